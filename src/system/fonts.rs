//! The fonts of the system: which of them has a letter.

use std::collections::BTreeMap;
use std::panic;
use std::sync::{LazyLock, Mutex, PoisonError};

use fontique::{
    Blob, Collection, CollectionOptions, FallbackKey, GenericFamily, Language, QueryFamily, QueryFont,
    QueryStatus, Script, SourceCache, SourceCacheOptions,
};
use unicode_script::UnicodeScript as _;

/// Generic families for signs that belong to no script.
const OF_SIGNS: [GenericFamily; 5] = [
    GenericFamily::SansSerif,
    GenericFamily::SystemUi,
    GenericFamily::Emoji,
    GenericFamily::Math,
    GenericFamily::Serif,
];

/// The languages of Han fonts, each of which covers other letters. `zh-SG` stands for simplified Chinese, since fontique takes
/// `zh-CN` as no choice.
const OF_HAN: [&str; 4] = ["zh-SG", "zh-TW", "ja", "ko"];

static FONTS: LazyLock<Mutex<Fonts>> = LazyLock::new(|| Mutex::new(Fonts::load()));

/// A font of the system. It stays in memory until the program ends.
#[derive(Debug, Clone, Copy)]
pub struct SystemFont {
    /// The bytes of its file.
    pub data: &'static [u8],
    /// Index in a file of several fonts.
    pub index: u32,
}

/// The font that the system takes for a letter: by its script, and by the user's language. Of those that the letter is in, the
/// first for which `can_use` holds, which gets the bytes of a file and the place in it.
pub fn font_with(letter: char, can_use: &dyn Fn(&[u8], u32) -> bool) -> Option<SystemFont> {
    FONTS.lock().unwrap_or_else(PoisonError::into_inner).with_letter(letter, can_use)
}

struct Fonts {
    collection: Collection,
    files: SourceCache,
    /// The user's language first.
    languages: Vec<Option<Language>>,
    /// The files that are in use, by the number of their bytes.
    used: BTreeMap<u64, &'static [u8]>,
}

impl Fonts {
    fn load() -> Self {
        let parsed = |code: &str| Language::parse(code).ok();
        let is_simplified = |language: &Language| {
            let is_traditional = language.script() == Some("Hant")
                || language.region().is_some_and(|region| ["HK", "MO", "TW"].contains(&region));
            language.language() == "zh" && !is_traditional
        };
        let users = sys_locale::get_locale().and_then(|code| parsed(&code));
        let users = if users.as_ref().is_some_and(is_simplified) { parsed(OF_HAN[0]) } else { users };
        let others = OF_HAN.iter().copied().map(parsed);
        let collection = |system_fonts| Collection::new(CollectionOptions { shared: false, system_fonts });
        // fontique panics where there is a fontconfig that knows no font at all, of which nobody has to read.
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let found = panic::catch_unwind(|| collection(true));
        panic::set_hook(hook);
        Self {
            collection: found.unwrap_or_else(|_| collection(false)),
            files: SourceCache::new(SourceCacheOptions::default()),
            languages: std::iter::once(users).chain(others).collect(),
            used: BTreeMap::new(),
        }
    }

    fn with_letter(&mut self, letter: char, can_use: &dyn Fn(&[u8], u32) -> bool) -> Option<SystemFont> {
        let has = |font: &QueryFont| {
            let glyph = font.charmap().and_then(|map| map.map(letter));
            glyph.is_some_and(|glyph| glyph != 0) && can_use(font.blob.as_ref(), font.index)
        };
        let found = self.of_scripts(letter, &has).or_else(|| self.first(&OF_SIGNS, None, &has))?;
        let data = *self.used.entry(found.blob.id()).or_insert_with(|| {
            let blob: &'static Blob<u8> = Box::leak(Box::new(found.blob.clone()));
            blob.as_ref()
        });
        Some(SystemFont { data, index: found.index })
    }

    /// The font for the first script of a letter that has one.
    fn of_scripts(&mut self, letter: char, has: &dyn Fn(&QueryFont) -> bool) -> Option<QueryFont> {
        let scripts = letter.script_extension().iter().filter_map(|one| Script::parse(one.short_name()).ok());
        for script in scripts {
            let is_han = script == Script::from_bytes(*b"Hani");
            let count = if is_han { self.languages.len() } else { 1 };
            for at in 0..count {
                let key = FallbackKey::new(script, self.languages.get(at).and_then(Option::as_ref));
                let found = self.first(&[GenericFamily::SansSerif], Some(key), has);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    fn first(
        &mut self,
        families: &[GenericFamily],
        fallback: Option<FallbackKey>,
        has: &dyn Fn(&QueryFont) -> bool,
    ) -> Option<QueryFont> {
        let mut query = self.collection.query(&mut self.files);
        query.set_families(families.iter().copied().map(QueryFamily::Generic));
        if let Some(key) = fallback {
            query.set_fallbacks(key);
        }
        let mut found = None;
        query.matches_with(|font| {
            if !has(font) {
                return QueryStatus::Continue;
            }
            found = Some(font.clone());
            QueryStatus::Stop
        });
        found
    }
}

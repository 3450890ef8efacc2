//! The translations of one language.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use miniz_oxide::inflate::decompress_to_vec;
use unic_langid::LanguageIdentifier;

use super::Language;
use domain::table::Cell;
use domain::text::Text;

/// The key of a text among the translations, the CRC-32 of its English.
pub fn key(english: &str) -> u32 {
    crc32fast::hash(english.as_bytes())
}

/// The id of a message in a file of translations: its first words, and its [`key`] in eight hexadecimal digits.
pub fn message_id(english: &str) -> String {
    let words = english.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut id: String = words.take(5).map(|word| word.to_ascii_lowercase() + "-").collect();
    // An id begins with a letter.
    if !id.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
        id.insert_str(0, "n-");
    }
    format!("{id}{:08x}", key(english))
}

/// The translations of a language by their keys.
pub(crate) struct Catalogue {
    messages: HashMap<u32, Pattern<&'static str>>,
    plurals: Option<PluralRules>,
}

impl Catalogue {
    /// The catalogue of a language, read at the first call; none for English.
    pub(crate) fn of(language: Language) -> Option<&'static Self> {
        static GERMAN: OnceLock<Catalogue> = OnceLock::new();
        static FRENCH: OnceLock<Catalogue> = OnceLock::new();
        static DUTCH: OnceLock<Catalogue> = OnceLock::new();
        static SPANISH: OnceLock<Catalogue> = OnceLock::new();
        let (catalogue, packed): (&OnceLock<Self>, &[u8]) = match language {
            Language::English | Language::Pseudo => return None,
            Language::German => (&GERMAN, include_bytes!(concat!(env!("OUT_DIR"), "/de.ftl"))),
            Language::French => (&FRENCH, include_bytes!(concat!(env!("OUT_DIR"), "/fr.ftl"))),
            Language::Dutch => (&DUTCH, include_bytes!(concat!(env!("OUT_DIR"), "/nl.ftl"))),
            Language::Spanish => (&SPANISH, include_bytes!(concat!(env!("OUT_DIR"), "/es.ftl"))),
        };
        Some(catalogue.get_or_init(|| {
            let source = decompress_to_vec(packed).ok().and_then(|source| String::from_utf8(source).ok());
            Self::read(language.code(), source.unwrap_or_default().leak())
        }))
    }

    /// Reads a file of texts. Lines that are no message are passed over: the tests refuse such a file.
    fn read(code: &str, source: &'static str) -> Self {
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse_runtime(source);
        let messages = resource.body.into_iter().filter_map(|entry| {
            let Entry::Message(message) = entry else { return None };
            let (_, digits) = message.id.name.rsplit_once('-')?;
            Some((u32::from_str_radix(digits, 16).ok()?, message.value?))
        });
        let identifier = LanguageIdentifier::from_bytes(code.as_bytes()).ok();
        Self {
            messages: messages.collect(),
            plurals: identifier.and_then(|one| PluralRules::create(one, PluralRuleType::CARDINAL).ok()),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.messages.len()
    }

    /// A message that is plain text.
    pub(crate) fn label(&'static self, english: &str) -> Option<&'static str> {
        match self.messages.get(&key(english))?.elements.as_slice() {
            [PatternElement::TextElement { value }] => Some(value),
            _ => None,
        }
    }

    pub(crate) fn text(&self, text: &Text, write: &dyn Fn(&Cell) -> String) -> Option<String> {
        let mut written = String::new();
        self.resolve(self.messages.get(&key(text.english()))?, text, write, &mut written);
        Some(written)
    }

    fn resolve(
        &self,
        pattern: &Pattern<&'static str>,
        text: &Text,
        write: &dyn Fn(&Cell) -> String,
        written: &mut String,
    ) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value }
                | PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => written.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    written.push_str(&argument(inline, text).map(write).unwrap_or_default());
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    if let Some(variant) = self.choose(argument(selector, text), variants) {
                        self.resolve(&variant.value, text, write, written);
                    }
                }
            }
        }
    }

    /// The variant of a count: that of its number, else that of its category, else the default.
    fn choose<'v>(
        &self,
        count: Option<&Cell>,
        variants: &'v [Variant<&'static str>],
    ) -> Option<&'v Variant<&'static str>> {
        let count = match count {
            Some(Cell::Whole(count)) => Some(*count),
            _ => None,
        };
        let category = count.zip(self.plurals.as_ref()).and_then(|(count, rules)| rules.select(count).ok());
        let category = category.as_ref().map(category_name);
        let is_number = |variant: &&Variant<&str>| match variant.key {
            VariantKey::NumberLiteral { value } => value.parse().ok() == count && count.is_some(),
            VariantKey::Identifier { .. } => false,
        };
        let is_category = |variant: &&Variant<&str>| match variant.key {
            VariantKey::Identifier { name } => category == Some(name),
            VariantKey::NumberLiteral { .. } => false,
        };
        let chosen = variants.iter().find(is_number).or_else(|| variants.iter().find(is_category));
        chosen.or_else(|| variants.iter().find(|variant| variant.default))
    }
}

/// The argument that an expression names.
fn argument<'t>(expression: &InlineExpression<&str>, text: &'t Text) -> Option<&'t Cell> {
    match expression {
        InlineExpression::VariableReference { id } => text.argument(id.name),
        _ => None,
    }
}

const fn category_name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::text;

    #[test]
    fn a_count_chooses_its_words() {
        let source =
            "a-KEY = { $count ->\n    [0] nichts\n    [one] ein Satz\n   *[other] { $count } Sätze\n}\n";
        let english = "{count} {count:rate|rates}";
        let source = source.replace("KEY", &format!("{:08x}", key(english))).leak();
        let catalogue = Catalogue::read("de", source);
        for (count, expected) in [(0, "nichts"), (1, "ein Satz"), (2, "2 Sätze"), (101, "101 Sätze")] {
            let written = catalogue.text(&text!("{count} {count:rate|rates}", count), &Cell::to_string);
            assert_eq!(written.as_deref(), Some(expected));
        }
        assert_eq!(catalogue.text(&text!("Another"), &Cell::to_string), None);
    }
}

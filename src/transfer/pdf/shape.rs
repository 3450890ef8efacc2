//! Text as glyphs: the font of each character, and the advance of each glyph. Widths are whole numbers, so
//! that pages are the same on every machine.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::MetadataProvider;
use skrifa::raw::{ReadError, TableProvider};
use system::SystemFont;
use unicode_script::{Script, UnicodeScript};

use super::system_fonts::{can_embed, glyph_of, post_script_name};
use crate::typefaces;
use domain::text;
use domain::text::Text;
use domain::{Error, Result};

/// The most characters of a text that are shaped: more than fit in the lines of any cell. A longer text is
/// cut, which limits the time that it takes.
const MOST_LETTERS: usize = 2_000;

/// The most characters of a line where nothing is cut: more than fit across a page, but for those without a width.
const MOST_IN_LINE: usize = 400;

/// The most letters that are named which no font has.
const MOST_NAMED: usize = 10;

/// Twentieths of a point in a point.
pub(super) const POINT: i32 = 20;

/// A font: a built-in one, or one of the system's that a document needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Font {
    Regular,
    Medium,
    SemiBold,
    Fallback,
    Emoji,
    /// By its place among those that were found.
    System(usize),
}

impl Font {
    /// The name on the pages, which is the PostScript name of a built-in font.
    pub(super) fn name(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Regular => "IBMPlexSans-Regular",
            Self::Medium => "IBMPlexSans-Medium",
            Self::SemiBold => "IBMPlexSans-SemiBold",
            Self::Fallback => "DejaVuSans",
            Self::Emoji => "NotoEmoji-Regular",
            Self::System(at) => return Cow::Owned(format!("System{at}")),
        })
    }
}

/// A font, to measure with and to embed.
pub(super) struct Typeface {
    face: Font,
    /// The PostScript name.
    pub(super) name: String,
    /// The bytes of its file, and its place in a file of several.
    pub(super) data: &'static [u8],
    pub(super) index: u32,
    pub(super) font: FontRef<'static>,
    shaper: ShaperData,
}

/// Finds the font of the system that has a letter.
type Finder = dyn Fn(char) -> Option<SystemFont>;

/// The fonts of a document.
pub(super) struct Typefaces {
    regular: Rc<Typeface>,
    medium: Rc<Typeface>,
    semibold: Rc<Typeface>,
    /// Has characters that the others lack.
    fallback: Rc<Typeface>,
    emoji: Rc<Typeface>,
    finder: Box<Finder>,
    /// The fonts of the system that the document needs, as they were found.
    found: RefCell<Vec<Rc<Typeface>>>,
    /// The letters that no font has.
    lacking: RefCell<BTreeSet<char>>,
}

/// A glyph of a run, in the units of its font.
pub(super) struct Glyph {
    pub(super) id: u16,
    pub(super) advance: i32,
    pub(super) offset: (i32, i32),
    /// The range of the text that it shows, so that it can be searched and copied.
    pub(super) range: Range<usize>,
}

/// Glyphs of one font.
pub(super) struct Run {
    pub(super) face: Font,
    pub(super) units: i32,
    pub(super) text: String,
    pub(super) glyphs: Vec<Glyph>,
}

impl Run {
    /// The width at a font size, in the unit of the size.
    pub(super) fn width(&self, size: i32) -> i32 {
        let advance: i64 = self.glyphs.iter().map(|glyph| i64::from(glyph.advance)).sum();
        i32::try_from(advance * i64::from(size) / i64::from(self.units.max(1))).unwrap_or(i32::MAX)
    }
}

impl Typefaces {
    /// The built-in fonts, and for letters that they lack those of the system. Refused only when a built-in font is broken.
    pub(super) fn load() -> Result<Self> {
        Self::with_finder(|letter| system::font_with(letter, &|data, index| can_embed(data, index, letter)))
    }

    /// The built-in fonts, and others for letters that they lack.
    pub(super) fn with_finder(finder: impl Fn(char) -> Option<SystemFont> + 'static) -> Result<Self> {
        let built_in = |face, data| {
            let read = typeface(face, SystemFont { data, index: 0 });
            read.map(Rc::new).map_err(|error| Error::storage(text!("Reading a font"), error))
        };
        Ok(Self {
            regular: built_in(Font::Regular, typefaces::REGULAR)?,
            medium: built_in(Font::Medium, typefaces::MEDIUM)?,
            semibold: built_in(Font::SemiBold, typefaces::SEMIBOLD)?,
            fallback: built_in(Font::Fallback, typefaces::DEJAVU)?,
            emoji: built_in(Font::Emoji, typefaces::EMOJI)?,
            finder: Box::new(finder),
            found: RefCell::default(),
            lacking: RefCell::default(),
        })
    }

    pub(super) fn typeface(&self, face: Font) -> Rc<Typeface> {
        let found = match face {
            Font::System(at) => self.found.borrow().get(at).cloned(),
            _ => None,
        };
        found.unwrap_or_else(|| Rc::clone(self.built_in(face)))
    }

    const fn built_in(&self, face: Font) -> &Rc<Typeface> {
        match face {
            Font::Regular => &self.regular,
            Font::Medium => &self.medium,
            Font::SemiBold => &self.semibold,
            Font::Fallback | Font::System(_) => &self.fallback,
            Font::Emoji => &self.emoji,
        }
    }

    /// What keeps the texts so far from being drawn: letters that no font has. `None` where all are drawn.
    pub(super) fn lacking(&self) -> Option<Text> {
        let lacking = self.lacking.borrow();
        let letters = lacking.iter().take(MOST_NAMED);
        let letters: Vec<String> =
            letters.map(|letter| format!("{letter} (U+{:04X})", u32::from(*letter))).collect();
        (!letters.is_empty()).then(|| {
            text!(
                "No font of this computer has {letters}: install one that does, such as Noto Sans or Noto Sans CJK, and start Tillbook again",
                letters = letters.join(", ")
            )
        })
    }

    /// The font of a letter: that of its text, another built-in one, or one of the system's.
    fn face_of(&self, own: Font, letter: char) -> Font {
        let has = |face: &Font| glyph_of(&self.built_in(*face).font, letter).is_some();
        let built_in = [own, Font::Fallback, Font::Emoji].into_iter().find(has);
        built_in.or_else(|| self.found_face(letter)).unwrap_or(Font::Fallback)
    }

    fn found_face(&self, letter: char) -> Option<Font> {
        if self.lacking.borrow().contains(&letter) {
            return None;
        }
        let mut found = self.found.borrow_mut();
        let has = |typeface: &Rc<Typeface>| glyph_of(&typeface.font, letter).is_some();
        if let Some(at) = found.iter().position(has) {
            return Some(Font::System(at));
        }
        let face = Font::System(found.len());
        let Some(new) = (self.finder)(letter).and_then(|font| typeface(face, font).ok()) else {
            self.lacking.borrow_mut().insert(letter);
            return None;
        };
        found.push(Rc::new(new));
        Some(face)
    }

    /// The runs of a text, each of one font, from the left.
    pub(super) fn shape(&self, own: Font, text: &str) -> Vec<Run> {
        let mut runs: Vec<(Font, Script, String)> = Vec::new();
        for letter in beginning(text).chars().filter(|letter| !letter.is_control()) {
            // A space takes the font of the letter before it where that has one, as does what is not seen.
            let has_space = |face: Font| glyph_of(&self.typeface(face).font, ' ').is_some();
            let stays = is_unseen(letter) || letter == ' ' && runs.last().is_some_and(|run| has_space(run.0));
            let face = if stays { own } else { self.face_of(own, letter) };
            let script = letter.script();
            match runs.last_mut() {
                Some((last, of_run, run))
                    if stays || *last == face && (face == own || is_of(script, *of_run)) =>
                {
                    run.push(letter);
                    *of_run = if has_none(*of_run) { script } else { *of_run };
                }
                _ => runs.push((face, script, letter.to_string())),
            }
        }
        runs.into_iter().map(|(face, _, text)| run(&self.typeface(face), text)).collect()
    }

    /// The width of a text at a font size, in the unit of the size.
    pub(super) fn width(&self, own: Font, size: i32, text: &str) -> i32 {
        self.shape(own, text).iter().map(|run| run.width(size)).sum()
    }

    /// A text in at most so many lines of this width, broken between words; a longer text is cut and ends in
    /// `…`.
    pub(super) fn lines(&self, own: Font, size: i32, text: &str, width: i32, most: usize) -> Vec<String> {
        let fits = |text: &str| self.width(own, size, text) <= width;
        let text = beginning(text);
        if fits(&text) {
            return vec![text.into_owned()];
        }
        let mut lines: Vec<String> = vec![String::new()];
        for word in text.split_whitespace() {
            let is_full = lines.len() == most;
            let Some(line) = lines.last_mut() else { break };
            if line.is_empty() {
                line.push_str(word);
            } else if is_full || fits(&format!("{line} {word}")) {
                line.push(' ');
                line.push_str(word);
            } else {
                lines.push(word.to_owned());
            }
        }
        lines.into_iter().map(|line| if fits(&line) { line } else { cut(&line, fits) }).collect()
    }

    /// A text in as many lines of this width as it takes, nothing of it left out: a word that is wider than a line is broken
    /// where the line ends. None for an empty text.
    pub(super) fn all_lines(&self, own: Font, size: i32, text: &str, width: i32) -> Vec<String> {
        let fits =
            |text: &str| text.chars().nth(MOST_IN_LINE).is_none() && self.width(own, size, text) <= width;
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines() {
            let mut line = String::new();
            // A no-break space is white space too, and is kept.
            for word in paragraph.split([' ', '\t']).filter(|word| !word.is_empty()) {
                let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
                if fits(&longer) {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line = break_word(word, &mut lines, fits);
            }
            lines.extend(Some(line).filter(|line| !line.is_empty()));
        }
        lines
    }
}

/// Adds the lines that a word fills; returns the rest of it.
fn break_word(word: &str, lines: &mut Vec<String>, fits: impl Fn(&str) -> bool) -> String {
    let mut rest = word;
    while !fits(rest) {
        let ends = rest.char_indices().map(|(at, _)| at).skip(1).take(MOST_IN_LINE);
        let ends: Vec<usize> = ends.collect();
        let fitting = ends.partition_point(|end| rest.get(..*end).is_some_and(&fits));
        // One character at least, however wide.
        let Some((line, others)) =
            ends.get(fitting.saturating_sub(1)).and_then(|end| rest.split_at_checked(*end))
        else {
            break;
        };
        lines.push(line.to_owned());
        rest = others;
    }
    rest.to_owned()
}

/// The first characters of a text, with `…` when there were more.
fn beginning(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) if text.get(end..) != Some("…") => {
            Cow::Owned(text.get(..end).unwrap_or_default().to_owned() + "…")
        }
        _ => Cow::Borrowed(text),
    }
}

/// The part of a line that fits, with `…`.
fn cut(line: &str, fits: impl Fn(&str) -> bool) -> String {
    let ends: Vec<usize> = line.char_indices().map(|(at, _)| at).collect();
    let cut_at = |end: &usize| line.get(..*end).unwrap_or_default().trim_end().to_owned() + "…";
    let fitting = ends.partition_point(|end| fits(&cut_at(end)));
    let end = fitting.checked_sub(1).and_then(|last| ends.get(last));
    end.map(cut_at).unwrap_or_default()
}

fn typeface(face: Font, SystemFont { data, index }: SystemFont) -> std::result::Result<Typeface, ReadError> {
    let font = FontRef::from_index(data, index)?;
    let name = match face {
        Font::System(_) => post_script_name(&font),
        _ => None,
    };
    let name = name.unwrap_or_else(|| face.name().into_owned());
    let shaper = ShaperData::new(&font);
    Ok(Typeface { face, name, data, index, font, shaper })
}

/// Whether a letter of a script can be shaped with letters of another.
fn is_of(script: Script, other: Script) -> bool {
    script == other || has_none(script) || has_none(other)
}

const fn has_none(script: Script) -> bool {
    matches!(script, Script::Common | Script::Inherited)
}

/// Whether a letter only says how others are drawn (`Default_Ignorable_Code_Point` without the fillers of Hangul).
const fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

fn run(typeface: &Typeface, text: String) -> Run {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(&text);
    buffer.guess_segment_properties();
    let shaper = typeface.shaper.shaper(&typeface.font).build();
    let glyphs = shaper.shape(buffer, ShapeOptions::new());
    let at = |cluster: u32| usize::try_from(cluster).unwrap_or_default();
    let mut starts: Vec<usize> = glyphs.glyph_infos().iter().map(|info| at(info.cluster)).collect();
    starts.sort_unstable();
    let end_of = |start: usize| {
        let next = starts.partition_point(|other| *other <= start);
        starts.get(next).copied().unwrap_or(text.len())
    };
    let placed = glyphs.glyph_infos().iter().zip(glyphs.glyph_positions());
    // Glyph 0, for a character that no font has, may not be shown in an archive (ISO 19005-3, 6.2.11.8).
    let stand_in = typeface.font.charmap().map('\u{fffd}').and_then(|id| {
        Some((u16::try_from(id.to_u32()).ok()?, typeface.font.hmtx().ok()?.advance(id)?.into()))
    });
    let glyph = |id: u32, advance: i32| match u16::try_from(id).unwrap_or_default() {
        0 => stand_in.unwrap_or((0, advance)),
        id => (id, advance),
    };
    let placed = placed.map(|(info, position)| (info, position, glyph(info.glyph_id, position.x_advance)));
    let placed = placed.map(|(info, position, (id, advance))| Glyph {
        id,
        advance,
        offset: (position.x_offset, position.y_offset),
        range: at(info.cluster)..end_of(at(info.cluster)),
    });
    let placed = placed.collect();
    Run { face: typeface.face, units: shaper.units_per_em(), text, glyphs: placed }
}

/// Twentieths of a point, converted to points.
pub(super) fn points(twentieths: i32) -> f32 {
    of_whole(twentieths, POINT)
}

#[expect(clippy::float_arithmetic, reason = "PDF measures in fractions; nothing is computed with them")]
pub(super) fn of_whole(part: i32, whole: i32) -> f32 {
    let small = |number: i32| f32::from(i16::try_from(number).unwrap_or(i16::MAX));
    small(part) / small(whole.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_add_up_and_lines_are_broken_between_words() {
        let faces = Typefaces::load().unwrap();
        let width = |text: &str| faces.width(Font::Regular, 1_000, text);
        // Digits have equal widths, as has the minus, so that columns align.
        assert_eq!(width("1"), 600);
        assert_eq!((width("1,111.11"), width("−8")), (width("4,890.67"), 2 * width("0")));
        // Characters of other scripts come from the fallback font.
        let runs = faces.shape(Font::Medium, "Tee שלום Ж 🧾");
        let texts: Vec<(Font, &str)> = runs.iter().map(|run| (run.face, run.text.as_str())).collect();
        let expected =
            [(Font::Medium, "Tee "), (Font::Fallback, "שלום "), (Font::Medium, "Ж "), (Font::Emoji, "🧾")];
        assert_eq!(texts, expected);
        assert!(runs[3].glyphs.iter().all(|glyph| glyph.id != 0));
        let lines = |most| faces.lines(Font::Regular, 100, "one two three four five", 720, most);
        assert_eq!(lines(9), ["one two three", "four five"]);
        assert_eq!(lines(1), ["one two three…"]);
    }

    #[test]
    fn letters_that_no_built_in_font_has_are_those_of_another_or_named() {
        let symbols =
            SystemFont { data: include_bytes!("../../../assets/fonts/MaterialSymbols.ttf"), index: 0 };
        let faces =
            move || Typefaces::with_finder(move |letter| (letter == '\u{e88e}').then_some(symbols)).unwrap();
        let all = faces();
        let runs = all.shape(Font::Medium, "Tea \u{e88e}\u{200d} 1");
        let of_run = |run: &Run| (run.face, run.text.clone(), run.glyphs.iter().any(|glyph| glyph.id == 0));
        let expected = [
            (Font::Medium, "Tea ".to_owned(), false),
            (Font::System(0), "\u{e88e}\u{200d}".to_owned(), false),
            (Font::Medium, " 1".to_owned(), false),
        ];
        assert_eq!(runs.iter().map(of_run).collect::<Vec<_>>(), expected);
        assert_eq!(
            (&*all.typeface(Font::System(0)).name, all.lacking()),
            ("MaterialSymbolsRounded-Regular", None)
        );
        let lacking = faces();
        lacking.shape(Font::Regular, "Tea 山\u{e88e}\u{fe0f}田 \u{200d}");
        let told = lacking.lacking().unwrap().to_string();
        assert!(told.starts_with("No font of this computer has 山 (U+5C71), 田 (U+7530): install"), "{told}");
    }

    #[test]
    fn long_texts_take_no_longer_than_those_that_fill_a_cell() {
        let faces = Typefaces::load().unwrap();
        for unit in ["word ", "a", "قلم", "👩‍👧", "e\u{301}", "\u{301}", "\u{200b}", "ﷺ", "\u{1}"]
        {
            let text = unit.repeat(1 << 20);
            for most in [1, 4, usize::MAX] {
                let lines = faces.lines(Font::Regular, 160, &text, 4_000, most);
                let letters: usize = lines.iter().map(|line| line.chars().count()).sum();
                assert!(letters <= MOST_LETTERS + 1, "{unit}: {letters} letters");
                let fits = |line: &String| faces.width(Font::Regular, 160, line) <= 4_000;
                assert!(lines.iter().all(fits), "{unit}");
            }
            assert!(faces.width(Font::Regular, 160, &text) >= faces.width(Font::Regular, 160, unit));
        }
    }
}

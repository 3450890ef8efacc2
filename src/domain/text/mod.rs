//! Cleaning of typed text, in the way of the reference system where the choices follow it.
//!
//! Also here: texts for people as values ([`Text`]), numbers and dates as people write them, slugs, and names that are
//! found by a part of them.

pub mod lenient;
pub mod message;
pub mod name_index;
pub mod slug;
pub mod suggest;

pub use message::Text;

use crate::text;

/// The longest text of a name, a state or one postcode, in characters.
pub const LONGEST_TEXT: usize = 200;

/// The longest text that is accepted at all, in bytes, before cleaning.
pub const LONGEST_GIVEN: usize = 4_000;

/// The text, or the complaint when it is longer than [`LONGEST_GIVEN`]. Each text of a request, a file or a
/// person passes this first.
pub fn within(text: &str) -> Result<&str, Text> {
    match text.len() {
        ..=LONGEST_GIVEN => Ok(text),
        length => Err(text!("{length} bytes are too many: at most {most}", length, most = LONGEST_GIVEN)),
    }
}

/// The cleaned text, or the complaint when the text or its cleaned form is too long.
pub fn short(text: &str, clean: fn(&str) -> String) -> Result<String, Text> {
    let cleaned = clean(within(text)?);
    match cleaned.chars().count() {
        ..=LONGEST_TEXT => Ok(cleaned),
        length => Err(text!("{length} characters are too many: at most {most}", length, most = LONGEST_TEXT)),
    }
}

/// The complaint about the first of these texts that is longer than [`LONGEST_GIVEN`], after its name.
pub fn too_long<'t>(texts: impl IntoIterator<Item = (&'static str, &'t str)>) -> Option<Text> {
    let mut problems = texts.into_iter().filter_map(|(what, text)| Some((what, within(text).err()?)));
    problems.next().map(|(what, problem)| text!("{what}: {problem}", what = Text::new(what), problem))
}

/// The first 60 characters, for a message, with an ellipsis where more follow.
pub fn beginning(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// `tax rates` becomes `Tax rates`.
pub fn first_upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Removes tags and control characters, collapses ASCII white space to single spaces and trims it (choices 9
/// and 16). A no-break space stays.
pub fn clean(text: &str) -> String {
    let without_tags = strip_tags(text);
    let kept = without_tags.chars().filter(|c| c.is_ascii_whitespace() || !c.is_control());
    collapse_spaces(kept)
}

/// A text as it is printed, in one line or in several: without the characters that no paper shows and that XML 1.0 mostly
/// cannot hold, and without white space around it.
pub fn printable(text: &str) -> String {
    let is_shown = |c: &char| {
        matches!(c, '\t' | '\n' | '\r') || !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}')
    };
    text.chars().filter(is_shown).collect::<String>().trim().to_owned()
}

/// As [`clean`], and removes percent-encoded octets (`%20`), as class names require.
pub fn clean_name(text: &str) -> String {
    collapse_spaces(without_octets(&clean(text)).chars())
}

fn collapse_spaces(chars: impl Iterator<Item = char>) -> String {
    let mut out = String::new();
    let mut gap = false;
    for c in chars {
        if c.is_ascii_whitespace() {
            gap = true;
            continue;
        }
        if gap && !out.is_empty() {
            out.push(' ');
        }
        gap = false;
        out.push(c);
    }
    out
}

/// Removes octets, also those that are formed by the removal of another between them. One pass is enough: `%`
/// is only the first character of an octet, so the order of the removals has no influence.
fn without_octets(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        out.push(c);
        let is_hex = |byte: &u8| byte.is_ascii_hexdigit();
        if matches!(out.as_bytes(), [.., b'%', high, low] if is_hex(high) && is_hex(low)) {
            out.truncate(out.len() - 3);
        }
    }
    out
}

/// Removes tags: `<b>x</b>` becomes `x`. The contents of scripts and styles are removed too. A `<` before a
/// space or another `<`, and one that is never closed, is text.
///
/// Linear in the length of the text, whatever its contents: an end that was not found is not searched again.
pub fn strip_tags(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut markup = Markup { text, ..Markup::default() };
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        out.push_str(before);
        let is_sign = after.starts_with(|c: char| c.is_ascii_whitespace());
        let split = if is_sign { None } else { markup.split_tag(after) };
        let Some((tag, behind)) = split else {
            out.push('<');
            rest = after;
            continue;
        };
        rest = markup.skip_element(tag, behind).unwrap_or(behind);
    }
    out.push_str(rest);
    out
}

/// Elements whose contents are removed, and the beginning of their closing tags.
const HIDDEN: [(&str, &str); 2] = [("script", "</script"), ("style", "</style")];

/// Knowledge about the rest of a text, so that no search to its end is made twice.
#[derive(Default)]
struct Markup<'t> {
    text: &'t str,
    /// For each byte, after which open quotes a tag still ends; computed at the first need.
    ends: Option<Vec<Ends>>,
    /// No comment ends after the current position.
    has_no_comment_end: bool,
    /// The elements of [`HIDDEN`] that have no closing tag after the current position.
    has_no_end: [bool; HIDDEN.len()],
}

/// True for each state of quotes in which a `>` outside quotes follows: none, a double one or a single one is open.
#[derive(Clone, Copy, Default)]
struct Ends {
    plain: bool,
    double: bool,
    single: bool,
}

impl<'t> Markup<'t> {
    /// Splits the inside of a tag from what follows it; a `>` between quotes does not end it, a comment ends
    /// at `-->`. `None` when another `<` is inside: the first was a plain sign, as in `<3 <b>you</b>`.
    fn split_tag(&mut self, after: &'t str) -> Option<(&'t str, &'t str)> {
        if let Some(comment) = after.strip_prefix("!--") {
            let split = if self.has_no_comment_end { None } else { comment.split_once("-->") };
            self.has_no_comment_end = split.is_none();
            return split;
        }
        let next = after.find('<').unwrap_or(after.len());
        let inside = after.get(..next)?;
        let mut quote = None;
        for (at, c) in inside.char_indices() {
            match (quote, c) {
                (None, '>') => return Some((after.get(..at)?, after.get(at + 1..)?)),
                (None, '"' | '\'') => quote = Some(c),
                (Some(open), _) if open == c => quote = None,
                _ => {}
            }
        }
        let first = inside.find('>')?;
        // A quote that is never closed does not count: `<b title=5">x`.
        let ends_later = self.ends_later(self.text.len() - after.len() + next, quote);
        if ends_later { None } else { Some((after.get(..first)?, after.get(first + 1..)?)) }
    }

    /// Finds whether a `>` outside quotes is at this byte or after it, with this quote open.
    fn ends_later(&mut self, at: usize, quote: Option<char>) -> bool {
        let text = self.text;
        let ends = self.ends.get_or_insert_with(|| ends_of(text)).get(at).copied().unwrap_or_default();
        match quote {
            None => ends.plain,
            Some('"') => ends.double,
            Some(_) => ends.single,
        }
    }

    /// The text after the closing tag of an element of [`HIDDEN`].
    fn skip_element(&mut self, tag: &str, behind: &'t str) -> Option<&'t str> {
        let opens = |name: &str| {
            tag.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
                && tag.get(name.len()..).is_some_and(|more| !more.starts_with(char::is_alphanumeric))
        };
        let ((_, end), has_no_end) =
            HIDDEN.into_iter().zip(&mut self.has_no_end).find(|((name, _), _)| opens(name))?;
        if *has_no_end {
            return None;
        }
        let after = after_closing(behind, end);
        *has_no_end = after.is_none();
        after
    }
}

/// For each byte of a text, whether a tag ends there or later.
fn ends_of(text: &str) -> Vec<Ends> {
    let mut ends = vec![Ends::default(); text.len()];
    let mut later = Ends::default();
    for (byte, at) in text.bytes().zip(&mut ends).rev() {
        later = match byte {
            b'>' => Ends { plain: true, ..later },
            b'"' => Ends { plain: later.double, double: later.plain, ..later },
            b'\'' => Ends { plain: later.single, single: later.plain, ..later },
            _ => later,
        };
        *at = later;
    }
    ends
}

/// The text after the first closing tag with this beginning, in any case.
fn after_closing<'t>(text: &'t str, begins: &str) -> Option<&'t str> {
    let starts = |window: &[u8]| window.eq_ignore_ascii_case(begins.as_bytes());
    let close = text.as_bytes().windows(begins.len()).position(starts)?;
    text.get(close..)?.split_once('>').map(|(_, after)| after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_is_what_is_left_without_markup() {
        for (given, expected) in [
            ("  lead", "lead"),
            ("a\t\n b", "a b"),
            ("<b>Bold</b>", "Bold"),
            ("a < b", "a < b"),
            ("a <b", "a <b"),
            ("<3 <b>you</b>", "<3 you"),
            ("<script>alert(1)</script>x", "x"),
            ("<script>x</script>", ""),
            ("<scripted>x</scripted>", "x"),
            ("<a title=\"x>y\">z</a>", "z"),
            ("a\u{a0} b", "a\u{a0} b"),
            ("bell\u{7}", "bell"),
            ("<!-- no --> yes", "yes"),
        ] {
            assert_eq!(clean(given), expected, "{given:?}");
        }
        for (given, expected) in
            [("%20", ""), ("50% off", "50% off"), ("%%2020", ""), ("a %41 b", "a b"), ("%e6%97%a5", "")]
        {
            assert_eq!(clean_name(given), expected, "{given:?}");
        }
    }

    #[test]
    fn four_megabytes_are_cleaned_whatever_they_are() {
        let parts = "< <!-- <b <\" <b_title=\">' <b_title='>\"x <script> <script></script> <style></styl & %";
        for part in parts.split(' ').map(|part| part.replace('_', " ")) {
            // A search to the end for each of them would take hours.
            for end in ["", "\">"] {
                let given = part.repeat((1 << 20) / part.len()) + end;
                assert!(clean_name(&given).len() <= given.len());
            }
        }
        let signs = "<".repeat(4 << 20);
        assert_eq!(clean_name(&signs), signs);
        let nested = format!("{}{}x", "%".repeat(1 << 20), "20".repeat(1 << 20));
        assert_eq!(clean_name(&nested), "x");
    }

    /// The rule for tags in its plain form, which searches to the end for each of them.
    fn plainly_stripped(text: &str) -> String {
        let Some((before, after)) = text.split_once('<') else {
            return text.to_owned();
        };
        let mut quote = None;
        let outside = after.char_indices().find(|(_, c)| {
            let is_end = quote.is_none() && *c == '>';
            match quote {
                None if matches!(c, '"' | '\'') => quote = Some(*c),
                Some(open) if open == *c => quote = None,
                _ => {}
            }
            is_end
        });
        let end = outside.map(|(at, _)| at).or_else(|| after.find('>'));
        let is_sign = after.starts_with(|c: char| c.is_ascii_whitespace());
        let tag = match after.strip_prefix("!--") {
            Some(comment) => comment.split_once("-->"),
            None => end.map(|end| (&after[..end], &after[end + 1..])).filter(|(tag, _)| !tag.contains('<')),
        };
        let Some((tag, behind)) = tag.filter(|_| !is_sign) else {
            return format!("{before}<{}", plainly_stripped(after));
        };
        let is_name = |name: &str| {
            let tag = tag.to_ascii_lowercase();
            tag.strip_prefix(name).is_some_and(|more| !more.starts_with(char::is_alphanumeric))
        };
        let hidden = ["script", "style"].into_iter().find(|name| is_name(name)).and_then(|name| {
            let close = behind.to_ascii_lowercase().find(&format!("</{name}"))?;
            behind[close..].split_once('>').map(|(_, after)| after)
        });
        before.to_owned() + &plainly_stripped(hidden.unwrap_or(behind))
    }

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config::with_cases(2_000))]
        #[test]
        fn tags_are_stripped_by_the_rule(
            text in "(<|<|>|>|\"|'|b|é| |!--|-->|<script|</script|</Script>|<style>|</style >){0,16}",
        ) {
            proptest::prop_assert_eq!(strip_tags(&text), plainly_stripped(&text));
        }
    }
}

//! Cleaning of typed text as the reference system does it, where the choices follow it.

/// Longest text that a name, a state or one postcode may have, in characters.
pub const LONGEST_TEXT: usize = 200;

/// Plain text (choices 9 and 16): tags and control characters out, ASCII white space collapsed to
/// single spaces and trimmed. A no-break space stays.
pub fn clean(text: &str) -> String {
    let without_tags = strip_tags(text);
    let kept = without_tags.chars().filter(|c| c.is_ascii_whitespace() || !c.is_control());
    collapse_spaces(kept)
}

/// As `clean`, with percent-encoded octets (`%20`) out too: what a class name is.
pub fn clean_name(text: &str) -> String {
    let mut cleaned = clean(text);
    loop {
        let next = without_octets(&cleaned);
        if next == cleaned {
            return collapse_spaces(cleaned.chars());
        }
        cleaned = next;
    }
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

fn without_octets(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        match after.get(..2) {
            Some(hex) if hex.bytes().all(|b| b.is_ascii_hexdigit()) => {
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                out.push('%');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

/// The text without its tags: `<b>x</b>` is `x`. The contents of scripts and styles go with them.
/// A `<` before a space or another `<`, or one that is never closed, is text.
pub fn strip_tags(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        out.push_str(before);
        if after.starts_with(|c: char| c.is_ascii_whitespace()) {
            out.push('<');
            rest = after;
            continue;
        }
        // Another `<` within it: the first one was a sign, as in `<3 <b>you</b>`.
        let closed = split_tag(after).filter(|(tag, _)| after.starts_with("!--") || !tag.contains('<'));
        let Some((tag, behind)) = closed else {
            out.push('<');
            rest = after;
            continue;
        };
        rest = ["script", "style"].iter().find_map(|name| skip_element(tag, behind, name)).unwrap_or(behind);
    }
    out.push_str(rest);
    out
}

/// A tag's inside and what follows it; a `>` between quotes does not end it, a comment ends at `-->`.
fn split_tag(after: &str) -> Option<(&str, &str)> {
    if let Some(comment) = after.strip_prefix("!--") {
        return comment.split_once("-->");
    }
    let mut quote = None;
    for (at, c) in after.char_indices() {
        match (quote, c) {
            (None, '>') => return Some((after.get(..at)?, after.get(at + 1..)?)),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), _) if open == c => quote = None,
            _ => {}
        }
    }
    // A quote that never closes is no quote: `<b title=5">x`.
    after.split_once('>')
}

/// What follows the closing tag of an element whose contents are no text.
fn skip_element<'t>(tag: &str, behind: &'t str, name: &str) -> Option<&'t str> {
    let opens = tag.get(..name.len())?.eq_ignore_ascii_case(name)
        && !tag.get(name.len()..)?.starts_with(|c: char| c.is_alphanumeric());
    if !opens {
        return None;
    }
    let lower = behind.to_ascii_lowercase();
    let close = lower.find(&format!("</{name}"))?;
    let end = close + behind.get(close..)?.find('>')?;
    behind.get(end + 1..)
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
}

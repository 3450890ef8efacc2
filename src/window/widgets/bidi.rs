//! The order of words in Arabic and Hebrew. egui shapes each word of these scripts from right to left, but
//! places the words from left to right (egui#8577). A painted text gets its words in the order in which they
//! are to stand; a text in a field stays as egui places it.

use std::borrow::Cow;

/// The text with its words as they stand on screen from left to right. Words of the other direction keep
/// their order among themselves, as do numbers (Unicode Standard Annex 9, for whole words).
pub(super) fn visual_order(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_right_to_left) {
        return Cow::Borrowed(text);
    }
    let strong = text.chars().find(|c| is_right_to_left(*c) || c.is_alphabetic());
    let is_base = strong.is_some_and(is_right_to_left);
    let mut words: Vec<&str> = text.split(' ').collect();
    // Everything turns around where the text begins from right to left; what runs to the right turns back.
    if is_base {
        words.reverse();
    }
    let is_turned = |word: &&str| word.chars().any(is_right_to_left) != is_base;
    let is_neutral = |word: &str| !is_base && !word.chars().any(char::is_alphabetic);
    let mut at = 0;
    while let Some(first) = words.iter().skip(at).position(is_turned).map(|found| found + at) {
        let run = words.iter().skip(first).take_while(|word| is_turned(word) || is_neutral(word));
        let run: Vec<&&str> = run.collect();
        let length = run.iter().rposition(|word| is_turned(word)).map_or(1, |last| last + 1);
        at = first + length;
        if let Some(run) = words.get_mut(first..at) {
            run.reverse();
        }
    }
    Cow::Owned(words.join(" "))
}

/// Letters of Hebrew, Arabic, Syriac, Thaana and N'Ko, and their presentation forms.
const fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_as_they_are_read() {
        for (text, expected) in [
            ("plain text", "plain text"),
            ("שלום", "שלום"),
            ("א ב ג", "ג ב א"),
            ("א ב Blue Mug", "Blue Mug ב א"),
            ("א 3 ב", "ב 3 א"),
            ("Mug א ב blue", "Mug ב א blue"),
            ("Mug א 12 ב 7", "Mug ב 12 א 7"),
            ("", ""),
        ] {
            assert_eq!(visual_order(text), expected, "{text}");
        }
    }
}

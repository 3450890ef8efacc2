//! English with accents, 40 % longer and in brackets: `Save` is `⟦Šåvé··⟧`. What is drawn without brackets went by no
//! [`Text`], and what lacks the last one is cut.

use std::collections::HashMap;
use std::sync::Mutex;

use domain::table::Cell;
use domain::text::Text;
use domain::text::message::{Piece, pieces};

/// A text without arguments. It is kept for as long as the program runs: there are only so many.
pub(crate) fn label(english: &str) -> &str {
    static LABELS: Mutex<Option<HashMap<String, &'static str>>> = Mutex::new(None);
    let Ok(mut labels) = LABELS.lock() else { return english };
    let labels = labels.get_or_insert_default();
    labels.entry(english.to_owned()).or_insert_with(|| {
        let english: &'static str = english.to_owned().leak();
        text(&Text::new(english), &Cell::to_string).leak()
    })
}

pub(crate) fn text(text: &Text, write: &dyn Fn(&Cell) -> String) -> String {
    let mut written = String::from("⟦");
    let mut letters = 0_usize;
    for piece in pieces(text.english()) {
        let words = match piece {
            Piece::Plain(words) => words,
            Piece::Counted { name, one, other } => {
                if text.argument(name) == Some(&Cell::Whole(1)) {
                    one
                } else {
                    other
                }
            }
            Piece::Argument(name) => {
                written.push_str(&text.argument(name).map(write).unwrap_or_default());
                continue;
            }
        };
        letters += words.chars().count();
        written.extend(words.chars().map(accented));
    }
    written.extend(std::iter::repeat_n('·', (letters * 2).div_ceil(5)));
    written.push('⟧');
    written
}

const fn accented(letter: char) -> char {
    match letter {
        'a' => 'å',
        'e' => 'é',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'ü',
        'n' => 'ñ',
        'c' => 'ç',
        'y' => 'ý',
        'A' => 'Å',
        'E' => 'É',
        'I' => 'Î',
        'O' => 'Ö',
        'U' => 'Û',
        'S' => 'Š',
        other => other,
    }
}

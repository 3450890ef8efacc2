//! An index of the names of many records, in which the palette looks for a text while it is typed.

use memchr::memmem;

use super::suggest::Fit;

/// Begins each record, stands before and after each text of it, and before each word; nobody types these.
const RECORD: char = '\n';
const PART: char = '\u{1f}';
const WORD: char = '\u{1e}';

/// The names, codes and addresses of records, in lower case, one after another.
#[derive(Debug, Clone, Default)]
pub struct NameIndex {
    text: String,
    /// The offset in `text` of each record.
    starts: Vec<usize>,
}

impl NameIndex {
    /// Adds a record by its texts: its name first, then those it is found by too.
    pub fn push(&mut self, texts: &[&str]) {
        self.starts.push(self.text.len());
        self.text.push(RECORD);
        for text in texts {
            self.text.push(PART);
            push_words(&mut self.text, text);
        }
        self.text.push(PART);
    }

    /// The indexes of the records that hold a text, in any case, best first, at most `limit`; equally good ones in
    /// the order they were added.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<(Fit, usize)> {
        let mut words = String::new();
        push_words(&mut words, typed.trim());
        if words.is_empty() {
            return Vec::new();
        }
        let within = words.strip_prefix(WORD).unwrap_or(&words);
        // Each kind of match is a text to look for, and a kind is looked for only while better ones are too few: a
        // single letter is in millions of places.
        let kinds = [
            (Fit::Code, format!("{PART}{words}{PART}")),
            (Fit::Beginning, format!("{RECORD}{PART}{words}")),
            (Fit::Word, format!("{WORD}{within}")),
            (Fit::Within, within.to_owned()),
        ];
        let mut best: Vec<(Fit, usize)> = Vec::new();
        for (kind, wanted) in kinds {
            for at in memmem::find_iter(self.text.as_bytes(), &wanted) {
                if best.len() >= limit {
                    return best;
                }
                let record = self.starts.partition_point(|start| *start <= at).saturating_sub(1);
                if best.iter().all(|(_, known)| *known != record) {
                    best.push((kind, record));
                }
            }
        }
        best
    }
}

/// Appends a text in lower case, each word of it marked; without line ends and the like.
fn push_words(to: &mut String, text: &str) {
    let mut is_in_word = false;
    for letter in text.chars().filter(|letter| !letter.is_control()).flat_map(char::to_lowercase) {
        let is_of_word = letter.is_alphanumeric();
        if is_of_word && !is_in_word {
            to.push(WORD);
        }
        to.push(letter);
        is_in_word = is_of_word;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_match_is_first_and_each_record_is_found_once() {
        let mut index = NameIndex::default();
        for texts in [
            ["Ada Blue", "ada@blue.example"],
            ["Blue Mug Ltd", "mug"],
            ["Umbrella", "blum@example.org"],
            ["Çelik\nBlue", ""],
        ] {
            index.push(&texts);
        }
        for (typed, limit, expected) in [
            ("blue", 9, &[(Fit::Beginning, 1), (Fit::Word, 0), (Fit::Within, 3)][..]),
            ("ada blue", 9, &[(Fit::Code, 0)]),
            ("MUG", 9, &[(Fit::Code, 1)]),
            ("blu", 1, &[(Fit::Beginning, 1)]),
            ("umb", 9, &[(Fit::Beginning, 2)]),
            (" çelik", 9, &[(Fit::Beginning, 3)]),
            ("ue mu", 9, &[(Fit::Within, 1)]),
            ("@blue", 9, &[(Fit::Within, 0)]),
            ("example", 2, &[(Fit::Word, 0), (Fit::Word, 2)]),
            ("e", 3, &[(Fit::Word, 0), (Fit::Word, 2), (Fit::Within, 1)]),
            ("", 9, &[]),
            ("red", 9, &[]),
        ] {
            assert_eq!(index.find(typed, limit), expected, "{typed}");
        }
    }
}

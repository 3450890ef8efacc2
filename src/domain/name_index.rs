//! An index of the names of many records, in which the palette looks for a text while it is typed.

use super::suggest::Fit;

/// Ends each text of a record, and each record; nobody types these characters.
const PART: char = '\u{1f}';
const END: char = '\n';

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
        for text in texts {
            // Without line ends, so that each record keeps its place.
            self.text.extend(text.chars().filter(|letter| !letter.is_control()).flat_map(char::to_lowercase));
            self.text.push(PART);
        }
        self.text.push(END);
    }

    /// The indexes of the records that hold a text, in any case, best first; equally good ones in the order
    /// they were added. Of each kind of match at most `limit` are looked at further.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<(Fit, usize)> {
        let typed = typed.trim().to_lowercase();
        if typed.is_empty() {
            return Vec::new();
        }
        let kinds = [Fit::Code, Fit::Beginning, Fit::Word, Fit::Within];
        let mut found: [Vec<usize>; 4] = Default::default();
        for (at, part) in self.text.match_indices(typed.as_str()) {
            let before = self.text.get(..at).and_then(|text| text.chars().next_back()).unwrap_or(END);
            let after = self.text.get(at + part.len()..).and_then(|text| text.chars().next());
            let fit = match before {
                PART | END if after == Some(PART) => Fit::Code,
                END => Fit::Beginning,
                before if !before.is_alphanumeric() => Fit::Word,
                _ => Fit::Within,
            };
            let place = kinds.iter().position(|kind| *kind == fit);
            if let Some(of_kind) = place.and_then(|place| found.get_mut(place))
                && of_kind.len() < limit
            {
                let record = self.starts.partition_point(|start| *start <= at).saturating_sub(1);
                if of_kind.last() != Some(&record) {
                    of_kind.push(record);
                }
            }
        }
        let mut best: Vec<(Fit, usize)> = Vec::new();
        for (kind, records) in kinds.into_iter().zip(found) {
            for record in records {
                if best.len() < limit && best.iter().all(|(_, known)| *known != record) {
                    best.push((kind, record));
                }
            }
        }
        best
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
            ("", 9, &[]),
            ("red", 9, &[]),
        ] {
            assert_eq!(index.find(typed, limit), expected, "{typed}");
        }
    }
}

//! Sentences of the layers below, which all interfaces share: errors, hints, titles of the history, what an import
//! says of a row. They have plain decimals and dates, `1234.50` and `2026-10-01`; the window writes them by the
//! preferences. What stands in quotes was typed by somebody or is a name, and stays as it is; so do paths, and the number
//! of an order, a purchase or a box. Titles of the history have names and reasons without quotes, at their end.

use super::Formatter;
use domain::percent::Percent;
use domain::table::Cell;
use domain::time::{Day, Local};

/// What a number that is a name follows.
const NUMBERED: [&str; 6] = ["order", "purchase", "box", "Order", "Purchase", "Box"];
/// What the names follow that end a title of the history; that of a rate follows its percentage.
const NAMED: [&str; 6] = [" product ", " customer ", " supplier ", " purchase ", " tax class ", " %, "];
/// The beginnings of titles that end in a reason.
const REASONED: [&str; 2] = ["Refund ", "Reopen "];

impl Formatter {
    /// The title of a step of the history with its decimals and dates by the preferences.
    pub(crate) fn title(self, plain: &str) -> String {
        let reason =
            REASONED.iter().any(|begin| plain.starts_with(begin)).then(|| plain.find(": ")).flatten();
        let names = NAMED.iter().filter_map(|kind| plain.find(kind));
        let (written, kept) = plain.split_at(names.chain(reason).min().unwrap_or(plain.len()));
        // The name of a rate stands before what becomes of it.
        let (name, rest) = match written.rsplit_once(": ") {
            Some((name, rest)) if plain.starts_with("Tax rate ") => (format!("{name}: "), rest),
            _ => (String::new(), written),
        };
        format!("{name}{}{kept}", self.sentence(rest))
    }

    /// The sentence with its decimals and dates by the preferences.
    pub(crate) fn sentence(self, plain: &str) -> String {
        let mut written = String::with_capacity(plain.len());
        let (mut quoted_until, mut is_number) = (None, false);
        for word in plain.split_inclusive(char::is_whitespace) {
            let is_name = std::mem::replace(&mut is_number, NUMBERED.contains(&word.trim_end()));
            let begins = opening(word).filter(|_| quoted_until.is_none());
            if quoted_until.is_none() && begins.is_none() && !is_name {
                self.word(word, &mut written);
            } else {
                written.push_str(word);
            }
            let (end, rest) = match (quoted_until, begins) {
                (Some(end), _) => (end, word),
                (None, Some((end, rest))) => (end, rest),
                (None, None) => continue,
            };
            quoted_until = Some(end).filter(|end| !rest.contains(*end));
        }
        written
    }

    /// Appends a word, with the punctuation and the space around it.
    fn word(self, word: &str, written: &mut String) {
        let is_sign = |letter: char| "(£€$¥".contains(letter);
        let start = word.trim_start_matches(is_sign);
        let core =
            start.trim_end_matches(|letter: char| letter.is_whitespace() || ".,;:!?)%…".contains(letter));
        let (before, after) = (word.len() - start.len(), word.len() - start.len() + core.len());
        match self.value(core) {
            Some(value) => {
                written.push_str(word.get(..before).unwrap_or_default());
                written.push_str(&value);
                written.push_str(word.get(after..).unwrap_or_default());
            }
            None => written.push_str(word),
        }
    }

    /// A decimal, a date or a date with a time by the preferences; `None` for any other text.
    fn value(self, text: &str) -> Option<String> {
        if let Some(date) = Day::parse(text).filter(|_| text.len() == "2026-10-01".len()) {
            return Some(self.argument(&Cell::Day(date)));
        }
        if let Some(at) = Local::parse(text).filter(|_| text.contains('T')) {
            return Some(self.argument(&Cell::Moment(at)));
        }
        let size = text.strip_prefix(['-', '−']).unwrap_or(text);
        let (whole, decimals) = size.split_once('.')?;
        let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        // Groups of three, as in the limits of amounts.
        let is_grouped = whole.split(',').skip(1).all(|group| group.len() == 3 && are_digits(group));
        let digits = whole.replace(',', "");
        if !are_digits(&digits) || !are_digits(decimals) || !is_grouped {
            return None;
        }
        // Percentages have four decimals in the books and in the API.
        let short = Percent::parse(size).ok().filter(|_| decimals.len() == 4).map(|one| one.to_short_text());
        let size = short.unwrap_or_else(|| format!("{digits}.{decimals}"));
        let sign = if text.starts_with(['-', '−']) { "-" } else { "" };
        Some(self.grouped(&format!("{sign}{size}")))
    }
}

/// The quotation mark that ends the quotation that a word begins, and what follows its beginning.
fn opening(word: &str) -> Option<(char, &str)> {
    let (at, mark) = word.char_indices().find(|(_, letter)| "\"“`‘".contains(*letter))?;
    let end = match mark {
        '“' => '”',
        '‘' => '’',
        other => other,
    };
    Some((end, word.get(at + mark.len_utf8()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Numbers;

    #[test]
    fn a_sentence_has_the_decimals_and_dates_of_the_preferences() {
        let formatter = |numbers| Formatter { numbers, ..Formatter::default() };
        for (plain, comma, point) in [
            (
                "Refund 1234.50 of order 1043",
                "Refund 1.234,50 of order 1043",
                "Refund 1,234.50 of order 1043",
            ),
            (
                "VAT 19.0000: 7.5000 from 2026-10-01",
                "VAT 19: 7,5 from 1 Oct 2026",
                "VAT 19: 7.5 from 1 Oct 2026",
            ),
            ("over 0.0050 %.", "over 0,005 %.", "over 0.005 %."),
            ("it is (946.3%), or -0.50.", "it is (946,3%), or −0,50.", "it is (946.3%), or −0.50."),
            ("up to 100,000.25 and £12.5;", "up to 100.000,25 and £12,5;", "up to 100,000.25 and £12.5;"),
            ("from 2026-10-01T09:30:00 on", "from 1 Oct 2026 09:30 on", "from 1 Oct 2026 09:30 on"),
            // What somebody typed, names in quotes, commands, paths and other numbers.
            (
                "rate: \"1.5x 2.5\" is no rate; 2.5 is",
                "rate: \"1.5x 2.5\" is no rate; 2,5 is",
                "rate: \"1.5x 2.5\" is no rate; 2.5 is",
            ),
            ("Delete “Mug 0.5 l” at 0.5", "Delete “Mug 0.5 l” at 0,5", "Delete “Mug 0.5 l” at 0.5"),
            ("`reopen 2026-07-01`, or not", "`reopen 2026-07-01`, or not", "`reopen 2026-07-01`, or not"),
            ("/shops/2026-10-01.tillbook", "/shops/2026-10-01.tillbook", "/shops/2026-10-01.tillbook"),
            (
                "Order 2026.17: 1.5 of box 4.2 of order 7.50 is 7.50",
                "Order 2026.17: 1,5 of box 4.2 of order 7.50 is 7,50",
                "Order 2026.17: 1.5 of box 4.2 of order 7.50 is 7.50",
            ),
            ("127.0.0.1, 1.2.3, v1.5, 12.", "127.0.0.1, 1.2.3, v1.5, 12.", "127.0.0.1, 1.2.3, v1.5, 12."),
            ("2026-13-01, 1.x, 12,34.5", "2026-13-01, 1.x, 12,34.5", "2026-13-01, 1.x, 12,34.5"),
            ("", "", ""),
        ] {
            assert_eq!(formatter(Numbers::Comma).sentence(plain), comma, "{plain}");
            assert_eq!(formatter(Numbers::Point).sentence(plain), point, "{plain}");
        }
    }

    #[test]
    fn a_title_keeps_its_names_and_reasons() {
        let formatter = Formatter { numbers: Numbers::Comma, ..Formatter::default() };
        for (plain, written) in [
            ("Edit product Cable 1.5 m", "Edit product Cable 1.5 m"),
            ("Rename tax class Books 5.5 to Books 2.1", "Rename tax class Books 5.5 to Books 2.1"),
            ("Delete purchase 20.5 of Müller 2.0", "Delete purchase 20.5 of Müller 2.0"),
            ("Refund 1234.50 of order 1043: 1.5 m broken", "Refund 1.234,50 of order 1043: 1.5 m broken"),
            ("Reopen October 2026: 2.5 missing", "Reopen October 2026: 2.5 missing"),
            ("Tax rate GB VAT 17.5: 20.5000 from 2026-10-01", "Tax rate GB VAT 17.5: 20,5 from 1 Oct 2026"),
            ("Edit tax rate: 20.5 %, GB VAT 17.5", "Edit tax rate: 20,5 %, GB VAT 17.5"),
            ("Delete refund of 12.50 of order 7", "Delete refund of 12,50 of order 7"),
            ("Archive 3 products", "Archive 3 products"),
            ("", ""),
        ] {
            assert_eq!(formatter.title(plain), written, "{plain}");
        }
    }
}

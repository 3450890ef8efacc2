//! Statistics of the columns of a table, without regard to their headings: which are blank, and which look
//! like amounts.

use super::plain_amounts::{plainly, words};
use crate::Notes;
use crate::csv_text::Records;
use crate::heading_words::has_word;
use crate::source::Source;
use domain::Result;
use domain::text::lenient::number::bare_number;

/// The kinds of cells of a column.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Filling {
    /// The number of cells that are not blank.
    pub(super) filled: u64,
    /// The number of those that are no numbers.
    pub(super) words: u64,
    /// The number of those that are numbers other than zero.
    pub(super) numbers: u64,
}

/// The statistics of all columns in order; empty for a file without rows.
pub(super) fn fillings(source: &Source, delimiter: u8) -> Result<Vec<Filling>> {
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    let mut fillings = Vec::new();
    let width = records.len();
    while records.advance()? {
        fillings.resize(width, Filling::default());
        for (filling, cell) in fillings.iter_mut().zip(records.cells()) {
            let text = bare_number(&cell.text);
            let is_number = text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | '-'));
            filling.filled += u64::from(!text.is_empty());
            filling.words += u64::from(!is_number);
            filling.numbers += u64::from(is_number && text.contains(|c| matches!(c, '1'..='9')));
        }
    }
    Ok(fillings)
}

/// Words in headings of amounts.
const AMOUNTS: &str = "total amount price net gross tax taxes vat gst fee fees cost discount refund refunded shipping delivery \
     tip tips duty duties surcharge paid revenue charge charges commission deposit credit gratuity betrag \
     summe preis steuer mwst rabatt montant prix importe precio bedrag";
/// Words in headings of numbers that are no amounts.
const OTHERS: &str = "id ids number no num nr phone zip postcode postal code date time count qty quantity class rate percent \
     percentage weight method company name address street city state country subtotal compare type status \
     reference";

/// The headings of columns that look like amounts and are not read. Subtotals and compare-at prices are left
/// out, since they follow from others.
pub(super) fn unread_amounts(
    headings: &[String],
    fillings: &[Filling],
    is_read: impl Fn(usize) -> bool,
) -> Vec<String> {
    let is_amount = |filling: &Filling| filling.numbers > 0 && filling.words == 0;
    let both = headings.iter().zip(fillings).enumerate();
    let unread = both
        .filter(|(at, (heading, filling))| !is_read(*at) && is_amount(filling) && names_an_amount(heading));
    unread.map(|(_, (heading, _))| heading.trim().to_owned()).collect()
}

/// As `unread_amounts`, of a file of which the columns were not looked at yet.
pub(crate) fn unread_amounts_of(
    source: &Source,
    delimiter: u8,
    headings: &[String],
    is_read: impl Fn(usize) -> bool,
) -> Result<Vec<String>> {
    let mut unread = headings.iter().enumerate().filter(|(at, _)| !is_read(*at));
    if unread.any(|(_, heading)| names_an_amount(heading)) {
        return Ok(unread_amounts(headings, &fillings(source, delimiter)?, is_read));
    }
    Ok(Vec::new())
}

/// Notes the columns that look like amounts and are not read.
pub(crate) fn note_unread(
    source: &Source,
    delimiter: u8,
    headings: &[String],
    is_read: impl Fn(usize) -> bool,
    notes: &mut Notes,
) -> Result<()> {
    note(&unread_amounts_of(source, delimiter, headings, is_read)?, notes);
    Ok(())
}

/// The note that some columns are not read, before their headings.
pub const UNREAD: &str = "columns that look like amounts are not read";

/// Adds the note for these headings.
pub(crate) fn note(unread: &[String], notes: &mut Notes) {
    if !unread.is_empty() {
        let names = unread.join(", ");
        notes.add(1, format!("{UNREAD}: {names}"));
    }
}

/// Whether a heading says that it is of money.
fn names_an_amount(heading: &str) -> bool {
    let words = words(heading);
    let has = |list: &str| words.iter().any(|word| has_word(list, word));
    (has(AMOUNTS) || plainly(heading).is_some()) && !has(OTHERS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_say_whether_they_are_of_money() {
        for (heading, expected) in [
            ("Handling Fee", true),
            ("tip_amount", true),
            ("orderTotal", true),
            ("Betrag (EUR)", true),
            ("Versand", true),
            ("Order Subtotal", false),
            ("Lineitem compare at price", false),
            ("Shipping Phone", false),
            ("Tax Rate", false),
            ("VAT number", false),
            ("Netherlands", false),
            ("Multiple", false),
            ("Quantity", false),
            ("", false),
        ] {
            assert_eq!(names_an_amount(heading), expected, "{heading}");
        }
    }
}

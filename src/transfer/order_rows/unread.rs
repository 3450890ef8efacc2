//! Columns that look like amounts and are not read. One that plainly names an amount of the order, though not
//! in words that are known for its column, is asked for where nothing else is read as that amount: without it
//! the order would be too much or too little. The others are named in a note.

use super::fields::{Columns, Field};
use crate::Notes;
use crate::csv_text::Records;
use crate::heading_words::has_word;
use crate::source::Source;
use domain::advice::Advice;
use domain::text::Text;
use domain::text::lenient::number::bare_number;
use domain::{Result, label, text};

/// The kinds of cells of a column.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Filling {
    /// Some cell is not blank.
    pub(super) is_filled: bool,
    /// Some cell is no number.
    has_words: bool,
    /// Some cell is a number other than zero.
    has_numbers: bool,
}

/// What is in each column, in order; empty for a file without rows.
pub(super) fn fillings(source: &Source, delimiter: u8) -> Result<Vec<Filling>> {
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    let mut fillings = Vec::new();
    let width = records.len();
    while records.advance()? {
        fillings.resize(width, Filling::default());
        // A column with a word is filled, and none of amounts, whatever follows.
        for (at, filling) in fillings.iter_mut().enumerate().filter(|(_, filling)| !filling.has_words) {
            let cell = records.cell(at);
            let text = bare_number(&cell.text);
            let is_number = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b',' | b'-'));
            filling.is_filled |= !text.is_empty();
            filling.has_words = !is_number;
            filling.has_numbers |= is_number && text.contains(|c| matches!(c, '1'..='9'));
        }
    }
    Ok(fillings)
}

/// Words in headings of amounts.
const AMOUNTS: &str = "total amount price net gross tax taxes vat gst fee fees cost discount refund refunded \
                       shipping delivery tip tips duty duties surcharge paid revenue charge charges \
                       commission deposit credit gratuity betrag summe preis steuer mwst rabatt montant prix \
                       importe precio bedrag";
/// Words in headings of numbers that are no amounts.
const OTHERS: &str = "id ids number no num nr phone zip postcode postal code date time count qty quantity \
                      class rate percent percentage weight method company name address street city state \
                      country subtotal compare type status reference";

/// The headings of columns that look like amounts and are not read. Subtotals and compare-at prices are left
/// out, since they follow from others.
pub(super) fn unread_amounts(
    headings: &[String],
    fillings: &[Filling],
    is_read: impl Fn(usize) -> bool,
) -> Vec<String> {
    let is_amount = |filling: &Filling| filling.has_numbers && !filling.has_words;
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

/// The English of the note that some columns are not read.
pub const UNREAD: &str = label!("columns that look like amounts are not read: {headings}");

/// Adds the note for these headings.
pub(crate) fn note(unread: &[String], notes: &mut Notes) {
    if !unread.is_empty() {
        notes.add(1, Text::of(UNREAD, [("headings", unread.join(", ").into())]));
    }
}

/// Whether a heading says that it is of money.
fn names_an_amount(heading: &str) -> bool {
    let words = words(heading);
    let has = |list: &str| words.iter().any(|word| has_word(list, word));
    (has(AMOUNTS) || plainly(heading).is_some()) && !has(OTHERS)
}

/// The amounts, with the words that name them.
const OF_ORDER: [(Field, &str); 3] = [
    (Field::Total, "total totals gesamt gesamtbetrag gesamtsumme totalbetrag endbetrag totaal totale"),
    (
        Field::Shipping,
        "shipping delivery freight postage versand versandkosten porto livraison envío envio verzending \
         verzendkosten spedizione",
    ),
    (Field::Discount, "discount discounts rabatt nachlass remise descuento korting sconto"),
];
/// Words that make it the amount of a part or of an item.
const OF_PARTS: &str = "item items line lineitem unit product each sub refund refunds refunded tip";
/// Words by which a total is one of something else than the order.
const NO_TOTAL: &str = "net netto fee fees cost costs tips duties due credit profit";
const TAX: &str = "tax taxes vat gst mwst ust iva";
/// Words that say that an amount has its tax in it.
const WITH_TAX: &str = "inc incl including inkl with ttc";

/// The words of a heading, whatever stands between them: of `Order Fee`, `tip_amount`, `handlingFee`.
pub(super) fn words(heading: &str) -> Vec<String> {
    let mut words = String::new();
    let mut was_lower = false;
    for c in heading.chars() {
        if c.is_uppercase() && was_lower || !c.is_alphabetic() {
            words.push(' ');
        }
        if c.is_alphabetic() {
            words.extend(c.to_lowercase());
        }
        was_lower = c.is_lowercase();
    }
    words.split_ascii_whitespace().map(str::to_owned).collect()
}

/// The amount of the order that a heading plainly names.
pub(super) fn plainly(heading: &str) -> Option<Field> {
    let words = words(heading);
    let has = |list: &str| words.iter().any(|word| has_word(list, word));
    let mut named: Vec<Field> =
        OF_ORDER.iter().filter(|(_, list)| has(list)).map(|(field, _)| *field).collect();
    if named.len() > 1 {
        // The total of the shipping is shipping.
        named.retain(|field| *field != Field::Total);
    }
    let [field] = named.as_slice() else { return None };
    let is_total = *field == Field::Total;
    let is_other = has(OF_PARTS) || has(TAX) && !has(WITH_TAX) || is_total && has(NO_TOTAL);
    (!is_other).then_some(*field)
}

/// The question about the first column that is not `read` and plainly is an amount which no other column is
/// read as, unless the user said that none is.
pub(crate) fn question(
    columns: &Columns,
    unread: &[String],
    said: &[(String, String)],
) -> Option<(Advice, Text)> {
    let is_answered = |field: Field| said.iter().any(|(name, _)| Field::named(name) == Some(field));
    let (field, heading) = unread.iter().find_map(|heading| {
        let field = plainly(heading).filter(|field| !columns.has(*field) && !is_answered(*field))?;
        Some((field, heading))
    })?;
    let name = field.as_str();
    let problem = text!(
        "the column \"{heading}\" looks like the {field} of an order, and is not read as it",
        heading,
        field = Text::new(name)
    );
    Some((Advice::ColumnOrNone(name), problem))
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

    #[test]
    fn headings_plainly_name_amounts_of_the_order() {
        for (heading, expected) in [
            ("Order Total (inc tax)", Some(Field::Total)),
            ("orderTotal", Some(Field::Total)),
            ("Gesamtbetrag inkl. MwSt", Some(Field::Total)),
            ("Shipping Cost", Some(Field::Shipping)),
            ("Total shipping", Some(Field::Shipping)),
            ("Versand", Some(Field::Shipping)),
            ("Envío", Some(Field::Shipping)),
            ("Coupon discount", Some(Field::Discount)),
            ("Order Total (ex tax)", None),
            ("Order Subtotal", None),
            ("Sub Total", None),
            ("Total tax", None),
            ("Shipping tax", None),
            ("Shipping discount", None),
            ("Item discount", None),
            ("Total refunded", None),
            ("Net total", None),
            ("Handling Fee", None),
            ("", None),
        ] {
            assert_eq!(plainly(heading), expected, "{heading}");
        }
    }
}

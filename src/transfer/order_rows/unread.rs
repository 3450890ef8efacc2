//! Columns that look like amounts and are not read. In a file of an unknown system, each of them needs a field or has to be left
//! out, since without it orders may be too much or too little. Of a known one, they are named in a note.

use super::fields::{Columns, Field};
use super::profile::Profile;
use super::receipts::is_kind;
use crate::Notes;
use crate::csv_text::Records;
use crate::heading_words::{self, has_word, words};
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
    /// An upper bound on its numbers other than zero.
    numbers: Numbers,
    /// Some cell is no kind of receipt.
    has_others: bool,
}

/// The numbers of a column.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Numbers {
    #[default]
    None,
    Whole,
    WithFractions,
}

impl Filling {
    /// True if it has kinds of receipts and nothing else.
    pub(super) const fn is_of_kinds(self) -> bool {
        self.is_filled && !self.has_others
    }
}

/// The contents of each column, in order; empty for a file without rows.
pub(super) fn fillings(source: &Source, delimiter: u8) -> Result<Vec<Filling>> {
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    let mut fillings = Vec::new();
    let width = records.len();
    while records.advance()? {
        fillings.resize(width, Filling::default());
        // A column with a word is filled, and none of amounts, whatever follows.
        let is_open = |filling: &Filling| !filling.has_words || !filling.has_others;
        for (at, filling) in fillings.iter_mut().enumerate().filter(|(_, filling)| is_open(filling)) {
            let cell = records.cell(at);
            filling.has_others =
                filling.has_others || !cell.text.trim().is_empty() && !is_kind(cell.text.trim());
            if filling.has_words {
                continue;
            }
            let text = bare_number(&cell.text);
            let is_number = is_bare(&text);
            filling.is_filled |= !text.is_empty();
            filling.has_words = !is_number;
            let has = |wanted: fn(u8) -> bool| text.bytes().any(wanted);
            if is_number
                && filling.numbers < Numbers::WithFractions
                && has(|byte| matches!(byte, b'1'..=b'9'))
            {
                let has_fraction = has(|byte| matches!(byte, b'.' | b','));
                filling.numbers =
                    filling.numbers.max(if has_fraction { Numbers::WithFractions } else { Numbers::Whole });
            }
        }
    }
    Ok(fillings)
}

/// True if a `bare_number` is one, or blank.
pub(super) fn is_bare(number: &str) -> bool {
    number.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b',' | b'-'))
}

/// Words in headings of amounts, in five languages.
const AMOUNTS: &str = "total amount price net gross tax taxes vat gst fee fees cost discount refund refunded \
    shipping delivery tip tips duty duties surcharge paid revenue charge charges commission deposit credit gratuity \
    voucher freight postage handling insurance wrap donation adjustment \
    betrag summe preis steuer mwst ust rabatt nachlass trinkgeld pfand gutschein gebühr gebühren versand versandkosten \
    porto rückerstattung rückerstattet erstattung erstattet zuschlag aufschlag spende netto brutto gesamt anzahlung \
    montant prix tva remise pourboire consigne remboursement remboursé frais livraison supplément acompte avoir bon \
    importe precio iva descuento propina fianza reembolso gastos envío recargo vale abono \
    bedrag prijs btw korting fooi statiegeld terugbetaling terugbetaald verzendkosten verzending toeslag tegoed";
/// Words in headings of numbers that are no amounts.
const OTHERS: &str = "id ids number no num nr phone zip postcode postal code date time count qty quantity \
    class rate percent percentage weight method company name address street city state country subtotal compare type \
    status reference latitude longitude lat lon lng year month day week hour age size length width height volume \
    stock score rating version plz telefon gewicht menge anzahl datum satz größe länge breite höhe bestand kurs \
    poids téléphone quantité taux taille stock peso teléfono cantidad tipo altura aantal gewicht telefoon tarief";
/// Words of amounts that follow from others.
const FOLLOWING: &str =
    "subtotal sub net netto zwischensumme nettosumme nettobetrag nettogesamt ht imponible subtotaal";

/// Headings of amounts that are a part of others, as plugins of web shops write them.
const PARTS: &str = "feetaxtotal itemrefunded";

/// The headings of columns that look like amounts and are not read. Subtotals and compare-at prices are left
/// out, since they follow from others. Of a known system only those whose headings name one, and those that it leaves out.
pub(super) fn unread_amounts(
    headings: &[String],
    fillings: &[Filling],
    is_read: impl Fn(usize) -> bool,
    profile: Option<&Profile>,
) -> Vec<String> {
    let is_known = profile.is_some_and(Profile::is_certain);
    let is_amount = |(heading, filling): (&String, &Filling)| {
        let has_fractions = filling.numbers == Numbers::WithFractions;
        let is_number = filling.numbers > Numbers::None && !filling.has_words;
        let is_left_out = profile.is_some_and(|profile| profile.leaves_out(heading));
        is_number && (is_left_out || is_of_money(heading, has_fractions && !is_known))
    };
    let both = headings.iter().zip(fillings).enumerate();
    let unread = both.filter(|(at, both)| !is_read(*at) && is_amount(*both));
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
    if unread.next().is_some() {
        return Ok(unread_amounts(headings, &fillings(source, delimiter)?, is_read, None));
    }
    Ok(Vec::new())
}

/// The English of the note that some columns are not read.
pub const UNREAD: &str = label!("columns that look like amounts are not read: {headings}");

/// Adds the note for these headings.
pub(crate) fn note(unread: &[String], notes: &mut Notes) {
    if !unread.is_empty() {
        notes.add(1, Text::of(UNREAD, [("headings", unread.join(", ").into())]));
    }
}

/// True if the numbers below a heading are amounts: by its words, otherwise by their fractions.
fn is_of_money(heading: &str, has_fractions: bool) -> bool {
    let words = words(heading);
    let has = |list: &str| words.iter().any(|word| has_word(list, word));
    (has(AMOUNTS) || has_fractions) && !has(OTHERS)
}

/// Takes a column for kinds of receipts, by its contents.
pub(crate) fn find_kinds(
    source: &Source,
    delimiter: u8,
    headings: &[String],
    columns: &mut Columns,
) -> Result<()> {
    if columns.may_have_kinds(headings) {
        let fillings = fillings(source, delimiter)?;
        columns.find_kinds(headings, |at| fillings.get(at).copied().is_some_and(Filling::is_of_kinds));
    }
    Ok(())
}

/// The columns that a field could be read from as well as from the one that it is, and that say the same on each row, or nothing.
pub(super) fn same_as_read(
    (source, delimiter): (&Source, u8),
    headings: &[String],
    (columns, profile): (&Columns, &Profile),
    unread: &[String],
) -> Result<Vec<String>> {
    let place_of = |heading: &String| headings.iter().position(|one| one.trim() == heading);
    let read_for = |heading: &String| {
        let english = heading_words::english(heading);
        let mut fields = Field::ALL.iter().filter(|field| has_word(profile.headings(**field), &english));
        fields.find_map(|field| columns.place(*field))
    };
    let mut pairs: Vec<(usize, usize, &String)> =
        unread.iter().filter_map(|heading| Some((place_of(heading)?, read_for(heading)?, heading))).collect();
    if pairs.is_empty() {
        return Ok(Vec::new());
    }
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    while records.advance()? {
        pairs.retain(|(at, read, _)| {
            let [own, other] = [*at, *read].map(|at| bare_number(&records.cell(at).text).into_owned());
            own.trim().is_empty() || own == other
        });
    }
    Ok(pairs.into_iter().map(|(.., heading)| heading.clone()).collect())
}

/// The question about columns of orders of an unknown system that look like amounts and are not read. One that follows from
/// others is none.
pub(crate) fn question(unread: &[String]) -> Option<(Advice, Text)> {
    let follows = |heading: &&String| {
        words(heading).iter().any(|word| has_word(FOLLOWING, word))
            || has_word(PARTS, &heading_words::english(heading))
    };
    asked(&unread.iter().filter(|heading| !follows(heading)).cloned().collect::<Vec<_>>())
}

/// The question about columns that look like amounts and are not read.
pub(crate) fn asked(open: &[String]) -> Option<(Advice, Text)> {
    let headings = open.join(", ");
    let problem =
        text!("these columns look like amounts, and no heading says what they are: {headings}", headings);
    (!open.is_empty()).then_some((Advice::LeaveOut, problem))
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
            assert_eq!(is_of_money(heading, false), expected, "{heading}");
        }
    }
}

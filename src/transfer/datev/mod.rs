//! Writes a batch of bookings for DATEV: EXTF, version 700, category 21 (Buchungsstapel), format version 13.
//!
//! Columns are known by their place. Amounts are above zero, and a letter says whether the account is debited (S) or credited
//! (H); the tax key is of the contra account. Texts are in Windows-1252; a letter that it does not have is written as `?`, and the
//! documents with one are returned.

pub mod accounts;

use std::fmt::Write as _;

use encoding_rs::WINDOWS_1252;

use domain::money::Money;
use domain::percent::Percent;
use domain::shop::datev::AccountChart;
use domain::time::{Day, Local};

/// What the first line says of the batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatevHeader {
    /// The number of the adviser.
    pub adviser: u32,
    /// The number of the client.
    pub client: u32,
    /// The chart of the accounts.
    pub chart: AccountChart,
    /// The first day of the fiscal year.
    pub year: Day,
    /// The first and the last day.
    pub days: (Day, Day),
    /// The name of the shop.
    pub name: String,
    /// The time of the export.
    pub created: Local,
}

/// A booking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatevRow {
    /// The gross amount, below zero for one that goes the other way.
    pub amount: Money,
    /// Whether the account is debited.
    pub is_debit: bool,
    /// The account of who pays.
    pub account: &'static str,
    /// The account that the key is of.
    pub contra: &'static str,
    /// The tax key; empty for none.
    pub key: &'static str,
    /// The day.
    pub day: Day,
    /// The number of the document.
    pub document: String,
    /// What it is of.
    pub text: String,
    /// The other country of the European Union whose tax it has, and the rate there.
    pub abroad: Option<(String, Percent)>,
}

/// The headings of the columns before, between and after those that are numbered.
const FIRST: [&str; 20] = [
    "Umsatz (ohne Soll/Haben-Kz)",
    "Soll/Haben-Kennzeichen",
    "WKZ Umsatz",
    "Kurs",
    "Basis-Umsatz",
    "WKZ Basis-Umsatz",
    "Konto",
    "Gegenkonto (ohne BU-Schlüssel)",
    "BU-Schlüssel",
    "Belegdatum",
    "Belegfeld 1",
    "Belegfeld 2",
    "Skonto",
    "Buchungstext",
    "Postensperre",
    "Diverse Adressnummer",
    "Geschäftspartnerbank",
    "Sachverhalt",
    "Zinssperre",
    "Beleglink",
];
const MIDDLE: [&str; 11] = [
    "KOST1 - Kostenstelle",
    "KOST2 - Kostenstelle",
    "Kost-Menge",
    "EU-Land u. UStID (Bestimmung)",
    "EU-Steuersatz (Bestimmung)",
    "Abw. Versteuerungsart",
    "Sachverhalt L+L",
    "Funktionsergänzung L+L",
    "BU 49 Hauptfunktionstyp",
    "BU 49 Hauptfunktionsnummer",
    "BU 49 Funktionsergänzung",
];
const LAST: [&str; 38] = [
    "Stück",
    "Gewicht",
    "Zahlweise",
    "Forderungsart",
    "Veranlagungsjahr",
    "Zugeordnete Fälligkeit",
    "Skontotyp",
    "Auftragsnummer",
    "Buchungstyp",
    "USt-Schlüssel (Anzahlungen)",
    "EU-Land (Anzahlungen)",
    "Sachverhalt L+L (Anzahlungen)",
    "EU-Steuersatz (Anzahlungen)",
    "Erlöskonto (Anzahlungen)",
    "Herkunft-Kz",
    "Buchungs GUID",
    "KOST-Datum",
    "SEPA-Mandatsreferenz",
    "Skontosperre",
    "Gesellschaftername",
    "Beteiligtennummer",
    "Identifikationsnummer",
    "Zeichnernummer",
    "Postensperre bis",
    "Bezeichnung SoBil-Sachverhalt",
    "Kennzeichen SoBil-Buchung",
    "Festschreibung",
    "Leistungsdatum",
    "Datum Zuord. Steuerperiode",
    "Fälligkeit",
    "Generalumkehr (GU)",
    "Steuersatz",
    "Land",
    "Abrechnungsreferenz",
    "BVV-Position",
    "EU-Land u. UStID (Ursprung)",
    "EU-Steuersatz (Ursprung)",
    "Abw. Skontokonto",
];

fn headings() -> Vec<String> {
    let own = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
    let numbered = |name: &str, count: u8| {
        let pair = |number: u8| [format!("{name} - Art {number}"), format!("{name} - Inhalt {number}")];
        (1..=count).flat_map(pair).collect::<Vec<_>>()
    };
    [own(&FIRST), numbered("Beleginfo", 8), own(&MIDDLE), numbered("Zusatzinformation", 20), own(&LAST)]
        .concat()
}

/// The places of the columns of another country of the European Union: after the 20 first, 16 numbered and 3 more ones.
const ABROAD: usize = 39;

/// The bytes of the file, and the numbers of the documents of which a letter was replaced.
pub fn write(header: &DatevHeader, rows: &[DatevRow]) -> (Vec<u8>, Vec<String>) {
    let headings = headings();
    let (mut bytes, mut replaced) = (encoded(&head(header)).0, Vec::new());
    bytes.extend(encoded(&(headings.join(";") + "\r\n")).0);
    for row in rows {
        let (line, is_whole) = encoded(&line(row, headings.len()));
        bytes.extend(line);
        if !is_whole && !replaced.contains(&row.document) {
            replaced.push(row.document.clone());
        }
    }
    (bytes, replaced)
}

fn head(header: &DatevHeader) -> String {
    let day = |day: Day| day.date().format("%Y%m%d").to_string();
    let (first, last) = header.days;
    let created = header.created.date_time().format("%Y%m%d%H%M%S000").to_string();
    let chart = match header.chart {
        AccountChart::Skr03 => "03",
        AccountChart::Skr04 => "04",
    };
    let mut line = String::from("\"EXTF\";700;21;\"Buchungsstapel\";13;");
    let _ = write!(
        line,
        "{created};;\"RE\";\"Tillbook\";\"\";{};{};{};4;{};{};{};\"\";1;0;0;\"EUR\";;\"\";;;\"{chart}\";;;\"\";\"\"\r\n",
        header.adviser,
        header.client,
        day(header.year),
        day(first),
        day(last),
        quoted(&header.name, 30),
    );
    line
}

fn line(row: &DatevRow, columns: usize) -> String {
    let mut cells = vec![String::new(); columns];
    let is_debit = row.is_debit == (row.amount >= Money::ZERO);
    let amount = row.amount.to_text(2);
    let own = [
        amount.trim_start_matches('-').replace('.', ","),
        quoted(if is_debit { "S" } else { "H" }, 1),
        quoted("EUR", 3),
        String::new(),
        String::new(),
        String::new(),
        row.account.to_owned(),
        row.contra.to_owned(),
        if row.key.is_empty() { String::new() } else { quoted(row.key, 4) },
        row.day.date().format("%d%m").to_string(),
        quoted(&document(&row.document), 36),
        String::new(),
        String::new(),
        quoted(&row.text, 60),
    ];
    for (cell, own) in cells.iter_mut().zip(own) {
        *cell = own;
    }
    if let Some((country, rate)) = &row.abroad {
        let abroad = [quoted(country, 15), rate.to_short_text().replace('.', ",")];
        for (cell, own) in cells.iter_mut().skip(ABROAD).zip(abroad) {
            *cell = own;
        }
    }
    cells.join(";") + "\r\n"
}

/// The letters that the number of a document may have.
fn document(number: &str) -> String {
    number.chars().filter(|one| one.is_ascii_alphanumeric() || "$&%*+-/".contains(*one)).collect()
}

fn quoted(text: &str, most: usize) -> String {
    let text: String = text.chars().map(|one| if one.is_control() { ' ' } else { one }).take(most).collect();
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// The text in Windows-1252, and whether it has all of its letters.
fn encoded(text: &str) -> (Vec<u8>, bool) {
    let mut bytes = Vec::with_capacity(text.len());
    let mut is_whole = true;
    let mut buffer = [0; 4];
    for one in text.chars() {
        let (found, _, has_none) = WINDOWS_1252.encode(one.encode_utf8(&mut buffer));
        if has_none {
            is_whole = false;
            bytes.push(b'?');
        } else {
            bytes.extend(found.iter());
        }
    }
    (bytes, is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_cell_for_each_heading() {
        let day = Day::parse("2026-03-09").unwrap();
        let row = DatevRow {
            amount: Money::parse("-1234.50").unwrap(),
            is_debit: true,
            account: "1410",
            contra: "8320",
            key: "",
            day,
            document: "Nr. 7".to_owned(),
            text: "Müller \"Şahin\"".to_owned(),
            abroad: Some(("AT".to_owned(), Percent::parse("20").unwrap())),
        };
        let header = DatevHeader {
            adviser: 1001,
            client: 1,
            chart: AccountChart::Skr03,
            year: Day::parse("2026-01-01").unwrap(),
            days: (day, day),
            name: "Laden".to_owned(),
            created: Local { day, second: 3_661 },
        };
        let (bytes, replaced) = write(&header, std::slice::from_ref(&row));
        let text = WINDOWS_1252.decode(&bytes).0.into_owned();
        let lines: Vec<Vec<&str>> =
            text.split_terminator("\r\n").map(|line| line.split(';').collect()).collect();
        assert_eq!(lines.iter().map(Vec::len).collect::<Vec<_>>(), [31, 125, 125]);
        assert_eq!(lines[2][..2], ["1234,50", "\"H\""]);
        assert_eq!(
            lines[2][6..14],
            ["1410", "8320", "", "0903", "\"Nr7\"", "", "", "\"Müller \"\"?ahin\"\"\""]
        );
        assert_eq!((lines[1][39], lines[2][39]), ("EU-Land u. UStID (Bestimmung)", "\"AT\""));
        assert_eq!((lines[1][40], lines[2][40]), ("EU-Steuersatz (Bestimmung)", "20"));
        assert_eq!(
            (lines[1][113], lines[0][5], lines[0][26]),
            ("Festschreibung", "20260309010101000", "\"03\"")
        );
        assert_eq!(replaced, ["Nr. 7"]);
    }
}

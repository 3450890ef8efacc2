//! A tax return as files: its boxes as CSV, for spreadsheets and for the programs that send it to an authority,
//! its lines as CSV, and the lines of the EU one-stop shop as the German portal imports them.

use std::collections::BTreeSet;
use std::io::Write;

use super::FieldResult;
use super::csv_text::{self, shielded};
use domain::money::Money;
use domain::percent::Percent;
use domain::returns::lines::{LineColumn, LineTag};
use domain::returns::{Form, RateType, Return, ReturnLine, SupplyKind};
use domain::text;
use domain::text::Text;
use domain::{Error, Result, decimal};

/// UTF-8's byte order mark, without which Excel reads the file in another encoding.
const MARK: &[u8] = b"\xef\xbb\xbf";
/// The headings of the boxes.
const BOX_HEADINGS: [&str; 5] = ["Box", "Amount", "Description", "Official name", "Reason"];
/// The heading of the percentages of lines that are not divided by them.
const RATES_HEADING: &str = "Rates %";
/// The first line of the file of the one-stop shop: the version of its form.
const OSS_VERSION: &str = "#v2.0\n";
/// Types of records: a country of consumption, services, and goods that are sent from the seller's country.
const OSS_COUNTRY: &str = "1";
const OSS_SERVICES: &str = "2";
const OSS_GOODS: &str = "3";

/// Writes a row for each box, with the amount as the form shows it: `1,8640.81,VAT due ...`.
pub fn write_boxes(form: &Form, found: &Return, mut out: impl Write) -> Result<()> {
    out.write_all(MARK).map_err(csv_text::unwritable)?;
    let mut writer = csv_text::writer(out);
    writer.write_record(BOX_HEADINGS)?;
    for (one, amount) in form.boxes().iter().zip(&found.boxes) {
        let text = one.rounding.text(amount.amount.shown);
        let cells = [
            &one.number,
            &text,
            &*shielded(&one.words.to_string()),
            &*shielded(&one.official),
            &*shielded(&amount.reason),
        ]
        .map(ToString::to_string);
        writer.write_record(cells)?;
    }
    writer.flush()
}

/// Writes a row for each line, with its tags and amounts; only headings for a form without lines.
pub fn write_lines(form: &Form, found: &Return, mut out: impl Write) -> Result<()> {
    out.write_all(MARK).map_err(csv_text::unwritable)?;
    let mut writer = csv_text::writer(out);
    let Some(lines) = form.lines() else { return writer.flush() };
    // A line of a business is of whatever it was charged.
    let has_rate = lines.by.iter().any(|tag| matches!(tag, LineTag::Rate | LineTag::VatNumber));
    let tags = lines.by.iter().map(|tag| tag.heading());
    let rates = (!has_rate).then_some(RATES_HEADING);
    let columns = lines.columns.iter().map(|column| column.words.english());
    writer.write_record(tags.chain(rates).chain(columns).map(shielded))?;
    for line in &found.lines {
        let tags = lines.by.iter().map(|tag| shielded(&line.key.text(*tag)).into_owned());
        let rates = (!has_rate).then(|| rates_text(line));
        let amounts = lines.columns.iter().zip(&line.amounts);
        let amounts = amounts.map(|(column, amount)| column.rounding.text(amount.shown));
        writer.write_record(tags.chain(rates).chain(amounts))?;
    }
    writer.flush()
}

fn rates_text(line: &ReturnLine) -> String {
    line.rates.iter().map(|rate| rate.to_short_text()).collect::<Vec<_>>().join(" ")
}

/// Writes the lines of the one-stop shop as Germany's Federal Central Tax Office imports them, version 2.0: `#v2.0`, then
/// `1,EE` for each country, and `3,EE,STANDARD,22.00,255.08,56.12` for each type of rate and rate of goods, with a 2 of
/// services. Greece is `EL`. Lines of zero are left out. Refused for another form, and where a line is a correction, whose
/// record is not written, has no rate, a rate with more than two decimals, or an amount that is negative or alone zero, which
/// the import refuses.
///
/// The records are those of the import's help (elster.de, `osseust_import`) as github.com/Tim-Delta/oss_bop_bzst_csv and the
/// exports of shop systems write them.
pub fn write_oss_lines(form: &Form, found: &Return, mut out: impl Write) -> Result<()> {
    let refused = |problem: Text| Error::Invalid { what: form.full_title(), problem };
    let column = |name: &str| {
        let columns = form.lines().map(|lines| lines.columns.as_slice()).unwrap_or_default();
        columns.iter().position(|column: &LineColumn| column.name == name)
    };
    let (Some(net), Some(tax)) = (column("net"), column("tax")) else {
        return Err(refused(text!("it has no lines of the one-stop shop")));
    };
    let mut countries: BTreeSet<&str> = BTreeSet::new();
    let mut records: BTreeSet<String> = BTreeSet::new();
    for line in &found.lines {
        let shown = |at: usize| line.amounts.get(at).map(|amount| amount.shown).unwrap_or_default();
        let (net, tax) = (shown(net), shown(tax));
        if net == Money::ZERO && tax == Money::ZERO {
            continue;
        }
        if let Some(period) = line.key.corrects {
            return Err(refused(text!(
                "it corrects {period}, and this file has goods and services alone. Type corrections from the return or its CSV",
                period
            )));
        }
        let (country, rate_type, rate) = oss_key(line).map_err(refused)?;
        if net < Money::ZERO || tax < Money::ZERO {
            return Err(refused(text!(
                "{country} at {rate}% is negative ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these",
                country,
                rate,
                net,
                tax
            )));
        }
        if net == Money::ZERO || tax == Money::ZERO {
            return Err(refused(text!(
                "{country} at {rate}% is zero in part ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these",
                country,
                rate,
                net,
                tax
            )));
        }
        let kind = if line.key.kind == Some(SupplyKind::Services) { OSS_SERVICES } else { OSS_GOODS };
        let rate = decimal::to_text(rate.ten_thousandths(), 2);
        let (net, tax) = (net.to_text(2), tax.to_text(2));
        countries.insert(country);
        records.insert([kind, country, rate_type, &rate, &net, &tax].join(","));
    }
    let mut text = OSS_VERSION.to_owned();
    let countries = countries.into_iter().map(|country| format!("{OSS_COUNTRY},{country}"));
    for record in countries.chain(records) {
        text.extend([&record, "\n"]);
    }
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(csv_text::unwritable)
}

/// The country, type of rate and rate of a line; or the problem.
fn oss_key(line: &ReturnLine) -> FieldResult<(&str, &str, Percent)> {
    let country = match line.key.country() {
        Some("GR") => "EL",
        Some(country) if !country.is_empty() => country,
        _ => return Err(text!("a line has no country")),
    };
    let rate_type = match line.key.rate_type {
        Some(RateType::Standard) => "STANDARD",
        Some(RateType::Reduced) => "REDUCED",
        _ => {
            return Err(text!(
                "a line of {country} is neither of the standard nor of a reduced rate",
                country
            ));
        }
    };
    let rate = line.key.rate.flatten().ok_or_else(|| text!("a line of {country} has no rate", country))?;
    if rate.ten_thousandths() % 100 != 0 {
        return Err(text!("the rate {rate}% of {country} has more than two decimals", rate, country));
    }
    Ok((country, rate_type, rate))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tax_forms::shipped;
    use domain::returns::{Entered, EnteredBox, TaxFigure, Treatment, compute};
    use domain::time::tax_period::TaxPeriod;

    fn form(name: &str) -> Form {
        shipped().unwrap().into_iter().find(|form| form.name() == name).unwrap()
    }

    fn sale(country: &str, rate: &str, net: &str, tax: &str) -> TaxFigure {
        TaxFigure {
            country: country.to_owned(),
            rate: Percent::parse(rate).ok(),
            net: Money::parse(net).unwrap(),
            tax: Money::parse(tax).unwrap(),
            documents: 9,
            ..TaxFigure::default()
        }
    }

    fn oss(country: &str, rate: &str, net: &str, tax: &str) -> TaxFigure {
        TaxFigure { treatment: Treatment::OneStopShop, ..sale(country, rate, net, tax) }
    }

    fn written(
        write: fn(&Form, &Return, &mut Vec<u8>) -> Result<()>,
        form: &Form,
        figures: &[TaxFigure],
        entered: &Entered,
    ) -> Result<String> {
        let mut out = Vec::new();
        write(form, &compute(form, figures, entered)?, &mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn boxes_are_rows() {
        let form = form("uk-vat");
        let figures = [sale("GB", "20", "-1250.66", "-250.132")];
        let text = written(|f, r, out| write_boxes(f, r, out), &form, &figures, &Entered::default()).unwrap();
        let rows: Vec<&str> = text.lines().collect();
        assert_eq!(rows[0], "\u{feff}Box,Amount,Description,Official name,Reason");
        assert_eq!(rows[1], "1,-250.13,\"VAT due on sales, reverse charge and postponed imports\",,");
        assert!(rows[5].starts_with("5,250.13,") && rows[6].starts_with("6,-1250,"), "{text}");
        assert_eq!(rows.len(), 10);
        let form = super::tests::form("ca-gst34");
        let (period, five) = (TaxPeriod::parse("2026-07").unwrap(), Money::parse("5").unwrap());
        let entered = EnteredBox::of(&form, period, "104", five, "=1+1, a formula").unwrap();
        let entered = Entered::from([("104".to_owned(), entered)]);
        let text = written(|f, r, out| write_boxes(f, r, out), &form, &[], &entered).unwrap();
        assert!(text.contains("\n104,5.00,") && text.contains(",\"'=1+1, a formula\"\n"), "{text}");
    }

    #[test]
    fn lines_are_rows_with_their_rates() {
        let austin = |rate: &str| TaxFigure {
            state: "TX".to_owned(),
            city: "AUSTIN".to_owned(),
            ..sale("US", rate, "100", rate)
        };
        let write: fn(&Form, &Return, &mut Vec<u8>) -> Result<()> = |f, r, out| write_lines(f, r, out);
        let text =
            written(write, &form("us-sales"), &[austin("1"), austin("1.5")], &Entered::default()).unwrap();
        assert_eq!(
            text,
            "\u{feff}State,County,City,Rates %,Gross sales,Exempt sales,Taxable sales,Tax\n\
             TX,,AUSTIN,1 1.5,200.00,0.00,200.00,2.50\n"
        );
        let text =
            written(write, &form("eu-oss"), &[oss("GR", "24", "10", "2.4")], &Entered::default()).unwrap();
        assert_eq!(
            text,
            "\u{feff}Country,Kind,Rate type,Rate %,Corrects,Taxable amount,VAT\nGR,goods,standard rate,24,,10.00,2.40\n"
        );
        let text = written(write, &form("uk-vat"), &[], &Entered::default()).unwrap();
        assert_eq!(text, "\u{feff}");
    }

    #[test]
    fn lines_of_the_one_stop_shop_are_written() {
        let reduced = TaxFigure { rate_type: RateType::Reduced, ..oss("FR", "5.5", "20", "1.1") };
        let services = TaxFigure { kind: SupplyKind::Services, ..oss("EE", "22", "55.08", "12.12") };
        let goods = oss("EE", "22", "200", "44");
        let nothing = [oss("SE", "25", "10", "2.5"), oss("SE", "25", "-10", "-2.5")];
        for (figures, expected) in [
            (vec![], Ok("#v2.0\n")),
            (
                vec![goods.clone(), services, oss("GR", "24", "10.005", "2.4012"), reduced],
                Ok(
                    "#v2.0\n1,EE\n1,EL\n1,FR\n2,EE,STANDARD,22.00,55.08,12.12\n3,EE,STANDARD,22.00,200.00,44.00\n\
                     3,EL,STANDARD,24.00,10.01,2.40\n3,FR,REDUCED,5.50,20.00,1.10\n",
                ),
            ),
            (nothing.to_vec(), Ok("#v2.0\n")),
            (vec![oss("SE", "25", "0.01", "0")], Err("SE at 25% is zero in part (0.01, VAT 0.00)")),
            (vec![goods, oss("SE", "25", "-10", "-2.5")], Err("SE at 25% is negative (-10.00, VAT -2.50)")),
            (vec![TaxFigure { rate: None, ..oss("SE", "25", "10", "2") }], Err("a line of SE has no rate")),
            (
                vec![oss("SE", "25.125", "10", "2.5")],
                Err("the rate 25.125% of SE has more than two decimals"),
            ),
        ] {
            let found = written(
                |f, r, out| write_oss_lines(f, r, out),
                &form("eu-oss"),
                &figures,
                &Entered::default(),
            );
            match (found, expected) {
                (Ok(text), Ok(expected)) => assert_eq!(text, expected),
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{error}"),
                (found, expected) => panic!("{found:?}, {expected:?}"),
            }
        }
        let other =
            written(|f, r, out| write_oss_lines(f, r, out), &form("uk-vat"), &[], &Entered::default());
        assert!(
            other.unwrap_err().to_string().contains("UK VAT Return: it has no lines of the one-stop shop")
        );
    }
}

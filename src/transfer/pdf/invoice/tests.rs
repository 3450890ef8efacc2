//! Invoices as they are printed: what each country asks for, long and unusual ones, and that layout 1 never changes.

use super::*;
use domain::invoice::settings::InvoiceSettings;
use domain::invoice::{
    Buyer, InvoiceKind, InvoiceLine, InvoiceNumber, InvoiceReference, InvoiceTax, LAYOUT, Seller, TaxCategory,
};
use domain::money::Money;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::shop::settings::Currency;
use domain::time::Day;
use sha2::{Digest, Sha256};
use system::SystemFont;

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

/// An address of street, city, state, postcode and country.
fn address([street, city, state, postcode, country]: [&str; 5]) -> Address {
    let [street, city, state, postcode, country] =
        [street, city, state, postcode, country].map(str::to_owned);
    Address { street, city, state, postcode, country }
}

fn buyer(name: &str, parts: [&str; 5], vat_number: &str) -> Buyer {
    let (name, vat_number) = (name.to_owned(), vat_number.to_owned());
    Buyer { name, address: address(parts), vat_number, ..Buyer::default() }
}

/// The shop with its place, VAT number, tax number, register and IBAN.
fn seller(shop: &str, legal_name: &str, place: [&str; 5], numbers: [&str; 4]) -> Seller {
    let [vat_number, tax_number, register, iban] = numbers.map(str::to_owned);
    let settings = InvoiceSettings {
        legal_name: legal_name.to_owned(),
        street: place[0].to_owned(),
        vat_number,
        tax_number,
        register,
        iban,
        email: "hello@example.com".to_owned(),
        phone: "+49 30 1234567".to_owned(),
        ..InvoiceSettings::default()
    };
    let address = Address { street: String::new(), ..address(place) };
    Seller { shop: shop.to_owned(), address, settings }
}

/// A document of lines (name, quantity, net amount, tax) and taxes (name, percentage, base, tax), which it adds up.
fn document(
    language: &str,
    currency: &str,
    seller: Seller,
    lines: &[(&str, &str, &str, Option<usize>)],
    taxes: &[(&str, &str, &str, &str)],
) -> Invoice {
    let line = |(name, quantity, net, tax): &(&str, &str, &str, Option<usize>)| InvoiceLine {
        name: (*name).to_owned(),
        quantity: Quantity::parse(quantity).unwrap(),
        net: money(net),
        tax: *tax,
    };
    let tax = |(name, percent, base, tax): &(&str, &str, &str, &str)| InvoiceTax {
        category: if money(tax) == Money::ZERO { TaxCategory::Zero } else { TaxCategory::Standard },
        name: (*name).to_owned(),
        percent: Percent::parse(percent).ok(),
        taxable: money(base),
        tax: money(tax),
    };
    let lines: Vec<InvoiceLine> = lines.iter().map(line).collect();
    let taxes: Vec<InvoiceTax> = taxes.iter().map(tax).collect();
    let net = Money::sum(lines.iter().map(|line| line.net)).unwrap();
    let tax = Money::sum(taxes.iter().map(|tax| tax.tax)).unwrap();
    Invoice {
        number: InvoiceNumber { series: "2026-".to_owned(), sequence: 17 },
        layout: LAYOUT,
        language: language.to_owned(),
        issued_on: Day::parse("2026-10-17").unwrap(),
        supplied_on: Day::parse("2026-10-15").unwrap(),
        order: "4711".to_owned(),
        currency: Currency::parse(currency).unwrap(),
        seller,
        lines,
        taxes,
        net,
        tax,
        gross: net.plus(tax).unwrap(),
        ..Invoice::default()
    }
}

fn german() -> Invoice {
    let place = ["Torstraße 12", "Berlin", "", "10119", "DE"];
    let numbers =
        ["DE123456789", "37/123/45678", "HRB 98765, Amtsgericht Charlottenburg", "DE02120300000000202051"];
    let mut seller = seller("Teehaus Morgenrot", "Morgenrot Handels GmbH", place, numbers);
    seller.settings.terms = "Zahlbar ohne Abzug bis zum 31.10.2026.".to_owned();
    let lines = [
        ("Darjeeling First Flush, 250 g", "2", "33.63", Some(0)),
        ("Teekanne aus Gusseisen mit Sieb aus Edelstahl, 1,2 l, schwarz", "1", "46.22", Some(1)),
        ("Versand", "0", "4.17", Some(1)),
    ];
    let taxes = [("MwSt. 7%", "7", "33.63", "2.35"), ("MwSt. 19%", "19", "50.39", "9.57")];
    let place = ["Hauptstraße 5", "Köln", "", "50667", "DE"];
    let mut made = document("de", "EUR", seller, &lines, &taxes);
    made.discount = money("5");
    Invoice { buyer: Some(buyer("Erika Mustermann", place, "")), ..made }
}

fn austrian() -> Invoice {
    let place = ["Graben 1", "Wien", "", "1010", "AT"];
    let seller = seller("Kaffee Graben", "", place, ["ATU12345678", "12 345/6789", "FN 123456a", ""]);
    let lines = [("Röstkaffee", "1.5", "30", Some(0))];
    let taxes = [("", "0", "30", "0")];
    let mut made = document("de", "EUR", seller, &lines, &taxes);
    made.taxes[0].category = TaxCategory::IntraCommunity;
    Invoice {
        buyer: Some(buyer("Rösterei GmbH", ["Am Kai 3", "Bremen", "", "28195", "DE"], "DE987654321")),
        ..made
    }
}

fn french() -> Invoice {
    let place = ["14 rue des Martyrs", "Paris", "", "75009", "FR"];
    let register = "SIREN 552 100 554, RCS Paris";
    let mut seller = seller(
        "Librairie du Canal",
        "Canal SARL",
        place,
        ["FR12552100554", "", register, "FR1420041010050500013M02606"],
    );
    seller.settings.terms = "Paiement à réception, au plus tard le 16/11/2026".to_owned();
    let lines = [
        ("Carnet relié, 192 pages", "24", "1920", Some(0)),
        ("Livre « Le Temps retrouvé »", "3", "28.10", Some(1)),
        ("Livraison", "0", "12", Some(0)),
    ];
    let taxes = [("TVA", "20", "1932", "386.40"), ("TVA", "5.5", "28.10", "1.55")];
    let made = document("fr", "EUR", seller, &lines, &taxes);
    let place = ["3 quai du Port", "Marseille", "", "13002", "FR"];
    Invoice { buyer: Some(buyer("Papeterie Bleue SAS", place, "FR40303265045")), ..made }
}

fn dutch() -> Invoice {
    let place = ["Keizersgracht 100", "Amsterdam", "", "1015 AA", "NL"];
    let seller = seller("Fietsenwinkel", "Fiets B.V.", place, ["NL123456789B01", "", "KvK 12345678", ""]);
    let lines = [("Fietsbel", "2", "20", Some(0))];
    let mut made = document("nl", "EUR", seller, &lines, &[("", "0", "20", "0")]);
    made.taxes[0].category = TaxCategory::ReverseCharge;
    Invoice {
        buyer: Some(buyer("Vélo SPRL", ["Rue Haute 1", "Bruxelles", "", "1000", "BE"], "BE0123456749")),
        ..made
    }
}

fn belgian() -> Invoice {
    let place = ["Meir 50", "Antwerpen", "", "2000", "BE"];
    let seller = seller("Chocolade Meir", "Meir BV", place, ["BE0123456749", "", "0123.456.749", ""]);
    let lines = [("Pralines", "4", "40", Some(0))];
    let made = document("nl", "EUR", seller, &lines, &[("Btw", "6", "40", "2.40")]);
    Invoice { buyer: Some(buyer("Jan Peeters", ["Markt 1", "Gent", "", "9000", "BE"], "")), ..made }
}

fn british() -> Invoice {
    let place = ["8 Market Row", "Whitby", "", "YO22 4DD", "GB"];
    let seller = seller("Harbour & Thistle", "Harbour & Thistle Ltd", place, ["GB123456789", "", "", ""]);
    let lines = [
        ("White hanging heart T-light holder", "6", "15.30", Some(0)),
        ("Children’s book", "1", "7.99", Some(1)),
    ];
    document("en", "GBP", seller, &lines, &[("VAT 20%", "20", "15.30", "3.06"), ("VAT", "0", "7.99", "0")])
}

fn canadian() -> Invoice {
    let place = ["120 rue Saint-Paul", "Montréal", "QC", "H2Y 1Z5", "CA"];
    let numbers = ["123456789 RT0001", "QST 1234567890 TQ0001", "", ""];
    let mut seller = seller("Atelier Nord", "Atelier Nord Inc.", place, numbers);
    seller.settings.terms = "Net 30 days".to_owned();
    let lines = [("Wool blanket", "2", "480", None), ("Shipping", "0", "25", None)];
    let taxes = [("GST", "5", "505", "25.25"), ("QST", "9.975", "505", "50.37")];
    let made = document("en", "CAD", seller, &lines, &taxes);
    let place = ["44 Water St", "Québec", "QC", "G1K 4A1", "CA"];
    Invoice { buyer: Some(buyer("Maple Interiors", place, "")), ..made }
}

fn australian() -> Invoice {
    let place = ["9 Bay Rd", "Sydney", "NSW", "2000", "AU"];
    let seller =
        seller("Reef Supplies", "Reef Pty Ltd", place, ["51 824 753 556", "", "", "BSB 062-000 1234 5678"]);
    let made =
        document("en", "AUD", seller, &[("Wetsuit", "10", "1200", Some(0))], &[("", "10", "1200", "120")]);
    Invoice { buyer: Some(buyer("Dive Co", ["1 Pier", "Cairns", "QLD", "4870", "AU"], "")), ..made }
}

fn credit_note() -> Invoice {
    let corrects = InvoiceReference {
        number: InvoiceNumber { series: "2026-".to_owned(), sequence: 9 },
        issued_on: Day::parse("2026-10-02").unwrap(),
    };
    Invoice { kind: InvoiceKind::CreditNote, corrects: Some(corrects), discount: Money::ZERO, ..german() }
}

fn japanese() -> Invoice {
    let place = ["1-2-3 Ginza", "Tokyo", "", "104-0061", "JP"];
    let seller = seller("Hana 花", "Hana KK", place, ["T1234567890123", "", "", ""]);
    let lines = [("湯のみ茶碗 · Tea cup 🍵", "3", "1000", Some(0)), ("סל קש", "1", "12500", Some(0))];
    let made = document("en", "JPY", seller, &lines, &[("JCT", "10", "13500", "1350")]);
    Invoice { buyer: Some(buyer("Aiko Tanaka", ["", "Osaka", "", "530-0001", "JP"], "")), ..made }
}

fn long(count: usize) -> Invoice {
    let mut made = german();
    let line = made.lines[0].clone();
    made.lines = (1..=count).map(|at| InvoiceLine { name: format!("Tee {at}"), ..line.clone() }).collect();
    made
}

/// The texts of each page, in the order in which they are drawn.
fn pages(document: &Invoice) -> Vec<String> {
    let text = |page: PaperPage| page.texts.into_iter().map(|text| text.text).collect::<Vec<_>>().join("\n");
    invoice_pages(document, None).unwrap().into_iter().map(text).collect()
}

fn check(document: &Invoice, expected: &[&str]) {
    let text = pages(document).concat().replace('\u{a0}', " ");
    for part in expected {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
    // Fonts that a machine lacks are no matter here.
    let paper = drawn(document, None, Typefaces::load().unwrap());
    let pdf = paper.finish("", "", &document.words(), document.issued_on.start()).unwrap();
    assert!(pdf.starts_with(b"%PDF-"));
}

#[test]
fn each_country_finds_what_it_asks_for() {
    check(
        &german(),
        &["Rechnung 2026-0017", "Morgenrot Handels GmbH", "Torstraße 12", "10119 Berlin, Deutschland"],
    );
    check(&german(), &["Erika Mustermann", "Hauptstraße 5", "50667 Köln", "USt-IdNr. DE123456789"]);
    check(
        &german(),
        &["Steuernummer 37/123/45678", "17.10.2026", "15.10.2026", "Liefer-/Leistungsdatum", "HRB 98765"],
    );
    check(&german(), &["16,815", "33,63", "7 %", "MwSt. 7 % auf 33,63", "MwSt. 19 % auf 50,39", "95,94 €"]);
    check(&german(), &["Ein Rabatt von 5,00 € ist bereits abgezogen", "IBAN DE02 1203 0000 0000 2020 51"]);
    check(
        &austrian(),
        &["USt-IdNr. ATU12345678", "USt-IdNr. des Kunden", "DE987654321", "DEUTSCHLAND", "1,5"],
    );
    check(
        &austrian(),
        &["Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1 UStG 1994)", "FN 123456a"],
    );
    check(&french(), &["Facture 2026-0017", "SIREN 552 100 554", "N° TVA FR12552100554", "FR40303265045"]);
    check(
        &french(),
        &["Livraison/prestation", "15/10/2026", "80,00", "TVA 20 % sur 1 932,00", "Total TTC", "2 348,05 €"],
    );
    check(
        &french(),
        &["recouvrement de 40 €", "TVA 5,5 % sur 28,10", "Conditions de règlement", "Pas d’escompte"],
    );
    check(
        &dutch(),
        &[
            "Factuur 2026-0017",
            "Btw verlegd",
            "KvK 12345678",
            "BE0123456749",
            "BELGIË",
            "Zonder btw over 20,00",
        ],
    );
    check(
        &belgian(),
        &["Btw-nummer BE0123456749", "Btw 6% over 40,00", "€ 42,40", "Handelsregister 0123.456.749"],
    );
    check(&british(), &["Invoice 2026-0017", "VAT number GB123456789", "17 October 2026", "YO22 4DD"]);
    check(&british(), &["VAT 20% on 15.30 (18.36 with tax)", "VAT 0% on 7.99", "2.55", "£26.35"]);
    check(
        &canadian(),
        &["GST/HST number 123456789 RT0001", "QST 1234567890 TQ0001", "GST 5% on 505.00", "50.37"],
    );
    check(
        &canadian(),
        &["Montréal QC H2Y 1Z5", "Maple Interiors", "Net 30 days", "CAD 580.62", "QST 9.975% on 505.00"],
    );
    check(
        &australian(),
        &["Tax invoice 2026-0017", "ABN 51 824 753 556", "Total price includes GST", "Dive Co"],
    );
    check(&australian(), &["BSB 062-000 1234 5678", "AUD 1,320.00", "Cairns QLD 4870"]);
}

#[test]
fn a_credit_note_names_its_invoice_and_asks_for_no_payment() {
    check(
        &credit_note(),
        &["Rechnungskorrektur 2026-0017", "Korrigiert die Rechnung 2026-0009 vom 02.10.2026"],
    );
    check(&credit_note(), &["Erstattungsdatum", "Gesamtbetrag der Korrektur", "95,94 €"]);
    let text = pages(&credit_note()).concat();
    assert!(!text.contains("IBAN") && !text.contains("Gutschrift") && !text.contains("Zahlbar"), "{text}");
}

#[test]
fn amounts_have_the_decimals_of_their_currency() {
    check(&japanese(), &["333.3", "JPY 14,850", "JCT 10% on 13,500"]);
    check(&Invoice { currency: Currency::parse("KWD").unwrap(), ..british() }, &["15.300", "KWD 26.350"]);
}

#[test]
fn what_is_not_taxed_has_one_total() {
    let untaxed = Invoice { taxes: Vec::new(), tax: Money::ZERO, gross: german().net, ..german() };
    check(&untaxed, &["Gesamtbetrag", "84,02 €"]);
    assert!(!pages(&untaxed).concat().contains("Summe netto"));
    let mut exempt = german();
    exempt.taxes.truncate(1);
    exempt.taxes[0].category = TaxCategory::Exempt;
    exempt.taxes[0].name = "Kein Ausweis von Umsatzsteuer, § 19 UStG".to_owned();
    check(&exempt, &["Kein Ausweis von Umsatzsteuer, § 19 UStG", "Ohne Umsatzsteuer auf 33,63"]);
}

#[test]
fn pages_repeat_the_head_and_totals_follow_a_line() {
    // Each count of lines ends elsewhere on its page.
    for count in (22..40).step_by(2).chain([1, 200]) {
        let pages = pages(&long(count));
        let total = pages.iter().find(|page| page.contains("Gesamtbetrag")).unwrap();
        assert!(total.contains(&format!("Tee {count}")), "{count} lines");
        let all = pages.join("\n");
        for line in 1..=count {
            assert_eq!(all.lines().filter(|text| *text == format!("Tee {line}")).count(), 1, "{line}");
        }
        for page in pages.iter().filter(|page| page.contains("Tee ")) {
            assert!(page.contains("Bezeichnung"), "{page}");
        }
        let last = format!("Seite {0} von {0}", pages.len());
        assert_eq!(all.contains(&last), pages.len() > 1, "{count} lines");
    }
}

#[test]
fn nothing_of_a_long_name_is_cut_and_nothing_leaves_the_page() {
    for name in
        ["x".repeat(300), "word ".repeat(60), "קופסה ".repeat(50), "👩‍👧🍵".repeat(100), "y".repeat(2_500)]
    {
        let mut long = german();
        long.lines[0].name.clone_from(&name);
        // Only the names of lines have no limit.
        let short: String = name.chars().take(300).collect();
        for text in [&mut long.seller.shop, &mut long.seller.settings.legal_name, &mut long.order] {
            text.clone_from(&short);
        }
        long.taxes[0].name.clone_from(&short);
        long.net = money("922337203685477.5807");
        long.lines[1].net = long.net;
        if let Some(buyer) = &mut long.buyer {
            buyer.name.clone_from(&short);
        }
        let plain = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
        let texts = invoice_pages(&long, None).unwrap().into_iter().flat_map(|page| page.texts);
        let texts: Vec<_> = texts.collect();
        if name == short {
            let all: String = texts.iter().map(|text| plain(&text.text)).collect();
            assert!(all.matches(&plain(&name)).count() >= 4, "{name}");
        }
        for text in texts {
            assert!(text.at.0 >= 0.0 && text.at.0 + text.width < 596.0, "{text:?}");
        }
        assert!(!invoice(&long, None).unwrap().is_empty());
    }
}

#[test]
fn the_least_document_is_printed_in_each_language() {
    for language in ["en", "de", "fr", "nl", "es", "fi", ""] {
        check(&Invoice { language: language.to_owned(), ..Invoice::default() }, &["0000", "1970"]);
    }
}

/// Layout 1 never changes: what was printed once is printed so again. Another look needs layout 2. Only the packing of the
/// same contents may differ, when a crate that writes fonts or compresses has a new version: then compare the pictures.
#[test]
fn layout_1_stays_as_it_is() {
    let digest = |document: &Invoice| {
        let bytes = Sha256::digest(invoice(document, None).unwrap());
        bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    };
    assert_eq!(
        [german(), british(), credit_note()].each_ref().map(digest),
        [
            "3578d5c6584759acac1bea48c99559f1d1dec7a9d616d452abcf39bcd421d8cd",
            "144ff5a90bf99dfa16143e0c8aa55fc45e2227f35cce7d17a36478c84ef6367d",
            "9ef6fc6027a59d7032787e5647eb30f6107b88daba37a29752d5ccc1dab01f3f",
        ]
    );
}

/// As an archive asks for: nothing transparent, and colors that its profile explains.
#[test]
fn a_logo_stands_above_the_rule_and_nothing_shines_through_it() {
    let picture = include_bytes!("../../../../tests/cases/invoices/logo.png");
    let logo = crate::logo::read(&picture[..]).unwrap();
    let page = invoice_pages(&german(), Some(&logo)).unwrap().remove(0);
    let [picture] = page.pictures.as_slice() else { panic!("{:?}", page.pictures) };
    let (right, bottom) = (picture.at.0 + picture.size.0, picture.at.1 + picture.size.1);
    assert!((right - 538.6).abs() < 1.0 && bottom < 90.0 && picture.at.1 > 28.0, "{picture:?}");
    assert!((picture.size.0 / picture.size.1 - 240.0 / 84.0).abs() < 0.05, "{picture:?}");
    let bytes = factur_x(&crate::invoice_xml::tests::document(), Some(&logo)).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    for part in ["/Subtype /Image", "/ColorSpace /DeviceRGB", "/Predictor 15", "/XObject"] {
        assert!(text.contains(part), "{part}");
    }
    assert!(!text.contains("/SMask") && !text.contains("/Interpolate true"));
    let plain = invoice(&german(), None).unwrap();
    assert!(!String::from_utf8_lossy(&plain).contains("/XObject"));
}

/// A file of several fonts (TrueType collection): nothing, and this one.
fn collection(font: &[u8]) -> Vec<u8> {
    let four = |at: usize| u32::from_be_bytes(font[at..at + 4].try_into().unwrap());
    let count = usize::from(u16::from_be_bytes([font[4], font[5]]));
    let head: Vec<u8> =
        [u32::from_be_bytes(*b"ttcf"), 0x1_0000, 2, 0, 20].into_iter().flat_map(u32::to_be_bytes).collect();
    let mut file = [head, font.to_vec()].concat();
    for table in 0..count {
        let at = 12 + table * 16 + 8;
        file[20 + at..20 + at + 4].copy_from_slice(&(four(at) + 20).to_be_bytes());
    }
    file
}

#[test]
fn letters_of_a_font_of_the_system_are_embedded_and_those_of_none_refused() {
    let file: &[u8] = collection(include_bytes!("../../../../assets/fonts/MaterialSymbols.ttf")).leak();
    let made = |name: &str| {
        let with_icon = move |letter| (letter == '\u{e88e}').then_some(SystemFont { data: file, index: 1 });
        let place = ["Graben 1", "Wien", "", "1010", "AT"];
        let document = Invoice { buyer: Some(buyer(name, place, "")), ..german() };
        let faces = Typefaces::with_finder(with_icon).unwrap();
        let paper = drawn(&document, None, faces);
        let lacking = paper.faces.lacking().map(|text| text.to_string());
        let pdf = paper.finish("", "", &document.words(), document.issued_on.start()).unwrap();
        (String::from_utf8_lossy(&pdf).into_owned(), lacking)
    };
    let (pdf, lacking) = made("Tea \u{e88e}");
    assert!(pdf.contains("/BaseFont /TILLBK+MaterialSymbolsRounded") && lacking.is_none(), "{lacking:?}");
    assert!(pdf == made("Tea \u{e88e}").0 && !made("Tea").0.contains("MaterialSymbols"));
    assert!(made("山田").1.unwrap().contains("山 (U+5C71), 田 (U+7530)"));

    // No font has what is no letter.
    let document = Invoice { buyer: Some(buyer("Tea \u{378}", ["", "", "", "", "DE"], "")), ..german() };
    let refused = invoice(&document, None).unwrap_err().to_string();
    assert!(
        refused.starts_with("Invoice 2026-0017: No font of this computer has \u{378} (U+0378): "),
        "{refused}"
    );
    assert!(unprintable(&document).unwrap().is_some());
}

//! Tests of the contents and the refusals of electronic invoices. Their validity is tested with the official
//! rules in `tests/cli/invoices_valid.rs`.

use domain::invoice::settings::InvoiceSettings;
use domain::invoice::{Buyer, Invoice, InvoiceLine, InvoiceNumber, InvoiceTax, Seller, TaxCategory};
use domain::money::Money;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::shop::settings::Currency;
use domain::time::Day;

use super::figures::quantity_and_price;
use super::{InvoiceSyntax, invoice_xml};

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

/// An invoice over 119 EUR with all that an XRechnung needs.
pub(crate) fn document() -> Invoice {
    let address = |city: &str, country: &str| Address {
        street: "Straße 1".to_owned(),
        city: city.to_owned(),
        postcode: "12345".to_owned(),
        country: country.to_owned(),
        ..Address::default()
    };
    let settings = InvoiceSettings {
        legal_name: "Müller GmbH".to_owned(),
        vat_number: "457281227".to_owned(),
        email: "buch@mueller.example".to_owned(),
        phone: "+49 89 12345".to_owned(),
        ..InvoiceSettings::default()
    };
    let name = "Kaffee & Tee".to_owned();
    let quantity = Quantity::parse("3").unwrap();
    let percent = Percent::parse("19").ok();
    Invoice {
        number: InvoiceNumber { series: "2026-".to_owned(), sequence: 1 },
        issued_on: Day::parse("2026-01-31").unwrap(),
        supplied_on: Day::parse("2026-01-30").unwrap(),
        order: "17".to_owned(),
        currency: Currency::parse("EUR").unwrap(),
        seller: Seller { shop: "Laden".to_owned(), address: address("Ulm", "DE"), settings },
        buyer: Some(Buyer {
            name: "Anna".to_owned(),
            address: address("Wien", "AT"),
            vat_number: "ATU13585627".to_owned(),
            email: "anna@example.org".to_owned(),
            ..Buyer::default()
        }),
        lines: vec![InvoiceLine { name, quantity, net: money("100"), tax: Some(0) }],
        taxes: vec![InvoiceTax { percent, taxable: money("100"), tax: money("19"), ..InvoiceTax::default() }],
        net: money("100"),
        tax: money("19"),
        gross: money("119"),
        ..Invoice::default()
    }
}

#[test]
fn what_is_refused_says_what_is_missing() {
    type Case = (fn(&mut Invoice), &'static str);
    let cases: [Case; 25] = [
        (|one| one.buyer = None, "the buyer lacks Name"),
        // A text is judged by what XML can hold of it, here and in each case below.
        (|one| one.buyer.as_mut().unwrap().name = "\u{1}".to_owned(), "the buyer lacks Name"),
        (|one| one.buyer.as_mut().unwrap().address.city = "\u{ffff} ".to_owned(), "the buyer lacks City"),
        (|one| one.lines[0].name = " \u{1f}".to_owned(), "a line has no name"),
        (|one| one.seller.settings.phone = "\u{7f}".to_owned(), "the shop lacks Phone"),
        (
            |one| {
                one.seller.settings.vat_number = "\0".to_owned();
                one.seller.settings.tax_number = "\u{b}".to_owned();
            },
            "the shop lacks Tax number",
        ),
        (|one| one.lines[0].tax = None, "the tax of \"Kaffee & Tee\" is not known"),
        (|one| one.lines[0].tax = Some(1), "the tax of \"Kaffee & Tee\" is not known"),
        (|one| one.taxes[0].percent = None, "the percentage of the tax on 100.00 is not known"),
        (|one| one.lines.clear(), "it has no lines"),
        (|one| one.lines[0].name.clear(), "a line has no name"),
        (|one| one.lines[0].net = money("100.01"), "add up to 100.01, not to 100.00"),
        (|one| one.gross = money("118.99"), "add up to 119.00, not to 118.99"),
        (|one| one.net = money("99.995"), "99.995 has more decimals than its currency"),
        (|one| one.currency = Currency::parse("KWD").unwrap(), "KWD has three"),
        (
            |one| {
                one.taxes[0].tax = money("20");
                (one.tax, one.gross) = (money("20"), money("120"));
            },
            "20.00 is not the tax of 19% on 100.00",
        ),
        (
            // 10.7 % are 11,047.001: less than 1 away, and not of what validators round that to.
            |one| {
                let [net, tax, gross] = ["103243", "11048", "114291"].map(money);
                (one.lines[0].net, one.net, one.tax, one.gross) = (net, net, tax, gross);
                let percent = Percent::parse("10.7").ok();
                one.taxes[0] = InvoiceTax { percent, taxable: net, tax, ..InvoiceTax::default() };
            },
            "11048.00 is not the tax of 10.7% on 103243.00",
        ),
        (|one| one.taxes[0].category = TaxCategory::Export, "19.00 of tax are charged on 100.00"),
        (
            |one| {
                let taxable = money("100");
                one.taxes[0] = InvoiceTax { category: TaxCategory::Exempt, taxable, ..InvoiceTax::default() };
            },
            "why no tax is charged on 100.00",
        ),
        (|one| one.seller.settings.vat_number.clear(), "the shop lacks Tax number"),
        (|one| one.seller.settings.vat_number = "457281228".to_owned(), "The check digits"),
        (|one| one.seller.settings.phone.clear(), "the shop lacks Phone"),
        (|one| one.seller.settings.email = " ".to_owned(), "the shop lacks Email"),
        (|one| one.buyer.as_mut().unwrap().address.country = "Oz".to_owned(), "the buyer lacks Country"),
        (|one| one.seller.settings.terms = "#SKONTO#TAGE=14#".to_owned(), "a line \"#SKONTO#TAGE=14#\""),
    ];
    assert!(invoice_xml(&document(), InvoiceSyntax::XRechnung).is_ok());
    for (change, expected) in cases {
        let mut changed = document();
        change(&mut changed);
        let error = invoice_xml(&changed, InvoiceSyntax::XRechnung).unwrap_err().to_string();
        assert!(error.starts_with("Invoice 2026-0001: ") && error.contains(expected), "{expected}: {error}");
    }
}

#[test]
fn a_category_asks_for_vat_numbers() {
    use TaxCategory::{Export, IntraCommunity, ReverseCharge};
    for (category, seller, buyer, expected) in [
        (IntraCommunity, "", "ATU13585627", "the shop lacks VAT number"),
        (IntraCommunity, "DE457281227", "", "the buyer lacks VAT number (BT-48)"),
        (ReverseCharge, "", "", "the buyer lacks VAT number (BT-48)"),
        (ReverseCharge, "", "U13585627", ""),
        (Export, "", "", "the shop lacks VAT number"),
        (Export, "DE457281227", "not a number", ""),
    ] {
        let mut document = document();
        document.seller.settings.vat_number = seller.to_owned();
        document.seller.settings.tax_number = "201/123/40012".to_owned();
        document.buyer.as_mut().unwrap().vat_number = buyer.to_owned();
        document.taxes[0] = InvoiceTax { category, taxable: document.net, ..InvoiceTax::default() };
        (document.tax, document.gross) = (Money::ZERO, document.net);
        let written = invoice_xml(&document, InvoiceSyntax::FacturX);
        let error = written.map_or_else(|error| error.to_string(), |_| String::new());
        assert!(error.contains(expected) && error.is_empty() == expected.is_empty(), "{category:?}: {error}");
    }
}

#[test]
fn prices_give_the_net_amount_again() {
    for (net, quantity, expected) in [
        ("100", "3", ("3", "33.333")),
        ("10", "0", ("1", "10.00")),
        ("-5", "0", ("-1", "5.00")),
        ("10", "0.25", ("0.25", "40.00")),
        ("0.86", "1000", ("1000", "0.00086")),
        ("0", "2", ("2", "0.00")),
        ("1", "99999.9999", ("99999.9999", "0.00001")),
    ] {
        let (net, quantity) = (money(net), Quantity::parse(quantity).unwrap());
        let line = InvoiceLine { net, quantity, ..InvoiceLine::default() };
        let (count, price) = quantity_and_price(&line);
        assert_eq!((count.as_str(), price.as_str()), expected, "{net:?}");
    }
}

//! What an invoice says beside the order's amounts: that it was paid, before or after it was issued, the day of supply, what
//! the buyer asks to be named by, and why a small business charges no tax.

use domain::field::Value;
use domain::invoice::rules::small_business_words;
use domain::invoice::settings::InvoiceSettings;
use domain::invoice::{Invoice, InvoiceSummary};
use domain::money::Money;
use domain::order::form::{FormLine, OrderForm};
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Customer, OrderStatus, OrderTexts, Refund, RefundItem};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::returns::RateType;
use domain::shop::settings::Shop;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::Day;
use engine::{
    BooksChange, Change, CustomerChange, ImportOptions, InvoiceChange, InvoiceFormat, OrderChange,
    TaxClassChange,
};
use serde_json::json;

use crate::shops::TestShop;
use crate::shops::sold::{bring, shop};
use crate::shops::stocked::at;

const IBAN: &str = "DE02120300000000202051";

/// A German shop that can send every format.
pub(super) fn german() -> TestShop {
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,USt.,1,0,1,\n");
    let was = shop.engine.shop().unwrap();
    let invoices = InvoiceSettings {
        legal_name: "Laden GmbH".to_owned(),
        street: "Weg 1".to_owned(),
        vat_number: "DE136695976".to_owned(),
        email: "laden@example.de".to_owned(),
        phone: "030 1".to_owned(),
        iban: IBAN.to_owned(),
        terms: "14 Tage netto".to_owned(),
        ..was.invoices.clone()
    };
    let address = Address { city: "Köln".to_owned(), postcode: "50667".to_owned(), ..was.address.clone() };
    shop.apply(&Change::settings(Shop { invoices, address, ..was }, None));
    shop
}

/// An order of a REST interface, paid or not.
pub(super) fn rest(buyer: &str, paid: Option<&str>) -> Vec<u8> {
    let place = json!({ "first_name": "", "last_name": "", "company": buyer, "address_1": "Platz 1",
        "postcode": "50667", "city": "Köln", "country": "DE", "email": "kauf@example.de" });
    let order = json!([{ "id": 1, "number": "1", "status": "completed", "total": "119.00", "total_tax": "19.00",
        "cart_tax": "19.00", "date_created": "2023-08-05T10:00:00", "date_paid": paid, "billing": place,
        "line_items": [{ "name": "Lamp", "quantity": 1, "total": "100.00", "total_tax": "19.00",
            "taxes": [{ "id": 1, "total": "19.00" }] }],
        "tax_lines": [{ "rate_id": 1, "label": "USt.", "rate_percent": 19, "tax_total": "19.00" }] }]);
    order.to_string().into_bytes()
}

/// An order of Shopify's export, with the status of its payment.
fn shopify(status: &str, paid: &str) -> Vec<u8> {
    format!(
        "Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,\
         Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Billing Street,Billing City,Billing Zip,\
         Billing Country,Tax 1 Name,Tax 1 Value,Lineitem taxable\n\
         1,kauf@example.de,{status},{paid},fulfilled,EUR,100.00,0.00,19.00,119.00,2023-08-05 10:00:00 +0200,\
         1,Lamp,100.00,Eva Kauf,Platz 1,Köln,50667,DE,USt. 19%,19.00,true\n"
    )
    .into_bytes()
}

pub(super) fn import(shop: &mut TestShop, name: &str, bytes: &[u8]) {
    shop.import(name, bytes, &ImportOptions::default()).unwrap();
}

pub(super) fn issued(shop: &mut TestShop) -> Invoice {
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "de".to_owned() });
    shop.apply(&change).invoices().unwrap().remove(0)
}

fn listed(shop: &TestShop) -> InvoiceSummary {
    shop.engine.invoices(&shop.owner).unwrap().pop().unwrap()
}

fn xml(shop: &TestShop, document: &Invoice) -> String {
    String::from_utf8(shop.engine.invoice_file(document, InvoiceFormat::XRechnung).unwrap()).unwrap()
}

/// Each text of the paper.
fn paper(shop: &TestShop, document: &Invoice) -> String {
    let pages = shop.engine.invoice_pages(document).unwrap();
    let texts = pages.into_iter().flat_map(|page| page.texts).map(|text| text.text);
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_was_paid_at_the_checkout_is_not_asked_for_again() {
    for (name, file, paid) in [
        ("orders.json", rest("Firma GmbH", Some("2023-08-06T23:10:00")), Some("2023-08-06")),
        ("orders.json", rest("Firma GmbH", None), None),
        ("orders.csv", shopify("paid", "2023-08-06 23:10:00 +0200"), Some("2023-08-06")),
        ("orders.csv", shopify("partially_refunded", "2023-08-06 23:10:00 +0200"), Some("2023-08-06")),
        ("orders.csv", shopify("pending", "2023-08-06 23:10:00 +0200"), None),
        ("orders.csv", shopify("pending", ""), None),
    ] {
        let mut shop = german();
        import(&mut shop, name, &file);
        let document = issued(&mut shop);
        let day = paid.and_then(Day::parse);
        let told = String::from_utf8_lossy(&file);
        assert_eq!((document.paid_on, listed(&shop).paid_on), (day, day), "{told}");
        let (open, due) = if day.is_some() { ("0.00", "0.00") } else { ("119.00", "119.00") };
        assert_eq!(listed(&shop).open.to_text(2), open, "{told}");
        let xml = xml(&shop, &document);
        assert!(
            xml.contains(&format!("<ram:DuePayableAmount>{due}</ram:DuePayableAmount>")),
            "{told}\n{xml}"
        );
        let (prepaid, paper) =
            ("<ram:TotalPrepaidAmount>119.00</ram:TotalPrepaidAmount>", paper(&shop, &document));
        assert_eq!(xml.contains(prepaid), day.is_some(), "{told}\n{xml}");
        for (asks, text) in
            [("IBAN", &paper), ("14 Tage netto", &paper), (IBAN, &xml), ("14 Tage netto", &xml)]
        {
            assert_eq!(text.contains(asks), day.is_none(), "{told}\n{text}");
        }
        assert_eq!(paper.contains("Bezahlt am") && paper.contains("06.08.2023"), day.is_some(), "{paper}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

/// What a file says later is noted on the invoice, which stays as it is; what a person noted first stays too.
#[test]
fn an_order_that_is_paid_later_has_its_invoice_paid() {
    for noted in [None, Day::parse("2023-08-08")] {
        let mut shop = german();
        import(&mut shop, "orders.json", &rest("Firma GmbH", None));
        let document = issued(&mut shop);
        if noted.is_some() {
            shop.apply(&Change::Invoice(InvoiceChange::SetPaid {
                number: document.number.to_string(),
                on: noted,
            }));
        }
        import(&mut shop, "orders.json", &rest("Firma GmbH", Some("2023-08-09T10:00:00")));
        let paid = noted.or(Day::parse("2023-08-09"));
        assert_eq!((listed(&shop).paid_on, listed(&shop).open.to_text(2).as_str()), (paid, "0.00"));
        let kept = shop.engine.invoice(&shop.owner, &document.number.to_string()).unwrap();
        assert_eq!((kept.document, kept.paid_on), (document, paid));
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
        // The books say it all again, and a file that says nothing of it takes nothing back.
        let books = shop.books();
        import(&mut shop, "orders.json", &rest("Firma GmbH", None));
        assert_eq!(shop.books(), books);
    }
}

/// Books of an order that has an address for its invoice and these texts.
fn told(texts: &[(&str, &str)]) -> Vec<u8> {
    let mut order = json!({ "number": "1", "placed_at": "2023-08-05T10:00:00", "status": "completed", "total": "100.00",
        "tax": "0.00", "shipping": "0.00", "shipping_tax": "0.00", "discount": "0.00", "country": "DE", "coupons": [],
        "items": [{ "product_id": null, "name": "Lamp", "quantity": "1", "total": "100.00", "tax": "0.00" }],
        "taxes": [], "refunds": [] });
    for (key, text) in texts {
        order[key] = (*text).into();
    }
    json!({ "format": "tillbook-books", "version": 1, "orders": [order] }).to_string().into_bytes()
}

#[test]
fn books_say_a_day_or_are_refused_and_a_day_says_nothing_of_the_buyer() {
    let billing = [("buyer", "Eva Kauf"), ("billing_street", "Platz 1"), ("billing_city", "Köln")];
    for key in ["paid_on", "supplied_on"] {
        let mut shop = german();
        let refused = shop.import("books.json", &told(&[(key, "soon")]), &ImportOptions::default());
        let refused =
            refused.map_or_else(|error| error.to_string(), |report| format!("{:?}", report.refused));
        assert!(refused.contains(key) && refused.contains("2026-03-31"), "{refused}");
        import(&mut shop, "books.json", &told(&billing));
        import(&mut shop, "books.json", &told(&[(key, "2023-08-06")]));
        let texts = shop.engine.order(&shop.owner, "1").unwrap().unwrap().texts;
        assert_eq!((texts.buyer.as_str(), texts.street.as_str()), ("Eva Kauf", "Platz 1"), "{key}");
    }
}

#[test]
fn a_day_of_payment_that_is_none_is_refused() {
    let mut shop = german();
    import(&mut shop, "orders.json", &rest("Firma GmbH", None));
    let mut order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    order.texts.paid_on = "soon".to_owned();
    let refused = shop.try_change(&Change::Order(OrderChange::Put(Box::new(order)))).unwrap_err();
    assert_eq!(refused.to_string(), "Paid on: \"soon\" is not a day: write one such as 2026-11-30");
}

/// An authority refuses an XRechnung without its Leitweg-ID; anybody else knows the number of the order.
#[test]
fn a_buyer_is_named_by_their_reference() {
    for (buyer, reference, expected) in [
        ("Firma GmbH", "", Some("1")),
        ("Stadt Köln", "", None),
        ("Universität Köln", "", None),
        ("Stadt-Café", "", Some("1")),
        ("Gemeinde Kaffee GmbH", "", Some("1")),
        ("Stadt Köln", "04011000-1234512345-06", Some("04011000-1234512345-06")),
    ] {
        let mut shop = german();
        import(&mut shop, "orders.json", &rest(buyer, None));
        let mut order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
        reference.clone_into(&mut order.texts.buyer_reference);
        "PO-77".clone_into(&mut order.texts.purchase_order);
        shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
        let document = issued(&mut shop);
        let paper = paper(&shop, &document);
        assert!(paper.contains(reference) && paper.contains("PO-77"), "{paper}");
        let Some(expected) = expected else {
            let missing = InvoiceFormat::XRechnung.missing(&document);
            assert!(missing[0].what.to_string().contains("Leitweg-ID"), "{missing:?}");
            continue;
        };
        let xml = xml(&shop, &document);
        assert!(xml.contains(&format!("<ram:BuyerReference>{expected}</ram:BuyerReference>")), "{xml}");
        let ordered = "<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-77<";
        let flat: String = xml.lines().map(str::trim).collect();
        assert!(flat.contains(ordered), "{flat}");
    }
}

/// A customer's own reference is on each of their invoices, but of an order that names another one.
#[test]
fn a_customer_keeps_a_reference() {
    for (own, expected) in [("", "04011000-1234512345-06"), ("05315-99-1", "05315-99-1")] {
        let mut shop = german();
        let customer = Customer {
            login: "amt".to_owned(),
            name: "Stadt Köln".to_owned(),
            buyer_reference: " 04011000-1234512345-06".to_owned(),
            ..Customer::default()
        };
        shop.apply(&Change::Customer(CustomerChange::Save { customer, was: None }));
        import(&mut shop, "orders.json", &rest("Stadt Köln", None));
        let mut order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
        order.customer = Some("amt".to_owned());
        own.clone_into(&mut order.texts.buyer_reference);
        shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
        let document = issued(&mut shop);
        let xml = xml(&shop, &document);
        assert!(xml.contains(&format!("<ram:BuyerReference>{expected}</ram:BuyerReference>")), "{xml}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

/// One choice in the settings is enough; an order with a reason of its own keeps that, and one with tax needs none.
#[test]
fn a_small_business_says_so_on_each_invoice() {
    for (own, tax, expected) in [
        ("", "0.00", "Steuerfreier Umsatz eines Kleinunternehmers (§ 19 UStG)"),
        ("Steuerfrei nach § 4 Nr. 21 UStG", "0.00", "Steuerfrei nach § 4 Nr. 21 UStG"),
        ("", "19.00", "119,00"),
    ] {
        let mut shop = german();
        let was = shop.engine.shop().unwrap();
        let mut invoices = was.invoices.clone();
        small_business_words("DE").clone_into(&mut invoices.small_business);
        shop.apply(&Change::settings(Shop { invoices, ..was }, None));
        import(&mut shop, "orders.json", &rest("Firma GmbH", None));
        let mut order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
        if tax == "0.00" {
            (order.total, order.tax, order.taxes) = (order.items[0].total, Money::ZERO, Vec::new());
            order.items[0].tax = Money::ZERO;
        }
        if !own.is_empty() {
            order.exemption.reason = UntaxedReason::Other;
            own.clone_into(&mut order.exemption.words);
        }
        "2023-08-20".clone_into(&mut order.texts.supplied_on);
        shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
        let document = issued(&mut shop);
        assert_eq!(
            (document.tax.to_text(2).as_str(), Some(document.supplied_on)),
            (tax, Day::parse("2023-08-20"))
        );
        let paper = paper(&shop, &document);
        assert!(paper.contains(expected) && paper.contains("20.08.2023"), "{paper}");
        assert_eq!(paper.contains("Kleinunternehmer"), own.is_empty() && tax == "0.00", "{paper}");
        let xml = xml(&shop, &document);
        let category = if tax == "0.00" { "E" } else { "S" };
        assert!(xml.contains(&format!("<ram:CategoryCode>{category}</ram:CategoryCode>")), "{xml}");
        assert!(tax != "0.00" || xml.contains(&format!("<ram:ExemptionReason>{expected}<")), "{xml}");
    }
}

/// A lamp with tax and a course without: the class of what is exempt says why, beside the rate or in place of one of 0 %.
#[test]
fn what_is_exempt_by_its_class_stands_beside_what_is_taxed() {
    let reason = "Steuerfrei nach § 4 Nr. 21 UStG";
    for (is_stated, has_rate, expected) in [
        (true, false, &["S ", "E Steuerfrei nach § 4 Nr. 21 UStG"][..]),
        (true, true, &["S ", "E Steuerfrei nach § 4 Nr. 21 UStG"]),
        (false, true, &["S ", "Z Null"]),
    ] {
        let mut shop = german();
        let name = Value::Text(reason.to_owned());
        let class = TaxClass::from_name(Some(&name)).unwrap();
        shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(name) }));
        if is_stated {
            let (slug, rate_type) = (class.slug.clone(), Some(RateType::Exempt));
            shop.apply(&Change::TaxClass(TaxClassChange::SetTypes { slug, rate_type, kind: None }));
        }
        let zero = json!({ "rate_id": 7, "name": "Null", "percent": "0.0000", "taxable": "50.00", "tax": "0.00",
            "shipping_tax": "0.00" });
        let mut taxes =
            vec![json!({ "rate_id": 1, "name": "USt.", "percent": "19.0000", "taxable": "100.00",
            "tax": "19.00", "shipping_tax": "0.00" })];
        taxes.extend(Some(zero).filter(|_| has_rate));
        let order = json!({ "number": "1", "placed_at": "2023-08-05T10:00:00", "status": "completed",
            "total": "169.00", "tax": "19.00", "shipping": "0.00", "shipping_tax": "0.00", "discount": "0.00",
            "country": "DE", "buyer": "Eva Kauf", "billing_street": "Platz 1", "billing_city": "Köln",
            "billing_postcode": "50667", "billing_country": "DE", "buyer_email": "eva@example.de",
            "items": [
                { "product_id": null, "name": "Lamp", "quantity": "1", "total": "100.00", "tax": "19.00" },
                { "product_id": null, "name": "Kurs", "quantity": "1", "total": "50.00", "tax": "0.00",
                    "class": class.slug.as_str() }],
            "coupons": [], "taxes": taxes, "refunds": [] });
        bring(&mut shop, &[order], &[]);
        let document = issued(&mut shop);
        let told: Vec<String> = document
            .taxes
            .iter()
            .map(|tax| {
                format!("{} {}", tax.category.as_str(), if tax.tax == Money::ZERO { &*tax.name } else { "" })
            })
            .collect();
        assert_eq!(told, expected, "{is_stated} {has_rate}");
        assert_eq!(paper(&shop, &document).contains(reason), is_stated);
        let xml = xml(&shop, &document);
        assert_eq!(xml.contains(&format!("<ram:ExemptionReason>{reason}<")), is_stated, "{xml}");
        // A refund of the course is exempt too, and what is left is taken back as it was charged.
        let amount = Money::parse("50").unwrap();
        let mut order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
        let item = RefundItem { total: amount, quantity: order.items[1].quantity, ..RefundItem::default() };
        order.refunds.push(Refund {
            amount,
            items: vec![item],
            refunded_at: order.placed_at,
            ..Refund::default()
        });
        shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
        let number = document.number.to_string();
        issued(&mut shop);
        let left =
            shop.apply(&Change::Invoice(InvoiceChange::Cancel { number })).invoices().unwrap().remove(0);
        assert_eq!(left.gross.to_text(2), "119.00", "{is_stated} {has_rate}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

/// A payment that is written on an order goes with it when that is undone and done again.
#[test]
fn a_payment_of_an_order_is_undone_with_it() {
    let mut shop = german();
    import(&mut shop, "orders.json", &rest("Firma GmbH", None));
    issued(&mut shop);
    let mut order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    "2023-08-09".clone_into(&mut order.texts.paid_on);
    shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
    assert_eq!(listed(&shop).paid_on, Day::parse("2023-08-09"));
    shop.apply(&Change::Books(BooksChange::UndoRedo(engine::Direction::Undo)));
    assert_eq!(listed(&shop).paid_on, None);
    assert_eq!(shop.engine.order(&shop.owner, "1").unwrap().unwrap().texts.paid_on, "");
    shop.apply(&Change::Books(BooksChange::UndoRedo(engine::Direction::Redo)));
    assert_eq!(listed(&shop).paid_on, Day::parse("2023-08-09"));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    shop.apply(&Change::Books(BooksChange::UndoRedo(engine::Direction::Undo)));
    assert_eq!(listed(&shop).paid_on, None);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A British shop with these rates, and an order of a firm that owes the tax of lines, each with its price and tax class.
fn owed_in_britain(rates: &str, lines: &[(&str, &str)]) -> TestShop {
    let mut shop = shop("GB", "GBP", rates);
    let was = shop.engine.shop().unwrap();
    let invoices = InvoiceSettings {
        legal_name: "Frames Ltd".to_owned(),
        street: "Lane 1".to_owned(),
        vat_number: "GB980780684".to_owned(),
        ..was.invoices.clone()
    };
    let address = Address { city: "Leeds".to_owned(), ..was.address.clone() };
    shop.apply(&Change::settings(Shop { invoices, address, ..was }, None));
    let line = |(price, class): &(&str, &str)| FormLine {
        name: "Scaffolding".to_owned(),
        quantity: Quantity::from_ten_thousandths(10_000),
        price: Money::parse(price).unwrap().into(),
        class: ClassSlug::parse(class).unwrap(),
        ..FormLine::default()
    };
    let texts = OrderTexts {
        company: "Builders Ltd".to_owned(),
        vat_number: "GB553557881".to_owned(),
        ..OrderTexts::default()
    };
    let to = Address { street: "Road 2".to_owned(), city: "York".to_owned(), ..Address::of_country("GB") };
    let form = OrderForm {
        number: Some("1".to_owned()),
        placed_at: at("2023-08-05"),
        status: OrderStatus::Completed,
        address: to,
        lines: lines.iter().map(line).collect(),
        texts,
        exemption: TaxExemption::of(UntaxedReason::ReverseCharge),
        ..OrderForm::default()
    };
    shop.apply(&Change::save_order(form, None));
    shop
}

/// In the United Kingdom a buyer who owes the tax is told its rate and amount, in the credit note too.
#[test]
fn what_a_british_buyer_owes_is_said_with_its_rate() {
    let [standard, reduced] = [("20.0000", ""), ("5.0000", "reduced-rate")]
        .map(|(percent, class)| format!("GB,,,,{percent},VAT,1,0,1,{class}\n"));
    let both = format!("{standard}{reduced}");
    for (lines, rates, refunded, expected) in [
        (&[("100", "")][..], &standard, "25", &["20.00 20% 100.00", "5.00 20% 25.00"][..]),
        (
            &[("100", ""), ("40", "reduced-rate")],
            &both,
            "14",
            &["20.00 20% 100.00", "2.00 5% 40.00", "2.00 20% 10.00", "0.20 5% 4.00"],
        ),
        (&[("40", "reduced-rate")], &standard, "", &[]),
    ] {
        let mut shop = owed_in_britain(rates, lines);
        let issue =
            Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "de".to_owned() });
        if expected.is_empty() {
            let refused = shop.try_change(&issue).unwrap_err().to_string();
            assert!(refused.contains("the buyer owes on 40.00 is not known"), "{refused}");
            continue;
        }
        shop.apply(&issue);
        let what = RefundWhat::Amount(Money::parse(refunded).unwrap());
        let form =
            RefundForm { at: at("2023-08-06"), what, shipping: true, reason: String::new(), corrects: None };
        shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }));
        let documents = shop.engine.invoices_of(&shop.owner, "1").unwrap();
        let told: Vec<String> = documents.iter().flat_map(Invoice::notes).collect();
        let said = |figures: &&str| {
            let [due, rate, base] = figures.split(' ').collect::<Vec<_>>().try_into().unwrap();
            format!("Reverse charge: the customer is liable for the tax, £{due} ({rate} of £{base})")
        };
        assert_eq!(told, expected.iter().map(said).collect::<Vec<_>>());
        assert!(paper(&shop, &documents[0]).contains("£20.00 (20% of £100.00)"));
        // What is left is taken back by the same rates.
        shop.apply(&Change::Invoice(InvoiceChange::Cancel { number: documents[0].number.to_string() }));
        let last = shop.engine.invoices_of(&shop.owner, "1").unwrap().pop().unwrap();
        let lasts = [&last, &documents[0]]
            .map(|document| document.taxes.iter().map(|tax| tax.name.clone()).collect::<Vec<_>>());
        assert_eq!(lasts[0], lasts[1]);
    }
}

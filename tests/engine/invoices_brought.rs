//! Numbered documents in books: what the program wrote comes in again byte for byte, and what it would never issue does not
//! come in at all.

use domain::access::Role;
use domain::invoice::Invoice;
use domain::invoice::settings::InvoiceSettings;
use domain::order::form::OrderForm;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Customer, Order, OrderStatus, OrderTexts};
use domain::places::address::Address;
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::{
    Change, CustomerChange, ImportOptions, InvoiceChange, OrderChange, OrderEdit, Outcome, UserChange,
};
use serde_json::{Value, json};

use crate::shops::stocked::{at, form, invoicing, line, money, name_anna, quantity};
use crate::shops::{NOW, TestShop, cases};

const DAY: i64 = 86_400;

fn save(shop: &mut TestShop, form: OrderForm, was: Option<Order>) -> Order {
    shop.apply(&Change::save_order(form, was)).order().unwrap()
}

/// Makes a change some days after [`NOW`].
fn apply(shop: &mut TestShop, change: &Change, after_days: i64) -> Outcome {
    let now = Instant::from_seconds(NOW.seconds() + after_days * DAY);
    shop.engine.apply(change, &shop.owner, now).unwrap()
}

fn issue(shop: &mut TestShop, order: &str, after_days: i64) -> Vec<Invoice> {
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec![order.to_owned()], language: "en".to_owned() });
    apply(shop, &change, after_days).invoices().unwrap()
}

fn refund(shop: &mut TestShop, order: &str, what: RefundWhat) {
    let (at, reason) = (at("2025-03-12T09:00:00"), "Chipped".to_owned());
    let form = RefundForm { at, what, shipping: false, reason, corrects: None };
    apply(shop, &Change::Order(OrderChange::Refund { number: order.to_owned(), form }), 9);
}

/// Order 1 with an invoice and credit notes for two of its refunds; 2 with one that was corrected; 3 with one that was taken
/// back; 4 without one; 5 to a business, named and not paid. The numbers: 1 to 3 are the invoices of the orders 1 to 3, 4 is
/// that of order 5, 5 and 6 are the credit notes of 1, 7 and 8 the credit note and the second invoice of 2, 9 takes back 3.
fn invoiced() -> TestShop {
    let mut shop = invoicing();
    name_anna(&mut shop);
    let mut orders: Vec<Order> = Vec::new();
    for status in [OrderStatus::Completed; 4].into_iter().chain([OrderStatus::Pending]) {
        orders.push(save(&mut shop, OrderForm { number: None, status, ..form() }, None));
    }
    for (order, after) in [("1", 0), ("2", 0), ("3", 1), ("5", 2)] {
        assert_eq!(issue(&mut shop, order, after).len(), 1);
    }
    refund(&mut shop, "1", RefundWhat::Lines(vec![(0, quantity("1"))]));
    refund(&mut shop, "1", RefundWhat::Amount(money("4.20")));
    let mut other = OrderForm::of(&orders[1]);
    other.lines.push(line(1, "Blue Mug", "1", "9.99", ""));
    let edit = Box::new(OrderEdit { form: other, was: Some(orders[1].clone()), ..OrderEdit::default() });
    apply(&mut shop, &Change::Invoice(InvoiceChange::CorrectOrder { edit, language: "en".to_owned() }), 9);
    apply(&mut shop, &Change::Invoice(InvoiceChange::Cancel { number: "2023-0003".to_owned() }), 9);
    shop
}

fn import(shop: &mut TestShop, books: &str) -> Result<(), String> {
    let done = shop.import("books.json", books.as_bytes(), &ImportOptions::default());
    done.map(drop).map_err(|error| error.to_string())
}

/// Puts a value at a path, and takes away what is there for `null`. A path that begins with a number is of that document.
fn put(books: &mut Value, path: &str, value: Value) {
    let path = if path.starts_with("/orders") {
        path.to_owned()
    } else {
        let (at, rest) = path[1..].split_once('/').unwrap_or((&path[1..], ""));
        format!("/invoices/{at}/document/{rest}").trim_end_matches('/').to_owned()
    };
    let (parent, last) = path.rsplit_once('/').unwrap();
    match books.pointer_mut(parent).unwrap_or_else(|| panic!("{path}")) {
        Value::Object(entries) if value.is_null() => drop(entries.shift_remove(last).unwrap()),
        Value::Object(entries) => drop(entries.insert(last.to_owned(), value)),
        Value::Array(all) if last == "-" => all.push(value),
        Value::Array(all) => all[last.parse::<usize>().unwrap()] = value,
        other => panic!("{path}: {other}"),
    }
}

const NOT_THE_NEXT: &str = "numbers have no gap";
const TAKES_BACK: &str =
    "an invoice cancels nothing, and a credit note cancels an invoice of its order that is in force";
const LINES: &str = "its lines are not those of order 1";
const TAXES: &str = "its taxes are not those of order 1";
const SERIES: &str = "its series is empty, ends in a digit, or has a character that cannot be printed";
const NOT_LEFT: &str = "it is not what is left of 2023-0003";

/// The document that is refused, the rule, and what is put where.
type Altered = (&'static str, &'static str, Vec<(&'static str, Value)>);

/// An invoice, or the credit note over it, in which a line costs a pound more.
fn dearer(at: u8) -> Vec<(&'static str, Value)> {
    let paths = match at {
        0 => ["/0/lines/0/net", "/0/taxes/0/taxable", "/0/net", "/0/gross"],
        2 => ["/2/lines/0/net", "/2/taxes/0/taxable", "/2/net", "/2/gross"],
        _ => ["/8/lines/0/net", "/8/taxes/0/taxable", "/8/net", "/8/gross"],
    };
    paths.into_iter().zip(["21.00", "26.00", "38.00", "43.60"].map(Value::from)).collect()
}

fn other_amounts_than_the_orders() -> Vec<Altered> {
    let gift = json!({ "name": "Gift", "quantity": "1", "net": "0.00", "tax": 0 });
    vec![
        ("Invoice 2023-0001", "it comes to 43.60, and order 1 to 42.60", dearer(0)),
        ("Invoice 2023-0001", "its amounts do not add up", vec![("/0/gross", json!("9042.60"))]),
        (
            "Invoice 2023-0001",
            TAXES,
            vec![
                ("/0/lines/0/net", json!("20.01")),
                ("/0/taxes/0/taxable", json!("25.01")),
                ("/0/taxes/0/tax", json!("4.99")),
                ("/0/net", json!("37.01")),
                ("/0/tax", json!("5.59")),
            ],
        ),
        (
            "Invoice 2023-0001",
            TAXES,
            vec![("/0/taxes/0/tax", json!("5.10")), ("/0/taxes/1/tax", json!("0.50"))],
        ),
        ("Invoice 2023-0001", TAXES, vec![("/0/taxes/0/percent", json!("19"))]),
        ("Invoice 2023-0001", TAXES, vec![("/0/taxes/1/name", json!("Excise"))]),
        (
            "Invoice 2023-0001",
            "it has a tax where none is charged",
            vec![("/0/taxes/0/category", json!("E"))],
        ),
        (
            "Invoice 2023-0001",
            LINES,
            vec![("/0/lines/0/net", json!("19.00")), ("/0/lines/2/net", json!("6.00"))],
        ),
        ("Invoice 2023-0001", LINES, vec![("/0/lines/0/name", json!("Red Mug"))]),
        ("Invoice 2023-0001", LINES, vec![("/0/lines/2/quantity", json!("4"))]),
        ("Invoice 2023-0001", LINES, vec![("/0/lines/1/name", json!("Courier"))]),
        ("Invoice 2023-0001", LINES, vec![("/0/lines/-", gift)]),
        ("Invoice 2023-0001", LINES, vec![("/orders/0/items/0/name", json!("Red Mug"))]),
        ("Invoice 2023-0001", "name taxes that it does not have", vec![("/0/lines/0/tax", json!(7))]),
        ("Invoice 2023-0001", "name taxes that it does not have", vec![("/0/lines/0/tax", Value::Null)]),
        ("Invoice 2023-0001", "its discount or its day", vec![("/0/discount", json!("1.00"))]),
        ("Invoice 2023-0001", "its discount or its day", vec![("/0/supplied_on", json!("2025-03-14"))]),
        (
            "Invoice 2023-0004",
            "its amounts have more decimals than GBP",
            vec![("/3/net", json!("37.0001")), ("/3/gross", json!("42.6001"))],
        ),
    ]
}

fn other_orders_numbers_and_days() -> Vec<Altered> {
    vec![
        (
            "Invoice 2023-0001",
            "order 77 is neither in the file nor in the shop",
            vec![("/0/order", json!("77"))],
        ),
        ("Credit note 2023-0005", TAKES_BACK, vec![("/0/order", json!("4"))]),
        ("Invoice 2023-0004", "its order has the invoice 2023-0001", vec![("/3/order", json!("1"))]),
        ("Invoice 2023-0004", "does not count as a sale", vec![("/orders/4/status", json!("cancelled"))]),
        // Numbers and days.
        ("Invoice 2023-0000", NOT_THE_NEXT, vec![("/0/number/sequence", json!(0))]),
        ("Credit note 2023-0010", NOT_THE_NEXT, vec![("/8/number/sequence", json!(10))]),
        ("Credit note 2023-0008", "another one of this number", vec![("/8/number/sequence", json!(8))]),
        ("Credit note B-0009", NOT_THE_NEXT, vec![("/8/number/series", json!("B-"))]),
        ("Credit note 2023-0009", "numbers follow the dates", vec![("/8/issued_on", json!("2023-11-22"))]),
    ]
}

fn other_texts() -> Vec<Altered> {
    let long = "n".repeat(1 << 20);
    vec![
        ("Credit note", SERIES, vec![("/8/number", json!({ "series": "\u{1b}[31m-", "sequence": 1 }))]),
        ("Credit note", SERIES, vec![("/8/number", json!({ "series": "A\n-", "sequence": 1 }))]),
        ("Credit note", SERIES, vec![("/8/number", json!({ "series": "", "sequence": 1 }))]),
        ("Credit note", SERIES, vec![("/8/number", json!({ "series": "A1", "sequence": 1 }))]),
        (
            "Credit note nnn",
            "too long",
            vec![("/8/number", json!({ "series": long.clone(), "sequence": 1 }))],
        ),
        ("Invoice 2023-0001", "too long", vec![("/0/lines/0/name", json!(long.clone()))]),
        ("Invoice 2023-0001", "too long", vec![("/0/buyer/name", json!(long.clone()))]),
        ("Invoice 2023-0001", "too long", vec![("/0/seller/terms", json!(long.clone()))]),
        ("Invoice 2023-0001", "too long", vec![("/0/buyer/address/street", json!(long))]),
        ("Invoice 2023-0004", "a buyer without a name", vec![("/3/buyer/name", json!(""))]),
        (
            "Invoice 2023-0004",
            "The shop's legal name is missing",
            vec![("/3/seller/legal_name", Value::Null)],
        ),
        ("Invoice 2023-0004", "does not know its layout", vec![("/3/layout", json!(9))]),
        ("Invoice 2023-0004", "does not know its layout or its language", vec![("/3/language", json!("xx"))]),
    ]
}

fn other_currencies_and_credit_notes(books: &Value) -> Vec<Altered> {
    let refund = books.pointer("/invoices/4/document/refund").unwrap();
    let again = books.pointer("/invoices/4/document").unwrap();
    vec![
        (
            "Invoice 2023-0004",
            "it is in USD, and its amounts in the books are in GBP",
            vec![("/3/currency", json!("USD"))],
        ),
        ("Credit note 2023-0005", "it is in USD", vec![("/4/currency", json!("USD"))]),
        ("Credit note 2023-0005", TAKES_BACK, vec![("/4/corrects", Value::Null)]),
        ("Credit note 2023-0005", TAKES_BACK, vec![("/4/corrects/number/sequence", json!(4))]),
        ("Credit note 2023-0005", TAKES_BACK, vec![("/4/corrects/number/sequence", json!(77))]),
        ("Credit note 2023-0005", TAKES_BACK, vec![("/4/corrects/issued_on", json!("2023-11-13"))]),
        (
            "Invoice 2023-0005",
            "its order has the invoice",
            vec![("/4/kind", json!("invoice")), ("/4/corrects", Value::Null)],
        ),
        ("Credit note 2023-0004", TAKES_BACK, vec![("/3/kind", json!("credit-note"))]),
        ("Invoice 2023-0004", TAKES_BACK, vec![("/3/refund", refund.clone())]),
        ("Credit note 2023-0005", "not those of its refund", vec![("/4/refund/amount", json!("31.00"))]),
        ("Credit note 2023-0005", "not those of its refund", vec![("/4/refund/tax", json!("0.50"))]),
        ("Credit note 2023-0005", "not those of its refund", vec![("/4/supplied_on", json!("2025-03-13"))]),
        ("Credit note 2023-0005", "does not have the refund", vec![("/4/refund/reason", json!("Other"))]),
        (
            "Credit note 2023-0006",
            "does not have the refund",
            vec![("/5", again.clone()), ("/5/number/sequence", json!(6))],
        ),
        ("Credit note 2023-0009", NOT_LEFT, dearer(2)),
        ("Credit note 2023-0009", NOT_LEFT, dearer(1)),
        ("Credit note 2023-0009", NOT_LEFT, vec![("/8/buyer/name", json!("Bert Brown"))]),
    ]
}

#[test]
fn what_the_program_would_not_issue_is_refused_with_the_document_and_the_rule() {
    let books: Value = serde_json::from_str(&invoiced().books()).unwrap();
    let mut other = TestShop::new();
    let before = other.books();
    let mut wrong = Vec::new();
    let altered = [
        other_amounts_than_the_orders(),
        other_orders_numbers_and_days(),
        other_texts(),
        other_currencies_and_credit_notes(&books),
    ];
    for (document, rule, what) in altered.into_iter().flatten() {
        let mut altered = books.clone();
        let paths: Vec<&str> = what.iter().map(|(path, _)| *path).collect();
        for (path, value) in what {
            put(&mut altered, path, value);
        }
        let refused = import(&mut other, &altered.to_string()).err().unwrap_or_default();
        if !(refused.contains(&format!("books.json, {document}"))
            && refused.contains(rule)
            && refused.len() < 400)
        {
            wrong.push(format!("{paths:?}: {rule}\n  {refused:.300}"));
        }
        assert!(other.books() == before, "{paths:?}: something was brought");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    import(&mut other, &books.to_string()).unwrap();
}

/// All that may change beside what is numbered.
#[test]
fn what_was_exported_comes_in_again_whatever_changed_meanwhile() {
    let mut shop = invoiced();
    let earlier = shop.books();
    let mut follows = TestShop::new();
    import(&mut follows, &earlier).unwrap();
    assert!(follows.books() == earlier);

    let order = shop.engine.order(&shop.owner, "5").unwrap().unwrap();
    let texts = OrderTexts { note: "Ring twice".to_owned(), ..OrderTexts::default() };
    save(
        &mut shop,
        OrderForm { texts, status: OrderStatus::Completed, ..OrderForm::of(&order) },
        Some(order),
    );
    refund(&mut shop, "5", RefundWhat::Whole);
    refund(&mut shop, "1", RefundWhat::Whole);
    shop.apply(&Change::Order(OrderChange::SetStatus {
        number: "1".to_owned(),
        status: OrderStatus::Refunded,
    }));
    shop.apply(&Change::Invoice(InvoiceChange::SetPaid {
        number: "2023-0008".to_owned(),
        on: Some(at("2023-11-30T00:00:00").day),
    }));
    assert_eq!(issue(&mut shop, "3", 40).len(), 1, "again, after it was taken back");
    let was = shop.engine.customer(&shop.owner, "anna").unwrap().unwrap();
    let named = Customer { name: "Anna Brown".to_owned(), address: Address::of_country("FR"), ..was.clone() };
    shop.apply(&Change::Customer(CustomerChange::Save { customer: named, was: Some(was) }));
    shop.apply(&Change::User(UserChange::Add { login: "bert".to_owned(), role: Role::Customer }));
    let was = shop.engine.shop().unwrap();
    let (address, invoices) = (Address::of_country("DE"), was.invoices.clone());
    let invoices = domain::invoice::settings::InvoiceSettings { series: "R-".to_owned(), ..invoices };
    let zone = Zone::parse("Pacific/Kiritimati").unwrap();
    shop.apply(&Change::settings(
        Shop { name: "Cups".to_owned(), address, invoices, time_zone: zone, ..was },
        None,
    ));
    let books = shop.books();
    let mut other = TestShop::new();
    import(&mut other, &books).unwrap();
    assert!(other.books() == books);
    import(&mut other, &books).unwrap();
    assert!(other.books() == books, "a second time");
    assert_eq!(other.engine.check().unwrap(), Vec::<String>::new());
    // Into the shop that has the beginning: what follows in numbers is added to it, in its own time zone.
    import(&mut follows, &books).unwrap();
    let listed = |shop: &TestShop| shop.engine.invoices(&shop.owner).unwrap();
    assert_eq!(listed(&follows), listed(&shop));
    assert_eq!(follows.engine.check().unwrap(), Vec::<String>::new());
}

/// A shop where the law asks for little, with what a file brings; `None` where it brings no orders.
fn shop_of(file: &str, bytes: &[u8], currency: &str) -> Option<(TestShop, Vec<String>)> {
    let mut shop = TestShop::new();
    let was = shop.engine.shop().unwrap();
    let invoices = InvoiceSettings {
        legal_name: "Mugs Inc".to_owned(),
        street: "1 Main St".to_owned(),
        ..was.invoices.clone()
    };
    let address = Address { city: "Austin".to_owned(), ..Address::of_country("US") };
    let currency = Currency::parse(currency).unwrap();
    shop.apply(&Change::settings(Shop { currency, address, invoices, ..was }, None));
    shop.import(file, bytes, &ImportOptions::default()).ok()?;
    let books: Value = serde_json::from_str(&shop.books()).unwrap();
    let orders: Vec<String> = books["orders"]
        .as_array()?
        .iter()
        .map(|order| order["number"].as_str().unwrap().to_owned())
        .collect();
    (!orders.is_empty()).then_some((shop, orders))
}

/// Files of orders, each with its own way to round.
const FILES: [&str; 8] = [
    "books_small.json",
    "lines_iso.csv",
    "orders_decimal_comma.csv",
    "orders_with_taxes.csv",
    "rest_legacy.json",
    "rest_order_taxes.json",
    "rest_orders.json",
    "shopify_orders.csv",
];

/// Whatever is issued of orders of other systems agrees with them, and comes in again.
#[test]
fn documents_of_orders_from_other_systems_come_in_again() {
    let mut issued = 0;
    for name in FILES {
        let bytes = std::fs::read(cases().join(name)).unwrap();
        for currency in ["USD", "JPY"] {
            let Some((mut shop, orders)) = shop_of(name, &bytes, currency) else { continue };
            for order in orders {
                let change =
                    Change::Invoice(InvoiceChange::Issue { orders: vec![order], language: "en".to_owned() });
                match shop.try_change(&change).map_err(|error| error.to_string()) {
                    Ok(done) => issued += done.invoices().unwrap().len(),
                    // An order may lack something; a document that was made of it may not.
                    Err(why) => assert!(why.starts_with("Order "), "{name} {currency}: {why}"),
                }
            }
            let books = shop.books();
            let mut other = TestShop::new();
            import(&mut other, &books).unwrap();
            assert!(other.books() == books, "{name} {currency}");
        }
    }
    assert!(issued > 40, "{issued}");
}

/// The one who changes the currency of a shop has invoices in two, and the books say so.
#[test]
fn invoices_in_a_currency_that_the_shop_had_before_come_in() {
    let mut shop = invoiced();
    let was = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { currency: Currency::parse("JPY").unwrap(), ..was }, None));
    apply(&mut shop, &Change::Invoice(InvoiceChange::Cancel { number: "2023-0008".to_owned() }), 20);
    save(&mut shop, OrderForm { number: None, ..form() }, None);
    assert_eq!(issue(&mut shop, "6", 20)[0].gross, money("43"));
    let books = shop.books();
    let mut other = TestShop::new();
    import(&mut other, &books).unwrap();
    assert!(other.books() == books);
    let unsaid = books.replace("former_currencies", "other_currencies");
    let refused = import(&mut TestShop::new(), &unsaid).unwrap_err();
    assert!(refused.contains("it is in GBP, and its amounts in the books are in JPY"), "{refused}");
}

//! Invoices and credit notes of orders as files bring them: rounded on their sum, refunded by an amount alone, or by items
//! without rates.

use domain::invoice::settings::InvoiceSettings;
use domain::invoice::{Buyer, Invoice, InvoiceKind};
use domain::money::Money;
use domain::order::form::OrderForm;
use domain::order::query::OrderQuery;
use domain::order::refund::settle;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Customer, OrderStatus};
use domain::places::address::Address;
use domain::shop::settings::Shop;
use domain::time::Day;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, CustomerChange, ImportOptions, InvoiceChange, OrderChange, OrderEdit, PeriodChange};
use serde_json::{Value, json};
use transfer::answers::{Answers, InvoicedOrder};

use crate::shops::sold::{bring, shop};
use crate::shops::stocked::{at, quantity};
use crate::shops::{NOW, TestShop};

const RATES: [(i64, &str); 3] = [(1, "25.0000"), (2, "19.0000"), (3, "7.0000")];

/// An order of lines, each with its net amount, its tax and the number of its rate, and these refunds.
fn order(lines: &[(&str, &str, i64)], refunds: &Value) -> Value {
    let items: Vec<Value> = lines
        .iter()
        .map(|(net, tax, _)| json!({ "product_id": null, "name": net, "quantity": "1", "total": net, "tax": tax }))
        .collect();
    let sum = |amounts: Vec<&str>| {
        let amounts = amounts.into_iter().map(|amount| Money::parse(amount).unwrap());
        Money::sum(amounts).unwrap()
    };
    let of = |rate: i64| lines.iter().filter(move |line| line.2 == rate);
    let taxes = RATES.into_iter().filter(|(rate, _)| of(*rate).next().is_some()).map(|(rate, percent)| {
        json!({ "rate_id": rate, "name": "MVA", "percent": percent, "shipping_tax": "0.00",
            "taxable": sum(of(rate).map(|line| line.0).collect()).to_exact_text(),
            "tax": sum(of(rate).map(|line| line.1).collect()).to_exact_text() })
    });
    let tax = sum(lines.iter().map(|line| line.1).collect());
    let net = sum(lines.iter().map(|line| line.0).collect());
    json!({
        "number": "1", "placed_at": "2023-08-05T10:00:00", "status": "completed",
        "total": net.plus(tax).unwrap().to_exact_text(), "tax": tax.to_exact_text(), "shipping": "0.00",
        "shipping_tax": "0.00", "discount": "0.00", "customer": null, "country": "NO", "items": items,
        "coupons": [], "taxes": taxes.collect::<Vec<_>>(), "refunds": refunds,
    })
}

fn by_amount(amounts: &[&str]) -> Value {
    let refund = |(at, amount): (usize, &&str)| json!({ "refunded_at": format!("2023-09-{:02}T10:00:00", at + 1), "amount": amount, "items": [] });
    amounts.iter().enumerate().map(refund).collect()
}

/// A refund of an item, with its tax or without a word of it.
fn by_item(amount: &str, item: &str, tax: Option<&str>) -> Value {
    let none = tax.map(|_| "0.00");
    json!([{ "refunded_at": "2023-09-01T10:00:00", "amount": amount, "tax": tax, "shipping": none,
        "shipping_tax": none, "items": [{ "product_id": null, "quantity": "1", "total": item }] }])
}

fn with_order(order: Value) -> TestShop {
    with_order_in("NOK", order)
}

fn with_order_in(currency: &str, order: Value) -> TestShop {
    let mut shop = selling(currency);
    bring(&mut shop, &[order], &[]);
    shop
}

/// A shop in Norway that says of itself what each invoice does.
fn selling(currency: &str) -> TestShop {
    let mut shop = shop(
        "NO",
        currency,
        "NO,,,,25.0000,MVA,1,0,1,\nNO,,,,19.0000,MVA,1,0,1,a\nNO,,,,7.0000,MVA,1,0,1,b\n",
    );
    let was = shop.engine.shop().unwrap();
    let invoices = InvoiceSettings {
        legal_name: "Kopper AS".to_owned(),
        street: "Storgata 1".to_owned(),
        ..was.invoices.clone()
    };
    let address = Address { city: "Oslo".to_owned(), ..was.address.clone() };
    shop.apply(&Change::settings(Shop { invoices, address, ..was }, None));
    shop
}

fn issue(shop: &mut TestShop) -> domain::Result<Vec<Invoice>> {
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "en".to_owned() });
    Ok(shop.try_change(&change)?.invoices().unwrap())
}

/// Each tax of the credit notes: its percentage, what it is on, and the tax.
fn credited(documents: &[Invoice]) -> Vec<String> {
    let credits = documents.iter().filter(|one| one.kind == InvoiceKind::CreditNote);
    let taxes = credits.map(|credit| {
        let told = credit.taxes.iter().map(|tax| {
            let percent = tax.percent.map(|percent| percent.to_text()).unwrap_or_default();
            format!("{percent} {} {}", tax.taxable.to_text(2), tax.tax.to_text(2))
        });
        told.collect::<Vec<_>>().join(", ")
    });
    taxes.collect()
}

#[test]
fn a_credit_note_takes_back_the_taxes_of_its_order() {
    let lamp: &[_] = &[("33.33", "6.33", 2), ("20.00", "1.40", 3)];
    for (lines, refunds, expected) in [
        (&[("100.00", "19.00", 2)][..], by_amount(&["50.00"]), &["19.0000 42.02 7.98"][..]),
        (
            &[("254.40", "63.60", 1)],
            by_amount(&["155.55", "162.45"]),
            &["25.0000 124.44 31.11", "25.0000 129.96 32.49"],
        ),
        // Web shops list the latest first.
        (
            &[("254.40", "63.60", 1)],
            by_amount(&["155.55", "162.45"]).as_array().unwrap().iter().rev().cloned().collect(),
            &["25.0000 129.96 32.49", "25.0000 124.44 31.11"],
        ),
        (lamp, by_item("39.66", "33.33", Some("6.33")), &["19.0000 33.33 6.33"]),
        (lamp, by_item("39.66", "33.33", None), &["19.0000 33.33 6.33"]),
        (lamp, by_item("21.40", "20.00", Some("1.40")), &["7.0000 20.00 1.40"]),
        (lamp, by_amount(&["30.53"]), &["19.0000 16.66 3.16, 7.0000 10.01 0.70"]),
    ] {
        let mut shop = with_order(order(lines, &refunds));
        let preview = shop.engine.invoice_preview(&shop.owner, "1", "en", NOW).unwrap();
        let issued = issue(&mut shop).unwrap();
        assert_eq!(issued, preview.next, "what was shown");
        assert_eq!(credited(&issued), expected, "{refunds}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{refunds}");
        // What is left is taken back by rate, and the books that come again change nothing.
        let books = shop.books();
        bring(&mut shop, &[order(lines, &refunds)], &[]);
        assert_eq!(shop.books(), books, "{refunds}");
        let all: Money = Money::sum(issued.iter().skip(1).map(|one| one.gross)).unwrap();
        if all < issued[0].gross {
            let left =
                shop.apply(&Change::Invoice(InvoiceChange::Cancel { number: issued[0].number.to_string() }));
            let left = left.invoices().unwrap();
            assert_eq!(left[0].gross.plus(all).unwrap(), issued[0].gross, "{refunds}");
        }
    }
}

#[test]
fn more_than_was_sold_is_not_taken_back() {
    for (refunds, expected) in [
        (by_amount(&["23.80"]), "23.80 is more than the 14.87 that is left of it"),
        (by_amount(&["10.00", "5.00"]), "5.00 is more than the 4.87 that is left of it"),
        (
            by_item("4.49", "4.49", Some("0.00")),
            "4.49 of \"2.99\" is refunded, which was sold for 2.99: correct the refund",
        ),
    ] {
        let lines = [("2.99", "0.57", 2), ("9.51", "1.80", 2)];
        let lines = if refunds[0]["items"][0].is_null() { &lines[..] } else { &lines[..1] };
        let mut shop = with_order(order(lines, &refunds));
        let refused = issue(&mut shop).unwrap_err().to_string();
        assert!(refused.contains(expected), "{refused}");
    }
}

/// What was declared stays in the books, and the document says the tax all the same.
#[test]
fn a_refund_of_a_closed_period_is_divided_on_its_credit_note_alone() {
    let mut shop = with_order(order(&[("100.00", "19.00", 2)], &by_amount(&["50.00"])));
    let period = TaxPeriod::parse("2023-09").unwrap();
    shop.apply(&Change::Period(PeriodChange::Close { period, early: false }));
    let issued = issue(&mut shop).unwrap();
    assert_eq!(credited(&issued), ["19.0000 42.02 7.98"]);
    let refund = |shop: &TestShop| shop.engine.order(&shop.owner, "1").unwrap().unwrap().refunds[0].clone();
    assert!(refund(&shop).is_unsplit());
    // Once it is open again the books can be put right, as those of a note from before can; nothing is credited twice.
    shop.apply(&Change::Period(PeriodChange::Reopen { period, reason: "To divide a refund".to_owned() }));
    shop.apply(&Change::Order(OrderChange::DivideRefunds { period }));
    assert_eq!(refund(&shop).tax.map(Money::to_exact_text).as_deref(), Some("7.98"));
    let preview = shop.engine.invoice_preview(&shop.owner, "1", "en", NOW).unwrap();
    assert_eq!(preview.next, []);
    shop.apply(&Change::Invoice(InvoiceChange::Cancel { number: issued[0].number.to_string() }));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// Lines of files are rounded by half a unit of the currency each, which is none of it lost.
#[test]
fn an_order_that_was_rounded_on_its_sum_is_invoiced() {
    let three = |net: &'static str, tax: &'static str, rate: i64| vec![(net, tax, rate); 3];
    let forty = vec![("8.40", "1.60", 2); 40];
    let of_forty = format!("{} {} | 336.13 63.87", ["8.41"; 13].join(" "), ["8.40"; 27].join(" "));
    let ten = [vec![("1.00", "0.19", 2); 10], vec![("5.00", "0.35", 3)]].concat();
    for (currency, lines, changed, expected) in [
        (
            "NOK",
            three("8.40", "1.60", 2),
            json!({ "/total": "30.00", "/tax": "4.79", "/taxes/0/tax": "4.79" }),
            "8.41 8.40 8.40 | 25.21 4.79",
        ),
        (
            "NOK",
            forty,
            json!({ "/total": "400.00", "/tax": "63.87", "/taxes/0/tax": "63.87" }),
            of_forty.as_str(),
        ),
        (
            "JPY",
            three("93", "7", 3),
            json!({ "/total": "300", "/tax": "20", "/taxes/0/tax": "20" }),
            "94 93 93 | 280 20",
        ),
        (
            "NOK",
            vec![("434.79", "30.44", 3), ("174.97", "33.25", 2), ("55.34", "10.52", 2)],
            json!({ "/total": "739.31", "/tax": "74.20", "/taxes/0/tax": "43.76" }),
            "174.97 55.34 434.80 | 230.31 43.76, 434.80 30.44",
        ),
        (
            "KWD",
            vec![("10.000", "1.900", 2), ("5.000", "0.350", 3)],
            json!({ "/total": "17.255", "/shipping": "0.004", "/shipping_tax": "0.001",
                "/taxes/0/taxable": "10.004", "/taxes/0/shipping_tax": "0.001" }),
            "10.000 5.000 0.004 | 10.004 1.901, 5.000 0.350",
        ),
        (
            "NOK",
            ten,
            json!({ "/total": "17.31", "/shipping": "0.05", "/shipping_tax": "0.01",
                "/taxes/0/taxable": "10.05", "/taxes/0/shipping_tax": "0.01" }),
            "1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 1.00 5.00 0.05 | 10.05 1.91, 5.00 0.35",
        ),
    ] {
        let mut order = order(&lines, &json!([]));
        for (at, value) in changed.as_object().unwrap() {
            *order.pointer_mut(at).unwrap() = value.clone();
        }
        let mut shop = with_order_in(currency, order);
        let issued = issue(&mut shop).unwrap();
        let text = |amount: Money| amount.to_text(issued[0].currency.decimals());
        let nets: Vec<String> = issued[0].lines.iter().map(|line| text(line.net)).collect();
        let taxes = issued[0].taxes.iter().map(|tax| format!("{} {}", text(tax.taxable), text(tax.tax)));
        let taxes: Vec<String> = taxes.collect();
        assert_eq!(format!("{} | {}", nets.join(" "), taxes.join(", ")), expected, "{currency}");
        assert!(issued[0].has_taxes_of_lines(), "{currency}");
        shop.reconciles(currency);
    }
}

/// What a tax is on that is more than was sold is told, but half a unit of each line.
#[test]
fn taxable_amounts_are_those_of_the_sales_but_for_rounding() {
    for (taxable, apart, reconciles) in
        [("25.21", "0.00", true), ("25.22", "0.01", true), ("33.61", "8.40", false)]
    {
        let mut order = order(&[("8.40", "1.60", 2); 3], &json!([]));
        for (at, value) in
            [("/total", "30.00"), ("/tax", "4.79"), ("/taxes/0/tax", "4.79"), ("/taxes/0/taxable", taxable)]
        {
            *order.pointer_mut(at).unwrap() = value.into();
        }
        let shop = with_order(order);
        let query = RangeQuery::days(Day::parse("2023-08-01").unwrap(), Day::parse("2023-08-31").unwrap());
        let summary = shop.engine.tax_summary(&shop.owner, &query, NOW).unwrap();
        let found = summary.net_difference().unwrap().unwrap().to_text(2);
        assert_eq!((found.as_str(), summary.reconciles), (apart, reconciles), "{taxable}");
    }
}

/// What was rounded of its lines is in its credit notes as in its invoice: no cent of them is without tax.
#[test]
fn a_refund_of_what_was_rounded_has_the_taxes_of_its_order() {
    let three = order(&[("8.40", "1.60", 2); 3], &json!([]));
    let two = order(&[("849", "161", 2), ("500", "35", 3)], &json!([]));
    let small = order(&[("4.00", "0.28", 3), ("2.00", "0.38", 2)], &json!([]));
    let cents = Money::parse("0.13").unwrap();
    for (currency, mut order, what, expected) in [
        ("NOK", three, RefundWhat::Whole, "19.0000 25.21 4.79"),
        // In yen the tax of a line is rounded by half of one.
        ("JPY", two, RefundWhat::Lines(vec![(0, quantity("1"))]), "19.0000 849.00 161.00"),
        // A tax of a cent is of more or less than what came back.
        ("NOK", small, RefundWhat::Amount(cents), "19.0000 0.04 0.01, 7.0000 0.08 0.00"),
    ] {
        if expected.contains("25.21") {
            for (at, value) in [("/total", "30.00"), ("/tax", "4.79"), ("/taxes/0/tax", "4.79")] {
                *order.pointer_mut(at).unwrap() = value.into();
            }
        }
        let mut shop = with_order_in(currency, order);
        issue(&mut shop).unwrap();
        let form =
            RefundForm { at: at("2023-09-01"), what, shipping: false, reason: String::new(), corrects: None };
        shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }));
        let documents = shop.engine.invoices_of(&shop.owner, "1").unwrap();
        assert_eq!(credited(&documents), [expected], "{currency}");
    }
}

/// Nothing comes back of a line without its tax, once all that its rate was charged on came back.
#[test]
fn a_line_of_which_all_came_back_does_not_come_back() {
    let mut order = order(&[("131.61", "25.01", 2), ("258.79", "49.17", 2), ("6.00", "0.42", 3)], &json!([]));
    order["items"][2]["quantity"] = "3".into();
    let mut shop = with_order(order);
    issue(&mut shop).unwrap();
    let amount = RefundWhat::Amount(Money::parse("310.86").unwrap());
    let one = RefundWhat::Lines(vec![(2, quantity("1"))]);
    let refund = |what| {
        let form =
            RefundForm { at: at("2023-09-02"), what, shipping: false, reason: String::new(), corrects: None };
        Change::Order(OrderChange::Refund { number: "1".to_owned(), form })
    };
    shop.apply(&refund(amount));
    shop.apply(&refund(one.clone()));
    let refused = shop.try_change(&refund(one)).unwrap_err().to_string();
    assert!(refused.contains("nothing in it that could come back"), "{refused}");
    let documents = shop.engine.invoices_of(&shop.owner, "1").unwrap();
    assert_eq!(credited(&documents), ["19.0000 257.62 48.96, 7.0000 4.00 0.28", "7.0000 2.00 0.14"]);
}

/// Shipping with a rate of its own comes back at that, and the goods at theirs, in any order.
#[test]
fn what_comes_back_of_shipping_is_taken_from_its_own_rate() {
    let mut order = order(&[("52.86", "3.70", 3), ("12.50", "2.37", 2)], &json!([]));
    order["items"].as_array_mut().unwrap().pop();
    for (key, value) in [("tax", "3.70"), ("shipping", "12.50"), ("shipping_tax", "2.37")] {
        order[key] = value.into();
    }
    (order["taxes"][0]["tax"], order["taxes"][0]["shipping_tax"]) = ("0.00".into(), "2.37".into());
    let mut shop = with_order(order);
    issue(&mut shop).unwrap();
    for (what, shipping) in [
        (RefundWhat::Amount(Money::parse("44.76").unwrap()), true),
        (RefundWhat::Lines(Vec::new()), true),
        (RefundWhat::Amount(Money::parse("0.36").unwrap()), false),
    ] {
        let form = RefundForm { at: at("2023-09-01"), what, shipping, reason: String::new(), corrects: None };
        shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }));
    }
    let documents = shop.engine.invoices_of(&shop.owner, "1").unwrap();
    let expected = ["19.0000 7.83 1.49, 7.0000 33.12 2.32", "19.0000 4.67 0.88", "7.0000 0.34 0.02"];
    assert_eq!(credited(&documents), expected);
    let order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    for (refund, settled) in order.refunds.iter().zip(settle(&order).unwrap()) {
        let taxable = Money::sum(refund.taxes.iter().map(|tax| tax.taxable)).unwrap();
        let taxes = settled.tax.plus(settled.shipping_tax).unwrap();
        assert_eq!((taxable, settled.untaxed), (refund.amount.minus(taxes).unwrap(), Money::ZERO));
    }
}

/// A cent of a taxed order that comes back with no word of its rates has them, and five euros do not.
#[test]
fn a_cent_without_tax_is_of_what_was_taxed() {
    for (amount, untaxed) in [("0.01", "0.00"), ("5.00", "5.00")] {
        let mut refunds = by_item(amount, amount, Some("0.00"));
        refunds[0]["items"] = json!([]);
        let shop = with_order(order(&[("8.40", "1.60", 2)], &refunds));
        let order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
        assert_eq!(settle(&order).unwrap()[0].untaxed.to_text(2), untaxed, "{amount}");
    }
}

/// Taxes of whole amounts are not those of yen where something has no tax.
#[test]
fn what_has_no_tax_comes_back_without() {
    for deposit in ["0.40", "1.00"] {
        let mut order = order(&[("100.00", "19.00", 2)], &json!([]));
        let item = json!({ "product_id": null, "name": "Deposit", "quantity": "1", "total": deposit, "tax": "0.00" });
        order["items"].as_array_mut().unwrap().push(item);
        order["total"] =
            Money::parse("119.00").unwrap().plus(Money::parse(deposit).unwrap()).unwrap().to_text(2).into();
        let shop = with_order(order);
        let what = RefundWhat::Lines(vec![(1, quantity("1"))]);
        let at = at("2023-09-02");
        let form = RefundForm { at, what, shipping: false, reason: String::new(), corrects: None };
        let refund = shop.engine.price_refund(&shop.owner, "1", &form).unwrap();
        assert_eq!((refund.amount.to_text(2).as_str(), refund.taxes), (deposit, Vec::new()));
        let form = RefundForm { what: RefundWhat::Lines(vec![(0, quantity("1"))]), ..form };
        let refund = shop.engine.price_refund(&shop.owner, "1", &form).unwrap();
        let taxes: Vec<String> = refund
            .taxes
            .iter()
            .map(|tax| format!("{} {}", tax.taxable.to_text(2), tax.tax.to_text(2)))
            .collect();
        assert_eq!((refund.amount.to_text(2).as_str(), taxes), ("119.00", vec!["100.00 19.00".to_owned()]));
    }
}

/// What came back as an amount is of each line: a line that comes back after it is what is left of it.
#[test]
fn a_line_comes_back_less_what_came_back_of_it() {
    let lines = [("129.30", "24.57", 2), ("24.36", "1.71", 3), ("155.20", "10.86", 3)];
    let mut shop = with_order(order(&lines, &by_amount(&["3.46"])));
    issue(&mut shop).unwrap();
    for what in [RefundWhat::Lines(vec![(0, quantity("1"))]), RefundWhat::Whole] {
        let at = at("2023-09-02");
        let form = RefundForm { at, what, shipping: false, reason: String::new(), corrects: None };
        shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }));
    }
    let documents = shop.engine.invoices_of(&shop.owner, "1").unwrap();
    assert_eq!(
        credited(&documents),
        ["19.0000 1.34 0.25, 7.0000 1.75 0.12", "19.0000 127.96 24.32", "7.0000 177.81 12.45"]
    );
}

/// An order that comes again without another address for its invoice has none, and no part of the earlier one.
fn comes_again_without_billing(answer: &Value) {
    let mut moved = answer.clone();
    let shipping = moved[0]["shipping"].as_object().unwrap().clone();
    moved[0]["billing"].as_object_mut().unwrap().extend(shipping);
    let mut shop = selling("NOK");
    for answer in [answer, &moved] {
        shop.import("orders.json", answer.to_string().as_bytes(), &ImportOptions::default()).unwrap();
    }
    let texts = shop.engine.order(&shop.owner, "1").unwrap().unwrap().texts;
    let email = answer[0]["billing"]["email"].as_str().unwrap();
    assert_eq!((texts.billing(), texts.email.as_str()), (Address::default(), email));
}

/// An order has its own buyer, a guest's too: an account is another thing, and no later change of it moves an order.
#[test]
fn an_invoice_names_who_ordered() {
    let billing = json!({ "first_name": "Kari", "last_name": "Berg", "company": "", "email": "kari@example.no",
        "address_1": "Gata 2", "city": "Bergen", "postcode": "5003", "country": "NO" });
    let shipping = json!({ "first_name": "Ola", "last_name": "Dahl", "address_1": "Vei 9", "city": "Moss",
        "postcode": "1530", "country": "NO" });
    let firm = json!({ "company": "Fjord AS", "email": "post@fjord.no" });
    for (account, changed, expected) in [
        (0, json!({}), "Kari Berg, , Gata 2, 5003 Bergen NO, , kari@example.no"),
        (0, firm.clone(), "Fjord AS, Kari Berg, Gata 2, 5003 Bergen NO, NO999999999MVA, post@fjord.no"),
        (7, firm, "Fjord AS, Kari Berg, Gata 2, 5003 Bergen NO, NO999999999MVA, post@fjord.no"),
        (0, json!({ "first_name": "", "last_name": "" }), ""),
    ] {
        let mut billing = billing.clone();
        billing.as_object_mut().unwrap().extend(changed.as_object().unwrap().clone());
        let is_firm = billing["company"] != "";
        let number = if is_firm { "NO999999999MVA" } else { "" };
        let answer = json!([{ "id": 1, "number": "1", "status": "completed", "total": "12.50", "total_tax": "2.50",
            "cart_tax": "2.50", "shipping_tax": "0.00", "date_created": "2023-08-05T10:00:00",
            "customer_id": account, "billing": billing, "shipping": shipping,
            "meta_data": [{ "key": "_billing_vat_number", "value": number }],
            "line_items": [{ "name": "Mug", "product_id": 3, "quantity": 1, "total": "10.00", "total_tax": "2.50",
                "taxes": [{ "id": 1, "total": "2.50" }] }],
            "tax_lines": [{ "rate_id": 1, "label": "MVA", "rate_percent": 25, "tax_total": "2.50",
                "shipping_tax_total": "0.00" }] }]);
        let mut shop = selling("NOK");
        let import = |shop: &mut TestShop| {
            shop.import("orders.json", answer.to_string().as_bytes(), &ImportOptions::default()).unwrap()
        };
        import(&mut shop);
        assert!(import(&mut shop).changed_nothing(), "{answer}");
        comes_again_without_billing(&answer);
        let listed =
            shop.engine.orders(&shop.owner, &OrderQuery { limit: 1, ..OrderQuery::default() }).unwrap();
        let firm_or_person = expected.split(',').next().filter(|name| !name.is_empty());
        if account == 0 {
            assert_eq!(listed.orders[0].customer.as_deref(), firm_or_person, "the list names a guest too");
        }
        if let Some(login) = shop.engine.order(&shop.owner, "1").unwrap().unwrap().customer {
            let was = shop.engine.customer(&shop.owner, &login).unwrap().unwrap();
            let customer = Customer { name: "Somebody else".to_owned(), ..was.clone() };
            shop.apply(&Change::Customer(CustomerChange::Save { customer, was: Some(was) }));
        }
        let issued = issue(&mut shop).unwrap();
        let told = issued[0].buyer.as_ref().map_or_else(String::new, |buyer| {
            let Address { street, city, postcode, country, .. } = &buyer.address;
            let Buyer { name, contact, vat_number, email, .. } = buyer;
            format!("{name}, {contact}, {street}, {postcode} {city} {country}, {vat_number}, {email}")
        });
        assert_eq!(told, expected);
        // It is asked about as all that the invoice says, and is on the next one.
        let was = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
        let mut typed = OrderForm::of(&was);
        typed.texts.company = "Annen AS".to_owned();
        let refused = shop.try_change(&Change::save_order(typed.clone(), Some(was.clone()))).unwrap_err();
        assert!(matches!(refused, domain::Error::Invoiced { .. }), "{refused}");
        let edit = Box::new(OrderEdit { form: typed, was: Some(was), ..OrderEdit::default() });
        shop.apply(&Change::Invoice(InvoiceChange::CorrectOrder { edit, language: "en".to_owned() }));
        let names = shop.engine.invoices(&shop.owner).unwrap();
        assert_eq!((names[0].buyer.as_str(), names.len()), ("Annen AS", 3));
        let paper = issued[0].buyer_lines().join(" | ");
        assert!(!is_firm || paper.starts_with("Fjord AS | Kari Berg | Gata 2"), "{paper}");
    }
}

/// An order that was refunded whole, each refund with its credit note, has nothing that could be taken back once more.
#[test]
fn an_order_that_was_refunded_whole_and_cancelled_stays() {
    let lines = [("100.00", "25.00", 1)];
    let mut shop = with_order(order(&lines, &by_amount(&["25.00", "100.00"])));
    issue(&mut shop).unwrap();
    let mut cancelled = order(&lines, &by_amount(&["25.00", "100.00"]));
    cancelled["status"] = "cancelled".into();
    let mut other = order(&[("8.00", "2.00", 1)], &json!([]));
    other["number"] = "2".into();
    let books = json!({ "format": "tillbook-books", "version": 1, "orders": [cancelled, other] });
    let answers = Answers { invoiced: Some(InvoicedOrder::TakeBack), ..Answers::default() };
    let options = ImportOptions { answers, ..ImportOptions::default() };
    shop.import("books.json", books.to_string().as_bytes(), &options).unwrap();
    let [first, second] = ["1", "2"].map(|number| shop.engine.order(&shop.owner, number).unwrap());
    assert_eq!((first.unwrap().status, second.is_some()), (OrderStatus::Completed, true));
    assert_eq!(shop.engine.invoices_of(&shop.owner, "1").unwrap().len(), 3);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// An order that has an invoice and was cancelled in the web shop keeps none of the others out.
#[test]
fn an_invoiced_order_that_was_cancelled_is_asked_about() {
    let mut cancelled = order(&[("100.00", "25.00", 1)], &json!([]));
    cancelled["status"] = "cancelled".into();
    let mut other = order(&[("8.00", "2.00", 1)], &json!([]));
    other["number"] = "2".into();
    let books = json!({ "format": "tillbook-books", "version": 1, "orders": [cancelled, other] });
    for (invoiced, status, documents, open) in [
        (None, OrderStatus::Completed, 1, "125.00"),
        (Some(InvoicedOrder::Leave), OrderStatus::Completed, 1, "125.00"),
        (Some(InvoicedOrder::TakeBack), OrderStatus::Cancelled, 2, "0.00"),
    ] {
        let mut shop = with_order(order(&[("100.00", "25.00", 1)], &json!([])));
        issue(&mut shop).unwrap();
        let answers = Answers { invoiced, ..Answers::default() };
        let options = ImportOptions { answers, ..ImportOptions::default() };
        let done = shop.import("books.json", books.to_string().as_bytes(), &options);
        let code = done.as_ref().err().map(domain::Error::code);
        assert_eq!(code, invoiced.is_none().then_some("tillbook_import_invoiced"), "{invoiced:?}");
        let [first, second] = ["1", "2"].map(|number| shop.engine.order(&shop.owner, number).unwrap());
        assert_eq!((first.unwrap().status, second.is_some()), (status, invoiced.is_some()), "{invoiced:?}");
        let all = shop.engine.invoices(&shop.owner).unwrap();
        assert_eq!(
            (all.len(), all.last().unwrap().open.to_text(2).as_str()),
            (documents, open),
            "{invoiced:?}"
        );
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

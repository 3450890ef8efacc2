//! What refunds of other systems take back of a return: parts of every rate, whatever their tax.

use domain::order::OrderStatus;
use domain::returns::ExchangeRate;
use engine::{Change, ImportOptions, OrderChange};
use serde_json::{Value as Json, json};

use crate::shops::TestShop;
use crate::shops::sold::{bring, purchase, shop};
use crate::taxes::returns::{boxes, expected, form, found, period, sentences};

/// A line of a response, of an order (`sign` is empty) or a refund (`-`), with the tax that each rate took.
fn line(sign: &str, total: &str, tax: &str, taxes: &[(i64, &str)]) -> Json {
    let signed = |amount: &str| format!("{sign}{amount}");
    let part =
        |(id, amount): &(i64, &str)| json!({ "id": id, "total": signed(amount), "subtotal": signed(amount) });
    let taxes: Vec<Json> = taxes.iter().map(part).collect();
    json!({ "id": 1, "name": "Mug", "quantity": 1, "total": signed(total), "total_tax": signed(tax), "taxes": taxes })
}

/// An order of 100 at 20 %, 200 at 0 % and a penny at 20 %, on which no tax is left, with a refund of these lines.
fn order(refund: &Json, amount: &str) -> Json {
    let rate = |id: i64, percent: &str, tax: &str| json!({ "rate_id": id, "label": "VAT", "rate_percent": percent, "tax_total": tax, "shipping_tax_total": "0.00" });
    json!([{
        "id": 7, "number": "7", "status": "completed", "currency": "GBP", "date_created": "2026-07-05T10:00:00",
        "total": "320.01", "total_tax": "20.00", "cart_tax": "20.00", "shipping_tax": "0.00", "shipping_total": "0.00",
        "discount_total": "0.00", "billing": { "country": "GB" },
        "line_items": [
            line("", "100.00", "20.00", &[(1, "20.00")]), line("", "200.00", "0.00", &[(2, "0.00")]),
            line("", "0.01", "0.00", &[(1, "0.00")]),
        ],
        "tax_lines": [rate(1, "20", "20.00"), rate(2, "0", "0.00")],
        "refunds": [{
            "id": 8, "date_created": "2026-08-05T10:00:00", "amount": amount, "line_items": refund,
        }],
    }])
}

fn sold(refund: &Json, amount: &str) -> TestShop {
    let mut shop = shop("GB", "GBP", "GB,,,,20.0000,VAT,1,0,1,\nGB,,,,0.0000,VAT,1,0,1,zero-rate\n");
    let bytes = order(refund, amount).to_string();
    shop.import("orders.json", bytes.as_bytes(), &ImportOptions::default()).unwrap();
    shop
}

/// The shop system leaves out the parts whose tax is nothing, and others write them as 0.
#[test]
fn a_refund_takes_back_what_was_at_nothing() {
    let twenty = || line("-", "100.00", "20.00", &[(1, "20.00")]);
    for (refund, amount, wanted) in [
        (
            json!([
                twenty(),
                line("-", "200.00", "0.00", &[(2, "0.00")]),
                line("-", "0.01", "0.00", &[(1, "0.00")])
            ]),
            "320.01",
            "0",
        ),
        (json!([twenty(), line("-", "200.00", "0.00", &[]), line("-", "0.01", "0.00", &[])]), "320.01", "0"),
        (json!([twenty(), line("-", "50.00", "0.00", &[(2, "0.00")])]), "170.00", "150"),
        (json!([twenty(), line("-", "50.00", "0.00", &[])]), "170.00", "150"),
        (json!([line("-", "50.00", "0.00", &[(2, "0.00")])]), "50.00", "250"),
        (json!([twenty()]), "120.00", "200"),
    ] {
        let shop = sold(&refund, amount);
        let of = found(&shop, "uk-vat", "2026-Q3");
        let tax = if amount == "50.00" { "20.00" } else { "" };
        let all = [("1", tax), ("3", tax), ("5", tax), ("6", wanted)];
        let wanted: Vec<(&str, &str)> =
            all.into_iter().filter(|(_, amount)| !["", "0"].contains(amount)).collect();
        assert_eq!(boxes(&form("uk-vat"), &of), expected(&wanted), "{refund}");
        // Nothing is told, and what is left of the zero rate is of the zero rate.
        assert_eq!(sentences(&of), Vec::<String>::new(), "{refund}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

/// A refund of an amount alone takes no tax back: that is said, and it is divided by the rates of its order.
#[test]
fn a_refund_of_an_amount_alone_is_told_and_divided() {
    let mut order = crate::shops::sold::order(
        "1",
        "2026-07-05T10:00:00",
        "DE",
        "100.00",
        Some((1, "USt", "19.0000", "19.00")),
    );
    order["refunds"] = json!([{ "refunded_at": "2026-08-05T10:00:00", "amount": "59.50", "items": [] }]);
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,USt,1,0,1,\n");
    bring(&mut shop, &[order], &[]);
    let told = [
        "Refund of order 1: 59.50 without tax, although the sales were taxed. Divide it by the rates of the orders",
    ];
    // It counts as its order does.
    for (status, told) in [(OrderStatus::Cancelled, &[][..]), (OrderStatus::Completed, &told)] {
        shop.apply(&Change::Order(OrderChange::SetStatus { number: "1".to_owned(), status }));
        assert_eq!(sentences(&found(&shop, "de-ustva", "2026-08")), told, "{status:?}");
    }
    let divide = Change::Order(OrderChange::DivideRefunds { period: period("2026-08") });
    shop.apply(&divide);
    let of = found(&shop, "de-ustva", "2026-08");
    assert_eq!(boxes(&form("de-ustva"), &of), expected(&[("81", "-50"), ("81T", "-9.50"), ("83", "-9.50")]));
    assert!(sentences(&of).iter().all(|told| told.starts_with("Box 81 is negative")), "{:?}", sentences(&of));
    let books = shop.books();
    shop.apply(&divide);
    assert_eq!(shop.books(), books);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What no box takes is not nothing; and a credit note can take back what was not deducted.
#[test]
fn nothing_to_declare_is_not_said_beside_what_is_in_no_box() {
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,USt,1,0,1,\n");
    let untaxed = crate::shops::sold::order("1", "2026-07-05T10:00:00", "DE", "100.00", None);
    let line = |net: &str, tax: &str, share: &str| json!({ "net": net, "tax": tax, "rate": "19.0000", "deductible": share });
    bring(
        &mut shop,
        &[untaxed],
        &[
            purchase("2026-09-05", "Mills", "M-1", &line("100.00", "19.00", "0.0000")),
            purchase("2026-09-06", "Mills", "M-2", &line("-100.00", "-19.00", "100.0000")),
        ],
    );
    let july = found(&shop, "de-ustva", "2026-07");
    assert!(!july.found.is_nil() && sentences(&july)[0].starts_with("In no box"), "{:?}", sentences(&july));
    assert!(found(&shop, "de-ustva", "2026-08").found.is_nil());
    let told = sentences(&found(&shop, "de-ustva", "2026-09"));
    assert!(told.iter().all(|told| !told.starts_with("More is deducted")), "{told:?}");
}

/// The sum is converted, and rounded once.
#[test]
fn amounts_are_converted_and_rounded_once() {
    let mut shop = shop("GB", "GBP", "DE,,,,19.0000,USt,1,0,1,\n");
    let address = domain::places::address::Address {
        postcode: "BT1 1AA".to_owned(),
        ..shop.engine.shop().unwrap().address
    };
    let is = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(domain::shop::settings::Shop { address, ..is }, None));
    let sold = |number: &str, at: &str| {
        crate::shops::sold::order(number, at, "DE", "0.10", Some((1, "USt", "19.0000", "0.02")))
    };
    bring(&mut shop, &[sold("1", "2026-07-05T10:00:00")], &[]);
    // 0.10 by 0.8888889 is 0.11250, and 0.02 is 0.0225: each rounded from the quotient.
    let rate = ExchangeRate::parse("0.888889");
    let of = shop.engine.tax_return(&shop.owner, &form("eu-oss"), period("2026-Q3"), rate).unwrap();
    assert_eq!(crate::taxes::returns::oss_lines(&of), ["DE, goods, standard rate, 19: 0.11 0.02"]);
    let rate = ExchangeRate::parse("20.001");
    let of = shop.engine.tax_return(&shop.owner, &form("eu-oss"), period("2026-Q3"), rate).unwrap();
    // 0.00499975, which is 0.0050 in ten-thousandths.
    assert_eq!(crate::taxes::returns::oss_lines(&of), ["DE, goods, standard rate, 19: 0.00 0.00"]);
}

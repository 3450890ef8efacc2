//! The one-stop shop's balances by country, and what corrects an earlier quarter without saying so.

use engine::{Change, PeriodChange};
use serde_json::{Value as Json, json};

use crate::shops::TestShop;
use crate::shops::sold::{bring, order, shop};
use crate::taxes::returns::{boxes, expected, form, found, oss_lines, period, sentences};

const RATES: &str = "FR,,,,20.0000,TVA,1,0,1,\nIT,,,,22.0000,IVA,1,0,1,\nDE,,,,19.0000,USt,1,0,1,\n";

fn sold(number: &str, at: &str, country: &str, net: &str) -> Json {
    let of = |rate: (i64, &'static str, &'static str), per: i64| {
        let tax = net.parse::<i64>().unwrap() * per;
        order(
            number,
            at,
            country,
            net,
            Some((rate.0, rate.1, rate.2, &format!("{}.{:02}", tax / 100, tax % 100))),
        )
    };
    match country {
        "FR" => of((1, "TVA", "20.0000"), 20),
        "IT" => of((2, "IVA", "22.0000"), 22),
        _ => of((3, "USt", "19.0000"), 19),
    }
}

/// The order with a refund of its whole amount.
pub(crate) fn refunded(mut order: Json, at: &str, corrects: Option<&str>) -> Json {
    let mut refund = json!({
        "refunded_at": at, "amount": order["total"], "tax": order["tax"], "shipping": "0.00", "shipping_tax": "0.00",
        "items": [], "taxes": order["taxes"],
    });
    if let Some(corrects) = corrects {
        refund["corrects"] = json!(corrects);
    }
    order["refunds"] = json!([refund]);
    order
}

fn german(orders: &[Json]) -> TestShop {
    let mut shop = shop("DE", "EUR", RATES);
    bring(&mut shop, orders, &[]);
    shop
}

/// France pays back what it was paid too much; Italy's tax is paid in full.
#[test]
fn a_negative_balance_of_a_country_is_not_set_off_against_another() {
    let orders = [
        refunded(sold("1", "2026-05-10T10:00:00", "FR", "500"), "2026-08-01T10:00:00", None),
        sold("2", "2026-08-10T10:00:00", "IT", "100"),
    ];
    let shop = german(&orders);
    let of = found(&shop, "eu-oss", "2026-Q3");
    let wanted = [("net", "-400.00"), ("vat", "-78.00"), ("back", "-100.00"), ("due", "22.00")];
    assert_eq!(boxes(&form("eu-oss"), &of), expected(&wanted));
}

/// A refund of a sale of a closed quarter corrects that quarter, unless it names another. In the country's own return it
/// counts on its date.
#[test]
fn a_refund_of_a_sale_of_a_closed_quarter_corrects_that() {
    let mut shop = german(&[
        refunded(sold("1", "2026-05-10T10:00:00", "FR", "50"), "2026-08-01T10:00:00", None),
        refunded(sold("2", "2026-05-11T10:00:00", "FR", "10"), "2026-08-02T10:00:00", Some("2026-01")),
        refunded(sold("3", "2026-05-12T10:00:00", "DE", "100"), "2026-08-03T10:00:00", None),
        refunded(sold("4", "2026-07-12T10:00:00", "IT", "100"), "2026-08-04T10:00:00", None),
        sold("5", "2026-08-10T10:00:00", "FR", "300"),
        sold("6", "2026-08-10T10:00:00", "IT", "200"),
    ]);
    let open = [
        "FR, goods, standard rate, 20: 250.00 50.00",
        "IT, goods, standard rate, 22: 200.00 44.00",
        "FR, corrects Q1 2026: -10.00 -2.00",
    ];
    assert_eq!(oss_lines(&found(&shop, "eu-oss", "2026-Q3")), open);
    for month in ["2026-04", "2026-05"] {
        shop.apply(&Change::Period(PeriodChange::Close { period: period(month), early: true }));
        // A quarter of which a month is open was not filed.
        assert_eq!(oss_lines(&found(&shop, "eu-oss", "2026-Q3")), open);
    }
    shop.apply(&Change::Period(PeriodChange::Close { period: period("2026-06"), early: true }));
    let of = found(&shop, "eu-oss", "2026-Q3");
    let lines = [
        "FR, goods, standard rate, 20: 300.00 60.00",
        "IT, goods, standard rate, 22: 200.00 44.00",
        "FR, corrects Q1 2026: -10.00 -2.00",
        "FR, corrects Q2 2026: -50.00 -10.00",
    ];
    assert_eq!(oss_lines(&of), lines);
    let wanted = [("net", "500.00"), ("vat", "104.00"), ("earlier", "-12.00"), ("due", "92.00")];
    assert_eq!(boxes(&form("eu-oss"), &of), expected(&wanted));
    let told = sentences(&of);
    let named = "Refund of order 1 of this period corrects Apr to Jun 2026; of sales net -50.00, tax -10.00. Its order is of \
                 that closed period, and a refund can name another";
    assert!(told.iter().any(|told| told == named), "{told:#?}");
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, usize::MAX).unwrap();
        let nets = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        let net = domain::money::Money::sum(nets).unwrap();
        assert_eq!(net, figure.net, "{}", figure.described());
    }
    let german = found(&shop, "de-ustva", "2026-Q3");
    assert_eq!(boxes(&form("de-ustva"), &german)["81"], "-100");
    // The quarter itself is as it was, and the year after the refund is compared with it.
    assert_eq!(oss_lines(&found(&shop, "eu-oss", "2026-Q2")), ["FR, goods, standard rate, 20: 60.00 12.00"]);
    let before = found(&shop, "eu-oss", "2026-Q4").before.amounts.unwrap();
    assert_eq!(before, of.amounts(&form("eu-oss")));
}

//! What a return says of the rate of a sale: its type, what was supplied, and its place, whether the shop still has the
//! rate or not, and whoever gave it its number.

use domain::field::Value;
use domain::ids::RateId;
use domain::money::Money;
use domain::rate::versions::{RatePlan, Terms, VersionPlan};
use domain::returns::{ExchangeRate, Form, PeriodReturn, RateType, SupplyKind};
use domain::tax::class::ClassSlug;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, TaxClassChange, TaxRateChange};
use serde_json::{Value as Json, json};
use transfer::tax_forms::shipped;

use crate::shops::sold::{bring, money, order, shop};
use crate::shops::{self, TestShop};
use crate::taxes::returns_corrections::refunded;

/// Austria's rates and one of Italy; the reduced one is of services.
const RATES: &str = "AT,,,,20.0000,USt,1,0,1,\nAT,,,,10.0000,USt,1,0,1,tickets\nIT,,,,10.0000,IVA,1,0,1,\n";
const TAXED_AT: &str = "2023-10-05T12:00:00";

fn form(name: &str) -> Form {
    shipped().unwrap().into_iter().find(|form| form.name() == name).unwrap()
}

fn found(shop: &TestShop, name: &str) -> PeriodReturn {
    let period = TaxPeriod::parse("2023-10..2023-12").unwrap();
    shop.engine.tax_return(&shop.owner, &form(name), period, None).unwrap()
}

/// The lines: tags, then amounts.
fn lines(shop: &TestShop, name: &str) -> Vec<String> {
    let form = form(name);
    let by = &form.lines().unwrap().by;
    let text = |line: &domain::returns::ReturnLine| {
        let amounts: Vec<String> = line.amounts.iter().map(|amount| amount.shown.to_text(2)).collect();
        format!("{}: {}", line.key.described(by), amounts.join(" "))
    };
    found(shop, name).found.lines.iter().map(text).collect()
}

fn german(orders: &[Json]) -> TestShop {
    let mut shop = shop("DE", "EUR", RATES);
    shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Tickets")) }));
    let slug = ClassSlug::parse("tickets").unwrap();
    let kind = Some(SupplyKind::Services);
    shop.apply(&Change::TaxClass(TaxClassChange::SetTypes {
        slug,
        rate_type: Some(RateType::Reduced),
        kind,
    }));
    bring(&mut shop, orders, &[]);
    shop
}

/// Ends a rate before the day.
fn end(shop: &mut TestShop, id: i64, day: &str) {
    let version = VersionPlan { terms: Terms::NOT_IN_FORCE, from: Day::parse(day).unwrap(), until: None };
    shop.apply(&Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id: RateId::new(id), version }])));
}

/// A rate that has ended was what it was while it was charged.
#[test]
fn a_rate_that_has_ended_keeps_its_class_and_place() {
    let mut shop = german(&[order("1", TAXED_AT, "AT", "100.00", Some((2, "USt", "10.0000", "10.00")))]);
    let expected = ["AT, services, reduced rate, 10: 100.00 10.00"];
    assert_eq!(lines(&shop, "eu-oss"), expected);
    end(&mut shop, 2, "2023-11-01");
    assert_eq!(lines(&shop, "eu-oss"), expected);

    let mut shop = shops::sold::shop("US", "USD", "US,TX,,AUSTIN,1.0000,City,1,0,1,\n");
    let mut austin = order("1", TAXED_AT, "US", "100.00", Some((1, "City", "1.0000", "1.00")));
    austin["state"] = json!("TX");
    bring(&mut shop, &[austin], &[]);
    let expected = ["TX, AUSTIN: 100.00 0.00 100.00 1.00"];
    assert_eq!(lines(&shop, "us-sales"), expected);
    end(&mut shop, 1, "2023-11-01");
    assert_eq!(lines(&shop, "us-sales"), expected);
}

/// Orders of files name rates by numbers of another system, or by none: the rate is the shop's with that percentage
/// there, not the one that happens to have the number.
#[test]
fn a_rate_is_known_by_its_place_and_percentage() {
    for rate in [json!(1), json!(3), json!(77), Json::Null] {
        let mut sold = order("1", TAXED_AT, "AT", "100.00", Some((1, "MwSt", "10.0000", "10.00")));
        sold["taxes"][0]["rate_id"] = rate.clone();
        let mut shop = german(&[sold]);
        let expected = ["AT, services, reduced rate, 10: 100.00 10.00"];
        assert_eq!(lines(&shop, "eu-oss"), expected, "{rate}");
        // Also when it has ended since.
        end(&mut shop, 2, "2023-11-01");
        assert_eq!(lines(&shop, "eu-oss"), expected, "{rate}, ended");
    }
    // Below the standard rate of the place is reduced, of whatever class.
    let shop = german(&[order("1", TAXED_AT, "AT", "100.00", Some((2, "USt", "13.0000", "13.00")))]);
    assert_eq!(lines(&shop, "eu-oss"), ["AT, services, reduced rate, 13: 100.00 13.00"]);
    let shop = german(&[order("1", TAXED_AT, "AT", "100.00", Some((1, "MwSt", "13.0000", "13.00")))]);
    assert_eq!(lines(&shop, "eu-oss"), ["AT, goods, reduced rate, 13: 100.00 13.00"]);
}

/// A deleted rate that was added again has another number.
#[test]
fn a_rate_that_was_deleted_is_known_by_the_one_in_its_place() {
    let mut shop = german(&[order("1", TAXED_AT, "AT", "100.00", Some((2, "USt", "10.0000", "10.00")))]);
    shop.apply(&Change::TaxRate(TaxRateChange::Delete { id: "2".to_owned() }));
    assert_eq!(lines(&shop, "eu-oss"), ["AT, goods, reduced rate, 10: 100.00 10.00"]);
    shop.import("r.csv", RATES.as_bytes(), &engine::ImportOptions::default()).unwrap();
    assert_eq!(lines(&shop, "eu-oss"), ["AT, services, reduced rate, 10: 100.00 10.00"]);
}

/// What is refunded was sold by the rates of the day of its order, be it of another month or of the same one, in which the
/// class of a percentage changes on the 10th.
#[test]
fn a_refund_is_of_the_rate_of_its_order_within_its_month() {
    let sold = |number: &str, at: &str, net: i64| {
        let net = format!("{net}.00");
        let mut order =
            order(number, at, "AT", &net, Some((2, "MwSt", "10.0000", &net.replace("0.00", ".00"))));
        order["taxes"][0]["rate_id"] = Json::Null;
        order
    };
    let mut shop = german(&[
        sold("1", "2023-10-20T12:00:00", 10),
        refunded(sold("2", "2023-10-20T12:00:00", 20), "2023-11-05T12:00:00", None),
        refunded(sold("3", "2023-10-21T12:00:00", 40), "2023-12-05T12:00:00", None),
        refunded(sold("4", "2023-11-09T23:59:59", 80), "2023-11-20T12:00:00", None),
        refunded(sold("5", "2023-11-05T12:00:00", 160), "2023-12-06T12:00:00", None),
        sold("6", "2023-11-09T12:00:00", 320),
        refunded(sold("7", "2023-11-10T00:00:00", 640), "2023-11-11T12:00:00", None),
        refunded(sold("8", "2023-11-15T12:00:00", 1280), "2023-12-07T12:00:00", None),
        refunded(sold("9", "2023-12-01T12:00:00", 2560), "2023-12-07T12:00:00", None),
        sold("10", "2023-12-08T12:00:00", 5120),
    ]);
    end(&mut shop, 2, "2023-11-10");
    let expected =
        ["AT, goods, reduced rate, 10: 5120.00 512.00", "AT, services, reduced rate, 10: 330.00 33.00"];
    assert_eq!(lines(&shop, "eu-oss"), expected);
    let of = found(&shop, "eu-oss");
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, usize::MAX).unwrap();
        let nets = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        assert_eq!(Money::sum(nets).unwrap(), figure.net, "{}", figure.described());
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A seller below the threshold for distance sales charges the tax of its own country, which orders of files do not say.
#[test]
fn the_tax_of_the_sellers_country_is_declared_there() {
    let rates = "DE,,,,19.0000,MwSt,1,0,1,\nDE,,,,7.0000,MwSt,1,0,1,reduced-rate\nAT,,,,20.0000,USt,1,0,1,\n";
    let sold = |number: &str, country: &str, rate: Json, percent: &str, tax: &str| {
        let mut order = order(number, TAXED_AT, country, "100.00", Some((1, "MwSt", percent, tax)));
        order["taxes"][0]["rate_id"] = rate;
        order
    };
    let mut shop = shop("DE", "EUR", rates);
    let orders = [
        sold("1", "AT", Json::Null, "19.0000", "19.00"),
        sold("2", "AT", json!(1), "19.0000", "19.00"),
        sold("3", "AT", json!(3), "7.0000", "7.00"),
        sold("4", "AT", Json::Null, "20.0000", "20.00"),
        // Both countries have 19 %, so it can be either's.
        sold("5", "CY", Json::Null, "19.0000", "19.00"),
    ];
    bring(&mut shop, &orders, &[]);
    let expected =
        ["AT, goods, standard rate, 20: 100.00 20.00", "CY, goods, standard rate, 19: 100.00 19.00"];
    assert_eq!(lines(&shop, "eu-oss"), expected);
    let of = found(&shop, "de-ustva");
    let shown = |number: &str| of.found.box_of(number).unwrap().amount.shown.to_text(0);
    assert_eq!(["81", "86", "45"].map(shown), ["200", "100", "200"]);
    assert!(sentences(&of).iter().all(|told| !told.starts_with("No rate")), "{:?}", sentences(&of));
    // A rate of the shop says of which country it is.
    let mut shop = shops::sold::shop("DE", "EUR", "AT,,,,19.0000,MwSt,1,0,1,\n");
    bring(&mut shop, &[sold("1", "AT", json!(1), "19.0000", "19.00")], &[]);
    assert_eq!(lines(&shop, "eu-oss"), ["AT, goods, standard rate, 19: 100.00 19.00"]);
    let told = sentences(&found(&shop, "eu-oss"));
    let expected = "No rate of the country: sales of goods (Austria, MwSt, 19%, one-stop shop), net 100.00, tax \
                    19.00. Check whether the tax of the shop's country was charged";
    assert!(told.len() == 1 && told[0].starts_with(expected), "{told:?}");
}

fn sentences(of: &PeriodReturn) -> Vec<String> {
    of.found.findings.iter().map(|finding| finding.sentence.to_string()).collect()
}

/// Two taxes of a state on the same sale have its net amount each.
#[test]
fn net_amounts_that_are_in_a_line_twice_are_told() {
    let two = |number: &str, names: [&str; 2], ids: [Json; 2]| {
        let mut order = order(number, TAXED_AT, "US", "100.00", Some((1, names[0], "6.0000", "6.00")));
        order["state"] = json!("TX");
        let mut second = order["taxes"][0].clone();
        (second["name"], second["percent"], second["tax"]) =
            (json!(names[1]), json!("2.0000"), json!("2.00"));
        order["taxes"] = json!([order["taxes"][0].clone(), second]);
        for (at, id) in ids.into_iter().enumerate() {
            order["taxes"][at]["rate_id"] = id;
        }
        (order["tax"], order["total"]) = (json!("8.00"), json!("108.00"));
        order["items"][0]["tax"] = json!("8.00");
        order
    };
    let told = |rates: &str, orders: &[Json]| -> Vec<String> {
        let mut shop = shop("US", "USD", rates);
        bring(&mut shop, orders, &[]);
        let all = sentences(&found(&shop, "us-sales")).into_iter();
        all.filter(|told| told.contains("twice")).collect()
    };
    let names = ["Texas", "Austin"];
    let expected = "Gross sales of TX has net amounts twice: Austin and Texas were charged on the same sales";
    // Of a file that names no rates, and of two rates of the whole state.
    let of_file = two("1", names, [Json::Null, Json::Null]);
    let sentences = told("US,NY,,,4.0000,NY,1,0,1,\n", &[of_file]);
    assert!(sentences.len() == 2 && sentences[0].starts_with(expected), "{sentences:?}");
    let both = "US,TX,,,6.0000,Texas,1,0,1,\nUS,TX,,,2.0000,Austin,2,0,1,\n";
    assert_eq!(told(both, &[two("1", names, [json!(1), json!(2)])]), sentences);
    // The city has its own line; and rates of one priority are not charged on the same line.
    let apart = "US,TX,,,6.0000,Texas,1,0,1,\nUS,TX,,AUSTIN,2.0000,Austin,2,0,1,\n";
    assert_eq!(told(apart, &[two("1", names, [json!(1), json!(2)])]), [""; 0]);
    let one = order("1", TAXED_AT, "US", "100.00", Some((1, "Texas", "6.0000", "6.00")));
    assert_eq!(told(both, &[one]), [""; 0]);
}

/// An order of equal items, whose tax was rounded on each of them.
fn of_lines(number: &str, lines: usize, net: &str, tax: &str) -> Json {
    let sum = |amount: &str| Money::sum((0..lines).map(|_| money(amount))).unwrap().to_exact_text();
    let mut of =
        order(number, "2026-08-02T12:00:00", "GB", &sum(net), Some((1, "VAT", "20.0000", &sum(tax))));
    of["items"] = (0..lines)
        .map(|_| json!({ "product_id": null, "name": "Pin", "quantity": "1", "total": net, "tax": tax }))
        .collect();
    of
}

/// Tax that was rounded on each line is what the rate says, however many lines an order has; what is beyond is told.
#[test]
fn rounding_by_line_is_nothing_odd() {
    const UNEXPLAINED: &str = "The rate does not explain the tax";
    let quarter = TaxPeriod::parse("2026-Q3").unwrap();
    for (currency, orders, expected) in [
        // 20 % of 0.03 is 0.006, and 0.01 on each line.
        ("GBP", vec![of_lines("1", 50, "0.03", "0.01")], ""),
        ("GBP", vec![of_lines("1", 50, "0.02", "0.00"), of_lines("2", 1, "100.00", "20.00")], ""),
        // A price with tax of 0.57 has a tax of 0.095, and of 0.09 when it is rounded: 20 % of 0.48 is 0.096.
        ("GBP", vec![of_lines("1", 40, "0.48", "0.09")], ""),
        ("GBP", vec![of_lines("1", 50, "0.03", "0.02")], "it would be 0.30"),
        ("GBP", vec![of_lines("1", 1, "100.00", "20.02")], "it would be 20.00"),
        // A yen has no smaller unit.
        ("JPY", vec![of_lines("1", 30, "7", "1")], ""),
        ("JPY", vec![of_lines("1", 30, "7", "3")], "it would be 42.00"),
    ] {
        let mut shop = shop("GB", currency, "GB,,,,20.0000,VAT,1,0,1,\n");
        bring(&mut shop, &orders, &[]);
        let exchange_rate = (currency != "GBP").then(|| ExchangeRate::parse("1").unwrap());
        let of = shop.engine.tax_return(&shop.owner, &form("uk-vat"), quarter, exchange_rate).unwrap();
        let told = of.found.findings.iter().map(|finding| finding.sentence.to_string());
        let told: Vec<String> = told.filter(|told| told.starts_with(UNEXPLAINED)).collect();
        assert_eq!(told.is_empty(), expected.is_empty(), "{currency} {orders:?}: {told:?}");
        assert!(told.iter().all(|told| told.contains(expected)), "{currency} {orders:?}: {told:?}");
    }
}

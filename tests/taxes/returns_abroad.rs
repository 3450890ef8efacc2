//! Whose tax a sale to another country is: by the rates of its day, in Northern Ireland and Monaco, and at 0 %.

use domain::places::address::Address;
use domain::shop::settings::Shop;
use engine::Change;
use serde_json::{Value as Json, json};

use crate::shops::TestShop;
use crate::shops::sold::{bring, order, purchase, shop};
use crate::taxes::returns::{boxes, expected, form, found, oss_lines, sentences};

/// An order whose tax names a rate by number, or none.
fn taxed(
    number: &str,
    at: &str,
    country: &str,
    rate: Json,
    (name, percent, tax): (&str, &str, &str),
) -> Json {
    let mut order = order(number, at, country, "100.00", Some((1, name, percent, tax)));
    order["taxes"][0]["rate_id"] = rate;
    order
}

fn shown(shop: &TestShop, name: &str, of: &str, numbers: &[&str]) -> Vec<String> {
    let of = found(shop, name, of);
    numbers.iter().map(|number| of.found.box_of(number).unwrap().amount.shown.to_text(0)).collect()
}

const GERMAN: &str = "DE,,,,19.0000,MwSt,1,0,1,\nDE,,,,7.0000,MwSt,1,0,1,reduced-rate\n";

/// Romania had 19 % until July 2025, and France 7 % until 2013.
#[test]
fn a_rate_that_has_ended_is_the_shops_own() {
    let (nineteen, seven) = (("MwSt", "19.0000", "19.00"), ("MwSt", "7.0000", "7.00"));
    let orders = [
        taxed("1", "2026-10-05T10:00:00", "RO", Json::Null, nineteen),
        taxed("2", "2026-10-05T10:00:00", "FR", Json::Null, seven),
        taxed("3", "2025-07-31T10:00:00", "RO", Json::Null, nineteen),
        taxed("4", "2025-08-01T10:00:00", "RO", Json::Null, nineteen),
    ];
    // Also where the shop has the rates of the other countries with their dates.
    let dated =
        "RO,RO,,,standard,TVA,19,1,2017-01-01,2025-07-31,x\nRO,RO,,,standard,TVA,21,1,2025-08-01,,x\n";
    let headings = "preset,country,state,postcodes,kind,name,rate,priority,from,to,source\n";
    for with_dated in [false, true] {
        let mut shop = shop("DE", "EUR", GERMAN);
        if with_dated {
            let bytes = format!("{headings}{dated}");
            shop.import("dated.csv", bytes.as_bytes(), &engine::ImportOptions::default()).unwrap();
        }
        bring(&mut shop, &orders, &[]);
        assert_eq!(oss_lines(&found(&shop, "eu-oss", "2026-Q4")), [""; 0], "{with_dated}");
        assert_eq!(shown(&shop, "de-ustva", "2026-Q4", &["81", "86", "45"]), ["100", "100", "0"]);
        let then = ["RO, goods, standard rate, 19: 100.00 19.00"];
        assert_eq!(oss_lines(&found(&shop, "eu-oss", "2025-Q3")), then, "{with_dated}");
        assert_eq!(shown(&shop, "de-ustva", "2025-Q3", &["81", "86", "45"]), ["100", "0", "100"]);
    }
}

/// A refund is judged by the day of its order.
#[test]
fn a_refund_is_of_the_rate_of_its_order() {
    let mut then = taxed("1", "2025-07-31T10:00:00", "RO", Json::Null, ("MwSt", "19.0000", "19.00"));
    let mut refund = json!({
        "refunded_at": "2025-09-01T10:00:00", "amount": "119.00", "tax": "19.00", "shipping": "0.00", "shipping_tax": "0.00",
        "items": [], "taxes": then["taxes"],
    });
    then["refunds"] = json!([refund]);
    let mut later = taxed("2", "2025-08-31T10:00:00", "RO", Json::Null, ("MwSt", "19.0000", "19.00"));
    refund["amount"] = json!("59.50");
    (refund["tax"], refund["taxes"][0]["tax"], refund["taxes"][0]["taxable"]) =
        (json!("9.50"), json!("9.50"), json!("50.00"));
    later["refunds"] = json!([refund]);
    let mut shop = shop("DE", "EUR", GERMAN);
    bring(&mut shop, &[then, later], &[]);
    assert_eq!(oss_lines(&found(&shop, "eu-oss", "2025-Q3")), ["RO, goods, standard rate, 19: 0.00 0.00"]);
    assert_eq!(shown(&shop, "de-ustva", "2025-Q3", &["81", "45"]), ["50", "0"]);
    assert_eq!(shown(&shop, "de-ustva", "2025-09", &["81", "45"]), ["-50", "-100"]);
    let of = found(&shop, "de-ustva", "2025-09");
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, 9).unwrap();
        assert_eq!(behind.sales.len(), 1);
        assert_eq!(behind.sales[0].sums.net_taxable().unwrap(), figure.net);
    }
}

/// Cyprus has 19 % too: the order tells whose it is by the number and name of the shop's rate, or a person is asked.
#[test]
fn a_rate_of_both_countries_is_the_shops_where_the_order_names_it() {
    let at = "2026-10-05T10:00:00";
    for (rate, name, own, told) in [
        (json!(1), "MwSt", "100", false),
        (json!(1), "VAT", "0", true),
        (json!(2), "MwSt", "0", true),
        (Json::Null, "MwSt", "0", true),
        (json!(3), "VAT", "0", false),
        (json!(3), "MwSt", "0", false),
    ] {
        let rates = format!("{GERMAN}CY,,,,19.0000,VAT,1,0,1,\n");
        let mut shop = shop("DE", "EUR", &rates);
        bring(&mut shop, &[taxed("1", at, "CY", rate.clone(), (name, "19.0000", "19.00"))], &[]);
        assert_eq!(shown(&shop, "de-ustva", "2026-Q4", &["81"]), [own], "{rate} {name}");
        let of = found(&shop, "eu-oss", "2026-Q4");
        let sentences = sentences(&of);
        assert_eq!(
            sentences.iter().any(|told| told.starts_with("Also a rate of the shop's country")),
            told,
            "{rate} {name}: {sentences:?}"
        );
        assert_eq!(oss_lines(&of).len(), usize::from(own == "0"));
    }
}

/// What is the standard rate is of the day: Estonia's was 22 % until June 2025.
#[test]
fn the_type_of_a_rate_is_that_of_its_day() {
    let sold = |number: &str, at: &str, percent: &str, tax: &str| {
        taxed(number, at, "EE", Json::Null, ("KM", percent, tax))
    };
    let orders = [
        sold("1", "2025-05-05T10:00:00", "22.0000", "22.00"),
        sold("2", "2025-08-05T10:00:00", "24.0000", "24.00"),
        sold("3", "2025-08-05T10:00:00", "13.0000", "13.00"),
    ];
    for rates in [GERMAN.to_owned(), format!("{GERMAN}EE,,,,24.0000,KM,1,0,1,\n")] {
        let mut shop = shop("DE", "EUR", &rates);
        bring(&mut shop, &orders, &[]);
        assert_eq!(
            oss_lines(&found(&shop, "eu-oss", "2025-Q2")),
            ["EE, goods, standard rate, 22: 100.00 22.00"]
        );
        let third =
            ["EE, goods, standard rate, 24: 100.00 24.00", "EE, goods, reduced rate, 13: 100.00 13.00"];
        assert_eq!(oss_lines(&found(&shop, "eu-oss", "2025-Q3")), third);
    }
}

/// Goods to consumers in Northern Ireland and Monaco are the one-stop shop's; services to Northern Ireland are not.
#[test]
fn goods_to_northern_ireland_and_monaco_are_in_the_one_stop_shop() {
    let rates = format!(
        "{GERMAN}GB,,,,20.0000,VAT,1,0,1,\nGB,,BT*,,20.0000,VAT Northern Ireland,1,0,1,\nFR,,,,20.0000,TVA,1,0,1,\n\
         GB,,,,20.0000,VAT,1,0,1,services\n"
    );
    let at = "2026-07-05T10:00:00";
    let british = |number: &str, postcode: &str, rate: i64| {
        let mut order = taxed(number, at, "GB", json!(rate), ("VAT", "20.0000", "20.00"));
        order["postcode"] = json!(postcode);
        order
    };
    let mut business = order("6", at, "GB", "100.00", None);
    (business["postcode"], business["untaxed_reason"], business["vat_number"]) =
        (json!("BT2 7AA"), json!("reverse-charge"), json!("XI123456789"));
    let mut untaxed = order("7", at, "GB", "100.00", None);
    untaxed["postcode"] = json!("BT2 7AA");
    let orders = [
        british("1", "BT1 5GS", 4),
        british("2", "M1 1AA", 3),
        british("3", "BT1 5GS", 6),
        taxed("4", at, "MC", Json::Null, ("TVA", "20.0000", "20.00")),
        taxed("5", at, "FR", json!(5), ("TVA", "20.0000", "20.00")),
        business,
        untaxed,
    ];
    let mut shop = shop("DE", "EUR", &rates);
    let line = json!({ "net": "100.00", "tax": "19.00", "rate": "19.0000", "treatment": "eu-acquisition" });
    bring(&mut shop, &orders, &[purchase("2026-07-05", "Mills", "M-1", &line)]);
    let of = found(&shop, "eu-oss", "2026-Q3");
    let lines = ["FR, goods, standard rate, 20: 200.00 40.00", "XI, goods, standard rate, 20: 100.00 20.00"];
    assert_eq!(oss_lines(&of), lines);
    for (figure, sources) in
        of.figures.iter().zip(&of.sources).filter(|(_, sources)| sources[0].sales().is_some())
    {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, 9).unwrap();
        let nets = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        let net = domain::money::Money::sum(nets).unwrap();
        assert_eq!(net, figure.net, "{}", figure.described());
    }
    // To a business it is a supply within the Union, and without tax or reason it is odd.
    assert_eq!(shown(&shop, "de-ustva", "2026-Q3", &["41", "43", "45"]), ["100", "0", "300"]);
    let told = sentences(&found(&shop, "de-ustva", "2026-Q3"));
    assert!(
        told.iter()
            .any(|told| told.contains("sales of goods to Northern Ireland (Germany, no rate, domestic)")),
        "{told:#?}"
    );
}

/// A shop in Northern Ireland has box 8 and, for goods, the one-stop shop.
#[test]
fn a_shop_in_northern_ireland_has_box_8_and_the_one_stop_shop() {
    let rates = "GB,,,,20.0000,VAT,1,0,1,\nDE,,,,19.0000,MwSt,1,0,1,\n";
    let at = "2026-07-05T10:00:00";
    let mut business = order("3", at, "DE", "100.00", None);
    (business["untaxed_reason"], business["vat_number"]) = (json!("reverse-charge"), json!("DE457281227"));
    let orders = [
        taxed("1", at, "GB", json!(1), ("VAT", "20.0000", "20.00")),
        taxed("2", at, "DE", json!(2), ("MwSt", "19.0000", "19.00")),
        business,
        taxed("4", at, "DE", json!(1), ("VAT", "20.0000", "20.00")),
        order("5", at, "US", "100.00", None),
    ];
    let line = json!({ "net": "100.00", "tax": "20.00", "rate": "20.0000", "treatment": "eu-acquisition" });
    for (country, postcode, is_northern) in
        [("GB", "BT1 5GS", true), ("XI", "", true), ("GB", "M1 1AA", false)]
    {
        let mut shop = shop("GB", "GBP", rates);
        let is = shop.engine.shop().unwrap();
        let address = Address { postcode: postcode.to_owned(), ..Address::of_country(country) };
        shop.apply(&Change::settings(Shop { address, ..is }, None));
        bring(&mut shop, &orders, &[purchase("2026-07-05", "Cloud", "C-1", &line)]);
        let british = boxes(&form("uk-vat"), &found(&shop, "uk-vat", "2026-Q3"));
        let eight = is_northern.then_some("100");
        assert_eq!(british.get("8").map(String::as_str), eight, "{country} {postcode}");
        let common = [("1", "40.00"), ("2", "20.00"), ("6", "400"), ("7", "100"), ("9", "100")];
        for (number, amount) in common {
            assert_eq!(british[number], amount, "{number}, {country} {postcode}");
        }
        let exchange = domain::returns::ExchangeRate::parse("1");
        let (oss, quarter) = (form("eu-oss"), crate::taxes::returns::period("2026-Q3"));
        let of = shop.engine.tax_return(&shop.owner, &oss, quarter, exchange).unwrap();
        let lines: &[&str] = if is_northern { &["DE, goods, standard rate, 19: 100.00 19.00"] } else { &[] };
        assert_eq!(oss_lines(&of), lines, "{country} {postcode}");
    }
}

/// Taxed at 0 % and sent out of the country, by a rate for everywhere or one of the customer's country.
#[test]
fn what_leaves_the_country_at_nothing_is_an_export() {
    let at = "2026-07-05T10:00:00";
    let zero = |number: &str, country: &str, rate: i64, name: &str| {
        taxed(number, at, country, json!(rate), (name, "0.0000", "0.00"))
    };
    for (country, currency, name, wanted) in [
        ("DE", "EUR", "de-ustva", &[("43", "200"), ("87", "100")][..]),
        ("GB", "GBP", "uk-vat", &[("6", "300")]),
        ("CA", "CAD", "ca-gst34", &[("90", "100"), ("91", "200"), ("101", "300")]),
        ("AU", "AUD", "au-bas", &[("G1", "300")]),
        ("NZ", "NZD", "nz-gst101a", &[("5", "300.00"), ("6", "300.00")]),
    ] {
        let rates = format!(
            ",,,,0.0000,Nothing,1,0,1,zero-rate\nCH,,,,0.0000,Export,1,0,1,\n{country},,,,0.0000,GST,1,0,1,zero-rate\n"
        );
        let mut shop = shop(country, currency, &rates);
        bring(
            &mut shop,
            &[zero("1", "US", 1, "Nothing"), zero("2", "CH", 2, "Export"), zero("3", country, 3, "GST")],
            &[],
        );
        let of = found(&shop, name, if country == "NZ" { "2026-07" } else { "2026-Q3" });
        assert_eq!(boxes(&form(name), &of), expected(wanted), "{country}");
        assert_eq!(sentences(&of), Vec::<String>::new());
        assert!(of.found.excluded.is_empty(), "{country}: {:?}", of.found.excluded);
    }
}

//! A shop that names no country: returns ask for it, and give no other advice until it is set.

use domain::places::address::Address;
use domain::shop::settings::Shop;
use engine::Change;
use serde_json::json;

use crate::shops::TestShop;
use crate::shops::sold::{bring, order, purchase, shop};
use crate::taxes::returns::{boxes, expected, form, found, sentences};

const AT: &str = "2026-07-05T10:00:00";

fn sold(currency: &str, rates: &str) -> TestShop {
    let mut shop = shop("", currency, rates);
    let taxed = |number: &str, country: &str| {
        let mut order = order(number, AT, country, "100.00", Some((1, "VAT", "20.0000", "20.00")));
        order["taxes"][0]["rate_id"] = json!(null);
        order
    };
    let line = json!({ "net": "50.00", "tax": "10.00", "rate": "20.0000", "treatment": "reverse-charge" });
    bring(
        &mut shop,
        &[taxed("1", ""), taxed("2", "GB"), taxed("3", "Elbonia")],
        &[purchase("2026-07-05", "Nowhere", "N-1", &line)],
    );
    shop
}

#[test]
fn a_shop_without_a_country_is_asked_for_it() {
    let (british, german, union) = (
        "GB,,,,20.0000,VAT,1,0,1,\n",
        "DE,,,,19.0000,VAT,1,0,1,\n",
        "FR,,,,20.0000,VAT,1,0,1,\nDE,,,,19.0000,VAT,1,0,1,\n",
    );
    for (currency, rates, name, expected) in [
        ("GBP", british, "uk-vat", "Is this shop in the United Kingdom?"),
        ("GBP", "", "uk-vat", "Is this shop in the United Kingdom?"),
        ("GBP", union, "uk-vat", "In which country is this shop?"),
        ("EUR", german, "de-ustva", "Is this shop in Germany?"),
        ("EUR", union, "de-ustva", "Is this shop in Germany?"),
        ("EUR", union, "eu-oss", "In which country is this shop?"),
        ("CAD", union, "ca-gst34", "Is this shop in Canada?"),
    ] {
        let rates = if rates.is_empty() { ",,,,0.0000,Nothing,1,0,1,\n" } else { rates };
        let shop = sold(currency, rates);
        let told = sentences(&found(&shop, name, "2026-Q3"));
        assert!(told[0].starts_with(expected), "{currency} {rates} {name}: {told:?}");
        // What is in no box is told in the same sentence.
        let left_out = "and until then sales of 200.00 net with 40.00 tax and purchases of 50.00 net with 10.00 tax are \
             in no box";
        assert_eq!(told[0].contains(left_out), name != "eu-oss", "{name}: {told:#?}");
        assert!(!told.iter().skip(1).any(|told| told.contains("net 200.00")), "{name}: {told:#?}");
        let wrong = ["Write it in the addresses", "Write it in the supplier's address"];
        assert!(!told.iter().any(|told| wrong.iter().any(|wrong| told.contains(wrong))), "{told:#?}");
    }
}

/// What was sold to nobody's address is then of the shop's country, as if it had been set before.
#[test]
fn what_was_sold_before_the_country_was_set_is_of_it() {
    let mut shop = sold("GBP", "GB,,,,20.0000,VAT,1,0,1,\n");
    let is = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { address: Address::of_country("GB"), ..is }, None));
    let of = found(&shop, "uk-vat", "2026-Q3");
    let wanted = [("1", "50.00"), ("3", "50.00"), ("4", "10.00"), ("5", "40.00"), ("6", "250"), ("7", "50")];
    assert_eq!(boxes(&form("uk-vat"), &of), expected(&wanted));
    let told = sentences(&of);
    assert!(told[0].starts_with("In no box: sales of goods (VAT, 20%, domestic), net 100.00"), "{told:#?}");
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, 9).unwrap();
        let sales = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        let bought = behind.purchases.iter().map(|purchase| purchase.sums.net);
        let net = domain::money::Money::sum(sales.chain(bought)).unwrap();
        assert_eq!(net, figure.net, "{}", figure.described());
    }
}

//! The tax summary: one rate has one row, and net amounts are added where no line has two taxes.

use domain::report::tax_summary::TaxSummary;
use domain::time::Day;
use domain::time::period::RangeQuery;
use serde_json::{Value as Json, json};

use crate::shops::sold::{bring, order, shop};
use crate::shops::{NOW, TestShop};

fn german(orders: &[Json]) -> TestShop {
    let mut shop = shop("DE", "EUR", "DE,,,,19.0000,MwSt.,1,0,1,\n");
    bring(&mut shop, orders, &[]);
    shop
}

fn summary(shop: &TestShop) -> TaxSummary {
    let days = RangeQuery::days(Day::parse("2026-07-01").unwrap(), Day::parse("2026-07-31").unwrap());
    shop.engine.tax_summary(&shop.owner, &days, NOW).unwrap()
}

/// `MwSt. 19.0000 200.00 38.00`: the rows with their net amounts and their tax.
fn rows(of: &TaxSummary) -> Vec<String> {
    let row = |row: &domain::report::tax_summary::TaxSummaryRow| {
        let percent = row.tax.rate.percent.map(|percent| percent.to_short_text()).unwrap_or_default();
        let (net, tax) = (row.sums.net_taxable().unwrap(), row.sums.net().unwrap());
        format!("{} {percent} {} {}", row.name(), net.to_exact_text(), tax.to_exact_text())
    };
    of.rows.iter().map(row).collect()
}

/// An order of July with these taxes, by name, percentage, net amount and tax.
fn taxed(number: &str, net: &str, tax: &str, taxes: &[(Option<i64>, &str, &str, &str, &str)]) -> Json {
    let mut order = order(number, "2026-07-01T10:00:00", "DE", net, Some((1, "", "19", tax)));
    let line = |(rate, name, percent, taxable, tax): &(Option<i64>, &str, &str, &str, &str)| {
        json!({ "rate_id": rate, "name": name, "percent": percent, "taxable": taxable, "tax": tax,
            "shipping_tax": "0.00" })
    };
    order["taxes"] = taxes.iter().map(line).collect();
    order
}

#[test]
fn one_rate_of_a_country_has_one_row() {
    let shop = german(&[
        taxed("1", "100.00", "19.00", &[(Some(1), "MwSt.", "19", "100.00", "19.00")]),
        taxed("2", "200.00", "38.00", &[(None, "MwSt 19%", "19", "200.00", "38.00")]),
        taxed("3", "10.00", "1.90", &[(Some(7), "19,00 % MwSt.", "19", "10.00", "1.90")]),
        taxed("4", "10.00", "0.70", &[(None, "MwSt.", "7", "10.00", "0.70")]),
    ]);
    let found = summary(&shop);
    assert_eq!(rows(&found), ["MwSt. 19 310.00 58.90", "MwSt. 7 10.00 0.70"]);
    assert!(found.adds_taxable && found.reconciles);
    let days = (found.range.start(), found.range.end());
    let behind = shop.engine.explain_tax(&shop.owner, Some(found.rows[0].charge), days, 9).unwrap();
    let names: Vec<&str> = behind.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["1", "2", "3"]);
}

#[test]
fn net_amounts_are_added_where_no_line_has_two_taxes() {
    let both = |one, other| [(None, "VAT", "19", one, "19.00"), (Some(1), "Tax", "19", other, "19.00")];
    // The rates were of other programs, so that their priorities are not known.
    for (net, [one, other], adds) in
        [("200.00", ["100.00", "100.00"], true), ("100.00", ["100.00", "100.00"], false)]
    {
        let shop = german(&[taxed("1", net, "38.00", &both(one, other))]);
        let found = summary(&shop);
        assert_eq!((found.rows.len(), found.adds_taxable), (2, adds), "{net}");
        assert!(found.periods.iter().all(|period| period.adds_taxable || !adds), "{net}");
        assert!(found.reconciles, "{net}");
    }
}

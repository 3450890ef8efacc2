//! The sample shop: the same for the same moment, up to yesterday, with something for every chart.

use std::collections::BTreeSet;

use domain::money::Money;
use domain::purchase::supplier::Supplier;
use domain::shop::closed_period::PeriodState;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Instant, Local};
use engine::{Engine, PurchaseQuery, sample};

fn shop(folder: &std::path::Path, name: &str, now: Instant) -> Engine {
    sample::create(&folder.join(name), now).unwrap()
}

fn books(engine: &Engine) -> String {
    let mut out = Vec::new();
    engine.export_books(&engine.owner().unwrap(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn at(text: &str) -> Instant {
    sample::time_zone().instant(Local::parse(text).unwrap())
}

/// The days that orders were placed on.
fn order_days(books: &str) -> Vec<Day> {
    let (_, orders) = books.split_once("\"orders\": [").unwrap();
    let mark = "\"placed_at\": \"";
    let texts = orders.match_indices(mark).map(|(at, _)| &orders[at + mark.len()..at + mark.len() + 19]);
    texts.map(|text| Local::parse(text).unwrap().day).collect()
}

#[test]
fn the_same_moment_makes_the_same_shop() {
    let folder = tempfile::tempdir().unwrap();
    let now = at("2026-11-21T10:00:00");
    let (first, second) =
        (books(&shop(folder.path(), "a.tillbook", now)), books(&shop(folder.path(), "b.tillbook", now)));
    assert!(first == second, "two samples of one moment differ");
}

#[test]
fn it_goes_up_to_yesterday_whatever_day_it_is() {
    let folder = tempfile::tempdir().unwrap();
    for day in 15..22 {
        let engine = shop(folder.path(), &format!("{day}.tillbook"), at(&format!("2026-11-{day}T10:00:00")));
        let days = order_days(&books(&engine));
        let (first, last) = (days.iter().min().unwrap(), days.iter().max().unwrap());
        // The shop never sold on a Saturday.
        let yesterday = day - 1;
        let expected = if yesterday == 14 || yesterday == 21 { yesterday - 1 } else { yesterday };
        assert_eq!(last.to_string(), format!("2026-11-{expected}"), "on the {day}th");
        assert!(last.number() - first.number() >= 364, "a whole year: {first} to {last}");
        let saturdays = days.iter().filter(|day| (day.number() + 4).rem_euclid(7) == 6);
        assert_eq!(saturdays.count(), 0, "weekdays stay what they were");
    }
}

#[test]
fn every_chart_has_something_to_show() {
    let folder = tempfile::tempdir().unwrap();
    let now = at("2026-11-21T10:00:00");
    let engine = shop(folder.path(), "a.tillbook", now);
    let owner = engine.owner().unwrap();
    for period in ["week", "month", "last_month", "year"] {
        let report = engine.sales_report(&owner, &RangeQuery::named(period), now).unwrap();
        let sums = &report.sums;
        for (name, figure) in [
            ("sales", sums.order_totals),
            ("tax", sums.tax),
            ("shipping", sums.shipping),
            ("discount", sums.discount),
            ("refunds", sums.refunds),
        ] {
            assert!(figure.ten_thousandths() > 0, "{period}: no {name}");
        }
        assert!(sums.orders > 20 && sums.customers > 0, "{period}: {sums:?}");
    }
    let year = engine.top_sellers(&owner, &RangeQuery::named("year"), 12, now).unwrap();
    assert_eq!(year.sellers.len(), 12);
    assert!(year.products > 150, "{}", year.products);
    assert!(engine.rate_count(&owner, None, now).unwrap() >= 60);
    let classes = engine.classes(&owner).unwrap();
    let names: Vec<&str> = classes.iter().map(|class| class.name.as_str()).collect();
    assert_eq!(names, ["Standard rate", "Reduced rate", "Zero rate"]);
    let summary = engine.tax_summary(&owner, &RangeQuery::named("year"), now).unwrap();
    let taxed: Vec<_> = summary.rows.iter().filter(|row| !row.tax.is_untaxed()).collect();
    let rows: Vec<_> = taxed.iter().map(|row| (row.tax.place.country(), row.name().to_string())).collect();
    assert_eq!(rows, [("GB", "VAT 20%".to_owned())]);
    assert!(summary.reconciles && taxed[0].tax.rate.rate.is_some(), "{:?}", summary.rows);
    // What was sold to other countries has no tax, with a row for each.
    assert!(summary.rows.len() > 5 && summary.rows.iter().all(|row| !row.tax.place.is_unknown()));
    assert_eq!(summary.net_difference().unwrap(), Some(Money::ZERO));
    let problems = engine.check().unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    assert!(engine.order_count(&owner).unwrap() > 4_000);
}

/// Each tab has something to try: what is sold has prices, who buys and who sells have names and places, purchases are of
/// three whole quarters at least, two rates have dates, and quarters are closed with their returns but for the last one.
#[test]
fn every_tab_can_be_tried() {
    let folder = tempfile::tempdir().unwrap();
    for (day, left) in [("2026-11-21", "2026-Q3"), ("2026-10-01", "2026-Q2"), ("2026-10-02", "2026-Q3")] {
        let now = at(&format!("{day}T10:00:00"));
        let engine = shop(folder.path(), &format!("{day}.tillbook"), now);
        let owner = engine.owner().unwrap();
        let products = engine.products(&owner, "", false).unwrap();
        assert!(products.len() == 180 && products.iter().all(|row| row.product.price.is_some()), "{day}");
        let customers = engine.customer_list(&owner).unwrap();
        let names: BTreeSet<&str> = customers.iter().map(|row| row.customer.name.as_str()).collect();
        assert!(
            names.len() == customers.len() && names.iter().all(|name| !name.starts_with("Customer")),
            "{day}"
        );
        assert!(customers.iter().all(|row| !row.customer.address.city.is_empty()), "{day}");
        let suppliers = engine.nouns::<Supplier>(&owner, "", false).unwrap();
        assert!(suppliers.len() > 5 && suppliers.iter().all(|one| !one.country.is_empty()), "{day}");

        let left = TaxPeriod::parse(left).unwrap();
        let mut quarter = left;
        for _ in 0..3 {
            let (from, to) = (Some(quarter.first_day()), Some(quarter.last_day()));
            let query = PurchaseQuery { from, to, limit: 1, ..PurchaseQuery::default() };
            assert!(!engine.purchases(&owner, &query).unwrap().purchases.is_empty(), "{day}: {quarter}");
            quarter = quarter.previous();
        }
        assert_eq!(engine.rates_with_versions(&owner, now).unwrap().len(), 2, "{day}");
        let forms = engine.tax_forms(&owner, Vec::new()).unwrap();
        let form = forms.form("uk-vat").unwrap();
        for (quarter, state) in [(left, PeriodState::Open), (left.previous(), PeriodState::Filed)] {
            let of = engine.tax_return(&owner, form, quarter, None).unwrap();
            let odd: Vec<String> =
                of.found.findings.iter().map(|finding| finding.sentence.to_string()).collect();
            assert_eq!((of.state, odd), (state, Vec::new()), "{day}: {quarter}");
            assert!(of.found.boxes.iter().filter(|one| one.amount.shown > Money::ZERO).count() >= 6, "{day}");
        }
        assert!(engine.check().unwrap().is_empty(), "{day}");
    }
}

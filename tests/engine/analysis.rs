//! What is told of sales beside their figures, held against a plain scan of the orders.

use std::collections::BTreeMap;

use chrono::{Datelike, Timelike};
use domain::money::Money;
use domain::order::refund::settle;
use domain::order::{Item, Order, OrderStatus};
use domain::places::country_text;
use domain::report::{Analysis, Division, MovingAverage};
use domain::text::Text;
use domain::time::Local;
use domain::time::period::Grouping;
use engine::{Change, ComparedRange, Engine, OrderChange};
use proptest::collection::vec;
use proptest::prelude::*;

use super::totals::{Event, NOW, bounds, event, query, shop};

type Books = BTreeMap<String, Order>;

/// Each amount of net sales, with its time, its order, and the item that it is of: all of what is without an item.
fn amounts(books: &Books) -> Vec<(Local, &Order, Option<&Item>, Money)> {
    let mut all = Vec::new();
    for order in books.values().filter(|order| order.status.counts()) {
        let less = [order.tax, order.shipping, order.shipping_tax].into_iter();
        let mut rest = less.fold(order.total, |rest, amount| rest.minus(amount).unwrap());
        for item in &order.items {
            rest = rest.minus(item.total).unwrap();
            all.push((order.placed_at, order, Some(item), item.total));
        }
        all.push((order.placed_at, order, None, rest));
        for (refund, parts) in order.refunds.iter().zip(settle(order).unwrap()) {
            let less = [parts.tax, parts.shipping, parts.shipping_tax].into_iter();
            let mut rest = less.fold(refund.amount, |rest, amount| rest.minus(amount).unwrap());
            for (line, ..) in parts.items(refund) {
                rest = rest.minus(line.total).unwrap();
                let item = order.items.iter().find(|item| item.product == line.product);
                all.push((refund.refunded_at, order, item, Money::ZERO.minus(line.total).unwrap()));
            }
            all.push((refund.refunded_at, order, None, Money::ZERO.minus(rest).unwrap()));
        }
    }
    all
}

/// What an amount is called by a division; `None` for what has no key.
fn named(by: Division, order: &Order, item: Option<&Item>) -> Option<Text> {
    match by {
        Division::Country => {
            let country = order.address.country.to_uppercase();
            Some(country).filter(|code| !code.is_empty()).map(|code| country_text(&code))
        }
        Division::Source => {
            let system = order.origin.system.as_str();
            Some(system).filter(|name| !name.is_empty()).map(Text::written)
        }
        Division::TaxClass => item.map(|item| {
            Text::written(match item.class.as_str() {
                "standard" => "Standard rate",
                slug => slug,
            })
        }),
    }
}

fn check(engine: &Engine, books: &Books, of: &ComparedRange) {
    let owner = engine.owner().unwrap();
    let by = of.analysis.divided.unwrap();
    let found = engine.analysed_sales(&owner, of, NOW).unwrap();
    let (start, end) = (found.report.range.start(), found.report.range.end());
    let amounts = amounts(books);
    for (at, totals) in found.report.periods.iter().enumerate() {
        let (first, last) = (totals.period.start.max(start), totals.period.end.min(end));
        let mut expected: BTreeMap<String, Money> = BTreeMap::new();
        for (moment, order, item, amount) in &amounts {
            if (first..=last).contains(moment) {
                let name = named(by, order, *item).map_or_else(String::new, |name| name.to_string());
                let sum = expected.entry(name).or_default();
                *sum = sum.plus(*amount).unwrap();
            }
        }
        let mut parts: BTreeMap<String, Money> = BTreeMap::new();
        for part in &found.parts {
            let name = part.name.to_string();
            let name =
                if name.starts_with("Without") || name.starts_with("Typed") || name.starts_with("Not of") {
                    String::new()
                } else {
                    name
                };
            parts.insert(name, part.periods[at]);
        }
        for of_both in [&mut expected, &mut parts] {
            of_both.retain(|_, net| *net != Money::ZERO);
        }
        assert_eq!(parts, expected, "{by:?} {}", totals.period.label());
        let sum = Money::sum(found.parts.iter().map(|part| part.periods[at])).unwrap();
        assert_eq!(sum, totals.sums.net_sales().unwrap());
    }
}

fn check_week(engine: &Engine, books: &Books, of: &ComparedRange) {
    let week = engine.week_of_sales(&engine.owner().unwrap(), &of.query, NOW).unwrap();
    let mut hours = [[Money::ZERO; 24]; 7];
    for (at, _, _, amount) in amounts(books) {
        if (week.range.start()..=week.range.end()).contains(&at) {
            let time = at.date_time();
            let weekday = usize::try_from(time.weekday().num_days_from_monday()).unwrap();
            let sum = &mut hours[weekday][usize::try_from(time.hour()).unwrap()];
            *sum = sum.plus(amount).unwrap();
        }
    }
    assert_eq!(week.hours, hours);
}

/// The mean of each day is that of the plain reports of its days.
fn check_means(engine: &Engine, of: &ComparedRange) {
    let owner = engine.owner().unwrap();
    let (average, now) = (of.analysis.average.unwrap(), engine.shop().unwrap().time_zone.local(NOW));
    let found = engine.analysed_sales(&owner, of, NOW).unwrap();
    let Some(begin) = engine.books_begin(&owner).unwrap() else { return };
    if found.report.range.grouping() != Grouping::Day {
        return assert!(found.averages.is_empty());
    }
    for (totals, mean) in found.report.periods.iter().zip(&found.averages) {
        let day = totals.period.start.day;
        let first = day.minus_days(u64::from(average.days()) - 1);
        let is_known = first >= begin.day && day <= now.day;
        let days = query((first.to_string(), day.to_string()));
        let sum = || engine.sales_report(&owner, &days, NOW).unwrap().net_sales;
        assert_eq!(*mean, is_known.then(|| sum().divided_by(average.days())), "{day}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn sales_are_divided_and_averaged_as_a_plain_scan_does(
        zone in proptest::sample::select(vec!["UTC", "Pacific/Honolulu", "Europe/Berlin", "Pacific/Kiritimati"]),
        events in vec(event(), 1..20),
        ranges in vec(bounds(), 4),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = shop(folder.path(), zone);
        let owner = engine.owner().unwrap();
        let mut books = Books::new();
        for event in events {
            let change = match event.on(&books) {
                Event::Put(order) | Event::Retell(order) => {
                    books.insert(order.number.clone(), (*order).clone());
                    OrderChange::Put(order)
                }
                Event::Delete(number) => {
                    if let Some(order) = books.get_mut(&number) {
                        order.status = OrderStatus::Trash;
                    }
                    OrderChange::Delete { number }
                }
            };
            // What is not there cannot be deleted.
            drop(engine.apply(&Change::Order(change), &owner, NOW));
        }
        for query in ranges.into_iter().map(query) {
            for grouping in [None, Some(Grouping::Month)] {
                for by in Division::ALL {
                    let analysis = Analysis { divided: Some(by), ..Analysis::default() };
                    check(&engine, &books, &ComparedRange { query: query.clone(), with: None, grouping, analysis });
                }
            }
            for average in MovingAverage::ALL {
                let analysis = Analysis { average: Some(average), ..Analysis::default() };
                let of = ComparedRange { query: query.clone(), with: None, grouping: Some(Grouping::Day), analysis };
                check_means(&engine, &of);
                check_week(&engine, &books, &of);
            }
        }
        prop_assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    }
}

//! What stands behind the figures of reports: the entries of a range add up to its sums, the trends of
//! products to their net sales, and the compared figures to a report of that range.

use chrono::DateTime;
use domain::locale::English;
use domain::money::Money;
use domain::order::{Order, OrderStatus};
use domain::report::{EntryKind, SellerRank, Sums};
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::compared::Comparison;
use domain::time::period::{Grouping, RangeQuery};
use domain::time::{Instant, Local, Zone};
use engine::{Change, ComparedRange, Engine, Export, ExportOptions, Listing, OrderChange, OutFormat, sample};

use crate::shops::{NOW, TestShop};

const ALL: [EntryKind; 3] = [EntryKind::Order, EntryKind::Refund, EntryKind::Registration];

/// Whole months, parts of them, days, hours, and none.
const RANGES: [(&str, &str); 7] = [
    ("2026-01-01", "2026-11-20"),
    ("2026-02-10", "2026-09-09"),
    ("2026-10-01", "2026-10-31"),
    ("2026-10-05", "2026-10-06"),
    ("2026-10-05T09:30:00", "2026-10-05T15:00:00"),
    ("2026-03-05T12:00:00", "2026-10-05T12:00:00"),
    ("2026-10-06", "2026-10-05"),
];

#[test]
fn what_is_behind_a_figure_adds_up_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let now = sample::time_zone().instant(Local::parse("2026-11-20T14:32:00").unwrap());
    sample::create(&folder.path().join("s.tillbook"), now).unwrap();
    let engine = Engine::open(&folder.path().join("s.tillbook")).unwrap();
    let owner = engine.owner().unwrap();
    for (min, max) in RANGES {
        let query =
            RangeQuery { period: None, date_min: Some(min.to_owned()), date_max: Some(max.to_owned()) };
        let report = engine.sales_report(&owner, &query, now).unwrap();
        let of = (report.range.start(), report.range.end());
        let entries = engine.entries_between(&owner, (&ALL, true), of, 100_000).unwrap();
        let sums = entries.iter().try_fold(Sums::default(), |sums, entry| sums.plus(&entry.sums)).unwrap();
        assert_eq!(sums, report.sums, "{min} to {max}");
        assert!(entries.is_sorted_by_key(|entry| std::cmp::Reverse(entry.at)), "{min} to {max}");
        let some = engine.entries_between(&owner, (&ALL, true), of, 7).unwrap();
        assert_eq!(some, entries[..some.len()], "{min} to {max}");

        for limit in [0, 1, 40, u64::MAX] {
            let found = engine.top_sellers(&owner, &query, limit, now).unwrap();
            let listed = found.sellers.iter().map(|seller| seller.sold.net_sales);
            let sum = Money::sum(listed.chain(found.rest.iter().map(|rest| rest.net_sales))).unwrap();
            let net_sales = report.sums.net_sales().unwrap();
            assert_eq!((sum, found.net_sales), (net_sales, net_sales), "{min} to {max}, {limit}");
        }

        for rank in [SellerRank::Quantity, SellerRank::NetSales] {
            let sellers = engine.ranked_sellers(&owner, &query, rank, 40, now).unwrap();
            let trends = engine.seller_trends(&owner, &sellers).unwrap();
            assert_eq!(trends.len(), sellers.sellers.len());
            for (seller, trend) in sellers.sellers.iter().zip(&trends) {
                assert_eq!(trend.len(), report.periods.len(), "{min} to {max}: {}", seller.title);
                let sum = Money::sum(trend.iter().copied()).unwrap();
                assert_eq!(sum, seller.sold.net_sales, "{min} to {max}: {}", seller.title);
            }
            for with in [Comparison::PeriodBefore, Comparison::YearBefore] {
                let other = sellers.range.compared(with, sample::time_zone().local(now));
                let text = |at: Local| at.date_time().format("%Y-%m-%dT%H:%M:%S").to_string();
                let query = RangeQuery {
                    period: None,
                    date_min: Some(text(other.start())),
                    date_max: Some(text(other.end())),
                };
                let before = engine.ranked_sellers(&owner, &query, rank, u64::MAX, now).unwrap().sellers;
                let compared = engine.compared_sellers(&owner, &sellers, with, now).unwrap();
                for (seller, sold) in sellers.sellers.iter().zip(compared) {
                    let was = before.iter().find(|one| one.product == seller.product);
                    let was = was.map(|one| one.sold).unwrap_or_default();
                    assert_eq!(sold, was, "{min} to {max}: {}", seller.title);
                }
            }
        }
    }
}

/// On a day on which the clocks change, the hours are those that they show: one that they show twice has the sales of both, one
/// that they leave out has none.
#[test]
fn an_hour_that_comes_twice_is_one_and_one_that_is_left_out_is_empty() {
    let folder = tempfile::tempdir().unwrap();
    let zone = Zone::parse("Europe/Berlin").unwrap();
    let settings = Shop::new("Clocks", Currency::USD, zone).unwrap();
    let at = |text: &str| Instant::from_seconds(DateTime::parse_from_rfc3339(text).unwrap().timestamp());
    let now = at("2026-11-20T12:00:00Z");
    let mut engine = Engine::create(&folder.path().join("s.tillbook"), &settings, now).unwrap();
    let owner = engine.owner().unwrap();
    let sales = [
        ("1", "2026-03-29T00:30:00Z"),
        ("2", "2026-03-29T01:30:00Z"),
        ("3", "2026-10-25T00:30:00Z"),
        ("4", "2026-10-25T01:30:00Z"),
        ("5", "2026-10-25T02:30:00Z"),
    ];
    for (number, time) in sales {
        let order = Order {
            number: number.to_owned(),
            placed_at: zone.local(at(time)),
            status: OrderStatus::Completed,
            total: Money::parse("10.00").unwrap(),
            ..Order::default()
        };
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), &owner, now).unwrap();
    }
    for (day, expected) in
        [("2026-03-29", [(1, 1), (2, 0), (3, 1)]), ("2026-10-25", [(1, 0), (2, 2), (3, 1)])]
    {
        let day = Local::parse(day).unwrap().day;
        let report = engine.sales_by(&owner, &RangeQuery::days(day, day), Some(Grouping::Hour), now).unwrap();
        assert_eq!(report.periods.len(), 24, "{day}");
        let found = expected.map(|(hour, _): (usize, i64)| (hour, report.periods[hour].sums.orders));
        assert_eq!(found, expected, "{day}");
    }
    // Hours to come do not lower the average.
    let day = Local::parse("2026-10-25").unwrap().day;
    for (time, expected) in [("2026-10-25T03:10:00Z", "6.00"), ("2026-10-26T03:10:00Z", "1.25")] {
        let query = RangeQuery::days(day, day);
        let report = engine.sales_by(&owner, &query, Some(Grouping::Hour), at(time)).unwrap();
        assert_eq!(report.average_sales.to_text(2), expected, "{time}");
    }
}

/// 29 February of the other year is in the row of the 28th, whose cell names both days; the rows add up to the total.
#[test]
fn a_leap_day_stands_beside_the_day_before_it_and_is_named() {
    let mut shop = TestShop::new();
    for (number, at, total) in [
        ("1", "2024-02-28", "10"),
        ("2", "2024-02-29", "7"),
        ("3", "2024-03-01", "5"),
        ("4", "2025-02-28", "20"),
    ] {
        let order = Order {
            number: number.to_owned(),
            placed_at: Local::parse(at).unwrap(),
            status: OrderStatus::Completed,
            total: Money::parse(total).unwrap(),
            ..Order::default()
        };
        shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
    }
    let query = RangeQuery {
        period: None,
        date_min: Some("2025-02-28".to_owned()),
        date_max: Some("2025-03-01".to_owned()),
    };
    let of = ComparedRange::new(query, Some(Comparison::YearBefore));
    let options =
        ExportOptions { format: OutFormat::Csv, now: NOW, locale: &English, task: &Task::default() };
    let mut csv = Vec::new();
    shop.engine.export(&shop.owner, &Export::Listing(Listing::Sales(of)), &options, &mut csv).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    let beside: Vec<String> =
        csv.lines().skip(1).map(|row| row.rsplitn(4, ',').take(3).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(
        beside,
        ["17.6 17.00 28–29 Feb 2024", "-100.0 5.00 2024-03-01", "-9.1 22.00 28 Feb – 1 Mar 2024"]
    );
}

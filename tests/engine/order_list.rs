//! The list of orders: every page of every order against a plain filter and sort.

use std::collections::BTreeSet;

use domain::ids::ProductId;
use domain::money::Money;
use domain::order::query::{OrderQuery, OrderSort};
use domain::order::{Item, Order, OrderStatus};
use domain::places::address::Address;
use domain::time::{Day, Local};
use engine::{Change, OrderChange};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::shops::stocked::{quantity, stocked};

fn any_order() -> impl Strategy<Value = Order> {
    let status = proptest::sample::select(OrderStatus::ALL.to_vec());
    let name = proptest::sample::select(vec!["Blue Mug", "Tea Towel", "Ümlaut Pot"]);
    let product = proptest::option::of((1..3_i64).prop_map(ProductId::new));
    let country = proptest::sample::select(vec!["", "DE", "GB"]);
    (0..40_u64, 0..3_u32, status, 0..5_i64, any::<bool>(), name, product, country).prop_map(
        |(days, hour, status, total, is_anna, name, product, country)| Order {
            address: Address::of_country(country),
            placed_at: Local { day: Day::from_number(20_000).unwrap().plus_days(days), second: hour * 3_600 },
            status,
            total: Money::from_ten_thousandths(total * 10_000),
            customer: is_anna.then(|| "anna".to_owned()),
            items: vec![Item { product, name: name.to_owned(), quantity: quantity("1"), ..Item::default() }],
            ..Order::default()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Every page of every list against a plain filter and sort of the same orders.
    #[test]
    fn the_list_is_what_a_plain_filter_finds(
        mut orders in vec(any_order(), 1..40), sort in proptest::sample::select(OrderSort::ALL.to_vec()),
        statuses in proptest::sample::subsequence(OrderStatus::ALL.to_vec(), 0..4), limit in 1..9_usize,
        from in proptest::option::of(0..40_u64), text in proptest::sample::select(vec!["", "mug", "ANN", "üml", "1", "zz"]),
        product in proptest::option::of(1..3_i64), customer in proptest::option::weighted(0.2, Just("anna".to_owned())),
        country in proptest::option::weighted(0.3, Just("DE".to_owned())),
    ) {
        let mut shop = stocked();
        let owner = shop.owner.clone();
        for (number, order) in (1..).zip(&mut orders) {
            order.number = (number * 7).to_string();
            shop.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))));
        }
        let from = from.map(|days| Day::from_number(20_000).unwrap().plus_days(days));
        let mut query = OrderQuery {
            from, statuses, text: text.to_owned(), product: product.map(ProductId::new), customer, country, sort, limit,
            ..OrderQuery::default()
        };
        let wanted = |order: &&Order| {
            let text = text.to_lowercase();
            let item = &order.items[0];
            let is_status = if query.statuses.is_empty() { order.status != OrderStatus::Trash } else { query.statuses.contains(&order.status) };
            is_status
                && from.is_none_or(|from| order.placed_at.day >= from)
                && (order.number.contains(&text) || item.name.to_lowercase().contains(&text) || (order.customer.is_some() && "anna".contains(&text)))
                && query.product.is_none_or(|product| item.product == Some(product))
                && query.country.as_ref().is_none_or(|country| order.address.country == *country)
                && query.customer.as_ref().is_none_or(|customer| order.customer.as_ref() == Some(customer))
        };
        let mut expected: Vec<&Order> = orders.iter().filter(wanted).collect();
        expected.sort_by_key(|order| {
            let number: i64 = order.number.parse().unwrap();
            match sort {
                OrderSort::Newest | OrderSort::Oldest => (order.placed_at.day.number(), i64::from(order.placed_at.second), number),
                OrderSort::Largest | OrderSort::Smallest => (order.total.ten_thousandths(), number, 0),
                OrderSort::NumberDown | OrderSort::NumberUp => (number, 0, 0),
            }
        });
        if sort.is_descending() {
            expected.reverse();
        }
        let expected: Vec<&str> = expected.iter().map(|order| order.number.as_str()).collect();
        let mut found = Vec::new();
        loop {
            let page = shop.engine.orders(&owner, &query).unwrap();
            prop_assert_eq!(page.count, i64::try_from(expected.len()).unwrap());
            found.extend(page.orders.into_iter().map(|order| order.number));
            query.after = page.next;
            if query.after.is_none() {
                break;
            }
        }
        prop_assert_eq!(&found, &expected);
        let distinct: BTreeSet<&String> = found.iter().collect();
        prop_assert_eq!(distinct.len(), found.len());
    }
}

#[test]
fn the_orders_to_a_country_are_counted_with_what_the_palette_finds() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    for (number, country, status) in [
        ("1", "DE", OrderStatus::Completed),
        ("2", "DE", OrderStatus::Pending),
        ("3", "DE", OrderStatus::Trash),
        ("4", "FR", OrderStatus::Completed),
        ("5", "", OrderStatus::Completed),
    ] {
        let address = Address::of_country(country);
        let order = Order { number: number.to_owned(), address, status, ..Order::default() };
        shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
    }
    for (text, expected) in [
        ("germ", &[("DE", 2)][..]),
        ("fr", &[("FR", 1)]),
        ("fren", &[("GF", 0), ("PF", 0), ("TF", 0)]),
        ("spain", &[("ES", 0)]),
        ("united", &[("AE", 0), ("GB", 0), ("US", 0)]),
        ("z", &[]),
    ] {
        let found = shop.engine.find(&owner, text, 4).unwrap().countries;
        let found: Vec<(&str, i64)> = found.iter().map(|(place, orders)| (place.code, *orders)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

/// More orders than are gathered at once: lists walk their indexes, and come out in the same order.
#[test]
fn long_lists_are_in_order_too() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let order = |at: u64| {
        let day = Day::from_number(20_000).unwrap().plus_days(at * 7 % 300);
        let (status, total) = (OrderStatus::ALL[usize::try_from(at % 9).unwrap()], at * 37 % 1_000);
        format!(
            r#"{{"number": "{}", "placed_at": "{}", "status": "{}", "total": "{total}"}}"#,
            at * 3 + 5,
            Local { day, second: 0 },
            status.as_str(),
        )
    };
    let orders: Vec<String> = (0..12_000).map(order).collect();
    let books = format!(r#"{{"format": "tillbook-books", "version": 1, "orders": [{}]}}"#, orders.join(","));
    shop.import("books.json", books.as_bytes(), &engine::ImportOptions::default()).unwrap();
    for sort in OrderSort::ALL {
        let mut query = OrderQuery { sort, limit: 700, ..OrderQuery::default() };
        let mut keys = Vec::new();
        loop {
            let page = shop.engine.orders(&owner, &query).unwrap();
            assert_eq!(page.count, 12_000 - 12_000 / 9 - i64::from(12_000 % 9 > 7));
            keys.extend(page.orders.into_iter().map(|order| {
                let number: i64 = order.number.parse().unwrap();
                match sort {
                    OrderSort::Newest | OrderSort::Oldest => (order.placed_at.day.number(), number),
                    OrderSort::Largest | OrderSort::Smallest => (order.total.ten_thousandths(), number),
                    OrderSort::NumberDown | OrderSort::NumberUp => (number, number),
                }
            }));
            query.after = page.next;
            if query.after.is_none() {
                assert_eq!(i64::try_from(keys.len()).unwrap(), page.count, "{sort:?}");
                break;
            }
        }
        if sort.is_descending() {
            keys.reverse();
        }
        assert!(keys.is_sorted_by(|a, b| a < b), "{sort:?}");
    }
}

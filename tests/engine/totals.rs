//! Reports come from totals; this holds them against a plain scan of the orders themselves, over random
//! orders, edits, refunds, changes of status and deletes, in several time zones.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::ids::{ProductId, RateId};
use domain::money::Money;
use domain::order::cost::Costed;
use domain::order::refund::settle;
use domain::order::refund_tax::charged;
use domain::order::untaxed::untaxed;
use domain::order::{Customer, Item, Order, OrderStatus, Origin, Refund, RefundItem, TaxLine};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::report::tax_summary::TaxSums;
use domain::report::{Sold, Sums};
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::ClassSlug;
use domain::tax::exemption::TaxExemption;
use domain::tax::jurisdiction::Jurisdiction;
use domain::tax::line::ChargedTax;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::period::{Grouping, RangeQuery};
use domain::time::{Day, Instant, Local, Zone};
use domain::unit_price::UnitPrice;
use engine::{Change, CustomerChange, Engine, OrderChange, ProductChange};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// 2025-03-31 15:20:30 UTC.
pub(super) const NOW: Instant = Instant::from_seconds(1_743_434_430);
const PRODUCTS: i64 = 4;
/// The customer with an address.
const ANN: &str = "ann";

/// What happens to the books.
#[derive(Debug, Clone)]
pub(super) enum Event {
    Put(Box<Order>),
    /// As `Put`, where the order has another status, customer, address and reason, and the same amounts and products.
    Retell(Box<Order>),
    Delete(String),
}

fn day(number: u64) -> Day {
    Day::new(NaiveDate::from_ymd_opt(2024, 12, 20).unwrap()).plus_days(number)
}

fn moment() -> impl Strategy<Value = Local> {
    let second = prop_oneof![Just(0), Just(86_399), 0..86_400_u32];
    // Before any of the zones sets its clock forward: a time that no clock shows has no way back.
    (0..79_u64, second).prop_map(|(number, second)| Local { day: day(number), second })
}

fn money(range: std::ops::Range<i64>) -> impl Strategy<Value = Money> {
    range.prop_map(Money::from_ten_thousandths)
}

fn product() -> impl Strategy<Value = Option<ProductId>> {
    option::weighted(0.9, (1..=PRODUCTS).prop_map(ProductId::new))
}

fn quantity() -> impl Strategy<Value = Quantity> {
    (1..50_000_i64).prop_map(Quantity::from_ten_thousandths)
}

fn item() -> impl Strategy<Value = Item> {
    let cost = option::of((0..500_000_i64, 0..10_000_i64));
    let class = proptest::sample::select(vec!["standard", "reduced-rate", "zero-rate"]);
    (product(), quantity(), money(0..900_000), money(0..90_000), cost, class).prop_map(
        |(product, quantity, total, tax, cost, class)| Item {
            class: ClassSlug::parse(class).unwrap(),
            product,
            name: "Thing".to_owned(),
            quantity,
            total,
            tax,
            cost: cost.map(|(cost, rest)| UnitPrice::from_parts(cost, rest)),
            ..Item::default()
        },
    )
}

/// A tax of one of a few rates, some of which are of one id and another percentage.
fn tax_line() -> impl Strategy<Value = TaxLine> {
    let rate = prop_oneof![Just((None, "")), Just((Some(1), "VAT")), Just((Some(2), "City"))];
    let percent = option::of(prop_oneof![Just(200_000), Just(50_000)]);
    (rate, percent, any::<bool>(), money(0..500_000), money(-5_000..90_000), money(0..5_000)).prop_map(
        |((rate, name), percent, compound, taxable, tax, shipping_tax)| TaxLine {
            rate: rate.map(RateId::new),
            name: name.to_owned(),
            percent: percent.and_then(Percent::from_ten_thousandths),
            compound,
            taxable,
            tax,
            shipping_tax,
        },
    )
}

fn refund() -> impl Strategy<Value = Refund> {
    let items = (product(), quantity(), money(0..90_000)).prop_map(|(product, quantity, total)| RefundItem {
        product,
        quantity,
        total,
        cost: None,
    });
    let part = || option::weighted(0.3, money(0..9_000));
    let taxes = prop_oneof![3 => Just(Vec::new()), 1 => vec(tax_line(), 1..3)];
    (moment(), money(0..1_500_000), part(), part(), part(), vec(items, 0..2), taxes).prop_map(
        |(refunded_at, amount, tax, shipping, shipping_tax, items, taxes)| Refund {
            refunded_at,
            amount,
            tax,
            shipping,
            shipping_tax,
            items,
            taxes,
            key: None,
            corrects: None,
            reason: String::new(),
        },
    )
}

pub(super) fn order() -> impl Strategy<Value = Order> {
    let status = proptest::sample::select(OrderStatus::ALL.to_vec());
    let amounts =
        (money(0..2_000_000), money(0..200_000), money(0..90_000), money(0..9_000), money(0..9_000));
    let lines = (vec(item(), 0..4), vec(tax_line(), 0..4));
    let customer = proptest::sample::select(vec![None, Some(ANN), Some("bob")]);
    let reason = proptest::sample::select(UntaxedReason::ALL.to_vec());
    let addresses =
        vec![("", "", ""), ("", "", ""), ("de", "BY", ""), ("CA", "QC", "Laval"), ("", "", "Laval")];
    let address = proptest::sample::select(addresses);
    let system = proptest::sample::select(vec!["", "shop.example", "Etsy"]);
    let buyer = (customer, address, reason, system);
    (1..12_u32, moment(), status, buyer, amounts, lines, vec(refund(), 0..3)).prop_map(
        |(
            number,
            placed_at,
            status,
            (customer, (country, state, city), reason, system),
            amounts,
            (items, taxes),
            refunds,
        )| {
            let address =
                Address { state: state.to_owned(), city: city.to_owned(), ..Address::of_country(country) };
            let (total, tax, shipping, shipping_tax, discount) = amounts;
            Order {
                number: number.to_string(),
                customer: customer.map(str::to_owned),
                address,
                placed_at,
                status,
                total,
                tax,
                shipping,
                shipping_tax,
                discount,
                items,
                taxes,
                refunds,
                exemption: TaxExemption::of(reason),
                origin: Origin { system: system.to_owned(), key: None },
                ..Order::default()
            }
        },
    )
}

impl Event {
    /// The event, with the amounts and products that the order has already where it keeps them.
    pub(super) fn on(self, books: &BTreeMap<String, Order>) -> Self {
        match self {
            Self::Retell(order) => match books.get(&order.number).cloned() {
                Some(was) => {
                    let Order { status, customer, address, exemption, .. } = *order;
                    Self::Put(Box::new(Order { status, customer, address, exemption, ..was }))
                }
                None => Self::Put(order),
            },
            other => other,
        }
    }
}

pub(super) fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        6 => order().prop_map(|order| Event::Put(Box::new(order))),
        3 => order().prop_map(|order| Event::Retell(Box::new(order))),
        1 => (1..12_u32).prop_map(|number| Event::Delete(number.to_string())),
    ]
}

/// The range's two ends, a date alone or with a time.
pub(super) fn bounds() -> impl Strategy<Value = (String, String)> {
    let text = |(at, whole): (Local, bool)| if whole { at.day.to_string() } else { at.to_string() };
    let end = || (moment(), any::<bool>());
    (end(), end()).prop_map(move |(a, b)| {
        let (first, last) = if a.0.day <= b.0.day { (a, b) } else { (b, a) };
        (text(first), text(last))
    })
}

/// The sums of a range by looking at every order and refund.
fn scan(books: &BTreeMap<String, Order>, start: Local, end: Local) -> Sums {
    let mut sums = Sums::default();
    for order in books.values().filter(|order| order.status.counts()) {
        if (start..=end).contains(&order.placed_at) {
            sums.orders += 1;
            sums.order_totals = sums.order_totals.plus(order.total).unwrap();
            sums.tax = sums.tax.plus(order.tax).unwrap().plus(order.shipping_tax).unwrap();
            sums.shipping = sums.shipping.plus(order.shipping).unwrap();
            sums.discount = sums.discount.plus(order.discount).unwrap();
            for item in &order.items {
                sums.items = sums.items.plus(item.quantity).unwrap();
                sums.costed = sums.costed.plus(item.costed().unwrap()).unwrap();
            }
        }
        for (refund, parts) in order.refunds.iter().zip(settle(order).unwrap()) {
            if (start..=end).contains(&refund.refunded_at) {
                sums.refunds = sums.refunds.plus(refund.amount).unwrap();
                sums.refunded_tax =
                    sums.refunded_tax.plus(parts.tax).unwrap().plus(parts.shipping_tax).unwrap();
                sums.refunded_shipping = sums.refunded_shipping.plus(parts.shipping).unwrap();
                sums.costed = sums.costed.minus(parts.costed).unwrap();
            }
        }
    }
    sums
}

/// What each product sold in a range by looking at every line.
fn scan_products(books: &BTreeMap<String, Order>, start: Local, end: Local) -> Vec<(ProductId, Sold)> {
    let mut sold: BTreeMap<ProductId, Sold> = BTreeMap::new();
    let mut add = |product: Option<ProductId>, (quantity, net_sales, costed): (Quantity, Money, Costed)| {
        if let Some(product) = product {
            let entry = sold.entry(product).or_default();
            entry.add(&Sold { quantity, net_sales, costed }).unwrap();
        }
    };
    for order in books.values().filter(|order| order.status.counts()) {
        if (start..=end).contains(&order.placed_at) {
            let items = order.items.iter();
            items.for_each(|item| add(item.product, (item.quantity, item.total, item.costed().unwrap())));
        }
        for (refund, parts) in order.refunds.iter().zip(settle(order).unwrap()) {
            if (start..=end).contains(&refund.refunded_at) {
                for (item, _, costed) in parts.items(refund) {
                    let quantity = Quantity::ZERO.minus(item.quantity).unwrap();
                    let total = Money::ZERO.minus(item.total).unwrap();
                    add(item.product, (quantity, total, Costed::NONE.minus(costed).unwrap()));
                }
            }
        }
    }
    let mut sold: Vec<_> = sold.into_iter().collect();
    sold.sort_by_key(|(id, sold)| (std::cmp::Reverse(sold.quantity), *id));
    sold
}

/// The country of an order's address, else of its customer's, else of the shop's.
fn place_of(order: &Order) -> Jurisdiction {
    match (order.address.country.as_str(), order.address.city.as_str(), order.customer.as_deref()) {
        ("", "", Some(ANN)) => Jurisdiction::new("FR", ""),
        ("", "", _) => Jurisdiction::new("US", ""),
        ("de", ..) => Jurisdiction::new("DE", ""),
        (country, ..) => Jurisdiction::new(country, "QC"),
    }
}

/// The taxes of a range by place and rate, by looking at every order and refund.
fn scan_taxes(books: &BTreeMap<String, Order>, start: Local, end: Local) -> BTreeMap<ChargedTax, TaxSums> {
    let mut taxes: BTreeMap<ChargedTax, TaxSums> = BTreeMap::new();
    let mut add = |tax: ChargedTax, sums: TaxSums| {
        let entry = taxes.entry(tax).or_default();
        *entry = entry.plus(&sums).unwrap();
    };
    for order in books.values().filter(|order| order.status.counts()) {
        let (place, reason) = (place_of(order), order.exemption.reason);
        let of = |line: &TaxLine| ChargedTax::of(line.charged(), place.clone());
        if (start..=end).contains(&order.placed_at) {
            let without = untaxed(order).unwrap();
            if without != Money::ZERO {
                let sums = TaxSums { orders: 1, taxable: without, ..TaxSums::default() };
                add(ChargedTax::untaxed(place.clone(), reason), sums);
            }
            let mut seen = BTreeSet::new();
            for line in charged(order).unwrap() {
                let orders = i64::from(seen.insert(line.charged()));
                let TaxLine { taxable, tax, shipping_tax, .. } = line;
                add(of(&line), TaxSums { orders, taxable, tax, shipping_tax, ..TaxSums::default() });
            }
        }
        for (refund, parts) in order.refunds.iter().zip(settle(order).unwrap()) {
            if (start..=end).contains(&refund.refunded_at) {
                if parts.untaxed != Money::ZERO {
                    let sums = TaxSums { refunded_taxable: parts.untaxed, ..TaxSums::default() };
                    add(ChargedTax::untaxed(place.clone(), reason), sums);
                }
                for line in parts.taxes {
                    let sums = TaxSums {
                        refunded_taxable: line.taxable,
                        refunded_tax: line.tax,
                        refunded_shipping_tax: line.shipping_tax,
                        ..TaxSums::default()
                    };
                    add(of(&line), sums);
                }
            }
        }
    }
    taxes
}

/// The summary says what a scan does, comes to the tax of the sales report, and can be explained.
fn check_taxes(engine: &Engine, books: &BTreeMap<String, Order>, query: &RangeQuery) {
    let owner = engine.owner().unwrap();
    let summary = engine.tax_summary(&owner, query, NOW).unwrap();
    assert_eq!(summary.tax_difference().unwrap(), Money::ZERO, "{query:?}");
    let (start, end) = (summary.range.start(), summary.range.end());
    let found: BTreeMap<ChargedTax, TaxSums> =
        summary.rows.iter().map(|row| (row.tax.clone(), row.sums)).collect();
    assert_eq!(found, scan_taxes(books, start, end), "{query:?}");
    let untaxed =
        summary.rows.iter().filter(|row| row.tax.is_untaxed()).map(|row| row.sums.net_taxable().unwrap());
    let untaxed = Money::sum(untaxed).unwrap();
    assert_eq!(
        (untaxed, summary.taxed().unwrap().plus(untaxed).unwrap()),
        (summary.untaxed, summary.net_sales)
    );
    for period in &summary.periods {
        let (first, last) = (period.period.start.max(start), period.period.end.min(end));
        let mut scanned = scan_taxes(books, first, last)
            .into_values()
            .fold(TaxSums::default(), |sum, one| sum.plus(&one).unwrap());
        scanned.orders = period.sums.orders;
        assert_eq!(period.sums, scanned, "{}", period.period.label());
    }
    for row in &summary.rows {
        let entries = engine.explain_tax(&owner, Some(row.charge), (start, end), 999).unwrap();
        let explained = entries.iter().fold(TaxSums::default(), |sum, entry| sum.plus(&entry.sums).unwrap());
        assert_eq!(explained, row.sums, "{query:?} {:?}", row.tax);
    }
    let all = engine.explain_tax(&owner, None, (start, end), 999).unwrap();
    let all = all.iter().fold(TaxSums::default(), |sum, entry| sum.plus(&entry.sums).unwrap());
    assert_eq!(all.net().unwrap(), summary.sales_report_tax);
}

pub(super) fn query((first, last): (String, String)) -> RangeQuery {
    RangeQuery { period: None, date_min: Some(first), date_max: Some(last) }
}

/// Compares the top sellers with a plain scan.
fn check_sellers(engine: &Engine, books: &BTreeMap<String, Order>, query: &RangeQuery) {
    let found = engine.top_sellers(&engine.owner().unwrap(), query, 99, NOW).unwrap();
    let sellers: Vec<_> = found.sellers.iter().map(|one| (one.product, one.sold)).collect();
    let mut expected = scan_products(books, found.range.start(), found.range.end());
    expected.retain(|(id, _)| id.get() != 3);
    assert_eq!(sellers, expected, "{query:?}");
}

/// The list of customers says what a scan does.
fn check_customers(engine: &Engine, books: &BTreeMap<String, Order>) {
    for row in engine.customer_list(&engine.owner().unwrap()).unwrap() {
        let is_theirs = |order: &&Order| order.customer.as_ref() == Some(&row.customer.login);
        let counting = books.values().filter(|order| order.status.counts()).filter(is_theirs);
        let totals: Vec<Money> = counting.map(|order| order.total).collect();
        let expected = (i64::try_from(totals.len()).unwrap(), Money::sum(totals).unwrap());
        assert_eq!((row.orders, row.total), expected, "{}", row.customer.login);
    }
}

/// A shop with two customers and the products there are, the third of them deleted.
pub(super) fn shop(folder: &std::path::Path, zone: &str) -> Engine {
    let path = folder.join("shop.tillbook");
    let settings = Shop::new("Totals", Currency::USD, Zone::parse(zone).unwrap()).unwrap();
    let settings = Shop { address: Address::of_country("US"), ..settings };
    let mut engine = Engine::create(&path, &settings, NOW).unwrap();
    let owner = engine.owner().unwrap();
    for login in [ANN, "bob"] {
        let address = Address::of_country(if login == ANN { "FR" } else { "" });
        let customer = Customer { login: login.to_owned(), address, ..Customer::default() };
        engine
            .apply(
                &Change::Customer(CustomerChange::Save { customer: customer.clone(), was: None }),
                &owner,
                NOW,
            )
            .unwrap();
    }
    for number in 1..=PRODUCTS {
        let product = domain::order::Product {
            id: ProductId::new(number),
            name: format!("Product {number}"),
            sku: String::new(),
            deleted: number == 3,
            ..domain::order::Product::default()
        };
        engine.apply(&Change::Product(ProductChange::Put(product.clone())), &owner, NOW).unwrap();
    }
    engine
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_report_equals_a_plain_scan(
        zone in proptest::sample::select(vec!["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Kiritimati"]),
        events in vec(event(), 1..30),
        ranges in vec(bounds(), 6),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = shop(folder.path(), zone);
        let owner = engine.owner().unwrap();
        let mut books: BTreeMap<String, Order> = BTreeMap::new();
        // Another program, whose cache keeps up with each change.
        let watching = Engine::open(engine.path()).unwrap();
        let watched = ranges.first().cloned().map(query);
        for event in events {
            match event.on(&books) {
                Event::Put(order) | Event::Retell(order) => {
                    engine.apply(&Change::Order(OrderChange::Put(order.clone())), &owner, NOW).unwrap();
                    books.insert(order.number.clone(), *order);
                }
                Event::Delete(number) => {
                    let kept = books.get_mut(&number).filter(|order| order.status != OrderStatus::Trash);
                    prop_assert_eq!(engine.apply(&Change::Order(OrderChange::Delete { number: number.clone() }), &owner, NOW).is_ok(), kept.is_some());
                    if let Some(order) = kept {
                        order.status = OrderStatus::Trash;
                    }
                }
            }
            if let Some(query) = &watched {
                check_sellers(&watching, &books, query);
            }
        }
        check_customers(&engine, &books);
        // Moving the shop to another zone and back leaves every order where it was.
        let mut settings = engine.shop().unwrap();
        let home = std::mem::replace(&mut settings.time_zone, Zone::parse("Asia/Tokyo").unwrap());
        engine.apply(&Change::settings(settings.clone(), None), &owner, NOW).unwrap();
        settings.time_zone = home;
        engine.apply(&Change::settings(settings.clone(), None), &owner, NOW).unwrap();
        // So does taking everything back and doing it all again.
        let mut steps = 0;
        while engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().is_some() {
            steps += 1;
            if let Some(query) = &watched {
                watching.top_sellers(&owner, query, 99, NOW).unwrap();
            }
        }
        prop_assert_eq!(engine.order_count(&owner).unwrap(), 0);
        for _ in 0..steps {
            engine.apply(&Change::REDO, &owner, NOW).unwrap();
        }
        check_customers(&engine, &books);
        if let Some(query) = &watched {
            check_sellers(&watching, &books, query);
        }
        for query in ranges.into_iter().map(query) {
            let report = engine.sales_report(&owner, &query, NOW).unwrap();
            let (start, end) = (report.range.start(), report.range.end());
            prop_assert_eq!(report.sums, scan(&books, start, end), "{:?}", query);
            check_taxes(&engine, &books, &query);
            for totals in &report.periods {
                let (first, last) = (totals.period.start.max(start), totals.period.end.min(end));
                prop_assert_eq!(totals.sums, scan(&books, first, last), "{}", totals.period.label());
            }
            check_sellers(&engine, &books, &query);
        }
        prop_assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    }
}

/// Days by the hour: an ordinary one, and those on which the clocks of Berlin leave out an hour and have one twice.
const DAYS: [&str; 3] = ["2025-03-10", "2025-03-30", "2025-10-26"];

/// The same second on one of these days.
fn on_such_a_day(at: Local) -> Local {
    let place = usize::try_from(at.day.number()).unwrap() % DAYS.len();
    Local { day: Day::parse(DAYS[place]).unwrap(), ..at }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn the_hours_of_a_day_are_a_plain_scan_and_add_up_to_it(
        orders in vec(order(), 1..12),
        registered in vec(moment(), 0..6),
        (from, to) in (0..86_400_u32, 0..86_400_u32),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = shop(folder.path(), "Europe/Berlin");
        let owner = engine.owner().unwrap();
        let mut books: BTreeMap<String, Order> = BTreeMap::new();
        for mut order in orders {
            order.placed_at = on_such_a_day(order.placed_at);
            order.refunds.iter_mut().for_each(|refund| refund.refunded_at = on_such_a_day(refund.refunded_at));
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), &owner, NOW).unwrap();
            books.insert(order.number.clone(), order);
        }
        let registered: Vec<Local> = registered.into_iter().map(on_such_a_day).collect();
        for (number, at) in registered.iter().enumerate() {
            let customer = Customer { login: format!("new {number}"), registered_at: *at, ..Customer::default() };
            engine.apply(&Change::Customer(CustomerChange::Save { customer, was: None }), &owner, NOW).unwrap();
        }
        let expected = |start: Local, end: Local| {
            let customers = registered.iter().filter(|at| (start..=end).contains(*at)).count();
            Sums { customers: i64::try_from(customers).unwrap(), ..scan(&books, start, end) }
        };
        let part = (from.min(to), from.max(to));
        for day in DAYS.map(|day| Day::parse(day).unwrap()) {
            let at = |second: u32| Local { day, second }.to_string();
            for (query, count) in [
                (RangeQuery::days(day, day), 24),
                (query((at(part.0), at(part.1))), part.1 / 3_600 - part.0 / 3_600 + 1),
            ] {
                let whole = engine.sales_report(&owner, &query, NOW).unwrap();
                let hours = engine.sales_by(&owner, &query, Some(Grouping::Hour), NOW).unwrap();
                prop_assert_eq!(hours.sums, whole.sums, "{:?}", query);
                prop_assert_eq!(hours.periods.len(), usize::try_from(count).unwrap(), "{:?}", query);
                for totals in &hours.periods {
                    let (first, last) = hours.range.part_of(&totals.period);
                    prop_assert_eq!(totals.sums, expected(first, last), "{}", totals.period.label());
                }
            }
        }
        let two = RangeQuery::days(Day::parse("2025-03-10").unwrap(), Day::parse("2025-03-11").unwrap());
        let refused = engine.sales_by(&owner, &two, Some(Grouping::Hour), NOW).unwrap_err();
        prop_assert!(refused.to_string().contains("not 2025-03-10 to 2025-03-11"), "{}", refused);
    }
}

/// A sale without an address stays in the country that it was taxed in, whatever its customer's and the shop's
/// addresses become; it moves with its own address.
#[test]
fn a_sale_stays_where_it_was_taxed() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = shop(folder.path(), "UTC");
    let owner = engine.owner().unwrap();
    let put = |engine: &mut Engine, number: &str, customer: Option<&str>, country: &str| {
        let order = Order {
            number: number.to_owned(),
            status: OrderStatus::Completed,
            placed_at: day(80).start(),
            customer: customer.map(str::to_owned),
            address: Address::of_country(country),
            total: Money::from_ten_thousandths(10_000),
            ..Order::default()
        };
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), &owner, NOW).unwrap();
    };
    let countries = |engine: &Engine| -> Vec<(String, i64)> {
        let query = RangeQuery { date_min: Some("2025-03-01".to_owned()), ..RangeQuery::default() };
        let found = engine.tax_summary(&owner, &query, NOW).unwrap();
        found.rows.iter().map(|row| (row.tax.place.country().to_owned(), row.sums.orders)).collect()
    };
    let expected = |countries: &[(&str, i64)]| -> Vec<(String, i64)> {
        countries.iter().map(|(country, orders)| ((*country).to_owned(), *orders)).collect()
    };
    put(&mut engine, "1", None, "");
    put(&mut engine, "2", Some(ANN), "");
    assert_eq!(countries(&engine), expected(&[("US", 1), ("FR", 1)]));
    let moved = Shop { address: Address::of_country("DE"), ..engine.shop().unwrap() };
    engine.apply(&Change::settings(moved, None), &owner, NOW).unwrap();
    for status in [OrderStatus::Processing, OrderStatus::Completed] {
        for number in ["1", "2"] {
            let number = number.to_owned();
            engine.apply(&Change::Order(OrderChange::SetStatus { number, status }), &owner, NOW).unwrap();
        }
    }
    assert_eq!(countries(&engine), expected(&[("FR", 1), ("US", 1)]));
    put(&mut engine, "3", None, "");
    put(&mut engine, "2", Some(ANN), "Italy");
    assert_eq!(countries(&engine), expected(&[("DE", 1), ("IT", 1), ("US", 1)]));
}

/// The statuses written out in SQL are those that count.
#[test]
fn the_statuses_that_count_are_the_numbers_in_the_totals() {
    let counting: BTreeSet<i64> =
        OrderStatus::ALL.into_iter().filter(|status| status.counts()).map(OrderStatus::number).collect();
    assert_eq!(counting, BTreeSet::from([1, 2, 3, 5]));
}

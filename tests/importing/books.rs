//! The books of a shop as a file: what is refused and with which place, what makes the round trip.

use std::fs;

use domain::Error;
use domain::fielded::Fielded as _;
use domain::ids::{OrderId, ProductId, RateId};
use domain::money::Money;
use domain::noun::NounKind;
use domain::order::cost::Costs;
use domain::order::{
    Coupon, CreditNote, Customer, Item, Order, OrderStatus, OrderTexts, Origin, Product, Refund, RefundItem,
    TaxLine,
};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::rate::TaxRate;
use domain::returns::{RateType, SupplyKind};
use domain::shop::settings::{Currency, Shop};
use domain::tax::Prices;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Instant, Local, Zone};
use domain::unit_price::UnitPrice;
use engine::{Change, Engine, ImportOptions, OrderChange};
use proptest::prelude::*;
use rusqlite::Connection;
use store::{JournalChange, Step, Store, Write};
use transfer::Source;
use transfer::books_json::{self, BooksWriter, Entry};

use crate::shops::{self, NOW, TestShop, cases, how_many, told};

#[test]
fn books_come_out_as_they_went_in() {
    let bytes = fs::read(cases().join("books_small.json")).unwrap();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let mut shop = TestShop::new();
    shop.import("books_small.json", &bytes, &ImportOptions::default()).unwrap();
    assert_eq!(shop.books(), text);
    assert_eq!(shop.engine.shop().unwrap().time_zone.name(), "Europe/Berlin");
}

#[test]
fn books_that_cannot_be_are_refused_whole_with_their_place() {
    let text = fs::read_to_string(cases().join("books_small.json")).unwrap();
    let half = &text[..text.len() / 2];
    for (from, to, place, problem) in [
        (
            "\"total\": \"20.8334\"",
            "\"total\": \"abc\"",
            "b.json, order 110",
            "total: \"abc\" is not an amount",
        ),
        ("\"total\": \"20.8334\"", "\"total\": 20.83", "b.json, order 110", "total: 20.83 is not text"),
        ("\"total\": \"20.8334\"", "\"total\": \"1.00005\"", "b.json, order 110", "more than four decimals"),
        ("\"total\": \"20.8334\",\n", "", "b.json, order 110", "total is missing"),
        (
            "\"quantity\": \"0.25\"",
            "\"quantity\": \"\"",
            "b.json, order 110",
            "items[1].quantity: \"\" is not a quantity",
        ),
        (
            "\"2024-02-05T10:00:00\"",
            "\"yesterday\"",
            "b.json, order 110",
            "refunds[0].refunded_at: \"yesterday\"",
        ),
        ("\"status\": \"pending\"", "\"status\": \"paid\"", "b.json, order 109", "status: \"paid\""),
        ("\"number\": \"109\"", "\"number\": \"110\"", "b.json, order 110", "twice"),
        ("\"product_id\": 102", "\"product_id\": 7", "b.json, credit note C1", "product 7"),
        ("\"customer\": \"c1\"", "\"customer\": \"c2\"", "b.json, order 110", "customer \"c2\""),
        ("\"login\": \"c1\"", "\"login\": \"owner\"", "b.json, customer owner", "administrator"),
        ("\"id\": 102", "\"id\": 100", "b.json, product 100", "twice"),
        ("\"id\": 102", "\"id\": \"x\"", "b.json, product x", "id: \"x\""),
        ("\"version\": 1", "\"version\": 2", "b.json, version", "2 is not known"),
        ("\"EUR\"", "\"euro\"", "b.json, shop", "currency: \"euro\""),
        ("Europe/Berlin", "Mars/Base", "b.json, shop", "time_zone: \"Mars/Base\""),
        ("\"orders\": [", "\"orders\": 5, \"more\": [", "b.json, line", "expected a list"),
        ("\"tillbook-books\"", "\"other\"", "b.json", "JSON, but neither the books"),
        (&text, half, "b.json, line", "cut off"),
        (&text, &format!("{text} x"), "b.json, line", "trailing"),
    ] {
        let mut shop = TestShop::new();
        let before = shop.books();
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from} is not there");
        match shop.import("b.json", changed.as_bytes(), &ImportOptions::default()) {
            Err(Error::Import { place: found_place, problem: found }) => {
                assert!(found_place.to_string().starts_with(place), "{to}: {found_place} instead of {place}");
                let found = found.to_string();
                assert!(found.contains(problem), "{to}: {found} instead of {problem}");
            }
            other => panic!("{to}: {other:?}"),
        }
        assert_eq!(shop.books(), before, "{to}");
    }
}

/// Orders of which each can be held and a report of a year could not add them up: each is as large as an order may
/// be, and they are on days of their own.
#[test]
fn orders_that_would_make_the_sum_of_a_year_overflow_are_refused() {
    let order = |number: u32| {
        let day = 1 + number % 28;
        let month = 1 + number / 28 % 12;
        format!(
            r#"{{"number": "{number}", "placed_at": "2024-{month:02}-{day:02}", "status": "completed",
                "total": "99999999999", "tax": "0", "shipping": "0", "shipping_tax": "0", "discount": "0",
                "items": [], "coupons": [], "refunds": []}}"#
        )
    };
    let books = |numbers: std::ops::Range<u32>| {
        let orders: Vec<String> = numbers.map(order).collect();
        let orders = orders.join(", ");
        format!(
            r#"{{"format": "tillbook-books", "version": 1, "products": [], "customers": [], "orders": [{orders}]}}"#
        )
    };
    let mut shop = TestShop::new();
    shop.import("most.json", books(1..1_153).as_bytes(), &ImportOptions::default()).unwrap();
    let before = shop.books();
    let refused = shop.import("more.json", books(1_153..1_154).as_bytes(), &ImportOptions::default());
    assert!(matches!(refused, Err(Error::AmountTooLarge)), "{refused:?}");
    let mut typed = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    typed.number = "typed".to_owned();
    let (owner, now) = (shop.owner.clone(), shops::NOW);
    let refused = shop.engine.apply(&Change::Order(OrderChange::Put(Box::new(typed.clone()))), &owner, now);
    assert!(matches!(refused, Err(Error::AmountTooLarge)), "{refused:?}");
    typed.total = Money::parse("100000000000.0001").unwrap();
    let refused = shop.engine.apply(&Change::Order(OrderChange::Put(Box::new(typed.clone()))), &owner, now);
    assert!(matches!(refused, Err(Error::AmountTooLarge)), "{refused:?}");
    assert_eq!(shop.books(), before);
    let (first, last) = ("2024-01-01".to_owned(), "2024-12-31".to_owned());
    let year = RangeQuery { period: None, date_min: Some(first), date_max: Some(last) };
    assert_eq!(shop.engine.sales_report(&owner, &year, now).unwrap().sums.orders, 1_152);
    assert!(
        shop.engine
            .apply(&Change::Order(OrderChange::Delete { number: "1".to_owned() }), &owner, now)
            .is_ok()
    );
}

/// Two orders that can be held alone, and a sum of theirs that cannot.
#[test]
fn books_whose_sums_cannot_be_held_are_refused_whole() {
    let order = |number: u32, day: &str, amounts: &str| {
        format!(
            r#"{{"number": "{number}", "placed_at": "{day}", "status": "completed", {amounts},
                "shipping": "0", "discount": "0", "coupons": [], "refunds": [],
                "items": [{{"product_id": 1, "name": "a", "quantity": "900000000000000", "total": "1", "tax": "0"}}]}}"#
        )
    };
    let total = r#""total": "900000000000000", "tax": "0", "shipping_tax": "0""#;
    let taxes = r#""total": "0", "tax": "900000000000000", "shipping_tax": "900000000000000""#;
    for orders in [
        [order(1, "2024-02-01", total), order(2, "2024-02-01", total)],
        [order(1, "2024-02-01", total), order(2, "2024-02-02", total)],
        [order(1, "2024-02-01", total), order(2, "2024-03-01", taxes)],
    ] {
        let books = format!(
            r#"{{"format": "tillbook-books", "version": 1, "shop": {{"name": "x", "currency": "USD"}},
                "products": [{{"id": 1, "name": "a", "sku": "", "deleted": false}}], "customers": [],
                "orders": [{}]}}"#,
            orders.join(", ")
        );
        let mut shop = TestShop::new();
        let before = shop.books();
        let refused = shop.import("b.json", books.as_bytes(), &ImportOptions::default());
        assert!(matches!(refused, Err(Error::AmountTooLarge)), "{refused:?}");
        assert_eq!(shop.books(), before);
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn what_books_leave_out_has_its_obvious_value() {
    let text = r#"{"orders": [{"number": 7, "placed_at": "2024-05-01", "status": "completed", "total": 3,
        "surprise": 1}], "version": 1, "products": [], "format": "tillbook-books"}"#;
    let mut shop = TestShop::new();
    let report = shop.import("b.json", text.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(report.unknown_keys, 1);
    assert!(shop.books().contains("\"total\": \"3.00\",\n   \"tax\": \"0.00\""), "{}", shop.books());
}

#[test]
fn books_of_another_currency_or_zone() {
    let bytes = fs::read(cases().join("books_small.json")).unwrap();
    let mut shop = TestShop::new();
    shop.import("a.json", &bytes, &ImportOptions::default()).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let dollars = text.replace("EUR", "USD");
    let error = shop.import("b.json", dollars.as_bytes(), &ImportOptions::default()).unwrap_err();
    assert!(error.to_string().contains("in USD, and those of this shop are in EUR"), "{error}");
    // The same moments, as another zone's clock showed them: the shop keeps its own clock.
    let new_york = text
        .replace("Europe/Berlin", "America/New_York")
        .replace("2025-03-25T00:00:00", "2025-03-24T19:00:00")
        .replace("2024-02-01T00:00:00", "2024-01-31T18:00:00")
        .replace("2024-02-05T10:00:00", "2024-02-05T04:00:00")
        .replace("2024-02-04T10:00:00", "2024-02-04T04:00:00")
        .replace("2024-03-31T02:30:00", "2024-03-30T21:30:00")
        .replace("2024-06-22T10:00:00", "2024-06-22T04:00:00");
    let report = shop.import("c.json", new_york.as_bytes(), &ImportOptions::default()).unwrap();
    // The time that the clock never showed comes back as the one it jumped to.
    assert_eq!((report.counts[&NounKind::Order].changed, report.counts[&NounKind::Order].identical), (1, 1));
    assert_eq!(report.counts[&NounKind::Customer].identical, 1, "{}", told(&report));
    assert_eq!(report.counts[&NounKind::CreditNote].identical, 1, "{}", told(&report));
}

fn full_refund() -> Refund {
    let money = |text: &str| Money::parse(text).unwrap();
    let taxes = vec![TaxLine {
        rate: Some(RateId::new(3)),
        name: "VAT \"A\"".to_owned(),
        percent: Percent::parse("8.375").ok(),
        compound: true,
        taxable: money("12.5"),
        tax: money("1.0469"),
        shipping_tax: money("-0.1"),
    }];
    Refund {
        refunded_at: Local::parse("2024-02-05T10:00:01").unwrap(),
        amount: money("5"),
        tax: Some(money("1")),
        shipping: Some(money("0")),
        shipping_tax: Some(money("0.1234")),
        items: vec![RefundItem {
            product: Some(ProductId::new(7)),
            quantity: Quantity::parse("0.25").unwrap(),
            total: money("3"),
            ..RefundItem::default()
        }],
        taxes,
        key: Some(-81),
        reason: "Chipped".to_owned(),
        corrects: TaxPeriod::parse("2024-01").ok(),
    }
}

fn place(street: &str) -> Address {
    Address {
        street: street.to_owned(),
        city: "Köln".to_owned(),
        state: "NW".to_owned(),
        postcode: "50667".to_owned(),
        country: "DE".to_owned(),
    }
}

fn full_rate(class: &ClassSlug) -> TaxRate {
    TaxRate {
        country: "DE".to_owned(),
        state: "NW".to_owned(),
        postcodes: vec!["50*".to_owned(), "10000...10999".to_owned()],
        cities: vec!["KÖLN".to_owned()],
        rate: Percent::parse("19").ok(),
        name: "VAT".to_owned(),
        priority: 2,
        compound: true,
        shipping: false,
        order: 9,
        class: class.clone(),
        ..TaxRate::defaults(RateId::new(5))
    }
}

fn full_customer() -> Customer {
    Customer {
        login: "c1".to_owned(),
        name: "Cé One".to_owned(),
        email: "c1@example.org".to_owned(),
        registered_at: Local::parse("2024-01-01").unwrap(),
        address: place("Domplatz 1"),
        archived: true,
        vat_number: "ATU12345675".to_owned(),
        buyer_reference: "04011000-1234512345-06".to_owned(),
    }
}

/// One of each noun with everything in it.
pub(super) fn full_nouns() -> (Product, Customer, Order, CreditNote, TaxRate, TaxClass) {
    let money = |text: &str| Money::parse(text).unwrap();
    let class = ClassSlug::parse("Reduced rate").unwrap();
    let price = UnitPrice::parse("0.002449");
    let (name, sku) = ("Mug\n½".to_owned(), "M-7".to_owned());
    let costs = Costs::parse("3.90; 4.20 from 2026-07-01").unwrap();
    let product =
        Product { id: ProductId::new(7), name, sku, deleted: true, price, class: class.clone(), costs };
    let customer = full_customer();
    let order = Order {
        number: "A-1".to_owned(),
        placed_at: Local::parse("2024-02-01T23:59:59").unwrap(),
        status: OrderStatus::OnHold,
        total: money("30"),
        tax: money("2"),
        shipping: money("4.9"),
        shipping_tax: money("0.98"),
        discount: money("1.5"),
        customer: Some("c1".to_owned()),
        address: place("Am Hof 2"),
        shipping_method: "Parcel".to_owned(),
        prices: Prices::IncludeTax,
        items: vec![Item {
            product: Some(ProductId::new(7)),
            name: "Mug".to_owned(),
            quantity: Quantity::parse("2").unwrap(),
            total: money("20"),
            tax: money("2"),
            price: UnitPrice::parse("11"),
            class: class.clone(),
            cost: UnitPrice::parse("3.9"),
            own_cost: true,
        }],
        coupons: vec![Coupon { code: "TEN".to_owned(), discount: money("1.5") }],
        taxes: full_refund().taxes,
        refunds: vec![full_refund()],
        texts: texts(OrderTexts::FIELDS.iter().map(|field| field.key.to_owned()).collect()),
        origin: Origin { system: "shop.example".to_owned(), key: Some(i64::MAX) },
        exemption: TaxExemption {
            reason: UntaxedReason::Other,
            words: "A museum".to_owned(),
            vat_number: "DE457281227".to_owned(),
        },
        corrects: TaxPeriod::parse("2024-Q1").ok(),
    };
    let note = CreditNote { number: "N1".to_owned(), customer: Some("c1".to_owned()), refund: full_refund() };
    let rate = full_rate(&class);
    let (rate_type, kind) = (Some(RateType::Reduced), Some(SupplyKind::Services));
    let class = TaxClass { slug: class, name: "Reduced rate".to_owned(), rate_type, kind };
    (product, customer, order, note, rate, class)
}

/// The texts of an order, in the order of their fields.
fn texts(words: Vec<String>) -> OrderTexts {
    let mut texts = OrderTexts::default();
    for (field, word) in OrderTexts::FIELDS.iter().zip(words) {
        let is_day = field.is_day && !word.is_empty();
        *texts.get_mut(field.key).unwrap() = if is_day { "2024-02-29".to_owned() } else { word };
    }
    texts
}

/// One of each noun with nothing in it but what each has.
fn empty_nouns() -> (Product, Customer, Order, CreditNote, TaxRate, TaxClass) {
    let refund = || Refund { items: vec![RefundItem::default()], ..Refund::default() };
    let order = Order {
        items: vec![Item::default()],
        coupons: vec![Coupon::default()],
        taxes: vec![TaxLine::default()],
        refunds: vec![refund(), Refund { taxes: vec![TaxLine::default()], ..Refund::default() }],
        ..Order::default()
    };
    let note = CreditNote { number: "N2".to_owned(), customer: None, refund: refund() };
    let product = Product { id: ProductId::new(1), ..Product::default() };
    let class = TaxClass::default();
    (product, Customer::default(), order, note, TaxRate::defaults(RateId::new(1)), class)
}

/// Files and journals are read for ever, and the same books give the same bytes.
#[test]
fn each_noun_is_spelled_as_it_always_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nouns.tillbook");
    let shop = Shop::new("Nouns", Currency::USD, Zone::UTC).unwrap();
    drop(Engine::create(&path, &shop, NOW).unwrap());
    let mut text = String::new();
    let mut store = Store::open(&path).unwrap();
    for nouns in [full_nouns(), empty_nouns()] {
        let read = serde_json::from_value(serde_json::to_value(&nouns).unwrap()).unwrap();
        assert_eq!(nouns, read);
        let (product, customer, order, note, rate, class) = nouns;
        let step = Step { at: NOW, login: "owner".to_owned(), title: Text::new("Nouns") };
        let changes = [
            JournalChange::noun(None, Some(&product)),
            JournalChange::customer(None, &customer),
            JournalChange::order(OrderId::new(4), None, Some(&order)),
            JournalChange::order(OrderId::new(5), Some(&Order::default()), None),
            JournalChange::credit_note(6, None, Some(&note)),
            JournalChange::rate(rate.id, None, Some(&rate)),
            JournalChange::class(7, None, Some(&class)),
            JournalChange::lines(&class.slug, &ClassSlug::standard(), &[(1, 0), (2, 3)]),
        ];
        let record = |write: &Write<'_>| {
            for change in changes {
                write.record(change);
            }
            Ok(())
        };
        store.write(&step, record).unwrap();
        let address = Address { street: String::new(), ..customer.address.clone() };
        let shop = Shop { address, ..Shop::new("Nouns", Currency::USD, Zone::UTC).unwrap() };
        let mut books = BooksWriter::begin(Vec::new(), &shop, &[]).unwrap();
        books.write(&Entry::Product(product)).unwrap();
        books.write(&Entry::Customer(customer)).unwrap();
        books.write(&Entry::Order(order)).unwrap();
        books.write(&Entry::CreditNote(note)).unwrap();
        text.push_str(&String::from_utf8(books.finish().unwrap()).unwrap());
    }
    store.close().unwrap();
    let conn = Connection::open(&path).unwrap();
    let sql = "SELECT noun || ' ' || coalesce(was, '') || ' ' || coalesce(became, '') FROM journal_changes
        WHERE step_id > (SELECT min(id) FROM journal_steps) ORDER BY step_id, position";
    let mut statement = conn.prepare(sql).unwrap();
    for line in statement.query_map([], |row| row.get::<_, String>(0)).unwrap() {
        text.push_str(&line.unwrap());
        text.push('\n');
    }
    assert_eq!(text, fs::read_to_string(cases().join("../nouns.txt")).unwrap());
}

fn money() -> impl Strategy<Value = Money> {
    (-1_000_000_000_i64..1_000_000_000).prop_map(Money::from_ten_thousandths)
}

fn price() -> impl Strategy<Value = UnitPrice> {
    (money(), 0_i64..10_000).prop_map(|(whole, rest)| {
        UnitPrice::from_parts(whole.ten_thousandths(), rest * whole.ten_thousandths().signum())
    })
}

fn quantity() -> impl Strategy<Value = Quantity> {
    (0_i64..10_000_000).prop_map(Quantity::from_ten_thousandths)
}

fn local() -> impl Strategy<Value = Local> {
    (1_262_304_000_i64..1_800_000_000).prop_map(|seconds| Zone::UTC.local(Instant::from_seconds(seconds)))
}

fn product() -> impl Strategy<Value = Option<ProductId>> {
    proptest::option::of((1_i64..4).prop_map(ProductId::new))
}

fn class() -> impl Strategy<Value = ClassSlug> {
    prop_oneof![Just(ClassSlug::standard()), Just(ClassSlug::parse("reduced-rate").unwrap())]
}

prop_compose! {
    fn address()(
        street in ".{0,8}", city in ".{0,8}", state in "[A-Z]{0,2}", postcode in "[0-9]{0,5}", country in "[A-Z]{0,2}",
    ) -> Address {
        Address { street, city, state, postcode, country }
    }
}

prop_compose! {
    fn tax_line()(
        rate in proptest::option::of(1_i64..9), name in ".{0,6}", percent in proptest::option::of(0_i64..999_999),
        compound in any::<bool>(), amounts in proptest::array::uniform3(money()),
    ) -> TaxLine {
        let [taxable, tax, shipping_tax] = amounts;
        let percent = percent.and_then(Percent::from_ten_thousandths);
        TaxLine { rate: rate.map(RateId::new), name, percent, compound, taxable, tax, shipping_tax }
    }
}

prop_compose! {
    fn refund()(
        refunded_at in local(), amount in money(), tax in proptest::option::of(money()),
        shipping in proptest::option::of(money()), shipping_tax in proptest::option::of(money()),
        items in proptest::collection::vec((product(), quantity(), money(), proptest::option::of(cost())), 0..3),
        taxes in proptest::collection::vec(tax_line(), 0..3), key in proptest::option::of(any::<i64>()),
        reason in ".{0,5}", corrects in corrects(),
    ) -> Refund {
        let items = items.into_iter();
        let items = items.map(|(product, quantity, total, cost)| RefundItem { product, quantity, total, cost });
        Refund { refunded_at, amount, tax, shipping, shipping_tax, items: items.collect(), taxes, key, reason, corrects }
    }
}

fn cost() -> impl Strategy<Value = Money> {
    money().prop_filter("of nothing", |cost| *cost != Money::ZERO)
}

fn corrects() -> impl Strategy<Value = Option<TaxPeriod>> {
    proptest::sample::select(vec![None, TaxPeriod::parse("2024-03").ok(), TaxPeriod::parse("2023").ok()])
}

prop_compose! {
    fn exemption()(reason in 1..5_i64, words in ".{0,5}", vat_number in "[A-Z0-9 ]{0,6}") -> TaxExemption {
        TaxExemption { reason: UntaxedReason::from_number(reason).unwrap(), words, vat_number }
    }
}

prop_compose! {
    fn order()(
        placed_at in local(), status in 0..9_i64, amounts in proptest::array::uniform5(money()),
        customer in proptest::option::of(Just("c1".to_owned())), address in address(),
        shipping_method in ".{0,5}", include_tax in any::<bool>(),
        items in proptest::collection::vec(
            ((product(), ".{0,12}", quantity(), money(), money()), proptest::option::of(price()), class(), proptest::option::of((price(), any::<bool>()))), 0..4,
        ),
        taxes in proptest::collection::vec(tax_line(), 0..3),
        coupons in proptest::collection::vec((".{0,8}", money()), 0..3),
        refunds in proptest::collection::vec(refund(), 0..3),
        words in proptest::collection::vec(".{0,5}", OrderTexts::FIELDS.len()), system in "[a-z.]{0,6}", key in proptest::option::of(any::<i64>()),
        exemption in exemption(), corrects in corrects(),
    ) -> Order {
        let [total, tax, shipping, shipping_tax, discount] = amounts;
        let items = items.into_iter();
        let items =
            items.map(|((product, name, quantity, total, tax), price, class, cost)| {
                let (cost, own_cost) = cost.map_or((None, false), |(cost, own)| (Some(cost), own));
                Item { product, name, quantity, total, tax, price, class, cost, own_cost }
            });
        let coupons = coupons.into_iter().map(|(code, discount)| Coupon { code, discount });
        // What the refunds of an order take back of the cost follows from its items.
        let mut refunds = refunds;
        refunds.iter_mut().flat_map(|refund: &mut Refund| &mut refund.items).for_each(|item| item.cost = None);
        Order {
            number: String::new(), placed_at, status: OrderStatus::from_number(status).unwrap(), total, tax,
            shipping, shipping_tax, discount, customer, address, shipping_method,
            prices: Prices::including(include_tax), items: items.collect(), coupons: coupons.collect(), taxes, refunds,
            texts: texts(words), origin: Origin { system, key }, exemption: exemption.cleaned(), corrects,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(how_many(24)))]

    /// Any books: written and read they are the same, imported and exported they are the same bytes.
    #[test]
    fn any_books_make_the_round_trip(
        orders in proptest::collection::vec(order(), 0..6),
        notes in proptest::collection::vec(refund(), 0..3),
        name in ".{0,20}", place in address(), price in proptest::option::of(price()), class in class(),
    ) {
        let shop = Shop {
            show_purchases: !place.state.is_empty(), address: Address { street: String::new(), ..place.clone() },
            ..Shop::new("Any", Currency::parse("GBP").unwrap(), Zone::UTC).unwrap()
        };
        let products = (1..4).map(|id| Product {
            id: ProductId::new(id), name: name.clone(), sku: format!("s{id}"), deleted: id == 2, price,
            class: class.clone(), costs: Costs::parse("3.90; 4.20 from 2026-07-01").unwrap(),
        });
        let customer = Customer {
            login: "c1".to_owned(), name: name.clone(), email: String::new(),
            registered_at: Local::parse("2024-01-01").unwrap(), archived: !place.city.is_empty(),
            vat_number: place.postcode.clone(), buyer_reference: place.state.clone(), address: place,
        };
        let mut entries: Vec<Entry> = products.map(Entry::Product).collect();
        entries.push(Entry::Customer(customer));
        entries.extend((1..).zip(orders).map(|(number, order): (i32, _)| {
            Entry::Order(Order { number: number.to_string(), ..order })
        }));
        entries.extend((1..).zip(notes).map(|(number, refund): (i32, _)| {
            Entry::CreditNote(CreditNote { number: format!("C{number}"), customer: None, refund })
        }));
        let mut writer = BooksWriter::begin(Vec::new(), &shop, &[]).unwrap();
        for entry in &entries {
            writer.write(entry).unwrap();
        }
        let bytes = writer.finish().unwrap();

        let source = Source::of_bytes("any.json", bytes.clone());
        let head = books_json::read_head(&source).unwrap();
        prop_assert_eq!(head.shop.over(Shop::default()), shop);
        let mut read: Vec<Entry> = head.products.into_iter().map(|given| Entry::Product(given.entry)).collect();
        read.extend(head.customers.into_iter().map(|given| Entry::Customer(given.entry)));
        books_json::read_orders(&source, &mut |given| { read.push(given.entry); Ok(()) }).unwrap();
        prop_assert_eq!(&read, &entries);

        let mut shop = TestShop::in_zone("Asia/Tokyo");
        shop.import("any.json", &bytes, &ImportOptions::default()).unwrap();
        prop_assert_eq!(shop.books(), String::from_utf8(bytes.clone()).unwrap());
        prop_assert!(shop.import("any.json", &bytes, &ImportOptions::default()).unwrap().changed_nothing());
    }
}

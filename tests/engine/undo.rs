//! Undo and redo over a real file: random edits of rates and classes taken back one by one and done
//! again one by one, closing the file in between.

use domain::access::{Actor, Role};
use domain::field::Value;
use domain::ids::RateId;
use domain::percent::Percent;
use domain::rate::versions::{RatePlan, Terms, VersionPlan, VersionedRate};
use domain::rate::{RateInput, TaxRate};
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Zone};
use engine::{
    BulkItem, Change, Direction, Engine, HistoryKind, ImportOptions, OrderChange, RateChange, RateQuery,
    TaxClassChange, TaxRateChange, UserChange,
};
use proptest::collection::{btree_set, vec};
use proptest::option;
use proptest::prelude::*;
use transfer::Source;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

/// Some fields of a rate; now and then one that is refused.
fn fields() -> impl Strategy<Value = RateInput> {
    let postcode = option::of(prop_oneof![Just("*".to_owned()), "[0-9]{1,3}(;[A-Z]{2})?"]);
    (option::of(0..1_200_u16), postcode, option::of(class()), any::<bool>()).prop_map(
        |(rate, postcode, class, compound)| RateInput {
            rate: rate.map(|rate| Value::Number(rate.to_string())),
            postcode: postcode.map(Value::Text),
            class: class.map(Value::Text),
            compound: Some(Value::Bool(compound)),
            ..RateInput::default()
        },
    )
}

fn class() -> impl Strategy<Value = String> {
    (0..3_u8).prop_map(|number| format!("Class {number}"))
}

fn table_change() -> impl Strategy<Value = RateChange> {
    let id = || (1..8_i64).prop_map(RateId::new);
    prop_oneof![
        (fields(), option::of(id())).prop_map(|(input, before)| RateChange::Insert { input, before }),
        (id(), fields()).prop_map(|(id, input)| RateChange::Edit(id, input)),
        id().prop_map(RateChange::Delete),
        (btree_set(id(), 1..4), option::of(id()))
            .prop_map(|(rates, before)| RateChange::Move { rates, before }),
    ]
}

/// A plan on one of the days around today.
fn plan() -> impl Strategy<Value = RatePlan> {
    let terms = option::of(0..3_i64).prop_map(|percent| {
        let percent = percent.and_then(|percent| Percent::from_ten_thousandths(percent * 100_000));
        percent.map_or(Terms::NOT_IN_FORCE, Terms::charging)
    });
    (1..8_i64, terms, day(), option::of(day())).prop_map(|(id, terms, from, until)| RatePlan {
        id: RateId::new(id),
        version: VersionPlan { terms, from, until },
    })
}

fn day() -> impl Strategy<Value = Day> {
    let today = Zone::UTC.local(NOW).day;
    (0..8_u64).prop_map(move |days| today.minus_days(4).plus_days(days))
}

fn change() -> impl Strategy<Value = Change> {
    let id = || (1..8_i64).prop_map(|id| id.to_string());
    let bulk = |items: Vec<RateInput>| {
        Change::TaxRate(TaxRateChange::Bulk(items.into_iter().map(BulkItem::Create).collect()))
    };
    let table = |changes| Change::TaxRate(TaxRateChange::Table { title: text!("Edit table"), changes });
    prop_oneof![
        4 => fields().prop_map(|one| Change::TaxRate(TaxRateChange::Create(one))),
        4 => (id(), fields()).prop_map(|(id, input)| Change::TaxRate(TaxRateChange::Edit { id, input })),
        2 => id().prop_map(|id| Change::TaxRate(TaxRateChange::Delete { id })),
        1 => vec(fields(), 0..4).prop_map(bulk),
        1 => class().prop_map(|name| Change::TaxClass(TaxClassChange::Create { name: Some(Value::Text(name)) })),
        1 => class().prop_map(|slug| Change::TaxClass(TaxClassChange::Delete { slug, replacement: None })),
        1 => (1..50_i64).prop_map(|page_size| Change::settings(Shop { page_size, ..settings() }, None)),
        3 => vec(table_change(), 1..4).prop_map(table),
        4 => vec(plan(), 1..3).prop_map(|one| Change::TaxRate(TaxRateChange::Plan(one))),
        1 => ((1..8_i64), day()).prop_map(|(id, from)| Change::TaxRate(TaxRateChange::RemoveVersion { id: RateId::new(id), from })),
    ]
}

/// What a person sees of the taxes.
type State = (Vec<TaxRate>, Vec<VersionedRate>, Vec<TaxClass>, i64);

fn state(engine: &Engine, owner: &Actor) -> State {
    let all = RateQuery { limit: Some(i64::MAX), ..RateQuery::default() };
    (
        engine.rates(owner, &all, NOW).unwrap().rates,
        engine.rates_with_versions(owner, NOW).unwrap(),
        engine.classes(owner).unwrap(),
        engine.shop().unwrap().page_size,
    )
}

fn settings() -> Shop {
    Shop::new("Undo", Currency::USD, Zone::UTC).unwrap()
}

fn new_shop(folder: &std::path::Path) -> Engine {
    Engine::create(&folder.join("shop.tillbook"), &settings(), NOW).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn every_step_can_be_taken_back_and_done_again(changes in vec(change(), 1..25)) {
        let folder = tempfile::tempdir().unwrap();
        let mut engine = new_shop(folder.path());
        let owner = engine.owner().unwrap();
        let mut states = vec![state(&engine, &owner)];
        let mut last = None;
        for change in &changes {
            // What was refused, or changed nothing, is no step.
            let refused = engine.apply(change, &owner, NOW).err();
            prop_assert!(refused.is_none_or(|error| error.status() < 500));
            let step = engine.next_step(&owner, Direction::Undo).unwrap();
            if step == last {
                prop_assert_eq!(states.last(), Some(&state(&engine, &owner)));
            } else {
                states.push(state(&engine, &owner));
            }
            last = step;
        }
        for expected in states.iter().rev().skip(1) {
            prop_assert!(engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().is_some());
            prop_assert_eq!(&state(&engine, &owner), expected);
        }
        prop_assert!(engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().is_none());
        let path = engine.path().to_owned();
        drop(engine);
        let mut engine = Engine::open(&path).unwrap();
        for expected in states.iter().skip(1) {
            prop_assert!(engine.apply(&Change::REDO, &owner, NOW).unwrap().step().unwrap().is_some());
            prop_assert_eq!(&state(&engine, &owner), expected);
        }
        prop_assert!(engine.apply(&Change::REDO, &owner, NOW).unwrap().step().unwrap().is_none());
        prop_assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn something_new_ends_what_could_be_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = new_shop(folder.path());
    let owner = engine.owner().unwrap();
    for name in ["One", "Two"] {
        engine
            .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text(name)) }), &owner, NOW)
            .unwrap();
    }
    assert!(engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().is_some());
    engine
        .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Three")) }), &owner, NOW)
        .unwrap();
    assert!(engine.next_step(&owner, Direction::Redo).unwrap().is_none());
    let names: Vec<String> = engine.classes(&owner).unwrap().into_iter().map(|class| class.name).collect();
    assert_eq!(names, ["Standard rate", "One", "Three"]);
    let kinds: Vec<HistoryKind> =
        engine.history(&owner, 4, 0).unwrap().into_iter().map(|entry| entry.kind).collect();
    assert_eq!(kinds, [HistoryKind::Do, HistoryKind::Undo, HistoryKind::Do, HistoryKind::Do]);
}

/// An import is one step: taken back, nothing of it is left, and it can come again from its file.
#[test]
fn an_import_is_taken_back_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = new_shop(folder.path());
    let owner = engine.owner().unwrap();
    let books = include_bytes!("../cases/golden/books.json");
    let source = [Source::of_bytes("books.json", &books[..])];
    let year = RangeQuery { date_min: Some("2020-01-01".into()), ..RangeQuery::default() };
    let before = engine.sales_report(&owner, &year, NOW).unwrap();
    let mut totals = Vec::new();
    for _ in 0..2 {
        engine.import(&owner, &source, &ImportOptions::default(), NOW, &Task::default()).unwrap();
        assert_eq!(engine.order_count(&owner).unwrap(), 200);
        totals.push(engine.sales_report(&owner, &year, NOW).unwrap());
        let undone = engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().unwrap();
        assert!(undone.title.to_string().contains("mport"), "{}", undone.title);
        assert_eq!(engine.order_count(&owner).unwrap(), 0);
        assert_eq!(engine.sales_report(&owner, &year, NOW).unwrap(), before);
        assert_eq!(engine.check().unwrap(), Vec::<String>::new());
        assert!(engine.next_step(&owner, Direction::Redo).unwrap().is_none());
    }
    assert_eq!(totals[0], totals[1]);
}

/// A time that the clock skips moves with its instant when the shop has been in another zone; the order
/// is still the one that was entered.
#[test]
fn an_order_at_a_time_that_no_clock_shows_can_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = new_shop(folder.path());
    let owner = engine.owner().unwrap();
    let move_to = |engine: &mut Engine, zone: &str| {
        let shop = Shop { time_zone: Zone::parse(zone).unwrap(), ..engine.shop().unwrap() };
        engine.apply(&Change::settings(shop.clone(), None), &owner, NOW).unwrap();
    };
    move_to(&mut engine, "Europe/Berlin");
    let books =
        br#"{"format": "tillbook-books", "version": 1, "orders": [{"number": "1", "status": "completed",
        "placed_at": "2025-03-30T02:30:00", "total": "5.00"}]}"#;
    let source = [Source::of_bytes("books.json", &books[..])];
    engine.import(&owner, &source, &ImportOptions::default(), NOW, &Task::default()).unwrap();
    let mut order = engine.order(&owner, "1").unwrap().unwrap();
    assert_eq!(order.placed_at.to_string(), "2025-03-30T02:30:00");
    order.number = "2".to_owned();
    engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), &owner, NOW).unwrap();
    move_to(&mut engine, "Asia/Tokyo");
    while engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().is_some() {}
    assert_eq!(engine.order_count(&owner).unwrap(), 0);
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

fn rate(country: &str, name: &str, percent: &str) -> RateInput {
    RateInput {
        country: Some(Value::text(country)),
        name: Some(Value::text(name)),
        rate: Some(Value::text(percent)),
        ..RateInput::default()
    }
}

#[test]
fn the_title_of_a_change_of_one_rate_says_which() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = new_shop(folder.path());
    let owner = engine.owner().unwrap();
    let table =
        |title: &str, changes| Change::TaxRate(TaxRateChange::Table { title: Text::written(title), changes });
    let percent = |percent: &str| RateInput { rate: Some(Value::text(percent)), ..RateInput::default() };
    let (first, second) = (RateId::new(1), RateId::new(2));
    for (change, expected) in [
        (Change::TaxRate(TaxRateChange::Create(rate("DE", "VAT", "19"))), "Add tax rate: 19%, DE VAT"),
        // A percentage in the name is not said twice.
        (Change::TaxRate(TaxRateChange::Create(rate("DE", "VAT 7%", "7"))), "Add tax rate: 7%, DE VAT"),
        // The rate as it was before.
        (
            Change::TaxRate(TaxRateChange::Edit { id: "1".to_owned(), input: percent("20") }),
            "Edit tax rate: 19%, DE VAT",
        ),
        (
            table("Edit tax rate", vec![RateChange::Edit(second, percent("8.25"))]),
            "Edit tax rate: 7%, DE VAT",
        ),
        (
            table(
                "Paste 2 cells",
                vec![RateChange::Edit(first, percent("21")), RateChange::Edit(second, percent("9"))],
            ),
            "Paste 2 cells",
        ),
        // The others only get another place.
        (
            table("Add tax rate", vec![RateChange::Insert { input: rate("", "", "3"), before: Some(first) }]),
            "Add tax rate: 3%",
        ),
        (Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), "Delete tax rate: 21%, DE VAT"),
    ] {
        engine.apply(&change, &owner, NOW).unwrap();
        let step = engine.next_step(&owner, Direction::Undo).unwrap().unwrap();
        assert_eq!(step.title.to_string(), expected, "{change:?}");
    }
}

#[test]
fn the_last_change_of_a_file_is_one_that_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut engine = new_shop(folder.path());
    let owner = engine.owner().unwrap();
    let last = |engine: &Engine| engine.contents().unwrap().last_step.map(|step| step.title.to_string());
    for (change, expected) in [
        (Change::TaxRate(TaxRateChange::Create(rate("DE", "VAT", "19"))), "Add tax rate: 19%, DE VAT"),
        (Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Books")) }), "Add tax class"),
        (Change::UNDO, "Add tax rate: 19%, DE VAT"),
        (Change::REDO, "Add tax class"),
        (Change::UNDO, "Add tax rate: 19%, DE VAT"),
        // A user cannot be taken back.
        (Change::User(UserChange::Add { login: "ann".to_owned(), role: Role::Accountant }), "Add user"),
        (Change::UNDO, "Add user"),
    ] {
        engine.apply(&change, &owner, NOW).unwrap();
        assert_eq!(last(&engine).as_deref(), Some(expected), "{change:?}");
    }
}

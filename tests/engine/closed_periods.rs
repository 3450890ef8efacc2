//! The lock of closed periods: whatever is tried, and by whichever way, what is dated in one stays as it was.

use domain::access::{Actor, Role};
use domain::advice::Advice;
use domain::money::Money;
use domain::order::form::OrderForm;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{OrderStatus, Refund};
use domain::quantity::Quantity;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Instant, Local, Zone};
use domain::{Error, Result};
use engine::{
    BooksChange, Change, Direction, ImportOptions, Mode, OrderChange, Outcome, PeriodChange, Policy,
    UserChange,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use rusqlite::Connection;
use serde_json::{Value as Json, json};
use server::api::{self, Line};
use transfer::Source;

use crate::shops::mutated::any_change;
use crate::shops::{TestShop, rates_csv};

/// After all orders.
const NOW: Instant = Instant::from_seconds(1_763_800_000);
const ZONE: &str = "America/New_York";
const CLOSED: &str = "tillbook_period_closed";

/// Orders on both sides of both ends of March 2025 and within it, with refunds in it and after it, and a credit note.
fn books() -> Json {
    let refund = |at: &str, amount: &str| {
        json!({ "refunded_at": at, "amount": amount, "tax": "0.20", "shipping": null, "shipping_tax": null,
            "items": [{ "product_id": 1, "quantity": "0.1", "total": "0.80" }] })
    };
    let order = |number: &str, at: &str, status: &str, refunds: Vec<Json>| {
        json!({
            "number": number, "placed_at": at, "status": status, "total": "14.40", "tax": "2.00", "shipping": "2.00",
            "shipping_tax": "0.40", "discount": "0.00", "customer": "ada", "country": "DE",
            "items": [{ "product_id": 1, "name": "Mug", "quantity": "1", "total": "10.00", "tax": "2.00" }],
            "coupons": [{ "code": "TEN", "discount": "0.00" }],
            "taxes": [{ "rate_id": 1, "name": "VAT", "percent": "20.0000", "taxable": "10.00", "tax": "2.00",
                "shipping_tax": "0.40" }],
            "refunds": refunds,
        })
    };
    json!({
        "format": "tillbook-books", "version": 1,
        "shop": { "name": "Test", "currency": "USD", "time_zone": ZONE },
        "products": [{ "id": 1, "name": "Mug", "sku": "M", "deleted": false }],
        "customers": [{ "login": "ada", "name": "Ada", "email": "", "registered_at": "2025-01-01T00:00:00" }],
        "orders": [
            order("1", "2025-02-28T23:59:59", "completed", vec![refund("2025-03-05T12:00:00", "1.00")]),
            order("2", "2025-03-01T00:00:00", "completed", vec![]),
            order("3", "2025-03-10T09:30:00", "completed",
                vec![refund("2025-03-12T10:00:00", "1.00"), refund("2025-04-02T10:00:00", "2.00")]),
            order("4", "2025-03-31T23:59:59", "pending", vec![]),
            order("5", "2025-04-01T00:00:00", "completed", vec![]),
        ],
        "refunds": [{
            "number": "C1", "customer": "ada", "refunded_at": "2025-03-20T10:00:00", "amount": "3.00", "tax": "0.50",
            "shipping": null, "shipping_tax": null, "items": [{ "product_id": 1, "quantity": "0.3", "total": "2.50" }],
        }],
        "suppliers": [{ "name": "Mills", "country": "GB" }],
        "purchases": [
            { "date": "2025-03-31", "supplier": "Mills", "document": "R-1",
                "lines": [{ "net": "10.00", "tax": "2.00", "rate": "20.0000" }] },
            { "date": "2025-04-01", "supplier": "Mills", "document": "R-2",
                "lines": [{ "net": "10.00", "tax": "2.00", "rate": "20.0000" }] },
        ],
    })
}

fn march() -> TaxPeriod {
    TaxPeriod::parse("2025-03").unwrap()
}

/// A shop whose March 2025 is closed, and a manager of it, who may not reopen it.
fn closed_shop() -> (TestShop, Actor) {
    let mut shop = open_shop();
    shop.apply(&close());
    let manager = shop.engine.actor("manager").unwrap();
    (shop, manager)
}

fn open_shop() -> TestShop {
    let mut shop = TestShop::in_zone(ZONE);
    shop.import("rates.csv", b"DE,,,,20.0000,VAT,1,0,1,\n", &ImportOptions::default()).unwrap();
    shop.import("books.json", books().to_string().as_bytes(), &ImportOptions::default()).unwrap();
    shop.apply(&Change::User(UserChange::Add { login: "manager".to_owned(), role: Role::ShopManager }));
    shop
}

fn close() -> Change {
    Change::Period(PeriodChange::Close { period: march(), early: true })
}

/// What is dated in March, as text: the totals of its days, and its orders and refunds without what may change.
fn dated(shop: &TestShop) -> Vec<String> {
    let conn = Connection::open(shop.engine.path()).unwrap();
    let (first, last) = (march().first_day().number(), march().last_day().number());
    let mut all = Vec::new();
    for sql in [
        "SELECT day, orders, items, order_totals, tax, shipping, discount, refunds, refunded_tax, refunded_shipping
         FROM day_totals WHERE orders + refunds > 0 AND day BETWEEN ? AND ? ORDER BY day",
        // The order of a refund can be of an open month, and be dated anew.
        "SELECT day, charge_id, sum(orders), sum(taxable), sum(tax), sum(shipping_tax), sum(refunds),
           sum(refunded_taxable), sum(refunded_tax), sum(refunded_shipping_tax)
         FROM tax_days WHERE day BETWEEN ? AND ? GROUP BY 1, 2 ORDER BY 1, 2",
        "SELECT * FROM purchase_days WHERE day BETWEEN ? AND ? ORDER BY 1, 2, 3, 4, 5",
        "SELECT * FROM product_days WHERE day BETWEEN ? AND ? ORDER BY 1, 2",
        "SELECT day, status IN (1, 2, 3, 5), sum(orders), sum(total) FROM order_days
         WHERE day BETWEEN ? AND ? GROUP BY 1, 2 ORDER BY 1, 2",
    ] {
        let mut statement = conn.prepare(sql).unwrap();
        let columns = statement.column_count();
        let mut rows = statement.query([first, last]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let cells: Vec<rusqlite::types::Value> = (0..columns).map(|at| row.get(at).unwrap()).collect();
            all.push(format!("{cells:?}"));
        }
    }
    let books: Json = serde_json::from_str(&shop.books()).unwrap();
    let is_dated = |thing: &Json, key: &str| thing[key].as_str().unwrap().starts_with("2025-03");
    let without = |thing: &Json, keys: &[&str]| {
        let mut thing = thing.clone();
        for key in keys {
            thing.as_object_mut().unwrap().shift_remove(*key);
        }
        thing
    };
    for order in books["orders"].as_array().unwrap() {
        for refund in order["refunds"].as_array().unwrap().iter().filter(|one| is_dated(one, "refunded_at")) {
            all.push(format!("{} {}", order["number"], without(refund, &["reason"])));
        }
        if is_dated(order, "placed_at") {
            let mut order = without(order, &["note", "refunds", "status"]);
            for item in order["items"].as_array_mut().unwrap() {
                item.as_object_mut().unwrap().shift_remove("class");
            }
            all.push(order.to_string());
        }
    }
    let purchases = books["purchases"].as_array().into_iter().flatten().filter(|one| is_dated(one, "date"));
    all.extend(purchases.map(|one| {
        let mut one = without(one, &["note", "paid_on"]);
        for line in one["lines"].as_array_mut().unwrap() {
            line.as_object_mut().unwrap().shift_remove("category");
        }
        one.to_string()
    }));
    let notes = books["refunds"].as_array().into_iter().flatten();
    all.extend(
        notes.filter(|one| is_dated(one, "refunded_at")).map(|one| without(one, &["reason"]).to_string()),
    );
    all
}

fn at(text: &str) -> Local {
    Local::parse(text).unwrap()
}

/// Makes a change as somebody; an import is of `rates_csv`.
fn make(shop: &mut TestShop, actor: &Actor, change: &Change) -> Result<Outcome> {
    shop.engine.apply_with(change, &[rates_csv()], &Task::default(), actor, NOW)
}

/// Something that is tried at an order, before and after the ends of the period.
#[derive(Debug, Clone)]
enum Attempt {
    Change(Box<Change>),
    /// An order with a field of it changed, typed or imported.
    Edit(&'static str, usize, &'static str, bool),
    Refund(&'static str, &'static str),
    DeleteRefund(&'static str, usize),
    Zone(&'static str),
    Import(usize, Policy, &'static str),
}

const NUMBERS: [&str; 5] = ["1", "2", "3", "4", "5"];
const TIMES: [&str; 6] = [
    "2025-02-28T23:59:59",
    "2025-03-01T00:00:00",
    "2025-03-10T09:30:01",
    "2025-03-31T23:59:59",
    "2025-04-01T00:00:00",
    "2025-05-02T08:00:00",
];

fn attempt() -> impl Strategy<Value = Attempt> {
    let numbers = || select(&NUMBERS[..]);
    let times = || select(&TIMES[..]);
    let of_order =
        (numbers(), select(OrderStatus::ALL.to_vec()), 0..4_u8).prop_map(|(number, status, which)| {
            let number = number.to_owned();
            match which {
                0 => Change::Order(OrderChange::Delete { number }),
                1 => Change::Order(OrderChange::Restore { number }),
                2 => Change::Order(OrderChange::Duplicate { number }),
                _ => Change::Order(OrderChange::SetStatus { number, status }),
            }
        });
    let step = select(vec![
        Change::UNDO,
        Change::REDO,
        Change::Books(BooksChange::Repair),
        Change::Period(PeriodChange::Reopen { period: march(), reason: "Because".to_owned() }),
        Change::Period(PeriodChange::Close { period: TaxPeriod::parse("2025-02").unwrap(), early: false }),
        Change::Period(PeriodChange::File {
            period: march(),
            form: "uk-vat".to_owned(),
            figures: String::new(),
        }),
    ]);
    let policy = select(vec![Policy::Add, Policy::Merge, Policy::Replace]);
    prop_oneof![
        4 => any_change().prop_map(|change| Attempt::Change(Box::new(change))),
        3 => of_order.prop_map(|change| Attempt::Change(Box::new(change))),
        4 => step.prop_map(|change| Attempt::Change(Box::new(change))),
        4 => (numbers(), 0..6_usize, times(), any::<bool>())
            .prop_map(|(number, field, time, is_typed)| Attempt::Edit(number, field, time, is_typed)),
        3 => (numbers(), times()).prop_map(|(number, time)| Attempt::Refund(number, time)),
        2 => (numbers(), 0..2_usize).prop_map(|(number, place)| Attempt::DeleteRefund(number, place)),
        1 => select(vec!["UTC", "Europe/Berlin", "America/Toronto", ZONE]).prop_map(Attempt::Zone),
        2 => (0..9_usize, policy, times()).prop_map(|(at, policy, time)| Attempt::Import(at, policy, time)),
    ]
}

/// The books with something in them changed.
fn changed_books(place: usize, time: &str) -> Vec<u8> {
    let mut books = books();
    match place {
        0..5 => books["orders"][place]["placed_at"] = json!(time),
        5 => books["refunds"][0]["amount"] = json!("3.01"),
        6 => books["purchases"][0]["paid_on"] = json!("2025-05-01"),
        7 => books["purchases"][0]["lines"][0] = json!({ "net": "11.00", "tax": "2.20", "rate": "20.0000" }),
        _ => books["purchases"][0]["date"] = json!("2025-03-30"),
    }
    books.to_string().into_bytes()
}

fn try_it(shop: &mut TestShop, manager: &Actor, attempt: &Attempt) -> Result<()> {
    let known = |shop: &TestShop, number: &str| shop.engine.order(&shop.owner, number).unwrap();
    let change = match attempt {
        Attempt::Change(change) => (**change).clone(),
        Attempt::Edit(number, field, time, is_typed) => {
            let Some(was) = known(shop, number) else { return Ok(()) };
            if *is_typed {
                let mut form = OrderForm::of(&was);
                match field {
                    0 => form.placed_at = at(time),
                    1 => "Called".clone_into(&mut form.texts.note),
                    2 => "AT".clone_into(&mut form.address.country),
                    3 => form.customer = None,
                    4 => form.status = OrderStatus::Cancelled,
                    _ => form.lines[0].quantity = Quantity::parse("2").unwrap(),
                }
                Change::save_order(form, Some(was))
            } else {
                let mut order = was;
                match field {
                    0 => order.placed_at = at(time),
                    1 => "Called".clone_into(&mut order.texts.note),
                    2 => order.coupons.clear(),
                    3 => order.taxes.clear(),
                    4 => "6".clone_into(&mut order.number),
                    _ => order.refunds.push(Refund {
                        refunded_at: at(time),
                        amount: Money::parse("1").unwrap(),
                        ..Refund::default()
                    }),
                }
                Change::Order(OrderChange::Put(Box::new(order)))
            }
        }
        Attempt::Refund(number, time) => {
            let form = RefundForm {
                at: at(time),
                what: RefundWhat::Whole,
                shipping: true,
                reason: String::new(),
                corrects: None,
            };
            Change::Order(OrderChange::Refund { number: (*number).to_owned(), form })
        }
        Attempt::DeleteRefund(number, place) => {
            let Some(was) = known(shop, number) else { return Ok(()) };
            Change::Order(OrderChange::DeleteRefund { was: Box::new(was), place: *place })
        }
        Attempt::Zone(zone) => {
            let shop = shop.engine.shop().unwrap();
            Change::settings(Shop { time_zone: Zone::parse(zone).unwrap(), ..shop }, None)
        }
        Attempt::Import(place, policy, time) => {
            let source = Source::of_bytes("b.json", changed_books(*place, time));
            let options = ImportOptions { policy: *policy, ..ImportOptions::default() };
            return shop.engine.import(manager, &[source], &options, NOW, &Task::default()).map(drop);
        }
    };
    make(shop, manager, &change).map(drop)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// A manager may do all but reopen the period.
    #[test]
    fn whatever_is_tried_what_is_dated_in_a_closed_period_stays(attempts in vec(attempt(), 1..40)) {
        let (mut shop, manager) = closed_shop();
        let before = dated(&shop);
        prop_assert!(before.len() > 12);
        for attempt in &attempts {
            let books = shop.books();
            let done = try_it(&mut shop, &manager, attempt);
            prop_assert_eq!(&dated(&shop), &before, "{:?}: {:?}", attempt, done);
            if let Err(error) = done {
                prop_assert!(error.status() < 500, "{attempt:?}: {error}");
                prop_assert_eq!(shop.books(), books, "{:?}: {}", attempt, error);
            }
        }
        prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

/// The code of what each attempt is refused with, empty where it is made.
#[test]
fn the_lock_begins_and_ends_at_midnight_of_the_shop() {
    use Attempt::{DeleteRefund, Edit, Import, Refund, Zone};
    let status = |number: &str, status| {
        Attempt::Change(Box::new(Change::Order(OrderChange::SetStatus { number: number.to_owned(), status })))
    };
    let purchase = |json: &str| Attempt::Change(Box::new(serde_json::from_str(json).unwrap()));
    let bought = |date: &str| {
        let form = json!({ "date": date, "supplier": { "existing": 1 }, "document": "R-3",
            "lines": [{ "net": "1.00", "rate": "20.0000" }] });
        json!({ "save_purchase": { "form": form, "was": null } }).to_string()
    };
    let repair = Attempt::Change(Box::new(Change::Books(BooksChange::Repair)));
    let (add, merge, replace) = (Policy::Add, Policy::Merge, Policy::Replace);
    for (attempt, expected) in [
        (Edit("2", 0, "2025-02-28T23:59:59", true), CLOSED),
        (Edit("4", 0, "2025-04-01T00:00:00", true), CLOSED),
        (Edit("1", 0, "2025-03-01T00:00:00", true), CLOSED),
        (Edit("5", 0, "2025-03-31T23:59:59", true), CLOSED),
        (Edit("3", 0, "2025-03-10T09:30:01", true), CLOSED),
        (Edit("5", 0, "2025-05-02T08:00:00", true), ""),
        (Edit("1", 0, "2025-04-01T00:00:00", true), ""),
        // The note changes no figure; the country, the customer, a line, the status and coupons may.
        (Edit("2", 1, "", true), ""),
        (Edit("2", 2, "", true), CLOSED),
        (Edit("2", 3, "", true), CLOSED),
        (Edit("2", 5, "", true), CLOSED),
        (Edit("2", 4, "", true), CLOSED),
        (Edit("2", 2, "", false), CLOSED),
        (status("2", OrderStatus::Processing), ""),
        (status("4", OrderStatus::Cancelled), ""),
        (status("4", OrderStatus::Completed), CLOSED),
        (status("5", OrderStatus::Cancelled), ""),
        // Order 1 is of February, but a refund of it is in March and would not count any more.
        (status("1", OrderStatus::Cancelled), CLOSED),
        // A refund counts where it is dated.
        (Refund("3", "2025-04-01T00:00:00"), ""),
        (Refund("3", "2025-03-31T23:59:59"), CLOSED),
        (Refund("5", "2025-05-02T08:00:00"), ""),
        (DeleteRefund("3", 0), CLOSED),
        (DeleteRefund("3", 1), ""),
        (DeleteRefund("1", 0), CLOSED),
        // Toronto has the clock of New York; in Halifax it is an hour later, so that the last order is of April.
        (Zone("America/Toronto"), ""),
        (Zone("America/Halifax"), CLOSED),
        (Zone("UTC"), CLOSED),
        (repair, ""),
        (Import(4, merge, "2025-04-02T00:00:00"), ""),
        (Import(4, merge, "2025-03-31T23:59:59"), CLOSED),
        (Import(1, merge, "2025-02-28T23:59:59"), CLOSED),
        (Import(1, add, "2025-02-28T23:59:59"), ""),
        (Import(5, replace, ""), CLOSED),
        // What was bought, too; but it may be paid later.
        (purchase(r#"{"delete_purchase":{"id":1}}"#), CLOSED),
        (purchase(r#"{"delete_purchase":{"id":2}}"#), ""),
        (purchase(&bought("2025-03-31")), CLOSED),
        (purchase(&bought("2025-04-01")), ""),
        (Import(6, merge, ""), ""),
        (Import(7, merge, ""), CLOSED),
        (Import(8, merge, ""), CLOSED),
    ] {
        let (mut shop, manager) = closed_shop();
        let (before, books) = (dated(&shop), shop.books());
        let done = try_it(&mut shop, &manager, &attempt);
        let code = done.as_ref().err().map_or("", Error::code);
        assert_eq!(code, expected, "{attempt:?}: {done:?}");
        assert_eq!(dated(&shop), before, "{attempt:?}");
        assert!(done.is_ok() || shop.books() == books, "{attempt:?}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{attempt:?}");
    }
}

#[test]
fn the_refusal_says_what_is_closed_and_what_to_do() {
    let (mut shop, manager) = closed_shop();
    let error = try_it(&mut shop, &manager, &Attempt::DeleteRefund("3", 0)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "March 2025 is closed, and 2025-03-12 is in it: date the correction in an open period and name March 2025 as what it corrects."
    );
    assert_eq!(error.advice(), Some(Advice::Reopen(march())));
    assert_eq!(error.status(), 409);
}

/// A trial of an import is refused as the import is, and nothing of a file comes in when a part of it may not.
#[test]
fn an_import_comes_in_whole_or_not_at_all() {
    let (mut shop, _) = closed_shop();
    let before = shop.books();
    let mut new = books();
    new["orders"][4]["placed_at"] = json!("2025-04-09T00:00:00");
    new["orders"].as_array_mut().unwrap().push(json!({
        "number": "7", "placed_at": "2025-03-31T12:00:00", "status": "completed", "total": "1.00", "items": [],
    }));
    for mode in [Mode::Rehearse, Mode::Import] {
        let options = ImportOptions { mode, ..ImportOptions::default() };
        let refused = shop.import("b.json", new.to_string().as_bytes(), &options).unwrap_err();
        assert_eq!(refused.code(), CLOSED, "{refused}");
        assert_eq!(shop.books(), before);
    }
}

#[test]
fn an_undo_does_not_go_through_a_closing() {
    let mut shop = open_shop();
    let manager = shop.engine.actor("manager").unwrap();
    let undo = |shop: &mut TestShop, actor: &Actor, direction| {
        make(shop, actor, &Change::Books(BooksChange::UndoRedo(direction)))
            .map(|done| done.step().unwrap().unwrap().title.to_string())
    };
    let note = |shop: &mut TestShop, number: &str, status| {
        shop.apply(&Change::Order(OrderChange::SetStatus { number: number.to_owned(), status }));
    };
    note(&mut shop, "2", OrderStatus::Cancelled);
    let before = dated(&shop);
    shop.apply(&close());
    note(&mut shop, "5", OrderStatus::Cancelled);
    assert_eq!(undo(&mut shop, &manager, Direction::Undo).unwrap(), "Set order 5 to cancelled");
    let refused = undo(&mut shop, &manager, Direction::Undo).unwrap_err();
    assert_eq!(refused.code(), "store_api_not_allowed", "{refused}");
    assert_eq!(dated(&shop), before);

    // Whoever may reopen it gives the reason, and that can be taken back and done again.
    let owner = shop.owner.clone();
    let refused = undo(&mut shop, &owner, Direction::Undo).unwrap_err().to_string();
    assert!(refused.contains("it was closed, and undoing that needs a reason"), "{refused}");
    shop.apply(&Change::Period(PeriodChange::Reopen { period: march(), reason: "A refund".to_owned() }));
    assert_eq!(undo(&mut shop, &manager, Direction::Undo).unwrap(), "Reopen March 2025: A refund");
    assert_eq!(undo(&mut shop, &owner, Direction::Redo).unwrap(), "Reopen March 2025: A refund");
    assert_eq!(undo(&mut shop, &manager, Direction::Undo).unwrap(), "Reopen March 2025: A refund");
    assert_eq!(dated(&shop), before);
    let refused = make(&mut shop, &manager, &Change::Order(OrderChange::Delete { number: "3".to_owned() }))
        .unwrap_err();
    assert_eq!(refused.code(), CLOSED);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What closed orders and filed returns are in stays, by whichever way another currency comes.
#[test]
fn the_currency_of_a_closed_period_stays() {
    let mut shop = open_shop();
    let is = shop.engine.shop().unwrap();
    let euros = Shop { currency: Currency::parse("EUR").unwrap(), ..is.clone() };
    shop.apply(&Change::settings(euros.clone(), None));
    shop.apply(&close());
    let refused = shop.try_change(&Change::settings(is.clone(), None)).unwrap_err().to_string();
    assert!(
        refused.starts_with("Currency: March 2025 is closed, and its orders and returns are in EUR"),
        "{refused}"
    );
    shop.apply(&Change::settings(Shop { name: "Corner".to_owned(), ..euros }, None));
    shop.apply(&Change::Period(PeriodChange::Reopen {
        period: march(),
        reason: "Another currency".to_owned(),
    }));
    shop.apply(&Change::settings(is.clone(), None));
    shop.apply(&close());
    assert_eq!(shop.engine.shop().unwrap().currency, is.currency);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn a_period_is_closed_filed_and_reopened_with_a_reason() {
    let mut shop = open_shop();
    let manager = shop.engine.actor("manager").unwrap();
    let file = Change::Period(PeriodChange::File {
        period: march(),
        form: "uk-vat".to_owned(),
        figures: "{\"1\":\"2.00\"}".to_owned(),
    });
    let open = make(&mut shop, &manager, &file).unwrap_err();
    assert_eq!(open.to_string(), "March 2025: March 2025 is open; close it before you file");
    make(&mut shop, &manager, &close()).unwrap();
    make(&mut shop, &manager, &file).unwrap();
    let books = shop.books();
    let periods = shop.engine.closed_periods(&shop.owner).unwrap();
    assert_eq!(periods.records()[1].figures, "{\"1\":\"2.00\"}");
    assert_eq!((periods.records()[1].login.as_str(), periods.records().len()), ("manager", 2));
    assert_eq!(periods.records()[1].at, Zone::parse(ZONE).unwrap().local(NOW));

    // The books take the closing along, and give it back as it was.
    let mut copy = TestShop::new();
    copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(copy.books(), books);
    let deleted =
        copy.try_change(&Change::Order(OrderChange::Delete { number: "3".to_owned() })).unwrap_err();
    assert_eq!(deleted.code(), CLOSED);
    let report = copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(report.changed_nothing());
    copy.apply(&Change::UNDO);
    assert!(!copy.books().contains("periods"));

    let reopen =
        |reason: &str| Change::Period(PeriodChange::Reopen { period: march(), reason: reason.to_owned() });
    assert_eq!(make(&mut shop, &manager, &reopen("Late")).unwrap_err().code(), "store_api_not_allowed");
    assert!(shop.try_change(&reopen(" ")).unwrap_err().to_string().starts_with("Reason: say why"));
    shop.apply(&reopen("A refund is missing"));
    assert!(shop.engine.closed_periods(&shop.owner).unwrap().records().is_empty());
    let history = shop.engine.history(&shop.owner, 3, 0).unwrap();
    let titles: Vec<String> = history.iter().map(|entry| entry.title.to_string()).collect();
    assert_eq!(
        titles,
        [
            "Reopen March 2025: A refund is missing",
            "Mark UK VAT Return of March 2025 as filed",
            "Close March 2025"
        ]
    );
    shop.apply(&Change::Order(OrderChange::Delete { number: "3".to_owned() }));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What the API can change has no date: rates and classes, with the class of items in closed orders.
#[test]
fn requests_change_nothing_that_is_dated() {
    let (mut shop, _) = closed_shop();
    let before = dated(&shop);
    for (method, path, body) in [
        ("POST", "/taxes/classes", json!({ "tax_class": { "name": "Reduced" } })),
        ("PUT", "/taxes/1", json!({ "tax": { "rate": "19", "class": "reduced" } })),
        ("DELETE", "/taxes/classes/reduced", json!(null)),
        ("DELETE", "/taxes/1", json!(null)),
    ] {
        let request = json!({ "method": method, "path": path, "body": body, "query": { "force": "true" } });
        let line = Line::parse(&request.to_string()).unwrap();
        let answer = api::handle(&mut shop.engine, &shop.owner, &line.request, NOW);
        assert!(answer.status < 500, "{method} {path}: {}", answer.status);
        assert_eq!(dated(&shop), before, "{method} {path}");
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What another program has changed in the file is found, and is not taken for granted by a repair.
#[test]
fn a_check_finds_what_was_changed_by_other_means() {
    let (mut shop, manager) = closed_shop();
    let conn = Connection::open(shop.engine.path()).unwrap();
    conn.execute("UPDATE orders SET total = total + 10000 WHERE number = '2'", []).unwrap();
    drop(conn);
    let problems = shop.engine.check().unwrap();
    let expected = "March 2025 is closed, and what is dated 2025-03-01 is not what it was";
    assert!(problems.iter().any(|problem| problem == expected), "{problems:?}");
    assert_eq!(make(&mut shop, &manager, &Change::Books(BooksChange::Repair)).unwrap_err().code(), CLOSED);
    shop.apply(&Change::Period(PeriodChange::Reopen { period: march(), reason: "Damaged".to_owned() }));
    shop.apply(&Change::Books(BooksChange::Repair));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

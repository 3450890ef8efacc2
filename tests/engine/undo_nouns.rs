//! Undo and redo of everything that can be taken back, noun by noun: the books are the same bytes at each step, back and forth.

use std::collections::BTreeSet;

use domain::field::Value;
use domain::ids::{ProductId, PurchaseId, RateId, SupplierId};
use domain::money::Money;
use domain::order::{Customer, Item, Order, OrderStatus, OrderTexts, Product, Refund};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::purchase::category::ExpenseCategory;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseLine, SupplierPurchase};
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::rate::versions::{RatePlan, Terms, VersionPlan};
use domain::returns::{EnteredBox, RateType, SupplyKind};
use domain::shop::day_note::DayNote;
use domain::shop::settings::Shop;
use domain::tax::class::ClassSlug;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::unit_price::UnitPrice;
use engine::{
    BooksChange, Change, CustomerChange, Direction, NounChange, OrderChange, PeriodChange, ProductChange,
    PurchaseChange, PurchaseEdit, PurchaseQuery, RateQuery, RatesOfReplaced, Replacement, TaxClassChange,
    TaxRateChange,
};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::shops::{NOW, TestShop};

/// Of what a change is made: the kind of the change, which one it is of, a number, and a text.
type Drawn = (u8, i64, i64, String);

const KINDS: u8 = 28;

fn money(number: i64) -> Money {
    Money::from_ten_thousandths(number * 10_000)
}

fn percent(number: i64) -> Option<Percent> {
    Percent::from_ten_thousandths(number * 10_000)
}

/// A day of January, February or March 2023.
fn day(which: i64, number: i64) -> Day {
    Day::parse(&format!("2023-0{}-1{}", 1 + which % 3, number % 10)).unwrap()
}

fn month(which: i64) -> TaxPeriod {
    TaxPeriod::month_of(day(which, 0))
}

/// A month that is closed at first. To close one or to file its return cannot be undone without a reason.
fn closed(which: i64) -> TaxPeriod {
    TaxPeriod::parse(&format!("2022-0{which}")).unwrap()
}

/// A shop with a few closed periods, for which returns were filed.
fn new_shop() -> TestShop {
    let mut shop = TestShop::new();
    for period in (1..4).map(closed) {
        shop.apply(&Change::Period(PeriodChange::Close { period, early: false }));
        let figures = "figures ".repeat(1_000);
        shop.apply(&Change::Period(PeriodChange::File { period, form: "uk-vat".to_owned(), figures }));
    }
    shop
}

/// A change as the shop is; many are refused.
fn change(shop: &TestShop, drawn: &Drawn) -> Change {
    match drawn.0 {
        ..=7 => of_taxes(shop, drawn),
        8..=13 => of_goods_and_people(shop, drawn),
        14..=17 => of_sales(shop, drawn),
        _ => of_returns(shop, drawn),
    }
}

fn of_taxes(shop: &TestShop, (kind, which, number, text): &Drawn) -> Change {
    let input = || RateInput {
        country: Some(Value::text(["DE", "FR", ""][usize::try_from(which % 3).unwrap()])),
        postcode: Some(Value::text(format!("1{number};2*"))),
        rate: Some(Value::Number(number.to_string())),
        name: Some(Value::text(text)),
        class: Some(Value::text(format!("Class {which}"))),
        ..RateInput::default()
    };
    // One of those that there are, whose numbers grow.
    let rates = shop.engine.rates(&shop.owner, &RateQuery::default(), NOW).unwrap().rates;
    let chosen = rates.get(usize::try_from(*which).unwrap() % rates.len().max(1));
    let rate = chosen.map_or(RateId::new(*which), |rate| rate.id);
    let (id, slug) = (rate.get().to_string(), ClassSlug::parse(&format!("Class {which}")).unwrap());
    match kind {
        0 => Change::TaxRate(TaxRateChange::Create(input())),
        1 => Change::TaxRate(TaxRateChange::Edit { id, input: input() }),
        2 => Change::TaxRate(TaxRateChange::Delete { id }),
        3 => {
            let terms = percent(*number).map_or(Terms::NOT_IN_FORCE, Terms::charging);
            let version = VersionPlan { terms, from: day(2, *number), until: None };
            Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id: rate, version }]))
        }
        4 => Change::TaxClass(TaxClassChange::Create { name: Some(Value::text(format!("Class {which}"))) }),
        5 => Change::TaxClass(TaxClassChange::Rename { slug, name: text.clone() }),
        6 => Change::TaxClass(TaxClassChange::SetTypes {
            slug: if *which == 1 { ClassSlug::standard() } else { slug },
            rate_type: RateType::ALL.get(usize::try_from(*number).unwrap()).copied(),
            kind: SupplyKind::SOLD.get(usize::try_from(*number % 3).unwrap()).copied(),
        }),
        _ => {
            let by = Replacement { by: ClassSlug::standard(), rates: RatesOfReplaced::Moved };
            Change::TaxClass(TaxClassChange::Delete {
                slug: format!("Class {which}"),
                replacement: (number % 2 == 0).then_some(by),
            })
        }
    }
}

fn of_goods_and_people(shop: &TestShop, (kind, which, number, text): &Drawn) -> Change {
    let (engine, owner, archived) = (&shop.engine, &shop.owner, number % 2 == 0);
    let (login, supplier) = (format!("c{which}"), SupplierId::new(*which));
    match kind {
        8 => Change::Product(ProductChange::Put(Product {
            id: ProductId::new(*which),
            name: format!("Product {text}"),
            price: UnitPrice::parse(&format!("{number}.00005")),
            class: ClassSlug::parse(&format!("Class {which}")).unwrap(),
            ..Product::default()
        })),
        9 => Change::Product(ProductChange::Archive { id: ProductId::new(*which), archived }),
        10 => {
            let address = Address { city: text.clone(), country: "DE".to_owned(), ..Address::default() };
            let was = engine.customer(owner, &login).unwrap();
            let customer = Customer {
                login,
                registered_at: day(*which, *number).start(),
                address,
                ..Customer::default()
            };
            Change::Customer(CustomerChange::Save { customer, was })
        }
        11 => Change::Customer(CustomerChange::Archive { login, archived }),
        12 => {
            let (name, was) = (format!("Supplier {text}"), engine.supplier(owner, supplier).unwrap());
            let value = Supplier { name, note: text.clone(), ..Supplier::default() };
            Change::save_noun(value, was)
        }
        _ => Change::archive_noun::<Supplier>(supplier, archived),
    }
}

fn of_sales(shop: &TestShop, (kind, which, number, text): &Drawn) -> Change {
    let customer = shop.engine.customer(&shop.owner, &format!("c{number}")).unwrap();
    let (placed_at, number_of) = (day(*which, *number).start(), which.to_string());
    match kind {
        14 | 15 => Change::Order(OrderChange::Put(Box::new(Order {
            number: number_of,
            placed_at,
            status: OrderStatus::Completed,
            total: money(*number),
            customer: customer.map(|customer| customer.login),
            items: vec![Item {
                name: format!("Mug {text}"),
                quantity: Quantity::parse("1").unwrap(),
                total: money(*number),
                class: ClassSlug::parse(&format!("Class {which}")).unwrap(),
                ..Item::default()
            }],
            refunds: (*kind == 15)
                .then(|| Refund { refunded_at: placed_at, amount: money(*number), ..Refund::default() })
                .into_iter()
                .collect(),
            texts: OrderTexts {
                note: text.clone(),
                paid_on: day(2, *number).to_string(),
                ..OrderTexts::default()
            },
            ..Order::default()
        }))),
        16 => Change::Order(OrderChange::SetStatus {
            number: number_of,
            status: if number % 2 == 0 { OrderStatus::OnHold } else { OrderStatus::Processing },
        }),
        _ if number % 2 == 0 => Change::Order(OrderChange::Delete { number: number_of }),
        _ => Change::Order(OrderChange::Duplicate { number: number_of }),
    }
}

fn of_returns(shop: &TestShop, (kind, which, number, text): &Drawn) -> Change {
    let query = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
    let bought = || shop.engine.purchases(&shop.owner, &query).unwrap().purchases;
    let which_bought = || bought().into_iter().nth(usize::try_from(*which).unwrap());
    let (period, form) = (month(*which), "uk-vat".to_owned());
    match kind {
        18 | 19 => {
            let line = PurchaseLine {
                net: money(*number),
                tax: money(*number),
                rate: percent(100),
                code: text.clone(),
                ..PurchaseLine::default()
            };
            let purchase = Purchase {
                date: day(*which, *number),
                document: format!("R {number}"),
                lines: vec![line],
                paid_on: (*number > 4).then(|| day(2, *number)),
                note: text.clone(),
                ..Purchase::default()
            };
            let supplier = Supplier { name: format!("Supplier {which}"), ..Supplier::default() };
            let was = which_bought().filter(|_| *kind == 19);
            Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(
                SupplierPurchase { supplier, purchase },
                was,
            ))))
        }
        20 => {
            let id = which_bought().map(|one| one.purchase.id).unwrap_or_default();
            Change::Purchase(PurchaseChange::Delete { id })
        }
        21 => Change::Period(PeriodChange::EnterAmount(EnteredBox {
            period,
            form,
            number: number.to_string(),
            amount: money(*which),
            reason: format!("Why {text}"),
        })),
        22 => Change::Period(PeriodChange::ClearAmount { period, form, number: number.to_string() }),
        23 => Change::Period(PeriodChange::Reopen { period: closed(*which), reason: "Forgotten".to_owned() }),
        24 => {
            let day = day(*which, *number);
            let was = shop.engine.day_notes(&shop.owner, (day, day)).unwrap().pop();
            let id = was.as_ref().map(|was| was.id).unwrap_or_default();
            let note = NounChange::note(day, &format!("Note {text}"), was.as_ref());
            note.map_or_else(|| Change::archive_noun::<DayNote>(id, true), Change::Noun)
        }
        25 => {
            let (name, below) = (format!("Category {text} {which}"), "rent".to_owned());
            let all: Vec<ExpenseCategory> = shop.engine.nouns(&shop.owner, "", true).unwrap();
            let was = all.into_iter().find(|_| number % 2 == 0);
            let value = was.clone().unwrap_or_default();
            Change::save_noun(ExpenseCategory { name, below, ..value }, was)
        }
        26 => Change::Purchase(PurchaseChange::SetCategory {
            purchases: (1..9).map(PurchaseId::new).collect(),
            category: ["", "rent", "travel"][usize::try_from(which % 3).unwrap()].to_owned(),
            over: number % 2 == 0,
        }),
        _ => {
            let was = shop.engine.shop().unwrap();
            Change::settings(Shop { page_size: *number + 1, show_purchases: number % 2 == 0, ..was }, None)
        }
    }
}

/// The books, with the rates beside them.
fn books(shop: &TestShop) -> Vec<u8> {
    let mut out = Vec::new();
    shop.engine.export_books(&shop.owner, &mut out).unwrap();
    shop.engine.export_taxes(&shop.owner, NOW, &mut out).unwrap();
    out
}

/// Undoes or redoes a step; false where there is none.
fn go(shop: &mut TestShop, direction: Direction) -> bool {
    let owner = shop.owner.clone();
    shop.engine
        .apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, NOW)
        .unwrap()
        .step()
        .unwrap()
        .is_some()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1, max_shrink_iters: 0, ..ProptestConfig::default() })]

    #[test]
    fn books_are_the_same_at_each_step_back_and_forth(
        drawn in vec((0..KINDS, 1..6_i64, 0..10_i64, "[a-z<&\"]{0,4}"), 500)
    ) {
        let mut shop = new_shop();
        let (mut states, mut made) = (vec![books(&shop)], BTreeSet::new());
        let mut last = shop.engine.next_step(&shop.owner, Direction::Undo).unwrap();
        // Kinds that were never made, by luck, are tried with all that they can be made of.
        let others = (0..KINDS).flat_map(|kind| (1..6).flat_map(move |which| (0..10).map(move |number| (kind, which, number))));
        let others = others.map(|(kind, which, number)| (kind, which, number, "x".to_owned()));
        for (at, drawn) in drawn.into_iter().chain(others).enumerate() {
            // A rate is made as long as none was edited: there may be none.
            let is_tried = made.contains(&drawn.0) && (drawn.0 != 0 || made.contains(&1));
            if at >= 500 && is_tried {
                continue;
            }
            let (change, owner) = (change(&shop, &drawn), shop.owner.clone());
            // What was refused, or changed nothing, is no step.
            let refused = shop.engine.apply(&change, &owner, NOW).err();
            prop_assert!(refused.as_ref().is_none_or(|error| error.status() < 500), "{change:?}: {refused:?}");
            let step = shop.engine.next_step(&owner, Direction::Undo).unwrap();
            if step == last {
                prop_assert_eq!(states.last(), Some(&books(&shop)));
            } else {
                states.push(books(&shop));
                made.insert(drawn.0);
            }
            last = step;
        }
        prop_assert_eq!(made, (0..KINDS).collect(), "some kinds of changes were never made");
        for (at, expected) in states.iter().enumerate().rev().skip(1) {
            prop_assert!(go(&mut shop, Direction::Undo));
            prop_assert!(books(&shop) == *expected, "the books are not those of step {at} again");
        }
        for (at, expected) in states.iter().enumerate().skip(1) {
            prop_assert!(go(&mut shop, Direction::Redo));
            prop_assert!(books(&shop) == *expected, "the books are not those of step {at} once more");
        }
        prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

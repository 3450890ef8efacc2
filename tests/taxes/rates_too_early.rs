//! Planned versions of tax rates that came into force while a clock was ahead, by a change that is then undone.

use domain::access::Role;
use domain::field::Value;
use domain::order::form::OrderForm;
use domain::rate::RateInput;
use domain::task::Task;
use domain::time::tax_period::TaxPeriod;
use engine::{
    BooksChange, Change, Direction, Engine, GroupEntry, GroupProposal, ImportOptions, PeriodChange,
    TaxClassChange, TaxRateChange, UserChange,
};
use transfer::Source;

use crate::shops::stocked::{form, stocked};
use crate::shops::{NOW, TestShop};
use crate::taxes::rate_versions::{listed, noon, plan, renaming, versions};

/// The version of the rules of a group.
const RULES: u32 = 3;

/// A change that was made while the clock was years ahead is undone together with what came into force by it, after a
/// restart too; then the plan is one again, and comes into force on its day.
#[test]
fn an_undo_plans_again_what_came_into_force_too_early() {
    let number = |number: &str| OrderForm { number: Some(number.to_owned()), ..form() };
    let file =
        b"Country,State,Postcode,City,Rate %,Name,Priority,Compound,Shipping,Class\nFR,,,,20,TVA,1,0,1,\n";
    let files = [Source::of_bytes("rates.csv", &file[..])];
    let options = ImportOptions::default();
    let edit = RateInput { rate: Some(Value::text("22")), ..RateInput::default() };
    for (change, files) in [
        (Change::save_order(number("9"), None), &files[..0]),
        (Change::TaxRate(TaxRateChange::Edit { id: "1".to_owned(), input: edit.clone() }), &files[..0]),
        (Change::TaxRate(TaxRateChange::Delete { id: "1".to_owned() }), &files[..0]),
        (
            Change::TaxClass(TaxClassChange::Delete { slug: "reduced".to_owned(), replacement: None }),
            &files[..0],
        ),
        (Change::import(&files, &options).unwrap(), &files[..]),
        // It changes nothing itself.
        (renaming("Reduced"), &files[..0]),
    ] {
        let mut shop = stocked();
        let owner = shop.owner.clone();
        shop.apply(&plan(1, "21 2026-01-01"));
        shop.apply(&plan(2, "- 2027-01-01"));
        let books = (shop.books(), listed(&shop.engine), versions(&shop, 1), versions(&shop, 2));
        let ahead = noon("2031-03-05");
        shop.engine.apply_with(&change, files, &Task::default(), &owner, ahead).unwrap();
        let said = shop.engine.clock_problem(&owner, NOW).unwrap().unwrap().to_string();
        assert!(said.contains("2 tax rates change as planned"), "{said}");
        assert!(said.contains("is dated 2031-03-05T12:00:00, and now it is 2023-11-14"), "{said}");

        shop.engine = Engine::open(shop.engine.path()).unwrap();
        let mut step = |direction| {
            shop.engine
                .apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, NOW)
                .unwrap()
                .step()
                .unwrap()
                .unwrap();
        };
        step(Direction::Undo);
        let now =
            |shop: &TestShop| (shop.books(), listed(&shop.engine), versions(shop, 1), versions(shop, 2));
        assert_eq!(now(&shop), books, "{change:?}");
        assert!(shop.engine.clock_problem(&owner, NOW).unwrap().is_none());
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{change:?}");
        // It comes into force on its day, and not before.
        shop.engine.apply(&renaming("Low"), &owner, NOW).unwrap();
        assert_eq!(versions(&shop, 1), ["*ever 20%", "+2026-01-01 21%"], "{change:?}");
        shop.engine.apply(&renaming("Lower"), &owner, noon("2026-01-01")).unwrap();
        assert_eq!(versions(&shop, 1), ["ever 20%", "*2026-01-01 21%"], "{change:?}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{change:?}");
    }
}

/// Redone, a change brings into force again what it brought; undone twice, the plan itself is gone.
#[test]
fn a_redo_brings_into_force_again() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    shop.apply(&plan(1, "21 2026-01-01"));
    shop.engine.apply(&renaming("Low"), &owner, noon("2031-03-05")).unwrap();
    for (direction, expected) in [
        (Direction::Undo, &["*ever 20%", "+2026-01-01 21%"][..]),
        (Direction::Redo, &["ever 20%", "*2026-01-01 21%"]),
        (Direction::Undo, &["*ever 20%", "+2026-01-01 21%"]),
        (Direction::Undo, &["*ever 20%"]),
        (Direction::Redo, &["*ever 20%", "+2026-01-01 21%"]),
        (Direction::Redo, &["ever 20%", "*2026-01-01 21%"]),
    ] {
        shop.engine.apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, NOW).unwrap();
        assert_eq!(versions(&shop, 1), expected, "{direction:?}");
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What an undo alone does not take back brings nothing into force: changes of users, whoever makes them, and of closed
/// periods.
#[test]
fn what_stays_for_good_brings_nothing_into_force() {
    let mut shop = stocked();
    let (owner, ahead) = (shop.owner.clone(), noon("2031-03-05"));
    shop.apply(&Change::User(UserChange::Add { login: "ann".to_owned(), role: Role::Accountant }));
    shop.apply(&plan(1, "21 2026-01-01"));
    let ann = shop.engine.actor("ann").unwrap();
    let period = TaxPeriod::parse("2023-10").unwrap();
    let own = Change::User(UserChange::SetPassword { login: "ann".to_owned(), hash: None });
    for (change, actor) in [
        (own, &ann),
        (Change::User(UserChange::Add { login: "bob".to_owned(), role: Role::ShopManager }), &owner),
        (Change::Period(PeriodChange::Close { period, early: false }), &owner),
        (Change::Period(PeriodChange::Reopen { period, reason: "An error".to_owned() }), &owner),
        (Change::Books(BooksChange::Repair), &owner),
    ] {
        shop.engine.apply(&change, actor, ahead).unwrap();
        assert_eq!(versions(&shop, 1), ["*ever 20%", "+2026-01-01 21%"], "{change:?}");
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// In a shop on several devices each undoes its own changes: the device whose clock was ahead plans again what it brought
/// into force, for all of them, unless another has changed that rate since.
#[test]
fn the_device_whose_clock_was_ahead_plans_again() {
    for is_changed_since in [false, true] {
        let mut shop = stocked();
        shop.apply(&plan(1, "21 2026-01-01"));
        shop.engine.begin_sharing(NOW, RULES).unwrap();
        let mut position = 0;
        let mut apply = |shop: &mut TestShop, device: i64, change: &Change, now| {
            position += 1;
            let (id, entry) = (position.to_string(), position.to_string());
            let proposal = Some(GroupProposal { id, device, nonce: None });
            let entry =
                GroupEntry { position, entry, membership: None, rules: None, proposal, goes_on: false };
            shop.engine.apply_entry(entry, change, &[], "owner", now).unwrap()
        };
        let undo = Change::UNDO;
        apply(&mut shop, 7, &renaming("Low"), noon("2031-03-05")).unwrap();
        assert_eq!(versions(&shop, 1), ["ever 20%", "*2026-01-01 21%"]);
        if is_changed_since {
            let rate = Some(Value::text("22"));
            let input = RateInput { rate, ..RateInput::default() };
            apply(&mut shop, 8, &Change::TaxRate(TaxRateChange::Edit { id: "1".to_owned(), input }), NOW)
                .unwrap();
            let refused = apply(&mut shop, 7, &undo, NOW).unwrap_err().to_string();
            assert!(refused.contains("rate 1: it was changed since"), "{refused}");
            assert_eq!(versions(&shop, 1), ["ever 20%", "*2026-01-01 22%"]);
        } else {
            apply(&mut shop, 8, &renaming("Lower"), NOW).unwrap();
            apply(&mut shop, 8, &undo, NOW).unwrap();
            apply(&mut shop, 7, &undo, NOW).unwrap();
            assert_eq!(versions(&shop, 1), ["*ever 20%", "+2026-01-01 21%"]);
        }
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

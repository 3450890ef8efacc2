//! Drafts of orders and two windows on one shop: each window has its own, and a draft comes into the books once.

use domain::order::query::OrderQuery;
use domain::shop::settings::Shop;
use egui::Key;
use engine::Change;

use super::person::{Person, now};

/// At a new order with one line.
pub(crate) fn types_an_order(person: &mut Person, name: &str) {
    person.goes_to("Orders");
    person.presses_control_shift(Key::N);
    person.sees("New order, No customer, not saved");
    person.presses(Key::Enter);
    for (text, keys) in
        [(name, [Key::ArrowUp, Key::Enter].as_slice()), ("3", &[Key::Enter]), ("2.50", &[Key::Enter])]
    {
        person.types(text);
        person.waits_for_rest();
        for key in keys {
            person.presses(*key);
        }
    }
    person.sees("Total £7.50");
}

fn count(person: &Person) -> i64 {
    let (engine, owner) = person.engine();
    engine.orders(&owner, &OrderQuery::default()).unwrap().count
}

#[test]
fn a_draft_is_in_one_window_at_a_time() {
    let mut first = Person::at_a_shop();
    types_an_order(&mut first, "Gift wrap");
    // Another window, of the same person, of the same shop.
    let mut second = first.opens_another_window();
    second.sees_part("More is typed and not saved in another window of this shop");
    second.goes_to("Orders");
    second.sees("Order 2");
    second.sees_no("New order, No customer, not saved, 7.50");
    types_an_order(&mut second, "Ribbon");
    // Both keep their own, and each is saved once.
    first.presses_control(Key::S);
    first.sees("Order 4");
    second.sees("New order, No customer, not saved, 7.50");
    second.presses_control(Key::S);
    second.sees("Order 5");
    assert_eq!(count(&first), 5);
    // Nothing is left for the next window.
    drop(second);
    let mut third = first.reopens();
    third.goes_to("Orders");
    third.sees_part("5 of 5 orders");
    third.sees_no("New order, No customer, not saved, 7.50");
}

/// A second start brings the window used last forward, and begins an order there if it is to.
#[test]
fn a_second_start_brings_the_open_window_forward() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let (data, shop) = (person.folder(), person.folder().join("shop.tillbook"));
    let starts = |has_new_order| window::bring_forward(&data, &shop, has_new_order);
    let is_raised = |person: &mut Person| {
        person.window.input_mut().viewports.values_mut().for_each(|one| one.focused = Some(false));
        person.window.step();
        let output = &person.window.output().viewport_output;
        output.values().any(|one| one.commands.contains(&egui::ViewportCommand::Focus))
    };
    assert!(!is_raised(&mut person));
    assert!(starts(false));
    assert!(is_raised(&mut person));
    person.sees_no("New order, No customer, not saved");
    assert!(starts(true));
    person.sees("New order, No customer, not saved");
    assert!(!window::bring_forward(&data, &data.join("other.tillbook"), false), "of another shop");

    let mut second = person.opens_another_window();
    second.sees("Net sales 70.00");
    assert!(starts(false));
    assert!(is_raised(&mut second));
    drop(second);
    assert!(!starts(false), "nobody listens until the other window is used again");
    person.gets(egui::Event::WindowFocused(true));
    assert!(starts(false));
    // A window that was killed has left its file, and nobody listens at its port.
    let listening = files(&data.join("windows")).remove(0);
    let text = std::fs::read_to_string(&listening).unwrap();
    let (_, secrets) = text.split_once(' ').unwrap();
    std::fs::write(&listening, format!("1 {secrets}")).unwrap();
    assert!(!starts(false));
}

/// Each window goes on with what one of those before it has left.
#[test]
fn what_windows_left_is_in_the_windows_after_them() {
    let mut first = Person::at_a_shop();
    types_an_order(&mut first, "Gift wrap");
    let mut second = first.opens_another_window();
    types_an_order(&mut second, "Ribbon");
    second.goes_to("Sales");
    drop(second);
    first.goes_to("Sales");
    let reads = |person: &mut Person| {
        person.goes_to("Orders");
        person.clicks("New order, No customer, not saved, 7.50");
        person.sees("Product of line 1");
        person.reads("Product of line 1")
    };
    let mut first = first.reopens();
    first.sees_part("More is typed and not saved in another window of this shop");
    let mut second = first.opens_another_window();
    assert_eq!((reads(&mut first), reads(&mut second)), ("Gift wrap".to_owned(), "Ribbon".to_owned()));
    // What was saved makes room for what the other window left.
    drop(second);
    first.presses_control(Key::S);
    first.sees("Order 4");
    let mut next = first.reopens();
    next.sees("1 order that you typed last time, not saved yet");
    assert_eq!(reads(&mut next), "Ribbon");
}

/// The drafts as they stood before the order was saved come back: a crash, or a copy of the folder.
#[test]
fn a_draft_that_was_saved_is_not_saved_again_after_a_crash() {
    let mut person = Person::at_a_shop();
    types_an_order(&mut person, "Gift wrap");
    person.goes_to("Sales");
    let kept = person.folder().join("kept");
    copies(&person.folder().join("drafts"), &kept);
    person.goes_to("Orders");
    person.presses_control(Key::S);
    person.sees("Order 4");
    person.waits_for_rest();
    let folder = person.folder();
    let mut person = person.reopens_after(|| copies(&kept, &folder.join("drafts")));
    person.sees("This order was saved already, as order 4");
    person.goes_to("Orders");
    person.sees_part("4 of 4 orders");
    person.sees_no("New order, No customer, not saved, 7.50");
    assert_eq!(count(&person), 4);
}

/// Where files cannot be locked two windows may show one draft: the second learns that it is saved.
#[test]
fn a_draft_that_two_windows_show_is_saved_once() {
    let mut first = Person::at_a_shop();
    types_an_order(&mut first, "Gift wrap");
    first.goes_to("Sales");
    let drafts = first.folder().join("drafts");
    for file in files(&drafts) {
        if file.extension().is_some_and(|ending| ending == "lock") {
            std::fs::remove_file(file).unwrap();
        }
    }
    let mut second = first.opens_another_window();
    second.goes_to("Orders");
    second.clicks("New order, No customer, not saved, 7.50");
    second.sees("Product of line 1");
    assert_eq!(second.reads("Product of line 1"), "Gift wrap");
    second.fills("Quantity of line 1", "4");
    first.goes_to("Orders");
    first.presses_control(Key::S);
    first.sees("Order 4");
    // It sees that the file is another one.
    let words = "This order was saved already, as order 4";
    second.sees_part(words);
    second.sees("Order 4");
    assert_eq!(second.reads("Quantity of line 1"), "4");
    second.sees("Changed, not saved yet");
    assert_eq!(count(&first), 4);
}

fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn copies(from: &std::path::Path, to: &std::path::Path) {
    std::fs::create_dir_all(to).unwrap();
    for file in files(from) {
        std::fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
    }
}

/// The dialog of the settings takes in what another program saved; only what was typed is written over it.
#[test]
fn settings_of_another_program_are_not_written_over() {
    let mut person = Person::at_a_shop();
    person.window.set_size(egui::vec2(1280.0, 1600.0));
    person.finds_and_runs("Preferences");
    person.sees("This shop, for everybody");
    let change = |person: &Person, change: fn(&mut Shop)| {
        let (mut engine, owner) = person.engine();
        let mut shop = engine.shop().unwrap();
        change(&mut shop);
        engine.apply(&Change::settings(shop, None), &owner, now()).unwrap();
    };
    change(&person, |shop| shop.invoices.legal_name = "Harbour Ltd".to_owned());
    person.presses(Key::F5);
    person.waits("the name of the other program", |person| person.reads("Legal name") == "Harbour Ltd");
    person.sees("Done");
    person.fills("Street", "1 Quay");
    assert_eq!(person.reads("Street"), "1 Quay");
    // What is not known to the window yet stays too.
    change(&person, |shop| shop.invoices.phone = "123".to_owned());
    person.clicks("Save settings");
    person.sees("Settings saved");
    let (engine, _) = person.engine();
    let saved = engine.shop().unwrap().invoices;
    let found = [saved.legal_name, saved.street, saved.phone];
    assert_eq!(found, ["Harbour Ltd", "1 Quay", "123"]);
}

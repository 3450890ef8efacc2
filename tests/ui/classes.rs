//! Tax classes: added with the slug in sight, refused with the engine's code, deleted after a question.

use domain::field::Value;
use domain::ids::ProductId;
use domain::order::Product;
use domain::tax::class::ClassSlug;
use egui::Key;
use egui::accesskit::Role;
use engine::{Change, OrderChange, ProductChange, TaxRateChange};
use language::Language;

use super::person::{Person, now};

fn at_the_classes() -> Person {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.sees("Reduced rate, 1 rate");
    person
}

#[test]
fn a_class_is_added() {
    let mut person = at_the_classes();
    person.fills("Name of the new class", "Büro & <b>Papier</b>");
    person.clicks("Add class");
    person.sees("Büro & Papier, 0 rates");
    assert_eq!(person.reads("Name of the new class"), "");
}

/// By its name or slug; Esc empties the filter.
#[test]
fn a_class_is_found() {
    let mut person = at_the_classes();
    person.presses_control(Key::F);
    person.types("reduced-");
    person.sees("Reduced rate, 1 rate");
    person.sees_no("Standard rate, 1 rate");
    person.sees("Delete");
    person.types("zzz");
    person.sees("No tax class matches");
    person.presses(Key::Escape);
    person.sees("Standard rate, 1 rate");
}

#[test]
fn a_name_that_is_taken_is_refused_and_kept() {
    let mut person = at_the_classes();
    person.fills("Name of the new class", "books");
    person.presses(Key::Enter);
    person.sees_part("There is a tax class of this name");
    assert_eq!(person.reads("Name of the new class"), "books");
    person.fills("Name of the new class", "!!!");
    person.presses(Key::Enter);
    person.sees_part("has no letter or digit");
}

#[test]
fn deleting_says_how_many_rates_go_with_it_and_keeps_when_asked_to() {
    let mut person = at_the_classes();
    person.clicks("Reduced rate, 1 rate");
    person.clicks("Delete");
    person.sees("Delete “Reduced rate” and its 1 rate?");
    person.presses(Key::Enter);
    person.sees_no("Delete “Reduced rate” and its 1 rate?");
    assert_eq!(person.rates().len(), 3);
    person.clicks("Delete");
    person.clicks_on(Role::Button, "Delete class and 1 rate");
    person.sees_no("Reduced rate, 1 rate");
    assert_eq!(person.rates().len(), 2);
}

#[test]
fn the_products_that_a_sentence_only_counts_are_named_by_the_pointer_over_it() {
    let mut person = Person::with_shop(|engine, owner| {
        for id in 11..16 {
            let class = ClassSlug::parse("reduced-rate").unwrap();
            let product =
                Product { id: ProductId::new(id), name: format!("Book {id}"), class, ..Product::default() };
            engine.apply(&Change::Product(ProductChange::Put(product)), owner, now()).unwrap();
        }
    });
    person.goes_to("Tax classes");
    person.clicks("Reduced rate, 1 rate");
    person.clicks("Delete");
    let sentence = "5 products (Book 11, Book 12, Book 13 and 2 more) use it. Past orders and reports keep the tax \
                    they were charged.";
    person.sees(sentence);
    person.waits_for_rest();
    person.window.hover_at(person.place(sentence).center());
    person.sees("Book 14, Book 15");
}

#[test]
fn undo_brings_a_class_back_with_its_rates_from_the_message_and_again_by_key() {
    let mut person = at_the_classes();
    let before = person.rates();
    person.clicks("Reduced rate, 1 rate");
    person.clicks("Delete");
    person.clicks_on(Role::Button, "Delete class and 1 rate");
    person.sees("Deleted “Reduced rate” and 1 rate");
    person.clicks_on(Role::Button, "Undo");
    person.sees("Undone: Delete tax class");
    person.sees("Reduced rate, 1 rate");
    assert_eq!(person.rates(), before);
    person.sees("Redo: Delete tax class (Ctrl+Shift+Z)");
    person.presses_control_shift(Key::Z);
    person.sees_no("Reduced rate, 1 rate");
    assert_eq!(person.rates().len(), 2);
    person.presses_control(Key::Z);
    person.sees("Reduced rate, 1 rate");
    person.presses_control(Key::Y);
    person.sees_no("Reduced rate, 1 rate");
}

#[test]
fn undo_in_a_field_belongs_to_its_text() {
    let mut person = at_the_classes();
    person.fills("Name of the new class", "Toys");
    person.clicks("Add class");
    person.sees("Toys, 0 rates");
    person.fills("Name of the new class", "Games");
    person.presses_control(Key::Z);
    person.sees("Toys, 0 rates");
    person.presses(Key::Escape);
    person.presses_control(Key::Z);
    person.sees_no("Toys, 0 rates");
}

#[test]
fn the_standard_class_and_a_missing_one_cannot_be_deleted() {
    let mut person = at_the_classes();
    person.sees("Standard rate, 1 rate");
    person.sees_no("Delete");
    person.clicks("gift-vouchers, 1 rate");
    person.sees_part("no such class: add one named");
    person.sees_no("Delete");
}

#[test]
fn the_rates_of_a_class_are_shown_in_the_grid() {
    let mut person = at_the_classes();
    person.clicks("Reduced rate, 1 rate");
    person.clicks("Show in Tax rates");
    person.sees("Country of row 2: DE");
    assert!(person.is_on(Role::RadioButton, "Reduced rate 1"));
}

#[test]
fn the_details_end_with_a_whole_row() {
    let mut person = Person::with_shop(|engine, owner| {
        for number in 0..60 {
            let input = domain::rate::RateInput {
                country: Some(Value::text("FR")),
                name: Some(Value::text(format!("TVA {number}"))),
                ..Default::default()
            };
            engine.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), owner, now()).unwrap();
        }
    });
    person.goes_to("Tax classes");
    person.sees_part("and 11 more");
    // The foot is 38 high, and its words are in the middle.
    let foot = person.place("and 11 more").center().y - 19.0;
    let rows: Vec<String> = person.names().into_iter().filter(|name| name.starts_with("FR, any,")).collect();
    let last = rows.iter().map(|row| person.place(row)).filter(|row| row.top() < foot - 0.5).last().unwrap();
    assert!(last.bottom() < foot + 0.5, "{last} is cut off at {foot}");
    person.clicks("and 11 more");
    person.sees("61 of 63 rates");
}

/// A shop where a product and two lines of orders are of the reduced rate.
fn where_it_is_used() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let reduced = ClassSlug::parse("reduced-rate").unwrap();
        let was = engine.product(owner, ProductId::new(2)).unwrap().unwrap();
        engine
            .apply(
                &Change::Product(ProductChange::Put(Product { class: reduced.clone(), ..was })),
                owner,
                now(),
            )
            .unwrap();
        for number in ["2", "3"] {
            let mut order = engine.order(owner, number).unwrap().unwrap();
            order.items.first_mut().unwrap().class = reduced.clone();
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
        }
    });
    person.goes_to("Tax classes");
    person.clicks("Reduced rate, 1 rate");
    person.sees_part("used by 1 product");
    person
}

#[test]
fn deleting_names_what_uses_the_class_and_what_comes_of_it() {
    let mut person = where_it_is_used();
    person.clicks("Delete");
    person.sees_part("1 product (Tea towel) and 2 lines of orders use it.");
    // Nobody is left without a class and a tax unasked.
    person.sees_part("that use it get “Standard rate”");
    assert_eq!(person.focused().as_deref(), Some("Keep"));
    person.clicks("In its place: Standard rate");
    person.clicks_on(Role::MenuItemRadio, "None: they stay without a class");
    person.sees_part("Products and orders that use it are marked as without a class");
    person.clicks_on(Role::Button, "Delete class and 1 rate");
    person.sees_no("Reduced rate, 1 rate");
    let (engine, owner) = person.engine();
    let product = engine.product(&owner, ProductId::new(2)).unwrap().unwrap();
    assert_eq!(product.class.as_str(), "reduced-rate");
    // The product says so.
    person.goes_to("Products");
    person.sees_part("Tea towel");
    person.sees_part("reduced-rate");
}

#[test]
fn another_class_takes_its_place_and_undo_brings_all_back_at_once() {
    let mut person = where_it_is_used();
    let before = person.rates();
    let of = |person: &Person| {
        let (engine, owner) = person.engine();
        let product = engine.product(&owner, ProductId::new(2)).unwrap().unwrap().class.to_string();
        let line = engine.order(&owner, "3").unwrap().unwrap().items[0].class.to_string();
        (product, line)
    };
    person.clicks("Delete");
    person.clicks("In its place: Standard rate");
    person.clicks_on(Role::MenuItemRadio, "Books");
    person.sees_part("that use it get “Books”");
    person.clicks_on(Role::CheckBox, "Move its 1 rate to “Books” too");
    person.sees("Delete “Reduced rate” and move its 1 rate?");
    person.clicks_on(Role::Button, "Delete class");
    person.sees("Books, 1 rate");
    assert_eq!(of(&person), ("books".to_owned(), "books".to_owned()));
    assert_eq!(person.rates()[1], "DE 7.0000 MwSt. ermäßigt books");
    assert_eq!(person.steps()[0], "Replace tax class Reduced rate by Books");
    person.presses_control(Key::Z);
    person.sees("Reduced rate, 1 rate");
    assert_eq!(of(&person), ("reduced-rate".to_owned(), "reduced-rate".to_owned()));
    assert_eq!(person.rates(), before);
}

#[test]
fn a_class_is_renamed_and_its_slug_is_told_to_stay() {
    let mut person = at_the_classes();
    person.clicks("Reduced rate, 1 rate");
    person.presses(Key::F2);
    person.sees("Rename “Reduced rate”");
    person.sees_part("its slug does not change");
    person.fills("Name of the class", "Books");
    person.presses(Key::Enter);
    person.sees_part("\"Books\" goes by that");
    person.fills("Name of the class", "Lower rate");
    person.clicks_on(Role::Button, "Rename class");
    person.sees("Lower rate, 1 rate");
    person.sees_no("Rename “Reduced rate”");
    assert_eq!(person.steps()[0], "Rename tax class Reduced rate to Lower rate");
    person.presses_control(Key::Z);
    person.sees("Reduced rate, 1 rate");
    // The standard class is nobody's to rename.
    person.clicks("Standard rate, 1 rate");
    person.sees_no("Rename");
    person.presses(Key::F2);
    person.waits_for_rest();
    assert!(!person.names().iter().any(|name| name == "Name of the class"));
}

#[test]
fn the_rate_type_and_kind_of_a_class_are_chosen_and_taken_back() {
    let mut person = at_the_classes();
    person.sees_part("Rate type: Standard, by its rates");
    person.clicks("Reduced rate, 1 rate");
    person.clicks("Rate type: Reduced, by its rates");
    person.clicks_on(Role::MenuItemRadio, "Exempt");
    person.sees("Rate type: Exempt");
    person.sees("“Reduced rate”: rate type exempt, kind automatic");
    person.clicks("Kind: Goods by default");
    person.clicks_on(Role::MenuItemRadio, "Services");
    person.sees("Kind: Services");
    assert_eq!(person.steps()[0], "Set rate type and kind of tax class Reduced rate");
    person.presses_control(Key::Z);
    person.sees("Kind: Goods by default");
    person.presses_control(Key::Z);
    person.sees("Rate type: Reduced, by its rates");
    // A class that does not exist has none.
    person.clicks("gift-vouchers, 1 rate");
    person.sees_no("Kind: Goods by default");
}

/// The name, the buttons and the choices stand side by side, the longest in German.
#[test]
fn nothing_covers_the_head_of_a_class_in_a_small_window() {
    let mut person = Person::speaking(Language::German, |start| start.sample = true);
    person.resizes(1024.0, 620.0);
    person.sees("Steuerklassen");
    person.clicks_on(Role::Tab, "Steuerklassen");
    person.sees("Reduced rate, 27 Steuersätze");
    person.clicks("Reduced rate, 27 Steuersätze");
    person.waits_for_rest();
    let show = person.place("In „Steuersätze“ anzeigen");
    assert!(person.place("Reduced rate").width() > 60.0, "{}", person.place("Reduced rate"));
    assert!(person.place("Reduced rate").right() < show.left());
    let place =
        |begin: &str| person.place(person.names().iter().find(|name| name.starts_with(begin)).unwrap());
    let (of_rate, kind) = (place("Art des Satzes: "), place("Art: "));
    assert!(of_rate.right() < kind.left(), "{of_rate} {kind}");
}

//! What stands around the tabs: shortcuts, the menus, the sidebar.

use domain::field::Value;
use domain::tax::rules::TaxRules;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::{Change, TaxClassChange};

use super::person::{Person, now};

#[test]
fn control_and_a_number_open_the_tabs() {
    let mut person = Person::at_a_shop();
    person.sees("Harbour & Thistle");
    person.sees("GBP · London");
    person.sees("owner");
    assert_eq!(tabs_of_purchases(&person), [""; 0]);
    let mut above = 0.0;
    for (key, tab) in [
        (Key::Num1, "Sales"),
        (Key::Num2, "Top sellers"),
        (Key::Num3, "Tax summary"),
        (Key::Num4, "Orders"),
        (Key::Num5, "Products"),
        (Key::Num6, "Customers"),
        (Key::Num7, "Tax rates"),
        (Key::Num8, "Tax classes"),
    ] {
        person.presses_control(key);
        assert!(person.is_on(Role::Tab, tab), "{tab}");
        // In the order of the sidebar, where the tabs of purchases are hidden.
        let place = person.window.get_by_role_and_label(Role::Tab, tab).rect();
        assert!(place.top() > above, "{tab} is at {place}");
        above = place.top();
    }
}

/// The tabs of purchases, in the sidebar.
fn tabs_of_purchases(person: &Person) -> Vec<&'static str> {
    let tabs = ["Purchases", "Suppliers", "Returns"].into_iter();
    tabs.filter(|tab| person.window.query_by_role_and_label(Role::Tab, tab).is_some()).collect()
}

#[test]
fn the_tabs_of_purchases_are_shown_once_a_shop_needs_them() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    assert_eq!(tabs_of_purchases(&person), [""; 0]);
    // The palette and the keys go there all the same, and an open tab is shown.
    person.goes_to("Suppliers");
    assert_eq!(tabs_of_purchases(&person), ["Suppliers"]);
    person.goes_to("Purchases");
    assert_eq!(tabs_of_purchases(&person), ["Purchases"]);
    person.presses_control(Key::Num1);
    assert_eq!(tabs_of_purchases(&person), [""; 0]);

    person.goes_to("Suppliers");
    person.waits_for_rest();
    person.presses(Key::Insert);
    person.types("Bauer");
    person.presses_control(Key::S);
    person.waits("the tabs", |person| tabs_of_purchases(person).len() == 3);
    // The numbers go through the tabs that are shown, but for Earnings.
    for (key, tab) in
        [(Key::Num4, "Orders"), (Key::Num5, "Purchases"), (Key::Num6, "Products"), (Key::Num8, "Suppliers")]
    {
        person.presses_control(key);
        assert!(person.is_on(Role::Tab, tab), "{tab}");
    }
    // They cannot be hidden while there is something in them.
    person.presses_control(Key::Comma);
    person.sees("Purchases and tax returns");
    assert!(person.is_on(Role::CheckBox, "Purchases and tax returns"));
    person.presses(Key::Escape);
    person.goes_to("History");
    person.presses_control(Key::Z);
    person.waits("no tabs", |person| tabs_of_purchases(person).is_empty());
}

#[test]
fn the_preferences_show_the_tabs_of_purchases() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.window.set_size(egui::vec2(1280.0, 1000.0));
    person.presses_control(Key::Comma);
    assert!(!person.is_on(Role::CheckBox, "Purchases and tax returns"));
    person.clicks_on(Role::CheckBox, "Purchases and tax returns");
    person.clicks("Save settings");
    person.sees("Settings saved");
    person.presses(Key::Escape);
    person.waits("their tabs", |person| tabs_of_purchases(person).len() == 3);
    assert!(person.engine().0.shop().unwrap().show_purchases);
    person.presses_control(Key::Z);
    person.waits("no tabs", |person| tabs_of_purchases(person).is_empty());
}

#[test]
fn giving_up_a_new_shop_leads_back_to_the_one_that_was_open() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::N);
    person.sees("Start a new shop");
    person.clicks("Cancel");
    person.sees("Net sales 70.00");
}

#[test]
fn the_palette_goes_dark_and_light() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for appearance in ["Dark", "Light"] {
        person.finds_and_runs(appearance);
        person.presses_control(Key::Comma);
        assert!(person.is_on(Role::RadioButton, appearance));
        person.presses(Key::Escape);
    }
}

#[test]
fn every_control_is_reached_by_tab_and_named() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let mut reached = Vec::new();
    for _ in 0..40 {
        person.presses(Key::Tab);
        reached.push(person.focused().expect("Tab leads to something with a name"));
    }
    for name in ["Sales", "Tax classes", "File", "View", "Week", "Custom", "Net sales 70.00", "Orders 2"] {
        assert!(reached.iter().any(|one| one == name), "{name} in {reached:#?}");
    }
}

#[test]
fn what_another_program_changed_is_seen_on_refresh() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.sees("Books, 0 rates");
    let (mut engine, owner) = person.engine();
    engine
        .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Toys")) }), &owner, now())
        .unwrap();
    person.presses(Key::F5);
    person.sees("Toys, 0 rates");
}

#[test]
fn the_palette_finds_tabs_classes_and_commands() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types("class");
    person.presses(Key::Enter);
    person.waits("the tax classes", |person| person.is_on(Role::Tab, "Tax classes"));
    person.sees("Books, 0 rates");
    person.presses_control(Key::K);
    person.types("redu");
    person.sees("Reduced rate, 1 rate");
    person.presses(Key::Enter);
    person.sees("Country of row 2: DE");
    person.presses_control(Key::K);
    person.types(">");
    person.sees_no("Go to");
    person.types("dark");
    person.presses(Key::Enter);
    person.presses_control(Key::Comma);
    assert!(person.is_on(Role::RadioButton, "Dark"));
    person.presses(Key::Escape);
    person.presses_control(Key::K);
    person.types(">zzz");
    person.sees("Nothing matches. Try fewer letters.");
    person.presses(Key::Escape);
    person.sees_no("Nothing matches. Try fewer letters.");
}

#[test]
fn the_palette_looks_into_the_lists() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (typed, found, there) in [
        ("ermä", "Tax rates with “ermä”, 1 rate", "1 of 3 rates"),
        ("mug", "Products with “mug”", "1 of 2 products"),
        ("tam", "Customers with “tam”", "1 of 1 customer"),
        ("3", "Orders with “3”", "1 of 3 orders"),
    ] {
        person.presses_control(Key::K);
        person.types(typed);
        person.clicks(found);
        person.sees_part(there);
    }
    let mut person = Person::acting_as("tam");
    person.sees("You may not see the sales");
    person.presses_control(Key::K);
    person.types("mug");
    person.sees_no("Orders with “mug”");
}

#[test]
fn nothing_overlaps_in_a_low_window() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.sees("Books, 0 rates");
    for (width, height) in [(640.0, 400.0), (853.0, 533.0), (960.0, 540.0)] {
        person.window.set_size(egui::vec2(width, height));
        person.sees("Books, 0 rates");
        let mut sidebar = vec!["Tax summary", "Orders", "Customers", "Tax rates", "Tax classes"];
        if height > 500.0 {
            // In a lower window the tabs scroll behind it.
            sidebar.push("History");
        }
        let page = ["Reduced rate, 1 rate", "Name of the new class", "Show in Tax rates"];
        for names in [sidebar.as_slice(), page.as_slice()] {
            let place = |name: &&'static str| (*name, person.place(name));
            let places: Vec<(&str, egui::Rect)> = names.iter().map(place).collect();
            for ((above, upper), (below, lower)) in places.iter().zip(places.iter().skip(1)) {
                assert!(
                    upper.bottom() <= lower.top() || upper.right() <= lower.left(),
                    "{above} {upper} covers {below} {lower} at {width}x{height}"
                );
            }
        }
    }
}

/// What is seen above the content of a tab, and in the status bar below it, whose middle is at this height: its kind,
/// name and place.
fn around_the_tab(person: &Person, status: f32) -> Vec<(Role, String, egui::Rect)> {
    let kinds = [
        Role::Button,
        Role::CheckBox,
        Role::ComboBox,
        Role::Label,
        Role::RadioButton,
        Role::Switch,
        Role::Tab,
        Role::TextInput,
    ];
    let nodes = person.window.root().children_recursive();
    let named = nodes.filter(|node| kinds.contains(&node.accesskit_node().role())).filter_map(|node| {
        let (drawn, place) = (node.accesskit_node(), node.rect());
        // What is scrolled out of view lies below the status bar, and the heads of a list touch.
        let is_status = egui::Rangef::point(status).expand(0.5).contains(place.center().y);
        let is_seen = (place.bottom() < 180.0 || is_status) && place.area() > 0.0;
        let name = drawn.label().or(node.value()).filter(|name| is_seen && !name.starts_with("Sort by "))?;
        Some((drawn.role(), name, place.shrink(0.5)))
    });
    named.collect()
}

#[test]
fn nothing_lies_over_anything_in_the_head_of_a_tab_and_in_the_status_bar() {
    let mut person = Person::at_a_shop();
    let mut wrong = Vec::new();
    for tab in [
        "Sales",
        "Top sellers",
        "Tax summary",
        "Orders",
        "Purchases",
        "Products",
        "Customers",
        "Suppliers",
        "Tax rates",
        "Tax classes",
        "Returns",
        "History",
    ] {
        person.goes_to(tab);
        // As wide as a small screen at 100, 142, 150 and 200 %.
        for (width, height) in [(1280.0, 800.0), (900.0, 700.0), (853.0, 533.0), (640.0, 480.0)] {
            person.window.set_size(egui::vec2(width, height));
            person.waits_for_rest();
            let all = around_the_tab(&person, height - 13.0);
            assert!(all.len() > 8, "{tab} at {width}: {all:?}");
            for (at, (kind, name, place)) in all.iter().enumerate() {
                // A label may name all of an area, such as that of a chart.
                let holds = |kind: Role, outer: egui::Rect, inner: egui::Rect| {
                    kind == Role::Label && outer.contains_rect(inner)
                };
                let over = all.iter().take(at).find(|(other_kind, _, other)| {
                    other.intersects(*place)
                        && !holds(*other_kind, *other, *place)
                        && !holds(*kind, *place, *other)
                });
                if over.is_some() || place.right() > width {
                    wrong.push(format!("{tab} at {width}: {name} {place} lies over {over:?}"));
                }
            }
        }
        person.window.set_size(egui::vec2(1280.0, 800.0));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_sheet_of_shortcuts_has_every_command_with_keys() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses(Key::F1);
    person.sees("Undo: Ctrl+Z");
    person.sees("Tax rates: Ctrl+7");
    person.sees("Edit a cell: F2");
    person.presses(Key::Escape);
    person.sees_no("Undo: Ctrl+Z");
    person.clicks("Help");
    person.clicks("Keyboard shortcuts");
    person.clicks("Close");
    person.sees_no("Undo: Ctrl+Z");
}

#[test]
fn the_history_says_what_was_done_and_takes_the_latest_back() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.fills("Name of the new class", "Toys");
    person.clicks("Add class");
    person.sees("Toys, 0 rates");
    person.presses(Key::Escape);
    person.presses_control(Key::H);
    person.sees("20 Nov 14:32, owner, Add tax class, Applied");
    person.clicks("Undo this");
    person.sees("20 Nov 14:32, owner, Add tax class, Undo");
    person.goes_to("Tax classes");
    person.sees_no("Toys, 0 rates");
}

#[test]
fn the_window_follows_the_preferences() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::Comma);
    person.clicks_on(Role::RadioButton, "1.234,50");
    person.sees("Net sales 70,00");
    person.clicks_on(Role::RadioButton, "Dark");
    assert!(person.is_on(Role::RadioButton, "Dark"));
    person.fills("Name", "Thistle & Harbour");
    person.fills("Currency", "pounds");
    person.clicks("Save settings");
    person.sees_part("Currency: write the three letters");
    person.fills("Currency", "eur");
    person.clicks("Save settings");
    person.sees("Settings saved");
    person.presses(Key::Escape);
    person.sees("EUR · London");
    person.clicks_on(Role::Button, "Undo");
    person.sees("GBP · London");
    person.sees("Harbour & Thistle");
}

#[test]
fn the_shop_says_how_its_taxes_are_computed() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    // High enough that the settings of taxes need no scrolling.
    person.window.set_size(egui::vec2(1280.0, 1000.0));
    person.presses_control(Key::Comma);
    for (before, other) in
        [("Without tax", "With tax"), ("On each line", "On the subtotal"), ("Standard rate", "As the items")]
    {
        assert!(person.is_on(Role::RadioButton, before), "{before}");
        person.clicks_on(Role::RadioButton, other);
    }
    person.sees("Orders that are in the books keep the taxes they were charged.");
    person.clicks("Save settings");
    person.sees("Settings saved");
    let taxes = |person: &Person| person.engine().0.shop().unwrap().taxes;
    let rules = taxes(&person);
    assert_eq!(
        (rules.prices.as_str(), rules.rounding.as_str(), rules.shipping.as_str()),
        ("yes", "subtotal", "items")
    );
    person.presses(Key::Escape);
    person.presses_control(Key::Z);
    person.sees("Undone: Change settings");
    assert_eq!(taxes(&person), TaxRules::default());
}

#[test]
fn what_another_program_changes_appears_by_itself() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.sees("Books, 0 rates");
    let (mut engine, owner) = person.engine();
    engine
        .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Toys")) }), &owner, now())
        .unwrap();
    person.sees("Toys, 0 rates");
}

#[test]
fn about_shows_the_licences() {
    let mut person = Person::at_a_shop();
    person.clicks("Help");
    person.clicks("About Tillbook");
    person.sees_part("SQLite 3.");
    person.clicks("IBM Plex Sans, typeface, OFL-1.1");
    person.sees_part("SIL OPEN FONT LICENSE");
    person.clicks("Libraries, each with its licence");
    person.sees_part("This program was built from source.");
    person.clicks("Done");
    person.sees_no("Done");
}

#[test]
fn whats_new_shows_the_releases() {
    let mut person = Person::at_a_shop();
    person.clicks("Help");
    person.clicks("What's new");
    person.sees(&format!("Tillbook {}", env!("CARGO_PKG_VERSION")));
    person.sees("The first release.");
    person.clicks("Done");
    person.sees_no("Done");
}

#[test]
fn a_shop_that_cannot_be_opened_leaves_the_one_that_is_open() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.presses_control(Key::K);
    person.types("/no/such/shop.tillbook");
    person.presses(Key::Enter);
    person.sees_part("There is no shop file at");
    person.sees("Net sales 70.00");
    person.presses_control(Key::N);
    person.sees("Create shop");
    person.clicks("Cancel");
    person.sees("Net sales 70.00");
}

#[test]
fn the_keyboard_goes_back_to_where_it_was() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax rates");
    person.clicks("Rate % of row 1: 20");
    person.presses_control(Key::K);
    person.presses(Key::Escape);
    person.presses(Key::F1);
    person.presses(Key::Escape);
    person.types("7");
    person.presses(Key::Enter);
    person.sees("Rate % of row 1: 7");
}

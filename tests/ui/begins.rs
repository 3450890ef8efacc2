//! What is typed after a form or a dialog was opened, in whichever way, is in its first field.

use egui::accesskit::Role;
use egui::{Key, Modifiers};

use super::person::Person;

/// A way to open something.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// By what the palette finds for this.
    Palette(&'static str),
    /// By an entry of a menu.
    Menu(&'static str, &'static str),
    Keys(Modifiers, Key),
    /// By a button of a tab, and by Insert there.
    Button(&'static str, &'static str),
    Insert(&'static str),
}

use Way::{Button, Insert, Keys, Menu, Palette};

const CONTROL: Modifiers = Modifiers::COMMAND;
const BOTH: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// What has a text field first, with the name of that field.
static OPENED: [(&str, &[Way]); 18] = [
    (
        "Customer",
        &[
            Palette("New order"),
            Menu("Shop", "New order"),
            Keys(BOTH, Key::N),
            Button("Orders", "New order"),
            Insert("Orders"),
        ],
    ),
    ("Name of the product", &[Palette("New product"), Button("Products", "New product"), Insert("Products")]),
    (
        "Name of the customer",
        &[Palette("New customer"), Button("Customers", "New customer"), Insert("Customers")],
    ),
    ("Name of the supplier", &[Palette("New supplier")]),
    (
        "Date of the document",
        &[Palette("New purchase"), Button("Purchases", "New purchase"), Insert("Purchases")],
    ),
    ("Country of the new row", &[Palette("New tax rate")]),
    ("Country of row 1", &[Button("Tax rates", "New tax rate"), Insert("Tax rates")]),
    ("Rate % of row 4", &[Palette("austr")]),
    (
        "Name of the new class",
        &[Palette("New tax class"), Button("Tax classes", "New tax class"), Insert("Tax classes")],
    ),
    ("Reason of the refund", &[Palette("Refund #2")]),
    ("Country", &[Palette("New shop"), Menu("File", "New shop…"), Keys(CONTROL, Key::N)]),
    ("Path of a file to import", &[Palette("Import"), Menu("Shop", "Import…"), Keys(CONTROL, Key::I)]),
    (
        "File to write",
        &[
            Palette("Export"),
            Palette("Export the books"),
            Menu("Shop", "Export…"),
            Menu("Shop", "Print as PDF…"),
            Keys(CONTROL, Key::E),
            Keys(CONTROL, Key::P),
        ],
    ),
    ("Find a country", &[Palette("Add rates of a country")]),
    ("Country to try", &[Palette("Try an address")]),
    (
        "Name of this device",
        &[Palette("Connections"), Palette("Share with other devices"), Menu("Shop", "Connections…")],
    ),
    ("What the key is for", &[Palette("API keys")]),
    ("Join code", &[Palette("Join a shop")]),
];

fn open(person: &mut Person, way: Way) {
    match way {
        Palette(words) => person.finds_and_runs(words),
        Menu(menu, entry) => {
            person.clicks(menu);
            person.clicks_on(Role::MenuItem, entry);
        }
        Keys(with, key) => person.presses_with(with, key),
        Button(_, button) => person.clicks(button),
        Insert(_) => {
            person.waits_for_rest();
            person.presses(Key::Insert);
        }
    }
}

#[test]
fn what_is_typed_next_is_in_the_first_field() {
    for (field, ways) in &OPENED {
        for way in *ways {
            // The keyboard is nowhere, or in a list.
            let tabs: &[&str] = match way {
                Button(tab, _) | Insert(tab) => std::slice::from_ref(tab),
                _ => &["Sales", "Orders"],
            };
            for tab in tabs {
                let mut person = Person::at_a_shop();
                person.goes_to(tab);
                open(&mut person, *way);
                person.types("Zq");
                let case = format!("{way:?} in {tab}");
                person.waits(&case, |person| {
                    person.focused().as_deref() == Some(*field) && person.reads(field).ends_with("Zq")
                });
                assert!(!person.names().iter().any(|name| name == "Give it a name"), "{case}");
            }
        }
    }
}

/// What begins with a list or a button has the keyboard there.
#[test]
fn where_no_field_is_first_the_keyboard_is_at_what_is() {
    for (command, first) in [
        ("Preferences", "Language: English"),
        ("Close a period", "Months"),
        ("Backups", "Back up now"),
        ("Users", "owner, administrator"),
        ("Switch user", "owner, administrator"),
        ("Handbook", "First steps"),
        ("Change rates from a date", "Tax rates"),
        ("Keyboard shortcuts", "Done"),
        ("What's new", "Done"),
        ("No tax on the order", "Taxed as usual"),
    ] {
        let mut person = Person::at_a_shop();
        person.goes_to("Orders");
        person.finds_and_runs(command);
        person.waits(first, |person| person.focused().as_deref() == Some(first));
    }
}

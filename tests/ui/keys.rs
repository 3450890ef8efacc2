//! Keys that come within one frame, as on a slow computer, and the window by the keyboard alone: a shortcut acts on
//! what was typed before it, Enter does the main thing of a dialog, and something has the keyboard after every step.

use domain::purchase::supplier::Supplier;
use domain::time::tax_period::TaxPeriod;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::{Change, PeriodChange, PurchaseQuery};

use super::person::{Person, now};

type Shortcut = (Modifiers, Key);
const ENTER: Shortcut = (Modifiers::NONE, Key::Enter);
const CONTROL_ENTER: Shortcut = (Modifiers::COMMAND, Key::Enter);
const CONTROL_S: Shortcut = (Modifiers::COMMAND, Key::S);
const INSERT: Shortcut = (Modifiers::NONE, Key::Insert);

fn pressed((modifiers, key): Shortcut) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
}

/// The events of a text: `\n` is Enter, `\t` Tab.
fn typed(text: &str) -> Vec<Event> {
    let event = |letter: char| match letter {
        '\n' => pressed(ENTER).to_vec(),
        '\t' => pressed((Modifiers::NONE, Key::Tab)).to_vec(),
        letter => vec![Event::Text(letter.to_string())],
    };
    text.chars().flat_map(event).collect()
}

impl Person {
    /// Types all of these within one frame, and waits until they have done what they do.
    fn bursts(&mut self, events: impl IntoIterator<Item = Event>) {
        self.waits_for_rest();
        self.window.input_mut().events.extend(events);
        (0..40).for_each(|_| self.window.step());
        self.waits_for_rest();
        (0..4).for_each(|_| self.window.step());
    }

    /// Chooses a command in the palette by its name, from where the keyboard is somewhere.
    fn asks_for(&mut self, command: &str) {
        if self.focused().is_none() {
            self.presses(Key::Tab);
        }
        self.presses_control(Key::K);
        self.types(command);
        self.presses(Key::Enter);
        self.waits_for_rest();
    }
}

fn products(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    let all = engine.products(&owner, "", true).unwrap().into_iter().map(|one| one.product);
    all.map(|one| format!("{} {} {}", one.name, one.sku, one.price.unwrap_or_default().to_exact_text()))
        .collect()
}

fn customers(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    let all = engine.customer_list(&owner).unwrap().into_iter().map(|one| one.customer);
    all.map(|one| format!("{} {} {}", one.name, one.email, one.address.street)).collect()
}

fn suppliers(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    let all = engine.nouns::<Supplier>(&owner, "", true).unwrap();
    all.into_iter().map(|one| format!("{} {} {}", one.name, one.country, one.vat_number)).collect()
}

fn purchases(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    let all = PurchaseQuery { limit: 100, ..PurchaseQuery::default() };
    let all = engine.purchases(&owner, &all).unwrap().purchases;
    all.into_iter()
        .map(|one| {
            let lines = one.purchase.lines.iter();
            let lines = lines.map(|line| [line.net.to_exact_text(), line.tax.to_exact_text()].join(" "));
            format!(
                "{} {} {}",
                one.supplier.name,
                one.purchase.document,
                lines.collect::<Vec<_>>().join(", ")
            )
        })
        .collect()
}

#[test]
fn a_form_saves_all_that_was_typed_before_the_shortcut() {
    type Reads = fn(&Person) -> Vec<String>;
    /// The tab, what is typed and expected, and the shortcuts that save.
    type Form = (&'static str, (&'static str, &'static str), Reads, &'static [Shortcut]);
    let purchase = ("5 nov\nAcme\nunited k\nA-2\n1234.54\n20", "Acme A-2 1234.54 246.91");
    let forms: [Form; 4] = [
        ("Products", ("Soap\tSO-1\t1234.54", "Soap SO-1 1234.54"), products, &[CONTROL_S, ENTER]),
        (
            "Customers",
            ("Maja\tmaja@example.org\tAm Wall 11", "Maja maja@example.org Am Wall 11"),
            customers,
            &[CONTROL_S, ENTER],
        ),
        ("Suppliers", ("Zeta NV\tbelg\t0123456749", "Zeta NV BE 0123456749"), suppliers, &[CONTROL_S, ENTER]),
        ("Purchases", purchase, purchases, &[CONTROL_S, CONTROL_ENTER]),
    ];
    for (tab, (text, expected), reads, shortcuts) in forms {
        for shortcut in shortcuts {
            let mut person = Person::at_a_shop();
            person.goes_to(tab);
            let keys = pressed(INSERT).into_iter().chain(typed(text)).chain(pressed(*shortcut));
            person.bursts(keys);
            person.waits(expected, |person| reads(person).iter().any(|one| one == expected));
            assert_ne!(person.focused(), None, "{tab}, {shortcut:?}");
        }
    }
}

/// The text of the field that it leads to is typed over, and nothing of what is typed is.
#[test]
fn what_is_typed_after_shift_and_tab_is_all_in_the_field_before() {
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    let back = pressed((Modifiers::SHIFT, Key::Tab));
    let keys = pressed(INSERT).into_iter().chain(typed("Soup\tSO-1")).chain(back);
    person.bursts(keys.chain(typed("Soap")).chain(pressed(CONTROL_S)));
    person.waits("the product", |person| products(person).iter().any(|one| one.starts_with("Soap SO-1")));
}

#[test]
fn what_is_typed_after_the_shortcut_is_of_the_next_form() {
    let mut person = Person::at_a_shop();
    person.goes_to("Purchases");
    let first = typed("5 nov\nAcme\nunited k\nA-2\n1234.54\n20");
    let keys = pressed(INSERT).into_iter().chain(first).chain(pressed(CONTROL_ENTER));
    person.bursts(keys.chain(typed("6 nov\nacme\nA-3\n10")).chain(pressed(CONTROL_S)));
    person.waits("two purchases", |person| purchases(person).len() == 2);
    let mut all = purchases(&person);
    all.sort();
    assert_eq!(all, ["Acme A-2 1234.54 246.91", "Acme A-3 10.00 2.00"]);
}

/// A dialog or another form: how it is opened, with the keyboard in its field.
struct Dialog {
    name: &'static str,
    opens: fn() -> Person,
    /// What is typed, in one frame with the shortcut.
    text: &'static str,
    /// What is on screen then.
    sees: &'static str,
}

/// At the shop with this dialog, whose field is emptied.
fn at(command: &str, field: &str) -> Person {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.asks_for(command);
    person.fills(field, "");
    person
}

fn written(person: &mut Person, field: &str, file: &str) {
    let path = person.folder().join(file).display().to_string();
    person.fills(field, &path);
}

fn reopening() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        let period = TaxPeriod::parse("2026-10").unwrap();
        engine.apply(&Change::Period(PeriodChange::Close { period, early: true }), owner, now()).unwrap();
    });
    person.sees("Net sales 70.00");
    person.asks_for("Close a period");
    person.clicks("October 2026, closed 20 Nov 2026 by owner");
    person.sees("Reopen October 2026");
    person.fills("Why it is reopened", "");
    person
}

fn renaming() -> Person {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.clicks("Books, 0 rates");
    person.presses(Key::F2);
    person.sees("Rename “Books”");
    person
}

fn exporting() -> Person {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.presses(Key::Tab);
    person.presses_control(Key::P);
    person.sees("What: Sales");
    let folder = person.folder().display().to_string();
    person.fills("File to write", &format!("{folder}/"));
    person
}

fn setting_a_password() -> Person {
    let mut person = at("Users", "Name of the new user");
    person.clicks("owner, administrator");
    person.clicks("Set password");
    person
}

const DIALOGS: [Dialog; 12] = [
    Dialog { name: "rename a class", opens: renaming, text: "Booklets", sees: "Booklets, 0 rates" },
    Dialog { name: "export", opens: exporting, text: "figures.pdf", sees: "figures.pdf" },
    Dialog {
        name: "a password",
        opens: setting_a_password,
        text: "correct horse",
        sees: "owner has a new password.",
    },
    Dialog {
        name: "a new user",
        opens: || at("Users", "Name of the new user"),
        text: "Bertram",
        sees: "Bertram is shop manager now.",
    },
    Dialog {
        name: "a key",
        opens: || at("API keys", "What the key is for"),
        text: "Books",
        sees: "A key for owner",
    },
    Dialog { name: "reopen", opens: reopening, text: "A refund is missing", sees: "October 2026 is open" },
    Dialog {
        name: "preferences",
        opens: || at("Preferences", "Name"),
        text: "Harbourside",
        sees: "Settings saved",
    },
    Dialog {
        name: "import",
        opens: || at("Import", "Path of a file to import"),
        text: "/nowhere/orders.csv",
        sees: "there is no such file. Check how its name is written",
    },
    Dialog {
        name: "a preset",
        opens: || at("Add rates of a country", "Find a country"),
        text: "Austria",
        sees: "Only standard rates",
    },
    Dialog {
        name: "a backup in a file",
        opens: || {
            let mut person = Person::at_a_shop();
            person.asks_for("Backups");
            person.clicks("Restore from a file…");
            person
        },
        text: "/nowhere/backup.tillbook",
        sees: "/nowhere/backup.tillbook",
    },
    Dialog {
        name: "a shop file",
        opens: || {
            let mut person = Person::without_a_shop();
            person.fills("Path of a shop file", "");
            person
        },
        text: "/nowhere/shop.tillbook",
        sees: "There is no shop file at",
    },
    Dialog {
        name: "a new shop",
        opens: || {
            let mut person = Person::without_a_shop();
            person.presses_control(Key::N);
            person.fills("Country", "Switzerland");
            person.presses(Key::Tab);
            person
        },
        text: "Alpine",
        sees: "Alpine",
    },
];

#[test]
fn a_dialog_does_its_main_thing_with_all_that_was_typed() {
    for Dialog { name, opens, text, sees } in DIALOGS {
        for shortcut in [ENTER, CONTROL_ENTER] {
            let mut person = opens();
            person.bursts(typed(text).into_iter().chain(pressed(shortcut)));
            person.sees_part(sees);
            // A shop that has just been opened waits for a first Tab.
            let is_opened =
                |person: &Person| person.window.query_all_by_label("All changes saved").next().is_some();
            person.waits(name, |person| person.focused().is_some() || is_opened(person));
        }
    }
}

#[test]
fn ctrl_enter_presses_the_main_button_wherever_the_keyboard_is() {
    for (command, keys, sees) in [
        ("What's new", 0, "Net sales 70.00"),
        ("API keys", 2, "A key for owner"),
        ("Export as CSV", 2, "Exported to "),
    ] {
        let mut person = Person::at_a_shop();
        person.sees("Net sales 70.00");
        person.asks_for(command);
        (0..keys).for_each(|_| person.presses(Key::Tab));
        if command == "Export as CSV" {
            written(&mut person, "File to write", "sales.csv");
            person.presses(Key::Tab);
        }
        person.presses_with(Modifiers::COMMAND, Key::Enter);
        person.sees_part(sees);
    }
}

#[test]
fn the_keyboard_is_somewhere_after_every_step_and_back_where_it_was() {
    let dialogs = [
        ("Handbook", "First steps"),
        ("Keyboard shortcuts", "Everywhere"),
        ("What's new", "What's new"),
        ("About Tillbook", "About Tillbook"),
        ("Preferences", "This shop, for everybody"),
        ("Users", "New user"),
        ("API keys", "A new key"),
        ("Close a period", "Half-years"),
        ("Backups", "In the shop now"),
        ("Switch user", "Switch user"),
        ("Import", "Choose files"),
        ("Add rates of a country", "All of the European Union, For distance sales, with Northern Ireland"),
        ("Export", "File to write"),
    ];
    let mut person = Person::at_a_shop();
    person.goes_to("Products");
    person.sees("Enamel mug, 1, Standard rate, 3, 75.00");
    person.presses_control(Key::F);
    person.presses(Key::ArrowDown);
    for (command, shown) in dialogs {
        assert_eq!(person.focused().as_deref(), Some("products"), "{command}");
        person.asks_for(command);
        let is_shown = |person: &Person| person.window.query_all_by_label(shown).next().is_some();
        // It has the keyboard from its second frame on.
        person.waits(command, |person| is_shown(person) && person.focused().as_deref() != Some("products"));
        person.waits(command, |person| person.focused().is_some());
        for step in 0..24 {
            assert_ne!(person.focused(), None, "{command}, step {step}");
            assert_ne!(person.focused().as_deref(), Some("products"), "{command}, step {step}");
            person.presses(Key::Tab);
        }
        person.presses_with(Modifiers::SHIFT, Key::Tab);
        assert_ne!(person.focused(), None, "{command}, back");
        person.presses(Key::Escape);
        person.waits(command, |person| !is_shown(person));
        person.waits(command, |person| person.focused().as_deref() == Some("products"));
    }
}

#[test]
fn the_dialog_of_a_tab_gives_the_keyboard_back() {
    let mut person = Person::at_a_shop();
    person.goes_to("Tax classes");
    person.clicks("Books, 0 rates");
    person.presses(Key::Tab);
    let before = person.focused();
    assert_ne!(before, None);
    person.presses(Key::F2);
    person.sees("Rename “Books”");
    person.presses(Key::Escape);
    person.sees_no("Rename “Books”");
    person.waits("the keyboard", |person| person.focused() == before);
}

#[test]
fn the_menu_of_a_row_and_what_it_opens_give_the_keyboard_back_to_the_list() {
    let mut person = Person::at_a_shop();
    let is_at_list = |person: &Person| person.focused().as_deref() == Some("Orders");
    person.presses_control(Key::Num4);
    person.waits("the list", is_at_list);
    for keys in [&[Key::Escape][..], &[Key::ArrowDown, Key::ArrowDown, Key::Enter, Key::Escape]] {
        person.presses_with(Modifiers::SHIFT, Key::F10);
        person.sees("Set to pending");
        for key in keys {
            person.waits_for_rest();
            person.presses(*key);
        }
        person.sees_no("Set to pending");
        person.waits("the keyboard", is_at_list);
    }
}

#[test]
fn escape_in_a_list_leaves_the_keyboard_there() {
    let mut person = Person::at_a_shop();
    for (key, list) in [(Key::Num4, "Orders"), (Key::Num5, "products")] {
        person.presses_control(key);
        person.waits(list, |person| person.focused().as_deref() == Some(list));
        person.waits_for_rest();
        person.presses(Key::Escape);
        person.waits_for_rest();
        assert_eq!(person.focused().as_deref(), Some(list));
    }
}

#[test]
fn a_new_shop_is_typed_and_left_by_keys_alone() {
    let mut person = Person::without_a_shop();
    person.presses_control(Key::N);
    person.fills("Country", "germ");
    person.presses(Key::Enter);
    assert_eq!(person.reads("Country"), "Germany");
    assert_eq!(person.focused().as_deref(), Some("Country"));
    person.presses(Key::Tab);
    assert_eq!(person.focused().as_deref(), Some("Name of the shop"));
    person.types("Corner shop");
    // Esc closes the list of a field, then asks before what was typed is dropped.
    person.presses(Key::Tab);
    person.types("pou");
    person.sees("British pound, GBP");
    person.presses(Key::Escape);
    person.sees_no("British pound, GBP");
    assert_eq!(person.focused().as_deref(), Some("Currency"));
    person.presses(Key::Escape);
    person.sees("Leave the new shop?");
    assert_eq!(person.focused().as_deref(), Some("Stay"));
    person.presses(Key::Escape);
    person.sees_no("Leave the new shop?");
    assert_eq!(person.reads("Name of the shop"), "Corner shop");
    person.waits("the keyboard", |person| person.focused().as_deref() == Some("Currency"));
    // A dialog above it is closed alone.
    person.clicks("Open source licences");
    person.sees("IBM Plex Sans, typeface, OFL-1.1");
    person.presses(Key::Escape);
    person.sees_no("IBM Plex Sans, typeface, OFL-1.1");
    person.sees_no("Leave the new shop?");
    assert_eq!(person.reads("Name of the shop"), "Corner shop");
    person.presses(Key::Escape);
    person.clicks_on(Role::Button, "Leave");
    person.sees("How would you like to start?");
    // Nothing is asked where nothing was typed.
    person.presses_control(Key::N);
    person.sees("Start a new shop");
    person.presses(Key::Escape);
    person.sees("How would you like to start?");
}

#[test]
fn esc_closes_the_topmost_dialog_alone() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.asks_for("Users");
    person.clicks("owner, administrator");
    person.clicks("Remove user");
    person.sees("Remove owner?");
    assert_eq!(person.focused().as_deref(), Some("Keep"));
    person.presses(Key::Escape);
    person.sees_no("Remove owner?");
    person.sees("New user");
    person.presses(Key::Escape);
    person.sees_no("New user");
    person.sees("Net sales 70.00");
}

//! Invoices: issued from an order, taken back and corrected there, and listed with what is unpaid.

use domain::access::Actor;
use domain::field::Value;
use domain::invoice::settings::InvoiceSettings;
use domain::money::Money;
use domain::order::Refund;
use domain::places::address::Address;
use domain::rate::RateInput;
use domain::shop::settings::Shop;
use domain::time::{Day, Instant};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::{Change, Engine, InvoiceChange, OrderChange, TaxRateChange};

use super::person::{Person, now};

const SECOND: &str = "4 Nov 11:00, order 2, No customer United Kingdom, Completed, 40.00";

/// A shop in this country that says of itself what the law asks for.
fn invoicing(engine: &mut Engine, owner: &Actor, country: &str) {
    let was = engine.shop().unwrap();
    let address = Address { city: "London".to_owned(), ..Address::of_country(country) };
    let invoices = InvoiceSettings {
        legal_name: "Mugs Ltd".to_owned(),
        street: "1 High St".to_owned(),
        vat_number: "GB123456789".to_owned(),
        ..was.invoices.clone()
    };
    engine.apply(&Change::settings(Shop { address, invoices, ..was }, None), owner, now()).unwrap();
    // The orders are charged tax on all of their amounts, and shipping is from now on.
    let input = RateInput { shipping: Some(Value::Bool(true)), ..RateInput::default() };
    engine.apply(&Change::TaxRate(TaxRateChange::Edit { id: "1".to_owned(), input }), owner, now()).unwrap();
    for number in ["1", "2", "3"] {
        let mut order = engine.order(owner, number).unwrap().unwrap();
        let shipping = std::mem::take(&mut order.shipping);
        for item in &mut order.items {
            item.total = item.total.plus(shipping).unwrap();
            "Mug".clone_into(&mut item.name);
        }
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
    }
}

fn issues(engine: &mut Engine, owner: &Actor, orders: &[&str]) {
    let orders = orders.iter().map(|&order| order.to_owned()).collect();
    let change = Change::Invoice(InvoiceChange::Issue { orders, language: "en".to_owned() });
    engine.apply(&change, owner, now()).unwrap();
}

/// The numbers of the documents, the latest first.
fn numbers(person: &Person) -> Vec<String> {
    let (engine, owner) = person.engine();
    engine.invoices(&owner).unwrap().into_iter().map(|one| one.number).collect()
}

fn at_the_second_order(mut person: Person) -> Person {
    person.goes_to("Orders");
    person.clicks(SECOND);
    person.sees("Order 2");
    person
}

fn opens_its_invoice(person: &mut Person) {
    person.clicks("More with this order");
    person.clicks("Invoice…");
}

#[test]
fn an_order_gets_an_invoice_which_is_taken_back_by_another_number() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| invoicing(engine, owner, "GB")));
    opens_its_invoice(&mut person);
    // The page as it is printed, which is read as one text.
    person.sees_part("Mugs Ltd\n1 High St");
    person.sees("This is not legal advice.");
    person.clicks("Issue invoice 2026-0001");
    person.sees("Invoice 2026-0001 issued");
    person.sees("XRechnung of 2026-0001");
    person.clicks("Cancel by credit note…");
    person.sees("Credit note 2026-0002 cancels what is left of the invoice. Both stay in the books.");
    person.clicks("Cancel by credit note");
    person.sees("Cancelled by Credit note 2026-0002");
    person.sees_no("Undo");
    person.sees("Issue invoice 2026-0003");
    assert_eq!(numbers(&person), ["2026-0002", "2026-0001"]);
}

/// Issues the invoice of the first order so many days from now.
fn issues_days_from_now(engine: &mut Engine, owner: &Actor, days: i64) {
    let at = Instant::from_seconds(now().seconds() + days * 86_400);
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "en".to_owned() });
    engine.apply(&change, owner, at).unwrap();
}

#[test]
fn a_day_long_after_the_last_invoice_is_asked_about() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues_days_from_now(engine, owner, -40);
    }));
    opens_its_invoice(&mut person);
    person.sees_part("If the clock is wrong, set it right first.");
    assert_eq!(person.focused().as_deref(), Some("Today is right"));
    person.presses(Key::Enter);
    person.clicks("Issue invoice 2026-0003");
    person.sees("Invoice 2026-0003 issued");
}

#[test]
fn a_series_that_is_ahead_is_left_for_another_one_by_keys_alone() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues_days_from_now(engine, owner, 20);
    }));
    opens_its_invoice(&mut person);
    person.sees_part("go on in another series");
    person.types("B-");
    person.presses(Key::Tab);
    person.types("The clock was ahead");
    person.presses(Key::Enter);
    person.clicks("Issue invoice B-0001");
    person.sees("Invoice B-0001 issued");
    assert!(
        person.steps().iter().any(|step| step.ends_with("B-: The clock was ahead")),
        "{:?}",
        person.steps()
    );
}

#[test]
fn what_an_invoice_lacks_leads_to_where_it_is_written() {
    let mut person = at_the_second_order(Person::at_a_shop());
    opens_its_invoice(&mut person);
    person.sees("The shop's legal name is missing");
    person.clicks_last(Role::Button, "Preferences");
    person.fills("Legal name", "Mugs Ltd");
    person.clicks("Save settings");
    // The invoice is looked at again.
    person.sees_part("Mugs Ltd");
    person.sees("The shop's street is missing");
    person.sees_no("The shop's legal name is missing");
    // The keyboard is at what is missing.
    for (field, text) in [("Street", "1 Quay Street"), ("Country", "GB"), ("City", "Leeds")] {
        person.waits("the invoice", |person| {
            person.window.query_all_by_role_and_label(Role::Button, "Preferences").next().is_some()
        });
        person.clicks_last(Role::Button, "Preferences");
        person.waits(field, |person| person.focused().as_deref() == Some(field));
        person.types(text);
        person.clicks("Save settings");
    }
    person.sees("Issue invoice 2026-0001");
    person.sees_no("The shop's city is missing");
}

#[test]
fn an_invoice_that_undo_cancelled_has_no_redo() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues(engine, owner, &["2"]);
    }));
    person.presses_control(Key::Z);
    person.sees("Not undone yet: Issue invoice 2026-0001. Undo once more to undo it");
    person.presses_control(Key::Z);
    person.sees_part("cancelled by credit note 2026-0002");
    person.waits_for_rest();
    person.sees_no("Redo");
}

#[test]
fn that_this_is_no_legal_advice_is_said_once() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| invoicing(engine, owner, "GB")));
    opens_its_invoice(&mut person);
    person.sees("This is not legal advice.");
    person.presses(Key::Escape);
    opens_its_invoice(&mut person);
    person.sees("Issue invoice 2026-0001");
    person.sees_no("This is not legal advice.");
}

#[test]
fn a_country_with_a_system_of_its_own_is_refused_with_its_name() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| invoicing(engine, owner, "ES")));
    opens_its_invoice(&mut person);
    person.sees_part("Invoices of shops in Spain are issued through Veri*factu");
    person.sees_no("This is not legal advice.");
}

#[test]
fn an_order_is_corrected_with_its_invoice() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues(engine, owner, &["2"]);
    }));
    person.sees("Invoice 2026-0001 of 20 Nov 2026");
    person.fills("Shipping", "5");
    person.presses_control(Key::S);
    person.clicks("Save with a credit note and a new invoice");
    person.sees("Invoice 2026-0003 of 20 Nov 2026");
    assert_eq!(numbers(&person), ["2026-0003", "2026-0002", "2026-0001"]);
}

#[test]
fn a_refund_without_a_credit_note_gets_it() {
    let mut person = Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues(engine, owner, &["2"]);
        // As an import brings it.
        let mut order = engine.order(owner, "2").unwrap().unwrap();
        let amount = Money::parse("4").unwrap();
        order.refunds.push(Refund { amount, refunded_at: order.placed_at, ..Refund::default() });
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
    });
    person.goes_to("Orders");
    person.clicks(&SECOND.replace("Completed", "Part refunded"));
    person.sees("Order 2");
    opens_its_invoice(&mut person);
    person.sees("A refund of it has no credit note yet.");
    person.clicks("Issue credit note 2026-0002");
    person.sees("Credit note 2026-0002 issued");
    person.sees_no("Undo");
    person.sees("Cancel by credit note…");
    assert_eq!(numbers(&person), ["2026-0002", "2026-0001"]);
}

/// What is numbered is not undone, so that is not offered.
#[test]
fn a_refund_of_an_invoiced_order_says_that_it_issues_a_credit_note() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues(engine, owner, &["2"]);
    }));
    person.clicks_on(Role::Button, "Refund");
    person.sees("To refund £40.00");
    assert_eq!(person.focused().as_deref(), Some("Reason of the refund"));
    person.types("Chipped");
    person.presses(Key::Enter);
    assert_eq!(person.focused().as_deref(), Some("Refund and issue credit note"));
    person.presses(Key::Enter);
    person.sees("Refunded, with credit note 2026-0002");
    person.sees_no("Undo");
    assert_eq!(numbers(&person), ["2026-0002", "2026-0001"]);
}

#[test]
fn several_orders_get_invoices_in_one_step() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| invoicing(engine, owner, "GB")));
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.sees("2 orders selected");
    person.clicks("Issue invoices…");
    person.sees("2 orders get an invoice, in one step.");
    // The first one has a refund, which gets a credit note.
    person.clicks("Issue 2 invoices");
    person.waits("the file", |person| numbers(person).len() == 3);
}

#[test]
fn the_list_says_what_is_unpaid_until_its_payment_is_noted() {
    let mut person = Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues(engine, owner, &["2", "3"]);
    });
    person.goes_to("Invoices");
    person.sees_part("2 of 2 invoices");
    person.sees_part("unpaid since 20 Nov 2026");
    person.fills("Paid on", "20 nov 2026");
    person.presses(Key::Enter);
    person.waits("the file", |person| {
        let (engine, owner) = person.engine();
        engine.invoices(&owner).unwrap().iter().filter(|one| one.paid_on.is_some()).count() == 1
    });
    person.clicks_on(Role::RadioButton, "Unpaid");
    person.sees_part("1 of 2 invoices");
}

/// At the list of invoices with its three documents selected: two of them are unpaid.
fn selects_three() -> Person {
    let mut person = Person::with_shop(|engine, owner| {
        invoicing(engine, owner, "GB");
        issues(engine, owner, &["2", "3"]);
        // The first one has a refund, which gets a credit note.
        issues(engine, owner, &["1"]);
        let paid = Change::Invoice(InvoiceChange::SetPaid {
            number: "2026-0002".to_owned(),
            on: Day::parse("2026-11-18"),
        });
        engine.apply(&paid, owner, now()).unwrap();
    });
    person.goes_to("Invoices");
    person.sees_part("unpaid since 20 Nov 2026");
    let first = person.rows().into_iter().find(|row| row.starts_with("2026-0003")).unwrap();
    person.clicks(&first);
    for _ in 0..2 {
        person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    }
    person.sees_part("3 invoices selected");
    person
}

#[test]
fn several_invoices_show_their_sum_and_are_noted_as_paid_in_one_step() {
    let mut person = selects_three();
    person.sees("3 invoices selected · £138.00 · £92.00 open");
    person.clicks("Paid on…");
    person.sees("Payment of 2 invoices");
    assert_eq!(person.focused().as_deref(), Some("Paid on"));
    assert_eq!(person.reads("Paid on"), "20 Nov 2026");
    person.types("31 nov");
    person.presses(Key::Enter);
    person.sees("This is not a date. Write it like 19 Nov 2026");
    person.fills("Paid on", "19 nov");
    person.presses(Key::Enter);
    person.sees("Payment of 2 invoices noted");
    let paid = |person: &Person| {
        let (engine, owner) = person.engine();
        let all = engine.invoices(&owner).unwrap();
        all.iter()
            .rev()
            .map(|one| one.paid_on.map(|day| day.to_string()).unwrap_or_default())
            .collect::<Vec<_>>()
    };
    assert_eq!(paid(&person), ["2026-11-19", "2026-11-18", "2026-11-19", ""]);
    assert_eq!(person.steps()[0], "Payment of 2 invoices noted");
    person.clicks_on(Role::Button, "Undo");
    person.waits("the file", |person| paid(person) == ["", "2026-11-18", "", ""]);
}

#[test]
fn several_invoices_are_saved_as_pdf_into_a_folder() {
    let mut person = selects_three();
    let folder = person.folder().join("sent");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("2026-0002.pdf"), "mine").unwrap();
    person.clicks("Save PDFs…");
    person.sees("3 PDFs, each named after its number.");
    assert_eq!(person.focused().as_deref(), Some("Folder to write to"));
    person.fills("Folder to write to", folder.to_str().unwrap());
    person.presses(Key::Enter);
    person.sees("Some of these files are there already. Replace them, or choose another folder.");
    assert_eq!(std::fs::read(folder.join("2026-0002.pdf")).unwrap(), b"mine");
    assert!(!folder.join("2026-0001.pdf").exists());
    let other = folder.join("other");
    person.fills("Folder to write to", other.to_str().unwrap());
    person.presses(Key::Enter);
    person.sees(&format!("3 PDFs saved in {}", other.display()));
    for number in ["2026-0001", "2026-0002", "2026-0003"] {
        assert!(std::fs::read(other.join(format!("{number}.pdf"))).unwrap().starts_with(b"%PDF"), "{number}");
    }
    // What was chosen last is proposed the next time.
    person.clicks("Save PDFs…");
    assert_eq!(person.reads("Folder to write to"), other.display().to_string());
    person.presses(Key::Enter);
    person.clicks("Replace them");
    person.sees(&format!("3 PDFs saved in {}", other.display()));
}

/// By Enter in the field and by its button; Esc and Cancel leave it as it was.
#[test]
fn the_day_of_payment_that_is_typed_in_the_dialog_is_kept() {
    for leaves in ["Enter", "Save", "Cancel"] {
        let mut person = at_the_second_order(Person::with_shop(|engine, owner| {
            invoicing(engine, owner, "GB");
            issues(engine, owner, &["2"]);
        }));
        opens_its_invoice(&mut person);
        person.fills("Paid on", "someday");
        person.presses(Key::Enter);
        person.sees("This is not a date. Write it like 19 Nov 2026");
        person.fills("Paid on", "20 nov 2026");
        if leaves == "Enter" {
            person.presses(Key::Enter);
        } else {
            person.clicks(leaves);
        }
        person.waits_for_rest();
        person.sees_no("Cancel by credit note…");
        let (engine, owner) = person.engine();
        let paid_on = engine.invoices(&owner).unwrap()[0].paid_on;
        assert_eq!(paid_on, Day::parse("2026-11-20").filter(|_| leaves != "Cancel"), "{leaves}");
    }
}

/// By keys alone, from the dialog of the first invoice.
#[test]
fn a_series_begins_after_the_numbers_of_another_program() {
    let mut person = at_the_second_order(Person::with_shop(|engine, owner| invoicing(engine, owner, "GB")));
    opens_its_invoice(&mut person);
    person.clicks("Begin at another number…");
    person.sees("First number");
    person.types("347");
    person.presses(Key::Tab);
    person.types("Moved here in November");
    person.presses(Key::Enter);
    person.clicks("Issue invoice 2026-0347");
    person.sees("Cancel by credit note…");
    person.sees_no("Begin at another number…");
    assert_eq!(numbers(&person), ["2026-0347"]);
    assert!(
        person.steps().iter().any(|step| step.ends_with("347: Moved here in November")),
        "{:?}",
        person.steps()
    );
}

/// In Preferences, by a click; the words are those of the law, and can be written anew.
#[test]
fn a_small_business_ticks_that_it_charges_no_tax() {
    let mut person = Person::with_shop(|engine, owner| invoicing(engine, owner, "DE"));
    person.window.set_size(egui::vec2(1280.0, 1600.0));
    person.presses_control(Key::Comma);
    person.clicks_on(Role::CheckBox, "Charges no tax, and says so on invoices");
    person.sees("In these words");
    person.clicks("Save settings");
    person.sees("Settings saved");
    let words = |person: &Person| person.engine().0.shop().unwrap().invoices.small_business;
    person.waits("the words", |person| words(person).contains("§ 19 UStG"));
    person.waits_for_rest();
    person.fills("In these words", "Kein Ausweis von Umsatzsteuer (§ 19 UStG)");
    person.clicks("Save settings");
    person.waits("other words", |person| words(person).starts_with("Kein Ausweis"));
}

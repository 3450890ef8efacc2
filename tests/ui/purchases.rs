//! The Purchases tab: the list, and the form that is typed from end to end without the pointer.

use std::fs;
use std::path::Path;

use domain::access::Actor;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::{money::Money, percent::Percent};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use engine::{Change, Engine, PeriodChange, PurchaseChange, PurchaseEdit, PurchaseQuery};

use super::person::{Person, now};

/// Adds two purchases.
pub(crate) fn buy(engine: &mut Engine, owner: &Actor) {
    for (day, name, country, document, kind, deductible) in [
        ("2026-11-02", "Acme Ltd", "GB", "A-1", PurchaseKind::Goods, "100"),
        ("2026-10-09", "Web Host Ltd", "GB", "77", PurchaseKind::Services, "50"),
    ] {
        let supplier = Supplier { name: name.to_owned(), country: country.to_owned(), ..Supplier::default() };
        let line = PurchaseLine {
            net: Money::parse("50").unwrap(),
            tax: Money::parse("10").unwrap(),
            rate: Percent::parse("20").ok(),
            kind,
            deductible: Percent::parse(deductible).unwrap(),
            ..PurchaseLine::default()
        };
        let purchase = Purchase {
            date: Day::parse(day).unwrap(),
            document: document.to_owned(),
            lines: vec![line],
            ..Purchase::default()
        };
        let edit = PurchaseEdit::of(SupplierPurchase { supplier, purchase }, None);
        engine.apply(&Change::Purchase(PurchaseChange::Save(Box::new(edit))), owner, now()).unwrap();
    }
}

/// A shop in this country, with a purchase from a supplier in Germany and one from a supplier in Britain.
fn shop_in(country: &'static str, work: impl FnOnce(&mut Engine)) -> Person {
    Person::with_shop(|engine, owner| {
        let mut shop = engine.shop().unwrap();
        country.clone_into(&mut shop.address.country);
        engine.apply(&Change::settings(shop, None), owner, now()).unwrap();
        buy(engine, owner);
        work(engine);
    })
}

fn close_october(engine: &mut Engine) {
    let owner = engine.owner().unwrap();
    let period = TaxPeriod::parse("2026-10").unwrap();
    engine.apply(&Change::Period(PeriodChange::Close { period, early: true }), &owner, now()).unwrap();
}

fn at_the_purchases() -> Person {
    let mut person = shop_in("GB", |_| {});
    person.goes_to("Purchases");
    person.sees_part("2 of 2 purchases");
    person
}

fn purchases(person: &Person) -> Vec<SupplierPurchase> {
    let (engine, owner) = person.engine();
    let all = PurchaseQuery { limit: 100, ..PurchaseQuery::default() };
    engine.purchases(&owner, &all).unwrap().purchases
}

fn types_and_enters(person: &mut Person, texts: &[&str]) {
    for text in texts {
        person.types(text);
        person.presses(Key::Enter);
    }
}

#[test]
fn purchases_are_typed_one_after_the_other_by_keys_alone() {
    let mut person = at_the_purchases();
    person.sees("2 of 2 purchases · £100.00 net · £20.00 tax · £15.00 deductible");
    person.presses(Key::Insert);
    assert_eq!(person.focused().as_deref(), Some("Date of the document"));
    types_and_enters(&mut person, &["5 nov", "acm", "A-2"]);
    assert_eq!(person.reads("Supplier"), "Acme Ltd");
    assert_eq!(person.focused().as_deref(), Some("Net of line 1"));
    person.types("10.05");
    person.presses_control(Key::Enter);
    person.sees_part("3 of 3 purchases");
    // The next one has the date of the one before, and nothing else.
    assert_eq!(person.focused().as_deref(), Some("Date of the document"));
    assert_eq!(
        (person.reads("Date of the document"), person.reads("Supplier")),
        ("5 nov".into(), String::new())
    );
    // The tax is corrected by a cent, the next line comes by itself, and an empty one ends them.
    types_and_enters(&mut person, &["6 nov", "web", "78", "100", "", "20.01", "30", "5", "", ""]);
    assert_eq!(person.focused().as_deref(), Some("Paid on"));
    person.sees_part("As on 77 of 9 Oct 2026");
    types_and_enters(&mut person, &["7 nov"]);
    person.types("hosting");
    person.presses(Key::Enter);
    person.sees_part("4 of 4 purchases");
    let all = purchases(&person);
    let [host, acme] = [&all[0].purchase, &all[1].purchase];
    assert_eq!((acme.document.as_str(), acme.date), ("A-2", Day::parse("2026-11-05").unwrap()));
    assert_eq!((acme.lines[0].net, acme.lines[0].tax), (money("10.05"), money("2.01")));
    let of_line = |at: usize| {
        let line = &host.lines[at];
        (line.net, line.tax, line.rate.unwrap().to_short_text(), line.kind, line.deductible.to_short_text())
    };
    let services = PurchaseKind::Services;
    assert_eq!(of_line(0), (money("100"), money("20.01"), "20".into(), services, "50".into()));
    assert_eq!(of_line(1), (money("30"), money("1.50"), "5".into(), services, "50".into()));
    assert_eq!((host.lines.len(), host.note.as_str()), (2, "hosting"));
    assert_eq!(host.paid_on, Day::parse("2026-11-07"));
    assert_eq!(person.steps()[..2], ["Add purchase 78 of Web Host Ltd", "Add purchase A-2 of Acme Ltd"]);
}

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

#[test]
fn a_new_supplier_comes_with_its_country_and_says_who_owes_the_tax() {
    let mut person = shop_in("FR", |_| {});
    person.goes_to("Purchases");
    person.sees_part("2 of 2 purchases");
    person.presses(Key::Insert);
    types_and_enters(&mut person, &["", "Bauer"]);
    assert_eq!(person.focused().as_deref(), Some("Country of the new supplier"));
    types_and_enters(&mut person, &["germ", "R-9", "200", "20"]);
    person.sees_part("EU acquisition of goods, since the supplier is in Germany");
    person.sees("Tax that the shop owes");
    person.sees("£40.00");
    // Services are taxed where the shop is too, as reverse charge.
    person.fills("Kind of line 1", "s");
    person.presses(Key::Enter);
    person.sees_part("Reverse charge of services, since the supplier is in Germany");
    person.fills("Kind of line 1", "goods");
    person.presses_control(Key::S);
    person.sees_part("3 of 3 purchases");
    let all = purchases(&person);
    let bauer = all.iter().find(|one| one.supplier.name == "Bauer").unwrap();
    assert_eq!(bauer.supplier.country, "DE");
    assert_eq!(bauer.purchase.lines[0].treatment, PurchaseTreatment::EuAcquisition);
    assert_eq!(bauer.purchase.lines[0].tax, money("40"));
}

#[test]
fn goods_from_abroad_are_imports() {
    for (home, proposed, tax) in [
        ("FR", "Customs import of goods, since the supplier is in China", "Tax paid to customs"),
        ("GB", "Postponed import of goods, since the supplier is in China", "Tax that the shop owes"),
    ] {
        let mut person = shop_in(home, |_| {});
        person.goes_to("Purchases");
        person.sees_part("2 of 2 purchases");
        person.presses(Key::Insert);
        types_and_enters(&mut person, &["", "Li", "china", "R-9", "200", "20", "48.50"]);
        person.sees_part(proposed);
        person.sees(tax);
        person.presses_control(Key::S);
        person.sees_part("3 of 3 purchases");
        let line = purchases(&person)
            .into_iter()
            .find_map(|one| (one.supplier.name == "Li").then(|| one.purchase.lines[0].clone()));
        assert_eq!(
            line.map(|line| (line.tax, line.charged().unwrap())),
            Some((money("48.50"), money("200")))
        );
    }
}

#[test]
fn what_cannot_be_taken_is_said_at_its_field_and_stays() {
    let mut person = at_the_purchases();
    person.presses(Key::Insert);
    types_and_enters(&mut person, &["5 nov", "acm", "A-1"]);
    person.sees_part("Acme Ltd has A-1 already, of 2 Nov 2026");
    types_and_enters(&mut person, &["100", "20", "19"]);
    person.sees_part("The tax 19.00 is 1.00 less than 20% of 100.00, which is 20.00");
    person.presses_control(Key::S);
    assert_eq!(person.focused().as_deref(), Some("Document number"));
    assert_eq!(person.reads("Tax of line 1"), "19");
    person.types("A-9");
    // Another net amount takes a tax with it that was computed, and leaves one that was typed.
    person.fills("Tax of line 1", "");
    person.presses(Key::Delete);
    person.sees("£120.00");
    person.fills("Net of line 1", "200");
    person.presses(Key::Tab);
    person.sees("£240.00");
    person.presses_control(Key::S);
    person.sees_part("3 of 3 purchases");
    assert_eq!(purchases(&person).len(), 3);
}

#[test]
fn the_deductible_share_is_chosen_or_typed() {
    let mut person = at_the_purchases();
    person.clicks("9 Oct 2026, Web Host Ltd, 77, 50.00, 10.00");
    let share = "Deductible share of line 1";
    person.clicks_on(Role::TextInput, share);
    person.sees("100%");
    assert!(person.is_on(Role::ListBoxOption, "50%"));
    person.clicks_on(Role::ListBoxOption, "0%");
    assert_eq!(person.reads(share), "0%");
    person.clicks_on(Role::TextInput, share);
    person.clicks_on(Role::ListBoxOption, "Other…");
    person.waits("the field", |person| person.focused().as_deref() == Some(share));
    assert_eq!(person.reads(share), "");
    // A typed share is taken as it is, also where a usual one begins so.
    person.types("5");
    person.presses(Key::Enter);
    assert_eq!(person.reads(share), "5");
    person.presses_control(Key::S);
    person.sees_part("Purchase saved");
    assert_eq!(purchases(&person)[1].purchase.lines[0].deductible.to_short_text(), "5");
}

#[test]
fn a_saved_one_is_edited_deleted_and_brought_back() {
    let mut person = at_the_purchases();
    person.clicks("2 Nov 2026, Acme Ltd, A-1, 50.00, 10.00");
    person.fills("Net of line 1", "80");
    person.presses(Key::Tab);
    person.sees("£96.00");
    person.presses_control(Key::S);
    person.sees("2 Nov 2026, Acme Ltd, A-1, 80.00, 16.00");
    person.clicks("Delete");
    person.sees("Deleted “A-1”");
    person.sees_part("1 of 1 purchase");
    person.clicks_on(Role::Button, "Undo");
    person.sees("2 Nov 2026, Acme Ltd, A-1, 80.00, 16.00");
}

#[test]
fn the_list_is_filtered_by_text_and_days_and_from_its_supplier() {
    let mut person = at_the_purchases();
    person.presses_control(Key::F);
    person.types("host");
    person.sees_part("1 of 2 purchases · £50.00 net");
    person.presses_control(Key::A);
    person.presses(Key::Delete);
    person.sees_part("2 of 2 purchases");
    person.clicks("Dates: Any date");
    person.clicks("This month");
    person.sees_part("1 of 2 purchases · £50.00 net");
    person.goes_to("Suppliers");
    person.clicks("Web Host Ltd, United Kingdom");
    person.clicks("Purchases from this supplier");
    person.sees("No purchase matches");
    person.clicks("Show all");
    person.sees_part("2 of 2 purchases");
}

#[test]
fn a_purchase_of_a_closed_month_says_so_and_can_be_paid() {
    let mut person = shop_in("GB", close_october);
    person.goes_to("Purchases");
    person.clicks("9 Oct 2026, Web Host Ltd, 77, 50.00, 10.00");
    person.sees_part("October 2026 is closed: of this purchase only the payment and the note change.");
    person.fills("Paid on", "12 nov");
    person.presses_control(Key::S);
    person.sees_part("Purchase saved");
    assert_eq!(purchases(&person)[1].purchase.paid_on, Day::parse("2026-11-12"));
    person.presses(Key::Insert);
    types_and_enters(&mut person, &["9 oct", "acm", "A-5", "1"]);
    person.sees_part("October 2026 is closed: date this purchase in an open period.");
    person.presses_control(Key::S);
    assert_eq!(person.focused().as_deref(), Some("Date of the document"));
    assert_eq!(purchases(&person).len(), 2);
}

/// The choice comes with the first closed period, is kept with what was typed, and is in the file.
#[test]
fn a_purchase_names_the_closed_month_that_it_corrects() {
    let mut person = at_the_purchases();
    person.presses(Key::Insert);
    person.sees_no("Corrects no closed period");
    let mut person = shop_in("GB", close_october);
    person.goes_to("Purchases");
    person.presses(Key::Insert);
    types_and_enters(&mut person, &["5 nov", "acm", "A-2", "-10"]);
    person.clicks_on(Role::ComboBox, "Corrects no closed period");
    person.clicks_on(Role::MenuItemRadio, "Corrects October 2026");
    person.sees("Corrects October 2026");
    let mut person = person.reopens();
    person.goes_to("Purchases");
    person.presses(Key::Insert);
    person.sees("Corrects October 2026");
    person.waits_for_rest();
    person.presses_control(Key::S);
    person.sees_part("3 of 3 purchases");
    assert_eq!(purchases(&person)[0].purchase.corrects, TaxPeriod::parse("2026-10").ok());
}

/// Any two of net amount, rate and gross amount make the third.
#[test]
fn a_purchase_is_typed_by_its_gross_amount() {
    let mut person = at_the_purchases();
    person.presses(Key::Insert);
    types_and_enters(&mut person, &["5 nov", "acm", "A-2"]);
    person.fills("Gross of line 1", "12");
    person.sees("£12.00");
    person.sees("£10.00");
    // What was typed last stays, and what it makes follows.
    person.fills("Net of line 1", "11.43");
    person.sees("£0.57");
    person.presses_control(Key::S);
    person.sees_part("3 of 3 purchases");
    let line = purchases(&person)[0].purchase.lines[0].clone();
    assert_eq!((line.net, line.tax), (money("11.43"), money("0.57")));
    assert_eq!(line.rate.unwrap().to_short_text(), "5");
    person.fills("Gross of line 1", "21");
    person.sees("£21.00");
    person.fills("Rate or code of line 1", "20");
    person.sees("£17.50");
}

#[test]
fn what_was_typed_is_there_after_a_restart() {
    let mut person = at_the_purchases();
    person.presses(Key::Insert);
    types_and_enters(&mut person, &["5 nov", "acm", "A-2", "10"]);
    person.sees("1 purchase not saved");
    let mut person = person.reopens();
    person.goes_to("Purchases");
    person.sees("1 purchase not saved");
    person.presses(Key::Insert);
    assert_eq!((person.reads("Document number"), person.reads("Net of line 1")), ("A-2".into(), "10".into()));
    person.waits_for_rest();
    person.presses_control(Key::S);
    person.sees_part("3 of 3 purchases");
    let mut person = person.reopens();
    person.goes_to("Purchases");
    person.sees("3 of 3 purchases · £110.00 net · £22.00 tax · £17.00 deductible");
}

#[test]
fn who_may_not_see_reports_does_not_see_them() {
    let mut person = Person::acting_as("tam");
    person.goes_to("Purchases");
    person.sees("You may not see the purchases");
}

#[test]
fn the_palette_and_the_history_lead_to_purchases_and_suppliers() {
    let mut person = at_the_purchases();
    person.goes_to("History");
    person.clicks("20 Nov 14:32, owner, Add purchase 77 of Web Host Ltd, Applied");
    person.sees("Purchase 77 of Web Host Ltd added");
    person.sees("Supplier: Web Host Ltd");
    person.presses_control(Key::K);
    person.types("a-1");
    person.sees_part("A-1  Acme Ltd");
    person.presses(Key::Enter);
    person.sees("Document number");
    assert_eq!(person.reads("Document number"), "A-1");
    person.presses_control(Key::K);
    person.types("acme");
    person.sees_part("United Kingdom");
    person.presses(Key::Enter);
    person.sees("Name of the supplier");
    assert_eq!(person.reads("Name of the supplier"), "Acme Ltd");
}

#[test]
fn a_file_of_purchases_is_looked_at_imported_and_shown() {
    let mut person = at_the_purchases();
    let path = person.folder().join("bought.csv");
    std::fs::write(&path, "date,supplier,document,net,tax,rate\n2026-11-07,Acme Ltd,A-7,100,20,20\n")
        .unwrap();
    person.drops(path.to_str().unwrap());
    person.sees_part("A-7");
    person.imports();
    person.sees_part("3 of 3 purchases");
    person.sees("7 Nov 2026, Acme Ltd, A-7, 100.00, 20.00");
}

#[test]
fn a_file_with_headings_of_its_own_is_mapped_once() {
    let mut person = at_the_purchases();
    let path = person.folder().join("bank.csv");
    let row = "2026-11-08;Acme Ltd;B-1;50,00;20\n";
    std::fs::write(&path, format!("Tag;Empfänger;Beleg;Summe;Satz\n{row}")).unwrap();
    person.drops(path.to_str().unwrap());
    person.sees_part("The headings of this file are not known");
    person.clicks_last(Role::RadioButton, "Purchases");
    person.sees("The date, the supplier, the document number, an amount or the rate is missing.");
    for (heading, held, meaning) in [
        ("Tag", "Not read", "Date"),
        ("Empfänger", "Not read", "Supplier"),
        ("Beleg", "Not read", "Document number"),
        ("Summe", "Gross", "Net"),
    ] {
        person.clicks_on(Role::ComboBox, &format!("What {heading} holds: {held}"));
        person.clicks_on(Role::MenuItemRadio, meaning);
        person.sees(&format!("What {heading} holds: {meaning}"));
    }
    person.sees("What Satz holds: Rate in percent");
    person.clicks_on(Role::Button, "Show a preview");
    person.sees_part("1 new: 1 purchase");
    person.imports();
    person.sees_part("3 of 3 purchases");
    // The next file with these headings is understood at once.
    std::fs::write(&path, format!("Tag;Empfänger;Beleg;Summe;Satz\n{}", row.replace("B-1", "B-2"))).unwrap();
    person.drops(path.to_str().unwrap());
    person.sees_part("B-2");
    person.clicks("Change columns");
    person.sees("What Empfänger holds: Supplier");
}

#[test]
fn what_is_typed_within_the_frame_of_enter_goes_into_the_next_field() {
    let mut person = at_the_purchases();
    person.presses(Key::Insert);
    person.presses(Key::Enter);
    person.types("acm");
    person.window.key_press(Key::Enter);
    person.window.event(egui::Event::Text("7".to_owned()));
    person.window.step();
    person.types("022");
    assert_eq!(
        (person.reads("Supplier").as_str(), person.reads("Document number").as_str()),
        ("Acme Ltd", "7022")
    );
}

#[test]
fn no_menu_begins_at_a_removal_and_a_removed_line_comes_back() {
    let mut person = at_the_purchases();
    person.presses_with(Modifiers::SHIFT, Key::F10);
    person.waits("the export", |person| person.focused().as_deref() == Some("Export…"));
    person.presses(Key::Escape);
    person.fills("Net of line 2", "30");
    person.clicks_on(Role::TextInput, "Net of line 1");
    person.presses_control(Key::Delete);
    person.waits("the other line", |person| person.reads("Net of line 1") == "30");
    person.presses_control(Key::Z);
    person.waits("the line", |person| person.reads("Net of line 1") == "50.00");
    assert_eq!(person.reads("Net of line 2"), "30");
    assert_eq!(purchases(&person).len(), 2);
}

/// An electronic invoice of the cases, in pounds, in the folder of the person.
fn invoice(person: &Person, name: &str) -> String {
    let case = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/e_invoices").join(name);
    let text = fs::read_to_string(case).unwrap().replace("EUR", "GBP");
    let path = person.folder().join(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn a_dropped_invoice_becomes_a_purchase_and_its_file_is_read_and_saved() {
    let mut person = at_the_purchases();
    // High enough that nothing of the form needs scrolling.
    person.window.set_size(egui::vec2(1280.0, 1400.0));
    let path = invoice(&person, "two_rates.ubl.xml");
    person.drops(&path);
    person.sees_part("its buyer is Laden Beispiel DE111111125, and not this shop");
    person.clicks("For this shop");
    person.sees("2 new: 1 supplier, 1 purchase");
    person.imports();
    person.sees_part("Muster Papier GmbH");
    person.goes_to("Purchases");
    person.sees_part("3 of 3 purchases");
    let row = person.rows().into_iter().find(|row| row.contains("Muster Papier GmbH")).unwrap();
    person.clicks(&row);
    person.sees("What the invoice says");
    person.sees_part("Ware 1 & mehr");
    assert_eq!(person.reads("Due on"), "4 Nov 2026");
    assert_eq!(person.reads("Your order"), "B-77");
    person.clicks("Save the file two_rates.ubl.xml");
    let out = person.folder().join("out.xml");
    person.fills("File to write", &out.display().to_string());
    person.clicks_last(Role::Button, "Save");
    person.sees(&format!("Exported to {}", out.display()));
    assert_eq!(fs::read(out).unwrap(), fs::read(&path).unwrap());

    // A photograph that is dropped on it is kept with it.
    let scan = person.folder().join("scan.jpg");
    fs::write(&scan, b"\xff\xd8\xff\xe0 a photograph").unwrap();
    person.drops(&scan.display().to_string());
    person.sees("File attached");
    person.sees("scan.jpg");
    // The same file again changes nothing.
    person.drops(&path);
    person.sees_part("It would change nothing");
}

#[test]
fn several_purchases_are_noted_as_paid_in_one_step() {
    let mut person = at_the_purchases();
    let first = person.rows().into_iter().next().unwrap();
    person.clicks(&first);
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.sees_part("2 purchases selected");
    person.clicks("Paid on…");
    person.sees("Payment of 2 invoices");
    person.fills("Paid on", "19 nov");
    person.presses(Key::Enter);
    person.sees("Payment of 2 invoices noted");
    let paid =
        |person: &Person| purchases(person).iter().filter(|one| one.purchase.paid_on.is_some()).count();
    assert_eq!(paid(&person), 2);
    person.clicks("Unpaid");
    person.sees_part("0 of 2 purchases");
    person.clicks_on(Role::Button, "Undo");
    person.waits("the file", |person| paid(person) == 0);
}

//! What an import would do: counts that choose what is listed.

use egui::Key;
use egui::accesskit::Role;

use super::person::Person;

const HEADER: &str = "C,S,P,C,R,N,P,C,S,C\n";
const NEW: &str = "New, Line 3, tax rate, France · TVA, 20%";
const CHANGED: &str = "Changed, Line 2, tax rate, United Kingdom · VAT, rate 20% → 21%";
const REFUSED: &str = "Refused, Line 4, ";

/// At a file with a rate that changes, one that is new and one that is refused.
fn at_a_preview() -> Person {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    let rows = "GB,,,,21,VAT,1,0,1,\nFR,,,,20,TVA,1,0,1,\nFR,,,,x,TVA,1,0,1,\n";
    std::fs::write(&path, format!("{HEADER}{rows}")).unwrap();
    person.drops(&path.display().to_string());
    person.sees("1 new: 1 tax rate");
    person
}

#[test]
fn a_count_lists_only_what_it_counts_and_all_again() {
    let mut person = at_a_preview();
    person.sees(NEW);
    person.sees(CHANGED);
    person.sees_part(REFUSED);
    person.clicks_on(Role::Switch, "1 changed: 1 tax rate");
    person.sees(CHANGED);
    person.sees_no(NEW);
    assert!(person.is_on(Role::Switch, "1 changed: 1 tax rate"));
    person.clicks_on(Role::Switch, "1 new: 1 tax rate");
    person.sees(NEW);
    person.sees_no(CHANGED);
    assert!(!person.is_on(Role::Switch, "1 changed: 1 tax rate"));
    person.clicks_on(Role::Switch, "1 new: 1 tax rate");
    person.sees(CHANGED);
    assert!(!person.is_on(Role::Switch, "1 new: 1 tax rate"));
}

#[test]
fn counts_are_chosen_by_keys_and_none_that_counts_nothing() {
    let mut person = at_a_preview();
    for _ in 0..20 {
        person.presses(Key::Tab);
        let focused = person.focused().unwrap_or_default();
        assert_ne!(focused, "0 identical");
        if focused == "1 refused" {
            break;
        }
    }
    person.presses(Key::Space);
    person.sees_no(NEW);
    person.sees_part(REFUSED);
    // What was chosen stays so when the same files are looked at in another way.
    person.clicks_on(Role::RadioButton, "Only what is new");
    person.sees("1 conflicting: 1 tax rate");
    assert!(person.is_on(Role::Switch, "1 refused"));
    person.sees_no(NEW);
    person.clicks_on(Role::Switch, "1 conflicting: 1 tax rate");
    person.sees("Conflicting, Line 2, tax rate, the shop has 20% and keeps it; the file has 21%");
    person.clicks_on(Role::Switch, "1 conflicting: 1 tax rate");
    person.sees(NEW);
}

#[test]
fn the_lines_are_walked_by_keys_and_those_out_of_view_are_not_drawn() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    let rows: Vec<String> = (10_000..11_200).map(|at| format!("FR,,{at},,20,TVA,1,0,1,")).collect();
    std::fs::write(&path, format!("{HEADER}{}", rows.join("\n"))).unwrap();
    person.drops(&path.display().to_string());
    person.sees("1,200 new: 1,200 tax rates");
    person.sees("1,000 of 1,200 are listed.");
    person.clicks("New, Line 2, tax rate, France, 10000 · TVA, 20%");
    assert_eq!(person.focused().as_deref(), Some("What happens to each row"));
    person.presses(Key::End);
    person.sees("New, Line 1,001, tax rate, France, 10999 · TVA, 20%");
    person.sees_no("New, Line 2, tax rate, France, 10000 · TVA, 20%");
    person.presses(Key::Home);
    person.presses(Key::PageDown);
    assert!(person.is_on(Role::Row, "New, Line 13, tax rate, France, 10011 · TVA, 20%"));
}

#[test]
fn other_things_than_rates_are_named_too() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("orders.csv");
    let text = "order_number,order_date,status,order_total,item name,sku,quantity,item total\n\
                2,2026-11-04 11:00,completed,45.00,Tea towel,,5,45.00\n\
                R-9,2026-11-11 09:30,processing,8.50,Ribbon,,1,8.50\n";
    std::fs::write(&path, text).unwrap();
    person.drops(&path.display().to_string());
    person.sees("1 changed: 1 order");
    person.sees("New, order, R-9, 11 Nov 2026 09:30 · Processing · £8.50");
    person.sees("New, product, Ribbon");
    person.clicks_on(Role::Switch, "1 changed: 1 order");
    // Nothing that is lost by it is left out.
    person.sees(
        "Changed, order, 2, country United Kingdom → none · line 1 5 × Tea towel, £30.00 → 5 × Tea towel, £45.00 \
         · shipping £4.00 → none · tax £6.00 → none · total £40.00 → £45.00",
    );
    person.sees_no("New, product, Ribbon");
}

#[test]
fn orders_that_will_not_count_are_told_in_the_preview_and_the_history() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("orders.csv");
    let text = "order_number,order_date,status,order_total,item name,quantity,item total\n\
                P-1,2026-11-04 11:00,pending,1200.50,Tea towel,1,1200.50\n\
                P-2,2026-11-04 11:00,cancelled,5.00,Tea towel,1,5.00\n\
                P-3,2026-11-04 11:00,completed,8.50,Ribbon,1,8.50\n";
    std::fs::write(&path, text).unwrap();
    person.drops(&path.display().to_string());
    let said = "3 orders, 2 will not count (pending 1: 1,200.50, cancelled 1: 5.00)";
    person.sees(&format!("{said}."));
    person.imports();
    person.sees_part("Imported");
    person.goes_to("History");
    person.sees_part(&format!("Import orders.csv: {said}"));
}

#[test]
fn what_a_tax_table_means_is_asked_once_for_all_rows() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    let path = person.folder().join("vat.csv");
    let rows = "US,CT,6001,,6.35,CT,1,0,1,\nUS,NY,501,,8.625,NY,1,0,1,\nEL,,,,24,FPA,1,0,1,\n\
                FR,,,,190,TVA,1,0,1,\n";
    std::fs::write(&path, format!("{HEADER}{rows}")).unwrap();
    person.drops(&path.display().to_string());
    person.sees("4 new: 4 tax rates");
    person.sees("Postcodes that lost leading zeros: 6001 → 06001");
    person.sees("Country codes that addresses do not have: EL → GR");
    person.sees_part("Note, Line 5, tax rate, Over 50%");
    person.sees("New, Line 3, tax rate, United States, NY, 501 · NY, 8.625%");
    person.clicks_on(Role::RadioButton, "Correct all 2");
    person.sees("New, Line 3, tax rate, United States, NY, 00501 · NY, 8.625%");
    person.sees("New, Line 4, tax rate, EL · FPA, 24%");
    assert!(
        person.is_on(Role::RadioButton, "Correct all 2") && !person.is_on(Role::RadioButton, "Correct it")
    );
    person.clicks_on(Role::RadioButton, "Correct it");
    person.sees("New, Line 4, tax rate, Greece · FPA, 24%");
    person.imports();
    person.sees_part("Imported 4 tax rates");
    let rates = person.rates().join("\n");
    assert!(rates.contains("GR 24.0000 FPA") && rates.contains("FR 190.0000 TVA"), "{rates}");
    assert!(!rates.contains("EL "), "{rates}");
}

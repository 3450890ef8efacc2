//! Blocks of cells: selected, copied, pasted, filled and cleared, each as one step.

use egui::{Event, Key, Modifiers};

use super::{Act, at_the_grid, chooses_more};

#[test]
fn shift_and_arrows_select_and_a_block_is_copied() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.presses_with(Modifiers::SHIFT, Key::ArrowRight);
    person.sees("3 of 3 rates · 2 rows, 4 cells selected");
    assert_eq!(person.copies(), "20\tVAT\n7\tMwSt. ermäßigt");
    person.presses(Key::Escape);
    person.sees("3 of 3 rates");
    person.presses_control(Key::A);
    person.sees("3 of 3 rates · 3 rows, 30 cells selected");
    person.clicks("Row 2");
    person.sees("3 of 3 rates · 1 row, 10 cells selected");
    assert_eq!(person.copies(), "DE\t\t\t\t7\tMwSt. ermäßigt\t1\tno\tyes\tReduced rate");
}

#[test]
fn a_block_of_a_spreadsheet_is_pasted_as_one_step_and_makes_rows() {
    let mut person = at_the_grid();
    let steps = person.steps().len();
    person.clicks("Country of row 3: ES");
    let block =
        "ES\tCN\t35001; 35002\t\t\"7\"\tIGIC\r\nFR\t\t\t\t20 %\tTVA\r\nGermany\t\t\t\t19,5\tMwSt.\r\n";
    person.gets(Event::Paste(block.to_owned()));
    person.waits("the file", |person| person.rates().len() == 5);
    assert_eq!(
        person.rates()[2..],
        ["ES 7.0000 IGIC gift-vouchers", "FR 20.0000 TVA standard", "DE 19.5000 MwSt. standard"]
    );
    assert_eq!(person.postcodes()[2], "35001;35002");
    person.sees("Rate % of row 5: 19.5");
    person.waits("the journal", |person| person.steps().len() == steps + 1);
    assert_eq!(person.steps()[0], "Paste 18 cells");
}

#[test]
fn what_is_refused_of_a_paste_stays_and_the_rest_is_saved() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.gets(Event::Paste("17.5\nabc\n3\nxyz\tName".to_owned()));
    person.sees("Rate % of row 2: abc");
    person.sees("Rate % of row 4: xyz");
    person.sees("Name of row 4: Name");
    person.sees("2 refused");
    person.waits("the file", |person| person.rates()[0] == "GB 17.5000 VAT standard");
    person.waits("the file", |person| person.rates()[2] == "ES 3.0000 Canarias gift-vouchers");
    assert_eq!(person.rates()[1], "DE 7.0000 MwSt. ermäßigt reduced-rate");
    // A new row is saved whole or not at all.
    assert_eq!(person.rates().len(), 3);
    // Filtering it away does not lose it.
    person.presses_control(Key::F);
    person.types("spain");
    person.sees_no("Rate % of row 2: abc");
    person.sees_no("Rate % of row 4: xyz");
    person.sees("2 rows not saved");
    person.presses(Key::Escape);
    person.sees("Rate % of row 2: abc");
    person.sees("Rate % of row 4: xyz");
    person.clicks("2 refused");
    person.sees_no("Rate % of row 1: 17.5");
    person.sees("Rate % of row 2: abc");
    person.sees("Rate % of row 4: xyz");
    person.clicks("Show all rates");
    person.clicks("Rate % of row 2: abc");
    person.presses(Key::Escape);
    person.sees("Rate % of row 2: 7.0");
    person.sees("1 refused");
}

#[test]
fn one_value_is_pasted_and_typed_into_many_cells() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.gets(Event::Paste("12\n".to_owned()));
    person.sees("Rate % of row 2: 12");
    person.types("13");
    person.presses_control(Key::Enter);
    person.sees("Rate % of row 1: 13");
    person.sees("Rate % of row 2: 13");
    person.waits("the file", |person| person.rates()[1].starts_with("DE 13.0000"));
    assert_eq!(person.steps()[..2], ["Fill 2 cells", "Paste into 2 cells"]);
}

#[test]
fn cells_are_filled_down_cleared_and_cut() {
    let mut person = at_the_grid();
    person.clicks("Name of row 1: VAT");
    person.presses_with(Modifiers { ctrl: true, command: true, shift: true, ..Modifiers::NONE }, Key::End);
    person.presses(Key::Escape);
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.presses_control(Key::D);
    person.sees("Name of row 3: VAT");
    person.waits("the file", |person| person.rates()[2] == "ES 0.0000 VAT gift-vouchers");
    person.presses(Key::Delete);
    person.sees("Name of row 1: empty");
    person.waits("the file", |person| person.rates()[2] == "ES 0.0000  gift-vouchers");
    person.clicks("Class of row 1: Standard rate");
    person.clicks("Priority of row 2: 1");
    person.types("4");
    person.presses(Key::Enter);
    person.clicks("Priority of row 2: 4");
    person.gets(Event::Cut);
    person.sees("Priority of row 2: 1");
    person.waits("the journal", |person| {
        let titles = ["Clear 1 cell: ", "Edit tax rate: ", "Clear 3 cells", "Fill 2 cells"];
        person.steps().iter().zip(titles).all(|(step, title)| step.starts_with(title))
    });
}

/// Whole rows are deleted by the key and by a cut, however they were selected; one undo brings those back
/// that were saved.
#[test]
fn whole_rows_are_deleted_where_cells_are_emptied() {
    let selects: [(&str, Act, usize); 4] = [
        ("a row", |person| person.clicks("Row 2"), 1),
        (
            "two rows",
            |person| {
                person.clicks("Country of row 1: GB");
                person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
                person.presses_with(Modifiers::SHIFT, Key::Space);
            },
            2,
        ),
        ("all", |person| person.presses_control(Key::A), 3),
        (
            "a row that is not saved too",
            |person| {
                person.clicks("Country of the new row");
                person.gets(Event::Paste("GER\t\t\t\t8.1\n".to_owned()));
                person.sees("1 refused");
                person.clicks("Row 3");
                person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
            },
            1,
        ),
    ];
    for (what, select, deleted) in selects {
        for key in [Some(Key::Delete), Some(Key::Backspace), None] {
            let mut person = at_the_grid();
            let before = person.rates();
            person.clicks("Name of row 1: VAT");
            select(&mut person);
            match key {
                Some(key) => person.presses(key),
                None => person.gets(Event::Cut),
            }
            person.waits(what, |person| person.rates().len() == before.len() - deleted);
            person.sees_no("1 refused");
            person.presses_control(Key::Z);
            person.waits("undo", |person| person.rates() == before);
        }
    }
}

#[test]
fn rows_are_duplicated_moved_and_deleted() {
    let mut person = at_the_grid();
    person.clicks("Row 1");
    chooses_more(&mut person, "Duplicate rows");
    person.sees("Country of row 4: ES");
    person.waits("the file", |person| person.rates()[1] == "GB 20.0000 VAT standard");
    person.clicks("Country of row 3: DE");
    person.presses_with(Modifiers::ALT, Key::ArrowUp);
    person.sees("Country of row 2: DE");
    person.presses_with(Modifiers::ALT, Key::ArrowUp);
    person.sees("Country of row 1: DE");
    person.presses_with(Modifiers::ALT, Key::ArrowDown);
    person.sees("Country of row 1: GB");
    person.waits("the file", |person| person.rates()[1].starts_with("DE"));
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.presses_control(Key::Delete);
    person.sees("2 of 2 rates");
    person.waits("the journal", |person| person.steps()[0] == "Delete tax rates");
    assert_eq!(person.rates(), ["GB 20.0000 VAT standard", "ES 0.0000 Canarias gift-vouchers"]);
}

#[test]
fn rates_are_typed_from_a_list_without_the_mouse() {
    let mut person = at_the_grid();
    person.clicks("Country of row 1: GB");
    person.presses_control(Key::End);
    person.presses(Key::Home);
    for (country, rate, name) in
        [("fr", "20", "TVA"), ("it", "22", "IVA"), ("nl", "2q", "BTW"), ("be", "21", "TVA")]
    {
        person.types_at_once(country, Key::Tab);
        for _ in 0..3 {
            person.presses(Key::Tab);
        }
        person.types_at_once(rate, Key::Tab);
        person.types_at_once(name, Key::Enter);
    }
    person.waits("the file", |person| person.rates().len() == 6);
    assert_eq!(
        person.rates()[3..],
        ["FR 20.0000 TVA standard", "IT 22.0000 IVA standard", "BE 21.0000 TVA standard"]
    );
    // It stays where it was put, above what was typed after it.
    person.sees("Rate % of row 6: 2q");
    person.sees("Country of row 7: BE");
    // One key leads back to what was refused.
    person.presses(Key::F8);
    person.sees_part("is not a number");
    person.types("21");
    person.presses(Key::Enter);
    person.waits("the file", |person| {
        person.rates().get(5).is_some_and(|row| row == "NL 21.0000 BTW standard")
    });
}

#[test]
fn escape_leaves_the_keyboard_in_the_grid() {
    let mut person = at_the_grid();
    person.clicks("Name of row 1: VAT");
    person.presses(Key::F2);
    for _ in 0..3 {
        person.presses(Key::Escape);
    }
    person.types_at_once("Levy", Key::Tab);
    person.sees("Name of row 1: Levy");
    person.presses(Key::Escape);
    person.presses(Key::Tab);
    assert_eq!(person.focused().as_deref(), Some("Tax rates"));
    person.presses(Key::F6);
    assert_eq!(person.focused().as_deref(), Some("Filter all columns"));
}

#[test]
fn a_paste_is_taken_back_and_done_again_as_one() {
    let mut person = at_the_grid();
    let before = person.rates();
    person.clicks("Rate % of row 1: 20");
    person.gets(Event::Paste("1\n2\n3\n4\n".to_owned()));
    person.waits("the file", |person| person.rates().len() == 4);
    let after = person.rates();
    person.presses_control(Key::Z);
    person.waits("the file", |person| person.rates() == before);
    person.sees("3 of 3 rates · 4 rows, 4 cells selected");
    person.presses_control_shift(Key::Z);
    person.waits("the file", |person| person.rates() == after);
    person.sees("Rate % of row 4: 4");
}

#[test]
fn fast_typing_on_a_new_row_loses_nothing() {
    let mut person = at_the_grid();
    person.clicks("Rate % of the new row");
    for number in 10..40 {
        person.types_at_once(&number.to_string(), Key::Tab);
        person.types_at_once(&format!("s{number}"), Key::Enter);
    }
    let typed: Vec<String> = (10..40).map(|number| format!(" {number}.0000 s{number} standard")).collect();
    person.waits("the file", |person| person.rates()[3..] == typed);
}

#[test]
fn the_mouse_selects_and_fills_down() {
    let mut person = at_the_grid();
    let from = person.place("Rate % of row 1: 20").center();
    person.drags(from, person.place("Name of row 2: MwSt. ermäßigt").center());
    person.sees("3 of 3 rates · 2 rows, 4 cells selected");
    person.clicks("Rate % of row 1: 20");
    let cell = person.place("Rate % of row 1: 20");
    person.drags(cell.right_bottom() - egui::vec2(1.0, 1.0), person.place("Rate % of row 3: 0").center());
    person.waits("the file", |person| person.rates()[2] == "ES 20.0000 Canarias gift-vouchers");
    assert_eq!(person.rates()[1], "DE 20.0000 MwSt. ermäßigt reduced-rate");
    person.presses_control(Key::Z);
    person.waits("the file", |person| person.rates()[1] == "DE 7.0000 MwSt. ermäßigt reduced-rate");
}

#[test]
fn control_and_an_arrow_go_to_the_edge_of_what_is_filled() {
    let mut person = at_the_grid();
    person.clicks("Postcode of row 2: any");
    person.types("10115");
    person.presses(Key::Enter);
    person.sees("Postcode of row 2: 10115");
    for (from, key, selected) in [
        // From an empty cell to the next full one, or to the end.
        ("Postcode of row 1: any", Key::ArrowDown, "2 rows, 2 cells selected"),
        ("State of row 1: any", Key::ArrowDown, "4 rows, 4 cells selected"),
        // From a full cell to the last one before an empty one.
        ("Country of row 1: GB", Key::ArrowDown, "3 rows, 3 cells selected"),
        ("Country of row 2: DE", Key::ArrowRight, "1 row, 3 cells selected"),
        ("Class of row 2: Reduced rate", Key::ArrowLeft, "1 row, 6 cells selected"),
        ("Country of row 3: ES", Key::ArrowUp, "3 rows, 3 cells selected"),
    ] {
        person.clicks(from);
        person.presses_control_shift(key);
        assert!(
            person.names().iter().any(|name| name.ends_with(selected)),
            "{from} {key:?}: {:#?}",
            person.names().iter().filter(|name| name.contains("selected")).collect::<Vec<_>>()
        );
    }
    person.clicks("Country of row 2: DE");
    person.presses_with(egui::Modifiers::SHIFT, Key::Space);
    person.sees("3 of 3 rates · 1 row, 10 cells selected");
    person.presses_control(Key::Space);
    person.sees("3 of 3 rates · 3 rows, 3 cells selected");
}

#[test]
fn columns_fill_a_wider_window_and_fit_what_they_hold() {
    let mut person = at_the_grid();
    let name = "Name of row 2: MwSt. ermäßigt";
    let before = person.place(name).width();
    person.resizes(1800.0, 800.0);
    let spread = person.place(name).width();
    assert!(spread > before + 60.0, "{before} became {spread}");
    let edge = person.place(name).right_center();
    person.clicks_twice(edge);
    person.resizes(1800.0, 800.0);
    let fitted = person.place(name).width();
    assert!(fitted < spread - 40.0 && fitted > 90.0, "{spread} became {fitted}");
}

//! A refused cell never widens a rate: a new row with one is a draft until it is mended, and a rate keeps
//! what it has.

use domain::field::Value;
use domain::rate::RateInput;
use egui::{Event, Key, Modifiers};
use engine::{Change, TaxRateChange};

use super::{Act, at_the_grid, chooses_more};
use crate::person::now;

const WIDE: &str = "a text of more than two hundred characters, which no state, city or postcode can be. ";

fn too_long() -> String {
    WIDE.repeat(3)
}

/// Each of the cells that say where and what a rate is for, with a text that is refused there.
fn refusals() -> [(&'static str, [String; 10]); 6] {
    let row = |at: usize, text: &str| {
        let mut cells = ["DE", "BE", "10115", "Berlin", "8.1", "MwSt.", "1", "no", "yes", "Reduced rate"]
            .map(str::to_owned);
        text.clone_into(cells.get_mut(at).unwrap());
        cells
    };
    [
        ("Country", row(0, "Schweiz")),
        ("State", row(1, "!!")),
        ("Postcode", row(2, &too_long())),
        ("City", row(3, &too_long())),
        ("Rate %", row(4, "8,1,0")),
        ("Class", row(9, "!!!")),
    ]
}

#[test]
fn no_row_with_a_refused_cell_becomes_a_rate() {
    for (column, cells) in refusals() {
        let mut person = at_the_grid();
        let before = person.rates();
        person.clicks("Country of the new row");
        person.gets(Event::Paste(format!("FR\t\t\t\t20\tTVA\n{}\n", cells.join("\t"))));
        person.waits("the row that is good", |person| person.rates().len() == 4);
        person.waits_for_rest();
        assert_eq!(person.rates()[..3], before, "{column}");
        assert_eq!(person.rates()[3], "FR 20.0000 TVA standard", "{column}");
        person.sees("1 refused");
        person.sees("1 row not saved");
        // It is there again the next time, and is still no rate.
        let mut person = person.reopens();
        person.goes_to("Tax rates");
        person.sees("1 refused");
        person.clicks("Name of row 5: MwSt.");
        person.sees_part("in this row was refused");
        person.presses(Key::F8);
        person.sees("The row is not saved, and charged to no order, until this is corrected.");
        assert_eq!(person.rates().len(), 4, "{column}");
        // Mended, it is one.
        person.types(match column {
            "Country" => "CH",
            "Rate %" => "8.1",
            "Class" => "Reduced rate",
            _ => "X1",
        });
        person.presses(Key::Enter);
        person.waits("the mended row", |person| person.rates().len() == 5);
        assert!(person.rates()[4].ends_with("8.1000 MwSt. reduced-rate"), "{column}: {:?}", person.rates());
        person.sees_no("1 refused");
    }
}

#[test]
fn a_row_that_is_typed_is_saved_when_it_is_left_and_only_when_all_of_it_is_good() {
    let mut person = at_the_grid();
    let before = person.rates();
    for order in [["Country", "Rate %", "Name"], ["Name", "Rate %", "Country"], ["Rate %", "Name", "Country"]]
    {
        let row =
            person.rates().len() + person.names().iter().filter(|name| name.contains(": GER")).count() + 1;
        person.clicks("Name of row 1: VAT");
        person.presses_control(Key::End);
        for column in order {
            let text = match column {
                "Country" => "GER",
                "Rate %" => "8.1",
                _ => "MwSt.",
            };
            // Whatever is typed first makes the row.
            let empty = format!("{column} of the new row");
            let any = format!("{column} of row {row}: any");
            let none = format!("{column} of row {row}: empty");
            let name = [any, none, empty].into_iter().find(|name| person.names().contains(name)).unwrap();
            person.clicks(&name);
            person.types(text);
            person.presses(Key::Escape);
            person.presses(Key::F2);
            person.types(text);
            person.presses(Key::Tab);
        }
        person.clicks("Country of row 1: GB");
        person.waits_for_rest();
        assert_eq!(person.rates(), before, "{order:?}");
    }
}

#[test]
fn a_rate_keeps_what_it_has_when_a_cell_of_its_row_is_refused() {
    let mut person = at_the_grid();
    let before = person.rates();
    person.clicks("Country of row 2: DE");
    person.gets(Event::Paste("Österr\t\t\t\t10\tUSt.\n".to_owned()));
    person.sees("1 refused");
    person.waits_for_rest();
    assert_eq!(person.rates(), before);
    person.sees("Rate % of row 2: 10");
    // What is typed into the row since waits with the rest of it.
    person.clicks("Name of row 2: USt.");
    person.types("Umsatzsteuer");
    person.presses(Key::Enter);
    person.waits_for_rest();
    assert_eq!(person.rates(), before);
    person.clicks("Country of row 2: Österr");
    person.sees_part("Austria");
    person.types("at");
    person.presses(Key::Enter);
    person.waits("the mended row", |person| person.rates()[1] == "AT 10.0000 Umsatzsteuer reduced-rate");
    person.sees_no("1 refused");
    person.presses_control(Key::Z);
    person.waits("the rate as it was", |person| person.rates() == before);
    person.sees("Country of row 2: DE");
    person.sees_no("1 refused");
}

#[test]
fn escape_brings_the_whole_row_back() {
    let mut person = at_the_grid();
    let before = person.rates();
    person.clicks("Country of row 2: DE");
    person.gets(Event::Paste("Österr\t\t\t\t10\tUSt.\n".to_owned()));
    person.sees("1 refused");
    person.clicks("Country of row 2: Österr");
    person.presses(Key::Escape);
    person.sees("Country of row 2: DE");
    person.sees("Rate % of row 2: 7");
    person.sees_no("1 refused");
    assert_eq!(person.rates(), before);
}

#[test]
fn an_inserted_row_is_no_rate_before_it_is_typed() {
    let mut person = at_the_grid();
    let before = person.rates();
    person.clicks("Country of row 2: DE");
    person.clicks("New tax rate");
    person.sees("Country of row 2: any");
    person.waits_for_rest();
    assert_eq!(person.rates(), before);
    person.types("GER");
    person.presses(Key::Escape);
    person.presses(Key::Tab);
    for text in ["", "", "", "8.1", "MwSt."] {
        person.types(text);
        person.presses(Key::Tab);
    }
    person.clicks("Country of row 1: GB");
    person.sees("1 refused");
    person.waits_for_rest();
    assert_eq!(person.rates(), before);
    person.clicks("Country of row 2: GER");
    person.types("ch");
    person.presses(Key::Enter);
    person.waits("the file", |person| {
        person.rates().get(1).is_some_and(|row| row == "CH 8.1000 MwSt. standard")
    });
}

#[test]
fn an_emptied_cell_of_a_draft_does_not_mean_any() {
    for empties in [Key::Delete, Key::Escape] {
        let mut person = at_the_grid();
        let before = person.rates();
        person.clicks("Country of the new row");
        person.gets(Event::Paste("GER\t\t\t\t8.1\tMwSt.\n".to_owned()));
        person.sees("1 refused");
        person.clicks("Country of row 4: GER");
        person.presses(empties);
        person.presses(Key::ArrowUp);
        person.sees("1 refused");
        person.waits_for_rest();
        assert_eq!(person.rates(), before, "{empties:?}");
        // Any has to be said.
        person.clicks("Country of row 4: any");
        person.types("*");
        person.presses(Key::Enter);
        person.waits("the file", |person| person.rates().len() == 4);
        assert_eq!(person.rates()[3], " 8.1000 MwSt. standard");
    }
}

#[test]
fn a_row_without_a_percentage_waits_for_one() {
    let mut person = at_the_grid();
    person.clicks("Country of the new row");
    person.types("fr");
    person.presses(Key::Enter);
    person.presses(Key::ArrowUp);
    person.sees("1 refused");
    person.waits_for_rest();
    assert_eq!(person.rates().len(), 3);
    person.clicks("Rate % of row 4: empty");
    person.sees_part("0 for none");
    person.types("0");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates().len() == 4);
    assert_eq!(person.rates()[3], "FR 0.0000  standard");
}

#[test]
fn a_refused_value_in_many_cells_widens_none() {
    let mut person = at_the_grid();
    let before = person.rates();
    person.clicks("Country of row 1: GB");
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.gets(Event::Paste("UnitedK".to_owned()));
    person.sees("3 refused");
    person.clicks("Rate % of row 1: 20");
    person.presses_with(Modifiers::SHIFT, Key::ArrowDown);
    person.presses_control(Key::D);
    person.sees("Rate % of row 2: 20");
    person.waits_for_rest();
    assert_eq!(person.rates(), before);
}

#[test]
fn a_draft_is_deleted_and_duplicated_as_a_row() {
    let mut person = at_the_grid();
    person.clicks("Country of the new row");
    person.gets(Event::Paste("GER\t\t\t\t8.1\tMwSt.\n".to_owned()));
    person.sees("1 refused");
    person.clicks("Country of row 4: GER");
    chooses_more(&mut person, "Duplicate rows");
    person.sees("Country of row 5: GER");
    person.sees("2 refused");
    person.presses_control(Key::Delete);
    person.sees("1 refused");
    assert_eq!(person.rates().len(), 3);
}

/// Undo takes back what was typed last and is not saved, and then the steps of the history.
#[test]
fn undo_takes_back_what_is_refused_before_what_was_saved() {
    let mut person = at_the_grid();
    let before = person.rates();
    person.clicks("Country of the new row");
    person.gets(Event::Paste("FR\t\t\t\t20\tTVA\nGER\t\t\t\t8.1\tMwSt.\n".to_owned()));
    person.waits("the good row", |person| person.rates().len() == 4);
    person.sees("1 refused");
    person.presses_control(Key::Z);
    person.sees_no("Country of row 5: GER");
    person.sees_no("1 refused");
    person.waits_for_rest();
    assert_eq!(person.rates().len(), 4);
    person.presses_control(Key::Z);
    person.waits("the file", |person| person.rates() == before);
    person.presses_control_shift(Key::Z);
    person.waits("the file", |person| person.rates().len() == 4);
    person.sees_no("1 refused");
}

#[test]
fn a_paste_of_which_nothing_is_good_is_undone_and_no_saved_step_with_it() {
    let mut person = at_the_grid();
    person.clicks("Name of row 1: VAT");
    person.types("Value added");
    person.presses(Key::Enter);
    person.waits("the file", |person| person.rates()[0].contains("Value added"));
    person.clicks("Country of the new row");
    person.gets(Event::Paste("Schweiz\t\t\t\t8.1\tMwSt.\n".to_owned()));
    person.sees("1 refused");
    person.presses_control(Key::Z);
    person.sees_no("Country of row 4: Schweiz");
    person.waits_for_rest();
    assert_eq!(person.rates()[0], "GB 20.0000 Value added standard");
    person.presses_control(Key::Z);
    person.waits("the file", |person| person.rates()[0] == "GB 20.0000 VAT standard");
}

/// The bar above the status bar, for what belongs to no cell.
#[test]
fn the_bar_of_a_refusal_goes_when_something_is_saved_or_the_tab_is_left() {
    const GONE: &str = "There was no tax rate with the id";
    for is_left in [false, true] {
        let mut person = at_the_grid();
        person.clicks("Row 1");
        person.waits_for_rest();
        let (mut engine, owner) = person.engine();
        let id = engine.rate_table(&owner, now()).unwrap().rates()[0].id.to_string();
        engine.apply(&Change::TaxRate(TaxRateChange::Delete { id }), &owner, now()).unwrap();
        person.window.key_press_modifiers(Modifiers::COMMAND, Key::Delete);
        person.sees_part(GONE);
        if is_left {
            person.goes_to("Products");
        } else {
            person.clicks("Rate % of row 1: 7");
            person.types("8");
            person.presses(Key::Enter);
        }
        person.waits("no bar", |person| !person.names().iter().any(|name| name.contains(GONE)));
    }
}

/// What the engine refuses is not counted as saved.
#[test]
fn the_status_bar_says_nothing_of_a_rate_that_was_not_saved() {
    let mut person = at_the_grid();
    person.clicks("Rate % of row 1: 20");
    person.types("7");
    let (mut engine, owner) = person.engine();
    let id = engine.rate_table(&owner, now()).unwrap().rates()[0].id.to_string();
    let input = RateInput { rate: Some(Value::text("19")), ..RateInput::default() };
    engine.apply(&Change::TaxRate(TaxRateChange::Edit { id, input }), &owner, now()).unwrap();
    person.presses(Key::Enter);
    person.sees("1 row not saved");
    person.presses(Key::ArrowUp);
    person.presses(Key::Escape);
    person.sees("Rate % of row 1: 19");
    assert!(!person.names().iter().any(|name| name.contains("0 rates saved")), "{:#?}", person.names());
}

#[test]
fn what_a_country_is_probably_called_is_offered_and_never_guessed() {
    let mut person = at_the_grid();
    person.clicks("Country of the new row");
    person.gets(Event::Paste("Schweiz\t\t\t\t8.1\tMwSt.\n".to_owned()));
    person.clicks("Country of row 4: Schweiz");
    person.sees_part("charged to no order");
    person.waits_for_rest();
    assert_eq!(person.rates().len(), 3);
    person.clicks("Change to CH");
    person.waits("the file", |person| person.rates().len() == 4);
    assert_eq!(person.rates()[3], "CH 8.1000 MwSt. standard");
}

/// What a rate has is lost by `*` and by 0, which say so, and by no empty cell.
#[test]
fn a_rate_keeps_its_country_and_percentage_when_the_cell_is_emptied() {
    let empties: [(&str, Act); 5] = [
        ("Delete", |person| person.presses(Key::Delete)),
        ("a cut", |person| person.gets(Event::Cut)),
        ("a paste", |person| person.gets(Event::Paste("\t\n".to_owned()))),
        ("typing", |person| {
            person.presses(Key::F2);
            person.presses_control(Key::A);
            person.presses(Key::Backspace);
            person.presses(Key::Enter);
        }),
        ("a selection", |person| {
            person.presses_with(Modifiers::SHIFT, Key::ArrowRight);
            person.presses(Key::Delete);
        }),
    ];
    for (cell, empty, reason, said, saved) in [
        ("Country of row 1: GB", "Country of row 1: any", "write a code, or * for any", "*", " 20.0000"),
        (
            "Rate % of row 1: 20",
            "Rate % of row 1: empty",
            "write a percentage, or 0 for none",
            "0",
            "GB 0.0000",
        ),
    ] {
        for (how, empties) in empties {
            let mut person = at_the_grid();
            let before = person.rates();
            person.clicks(cell);
            empties(&mut person);
            person.sees(empty);
            person.sees("1 refused");
            person.sees("1 row not saved");
            person.waits_for_rest();
            assert_eq!(person.rates(), before, "{cell} by {how}");
            person.clicks(empty);
            person.sees_part(reason);
            person.types(said);
            person.presses(Key::Enter);
            person.waits("the file", |person| person.rates()[0].starts_with(saved));
            person.sees_no("1 refused");
        }
    }
}

/// The chip, the status bar and the bar below the grid are about the same rows, by the number that the grid has.
#[test]
fn what_is_not_saved_is_counted_and_numbered_alike() {
    let mut person = at_the_grid();
    person.clicks("Country of the new row");
    person.gets(Event::Paste("FR\t\t\t\t20\tTVA\nGER\t\t\t\t8.1\tMwSt.\nIT\t\t\t\t22\tIVA\n".to_owned()));
    person.waits("the good rows", |person| person.rates().len() == 5);
    // It stays where it was put, between the others.
    person.sees("Country of row 4: FR");
    person.sees("Country of row 5: GER");
    person.sees("Country of row 6: IT");
    person.sees("1 refused");
    person.sees("1 row not saved");
    person.sees("Row 5 is not saved. Is “GER” Germany (DE)?");
    // Two refused cells are one row.
    person.clicks("Rate % of row 5: 8.1");
    person.types("8.1.");
    person.presses(Key::Enter);
    person.sees("1 refused");
    person.sees("1 row not saved");
    // A rate that is refused is counted with it; the bar is about the row of the cursor, or else about the first.
    person.clicks("Rate % of row 2: 7");
    person.types("seven");
    person.presses(Key::Enter);
    person.sees("2 refused");
    person.sees("2 rows not saved");
    person.sees_part("Row 3: There is no tax class of this name");
    person.clicks("Country of row 1: GB");
    person.sees_part("Row 2 is not saved (1 of 2). ");
    person.clicks("Name of row 5: MwSt.");
    person.sees_part("Row 5 is not saved (2 of 2). ");
    // A filter hides it as it hides a rate, and what is counted stays.
    person.presses_control(Key::F);
    person.types("france");
    person.sees_no("Country of row 5: GER");
    person.sees("2 rows not saved");
    for _ in 0.."france".len() {
        person.presses(Key::Backspace);
    }
    person.types("ger");
    person.sees("Country of row 5: GER");
    person.sees_no("Country of row 4: FR");
    person.presses(Key::Escape);
    person.sees("Country of row 4: FR");
    // Mended, it is the rate of its place.
    person.clicks("Rate % of row 5: 8.1.");
    person.types("8.1");
    person.presses(Key::Enter);
    person.clicks("Country of row 5: GER");
    person.types("ch");
    person.presses(Key::Tab);
    person.presses(Key::ArrowUp);
    person.waits("the file", |person| person.rates().len() == 6);
    assert_eq!(person.rates()[4], "CH 8.1000 MwSt. standard");
    person.sees("1 refused");
}

#[test]
fn a_new_row_stays_where_it_was_inserted_whatever_is_filtered() {
    let mut person = at_the_grid();
    person.clicks("Country of row 2: DE");
    person.clicks("New tax rate");
    person.types("GER");
    person.presses(Key::Escape);
    person.presses(Key::Tab);
    person.clicks("Country of row 1: GB");
    person.sees("Country of row 2: GER");
    // A row above it stands there.
    person.clicks("Country of row 2: GER");
    person.clicks("New tax rate");
    person.types("FRA");
    person.presses(Key::Escape);
    person.presses(Key::Tab);
    person.clicks("Country of row 1: GB");
    person.sees("Country of row 2: FRA");
    person.sees("Country of row 3: GER");
    person.sees("2 refused");
    // Without the rate below them they keep their place and their number.
    person.clicks("2 refused");
    person.sees_no("Country of row 4: DE");
    person.sees("Country of row 2: FRA");
    person.sees("Country of row 3: GER");
    person.clicks("Show all rates");
    person.clicks_on(egui::accesskit::Role::RadioButton, "Reduced rate 1");
    person.sees_no("Country of row 2: FRA");
    person.sees("2 rows not saved");
}

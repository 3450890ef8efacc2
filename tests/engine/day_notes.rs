//! Notes on days: written, changed, taken away and written again, found, in books and in closed periods.

use domain::shop::day_note::DayNote;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, ImportOptions, NounChange, PeriodChange};

use crate::shops::{TestShop, told};

fn day() -> Day {
    Day::parse("2022-11-20").unwrap()
}

fn note(shop: &TestShop) -> Option<DayNote> {
    let owner = shop.engine.owner().unwrap();
    shop.engine.day_notes(&owner, (day(), day())).unwrap().pop()
}

/// The note that the reports show.
fn shown(shop: &TestShop) -> Option<String> {
    let notes: Vec<DayNote> = note(shop).into_iter().collect();
    DayNote::between(&notes, (day(), day())).map(|(_, note)| note.to_owned()).next()
}

#[test]
fn a_day_has_one_note_that_is_edited_taken_away_and_found() {
    let mut shop = TestShop::new();
    let period = TaxPeriod::parse("2022-11").unwrap();
    shop.apply(&Change::Period(PeriodChange::Close { period, early: false }));
    let texts = ["Market stall", "Market stall, rain", "", "Fair"];
    let mut expected = vec![None];
    for text in texts {
        let change = NounChange::note(day(), text, note(&shop).as_ref()).unwrap();
        shop.apply(&Change::Noun(change));
        let text = Some(text.to_owned()).filter(|text| !text.is_empty());
        assert_eq!(shown(&shop), text);
        expected.push(text);
        assert_eq!(
            NounChange::note(day(), expected.last().unwrap().as_deref().unwrap_or(" "), note(&shop).as_ref()),
            None
        );
    }
    let owner = shop.engine.owner().unwrap();
    let found = |shop: &TestShop, text: &str| {
        let found = shop.engine.find(&owner, text, 4).unwrap().nouns;
        found.into_iter().map(|one| one.name).collect::<Vec<_>>()
    };
    assert_eq!((found(&shop, "fair"), found(&shop, "stall")), (vec!["2022-11-20".to_owned()], vec![]));

    let mut other = TestShop::new();
    let report = other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!((report.refused_count, shown(&other)), (0, Some("Fair".to_owned())), "{}", told(&report));
    assert_eq!(other.engine.check().unwrap(), Vec::<String>::new());

    for text in expected.iter().rev().skip(1) {
        shop.apply(&Change::UNDO);
        assert_eq!(shown(&shop), *text);
    }
    for text in &expected[1..] {
        shop.apply(&Change::REDO);
        assert_eq!(shown(&shop), *text);
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

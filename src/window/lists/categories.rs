//! The Categories tab: what the lines of purchases are for, beside what is built in.

use std::sync::LazyLock;

use crate::model::Tab;
use crate::tabs::Action;
use domain::label;
use domain::purchase::category::ExpenseCategory;
use domain::table::ColumnOf;
use engine::noun_columns;

use super::field_form::FormRow;
use super::plain::PlainTab;
use crate::tabs::page::ListWords;

static COLUMNS: LazyLock<Vec<ColumnOf<ExpenseCategory>>> = LazyLock::new(noun_columns);

impl PlainTab for ExpenseCategory {
    const TAB: Tab = Tab::Categories;
    const WORDS: ListWords = ListWords {
        new: label!("New category"),
        all: label!("All categories"),
        none_yet: label!("No categories of your own yet"),
        no_match: label!("No category matches"),
        selected: label!("{count} {count:category|categories} selected"),
        empty: label!(
            "Rent, postage, fees and other usual ones are there already. Add one of your own below one of \
             these where you want to see it by itself."
        ),
        import: label!("Import purchases"),
        find: label!("Name or note"),
        related: label!("Purchases of this category"),
        saved: label!("Category saved"),
        exported: label!("All categories of your own, archived ones too."),
    };
    const CONTROLS: f32 = 760.0;
    const ROWS: &'static [FormRow] = &[&[("name", 1.0)], &[("below", 1.0)], &[("note", 1.0)]];

    fn columns() -> &'static [ColumnOf<Self>] {
        &COLUMNS
    }

    fn layout(width: f32) -> Vec<(&'static str, f32, f32)> {
        vec![("name", 0.0, 0.0), ("below", 220.0, 0.0), ("note", width * 0.3, 640.0)]
    }

    fn related(&self) -> Option<Action> {
        Some(Action::Find(Tab::Purchases, self.key.clone()))
    }
}

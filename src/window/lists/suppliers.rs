//! The Suppliers tab: whom the shop buys from, with their countries and VAT numbers.

use std::sync::LazyLock;

use crate::model::Tab;
use crate::tabs::Action;
use domain::label;
use domain::purchase::supplier::Supplier;
use domain::table::ColumnOf;
use engine::noun_columns;

use super::field_form::FormRow;
use super::plain::PlainTab;
use crate::tabs::page::ListWords;

static COLUMNS: LazyLock<Vec<ColumnOf<Supplier>>> = LazyLock::new(noun_columns);

impl PlainTab for Supplier {
    const TAB: Tab = Tab::Suppliers;
    const WORDS: ListWords = ListWords {
        new: label!("New supplier"),
        all: label!("All suppliers"),
        none_yet: label!("No suppliers yet"),
        no_match: label!("No supplier matches"),
        selected: label!("{count} {count:supplier|suppliers} selected"),
        empty: label!(
            "Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself."
        ),
        import: label!("Import purchases"),
        find: label!("Name, country, VAT no."),
        related: label!("Purchases from this supplier"),
        saved: label!("Supplier saved"),
        exported: label!("All suppliers, archived ones too."),
    };
    const CONTROLS: f32 = 810.0;
    const ROWS: &'static [FormRow] =
        &[&[("name", 1.0)], &[("country", 0.5), ("vat_number", 0.5)], &[("note", 1.0)]];

    fn columns() -> &'static [ColumnOf<Self>] {
        &COLUMNS
    }

    fn layout(width: f32) -> Vec<(&'static str, f32, f32)> {
        vec![
            ("name", 0.0, 0.0),
            ("country", 160.0, 0.0),
            ("vat_number", 128.0, 0.0),
            ("note", width * 0.3, 640.0),
        ]
    }

    fn related(&self) -> Option<Action> {
        Some(Action::Find(Tab::Purchases, self.name.clone()))
    }
}

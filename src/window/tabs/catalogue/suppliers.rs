//! The Suppliers tab: whom the shop buys from, with their countries and VAT numbers.

use std::sync::LazyLock;

use egui_material_icons::icons::ICON_LOCAL_SHIPPING;

use crate::model::{ListWords, Tab};
use crate::tabs::Action;
use crate::theme::Icon;
use domain::label;
use domain::purchase::supplier::Supplier;
use domain::table::ColumnOf;
use engine::noun_columns;

use super::field_form::FormRow;
use super::plain::PlainRecord;

static COLUMNS: LazyLock<Vec<ColumnOf<Supplier>>> = LazyLock::new(noun_columns);

impl PlainRecord for Supplier {
    const TAB: Tab = Tab::Suppliers;
    const WORDS: ListWords = ListWords {
        new: label!("New supplier"),
        all: label!("All suppliers"),
        none_yet: label!("No suppliers yet"),
        no_match: label!("No supplier matches"),
        selected: label!("{count} {count:supplier|suppliers} selected"),
    };
    const SAVED: &'static str = label!("Supplier saved");
    const ALL: &'static str = label!("All suppliers, archived ones too.");
    const RELATED: &'static str = label!("Purchases from this supplier");
    const FIND: &'static str = label!("Name, country, VAT no.");
    const CONTROLS: f32 = 810.0;
    const EMPTY: (Icon, &'static str) = (
        ICON_LOCAL_SHIPPING,
        label!(
            "Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself."
        ),
    );
    const IMPORT: &'static str = label!("Import purchases");
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

//! The columns of a file of orders: each field with its column and the first value in it, so that a wrong
//! column can be corrected. The choices are kept for files with the same headings.

use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use crate::transfer::order_rows::{Field, ONE_EACH, Table};
use crate::ui::dialogs::preferences::refused;
use crate::ui::format;
use crate::ui::model::{FileColumns, ImportRequest};
use crate::ui::theme::{self, FontStyle, height};
use crate::ui::widgets::{Button, Dropdown, Kind, choice_entry, foot_row};

use super::preview::dates;
use super::{ImportAction, Importing, Stage, answers};

/// Width of a field's name, and of the button with its column's heading, in points.
const MEANING: f32 = 172.0;
const HEADING: f32 = 216.0;
/// The largest number of characters of a heading on a button.
const LETTERS: usize = 24;

/// The choice for files without a quantity, in which each row is one piece.
const EACH_ROW: &str = "One on each row";

/// The fields in the first section.
const FIRST: [Field; 7] = [
    Field::Number,
    Field::Date,
    Field::Total,
    Field::Item,
    Field::Quantity,
    Field::ItemTotal,
    Field::ItemPrice,
];

/// The columns that orders cannot do without have been found or chosen.
pub(super) fn is_enough(found: &FileColumns, wanted: &ImportRequest) -> bool {
    let has = |field: &Field| found.table.heading_of(*field, &wanted.columns).is_some();
    let amounts = [Field::Total, Field::ItemTotal, Field::ItemPrice];
    let dates = [Field::Date, Field::DateGmt];
    let items = [Field::Item, Field::Sku, Field::ProductId];
    let has_quantity = has(&Field::Quantity) || found.table.is_one_each(&wanted.columns);
    let counts = has_quantity || !items.iter().any(has);
    counts && has(&Field::Number) && dates.iter().any(has) && amounts.iter().any(has)
}

/// Draws the fields with their columns.
pub(super) fn mapping(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let found = state.columns.take()?;
    let tokens = theme::of(ui);
    let words = if found.format.is_none() {
        "The headings of this file are not known. Say which column holds what: it needs the number and the \
         date of each order, an amount, and how many of each item. What is not in the file stays empty."
    } else {
        "Choose another column where the heading means something else. It is remembered for files with \
         these headings."
    };
    ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
    let mut asked = None;
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
        asked = dates(ui, state);
        asked = answers::choices(ui, state).or(asked);
    }
    ui.add_space(4.0);
    let most = (ui.ctx().content_rect().height() - 280.0).clamp(120.0, 420.0);
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        // Leaves room for the focus rings and the scroll bar.
        ui.set_width(ui.available_width() - 12.0);
        let others = Field::ALL.iter().copied().filter(|field| !FIRST.contains(field));
        let (of_order, of_item): (Vec<Field>, Vec<Field>) = others.partition(|field| *field < Field::Item);
        let sections =
            [("What matters most", FIRST.to_vec()), ("Of the order", of_order), ("Of each item", of_item)];
        for (heading, fields) in sections {
            ui.add_space(4.0);
            ui.add(Label::new(theme::text(heading, FontStyle::Head, tokens.text2)).selectable(false));
            for field in fields {
                meaning(ui, &found.table, field, &mut state.wanted.columns);
            }
        }
    });
    ui.add_space(8.0);
    let is_enough = is_enough(&found, &state.wanted);
    foot_row(ui, |ui| {
        let go = Button::new("Show a preview").kind(Kind::Primary).enabled(is_enough).show(ui);
        if go.clicked() {
            asked = Some(ImportAction::Rehearse(state.wanted()));
        }
        let back = if state.seen.is_some() { "Back" } else { "Cancel" };
        if Button::new(back).show(ui).clicked() {
            asked = state.seen.is_none().then_some(ImportAction::Close);
            state.stage = Stage::Ready;
        }
        if !is_enough {
            let words = "The order number, the order date, an amount or the quantity is missing.";
            ui.add(
                Label::new(theme::text(words, FontStyle::Small, tokens.text2)).truncate().selectable(false),
            );
        }
    });
    state.columns = Some(found);
    if matches!(asked, Some(ImportAction::Rehearse(_))) {
        state.stage = Stage::Ready;
    }
    asked
}

/// The row of a field: its column, and the first value in it. A column that is chosen is taken from the field
/// that it was chosen for before.
fn meaning(ui: &mut Ui, table: &Table, field: Field, said: &mut Vec<(String, String)>) {
    let tokens = theme::of(ui);
    let name = name(field);
    let chosen = table.heading_of(field, said).map(str::to_owned);
    let is_one_each = field == Field::Quantity && table.is_one_each(said);
    let none = if is_one_each { EACH_ROW } else { "None" };
    let shown = chosen.as_deref().map_or_else(|| none.to_owned(), cut);
    let mut other = None;
    ui.horizontal(|ui| {
        let cell = |ui: &mut Ui, width: f32, contents: &mut dyn FnMut(&mut Ui)| {
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(vec2(width, height::CONTROL), layout, |ui| {
                ui.set_min_width(width);
                contents(ui);
            });
        };
        cell(ui, MEANING, &mut |ui| {
            ui.add(Label::new(theme::text(&name, FontStyle::Body, tokens.text)).selectable(false));
        });
        cell(ui, HEADING, &mut |ui| {
            other = Dropdown::new(&name, &shown).width(320.0).show(ui, |ui| {
                choices(ui, table, chosen.as_deref(), (field == Field::Quantity).then_some(is_one_each))
            });
        });
        let first = chosen.as_deref().map_or("", |heading| table.first(heading));
        ui.add(Label::new(theme::text(first, FontStyle::Small, tokens.text2)).truncate().selectable(false));
    });
    if let Some(heading) = other {
        said.retain(|(of, to)| of != field.as_str() && (heading.is_empty() || *to != heading));
        said.push((field.as_str().to_owned(), heading));
    }
}

/// The columns of the file; returns a heading, which is empty for no column. A quantity may instead be one on
/// each row.
fn choices(ui: &mut Ui, table: &Table, chosen: Option<&str>, one_each: Option<bool>) -> Option<String> {
    let mut picked = None;
    ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
        if choice_entry(ui, "None", "", chosen.is_none() && one_each != Some(true)) {
            picked = Some(String::new());
        }
        if one_each.is_some_and(|is_one| choice_entry(ui, EACH_ROW, "", is_one)) {
            picked = Some(ONE_EACH.to_owned());
        }
        let mut seen: Vec<&String> = Vec::new();
        for heading in table.headings.iter().filter(|heading| !heading.is_empty()) {
            // A heading that occurs twice means its first column.
            if seen.contains(&heading) {
                continue;
            }
            seen.push(heading);
            if choice_entry(ui, &cut(heading), &cut(table.first(heading)), chosen == Some(heading.as_str())) {
                picked = Some(heading.clone());
            }
        }
    });
    picked
}

fn cut(text: &str) -> String {
    if text.chars().count() <= LETTERS {
        return text.to_owned();
    }
    text.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// The name of the field in the dialog.
fn name(field: Field) -> String {
    let known = match field {
        Field::Number => "Order number",
        Field::Date => "Order date",
        Field::Time => "Order time of day",
        Field::DateGmt => "Order date in UTC",
        Field::Paid => "Paid on",
        Field::Completed => "Completed on",
        Field::Modified => "Changed on",
        Field::Cancelled => "Cancelled on",
        Field::Total => "Order total",
        Field::ShippingTax => "Tax on shipping",
        Field::Tax => "Tax of the order",
        Field::Fee => "Fees",
        Field::Refunded => "Refunded amount",
        Field::CustomerId => "Customer number",
        Field::Customer => "Customer name",
        Field::Country => "Country of delivery",
        Field::BillingCountry => "Country of the bill",
        Field::Item => "Item name",
        Field::Sku => "Item code (SKU)",
        Field::ItemPrice => "Price of one",
        Field::IsTaxed => "Item is taxed",
        Field::Tax1 => "First tax",
        Field::Tax1Name => "Name of the first tax",
        other => return format::first_upper(&other.as_str().replace('-', " ")),
    };
    known.to_owned()
}

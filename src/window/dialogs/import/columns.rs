//! The columns of a file of orders, purchases or products: each field with its column and the first value in it, so that a
//! wrong column can be corrected. The choices are kept for files with the same headings.

use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use crate::dialogs::form::refused;
use crate::model::{FileColumns, ImportRequest};
use crate::theme::{self, FontStyle, height};
use crate::translate::tr;
use crate::widgets::{Button, Dropdown, Foot, Pressed, choice_entry, form_heading, segment};
use domain::label;
use transfer::order_rows::{Field, ONE_EACH, Table};
use transfer::{Format, products_csv, purchases_csv};

use super::field_names::{HEADING, MEANING, cut, name};
use super::{ImportAction, Importing, SHOW_PREVIEW, Stage, open_columns, questions};

/// The choice for files without a quantity, in which each row is one piece.
const EACH_ROW: &str = label!("One on each row");

/// What a file whose headings are not known may have.
const KINDS: [(Option<Format>, &str); 3] = [
    (Some(Format::OrderCsv), label!("Orders")),
    (Some(Format::Purchases), label!("Purchases")),
    (Some(Format::Products), label!("Products")),
];

/// The fields in the first section.
const FIRST: [Field; 9] = [
    Field::Number,
    Field::Date,
    Field::Total,
    Field::Item,
    Field::Quantity,
    Field::ItemTotal,
    Field::ItemPrice,
    Field::Shipping,
    Field::Discount,
];

/// The fields of purchases in the first section, and those of the supplier in the second.
const FIRST_OF_PURCHASES: [&str; 7] = ["date", "supplier", "document", "net", "tax", "gross", "rate"];
const OF_SUPPLIERS: [&str; 2] = ["country", "vat-number"];

/// A field that a column can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Order(Field),
    /// A field of purchases, by its name.
    Purchase(&'static str),
    /// A field of products, by its name.
    Product(&'static str),
}

impl Meaning {
    const fn key(self) -> &'static str {
        match self {
            Self::Order(field) => field.as_str(),
            Self::Purchase(name) | Self::Product(name) => name,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Order(field) => tr(name(field)),
            Self::Purchase("date") => tr!("Date"),
            Self::Purchase("supplier") => tr!("Supplier"),
            Self::Purchase("document") => tr!("Document number"),
            Self::Purchase("country") => tr!("Country of the supplier"),
            Self::Purchase("vat-number") => tr!("VAT number"),
            Self::Purchase("net") => tr!("Net"),
            Self::Purchase("tax") => tr!("Tax"),
            Self::Purchase("gross") => tr!("Gross"),
            Self::Purchase("rate") => tr!("Rate in percent"),
            Self::Purchase("code") | Self::Product("code") => tr!("Code"),
            Self::Purchase("kind") => tr!("Kind"),
            Self::Purchase("treatment") => tr!("Treatment"),
            Self::Purchase("deductible") => tr!("Deductible in percent"),
            Self::Purchase("paid-on") => tr!("Paid on"),
            Self::Purchase("note") => tr!("Note"),
            Self::Purchase("corrects") => tr!("Corrects"),
            Self::Purchase("currency") => tr!("Currency"),
            Self::Product("name") => tr!("Name"),
            Self::Product("price") => tr!("Price"),
            Self::Product("class") => tr!("Tax class"),
            Self::Product("state") => tr!("On sale or archived"),
            Self::Purchase(name) | Self::Product(name) => name,
        }
    }

    fn heading<'t>(self, table: &'t Table, said: &[(String, String)]) -> Option<&'t str> {
        match self {
            Self::Order(field) => table.heading_of(field, said),
            Self::Purchase(name) => purchases_csv::FIELDS.heading_of(&table.headings, name, said),
            Self::Product(name) => products_csv::FIELDS.heading_of(&table.headings, name, said),
        }
    }
}

/// The fields by section.
fn sections(format: Option<Format>) -> Vec<(&'static str, Vec<Meaning>)> {
    if format == Some(Format::Products) {
        return vec![(tr!("Of each product"), products_csv::FIELDS.names().map(Meaning::Product).collect())];
    }
    if format == Some(Format::Purchases) {
        let known = |name: &&str| FIRST_OF_PURCHASES.contains(name) || OF_SUPPLIERS.contains(name);
        let others = purchases_csv::FIELDS.names().filter(|name| !known(name));
        let others = others.map(Meaning::Purchase).collect();
        return vec![
            (tr!("What matters most"), FIRST_OF_PURCHASES.map(Meaning::Purchase).to_vec()),
            (tr!("Of the supplier"), OF_SUPPLIERS.map(Meaning::Purchase).to_vec()),
            (tr!("Of each line"), others),
        ];
    }
    let others = Field::ALL.iter().copied().filter(|field| !FIRST.contains(field));
    let (of_order, of_item): (Vec<Field>, Vec<Field>) = others.partition(|field| *field < Field::Item);
    let all = |fields: Vec<Field>| fields.into_iter().map(Meaning::Order).collect();
    vec![
        (tr!("What matters most"), all(FIRST.to_vec())),
        (tr!("Of the order"), all(of_order)),
        (tr!("Of each item"), all(of_item)),
    ]
}

/// The columns that orders, purchases or products cannot do without have been found or chosen.
pub(super) fn is_enough(found: &FileColumns, wanted: &ImportRequest) -> bool {
    if wanted.format == Some(Format::Products) {
        let has = |name| Meaning::Product(name).heading(&found.table, &wanted.columns).is_some();
        return has("name") || has("code");
    }
    if wanted.format == Some(Format::Purchases) {
        let has = |name| Meaning::Purchase(name).heading(&found.table, &wanted.columns).is_some();
        return has("date")
            && has("supplier")
            && has("document")
            && (has("rate") || has("code"))
            && ["net", "tax", "gross"].into_iter().any(has);
    }
    let has = |field: &Field| found.table.heading_of(*field, &wanted.columns).is_some();
    let amounts = [Field::Total, Field::ItemTotal, Field::ItemPrice];
    let dates = [Field::Date, Field::DateGmt];
    let items = [Field::Item, Field::Sku, Field::ProductId];
    let has_quantity = has(&Field::Quantity) || found.table.is_one_each(&wanted.columns);
    let counts = has_quantity || !items.iter().any(has);
    let is_numbered = has(&Field::Number) || wanted.answers.orders.is_some();
    counts && is_numbered && dates.iter().any(has) && amounts.iter().any(has)
}

/// What is said above the fields.
const fn explanation(is_known: bool, format: Option<Format>) -> &'static str {
    match format {
        _ if is_known => {
            label!(
                "Choose another column where the heading means something else. It is remembered for files with these \
                 headings."
            )
        }
        Some(Format::Purchases) => {
            label!(
                "The headings of this file are not known. Say which column holds what: it needs the date, the \
                 supplier and the number of each document, its net amount, its tax or both together (gross), and the \
                 rate. What is not in the file stays empty."
            )
        }
        Some(Format::Products) => {
            label!(
                "The headings of this file are not known. Say which column holds what: it needs the name or the code \
                 of each product. What is not in the file stays as the shop has it."
            )
        }
        _ => {
            label!(
                "The headings of this file are not known. Say which column holds what: it needs the number and the \
                 date of each order, an amount, and how many of each item. What is not in the file stays empty."
            )
        }
    }
}

/// What is missing where the columns are not enough.
const fn missing(format: Option<Format>) -> &'static str {
    match format {
        Some(Format::Purchases) => {
            label!("The date, the supplier, the document number, an amount or the rate is missing.")
        }
        Some(Format::Products) => label!("The name or the code is missing."),
        _ => label!("The order number, the order date, an amount or the quantity is missing."),
    }
}

/// Draws the fields with their columns.
pub(super) fn mapping(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let found = state.columns.take()?;
    let words = tr(explanation(found.format.is_some(), state.wanted.format));
    ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
    if found.format.is_none()
        && let Some(other) = segment(
            ui,
            tr!("What the file has"),
            &KINDS.map(|(kind, name)| (kind, tr(name))),
            state.wanted.format,
        )
        && other != state.wanted.format
    {
        state.wanted.format = other;
        state.wanted.columns.clear();
    }
    let format = state.wanted.format;
    let has_orders = !matches!(format, Some(Format::Purchases | Format::Products));
    let mut asked = None;
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
        let mut changed = questions::dates(ui, state);
        changed |= questions::choices(ui, state);
        asked = changed.then_some(ImportAction::Rehearse);
    } else if has_orders && found.table.heading_of(Field::Number, &state.wanted.columns).is_none() {
        questions::orders(ui, &mut state.wanted.answers.orders);
    }
    ui.add_space(4.0);
    let most = (ui.ctx().content_rect().height() - 280.0).clamp(120.0, 420.0);
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        // Leaves room for the focus rings and the scroll bar.
        ui.set_width(ui.available_width() - 12.0);
        if has_orders {
            let is_asked = std::mem::take(&mut state.is_asked);
            open_columns::section(ui, &found.table, &mut state.wanted.columns, is_asked);
        }
        for (heading, fields) in sections(format) {
            ui.add_space(4.0);
            form_heading(ui, heading);
            for field in fields {
                meaning(ui, &found.table, field, &mut state.wanted.columns);
            }
        }
    });
    let is_enough = is_enough(&found, &state.wanted);
    let foot = Foot::leave(if state.seen.is_some() { tr!("Back") } else { tr!("Cancel") });
    let pressed = foot.main(Button::new(tr(SHOW_PREVIEW)).enabled(is_enough)).show_with(ui, |ui| {
        if !is_enough {
            let words = theme::text(tr(missing(format)), FontStyle::Small, theme::of(ui).text2);
            ui.add(Label::new(words).truncate());
        }
    });
    match pressed {
        Some(Pressed::Main) => asked = Some(ImportAction::Rehearse),
        Some(Pressed::Leave) => {
            asked = state.seen.is_none().then_some(ImportAction::Close);
            state.stage = Stage::Ready;
        }
        None => {}
    }
    state.columns = Some(found);
    if asked == Some(ImportAction::Rehearse) {
        state.stage = Stage::Ready;
    }
    asked
}

/// The row of a field: its column, and the first value in it. A column that is chosen is taken from the field
/// that it was chosen for before.
fn meaning(ui: &mut Ui, table: &Table, field: Meaning, said: &mut Vec<(String, String)>) {
    let tokens = theme::of(ui);
    let name = field.name();
    let chosen = field.heading(table, said).map(str::to_owned);
    let is_quantity = field == Meaning::Order(Field::Quantity);
    let is_one_each = is_quantity && table.is_one_each(said);
    let none = if is_one_each { tr(EACH_ROW) } else { tr!("None") };
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
            ui.label(theme::text(name, FontStyle::Body, tokens.text));
        });
        cell(ui, HEADING, &mut |ui| {
            other = Dropdown::new(name, &shown)
                .width(320.0)
                .show(ui, |ui| choices(ui, table, chosen.as_deref(), is_quantity.then_some(is_one_each)));
        });
        let first = chosen.as_deref().map_or("", |heading| table.first(heading));
        ui.add(Label::new(theme::text(first, FontStyle::Small, tokens.text2)).truncate());
    });
    if let Some(heading) = other {
        said.retain(|(of, to)| of != field.key() && (heading.is_empty() || *to != heading));
        said.push((field.key().to_owned(), heading));
    }
}

/// The columns of the file; returns a heading, which is empty for no column. A quantity may instead be one on
/// each row.
fn choices(ui: &mut Ui, table: &Table, chosen: Option<&str>, one_each: Option<bool>) -> Option<String> {
    let mut picked = None;
    ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
        if choice_entry(ui, tr!("None"), "", chosen.is_none() && one_each != Some(true)) {
            picked = Some(String::new());
        }
        if one_each.is_some_and(|is_one| choice_entry(ui, tr(EACH_ROW), "", is_one)) {
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

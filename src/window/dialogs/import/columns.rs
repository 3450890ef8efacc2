//! The columns of a file of orders, purchases or products: at the left each with what it holds, which can be changed; at the
//! right what would come in. The choices are kept for files with the same headings.

use egui::{Label, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::dialogs::form::refused;
use crate::format::Amounts;
use crate::model::{FileColumns, ImportRequest};
use crate::theme::{self, FontStyle, height};
use crate::translate::tr;
use crate::widgets::{Button, Foot, Kind, Pressed, segment, tick};
use domain::label;
use domain::task::Task;
use transfer::Format;
use transfer::answers::Answers;
use transfer::order_rows::{Field, ONE_EACH};

use super::column_rows::Said;
use super::meaning::Meaning;
use super::preview::main_name;
use super::{ImportAction, Importing, SHOW_PREVIEW, Stage, column_rows, outcome, questions};

/// The width of the columns, in points; what would come in has the rest.
const COLUMNS: f32 = 640.0;
/// The height of the dialog around both, in points; what they have where there is room, the least of it, and what the heads and
/// questions take.
const AROUND: f32 = 110.0;
const USUAL: f32 = 320.0;
const LEAST: f32 = 120.0;
const ASKED: f32 = 190.0;

/// The choice for files without a quantity, in which each row is one piece.
const EACH_ROW: &str = label!("Each row is one piece");

/// Contents to choose from for a file with unknown headings.
const KINDS: [(Option<Format>, &str); 4] = [
    (Some(Format::OrderCsv), label!("Orders")),
    (Some(Format::Purchases), label!("Purchases")),
    (Some(Format::Products), label!("Products")),
    (Some(Format::Taxes), label!("Tax rates")),
];

/// The columns that orders, purchases, products or tax rates cannot do without have been found or chosen.
pub(super) fn is_enough(found: &FileColumns, wanted: &ImportRequest) -> bool {
    if wanted.options.format == Some(Format::Products) {
        let has = |name| Meaning::Product(name).heading(&found.table, &wanted.options.columns).is_some();
        return has("name") || has("code");
    }
    if wanted.options.format == Some(Format::Taxes) {
        return Meaning::Rate("rate").heading(&found.table, &wanted.options.columns).is_some();
    }
    if wanted.options.format == Some(Format::Purchases) {
        let has = |name| Meaning::Purchase(name).heading(&found.table, &wanted.options.columns).is_some();
        return has("date")
            && has("supplier")
            && has("document")
            && (has("rate") || has("code"))
            && ["net", "tax", "gross"].into_iter().any(has);
    }
    let has = |field: &Field| found.table.heading_of(*field, &wanted.options.columns).is_some();
    let amounts = [Field::Total, Field::ItemTotal, Field::ItemPrice];
    let dates = [Field::Date, Field::DateGmt];
    let items = [Field::Item, Field::Sku, Field::ProductId];
    let has_quantity = has(&Field::Quantity) || found.table.is_one_each(&wanted.options.columns);
    let counts = has_quantity || !items.iter().any(has);
    let is_numbered = has(&Field::Number) || wanted.options.answers.orders.is_some();
    counts && is_numbered && dates.iter().any(has) && amounts.iter().any(has)
}

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
        Some(Format::Taxes) => {
            label!(
                "The headings of this file are not known. Say which column holds what: it needs the rate of each tax. \
                 Without a country, a rate is charged everywhere."
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

/// The message when columns are missing.
const fn missing(format: Option<Format>) -> &'static str {
    match format {
        Some(Format::Purchases) => {
            label!("The date, the supplier, the document number, an amount or the rate is missing.")
        }
        Some(Format::Products) => label!("The name or the code is missing."),
        Some(Format::Taxes) => label!("The rate is missing."),
        _ => label!("The order number, the order date, an amount or the quantity is missing."),
    }
}

/// Draws the columns and what comes of them. `running`: a rehearsal under way.
pub(super) fn mapping(
    ui: &mut Ui,
    state: &mut Importing,
    amounts: Amounts,
    running: Option<&Task>,
) -> Option<ImportAction> {
    let found = state.columns.take()?;
    let words = tr(explanation(found.format.is_some(), state.wanted.options.format));
    ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
    let mut is_changed = kinds(ui, &found, state);
    ui.add_space(4.0);
    // The whole is as high whatever stands below, also in the frame in which that changes, so that nothing moves.
    let most = ui.ctx().content_rect().height() - AROUND - ui.min_rect().height();
    let rows = f32::from(u16::try_from(found.table.headings.len()).unwrap_or(u16::MAX));
    let whole = most.min((rows * (height::CONTROL + 4.0)).max(USUAL) + ASKED);
    let height = (whole - state.shown.below).max(LEAST);
    let size = vec2(ui.available_width(), height + state.shown.below);
    let (all, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let both = Rect::from_min_size(all.min, vec2(all.width(), height));
    let wide = COLUMNS.min(both.width() * 0.68);
    let left = Rect::from_min_size(both.min, vec2(wide, height));
    let right = Rect::from_min_max(pos2(left.right() + theme::space::L, both.top()), both.max);
    let is_asked = std::mem::take(&mut state.shown.is_asked);
    let of = (&found.table, state.wanted.options.format, amounts);
    let said = &mut state.wanted.options.columns;
    let chosen = scrolled(ui, "columns", left, |ui| column_rows::rows(ui, of, said, is_asked));
    is_changed |= chosen.is_some();
    state.shown.is_asked = chosen == Some(Said::OfAnOpenOne);
    scrolled(ui, "outcome", right, |ui| outcome::outcome(ui, state.report(), amounts, running));
    let rest = Rect::from_min_max(both.left_bottom(), all.max);
    let mut below = ui.new_child(UiBuilder::new().max_rect(rest).id_salt("below"));
    is_changed |= asked(&mut below, &found, state);
    let is_enough = is_enough(&found, &state.wanted);
    let shown = foot(&mut below, state, (is_enough, running.is_some()), amounts);
    let below = below.min_rect().height();
    if (below - state.shown.below).abs() > 0.5 {
        state.shown.below = below;
        ui.ctx().request_discard("the height below the columns");
    }
    state.columns = Some(found);
    if is_changed {
        (state.seen, state.refusal, state.shown.is_stale) = (None, None, is_enough);
    }
    match running {
        // What it would say is not about these columns any more.
        Some(_) if is_changed => Some(ImportAction::Stop),
        None if std::mem::take(&mut state.shown.is_stale) => Some(ImportAction::Rehearse),
        _ => shown,
    }
}

/// Draws in a place of its own, which scrolls where it is too small.
fn scrolled<R>(ui: &mut Ui, name: &str, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt(name));
    let area = ScrollArea::vertical().id_salt(name).max_height(place.height()).auto_shrink(false);
    area.show(&mut inside, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        // Leaves room for the focus rings and the scroll bar.
        ui.set_width(place.width() - 12.0);
        contents(ui)
    })
    .inner
}

/// Asks what a file has whose headings are not known; true if that changed.
fn kinds(ui: &mut Ui, found: &FileColumns, state: &mut Importing) -> bool {
    if found.format.is_some() {
        return false;
    }
    let kinds = KINDS.map(|(kind, name)| (kind, tr(name)));
    let picked = segment(ui, tr!("What the file has"), &kinds, state.wanted.options.format);
    let Some(other) = picked.filter(|other| *other != state.wanted.options.format) else { return false };
    state.wanted.options.format = other;
    state.wanted.options.columns.clear();
    true
}

/// The refusal with the questions that it asks; true if an answer changed.
fn asked(ui: &mut Ui, found: &FileColumns, state: &mut Importing) -> bool {
    let mut changed = false;
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
        changed |= questions::dates(ui, state);
        changed |= questions::choices(ui, state);
    }
    if matches!(state.wanted.options.format, Some(Format::Purchases | Format::Products | Format::Taxes)) {
        return changed;
    }
    let said = &mut state.wanted.options.columns;
    let has = |field, said: &[(String, String)]| found.table.heading_of(field, said).is_some();
    if !has(Field::Number, said) && state.refusal.is_none() {
        changed |= questions::orders(ui, &mut state.wanted.options.answers.orders);
    }
    let mut is_one_each = found.table.is_one_each(said);
    let has_items = [Field::Item, Field::Sku, Field::ProductId].into_iter().any(|field| has(field, said));
    if has_items && !has(Field::Quantity, said) && tick(ui, tr(EACH_ROW), &mut is_one_each).clicked() {
        said.retain(|(of, _)| of != Field::Quantity.as_str());
        said.extend(is_one_each.then(|| (Field::Quantity.as_str().to_owned(), ONE_EACH.to_owned())));
        changed = true;
    }
    changed
}

/// The buttons: an import of what is seen, or a preview of all of it.
fn foot(
    ui: &mut Ui,
    state: &mut Importing,
    (is_enough, is_running): (bool, bool),
    amounts: Amounts,
) -> Option<ImportAction> {
    let report = state.seen.as_ref().map(|seen| &seen.report).filter(|report| !report.changed_nothing());
    let can = report.is_some() && !is_running;
    let import =
        report.map_or_else(|| tr!("Import").to_owned(), |report| main_name(report, amounts.formatter));
    let mut asked = None;
    let main = Button::new(&import).icon(ICON_UPLOAD).enabled(can);
    let pressed = Foot::cancel().main_at_once(main).show_with(ui, |ui| {
        if !is_enough {
            let words =
                theme::text(tr(missing(state.wanted.options.format)), FontStyle::Small, theme::of(ui).text2);
            ui.add(Label::new(words).truncate());
        } else if Button::new(tr(SHOW_PREVIEW)).kind(Kind::Quiet).show(ui).clicked() {
            state.stage = Stage::Ready;
            asked = state.seen.is_none().then_some(ImportAction::Rehearse);
        }
        if state.is_as_last_time
            && Button::new(tr!("Forget these answers")).kind(Kind::Quiet).show(ui).clicked()
        {
            (state.is_as_last_time, state.wanted.options.date_order) = (false, None);
            state.wanted.options.columns.clear();
            state.wanted.options.answers = Answers::default();
            (state.seen, asked) = (None, Some(ImportAction::Rehearse));
        }
    });
    match pressed {
        Some(Pressed::Main) => {
            state.stage = Stage::Ready;
            Some(ImportAction::Import)
        }
        Some(Pressed::Leave) => Some(ImportAction::Close),
        None => asked,
    }
}

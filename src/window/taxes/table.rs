//! The table of tax by rate, with the sum below. Enter or a double click explains a figure.

use egui::{CornerRadius, Rect, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use crate::theme::{self, FontStyle, height, space, stroke};
use crate::translate::tr;
use crate::widgets::{Column, Row, Side, Table, card, columns_of, elided, label_in, points};
use domain::report::tax_summary::{TAXABLE_NOT_ADDED, TaxSummaryRow};
use engine::TAX_COLUMNS;

use super::Taxes;
use super::view::TaxView;

const HEAD: f32 = 32.0;
const FOOT: f32 = 40.0;
const SAID: f32 = 22.0;

pub(super) fn height(view: &TaxView) -> f32 {
    HEAD + points(view.found.rows.len(), height::LIST_ROW) + foot_height(view) + 4.0
}

/// The height of the sum, with the note below it if there is one.
fn foot_height(view: &TaxView) -> f32 {
    if view.found.adds_taxable { FOOT } else { FOOT + SAID }
}

/// The columns: key, width, and the table width from which there is room for them. Columns that are
/// left out are added up in the receipt.
const LAYOUT: [(&str, f32, f32); 10] = [
    ("country", 120.0, 0.0),
    ("state", 52.0, 0.0),
    ("rate", 0.0, 0.0),
    ("percent", 72.0, 720.0),
    ("taxable", 90.0, 0.0),
    ("tax", 84.0, 0.0),
    ("shipping", 76.0, 640.0),
    ("refunded", 84.0, 580.0),
    ("net", 88.0, 0.0),
    ("orders", 60.0, 820.0),
];

pub(super) fn table_card(ui: &mut Ui, room: Rect, view: &TaxView, state: &mut Taxes) {
    let tokens = theme::of(ui);
    card(ui, room);
    let (upper, foot) = room.split_top_bottom_at_y(room.bottom() - foot_height(view));
    let columns = columns(view);
    let table = Table::new(tr!("Rates"), &columns, view.found.rows.len(), (HEAD, height::LIST_ROW));
    let table = table.remembered_as("Rates").clickable();
    let (mut place, at) = (state.list, state.list.at);
    let drawn = table.show(ui, upper.shrink2(vec2(1.0, 0.0)), &mut place, |row| {
        let Some(rate) = view.found.rows.get(row.at) else { return };
        row.describe(Role::Row, row.at == at, spoken(rate, view));
        figures(row, &columns, (rate, view), FontStyle::Body);
        if let Some(words) = meaning(rate) {
            row.response.clone().on_hover_text(words);
        }
    });
    state.list = place;
    if let Some(row) = drawn.opened.and_then(|at| view.found.rows.get(at)) {
        state.explain(row, view, drawn.response.id);
    }
    let (sum, said) = foot.split_top_bottom_at_y(foot.top() + FOOT);
    table.foot(ui, sum.shrink2(vec2(1.0, 0.0)), Sense::click(), |row| total(row, view, &columns, state));
    if !view.found.adds_taxable {
        let said = said.shrink2(vec2(space::L, 0.0)).translate(vec2(0.0, -5.0));
        label_in(ui, said, Side::Left, theme::text(tr(TAXABLE_NOT_ADDED), FontStyle::Small, tokens.text2));
    }
}

/// The columns; those of the place only where rows are of several.
fn columns(view: &TaxView) -> Vec<Column> {
    let has_places = view.found.has_places();
    let is_shown = |key: &str| match key {
        "country" => has_places,
        "state" => has_places && view.found.rows.iter().any(|row| !row.tax.place.state().is_empty()),
        _ => true,
    };
    let mut layout: Vec<_> = LAYOUT.into_iter().filter(|(key, ..)| is_shown(key)).collect();
    // Columns that are left out in a narrow table are left out sooner beside those of the place.
    let place: f32 = layout
        .iter()
        .filter(|(key, ..)| matches!(*key, "country" | "state"))
        .map(|(_, width, _)| width)
        .sum();
    for (_, _, from) in layout.iter_mut().filter(|(_, _, from)| *from > 0.0) {
        *from += place;
    }
    columns_of(TAX_COLUMNS, view.amounts.sign(), &layout)
}

/// Explains a row without a rate.
fn meaning(row: &TaxSummaryRow) -> Option<&'static str> {
    if row.tax.is_untaxed() {
        return Some(tr!("Items and shipping that no tax was charged on; a rate of 0% has a row of its own"));
    }
    let words = tr!("Tax of orders that do not say which rates they were charged, such as those of files");
    row.tax.is_without_rate().then_some(words)
}

/// The width of a percentage after the name, and the least of a name beside it.
const NOTE: f32 = 64.0;
const NAME: f32 = 56.0;

fn figures(
    row: &mut Row<'_, '_>,
    columns: &[Column],
    (rate, view): (&TaxSummaryRow, &TaxView),
    kind: FontStyle,
) {
    let tokens = row.tokens;
    for column in columns {
        let kind = if matches!(column.key, "net" | "rate") { FontStyle::Strong } else { kind };
        if column.key != "rate" {
            row.text(&view.figure(rate, column.key), kind, tokens.text);
            continue;
        }
        // The percentage tells two rates of the same name apart, so the name is shortened for it.
        let percent = columns.iter().find(|column| column.key == "percent");
        let has_percent = percent.is_some_and(|column| column.is_shown(row.rect.width()));
        let note = match (has_percent, rate.tax.rate.compound) {
            (false, _) => view.figure(rate, "percent"),
            (true, true) => tr!("compound").to_owned(),
            (true, false) => String::new(),
        };
        let room = if has_percent || note.is_empty() { 0.0 } else { NOTE };
        let name = view.figure(rate, "rate");
        row.named_cell(&name, |ui, place| {
            let room = if place.width() < NAME + room { 0.0 } else { room };
            let first = place.with_max_x(place.right() - room);
            let wide = elided(ui, first, Side::Left, &name, kind, tokens.text);
            let after = place.with_min_x(first.left() + wide + 6.0);
            if after.width() > 24.0 {
                elided(ui, after, Side::Left, &note, FontStyle::Body, tokens.faint);
            }
        });
    }
}

fn spoken(row: &TaxSummaryRow, view: &TaxView) -> String {
    let [taxable, tax, shipping, refunded, net] =
        ["taxable", "tax", "shipping", "refunded", "net"].map(|key| view.figure(row, key));
    let name = view.named(row);
    if row.tax.is_untaxed() {
        return tr!("{name}: net amount {taxable}", name, taxable);
    }
    tr!(
        "{name}: net amount {taxable}, tax {tax}, on shipping {shipping}, refunded {refunded}, net tax {net}",
        name,
        taxable,
        tax,
        shipping,
        refunded,
        net
    )
}

/// Draws the sum of all rates, which can be explained too.
fn total(row: &mut Row<'_, '_>, view: &TaxView, columns: &[Column], state: &mut Taxes) {
    let tokens = row.tokens;
    let response = row.response.clone();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken(&view.total, view)));
    let painter = row.painter.clone();
    let across = row.rect.shrink2(vec2(space::L, 0.0)).x_range();
    painter.hline(across, row.rect.top() + 1.0, Stroke::new(stroke::SUM, tokens.text));
    if response.hovered() {
        painter.rect_filled(response.rect, CornerRadius::same(theme::radius::CONTROL), tokens.hover);
    }
    figures(row, columns, (&view.total, view), FontStyle::Strong);
    row.focus_ring();
    if response.clicked() {
        state.explain(&view.total, view, response.id);
    }
}

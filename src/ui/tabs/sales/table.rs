//! The periods as a table, below the chart where there is room.

use egui::{CornerRadius, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use crate::ui::model::{SalesView, Series};
use crate::ui::theme::{self, Type, height, space};
use crate::ui::widgets::{Side, card, elided, hairline, say};

use super::SalesState;

const COLUMNS: [Series; 7] = [
    Series::Orders,
    Series::Items,
    Series::Gross,
    Series::Refunds,
    Series::Tax,
    Series::Shipping,
    Series::Net,
];

/// Draws the table into its card, newest period first.
pub(super) fn periods_card(ui: &mut Ui, room: Rect, view: &SalesView, state: &SalesState) {
    let tokens = theme::of(ui);
    card(ui, room);
    let (head, body) = room.split_top_bottom_at_y(room.top() + height::TABLE_HEAD);
    let first = if view.by == "day" { "Day" } else { "Month" };
    elided(ui, head.shrink2(vec2(space::L, 0.0)), Side::Left, first, Type::Head, tokens.text2);
    for (at, series) in COLUMNS.into_iter().enumerate() {
        let sign = if series.is_count() { "" } else { view.amounts.sign() };
        let name = format!("{} {sign}", series.name());
        elided(ui, cell(head, at), Side::Right, name.trim_end(), Type::Head, tokens.text2);
    }
    let mut inner = ui.new_child(UiBuilder::new().max_rect(body.shrink2(vec2(1.0, 1.0))));
    inner.spacing_mut().item_spacing.y = 0.0;
    let rows = view.points.len();
    ScrollArea::vertical().id_salt("periods").auto_shrink(false).show_rows(
        &mut inner,
        height::GRID_ROW,
        rows,
        |ui, range| {
            for (at, point) in view.points.iter().enumerate().rev().skip(range.start).take(range.len()) {
                let (row, response) =
                    ui.allocate_exact_size(vec2(room.width() - 2.0, height::GRID_ROW), Sense::hover());
                if response.hovered() || state.at == Some(at) {
                    ui.painter().rect_filled(row, CornerRadius::ZERO, tokens.hover);
                }
                hairline(ui, row, row.top());
                elided(
                    ui,
                    row.shrink2(vec2(space::L - 1.0, 0.0)),
                    Side::Left,
                    &point.name,
                    Type::Body,
                    tokens.text,
                );
                for (column, series) in COLUMNS.into_iter().enumerate() {
                    let kind = if series == Series::Net { Type::Strong } else { Type::Body };
                    elided(ui, cell(row, column), Side::Right, point.plain.text(series), kind, tokens.text);
                }
                say(
                    ui,
                    row,
                    ("period", at),
                    &format!("{}: net sales {}", point.name, point.figures.text(Series::Net)),
                );
            }
        },
    );
}

/// The room of a figure, counted from the left; the first fifth of the row is the period's name.
fn cell(row: Rect, at: usize) -> Rect {
    let share = |part: usize| f32::from(u16::try_from(part).unwrap_or_default());
    let name = row.width() * 0.2;
    let width = (row.width() - name - space::L) / share(COLUMNS.len());
    let right = row.left() + name + width * share(at + 1);
    Rect::from_min_max(pos2(right - width + space::S, row.top()), pos2(right, row.bottom()))
}

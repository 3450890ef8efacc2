//! The periods as a table, below the chart where there is room.

use egui::{CornerRadius, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::ui::model::{Point, SalesView, Series};
use crate::ui::tabs::compare::paint_change;
use crate::ui::theme::{self, Type, height, space, stroke};
use crate::ui::widgets::{Side, card, elided, hairline, scroll_list};

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

/// Draws the table into its card, newest period first. A click on a row lists its orders.
pub(super) fn periods_card(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut SalesState) {
    let tokens = theme::of(ui);
    card(ui, room);
    let (head, body) = room.split_top_bottom_at_y(room.top() + height::TABLE_HEAD);
    let first = if view.by == "day" { "Day" } else { "Month" };
    elided(ui, head.shrink2(vec2(space::L, 0.0)), Side::Left, first, Type::Head, tokens.text2);
    let columns = Columns { count: COLUMNS.len() + if view.compared.is_some() { 2 } else { 0 } };
    for (at, series) in COLUMNS.into_iter().enumerate() {
        let sign = if series.is_count() { "" } else { view.amounts.sign() };
        let name = format!("{} {sign}", series.name());
        elided(ui, columns.cell(head, at), Side::Right, name.trim_end(), Type::Head, tokens.text2);
    }
    if let Some(compared) = &view.compared {
        let names = [compared.short.as_str(), "Change"];
        for (name, at) in names.into_iter().zip(COLUMNS.len()..) {
            elided(ui, columns.cell(head, at), Side::Right, name, Type::Head, tokens.text2);
        }
    }
    let inner = body.shrink2(vec2(1.0, 1.0));
    let mut clicked = None;
    scroll_list(ui, inner, "Periods", height::GRID_ROW, view.points.len(), |ui, row| {
        let at = view.points.len() - 1 - row;
        if let Some(point) = view.points.get(at)
            && columns.row(ui, inner.width(), (at, point), view, state)
        {
            clicked = Some(point.of);
        }
    });
    if let Some(of) = clicked {
        state.list(of);
    }
}

struct Columns {
    count: usize,
}

impl Columns {
    /// The room of a figure, counted from the left; the first fifth of the row is the period's name.
    fn cell(&self, row: Rect, at: usize) -> Rect {
        let share = |part: usize| f32::from(u16::try_from(part).unwrap_or_default());
        let name = row.width() * 0.16;
        let width = (row.width() - name - space::L) / share(self.count);
        let right = row.left() + name + width * share(at + 1);
        Rect::from_min_max(pos2(right - width + space::S, row.top()), pos2(right, row.bottom()))
    }

    fn row(
        &self,
        ui: &mut Ui,
        width: f32,
        (at, point): (usize, &Point),
        view: &SalesView,
        state: &SalesState,
    ) -> bool {
        let tokens = theme::of(ui);
        let is_chosen = state.at == Some(at);
        let begins = |point: &Point| view.by == "day" && state.first_day.begins(point.of.0.day);
        // The keyboard lists a period from the chart, so the rows are no stops of Tab.
        let (row, response) = ui.allocate_exact_size(vec2(width, height::GRID_ROW), Sense::CLICK);
        let week = if begins(point) { ", first day of the week" } else { "" };
        let spoken = format!("{}{week}: net sales {}", point.name, point.figures.text(Series::Net));
        response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
        if response.hovered() || is_chosen {
            let fill = if is_chosen { tokens.selection } else { tokens.hover };
            ui.painter().rect_filled(row, CornerRadius::ZERO, fill);
        }
        // The row above is of the day after.
        if view.points.get(at + 1).is_some_and(begins) {
            let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
            ui.painter().hline(row.x_range(), row.top(), line);
        } else {
            hairline(ui, row, row.top());
        }
        let name = row.shrink2(vec2(space::L - 1.0, 0.0));
        let wide = elided(ui, name, Side::Left, &point.name, Type::Body, tokens.text);
        let rest = Rect::from_min_max(name.min + vec2(wide + 4.0, 0.0), name.max);
        elided(ui, rest, Side::Left, &point.part, Type::Body, tokens.faint);
        for (column, series) in COLUMNS.into_iter().enumerate() {
            let kind = if series == Series::Net { Type::Strong } else { Type::Body };
            let figure = point.plain.text(series);
            elided(ui, self.cell(row, column), Side::Right, figure, kind, tokens.text);
        }
        if let Some(beside) = view.beside(at) {
            let was = beside.plain.text(Series::Net);
            let room = self.cell(row, COLUMNS.len());
            elided(ui, room, Side::Right, was, Type::Body, tokens.text2);
            let (is, was) = (point.plain.amount(Series::Net), beside.plain.amount(Series::Net));
            paint_change(ui, self.cell(row, COLUMNS.len() + 1), &Series::Net.change(is, was));
        }
        response.clicked()
    }
}

//! The columns of a table: where they stand, and their heads, of which one is sorted by.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD};

use crate::ui::theme::{self, Type};

use super::{Side, elided, focus_ring};

/// A column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Column<'a, C> {
    /// What it is sorted by; nothing when it cannot be.
    pub(crate) by: Option<C>,
    pub(crate) name: &'a str,
    pub(crate) side: Side,
    /// In points; what is over goes to the first column.
    pub(crate) width: f32,
}

/// What a table is sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sorting<C> {
    pub(crate) by: C,
    /// Largest or latest first.
    pub(crate) is_descending: bool,
}

const GAP: f32 = 12.0;

/// Where the cells of a row stand: the first column takes what the others leave.
pub(crate) fn cells<C>(row: Rect, columns: &[Column<'_, C>]) -> Vec<Rect> {
    let taken: f32 = columns.iter().skip(1).map(|column| column.width + GAP).sum();
    let mut left = row.left();
    let mut cells = Vec::with_capacity(columns.len());
    for (at, column) in columns.iter().enumerate() {
        let width = if at == 0 { (row.width() - taken).max(40.0) } else { column.width };
        cells.push(Rect::from_min_max(pos2(left, row.top()), pos2(left + width, row.bottom())));
        left += width + GAP;
    }
    cells
}

/// Draws the heads; answers with what it is to be sorted by. Numbers begin with the largest.
pub(crate) fn table_head<C: Copy + PartialEq>(
    ui: &Ui,
    row: Rect,
    columns: &[Column<'_, C>],
    sorting: Sorting<C>,
) -> Option<Sorting<C>> {
    let tokens = theme::of(ui);
    let mut asked = None;
    for (column, rect) in columns.iter().zip(cells(row, columns)) {
        let Some(by) = column.by else {
            elided(ui, rect, column.side, column.name, Type::Head, tokens.text2);
            continue;
        };
        let room = rect.expand2(vec2(6.0, -4.0));
        let response = ui.interact(room, ui.scope_id().with(("sort", column.name)), Sense::click());
        let is_sorted = sorting.by == by;
        let way = match (is_sorted, sorting.is_descending) {
            (false, _) => "",
            (true, true) => ", falling",
            (true, false) => ", rising",
        };
        let spoken = format!("Sort by {}{way}", column.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let ink = if is_sorted || response.hovered() { tokens.text } else { tokens.text2 };
        let wide = elided(ui, rect, column.side, column.name, Type::Head, ink);
        if is_sorted {
            let icon = if sorting.is_descending { ICON_ARROW_DOWNWARD } else { ICON_ARROW_UPWARD };
            let is_right = column.side == Side::Right;
            let x = if is_right { rect.right() - wide - 10.0 } else { rect.left() + wide + 11.0 };
            let font = theme::icon_font(14.0);
            ui.painter().text(pos2(x, rect.center().y), Align2::CENTER_CENTER, icon.codepoint, font, ink);
        }
        focus_ring(ui, &response);
        if response.clicked() {
            let is_descending = if is_sorted { !sorting.is_descending } else { column.side == Side::Right };
            asked = Some(Sorting { by, is_descending });
        }
    }
    asked
}

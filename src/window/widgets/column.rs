//! The columns of a table: what each shows, where it is, and how wide a person has dragged it.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Context, CursorIcon, Id, Rangef, Rect, Sense, Stroke, Ui};

use crate::theme::{self, space, stroke};
use crate::translate::tr;
use domain::fielded::Fielded;
use domain::table::{self, ColumnOf};

use super::Side;

const GAP: f32 = 12.0;
/// The least width of a column, in points, and of the one that takes what the others leave.
const LEAST: f32 = 24.0;
const LEAST_REST: f32 = 40.0;
/// Widths of the last run are taken in below that, in points.
const MOST: f32 = 2_000.0;

#[derive(Debug, Clone)]
pub(crate) struct Column {
    pub(crate) key: &'static str,
    pub(crate) name: String,
    pub(super) side: Side,
    /// In points; 0 for the one column that takes the width the others leave.
    width: f32,
    /// The least width of the table, in points, at which it is shown.
    from: f32,
    /// Points between it and the column before it.
    gap: f32,
    pub(super) is_sortable: bool,
    /// True if the first click on its head sorts descending.
    pub(super) is_descending: bool,
}

impl Column {
    /// A column of this width; aligned right, it sorts descending first.
    pub(crate) fn new(name: impl Into<String>, side: Side, width: f32) -> Self {
        let (name, is_descending) = (name.into(), side == Side::Right);
        Self { key: "", name, side, width, from: 0.0, gap: GAP, is_sortable: false, is_descending }
    }

    /// The column as its `ColumnOf` describes it, with the sign of the currency in the head of amounts.
    fn of<T, C: ?Sized>(described: &ColumnOf<T, C>, sign: &str) -> Self {
        let side = if described.kind.is_number() { Side::Right } else { Side::Left };
        let sign = if described.kind.is_amount() { sign } else { "" };
        let name = format!("{} {sign}", tr(described.short));
        Self { key: described.key, ..Self::new(name.trim_end(), side, 0.0) }
    }

    /// Hides it where the table is narrower than that.
    pub(crate) const fn from(mut self, width: f32) -> Self {
        self.from = width;
        self
    }

    /// True if a table of this width has room for it.
    pub(crate) const fn is_shown(&self, table: f32) -> bool {
        table >= self.from
    }

    /// Sets the space between it and the column before it.
    pub(crate) const fn gap(mut self, gap: f32) -> Self {
        self.gap = gap;
        self
    }

    /// Lets its head be clicked to sort by it.
    pub(crate) const fn sortable(mut self) -> Self {
        self.is_sortable = true;
        self
    }

    /// Makes the first click on its head sort descending.
    pub(crate) const fn latest_first(mut self) -> Self {
        self.is_descending = true;
        self
    }
}

/// The columns of a list that a table shows. `layout` has the key of each, its width, and the least width of
/// the table at which it is shown.
pub(crate) fn columns_of<T, C: ?Sized>(
    described: &[ColumnOf<T, C>],
    sign: &str,
    layout: &[Laid],
) -> Vec<Column> {
    let column = |(key, width, from): &(&str, f32, f32)| {
        table::column(described, key).map(|column| Column {
            width: *width,
            from: *from,
            ..Column::of(column, sign)
        })
    };
    layout.iter().filter_map(column).collect()
}

/// The columns of a layout, each with its width and the width of the list from which it is shown, and after them those of other
/// fields that lists show.
pub(crate) fn with_fields<F: Fielded>(layout: &[Laid]) -> Vec<Laid> {
    let others = F::FIELDS.iter().filter(|field| field.shown_from > 0);
    let others = others.filter(|field| layout.iter().all(|(key, ..)| *key != field.key));
    let others =
        others.map(|field| (field.key, f32::from(field.width) * DIGIT + GAP, f32::from(field.shown_from)));
    layout.iter().copied().chain(others).collect()
}

/// The key of a column, its width, and the width of the list from which it is shown, in points.
type Laid = (&'static str, f32, f32);

/// The width of a digit in points.
const DIGIT: f32 = 7.0;

/// The place of a column: the points between the left edge of a row and its cells, with the gap before them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    left: f32,
    width: f32,
    pub(super) gap: f32,
    pub(super) side: Side,
}

impl Place {
    /// The width that it takes in a row, with the gap before it.
    pub(super) const fn whole(self) -> f32 {
        self.gap + self.width
    }

    /// Left and right edge of its cells in a row that begins at `left`.
    pub(super) fn range(self, left: f32) -> Rangef {
        Rangef::new(left + self.left, left + self.left + self.width)
    }
}

/// The widths of columns that a person has dragged, in points, by table and column.
pub(crate) type ColumnWidths = BTreeMap<String, f32>;

fn widths_id() -> Id {
    Id::unique("column widths")
}

/// The dragged widths, to be kept between runs.
pub(crate) fn column_widths(ctx: &Context) -> Arc<ColumnWidths> {
    ctx.data(|data| data.get_temp(widths_id())).unwrap_or_default()
}

/// Takes in the dragged widths of the last run; those that no table can have are left out.
pub(crate) fn restore_column_widths(ctx: &Context, mut widths: ColumnWidths) {
    widths.retain(|_, width| (LEAST..MOST).contains(width));
    keep(ctx, widths);
}

fn keep(ctx: &Context, widths: ColumnWidths) {
    ctx.data_mut(|data| data.insert_temp(widths_id(), Arc::new(widths)));
}

/// The key of the width of a column.
fn key_of(columns: &[Column], at: usize) -> String {
    match columns.get(at).map_or("", |column| column.key) {
        "" => at.to_string(),
        key => key.to_owned(),
    }
}

/// The width that a column was dragged to.
pub(crate) fn dragged_width(ctx: &Context, table: &str, column: &str) -> Option<f32> {
    column_widths(ctx).get(&format!("{table}/{column}")).copied()
}

/// Sets the width of a column; `None` gives it its own again.
pub(crate) fn drag_width(ctx: &Context, table: &str, column: &str, width: Option<f32>) {
    let mut widths = ColumnWidths::clone(&column_widths(ctx));
    let key = format!("{table}/{column}");
    match width {
        Some(width) => widths.insert(key, width),
        None => widths.remove(&key),
    };
    keep(ctx, widths);
    ctx.request_repaint();
}

/// The place of each column in a row of this width, `None` where it is hidden; `edge` is the space left and right of the
/// cells, and `head` gives what the head of a column takes. Dragged widths for which the row has no room are left out of account.
pub(super) fn places(
    ctx: &Context,
    table: &str,
    columns: &[Column],
    (row, edge): (f32, f32),
    head: &dyn Fn(&Column) -> f32,
) -> Vec<Option<Place>> {
    let dragged = |at: usize| dragged_width(ctx, table, &key_of(columns, at));
    let has_dragged = (0..columns.len()).any(|at| dragged(at).is_some());
    let own = |at: usize| columns.get(at).map_or(0.0, |column| column.width.max(head(column)));
    let with_dragged = |at: usize| dragged(at).unwrap_or_else(|| own(at));
    if has_dragged && let (places, true) = laid_out(columns, (row, edge), with_dragged) {
        return places;
    }
    laid_out(columns, (row, edge), own).0
}

/// The places with these widths of the columns that have one, and whether the row has room for them.
fn laid_out(
    columns: &[Column],
    (row, edge): (f32, f32),
    own: impl Fn(usize) -> f32,
) -> (Vec<Option<Place>>, bool) {
    let width = |at: usize, column: &Column| if column.width > 0.0 { own(at) } else { 0.0 };
    let shown = || columns.iter().enumerate().filter(|(_, column)| column.is_shown(row));
    let first = shown().next().map_or(0.0, |(_, first)| first.gap);
    let taken = shown().map(|(at, column)| width(at, column) + column.gap).sum::<f32>() - first;
    let rest = row - 2.0 * edge - taken;
    let mut end = 0.0;
    let place = |(at, column): (usize, &Column)| {
        column.is_shown(row).then(|| {
            let gap = if end > 0.0 { column.gap } else { edge };
            let width = if column.width > 0.0 { width(at, column) } else { rest.max(LEAST_REST) };
            let place = Place { left: end + gap, width, gap, side: column.side };
            end += place.whole();
            place
        })
    };
    let places = columns.iter().enumerate().map(place).collect();
    let has_rest = columns.iter().any(|column| column.width <= 0.0);
    (places, rest >= if has_rest { LEAST_REST } else { 0.0 })
}

/// Lets the lines between the heads be dragged; a double click gives a column its own width again. They are for the
/// pointer only: Tab does not stop at them. A line right of the column that takes the rest of the width moves the left
/// edge of the column after it. `egui_extras` could only move right edges, and push what is right of them out of view.
pub(super) fn drag(ui: &Ui, head: Rect, table: &str, columns: &[Column], places: &[Option<Place>]) {
    let shown: Vec<(usize, Place)> =
        places.iter().enumerate().filter_map(|(at, place)| Some((at, (*place)?))).collect();
    let is_rest = |at: usize| columns.get(at).is_some_and(|column| column.width <= 0.0);
    let rest = shown.iter().position(|(at, _)| is_rest(*at)).unwrap_or(shown.len());
    let to_spare = shown.get(rest).map_or(0.0, |(_, place)| place.width - LEAST_REST).max(0.0);
    let is_near = ui.rect_contains_pointer(head);
    for (line, pair) in shown.windows(2).enumerate() {
        let [(before, left), (after, right)] = pair else { continue };
        let (at, place) = if line < rest { (*before, left) } else { (*after, right) };
        let x = right.range(head.left()).min - right.gap / 2.0;
        let key = key_of(columns, at);
        let grip = Rect::from_x_y_ranges(x - 4.0..=x + 4.0, head.y_range());
        let response =
            ui.interact(grip, ui.scope_id().with(("width", table, &key)), Sense::CLICK | Sense::DRAG);
        if response.hovered() || response.dragged() {
            ui.set_cursor_icon(CursorIcon::ResizeColumn);
        }
        if is_near || response.dragged() {
            let line = Stroke::new(stroke::HAIRLINE, theme::of(ui).line_strong);
            ui.painter().vline(x, head.shrink2(egui::vec2(0.0, space::S)).y_range(), line);
        }
        if response.double_clicked() {
            drag_width(ui.ctx(), table, &key, None);
        } else if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.dragged()) {
            let grown = if line < rest { pointer.x - x } else { x - pointer.x };
            let width = (place.width + grown).min(place.width + to_spare).max(LEAST);
            drag_width(ui.ctx(), table, &key, Some(width));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns() -> [Column; 3] {
        ["Date", "Customer", "Total"].map(|name| {
            let width = match name {
                "Date" => 100.0,
                "Total" => 80.0,
                _ => 0.0,
            };
            Column::new(name, Side::Left, width)
        })
    }

    #[test]
    fn one_column_takes_what_the_others_leave_and_dragged_ones_keep_their_width_where_there_is_room() {
        let (columns, ctx) = (columns(), Context::default());
        let widths = |row: f32| -> Vec<f32> {
            places(&ctx, "Orders", &columns, (row, space::L), &|_| 0.0)
                .into_iter()
                .flatten()
                .map(|place| place.width)
                .collect()
        };
        let rest = |row: f32, taken: f32| row - 2.0 * space::L - 2.0 * GAP - taken;
        assert_eq!(widths(600.0), [100.0, rest(600.0, 180.0), 80.0]);
        restore_column_widths(&ctx, ColumnWidths::from([("Orders/0".to_owned(), 200.0)]));
        assert_eq!(widths(600.0), [200.0, rest(600.0, 280.0), 80.0]);
        assert_eq!(widths(330.0), [100.0, rest(330.0, 180.0), 80.0]);
    }

    #[test]
    fn widths_that_no_table_can_have_are_not_restored() {
        let ctx = Context::default();
        let of = |width: f32| (format!("Orders/{width}"), width);
        let saved = [LEAST, 222.0, 5.0, -1.0, MOST, f32::INFINITY, f32::NAN].map(of);
        restore_column_widths(&ctx, ColumnWidths::from(saved));
        assert_eq!(*column_widths(&ctx), ColumnWidths::from([LEAST, 222.0].map(of)));
    }
}

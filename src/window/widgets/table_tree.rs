//! A table in the accessibility tree: a row of column heads, and cells within rows. The table paints these itself, so
//! that they are no widgets. Nothing is done while no assistive technology asks for the tree.

use egui::accesskit;
use egui::{Id, Rect, Role, Ui, UiBuilder};

/// Adds the size of a table, by the id of its node, and a row with the heads of its columns; one that is not drawn
/// has no rectangle.
pub(super) fn heads<'h>(
    ui: &mut Ui,
    table: Id,
    head: Rect,
    rows: usize,
    columns: impl ExactSizeIterator<Item = (&'h str, Option<Rect>)>,
) {
    let size = ui.ctx().accesskit_node_builder(table, |node| {
        node.set_row_count(rows);
        node.set_column_count(columns.len());
    });
    if size.is_none() {
        return;
    }
    let builder = UiBuilder::new().id_salt((table, "heads")).max_rect(head);
    let row = ui.new_child(builder.accessibility_parent(table).accessibility_role(Role::Row)).unique_id();
    for (column, (name, rect)) in columns.enumerate() {
        if let Some(rect) = rect.filter(|_| !name.is_empty()) {
            part(ui, row, rect, (Role::ColumnHeader, column), name);
        }
    }
}

/// Says at which row a table is that has the keyboard: a screen reader reads that row, and not only the table's name.
pub(super) fn current(ui: &Ui, table: Id, row: Id) {
    if ui.ctx().has_accesskit_node(row) {
        ui.ctx().accesskit_node_builder(table, |node| node.set_active_descendant(row.accesskit_id()));
    }
}

/// Adds a cell or the head of a column to the row of this id, or what holds the widgets of a cell where it has no text
/// of its own.
pub(super) fn part(ui: &mut Ui, row: Id, rect: Rect, (role, column): (Role, usize), text: &str) -> Ui {
    let builder = UiBuilder::new().id_salt((role, column)).max_rect(rect).accessibility_parent(row);
    if text.is_empty() {
        return ui.new_child(builder);
    }
    let part = ui.new_child(builder.accessibility_role(role).accessibility_label(text));
    ui.ctx().accesskit_node_builder(part.unique_id(), |node| {
        let [min, max] = [rect.min, rect.max];
        node.set_bounds(accesskit::Rect::new(min.x.into(), min.y.into(), max.x.into(), max.y.into()));
        node.set_column_index(column);
    });
    part
}

//! A table: column heads that may be sorted by, above rows of one height, of which only those in view are
//! drawn. The scroll offset is kept as a row and a part of it, so that the last of a million rows is drawn as
//! sharply as the first: in points, an `f32` is coarser than a pixel from row 262,144 on, which is why these
//! tables use no `ScrollArea`.

use std::ops::Range;

use egui::{
    Align2, Color32, CornerRadius, EventFilter, Id, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD};

use crate::theme::{self, FontStyle, space};
use domain::table::{self, ColumnOf};

use super::table_state::{TableState, page_of, points};
use super::{Side, elided, focus_ring, hairline, menu_key_pressed, table_tree};

const GAP: f32 = 12.0;
/// The scroll bar: its width, the width that takes the pointer, and the least height of its handle.
const BAR: f32 = 6.0;
const BAR_ROOM: f32 = 12.0;
const LEAST_HANDLE: f32 = 32.0;

#[derive(Debug, Clone)]
pub(crate) struct Column {
    pub(crate) key: &'static str,
    pub(crate) name: String,
    side: Side,
    /// In points; 0 for the one column that takes the width the others leave.
    width: f32,
    /// The least width of the table, in points, at which it is shown.
    from: f32,
    /// Points between it and the column before it.
    gap: f32,
    is_sortable: bool,
    /// Whether the first click on its head sorts descending.
    is_descending: bool,
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
        let name = format!("{} {sign}", described.short);
        Self { key: described.key, ..Self::new(name.trim_end(), side, 0.0) }
    }

    /// Hides it where the table is narrower than that.
    pub(crate) const fn from(mut self, width: f32) -> Self {
        self.from = width;
        self
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
    layout: &[(&str, f32, f32)],
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

/// The column that a table is sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sorting {
    pub(crate) by: &'static str,
    /// Whether the largest or the latest is first.
    pub(crate) is_descending: bool,
}

/// A table to be drawn.
pub(crate) struct Table<'a> {
    /// The accessible name.
    pub(crate) name: &'a str,
    pub(crate) columns: &'a [Column],
    pub(crate) sorting: Option<Sorting>,
    /// The heights of the head and of a row, in points.
    pub(crate) head: f32,
    pub(crate) row: f32,
    pub(crate) count: usize,
    /// Whether rows take clicks.
    pub(crate) is_clickable: bool,
}

/// What the user did in a frame.
pub(crate) struct TableResponse {
    /// That of the rows as a whole, which have the keyboard together.
    pub(crate) response: Response,
    pub(crate) sorted: Option<Sorting>,
    /// The row that was clicked, or that a key moved to.
    pub(crate) chosen: Option<usize>,
    /// The row that was double-clicked, or on which Enter was pressed.
    pub(crate) opened: Option<usize>,
    /// Where the context menu of the current row was asked for.
    pub(crate) menu: Option<Pos2>,
    /// The rows in view.
    pub(crate) rows: Range<usize>,
    has_keyboard: bool,
}

impl TableResponse {
    /// Whether a key was pressed while the table had the keyboard; not so in the frame in which it got it.
    pub(crate) fn pressed(&self, ui: &Ui, key: Key) -> bool {
        self.has_keyboard && pressed(ui, key)
    }

    /// Whether a key was pressed with modifiers while the table had the keyboard.
    pub(crate) fn pressed_with(&self, ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
        self.has_keyboard && ui.input_mut(|input| input.consume_key(modifiers, key))
    }
}

/// A row while it is drawn. Its cells are taken from the left, one by one.
pub(crate) struct Row<'a> {
    pub(crate) ui: &'a mut Ui,
    pub(crate) at: usize,
    pub(crate) rect: Rect,
    pub(crate) response: Response,
    /// Whether the table has the keyboard, and whether it is at this row.
    pub(crate) has_keyboard: bool,
    is_current: bool,
    /// The cells that are not drawn yet, and the number of all.
    cells: std::slice::Iter<'a, Option<(Rect, Side)>>,
    count: usize,
}

impl Row<'_> {
    /// Gives the row its accessible name, and fills it where it is selected or under the pointer. To be
    /// called before its cells are drawn.
    pub(crate) fn describe(&mut self, role: Role, is_selected: bool, spoken: &str) {
        let tokens = theme::of(self.ui);
        // To a screen reader each is a row of the table, whether or not it can be chosen.
        self.response.widget_info(|| match role {
            Role::ListBoxOption => WidgetInfo::selected(Role::Row, true, is_selected, spoken),
            _ => WidgetInfo::labeled(Role::Row, true, spoken),
        });
        let at = self.at;
        self.ui.ctx().accesskit_node_builder(self.response.id, |node| node.set_row_index(at));
        let is_hovered = self.response.sense.senses_click() && self.response.hovered();
        if is_selected || is_hovered {
            let ground = if is_selected { tokens.selection } else { tokens.hover };
            self.ui.painter().rect_filled(self.rect, CornerRadius::ZERO, ground);
        }
        hairline(self.ui, self.rect, self.rect.top());
    }

    /// Whether the table is wide enough for the column.
    pub(crate) fn shows(&self, column: &Column) -> bool {
        self.rect.width() >= column.from
    }

    /// The rectangle of the next cell; `None` where its column is hidden.
    pub(crate) fn cell(&mut self) -> Option<Rect> {
        self.cells.next().copied().flatten().map(|(rect, _)| rect)
    }

    /// As `cell`, but the cell stays the next.
    pub(crate) fn peek(&self) -> Option<Rect> {
        self.cells.as_slice().first().copied().flatten().map(|(rect, _)| rect)
    }

    /// Draws the text of the next cell; returns its width.
    pub(crate) fn text(&mut self, text: &str, kind: FontStyle, ink: Color32) -> f32 {
        let Some((rect, side)) = self.cells.next().copied().flatten() else { return 0.0 };
        self.speak(rect, text);
        elided(self.ui, rect, side, text, kind, ink)
    }

    /// Tells screen readers the text of the cell that was taken last.
    fn speak(&mut self, rect: Rect, text: &str) {
        let row = self.response.id;
        if text.is_empty() || !self.ui.ctx().has_accesskit_node(row) {
            return;
        }
        let column = self.count - self.cells.len() - 1;
        table_tree::part(self.ui, row, rect, (Role::Cell, column), text);
    }

    /// Draws the text of the next cell, with a faint note beside it where there is space.
    pub(crate) fn noted(&mut self, text: &str, note: &str, kind: FontStyle, ink: Color32) {
        let Some((rect, side)) = self.cells.next().copied().flatten() else { return };
        self.speak(rect, text);
        let wide = elided(self.ui, rect, side, text, kind, ink);
        let after = rect.with_min_x(rect.left() + wide + 6.0);
        if side == Side::Left && !note.is_empty() && after.width() > 18.0 {
            elided(self.ui, after, Side::Left, note, FontStyle::Body, theme::of(self.ui).faint);
        }
    }
}

impl Table<'_> {
    /// Draws the table. The arrow keys move from row to row; what follows from that is up to the caller.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        room: Rect,
        state: &mut TableState,
        mut draw: impl FnMut(&mut Row<'_>),
    ) -> TableResponse {
        let id = self.id(ui);
        let shown = self.draw(ui, room, state, Self::move_by_key, |row| {
            draw(row);
            if row.has_keyboard && row.is_current {
                table_tree::current(row.ui, id, row.response.id);
            }
        });
        if std::mem::take(&mut state.takes_keyboard) || shown.chosen.is_some() {
            ui.memory_mut(|memory| memory.request_focus(shown.response.id));
            ui.ctx().request_repaint();
        }
        shown
    }

    /// Draws the table without a current row: the arrow keys scroll.
    pub(crate) fn show_read_only(
        &self,
        ui: &mut Ui,
        room: Rect,
        draw: impl FnMut(&mut Row<'_>),
    ) -> TableResponse {
        let id = ui.scope_id().with(("scrolled", self.name));
        let mut state: TableState = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let shown = self.draw(ui, room, &mut state, Self::scroll_by_key, draw);
        ui.data_mut(|data| data.insert_temp(id, state));
        shown
    }

    /// Draws a row outside of the table, such as the totals, with its cells aligned to the columns.
    pub(crate) fn foot(&self, ui: &mut Ui, rect: Rect, sense: Sense, draw: impl FnOnce(&mut Row<'_>)) {
        let id = ui.scope_id().with(("foot", self.name));
        let response = ui.interact(rect.shrink(3.0), id, sense);
        let cells = self.places(rect);
        let (count, cells) = (cells.len(), cells.iter());
        let (has_keyboard, is_current) = (false, false);
        draw(&mut Row { ui, at: self.count, rect, response, has_keyboard, is_current, cells, count });
    }

    fn draw(
        &self,
        ui: &mut Ui,
        room: Rect,
        state: &mut TableState,
        keys: impl FnOnce(&Self, &Ui, f32, &mut TableState) -> Option<usize>,
        mut draw: impl FnMut(&mut Row<'_>),
    ) -> TableResponse {
        let (head, body) = room.split_top_bottom_at_y(room.top() + self.head);
        let sorted = self.heads(ui, head);
        let id = self.id(ui);
        let response = ui.interact(body, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Table, true, self.name));
        let heads = self.columns.iter().zip(self.places(head));
        let heads = heads.map(|(column, place)| (column.name.as_str(), place.map(|(rect, _)| rect)));
        table_tree::heads(ui, id, head, self.count, heads);
        let (mut chosen, mut opened) = (None, None);
        let was = state.at;
        let has_keyboard = response.has_focus();
        if has_keyboard && self.count > 0 {
            let filter =
                EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            chosen = keys(self, ui, body.height(), state);
            opened = pressed(ui, Key::Enter).then_some(state.at.min(self.count - 1));
        }
        let places = self.places(body.with_max_y(body.top() + self.row));
        let mut cells = places.clone();
        let now = state.at;
        let sense = if self.is_clickable { Sense::CLICK } else { Sense::hover() };
        let (mut clicked, mut menu, mut current) = (None, None, None);
        let rows = self.rows(ui, body, state, |ui, at, rect| {
            for (cell, place) in cells.iter_mut().zip(&places) {
                *cell = place.map(|(place, side)| (place.translate(rect.min - body.min), side));
            }
            let response = ui.interact(rect, ui.scope_id().with("row"), sense);
            let (count, cells) = (cells.len(), cells.iter());
            let mut row = Row { ui, at, rect, response, has_keyboard, is_current: at == now, cells, count };
            draw(&mut row);
            if row.response.secondary_clicked() {
                (clicked, menu) = (Some(at), row.response.interact_pointer_pos());
            }
            if at == was {
                current = Some(rect.left_bottom() + vec2(space::L, -space::S));
            }
            clicked = row.response.clicked().then_some(at).or(clicked);
            opened = row.response.double_clicked().then_some(at).or(opened);
        });
        if let Some(at) = clicked {
            (state.at, chosen) = (at, clicked);
        }
        let end = body.top() + state.top_of(self.count, self.row);
        if end < body.bottom() {
            hairline(ui, body, end);
        }
        // Inside, so that the ring does not cover what is beside the table.
        focus_ring(ui, &Response { rect: body.shrink(4.0), ..response.clone() });
        if has_keyboard && menu_key_pressed(ui) {
            menu = current;
        }
        TableResponse { response, sorted, chosen, opened, menu, rows, has_keyboard }
    }

    /// Draws only the rows in view: `draw` gets the index of each and its rectangle. Returns their range.
    pub(crate) fn rows(
        &self,
        ui: &mut Ui,
        body: Rect,
        state: &mut TableState,
        mut draw: impl FnMut(&mut Ui, usize, Rect),
    ) -> Range<usize> {
        self.bar_moved(ui, body, state);
        let before = *state;
        if ui.rect_contains_pointer(body) {
            state.scroll(-ui.input(|input| input.smooth_scroll_delta().y), self.row);
        }
        state.hold(self.count, self.row, body.height());
        // The table used up the scrolling, so that the page around it does not scroll too.
        if *state != before {
            ui.input_mut(|input| input.smooth_scroll_delta.y = 0.0);
        }
        let mut builder = UiBuilder::new().id_salt(self.name).max_rect(body);
        let table = self.id(ui);
        if ui.ctx().has_accesskit_node(table) {
            builder = builder.accessibility_parent(table);
        }
        let mut inner = ui.new_child(builder);
        inner.set_clip_rect(body.intersect(ui.clip_rect()));
        let last = (state.row_at(body.height(), self.row) + 1).min(self.count);
        let mut rect = body.with_max_y(body.top() + self.row).translate(vec2(0.0, -state.part));
        for at in state.row..last {
            inner.push_id(at, |ui| draw(ui, at, rect));
            rect = rect.translate(vec2(0.0, self.row));
        }
        self.bar(&inner, body, *state);
        state.row..last
    }

    /// The id of what has the keyboard.
    fn id(&self, ui: &Ui) -> Id {
        ui.scope_id().with(("list", self.name))
    }

    /// The rectangle of each cell of a row, `None` where its column is hidden.
    fn places(&self, row: Rect) -> Vec<Option<(Rect, Side)>> {
        let inner = row.shrink2(vec2(space::L, 0.0));
        let is_shown = |column: &&Column| row.width() >= column.from;
        let taken: f32 =
            self.columns.iter().filter(is_shown).map(|column| column.width + column.gap).sum::<f32>()
                - self.columns.first().map_or(0.0, |first| first.gap);
        let mut left = inner.left() - self.columns.first().map_or(0.0, |first| first.gap);
        let place = |column: &Column| {
            is_shown(&column).then(|| {
                let rest = (inner.width() - taken).max(40.0);
                let width = if column.width > 0.0 { column.width } else { rest };
                left += column.gap + width;
                (Rect::from_x_y_ranges(left - width..=left, row.y_range()), column.side)
            })
        };
        self.columns.iter().map(place).collect()
    }

    /// Draws the column heads; returns the new sort order where one was clicked.
    fn heads(&self, ui: &Ui, row: Rect) -> Option<Sorting> {
        let tokens = theme::of(ui);
        let mut asked = None;
        for (column, place) in self.columns.iter().zip(self.places(row)) {
            let Some((rect, side)) = place else { continue };
            let sorting = self.sorting.filter(|sorting| sorting.by == column.key);
            let mut ink = if sorting.is_some() { tokens.text } else { tokens.text2 };
            let mut response = None;
            if column.is_sortable {
                let room = rect.expand2(vec2(6.0, -4.0));
                let button = ui.interact(room, ui.scope_id().with(("sort", column.key)), Sense::click());
                let way = match sorting.map(|sorting| sorting.is_descending) {
                    None => "",
                    Some(true) => ", falling",
                    Some(false) => ", rising",
                };
                let spoken = format!("Sort by {}{way}", column.name);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                ink = if button.hovered() { tokens.text } else { ink };
                response = Some(button);
            }
            let wide = elided(ui, rect, side, &column.name, FontStyle::Head, ink);
            if let Some(sorting) = sorting {
                let icon = if sorting.is_descending { ICON_ARROW_DOWNWARD } else { ICON_ARROW_UPWARD };
                let x =
                    if side == Side::Right { rect.right() - wide - 10.0 } else { rect.left() + wide + 11.0 };
                let place = pos2(x, rect.center().y);
                let font = theme::icon_font(14.0);
                ui.painter().text(place, Align2::CENTER_CENTER, icon.codepoint, font, ink);
            }
            let Some(response) = response else { continue };
            focus_ring(ui, &response);
            if response.clicked() {
                let is_descending = sorting.map_or(column.is_descending, |sorting| !sorting.is_descending);
                asked = Some(Sorting { by: column.key, is_descending });
            }
        }
        asked
    }

    /// Moves to the row that a pressed key leads to.
    fn move_by_key(&self, ui: &Ui, room: f32, state: &mut TableState) -> Option<usize> {
        let last = self.count.checked_sub(1)?;
        let (page, at) = (page_of(room, self.row), state.at);
        let to = [
            (Key::ArrowDown, at.saturating_add(1)),
            (Key::ArrowUp, at.saturating_sub(1)),
            (Key::PageDown, at.saturating_add(page)),
            (Key::PageUp, at.saturating_sub(page)),
            (Key::Home, 0),
            (Key::End, last),
        ];
        let to = to.into_iter().find(|(key, _)| pressed(ui, *key)).map(|(_, to)| to.min(last))?;
        state.at = to;
        state.reveal(to, self.row, room);
        Some(to)
    }

    /// Scrolls by the pressed keys; no row is chosen.
    fn scroll_by_key(&self, ui: &Ui, room: f32, state: &mut TableState) -> Option<usize> {
        let page = points(page_of(room, self.row), self.row);
        let all = points(self.count, self.row);
        let keys = [
            (Key::ArrowDown, self.row),
            (Key::ArrowUp, -self.row),
            (Key::PageDown, page),
            (Key::PageUp, -page),
            (Key::Home, -all),
            (Key::End, all),
        ];
        keys.into_iter().filter(|(key, _)| pressed(ui, *key)).for_each(|(_, by)| state.scroll(by, self.row));
        None
    }

    /// The handle of the scroll bar; `None` where all rows are in view.
    fn handle(&self, room: Rect, state: TableState) -> Option<Rect> {
        let all = points(self.count, self.row);
        if all <= room.height() {
            return None;
        }
        let long = (room.height() * room.height() / all).max(LEAST_HANDLE);
        let share = (points(state.row, self.row) + state.part) / (all - room.height());
        let top = room.top() + (room.height() - long) * share.clamp(0.0, 1.0);
        Some(Rect::from_min_size(pos2(room.right() - BAR - 2.0, top), vec2(BAR, long)))
    }

    fn bar_moved(&self, ui: &Ui, room: Rect, state: &mut TableState) {
        let Some(handle) = self.handle(room, *state) else { return };
        let track = Rect::from_min_max(pos2(room.right() - BAR_ROOM, room.top()), room.max);
        let id = ui.scope_id().with(("bar", self.name));
        let response = ui.interact(track, id, Sense::DRAG | Sense::CLICK);
        let Some(at) = response.interact_pointer_pos() else { return };
        if response.drag_started() || response.clicked() {
            let is_on = handle.y_range().contains(at.y);
            state.grip = if is_on { at.y - handle.top() } else { handle.height() / 2.0 };
        }
        if response.dragged() || response.clicked() {
            let top = at.y - state.grip;
            let share = ((top - room.top()) / (room.height() - handle.height())).clamp(0.0, 1.0);
            let rows = points(self.count, self.row) - room.height();
            state.begin();
            state.scroll(rows * share, self.row);
        }
    }

    fn bar(&self, ui: &Ui, room: Rect, state: TableState) {
        let Some(handle) = self.handle(room, state) else { return };
        let is_near = ui.rect_contains_pointer(room);
        let ink = theme::of(ui).line_strong.gamma_multiply(if is_near { 0.8 } else { 0.45 });
        ui.painter().rect_filled(handle, CornerRadius::same(3), ink);
    }
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input(|input| input.key_pressed(key) && !input.modifiers.command)
}

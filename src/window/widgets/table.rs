//! A table: column heads that may be sorted by and dragged wider, above rows of one height. `egui_extras` lays out only
//! the rows in view, and each row its cells: a `Ui` for each cell took a quarter of a frame. The scroll offset is kept as
//! a row and a part of it, so that the last of a million rows is drawn as sharply as the first: in points, an `f32` is
//! coarser than a pixel from row 262,144 on, which is why these tables use no `ScrollArea`.

use std::fmt::Display;
use std::ops::Range;

use egui::{
    Align2, Color32, CornerRadius, EventFilter, Id, Key, Layout, Modifiers, Painter, Pos2, Rect, Response,
    Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_extras::{TableBody, TableBuilder};
use egui_material_icons::icons::{ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD};

use crate::theme::{self, FontStyle, Tokens, space, stroke};
use crate::translate::tr;

use super::column::{self, Place};
use super::table_state::{TableState, page_of, points};
use super::{
    Column, Side, elided, focus_ring, hairline, menu_key_pressed, paint::ring, table_tree, text_width,
};

/// The scroll bar: its width, the width that takes the pointer, and the least height of its handle.
const BAR: f32 = 6.0;
const BAR_ROOM: f32 = 12.0;
const LEAST_HANDLE: f32 = 32.0;

/// The column that a table is sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sorting {
    pub(crate) by: &'static str,
    pub(crate) is_descending: bool,
}

/// A table to be drawn.
pub(crate) struct Table<'a> {
    /// The accessible name.
    name: &'a str,
    /// The key of dragged widths.
    remembered_as: &'a str,
    columns: &'a [Column],
    sorting: Option<Sorting>,
    /// The heights of the head and of a row, in points.
    head: f32,
    row: f32,
    count: usize,
    is_clickable: bool,
    /// The space left and right of the cells, in points.
    edge: f32,
}

/// Actions of the user in a frame.
pub(crate) struct TableResponse {
    /// The response of the rows as a whole, which have the keyboard together.
    pub(crate) response: Response,
    pub(crate) sorted: Option<Sorting>,
    /// The row that was clicked, or that a key moved to.
    pub(crate) chosen: Option<usize>,
    /// The row that was double-clicked, or on which Enter was pressed.
    pub(crate) opened: Option<usize>,
    /// The point where the context menu of the current row was asked for.
    pub(crate) menu: Option<Pos2>,
    /// The rows in view.
    pub(crate) rows: Range<usize>,
    /// The current row, while it is in view.
    current: Option<Rect>,
    has_keyboard: bool,
}

impl TableResponse {
    /// True if a key was pressed while the table had the keyboard, but not in the frame in which it got it.
    pub(crate) fn pressed(&self, ui: &Ui, key: Key) -> bool {
        self.has_keyboard && pressed(ui, key)
    }

    /// The text pasted while the table had the keyboard.
    pub(crate) fn pasted(&self, ui: &Ui) -> Option<String> {
        let pasted = |event: &egui::Event| match event {
            egui::Event::Paste(text) => Some(text.clone()),
            _ => None,
        };
        ui.input(|input| input.events.iter().find_map(pasted)).filter(|_| self.has_keyboard)
    }

    /// True if a key was pressed with modifiers while the table had the keyboard.
    pub(crate) fn pressed_with(&self, ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
        self.has_keyboard && ui.input_mut(|input| input.consume_key(modifiers, key))
    }
}

/// A row while it is drawn. Its cells are taken from the left, one by one.
pub(crate) struct Row<'a, 'b> {
    pub(crate) at: usize,
    pub(crate) rect: Rect,
    pub(crate) response: Response,
    pub(crate) painter: Painter,
    pub(crate) tokens: &'static Tokens,
    /// True if the table has the keyboard.
    pub(crate) has_keyboard: bool,
    ui: &'a mut Ui,
    /// The place of each column, and the number of those that are drawn or left out already.
    places: &'b [Option<Place>],
    next: usize,
}

impl Row<'_, '_> {
    /// Gives the row its accessible name, which is put together only where somebody listens, and fills it where it is
    /// selected or under the pointer. To be called before its cells are drawn.
    pub(crate) fn describe(&mut self, role: Role, is_selected: bool, spoken: impl Display) {
        // To a screen reader each is a row of the table, whether or not it can be chosen.
        self.response.widget_info(|| match role {
            Role::ListBoxOption => WidgetInfo::selected(Role::Row, true, is_selected, spoken.to_string()),
            _ => WidgetInfo::labeled(Role::Row, true, spoken.to_string()),
        });
        let at = self.at;
        self.response.ctx.accesskit_node_builder(self.response.id, |node| node.set_row_index(at));
        let is_hovered = self.response.sense.senses_click() && self.response.hovered();
        if is_selected || is_hovered {
            let ground = if is_selected { self.tokens.selection } else { self.tokens.hover };
            self.painter.rect_filled(self.rect, CornerRadius::ZERO, ground);
        }
        let line = Stroke::new(stroke::HAIRLINE, self.tokens.line);
        self.painter.hline(self.rect.x_range(), self.rect.top(), line);
    }

    /// The rectangle of the next cell; `None` where its column is hidden.
    pub(crate) fn peek(&self) -> Option<Rect> {
        let place = self.places.get(self.next).copied().flatten()?;
        Some(Rect::from_x_y_ranges(place.range(self.rect.left()), self.rect.y_range()))
    }

    /// Draws the ring of the keyboard around a row that has it for itself.
    pub(crate) fn focus_ring(&self) {
        if self.response.has_focus() {
            ring(&self.painter, self.response.rect, self.tokens);
        }
    }

    /// Leaves the next cell empty.
    pub(crate) const fn skip(&mut self) {
        self.next += 1;
    }

    /// Draws the next cell into its rectangle; `None` where its column is hidden.
    pub(crate) fn cell<R>(&mut self, draw: impl FnOnce(&mut Ui, Rect) -> R) -> Option<R> {
        self.named_cell("", draw)
    }

    /// The same for a cell whose text screen readers are told.
    pub(crate) fn named_cell<R>(&mut self, text: &str, draw: impl FnOnce(&mut Ui, Rect) -> R) -> Option<R> {
        let (row, at, rect) = (self.response.id, self.next, self.peek());
        self.next += 1;
        let rect = rect?;
        if self.ui.ctx().has_accesskit_node(row) {
            return Some(draw(&mut table_tree::part(self.ui, row, rect, (Role::Cell, at), text), rect));
        }
        Some(draw(self.ui, rect))
    }

    /// Draws the text of the next cell; returns its width.
    pub(crate) fn text(&mut self, text: &str, kind: FontStyle, ink: Color32) -> f32 {
        let side = self.side();
        self.named_cell(text, |ui, rect| elided(ui, rect, side, text, kind, ink)).unwrap_or_default()
    }

    /// Draws the text of the next cell, with a faint note beside it where there is space. A note that would be cut gives way
    /// to what is short for it, if anything is.
    pub(crate) fn noted(&mut self, text: &str, (note, short): (&str, &str), kind: FontStyle, ink: Color32) {
        let (side, faint) = (self.side(), self.tokens.faint);
        self.named_cell(text, |ui, rect| {
            let wide = elided(ui, rect, side, text, kind, ink);
            let after = rect.with_min_x(rect.left() + wide + 6.0);
            let is_cut = !short.is_empty() && text_width(ui, note, FontStyle::Body) > after.width();
            let note = if is_cut { short } else { note };
            if side == Side::Left && !note.is_empty() && after.width() > 18.0 {
                elided(ui, after, Side::Left, note, FontStyle::Body, faint);
            }
        });
    }

    fn side(&self) -> Side {
        self.places.get(self.next).copied().flatten().map_or(Side::Left, |place| place.side)
    }
}

impl<'a> Table<'a> {
    /// A table with this many rows; its heads and rows have these heights, in points.
    pub(crate) const fn new(
        name: &'a str,
        columns: &'a [Column],
        count: usize,
        (head, row): (f32, f32),
    ) -> Self {
        Self {
            name,
            remembered_as: name,
            columns,
            sorting: None,
            head,
            row,
            count,
            is_clickable: false,
            edge: space::L,
        }
    }

    /// Keeps the widths of its columns under another name, where its own is not always the same.
    pub(crate) const fn remembered_as(mut self, name: &'a str) -> Self {
        self.remembered_as = name;
        self
    }

    /// Shows the column that it is sorted by.
    pub(crate) const fn sorted(mut self, sorting: Option<Sorting>) -> Self {
        self.sorting = sorting;
        self
    }

    /// Lets its rows take clicks.
    pub(crate) const fn clickable(mut self) -> Self {
        self.is_clickable = true;
        self
    }

    /// Sets the space between the cells and its left and right edge, in points.
    pub(crate) const fn edge(mut self, edge: f32) -> Self {
        self.edge = edge;
        self
    }

    /// Draws the rows in view alone, without heads; the caller has the keyboard.
    pub(crate) fn show_rows(
        &self,
        ui: &mut Ui,
        body: Rect,
        state: &mut TableState,
        draw: impl FnMut(&mut Row<'_, '_>),
    ) {
        let places = self.places(ui, body.width());
        self.rows(ui, body, (state, Sense::hover()), &places, draw);
    }

    /// Draws the table. The arrow keys move from row to row; what follows from that is up to the caller.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        room: Rect,
        state: &mut TableState,
        draw: impl FnMut(&mut Row<'_, '_>),
    ) -> TableResponse {
        let shown = self.draw(ui, room, state, Self::move_by_key, draw);
        // The current row has the ring; a table without rows has it itself.
        let whole = (self.count == 0).then_some(shown.response.rect);
        if let Some(rect) = shown.current.or(whole) {
            focus_ring(ui, &Response { rect: rect.shrink2(vec2(4.0, 3.0)), ..shown.response.clone() });
        }
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
        draw: impl FnMut(&mut Row<'_, '_>),
    ) -> TableResponse {
        let id = ui.scope_id().with(("scrolled", self.name));
        let mut state: TableState = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let shown = self.draw(ui, room, &mut state, Self::scroll_by_key, draw);
        // Inside, so that the ring does not cover what is beside the table.
        focus_ring(ui, &Response { rect: shown.response.rect.shrink(4.0), ..shown.response.clone() });
        ui.data_mut(|data| data.insert_temp(id, state));
        shown
    }

    /// Draws a row outside of the table, such as the totals, with its cells aligned to the columns.
    pub(crate) fn foot(&self, ui: &mut Ui, rect: Rect, sense: Sense, draw: impl FnOnce(&mut Row<'_, '_>)) {
        let id = ui.scope_id().with(("foot", self.name));
        let response = ui.interact(rect.shrink(3.0), id, sense);
        let places = self.places(ui, rect.width());
        let (painter, tokens, at) = (ui.painter().clone(), theme::of(ui), self.count);
        self.body(ui, rect, "foot", |mut body| {
            let (places, has_keyboard, next) = (places.as_slice(), false, 0);
            body.row(rect.height(), |mut row| {
                row.col(|ui| {
                    draw(&mut Row { at, rect, response, painter, tokens, has_keyboard, ui, places, next });
                });
            });
        });
    }

    fn draw(
        &self,
        ui: &mut Ui,
        room: Rect,
        state: &mut TableState,
        keys: impl FnOnce(&Self, &Ui, f32, &mut TableState) -> Option<usize>,
        mut draw: impl FnMut(&mut Row<'_, '_>),
    ) -> TableResponse {
        let (head, body) = room.split_top_bottom_at_y(room.top() + self.head);
        let places = self.places(ui, body.width());
        let sorted = self.heads(ui, head, &places);
        let id = self.id(ui);
        let response = ui.interact(body, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Table, true, tr(self.name)));
        let (mut chosen, mut opened) = (None, None);
        let was = state.at;
        let has_keyboard = response.has_focus();
        if has_keyboard && self.count > 0 {
            let filter =
                EventFilter { tab: false, escape: true, vertical_arrows: true, horizontal_arrows: true };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            chosen = keys(self, ui, body.height(), state);
            opened = pressed(ui, Key::Enter).then_some(state.at.min(self.count - 1));
        }
        let heads = self.columns.iter().zip(&places);
        let heads = heads.map(|(column, place)| {
            let rect = |place: Place| Rect::from_x_y_ranges(place.range(head.left()), head.y_range());
            (column.name.as_str(), place.map(rect))
        });
        table_tree::heads(ui, id, head, self.count, heads);
        let now = state.at;
        let sense = if self.is_clickable { Sense::CLICK } else { Sense::hover() };
        let (mut clicked, mut menu, mut current, mut spoken) = (None, None, None, None);
        let rows = self.rows(ui, body, (state, sense), &places, |row| {
            row.has_keyboard = has_keyboard;
            draw(row);
            let at = row.at;
            if row.response.secondary_clicked() {
                (clicked, menu) = (Some(at), row.response.interact_pointer_pos());
            }
            if at == was {
                current = Some(row.rect.left_bottom() + vec2(space::L, -space::S));
            }
            if at == now {
                spoken = Some((row.response.id, row.rect));
            }
            clicked = row.response.clicked().then_some(at).or(clicked);
            opened = row.response.double_clicked().then_some(at).or(opened);
        });
        if let Some((row, _)) = spoken.filter(|_| has_keyboard) {
            table_tree::current(ui, id, row);
        }
        if let Some(at) = clicked {
            (state.at, chosen) = (at, clicked);
        }
        let end = body.top() + state.top_of(self.count, self.row);
        if end < body.bottom() {
            hairline(ui, body, end);
        }
        if has_keyboard && menu_key_pressed(ui) {
            menu = current;
        }
        let current = spoken.map(|(_, rect)| rect.intersect(body));
        TableResponse { response, sorted, chosen, opened, menu, rows, current, has_keyboard }
    }

    /// Draws only the rows in view, each as a widget with this sense. Returns their range.
    fn rows(
        &self,
        ui: &mut Ui,
        body: Rect,
        (state, sense): (&mut TableState, Sense),
        places: &[Option<Place>],
        mut draw: impl FnMut(&mut Row<'_, '_>),
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
        let last = (state.row_at(body.height(), self.row) + 1).min(self.count);
        let mut rect = body.with_max_y(body.top() + self.row).translate(vec2(0.0, -state.part));
        let (range, tokens) = (state.row..last, theme::of(ui));
        // Begins above the view by the part of the first row that is scrolled out of it.
        let room = body.with_min_y(rect.top());
        let clip = body.intersect(ui.clip_rect());
        self.body(ui, room, "rows", |mut table| {
            table.ui_mut().set_clip_rect(clip);
            for at in range.clone() {
                let ui = table.ui_mut();
                let response = ui.interact(rect, ui.scope_id().with(("row", at)), sense);
                let (painter, has_keyboard, next) = (ui.painter().clone(), false, 0);
                table.row(self.row, |mut row| {
                    row.col(|ui| {
                        draw(&mut Row {
                            at,
                            rect,
                            response,
                            painter,
                            tokens,
                            has_keyboard,
                            ui,
                            places,
                            next,
                        });
                    });
                });
                rect = rect.translate(vec2(0.0, self.row));
            }
        });
        self.bar(ui, body, *state);
        range
    }

    /// Lays out rows of one cell, without spaces between them.
    fn body(&self, ui: &mut Ui, room: Rect, part: &str, rows: impl FnOnce(TableBody<'_>)) {
        let mut builder = UiBuilder::new().id_salt((self.name, part)).max_rect(room);
        let table = self.id(ui);
        if ui.ctx().has_accesskit_node(table) {
            builder = builder.accessibility_parent(table);
        }
        let mut inner = ui.new_child(builder.layout(Layout::left_to_right(egui::Align::Center)));
        inner.spacing_mut().item_spacing = egui::Vec2::ZERO;
        let table = TableBuilder::new(&mut inner).vscroll(false).auto_shrink(false);
        table.column(egui_extras::Column::remainder()).body(rows);
    }

    /// The id of what has the keyboard.
    fn id(&self, ui: &Ui) -> Id {
        ui.scope_id().with(("list", self.name))
    }

    fn places(&self, ui: &Ui, row: f32) -> Vec<Option<Place>> {
        // A language may have a longer word in the head than the column was made for.
        let head = |column: &Column| text_width(ui, &column.name, FontStyle::Head).ceil();
        column::places(ui.ctx(), self.remembered_as, self.columns, (row, self.edge), &head)
    }

    /// Draws the column heads; returns the new sort order where one was clicked.
    fn heads(&self, ui: &Ui, row: Rect, places: &[Option<Place>]) -> Option<Sorting> {
        let tokens = theme::of(ui);
        let mut asked = None;
        for (column, place) in self.columns.iter().zip(places) {
            let Some(place) = place else { continue };
            let (rect, side) = (Rect::from_x_y_ranges(place.range(row.left()), row.y_range()), place.side);
            let sorting = self.sorting.filter(|sorting| sorting.by == column.key);
            let mut ink = if sorting.is_some() { tokens.text } else { tokens.text2 };
            let mut response = None;
            if column.is_sortable {
                let room = rect.expand2(vec2(6.0, -4.0));
                let button = ui.interact(room, ui.scope_id().with(("sort", column.key)), Sense::click());
                let spoken = match sorting.map(|sorting| sorting.is_descending) {
                    None => tr!("Sort by {column}", column = &column.name),
                    Some(true) => tr!("Sort by {column}, descending", column = &column.name),
                    Some(false) => tr!("Sort by {column}, ascending", column = &column.name),
                };
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
        if self.head > 0.0 {
            column::drag(ui, row, self.remembered_as, self.columns, places);
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

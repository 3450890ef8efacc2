//! A list of any length: only the rows in view are drawn. Where it stands is kept as a row and a part
//! of it, so that the last of a million rows stands as sharp as the first.

use std::ops::Range;

use egui::{
    CornerRadius, EventFilter, Key, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::ui::theme;

const BAR: f32 = 6.0;
const BAR_ROOM: f32 = 12.0;
const LEAST_HANDLE: f32 = 32.0;

/// The row that a key goes to from row `at`; nothing when no such key was pressed.
pub(crate) fn walked(ui: &Ui, at: usize, last: usize, page: usize) -> Option<usize> {
    let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.command);
    let to = [
        (Key::ArrowDown, at.saturating_add(1)),
        (Key::ArrowUp, at.saturating_sub(1)),
        (Key::PageDown, at.saturating_add(page)),
        (Key::PageUp, at.saturating_sub(page)),
        (Key::Home, 0),
        (Key::End, last),
    ];
    to.into_iter().find(|(key, _)| pressed(*key)).map(|(_, to)| to.min(last))
}

/// Rows of a page, less one, so that the eye finds its way.
pub(crate) fn page_of(room: f32, height: f32) -> usize {
    whole_rows(room, height).saturating_sub(1).max(1)
}

/// How far a list is scrolled.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Scrolled {
    /// The first row in view.
    row: usize,
    /// How much of it is above the view, in points.
    part: f32,
    /// Where in the handle of the bar the pointer took it.
    grip: f32,
}

impl Scrolled {
    /// Brings a row into view, with as little movement as that takes.
    pub(crate) fn reveal(&mut self, at: usize, height: f32, room: f32) {
        let whole = whole_rows(room, height).max(1);
        if at < self.row || (at == self.row && self.part > 0.0) {
            (self.row, self.part) = (at, 0.0);
        } else if at >= self.row + whole {
            let top = points(at + 1 - self.row, height) - room;
            self.by(top - self.part, height);
        }
    }

    /// To the first row.
    pub(crate) fn begin(&mut self) {
        (self.row, self.part) = (0, 0.0);
    }

    fn by(&mut self, distance: f32, height: f32) {
        let from = self.part + distance;
        if from >= 0.0 {
            let rows = whole_rows(from, height);
            self.row = self.row.saturating_add(rows);
            self.part = (from - points(rows, height)).max(0.0);
        } else {
            let rows = whole_rows(-from, height) + 1;
            if rows > self.row {
                return self.begin();
            }
            self.row -= rows;
            self.part = from + points(rows, height);
        }
    }

    /// Not beyond the last row.
    fn hold(&mut self, count: usize, height: f32, room: f32) {
        let fits = whole_rows(room, height);
        if count <= fits {
            return self.begin();
        }
        // The last row ends with the room.
        let rest = room - points(fits, height);
        let (row, part) = if rest > 0.0 { (count - fits - 1, height - rest) } else { (count - fits, 0.0) };
        if (self.row, self.part) > (row, part) {
            (self.row, self.part) = (row, part);
        }
    }
}

/// What was drawn.
pub(crate) struct ListShown {
    /// The list as a whole, which takes the keyboard.
    pub(crate) response: Response,
    /// The rows in view.
    pub(crate) rows: Range<usize>,
}

/// Draws the rows in view; `row` draws one by its place into its room. The list takes the keyboard as a
/// whole, and the arrows are its own; what they do is its owner's affair.
pub(crate) fn long_list(
    ui: &mut Ui,
    room: Rect,
    name: &str,
    height: f32,
    count: usize,
    scrolled: &mut Scrolled,
    mut row: impl FnMut(&mut Ui, usize, Rect),
) -> ListShown {
    let response = ui.interact(room, ui.scope_id().with(("list", name)), Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::List, true, name));
    if response.has_focus() {
        let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    if ui.rect_contains_pointer(room) {
        scrolled.by(-ui.input(|input| input.smooth_scroll_delta().y), height);
    }
    bar_moved(ui, room, name, height, count, scrolled);
    scrolled.hold(count, height, room.height());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    inner.set_clip_rect(room.intersect(ui.clip_rect()));
    inner.spacing_mut().item_spacing.y = 0.0;
    let last = (scrolled.row + whole_rows(room.height() + scrolled.part, height) + 1).min(count);
    let mut top = room.top() - scrolled.part;
    for at in scrolled.row..last {
        let rect = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
        inner.push_id(at, |ui| row(ui, at, rect));
        top += height;
    }
    bar(&inner, room, height, count, *scrolled);
    ListShown { response, rows: scrolled.row..last }
}

/// The handle of the bar; nothing when all rows are in view.
fn handle(room: Rect, height: f32, count: usize, scrolled: Scrolled) -> Option<Rect> {
    let all = points(count, height);
    if all <= room.height() {
        return None;
    }
    let long = (room.height() * room.height() / all).max(LEAST_HANDLE);
    let share = (points(scrolled.row, height) + scrolled.part) / (all - room.height());
    let top = room.top() + (room.height() - long) * share.clamp(0.0, 1.0);
    Some(Rect::from_min_size(pos2(room.right() - BAR - 2.0, top), vec2(BAR, long)))
}

fn bar_moved(ui: &Ui, room: Rect, name: &str, height: f32, count: usize, scrolled: &mut Scrolled) {
    let Some(handle) = handle(room, height, count, *scrolled) else { return };
    let track = Rect::from_min_max(pos2(room.right() - BAR_ROOM, room.top()), room.max);
    let response = ui.interact(track, ui.scope_id().with(("bar", name)), Sense::DRAG | Sense::CLICK);
    let Some(at) = response.interact_pointer_pos() else { return };
    if response.drag_started() || response.clicked() {
        let is_on = handle.y_range().contains(at.y);
        scrolled.grip = if is_on { at.y - handle.top() } else { handle.height() / 2.0 };
    }
    if response.dragged() || response.clicked() {
        let top = at.y - scrolled.grip;
        let share = ((top - room.top()) / (room.height() - handle.height())).clamp(0.0, 1.0);
        let rows = points(count, height) - room.height();
        scrolled.begin();
        scrolled.by(rows * share, height);
    }
}

fn bar(ui: &Ui, room: Rect, height: f32, count: usize, scrolled: Scrolled) {
    let Some(handle) = handle(room, height, count, scrolled) else { return };
    let is_near = ui.rect_contains_pointer(room);
    let ink = theme::of(ui).line_strong.gamma_multiply(if is_near { 0.8 } else { 0.45 });
    ui.painter().rect_filled(handle, CornerRadius::same(3), ink);
}

/// How many whole rows there are in a distance.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "not negative"
)]
fn whole_rows(distance: f32, height: f32) -> usize {
    (distance.max(0.0) / height) as usize
}

/// How much room so many rows take, in points.
#[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a place on screen")]
fn points(rows: usize, height: f32) -> f32 {
    rows as f32 * height
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_scrolls_from_its_first_row_to_its_last_and_no_further() {
        let mut at = Scrolled::default();
        at.by(-500.0, 32.0);
        assert_eq!((at.row, at.part), (0, 0.0));
        at.by(70.0, 32.0);
        assert_eq!((at.row, at.part), (2, 6.0));
        at.by(-10.0, 32.0);
        assert_eq!((at.row, at.part), (1, 28.0));
        at.reveal(999_999, 32.0, 330.0);
        at.hold(1_000_000, 32.0, 330.0);
        // Ten rows and ten points of another are in view.
        assert_eq!((at.row, at.part), (999_989, 22.0));
        at.by(1_000.0, 32.0);
        at.hold(1_000_000, 32.0, 330.0);
        assert_eq!((at.row, at.part), (999_989, 22.0));
        at.reveal(5, 32.0, 330.0);
        assert_eq!((at.row, at.part), (5, 0.0));
        at.hold(3, 32.0, 330.0);
        assert_eq!((at.row, at.part), (0, 0.0));
    }
}

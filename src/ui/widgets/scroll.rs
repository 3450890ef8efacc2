//! A list of rows of one height that scrolls, also by keys: it takes the keyboard as a whole.

use egui::{EventFilter, Id, Key, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};

use super::focus_ring;

/// Draws the rows in view into their room; `row` draws one by its place.
pub(crate) fn scroll_list(
    ui: &mut Ui,
    room: Rect,
    name: &str,
    height: f32,
    count: usize,
    mut row: impl FnMut(&mut Ui, usize),
) {
    let list = ui.interact(room, ui.scope_id().with(("list", name)), Sense::focusable_noninteractive());
    list.widget_info(|| WidgetInfo::labeled(Role::List, true, name));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    inner.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().id_salt(name).auto_shrink(false);
    let place = list.id.with("place");
    if list.has_focus() {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, filter));
        if let Some(by) = pressed(ui, room.height(), height) {
            let all = f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * height;
            let end = (all - room.height()).max(0.0);
            area = area.vertical_scroll_offset((was(ui, place) + by).clamp(0.0, end));
        }
    }
    let shown = area.show_rows(&mut inner, height, count, |ui, range| range.for_each(|at| row(ui, at)));
    ui.data_mut(|data| data.insert_temp(place, shown.state.clamped_offset().y));
    // Inside, since what is beside the list is not it.
    focus_ring(ui, &Response { rect: room.shrink(4.0), ..list });
}

fn was(ui: &Ui, place: Id) -> f32 {
    ui.data(|data| data.get_temp(place)).unwrap_or(0.0)
}

/// How far a pressed key scrolls.
fn pressed(ui: &Ui, page: f32, height: f32) -> Option<f32> {
    let page = (page - height).max(height);
    let far = f32::from(u16::MAX) * height;
    let keys = [
        (Key::ArrowDown, height),
        (Key::ArrowUp, -height),
        (Key::PageDown, page),
        (Key::PageUp, -page),
        (Key::Home, -far),
        (Key::End, far),
    ];
    keys.into_iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key))).map(|(_, by)| by)
}

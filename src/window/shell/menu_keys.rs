//! The keys of the menu bar: Alt with a menu's first letter, or F10, opens a menu, Left and Right go to its
//! neighbours, Up and Down to its entries, Esc closes it. Then the keyboard is where it was before, which is
//! what cut, copy and paste act on.

use egui::{EventFilter, Id, Key, Modifiers, Popup, Response, Ui};

use crate::command::Menu;

/// What is remembered between frames.
#[derive(Debug, Clone, Copy, Default)]
struct MenuState {
    open: Option<&'static str>,
    /// The widget that had the focus before a menu was opened.
    before: Option<Id>,
    /// A menu was opened by a key, so its first entry takes the focus.
    is_by_key: bool,
}

/// Takes the keys of a frame, before the menus are drawn.
pub(super) fn take_keys(ui: &Ui, shown: &[&Menu]) {
    let mut state = state(ui);
    let is_asked = ui.memory(|memory| memory.top_modal_layer().is_some());
    if state.open.is_none() {
        state.before = ui.memory(|memory| memory.focused());
    }
    if !is_asked {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        let lettered = shown.iter().find(|menu| pressed(Modifiers::ALT, menu.key)).map(|menu| menu.name);
        // With Shift it opens context menus; `consume_key` ignores a Shift that it was not asked for.
        let is_function_key = !ui.input(|input| input.modifiers.shift) && pressed(Modifiers::NONE, Key::F10);
        let by_function_key = is_function_key.then(|| shown.first().map(|menu| menu.name)).flatten();
        let wanted = match (lettered.or(by_function_key), state.open) {
            (Some(menu), Some(open)) if menu == open || by_function_key.is_some() => {
                Popup::close_all(ui.ctx());
                None
            }
            (Some(menu), _) => Some(menu),
            (None, Some(open)) => {
                let to = i32::from(pressed(Modifiers::NONE, Key::ArrowRight))
                    - i32::from(pressed(Modifiers::NONE, Key::ArrowLeft));
                (to != 0).then(|| neighbour(shown, open, to > 0)).flatten()
            }
            (None, None) => None,
        };
        if wanted.is_some() {
            (state.open, state.is_by_key) = (wanted, true);
            ui.data_mut(|data| data.insert_temp(wanted_id(), wanted));
        }
    }
    ui.data_mut(|data| data.insert_temp(state_id(), state));
}

/// Opens a menu that a key asked for, once its button is drawn. True when the menu is open.
pub(super) fn open(ui: &Ui, menu: &'static str, button: &Response, is_open: bool) -> bool {
    let wanted: Option<&'static str> = ui.data(|data| data.get_temp(wanted_id())).flatten();
    if wanted != Some(menu) {
        return is_open && wanted.is_none();
    }
    ui.data_mut(|data| data.remove_temp::<Option<&'static str>>(wanted_id()));
    Popup::open_id(ui.ctx(), Popup::default_response_id(button));
    ui.ctx().request_repaint();
    true
}

/// Gives the focus back when a menu was closed; `open` is the menu that is open.
pub(super) fn drawn(ui: &Ui, open: Option<&'static str>) {
    let mut state = state(ui);
    if state.open.is_some() && open.is_none() {
        if let Some(before) = state.before {
            ui.memory_mut(|memory| memory.request_focus(before));
        }
        state.is_by_key = false;
    }
    state.open = open;
    ui.data_mut(|data| data.insert_temp(state_id(), state));
}

/// Moves the focus among the entries of a menu, which are given in their order.
pub(super) fn move_among(ui: &Ui, menu: &'static str, entries: &[Response]) {
    let mut state = state(ui);
    if state.open != Some(menu) {
        // It is drawn for the last time, before its neighbour opens.
        return;
    }
    let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    for entry in entries {
        // The arrow keys would lead out of the menu.
        ui.memory_mut(|memory| memory.set_focus_lock_filter(entry.id, arrows));
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let at = entries.iter().position(Response::has_focus);
    let last = entries.len().saturating_sub(1);
    let to = if std::mem::take(&mut state.is_by_key) {
        Some(0)
    } else if pressed(Key::ArrowDown) {
        Some(at.map_or(0, |at| if at == last { 0 } else { at + 1 }))
    } else if pressed(Key::ArrowUp) {
        Some(at.map_or(last, |at| at.checked_sub(1).unwrap_or(last)))
    } else {
        None
    };
    if let Some(entry) = to.and_then(|at| entries.get(at)) {
        entry.request_focus();
        // Its filter for the arrow keys takes effect in the next frame.
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(state_id(), state));
}

fn neighbour(shown: &[&Menu], open: &'static str, is_next: bool) -> Option<&'static str> {
    let at = shown.iter().position(|menu| menu.name == open)?;
    let last = shown.len().saturating_sub(1);
    let to = match is_next {
        true if at == last => 0,
        true => at + 1,
        false => at.checked_sub(1).unwrap_or(last),
    };
    shown.get(to).map(|menu| menu.name)
}

fn state(ui: &Ui) -> MenuState {
    ui.data(|data| data.get_temp(state_id())).unwrap_or_default()
}

fn state_id() -> Id {
    Id::unique("the menu that is open")
}

fn wanted_id() -> Id {
    Id::unique("the menu that a key asks for")
}

//! The menu of actions on the selected rows of a list or a grid, opened by the secondary button of the pointer,
//! the menu key or Shift+F10.

use egui::{Id, Key, Margin, Modifiers, Popup, PopupCloseBehavior, PopupKind, Pos2, SetOpenCommand, Ui};

use crate::theme::{self, popup_frame};

use super::dropdown::first_takes_keyboard;

/// Whether the keys that open a context menu were pressed.
pub(crate) fn menu_key_pressed(ui: &Ui) -> bool {
    ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Menu) || input.consume_key(Modifiers::SHIFT, Key::F10)
    })
}

/// Draws the context menu of a table while it is open. It opens where `opened` says; `contents` draws its
/// entries and returns the choice, which closes it.
pub(crate) fn context_menu<R>(
    ui: &Ui,
    table: Id,
    opened: Option<Pos2>,
    contents: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    let id = table.with("context menu");
    let place = opened.or_else(|| ui.data(|data| data.get_temp(id)))?;
    ui.data_mut(|data| data.insert_temp(id, place));
    let frame = popup_frame(theme::of(ui)).inner_margin(Margin::same(4));
    let popup = Popup::new(id, ui.ctx().clone(), place, ui.layer_id())
        .kind(PopupKind::Menu)
        .open_memory(opened.map(|_| SetOpenCommand::Bool(true)))
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.frame(frame).gap(0.0).show(|ui| {
        ui.set_width(230.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        if opened.is_some() {
            first_takes_keyboard(ui);
        }
        let chosen = contents(ui);
        if chosen.is_some() {
            ui.close();
        }
        chosen
    });
    shown.and_then(|shown| shown.inner)
}

//! A button that opens a popup with a few choices; the menu of actions on the selected rows of a list or a
//! grid, opened by the secondary button of the pointer, the menu key or Shift+F10; and the rows of lists in
//! dialogs.

use egui::{
    Color32, CornerRadius, EventFilter, Id, Key, Margin, Modifiers, Popup, PopupCloseBehavior, PopupKind,
    Pos2, Rect, Response, Role, ScrollArea, Sense, SetOpenCommand, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};
use egui_material_icons::icons::{ICON_CHECK, ICON_EXPAND_MORE, ICON_MORE_HORIZ};

use crate::theme::{self, FontStyle, Icon, height, popup_frame, radius, space, stroke};

use super::enter::note_chosen;
use super::{Side, elided, focus_ring, icon_at, icon_button, text_width};

/// A button that opens a popup.
pub(crate) struct Dropdown<'a> {
    icon: Option<Icon>,
    name: &'a str,
    text: &'a str,
    width: f32,
    most: f32,
    is_focused: bool,
    is_icon_only: bool,
}

impl<'a> Dropdown<'a> {
    /// `name` is the accessible name, `text` is shown on the button.
    pub(crate) const fn new(name: &'a str, text: &'a str) -> Self {
        let (width, most) = (150.0, f32::INFINITY);
        Self { icon: None, name, text, width, most, is_focused: false, is_icon_only: false }
    }

    /// Puts an icon before the text; left out where the window is narrow.
    pub(crate) const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Shows the icon alone, and the text in a tooltip.
    pub(crate) const fn icon_only(mut self, icon: Icon) -> Self {
        (self.icon, self.is_icon_only) = (Some(icon), true);
        self
    }

    /// The least width of the popup, in points.
    pub(crate) const fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// The most that it is wide, in points: a longer text is cut, and whole in a tooltip.
    pub(crate) const fn within(mut self, most: f32) -> Self {
        self.most = most;
        self
    }

    /// Gives it the keyboard.
    pub(crate) const fn focused(mut self, is_focused: bool) -> Self {
        self.is_focused = is_focused;
        self
    }

    /// Draws the button. `contents` draws the open popup and returns the choice, which closes it.
    pub(crate) fn show<R>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> Option<R>) -> Option<R> {
        let response = self.button(ui);
        if self.is_focused {
            response.request_focus();
            response.scroll_to_me(None);
        }
        popup_menu(ui, &response, self.width, contents)
    }

    fn button(&self, ui: &mut Ui) -> Response {
        let tokens = theme::of(ui);
        let icon = self.icon.filter(|_| self.is_icon_only || ui.content_rect().width() >= theme::STACKED);
        let is_icon_only = self.is_icon_only && icon.is_some();
        let text = if is_icon_only { "" } else { self.text };
        let (wanted, icon_room) =
            (text_width(ui, text, FontStyle::Strong), if icon.is_some() { 24.0 } else { 0.0 });
        let width = wanted.min(self.most - icon_room - 46.0);
        let size = vec2(width + icon_room + 46.0, height::CONTROL);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let spoken = if self.text.starts_with(self.name) {
            self.text.to_owned()
        } else {
            format!("{}: {}", self.name, self.text)
        };
        response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &spoken));
        let fill = if response.is_pointer_button_down_on() {
            tokens.accent_soft
        } else if response.hovered() {
            tokens.hover
        } else {
            tokens.card
        };
        let line = Stroke::new(stroke::HAIRLINE, tokens.line);
        ui.painter().rect(rect, CornerRadius::same(radius::CONTROL), fill, line, StrokeKind::Inside);
        let mut left = rect.left() + 11.0;
        if let Some(icon) = icon {
            icon_at(ui, pos2(left + 8.0, rect.center().y), icon, 18.0, tokens.text2);
            left += icon_room;
        }
        let place = Rect::from_x_y_ranges(left..=left + width, rect.y_range());
        elided(ui, place, Side::Left, text, FontStyle::Strong, tokens.text);
        icon_at(ui, pos2(rect.right() - 18.0, rect.center().y), ICON_EXPAND_MORE, 16.0, tokens.text2);
        focus_ring(ui, &response);
        if is_icon_only || width < wanted { response.on_hover_text(spoken) } else { response }
    }
}

/// A button with three dots that opens a menu of this width in points. `name` says of what it has more.
pub(crate) fn more_menu<R>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    let button = icon_button(ui, ICON_MORE_HORIZ, name, true);
    popup_menu(ui, &button, width, contents)
}

/// Draws the popup of a button while it is open, at least this wide in points. What `contents` returns closes it, and the
/// button gets the keyboard back.
pub(crate) fn popup_menu<R>(
    ui: &mut Ui,
    button: &Response,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    let tokens = theme::of(ui);
    let id = button.id.with("was open");
    // As wide as its widest entry was in the last frame.
    let before: Option<f32> = ui.data(|data| data.get_temp(id));
    let was_open = before.is_some();
    let width = width.max(button.rect.width() - 10.0).max(before.unwrap_or_default());
    let frame = popup_frame(tokens).inner_margin(Margin::same(4));
    // Clicks inside keep it open, since the popup may have a text field.
    let vertical = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(button.id, vertical));
    let is_down =
        button.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
    if is_down {
        Popup::open_id(ui.ctx(), Popup::default_response_id(button));
    }
    let popup = Popup::menu(button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.frame(frame).gap(4.0).show(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.data_mut(|data| data.insert_temp(opening(), !was_open));
        let most = ui.content_rect().height() - 2.0 * space::L;
        let area = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        let (chosen, wide) = area.show(ui, |ui| (contents(ui), ui.min_rect().width())).inner;
        if chosen.is_some() {
            ui.close();
        }
        (chosen, wide)
    });
    let is_open = shown.is_some();
    let (chosen, wide) = shown.map(|shown| shown.inner).unwrap_or_default();
    let by_key = ui.input(|input| !input.pointer.any_click());
    let is_left = was_open && !is_open && ui.memory(|memory| memory.focused().is_none());
    // The choice that was taken has the keyboard, and is not drawn any more in the next frame.
    if by_key && (is_left || chosen.is_some()) {
        button.request_focus();
    }
    ui.data_mut(|data| {
        if is_open {
            data.insert_temp(id, wide);
        } else {
            data.remove::<f32>(id);
        }
    });
    chosen
}

/// A choice in an open popup, with a check mark where it is the current one, and `detail` at the right.
pub(crate) fn choice_entry(ui: &mut Ui, name: &str, detail: &str, is_taken: bool) -> bool {
    let accent = theme::of(ui).accent;
    let info = WidgetInfo::selected(Role::MenuItemRadio, true, is_taken, name);
    let takes_keyboard = is_taken && takes_opening(ui);
    entry(ui, is_taken.then_some((ICON_CHECK, accent)), (name, detail), &info, takes_keyboard)
}

/// An action in an open popup, with its icon.
pub(crate) fn action_entry(ui: &mut Ui, icon: Icon, name: &str) -> bool {
    keyed_entry(ui, icon, name, "")
}

/// The same with its shortcut.
pub(crate) fn keyed_entry(ui: &mut Ui, icon: Icon, name: &str, keys: &str) -> bool {
    let ink = theme::of(ui).text2;
    let info = WidgetInfo::labeled(Role::MenuItem, true, name);
    // The first of them takes the keyboard when the popup opens.
    let is_first = takes_opening(ui);
    entry(ui, Some((icon, ink)), (name, keys), &info, is_first)
}

/// The same for what removes something, which does not take the keyboard: an Enter too many would remove it.
pub(crate) fn removal_entry(ui: &mut Ui, icon: Icon, name: &str) -> bool {
    let info = WidgetInfo::labeled(Role::MenuItem, true, name);
    let ink = theme::of(ui).text2;
    entry(ui, Some((icon, ink)), (name, ""), &info, false)
}

/// The most that an entry asks for, in points.
const MOST: f32 = 460.0;

fn entry(
    ui: &mut Ui,
    icon: Option<(Icon, Color32)>,
    (name, detail): (&str, &str),
    info: &WidgetInfo,
    takes_keyboard: bool,
) -> bool {
    let tokens = theme::of(ui);
    let gap = if detail.is_empty() { 0.0 } else { space::L };
    let wanted =
        42.0 + text_width(ui, name, FontStyle::Body) + gap + text_width(ui, detail, FontStyle::Small);
    let size = vec2(ui.available_width().max(wanted.min(MOST)), height::CONTROL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| info.clone());
    if takes_keyboard {
        response.request_focus();
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), tokens.accent_soft);
    }
    if let Some((icon, ink)) = icon {
        icon_at(ui, pos2(rect.left() + 16.0, rect.center().y), icon, 16.0, ink);
    }
    let text = rect.with_min_x(rect.left() + 32.0).with_max_x(rect.right() - 10.0);
    let width = elided(ui, text, Side::Left, name, FontStyle::Body, tokens.text);
    // What the name leaves, unless that is too little to read.
    let room = text.with_min_x(text.left() + width + space::M);
    if room.width() > 24.0 {
        elided(ui, room, Side::Right, detail, FontStyle::Small, tokens.text2);
    }
    focus_ring(ui, &response);
    response.clicked()
}

/// The key of the flag that the popup was opened in this frame, so that one of its entries takes the
/// keyboard.
fn opening() -> Id {
    Id::unique("a list opens")
}

/// True once: in the frame that opened the popup, before an entry has taken the keyboard.
fn takes_opening(ui: &Ui) -> bool {
    ui.data_mut(|data| data.remove_temp(opening())).unwrap_or(false)
}

/// True if the keys that open a context menu were pressed.
pub(crate) fn menu_key_pressed(ui: &Ui) -> bool {
    ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Menu) || input.consume_key(Modifiers::SHIFT, Key::F10)
    })
}

/// Draws the context menu of a table while it is open. It opens where `opened` says; `contents` draws its
/// entries and returns the choice, which closes it. The table gets the keyboard back.
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
            ui.data_mut(|data| data.insert_temp(opening(), true));
        }
        let chosen = contents(ui);
        if chosen.is_some() {
            ui.close();
        }
        chosen
    });
    let (is_open, open) = (shown.is_some(), id.with("is open"));
    let was_open = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(open), is_open));
    let chosen = shown.and_then(|shown| shown.inner);
    let is_left = was_open && !is_open && ui.memory(|memory| memory.focused().is_none());
    if ui.input(|input| !input.pointer.any_click()) && (is_left || chosen.is_some()) {
        ui.memory_mut(|memory| memory.request_focus(table));
    }
    chosen
}

/// A row of a list in a dialog, as wide as the layout: a name, a note, and sometimes an icon at the right.
pub(crate) fn list_row(ui: &mut Ui, name: &str, note: &str, end: Option<Icon>, is_chosen: bool) -> Response {
    let tokens = theme::of(ui);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height::LIST_ROW), Sense::click());
    let spoken = if note.is_empty() { name.to_owned() } else { format!("{name}, {note}") };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, ui.is_enabled(), is_chosen, &spoken));
    let corner = CornerRadius::same(radius::SMALL);
    if is_chosen {
        ui.painter().rect_filled(rect, corner, tokens.accent_soft);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, corner, tokens.hover);
    }
    let mut inner = rect.shrink2(vec2(8.0, 0.0));
    if let Some(icon) = end {
        icon_at(ui, pos2(inner.right() - 8.0, rect.center().y), icon, 16.0, tokens.text2);
        inner.max.x -= 24.0;
    }
    let ink = if is_chosen { tokens.accent } else { tokens.text };
    let width = elided(ui, inner, Side::Left, name, FontStyle::Strong, ink);
    let beside = inner.with_min_x(inner.left() + width + 8.0);
    if beside.width() > 24.0 {
        elided(ui, beside, Side::Left, note, FontStyle::Small, tokens.text2);
    }
    focus_ring(ui, &response);
    note_chosen(ui, &response, is_chosen);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

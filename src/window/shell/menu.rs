//! The menu bar: the menus, undo and redo, and the button that opens the palette; and its keys.

use egui::{
    CornerRadius, EventFilter, Frame, Id, Key, MenuBar, Modifiers, Panel, Popup, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_REDO, ICON_SEARCH, ICON_UNDO};

use crate::command::{Command, CommandContext, MENUS, Menu, Row};
use crate::persistence::Remembered;
use crate::theme::{self, FontStyle, height, radius, stroke};
use crate::translate::tr;
use crate::widgets::{Side, elided, focus_ring, hairline, icon_at, key_hint, quiet_icon};

/// A choice in a menu, the palette or a bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum MenuChoice {
    Command(Command),
    Recent(std::path::PathBuf),
    /// Opens the backups of a shop that cannot be opened, with the reason.
    Restore(std::path::PathBuf, String),
    /// Opens a shop that has lost its log, without it.
    GoOnWithoutLog(std::path::PathBuf),
    /// Shows the rates of a class.
    Class(domain::tax::class::ClassSlug),
    /// Opens a tab with its list filtered to a text.
    Find(crate::model::Tab, String),
    /// Opens a record that the palette found, or the form of a new one.
    Open(crate::model::Target),
}

pub(crate) fn menu_bar(ui: &mut Ui, remembered: &Remembered, now: &CommandContext) -> Option<MenuChoice> {
    let tokens = theme::of(ui);
    let frame =
        Frame::NONE.fill(tokens.panel).inner_margin(egui::Margin { left: 12, right: 16, top: 4, bottom: 4 });
    let panel = Panel::top("menu").exact_size(height::MENU).show_separator_line(false).frame(frame);
    let shown = panel.show(ui, |ui| bar(ui, remembered, now));
    let rect = shown.response.rect;
    hairline(ui, rect, rect.bottom() - 0.5);
    shown.inner
}

/// The menus, undo and redo, and at the right the button that opens the palette.
fn bar(ui: &mut Ui, remembered: &Remembered, now: &CommandContext) -> Option<MenuChoice> {
    let mut chosen = None;
    let roomy = |style: &mut egui::Style| {
        egui::containers::menu::menu_style(style);
        style.spacing.button_padding = vec2(8.0, 4.0);
    };
    MenuBar::new().style(roomy).config(egui::containers::menu::MenuConfig::new().style(roomy)).ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let menus: Vec<&Menu> =
            MENUS.iter().filter(|menu| menu.rows().any(|row| row.is_shown(now))).collect();
        take_keys(ui, &menus);
        let mut open = None;
        for menu in menus {
            let name = theme::text(tr(menu.name), FontStyle::Body, theme::of(ui).text2);
            let shown = ui.menu_button(name, |ui| entries(ui, menu, remembered, now, &mut chosen));
            if open_asked(ui, menu.name, &shown.response, shown.inner.is_some()) {
                open = Some(menu.name);
            }
        }
        give_back_focus(ui, open);
        if now.has_shop {
            ui.add_space(12.0);
            for (command, icon) in [(Command::Undo, ICON_UNDO), (Command::Redo, ICON_REDO)] {
                let row = command.row();
                let name = format!("{} ({})", row.label(now), row.keys(ui.ctx(), &now.tabs));
                if quiet_icon(ui, icon, &name, row.is_enabled(now)).clicked() {
                    chosen = Some(MenuChoice::Command(command));
                }
            }
        }
        if palette_field(ui) {
            chosen = Some(MenuChoice::Command(Command::Palette));
        }
    });
    chosen
}

fn entries(
    ui: &mut Ui,
    menu: &Menu,
    remembered: &Remembered,
    now: &CommandContext,
    chosen: &mut Option<MenuChoice>,
) {
    menu_room(ui);
    let is_shown = |row: &&Row| row.is_shown(now);
    let sections = menu.sections.iter().map(|section| section.iter().filter(is_shown).collect::<Vec<_>>());
    let mut reached = Vec::new();
    for (at, section) in sections.filter(|section| !section.is_empty()).enumerate() {
        if at > 0 {
            ui.separator();
        }
        for row in &section {
            reached.extend(entry(ui, row, now, chosen));
        }
        if section.iter().any(|row| row.command == Command::Open) && !remembered.recent.is_empty() {
            let name = theme::text(tr!("Open recent"), FontStyle::Body, theme::of(ui).text);
            reached.push(ui.menu_button(name, |ui| recent(ui, remembered, chosen)).response);
        }
    }
    move_among(ui, menu.name, &reached);
}

/// Draws an entry; returns it if it is enabled.
fn entry(ui: &mut Ui, row: &Row, now: &CommandContext, chosen: &mut Option<MenuChoice>) -> Option<Response> {
    let tokens = theme::of(ui);
    let (label, is_enabled) = (row.label(now), row.is_enabled(now));
    let ink = if is_enabled { tokens.text } else { tokens.faint };
    let text = theme::text(label.as_ref(), FontStyle::Body, ink);
    let keys = theme::text(row.keys(ui.ctx(), &now.tabs).replace('+', " "), FontStyle::Caption, tokens.faint);
    let response = ui.add_enabled(is_enabled, egui::Button::new(text).shortcut_text(keys));
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, is_enabled, label.as_ref()));
    if response.clicked() {
        *chosen = Some(MenuChoice::Command(row.command));
        ui.close();
    }
    is_enabled.then_some(response)
}

fn menu_room(ui: &mut Ui) {
    ui.set_min_width(236.0);
    ui.spacing_mut().item_spacing.y = 0.0;
}

fn recent(ui: &mut Ui, remembered: &Remembered, chosen: &mut Option<MenuChoice>) {
    let tokens = theme::of(ui);
    menu_room(ui);
    for path in &remembered.recent {
        let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
        let response = ui
            .button(theme::text(name, FontStyle::Body, tokens.text))
            .on_hover_text(path.display().to_string());
        if response.clicked() {
            *chosen = Some(MenuChoice::Recent(path.clone()));
            ui.close();
        }
    }
}

/// Width of the palette's button with text; with less room it is only an icon.
const FIELD: f32 = 272.0;

/// A button that looks like a text field and opens the palette.
fn palette_field(ui: &mut Ui) -> bool {
    let tokens = theme::of(ui);
    let room = ui.available_rect_before_wrap();
    let width = if room.width() >= FIELD + 16.0 { FIELD } else { 28.0 };
    let center = ui.max_rect().center().y;
    let rect =
        Rect::from_min_max(pos2(room.right() - width, center - 13.0), pos2(room.right(), center + 13.0));
    let name = tr!("Search or run a command");
    let response = ui.allocate_rect(rect, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let ground = if response.hovered() { tokens.hover } else { tokens.card };
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    ui.painter().rect(rect, CornerRadius::same(radius::CONTROL), ground, line, StrokeKind::Inside);
    icon_at(ui, pos2(rect.left() + 15.0, rect.center().y), ICON_SEARCH, 16.0, tokens.text2);
    let keys = Command::Palette.row().keys(ui.ctx(), &[]);
    if width > 28.0 {
        let words = rect.with_min_x(rect.left() + 30.0);
        elided(ui, words, Side::Left, name, FontStyle::Small, tokens.faint);
        let wide = ui
            .painter()
            .layout_no_wrap(keys.replace('+', " "), FontStyle::Caption.font(), tokens.text2)
            .size();
        key_hint(ui, pos2(rect.right() - wide.x - 17.0, rect.center().y - wide.y / 2.0 - 1.0), &keys);
    }
    focus_ring(ui, &response);
    let is_clicked = response.clicked();
    if width <= 28.0 {
        response.on_hover_text(format!("{name} ({keys})"));
    }
    is_clicked
}

/// The keys of the menu bar: Alt with a menu's first letter, or F10, opens a menu, Left and Right go to its
/// neighbours, Up and Down to its entries, Esc closes it. Then the keyboard is where it was before, which is
/// what cut, copy and paste act on. This is remembered between frames.
#[derive(Debug, Clone, Copy, Default)]
struct MenuState {
    open: Option<&'static str>,
    /// The widget that had the focus before a menu was opened.
    before: Option<Id>,
    /// A menu was opened by a key, so its first entry takes the focus.
    is_by_key: bool,
}

/// Takes the keys of a frame, before the menus are drawn.
fn take_keys(ui: &Ui, shown: &[&Menu]) {
    let mut state = state(ui);
    let is_asked = ui.memory(|memory| memory.top_modal_layer().is_some());
    if state.open.is_none() {
        state.before = ui.memory(|memory| memory.focused());
    }
    if !is_asked {
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        let lettered = lettered(ui, shown, state.open);
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

/// The menu whose first letter was pressed with Alt; of several with the same letter the one after the open one.
fn lettered(ui: &Ui, shown: &[&Menu], open: Option<&str>) -> Option<&'static str> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
    let key = shown.iter().filter_map(|menu| menu.key()).find(|key| pressed(*key))?;
    let names: Vec<&'static str> =
        shown.iter().filter(|menu| menu.key() == Some(key)).map(|menu| menu.name).collect();
    let after = names.iter().position(|name| Some(*name) == open).map_or(0, |at| at + 1);
    names.get(after).or(names.first()).copied()
}

/// Opens a menu that a key asked for, once its button is drawn. True when the menu is open.
fn open_asked(ui: &Ui, menu: &'static str, button: &Response, is_open: bool) -> bool {
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
fn give_back_focus(ui: &Ui, open: Option<&'static str>) {
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
fn move_among(ui: &Ui, menu: &'static str, entries: &[Response]) {
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

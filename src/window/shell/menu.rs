//! The menu bar: the menus, undo and redo, and the button that opens the palette.

use egui::{
    CornerRadius, Frame, MenuBar, Panel, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};
use egui_material_icons::icons::{ICON_CHECK, ICON_REDO, ICON_SEARCH, ICON_UNDO};

use crate::command::{Command, CommandContext, MENUS, Menu, Row};
use crate::persistence::Remembered;
use crate::theme::{self, FontStyle, height, radius, stroke};
use crate::widgets::{Side, elided, focus_ring, hairline, icon_at, key_hint, quiet_icon};

use super::menu_keys;

/// A choice in a menu, the palette or a bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum MenuChoice {
    Command(Command),
    /// Opens a recent shop.
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
        menu_keys::take_keys(ui, &menus);
        let mut open = None;
        for menu in menus {
            let name = theme::text(menu.name, FontStyle::Body, theme::of(ui).text2);
            let shown = ui.menu_button(name, |ui| entries(ui, menu, remembered, now, &mut chosen));
            if menu_keys::open(ui, menu.name, &shown.response, shown.inner.is_some()) {
                open = Some(menu.name);
            }
        }
        menu_keys::drawn(ui, open);
        if now.has_shop {
            ui.add_space(12.0);
            for (command, icon) in [(Command::Undo, ICON_UNDO), (Command::Redo, ICON_REDO)] {
                let row = command.row();
                let name = format!("{} ({})", row.label(now), row.keys(ui.ctx()));
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

/// The entries of a menu.
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
            let name = theme::text("Open recent", FontStyle::Body, theme::of(ui).text);
            reached.push(ui.menu_button(name, |ui| recent(ui, remembered, chosen)).response);
        }
    }
    menu_keys::move_among(ui, menu.name, &reached);
}

/// Draws an entry; returns it if it is enabled.
fn entry(ui: &mut Ui, row: &Row, now: &CommandContext, chosen: &mut Option<MenuChoice>) -> Option<Response> {
    let tokens = theme::of(ui);
    let (label, is_enabled, is_chosen) = (row.label(now), row.is_enabled(now), row.command.is_chosen(now));
    let ink = if is_enabled { tokens.text } else { tokens.faint };
    let text = theme::text(label.as_ref(), FontStyle::Body, ink);
    let button = if let Some(is_chosen) = is_chosen {
        let ink = if is_chosen { tokens.accent } else { egui::Color32::TRANSPARENT };
        egui::Button::new((text, egui::Atom::grow(), theme::icon_text(ICON_CHECK, 14.0, ink)))
    } else {
        let keys = theme::text(row.keys(ui.ctx()).replace('+', " "), FontStyle::Caption, tokens.faint);
        egui::Button::new(text).shortcut_text(keys)
    };
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| match is_chosen {
        Some(is_chosen) => WidgetInfo::selected(Role::MenuItemRadio, is_enabled, is_chosen, label.as_ref()),
        None => WidgetInfo::labeled(Role::MenuItem, is_enabled, label.as_ref()),
    });
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
    let name = "Find or do anything";
    let response = ui.allocate_rect(rect, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let ground = if response.hovered() { tokens.hover } else { tokens.card };
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    ui.painter().rect(rect, CornerRadius::same(radius::CONTROL), ground, line, StrokeKind::Inside);
    icon_at(ui, pos2(rect.left() + 15.0, rect.center().y), ICON_SEARCH, 16.0, tokens.text2);
    let keys = Command::Palette.row().keys(ui.ctx());
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

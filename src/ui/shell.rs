//! What stands around every tab: the spine with the chapters, the menu bar, the status bar.

use egui::{
    CornerRadius, Frame, Label, MenuBar, Panel, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};
use egui_material_icons::icons::{
    ICON_ACCOUNT_CIRCLE, ICON_CATEGORY, ICON_CHECK, ICON_ERROR, ICON_LEADERBOARD, ICON_MONITORING,
    ICON_PERCENT, ICON_SYNC,
};

use super::command::Command;
use super::desk::Facts;
use super::format;
use super::remember::{Appearance, Remembered};
use super::tabs::Tab;
use super::theme::{self, Icon, NARROW, SPINE, SPINE_NARROW, Type, height, radius, stroke};
use super::widgets::{Side, elided, hairline, label_in, mark, say};

/// What was chosen in a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// A command.
    Command(Command),
    /// A shop of the list of recent ones.
    Recent(std::path::PathBuf),
    /// Another appearance.
    Appearance(Appearance),
}

const GROUPS: [(&str, &[Tab]); 2] =
    [("Reports", &[Tab::Sales, Tab::TopSellers]), ("Taxes", &[Tab::TaxRates, Tab::TaxClasses])];

/// Draws the spine; answers with the chapter that was clicked.
pub(crate) fn spine(ui: &mut Ui, facts: Option<&Facts>, open: Tab) -> Option<Tab> {
    let is_narrow = ui.content_rect().width() < NARROW;
    let width = if is_narrow { SPINE_NARROW } else { SPINE };
    let tokens = theme::of(ui);
    let frame = Frame::NONE.fill(tokens.spine);
    let panel =
        Panel::left("spine").exact_size(width).resizable(false).show_separator_line(false).frame(frame);
    panel.show(ui, |ui| spine_contents(ui, facts, open, is_narrow)).inner
}

fn spine_contents(ui: &mut Ui, facts: Option<&Facts>, open: Tab, is_narrow: bool) -> Option<Tab> {
    let tokens = theme::of(ui);
    let room = ui.max_rect();
    ui.allocate_rect(room, Sense::hover());
    let left = if is_narrow { 10.0 } else { 12.0 };
    let square =
        Rect::from_min_size(room.min + vec2(left, if is_narrow { 12.0 } else { 14.0 }), vec2(32.0, 32.0));
    mark(ui.painter(), square, tokens.mark, tokens.spine);
    if let Some(facts) = facts {
        shop_name(ui, room, square, facts, is_narrow);
    }
    let is_asking = ui.input(|input| input.modifiers.command);
    let mut y = room.top() + if is_narrow { 66.0 } else { 96.0 };
    let mut picked = None;
    for (at, (group, tabs)) in GROUPS.into_iter().enumerate() {
        if is_narrow && at > 0 {
            ui.painter().hline(
                room.left() + 14.0..=room.right() - 14.0,
                y - 8.0,
                Stroke::new(1.0, tokens.spine_active),
            );
        } else if !is_narrow {
            let label =
                Rect::from_min_size(pos2(room.left() + 16.0, y - 21.0), vec2(room.width() - 24.0, 18.0));
            label_in(ui, label, Side::Left, theme::text(group, Type::Caption, tokens.spine_faint));
        }
        for tab in tabs {
            let item = Item { tab: *tab, is_open: *tab == open, is_narrow, is_asking };
            if spine_item(ui, room, y, &item) {
                picked = Some(*tab);
            }
            y += 32.0;
        }
        y += if is_narrow { 16.0 } else { 32.0 };
    }
    if let Some(facts) = facts {
        acting_user(ui, room, facts, is_narrow);
    }
    picked
}

fn shop_name(ui: &mut Ui, room: Rect, square: Rect, facts: &Facts, is_narrow: bool) {
    let tokens = theme::of(ui);
    let zone = facts.shop.time_zone.name();
    let city = zone.rsplit('/').next().unwrap_or(zone).replace('_', " ");
    let under = format!("{} · {city}", facts.shop.currency);
    if is_narrow {
        let both = format!("{}, {under}", facts.shop.name);
        ui.interact(square, ui.scope_id().with("shop"), Sense::hover()).on_hover_text(&both);
        say(ui, square, "shop-name", &both);
        return;
    }
    let line = |top: f32, height: f32| {
        Rect::from_min_max(
            pos2(square.right() + 8.0, room.top() + top),
            pos2(room.right() - 8.0, room.top() + top + height),
        )
    };
    label_in(
        ui,
        line(13.0, 18.0),
        Side::Left,
        theme::text(&facts.shop.name, Type::Chosen, tokens.spine_text),
    );
    label_in(ui, line(31.0, 16.0), Side::Left, theme::text(under, Type::Caption, tokens.spine_faint));
}

struct Item {
    tab: Tab,
    is_open: bool,
    is_narrow: bool,
    /// Whether Ctrl is held, which shows the numbers.
    is_asking: bool,
}

fn spine_item(ui: &mut Ui, room: Rect, y: f32, item: &Item) -> bool {
    let tokens = theme::of(ui);
    let inset = if item.is_narrow { 6.0 } else { 8.0 };
    let rect = Rect::from_min_size(pos2(room.left() + inset, y), vec2(room.width() - 2.0 * inset, 32.0));
    let name = item.tab.name();
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, item.is_open, name));
    let corner = CornerRadius::same(radius::CONTROL);
    if item.is_open {
        ui.painter().rect_filled(rect, corner, tokens.spine_active);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, corner, tokens.spine_active.gamma_multiply(0.5));
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, corner, Stroke::new(stroke::FOCUS, tokens.mark), StrokeKind::Inside);
    }
    let ink = if item.is_open { tokens.spine_text } else { tokens.spine_text.gamma_multiply(0.86) };
    let x = if item.is_narrow { rect.center().x } else { rect.left() + 18.0 };
    paint_icon(ui, pos2(x, rect.center().y), icon_of(item.tab), ink);
    if !item.is_narrow {
        let text = Rect::from_min_max(pos2(rect.left() + 38.0, rect.top()), rect.max);
        let kind = if item.is_open { Type::Strong } else { Type::Body };
        elided(ui, text, Side::Left, name, kind, ink);
    }
    if item.is_asking
        && let Some(at) = Tab::ALL.into_iter().position(|tab| tab == item.tab)
    {
        let key = Rect::from_min_max(rect.min, pos2(rect.right() - 6.0, rect.bottom()));
        elided(ui, key, Side::Right, &(at + 1).to_string(), Type::Caption, tokens.mark);
    }
    let is_clicked = response.clicked();
    if item.is_narrow {
        let keys = Command::Go(item.tab).keys(ui.ctx());
        response.on_hover_text(format!("{name} ({keys})"));
    }
    is_clicked
}

fn acting_user(ui: &mut Ui, room: Rect, facts: &Facts, is_narrow: bool) {
    let tokens = theme::of(ui);
    let rect =
        Rect::from_min_size(pos2(room.left() + 8.0, room.bottom() - 40.0), vec2(room.width() - 16.0, 32.0));
    let x = if is_narrow { rect.center().x } else { rect.left() + 18.0 };
    paint_icon(ui, pos2(x, rect.center().y), ICON_ACCOUNT_CIRCLE, tokens.spine_faint);
    if is_narrow {
        ui.interact(rect, ui.scope_id().with("user"), Sense::hover()).on_hover_text(&facts.login);
    } else {
        let text = Rect::from_min_max(pos2(rect.left() + 38.0, rect.top()), rect.max);
        label_in(ui, text, Side::Left, theme::text(&facts.login, Type::Body, tokens.spine_faint));
    }
}

fn paint_icon(ui: &Ui, center: egui::Pos2, icon: Icon, color: egui::Color32) {
    ui.painter().text(center, egui::Align2::CENTER_CENTER, icon.codepoint, theme::icon_font(20.0), color);
}

const fn icon_of(tab: Tab) -> Icon {
    match tab {
        Tab::Sales => ICON_MONITORING,
        Tab::TopSellers => ICON_LEADERBOARD,
        Tab::TaxRates => ICON_PERCENT,
        Tab::TaxClasses => ICON_CATEGORY,
    }
}

/// Draws the menu bar.
pub(crate) fn menu_bar(ui: &mut Ui, remembered: &Remembered, has_shop: bool) -> Option<Chosen> {
    let tokens = theme::of(ui);
    let frame =
        Frame::NONE.fill(tokens.panel).inner_margin(egui::Margin { left: 12, right: 16, top: 4, bottom: 4 });
    let panel = Panel::top("menu").exact_size(height::MENU).show_separator_line(false).frame(frame);
    let shown = panel.show(ui, |ui| menus(ui, remembered, has_shop));
    let rect = shown.response.rect;
    hairline(ui, rect, rect.bottom() - 0.5);
    shown.inner
}

fn menus(ui: &mut Ui, remembered: &Remembered, has_shop: bool) -> Option<Chosen> {
    let tokens = theme::of(ui);
    let mut chosen = None;
    let name = |text: &str| theme::text(text, Type::Body, tokens.text2);
    let roomy = |style: &mut egui::Style| {
        egui::containers::menu::menu_style(style);
        style.spacing.button_padding = vec2(8.0, 4.0);
    };
    MenuBar::new().style(roomy).config(egui::containers::menu::MenuConfig::new().style(roomy)).ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.menu_button(name("File"), |ui| {
            menu_room(ui);
            for command in [Command::NewShop, Command::Open, Command::SampleShop] {
                entry(ui, command, has_shop, &mut chosen);
            }
            if !remembered.recent.is_empty() {
                ui.menu_button(name("Open recent"), |ui| recent(ui, remembered, &mut chosen));
            }
            ui.separator();
            entry(ui, Command::Quit, has_shop, &mut chosen);
        });
        ui.menu_button(name("View"), |ui| {
            menu_room(ui);
            if has_shop {
                for command in Tab::ALL.map(Command::Go).into_iter().chain([Command::Refresh]) {
                    entry(ui, command, has_shop, &mut chosen);
                }
                ui.separator();
            }
            for (appearance, text) in Appearance::ALL {
                if appearance_entry(ui, text, remembered.appearance == appearance) {
                    chosen = Some(Chosen::Appearance(appearance));
                    ui.close();
                }
            }
            ui.separator();
            for command in [Command::ZoomIn, Command::ZoomOut, Command::ZoomReset] {
                entry(ui, command, has_shop, &mut chosen);
            }
        });
    });
    chosen
}

fn entry(ui: &mut Ui, command: Command, has_shop: bool, chosen: &mut Option<Chosen>) {
    if command.needs_shop() && !has_shop {
        return;
    }
    let tokens = theme::of(ui);
    let keys = theme::text(command.keys(ui.ctx()), Type::Caption, tokens.faint);
    let button = egui::Button::new(theme::text(command.name(), Type::Body, tokens.text)).shortcut_text(keys);
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, command.name()));
    if response.clicked() {
        *chosen = Some(Chosen::Command(command));
        ui.close();
    }
}

fn menu_room(ui: &mut Ui) {
    ui.set_min_width(220.0);
    ui.spacing_mut().item_spacing.y = 0.0;
}

/// One of the appearances, with a check at the one that is chosen.
fn appearance_entry(ui: &mut Ui, name: &str, is_chosen: bool) -> bool {
    let tokens = theme::of(ui);
    let check =
        theme::icon(ICON_CHECK, 14.0, if is_chosen { tokens.accent } else { egui::Color32::TRANSPARENT });
    let response =
        ui.add(egui::Button::new((theme::text(name, Type::Body, tokens.text), egui::Atom::grow(), check)));
    response.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, is_chosen, name));
    response.clicked()
}

fn recent(ui: &mut Ui, remembered: &Remembered, chosen: &mut Option<Chosen>) {
    let tokens = theme::of(ui);
    menu_room(ui);
    for path in &remembered.recent {
        let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
        let response =
            ui.button(theme::text(name, Type::Body, tokens.text)).on_hover_text(path.display().to_string());
        if response.clicked() {
            *chosen = Some(Chosen::Recent(path.clone()));
            ui.close();
        }
    }
}

/// What the status bar says.
pub(crate) struct Status<'a> {
    pub(crate) is_saving: bool,
    /// Cells that were refused and keep what was typed.
    pub(crate) refused: usize,
    /// What was saved last.
    pub(crate) saved: Option<&'a str>,
    /// What is shown of all there is.
    pub(crate) shown: &'a str,
    /// One quiet hint, at the right.
    pub(crate) hint: &'a str,
}

/// Draws the status bar.
pub(crate) fn status_bar(ui: &mut Ui, status: &Status<'_>) {
    let tokens = theme::of(ui);
    let frame =
        Frame::NONE.fill(tokens.panel).inner_margin(egui::Margin { left: 20, right: 16, top: 0, bottom: 0 });
    let panel = Panel::bottom("status").exact_size(height::STATUS).show_separator_line(false).frame(frame);
    let shown = panel.show(ui, |ui| {
        ui.horizontal_centered(|ui| {
            let small =
                |text: &str| Label::new(theme::text(text, Type::Small, tokens.text2)).selectable(false);
            let refused = i64::try_from(status.refused).unwrap_or(i64::MAX);
            let (icon, ink, words) = if status.is_saving {
                (ICON_SYNC, tokens.text2, "Saving".to_owned())
            } else if refused > 0 {
                (
                    ICON_ERROR,
                    tokens.negative,
                    format!("{} not saved", format::counted(refused, "cell", "cells")),
                )
            } else {
                (ICON_CHECK, tokens.text2, status.saved.unwrap_or("All changes saved").to_owned())
            };
            ui.add(Label::new(theme::icon(icon, 14.0, ink)).selectable(false));
            ui.add(Label::new(theme::text(words, Type::Small, ink)).selectable(false));
            if !status.shown.is_empty() {
                divider(ui);
                ui.add(small(status.shown));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.add(
                    Label::new(theme::text(status.hint, Type::Small, tokens.faint))
                        .truncate()
                        .selectable(false),
                );
            });
        });
    });
    let rect = shown.response.rect;
    hairline(ui, rect, rect.top() + 0.5);
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(17.0, 14.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
}

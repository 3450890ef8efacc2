//! The sidebar with the tabs, and the status bar.

use egui::{
    CornerRadius, Frame, Label, Panel, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{
    ICON_ACCOUNT_CIRCLE, ICON_CHECK, ICON_DEVICES, ICON_EDIT, ICON_LOCK, ICON_SYNC, ICON_SYNC_PROBLEM,
};

use crate::command::Command;
use crate::model::{SharingView, ShopInfo, Tab};
use crate::theme::{self, FontStyle, NARROW, SIDEBAR_NARROW, SIDEBAR_WIDTH, height, radius, stroke};
use crate::translate::tr;
use crate::widgets::{Side, column_in, elided, focus_ring, hairline, icon_at, label_in, line, mark, say};

/// The item of the sidebar that was clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SidebarAction {
    Tab(Tab),
    /// The acting user, at the bottom.
    User,
}

/// Draws the sidebar with the tabs that the shop needs, and the open one; returns what was clicked.
pub(crate) fn sidebar(ui: &mut Ui, facts: Option<&ShopInfo>, open: Tab) -> Option<SidebarAction> {
    let is_narrow = ui.content_rect().width() < NARROW;
    let width = if is_narrow { SIDEBAR_NARROW } else { SIDEBAR_WIDTH };
    let tokens = theme::of(ui);
    let frame = Frame::NONE.fill(tokens.sidebar);
    let panel =
        Panel::left("sidebar").exact_size(width).resizable(false).show_separator_line(false).frame(frame);
    // While Ctrl is held, the items show their number keys.
    let is_asking = ui.input(|input| input.modifiers.command);
    let tabs = ShopInfo::tabs(facts, open);
    let sidebar = Sidebar { facts, open, tabs, is_narrow, is_asking };
    panel.show(ui, |ui| sidebar.show(ui)).inner
}

/// Height of an item, and of the part below the scrolled tabs, in points.
const ITEM: f32 = 32.0;
const FOOT: f32 = 72.0;

struct Sidebar<'a> {
    facts: Option<&'a ShopInfo>,
    open: Tab,
    tabs: Vec<Tab>,
    is_narrow: bool,
    is_asking: bool,
}

impl Sidebar<'_> {
    fn show(&self, ui: &mut Ui) -> Option<SidebarAction> {
        let (tokens, is_narrow) = (theme::of(ui), self.is_narrow);
        let room = ui.max_rect();
        ui.allocate_rect(room, Sense::hover());
        let left = if is_narrow { 10.0 } else { 12.0 };
        let square =
            Rect::from_min_size(room.min + vec2(left, if is_narrow { 12.0 } else { 14.0 }), vec2(32.0, 32.0));
        mark(ui.painter(), square, tokens.mark, tokens.sidebar);
        if let Some(facts) = self.facts {
            shop_name(ui, room, square, facts, is_narrow);
        }
        let head = if is_narrow { 56.0 } else { 72.0 };
        let (tabs, foot) = room.with_min_y(room.top() + head).split_top_bottom_at_y(room.bottom() - FOOT);
        let picked = self.tabs(ui, tabs.with_max_y(tabs.bottom() - 8.0));
        column_in(ui, foot, |ui| {
            let row = line(ui, ITEM);
            let picked = self.item(ui, row, Tab::History).or(picked);
            let row = line(ui, ITEM);
            self.facts.and_then(|facts| acting_user(ui, row, facts, is_narrow)).or(picked)
        })
    }

    /// The tabs by group. In a low window the rows get lower, down to 26 points, and then scroll.
    fn tabs(&self, ui: &mut Ui, room: Rect) -> Option<SidebarAction> {
        let (tokens, is_narrow) = (theme::of(ui), self.is_narrow);
        let (first, gap) = if is_narrow { (10.0, 16.0) } else { (24.0, 32.0) };
        let length = |items: usize| f32::from(u16::try_from(items).unwrap_or(u16::MAX));
        let is_shown = |tab: &Tab| self.tabs.contains(tab);
        let groups = Tab::GROUPS.map(|(name, tabs)| (name, tabs.iter().copied().filter(is_shown)));
        let tabs = length(self.tabs.len());
        let gaps = first + gap * (length(groups.len()) - 1.0);
        let step = ((room.height() - gaps) / tabs).floor().clamp(26.0, ITEM);
        let mut body = ui.new_child(UiBuilder::new().max_rect(room));
        let mut picked = None;
        ScrollArea::vertical().id_salt("tabs").auto_shrink(false).show(&mut body, |ui| {
            for (at, (group, tabs)) in groups.into_iter().enumerate() {
                let head = line(ui, if at == 0 { first } else { gap });
                if is_narrow && at > 0 {
                    let inner = head.shrink2(vec2(14.0, 0.0));
                    let line = Stroke::new(stroke::HAIRLINE, tokens.sidebar_active);
                    ui.painter().hline(inner.x_range(), head.center().y, line);
                } else if !is_narrow {
                    let label = head.with_min_x(head.left() + 16.0).with_max_x(head.right() - 8.0);
                    let label = label.with_min_y(head.bottom() - 21.0).with_max_y(head.bottom() - 3.0);
                    label_in(
                        ui,
                        label,
                        Side::Left,
                        theme::text(tr(group), FontStyle::Caption, tokens.sidebar_faint),
                    );
                }
                for tab in tabs {
                    let row = line(ui, step);
                    picked = self.item(ui, row, tab).or(picked);
                }
            }
        });
        picked
    }

    fn item(&self, ui: &mut Ui, row: Rect, tab: Tab) -> Option<SidebarAction> {
        let tokens = theme::of(ui);
        let (is_narrow, is_open) = (self.is_narrow, tab == self.open);
        // The acting user may not see the tab.
        let is_closed = self.facts.is_some_and(|facts| !facts.may_see(tab));
        let rect = row.shrink2(vec2(if is_narrow { 6.0 } else { 8.0 }, 0.0));
        let name = tr(tab.name());
        let response = ui.interact(rect, ui.scope_id().with(tab.name()), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_open, name));
        sidebar_ground(ui, rect, &response, is_open);
        let ink = if is_open { tokens.sidebar_text } else { tokens.sidebar_text.gamma_multiply(0.86) };
        let x = if is_narrow { rect.center().x } else { rect.left() + 18.0 };
        icon_at(ui, pos2(x, rect.center().y), tab.facts().icon, 20.0, ink);
        if !is_narrow {
            let text = rect.with_min_x(rect.left() + 38.0);
            let kind = if is_open { FontStyle::Strong } else { FontStyle::Body };
            elided(ui, text, Side::Left, name, kind, ink);
        }
        let keys = Command::Go(tab).row().keys(ui.ctx(), &self.tabs);
        if self.is_asking {
            // The right edge of the text: at the end of the row, or at the corner of the icon.
            let corner = if is_narrow { rect.center() + vec2(17.0, 0.0) } else { rect.max - vec2(6.0, 0.0) };
            let key = rect.with_max_x(corner.x).with_max_y(corner.y);
            let last = keys.rsplit('+').next().unwrap_or_default();
            elided(ui, key, Side::Right, last, FontStyle::Caption, tokens.mark);
        } else if is_closed && !is_narrow {
            icon_at(ui, pos2(rect.right() - 14.0, rect.center().y), ICON_LOCK, 14.0, tokens.sidebar_faint);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let is_clicked = response.clicked();
        if is_narrow {
            let keys = if keys.is_empty() { keys } else { format!(" ({keys})") };
            response.on_hover_text(format!("{name}{keys}"));
        } else if is_closed {
            response.on_hover_text(tr!("Your role may not see this"));
        }
        is_clicked.then_some(SidebarAction::Tab(tab))
    }
}

fn shop_name(ui: &mut Ui, room: Rect, square: Rect, facts: &ShopInfo, is_narrow: bool) {
    let tokens = theme::of(ui);
    let under = format!("{} · {}", facts.shop.currency, facts.shop.time_zone.city());
    if is_narrow {
        let both = format!("{}, {under}", facts.shop.name);
        ui.interact(square, ui.scope_id().with("shop"), Sense::hover()).on_hover_text(&both);
        say(ui, square, "shop-name", &both);
        return;
    }
    let beside = square.with_min_x(square.right() + 8.0).with_max_x(room.right() - 8.0);
    let (upper, lower) = beside.expand2(vec2(0.0, 1.0)).split_top_bottom_at_fraction(0.53);
    let name = theme::text(&facts.shop.name, FontStyle::Chosen, tokens.sidebar_text);
    label_in(ui, upper, Side::Left, name);
    label_in(ui, lower, Side::Left, theme::text(under, FontStyle::Caption, tokens.sidebar_faint));
}

/// The background of an item: open, hovered or focused.
fn sidebar_ground(ui: &Ui, rect: Rect, response: &Response, is_open: bool) {
    let tokens = theme::of(ui);
    let corner = CornerRadius::same(radius::CONTROL);
    if is_open {
        ui.painter().rect_filled(rect, corner, tokens.sidebar_active);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, corner, tokens.sidebar_active.gamma_multiply(0.5));
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, corner, Stroke::new(stroke::FOCUS, tokens.mark), StrokeKind::Inside);
    }
}

/// The acting user; a click switches to another.
fn acting_user(ui: &mut Ui, row: Rect, facts: &ShopInfo, is_narrow: bool) -> Option<SidebarAction> {
    let tokens = theme::of(ui);
    let rect = row.shrink2(vec2(if is_narrow { 6.0 } else { 8.0 }, 0.0));
    let response = ui.interact(rect, ui.scope_id().with("user"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &facts.login));
    sidebar_ground(ui, rect, &response, false);
    let x = if is_narrow { rect.center().x } else { rect.left() + 18.0 };
    icon_at(ui, pos2(x, rect.center().y), ICON_ACCOUNT_CIRCLE, 20.0, tokens.sidebar_faint);
    if !is_narrow {
        let text = rect.with_min_x(rect.left() + 38.0).with_max_x(rect.right() - 6.0);
        elided(ui, text, Side::Left, &facts.login, FontStyle::Body, tokens.sidebar_text.gamma_multiply(0.86));
    }
    let is_clicked = response.clicked();
    response.on_hover_text(tr!("{login}, {role}. Switch user", login = &facts.login, role = tr(facts.role)));
    is_clicked.then_some(SidebarAction::User)
}

/// Says at the head of the page that the shop can only be read, and why.
pub(crate) fn read_only_bar(ui: &mut Ui, facts: &ShopInfo) {
    let tokens = theme::of(ui);
    let margin = egui::Margin { left: 20, right: 16, top: 6, bottom: 6 };
    let frame = Frame::NONE.fill(tokens.warning_soft).inner_margin(margin);
    Panel::top("read-only").show_separator_line(false).frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            theme::icon(ui, ICON_LOCK, 16.0, tokens.warning);
            let words = tr!(
                "This shop can only be read: {why}. Copy it to a folder of yours and open the copy to change it",
                why = tr(facts.read_only)
            );
            ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text)).wrap());
        });
    });
}

pub(crate) struct Status<'a> {
    pub(crate) is_saving: bool,
    /// Unsaved input: the tab, and `3 orders`.
    pub(crate) not_saved: Vec<(Tab, &'a str)>,
    /// The last note, such as `Rate saved 14:05`.
    pub(crate) saved: Option<&'a str>,
    /// The count of what the tab shows.
    pub(crate) shown: &'a str,
    pub(crate) sharing: Option<&'a SharingView>,
    /// A short hint about the open tab, at the right; left out if there is no room.
    pub(crate) hint: &'a str,
}

/// Draws the status bar; returns the tab whose unsaved forms are to be shown.
pub(crate) fn status_bar(ui: &mut Ui, status: &Status<'_>) -> Option<Tab> {
    let tokens = theme::of(ui);
    let frame =
        Frame::NONE.fill(tokens.panel).inner_margin(egui::Margin { left: 20, right: 16, top: 0, bottom: 0 });
    let panel = Panel::bottom("status").exact_size(height::STATUS).show_separator_line(false).frame(frame);
    let shown = panel.show(ui, |ui| {
        let right = egui::Layout::right_to_left(egui::Align::Center);
        let left = egui::Layout::left_to_right(egui::Align::Center);
        let facts = |ui: &mut Ui| {
            let small = |text: &str| {
                Label::new(theme::text(text, FontStyle::Small, tokens.text2)).selectable(false).truncate()
            };
            let asked = if status.is_saving { None } else { not_saved(ui, &status.not_saved) };
            let saved = match status.saved {
                _ if status.is_saving => Some((ICON_SYNC, tr!("Saving"))),
                None if !status.not_saved.is_empty() => None,
                saved => Some((ICON_CHECK, saved.unwrap_or(tr!("All changes saved")))),
            };
            if let Some((icon, words)) = saved {
                if !status.is_saving && !status.not_saved.is_empty() {
                    divider(ui);
                }
                theme::icon(ui, icon, 14.0, tokens.text2);
                ui.add(small(words));
            }
            if !status.shown.is_empty() {
                divider(ui);
                ui.add(small(status.shown));
            }
            ui.with_layout(right, |ui| {
                let hint = theme::text(status.hint, FontStyle::Small, tokens.faint);
                let galley = egui::WidgetText::from(hint.clone()).into_galley(
                    ui,
                    Some(egui::TextWrapMode::Extend),
                    f32::INFINITY,
                    egui::TextStyle::Body,
                );
                // A hint that does not fit is left out.
                if galley.size().x <= ui.available_width() {
                    ui.label(hint);
                }
            });
            asked
        };
        ui.with_layout(right, |ui| {
            if let Some(sharing) = status.sharing {
                devices(ui, sharing);
            }
            ui.with_layout(left, facts).inner
        })
        .inner
    });
    let rect = shown.response.rect;
    hairline(ui, rect, rect.top() + 0.5);
    shown.inner
}

/// Says what is typed and not saved in which tab; returns the tab that was clicked.
fn not_saved(ui: &mut Ui, all: &[(Tab, &str)]) -> Option<Tab> {
    let ink = theme::of(ui).warning;
    let mut clicked = None;
    for (at, (tab, count)) in all.iter().enumerate() {
        if at > 0 {
            divider(ui);
        }
        theme::icon(ui, ICON_EDIT, 14.0, ink);
        let words = theme::text(tr!("{count} not saved", count = *count), FontStyle::Small, ink);
        let response = ui.add(Label::new(words).sense(Sense::click()));
        focus_ring(ui, &response);
        if response.on_hover_text(tr!("Show what is not saved")).clicked() {
            clicked = Some(*tab);
        }
    }
    clicked
}

/// The state of the devices of a shared shop, cut where there is no room; the pointer over it shows all.
fn devices(ui: &mut Ui, sharing: &SharingView) {
    let tokens = theme::of(ui);
    let (icon, ink) =
        if sharing.can_save { (ICON_DEVICES, tokens.text2) } else { (ICON_SYNC_PROBLEM, tokens.negative) };
    let words = Label::new(theme::text(&sharing.words, FontStyle::Small, ink)).truncate();
    let response = ui.add(words);
    let lines = sharing.devices.iter().map(|device| format!("{}, {}", device.name, device.note));
    let more = [&sharing.stopped, &sharing.details].into_iter().filter(|more| !more.is_empty());
    let lines: Vec<String> = lines.chain(more.cloned()).collect();
    if !lines.is_empty() {
        response.on_hover_text(lines.join("\n"));
    }
    theme::icon(ui, icon, 14.0, ink);
    divider(ui);
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(17.0, 14.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
}

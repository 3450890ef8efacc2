//! Refusals that no cell or form shows: a tab that the acting user may not see, and the bar above
//! the status bar.

use egui::{Frame, Margin, Panel, Ui, UiBuilder};
use egui_material_icons::icons::{ICON_ACCOUNT_CIRCLE, ICON_CLOSE, ICON_ERROR, ICON_LOCK};

use crate::model::{GO_ON, Refusal, Tab};
use crate::theme::{self, FontStyle, space};
use crate::widgets::{Button, Mood, Notice, card, icon_button, notice};

use super::{Action, title_row};

/// The button that was pressed in the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RefusedBarButton {
    /// Close the bar.
    Dismiss,
    /// Open the list of backups.
    Restore,
    /// Repeat the refused request although the shop file has lost its log.
    GoOn,
}

/// Draws the bar with a refusal. `has_backups` adds the buttons of a restore and, if the log is
/// lost, of going on.
pub(crate) fn refusal_bar(ui: &mut Ui, refusal: &Refusal, has_backups: bool) -> Option<RefusedBarButton> {
    let tokens = theme::of(ui);
    let frame = Frame::NONE.fill(tokens.negative_soft).inner_margin(Margin::symmetric(16, 4));
    // A long sentence takes more lines.
    let beside = if has_backups { 360.0 } else { 72.0 };
    let room = (ui.available_width() - beside).max(200.0);
    let font = FontStyle::Strong.font();
    let lines = ui.painter().layout(refusal.message.clone(), font, tokens.negative, room).size().y;
    let size = (lines + 12.0).max(36.0);
    let bar = Panel::bottom("refusal").exact_size(size).show_separator_line(false).frame(frame);
    bar.show(ui, |ui| {
        let end = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(end, |ui| {
            let mut answered = None;
            if icon_button(ui, ICON_CLOSE, "Close this message", true).clicked() {
                answered = Some(RefusedBarButton::Dismiss);
            }
            if has_backups && Button::new("Restore a backup…").show(ui).clicked() {
                answered = Some(RefusedBarButton::Restore);
            }
            if has_backups && refusal.is_of_lost_log() && Button::new(GO_ON).show(ui).clicked() {
                answered = Some(RefusedBarButton::GoOn);
            }
            let start = egui::Layout::left_to_right(egui::Align::Center);
            ui.with_layout(start, |ui| {
                ui.add(
                    egui::Label::new(theme::text(&refusal.message, FontStyle::Strong, tokens.negative))
                        .wrap(),
                );
            });
            answered
        })
        .inner
    })
    .inner
}

/// Draws a tab that the acting user may not see: the reason, and a button to switch the user.
pub(crate) fn closed_ui(ui: &mut Ui, tab: Tab, problem: &Refusal) -> Vec<Action> {
    let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 0 };
    let mut is_clicked = false;
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        title_row(ui, tab.name(), |_| {});
        let mut room = ui.available_rect_before_wrap();
        room.max.y -= space::L;
        card(ui, room);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
        let heading = format!("You may not see the {}", tab.facts().subject);
        refusal(&mut inner, &heading, problem);
        inner.add_space(16.0);
        inner.vertical_centered(|ui| {
            is_clicked = Button::new("Switch user").icon(ICON_ACCOUNT_CIRCLE).show(ui).clicked();
        });
    });
    if is_clicked { vec![Action::SwitchUser] } else { Vec::new() }
}

/// Draws a refusal as a notice.
pub(crate) fn refusal(ui: &mut Ui, heading: &str, refusal: &Refusal) {
    let (icon, mood) =
        if refusal.status == 401 { (ICON_LOCK, Mood::Closed) } else { (ICON_ERROR, Mood::Bad) };
    let content = Notice { icon, mood, heading, sentence: &refusal.message };
    notice(ui, &content);
}

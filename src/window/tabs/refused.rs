//! A tab that the acting user may not see, and refusals as notices.

use egui::{Frame, Margin, Ui, UiBuilder};
use egui_material_icons::icons::{ICON_ACCOUNT_CIRCLE, ICON_ERROR, ICON_LOCK, ICON_SYNC};

use crate::command::Command;
use crate::model::{Refusal, Tab};
use crate::theme::space;
use crate::translate::tr;
use crate::widgets::{Button, Kind, Mood, Notice, card, notice, ways_on};

use super::{Action, title_row};

/// Draws a tab that the acting user may not see: the reason, and a button to switch the user.
pub(crate) fn closed_ui(ui: &mut Ui, tab: Tab, problem: &Refusal) -> Vec<Action> {
    let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 0 };
    let mut is_clicked = false;
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        title_row(ui, tr(tab.name()), |_| {});
        let mut room = ui.available_rect_before_wrap();
        room.max.y -= space::L;
        card(ui, room);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
        let heading = tr!("You may not see the {subject}", subject = tr(tab.facts().subject));
        refusal(&mut inner, &heading, problem);
        inner.add_space(16.0);
        inner.vertical_centered(|ui| {
            is_clicked = Button::new(tr!("Switch user")).icon(ICON_ACCOUNT_CIRCLE).show(ui).clicked();
        });
    });
    if is_clicked { vec![Action::Run(Command::SwitchUser)] } else { Vec::new() }
}

/// Draws a refusal as a notice.
pub(crate) fn refusal(ui: &mut Ui, heading: &str, refusal: &Refusal) {
    let (icon, mood) =
        if refusal.status == 401 { (ICON_LOCK, Mood::Closed) } else { (ICON_ERROR, Mood::Bad) };
    let content = Notice { icon, mood, heading, sentence: &refusal.message };
    notice(ui, &content);
}

/// Draws why something could not be read, with a button to try again.
pub(crate) fn error_ui(ui: &mut Ui, heading: &str, problem: &Refusal) -> Option<Action> {
    refusal(ui, heading, problem);
    let again = Button::new(tr!("Try again")).icon(ICON_SYNC).kind(Kind::Primary);
    ways_on(ui, vec![again]).map(|_| Action::Run(Command::Refresh))
}

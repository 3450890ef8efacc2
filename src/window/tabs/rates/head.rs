//! The header of the tab: the title, the filters and the buttons that act on the selected rows.

use egui::{Sense, Stroke, Ui, vec2};
use egui_material_icons::icons::{
    ICON_ADD, ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CONTENT_COPY, ICON_DELETE, ICON_DOWNLOAD,
    ICON_EVENT, ICON_PLACE, ICON_PUBLIC,
};

use crate::model::{Grid, Tab};
use crate::tabs::{Action, header};
use crate::theme::{self, stroke};
use crate::widgets::{Button, Kind, icon_button};

use super::panel_state::Panel;
use super::row_actions::{RowsAction, can_be_done, done};
use super::state::Focus;
use super::{RatesState, find};

/// The width of the header in points below which the rates of a country are an icon without a name.
const NARROW: f32 = 1000.0;

/// Draws the header.
pub(super) fn head(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut action = None;
    let (mut found, mut opened, mut switched) = (None, None, None);
    let rows = view.rows();
    let possible = |action| rows.as_ref().is_some_and(|rows| can_be_done(action, view, rows, state));
    let can = [RowsAction::Up, RowsAction::Down, RowsAction::Duplicate, RowsAction::Delete].map(possible);
    let [up, down, duplicate, delete] = can;
    let (is_there, may_insert) = (rows.is_some(), rows.is_some() && view.may_manage);
    let wants_filter = state.focus.take_if(|focus| *focus == Focus::Filter).is_some();
    let is_narrow = ui.available_width() < NARROW;
    let find = |ui: &mut Ui| found = find::find_ui(ui, view.shown, wants_filter);
    header(ui, Tab::TaxRates.name(), find, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let insert = Button::new("Insert row").icon(ICON_ADD).kind(Kind::Primary).enabled(may_insert);
        let insert = insert.show(ui).on_hover_text("Above the chosen row (Ctrl+Enter)");
        if insert.clicked() {
            action = Some(RowsAction::Insert);
        }
        let export = Button::new("Export").icon(ICON_DOWNLOAD).enabled(is_there).show(ui);
        if export.on_hover_text("The rates that are shown, or all (Ctrl+E)").clicked() {
            opened = Some(Action::Export(None));
        }
        let country = if is_narrow {
            icon_button(ui, ICON_PUBLIC, super::COUNTRY, may_insert)
        } else {
            let button = Button::new(super::COUNTRY).icon(ICON_PUBLIC).enabled(may_insert);
            button.show(ui).on_hover_text("Add the rates of a country, or update those of the shop")
        };
        if country.clicked() {
            opened = Some(Action::Presets);
        }
        for (panel, icon, name) in [
            (Panel::Versions, ICON_EVENT, super::CHANGE_FROM),
            (Panel::Trial, ICON_PLACE, super::TRY_ADDRESS),
        ] {
            if icon_button(ui, icon, name, may_insert).clicked() {
                switched = Some(panel);
            }
        }
        divider(ui);
        for (one, icon, name, can) in [
            (RowsAction::Delete, ICON_DELETE, "Delete rows (Ctrl+Delete)", delete),
            (RowsAction::Duplicate, ICON_CONTENT_COPY, "Duplicate rows (Ctrl+Shift+D)", duplicate),
            (RowsAction::Down, ICON_ARROW_DOWNWARD, "Move down (Alt+Down)", down),
            (RowsAction::Up, ICON_ARROW_UPWARD, "Move up (Alt+Up)", up),
        ] {
            if icon_button(ui, icon, name, can).clicked() {
                action = Some(one);
            }
        }
    });
    if let Some(panel) = switched {
        state.panel.switch(panel);
    }
    let mut actions: Vec<Action> = found.into_iter().chain(opened).collect();
    if let (Some(action), Some(rows)) = (action, &rows) {
        // The cell that is being edited is saved first.
        actions.extend(super::edit::commit(rows, state));
        actions.extend(done(action, view, rows, state));
        state.focus = Some(Focus::Grid);
    }
    actions
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(17.0, 20.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
}

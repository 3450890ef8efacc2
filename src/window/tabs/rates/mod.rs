//! The Tax rates tab: a grid of all rates, edited in place as in a spreadsheet. A cell is saved
//! when it is left; one that the engine refuses keeps its text and shows the reason.

mod block;
mod callout;
mod cell;
mod clip;
mod columns;
mod drafts;
mod edit;
mod find;
mod grid;
mod head;
mod issues;
mod keys;
mod menu;
mod panel;
mod panel_state;
mod pointer;
mod row_actions;
mod rows;
mod save;
mod state;
mod strip;
mod suggest;

use egui::{CornerRadius, Frame, Margin, Rect, Sense, Ui, UiBuilder, vec2};
use egui_material_icons::icons::{ICON_CLOSE, ICON_PERCENT, ICON_PUBLIC, ICON_UPLOAD};

use crate::model::Grid;
use crate::tabs::refused::refusal;
use crate::theme::{self, height, space};
use crate::widgets::{Button, Mood, Notice, card, loading_line, notice, ways_on};
use domain::rate::table::RateFilter;

use super::Action;
use block::CellPosition;

/// The label of the buttons that add the rates of a country.
const COUNTRY: &str = "Rates of a country";

/// The labels of what opens the panels.
const CHANGE_FROM: &str = "Change from a date…";
const TRY_ADDRESS: &str = "Try an address";

pub(crate) use panel_state::Panel;
pub(crate) use state::RatesState;

impl RatesState {
    /// Commits the edit and saves the new rows, as the tab is left.
    pub(crate) fn leave(&mut self, view: &Grid<'_>) -> Vec<Action> {
        let mut actions = self.commit(view);
        if let Some(rows) = view.rows() {
            actions.extend(save::save_left(&rows, self, None));
            self.drafts.let_go_of_empty();
        }
        actions
    }

    /// Commits the edit without leaving its row, so that a new row is not saved yet.
    pub(crate) fn commit(&mut self, view: &Grid<'_>) -> Vec<Action> {
        let Some(rows) = view.rows() else { return Vec::new() };
        edit::commit(&rows, self).into_iter().collect()
    }

    /// Takes back the last texts that were typed, as far as they are not saved; false where they are.
    pub(crate) fn take_back(&mut self, view: &Grid<'_>) -> bool {
        let Some(rows) = view.rows() else { return false };
        let mut typed = self.typings.pop().unwrap_or_default();
        typed.retain(|cell| self.drafts.get(*cell).is_some());
        for cell in &typed {
            edit::take_back(&rows, self, *cell);
        }
        !typed.is_empty()
    }
}

/// Draws the tab.
pub(crate) fn rates_ui(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut actions = Vec::new();
    state.is_locked = !view.may_manage;
    let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 8 };
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        actions.extend(head::head(ui, view, state));
        if let Some(classes) = view.classes {
            actions.extend(strip::strip(ui, classes, view, state));
        }
    });
    let mut room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let mut body = ui.new_child(UiBuilder::new().max_rect(room));
    if let Some(problem) = &view.rates.refusal {
        notice_card(&body, room);
        refusal(&mut body, "You may not see the tax rates", problem);
        return actions;
    }
    let Some(rows) = view.rows() else {
        loading_line(ui, room);
        return actions;
    };
    state.settle(view, &rows);
    actions.extend(panel::panel(ui, &mut room, view, &rows, state));
    if view.may_manage {
        actions.extend(issues::bar(ui, &mut room, view, &rows, state));
    }
    actions.extend(grid::grid(&mut body, room, view, &rows, state));
    let here =
        state.active.filter(|_| state.has_keyboard).and_then(|place| rows.key(&state.drafts, place.row));
    actions.extend(save::save_left(&rows, state, here));
    if rows.total(&state.drafts) == 1 && state.editing.is_none() {
        actions.extend(nothing(&body, room, view));
    }
    actions
}

/// Says below the empty row why there are no rates, with a button for what to do next.
fn nothing(ui: &Ui, room: Rect, view: &Grid<'_>) -> Vec<Action> {
    let shown = view.shown;
    let filter = &shown.filter;
    let is_filtered = !filter.anywhere.is_empty()
        || filter.only_fallbacks
        || shown.only.is_some()
        || filter.columns.values().any(|text| !text.trim().is_empty());
    let (heading, sentence) = if is_filtered {
        ("No rate matches", "Type less into the filters, or choose another class above.")
    } else if filter.class.is_some() {
        ("No rates in this class", "Type one into the row above, or choose another class.")
    } else {
        (
            "No tax rates yet",
            "Take those of your country, or type the first into the row above: a country, a percentage, a name.",
        )
    };
    let below =
        Rect::from_min_max(room.min + vec2(0.0, height::GRID_HEAD * 2.0 + height::GRID_ROW + 8.0), room.max);
    let mut ui = egui::Ui::new(
        ui.ctx().clone(),
        ui.scope_id().with("nothing"),
        UiBuilder::new().max_rect(below).layer_id(ui.layer_id()),
    );
    // Covers the lines between the columns.
    ui.painter().rect_filled(below, CornerRadius::ZERO, theme::of(&ui).card);
    notice(&mut ui, &Notice { icon: ICON_PERCENT, mood: Mood::Inviting, heading, sentence });
    if is_filtered {
        let cleared = ways_on(&mut ui, vec![Button::new("Clear filters").icon(ICON_CLOSE)]);
        let filter = RateFilter { class: filter.class.clone(), ..RateFilter::default() };
        return cleared
            .map_or_else(Vec::new, |_| vec![Action::OnlyRates(None), Action::Rates(filter, shown.sort)]);
    }
    if !view.may_manage {
        return Vec::new();
    }
    let ways =
        vec![Button::new(COUNTRY).icon(ICON_PUBLIC), Button::new("Import tax rates").icon(ICON_UPLOAD)];
    ways_on(&mut ui, ways)
        .map(|at| if at == 0 { Action::Presets } else { Action::Import })
        .into_iter()
        .collect()
}

/// Draws the card behind a notice that replaces the grid.
fn notice_card(ui: &Ui, room: Rect) {
    let left_top = room.min + vec2(f32::from(space::PAGE_LEFT), 0.0);
    card(ui, Rect::from_min_max(left_top, room.max - vec2(f32::from(space::PAGE_RIGHT), space::L)));
}

//! The Tax rates tab: a grid of all rates, edited in place. A cell is saved when it is left; one that
//! the engine refuses keeps what was typed and says why.

mod cell;
mod choose;
mod edit;
mod field;
mod find;
mod grid;
mod keys;
mod strip;

use std::collections::BTreeMap;

use egui::{Frame, Margin, Rect, Sense, Ui, UiBuilder, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_DELETE, ICON_PERCENT};

use crate::domain::ids::RateId;
use crate::domain::rate_table::{RateFilter, RateSort};
use crate::ui::model::{ClassesView, Known, RateRow, RatesView, Refusal};
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, Choice, Kind, Mood, Notice, Question, ask, card, icon_button, loading_line, notice, refusal,
};

use super::{Action, Tab, header};
use edit::Editing;

pub(crate) use field::Field;

/// What the grid shows.
pub(crate) struct Grid<'a> {
    pub(crate) rates: &'a Known<RatesView>,
    pub(crate) classes: Option<&'a ClassesView>,
    /// Which of the rates these are, and how they are sorted.
    pub(crate) filter: &'a RateFilter,
    pub(crate) sort: Option<RateSort>,
}

impl Grid<'_> {
    /// The action that asks for other rates in the same order.
    fn with(&self, filter: RateFilter) -> Action {
        Action::Rates(filter, self.sort)
    }
}

/// A cell by its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    row: usize,
    field: Field,
}

/// What was typed into a cell and refused.
#[derive(Debug, Clone)]
struct RefusedCell {
    text: String,
    refusal: Refusal,
}

/// What the tab keeps between frames.
#[derive(Debug, Default)]
pub(crate) struct RatesState {
    active: Option<Place>,
    editing: Option<Editing>,
    /// What was typed and is on its way to the file.
    pending: BTreeMap<(RateId, Field), String>,
    refused: BTreeMap<(RateId, Field), RefusedCell>,
    /// What is saved; it stays pending until the rows are fresh, so that no cell flickers.
    settled: Vec<(RateId, Field)>,
    /// Whether rates were deleted, with which goes what was refused of them.
    has_deleted: bool,
    /// A rate that was added: the grid goes to its end when the new row is known.
    added: Option<RateId>,
    /// The rate that a person is asked about.
    deleting: Option<(RateId, String)>,
    /// Where the grid is to scroll to, in points.
    scroll_to: Option<f32>,
    /// Whether the active cell is to be scrolled into view sideways.
    show_active: bool,
    /// Where it is, and how much of it is seen, in points.
    top: f32,
    seen: f32,
    /// Whether the grid is to have the keyboard.
    wants_focus: bool,
}

impl RatesState {
    /// Other rates are shown.
    pub(crate) fn filter_changed(&mut self) {
        self.active = None;
        self.editing = None;
        self.scroll_to = Some(0.0);
    }

    /// A cell is in the file.
    pub(crate) fn saved(&mut self, rate: RateId, field: Field) {
        self.settled.push((rate, field));
        self.refused.remove(&(rate, field));
    }

    /// A cell was refused: it keeps what was typed.
    pub(crate) fn refused(&mut self, rate: RateId, field: Field, text: String, refusal: Refusal) {
        self.pending.remove(&(rate, field));
        self.refused.insert((rate, field), RefusedCell { text, refusal });
    }

    /// A rate, or a class with its rates, is gone.
    pub(crate) fn deleted(&mut self) {
        self.has_deleted = true;
    }

    /// How many cells keep what was refused.
    pub(crate) fn refused_cells(&self) -> usize {
        self.refused.len()
    }

    /// A rate was added at the end.
    pub(crate) fn added(&mut self, rate: RateId) {
        self.added = Some(rate);
    }

    /// The tab is left: what is being typed is committed.
    pub(crate) fn leave(&mut self, rates: Option<&RatesView>) -> Option<Action> {
        edit::commit(rates?, self)
    }

    /// Lets go of what was typed once the rows show it.
    fn settle(&mut self, view: &Grid<'_>, rates: &RatesView) {
        if view.rates.is_waiting {
            return;
        }
        for key in self.settled.drain(..) {
            self.pending.remove(&key);
        }
        if std::mem::take(&mut self.has_deleted) {
            self.refused.retain(|(rate, _), _| rates.row_of(*rate).is_some());
        }
    }

    /// Makes a rate that was added active once it is known.
    fn go_to_added(&mut self, rates: &RatesView) {
        let Some(row) = self.added.and_then(|rate| rates.place_of(rate)) else { return };
        self.added = None;
        self.active = Some(Place { row, field: Field::Country });
        self.scroll_to = Some(grid::top_of(row + 1) - self.seen);
        self.wants_focus = true;
    }

    fn active_row(&self, rates: &RatesView) -> Option<RateRow> {
        rates.row(self.active?.row)
    }
}

/// Draws the tab.
pub(crate) fn rates_ui(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut actions = Vec::new();
    let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 8 };
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        actions.extend(head(ui, view, state));
        if let Some(classes) = view.classes {
            actions.extend(strip::strip(ui, classes, view));
        }
    });
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let mut body = ui.new_child(UiBuilder::new().max_rect(room));
    if let Some(problem) = &view.rates.refusal {
        notice_card(&body, room);
        refusal(&mut body, "You may not see the tax rates", problem);
        return actions;
    }
    let Some(rates) = view.rates.value.as_ref() else {
        loading_line(ui, room);
        return actions;
    };
    if rates.total() == 0 {
        notice_card(&body, room);
        let (heading, sentence) = if !view.filter.anywhere.is_empty() || view.filter.only_fallbacks {
            ("No rate is like this", "Write less into the filter, or choose another class above.")
        } else if view.filter.class.is_some() {
            ("No rates in this class", "Add one here, or choose another class above.")
        } else {
            ("No tax rates yet", "Add the first one: a country, a percentage and a name.")
        };
        notice(
            &mut body,
            &Notice { icon: ICON_PERCENT, mood: Mood::Inviting, heading, sentence, code: None },
        );
        return actions;
    }
    actions.extend(grid::grid(&mut body, room, view, rates, state));
    actions.extend(confirm_delete(ui, state));
    actions
}

/// The card that a notice stands on in the place of the grid.
fn notice_card(ui: &Ui, room: Rect) {
    let left_top = room.min + vec2(f32::from(space::PAGE_LEFT), 0.0);
    card(ui, Rect::from_min_max(left_top, room.max - vec2(f32::from(space::PAGE_RIGHT), space::L)));
}

fn head(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Option<Action> {
    let mut action = None;
    let chosen = view.rates.value.as_ref().and_then(|rates| state.active_row(rates));
    let may_add = view.rates.value.is_some();
    let mut found = None;
    let find = |ui: &mut Ui| found = find::find_ui(ui, view.filter);
    header(ui, Tab::TaxRates.name(), find, |ui| {
        if Button::new("Add rate").icon(ICON_ADD).kind(Kind::Primary).enabled(may_add).show(ui).clicked() {
            action = Some(Action::AddRate);
        }
        if icon_button(ui, ICON_DELETE, "Delete rate (Ctrl+Delete)", chosen.is_some()).clicked() {
            state.deleting = chosen.map(|row| (row.id, described(&row)));
        }
    });
    action.or(found.map(|filter| view.with(filter)))
}

fn confirm_delete(ui: &Ui, state: &mut RatesState) -> Option<Action> {
    let (rate, name) = state.deleting.as_ref()?;
    let rate = *rate;
    let question = Question {
        heading: &format!("Delete the rate {name}?"),
        sentence: "Orders that were charged with it keep their tax.",
        keep: "Keep",
        destroy: "Delete rate",
        can_undo: true,
    };
    let choice = ask(ui.ctx(), "delete-rate", &question)?;
    state.deleting = None;
    state.wants_focus = true;
    (choice == Choice::Destroy).then_some(Action::DeleteRate(rate))
}

/// A rate in a few words: `“VAT” (GB, 20.0000 %)`.
fn described(row: &RateRow) -> String {
    let country = if row.country.is_empty() { "any country" } else { &row.country };
    let rate = if row.rate.is_empty() { "no rate".to_owned() } else { format!("{} %", row.rate) };
    if row.name.is_empty() {
        format!("for {country}, {rate}")
    } else {
        format!("“{}” ({country}, {rate})", row.name)
    }
}

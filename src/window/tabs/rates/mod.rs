//! The Tax rates tab: a grid of all rates, edited in place as in a spreadsheet. A cell is saved
//! when it is left; one that the engine refuses keeps its text and shows the reason.

mod actions;
mod cell;
mod clip;
mod columns;
mod drafts;
mod edit;
mod grid;
mod head;
mod issues;
mod keys;
mod panel;
mod pointer;
mod rows;
mod state;
mod suggest;

use egui::{CornerRadius, Frame, Id, Margin, Rangef, Rect, Sense, Ui, UiBuilder, vec2};
use egui_material_icons::icons::{ICON_CLOSE, ICON_PERCENT, ICON_PUBLIC, ICON_UPLOAD};

use crate::command::Command;
use crate::keyboard::{Hold, follow};
use crate::model::{Field, Grid, RatesView};
use crate::tabs::refused::refusal;
use crate::theme::{self, height, space};
use crate::translate::tr;
use crate::widgets::{Button, Mood, Notice, card, loading_line, notice, ways_on};
use domain::label;
use domain::rate::table::RateFilter;

use super::Action;
use rows::CellPosition;

/// The label of the buttons that add the rates of a country.
const COUNTRY: &str = label!("Rates of a country");

/// The labels of what opens the panels.
const CHANGE_FROM: &str = label!("Change from a date");
const TRY_ADDRESS: &str = label!("Try an address");

pub(crate) use panel::Panel;
pub(crate) use state::RatesState;

/// The grid in one frame: what it shows, its state, and what the person asked for.
struct Sheet<'a> {
    view: &'a Grid<'a>,
    rates: &'a RatesView,
    state: &'a mut RatesState,
    actions: Vec<Action>,
    /// The id of what has the keyboard: the grid, or the text field of the cell that is edited.
    id: Id,
    drawn: Drawn,
}

/// Positions and events that the drawing of a frame collects.
struct Drawn {
    /// The y coordinate of the pointer, if it is over the grid.
    hovered: Option<f32>,
    /// The rectangle of the rows on screen, and the horizontal ranges of the row numbers and of
    /// each column.
    body: Rect,
    gutter: Rangef,
    columns: Vec<(Field, Rangef)>,
    /// The rectangle of the active cell on screen.
    active: Option<Rect>,
    /// The rectangle of the fill handle on screen.
    handle: Option<Rect>,
    /// The cell that was clicked, and the one that was double-clicked.
    clicked: Option<CellPosition>,
    opened: Option<CellPosition>,
    row_clicked: Option<usize>,
    is_edited: bool,
    is_left: bool,
}

impl<'a> Sheet<'a> {
    /// The grid, once its rates are loaded.
    fn of(view: &'a Grid<'a>, state: &'a mut RatesState) -> Option<Self> {
        let rates = view.rates.value.as_ref()?;
        let drawn = Drawn {
            hovered: None,
            body: Rect::NOTHING,
            gutter: Rangef::NOTHING,
            columns: Vec::new(),
            active: None,
            handle: None,
            clicked: None,
            opened: None,
            row_clicked: None,
            is_edited: false,
            is_left: false,
        };
        Some(Self { view, rates, state, actions: Vec::new(), id: Id::NULL, drawn })
    }
}

impl RatesState {
    /// Commits the edit and saves the new rows, as the tab is left.
    pub(crate) fn leave(&mut self, view: &Grid<'_>) -> Vec<Action> {
        let Some(mut sheet) = Sheet::of(view, self) else { return Vec::new() };
        sheet.commit();
        sheet.save_left(None);
        sheet.state.drafts.let_go_of_empty();
        sheet.actions
    }

    /// Commits the edit without leaving its row, so that a new row is not saved yet.
    pub(crate) fn commit(&mut self, view: &Grid<'_>) -> Vec<Action> {
        let Some(mut sheet) = Sheet::of(view, self) else { return Vec::new() };
        sheet.commit();
        sheet.actions
    }

    /// Takes back the last texts that were typed, as far as they are not saved; false where they are.
    pub(crate) fn take_back(&mut self, view: &Grid<'_>) -> bool {
        let Some(mut sheet) = Sheet::of(view, self) else { return false };
        let mut typed = sheet.state.typings.pop().unwrap_or_default();
        typed.retain(|cell| sheet.state.drafts.get(*cell).is_some());
        for cell in &typed {
            sheet.take_back(*cell);
        }
        !typed.is_empty()
    }
}

/// Draws the tab.
pub(crate) fn rates_ui(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut actions = Vec::new();
    let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 8 };
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        actions.extend(head::head(ui, view, state));
        if let Some(classes) = view.classes {
            actions.extend(head::chips(ui, classes, view, state));
        }
    });
    let mut room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let mut body = ui.new_child(UiBuilder::new().max_rect(room));
    if let Some(problem) = &view.rates.refusal {
        let left_top = room.min + vec2(f32::from(space::PAGE_LEFT), 0.0);
        let right_bottom = room.max - vec2(f32::from(space::PAGE_RIGHT), space::L);
        card(&body, Rect::from_min_max(left_top, right_bottom));
        refusal(&mut body, tr!("You may not see the tax rates"), problem);
        return actions;
    }
    let begins = matches!(state.focus, Some(state::Focus::NewRow(_)));
    let Some(mut sheet) = Sheet::of(view, state) else {
        loading_line(ui, room);
        if begins {
            // What is typed until the rates are there is meant for the new row.
            follow(ui.ctx(), Hold::Everything);
        }
        return actions;
    };
    sheet.settle();
    sheet.panel(ui, &mut room);
    if view.may_manage {
        sheet.issue_bar(ui, &mut room);
    }
    sheet.show(&mut body, room);
    let here = sheet.state.active.filter(|_| sheet.state.has_keyboard);
    sheet.save_left(here.and_then(|place| sheet.key(place.row)));
    if sheet.last() == 0 && sheet.state.editing.is_none() {
        sheet.nothing(&body, room);
    }
    actions.extend(sheet.actions);
    actions
}

impl Sheet<'_> {
    /// Says below the empty row why there are no rates, with a button for what to do next.
    fn nothing(&mut self, ui: &Ui, room: Rect) {
        let shown = self.view.shown;
        let filter = &shown.filter;
        let is_filtered = !filter.anywhere.is_empty()
            || filter.only_fallbacks
            || shown.only.is_some()
            || filter.columns.values().any(|text| !text.trim().is_empty());
        let (heading, sentence) = if is_filtered {
            (tr!("No rate matches"), tr!("Use shorter filters, or choose another class above."))
        } else if filter.class.is_some() {
            (tr!("No rates in this class"), tr!("Type one into the row above, or choose another class."))
        } else {
            (
                tr!("No tax rates yet"),
                tr!(
                    "Take those of your country, or type the first into the row above: a country, a percentage, a name."
                ),
            )
        };
        let rows = height::GRID_HEAD * 2.0 + height::GRID_ROW + 8.0;
        let below = room.with_min_y(room.top() + rows);
        let place = UiBuilder::new().max_rect(below).layer_id(ui.layer_id());
        let mut ui = Ui::new(ui.ctx().clone(), ui.scope_id().with("nothing"), place);
        // Covers the lines between the columns.
        ui.painter().rect_filled(below, CornerRadius::ZERO, theme::of(&ui).card);
        notice(&mut ui, &Notice { icon: ICON_PERCENT, mood: Mood::Inviting, heading, sentence });
        if is_filtered {
            if ways_on(&mut ui, vec![Button::new(tr!("Clear filters")).icon(ICON_CLOSE)]).is_some() {
                let filter = RateFilter { class: filter.class.clone(), ..RateFilter::default() };
                self.actions.extend([Action::OnlyRates(None), Action::Rates(filter, shown.sort)]);
            }
        } else if self.view.may_manage {
            let country = Button::new(tr(COUNTRY)).icon(ICON_PUBLIC);
            let ways = vec![country, Button::new(tr!("Import tax rates")).icon(ICON_UPLOAD)];
            let chosen = ways_on(&mut ui, ways);
            self.actions.extend(
                chosen.map(|at| Action::Run(if at == 0 { Command::Presets } else { Command::Import })),
            );
        }
    }
}

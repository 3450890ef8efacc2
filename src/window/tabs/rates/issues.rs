//! Issues of a row: the bar below the grid, which says why a row is not saved, or has a hint about a rate,
//! with a button to repair it; the callout below the active cell; and the move to the next issue.

use std::sync::Arc;

use egui::{
    Align, Align2, Area, CornerRadius, Label, Layout, Order, Rect, Stroke, Ui, UiBuilder, pos2, vec2,
};
use egui_material_icons::icons::{
    ICON_ADD, ICON_CHECK, ICON_DELETE, ICON_ERROR, ICON_EXPAND_MORE, ICON_PUBLIC, ICON_WARNING,
};

use crate::command::Command;
use crate::format;
use crate::model::{Field, RowKey, odd_column, repaired_text};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, Icon, popup_frame, stroke};
use crate::translate::tr;
use crate::widgets::{Button, icon_at, message, row_in};
use domain::ids::RateId;
use domain::places::{self, Place};
use domain::rate::hints::Oddity;
use domain::text;

use super::edit::waiting;
use super::rows::CellPosition;
use super::state::Focus;
use super::{RatesState, Sheet};

const BAR: f32 = 36.0;
const CALLOUT: f32 = 306.0;
/// The longest text of a repair, in characters, that its button shows.
const LONGEST: usize = 32;

/// The message of the bar about a row.
struct Issue {
    sentence: String,
    has_next: bool,
    remedy: Option<Remedy>,
}

/// A button of the bar, with its tooltip, and what it does to a row.
struct Remedy {
    icon: Icon,
    label: String,
    hover: &'static str,
    place: CellPosition,
    repair: Repair,
}

enum Repair {
    Write(RowKey, String),
    Ask(Action),
}

impl Sheet<'_> {
    /// Draws the bar at the bottom of `room` and shortens `room` by it; without issues it draws nothing. It
    /// is about the active row, or else about the first that is not saved, or else about the first with a
    /// hint.
    pub(super) fn issue_bar(&mut self, ui: &mut Ui, room: &mut Rect) {
        let odd = self.odd_rows();
        let here = self.state.active.and_then(|place| self.rate_place(place.row));
        let here = here.filter(|place| odd.binary_search(place).is_ok());
        let hinted = here.or(odd.first().copied());
        let unsaved = self.unsaved_issue(here.is_some());
        let hinted = || hinted.and_then(|place| self.hinted_issue(place, odd.len() > 1));
        let Some(issue) = unsaved.or_else(hinted) else { return };
        let (mut is_next, mut is_repaired) = (false, false);
        bar(ui, room, &issue.sentence, |ui| {
            if issue.has_next {
                let next = Button::new(tr!("Next")).icon(ICON_EXPAND_MORE).show(ui);
                is_next = next.on_hover_text("F8").clicked();
            }
            if let Some(Remedy { icon, label, hover, .. }) = &issue.remedy {
                let mut button = Button::new(label).icon(*icon).show(ui);
                if !hover.is_empty() {
                    button = button.on_hover_text(*hover);
                }
                is_repaired = button.clicked();
            }
        });
        if let Some(Remedy { place, repair, .. }) = issue.remedy.filter(|_| is_repaired) {
            match repair {
                Repair::Write(key, text) => self.repair((key, place.field), text),
                Repair::Ask(action) => self.actions.push(action),
            }
            self.state.go(place);
        }
        if is_next {
            self.next_issue();
        }
        if is_next || is_repaired {
            self.state.focus = Some(Focus::Grid);
        }
    }

    /// The reason why a row is not saved, and the country that was probably meant. It is the active row if
    /// that is not saved, or the first such row that is shown, unless `is_elsewhere`.
    fn unsaved_issue(&self, is_elsewhere: bool) -> Option<Issue> {
        let numbered = |key| Some((self.number_of(key)?, key));
        let mut all: Vec<(usize, RowKey)> =
            self.state.unsaved_rows().into_iter().filter_map(numbered).collect();
        all.sort_unstable();
        let active = self.state.active.and_then(|place| self.key(place.row));
        let shown = |at: usize| {
            let (number, key) = *all.get(at)?;
            Some((at + 1, number, key, self.place_of(key)?))
        };
        let of_active = all.iter().position(|(_, key)| Some(*key) == active).and_then(shown);
        let first = || (0..all.len()).filter(|_| !is_elsewhere).find_map(shown);
        let (at, number, key, row) = of_active.or_else(first)?;
        let mut cells = self.state.drafts.of(key);
        let refused = cells.find_map(|(field, cell)| Some((field, cell.refusal.as_ref()?)));
        let field = refused.map_or(Field::Country, |(field, _)| field);
        let meant = meant(key, field, self.state);
        let why = match (&meant, refused) {
            (Some(meant), _) => {
                let typed = self.state.typed(Some(key), field).unwrap_or_default();
                tr!("Is “{typed}” {name} ({code})?", typed, name = tr(meant.name), code = meant.code)
            }
            (None, Some((_, refusal))) => format::first_upper(&refusal.message),
            (None, None) => tr!("Not saved yet").to_owned(),
        };
        let remedy = meant.map(|meant| Remedy {
            icon: ICON_CHECK,
            label: tr!("Change to {text}", text = meant.code),
            hover: tr!("Alt+Enter"),
            place: CellPosition { row, field },
            repair: Repair::Write(key, meant.code.to_owned()),
        });
        let (row, count) = (number.to_string(), all.len());
        let sentence = match count {
            1 => tr!("Row {row} is not saved. {why}", row, why),
            _ => tr!("Row {row} is not saved ({at} of {count}). {why}", row, at, count, why),
        };
        Some(Issue { sentence, has_next: count > 1, remedy })
    }

    /// The hint about the rate at this place: that of the active cell, or the first.
    fn hinted_issue(&self, place: usize, has_next: bool) -> Option<Issue> {
        let rate = self.rates.rate(place)?;
        let row = self.row_of_rate(place);
        let active = self.state.active.filter(|place| place.row == row).map(|place| place.field);
        let hints = self.view.hints.of(rate.id);
        let hint = hints.iter().find(|hint| Some(odd_column(hint)) == active).or(hints.first())?;
        let (number, field) = (self.number(row).to_string(), odd_column(hint));
        let repair = match (repaired_text(hint, rate, self.rates.formatter), hint) {
            (Some(text), _) => {
                let is_short = text.chars().count() <= LONGEST;
                let label = if is_short {
                    tr!("Change to {text}", text = &text)
                } else {
                    tr!("Correct it").to_owned()
                };
                Some((ICON_CHECK, label, Repair::Write(RowKey::Rate(rate.id), text)))
            }
            (None, Oddity::Duplicate { .. }) => {
                let action = Action::DeleteRates(vec![rate.id]);
                Some((ICON_DELETE, tr!("Delete row {row}", row = &number), Repair::Ask(action)))
            }
            (None, Oddity::UnknownClass) => {
                let name = rate.class.for_people();
                Some((ICON_ADD, tr!("Add class {name}", name = &name), Repair::Ask(Action::AddClass(name))))
            }
            (None, Oddity::NotOfCountry { .. }) => {
                Some((ICON_PUBLIC, tr!("Update…").to_owned(), Repair::Ask(Action::Run(Command::Presets))))
            }
            _ => None,
        };
        let place = CellPosition { row, field };
        let remedy = repair.map(|(icon, label, repair)| Remedy { icon, label, hover: "", place, repair });
        let sentence = tr!("Row {row}: {sentence}", row = number, sentence = self.sentence(hint));
        Some(Issue { sentence, has_next, remedy })
    }

    /// The sentence of a hint; it names another rate by the number of its row.
    fn sentence(&self, oddity: &Oddity) -> String {
        let row = |id: RateId| Some(self.number_of(RowKey::Rate(id))?.to_string());
        let numbered = match oddity {
            Oddity::Duplicate { of } => {
                row(*of).map(|row| tr!("The same as row {row}. Delete one of them.", row))
            }
            Oddity::NeverWins { against } => row(*against).map(|row| {
                tr!("Never charged: row {row} has the same place, class and priority and comes first.", row)
            }),
            _ => None,
        };
        numbered.unwrap_or_else(|| self.rates.formatter.text(&oddity.sentence()))
    }

    /// Writes what repairs a cell. A row that could not be saved is saved at once, although the focus may
    /// still be in it.
    fn repair(&mut self, (key, field): (RowKey, Field), text: String) {
        self.save(text!("Repair tax rate"), vec![(Some(key), [(field, text)].into())]);
        self.save_left(None);
    }

    /// Puts the country that was probably meant in the active row into its cell.
    pub(super) fn take_offer(&mut self) {
        let key = self.state.active.and_then(|place| self.key(place.row));
        if let Some((key, meant)) = key.and_then(|key| Some((key, meant(key, Field::Country, self.state)?))) {
            self.repair((key, Field::Country), meant.code.to_owned());
        }
    }

    /// The places of rates with hints, ascending; cached for the same rates and hints.
    fn odd_rows(&mut self) -> Vec<usize> {
        let hints = &self.view.hints;
        if let Some((rates, of, odd)) = &self.state.odd_rows
            && rates.is(self.rates)
            && Arc::ptr_eq(of, hints)
        {
            return odd.clone();
        }
        let mut odd: Vec<usize> = hints.rates.iter().filter_map(|rate| self.rates.place_of(*rate)).collect();
        odd.sort_unstable();
        self.state.odd_rows = Some((self.rates.clone(), Arc::clone(hints), odd.clone()));
        odd
    }

    /// Makes the next refused cell active, or the next one with a hint if none is refused; after the
    /// last comes the first.
    pub(super) fn next_issue(&mut self) {
        let place = |(key, field)| Some(CellPosition { row: self.place_of(key)?, field });
        let mut cells: Vec<CellPosition> = self.state.drafts.refused().filter_map(place).collect();
        if cells.is_empty() {
            let odd = self.odd_rows();
            let hinted = |place: usize| {
                let field = odd_column(self.view.hints.of(self.rates.id(place)?).first()?);
                Some(CellPosition { row: self.row_of_rate(place), field })
            };
            cells = odd.into_iter().filter_map(hinted).collect();
        }
        cells.sort_unstable();
        let after = cells.iter().find(|cell| self.state.active.is_none_or(|active| **cell > active));
        if let Some(cell) = after.or(cells.first()).copied() {
            self.state.go(cell);
        }
    }

    /// Draws the callout while the active cell has a draft and no cell is being edited: why its text is not
    /// saved, and how to get out of it.
    pub(super) fn callout(&self, ui: &Ui) {
        let (Some(cell), Some(place), None) = (self.drawn.active, self.state.active, &self.state.editing)
        else {
            return;
        };
        let Some(key) = self.key(place.row).filter(|key| !self.state.is_typing_in(*key)) else { return };
        let Some(draft) = self.state.drafts.get((key, place.field)) else { return };
        let tokens = theme::of(ui);
        let why = match &draft.refusal {
            Some(refusal) => format::first_upper(&refusal.message),
            None => waits_for(self.state, key),
        };
        let offer = meant(key, place.field, self.state);
        let offer = offer.map(|Place { code, name }| {
            tr!("Was {code} {name} meant? Alt+Enter writes it.", code, name = tr(name))
        });
        let left = cell.left().min(ui.content_rect().right() - CALLOUT - 40.0);
        let is_low = cell.bottom() + 140.0 > ui.content_rect().bottom();
        let (pivot, y) = if is_low {
            (Align2::LEFT_BOTTOM, cell.top() - 4.0)
        } else {
            (Align2::LEFT_TOP, cell.bottom() + 4.0)
        };
        let area = Area::new(ui.scope_id().with("callout")).order(Order::Foreground).interactable(false);
        let area = area.pivot(pivot).fixed_pos(pos2(left, y)).constrain_to(ui.content_rect());
        let line = Stroke::new(stroke::HAIRLINE, tokens.negative);
        let say = |ui: &mut Ui, words: &str, style, ink| {
            ui.add(Label::new(theme::text(words, style, ink)).wrap());
        };
        let words = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            say(ui, &why, FontStyle::Strong, tokens.text);
            if let Some(offer) = offer {
                say(ui, &offer, FontStyle::Body, tokens.text);
            }
            say(ui, &self.way_out(key, place.field), FontStyle::Body, tokens.text2);
        };
        area.show(ui.ctx(), |ui| {
            popup_frame(tokens).stroke(line).show(ui, |ui| {
                ui.set_width(CALLOUT);
                ui.horizontal_top(|ui| {
                    theme::icon(ui, ICON_ERROR, 18.0, tokens.negative);
                    ui.vertical(words);
                });
            });
        });
    }

    /// Advice on getting rid of a draft.
    fn way_out(&self, key: RowKey, field: Field) -> String {
        let Some(rate) = key.rate() else {
            return tr!("The row is not saved, and charged to no order, until this is corrected.").to_owned();
        };
        if !waiting(self.state, key).is_empty() {
            return tr!("Not saved; Esc in the refused cell brings back the row as it was.").to_owned();
        }
        match self.rates.rate_of(rate).map(|rate| self.shown_in(rate, field)) {
            Some(was) if !was.is_empty() => tr!("Not saved; Esc brings back {text}.", text = &*was),
            _ => tr!("Not saved; Esc empties the cell again.").to_owned(),
        }
    }
}

/// Draws the bar: a sentence, and buttons at the right.
fn bar(ui: &mut Ui, room: &mut Rect, sentence: &str, buttons: impl FnOnce(&mut Ui)) {
    let tokens = theme::of(ui);
    let (above, rect) = room.split_top_bottom_at_y(room.bottom() - BAR);
    *room = above;
    ui.painter().rect_filled(rect, CornerRadius::ZERO, tokens.warning_soft);
    icon_at(ui, pos2(rect.left() + 28.0, rect.center().y), ICON_WARNING, 18.0, tokens.warning);
    let inner = rect.shrink2(vec2(16.0, 0.0));
    let end = Layout::right_to_left(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner).layout(end));
    ui.spacing_mut().item_spacing.x = 8.0;
    buttons(&mut ui);
    let left = inner.left() + 29.0;
    let right = ui.min_rect().left().max(left + 40.0) - 12.0;
    let text = rect.with_min_x(left).with_max_x(right);
    row_in(&mut ui, text, |ui| message(ui, sentence, FontStyle::Body, tokens.text, 1));
}

/// The country that was probably meant in a cell whose text was refused.
fn meant(key: RowKey, field: Field, state: &RatesState) -> Option<Place> {
    let cell = state.drafts.get((key, field)).filter(|cell| cell.refusal.is_some())?;
    (field == Field::Country).then(|| places::country_meant(&cell.now)).flatten()
}

/// The reason for a cell that is not refused itself: the names of the refused cells of its row.
fn waits_for(state: &RatesState, key: RowKey) -> String {
    let refused = state.drafts.of(key).filter(|(_, cell)| cell.refusal.is_some());
    let names: Vec<&str> = refused.map(|(field, _)| tr(field.name())).collect();
    match names.as_slice() {
        [] => tr!("Was not saved yet").to_owned(),
        names => tr!("Not saved yet: {columns} in this row was refused", columns = names.join(", ")),
    }
}

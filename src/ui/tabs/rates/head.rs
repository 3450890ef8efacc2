//! The title of the tab with what can be done to rows, and the same by keys.

use std::collections::BTreeSet;

use egui::{Sense, Stroke, Ui, vec2};
use egui_material_icons::icons::{
    ICON_ADD, ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CONTENT_COPY, ICON_DELETE, ICON_DOWNLOAD,
};

use crate::domain::ids::RateId;
use crate::ui::tabs::{Action, Tab, header};
use crate::ui::theme::{self, stroke};
use crate::ui::widgets::{Button, Kind, icon_button};

use super::rows::Rows;
use super::{Field, Grid, RatesState, find};

/// What is done to the selected rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    Insert,
    Duplicate,
    Delete,
    Up,
    Down,
}

/// Draws the title, the filter and the buttons.
pub(super) fn head(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut deed = None;
    let (mut found, mut exported) = (None, None);
    let rows = view.rows();
    let possible = |deed| rows.as_ref().is_some_and(|rows| can_be_done(deed, view, rows, state));
    let can = [Deed::Up, Deed::Down, Deed::Duplicate, Deed::Delete].map(possible);
    let [up, down, duplicate, delete] = can;
    let may_insert = rows.is_some();
    let wants_filter = std::mem::take(&mut state.wants_filter);
    let find = |ui: &mut Ui| found = find::find_ui(ui, view.shown, wants_filter);
    header(ui, Tab::TaxRates.name(), find, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let insert = Button::new("Insert row").icon(ICON_ADD).kind(Kind::Primary).enabled(may_insert);
        let insert = insert.show(ui).on_hover_text("Above the chosen row (Ctrl+Enter)");
        if insert.clicked() {
            deed = Some(Deed::Insert);
        }
        let export = Button::new("Export").icon(ICON_DOWNLOAD).enabled(may_insert).show(ui);
        if export.on_hover_text("The rates that are shown, or all (Ctrl+E)").clicked() {
            exported = Some(Action::Export(None));
        }
        divider(ui);
        for (one, icon, name, can) in [
            (Deed::Delete, ICON_DELETE, "Delete rows (Ctrl+Delete)", delete),
            (Deed::Duplicate, ICON_CONTENT_COPY, "Duplicate rows (Ctrl+Shift+D)", duplicate),
            (Deed::Down, ICON_ARROW_DOWNWARD, "Move down (Alt+Down)", down),
            (Deed::Up, ICON_ARROW_UPWARD, "Move up (Alt+Up)", up),
        ] {
            if icon_button(ui, icon, name, can).clicked() {
                deed = Some(one);
            }
        }
    });
    let mut actions: Vec<Action> = found.into_iter().chain(exported).collect();
    if let (Some(deed), Some(rows)) = (deed, &rows) {
        // What is being typed is saved first.
        actions.extend(super::edit::commit(rows, state));
        actions.extend(done(deed, view, rows, state));
        state.wants_focus = true;
    }
    actions
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(17.0, 20.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
}

/// Whether something can be done to what is selected, however much that is.
fn can_be_done(deed: Deed, view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> bool {
    let Some(block) = state.block(&Field::ALL) else { return false };
    let is_rate = |row: Option<usize>| row.is_some_and(|row| rows.rates.id(row).is_some());
    let (top, bottom) = (*block.rows.start(), *block.rows.end());
    let is_listed = view.shown.sort.is_none();
    match deed {
        Deed::Insert => true,
        Deed::Delete | Deed::Duplicate => is_rate(Some(top)),
        Deed::Up => is_listed && is_rate(Some(top)) && is_rate(top.checked_sub(1)),
        Deed::Down => is_listed && is_rate(bottom.checked_add(1)),
    }
}

/// What a deed asks for; `None` where it cannot be done.
pub(super) fn done(deed: Deed, view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> Option<Action> {
    if deed == Deed::Insert {
        // In another order there is no "above": the new row comes last, where it is seen.
        let active = state.active.filter(|_| view.shown.sort.is_none());
        return Some(Action::InsertRate { before: active.and_then(|place| rows.rates.id(place.row)) });
    }
    let block = state.block(&Field::ALL)?;
    let (top, bottom) = (*block.rows.start(), *block.rows.end());
    let rates: Vec<RateId> = rows.rates_in(block.rows);
    let last = *rates.last()?;
    let set = || rates.iter().copied().collect::<BTreeSet<_>>();
    let is_listed = view.shown.sort.is_none();
    match deed {
        Deed::Insert => None,
        Deed::Delete => Some(Action::DeleteRates(rates)),
        Deed::Duplicate => {
            let before = rows.rates.after(last).filter(|_| is_listed);
            Some(Action::DuplicateRates { rates, before })
        }
        Deed::Up => {
            let before = rows.rates.id(top.checked_sub(1)?)?;
            is_listed.then(|| Action::MoveRates { rates: set(), before: Some(before) })
        }
        Deed::Down => {
            let below = rows.rates.id(bottom + 1)?;
            is_listed.then(|| Action::MoveRates { rates: set(), before: rows.rates.after(below) })
        }
    }
}

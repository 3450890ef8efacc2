//! The list of periods. Up and Down choose one, Enter goes to its boxes.

use egui::{Key, Rect, Role, Ui, pos2, vec2};
use egui_material_icons::icons::{ICON_CHECK, ICON_EDIT, ICON_LOCK, ICON_PENDING};

use crate::model::PeriodLine;
use crate::theme::{FontStyle, height};
use crate::translate::{dates, tr};
use crate::widgets::{Column, Row, Side, Table, card_in, elided, icon_at, points};
use domain::shop::closed_period::PeriodState;

use super::Returns;
use super::controls::choice_of;
use super::view::{FormView, ReturnChoice};

pub(super) fn periods_card(ui: &mut Ui, room: Rect, form: &FormView, state: &mut Returns) {
    let wanted = height::TABLE_HEAD + points(form.periods.len(), height::CLASS_ROW) + 2.0;
    let sheet = card_in(ui, room, wanted);
    let columns = [Column::new(tr!("Period"), Side::Left, 0.0)];
    let heights = (height::TABLE_HEAD, height::CLASS_ROW);
    let table = Table::new(tr!("Periods"), &columns, form.periods.len(), heights);
    let table = table.remembered_as("Periods").clickable();
    state.periods.at = form.at;
    let shown = table.show(ui, sheet.shrink2(vec2(1.0, 0.0)), &mut state.periods, |row| {
        if let Some(period) = form.periods.get(row.at) {
            period_row(row, period, row.at == form.at);
        }
    });
    if shown.opened.is_some() || shown.pressed(ui, Key::ArrowRight) {
        state.boxes.take_keyboard();
    }
    if let Some(chosen) = shown.chosen.filter(|at| *at != form.at).and_then(|at| form.periods.get(at)) {
        state.choice = ReturnChoice { period: Some(chosen.period), ..choice_of(form) };
    }
}

fn period_row(row: &mut Row<'_, '_>, period: &PeriodLine, is_chosen: bool) {
    let (tokens, name) = (row.tokens, period.period.short_name_in(dates()));
    row.describe(Role::ListBoxOption, is_chosen, format_args!("{name}, {}", period.note));
    let (icon, ink) = match period.state {
        PeriodState::Filed => (ICON_CHECK, tokens.positive),
        PeriodState::Closed => (ICON_LOCK, tokens.text2),
        PeriodState::Open if !period.is_over => (ICON_PENDING, tokens.faint),
        PeriodState::Open | PeriodState::PartlyClosed => (ICON_EDIT, tokens.warning),
    };
    let kind = if is_chosen { FontStyle::Chosen } else { FontStyle::Strong };
    row.named_cell(&name, |ui, cell| {
        icon_at(ui, pos2(cell.left() + 8.0, cell.center().y), icon, 16.0, ink);
        let words = cell.with_min_x(cell.left() + 26.0).shrink2(vec2(0.0, 4.0));
        let (upper, lower) = words.split_top_bottom_at_fraction(0.52);
        elided(ui, upper, Side::Left, &name, kind, tokens.text);
        elided(ui, lower, Side::Left, &period.note, FontStyle::Small, tokens.text2);
    });
}

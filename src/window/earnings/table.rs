//! The statement: income and expenses by period. Enter or a double click opens what a line is made of.

use egui::{Rect, Role, Ui, vec2};

use crate::theme::{FontStyle, height};
use crate::translate::{self, dates, tr};
use crate::widgets::{Column, Side, Table, card, points, text_width};

use super::EarningsTab;
use super::view::EarningsView;
use domain::report::earnings::StatementLine;

const HEAD: f32 = 36.0;
/// The width of an amount, and the least of the names.
const AMOUNT: f32 = 92.0;
const NAME: f32 = 180.0;
/// The distance between columns.
const GAP: f32 = 12.0;

pub(super) fn height(view: &EarningsView) -> f32 {
    HEAD + points(view.lines.len(), height::LIST_ROW) + 4.0
}

pub(super) fn table_card(ui: &mut Ui, room: Rect, view: &EarningsView, state: &mut EarningsTab) {
    card(ui, room);
    let names: Vec<String> =
        (0..view.found.periods.len()).map(|at| view.found.period_name(at, dates())).collect();
    let before = view.compared_range().map(|range| {
        let (first, last) = range.days();
        dates().short_days(first, last)
    });
    let widths = names.iter().chain(&before).map(|name| text_width(ui, name, FontStyle::Head));
    let widest = widths.fold(AMOUNT, f32::max);
    let columns = columns(room.width(), (&names, widest), before.as_deref());
    let table = Table::new(tr!("Income and expenses"), &columns, view.lines.len(), (HEAD, height::LIST_ROW));
    let table = table.clickable();
    let (mut place, at) = (state.list, state.list.at);
    let drawn = table.show(ui, room.shrink2(vec2(1.0, 0.0)), &mut place, |row| {
        let Some(line) = view.lines.get(row.at) else { return };
        let tokens = row.tokens;
        row.describe(Role::Row, row.at == at, spoken(line, view));
        let style = if line.key.is_none() { FontStyle::Strong } else { FontStyle::Body };
        row.text(&translate::text(&line.name), style, tokens.text);
        for amount in &line.periods {
            row.text(&view.amounts.plain(*amount), style, tokens.text2);
        }
        row.text(&view.amounts.plain(line.total), FontStyle::Strong, tokens.text);
        if view.compared.is_some() {
            row.text(&view.amounts.plain(line.before), FontStyle::Body, tokens.text2);
        }
    });
    state.list = place;
    let opened = drawn.opened.and_then(|at| view.lines.get(at)).and_then(|line| line.key.clone());
    if let Some(key) = opened {
        state.entries.open(key, drawn.response.id);
    }
}

/// The columns, with this width of those of periods; where there is no room for all of them, the first ones are left out.
fn columns(width: f32, (names, wide): (&[String], f32), before: Option<&str>) -> Vec<Column> {
    let fixed = NAME + AMOUNT + GAP + if before.is_some() { wide + GAP } else { 0.0 };
    let fit = ((width - fixed) / (wide + GAP)).max(0.0);
    let all = names.len();
    let shown = (1..=all).filter(|count| points(*count, 1.0) <= fit).count();
    let heading = if shown < all && all > 1 {
        tr!("The last {count} of {all}", count = shown, all)
    } else {
        String::new()
    };
    let mut columns = vec![Column::new(&heading, Side::Left, 0.0)];
    for (at, name) in names.iter().enumerate() {
        // The only period is the total.
        let from = if at + shown >= all && all > 1 { 0.0 } else { f32::INFINITY };
        columns.push(Column::new(name, Side::Right, wide).from(from));
    }
    columns.push(Column::new(tr!("Total"), Side::Right, AMOUNT));
    columns.extend(before.map(|name| Column::new(name, Side::Right, wide)));
    columns
}

fn spoken(line: &StatementLine, view: &EarningsView) -> String {
    let total = view.amounts.signed(line.total);
    let mut spoken = format!("{} {total}", translate::text(&line.name));
    if view.compared.is_some() {
        spoken = format!("{spoken}, {}", tr!("before {amount}", amount = view.amounts.signed(line.before)));
    }
    spoken
}

//! A tax return as a table, for paper and spreadsheets: what is odd first, then each box and line with what adds up to
//! it.

use crate::{Engine, ReturnQuery};
use domain::Result;
use domain::access::Actor;
use domain::decimal::SCALE;
use domain::money::Money;
use domain::returns::form::{BoxRounding, Content};
use domain::returns::{Finding, Form, FormBox, PeriodReturn, Return, ReturnBox, ReturnLine, ShownAmount};
use domain::shop::closed_period::PeriodState;
use domain::table::{Cell, Column, Head, Kind, Table};

impl Engine {
    pub(super) fn tax_return_table(&self, actor: &Actor, query: &ReturnQuery) -> Result<Table> {
        let ReturnQuery { form, period, exchange_rate } = query;
        let of = self.tax_return(actor, form, *period, *exchange_rate)?;
        let currency = form.currency();
        let columns = vec![
            Column::new("Box", Kind::Text, 8),
            Column::new("Description", Kind::Text, 60),
            Column::money("Working", currency),
            Column::money("Amount", currency),
        ];
        // The name in another language is below the title, which has room for one.
        let (title, own_name) = form.title().split_once(" (").unwrap_or((form.title(), ""));
        let own_name = own_name.trim_end_matches(')');
        let standing = standing(&of);
        let parts = [own_name, &period.name(), currency.code(), &standing].map(str::to_owned);
        let about: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let (title, about) = (title.to_owned(), about.join(" · "));
        let head = Head { shop: self.shop()?.name, title, about, currency, columns };
        let mut table = Table::new(head);
        let declared = of.declared(form);
        let note = |odd: &Finding| row("Note", odd.sentence.to_string(), Cell::Empty, Cell::Empty);
        table.rows.extend(declared.findings.iter().map(note));
        for (one, found) in form.boxes().iter().zip(&declared.boxes) {
            box_rows(&mut table.rows, (form, one), found, &of);
        }
        for line in &declared.lines {
            line_rows(&mut table.rows, form, line, &of);
        }
        elsewhere_rows(&mut table.rows, &declared);
        Ok(table)
    }
}

/// Where the period stands: `open, provisional`, `filed 2026-10-05T09:00:00 by owner`.
fn standing(of: &PeriodReturn) -> String {
    match (of.state, &of.filed, &of.closing) {
        (_, Some(filed), _) => format!("filed {} by {}", filed.record.at, filed.record.login),
        (PeriodState::Closed, None, Some(closing)) => format!("closed {} by {}", closing.at, closing.login),
        (PeriodState::Open, ..) => "open, provisional".to_owned(),
        (state, ..) => state.as_str().to_owned(),
    }
}

fn row(number: &str, words: String, working: Cell, amount: Cell) -> Vec<Cell> {
    vec![Cell::text(number), Cell::Text(words), working, amount]
}

/// An amount as its box shows it: whole ones without decimals.
fn shown(amount: Money, rounding: BoxRounding) -> Cell {
    match rounding {
        BoxRounding::Cents => Cell::Money(amount),
        BoxRounding::WholeCut | BoxRounding::WholeHalf => Cell::Whole(amount.ten_thousandths() / SCALE),
    }
}

fn box_rows(rows: &mut Vec<Vec<Cell>>, (form, one): (&Form, &FormBox), found: &ReturnBox, of: &PeriodReturn) {
    let mut words = one.words.clone();
    if !one.official.is_empty() {
        words = format!("{words} ({})", one.official);
    }
    if let Content::Formula(formula) = &one.content {
        words = format!("{words}: {}", form.told(formula));
    }
    if !found.reason.is_empty() {
        words = format!("{words}. Entered: {}", found.reason);
    }
    rows.push(row(&one.number, words, Cell::Empty, shown(found.amount.shown, one.rounding)));
    share_rows(rows, &found.amount, of);
}

/// What adds up to an amount.
fn share_rows(rows: &mut Vec<Vec<Cell>>, amount: &ShownAmount, of: &PeriodReturn) {
    for share in amount.shares.iter().filter(|share| share.amount != Money::ZERO) {
        let tags = of.figures.get(share.figure).map(|figure| figure.tags().to_string()).unwrap_or_default();
        rows.push(row("", format!("– {tags}"), Cell::Money(share.amount), Cell::Empty));
    }
}

fn line_rows(rows: &mut Vec<Vec<Cell>>, form: &Form, line: &ReturnLine, of: &PeriodReturn) {
    let Some(lines) = form.lines() else { return };
    rows.push(row("Line", line.key.described(&lines.by), Cell::Empty, Cell::Empty));
    for (column, amount) in lines.columns.iter().zip(&line.amounts) {
        rows.push(row("", column.words.clone(), Cell::Empty, shown(amount.shown, column.rounding)));
        // The tags of the line say what a single figure is.
        if amount.shares.len() > 1 {
            share_rows(rows, amount, of);
        }
    }
}

/// What is declared in another return.
fn elsewhere_rows(rows: &mut Vec<Vec<Cell>>, declared: &Return) {
    for excluded in &declared.excluded {
        rows.push(row("Elsewhere", excluded.words.clone(), Cell::Empty, Cell::Empty));
        for (name, amount) in [("Net", excluded.net), ("Tax", excluded.tax)] {
            rows.push(row("", format!("– {name}"), Cell::Money(amount), Cell::Empty));
        }
    }
}

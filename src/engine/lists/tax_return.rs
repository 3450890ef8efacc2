//! A tax return as a table, for paper and spreadsheets: what is odd first, then each box and line with what adds up to
//! it.

use crate::{Engine, ReturnQuery};
use domain::Result;
use domain::access::Actor;
use domain::decimal::SCALE;
use domain::label;
use domain::locale::Locale;
use domain::money::Money;
use domain::returns::form::Content;
use domain::returns::rounding::BoxRounding;
use domain::returns::{Finding, Form, FormBox, PeriodReturn, Return, ReturnBox, ReturnLine, ShownAmount};
use domain::shop::closed_period::PeriodState;
use domain::table::{Cell, Column, Head, Kind, Table};
use domain::text;
use domain::text::Text;

impl Engine {
    pub(super) fn tax_return_table(
        &self,
        actor: &Actor,
        query: &ReturnQuery,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let ReturnQuery { form, period, exchange_rate } = query;
        let of = self.tax_return(actor, form, *period, *exchange_rate)?;
        let currency = form.currency();
        let columns = vec![
            Column::new(locale.label(label!("Box")), Kind::Text, 8),
            Column::new(locale.label(label!("Description")), Kind::Text, 60),
            Column::money(&locale.label(label!("Working")), currency),
            Column::money(&locale.label(label!("Amount")), currency),
        ];
        // The name in another language is below the title, which has room for one.
        let (period, standing) = (period.name_in(locale.dates()), locale.text(&standing(&of)));
        let parts = [form.official_title(), &period, currency.code(), &standing].map(str::to_owned);
        let about: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let (title, about) = (locale.text(form.title()), about.join(" · "));
        let head =
            Head { shop: self.shop()?.name, title, about, currency, columns, notes: Vec::new(), chart: None };
        let mut table = Table::new(head);
        let declared = of.declared(form);
        let note = |odd: &Finding| named_row(label!("Note"), odd.sentence.clone());
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

/// The state of the period: `open, provisional`, `filed 2026-10-05T09:00:00 by owner`.
fn standing(of: &PeriodReturn) -> Text {
    match (of.state, &of.filed, &of.closing) {
        (_, Some(filed), _) => {
            text!("filed {at} by {login}", at = filed.record.at, login = &filed.record.login)
        }
        (PeriodState::Closed, None, Some(closing)) => {
            text!("closed {at} by {login}", at = closing.at, login = &closing.login)
        }
        (PeriodState::Open, ..) => text!("open, provisional"),
        (state, ..) => Text::new(state.as_str()),
    }
}

/// A row of the working for the row above, or with the amount of a column.
fn row(words: impl Into<Cell>, working: Cell, amount: Cell) -> Vec<Cell> {
    vec![Cell::Empty, words.into(), working, amount]
}

/// A row without amounts, named in the first column.
fn named_row(name: &'static str, words: impl Into<Cell>) -> Vec<Cell> {
    vec![Text::new(name).into(), words.into(), Cell::Empty, Cell::Empty]
}

/// An amount as its box shows it: whole ones without decimals.
fn shown(amount: Money, rounding: BoxRounding) -> Cell {
    match rounding {
        BoxRounding::Cents => Cell::Money(amount),
        BoxRounding::WholeCut | BoxRounding::WholeHalf | BoxRounding::WholeUp => {
            Cell::Whole(amount.ten_thousandths() / SCALE)
        }
    }
}

fn box_rows(rows: &mut Vec<Vec<Cell>>, (form, one): (&Form, &FormBox), found: &ReturnBox, of: &PeriodReturn) {
    let mut words = one.words.clone();
    if !one.official.is_empty() {
        words = text!("{words} ({official})", words, official = &one.official);
    }
    if let Content::Formula(formula) = &one.content {
        words = text!("{words}: {formula}", words, formula = form.told(formula));
    }
    if !found.reason.is_empty() {
        words = text!("{words}. Entered: {reason}", words, reason = &found.reason);
    }
    let amount = shown(found.amount.shown, one.rounding);
    rows.push(vec![Cell::text(&one.number), words.into(), Cell::Empty, amount]);
    share_rows(rows, &found.amount, of);
}

/// Adds the entries of which an amount is the sum.
fn share_rows(rows: &mut Vec<Vec<Cell>>, amount: &ShownAmount, of: &PeriodReturn) {
    for share in amount.shares.iter().filter(|share| share.amount != Money::ZERO) {
        let tags = of.figures.get(share.figure).map_or(Cell::Empty, |figure| figure.tags().into());
        rows.push(row(text!("– {tags}", tags), Cell::Money(share.amount), Cell::Empty));
    }
}

fn line_rows(rows: &mut Vec<Vec<Cell>>, form: &Form, line: &ReturnLine, of: &PeriodReturn) {
    let Some(lines) = form.lines() else { return };
    let mut name = named_row(label!("Line"), line.key.described(&lines.by));
    // The only amount of a line stands beside its name.
    if let ([column], [amount], Some(cell)) = (&*lines.columns, &*line.amounts, name.last_mut()) {
        *cell = shown(amount.shown, column.rounding);
    }
    rows.push(name);
    for (column, amount) in lines.columns.iter().zip(&line.amounts) {
        if lines.columns.len() > 1 {
            rows.push(row(&column.words, Cell::Empty, shown(amount.shown, column.rounding)));
        }
        // The tags of the line say what a single figure is.
        if amount.shares.len() > 1 {
            share_rows(rows, amount, of);
        }
    }
}

/// Adds the amounts that are declared in another return.
fn elsewhere_rows(rows: &mut Vec<Vec<Cell>>, declared: &Return) {
    for excluded in &declared.excluded {
        rows.push(named_row(label!("Elsewhere"), &excluded.words));
        for (tags, amount) in [(text!("Net"), excluded.net), (text!("Tax"), excluded.tax)] {
            rows.push(row(text!("– {tags}", tags), Cell::Money(amount), Cell::Empty));
        }
    }
}

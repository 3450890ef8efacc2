//! The earnings of a range: how they are read, and the lines of the statement.

use crate::format::Amounts;
use crate::session::Reading;
use crate::translate::{self, dates, tr};
use domain::error::Result;
use domain::money::Money;
use domain::report::earnings::{Earnings, EarningsKey, EarningsOptions, EarningsRow, EarningsSums};
use domain::time::period::{RangeQuery, ReportRange};
use engine::ComparedRange;

/// A line of the statement.
#[derive(Debug)]
pub(super) struct StatementLine {
    /// What it opens into; `None` for a sum.
    pub(super) key: Option<EarningsKey>,
    pub(super) name: String,
    pub(super) periods: Vec<Money>,
    /// The amount of the range that it is compared with.
    pub(super) before: Money,
    pub(super) total: Money,
}

#[derive(Debug)]
pub(crate) struct EarningsView {
    /// `October 2026`.
    pub(super) title: String,
    pub(super) found: Earnings,
    /// What it is compared with.
    pub(super) compared: Option<Earnings>,
    pub(super) lines: Vec<StatementLine>,
    pub(super) notes: Vec<String>,
    pub(super) amounts: Amounts,
}

impl EarningsView {
    pub(super) fn read(of: &ComparedRange, options: EarningsOptions, from: &Reading<'_>) -> Result<Self> {
        let read = |query: &RangeQuery| from.engine.earnings(from.actor, query, options, from.now);
        let found = read(&of.query)?;
        let now = from.zone.local(from.now);
        let compared = of.with.map(|with| {
            let (first, last) = found.range.compared(with, now).days();
            read(&RangeQuery::days(first, last))
        });
        let compared = compared.transpose()?;
        let title = dates().title(&found.range, of.query.period.is_some());
        let lines = lines(&found, compared.as_ref());
        let notes = found.notes().iter().map(translate::text).collect();
        Ok(Self { title, found, compared, lines, notes, amounts: from.amounts })
    }

    /// What it is compared with.
    pub(super) fn compared_range(&self) -> Option<&ReportRange> {
        self.compared.as_ref().map(|one| &one.range)
    }

    /// The key of what is explained, which has amounts in the range.
    pub(super) fn line(&self, key: &EarningsKey) -> Option<&StatementLine> {
        self.lines.iter().find(|line| line.key.as_ref() == Some(key))
    }
}

fn lines(found: &Earnings, compared: Option<&Earnings>) -> Vec<StatementLine> {
    let row = |row: &EarningsRow| StatementLine {
        key: Some(row.key.clone()),
        name: translate::text(&row.name),
        periods: row.periods.clone(),
        before: compared.map_or(Money::ZERO, |other| other.of(&row.key)),
        total: row.total,
    };
    let sum = |name: &str, of: fn(&EarningsSums) -> Money| {
        let amounts: Vec<Money> = found.sums.iter().map(of).collect();
        let (total, periods) =
            amounts.split_last().map(|(last, rest)| (*last, rest.to_vec())).unwrap_or_default();
        let before = compared.map_or(Money::ZERO, |other| of(&other.total()));
        StatementLine { key: None, name: name.to_owned(), periods, before, total }
    };
    // What only the other range has stands here too, so that its column adds up.
    let gone = |is_income: bool| {
        let others = compared.into_iter().flat_map(|other| &other.rows);
        let others = others.filter(move |row| row.key.is_income() == is_income);
        others.filter(|row| found.rows.iter().all(|one| one.key != row.key)).map(|row| StatementLine {
            key: Some(row.key.clone()),
            name: translate::text(&row.name),
            periods: vec![Money::ZERO; found.periods.len()],
            before: row.total,
            total: Money::ZERO,
        })
    };
    let rows =
        |is_income: bool| found.rows.iter().filter(move |one| one.key.is_income() == is_income).map(row);
    let mut all: Vec<StatementLine> = rows(true).chain(gone(true)).collect();
    all.push(sum(tr!("Income"), |sums| sums.income));
    all.extend(rows(false).chain(gone(false)));
    all.push(sum(tr!("Expenses"), |sums| sums.expenses));
    all.push(sum(tr!("What is left"), |sums| sums.left));
    all
}

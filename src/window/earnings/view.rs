//! The earnings of a range, and how they are read.

use crate::format::Amounts;
use crate::session::Reading;
use crate::translate::{self, dates};
use domain::error::Result;
use domain::report::earnings::{Earnings, EarningsKey, EarningsOptions, StatementLine};
use domain::time::period::ReportRange;
use engine::ComparedRange;

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
        let (found, compared) = from.engine.compared_earnings(from.actor, of, options, from.now)?;
        let title = dates().title(&found.range, of.query.period.is_some());
        let lines = found.statement(compared.as_ref());
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

//! Closing, filing and reopening periods. The store refuses every change of what is dated in a closed one.

use super::{Engine, require};
use crate::domain::access::{Actor, Capability, Right};
use crate::domain::closed_period::{ClosedPeriods, PeriodRecord, reopening_reason};
use crate::domain::tax_period::TaxPeriod;
use crate::domain::{Error, Result};
use crate::store::{Step, Write};

/// Completes "may not ..." in the refusal of a reopening.
pub(super) const REOPEN: &str = "reopen closed periods";

impl Engine {
    /// The closed periods, and the returns filed for them. Needs `view_store_reports`.
    pub fn closed_periods(&self, actor: &Actor) -> Result<ClosedPeriods> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| read.closed_periods())
    }
}

/// Closes a period. Refused when a part of it is closed, or when it is not over and is not to be closed early.
pub(super) fn close(write: &Write<'_>, period: TaxPeriod, early: bool, step: &Step) -> Result<()> {
    let at = write.shop()?.time_zone.local(step.at);
    write.closed_periods()?.check_closing(period, at.day, early)?;
    let (login, figures) = (step.login.clone(), String::new());
    write.add_period_record(&PeriodRecord { period, at, login, form: None, figures })
}

/// Writes a record of imported books that the shop does not have. Refused as closing early and filing are.
pub(super) fn bring(write: &Write<'_>, is: &ClosedPeriods, record: &PeriodRecord) -> Result<()> {
    let form = match &record.form {
        None => is.check_closing(record.period, record.at.day, true).map(|()| None)?,
        Some(form) => Some(is.check_filing(record.period, form, &record.figures)?),
    };
    write.add_period_record(&PeriodRecord { form, ..record.clone() })
}

/// Keeps the return that was filed for a closed period. Refused when the period is open, or when a return with this
/// form was filed for it.
pub(super) fn file(
    write: &Write<'_>,
    period: TaxPeriod,
    form: &str,
    figures: &str,
    step: &Step,
) -> Result<()> {
    let form = Some(write.closed_periods()?.check_filing(period, form, figures)?);
    let at = write.shop()?.time_zone.local(step.at);
    let (login, figures) = (step.login.clone(), figures.to_owned());
    write.add_period_record(&PeriodRecord { period, at, login, form, figures })
}

/// Reopens a period with the returns filed for it, and gives the step the reason as its title.
pub(super) fn reopen(write: &Write<'_>, period: TaxPeriod, reason: &str) -> Result<()> {
    let reason = reopening_reason(reason)?;
    for record in write.closed_periods()?.to_reopen(period)? {
        write.remove_period_record(&record)?;
    }
    write.entitle(format!("Reopen {}: {reason}", period.name()));
    Ok(())
}

/// Refuses an undo or redo by an actor who may not reopen periods, if it took back a closing or a filing.
pub(super) fn check_reopening(write: &Write<'_>, before: &ClosedPeriods, actor: &Actor) -> Result<()> {
    let after = write.closed_periods()?;
    if before.records().iter().all(|record| after.records().contains(record)) {
        return Ok(());
    }
    Right::Administrator.require(actor, Error::NotAllowed { what: REOPEN })
}

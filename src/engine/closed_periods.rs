//! Closing, filing and reopening periods. The store refuses every change of what is dated in a closed one.

use serde::{Deserialize, Serialize};

use super::change::rules::{Changes, Rule, administrator, books};
use super::returns::figures::figures_of;
use super::{Engine, require};
use domain::access::{Actor, Capability, Right};
use domain::invoice::logo::Logo;
use domain::label;
use domain::returns::EnteredBox;
use domain::shop::closed_period::{ClosedPeriods, PeriodRecord, reopening_reason};
use domain::shop::correction::Correction;
use domain::shop::settings::{Currency, Shop};
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::{Error, Result};
use store::{Direction, PastStep, Read, Step, Write};
use transfer::return_json;
use transfer::tax_forms::title as form_title;

/// Completes "may not ..." in the refusal of a reopening.
pub(super) const REOPEN: &str = label!("reopen closed periods");

/// A change of a closed period or of the tax return of a period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum PeriodChange {
    /// Closes a period: nothing dated in it changes any more. One that is not over only when `early`.
    #[serde(rename = "close_period")]
    Close { period: TaxPeriod, early: bool },
    /// Keeps the return that was filed for a closed period: its form, and its figures as they are given. Either may
    /// be empty.
    #[serde(rename = "file_period")]
    File { period: TaxPeriod, form: String, figures: String },
    /// Reopens the closed parts of a period, with the returns filed for it. The reason is kept in the history.
    #[serde(rename = "reopen_period")]
    Reopen { period: TaxPeriod, reason: String },
    /// Sets the amount of a box of the return of a period, with a reason.
    #[serde(rename = "enter_amount")]
    EnterAmount(EnteredBox),
    /// Removes the amount of a box of the return of a period.
    #[serde(rename = "clear_amount")]
    ClearAmount { period: TaxPeriod, form: String, number: String },
}

impl Changes for PeriodChange {
    fn rule(&self) -> Rule<'_> {
        match self {
            Self::Close { .. } => books(label!("close periods")),
            Self::File { .. } => books(label!("mark returns as filed")),
            Self::Reopen { .. } => administrator(REOPEN),
            Self::EnterAmount(_) | Self::ClearAmount { .. } => books(label!("enter amounts")),
        }
    }

    fn title(&self) -> Text {
        let of_box = |title: &'static str, number: &str, form: &str, period: TaxPeriod| {
            let form = form_title(form).into();
            Text::of(title, [("number", number.into()), ("form", form), ("period", period.into())])
        };
        match self {
            Self::Close { period, .. } => text!("Close {period}", period = *period),
            Self::File { period, form, .. } if form.is_empty() => {
                text!("Mark the return of {period} as filed", period = *period)
            }
            Self::File { period, form, .. } => {
                text!("Mark {form} of {period} as filed", form = form_title(form), period = *period)
            }
            Self::Reopen { period, .. } => text!("Reopen {period}", period = *period),
            Self::EnterAmount(EnteredBox { period, form, number, .. }) => {
                of_box(label!("Enter box {number} of {form}, {period}"), number, form, *period)
            }
            Self::ClearAmount { period, form, number } => {
                of_box(label!("Clear box {number} of {form}, {period}"), number, form, *period)
            }
        }
    }

    fn brings_rates_into_force(&self) -> bool {
        matches!(self, Self::EnterAmount(_) | Self::ClearAmount { .. })
    }
}

impl Engine {
    /// The closed periods, and the returns filed for them. Needs `view_store_reports`.
    pub fn closed_periods(&self, actor: &Actor) -> Result<ClosedPeriods> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.closed_periods()?))
    }

    /// The first day that a return can be of: the day of the first order, refund, registration or purchase.
    /// `None` without any. Needs `view_store_reports`.
    pub fn first_dated(&self, actor: &Actor) -> Result<Option<Day>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.first_dated()?))
    }

    /// Orders and refunds that are dated in a period and correct another, by the corrected period. Needs
    /// `view_store_reports`.
    pub fn corrections(&self, actor: &Actor, period: TaxPeriod) -> Result<Vec<Correction>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.corrections(period.first_day(), period.last_day())?))
    }
}

/// Refuses a correction of a period, unless it was one before or the period is closed.
pub(super) fn check_correction(
    read: &Read<'_>,
    corrects: Option<TaxPeriod>,
    was: Option<TaxPeriod>,
) -> Result<()> {
    match corrects.filter(|period| Some(*period) != was) {
        Some(period) => read.closed_periods()?.check_correction(period),
        None => Ok(()),
    }
}

/// Closes a period with its present figures: other facts than those dated in it, as the classes of rates, can
/// still change them. Refused when a part of it is closed, or when it is not over and is not to be closed
/// early.
pub(super) fn close(write: &Write<'_>, period: TaxPeriod, early: bool, step: &Step) -> Result<()> {
    let at = write.shop()?.time_zone.local(step.at);
    write.closed_periods()?.check_closing(period, at.day, early)?;
    let figures = return_json::write_figures(&figures_of(write, period)?)?;
    let login = step.login.clone();
    Ok(write.add_period_record(&PeriodRecord { period, at, login, figures, ..PeriodRecord::default() })?)
}

/// Writes a record of imported books that the shop does not have. Refused as closing early and filing are.
pub(super) fn bring(write: &Write<'_>, is: &ClosedPeriods, record: &PeriodRecord) -> Result<()> {
    let form = match &record.form {
        None => is.check_closing(record.period, record.at.day, true).map(|()| None)?,
        Some(form) => Some(is.check_filing(record.period, form, &record.figures)?),
    };
    Ok(write.add_period_record(&PeriodRecord { form, ..record.clone() })?)
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
    Ok(write.add_period_record(&PeriodRecord { period, at, login, form, figures })?)
}

/// Reopens a period with the returns filed for it, and gives the step the reason as its title.
pub(super) fn reopen(write: &Write<'_>, period: TaxPeriod, reason: &str) -> Result<()> {
    let reason = reopening_reason(reason)?;
    for record in write.closed_periods()?.to_reopen(period)? {
        write.remove_period_record(&record)?;
    }
    write.entitle(text!("Reopen {period}: {reason}", period, reason));
    Ok(())
}

/// Changes the settings of the shop. Refused for another currency while a period is closed, whose orders and returns are in
/// the one that there is.
pub(super) fn change_shop(write: &Write<'_>, shop: &Shop, logo: Option<&Logo>) -> Result<()> {
    let was = write.shop()?;
    check_currency(&write.closed_periods()?, was.currency, shop.currency)?;
    logo.map_or(Ok(()), |logo| write.add_logo(logo))?;
    // Refused when it is not there.
    write.logo(&shop.invoices.logo)?;
    Ok(write.change_shop(&was, shop)?)
}

fn check_currency(closed: &ClosedPeriods, was: Currency, becomes: Currency) -> Result<()> {
    let Some(record) = closed.closings().next().filter(|_| was != becomes) else { return Ok(()) };
    let problem = text!(
        "{period} is closed, and its orders and returns are in {currency}. Reopen the closed periods first, or make another shop",
        period = record.period,
        currency = was.code()
    );
    Err(Error::Invalid { what: text!("Currency"), problem })
}

/// Facts that an undo or redo must not change silently: closed periods, and the currency of what is in them.
pub(super) struct Locked {
    closed: ClosedPeriods,
    currency: Currency,
}

impl Locked {
    pub(super) fn of(read: &Read<'_>) -> Result<Self> {
        Ok(Self { closed: read.closed_periods()?, currency: read.shop()?.currency })
    }

    /// Refuses the undo or redo of a step, where it took back a closing or a filing: by an actor who may not reopen periods;
    /// and an undo of that alone, since it has no reason. That of an import takes back what it brought.
    pub(super) fn check(
        &self,
        write: &Write<'_>,
        actor: &Actor,
        (past, direction): (&PastStep, Direction),
    ) -> Result<()> {
        let after = write.closed_periods()?;
        let lost = || self.closed.records().iter().filter(|record| !after.records().contains(record));
        if let Some(lost_one) = lost().next() {
            Right::Administrator.require(actor, Error::AdministratorOnly { what: REOPEN })?;
            let (_, things) = write.changed_things(past.id(), 1)?;
            if direction == Direction::Undo && usize::try_from(things).is_ok_and(|all| all == lost().count())
            {
                let problem = text!(
                    "it was {what}, and undoing that needs a reason: reopen it",
                    what = lost_one.words()
                );
                return Err(Error::Invalid { what: text!("{period}", period = lost_one.period), problem });
            }
        }
        check_currency(&after, self.currency, write.shop()?.currency)
    }
}

/// The closed periods of a shop that a backup of it does not have, with the returns filed for them, in words.
pub(super) fn reopened_by(shop: &Read<'_>, backup: &Read<'_>) -> Result<Vec<Text>> {
    let kept = backup.closed_periods()?;
    let closed = shop.closed_periods()?;
    let lost = closed.in_order_of_making().filter(|record| !kept.records().contains(record));
    Ok(lost.map(|record| text!("{period} ({what})", period = record.period, what = record.words())).collect())
}

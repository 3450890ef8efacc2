//! The forms of tax returns and the periods of one, as the tab lists them, and how they are read with the return of a
//! period.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use crate::model::{PeriodLine, Refusal, schedule_with};
use crate::session::Reading;
use crate::translate::tr;
use domain::error::Result;
use domain::label;
use domain::places::country_name;
use domain::returns::{ExchangeRate, FigureSource, Form};
use domain::shop::closed_period::{ClosedPeriods, PeriodState};
use domain::shop::settings::Shop;
use domain::text;
use domain::time::Day;
use domain::time::tax_period::{PeriodLength, PeriodSchedule, TaxPeriod};
use engine::{FigureEntries, TaxForms};
use system::form_files_of;

use super::texts::ReturnView;

/// The choice of the tab: form, division of the year and period, each `None` for the usual one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ReturnChoice {
    pub(super) form: Option<String>,
    pub(super) schedule: Option<PeriodSchedule>,
    pub(super) period: Option<TaxPeriod>,
}

/// The exchange rates that were typed, by the name of the form and the period.
pub(crate) type ExchangeRates = BTreeMap<(String, TaxPeriod), ExchangeRate>;

/// The form in view, with its periods and the return of one of them.
#[derive(Debug)]
pub(super) struct FormView {
    pub(super) form: Arc<Form>,
    pub(super) schedule: PeriodSchedule,
    /// The latest first.
    pub(super) periods: Vec<PeriodLine>,
    /// The position of the chosen one.
    pub(super) at: usize,
    /// The codes of the form's and the shop's currency, where they differ.
    pub(super) currencies: Option<(String, String)>,
    pub(super) exchange_rate: Option<ExchangeRate>,
    /// The return, or why there is none.
    pub(super) found: std::result::Result<ReturnView, Refusal>,
}

/// All that the tab shows.
#[derive(Debug)]
pub(crate) struct ReturnsView {
    pub(super) forms: TaxForms,
    /// The name of the shop's country; blank where it has none.
    pub(super) country: &'static str,
    /// The books have an order, a refund or a purchase.
    pub(super) has_books: bool,
    /// `None` where the shop's country has no form, and none was chosen.
    pub(super) shown: Option<FormView>,
}

impl ReturnsView {
    pub(super) fn read(choice: &ReturnChoice, rates: &ExchangeRates, from: &Reading<'_>) -> Result<Self> {
        let (engine, actor, formatter) = (from.engine, from.actor, from.amounts.formatter);
        let forms = engine.tax_forms(actor, form_files_of(&from.data))?;
        let (shop, closed) = (engine.shop()?, engine.closed_periods(actor)?);
        let begin = engine.first_dated(actor)?;
        let closed_first = closed.closings().map(|closing| closing.period.first_day()).min();
        let begin = begin.into_iter().chain(closed_first).min();
        let range = (begin, from.zone.local(from.now).day);
        let form = chosen_form(&forms, &shop, choice).cloned().map(Arc::new);
        let shown = form.and_then(|form| {
            let schedule = schedule_of(&form, &closed, choice);
            let periods = periods_of(&form, schedule, &closed, range, formatter);
            let chosen = periods.iter().position(|one| Some(one.period) == choice.period);
            let at = chosen.unwrap_or_else(|| usize::from(periods.len() > 1));
            let period = periods.get(at)?.period;
            let exchange_rate = rates.get(&(form.name().to_owned(), period)).copied();
            let found = engine.tax_return(actor, &form, period, exchange_rate);
            let found = found.and_then(|found| ReturnView::new(Arc::clone(&form), found, formatter));
            let (own, others) = (form.currency(), shop.currency);
            Some(FormView {
                schedule,
                periods,
                at,
                currencies: (own != others).then(|| (own.code().to_owned(), others.code().to_owned())),
                exchange_rate,
                found: found.map_err(|error| Refusal::new(&error, formatter)),
                form,
            })
        });
        Ok(Self {
            forms,
            country: country_name(&shop.address.country).map(tr).unwrap_or_default(),
            has_books: begin.is_some(),
            shown,
        })
    }
}

impl FormView {
    pub(super) fn period(&self) -> Option<&PeriodLine> {
        self.periods.get(self.at)
    }
}

/// The form that is chosen, or the first of the shop's country.
fn chosen_form<'f>(forms: &'f TaxForms, shop: &Shop, choice: &ReturnChoice) -> Option<&'f Form> {
    let chosen = choice.form.as_ref();
    let chosen = chosen.and_then(|name| forms.forms.iter().find(|form| form.name() == name));
    let is_home = |form: &&Form| !form.country().is_empty() && form.country() == shop.address.country;
    chosen.or_else(|| forms.forms.iter().find(is_home))
}

/// The division of the year that is chosen, else that of the last return of the form that was filed, else quarters of
/// the calendar, or the shortest periods that the form has.
fn schedule_of(form: &Form, closed: &ClosedPeriods, choice: &ReturnChoice) -> PeriodSchedule {
    let is_allowed = |schedule: &PeriodSchedule| form.periods().contains(&schedule.length);
    if let Some(chosen) = choice.schedule.filter(is_allowed) {
        return chosen;
    }
    let filed = closed.records().iter().rev().find(|record| record.form.as_deref() == Some(form.name()));
    if let Some(filed) = filed {
        return schedule_with(filed.period);
    }
    let usual = [PeriodLength::Quarter, PeriodLength::TwoMonths];
    let usual = usual.into_iter().find(|length| form.periods().contains(length));
    let length = usual.or(form.periods().first().copied()).unwrap_or(PeriodLength::Quarter);
    PeriodSchedule { length, start_month: form.start_month().unwrap_or(1) }
}

/// The periods from the day on which the books begin to today, the latest first.
fn periods_of(
    form: &Form,
    schedule: PeriodSchedule,
    closed: &ClosedPeriods,
    (begin, today): (Option<Day>, Day),
    formatter: Formatter,
) -> Vec<PeriodLine> {
    let first = schedule.period_of(begin.unwrap_or(today).min(today));
    let all = std::iter::successors(Some(first), |period| Some(period.next()));
    let all = all.take_while(|period| period.first_day() <= today);
    let line = |period: TaxPeriod| {
        let state = closed.state_for(period, form.name());
        let is_over = period.last_day() < today;
        let closing = || closed.closings().find(|one| one.period == period);
        let note = match closed.filing(period, form.name()).or_else(closing) {
            Some(record) => {
                let (day, login) = (record.at.day, &record.login);
                formatter.text(&match state {
                    PeriodState::Filed => text!("filed {day} by {login}", day, login),
                    _ => text!("closed {day} by {login}", day, login),
                })
            }
            None if state == PeriodState::Open && !is_over => {
                formatter.language.label(label!("open, still running")).to_owned()
            }
            None => formatter.language.label(state.as_str()).to_owned(),
        };
        PeriodLine { period, note, state, is_over }
    };
    let mut periods: Vec<PeriodLine> = all.map(line).collect();
    periods.reverse();
    periods
}

/// Contributions to a figure of the period in view, in the shop's currency.
#[derive(Debug)]
pub(super) struct FigureView {
    pub(super) figure: usize,
    pub(super) period: TaxPeriod,
    /// Latest first, with one more than are shown where there are older ones.
    pub(super) entries: FigureEntries,
    pub(super) amounts: Amounts,
}

pub(super) const MOST_BEHIND: usize = 200;

/// A figure of a period and its sources, with the number of the change that it is read after.
pub(super) type FigureQuery = (u64, usize, TaxPeriod, Vec<FigureSource>);

impl FigureView {
    pub(super) fn read((_, figure, period, sources): &FigureQuery, from: &Reading<'_>) -> Result<Self> {
        let most = MOST_BEHIND.saturating_add(1);
        let entries = from.engine.explain_figure(from.actor, sources, *period, most)?;
        Ok(Self { figure: *figure, period: *period, entries, amounts: from.amounts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::shop::closed_period::PeriodRecord;
    use domain::time::Local;
    use transfer::tax_forms;

    fn day(text: &str) -> Day {
        Local::parse(text).unwrap().day
    }

    fn record(period: &str, form: Option<&str>) -> PeriodRecord {
        PeriodRecord {
            period: TaxPeriod::parse(period).unwrap(),
            at: Local::parse("2026-08-05T10:00:00").unwrap(),
            login: "owner".to_owned(),
            form: form.map(str::to_owned),
            figures: String::new(),
        }
    }

    #[test]
    fn periods_say_where_they_stand_for_the_form_in_view() {
        let forms = tax_forms::shipped().unwrap();
        let form = |name: &str| forms.iter().find(|form| form.name() == name).unwrap();
        let closed = ClosedPeriods::new(vec![
            record("2026-02..2026-04", None),
            record("2026-02..2026-04", Some("uk-vat")),
            record("2026-05..2026-07", None),
        ]);
        let uk = form("uk-vat");
        let schedule = schedule_of(uk, &closed, &ReturnChoice::default());
        assert_eq!((schedule.length, schedule.start_month), (PeriodLength::Quarter, 2));
        let range = (Some(day("2026-03-10")), day("2026-11-20"));
        let told = |form: &Form, schedule| -> Vec<String> {
            let periods = periods_of(form, schedule, &closed, range, Formatter::default());
            periods.iter().map(|one| format!("{}: {}", one.period.short_name(), one.note)).collect()
        };
        assert_eq!(
            told(uk, schedule),
            [
                "Nov 2026 to Jan 2027: open, still running",
                "Aug to Oct 2026: open",
                "May to Jul 2026: closed 5 Aug 2026 by owner",
                "Feb to Apr 2026: filed 5 Aug 2026 by owner",
            ]
        );
        // What was filed is not the return of another form.
        let german = form("de-ustva");
        let months = PeriodSchedule { length: PeriodLength::Month, start_month: 1 };
        assert_eq!(told(german, months).last().unwrap(), "March 2026: closed");
        assert_eq!(schedule_of(german, &closed, &ReturnChoice::default()).length, PeriodLength::Quarter);
    }
}

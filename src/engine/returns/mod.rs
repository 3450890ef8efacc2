//! Tax returns: the forms that there are, the return of a period from the daily totals, what is behind its figures,
//! and the amounts that a person enters.

mod charged_rates;
mod earned;
pub(super) mod figures;
mod findings;
mod tags;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::io::Write;

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::advice::Advice;
use domain::ids::PurchaseId;
use domain::money::Money;
use domain::places::european_union::vat_country;
use domain::purchase::PurchaseSums;
use domain::purchase::supplier::Supplier;
use domain::report::EntryKind;
use domain::report::tax_summary::TaxEntry;
use domain::returns::{
    EarlierReturn, Entered, EnteredBox, ExchangeRate, FigureSource, FiledReturn, Finding, Form, FormFile,
    KeptReturn, PeriodReturn, Subject, compute, compute_converted, converted, entered_key,
};
use domain::shop::closed_period::ClosedPeriods;
use domain::shop::country_defaults::countries_with;
use domain::shop::settings::Currency;
use domain::tax::jurisdiction::Jurisdiction;
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::{Error, Result};
use figures::Figures;
use findings::{findings, rounded_by_line};
use store::Read;
use transfer::{return_json, tax_forms, tax_return};

use super::{Change, PeriodChange};

/// A form for a period, to be exported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReturnQuery {
    /// The form.
    pub form: Form,
    /// The period.
    pub period: TaxPeriod,
    /// The exchange rate, where the shop has another currency than the form.
    pub exchange_rate: Option<ExchangeRate>,
}

/// The forms of tax returns.
#[derive(Debug, Default)]
pub struct TaxForms {
    /// Usable forms: of the shop's country first, then as they are shipped, then the user's own.
    pub forms: Vec<Form>,
    /// Faults of the user's own files that cannot be used, with their names.
    pub problems: Vec<Text>,
}

impl TaxForms {
    /// The form of a name; refused with the names that there are.
    pub fn form(&self, name: &str) -> Result<&Form> {
        self.forms.iter().find(|form| form.name() == name).ok_or_else(|| {
            let names: Vec<&str> = self.forms.iter().map(Form::name).collect();
            let all = names.join(", ");
            let problem = text!("there is none called \"{name}\"; there are {all}", name, all);
            Error::Invalid { what: text!("Form"), problem }
        })
    }
}

/// A purchase behind a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PurchaseEntry {
    /// The purchase.
    pub id: PurchaseId,
    /// Date of the purchase.
    pub date: Day,
    /// The name of its supplier.
    pub supplier: String,
    /// Number of the document.
    pub document: String,
    /// The sums of its lines that the figure counts.
    pub sums: PurchaseSums,
}

/// Entries behind a figure, latest first, in the shop's currency.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FigureEntries {
    /// The orders and refunds of a figure of sales.
    pub sales: Vec<TaxEntry>,
    /// The purchases of a figure of purchases.
    pub purchases: Vec<PurchaseEntry>,
}

impl Engine {
    /// The shipped forms, and those of the user's own files. A file that cannot be used is told with its
    /// name, and hides no other. Needs `view_store_reports`.
    pub fn tax_forms(&self, actor: &Actor, files: Vec<FormFile>) -> Result<TaxForms> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let mut found = TaxForms { forms: tax_forms::shipped()?, problems: Vec::new() };
        for FormFile { name, bytes } in files {
            match bytes.and_then(|bytes| tax_forms::read(&name, &bytes)) {
                Ok(form) if found.forms.iter().any(|known| known.name() == form.name()) => {
                    let problem =
                        text!("{name}: there is another form called {form}", name, form = form.name());
                    found.problems.push(problem);
                }
                Ok(form) => found.forms.push(form),
                Err(error) => found.problems.push(error.text()),
            }
        }
        let country = self.shop()?.address.country;
        let home = Jurisdiction::new(&country, "");
        found.forms.sort_by_key(|form| home.is_unknown() || form.country() != home.country());
        Ok(found)
    }

    /// The return of a form for a period, by the present books. Refused when the form has no such period, and
    /// when it is of another currency than the shop and no exchange rate is given (the amount of the shop's
    /// currency for one unit of the form's). Needs `view_store_reports`.
    pub fn tax_return(
        &self,
        actor: &Actor,
        form: &Form,
        period: TaxPeriod,
        exchange_rate: Option<ExchangeRate>,
    ) -> Result<PeriodReturn> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        check_period(form, period)?;
        self.store.read(|read| {
            let currency = read.shop()?.currency;
            let closed = read.closed_periods()?;
            let filed = filed(&closed, form, period);
            // A return that was filed has its rate.
            let kept = filed.as_ref().and_then(|filed| filed.kept.as_ref()?.exchange_rate);
            let exchange_rate = check_currency(form, currency, exchange_rate.or(kept))?;
            let (figures, before, doubts) = if let Some(earnings) = form.earnings() {
                earned::figures(read, period, earnings)?
            } else {
                let (figures, before) = figures::figures(read, period, Some(form))?;
                (figures, before, Vec::new())
            };
            let (figures, sources) = figures.parts();
            let entered = entered(read, form, period)?;
            let found = compute_converted(form, &figures, &entered, exchange_rate)?;
            let figures =
                figures.iter().map(|figure| converted(figure, exchange_rate)).collect::<Result<_>>()?;
            let closing = closed.closings().find(|record| record.period == period).cloned();
            let state = closed.state_for(period, form.name());
            let before = earlier(read, &closed, (form, period.previous()), before, exchange_rate.is_some())?;
            let mut of = PeriodReturn {
                period,
                state,
                closing,
                filed,
                found,
                figures,
                sources,
                entered,
                exchange_rate,
                before,
            };
            let rounded = rounded_by_line(read, &of, currency)?;
            of.found.findings.retain(|finding| !rounded.contains(finding));
            let mut odd = findings(read, form, &of, &closed, currency)?;
            odd.extend(doubts.into_iter().map(Finding::of_earnings));
            if read.shop()?.address.country.is_empty() {
                let without = of.found.findings.iter().filter_map(Finding::without_country);
                let left_out = without.filter_map(|at| of.figures.get(at));
                let asked = Finding::no_shop_country(likely_country(read, form)?, left_out)?;
                of.found.findings.retain(|finding| finding.without_country().is_none());
                odd.insert(0, asked);
            }
            let by_amount = odd.iter().find_map(|finding| match finding.subject {
                Subject::RefundsByAmount { net, .. } => Some(net),
                _ => None,
            });
            if let Some(net) = by_amount.filter(|_| exchange_rate.is_none() && form.earnings().is_none()) {
                let back = Money::ZERO.minus(net)?;
                // What is told of them need not be told of their figure.
                let is_of_them = |figure: usize| of.figures.get(figure).is_some_and(|one| one.net == back);
                of.found.findings.retain(|finding| !finding.untaxed().is_some_and(is_of_them));
            }
            of.found.findings.splice(0..0, odd);
            Ok(of)
        })
    }

    /// The orders and refunds, or the purchases, of a figure in a period, at most `limit` of each. Without the limit
    /// they add up to the figure. Needs `view_store_reports`.
    pub fn explain_figure(
        &self,
        actor: &Actor,
        sources: &[FigureSource],
        period: TaxPeriod,
        limit: usize,
    ) -> Result<FigureEntries> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let (first, last) = (period.first_day(), period.last_day());
        self.store.read(|read| {
            let mut found = FigureEntries::default();
            for source in sources {
                match source {
                    FigureSource::Sales(of) => {
                        for kind in [EntryKind::Order, EntryKind::Refund] {
                            let range = (first.start(), last.end());
                            found.sales.extend(read.tax_entries(kind, of, range, limit)?);
                        }
                    }
                    FigureSource::Earned(of) => earned::explain(read, period, of, &mut found)?,
                    FigureSource::Purchases(group) => {
                        for purchase in read.purchases_of_group(group, (first, last), limit)? {
                            let supplier: Option<Supplier> = read.get(purchase.supplier)?;
                            found.purchases.push(PurchaseEntry {
                                id: purchase.id,
                                date: purchase.date,
                                supplier: supplier.unwrap_or_default().name,
                                document: purchase.document,
                                sums: purchase.sums,
                            });
                        }
                    }
                }
            }
            found.sales.sort_by_key(|entry| Reverse(entry.at));
            found.sales.truncate(limit);
            found.purchases.sort_by_key(|purchase| Reverse((purchase.date, purchase.id)));
            found.purchases.truncate(limit);
            Ok(found)
        })
    }

    /// Writes the lines of a return of the one-stop shop as the German portal imports them (`#v2.0`). Refused for another
    /// form. Needs `view_store_reports`.
    pub fn export_oss_lines(&self, actor: &Actor, query: &ReturnQuery, out: &mut dyn Write) -> Result<()> {
        let ReturnQuery { form, period, exchange_rate } = query;
        let of = self.tax_return(actor, form, *period, *exchange_rate)?;
        tax_return::write_oss_lines(form, &of.declared(form), out)
    }

    /// The change that files a return with its figures as they are now. Needs `view_store_reports`; whether the period
    /// may be filed is checked when the change is made.
    pub fn filing(
        &self,
        actor: &Actor,
        form: &Form,
        period: TaxPeriod,
        exchange_rate: Option<ExchangeRate>,
    ) -> Result<Change> {
        let found = self.tax_return(actor, form, period, exchange_rate)?;
        let figures = return_json::write(form, &found)?;
        Ok(Change::Period(PeriodChange::File { period, form: form.name().to_owned(), figures }))
    }
}

fn check_period(form: &Form, period: TaxPeriod) -> Result<()> {
    form.check_period(period).map_err(|problem| Error::Invalid { what: text!("Period"), problem })
}

/// The exchange rate to convert by, `None` where the currencies are one.
fn check_currency(
    form: &Form,
    currency: Currency,
    exchange_rate: Option<ExchangeRate>,
) -> Result<Option<ExchangeRate>> {
    if form.currency() == currency {
        return Ok(None);
    }
    let own = form.currency();
    let (own, shop) = (own.code(), currency.code());
    exchange_rate.map(Some).ok_or_else(|| Error::Unsaid {
        what: form.full_title(),
        problem: text!(
            "its amounts are in {own}, and those of the shop in {shop}. Give the exchange rate of the last day of the period: how many {shop} one {own} is",
            own,
            shop
        ),
        about: Advice::ExchangeRate,
    })
}

/// The code of the only country that the currency and the rates of a shop leave for it, or of the form's where they leave
/// that among others; `None` where they tell too little.
fn likely_country(read: &Read<'_>, form: &Form) -> Result<Option<String>> {
    let codes = |all: &mut dyn Iterator<Item = &str>| -> BTreeSet<String> {
        all.map(vat_country).map(ToOwned::to_owned).collect()
    };
    let of_currency = codes(&mut countries_with(read.shop()?.currency));
    let countries = read.rate_countries()?;
    let of_rates = codes(&mut countries.iter().map(String::as_str));
    let of_both: BTreeSet<String> = of_rates.intersection(&of_currency).cloned().collect();
    let only = [&of_both, &of_rates, &of_currency].into_iter().find(|codes| codes.len() == 1);
    let of_form = form.country().to_owned();
    let is_of_form = of_currency.contains(&of_form) && (of_rates.is_empty() || of_rates.contains(&of_form));
    Ok(only.and_then(|codes| codes.first().cloned()).or_else(|| is_of_form.then_some(of_form)))
}

/// The amounts that were entered for a return.
fn entered(read: &Read<'_>, form: &Form, period: TaxPeriod) -> Result<Entered> {
    let all = read.entered_amounts()?.into_iter();
    let own = all.filter(|one| one.period == period && one.form == form.name());
    Ok(own.map(|one| (one.number.clone(), one)).collect())
}

/// The filed return of a form for a period.
fn filed(closed: &ClosedPeriods, form: &Form, period: TaxPeriod) -> Option<FiledReturn> {
    let record = closed.filing(period, form.name())?.clone();
    Some(FiledReturn { kept: return_json::read_kept(&record.figures), record })
}

/// The amounts of an earlier period: as they were filed, else as they are computed from its figures, whose exchange rate
/// is not known where they are of another currency.
fn earlier(
    read: &Read<'_>,
    closed: &ClosedPeriods,
    (form, period): (&Form, TaxPeriod),
    figures: Figures,
    is_foreign: bool,
) -> Result<EarlierReturn> {
    if let Some(amounts) = filed(closed, form, period).and_then(|filed| filed.kept) {
        return Ok(EarlierReturn { period, amounts: Some(amounts), is_filed: true });
    }
    if is_foreign {
        return Ok(EarlierReturn { period, amounts: None, is_filed: false });
    }
    let (figures, _) = figures.parts();
    let found = compute(form, &figures, &entered(read, form, period)?)?;
    Ok(EarlierReturn { period, amounts: Some(KeptReturn::of(form, &found, None)), is_filed: false })
}

/// Sets the amount of a box of a return.
pub(super) fn enter(write: &store::Write<'_>, entered: &EnteredBox) -> Result<()> {
    let becomes = entered.clone().checked()?;
    let was = existing(write, &becomes.key())?;
    Ok(write.change_entered(was.as_ref(), Some(&becomes))?)
}

/// Removes the amount of a box of a return. Refused where there is none.
pub(super) fn clear(write: &store::Write<'_>, period: TaxPeriod, form: &str, number: &str) -> Result<()> {
    let Some(was) = existing(write, &entered_key(period, form, number))? else {
        let problem = text!("nothing was entered for {period}", period);
        return Err(Error::Invalid { what: text!("Box {number} of {form}", number, form), problem });
    };
    Ok(write.change_entered(Some(&was), None)?)
}

/// The amount that was entered under a key.
pub(super) fn existing(read: &Read<'_>, key: &str) -> Result<Option<EnteredBox>> {
    Ok(read.entered_amounts()?.into_iter().find(|one| one.key() == key))
}

//! The tax returns: the forms, the periods of one and the return of a period, in one answer, and what is behind a
//! figure of it.

use std::path::Path;
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use crate::model::{
    ExchangeRates, ExportContent, ExportSubject, FigureView, FormView, MOST_BEHIND, Refusal, ReturnChoice,
    ReturnView, ReturnsView, chosen_form, periods_of, schedule_of,
};
use crate::translate::tr;
use domain::access::Actor;
use domain::error::Result;
use domain::label;
use domain::places::country_name;
use domain::returns::{ExchangeRate, Form};
use domain::text;
use domain::time::Day;
use engine::{Engine, Export, Listing, ReturnQuery};
use system::form_files_of;

use super::ShopSession;

/// The form of the one-stop shop.
const OSS: &str = "eu-oss";

impl ShopSession {
    pub(crate) fn choose_return(&mut self, choice: ReturnChoice) {
        self.return_choice = choice;
        self.views.figure = super::Loadable::default();
        self.ask_returns();
    }

    /// Reads the user's own forms from this folder of data.
    pub(crate) fn reading_forms(mut self, data: &Path) -> Self {
        data.clone_into(&mut self.data);
        self
    }

    /// The return in view as a file, and the lines of the one-stop shop where it is one.
    pub(crate) fn return_exports(&self) -> Vec<ExportSubject> {
        let shown = self.views.returns.value.as_ref().and_then(|view| view.shown.as_ref());
        let Some((shown, found)) = shown.and_then(|shown| Some((shown, shown.found.as_ref().ok()?))) else {
            return Vec::new();
        };
        let (form, period) = (Form::clone(&shown.form), found.found().period);
        let (name, title) = (form.name().to_owned(), self.formatter.text(&form.full_title()));
        let query = Box::new(ReturnQuery { form, period, exchange_rate: found.found().exchange_rate });
        let subject = |name: String, about: String, stem: String, export: Export| ExportSubject {
            name,
            about,
            stem,
            content: ExportContent::Export(export),
        };
        let is_oss = name == OSS;
        let period_name = period.short_name_in(self.formatter.language.dates());
        let stem = format!("{name}-{}", period.to_string().replace("..", "-to-"));
        let lines = is_oss.then(|| {
            let about = text!(
                "{period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).",
                period = &period_name
            );
            let (name, about) = (
                self.formatter.language.label(label!("Lines of the one-stop shop")),
                self.formatter.text(&about),
            );
            let export = Export::OssLines(query.clone());
            subject(name.to_owned(), about, format!("{stem}-lines"), export)
        });
        let about = text!("{period}. The pages show each box with its calculation.", period = period_name);
        let about = self.formatter.text(&about);
        let whole = subject(title, about, stem, Export::Listing(Listing::TaxReturn(query)));
        lines.into_iter().chain([whole]).collect()
    }

    /// Sets the exchange rate of the return in view.
    pub(crate) fn choose_exchange_rate(&mut self, rate: ExchangeRate) {
        let shown = self.views.returns.value.as_ref().and_then(|view| view.shown.as_ref());
        let Some((form, period)) = shown.and_then(|shown| Some((&shown.form, shown.period()?.period))) else {
            return;
        };
        self.exchange_rates.insert((form.name().to_owned(), period), rate);
        self.ask_returns();
    }

    /// Requests what is behind a figure of the return in view.
    pub(crate) fn ask_figure(&mut self, figure: usize) {
        let shown = self.views.returns.value.as_ref().and_then(|view| view.shown.as_ref());
        let Some(found) = shown.and_then(|shown| shown.found.as_ref().ok()) else { return };
        let (period, formatter) = (found.found().period, self.formatter);
        let Some(sources) = found.found().sources.get(figure).cloned() else { return };
        self.ask(
            |session| &mut session.views.figure,
            move |engine, actor| {
                let most = MOST_BEHIND.saturating_add(1);
                let entries = engine.explain_figure(actor, &sources, period, most)?;
                let amounts = Amounts::new(engine.shop()?.currency, formatter);
                Ok(FigureView { figure, period, entries, amounts })
            },
        );
    }

    pub(crate) fn show_returns(&mut self) {
        if self.views.returns.is_unknown() {
            self.ask_returns();
        }
    }

    pub(super) fn ask_returns(&mut self) {
        let (choice, rates) = (self.return_choice.clone(), self.exchange_rates.clone());
        let (formatter, clock, folder) = (self.formatter, self.clock, self.data.clone());
        self.ask(
            |session| &mut session.views.returns,
            move |engine, actor| {
                let zone = engine.shop()?.time_zone;
                let today = zone.local(clock.now(zone)).day;
                returns(engine, actor, &folder, (&choice, &rates), (formatter, today))
            },
        );
    }

    /// Requests the return again that was requested before.
    pub(super) fn refresh_returns(&mut self) {
        if !self.views.returns.is_unknown() {
            self.ask_returns();
            self.views.figure = super::Loadable::default();
        }
    }
}

fn returns(
    engine: &Engine,
    actor: &Actor,
    folder: &Path,
    (choice, rates): (&ReturnChoice, &ExchangeRates),
    (formatter, today): (Formatter, Day),
) -> Result<ReturnsView> {
    let forms = engine.tax_forms(actor, form_files_of(folder))?;
    let (shop, closed) = (engine.shop()?, engine.closed_periods(actor)?);
    let begin = engine.first_dated(actor)?;
    let closed_first = closed.closings().map(|closing| closing.period.first_day()).min();
    let begin = begin.into_iter().chain(closed_first).min();
    let mut shown = None;
    if let Some(form) = chosen_form(&forms, &shop, choice) {
        let schedule = schedule_of(form, &closed, choice);
        let periods = periods_of(form, schedule, &closed, (begin, today), formatter);
        let chosen = periods.iter().position(|one| Some(one.period) == choice.period);
        let at = chosen.unwrap_or_else(|| usize::from(periods.len() > 1));
        let form = Arc::new(form.clone());
        if let Some(period) = periods.get(at).map(|one| one.period) {
            let exchange_rate = rates.get(&(form.name().to_owned(), period)).copied();
            let found = engine.tax_return(actor, &form, period, exchange_rate);
            let found = found.and_then(|found| ReturnView::new(Arc::clone(&form), found, formatter));
            let (own, others) = (form.currency(), shop.currency);
            shown = Some(FormView {
                schedule,
                periods,
                at,
                currencies: (own != others).then(|| (own.code().to_owned(), others.code().to_owned())),
                exchange_rate,
                found: found.map_err(|error| Refusal::new(&error, formatter)),
                form,
            });
        }
    }
    Ok(ReturnsView {
        forms,
        country: country_name(&shop.address.country).map(tr).unwrap_or_default(),
        has_books: begin.is_some(),
        shown,
    })
}

//! Actions of the tab Returns.

use crate::format::Formatter;
use crate::model::{EnteredText, Refusal, ReturnsAction, Tab};
use crate::translate::{dates, tr};
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::money::Money;
use domain::returns::{EnteredBox, Form};
use domain::text;
use domain::time::Instant;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, Engine};

use super::ShopWindow;
use super::requests::Refresh;

impl ShopWindow {
    pub(super) fn returns_act(&mut self, action: ReturnsAction) {
        match action {
            ReturnsAction::Choose(choice) => self.session.choose_return(choice),
            ReturnsAction::Exchange(rate) => self.session.choose_exchange_rate(rate),
            ReturnsAction::LookAt(figure) => self.session.ask_figure(figure),
            ReturnsAction::File => self.file_return(),
            ReturnsAction::Enter(texts) => self.enter_amounts(texts),
        }
    }

    /// The period of the return in view; `None` where another tab is open.
    pub(crate) fn period_in_view(&self) -> Option<TaxPeriod> {
        let shown = self.session.views.returns.value.as_ref().filter(|_| self.tab == Tab::Returns);
        Some(shown?.shown.as_ref()?.period()?.period)
    }

    /// Opens the dialog that files the return in view.
    pub(crate) fn begin_filing(&mut self) {
        self.go(Tab::Returns);
        self.returns.begin_filing();
    }

    fn file_return(&mut self) {
        let shown = self.session.views.returns.value.as_ref().and_then(|view| view.shown.as_ref());
        let Some((form, period, found)) = shown
            .and_then(|shown| Some((shown.form.clone(), shown.period()?.period, shown.found.as_ref().ok()?)))
        else {
            return;
        };
        let rate = found.found().exchange_rate;
        let words = tr!(
            "{form} of {period} is filed",
            form = form.full_title(),
            period = period.short_name_in(dates())
        );
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let change = engine.filing(actor, &form, period, rate)?;
            engine.apply(&change, actor, now).map(drop)
        };
        self.write_form(Refresh::All, tr!("Return filed"), work, move |window, _, answer| {
            if answer.is_ok() {
                window.toasts.say_with_undo(words);
            }
            window.returns.filed(answer.err());
        });
    }

    /// Saves what was typed into boxes, each accepted or refused by itself.
    fn enter_amounts(&mut self, texts: Vec<EnteredText>) {
        let shown = self.session.views.returns.value.as_ref().and_then(|view| view.shown.as_ref());
        let Some((form, period)) = shown.and_then(|shown| Some((shown.form.clone(), shown.period()?.period)))
        else {
            return;
        };
        let (formatter, name) = (self.session.formatter, form.name().to_owned());
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let answers = texts.into_iter().map(|text| {
                let saved = enter(engine, actor, (&form, period), (&text, formatter), now);
                (text.number, saved.err().map(|error| Refusal::new(&error, formatter)))
            });
            Ok(answers.collect::<Vec<_>>())
        };
        self.write_form(Refresh::All, tr!("Amounts saved"), work, move |window, _, answer| match answer {
            Ok(answers) => window.returns.entered(&name, period, answers),
            Err(refusal) => window.refuse(refusal, None),
        });
    }
}

/// Saves what was typed into a box; blank texts take its amount back.
fn enter(
    engine: &mut Engine,
    actor: &Actor,
    (form, period): (&Form, TaxPeriod),
    (text, formatter): (&EnteredText, Formatter),
    now: Instant,
) -> Result<()> {
    let number = text.number.clone();
    let change = if text.amount.trim().is_empty() {
        Change::ClearAmount { period, form: form.name().to_owned(), number }
    } else {
        let amount = formatter.amount(&text.amount).ok_or_else(|| Error::Invalid {
            what: text!("Box {number}", number = &number),
            problem: text!(
                "\"{amount}\" is not an amount. Write it like {example}",
                amount = text.amount.trim(),
                example = Money::from_ten_thousandths(12_500_000)
            ),
        })?;
        Change::EnterAmount(EnteredBox::of(form, period, &number, amount, &text.reason)?)
    };
    engine.apply(&change, actor, now).map(drop)
}

//! Searches of the palette. Only the newest text is looked for: its request replaces the one before, which is
//! not begun any more.

use crate::format::Amounts;
use crate::model::{Found, Loadable, MOST_FOUND, RatesView, Tab, number_in};
use crate::translate::tr;
use domain::order::OrderSummary;
use domain::tax::class::ClassSlug;

use super::ShopSession;

/// Looks whether a row of a list holds all of these words.
pub(crate) type Search = Box<dyn Fn(&[String]) -> bool + Send>;

impl ShopSession {
    /// Forgets what was found, as the palette is opened: the books may have changed since.
    pub(crate) fn begin_finding(&mut self) {
        self.finding = None;
        self.views.found = Loadable::default();
    }

    /// True while the answer for this text is pending.
    pub(crate) fn is_finding(&self, typed: &str) -> bool {
        let found = &self.views.found;
        let is_here = found.value.as_ref().is_some_and(|found| found.typed == typed.trim());
        found.is_waiting() && !is_here
    }

    /// Looks for a text, unless that was the last one; `searches` are those of the lists that are loaded.
    pub(crate) fn find(&mut self, typed: &str, searches: impl FnOnce() -> Vec<(Tab, Search)>) {
        let typed = typed.trim();
        if self.finding.as_deref() == Some(typed) {
            return;
        }
        self.finding = Some(typed.to_owned());
        let may_find = self.facts.value.as_ref().is_some_and(|facts| facts.may_see_all);
        if !may_find || typed.is_empty() || typed.starts_with('>') {
            return;
        }
        let (typed, searches) = (typed.to_owned(), searches());
        let rates = self.views.rates.value.as_ref().filter(|_| !self.is_stale).map(RatesView::all);
        let classes = self.views.classes.value.clone();
        let open = self.order_views.open().map(|open| open.order.number.clone());
        let (has_rates, formatter) = (rates.is_some(), self.formatter);
        self.ask(
            |session| &mut session.views.found,
            move |engine, actor| {
                let amounts = Amounts::new(engine.shop()?.currency, formatter);
                let mut found = Found::new(typed);
                let typed = found.typed.clone();
                if typed.starts_with('#') {
                    let orders = engine.orders_numbered(actor, number_in(&typed), 2 * MOST_FOUND)?;
                    found.add_orders(&orders, None, amounts);
                    return Ok(found);
                }
                if let Some(number) = refunded(&typed) {
                    let is_one =
                        |order: &&OrderSummary| !number.is_empty() || open.as_ref() == Some(&order.number);
                    let number = open.as_deref().filter(|_| number.is_empty()).unwrap_or(number);
                    let orders = engine.orders_numbered(actor, number, MOST_FOUND)?;
                    orders.iter().filter(is_one).for_each(|order| found.add_refund(order, amounts));
                }
                let words: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
                let lacking = searches.iter().filter(|(_, holds)| !holds(&words));
                found.lacking = lacking.map(|(tab, _)| *tab).collect();
                found.add(&engine.find(actor, &typed, MOST_FOUND)?, amounts);
                if let Some(rates) = rates {
                    found.add_rates(&rates, formatter, |slug: &ClassSlug| {
                        let entry = classes.as_ref().and_then(|classes| classes.entry(slug));
                        entry.map_or_else(|| slug.for_people(), |entry| entry.name.clone())
                    });
                }
                Ok(found)
            },
        );
        if !has_rates && self.views.rates.is_unknown() {
            self.show_classes();
            self.ask_rates(false);
        }
    }
}

/// The text after the word for a refund, in the language of the window or in English. It is empty after the
/// word alone or the beginning of it, which mean the open order.
fn refunded(typed: &str) -> Option<&str> {
    let (word, number) = typed.split_once(' ').unwrap_or((typed, ""));
    let word = word.to_lowercase();
    let is_one = |name: &str| name.to_lowercase().starts_with(&word);
    let is_refund =
        word.chars().count() >= 4 && ["refund", tr!("refund"), tr!("Refund")].into_iter().any(is_one);
    is_refund.then(|| number_in(number))
}

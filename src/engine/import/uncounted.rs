//! The imported orders that reports do not count: listed in the preview, the report and the history, so that
//! their amounts are not missing unnoticed.

use super::{EntryOutcome, Import};
use domain::Result;
use domain::decimal::Marks;
use domain::order::Order;
use domain::report::uncounted::Reason;

impl Import<'_, '_> {
    /// Remembers a new or changed order that reports do not count.
    pub(super) fn remember_uncounted(&mut self, order: &Order, outcome: EntryOutcome) {
        if !matches!(outcome, EntryOutcome::New | EntryOutcome::Changed) {
            return;
        }
        match Reason::of(order, false) {
            Some(reason) => drop(self.uncounted.insert(order.number.clone(), (reason, order.total))),
            None => drop(self.uncounted.remove(&order.number)),
        }
    }

    /// Notes that a remembered order was paid.
    pub(super) fn was_paid(&mut self, order: &Order) {
        if let Some((reason, _)) = self.uncounted.get_mut(&order.number)
            && let Some(paid) = Reason::of(order, true)
        {
            *reason = paid;
        }
    }

    /// Adds the remembered orders to the report; returns the sentence for the history.
    pub(super) fn sum_uncounted(&mut self) -> Result<Option<String>> {
        for (reason, total) in std::mem::take(&mut self.uncounted).into_values() {
            self.report.uncounted.add(reason, total);
        }
        let currency = self.write.shop()?.currency;
        Ok(self.report.uncounted_sentence(currency, Marks::default()))
    }
}

//! The orders of an import that reports leave out: who brings them in is told, before, after and in the
//! history, so that no money is missing from a report unsaid.

use super::{Import, Outcome};
use crate::domain::Result;
use crate::domain::decimal::Marks;
use crate::domain::order::Order;
use crate::domain::uncounted::Reason;

impl Import<'_, '_, '_> {
    /// Remembers an order that came in when reports leave it out.
    pub(super) fn remember_uncounted(&mut self, order: &Order, outcome: Outcome) {
        if !matches!(outcome, Outcome::New | Outcome::Changed) {
            return;
        }
        match Reason::of(order, false) {
            Some(reason) => drop(self.uncounted.insert(order.number.clone(), (reason, order.total))),
            None => drop(self.uncounted.remove(&order.number)),
        }
    }

    /// Says of an order that came in that money was paid for it.
    pub(super) fn was_paid(&mut self, order: &Order) {
        if let Some((reason, _)) = self.uncounted.get_mut(&order.number)
            && let Some(paid) = Reason::of(order, true)
        {
            *reason = paid;
        }
    }

    /// Adds them up for the report; answers with what the history says of them.
    pub(super) fn sum_uncounted(&mut self) -> Result<Option<String>> {
        for (reason, total) in std::mem::take(&mut self.uncounted).into_values() {
            self.report.uncounted.add(reason, total);
        }
        let currency = self.write.shop()?.currency;
        Ok(self.report.uncounted_sentence(currency, Marks::default()))
    }
}

//! Orders out of drafts: forms that are kept outside the shop until they are saved. Each comes into the books
//! once, whoever saves it again: another window that shows it, or this one after a crash between saving the
//! order and forgetting the draft.

use super::orders::{add, of_new_customer};
use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::order::Order;
use crate::domain::order_form::OrderForm;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};

impl Engine {
    /// As `save_order` of a new one, and of somebody who is not in the books yet where a name is given. The
    /// draft is any text that nothing else is named by; an empty one names none. Refused with
    /// [`Error::DraftSaved`] while the order that this draft became is in the books. Needs `manage_store`.
    pub fn save_draft(
        &mut self,
        actor: &Actor,
        draft: &str,
        form: &OrderForm,
        new_customer: Option<&str>,
        now: Instant,
    ) -> Result<Order> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "change orders" })?;
        let rates = &self.rates;
        self.store.write(&step(actor, now, "Save order"), |write| {
            if let Some(number) = write.number_of_draft(draft)? {
                return Err(Error::DraftSaved { number });
            }
            let named = new_customer.map(|name| of_new_customer(write, form, name, now)).transpose()?;
            let order = add(write, rates, named.as_ref().unwrap_or(form))?;
            if let Some((id, _)) = write.order(&order.number)?.filter(|_| !draft.is_empty()) {
                write.add_draft(draft, id)?;
            }
            Ok(order)
        })
    }

    /// The order that a draft became, `None` when it is not in the books. Needs `manage_store`.
    pub fn order_of_draft(&self, actor: &Actor, draft: &str) -> Result<Option<Order>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see orders" })?;
        self.store.read(|read| {
            let number = read.number_of_draft(draft)?;
            let order = number.map(|number| read.order(&number)).transpose()?.flatten();
            Ok(order.map(|(_, order)| order))
        })
    }
}

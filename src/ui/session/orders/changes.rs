//! Every change of an order, each one step that undo takes back.

use std::sync::Arc;

use crate::domain::access::Actor;
use crate::domain::error::{Error, Result};
use crate::domain::order::{Order, OrderStatus};
use crate::domain::order_doubt::Doubt;
use crate::domain::order_form::OrderForm;
use crate::engine::Engine;
use crate::ui::format::{self, Amounts};
use crate::ui::model::{OpenOrder, RefundDraft, Saving};

use super::{OrdersOutcome, name_lines, open_order};
use crate::ui::session::{Intent, Outcome, ShopSession};

impl ShopSession {
    /// A form into the books; a customer who is new is added in the same step.
    pub(super) fn save_order(&mut self, saving: Saving) {
        let Saving { key, draft, mut form, new_customer, confirmed, was } = saving;
        let intent = Intent::Order(key.clone());
        self.write_noted(intent, move |engine, actor, now| {
            if !was.as_ref().is_some_and(|was| OrderForm::of(was).costs_the_same(&form)) {
                name_lines(engine, actor, &mut form)?;
            }
            let doubts = engine.order_doubts(actor, &form, was.as_ref())?;
            let amounts = Amounts::new(engine.shop()?.currency);
            let words = doubts.iter().map(|doubt| doubt_words(doubt, amounts));
            let words: Vec<String> = words.filter(|words| !confirmed.contains(words)).collect();
            if !words.is_empty() {
                let outcome = Outcome::Orders(OrdersOutcome::Doubted { key, words });
                return Ok((outcome, "Asked before saving".to_owned()));
            }
            let name = new_customer.as_deref();
            let saved = match (&was, name) {
                (None, _) => engine.save_draft(actor, &draft, &form, name, now),
                (was, Some(name)) => engine.save_order_of_new_customer(actor, &form, name, was.as_ref(), now),
                (was, None) => engine.save_order(actor, &form, was.as_ref(), now),
            };
            let order = match saved {
                Err(error @ Error::DraftSaved { .. }) => {
                    let order = engine.order_of_draft(actor, &draft)?.ok_or(error)?;
                    let note = format!("Order {} was saved already", order.number);
                    let open = open_order(engine, actor, order)?;
                    return Ok((Outcome::Orders(OrdersOutcome::SavedBefore { draft, open }), note));
                }
                saved => saved?,
            };
            let note = format!("Order {} saved", order.number);
            let open = open_order(engine, actor, order)?;
            Ok((Outcome::Orders(OrdersOutcome::Saved { key, open }), note))
        });
    }

    /// An order stands elsewhere now.
    pub(super) fn set_order_status(&mut self, number: String, status: OrderStatus) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            let order = engine.set_order_status(actor, &number, status, now)?;
            done(engine, actor, order, format!("Order {number} is cancelled"))
        });
    }

    /// An order is put away: its number and id stay taken.
    pub(super) fn archive_order(&mut self, number: String) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            engine.delete_order(actor, &number, now)?;
            let order = engine.order(actor, &number)?.unwrap_or_default();
            done(engine, actor, order, format!("Order {number} archived"))
        });
    }

    /// An order is taken out of the archive.
    pub(super) fn restore_order(&mut self, number: String) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            let order = engine.restore_order(actor, &number, now)?;
            done(engine, actor, order, format!("Order {number} is out of the archive"))
        });
    }

    /// Money goes back.
    pub(super) fn refund_order(&mut self, number: String, refund: RefundDraft) {
        let today = self.facts.value.as_ref().map(|facts| facts.today);
        self.write_noted(Intent::Refund, move |engine, actor, now| {
            let form = today.and_then(|today| refund.form(today)).ok_or_else(|| Error::Invalid {
                what: "The refund".to_owned(),
                problem: "it cannot be read".to_owned(),
            })?;
            let order = engine.refund_order(actor, &number, &form, now)?;
            done(engine, actor, order, format!("Refund of order {number} entered"))
        });
    }

    /// A refund is taken out again.
    pub(super) fn delete_refund(&mut self, was: Order, place: usize) {
        self.write_noted(Intent::Other, move |engine, actor, now| {
            let order = engine.delete_refund(actor, &was, place, now)?;
            let words = format!("Refund of order {} deleted", was.number);
            done(engine, actor, order, words)
        });
    }
}

/// What is asked about, without the question.
fn doubt_words(doubt: &Doubt, amounts: Amounts) -> String {
    match doubt {
        Doubt::Quantity { name, quantity } => {
            format!("Quantity {} of {name}", format::grouped(&quantity.to_text()))
        }
        Doubt::Price { name, price, usual } => {
            format!("{} for one {name}, which costs {}", amounts.price(*price), amounts.price(*usual))
        }
        Doubt::Total { total } => format!("An order of {}", amounts.signed(*total)),
    }
}

/// What was done, with the order as it is since.
fn done(engine: &Engine, actor: &Actor, order: Order, words: String) -> Result<(Outcome, String)> {
    let open: Arc<OpenOrder> = open_order(engine, actor, order)?;
    Ok((Outcome::Orders(OrdersOutcome::Done { open, words: words.clone() }), words))
}

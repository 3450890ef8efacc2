//! The dates of refunds: an order often lists its refunds without dates, and a file of refunds has the dates
//! but seldom the order. Both are matched here, also across imports.
//!
//! A refund is identified by its key; a fuller version overwrites a lesser one and is never added beside it.
//! A refund without a date is completed, in this order, from: a refund of the same key in this import, or,
//! where it has no key, one of the same amount that names its order; the credit note of its key, which it
//! replaces; the shop's refund of the same amount; the nearest date of its order, which the report says.

use std::collections::BTreeMap;

use super::matchers::Matchers;
use super::{EntryOutcome, Import, Policy};
use domain::Result;
use domain::order::{CreditNote, Order, Origin, Refund, TaxLine};
use domain::text;
use transfer::foreign::{ForeignOrder, ForeignRefund};
use transfer::{FieldResult, Refusal, Source};

/// The refunds of the files of refunds, until their orders take them.
pub(super) struct Refunds<'s> {
    sources: &'s [&'s Source],
    /// Refunds by key, each with the index of its file.
    by_id: BTreeMap<i64, (usize, ForeignRefund)>,
    /// Keys of refunds by the key of the order that they name.
    by_order: BTreeMap<i64, Vec<i64>>,
}

impl<'s> Refunds<'s> {
    pub(super) fn of(sources: &'s [&'s Source]) -> Self {
        Self { sources, by_id: BTreeMap::new(), by_order: BTreeMap::new() }
    }

    /// Keeps a refund for its order; refused without a key, or when another refund has its key.
    pub(super) fn add(&mut self, file: usize, refund: ForeignRefund) -> FieldResult<()> {
        let id = refund.id.ok_or_else(|| {
            text!(
                "the refund has no number, so it cannot be told from others: export it again with its number"
            )
        })?;
        if let Some((_, before)) = self.by_id.get(&id) {
            let is_same = before.refund == refund.refund;
            return if is_same {
                Ok(())
            } else {
                Err(text!("refund {id} is in the file twice: leave one of them out", id = id.to_string()))
            };
        }
        if let Some(order) = refund.order {
            self.by_order.entry(order).or_default().push(id);
        }
        self.by_id.insert(id, (file, refund));
        Ok(())
    }

    fn take(&mut self, id: Option<i64>) -> Option<(usize, ForeignRefund)> {
        id.and_then(|id| self.by_id.remove(&id))
    }

    /// Removes and returns the refunds that an order names or that name it.
    pub(super) fn of_order(&mut self, order: &ForeignOrder) -> Vec<(usize, ForeignRefund)> {
        let mut ids: Vec<i64> = order.refunds.iter().filter_map(|refund| refund.id).collect();
        ids.extend(order.id.and_then(|id| self.by_order.remove(&id)).unwrap_or_default());
        ids.into_iter().filter_map(|id| self.take(Some(id))).collect()
    }
}

/// The number of the credit note for a refund whose order is unknown.
fn note_number(id: i64) -> String {
    format!("refund {id}")
}

impl Import<'_, '_> {
    /// The refunds of an order: those it lists, completed by the files of refunds.
    pub(super) fn refunds_of(
        &mut self,
        known: &mut Matchers,
        refunds: &mut Refunds<'_>,
        named: Vec<ForeignRefund>,
        (id, order): (Option<i64>, &Order),
        before: &[Refund],
    ) -> Result<Vec<Refund>> {
        let mut before = before.to_vec();
        let mut found: Vec<Option<Refund>> = Vec::new();
        let mut undated = Vec::new();
        for refund in named {
            let apart = refunds.take(refund.id).map(|(_, apart)| apart);
            if let Some(dated) = apart.or_else(|| refund.is_dated.then(|| refund.clone())) {
                let dated = self.whole(known, dated, Some(order), &before)?;
                found.push(Some(in_place_of(&mut before, dated)));
            } else {
                undated.push((found.len(), refund));
                found.push(None);
            }
        }
        let mut unnamed = Vec::new();
        for id in id.and_then(|id| refunds.by_order.remove(&id)).unwrap_or_default() {
            if let Some((_, refund)) = refunds.take(Some(id)) {
                let refund = self.whole(known, refund, Some(order), &before)?;
                unnamed.push(in_place_of(&mut before, refund));
            }
        }
        // By now `before` lacks the shop's versions of dated refunds, so that an undated one is not matched
        // with them. One without a key takes a refund of its amount from a file of refunds, so that it is
        // not counted twice.
        for (at, refund) in undated {
            let of_amount = |apart: &Refund| refund.id.is_none() && apart.amount == refund.refund.amount;
            let refund = match unnamed.iter().position(of_amount) {
                Some(at) => unnamed.remove(at),
                None => self.undated(known, refund, order, &mut before)?,
            };
            if let Some(slot) = found.get_mut(at) {
                *slot = Some(refund);
            }
        }
        Ok(found.into_iter().flatten().chain(unnamed).collect())
    }

    /// Refuses the refunds of an order that was refused.
    pub(super) fn refuse_refunds(&mut self, refunds: &mut Refunds<'_>, order: &ForeignOrder) -> Result<()> {
        for (file, refund) in refunds.of_order(order) {
            let problem = text!(
                "refund {id}: its order {number} was refused: correct that",
                id = refund.id.unwrap_or_default().to_string(),
                number = &order.order.number
            );
            if let Some(source) = refunds.sources.get(file) {
                self.refuse(source, Refusal { line: refund.place, problem })?;
            }
        }
        Ok(())
    }

    /// The refund with the shop's own products, and with its tax rates by their names. A product that it
    /// only names is the one in the earlier version of the refund, or the one in its order's item of that
    /// name.
    pub(super) fn whole(
        &mut self,
        known: &mut Matchers,
        incoming: ForeignRefund,
        order: Option<&Order>,
        before: &[Refund],
    ) -> Result<Refund> {
        let mut refund = incoming.refund;
        name_rates(&mut refund, order.map_or(&[], |order| &order.taxes));
        let was = before.iter().find(|was| is_again(was, &refund));
        for (at, (item, product)) in refund.items.iter_mut().zip(&incoming.returned).enumerate() {
            let before = |named: &str| {
                let was = was.and_then(|was| was.items.get(at)?.product);
                was.or_else(|| order?.items.iter().find(|item| item.name == named)?.product)
            };
            item.product = self.maybe_product(known, product.as_ref(), before)?;
        }
        Ok(refund)
    }

    /// The refund of a credit note of the shop.
    pub(super) fn noted(&self, number: &str) -> Result<Option<Refund>> {
        Ok(self.write.credit_note(number)?.map(|(_, note)| note.refund))
    }

    fn undated(
        &mut self,
        known: &mut Matchers,
        incoming: ForeignRefund,
        order: &Order,
        before: &mut Vec<Refund>,
    ) -> Result<Refund> {
        let number = incoming.id.map(|id| self.number_of(&note_number(id))).unwrap_or_default();
        if let Some((id, note)) = self.write.credit_note(&number)? {
            self.remove_credit_note(id, &note)?;
            let mut refund = note.refund;
            name_rates(&mut refund, &order.taxes);
            return Ok(refund);
        }
        let place = incoming.place;
        let refund = self.whole(known, incoming, Some(order), before)?;
        if let Some(at) = before.iter().position(|known| known.key.is_some() && known.key == refund.key) {
            let was = before.swap_remove(at);
            let is_as_much = was.amount == refund.amount;
            return Ok(if is_as_much { was } else { Refund { refunded_at: was.refunded_at, ..refund } });
        }
        let can_be = |known: &Refund| known.key.is_none() || refund.key.is_none();
        if let Some(at) = before.iter().position(|known| known.amount == refund.amount && can_be(known)) {
            let was = before.swap_remove(at);
            return Ok(Refund { key: was.key.or(refund.key), ..was });
        }
        let note = text!(
            "refunds without a date of their own count on the day that the order was completed, changed, cancelled or paid; a file of refunds, imported too, has their dates"
        );
        known.notes.add(place, note);
        Ok(refund)
    }

    /// Imports refunds whose orders are not in this import: into the shop's order, or as credit notes.
    pub(super) fn refunds_alone(&mut self, known: &mut Matchers, refunds: Refunds<'_>) -> Result<()> {
        for (file, refund) in refunds.by_id.into_values() {
            if let Some(source) = refunds.sources.get(file) {
                self.refund_alone(source, known, refund)?;
                self.take_notes(source, &std::mem::take(&mut known.notes));
            }
        }
        Ok(())
    }

    /// The shop's order that a refund names by its key, which may be its number.
    fn order_of(&self, refund: &ForeignRefund) -> Result<Option<Order>> {
        let Some(key) = refund.order else { return Ok(None) };
        let number = self.number_of(&key.to_string());
        let shop = self.options.answers.shop.name();
        let of_shop = |(number, origin): &(String, Origin)| {
            let is_of_host = [&refund.system, origin.shop()].iter().any(|system| system.is_empty())
                || refund.system == origin.shop();
            shop.map_or(is_of_host, |name| {
                number.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '))
            })
        };
        let keyed: Vec<(String, Origin)> =
            self.write.orders_of_key(key)?.into_iter().filter(of_shop).collect();
        let by_key = match keyed.as_slice() {
            [(only, _)] => Some(only),
            several => several.iter().map(|(of_key, _)| of_key).find(|of_key| **of_key == number),
        };
        let found = self.write.order(by_key.unwrap_or(&number))?.map(|(_, order)| order);
        // An order whose number equals the key, but whose own key is another, is another order.
        Ok(found.filter(|order| order.origin.key.is_none_or(|of_order| of_order == key)))
    }

    fn refund_alone(&mut self, source: &Source, known: &mut Matchers, incoming: ForeignRefund) -> Result<()> {
        let (id, line) = (incoming.id.unwrap_or_default(), incoming.place);
        let Some(was) = self.order_of(&incoming)? else {
            let note =
                text!("refunds whose orders are not in the books stand by themselves, as credit notes");
            known.notes.add(line, note);
            let number = self.number_of(&note_number(id));
            let was = self.noted(&number)?;
            let refund = self.whole(known, incoming, None, was.as_slice())?;
            if let Some(was) = &was {
                self.ask_for_shop_of_refund(source, line, (&number, was), &refund)?;
            }
            let note = CreditNote { number, customer: None, refund };
            return self.put_credit_note(source, note, known.zone);
        };
        if self.options.policy == Policy::Add {
            self.count(EntryOutcome::Left, &was, Some(&was));
            return Ok(());
        }
        let refund = self.whole(known, incoming, Some(&was), &was.refunds)?;
        let mut order = was;
        if !order.refunds.contains(&refund) {
            match place_of(&order.refunds, &refund).and_then(|at| order.refunds.get_mut(at)) {
                Some(known) => *known = fuller(known, refund),
                None => order.refunds.push(refund),
            }
        }
        let problem = || text!("refund {id}: it is too large to add up: correct it", id = id.to_string());
        self.put_or_refuse((source, line), (order.size(), &problem), |import| {
            import.compare_figures(source, &order)?;
            import.put_order_again(&order, known.zone).map(drop)
        })
    }
}

/// The index of the same refund: by key; else, where one of both has no key, the one that is equal, or only
/// of the same amount.
fn place_of(refunds: &[Refund], refund: &Refund) -> Option<usize> {
    let has_key = |known: &Refund| known.key.is_some() && known.key == refund.key;
    let can_be = |known: &Refund| known.key.is_none() || refund.key.is_none();
    let is_guess = |known: &Refund| known.amount == refund.amount && says_little(known);
    let at = |is_it: &dyn Fn(&Refund) -> bool| refunds.iter().position(is_it);
    at(&has_key)
        .or_else(|| at(&|known| can_be(known) && is_again(known, refund)))
        .or_else(|| at(&|known| can_be(known) && is_guess(known)))
}

/// True for a refund that has no more than its amount.
fn says_little(refund: &Refund) -> bool {
    refund.items.is_empty() && refund.is_unsplit()
}

/// Both versions combined: one with no more than the amount keeps the details of the other.
fn fuller(was: &Refund, is: Refund) -> Refund {
    if says_little(&is) && was.amount == is.amount {
        Refund { key: is.key.or(was.key), refunded_at: is.refunded_at, ..was.clone() }
    } else if is.reason.is_empty() {
        Refund { reason: was.reason.clone(), corrects: is.corrects.or(was.corrects), ..is }
    } else {
        is
    }
}

/// Removes the earlier version of a refund, and returns both versions combined.
fn in_place_of(before: &mut Vec<Refund>, refund: Refund) -> Refund {
    let has_key = |known: &Refund| known.key.is_some() && known.key == refund.key;
    let is_it = |known: &Refund| known.key.is_none() && is_again(known, &refund);
    match before.iter().position(has_key).or_else(|| before.iter().position(is_it)) {
        Some(at) => fuller(&before.swap_remove(at), refund),
        None => refund,
    }
}

/// True if both are equal but for their keys, products and reasons.
fn is_again(known: &Refund, refund: &Refund) -> bool {
    let bare = |refund: &Refund| {
        let mut bare = Refund { key: None, reason: String::new(), corrects: None, ..refund.clone() };
        bare.items.iter_mut().for_each(|item| item.product = None);
        bare
    };
    bare(known) == bare(refund)
}

/// Names the rates of a refund's taxes as its order does. When a tax has a rate that neither names, all
/// taxes are dropped, and reports take them off the order's in proportion.
fn name_rates(refund: &mut Refund, taxes: &[TaxLine]) {
    for line in &mut refund.taxes {
        if let Some(charged) = taxes.iter().find(|charged| charged.rate == line.rate) {
            line.name.clone_from(&charged.name);
            (line.percent, line.compound) = (charged.percent, charged.compound);
        }
    }
    if !taxes.is_empty() && refund.taxes.iter().any(|line| line.name.is_empty()) {
        refund.taxes.clear();
    }
}

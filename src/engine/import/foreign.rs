//! Orders and refunds of other systems. An order in another currency than the shop's is refused, since its
//! amounts would be added to others.

use std::collections::BTreeSet;

use super::matchers::Matchers;
use super::refunds::Refunds;
use super::{EntryOutcome, Import, Policy};
use domain::advice::Advice;
use domain::ids::ProductId;
use domain::money::Money;
use domain::noun::NounKind;
use domain::order::identity::{NOT_DIVIDED, explained_items};
use domain::order::size::SMALL_ORDER;
use domain::order::{CreditNote, Order, OrderStatus, Refund};
use domain::places::address::Address;
use domain::pricing::PricedOrder;
use domain::quantity::Quantity;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::Text;
use domain::{Error, Result};
use transfer::answers::UnrefundedOrder;
use transfer::control_totals::Became;
use transfer::currency_mark::of_another_shop;
use transfer::foreign::{Buyer, ForeignOrder, ProductRef};
use transfer::{Format, Refusal, Source, open_orders};

/// The approximate bytes of an order's rows in a file.
const ROWS_AN_ORDER: u64 = 700;

/// The orders of one file.
pub(super) struct OrderFile<'f> {
    pub(super) source: &'f Source,
    pub(super) currency: Currency,
    /// True if the shop has only orders of this file.
    are_first: bool,
    numbers: BTreeSet<String>,
}

impl<'f> OrderFile<'f> {
    pub(super) const fn new(source: &'f Source, currency: Currency, are_first: bool) -> Self {
        Self { source, currency, are_first, numbers: BTreeSet::new() }
    }

    /// The reason for refusing an order; `None` if it is accepted.
    fn problem(&mut self, incoming: &ForeignOrder) -> Option<Text> {
        if let Some(problem) = incoming.overlong() {
            let number: String = incoming.order.number.chars().take(60).collect();
            return Some(text!("order {number}: {problem}", number, problem));
        }
        let number = &incoming.order.number;
        let written = incoming.currency.trim();
        if !written.is_empty() && Currency::parse(written) != Some(self.currency) {
            let problem = of_another_shop(written, self.currency);
            return Some(text!("order {number}: {problem}", number, problem));
        }
        let is_new = self.numbers.insert(number.clone());
        (!is_new).then(|| text!("order {number} is in the file twice: leave one of them out", number))
    }
}

impl Import<'_, '_> {
    /// Imports orders in a table, of a Shopify shop or of an export plugin.
    pub(super) fn order_rows(&mut self, source: &Source, format: Format) -> Result<()> {
        let shop = self.write.shop()?;
        let mut known = Matchers::of(self.write, &self.options.answers.shop)?;
        let options = self.options.of_rows(&shop, self.today);
        let mut reader = open_orders(source, format, options)?;
        self.holds(NounKind::Order);
        let mut count = 0_u64;
        self.adding_orders(source, ROWS_AN_ORDER, |import, are_first| {
            let mut file = OrderFile::new(source, shop.currency, are_first);
            let mut refunds = Refunds::of(&[]);
            while let Some(found) = reader.next_order()? {
                let counts = found.as_ref().is_ok_and(|order| order.order.status.counts());
                let before = import.so_far();
                match found {
                    Ok(order) => import.foreign_order(&mut file, &mut known, &mut refunds, order)?,
                    Err(refusal) => import.refuse(source, refusal)?,
                }
                reader.settle(match import.became(before) {
                    Became::CameIn if !counts => Became::NotCounted,
                    became => became,
                });
                import.count_entry(source, &mut count)?;
            }
            Ok(())
        })?;
        if count == 0 {
            source.note_no_rows();
        }
        self.settle(&known)?;
        self.report.totals.push((source.name().to_owned(), reader.totals()));
        self.take_notes(source, reader.notes());
        self.take_notes(source, &known.notes);
        Ok(())
    }

    /// The number of refused rows, and of orders, credit notes and purchases of the shop that were kept as they are.
    pub(super) fn so_far(&self) -> (u64, u64) {
        let kinds = [NounKind::Order, NounKind::CreditNote, NounKind::Purchase];
        (self.report.refused_count, kinds.into_iter().map(|noun| self.report.conflicting(noun)).sum())
    }

    /// The outcome of an entry, given the counts of refused and kept ones before it.
    pub(super) fn became(&self, before: (u64, u64)) -> Became {
        match self.so_far() {
            (refused, _) if refused > before.0 => Became::Refused,
            (_, kept) if kept > before.1 => Became::Kept,
            _ => Became::CameIn,
        }
    }

    /// Adds a refused row to the report; fails when a file has too many.
    pub(super) fn refuse(&mut self, source: &Source, refusal: Refusal) -> Result<()> {
        if self.report.is_too_much() {
            let problem = text!(
                "more than {count} of its rows cannot be imported. Check that it is read as what it is",
                count = i64::try_from(self.report.refused_count - 1).unwrap_or(i64::MAX)
            );
            return Err(source.refuse_line(refusal.line, problem));
        }
        self.report.refuse(source.name(), refusal);
        Ok(())
    }

    pub(super) fn foreign_order(
        &mut self,
        file: &mut OrderFile<'_>,
        known: &mut Matchers,
        refunds: &mut Refunds<'_>,
        mut incoming: ForeignOrder,
    ) -> Result<()> {
        let line = incoming.place;
        self.assign(&mut incoming.order);
        if let Some(problem) = file.problem(&incoming) {
            self.refuse_refunds(refunds, &incoming)?;
            return self.refuse(file.source, Refusal { line, problem });
        }
        if incoming.is_credit {
            return self.foreign_credit(file.source, known, incoming);
        }
        // The numbers of a file differ from each other, as was checked above.
        let known_order = if file.are_first { None } else { self.write.order(&incoming.order.number)? };
        let was = known_order.as_ref().map(|(_, was)| was);
        if let Some(was) = was {
            self.ask_for_shop(file.source, line, was, &incoming.order)?;
        }
        let stays = |was| self.options.policy == Policy::Add || self.stays(was, &incoming.order);
        if was.is_some_and(stays) {
            drop(refunds.of_order(&incoming));
            self.leave(&incoming.order, was);
            return Ok(());
        }
        let ForeignOrder {
            mut order, sold, buyer, id, refunds: named, tells_refunds, is_paid, program, ..
        } = incoming;
        // Of one that is known, it is kept what was known of its system.
        if was.is_none() && order.origin.system.is_empty() {
            order.origin.system = program;
        }
        for (at, (item, product)) in order.items.iter_mut().zip(&sold).enumerate() {
            // Where several products have this name, keep the one that the item had.
            let name = item.name.as_str();
            let before = |_: &str| was?.items.get(at).filter(|item| item.name == name)?.product;
            item.product = self.maybe_product(known, product.as_ref(), before)?;
        }
        drop_unexplained_prices(&mut order, file.currency);
        if let Some(was) = was {
            keep_untold(&mut order, was);
        }
        name_buyer(&mut order, &buyer);
        order.customer = self.buyer_of(known, &buyer, line, order.placed_at, was)?;
        let before = was.map_or(&[][..], |was| &was.refunds);
        order.refunds = self.refunds_of(known, refunds, named, (id, &order), before)?;
        if !tells_refunds && order.refunds.is_empty() {
            order.refunds = before.to_vec();
        }
        if let Some(was) = was {
            let Some(together) = self.put_together(file.source, line, was, order)? else { return Ok(()) };
            order = together;
        }
        self.ask_unrefunded(file.source, known, line, &mut order)?;
        let zone = known.zone;
        let problem = || {
            text!("order {number}: its amounts are too large to add up: correct them", number = &order.number)
        };
        self.put_or_refuse((file.source, line), (order.size(), &problem), |import| {
            import.put_order_over(file.source, known_order.as_ref(), &order, zone)?;
            if is_paid {
                import.was_paid(&order);
            }
            Ok(())
        })
    }

    /// Asks for the refund of an order that is refunded by its status, when neither the files nor the books
    /// have one: reports would count it whole.
    fn ask_unrefunded(
        &self,
        source: &Source,
        known: &mut Matchers,
        line: u64,
        order: &mut Order,
    ) -> Result<()> {
        if order.status != OrderStatus::Refunded || !order.refunds.is_empty() || order.total <= Money::ZERO {
            return Ok(());
        }
        match self.options.answers.unrefunded {
            None => {
                let problem = text!(
                    "order {number} of {total} is refunded, and no file has its refund: say how much of such orders was refunded",
                    number = &order.number,
                    total = order.total
                );
                return Err(source.ask(Some(line), Advice::Unrefunded, problem));
            }
            Some(UnrefundedOrder::Nothing) => {
                let text = text!("orders are refunded, and no file has their refunds: they count in full");
                known.notes.add_amount(line, text, order.total);
            }
            Some(UnrefundedOrder::Whole) => {
                let (refunded_at, amount) = (order.placed_at, order.total);
                order.refunds = vec![Refund { refunded_at, amount, ..Refund::default() }];
                let text = text!(
                    "orders are refunded, and no file has their refunds: they count as refunded on their day"
                );
                known.notes.add_amount(line, text, order.total);
            }
        }
        Ok(())
    }

    /// Runs `put`, which writes an entry of this size, and refuses the entry alone when its amounts prove too
    /// large. Amounts of a small entry fit, so that it needs no savepoint: one for each entry takes a fifth
    /// of an import.
    pub(super) fn put_or_refuse(
        &mut self,
        (source, line): (&Source, u64),
        (size, problem): (u64, &dyn Fn() -> Text),
        put: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        if size <= SMALL_ORDER {
            return put(self);
        }
        match self.write.attempt(|| put(self)) {
            Err(Error::AmountTooLarge) => self.refuse(source, Refusal { line, problem: problem() }),
            done => done,
        }
    }

    /// Counts an order of the files that leaves the order of the books unchanged.
    pub(super) fn leave(&mut self, order: &Order, was: Option<&Order>) {
        self.name(NounKind::Order, &order.number);
        self.count(EntryOutcome::Left, order, was);
    }

    /// Imports a credit note that stands in a file of orders.
    fn foreign_credit(
        &mut self,
        source: &Source,
        known: &mut Matchers,
        incoming: ForeignOrder,
    ) -> Result<()> {
        let ForeignOrder { place: line, order, buyer, refunds, .. } = incoming;
        self.holds(NounKind::CreditNote);
        let customer = self.buyer_of(known, &buyer, line, order.placed_at, None)?;
        let (zone, number) = (known.zone, order.number);
        let was = self.noted(&number)?;
        for refund in refunds {
            let refund = self.whole(known, refund, None, was.as_slice())?;
            let note = CreditNote { number: number.clone(), customer: customer.clone(), refund };
            let Some(note) = self.note_again(source, line, was.as_ref(), note)? else { continue };
            let problem = || {
                text!(
                    "credit note {number}: its amounts are too large to add up: correct them",
                    number = &number
                )
            };
            self.put_or_refuse((source, line), (note.refund.size(), &problem), |import| {
                import.put_credit_note(source, note, zone)
            })?;
        }
        Ok(())
    }

    /// The shop's product for one of another system. One that has only a name is matched with `before`, the
    /// product that had this name earlier, if any.
    pub(super) fn maybe_product(
        &mut self,
        known: &mut Matchers,
        product: Option<&ProductRef>,
        before: impl FnOnce(&str) -> Option<ProductId>,
    ) -> Result<Option<ProductId>> {
        let Some(product) = product else { return Ok(None) };
        let Some(kept) = Some(product).filter(|it| it.is_only_named()).and_then(|it| before(&it.name)) else {
            return self.product_of(known, product).map(Some);
        };
        self.name(NounKind::Product, kept);
        Ok(Some(kept))
    }
}

/// Drops the prices of items unless they and the order's discount give the items' amounts: an edit
/// recomputes the order from prices, and would lose the difference.
fn drop_unexplained_prices(order: &mut Order, currency: Currency) {
    let taken_off = |priced: PricedOrder| Ok(Money::sum(priced.lines.iter().map(|line| line.discount))?);
    let off = PricedOrder::kept(order, currency.decimals()).and_then(taken_off);
    if off.is_ok_and(|off| off != order.discount) {
        order.items.iter_mut().for_each(|item| item.price = None);
    }
}

fn name_buyer(order: &mut Order, buyer: &Buyer) {
    order.texts.buyer.clone_from(&buyer.name);
    order.texts.company.clone_from(&buyer.company);
    order.texts.email.clone_from(&buyer.email);
    order.texts.vat_number.clone_from(&buyer.vat_number);
    order.texts.bill_to(&buyer.address, &order.address);
}

/// Copies from the shop's order the data that the file lacks: the rates of its taxes, its address beyond the
/// country, the shipping method, and the prices and classes of its items.
fn keep_untold(order: &mut Order, was: &Order) {
    let is_list = !order.items.is_empty()
        && order.items.iter().all(|item| item.product.is_none() && item.quantity == Quantity::ZERO)
        && order.items.iter().any(|item| item.name == NOT_DIVIDED);
    let amounts = |order: &Order| (order.total, order.tax, order.shipping, order.shipping_tax);
    if is_list && amounts(order) == amounts(was) && was.items.iter().any(|item| item.product.is_some()) {
        order.items.clone_from(&was.items);
        order.prices = was.prices;
    }
    if order.taxes.is_empty() && (order.tax, order.shipping_tax) == (was.tax, was.shipping_tax) {
        order.taxes.clone_from(&was.taxes);
    }
    if order.address == Address::of_country(was.address.country.clone()) {
        order.address.clone_from(&was.address);
    }
    order.origin.key = order.origin.key.or(was.origin.key);
    if order.origin.system.is_empty() {
        order.origin.system.clone_from(&was.origin.system);
    }
    if order.shipping_method.is_empty() {
        order.shipping_method.clone_from(&was.shipping_method);
    }
    let before = explained_items(was);
    let are_the_same = order.items.len() == before.len()
        && order.items.iter().zip(before).all(|(item, before)| {
            (item.quantity, item.total, item.tax) == (before.quantity, before.total, before.tax)
        });
    if are_the_same && order.items.iter().all(|item| item.price.is_none()) {
        let is_typed = was.items.iter().any(|item| item.price.is_some());
        order.prices = if is_typed { was.prices } else { order.prices };
        for (item, before) in order.items.iter_mut().zip(&was.items) {
            item.price = before.price;
            if item.class.is_standard() {
                item.class.clone_from(&before.class);
            }
        }
    }
}

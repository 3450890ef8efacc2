//! The orders: the part of the list that is in view, the order in the form, what it would come to, and
//! every change of one.

mod changes;

use std::ops::Range;
use std::sync::Arc;

use crate::domain::access::Actor;
use crate::domain::error::Result;
use crate::domain::order::{Order, OrderStatus};
use crate::domain::order_form::OrderForm;
use crate::domain::order_query::{OrderQuery, OrderSort};
use crate::engine::{Engine, OrdersWanted};
use crate::ui::format::Amounts;
use crate::ui::model::{
    HELD, ListRow, Loadable, Offered, OpenOrder, OrderColumn, OrderDraft, OrderFilter, OrderKey,
    OrderListView, Orders, OrdersAction, PeriodChoice, Pick, PricedView, RefundDraft, RefundView, Refusal,
    Scanned, Suggesting, around,
};
use crate::worker::Slot;

use super::{Answer, Outcome, ShopSession, is_unknown};

const LIST: Slot = Slot(40);
const ORDER: Slot = Slot(41);
const PRICE: Slot = Slot(42);
const OFFERS: Slot = Slot(43);
const REFUND: Slot = Slot(44);
const SCAN: Slot = Slot(45);
pub(super) const DRAFTS: Slot = Slot(46);

/// Slots of these questions.
pub(super) const ORDER_SLOTS: [Slot; 6] = [LIST, ORDER, PRICE, OFFERS, REFUND, SCAN];

/// What is known of the orders.
#[derive(Default)]
pub(crate) struct Books {
    filter: OrderFilter,
    list: Loadable<OrderListView>,
    /// The first row that is held or asked for.
    from: usize,
    order: Loadable<Arc<OpenOrder>>,
    looking_at: Option<String>,
    priced: Loadable<(OrderKey, PricedView)>,
    offers: Loadable<Offered>,
    scanned: Loadable<Scanned>,
    refunding: Loadable<RefundView>,
    /// Whether drafts may be in the books since, saved elsewhere.
    is_changed_elsewhere: bool,
}

/// An answer about them.
pub(super) enum BooksAnswer {
    List(OrderListView),
    /// None when there is none of the number.
    Order(Option<Arc<OpenOrder>>),
    Priced(OrderKey, PricedView),
    Offered(Offered),
    Scanned(Scanned),
    Refunding(RefundView),
    /// Drafts that are in the books, with their orders.
    Saved(Vec<(String, Arc<OpenOrder>)>),
}

/// What came of a change of an order.
#[derive(Debug)]
pub(crate) enum OrdersOutcome {
    /// A form is in the books.
    Saved { key: OrderKey, open: Arc<OpenOrder> },
    /// A draft was in the books before.
    SavedBefore { draft: String, open: Arc<OpenOrder> },
    /// Figures of it are asked about, each in words; nothing is saved yet.
    Doubted { key: OrderKey, words: Vec<String> },
    /// It was refused.
    SaveRefused { key: OrderKey, refusal: Refusal },
    /// Something else was done to an order, in words, and it is as it is now.
    Done { open: Arc<OpenOrder>, words: String },
    /// A refund was refused.
    RefundRefused(Refusal),
}

impl OrdersOutcome {
    /// Whether the books are others since.
    pub(super) const fn is_change(&self) -> bool {
        matches!(self, Self::Saved { .. } | Self::Done { .. })
    }
}

/// Suggestions at once.
const MOST_OFFERS: usize = 40;

impl Books {
    /// Takes an answer in.
    pub(super) fn answered(&mut self, answer: BooksAnswer) {
        match answer {
            BooksAnswer::List(view) => self.list.answered(Ok(view)),
            BooksAnswer::Order(Some(open)) => self.order.answered(Ok(open)),
            BooksAnswer::Order(None) => self.order = Loadable::default(),
            BooksAnswer::Priced(key, view) => self.priced.answered(Ok((key, view))),
            BooksAnswer::Offered(offered) => self.offers.answered(Ok(offered)),
            BooksAnswer::Scanned(scanned) => self.scanned.answered(Ok(scanned)),
            BooksAnswer::Refunding(view) => self.refunding.answered(Ok(view)),
            // An outcome, not something to be shown.
            BooksAnswer::Saved(_) => {}
        }
    }

    /// A question was refused.
    pub(super) fn refused(&mut self, slot: Slot, refusal: Refusal) {
        match slot {
            LIST => self.list.answered(Err(refusal)),
            ORDER => self.order.answered(Err(refusal)),
            PRICE => self.priced.answered(Err(refusal)),
            OFFERS => self.offers.answered(Err(refusal)),
            SCAN => self.scanned.answered(Err(refusal)),
            REFUND => self.refunding.answered(Err(refusal)),
            _ => {}
        }
    }

    /// Whether the books are others since this was asked last.
    pub(crate) fn take_changed_elsewhere(&mut self) -> bool {
        std::mem::take(&mut self.is_changed_elsewhere)
    }

    /// Why the list is not shown.
    pub(crate) fn refusal(&self) -> Option<&Refusal> {
        self.list.refusal.as_ref()
    }

    /// `1,043 of 4,981 orders`, and what they come to.
    pub(crate) fn shown(&self) -> Option<String> {
        let list = self.list.value.as_ref()?;
        Some(format!("{} · {} in this list", list.shown(), list.sum))
    }

    /// The list as it is shown.
    pub(crate) fn list(&self) -> Option<&OrderListView> {
        self.list.value.as_ref()
    }

    /// The order in the form.
    pub(crate) fn open(&self) -> Option<&Arc<OpenOrder>> {
        self.order.value.as_ref()
    }

    /// The order that a change gave is the one that is shown, if it is the one that is looked at.
    fn take(&mut self, key: Option<&OrderKey>, open: &Arc<OpenOrder>) {
        let is_new = matches!(key, Some(OrderKey::New(_)));
        if is_new || self.looking_at.as_ref() == Some(&open.order.number) {
            self.looking_at = Some(open.order.number.clone());
            self.order.answered(Ok(Arc::clone(open)));
        }
    }

    /// What an outcome says of the order that is shown.
    pub(super) fn keep(&mut self, outcome: &OrdersOutcome) {
        match outcome {
            OrdersOutcome::Saved { key, open } => self.take(Some(key), open),
            OrdersOutcome::Done { open, .. } => self.take(None, open),
            OrdersOutcome::SavedBefore { .. }
            | OrdersOutcome::Doubted { .. }
            | OrdersOutcome::SaveRefused { .. }
            | OrdersOutcome::RefundRefused(_) => {}
        }
    }
}

impl ShopSession {
    /// What the tab draws; none until the shop is known.
    pub(crate) fn orders_view(&self) -> Option<Orders<'_>> {
        let facts = self.facts.value.as_ref()?;
        let now = facts.shop.time_zone.local(self.clock.now(facts.shop.time_zone));
        let books = &self.books;
        Some(Orders {
            list: &books.list,
            filter: &books.filter,
            order: &books.order,
            looking_at: books.looking_at.as_deref(),
            priced: &books.priced,
            offers: &books.offers,
            scanned: &books.scanned,
            refunding: &books.refunding,
            classes: self.classes.value.as_ref(),
            amounts: Amounts::new(facts.shop.currency),
            now,
            fresh: OrderDraft::new(now, facts.shop.taxes.prices),
            home: &facts.shop.address,
            may_manage: facts.may_manage,
        })
    }

    /// Asks for what the tab shows, if that is not known yet.
    pub(super) fn show_orders(&mut self) {
        if is_unknown(&self.classes) {
            self.ask_classes();
        }
        if is_unknown(&self.books.list) {
            self.ask_order_list();
        }
    }

    /// Asks again for what was asked before.
    pub(super) fn refresh_orders(&mut self) {
        self.books.is_changed_elsewhere = true;
        if !is_unknown(&self.books.list) {
            self.ask_order_list();
        }
        if self.books.looking_at.is_some() {
            self.ask_order();
        }
    }

    /// Only these orders.
    pub(crate) fn filter_orders(&mut self, filter: OrderFilter) {
        self.books.filter = filter;
        self.books.from = 0;
        self.ask_order_list();
    }

    /// An order is looked at.
    pub(crate) fn look_at_order(&mut self, number: String) {
        self.books.looking_at = Some(number);
        self.books.order.refusal = None;
        self.ask_order();
    }

    /// Does what was asked for in the tab.
    pub(crate) fn orders_act(&mut self, action: OrdersAction) {
        match action {
            OrdersAction::Filter(filter) => self.filter_orders(filter),
            OrdersAction::Hold(rows) => self.hold(&rows),
            OrdersAction::LookAt(number) => self.look_at_order(number),
            OrdersAction::Price(key, form) => self.price(key, form),
            OrdersAction::Suggest(asked, text) => self.suggest(asked, text),
            OrdersAction::LookUp(code) => self.look_up(code),
            OrdersAction::Save(saving) => self.save_order(*saving),
            OrdersAction::Cancel(number) => self.set_order_status(number, OrderStatus::Cancelled),
            OrdersAction::Archive(number) => self.archive_order(number),
            OrdersAction::Restore(number) => self.restore_order(number),
            OrdersAction::PriceRefund(number, refund) => self.price_refund(number, refund),
            OrdersAction::Refund(number, refund) => self.refund_order(number, refund),
            OrdersAction::DeleteRefund(was, place) => self.delete_refund(*was, place),
            // The tab's own affair.
            OrdersAction::Begin | OrdersAction::Duplicate(_) => {}
        }
    }

    fn hold(&mut self, rows: &Range<usize>) {
        self.books.from = around(rows);
        self.ask_order_list();
    }

    fn ask_order_list(&mut self) {
        let (filter, from, clock) = (self.books.filter.clone(), self.books.from, self.clock);
        self.books.list.is_waiting = true;
        self.ask(LIST, move |engine, actor| {
            let shop = engine.shop()?;
            let now = clock.now(shop.time_zone);
            let page = engine.orders_wanted(actor, &wanted(&filter, from), now)?;
            let today = shop.time_zone.local(now).day;
            let all = if filter.is_any() {
                page.count
            } else {
                engine.orders(actor, &OrderQuery { limit: 0, ..OrderQuery::default() })?.count
            };
            let amounts = Amounts::new(shop.currency);
            let rows = page.orders.iter().map(|order| ListRow::of(order, today, amounts)).collect();
            Ok(Answer::Books(BooksAnswer::List(OrderListView {
                filter,
                from,
                rows,
                count: usize::try_from(page.count).unwrap_or_default(),
                all,
                sum: amounts.signed(page.total),
                sign: amounts.sign().to_owned(),
            })))
        });
    }

    fn ask_order(&mut self) {
        let Some(number) = self.books.looking_at.clone() else { return };
        self.books.order.is_waiting = true;
        self.ask(ORDER, move |engine, actor| {
            let order = engine.order(actor, &number)?;
            let open = order.map(|order| open_order(engine, actor, order)).transpose()?;
            Ok(Answer::Books(BooksAnswer::Order(open)))
        });
    }

    fn price(&mut self, key: OrderKey, mut form: Box<OrderForm>) {
        self.books.priced.is_waiting = true;
        let classes = self.classes.value.clone();
        self.ask(PRICE, move |engine, actor| {
            name_lines(engine, actor, &mut form)?;
            let priced = engine.price_order(actor, &form, None)?;
            let amounts = Amounts::new(engine.shop()?.currency);
            let view = PricedView::new(&priced, form.prices, classes.as_ref(), amounts)?;
            Ok(Answer::Books(BooksAnswer::Priced(key, view)))
        });
    }

    fn suggest(&mut self, asked: Suggesting, text: String) {
        self.books.offers.is_waiting = true;
        let classes = self.classes.value.clone();
        self.ask(OFFERS, move |engine, actor| {
            let amounts = Amounts::new(engine.shop()?.currency);
            let offered = match asked {
                Suggesting::Products => {
                    let found = engine.product_suggestions(actor, &text, MOST_OFFERS)?;
                    Offered::products(text, &found, classes.as_ref(), amounts)
                }
                Suggesting::Customers => {
                    let found = engine.customer_suggestions(actor, &text, MOST_OFFERS)?;
                    Offered::customers(text, &found)
                }
            };
            Ok(Answer::Books(BooksAnswer::Offered(offered)))
        });
    }

    /// Whether any of these drafts is in the books already.
    pub(crate) fn ask_drafts(&mut self, drafts: Vec<String>) {
        if drafts.is_empty() {
            return;
        }
        self.ask(DRAFTS, move |engine, actor| {
            let mut saved = Vec::new();
            for draft in drafts {
                if let Some(order) = engine.order_of_draft(actor, &draft)? {
                    saved.push((draft, open_order(engine, actor, order)?));
                }
            }
            Ok(Answer::Books(BooksAnswer::Saved(saved)))
        });
    }

    fn look_up(&mut self, code: String) {
        self.books.scanned.is_waiting = true;
        self.ask(SCAN, move |engine, actor| {
            let amounts = Amounts::new(engine.shop()?.currency);
            let found = engine.product_of_code(actor, &code)?;
            let product = found.map(|product| Pick::product(&product, amounts));
            Ok(Answer::Books(BooksAnswer::Scanned(Scanned { code, product })))
        });
    }

    fn price_refund(&mut self, number: String, refund: RefundDraft) {
        self.books.refunding.is_waiting = true;
        let today = self.facts.value.as_ref().map(|facts| facts.today);
        self.ask(REFUND, move |engine, actor| {
            let Some(form) = today.and_then(|today| refund.form(today)) else {
                return Ok(Answer::Books(BooksAnswer::Refunding(RefundView::default())));
            };
            let amounts = Amounts::new(engine.shop()?.currency);
            let refund = engine.price_refund(actor, &number, &form)?;
            Ok(Answer::Books(BooksAnswer::Refunding(RefundView::new(&refund, amounts)?)))
        });
    }
}

/// An order as the form shows it.
pub(super) fn open_order(engine: &Engine, actor: &Actor, order: Order) -> Result<Arc<OpenOrder>> {
    let amounts = Amounts::new(engine.shop()?.currency);
    let customer = match &order.customer {
        Some(login) => engine.customer(actor, login)?,
        None => None,
    };
    let name = customer.map(|customer| if customer.name.is_empty() { customer.login } else { customer.name });
    let name = name.or_else(|| order.customer.clone()).unwrap_or_default();
    let called = |id| Ok(engine.product(actor, id)?.map(|product| product.name).unwrap_or_default());
    Ok(Arc::new(OpenOrder::new(order, &name, called, amounts)?))
}

/// Lines that only say their product are called as it is.
pub(super) fn name_lines(engine: &Engine, actor: &Actor, form: &mut OrderForm) -> Result<()> {
    for line in form.lines.iter_mut().filter(|line| line.name.is_empty()) {
        if let Some(product) = line.product.map(|id| engine.product(actor, id)).transpose()?.flatten() {
            line.name = product.name;
        }
    }
    Ok(())
}

/// As the engine is asked for a list.
pub(super) fn wanted(filter: &OrderFilter, skip: usize) -> OrdersWanted {
    let sort = match (filter.column, filter.is_descending) {
        (OrderColumn::Date, true) => OrderSort::Newest,
        (OrderColumn::Date, false) => OrderSort::Oldest,
        (OrderColumn::Total, true) => OrderSort::Largest,
        (OrderColumn::Total, false) => OrderSort::Smallest,
        (OrderColumn::Number, true) => OrderSort::NumberDown,
        (OrderColumn::Number, false) => OrderSort::NumberUp,
    };
    let query = OrderQuery {
        from: None,
        to: None,
        statuses: filter.statuses.iter().copied().collect(),
        text: filter.text.clone(),
        product: filter.product.as_ref().map(|(id, _)| *id),
        customer: filter.customer.as_ref().map(|(login, _)| login.clone()),
        sort,
        after: None,
        skip,
        limit: HELD,
    };
    OrdersWanted { of: filter.period.as_ref().map(PeriodChoice::query), query }
}

/// Drafts that were in the books before.
pub(super) fn drafts_came(answer: Result<Answer>) -> Vec<Outcome> {
    let Ok(Answer::Books(BooksAnswer::Saved(saved))) = answer else { return Vec::new() };
    let before = |(draft, open)| Outcome::Orders(OrdersOutcome::SavedBefore { draft, open });
    saved.into_iter().map(before).collect()
}

//! The orders: the part of the list that is in view, the order in the form, and what that would come to.

use std::ops::Range;
use std::sync::Arc;

use crate::domain::access::Actor;
use crate::domain::error::Result;
use crate::domain::order::Order;
use crate::domain::order_form::OrderForm;
use crate::domain::order_query::{OrderQuery, OrderSort};
use crate::engine::{Engine, OrdersWanted};
use crate::ui::format::Amounts;
use crate::ui::model::{
    HELD, ListRow, Loadable, Offered, OpenOrder, OrderColumn, OrderDraft, OrderFilter, OrderKey,
    OrderListView, Orders, PeriodChoice, Pick, PricedView, RefundDraft, RefundView, Refusal, Scanned,
    Suggesting, around,
};
use crate::worker::Request;

use super::ShopSession;

/// What is known of the orders.
#[derive(Default)]
pub(crate) struct Books {
    filter: OrderFilter,
    list: Loadable<OrderListView>,
    /// The first row that is held or asked for.
    from: usize,
    /// None when there is none of the number.
    order: Loadable<Option<Arc<OpenOrder>>>,
    looking_at: Option<String>,
    priced: Loadable<(OrderKey, PricedView)>,
    offers: Loadable<Offered>,
    scanned: Loadable<Scanned>,
    refunding: Loadable<RefundView>,
    /// Whether drafts may be in the books since, saved elsewhere.
    is_changed_elsewhere: bool,
}

/// Suggestions at once.
const MOST_OFFERS: usize = 40;

impl Books {
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
        self.order.value.as_ref()?.as_ref()
    }

    /// The order that a change gave is the one that is shown, if it is the one that is looked at.
    pub(crate) fn changed(&mut self, key: Option<&OrderKey>, open: &Arc<OpenOrder>) {
        let is_new = matches!(key, Some(OrderKey::New(_)));
        if is_new || self.looking_at.as_ref() == Some(&open.order.number) {
            self.looking_at = Some(open.order.number.clone());
            (self.order.value, self.order.refusal) = (Some(Some(Arc::clone(open))), None);
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
            classes: self.views.classes.value.as_ref(),
            amounts: Amounts::new(facts.shop.currency),
            now,
            fresh: OrderDraft::new(now, facts.shop.taxes.prices),
            home: &facts.shop.address,
            may_manage: facts.may_manage,
        })
    }

    /// Asks for what the tab shows, if that is not known yet.
    pub(super) fn show_orders(&mut self) {
        self.show_classes();
        if self.books.list.is_unknown() {
            self.ask_order_list();
        }
    }

    /// Asks again for what was asked before.
    pub(crate) fn refresh_orders(&mut self) {
        self.books.is_changed_elsewhere = true;
        if !self.books.list.is_unknown() {
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

    /// These rows are in view.
    pub(crate) fn hold(&mut self, rows: &Range<usize>) {
        self.books.from = around(rows);
        self.ask_order_list();
    }

    fn ask_order_list(&mut self) {
        let (filter, from, clock) = (self.books.filter.clone(), self.books.from, self.clock);
        self.ask(
            |session| &mut session.books.list,
            move |engine, actor| {
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
                Ok(OrderListView {
                    filter,
                    from,
                    rows,
                    count: usize::try_from(page.count).unwrap_or_default(),
                    all,
                    sum: amounts.signed(page.total),
                    sign: amounts.sign().to_owned(),
                })
            },
        );
    }

    fn ask_order(&mut self) {
        let Some(number) = self.books.looking_at.clone() else { return };
        self.ask(
            |session| &mut session.books.order,
            move |engine, actor| {
                let order = engine.order(actor, &number)?;
                order.map(|order| open_order(engine, actor, order)).transpose()
            },
        );
    }

    pub(crate) fn price(&mut self, key: OrderKey, mut form: Box<OrderForm>) {
        let classes = self.views.classes.value.clone();
        self.ask(
            |session| &mut session.books.priced,
            move |engine, actor| {
                name_lines(engine, actor, &mut form)?;
                let priced = engine.price_order(actor, &form, None)?;
                let amounts = Amounts::new(engine.shop()?.currency);
                Ok((key, PricedView::new(&priced, form.prices, classes.as_ref(), amounts)?))
            },
        );
    }

    pub(crate) fn suggest(&mut self, asked: Suggesting, text: String) {
        let classes = self.views.classes.value.clone();
        self.ask(
            |session| &mut session.books.offers,
            move |engine, actor| {
                let amounts = Amounts::new(engine.shop()?.currency);
                Ok(match asked {
                    Suggesting::Products => {
                        let found = engine.product_suggestions(actor, &text, MOST_OFFERS)?;
                        Offered::products(text, &found, classes.as_ref(), amounts)
                    }
                    Suggesting::Customers => {
                        let found = engine.customer_suggestions(actor, &text, MOST_OFFERS)?;
                        Offered::customers(text, &found)
                    }
                })
            },
        );
    }

    /// Which of these drafts are in the books already, with their orders.
    pub(crate) fn saved_drafts(&self, drafts: Vec<String>) -> Request<Vec<(String, Arc<OpenOrder>)>> {
        self.read(move |engine, actor| {
            let mut saved = Vec::new();
            for draft in drafts {
                if let Some(order) = engine.order_of_draft(actor, &draft)? {
                    saved.push((draft, open_order(engine, actor, order)?));
                }
            }
            Ok(saved)
        })
    }

    pub(crate) fn look_up(&mut self, code: String) {
        self.ask(
            |session| &mut session.books.scanned,
            move |engine, actor| {
                let amounts = Amounts::new(engine.shop()?.currency);
                let found = engine.product_of_code(actor, &code)?;
                let product = found.map(|product| Pick::product(&product, amounts));
                Ok(Scanned { code, product })
            },
        );
    }

    pub(crate) fn price_refund(&mut self, number: String, refund: RefundDraft) {
        let today = self.facts.value.as_ref().map(|facts| facts.today);
        self.ask(
            |session| &mut session.books.refunding,
            move |engine, actor| {
                let Some(form) = today.and_then(|today| refund.form(today)) else {
                    return Ok(RefundView::default());
                };
                let amounts = Amounts::new(engine.shop()?.currency);
                let refund = engine.price_refund(actor, &number, &form)?;
                RefundView::new(&refund, amounts)
            },
        );
    }
}

/// An order as the form shows it.
pub(crate) fn open_order(engine: &Engine, actor: &Actor, order: Order) -> Result<Arc<OpenOrder>> {
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
pub(crate) fn name_lines(engine: &Engine, actor: &Actor, form: &mut OrderForm) -> Result<()> {
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

//! The Orders tab: the rows of the list that are in view, the order in the form, and the computed prices.

use std::ops::Range;
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use crate::model::{
    FormKey, HELD, ListRow, Loadable, Offered, OpenOrder, OrderColumn, OrderDraft, OrderFilter, OrderKey,
    OrderListView, Orders, PeriodChoice, PricedView, RefundDraft, RefundView, Refusal, Suggesting,
    WarningView, around,
};
use crate::translate;
use domain::access::Actor;
use domain::error::Result;
use domain::order::form::OrderForm;
use domain::order::query::{OrderQuery, OrderSort};
use domain::order::{Order, OrderStatus, OrderSummary};
use domain::text;
use engine::{Engine, OrderSelection};
use worker::Request;

use super::ShopSession;

/// The answers that the Orders tab draws, and the filter and order that they are for.
#[derive(Default)]
pub(crate) struct OrderViews {
    filter: OrderFilter,
    list: Loadable<OrderListView>,
    /// The index of the first row that is loaded or requested.
    from: usize,
    /// Holds `None` if no order has the number.
    order: Loadable<Option<Arc<OpenOrder>>>,
    looking_at: Option<String>,
    priced: Loadable<(OrderKey, PricedView)>,
    offers: Loadable<Offered>,
    refunding: Loadable<RefundView>,
    /// Set by each refresh: another window may have saved drafts that this one has too.
    is_changed_elsewhere: bool,
}

/// The largest number of products or customers that are suggested.
const MOST_OFFERS: usize = 40;

impl OrderViews {
    /// True if there was a refresh since the last call.
    pub(crate) fn take_changed_elsewhere(&mut self) -> bool {
        std::mem::take(&mut self.is_changed_elsewhere)
    }

    pub(crate) fn refusal(&self) -> Option<&Refusal> {
        self.list.refusal.as_ref()
    }

    /// True for an order among the loaded rows of the list.
    pub(crate) fn is_listed(&self, number: &str) -> bool {
        let list = self.list.value.as_ref().filter(|_| !self.list.is_waiting());
        list.is_some_and(|list| list.place(number).is_some())
    }

    pub(crate) fn list(&self) -> Option<&OrderListView> {
        self.list.value.as_ref()
    }

    pub(crate) fn open(&self) -> Option<&Arc<OpenOrder>> {
        self.order.value.as_ref()?.as_ref()
    }

    /// Shows an order as a change left it, if it is the one in the form.
    pub(crate) fn changed(&mut self, key: Option<&OrderKey>, open: &Arc<OpenOrder>) {
        let is_new = key.is_some_and(FormKey::is_new);
        if is_new || self.looking_at.as_ref() == Some(&open.order.number) {
            self.looking_at = Some(open.order.number.clone());
            (self.order.value, self.order.refusal) = (Some(Some(Arc::clone(open))), None);
        }
    }
}

impl ShopSession {
    /// The view of the tab; `None` until the facts of the shop are loaded.
    pub(crate) fn orders_view(&self) -> Option<Orders<'_>> {
        let facts = self.facts.value.as_ref()?;
        let now = facts.shop.time_zone.local(self.clock.now(facts.shop.time_zone));
        let views = &self.order_views;
        Some(Orders {
            list: &views.list,
            filter: &views.filter,
            order: &views.order,
            looking_at: views.looking_at.as_deref(),
            priced: &views.priced,
            offers: &views.offers,
            refunding: &views.refunding,
            classes: self.views.classes.value.as_ref(),
            amounts: Amounts::new(facts.shop.currency, self.formatter),
            now,
            fresh: OrderDraft::new(now, facts.shop.taxes.prices),
            home: &facts.shop.address,
            may_manage: facts.may_manage,
            closed: &facts.closed,
        })
    }

    /// `1,043 of 4,981 orders · £1,043.00 in this list`.
    pub(crate) fn orders_shown(&self) -> Option<String> {
        let list = self.order_views.list()?;
        let sum = text!("{amount} in this list", amount = self.amounts()?.signed(list.sum));
        Some(format!("{} · {}", self.count_of(list), self.formatter.text(&sum)))
    }

    /// `1,043 of 4,981 orders`.
    pub(super) fn count_of(&self, list: &OrderListView) -> String {
        self.formatter.text(&text!("{shown} of {all} {all:order|orders}", shown = list.count, all = list.all))
    }

    pub(crate) fn show_orders(&mut self) {
        self.show_classes();
        if self.order_views.list.is_unknown() {
            self.ask_order_list();
        }
    }

    /// Requests the loaded list and the order in the form again after a change.
    pub(crate) fn refresh_orders(&mut self) {
        self.order_views.is_changed_elsewhere = true;
        if !self.order_views.list.is_unknown() {
            self.ask_order_list();
        }
        if self.order_views.looking_at.is_some() {
            self.ask_order();
        }
    }

    pub(crate) fn filter_orders(&mut self, filter: OrderFilter) {
        self.list_orders_at(filter, 0);
    }

    /// Requests the list with the rows around a place.
    pub(crate) fn list_orders_at(&mut self, filter: OrderFilter, place: usize) {
        self.order_views.filter = filter;
        self.order_views.from = around(&(place..place));
        self.ask_order_list();
    }

    /// The list of all orders, or of the archived ones, that an order is in, and its place there; `None` for an
    /// unknown number.
    pub(crate) fn place_of_order(&self, number: String) -> Request<Option<(OrderFilter, usize)>> {
        self.read(move |engine, actor| {
            let Some(order) = engine.order(actor, &number)? else { return Ok(None) };
            let is_archived = order.status == OrderStatus::Trash;
            let statuses = is_archived.then_some(order.status).into_iter().collect();
            let filter = OrderFilter { statuses, ..OrderFilter::default() };
            let (query, day) = (wanted(&filter, 0).query, order.placed_at.day);
            let later = OrderQuery { from: Some(day.plus_days(1)), limit: 0, ..query.clone() };
            let mut place = usize::try_from(engine.orders(actor, &later)?.count).unwrap_or_default();
            let mut of_day = OrderQuery { from: Some(day), to: Some(day), ..query };
            loop {
                let page = engine.orders(actor, &of_day)?.orders;
                match page.iter().position(|one| one.number == number) {
                    Some(at) => return Ok(Some((filter, place + at))),
                    None if page.is_empty() => return Ok(None),
                    None => place += page.len(),
                }
                of_day.skip += page.len();
            }
        })
    }

    /// The numbers of the orders in these rows of the list.
    pub(crate) fn numbers_in(&self, rows: Range<usize>) -> Request<Vec<String>> {
        let (filter, clock) = (self.order_views.filter.clone(), self.clock);
        self.read(move |engine, actor| {
            let now = clock.now(engine.shop()?.time_zone);
            let mut numbers = Vec::new();
            while numbers.len() < rows.len() {
                let mut page = wanted(&filter, rows.start + numbers.len());
                page.query.limit = rows.len() - numbers.len();
                let orders = engine.orders_wanted(actor, &page, now)?.orders;
                if orders.is_empty() {
                    break;
                }
                numbers.extend(orders.into_iter().map(|order| order.number));
            }
            Ok(numbers)
        })
    }

    pub(crate) fn look_at_order(&mut self, number: String) {
        self.order_views.looking_at = Some(number);
        self.order_views.order.refusal = None;
        self.ask_order();
    }

    /// Requests the rows around those in view.
    pub(crate) fn hold(&mut self, rows: &Range<usize>) {
        self.order_views.from = around(rows);
        self.ask_order_list();
    }

    fn ask_order_list(&mut self) {
        let (filter, from, clock) = (self.order_views.filter.clone(), self.order_views.from, self.clock);
        self.ask(
            |session| &mut session.order_views.list,
            move |engine, actor| {
                let now = clock.now(engine.shop()?.time_zone);
                let page = engine.orders_wanted(actor, &wanted(&filter, from), now)?;
                let all = if filter.is_any() {
                    page.count
                } else {
                    engine.orders(actor, &OrderQuery { limit: 0, ..OrderQuery::default() })?.count
                };
                // Whoever may not see why an order is taxed sees the order all the same.
                let mut warnings = engine.warnings_of_orders(actor, &page.orders).unwrap_or_default();
                let row = |order: OrderSummary| ListRow {
                    warnings: warnings.remove(&order.number).iter().flatten().map(translate::text).collect(),
                    order,
                };
                let rows = page.orders.into_iter().map(row).collect();
                let count = usize::try_from(page.count).unwrap_or_default();
                Ok(OrderListView { filter, from, rows, count, all, sum: page.total })
            },
        );
    }

    fn ask_order(&mut self) {
        let formatter = self.formatter;
        let Some(number) = self.order_views.looking_at.clone() else { return };
        self.ask(
            |session| &mut session.order_views.order,
            move |engine, actor| {
                let order = engine.order(actor, &number)?;
                order.map(|order| open_order(engine, actor, order, formatter)).transpose()
            },
        );
    }

    /// Requests the computed amounts of a form.
    pub(crate) fn price(&mut self, key: OrderKey, mut form: Box<OrderForm>) {
        let formatter = self.formatter;
        let classes = self.views.classes.value.clone();
        self.ask(
            |session| &mut session.order_views.priced,
            move |engine, actor| {
                name_lines(engine, actor, &mut form)?;
                let priced = engine.price_order(actor, &form, None)?;
                let amounts = Amounts::new(engine.shop()?.currency, formatter);
                Ok((key, PricedView::new(&priced, form.prices, classes.as_ref(), amounts)?))
            },
        );
    }

    /// The totals of forms, without the currency's sign; none of those that cannot be priced.
    pub(crate) fn draft_totals(
        &self,
        drafts: Vec<(OrderKey, OrderForm)>,
    ) -> Request<Vec<(OrderKey, String)>> {
        let formatter = self.formatter;
        self.read(move |engine, actor| {
            let amounts = Amounts::new(engine.shop()?.currency, formatter);
            let total = |(key, mut form): (OrderKey, OrderForm)| {
                name_lines(engine, actor, &mut form).ok()?;
                let priced = engine.price_order(actor, &form, None).ok()?;
                Some((key, amounts.plain(priced.total)))
            };
            Ok(drafts.into_iter().filter_map(total).collect())
        })
    }

    /// Requests the products or customers that match a text.
    pub(crate) fn suggest(&mut self, asked: Suggesting, text: String) {
        let formatter = self.formatter;
        let classes = self.views.classes.value.clone();
        self.ask(
            |session| &mut session.order_views.offers,
            move |engine, actor| {
                let amounts = Amounts::new(engine.shop()?.currency, formatter);
                Ok(match asked {
                    Suggesting::Products => {
                        let found = engine.product_suggestions(actor, &text, MOST_OFFERS)?;
                        Offered::products(text, &found, classes.as_ref(), amounts)
                    }
                    Suggesting::Customers => {
                        let found = engine.customer_suggestions(actor, &text, MOST_OFFERS)?;
                        Offered::customers(text, &found, formatter)
                    }
                })
            },
        );
    }

    /// The drafts among these that were saved as orders, with those orders.
    pub(crate) fn saved_drafts(&self, drafts: Vec<String>) -> Request<Vec<(String, Arc<OpenOrder>)>> {
        let formatter = self.formatter;
        self.read(move |engine, actor| {
            let mut saved = Vec::new();
            for draft in drafts {
                if let Some(order) = engine.order_of_draft(actor, &draft)? {
                    saved.push((draft, open_order(engine, actor, order, formatter)?));
                }
            }
            Ok(saved)
        })
    }

    /// Requests the computed amounts of a refund.
    pub(crate) fn price_refund(&mut self, number: String, refund: RefundDraft) {
        let formatter = self.formatter;
        let today = self.facts.value.as_ref().map(|facts| facts.today);
        self.ask(
            |session| &mut session.order_views.refunding,
            move |engine, actor| {
                let Some(form) = today.and_then(|today| refund.form(today, formatter)) else {
                    return Ok(RefundView::default());
                };
                let amounts = Amounts::new(engine.shop()?.currency, formatter);
                let refund = engine.price_refund(actor, &number, &form)?;
                RefundView::new(&refund, amounts)
            },
        );
    }
}

/// An order as the form shows it, with the names of its customer and products.
pub(crate) fn open_order(
    engine: &Engine,
    actor: &Actor,
    order: Order,
    formatter: Formatter,
) -> Result<Arc<OpenOrder>> {
    let amounts = Amounts::new(engine.shop()?.currency, formatter);
    let customer = match &order.customer {
        Some(login) => engine.customer(actor, login)?,
        None => None,
    };
    let vat_number = customer.as_ref().map(|customer| customer.vat_number.clone()).unwrap_or_default();
    let name = customer.map(|customer| if customer.name.is_empty() { customer.login } else { customer.name });
    let name = name.or_else(|| order.customer.clone()).unwrap_or_default();
    let called = |id| Ok(engine.product(actor, id)?.map(|product| product.name).unwrap_or_default());
    // Whoever may not see rates sees the order all the same.
    let explained = engine.explain_order(actor, &order.number).ok();
    let warnings = engine.order_warnings(actor, &order).unwrap_or_default();
    let mut open = OpenOrder::new(order, &name, called, amounts)?;
    // Whoever may not see invoices sees the order all the same.
    open.invoice = engine.invoice_of(actor, &open.order.number).unwrap_or_default();
    open.figures.vat_number = vat_number;
    open.figures.warnings =
        warnings.iter().map(|warning| WarningView::plain(formatter.text(warning))).collect();
    if let Some(explained) = explained {
        open.figures.explain(&explained, &engine.shown_classes(actor)?, amounts)?;
    }
    Ok(Arc::new(open))
}

/// Gives lines that have only a product the product's name.
pub(crate) fn name_lines(engine: &Engine, actor: &Actor, form: &mut OrderForm) -> Result<()> {
    for line in form.lines.iter_mut().filter(|line| line.name.is_empty()) {
        if let Some(product) = line.product.map(|id| engine.product(actor, id)).transpose()?.flatten() {
            line.name = product.name;
        }
    }
    Ok(())
}

/// The query for a page of the list, from the row `skip`.
pub(super) fn wanted(filter: &OrderFilter, skip: usize) -> OrderSelection {
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
        country: filter.country.map(str::to_owned),
        added: filter.added,
        vat_number_doubts: filter.vat_number_doubts,
        numbers: Vec::new(),
        sort,
        after: None,
        skip,
        limit: HELD,
    };
    OrderSelection { of: filter.period.as_ref().map(PeriodChoice::query), query }
}

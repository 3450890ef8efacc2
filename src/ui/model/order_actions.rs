//! What the Orders tab draws, and what a person asks for in it.

use std::ops::Range;
use std::sync::Arc;

use crate::domain::address::Address;
use crate::domain::order::Order;
use crate::domain::order_form::OrderForm;
use crate::domain::time::Local;
use crate::ui::format::Amounts;

use super::{
    ClassesView, Loadable, Offered, OpenOrder, OrderDraft, OrderFilter, OrderKey, OrderListView, PricedView,
    RefundDraft, RefundView, Scanned, Suggesting,
};

/// What the tab draws.
pub(crate) struct Orders<'a> {
    pub(crate) list: &'a Loadable<OrderListView>,
    pub(crate) filter: &'a OrderFilter,
    /// The order that is looked at, none where there is none of the number, and which one is asked for.
    pub(crate) order: &'a Loadable<Option<Arc<OpenOrder>>>,
    pub(crate) looking_at: Option<&'a str>,
    /// What a form comes to.
    pub(crate) priced: &'a Loadable<(OrderKey, PricedView)>,
    pub(crate) offers: &'a Loadable<Offered>,
    /// What has the code that was scanned last.
    pub(crate) scanned: &'a Loadable<Scanned>,
    pub(crate) refunding: &'a Loadable<RefundView>,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) amounts: Amounts,
    /// What the shop's clock shows.
    pub(crate) now: Local,
    /// A new order as it begins.
    pub(crate) fresh: OrderDraft,
    /// Where orders without an address are taxed.
    pub(crate) home: &'a Address,
    pub(crate) may_manage: bool,
}

impl Orders<'_> {
    /// The order that is looked at.
    pub(crate) fn open(&self) -> Option<&Arc<OpenOrder>> {
        self.order.value.as_ref()?.as_ref()
    }
}

/// What was asked for in the tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OrdersAction {
    /// Other orders in the list, or in another order.
    Filter(OrderFilter),
    /// These rows are in view.
    Hold(Range<usize>),
    /// An order is looked at.
    LookAt(String),
    /// A new order.
    Begin,
    /// What a form comes to.
    Price(OrderKey, Box<OrderForm>),
    Suggest(Suggesting, String),
    /// The product of a code.
    LookUp(String),
    /// A form into the books. A customer who is new is added with it.
    Save(Box<Saving>),
    Duplicate(String),
    Cancel(String),
    Archive(String),
    /// Out of the archive.
    Restore(String),
    /// What a refund would take back.
    PriceRefund(String, RefundDraft),
    Refund(String, RefundDraft),
    /// The refund at this place of an order is to go.
    DeleteRefund(Box<Order>, usize),
}

/// A form on its way into the books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Saving {
    pub(crate) key: OrderKey,
    /// The draft that it is, of a new order.
    pub(crate) draft: String,
    pub(crate) form: OrderForm,
    /// The name of a customer who is not in the books yet.
    pub(crate) new_customer: Option<String>,
    /// Unusual figures that are meant.
    pub(crate) confirmed: Vec<String>,
    /// The order that it was made of.
    pub(crate) was: Option<Order>,
}

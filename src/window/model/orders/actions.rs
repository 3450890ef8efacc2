//! The view of the Orders tab, and its actions.

use std::ops::Range;
use std::sync::Arc;

use crate::format::Amounts;
use domain::order::form::OrderForm;
use domain::order::{Order, Product};
use domain::places::address::Address;
use domain::shop::closed_period::ClosedPeriods;
use domain::time::Local;
use engine::{Change, OutFormat};

use crate::model::{
    ClassesView, Loadable, Offered, OpenOrder, OrderDraft, OrderFilter, OrderKey, OrderListView, PricedView,
    RefundDraft, RefundView, Suggesting,
};

pub(crate) struct Orders<'a> {
    pub(crate) list: &'a Loadable<OrderListView>,
    pub(crate) filter: &'a OrderFilter,
    /// The shown order, `None` where no order has the number; and the number that is selected.
    pub(crate) order: &'a Loadable<Option<Arc<OpenOrder>>>,
    pub(crate) looking_at: Option<&'a str>,
    /// The total and the taxes of the open form, with the order that it is of.
    pub(crate) priced: &'a Loadable<(OrderKey, PricedView)>,
    pub(crate) offers: &'a Loadable<Offered>,
    pub(crate) refunding: &'a Loadable<RefundView>,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) amounts: Amounts,
    /// The local time of the shop.
    pub(crate) now: Local,
    /// The draft of a new order.
    pub(crate) fresh: OrderDraft,
    /// The shop's address, by which orders without an address may be taxed.
    pub(crate) home: &'a Address,
    pub(crate) may_manage: bool,
    pub(crate) closed: &'a ClosedPeriods,
}

impl Orders<'_> {
    /// The shown order.
    pub(crate) fn open(&self) -> Option<&Arc<OpenOrder>> {
        self.order.value.as_ref()?.as_ref()
    }
}

/// An action of the Orders tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OrdersAction {
    /// Filters or sorts the list.
    Filter(OrderFilter),
    /// Loads these rows of the list, which are in view.
    Hold(Range<usize>),
    /// Shows the order with this number.
    LookAt(String),
    /// Computes the total and the taxes of a form.
    Price(OrderKey, Box<OrderForm>),
    /// Computes the totals of these new forms for the list.
    TotalDrafts(Vec<(OrderKey, OrderForm)>),
    Suggest(Suggesting, String),
    /// Saves a form. A new customer and new products are added in the same step.
    Save(Box<Saving>),
    Duplicate(String),
    /// Selects the rows of this range, whose orders may not be loaded.
    Select(Range<usize>),
    /// Exports only these orders; without a format, the person is asked for one.
    ExportOnly(Vec<String>, Option<OutFormat>),
    /// Changes an order; the words say what was done.
    Change(String, Box<Change>),
    /// Computes what a refund would be, without making it.
    PriceRefund(String, RefundDraft),
    Refund(String, RefundDraft),
}

/// A form that is being saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Saving {
    pub(crate) key: OrderKey,
    /// The id of the draft, for a new order.
    pub(crate) draft: String,
    pub(crate) form: OrderForm,
    /// The name of a customer who is not in the shop yet.
    pub(crate) new_customer: Option<String>,
    /// The products that are not in the shop yet, each with the index of its line.
    pub(crate) new_products: Vec<(usize, Product)>,
    /// The unusual amounts that were confirmed, each as the sentence that asked.
    pub(crate) confirmed: Vec<String>,
    /// The order as the form had it; `None` for a new one.
    pub(crate) was: Option<Order>,
    /// True if its invoice is taken back and a new one is issued.
    pub(crate) is_correction: bool,
}

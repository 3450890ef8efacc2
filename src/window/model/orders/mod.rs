//! The orders of a period as the Sales tab lists them.

pub(super) mod actions;
pub(super) mod draft;
pub(super) mod figures;
pub(super) mod form;
pub(super) mod list;

use crate::format::{self, Amounts};
use crate::translate::tr;
use domain::label;
use domain::money::Money;
use domain::order::{OrderStatus, OrderSummary};
use domain::places;
use domain::time::Local;

/// The state of an order as its badge shows it: the status, and whether it is refunded in part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OrderBadge {
    Completed,
    Processing,
    OnHold,
    PartRefunded,
    Refunded,
    Pending,
    Cancelled,
    Failed,
    Archived,
    Draft,
    /// A draft of a new order, which has no status.
    Unsaved,
}

impl OrderBadge {
    /// In English.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Completed => label!("Completed"),
            Self::Processing => label!("Processing"),
            Self::OnHold => label!("On hold"),
            Self::PartRefunded => label!("Part refunded"),
            Self::Refunded => label!("Refunded"),
            Self::Pending => label!("Pending"),
            Self::Cancelled => label!("Cancelled"),
            Self::Failed => label!("Failed"),
            Self::Archived => label!("Archived"),
            Self::Draft => label!("Draft"),
            Self::Unsaved => label!("Not saved"),
        }
    }

    /// The state of an order without refunds.
    pub(crate) const fn of_status(status: OrderStatus) -> Self {
        match status {
            OrderStatus::Completed => Self::Completed,
            OrderStatus::Processing => Self::Processing,
            OrderStatus::OnHold => Self::OnHold,
            OrderStatus::Refunded => Self::Refunded,
            OrderStatus::Pending => Self::Pending,
            OrderStatus::Cancelled => Self::Cancelled,
            OrderStatus::Failed => Self::Failed,
            OrderStatus::Trash => Self::Archived,
            OrderStatus::Draft => Self::Draft,
        }
    }

    /// Refunds show only where the status counts in the reports. An order whose refunds reach its total is
    /// refunded.
    pub(crate) fn of(status: OrderStatus, total: Money, refunded: Money) -> Self {
        if !status.counts() || refunded <= Money::ZERO {
            Self::of_status(status)
        } else if refunded >= total {
            Self::Refunded
        } else if status == OrderStatus::Refunded {
            Self::of_status(status)
        } else {
            Self::PartRefunded
        }
    }
}

/// An order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OrderRow {
    /// `16:51`; in a list of several days `19 Nov 14:07`.
    pub(crate) time: String,
    pub(crate) number: String,
    /// Empty without a customer.
    pub(crate) customer: String,
    pub(crate) ship_to: String,
    pub(crate) standing: OrderBadge,
    pub(crate) total: String,
}

/// The orders of a period, latest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OrdersView {
    /// The first and the last second of the period.
    pub(crate) of: (Local, Local),
    pub(crate) rows: Vec<OrderRow>,
}

impl OrdersView {
    pub(crate) fn new(of: (Local, Local), orders: &[OrderSummary], amounts: Amounts) -> Self {
        let is_one_day = of.0.day == of.1.day;
        let row = |order: &OrderSummary| OrderRow {
            time: if is_one_day { format::clock(order.placed_at) } else { format::moment(order.placed_at) },
            number: order.number.clone(),
            customer: order.customer.clone().unwrap_or_default(),
            ship_to: places::country_name(&order.country).map_or(&*order.country, tr).to_owned(),
            standing: OrderBadge::of(order.status, order.total, order.refunded),
            total: amounts.plain(order.total),
        };
        Self { of, rows: orders.iter().map(row).collect() }
    }
}

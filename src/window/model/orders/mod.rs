//! Orders, as the tabs and the palette show them.

pub(super) mod actions;
pub(super) mod draft;
pub(super) mod figures;
pub(super) mod form;
pub(super) mod list;

use domain::label;
use domain::money::Money;
use domain::order::OrderStatus;

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

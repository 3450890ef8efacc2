//! The changes of orders, as values.

use serde::{Deserialize, Serialize};

use super::OrderEdit;
use crate::change::rules::{Changes, Rule, books};
use domain::label;
use domain::order::refund_form::RefundForm;
use domain::order::{Order, OrderStatus};
use domain::text;
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;

/// A change of orders and their refunds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum OrderChange {
    /// Saves an order from its form, as a new one or over an existing one.
    #[serde(rename = "save_order")]
    Save(Box<OrderEdit>),
    /// Writes an order as it is, over the one with its number if there is one.
    #[serde(rename = "put_order")]
    Put(Box<Order>),
    /// Adds a copy of an order under a new number.
    #[serde(rename = "duplicate_order")]
    Duplicate { number: String },
    /// Sets the status of an order.
    #[serde(rename = "set_order_status")]
    SetStatus { number: String, status: OrderStatus },
    /// Moves an order to the trash.
    #[serde(rename = "delete_order")]
    Delete { number: String },
    /// Takes an order out of the trash.
    #[serde(rename = "restore_order")]
    Restore { number: String },
    /// Adds a refund to an order.
    #[serde(rename = "refund_order")]
    Refund { number: String, form: RefundForm },
    /// Deletes a refund by its index, from 0, in the order as it was read.
    #[serde(rename = "delete_refund")]
    DeleteRefund { was: Box<Order>, place: usize },
    /// Divides the refunds of a period that name an amount alone by the rates of their orders.
    #[serde(rename = "divide_refunds")]
    DivideRefunds { period: TaxPeriod },
}

impl Changes for OrderChange {
    fn rule(&self) -> Rule<'_> {
        books(match self {
            Self::Delete { .. } => label!("delete orders"),
            Self::Refund { .. } | Self::DeleteRefund { .. } | Self::DivideRefunds { .. } => {
                label!("refund orders")
            }
            _ => label!("change orders"),
        })
    }

    fn title(&self) -> Text {
        match self {
            Self::Save(_) | Self::Put(_) => text!("Save order"),
            Self::Duplicate { .. } => text!("Duplicate order"),
            Self::SetStatus { number, status } => {
                text!("Set order {number} to {status}", number, status = Text::new(status.as_str()))
            }
            Self::Delete { number } => text!("Delete order {number}", number),
            Self::Restore { number } => text!("Restore order {number}", number),
            Self::Refund { .. } => text!("Refund"),
            Self::DeleteRefund { .. } => text!("Delete refund"),
            Self::DivideRefunds { .. } => text!("Divide refunds"),
        }
    }

    fn can_be_one_of_several(&self) -> bool {
        matches!(self, Self::SetStatus { .. } | Self::Delete { .. } | Self::Restore { .. })
    }
}

//! The changes of invoices, as values.

use serde::{Deserialize, Serialize};

use crate::change::rules::{Changes, Rule, books};
use crate::orders::OrderEdit;
use domain::invoice::numbering::NumberingAnswer;
use domain::label;
use domain::text;
use domain::text::Text;
use domain::time::Day;

/// A change of invoices and credit notes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum InvoiceChange {
    /// Gives orders the invoices and credit notes that they lack. The language is by ISO 639-1, of paper for buyers of
    /// whose country none is known.
    #[serde(rename = "issue_invoices")]
    Issue { orders: Vec<String>, language: String },
    /// Cancels an invoice by a credit note over the rest of it.
    #[serde(rename = "cancel_invoice")]
    Cancel { number: String },
    /// Saves an order that has an invoice: that is taken back with a credit note, and a new one is issued.
    #[serde(rename = "correct_order")]
    CorrectOrder { edit: Box<OrderEdit>, language: String },
    /// Sets the day on which an invoice was paid; `None` where it is not.
    #[serde(rename = "set_invoice_paid")]
    SetPaid { number: String, on: Option<Day> },
    /// Records a person's statement on numbers that are given only with it.
    #[serde(rename = "answer_numbering")]
    AnswerNumbering(NumberingAnswer),
}

impl Changes for InvoiceChange {
    fn rule(&self) -> Rule<'_> {
        books(label!("issue invoices"))
    }

    fn title(&self) -> Text {
        match self {
            Self::Issue { .. } => text!("Issue invoices"),
            Self::Cancel { number } => text!("Cancel invoice {number}", number),
            Self::CorrectOrder { .. } => text!("Correct an order and its invoice"),
            Self::SetPaid { number, on: Some(on) } => {
                text!("Invoice {number} was paid on {on}", number, on = *on)
            }
            Self::SetPaid { number, on: None } => text!("Invoice {number} is not paid", number),
            Self::AnswerNumbering(answer) => answer.title(),
        }
    }

    fn can_be_one_of_several(&self) -> bool {
        matches!(self, Self::SetPaid { .. })
    }
}

//! What taxing the orders of a version of a rate anew would change, as the panel says it before it is done.

use crate::format::{Amounts, Formatter};
use domain::error::Result;
use domain::pricing::tax_anew::{LeftOrder, TaxedAnew};

/// The most orders that are named.
const MOST: usize = 5;

/// The preview.
#[derive(Debug, Clone, Default)]
pub(crate) struct TaxAnewView {
    /// What would change and what stays.
    pub(crate) sentences: Vec<String>,
    /// The words of the button; `None` where there is nothing to do.
    pub(crate) button: Option<String>,
}

impl TaxAnewView {
    pub(crate) fn new(taxed: &TaxedAnew, amounts: Amounts) -> Result<Self> {
        let formatter = amounts.formatter;
        let mut sentences = Vec::new();
        let changes = (taxed.orders > 0).then(|| orders(taxed.orders, formatter));
        match &changes {
            Some(orders) => sentences.push(format!(
                "{orders} of these days had {} of tax. By the rates of their dates it is {}.",
                amounts.signed(taxed.was),
                amounts.signed(taxed.becomes)
            )),
            None if taxed.same > 0 => {
                sentences
                    .push("The orders of these days have the tax of the rates of their dates.".to_owned());
            }
            None if taxed.left.is_empty() => {
                sentences.push("No order of these days was taxed by this rate.".to_owned());
            }
            None => {}
        }
        if !taxed.left.is_empty() {
            let count = i64::try_from(taxed.left.len()).unwrap_or(i64::MAX);
            let named = |left: &LeftOrder| format!("{} ({})", left.number, formatter.sentence(&left.problem));
            let mut named: Vec<String> = taxed.left.iter().take(MOST).map(named).collect();
            if taxed.left.len() > MOST {
                named.push(format!("{} more", taxed.left.len() - MOST));
            }
            let tax = amounts.signed(taxed.left_tax()?);
            let stay = if count == 1 { "stays as it is" } else { "stay as they are" };
            sentences.push(format!(
                "{} {stay}, with {tax} of tax: {}.",
                orders(count, formatter),
                named.join(", ")
            ));
        }
        let button = changes.map(|orders| format!("Tax {orders} anew"));
        Ok(Self { sentences, button })
    }
}

/// `1 order`, `6 orders`.
pub(crate) fn orders(count: i64, formatter: Formatter) -> String {
    formatter.counted(count, "order", "orders")
}

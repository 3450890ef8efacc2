//! The draft of a refund: the rest of an order, some of its line items, or an amount.

use crate::format::{self, Amounts, Formatter};
use crate::typed;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};

use crate::model::{FormField, Mistake};

/// The part of the order that is refunded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Extent {
    /// All that is not refunded yet.
    #[default]
    Whole,
    /// Some of the line items.
    Lines,
    Amount,
}

/// A refund as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RefundDraft {
    pub(crate) extent: Extent,
    /// The quantity to refund of each line item, in the order's sequence; empty for none.
    pub(crate) quantities: Vec<String>,
    pub(crate) amount: String,
    pub(crate) date: String,
    pub(crate) time: String,
    /// Whether shipping is refunded with the line items.
    pub(crate) with_shipping: bool,
    pub(crate) reason: String,
    /// The closed period that it corrects.
    pub(crate) corrects: Option<TaxPeriod>,
}

impl RefundDraft {
    /// A refund of the rest, at this time, of an order with this many line items.
    pub(crate) fn new(lines: usize, now: Local) -> Self {
        Self {
            quantities: vec![String::new(); lines],
            date: format::day(now.day),
            time: format::clock(now),
            ..Self::default()
        }
    }

    /// Reads the draft; `None` where something cannot be read, or where it refunds nothing.
    pub(crate) fn form(&self, today: Day, formatter: Formatter) -> Option<RefundForm> {
        let day = formatter.day(&self.date, today)?;
        let at = typed::moment(day, &self.time)?;
        let what = match self.extent {
            Extent::Whole => RefundWhat::Whole,
            Extent::Lines => {
                let typed = self.quantities.iter().enumerate().filter(|(_, text)| !text.trim().is_empty());
                let line = |(place, text): (usize, &String)| Some((place, formatter.quantity(text)?));
                let lines: Vec<_> = typed.map(line).collect::<Option<_>>()?;
                if lines.is_empty() && !self.with_shipping {
                    return None;
                }
                RefundWhat::Lines(lines)
            }
            Extent::Amount => RefundWhat::Amount(formatter.amount(&self.amount)?),
        };
        // An amount may include shipping.
        let shipping = self.with_shipping || self.extent == Extent::Amount;
        let (reason, corrects) = (self.reason.trim().to_owned(), self.corrects);
        Some(RefundForm { at, what, shipping, reason, corrects })
    }

    /// The fields that cannot be read. An empty quantity or amount is no mistake.
    pub(crate) fn mistakes(&self, today: Day, amounts: Amounts) -> Vec<Mistake> {
        let formatter = amounts.formatter;
        let mut mistakes = Vec::new();
        let mut judge = |spot: FormField, is_good: bool, words: &str| {
            if !is_good {
                mistakes.push(Mistake { spot, words: words.to_owned() });
            }
        };
        let day = formatter.day(&self.date, today);
        judge(FormField::RefundDate, day.is_some(), "This is no date. Write it like 19 Nov 2026");
        let moment = day.and_then(|day| typed::moment(day, &self.time));
        judge(
            FormField::RefundTime,
            day.is_none() || moment.is_some(),
            "This is no time. Write it like 17:42",
        );
        match self.extent {
            Extent::Whole => {}
            Extent::Lines => {
                for (place, text) in self.quantities.iter().enumerate() {
                    let is_good = text.trim().is_empty() || formatter.quantity(text).is_some();
                    judge(
                        FormField::RefundQuantity(place),
                        is_good,
                        "This is no number. Write how many come back",
                    );
                }
            }
            Extent::Amount => {
                let is_good = self.amount.trim().is_empty() || formatter.amount(&self.amount).is_some();
                judge(FormField::RefundAmount, is_good, &amounts.mistake());
            }
        }
        mistakes
    }
}

//! Takes the control totals of a file of purchases: each amount of a row is compared with the line that was made of it.

use crate::control_totals::{Became, ControlTotal, unexplained};
use domain::money::Money;
use domain::purchase::PurchaseLine;
use domain::text::Text;

/// The columns of amounts with their totals so far. The field of a column names its contents; a column that
/// was left out has none.
#[derive(Debug)]
pub struct PurchaseTotals {
    columns: Vec<(usize, ControlTotal)>,
}

impl PurchaseTotals {
    /// Totals of the columns at these places, each with the name of its field.
    pub(super) fn of(headings: &[String], columns: impl Iterator<Item = (usize, &'static str)>) -> Self {
        let heading = |at: usize| headings.get(at).map_or("", String::as_str);
        Self { columns: columns.map(|(at, field)| (at, ControlTotal::new(heading(at), field))).collect() }
    }

    /// The amounts of a row, one for each column; zero for a cell that is no number.
    pub(super) fn amounts(&self, cells: &[String], read: impl Fn(&str) -> Option<Money>) -> Vec<Money> {
        let cell = |at: &usize| cells.get(*at).and_then(|cell| read(cell.trim()));
        self.columns.iter().map(|(at, _)| cell(at).unwrap_or_default()).collect()
    }

    /// The problem of a row with an amount that none of its line's figures explains.
    pub fn unexplained(&self, amounts: &[Money], made: &PurchaseLine) -> Option<Text> {
        self.columns.iter().zip(amounts).find_map(|((_, total), amount)| {
            let (_, figure) = figure(total.field, *amount, made);
            let is_open = *amount != Money::ZERO && figure != *amount;
            is_open.then(|| unexplained(&total.heading, *amount, figure))
        })
    }

    /// Adds the amounts of a row, by the outcome of its document.
    pub fn add(&mut self, amounts: &[Money], made: Option<&PurchaseLine>, of_document: Became) {
        for ((_, total), amount) in self.columns.iter_mut().zip(amounts) {
            let became = match made {
                _ if total.field.is_empty() => Became::LeftOut,
                Some(made) if of_document == Became::CameIn => figure(total.field, *amount, made).0,
                _ => of_document,
            };
            total.add(became, *amount);
        }
    }

    /// The totals of the columns that have amounts.
    pub fn totals(self) -> Vec<ControlTotal> {
        let all = self.columns.into_iter().map(|(_, total)| total);
        all.filter(|total| total.parts().next().is_some()).collect()
    }
}

/// The figure of a line for an amount in a field, and the outcome.
fn figure(field: &str, amount: Money, made: &PurchaseLine) -> (Became, Money) {
    let PurchaseLine { net, tax, quantity, .. } = *made;
    let figure = match field {
        "net" => net,
        "tax" => tax,
        // A supplier's amount has no tax that the shop owes itself.
        "gross" if made.treatment.is_owed() && amount == net => net,
        "gross" => net.plus(tax).unwrap_or_default(),
        "quantity" if !made.product.is_empty() => Money::from_ten_thousandths(quantity.ten_thousandths()),
        // Of what names no product it does not matter how many there are.
        _ => return (Became::LeftOut, amount),
    };
    (Became::CameIn, figure)
}

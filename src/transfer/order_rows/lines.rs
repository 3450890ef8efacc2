//! The lines of an order: each row is an item, or takes one back where its quantity is negative.

use super::build::{OrderRows, Taken, less, sum};
use super::fields::Field;
use super::taxes::is_untaxed;
use crate::domain::class::ClassSlug;
use crate::domain::money::Money;
use crate::domain::order::{Item, RefundItem};
use crate::domain::quantity::Quantity;
use crate::domain::time::Local;
use crate::transfer::Notes;
use crate::transfer::foreign::{ProductRef, positive};

/// The lines of an order.
#[derive(Default)]
pub(super) struct Lines {
    /// What was sold.
    pub(super) items: Vec<Item>,
    /// What each of them is.
    pub(super) sold: Vec<Option<ProductRef>>,
    /// Whether each is said to be free of tax.
    pub(super) untaxed: Vec<bool>,
    /// What was taken back: lines of negative quantities.
    pub(super) back: Back,
}

/// What the lines of an order take back.
#[derive(Default)]
pub(super) struct Back {
    pub(super) items: Vec<RefundItem>,
    pub(super) returned: Vec<Option<ProductRef>>,
    /// What they come to, without and with only tax.
    goods: Money,
    pub(super) tax: Money,
    /// When, where that is not when the order was placed.
    pub(super) at: Option<Local>,
}

impl Back {
    pub(super) fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// All that was paid back.
    pub(super) fn amount(&self) -> Taken<Money> {
        sum([self.goods, self.tax])
    }

    fn take(&mut self, item: &Item, product: Option<ProductRef>, at: Option<Local>) -> Taken<()> {
        let quantity = Quantity::from_ten_thousandths(item.quantity.ten_thousandths().saturating_abs());
        let total = positive(item.total);
        self.goods = sum([self.goods, total])?;
        self.tax = sum([self.tax, positive(item.tax)])?;
        self.items.push(RefundItem { product: None, quantity, total });
        self.returned.push(product);
        self.at = self.at.or(at);
        Ok(())
    }
}

/// Reads them. Rows that hold nothing of an item are passed over.
pub(super) fn lines(rows: &OrderRows<'_>, notes: &mut Notes) -> Taken<Lines> {
    let mut lines = Lines::default();
    for row in &rows.group.rows {
        let text = |field| rows.cell(row, field);
        let number = |field| rows.number(text(field), field);
        let id = |field| text(field).parse::<i64>().ok().filter(|id| (1..1_000_000_000_000_000).contains(id));
        if row.is_windows {
            notes.add(row.line, "not UTF-8: read as Windows-1252");
        }
        if rows.survey.decimals.is_comma() {
            notes.add(row.line, "numbers are written with a decimal comma");
        }
        let product = ProductRef {
            id: id(Field::ProductId),
            sku: text(Field::Sku).trim_start_matches('\'').to_owned(),
            name: text(Field::Item).to_owned(),
            is_variation: id(Field::VariationId).is_some(),
        };
        let quantity = number(Field::Quantity)?;
        let is_named = product.id.is_some() || !product.sku.is_empty() || !product.name.is_empty();
        if !is_named && quantity.is_none() && number(Field::ItemTotal)?.is_none() {
            continue;
        }
        let at_line = |problem: String| format!("line {}: {problem}", row.line);
        let one = Money::from_ten_thousandths(10_000);
        let quantity = match quantity {
            None if rows.has(Field::Quantity) => return Err(at_line("quantity is missing".to_owned())),
            quantity => quantity.unwrap_or(one).ten_thousandths(),
        };
        let total = match (number(Field::ItemTotal)?, number(Field::ItemPrice)?) {
            (Some(total), _) => total,
            (None, Some(price)) => {
                let off = positive(number(Field::ItemDiscount)?.unwrap_or_default());
                less(times(price, quantity).ok_or_else(|| at_line("it is too large".to_owned()))?, off)?
            }
            (None, None) => Money::ZERO,
        };
        let item = Item {
            name: if product.name.is_empty() { product.sku.clone() } else { product.name.clone() },
            quantity: Quantity::from_ten_thousandths(quantity),
            total,
            tax: number(Field::ItemTax)?.unwrap_or_default(),
            class: ClassSlug::parse(text(Field::ItemClass)).unwrap_or_default(),
            ..Item::default()
        };
        let product = is_named.then_some(product);
        if quantity < 0 {
            let at = rows.time_of(row, Field::Date).filter(|at| Some(*at) != rows.time(Field::Date));
            lines.back.take(&item, product, at)?;
            continue;
        }
        lines.items.push(item);
        lines.sold.push(product);
        lines.untaxed.push(is_untaxed(text(Field::IsTaxed)));
    }
    Ok(lines)
}

/// A price times a count of ten-thousandths, to the same.
fn times(price: Money, quantity: i64) -> Option<Money> {
    let exact = i128::from(price.ten_thousandths()) * i128::from(quantity);
    let half = if exact < 0 { -5_000 } else { 5_000 };
    i64::try_from((exact + half) / 10_000).ok().map(Money::from_ten_thousandths)
}

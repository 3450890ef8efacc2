//! The items of an order: each row is an item, or a return when its quantity is negative.

use super::fields::Field;
use super::groups::Row;
use super::rows::OrderRows;
use super::shipping_tax::tax_of;
use super::taxes::is_untaxed;
use crate::answers::DiscountKind;
use crate::foreign::{ProductRef, amount_of, less, positive, sum};
use crate::{FieldResult, Notes, csv_text};
use domain::money::Money;
use domain::order::{Item, RefundItem};
use domain::percent::Percent;
use domain::quantity::Quantity;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::text::lenient::date;
use domain::text::lenient::number::is_negative;
use domain::time::Local;
use domain::unit_price::UnitPrice;

/// A cent, in ten-thousandths.
const CENT: i64 = 100;

/// The items and returns of an order; the vectors from `items` to `rates` are parallel.
#[derive(Default)]
pub(super) struct Lines {
    /// The sold items.
    pub(super) items: Vec<Item>,
    /// The product of each item.
    pub(super) sold: Vec<Option<ProductRef>>,
    /// A flag for each item: marked as untaxed.
    pub(super) untaxed: Vec<bool>,
    /// The amount of each item before its own discount.
    pub(super) full: Vec<Money>,
    /// The discount of each item.
    pub(super) offs: Vec<Money>,
    /// The price of one piece of each item, where the file has it.
    pub(super) prices: Vec<Option<UnitPrice>>,
    /// The rate of each item's tax, where the file has it.
    pub(super) rates: Vec<Option<Percent>>,
    /// The returns: rows with negative quantities, grouped by time.
    pub(super) back: Vec<Back>,
}

/// The returns of one time.
#[derive(Default)]
pub(super) struct Back {
    pub(super) items: Vec<RefundItem>,
    pub(super) returned: Vec<Option<ProductRef>>,
    /// The amounts without tax, of the tax, and of shipping.
    goods: Money,
    pub(super) tax: Money,
    pub(super) shipping: Money,
    /// The tax of each item, where its amount may have that within.
    within: Vec<Money>,
    /// The time, when it differs from the order's.
    pub(super) at: Option<Local>,
}

impl Back {
    /// The amount with tax.
    pub(super) fn amount(&self) -> FieldResult<Money> {
        sum([self.goods, self.tax, self.shipping])
    }

    /// The amount where prices have their tax within.
    pub(super) fn gross_amount(&self) -> FieldResult<Money> {
        less(self.amount()?, sum(self.within.iter().copied())?)
    }

    /// Takes the taxes out of the amounts that have them within.
    pub(super) fn take_taxes_out(&mut self) -> FieldResult<()> {
        for (item, tax) in self.items.iter_mut().zip(std::mem::take(&mut self.within)) {
            item.total = less(item.total, tax)?;
            self.goods = less(self.goods, tax)?;
        }
        Ok(())
    }

    /// All returns as one, at the first known time.
    pub(super) fn together(all: &[Self]) -> FieldResult<Self> {
        let mut whole = Self { at: all.iter().find_map(|back| back.at), ..Self::default() };
        for back in all {
            whole.items.extend(back.items.iter().cloned());
            whole.returned.extend(back.returned.iter().cloned());
            whole.within.extend(&back.within);
            whole.goods = sum([whole.goods, back.goods])?;
            whole.tax = sum([whole.tax, back.tax])?;
            whole.shipping = sum([whole.shipping, back.shipping])?;
        }
        Ok(whole)
    }

    /// Changes the returns of one time.
    fn at(
        all: &mut Vec<Self>,
        at: Option<Local>,
        change: impl FnOnce(&mut Self) -> FieldResult<()>,
    ) -> FieldResult<()> {
        if let Some(back) = all.iter_mut().find(|back| back.at == at) {
            return change(back);
        }
        let mut back = Self { at, ..Self::default() };
        change(&mut back)?;
        all.push(back);
        Ok(())
    }

    /// Adds amounts, with or without their minus.
    fn add(&mut self, goods: Money, tax: Money) -> FieldResult<()> {
        self.goods = sum([self.goods, positive(goods)])?;
        self.tax = sum([self.tax, positive(tax)])?;
        Ok(())
    }

    fn take(&mut self, item: &Item, product: Option<ProductRef>, own: Own) -> FieldResult<()> {
        let quantity = Quantity::from_ten_thousandths(item.quantity.ten_thousandths().saturating_abs());
        let tax = if item.tax == Money::ZERO { own.tax } else { positive(item.tax) };
        let (goods, tax) = match (own.total, own.rate) {
            (Some(total), None) => (less(total, tax)?, tax),
            (None, None) => (positive(item.total), tax),
            (total, Some((rate, prices, decimals))) => {
                let prices = if total.is_some() { Prices::IncludeTax } else { prices };
                let amount = total.unwrap_or_else(|| positive(item.total));
                let tax = tax_of(amount, rate, (prices, decimals));
                (if prices.include_tax() { less(amount, tax)? } else { amount }, tax)
            }
        };
        let total = if own.total.is_some() { less(goods, own.shipping)? } else { goods };
        self.add(total, tax)?;
        self.shipping = sum([self.shipping, own.shipping])?;
        self.items.push(RefundItem { quantity, total, ..RefundItem::default() });
        self.within.push(if own.total.is_none() && own.rate.is_none() { tax } else { Money::ZERO });
        self.returned.push(product);
        Ok(())
    }
}

/// The amounts that a returned row has of itself: those with a minus, or all on a receipt that is a refund.
#[derive(Clone, Copy, Default)]
struct Own {
    total: Option<Money>,
    tax: Money,
    shipping: Money,
    /// The rate of its tax where the file has no taxes, whether prices have that in them, and the decimals of the currency.
    rate: Option<(Percent, Prices, u32)>,
}

impl Own {
    fn of(rows: &OrderRows<'_>, row: &Row, is_refund: bool) -> FieldResult<Self> {
        let own = |field| {
            let cell = rows.cell(row, field);
            let amount = if is_refund || is_negative(cell) { rows.number(cell, field)? } else { None };
            Ok::<_, Text>(amount.map(positive))
        };
        // A total that several returned rows have is that of all of them.
        let is_only = rows.group.rows.iter().filter(|row| row.takes_back(rows.columns)).count() == 1;
        let total = if is_only { own(Field::Total)? } else { None };
        let [tax, shipping] = [own(Field::Tax)?, own(Field::Shipping)?].map(Option::unwrap_or_default);
        let has_taxes = [Field::Tax, Field::ItemTax, Field::Tax1].into_iter().any(|field| rows.has(field));
        let rate = if has_taxes { None } else { rows.rate(rows.cell(row, Field::TaxRate))? };
        let prices = rows.columns.prices().unwrap_or(Prices::IncludeTax);
        let rate = rate.map(|rate| (rate, prices, rows.currency.decimals()));
        Ok(Self { total, tax, shipping, rate })
    }
}

/// Reads the rows. Rows without values of an item are skipped.
pub(super) fn lines(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<Lines> {
    let mut lines = Lines::default();
    for row in &rows.group.rows {
        if row.is_windows {
            notes.add(row.line, csv_text::WINDOWS);
        }
        if row.is_short {
            notes.add(row.line, csv_text::SHORT_ROWS);
        }
        if rows.survey.number_style.has_comma() {
            notes.add(row.line, text!("numbers are written with a decimal comma"));
        }
        if date::is_day_number(rows.cell(row, Field::Date)) {
            notes.add(row.line, csv_text::DAY_NUMBERS);
        }
        let at = || rows.time_of(row, Field::Date).filter(|at| Some(*at) != rows.time(Field::Date));
        let is_refund = row.is_refund(rows.columns);
        let Some(RowItem { item, product, full, off, price }) = line(rows, row, notes)? else {
            if row.takes_back(rows.columns) {
                let number = |field| rows.number(rows.cell(row, field), field).map(Option::unwrap_or_default);
                let (total, tax) = (positive(number(Field::Total)?), positive(number(Field::Tax)?));
                Back::at(&mut lines.back, at(), |back| back.add(less(total, tax)?, tax))?;
            }
            continue;
        };
        if is_refund || item.quantity < Quantity::ZERO {
            let own = Own::of(rows, row, is_refund)?;
            Back::at(&mut lines.back, at(), |back| back.take(&item, product, own))?;
            continue;
        }
        lines.items.push(item);
        lines.sold.push(product);
        lines.untaxed.push(is_untaxed(rows.cell(row, Field::IsTaxed)));
        lines.full.push(full);
        lines.offs.push(off);
        lines.prices.push(price);
        lines.rates.push(rows.rate(rows.cell(row, Field::TaxRate))?);
    }
    Ok(lines)
}

/// The item of a row.
struct RowItem {
    item: Item,
    product: Option<ProductRef>,
    /// The amount before its own discount.
    full: Money,
    /// The item's own discount.
    off: Money,
    price: Option<UnitPrice>,
}

fn line(rows: &OrderRows<'_>, row: &Row, notes: &mut Notes) -> FieldResult<Option<RowItem>> {
    let text = |field| rows.cell(row, field);
    let number = |field| rows.number(text(field), field);
    let product = product_of(rows, row);
    let quantity = number(Field::Quantity)?;
    let is_named = product.id.is_some() || !product.sku.is_empty() || !product.name.is_empty();
    let total = number(Field::ItemTotal)?;
    if !is_named && quantity.is_none() && total.is_none() {
        return Ok(None);
    }
    let at_line = |problem: Text| text!("line {line}: {problem}", line = row.line.to_string(), problem);
    let one = Money::from_ten_thousandths(10_000);
    let quantity = match quantity {
        None if rows.has(Field::Quantity) => return Err(at_line(text!("the quantity is missing: write it"))),
        quantity => Quantity::from_ten_thousandths(quantity.unwrap_or(one).ten_thousandths()),
    };
    let price = rows.price(text(Field::ItemPrice))?;
    let full = match (total, price) {
        (Some(total), _) => total,
        (None, Some(price)) => amount_of(price, quantity, row.line, notes).map_err(at_line)?,
        (None, None) => rows.own_total(row)?.unwrap_or_default(),
    };
    let prices = price.and_then(|price| price.times(quantity, 4).ok());
    let (off, is_to_take) = discount_of(rows, row, (full, total, prices))?;
    let total = match is_to_take {
        true if quantity < Quantity::ZERO => sum([full, off])?,
        true => less(full, off)?,
        false => full,
    };
    let item = Item {
        name: if product.name.is_empty() { product.sku.clone() } else { product.name.clone() },
        quantity,
        total,
        tax: number(Field::ItemTax)?.unwrap_or_default(),
        class: ClassSlug::parse(text(Field::ItemClass)).unwrap_or_default(),
        ..Item::default()
    };
    Ok(Some(RowItem { item, product: is_named.then_some(product), full, off, price }))
}

/// The discount of a row of this full amount, total in the file and price of all its pieces, and whether it is still to be
/// taken off.
fn discount_of(
    rows: &OrderRows<'_>,
    row: &Row,
    (full, total, prices): (Money, Option<Money>, Option<Money>),
) -> FieldResult<(Money, bool)> {
    let off = |goods| rows.off(rows.cell(row, Field::ItemDiscount), Field::ItemDiscount, goods);
    Ok(match (rows.answers.discounts, total.map(positive), prices.map(positive)) {
        (Some(DiscountKind::PercentTaken), Some(Money::ZERO), prices) => (prices.unwrap_or_default(), false),
        (Some(DiscountKind::PercentTaken), ..) => (off(full)?, false),
        (Some(DiscountKind::Percent), Some(total), Some(prices)) => {
            let gap = less(less(prices, off(prices)?)?, total)?;
            // A total that is less than the prices by the percentage has it taken off.
            let is_taken = total != prices && positive(gap) <= Money::from_ten_thousandths(CENT);
            if is_taken { (less(prices, total)?, false) } else { (off(full)?, true) }
        }
        (Some(DiscountKind::Percent), ..) => (off(full)?, true),
        (_, total, _) => (off(full)?, total.is_none() && rows.has(Field::ItemPrice)),
    })
}

/// The product of a row. An id that is no number becomes the SKU, when there is no other.
fn product_of(rows: &OrderRows<'_>, row: &Row) -> ProductRef {
    let text = |field| rows.cell(row, field).trim_start_matches('\'');
    let (key, sku) = (text(Field::ProductId), text(Field::Sku));
    let id = id(key);
    let has_text_key = id.is_none() && !matches!(key, "" | "0" | "-");
    let variation = text(Field::VariationId);
    ProductRef {
        id,
        sku: if sku.is_empty() && has_text_key { key.to_owned() } else { sku.to_owned() },
        name: rows.cell(row, Field::Item).to_owned(),
        is_variation: !matches!(variation, "" | "0" | "0.0" | "-"),
    }
}

/// A number as systems write ids: without leading zeros; a spreadsheet's `.0` is dropped.
fn id(text: &str) -> Option<i64> {
    let text = text.strip_suffix(".0").unwrap_or(text);
    let id = text.parse::<i64>().ok().filter(|id| (1..1_000_000_000_000_000).contains(id));
    id.filter(|id| id.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_numbers_as_systems_count_them() {
        for (text, expected) in [
            ("12", Some(12)),
            ("12.0", Some(12)),
            ("007", None),
            ("SKU-9", None),
            ("0", None),
            ("", None),
            ("-3", None),
        ] {
            assert_eq!(id(text), expected, "{text}");
        }
    }
}

//! Taxes of files that say the rate of each item, or of an order, in place of the tax. Whether prices have it is told by the
//! total, else by the headings; prices that people pay have it.

use super::fields::Field;
use super::lines::Lines;
use super::rows::OrderRows;
use super::shipping_tax::{Base, tax_of};
use crate::foreign::{less, positive, sum};
use crate::{FieldResult, Notes};
use domain::label;
use domain::money::Money;
use domain::order::{Item, Order, TaxLine};
use domain::percent::Percent;
use domain::tax::Prices;
use domain::text::Text;

const TAKEN_AS_GROSS: Text = Text::new(label!(
    "the file has rates of tax and no total that shows whether prices have the tax in them: they are assumed to have it"
));
const SHIPPING_AS_GOODS: Text = Text::new(label!(
    "the tax on shipping is computed at the rate of the goods, since the file has rates and no taxes"
));

/// An order's charges by rate: each amount of goods, and shipping.
struct Charged {
    goods: Vec<(Money, Percent)>,
    shipping: (Money, Percent),
    decimals: u32,
}

impl Charged {
    fn taxes(&self, prices: Prices) -> FieldResult<Money> {
        let all = self.goods.iter().chain([&self.shipping]);
        sum(all.map(|(amount, rate)| tax_of(*amount, *rate, (prices, self.decimals))))
    }

    /// The relation of the order's prices to tax: the reading that comes nearer to its total, with or without
    /// a discount that may not be taken off yet. The rest between them is told of the order, as of any other.
    fn prices(&self, total: Money, discount: Money) -> FieldResult<Prices> {
        let amounts = sum(self.goods.iter().chain([&self.shipping]).map(|(amount, _)| *amount))?;
        let off = |sum: Money| {
            let off = [Money::ZERO, discount].map(|discount| less(less(sum, discount)?, total).map(positive));
            let [whole, reduced] = off;
            Ok::<_, Text>(whole?.min(reduced?))
        };
        let with_taxes = sum([amounts, self.taxes(Prices::ExcludeTax)?])?;
        Ok(if off(amounts)? <= off(with_taxes)? { Prices::IncludeTax } else { Prices::ExcludeTax })
    }
}

/// Taxes by their rates, each with the net amount that it is on.
#[derive(Default)]
struct Taxes(Vec<(TaxLine, Money)>);

impl Taxes {
    fn add(&mut self, rate: Percent, net: Money, [tax, shipping_tax]: [Money; 2]) -> FieldResult<()> {
        let at = self.0.iter().position(|(line, _)| line.percent == Some(rate)).unwrap_or_else(|| {
            let name = rate.to_short_text() + " %";
            self.0.push((TaxLine { name, percent: Some(rate), ..TaxLine::default() }, Money::ZERO));
            self.0.len() - 1
        });
        if let Some((line, of)) = self.0.get_mut(at) {
            line.tax = sum([line.tax, tax])?;
            line.shipping_tax = sum([line.shipping_tax, shipping_tax])?;
            *of = sum([*of, net])?;
        }
        Ok(())
    }
}

/// The relation of an order's prices to tax: by its total, otherwise by their heading.
fn prices_of(
    rows: &OrderRows<'_>,
    (charged, total, discount): (&Charged, Option<Money>, Money),
    (place, notes): (u64, &mut Notes),
) -> FieldResult<Prices> {
    match total {
        Some(total) => charged.prices(less(total, rows.money(Field::Fee)?.unwrap_or_default())?, discount),
        None => Ok(rows.columns.prices().unwrap_or_else(|| {
            notes.add(place, TAKEN_AS_GROSS);
            Prices::IncludeTax
        })),
    }
}

/// True if the prices of an order without a total have their taxes in them, as a heading or the rates of its
/// items show.
pub(super) fn are_gross(rows: &OrderRows<'_>, lines: &Lines) -> bool {
    if let Some(prices) = rows.columns.prices() {
        return prices.include_tax();
    }
    let decimals = rows.currency.decimals();
    let unit = rows.currency.smallest();
    let taxed = || {
        let items = lines.items.iter().zip(&lines.rates);
        items.filter_map(|(item, rate)| Some((item, (*rate)?))).filter(|(item, _)| item.tax != Money::ZERO)
    };
    let is_as = |(item, rate): (&Item, Percent), prices| {
        less(item.tax, tax_of(item.total, rate, (prices, decimals))).is_ok_and(|gap| positive(gap) <= unit)
    };
    taxed().all(|taxed| is_as(taxed, Prices::IncludeTax))
        && taxed().any(|taxed| !is_as(taxed, Prices::ExcludeTax))
}

/// The taxes of an order by the rates of its rows, each with its taxable amount. Its items and its shipping
/// become net amounts, and get their taxes. Empty where the file has taxes or no rates.
pub(super) fn by_rate(
    rows: &OrderRows<'_>,
    order: &mut Order,
    lines: &mut Lines,
    total: Option<Money>,
    (place, notes): (u64, &mut Notes),
) -> FieldResult<Vec<(TaxLine, Base)>> {
    const TAXES: [Field; 4] = [Field::Tax, Field::ItemTax, Field::Tax1, Field::ShippingTax];
    let has_taxes = TAXES.iter().any(|field| rows.has(*field));
    let of_order = rows.rate(rows.text(Field::TaxRate))?;
    let is_list = !rows.has(Field::ItemTotal) && !rows.has(Field::ItemPrice);
    let is_credit = lines.items.is_empty() && !is_list;
    let (Some(first), false) = (of_order, has_taxes || is_credit) else { return Ok(Vec::new()) };
    let rates: Vec<Percent> = lines.rates.iter().map(|rate| rate.unwrap_or(Percent::ZERO)).collect();
    let is_one = rates.iter().all(|rate| *rate == first);
    let on_shipping = if is_one && order.shipping != Money::ZERO { first } else { Percent::ZERO };
    let decimals = rows.currency.decimals();
    let mut goods: Vec<(Money, Percent)> =
        lines.items.iter().map(|item| item.total).zip(rates.iter().copied()).collect();
    // What an order of a list sold is one line, which its total is of.
    if let Some(total) = total.filter(|_| is_list) {
        goods = vec![(less(total, order.shipping)?, first)];
    }
    let charged = Charged { goods, shipping: (order.shipping, on_shipping), decimals };
    let prices = prices_of(rows, (&charged, total, order.discount), (place, &mut *notes))?;
    let of = |amount: Money, rate: Percent| {
        let tax = tax_of(amount, rate, (prices, decimals));
        let net = if prices.include_tax() { less(amount, tax)? } else { amount };
        Ok::<_, Text>((net, tax))
    };
    let mut taxes = Taxes::default();
    for (at, (amount, rate)) in charged.goods.iter().enumerate() {
        let (net, tax) = of(*amount, *rate)?;
        // An item without a rate is untaxed, and not taxed at 0 %.
        if is_list || lines.rates.get(at).copied().flatten().is_some() {
            taxes.add(*rate, net, [tax, Money::ZERO])?;
        }
    }
    if !is_list {
        for ((item, full), rate) in lines.items.iter_mut().zip(&mut lines.full).zip(&rates) {
            (item.total, item.tax) = of(item.total, *rate)?;
            *full = of(*full, *rate)?.0;
        }
    }
    if on_shipping != Percent::ZERO {
        notes.add(place, SHIPPING_AS_GOODS);
        (order.shipping, order.shipping_tax) = of(order.shipping, on_shipping)?;
        taxes.add(on_shipping, order.shipping, [Money::ZERO, order.shipping_tax])?;
    }
    order.tax = sum(taxes.0.iter().map(|(line, _)| line.tax))?;
    Ok(taxes.0.into_iter().map(|(line, net)| (line, Base::Part(net))).collect())
}

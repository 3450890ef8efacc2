//! The addresses of an order, and its taxes: their names, and the part that is on shipping.

use super::fields::Field;
use super::rows::OrderRows;
use super::shipping_tax::{Base, Charged, shares, tax_of};
use crate::foreign::{less, percent_in, settle_rounding, sum};
use crate::{FieldResult, Notes};
use domain::label;
use domain::money::Money;
use domain::order::{Item, Order, TaxLine};
use domain::places::address::Address;
use domain::shop::settings::Currency;
use domain::tax::Prices;
use domain::text::Text;
use domain::text::lenient::yes_or_no;

const TAXES: [(Field, Field); 5] = [
    (Field::Tax1Name, Field::Tax1),
    (Field::Tax2Name, Field::Tax2),
    (Field::Tax3Name, Field::Tax3),
    (Field::Tax4Name, Field::Tax4),
    (Field::Tax5Name, Field::Tax5),
];

/// Removes the apostrophe by which spreadsheets keep the zeros of a postcode, but not the one in 's-Hertogenbosch.
fn without_mark(text: &str) -> String {
    let digits = text.trim_start_matches('\'');
    if digits.starts_with(|c: char| c.is_ascii_digit()) { digits.to_owned() } else { text.to_owned() }
}

/// The address of the order: shipping before billing.
pub(super) fn address(rows: &OrderRows<'_>) -> Address {
    let text = |field| without_mark(rows.text(field));
    let shipping = Address {
        street: street(text(Field::Street), text(Field::Street2)),
        city: text(Field::City),
        state: text(Field::State),
        postcode: text(Field::Postcode),
        country: text(Field::Country),
    };
    if shipping.is_empty() {
        return billing_address(rows);
    }
    let country = if shipping.country.is_empty() { text(Field::BillingCountry) } else { shipping.country };
    Address { country, ..shipping }
}

/// The billing address.
pub(super) fn billing_address(rows: &OrderRows<'_>) -> Address {
    let text = |field| without_mark(rows.text(field));
    Address {
        street: street(text(Field::BillingStreet), text(Field::BillingStreet2)),
        city: text(Field::BillingCity),
        state: text(Field::BillingState),
        postcode: text(Field::BillingPostcode),
        country: text(Field::BillingCountry),
    }
}

fn street(first: String, second: String) -> String {
    match (first.is_empty(), second.is_empty()) {
        (_, true) => first,
        (true, false) => second,
        (false, false) => format!("{first}, {second}"),
    }
}

/// The named taxes of an order, and how they were charged.
#[derive(Default)]
pub(super) struct Charges {
    taxes: Vec<(TaxLine, Base)>,
    /// The relation of prices to tax, when the figures prove it.
    pub(super) prices: Option<Prices>,
}

const DIVIDED: Text =
    Text::new(label!("the tax on shipping is not split by rate: it was divided like the goods"));
const ALL_ON_GOODS: Text = Text::new(label!(
    "the file does not say whether shipping was taxed, and no percentage shows it: all of the tax is \
     counted as tax on the goods"
));

/// Converts the order's tax and shipping to amounts that exclude each other, and returns its taxes by name,
/// with the percentage in a name such as `VAT 20%`. `goods` are its items as in the file, with the discount that
/// is still to be taken off them. Taxes that were computed of rates, `by_rate`, are those.
pub(super) fn charges(
    rows: &OrderRows<'_>,
    order: &mut Order,
    (goods, untaxed, discount): (&[Item], &[bool], Money),
    (total, by_rate): (Option<Money>, Vec<(TaxLine, Base)>),
    (place, notes): (u64, &mut Notes),
) -> FieldResult<Charges> {
    if !by_rate.is_empty() {
        return Ok(Charges { taxes: by_rate, prices: Some(Prices::ExcludeTax) });
    }
    let mut taxes: Vec<(TaxLine, Base)> =
        named(rows, order)?.into_iter().map(|line| (line, Base::Goods)).collect();
    let figures = Figures::of(rows, order, (goods, untaxed, discount), total)?;
    if order.shipping_tax != Money::ZERO {
        let prices = figures.with_shipping_tax(order)?;
        told_apart(order, &mut taxes, prices)?;
        return Ok(Charges { taxes, prices });
    }
    let mut prices = figures.prices.clone();
    let is_all_shipping = figures.goods == Money::ZERO && order.shipping != Money::ZERO;
    // A rate that would have come to something of the shipping is of the goods that were given away.
    let is_of_shipping = |line: &TaxLine| {
        let of = |percent| tax_of(order.shipping, percent, (Prices::ExcludeTax, figures.decimals));
        line.tax != Money::ZERO || line.percent.is_none_or(|percent| of(percent) == Money::ZERO)
    };
    for (line, base) in &mut taxes {
        if is_all_shipping && is_of_shipping(line) || names_shipping(&line.name) {
            (line.shipping_tax, *base) = (line.tax, Base::Shipping);
        }
    }
    let mut on_shipping = sum(taxes.iter().map(|(line, _)| line.shipping_tax))?;
    if is_all_shipping && taxes.is_empty() {
        on_shipping = order.tax;
    }
    let is_shipped = order.shipping != Money::ZERO;
    let is_open = (is_shipped || taxes.len() > 1) && order.tax != Money::ZERO && on_shipping == Money::ZERO;
    if is_open {
        let percents = taxes.iter().map(|(line, _)| line.percent.map(|percent| (percent, line.tax)));
        let percents: Option<Vec<_>> = percents.collect();
        let found = match percents.filter(|percents| !percents.is_empty()) {
            Some(percents) => shares(&figures.charged(order), &percents, &prices)?,
            None => None,
        };
        match found {
            Some(found) => {
                for ((line, base), share) in taxes.iter_mut().zip(&found.taxes) {
                    (line.shipping_tax, *base) = (share.shipping_tax, share.base);
                }
                on_shipping = sum(taxes.iter().map(|(line, _)| line.shipping_tax))?;
                prices = vec![found.prices];
                if found.is_proportional {
                    notes.add(place, DIVIDED);
                }
            }
            None if is_shipped && !rows.has(Field::ShippingTax) => notes.add(place, ALL_ON_GOODS),
            None => {}
        }
    }
    for (line, _) in &mut taxes {
        line.tax = less(line.tax, line.shipping_tax)?;
    }
    let prices = if let [only] = prices.as_slice() { Some(*only) } else { None };
    (order.tax, order.shipping_tax) = (less(order.tax, on_shipping)?, on_shipping);
    if prices == Some(Prices::IncludeTax) {
        order.shipping = less(order.shipping, on_shipping)?;
    }
    Ok(Charges { taxes, prices })
}

/// For files with the tax on shipping in a column of its own: shipping becomes net, and the taxes cover
/// both.
fn told_apart(order: &mut Order, taxes: &mut [(TaxLine, Base)], prices: Option<Prices>) -> FieldResult<()> {
    if prices == Some(Prices::IncludeTax) {
        order.shipping = less(order.shipping, order.shipping_tax)?;
    }
    if let [(only, base)] = taxes
        && only.tax == sum([order.tax, order.shipping_tax])?
    {
        (only.tax, only.shipping_tax, *base) = (order.tax, order.shipping_tax, Base::GoodsAndShipping);
    }
    Ok(())
}

impl Charges {
    /// True if the percentage of the only tax shows that it is of these goods alone, so that a fee has none.
    pub(super) fn are_of(&self, goods: Money, decimals: u32) -> bool {
        let [(TaxLine { percent: Some(percent), tax, .. }, _)] = self.taxes.as_slice() else { return false };
        let kinds = [Prices::IncludeTax, Prices::ExcludeTax];
        *tax != Money::ZERO && kinds.iter().any(|kind| tax_of(goods, *percent, (*kind, decimals)) == *tax)
    }

    /// The tax lines of the order, charged on its items without those marked as untaxed, and on shipping
    /// where that was taxed.
    pub(super) fn lines(self, order: &Order, untaxed: &[bool]) -> FieldResult<Vec<TaxLine>> {
        let goods = taxed(&order.items, untaxed)?;
        let mut lines = Vec::new();
        for (mut line, base) in self.taxes {
            line.taxable = match base {
                Base::Goods if line.shipping_tax == Money::ZERO => goods,
                Base::Goods | Base::GoodsAndShipping => sum([goods, order.shipping])?,
                Base::Shipping => order.shipping,
                Base::Part(net) => net,
            };
            lines.push(line);
        }
        let parts = lines.len();
        settle_rounding(&mut lines, (order.tax, order.shipping_tax), parts);
        Ok(lines)
    }
}

/// The figures of an order that show how its taxes were charged.
struct Figures {
    /// The goods, less discounts.
    goods: Money,
    /// The taxed part of the goods.
    taxed: Money,
    /// The total without the fee.
    total: Option<Money>,
    /// The ways to read prices with which the order adds up to its total.
    prices: Vec<Prices>,
    rounding: Money,
    decimals: u32,
}

impl Figures {
    fn of(
        rows: &OrderRows<'_>,
        order: &Order,
        (items, untaxed, discount): (&[Item], &[bool], Money),
        total: Option<Money>,
    ) -> FieldResult<Self> {
        let decimals = decimals_of(rows);
        let fee = rows.money(Field::Fee)?.unwrap_or_default();
        let total = total.map(|total| less(total, fee)).transpose()?;
        let whole = sum(items.iter().map(|item| item.total))?;
        let reduced = less(whole, discount)?;
        let goods =
            rows.money(Field::Subtotal)?.map_or_else(|| vec![reduced, whole], |subtotal| vec![subtotal]);
        let mut found = Self {
            goods: goods.first().copied().unwrap_or_default(),
            taxed: Money::ZERO,
            total,
            prices: Vec::new(),
            rounding: rounding(items.len(), decimals),
            decimals,
        };
        for goods in goods {
            let ways = found.ways(sum([goods, order.shipping])?, order.tax)?;
            if !ways.is_empty() {
                (found.goods, found.prices) = (goods, ways);
                break;
            }
        }
        if found.prices.is_empty() {
            found.prices = vec![Prices::ExcludeTax, Prices::IncludeTax];
        }
        // What an order of a list sold is what its total leaves.
        let is_list = !rows.has(Field::ItemTotal) && !rows.has(Field::ItemPrice);
        if let Some(total) = total.filter(|_| is_list && items.iter().all(|item| item.total == Money::ZERO)) {
            let goods = less(total, sum([order.tax, order.shipping, order.shipping_tax])?)?;
            return Ok(Self { goods, taxed: goods, prices: vec![Prices::ExcludeTax], ..found });
        }
        let taxed = taxed(items, untaxed)?;
        found.taxed = if taxed == whole { found.goods } else { part_of(found.goods, taxed, whole) };
        Ok(found)
    }

    /// The ways to read prices for this amount of goods and shipping, and this tax.
    fn ways(&self, charged: Money, tax: Money) -> FieldResult<Vec<Prices>> {
        let Some(total) = self.total else { return Ok(vec![Prices::ExcludeTax]) };
        let is_total = |sum: Money| {
            Ok::<_, Text>(
                less(total, sum)?.ten_thousandths().saturating_abs() <= self.rounding.ten_thousandths(),
            )
        };
        let mut ways = Vec::new();
        if is_total(sum([charged, tax])?)? {
            ways.push(Prices::ExcludeTax);
        }
        if is_total(charged)? {
            ways.push(Prices::IncludeTax);
        }
        Ok(ways)
    }

    /// The relation of prices to tax by the total, for files with the tax on shipping in a column of its own.
    fn with_shipping_tax(&self, order: &Order) -> FieldResult<Option<Prices>> {
        let ways = self.ways(sum([self.goods, order.shipping])?, sum([order.tax, order.shipping_tax])?)?;
        Ok(if let [only] = ways.as_slice() { Some(*only) } else { None })
    }

    fn charged(&self, order: &Order) -> Charged {
        let (rounding, decimals) = (self.rounding, self.decimals);
        Charged { goods: self.taxed, shipping: order.shipping, rounding, decimals }
    }
}

/// The decimals of the order's currency; of the shop's where the file names none.
pub(super) fn decimals_of(rows: &OrderRows<'_>) -> u32 {
    Currency::parse(rows.text(Field::Currency)).unwrap_or(rows.currency).decimals()
}

/// The rounding difference allowed: a cent for each item and one for shipping.
pub(super) fn rounding(items: usize, decimals: u32) -> Money {
    let lines = i64::try_from(items).unwrap_or(i64::MAX).saturating_add(1);
    let cent = 10_i64.pow(4_u32.saturating_sub(decimals));
    Money::from_ten_thousandths(lines.saturating_mul(cent))
}

/// The sum of the items that are not marked as untaxed.
fn taxed(items: &[Item], untaxed: &[bool]) -> FieldResult<Money> {
    let mut free = untaxed.iter().copied().chain(std::iter::repeat(false));
    sum(items.iter().filter(|_| !free.next().unwrap_or_default()).map(|item| item.total))
}

/// `amount` times `part` by `whole`, to the ten-thousandth.
fn part_of(amount: Money, part: Money, whole: Money) -> Money {
    let [amount, part, whole] = [amount, part, whole].map(|money| i128::from(money.ten_thousandths()));
    let exact = if whole == 0 { 0 } else { amount.saturating_mul(part) / whole };
    Money::from_ten_thousandths(i64::try_from(exact).unwrap_or_default())
}

/// True for the name of a tax on shipping.
fn names_shipping(name: &str) -> bool {
    let lower = name.to_lowercase();
    ["shipping", "freight", "delivery", "versand", "livraison", "envío", "envio", "verzend", "spedizione"]
        .iter()
        .any(|word| lower.contains(word))
}

/// The taxes with their names and amounts. A single name without an amount is for the whole tax.
fn named(rows: &OrderRows<'_>, order: &Order) -> FieldResult<Vec<TaxLine>> {
    let mut taxes = Vec::new();
    for (name, value) in TAXES {
        let (heading, tax) = (rows.columns.rate(value), rows.money(value)?);
        let name = if heading.is_empty() { rows.text(name) } else { heading };
        let is_only = value == Field::Tax1 && !rows.has(value);
        let all = || sum([order.tax, order.shipping_tax]);
        let tax = match tax {
            None if is_only && !name.is_empty() => Some(all()?),
            tax => tax,
        };
        if tax.is_none_or(|tax| tax == Money::ZERO) && (name.is_empty() || is_only || !heading.is_empty()) {
            continue;
        }
        let tax = tax.unwrap_or_default();
        taxes.push(TaxLine { name: name.to_owned(), percent: percent_in(name), tax, ..TaxLine::default() });
    }
    Ok(taxes)
}

/// The sum of the named taxes.
pub(super) fn named_tax(rows: &OrderRows<'_>) -> FieldResult<Money> {
    let found: FieldResult<Vec<Option<Money>>> = TAXES.iter().map(|(_, value)| rows.money(*value)).collect();
    sum(found?.into_iter().flatten())
}

/// True if a cell marks its item as untaxed.
pub(super) fn is_untaxed(text: &str) -> bool {
    // A dash is a blank.
    !matches!(text, "" | "-" | "–") && yes_or_no(text) == Some(false)
}

//! Computes the amounts of an order: items and discounts, the taxes of each rate that applies to its address,
//! shipping with its taxes, and the total, with the reasons for the taxes. Exact: the parts always add up to
//! the total.
//!
//! The amount of a line is its price times its quantity, rounded to the shop's decimals. Discounts are spread
//! over the lines in proportion. Taxes are rounded for each line or, by rate, on their sum; those included in
//! prices half down, others half up. Shipping is typed as prices are: with its tax where they include theirs. Where a
//! reason for no tax is stated, no rate applies, and what was typed is charged as it is.
//!
//! Also here: where an order is taxed and why, and what other rates than it was charged by come to.

pub mod tax_explanation;
pub mod tax_place;

use crate::decimal::Computed;
use std::collections::BTreeMap;

use crate::decimal;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::order::discount::FormCoupon;
use crate::order::form::{FormLine, OrderForm};
use crate::order::refund_tax::shares;
use crate::order::{Coupon, Item, Order};
use crate::percent::Percent;
use crate::places::address::Address;
use crate::quantity::Quantity;
use crate::rate::TaxRate;
use crate::rate::matching::applicable;
use crate::tax::class::ClassSlug;
use crate::tax::exemption::{ExemptionHint, TaxExemption};
use crate::tax::line::{ChargedRate, TaxLine};
use crate::tax::rules::{Rounding, ShippingTax, TaxRules};
use crate::tax::{Charge, FineAmount, Prices, taxes};
use crate::text;
use crate::unit_price::UnitPrice;
use tax_explanation::charged_item;
use tax_place::{ClassReason, TaxPlace, TaxWarning};

/// The computed amounts of an order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PricedOrder {
    /// The amounts of each line of the form, in its order.
    pub lines: Vec<PricedLine>,
    /// Shipping, without tax.
    pub shipping: Money,
    /// The sum of the discounts, with tax where prices include it.
    pub discount: Money,
    /// The coupons of the form with the amounts of their discounts, in its order.
    pub coupons: Vec<Coupon>,
    /// The tax on the lines.
    pub tax: Money,
    /// The tax on shipping.
    pub shipping_tax: Money,
    /// The amount that the customer is charged.
    pub total: Money,
    /// The tax by rate, in the order of priority.
    pub taxes: Vec<TaxLine>,
    /// The rates that apply to each class of the order. Empty for an order whose amounts are kept.
    pub reasons: Vec<ClassReason>,
    /// The origin of the address that determined the taxes.
    pub place: TaxPlace,
    /// The address that determined the taxes.
    pub taxed_at: Address,
    /// Warnings to show before the order is saved.
    pub warnings: Vec<TaxWarning>,
    /// The reason for no tax, where one is stated.
    pub exemption: TaxExemption,
    /// Doubts about that reason.
    pub hints: Vec<ExemptionHint>,
    /// The VAT number of the customer; empty for none.
    pub vat_number: String,
    /// Reverse charge fits that number and the address, and no reason is stated.
    pub proposes_reverse_charge: bool,
}

/// The computed amounts of a line.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PricedLine {
    /// Price times quantity, with tax where prices include it.
    pub amount: Money,
    /// The part of the discounts, with tax where prices include it.
    pub discount: Money,
    /// The amount less the discount and without tax.
    pub net: Money,
    /// The tax of the line.
    pub tax: Money,
}

/// Computes the amounts of a form at these rates, in a currency with this many decimals. An error when the
/// form is incomplete, when discounts exceed the amounts of the lines, or when an amount does not fit.
pub fn priced(form: &OrderForm, rates: &[TaxRate], rules: TaxRules, decimals: u32) -> Result<PricedOrder> {
    form.check()?;
    let rates = if form.exemption.is_stated() { &[] } else { rates };
    let found = Rates::of(form, rates, rules);
    let (mut lines, coupons) = discounted(form, decimals)?;
    let charged = charged_lines(form, &found, &lines, rules.rounding, decimals)?;
    for (line, taxes) in lines.iter_mut().zip(&charged) {
        line.tax = Money::sum(taxes.values().copied())?;
        line.net = line.amount.minus(line.discount)?;
        if form.prices.include_tax() {
            line.net = line.net.minus(line.tax)?;
        }
    }
    let on_shipping = shipping_taxes(form, &found, decimals)?;
    let shipping_tax = Money::sum(on_shipping.values().copied())?;
    let shipping = if form.prices.include_tax() { form.shipping.minus(shipping_tax)? } else { form.shipping };
    let mut order = PricedOrder {
        shipping,
        discount: Money::sum(coupons.iter().map(|coupon| coupon.discount))?,
        coupons,
        tax: Money::sum(lines.iter().map(|line| line.tax))?,
        shipping_tax,
        taxes: tax_lines(&found, &lines, &charged, (shipping, &on_shipping))?,
        reasons: if form.exemption.is_stated() { Vec::new() } else { found.reasons(form) },
        exemption: form.exemption.cleaned(),
        lines,
        ..PricedOrder::default()
    };
    let nets = order.lines.iter().map(|line| line.net);
    order.total = Money::sum(nets.chain([order.tax, order.shipping, order.shipping_tax]))?;
    Ok(order)
}

/// The rates that apply to the order by class, and the class of its shipping.
struct Rates<'r> {
    by_class: BTreeMap<ClassSlug, Vec<&'r TaxRate>>,
    shipping: ClassSlug,
    address: Address,
}

/// The tax of each rate.
type ByRate = BTreeMap<RateKey, Money>;
/// The order of rates: by priority, compound ones last, then by id.
type RateKey = (i64, bool, i64);

fn key(rate: &TaxRate) -> RateKey {
    (rate.priority, rate.compound, rate.id.get())
}

impl<'r> Rates<'r> {
    fn of(form: &OrderForm, rates: &'r [TaxRate], rules: TaxRules) -> Self {
        let address = form.address.with_country_code();
        let shipping = shipping_class(form, rules.shipping);
        let mut by_class = BTreeMap::new();
        for class in form.lines.iter().map(|line| &line.class).chain([&shipping]) {
            let find = || applicable(rates, class, &address);
            by_class.entry(class.clone()).or_insert_with(find);
        }
        Self { by_class, shipping, address }
    }

    fn of_class(&self, class: &ClassSlug) -> &[&'r TaxRate] {
        self.by_class.get(class).map(Vec::as_slice).unwrap_or_default()
    }

    fn reasons(&self, form: &OrderForm) -> Vec<ClassReason> {
        let mut reasons: Vec<ClassReason> = Vec::new();
        let shipping = (form.shipping != Money::ZERO).then_some(&self.shipping);
        for class in form.lines.iter().map(|line| &line.class).chain(shipping) {
            if !reasons.iter().any(|reason| reason.class == *class) {
                reasons.push(ClassReason::new(class, self.of_class(class), &self.address));
            }
        }
        reasons
    }
}

/// The tax class of shipping.
fn shipping_class(form: &OrderForm, rule: ShippingTax) -> ClassSlug {
    let is_standard = |line: &FormLine| line.class.is_standard();
    match rule {
        ShippingTax::Items if !form.lines.iter().any(is_standard) => {
            form.lines.first().map(|line| line.class.clone()).unwrap_or_default()
        }
        _ => ClassSlug::standard(),
    }
}

/// The amount and the part of the discounts of each line, and the coupons with their amounts.
fn discounted(form: &OrderForm, decimals: u32) -> Result<(Vec<PricedLine>, Vec<Coupon>)> {
    let amounts = form
        .lines
        .iter()
        .map(|line| amount(line.price, line.quantity, decimals))
        .collect::<Computed<Vec<_>>>()?;
    let most = Money::sum(amounts.iter().copied().filter(|amount| *amount > Money::ZERO))?;
    let coupon = |coupon: &FormCoupon| {
        let discount = coupon.discount.of(most, decimals)?;
        Ok(Coupon { code: coupon.code.clone(), discount })
    };
    let coupons = form.coupons.iter().map(coupon).collect::<Result<Vec<_>>>()?;
    let discount = Money::sum(coupons.iter().map(|coupon| coupon.discount))?;
    if discount > most {
        return Err(Error::Invalid {
            what: text!("The discount"),
            problem: text!(
                "it takes off {discount}, more than the {most} that the lines come to",
                discount,
                most
            ),
        });
    }
    let weights: Vec<i64> = amounts.iter().map(|amount| amount.ten_thousandths().max(0)).collect();
    let off = spread(discount, &weights, decimals);
    let line = |(amount, discount): (Money, Money)| PricedLine { amount, discount, ..PricedLine::default() };
    Ok((amounts.into_iter().zip(off).map(line).collect(), coupons))
}

/// Price times quantity, rounded half away from zero; the price alone for a fee.
fn amount(price: UnitPrice, quantity: Quantity, decimals: u32) -> Computed<Money> {
    let one = Quantity::from_ten_thousandths(decimal::SCALE);
    price.times(if quantity == Quantity::ZERO { one } else { quantity }, decimals)
}

/// Spreads an amount over weights, in whole units of the last decimal unless the amount has a fraction of
/// one.
fn spread(amount: Money, weights: &[i64], decimals: u32) -> Vec<Money> {
    let step = decimal::step(decimals);
    let unit = if amount.ten_thousandths() % step == 0 { step } else { 1 };
    let parts = shares(Money::from_ten_thousandths(amount.ten_thousandths() / unit), weights);
    let parts = parts.unwrap_or_else(|| vec![Money::ZERO; weights.len()]);
    parts.into_iter().map(|part| Money::from_ten_thousandths(part.ten_thousandths() * unit)).collect()
}

/// The tax of each rate on an amount, not yet rounded.
fn fine_taxes(amount: Money, rates: &[&TaxRate], prices: Prices) -> Result<BTreeMap<RateKey, FineAmount>> {
    let charge =
        |rate: &&TaxRate| Charge { percent: rate.rate.unwrap_or(Percent::ZERO), compound: rate.compound };
    let charges: Vec<Charge> = rates.iter().map(charge).collect();
    Ok(rates.iter().map(|rate| key(rate)).zip(taxes(amount, &charges, prices)?).collect())
}

/// The tax of each line by rate, rounded.
fn charged_lines(
    form: &OrderForm,
    found: &Rates<'_>,
    lines: &[PricedLine],
    rounding: Rounding,
    decimals: u32,
) -> Result<Vec<ByRate>> {
    let fine = form.lines.iter().zip(lines).map(|(line, priced)| {
        fine_taxes(priced.amount.minus(priced.discount)?, found.of_class(&line.class), form.prices)
    });
    let fine = fine.collect::<Result<Vec<_>>>()?;
    if rounding == Rounding::Line {
        let round = |taxes: BTreeMap<RateKey, FineAmount>| {
            taxes.into_iter().map(|(key, tax)| (key, tax.rounded(decimals, form.prices))).collect()
        };
        return Ok(fine.into_iter().map(round).collect());
    }
    let mut sums: BTreeMap<RateKey, FineAmount> = BTreeMap::new();
    for (key, tax) in fine.iter().flatten() {
        let sum = sums.entry(*key).or_default();
        *sum = sum.plus(*tax)?;
    }
    let mut charged = vec![ByRate::new(); fine.len()];
    for (key, sum) in sums {
        let weights: Vec<i64> =
            fine.iter().map(|taxes| taxes.get(&key).map_or(0, |tax| tax.millionths())).collect();
        let rounded = sum.rounded(decimals, form.prices);
        for ((line, part), taxes) in charged.iter_mut().zip(divided(rounded, &weights)).zip(&fine) {
            if taxes.contains_key(&key) {
                line.insert(key, part);
            }
        }
    }
    Ok(charged)
}

/// Spreads an amount over weights of one sign; where their signs differ, the heaviest gets all of it.
fn divided(amount: Money, weights: &[i64]) -> Vec<Money> {
    let turned: Vec<i64> = weights.iter().map(|weight| weight.saturating_neg()).collect();
    shares(amount, weights).or_else(|| shares(amount, &turned)).unwrap_or_else(|| {
        let heaviest = weights.iter().enumerate().max_by_key(|(_, weight)| weight.saturating_abs());
        let heaviest = heaviest.map(|(at, _)| at);
        (0..weights.len()).map(|at| if Some(at) == heaviest { amount } else { Money::ZERO }).collect()
    })
}

/// The tax on shipping by rate, each rounded.
fn shipping_taxes(form: &OrderForm, found: &Rates<'_>, decimals: u32) -> Result<ByRate> {
    if form.shipping == Money::ZERO {
        return Ok(ByRate::new());
    }
    let all = found.of_class(&found.shipping);
    let rates: Vec<&TaxRate> = all.iter().copied().filter(|rate| rate.shipping).collect();
    let fine = fine_taxes(form.shipping, &rates, form.prices)?;
    Ok(fine.into_iter().map(|(key, tax)| (key, tax.rounded(decimals, form.prices))).collect())
}

/// A tax line for each rate that applies to a line or to shipping.
fn tax_lines(
    found: &Rates<'_>,
    lines: &[PricedLine],
    charged: &[ByRate],
    (shipping, on_shipping): (Money, &ByRate),
) -> Result<Vec<TaxLine>> {
    let rates = found.by_class.values().flatten();
    let by_key: BTreeMap<RateKey, &TaxRate> = rates.map(|rate| (key(rate), *rate)).collect();
    let mut all = Vec::new();
    for (key, rate) in by_key {
        let mut line = TaxLine::of(ChargedRate::of(rate));
        let mut applies = false;
        for (priced, tax) in
            lines.iter().zip(charged).filter_map(|(line, taxes)| Some((line, taxes.get(&key)?)))
        {
            applies = true;
            line.taxable = line.taxable.plus(priced.net)?;
            line.tax = line.tax.plus(*tax)?;
        }
        if let Some(tax) = on_shipping.get(&key) {
            applies = true;
            line.taxable = line.taxable.plus(shipping)?;
            line.shipping_tax = *tax;
        }
        all.extend(applies.then_some(line));
    }
    Ok(all)
}

impl PricedOrder {
    /// The amounts of an existing order, whatever the current rates, in a currency with this many decimals.
    /// The amount of a line with a known price is price times quantity, and its discount the difference to
    /// what was charged.
    pub fn kept(order: &Order, decimals: u32) -> Result<Self> {
        let charged = order.items.iter().map(|item| charged_item(item, order.prices));
        let charged = charged.collect::<Computed<Vec<_>>>()?;
        let weights: Vec<i64> = charged.iter().map(|amount| amount.ten_thousandths().max(0)).collect();
        let off = spread(order.discount, &weights, decimals);
        let line = |((item, charged), off): ((&Item, Money), Money)| {
            let amount = match item.price {
                Some(price) => amount(price, item.quantity, decimals)?,
                None => charged.plus(off)?,
            };
            Ok(PricedLine { amount, discount: amount.minus(charged)?, net: item.total, tax: item.tax })
        };
        Ok(Self {
            lines: order.items.iter().zip(charged).zip(off).map(line).collect::<Result<_>>()?,
            shipping: order.shipping,
            discount: order.discount,
            coupons: order.coupons.clone(),
            tax: order.tax,
            shipping_tax: order.shipping_tax,
            total: order.total,
            taxes: order.taxes.clone(),
            exemption: order.exemption.clone(),
            ..Self::default()
        })
    }
}

impl OrderForm {
    /// The order of this number with these amounts. Values that the form does not have are taken from `was`.
    #[must_use]
    pub fn order(&self, number: String, priced: &PricedOrder, was: Option<&Order>) -> Order {
        let lines = self.lines.iter().zip(&priced.lines);
        let item = |(line, priced): (&FormLine, &PricedLine)| Item {
            product: line.product,
            name: line.name.trim().to_owned(),
            quantity: line.quantity,
            total: priced.net,
            tax: priced.tax,
            price: Some(line.price),
            class: line.class.clone(),
            ..Item::default()
        };
        Order {
            number,
            total: priced.total,
            tax: priced.tax,
            shipping: priced.shipping,
            shipping_tax: priced.shipping_tax,
            discount: priced.discount,
            prices: self.prices,
            items: lines.map(item).collect(),
            coupons: priced.coupons.clone(),
            taxes: priced.taxes.clone(),
            refunds: was.map(|was| was.refunds.clone()).unwrap_or_default(),
            ..self.facts(was)
        }
    }
}

//! Divides an order's tax between goods and shipping, where a file has both in one figure. The percentages
//! in the names of the taxes prove it: with the right division they give the amounts that were charged.

use crate::FieldResult;
use domain::decimal;
use domain::money::Money;
use domain::percent::Percent;
use domain::tax::{Charge, FineAmount, Prices, taxes};

/// 100 percent, in ten-thousandths of a percent.
const WHOLE: i128 = 1_000_000;

/// The amounts that were taxed, as the file has them: with tax when prices include tax.
#[derive(Debug, Clone, Copy)]
pub(super) struct Charged {
    /// The taxed goods, less discounts.
    pub(super) goods: Money,
    /// The shipping cost.
    pub(super) shipping: Money,
    /// The difference allowed, since figures are rounded line by line.
    pub(super) rounding: Money,
    /// The decimals of the currency.
    pub(super) decimals: u32,
}

/// The part of an amount that is the tax of a rate, in whole units of a currency with these decimals.
pub(super) fn tax_of(amount: Money, percent: Percent, (prices, decimals): (Prices, u32)) -> Money {
    let percent = i128::from(percent.ten_thousandths());
    let whole = if prices.include_tax() { WHOLE + percent } else { WHOLE };
    let step = i128::from(decimal::step(decimals));
    let units = decimal::divided(i128::from(amount.ten_thousandths()) * percent, whole * step);
    Money::from_ten_thousandths(i64::try_from(units * step).unwrap_or_default())
}

/// The base of one of several taxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Base {
    /// All taxed goods.
    Goods,
    /// All taxed goods and shipping.
    GoodsAndShipping,
    /// Shipping alone.
    Shipping,
    /// A part of them, with this net amount.
    Part(Money),
}

/// The part of a tax that is on shipping, and the tax's base.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) shipping_tax: Money,
    pub(super) base: Base,
}

/// The shares of all taxes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shares {
    pub(super) prices: Prices,
    pub(super) taxes: Vec<Share>,
    /// True if shipping was divided in proportion to the goods of each rate, which the figures do not prove.
    pub(super) is_proportional: bool,
}

/// The shares of taxes with these percentages and amounts, when the figures prove them; `prices` are the
/// ways that the order's total allows.
pub(super) fn shares(
    charged: &Charged,
    named: &[(Percent, Money)],
    prices: &[Prices],
) -> FieldResult<Option<Shares>> {
    let mut best: Option<(i64, Shares)> = None;
    for prices in prices {
        if let Some((apart, found)) = of_all_goods(charged, named, *prices)?
            && best.as_ref().is_none_or(|(least, _)| apart < *least)
        {
            best = Some((apart, found));
        }
    }
    if let Some((_, found)) = best {
        return Ok(Some(found));
    }
    Ok(prices.iter().find_map(|prices| of_parts(charged, named, *prices)))
}

/// The shares when each tax is on all goods, and some on shipping too; with the difference to the given
/// amounts.
fn of_all_goods(
    charged: &Charged,
    named: &[(Percent, Money)],
    prices: Prices,
) -> FieldResult<Option<(i64, Shares)>> {
    let charge = |(percent, _): &(Percent, Money)| Charge { percent: *percent, compound: false };
    let all: Vec<Charge> = named.iter().map(charge).collect();
    let on_goods = fine(charged.goods, &all, prices)?;
    let mut best: Option<(i64, Vec<Share>)> = None;
    let mut subsets: Vec<u32> = (0..1 << named.len().min(5)).collect();
    subsets.sort_by_key(|subset| subset.count_ones());
    for subset in subsets {
        let is_on_shipping = |at: usize| subset >> at & 1 == 1;
        let some: Vec<Charge> =
            all.iter().enumerate().filter(|(at, _)| is_on_shipping(*at)).map(|(_, charge)| *charge).collect();
        let mut on_shipping = fine(charged.shipping, &some, prices)?.into_iter();
        let (mut apart, mut found) = (0, Vec::new());
        for (at, ((_, amount), goods)) in named.iter().zip(&on_goods).enumerate() {
            let shipping = if is_on_shipping(at) { on_shipping.next() } else { None }.unwrap_or_default();
            let both = goods.millionths().saturating_add(shipping.millionths());
            let exact = amount.ten_thousandths().saturating_mul(100);
            apart = apart.max(exact.saturating_sub(both).saturating_abs());
            let base = if is_on_shipping(at) { Base::GoodsAndShipping } else { Base::Goods };
            let shipping_tax = shipping.rounded(charged.decimals, Prices::ExcludeTax);
            found.push(Share { shipping_tax, base });
        }
        if best.as_ref().is_none_or(|(least, _)| apart < *least) {
            best = Some((apart, found));
        }
    }
    let allowed = charged.rounding.ten_thousandths().saturating_mul(100);
    let best = best.filter(|(apart, _)| *apart <= allowed);
    Ok(best.map(|(apart, taxes)| (apart, Shares { prices, taxes, is_proportional: false })))
}

/// The shares when each tax is on other goods: together all goods, or goods and shipping.
fn of_parts(charged: &Charged, named: &[(Percent, Money)], prices: Prices) -> Option<Shares> {
    let (mut bases, mut whole, mut rounding) = (Vec::new(), 0_i128, 0_i128);
    let one = i128::from(charged.rounding.ten_thousandths());
    for (percent, amount) in named {
        let (percent, amount) = (i128::from(percent.ten_thousandths()), i128::from(amount.ten_thousandths()));
        if percent <= 0 {
            return None;
        }
        let net = amount * WHOLE / percent;
        whole += if prices == Prices::IncludeTax { net + amount } else { net };
        rounding += one * WHOLE / percent;
        bases.push((net, amount));
    }
    let (goods, shipping) =
        (i128::from(charged.goods.ten_thousandths()), i128::from(charged.shipping.ten_thousandths()));
    let is_near = |sum: i128| (whole - sum).abs() <= rounding;
    let is_on_shipping = match (is_near(goods), is_near(goods + shipping)) {
        (true, _) if shipping == 0 => false,
        (true, false) => false,
        (false, true) => true,
        // When both are within the rounding, the nearer one is no proof.
        _ => return None,
    };
    let cent = 10_i128.pow(4_u32.saturating_sub(charged.decimals));
    let money = |exact: i128| {
        let rounded = (exact + exact.signum() * cent / 2) / cent * cent;
        i64::try_from(rounded).ok().map(Money::from_ten_thousandths)
    };
    let shares = bases.into_iter().map(|(net, amount)| {
        let shipping_tax =
            if is_on_shipping { money(amount * shipping / (goods + shipping))? } else { Money::ZERO };
        Some(Share { shipping_tax, base: Base::Part(money(net)?) })
    });
    Some(Shares { prices, taxes: shares.collect::<Option<_>>()?, is_proportional: is_on_shipping })
}

fn fine(amount: Money, charges: &[Charge], prices: Prices) -> FieldResult<Vec<FineAmount>> {
    taxes(amount, charges, prices).map_err(|error| error.text())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_show_what_of_a_tax_is_on_shipping() {
        const WITH: &[Prices] = &[Prices::IncludeTax];
        const WITHOUT: &[Prices] = &[Prices::ExcludeTax];
        const EITHER: &[Prices] = &[Prices::ExcludeTax, Prices::IncludeTax];
        for (goods, shipping, named, prices, expected) in [
            ("95.40", "30", "19 20.02", WITH, "4.79 both"),
            ("95.40", "30", "19 15.23", WITH, "0.00 goods"),
            ("95.40", "30", "19 20.02", EITHER, "4.79 both"),
            ("95.40", "30", "19 18.13", WITHOUT, "0.00 goods"),
            ("95.40", "30", "19 23.83", WITHOUT, "5.70 both"),
            ("95.40", "30", "19 17.00", EITHER, "unproved"),
            ("100", "10", "4 4.40, 4.875 5.36", WITHOUT, "0.40 both, 0.49 both"),
            ("100", "10", "4 4.40, 4.875 4.88", WITHOUT, "0.40 both, 0.00 goods"),
            ("119", "10", "19 9.50, 7 3.89", WITH, "0.00 part 50.00, 0.00 part 55.57"),
            ("119", "10", "19 10.30, 7 4.22", WITH, "0.80 part 54.21, 0.33 part 60.29 in proportion"),
            ("119", "0.05", "19 9.50, 7 3.89", WITH, "unproved"),
            ("0", "0", "19 0", WITH, "0.00 goods"),
            ("-10", "0", "19 -1.90", WITHOUT, "0.00 goods"),
        ] {
            let money = |text: &str| Money::parse(text).unwrap();
            let charged = Charged {
                goods: money(goods),
                shipping: money(shipping),
                rounding: money("0.02"),
                decimals: 2,
            };
            let named: Vec<(Percent, Money)> = named
                .split(", ")
                .map(|text| text.split_once(' ').unwrap())
                .map(|(percent, amount)| (Percent::parse(percent).unwrap(), money(amount)))
                .collect();
            let found = shares(&charged, &named, prices).unwrap();
            let told = found.map_or_else(
                || "unproved".to_owned(),
                |found| {
                    let shares = found.taxes.iter().map(|share| {
                        let base = match share.base {
                            Base::Goods => "goods".to_owned(),
                            Base::GoodsAndShipping => "both".to_owned(),
                            Base::Shipping => "shipping".to_owned(),
                            Base::Part(net) => format!("part {}", net.to_text(2)),
                        };
                        format!("{} {base}", share.shipping_tax.to_text(2))
                    });
                    let shares: Vec<String> = shares.collect();
                    let end = if found.is_proportional { " in proportion" } else { "" };
                    format!("{}{end}", shares.join(", "))
                },
            );
            assert_eq!(told, expected, "{goods} and {shipping}, {named:?}");
        }
    }
}

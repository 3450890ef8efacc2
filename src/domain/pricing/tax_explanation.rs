//! Explanations of the tax on an amount: the rates that apply at an address on a day with the tax of each,
//! and each rate that nearly applies with the reason why it does not.
//!
//! A rate nearly applies when a single one of its conditions does not hold. Those that fail more than one are
//! left out: they are not what somebody looks for who expected another rate.
//!
//! Also here: what an order would be taxed by other rates than it was, such as those of its date. What each line and
//! shipping were charged stays, with or without tax as prices are entered, and the rest follows.

use crate::decimal::Computed;
use std::collections::BTreeMap;

use super::priced;
use super::tax_place::{Fits, TaxPlace};
use crate::decimal::SCALE;
use crate::error::Result;
use crate::ids::RateId;
use crate::money::Money;
use crate::order::form::{FormLine, OrderForm};
use crate::order::{Item, Order};
use crate::places::address::Address;
use crate::places::postcode;
use crate::quantity::Quantity;
use crate::rate::TaxRate;
use crate::rate::country_rates;
use crate::rate::index::RateIndex;
use crate::rate::matching;
use crate::rate::versions::VersionedRate;
use crate::tax::Prices;
use crate::tax::class::ClassSlug;
use crate::tax::rules::TaxRules;
use crate::text;
use crate::text::Text;
use crate::time::Day;

/// An amount of one class, to be taxed at an address on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxQuestion {
    /// The address; an empty one stands for the shop's.
    pub address: Address,
    /// The tax class.
    pub class: ClassSlug,
    /// The day.
    pub on: Day,
    /// The price of the goods or services.
    pub amount: Money,
    /// Shipping.
    pub shipping: Money,
    /// The relation of both to their tax.
    pub prices: Prices,
}

/// The answer to a [`TaxQuestion`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaxExplanation {
    /// The address that determined the taxes.
    pub address: Address,
    /// The origin of that address.
    pub place: TaxPlace,
    /// The rates that apply, in the order in which they are charged.
    pub applied: Vec<AppliedTax>,
    /// The rates that nearly apply, the nearest first.
    pub passed_over: Vec<PassedOver>,
    /// The tax on both amounts.
    pub tax: Money,
    /// Both amounts without tax.
    pub net: Money,
    /// Both amounts with tax.
    pub gross: Money,
}

/// An explanation of the taxes of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderTaxExplanation {
    /// The order, with the taxes that it was charged.
    pub order: Order,
    /// The place of taxation, and the origin of that address.
    pub charged_at: (TaxPlace, Address),
    /// The order as the rates of its date tax it.
    pub by_rates: Order,
    /// Each class of its items, with the rates of its date; none where the order states why no tax is charged.
    pub classes: Vec<(TaxQuestion, TaxExplanation)>,
}

impl OrderTaxExplanation {
    /// The tax that was charged, and that by the rates, each with that on shipping.
    pub fn taxes(&self) -> Result<(Money, Money)> {
        let all = |order: &Order| order.tax.plus(order.shipping_tax);
        Ok((all(&self.order)?, all(&self.by_rates)?))
    }
}

/// A rate that applies, with its tax.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppliedTax {
    /// The rate as it is on the day.
    pub rate: TaxRate,
    /// The conditions that it was found by.
    pub fits: Fits,
    /// The tax on the amount.
    pub tax: Money,
    /// The tax on shipping.
    pub shipping_tax: Money,
}

/// A rate that nearly applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassedOver {
    /// The rate as it is at present.
    pub rate: TaxRate,
    /// The condition that does not hold.
    pub reason: PassedOverReason,
}

/// The reason why a rate does not apply; the nearest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassedOverReason {
    /// A more specific rate of its priority applies.
    MoreSpecific(RateId),
    /// It is not in force on the day.
    NotInForce,
    /// The day is before the first one from which the rate is known.
    NotKnownBefore(Day),
    /// It is of another class.
    OtherClass,
    /// None of its postcodes matches.
    Postcode,
    /// None of its cities matches.
    City,
    /// It is for another state.
    OtherState,
    /// It is for another country.
    OtherCountry,
}

impl PassedOverReason {
    /// In a few words, which programs read too.
    pub fn describe(self) -> Text {
        match self {
            Self::NotKnownBefore(day) => text!("not known before {day}", day),
            Self::MoreSpecific(_) => text!("more specific rate of its priority"),
            Self::NotInForce => text!("not in force that day"),
            Self::OtherClass => text!("other class"),
            Self::Postcode => text!("postcode does not match"),
            Self::City => text!("city does not match"),
            Self::OtherState => text!("other state"),
            Self::OtherCountry => text!("other country"),
        }
    }
}

impl TaxQuestion {
    /// The form of an order of this amount.
    fn form(&self, address: Address) -> OrderForm {
        let line = FormLine {
            name: "Amount".to_owned(),
            quantity: Quantity::from_ten_thousandths(SCALE),
            price: self.amount.into(),
            class: self.class.clone(),
            ..FormLine::default()
        };
        OrderForm {
            placed_at: self.on.start(),
            address,
            lines: vec![line],
            shipping: self.shipping,
            prices: self.prices,
            ..OrderForm::default()
        }
    }

    /// Answers from all rates of the shop. `taxed_at` is the address that determines the taxes, with its
    /// origin; the currency has this many decimals.
    pub fn answer(
        &self,
        rates: &RateIndex,
        taxed_at: (TaxPlace, Address),
        rules: TaxRules,
        decimals: u32,
    ) -> Result<TaxExplanation> {
        let (place, address) = taxed_at;
        let form = self.form(address);
        let at = form.address.with_country_code();
        // Shipping is of the class of the amount or of the standard class.
        let standard = ClassSlug::standard();
        let mut found = rates.applicable(&self.class, &at, self.on);
        if self.class != standard {
            found.extend(rates.applicable(&standard, &at, self.on));
        }
        let order = priced(&form, &found, rules, decimals)?;
        let by_id: BTreeMap<RateId, &TaxRate> = found.iter().map(|rate| (rate.id, rate)).collect();
        let applied = order.taxes.iter().filter_map(|line| {
            let rate = (*by_id.get(&line.rate?)?).clone();
            let fits = Fits::of(&rate, &at);
            Some(AppliedTax { rate, fits, tax: line.tax, shipping_tax: line.shipping_tax })
        });
        let applied: Vec<AppliedTax> = applied.collect();
        let tax = order.tax.plus(order.shipping_tax)?;
        let passed_over = self.passed_over(rates, &matching::in_form(&at), &applied);
        let (gross, net) = (order.total, order.total.minus(tax)?);
        Ok(TaxExplanation { address: form.address, place, applied, passed_over, tax, net, gross })
    }

    fn passed_over(&self, rates: &RateIndex, at: &Address, applied: &[AppliedTax]) -> Vec<PassedOver> {
        let is_applied = |id: RateId| applied.iter().any(|one| one.rate.id == id);
        let mut found: Vec<(PassedOverReason, i64, &TaxRate)> = Vec::new();
        for rate in rates.rates().filter(|rate| !is_applied(rate.rate.id)) {
            let reason = match self.failing(rate, at) {
                Failing::One(PassedOverReason::NotInForce) => self.not_in_force(rate),
                Failing::One(reason) => reason,
                Failing::None => {
                    let same = |one: &&AppliedTax| {
                        one.rate.class == self.class && one.rate.priority == rate.rate.priority
                    };
                    let Some(by) = applied.iter().find(same) else { continue };
                    PassedOverReason::MoreSpecific(by.rate.id)
                }
                Failing::Several => continue,
            };
            found.push((reason, rate.rate.order, &rate.rate));
        }
        found.sort_unstable_by_key(|(reason, order, rate)| (*reason, *order, rate.id));
        found.into_iter().map(|(reason, _, rate)| PassedOver { rate: rate.clone(), reason }).collect()
    }

    fn not_in_force(&self, dated: &VersionedRate) -> PassedOverReason {
        let begin = dated.begin().filter(|begin| self.on < *begin);
        let known_from = begin.filter(|begin| country_rates::is_known_from(&dated.rate, *begin));
        known_from.map_or(PassedOverReason::NotInForce, PassedOverReason::NotKnownBefore)
    }

    /// The conditions of a rate that do not hold, the costly ones last.
    fn failing(&self, dated: &VersionedRate, at: &Address) -> Failing {
        let rate = &dated.rate;
        let other = |of_rate: &str, of_address: &str| !of_rate.is_empty() && of_rate != of_address;
        let checks: [(PassedOverReason, &dyn Fn() -> bool); 6] = [
            (PassedOverReason::OtherCountry, &|| other(&rate.country, &at.country)),
            (PassedOverReason::OtherClass, &|| rate.class != self.class),
            (PassedOverReason::OtherState, &|| other(&rate.state, &at.state)),
            (PassedOverReason::NotInForce, &|| !dated.is_in_force_on(self.on)),
            (PassedOverReason::City, &|| !rate.cities.is_empty() && !rate.cities.contains(&at.city)),
            (PassedOverReason::Postcode, &|| {
                !rate.postcodes.is_empty()
                    && !rate.postcodes.iter().any(|code| postcode::matches(code, &at.postcode))
            }),
        ];
        let mut failing = Failing::None;
        for (reason, fails) in checks {
            if fails() {
                if failing != Failing::None {
                    return Failing::Several;
                }
                failing = Failing::One(reason);
            }
        }
        failing
    }
}

/// The conditions of a rate that do not hold.
#[derive(PartialEq, Eq)]
enum Failing {
    None,
    One(PassedOverReason),
    Several,
}

/// False for an order from a file that has its tax only as a sum.
fn has_tax_by_item(order: &Order) -> bool {
    Money::sum(order.items.iter().map(|item| item.tax)).is_ok_and(|tax| tax == order.tax)
}

/// The relation to tax in which the charges of an order are shown: as its prices were typed, or as the shop
/// enters prices where they were not.
pub fn prices_of(order: &Order, rules: TaxRules) -> Prices {
    let is_typed = order.items.iter().all(|item| item.price.is_some());
    match order.prices {
        _ if !has_tax_by_item(order) => Prices::ExcludeTax,
        Prices::ExcludeTax if !is_typed => rules.prices,
        prices => prices,
    }
}

/// The charge for an item, less its discount.
pub(super) fn charged_item(item: &Item, prices: Prices) -> Computed<Money> {
    if prices.include_tax() { item.total.plus(item.tax) } else { Ok(item.total) }
}

/// Shipping as it was charged.
fn charged_shipping(order: &Order, prices: Prices) -> Computed<Money> {
    if prices.include_tax() { order.shipping.plus(order.shipping_tax) } else { Ok(order.shipping) }
}

/// The form of an order by which its taxes are computed, at the address that determines them: each line
/// once at what it was charged, so that nothing is rounded or discounted a second time.
pub fn form_of_charges(order: &Order, address: Address, rules: TaxRules) -> Result<OrderForm> {
    let prices = prices_of(order, rules);
    let line = |item: &Item| {
        let price = charged_item(item, prices)?.into();
        // A line of quantity 0 is charged once, whatever its sign.
        Ok(FormLine {
            name: "Item".to_owned(),
            price,
            class: item.class.clone(),
            quantity: Quantity::ZERO,
            ..FormLine::default()
        })
    };
    let mut lines = order.items.iter().map(line).collect::<Result<Vec<_>>>()?;
    if lines.is_empty() {
        // A form has a line; this one charges nothing.
        lines.push(FormLine { name: "None".to_owned(), ..FormLine::default() });
    }
    let (placed_at, shipping) = (order.placed_at, charged_shipping(order, prices)?);
    let exemption = order.exemption.clone();
    Ok(OrderForm { placed_at, address, lines, shipping, prices, exemption, ..OrderForm::default() })
}

/// The order with the taxes of these rates; `form` holds its charges. All else stays, the total of prices
/// with tax included.
pub fn by_rates(
    order: &Order,
    form: &OrderForm,
    rates: &[TaxRate],
    rules: TaxRules,
    decimals: u32,
) -> Result<Order> {
    let priced = priced(form, rates, rules, decimals)?;
    let lines = order.items.iter().zip(&priced.lines);
    let items = lines.map(|(item, line)| Item { total: line.net, tax: line.tax, ..item.clone() }).collect();
    let charged = Money::sum(order.items.iter().map(|item| item.total).chain([
        order.shipping,
        order.tax,
        order.shipping_tax,
    ]))?;
    Ok(Order {
        total: order.total.minus(charged)?.plus(priced.total)?,
        tax: priced.tax,
        shipping: priced.shipping,
        shipping_tax: priced.shipping_tax,
        taxes: priced.taxes,
        items,
        ..order.clone()
    })
}

/// The classes of an order with the charges of each, shipping with the class by which it is taxed.
pub fn charges_by_class(order: &Order, prices: Prices) -> Result<Vec<(ClassSlug, Money, Money)>> {
    let mut classes: Vec<(ClassSlug, Money, Money)> = Vec::new();
    for item in &order.items {
        let amount = charged_item(item, prices)?;
        match classes.iter_mut().find(|(class, ..)| *class == item.class) {
            Some((_, sum, _)) => *sum = sum.plus(amount)?,
            None => classes.push((item.class.clone(), amount, Money::ZERO)),
        }
    }
    if classes.is_empty() {
        classes.push((ClassSlug::standard(), Money::ZERO, Money::ZERO));
    }
    let standard = classes.iter().position(|(class, ..)| class.is_standard()).unwrap_or(0);
    if let Some((.., shipping)) = classes.get_mut(standard) {
        *shipping = charged_shipping(order, prices)?;
    }
    Ok(classes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::percent::Percent;
    use crate::rate::versions::{Terms, VersionPlan};
    use crate::time::Day;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    /// Id, country, state, postcode, percentage, priority, compound, class.
    type Row = (i64, &'static str, &'static str, &'static str, &'static str, i64, bool, &'static str);

    const ROWS: [Row; 9] = [
        (1, "CA", "", "", "5", 1, false, ""),
        (2, "CA", "QC", "", "9.975", 2, false, ""),
        (3, "CA", "BC", "", "7", 2, false, ""),
        (4, "CA", "ON", "", "13", 1, false, ""),
        (5, "DE", "", "", "19", 1, false, ""),
        (6, "DE", "", "", "7", 1, false, "reduced"),
        (7, "DE", "", "27498", "0", 1, false, ""),
        (8, "AT", "", "", "20", 1, false, ""),
        (9, "FR", "", "", "5.5", 1, false, "reduced"),
    ];

    fn rates() -> RateIndex {
        let rate = |(id, country, state, code, percent, priority, compound, class): Row| {
            let own = str::to_owned;
            let rate = TaxRate {
                country: own(country),
                state: own(state),
                postcodes: Some(own(code)).filter(|code| !code.is_empty()).into_iter().collect(),
                rate: Percent::parse(percent).ok(),
                priority,
                compound,
                class: ClassSlug::parse(class).unwrap(),
                ..TaxRate::defaults(RateId::new(id))
            };
            let rate = VersionedRate::undated(rate);
            let terms = Terms::charging(Percent::parse("16").unwrap());
            let (from, until) = (day("2020-07-01"), Some(day("2020-12-31")));
            let plan = match id {
                5 => VersionPlan { terms, from, until },
                8 => VersionPlan { terms: Terms::NOT_IN_FORCE, from, until: None },
                _ => return rate,
            };
            rate.planned(&plan, day("2026-11-22")).unwrap()
        };
        RateIndex::new(ROWS.map(rate))
    }

    /// Country, state and postcode; class; day; amount. Below, the rates that apply with their taxes, the tax, and the
    /// rates that nearly apply.
    const CASES: &str = "
        CA QC; ; 2026-01-01; 100
        1: 5.00, 2: 9.98; 14.98; 3 other state, 4 other state, 5 other country
        CA ON; ; 2026-01-01; 100
        4: 13.00; 13.00; 1 more specific rate of its priority, 2 other state, 3 other state, 5 other country
        CA BC; ; 2026-01-01; 19.99
        1: 1.00, 3: 1.40; 2.40; 2 other state, 4 other state, 5 other country
        DE  10115; ; 2026-01-01; 100
        5: 19.00; 19.00; 6 other class, 7 postcode does not match, 1 other country
        DE  10115; ; 2020-08-15; 100
        5: 16.00; 16.00; 6 other class, 7 postcode does not match, 1 other country
        DE  27498; ; 2026-01-01; 100
        7: 0.00; 0.00; 5 more specific rate of its priority, 6 other class, 1 other country
        DE; reduced; 2026-01-01; 100
        6: 7.00; 7.00; 5 other class, 9 other country
        AT; ; 2026-01-01; 100
        ; 0.00; 8 not in force that day, 1 other country, 5 other country";

    /// In Quebec 5 % and 9.975 % are both on the amount; in Ontario the 13 % of the state take the place of the 5 % of the
    /// country.
    #[test]
    fn each_rate_that_nearly_applies_has_its_reason() {
        let lines: Vec<&str> = CASES.trim().lines().map(str::trim).collect();
        assert_eq!(lines.len(), 16);
        for case in lines.chunks(2) {
            let question: Vec<&str> = case[0].split("; ").collect();
            let [place, class, on, amount] = question[..] else { panic!("{case:?}") };
            let expected = case[1];
            let mut parts = place.split(' ').map(str::to_owned);
            let mut next = || parts.next().unwrap_or_default();
            let address = Address { country: next(), state: next(), postcode: next(), ..Address::default() };
            let question = TaxQuestion {
                address: address.clone(),
                class: ClassSlug::parse(class).unwrap(),
                on: day(on),
                amount: Money::parse(amount).unwrap(),
                shipping: Money::ZERO,
                prices: Prices::ExcludeTax,
            };
            let answer =
                question.answer(&rates(), (TaxPlace::Order, address), TaxRules::default(), 2).unwrap();
            let applied: Vec<String> =
                answer.applied.iter().map(|one| format!("{}: {}", one.rate.id, one.tax.to_text(2))).collect();
            let passed: Vec<String> = answer
                .passed_over
                .iter()
                .map(|one| format!("{} {}", one.rate.id, one.reason.describe()))
                .collect();
            let shown = format!("{}; {}; {}", applied.join(", "), answer.tax.to_text(2), passed.join(", "));
            assert_eq!(shown, expected, "{place} {class} {on}");
            assert_eq!(answer.gross, answer.net.plus(answer.tax).unwrap());
        }
    }
}

//! What orders come to: the cases of the reference as a table, and that the parts of any order add up to
//! its total.

use std::collections::{BTreeMap, BTreeSet};

use domain::ids::RateId;
use domain::money::Money;
use domain::order::Order;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::{FormLine, OrderForm};
use domain::order::untaxed::untaxed;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::pricing::{PricedOrder, priced};
use domain::quantity::Quantity;
use domain::rate::TaxRate;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::tax::rules::{Rounding, ShippingTax, TaxRules};
use domain::unit_price::UnitPrice;
use proptest::collection::vec;
use proptest::prelude::*;

fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

fn class(slug: &str) -> ClassSlug {
    ClassSlug::parse(slug).unwrap()
}

/// `percent`, then marks: `c` compound, `n` not on shipping, a class behind `@`, a country behind `/`.
/// The priority is the place in the list.
fn rates(text: &str) -> Vec<TaxRate> {
    let rate = |(id, word): (i64, &str)| {
        let (word, country) = word.split_once('/').unwrap_or((word, ""));
        let (word, of) = word.split_once('@').unwrap_or((word, ""));
        TaxRate {
            rate: Percent::parse(word.trim_end_matches(['c', 'n'])).ok(),
            name: format!("Rate {id}"),
            compound: word.contains('c'),
            shipping: !word.contains('n'),
            priority: id,
            class: class(of),
            country: country.to_owned(),
            ..TaxRate::defaults(RateId::new(id))
        }
    };
    (1..).zip(text.split_whitespace()).map(rate).collect()
}

/// `2x9.99@reduced`: quantity, price, class.
fn lines(text: &str) -> Vec<FormLine> {
    let line = |word: &str| {
        let (word, of) = word.split_once('@').unwrap_or((word, ""));
        let (quantity, price) = word.split_once('x').unwrap_or(("1", word));
        FormLine {
            name: "Thing".to_owned(),
            quantity: Quantity::parse(quantity).unwrap(),
            price: UnitPrice::parse(price).unwrap(),
            class: class(of),
            ..FormLine::default()
        }
    };
    text.split_whitespace().map(line).collect()
}

fn form(lines: &str, include: bool, shipping: &str, coupon: &str) -> OrderForm {
    let discount = match coupon.strip_suffix('%') {
        Some(percent) => Discount::Percent(Percent::parse(percent).unwrap()),
        None => Discount::Amount(money(coupon)),
    };
    OrderForm {
        lines: self::lines(lines),
        shipping: money(shipping),
        coupons: vec![FormCoupon { code: "c".to_owned(), discount }],
        prices: Prices::including(include),
        address: Address::of_country("GB"),
        ..OrderForm::default()
    }
}

fn net(order: &PricedOrder) -> Money {
    Money::sum(order.lines.iter().map(|line| line.net)).unwrap()
}

/// Lines, rates, how (prices with tax or without, rounded by line or on the sum, decimals), shipping,
/// coupon; net of the lines, their tax, shipping tax, total; taxable, tax and shipping tax by rate.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const CASES: &[Row] = &[
    ("9.99", "20", "excl/line/2", "0", "0", "9.99 2.00 0.00 11.99", "9.99,2.00,0.00"),
    ("9.99", "20", "incl/line/2", "0", "0", "8.33 1.66 0.00 9.99", "8.33,1.66,0.00"),
    // Two lines taxed 1.633 and 1.634: per line 3.26, at the subtotal 3.27.
    ("16.33 16.34", "10", "excl/line/2", "0", "0", "32.67 3.26 0.00 35.93", "32.67,3.26,0.00"),
    ("16.33 16.34", "10", "excl/sum/2", "0", "0", "32.67 3.27 0.00 35.94", "32.67,3.27,0.00"),
    // With 19 % inside, in shipping too.
    ("149.14", "19", "incl/line/2", "4.90", "0", "125.33 23.81 0.78 154.04", "129.45,23.81,0.78"),
    ("149.14", "19", "incl/sum/2", "4.90", "0", "125.33 23.81 0.78 154.04", "129.45,23.81,0.78"),
    // A percentage is of what the lines come to before it, and spread over them.
    ("3x15", "20", "excl/line/2", "0", "10%", "40.50 8.10 0.00 48.60", "40.50,8.10,0.00"),
    ("9.99 3.33", "20", "incl/line/2", "5", "7.5%", "10.27 2.05 0.83 17.32", "14.44,2.05,0.83"),
    ("10", "", "excl/line/2", "0", "100%", "0.00 0.00 0.00 0.00", ""),
    // Compound in both modes.
    ("100", "5 8.5c", "excl/line/2", "0", "0", "100.00 13.93 0.00 113.93", "100.00,5.00,0.00 100.00,8.93,0.00"),
    ("100", "5 8.5c", "incl/line/2", "0", "0", "87.78 12.22 0.00 100.00", "87.78,4.39,0.00 87.78,7.83,0.00"),
    ("100", "5c", "excl/line/2", "0", "0", "100.00 5.00 0.00 105.00", "100.00,5.00,0.00"),
    // No decimals, half up without and half down with tax inside.
    ("1000", "10", "incl/line/0", "0", "0", "909.00 91.00 0.00 1000.00", "909.00,91.00,0.00"),
    ("825", "10", "excl/line/0", "0", "0", "825.00 83.00 0.00 908.00", "825.00,83.00,0.00"),
    // Three decimals.
    ("9.999", "20", "excl/line/3", "0", "0", "9.999 2.00 0.00 11.999", "9.999,2.00,0.00"),
    // Nothing fits; a rate of nothing; a rate without a percentage; another country's.
    ("10", "", "excl/line/2", "0", "0", "10.00 0.00 0.00 10.00", ""),
    ("10", "0", "excl/line/2", "0", "0", "10.00 0.00 0.00 10.00", "10.00,0.00,0.00"),
    ("10", "20/DE", "excl/line/2", "0", "0", "10.00 0.00 0.00 10.00", ""),
    // Classes of their own, shipping by the standard one, a rate that leaves shipping alone.
    ("2x10 10@reduced", "20 5@reduced", "excl/line/2", "5", "0", "30.00 4.50 1.00 40.50", "25.00,4.00,1.00 10.00,0.50,0.00"),
    ("10", "20n", "excl/line/2", "5", "0", "10.00 2.00 0.00 17.00", "10.00,2.00,0.00"),
    // A discount is spread over the lines, to the cent; a fee counts once.
    ("10 20", "20", "excl/line/2", "0", "10", "20.00 4.00 0.00 24.00", "20.00,4.00,0.00"),
    ("12 12 12", "20", "incl/line/2", "0", "10", "21.68 4.32 0.00 26.00", "21.68,4.32,0.00"),
    ("10 0x4.90", "19", "incl/line/2", "4.90", "0", "12.52 2.38 0.78 19.80", "16.64,2.38,0.78"),
    // Prices of fractions of a cent are not rounded before they are multiplied.
    ("26547x0.002449", "", "excl/line/2", "0", "0", "65.01 0.00 0.00 65.01", ""),
    ("0x2.50 3x0.333", "", "excl/line/2", "0", "0", "3.50 0.00 0.00 3.50", ""),
];

#[test]
fn orders_come_to_what_the_reference_says() {
    for (lines, rates, how, shipping, coupon, expected, by_rate) in CASES {
        let how: Vec<&str> = how.split('/').collect();
        let rules = TaxRules {
            rounding: if how[1] == "sum" { Rounding::Subtotal } else { Rounding::Line },
            ..TaxRules::default()
        };
        let form = form(lines, how[0] == "incl", shipping, coupon);
        let order = priced(&form, &self::rates(rates), rules, how[2].parse().unwrap()).unwrap();
        let found = [net(&order), order.tax, order.shipping_tax, order.total].map(Money::to_exact_text);
        assert_eq!(found.join(" "), *expected, "{lines} at {rates} {how:?}");
        let taxes: Vec<String> = order
            .taxes
            .iter()
            .map(|line| [line.taxable, line.tax, line.shipping_tax].map(Money::to_exact_text).join(","))
            .collect();
        assert_eq!(taxes.join(" "), *by_rate, "{lines} at {rates} {how:?}");
    }
}

#[test]
fn shipping_follows_the_items_where_the_shop_says_so() {
    let rates = rates("20 5@reduced");
    for (lines, expected) in [("10@reduced", "0.50"), ("10@reduced 10", "2.00"), ("10", "2.00")] {
        let form = form(lines, false, "10", "0");
        let rules = TaxRules { shipping: ShippingTax::Items, ..TaxRules::default() };
        let order = priced(&form, &rates, rules, 2).unwrap();
        assert_eq!(order.shipping_tax.to_exact_text(), expected, "{lines}");
    }
}

#[test]
fn the_reasons_name_what_applies_and_what_does_not() {
    let mut all = rates("20/GB 5@reduced/DE 2/GB");
    all[0].postcodes = vec!["SW1*".to_owned(), "CB*".to_owned()];
    let mut form = form("10 10@reduced", false, "1", "0");
    form.address.postcode = "cb2 1tn".to_owned();
    form.address.country = "United Kingdom".to_owned();
    let order = priced(&form, &all, TaxRules::default(), 2).unwrap();
    let told: Vec<String> = order
        .reasons
        .iter()
        .map(|reason| {
            let rates: Vec<String> = reason
                .rates
                .iter()
                .map(|rate| format!("{} ({}): {}", rate.rate.id, rate.rate.priority, rate.fits.describe()))
                .collect();
            format!("{}: {}", reason.class, rates.join("; "))
        })
        .collect();
    assert_eq!(told, ["standard: 1 (1): United Kingdom, postcode CB*; 3 (3): United Kingdom", "reduced: "]);
}

#[test]
fn what_no_order_can_be_is_refused() {
    type Change = fn(&mut OrderForm);
    let cases: [(Change, &str); 7] = [
        (|form| form.lines.clear(), "The order: it has no lines"),
        (|form| form.lines[0].name.clear(), "Line 1: choose a product"),
        (|form| form.lines[0].quantity = Quantity::parse("-1").unwrap(), "Line 1: the quantity is below 0"),
        (|form| form.lines[0].price = money("-1").into(), "Line 1: the price is below 0"),
        (|form| form.shipping = money("-1"), "Shipping: it is below 0"),
        (
            |form| form.coupons[0].discount = Discount::Amount(money("10.01")),
            "The discount: it takes off 10.01, more than the 10.00",
        ),
        (|form| form.number = Some(" ".to_owned()), "The order's number: write one"),
    ];
    for (change, expected) in cases {
        let mut form = form("10", false, "0", "0");
        change(&mut form);
        let error = priced(&form, &[], TaxRules::default(), 2).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

/// An order that came from a file is filled into a form that comes to the same.
#[test]
fn orders_without_prices_come_to_the_same_again() {
    let rates = rates("20");
    let first = form("3x10 20", false, "4", "5");
    let rules = TaxRules::default();
    let typed = first.order("1".to_owned(), &priced(&first, &rates, rules, 2).unwrap(), None);
    let mut foreign: Order = typed.clone();
    for item in &mut foreign.items {
        item.price = None;
    }
    for order in [&typed, &foreign] {
        let again = OrderForm::of(order);
        let priced = priced(&again, &rates, rules, 2).unwrap();
        assert_eq!((priced.total, priced.tax, net(&priced)), (typed.total, typed.tax, money("45")));
    }
    assert!(OrderForm::of(&typed).costs_the_same(&first));
}

prop_compose! {
    fn any_line()(quantity in 0..60_000_i64, price in 0..2_000_000_i64, of in 0..3_usize) -> FormLine {
        FormLine {
            name: "Thing".to_owned(),
            quantity: Quantity::from_ten_thousandths(quantity),
            price: Money::from_ten_thousandths(price).into(),
            class: class(["", "reduced", "zero"][of]),
            ..FormLine::default()
        }
    }
}

prop_compose! {
    fn any_rate()(
        percent in 0..300_000_i64, priority in 1..4_i64, compound in any::<bool>(), shipping in any::<bool>(),
        of in 0..3_usize,
    ) -> TaxRate {
        TaxRate {
            rate: Percent::from_ten_thousandths(percent), priority, compound, shipping,
            class: class(["", "reduced", "zero"][of]), ..TaxRate::defaults(RateId::new(1))
        }
    }
}

proptest! {
    #[test]
    fn the_parts_add_up(
        lines in vec(any_line(), 1..6), mut rates in vec(any_rate(), 0..6), include in any::<bool>(),
        subtotal in any::<bool>(), by_items in any::<bool>(), shipping in 0..500_000_i64, off in 0..100_i64,
        decimals in 0..4_u32,
    ) {
        for (id, rate) in (1..).zip(&mut rates) {
            rate.id = RateId::new(id);
        }
        let rules = TaxRules {
            prices: Prices::including(include),
            rounding: if subtotal { Rounding::Subtotal } else { Rounding::Line },
            shipping: if by_items { ShippingTax::Items } else { ShippingTax::Standard },
        };
        let mut form = OrderForm {
            lines, shipping: Money::from_ten_thousandths(shipping), prices: rules.prices, ..OrderForm::default()
        };
        let plain = priced(&form, &rates, rules, decimals).unwrap();
        let amounts = Money::sum(plain.lines.iter().map(|line| line.amount)).unwrap();
        let discount = Money::from_ten_thousandths(amounts.ten_thousandths() * off / 100);
        form.coupons.push(FormCoupon { code: String::new(), discount: Discount::Amount(discount) });
        let order = priced(&form, &rates, rules, decimals).unwrap();

        let parts = [net(&order), order.tax, order.shipping, order.shipping_tax];
        prop_assert_eq!(Money::sum(parts).unwrap(), order.total);
        prop_assert_eq!(Money::sum(order.taxes.iter().map(|line| line.tax)).unwrap(), order.tax);
        prop_assert_eq!(Money::sum(order.taxes.iter().map(|line| line.shipping_tax)).unwrap(), order.shipping_tax);
        prop_assert_eq!(Money::sum(order.lines.iter().map(|line| line.discount)).unwrap(), order.discount);
        for line in &order.lines {
            let charged = line.amount.minus(line.discount).unwrap();
            let shown = if include { line.net.plus(line.tax).unwrap() } else { line.net };
            prop_assert_eq!(shown, charged);
            prop_assert!(line.net >= Money::ZERO && line.tax >= Money::ZERO);
        }

        // What no tax was charged on is found from the saved order: lines of classes without a rate, and shipping
        // without one.
        let saved = form.order("1".to_owned(), &order, None);
        let has_rate = |class: &ClassSlug| rates.iter().any(|rate| rate.class == *class);
        let without = form.lines.iter().zip(&order.lines).filter(|(line, _)| !has_rate(&line.class));
        let is_of_items = by_items && !form.lines.iter().any(|line| line.class.is_standard());
        let shipped = if is_of_items { form.lines[0].class.clone() } else { ClassSlug::standard() };
        let applied = order.reasons.iter().filter(|reason| reason.class == shipped);
        let on_shipping = applied.flat_map(|reason| &reason.rates).any(|rate| rate.rate.shipping);
        let shipping = if on_shipping { Money::ZERO } else { order.shipping };
        let expected = Money::sum(without.map(|(_, line)| line.net).chain([shipping])).unwrap();
        // Taxes on the same lines are known by their amounts, so two classes of one amount may be taken for each other.
        let mut nets: BTreeMap<&ClassSlug, i64> = BTreeMap::new();
        for (line, priced) in form.lines.iter().zip(&order.lines) {
            *nets.entry(&line.class).or_default() += priced.net.ten_thousandths();
        }
        let shipped = order.shipping.ten_thousandths();
        let mut nets: Vec<i64> = nets.into_values().chain([0, shipped]).collect();
        nets.extend(nets.clone().iter().map(|net| net + shipped));
        nets.sort_unstable();
        nets.dedup();
        let classes = form.lines.iter().map(|line| &line.class).collect::<BTreeSet<_>>().len();
        if nets.len() == 2 * classes + 3 {
            prop_assert_eq!(untaxed(&saved).unwrap(), expected, "{:?}", saved);
        }

        // What was typed is what is shown of the saved order, line by line.
        let kept = PricedOrder::kept(&saved, decimals).unwrap();
        prop_assert_eq!(&kept.lines, &order.lines);
        let again = OrderForm::of(&saved);
        prop_assert_eq!((&again.lines, again.shipping, again.prices), (&form.lines, form.shipping, form.prices));
    }
}

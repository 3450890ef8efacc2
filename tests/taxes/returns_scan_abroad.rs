//! Whatever a German shop sells to the Union and beyond, at rates of the day, ended ones, its own and 0 %, in orders of
//! several rates that are refunded in any way, with any of its quarters closed: the returns of Germany and of the one-stop
//! shop have what a plain computation of every order and refund comes to.

use std::collections::BTreeMap;

use domain::ids::RateId;
use domain::money::Money;
use domain::order::{Item, Order, OrderStatus, Refund, TaxLine};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::returns::{Form, PeriodReturn, RateType};
use domain::tax::class::ClassSlug;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};
use engine::{Change, OrderChange, PeriodChange};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::shops::sold::shop;
use crate::shops::{TestShop, how_many};
use crate::taxes::returns::{form, period};

/// Rates of other members: country, percentage, whether it is the standard one, first and last day.
const THEIRS: [(&str, i64, bool, &str, &str); 15] = [
    ("FR", 20, true, "2014-01-01", "9999-12-31"),
    ("FR", 10, false, "2014-01-01", "9999-12-31"),
    ("FR", 7, false, "2012-01-01", "2013-12-31"),
    ("IT", 22, true, "2013-10-01", "9999-12-31"),
    ("IT", 10, false, "2013-10-01", "9999-12-31"),
    ("RO", 19, true, "2017-01-01", "2025-07-31"),
    ("RO", 9, false, "2017-01-01", "2025-07-31"),
    ("RO", 21, true, "2025-08-01", "9999-12-31"),
    ("RO", 11, false, "2025-08-01", "9999-12-31"),
    ("CY", 19, true, "2014-01-13", "9999-12-31"),
    ("CY", 9, false, "2014-01-13", "9999-12-31"),
    ("EE", 22, true, "2024-01-01", "2025-06-30"),
    ("EE", 24, true, "2025-07-01", "9999-12-31"),
    ("EE", 9, false, "2009-01-01", "9999-12-31"),
    ("XI", 20, true, "2011-01-04", "9999-12-31"),
];
const QUARTERS: [&str; 4] = ["2025-Q2", "2025-Q3", "2025-Q4", "2026-Q1"];

#[derive(Debug, Clone)]
struct Line {
    percent: i64,
    /// In whole euros.
    net: i64,
}

#[derive(Debug, Clone)]
struct Back {
    at: Local,
    /// Of each line, the part in quarters that comes back at most.
    parts: Vec<i64>,
    /// Its parts of 0 % are named.
    names_zero: bool,
}

#[derive(Debug, Clone)]
struct Sale {
    at: Local,
    /// `BT` is an address in the United Kingdom with a postcode of Northern Ireland.
    to: &'static str,
    lines: Vec<Line>,
    /// The order names the shop's own rate, where that has the percentage.
    is_numbered: bool,
    refunds: Vec<Back>,
}

fn moment() -> impl Strategy<Value = Local> {
    let first = Day::parse("2025-04-01").unwrap();
    (0_u64..365, select(vec![0_u32, 43_200, 86_399]))
        .prop_map(move |(day, second)| Local { day: first.plus_days(day), second })
}

fn sale() -> impl Strategy<Value = Sale> {
    let countries = vec!["DE", "", "FR", "MC", "IT", "RO", "CY", "EE", "BT", "CH"];
    let percents = select(vec![19_i64, 7, 0, 0, 20, 10, 22, 21, 9, 11, 24]);
    let line = (percents, 1_i64..900).prop_map(|(percent, net)| Line { percent, net: net * 4 });
    let back = (moment(), vec(0_i64..5, 3), any::<bool>()).prop_map(|(at, parts, names_zero)| Back {
        at,
        parts,
        names_zero,
    });
    (moment(), select(countries), vec(line, 1..4), any::<bool>(), vec(back, 0..3)).prop_map(
        |(at, to, lines, is_numbered, refunds)| {
            let mut sale = Sale { at, to, lines, is_numbered, refunds };
            sale.make_valid();
            sale
        },
    )
}

impl Sale {
    /// Nobody charges a rate that neither country has, and no rate twice.
    fn make_valid(&mut self) {
        let (to, day) = (self.country(), self.at.day);
        for line in &mut self.lines {
            if !(is_of(to, line.percent, day) || [19, 7, 0].contains(&line.percent)) {
                line.percent = 19;
            }
            if to == "CH" {
                line.percent = 0;
            }
        }
        let mut seen = Vec::new();
        self.lines.retain(|line| {
            !seen.contains(&line.percent) && {
                seen.push(line.percent);
                true
            }
        });
        self.refunds.retain(|back| back.at >= self.at);
        self.refunds.sort_by_key(|back| back.at);
    }

    /// The country of taxation, if it is the customer's.
    fn country(&self) -> &'static str {
        match self.to {
            "MC" => "FR",
            "BT" => "XI",
            "" => "DE",
            to => to,
        }
    }

    fn tax_line(&self, percent: i64, net: i64) -> TaxLine {
        let own = [(19, 1), (7, 2), (0, 3)].into_iter().find(|(own, _)| *own == percent);
        TaxLine {
            rate: own.filter(|_| self.is_numbered).map(|(_, id)| RateId::new(id)),
            name: "VAT".to_owned(),
            percent: Percent::from_ten_thousandths(percent * 10_000),
            taxable: euros(net),
            tax: cents(net * percent),
            ..TaxLine::default()
        }
    }

    /// What comes back of each line, in euros, refund by refund.
    fn returned(&self) -> Vec<Vec<i64>> {
        let mut left: Vec<i64> = self.lines.iter().map(|line| line.net).collect();
        let of = |back: &Back| {
            let parts = self.lines.iter().zip(&mut left).zip(&back.parts);
            parts
                .map(|((line, left), part)| {
                    let taken = (line.net / 4 * part).min(*left);
                    *left -= taken;
                    taken
                })
                .collect()
        };
        self.refunds.iter().map(of).collect()
    }

    fn order(&self, number: usize) -> Order {
        let item = |line: &Line| Item {
            name: "Thing".to_owned(),
            total: euros(line.net),
            tax: cents(line.net * line.percent),
            class: if line.percent == 0 {
                ClassSlug::parse("zero-rate").unwrap()
            } else {
                ClassSlug::default()
            },
            ..Item::default()
        };
        let refund = |(back, parts): (&Back, Vec<i64>)| {
            let lines = || self.lines.iter().zip(&parts).filter(|(_, net)| **net > 0);
            let tax = lines().map(|(line, net)| net * line.percent).sum::<i64>();
            let net = lines().map(|(_, net)| net).sum::<i64>();
            let named = lines().filter(|(line, _)| line.percent > 0 || back.names_zero);
            Refund {
                refunded_at: back.at,
                amount: euros(net).plus(cents(tax)).unwrap(),
                tax: Some(cents(tax)),
                shipping: Some(Money::ZERO),
                shipping_tax: Some(Money::ZERO),
                taxes: named.map(|(line, net)| self.tax_line(line.percent, *net)).collect(),
                ..Refund::default()
            }
        };
        let net = self.lines.iter().map(|line| line.net).sum();
        let tax = cents(self.lines.iter().map(|line| line.net * line.percent).sum());
        let (country, postcode) = match self.to {
            "BT" => ("GB", "BT1 5GS"),
            to => (to, ""),
        };
        let refunds = self.refunds.iter().zip(self.returned()).map(refund);
        Order {
            number: number.to_string(),
            placed_at: self.at,
            status: OrderStatus::Completed,
            address: Address { postcode: postcode.to_owned(), ..Address::of_country(country) },
            total: euros(net).plus(tax).unwrap(),
            tax,
            items: self.lines.iter().map(item).collect(),
            taxes: self.lines.iter().map(|line| self.tax_line(line.percent, line.net)).collect(),
            refunds: refunds.filter(|refund| refund.amount > Money::ZERO).collect(),
            ..Order::default()
        }
    }

    /// Each line and what comes back of it: when it counts, the percentage, and net in euros.
    fn entries(&self) -> Vec<(Day, i64, i64)> {
        let sold = self.lines.iter().map(|line| (self.at.day, line.percent, line.net));
        let back = self.refunds.iter().zip(self.returned()).flat_map(|(back, parts)| {
            let lines = self.lines.iter().zip(parts);
            lines.map(|(line, net)| (back.at.day, line.percent, -net)).collect::<Vec<_>>()
        });
        sold.chain(back).collect()
    }
}

fn is_of(country: &str, percent: i64, day: Day) -> bool {
    THEIRS.iter().any(|(of, rate, _, first, last)| {
        let (first, last) = (Day::parse(first).unwrap(), Day::parse(last).unwrap());
        *of == country && *rate == percent && (first..=last).contains(&day)
    })
}

fn is_standard(country: &str, percent: i64) -> bool {
    THEIRS.iter().any(|(of, rate, is_standard, ..)| *of == country && *rate == percent && *is_standard)
}

fn euros(net: i64) -> Money {
    Money::from_ten_thousandths(net * 10_000)
}

fn cents(tax: i64) -> Money {
    Money::from_ten_thousandths(tax * 100)
}

/// The amounts of a quarter, in hundredths of euros: German boxes, lines of the one-stop shop by country, rate type and
/// percentage, and corrections by country and quarter.
#[derive(Debug, Default, PartialEq, Eq)]
struct Expected {
    boxes: BTreeMap<&'static str, i64>,
    lines: BTreeMap<(String, RateType, i64), (i64, i64)>,
    corrections: BTreeMap<(String, TaxPeriod), (i64, i64)>,
    due: i64,
}

fn expected(sales: &[Sale], of: TaxPeriod, closed: &[TaxPeriod]) -> Expected {
    let mut found = Expected::default();
    for sale in sales {
        let (to, sold) = (sale.country(), sale.at.day);
        for (_, percent, net) in sale.entries().into_iter().filter(|(day, ..)| of.contains(*day)) {
            let (net, tax) = (net * 100, net * percent);
            let number = match (to, percent) {
                ("DE", 0) => Some("87"),
                ("CH", 0) => Some("43"),
                // Of the shop's own rate, else of the customer's country, which declares it nowhere.
                (_, 0) => Some(if sale.is_numbered { "87" } else { "45" }),
                ("DE", 19) => Some("81"),
                ("DE", _) => Some("86"),
                (to, percent)
                    if !is_of(to, percent, sold) || sale.is_numbered && [19, 7].contains(&percent) =>
                {
                    Some(if percent == 19 { "81" } else { "86" })
                }
                _ => None,
            };
            *found.boxes.entry(number.unwrap_or("45")).or_default() += net;
            if number.is_some() {
                continue;
            }
            let earlier = closed.iter().find(|quarter| quarter.contains(sold) && **quarter != of);
            let sums = if let Some(quarter) = earlier {
                found.corrections.entry((to.to_owned(), *quarter)).or_default()
            } else {
                let rate_type = if is_standard(to, percent) { RateType::Standard } else { RateType::Reduced };
                found.lines.entry((to.to_owned(), rate_type, percent)).or_default()
            };
            *sums = (sums.0 + net, sums.1 + tax);
        }
    }
    let mut balances: BTreeMap<&str, i64> = BTreeMap::new();
    let lines = found.lines.iter().map(|((country, ..), sums)| (country, sums));
    for (country, (_, tax)) in
        lines.chain(found.corrections.iter().map(|((country, _), sums)| (country, sums)))
    {
        *balances.entry(country).or_default() += tax;
    }
    found.due = balances.values().filter(|balance| **balance > 0).sum();
    found.boxes.retain(|_, net| *net != 0);
    found.lines.retain(|_, sums| *sums != (0, 0));
    found.corrections.retain(|_, sums| *sums != (0, 0));
    found
}

fn hundredths(amount: Money) -> i64 {
    amount.ten_thousandths() / 100
}

fn shown(german: &PeriodReturn, oss: &PeriodReturn) -> Expected {
    let amount = |of: &PeriodReturn, number: &str| hundredths(of.found.box_of(number).unwrap().amount.exact);
    let mut found = Expected { due: amount(oss, "due"), ..Expected::default() };
    found.boxes = ["81", "86", "87", "43", "45"].map(|number| (number, amount(german, number))).into();
    for line in &oss.found.lines {
        let sums = (hundredths(line.amounts[0].shown), hundredths(line.amounts[1].shown));
        let country = line.key.country().unwrap().to_owned();
        if let Some(quarter) = line.key.corrects {
            found.corrections.insert((country, quarter), sums);
        } else {
            let percent = line.key.rate.flatten().unwrap().ten_thousandths() / 10_000;
            found.lines.insert((country, line.key.rate_type.unwrap(), percent), sums);
        }
    }
    found.boxes.retain(|_, net| *net != 0);
    found.lines.retain(|_, sums| *sums != (0, 0));
    found.corrections.retain(|_, sums| *sums != (0, 0));
    found
}

/// Each figure opens into the orders and refunds that add up to it.
fn check_figures(shop: &TestShop, of: &PeriodReturn) {
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, 999).unwrap();
        let nets = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        assert_eq!(Money::sum(nets).unwrap(), figure.net, "{}", figure.described());
        let taxes = behind.sales.iter().map(|entry| entry.sums.net().unwrap());
        assert_eq!(Money::sum(taxes).unwrap(), figure.tax, "{}", figure.described());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: how_many(48), ..ProptestConfig::default() })]

    #[test]
    fn sales_abroad_are_declared_where_they_belong(
        sales in vec(sale(), 1..12),
        of in select(&QUARTERS[..]),
        closed in proptest::sample::subsequence(&QUARTERS[..3], 0..=3),
    ) {
        let rates = "DE,,,,19.0000,VAT,1,0,1,\nDE,,,,7.0000,VAT,1,0,1,reduced-rate\nDE,,,,0.0000,VAT,1,0,1,zero-rate\n";
        let mut shop = shop("DE", "EUR", rates);
        for (number, sale) in sales.iter().enumerate() {
            shop.apply(&Change::Order(OrderChange::Put(Box::new(sale.order(number + 1)))));
        }
        let quarters: Vec<TaxPeriod> = closed.iter().map(|quarter| period(quarter)).collect();
        for quarter in &quarters {
            shop.apply(&Change::Period(PeriodChange::Close { period: *quarter, early: true }));
        }
        let of = period(of);
        let found = |form: &Form| shop.engine.tax_return(&shop.owner, form, of, None).unwrap();
        let (german, oss) = (found(&form("de-ustva")), found(&form("eu-oss")));
        prop_assert_eq!(shown(&german, &oss), expected(&sales, of, &quarters), "{}", of);
        check_figures(&shop, &german);
        check_figures(&shop, &oss);
        prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

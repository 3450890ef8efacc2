//! Whatever is sold, taken back and bought: the boxes of a return are what adding up every order, refund and purchase by
//! the official instructions comes to, and each figure opens into what adds up to it.

use std::collections::BTreeMap;

use domain::ids::RateId;
use domain::money::Money;
use domain::order::{Item, Order, OrderStatus, Refund, TaxLine};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::returns::{Form, PeriodReturn, Side};
use domain::shop::settings::{Currency, Shop};
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};
use engine::{Change, ImportOptions, OrderChange, PurchaseChange, PurchaseEdit, PurchaseQuery};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use transfer::tax_forms::shipped;

use crate::shops::{TestShop, how_many};

/// The rates by id from 1: country, percentage, class.
const RATES: [(&str, i64, &str); 7] = [
    ("GB", 20, ""),
    ("GB", 5, "reduced-rate"),
    ("GB", 0, "zero-rate"),
    ("DE", 19, ""),
    ("DE", 7, "reduced-rate"),
    ("DE", 0, "zero-rate"),
    ("AT", 20, ""),
];
const EU: [&str; 3] = ["DE", "AT", "IE"];

#[derive(Debug, Clone)]
struct Sale {
    number: u32,
    at: Local,
    status: OrderStatus,
    country: &'static str,
    /// The index of a rate, which is charged if it is of the country.
    rate: usize,
    /// In cents.
    net: i64,
    /// The times and net amounts, in cents.
    refunds: Vec<(Local, i64)>,
}

#[derive(Debug, Clone)]
struct Bought {
    document: u32,
    supplier: usize,
    date: Day,
    net: i64,
    rate: Option<i64>,
    kind: PurchaseKind,
    treatment: PurchaseTreatment,
    /// In percent.
    share: i64,
}

#[derive(Debug, Clone)]
enum Event {
    Sell(Sale),
    Trash(u32),
    Buy(Bought),
    Unbuy(u32),
    Move(usize, &'static str),
}

/// The first half of 2026 and a day on both sides.
fn moment() -> impl Strategy<Value = Local> {
    let first = Day::parse("2025-12-31").unwrap();
    (0_u64..183, select(vec![0_u32, 43_200, 86_399]))
        .prop_map(move |(day, second)| Local { day: first.plus_days(day), second })
}

fn event() -> impl Strategy<Value = Event> {
    let status = select(OrderStatus::ALL.to_vec());
    let sale = (1_u32..8, moment(), status, select(vec!["GB", "DE", "AT", "US", "", "Elbonia"]), 0_usize..7)
        .prop_flat_map(|(number, at, status, country, rate)| {
            let refunds = vec((moment(), 0_i64..90_000), 0..3);
            (0_i64..900_000, refunds).prop_map(move |(net, refunds)| Sale {
                number,
                at,
                status,
                country,
                rate,
                net,
                refunds,
            })
        });
    let treatments = 0..PurchaseTreatment::ALL.len();
    let terms = (0_usize..3, treatments, select(vec![Some(19_i64), Some(7), Some(20), Some(0), None]));
    let bought = (1_u32..8, 0_usize..3, moment(), -90_000_i64..900_000, terms, select(vec![100_i64, 50, 0]))
        .prop_map(|(document, supplier, at, net, (kind, treatment, rate), share)| {
            let (kind, treatment) = (PurchaseKind::ALL[kind], PurchaseTreatment::ALL[treatment]);
            Bought { document, supplier, date: at.day, net, rate, kind, treatment, share }
        });
    prop_oneof![
        4 => sale.prop_map(Event::Sell),
        1 => (1_u32..8).prop_map(Event::Trash),
        4 => bought.prop_map(Event::Buy),
        1 => (1_u32..8).prop_map(Event::Unbuy),
        2 => (0_usize..3, select(vec!["", "GB", "DE", "IE", "US"])).prop_map(|(at, country)| Event::Move(at, country)),
    ]
}

/// A percentage of cents, rounded half away from zero.
fn part(cents: i64, percent: i64) -> i64 {
    (cents * percent + 50 * cents.signum()) / 100
}

fn money(cents: i64) -> Money {
    Money::from_ten_thousandths(cents * 100)
}

fn percent(whole: i64) -> Percent {
    Percent::from_ten_thousandths(whole * 10_000).unwrap()
}

impl Sale {
    /// The percentage that is charged.
    fn percent(&self) -> Option<i64> {
        let (country, percent, _) = RATES[self.rate];
        (country == self.country).then_some(percent)
    }

    fn tax_of(&self, net: i64) -> i64 {
        self.percent().map_or(0, |percent| part(net, percent))
    }

    fn order(&self) -> Order {
        let tax_line = |net: i64| TaxLine {
            rate: Some(RateId::new(i64::try_from(self.rate).unwrap() + 1)),
            name: "VAT".to_owned(),
            percent: self.percent().map(percent),
            taxable: money(net),
            tax: money(self.tax_of(net)),
            ..TaxLine::default()
        };
        let lines = |net: i64| self.percent().map(|_| tax_line(net)).into_iter().collect();
        let refund = |(at, net): &(Local, i64)| Refund {
            refunded_at: *at,
            amount: money(net + self.tax_of(*net)),
            tax: Some(money(self.tax_of(*net))),
            taxes: lines(*net),
            ..Refund::default()
        };
        let (net, tax) = (money(self.net), money(self.tax_of(self.net)));
        Order {
            number: self.number.to_string(),
            placed_at: self.at,
            status: self.status,
            address: Address::of_country(self.country),
            total: net.plus(tax).unwrap(),
            tax,
            items: vec![Item { name: "Thing".to_owned(), total: net, tax, ..Item::default() }],
            taxes: lines(self.net),
            refunds: self.refunds.iter().map(refund).collect(),
            ..Order::default()
        }
    }
}

impl Bought {
    fn tax(&self) -> i64 {
        self.rate.map_or(777, |rate| part(self.net, rate))
    }

    fn becomes(&self) -> SupplierPurchase {
        let supplier = Supplier { name: format!("Supplier {}", self.supplier), ..Supplier::default() };
        let purchase = Purchase {
            date: self.date,
            document: self.document.to_string(),
            lines: vec![PurchaseLine {
                net: money(self.net),
                tax: money(self.tax()),
                rate: self.rate.map(percent),
                code: if self.rate.is_none() { "X".to_owned() } else { String::new() },
                kind: self.kind,
                treatment: self.treatment,
                deductible: percent(self.share),
                ..PurchaseLine::default()
            }],
            ..Purchase::default()
        };
        SupplierPurchase { supplier, purchase }
    }
}

/// All that there is, kept beside the shop.
#[derive(Debug, Default)]
struct Books {
    sales: BTreeMap<u32, Sale>,
    bought: BTreeMap<u32, Bought>,
    countries: [&'static str; 3],
}

/// A sale or refund: country, percentage, net and tax in cents.
type Sold = (&'static str, Option<i64>, i64, i64);

impl Books {
    fn sold(&self, home: &'static str, period: TaxPeriod) -> Vec<Sold> {
        let mut all = Vec::new();
        for sale in self.sales.values().filter(|sale| sale.status.counts()) {
            let country = match sale.country {
                "" => home,
                "Elbonia" => "",
                country => country,
            };
            let entries = sale.refunds.iter().map(|(at, net)| (*at, -net)).chain([(sale.at, sale.net)]);
            for (_, net) in entries.filter(|(at, _)| period.contains(at.day)) {
                all.push((country, sale.percent(), net, sale.tax_of(net)));
            }
        }
        all
    }

    fn bought(&self, period: TaxPeriod) -> Vec<(&Bought, &'static str)> {
        let all = self.bought.values().filter(|one| period.contains(one.date));
        all.map(|one| (one, self.countries[one.supplier])).collect()
    }
}

fn sum<T>(all: &[T], of: impl Fn(&T) -> i64) -> i64 {
    all.iter().map(of).sum()
}

/// Whole units, cut off, in cents.
fn whole(cents: i64) -> i64 {
    cents - cents % 100
}

/// Deductible tax in halves of a cent, so that half of an odd amount is exact.
fn deductible(one: &Bought) -> i64 {
    one.tax() * one.share / 50
}

/// Halves of a cent in cents, rounded half away from zero.
fn cents(halves: i64) -> i64 {
    halves / 2 + halves % 2
}

type Boxes = BTreeMap<&'static str, i64>;
/// A computation of the boxes of a period.
type Compute = fn(&Books, TaxPeriod) -> Boxes;

/// The nine boxes of the United Kingdom, in cents.
fn british(books: &Books, period: TaxPeriod) -> Boxes {
    use PurchaseTreatment::{EuAcquisition, PostponedImport, ReverseCharge};
    let (sold, bought) = (books.sold("GB", period), books.bought(period));
    let of = |treatment: PurchaseTreatment, amount: fn(&Bought) -> i64| {
        sum(&bought, |(one, _)| if one.treatment == treatment { amount(one) } else { 0 })
    };
    let home = |sold: &Sold| sold.0 == "GB";
    let one = sum(&sold, |sold| if home(sold) { sold.3 } else { 0 })
        + of(ReverseCharge, Bought::tax)
        + of(PostponedImport, Bought::tax);
    let two = of(EuAcquisition, Bought::tax);
    let four = cents(sum(&bought, |(one, _)| deductible(one)));
    // Exports are without tax or at 0 %, to a country that is known.
    let is_export = |sold: &Sold| !sold.0.is_empty() && sold.1.is_none_or(|percent| percent == 0);
    let six = sum(&sold, |sold| if home(sold) || is_export(sold) { sold.2 } else { 0 })
        + sum(
            &bought,
            |(one, country)| {
                if one.treatment == ReverseCharge && *country != "GB" { one.net } else { 0 }
            },
        );
    let seven = sum(&bought, |(one, _)| one.net);
    BTreeMap::from([
        ("1", one),
        ("2", two),
        ("3", one + two),
        ("4", four),
        ("5", (one + two - four).abs()),
        ("6", whole(six)),
        ("7", whole(seven)),
        ("8", 0),
        ("9", whole(of(EuAcquisition, |one| one.net))),
    ])
}

/// The boxes of Germany that are computed, in cents.
fn german(books: &Books, period: TaxPeriod) -> Boxes {
    use PurchaseTreatment::{Domestic, EuAcquisition, Import, ReverseCharge};
    let (sold, bought) = (books.sold("DE", period), books.bought(period));
    let at = |percent: i64| {
        whole(sum(&sold, |sold| if sold.0 == "DE" && sold.1 == Some(percent) { sold.2 } else { 0 }))
    };
    let buy =
        |treatment: PurchaseTreatment, is: &dyn Fn(&Bought, &str) -> bool, amount: fn(&Bought) -> i64| {
            sum(
                &bought,
                |(one, country)| {
                    if one.treatment == treatment && is(one, country) { amount(one) } else { 0 }
                },
            )
        };
    let net = |one: &Bought| one.net;
    let acquired = |rate: i64| whole(buy(EuAcquisition, &|one, _| one.rate == Some(rate), net));
    let is_other_rate = |one: &Bought, _: &str| one.rate == Some(20);
    let is_eu_service = |one: &Bought, country: &str| country == "IE" && one.kind == PurchaseKind::Services;
    let is_13b = |one: &Bought, country: &str| !country.is_empty() && !is_eu_service(one, country);
    let is_untaxed = |sold: &Sold| sold.1.is_none_or(|percent| percent == 0);
    let is_export = |sold: &Sold| is_untaxed(sold) && !sold.0.is_empty() && !EU.contains(&sold.0);
    let mut boxes = BTreeMap::from([
        ("81", at(19)),
        ("81T", part(at(19), 19)),
        ("86", at(7)),
        ("86T", part(at(7), 7)),
        ("87", at(0)),
        ("43", whole(sum(&sold, |sold| if is_export(sold) { sold.2 } else { 0 }))),
        ("45", whole(sum(&sold, |sold| if sold.0 == "AT" && sold.1.is_some() { sold.2 } else { 0 }))),
        ("89", acquired(19)),
        ("89T", part(acquired(19), 19)),
        ("93", acquired(7)),
        ("93T", part(acquired(7), 7)),
        ("90", acquired(0)),
        ("95", whole(buy(EuAcquisition, &is_other_rate, net))),
        ("98", buy(EuAcquisition, &is_other_rate, Bought::tax)),
        ("46", whole(buy(ReverseCharge, &is_eu_service, net))),
        ("47", buy(ReverseCharge, &is_eu_service, Bought::tax)),
        ("84", whole(buy(ReverseCharge, &is_13b, net))),
        ("85", buy(ReverseCharge, &is_13b, Bought::tax)),
        ("66", cents(buy(Domestic, &|_, _| true, deductible))),
        ("62", cents(buy(Import, &|_, _| true, deductible))),
        ("61", cents(buy(EuAcquisition, &|_, _| true, deductible))),
        ("67", cents(buy(ReverseCharge, &|_, country| !country.is_empty(), deductible))),
    ]);
    let owed: i64 = ["81T", "86T", "89T", "93T", "98", "47", "85"].iter().map(|number| boxes[number]).sum();
    let reclaimed: i64 = ["66", "61", "62", "67"].iter().map(|number| boxes[number]).sum();
    boxes.insert("83", owed - reclaimed);
    boxes
}

fn shop(country: &str, currency: &str) -> TestShop {
    let mut shop = TestShop::in_zone("Europe/London");
    let is = shop.engine.shop().unwrap();
    let (address, currency) = (Address::of_country(country), Currency::parse(currency).unwrap());
    shop.apply(&Change::settings(Shop { address, currency, ..is }, None));
    let row = |(country, percent, class): &(&str, i64, &str)| {
        format!("{country},,,,{percent}.0000,VAT,1,0,1,{class}\n")
    };
    let rates: String = RATES.iter().map(row).collect();
    shop.import("rates.csv", rates.as_bytes(), &ImportOptions::default()).unwrap();
    shop
}

/// Makes an event in the shop and in the books beside it.
fn make(shop: &mut TestShop, books: &mut Books, event: Event) {
    let query = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
    let rows = shop.engine.purchases(&shop.owner, &query).unwrap().purchases;
    let known = |document: u32| {
        rows.iter().map(|row| &row.purchase).find(|known| known.document == document.to_string()).cloned()
    };
    match event {
        Event::Sell(sale) => {
            shop.apply(&Change::Order(OrderChange::Put(Box::new(sale.order()))));
            books.sales.insert(sale.number, sale);
        }
        Event::Trash(number) => {
            if let Some(sale) = books.sales.get_mut(&number).filter(|sale| sale.status != OrderStatus::Trash)
            {
                shop.apply(&Change::Order(OrderChange::Delete { number: number.to_string() }));
                sale.status = OrderStatus::Trash;
            }
        }
        Event::Buy(bought) => {
            let was = known(bought.document);
            let was = was.map(|purchase| SupplierPurchase { purchase, ..SupplierPurchase::default() });
            shop.apply(&Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(
                bought.becomes(),
                was,
            )))));
            books.bought.insert(bought.document, bought);
        }
        Event::Unbuy(document) => {
            if let Some(was) = known(document) {
                shop.apply(&Change::Purchase(PurchaseChange::Delete { id: was.id }));
                books.bought.remove(&document);
            }
        }
        Event::Move(at, country) => {
            let name = format!("Supplier {at}");
            let all = shop.engine.nouns::<Supplier>(&shop.owner, "", true).unwrap();
            if let Some(was) = all.into_iter().find(|supplier| supplier.name == name) {
                let supplier = Supplier { country: country.to_owned(), ..was.clone() };
                shop.apply(&Change::save_noun(supplier, Some(was)));
                books.countries[at] = country;
            }
        }
    }
}

/// The boxes of a return that are not zero, in cents.
fn shown(of: &PeriodReturn) -> BTreeMap<String, i64> {
    let boxes =
        of.found.boxes.iter().map(|one| (one.number.clone(), one.amount.shown.ten_thousandths() / 100));
    boxes.filter(|(_, amount)| *amount != 0).collect()
}

fn expected(boxes: Boxes) -> BTreeMap<String, i64> {
    let boxes = boxes.into_iter().filter(|(_, amount)| *amount != 0);
    boxes.map(|(number, amount)| (number.to_owned(), amount)).collect()
}

/// The figures come to all that was sold and bought, and open into what adds up to them.
fn check_figures(shop: &TestShop, books: &Books, home: &'static str, of: &PeriodReturn) {
    let all = |side: Side| of.figures.iter().filter(move |figure| figure.side == side);
    let (sold, bought) = (books.sold(home, of.period), books.bought(of.period));
    assert_eq!(
        Money::sum(all(Side::Sale).map(|figure| figure.net)).unwrap(),
        money(sum(&sold, |sold| sold.2))
    );
    assert_eq!(
        Money::sum(all(Side::Sale).map(|figure| figure.tax)).unwrap(),
        money(sum(&sold, |sold| sold.3))
    );
    let net = Money::sum(all(Side::Purchase).map(|figure| figure.net)).unwrap();
    assert_eq!(net, money(sum(&bought, |(one, _)| one.net)));
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, 999).unwrap();
        let sales = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        let purchases = behind.purchases.iter().map(|purchase| purchase.sums.net);
        assert_eq!(Money::sum(sales.chain(purchases)).unwrap(), figure.net, "{}", figure.described());
        let taxes = behind.sales.iter().map(|entry| entry.sums.net().unwrap());
        let deducted = behind.purchases.iter().map(|purchase| purchase.sums.tax);
        assert_eq!(Money::sum(taxes.chain(deducted)).unwrap(), figure.tax, "{}", figure.described());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: how_many(32), ..ProptestConfig::default() })]

    #[test]
    fn boxes_are_those_of_a_plain_computation(events in vec(event(), 1..30), of in select(vec!["2026-Q1", "2026-02", "2026-Q2"])) {
        let forms = shipped().unwrap();
        let form = |name: &str| -> &Form { forms.iter().find(|form| form.name() == name).unwrap() };
        let period = TaxPeriod::parse(of).unwrap();
        let countries: [(_, _, _, Compute); 2] = [
            ("GB", "GBP", form("uk-vat"), british),
            ("DE", "EUR", form("de-ustva"), german),
        ];
        for (home, currency, form, boxes) in countries {
            let (mut shop, mut books) = (shop(home, currency), Books::default());
            for event in events.clone() {
                make(&mut shop, &mut books, event);
            }
            let found = shop.engine.tax_return(&shop.owner, form, period, None).unwrap();
            prop_assert_eq!(shown(&found), expected(boxes(&books, period)), "{} {}", home, of);
            check_figures(&shop, &books, home, &found);
            let before = shop.engine.tax_return(&shop.owner, form, period.previous(), None).unwrap();
            prop_assert_eq!(&found.before.amounts, &Some(before.amounts(form)));
            prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
        }
    }
}

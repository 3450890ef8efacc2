//! The calls that are measured, each as the faces make it.

use std::collections::BTreeMap;

use domain::access::Actor;
use domain::field::Value;
use domain::ids::RateId;
use domain::money::Money;
use domain::order::OrderStatus;
use domain::order::form::{FormLine, OrderForm};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::pricing::tax_explanation::TaxQuestion;
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::rate::table::{RateColumn, RateFilter, RateTable};
use domain::rate::versions::{RatePlan, Terms, VersionPlan};
use domain::report::{Analysis, Division};
use domain::returns::{ExchangeRate, Form};
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::time::Day;
use domain::time::period::{Grouping, RangeQuery};
use domain::time::tax_period::{PeriodLength, PeriodSchedule};
use engine::{BulkItem, Change, ComparedRange, Engine, OrderChange, RateQuery, TaxRateChange};

use crate::shop::{Size, days, now};

/// What is looked for among the rates.
const TEXTS: [&str; 10] = ["9", "a", "e", "ma", "tax", "oak city", "12", "*", "zz", "reduced"];

/// What is typed into the palette: numbers, parts of names, what is nowhere.
const PALETTE: [&str; 10] =
    ["1", "10", "9999", "c", "customer 1", "customer 99", "mer 4", "blue", "germany", "zzz"];

/// What the calls are about.
pub struct Caller {
    pub engine: Engine,
    pub owner: Actor,
    first: Day,
    last: Day,
    /// As the grid holds them; read when it is first asked for.
    table: Option<RateTable>,
    rates: i64,
    /// The day with the most orders; looked for when it is first asked for.
    largest: Option<Day>,
    /// The number of the last order of the year, whose day is the largest; empty where there is none.
    order: String,
    /// That of the last order of a day that has as many as most.
    ordinary_order: String,
    /// The form of the United Kingdom.
    form: Form,
}

impl Caller {
    pub fn new(engine: Engine) -> Self {
        let owner = engine.owner().expect("an owner");
        let (first, last) = days(Size::default());
        let rates = engine.rate_count(&owner, None, now()).expect("a count");
        let last_order = |first: Day, last: Day| {
            let orders = engine.orders_between(&owner, first.start(), last.end(), 1).expect("orders");
            orders.into_iter().next().map(|order| order.number).unwrap_or_default()
        };
        let (order, ordinary) = (last_order(first, last), ordinary_day(&engine, &owner, first, last));
        let ordinary_order = last_order(ordinary, ordinary);
        let forms = engine.tax_forms(&owner, Vec::new()).expect("forms");
        let form = forms.form("uk-vat").expect("a form").clone();
        Self { engine, owner, first, last, table: None, rates, largest: None, order, ordinary_order, form }
    }

    /// A year by months.
    pub fn sales(&self) {
        let query = RangeQuery::days(self.first, self.last);
        self.engine.sales_report(&self.owner, &query, now()).expect("a report");
    }

    /// A year by days, divided.
    pub fn sales_by(&self, by: Division) {
        let analysis = Analysis { divided: Some(by), ..Analysis::default() };
        let query = RangeQuery::days(self.first, self.last);
        let of = ComparedRange { grouping: Some(Grouping::Day), analysis, ..ComparedRange::new(query, None) };
        self.engine.analysed_sales(&self.owner, &of, now()).expect("a report");
    }

    /// A year by weekday and hour.
    pub fn week_of_sales(&self) {
        let query = RangeQuery::days(self.first, self.last);
        self.engine.week_of_sales(&self.owner, &query, now()).expect("a report");
    }

    /// A month by days.
    pub fn sales_of_a_month(&self) {
        let query = RangeQuery::named("last_month");
        self.engine.sales_report(&self.owner, &query, now()).expect("a report");
    }

    /// The day with the most orders, by its hours.
    pub fn sales_of_a_day(&mut self) {
        let day = *self.largest.get_or_insert_with(|| {
            let days = RangeQuery::days(self.first, self.last);
            let report = self.engine.sales_by(&self.owner, &days, Some(Grouping::Day), now());
            let periods = report.expect("a report").periods;
            let largest = periods.iter().max_by_key(|totals| totals.sums.orders).expect("a day");
            largest.period.start.day
        });
        let query = RangeQuery::days(day, day);
        self.engine.sales_by(&self.owner, &query, Some(Grouping::Hour), now()).expect("a report");
    }

    /// A year that begins and ends within a day.
    pub fn sales_by_the_hour(&self) {
        let query = self.by_the_hour();
        self.engine.sales_report(&self.owner, &query, now()).expect("a report");
    }

    pub fn sellers(&self) {
        let query = RangeQuery::days(self.first, self.last);
        let found = self.engine.top_sellers(&self.owner, &query, 12, now()).expect("a report");
        assert!(found.sellers.len() <= 12);
    }

    /// Sets the status of an order, so that it counts and does not count by turns.
    pub fn edit_order(&mut self, at: usize) {
        self.set_status(self.order.clone(), [OrderStatus::Cancelled, OrderStatus::Completed], at);
    }

    /// Sets the status of an order, which counts by both.
    pub fn edit_status(&mut self, at: usize) {
        self.set_status(self.order.clone(), [OrderStatus::Processing, OrderStatus::Completed], at);
    }

    /// The same as `edit_order` on an ordinary day.
    pub fn edit_ordinary_order(&mut self, at: usize) {
        self.set_status(self.ordinary_order.clone(), [OrderStatus::Cancelled, OrderStatus::Completed], at);
    }

    fn set_status(&mut self, number: String, by_turns: [OrderStatus; 2], at: usize) {
        let change = Change::Order(OrderChange::SetStatus { number, status: by_turns[at % 2] });
        self.engine.apply(&change, &self.owner, now()).expect("an order");
    }

    /// A form of boxes, for the year of the orders and the one before it.
    pub fn tax_return(&self) {
        let year = PeriodSchedule { length: PeriodLength::Year, start_month: 1 }.period_of(self.last);
        let found = self.engine.tax_return(&self.owner, &self.form, year, ExchangeRate::parse("1"));
        assert_eq!(found.expect("a return").found.boxes.len(), 9);
    }

    pub fn sellers_by_the_hour(&self) {
        self.engine.top_sellers(&self.owner, &self.by_the_hour(), 12, now()).expect("a report");
    }

    fn by_the_hour(&self) -> RangeQuery {
        RangeQuery {
            period: None,
            date_min: Some(format!("{}T13:30:00", self.first)),
            date_max: Some(format!("{}T12:15:00", self.last)),
        }
    }

    /// A hundred rates of some page.
    pub fn page(&self, at: usize) {
        let pages = (self.rates / 100).max(1);
        let at = i64::try_from(at).expect("small") * 37 % pages;
        let query = RateQuery { limit: Some(100), pages_before: at, ..RateQuery::default() };
        self.engine.rates(&self.owner, &query, now()).expect("a page");
    }

    /// The hundred rates of the last page.
    pub fn last_page(&self) {
        let pages_before = (self.rates - 1).max(0) / 100;
        let query = RateQuery { limit: Some(100), pages_before, ..RateQuery::default() };
        self.engine.rates(&self.owner, &query, now()).expect("a page");
    }

    pub fn count(&self) {
        self.engine.rate_count(&self.owner, None, now()).expect("a count");
    }

    /// The rates that apply somewhere, at home or abroad.
    pub fn apply(&self, at: usize) {
        let (country, state) = if at.is_multiple_of(4) { ("DE", "") } else { ("US", "CA") };
        let address = Address {
            state: state.to_owned(),
            postcode: format!("{:05}", 13_000 + at * 7 % 7_000),
            city: "Maple Falls".to_owned(),
            ..Address::of_country(country)
        };
        let class = ClassSlug::standard();
        std::hint::black_box(
            self.engine.applicable_rates(&self.owner, &class, &address, self.last).expect("rates"),
        );
    }

    /// Three changes of each rate, on days of some years, so that each has four versions.
    pub fn date_rates(&mut self) {
        let percent = |whole: i64| Percent::from_ten_thousandths(whole * 10_000).expect("a percentage");
        for (at, years) in (0_i64..).zip([2_u32, 1, 0]) {
            let from = self.last.minus_months(12 * years + 1);
            let version = VersionPlan { terms: Terms::charging(percent(100 + at)), from, until: None };
            let plans = (1..=self.rates).map(|id| RatePlan { id: RateId::new(id), version }).collect();
            // The second time they are there.
            drop(self.engine.apply(&Change::TaxRate(TaxRateChange::Plan(plans)), &self.owner, now()));
        }
    }

    /// The tax of an order in California or in Germany, some time in the last years.
    pub fn tax(&self, at: usize) {
        let (country, state) = if at.is_multiple_of(4) { ("DE", "") } else { ("US", "CA") };
        let line = FormLine {
            name: "Mug".to_owned(),
            quantity: Quantity::parse("2").expect("a quantity"),
            price: Money::parse("9.99").expect("a price").into(),
            ..FormLine::default()
        };
        let form = OrderForm {
            placed_at: self.last.minus_days(u64::try_from(at % 1_000).expect("small")).start(),
            address: Address {
                state: state.to_owned(),
                postcode: format!("{:05}", 13_000 + at * 7 % 7_000),
                city: "Maple Falls".to_owned(),
                ..Address::of_country(country)
            },
            lines: vec![line],
            ..OrderForm::default()
        };
        std::hint::black_box(self.engine.price_order(&self.owner, &form, None).expect("a price"));
    }

    /// Why the tax of an address is as it is, among all rates.
    pub fn explain(&self, at: usize) {
        let question = TaxQuestion {
            address: Address {
                state: "CA".to_owned(),
                postcode: format!("{:05}", 13_000 + at * 7 % 7_000),
                ..Address::of_country("US")
            },
            class: ClassSlug::standard(),
            on: self.last,
            amount: Money::parse("100").expect("an amount"),
            shipping: Money::ZERO,
            prices: Prices::ExcludeTax,
        };
        std::hint::black_box(self.engine.explain_rates(&self.owner, &question).expect("an answer"));
    }

    /// A text in some column, or in all of them, as it is typed.
    pub fn filter(&mut self, at: usize) {
        let table =
            self.table.get_or_insert_with(|| self.engine.rate_table(&self.owner, now()).expect("rates"));
        let text = TEXTS[at % TEXTS.len()].to_owned();
        let filter = match RateColumn::ALL.get(at / TEXTS.len() % (RateColumn::ALL.len() + 1)) {
            Some(column) => {
                RateFilter { columns: BTreeMap::from([(*column, text)]), ..RateFilter::default() }
            }
            None => RateFilter { anywhere: text, ..RateFilter::default() },
        };
        std::hint::black_box(table.select(&filter, None, &BTreeMap::new()));
    }

    /// Orders, products, customers and rates with a text, as the palette finds them for each letter.
    pub fn find(&mut self, at: usize) {
        let table =
            self.table.get_or_insert_with(|| self.engine.rate_table(&self.owner, now()).expect("rates"));
        let text = PALETTE[at % PALETTE.len()];
        std::hint::black_box(self.engine.find(&self.owner, text, 4).expect("records"));
        let filter = RateFilter { anywhere: text.to_owned(), ..RateFilter::default() };
        std::hint::black_box(table.select(&filter, None, &BTreeMap::new()));
    }

    /// A hundred rates changed at once.
    pub fn bulk(&mut self, at: usize) {
        let percent = format!("{}.5", at % 90);
        let items = (1..=100_usize).map(|item| {
            let input = RateInput { rate: Some(Value::text(&percent)), ..RateInput::default() };
            let rates = usize::try_from(self.rates.max(1)).expect("a count");
            BulkItem::Edit { id: ((at * 100 + item) % rates + 1).to_string(), input }
        });
        self.engine
            .apply(&Change::TaxRate(TaxRateChange::Bulk(items.collect())), &self.owner, now())
            .expect("all of them");
    }

    /// One rate changed.
    pub fn edit(&mut self, at: usize) {
        let input = RateInput { name: Some(Value::text(format!("VAT {at}"))), ..RateInput::default() };
        let id = (at % 1_000 + 1).to_string();
        self.engine
            .apply(
                &Change::TaxRate(TaxRateChange::Edit { id: id.clone(), input: input.clone() }),
                &self.owner,
                now(),
            )
            .expect("it may");
    }
}

/// The day of the middle month that half of its days have more orders than.
fn ordinary_day(engine: &Engine, owner: &Actor, first: Day, last: Day) -> Day {
    let middle = last.minus_days(182).max(first);
    let query = RangeQuery::days(middle.first_of_month(), middle.last_of_month());
    let mut days = engine.sales_report(owner, &query, now()).expect("a report").periods;
    days.sort_by_key(|day| day.sums.orders);
    days.get(days.len() / 2).map_or(last, |day| day.period.start.day)
}

//! The sample shop: a part of a real gift seller's sales (see `assets/sample/README.md`), moved by whole
//! weeks so that they end yesterday. The same `now` always makes the same shop.

mod orders;
mod people;
mod purchases;

use std::collections::BTreeMap;
use std::path::Path;

use super::{Change, Engine, PeriodChange, import, new_owner};
use domain::Result;
use domain::ids::ProductId;
use domain::noun::NounKind;
use domain::order::sales_line::SalesLine;
use domain::order::{Customer, Product};
use domain::places::address::Address;
use domain::shop::settings::{Currency, Shop};
use domain::tax::line::ChargedRate;
use domain::text::lenient::date::DateOrder;
use domain::time::tax_period::{PeriodLength, PeriodSchedule, TaxPeriod};
use domain::time::{Day, Instant, Zone};
use domain::unit_price::UnitPrice;
use store::{JournalChange, Store, Write};
use transfer::Source;
use transfer::answers::{Answers, YearKind};
use transfer::order_rows::RowOptions;
use transfer::sales_lines::SalesReader;

const SALES: &[u8] = include_bytes!("../../../assets/sample/sales.csv.gz");
const PRODUCTS: &str = include_str!("../../../assets/sample/products.csv");
const TAX_RATES: &[u8] = include_bytes!("../../../assets/sample/tax_rates.csv");

use people::People;

/// Ids and names of products, by SKU.
type Products = BTreeMap<String, (ProductId, String)>;

/// The form of its returns.
const FORM: &str = "uk-vat";
const NAME: &str = "Harbour & Thistle";

/// The sample shop's time zone.
pub fn time_zone() -> Zone {
    Zone::parse("Europe/London").unwrap_or(Zone::UTC)
}

fn currency() -> Currency {
    Currency::parse("GBP").unwrap_or(Currency::USD)
}

/// Makes the sample shop; the file appears complete or not at all. Refused when the path exists.
pub fn create(path: &Path, now: Instant) -> Result<Engine> {
    let zone = time_zone();
    let shop = Shop::new(NAME, currency(), zone)?;
    let shop = Shop { address: Address::of_country(orders::HOME), ..shop };
    let yesterday = zone.local(now).day.minus_days(1);
    let lines = read_lines(zone)?;
    let people = people::people(&lines);
    let lines = moved(lines, yesterday);
    let fill = |write: &Write<'_>| fill(write, &lines, &people, yesterday, zone);
    let more = |store: Store| close_quarters(Engine::of(store), now, yesterday);
    Ok(Engine::of(Store::create_with(path, &shop, &new_owner(&shop), now, fill, more)?))
}

fn fill(write: &Write<'_>, lines: &[SalesLine], people: &People, yesterday: Day, zone: Zone) -> Result<()> {
    import::bring_taxes(write, &Source::of_bytes("the sample's tax rates", TAX_RATES), yesterday)?;
    let products = products(write, &prices(lines))?;
    for customer in customers(lines, people) {
        write.add_customer(&customer, zone)?;
    }
    let orders = orders::orders(lines, &products, people, yesterday, &home_rate(write)?)?;
    for order in &orders {
        write.add_order(order, zone)?;
    }
    let last = i64::try_from(orders.len()).unwrap_or(i64::MAX);
    if let Some(added) = JournalChange::added(NounKind::Order, 1, last) {
        write.record(added);
    }
    purchases::add(write, yesterday)
}

/// Closes each quarter up to the last but one, and files its return. The last one is over, and left to be tried.
fn close_quarters(mut engine: Engine, now: Instant, yesterday: Day) -> Result<()> {
    let owner = engine.owner()?;
    let forms = engine.tax_forms(&owner, Vec::new())?;
    let form = forms.form(FORM)?;
    let left = quarter_of(yesterday).previous().first_day();
    let Some(mut quarter) = engine.first_dated(&owner)?.map(quarter_of) else { return Ok(()) };
    while quarter.last_day() < left {
        engine.apply(&Change::Period(PeriodChange::Close { period: quarter, early: false }), &owner, now)?;
        engine.apply(&engine.filing(&owner, form, quarter, None)?, &owner, now)?;
        quarter = quarter.next();
    }
    Ok(())
}

/// The quarter of a day.
fn quarter_of(day: Day) -> TaxPeriod {
    PeriodSchedule { length: PeriodLength::Quarter, start_month: 1 }.period_of(day)
}

/// The price of each product code that it was sold at most often; of several the lowest.
fn prices(lines: &[SalesLine]) -> BTreeMap<&str, UnitPrice> {
    let mut counts: BTreeMap<(&str, UnitPrice), usize> = BTreeMap::new();
    for line in lines {
        *counts.entry((&line.code, line.price)).or_default() += 1;
    }
    let mut most: BTreeMap<&str, (usize, UnitPrice)> = BTreeMap::new();
    for ((code, price), count) in counts {
        let found = most.entry(code).or_default();
        if count > found.0 {
            *found = (count, price);
        }
    }
    most.into_iter().map(|(code, (_, price))| (code, price)).collect()
}

/// The rate of the standard class in `orders::HOME`, as orders are charged it.
fn home_rate(write: &Write<'_>) -> Result<ChargedRate> {
    let mut rates = write.rates(None, i64::MAX, 0)?.into_iter();
    let found = rates.find(|rate| rate.country == orders::HOME && rate.class.is_standard());
    Ok(found.map(|rate| ChargedRate::of(&rate)).unwrap_or_default())
}

/// Adds the products with these prices, and returns their ids and names by SKU.
fn products(write: &Write<'_>, prices: &BTreeMap<&str, UnitPrice>) -> Result<Products> {
    let mut products = BTreeMap::new();
    for [sku, name] in rows(PRODUCTS) {
        let price = prices.get(sku).copied();
        let id = write.add(&Product {
            sku: sku.to_owned(),
            name: name.to_owned(),
            price,
            ..Product::default()
        })?;
        products.insert(sku.to_owned(), (id, name.to_owned()));
    }
    Ok(products)
}

/// The rows below the heading of a file whose cells are divided by commas, without quotes.
fn rows<const N: usize>(file: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    file.lines().skip(1).filter_map(|line| line.split(',').collect::<Vec<_>>().try_into().ok())
}

fn read_lines(time_zone: Zone) -> Result<Vec<SalesLine>> {
    let source = Source::of_bytes("the sample's sales", SALES);
    let answers = Answers { years: Some(YearKind::Right), ..Answers::default() };
    let date_order = Some(DateOrder::MonthFirst);
    let (currency, today) = (currency(), Day::default());
    let options = RowOptions { time_zone, currency, today, date_order, columns: &[], answers: &answers };
    let mut reader = SalesReader::open(&source, options)?;
    let mut lines = Vec::new();
    while let Some(row) = reader.next_row()? {
        match row {
            Ok(line) => lines.push(line),
            Err(refusal) => return Err(source.refuse_line(refusal.line, refusal.problem)),
        }
    }
    Ok(lines)
}

/// The lines, moved by the fewest whole weeks that put the last of them on yesterday or later, without those
/// later than yesterday.
fn moved(mut lines: Vec<SalesLine>, yesterday: Day) -> Vec<SalesLine> {
    let Some(last) = lines.iter().map(|line| line.at.day).max() else {
        return lines;
    };
    let days = yesterday.number() - last.number();
    let weeks = days.div_euclid(7) + i64::from(days.rem_euclid(7) > 0);
    for line in &mut lines {
        let number = line.at.day.number() + weeks * 7;
        line.at.day = Day::from_number(number).unwrap_or(line.at.day);
    }
    lines.retain(|line| line.at.day <= yesterday);
    lines
}

/// The customers, each registered at the time of their first line, sorted by it.
fn customers(lines: &[SalesLine], people: &People) -> Vec<Customer> {
    let mut first = BTreeMap::new();
    for line in lines {
        let at = first.entry(&line.customer).or_insert(line.at);
        *at = line.at.min(*at);
    }
    let mut customers: Vec<Customer> = first
        .into_iter()
        .map(|(login, registered_at)| {
            let (name, address) = people.get(login).cloned().unwrap_or_default();
            Customer { login: login.clone(), name, registered_at, address, ..Customer::default() }
        })
        .collect();
    customers.sort_by_key(|customer| customer.registered_at);
    customers
}

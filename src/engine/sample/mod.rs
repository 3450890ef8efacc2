//! The sample shop: a part of a real gift seller's sales (see `assets/sample/README.md`), moved by whole
//! weeks so that they end yesterday. The same `now` always makes the same shop.

mod orders;

use std::collections::BTreeMap;
use std::path::Path;

use super::{Engine, import, new_owner};
use crate::domain::Result;
use crate::domain::address::Address;
use crate::domain::ids::ProductId;
use crate::domain::lenient::date::DateOrder;
use crate::domain::order::Customer;
use crate::domain::sales_line::SalesLine;
use crate::domain::settings::{Currency, Shop};
use crate::domain::tax_line::ChargedRate;
use crate::domain::time::{Day, Instant, Zone};
use crate::store::{JournalChange, Noun, Store, Write};
use crate::transfer::Source;
use crate::transfer::answers::Answers;
use crate::transfer::csv_text::Records;
use crate::transfer::order_rows::RowOptions;
use crate::transfer::sales_lines::{Row, SalesReader};

const SALES: &[u8] = include_bytes!("../../../assets/sample/sales.csv.gz");
const PRODUCTS: &[u8] = include_bytes!("../../../assets/sample/products.csv");
const TAX_RATES: &[u8] = include_bytes!("../../../assets/sample/tax_rates.csv");

/// Ids and names of products, by SKU.
type Products = BTreeMap<String, (ProductId, String)>;

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
    let lines = moved(read_lines(zone)?, yesterday);
    let store =
        Store::create_with(path, &shop, &new_owner(), now, |write| fill(write, &lines, yesterday, zone))?;
    Ok(Engine::of(store))
}

fn fill(write: &Write<'_>, lines: &[SalesLine], yesterday: Day, zone: Zone) -> Result<()> {
    import::bring_taxes(write, &Source::of_bytes("the sample's tax rates", TAX_RATES), yesterday)?;
    let products = products(write)?;
    for customer in customers(lines) {
        write.add_customer(&customer, zone)?;
    }
    let orders = orders::orders(lines, &products, yesterday, &home_rate(write)?)?;
    for order in &orders {
        write.add_order(order, zone)?;
    }
    let last = i64::try_from(orders.len()).unwrap_or(i64::MAX);
    write.record(JournalChange::added(Noun::AddedOrders, 1, last));
    Ok(())
}

/// The rate of the standard class in `orders::HOME`, as orders are charged it.
fn home_rate(write: &Write<'_>) -> Result<ChargedRate> {
    let mut rates = write.rates(None, i64::MAX, 0)?.into_iter();
    let found = rates.find(|rate| rate.country == orders::HOME && rate.class.is_standard());
    Ok(found.map_or_else(ChargedRate::default, |rate| ChargedRate {
        rate: Some(rate.id),
        name: rate.name,
        percent: rate.rate,
        compound: rate.compound,
    }))
}

/// Adds the products, and returns their ids and names by SKU.
fn products(write: &Write<'_>) -> Result<Products> {
    let source = Source::of_bytes("the sample's products", PRODUCTS);
    let mut records = Records::open(&source, b',')?;
    let mut products = BTreeMap::new();
    records.advance()?;
    while records.advance()? {
        let (code, name) = (records.cell(0).text.into_owned(), records.cell(1).text.into_owned());
        let id = write.add_product(&code, &name)?;
        products.insert(code, (id, name));
    }
    Ok(products)
}

fn read_lines(time_zone: Zone) -> Result<Vec<SalesLine>> {
    let source = Source::of_bytes("the sample's sales", SALES);
    let answers = Answers::default();
    let date_order = Some(DateOrder::MonthFirst);
    let currency = currency();
    let options = RowOptions { time_zone, currency, date_order, columns: &[], answers: &answers };
    let mut reader = SalesReader::open(&source, options)?;
    let mut lines = Vec::new();
    while let Some(row) = reader.next_row()? {
        match row {
            Row::Line(line) => lines.push(line),
            Row::Refused(refusal) => return Err(source.refuse_line(refusal.line, refusal.problem)),
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
fn customers(lines: &[SalesLine]) -> Vec<Customer> {
    let mut first = BTreeMap::new();
    for line in lines {
        let at = first.entry(&line.customer).or_insert(line.at);
        *at = line.at.min(*at);
    }
    let mut customers: Vec<Customer> = first
        .into_iter()
        .map(|(login, registered_at)| {
            // The data has numbers for customers, and no names.
            let name = format!("Customer {login}");
            Customer { login: login.clone(), name, registered_at, ..Customer::default() }
        })
        .collect();
    customers.sort_by_key(|customer| customer.registered_at);
    customers
}

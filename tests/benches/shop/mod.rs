//! Shops of any size, made from a seed, with the shape of a real one. Weekdays, hours, months, the
//! popularity of products, quantities and prices are those of the Online Retail data (UCI, CC BY 4.0: a
//! British gift seller, 541,909 lines of 25,900 invoices); orders have three lines in the middle, as most
//! shops do. The same size and seed make the same shop, to the byte of what is imported.
//!
//! Everything comes in through the engine's own import, in parts, so that what is measured later is what
//! a user's file would be.

mod draw;
mod exports;
mod lines;
mod orders;
mod rates;

use std::path::Path;

use domain::access::Actor;
use domain::places::address::Address;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::{Day, Instant, Local, Zone};
use engine::{Engine, ImportOptions, MissingClasses};
use transfer::Source;

use orders::Orders;

/// What the clock of every shop here shows.
pub const NOW: &str = "2026-11-20T10:00:00";
/// Orders that come in with one import.
const PART: u64 = 100_000;
/// The number of a shop's first order.
const FIRST: u64 = 10_000_001;
/// Text of a file that is handed on at once.
const PIECE: usize = 1 << 16;

/// How big a shop is.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// Orders.
    pub orders: u64,
    /// Products.
    pub products: u64,
    /// Tax rates.
    pub rates: u64,
    /// Days over which the orders are spread, up to yesterday.
    pub days: u64,
    /// Of a hundred products, those that have a cost.
    pub costs: u64,
    /// What everything is drawn from.
    pub seed: u64,
}

impl Default for Size {
    fn default() -> Self {
        Self { orders: 10_000, products: 10_000, rates: 1_000, days: 365, costs: 0, seed: 1 }
    }
}

/// The moment of all shops here.
pub fn now() -> Instant {
    zone().instant(local())
}

/// That moment on the shop's clock.
pub fn local() -> Local {
    Local::parse(NOW).expect("it is a moment")
}

/// The shops' own time.
pub fn zone() -> Zone {
    Zone::parse("Europe/London").expect("it is a zone")
}

/// The first and the last day that has orders.
pub fn days(size: Size) -> (Day, Day) {
    let last = local().day.minus_days(1);
    (last.minus_days(size.days.max(1) - 1), last)
}

/// Makes a shop file; there must be none of this name.
pub fn make(path: &Path, size: Size, mut tell: impl FnMut(u64)) -> Engine {
    let shop = Shop::new("Harbour & Thistle", Currency::parse("GBP").expect("a currency"), zone());
    // Where it is: a return of a shop without a country goes through all rates for the likeliest.
    let shop = Shop { address: Address::of_country("GB"), ..shop.expect("a shop") };
    let mut engine = Engine::create(path, &shop, now()).expect("a new file");
    let owner = engine.owner().expect("an owner");
    bring(&mut engine, &owner, "rates.csv", tax_csv(size));
    let mut orders = Orders::new(size, FIRST);
    let mut part = 0_u64;
    while let Some(books) = orders.next_part(PART) {
        part += 1;
        bring(&mut engine, &owner, &format!("books {part}.json"), books);
        tell((part * PART).min(size.orders));
    }
    engine
}

/// The rates of a shop of this size as a tax CSV.
pub fn tax_csv(size: Size) -> String {
    rates::tax_csv(size.rates, size.seed)
}

/// As many plain sales lines as a file, written piece by piece.
pub fn write_sales_lines(size: Size, write: impl FnMut(&str)) {
    lines::write(size, write);
}

/// As many orders as a file of this kind, written piece by piece.
pub fn write_orders(kind: &str, size: Size, write: impl FnMut(&str)) {
    exports::write(kind, size, write);
}

/// Imports a text.
fn bring(engine: &mut Engine, owner: &Actor, name: &str, text: String) {
    let source = Source::of_bytes(name, text.into_bytes());
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    let report = engine
        .import(owner, &[source], &options, now(), &Task::default())
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(report.refused_count, 0, "{name}: {:?}", report.refused.first());
}

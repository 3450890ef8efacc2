//! What the engine's calls take on a big shop: `cargo bench --bench engine -- FILE [part of a name]`.
//! `... -- FILE --times NAME N` makes one of them N times and prints nothing, so that its instructions
//! can be counted (`tests/benches/counts`). The file is copied first, since some of the calls change it.
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a bench fails by panicking")]
#![allow(clippy::print_stdout, reason = "it talks to whoever runs it")]
#![allow(dead_code, unreachable_pub, reason = "benches share what only some of them need")]

mod calls;
mod clock;
mod shop;

use std::path::{Path, PathBuf};

use calls::Caller;
use clock::{Samples, timed};
use domain::report::Division;
use engine::Engine;

/// A call: its name, how often it is made, and what is done the n-th time.
type Call = (&'static str, usize, fn(&mut Caller, usize));

const CALLS: &[Call] = &[
    ("sales report, a year", 2_000, |caller, _| caller.sales()),
    ("sales report, a year by days and country", 500, |caller, _| caller.sales_by(Division::Country)),
    ("sales report, a year by days and tax class", 500, |caller, _| caller.sales_by(Division::TaxClass)),
    ("sales by weekday and hour, a year", 500, |caller, _| caller.week_of_sales()),
    ("sales report, a month", 2_000, |caller, _| caller.sales_of_a_month()),
    ("sales report, a year, times of day", 500, |caller, _| caller.sales_by_the_hour()),
    ("sales report, the largest day, by hour", 500, |caller, _| caller.sales_of_a_day()),
    ("top sellers, a year", 500, |caller, _| caller.sellers()),
    ("top sellers, a year, times of day", 200, |caller, _| caller.sellers_by_the_hour()),
    ("edit of an order", 50, |caller, at| caller.edit_order(at)),
    ("edit of an order, its products as before", 50, |caller, at| caller.edit_status(at)),
    ("edit of an order and top sellers, a year", 50, |caller, at| {
        caller.edit_order(at);
        caller.sellers();
    }),
    ("edit of an order and sales report, a year", 50, |caller, at| {
        caller.edit_order(at);
        caller.sales();
    }),
    ("edit on an ordinary day", 100, |caller, at| caller.edit_ordinary_order(at)),
    ("edit on an ordinary day and top sellers, a year", 100, |caller, at| {
        caller.edit_ordinary_order(at);
        caller.sellers();
    }),
    ("edit on an ordinary day and tax return, a year", 100, |caller, at| {
        caller.edit_ordinary_order(at);
        caller.tax_return();
    }),
    ("tax return, a year", 500, |caller, _| caller.tax_return()),
    ("edit of an order and tax return, a year", 50, |caller, at| {
        caller.edit_order(at);
        caller.tax_return();
    }),
    ("100 rates, any page", 1_000, |caller, at| caller.page(at)),
    ("100 rates, the last page", 500, |caller, _| caller.last_page()),
    ("count of rates", 1_000, |caller, _| caller.count()),
    ("rates that apply to an address", 2_000, |caller, at| caller.apply(at)),
    ("filter, any column", 600, |caller, at| caller.filter(at)),
    ("what the palette finds", 600, |caller, at| caller.find(at)),
    ("bulk of 100 rates", 100, |caller, at| caller.bulk(at)),
    ("one edit", 100, |caller, at| caller.edit(at)),
    ("tax of an order", 2_000, |caller, at| caller.tax(at)),
    ("four versions of each rate", 1, |caller, at| {
        if at == 0 {
            caller.date_rates();
        }
    }),
    ("tax of an order, four versions", 2_000, |caller, at| caller.tax(at)),
    ("edit, four versions", 50, |caller, at| caller.edit(at)),
    ("edit and tax of an order, four versions", 50, |caller, at| {
        // Other names than in the call before, which would change nothing.
        caller.edit(at + 1_000);
        caller.tax(at);
    }),
    ("why this tax", 50, |caller, at| caller.explain(at)),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let Some(file) = words.first().map(PathBuf::from) else {
        println!("Say which shop file. See tests/benches/README.md");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let mut caller = Caller::new(open_copy(&file, folder.path()));
    match words.get(1).map(String::as_str) {
        Some("--times") => {
            let name = words.get(2).map_or("", String::as_str);
            let times = words.get(3).and_then(|times| times.parse().ok()).unwrap_or(1);
            let (_, _, call) = CALLS.iter().find(|(known, ..)| *known == name).expect("a call of this name");
            (0..times).for_each(|at| call(&mut caller, at));
        }
        part => {
            let part = part.unwrap_or_default();
            for (name, times, call) in CALLS.iter().filter(|(name, ..)| name.contains(part)) {
                call(&mut caller, 0);
                let mut samples = Samples::default();
                for at in 0..*times {
                    samples.add(timed(|| call(&mut caller, at)).1);
                }
                println!("{name:48} {samples}");
            }
        }
    }
}

fn open_copy(file: &Path, folder: &Path) -> Engine {
    let own = folder.join("shop.tillbook");
    std::fs::copy(file, &own).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    Engine::open(&own).expect("a shop")
}

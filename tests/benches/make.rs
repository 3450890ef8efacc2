//! Makes what the other benches measure: `cargo bench --bench make -- shop FILE --orders N --rates N`,
//! `... -- rates FILE --rates N` (a tax CSV), `... -- lines FILE --orders N` (plain sales lines),
//! `... -- orders FILE --kind shopify --orders N` (also rest, books, rows and webtoffee).
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a bench fails by panicking")]
#![allow(clippy::print_stdout, reason = "it talks to whoever runs it")]
#![allow(dead_code, unreachable_pub, reason = "benches share what only some of them need")]

mod shop;

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use shop::Size;

fn main() {
    let mut size = Size::default();
    let (mut words, mut kind) = (Vec::new(), String::new());
    let mut given = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(word) = given.next() {
        if word == "--kind" {
            kind = given.next().unwrap_or_default();
            continue;
        }
        let mut number = || -> u64 {
            let text = given.next().unwrap_or_default().replace('_', "");
            text.parse().unwrap_or_else(|_| panic!("{word} wants a number"))
        };
        match word.as_str() {
            "--orders" => size.orders = number(),
            "--products" => size.products = number(),
            "--rates" => size.rates = number(),
            "--days" => size.days = number(),
            "--costs" => size.costs = number(),
            "--seed" => size.seed = number(),
            _ => words.push(word),
        }
    }
    let [what, file] = words.as_slice() else {
        println!("Say what to make: shop, rates, lines or orders, and the file. See tests/benches/README.md");
        return;
    };
    let path = PathBuf::from(file);
    match what.as_str() {
        "shop" => drop(shop::make(&path, size, |orders| println!("{orders} orders"))),
        "rates" => fs::write(&path, shop::tax_csv(size)).expect("the file can be written"),
        "lines" => write(&path, |put| shop::write_sales_lines(size, put)),
        "orders" => write(&path, |put| shop::write_orders(&kind, size, put)),
        other => panic!("{other} cannot be made"),
    }
}

/// Writes a file piece by piece.
fn write(path: &Path, pieces: impl FnOnce(&mut dyn FnMut(&str))) {
    let mut file = BufWriter::new(File::create(path).expect("the file can be written"));
    pieces(&mut |text| file.write_all(text.as_bytes()).expect("it takes text"));
    file.flush().expect("it takes all of it");
}

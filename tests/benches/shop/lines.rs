//! Plain sales lines, as cash registers and marketplaces write them, with the columns of the Online Retail data.

use std::fmt::Write;

use super::draw::{COUNTRIES, Draw, HOURS, LINES, QUANTITIES};
use super::{PIECE, Size, days, orders};

/// Writes the lines of `size.orders` invoices, in the order of time.
pub(super) fn write(size: Size, mut write: impl FnMut(&str)) {
    let (first, _) = days(size);
    let mut draw = Draw::new(size.seed);
    let mut text =
        String::from("InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n");
    for invoice in 0..size.orders {
        let day = first.plus_days(invoice * size.days / size.orders.max(1));
        let (hour, minute) = (draw.one_of(&HOURS), draw.below(60));
        let customer = 12_000 + draw.below(size.orders / 6 + 1);
        let country = draw.one_of(&COUNTRIES);
        for _ in 0..draw.one_of(&LINES) {
            let (product, quantity) = (draw.product(size.products), draw.one_of(&QUANTITIES));
            let price = orders::price(product);
            writeln!(
                text,
                "{},S{product:05},{},{quantity},{day} {hour:02}:{minute:02}:00,{}.{:02},{customer},{country}",
                536_365 + invoice,
                orders::name(product),
                price / 100,
                price % 100,
            )
            .expect("a text takes words");
        }
        if text.len() > PIECE {
            write(&text);
            text.clear();
        }
    }
    write(&text);
}

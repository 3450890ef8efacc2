//! Shops of a country with what they sold and bought, as books bring it in.

use std::collections::BTreeMap;

use domain::money::Money;
use domain::places::address::Address;
use domain::purchase::{PurchaseGroup, PurchaseSums};
use domain::shop::settings::{Currency, Shop};
use domain::time::Day;
use engine::{Change, ImportOptions};
use serde_json::{Value as Json, json};
use store::Store;

use super::TestShop;

pub(crate) fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

/// A shop in a country with a rate.
pub(crate) fn shop(country: &str, currency: &str, rates: &str) -> TestShop {
    let mut shop = TestShop::new();
    let is = shop.engine.shop().unwrap();
    let address = Address::of_country(country.to_owned());
    shop.apply(&Change::settings(Shop { currency: Currency::parse(currency).unwrap(), address, ..is }, None));
    shop.import("rates.csv", rates.as_bytes(), &ImportOptions::default()).unwrap();
    shop
}

/// An order of one item, with its tax by name, percentage and amount.
pub(crate) fn order(
    number: &str,
    at: &str,
    country: &str,
    net: &str,
    tax: Option<(i64, &str, &str, &str)>,
) -> Json {
    let amount = tax.map_or("0", |(.., amount)| amount);
    let total = money(net).plus(money(amount)).unwrap().to_exact_text();
    let taxes = tax.map(|(rate, name, percent, amount)| {
        json!([{ "rate_id": rate, "name": name, "percent": percent, "taxable": net, "tax": amount,
            "shipping_tax": "0.00" }])
    });
    json!({
        "number": number, "placed_at": at, "status": "completed", "total": total, "tax": amount,
        "shipping": "0.00", "shipping_tax": "0.00", "discount": "0.00", "customer": null, "country": country,
        "items": [{ "product_id": null, "name": "Mug", "quantity": "1", "total": net, "tax": amount }],
        "coupons": [], "taxes": taxes.unwrap_or_else(|| json!([])), "refunds": [],
    })
}

pub(crate) fn bring(shop: &mut TestShop, orders: &[Json], purchases: &[Json]) {
    let is = shop.engine.shop().unwrap();
    let books = json!({
        "format": "tillbook-books", "version": 1,
        "shop": { "name": is.name, "currency": is.currency, "time_zone": is.time_zone },
        "products": [], "customers": [], "orders": orders,
        "suppliers": [
            { "name": "Mills", "country": "GB" }, { "name": "Cloud", "country": "IE" }, { "name": "Nowhere" },
        ],
        "purchases": purchases,
    });
    shop.import("books.json", books.to_string().as_bytes(), &ImportOptions::default()).unwrap();
}

pub(crate) fn purchase(date: &str, supplier: &str, document: &str, line: &Json) -> Json {
    json!({ "date": date, "supplier": supplier, "document": document, "lines": [line] })
}

/// The sums of purchases from one day to another as they are kept by day.
pub(crate) fn kept(shop: &TestShop, first: Day, last: Day) -> BTreeMap<PurchaseGroup, PurchaseSums> {
    let file = Store::open(shop.engine.path()).unwrap();
    let days = file.read(|read| Ok(read.purchase_days(first, last)?)).unwrap();
    let mut totals = BTreeMap::<PurchaseGroup, PurchaseSums>::new();
    for (_, group, sums) in days {
        let total = totals.entry(group).or_default();
        *total = total.plus(&sums).unwrap();
    }
    totals
}

//! Whatever is done to a shop, its reports are what its books as JSON add up to: sales, products and purchases of months
//! and years, and the figures of tax returns. The sums here are of the exported texts alone and share no code with the
//! program.

use std::collections::BTreeMap;

use domain::money::Money;
use domain::returns::{Form, Side};
use domain::shop::settings::Shop;
use domain::time::Zone;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, OrderChange, PeriodChange};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value as Json, json};
use transfer::tax_forms::shipped;

use crate::shops::mutated::any_change;
use crate::shops::{NOW, TestShop, changes, how_many};

/// What is compared, with the days of most examples and those around them.
const PERIODS: [&str; 6] = ["2025-02", "2025-03", "2025-04", "2025-Q1", "2023", "2025"];
/// Days and times at the ends of months, in whatever zone.
const TIMES: [&str; 6] = [
    "2025-02-28T23:30:00",
    "2025-03-01T00:00:00",
    "2025-03-15T12:00:00",
    "2025-03-31T22:30:00",
    "2025-03-31T23:59:59",
    "2025-04-01T00:30:00",
];
const COUNTED: [&str; 4] = ["completed", "processing", "on-hold", "refunded"];

#[derive(Debug, Clone)]
enum Event {
    Change(Box<Change>),
    Zone(&'static str),
    /// Saves the purchase over the one of this number, if there is one.
    Buy(Json),
}

fn cents(range: std::ops::Range<i64>) -> impl Strategy<Value = String> {
    range.prop_map(|cents| {
        format!("{}{}.{:02}", if cents < 0 { "-" } else { "" }, cents.abs() / 100, cents.abs() % 100)
    })
}

fn items() -> impl Strategy<Value = Json> {
    let item = (option::of(1..4_i64), select(vec!["1", "0.5", "3000000"]), cents(0..90_000))
        .prop_map(|(product, quantity, total)| json!({ "product_id": product, "name": "Mug", "quantity": quantity, "total": total, "tax": "0.00" }));
    vec(item, 0..3).prop_map(Json::from)
}

/// One that says what is in it, or nothing of it.
fn refund() -> impl Strategy<Value = Json> {
    let split = option::of((cents(0..900), cents(0..900), cents(0..300)));
    (select(TIMES.to_vec()), cents(0..90_000), split, items()).prop_map(|(at, amount, split, items)| {
        let (tax, shipping, shipping_tax) = split.map_or((None, None, None), |(a, b, c)| (Some(a), Some(b), Some(c)));
        json!({ "refunded_at": at, "amount": amount, "tax": tax, "shipping": shipping, "shipping_tax": shipping_tax, "items": items })
    })
}

fn order() -> impl Strategy<Value = Change> {
    let status = select(vec!["completed", "processing", "on-hold", "refunded", "pending", "cancelled"]);
    let amounts = (cents(0..90_000), cents(0..9_000), cents(0..900), cents(0..300), cents(0..500));
    let lines = (items(), option::of(select(vec!["20.0000", "0.0000"])), vec(refund(), 0..3));
    (1..6_u8, select(TIMES.to_vec()), status, select(vec!["DE", "FR", ""]), amounts, lines).prop_map(
        |(number, at, status, country, (total, tax, shipping, shipping_tax, discount), (items, percent, refunds))| {
            let taxes = percent.map(|percent| json!([{ "name": "VAT", "percent": percent, "taxable": "10.00",
                "tax": tax, "shipping_tax": shipping_tax }]));
            let order = json!({
                "number": number.to_string(), "placed_at": at, "status": status, "total": total, "tax": tax,
                "shipping": shipping, "shipping_tax": shipping_tax, "discount": discount, "country": country,
                "items": items, "coupons": [], "taxes": taxes.unwrap_or_else(|| json!([])), "refunds": refunds,
            });
            serde_json::from_value(json!({ "put_order": order })).unwrap()
        },
    )
}

fn purchase() -> impl Strategy<Value = Json> {
    let treatment =
        select(vec!["domestic", "eu-acquisition", "reverse-charge", "import", "postponed-import"]);
    let line = (cents(-9_000..90_000), treatment, select(vec!["100.0000", "50.0000", "33.3333", "0.0000"])).prop_map(
        |(net, treatment, share)| json!({ "net": net, "rate": "19.0000", "treatment": treatment, "deductible": share }),
    );
    (1..4_u8, select(TIMES.to_vec()), vec(line, 1..3)).prop_map(|(number, at, lines)| {
        json!({ "date": at.split('T').next(), "supplier": { "new": { "name": "Mills" } }, "document": number.to_string(), "lines": lines })
    })
}

fn event() -> impl Strategy<Value = Event> {
    let march = || TaxPeriod::parse("2025-03").unwrap();
    let steps = select(vec![
        Change::UNDO,
        Change::UNDO,
        Change::REDO,
        Change::Period(PeriodChange::Close { period: march(), early: true }),
        Change::Period(PeriodChange::Reopen { period: march(), reason: "Because".to_owned() }),
    ]);
    let number = || (1..6_u8).prop_map(|number| number.to_string());
    let change = prop_oneof![
        4 => any_change(),
        6 => order(),
        4 => steps,
        1 => number().prop_map(|number| Change::Order(OrderChange::Delete { number })),
        1 => number().prop_map(|number| Change::Order(OrderChange::Restore { number })),
    ];
    prop_oneof![
        12 => change.prop_map(|change| Event::Change(Box::new(change))),
        1 => select(vec!["UTC", "Europe/Berlin", "America/Toronto"]).prop_map(Event::Zone),
        3 => purchase().prop_map(Event::Buy),
    ]
}

/// Makes it, be it refused.
fn make(shop: &mut TestShop, event: &Event) {
    let change = match event {
        Event::Change(change) => (**change).clone(),
        Event::Zone(zone) => {
            let is = shop.engine.shop().unwrap();
            Change::settings(Shop { time_zone: Zone::parse(zone).unwrap(), ..is }, None)
        }
        Event::Buy(form) => {
            let query = engine::PurchaseQuery { limit: 99, ..Default::default() };
            let all = shop.engine.purchases(&shop.owner, &query).unwrap().purchases;
            let is_it = |name: &str, document: &str| name == "Mills" && form["document"] == json!(document);
            let was = all.into_iter().find(|one| is_it(&one.supplier.name, &one.purchase.document));
            let mut change = json!({ "save_purchase": { "form": form, "was": null } });
            if let Some(was) = was {
                change["save_purchase"]["was"] = serde_json::to_value(&was.purchase).unwrap();
            }
            serde_json::from_value(change).unwrap()
        }
    };
    let error = shop.try_change(&change).err();
    assert!(error.as_ref().is_none_or(|error| error.status() < 500), "{change:?}: {error:?}");
}

/// A number of a text in ten-thousandths; zero for none.
fn exact(value: &Json) -> i64 {
    let Some(text) = value.as_str() else { return 0 };
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let rest: i64 = format!("{rest:0<4}").parse().unwrap();
    sign * (whole.parse::<i64>().unwrap() * 10_000 + rest)
}

fn list(value: &Json) -> &[Json] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The sums of a period: orders, then refunds; products; purchases.
#[derive(Debug, Default, PartialEq, Eq)]
struct Sums {
    sold: BTreeMap<&'static str, i64>,
    products: BTreeMap<i64, (i64, i64)>,
    bought: BTreeMap<&'static str, i64>,
}

impl Sums {
    fn sell(&mut self, what: &'static str, amount: i64) {
        *self.sold.entry(what).or_default() += amount;
    }

    fn product(&mut self, product: &Json, quantity: i64, total: i64) {
        if let Some(id) = product.as_i64() {
            let sum = self.products.entry(id).or_default();
            *sum = (sum.0 + quantity, sum.1 + total);
        }
    }
}

/// Tax, shipping and tax on shipping, and the items, that a refund takes back.
type Back = ([i64; 3], Vec<(Json, i64, i64)>);

/// What each refund of an order takes back, by its date: one that says nothing of its parts has none, but that which
/// completes the order's amount has all that is left (choice 24).
fn backs(order: &Json) -> Vec<(&Json, Back)> {
    let mut left = ["tax", "shipping", "shipping_tax"].map(|key| exact(&order[key]));
    let mut items: BTreeMap<Option<i64>, (i64, i64)> = BTreeMap::new();
    for item in list(&order["items"]) {
        let sum = items.entry(item["product_id"].as_i64()).or_default();
        *sum = (sum.0 + exact(&item["quantity"]), sum.1 + exact(&item["total"]));
    }
    let mut refunds: Vec<&Json> = list(&order["refunds"]).iter().collect();
    refunds.sort_by_key(|refund| refund["refunded_at"].as_str().unwrap().to_owned());
    let (mut amount, mut found) = (0, Vec::new());
    for refund in refunds {
        amount += exact(&refund["amount"]);
        let is_whole =
            refund["tax"].is_null() && refund["shipping"].is_null() && refund["shipping_tax"].is_null();
        let completes = is_whole && amount >= exact(&order["total"]);
        let parts =
            if completes { left } else { ["tax", "shipping", "shipping_tax"].map(|key| exact(&refund[key])) };
        let of = |item: &Json| (item["product_id"].clone(), exact(&item["quantity"]), exact(&item["total"]));
        let mut back: Vec<(Json, i64, i64)> = list(&refund["items"]).iter().map(of).collect();
        if completes && back.is_empty() {
            let rest = items.iter().filter(|(_, (quantity, _))| *quantity > 0);
            back = rest.map(|(id, (quantity, total))| (json!(id), *quantity, *total)).collect();
        }
        for (sum, part) in left.iter_mut().zip(parts) {
            *sum -= part;
        }
        for (id, quantity, total) in &back {
            let sum = items.entry(id.as_i64()).or_default();
            *sum = (sum.0 - quantity, sum.1 - total);
        }
        found.push((refund, (parts, back)));
    }
    found
}

/// The sums of a period by the books.
fn by_books(books: &Json, period: TaxPeriod) -> Sums {
    let (first, last) = (period.first_day().to_string(), period.last_day().to_string());
    let is_in = |at: &Json| (first.as_str()..=last.as_str()).contains(&&at.as_str().unwrap()[..10]);
    let mut sums = Sums::default();
    for order in
        list(&books["orders"]).iter().filter(|order| COUNTED.contains(&order["status"].as_str().unwrap()))
    {
        if is_in(&order["placed_at"]) {
            sums.sell("orders", 1);
            for key in ["total", "tax", "shipping_tax", "shipping", "discount"] {
                sums.sell(key, exact(&order[key]));
            }
            for item in list(&order["items"]) {
                sums.sell("items", exact(&item["quantity"]));
                sums.product(&item["product_id"], exact(&item["quantity"]), exact(&item["total"]));
            }
        }
        for (refund, back) in backs(order) {
            if is_in(&refund["refunded_at"]) {
                take_back(&mut sums, refund, back);
            }
        }
    }
    for note in list(&books["refunds"]).iter().filter(|note| is_in(&note["refunded_at"])) {
        let alone = json!({ "total": "9000000000.00", "refunds": [note] });
        for (refund, back) in backs(&alone) {
            take_back(&mut sums, refund, back);
        }
    }
    for purchase in list(&books["purchases"]).iter().filter(|purchase| is_in(&purchase["date"])) {
        for line in list(&purchase["lines"]) {
            let share = line["deductible"].as_str().map_or(1_000_000, |_| exact(&line["deductible"]));
            let wide = i128::from(exact(&line["tax"])) * i128::from(share);
            let part = i64::try_from((wide + 500_000 * wide.signum()) / 1_000_000).unwrap();
            let amounts = [("net", exact(&line["net"])), ("tax", exact(&line["tax"])), ("deductible", part)];
            for (key, amount) in amounts {
                *sums.bought.entry(key).or_default() += amount;
            }
        }
    }
    sums
}

fn take_back(sums: &mut Sums, refund: &Json, (parts, items): Back) {
    sums.sell("refunds", exact(&refund["amount"]));
    for (key, part) in ["refunded tax", "refunded shipping", "refunded shipping tax"].into_iter().zip(parts) {
        sums.sell(key, part);
    }
    for (product, quantity, total) in items {
        sums.product(&product, -quantity, -total);
    }
}

/// Holds what the shop reports of a period against its books.
fn compare(shop: &TestShop, books: &Json, forms: &[Form], period: TaxPeriod) {
    let by_books = by_books(books, period);
    let of = |key: &str| by_books.sold.get(key).copied().unwrap_or_default();
    let query = RangeQuery::days(period.first_day(), period.last_day());
    let report = shop.engine.sales_report(&shop.owner, &query, NOW).unwrap();
    let net_tax = of("tax") + of("shipping_tax") - of("refunded tax") - of("refunded shipping tax");
    let found = [
        report.sums.orders,
        report.sums.items.ten_thousandths(),
        report.sums.discount.ten_thousandths(),
        report.sums.refunds.ten_thousandths(),
        report.total_sales.ten_thousandths(),
        report.total_shipping.ten_thousandths(),
        report.total_tax.ten_thousandths(),
    ];
    let shipping = of("shipping") - of("refunded shipping");
    let expected = [
        of("orders"),
        of("items"),
        of("discount"),
        of("refunds"),
        of("total") - of("refunds"),
        shipping,
        net_tax,
    ];
    assert_eq!(found, expected, "{period}");
    let sellers = shop.engine.top_sellers(&shop.owner, &query, 99, NOW).unwrap().sellers;
    let known: Vec<i64> = list(&books["products"])
        .iter()
        .filter(|one| one["deleted"] != true)
        .filter_map(|one| one["id"].as_i64())
        .collect();
    for seller in &sellers {
        let sums = by_books.products.get(&seller.product.get()).copied().unwrap_or_default();
        let is = (seller.sold.quantity.ten_thousandths(), seller.sold.net_sales.ten_thousandths());
        assert_eq!(is, sums, "{period}: product {}", seller.product);
    }
    for (id, sums) in by_books.products.iter().filter(|(id, sums)| known.contains(id) && **sums != (0, 0)) {
        assert!(sellers.iter().any(|seller| seller.product.get() == *id), "{period}: product {id}, {sums:?}");
    }
    let form = forms.iter().find(|form| form.check_period(period).is_ok() && form.country() == "GB").unwrap();
    let currency = shop.engine.shop().unwrap().currency;
    let one = domain::returns::ExchangeRate::parse("1").filter(|_| currency != form.currency());
    let of_period = shop.engine.tax_return(&shop.owner, form, period, one).unwrap();
    let sum = |side: Side, amount: fn(&domain::returns::TaxFigure) -> Money| {
        let of_side = of_period.figures.iter().filter(move |figure| figure.side == side);
        Money::sum(of_side.map(amount)).unwrap().ten_thousandths()
    };
    assert_eq!(sum(Side::Sale, |figure| figure.tax), net_tax, "{period}");
    let bought = |key: &str| by_books.bought.get(key).copied().unwrap_or_default();
    let found = [
        sum(Side::Purchase, |figure| figure.net),
        sum(Side::Purchase, |figure| figure.tax),
        sum(Side::Purchase, |figure| figure.deductible),
    ];
    assert_eq!(found, ["net", "tax", "deductible"].map(bought), "{period}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: how_many(12), ..ProptestConfig::default() })]

    #[test]
    fn reports_are_what_the_books_add_up_to(events in vec(event(), 1..40), has_examples in any::<bool>()) {
        let forms = shipped().unwrap();
        let mut shop = TestShop::in_zone("Europe/Berlin");
        for number in 1..4 {
            let product = json!({ "put_product": { "id": number, "name": format!("P{number}"), "sku": "", "deleted": false } });
            shop.apply(&serde_json::from_value(product).unwrap());
        }
        for change in changes().into_iter().filter(|_| has_examples) {
            make(&mut shop, &Event::Change(Box::new(change)));
        }
        for event in &events {
            make(&mut shop, event);
        }
        let books: Json = serde_json::from_str(&shop.books()).unwrap();
        for period in PERIODS {
            let period = TaxPeriod::parse(period).unwrap();
            compare(&shop, &books, &forms, period);
        }
        prop_assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

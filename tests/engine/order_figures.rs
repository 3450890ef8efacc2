//! The figures of orders, whichever importer reads them: what comes in agrees with itself or is named with what does
//! not, its totals are those of the file, and the same file again changes nothing.

use std::fmt::Write as _;

use domain::money::Money;
use domain::order::Order;
use domain::order::identity::{Figure, NOT_DIVIDED, deviations};
use engine::ImportOptions;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::shops::{TestShop, told};

/// An order in cents. Its discount comes off its first line.
#[derive(Debug, Clone)]
struct Made {
    number: usize,
    /// Quantities and prices of one, with tax where prices are.
    lines: Vec<(i64, i64)>,
    shipping: i64,
    /// In percent; 0 for no tax.
    rate: i64,
    is_shipping_taxed: bool,
    discount: i64,
}

/// What a file says of an order, in cents.
#[derive(Debug, Clone)]
struct Figures {
    /// What each line came to.
    lines: Vec<i64>,
    shipping: i64,
    tax: i64,
    shipping_tax: i64,
    total: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wrong {
    Total,
    Shipping,
    Line,
    Tax,
}

fn rounded(amount: i64, part: i64, whole: i64) -> i64 {
    (amount * part * 2 + whole) / (whole * 2)
}

impl Figures {
    /// Whether the tax of all is closer to that of the goods at the rate of shipping than what is left beside that on shipping.
    fn is_as_of_goods_alone(&self) -> bool {
        let goods = self.lines.iter().sum::<i64>();
        let off = |tax: i64| (goods * self.shipping_tax - tax * self.shipping).abs();
        let all = self.tax + self.shipping_tax;
        self.shipping_tax != 0 && off(all) <= goods + self.shipping && off(all) < off(self.tax)
    }
}

impl Made {
    /// The lines after the discount, as they were typed.
    fn typed(&self) -> Vec<i64> {
        let mut lines: Vec<i64> = self.lines.iter().map(|(count, price)| count * price).collect();
        lines[0] -= self.discount();
        lines
    }

    fn discount(&self) -> i64 {
        self.discount.min(self.lines[0].0 * self.lines[0].1)
    }

    /// With prices that tax comes on top of.
    fn without_tax(&self) -> Figures {
        let lines = self.typed();
        let tax = rounded(lines.iter().sum(), self.rate, 100);
        let shipping_tax = if self.is_shipping_taxed { rounded(self.shipping, self.rate, 100) } else { 0 };
        let total = lines.iter().sum::<i64>() + self.shipping + tax + shipping_tax;
        Figures { lines, shipping: self.shipping, tax, shipping_tax, total }
    }

    /// With prices that have the tax in them.
    fn with_tax(&self) -> Figures {
        let lines = self.typed();
        let tax = rounded(lines.iter().sum(), self.rate, 100 + self.rate);
        let within = rounded(self.shipping, self.rate, 100 + self.rate);
        let shipping_tax = if self.is_shipping_taxed { within } else { 0 };
        let total = lines.iter().sum::<i64>() + self.shipping;
        Figures { lines, shipping: self.shipping, tax, shipping_tax, total }
    }
}

impl Figures {
    fn spoil(&mut self, wrong: Wrong, by: i64) {
        match wrong {
            Wrong::Total => self.total += by,
            Wrong::Shipping => self.shipping += by,
            Wrong::Line => self.lines[0] += by,
            Wrong::Tax => self.tax += by,
        }
    }
}

prop_compose! {
    fn made()(
        lines in prop::collection::vec((1..4_i64, 100..9_999_i64), 1..4),
        shipping in prop_oneof![Just(0), 200..5_000_i64], rate in prop_oneof![Just(0), Just(7), Just(19), Just(20)],
        is_shipping_taxed: bool, discount in prop_oneof![Just(0), 100..500_i64],
    ) -> Made {
        Made { number: 0, lines, shipping, rate, is_shipping_taxed, discount }
    }
}

fn all_made() -> impl Strategy<Value = Vec<Made>> {
    prop::collection::vec(made(), 1..4).prop_map(|mut all| {
        all.iter_mut().enumerate().for_each(|(at, made)| made.number = 1_001 + at);
        all
    })
}

fn text(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", cents.abs() / 100, cents.abs() % 100)
}

fn shopify(all: &[(Made, Figures)]) -> String {
    let mut out = "Name,Created at,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,\
        Lineitem quantity,Lineitem name,Lineitem price,Tax 1 Name,Tax 1 Value,Id\n"
        .to_owned();
    for (made, figures) in all {
        let subtotal: i64 = figures.lines.iter().sum();
        let tax = figures.tax + figures.shipping_tax;
        for (at, (count, price)) in made.lines.iter().enumerate() {
            let head = if at == 0 {
                let name =
                    if made.rate == 0 { String::new() } else { format!("VAT {}%,{}", made.rate, text(tax)) };
                let name = if name.is_empty() { ",".to_owned() } else { name };
                let [subtotal, shipping, tax, total, discount] =
                    [subtotal, figures.shipping, tax, figures.total, made.discount()].map(text);
                let of_order = format!("paid,USD,{subtotal},{shipping},{tax},{total},{discount}");
                (of_order, format!("{name},{}", 5_000 + made.number))
            } else {
                (",,,,,,".to_owned(), ",,".to_owned())
            };
            let number = made.number;
            writeln!(
                out,
                "#{number},2025-03-01 10:00:00 +0000,{},{count},Thing {at},{},{}",
                head.0,
                text(*price),
                head.1
            )
            .unwrap();
        }
    }
    out
}

fn order_csv(all: &[(Made, Figures)]) -> String {
    let mut out =
        "order_number,order_date,status,order_total,shipping_total,shipping_tax,tax_total,discount_total,\
        item_name,quantity,item_total\n"
            .to_owned();
    for (made, figures) in all {
        for (at, ((count, _), line)) in made.lines.iter().zip(&figures.lines).enumerate() {
            let [total, shipping, on_shipping, tax, discount, line] = [
                figures.total,
                figures.shipping,
                figures.shipping_tax,
                figures.tax + figures.shipping_tax,
                made.discount(),
                *line,
            ]
            .map(text);
            let of_order = if at == 0 {
                format!("{total},{shipping},{on_shipping},{tax},{discount}")
            } else {
                ",,,,".to_owned()
            };
            let number = made.number;
            writeln!(out, "{number},2025-03-01 10:00:00,completed,{of_order},Thing {at},{count},{line}")
                .unwrap();
        }
    }
    out
}

fn rest(all: &[(Made, Figures)]) -> String {
    let order = |(made, figures): &(Made, Figures)| {
        let lines = made.lines.iter().zip(&figures.lines).enumerate();
        let lines = lines.map(|(at, ((count, _), line))| {
            json!({"name": format!("Thing {at}"), "product_id": at + 1, "quantity": count, "total": text(*line),
                "total_tax": text(rounded(*line, made.rate, 100)), "taxes": [{"id": 4, "total": text(1)}]})
        });
        let lines: Vec<Value> = lines.collect();
        let taxes = if figures.shipping_tax == 0 { json!([]) } else { json!([{"id": 4, "total": "1"}]) };
        let shipping = json!([{"method_title": "Post", "total": text(figures.shipping), "taxes": taxes}]);
        let rate = json!([{"rate_id": 4, "label": "VAT", "rate_percent": made.rate, "tax_total": text(figures.tax),
            "shipping_tax_total": text(figures.shipping_tax)}]);
        json!({"id": made.number, "number": made.number.to_string(), "status": "completed", "currency": "USD",
            "date_created": "2025-03-01T10:00:00", "total": text(figures.total), "cart_tax": text(figures.tax),
            "shipping_tax": text(figures.shipping_tax), "shipping_total": text(figures.shipping),
            "discount_total": text(made.discount()), "line_items": lines,
            "shipping_lines": if figures.shipping == 0 { json!([]) } else { shipping },
            "tax_lines": if made.rate == 0 { json!([]) } else { rate }, "refunds": []})
    };
    Value::Array(all.iter().map(order).collect()).to_string()
}

fn books(all: &[(Made, Figures)]) -> String {
    let order = |(made, figures): &(Made, Figures)| {
        let lines = made.lines.iter().zip(&figures.lines).enumerate();
        let lines = lines.map(|(at, ((count, _), line))| {
            json!({"product_id": null, "name": format!("Thing {at}"), "quantity": count.to_string(),
                "total": text(*line), "tax": "0.00"})
        });
        json!({"number": made.number.to_string(), "placed_at": "2025-03-01T10:00:00", "status": "completed",
            "total": text(figures.total), "tax": text(figures.tax), "shipping": text(figures.shipping),
            "shipping_tax": text(figures.shipping_tax), "discount": text(made.discount()),
            "items": lines.collect::<Vec<_>>(), "coupons": [], "refunds": []})
    };
    let orders: Vec<Value> = all.iter().map(order).collect();
    json!({"format": "tillbook-books", "version": 1, "shop": {"name": "Test", "currency": "USD", "time_zone": "UTC"},
        "products": [], "customers": [], "orders": orders})
    .to_string()
}

fn sales_lines(all: &[(Made, Figures)]) -> String {
    let mut out = "Invoice,StockCode,Description,Quantity,InvoiceDate,Price\n".to_owned();
    for (made, _) in all {
        for (at, (count, price)) in made.lines.iter().enumerate() {
            writeln!(out, "{},T{at},Thing {at},{count},2025-03-01 10:00,{}", made.number, text(*price))
                .unwrap();
        }
    }
    out
}

fn money(cents: i64) -> Money {
    Money::from_ten_thousandths(cents * 100)
}

/// Imports a file of these totals twice, and answers with its orders and, of what deviates, the order and the
/// difference, of taxes without it.
fn imported(name: &str, file: &str, totals: &[(String, i64)]) -> (Vec<Order>, Vec<(String, Option<Money>)>) {
    let mut shop = TestShop::new();
    let report = shop.import(name, file.as_bytes(), &ImportOptions::default()).unwrap_or_else(|error| {
        panic!("{name}: {error}\n{file}");
    });
    assert_eq!(report.refused_count, 0, "{name}: {}\n{file}", told(&report));
    let orders: Vec<Order> = totals
        .iter()
        .map(|(number, total)| {
            let order = shop.engine.order(&shop.owner, number).unwrap().unwrap();
            assert_eq!(order.total, money(*total), "{name}: order {number}\n{file}");
            order
        })
        .collect();
    let again = shop.import(name, file.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(again.changed_nothing(), "{name} again: {}\n{file}", told(&again));
    assert_eq!(again.deviations, report.deviations, "{name} again\n{file}");
    let named = report.deviations.named.iter().map(|named| {
        let difference = named.deviation.difference().unwrap();
        (named.order.clone(), (named.deviation.figure == Figure::Total).then_some(difference))
    });
    (orders, named.collect())
}

fn numbered(all: &[(Made, Figures)], prefix: &str) -> Vec<(String, i64)> {
    all.iter().map(|(made, figures)| (format!("{prefix}{}", made.number), figures.total)).collect()
}

fn rest_of(order: &Order) -> Option<Money> {
    order.items.iter().find(|item| item.name == NOT_DIVIDED).map(|item| item.total)
}

type Writer = fn(&[(Made, Figures)]) -> String;
/// An importer's name, its writer, what it writes, and what stands before numbers.
type Case<'c> = (&'c str, Writer, &'c [(Made, Figures)], &'c str);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn figures_that_agree_come_in_as_they_are(all in all_made()) {
        let without: Vec<_> = all.iter().map(|made| (made.clone(), made.without_tax())).collect();
        let with: Vec<_> = all.iter().map(|made| (made.clone(), made.with_tax())).collect();
        let plain: Vec<_> = all
            .iter()
            .map(|made| Made { discount: 0, shipping: 0, rate: 0, ..made.clone() })
            .map(|made| (made.clone(), made.without_tax()))
            .collect();
        let writers: [Case<'_>; 6] = [
            ("shopify, tax on top", shopify, &without, "#"),
            ("shopify, tax within", shopify, &with, "#"),
            ("orders-csv", order_csv, &without, ""),
            ("rest-json", rest, &without, ""),
            ("books", books, &without, ""),
            ("sales-lines", sales_lines, &plain, ""),
        ];
        for (name, write, all, prefix) in writers {
            let file = write(all);
            let (orders, named) = imported(name, &file, &numbered(all, prefix));
            prop_assert_eq!(&named, &Vec::new(), "{}\n{}", name, file);
            for (order, (_, figures)) in orders.iter().zip(all) {
                prop_assert_eq!(deviations(order, 2).unwrap(), Vec::new(), "{}\n{}", name, file);
                prop_assert_eq!(rest_of(order), None, "{}\n{}", name, file);
                // Of a cent or two it cannot be known, since each line may be rounded.
                let apart = order.shipping_tax.minus(money(figures.shipping_tax)).unwrap();
                prop_assert!(apart.ten_thousandths().abs() <= 200, "{name}: {order:?}\n{file}");
            }
        }
    }

    #[test]
    fn a_figure_that_is_wrong_is_named_with_its_amount(
        all in all_made(), at in 0..3_usize, by in prop_oneof![-90_000..-60_000_i64, 60_000..90_000_i64],
        wrong in prop_oneof![Just(Wrong::Total), Just(Wrong::Shipping), Just(Wrong::Line), Just(Wrong::Tax)],
    ) {
        let mut all: Vec<_> = all.iter().map(|made| (made.clone(), made.without_tax())).collect();
        let at = at % all.len();
        // A tax below nothing is no tax that shipping could have had a part of.
        let by = if wrong == Wrong::Tax { by.abs() } else { by };
        all[at].1.spoil(wrong, by);
        let number = all[at].0.number;
        let difference = money(if wrong == Wrong::Total { by } else { -by });
        let writers: [(&str, Writer, &str); 4] =
            [("shopify", shopify, "#"), ("orders-csv", order_csv, ""), ("rest-json", rest, ""), ("books", books, "")];
        for (name, write, prefix) in writers {
            // Shopify's lines are prices, which are never negative, and its subtotal is theirs.
            if name == "shopify" && wrong != Wrong::Total {
                continue;
            }
            // A total of all items beside a tax says that prices have the tax in them.
            if name == "orders-csv" && wrong == Wrong::Tax && all[at].1.tax == by {
                continue;
            }
            // Where the total does not say it, a tax that fits the goods alone within its rounding is taken to be theirs.
            if name == "orders-csv" && all[at].1.is_as_of_goods_alone() {
                continue;
            }
            // An order that is paid back says so by a total below nothing.
            if name == "orders-csv" && all[at].1.total < 0 {
                continue;
            }
            let file = write(&all);
            let (orders, named) = imported(name, &file, &numbered(&all, prefix));
            let of_total: Vec<_> = named.iter().filter(|(_, difference)| difference.is_some()).collect();
            let expected = (format!("{prefix}{number}"), Some(difference));
            prop_assert_eq!(of_total, vec![&expected], "{}\n{}", name, file);
            prop_assert!(named.iter().all(|(order, _)| *order == expected.0), "{name}: {named:?}\n{file}");
            let divided = if name == "books" { None } else { Some(difference) };
            prop_assert_eq!(rest_of(&orders[at]), divided, "{}\n{}", name, file);
        }
    }
}

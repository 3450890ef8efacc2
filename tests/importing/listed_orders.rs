//! Lists of orders of many shapes, made of orders that are known: each comes in with its total, its tax and what was given
//! back, or is asked about.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use domain::money::Money;
use domain::order::Order;
use engine::ImportOptions;
use proptest::prelude::*;

use crate::shops::TestShop;

/// The columns of a list, beside number, date, item and quantity.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a column")]
struct Shape {
    /// Prices have their tax within.
    is_gross: bool,
    has_price: bool,
    has_item_total: bool,
    tax: Tax,
    has_shipping: bool,
    /// The tax on shipping has a column; with a tax of the order alone.
    has_shipping_tax: bool,
    has_discount: bool,
    has_fee: bool,
    has_refunded: bool,
    /// Values of the order are on each of its rows, or on the first alone.
    is_on_each: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tax {
    None,
    OfOrder,
    OfRows,
    AtRate,
}

/// An order: quantities and prices in cents, shipping, discount, fee, and the share of a hundred that was given back.
#[derive(Debug, Clone)]
struct Sold {
    items: Vec<(i64, i64)>,
    shipping: i64,
    discount: i64,
    fee: i64,
    back: i64,
}

/// What an order comes to, in cents.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Sums {
    total: i64,
    tax: i64,
    back: i64,
}

/// The tax of all taxed amounts, in percent.
const RATE: i64 = 20;

impl Shape {
    fn headings(self) -> Vec<&'static str> {
        let all = [
            (true, "Order Number"),
            (true, "Order Date"),
            (true, "Item Name"),
            (true, "Quantity"),
            (self.has_price, "Item Price"),
            (self.has_item_total, "Item Total"),
            (self.tax == Tax::OfRows, "Item Tax"),
            (self.tax == Tax::OfOrder, "Tax"),
            (self.tax == Tax::AtRate, "VAT 20%"),
            (self.has_shipping, "Shipping"),
            (self.has_shipping_tax, "Shipping Tax"),
            (self.has_discount, "Discount"),
            (self.has_fee, "Fees"),
            (self.has_refunded, "Refunded Amount"),
            (true, "Order Total"),
        ];
        all.into_iter().filter(|(is_there, _)| *is_there).map(|(_, heading)| heading).collect()
    }

    fn tax_of(self, amount: i64) -> i64 {
        let whole = if self.is_gross { 100 + RATE } else { 100 };
        if self.tax == Tax::None { 0 } else { (2 * amount * RATE + whole) / (2 * whole) }
    }

    /// Writes the rows of an order.
    fn rows(self, number: usize, sold: &Sold, out: &mut String) -> Sums {
        let goods: i64 = sold.items.iter().map(|(quantity, price)| quantity * price).sum();
        let discount = if self.has_discount { sold.discount.min(goods) } else { 0 };
        let shipping = if self.has_shipping { sold.shipping } else { 0 };
        let fee = if self.has_fee { sold.fee } else { 0 };
        let tax = self.tax_of(goods - discount);
        let on_shipping = if self.has_shipping_tax { self.tax_of(shipping) } else { 0 };
        let beside = if self.is_gross { 0 } else { tax + on_shipping };
        let total = goods - discount + shipping + fee + beside;
        let back = if self.has_refunded { total * sold.back / 100 } else { 0 };
        let mut left = tax;
        for (at, (quantity, price)) in sold.items.iter().enumerate() {
            let full = quantity * price;
            let share = if at + 1 == sold.items.len() { left } else { left.min(tax * full / goods.max(1)) };
            left -= share;
            let of_order =
                |amount: i64| if at == 0 || self.is_on_each { cents(amount) } else { String::new() };
            let cells = self.headings().into_iter().map(|heading| match heading {
                "Order Number" => number.to_string(),
                "Order Date" => "2024-03-05".to_owned(),
                "Item Name" => format!("Item {price}"),
                "Quantity" => quantity.to_string(),
                "Item Price" => cents(*price),
                "Item Total" => cents(full),
                "Item Tax" => cents(share),
                "Tax" | "VAT 20%" => of_order(tax),
                "Shipping" => of_order(shipping),
                "Shipping Tax" => of_order(on_shipping),
                "Discount" => of_order(discount),
                "Fees" => of_order(fee),
                "Refunded Amount" => of_order(back),
                _ => of_order(total),
            });
            writeln!(out, "{}", cells.collect::<Vec<_>>().join(",")).unwrap();
        }
        Sums { total, tax: tax + on_shipping, back }
    }
}

fn cents(amount: i64) -> String {
    Money::from_ten_thousandths(amount * 100).to_text(2)
}

fn came_in(order: &Order) -> Sums {
    let cents = |money: Money| money.ten_thousandths() / 100;
    Sums {
        total: cents(order.total),
        tax: cents(order.tax) + cents(order.shipping_tax),
        back: order.refunds.iter().map(|refund| cents(refund.amount)).sum(),
    }
}

fn shapes() -> impl Strategy<Value = Shape> {
    let tax = prop_oneof![Just(Tax::None), Just(Tax::OfOrder), Just(Tax::OfRows), Just(Tax::AtRate)];
    (any::<[bool; 9]>(), tax).prop_map(|(is, tax)| Shape {
        is_gross: is[0] && tax != Tax::None,
        has_price: is[1] || !is[2],
        has_item_total: is[2],
        tax,
        has_shipping: is[3],
        has_shipping_tax: is[3] && is[4] && tax == Tax::OfOrder,
        has_discount: is[5],
        has_fee: is[6],
        has_refunded: is[7],
        is_on_each: is[8],
    })
}

fn orders() -> impl Strategy<Value = Vec<Sold>> {
    let items = prop::collection::vec((1_i64..5, 100_i64..9_000), 1..5);
    let shipping = prop::sample::select(vec![0_i64, 300, 490]);
    let (discount, fee) =
        (prop::sample::select(vec![0_i64, 150, 230]), prop::sample::select(vec![0_i64, 175]));
    let back = prop::sample::select(vec![0_i64, 0, 25, 100]);
    let sold = (items, shipping, discount, fee, back)
        .prop_map(|(items, shipping, discount, fee, back)| Sold { items, shipping, discount, fee, back });
    prop::collection::vec(sold, 2..6)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_list_comes_in_as_its_orders_are_or_is_asked_about(shape in shapes(), all in orders()) {
        let mut text = shape.headings().join(",") + "\n";
        let expected: BTreeMap<String, Sums> = all
            .iter()
            .enumerate()
            .map(|(at, sold)| ((at + 1).to_string(), shape.rows(at + 1, sold, &mut text)))
            .collect();
        let mut shop = TestShop::new();
        match shop.import_exactly("list.csv", text.as_bytes(), &ImportOptions::default()) {
            Ok(report) => {
                prop_assert_eq!(report.refused_count, 0, "{}", text);
                let order = |number: &String| shop.engine.order(&shop.owner, number).unwrap().unwrap();
                let found: BTreeMap<String, Sums> =
                    expected.keys().map(|number| (number.clone(), came_in(&order(number)))).collect();
                prop_assert_eq!(found, expected, "{}", text);
                prop_assert!(report.totals.iter().flat_map(|(_, all)| all).all(|total| total.open().is_none()));
            }
            Err(error) => {
                let asked = ["tillbook_import_repeated", "tillbook_import_discounts"];
                prop_assert!(asked.contains(&error.code()), "{error}: {text}");
            }
        }
    }
}

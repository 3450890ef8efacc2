//! What sales cost: kept by orders as it was on their days, one sum by day, month and product, and never guessed.

use domain::ids::ProductId;
use domain::money::Money;
use domain::order::cost::{Costed, Costs};
use domain::order::form::{FormLine, OrderForm};
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Order, OrderStatus, Product};
use domain::report::SellerRank;
use domain::time::Day;
use domain::time::period::{Grouping, RangeQuery};
use domain::time::tax_period::TaxPeriod;
use domain::unit_price::UnitPrice;
use engine::{
    BooksChange, Change, Direction, Engine, ImportOptions, OrderChange, PeriodChange, ProductChange,
    ProductRow,
};
use serde_json::Value;

use crate::shops::stocked::{at, form, last_title, line, money, quantity, stocked};
use crate::shops::{NOW, TestShop};

fn put_costs(shop: &mut TestShop, id: i64, costs: &str) {
    let was = shop.engine.product(&shop.owner, ProductId::new(id)).unwrap().unwrap();
    let product = Product { costs: Costs::parse(costs).unwrap(), ..was.clone() };
    shop.apply(&Change::Product(ProductChange::Save { product, was: Some(was) }));
}

fn save(shop: &mut TestShop, form: OrderForm, was: Option<Order>) -> Order {
    shop.apply(&Change::save_order(form, was)).order().unwrap()
}

fn on(day: &str) -> OrderForm {
    OrderForm { placed_at: at(&format!("{day}T10:00:00")), ..form() }
}

fn query(first: &str, last: &str) -> RangeQuery {
    RangeQuery { period: None, date_min: Some(first.to_owned()), date_max: Some(last.to_owned()) }
}

/// Cost, sales of which that is, and profit.
fn told(costed: Costed) -> String {
    let all = [costed.cost, costed.sales, costed.profit().unwrap()];
    all.map(Money::to_exact_text).join(" ")
}

fn of_2025(engine: &Engine) -> Costed {
    let owner = engine.owner().unwrap();
    engine.sales_report(&owner, &query("2025-01-01", "2025-12-31"), NOW).unwrap().sums.costed
}

#[test]
fn an_order_keeps_the_cost_of_its_day() {
    let mut shop = stocked();
    let june = save(&mut shop, on("2025-06-30"), None);
    assert_eq!(told(of_2025(&shop.engine)), "0.00 0.00 0.00");
    put_costs(&mut shop, 1, "3.90; 4.20 from 2025-07-01");
    assert_eq!(told(of_2025(&shop.engine)), "0.00 0.00 0.00");
    save(&mut shop, OrderForm { number: None, ..on("2025-07-01") }, None);
    assert_eq!(told(of_2025(&shop.engine)), "8.40 20.00 11.60");
    // An edit takes the cost of its day, and one that was typed for a line stays.
    let edited = OrderForm { status: OrderStatus::Processing, ..OrderForm::of(&june) };
    let edited = save(&mut shop, edited, Some(june));
    assert_eq!(told(of_2025(&shop.engine)), "16.20 40.00 23.80");
    let mut typed = OrderForm::of(&edited);
    typed.lines[1].cost = UnitPrice::parse("1.5");
    let typed = save(&mut shop, typed, Some(edited));
    assert_eq!(told(of_2025(&shop.engine)), "20.70 52.00 31.30");

    // A later cost leaves June as it was, to the byte.
    let books = |shop: &TestShop| {
        let all: Value = serde_json::from_str(&shop.books()).unwrap();
        all["orders"][0].to_string()
    };
    let (before, of_june) = (books(&shop), query("2025-06-01", "2025-06-30"));
    let report = shop.engine.sales_report(&shop.owner, &of_june, NOW).unwrap();
    put_costs(&mut shop, 1, "3.90; 5 from 2025-07-01");
    assert_eq!(books(&shop), before);
    assert_eq!(shop.engine.sales_report(&shop.owner, &of_june, NOW).unwrap(), report);
    assert_eq!(told(of_2025(&shop.engine)), "20.70 52.00 31.30");

    // Orders take it over once they are told to, and undo takes that back.
    let (mug, first) = (Some(ProductId::new(1)), Day::parse("2025-07-01"));
    let found = shop.engine.other_costs(&shop.owner, mug, first).unwrap();
    assert_eq!(
        (found.orders.as_slice(), told(found.was), told(found.is)),
        (["2".to_owned()].as_slice(), "8.40 20.00 11.60".to_owned(), "10.00 20.00 10.00".to_owned())
    );
    shop.apply(&Change::Product(ProductChange::TakeCosts { product: mug, first }));
    assert_eq!(last_title(&shop), "Take cost of Blue Mug over into 1 order");
    assert_eq!(told(of_2025(&shop.engine)), "22.30 52.00 29.70");
    assert_eq!(shop.engine.other_costs(&shop.owner, mug, None).unwrap().orders, Vec::<String>::new());
    put_costs(&mut shop, 2, "9");
    let towel = shop.engine.other_costs(&shop.owner, Some(ProductId::new(2)), None).unwrap();
    assert_eq!(
        (towel.orders, told(towel.was)),
        (vec!["2".to_owned()], "0.00 0.00 0.00".to_owned()),
        "own costs stay"
    );
    shop.apply(&Change::UNDO);
    shop.apply(&Change::UNDO);
    assert_eq!(told(of_2025(&shop.engine)), "20.70 52.00 31.30");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    assert_eq!(typed.items[1].costed().unwrap().cost, money("4.5"));
}

/// A cost is no figure of a return.
#[test]
fn costs_are_taken_over_in_closed_periods_too() {
    let mut shop = stocked();
    let order = save(&mut shop, on("2023-06-30"), None);
    shop.apply(&Change::Period(PeriodChange::Close {
        period: TaxPeriod::parse("2023-06").unwrap(),
        early: false,
    }));
    put_costs(&mut shop, 1, "3.90");
    shop.apply(&Change::Product(ProductChange::TakeCosts { product: None, first: None }));
    let query = query("2023-06-01", "2023-06-30");
    let costed = shop.engine.sales_report(&shop.owner, &query, NOW).unwrap().sums.costed;
    assert_eq!(told(costed), "7.80 20.00 12.20");
    // What a return counts does not change.
    let mut other = OrderForm::of(&order);
    other.lines[0].quantity = quantity("3");
    let was = shop.engine.order(&shop.owner, "1").unwrap();
    assert!(shop.try_change(&Change::save_order(other, was)).is_err());
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn refunds_take_back_their_part_of_the_cost() {
    for (what, expected) in [
        (RefundWhat::Lines(vec![(0, quantity("1"))]), "8.40 22.00 13.60"),
        (RefundWhat::Lines(vec![(1, quantity("3"))]), "7.80 20.00 12.20"),
        // Goods that stay with the customer have cost what they did.
        (RefundWhat::Amount(money("18.30")), "12.30 16.00 3.70"),
        (RefundWhat::Whole, "0.00 0.00 0.00"),
    ] {
        let mut shop = stocked();
        put_costs(&mut shop, 1, "3.90");
        put_costs(&mut shop, 2, "1.50");
        save(&mut shop, on("2025-03-10"), None);
        assert_eq!(told(of_2025(&shop.engine)), "12.30 32.00 19.70");
        let form = RefundForm {
            at: at("2025-03-12T09:00:00"),
            what: what.clone(),
            shipping: false,
            reason: String::new(),
            corrects: None,
        };
        shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }));
        assert_eq!(told(of_2025(&shop.engine)), expected, "{what:?}");
    }
}

/// What is said before is by how much reports differ afterwards.
#[test]
fn the_change_of_the_profit_counts_refunds() {
    for (what, status) in [
        (None, OrderStatus::Completed),
        (Some(RefundWhat::Lines(vec![(0, quantity("1"))])), OrderStatus::Completed),
        (Some(RefundWhat::Amount(money("18.30"))), OrderStatus::Completed),
        (Some(RefundWhat::Whole), OrderStatus::Completed),
        (None, OrderStatus::Cancelled),
    ] {
        let mut shop = stocked();
        put_costs(&mut shop, 2, "1.50");
        save(&mut shop, on("2025-03-10"), None);
        let number = "1".to_owned();
        if let Some(what) = what.clone() {
            let at = at("2025-03-12T09:00:00");
            let form = RefundForm { at, what, shipping: false, reason: String::new(), corrects: None };
            shop.apply(&Change::Order(OrderChange::Refund { number: number.clone(), form }));
        }
        if status == OrderStatus::Cancelled {
            shop.apply(&Change::Order(OrderChange::SetStatus { number, status }));
        }
        put_costs(&mut shop, 1, "3.90");
        let before = of_2025(&shop.engine).profit().unwrap();
        let found = shop.engine.other_costs(&shop.owner, None, None).unwrap();
        assert_eq!(found.orders, ["1"], "{what:?}");
        shop.apply(&Change::Product(ProductChange::TakeCosts { product: None, first: None }));
        let after = of_2025(&shop.engine).profit().unwrap();
        assert_eq!(found.profit, after.minus(before).unwrap(), "{what:?} {status:?}");
    }
}

#[test]
fn files_bring_orders_with_the_costs_of_the_products() {
    let mut shop = stocked();
    let costs = b"code,cost,from\nM-1,3.90,\nM-1,4.20,2025-07-01\nM-1,4.20,2025-07-01\nX,1,2025-07-32\n";
    let was = shop.engine.product(&shop.owner, ProductId::new(1)).unwrap().unwrap();
    let product = Product { sku: "M-1".to_owned(), ..was.clone() };
    shop.apply(&Change::Product(ProductChange::Save { product, was: Some(was) }));
    let report = shop.import("costs.csv", costs, &ImportOptions::default()).unwrap();
    let refused: Vec<u64> = report.refused.iter().map(|refused| refused.refusal.line).collect();
    assert_eq!(refused, [4, 5], "{report:?}");
    let mug = shop.engine.product(&shop.owner, ProductId::new(1)).unwrap().unwrap();
    assert_eq!(mug.costs.to_string(), "3.90; 4.20 from 2025-07-01");

    let lines = b"order number,date,status,sku,item name,quantity,item total,order total\n\
        A,2025-06-30,completed,M-1,Blue Mug,2,20,20\nB,2025-07-02,completed,M-1,Blue Mug,1,10,12\n\
        B,2025-07-02,completed,,Gift wrap,1,2,12\n";
    shop.import("orders.csv", lines, &ImportOptions::default()).unwrap();
    assert_eq!(told(of_2025(&shop.engine)), "12.00 30.00 18.00");
    // The same file again leaves them as they are, with another cost of the product too.
    put_costs(&mut shop, 1, "7");
    let books = shop.books();
    shop.import("orders.csv", lines, &ImportOptions::default()).unwrap();
    assert_eq!(shop.books(), books);
    // What has no cost is told with its order.
    let range = (at("2025-07-01T00:00:00"), at("2025-07-31T23:59:59"));
    let kinds = [domain::report::EntryKind::Order];
    let without = shop.engine.entries_between(&shop.owner, (&kinds, false), range, 9).unwrap();
    assert_eq!(without.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["B: Gift wrap"]);
}

#[test]
fn the_last_purchase_of_a_product_says_what_one_cost() {
    let mut shop = stocked();
    let purchases =
        b"date,supplier,document,net,tax,rate,product,quantity\n2025-03-01,Potter,1,40,8,20,blue mug,10\n\
        2025-05-01,Potter,2,21,4.20,20,Blue Mug,5\n2025-06-01,Potter,3,99,19.80,20,Blue Mug,\n\
        2025-06-02,Potter,4,5,1,20,Soap,1\n";
    shop.import("purchases.csv", purchases, &ImportOptions::default()).unwrap();
    // A count of what names no product is not asked about.
    let counted = b"date,supplier,document,net,tax,rate,qty\n2025-06-03,Potter,5,7,1.40,20,3 boxes\n";
    shop.import("counted.csv", counted, &ImportOptions::default()).unwrap();
    let rows = shop.engine.product_list(&shop.owner, None, NOW).unwrap();
    let told = |row: &ProductRow| row.last_bought.map(|(day, cost)| format!("{cost:?} {day}"));
    let expected = format!("{:?} 2025-05-01", UnitPrice::parse("4.20").unwrap());
    assert_eq!(rows.iter().map(told).collect::<Vec<_>>(), [Some(expected), None]);
    assert!(rows.iter().all(|row| row.product.costs.is_empty()), "it is proposed, not taken");
}

/// Numbers that look random, and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn day(&mut self) -> Day {
        Day::parse("2025-01-01").unwrap().plus_days(self.below(300))
    }
}

fn amount(value: &Value) -> Money {
    Money::parse(value.as_str().unwrap_or("0")).unwrap()
}

/// Cost and sales by the lines of the exported books: of each product in an order one line, so that what comes back of it cost a
/// whole number of pieces.
fn of_books(books: &str) -> Costed {
    let books: Value = serde_json::from_str(books).unwrap();
    let mut sum = Costed::NONE;
    for order in books["orders"].as_array().unwrap() {
        if !OrderStatus::parse(order["status"].as_str().unwrap()).unwrap().counts() {
            continue;
        }
        let items = order["items"].as_array().unwrap();
        let cost_of = |product: &Value| {
            let item = items.iter().find(|item| item["product_id"] == *product).unwrap();
            item.get("cost").map(amount)
        };
        let times = |cost: Money, item: &Value| {
            let count = amount(&item["quantity"]).ten_thousandths() / 10_000;
            Money::from_ten_thousandths(cost.ten_thousandths() * count)
        };
        for item in items {
            if let Some(cost) = cost_of(&item["product_id"]) {
                sum = sum.plus(Costed { cost: times(cost, item), sales: amount(&item["total"]) }).unwrap();
            }
        }
        let is_all_known = items.iter().all(|item| item.get("cost").is_some());
        for refund in order["refunds"].as_array().unwrap() {
            let beside = ["tax", "shipping", "shipping_tax"].map(|part| amount(&refund[part]));
            let mut rest = amount(&refund["amount"]).minus(Money::sum(beside).unwrap()).unwrap();
            for item in refund["items"].as_array().unwrap() {
                let total = amount(&item["total"]);
                rest = rest.minus(total).unwrap();
                if let Some(cost) = cost_of(&item["product_id"]) {
                    sum = sum.minus(Costed { cost: times(cost, item), sales: total }).unwrap();
                }
            }
            assert!(is_all_known || rest == Money::ZERO);
            let sales = if is_all_known { rest } else { Money::ZERO };
            sum = sum.minus(Costed { cost: Money::ZERO, sales }).unwrap();
        }
    }
    sum
}

#[test]
fn profit_is_one_sum_by_day_month_and_product_whatever_happens() {
    let mut shop = stocked();
    let product = Product { id: ProductId::new(3), name: "Spoon".to_owned(), ..Product::default() };
    shop.apply(&Change::Product(ProductChange::Put(product)));
    put_costs(&mut shop, 1, "3.90; 4.20 from 2025-05-01");
    put_costs(&mut shop, 2, "1.50 from 2025-03-01");
    let mut numbers = Numbers(7);
    for step in 0..260 {
        let number = (1 + numbers.below(40)).to_string();
        let was = shop.engine.order(&shop.owner, &number).unwrap();
        match (numbers.below(10), was) {
            (0..=3, was) => {
                let mut lines: Vec<FormLine> = Vec::new();
                for id in 1..=3 {
                    if numbers.below(3) > 0 {
                        lines.push(line(id, "Thing", &(1 + numbers.below(4)).to_string(), "10", ""));
                    }
                }
                let placed_at = at(&format!("{}T{:02}:00:00", numbers.day(), numbers.below(24)));
                let lines = if lines.is_empty() { vec![line(1, "Thing", "2", "10", "")] } else { lines };
                let form = OrderForm { number: Some(number), placed_at, lines, ..form() };
                if was.as_ref().is_none_or(|was| was.refunds.is_empty()) {
                    save(&mut shop, form, was);
                }
            }
            (4..=6, Some(was)) => {
                let is_all_known = was.items.iter().all(|item| item.cost.is_some());
                let what = match numbers.below(3) {
                    0 => RefundWhat::Whole,
                    1 if is_all_known => RefundWhat::Amount(money("3.33")),
                    _ => RefundWhat::Lines(vec![(0, quantity("1"))]),
                };
                let refunded_at = at(&format!("{}T12:00:00", was.placed_at.day.plus_days(numbers.below(40))));
                let form = RefundForm {
                    at: refunded_at,
                    what,
                    shipping: false,
                    reason: String::new(),
                    corrects: None,
                };
                // One that asks for more than is left is refused.
                drop(shop.try_change(&Change::Order(OrderChange::Refund { number, form })));
            }
            (7, _) => {
                let costs =
                    format!("{}.{:02}; 4 from {}", numbers.below(9), numbers.below(100), numbers.day());
                put_costs(&mut shop, 1, &costs);
            }
            (8, _) => {
                let product = (numbers.below(2) == 0).then_some(ProductId::new(1));
                drop(shop.try_change(&Change::Product(ProductChange::TakeCosts { product, first: None })));
            }
            _ => {
                let direction = if numbers.below(3) == 0 { Direction::Redo } else { Direction::Undo };
                drop(shop.try_change(&Change::Books(BooksChange::UndoRedo(direction))));
            }
        }
        if step % 20 == 0 || step == 259 {
            check(&shop);
        }
    }
    assert!(of_2025(&shop.engine).cost > money("100"));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

fn check(shop: &TestShop) {
    let (engine, owner, expected) = (&shop.engine, &shop.owner, of_books(&shop.books()));
    for (first, last) in [("2025-01-01", "2026-03-31"), ("2024-12-31T05:00:00", "2026-03-30T12:30:00")] {
        let query = query(first, last);
        for grouping in [Grouping::Day, Grouping::Month] {
            let report = engine.sales_by(owner, &query, Some(grouping), NOW).unwrap();
            let periods = report.periods.iter().map(|period| period.sums.costed);
            assert_eq!((Costed::sum(periods).unwrap(), report.sums.costed), (expected, expected));
        }
        for rank in SellerRank::shown(true) {
            let found = engine.ranked_sellers(owner, &query, rank, 2, NOW).unwrap();
            let lines = found.lines().map(|line| line.costed);
            assert_eq!((Costed::sum(lines).unwrap(), found.costed), (expected, expected));
            let figures: Vec<Money> = found.sellers.iter().map(|seller| rank.figure(&seller.sold)).collect();
            assert!(figures.is_sorted_by(|one, next| one >= next), "{rank:?}");
        }
    }
}

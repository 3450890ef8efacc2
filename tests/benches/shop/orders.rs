//! Orders with their refunds, products and customers, as the books of a shop in JSON, part by part.

use std::fmt::Write;

use domain::time::{Day, Local};

use super::draw::{COUNTRIES, Draw, HOURS, LINES, MONTHS, PRICES, QUANTITIES, WEEKDAYS};
use super::{Size, days};

/// Orders for each customer, as in the data.
const ORDERS_A_CUSTOMER: u64 = 6;

/// The orders of a shop, in the order of time.
pub(super) struct Orders {
    size: Size,
    draw: Draw,
    /// Each day with how many orders there are up to its end.
    until: Vec<(Day, u64)>,
    /// At which of those.
    day: usize,
    /// The times of the orders of the day that are still to come, latest first.
    times: Vec<u32>,
    /// The first order's number.
    first: u64,
    made: u64,
    customers: u64,
}

impl Orders {
    pub(super) fn new(size: Size, first: u64) -> Self {
        let (first_day, _) = days(size);
        let weighed = (0..size.days).map(|after| {
            let day = first_day.plus_days(after);
            (day, weight(day))
        });
        let weighed: Vec<(Day, u64)> = weighed.collect();
        let all: u64 = weighed.iter().map(|(_, weight)| weight).sum();
        let mut sum = 0;
        let until = weighed.into_iter().map(|(day, weight)| {
            sum += weight;
            let share = u128::from(size.orders) * u128::from(sum) / u128::from(all.max(1));
            (day, u64::try_from(share).expect("no more than all"))
        });
        let draw = Draw::new(size.seed);
        Self { size, draw, until: until.collect(), day: 0, times: Vec::new(), first, made: 0, customers: 0 }
    }

    /// The next orders as a file; `None` when there are no more.
    pub(super) fn next_part(&mut self, most: u64) -> Option<String> {
        let count = most.min(self.size.orders - self.made);
        if count == 0 {
            return None;
        }
        let is_first = self.made == 0;
        let mut orders = String::new();
        let mut customers = String::new();
        for _ in 0..count {
            let at = self.next_time();
            self.register(at.day, &mut customers);
            put_sale(&mut orders, &self.sale(at), self.size);
        }
        let products = if is_first { self.products() } else { String::new() };
        Some(format!(
            "{{\"format\":\"tillbook-books\",\"version\":1,\n\"products\":[{}],\n\"customers\":[{}],\n\"orders\":[{}]}}",
            products.trim_end_matches(",\n"),
            customers.trim_end_matches(",\n"),
            orders.trim_end_matches(",\n"),
        ))
    }

    fn products(&self) -> String {
        let mut text = String::new();
        for id in 1..=self.size.products {
            let (name, cost) = (name(id), cost(id, self.size));
            put(&mut text, format_args!("{{\"id\":{id},\"name\":\"{name}\",\"sku\":\"S{id:05}\"{cost}}},\n"));
        }
        text
    }

    fn next_time(&mut self) -> Local {
        while self.times.is_empty() {
            let (_, until) = self.until[self.day];
            let before = self.day.checked_sub(1).map_or(0, |day| self.until[day].1);
            self.times = (before..until).map(|_| self.time()).collect();
            self.times.sort_unstable_by(|a, b| b.cmp(a));
            self.day += 1;
        }
        let second = self.times.pop().expect("there is one");
        Local { day: self.until[self.day - 1].0, second }
    }

    fn time(&mut self) -> u32 {
        let hour = self.draw.one_of(&HOURS);
        u32::try_from(hour * 3_600 + self.draw.below(3_600)).expect("within a day")
    }

    /// Customers come as orders do, each some time before their first.
    fn register(&mut self, day: Day, text: &mut String) {
        while self.customers <= self.made / ORDERS_A_CUSTOMER {
            self.customers += 1;
            let id = self.customers;
            put(
                text,
                format_args!(
                    "{{\"login\":\"c{id}\",\"name\":\"Customer {id}\",\"registered_at\":\"{day}T06:00:00\"}},\n"
                ),
            );
        }
    }

    /// The next order; `None` when there are no more.
    pub(super) fn next_sale(&mut self) -> Option<Sale> {
        if self.made == self.size.orders {
            return None;
        }
        let at = self.next_time();
        self.customers = self.customers.max(self.made / ORDERS_A_CUSTOMER + 1);
        Some(self.sale(at))
    }

    fn sale(&mut self, at: Local) -> Sale {
        self.made += 1;
        let draw = &mut self.draw;
        let country = draw.one_of(&COUNTRIES);
        let percent = if country == "GB" { 20 } else { 0 };
        let off = if draw.happens(150) { 10 } else { 0 };
        let lines = (0..draw.one_of(&LINES)).map(|_| {
            let (product, quantity) = (draw.product(self.size.products), draw.one_of(&QUANTITIES));
            let full = price(product) * quantity;
            let net = full - full * off / 100;
            SaleLine { product, quantity, full, net, tax: net * percent / 100 }
        });
        let lines: Vec<SaleLine> = lines.collect();
        let sum = |of: fn(&SaleLine) -> u64| lines.iter().map(of).sum::<u64>();
        let (goods, tax) = (sum(|line| line.net), sum(|line| line.tax));
        let discount = sum(|line| line.full) - goods;
        let shipping = if goods < 10_000 { 495 } else { 0 };
        let shipping_tax = shipping * percent / 100;
        let total = goods + tax + shipping + shipping_tax;
        let customer = draw.below(self.customers) + 1;
        let (status, refund) = self.fate(at, total, &lines);
        let number = self.first + self.made - 1;
        Sale {
            number,
            at,
            status,
            country,
            customer,
            lines,
            goods,
            tax,
            discount,
            shipping,
            shipping_tax,
            total,
            refund,
        }
    }

    /// What becomes of an order: most are done, some not paid, one in twelve comes back in part, one in
    /// fifty whole, within three weeks.
    fn fate(&mut self, at: Local, total: u64, lines: &[SaleLine]) -> (&'static str, Option<Back>) {
        let draw = &mut self.draw;
        let (_, last) = days(self.size);
        let age = last.number() - at.day.number();
        let status = match draw.below(100) {
            0 => "failed",
            1 => "cancelled",
            2..=40 if age < 2 => "processing",
            _ => "completed",
        };
        let later = 1 + draw.below(20);
        let kind = draw.below(100);
        let is_back = i64::try_from(later).expect("a day or some") <= age;
        if status != "completed" || kind >= 10 || !is_back {
            return (status, None);
        }
        let day = at.day.plus_days(later);
        if kind < 2 {
            return ("refunded", Some(Back { day, amount: total, line: None }));
        }
        let SaleLine { product, quantity, net, .. } = lines[0];
        (status, Some(Back { day, amount: net, line: Some((product, quantity)) }))
    }
}

/// An order, with amounts in pence.
pub(super) struct Sale {
    pub(super) number: u64,
    pub(super) at: Local,
    pub(super) status: &'static str,
    pub(super) country: &'static str,
    pub(super) customer: u64,
    pub(super) lines: Vec<SaleLine>,
    /// What the lines come to, without tax.
    pub(super) goods: u64,
    /// Their tax.
    pub(super) tax: u64,
    pub(super) discount: u64,
    pub(super) shipping: u64,
    pub(super) shipping_tax: u64,
    pub(super) total: u64,
    pub(super) refund: Option<Back>,
}

impl Sale {
    /// The tax of its lines and of its shipping.
    pub(super) fn all_tax(&self) -> u64 {
        self.tax + self.shipping_tax
    }
}

/// A line of an order.
pub(super) struct SaleLine {
    pub(super) product: u64,
    pub(super) quantity: u64,
    /// The amount before the discount.
    pub(super) full: u64,
    pub(super) net: u64,
    pub(super) tax: u64,
}

/// What was paid back of an order.
pub(super) struct Back {
    pub(super) day: Day,
    pub(super) amount: u64,
    /// The product that came back and how many of it; `None` where the whole order did.
    pub(super) line: Option<(u64, u64)>,
}

/// Adds an order as the books have it.
fn put_sale(text: &mut String, sale: &Sale, size: Size) {
    let Sale { number, at, status, country, customer, .. } = sale;
    let [total, tax, shipping, shipping_tax, discount] =
        [sale.total, sale.tax, sale.shipping, sale.shipping_tax, sale.discount].map(pounds);
    let items = sale.lines.iter().map(|SaleLine { product, quantity, net, tax, .. }| {
        let (name, net, tax, cost) = (name(*product), pounds(*net), pounds(*tax), cost(*product, size));
        format!(
            "{{\"product_id\":{product},\"name\":\"{name}\",\"quantity\":\"{quantity}\",\"total\":\"{net}\",\"tax\":\"{tax}\"{cost}}}"
        )
    });
    let items: Vec<String> = items.collect();
    put(
        text,
        format_args!(
            "{{\"number\":\"{number}\",\"placed_at\":\"{at}\",\"status\":\"{status}\",\"total\":\"{total}\",\"tax\":\"{tax}\",\
             \"shipping\":\"{shipping}\",\"shipping_tax\":\"{shipping_tax}\",\"discount\":\"{discount}\",\"customer\":\"c{customer}\",\
             \"country\":\"{country}\",\"items\":[{}]",
            items.join(","),
        ),
    );
    if sale.discount > 0 {
        put(text, format_args!(",\"coupons\":[{{\"code\":\"welcome10\",\"discount\":\"{discount}\"}}]"));
    }
    if let Some(Back { day, amount, line }) = &sale.refund {
        let amount = pounds(*amount);
        let items = line.map(|(product, quantity)| {
            format!(
                ",\"tax\":\"0\",\"items\":[{{\"product_id\":{product},\"quantity\":\"{quantity}\",\"total\":\"{amount}\"}}]"
            )
        });
        put(
            text,
            format_args!(
                ",\"refunds\":[{{\"refunded_at\":\"{day}T11:00:00\",\"amount\":\"{amount}\"{}}}]",
                items.unwrap_or_default()
            ),
        );
    }
    text.push_str("},\n");
}

/// How many orders a day gets, beside other days.
fn weight(day: Day) -> u64 {
    let weekday = usize::try_from((day.number() + 3).rem_euclid(7)).expect("a weekday");
    let month = usize::try_from(day.month_number().rem_euclid(12)).expect("a month");
    WEEKDAYS[weekday] * MONTHS[month]
}

/// What a product costs, in pence: always the same.
pub(super) fn price(product: u64) -> u64 {
    Draw::new(product).one_of(&PRICES)
}

/// What one of a product costs the shop, as a key of JSON; empty where it has no cost.
fn cost(product: u64, size: Size) -> String {
    let is_known = product % 100 < size.costs;
    if is_known { format!(",\"cost\":\"{}\"", pounds(price(product) * 6 / 10)) } else { String::new() }
}

/// What a product is called.
pub(super) fn name(product: u64) -> String {
    const COLOURS: [&str; 8] = ["RED", "BLUE", "WHITE", "PINK", "GREEN", "IVORY", "BLACK", "VINTAGE"];
    const THINGS: [&str; 10] = [
        "HEART T-LIGHT HOLDER",
        "CAKE STAND",
        "JUMBO BAG",
        "LUNCH BOX",
        "ALARM CLOCK",
        "TEA TOWEL",
        "PARTY BUNTING",
        "STORAGE TIN",
        "CUSHION COVER",
        "DOOR MAT",
    ];
    let mut draw = Draw::new(product);
    let colour = COLOURS[usize::try_from(draw.below(8)).expect("small")];
    let thing = THINGS[usize::try_from(draw.below(10)).expect("small")];
    format!("{colour} {thing} {product}")
}

/// Pence as an amount.
pub(super) fn pounds(pence: u64) -> String {
    format!("{}.{:02}", pence / 100, pence % 100)
}

/// Adds words to a text, which cannot fail.
fn put(text: &mut String, words: std::fmt::Arguments<'_>) {
    text.write_fmt(words).expect("a text takes words");
}

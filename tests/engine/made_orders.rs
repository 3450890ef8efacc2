//! Orders by chance, as people type them and as web shops give them, with what comes back of them.

use std::fmt::Write as _;

use domain::invoice::settings::InvoiceSettings;
use domain::money::Money;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::{FormLine, OrderForm};
use domain::order::{OrderStatus, OrderTexts, Product};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::shop::settings::{Currency, Shop};
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::tax::exemption::TaxExemption;
use domain::tax::rules::{Rounding, TaxRules};
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::Local;
use engine::{Change, ImportOptions, OrderChange, OrderEdit};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

use crate::shops::TestShop;
use crate::shops::sold::shop;

/// The percentages of the three classes in Germany and in Austria.
const CLASSES: [&str; 3] = ["", "a", "b"];
const GERMAN: [&str; 3] = ["19.0000", "7.0000", "10.7000"];
const AUSTRIAN: [&str; 3] = ["20.0000", "10.0000", "13.0000"];
const PLACED: &str = "2023-08-05T10:00:00";

/// Where an order comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum From {
    /// The form of this program, with taxes rounded so.
    Form(Rounding),
    /// A web shop, which rounds taxes on their sum.
    WebShop,
}

/// Where an order goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum To {
    Home,
    Union,
    /// A business in the Union, which owes the tax.
    ReverseCharge,
    Export,
}

/// What comes back, and how much of it a refund says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Back {
    /// A part of all in percent, by the form.
    Amount(i64),
    /// The same, named by its amount alone.
    AmountAlone(i64),
    /// One of a line, with its tax by rate.
    Item(usize),
    /// The same with its tax and no rates.
    ItemWithoutRates(usize),
    Shipping,
    Whole,
}

/// A line; its price is in the smallest units of the currency.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    class: usize,
    /// In tenths; 0 for a fee.
    quantity: i64,
    price: i64,
    is_product: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Made {
    pub(crate) currency: &'static str,
    pub(crate) from: From,
    pub(crate) to: To,
    pub(crate) prices: Prices,
    pub(crate) lines: Vec<Line>,
    pub(crate) shipping: i64,
    /// An amount, or a percentage of the lines.
    pub(crate) discount: Option<(bool, i64)>,
    pub(crate) is_business: bool,
    pub(crate) is_paid: bool,
    /// The first so many refunds were made before the invoice.
    pub(crate) refunds: Vec<Back>,
    pub(crate) before: usize,
}

fn line() -> impl Strategy<Value = Line> {
    let quantity = select(vec![10, 10, 20, 30, 70, 25, 0]);
    (0..3_usize, quantity, 200..20_000_i64, any::<bool>())
        .prop_map(|(class, quantity, price, is_product)| Line { class, quantity, price, is_product })
}

fn back() -> impl Strategy<Value = Back> {
    prop_oneof![
        (1..100_i64).prop_map(Back::Amount),
        (1..100_i64).prop_map(Back::AmountAlone),
        (0..40_usize).prop_map(Back::Item),
        (0..40_usize).prop_map(Back::ItemWithoutRates),
        Just(Back::Shipping),
        Just(Back::Whole),
    ]
}

pub(crate) fn made() -> impl Strategy<Value = Made> {
    let from = prop_oneof![
        Just(From::Form(Rounding::Line)),
        Just(From::Form(Rounding::Subtotal)),
        Just(From::WebShop)
    ];
    let to = select(vec![To::Home, To::Home, To::Union, To::ReverseCharge, To::Export]);
    let prices = select(vec![Prices::ExcludeTax, Prices::IncludeTax]);
    let lines = prop_oneof![3 => vec(line(), 1..6), 1 => vec(line(), 6..41)];
    let shipping = prop_oneof![Just(0), 200..2_000_i64];
    let discount = prop_oneof![Just(None), (any::<bool>(), 1..60_i64).prop_map(Some)];
    let currency = select(vec!["EUR", "EUR", "JPY", "KWD"]);
    let how = (currency, from, to, prices, any::<bool>(), any::<bool>());
    (how, lines, shipping, discount, vec(back(), 0..4), 0..4_usize).prop_map(
        |((currency, from, to, prices, is_business, is_paid), lines, shipping, discount, refunds, before)| {
            // A web shop that charges no tax says no reason.
            let to = if from == From::WebShop && to != To::Union { To::Home } else { to };
            let is_business = is_business || to == To::ReverseCharge;
            Made {
                currency,
                from,
                to,
                prices,
                lines,
                shipping,
                discount,
                is_business,
                is_paid,
                refunds,
                before,
            }
        },
    )
}

impl Made {
    pub(crate) fn decimals(&self) -> u32 {
        Currency::parse(self.currency).unwrap().decimals()
    }

    pub(crate) fn unit(&self) -> i64 {
        10_i64.pow(4 - self.decimals())
    }

    pub(crate) fn money(&self, units: i64) -> Money {
        Money::from_ten_thousandths(units * self.unit())
    }

    /// What the lines of a file lack, or have over, in ten-thousandths: half a unit each, and shipping.
    pub(crate) fn rounding(&self) -> i64 {
        i64::try_from(self.lines.len() + 1).unwrap() * self.unit() / 2
    }

    fn rates(&self) -> [&'static str; 3] {
        if self.to == To::Union { AUSTRIAN } else { GERMAN }
    }

    const fn country(&self) -> &'static str {
        match self.to {
            To::Home => "DE",
            To::Union | To::ReverseCharge => "AT",
            To::Export => "CH",
        }
    }

    /// A German shop that can send every format, with this order as `1`.
    pub(crate) fn shop(&self) -> TestShop {
        let mut rates = String::new();
        for (country, percents) in [("DE", GERMAN), ("AT", AUSTRIAN)] {
            for (class, percent) in CLASSES.into_iter().zip(percents) {
                writeln!(rates, "{country},,,,{percent},USt.,1,0,1,{class}").unwrap();
            }
        }
        let mut shop = shop("DE", self.currency, &rates);
        let was = shop.engine.shop().unwrap();
        let invoices = InvoiceSettings {
            legal_name: "Laden GmbH".to_owned(),
            street: "Weg 1".to_owned(),
            vat_number: "DE136695976".to_owned(),
            email: "laden@example.de".to_owned(),
            phone: "030 1".to_owned(),
            ..was.invoices.clone()
        };
        let rounding = if let From::Form(rounding) = self.from { rounding } else { Rounding::Subtotal };
        let taxes = TaxRules { rounding, ..was.taxes };
        let address =
            Address { city: "Köln".to_owned(), postcode: "50667".to_owned(), ..was.address.clone() };
        shop.apply(&Change::settings(Shop { invoices, address, taxes, ..was }, None));
        match self.from {
            From::Form(_) => drop(shop.apply(&Change::Order(OrderChange::Save(Box::new(self.typed()))))),
            From::WebShop => {
                let file = json!([self.of_web_shop()]).to_string();
                shop.import("orders.json", file.as_bytes(), &ImportOptions::default()).unwrap();
            }
        }
        shop
    }

    fn typed(&self) -> OrderEdit {
        let line = |line: &Line| FormLine {
            name: format!("Thing of {}", line.class),
            quantity: Quantity::from_ten_thousandths(line.quantity * 1_000),
            price: self.money(line.price).into(),
            class: ClassSlug::parse(CLASSES[line.class]).unwrap(),
            ..FormLine::default()
        };
        let (reason, vat_number) = match self.to {
            To::ReverseCharge => (UntaxedReason::ReverseCharge, "ATU13585627"),
            To::Export => (UntaxedReason::Export, ""),
            To::Home | To::Union => (UntaxedReason::Unstated, ""),
        };
        let text = |text: &str, is_there| if is_there { text.to_owned() } else { String::new() };
        let texts = OrderTexts {
            buyer: "Eva Kauf".to_owned(),
            company: text("Firma GmbH", self.is_business),
            email: "eva@example.de".to_owned(),
            paid_on: text("2023-08-06", self.is_paid),
            ..OrderTexts::default()
        };
        let address = Address {
            street: "Platz 1".to_owned(),
            city: "Ort".to_owned(),
            postcode: "1234".to_owned(),
            ..Address::of_country(self.country())
        };
        let discount = self.discount.map(|(is_amount, percent)| {
            if is_amount {
                return Discount::Amount(self.money(self.lines[0].price * percent / 100));
            }
            Discount::Percent(Percent::from_ten_thousandths(percent * 10_000).unwrap())
        });
        let is_charged = self.lines[0].quantity >= 10 || self.lines[0].quantity == 0;
        let coupons =
            discount.filter(|_| is_charged).map(|discount| FormCoupon { code: "x".to_owned(), discount });
        let form = OrderForm {
            number: Some("1".to_owned()),
            placed_at: Local::parse(PLACED).unwrap(),
            status: OrderStatus::Completed,
            address,
            lines: self.lines.iter().map(line).collect(),
            shipping: self.money(self.shipping),
            coupons: coupons.into_iter().collect(),
            prices: self.prices,
            texts,
            exemption: TaxExemption { vat_number: vat_number.to_owned(), ..TaxExemption::of(reason) },
            ..OrderForm::default()
        };
        let products = self.lines.iter().enumerate().filter(|(_, line)| line.is_product);
        let product = |(at, _)| (at, Product { name: format!("Product {at}"), ..Product::default() });
        OrderEdit { form, new_products: products.map(product).collect(), ..OrderEdit::default() }
    }

    /// The answer of a web shop that rounds each line for itself and the taxes on their sum.
    fn of_web_shop(&self) -> Value {
        let text = |units: i64| self.money(units).to_text(self.decimals());
        let (mut items, mut fine, mut nets) = (Vec::new(), [0_i128; 3], 0);
        let percents = self.rates().map(|rate| i128::from(Percent::parse(rate).unwrap().ten_thousandths()));
        let off = self.discount.map_or(0, |(_, percent)| percent);
        // In millionths of a unit. Prices that have their tax are divided by more.
        let whole = |at: usize| if self.prices.include_tax() { 1_000_000 + percents[at] } else { 1_000_000 };
        let mut gross = 0;
        for (at, line) in self.lines.iter().enumerate() {
            let count = (line.quantity / 10).max(1);
            let price = count * line.price - count * line.price * off / 100;
            let tax = rounded(i128::from(price) * percents[line.class], whole(line.class));
            let net = if self.prices.include_tax() { price - tax } else { price };
            fine[line.class] += i128::from(price) * percents[line.class] * 1_000_000 / whole(line.class);
            (nets, gross) = (nets + net, gross + price);
            items.push(
                json!({ "id": at + 1, "name": format!("Thing {at}"), "product_id": at + 1, "quantity": count,
                "tax_class": CLASSES[line.class], "total": text(net), "total_tax": text(tax),
                "taxes": [{ "id": line.class + 1, "total": text(tax) }] }),
            );
        }
        let on_shipping = rounded(i128::from(self.shipping) * percents[0], whole(0));
        let shipping = if self.prices.include_tax() { self.shipping - on_shipping } else { self.shipping };
        let first = if self.to == To::Union { 4 } else { 1 };
        let taxes = fine.map(|tax| rounded(tax, 1_000_000));
        let on_goods: i64 = taxes.iter().sum();
        let rate = |at: usize| {
            let has_shipping = at == 0 && self.shipping != 0;
            let is_there = has_shipping || self.lines.iter().any(|line| line.class == at);
            let shipping_tax = if has_shipping { on_shipping } else { 0 };
            is_there.then(|| {
                json!({ "rate_id": first + at, "label": "USt.", "rate_percent": self.rates()[at],
                "tax_total": text(taxes[at]), "shipping_tax_total": text(shipping_tax) })
            })
        };
        for (item, line) in items.iter_mut().zip(&self.lines) {
            item["taxes"][0]["id"] = json!(first + line.class);
        }
        let goods = if self.prices.include_tax() { gross } else { gross + on_goods };
        let total = goods + shipping + on_shipping;
        let place = json!({ "first_name": "Eva", "last_name": "Kauf", "address_1": "Platz 1", "postcode": "1234",
            "company": if self.is_business { "Firma GmbH" } else { "" }, "city": "Ort", "country": self.country(),
            "email": "eva@example.de" });
        let shipped = json!([{ "method_title": "Post", "total": text(shipping), "total_tax": text(on_shipping),
            "taxes": [{ "id": first, "total": text(on_shipping) }] }]);
        json!({ "id": 1, "number": "1", "status": "completed", "currency": self.currency, "date_created": PLACED,
            "date_paid": if self.is_paid { Some("2023-08-06T10:00:00") } else { None },
            "prices_include_tax": self.prices.include_tax(), "total": text(total),
            "total_tax": text(on_goods + on_shipping), "cart_tax": text(on_goods), "shipping_tax": text(on_shipping),
            "shipping_total": text(shipping), "billing": place, "line_items": items,
            "shipping_lines": if self.shipping == 0 { json!([]) } else { shipped },
            "tax_lines": (0..3).filter_map(rate).collect::<Vec<_>>() })
    }
}

fn rounded(amount: i128, whole: i128) -> i64 {
    i64::try_from((amount * 2 + whole).div_euclid(whole * 2)).unwrap()
}

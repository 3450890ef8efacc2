//! The shop that the tests of the window are about.

use std::path::Path;

use domain::field::Value;
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::{Item, Order, OrderStatus, Product, Refund};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Local, Zone};
use engine::{Change, Engine, OrderChange, ProductChange, TaxClassChange, TaxRateChange, UserChange};

/// What the shop's clock shows in all of these tests.
pub(crate) const NOW: &str = "2026-11-20T14:32:00";

/// The moment of these tests.
pub(crate) fn now() -> Instant {
    Zone::parse("Europe/London").unwrap().instant(Local::parse(NOW).unwrap())
}

/// Three orders, one of them part refunded, three rates and two classes.
pub(crate) fn stock(path: &Path) {
    let zone = Zone::parse("Europe/London").unwrap();
    let shop = Shop::new("Harbour & Thistle", Currency::parse("GBP").unwrap(), zone).unwrap();
    let mut engine = Engine::create(path, &shop, now()).unwrap();
    let owner = engine.owner().unwrap();
    for name in ["Reduced rate", "Books"] {
        engine
            .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text(name)) }), &owner, now())
            .unwrap();
    }
    engine
        .apply(
            &Change::User(UserChange::Add { login: "tam".to_owned(), role: domain::access::Role::Customer }),
            &owner,
            now(),
        )
        .unwrap();
    for (country, rate, name, class) in [
        ("GB", "20", "VAT", "standard"),
        ("DE", "7", "MwSt. ermäßigt", "reduced-rate"),
        ("ES", "0", "Canarias", "gift-vouchers"),
    ] {
        let input = RateInput {
            country: Some(Value::text(country)),
            rate: Some(Value::text(rate)),
            name: Some(Value::text(name)),
            class: Some(Value::text(class)),
            ..RateInput::default()
        };
        engine.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, now()).unwrap();
    }
    for (id, name) in [(1, "Enamel mug"), (2, "Tea towel")] {
        let product = Product {
            id: ProductId::new(id),
            name: name.to_owned(),
            sku: id.to_string(),
            ..Product::default()
        };
        engine.apply(&Change::Product(ProductChange::Put(product.clone())), &owner, now()).unwrap();
    }
    let mut first = order("1", "2026-11-03T10:00:00", 1, "2", "50.00");
    first.refunds.push(Refund {
        refunded_at: Local::parse("2026-11-05T09:00:00").unwrap(),
        amount: Money::parse("12.00").unwrap(),
        tax: Some(Money::parse("2.00").unwrap()),
        shipping: Some(Money::ZERO),
        shipping_tax: Some(Money::ZERO),
        ..Refund::default()
    });
    let others = [
        order("2", "2026-11-04T11:00:00", 2, "5", "30.00"),
        order("3", "2026-10-10T12:00:00", 1, "1", "25.00"),
    ];
    for order in std::iter::once(first).chain(others) {
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), &owner, now()).unwrap();
    }
}

/// An order of one line: its net amount, a fifth of it as tax, and 4 for shipping.
pub(crate) fn order(number: &str, placed_at: &str, product: i64, quantity: &str, net: &str) -> Order {
    let net = Money::parse(net).unwrap();
    let tax = net.divided_by(5);
    let shipping = Money::parse("4.00").unwrap();
    Order {
        number: number.to_owned(),
        placed_at: Local::parse(placed_at).unwrap(),
        status: OrderStatus::Completed,
        total: net.plus(tax).unwrap().plus(shipping).unwrap(),
        tax,
        shipping,
        address: Address::of_country("GB"),
        items: vec![Item {
            product: Some(ProductId::new(product)),
            quantity: Quantity::parse(quantity).unwrap(),
            total: net,
            tax,
            ..Item::default()
        }],
        ..Order::default()
    }
}

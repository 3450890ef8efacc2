//! A shop with a few products, rates and a customer, and an order to put into it.

#![allow(clippy::indexing_slicing, reason = "a test fails by panicking")]

use domain::access::Role;
use domain::field::Value;
use domain::ids::ProductId;
use domain::invoice::settings::InvoiceSettings;
use domain::money::Money;
use domain::order::form::{FormLine, OrderForm};
use domain::order::{Customer, OrderStatus, Product};
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::ClassSlug;
use domain::time::Local;
use engine::{Change, CustomerChange, HistoryKind, ProductChange, TaxClassChange, TaxRateChange, UserChange};

use super::TestShop;

pub(crate) fn money(text: &str) -> Money {
    Money::parse(text).unwrap()
}

pub(crate) fn at(text: &str) -> Local {
    Local::parse(text).unwrap()
}

pub(crate) fn quantity(text: &str) -> Quantity {
    Quantity::parse(text).unwrap()
}

/// A shop with two products, a customer, 20 % in the United Kingdom and 5 % of the reduced class there.
pub(crate) fn stocked() -> TestShop {
    let mut shop = TestShop::new();
    shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Reduced")) }));
    for (rate, name, class) in [("20", "VAT", "standard"), ("5", "VAT reduced", "reduced")] {
        let input = RateInput {
            country: Some(Value::text("GB")),
            rate: Some(Value::text(rate)),
            name: Some(Value::text(name)),
            class: Some(Value::text(class)),
            ..RateInput::default()
        };
        shop.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())));
    }
    for (id, name) in [(1, "Blue Mug"), (2, "Tea Towel")] {
        let product = Product { id: ProductId::new(id), name: name.to_owned(), ..Product::default() };
        shop.apply(&Change::Product(ProductChange::Put(product.clone())));
    }
    shop.apply(&Change::User(UserChange::Add { login: "anna".to_owned(), role: Role::Customer }));
    shop
}

/// Of a shop in London that says of itself what the law asks for.
pub(crate) fn invoicing() -> TestShop {
    let mut shop = stocked();
    let was = shop.engine.shop().unwrap();
    let address = Address { city: "London".to_owned(), ..Address::of_country("GB") };
    let invoices = InvoiceSettings {
        legal_name: "Mugs Ltd".to_owned(),
        street: "1 High St".to_owned(),
        vat_number: "GB123456789".to_owned(),
        ..was.invoices.clone()
    };
    shop.apply(&Change::settings(
        Shop { currency: Currency::parse("GBP").unwrap(), address, invoices, ..was },
        None,
    ));
    shop
}

pub(crate) fn line(product: i64, name: &str, count: &str, price: &str, class: &str) -> FormLine {
    FormLine {
        product: Some(ProductId::new(product)),
        name: name.to_owned(),
        quantity: quantity(count),
        price: money(price).into(),
        class: ClassSlug::parse(class).unwrap(),
        cost: None,
    }
}

pub(crate) fn form() -> OrderForm {
    OrderForm {
        placed_at: at("2025-03-10T10:00:00"),
        status: OrderStatus::Completed,
        customer: Some("anna".to_owned()),
        address: Address::of_country("GB"),
        lines: vec![line(1, "Blue Mug", "2", "10", ""), line(2, "Tea Towel", "3", "4", "reduced")],
        shipping: money("5"),
        shipping_method: "Post".to_owned(),
        ..OrderForm::default()
    }
}

pub(crate) fn last_title(shop: &TestShop) -> String {
    let history = shop.engine.history(&shop.owner, 1, 0).unwrap();
    assert_eq!(history[0].kind, HistoryKind::Do);
    history[0].title.to_string()
}

/// Gives the customer Anna the name, address and number that an invoice needs.
pub(crate) fn name_anna(shop: &mut TestShop) {
    let was = shop.engine.customer(&shop.owner, "anna").unwrap().unwrap();
    let address =
        Address { street: "2 Low Rd".to_owned(), city: "York".to_owned(), ..Address::of_country("GB") };
    let named = Customer {
        name: "Anna Smith".to_owned(),
        address,
        vat_number: "GB123456789".to_owned(),
        ..was.clone()
    };
    shop.apply(&Change::Customer(CustomerChange::Save { customer: named, was: Some(was) }));
}

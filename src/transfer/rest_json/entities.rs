//! Customers, products, tax rates and tax classes of REST responses.

use super::keys::{Keys, Reading};
use super::taxes;
use crate::FieldResult;
use crate::foreign::ForeignCustomer;
use crate::tax_csv::TaxRow;
use domain::field::Value as Field;
use domain::ids::ProductId;
use domain::label;
use domain::order::Product;
use domain::order::cost::Costs;
use domain::rate::RateInput;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;
use domain::text::too_long;
use domain::unit_price::UnitPrice;

/// Keys for the time of a customer's registration when the file lacks it, the best first.
const LAST_SEEN: [&str; 5] =
    ["date_last_order", "last_order_date", "date_last_active", "date_modified", "updated_at"];

/// A customer: of the list of users, or of the customers report, which has guests too.
pub(super) fn customer(keys: Keys<'_>, reading: &mut Reading<'_>) -> FieldResult<ForeignCustomer> {
    let id = keys.id("user_id").or_else(|| keys.id("id"));
    if keys.id("user_id") == Some(0) {
        return Err(text!(
            "they have no account, so there is no registration to count: leave them out, since orders keep what guests bought"
        ));
    }
    let parts = format!("{} {}", keys.text("first_name"), keys.text("last_name"));
    let name = keys.text("name");
    let registered = keys.time(&["date_registered", "date_created", "created_at"], reading.zone);
    let registered_at = registered.or_else(|| {
        let seen = keys.time(&LAST_SEEN, reading.zone);
        if seen.is_some() {
            let text = text!("without a registration date: registered on the day they were last seen");
            reading.notes.add(reading.place, text);
        }
        seen
    });
    let customer = ForeignCustomer {
        place: reading.place,
        id: id.filter(|id| *id > 0),
        login: keys.first_text(&["username", "login"]),
        name: if name.is_empty() { parts.trim().to_owned() } else { name },
        email: keys.text("email"),
        address: taxes::address_of(keys),
        vat_number: keys.text("vat_number"),
        registered_at,
    };
    let texts = [
        (label!("username"), customer.login.as_str()),
        (label!("name"), &customer.name),
        (label!("email"), &customer.email),
        (label!("VAT number"), &customer.vat_number),
    ];
    if let Some(problem) = too_long(texts.into_iter().chain(customer.address.parts())) {
        return Err(problem);
    }
    if customer.login.is_empty() && customer.email.is_empty() && customer.id.is_none() {
        return Err(text!("there is no user name, email or number to know them by: add one"));
    }
    Ok(customer)
}

pub(super) fn product(keys: Keys<'_>) -> FieldResult<Product> {
    let id = keys
        .id("id")
        .filter(|id| *id > 0)
        .ok_or(text!("it has no number of its own: export it again with its number"))?;
    let (name, sku) = (keys.first_text(&["name", "title"]), keys.text("sku"));
    if let Some(problem) = too_long([(label!("name"), name.as_str()), ("sku", &sku)]) {
        return Err(problem);
    }
    let cost = keys.object("cost_of_goods_sold").map(|cost| cost.first_price(&["total_value"]));
    let cost = cost.transpose()?.flatten().filter(|cost| *cost > UnitPrice::ZERO);
    let mut product = Product { id: ProductId::new(id), name, sku, ..Product::default() };
    product.costs = cost.map(|cost| Costs::default().with(None, cost)).unwrap_or_default();
    product.deleted = keys.text("status") == "trash";
    product.price = keys.first_price(&["regular_price", "price"])?;
    product.class = ClassSlug::parse(&keys.text("tax_class")).unwrap_or_default();
    Ok(product)
}

/// A tax rate, in the form of a CSV row; the engine checks it.
pub(super) fn rate(keys: Keys<'_>, place: u64) -> TaxRow {
    let several = |many: &str, one: &str| match keys.field(many) {
        Some(Field::List(values)) if !values.is_empty() => Some(Field::List(values)),
        _ => keys.field(one),
    };
    let input = RateInput {
        country: keys.field("country"),
        state: keys.field("state"),
        postcode: several("postcodes", "postcode"),
        city: several("cities", "city"),
        rate: keys.field("rate"),
        name: keys.field("name"),
        priority: keys.field("priority"),
        compound: keys.field("compound"),
        shipping: keys.field("shipping"),
        order: None,
        class: None,
    };
    TaxRow { line: place, input, class: keys.text("class"), from: None }
}

pub(super) fn class(keys: Keys<'_>) -> FieldResult<TaxClass> {
    let (name, slug) = (keys.text("name"), keys.text("slug"));
    let made = TaxClass::from_name(Some(&Field::Text(name.clone()))).map_err(|error| error.text())?;
    let slug = ClassSlug::parse(if slug.is_empty() { &name } else { &slug });
    slug.map(|slug| TaxClass { slug, ..made }).ok_or(text!("its name has no letter or digit: give it one"))
}

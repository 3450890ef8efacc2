//! Orders and refunds of REST responses.

use super::keys::{Keys, Reading};
use super::taxes;
use crate::FieldResult;
use crate::foreign::{Buyer, ForeignOrder, ForeignRefund, ProductRef, less, positive, sum};
use domain::label;
use domain::money::Money;
use domain::order::{Coupon, Item, Order, Origin, Refund, RefundItem};
use domain::quantity::Quantity;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::time::Local;

/// The keys for the date of a refund.
const DATES: [&str; 2] = ["date_created", "created_at"];

/// The refusal of an entry without a date.
const NO_DATE: Text = Text::new(label!("it has no date that can be read: write it like 2025-03-31T15:20:30"));

pub(super) fn order(keys: Keys<'_>, reading: &mut Reading<'_>) -> FieldResult<ForeignOrder> {
    let number = keys.first_text(&["number", "order_number", "id"]);
    if number.is_empty() {
        return Err(text!("it has no number: add it"));
    }
    let word = keys.text("status");
    let status = reading.statuses.read(&word, reading.notes)?;
    let placed_at = keys.time(&["date_created", "created_at", "date_paid"], reading.zone).ok_or(NO_DATE)?;
    let total = reading.maybe_money(keys, "total")?.ok_or(text!("it has no total: add it"))?;
    let shipping_tax = reading.money(keys, "shipping_tax")?;
    let tax = match reading.maybe_money(keys, "cart_tax")? {
        Some(tax) => tax,
        None => less(reading.money(keys, "total_tax")?, shipping_tax)?,
    };
    let (items, sold) = items(keys, reading)?;
    let shipping =
        reading.maybe_money(keys, "shipping_total")?.or(reading.maybe_money(keys, "total_shipping")?);
    let shipping = shipping.unwrap_or_default();
    let mut order = Order {
        number,
        placed_at,
        status,
        total,
        tax,
        shipping,
        shipping_tax,
        discount: match reading.maybe_money(keys, "discount_total")? {
            Some(discount) => discount,
            None => reading.money(keys, "total_discount")?,
        },
        origin: Origin { system: host(keys), key: keys.id("id").filter(|id| *id > 0) },
        address: taxes::address(keys),
        prices: Prices::including(keys.flag("prices_include_tax")),
        shipping_method: shipping_method(keys),
        taxes: taxes::of_order(keys, (tax, shipping, shipping_tax), reading)
            .map_err(|problem| at("tax_lines", problem))?,
        items,
        ..Order::default()
    };
    for coupon in keys.list("coupon_lines") {
        let discount = reading
            .first_money(coupon, &["discount", "amount"])
            .map_err(|problem| at("coupon_lines", problem))?;
        order.coupons.push(Coupon { code: coupon.text("code"), discount });
    }
    let paid_at = keys.time(&["date_paid", "paid_at"], reading.zone);
    order.texts.paid_on = paid_at.map(|at| at.day.to_string()).unwrap_or_default();
    let refunds = refunds(keys, &order, reading)?;
    Ok(ForeignOrder {
        place: reading.place,
        id: key(keys),
        currency: keys.text("currency"),
        sold,
        buyer: buyer(keys),
        refunds,
        tells_refunds: keys.has("refunds"),
        is_paid: is_paid(keys),
        order,
        ..ForeignOrder::default()
    })
}

/// True if it was paid: it has a date of payment, or a flag.
fn is_paid(keys: Keys<'_>) -> bool {
    let is_dated = !keys.first_text(&["date_paid", "date_paid_gmt", "paid_at"]).is_empty();
    is_dated || keys.object("payment_details").is_some_and(|payment| payment.flag("paid"))
}

fn buyer(keys: Keys<'_>) -> Buyer {
    let billing = keys.object("billing").or_else(|| keys.object("billing_address"));
    let text = |key| billing.map(|billing| billing.text(key)).unwrap_or_default();
    let name = format!("{} {}", text("first_name"), text("last_name"));
    let address = taxes::address_under(keys, &["billing", "billing_address"]);
    let (id, name) = (keys.id("customer_id"), name.trim().to_owned());
    let vat_number = vat_number(keys);
    Buyer {
        id,
        email: text("email"),
        name,
        company: text("company"),
        vat_number,
        address,
        ..Buyer::default()
    }
}

/// The VAT number of the buyer's firm, which WooCommerce itself does not ask for: as the plugins that do keep it.
fn vat_number(keys: Keys<'_>) -> String {
    const KEYS: [&str; 6] = [
        "vat_number",
        "billing_vat_number",
        "eu_vat_number",
        "billing_eu_vat_number",
        "billing_vat",
        "vat_id",
    ];
    let is_one = |meta: &Keys<'_>| KEYS.contains(&meta.text("key").trim_start_matches('_'));
    let of_plugin = keys.list("meta_data").find(is_one).map(|meta| meta.text("value"));
    let of_billing = || keys.object("billing").map(|billing| billing.first_text(&KEYS));
    of_plugin.filter(|number| !number.is_empty()).or_else(of_billing).unwrap_or_default()
}

/// The shipping method: the names of the shipping lines, each once.
fn shipping_method(keys: Keys<'_>) -> String {
    let mut names: Vec<String> = Vec::new();
    for line in keys.list("shipping_lines") {
        let name = line.first_text(&["method_title", "title", "method_id"]);
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() {
        keys.first_text(&["shipping_methods", "shipping_method"])
    } else {
        names.join(", ")
    }
}

/// The items, with the fees as items without a product or quantity.
fn items(keys: Keys<'_>, reading: &mut Reading<'_>) -> FieldResult<(Vec<Item>, Vec<Option<ProductRef>>)> {
    let (mut items, mut sold) = (Vec::new(), Vec::new());
    for line in keys.list("line_items") {
        let item = item(line, None, reading).map_err(|problem| at("line_items", problem))?;
        items.push(item);
        sold.push(product(line));
    }
    for line in keys.list("fee_lines") {
        let fee = item(line, Some(Quantity::ZERO), reading).map_err(|problem| at("fee_lines", problem))?;
        items.push(fee);
        sold.push(None);
    }
    Ok((items, sold))
}

fn item(line: Keys<'_>, quantity: Option<Quantity>, reading: &mut Reading<'_>) -> FieldResult<Item> {
    let quantity = if let Some(quantity) = quantity {
        quantity
    } else {
        let count = reading.decimal(line, "quantity")?.ok_or(text!("a quantity is missing: add it"))?;
        Quantity::from_ten_thousandths(count)
    };
    Ok(Item {
        name: line.first_text(&["name", "title", "sku"]),
        quantity,
        total: reading.maybe_money(line, "total")?.ok_or(text!("the total of a line is missing: add it"))?,
        tax: reading.money(line, "total_tax")?,
        class: ClassSlug::parse(&line.text("tax_class")).unwrap_or_default(),
        ..Item::default()
    })
}

/// The product of a line. A variation has the id of its product, and its own SKU and name.
fn product(line: Keys<'_>) -> Option<ProductRef> {
    let is_variation = line.id("variation_id").is_some_and(|id| id > 0);
    let name = line.text("name");
    let found = ProductRef {
        id: line.id("product_id").filter(|id| *id > 0),
        sku: line.text("sku"),
        name: if is_variation { name_of_product(line, name) } else { name },
        is_variation,
    };
    (found.id.is_some() || !found.sku.is_empty() || !found.name.is_empty()).then_some(found)
}

/// The name of the product of a variation that is called `Shirt - Blue, L`, which both may have dashes of their own. What the
/// line says of the attributes tells them apart.
fn name_of_product(line: Keys<'_>, name: String) -> String {
    let parent = line.text("parent_name");
    if !parent.is_empty() {
        return parent;
    }
    // Attributes are written as they are shown, or as slugs.
    let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let about = || line.list("meta_data").chain(line.list("meta"));
    let values: Vec<String> = about()
        .flat_map(|about| [about.text("value"), about.text("display_value")])
        .map(|value| plain(&value))
        .filter(|value| !value.is_empty())
        .collect();
    let is_said = |part: &str| values.contains(&plain(part));
    let of_attributes = |rest: &str| is_said(rest) || rest.split(", ").all(is_said);
    let mut parts = name
        .match_indices(" - ")
        .filter_map(|(at, dash)| Some((name.get(..at)?, name.get(at + dash.len()..)?)));
    if let Some((before, _)) = parts.find(|(_, rest)| of_attributes(rest)) {
        return before.to_owned();
    }
    // Many attributes do not stand in the name.
    let has_attributes = about().any(|about| about.text("key").starts_with("pa_"));
    match name.rsplit_once(" - ") {
        Some((before, _)) if !has_attributes => before.to_owned(),
        _ => name,
    }
}

/// The key by which refunds name an order: its id, or its number when it has none.
fn key(keys: Keys<'_>) -> Option<i64> {
    ["id", "number", "order_number"].iter().find_map(|name| keys.id(name))
}

/// The refunds listed in an order. Those without a date get the nearest date of the order.
fn refunds(keys: Keys<'_>, order: &Order, reading: &mut Reading<'_>) -> FieldResult<Vec<ForeignRefund>> {
    let nearest = ["date_completed", "completed_at", "date_modified", "updated_at", "date_paid"];
    let nearest: Local = keys.time(&nearest, reading.zone).unwrap_or(order.placed_at);
    let mut refunds = Vec::new();
    for line in keys.list("refunds") {
        let found = if line.has("line_items") && line.time(&DATES, reading.zone).is_some() {
            refund(line, reading)
        } else {
            summary(line, nearest, reading)
        };
        let found = found.map_err(|problem| at("refunds", problem))?;
        refunds.push(ForeignRefund { order: key(keys), ..found });
    }
    Ok(refunds)
}

/// A refund as listed in its order, with little more than the amount.
fn summary(line: Keys<'_>, nearest: Local, reading: &mut Reading<'_>) -> FieldResult<ForeignRefund> {
    let amount = reading.first_money(line, &["total", "amount"])?;
    let dated = line.time(&DATES, reading.zone);
    let id = line.id("id").filter(|id| *id > 0);
    let refunded_at = dated.unwrap_or(nearest);
    let refund = Refund { key: id, refunded_at, amount: positive(amount), ..Refund::default() };
    let (place, is_dated) = (reading.place, dated.is_some());
    Ok(ForeignRefund { place, id, is_dated, refund, ..ForeignRefund::default() })
}

/// A refund as an entry of its own, with its date and items.
pub(super) fn refund(keys: Keys<'_>, reading: &mut Reading<'_>) -> FieldResult<ForeignRefund> {
    let at_time = keys.time(&DATES, reading.zone).ok_or(NO_DATE)?;
    let amount = match reading.maybe_money(keys, "amount")? {
        Some(amount) => positive(amount),
        None => positive(reading.maybe_money(keys, "total")?.ok_or(text!("it has no amount: add it"))?),
    };
    let id = keys.id("id").filter(|id| *id > 0);
    let mut refund = Refund { key: id, refunded_at: at_time, amount, ..Refund::default() };
    let (mut returned, mut tax, mut explained) = (Vec::new(), Money::ZERO, Money::ZERO);
    for (key, is_product) in [("line_items", true), ("fee_lines", false)] {
        for line in keys.list(key) {
            let quantity = if is_product { None } else { Some(Quantity::ZERO) };
            let item = item(line, quantity, reading).map_err(|problem| self::at(key, problem))?;
            let total = positive(item.total);
            tax = sum([tax, positive(item.tax)])?;
            explained = sum([explained, total])?;
            let count = item.quantity.ten_thousandths().saturating_abs();
            let quantity = Quantity::from_ten_thousandths(count);
            refund.items.push(RefundItem { quantity, total, ..RefundItem::default() });
            returned.push(product(line).filter(|_| is_product));
        }
    }
    let (mut shipping, mut shipping_tax) = (Money::ZERO, Money::ZERO);
    for line in keys.list("shipping_lines") {
        shipping = sum([shipping, positive(reading.money(line, "total")?)])?;
        shipping_tax = sum([shipping_tax, positive(reading.money(line, "total_tax")?)])?;
    }
    let all = sum([explained, tax, shipping, shipping_tax])?;
    // Parts that do not add up to the amount are ignored as a split, unless there is tax or shipping.
    let has_shipping = shipping != Money::ZERO || shipping_tax != Money::ZERO;
    if all == amount || tax != Money::ZERO || has_shipping {
        (refund.tax, refund.shipping, refund.shipping_tax) = (Some(tax), Some(shipping), Some(shipping_tax));
        refund.taxes = taxes::of_refund(keys, (tax, shipping_tax), reading)?;
    }
    let (place, system) = (reading.place, host(keys));
    Ok(ForeignRefund { place, id, order: parent(keys), system, is_dated: true, refund, returned })
}

/// The host that an entry came from, from the entry's links or its public address.
fn host(keys: Keys<'_>) -> String {
    let links = keys.object("_links");
    let links = links.into_iter().flat_map(|links| ["self", "collection", "up"].map(|key| links.list(key)));
    let addresses = links.flatten().map(|link| link.text("href"));
    let urls = ["view_order_url", "payment_url", "order_url"].map(|key| keys.text(key));
    addresses.chain(urls).find_map(|address| host_of(&address)).unwrap_or_default()
}

fn host_of(address: &str) -> Option<String> {
    let (_, rest) = address.split_once("://")?;
    let host = rest.split(['/', '?', '#', ':']).next()?.to_lowercase();
    Some(host.strip_prefix("www.").unwrap_or(&host).to_owned()).filter(|host| !host.is_empty())
}

/// The key of a refund's order: from a key, or from the link of the refund.
fn parent(keys: Keys<'_>) -> Option<i64> {
    let said = ["parent_id", "order_id"].iter().find_map(|key| keys.id(key).filter(|id| *id > 0));
    said.or_else(|| {
        let links = keys.object("_links")?;
        let addresses = ["up", "self", "collection"].into_iter().flat_map(|key| links.list(key));
        let mut ids = addresses.filter_map(|link| {
            let address = link.text("href");
            let (_, rest) = address.split_once("/orders/")?;
            rest.split(['/', '?']).next()?.parse().ok().filter(|id: &i64| *id > 0)
        });
        ids.next()
    })
}

fn at(key: &str, problem: Text) -> Text {
    text!("{field}: {problem}", field = key, problem)
}

//! Etsy's sold orders and sold order items. Prices are as the seller set them; sales tax is added for the
//! buyer, and Etsy pays most of it to the state itself.

use crate::domain::money::Money;
use crate::domain::order::OrderStatus;
use crate::transfer::foreign::{self, less, sum};
use crate::transfer::order_rows::{Dialect, Field, NewRow, OrderCells, OrderRows, Shape};
use crate::transfer::{FieldResult, Notes};

/// The sold orders, without their items.
pub(super) const ORDERS: Dialect = Dialect {
    headings: &["saledate", "orderid", "ordervalue", "ordertotal"],
    names: order_names,
    status,
    is_certain: true,
    login: |_| "",
    refund_dates: &[Field::Date],
    shape: Some(&ORDER_SHAPE),
};

/// The sold order items.
pub(super) const ITEMS: Dialect = Dialect {
    headings: &["saledate", "orderid", "itemname", "quantity", "price", "itemtotal"],
    names: item_names,
    shape: Some(&ITEM_SHAPE),
    ..ORDERS
};

const ORDER_SHAPE: Shape = Shape {
    writes: &[Field::Total, Field::Tax, Field::Shipping, Field::Discount, Field::Refunded],
    amounts: &[
        "ordervalue",
        "discountamount",
        "shippingdiscount",
        "deliverydiscount",
        "shipping",
        "delivery",
        "salestax",
        "ordertotal",
        "adjustedordertotal",
        "adjustednetorderamount",
    ],
    rows: order_rows,
};

const ITEM_SHAPE: Shape = Shape {
    writes: &[Field::Total, Field::Tax, Field::Shipping, Field::Discount, Field::ItemTotal],
    amounts: &[
        "price",
        "discountamount",
        "shippingdiscount",
        "deliverydiscount",
        "ordershipping",
        "orderdelivery",
        "ordersalestax",
        "itemtotal",
        "vatpaidbybuyer",
    ],
    rows: item_rows,
};

/// The number of items and their SKUs, which are in one cell, are not read: they do not divide the amounts.
const fn order_names(field: Field) -> &'static str {
    match field {
        Field::Number => "orderid",
        Field::Date => "saledate",
        Field::Paid => "datepaid",
        Field::Status => "status",
        Field::Currency => "currency",
        Field::Coupon => "couponcode",
        Field::Customer => "fullname shipname",
        Field::FirstName => "firstname",
        Field::LastName => "lastname",
        Field::Street => "street1 shipaddress1 deliveryaddress1",
        Field::Street2 => "street2 shipaddress2 deliveryaddress2",
        Field::City => "shipcity deliverycity",
        Field::State => "shipstate deliverystate",
        Field::Postcode => "shipzipcode deliveryzipcode",
        Field::Country => "shipcountry deliverycountry",
        _ => "",
    }
}

const fn item_names(field: Field) -> &'static str {
    match field {
        Field::Item => "itemname",
        Field::Sku => "sku",
        Field::Quantity => "quantity",
        other => order_names(other),
    }
}

/// An order without a status was paid.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    let word = rows.text(Field::Status);
    if word.is_empty() {
        return Ok(OrderStatus::Completed);
    }
    rows.status_of(word, notes)
}

/// An amount whose heading says shipping or, in the United Kingdom, delivery.
fn either(cells: &OrderCells<'_>, names: [&str; 2]) -> FieldResult<Money> {
    let [first, second] = names;
    cells.once(if cells.has(first) { first } else { second })
}

fn say_tax(cells: &OrderCells<'_>, tax: Money, notes: &mut Notes) {
    if tax != Money::ZERO {
        notes.add(
            cells.line(),
            "the sales tax of Etsy counts as tax of the order; Etsy may have paid it to the state itself, so look \
             whether it is yours to pay",
        );
    }
}

fn order_rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    if cells.rows().len() > 1 {
        return Err("it stands in the file more than once".to_owned());
    }
    let amount = |heading: &str| cells.once(heading);
    let (goods, order_total) = (amount("ordervalue")?, amount("ordertotal")?);
    let discount = foreign::positive(amount("discountamount")?);
    let shipping_off = foreign::positive(either(cells, ["shippingdiscount", "deliverydiscount"])?);
    let shipping = less(either(cells, ["shipping", "delivery"])?, shipping_off)?;
    let mut tax = amount("salestax")?;
    let charged = less(sum([goods, shipping])?, discount)?;
    if order_total == charged && tax != Money::ZERO {
        notes.add(cells.line(), "sales tax that is not in Etsy's order total is not read: Etsy collected it");
        tax = Money::ZERO;
    } else if order_total != sum([charged, tax])? {
        notes.add(
            cells.line(),
            "value, discount, shipping and tax do not come to Etsy's order total, which is kept",
        );
    }
    say_tax(cells, tax, notes);
    let adjusted = amount("adjustedordertotal")?;
    let is_adjusted = adjusted != Money::ZERO || amount("adjustednetorderamount")? != Money::ZERO;
    let refunded = if is_adjusted { less(order_total, adjusted)? } else { Money::ZERO };
    let refunded = refunded.max(Money::ZERO);
    if refunded != Money::ZERO {
        notes.add(
            cells.line(),
            "Etsy does not say when it paid back: the refund counts on the day of the order",
        );
    }
    Ok(vec![NewRow {
        of: 0,
        cells: vec![
            (Field::Total, cells.write(order_total)),
            (Field::Tax, cells.write(tax)),
            (Field::Shipping, cells.write(shipping)),
            (Field::Discount, cells.write(sum([discount, shipping_off])?)),
            (Field::Refunded, cells.write(refunded)),
        ],
    }])
}

fn item_rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    let shipping_off = foreign::positive(either(cells, ["shippingdiscount", "deliverydiscount"])?);
    let shipping = less(either(cells, ["ordershipping", "orderdelivery"])?, shipping_off)?;
    let tax = cells.once("ordersalestax")?;
    say_tax(cells, tax, notes);
    if cells.sum("vatpaidbybuyer")? != Money::ZERO {
        notes.add(cells.line(), "VAT that buyers paid to Etsy is not read: it is not in the item totals");
    }
    let discounts: FieldResult<Vec<Money>> =
        cells.rows().map(|row| cells.amount(row, "discountamount").map(foreign::positive)).collect();
    let discounts = discounts?;
    let is_repeated = discounts.len() > 1
        && discounts
            .first()
            .is_some_and(|first| *first != Money::ZERO && discounts.iter().all(|discount| discount == first));
    if is_repeated {
        return Err(
            "discount amount: it is the same on each row, so it may be the order's or each item's. Import \
             EtsySoldOrders for this order"
                .to_owned(),
        );
    }
    let (mut new, mut goods) = (Vec::new(), Money::ZERO);
    for (of, discount) in cells.rows().zip(&discounts) {
        let (price, item_total) = (cells.amount(of, "price")?, cells.amount(of, "itemtotal")?);
        let quantity = cells.amount(of, "quantity")?;
        let full = times(price, quantity).ok_or("its price times its quantity is too large")?;
        let net = less(full, *discount)?;
        if item_total != full && item_total != net {
            return Err(format!(
                "item total: {} is neither price times quantity ({}) nor that less the discount ({})",
                item_total.to_exact_text(),
                full.to_exact_text(),
                net.to_exact_text()
            ));
        }
        goods = sum([goods, net])?;
        new.push(NewRow { of, cells: vec![(Field::ItemTotal, cells.write(net))] });
    }
    let discount = sum(discounts.into_iter().chain([shipping_off]))?;
    if let Some(first) = new.first_mut() {
        first.cells.extend([
            (Field::Total, cells.write(sum([goods, shipping, tax])?)),
            (Field::Tax, cells.write(tax)),
            (Field::Shipping, cells.write(shipping)),
            (Field::Discount, cells.write(discount)),
        ]);
    }
    Ok(new)
}

/// Price times quantity, both in ten-thousandths.
fn times(price: Money, quantity: Money) -> Option<Money> {
    let exact = i128::from(price.ten_thousandths()) * i128::from(quantity.ten_thousandths()) / 10_000;
    i64::try_from(exact).ok().map(Money::from_ten_thousandths)
}

//! Etsy's sold orders and sold order items. Prices are as the seller set them, and shipping is what is left
//! after its discount. Sales tax is added for the buyer; most of it Etsy keeps, to pay it to the state itself:
//! what Etsy paid out with its fees shows whether it did.

use crate::foreign::{self, less, sum};
use crate::order_rows::{Field, NewRow, OrderCells};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::text::Text;
use domain::{label, text};

/// An amount whose heading says shipping or, in the United Kingdom, delivery.
fn either(cells: &OrderCells<'_>, names: [&'static str; 2]) -> FieldResult<Money> {
    let [first, second] = names;
    cells.once(if cells.has(first) { first } else { second })
}

const OWN_TAX: Text = Text::new(label!(
    "the sales tax of Etsy counts as tax of the order; Etsy may have paid it to the state itself, so \
     check whether it is yours to pay"
));
const KEPT_TAX: Text = Text::new(label!(
    "sales tax that Etsy collected and kept is not in the books: it did not reach the shop"
));

/// Adds a note unless its amount is zero.
fn say(cells: &OrderCells<'_>, text: Text, amount: Money, notes: &mut Notes) {
    if amount != Money::ZERO {
        notes.add_amount(cells.line(), text, foreign::positive(amount));
    }
}

/// The sold orders, without their items: their number and their SKUs, which are in one cell, do not divide the amounts.
pub(super) fn order_rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    if cells.rows().len() > 1 {
        return Err(text!("it stands in the file more than once: leave the others out"));
    }
    let amount = |heading: &'static str| cells.once(heading);
    let discount = foreign::positive(amount("discountamount")?);
    let shipping_off = foreign::positive(either(cells, ["shippingdiscount", "deliverydiscount"])?);
    let shipping = either(cells, ["shipping", "delivery"])?;
    let charged = less(sum([amount("ordervalue")?, shipping])?, discount)?;
    let tax = amount("salestax")?;
    let paid_out = Paid::of(cells, "ordernet", "cardprocessingfees")?;
    // Etsy pays out no order that was paid beside it.
    let got = if paid_out.is_none() { amount("ordertotal")? } else { paid_out.gross()? };
    // What is beyond the charges is nearer to the tax when the shop got that too.
    let rest = less(got, charged)?;
    let is_own = foreign::positive(less(rest, tax)?) < foreign::positive(rest);
    let (own, kept) = if is_own { (tax, Money::ZERO) } else { (Money::ZERO, tax) };
    say(cells, OWN_TAX, own, notes);
    say(cells, KEPT_TAX, kept, notes);
    let text = text!("value, discount, shipping and tax do not come to what the shop got, which is kept");
    say(cells, text, less(rest, own)?, notes);
    let left = Paid::of(cells, "adjustednetorderamount", "adjustedcardprocessingfees")?;
    let refunded = refunded(cells, got, &left, notes)?;
    let fees = if left.is_none() { paid_out.fees } else { left.fees };
    let text = text!("Etsy's card processing fees are not in the books: they are not part of a sale");
    say(cells, text, fees, notes);
    Ok(vec![NewRow {
        of: 0,
        cells: vec![
            (Field::Total, cells.write(got)),
            (Field::Tax, cells.write(own)),
            (Field::Shipping, cells.write(shipping)),
            (Field::Discount, cells.write(sum([discount, shipping_off])?)),
            (Field::Refunded, cells.write(refunded)),
        ],
    }])
}

/// The payout of Etsy, and the fees deducted from it.
struct Paid {
    net: Money,
    fees: Money,
}

impl Paid {
    fn of(cells: &OrderCells<'_>, net: &'static str, fees: &'static str) -> FieldResult<Self> {
        Ok(Self { net: cells.once(net)?, fees: foreign::positive(cells.once(fees)?) })
    }

    fn is_none(&self) -> bool {
        self.net == Money::ZERO && self.fees == Money::ZERO
    }

    fn gross(&self) -> FieldResult<Money> {
        sum([self.net, self.fees])
    }
}

/// The refund of an order for which the shop `got` this, of which this was `left` once Etsy adjusted it.
fn refunded(cells: &OrderCells<'_>, got: Money, left: &Paid, notes: &mut Notes) -> FieldResult<Money> {
    let back = match (left.is_none(), cells.once("adjustedordertotal")?) {
        (false, _) => less(got, left.gross()?)?,
        // Amounts of zero are of orders that were not adjusted.
        (true, Money::ZERO) => Money::ZERO,
        (true, total) => less(cells.once("ordertotal")?, total)?,
    };
    if back > Money::ZERO {
        notes.add(
            cells.line(),
            text!("Etsy does not say when it paid back: the refund counts on the day of the order"),
        );
    } else {
        let text = text!("Etsy raised orders above what the shop got: they keep their amounts");
        say(cells, text, back, notes);
    }
    Ok(back.max(Money::ZERO))
}

pub(super) fn item_rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    let shipping_off = foreign::positive(either(cells, ["shippingdiscount", "deliverydiscount"])?);
    let shipping = either(cells, ["ordershipping", "orderdelivery"])?;
    let tax = cells.once("ordersalestax")?;
    say(cells, OWN_TAX, tax, notes);
    let vat = cells.sum("vatpaidbybuyer")?;
    let text = text!("VAT that buyers paid to Etsy is not read: it is not in the item totals");
    say(cells, text, vat, notes);
    let discounts: FieldResult<Vec<Money>> =
        cells.rows().map(|row| cells.amount(row, "discountamount").map(foreign::positive)).collect();
    let discounts = discounts?;
    let is_repeated = discounts.len() > 1
        && discounts
            .first()
            .is_some_and(|first| *first != Money::ZERO && discounts.iter().all(|discount| discount == first));
    if is_repeated {
        return Err(text!(
            "discount amount: it is the same on each row, so it may be the order's or each item's. Import EtsySoldOrders for this order"
        ));
    }
    let (mut new, mut goods) = (Vec::new(), Money::ZERO);
    for (of, discount) in cells.rows().zip(&discounts) {
        let (price, item_total) = (cells.amount(of, "price")?, cells.amount(of, "itemtotal")?);
        let quantity = cells.amount(of, "quantity")?;
        let too_large = || text!("its price times its quantity is too large: correct one of them");
        let full = times(price, quantity).ok_or_else(too_large)?;
        let net = less(full, *discount)?;
        if item_total != full && item_total != net {
            return Err(text!(
                "item total: {total} is neither price times quantity ({full}) nor that less the discount ({net}): correct it",
                total = item_total,
                full,
                net
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

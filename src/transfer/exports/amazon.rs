//! Amazon's order reports: a row for each item, with amounts for its whole quantity. Whether prices include
//! tax depends on the marketplace, which is known from the sales channel or the currency.
//!
//! An order that is not shipped yet is paid. The order report, of orders that the seller ships, has no status, since all
//! of its orders are paid.

use crate::foreign::{self, less, sum};
use crate::heading_words::has_word;
use crate::order_rows::{Field, NewRow, OrderCells};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::text;
use domain::text::Text;

/// The relation of tax to prices.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tax {
    Within,
    Beside,
}

/// The pricing of an order's marketplace; `None` for an unknown one.
fn tax_of(cells: &OrderCells<'_>) -> Option<Tax> {
    const BESIDE: &str = "com ca";
    const WITHIN: &str = "de fr it es nl be com.be ie se pl co.uk com.tr in com.au ae sa sg";
    let channel = cells.first("saleschannel").to_lowercase();
    let is_of = |countries| channel.strip_prefix("amazon.").is_some_and(|of| has_word(countries, of));
    if is_of(BESIDE) {
        return Some(Tax::Beside);
    }
    if is_of(WITHIN) || !cells.first("vatexclusiveitemprice").is_empty() {
        return Some(Tax::Within);
    }
    match (channel.as_str(), cells.first("currency")) {
        ("", "USD" | "CAD") => Some(Tax::Beside),
        ("", "EUR" | "GBP" | "SEK" | "PLN" | "TRY" | "INR" | "AUD") => Some(Tax::Within),
        _ => None,
    }
}

pub(super) fn rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    let taxes = ["itemtax", "shippingtax", "giftwraptax"];
    let [item_tax, shipping_tax, gift_tax] = taxes.map(|heading| cells.sum(heading));
    let (shipping_tax, gift_tax) = (shipping_tax?, gift_tax?);
    let goods_tax = sum([item_tax?, gift_tax])?;
    let has_tax = goods_tax != Money::ZERO || shipping_tax != Money::ZERO;
    let tax = if has_tax { tax_of(cells) } else { Some(Tax::Beside) };
    let tax = tax.ok_or_else(|| {
        let channel = cells.first("saleschannel");
        text!(
            "sales-channel: it is not known whether the prices of \"{channel}\" include tax. Leave out item-tax, shipping-tax and gift-wrap-tax if it is not yours to count",
            channel
        )
    })?;
    if has_tax {
        notes.add(cells.line(), words(tax));
    }
    let net = |gross: Money, tax_part: Money| match tax {
        Tax::Within => less(gross, tax_part),
        Tax::Beside => Ok(gross),
    };
    let off = |heading: &'static str| cells.sum(heading).map(foreign::positive);
    let (goods_off, shipping_off) = (off("itempromotiondiscount")?, off("shippromotiondiscount")?);
    let gift = net(cells.sum("giftwrapprice")?, gift_tax)?;
    let shipping = less(net(cells.sum("shippingprice")?, shipping_tax)?, shipping_off)?;
    let mut new = Vec::new();
    let (mut goods, mut below) = (Money::ZERO, Money::ZERO);
    for of in cells.rows() {
        below = sum([below, cells.amount(of, "shippingprice")?.min(Money::ZERO)])?;
        let promotion = foreign::positive(cells.amount(of, "itempromotiondiscount")?);
        let item_tax = cells.amount(of, "itemtax")?;
        let item = less(net(cells.amount(of, "itemprice")?, item_tax)?, promotion)?;
        goods = sum([goods, item])?;
        let written = vec![(Field::ItemTotal, cells.write(item)), (Field::ItemTax, cells.write(item_tax))];
        new.push(NewRow { of, cells: written });
    }
    if let Some(first) = new.first_mut() {
        first.cells.extend([
            (Field::Total, cells.write(sum([goods, gift, shipping, goods_tax, shipping_tax])?)),
            (Field::Tax, cells.write(sum([goods_tax, shipping_tax])?)),
            (Field::Shipping, cells.write(shipping)),
            (Field::ShippingTax, cells.write(shipping_tax)),
            (Field::Discount, cells.write(sum([goods_off, shipping_off])?)),
            (Field::Fee, cells.write(gift)),
        ]);
    }
    notes.add(
        cells.line(),
        text!("an order report of Amazon has no refunds and no fees of Amazon: they are not read"),
    );
    if gift != Money::ZERO {
        notes.add(cells.line(), text!("gift wrapping stands with the order as fees"));
    }
    if below != Money::ZERO {
        let text = text!("a shipping-price below zero counts as it stands, and may be a refund");
        notes.add_amount(cells.line(), text, foreign::positive(below));
    }
    if shipping_off != Money::ZERO && shipping < Money::ZERO {
        let text = text!("shipping is below zero after its promotion, and counts as it stands");
        notes.add_amount(cells.line(), text, foreign::positive(shipping));
    }
    Ok(new)
}

fn words(tax: Tax) -> Text {
    match tax {
        Tax::Within => {
            text!("the tax of Amazon's marketplace is within its prices, and was taken out of them")
        }
        Tax::Beside => text!(
            "the tax of Amazon's marketplace is beside its prices; Amazon may have paid it to the \
             state itself, so check whether it is yours to pay"
        ),
    }
}

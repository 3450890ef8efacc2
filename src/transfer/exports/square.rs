//! Square's items and transactions: sales of a cash register, with refunds as rows whose event is a refund.
//! Sales of a cash register are always paid, so they have no status.

use crate::foreign::{self, less, sum};
use crate::order_rows::{Field, NewRow, OrderCells};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::text;

/// A row for each item of a sale.
pub(super) fn item_rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    notes
        .add(cells.line(), text!("Square's items have no tips, service charges and fees: they are not read"));
    let (mut new, mut discount, mut sold) = (Vec::new(), Money::ZERO, Money::ZERO);
    for of in cells.rows() {
        let (name, kind) = (cells.text(of, "item"), cells.text(of, "pricepointname"));
        let is_plain = matches!(kind, "" | "Regular" | "Regular Price") || name.contains(kind);
        let name = if is_plain { name.to_owned() } else { format!("{name} ({kind})") };
        let (net, tax) = (cells.amount(of, "netsales")?, cells.amount(of, "tax")?);
        if !cells.text(of, "qty").starts_with(['-', '(']) {
            sold = sum([sold, net, tax])?;
            discount = sum([discount, foreign::positive(cells.amount(of, "discounts")?)])?;
        }
        let name = if name.is_empty() { "Custom Amount".to_owned() } else { name };
        new.push(NewRow {
            of,
            cells: vec![
                (Field::Item, name),
                (Field::ItemTotal, cells.write(net)),
                (Field::ItemTax, cells.write(tax)),
            ],
        });
    }
    if let Some(first) = new.first_mut() {
        first.cells.push((Field::Discount, cells.write(discount)));
        if sold != Money::ZERO {
            first.cells.push((Field::Total, cells.write(sold)));
        }
    }
    Ok(new)
}

/// The amounts of a transaction.
struct Charged {
    total: Money,
    tax: Money,
    discount: Money,
    /// Tips and gift cards, which are not sales of goods.
    beside: Money,
    /// The amount refunded later, as the row of the sale has it.
    back: Money,
}

fn charged(cells: &OrderCells<'_>, row: usize) -> FieldResult<Charged> {
    let amount = |heading: &'static str| cells.amount(row, heading);
    let (tax, collected) = (amount("tax")?, amount("totalcollected")?);
    let beside = sum([amount("tip")?, amount("giftcardsales")?])?;
    let back = foreign::positive(amount("partialrefunds")?);
    // Reports differ on whether net sales include service charges, and whether collected amounts lack
    // partial refunds.
    let sums = cells.may_be(row, "totalcollected")?;
    let mut sums_of = sums.iter().copied();
    let found = sums_of.find(|sum| collected == *sum || less(*sum, back) == Ok(collected));
    let whole = found.ok_or_else(|| {
        text!(
            "total collected: {collected} is not what net sales, tax, tip and gift cards come to ({one} or {other}): correct one of them",
            collected,
            one = sums.first().copied().unwrap_or_default(),
            other = sums.last().copied().unwrap_or_default()
        )
    })?;
    let discount = foreign::positive(amount("discounts")?);
    Ok(Charged { total: whole, tax, discount, beside, back })
}

/// A row for each sale, without items.
pub(super) fn transaction_rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    let is_refund = |row: &usize| cells.text(*row, "eventtype").eq_ignore_ascii_case("refund");
    let (refunds, payments): (Vec<usize>, Vec<usize>) = cells.rows().partition(is_refund);
    let Some(of) = payments.first().copied() else {
        // Refunds of a sale that is not in the file.
        return refunds
            .into_iter()
            .map(|of| Ok(NewRow { of, cells: sale(cells, &charged(cells, of)?) }))
            .collect();
    };
    if payments.len() > 1 {
        return Err(text!("its transaction stands in the file more than once: leave the others out"));
    }
    let payment = charged(cells, of)?;
    if payment.beside != Money::ZERO {
        notes.add(
            cells.line(),
            text!("tips and gift cards stand with the order as fees, and so count as sales"),
        );
    }
    let back: FieldResult<Vec<Money>> =
        refunds.iter().map(|row| Ok(foreign::positive(charged(cells, *row)?.total))).collect();
    let back = sum(back?)?.max(payment.back);
    let mut written = sale(cells, &payment);
    written.push((Field::Refunded, cells.write(back)));
    if let Some(last) = refunds.last() {
        let (date, time) = (cells.text(*last, "date"), cells.text(*last, "time"));
        written.push((Field::RefundDate, format!("{date} {time}").trim_end().to_owned()));
    } else if back != Money::ZERO {
        notes.add(
            cells.line(),
            text!("the file does not say when it was paid back: the refund counts on the day of the sale"),
        );
    }
    if refunds.len() > 1 {
        notes.add(cells.line(), text!("several refunds of one sale count as one, on the day of the last"));
    }
    Ok(vec![NewRow { of, cells: written }])
}

fn sale(cells: &OrderCells<'_>, charged: &Charged) -> Vec<(Field, String)> {
    vec![
        (Field::Total, cells.write(charged.total)),
        (Field::Tax, cells.write(charged.tax)),
        (Field::Discount, cells.write(charged.discount)),
        (Field::Fee, cells.write(charged.beside)),
    ]
}

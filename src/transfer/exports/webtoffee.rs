//! The order export of WebToffee for WooCommerce: a row for each order, each item in one cell of the columns
//! `line_item_1`, `line_item_2` and so on, as `name:Blue Mug|product_id:12|sku:|quantity:2|total:20.00`. Of its
//! other amounts, `cart_discount` and `order_discount` equal the discount, and `fee_tax_total` is a part of the tax.

use crate::foreign::sum;
use crate::order_rows::{Field, NewRow, OrderCells};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::text;
use domain::text::lenient::number::NumberStyle;

/// The most items of an order.
const MOST_ITEMS: usize = 2_000;

/// The parts of a cell: names and values.
struct Parts<'c>(Vec<(&'c str, String)>);

impl<'c> Parts<'c> {
    /// Text between two bars without a name belongs to the part before: products have bars in theirs. Attributes of
    /// items are parts under names of their own, and the name of a product is followed by its id.
    fn of(cell: &'c str) -> Self {
        let mut parts: Vec<(&str, String)> = Vec::new();
        for part in cell.split('|') {
            let is_in_name = parts.last().is_some_and(|(name, _)| *name == "name");
            let is_name = |name: &str| match name {
                "product_id" | "sku" | "quantity" | "total" => true,
                other => !is_in_name && !other.is_empty() && other == other.trim(),
            };
            let named = part.split_once(':').filter(|(name, _)| is_name(name));
            match (named, parts.last_mut()) {
                (Some((name, value)), _) => parts.push((name, value.to_owned())),
                (None, Some((_, value))) => {
                    value.push('|');
                    value.push_str(part);
                }
                (None, None) => {}
            }
        }
        Self(parts)
    }

    fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(found, _)| *found == name).map_or("", |(_, value)| value.trim())
    }

    /// The first of these names that the cell has, else the last.
    fn first_of(&self, [one, other]: [&'static str; 2]) -> &'static str {
        if self.get(one).is_empty() { other } else { one }
    }

    /// Amounts within cells have a decimal point, whatever the rest of the file has.
    fn amount(&self, name: &str) -> FieldResult<Money> {
        let found = NumberStyle::OF_A_FILE.read_cell(self.get(name), Money::parse);
        Ok(found.map_err(|problem| text!("{what}: {problem}", what = name, problem))?.unwrap_or_default())
    }
}

/// The entries of a cell that has several; each begins with the part `first`.
fn entries<'c>(cell: &'c str, first: &str) -> Vec<Parts<'c>> {
    let mut starts: Vec<usize> = cell
        .match_indices(&format!("{first}:"))
        .map(|(at, _)| at)
        .filter(|at| *at == 0 || cell.get(..*at).is_some_and(|before| before.ends_with(';')))
        .collect();
    starts.push(cell.len() + 1);
    let pairs = starts.windows(2).filter_map(|pair| match pair {
        [start, end] => cell.get(*start..end.saturating_sub(1)),
        _ => None,
    });
    pairs.map(Parts::of).collect()
}

pub(super) fn rows(cells: &OrderCells<'_>, notes: &mut Notes) -> FieldResult<Vec<NewRow>> {
    if cells.rows().len() > 1 {
        return Err(text!("it stands in the file more than once: leave the others out"));
    }
    let mut new = Vec::new();
    for number in 1..=MOST_ITEMS {
        let heading = format!("lineitem{number}");
        if !cells.has(&heading) {
            break;
        }
        let cell = cells.first(&heading);
        if cell.is_empty() {
            continue;
        }
        let parts = Parts::of(cell);
        if parts.get("quantity").is_empty() || parts.get("total").is_empty() {
            return Err(text!(
                "{column}: \"{cell}\" is not written as name:…|quantity:…|total:…",
                column = format!("line_item_{number}"),
                cell = cell.chars().take(60).collect::<String>()
            ));
        }
        let written = vec![
            (Field::Item, parts.get("name").to_owned()),
            (Field::Sku, parts.get("sku").to_owned()),
            (Field::ProductId, parts.get("product_id").to_owned()),
            (Field::VariationId, parts.get("_variation_id").to_owned()),
            (Field::Quantity, cells.write(parts.amount("quantity")?)),
            (Field::ItemTotal, cells.write(parts.amount("total")?)),
            (Field::ItemTax, cells.write(parts.amount(parts.first_of(["tax", "tax_total"]))?)),
        ];
        new.push(NewRow { of: 0, cells: written });
    }
    if new.is_empty() {
        new.push(NewRow { of: 0, cells: Vec::new() });
    }
    let taxes = entries(cells.first("taxitems"), "rate_id");
    let refunds = entries(cells.first("refunditems"), "amount");
    let mut of_order = Vec::new();
    match taxes.as_slice() {
        [] => {}
        [tax] => of_order.push((Field::Tax1Name, tax_name(tax))),
        _ => notes.add(
            cells.line(),
            text!(
                "an order with several taxes has only their sum: the file does not say which item each is on"
            ),
        ),
    }
    if let Some(last) = refunds.last() {
        let amounts: FieldResult<Vec<Money>> = refunds.iter().map(|refund| refund.amount("amount")).collect();
        of_order.push((Field::Refunded, cells.write(sum(amounts?)?)));
        of_order.push((Field::RefundDate, last.get("date").to_owned()));
        if refunds.len() > 1 {
            notes.add(
                cells.line(),
                text!("several refunds of one order count as one, on the day of the last"),
            );
        }
    }
    if let Some(first) = new.first_mut() {
        first.cells.extend(of_order);
    }
    Ok(new)
}

/// The name of a tax with its percentage.
fn tax_name(tax: &Parts<'_>) -> String {
    let (label, percent) = (tax.get("label"), tax.get("rate_percent"));
    if percent.is_empty() || label.contains('%') { label.to_owned() } else { format!("{label} {percent}%") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_have_parts() {
        let parts = Parts::of(
            "name:Mug | blue|hot: cold|product_id:12|sku:|quantity:2|total:20.00|sub_total:22.00|tax_total:3.80|\
             tax_subtotal:4.18|color:Red|Größe:L|meta:size:L",
        );
        for (name, expected) in [
            ("name", "Mug | blue|hot: cold"),
            ("total", "20.00"),
            ("sub_total", "22.00"),
            ("tax_total", "3.80"),
            ("tax_subtotal", "4.18"),
            ("color", "Red"),
            ("Größe", "L"),
            ("product_id", "12"),
            ("sku", ""),
            ("quantity", "2"),
            ("meta", "size:L"),
            ("tax", ""),
        ] {
            assert_eq!(parts.get(name), expected, "{name}");
        }
    }

    #[test]
    fn cells_have_entries() {
        let cell = "amount:5.00|reason:late; sorry|date:2024-03-01 10:00:00;amount:2.50|reason:|date:2024-03-04 09:00:00";
        let found: Vec<String> = entries(cell, "amount")
            .iter()
            .map(|entry| format!("{} {}", entry.get("amount"), entry.get("date")))
            .collect();
        assert_eq!(found, ["5.00 2024-03-01 10:00:00", "2.50 2024-03-04 09:00:00"]);
        assert!(entries("", "amount").is_empty());
    }
}

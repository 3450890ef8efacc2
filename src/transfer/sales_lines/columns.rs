//! The columns of sales lines by their headings: case, spaces and punctuation are ignored, and each field
//! has several names. Beside the eight fields of plain lines there may be those of order exports, under the
//! same names.

use crate::exports;
use crate::order_rows::{self, Field, Profile};
use domain::text::Text;
use domain::text::message::Cell;
use domain::{label, text};

/// Fields that plain lines lack. A file with one of them is read as an order export.
const OF_ORDERS: [Field; 20] = [
    Field::Status,
    Field::ReceiptType,
    Field::Currency,
    Field::Total,
    Field::Shipping,
    Field::ShippingTax,
    Field::Tax,
    Field::Discount,
    Field::Fee,
    Field::Refunded,
    Field::Coupon,
    Field::Tax1,
    Field::Tax2,
    Field::Tax3,
    Field::Tax4,
    Field::Tax5,
    Field::ItemTotal,
    Field::ItemTax,
    Field::ItemDiscount,
    Field::TaxRate,
];

/// The profile of files of sales lines.
pub(super) fn profile() -> &'static Profile {
    exports::named(exports::SALES_LINES)
}

/// The headings of each field.
pub(super) fn names(field: Field) -> &'static str {
    profile().headings(field)
}

/// The index of each column, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Columns {
    /// The number of the invoice; `None` in a file without.
    pub(super) invoice: Option<usize>,
    /// The product's SKU.
    pub(super) code: Option<usize>,
    /// The product's description, which names the product when there is no SKU.
    pub(super) description: Option<usize>,
    pub(super) quantity: usize,
    /// The date, with or without a time of day.
    pub(super) time: usize,
    /// The time of day, when it has a column of its own.
    pub(super) clock: Option<usize>,
    /// The price of one piece.
    pub(super) price: usize,
    /// The customer's number or name.
    pub(super) customer: Option<usize>,
    /// The country that the goods went to.
    pub(super) country: Option<usize>,
}

impl Columns {
    /// The columns of lines, or the required fields that are missing. A code or a description is required;
    /// customer and country are optional. Without numbers, the user says which lines are an invoice.
    pub(super) fn of(columns: &order_rows::Columns) -> std::result::Result<Self, Vec<Field>> {
        let place = |field| columns.place(field);
        let (code, description) = (place(Field::Sku), place(Field::Item));
        let found = (place(Field::Quantity), place(Field::Date), place(Field::ItemPrice));
        if let (Some(quantity), Some(time), Some(price)) = found
            && code.or(description).is_some()
        {
            let invoice = place(Field::Number);
            let customer = profile().login.iter().copied().find_map(place);
            let country = place(Field::Country);
            let clock = place(Field::Time);
            return Ok(Self { invoice, code, description, quantity, time, clock, price, customer, country });
        }
        let is_missing = |field: &Field| match field {
            Field::Sku => code.or(description).is_none(),
            field => place(*field).is_none(),
        };
        let needed = [Field::Sku, Field::Quantity, Field::Date, Field::ItemPrice];
        Err(needed.into_iter().filter(is_missing).collect())
    }
}

/// True if there are only the columns of plain lines.
pub(super) fn are_plain(columns: &order_rows::Columns) -> bool {
    !columns.is_one_each() && !OF_ORDERS.iter().any(|field| columns.has(*field))
}

/// True for the headings of sales lines.
pub(super) fn are_lines(headings: &[String]) -> bool {
    Columns::of(&order_rows::Columns::find(headings, &names)).is_ok()
}

/// The name of a field in messages about lines.
pub(super) const fn described(field: Field) -> &'static str {
    match field {
        Field::Number => label!("invoice number"),
        Field::Sku => label!("product code"),
        Field::ItemPrice => label!("unit price"),
        field => field.as_str(),
    }
}

/// The sentence for missing columns.
pub(super) fn missing_text(missing: &[Field], headings: &[String]) -> Text {
    let names = missing.iter().map(|field| Text::new(described(*field)));
    let fields = names.reduce(|first, next| text!("{first}, the {next}", first, next));
    text!(
        "no heading says which column holds the {fields}; the headings are {headings}",
        fields = fields.map_or(Cell::Empty, Cell::Message),
        headings = headings.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_meaning() {
        use Field::{Date, ItemPrice, Quantity, Sku};
        for (headings, expected) in [
            (
                "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country",
                Ok(([0, 1, 3, 4, 5], true)),
            ),
            (
                "Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country",
                Ok(([0, 1, 3, 4, 5], true)),
            ),
            ("unit_price,QTY,order-number,SKU,Date", Ok(([2, 3, 1, 4, 0], true))),
            ("Order No.,Product,Qty,Date,Price", Ok(([0, 1, 2, 3, 4], true))),
            ("Order No.,Product,Qty,Date,Price,Currency", Ok(([0, 1, 2, 3, 4], false))),
            ("Order No.,Product,Qty,Date,Price,VAT,Discount", Ok(([0, 1, 2, 3, 4], false))),
            ("Invoice,Quantity,Date", Err(vec![Sku, ItemPrice])),
            ("Country code,State code,Postcode / ZIP,City,Rate %", Err(vec![Sku, Quantity, Date, ItemPrice])),
        ] {
            let cells: Vec<String> = headings.split(',').map(str::to_owned).collect();
            let found = order_rows::Columns::find(&cells, &names);
            let lines = Columns::of(&found).map(|at| {
                let code = at.code.or(at.description).unwrap();
                ([at.invoice.unwrap(), code, at.quantity, at.time, at.price], are_plain(&found))
            });
            assert_eq!(lines, expected, "{headings}");
        }
    }
}

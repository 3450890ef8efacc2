//! Which column holds what, by its heading: letter case, spaces and punctuation do not matter, and each
//! kind of column is known by several names.

use std::borrow::Cow;

use crate::transfer::heading_words;

/// A kind of column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// The number of the invoice the line belongs to.
    Invoice,
    /// The shop's own code of the product.
    Code,
    /// The product in words.
    Description,
    /// How many.
    Quantity,
    /// When.
    Time,
    /// The price of one.
    Price,
    /// The customer's number or name.
    Customer,
    /// Where it went.
    Country,
}

impl Column {
    const ALL: [Self; 8] = [
        Self::Invoice,
        Self::Code,
        Self::Description,
        Self::Quantity,
        Self::Time,
        Self::Price,
        Self::Customer,
        Self::Country,
    ];

    /// Headings it goes by, the surest first, without case, spaces and punctuation.
    const fn names(self) -> &'static str {
        match self {
            Self::Invoice => {
                "invoiceno invoice invoicenumber invoiceid invoicenum orderno ordernumber orderid order receiptno \
                 receiptnumber receipt transactionno transactionid transaction billno"
            }
            Self::Code => {
                "stockcode sku productcode productsku itemcode itemsku productno productid itemno itemid articleno \
                 articlenumber article code stockid"
            }
            Self::Description => {
                "description productdescription itemdescription productname itemname product item name title"
            }
            Self::Quantity => "quantity qty itemquantity quantitysold units pieces",
            Self::Time => {
                "invoicedate invoicedatetime orderdate saledate transactiondate datetime date timestamp time soldat"
            }
            Self::Price => "unitprice price itemprice priceperunit priceeach pricegbp priceeur priceusd",
            Self::Customer => {
                "customerid customerno customernumber customer clientid client customeremail customername"
            }
            Self::Country => "country countryname countrycode shippingcountry",
        }
    }

    /// How it is called in messages.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Invoice => "invoice number",
            Self::Code => "product code",
            Self::Description => "description",
            Self::Quantity => "quantity",
            Self::Time => "date",
            Self::Price => "unit price",
            Self::Customer => "customer",
            Self::Country => "country",
        }
    }
}

/// Where each kind of column is, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the kinds are described at `Column`")]
pub struct Columns {
    pub invoice: usize,
    /// The description's, where there is no code: then that names the product.
    pub code: usize,
    pub description: Option<usize>,
    pub quantity: usize,
    pub time: usize,
    pub price: usize,
    pub customer: Option<usize>,
    pub country: Option<usize>,
}

impl Columns {
    /// The columns of these headings, or the kinds that are needed and not there. A code or a
    /// description is needed; customer and country may be absent.
    pub fn find(headings: &[String]) -> std::result::Result<Self, Vec<Column>> {
        let plain: Vec<Cow<'_, str>> =
            headings.iter().map(|heading| heading_words::english(heading)).collect();
        let place = |column: Column| {
            let mut names = column.names().split_ascii_whitespace();
            names.find_map(|name| plain.iter().position(|heading| heading == name))
        };
        let description = place(Column::Description);
        let found = (
            place(Column::Invoice),
            place(Column::Code).or(description),
            place(Column::Quantity),
            place(Column::Time),
            place(Column::Price),
        );
        if let (Some(invoice), Some(code), Some(quantity), Some(time), Some(price)) = found {
            return Ok(Self {
                invoice,
                code,
                description,
                quantity,
                time,
                price,
                customer: place(Column::Customer),
                country: place(Column::Country),
            });
        }
        let is_missing = |column: &Column| match column {
            Column::Description | Column::Customer | Column::Country => false,
            Column::Code => place(Column::Code).or(description).is_none(),
            _ => place(*column).is_none(),
        };
        Err(Column::ALL.into_iter().filter(is_missing).collect())
    }
}

/// The sentence for columns that were not found.
pub(super) fn missing_text(missing: &[Column]) -> String {
    let names: Vec<&str> = missing.iter().map(|column| column.as_str()).collect();
    format!(
        "no heading says which column holds the {}. Sales lines have headings such as InvoiceNo, StockCode, \
         Description, Quantity, InvoiceDate, UnitPrice, CustomerID, Country",
        names.join(", the ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_meaning() {
        for (headings, expected) in [
            (
                "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country",
                Ok([0, 1, 3, 4, 5]),
            ),
            (
                "Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country",
                Ok([0, 1, 3, 4, 5]),
            ),
            ("unit_price,QTY,order-number,SKU,Date", Ok([2, 3, 1, 4, 0])),
            ("Order No.,Product,Qty,Date,Price", Ok([0, 1, 2, 3, 4])),
            ("Invoice,Quantity,Date", Err(vec![Column::Code, Column::Price])),
            (
                "Country code,State code,Postcode / ZIP,City,Rate %",
                Err(vec![Column::Invoice, Column::Code, Column::Quantity, Column::Time, Column::Price]),
            ),
        ] {
            let cells: Vec<String> = headings.split(',').map(str::to_owned).collect();
            let found = Columns::find(&cells).map(|at| [at.invoice, at.code, at.quantity, at.time, at.price]);
            assert_eq!(found, expected, "{headings}");
        }
    }
}

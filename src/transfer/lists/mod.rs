//! Lists as tables, which are held as a whole: of purchases, of products, and of tax rates with their dates.

pub mod dated_taxes;
pub(crate) mod named_columns;
mod product_exports;
pub mod products_csv;
pub mod purchase_totals;
pub mod purchases_csv;
mod table_rows;

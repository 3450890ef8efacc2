//! The books of a shop as JSON, the format at the end of the choices: products, customers, orders with their
//! items, coupons and refunds, credit notes, tax classes, suppliers and purchases, and
//! closed periods. Money is text, times are shop-local.
//!
//! Reading is strict: the first problem refuses the whole file, with its position. An absent key leaves what the shop
//! has, and is empty where it has nothing; unknown keys are counted. Orders are read one at a time, so that a large file needs little
//! memory.
//!
//! These keys are optional and are written only when they have a value:
//!
//! - product: `price`, `class` (the slug of a tax class; absent for the standard one);
//! - shop: `show_purchases`, `language` (of its standard class, by ISO 639-1; absent for English);
//! - shop, customer and order: `city`, `state`, `postcode`, `country`; customer and order: `street`; customer:
//!   `archived`, `vat_number`, `buyer_reference`;
//! - order: `source` and `source_key`, the system that it came from and its key there; refund: `source_key`;
//! - order: `note`; `paid_on` and `supplied_on`, the days of payment and of supply (`2026-11-30`); of who ordered `buyer`,
//!   `company`, `buyer_email`, `buyer_vat_number`, `buyer_reference`, `purchase_order`, and the address of the invoice where it
//!   is another: `billing_street`, `billing_postcode`, `billing_city`, `billing_state`, `billing_country`;
//! - order: `shipping_method`, `prices_include_tax`; item: `price` (of one, as typed), `class`;
//! - order and refund: `taxes`, what each rate charged or took back: `{"rate_id": 3, "name": "VAT",
//!   "percent": "20.0000", "compound": true, "taxable": "12.50", "tax": "2.50", "shipping_tax": "0.00"}`.
//!   An order's explain its tax and shipping tax, a refund's the refund's;
//! - `tax_classes`: `{"slug": "books", "name": "Books", "rate_type": "reduced", "kind": "goods"}`; the standard
//!   class only where one of the last two is stated of it;
//! - `suppliers` and `purchases`, which name their suppliers; line of a purchase: `rate`, `code`, `kind`,
//!   `treatment`, `deductible` where it is not 100 %, and `category`, the word or the key of one of
//!   `expense_categories`; purchase: `due_on`, `supplied_on`, `order`, and `files`, a line for
//!   each file that is kept with it, of the SHA-256 of its bytes and its name;
//! - `kept_files`, after the purchases: these files, each in base 64;
//! - `entered_amounts`, what a person entered into the boxes of tax returns: `{"period": "2026-07..2026-09", "form":
//!   "de-ustva", "box": "62", "amount": "12.50", "reason": "Customs"}`;
//! - `periods`, after all else: `{"period": "2026-07..2026-09", "at": "2026-10-05T09:00:00", "login": "owner"}` for
//!   a closed period, with `form` and `figures` (text) beside these for a return filed for one;
//! - shop: `invoices`, what it says of itself on these, and `former_currencies`, `["GBP"]`, where some are in another one
//!   than its own; `invoices`, the documents as they were frozen, in the order of
//!   their numbers, each `{"document": {...}, "paid_on": "2026-11-30"}` (`domain/invoice/mod.rs`); `logos`, the pictures that
//!   the former two name by the SHA-256 of their bytes, each a PNG in base 64;
//! - `numbers_elsewhere`, before the invoices: numbers that were given in a copy of the shop which it took the place of, `{"first":
//!   {"series": "2026-", "sequence": 2}, "last": ..., "day": "2026-11-28"}`.

mod entries;
mod fields;
mod read;
mod said;
mod write;

pub use read::{Head, HeldNouns, Visit, read_head, read_orders};
pub use said::Given;
pub use write::BooksWriter;

use std::collections::BTreeSet;

use domain::fielded::Fielded;
use domain::invoice::IssuedInvoice;
use domain::invoice::logo::Logo;
use domain::invoice::numbering::NumbersElsewhere;
use domain::order::{CreditNote, Customer, Order, Product};
use domain::purchase::Purchase;
use domain::purchase::kept::KeptBytes;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::TaxClass;

/// The value of the key `format`.
const FORMAT: &str = "tillbook-books";
/// The version that is written and read.
const VERSION: u64 = 1;

/// The settings of the shop in a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BooksShop {
    /// Its settings; those that the file lacks have their defaults.
    pub settings: Shop,
    /// The keys of those that it has; the parts of an address are there together.
    pub has: BTreeSet<&'static str>,
    /// The currencies of its invoices from before it had another one.
    pub former_currencies: Vec<Currency>,
}

impl BooksShop {
    /// The settings of a shop with those of the file in their place.
    pub fn over(&self, mut shop: Shop) -> Shop {
        for field in Shop::FIELDS.iter().filter(|field| self.has.contains(field.key)) {
            field.slot(&mut shop).copy(field.value(&self.settings));
        }
        shop
    }
}

/// One entry of the books.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "an entry lives only while it is read or written")]
pub enum Entry {
    /// A product.
    Product(Product),
    /// A customer.
    Customer(Customer),
    /// An order.
    Order(Order),
    /// A refund without an order.
    CreditNote(CreditNote),
    /// A tax class.
    TaxClass(TaxClass),
    /// A purchase.
    Purchase {
        /// The name of its supplier.
        supplier: String,
        /// The purchase; its ids do not count.
        purchase: Purchase,
    },
    /// A file that is kept with purchases.
    KeptFile(KeptBytes),
    /// The amount of a box of a tax return.
    EnteredAmount(EnteredBox),
    /// A closed period, or a return filed for one.
    Period(PeriodRecord),
    /// Numbers of invoices that were given in a copy of the shop which it took the place of.
    NumbersElsewhere(NumbersElsewhere),
    /// A logo of invoices.
    Logo(Logo),
    /// An invoice or a credit note of one.
    Invoice(IssuedInvoice),
}

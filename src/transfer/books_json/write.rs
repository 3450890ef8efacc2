//! Writing the books: entries are given one at a time, in sections, and written at once. The same books
//! always give the same bytes: keys in one order, amounts with their exact decimals (at least two).

use std::io::Write;

use serde::Serialize;
use serde_json::ser::PrettyFormatter;

use super::{BooksShop, Entry, FORMAT, VERSION};
use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::order::{Coupon, CreditNote, Customer, Item, Order, Product, Refund, RefundItem};
use crate::domain::settings::Currency;
use crate::domain::time::Zone;
use crate::transfer::csv_text::unwritable;

/// Writes the books entry by entry: products first, then customers, orders and credit notes.
pub struct BooksWriter<W: Write> {
    out: W,
    section: usize,
    is_first: bool,
}

/// The lists, in the order they are written. The last is left out when nothing is in it.
const SECTIONS: [&str; 4] = ["products", "customers", "orders", "refunds"];
/// The list of credit notes.
const CREDIT_NOTES: usize = 3;

impl<W: Write> BooksWriter<W> {
    /// Begins the file.
    pub fn begin(out: W, shop: &BooksShop) -> Result<Self> {
        let mut writer = Self { out, section: 0, is_first: true };
        let wire = ShopWire {
            name: shop.name.as_deref(),
            currency: shop.currency.as_ref().map(Currency::code),
            time_zone: shop.time_zone.map(Zone::name),
        };
        writer.text(&format!("{{\n \"format\": \"{FORMAT}\",\n \"version\": {VERSION},\n \"shop\": "))?;
        writer.value(&wire, 1)?;
        writer.text(",\n \"products\": [")?;
        Ok(writer)
    }

    /// Writes an entry. Entries must come in the order of the sections; one that comes too late is
    /// refused, since its list is closed.
    pub fn write(&mut self, entry: &Entry) -> Result<()> {
        match entry {
            Entry::Product(product) => self.element(0, &ProductWire::of(product)),
            Entry::Customer(customer) => self.element(1, &CustomerWire::of(customer)),
            Entry::Order(order) => self.element(2, &OrderWire::of(order)),
            Entry::CreditNote(note) => self.element(CREDIT_NOTES, &CreditNoteWire::of(note)),
        }
    }

    /// Ends the file.
    pub fn finish(mut self) -> Result<W> {
        self.go_to(CREDIT_NOTES - 1)?;
        self.close_list()?;
        self.text("\n}\n")?;
        self.out.flush().map_err(unwritable)?;
        Ok(self.out)
    }

    fn element(&mut self, section: usize, wire: &impl Serialize) -> Result<()> {
        if section < self.section {
            return Err(unwritable("the entries of the books came out of order"));
        }
        self.go_to(section)?;
        let before = if std::mem::take(&mut self.is_first) { "\n  " } else { ",\n  " };
        self.text(before)?;
        self.value(wire, 2)
    }

    /// Closes the lists before a section and opens it.
    fn go_to(&mut self, section: usize) -> Result<()> {
        for (at, name) in SECTIONS.iter().enumerate().take(section + 1) {
            if at > self.section {
                self.close_list()?;
                self.text(&format!(",\n \"{name}\": ["))?;
                self.section = at;
                self.is_first = true;
            }
        }
        Ok(())
    }

    fn close_list(&mut self) -> Result<()> {
        self.text(if self.is_first { "]" } else { "\n ]" })
    }

    fn text(&mut self, text: &str) -> Result<()> {
        self.out.write_all(text.as_bytes()).map_err(unwritable)
    }

    /// JSON, one space for each level; the lines after the first are moved in by `depth` more.
    fn value(&mut self, wire: &impl Serialize, depth: usize) -> Result<()> {
        let mut json = Vec::new();
        let format = PrettyFormatter::with_indent(b" ");
        wire.serialize(&mut serde_json::Serializer::with_formatter(&mut json, format)).map_err(unwritable)?;
        for (at, line) in json.split(|byte| *byte == b'\n').enumerate() {
            if at > 0 {
                self.text("\n")?;
                self.text(" ".repeat(depth).as_str())?;
            }
            self.out.write_all(line).map_err(unwritable)?;
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct ShopWire<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time_zone: Option<&'a str>,
}

#[derive(Serialize)]
struct ProductWire<'a> {
    id: i64,
    name: &'a str,
    sku: &'a str,
    deleted: bool,
}

impl<'a> ProductWire<'a> {
    fn of(product: &'a Product) -> Self {
        Self { id: product.id.get(), name: &product.name, sku: &product.sku, deleted: product.deleted }
    }
}

#[derive(Serialize)]
struct CustomerWire<'a> {
    login: &'a str,
    name: &'a str,
    email: &'a str,
    registered_at: String,
}

impl<'a> CustomerWire<'a> {
    fn of(customer: &'a Customer) -> Self {
        Self {
            login: &customer.login,
            name: &customer.name,
            email: &customer.email,
            registered_at: customer.registered_at.to_string(),
        }
    }
}

#[derive(Serialize)]
struct OrderWire<'a> {
    number: &'a str,
    placed_at: String,
    status: &'static str,
    total: String,
    tax: String,
    shipping: String,
    shipping_tax: String,
    discount: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    customer: Option<&'a str>,
    #[serde(skip_serializing_if = "str::is_empty")]
    country: &'a str,
    items: Vec<ItemWire<'a>>,
    coupons: Vec<CouponWire<'a>>,
    refunds: Vec<RefundWire>,
}

impl<'a> OrderWire<'a> {
    fn of(order: &'a Order) -> Self {
        let coupon =
            |coupon: &'a Coupon| CouponWire { code: &coupon.code, discount: coupon.discount.to_exact_text() };
        Self {
            number: &order.number,
            placed_at: order.placed_at.to_string(),
            status: order.status.as_str(),
            total: order.total.to_exact_text(),
            tax: order.tax.to_exact_text(),
            shipping: order.shipping.to_exact_text(),
            shipping_tax: order.shipping_tax.to_exact_text(),
            discount: order.discount.to_exact_text(),
            customer: order.customer.as_deref(),
            country: &order.country,
            items: order.items.iter().map(ItemWire::of).collect(),
            coupons: order.coupons.iter().map(coupon).collect(),
            refunds: order.refunds.iter().map(RefundWire::of).collect(),
        }
    }
}

#[derive(Serialize)]
struct ItemWire<'a> {
    product_id: Option<i64>,
    name: &'a str,
    quantity: String,
    total: String,
    tax: String,
}

impl<'a> ItemWire<'a> {
    fn of(item: &'a Item) -> Self {
        Self {
            product_id: item.product.map(ProductId::get),
            name: &item.name,
            quantity: item.quantity.to_text(),
            total: item.total.to_exact_text(),
            tax: item.tax.to_exact_text(),
        }
    }
}

#[derive(Serialize)]
struct CouponWire<'a> {
    code: &'a str,
    discount: String,
}

#[derive(Serialize)]
struct RefundWire {
    refunded_at: String,
    amount: String,
    tax: Option<String>,
    shipping: Option<String>,
    shipping_tax: Option<String>,
    items: Vec<RefundItemWire>,
}

impl RefundWire {
    fn of(refund: &Refund) -> Self {
        Self {
            refunded_at: refund.refunded_at.to_string(),
            amount: refund.amount.to_exact_text(),
            tax: refund.tax.map(Money::to_exact_text),
            shipping: refund.shipping.map(Money::to_exact_text),
            shipping_tax: refund.shipping_tax.map(Money::to_exact_text),
            items: refund.items.iter().map(RefundItemWire::of).collect(),
        }
    }
}

#[derive(Serialize)]
struct RefundItemWire {
    product_id: Option<i64>,
    quantity: String,
    total: String,
}

impl RefundItemWire {
    fn of(item: &RefundItem) -> Self {
        Self {
            product_id: item.product.map(ProductId::get),
            quantity: item.quantity.to_text(),
            total: item.total.to_exact_text(),
        }
    }
}

#[derive(Serialize)]
struct CreditNoteWire<'a> {
    number: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    customer: Option<&'a str>,
    #[serde(flatten)]
    refund: RefundWire,
}

impl<'a> CreditNoteWire<'a> {
    fn of(note: &'a CreditNote) -> Self {
        Self {
            number: &note.number,
            customer: note.customer.as_deref(),
            refund: RefundWire::of(&note.refund),
        }
    }
}

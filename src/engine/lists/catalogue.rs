//! The lists of refunds, products and customers: their columns and rows.

use super::{ProductSelection, about, chosen, class_name, head, range, seconds};
use crate::customers::customer_rows;
use crate::{CustomerRow, Engine, ProductRow, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::locale::Locale;
use domain::order::RefundLine;
use domain::places::address::Address;
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::time::period::RangeQuery;
use domain::{Error, Result};

/// The columns of products; the context is the list of tax classes, for their names.
pub const PRODUCT_COLUMNS: &[ColumnOf<ProductRow, [TaxClass]>] = &[
    ColumnOf::new("id", label!("Product id"), Kind::Key, 11, |row, _| Ok(Cell::Whole(row.product.id.get()))),
    ColumnOf::new("sku", label!("SKU"), Kind::Text, 16, |row, _| Ok(Cell::text(&row.product.sku))),
    ColumnOf::new("name", label!("Name"), Kind::Text, 52, |row, _| Ok(Cell::text(&row.product.name))),
    ColumnOf::new("price", label!("Price"), Kind::Price, 14, |row, _| {
        Ok(row.product.price.map_or(Cell::Empty, Cell::Price))
    }),
    ColumnOf::<ProductRow, _>::new("class", label!("Tax class"), Kind::Text, 18, |row, classes| {
        Ok(Cell::text(class_name(&row.product.class, classes)))
    })
    .sorted_by(|row, _| Ok(Cell::text(row.product.class.as_str()))),
    ColumnOf::new("state", label!("Status"), Kind::Text, 10, |row, _| {
        Ok(Text::new(if row.product.deleted { label!("deleted") } else { label!("on sale") }).into())
    }),
    ColumnOf::new("cost", label!("Cost"), Kind::Price, 14, |row, _| Ok(row.product.costs.cell())),
    ColumnOf::new("sold", label!("Sold"), Kind::Quantity, 10, |row, _| Ok(Cell::Quantity(row.sold.quantity))),
    ColumnOf::money("net_sales", label!("Net sales"), |row, _| Ok(Cell::Money(row.sold.net_sales))),
];

/// The columns of customers.
pub const CUSTOMER_COLUMNS: &[ColumnOf<CustomerRow>] = &[
    ColumnOf::new("login", label!("Customer"), Kind::Text, 24, |row, ()| Ok(Cell::text(&row.customer.login))),
    ColumnOf::<CustomerRow>::new("name", label!("Name"), Kind::Text, 30, |row, ()| {
        Ok(Cell::text(&row.customer.name))
    })
    .sorted_by(|row, ()| Ok(Cell::text(row.customer.called()))),
    ColumnOf::<CustomerRow>::new("email", label!("Email"), Kind::Text, 34, |row, ()| {
        Ok(Cell::text(&row.customer.email))
    })
    .short(label!("E-mail")),
    ColumnOf::new("registered", label!("Registered"), Kind::Moment, 17, |row, ()| {
        Ok(Cell::Moment(row.customer.registered_at))
    }),
    ColumnOf::new("street", label!("Street"), Kind::Text, 26, |row, ()| {
        Ok(Cell::text(&row.customer.address.street))
    }),
    ColumnOf::new("postcode", label!("Postcode"), Kind::Text, 11, |row, ()| {
        Ok(Cell::text(&row.customer.address.postcode))
    }),
    ColumnOf::<CustomerRow>::new("city", label!("City"), Kind::Text, 18, |row, ()| {
        Ok(Cell::text(&row.customer.address.city))
    })
    .short(label!("Place"))
    .sorted_by(|row, ()| Ok(Cell::Text(by_place(&row.customer.address)))),
    ColumnOf::new("state", label!("State"), Kind::Text, 8, |row, ()| {
        Ok(Cell::text(&row.customer.address.state))
    }),
    ColumnOf::new("country", label!("Country"), Kind::Text, 9, |row, ()| {
        Ok(Cell::text(&row.customer.address.country))
    }),
    ColumnOf::new("archived", label!("Archived"), Kind::Text, 10, |row, ()| {
        Ok(if row.customer.archived { text!("archived").into() } else { Cell::Empty })
    }),
    ColumnOf::new("orders", label!("Orders"), Kind::Whole, 8, |row, ()| Ok(Cell::Whole(row.orders))),
    ColumnOf::money("total", label!("Total"), |row, ()| Ok(Cell::Money(row.total))),
    ColumnOf::new("vat_number", label!("VAT number"), Kind::Text, 16, |row, ()| {
        Ok(Cell::text(&row.customer.vat_number))
    }),
    ColumnOf::new("buyer_reference", label!("Buyer's reference"), Kind::Text, 16, |row, ()| {
        Ok(Cell::text(&row.customer.buyer_reference))
    }),
];

/// Sort key: country, then city; empty ones last.
fn by_place(address: &Address) -> String {
    let last = |text: &str| if text.is_empty() { "\u{10ffff}".to_owned() } else { text.to_lowercase() };
    format!("{}\t{}", last(&address.country), last(&address.city))
}

const REFUND_COLUMNS: &[ColumnOf<RefundLine>] = &[
    ColumnOf::new("date", label!("Date"), Kind::Moment, 17, |refund, ()| {
        Ok(Cell::Moment(refund.refunded_at))
    }),
    ColumnOf::new("order", label!("Order"), Kind::Text, 12, |refund, ()| {
        Ok(Cell::text(refund.order.as_deref().unwrap_or_default()))
    }),
    ColumnOf::new("note", label!("Credit note"), Kind::Text, 14, |refund, ()| {
        Ok(Cell::text(refund.note.as_deref().unwrap_or_default()))
    }),
    ColumnOf::new("customer", label!("Customer"), Kind::Text, 26, |refund, ()| {
        Ok(Cell::text(&refund.customer))
    }),
    ColumnOf::money("amount", label!("Amount"), |refund, ()| Ok(Cell::Money(refund.amount))),
    ColumnOf::money("tax", label!("Tax"), |refund, ()| Ok(Cell::Money(refund.tax))),
    ColumnOf::money("shipping", label!("Shipping"), |refund, ()| Ok(Cell::Money(refund.shipping))),
    ColumnOf::new("reason", label!("Reason"), Kind::Text, 30, |refund, ()| Ok(Cell::text(&refund.reason))),
];

impl Engine {
    pub(super) fn list_refunds(
        &self,
        actor: &Actor,
        query: Option<&RangeQuery>,
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export refunds") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, query, now)?;
            let columns = table::columns(REFUND_COLUMNS, shop.currency, locale);
            let about = about(range.as_ref(), &shop, locale);
            to.head(&head(&shop, "Refunds", about, columns, locale))?;
            Ok(read.each_refund_line(seconds(range.as_ref()), |refund| {
                to.row(table::cells(REFUND_COLUMNS, &refund, &())?)
            })?)
        })
    }

    pub(super) fn list_products(
        &self,
        actor: &Actor,
        wanted: &ProductSelection,
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("export products") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let sold_in = range(read, &shop, wanted.sold_in.as_ref(), now)?;
            let columns = table::columns(PRODUCT_COLUMNS, shop.currency, locale);
            let classes = read.classes()?;
            let sold = match &sold_in {
                Some(range) => text!("Sold {range}", range = locale.dates().range(range)),
                None => text!("Sold, all time"),
            };
            let about = format!("{}, {}", locale.text(&sold), shop.currency.code());
            to.head(&head(&shop, "Products", about, columns, locale))?;
            let rows = self.product_rows(read, sold_in.as_ref())?;
            chosen(rows, wanted.only.as_deref(), |row| row.product.id)
                .iter()
                .try_for_each(|row| to.row(table::cells(PRODUCT_COLUMNS, row, &classes)?))
        })
    }

    pub(super) fn list_customers(
        &self,
        actor: &Actor,
        only: Option<&[String]>,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("export customers") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let columns = table::columns(CUSTOMER_COLUMNS, shop.currency, locale);
            to.head(&head(&shop, "Customers", shop.currency.code().to_owned(), columns, locale))?;
            chosen(customer_rows(read)?, only, |row| row.customer.login.clone())
                .iter()
                .try_for_each(|row| to.row(table::cells(CUSTOMER_COLUMNS, row, &())?))
        })
    }
}

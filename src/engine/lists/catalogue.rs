//! The lists of refunds, products and customers: their columns and rows.

use std::sync::LazyLock;

use super::{ProductSelection, about, chosen, class_name, head, range, seconds};
use crate::customers::customer_rows;
use crate::{CustomerRow, Engine, ProductRow, require};
use domain::access::{Actor, Capability};
use domain::fielded::Fielded;
use domain::label;
use domain::locale::Locale;
use domain::order::{Customer, RefundLine};
use domain::places::address::Address;
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::time::period::RangeQuery;
use domain::{Error, Result};

/// The columns of products; the context is the list of tax classes, for their names.
pub static PRODUCT_COLUMNS: LazyLock<Vec<ColumnOf<ProductRow, [TaxClass]>>> = LazyLock::new(|| {
    let keys = ["id", "sku", "name", "price", "class", "state", "cost", "sold", "net_sales"];
    let class =
        |row: &ProductRow, classes: &[TaxClass]| Ok(Cell::text(class_name(&row.product.class, classes)));
    let own = [
        ColumnOf::new("id", label!("Product id"), Kind::Key, 11, |row: &ProductRow, _: &[TaxClass]| {
            Ok(Cell::Whole(row.product.id.get()))
        }),
        ColumnOf::new("sku", label!("SKU"), Kind::Text, 16, |row, _| Ok(Cell::text(&row.product.sku))),
        ColumnOf::new("class", label!("Tax class"), Kind::Text, 18, class)
            .sorted_by(|row, _| Ok(Cell::text(row.product.class.as_str()))),
        ColumnOf::new("state", label!("Status"), Kind::Text, 10, |row, _| {
            Ok(Text::new(if row.product.deleted { label!("deleted") } else { label!("on sale") }).into())
        }),
        ColumnOf::new("sold", label!("Sold"), Kind::Quantity, 10, |row, _| {
            Ok(Cell::Quantity(row.sold.quantity))
        }),
        ColumnOf::money("net_sales", label!("Net sales"), |row, _| Ok(Cell::Money(row.sold.net_sales))),
    ];
    ColumnOf::ordered(&keys, &own, |row: &ProductRow| &row.product)
});

/// The columns of customers.
pub static CUSTOMER_COLUMNS: LazyLock<Vec<ColumnOf<CustomerRow>>> = LazyLock::new(|| {
    let keys = [
        "login",
        "name",
        "email",
        "registered",
        "street",
        "postcode",
        "city",
        "state",
        "country",
        "archived",
        "orders",
        "total",
        "vat_number",
        "buyer_reference",
    ];
    let of = |key| Customer::field(key).map(|field| ColumnOf::of(field, |row: &CustomerRow| &row.customer));
    let own = [
        of("login").map(|column| column.called("login", label!("Customer"))),
        of("name").map(|column| column.sorted_by(|row, ()| Ok(Cell::text(row.customer.called())))),
        of("registered_at").map(|column| column.called("registered", label!("Registered")).wide(17)),
        of("city").map(|column| {
            let column = column.short(label!("Place"));
            column.sorted_by(|row, ()| Ok(Cell::Text(by_place(&row.customer.address))))
        }),
        Some(ColumnOf::new("orders", label!("Orders"), Kind::Whole, 8, |row: &CustomerRow, ()| {
            Ok(Cell::Whole(row.orders))
        })),
        Some(ColumnOf::money("total", label!("Total"), |row, ()| Ok(Cell::Money(row.total)))),
    ];
    let own: Vec<_> = own.into_iter().flatten().collect();
    ColumnOf::ordered(&keys, &own, |row: &CustomerRow| &row.customer)
});

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
            let columns = table::columns(&PRODUCT_COLUMNS, shop.currency, locale);
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
                .try_for_each(|row| to.row(table::cells(&PRODUCT_COLUMNS, row, &classes)?))
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
            let columns = table::columns(&CUSTOMER_COLUMNS, shop.currency, locale);
            to.head(&head(&shop, "Customers", shop.currency.code().to_owned(), columns, locale))?;
            chosen(customer_rows(read)?, only, |row| row.customer.login.clone())
                .iter()
                .try_for_each(|row| to.row(table::cells(&CUSTOMER_COLUMNS, row, &())?))
        })
    }
}

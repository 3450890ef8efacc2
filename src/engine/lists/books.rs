//! Orders, refunds, products and customers, handed on row by row.

use super::{class_name, head, seconds};
use crate::domain::access::{Actor, Capability};
use crate::domain::naming;
use crate::domain::period::{RangeQuery, ReportRange};
use crate::domain::settings::Shop;
use crate::domain::table::{Cell, Column, Kind, Receiver};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::engine::{Engine, require};
use crate::store::Read;

impl Engine {
    pub(super) fn list_orders(
        &self,
        actor: &Actor,
        query: Option<&RangeQuery>,
        now: Instant,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export orders" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, query, now)?;
            let money = |name| Column::money(name, shop.currency);
            let columns = vec![
                Column::new("Order", Kind::Text, 12),
                Column::new("Date", Kind::Moment, 17),
                Column::new("Status", Kind::Text, 12),
                Column::new("Customer", Kind::Text, 26),
                Column::new("Country", Kind::Text, 9),
                Column::new("Items", Kind::Quantity, 8),
                money("Total"),
                money("Tax"),
                money("Shipping"),
                money("Discount given"),
                money("Refunded"),
            ];
            to.head(&head(&shop, "Orders", about(range.as_ref(), &shop), columns))?;
            read.each_order_line(seconds(range.as_ref()), |order| {
                to.row(vec![
                    Cell::Text(order.number),
                    Cell::Moment(order.placed_at),
                    Cell::text(order.status.as_str()),
                    Cell::Text(order.customer),
                    Cell::Text(order.country),
                    Cell::Quantity(order.items),
                    Cell::Money(order.total),
                    Cell::Money(order.tax),
                    Cell::Money(order.shipping),
                    Cell::Money(order.discount),
                    Cell::Money(order.refunded),
                ])
            })
        })
    }

    pub(super) fn list_refunds(
        &self,
        actor: &Actor,
        query: Option<&RangeQuery>,
        now: Instant,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export refunds" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, query, now)?;
            let money = |name| Column::money(name, shop.currency);
            let columns = vec![
                Column::new("Date", Kind::Moment, 17),
                Column::new("Order", Kind::Text, 12),
                Column::new("Credit note", Kind::Text, 14),
                Column::new("Customer", Kind::Text, 26),
                money("Amount"),
                money("Tax"),
                money("Shipping"),
            ];
            to.head(&head(&shop, "Refunds", about(range.as_ref(), &shop), columns))?;
            read.each_refund_line(seconds(range.as_ref()), |refund| {
                to.row(vec![
                    Cell::Moment(refund.refunded_at),
                    Cell::Text(refund.order.unwrap_or_default()),
                    Cell::Text(refund.note.unwrap_or_default()),
                    Cell::Text(refund.customer),
                    Cell::Money(refund.amount),
                    Cell::Money(refund.tax),
                    Cell::Money(refund.shipping),
                ])
            })
        })
    }

    pub(super) fn list_products(&self, actor: &Actor, to: &mut dyn Receiver) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export products" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let columns = vec![
                Column::new("Product id", Kind::Key, 11),
                Column::new("SKU", Kind::Text, 16),
                Column::new("Name", Kind::Text, 52),
                Column::money("Price", shop.currency),
                Column::new("Tax class", Kind::Text, 18),
                Column::new("State", Kind::Text, 10),
            ];
            let classes = read.classes()?;
            to.head(&head(&shop, "Products", shop.currency.code().to_owned(), columns))?;
            read.each_product(|product| {
                let class = class_name(&product.class, &classes).to_owned();
                to.row(vec![
                    Cell::Whole(product.id.get()),
                    Cell::Text(product.sku),
                    Cell::Text(product.name),
                    product.price.map_or(Cell::Empty, Cell::Money),
                    Cell::Text(class),
                    Cell::text(if product.deleted { "deleted" } else { "on sale" }),
                ])
            })
        })
    }

    pub(super) fn list_customers(&self, actor: &Actor, to: &mut dyn Receiver) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export customers" })?;
        self.store.read(|read| {
            let columns = vec![
                Column::new("Customer", Kind::Text, 24),
                Column::new("Name", Kind::Text, 30),
                Column::new("Email", Kind::Text, 34),
                Column::new("Registered", Kind::Moment, 17),
                Column::new("Street", Kind::Text, 26),
                Column::new("Postcode", Kind::Text, 11),
                Column::new("City", Kind::Text, 18),
                Column::new("State", Kind::Text, 8),
                Column::new("Country", Kind::Text, 9),
                Column::new("Archived", Kind::Text, 10),
            ];
            to.head(&head(&read.shop()?, "Customers", String::new(), columns))?;
            read.each_customer(|customer| {
                let address = customer.address;
                to.row(vec![
                    Cell::Text(customer.login),
                    Cell::Text(customer.name),
                    Cell::Text(customer.email),
                    Cell::Moment(customer.registered_at),
                    Cell::Text(address.street),
                    Cell::Text(address.postcode),
                    Cell::Text(address.city),
                    Cell::Text(address.state),
                    Cell::Text(address.country),
                    if customer.archived { Cell::text("archived") } else { Cell::Empty },
                ])
            })
        })
    }
}

fn range(
    read: &Read<'_>,
    shop: &Shop,
    query: Option<&RangeQuery>,
    now: Instant,
) -> Result<Option<ReportRange>> {
    let now = shop.time_zone.local(now);
    query.map(|query| ReportRange::resolve(query, shop.time_zone, now, || read.earliest())).transpose()
}

/// `1–31 Oct 2026, GBP`.
fn about(range: Option<&ReportRange>, shop: &Shop) -> String {
    let days = range.map_or_else(|| "All days".to_owned(), naming::range);
    format!("{days}, {}", shop.currency.code())
}

//! Refunds, products and customers, handed on row by row.

use std::collections::BTreeMap;

use super::{ProductsWanted, about, class_name, head, range, seconds};
use crate::domain::access::{Actor, Capability};
use crate::domain::naming;
use crate::domain::period::RangeQuery;
use crate::domain::table::{Cell, Column, Kind, Receiver};
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::engine::customer_list::customer_rows;
use crate::engine::{CustomerRow, Engine, require};

impl Engine {
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

    pub(super) fn list_products(
        &self,
        actor: &Actor,
        wanted: &ProductsWanted,
        now: Instant,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export products" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let sold_in = range(read, &shop, wanted.sold_in.as_ref(), now)?;
            let columns = vec![
                Column::new("Product id", Kind::Key, 11),
                Column::new("SKU", Kind::Text, 16),
                Column::new("Name", Kind::Text, 52),
                Column::money("Price", shop.currency),
                Column::new("Tax class", Kind::Text, 18),
                Column::new("State", Kind::Text, 10),
                Column::new("Sold", Kind::Quantity, 10),
                Column::money("Net sales", shop.currency),
            ];
            let classes = read.classes()?;
            let days = sold_in.as_ref().map_or_else(|| "in all".to_owned(), naming::range);
            let about = format!("Sold {days}, {}", shop.currency.code());
            to.head(&head(&shop, "Products", about, columns))?;
            let rows = self.product_rows(read, sold_in.as_ref())?;
            chosen(rows, wanted.only.as_deref(), |row| row.product.id).into_iter().try_for_each(|row| {
                let product = row.product;
                let class = class_name(&product.class, &classes).to_owned();
                to.row(vec![
                    Cell::Whole(product.id.get()),
                    Cell::Text(product.sku),
                    Cell::Text(product.name),
                    product.price.map_or(Cell::Empty, Cell::Price),
                    Cell::Text(class),
                    Cell::text(if product.deleted { "deleted" } else { "on sale" }),
                    Cell::Quantity(row.quantity),
                    Cell::Money(row.net_sales),
                ])
            })
        })
    }

    pub(super) fn list_customers(
        &self,
        actor: &Actor,
        only: Option<&[String]>,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export customers" })?;
        self.store.read(|read| {
            let shop = read.shop()?;
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
                Column::new("Orders", Kind::Whole, 8),
                Column::money("Total", shop.currency),
            ];
            to.head(&head(&shop, "Customers", shop.currency.code().to_owned(), columns))?;
            let rows = customer_rows(read)?;
            let chosen = chosen(rows, only, |row| row.customer.login.clone());
            chosen.into_iter().try_for_each(|CustomerRow { customer, orders, total }| {
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
                    Cell::Whole(orders),
                    Cell::Money(total),
                ])
            })
        })
    }
}

/// Those that are wanted, in the order they are wanted in; all without a choice. Whoever is no longer there
/// is left out.
fn chosen<T, K: Ord>(rows: Vec<T>, only: Option<&[K]>, key: impl Fn(&T) -> K) -> Vec<T> {
    let Some(only) = only else { return rows };
    let mut all: BTreeMap<K, T> = rows.into_iter().map(|row| (key(&row), row)).collect();
    only.iter().filter_map(|key| all.remove(key)).collect()
}

//! Orders with their items and coupons. Refunds are in `refunds.rs`.

pub(super) mod charges;
mod drafts;
mod exports;
mod indexes;
mod list;
mod refunds;
pub(super) mod search;

use std::collections::HashMap;

use rusqlite::{Row, named_params, params};

use super::check::checksums;
use super::columns::{
    PRICE, UNIT_COST, address, class, class_text, corrects, local, maybe, money, price, quantity, status,
    texts,
};
use super::{JournalChange, Read, Write};
use crate::Result;
use charges::Sold;
use domain::ids::{ChargeId, OrderId, ProductId, UserId};
use domain::order::refund::settle;
use domain::order::{Coupon, Item, Order, OrderSummary, Origin};
use domain::tax::Prices;
use domain::tax::exemption::TaxExemption;
use domain::tax::jurisdiction::Jurisdiction;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::{Day, Local, Zone};
use domain::unit_price::UnitPrice;
use domain::{Error, text};

const FIND: &str = "
  SELECT o.id, number, status, day, second, total, tax, shipping, shipping_tax, discount, o.street, o.city, o.state,
    o.postcode, o.country, shipping_method, prices, source_key,
    s.name AS source, u.login AS customer,
    (SELECT json_group_object(field, text) FROM order_texts WHERE order_id = o.id) AS texts,
    x.reason, x.words, x.vat_number, (SELECT period FROM order_corrections WHERE order_id = o.id) AS corrects
  FROM orders o LEFT JOIN users u ON u.id = o.customer_id LEFT JOIN order_sources s ON s.id = o.source_id
    LEFT JOIN order_exemptions x ON x.order_id = o.id
  WHERE length(number) = length(:number) AND number = :number";
const IDS: &str = "
  SELECT o.id, number, status, day, second, total, tax, shipping, shipping_tax, discount, o.street, o.city, o.state,
    o.postcode, o.country, shipping_method, prices, source_key,
    s.name AS source, u.login AS customer,
    (SELECT json_group_object(field, text) FROM order_texts WHERE order_id = o.id) AS texts,
    x.reason, x.words, x.vat_number, (SELECT period FROM order_corrections WHERE order_id = o.id) AS corrects
  FROM orders o LEFT JOIN users u ON u.id = o.customer_id LEFT JOIN order_sources s ON s.id = o.source_id
    LEFT JOIN order_exemptions x ON x.order_id = o.id
  ORDER BY o.id";
const BETWEEN: &str = "
  SELECT number, status, day, second, total, o.country, tax = 0 AND shipping_tax = 0 AS is_untaxed,
    coalesce(CASE u.name WHEN '' THEN u.login ELSE u.name END, (SELECT text FROM order_texts
      WHERE order_id = o.id AND field IN ('company', 'buyer') ORDER BY field DESC LIMIT 1)) AS customer,
    (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = o.id) AS refunded,
    (SELECT coalesce(sum(quantity), 0) FROM order_items WHERE order_id = o.id) AS items
  FROM orders o LEFT JOIN users u ON u.id = o.customer_id
  WHERE (day, second) >= (:first_day, :first_second) AND (day, second) <= (:last_day, :last_second)
    AND +status IN (1, 2, 3, 5)
  ORDER BY day DESC, second DESC, o.id DESC LIMIT :limit";
const OF_KEY: &str = "
  SELECT number, source_key, coalesce(s.name, '') AS source
  FROM orders o LEFT JOIN order_sources s ON s.id = o.source_id WHERE source_key = :key";
const COUNT: &str = "SELECT count(*) FROM orders";
const LAST: &str = "SELECT coalesce(max(id), 0) FROM orders";
const ITEMS: &str = "
  SELECT product_id, name, quantity, total, tax, price, price_rest, class, unit_cost, unit_cost_rest, own
  FROM order_items i JOIN item_names n ON n.id = name_id
    LEFT JOIN item_costs c ON (c.order_id, c.position) = (i.order_id, i.position)
  WHERE i.order_id = :id ORDER BY i.position";
const COUPONS: &str = "SELECT code, discount FROM order_coupons WHERE order_id = :id ORDER BY position";
const USER_ID: &str = "SELECT id FROM users WHERE login = :login";
const ADD: &str = "
  INSERT INTO orders
    (id, number, status, placed_at, day, second, total, tax, shipping, shipping_tax, discount, customer_id, street,
    city, state, postcode, country, shipping_method, prices, source_id, source_key, checksum, charge_id, cost,
    sales_with_cost)
  VALUES (:id, :number, :status, :placed_at, :day, :second, :total, :tax, :shipping, :shipping_tax, :discount,
    :customer, :street, :city, :state, :postcode, :country, :shipping_method, :prices, :source, :source_key,
    :checksum, :charge, :cost, :sales_with_cost)";
// With the values of `ADD`, by position.
const CHANGE: &str = "
  UPDATE orders SET
    number = ?2, status = ?3, placed_at = ?4, day = ?5, second = ?6, total = ?7, tax = ?8, shipping = ?9,
    shipping_tax = ?10, discount = ?11, customer_id = ?12, street = ?13, city = ?14, state = ?15, postcode = ?16,
    country = ?17, shipping_method = ?18, prices = ?19, source_id = ?20, source_key = ?21,
    checksum = ?22, charge_id = ?23, cost = ?24, sales_with_cost = ?25
  WHERE id = ?1";
const DELETE: &str = "DELETE FROM orders WHERE id = :id";
const CLEAR_ITEMS: &str = "DELETE FROM order_items WHERE order_id = :id";
const CLEAR_COSTS: &str = "DELETE FROM item_costs WHERE order_id = :id";
const CLEAR_COUPONS: &str = "DELETE FROM order_coupons WHERE order_id = :id";
const ADD_ITEM: &str = "
  INSERT INTO order_items (order_id, position, product_id, name_id, quantity, total, tax, price, price_rest,
    class, cost)
  VALUES (:id, :position, :product, :name, :quantity, :total, :tax, :price, :price_rest, :class, :cost)";
const ADD_COST: &str = "
  INSERT INTO item_costs (order_id, position, unit_cost, unit_cost_rest, own)
  VALUES (:id, :position, :unit_cost, :unit_cost_rest, :own)";
const ADD_COUPON: &str = "
  INSERT INTO order_coupons (order_id, position, code, discount) VALUES (:id, :position, :code, :discount)";
const CLEAR_TEXTS: &str = "DELETE FROM order_texts WHERE order_id = :id";
const ADD_TEXT: &str = "INSERT INTO order_texts (order_id, field, text) VALUES (:id, :field, :text)";
const CLEAR_EXEMPTION: &str = "DELETE FROM order_exemptions WHERE order_id = :id";
const ADD_EXEMPTION: &str = "
  INSERT INTO order_exemptions (order_id, reason, words, vat_number) VALUES (:id, :reason, :words, :vat_number)";
const CLEAR_CORRECTION: &str = "DELETE FROM order_corrections WHERE order_id = :id";
const ADD_CORRECTION: &str = "INSERT INTO order_corrections (order_id, period) VALUES (:id, :period)";
const NAME_ID: &str = "SELECT id FROM item_names WHERE name = :name";
const ADD_NAME: &str = "INSERT INTO item_names (name) VALUES (:name)";
const SOURCE_ID: &str = "SELECT id FROM order_sources WHERE name = :name";
const ADD_SOURCE: &str = "INSERT INTO order_sources (name) VALUES (:name)";

/// The most names whose ids a transaction caches.
const MOST_NAMES: usize = 50_000;

fn order(row: &Row<'_>) -> rusqlite::Result<(OrderId, Order)> {
    let order = Order {
        number: row.get("number")?,
        placed_at: local(row)?,
        status: status(row)?,
        total: money(row, "total")?,
        tax: money(row, "tax")?,
        shipping: money(row, "shipping")?,
        shipping_tax: money(row, "shipping_tax")?,
        discount: money(row, "discount")?,
        customer: row.get("customer")?,
        address: address(row)?,
        shipping_method: row.get("shipping_method")?,
        prices: Prices::including(row.get("prices")?),
        texts: texts(row)?,
        origin: Origin {
            system: row.get::<_, Option<String>>("source")?.unwrap_or_default(),
            key: row.get("source_key")?,
        },
        exemption: exemption(row)?,
        corrects: corrects(row)?,
        ..Order::default()
    };
    Ok((OrderId::new(row.get("id")?), order))
}

fn exemption(row: &Row<'_>) -> rusqlite::Result<TaxExemption> {
    let Some(reason) = maybe(row, "reason", UntaxedReason::from_number)? else {
        return Ok(TaxExemption::default());
    };
    Ok(TaxExemption { reason, words: row.get("words")?, vat_number: row.get("vat_number")? })
}

/// The days whose totals count an order and its refunds.
fn days_of(order: &Order) -> impl Iterator<Item = Day> {
    let refunds = order.refunds.iter().map(|refund| refund.refunded_at.day);
    std::iter::once(order.placed_at.day).chain(refunds)
}

/// True if both orders count the same for the products sold and taken back, so that those need no new totals.
fn sell_alike(was: &Order, order: &Order) -> bool {
    let alike = Order {
        status: was.status,
        customer: was.customer.clone(),
        address: was.address.clone(),
        shipping_method: was.shipping_method.clone(),
        texts: was.texts.clone(),
        exemption: was.exemption.clone(),
        ..order.clone()
    };
    was.status.counts() == order.status.counts() && alike == *was
}

impl Read<'_> {
    /// The order of this number, with all of its parts.
    pub fn order(&self, number: &str) -> Result<Option<(OrderId, Order)>> {
        let found = self.one(FIND, named_params! { ":number": number }, order)?;
        found.map(|(id, order)| Ok((id, self.with_parts(id, order)?))).transpose()
    }

    /// Calls `visit` for each order with all of its parts, by id.
    pub fn each_order(&self, mut visit: impl FnMut(Order) -> domain::Result<()>) -> Result<()> {
        self.each_row(IDS, [], |row| {
            let (id, order) = order(row)?;
            visit(self.with_parts(id, order)?)?;
            Ok(())
        })?;
        Ok(())
    }

    /// The orders that count from `start` to `end`, both inclusive, latest first.
    pub fn orders_between(&self, start: Local, end: Local, limit: i64) -> Result<Vec<OrderSummary>> {
        let params = named_params! {
            ":first_day": start.day.number(), ":first_second": start.second,
            ":last_day": end.day.number(), ":last_second": end.second, ":limit": limit,
        };
        self.list(BETWEEN, params, summary)
    }

    /// The numbers of the orders with this id in the system that they came from, each with that system.
    pub fn orders_of_key(&self, key: i64) -> Result<Vec<(String, Origin)>> {
        self.list(OF_KEY, named_params! { ":key": key }, |row| {
            let origin = Origin { system: row.get("source")?, key: row.get("source_key")? };
            Ok((row.get("number")?, origin))
        })
    }

    /// The number of all orders, of any status.
    pub fn order_count(&self) -> Result<i64> {
        self.only(COUNT, [], |row| row.get(0))
    }

    /// The highest row id of an order, which their number does not exceed; 0 without any.
    pub fn last_order_row(&self) -> Result<i64> {
        self.only(LAST, [], |row| row.get(0))
    }

    fn with_parts(&self, id: OrderId, mut order: Order) -> Result<Order> {
        let mut items = self.conn.prepare_cached(ITEMS)?;
        let found = items.query_map(named_params! { ":id": id.get() }, |row| {
            Ok(Item {
                product: row.get::<_, Option<i64>>("product_id")?.map(ProductId::new),
                name: row.get("name")?,
                quantity: quantity(row, "quantity")?,
                total: money(row, "total")?,
                tax: money(row, "tax")?,
                price: price(row, PRICE)?,
                class: class(row)?,
                cost: price(row, UNIT_COST)?,
                own_cost: row.get::<_, Option<bool>>("own")?.unwrap_or_default(),
            })
        })?;
        order.items = found.collect::<rusqlite::Result<_>>()?;
        let mut coupons = self.conn.prepare_cached(COUPONS)?;
        let found = coupons.query_map(named_params! { ":id": id.get() }, |row| {
            Ok(Coupon { code: row.get("code")?, discount: money(row, "discount")? })
        })?;
        order.coupons = found.collect::<rusqlite::Result<_>>()?;
        order.taxes = self.taxes_of_order(id)?;
        order.refunds = self.refunds_of(id)?;
        Ok(order)
    }

    /// The id of a user; refused when the user does not exist.
    pub(super) fn user_id(&self, login: Option<&str>) -> Result<Option<UserId>> {
        let Some(login) = login else {
            return Ok(None);
        };
        let id = self.one(USER_ID, named_params! { ":login": login }, |row| row.get("id"))?;
        Ok(Some(UserId::new(id.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })?)))
    }
}

impl Write<'_> {
    /// Adds an order whose number is free and whose products and customer exist. The caller adds it to the
    /// journal, since it knows whether it is one order or an import.
    pub fn add_order(&self, order: &Order, zone: Zone) -> Result<OrderId> {
        let place = self.place_of(order)?;
        let charge = self.put_row(ADD, None, order, &place, zone)?;
        let id = OrderId::new(self.conn.last_insert_rowid());
        self.add_parts(id, order, (&place, charge), zone)?;
        self.touch_days_of(order);
        Ok(id)
    }

    /// Adds a deleted order again under its previous id.
    pub(super) fn restore_order(&self, id: OrderId, order: &Order, zone: Zone) -> Result<()> {
        let place = self.place_of(order)?;
        let charge = self.put_row(ADD, Some(id), order, &place, zone)?;
        self.add_parts(id, order, (&place, charge), zone)?;
        self.touch_days_of(order);
        Ok(())
    }

    /// Refuses what would delete an order with documents.
    pub(super) fn refuse_with_invoices(&self, id: OrderId, number: &str) -> Result<()> {
        let Some(document) = self.invoices_of(id)?.pop() else { return Ok(()) };
        let problem = text!("the {document} belongs to it, so it stays", document = document.called());
        Err(Error::Invalid { what: text!("Order {number}", number), problem }.into())
    }

    /// Replaces an order and its parts. The caller adds that to the journal.
    pub fn change_order(&self, id: OrderId, was: &Order, order: &Order, zone: Zone) -> Result<()> {
        self.keep_invoice(id, was, order)?;
        let place = match self.kept_jurisdiction(id, was, order)? {
            Some(place) => place,
            None => self.place_of(order)?,
        };
        let charge = self.put_row(CHANGE, Some(id), order, &place, zone)?;
        for clear in [CLEAR_ITEMS, CLEAR_COSTS, CLEAR_COUPONS, CLEAR_TEXTS, CLEAR_EXEMPTION, CLEAR_CORRECTION]
        {
            self.run(clear, named_params! { ":id": id.get() })?;
        }
        self.clear_taxes_of_order(id)?;
        self.clear_refunds_of(id)?;
        self.add_parts(id, order, (&place, charge), zone)?;
        self.touch_customer_of(was)?;
        if sell_alike(was, order) {
            days_of(order).for_each(|day| self.touch_amounts(day));
        } else {
            self.touch_days_of(was);
            self.touch_days_of(order);
        }
        Ok(())
    }

    /// The jurisdiction that an order has when it is written.
    fn place_of(&self, order: &Order) -> Result<Jurisdiction> {
        self.jurisdiction(&order.address, self.customer_id(order.customer.as_deref())?)
    }

    /// Writes the row of an order; returns what all of it is charged to.
    fn put_row(
        &self,
        sql: &str,
        id: Option<OrderId>,
        order: &Order,
        place: &Jurisdiction,
        zone: Zone,
    ) -> Result<Option<ChargeId>> {
        self.see_size(order.size());
        let customer = self.customer_id(order.customer.as_deref())?;
        if let Some(id) = customer {
            self.touch_customer(id.get());
        }
        let placed_at = zone.instant(order.placed_at);
        let charge = self.only_charge(order, place)?;
        let [cost, sales_with_cost] = order.costed()?.ten_thousandths();
        // By position, in the order of the SQL, for the speed of imports of a million orders.
        self.run(
            sql,
            params![
                id.map(OrderId::get),
                order.number,
                order.status.number(),
                placed_at.seconds(),
                order.placed_at.day.number(),
                order.placed_at.second,
                order.total.ten_thousandths(),
                order.tax.ten_thousandths(),
                order.shipping.ten_thousandths(),
                order.shipping_tax.ten_thousandths(),
                order.discount.ten_thousandths(),
                customer.map(UserId::get),
                order.address.street,
                order.address.city,
                order.address.state,
                order.address.postcode,
                order.address.country,
                order.shipping_method,
                order.prices.include_tax(),
                self.source_id(&order.origin)?,
                order.origin.key,
                checksums::of_order(order, customer, placed_at, place)?,
                charge.map(ChargeId::get),
                cost,
                sales_with_cost,
            ],
        )?;
        Ok(charge)
    }

    /// Deletes an order with its parts, and adds that to the journal.
    pub fn delete_order(&self, id: OrderId, was: &Order) -> Result<()> {
        self.refuse_with_invoices(id, &was.number)?;
        self.run(DELETE, named_params! { ":id": id.get() })?;
        self.touch_customer_of(was)?;
        self.touch_days_of(was);
        self.record(JournalChange::order(id, Some(was), None));
        Ok(())
    }

    /// Marks the customer of the old order for recomputation.
    fn touch_customer_of(&self, was: &Order) -> Result<()> {
        if let Some(id) = self.user_id(was.customer.as_deref())? {
            self.touch_customer(id.get());
        }
        Ok(())
    }

    fn touch_days_of(&self, order: &Order) {
        days_of(order).for_each(|day| self.touch(day));
    }

    fn add_parts(
        &self,
        id: OrderId,
        order: &Order,
        (place, charge): (&Jurisdiction, Option<ChargeId>),
        zone: Zone,
    ) -> Result<()> {
        let mut add = self.conn.prepare_cached(ADD_ITEM)?;
        for (position, item) in (0_i64..).zip(&order.items) {
            let (price, price_rest) = item.price.map(UnitPrice::parts).unzip();
            let [of_line, _] = item.costed()?.ten_thousandths();
            add.execute(params![
                id.get(),
                position,
                item.product.map(ProductId::get),
                self.name_id(&item.name)?,
                item.quantity.ten_thousandths(),
                item.total.ten_thousandths(),
                item.tax.ten_thousandths(),
                price,
                price_rest.unwrap_or(0),
                class_text(&item.class),
                item.cost.map(|_| of_line),
            ])?;
            if let Some((cost, rest)) = item.cost.map(UnitPrice::parts) {
                self.run(ADD_COST, params![id.get(), position, cost, rest, item.own_cost])?;
            }
        }
        for (position, coupon) in (0_i64..).zip(&order.coupons) {
            self.run(
                ADD_COUPON,
                named_params! {
                    ":id": id.get(),
                    ":position": position,
                    ":code": coupon.code,
                    ":discount": coupon.discount.ten_thousandths(),
                },
            )?;
        }
        for (field, text) in order.texts.each().filter(|(_, text)| !text.is_empty()) {
            self.run(ADD_TEXT, named_params! { ":id": id.get(), ":field": field.key, ":text": text })?;
        }
        if order.exemption.is_stated() {
            self.run(
                ADD_EXEMPTION,
                named_params! {
                    ":id": id.get(),
                    ":reason": order.exemption.reason.number(),
                    ":words": order.exemption.words,
                    ":vat_number": order.exemption.vat_number,
                },
            )?;
        }
        if let Some(period) = order.corrects {
            let correction = named_params! { ":id": id.get(), ":period": period.to_string() };
            self.run(ADD_CORRECTION, correction)?;
        }
        if charge.is_none() {
            self.add_taxes_of_order(id, order, place)?;
        }
        let sold = Sold { place, reason: order.exemption.reason };
        for (refund, settled) in order.refunds.iter().zip(settle(order)?) {
            self.add_refund_of(id, refund, &settled, sold, zone)?;
        }
        Ok(())
    }

    /// As [`Read::user_id`], with a cache.
    fn customer_id(&self, login: Option<&str>) -> Result<Option<UserId>> {
        let known = login.and_then(|login| self.logins.borrow().get(login).copied());
        if known.is_some() {
            return Ok(known);
        }
        let found = self.user_id(login)?;
        if let Some((login, id)) = login.zip(found) {
            remember(&mut self.logins.borrow_mut(), login, id);
        }
        Ok(found)
    }

    /// The id of the system that an order was imported from; `None` for an order that was made here.
    fn source_id(&self, origin: &Origin) -> Result<Option<i64>> {
        if *origin == Origin::default() {
            return Ok(None);
        }
        let name = named_params! { ":name": origin.system };
        let found = self.one(SOURCE_ID, name, |row| row.get("id"))?;
        if found.is_none() {
            self.run(ADD_SOURCE, name)?;
            return Ok(Some(self.conn.last_insert_rowid()));
        }
        Ok(found)
    }

    fn name_id(&self, name: &str) -> Result<i64> {
        let mut known = self.names.borrow_mut();
        if let Some(id) = known.get(name) {
            return Ok(*id);
        }
        let found = self.one(NAME_ID, named_params! { ":name": name }, |row| row.get("id"))?;
        let id = if let Some(id) = found {
            id
        } else {
            self.run(ADD_NAME, named_params! { ":name": name })?;
            self.conn.last_insert_rowid()
        };
        remember(&mut known, name, id);
        Ok(id)
    }
}

/// Caches an id; a full cache is emptied first.
fn remember<T>(known: &mut HashMap<String, T>, name: &str, id: T) {
    if known.len() >= MOST_NAMES {
        known.clear();
    }
    known.insert(name.to_owned(), id);
}

/// An [`OrderSummary`] from a row of the list.
pub(super) fn summary(row: &Row<'_>) -> rusqlite::Result<OrderSummary> {
    Ok(OrderSummary {
        number: row.get("number")?,
        placed_at: local(row)?,
        status: status(row)?,
        customer: row.get("customer")?,
        country: row.get("country")?,
        total: money(row, "total")?,
        refunded: money(row, "refunded")?,
        items: quantity(row, "items")?,
        is_untaxed: row.get("is_untaxed")?,
    })
}

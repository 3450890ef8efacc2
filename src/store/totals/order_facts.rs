//! What an order or a refund tells of a sale and the totals of days do not ([`OrderFacts`]), as expressions of SQL: of an
//! order `o`, which a refund may lack, its customer `u` and what it was charged `c`.

use rusqlite::Connection;
use rusqlite::functions::{Context, FunctionFlags};

use crate::Read;
use crate::Result;
use crate::columns::class_text;
use domain::returns::tags::kind_of;
use domain::returns::{SoldTo, SupplyKind};
use domain::tax::class::ClassSlug;
use domain::tax::vat_number::VatNumber;

/// The number of a [`SoldTo`], by the postcode of the order, or that of the customer.
pub(super) const SOLD_TO: &str = "
  CASE
    WHEN c.country = 'GB' AND upper(trim(
      CASE coalesce(o.city || o.state || o.postcode || o.country, '')
        WHEN '' THEN coalesce(u.postcode, '') ELSE o.postcode END)) GLOB 'BT[0-9]*' THEN 1
    WHEN c.country = 'XI' THEN 1
    WHEN c.country = '' AND coalesce(o.city || o.state || o.postcode || o.country, '') = ''
      AND coalesce(u.city || u.state || u.postcode || u.country, '') = '' THEN 2
    ELSE 0
  END";
/// The VAT number that the tax was left out for, else that of the invoice, else the customer's.
pub(super) const VAT_NUMBER: &str = "
  vat_number(coalesce(
    nullif((SELECT x.vat_number FROM order_exemptions x WHERE x.order_id = o.id), ''),
    nullif((SELECT x.text FROM order_texts x WHERE x.order_id = o.id AND x.field = 'buyer_vat_number'), ''),
    u.vat_number, ''), c.country)";
/// The name of its buyer.
pub(super) const BUYER_NAME: &str = "
  coalesce(
    nullif((SELECT x.text FROM order_texts x WHERE x.order_id = o.id AND x.field = 'company'), ''),
    nullif((SELECT x.text FROM order_texts x WHERE x.order_id = o.id AND x.field = 'buyer'), ''),
    nullif(u.name, ''), u.login, '')";
/// The net amount of services among what an order was not charged tax on: all, if all these items are services; else the
/// items that are. `net` is all.
pub(super) const ORDER_SERVICES: &str = "
  CASE
    WHEN c.untaxed = 0 THEN 0
    WHEN EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.tax = 0
      AND i.class NOT IN (SELECT value FROM json_each(:classes)))
      THEN coalesce((SELECT sum(i.total) FROM order_items i WHERE i.order_id = o.id AND i.tax = 0
        AND i.class IN (SELECT value FROM json_each(:classes))), 0)
    WHEN EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.tax = 0) THEN net
    ELSE 0
  END";
/// As [`ORDER_SERVICES`], of a refund `r` of an order, whose items are of the classes that their product has there, and goods
/// where it has several.
pub(super) const REFUND_SERVICES: &str = "
  CASE
    WHEN c.untaxed = 0 THEN 0
    WHEN EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.tax = 0
      AND i.class NOT IN (SELECT value FROM json_each(:classes)))
      THEN coalesce((SELECT sum(i.total) FROM refund_items i WHERE i.refund_id = r.id
        AND EXISTS (SELECT 1 FROM order_items s WHERE s.order_id = o.id AND s.product_id IS i.product_id AND s.tax = 0)
        AND NOT EXISTS (SELECT 1 FROM order_items s WHERE s.order_id = o.id AND s.product_id IS i.product_id
          AND (s.tax <> 0 OR s.class NOT IN (SELECT value FROM json_each(:classes))))), 0)
    WHEN EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.tax = 0) THEN net
    ELSE 0
  END";

/// The number of it in [`SOLD_TO`].
pub(super) const fn number(sold_to: SoldTo) -> i64 {
    match sold_to {
        SoldTo::AsCharged => 0,
        SoldTo::NorthernIreland => 1,
        SoldTo::Home => 2,
    }
}

/// The inverse of [`number`].
pub(super) const fn sold_to(number: i64) -> SoldTo {
    match number {
        1 => SoldTo::NorthernIreland,
        2 => SoldTo::Home,
        _ => SoldTo::AsCharged,
    }
}

/// Gives SQL the function that these are read by: a VAT number as it is kept apart, by its country.
pub(crate) fn prepare(conn: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    conn.create_scalar_function("vat_number", 2, flags, |context: &Context<'_>| {
        Ok(VatNumber::normalized(&context.get::<String>(0)?, &context.get::<String>(1)?))
    })
}

impl Read<'_> {
    /// The classes of services.
    pub fn service_classes(&self) -> Result<Vec<ClassSlug>> {
        let classes = self.classes()?.into_iter().chain([self.standard_class()?]);
        let of_services = classes.filter(|class| kind_of(class.kind, &class.slug) == SupplyKind::Services);
        Ok(of_services.map(|class| class.slug).collect())
    }

    /// They as a JSON list of what the items of orders have for them, to bind as `:classes`.
    pub(super) fn services_bound(&self) -> Result<String> {
        let classes = self.service_classes()?.into_iter();
        let texts: Vec<String> = classes.map(|class| format!("\"{}\"", class_text(&class))).collect();
        Ok(format!("[{}]", texts.join(",")))
    }
}

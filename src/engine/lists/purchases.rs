//! The lists of purchases, a row for each line of a document, and of suppliers. The first has the columns by
//! which purchases are imported.

use super::{PurchaseSelection, about, chosen, head, range};
use crate::purchases::{days, suppliers_by_id};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::SupplierId;
use domain::label;
use domain::locale::Locale;
use domain::percent::Percent;
use domain::purchase::supplier::Supplier;
use domain::purchase::{PurchaseLine, SupplierPurchase};
use domain::quantity::Quantity;
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result};

/// The columns of the lines of purchases; the context is the line.
pub const PURCHASE_COLUMNS: &[ColumnOf<SupplierPurchase, PurchaseLine>] = &[
    ColumnOf::new("date", label!("Date"), Kind::Day, 12, |row, _| Ok(Cell::Day(row.purchase.date))),
    ColumnOf::new("supplier", label!("Supplier"), Kind::Text, 30, |row, _| {
        Ok(Cell::text(&row.supplier.name))
    }),
    ColumnOf::new("document", label!("Document"), Kind::Text, 18, |row, _| {
        Ok(Cell::text(&row.purchase.document))
    }),
    ColumnOf::new("country", label!("Country"), Kind::Text, 9, |row, _| {
        Ok(Cell::text(&row.supplier.country))
    }),
    ColumnOf::new("vat_number", label!("VAT number"), Kind::Text, 16, |row, _| {
        Ok(Cell::text(&row.supplier.vat_number))
    }),
    ColumnOf::money("net", label!("Net"), |_, line: &PurchaseLine| Ok(Cell::Money(line.net))),
    ColumnOf::money("tax", label!("Tax"), |_, line: &PurchaseLine| Ok(Cell::Money(line.tax))),
    ColumnOf::new("rate", label!("Rate"), Kind::Percent(4), 10, |_, line: &PurchaseLine| {
        Ok(Cell::percent(line.rate.map(Percent::ten_thousandths)))
    }),
    ColumnOf::new("code", label!("Code"), Kind::Text, 10, |_, line: &PurchaseLine| {
        Ok(Cell::text(&line.code))
    }),
    ColumnOf::new("kind", label!("Kind"), Kind::Text, 12, |_, line: &PurchaseLine| {
        Ok(Text::new(line.kind.as_str()).into())
    }),
    ColumnOf::new("treatment", label!("Treatment"), Kind::Text, 15, |_, line: &PurchaseLine| {
        Ok(Cell::text(line.treatment.as_str()))
    }),
    ColumnOf::new("deductible", label!("Deductible"), Kind::Percent(4), 10, |_, line: &PurchaseLine| {
        Ok(Cell::Percent(line.deductible.ten_thousandths()))
    }),
    ColumnOf::new("product", label!("Product"), Kind::Text, 16, |_, line: &PurchaseLine| {
        Ok(Cell::text(&line.product))
    }),
    ColumnOf::new("quantity", label!("Quantity"), Kind::Quantity, 10, |_, line: &PurchaseLine| {
        let is_said = line.quantity != Quantity::ZERO;
        Ok(if is_said { Cell::Quantity(line.quantity) } else { Cell::Empty })
    }),
    ColumnOf::new("paid_on", label!("Paid on"), Kind::Day, 12, |row, _| {
        Ok(row.purchase.paid_on.map_or(Cell::Empty, Cell::Day))
    }),
    ColumnOf::new("note", label!("Note"), Kind::Text, 30, |row, _| Ok(Cell::text(&row.purchase.note))),
    ColumnOf::new("corrects", label!("Corrects"), Kind::Text, 17, |row, _| {
        Ok(row.purchase.corrects.map_or(Cell::Empty, |period| Cell::text(period.to_string())))
    }),
];

/// The columns of the list of purchases, which has a row for each document.
pub const PURCHASE_LIST_COLUMNS: &[ColumnOf<SupplierPurchase>] = &[
    ColumnOf::new("date", label!("Date"), Kind::Day, 12, |row, ()| Ok(Cell::Day(row.purchase.date))),
    ColumnOf::new("supplier", label!("Supplier"), Kind::Text, 30, |row, ()| {
        Ok(Cell::text(&row.supplier.name))
    }),
    ColumnOf::new("document", label!("Document"), Kind::Text, 18, |row, ()| {
        Ok(Cell::text(&row.purchase.document))
    }),
    ColumnOf::new("country", label!("Country"), Kind::Text, 9, |row, ()| {
        Ok(Cell::text(&row.supplier.country))
    }),
    ColumnOf::money("net", label!("Net"), |row, ()| Ok(Cell::Money(row.purchase.net()?))),
    ColumnOf::money("tax", label!("Tax"), |row, ()| Ok(Cell::Money(row.purchase.tax()?))),
    ColumnOf::money("deductible", label!("Deductible"), |row, ()| {
        Ok(Cell::Money(row.purchase.deductible_tax()?))
    }),
    ColumnOf::new("kind", label!("Kind"), Kind::Text, 12, |row, ()| {
        Ok(row.purchase.lines.first().map_or(Cell::Empty, |line| Text::new(line.kind.as_str()).into()))
    }),
    ColumnOf::new("treatment", label!("Treatment"), Kind::Text, 15, |row, ()| {
        Ok(row.purchase.lines.first().map_or(Cell::Empty, |line| Cell::text(line.treatment.as_str())))
    }),
    ColumnOf::new("paid_on", label!("Paid on"), Kind::Day, 12, |row, ()| {
        Ok(row.purchase.paid_on.map_or(Cell::Empty, Cell::Day))
    }),
];

/// The columns of suppliers.
pub const SUPPLIER_COLUMNS: &[ColumnOf<Supplier>] = &[
    ColumnOf::new("name", label!("Name"), Kind::Text, 36, |supplier, ()| Ok(Cell::text(&supplier.name))),
    ColumnOf::new("country", label!("Country"), Kind::Text, 9, |supplier, ()| {
        Ok(Cell::text(&supplier.country))
    }),
    ColumnOf::new("vat_number", label!("VAT number"), Kind::Text, 18, |supplier, ()| {
        Ok(Cell::text(&supplier.vat_number))
    }),
    ColumnOf::new("note", label!("Note"), Kind::Text, 40, |supplier, ()| Ok(Cell::text(&supplier.note))),
    ColumnOf::new("archived", label!("Archived"), Kind::Text, 10, |supplier, ()| {
        Ok(if supplier.archived { text!("archived").into() } else { Cell::Empty })
    }),
];

impl Engine {
    pub(super) fn list_purchases(
        &self,
        actor: &Actor,
        wanted: &PurchaseSelection,
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export purchases") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = range(read, &shop, wanted.of.as_ref(), now)?;
            let columns = table::columns(PURCHASE_COLUMNS, shop.currency, locale);
            let about = about(range.as_ref(), &shop, locale);
            to.head(&head(&shop, "Purchases", about, columns, locale))?;
            let suppliers = suppliers_by_id(read)?;
            let days = range.as_ref().map(|range| (range.start().day, range.end().day));
            let (from, until) = days.unzip();
            let mut heads = Vec::new();
            read.each_purchase_head(self::days(from, until), |purchase| {
                heads.push(purchase);
                Ok(())
            })?;
            heads.reverse();
            for purchase in chosen(heads, wanted.only.as_deref(), |purchase| purchase.id) {
                let mut supplier = suppliers.get(&purchase.supplier).cloned().unwrap_or_default();
                if let Some(country) = read.country_of_purchase(purchase.id)?
                    && country != supplier.country
                {
                    // The supplier has moved since the period was closed, and has another number there.
                    supplier = Supplier { country, vat_number: String::new(), ..supplier };
                }
                let row = SupplierPurchase { supplier, purchase: read.with_lines(purchase)? };
                for line in &row.purchase.lines {
                    to.row(table::cells(PURCHASE_COLUMNS, &row, line)?)?;
                }
            }
            Ok(())
        })
    }

    pub(super) fn list_suppliers(
        &self,
        actor: &Actor,
        only: Option<&[SupplierId]>,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("export suppliers") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let columns = table::columns(SUPPLIER_COLUMNS, shop.currency, locale);
            to.head(&head(&shop, "Suppliers", String::new(), columns, locale))?;
            let mut suppliers = read.all::<Supplier>()?;
            suppliers.sort_by_cached_key(|supplier| (supplier.name.to_lowercase(), supplier.id));
            chosen(suppliers, only, |supplier| supplier.id)
                .iter()
                .try_for_each(|supplier| to.row(table::cells(SUPPLIER_COLUMNS, supplier, &())?))
        })
    }
}

//! The list of purchases, a row for each line of a document. It has the columns by
//! which purchases are imported.

use std::sync::LazyLock;

use super::{PurchaseSelection, about, chosen, head, range};
use crate::purchases::{days, suppliers_by_id};
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::fielded::Fielded;
use domain::label;
use domain::locale::Locale;
use domain::percent::Percent;
use domain::purchase::supplier::Supplier;
use domain::purchase::{LINES_AFTER, Purchase, PurchaseLine, SupplierPurchase};
use domain::quantity::Quantity;
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result};

/// The columns of the lines of purchases; the context is the line.
pub static PURCHASE_COLUMNS: LazyLock<Vec<ColumnOf<SupplierPurchase, PurchaseLine>>> =
    LazyLock::new(|| columns_with(LINE_COLUMNS));

/// The columns of the list of purchases, which has a row for each document.
pub static PURCHASE_LIST_COLUMNS: LazyLock<Vec<ColumnOf<SupplierPurchase>>> =
    LazyLock::new(|| columns_with(SUM_COLUMNS));

/// The columns of a document: its fields, its supplier before the number, and where that is from and other columns after it.
fn columns_with<C: ?Sized>(others: &[ColumnOf<SupplierPurchase, C>]) -> Vec<ColumnOf<SupplierPurchase, C>> {
    let supplier = |key: &str, width: u16| {
        let column = |field| ColumnOf::of(field, |row: &SupplierPurchase| &row.supplier);
        Supplier::field(key).map(|field| column(field).wide(width))
    };
    let mut columns = Vec::new();
    for field in Purchase::FIELDS {
        let is_before_lines = field.key == LINES_AFTER;
        if is_before_lines {
            columns.extend(supplier("name", 30).map(|column| column.called("supplier", label!("Supplier"))));
        }
        // The bytes of a file are in no table.
        if field.key != "files" {
            columns.push(ColumnOf::of(field, |row: &SupplierPurchase| &row.purchase));
        }
        if is_before_lines {
            columns.extend(supplier("country", 9).into_iter().chain(supplier("vat_number", 16)));
            columns.extend_from_slice(others);
        }
    }
    columns
}

const SUM_COLUMNS: &[ColumnOf<SupplierPurchase>] = &[
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
    ColumnOf::new("category", label!("Category"), Kind::Text, 18, |row, ()| {
        Ok(row.purchase.lines.first().map_or(Cell::Empty, |line| Cell::text(&line.category)))
    }),
];

const LINE_COLUMNS: &[ColumnOf<SupplierPurchase, PurchaseLine>] = &[
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
    ColumnOf::new("category", label!("Category"), Kind::Text, 18, |_, line: &PurchaseLine| {
        Ok(Cell::text(&line.category))
    }),
    ColumnOf::new("product", label!("Product"), Kind::Text, 16, |_, line: &PurchaseLine| {
        Ok(Cell::text(&line.product))
    }),
    ColumnOf::new("quantity", label!("Quantity"), Kind::Quantity, 10, |_, line: &PurchaseLine| {
        let is_said = line.quantity != Quantity::ZERO;
        Ok(if is_said { Cell::Quantity(line.quantity) } else { Cell::Empty })
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
            let columns = table::columns(&PURCHASE_COLUMNS, shop.currency, locale);
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
                    to.row(table::cells(&PURCHASE_COLUMNS, &row, line)?)?;
                }
            }
            Ok(())
        })
    }
}

//! The journal as a table: the rows of each order, refund and purchase that counts in a range, by day.

use std::collections::HashMap;

use super::head;
use crate::reports::resolve;
use crate::{Engine, categories, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::locale::Locale;
use domain::percent::Percent;
use domain::report::bookings::{BookedTax, Booking, booked_purchase, booked_sale};
use domain::report::earnings::SoldEntry;
use domain::shop::basis::Basis;
use domain::table::{self, Cell, ColumnOf, Kind, Receiver};
use domain::tax::line::ChargedTax;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant};
use domain::{Error, Result};
use store::Read;

const COLUMNS: &[ColumnOf<Booking>] = &[
    ColumnOf::new("date", label!("Date"), Kind::Day, 12, |row, ()| Ok(Cell::Day(row.day))),
    ColumnOf::new("kind", label!("Kind"), Kind::Text, 10, |row, ()| Ok(Cell::text(row.kind.as_str()))),
    ColumnOf::new("id", label!("Id"), Kind::Whole, 8, |row, ()| Ok(Cell::Whole(row.id))),
    ColumnOf::new("document", label!("Document"), Kind::Text, 18, |row, ()| Ok(Cell::text(&row.document))),
    ColumnOf::new("text", label!("Text"), Kind::Text, 28, |row, ()| Ok(Cell::text(&row.text))),
    ColumnOf::new("account", label!("Account"), Kind::Text, 24, |row, ()| Ok(Cell::text(&row.account))),
    ColumnOf::new("contra", label!("Contra account"), Kind::Text, 14, |row, ()| Ok(Cell::text(row.contra))),
    ColumnOf::money("net", label!("Net"), |row, ()| Ok(Cell::Money(row.net))),
    ColumnOf::new("rate", label!("Rate"), Kind::Percent(4), 10, |row, ()| {
        Ok(Cell::percent(row.rate.map(Percent::ten_thousandths)))
    }),
    ColumnOf::money("tax", label!("Tax"), |row, ()| Ok(Cell::Money(row.tax))),
    ColumnOf::money("gross", label!("Gross"), |row, ()| Ok(Cell::Money(row.gross))),
];

/// The days of an export of bookings, and the basis.
pub(crate) type BookedDays = (Basis, Day, Day);

impl Engine {
    pub(super) fn list_bookings(
        &self,
        actor: &Actor,
        (query, basis): (&RangeQuery, Option<Basis>),
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let range = resolve(read, query, now)?;
            let (first, last) = range.days();
            let basis = basis.unwrap_or_else(|| shop.counts_by());
            let columns = table::columns(COLUMNS, shop.currency, locale);
            let about = format!(
                "{} · {} · {}",
                locale.dates().range(&range),
                shop.currency,
                locale.label(basis.name())
            );
            to.head(&head(&shop, "Journal", about, columns, locale))?;
            let mut rows = Vec::new();
            each_booked_sale(read, (basis, first, last), |entry, taxes| {
                rows.extend(booked_sale(entry, taxes)?);
                Ok(())
            })?;
            let categories = categories::all(read)?;
            read.each_bought((basis, first, last), |entry| {
                if entry.counted.is_some_and(|day| (first..=last).contains(&day)) {
                    rows.extend(booked_purchase(&entry, &categories)?);
                }
                Ok(())
            })?;
            rows.sort_by_key(|row| row.day);
            rows.iter().try_for_each(|row| to.row(table::cells(COLUMNS, row, &())?))
        })
    }
}

/// Calls `visit` for each order and refund that counts on these days, with its taxes.
pub(crate) fn each_booked_sale(
    read: &Read<'_>,
    days: BookedDays,
    mut visit: impl FnMut(&SoldEntry, &[BookedTax]) -> Result<()>,
) -> Result<()> {
    let (_, first, last) = days;
    let known: HashMap<_, ChargedTax> = read.charges()?.into_iter().collect();
    let mut taxes: HashMap<(bool, i64), Vec<BookedTax>> = HashMap::new();
    read.each_sold_tax(days, |is_refund, id, charge, taxable, tax| {
        let charged = known.get(&charge).cloned().unwrap_or_default();
        taxes.entry((is_refund, id)).or_default().push(BookedTax { charged, taxable, tax });
        Ok(())
    })?;
    read.each_sold(days, |entry| {
        if entry.counted.is_some_and(|day| (first..=last).contains(&day)) {
            let taxes = taxes.get(&(entry.is_refund, entry.id));
            visit(&entry, taxes.map_or(&[], Vec::as_slice))?;
        }
        Ok(())
    })
}

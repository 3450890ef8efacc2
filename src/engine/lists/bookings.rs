//! The journal as a table: the rows of each order, refund and purchase that counts in a range, by day.

use super::head;
use crate::reports::booked::{Booked, each_booked};
use crate::reports::resolve;
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::locale::Locale;
use domain::percent::Percent;
use domain::report::bookings::{Booking, JournalRounding, booked_purchase, booked_sale};
use domain::shop::basis::Basis;
use domain::table::{self, Cell, ColumnOf, Head, Kind, Receiver};
use domain::time::Instant;
use domain::time::period::RangeQuery;
use domain::{Error, Result};

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
            let basis = basis.unwrap_or_else(|| shop.counts_by());
            let (mut rows, mut rounding) = (Vec::new(), JournalRounding::new(shop.currency.decimals()));
            let doubts = each_booked(read, basis, [range.days(); 2], |_, booked| {
                let document = match booked {
                    Booked::Sold(entry, taxes) => booked_sale(entry, taxes)?,
                    Booked::Bought(entry, categories) => booked_purchase(entry, categories)?,
                };
                rows.extend(rounding.document(document)?);
                Ok(())
            })?;
            let columns = table::columns(COLUMNS, shop.currency, locale);
            let about = format!(
                "{} · {} · {}",
                locale.dates().range(&range),
                shop.currency,
                locale.label(basis.name())
            );
            let notes = doubts.iter().map(|note| locale.text(note)).collect();
            to.head(&Head { notes, ..head(&shop, "Journal", about, columns, locale) })?;
            rows.sort_by_key(|row| row.day);
            rows.iter().try_for_each(|row| to.row(table::cells(COLUMNS, row, &())?))
        })
    }
}

//! Tax rates, tax classes and the history: their columns and tables.

use std::collections::HashMap;

use super::head;
use crate::{Engine, HistoryEntry, HistoryKind, HistoryQuery, require};
use domain::access::{Actor, Capability};
use domain::ids::RateId;
use domain::label;
use domain::rate::TaxRate;
use domain::rate::table::RateColumn;
use domain::returns::{RateType, SupplyKind};
use domain::table::{self, Cell, ColumnOf, Kind, Table};
use domain::tax::class::{ClassSlug, TaxClass};
use domain::time::naming;
use domain::time::{Instant, Zone};
use domain::{Error, Result};
use transfer::tax_csv::HEADINGS;

/// The columns of tax rates; the context is the list of tax classes, for their names. In files the headings
/// are those of the tax CSV, so that a spreadsheet saved as CSV can be imported again.
pub const RATE_COLUMNS: &[ColumnOf<TaxRate, [TaxClass]>] = &[
    rates(RateColumn::Country, HEADINGS[0], Kind::Text, 9, |rate, _| Ok(Cell::text(&rate.country))),
    rates(RateColumn::State, HEADINGS[1], Kind::Text, 8, |rate, _| Ok(Cell::text(&rate.state))),
    rates(RateColumn::Postcode, HEADINGS[2], Kind::Text, 24, |rate, _| {
        Ok(Cell::text(rate.postcodes.join("; ")))
    }),
    rates(RateColumn::City, HEADINGS[3], Kind::Text, 18, |rate, _| Ok(Cell::text(rate.cities.join("; ")))),
    rates(RateColumn::Rate, HEADINGS[4], Kind::Percent(4), 10, |rate, _| {
        Ok(Cell::percent(rate.rate.map(|rate| rate.ten_thousandths())))
    }),
    rates(RateColumn::Name, HEADINGS[5], Kind::Text, 20, |rate, _| Ok(Cell::text(&rate.name))),
    rates(RateColumn::Priority, HEADINGS[6], Kind::Key, 9, |rate, _| Ok(Cell::Whole(rate.priority))),
    rates(RateColumn::Compound, HEADINGS[7], Kind::Key, 11, |rate, _| Ok(flag(rate.compound))),
    rates(RateColumn::Shipping, HEADINGS[8], Kind::Key, 10, |rate, _| Ok(flag(rate.shipping))),
    rates(RateColumn::Class, HEADINGS[9], Kind::Text, 18, |rate, classes| {
        Ok(Cell::text(class_name(&rate.class, classes)))
    }),
];

/// A column of the table of rates with its heading in files.
const fn rates(
    column: RateColumn,
    heading: &'static str,
    kind: Kind,
    width: u16,
    value: fn(&TaxRate, &[TaxClass]) -> Result<Cell>,
) -> ColumnOf<TaxRate, [TaxClass]> {
    ColumnOf::new(column.key(), heading, kind, width, value).short(column.name())
}

fn flag(is_on: bool) -> Cell {
    Cell::Whole(i64::from(is_on))
}

/// The columns of tax classes, each with the number of its rates, and what is stated for tax returns.
pub const CLASS_COLUMNS: &[ColumnOf<(i64, TaxClass)>] = &[
    ColumnOf::<(i64, TaxClass)>::new("name", label!("Tax class"), Kind::Text, 30, |(_, class), ()| {
        Ok(Cell::text(&class.name))
    })
    .short(label!("Name")),
    ColumnOf::new("slug", label!("Slug"), Kind::Text, 30, |(_, class), ()| {
        Ok(Cell::text(class.slug.as_str()))
    }),
    ColumnOf::new("rates", label!("Rates"), Kind::Whole, 9, |(rates, _), ()| Ok(Cell::Whole(*rates))),
    ColumnOf::new("rate_type", label!("Rate type"), Kind::Text, 12, |(_, class), ()| {
        Ok(Cell::text(class.rate_type.map_or("", RateType::as_str)))
    }),
    ColumnOf::new("kind", label!("Kind"), Kind::Text, 10, |(_, class), ()| {
        Ok(Cell::text(class.kind.map_or("", SupplyKind::name)))
    }),
];

/// The columns of the history; the context is the time zone of its dates.
pub const HISTORY_COLUMNS: &[ColumnOf<HistoryEntry, Zone>] = &[
    ColumnOf::new("when", label!("When"), Kind::Moment, 17, |entry, zone| {
        Ok(Cell::Moment(zone.local(entry.at)))
    }),
    ColumnOf::new("who", label!("Who"), Kind::Text, 16, |entry, _| Ok(Cell::text(&entry.login))),
    ColumnOf::new("what", label!("What"), Kind::Text, 52, |entry, _| {
        Ok(Cell::Text(match entry.kind {
            HistoryKind::Undo => format!("Took back: {}", entry.title),
            HistoryKind::Redo => format!("Did again: {}", entry.title),
            HistoryKind::Do => entry.title.clone(),
        }))
    }),
    ColumnOf::<HistoryEntry, Zone>::new("state", label!("State"), Kind::Text, 12, |entry, _| {
        Ok(Cell::text(match entry.kind {
            HistoryKind::Undo => "Undo",
            HistoryKind::Redo => "Redo",
            HistoryKind::Do if entry.undone => "Undone",
            HistoryKind::Do => "Done",
        }))
    })
    .short(label!("Status")),
];

impl Engine {
    pub(super) fn rates_table(&self, actor: &Actor, only: Option<&[RateId]>, now: Instant) -> Result<Table> {
        let (rates, classes) = self.rates_to_export(actor, only, now)?;
        let shop = self.shop()?;
        let about = counted(rates.len(), "rate", "rates");
        let columns = table::columns(RATE_COLUMNS, shop.currency);
        let mut table = Table::new(head(&shop, "Tax rates", about, columns));
        let rows = rates.iter().map(|rate| table::cells(RATE_COLUMNS, rate, &classes));
        table.rows = rows.collect::<Result<_>>()?;
        Ok(table)
    }

    /// These rates in this order, or all in list order, as they are in force at `now`, with the classes. Needs
    /// `view_store_reports`.
    pub(crate) fn rates_to_export(
        &self,
        actor: &Actor,
        only: Option<&[RateId]>,
        now: Instant,
    ) -> Result<(Vec<TaxRate>, Vec<TaxClass>)> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("export tax rates") })?;
        self.store.read(|read| {
            let rates = self.all_in_force(read, now)?;
            let classes = read.classes()?;
            let Some(only) = only else { return Ok((rates, classes)) };
            let mut by_id: HashMap<RateId, TaxRate> = rates.into_iter().map(|rate| (rate.id, rate)).collect();
            // A rate deleted since it was listed is skipped.
            Ok((only.iter().filter_map(|id| by_id.remove(id)).collect(), classes))
        })
    }

    pub(super) fn classes_table(&self, actor: &Actor, now: Instant) -> Result<Table> {
        let (classes, counts) = (self.classes(actor)?, self.rate_counts(actor, now)?);
        let count = |slug: &ClassSlug| counts.get(slug).copied().unwrap_or_default();
        let about = counted(classes.len(), "class", "classes");
        // Slugs that only rates have, as the window lists them too.
        let is_known = |slug: &ClassSlug| classes.iter().any(|class| class.slug == *slug);
        let unnamed = counts.keys().filter(|slug| !is_known(slug));
        let unnamed = unnamed.map(|slug| TaxClass { slug: slug.clone(), ..TaxClass::default() });
        let all = classes.iter().cloned().chain(unnamed).map(|class| (count(&class.slug), class));
        let shop = self.shop()?;
        let columns = table::columns(CLASS_COLUMNS, shop.currency);
        let mut table = Table::new(head(&shop, "Tax classes", about, columns));
        table.rows = all.map(|class| table::cells(CLASS_COLUMNS, &class, &())).collect::<Result<_>>()?;
        let rates = Cell::Whole(counts.values().sum());
        table.totals = Some(vec![Cell::text("Total"), Cell::Empty, rates, Cell::Empty, Cell::Empty]);
        Ok(table)
    }

    pub(super) fn history_table(&self, actor: &Actor, query: &HistoryQuery) -> Result<Table> {
        let shop = self.shop()?;
        let columns = table::columns(HISTORY_COLUMNS, shop.currency);
        let entries = self.history_of(actor, query, i64::MAX)?;
        let of = query.login.as_ref().map(|login| format!(" by {login}")).unwrap_or_default();
        let what = query.noun.map(|noun| format!(", {}", noun.heading())).unwrap_or_default();
        let day = |at| naming::ENGLISH.long_day(shop.time_zone.local(at).day);
        let from = query.from.map(|at| format!(", from {}", day(at))).unwrap_or_default();
        let until = query.until.map(|at| format!(", before {}", day(at))).unwrap_or_default();
        let about = format!("{}{of}{what}{from}{until}", counted(entries.len(), "step", "steps"));
        let mut table = Table::new(head(&shop, "History", about, columns));
        let rows = entries.iter().map(|entry| table::cells(HISTORY_COLUMNS, entry, &shop.time_zone));
        table.rows = rows.collect::<Result<_>>()?;
        Ok(table)
    }
}

/// The name of a class in files; empty for the standard class, the slug itself where no class has it.
pub(crate) fn class_name<'c>(slug: &'c ClassSlug, classes: &'c [TaxClass]) -> &'c str {
    if slug.is_standard() {
        return "";
    }
    let class = classes.iter().find(|class| class.slug == *slug);
    class.map_or(slug.as_str(), |class| class.name.as_str())
}

fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

//! Tax rates, tax classes and the history: their columns and tables.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::head;
use crate::{Engine, HistoryEntry, HistoryKind, HistoryQuery, require};
use domain::access::{Actor, Capability};
use domain::ids::RateId;
use domain::label;
use domain::locale::Locale;
use domain::rate::TaxRate;
use domain::rate::table::RateColumn;
use domain::table::{self, Cell, ColumnOf, Kind, Table};
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;
use domain::text::Text;
use domain::time::{Instant, Zone};
use domain::{Error, Result};
use transfer::tax_csv::HEADINGS;

/// The columns of tax rates; the context is the list of tax classes, for their names. In files the headings
/// are those of the tax CSV, so that a spreadsheet saved as CSV can be imported again.
pub const RATE_COLUMNS: &[ColumnOf<TaxRate, [TaxClass]>] = &[
    rates(RateColumn::Country, HEADINGS[0], Kind::Country, 9, |rate, _| Ok(Cell::text(&rate.country))),
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

/// The columns of tax classes, each with the number of its rates, and the types stated for tax returns.
pub static CLASS_COLUMNS: LazyLock<Vec<ColumnOf<(i64, TaxClass)>>> = LazyLock::new(|| {
    let own = [
        ColumnOf::new("name", label!("Tax class"), Kind::Text, 30, |(_, class): &(i64, TaxClass), ()| {
            Ok(Cell::text(&class.name))
        })
        .short(label!("Name")),
        ColumnOf::new("slug", label!("Slug"), Kind::Text, 30, |(_, class), ()| {
            Ok(Cell::text(class.slug.as_str()))
        }),
        ColumnOf::new("rates", label!("Rates"), Kind::Whole, 9, |(rates, _), ()| Ok(Cell::Whole(*rates))),
        ColumnOf::new("rate_type", label!("Rate type"), Kind::Text, 12, |(_, class), ()| {
            Ok(class.rate_type.map_or(Cell::Empty, |of| Text::new(of.as_str()).into()))
        }),
    ];
    ColumnOf::ordered(&["name", "slug", "rates", "rate_type", "kind"], &own, |(_, class)| class)
});

/// The columns of the history; the context is the time zone of its dates.
pub const HISTORY_COLUMNS: &[ColumnOf<HistoryEntry, Zone>] = &[
    ColumnOf::new("when", label!("When"), Kind::Moment, 17, |entry, zone| {
        Ok(Cell::Moment(zone.local(entry.at)))
    }),
    ColumnOf::new("who", label!("Who"), Kind::Text, 16, |entry, _| Ok(Cell::text(&entry.login))),
    ColumnOf::new("what", label!("What"), Kind::Text, 52, |entry, _| {
        let title = &entry.title;
        Ok(Cell::Message(match entry.kind {
            HistoryKind::Undo => text!("Undid: {title}", title),
            HistoryKind::Redo => text!("Redid: {title}", title),
            HistoryKind::Do => title.clone(),
        }))
    }),
    ColumnOf::<HistoryEntry, Zone>::new("state", label!("Status"), Kind::Text, 12, |entry, _| {
        Ok(Cell::Message(match entry.kind {
            HistoryKind::Undo => text!("Undo"),
            HistoryKind::Redo => text!("Redo"),
            HistoryKind::Do if entry.undone => text!("Undone"),
            HistoryKind::Do => text!("Done"),
        }))
    })
    .short(label!("Status")),
];

impl Engine {
    pub(super) fn rates_table(
        &self,
        actor: &Actor,
        only: Option<&[RateId]>,
        now: Instant,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let (rates, classes) = self.rates_to_export(actor, only, now)?;
        let shop = self.shop()?;
        let about = locale.text(&text!("{count} {count:rate|rates}", count = rates.len()));
        let columns = table::columns(RATE_COLUMNS, shop.currency, locale);
        let mut table = Table::new(head(&shop, "Tax rates", about, columns, locale));
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

    pub(super) fn classes_table(&self, actor: &Actor, now: Instant, locale: &dyn Locale) -> Result<Table> {
        let (classes, counts) = (self.classes(actor)?, self.rate_counts(actor, now)?);
        let count = |slug: &ClassSlug| counts.get(slug).copied().unwrap_or_default();
        let about = locale.text(&text!("{count} {count:class|classes}", count = classes.len()));
        // Slugs that only rates have, as the window lists them too.
        let is_known = |slug: &ClassSlug| classes.iter().any(|class| class.slug == *slug);
        let unnamed = counts.keys().filter(|slug| !is_known(slug));
        let unnamed = unnamed.map(|slug| TaxClass { slug: slug.clone(), ..TaxClass::default() });
        let all = classes.iter().cloned().chain(unnamed).map(|class| (count(&class.slug), class));
        let shop = self.shop()?;
        let columns = table::columns(&CLASS_COLUMNS, shop.currency, locale);
        let mut table = Table::new(head(&shop, "Tax classes", about, columns, locale));
        table.rows = all.map(|class| table::cells(&CLASS_COLUMNS, &class, &())).collect::<Result<_>>()?;
        let rates = Cell::Whole(counts.values().sum());
        let mut totals = vec![text!("Total").into(), Cell::Empty, rates];
        totals.resize(CLASS_COLUMNS.len(), Cell::Empty);
        table.totals = Some(totals);
        Ok(table)
    }

    pub(super) fn history_table(
        &self,
        actor: &Actor,
        query: &HistoryQuery,
        locale: &dyn Locale,
    ) -> Result<Table> {
        let shop = self.shop()?;
        let columns = table::columns(HISTORY_COLUMNS, shop.currency, locale);
        let entries = self.history_of(actor, query, i64::MAX)?;
        let count = entries.len();
        let steps = match &query.login {
            Some(login) => text!("{count} {count:step|steps} by {login}", count, login),
            None => text!("{count} {count:step|steps}", count),
        };
        let day = |at| locale.dates().long_day(shop.time_zone.local(at).day);
        let what = query.noun.map(|noun| Text::new(noun.heading()));
        let from = query.from.map(|at| text!("from {day}", day = day(at)));
        let until = query.until.map(|at| text!("before {day}", day = day(at)));
        let about = [Some(steps), what, from, until].into_iter().flatten();
        let about = about.map(|part| locale.text(&part)).collect::<Vec<_>>().join(", ");
        let mut table = Table::new(head(&shop, "History", about, columns, locale));
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

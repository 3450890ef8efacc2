//! Tax rates, tax classes and the history as tables.

use std::collections::HashMap;

use super::head;
use crate::domain::access::{Actor, Capability};
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::ids::RateId;
use crate::domain::rate::TaxRate;
use crate::domain::table::{Cell, Column, Kind, Table};
use crate::domain::{Error, Result};
use crate::engine::{Engine, HistoryEntry, HistoryKind, require};
use crate::transfer::tax_csv;

impl Engine {
    /// The columns are those of tax CSV, so that a sheet saved as CSV can come in again.
    pub(super) fn rates_table(&self, actor: &Actor, only: Option<&[RateId]>) -> Result<Table> {
        let (rates, classes) = self.rates_to_export(actor, only)?;
        let kinds = [
            (Kind::Text, 9),
            (Kind::Text, 8),
            (Kind::Text, 24),
            (Kind::Text, 18),
            (Kind::Percent(4), 10),
            (Kind::Text, 20),
            (Kind::Key, 9),
            (Kind::Key, 11),
            (Kind::Key, 10),
            (Kind::Text, 18),
        ];
        let columns = tax_csv::HEADINGS.into_iter().zip(kinds);
        let columns = columns.map(|(name, (kind, width))| Column::new(name, kind, width)).collect();
        let shop = self.shop()?;
        let about = counted(rates.len(), "rate", "rates");
        let mut table = Table::new(head(&shop, "Tax rates", about, columns));
        table.rows = rates.iter().map(|rate| rate_row(rate, class_name(&rate.class, &classes))).collect();
        Ok(table)
    }

    /// These rates in this order, or all in the order of the list, and the classes. Needs `manage_store`.
    pub(in crate::engine) fn rates_to_export(
        &self,
        actor: &Actor,
        only: Option<&[RateId]>,
    ) -> Result<(Vec<TaxRate>, Vec<TaxClass>)> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "export tax rates" })?;
        self.store.read(|read| {
            let rates = read.all_rates()?;
            let classes = read.classes()?;
            let Some(only) = only else { return Ok((rates, classes)) };
            let mut by_id: HashMap<RateId, TaxRate> = rates.into_iter().map(|rate| (rate.id, rate)).collect();
            // One that was deleted since is gone from the list too.
            Ok((only.iter().filter_map(|id| by_id.remove(id)).collect(), classes))
        })
    }

    pub(super) fn classes_table(&self, actor: &Actor) -> Result<Table> {
        let (classes, counts) = (self.classes(actor)?, self.rate_counts(actor)?);
        let columns = vec![
            Column::new("Tax class", Kind::Text, 30),
            Column::new("Slug", Kind::Text, 30),
            Column::new("Rates", Kind::Whole, 9),
        ];
        let count = |slug: &ClassSlug| counts.get(slug).copied().unwrap_or_default();
        let about = counted(classes.len(), "class", "classes");
        let mut table = Table::new(head(&self.shop()?, "Tax classes", about, columns));
        let row = |name: &str, slug: &ClassSlug, count: i64| {
            vec![Cell::text(name), Cell::text(slug.as_str()), Cell::Whole(count)]
        };
        table.rows = classes.iter().map(|class| row(&class.name, &class.slug, count(&class.slug))).collect();
        // Slugs that only rates have, as the window lists them.
        let is_known = |slug: &ClassSlug| classes.iter().any(|class| class.slug == *slug);
        let unknown = counts.iter().filter(|(slug, _)| !is_known(slug));
        table.rows.extend(unknown.map(|(slug, count)| row("", slug, *count)));
        table.totals = Some(vec![Cell::text("Total"), Cell::Empty, Cell::Whole(counts.values().sum())]);
        Ok(table)
    }

    pub(super) fn history_table(&self, actor: &Actor) -> Result<Table> {
        let shop = self.shop()?;
        let columns = vec![
            Column::new("When", Kind::Moment, 17),
            Column::new("Who", Kind::Text, 16),
            Column::new("What", Kind::Text, 52),
            Column::new("State", Kind::Text, 12),
        ];
        let entries = self.history(actor, i64::MAX, 0)?;
        let about = counted(entries.len(), "step", "steps");
        let mut table = Table::new(head(&shop, "History", about, columns));
        let row = |entry: HistoryEntry| {
            let (what, state) = match entry.kind {
                HistoryKind::Undo => (format!("Took back: {}", entry.title), "Undo"),
                HistoryKind::Redo => (format!("Did again: {}", entry.title), "Redo"),
                HistoryKind::Do if entry.undone => (entry.title, "Taken back"),
                HistoryKind::Do => (entry.title, "Done"),
            };
            let at = shop.time_zone.local(entry.at);
            vec![Cell::Moment(at), Cell::Text(entry.login), Cell::Text(what), Cell::text(state)]
        };
        table.rows = entries.into_iter().map(row).collect();
        Ok(table)
    }
}

/// What a class is called; blank for the standard one. A slug that no class has goes out as it is.
pub(in crate::engine) fn class_name<'c>(slug: &'c ClassSlug, classes: &'c [TaxClass]) -> &'c str {
    if slug.is_standard() {
        return "";
    }
    let class = classes.iter().find(|class| class.slug == *slug);
    class.map_or(slug.as_str(), |class| class.name.as_str())
}

fn rate_row(rate: &TaxRate, class: &str) -> Vec<Cell> {
    vec![
        Cell::text(&rate.country),
        Cell::text(&rate.state),
        Cell::text(rate.postcodes.join("; ")),
        Cell::text(rate.cities.join("; ")),
        Cell::percent(rate.rate.map(|rate| rate.ten_thousandths())),
        Cell::text(&rate.name),
        Cell::Whole(rate.priority),
        Cell::Whole(i64::from(rate.compound)),
        Cell::Whole(i64::from(rate.shipping)),
        Cell::text(class),
    ]
}

fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

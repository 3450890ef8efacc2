//! Tax rates with dates, as presets have them. The rows of a place, priority and class are the versions of one
//! rate, which comes in when it is in force on the day of the import or later. It is the shop's rate of that
//! place, priority and class, whatever that is called, and gets no other name or position.

use std::collections::{BTreeMap, BTreeSet};

use super::taxes::{RowRate, Versions};
use super::{Import, RateOrigin};
use crate::domain::Result;
use crate::domain::class::TaxClass;
use crate::domain::preset::{
    DatedRate, ShopRates, Standing, disagreements, names_percentage, percent, source_titles, updated,
};
use crate::domain::rate::TaxRate;
use crate::domain::rate_versions::Terms;
use crate::transfer::{Refusal, Source, dated_taxes};

impl Import<'_, '_, '_> {
    pub(super) fn dated_taxes(&mut self, source: &Source) -> Result<()> {
        let file = dated_taxes::read(source)?;
        let mut existing = self.write.rates(None, i64::MAX, 0)?;
        existing.extend(self.write.inactive_rates()?);
        let shop = ShopRates::of(&existing);
        let (mut old, mut new, mut refused) = (Vec::new(), Vec::new(), file.refused);
        let mut lines = BTreeSet::new();
        for (place, rates) in by_place(&file.rates, &mut refused) {
            let today = self.today;
            let all = rates.clone();
            let standing = move |of: Standing| {
                all.clone().into_iter().filter(move |(_, dated)| dated.standing(today) == of)
            };
            let mut in_force = standing(Standing::InForce);
            let present = in_force.next();
            for (line, _) in in_force {
                let first = present.map_or(0, |(line, _)| *line);
                let problem =
                    format!("line {first} is in force at the same time, for the same place and class");
                refused.push(Refusal { line: *line, problem });
            }
            let is_taken = |row: &&(u64, DatedRate)| {
                row.1.standing(today) != Standing::InForce || present.is_some_and(|(line, _)| *line == row.0)
            };
            let rates: Vec<&(u64, DatedRate)> = rates.into_iter().filter(is_taken).collect();
            for (line, dated) in standing(Standing::Coming) {
                self.say_coming(source, *line, dated);
            }
            let Some((line, dated)) = present.or_else(|| standing(Standing::Coming).next()) else { continue };
            let versions = versions(&rates);
            match shop.find(&dated.rate) {
                Some(was) => {
                    self.say_name(source, *line, was, dated);
                    let rate = updated(was, &dated.rate);
                    old.push((was.order, was.id, row(*line, rate, dated, versions)));
                }
                None => new.push((*line, row(*line, dated.rate.clone(), dated, versions))),
            }
            lines.insert(place);
        }
        self.say_ended(source, &file.rates, &shop, &lines);
        self.say_disagreements(source, &file.rates);
        new.sort_by_key(|(line, _)| *line);
        // In the order of the shop, so that none of its rates is moved.
        old.sort_by_key(|(order, id, _)| (*order, *id));
        let new = new.into_iter().map(|(_, row)| row);
        let rows = old.into_iter().map(|(_, _, row)| row).chain(new).collect();
        let mut classes = self.write.classes()?;
        classes.insert(0, TaxClass::standard());
        self.put_rates(source, rows, refused, classes)
    }

    fn say(&mut self, source: &Source, line: u64, problem: String) {
        self.report.hint(source.name(), Refusal { line, problem }, None);
    }

    fn say_coming(&mut self, source: &Source, line: u64, dated: &DatedRate) {
        let from = dated.from.map(|day| day.to_string()).unwrap_or_default();
        self.say(
            source,
            line,
            format!("{} is planned: it comes into force on {from} by itself", dated.described()),
        );
    }

    /// A name that says the percentage stays, though that changes.
    fn say_name(&mut self, source: &Source, line: u64, was: &TaxRate, dated: &DatedRate) {
        if was.rate != dated.rate.rate && names_percentage(was) {
            let is = percent(&dated.rate);
            let name = &was.name;
            self.say(
                source,
                line,
                format!("{}: the rate becomes {is}, and its name stays \"{name}\"", dated.described()),
            );
        }
    }

    /// Rates of the shop that have ended, with none in their place.
    fn say_ended(
        &mut self,
        source: &Source,
        rates: &[(u64, DatedRate)],
        shop: &ShopRates<'_>,
        in_force: &BTreeSet<String>,
    ) {
        let mut last: BTreeMap<String, &(u64, DatedRate)> = BTreeMap::new();
        for row in rates.iter().filter(|(_, dated)| dated.standing(self.today) == Standing::Past) {
            last.insert(place_of(&row.1.rate), row);
        }
        for (line, dated) in
            last.into_iter().filter(|(place, _)| !in_force.contains(place)).map(|(_, row)| row)
        {
            if let (Some(was), Some(until)) = (shop.find(&dated.rate), dated.until) {
                let ours = percent(was);
                let problem = format!(
                    "{} ended on {until}, and no rate took its place; the shop still has {ours} here. Delete it when no product needs it",
                    dated.described()
                );
                self.say(source, *line, problem);
            }
        }
    }

    /// What sources say otherwise about the countries of a file.
    fn say_disagreements(&mut self, source: &Source, rates: &[(u64, DatedRate)]) {
        let mut told = BTreeSet::new();
        for (line, dated) in rates {
            if told.insert(&dated.preset) {
                for sentence in disagreements(&dated.preset) {
                    self.say(source, *line, sentence);
                }
            }
        }
    }
}

/// The rows of each place, priority and class by their first day. Two of the same day are refused.
fn by_place<'r>(
    rates: &'r [(u64, DatedRate)],
    refused: &mut Vec<Refusal>,
) -> BTreeMap<String, Vec<&'r (u64, DatedRate)>> {
    let mut places: BTreeMap<String, Vec<&(u64, DatedRate)>> = BTreeMap::new();
    for row in rates {
        let rows = places.entry(place_of(&row.1.rate)).or_default();
        match rows.iter().find(|(_, other)| other.from == row.1.from) {
            None => rows.push(row),
            Some((line, _)) => {
                let problem = format!("line {line} begins at the same time, for the same place and class");
                refused.push(Refusal { line: row.0, problem });
            }
        }
    }
    for rows in places.values_mut() {
        rows.sort_by_key(|(_, dated)| dated.from);
    }
    places
}

/// The versions of a rate, with its ends; empty for a rate that is as it ever was.
fn versions(rates: &[&(u64, DatedRate)]) -> Versions {
    let terms = |dated: &DatedRate| dated.rate.rate.map_or(Terms::NOT_IN_FORCE, Terms::charging);
    let mut versions: Versions = rates.iter().map(|(_, dated)| (dated.from, terms(dated))).collect();
    for (_, dated) in rates {
        let after = dated.until.map(|until| until.plus_days(1));
        if after.is_some() && !versions.iter().any(|(from, _)| *from == after) {
            versions.push((after, Terms::NOT_IN_FORCE));
        }
    }
    if matches!(versions.as_slice(), [(None, _)]) { Versions::new() } else { versions }
}

fn row(line: u64, rate: TaxRate, dated: &DatedRate, versions: Versions) -> RowRate {
    let origin = RateOrigin { since: dated.from, sources: source_titles(&dated.source) };
    RowRate { line, rate, class: dated.class_name.clone(), written: None, origin: Some(origin), versions }
}

/// A key of place, priority and class.
fn place_of(rate: &TaxRate) -> String {
    let TaxRate { country, state, priority, class, .. } = rate;
    format!("{country}|{state}|{}|{}|{priority}|{class}", rate.postcode_text(), rate.city_text())
}

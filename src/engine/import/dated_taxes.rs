//! Tax rates with dates, as presets have them. Those that are in force on the day of the import come in. A row
//! is about the shop's rate of its place, priority and class, whatever that is called, and gives it no other
//! name or position.

use std::collections::{BTreeMap, BTreeSet};

use super::taxes::RowRate;
use super::{Import, RateOrigin};
use crate::domain::Result;
use crate::domain::class::TaxClass;
use crate::domain::preset::{
    DatedRate, ShopRates, Standing, disagreements, names_percentage, percent, source_titles, updated,
};
use crate::domain::rate::TaxRate;
use crate::transfer::{Refusal, Source, dated_taxes};

impl Import<'_, '_, '_> {
    pub(super) fn dated_taxes(&mut self, source: &Source) -> Result<()> {
        let file = dated_taxes::read(source)?;
        let existing = self.write.rates(None, i64::MAX, 0)?;
        let shop = ShopRates::of(&existing);
        let (mut old, mut new, mut refused) = (Vec::new(), Vec::new(), file.refused);
        let mut lines = BTreeMap::new();
        for (line, dated) in &file.rates {
            match dated.standing(self.today) {
                Standing::Past => {}
                Standing::Coming => self.say_coming(source, *line, dated),
                Standing::InForce => {
                    if let Some(other) = lines.insert(place_of(&dated.rate), *line) {
                        let problem = format!(
                            "line {other} is in force at the same time, for the same place and class"
                        );
                        refused.push(Refusal { line: *line, problem });
                        continue;
                    }
                    match shop.find(&dated.rate) {
                        Some(was) => {
                            self.say_name(source, *line, was, dated);
                            old.push((was.order, was.id, row(*line, updated(was, &dated.rate), dated)));
                        }
                        None => new.push(row(*line, dated.rate.clone(), dated)),
                    }
                }
            }
        }
        self.say_ended(source, &file.rates, &shop, &lines.into_keys().collect());
        self.say_disagreements(source, &file.rates);
        // In the order of the shop, so that none of its rates is moved.
        old.sort_by_key(|(order, id, _)| (*order, *id));
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
            format!("{} is in force from {from} on, and does not come in yet", dated.described()),
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

fn row(line: u64, rate: TaxRate, dated: &DatedRate) -> RowRate {
    let origin = RateOrigin { since: dated.from, sources: source_titles(&dated.source) };
    RowRate { line, rate, class: dated.class_name.clone(), written: None, origin: Some(origin) }
}

/// A key of place, priority and class.
fn place_of(rate: &TaxRate) -> String {
    let TaxRate { country, state, priority, class, .. } = rate;
    format!("{country}|{state}|{}|{}|{priority}|{class}", rate.postcode_text(), rate.city_text())
}

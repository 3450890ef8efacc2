//! Tax rates with dates, as presets have them. Those that are in force on the day of the import come in, with what
//! was before and what comes as their versions. A row is about the shop's rate of its place, priority and class,
//! whatever that is called, and gives it no other name or position.

use super::taxes::{RowRate, Versions};
use super::{Import, ImportOptions, ImportReport, MissingClasses, Mode, RateOrigin};
use crate::Engine;
use domain::Result;
use domain::access::Actor;
use domain::rate::TaxRate;
use domain::rate::preset::{
    ByPlace, Phase, PlaceKey, Preset, PresetRate, ShopRates, names_percentage, percent, place_key, updated,
};
use domain::rate::sources::{disagreements, source_titles};
use domain::rate::versions::Terms;
use domain::shop::first_names::class_name;
use domain::task::Task;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::time::{Day, Instant};
use std::collections::{BTreeMap, BTreeSet};
use transfer::{Format, Refusal, Source, dated_taxes};

/// The lines of the rates that are in force, by place and class.
type InForce = BTreeMap<(PlaceKey, ClassSlug), u64>;

impl Engine {
    /// Imports the rates of a preset that are in force at `now`, with past and coming ones as their versions,
    /// and the classes that they need. One step of the journal.
    pub fn import_preset(
        &mut self,
        actor: &Actor,
        preset: &Preset,
        mode: Mode,
        now: Instant,
    ) -> Result<ImportReport> {
        let sources = [Source::of_bytes(preset.file_name(), preset.text().into_bytes())];
        let (format, classes) = (Some(Format::DatedTaxes), MissingClasses::Create);
        let options = ImportOptions { format, classes, mode, ..ImportOptions::default() };
        self.import(actor, &sources, &options, now, &Task::default())
    }
}

impl Import<'_, '_> {
    pub(super) fn dated_taxes(&mut self, source: &Source) -> Result<()> {
        let file = dated_taxes::read(source)?;
        let mut existing = self.write.rates(None, i64::MAX, 0)?;
        existing.extend(self.write.inactive_rates()?);
        let shop = ShopRates::of(&existing);
        let by_place = ByPlace::of(file.rates.iter().map(|(_, dated)| dated));
        let (mut rows, mut refused) = (Vec::new(), file.refused);
        let mut lines = InForce::new();
        let mut coming = InForce::new();
        let versions = self.versions(&file.rates, &mut refused);
        let versions_of = |dated: &PresetRate| versions.get(&key(dated)).cloned().unwrap_or_default();
        for (line, dated) in &file.rates {
            match dated.phase(self.today) {
                Phase::Past => continue,
                Phase::Coming => {
                    self.say_coming(source, *line, dated);
                    coming.entry(key(dated)).or_insert(*line);
                    continue;
                }
                Phase::InForce => {}
            }
            if let Some(other) = lines.insert(key(dated), *line) {
                let problem = text!(
                    "line {other} is in force at the same time, for the same place and class: end one before the other begins",
                    other = other.to_string()
                );
                refused.push(Refusal { line: *line, problem });
                continue;
            }
            if let Some(was) = shop.find(&dated.rate) {
                let is = by_place.successor(was, self.today).unwrap_or(dated);
                self.say_change(source, *line, was, (is, dated));
                rows.push(row(*line, updated(was, &is.rate), was.class.as_str(), (is, versions_of(is))));
            } else {
                let of = (dated, versions_of(dated));
                rows.push(row(*line, dated.rate.clone(), &self.class_name(dated), of));
            }
        }
        // Rates that begin later, of which nothing is in force yet.
        for (line, dated) in &file.rates {
            let is_first = coming.get(&key(dated)) == Some(line) && !lines.contains_key(&key(dated));
            if is_first && shop.find(&dated.rate).is_none() {
                let of = (dated, versions_of(dated));
                rows.push(row(*line, dated.rate.clone(), &self.class_name(dated), of));
            }
        }
        // Rates that have ended with none in their place: the past of their class, by which orders of then are explained.
        let mut ended = InForce::new();
        for (line, dated) in file.rates.iter().filter(|(_, dated)| dated.phase(self.today) == Phase::Past) {
            ended.insert(key(dated), *line);
        }
        for (line, dated) in &file.rates {
            let is_last = ended.get(&key(dated)) == Some(line);
            let goes_on = lines.contains_key(&key(dated)) || coming.contains_key(&key(dated));
            if is_last && !goes_on && shop.find(&dated.rate).is_none() {
                let of = (dated, versions_of(dated));
                rows.push(row(*line, dated.rate.clone(), &self.class_name(dated), of));
            }
        }
        self.say_ended(source, &file.rates, &shop, &lines);
        self.say_disagreements(source, &file.rates, &rows);
        let mut classes = self.write.classes()?;
        classes.insert(0, self.write.standard_class()?);
        self.put_rates(source, rows, refused, classes)
    }

    /// The versions of each place and class; empty for a rate that is as it ever was. Of rows that are in force
    /// at the same time the first counts; others that begin on the same day are refused.
    fn versions(
        &self,
        rates: &[(u64, PresetRate)],
        refused: &mut Vec<Refusal>,
    ) -> BTreeMap<(PlaceKey, ClassSlug), Versions> {
        let mut all: BTreeMap<(PlaceKey, ClassSlug), Versions> = BTreeMap::new();
        let mut ends: Vec<(&PresetRate, Day)> = Vec::new();
        let mut in_force = BTreeSet::new();
        for (line, dated) in rates {
            if dated.phase(self.today) == Phase::InForce && !in_force.insert(key(dated)) {
                continue;
            }
            let versions = all.entry(key(dated)).or_default();
            if versions.iter().any(|(from, _)| *from == dated.from) {
                let problem = text!(
                    "another line begins on this day, for the same place and class: leave one of them out"
                );
                refused.push(Refusal { line: *line, problem });
                continue;
            }
            let terms = dated.rate.rate.map_or(Terms::NOT_IN_FORCE, Terms::charging);
            versions.push((dated.from, terms));
            ends.extend(dated.until.map(|until| (dated, until.plus_days(1))));
        }
        for (dated, after) in ends {
            let versions = all.entry(key(dated)).or_default();
            if !versions.iter().any(|(from, _)| *from == Some(after)) {
                versions.push((Some(after), Terms::NOT_IN_FORCE));
            }
        }
        all.retain(|_, versions| !matches!(versions.as_slice(), [(None, _)]));
        all
    }

    /// The name of the class of a rate in the language of the shop, should it lack the class.
    fn class_name(&self, dated: &PresetRate) -> String {
        class_name(&dated.class_name(), &self.language)
    }

    fn say(&mut self, source: &Source, line: u64, dated: &PresetRate, problem: Text) {
        let problem = text!("{rate}: {problem}", rate = dated.described(&self.language), problem);
        self.report.hint(source.name(), Refusal { line, problem }, None);
    }

    fn say_coming(&mut self, source: &Source, line: u64, dated: &PresetRate) {
        let (rate, from) = (percent(&dated.rate), dated.from.unwrap_or_default());
        let problem = if dated.is_unknown_before {
            text!("{rate} is not known before {from}", rate, from)
        } else {
            text!("{rate} comes into force on {from} by itself", rate, from)
        };
        self.say(source, line, dated, problem);
    }

    /// Says that a name stays which has the percentage in it; and that a percentage stays which the country has
    /// for another class, so that the one of this class does not come in.
    fn say_change(
        &mut self,
        source: &Source,
        line: u64,
        was: &TaxRate,
        (is, own): (&PresetRate, &PresetRate),
    ) {
        if was.rate != is.rate.rate && names_percentage(was) {
            let (rate, name) = (percent(&is.rate), &was.name);
            let problem = text!("the rate becomes {rate}, and its name stays \"{name}\"", rate, name);
            self.say(source, line, own, problem);
        }
        if is.rate.rate != own.rate.rate {
            let (rate, other) = (percent(&is.rate), percent(&own.rate));
            let problem = text!("the shop has {rate} here today, and {other} is not imported", rate, other);
            self.say(source, line, own, problem);
        }
    }

    /// Rates of the shop that have ended, with none in their place.
    fn say_ended(
        &mut self,
        source: &Source,
        rates: &[(u64, PresetRate)],
        shop: &ShopRates<'_>,
        in_force: &InForce,
    ) {
        let past = rates.iter().filter(|(_, dated)| dated.phase(self.today) == Phase::Past);
        let last: BTreeMap<_, _> = past.map(|(line, dated)| (key(dated), (*line, dated))).collect();
        for (line, dated) in
            last.into_iter().filter(|(key, _)| !in_force.contains_key(key)).map(|(_, row)| row)
        {
            if let (Some(was), Some(until)) = (shop.find(&dated.rate), dated.until) {
                let (ended, ours) = (percent(&dated.rate), percent(was));
                let problem = text!(
                    "{ended} ended on {until}, and no rate took its place; the shop still has {ours} here. Delete it when no product needs it",
                    ended,
                    until,
                    ours
                );
                self.say(source, line, dated, problem);
            }
        }
    }

    /// Notes where sources disagree with the rates of a file, and which other rates they have of countries
    /// that are new.
    fn say_disagreements(&mut self, source: &Source, rates: &[(u64, PresetRate)], rows: &[RowRate]) {
        let line_of = |is_it: &dyn Fn(&PresetRate) -> bool| {
            rates.iter().find(|(_, dated)| is_it(dated)).map(|(line, _)| *line)
        };
        // A rate of the shop has its id, so that it is none of the file's.
        let is_new = |dated: &PresetRate| rows.iter().any(|row| row.rate == dated.rate);
        for one in disagreements() {
            let about = line_of(&|dated| one.is_about(dated));
            let line =
                about.or_else(|| line_of(&|dated| one.has && dated.preset == one.preset && is_new(dated)));
            if let Some(line) = line {
                self.report.hint(source.name(), Refusal { line, problem: one.sentence() }, None);
            }
        }
    }
}

fn key(dated: &PresetRate) -> (PlaceKey, ClassSlug) {
    (place_key(&dated.rate), dated.rate.class.clone())
}

/// The row of a rate, with the class as written and the date and sources of its percentage.
fn row(line: u64, rate: TaxRate, class: &str, (dated, versions): (&PresetRate, Versions)) -> RowRate {
    let origin = RateOrigin {
        since: dated.from,
        is_unknown_before: dated.is_unknown_before,
        sources: source_titles(&dated.source),
    };
    let row = RowRate::new(line, rate, class.to_owned(), versions);
    RowRate { rate_type: dated.rate_type(), origin: Some(origin), ..row }
}

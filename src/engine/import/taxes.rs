//! Tax rates of a table. A row matches a rate when country, state, postcodes, cities, priority, class and
//! name are equal; then the row's percentage and flags overwrite the rate's. Of several equal ones each is
//! matched once, so that duplicates in a file stay as many. Rates that the file does not name are left
//! alone.
//!
//! Rows with the same key and a day from which they hold are the versions of one rate. They are added to
//! those that the rate has.
//!
//! Rates of the shop stay where they are, and new ones come after all others. A file that replaces the shop's rates
//! gives all of them its order: where they have it already, none is moved, else they are renumbered from the
//! smallest `order` of them.

use std::collections::{BTreeMap, VecDeque};

use super::{EntryOutcome, Import, Mendable, MissingClasses, Policy, RateOrigin};
use domain::Result;
use domain::field::Value;
use domain::ids::RateId;
use domain::noun::NounKind;
use domain::percent::Percent;
use domain::rate::hints::{Mend, Oddity, hints, oddities};
use domain::rate::versions::{Terms, VersionedRate, versioned};
use domain::rate::{RateInput, TaxRate};
use domain::returns::RateType;
use domain::shop::first_names::class_name;
use domain::table::Cell;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;
use domain::time::Day;
use transfer::tax_csv::{self, TaxFile, TaxRow};
use transfer::{FieldResult, Notes, Refusal, Source};

/// The rate of a row.
pub(super) struct RowRate {
    pub(super) line: u64,
    pub(super) rate: TaxRate,
    /// The class as written.
    pub(super) class: String,
    /// The type of rates of the class, should the shop lack it.
    pub(super) rate_type: Option<RateType>,
    /// The rate as written, where it was repaired.
    pub(super) written: Option<TaxRate>,
    /// The rate's date and sources, where the file has them.
    pub(super) origin: Option<RateOrigin>,
    /// The versions; empty for a rate that has no day.
    pub(super) versions: Versions,
    /// The rate of the shop that it matches, once that was looked for.
    pub(super) was: Option<TaxRate>,
}

/// The versions of a rate in a file: the first day, and the terms.
pub(super) type Versions = Vec<(Option<Day>, Terms)>;

impl RowRate {
    pub(super) const fn new(line: u64, rate: TaxRate, class: String, versions: Versions) -> Self {
        Self { line, rate, class, versions, rate_type: None, written: None, origin: None, was: None }
    }

    /// False for versions of a rate that the shop does not have, and that never charges anything.
    fn is_ever_in_force(&self) -> bool {
        let mut versions = self.versions.iter();
        self.was.is_some()
            || self.versions.is_empty()
            || versions.any(|(_, terms)| *terms != Terms::NOT_IN_FORCE)
    }
}

impl Import<'_, '_> {
    pub(super) fn taxes(&mut self, source: &Source) -> Result<()> {
        self.rates(source, tax_csv::read(source, &self.options.columns)?)
    }

    /// Imports the rates of a file of any format.
    pub(super) fn rates(&mut self, source: &Source, file: TaxFile) -> Result<()> {
        self.take_notes(source, &file.notes);
        let mut refused = file.refused;
        let mut rates = Vec::new();
        let mut classes = self.write.classes()?;
        classes.insert(0, self.write.standard_class()?);
        let is_dated = file.rows.iter().any(|row| row.from.is_some());
        for row in file.rows {
            let (line, from) = (row.line, row.from);
            match judge(row, &classes) {
                Ok((rate, class)) => {
                    let versions = if is_dated { vec![(from, terms(&rate))] } else { Vec::new() };
                    let row = RowRate::new(line, rate, class, versions);
                    rates.push(self.mended(source, row));
                }
                Err(problem) => refused.push(Refusal { line, problem }),
            }
        }
        if is_dated {
            rates = self.with_versions(source, rates, &mut refused);
        }
        self.put_rates(source, rates, refused, classes)
    }

    /// Writes the rates of a file's rows, with the classes of the shop and the rows that were refused.
    pub(super) fn put_rates(
        &mut self,
        source: &Source,
        rates: Vec<RowRate>,
        mut refused: Vec<Refusal>,
        mut classes: Vec<TaxClass>,
    ) -> Result<()> {
        self.holds(NounKind::TaxRate);
        for row in &rates {
            self.class_of(row, &mut classes)?;
        }
        refused.sort_by_key(|refusal| refusal.line);
        for refusal in refused {
            self.refuse(source, refusal)?;
        }
        let mut existing = self.write.rates(None, i64::MAX, 0)?;
        let behind = existing.last().map_or(0, |last| last.order.saturating_add(1));
        let mut inactive = Vec::new();
        if rates.iter().any(|row| !row.versions.is_empty()) {
            inactive = self.write.inactive_rates()?;
            existing.extend(inactive.iter().cloned());
        }
        let (rows, others) = matched(rates, existing);
        let (mut rows, ended): (Vec<_>, Vec<_>) = rows.into_iter().partition(RowRate::is_ever_in_force);
        for RowRate { line, .. } in ended {
            let problem = text!("it says when a rate ends that the shop does not have");
            self.refuse(source, Refusal { line, problem })?;
        }
        number(&mut rows, behind, self.options.policy);
        // Collects the shop's rates after the import, which is faster than reading them again.
        let mut all = if self.options.policy == Policy::Replace { Vec::new() } else { others };
        let mut taken = BTreeMap::new();
        let mut next_id = self.write.next_rate_id()?;
        let first_new = next_id.get();
        for mut row in rows {
            let line = row.line;
            let is_inactive = |was: &TaxRate| inactive.iter().any(|rate| rate.id == was.id);
            if row.versions.is_empty() && row.was.as_ref().is_some_and(is_inactive) {
                // A row without a day says that the rate is in force.
                row.versions.push((Some(self.today), terms(&row.rate)));
            }
            let (rate, outcome) = if row.versions.is_empty() {
                self.rate(source, row, &mut next_id)?
            } else {
                self.versioned_rate(source, row, &mut next_id)?
            };
            taken.insert(rate.id, (line, outcome));
            all.push(rate);
        }
        if first_new < next_id.get() {
            let span = self.report.added.entry(NounKind::TaxRate).or_insert((first_new, first_new));
            span.1 = next_id.get().saturating_sub(1);
        }
        self.conflicts(source, &all, &taken);
        Ok(())
    }

    /// Joins the rows of each rate, with the percentage of today. Two of the same day are refused.
    fn with_versions(
        &mut self,
        source: &Source,
        rows: Vec<RowRate>,
        refused: &mut Vec<Refusal>,
    ) -> Vec<RowRate> {
        let mut places: BTreeMap<_, usize> = BTreeMap::new();
        let mut joined: Vec<RowRate> = Vec::new();
        let mut notes = Notes::default();
        for row in rows {
            if let Some((Some(from), _)) = row.versions.first() {
                notes.add(row.line, text!("versions in force from {from} on", from = *from));
            }
            let same = places.get(&key(&row.rate)).and_then(|place| joined.get_mut(*place));
            let Some(same) = same else {
                places.insert(key(&row.rate), joined.len());
                joined.push(row);
                continue;
            };
            for (from, terms) in row.versions {
                if same.versions.iter().any(|(other, _)| *other == from) {
                    let line = same.line.to_string();
                    let problem = match from {
                        Some(day) => {
                            text!("line {line} has a version of the same rate from {day}", line, day)
                        }
                        None => text!("line {line} has a version of the same rate without a day", line),
                    };
                    refused.push(Refusal { line: row.line, problem });
                } else {
                    same.versions.push((from, terms));
                }
            }
        }
        for row in &mut joined {
            // A rate of one version without a day is one as in any file.
            if matches!(row.versions.as_slice(), [(None, _)]) {
                row.versions.clear();
            } else if let Ok(rate) = versioned(row.rate.clone(), &row.versions, self.today) {
                row.rate = rate.rate;
            }
        }
        self.take_notes(source, &notes);
        joined
    }

    /// Imports the versions of a rate; returns the shop's rate after it, and the outcome.
    fn versioned_rate(
        &mut self,
        source: &Source,
        RowRate { line, rate, was, origin, versions, .. }: RowRate,
        next_id: &mut RateId,
    ) -> Result<(TaxRate, EntryOutcome)> {
        let was = was.map(|was| self.write.versioned_rate(was.id)).transpose()?.flatten();
        let Some(was) = was else {
            let rate = versioned(TaxRate { id: take(next_id), ..rate }, &versions, self.today)?;
            self.name(NounKind::TaxRate, rate.rate.id);
            self.write.add_versioned_rate(&rate)?;
            self.list_rate(EntryOutcome::New, &rate.rate, None, (line, origin));
            return Ok((rate.rate, EntryOutcome::New));
        };
        self.name(NounKind::TaxRate, was.rate.id);
        let fields = TaxRate { rate: was.rate.rate, ..rate };
        let rate = VersionedRate { rate: fields, ..was.clone() }.with_versions(&versions, self.today);
        let outcome = self.outcome(Some(&was), &rate);
        match outcome {
            EntryOutcome::Changed => self.write.put_versioned_rate(&was, &rate)?,
            EntryOutcome::Left => {
                let problem = text!("the rate of the shop has other versions and keeps them");
                self.report.conflict(source.name(), Refusal { line, problem });
            }
            _ => {}
        }
        self.list_rate(outcome, &rate.rate, Some(&was.rate), (line, origin));
        let stands = if outcome == EntryOutcome::Left { was.rate } else { rate.rate };
        Ok((stands, outcome))
    }

    /// Counts a rate, and lists it with its line, date and sources.
    fn list_rate(
        &mut self,
        outcome: EntryOutcome,
        rate: &TaxRate,
        was: Option<&TaxRate>,
        (line, origin): (u64, Option<RateOrigin>),
    ) {
        if let Some(row) = self.list(outcome, rate, was) {
            (row.line, row.origin) = (Some(line), origin);
        }
    }

    /// Reports probable mistakes in the rate of a row, and makes the chosen repairs.
    fn mended(&mut self, source: &Source, mut row: RowRate) -> RowRate {
        let mut found = oddities(&row.rate);
        for mend in Mend::ALL {
            let Some(oddity) = found.iter().find(|oddity| oddity.mend() == Some(mend)) else { continue };
            let Some((was, becomes)) = oddity.example(&row.rate) else { continue };
            let is_mended = self.options.mends.contains(&mend);
            let file = source.name().to_owned();
            let first = Mendable { rates: 0, file, line: row.line, was, becomes, is_mended };
            self.report.mends.entry(mend).or_insert(first).rates += 1;
            let repair = oddity.repair(&row.rate).filter(|_| is_mended);
            if let Some(Ok(rate)) = repair.map(|repair| repair.edit(row.rate.clone())) {
                let written = std::mem::replace(&mut row.rate, rate);
                row.written.get_or_insert(written);
                found = oddities(&row.rate);
            }
        }
        for oddity in found {
            let refusal = Refusal { line: row.line, problem: oddity.sentence() };
            self.report.hint(source.name(), refusal, oddity.mend());
        }
        row
    }

    /// Reports imported rates that share place, class and priority with another rate of the shop.
    fn conflicts(&mut self, source: &Source, all: &[TaxRate], taken: &BTreeMap<RateId, (u64, EntryOutcome)>) {
        for hint in hints(all, &[]) {
            let (Oddity::NeverWins { against: other } | Oddity::Duplicate { of: other }) = hint.oddity else {
                continue;
            };
            let Some((line, EntryOutcome::New | EntryOutcome::Changed)) = taken.get(&hint.rate).copied()
            else {
                continue;
            };
            let place = match taken.get(&other) {
                Some((line, _)) => text!("line {line}", line = line.to_string()),
                None => text!("a rate of the shop"),
            };
            if matches!(hint.oddity, Oddity::Duplicate { .. }) {
                let problem = text!("{place} is the same rate; one of them can be deleted", place);
                self.report.hint(source.name(), Refusal { line, problem }, None);
                continue;
            }
            let problem = text!(
                "{place} has the same place, class and priority with {percent}%, and is always taken instead",
                place,
                percent = percent(all.iter().find(|rate| rate.id == other))
            );
            self.report.conflict(source.name(), Refusal { line, problem });
        }
    }

    /// Adds or reports a class that the shop lacks.
    fn class_of(&mut self, row: &RowRate, classes: &mut Vec<TaxClass>) -> Result<()> {
        let RowRate { rate, class: name, rate_type, .. } = row;
        if !self.ensure_class(&rate.class, name, *rate_type, classes)? {
            *self.report.missing_classes.entry(rate.class.clone()).or_default() += 1;
        }
        Ok(())
    }

    /// Adds a class that the shop lacks, where that was chosen; returns whether the shop has it.
    pub(super) fn ensure_class(
        &mut self,
        slug: &ClassSlug,
        name: &str,
        rate_type: Option<RateType>,
        classes: &mut Vec<TaxClass>,
    ) -> Result<bool> {
        if classes.iter().any(|class| class.slug == *slug) {
            return Ok(true);
        }
        if self.options.classes == MissingClasses::Report {
            return Ok(false);
        }
        let named = TaxClass::from_name(Some(&Value::text(display_name(name, slug, &self.language))))?;
        let class = TaxClass { slug: slug.clone(), rate_type, ..named };
        self.add_class(&class)?;
        self.count(EntryOutcome::New, &class, None);
        classes.push(class);
        Ok(true)
    }

    /// Imports a row; returns the shop's rate after it, and the outcome. A new rate gets the next id.
    fn rate(
        &mut self,
        source: &Source,
        RowRate { line, mut rate, was, origin, .. }: RowRate,
        next_id: &mut RateId,
    ) -> Result<(TaxRate, EntryOutcome)> {
        let outcome = self.outcome(was.as_ref(), &rate);
        let only_moved = |was: &TaxRate| TaxRate { order: rate.order, ..was.clone() } == rate;
        if outcome == EntryOutcome::Changed && was.as_ref().is_some_and(only_moved) {
            self.report.moved_rates += 1;
        }
        if was.is_none() {
            rate.id = take(next_id);
        }
        self.name(NounKind::TaxRate, rate.id);
        if outcome.is_written() {
            self.write.put_rate(was.as_ref(), &rate)?;
        }
        if let (EntryOutcome::Left, Some(was)) = (outcome, &was) {
            let (ours, theirs) = (percent(Some(was)), percent(Some(&rate)));
            let problem = if ours == theirs {
                text!("the rate of the shop is compound, taxes shipping or stands elsewhere, and stays")
            } else {
                text!("the shop has {ours}% and keeps it; the file has {theirs}%", ours, theirs)
            };
            self.report.conflict(source.name(), Refusal { line, problem });
        }
        self.list_rate(outcome, &rate, was.as_ref(), (line, origin));
        let stands = if outcome == EntryOutcome::Left { was.unwrap_or(rate) } else { rate };
        Ok((stands, outcome))
    }
}

/// The rate of a row, and its class as written; or why the row is invalid.
fn judge(row: TaxRow, classes: &[TaxClass]) -> FieldResult<(TaxRate, String)> {
    let named = TaxClass::slug_named(classes, &row.class);
    let class = named.as_ref().map_or(row.class.as_str(), ClassSlug::as_str);
    let input = RateInput { class: Some(Value::text(class)), ..row.input };
    let rate = input.create(RateId::new(0)).map_err(|error| error.text())?;
    Ok((rate, row.class))
}

/// The percentage of a rate in a sentence.
fn percent(rate: Option<&TaxRate>) -> Cell {
    Cell::percent(rate.and_then(|rate| rate.rate).map(Percent::ten_thousandths))
}

/// The next id, which is then taken.
fn take(next_id: &mut RateId) -> RateId {
    std::mem::replace(next_id, RateId::new(next_id.get().saturating_add(1)))
}

/// The terms of a row in a dated file.
fn terms(rate: &TaxRate) -> Terms {
    rate.rate.map_or(Terms::NOT_IN_FORCE, Terms::charging)
}

/// The name for a new class of a file: the text itself, or words made from it when it is only the slug, in the language of the
/// shop where the program has them.
fn display_name(name: &str, slug: &ClassSlug, language: &str) -> String {
    let words = name.replace(['-', '_'], " ");
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    let spelled = first.unwrap_or_default() + letters.as_str();
    let is_same = name == slug.as_str() && ClassSlug::parse(&spelled).as_ref() == Some(slug);
    if is_same { class_name(&spelled, language) } else { name.to_owned() }
}

/// The fields by which rows and rates match. Postcodes and cities are compared without their order.
fn key(rate: &TaxRate) -> impl Ord + use<> {
    let sorted = |codes: &[String]| {
        let mut codes = codes.to_vec();
        codes.sort_unstable();
        codes
    };
    (
        rate.country.clone(),
        rate.state.clone(),
        sorted(&rate.postcodes),
        sorted(&rate.cities),
        rate.priority,
        rate.class.clone(),
        rate.name.clone(),
    )
}

/// Each row with the shop's rate that it matches, which keeps its id and position; and the rates that no row
/// matches. A repaired row also matches by its values before the repair.
fn matched(mut rates: Vec<RowRate>, existing: Vec<TaxRate>) -> (Vec<RowRate>, Vec<TaxRate>) {
    let mut by_key: BTreeMap<_, VecDeque<TaxRate>> = BTreeMap::new();
    for rate in existing {
        by_key.entry(key(&rate)).or_default().push_back(rate);
    }
    let is_empty = by_key.is_empty();
    for row in rates.iter_mut().filter(|_| !is_empty) {
        let mut take = |rate: &TaxRate| by_key.get_mut(&key(rate)).and_then(VecDeque::pop_front);
        row.was = take(&row.rate).or_else(|| take(row.written.as_ref()?));
        if let Some(was) = &row.was {
            (row.rate.id, row.rate.order) = (was.id, was.order);
        }
    }
    (rates, by_key.into_values().flatten().collect())
}

/// Sets the `order` of the rows; `behind` is the one after all rates of the shop. The rates of the shop stay where
/// they are and new ones come after them, so that a file changes nothing the second time. Where the file
/// replaces the rates of the shop, all stand as in the file.
fn number(rows: &mut [RowRate], behind: i64, policy: Policy) {
    if policy != Policy::Replace {
        for (row, order) in rows.iter_mut().filter(|row| row.was.is_none()).zip(behind..) {
            row.rate.order = order;
        }
        return;
    }
    let mut last: Option<(i64, RateId)> = None;
    let mut is_in_order = true;
    for row in &mut *rows {
        if row.was.is_none() {
            row.rate.order = last.map_or(behind, |(order, _)| order.saturating_add(1));
            row.rate.id = RateId::new(i64::MAX);
        }
        let place = (row.rate.order, row.rate.id);
        is_in_order &= last.is_none_or(|last| last < place);
        last = Some(place);
    }
    if !is_in_order {
        let kept = rows.iter().filter(|row| row.was.is_some()).map(|row| row.rate.order);
        let first = kept.min().unwrap_or(behind);
        for (row, order) in rows.iter_mut().zip(first..) {
            row.rate.order = order;
        }
    }
}

//! The versions of a tax rate: from which day on it charges which percentage, or is not in force at all.
//!
//! A rate is stored as it is at present; its versions are what was before and what comes. The day alone
//! decides which of them is in force for an order. What is present only changes by a change of the shop, so
//! a planned version whose day has come is due until one brings it into force.

use std::collections::BTreeMap;
use std::ops::Bound;

use serde::{Deserialize, Serialize};

use super::TaxRate;
use crate::error::{Error, Result};
use crate::ids::RateId;
use crate::percent::Percent;
use crate::spelling::{is_default, or_empty};
use crate::text;
use crate::text::Text;
use crate::time::Day;

/// The charge of a version: its percentage, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Terms(#[serde(with = "or_empty")] Option<Percent>);

impl Terms {
    /// The rate is not in force.
    pub const NOT_IN_FORCE: Self = Self(None);

    /// This percentage.
    pub const fn charging(percent: Percent) -> Self {
        Self(Some(percent))
    }

    /// The percentage; `None` where the rate is not in force.
    pub const fn percent(self) -> Option<Percent> {
        self.0
    }

    /// For people: `21 %`, or `not in force`.
    pub fn describe(self) -> Text {
        self.0.map_or_else(|| text!("not in force"), |percent| text!("{percent}%", percent))
    }
}

/// The versions of a rate beside the present one. Empty for a rate that never changed on a day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RateVersions {
    /// Past terms, each by the day before which it ended.
    #[serde(skip_serializing_if = "is_default")]
    pub past: BTreeMap<Day, Terms>,
    /// Coming terms, each by its first day.
    #[serde(skip_serializing_if = "is_default")]
    pub planned: BTreeMap<Day, Terms>,
}

impl RateVersions {
    /// True for a rate without versions.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The time of a version, seen from the present.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum VersionState {
    /// It was in force before.
    Past,
    /// It is in force.
    Present,
    /// It comes into force on its day.
    Planned,
}

/// A version of a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Version {
    /// The first day; `None` for one without a beginning.
    pub from: Option<Day>,
    /// The terms from that day on.
    pub terms: Terms,
    /// The time of the version, seen from the present.
    pub state: VersionState,
}

/// A version to add, or to put in the place of the one that begins on its day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VersionPlan {
    /// The terms from that day on.
    #[serde(rename = "rate")]
    pub terms: Terms,
    /// The first day.
    pub from: Day,
    /// The last day, after which the version before it is in force again; `None` for no end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub until: Option<Day>,
}

/// A rate with its versions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VersionedRate {
    /// The rate as it is at present, or with its last percentage where it is not in force.
    pub rate: TaxRate,
    /// True if it is in force at present.
    pub in_force: bool,
    /// The other versions.
    pub versions: RateVersions,
}

impl VersionedRate {
    /// A rate in force without versions.
    pub fn undated(rate: TaxRate) -> Self {
        Self { rate, in_force: true, versions: RateVersions::default() }
    }

    /// The present terms. A rate without a percentage charges nothing.
    pub fn present(&self) -> Terms {
        Terms(self.rate.rate.or(Some(Percent::ZERO)).filter(|_| self.in_force))
    }

    /// The terms on a day.
    pub fn terms_on(&self, day: Day) -> Terms {
        let after = (Bound::Excluded(day), Bound::Unbounded);
        let past = self.versions.past.range(after).next();
        let planned = self.versions.planned.range(..=day).next_back();
        past.or(planned).map_or_else(|| self.present(), |(_, terms)| *terms)
    }

    /// True when the rate charges anything or nothing on a day, and is not out of force.
    pub fn is_in_force_on(&self, day: Day) -> bool {
        self.terms_on(day) != Terms::NOT_IN_FORCE
    }

    /// The rate as it is on a day; `None` when it is not in force then.
    pub fn on(&self, day: Day) -> Option<TaxRate> {
        if self.versions.past.is_empty() && self.versions.planned.is_empty() {
            return self.in_force.then(|| self.rate.clone());
        }
        let terms = self.terms_on(day);
        if terms == self.present() {
            return self.in_force.then(|| self.rate.clone());
        }
        terms.percent().map(|percent| TaxRate { rate: Some(percent), ..self.rate.clone() })
    }

    /// The first day on which the rate is in force; `None` for one without a beginning.
    pub fn begin(&self) -> Option<Day> {
        self.timeline().begin()
    }

    /// All versions by day, the present one among them.
    pub fn versions(&self) -> Vec<Version> {
        let RateVersions { past, planned } = &self.versions;
        let version = |from, terms, state| Version { from, terms, state };
        let mut from = None;
        let mut all = Vec::new();
        for (until, terms) in past {
            all.push(version(from, *terms, VersionState::Past));
            from = Some(*until);
        }
        all.push(version(from, self.present(), VersionState::Present));
        all.extend(planned.iter().map(|(day, terms)| version(Some(*day), *terms, VersionState::Planned)));
        all
    }

    /// The percentages that the rate has, had or will have; some of them twice.
    pub fn percents(&self) -> impl Iterator<Item = Percent> {
        let versions = self.versions().into_iter().filter_map(|version| version.terms.percent());
        self.rate.rate.into_iter().chain(versions)
    }

    /// The last day of the version that begins on a day; `None` for one without an end.
    pub fn last_day_of(&self, from: Day) -> Option<Day> {
        let timeline = self.timeline();
        let mut after = timeline.changes.range((Bound::Excluded(from), Bound::Unbounded));
        after.next().map(|(day, _)| day.minus_days(1))
    }

    /// The next planned version.
    pub fn next(&self) -> Option<(Day, Terms)> {
        self.versions.planned.first_key_value().map(|(day, terms)| (*day, *terms))
    }

    /// True when a planned version has to be brought into force.
    pub fn is_due(&self, today: Day) -> bool {
        self.next().is_some_and(|(day, _)| day <= today)
    }

    /// The rate after the planned versions up to today came into force.
    #[must_use]
    pub fn brought_into_force(&self, today: Day) -> Self {
        self.with(self.timeline(), today)
    }

    /// The rate with another version, which takes the place of one that begins on the same day. Refused when
    /// it ends before it begins, begins before the first one, overlaps another, or changes nothing.
    pub fn planned(&self, plan: &VersionPlan, today: Day) -> Result<Self> {
        let VersionPlan { terms, from, until } = *plan;
        let refuse = |problem: Text| Err(self.refused(problem));
        let mut timeline = self.timeline();
        if let Some(until) = until.filter(|until| *until < from) {
            return refuse(text!(
                "a change from {from} that ends on {until} would end before it begins",
                from,
                until
            ));
        }
        if let Some(begin) = timeline.begin()
            && (from < begin || from == begin && terms == Terms::NOT_IN_FORCE)
        {
            return refuse(if terms == Terms::NOT_IN_FORCE {
                text!("it would end on {from}, before its first version begins on {begin}", from, begin)
            } else {
                text!("its first version begins on {begin}, so none can begin on {from}", begin, from)
            });
        }
        // The last day of the calendar has no day after it that could be written.
        let after =
            until.map(|until| until.plus_days(1)).filter(|day| Day::parse(&day.to_string()).is_some());
        let resumed = after.map(|after| (after, timeline.on(after)));
        if let Some((after, _)) = resumed {
            let within = (Bound::Excluded(from), Bound::Excluded(after));
            if let Some((other, _)) = timeline.changes.range(within).next() {
                return refuse(text!(
                    "another version begins on {other}, between {from} and the end of this one",
                    other = *other,
                    from
                ));
            }
        }
        if timeline.on(from) == terms {
            return refuse(text!("it is {terms} on {from} already", terms = terms.describe(), from));
        }
        timeline.changes.insert(from, terms);
        if let Some((after, terms)) = resumed {
            timeline.changes.entry(after).or_insert(terms);
        }
        Ok(self.with(timeline, today))
    }

    /// The rate without the version that begins on a day: the one before it lasts on. Refused when none
    /// begins on that day, or when it is the only one in force.
    pub fn without(&self, from: Day, today: Day) -> Result<Self> {
        let mut timeline = self.timeline();
        if timeline.changes.remove(&from).is_none() {
            return Err(self.refused(text!("no version of it begins on {from}", from)));
        }
        let is_ever_in_force =
            timeline.changes.values().chain([&timeline.first]).any(|terms| *terms != Terms::NOT_IN_FORCE);
        if !is_ever_in_force {
            let problem = text!("the version from {from} is its only one; delete the rate instead", from);
            return Err(self.refused(problem));
        }
        Ok(self.with(timeline, today))
    }

    /// The rate with more versions, as a file or a preset has them. Each takes the place of the one that begins
    /// on its day.
    #[must_use]
    pub fn with_versions(&self, versions: &[(Option<Day>, Terms)], today: Day) -> Self {
        let mut timeline = self.timeline();
        for (from, terms) in versions {
            match from {
                None => timeline.first = *terms,
                Some(day) => drop(timeline.changes.insert(*day, *terms)),
            }
        }
        self.with(timeline, today)
    }

    fn refused(&self, problem: Text) -> Error {
        let (id, name) = (self.rate.id.to_string(), &self.rate.name);
        let what = if name.is_empty() {
            text!("Tax rate {id}", id)
        } else {
            text!("Tax rate {id} (\"{name}\")", id, name)
        };
        Error::Invalid { what, problem }
    }

    fn timeline(&self) -> Timeline {
        let RateVersions { past, planned } = &self.versions;
        let first = past.values().next().copied().unwrap_or_else(|| self.present());
        let after = past.values().skip(1).copied().chain([self.present()]);
        let mut changes: BTreeMap<Day, Terms> = past.keys().copied().zip(after).collect();
        changes.extend(planned);
        Timeline { first, changes }
    }

    /// The rate of a timeline, as it is today. Changes of a day that leave the terms as they were are none.
    fn with(&self, timeline: Timeline, today: Day) -> Self {
        let mut versions = RateVersions::default();
        let mut terms = timeline.first;
        for (day, becomes) in timeline.changes {
            if day > today {
                versions.planned.insert(day, becomes);
            } else if becomes != terms {
                versions.past.insert(day, terms);
                terms = becomes;
            }
        }
        let mut rate = self.rate.clone();
        if terms != self.present() {
            rate.rate = terms.percent().or(rate.rate);
        }
        Self { rate, in_force: terms != Terms::NOT_IN_FORCE, versions }
    }
}

/// The terms of a rate on each day.
struct Timeline {
    /// Before the first change.
    first: Terms,
    changes: BTreeMap<Day, Terms>,
}

impl Timeline {
    fn on(&self, day: Day) -> Terms {
        self.changes.range(..=day).next_back().map_or(self.first, |(_, terms)| *terms)
    }

    /// The day on which the rate comes into force for the first time; `None` for one without a beginning.
    fn begin(&self) -> Option<Day> {
        let (day, _) = self.changes.first_key_value()?;
        (self.first == Terms::NOT_IN_FORCE).then_some(*day)
    }
}

/// A rate of several versions, as a file or a preset has them: the first may be without a day. Refused when
/// two begin on the same day, or when none is in force ever.
pub fn versioned(rate: TaxRate, versions: &[(Option<Day>, Terms)], today: Day) -> Result<VersionedRate> {
    let mut changes = BTreeMap::new();
    let mut first = None;
    let refuse = |problem: Text| Error::tax_data("from", problem);
    for (from, terms) in versions {
        let is_taken = match from {
            None => first.replace(*terms).is_some(),
            Some(day) => changes.insert(*day, *terms).is_some(),
        };
        if is_taken {
            return Err(refuse(from.map_or_else(
                || text!("there are two versions without a day"),
                |day| text!("there are two versions from {day}", day),
            )));
        }
    }
    let first = first.unwrap_or(Terms::NOT_IN_FORCE);
    let percent = changes.values().copied().chain([first]).find_map(Terms::percent);
    let Some(percent) = percent else {
        return Err(refuse(text!("no version of the rate is in force")));
    };
    // The percentage of a rate that has yet to begin is that of its first version.
    let begun = TaxRate { rate: Some(percent), ..rate };
    Ok(VersionedRate { in_force: false, ..VersionedRate::undated(begun) }
        .with(Timeline { first, changes }, today))
}

/// The plan of a version for a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatePlan {
    /// The rate.
    pub id: RateId,
    /// The new version.
    pub version: VersionPlan,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::Local;

    const TODAY: &str = "2026-11-22";

    fn day(text: &str) -> Day {
        Local::parse(text).unwrap().day
    }

    fn terms(text: &str) -> Terms {
        Terms(Percent::parse(text).ok())
    }

    /// A rate of 19, or one that begins on a day.
    fn rate(begin: Option<&str>) -> VersionedRate {
        let rate = TaxRate { rate: terms("19").percent(), ..TaxRate::defaults(RateId::new(7)) };
        versioned(rate, &[(begin.map(day), terms("19"))], day(TODAY)).unwrap()
    }

    /// Steps divided by semicolons: `16 2020-07-01 2020-12-31`, `- 2027-01-01` for an end, `remove 2020-07-01`, `on
    /// 2027-01-01` for a day on which what is due comes into force, and `correct 19.5`.
    fn after(rate: VersionedRate, steps: &str) -> Result<VersionedRate> {
        steps.split("; ").filter(|step| !step.is_empty()).try_fold(rate, |rate, step| {
            let words: Vec<&str> = step.split(' ').collect();
            match words[..] {
                ["remove", from] => rate.without(day(from), day(TODAY)),
                ["on", today] => Ok(rate.brought_into_force(day(today))),
                ["correct", percent] => {
                    let corrected = TaxRate { rate: terms(percent).percent(), ..rate.rate };
                    Ok(VersionedRate { rate: corrected, ..rate })
                }
                [percent, from, ref until @ ..] => {
                    let until = until.first().map(|until| day(until));
                    let plan = VersionPlan { terms: terms(percent), from: day(from), until };
                    rate.planned(&plan, day(TODAY))
                }
                _ => unreachable!("{step}"),
            }
        })
    }

    fn shown(rate: &VersionedRate) -> String {
        let one = |version: &Version| {
            let from = version.from.map_or_else(|| "ever".to_owned(), |day| day.to_string());
            let mark = match version.state {
                VersionState::Past => "",
                VersionState::Present => "*",
                VersionState::Planned => "+",
            };
            format!("{mark}{from} {}", version.terms.describe())
        };
        rate.versions().iter().map(one).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn versions_are_added_corrected_and_taken_out() {
        for (begin, steps, expected) in [
            (None, "", "*ever 19%"),
            (None, "21 2027-01-01", "*ever 19%, +2027-01-01 21%"),
            (None, "21 2027-01-01; 22 2027-01-01", "*ever 19%, +2027-01-01 22%"),
            (None, "21 2027-01-01; correct 19.5", "*ever 19.5%, +2027-01-01 21%"),
            (None, "21 2026-11-22", "ever 19%, *2026-11-22 21%"),
            (None, "16 2020-07-01 2020-12-31", "ever 19%, 2020-07-01 16%, *2021-01-01 19%"),
            (None, "16 2020-07-01 2020-12-31; 15 2020-07-01", "ever 19%, 2020-07-01 15%, *2021-01-01 19%"),
            (None, "16 2020-07-01 2020-12-31; remove 2020-07-01", "*ever 19%"),
            (None, "16 2020-07-01 2020-12-31; remove 2021-01-01", "ever 19%, *2020-07-01 16%"),
            (None, "- 2027-01-01", "*ever 19%, +2027-01-01 not in force"),
            (None, "- 2026-01-01", "ever 19%, *2026-01-01 not in force"),
            (None, "21 2027-01-01; on 2026-12-31", "*ever 19%, +2027-01-01 21%"),
            (None, "21 2027-01-01; on 2027-03-01", "ever 19%, *2027-01-01 21%"),
            (
                None,
                "21 2027-01-01; 22 2027-02-01; on 2027-03-01",
                "ever 19%, 2027-01-01 21%, *2027-02-01 22%",
            ),
            (Some("2007-01-01"), "", "ever not in force, *2007-01-01 19%"),
            (Some("2027-01-01"), "", "*ever not in force, +2027-01-01 19%"),
            (Some("2027-01-01"), "on 2027-01-01", "ever not in force, *2027-01-01 19%"),
        ] {
            let rate = after(rate(begin), steps).unwrap();
            assert_eq!(shown(&rate), expected, "{begin:?} {steps:?}");
            // Each version lasts up to the next one, so none overlap.
            let days: Vec<Option<Day>> = rate.versions().iter().map(|version| version.from).collect();
            assert!(days.is_sorted_by(|one, next| one < next), "{days:?}");
            let is_out = expected.contains("*ever not") || expected.ends_with("*2026-01-01 not in force");
            assert_eq!(rate.in_force, !is_out);
        }
    }

    #[test]
    fn what_cannot_be_is_refused_in_a_sentence() {
        let begun = Some("2007-01-01");
        for (begin, steps, expected) in [
            (
                begun,
                "16 2006-12-31",
                "its first version begins on 2007-01-01, so none can begin on 2006-12-31",
            ),
            (
                begun,
                "- 2007-01-01",
                "it would end on 2007-01-01, before its first version begins on 2007-01-01",
            ),
            (
                None,
                "16 2020-07-01 2020-06-30",
                "a change from 2020-07-01 that ends on 2020-06-30 would end before it begins",
            ),
            (
                None,
                "21 2027-02-01; 20 2027-01-01 2027-02-01",
                "another version begins on 2027-02-01, between 2027-01-01 and the end of this one",
            ),
            (None, "19 2027-01-01", "it is 19% on 2027-01-01 already"),
            (None, "remove 2027-01-01", "no version of it begins on 2027-01-01"),
            (
                begun,
                "remove 2007-01-01",
                "the version from 2007-01-01 is its only one; delete the rate instead",
            ),
        ] {
            let error = after(rate(begin), steps).unwrap_err();
            assert_eq!(error.to_string(), format!("Tax rate 7: {expected}"), "{begin:?} {steps:?}");
        }
    }

    #[test]
    fn the_day_decides_what_is_charged() {
        let rate = after(rate(Some("2007-01-01")), "16 2020-07-01 2020-12-31; 21 2027-01-01").unwrap();
        for (on, expected) in [
            ("2006-12-31", None),
            ("2007-01-01", Some("19.0000")),
            ("2020-06-30", Some("19.0000")),
            ("2020-07-01", Some("16.0000")),
            ("2020-12-31", Some("16.0000")),
            ("2021-01-01", Some("19.0000")),
            ("2026-12-31", Some("19.0000")),
            ("2027-01-01", Some("21.0000")),
        ] {
            let found = rate.on(day(on)).map(|rate| rate.rate_text());
            assert_eq!(found.as_deref(), expected, "{on}");
        }
    }
}

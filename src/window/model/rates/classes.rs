//! The tax classes as their tab and the strip above the grid draw them.

use crate::format::{self, Formatter};
use crate::model::holds;
use crate::translate::tr;
use domain::returns::tags::kind_of;
use domain::returns::{RateType, SupplyKind};
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;

/// A tax class; or a slug that some rates have but no class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ClassEntry {
    pub(crate) slug: ClassSlug,
    pub(crate) name: String,
    pub(crate) rates: i64,
    /// The number of its rates: `1,021`, and `1,021 rates`.
    pub(crate) count: String,
    pub(crate) counted: String,
    /// True if a class has this slug.
    pub(crate) exists: bool,
    /// The rate type stated for tax returns.
    pub(crate) rate_type: Option<RateType>,
    pub(crate) kind: Option<SupplyKind>,
}

impl ClassEntry {
    /// The kind of goods or services as the name of the class suggests: `Services, by its name`.
    pub(crate) fn derived_kind(&self) -> String {
        let kind = kind_of(None, &self.slug);
        let name = format::first_upper(tr(kind.name()));
        if kind == SupplyKind::Goods {
            tr!("{kind} by default", kind = name)
        } else {
            tr!("{kind}, by its name", kind = name)
        }
    }
}

/// The rate type as the rates of a class suggest: `Reduced, by its rates`. `types` are those of its rates.
pub(crate) fn derived_rate_type(types: &[RateType]) -> String {
    match types {
        [] => tr!("By its rates").to_owned(),
        [RateType::Exempt] => tr!("Exempt, by its name").to_owned(),
        types => {
            let names = types.iter().map(|of| tr(of.as_str()).to_owned());
            let names = names.reduce(|first, second| tr!("{first} or {second}", first, second));
            tr!("{types}, by its rates", types = format::first_upper(&names.unwrap_or_default()))
        }
    }
}

/// All classes, the standard one first, then slugs that only rates have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ClassesView {
    pub(crate) entries: Vec<ClassEntry>,
    /// The number of rates of all entries.
    pub(crate) rates: i64,
    pub(crate) formatter: Formatter,
}

impl ClassesView {
    /// `counts` is the number of rates of each slug.
    pub(crate) fn new(classes: Vec<TaxClass>, counts: &[(ClassSlug, i64)], formatter: Formatter) -> Self {
        let count_of =
            |slug: &ClassSlug| counts.iter().find(|(one, _)| one == slug).map_or(0, |(_, count)| *count);
        let entry = |class: TaxClass, rates: i64, exists: bool| {
            let counted = formatter.text(&text!("{count} {count:rate|rates}", count = rates));
            let count = formatter.count(rates);
            let TaxClass { slug, name, rate_type, kind } = class;
            ClassEntry { slug, name, rates, count, counted, exists, rate_type, kind }
        };
        let mut entries: Vec<ClassEntry> = classes
            .into_iter()
            .map(|class| {
                let rates = count_of(&class.slug);
                entry(class, rates, true)
            })
            .collect();
        for (slug, rates) in counts {
            if !entries.iter().any(|entry| entry.slug == *slug) {
                let (slug, name) = (slug.clone(), slug.for_people());
                entries.push(entry(TaxClass { slug, name, ..TaxClass::default() }, *rates, false));
            }
        }
        Self { rates: counts.iter().map(|(_, count)| count).sum(), entries, formatter }
    }

    pub(crate) fn entry(&self, slug: &ClassSlug) -> Option<&ClassEntry> {
        self.entries.iter().find(|entry| entry.slug == *slug)
    }

    /// The entries with a text in their name or slug.
    pub(crate) fn holding(&self, text: &str) -> Vec<&ClassEntry> {
        let text = text.trim().to_lowercase();
        self.entries.iter().filter(|entry| holds([&*entry.name, entry.slug.as_str()], &text)).collect()
    }

    /// The entries that are classes.
    pub(crate) fn existing(&self) -> impl Iterator<Item = &ClassEntry> {
        self.entries.iter().filter(|entry| entry.exists)
    }
}

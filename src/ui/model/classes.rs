//! The tax classes as their tab and the strip above the grid draw them.

use crate::domain::class::{ClassSlug, TaxClass};
use crate::ui::format::Formatter;

/// A tax class; or a slug that some rates have but no class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ClassEntry {
    pub(crate) slug: ClassSlug,
    pub(crate) name: String,
    pub(crate) rates: i64,
    /// The number of its rates: `1,021`, and `1,021 rates`.
    pub(crate) count: String,
    pub(crate) counted: String,
    /// Whether a class has this slug.
    pub(crate) exists: bool,
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
        let entry = |slug: ClassSlug, name: String, rates: i64, exists: bool| {
            let (count, counted) = (formatter.count(rates), formatter.counted(rates, "rate", "rates"));
            ClassEntry { slug, name, rates, count, counted, exists }
        };
        let mut entries: Vec<ClassEntry> = classes
            .into_iter()
            .map(|class| {
                let rates = count_of(&class.slug);
                entry(class.slug, class.name, rates, true)
            })
            .collect();
        for (slug, rates) in counts {
            if !entries.iter().any(|entry| entry.slug == *slug) {
                entries.push(entry(slug.clone(), slug.for_people(), *rates, false));
            }
        }
        Self { rates: counts.iter().map(|(_, count)| count).sum(), entries, formatter }
    }

    pub(crate) fn entry(&self, slug: &ClassSlug) -> Option<&ClassEntry> {
        self.entries.iter().find(|entry| entry.slug == *slug)
    }

    /// The entries that are classes.
    pub(crate) fn existing(&self) -> impl Iterator<Item = &ClassEntry> {
        self.entries.iter().filter(|entry| entry.exists)
    }
}

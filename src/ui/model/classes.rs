//! The tax classes as their tab and the strip above the grid draw them.

use crate::domain::class::{ClassSlug, TaxClass};
use crate::ui::format;

/// A tax class; or a slug that some rates have but no class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ClassEntry {
    pub(crate) slug: ClassSlug,
    pub(crate) name: String,
    pub(crate) rates: i64,
    /// Whether a class has this slug.
    pub(crate) exists: bool,
}

impl ClassEntry {
    /// The number of its rates: `1,021`.
    pub(crate) fn count(&self) -> String {
        format::count(self.rates)
    }
}

/// All classes, the standard one first, then slugs that only rates have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ClassesView {
    pub(crate) entries: Vec<ClassEntry>,
    /// The number of rates of all entries.
    pub(crate) rates: i64,
}

impl ClassesView {
    /// `counts` is the number of rates of each slug.
    pub(crate) fn new(classes: Vec<TaxClass>, counts: &[(ClassSlug, i64)]) -> Self {
        let count_of =
            |slug: &ClassSlug| counts.iter().find(|(one, _)| one == slug).map_or(0, |(_, count)| *count);
        let mut entries: Vec<ClassEntry> = classes
            .into_iter()
            .map(|class| ClassEntry {
                rates: count_of(&class.slug),
                slug: class.slug,
                name: class.name,
                exists: true,
            })
            .collect();
        for (slug, rates) in counts {
            if !entries.iter().any(|entry| entry.slug == *slug) {
                let name = slug.for_people();
                entries.push(ClassEntry { slug: slug.clone(), name, rates: *rates, exists: false });
            }
        }
        Self { rates: counts.iter().map(|(_, count)| count).sum(), entries }
    }

    pub(crate) fn entry(&self, slug: &ClassSlug) -> Option<&ClassEntry> {
        self.entries.iter().find(|entry| entry.slug == *slug)
    }

    /// The entries that are classes.
    pub(crate) fn existing(&self) -> impl Iterator<Item = &ClassEntry> {
        self.entries.iter().filter(|entry| entry.exists)
    }
}

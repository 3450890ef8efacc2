//! The tax classes as their tab and the grid's strip draw them.

use crate::domain::class::{ClassSlug, TaxClass};
use crate::ui::format;

/// One class, or a slug that rates have and no class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ClassEntry {
    pub(crate) slug: ClassSlug,
    pub(crate) name: String,
    pub(crate) rates: i64,
    /// Whether there is such a class.
    pub(crate) exists: bool,
}

impl ClassEntry {
    /// `1,021`.
    pub(crate) fn count(&self) -> String {
        format::count(self.rates)
    }
}

/// All classes, the standard one first, then slugs that only rates have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ClassesView {
    pub(crate) entries: Vec<ClassEntry>,
    /// Rates of all of them.
    pub(crate) rates: i64,
}

impl ClassesView {
    /// From the classes and how many rates each slug has.
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

    /// What a slug is called: its class's name, or the slug itself where no class has it.
    pub(crate) fn entry(&self, slug: &ClassSlug) -> Option<&ClassEntry> {
        self.entries.iter().find(|entry| entry.slug == *slug)
    }

    /// The classes that exist.
    pub(crate) fn existing(&self) -> impl Iterator<Item = &ClassEntry> {
        self.entries.iter().filter(|entry| entry.exists)
    }
}

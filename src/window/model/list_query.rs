//! What a list is filtered and sorted by.

use super::PeriodChoice;

/// The rows that a list shows, by whether they are archived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum ArchiveFilter {
    /// Records that are not archived.
    #[default]
    Current,
    Archived,
    All,
}

/// Filter and sort order of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ListQuery {
    pub(crate) text: String,
    pub(crate) which: ArchiveFilter,
    /// Only what is not paid in full.
    pub(crate) is_unpaid: bool,
    /// Only those dated in this range; `None` for all.
    pub(crate) period: Option<PeriodChoice>,
    /// Sold quantities are those of the reports' range, rather than all.
    pub(crate) is_in_range: bool,
    /// The key of the column that it is sorted by.
    pub(crate) by: &'static str,
    pub(crate) is_descending: bool,
}

impl ListQuery {
    /// All rows that are not archived, ascending.
    pub(crate) const fn by(by: &'static str) -> Self {
        Self {
            text: String::new(),
            which: ArchiveFilter::Current,
            is_unpaid: false,
            period: None,
            is_in_range: false,
            by,
            is_descending: false,
        }
    }

    /// The same with the largest or the latest first.
    pub(crate) const fn descending(mut self) -> Self {
        self.is_descending = true;
        self
    }

    /// All rows, in the same order.
    pub(crate) fn without_filter(&self) -> Self {
        let Self { is_descending, is_in_range, .. } = *self;
        Self { which: ArchiveFilter::All, is_descending, is_in_range, ..Self::by(self.by) }
    }
}

//! The last entries of the log as they were appended. Each is read once for every other device and once to be applied,
//! most often right after it was appended: from here without another thread, the disk and JSON.

use std::collections::VecDeque;

use openraft::Entry;

use super::types::Types;

/// The most entries.
const MOST: usize = 256;
/// The most bytes of their JSON. One change may have four million, which is then read from the disk.
const MOST_BYTES: usize = 1 << 20;

/// Entries that follow each other without a gap, up to the last one of the log, or none.
#[derive(Debug, Default)]
pub(super) struct RecentEntries {
    entries: VecDeque<(Entry<Types>, usize)>,
    bytes: usize,
}

impl RecentEntries {
    /// Adds entries that are on the disk now, each with the size of its JSON, and gives up the first ones where they
    /// become too many.
    pub(super) fn append(&mut self, appended: impl Iterator<Item = (Entry<Types>, usize)>) {
        for (entry, size) in appended {
            if self.end() != Some(entry.log_id.index) {
                self.truncate(0);
            }
            self.bytes = self.bytes.saturating_add(size);
            self.entries.push_back((entry, size));
            while self.entries.len() > MOST || self.bytes > MOST_BYTES {
                self.drop_first();
            }
        }
    }

    /// The entries from an index to before another; `None` where one of them may be elsewhere.
    pub(super) fn between(&self, from: u64, end: u64) -> Option<Vec<Entry<Types>>> {
        let first = self.entries.front()?.0.log_id.index;
        if end > self.end()? {
            return None;
        }
        let skipped = usize::try_from(from.checked_sub(first)?).ok()?;
        let wanted = usize::try_from(end.saturating_sub(from)).ok()?;
        Some(self.entries.iter().skip(skipped).take(wanted).map(|(entry, _)| entry.clone()).collect())
    }

    /// Removes the entries from an index on.
    pub(super) fn truncate(&mut self, from: u64) {
        while let Some((_, size)) = self.entries.pop_back_if(|(entry, _)| entry.log_id.index >= from) {
            self.bytes = self.bytes.saturating_sub(size);
        }
    }

    /// Removes the entries up to an index.
    pub(super) fn purge(&mut self, upto: u64) {
        while self.entries.front().is_some_and(|(entry, _)| entry.log_id.index <= upto) {
            self.drop_first();
        }
    }

    fn drop_first(&mut self) {
        if let Some((_, size)) = self.entries.pop_front() {
            self.bytes = self.bytes.saturating_sub(size);
        }
    }

    /// The index after the last entry.
    fn end(&self) -> Option<u64> {
        self.entries.back().map(|(entry, _)| entry.log_id.index.saturating_add(1))
    }
}

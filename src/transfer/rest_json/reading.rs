//! What is known while an entry is read, and its amounts.

use super::keys::Keys;
use crate::domain::money::Money;
use crate::domain::time::Zone;
use crate::transfer::answers::Statuses;
use crate::transfer::{FieldResult, Notes};

/// What is known while an entry is read.
pub(super) struct Reading<'n> {
    /// What words for a status mean.
    pub(super) statuses: &'n Statuses,
    pub(super) place: u64,
    pub(super) zone: Zone,
    pub(super) notes: &'n mut Notes,
}

impl Reading<'_> {
    pub(super) fn money(&mut self, keys: Keys<'_>, key: &str) -> FieldResult<Money> {
        keys.money_or_zero(key, self.notes, self.place)
    }

    pub(super) fn first_money(&mut self, keys: Keys<'_>, names: &[&str]) -> FieldResult<Money> {
        Ok(keys.first_money(names, self.notes, self.place)?.unwrap_or_default())
    }

    /// Whether a line was charged tax.
    pub(super) fn has_tax(&mut self, line: Keys<'_>) -> FieldResult<bool> {
        Ok(self.money(line, "total_tax")? != Money::ZERO)
    }

    pub(super) fn maybe_money(&mut self, keys: Keys<'_>, key: &str) -> FieldResult<Option<Money>> {
        keys.money(key, self.notes, self.place)
    }
}

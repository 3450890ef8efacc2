//! Imports plain nouns, which are matched by their names without regard to case.

use std::collections::{BTreeSet, HashMap};

use super::{EntryOutcome, Import};
use domain::Result;
use domain::ids::RowId;
use domain::noun::{Noun, NounKind};
use store::JournalChange;

/// The plain nouns of the shop during an import.
#[derive(Default)]
pub(super) struct KnownNouns {
    /// The kinds that are known.
    kinds: BTreeSet<NounKind>,
    /// The id of each by kind and name in lower case, and whether the report has counted it.
    named: HashMap<(NounKind, String), (i64, bool)>,
}

impl Import<'_, '_> {
    /// The id of the noun with this name in lower case, and whether the report has counted it.
    fn known_noun<T: Noun>(&mut self, name: &str) -> Result<Option<(i64, bool)>> {
        if self.nouns.kinds.insert(T::KIND) {
            let all = self.write.all::<T>()?.into_iter();
            let named = all.map(|one| ((T::KIND, one.name().to_lowercase()), (one.id().row(), false)));
            self.nouns.named.extend(named);
        }
        Ok(self.nouns.named.get(&(T::KIND, name.to_owned())).copied())
    }

    /// The noun of this name, without regard to case.
    pub(super) fn noun_called<T: Noun>(&mut self, name: &str) -> Result<Option<T>> {
        let Some((id, _)) = self.known_noun::<T>(&name.to_lowercase())? else { return Ok(None) };
        Ok(self.write.get(T::Id::of_row(id))?)
    }

    /// Writes a noun: over the one with its name, or as a new one. Returns it as it is then.
    pub(super) fn put_noun<T: Noun>(&mut self, noun: &T) -> Result<T> {
        let name = noun.name().to_lowercase();
        self.name(T::KIND, &name);
        let known = self.known_noun::<T>(&name)?;
        let was: Option<T> = known.map_or(Ok(None), |(id, _)| self.write.get(T::Id::of_row(id)))?;
        let mut noun = noun.clone().with_id(was.as_ref().map_or(noun.id(), Noun::id));
        let outcome = self.outcome(was.as_ref(), &noun);
        match &was {
            None => {
                noun = noun.clone().with_id(self.write.add(&noun)?);
                self.added.add(T::KIND, noun.id().row());
            }
            Some(was) if outcome == EntryOutcome::Changed => {
                self.write.put(&noun)?;
                self.write.record(JournalChange::noun(Some(was), Some(&noun)));
            }
            Some(_) => {}
        }
        // A supplier has many documents, and counts once.
        if known.is_none_or(|(_, is_counted)| !is_counted) {
            self.count(outcome, &noun, was.as_ref());
        }
        self.nouns.named.insert((T::KIND, name), (noun.id().row(), true));
        Ok(was.filter(|_| outcome == EntryOutcome::Left).unwrap_or(noun))
    }
}

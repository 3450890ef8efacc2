//! The changes of the records of a list.

use crate::model::FormKey;
use crate::tabs::{Action, Edit};
use crate::translate::tr;
use domain::access::Actor;
use domain::text;
use engine::Engine;

use super::noun::ListedNoun;
use super::state::List;

/// Saves a record as typed, over the one as the form had it; `None` for a new one.
pub(super) fn saving<T: ListedNoun>(value: T::Value, was: Option<T::Value>) -> Action {
    let key = was.as_ref().map(T::key_of).cloned();
    let (form, before) = (FormKey::from_key(key.clone()), was.clone());
    let work = move |engine: &mut Engine, actor: &Actor, now| {
        let at = engine.shop()?.time_zone.local(now);
        let value = T::changed(engine.apply(&T::save(value, was, at), actor, now)?)?;
        Ok(move |list: &mut List<T>| {
            list.page.saved(key, T::key_of(&value).clone());
            let is_alone = list.page.down.is_none();
            is_alone.then(|| T::after_save(&value, before.as_ref())).flatten()
        })
    };
    let refused = move |list: &mut List<T>, refusal| {
        list.page.refused(&form, refusal);
        None
    };
    Action::Do(Edit::new(tr(T::WORDS.saved), work).or_else(refused))
}

/// Archives records, or takes them out of the archive, in one step.
pub(super) fn archiving<T: ListedNoun>(mut keys: Vec<T::Key>, is_archived: bool) -> Action {
    if keys.len() == 1
        && let Some(key) = keys.pop()
    {
        let note = if T::IS_DELETED { tr!("Deleted") } else { tr(T::WORDS.saved) };
        return Action::Do(Edit::new(note, move |engine: &mut Engine, actor: &Actor, now| {
            let value = T::changed(engine.apply(&T::archive(key, is_archived), actor, now)?)?;
            Ok(move |_: &mut List<T>| {
                let name = T::name_of(&value);
                Some(Action::SayWithUndo(if T::IS_DELETED {
                    tr!("Deleted “{name}”", name)
                } else if is_archived {
                    tr!("Archived “{name}”", name)
                } else {
                    tr!("“{name}” restored", name)
                }))
            })
        }));
    }
    let records = T::counted(keys.len());
    let title = match is_archived {
        _ if T::IS_DELETED => text!("Delete {records}", records),
        true => text!("Archive {records}", records),
        false => text!("Bring back {records}", records),
    };
    let changes = move |_| keys.into_iter().map(|key| T::archive(key, is_archived)).collect();
    Action::Do(Edit::several(title, changes, |list: &mut List<T>| list.page.select_none()))
}

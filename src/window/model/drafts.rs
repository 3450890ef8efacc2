//! Drafts: what is typed into the cells of tax rates and the forms of products, customers and orders, until it
//! is in the books. A draft is typed, sent, and then saved or refused, and may be typed into meanwhile. It is
//! kept until it is saved or discarded, also while other rows or tabs are shown and when the program closes, save
//! for boxes of returns.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use super::Refusal;

/// The record that a form is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum FormKey<K> {
    /// A new one, by a number of the window's own.
    New(u32),
    /// The one with this key in the books. The forms of orders are kept under this name.
    #[serde(rename = "Number")]
    One(K),
}

impl<K> FormKey<K> {
    /// `None` is the new one of a list that has one form for new ones.
    pub(crate) fn from_key(key: Option<K>) -> Self {
        key.map_or(Self::New(0), Self::One)
    }

    /// The key of a record in the books.
    pub(crate) const fn one(&self) -> Option<&K> {
        match self {
            Self::New(_) => None,
            Self::One(key) => Some(key),
        }
    }

    pub(crate) const fn is_new(&self) -> bool {
        matches!(self, Self::New(_))
    }
}

/// The texts of a form, such as an array of as many as it has fields.
pub(crate) trait Texts: Clone + Debug + PartialEq {
    /// Takes in the texts in the books: those that were not typed into, and are as in `base`, become these, and
    /// `base` does.
    fn follow(&mut self, base: &mut Self, fresh: Self);
}

/// What was not changed in a form follows the books.
pub(crate) fn follow<T: Clone + PartialEq>(now: &mut T, base: &T, fresh: &T) {
    if now == base {
        now.clone_from(fresh);
    }
}

impl<const N: usize> Texts for [String; N] {
    fn follow(&mut self, base: &mut Self, fresh: Self) {
        for ((now, base), fresh) in self.iter_mut().zip(base.iter()).zip(&fresh) {
            if now == base {
                now.clone_from(fresh);
            }
        }
        *base = fresh;
    }
}

/// The draft of one form or cell. `now` is what is typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Draft<V> {
    /// A random id of the draft of a new order, which is saved with it, so that the order is not added twice.
    pub(crate) id: String,
    pub(crate) now: V,
    /// The value in the shop file, in the same shape; empty for a cell, whose row has it.
    pub(crate) base: V,
    /// The unusual amounts of an order that were confirmed, each as the sentence that asked.
    pub(crate) confirmed: Vec<String>,
    /// The value that is being saved, while the answer is pending.
    #[serde(skip)]
    pub(crate) sent: Option<V>,
    #[serde(skip)]
    pub(crate) refusal: Option<Refusal>,
    /// True once saving was tried; only then are missing or malformed fields marked.
    #[serde(skip)]
    pub(crate) is_tried: bool,
    /// True if it was typed into while it was being saved, so that `base` is the sent value.
    #[serde(skip)]
    pub(crate) is_rebased: bool,
}

impl<V: Clone + PartialEq> Draft<V> {
    /// A draft without changes.
    pub(crate) fn clean(base: V) -> Self {
        Self {
            id: String::new(),
            now: base.clone(),
            base,
            confirmed: Vec::new(),
            sent: None,
            refusal: None,
            is_tried: false,
            is_rebased: false,
        }
    }

    /// True for unsaved input.
    pub(crate) fn is_changed(&self) -> bool {
        self.now != self.base
    }

    /// Drops what was typed.
    pub(crate) fn discard(&mut self) {
        self.now.clone_from(&self.base);
        self.refusal = None;
    }

    /// Notes that what is typed now was sent to be saved.
    pub(crate) fn send(&mut self) {
        self.sent = Some(self.now.clone());
        self.refusal = None;
        self.is_tried = false;
    }

    /// True while the present input is being saved.
    pub(crate) fn is_under_way(&self) -> bool {
        self.refusal.is_none() && self.sent.as_ref() == Some(&self.now)
    }
}

impl<V: Clone + PartialEq + Default> Draft<V> {
    /// A draft of a refused cell.
    pub(crate) fn of_cell(now: V, refusal: Option<Refusal>) -> Self {
        Self { now, refusal, ..Self::default() }
    }

    /// A draft of a cell that is being saved.
    fn of_sent_cell(now: V) -> Self {
        let mut draft = Self::of_cell(now, None);
        draft.send();
        draft
    }
}

/// The drafts of a tab, by the row or the cell that they change.
#[derive(Debug)]
pub(crate) struct Drafts<K, V> {
    pub(crate) all: BTreeMap<K, Draft<V>>,
}

impl<K, V> Default for Drafts<K, V> {
    fn default() -> Self {
        Self { all: BTreeMap::new() }
    }
}

impl<K: Ord, V: Clone + PartialEq> Drafts<K, V> {
    pub(crate) fn is_changed(&self, key: &K) -> bool {
        self.all.get(key).is_some_and(Draft::is_changed)
    }

    /// The number of drafts with unsaved changes.
    pub(crate) fn unsaved(&self) -> usize {
        self.all.values().filter(|draft| draft.is_changed()).count()
    }

    /// The next draft with unsaved changes after that of a key, beginning again after the last.
    pub(crate) fn next_unsaved(&self, after: Option<&K>) -> Option<&K> {
        let mut unsaved = self.all.iter().filter(|(_, draft)| draft.is_changed()).map(|(key, _)| key);
        let first = unsaved.clone().next();
        unsaved.find(|key| after.is_some_and(|after| *key > after)).or(first)
    }

    /// Notes that the draft was saved as `saved`, which is another key for a new record. What was typed after it
    /// was sent stays a draft.
    pub(crate) fn saved(&mut self, key: &K, saved: K) {
        let Some(mut draft) = self.all.remove(key) else { return };
        if draft.is_under_way() {
            return;
        }
        if let Some(sent) = draft.sent.take() {
            draft.base = sent;
            draft.is_rebased = true;
        }
        self.all.insert(saved, draft);
    }

    /// Notes that saving was refused; the draft stays.
    pub(crate) fn refused(&mut self, key: &K, refusal: Refusal) {
        if let Some(draft) = self.all.get_mut(key) {
            draft.sent = None;
            draft.refusal = Some(refusal);
        }
    }
}

impl<K: Ord, V: Clone + PartialEq + Default> Drafts<K, V> {
    /// Replaces what is typed into a cell; `None` takes it back. What is being saved stays. Returns what was
    /// typed before and is not being saved.
    pub(crate) fn type_into(&mut self, key: K, typed: Option<Draft<V>>) -> Option<Draft<V>> {
        let mut was = self.all.remove(&key);
        let is_under_way = was.as_ref().is_some_and(Draft::is_under_way);
        let sent = was.as_mut().and_then(|draft| draft.sent.take());
        let next = match typed {
            Some(typed) => Some(Draft { sent, ..typed }),
            None => sent.map(Draft::of_sent_cell),
        };
        self.all.extend(next.map(|draft| (key, draft)));
        was.filter(|_| !is_under_way)
    }

    /// Notes that this is being saved in a cell.
    pub(crate) fn send(&mut self, key: K, now: V) {
        self.all.insert(key, Draft::of_sent_cell(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Draft<String> {
        Draft::of_cell(text.to_owned(), None)
    }

    #[test]
    fn what_is_typed_while_a_text_is_being_saved_stays() {
        let mut drafts: Drafts<u8, String> = Drafts::default();
        assert_eq!(drafts.type_into(1, Some(typed("19"))), None);
        drafts.send(1, "19".to_owned());
        assert!(drafts.all[&1].is_under_way());
        assert_eq!(drafts.type_into(1, Some(typed("20"))), None, "what is being saved is not unsaved");
        assert!(!drafts.all[&1].is_under_way());
        assert_eq!(drafts.type_into(1, None), Some(typed("20")));
        assert!(drafts.all[&1].is_under_way(), "19 is being saved still");
        drafts.type_into(1, Some(typed("21")));
        drafts.saved(&1, 2);
        let kept = &drafts.all[&2];
        assert_eq!((kept.now.as_str(), kept.base.as_str(), &kept.sent), ("21", "19", &None));
        drafts.send(2, "21".to_owned());
        drafts.saved(&2, 2);
        assert!(drafts.all.is_empty());
    }
}

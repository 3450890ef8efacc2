//! Drafts: what is typed into the forms of products, customers and orders and is not saved. A draft is kept
//! until it is saved or discarded, also while other rows or tabs are shown; drafts of orders are also kept
//! when the program closes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Refusal;

/// The draft of one form. `now` is what is typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FormDraft<V> {
    /// A random id of the draft of a new order, which is saved with it, so that the order is not added twice.
    #[serde(default)]
    pub(crate) id: String,
    pub(crate) now: V,
    /// What the shop file has, in the same shape.
    pub(crate) base: V,
    /// The unusual amounts of an order that were confirmed, each as the sentence that asked.
    #[serde(default)]
    pub(crate) confirmed: Vec<String>,
    /// What was sent to be saved, while the answer is pending.
    #[serde(skip)]
    pub(crate) sent: Option<V>,
    /// Why saving it was refused.
    #[serde(skip)]
    pub(crate) refusal: Option<Refusal>,
    /// Whether saving was tried; only then are missing or malformed fields marked.
    #[serde(skip)]
    pub(crate) is_tried: bool,
    /// Whether it was typed into while it was being saved, so that `base` is what was sent.
    #[serde(skip)]
    pub(crate) is_rebased: bool,
}

impl<V: Clone + PartialEq> FormDraft<V> {
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

    /// Whether anything typed is not saved.
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
}

/// The drafts of a tab, by the row that they change.
#[derive(Debug)]
pub(crate) struct Drafts<K, V> {
    pub(crate) all: BTreeMap<K, FormDraft<V>>,
}

impl<K, V> Default for Drafts<K, V> {
    fn default() -> Self {
        Self { all: BTreeMap::new() }
    }
}

impl<K: Ord, V: Clone + PartialEq> Drafts<K, V> {
    pub(crate) fn is_changed(&self, key: &K) -> bool {
        self.all.get(key).is_some_and(FormDraft::is_changed)
    }

    /// The number of drafts with unsaved changes.
    pub(crate) fn unsaved(&self) -> usize {
        self.all.values().filter(|draft| draft.is_changed()).count()
    }

    /// Notes that the draft was saved. Returns a draft of what was typed after it was sent, if anything was.
    pub(crate) fn saved(&mut self, key: &K) -> Option<FormDraft<V>> {
        let mut draft = self.all.remove(key)?;
        let sent = draft.sent.take().filter(|sent| *sent != draft.now)?;
        draft.base = sent;
        draft.is_rebased = true;
        Some(draft)
    }

    /// Notes that saving was refused; the draft stays.
    pub(crate) fn refused(&mut self, key: &K, refusal: Refusal) {
        if let Some(draft) = self.all.get_mut(key) {
            draft.sent = None;
            draft.refusal = Some(refusal);
        }
    }
}

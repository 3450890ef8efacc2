//! What is typed into the forms of products, customers and orders and is not in the books. Each form is kept
//! until it is saved or discarded, whatever is looked at meanwhile, those of orders also from one time to the
//! next.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Refusal;

/// A form that is typed into.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FormDraft<V> {
    /// Names a new order wherever it is kept, so that it comes into the books once.
    #[serde(default)]
    pub(crate) id: String,
    pub(crate) now: V,
    /// As the books have it.
    pub(crate) base: V,
    /// Unusual figures of an order that were asked about and are meant.
    #[serde(default)]
    pub(crate) confirmed: Vec<String>,
    /// What of it is on its way into the books.
    #[serde(skip)]
    pub(crate) sent: Option<V>,
    /// Why it was not taken.
    #[serde(skip)]
    pub(crate) refusal: Option<Refusal>,
    /// Whether it was tried to save it, so that mistakes are said.
    #[serde(skip)]
    pub(crate) is_tried: bool,
    /// Whether it was typed into while it was being saved, so that the books have what was sent.
    #[serde(skip)]
    pub(crate) is_rebased: bool,
}

impl<V: Clone + PartialEq> FormDraft<V> {
    /// Nothing is typed yet.
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

    /// Whether something of it is not in the books.
    pub(crate) fn is_changed(&self) -> bool {
        self.now != self.base
    }

    /// What was typed is given up.
    pub(crate) fn discard(&mut self) {
        self.now.clone_from(&self.base);
        self.refusal = None;
    }

    /// What is typed now is on its way into the books.
    pub(crate) fn send(&mut self) {
        self.sent = Some(self.now.clone());
        self.refusal = None;
        self.is_tried = false;
    }
}

/// The drafts of a tab.
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
    /// Whether one of them was typed into and is not saved.
    pub(crate) fn is_changed(&self, key: &K) -> bool {
        self.all.get(key).is_some_and(FormDraft::is_changed)
    }

    /// How many were typed into and are not saved.
    pub(crate) fn unsaved(&self) -> usize {
        self.all.values().filter(|draft| draft.is_changed()).count()
    }

    /// What was sent is in the books; answers with what was typed since.
    pub(crate) fn saved(&mut self, key: &K) -> Option<FormDraft<V>> {
        let mut draft = self.all.remove(key)?;
        let sent = draft.sent.take().filter(|sent| *sent != draft.now)?;
        draft.base = sent;
        draft.is_rebased = true;
        Some(draft)
    }

    /// It was not taken; what was typed stays.
    pub(crate) fn refused(&mut self, key: &K, refusal: Refusal) {
        if let Some(draft) = self.all.get_mut(key) {
            draft.sent = None;
            draft.refusal = Some(refusal);
        }
    }
}

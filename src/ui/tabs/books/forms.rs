//! What is typed into the forms beside a list, each kept until it is saved or discarded, whatever is
//! looked at meanwhile. What became another since does not overwrite what was typed, nor the other way.

use std::collections::BTreeMap;

use crate::ui::model::Refusal;

/// The texts of a form.
pub(crate) type Texts<const N: usize> = [String; N];

/// A form that was typed into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Form<const N: usize> {
    /// As the books have it.
    pub(crate) base: Texts<N>,
    /// As it was typed.
    pub(crate) now: Texts<N>,
    /// Why it was not taken.
    pub(crate) refusal: Option<Refusal>,
    /// What of it is on its way into the books.
    pub(crate) sent: Option<Texts<N>>,
    /// Whether it was tried to save it, so that mistakes are said.
    pub(crate) is_tried: bool,
}

impl<const N: usize> Form<N> {
    fn of(base: Texts<N>) -> Self {
        Self { now: base.clone(), base, refusal: None, sent: None, is_tried: false }
    }

    /// Whether something of it is not in the books.
    pub(crate) fn is_changed(&self) -> bool {
        self.now != self.base
    }

    /// The books have something else now: what was not typed follows them.
    fn follow(&mut self, fresh: &Texts<N>) {
        for ((now, base), fresh) in self.now.iter_mut().zip(&mut self.base).zip(fresh) {
            if now == base {
                now.clone_from(fresh);
            }
            base.clone_from(fresh);
        }
    }
}

/// Whose form it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Of<K> {
    /// That of a new one.
    New,
    /// That of one in the books.
    One(K),
}

impl<K> Of<K> {
    /// Of one in the books, or of a new one.
    pub(crate) fn from_key(key: Option<K>) -> Self {
        key.map_or(Self::New, Self::One)
    }

    /// The one in the books.
    pub(crate) const fn one(&self) -> Option<&K> {
        match self {
            Self::New => None,
            Self::One(key) => Some(key),
        }
    }
}

/// The forms of a tab.
#[derive(Debug)]
pub(crate) struct Forms<K, const N: usize> {
    all: BTreeMap<Of<K>, Form<N>>,
}

impl<K, const N: usize> Default for Forms<K, N> {
    fn default() -> Self {
        Self { all: BTreeMap::new() }
    }
}

impl<K: Ord + Clone, const N: usize> Forms<K, N> {
    /// The form of one of the books, as it is typed so far.
    pub(crate) fn take(&mut self, key: &Of<K>, fresh: Texts<N>) -> Form<N> {
        let Some(mut form) = self.all.remove(key) else { return Form::of(fresh) };
        if form.base != fresh {
            form.follow(&fresh);
        }
        form
    }

    /// Keeps it, when it holds something that is not in the books.
    pub(crate) fn put(&mut self, key: Of<K>, form: Form<N>) {
        if form.is_changed() || form.sent.is_some() {
            self.all.insert(key, form);
        }
    }

    /// Whether one of them was typed into and is not saved.
    pub(crate) fn is_changed(&self, key: &Of<K>) -> bool {
        self.all.get(key).is_some_and(Form::is_changed)
    }

    /// How many were typed into and are not saved.
    pub(crate) fn unsaved(&self) -> usize {
        self.all.values().filter(|form| form.is_changed()).count()
    }

    /// What was sent is in the books. What was typed since stays.
    pub(crate) fn saved(&mut self, key: &Of<K>) {
        if let Some(mut form) = self.all.remove(key)
            && let Some(sent) = form.sent.take()
            && form.now != sent
            && *key != Of::New
        {
            form.base = sent;
            self.all.insert(key.clone(), form);
        }
    }

    /// It was not taken.
    pub(crate) fn refused(&mut self, key: &Of<K>, refusal: Refusal) {
        if let Some(form) = self.all.get_mut(key) {
            form.sent = None;
            form.refusal = Some(refusal);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(name: &str, price: &str) -> Texts<2> {
        [name.to_owned(), price.to_owned()]
    }

    #[test]
    fn what_was_typed_and_what_became_another_are_both_kept() {
        let mut forms: Forms<i64, 2> = Forms::default();
        let key = Of::One(1);
        let mut form = forms.take(&key, texts("Mug", "5"));
        form.now = texts("Blue mug", "5");
        forms.put(key, form);
        assert!(forms.is_changed(&key) && forms.unsaved() == 1);
        let mut form = forms.take(&key, texts("Mug", "6"));
        assert_eq!((&form.now, &form.base), (&texts("Blue mug", "6"), &texts("Mug", "6")));
        form.sent = Some(form.now.clone());
        forms.put(key, form);
        forms.saved(&key);
        assert!(!forms.is_changed(&key));
        let form = forms.take(&key, texts("Blue mug", "6"));
        forms.put(key, form);
        assert_eq!(forms.unsaved(), 0);
    }
}

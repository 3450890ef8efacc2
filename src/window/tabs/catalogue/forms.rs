//! Drafts of the forms of lists. A field that was typed into keeps its text when the record changes in the
//! books; the other fields follow the books.

use crate::model::{Draft, Drafts, Record, Texts};

/// The draft of the form of a record.
pub(crate) type Form<T> = Draft<<T as Record>::Texts>;

/// The record that a form belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Of<K> {
    /// One that is not in the books yet.
    New,
    /// The record of this key.
    One(K),
}

impl<K> Of<K> {
    /// `None` is a new record.
    pub(crate) fn from_key(key: Option<K>) -> Self {
        key.map_or(Self::New, Self::One)
    }

    /// The key of a record in the books.
    pub(crate) const fn one(&self) -> Option<&K> {
        match self {
            Self::New => None,
            Self::One(key) => Some(key),
        }
    }
}

/// The drafts of a tab.
pub(crate) type Forms<T> = Drafts<Of<<T as Record>::Key>, <T as Record>::Texts>;

impl<K: Ord, X: Texts> Drafts<Of<K>, X> {
    /// Takes the draft of a record out, or makes one. `fresh` are the texts in the books: fields
    /// that were not typed into get these.
    pub(crate) fn take(&mut self, key: &Of<K>, fresh: X) -> Draft<X> {
        let Some(mut form) = self.all.remove(key) else { return Draft::clean(fresh) };
        form.now.follow(&mut form.base, fresh);
        form
    }

    /// Keeps the draft if it has changes or waits for the answer to a save.
    pub(crate) fn put(&mut self, key: Of<K>, form: Draft<X>) {
        if form.is_changed() || form.sent.is_some() {
            self.all.insert(key, form);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(name: &str, price: &str) -> [String; 2] {
        [name.to_owned(), price.to_owned()]
    }

    #[test]
    fn what_was_typed_and_what_became_another_are_both_kept() {
        let mut forms: Drafts<Of<i64>, [String; 2]> = Drafts::default();
        let key = Of::One(1);
        let mut form = forms.take(&key, texts("Mug", "5"));
        form.now = texts("Blue mug", "5");
        forms.put(key, form);
        assert!(forms.is_changed(&key) && forms.unsaved() == 1);
        let mut form = forms.take(&key, texts("Mug", "6"));
        assert_eq!((&form.now, &form.base), (&texts("Blue mug", "6"), &texts("Mug", "6")));
        form.send();
        forms.put(key, form);
        forms.saved(&key, key);
        assert!(forms.all.is_empty());
        let form = forms.take(&key, texts("Blue mug", "6"));
        forms.put(key, form);
        assert_eq!(forms.unsaved(), 0);
    }
}

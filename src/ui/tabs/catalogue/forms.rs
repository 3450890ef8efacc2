//! Drafts of the forms of products and customers. A field that was typed into keeps its text when
//! the record changes in the books; the other fields follow the books.

use crate::ui::model::{Draft, Drafts};

/// The texts of the fields of a form.
pub(crate) type Texts<const N: usize> = [String; N];

/// The draft of a form.
pub(crate) type Form<const N: usize> = Draft<Texts<N>>;

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
pub(crate) type Forms<K, const N: usize> = Drafts<Of<K>, Texts<N>>;

impl<K: Ord, const N: usize> Drafts<Of<K>, Texts<N>> {
    /// Takes the draft of a record out, or makes one. `fresh` are the texts in the books: fields
    /// that were not typed into get these.
    pub(crate) fn take(&mut self, key: &Of<K>, fresh: Texts<N>) -> Form<N> {
        let Some(mut form) = self.all.remove(key) else { return Form::clean(fresh) };
        for ((now, base), fresh) in form.now.iter_mut().zip(&mut form.base).zip(fresh) {
            if now == base {
                now.clone_from(&fresh);
            }
            *base = fresh;
        }
        form
    }

    /// Keeps the draft if it has changes or waits for the answer to a save.
    pub(crate) fn put(&mut self, key: Of<K>, form: Form<N>) {
        if form.is_changed() || form.sent.is_some() {
            self.all.insert(key, form);
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
        form.send();
        forms.put(key, form);
        forms.saved(&key, key);
        assert!(forms.all.is_empty());
        let form = forms.take(&key, texts("Blue mug", "6"));
        forms.put(key, form);
        assert_eq!(forms.unsaved(), 0);
    }
}

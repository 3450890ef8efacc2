//! What is typed into the forms beside a list: what became another in the books since does not overwrite what
//! was typed, nor the other way.

use crate::ui::model::{Drafts, FormDraft};

/// The texts of a form.
pub(crate) type Texts<const N: usize> = [String; N];

/// A form that is typed into.
pub(crate) type Form<const N: usize> = FormDraft<Texts<N>>;

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
pub(crate) type Forms<K, const N: usize> = Drafts<Of<K>, Texts<N>>;

impl<K: Ord, const N: usize> Drafts<Of<K>, Texts<N>> {
    /// The form of one of the books, as it is typed so far. What was not typed follows the books.
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

    /// Keeps it, when it holds something that is not in the books.
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
        assert_eq!(forms.saved(&key), None);
        assert!(!forms.is_changed(&key));
        let form = forms.take(&key, texts("Blue mug", "6"));
        forms.put(key, form);
        assert_eq!(forms.unsaved(), 0);
    }
}

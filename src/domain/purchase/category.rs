//! Categories of expenses: what a line of a purchase was for. Some are built in; a shop adds its own below these.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{EntryKind, Field, Fielded};
use crate::ids::ExpenseCategoryId;
use crate::label;
use crate::noun::{Noun, NounKind};
use crate::purchase::expense_kind::ExpenseKind;
use crate::spelling::is_default;
use crate::text;
use crate::text::slug::slug;
use crate::text::{Text, clean, short, within};

/// The built-in ones by their words, with their names.
const BUILT_IN: &[(&str, &str)] = &{
    const fn of(kind: ExpenseKind) -> (&'static str, &'static str) {
        (kind.as_str(), kind.name())
    }
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = ExpenseKind::ALL;
    [
        of(a),
        of(b),
        of(c),
        of(d),
        of(e),
        of(f),
        of(g),
        of(h),
        of(i),
        of(j),
        of(k),
        of(l),
        of(m),
        of(n),
        of(o),
        of(p),
    ]
};

/// A category of a shop's own.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpenseCategory {
    /// The id.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: ExpenseCategoryId,
    /// The name, unique without regard to case.
    pub name: String,
    /// The word of the built-in one that it is below.
    pub below: String,
    /// What lines call it: made of its first name, and kept when that changes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub key: String,
    /// The shop's own note.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: String,
    /// Archived ones are kept for the lines that name them and no longer suggested.
    #[serde(default, skip_serializing_if = "is_default")]
    pub archived: bool,
}

impl Fielded for ExpenseCategory {
    const FIELDS: &'static [Field<Self>] = &[
        field!("name", label!("Name"), name)
            .required()
            .listed(36)
            .searched()
            .typed(label!("Name of the category")),
        field!("below", label!("Below"), below)
            .required()
            .previewed()
            .listed(30)
            .typed_as(EntryKind::Choice(BUILT_IN), label!("Below")),
        field!("key", label!("Key"), key).listed(20),
        field!("note", label!("Note"), note)
            .listed(40)
            .searched()
            .typed(label!("Note, for your own records")),
        field!("archived", label!("Archived"), archived).listed(10),
    ];
}

impl Noun for ExpenseCategory {
    type Id = ExpenseCategoryId;
    const KIND: NounKind = NounKind::ExpenseCategory;
    const THE: &'static str = label!("The category");
    const NAME: &'static str = "expense_category";
    const TABLE: &'static str = "expense_categories";
    const SINCE: i64 = 110;
    const TITLES: [&'static str; 4] = [
        label!("Add category {name}"),
        label!("Edit category {name}"),
        label!("Archive category {name}"),
        label!("Bring back category {name}"),
    ];

    fn id_ref(&self) -> &ExpenseCategoryId {
        &self.id
    }

    fn with_id(self, id: ExpenseCategoryId) -> Self {
        Self { id, ..self }
    }

    /// Refused without a name, with that of a built-in one, and below none.
    fn checked(&self) -> Result<Self> {
        let refuse = |problem: Text| Error::Invalid { what: Text::new(Self::THE), problem };
        let name = short(&self.name, clean).map_err(refuse)?;
        if name.is_empty() {
            return Err(refuse(text!("it has no name; give it one")));
        }
        let Some(below) = ExpenseKind::parse(&self.below) else {
            let below = &self.below;
            let known = ExpenseKind::words();
            return Err(refuse(text!("it cannot be below \"{below}\"; choose one of {known}", below, known)));
        };
        let own = if self.key.is_empty() { slug(&name) } else { slug(&self.key) };
        let is_built_in = |name: &str| built_in(name).is_some() || ExpenseKind::parse(&slug(name)).is_some();
        if own.is_empty() || is_built_in(&own) || is_built_in(&name) {
            return Err(refuse(text!("\"{name}\" is there already; choose another name", name)));
        }
        let note = within(&self.note).map_err(refuse)?.trim().to_owned();
        Ok(Self { name, below: below.as_str().to_owned(), key: own, note, ..self.clone() })
    }

    /// Also by the key, which its first name made.
    fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.trim().to_lowercase() || self.key == slug(name)
    }
}

/// The built-in category with this word or this English name, without regard to case.
fn built_in(text: &str) -> Option<ExpenseKind> {
    let is_it =
        |kind: &ExpenseKind| [kind.as_str(), kind.name()].iter().any(|one| one.eq_ignore_ascii_case(text));
    ExpenseKind::ALL.into_iter().find(is_it)
}

/// All categories of a shop: the built-in ones, and its own by their keys.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Categories(BTreeMap<String, ExpenseCategory>);

impl Categories {
    /// With these of the shop's own, archived ones too.
    pub fn new(own: impl IntoIterator<Item = ExpenseCategory>) -> Self {
        Self(own.into_iter().map(|one| (one.key.clone(), one)).collect())
    }

    /// The key of the category with this key or name; `None` where there is none. A blank text is no category.
    pub fn key(&self, text: &str) -> Option<String> {
        let text = text.trim();
        if text.is_empty() || self.0.contains_key(text) {
            return Some(text.to_owned());
        }
        let own = || self.0.values().find(|one| one.is_called(text)).map(|one| one.key.clone());
        built_in(text).map(|kind| kind.as_str().to_owned()).or_else(own)
    }

    /// What a category is called by its key; the key of one that the shop does not have.
    pub fn name(&self, key: &str) -> Text {
        match (self.0.get(key), ExpenseKind::parse(key)) {
            (Some(own), _) => Text::written(&own.name),
            (None, Some(kind)) => Text::new(kind.name()),
            (None, None) => Text::written(key),
        }
    }

    /// The built-in category that one is, or is below; `None` for no category, and for one that the shop does not have.
    pub fn kind(&self, key: &str) -> Option<ExpenseKind> {
        if key.is_empty() {
            return None;
        }
        let below = self.0.get(key).map_or(key, |own| &own.below);
        ExpenseKind::parse(below)
    }

    /// The keys that are suggested: the built-in ones, each followed by those below it.
    pub fn current(&self) -> impl Iterator<Item = &str> {
        ExpenseKind::ALL.into_iter().flat_map(|kind| {
            let below = self.0.values().filter(move |one| one.below == kind.as_str() && !one.archived);
            std::iter::once(kind.as_str()).chain(below.map(|one| &*one.key))
        })
    }

    /// The keys of all that lines may have, for a refusal: `goods, rent, market-fees`.
    pub fn words(&self) -> String {
        self.current().collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, below: &str) -> ExpenseCategory {
        ExpenseCategory { name: name.to_owned(), below: below.to_owned(), ..ExpenseCategory::default() }
    }

    #[test]
    fn a_category_has_a_name_of_its_own_and_is_below_one() {
        for (name, below, expected) in [
            (" Market  fees ", "fees", Ok("market-fees")),
            ("Bürobedarf", "office", Ok("burobedarf")),
            (" ", "fees", Err("it has no name")),
            ("Rent", "other", Err("is there already")),
            ("professional fees", "other", Err("is there already")),
            ("Stall", "stall", Err("it cannot be below \"stall\"")),
            ("Stall", "", Err("it cannot be below")),
        ] {
            match (of(name, below).checked(), expected) {
                (Ok(found), Ok(key)) => {
                    assert_eq!((&*found.key, found.checked().unwrap()), (key, found.clone()));
                }
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{error}"),
                (found, expected) => panic!("{name}: {found:?}, expected {expected:?}"),
            }
        }
    }

    #[test]
    fn a_line_keeps_a_category_that_gets_another_name() {
        let first = of("Market fees", "fees").checked().unwrap();
        let renamed = ExpenseCategory { name: "Stalls".to_owned(), ..first }.checked().unwrap();
        let all = Categories::new([renamed]);
        for (text, key) in [
            ("Stalls", Some("market-fees")),
            ("Market fees", Some("market-fees")),
            ("market-fees", Some("market-fees")),
            ("RENT", Some("rent")),
            ("Postage and packaging", Some("postage")),
            (" ", Some("")),
            ("Fair", None),
        ] {
            assert_eq!(all.key(text).as_deref(), key, "{text}");
        }
        assert_eq!(all.name("market-fees").to_string(), "Stalls");
        let kinds = ["market-fees", "rent", "gone", ""].map(|key| all.kind(key));
        assert_eq!(kinds, [Some(ExpenseKind::Fees), Some(ExpenseKind::Rent), None, None]);
        assert_eq!(all.current().skip(4).take(2).collect::<Vec<_>>(), ["fees", "market-fees"]);
    }
}

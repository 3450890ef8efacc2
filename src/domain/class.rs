//! Tax classes: a name and the slug made of it. The standard class always exists and is never stored.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};

use super::error::{Error, Result};
use super::field::Value;
use super::slug::slug;
use super::spelling::as_text;
use super::text::{clean_name, short, within};

/// The slug of a tax class. The standard class is one of them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassSlug(String);

/// How the API writes the standard class.
const STANDARD: &str = "standard";

as_text!(ClassSlug, "tax class", |slug| slug.as_str(), Self::parse);

impl ClassSlug {
    /// The slug form of any text; empty text and any spelling of `standard` are the standard class.
    /// `None` for a text of which nothing is left (`"!!!"`).
    pub fn parse(text: &str) -> Option<Self> {
        if text.trim().is_empty() {
            return Some(Self::standard());
        }
        let slug = slug(text);
        (!slug.is_empty()).then_some(Self(slug))
    }

    /// The slug form of a text that rates are looked for by. A text of which nothing is left, or that is
    /// too long, is a slug that no class and no rate can have, so that nothing is found.
    pub fn wanted(text: &str) -> Self {
        let slug = within(text).ok().and_then(Self::parse);
        slug.unwrap_or_else(|| Self("-".to_owned()))
    }

    /// The standard class.
    pub fn standard() -> Self {
        Self(STANDARD.to_owned())
    }

    /// Whether this is the standard class.
    pub fn is_standard(&self) -> bool {
        self.0 == STANDARD
    }

    /// As the API shows it: `standard`, `reduced-rate`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// For people, where no class tells a name: letters of other scripts as letters. What is shown is of
    /// this same slug when it is typed.
    pub fn for_people(&self) -> String {
        let decoded = percent_decode_str(&self.0).decode_utf8().ok().map(Cow::into_owned);
        decoded.filter(|decoded| slug(decoded) == self.0).unwrap_or_else(|| self.0.clone())
    }
}

impl Default for ClassSlug {
    fn default() -> Self {
        Self::standard()
    }
}

impl std::fmt::Display for ClassSlug {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A tax class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxClass {
    /// Its key, made of the name once.
    pub slug: ClassSlug,
    /// Shown to people.
    pub name: String,
}

impl TaxClass {
    /// The class that always exists, listed first.
    pub fn standard() -> Self {
        Self { slug: ClassSlug::standard(), name: "Standard rate".to_owned() }
    }

    /// Whether this is called so too, or has the slug of that name: files name a class by either, and must
    /// not mean another by it.
    pub fn goes_by(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.to_lowercase() || self.slug.as_str() == slug(name)
    }

    /// A class from what was given as its name (spec 4.3, choice 16): cleaned as plain text, the slug
    /// made of what is left. Refused when nothing is left or the name is too long.
    pub fn from_name(given: Option<&Value>) -> Result<Self> {
        let given = given.and_then(Value::as_text).unwrap_or_default();
        let name = short(given, clean_name).map_err(|problem| Error::tax_data("name", problem))?;
        let slug = slug(&name);
        if slug.is_empty() {
            Err(Error::MissingTaxClassName)
        } else {
            Ok(Self { slug: ClassSlug(slug), name })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slugs_of_other_scripts_are_read_by_people() {
        for (slug, expected) in [
            ("reduced-rate", "reduced-rate"),
            ("%e8%bb%bd%e6%b8%9b%e7%a8%8e%e7%8e%87", "軽減税率"),
            ("%d0%bb%d1%8c%d0%b3%d0%be%d1%82%d0%b0-10", "льгота-10"),
            // No text, and a text of another slug, stay as they are.
            ("%ff%fe", "%ff%fe"),
            ("%41-b", "%41-b"),
        ] {
            let slug = ClassSlug(slug.to_owned());
            assert_eq!(slug.for_people(), expected);
            if expected != slug.as_str() {
                assert_eq!(ClassSlug::parse(expected), Some(slug));
            }
        }
    }
}

//! Tax classes: a name and the slug made of it. The standard class always exists; of it, only what was stated for
//! tax returns is stored.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field::Value;
use crate::returns::figure::{RateType, SupplyKind};
use crate::spelling::{as_text, is_default};
use crate::text::slug::slug;
use crate::text::{clean_name, short, within};

/// The slug that identifies a tax class: `standard`, `reduced-rate`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassSlug(String);

/// The slug of the standard class in the API.
const STANDARD: &str = "standard";

as_text!(ClassSlug, "tax class", |slug| slug.as_str(), Self::parse);

impl ClassSlug {
    /// The slug of a text; empty text and any spelling of `standard` are the standard class. `None` where no
    /// character remains (`"!!!"`).
    pub fn parse(text: &str) -> Option<Self> {
        if text.trim().is_empty() {
            return Some(Self::standard());
        }
        let slug = slug(text);
        (!slug.is_empty()).then_some(Self(slug))
    }

    /// The slug to filter rates by. A text without a slug, or a too long one, becomes a slug that no class
    /// and no rate can have, so that the filter finds nothing.
    pub fn wanted(text: &str) -> Self {
        let slug = within(text).ok().and_then(Self::parse);
        slug.unwrap_or_else(|| Self("-".to_owned()))
    }

    /// The slug of the standard class.
    pub fn standard() -> Self {
        Self(STANDARD.to_owned())
    }

    /// True for the standard class only.
    pub fn is_standard(&self) -> bool {
        self.0 == STANDARD
    }

    /// The spelling in the API: `standard`, `reduced-rate`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The spelling for people where the class and its name are unknown: percent-encoded letters are decoded,
    /// as long as the result has this slug again.
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

/// A tax class: a name and its slug, and what a tax return has to know of what is sold in it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxClass {
    /// The key, made of the name when the class was created.
    pub slug: ClassSlug,
    /// The name that people see.
    pub name: String,
    /// The type of its rates, where it was stated; else it is derived ([`crate::returns::tags`]).
    #[serde(default, skip_serializing_if = "is_default")]
    pub rate_type: Option<RateType>,
    /// Whether goods or services are sold in it, where that was stated; else it is derived too.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: Option<SupplyKind>,
}

impl TaxClass {
    /// The standard class, which always exists and is listed first, with nothing stated.
    pub fn standard() -> Self {
        Self { name: "Standard rate".to_owned(), ..Self::default() }
    }

    /// True when the class has this name, or the slug of this name. Files name a class by either, so no two
    /// classes may share them.
    pub fn has_name(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.to_lowercase() || self.slug.as_str() == slug(name)
    }

    /// A class of this name (spec 4.3, choice 16). The name is cleaned as plain text, the slug made of the
    /// result. Refused when it is empty or too long.
    pub fn from_name(given: Option<&Value>) -> Result<Self> {
        let given = given.and_then(Value::as_text).unwrap_or_default();
        let name = short(given, clean_name).map_err(|problem| Error::tax_data("name", problem))?;
        let slug = slug(&name);
        if slug.is_empty() {
            Err(Error::MissingTaxClassName)
        } else {
            Ok(Self { slug: ClassSlug(slug), name, ..Self::default() })
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
            // Text that is not UTF-8, or that has another slug, stays as it is.
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

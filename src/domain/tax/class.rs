//! Tax classes: a name and the slug made of it. The standard class always exists; of it, only what was stated for
//! tax returns is stored.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field;
use crate::field::Value;
use crate::fielded::{Field, Fielded};
use crate::label;
use crate::returns::figure::{RateType, SupplyKind};
use crate::shop::first_names::{class_name, class_slug};
use crate::spelling::is_default;
use crate::text::slug::slug;
use crate::text::{clean_name, short};

pub use super::class_slug::ClassSlug;

/// A tax class: a name and its slug, and facts about its goods or services for tax returns.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxClass {
    /// The key, made of the name when the class was created.
    pub slug: ClassSlug,
    /// The name that people see.
    pub name: String,
    /// The type of its rates, where it was stated; else it is derived ([`crate::returns::tags`]).
    #[serde(default, skip_serializing_if = "is_default")]
    pub rate_type: Option<RateType>,
    /// The kind of supply, where it was stated; otherwise it is derived too.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: Option<SupplyKind>,
}

/// All but its slug, by which rates, products and lines name it.
impl Fielded for TaxClass {
    const FIELDS: &'static [Field<Self>] = &[
        field!("name", label!("Name"), name).required(),
        field!("rate_type", label!("Rate type"), rate_type),
        field!("kind", label!("Kind"), kind).listed(10),
    ];
}

impl TaxClass {
    /// The standard class, which always exists and is listed first, with nothing stated, as the API names it.
    pub fn standard() -> Self {
        Self::standard_in("")
    }

    /// The standard class of a shop of this language.
    pub fn standard_in(language: &str) -> Self {
        Self { name: class_name("Standard rate", language), ..Self::default() }
    }

    /// The slug of the class that a text names: the one of this name or slug; otherwise one that the program
    /// names so in one of its languages, even if it is not among these.
    pub fn slug_named(classes: &[Self], text: &str) -> Option<ClassSlug> {
        let named = classes.iter().find(|class| class.has_name(text));
        named.map(|class| class.slug.clone()).or_else(|| class_slug(text))
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
        let slug = ClassSlug::parse(&name).filter(|_| !name.trim().is_empty());
        slug.map(|slug| Self { slug, name, ..Self::default() }).ok_or(Error::MissingTaxClassName)
    }
}

//! The slugs of tax classes, by which rates, products and lines name them.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use crate::spelling::as_text;
use crate::text::slug::slug;
use crate::text::within;

/// The slug that identifies a tax class: `standard`, `reduced-rate`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassSlug(String);

/// The slug of the standard class in the API.
const STANDARD: &str = "standard";

as_text!(ClassSlug, "a tax class", |slug| slug.as_str(), Self::parse);

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

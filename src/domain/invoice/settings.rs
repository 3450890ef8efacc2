//! The shop's own details on its invoices, which these keep as they were. Each is a setting of the shop
//! ([`Shop`](crate::shop::settings::Shop)).

use serde::{Deserialize, Serialize};

use crate::spelling::is_default;
use crate::time::Day;

/// Defines the settings; each may be empty.
macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The settings; each may be empty.
        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "they are named as they are")]
        pub struct InvoiceSettings {
            $($(#[$doc])* #[serde(default, skip_serializing_if = "is_default")] pub $name: String,)*
        }

        impl InvoiceSettings {
            /// Each text.
            pub(super) fn texts(&self) -> impl Iterator<Item = &String> {
                [$(&self.$name),*].into_iter()
            }

            /// Each text, to be changed.
            pub(super) fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
                [$(&mut self.$name),*].into_iter()
            }
        }
    };
}

settings! {
    legal_name,
    street,
    vat_number,
    tax_number,
    register,
    iban,
    email,
    phone,
    terms,
    series,
    /// The reason why a small business charges no tax, for its invoices; empty for a shop that does.
    small_business,
    /// The digest of the logo.
    logo,
}

impl InvoiceSettings {
    /// The series of a document of a day: as in the settings, with the year for `{year}`; `2026-` without
    /// one. It ends in no digit, so that a number is of one series only: `A` and 11 would be `A1` and 1.
    pub fn series_on(&self, day: Day) -> String {
        let pattern = if self.series.is_empty() { "{year}-" } else { self.series.as_str() };
        let series = pattern.replace("{year}", &day.date().format("%Y").to_string());
        if series.ends_with(|last: char| last.is_ascii_digit()) { series + "-" } else { series }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invoice::InvoiceNumber;

    #[test]
    fn no_two_series_write_the_same_number() {
        let day = Day::parse("2026-11-30").unwrap();
        let mut written = std::collections::BTreeMap::new();
        let mut named = std::collections::BTreeMap::new();
        for series in [
            "", "A", "A1", "A-", "A1-", "A0001", "{year}", "{year}-", "R{year}-", "R", "R2026", "1", "RÄ",
            "A/", "A_", "A ", "A%2F", "A:", "/A", " A", "../",
        ] {
            let settings = InvoiceSettings { series: series.to_owned(), ..InvoiceSettings::default() };
            let series = settings.series_on(day);
            for sequence in [1, 11, 111, 9_999, 10_001, 20_260_001] {
                let number = InvoiceNumber { series: series.clone(), sequence };
                let known = written.entry(number.to_string()).or_insert_with(|| number.clone());
                assert_eq!(*known, number);
                let known = named.entry(number.file_stem()).or_insert_with(|| number.clone());
                assert_eq!(*known, number, "{}", number.file_stem());
            }
        }
        assert!(written.contains_key("A1-0001") && written.contains_key("2026-0001"));
        for name in ["2026-0001", "R2026-0001", "A%2F0001", "A_0001", "%2E.%2F0001", "RÄ0001"] {
            assert!(named.contains_key(name), "{name}");
        }
    }
}

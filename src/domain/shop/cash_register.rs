//! The statement that the program is no cash register. In some countries a program that records cash takings
//! at the counter must be certified, and must not be offered where it is not: § 146a AO and the KassenSichV
//! in Germany, § 131b BAO and the RKSV in Austria, article 286 I 3° bis CGI in France, the telematic
//! registers of Italy, the Ley 11/2021 in Spain, certified invoicing in Portugal. Bookkeeping is exempt, so
//! the program says so.

use crate::label;

/// The sentence. `assets/packages`, `assets/package` and the README have it too.
pub const NO_CASH_REGISTER: &str = label!(
    "Tillbook keeps books and is not a cash register: what a certified register recorded is imported, \
     as its export or as daily totals (this is not legal advice)."
);

/// True if the sentence is shown to shops of a country, by its code.
pub fn must_be_certified(country: &str) -> bool {
    matches!(country, "AT" | "DE" | "ES" | "FR" | "IT" | "PT")
}

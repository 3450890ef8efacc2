//! The members of the European Union.

/// Their codes in addresses.
pub const MEMBERS: [&str; 27] = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT",
    "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK",
];

/// Whether a country is a member.
pub fn is_member(country: &str) -> bool {
    MEMBERS.contains(&country)
}

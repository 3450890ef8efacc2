//! The members of the European Union, and the places that are taxed with a country.

use super::address::Address;
use super::country_code;

/// Their codes in addresses.
pub const MEMBERS: [&str; 27] = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT",
    "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK",
];
/// The code of Northern Ireland, which is taxed with the United Kingdom, and whose goods are traded as in the Union.
pub const NORTHERN_IRELAND: &str = "XI";
/// The code of the United Kingdom.
pub const UNITED_KINGDOM: &str = "GB";

/// True for a member state.
pub fn is_member(country: &str) -> bool {
    MEMBERS.contains(&country)
}

/// True for a country whose goods are traded as in a member state.
pub fn trades_goods_as_member(country: &str) -> bool {
    country == NORTHERN_IRELAND || is_member(vat_country(country))
}

/// True if goods between two countries are traded within the Union.
pub fn trade_goods_within(one: &str, other: &str) -> bool {
    trades_goods_as_member(one) && trades_goods_as_member(other) && vat_country(one) != vat_country(other)
}

/// The code of the country that goods from an address are traded as of: Northern Ireland's by its postcodes.
pub fn trade_country(address: &Address) -> String {
    let country = country_code(&address.country);
    let is_northern = address
        .postcode
        .trim()
        .to_uppercase()
        .strip_prefix("BT")
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()) && country == UNITED_KINGDOM);
    if is_northern { NORTHERN_IRELAND.to_owned() } else { country }
}

/// The code of the country whose value-added tax is charged in a country: Monaco is France, and the Isle of Man the United
/// Kingdom (Directive 2006/112/EC, Article 7), as Northern Ireland is.
pub fn vat_country(country: &str) -> &str {
    match country {
        "MC" => "FR",
        "IM" | NORTHERN_IRELAND => UNITED_KINGDOM,
        country => country,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_of_northern_ireland_are_told_by_the_postcode() {
        for (country, postcode, expected) in [
            ("GB", "BT1 5GS", "XI"),
            ("United Kingdom", " bt15gs", "XI"),
            ("GB", "B1 1AA", "GB"),
            ("GB", "BTX", "GB"),
            ("XI", "", "XI"),
            ("DE", "BT1", "DE"),
        ] {
            let address = Address { postcode: postcode.to_owned(), ..Address::of_country(country) };
            assert_eq!(trade_country(&address), expected, "{country} {postcode}");
        }
    }
}

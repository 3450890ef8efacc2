//! Finds the tax rates that apply to an address: of the rates that match it, one of each priority. The
//! `order` of the list has no influence.

use std::cmp::Reverse;

use super::TaxRate;
use crate::places::address::Address;
use crate::places::postcode;
use crate::tax::class::ClassSlug;

/// The rates of a class that apply to an address, by priority. Of one priority, a rate of the country
/// precedes one of any country, a rate of the state one of any state; then the rate with more matching
/// postcodes, then with more matching cities, then with the lower id.
pub fn applicable<'r>(
    rates: impl IntoIterator<Item = &'r TaxRate>,
    class: &ClassSlug,
    address: &Address,
) -> Vec<&'r TaxRate> {
    let address = in_form(address);
    let fitting = rates.into_iter().filter(|rate| rate.class == *class);
    let mut ranked: Vec<(Rank, &TaxRate)> =
        fitting.filter_map(|rate| rank(rate, &address).map(|rank| (rank, rate))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.dedup_by_key(|(rank, _)| rank.0);
    ranked.into_iter().map(|(_, rate)| rate).collect()
}

/// The address normalized as the conditions of rates are: trimmed and in upper case, without a street.
pub(crate) fn in_form(address: &Address) -> Address {
    Address {
        country: address.country.trim().to_uppercase(),
        state: state_code(&address.state),
        postcode: address.postcode.trim().to_uppercase(),
        city: address.city.trim().to_uppercase(),
        street: String::new(),
    }
}

/// The rank among rates, lowest first: priority, any country, any state, matching postcodes and cities, id.
/// The first of each priority applies.
type Rank = (i64, bool, bool, Reverse<usize>, Reverse<usize>, i64);

/// The rank of a rate; `None` when it does not match the address.
fn rank(rate: &TaxRate, address: &Address) -> Option<Rank> {
    let fits = |of_rate: &str, of_address: &str| of_rate.is_empty() || of_rate == of_address;
    if !fits(&rate.country, &address.country) || !fits(&rate.state, &address.state) {
        return None;
    }
    let postcodes = count(&rate.postcodes, |code| postcode::matches(code, &address.postcode))?;
    let cities = count(&rate.cities, |city| *city == address.city)?;
    let (any_country, any_state) = (rate.country.is_empty(), rate.state.is_empty());
    Some((rate.priority, any_country, any_state, Reverse(postcodes), Reverse(cities), rate.id.get()))
}

/// The number of matching codes; 0 for a rate without codes, `None` when none of its codes matches.
fn count(codes: &[String], matches: impl Fn(&String) -> bool) -> Option<usize> {
    let matching = codes.iter().filter(|code| matches(code)).count();
    (codes.is_empty() || matching > 0).then_some(matching)
}

/// A state normalized as in rates.
pub(crate) fn state_code(state: &str) -> String {
    state.to_uppercase().chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Value;
    use crate::ids::RateId;
    use crate::rate::RateInput;

    /// The columns: priority, country, state, postcode, city.
    type Row = (i64, &'static str, &'static str, &'static str, &'static str);

    fn check(rows: &[Row], (country, state, postcode, city): (&str, &str, &str, &str), expected: &[i64]) {
        let text = |text: &str| Some(Value::text(text));
        let rates: Vec<TaxRate> = (1..)
            .zip(rows)
            .map(|(id, (priority, country, state, postcode, city))| {
                let input = RateInput {
                    priority: Some(Value::Number(priority.to_string())),
                    country: text(country),
                    state: text(state),
                    postcode: text(postcode),
                    city: text(city),
                    ..RateInput::default()
                };
                input.create(RateId::new(id)).unwrap()
            })
            .collect();
        let own = |text: &str| text.to_owned();
        let address = Address {
            country: own(country),
            state: own(state),
            postcode: own(postcode),
            city: own(city),
            ..Address::default()
        };
        let found: Vec<i64> =
            applicable(&rates, &ClassSlug::standard(), &address).iter().map(|rate| rate.id.get()).collect();
        assert_eq!(found, expected, "{rows:?} at {address:?}");
    }

    #[test]
    fn one_rate_of_each_priority_the_most_special_first() {
        check(&[(1, "US", "", "", ""), (1, "CA", "", "", ""), (1, "", "", "", "")], ("US", "", "", ""), &[1]);
        check(&[(1, "", "", "", ""), (1, "CA", "", "", "")], ("US", "", "", ""), &[1]);
        check(
            &[(1, "US", "CA", "", ""), (1, "US", "NY", "", ""), (1, "US", "", "", "")],
            ("us", "ca", "", ""),
            &[1],
        );
        check(&[(1, "US", "", "902*", ""), (1, "US", "", "100*", "")], ("US", "", "90210", ""), &[1]);
        check(&[(1, "", "", "", ""), (1, "NL", "", "", "")], ("NL", "", "6717HT", ""), &[2]);
        let los_angeles = [(1, "US", "", "", "Los Angeles")];
        check(&los_angeles, ("US", "", "", "LOS ANGELES"), &[1]);
        check(&los_angeles, ("US", "", "", "Chicago"), &[]);
        check(&[(1, "GB", "", "", "")], ("GB", "Cambs", "PE14 1XX", ""), &[1]);
        check(&[(1, "US", "", "90210", ""), (1, "US", "", "90210;902*", "")], ("US", "", "90210", ""), &[2]);
        check(
            &[
                (1, "US", "", "", ""),
                (2, "US", "CA", "", ""),
                (3, "US", "CA", "90000...90999", ""),
                (3, "US", "NY", "", "New York"),
            ],
            ("US", "CA", "90210", "Los Angeles"),
            &[1, 2, 3],
        );
    }
}

//! Refuses an edit of a rate that is based on an outdated value, so that two people who edit one cell do not
//! overwrite each other unnoticed.

use super::{RateInput, TaxRate};
use crate::error::{Error, Result};
use crate::text::lenient::flag_text;

type Field = (&'static str, fn(&RateInput) -> bool, fn(&TaxRate) -> String);

const FIELDS: [Field; 10] = [
    ("country", |input| input.country.is_some(), |rate| rate.country.clone()),
    ("state", |input| input.state.is_some(), |rate| rate.state.clone()),
    ("postcode", |input| input.postcode.is_some(), |rate| rate.postcodes.join(";")),
    ("city", |input| input.city.is_some(), |rate| rate.cities.join(";")),
    ("rate", |input| input.rate.is_some(), TaxRate::short_rate_text),
    ("name", |input| input.name.is_some(), |rate| rate.name.clone()),
    ("priority", |input| input.priority.is_some(), |rate| rate.priority.to_string()),
    ("compound", |input| input.compound.is_some(), |rate| flag_text(rate.compound).to_owned()),
    ("shipping", |input| input.shipping.is_some(), |rate| flag_text(rate.shipping).to_owned()),
    ("class", |input| input.class.is_some(), |rate| rate.class.as_str().to_owned()),
];

/// Refuses an edit when the current value of a field that it changes is in none of `known`, the versions of
/// the rate that the editor has seen, unless the edit would leave that value as it is.
pub fn refuse_stale(input: &RateInput, known: &[TaxRate], now: &TaxRate) -> Result<()> {
    let Some(last) = known.last() else { return Ok(()) };
    let becomes = input.edit(now.clone()).ok();
    for (field, is_given, text) in FIELDS {
        let is = text(now);
        let is_known = known.iter().any(|rate| text(rate) == is);
        let is_same = becomes.as_ref().is_some_and(|rate| text(rate) == is);
        if is_given(input) && !is_known && !is_same {
            return Err(Error::ChangedMeanwhile { field, was: text(last), now: is });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Value;
    use crate::ids::RateId;

    fn named(name: &str) -> TaxRate {
        TaxRate { name: name.to_owned(), ..TaxRate::defaults(RateId::new(1)) }
    }

    #[test]
    fn only_what_is_edited_must_still_be_so() {
        let name = RateInput { name: Some(Value::text("mine")), ..RateInput::default() };
        let city = RateInput { city: Some(Value::text("Bath")), ..RateInput::default() };
        for (input, known, now, is_refused) in [
            (&name, vec![named("old")], "old", false),
            (&name, vec![named("old")], "theirs", true),
            (&name, vec![named("old"), named("my last")], "my last", false),
            (&name, vec![named("old")], "mine", false),
            (&city, vec![named("old")], "theirs", false),
            (&name, vec![], "theirs", false),
        ] {
            let refused = refuse_stale(input, &known, &named(now));
            assert_eq!(refused.is_err(), is_refused, "{input:?} {known:?} {now}");
        }
    }
}

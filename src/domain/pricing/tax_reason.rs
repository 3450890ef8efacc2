//! The reasons for the taxes of an order: the rates of each class that apply to its address, each with the
//! part of the address that it was matched by.

use crate::ids::RateId;
use crate::percent::Percent;
use crate::places::address::Address;
use crate::places::postcode;
use crate::rate::TaxRate;
use crate::tax::class::ClassSlug;

/// The rates of a class that apply to an address, by priority; empty when none matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassReason {
    /// The slug of the class.
    pub class: ClassSlug,
    /// One rate of each priority.
    pub rates: Vec<AppliedRate>,
}

/// A rate that applies to an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppliedRate {
    /// The id of the rate.
    pub rate: RateId,
    /// The name of the rate.
    pub name: String,
    /// The percentage; `None` charges nothing.
    pub percent: Option<Percent>,
    /// The priority; only one rate of each applies.
    pub priority: i64,
    /// It is charged on the other taxes too.
    pub compound: bool,
    /// It is charged on shipping too.
    pub shipping: bool,
    /// The part of the address that it was matched by.
    pub fits: Fits,
}

/// The conditions of a rate that matched an address; `None` where the rate has no such condition.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fits {
    /// The country of the rate.
    pub country: Option<String>,
    /// The state of the rate.
    pub state: Option<String>,
    /// The code, range or wildcard of the rate that matches the postcode.
    pub postcode: Option<String>,
    /// The city of the rate that matches.
    pub city: Option<String>,
}

impl ClassReason {
    /// The reason of a class, of the rates that were found to apply.
    pub fn new(class: &ClassSlug, rates: &[&TaxRate], address: &Address) -> Self {
        let rates = rates.iter().map(|rate| AppliedRate::new(rate, address)).collect();
        Self { class: class.clone(), rates }
    }
}

impl AppliedRate {
    fn new(rate: &TaxRate, address: &Address) -> Self {
        Self {
            rate: rate.id,
            name: rate.name.clone(),
            percent: rate.rate,
            priority: rate.priority,
            compound: rate.compound,
            shipping: rate.shipping,
            fits: Fits::of(rate, address),
        }
    }
}

impl Fits {
    pub(super) fn of(rate: &TaxRate, address: &Address) -> Self {
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let city = address.city.trim().to_uppercase();
        Self {
            country: given(&rate.country),
            state: given(&rate.state),
            postcode: rate.postcodes.iter().find(|code| postcode::matches(code, &address.postcode)).cloned(),
            city: rate.cities.iter().find(|name| **name == city).cloned(),
        }
    }

    /// The conditions as text: `GB, postcode CB2*`, or `anywhere`.
    pub fn describe(&self) -> String {
        let parts = [
            self.country.clone(),
            self.state.as_ref().map(|state| format!("state {state}")),
            self.postcode.as_ref().map(|code| format!("postcode {code}")),
            self.city.as_ref().map(|city| format!("city {city}")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { "anywhere".to_owned() } else { parts.join(", ") }
    }
}

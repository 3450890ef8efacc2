//! Why an order is charged the taxes that it is: the rates of each class that apply to its address, with
//! what of the address each of them was chosen by.

use super::address::Address;
use super::class::ClassSlug;
use super::ids::RateId;
use super::percent::Percent;
use super::postcode;
use super::rate::TaxRate;

/// The rates of a class that apply to an address, by priority; none when no rate fits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassReason {
    /// The class.
    pub class: ClassSlug,
    /// One rate of each priority.
    pub rates: Vec<AppliedRate>,
}

/// A rate that applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AppliedRate {
    /// Which.
    pub rate: RateId,
    /// Its name.
    pub name: String,
    /// Its percentage; nothing is charged where there is none.
    pub percent: Option<Percent>,
    /// Of each priority one rate applies.
    pub priority: i64,
    /// Whether it is charged on top of the other taxes.
    pub compound: bool,
    /// Whether it taxes shipping too.
    pub shipping: bool,
    /// What of the address it was chosen by.
    pub fits: Fits,
}

/// What of a rate's place fitted an address; `None` where the rate takes any.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fits {
    /// The rate's country.
    pub country: Option<String>,
    /// The rate's state.
    pub state: Option<String>,
    /// The code, range or wildcard of the rate that the postcode is within.
    pub postcode: Option<String>,
    /// The rate's city.
    pub city: Option<String>,
}

impl ClassReason {
    /// Of rates that were found to apply.
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
    fn of(rate: &TaxRate, address: &Address) -> Self {
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let city = address.city.trim().to_uppercase();
        Self {
            country: given(&rate.country),
            state: given(&rate.state),
            postcode: rate.postcodes.iter().find(|code| postcode::matches(code, &address.postcode)).cloned(),
            city: rate.cities.iter().find(|name| **name == city).cloned(),
        }
    }

    /// In words: `GB, postcode CB2*`, or `anywhere`.
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

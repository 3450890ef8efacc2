//! The shop's settings as they are typed in the preferences.

use domain::shop::settings::Shop;
use domain::tax::rules::TaxRules;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ShopForm {
    pub(crate) name: String,
    pub(crate) currency: String,
    pub(crate) time_zone: String,
    pub(crate) page_size: String,
    pub(crate) taxes: TaxRules,
    pub(crate) country: String,
    pub(crate) state: String,
    pub(crate) postcode: String,
    pub(crate) city: String,
}

impl ShopForm {
    /// The form without any change.
    pub(crate) fn of(shop: &Shop) -> Self {
        Self {
            name: shop.name.clone(),
            currency: shop.currency.code().to_owned(),
            time_zone: shop.time_zone.name().to_owned(),
            page_size: shop.page_size.to_string(),
            taxes: shop.taxes,
            country: shop.address.country.clone(),
            state: shop.address.state.clone(),
            postcode: shop.address.postcode.clone(),
            city: shop.address.city.clone(),
        }
    }
}

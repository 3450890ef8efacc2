//! A customer: who buys, with the account that their orders are of.

use serde::{Deserialize, Serialize};

use crate::field;
use crate::fielded::{EntryKind, Field, Fielded};
use crate::label;
use crate::places::address::Address;
use crate::spelling::is_default;
use crate::time::Local;

/// A user with the role customer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Customer {
    /// The user name, unique among users.
    pub login: String,
    /// The full name; may be empty.
    pub name: String,
    /// The email address; may be empty.
    pub email: String,
    /// The time of registration, shop-local.
    pub registered_at: Local,
    /// The address, also for the tax of orders without one.
    #[serde(flatten)]
    pub address: Address,
    /// Archived customers are kept for their orders and no longer suggested.
    #[serde(default, skip_serializing_if = "is_default")]
    pub archived: bool,
    /// The VAT number of a business, as it was written; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub vat_number: String,
    /// The reference for each invoice, such as the Leitweg-ID of an authority, where their order names none;
    /// may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub buyer_reference: String,
}

impl Fielded for Customer {
    const FIELDS: &'static [Field<Self>] = &[
        field!("login", label!("User name"), login).listed(24).required().searched(),
        field!("name", label!("Name"), name).listed(30).typed(label!("Name of the customer")).searched(),
        field!("email", label!("Email"), email)
            .listed(34)
            .typed_as(EntryKind::Email, label!("Email"))
            .searched(),
        field!("registered_at", label!("Registered"), registered_at).stored(""),
        field!("street", label!("Street"), address.street).listed(26).typed(label!("Street")),
        field!("city", label!("City"), address.city).listed(18).searched().typed(label!("City")),
        field!("state", label!("State"), address.state).listed(8).typed_as(EntryKind::State, label!("State")),
        field!("postcode", label!("Postcode"), address.postcode)
            .listed(11)
            .searched()
            .typed(label!("Postcode")),
        field!("country", label!("Country"), address.country)
            .listed(9)
            .searched()
            .typed_as(EntryKind::AnyCountry, label!("Country")),
        field!("archived", label!("Archived"), archived).listed(10),
        field!("vat_number", label!("VAT number"), vat_number)
            .listed(16)
            .typed_as(EntryKind::VatNumber, label!("VAT number"))
            .searched(),
        field!("buyer_reference", label!("Buyer's reference"), buyer_reference)
            .listed(16)
            .typed(label!("Buyer's reference"))
            .hinted(label!("Such as a Leitweg-ID")),
    ];
}

impl Customer {
    /// The full name, or the login where that is empty.
    pub fn called(&self) -> &str {
        if self.name.is_empty() { &self.login } else { &self.name }
    }
}

//! Free texts on an order, and its buyer as stated then: a customer's account is another thing, and no later
//! change of it moves an order (choice 40). A text is a field of [`OrderTexts`] and a row of its fields: from
//! these come its place in the shop file, in the books, in the history and in the form, and that the search
//! finds it.
//!
//! Days are among them, as `2026-11-30`.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{Field, Fielded, Slot};
use crate::label;
use crate::places::address::Address;
use crate::spelling::is_default;
use crate::text;
use crate::text::{Text, beginning};
use crate::time::Day;

/// The texts of an order; empty where nothing was written.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderTexts {
    /// The shop's own note.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: String,
    /// The shop-local day on which it was paid, as `2026-11-30`: at the checkout of a web shop, or later.
    #[serde(default, skip_serializing_if = "is_default")]
    pub paid_on: String,
    /// The shop-local day on which it was supplied, as `2026-11-30`, where that is another than the order's.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supplied_on: String,
    /// The full name of the buyer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub buyer: String,
    /// The firm that bought it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub company: String,
    /// The email address of the buyer.
    #[serde(rename = "buyer_email", default, skip_serializing_if = "is_default")]
    pub email: String,
    /// The VAT number of the firm.
    #[serde(rename = "buyer_vat_number", default, skip_serializing_if = "is_default")]
    pub vat_number: String,
    /// The buyer's reference (BT-10), as the Leitweg-ID of a German authority.
    #[serde(default, skip_serializing_if = "is_default")]
    pub buyer_reference: String,
    /// The number of the buyer's own order (BT-13).
    #[serde(default, skip_serializing_if = "is_default")]
    pub purchase_order: String,
    /// The address of the invoice, where it differs from the order's.
    #[serde(rename = "billing_street", default, skip_serializing_if = "is_default")]
    pub street: String,
    /// Postcode of the billing address.
    #[serde(rename = "billing_postcode", default, skip_serializing_if = "is_default")]
    pub postcode: String,
    /// City of the billing address.
    #[serde(rename = "billing_city", default, skip_serializing_if = "is_default")]
    pub city: String,
    /// State of the billing address.
    #[serde(rename = "billing_state", default, skip_serializing_if = "is_default")]
    pub state: String,
    /// The code of its country.
    #[serde(rename = "billing_country", default, skip_serializing_if = "is_default")]
    pub country: String,
}

/// In the order of the form.
impl Fielded for OrderTexts {
    const FIELDS: &'static [Field<Self>] = &[
        field!("note", label!("Note"), note),
        field!("paid_on", label!("Paid on"), paid_on).day(),
        field!("supplied_on", label!("Day of supply"), supplied_on).day(),
        field!("buyer", label!("Buyer's name"), buyer),
        field!("company", label!("Company"), company),
        field!("buyer_email", label!("Buyer's email"), email),
        field!("buyer_vat_number", label!("Buyer's VAT number"), vat_number),
        field!("buyer_reference", label!("Buyer's reference"), buyer_reference),
        field!("purchase_order", label!("Purchase order"), purchase_order),
        field!("billing_street", label!("Billing street"), street),
        field!("billing_postcode", label!("Billing postcode"), postcode),
        field!("billing_city", label!("Billing city"), city),
        field!("billing_state", label!("Billing state"), state),
        field!("billing_country", label!("Country of the bill"), country),
    ];
}

impl OrderTexts {
    /// True if an invoice would be the same for both: in everything but the note and the day of payment.
    pub fn is_invoiced_as(&self, other: &Self) -> bool {
        Self { note: other.note.clone(), paid_on: other.paid_on.clone(), ..self.clone() } == *other
    }

    /// True if anything is stated of the buyer, or of the address of the invoice.
    fn names_buyer(&self) -> bool {
        let Self { buyer, company, email, vat_number, .. } = self;
        [buyer, company, email, vat_number].into_iter().any(|text| !text.is_empty())
            || !self.billing().is_empty()
    }

    /// The day of payment; `None` where none was written.
    pub fn paid_day(&self) -> Option<Day> {
        Day::parse(&self.paid_on)
    }

    /// The same with each day that is written as `write` has it.
    #[must_use]
    pub fn with_days(mut self, mut write: impl FnMut(&'static str, &str) -> String) -> Self {
        for field in Self::FIELDS.iter().filter(|field| field.is_day) {
            if let Some(day) = self.get_mut(field.key).filter(|day| !day.trim().is_empty()) {
                *day = write(field.key, day);
            }
        }
        self
    }

    /// Refuses a text that should be a day and is none.
    pub fn check(&self) -> Result<()> {
        let mut days = self.each().filter(|(field, _)| field.is_day);
        let Some((field, day)) = days.find(|(_, text)| !text.is_empty() && Day::parse(text).is_none()) else {
            return Ok(());
        };
        let problem = text!("\"{day}\" is not a day: write one such as 2026-11-30", day = beginning(day));
        Err(Error::Invalid { what: Text::new(field.heading), problem })
    }

    /// Takes each text that is empty here from an earlier version. An address is one thing: where anything is said of the
    /// buyer, none of the earlier one is put beside it.
    pub fn keep(&mut self, was: &Self) {
        let billing = if self.names_buyer() { self.billing() } else { was.billing() };
        *self = std::mem::take(self).completed_by(was);
        self.set_billing(billing);
    }

    /// The address of the invoice; empty where it is the order's.
    pub fn billing(&self) -> Address {
        let Self { street, postcode, city, state, country, .. } = self.clone();
        Address { street, city, state, postcode, country }
    }

    /// Keeps this address for the invoice, if it differs from the order's.
    pub fn bill_to(&mut self, billing: &Address, of_order: &Address) {
        let is_other = !(billing.street.is_empty() && billing.city.is_empty()) && billing != of_order;
        self.set_billing(if is_other { billing.clone() } else { Address::default() });
    }

    fn set_billing(&mut self, address: Address) {
        let Address { street, city, state, postcode, country } = address;
        (self.street, self.city, self.state, self.postcode, self.country) =
            (street, city, state, postcode, country);
    }

    /// Each text with its field.
    pub fn each(&self) -> impl Iterator<Item = (&'static Field<Self>, &str)> {
        Self::FIELDS.iter().filter_map(|field| Some((field, field.value(self).text()?)))
    }

    /// The text under a key; `None` where there is none such.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut String> {
        match Self::field(key)?.slot(self) {
            Slot::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The texts without spaces around them.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        let mut texts = self.clone();
        for field in Self::FIELDS {
            if let Some(text) = texts.get_mut(field.key) {
                *text = text.trim().to_owned();
            }
        }
        texts
    }

    /// True if nothing was written.
    pub fn is_empty(&self) -> bool {
        self.each().all(|(_, text)| text.is_empty())
    }
}

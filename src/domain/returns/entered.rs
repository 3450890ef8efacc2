//! Amounts that a person enters into the boxes of a return, each with a reason.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::form::{Content, Form};
use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{Field, Fielded};
use crate::label;
use crate::money::Money;
use crate::text;
use crate::text::{Text, clean, short};
use crate::time::tax_period::TaxPeriod;

/// The amounts that a person entered into a return, by the number of the box.
pub type Entered = BTreeMap<String, EnteredBox>;

/// An amount of one box of the return of one period, as the shop file keeps it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnteredBox {
    /// The period of the return.
    pub period: TaxPeriod,
    /// The name of the form.
    pub form: String,
    /// The number of the box.
    #[serde(rename = "box")]
    pub number: String,
    /// The amount.
    pub amount: Money,
    /// The reason.
    pub reason: String,
}

impl Fielded for EnteredBox {
    const FIELDS: &'static [Field<Self>] = &[
        field!("period", "", period).keyed(),
        field!("form", "", form).keyed().required(),
        field!("box", "", number).keyed().required(),
        field!("amount", label!("Amount"), amount),
        field!("reason", label!("Reason"), reason),
    ];
}

impl EnteredBox {
    /// For a box of a form. Refused for one that the form does not have or that is computed, and without a reason.
    pub fn of(form: &Form, period: TaxPeriod, number: &str, amount: Money, reason: &str) -> Result<Self> {
        form.check_period(period).map_err(|problem| Error::Invalid { what: text!("Period"), problem })?;
        check_box(form, number)?;
        let (form, number) = (form.name().to_owned(), number.to_owned());
        Self { period, form, number, amount, reason: reason.to_owned() }.checked()
    }

    /// The value with its reason cleaned; refused without one, and when the names of the form and the box cannot
    /// be such. Whether the form has the box is not known here.
    pub fn checked(self) -> Result<Self> {
        let is_name = |text: &str| {
            (1..=100).contains(&text.len()) && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-')
        };
        if !is_name(&self.form) || !is_name(&self.number) {
            let what = text!("Box {number} of {form}", number = &self.number, form = &self.form);
            return Err(Error::Invalid { what, problem: text!("there is no such box of a form") });
        }
        let reason = checked_reason(&self.number, &self.reason)?;
        Ok(Self { reason, ..self })
    }

    /// The key in the journal: `2026-07..2026-09 uk-vat 4`.
    pub fn key(&self) -> String {
        entered_key(self.period, &self.form, &self.number)
    }
}

/// The key of an entered amount: `2026-07..2026-09 uk-vat 4`.
pub fn entered_key(period: TaxPeriod, form: &str, number: &str) -> String {
    format!("{period} {form} {number}")
}

fn refused(number: &str, problem: Text) -> Error {
    Error::Invalid { what: text!("Box {number}", number), problem }
}

fn check_box(form: &Form, number: &str) -> Result<()> {
    match form.box_of(number).map(|one| &one.content) {
        Some(Content::Entered) => Ok(()),
        Some(_) => Err(refused(number, text!("it is computed, and cannot be entered"))),
        None => Err(refused(number, text!("{form} has no such box", form = form.full_title()))),
    }
}

fn checked_reason(number: &str, reason: &str) -> Result<String> {
    let reason = short(reason, clean).map_err(|problem| refused(number, problem))?;
    if reason.is_empty() {
        return Err(refused(number, text!("write the reason for this amount beside it")));
    }
    Ok(reason)
}

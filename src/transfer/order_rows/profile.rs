//! Knowledge about the files of one system, from `assets/importing`, whose README has the keys.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::fields::Field;
use super::rows::OrderRows;
use super::shape::Shape;
use crate::csv_text::plain_heading;
use crate::heading_words::has_word;
use crate::{FieldResult, Notes};
use domain::order::OrderStatus;

/// Reads the status of an order.
pub(crate) type Status = fn(&OrderRows<'_>, &mut Notes) -> FieldResult<OrderStatus>;

/// A kind of file. Headings are without case, spaces and punctuation.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Profile {
    /// A name of such files, for people.
    pub(crate) name: String,
    /// The program that writes them, which `Origin` knows as one.
    pub(crate) program: String,
    /// Headings by which it is recognised: all of any one entry.
    pub(crate) known_by: Vec<String>,
    /// The headings of each field, the surest first.
    pub(crate) fields: BTreeMap<Field, String>,
    /// True if fields that are not among those have the headings that files of any system have.
    has_usual_headings: bool,
    /// The meaning of its own words for a status.
    statuses: BTreeMap<String, OrderStatus>,
    /// The text that ends the word in the cell of a status.
    status_ends_at: Option<String>,
    /// The login of the customer in this shop: the first field that is not blank.
    pub(crate) login: Vec<Field>,
    /// The fields for the date of a refund, the best first; without any it is the order's.
    pub(super) refund_dates: Vec<Field>,
    /// Headings of amounts that are no sales of the shop.
    left_out: String,
    /// The rewriting of its rows, when they are not one item each.
    pub(crate) shape: Option<Shape>,
    /// The reading of its statuses, when their words alone are not enough.
    #[serde(skip)]
    pub(crate) odd_status: Option<Status>,
}

impl Profile {
    /// The headings of a field.
    pub(crate) fn headings(&self, field: Field) -> &str {
        let usual = if self.has_usual_headings { field.headings() } else { "" };
        self.fields.get(&field).map_or(usual, String::as_str)
    }

    /// True if the amounts below a heading are no sales of the shop.
    pub(super) fn leaves_out(&self, heading: &str) -> bool {
        has_word(&self.left_out, &plain_heading(heading))
    }

    /// True if the meaning of its amounts is known, so that the user need not be asked.
    pub(super) const fn is_certain(&self) -> bool {
        !self.known_by.is_empty()
    }

    pub(super) fn status(&self, rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
        if let Some(read) = self.odd_status {
            return read(rows, notes);
        }
        if self.statuses.is_empty() {
            return rows.status(notes);
        }
        let cell = rows.text(Field::Status);
        if let Some(said) = rows.said_status(cell) {
            return Ok(said);
        }
        let end = self.status_ends_at.as_ref().and_then(|end| cell.split_once(end));
        let word = end.map_or(cell, |(word, _)| word);
        let own = self.statuses.get(&word.to_lowercase()).copied();
        own.map_or_else(|| rows.status_of(word, notes), Ok)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::named(&name).ok_or_else(|| D::Error::custom(format_args!("\"{name}\" is not a field")))
    }
}

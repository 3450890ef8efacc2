//! Exports whose rows are not an item each, or whose amounts stand in columns that only their system has: the
//! rows of an order are written anew, with what belongs to it and to each item in cells behind their own,
//! before they are read as all others are.

use std::collections::BTreeMap;

use super::fields::{Columns, Field};
use super::groups::{Group, MOST_HELD, Row};
use crate::domain::Result;
use crate::domain::lenient::number::Decimals;
use crate::domain::money::Money;
use crate::transfer::csv_text::{Records, plain_heading};
use crate::transfer::foreign::sum;
use crate::transfer::source::Source;
use crate::transfer::{FieldResult, Notes};

/// How the rows of an order are written anew.
pub(in crate::transfer) struct Shape {
    /// What is written, each into a cell of its own.
    pub(in crate::transfer) writes: &'static [Field],
    /// The headings of the amounts that are read for that, without case, spaces and punctuation.
    pub(in crate::transfer) amounts: &'static [&'static str],
    /// The new rows of an order; or why they cannot be made.
    pub(in crate::transfer) rows: fn(&OrderCells<'_>, &mut Notes) -> FieldResult<Vec<NewRow>>,
}

/// A row anew: all cells of one that was there, and what is written behind them.
pub(in crate::transfer) struct NewRow {
    /// Which row of the order it is, from 0.
    pub(in crate::transfer) of: usize,
    /// What it says.
    pub(in crate::transfer) cells: Vec<(Field, String)>,
}

/// The cells of an order by their headings.
pub(in crate::transfer) struct OrderCells<'g> {
    rows: &'g [Row],
    places: &'g BTreeMap<String, usize>,
    read: Decimals,
    written: Decimals,
}

impl<'g> OrderCells<'g> {
    /// Its rows.
    pub(in crate::transfer) fn rows(&self) -> std::ops::Range<usize> {
        0..self.rows.len()
    }

    /// The line of its first row.
    pub(in crate::transfer) fn line(&self) -> u64 {
        self.rows.first().map_or(0, |row| row.line)
    }

    /// Whether the file has such a column.
    pub(in crate::transfer) fn has(&self, heading: &str) -> bool {
        self.places.contains_key(heading)
    }

    /// What a row says; empty where it says nothing.
    pub(in crate::transfer) fn text(&self, row: usize, heading: &str) -> &'g str {
        let cells = self.rows.get(row).zip(self.places.get(heading));
        cells.and_then(|(row, place)| row.cells.get(*place)).map_or("", String::as_str)
    }

    /// What the first row that says it says.
    pub(in crate::transfer) fn first(&self, heading: &str) -> &'g str {
        let mut texts = self.rows().map(|row| self.text(row, heading));
        texts.find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// An amount of a row; a blank is nothing.
    pub(in crate::transfer) fn amount(&self, row: usize, heading: &str) -> FieldResult<Money> {
        let found = self.read.parse(self.text(row, heading));
        let found = found.map_err(|problem| format!("{heading}: {problem}"))?;
        Ok(Money::from_ten_thousandths(found.unwrap_or_default()))
    }

    /// An amount over all rows.
    pub(in crate::transfer) fn sum(&self, heading: &str) -> FieldResult<Money> {
        let amounts: FieldResult<Vec<Money>> = self.rows().map(|row| self.amount(row, heading)).collect();
        sum(amounts?)
    }

    /// An amount of the order that stands on each of its rows again, or on one of them.
    pub(in crate::transfer) fn once(&self, heading: &str) -> FieldResult<Money> {
        let mut found = Money::ZERO;
        for row in self.rows() {
            let amount = self.amount(row, heading)?;
            if found != Money::ZERO && amount != Money::ZERO && found != amount {
                return Err(format!(
                    "{heading}: its rows say {} and {}, and it is one amount of the whole order",
                    found.to_exact_text(),
                    amount.to_exact_text()
                ));
            }
            found = if found == Money::ZERO { amount } else { found };
        }
        Ok(found)
    }

    /// An amount as the file writes its numbers.
    pub(in crate::transfer) fn write(&self, amount: Money) -> String {
        let text = amount.to_exact_text();
        if self.written.is_comma() { text.replace('.', ",") } else { text }
    }
}

/// Writes the rows of one file anew.
pub(super) struct Shaper {
    shape: &'static Shape,
    places: BTreeMap<String, usize>,
    width: usize,
    read: Decimals,
}

impl Shaper {
    /// Goes through the file once, for how its amounts are written.
    pub(super) fn open(
        source: &Source,
        delimiter: u8,
        headings: &[String],
        shape: &'static Shape,
    ) -> Result<Self> {
        let mut places = BTreeMap::new();
        for (place, heading) in headings.iter().enumerate() {
            places.entry(plain_heading(heading)).or_insert(place);
        }
        let amounts: Vec<usize> =
            shape.amounts.iter().filter_map(|name| places.get(*name).copied()).collect();
        let mut read = Decimals::default();
        let mut records = Records::open(source, delimiter)?;
        records.advance()?;
        while records.advance()? {
            for place in &amounts {
                read.see(&records.cell(*place).text);
            }
        }
        Ok(Self { shape, places, width: headings.len(), read })
    }

    /// Whether a column of this heading is read.
    pub(super) fn reads(&self, heading: &str) -> bool {
        self.shape.amounts.contains(&plain_heading(heading).as_str())
    }

    /// Adds the columns that are written.
    pub(super) fn add_to(&self, columns: &mut Columns) {
        for (field, place) in self.shape.writes.iter().zip(self.width..) {
            columns.put(*field, place);
        }
    }

    /// The order with its rows anew; `written` is how the file writes its other numbers.
    pub(super) fn apply(&self, group: Group, written: Decimals, notes: &mut Notes) -> FieldResult<Group> {
        if group.rows.iter().any(|row| row.problem.is_some()) {
            return Ok(group);
        }
        let cells = OrderCells { rows: &group.rows, places: &self.places, read: self.read, written };
        let new = (self.shape.rows)(&cells, notes)?;
        let weight: usize = new.iter().filter_map(|new| group.rows.get(new.of)).map(Row::weight).sum();
        if weight > MOST_HELD {
            return Err("it has more items than an order can have".to_owned());
        }
        let rows = new.into_iter().filter_map(|new| {
            let mut row = group.rows.get(new.of)?.clone();
            row.cells.resize(self.width + self.shape.writes.len(), String::new());
            for (field, text) in new.cells {
                let place = self.shape.writes.iter().position(|written| *written == field);
                if let Some(cell) = place.and_then(|place| row.cells.get_mut(self.width + place)) {
                    *cell = text;
                }
            }
            Some(row)
        });
        Ok(Group::new(group.number, rows.collect()))
    }
}

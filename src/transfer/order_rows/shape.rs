//! Exports whose rows are not one item each, or with amounts in columns that only their system has: the rows
//! of an order are rewritten, with the values of the order and of each item in added cells, and then read
//! like all others.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::RowOptions;
use super::fields::{Columns, Field};
use super::groups::{Group, MOST_HELD, Row};
use crate::csv_text::{Records, plain_heading};
use crate::currency_mark::read_cell;
use crate::foreign::sum;
use crate::heading_words::has_word;
use crate::source::Source;
use crate::{FieldResult, Notes};
use domain::Result;
use domain::money::Money;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::lenient::number::{DecimalsDetector, NumberStyle};

/// The new rows of an order; or the problem.
pub(crate) type Rewrite = fn(&OrderCells<'_>, &mut Notes) -> FieldResult<Vec<NewRow>>;

/// Rewrites the rows of an order.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Shape {
    /// Headings of the amounts that are read for it, without case, spaces and punctuation.
    pub(crate) parts: String,
    /// Sums that parts of a row have to come to: `a = b + c`. One of those for a part suffices.
    pub(crate) identities: Vec<String>,
    /// The fields that are written, each in an added cell.
    pub(crate) writes: Vec<Field>,
    #[serde(skip)]
    pub(crate) rows: Option<Rewrite>,
}

/// A new row: the cells of an existing row, and the added ones.
pub(crate) struct NewRow {
    /// The index of the existing row in the order, from 0.
    pub(crate) of: usize,
    /// The added cells.
    pub(crate) cells: Vec<(Field, String)>,
}

impl NewRow {
    /// The added cell of a field; empty when there is none.
    fn cell(&self, field: Field) -> &str {
        let mut found = self.cells.iter().rev().filter(|(added, _)| *added == field);
        found.next().map_or("", |(_, text)| text)
    }
}

/// The cells of an order by heading.
pub(crate) struct OrderCells<'g> {
    rows: &'g [Row],
    shaper: &'g Shaper,
    /// The number format of the other numbers of the file.
    written: NumberStyle,
}

impl<'g> OrderCells<'g> {
    /// The indexes of the rows.
    pub(crate) fn rows(&self) -> std::ops::Range<usize> {
        0..self.rows.len()
    }

    /// The line of the first row.
    pub(crate) fn line(&self) -> u64 {
        self.rows.first().map_or(0, |row| row.line)
    }

    /// True if the file has a column with this heading.
    pub(crate) fn has(&self, heading: &str) -> bool {
        self.shaper.places.contains_key(heading)
    }

    /// The cell of a row; empty when there is none.
    pub(crate) fn text(&self, row: usize, heading: &str) -> &'g str {
        let cells = self.rows.get(row).zip(self.shaper.places.get(heading));
        cells.and_then(|(row, place)| row.cells.get(*place)).unwrap_or_default()
    }

    /// The first cell in the column that is not empty.
    pub(crate) fn first(&self, heading: &str) -> &'g str {
        let mut texts = self.rows().map(|row| self.text(row, heading));
        texts.find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// An amount of a row; zero when blank.
    pub(crate) fn amount(&self, row: usize, heading: &'static str) -> FieldResult<Money> {
        let read_as = (self.shaper.read, Some(self.shaper.currency));
        Ok(read_cell(heading, self.text(row, heading), read_as, Money::parse)?.unwrap_or_default())
    }

    /// The sum of a column.
    pub(crate) fn sum(&self, heading: &'static str) -> FieldResult<Money> {
        let amounts: FieldResult<Vec<Money>> = self.rows().map(|row| self.amount(row, heading)).collect();
        sum(amounts?)
    }

    /// An amount of the order that is repeated on its rows, or is on one of them.
    pub(crate) fn once(&self, heading: &'static str) -> FieldResult<Money> {
        let mut found = Money::ZERO;
        for row in self.rows() {
            let amount = self.amount(row, heading)?;
            if found != Money::ZERO && amount != Money::ZERO && found != amount {
                return Err(text!(
                    "{heading}: its rows say {one} and {other}, and it is one amount of the whole order: write the same on each",
                    heading,
                    one = found,
                    other = amount
                ));
            }
            found = if found == Money::ZERO { amount } else { found };
        }
        Ok(found)
    }

    /// Values that an amount of a row can have by the identities of its file.
    pub(crate) fn may_be(&self, row: usize, heading: &str) -> FieldResult<Vec<Money>> {
        let identities = self.shaper.shape.identities.iter().filter_map(|all| all.split_once(" = "));
        let sums = identities.filter(|(whole, _)| *whole == heading).map(|(_, parts)| {
            let parts = parts.split(" + ").map(|part| self.amount(row, part));
            sum(parts.collect::<FieldResult<Vec<Money>>>()?)
        });
        sums.collect()
    }

    /// An amount in the number format of the file.
    pub(crate) fn write(&self, amount: Money) -> String {
        let text = amount.to_exact_text();
        if self.written.has_comma() { text.replace('.', ",") } else { text }
    }
}

/// Rewrites the rows of one file.
pub(super) struct Shaper {
    shape: &'static Shape,
    places: BTreeMap<String, usize>,
    width: usize,
    read: NumberStyle,
    currency: Currency,
}

impl Shaper {
    /// Reads the file once, to detect the number format of its amounts, and assigns the added columns to their fields. `None`
    /// where its rows stay as they are.
    pub(super) fn open(
        (source, delimiter, headings): (&Source, u8, &[String]),
        (shape, options): (Option<&'static Shape>, &RowOptions<'_>),
        columns: &mut Columns,
    ) -> Result<Option<Self>> {
        let Some(shape) = shape else { return Ok(None) };
        let mut places = BTreeMap::new();
        for (place, heading) in headings.iter().enumerate() {
            places.entry(plain_heading(heading)).or_insert(place);
        }
        let amounts = shape.parts.split_ascii_whitespace();
        let amounts: Vec<usize> = amounts.filter_map(|name| places.get(name).copied()).collect();
        let mut read = DecimalsDetector::default();
        let mut records = Records::open(source, delimiter)?;
        records.advance()?;
        while records.advance()? {
            for place in &amounts {
                read.see(records.line(), &records.cell(*place).text);
            }
        }
        let read = source.number_style(read, options.answers.decimals)?;
        for (field, place) in shape.writes.iter().zip(headings.len()..) {
            columns.put(*field, place);
        }
        Ok(Some(Self { shape, places, width: headings.len(), read, currency: options.currency }))
    }

    /// True if a column with this heading is read.
    pub(super) fn reads(&self, heading: &str) -> bool {
        has_word(&self.shape.parts, &plain_heading(heading))
    }

    /// The order with its new rows; `written` is the number format of the file's other numbers.
    pub(super) fn apply(&self, group: &Group, written: NumberStyle, notes: &mut Notes) -> FieldResult<Group> {
        let is_whole = group.rows.iter().all(|row| row.problem.is_none());
        let Some(rewrite) = self.shape.rows.filter(|_| is_whole) else { return Ok(group.clone()) };
        let cells = OrderCells { rows: &group.rows, shaper: self, written };
        let new = rewrite(&cells, notes)?;
        let weight: usize = new.iter().filter_map(|new| group.rows.get(new.of)).map(Row::weight).sum();
        if weight > MOST_HELD {
            return Err(text!("it has more items than an order can have: divide it"));
        }
        let rows = new.into_iter().filter_map(|new| {
            let row = group.rows.get(new.of)?;
            let own = (0..self.width).map(|at| row.cells.get(at).unwrap_or_default());
            let added = self.shape.writes.iter().map(|field| new.cell(*field));
            Some(Row { cells: own.chain(added).collect(), ..row.clone() })
        });
        Ok(Group::new(group.number.clone(), rows.collect()))
    }
}

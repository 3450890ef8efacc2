//! A list or report as rows and columns, as it leaves the program: what a file or a printed page makes of
//! it is the format's affair, what is in it is the same everywhere.

use super::decimal::{self, Marks};
use super::error::Result;
use super::money::Money;
use super::quantity::Quantity;
use super::settings::Currency;
use super::time::{Day, Local};
use super::unit_price::UnitPrice;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// What people wrote.
    Text,
    /// A number that only names something, such as an id.
    Key,
    /// A count.
    Whole,
    /// An amount in the table's currency.
    Money,
    /// What one of something costs, with all its decimals.
    Price,
    /// A percentage with so many decimals.
    Percent(u32),
    /// How many of something, also by weight or length.
    Quantity,
    /// A date.
    Day,
    /// A month.
    Month,
    /// A date with a time.
    Moment,
}

impl Kind {
    /// Whether its cells stand at the right, figure above figure.
    pub const fn is_number(self) -> bool {
        matches!(
            self,
            Self::Key | Self::Whole | Self::Money | Self::Price | Self::Percent(_) | Self::Quantity
        )
    }

    /// Whether its cells are counted in the table's currency, which the head of the column then names.
    pub const fn is_amount(self) -> bool {
        matches!(self, Self::Money | Self::Price)
    }
}

/// A column of a noun `T`, described once: lists of the window, CSV, XLSX and PDF are made of it. `C` is what
/// a value needs beside its noun, such as the tax classes for the name of one.
#[derive(Debug, Clone)]
pub struct ColumnOf<T, C: ?Sized = ()> {
    /// Tells it from the others.
    pub key: &'static str,
    /// Its head.
    pub name: &'static str,
    /// Its head in a list of the window.
    pub short: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// How wide it is in a file or on paper, in digits.
    pub width: u16,
    /// What it holds of one.
    pub value: fn(&T, &C) -> Result<Cell>,
    /// What it is sorted by.
    pub sort: fn(&T, &C) -> Result<Cell>,
}

impl<T, C: ?Sized> ColumnOf<T, C> {
    /// A column that is sorted by what it holds.
    pub const fn new(
        key: &'static str,
        name: &'static str,
        kind: Kind,
        width: u16,
        value: fn(&T, &C) -> Result<Cell>,
    ) -> Self {
        Self { key, name, short: name, kind, width, value, sort: value }
    }

    /// A column of amounts.
    pub const fn money(key: &'static str, name: &'static str, value: fn(&T, &C) -> Result<Cell>) -> Self {
        Self::new(key, name, Kind::Money, 14, value)
    }

    /// Under another head in the window.
    #[must_use]
    pub const fn short(mut self, short: &'static str) -> Self {
        self.short = short;
        self
    }

    /// Sorted by something else.
    #[must_use]
    pub const fn sorted_by(mut self, sort: fn(&T, &C) -> Result<Cell>) -> Self {
        self.sort = sort;
        self
    }

    /// As it stands in a file.
    pub fn column(&self, currency: Currency) -> Column {
        let Self { name, kind, width, .. } = *self;
        let name = if kind.is_amount() { format!("{name} ({})", currency.code()) } else { name.to_owned() };
        Column { name, kind, width }
    }
}

/// The column of this key.
pub fn column<'c, T, C: ?Sized>(described: &'c [ColumnOf<T, C>], key: &str) -> Option<&'c ColumnOf<T, C>> {
    described.iter().find(|column| column.key == key)
}

/// The columns of a noun as they stand in a file.
pub fn columns<T, C: ?Sized>(described: &[ColumnOf<T, C>], currency: Currency) -> Vec<Column> {
    described.iter().map(|column| column.column(currency)).collect()
}

/// A row of a file: what each column holds of one. Refused where a sum cannot be held.
pub fn cells<T, C: ?Sized>(described: &[ColumnOf<T, C>], one: &T, with: &C) -> Result<Vec<Cell>> {
    described.iter().map(|column| (column.value)(one, with)).collect()
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub name: String,
    /// What it holds.
    pub kind: Kind,
    /// How wide it is to be, in digits.
    pub width: u16,
}

impl Column {
    /// A column of this name.
    pub fn new(name: impl Into<String>, kind: Kind, width: u16) -> Self {
        Self { name: name.into(), kind, width }
    }

    /// A column of amounts, whose head names the currency.
    pub fn money(name: &str, currency: Currency) -> Self {
        Self::new(format!("{name} ({})", currency.code()), Kind::Money, 14)
    }
}

/// A cell. A text may stand in any column, such as the word beside a sum.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// What people wrote.
    Text(String),
    /// A count, or a number that names something.
    Whole(i64),
    /// An amount.
    Money(Money),
    /// What one of something costs.
    Price(UnitPrice),
    /// A percentage, in ten-thousandths of a percent.
    Percent(i64),
    /// How many.
    Quantity(Quantity),
    /// A date; in a column of months any day of the month.
    Day(Day),
    /// A date with a time.
    Moment(Local),
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// As it is sorted by: whatever the case, and a text that is not filled in last.
    #[must_use]
    pub fn sorting(self) -> (bool, Self) {
        match self {
            Self::Text(text) => (text.is_empty(), Self::Text(text.to_lowercase())),
            other => (false, other),
        }
    }

    /// A percentage, or nothing.
    pub fn percent(ten_thousandths: Option<i64>) -> Self {
        ten_thousandths.map_or(Self::Empty, Self::Percent)
    }
}

/// What stands above the rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// Whose it is.
    pub shop: String,
    /// What is listed: `Sales`.
    pub title: String,
    /// Which part of it, such as its range.
    pub about: String,
    /// What amounts are counted in.
    pub currency: Currency,
    /// The columns, at least one.
    pub columns: Vec<Column>,
}

impl Head {
    /// A cell of a column as a plain text that reads back as what it is: `-1234.50`, `2026-10-17`.
    pub fn plain(&self, kind: Kind, cell: &Cell) -> String {
        cell.plain(kind, self.currency)
    }

    /// A cell of a column as people read it: `−1,234.50`, `Sat 17 Oct 2026`.
    pub fn written(&self, kind: Kind, cell: &Cell, marks: Marks) -> String {
        cell.written(kind, self.currency, marks)
    }
}

impl Cell {
    fn plain(&self, kind: Kind, currency: Currency) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Text(text) => text.clone(),
            Self::Whole(number) => number.to_string(),
            Self::Money(amount) => amount.to_text(currency.decimals()),
            Self::Price(price) => price.to_text(currency.decimals()),
            Self::Percent(value) => decimal::to_text(*value, places(kind)),
            Self::Quantity(quantity) => quantity.to_text(),
            Self::Day(day) if kind == Kind::Month => day.date().format("%Y-%m").to_string(),
            Self::Day(day) => day.to_string(),
            Self::Moment(at) => at.date_time().format("%Y-%m-%d %H:%M:%S").to_string(),
        }
    }

    /// As people read it in a column of this kind: `−1,234.50`, `Sat 17 Oct 2026`.
    pub fn written(&self, kind: Kind, currency: Currency, marks: Marks) -> String {
        match self {
            Self::Empty | Self::Text(_) => self.plain(kind, currency),
            Self::Whole(number) if kind == Kind::Key => number.to_string(),
            Self::Whole(_) | Self::Money(_) | Self::Price(_) | Self::Percent(_) | Self::Quantity(_) => {
                decimal::grouped(&self.plain(kind, currency), marks)
            }
            Self::Day(day) if kind == Kind::Month => day.date().format("%B %Y").to_string(),
            Self::Day(day) => super::naming::long_day(*day),
            Self::Moment(at) => at.date_time().format("%-d %b %Y %H:%M").to_string(),
        }
    }
}

/// Decimals of a column of percentages.
const fn places(kind: Kind) -> u32 {
    match kind {
        Kind::Percent(places) => places,
        _ => decimal::PLACES,
    }
}

/// Takes a table in, row by row: a file, a page, or a [`Table`]. First the head, once.
pub trait Receiver {
    /// What stands above the rows.
    fn head(&mut self, head: &Head) -> Result<()>;
    /// A row, with as many cells as there are columns.
    fn row(&mut self, cells: Vec<Cell>) -> Result<()>;
    /// The row of sums, after all others; not every table has one.
    fn totals(&mut self, cells: Vec<Cell>) -> Result<()>;
}

/// All of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What stands above the rows.
    pub head: Head,
    /// As many cells each as there are columns.
    pub rows: Vec<Vec<Cell>>,
    /// The row of sums.
    pub totals: Option<Vec<Cell>>,
}

impl Table {
    /// Without rows yet.
    pub const fn new(head: Head) -> Self {
        Self { head, rows: Vec::new(), totals: None }
    }

    /// Hands all of it on.
    pub fn give(self, to: &mut dyn Receiver) -> Result<()> {
        to.head(&self.head)?;
        self.rows.into_iter().try_for_each(|row| to.row(row))?;
        self.totals.map_or(Ok(()), |totals| to.totals(totals))
    }
}

impl Receiver for Table {
    fn head(&mut self, head: &Head) -> Result<()> {
        self.head = head.clone();
        Ok(())
    }

    fn row(&mut self, cells: Vec<Cell>) -> Result<()> {
        self.rows.push(cells);
        Ok(())
    }

    fn totals(&mut self, cells: Vec<Cell>) -> Result<()> {
        self.totals = Some(cells);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_written_for_files_and_for_people() {
        let currency = Currency::parse("GBP").unwrap();
        let head = Head {
            shop: String::new(),
            title: String::new(),
            about: String::new(),
            currency,
            columns: Vec::new(),
        };
        let day = Local::parse("2026-10-17T14:07:09").unwrap();
        for (kind, cell, plain, written) in [
            (Kind::Text, Cell::text("a"), "a", "a"),
            (Kind::Money, Cell::Money(Money::parse("-1234.505").unwrap()), "-1234.51", "−1.234,51"),
            (Kind::Money, Cell::text("Total"), "Total", "Total"),
            (Kind::Whole, Cell::Whole(12_345), "12345", "12.345"),
            (Kind::Key, Cell::Whole(12_345), "12345", "12345"),
            (Kind::Percent(1), Cell::Percent(-333_000), "-33.3", "−33,3"),
            (Kind::Percent(4), Cell::Percent(190_000), "19.0000", "19,0000"),
            (Kind::Quantity, Cell::Quantity(Quantity::parse("1500.25").unwrap()), "1500.25", "1.500,25"),
            (Kind::Day, Cell::Day(day.day), "2026-10-17", "Sat 17 Oct 2026"),
            (Kind::Month, Cell::Day(day.day), "2026-10", "October 2026"),
            (Kind::Moment, Cell::Moment(day), "2026-10-17 14:07:09", "17 Oct 2026 14:07"),
            (Kind::Day, Cell::Empty, "", ""),
        ] {
            let marks = Marks { thousands: '.', decimals: ',' };
            assert_eq!(head.plain(kind, &cell), plain, "{cell:?}");
            assert_eq!(head.written(kind, &cell, marks), written, "{cell:?}");
        }
    }
}

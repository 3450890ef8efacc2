//! A list or report as columns and rows. CSV, XLSX, PDF and the window are written from the same [`Table`];
//! how a cell looks in each is decided by the format, not here.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use super::decimal;
use super::error::Result;
use super::fielded::{Field, Fielded, Value};
use super::locale::Locale;
use super::places::country_text;
use super::shop::currency::Currency;
pub use super::text::message::Cell;

/// The type of a column, which decides the alignment and the text of its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Free text.
    Text,
    /// The code of a country, by its name for people.
    Country,
    /// A number that only identifies something, such as an id.
    Key,
    /// A whole number.
    Whole,
    /// An amount in the table's currency, with its decimals.
    Money,
    /// A price of one, with all of its decimals.
    Price,
    /// A percentage, with this number of decimals; of four, only those it has are written for a person.
    Percent(u32),
    /// A quantity, in pieces or by weight or length.
    Quantity,
    /// A date, without time.
    Day,
    /// A month of a year.
    Month,
    /// A date with a time, shop-local.
    Moment,
}

impl Kind {
    /// The type of a column of the values of a field.
    const fn of(value: Value<'_>) -> Self {
        match value {
            Value::Day(_) | Value::MaybeDay(_) => Self::Day,
            Value::Moment(_) => Self::Moment,
            Value::Price(_) | Value::Costs(_) => Self::Price,
            Value::Text(_)
            | Value::Flag(_)
            | Value::Word(_)
            | Value::Class(_)
            | Value::Period(_)
            | Value::Months(_)
            | Value::Form(_)
            | Value::Amount(_) => Self::Text,
        }
    }

    /// Texts may be broken over lines.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Text | Self::Country)
    }

    /// Numbers are aligned to the right.
    pub const fn is_number(self) -> bool {
        matches!(
            self,
            Self::Key | Self::Whole | Self::Money | Self::Price | Self::Percent(_) | Self::Quantity
        )
    }

    /// Amounts are in the table's currency, which the head of the column names.
    pub const fn is_amount(self) -> bool {
        matches!(self, Self::Money | Self::Price)
    }
}

/// A column of a list of `T`, described once for the window, CSV, XLSX and PDF. `C` is the context that the
/// cells need beside a `T`, such as the tax classes to name the class of a product.
#[derive(Debug)]
pub struct ColumnOf<T, C: ?Sized = ()> {
    /// The id of the column, unique in its list.
    pub key: &'static str,
    /// The head of the column in a file.
    pub name: &'static str,
    /// The head of the column in the window.
    pub short: &'static str,
    /// The type of its cells.
    pub kind: Kind,
    /// The width in a file or on paper, in digits.
    pub width: u16,
    value: CellOf<T, C>,
    sort: CellOf<T, C>,
}

/// The way to the cell of a row.
enum CellOf<T, C: ?Sized> {
    Computed(fn(&T, &C) -> Result<Cell>),
    Field(Arc<dyn Fn(&T) -> Cell + Send + Sync>),
}

impl<T, C: ?Sized> Clone for CellOf<T, C> {
    fn clone(&self) -> Self {
        match self {
            Self::Computed(cell) => Self::Computed(*cell),
            Self::Field(cell) => Self::Field(Arc::clone(cell)),
        }
    }
}

// By hand, since a row and its context need not be cloned.
impl<T, C: ?Sized> Clone for ColumnOf<T, C> {
    fn clone(&self) -> Self {
        let Self { key, name, short, kind, width, value, sort } = self;
        let (value, sort) = (value.clone(), sort.clone());
        Self { key, name, short, kind: *kind, width: *width, value, sort }
    }
}

impl<T, C: ?Sized> CellOf<T, C> {
    fn cell(&self, one: &T, with: &C) -> Result<Cell> {
        match self {
            Self::Computed(cell) => cell(one, with),
            Self::Field(cell) => Ok(cell(one)),
        }
    }
}

impl<T, C: ?Sized> Debug for CellOf<T, C> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Computed(_) => "Computed",
            Self::Field(_) => "Field",
        })
    }
}

impl<T, C: ?Sized> ColumnOf<T, C> {
    /// A column that is sorted by its cells.
    pub const fn new(
        key: &'static str,
        name: &'static str,
        kind: Kind,
        width: u16,
        value: fn(&T, &C) -> Result<Cell>,
    ) -> Self {
        let (value, sort) = (CellOf::Computed(value), CellOf::Computed(value));
        Self { key, name, short: name, kind, width, value, sort }
    }

    /// The column of a field of what a row has.
    pub fn of<F: Fielded>(field: &'static Field<F>, part: fn(&T) -> &F) -> Self
    where
        T: 'static,
    {
        let Field { key, heading, width, .. } = *field;
        let kind = if field.is_country() { Kind::Country } else { Kind::of(field.value(&F::default())) };
        let cell = CellOf::Field(Arc::new(move |one: &T| field.value(part(one)).listed()));
        Self { key, name: heading, short: heading, kind, width, value: cell.clone(), sort: cell }
    }

    /// Columns in the order of these keys, each of `own` or of a field of what a row has, and after them its other listed fields.
    pub fn ordered<F: Fielded>(keys: &[&str], own: &[Self], part: fn(&T) -> &F) -> Vec<Self>
    where
        T: 'static,
    {
        let column = |key: &&str| {
            let own = own.iter().find(|column| column.key == *key).cloned();
            own.or_else(|| F::field(key).map(|field| Self::of(field, part)))
        };
        let others = F::FIELDS.iter().filter(|field| field.width > 0 && !keys.contains(&field.key));
        let others = others.map(|field| Self::of(field, part));
        keys.iter().filter_map(column).chain(others).collect()
    }

    /// The cell of a row. An error where a sum does not fit.
    pub fn cell(&self, one: &T, with: &C) -> Result<Cell> {
        self.value.cell(one, with)
    }

    /// The cell that a row is sorted by; the same for most columns.
    pub fn sorting(&self, one: &T, with: &C) -> Result<Cell> {
        self.sort.cell(one, with)
    }

    /// Sets another key and another head.
    #[must_use]
    pub const fn called(mut self, key: &'static str, name: &'static str) -> Self {
        (self.key, self.name, self.short) = (key, name, name);
        self
    }

    /// A column of amounts, 14 digits wide.
    pub const fn money(key: &'static str, name: &'static str, value: fn(&T, &C) -> Result<Cell>) -> Self {
        Self::new(key, name, Kind::Money, 14, value)
    }

    /// Sets another width in a file or on paper, in digits.
    #[must_use]
    pub const fn wide(mut self, width: u16) -> Self {
        self.width = width;
        self
    }

    /// Sets another head for the window.
    #[must_use]
    pub const fn short(mut self, short: &'static str) -> Self {
        self.short = short;
        self
    }

    /// Sets another cell to sort by.
    #[must_use]
    pub fn sorted_by(self, sort: fn(&T, &C) -> Result<Cell>) -> Self {
        Self { sort: CellOf::Computed(sort), ..self }
    }

    /// The column of a file; the head of an amount names the currency.
    pub fn column(&self, currency: Currency, locale: &dyn Locale) -> Column {
        let Self { kind, width, .. } = *self;
        let name = locale.label(self.name);
        if kind.is_amount() {
            return Column { kind, width, ..Column::money(&name, currency) };
        }
        Column { name, kind, width }
    }
}

/// Finds a column by its key.
pub fn column<'c, T, C: ?Sized>(described: &'c [ColumnOf<T, C>], key: &str) -> Option<&'c ColumnOf<T, C>> {
    described.iter().find(|column| column.key == key)
}

/// The columns of a file.
pub fn columns<T, C: ?Sized>(
    described: &[ColumnOf<T, C>],
    currency: Currency,
    locale: &dyn Locale,
) -> Vec<Column> {
    described.iter().map(|column| column.column(currency, locale)).collect()
}

/// A row of a file: the cell of each column. An error where a sum does not fit.
pub fn cells<T, C: ?Sized>(described: &[ColumnOf<T, C>], one: &T, with: &C) -> Result<Vec<Cell>> {
    described.iter().map(|column| column.cell(one, with)).collect()
}

/// A column of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The head of the column.
    pub name: String,
    /// The type of its cells.
    pub kind: Kind,
    /// The width, in digits.
    pub width: u16,
}

impl Column {
    /// A column with this head, type and width.
    pub fn new(name: impl Into<String>, kind: Kind, width: u16) -> Self {
        Self { name: name.into(), kind, width }
    }

    /// A column of amounts, 14 digits wide, whose head names the currency.
    pub fn money(name: &str, currency: Currency) -> Self {
        Self::new(format!("{name} ({})", currency.code()), Kind::Money, 14)
    }
}

/// The heading of a table: everything above its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The name of the shop.
    pub shop: String,
    /// The name of the list or report: `Sales`.
    pub title: String,
    /// The filter or the range of the rows.
    pub about: String,
    /// The currency of all amounts.
    pub currency: Currency,
    /// The columns, at least one.
    pub columns: Vec<Column>,
    /// What its figures leave out or take in that a reader has to know, in sentences.
    pub notes: Vec<String>,
    /// The chart of the rows in a spreadsheet, if there is one.
    pub chart: Option<ChartOfTable>,
}

/// A chart of the rows of a table, by the places of its columns; or across, of its columns by the places of its rows, the
/// headings being row 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ChartOfTable {
    /// What each bar is named by.
    pub labels: usize,
    /// The length of each bar.
    pub bars: usize,
    /// The length of each other bar beside it.
    pub other_bars: Option<usize>,
    /// What is drawn as a line over them.
    pub line: Option<usize>,
    /// How many rows have a bar, from the first on; the others are sums of the rest. Across, columns, after the first one.
    pub rows: usize,
    /// True if it is across.
    pub is_across: bool,
    /// True if the bars lie below each other, which long names have room beside.
    pub is_lying: bool,
}

impl Head {
    /// The text of a cell in a file, which reads back as the same value: `-1234.50`, `2026-10-17`.
    pub fn plain(&self, kind: Kind, cell: &Cell) -> String {
        cell.plain(kind, self.currency)
    }

    /// The text of a cell for a person: `−1,234.50`, `Sat 17 Oct 2026`.
    pub fn written(&self, kind: Kind, cell: &Cell, locale: &dyn Locale) -> String {
        cell.written(kind, self.currency, locale)
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
            Self::Period(period) => period.name(),
            Self::Class(slug) => slug.for_people(),
            Self::Joined(cells) => cells.iter().map(|cell| cell.plain(kind, currency)).collect(),
            Self::Message(text) => text.to_string(),
        }
    }

    /// The text for a person in a column of this type: `−1,234.50`, `Sat 17 Oct 2026`.
    pub fn written(&self, kind: Kind, currency: Currency, locale: &dyn Locale) -> String {
        let grouped = |number: &str| decimal::grouped(number, locale.marks());
        match self {
            Self::Text(code) if kind == Kind::Country => locale.text(&country_text(code)),
            Self::Empty | Self::Text(_) | Self::Class(_) => self.plain(kind, currency),
            Self::Whole(number) if kind == Kind::Key => number.to_string(),
            Self::Percent(value) if kind == Kind::Percent(decimal::PLACES) => {
                grouped(&decimal::to_short_text(*value, 0))
            }
            Self::Whole(_) | Self::Money(_) | Self::Price(_) | Self::Percent(_) | Self::Quantity(_) => {
                grouped(&self.plain(kind, currency))
            }
            Self::Day(day) if kind == Kind::Month => locale.dates().day(*day, "%B %Y"),
            Self::Day(day) => locale.dates().long_day(*day),
            Self::Moment(at) => locale.dates().format(*at, "%-d %b %Y %H:%M"),
            Self::Period(period) => period.name_in(locale.dates()),
            Self::Joined(cells) => cells.iter().map(|cell| cell.written(kind, currency, locale)).collect(),
            Self::Message(text) => locale.text(text),
        }
    }
}

/// The number of decimals in a column of percentages.
const fn places(kind: Kind) -> u32 {
    match kind {
        Kind::Percent(places) => places,
        _ => decimal::PLACES,
    }
}

/// Receives a table row by row: a writer of a file, a printed page, or a [`Table`]. The heading comes first,
/// once.
pub trait Receiver {
    /// Takes the heading.
    fn head(&mut self, head: &Head) -> Result<()>;
    /// Takes a row, with one cell for each column.
    fn row(&mut self, cells: Vec<Cell>) -> Result<()>;
    /// Takes the row of totals, after all others; not every table has one.
    fn totals(&mut self, cells: Vec<Cell>) -> Result<()>;
}

/// A whole table in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The name, the filter and the columns.
    pub head: Head,
    /// The rows, each with one cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// The row of totals, if there is one.
    pub totals: Option<Vec<Cell>>,
}

impl Table {
    /// A table without rows.
    pub const fn new(head: Head) -> Self {
        Self { head, rows: Vec::new(), totals: None }
    }

    /// Passes the heading, the rows and the totals to a receiver, in this order.
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
    use crate::decimal::Marks;
    use crate::money::Money;
    use crate::quantity::Quantity;
    use crate::text;
    use crate::text::Text;
    use crate::time::Local;

    /// With a decimal comma, and texts in capitals.
    #[derive(Debug)]
    struct Loud;

    impl Locale for Loud {
        fn marks(&self) -> Marks {
            Marks { thousands: '.', decimals: ',' }
        }

        fn text(&self, text: &Text) -> String {
            text.to_string().to_uppercase()
        }
    }

    #[test]
    fn a_cell_is_written_for_files_and_for_people() {
        let currency = Currency::parse("GBP").unwrap();
        let head = Head {
            shop: String::new(),
            title: String::new(),
            about: String::new(),
            currency,
            columns: Vec::new(),
            notes: Vec::new(),
            chart: None,
        };
        let day = Local::parse("2026-10-17T14:07:09").unwrap();
        for (kind, cell, plain, written) in [
            (Kind::Text, Cell::text("a"), "a", "a"),
            (Kind::Country, Cell::text("DE"), "DE", "GERMANY"),
            (Kind::Country, Cell::text("XX"), "XX", "XX"),
            (Kind::Country, Cell::text(""), "", ""),
            (Kind::Money, Cell::Money(Money::parse("-1234.505").unwrap()), "-1234.51", "−1.234,51"),
            (Kind::Money, Cell::text("Total"), "Total", "Total"),
            (Kind::Whole, Cell::Whole(12_345), "12345", "12.345"),
            (Kind::Key, Cell::Whole(12_345), "12345", "12345"),
            (Kind::Percent(1), Cell::Percent(-333_000), "-33.3", "−33,3"),
            (Kind::Percent(4), Cell::Percent(190_000), "19.0000", "19"),
            (Kind::Percent(4), Cell::Percent(99_750), "9.9750", "9,975"),
            (Kind::Quantity, Cell::Quantity(Quantity::parse("1500.25").unwrap()), "1500.25", "1.500,25"),
            (Kind::Day, Cell::Day(day.day), "2026-10-17", "Sat 17 Oct 2026"),
            (Kind::Month, Cell::Day(day.day), "2026-10", "October 2026"),
            (Kind::Moment, Cell::Moment(day), "2026-10-17 14:07:09", "17 Oct 2026 14:07"),
            (Kind::Day, Cell::Empty, "", ""),
            (Kind::Day, text!("Total").into(), "Total", "TOTAL"),
        ] {
            assert_eq!(head.plain(kind, &cell), plain, "{cell:?}");
            assert_eq!(head.written(kind, &cell, &Loud), written, "{cell:?}");
        }
    }
}

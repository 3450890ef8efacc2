//! Groups the rows by order. In most files the rows of an order are consecutive and are read one order at a
//! time; only rows of orders that are scattered are held until the last of them.
//!
//! A first pass over the file finds those orders, and the formats of dates and numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use csv::StringRecord;

use super::RowOptions;
use super::fields::{Columns, Field};
use super::receipts::{is_kind, is_refund, is_total};
use crate::Notes;
use crate::answers::{Answers, MADE_NUMBERS, MadeNumbers};
use crate::csv_text::{self, Records, unshielded};
use crate::source::Source;
use domain::text::Text;
use domain::text::lenient::date::{DateOrder, DateOrderDetector, DateStyle};
use domain::text::lenient::number::{DecimalsDetector, NumberStyle, bare_number, is_negative};
use domain::{Result, text};

/// The most rows held at once, of scattered orders or of one order. A long row counts as several, which
/// limits the memory to a few hundred megabytes.
pub(super) const MOST_HELD: usize = 200_000;
/// The bytes of a row that counts as one.
const ROW_BYTES: usize = 1_280;

/// A row of a file.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) line: u64,
    pub(super) cells: StringRecord,
    /// The reason why the row cannot be read.
    pub(super) problem: Option<Text>,
    pub(super) is_windows: bool,
    /// True if it has fewer cells than the headings.
    pub(super) is_short: bool,
}

/// The rows of one order.
#[derive(Debug, Clone, Default)]
pub(super) struct Group {
    pub(super) number: String,
    pub(super) rows: Vec<Row>,
    /// The number of rows that they count as.
    weight: usize,
}

impl Group {
    pub(super) fn new(number: String, rows: Vec<Row>) -> Self {
        let weight = rows.iter().map(Row::weight).sum();
        Self { number, rows, weight }
    }

    /// True if two of its rows are the same, so that one may be there twice.
    pub(super) fn has_twins(&self) -> bool {
        let mut seen = BTreeSet::new();
        !self.rows.iter().all(|row| seen.insert(row.cells.as_slice()))
    }

    fn add(&mut self, row: Row) {
        self.weight += row.weight();
        self.rows.push(row);
    }
}

impl Row {
    /// The number of rows that it counts as, by the memory that it takes.
    pub(super) fn weight(&self) -> usize {
        let text = self.cells.as_slice().len();
        1 + (text + self.cells.len() * size_of::<String>()) / ROW_BYTES
    }

    /// The cell of a field; empty when there is none.
    pub(super) fn cell(&self, columns: &Columns, field: Field) -> &str {
        columns.place(field).and_then(|at| self.cells.get(at)).map_or("", unshielded)
    }

    /// True for a return: with a negative quantity or, where it has none, a negative total, or on a receipt
    /// that is a refund.
    pub(super) fn takes_back(&self, columns: &Columns) -> bool {
        let quantity = self.cell(columns, Field::Quantity);
        let counted = if quantity.is_empty() { self.cell(columns, Field::Total) } else { quantity };
        is_negative(counted) || self.is_refund(columns)
    }

    /// True for a row that belongs to no order, but is the sum of the orders above it.
    fn is_footer(&self, columns: &Columns) -> bool {
        let number = self.cell(columns, Field::Number);
        // Nearly all numbers have a digit, and looking at words takes its time.
        !number.bytes().any(|byte| byte.is_ascii_digit())
            && is_total(number.trim_end_matches([':', '.', ' ']))
    }

    /// True for a row on a receipt that is a refund, the amounts of which have a minus or none.
    pub(super) fn is_refund(&self, columns: &Columns) -> bool {
        let kind = self.cell(columns, Field::ReceiptType);
        !kind.is_empty() && is_refund(kind)
    }

    /// The kind of its receipt, where that is neither known as a sale nor as a refund.
    pub(super) fn unknown_kind(&self, columns: &Columns) -> Option<&str> {
        let kind = self.cell(columns, Field::ReceiptType);
        (!kind.is_empty() && !is_kind(kind)).then_some(kind)
    }
}

/// The findings of the first pass.
#[derive(Default)]
pub(super) struct Survey {
    pub(super) number_style: NumberStyle,
    pub(super) date_order: Option<DateOrder>,
    /// The amounts of orders that are split over rows and are added up.
    pub(super) row_by_row: BTreeSet<Field>,
    /// The amounts that are the same on each row of an order, so that it is unknown whether they are the
    /// order's, each with the first of them.
    pub(super) repeated: BTreeMap<Field, Repeated>,
    /// The first discount that may be a percentage, with its line.
    pub(super) unclear_discount: Option<(u64, String)>,
    /// The first row of sums, which is no order, and how many there are.
    footers: Option<(u64, u64)>,
    /// True if some discount is above 1 and has no percent sign, so that it is no fraction of the price.
    pub(super) has_large_discounts: bool,
    /// The last row, where the file does not end with a line end.
    open_end: Option<OpenEnd>,
    /// Hashes of the numbers of orders whose rows are not consecutive, with their count of rows.
    scattered: BTreeMap<u64, usize>,
}

/// The last row of a file that does not end with a line end.
#[derive(Clone, Copy)]
struct OpenEnd {
    line: u64,
    is_short: bool,
}

/// An amount that is the same on each row of an order.
#[derive(Clone)]
pub(super) struct Repeated {
    /// The first row of the order.
    pub(super) line: u64,
    pub(super) order: String,
    /// The amount as written.
    pub(super) amount: String,
}

/// Statistics on whether amounts are repeated on each row of an order or differ by row, from orders with
/// consecutive rows.
#[derive(Default)]
struct Repeats {
    /// Values of the current order: the first one, the number of rows, and true if another value was found.
    open: BTreeMap<Field, (Repeated, usize, bool)>,
    /// The number of orders in which an amount differs by row, and in which it is the same.
    found: BTreeMap<Field, (usize, usize)>,
    /// The first amount that is the same.
    firsts: BTreeMap<Field, Repeated>,
}

impl Repeats {
    fn see(&mut self, row: &Row, number: &str, columns: &Columns) {
        if row.takes_back(columns) {
            return;
        }
        for field in Field::of_order() {
            let cell = row.cell(columns, field);
            if cell.is_empty() {
                continue;
            }
            let new = || {
                let (line, order, amount) = (row.line, number.to_owned(), cell.to_owned());
                (Repeated { line, order, amount }, 0, false)
            };
            let (first, count, differs) = self.open.entry(field).or_insert_with(new);
            *count += 1;
            *differs |= first.amount != cell;
        }
    }

    /// Adds the current order to the counts.
    fn end(&mut self) {
        for (field, (first, count, differs)) in std::mem::take(&mut self.open) {
            let (differ, same) = self.found.entry(field).or_default();
            *differ += usize::from(differs);
            if !differs && count > 1 && first.amount.contains(|c| matches!(c, '1'..='9')) {
                *same += 1;
                self.firsts.entry(field).or_insert(first);
            }
        }
    }

    /// The amounts that are split over rows, and those for which it is unknown.
    fn judge(self) -> (BTreeSet<Field>, BTreeMap<Field, Repeated>) {
        let is_row_by_row = |(differ, same): (usize, usize)| differ > 0 && differ >= same;
        let by_row = self.found.into_iter().filter(|(_, counts)| is_row_by_row(*counts));
        let by_row: BTreeSet<Field> = by_row.map(|(field, _)| field).collect();
        let repeated = self.firsts.into_iter().filter(|(field, _)| !by_row.contains(field)).collect();
        (by_row, repeated)
    }
}

/// True for a discount that may be a percentage: below one, or with a percent sign.
pub(super) fn may_be_percent(cell: &str) -> bool {
    let number = cell.trim().trim_start_matches(['-', '−', '(']);
    let is_below_one = number.strip_prefix('0').unwrap_or(number).starts_with(['.', ',']);
    cell.contains('%') || is_below_one && number.contains(|c| matches!(c, '1'..='9'))
}

/// Reads a file order by order.
pub(super) struct Groups<'s> {
    source: &'s Source,
    records: Records<'s>,
    columns: Columns,
    width: usize,
    /// Scattered orders with rows still to come.
    held: BTreeMap<String, Group>,
    held_rows: usize,
    scattered: BTreeMap<u64, usize>,
    /// The line of the last row, where it is cut off.
    cut_off: Option<u64>,
    /// The order of consecutive rows being read.
    open: Group,
    numbers: Numbers,
    is_ended: bool,
    /// The rows of sums that were met since they were taken last.
    footers: Vec<Row>,
}

/// True for scientific notation: `1.23E+12`.
fn is_scientific(number: &str) -> bool {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts =
        number.split_once(['E', 'e']).and_then(|(digits, power)| Some((digits, power.strip_prefix('+')?)));
    parts.is_some_and(|(digits, power)| is_digits(&digits.replacen(['.', ','], "", 1)) && is_digits(power))
}

fn hash(number: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    number.hash(&mut hasher);
    hasher.finish()
}

/// The numbers of the orders of rows.
#[derive(Clone)]
struct Numbers {
    /// The numbers made for a file that has none.
    made: Option<MadeNumbers>,
    date_style: DateStyle,
    /// The number of the row before.
    before: String,
}

impl Numbers {
    fn of(columns: &Columns, options: &RowOptions<'_>, date_order: Option<DateOrder>) -> Self {
        let made = options.answers.orders.filter(|_| !columns.has(Field::Number)).map(MadeNumbers::new);
        let date_order = date_order.unwrap_or(DateOrder::MonthFirst);
        let date_style = DateStyle::of_a_file(date_order, options.time_zone);
        Self { made, date_style, before: String::new() }
    }

    /// The number of the order of the next row: its own, or that of the row before for a row with an item and no
    /// number. Empty for a row of a file without numbers whose date cannot be read.
    fn next(&mut self, row: &Row, columns: &Columns) -> String {
        let cell = |field| row.cell(columns, field);
        if let Some(made) = &mut self.made {
            let buyers = [Field::CustomerId, Field::Email, Field::Customer].map(cell);
            let buyer = buyers.into_iter().find(|buyer| !buyer.is_empty()).unwrap_or_default();
            let date = if columns.has(Field::Date) { Field::Date } else { Field::DateGmt };
            let day = self.date_style.day(cell(date));
            return day.map(|day| made.next(day, buyer)).unwrap_or_default();
        }
        let own = cell(Field::Number);
        // A spreadsheet converted it to a decimal number.
        let whole = own.strip_suffix(".0").filter(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
        let own = whole.unwrap_or(own).trim_start_matches('\'');
        if !own.is_empty() || [Field::Item, Field::Sku].iter().all(|field| cell(*field).is_empty()) {
            own.clone_into(&mut self.before);
        }
        self.before.clone()
    }
}

fn row(records: &Records<'_>, width: usize) -> Row {
    let cells = records.row();
    let is_too_long = cells.iter().skip(width).any(|cell| !cell.is_empty());
    let too_long = || {
        text!(
            "it has {cells} cells where the headings have {width}; is there a cell that is not quoted?",
            cells = cells.len(),
            width
        )
    };
    let problem = records.swallowed(width).or_else(|| is_too_long.then(too_long));
    let is_short = cells.len() < width;
    Row { line: records.line(), cells, problem, is_windows: records.has_windows(), is_short }
}

/// Makes the first pass over a file.
pub(super) fn survey(
    source: &Source,
    delimiter: u8,
    columns: &Columns,
    options: &RowOptions<'_>,
) -> Result<Survey> {
    let mut numbers = Numbers::of(columns, options, options.date_order);
    if numbers.made.is_some() && options.date_order.is_none() {
        // The numbers are made of days, so the order of their dates comes first.
        let answers = Answers { orders: None, ..options.answers.clone() };
        let found = survey(source, delimiter, columns, &RowOptions { answers: &answers, ..*options })?;
        numbers = Numbers::of(columns, options, found.date_order);
    }
    let mut records = Records::open(source, delimiter)?;
    records.advance()?;
    let width = records.len();
    let (mut seen, mut scattered) = (BTreeMap::new(), BTreeSet::new());
    let (mut proof, mut decimals) = (DateOrderDetector::default(), DecimalsDetector::default());
    let (mut before, mut repeats, mut survey) = (String::new(), Repeats::default(), Survey::default());
    let mut last = None;
    while records.advance()? {
        let row = row(&records, width);
        last = Some(OpenEnd { line: row.line, is_short: row.is_short });
        if row.is_footer(columns) {
            let (first, count) = survey.footers.unwrap_or((row.line, 0));
            survey.footers = Some((first, count + 1));
            continue;
        }
        let number = numbers.next(&row, columns);
        let key = hash(&number);
        let count: &mut usize = seen.entry(key).or_default();
        if *count > 0 && number != before {
            scattered.insert(key);
        }
        *count += 1;
        if number != before {
            repeats.end();
        }
        repeats.see(&row, &number, columns);
        survey.see_discounts(&row, columns);
        before = number;
        for field in [Field::Date, Field::DateGmt] {
            let date = columns.place(field).and_then(|at| row.cells.get(at));
            proof.see(row.line, date.unwrap_or_default());
        }
        for cell in columns.numbers().filter_map(|at| row.cells.get(at)) {
            decimals.see(row.line, cell);
        }
    }
    repeats.end();
    survey.has_large_discounts |= columns.has_percents();
    let date_order = source.date_order(proof, options.date_order)?;
    let number_style = source.number_style(decimals, options.answers.decimals)?;
    seen.retain(|key, _| scattered.contains(key));
    let (mut row_by_row, mut repeated) = repeats.judge();
    if numbers.made.is_some() {
        // Its rows know of no orders, so their amounts are their own.
        row_by_row.extend(Field::of_order());
        repeated.clear();
    }
    let open_end = last.filter(|_| records.ends_open());
    Ok(Survey { number_style, date_order, row_by_row, repeated, open_end, scattered: seen, ..survey })
}

impl Survey {
    /// Notes a file that may be cut off, has rows of sums, or has no numbers of orders, so that they `are_made`.
    pub(super) fn note(&self, notes: &mut Notes, are_made: bool) {
        if are_made {
            notes.add(1, MADE_NUMBERS);
        }
        if let Some(OpenEnd { line, .. }) = self.open_end {
            notes.add(line, csv_text::OPEN_END);
        }
        let (first, count) = self.footers.unwrap_or_default();
        for _ in 0..count {
            notes.add(first, text!("a row of sums is not an order: it is left out"));
        }
    }

    /// The number of a cell; `None` for a blank one, and for another text.
    pub(super) fn number<T>(&self, cell: &str, parse: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        self.number_style.read_cell(cell, parse).ok().flatten()
    }

    /// All of a price, in the unit of this discount in percent.
    pub(super) fn whole_discount(&self, cell: &str) -> i128 {
        if cell.contains('%') || self.has_large_discounts { 1_000_000 } else { 10_000 }
    }

    fn see_discounts(&mut self, row: &Row, columns: &Columns) {
        for field in [Field::Discount, Field::ItemDiscount] {
            let cell = row.cell(columns, field);
            if self.unclear_discount.is_none() && may_be_percent(cell) {
                self.unclear_discount = Some((row.line, cell.to_owned()));
            }
            let is_plain = !cell.contains('%') && !may_be_percent(cell);
            let is_one = bare_number(cell).trim_end_matches(['0', '.', ',']) == "1";
            self.has_large_discounts |= is_plain && !is_one && cell.contains(|c| matches!(c, '1'..='9'));
        }
    }
}

impl<'s> Groups<'s> {
    /// Starts at the first row after the headings.
    pub(super) fn open(
        source: &'s Source,
        delimiter: u8,
        columns: Columns,
        (survey, options): (&Survey, &RowOptions<'_>),
    ) -> Result<Self> {
        let mut records = Records::open(source, delimiter)?;
        records.advance()?;
        Ok(Self {
            source,
            width: records.len(),
            records,
            numbers: Numbers::of(&columns, options, survey.date_order),
            columns,
            held: BTreeMap::new(),
            held_rows: 0,
            scattered: survey.scattered.clone(),
            cut_off: survey.open_end.filter(|end| end.is_short).map(|end| end.line),
            open: Group::default(),
            is_ended: false,
            footers: Vec::new(),
        })
    }

    /// The rows of sums that were met since.
    pub(super) fn take_footers(&mut self) -> Vec<Row> {
        std::mem::take(&mut self.footers)
    }

    /// The file.
    pub(super) const fn source(&self) -> &'s Source {
        self.source
    }

    /// True if the file has no numbers of orders, so that they are made.
    pub(super) const fn are_made(&self) -> bool {
        self.numbers.made.is_some()
    }

    /// The next order; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Group>> {
        while !self.is_ended {
            if !self.records.advance()? {
                self.is_ended = true;
                break;
            }
            let mut row = row(&self.records, self.width);
            if Some(row.line) == self.cut_off {
                row.problem = Some(csv_text::cut_off(row.cells.len(), self.width));
            }
            if row.is_footer(&self.columns) {
                self.footers.push(row);
                continue;
            }
            let number = self.numbers.next(&row, &self.columns);
            if is_scientific(&number) {
                row.problem = Some(text!(
                    "its number \"{number}\" is one that a spreadsheet has shortened, so that others may be the same: show the column as whole numbers and export it again",
                    number = number.as_str()
                ));
            }
            let key = hash(&number);
            if !number.is_empty() && self.scattered.contains_key(&key) {
                if let Some(whole) = self.hold(key, &number, row)? {
                    return Ok(Some(whole));
                }
                continue;
            }
            if !self.open.rows.is_empty() && self.open.number == number && !number.is_empty() {
                self.check(row.line, self.open.weight + row.weight())?;
                self.open.add(row);
                continue;
            }
            let before = std::mem::replace(&mut self.open, Group::new(number, vec![row]));
            if !before.rows.is_empty() {
                return Ok(Some(before));
            }
        }
        let last = std::mem::take(&mut self.open);
        if !last.rows.is_empty() {
            return Ok(Some(last));
        }
        Ok(self.held.pop_first().map(|(_, group)| group))
    }

    /// Holds a row of a scattered order; returns the order with its last row.
    fn hold(&mut self, key: u64, number: &str, row: Row) -> Result<Option<Group>> {
        self.held_rows += row.weight();
        self.check(row.line, self.held_rows)?;
        let group = self.held.entry(number.to_owned()).or_default();
        number.clone_into(&mut group.number);
        group.add(row);
        let Some(left) = self.scattered.get_mut(&key) else { return Ok(None) };
        *left = left.saturating_sub(1);
        if *left > 0 {
            return Ok(None);
        }
        let whole = self.held.remove(number);
        self.held_rows -= whole.as_ref().map_or(0, |whole| whole.weight).min(self.held_rows);
        Ok(whole)
    }

    fn check(&self, line: u64, rows: usize) -> Result<()> {
        if rows <= MOST_HELD {
            return Ok(());
        }
        Err(self.source.refuse_line(
            line,
            text!(
                "the rows of its orders stand too far apart to be put together; sort the file by order number"
            ),
        ))
    }
}

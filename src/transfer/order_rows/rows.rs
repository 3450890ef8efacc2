//! The rows of an order with the settings of their file, and the values of the order in them.

use super::fields::{Columns, Field};
use super::groups::{Group, Row, Survey};
use crate::answers::{Answers, DiscountKind};
use crate::currency_mark::read_cell;
use crate::foreign::{less, percent_in, positive, sum};
use crate::{FieldResult, Notes};
use domain::money::Money;
use domain::order::OrderStatus;
use domain::percent::Percent;
use domain::shop::settings::Currency;
use domain::text;
use domain::text::Text;
use domain::text::lenient::date::{DateOrder, DateStyle, with_clock};
use domain::text::message::Cell;
use domain::time::{Local, Zone};
use domain::unit_price::UnitPrice;

/// The least percentage, in ten-thousandths, that a part of one is read as: `0.02`.
const LEAST_PART: i64 = 20_000;

/// The rows of an order, with the settings of the file.
pub(crate) struct OrderRows<'g> {
    pub(super) group: &'g Group,
    pub(super) columns: &'g Columns,
    pub(super) survey: &'g Survey,
    pub(super) answers: &'g Answers,
    pub(super) zone: Zone,
    pub(super) currency: Currency,
}

impl<'g> OrderRows<'g> {
    pub(super) fn cell(&self, row: &'g Row, field: Field) -> &'g str {
        self.columns.place(field).and_then(|at| row.cells.get(at)).unwrap_or_default()
    }

    /// The order's number.
    pub(crate) fn order_number(&self) -> &'g str {
        &self.group.number
    }

    /// The first cell of a field that is not empty; empty when there is none.
    pub(crate) fn text(&self, field: Field) -> &'g str {
        let mut cells = self.group.rows.iter().map(|row| self.cell(row, field));
        cells.find(|cell| !cell.is_empty()).unwrap_or_default()
    }

    /// True if the file has a column for this field.
    pub(crate) fn has(&self, field: Field) -> bool {
        self.columns.has(field)
    }

    /// The status by its usual words. An order in a file without them is taken as completed.
    pub(crate) fn status(&self, notes: &mut Notes) -> FieldResult<OrderStatus> {
        if !self.has(Field::Status) {
            return Ok(OrderStatus::Completed);
        }
        let words = self.texts(Field::Status);
        let first = self.status_of(words.first().copied().unwrap_or_default(), notes)?;
        for word in words.iter().skip(1) {
            if self.status_of(word, notes)? != first {
                return Err(text!(
                    "status: its rows have different statuses ({words}), and an order has one. Give \
                     the rows with another status an order number of their own",
                    words = words.join(", ")
                ));
            }
        }
        Ok(first)
    }

    /// The status for a word: the user's meaning, else the usual one.
    pub(crate) fn status_of(&self, word: &str, notes: &mut Notes) -> FieldResult<OrderStatus> {
        self.answers.statuses.read(word, notes)
    }

    /// The user's meaning of a word for a status.
    pub(crate) fn said_status(&self, word: &str) -> Option<OrderStatus> {
        self.answers.statuses.said(word)
    }

    /// The distinct cells of a field, without blanks.
    pub(crate) fn texts(&self, field: Field) -> Vec<&'g str> {
        let mut texts: Vec<&str> = Vec::new();
        for row in &self.group.rows {
            let text = self.cell(row, field);
            if !text.is_empty() && !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts
    }

    /// An amount of the order, if any row has it: the sum when rows differ or the file splits it over rows,
    /// and the value itself when they are the same. Rows of returns are used only when no other has it.
    /// Refused for totals that differ by row where those of other orders do not.
    pub(crate) fn money(&self, field: Field) -> FieldResult<Option<Money>> {
        let of = |is_back: bool| -> FieldResult<Vec<Money>> {
            let rows = self.group.rows.iter().filter(|row| row.takes_back(self.columns) == is_back);
            rows.filter_map(|row| self.number(self.cell(row, field), field).transpose()).collect()
        };
        let mut amounts = of(false)?;
        if amounts.is_empty() {
            amounts = of(true)?;
        }
        let Some(first) = amounts.first().copied() else { return Ok(None) };
        let differ = amounts.iter().any(|amount| *amount != first);
        if !differ && !self.survey.row_by_row.contains(&field) {
            return Ok(Some(first));
        }
        if field == Field::Total && !self.survey.row_by_row.contains(&field) {
            let totals = amounts.iter().flat_map(|total| [Cell::text(", "), Cell::Money(*total)]).skip(1);
            return Err(text!(
                "its rows have different totals ({totals}), while those of other orders have the same: \
                 write the order's on each of its rows",
                totals = Cell::Joined(totals.collect())
            ));
        }
        sum(amounts).map(Some)
    }

    /// True if an amount that is the same on several rows of an order counts for it once.
    pub(super) fn counts_once(&self, field: Field) -> bool {
        field.is_of_order() && !self.sums_rows(field)
    }

    /// True if an amount is of its row alone, and the sum of the rows is the order's.
    pub(super) fn sums_rows(&self, field: Field) -> bool {
        self.survey.row_by_row.contains(&field)
    }

    /// The amount of a discount on goods, which may be given as a percentage. Of goods that are reduced by it already, the
    /// part d of the full price is d / (1 - d) of theirs. Rounded as prices are.
    pub(super) fn off(&self, text: &str, field: Field, goods: Money) -> FieldResult<Money> {
        let is_taken = match self.answers.discounts {
            Some(DiscountKind::Percent) => false,
            Some(DiscountKind::PercentTaken) => true,
            _ => return Ok(positive(self.number(text, field)?.unwrap_or_default())),
        };
        let part = positive(self.number(text.trim_end_matches(['%', ' ']), field)?.unwrap_or_default());
        let part = i128::from(part.ten_thousandths());
        let whole = self.survey.whole_discount(text);
        let of = if is_taken { whole - part } else { whole };
        if of <= 0 {
            return Err(text!(
                "{field}: \"{text}\" takes off the whole price: write a smaller one",
                field = Text::new(field.as_str()),
                text
            ));
        }
        let unit = 10_i128.pow(4_u32.saturating_sub(self.currency.decimals()));
        let exact = i128::from(positive(goods).ten_thousandths()) * part;
        let off = (exact + of * unit / 2) / (of * unit) * unit;
        i64::try_from(off)
            .map(Money::from_ten_thousandths)
            .map_err(|_too_large| text!("an amount is too large: look for a missing decimal mark"))
    }

    /// The amount of a row's goods when it has only a total, which includes its tax and shipping.
    pub(super) fn own_total(&self, row: &'g Row) -> FieldResult<Option<Money>> {
        if !self.survey.row_by_row.contains(&Field::Total) {
            return Ok(None);
        }
        let Some(mut total) = self.number(self.cell(row, Field::Total), Field::Total)? else {
            return Ok(None);
        };
        for field in [Field::ItemTax, Field::Shipping, Field::ShippingTax, Field::Fee] {
            if field == Field::ItemTax || self.survey.row_by_row.contains(&field) {
                total = less(total, self.number(self.cell(row, field), field)?.unwrap_or_default())?;
            }
        }
        Ok(Some(total))
    }

    pub(super) fn number(&self, text: &str, field: Field) -> FieldResult<Option<Money>> {
        let currency = Some(self.currency).filter(|_| field != Field::Quantity);
        read_cell(field.as_str(), text, (self.survey.number_style, currency), Money::parse)
    }

    /// The price of one piece.
    pub(super) fn price(&self, text: &str) -> FieldResult<Option<UnitPrice>> {
        let read_as = (self.survey.number_style, Some(self.currency));
        read_cell(Field::ItemPrice.as_str(), text, read_as, UnitPrice::parse)
    }

    /// The rate of tax in a cell: `19`, `19 %`, `0.19`, `VAT 19%`; `None` for a blank one.
    pub(super) fn rate(&self, cell: &str) -> FieldResult<Option<Percent>> {
        if let Some(percent) = percent_in(cell) {
            return Ok(Some(percent));
        }
        let Some(number) = self.number(cell.trim_end_matches(['%', ' ']), Field::TaxRate)? else {
            return Ok(None);
        };
        let number = number.ten_thousandths();
        let is_part = (1..10_000).contains(&number) && !cell.contains('%');
        let percent = if is_part { number.saturating_mul(100) } else { number };
        let found = Percent::from_ten_thousandths(percent).filter(|_| !is_part || percent >= LEAST_PART);
        let wrong = || text!("tax-rate: \"{cell}\" is not a percentage such as 19: correct it", cell);
        found.map(Some).ok_or_else(wrong)
    }

    pub(super) fn time(&self, field: Field) -> Option<Local> {
        self.read_time(field, |field| self.text(field))
    }

    /// A time in one row.
    pub(super) fn time_of(&self, row: &'g Row, field: Field) -> Option<Local> {
        self.read_time(field, |field| self.cell(row, field))
    }

    /// The time of day of an order may have a column of its own.
    fn read_time(&self, field: Field, text: impl Fn(Field) -> &'g str) -> Option<Local> {
        let clock = if field == Field::Date { text(Field::Time) } else { "" };
        let order = self.survey.date_order.unwrap_or(DateOrder::MonthFirst);
        DateStyle::of_a_file(order, self.zone).time(&with_clock(text(field), clock))
    }

    /// The time of the order: from UTC when the file has that, which is unambiguous, else local.
    pub(super) fn placed_at(&self) -> Option<Local> {
        let universal = self.time(Field::DateGmt).filter(|at| at.date_time().and_utc().timestamp() > 0);
        universal.map(|at| self.zone.local(Zone::UTC.instant(at))).or_else(|| self.time(Field::Date))
    }
}

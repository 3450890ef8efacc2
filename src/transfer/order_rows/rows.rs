//! The rows of an order with what is known of their file, and what they say together.

use super::fields::{Columns, Field, Names};
use super::groups::{Group, Row, Survey};
use super::shape::Shape;
use crate::domain::lenient::date::{self, DateOrder};
use crate::domain::money::Money;
use crate::domain::order::OrderStatus;
use crate::domain::time::{Local, Zone};
use crate::domain::unit_price::UnitPrice;
use crate::transfer::answers::{Answers, DiscountKind};
use crate::transfer::foreign::{less, positive, sum};
use crate::transfer::{FieldResult, Notes};

/// How the exports of one system differ from others.
pub(in crate::transfer) struct Dialect {
    /// Headings that it always has, without case, spaces and punctuation, where it is known by them.
    pub(in crate::transfer) headings: &'static [&'static str],
    /// Which headings say what.
    pub(in crate::transfer) names: Names,
    /// What the order's words for its status mean.
    pub(in crate::transfer) status: fn(&OrderRows<'_>, &mut Notes) -> FieldResult<OrderStatus>,
    /// Whether its amounts are what its headings say, so that nothing has to be asked of them.
    pub(in crate::transfer) is_certain: bool,
    /// The name that the shop knows the customer by, or empty where it is not in the file.
    pub(in crate::transfer) login: for<'g> fn(&OrderRows<'g>) -> &'g str,
    /// Where a refund's date may be, or the nearest to it.
    pub(in crate::transfer) refund_dates: &'static [Field],
    /// How its rows are written anew, where they are not an item each.
    pub(in crate::transfer) shape: Option<&'static Shape>,
}

/// The rows of an order, with what is known of the file.
pub(in crate::transfer) struct OrderRows<'g> {
    pub(super) group: &'g Group,
    pub(super) columns: &'g Columns,
    pub(super) survey: &'g Survey,
    pub(super) answers: &'g Answers,
    pub(super) zone: Zone,
}

impl<'g> OrderRows<'g> {
    pub(super) fn cell(&self, row: &'g Row, field: Field) -> &'g str {
        self.columns.place(field).and_then(|at| row.cells.get(at)).map_or("", String::as_str)
    }

    /// The order's number.
    pub(in crate::transfer) fn order_number(&self) -> &'g str {
        &self.group.number
    }

    /// What the first row that says it says; empty when none does.
    pub(in crate::transfer) fn text(&self, field: Field) -> &'g str {
        let mut cells = self.group.rows.iter().map(|row| self.cell(row, field));
        cells.find(|cell| !cell.is_empty()).unwrap_or_default()
    }

    /// Whether the file has such a column.
    pub(in crate::transfer) fn has(&self, field: Field) -> bool {
        self.columns.has(field)
    }

    /// What its word for its status means, as it was said or as other systems mean it.
    pub(in crate::transfer) fn status_of(&self, word: &str, notes: &mut Notes) -> FieldResult<OrderStatus> {
        self.answers.statuses.read(word, notes)
    }

    /// What somebody said of its word for its status.
    pub(in crate::transfer) fn said_status(&self, word: &str) -> Option<OrderStatus> {
        self.answers.statuses.said(word)
    }

    /// What its rows say in a column, each once; without blanks.
    pub(in crate::transfer) fn texts(&self, field: Field) -> Vec<&'g str> {
        let mut texts: Vec<&str> = Vec::new();
        for row in &self.group.rows {
            let text = self.cell(row, field);
            if !text.is_empty() && !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts
    }

    /// An amount of the order, when a row says it: what its rows say together where they differ or the file
    /// has it row by row, and once where they say the same. Rows that take back say it only where no other does.
    pub(in crate::transfer) fn money(&self, field: Field) -> FieldResult<Option<Money>> {
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
            let totals: Vec<String> = amounts.iter().map(|amount| amount.to_exact_text()).collect();
            return Err(format!(
                "its rows have different totals ({}), and those of other orders the same: which is the order's \
                 cannot be known",
                totals.join(", ")
            ));
        }
        sum(amounts).map(Some)
    }

    /// What a discount takes off goods, as it was said to be written.
    pub(super) fn off(&self, text: &str, field: Field, goods: Money) -> FieldResult<Money> {
        if self.answers.discounts != Some(DiscountKind::Percent) {
            return Ok(positive(self.number(text, field)?.unwrap_or_default()));
        }
        let part = positive(self.number(text.trim_end_matches(['%', ' ']), field)?.unwrap_or_default());
        let is_of_hundred = text.contains('%') || self.survey.has_large_discounts;
        let whole = if is_of_hundred { 1_000_000 } else { 10_000 };
        let exact = i128::from(positive(goods).ten_thousandths()) * i128::from(part.ten_thousandths());
        let off =
            i64::try_from((exact + whole / 2) / whole).map_err(|_too_large| "it is too large".to_owned())?;
        Ok(Money::from_ten_thousandths(off))
    }

    /// What the goods of a row come to where only its total says it, which has its tax and shipping in it.
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
        let found = self.survey.decimals.parse(text);
        let found = found.map_err(|problem| format!("{}: {problem}", field.as_str()))?;
        Ok(found.map(Money::from_ten_thousandths))
    }

    /// What one of an item costs.
    pub(super) fn price(&self, text: &str) -> FieldResult<Option<UnitPrice>> {
        let found = self.survey.decimals.price(text);
        found.map_err(|problem| format!("{}: {problem}", Field::ItemPrice.as_str()))
    }

    pub(super) fn time(&self, field: Field) -> Option<Local> {
        let clock = if field == Field::Date { self.text(Field::Time) } else { "" };
        self.time_in(&date::with_clock(self.text(field), clock))
    }

    /// When the order was placed: by the clock of Greenwich where the file has that, which says it surely.
    pub(super) fn placed_at(&self) -> Option<Local> {
        let universal = self.time(Field::DateGmt).filter(|at| at.date_time().and_utc().timestamp() > 0);
        universal.map(|at| self.zone.local(Zone::UTC.instant(at))).or_else(|| self.time(Field::Date))
    }

    /// A time of one row.
    pub(super) fn time_of(&self, row: &'g Row, field: Field) -> Option<Local> {
        let clock = if field == Field::Date { self.cell(row, Field::Time) } else { "" };
        self.time_in(&date::with_clock(self.cell(row, field), clock))
    }

    fn time_in(&self, text: &str) -> Option<Local> {
        date::parse(text, self.survey.date_order.unwrap_or(DateOrder::MonthFirst), self.zone)
    }
}

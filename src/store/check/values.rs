//! The values that a checksum is of, as bytes.

use rusqlite::Row;
use rusqlite::types::ValueRef;

use crate::Result;
use crate::columns::class_text;
use crate::fields::stored;
use crate::orders::charges::Sold;
use domain::fielded::{Fielded, Value};
use domain::ids::RateId;
use domain::money::Money;
use domain::order::cost::Costed;
use domain::percent::Percent;
use domain::tax::jurisdiction::Jurisdiction;
use domain::tax::line::{ChargedTax, TaxLine};
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;

/// Values as bytes, unique for each sequence of values.
#[derive(Default)]
pub(super) struct Values(pub(super) Vec<u8>);

impl Values {
    pub(super) fn number(&mut self, number: i64) {
        self.0.push(1);
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    pub(super) fn optional(&mut self, number: Option<i64>) {
        match number {
            Some(number) => self.number(number),
            None => self.0.push(0),
        }
    }

    pub(super) fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// A text in a table of its own, which has no row for an empty one.
    pub(super) fn words(&mut self, text: &str) {
        if !text.is_empty() {
            self.text(text);
        }
    }

    /// A period in a table of its own.
    pub(super) fn period(&mut self, period: Option<TaxPeriod>) {
        if let Some(period) = period {
            self.text(&period.to_string());
        }
    }

    pub(super) fn bytes(&mut self, text: &[u8]) {
        self.0.push(2);
        self.0.extend_from_slice(text);
        self.0.push(0);
    }

    pub(super) fn money(&mut self, amounts: &[Money]) {
        for amount in amounts {
            self.number(amount.ten_thousandths());
        }
    }

    /// The value of a field as its columns have it.
    pub(super) fn field(&mut self, value: Value<'_>) {
        match value {
            Value::Text(text) => self.text(text),
            Value::Flag(flag) => self.number((*flag).into()),
            Value::Day(day) => self.number(day.number()),
            Value::MaybeDay(day) => self.optional(day.map(Day::number)),
            Value::Moment(at) => self.text(&at.to_string()),
            Value::Class(class) => self.text(class_text(class)),
            Value::Costs(costs) => self.text(&costs.to_string()),
            Value::Word(_) if value.is_blank() => self.optional(None),
            Value::Word(word) => self.text(&word.word()),
            Value::Period(period) => self.period(*period),
            Value::Months(period) => self.text(&period.to_string()),
            Value::Form(form) => {
                self.number(form.is_some().into());
                self.text(form.as_deref().unwrap_or_default());
            }
            Value::Amount(amount) => self.money(&[*amount]),
            Value::Price(price) => {
                self.optional(price.map(|price| price.parts().0));
                self.number(price.map_or(0, |price| price.parts().1));
            }
        }
    }

    /// The texts of [`later`].
    pub(super) fn later<T: Fielded>(&mut self, one: &T) {
        for field in stored::<T>().filter(|field| field.since > 0) {
            if let Some(text) = field.value(one).text().filter(|text| !text.is_empty()) {
                self.text(field.key);
                self.text(text);
            }
        }
    }

    pub(super) fn costed(&mut self, costed: Costed) {
        costed.ten_thousandths().into_iter().for_each(|number| self.number(number));
    }

    pub(super) fn tax_lines(&mut self, lines: &[TaxLine], is_given: bool, place: &Jurisdiction) {
        for line in lines {
            self.tax_line(line, is_given, &ChargedTax::of(line.charged(), place.clone()));
        }
    }

    pub(super) fn tax_line(&mut self, line: &TaxLine, is_given: bool, tax: &ChargedTax) {
        self.optional(tax.rate.rate.map(RateId::get));
        self.text(&tax.rate.name);
        self.optional(tax.rate.percent.map(Percent::ten_thousandths));
        self.number(tax.rate.compound.into());
        self.text(tax.place.country());
        self.text(tax.place.state());
        self.number(tax.untaxed.map_or(0, UntaxedReason::number));
        self.money(&[line.taxable, line.tax, line.shipping_tax]);
        self.number(is_given.into());
    }

    /// Adds the line of a net amount without tax, if there is any.
    pub(super) fn untaxed(&mut self, net: Money, sold: Sold<'_>) {
        if net != Money::ZERO {
            let line = TaxLine { taxable: net, ..TaxLine::default() };
            self.tax_line(&line, false, &ChargedTax::untaxed(sold.place.clone(), sold.reason));
        }
    }

    /// Adds the columns of a row from `first` on.
    pub(super) fn columns(&mut self, row: &Row<'_>, first: usize) -> Result<()> {
        for column in first..row.as_ref().column_count() {
            match row.get_ref(column)? {
                ValueRef::Integer(number) => self.number(number),
                ValueRef::Text(text) => self.bytes(text),
                ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => self.0.push(0),
            }
        }
        Ok(())
    }

    pub(super) fn checksum(&self) -> i64 {
        crc32fast::hash(&self.0).into()
    }
}

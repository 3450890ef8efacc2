//! A row of the table of rates as it is typed or pasted: which texts its columns take, whether it is complete, and what
//! it sets. The table judges a row by this while it is typed, and the engine when it is saved.

use std::collections::BTreeMap;

use super::table::RateColumn;
use super::{RateInput, TaxRate};
use crate::error::{Error, Result};
use crate::field::Value;
use crate::ids::RateId;
use crate::label;
use crate::tax::class::ClassSlug;
use crate::text;
use crate::text::lenient::{flag_text, yes_or_no};

/// The texts that are typed into a row, by column.
pub type TypedCells = BTreeMap<RateColumn, String>;

/// The typed cells of one row, which are saved together or not at all.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedRow {
    /// The rate that they change; `None` for a new rate.
    pub id: Option<RateId>,
    /// The texts of the columns that are typed.
    pub cells: TypedCells,
    /// The states of the rate that the editor knows, the latest last, so that a change by somebody else is noticed; empty
    /// where nothing is to be compared.
    pub known: Vec<TaxRate>,
    /// The class of a new rate, unless a cell says one.
    pub class: Option<ClassSlug>,
    /// The rate that follows a new one; the end of the list when absent.
    pub before: Option<RateId>,
}

impl TypedRow {
    /// The errors that keep the row from being saved, for each column that cannot take its text, or that a
    /// new row lacks. Empty when nothing is wrong.
    pub fn refusals(&self) -> BTreeMap<RateColumn, Error> {
        let refused = |(column, text): (&RateColumn, &String)| {
            self.value(*column, text, |_| None).err().map(|error| (*column, error))
        };
        self.cells.iter().filter_map(refused).chain(self.lacks()).collect()
    }

    /// The fields that it sets, or the first error of [`Self::refusals`]. `class_named` returns the slug of the class with
    /// this name, which is in lower case.
    pub fn input(&self, class_named: impl Fn(&str) -> Option<ClassSlug>) -> Result<RateInput> {
        let mut input = RateInput {
            class: self.class.as_ref().map(|class| Value::text(class.as_str())),
            ..RateInput::default()
        };
        for (column, text) in &self.cells {
            column.put(&mut input, self.value(*column, text, &class_named)?);
        }
        self.lacks().map_or(Ok(input), |(_, error)| Err(error))
    }

    /// A new rate needs a percentage.
    fn lacks(&self) -> Option<(RateColumn, Error)> {
        let lacks = self.id.is_none() && !self.cells.contains_key(&RateColumn::Rate);
        lacks.then(|| (RateColumn::Rate, nothing_given(RateColumn::Rate)))
    }

    /// The value of a typed text. An empty cell does not mean any, since nobody wrote `*`: neither in a rate, which has a
    /// country and a percentage, nor in a new row, in which an earlier text was emptied.
    fn value(
        &self,
        column: RateColumn,
        text: &str,
        class_named: impl Fn(&str) -> Option<ClassSlug>,
    ) -> Result<Value> {
        let is_needed = if self.id.is_some() { column.stays() } else { column.decides() };
        if is_needed && text.trim().is_empty() {
            return Err(nothing_given(column));
        }
        let given = column.given(text);
        let value = match column {
            RateColumn::Class => match class_named(&given.trim().to_lowercase()) {
                Some(class) => Value::text(class.as_str()),
                None => Value::text(given),
            },
            RateColumn::Compound | RateColumn::Shipping => {
                Value::Bool(yes_or_no(&given).ok_or_else(|| {
                    Error::tax_data(
                        column.key(),
                        text!("\"{given}\" is neither yes nor no. Write yes or no", given = &*given),
                    )
                })?)
            }
            _ => Value::text(given),
        };
        let mut input = RateInput::default();
        column.put(&mut input, value.clone());
        input.edit(TaxRate::defaults(RateId::new(0)))?;
        Ok(value)
    }
}

fn nothing_given(column: RateColumn) -> Error {
    let problem = match column {
        RateColumn::Rate => text!("nothing is given: write a percentage, or 0 for none"),
        RateColumn::Class => text!("nothing is given: write a class, such as standard"),
        _ => text!("nothing is given: write a code, or * for any"),
    };
    Error::tax_data(column.key(), problem)
}

type Field = (&'static str, fn(&RateInput) -> bool, fn(&TaxRate) -> String);

const FIELDS: [Field; 10] = [
    (label!("country"), |input| input.country.is_some(), |rate| rate.country.clone()),
    (label!("state"), |input| input.state.is_some(), |rate| rate.state.clone()),
    (label!("postcode"), |input| input.postcode.is_some(), |rate| rate.postcodes.join(";")),
    (label!("city"), |input| input.city.is_some(), |rate| rate.cities.join(";")),
    (label!("rate"), |input| input.rate.is_some(), TaxRate::short_rate_text),
    (label!("name"), |input| input.name.is_some(), |rate| rate.name.clone()),
    (label!("priority"), |input| input.priority.is_some(), |rate| rate.priority.to_string()),
    (label!("compound"), |input| input.compound.is_some(), |rate| flag_text(rate.compound).to_owned()),
    (label!("shipping"), |input| input.shipping.is_some(), |rate| flag_text(rate.shipping).to_owned()),
    (label!("class"), |input| input.class.is_some(), |rate| rate.class.as_str().to_owned()),
];

/// Refuses an edit that is based on an outdated value, so that two people who edit one cell do not overwrite each other
/// unnoticed: when the current value of a field that it changes is in none of `known`, the versions of
/// the rate that the editor has seen, unless the edit would leave that value as it is.
pub fn refuse_stale(input: &RateInput, known: &[TaxRate], now: &TaxRate) -> Result<()> {
    let Some(last) = known.last() else { return Ok(()) };
    let becomes = input.edit(now.clone()).ok();
    for (field, is_given, text) in FIELDS {
        let is = text(now);
        let is_known = known.iter().any(|rate| text(rate) == is);
        let is_same = becomes.as_ref().is_some_and(|rate| text(rate) == is);
        if is_given(input) && !is_known && !is_same {
            return Err(Error::ChangedMeanwhile { field, was: text(last), now: is });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: Option<i64>, cells: &[(RateColumn, &str)]) -> TypedRow {
        let cells = cells.iter().map(|(column, text)| (*column, (*text).to_owned())).collect();
        TypedRow { id: id.map(RateId::new), cells, ..TypedRow::default() }
    }

    #[test]
    fn a_row_is_refused_for_what_is_wrong_in_it() {
        use RateColumn::{Class, Compound, Country, Name, Priority, Rate, State};
        for (id, cells, expected) in [
            (None, &[(Country, "Germany"), (Rate, "19,5 %")][..], &[][..]),
            (None, &[(Country, "Schweiz"), (Rate, "8,1,0")], &[Country, Rate]),
            // A new row needs a percentage, and what is emptied in it has to be said.
            (None, &[(Country, "DE")], &[Rate]),
            (None, &[(State, " "), (Class, ""), (Name, ""), (Rate, "1")], &[State, Class]),
            // A rate loses its country and its percentage by no empty cell.
            (Some(1), &[(Country, ""), (Rate, ""), (State, ""), (Priority, "")], &[Country, Rate]),
            (Some(1), &[(Country, "*"), (Rate, "0"), (Name, "")], &[]),
            (
                Some(1),
                &[(Compound, "maybe"), (Class, "!!!"), (Priority, "first")],
                &[Priority, Compound, Class],
            ),
        ] {
            let row = row(id, cells);
            let refused: Vec<RateColumn> = row.refusals().into_keys().collect();
            assert_eq!(refused, expected, "{cells:?}");
            assert_eq!(row.input(|_| None).is_err(), !expected.is_empty(), "{cells:?}");
        }
    }

    #[test]
    fn a_class_is_said_by_its_name_its_slug_or_the_row() {
        let reduced = ClassSlug::parse("reduced-rate");
        let named = |name: &str| (name == "cheaper").then(|| reduced.clone()).flatten();
        for (cells, expected) in [
            (&[(RateColumn::Class, " Cheaper ")][..], "reduced-rate"),
            (&[(RateColumn::Class, "zero-rate")], "zero-rate"),
            (&[], "of-the-row"),
        ] {
            let row = TypedRow { class: ClassSlug::parse("of-the-row"), ..row(Some(1), cells) };
            let class = row.input(named).unwrap().class;
            assert_eq!(class, Some(Value::text(expected)), "{cells:?}");
        }
    }

    fn named(name: &str) -> TaxRate {
        TaxRate { name: name.to_owned(), ..TaxRate::defaults(RateId::new(1)) }
    }

    #[test]
    fn only_what_is_edited_must_still_be_so() {
        let name = RateInput { name: Some(Value::text("mine")), ..RateInput::default() };
        let city = RateInput { city: Some(Value::text("Bath")), ..RateInput::default() };
        for (input, known, now, is_refused) in [
            (&name, vec![named("old")], "old", false),
            (&name, vec![named("old")], "theirs", true),
            (&name, vec![named("old"), named("my last")], "my last", false),
            (&name, vec![named("old")], "mine", false),
            (&city, vec![named("old")], "theirs", false),
            (&name, vec![], "theirs", false),
        ] {
            let refused = refuse_stale(input, &known, &named(now));
            assert_eq!(refused.is_err(), is_refused, "{input:?} {known:?} {now}");
        }
    }
}

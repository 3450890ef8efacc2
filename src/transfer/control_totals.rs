//! Control totals: what each column of amounts of a file comes to, and what became of that. The parts of a total come to it to
//! the smallest unit; what none of them explains is a part of its own.

use std::collections::BTreeMap;

use domain::money::Money;
use domain::quantity::Quantity;
use domain::text::Text;
use domain::text::message::Cell;
use domain::{label, text};
use serde_json::{Value, json};

/// The outcome of an amount of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Became {
    /// Counted in an order.
    CameIn,
    /// Counted in a refund.
    GivenBack,
    /// Imported in an order that reports do not count.
    NotCounted,
    /// The shop's own order was kept.
    Kept,
    /// Repeated on several rows of an order, and counted for it once.
    Repeated,
    /// Part of a cent by which the figures of a row and of its order differ.
    Rounded,
    /// Part of a row of sums.
    Footer,
    /// Not imported, because its column is not read.
    LeftOut,
    /// Part of a row that was refused.
    Refused,
    /// No figure of its order explains it.
    Open,
}

impl Became {
    /// The name, for people.
    pub const fn words(self) -> &'static str {
        match self {
            Self::CameIn => label!("came in"),
            Self::GivenBack => label!("given back"),
            Self::NotCounted => label!("not counted"),
            Self::Kept => label!("left as the shop has it"),
            Self::Repeated => label!("repeated on rows"),
            Self::Rounded => label!("rounding"),
            Self::Footer => label!("rows of sums"),
            Self::LeftOut => label!("left out"),
            Self::Refused => label!("refused"),
            Self::Open => label!("not explained"),
        }
    }
}

/// The control total of a column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ControlTotal {
    /// The heading.
    pub heading: String,
    /// The name of the field that it holds; empty for one without a field of its own.
    pub field: &'static str,
    parts: BTreeMap<Became, Money>,
}

impl ControlTotal {
    /// The total of a column, of which no row was read yet.
    pub(crate) fn new(heading: &str, field: &'static str) -> Self {
        Self { heading: heading.trim().to_owned(), field, ..Self::default() }
    }

    /// The sum of the column in the file.
    pub fn in_file(&self) -> Money {
        self.parts.values().fold(Money::ZERO, |sum, part| plus(sum, *part))
    }

    /// The parts of that sum by their outcome.
    pub fn parts(&self) -> impl Iterator<Item = (Became, Money)> {
        self.parts.iter().map(|(became, amount)| (*became, *amount))
    }

    /// An amount of the column, or a number of pieces where it counts these.
    pub fn cell(&self, amount: Money) -> Cell {
        if self.field == "quantity" {
            return Quantity::from_ten_thousandths(amount.ten_thousandths()).into();
        }
        amount.into()
    }

    /// The heading with the outcome of its amounts: `Total: 10.00 came in, 2.00 refused`.
    pub fn sentence(&self) -> Text {
        let parts = self.parts().enumerate().flat_map(|(at, (became, amount))| {
            let amount = self.cell(amount);
            let part = text!("{amount} {became}", amount, became = Text::new(became.words()));
            [Cell::text(if at == 0 { "" } else { " + " }), part.into()]
        });
        text!("{heading}: {parts}", heading = self.heading.as_str(), parts = Cell::Joined(parts.collect()))
    }

    /// `{"heading", "field", "in_file", "parts": {"came in": "10.00"}}`; amounts are texts.
    fn to_json(&self) -> Value {
        let parts =
            self.parts().map(|(became, amount)| (became.words().to_owned(), amount.to_exact_text().into()));
        json!({
            "heading": self.heading,
            "field": self.field,
            "in_file": self.in_file().to_exact_text(),
            "parts": Value::Object(parts.collect()),
        })
    }

    /// The part that no figure explains.
    pub fn open(&self) -> Option<Money> {
        self.parts.get(&Became::Open).copied().filter(|amount| *amount != Money::ZERO)
    }

    /// Adds an amount.
    pub fn add(&mut self, became: Became, amount: Money) {
        if amount != Money::ZERO {
            let part = self.parts.entry(became).or_default();
            *part = plus(*part, amount);
        }
    }
}

/// The sentence on an amount of a column that is none of the figures made of its rows, of which `came_in` is the nearest.
pub(crate) fn unexplained(heading: &str, in_file: Money, came_in: Money) -> Text {
    text!(
        "{heading}: its rows add up to {amount}, but {came_in} would be imported; the difference is in none of its figures",
        heading,
        amount = in_file,
        came_in
    )
}

/// The control totals of files as JSON: a list of `{"file", "columns"}`.
pub fn to_json(files: &[(String, Vec<ControlTotal>)]) -> String {
    let of_file = |(file, totals): &(String, Vec<ControlTotal>)| {
        let columns: Vec<Value> = totals.iter().map(ControlTotal::to_json).collect();
        json!({ "file": file, "columns": columns })
    };
    Value::Array(files.iter().map(of_file).collect()).to_string()
}

/// Adds; a sum beyond the range of money stays at its end.
fn plus(sum: Money, amount: Money) -> Money {
    Money::from_ten_thousandths(sum.ten_thousandths().saturating_add(amount.ten_thousandths()))
}

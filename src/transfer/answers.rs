//! The user's answers about files that can be read in more than one way. Nothing is guessed: without an
//! answer, the file or row is refused with the question.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::source::Source;
use super::{FieldResult, Notes, foreign};
use chrono::Datelike;
use domain::Result;
use domain::advice::Advice;
use domain::order::OrderStatus;
use domain::text::Text;
use domain::text::lenient::date::DateOrder;
use domain::text::lenient::number::DecimalMark;
use domain::time::Day;
use domain::{label, text};

/// The answers for the files of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// The unit of discounts.
    pub discounts: Option<DiscountKind>,
    /// The quantity that a price is for: one item, or the whole row.
    pub prices: Option<PriceKind>,
    /// The mark before the fraction of a number such as `1.234`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decimals: Option<DecimalMark>,
    /// The meaning of an amount that is the same on each row of an order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeated: Option<RepeatedKind>,
    /// The decision about dates before 1990 or after next year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub years: Option<YearKind>,
    /// The rows that are an order where they have no number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<OrderKind>,
    /// The meanings of words for a status.
    pub statuses: Statuses,
    /// The shop that the orders are of.
    pub shop: ShopOfFiles,
    /// The treatment of orders of the books that come again with other lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<OrderAgain>,
    /// The treatment of orders whose invoice says otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invoiced: Option<InvoicedOrder>,
    /// The treatment of orders with an amount that none of their figures explains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unexplained: Option<UnexplainedOrder>,
    /// The refund of orders that are refunded by their status, where no file has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrefunded: Option<UnrefundedOrder>,
    /// The treatment of electronic invoices to a buyer who is not this shop by name or number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub buyer: Option<OtherBuyer>,
    /// The treatment of electronic invoices with faults for which their tax may be refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faulty: Option<FaultyInvoice>,
}

impl Answers {
    /// The answers that hold for the next file of the same system too.
    #[must_use]
    pub fn of_system(&self) -> Self {
        let Self { discounts, prices, decimals, repeated, orders, ref statuses, unrefunded, .. } = *self;
        let statuses = statuses.clone();
        Self { discounts, prices, decimals, repeated, orders, statuses, unrefunded, ..Self::default() }
    }

    /// Combines these answers about a file with those about its system.
    #[must_use]
    pub fn with_system(self, said: Self) -> Self {
        let Self { years, shop, again, invoiced, unexplained, buyer, faulty, .. } = self;
        Self { years, shop, again, invoiced, unexplained, buyer, faulty, ..said }
    }
}

/// The shop that the orders of files are of, asked when the books have other orders with their numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShopOfFiles {
    /// Not answered yet.
    #[default]
    Unsaid,
    /// The shop of the orders in the books.
    Same,
    /// Another, of this name, which is put before each of their numbers.
    Named(String),
}

impl ShopOfFiles {
    /// Another shop of this name; not answered when the name is blank.
    pub fn of_name(name: &str) -> Self {
        let name = name.trim();
        if name.is_empty() { Self::Unsaid } else { Self::Named(name.to_owned()) }
    }

    /// The name of another shop.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            Self::Unsaid | Self::Same => None,
        }
    }

    /// The number of an order of the files in the books: `Name 1001` for another shop.
    pub fn number(&self, number: &str) -> String {
        self.name().map_or_else(|| number.to_owned(), |name| format!("{name} {number}"))
    }
}

/// A choice of a few.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every answer.
    const ALL: &'static [Self];

    /// The command line's word.
    fn word(self) -> &'static str;
}

/// A question about files, whose answers are shown.
pub trait Question: Choice {
    /// The beginning of the sentence that an answer ends: `Discounts are`.
    const WORDS: &'static str;
    /// The advice with which a file that leaves the question open is refused.
    const ABOUT: Advice;

    /// The answer, as it is shown.
    fn label(self) -> &'static str;
}

macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident $about:ident label!($words:literal) {
        $($(#[$of:meta])* $answer:ident $word:literal label!($label:literal),)+
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $name {
                $(#[doc = concat!($label, ".")] $(#[$of])* $answer,)+
            }

            impl Choice for $name {
                const ALL: &'static [Self] = &[$(Self::$answer),+];

                fn word(self) -> &'static str {
                    match self {
                        $(Self::$answer => $word,)+
                    }
                }
            }

            impl Question for $name {
                const WORDS: &'static str = $words;
                const ABOUT: Advice = Advice::$about;

                fn label(self) -> &'static str {
                    match self {
                        $(Self::$answer => $label,)+
                    }
                }
            }
        )+
    };
}

// Each question with the advice on it and its words; each answer with its word on the command line, and as it
// is shown.
questions! {
    /// The unit of discounts.
    DiscountKind Discounts label!("Discounts are") {
        Amount "amount" label!("Amounts"),
        /// `10%`, `10` or `0.1` of the price.
        Percent "percent" label!("Percentages to take off"),
        /// Parts of the full price.
        PercentTaken "percent-taken" label!("Percentages taken off already"),
    }

    /// The quantity that a price is for.
    PriceKind Prices label!("Prices are") {
        Each "each" label!("For one"),
        Line "line" label!("For all of a row"),
    }

    /// The meaning of an amount that is the same on each row of an order.
    RepeatedKind Repeated label!("An amount that is the same on each row of an order") {
        Order "order" label!("Counts once"),
        Row "row" label!("Counts on each row"),
    }

    /// The decision about dates of years in which the shop can hardly have sold.
    YearKind Years label!("These dates are") {
        Right "right" label!("Correct"),
        /// Their orders are refused.
        Refused "refused" label!("Left out"),
    }

    /// The rows that are an order, in a list of sales without numbers.
    OrderKind Orders label!("An order is") {
        Row "row" label!("Each row"),
        DayAndCustomer "day-and-customer" label!("Each day and customer"),
    }

    /// The meaning of the lines of a file for an order that is in the books with others.
    OrderAgain OrderAgain label!("Lines of orders that are in the books are") {
        Replace "replace" label!("As they are now"),
        Add "add" label!("The rest of them"),
        Leave "leave" label!("Not imported"),
    }

    /// The treatment of orders of the books that were cancelled or changed elsewhere, and have an invoice.
    InvoicedOrder InvoicedOrder label!("Orders that have an invoice and were changed") {
        Leave "leave" label!("Stay as they are"),
        /// Their invoices get credit notes, which is not undone.
        TakeBack "take-back" label!("Are imported, and their invoices cancelled"),
    }

    /// The treatment of orders with an amount that none of their figures explains.
    UnexplainedOrder Unexplained label!("Orders whose amounts are not explained are") {
        Take "take" label!("Right as they come"),
        Refuse "refuse" label!("Left out"),
    }

    /// The treatment of electronic invoices to another buyer.
    OtherBuyer Buyer label!("Invoices to another buyer are") {
        Take "take" label!("For this shop"),
        Refuse "refuse" label!("Left out"),
    }

    /// The treatment of electronic invoices with faults.
    FaultyInvoice Faulty label!("Invoices with faults are") {
        Take "take" label!("Imported as they are"),
        Refuse "refuse" label!("Left out"),
    }

    /// The refund of orders that are refunded by their status, where no file has one.
    UnrefundedOrder Unrefunded label!("Refunded orders without refunds") {
        Nothing "nothing" label!("Count in full"),
        /// On the day of the order, since no other is known.
        Whole "whole" label!("Were refunded in full"),
    }
}

impl Choice for DateOrder {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.as_str()
    }
}

impl Choice for DecimalMark {
    const ALL: &'static [Self] = &Self::ALL;

    fn word(self) -> &'static str {
        self.as_str()
    }
}

impl Question for DecimalMark {
    const WORDS: &'static str = label!("1.234 is");
    const ABOUT: Advice = Advice::Decimals;

    fn label(self) -> &'static str {
        match self {
            Self::Point => label!("A bit more than one"),
            Self::Comma => label!("More than a thousand"),
        }
    }
}

/// The user's meanings of words for a status, by the word without case.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statuses(BTreeMap<String, (String, OrderStatus)>);

impl Statuses {
    /// Sets the meaning of a word, in any case; `None` removes it.
    pub fn say(&mut self, word: &str, status: Option<OrderStatus>) {
        let word = word.trim();
        match status {
            Some(status) => drop(self.0.insert(word.to_lowercase(), (word.to_owned(), status))),
            None => drop(self.0.remove(&word.to_lowercase())),
        }
    }

    /// The user's meaning of a word.
    pub fn said(&self, word: &str) -> Option<OrderStatus> {
        self.0.get(&word.trim().to_lowercase()).map(|(_, status)| *status)
    }

    /// The meaning of a word: the user's, else the usual one. `None` when it is unknown.
    pub fn of(&self, word: &str) -> Option<OrderStatus> {
        self.said(word).or_else(|| foreign::status(word))
    }

    /// The status for a word; or the reason of the refusal, which is noted too.
    pub(super) fn read(&self, word: &str, notes: &mut Notes) -> FieldResult<OrderStatus> {
        self.of(word).ok_or_else(|| {
            notes.add_status(word);
            text!("status: \"{word}\" is not known, so it may or may not be a sale; say what it means", word)
        })
    }

    /// Every word with a user's meaning, as it was written.
    pub fn words(&self) -> impl Iterator<Item = (&str, OrderStatus)> {
        self.0.values().map(|(word, status)| (word.as_str(), *status))
    }
}

/// The first year that is not asked about.
const FIRST_YEAR: i32 = 1990;

/// Years that are not asked about, and the answer for all others: those of a clock that stood at its
/// beginning, a year of two digits read as another, a date of birth.
#[derive(Debug, Clone, Copy)]
pub(super) struct OddYears {
    last: i32,
    said: Option<YearKind>,
}

impl OddYears {
    pub(super) fn of(today: Day, said: Option<YearKind>) -> Self {
        Self { last: today.date().year().saturating_add(1), said }
    }

    /// Refuses a row of an odd year; an error, with the question, where nothing was said of them.
    pub(super) fn check(self, source: &Source, line: u64, day: Day) -> Result<FieldResult<()>> {
        let year = day.date().year();
        if self.said == Some(YearKind::Right) || (FIRST_YEAR..=self.last).contains(&year) {
            return Ok(Ok(()));
        }
        let problem = if year < FIRST_YEAR {
            text!("its date, {day}, is before {year}", day, year = FIRST_YEAR.to_string())
        } else {
            text!("its date, {day}, is after {year}", day, year = self.last.to_string())
        };
        match self.said {
            None => Err(source.ask(line, Advice::Years, problem)),
            Some(_) => Ok(Err(problem)),
        }
    }
}

/// The note on orders whose numbers are made.
pub(super) const MADE_NUMBERS: Text =
    Text::new(label!("orders have no numbers in the file: they get the day, with a count or the customer"));

/// The heading of the column with such numbers in a file of refused rows.
pub(super) const MADE_HEADING: &str = "Order number";

/// Numbers for the orders of a list of sales that has none, row by row: of the day, and a count of its rows
/// or its customer. The same file gives the same numbers again.
#[derive(Debug, Clone)]
pub(super) struct MadeNumbers {
    kind: OrderKind,
    counts: BTreeMap<Day, u64>,
}

impl MadeNumbers {
    pub(super) const fn new(kind: OrderKind) -> Self {
        Self { kind, counts: BTreeMap::new() }
    }

    /// The number of the order of the next row: `2026-03-13 2`, `2026-03-13 Ann`.
    pub(super) fn next(&mut self, day: Day, customer: &str) -> String {
        match self.kind {
            OrderKind::Row => {
                let count = self.counts.entry(day).or_default();
                *count += 1;
                format!("{day} {count}")
            }
            OrderKind::DayAndCustomer => format!("{day} {customer}").trim_end().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_mean_what_was_said_of_them_first() {
        let mut statuses = Statuses::default();
        statuses.say(" Disputed ", Some(OrderStatus::OnHold));
        statuses.say("Shipped", Some(OrderStatus::Processing));
        statuses.say("gone", Some(OrderStatus::Trash));
        statuses.say("Gone", None);
        for (word, expected) in [
            ("disputed", Some(OrderStatus::OnHold)),
            ("SHIPPED ", Some(OrderStatus::Processing)),
            ("Completed", Some(OrderStatus::Completed)),
            ("gone", None),
            ("", None),
        ] {
            assert_eq!(statuses.of(word), expected, "{word}");
        }
    }
}

//! The user's answers about files that can be read in more than one way. Nothing is guessed: without an
//! answer, the file or row is refused with the question.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::{Notes, foreign};
use domain::order::OrderStatus;
use domain::text::lenient::date::DateOrder;
use domain::text::lenient::number::DecimalMark;

/// The answers for the files of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// The unit of discounts.
    pub discounts: Option<DiscountKind>,
    /// Whether prices are for one or for the whole row.
    pub prices: Option<PriceKind>,
    /// The mark before the fraction of a number such as `1.234`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decimals: Option<DecimalMark>,
    /// What an amount is of that is the same on each row of an order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repeated: Option<RepeatedKind>,
    /// Whether dates before 1990 or after next year are right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub years: Option<YearKind>,
    /// The rows that are an order where they have no number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<OrderKind>,
    /// The meanings of words for a status.
    pub statuses: Statuses,
    /// The shop that the orders are of.
    pub shop: ShopOfFiles,
    /// What happens to orders of the books that come again with other lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<OrderAgain>,
}

/// The shop that the orders of files are of, asked when the books have other orders with their numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShopOfFiles {
    /// Not answered yet.
    #[default]
    Unsaid,
    /// The same as that of the orders in the books.
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

/// A question with a few answers, each with its word on the command line.
pub trait Choice: Copy + 'static {
    /// Every answer.
    const ALL: &'static [Self];

    /// The command line's word.
    fn word(self) -> &'static str;
}

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $answer:ident $word:literal,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            pub enum $name {
                $($(#[$of])* $answer,)+
            }

            impl Choice for $name {
                const ALL: &'static [Self] = &[$(Self::$answer),+];

                fn word(self) -> &'static str {
                    match self {
                        $(Self::$answer => $word,)+
                    }
                }
            }
        )+
    };
}

choices! {
    /// The unit of discounts.
    DiscountKind {
        /// Amounts of money.
        Amount "amount",
        /// A part of the price: `10%`, `10` or `0.1`, which is still to be taken off.
        Percent "percent",
        /// A part of the full price, which is taken off already.
        PercentTaken "percent-taken",
    }

    /// The quantity that a price is for.
    PriceKind {
        /// One piece.
        Each "each",
        /// The whole quantity of the row.
        Line "line",
    }

    /// What an amount is of that is the same on each row of an order.
    RepeatedKind {
        /// The order: it counts once.
        Order "order",
        /// The row: it counts on each.
        Row "row",
    }

    /// What is done about dates of years in which the shop can hardly have sold.
    YearKind {
        /// They are right.
        Right "right",
        /// Their orders are refused.
        Refused "refused",
    }

    /// The rows that are an order, in a list of sales without numbers.
    OrderKind {
        /// Each row is one.
        Row "row",
        /// Those of one day and customer are one.
        DayAndCustomer "day-and-customer",
    }

    /// What happens to orders of the books that come again with other lines.
    OrderAgain {
        /// The file has them as they are now.
        Replace "replace",
        /// The file has the rest of them.
        Add "add",
        /// They stay as they are in the books.
        Leave "leave",
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
    pub(super) fn read(&self, word: &str, notes: &mut Notes) -> Result<OrderStatus, String> {
        self.of(word).ok_or_else(|| {
            notes.add_status(word);
            format!(
                "status: \"{word}\" is none that is known, so it may or may not be a sale; say what it means"
            )
        })
    }

    /// Every word with a user's meaning, as it was written.
    pub fn words(&self) -> impl Iterator<Item = (&str, OrderStatus)> {
        self.0.values().map(|(word, status)| (word.as_str(), *status))
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

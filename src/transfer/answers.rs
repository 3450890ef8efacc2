//! The user's answers about files that can be read in more than one way. Nothing is guessed: without an
//! answer, the file or row is refused with the question.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::{Notes, foreign};
use crate::domain::order::OrderStatus;

/// The answers for the files of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// The unit of discounts.
    pub discounts: Option<DiscountKind>,
    /// Whether prices are for one or for the whole row.
    pub prices: Option<PriceKind>,
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

/// The unit of discounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscountKind {
    /// Amounts of money.
    Amount,
    /// A part of the price: `10%`, `10` or `0.1`.
    Percent,
}

impl DiscountKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Amount, Self::Percent];

    /// The command line's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Amount => "amount",
            Self::Percent => "percent",
        }
    }
}

/// What happens to orders of the books that come again with other lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderAgain {
    /// The file has them as they are now.
    Replace,
    /// The file has the rest of them.
    Add,
    /// They stay as they are in the books.
    Leave,
}

impl OrderAgain {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Replace, Self::Add, Self::Leave];

    /// The command line's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Replace => "replace",
            Self::Add => "add",
            Self::Leave => "leave",
        }
    }
}

/// The quantity that a price is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PriceKind {
    /// One piece.
    Each,
    /// The whole quantity of the row.
    Line,
}

impl PriceKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Each, Self::Line];

    /// The command line's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Each => "each",
            Self::Line => "line",
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

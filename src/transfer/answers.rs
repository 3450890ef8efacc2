//! What a person says of a file that can be read in more than one way. Nothing of it is guessed: without an
//! answer, the file or the row that needs it is refused with the question.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use super::{Notes, foreign};
use crate::domain::order::OrderStatus;

/// The answers for a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// What the numbers of a discount are.
    pub discounts: Option<DiscountKind>,
    /// What the prices of items are for.
    pub prices: Option<PriceKind>,
    /// What words for a status mean.
    pub statuses: Statuses,
    /// Which shop its orders are of.
    pub shop: ShopOfFiles,
}

/// Which shop the orders of files are of, where the books have others of their numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShopOfFiles {
    /// Nobody said so.
    #[default]
    Unsaid,
    /// The one that those of the books are of.
    Same,
    /// Another, of this name, which then stands before each of their numbers.
    Named(String),
}

impl ShopOfFiles {
    /// The shop of a name; nothing is said by an empty one.
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

    /// A number as it stands in the books.
    pub fn number(&self, number: &str) -> String {
        self.name().map_or_else(|| number.to_owned(), |name| format!("{name} {number}"))
    }
}

/// What the numbers of a discount are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscountKind {
    /// Money.
    Amount,
    /// A part of the price: `10%`, `10` or `0.1`.
    Percent,
}

impl DiscountKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Amount, Self::Percent];

    /// As the command line writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Amount => "amount",
            Self::Percent => "percent",
        }
    }
}

/// What the price of an item is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PriceKind {
    /// One of it.
    Each,
    /// All that its row sells.
    Line,
}

impl PriceKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Each, Self::Line];

    /// As the command line writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Each => "each",
            Self::Line => "line",
        }
    }
}

/// What words for a status mean, as somebody said.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statuses(BTreeMap<String, (String, OrderStatus)>);

impl Statuses {
    /// Remembers what a word means, in whichever case it is written; nothing forgets it.
    pub fn say(&mut self, word: &str, status: Option<OrderStatus>) {
        let word = word.trim();
        match status {
            Some(status) => drop(self.0.insert(word.to_lowercase(), (word.to_owned(), status))),
            None => drop(self.0.remove(&word.to_lowercase())),
        }
    }

    /// What somebody said of a word.
    pub fn said(&self, word: &str) -> Option<OrderStatus> {
        self.0.get(&word.trim().to_lowercase()).map(|(_, status)| *status)
    }

    /// What a word means: as it was said, else as other systems mean it. `None` when it may be anything.
    pub fn of(&self, word: &str) -> Option<OrderStatus> {
        self.said(word).or_else(|| foreign::status(word))
    }

    /// The status of an order of this word; or why it is refused, which is noted.
    pub(super) fn read(&self, word: &str, notes: &mut Notes) -> Result<OrderStatus, String> {
        self.of(word).ok_or_else(|| {
            notes.add_status(word);
            format!(
                "status: \"{word}\" is none that is known, so it may or may not be a sale; say what it means with \
                 --map-status \"{word}=completed\""
            )
        })
    }

    /// Every word of which something was said, as it was written.
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

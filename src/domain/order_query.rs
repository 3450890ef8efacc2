//! What is asked of the list of orders, and what it answers.

use super::ids::ProductId;
use super::money::Money;
use super::order::{OrderStatus, OrderSummary};
use super::time::Day;

/// Which orders, in which order, which page of them. Nothing chosen is every order but the deleted ones,
/// newest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderQuery {
    /// The first day, shop-local.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
    /// Only these statuses; when there are none, all but the deleted ones (`Trash`).
    pub statuses: Vec<OrderStatus>,
    /// Words of the number, of the customer's name, login or email, or of what was sold; case aside.
    pub text: String,
    /// Only orders of this product.
    pub product: Option<ProductId>,
    /// Only orders of this customer, by login.
    pub customer: Option<String>,
    /// In which order.
    pub sort: OrderSort,
    /// Behind this order, as `OrderPage::next` gave it; the first page when `None`.
    pub after: Option<OrderCursor>,
    /// How many are left out before the first, which a list that is scrolled by hand asks for.
    pub skip: usize,
    /// How many on a page.
    pub limit: usize,
}

/// What a list of orders goes by; equal ones by age.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum OrderSort {
    /// Latest date first.
    #[default]
    Newest,
    /// Earliest date first.
    Oldest,
    /// Largest total first.
    Largest,
    /// Smallest total first.
    Smallest,
    /// Highest number first: 1000 before 999.
    NumberDown,
    /// Lowest number first.
    NumberUp,
}

impl OrderSort {
    /// Every one.
    pub const ALL: [Self; 6] =
        [Self::Newest, Self::Oldest, Self::Largest, Self::Smallest, Self::NumberDown, Self::NumberUp];

    /// Whether what is greatest comes first.
    pub const fn is_descending(self) -> bool {
        matches!(self, Self::Newest | Self::Largest | Self::NumberDown)
    }

    /// The same list from its other end.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Newest => Self::Oldest,
            Self::Oldest => Self::Newest,
            Self::Largest => Self::Smallest,
            Self::Smallest => Self::Largest,
            Self::NumberDown => Self::NumberUp,
            Self::NumberUp => Self::NumberDown,
        }
    }

    /// What orders are compared by.
    pub fn key(self, place: &OrderPlace) -> SortKey {
        let (first, second, text) = match self {
            Self::Newest | Self::Oldest => (place.day, place.second, String::new()),
            Self::Largest | Self::Smallest => (place.total, 0, String::new()),
            Self::NumberDown | Self::NumberUp => {
                let length = i64::try_from(place.number.chars().count()).unwrap_or(i64::MAX);
                (length, 0, place.number.clone())
            }
        };
        SortKey { first, second, text, id: place.id }
    }
}

/// What an order is sorted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPlace {
    /// Its key.
    pub id: i64,
    /// The day it was placed, as a number.
    pub day: i64,
    /// The second of that day.
    pub second: i64,
    /// Its total in ten-thousandths.
    pub total: i64,
    /// Its number.
    pub number: String,
}

/// Where an order stands in a list; compared part by part.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SortKey {
    /// The day, the total, or the length of the number.
    pub first: i64,
    /// The second of the day.
    pub second: i64,
    /// The number.
    pub text: String,
    /// The order's key.
    pub id: i64,
}

/// The place behind an order of a list; only good for the list that gave it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderCursor(pub SortKey);

/// A page of orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderPage {
    /// The orders.
    pub orders: Vec<OrderSummary>,
    /// Where the next page begins; `None` behind the last.
    pub next: Option<OrderCursor>,
    /// How many orders the filter finds, on all pages.
    pub count: i64,
    /// What those come to together, whatever their status.
    pub total: Money,
}

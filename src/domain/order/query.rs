//! The filter, order and page of a list of orders, and the page that is returned.

use super::{OrderStatus, OrderSummary};
use crate::ids::ProductId;
use crate::money::Money;
use crate::time::Day;

/// The filter, order and page. The default finds all orders but those in the trash, newest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderQuery {
    /// The first day, shop-local, inclusive.
    pub from: Option<Day>,
    /// The last day, shop-local, inclusive.
    pub to: Option<Day>,
    /// Only these statuses; when empty, all but `Trash`.
    pub statuses: Vec<OrderStatus>,
    /// Words of the number, of the customer's name, login or email, or of an item's name, in any case.
    pub text: String,
    /// Only orders of this product.
    pub product: Option<ProductId>,
    /// Only orders of this customer, by login.
    pub customer: Option<String>,
    /// Only orders shipped to this country, by its code.
    pub country: Option<String>,
    /// Only orders that an import added, by the first and the last of their row ids.
    pub added: Option<(i64, i64)>,
    /// Only orders whose stated VAT number cannot be right, or is missing under reverse charge.
    pub vat_number_doubts: bool,
    /// Only orders of these numbers; all when empty.
    pub numbers: Vec<String>,
    /// The order of the list.
    pub sort: OrderSort,
    /// The cursor that the page before returned as [`OrderPage::next`]; the first page when `None`.
    pub after: Option<OrderCursor>,
    /// The number of orders left out before the first of the page.
    pub skip: usize,
    /// The most orders on a page.
    pub limit: usize,
}

/// The order of a list of orders; equal ones by id.
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
    /// Each order of the list.
    pub const ALL: [Self; 6] =
        [Self::Newest, Self::Oldest, Self::Largest, Self::Smallest, Self::NumberDown, Self::NumberUp];

    /// The order with the greatest value is the first.
    pub const fn is_descending(self) -> bool {
        matches!(self, Self::Newest | Self::Largest | Self::NumberDown)
    }

    /// The reverse order.
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

    /// The key of an order in this order of the list.
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

/// The values that an order can be sorted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPlace {
    /// The row id of the order.
    pub id: i64,
    /// The day that it was placed on, as a number of days.
    pub day: i64,
    /// The second of that day.
    pub second: i64,
    /// The total, in ten-thousandths.
    pub total: i64,
    /// The order number.
    pub number: String,
}

/// The sort key of an order; compared field by field.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SortKey {
    /// The day, the total, or the length of the number in characters.
    pub first: i64,
    /// The second of the day, else 0.
    pub second: i64,
    /// The number, else empty.
    pub text: String,
    /// The row id of the order.
    pub id: i64,
}

/// The position after an order in a list; valid only with the same filter and order of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderCursor(pub SortKey);

/// A page of orders.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderPage {
    /// The orders of the page, in the order of the list.
    pub orders: Vec<OrderSummary>,
    /// The cursor of the next page; `None` on the last.
    pub next: Option<OrderCursor>,
    /// The number of orders that the filter finds, on all pages.
    pub count: i64,
    /// The sum of the totals of all these orders, whatever their status.
    pub total: Money,
}

//! Ids of rows, each of its own type, so that one cannot be passed for another. The shop file assigns them
//! from 1 upwards and never uses one twice.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::{Deserialize, Serialize};

/// The id of a row.
pub trait RowId: Copy + Debug + Default + Display + Ord + Hash + Send + Sync + 'static {
    /// The id of a row of the shop file.
    fn of_row(row: i64) -> Self;
    /// The row id.
    fn row(self) -> i64;
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        pub struct $name(i64);

        impl $name {
            /// An id from a shop file or a person; the row may not exist.
            pub const fn new(value: i64) -> Self {
                Self(value)
            }

            /// Reads an integer, with a sign and leading zeros allowed. `None` for other text and beyond 64
            /// bits.
            pub fn parse(text: &str) -> Option<Self> {
                text.parse().ok().map(Self)
            }

            /// The row id.
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl RowId for $name {
            fn of_row(row: i64) -> Self {
                Self(row)
            }

            fn row(self) -> i64 {
                self.0
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                Display::fmt(&self.0, f)
            }
        }
    };
}

id!(/// A tax rate.
    RateId);
id!(/// A product.
    ProductId);
id!(/// An order.
    OrderId);
id!(/// What an order was charged as tax: a rate as it was then. 0 is tax without a rate.
    ChargeId);
id!(/// A supplier.
    SupplierId);
id!(/// A note on a day.
    DayNoteId);
id!(/// A category of expenses.
    ExpenseCategoryId);
id!(/// A purchase.
    PurchaseId);
id!(/// A user: of the program, a customer, or both.
    UserId);
id!(/// An API key.
    KeyId);

//! Keys of rows. Each is a type of its own, so that one cannot be passed for another. Row ids are
//! given by the shop file, count from 1 and are never used twice.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        pub struct $name(i64);

        impl $name {
            /// A key read from a shop file or typed by a person; whether a row has it is not known yet.
            pub const fn new(value: i64) -> Self {
                Self(value)
            }

            /// A key written as an integer, a sign and leading zeros allowed. `None` for other text, and
            /// beyond 64 bits, where no row can be.
            pub fn parse(text: &str) -> Option<Self> {
                text.parse().ok().map(Self)
            }

            /// The number itself.
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
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
id!(/// A user: of the program, a customer, or both.
    UserId);
id!(/// An API key.
    KeyId);

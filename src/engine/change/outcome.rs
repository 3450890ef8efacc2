//! What a change answers with.

use std::any::Any;

use domain::ids::KeyId;
use domain::invoice::Invoice;
use domain::noun::Noun;
use domain::order::{Customer, Order, Product};
use domain::purchase::Purchase;
use domain::rate::TaxRate;
use domain::rate::versions::VersionedRate;
use domain::tax::class::TaxClass;
use domain::text;
use domain::{Error, Result};
use store::{ApiKey, PastStep};

use crate::classes::ClassUses;
use crate::import::ImportReport;
use crate::rates::BulkOutcome;
use crate::rates::versions::PlannedRate;

/// Defines the enum of outcomes, and for each variant a method that returns its value. Calling the method of
/// another variant is a bug, and returns [`Error::Fault`].
macro_rules! outcomes {
    ($($(#[$doc:meta])* $variant:ident($answer:ty), $name:ident;)*) => {
        /// The outcome of a change; each method returns the value of one variant.
        #[derive(Debug)]
        #[expect(clippy::large_enum_variant, reason = "one is made for each change")]
        pub enum Outcome {
            /// Made, without a value to return.
            Done,
            $($(#[$doc])* $variant($answer),)*
        }

        impl Outcome {
            $($(#[$doc])*
            pub fn $name(self) -> Result<$answer> {
                match self {
                    Self::$variant(answer) => Ok(answer),
                    _ => Err(Error::Fault { problem: text!("a change did not answer with its {value}", value = stringify!($name)) }),
                }
            })*
        }
    };
}

outcomes! {
    /// The rate after the change.
    Rate(TaxRate), rate;
    /// The outcome of each item of a bulk request.
    Bulk(Vec<BulkOutcome>), bulk;
    /// For each change of a table, the rate as it is now (`None` for a deletion or a move), or why it was
    /// refused.
    Rates(Vec<Result<Option<TaxRate>>>), rates;
    /// For each plan, the rate with its versions.
    Planned(Vec<PlannedRate>), planned;
    /// The rate with its versions after the change.
    VersionedRate(VersionedRate), versioned_rate;
    /// The class after the change.
    Class(TaxClass), class;
    /// The counts of rates, products and items that were deleted or moved with a deleted class.
    ClassUses(ClassUses), class_uses;
    /// The order after the change.
    Order(Order), order;
    /// The invoices and credit notes that were issued, or the one whose payment was noted.
    Invoices(Vec<Invoice>), invoices;
    /// The product after the change.
    Product(Product), product;
    /// The customer after the change.
    Customer(Customer), customer;
    /// A plain noun after the change.
    Noun(Box<dyn Any + Send>), any;
    /// The purchase after the change, or the one that was deleted.
    Purchase(Purchase), purchase;
    /// The number of purchases whose categories were set.
    Count(u64), count;
    /// The id of the new API key.
    KeyId(KeyId), key_id;
    /// The API key that was revoked.
    Key(ApiKey), key;
    /// The step that was undone or redone; `None` when there was none.
    Step(Option<PastStep>), step;
    /// The report of the import.
    Import(ImportReport), import;
}

impl Outcome {
    /// The plain noun after the change.
    pub fn noun<T: Noun>(self) -> Result<T> {
        let other = |_other| Error::Fault {
            problem: text!("a change did not answer with its {value}", value = T::NAME),
        };
        self.any()?.downcast().map(|one| *one).map_err(other)
    }
}

//! The categories of expenses that are built in, which accounts and forms know.

use crate::label;
use crate::spelling::{as_text, words};

words! {
    /// A category that is built in.
    #[derive(PartialOrd, Ord, Hash, Default)]
    ExpenseKind;
    /// Goods and material that are sold.
    Goods "goods",
    /// Rooms.
    Rent "rent",
    /// Postage and packaging.
    Postage "postage",
    /// Advertising.
    Advertising "advertising",
    /// What marketplaces and payment services take.
    Fees "fees",
    /// Insurance.
    Insurance "insurance",
    /// Telephone and internet.
    Telephone "telephone",
    /// What an office uses up, and software.
    Office "office",
    /// Journeys.
    Travel "travel",
    /// Cars.
    Car "car",
    /// Wages.
    Wages "wages",
    /// Accountants and lawyers.
    Professional "professional-fees",
    /// Interest.
    Interest "interest",
    /// Repairs.
    Repairs "repairs",
    /// Equipment that is used for years.
    Equipment "equipment",
    /// All else.
    #[default]
    Other "other",
}

as_text!(ExpenseKind, "a category such as rent", |kind| kind.as_str(), Self::parse);

impl ExpenseKind {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goods => label!("Goods for sale"),
            Self::Rent => label!("Rent"),
            Self::Postage => label!("Postage and packaging"),
            Self::Advertising => label!("Advertising"),
            Self::Fees => label!("Fees of platforms and payment"),
            Self::Insurance => label!("Insurance"),
            Self::Telephone => label!("Telephone and internet"),
            Self::Office => label!("Office"),
            Self::Travel => label!("Travel"),
            Self::Car => label!("Car"),
            Self::Wages => label!("Wages"),
            Self::Professional => label!("Professional fees"),
            Self::Interest => label!("Interest"),
            Self::Repairs => label!("Repairs"),
            Self::Equipment => label!("Equipment"),
            Self::Other => label!("Other expenses"),
        }
    }
}

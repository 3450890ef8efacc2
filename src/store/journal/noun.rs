//! The kinds of things that the journal has changes of. What the history, undo, the check and the caches do
//! with a kind is one row of a table, of which the compiler asks for every field.

use domain::noun::NounKind;
use domain::order::Product;
use domain::purchase::supplier::Supplier;
use serde_json::json;

use super::changed::{self, ChangedThing, Values};
use super::revert::{self, Revert};
use super::verify::{self, Last, Since};
use crate::Read;
use crate::Result;

/// What depends on a kind of thing.
pub(super) struct Row {
    /// The name in the journal, which never changes.
    pub(super) name: &'static str,
    /// The kinds of the history's filter that find it.
    pub(super) found_by: &'static [NounKind],
    /// What a cache may have to read again after a change of it.
    pub(super) touches: Touches,
    /// What products sold anew, or no more, by a change of it.
    pub(super) sales: Sales,
    /// Reads a change of it for the history, from its key and both values.
    pub(super) read: fn(&Read<'_>, &str, &Values) -> Result<ChangedThing>,
    /// How undo and redo put back a value of it.
    pub(super) revert: Revert,
    /// Compares a thing with its last change; `None` where the last change does not say what there is.
    pub(super) verify: Option<Verify>,
}

/// Whether a thing is what its last change says.
type Verify = fn(&Read<'_>, &Last, &Since) -> Result<bool>;

/// What caches hold of a kind of thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Touches {
    /// No cache depends on it.
    Nothing,
    /// The tax rate whose id is the key of the change.
    Rate,
    /// Names of products or customers.
    Names,
    /// Anything may be different.
    Everything,
}

/// Which sales of products a change may have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sales {
    /// None.
    Same,
    /// Those of the order.
    OfOrder,
    /// Those of the credit note.
    OfCreditNote,
    /// None; but a product may have gone into the archive or out of it.
    Archive,
    /// Any: the change does not say which, or the days of orders are others.
    Any,
}

/// Defines the enum and its table.
macro_rules! nouns {
    ($($(#[$doc:meta])* $noun:ident { $($row:tt)* })*) => {
        /// A kind of thing that the journal has changes of.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum JournalNoun {
            $($(#[$doc])* $noun,)*
        }

        impl JournalNoun {
            const ALL: &[Self] = &[$(Self::$noun,)*];

            pub(super) const fn row(self) -> &'static Row {
                match self {
                    $(Self::$noun => const { &Row { $($row)* } },)*
                }
            }
        }
    };
}

nouns! {
    /// A tax rate that is in force.
    Rate {
        name: "rate",
        found_by: &[NounKind::TaxRate],
        touches: Touches::Rate,
        sales: Sales::Same,
        read: changed::rate,
        revert: Revert::AndForth(revert::rate),
        verify: Some(verify::rate),
    }
    /// A tax rate that is not in force.
    InactiveRate {
        name: "inactive_rate",
        found_by: &[NounKind::TaxRate],
        touches: Touches::Rate,
        sales: Sales::Same,
        read: changed::rate,
        revert: Revert::AndForth(revert::inactive_rate),
        verify: Some(verify::inactive_rate),
    }
    /// The versions of a tax rate beside the present one.
    RateVersions {
        name: "rate_versions",
        found_by: &[NounKind::TaxRate],
        touches: Touches::Rate,
        sales: Sales::Same,
        read: changed::rate_versions,
        revert: Revert::AndForth(revert::rate_versions),
        verify: Some(verify::rate_versions),
    }
    /// A tax class.
    Class {
        name: "class",
        found_by: &[NounKind::TaxClass],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::class,
        revert: Revert::AndForth(revert::class),
        verify: Some(verify::class),
    }
    /// Items of orders that were moved to another class.
    Lines {
        name: "lines",
        found_by: &[NounKind::Order, NounKind::TaxClass],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::lines,
        revert: Revert::AndForth(revert::lines),
        // Compared with the orders that have the items.
        verify: None,
    }
    /// An order with its refunds.
    Order {
        name: "order",
        found_by: &[NounKind::Order],
        touches: Touches::Nothing,
        sales: Sales::OfOrder,
        read: changed::order,
        revert: Revert::AndForth(revert::order),
        verify: Some(verify::order),
    }
    /// The orders that an import added.
    AddedOrders {
        name: "orders",
        found_by: &[NounKind::Order],
        touches: Touches::Nothing,
        sales: Sales::Any,
        read: |_, key, _| changed::added("orders", key),
        revert: Revert::ForGood(&revert::ORDERS),
        // They are compared by number.
        verify: None,
    }
    /// A credit note.
    CreditNote {
        name: "credit_note",
        found_by: &[NounKind::Order],
        touches: Touches::Nothing,
        sales: Sales::OfCreditNote,
        read: changed::credit_note,
        revert: Revert::AndForth(revert::credit_note),
        verify: None,
    }
    /// The credit notes that an import added.
    AddedCreditNotes {
        name: "credit notes",
        found_by: &[NounKind::Order],
        touches: Touches::Nothing,
        sales: Sales::Any,
        read: |_, key, _| changed::added("credit notes", key),
        revert: Revert::ForGood(&revert::CREDIT_NOTES),
        verify: None,
    }
    /// A product.
    Product {
        name: "product",
        found_by: &[NounKind::Product],
        touches: Touches::Names,
        sales: Sales::Archive,
        read: changed::noun::<Product>,
        revert: Revert::AndForth(revert::noun::<Product>),
        verify: Some(verify::noun::<Product>),
    }
    /// The products that an import added.
    AddedProducts {
        name: "products",
        found_by: &[NounKind::Product],
        touches: Touches::Names,
        sales: Sales::Archive,
        read: |_, key, _| changed::added("products", key),
        revert: Revert::ForGood(&revert::PRODUCTS),
        verify: None,
    }
    /// A customer.
    Customer {
        name: "customer",
        found_by: &[NounKind::Customer],
        touches: Touches::Names,
        sales: Sales::Same,
        read: changed::customer,
        revert: Revert::AndForth(revert::customer),
        verify: Some(verify::customer),
    }
    /// The customers that an import added.
    AddedCustomers {
        name: "customers",
        found_by: &[NounKind::Customer],
        touches: Touches::Names,
        sales: Sales::Same,
        read: |_, key, _| changed::added("customers", key),
        revert: Revert::ForGood(&revert::CUSTOMERS),
        verify: None,
    }
    /// A supplier.
    Supplier {
        name: "supplier",
        found_by: &[NounKind::Supplier],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::noun::<Supplier>,
        revert: Revert::AndForth(revert::noun::<Supplier>),
        verify: Some(verify::noun::<Supplier>),
    }
    /// The suppliers that an import added.
    AddedSuppliers {
        name: "suppliers",
        found_by: &[NounKind::Supplier],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: |_, key, _| changed::added("suppliers", key),
        revert: Revert::ForGood(&revert::SUPPLIERS),
        verify: None,
    }
    /// A purchase with its lines.
    Purchase {
        name: "purchase",
        found_by: &[NounKind::Purchase],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::purchase,
        revert: Revert::AndForth(revert::purchase),
        verify: Some(verify::purchase),
    }
    /// The purchases that an import added.
    AddedPurchases {
        name: "purchases",
        found_by: &[NounKind::Purchase],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: |_, key, _| changed::added("purchases", key),
        revert: Revert::ForGood(&revert::PURCHASES),
        verify: None,
    }
    /// A setting of the shop.
    Setting {
        name: "setting",
        found_by: &[NounKind::Setting],
        touches: Touches::Nothing,
        sales: Sales::Any,
        read: changed::setting,
        revert: Revert::AndForth(revert::setting),
        verify: Some(verify::setting),
    }
    /// A closed period, or a return filed for one.
    Period {
        name: "period",
        found_by: &[NounKind::Period],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::period,
        revert: Revert::AndForth(revert::period),
        verify: Some(verify::period),
    }
    /// The amount of a box of a tax return.
    EnteredAmount {
        name: "entered_amount",
        found_by: &[NounKind::Period],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::entered,
        revert: Revert::AndForth(revert::entered),
        verify: Some(verify::entered),
    }
    /// A user and their role.
    User {
        name: "user",
        found_by: &[NounKind::User],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::user,
        revert: Revert::Never,
        verify: None,
    }
    /// The password of a user, which is not in the journal.
    Password {
        name: "password",
        found_by: &[NounKind::User],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::password,
        revert: Revert::Never,
        verify: None,
    }
    /// An API key.
    ApiKey {
        name: "api_key",
        found_by: &[NounKind::User],
        touches: Touches::Nothing,
        sales: Sales::Same,
        read: changed::api_key,
        revert: Revert::Never,
        verify: None,
    }
    /// A rebuild of indexes and totals.
    Totals {
        name: "totals",
        found_by: &[NounKind::Setting],
        // What was read by a damaged index may have been wrong.
        touches: Touches::Everything,
        sales: Sales::Any,
        read: |_, key, _| Ok(ChangedThing::Other { noun: "totals", key: key.to_owned() }),
        revert: Revert::Never,
        verify: None,
    }
    /// A missing log that was given up.
    Log {
        name: "log",
        found_by: &[NounKind::Setting],
        touches: Touches::Everything,
        sales: Sales::Any,
        read: |_, key, _| Ok(ChangedThing::Other { noun: "log", key: key.to_owned() }),
        revert: Revert::Never,
        verify: None,
    }
    /// A restored backup.
    Restore {
        name: "restore",
        found_by: &[NounKind::Setting],
        touches: Touches::Everything,
        sales: Sales::Any,
        read: |_, key, _| Ok(ChangedThing::Other { noun: "restore", key: key.to_owned() }),
        revert: Revert::Never,
        verify: None,
    }
}

impl JournalNoun {
    /// What the journal calls the rows of a kind that an import added; `None` for kinds of which each is a change of its own.
    pub const fn added(kind: NounKind) -> Option<Self> {
        match kind {
            NounKind::Product => Some(Self::AddedProducts),
            NounKind::Customer => Some(Self::AddedCustomers),
            NounKind::Order => Some(Self::AddedOrders),
            NounKind::CreditNote => Some(Self::AddedCreditNotes),
            NounKind::Supplier => Some(Self::AddedSuppliers),
            NounKind::Purchase => Some(Self::AddedPurchases),
            _ => None,
        }
    }

    /// What the journal calls one of a kind.
    pub(super) const fn of(kind: NounKind) -> Self {
        match kind {
            NounKind::Product => Self::Product,
            NounKind::Customer => Self::Customer,
            NounKind::Order => Self::Order,
            NounKind::CreditNote => Self::CreditNote,
            NounKind::Supplier => Self::Supplier,
            NounKind::Purchase => Self::Purchase,
            NounKind::EnteredAmount => Self::EnteredAmount,
            NounKind::Period => Self::Period,
            NounKind::TaxClass => Self::Class,
            NounKind::TaxRate => Self::Rate,
            NounKind::Setting => Self::Setting,
            NounKind::User => Self::User,
        }
    }

    /// The inverse of the name in the journal; `None` for a name that no noun has.
    pub(super) fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|noun| noun.row().name == name)
    }

    /// The names of the nouns whose row is such, as a JSON list for SQL.
    pub(super) fn names(is_such: impl Fn(&Row) -> bool) -> String {
        let rows = Self::ALL.iter().map(|noun| noun.row()).filter(|row| is_such(row));
        json!(rows.map(|row| row.name).collect::<Vec<_>>()).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_noun_is_found_by_its_name_and_in_the_history() {
        for noun in JournalNoun::ALL {
            let row = noun.row();
            assert_eq!(JournalNoun::parse(row.name), Some(*noun), "{}", row.name);
            assert!(!row.found_by.is_empty(), "{}", row.name);
        }
        assert_eq!(
            JournalNoun::names(|row| row.touches == Touches::Rate),
            r#"["rate","inactive_rate","rate_versions"]"#
        );
    }
}

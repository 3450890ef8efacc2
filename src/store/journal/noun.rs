//! The kinds of things that the journal has changes of. What the history, undo, the check and the caches do
//! with a kind is one row of a table, of which the compiler asks for every field.

use domain::each_plain_noun;
use domain::invoice::Invoice;
use domain::noun::{Noun, NounKind};
use domain::order::Product;
use domain::purchase::Purchase;
use domain::rate::TaxRate;
use domain::rate::versions::RateVersions;
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::Day;
use serde_json::json;

use super::changed::{self, ChangedThing, Named, Values};
use super::revert::{self, AddedRows, Revert, Sides};
use super::things::{InactiveRate, Journalled, OneRow};
use super::verify::{self, Last, Since};
use crate::{Read, Result, Write};

/// The rules of one kind of thing.
pub struct Row {
    /// The name in the journal, which never changes.
    pub(super) name: &'static str,
    /// The kinds of the history's filter that find it.
    pub(super) found_by: &'static [NounKind],
    /// Cached data that may have to be read again after a change of it.
    pub(super) touches: Touches,
    /// Products whose sales may differ after a change of it.
    pub(super) sales: Sales,
    /// Reads a change of it for the history, from its name and key and both values.
    pub(super) read: ReadChange,
    /// The way in which undo and redo restore a value of it.
    pub(super) revert: Revert,
    /// Compares a thing with its last change; `None` where the last change does not say what there is.
    pub(super) verify: Option<Verify>,
}

type ReadChange = fn(&Read<'_>, Named<'_>, &Values) -> Result<ChangedThing>;

impl Row {
    /// A kind that touches nothing else, and cannot be undone.
    const fn new(name: &'static str, found_by: &'static [NounKind], read: ReadChange) -> Self {
        let (touches, sales, revert) = (Touches::Nothing, Sales::Same, Revert::Never);
        Self { name, found_by, touches, sales, read, revert, verify: None }
    }

    /// A kind whose present value the file has under its key.
    const fn thing<T: Journalled>(name: &'static str, found_by: &'static [NounKind]) -> Self {
        Self::new(name, found_by, T::changed).reverted(revert::thing::<T>).verified(verify::thing::<T>)
    }

    /// The rows of an import, of which only a new import adds them again.
    const fn added(name: &'static str, found_by: &'static [NounKind], rows: &'static AddedRows) -> Self {
        Self { revert: Revert::ForGood(rows), ..Self::new(name, found_by, changed::added) }
    }

    /// An event of the whole file, after which anything may be different: a damaged index may have been read wrong.
    const fn of_file(name: &'static str) -> Self {
        let read: ReadChange = |_, (noun, key), _| Ok(ChangedThing::Other { noun, key: key.to_owned() });
        Self::new(name, &[NounKind::Setting], read).touching(Touches::Everything).selling(Sales::Any)
    }

    const fn reverted(self, revert: fn(&Write<'_>, &Sides<'_>) -> Result<()>) -> Self {
        Self { revert: Revert::AndForth(revert), ..self }
    }

    const fn verified(self, verify: Verify) -> Self {
        Self { verify: Some(verify), ..self }
    }

    const fn touching(self, touches: Touches) -> Self {
        Self { touches, ..self }
    }

    const fn selling(self, sales: Sales) -> Self {
        Self { sales, ..self }
    }
}

/// The row of one of a plain noun.
fn one<T: Noun>() -> &'static Row {
    const { &Row::thing::<OneRow<T>>(T::NAME, &[T::KIND]) }
}

/// The row of those that an import added.
fn added<T: Noun>() -> &'static Row {
    const { &Row::added(T::TABLE, &[T::KIND], AddedRows::of::<T>()) }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Row {}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// Checks that a thing agrees with its last change.
type Verify = fn(&Read<'_>, &Last, &Since) -> Result<bool>;

/// Cached data about a kind of thing.
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

/// Sales of products that a change may have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sales {
    /// None.
    Same,
    /// Sales of the order.
    OfOrder,
    /// Sales of the credit note.
    OfCreditNote,
    /// None; but a product may have gone into the archive or out of it.
    Archive,
    /// Any: the change does not say which, or the days of orders are others.
    Any,
}

/// Defines the enum and its table.
macro_rules! nouns {
    ($($(#[$doc:meta])* $noun:ident: $row:expr;)*) => {
        /// A kind of thing that the journal has changes of.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum JournalNoun {
            $($(#[$doc])* $noun,)*
            /// One of a plain noun, or those that an import added.
            Plain(&'static Row),
        }

        impl JournalNoun {
            pub(super) fn row(self) -> &'static Row {
                match self {
                    $(Self::$noun => const { &$row },)*
                    Self::Plain(row) => row,
                }
            }

            fn all() -> impl Iterator<Item = Self> {
                let plain = each_plain_noun!(T => [one::<T>(), added::<T>()]).into_iter().flatten();
                [$(Self::$noun,)*].into_iter().chain(plain.map(Self::Plain))
            }
        }
    };
}

nouns! {
    /// A tax rate that is in force.
    Rate: Row::thing::<TaxRate>("rate", &[NounKind::TaxRate]).touching(Touches::Rate);
    /// A tax rate that is not in force.
    InactiveRate: Row::thing::<InactiveRate>("inactive_rate", &[NounKind::TaxRate]).touching(Touches::Rate);
    /// The versions of a tax rate beside the present one.
    RateVersions: Row::thing::<RateVersions>("rate_versions", &[NounKind::TaxRate]).touching(Touches::Rate);
    /// A tax class.
    Class: Row::thing::<(i64, TaxClass)>("class", &[NounKind::TaxClass]);
    /// Items of orders that were moved to another class. They are compared with the orders that have them.
    Lines: Row::new("lines", &[NounKind::TaxClass, NounKind::Order], changed::lines).reverted(revert::lines);
    /// An order with its refunds.
    Order: Row::new("order", &[NounKind::Order], changed::order)
        .selling(Sales::OfOrder)
        .reverted(revert::order)
        .verified(verify::order);
    /// The orders that an import added. They are compared by number.
    AddedOrders: Row::added("orders", &[NounKind::Order], &revert::ORDERS)
        .selling(Sales::Any);
    /// A credit note.
    CreditNote: Row::new("credit_note", &[NounKind::Order], changed::credit_note)
        .selling(Sales::OfCreditNote)
        .reverted(revert::credit_note);
    /// The credit notes that an import added.
    AddedCreditNotes: Row::added("credit notes", &[NounKind::Order], &revert::CREDIT_NOTES)
        .selling(Sales::Any);
    /// A product.
    Product: Row::thing::<OneRow<Product>>("product", &[NounKind::Product])
        .touching(Touches::Names)
        .selling(Sales::Archive);
    /// The products that an import added.
    AddedProducts: Row::added("products", &[NounKind::Product], AddedRows::of::<Product>())
        .touching(Touches::Names)
        .selling(Sales::Archive);
    /// A customer.
    Customer: Row::new("customer", &[NounKind::Customer], changed::customer)
        .touching(Touches::Names)
        .reverted(revert::customer)
        .verified(verify::customer);
    /// The customers that an import added.
    AddedCustomers: Row::added("customers", &[NounKind::Customer], &revert::CUSTOMERS)
        .touching(Touches::Names);
    /// A purchase with its lines.
    Purchase: Row::thing::<Purchase>("purchase", &[NounKind::Purchase]);
    /// The purchases that an import added.
    AddedPurchases: Row::added("purchases", &[NounKind::Purchase], &revert::PURCHASES);
    /// An invoice. Undone, it is taken back by a credit note, which the engine makes.
    Invoice: Row::new("invoice", &[NounKind::Invoice, NounKind::Order], Invoice::changed)
        .reverted(revert::thing::<Invoice>);
    /// A credit note, or a document that came in with the books: an undo of its step is refused.
    FinalInvoice: Row::new("final_invoice", &[NounKind::Invoice, NounKind::Order], Invoice::changed)
        .reverted(revert::thing::<Invoice>);
    /// The day on which an invoice was paid.
    InvoicePaid: Row::thing::<Day>("invoice_paid", &[NounKind::Invoice]);
    /// A setting of the shop.
    Setting: Row::new("setting", &[NounKind::Setting], changed::setting)
        .selling(Sales::Any)
        .reverted(revert::setting)
        .verified(verify::setting);
    /// A person's statement on the numbers of documents, or the series that another copy of the shop may go on with.
    Numbering: Row::new("numbering", &[NounKind::Invoice, NounKind::Setting], changed::setting);
    /// A closed period, or a return filed for one.
    Period: Row::thing::<PeriodRecord>("period", &[NounKind::Period]);
    /// The amount of a box of a tax return.
    EnteredAmount: Row::thing::<EnteredBox>("entered_amount", &[NounKind::Period]);
    /// A user and their role.
    User: Row::new("user", &[NounKind::User], changed::user);
    /// The password of a user, which is not in the journal.
    Password: Row::new("password", &[NounKind::User], changed::password);
    /// An API key.
    ApiKey: Row::new("api_key", &[NounKind::User], changed::api_key);
    /// A rebuild of indexes and totals.
    Totals: Row::of_file("totals");
    /// A missing log that was given up.
    Log: Row::of_file("log");
    /// A restored backup.
    Restore: Row::of_file("restore");
}

impl JournalNoun {
    /// The journal's name for rows of a kind that an import added; `None` for kinds whose rows are each a
    /// change of its own.
    pub fn added(kind: NounKind) -> Option<Self> {
        match kind {
            NounKind::Product => Some(Self::AddedProducts),
            NounKind::Customer => Some(Self::AddedCustomers),
            NounKind::Order => Some(Self::AddedOrders),
            NounKind::CreditNote => Some(Self::AddedCreditNotes),
            NounKind::Purchase => Some(Self::AddedPurchases),
            kind => {
                let mut plain = each_plain_noun!(T => (T::KIND, added::<T>())).into_iter();
                plain.find(|(of, _)| *of == kind).map(|(_, row)| Self::Plain(row))
            }
        }
    }

    /// The journal's name for one of a noun that is one row.
    pub(super) fn of<T: Noun>() -> Self {
        match T::KIND {
            NounKind::Product => Self::Product,
            _ => Self::Plain(one::<T>()),
        }
    }

    /// The noun for one of them.
    pub(super) fn one(self) -> Text {
        let kind = match self {
            Self::CreditNote => NounKind::CreditNote,
            Self::EnteredAmount => NounKind::EnteredAmount,
            _ => self.row().found_by.first().copied().unwrap_or(NounKind::Setting),
        };
        Text::new(kind.one())
    }

    /// The one of a key in a refusal: `The tax rate 7`.
    pub(super) fn called(self, key: &str) -> Text {
        text!("The {kind} {key}", kind = self.one(), key)
    }

    /// The inverse of the name in the journal; `None` for a name that no noun has.
    pub(super) fn parse(name: &str) -> Option<Self> {
        Self::all().find(|noun| noun.row().name == name)
    }

    /// The names of the nouns whose row is such, as a JSON list for SQL.
    pub(super) fn names(is_such: impl Fn(&Row) -> bool) -> String {
        let rows = Self::all().map(Self::row).filter(|row| is_such(row));
        json!(rows.map(|row| row.name).collect::<Vec<_>>()).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_noun_is_found_by_its_name_and_in_the_history() {
        for noun in JournalNoun::all() {
            let row = noun.row();
            assert_eq!(JournalNoun::parse(row.name), Some(noun), "{}", row.name);
            assert!(!row.found_by.is_empty(), "{}", row.name);
        }
        assert_eq!(
            JournalNoun::names(|row| row.touches == Touches::Rate),
            r#"["rate","inactive_rate","rate_versions"]"#
        );
    }
}

//! Every change that can be made to the books of a shop, as a value. The changes of a noun stand in its file, with the right
//! that each takes, the error of a refusal and its title in the history; `apply` makes them.

mod outcome;
pub(super) mod rules;
mod spelled;

use std::fmt;

use serde::de::{EnumAccess, Error as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use domain::access::{Actor, Right};
use domain::invoice::logo::Logo;
use domain::label;
use domain::order::Order;
use domain::order::form::OrderForm;
use domain::rate::preset::Preset;
use domain::shop::settings::Shop;
use domain::table::Cell;
use domain::text;
use domain::text::Text;
use domain::{Error, Result};
use store::Direction;
use transfer::Source;

use self::rules::{Changes, Rule, books};
use self::spelled::{Variant, names};
use super::classes::TaxClassChange;
use super::closed_periods::PeriodChange;
use super::customers::CustomerChange;
use super::import::ImportOptions;
use super::invoices::change::InvoiceChange;
use super::nouns::{Edit, NounChange, PlainNoun};
use super::orders::OrderEdit;
use super::orders::change::OrderChange;
use super::products::ProductChange;
use super::purchases::PurchaseChange;
use super::rates::TaxRateChange;
use super::users::UserChange;

pub use outcome::Outcome;

/// Defines the enum of the changes of all kinds, which is spelled as the change that is in it.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident($changes:ty),)*) => {
        /// A change, complete but for the user and the time: [`Engine::apply`](super::Engine::apply) is a function
        /// of the shop file, the change, the user and the time. Random values (a salt, an API key) are drawn before
        /// the change is made; ids of new rows are given by the file. The serialized names of the changes in it are a
        /// stable format, and no two of them share one.
        ///
        /// Undo follows from what a change writes to the journal: all can be undone but users, passwords, API keys and
        /// repairs.
        ///
        /// Not changes, and made by operations of their own: the nonces of signed requests, when a key was used
        /// last, and replacing the file, by giving up a lost log or by restoring a backup. In a shop on several devices the
        /// former are of one device alone, but for the nonce of a request that makes a change, which goes with it; and the
        /// latter are refused.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum Change {
            $($(#[$doc])* $kind($changes),)*
        }

        impl Change {
            fn rules(&self) -> &dyn Changes {
                match self {
                    $(Self::$kind(change) => change,)*
                }
            }
        }

        impl<'de> Deserialize<'de> for Change {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
                struct ByName;

                impl<'de> Visitor<'de> for ByName {
                    type Value = Change;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("a change")
                    }

                    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> std::result::Result<Change, A::Error> {
                        let (name, content) = data.variant::<String>()?;
                        $(if names::<$changes>().contains(&name.as_str()) {
                            return <$changes>::deserialize(Variant { name, content }).map(Change::$kind);
                        })*
                        let known = [$(names::<$changes>()),*].concat().join("`, `");
                        Err(A::Error::custom(format_args!("unknown change `{name}`, expected one of `{known}`")))
                    }
                }

                deserializer.deserialize_enum("Change", &[], ByName)
            }
        }
    };
}

kinds! {
    /// Of tax rates.
    TaxRate(TaxRateChange),
    /// Of tax classes.
    TaxClass(TaxClassChange),
    /// Of orders and their refunds.
    Order(OrderChange),
    /// Of invoices and credit notes.
    Invoice(InvoiceChange),
    /// Of products.
    Product(ProductChange),
    /// Of customers.
    Customer(CustomerChange),
    /// Of nouns that are one row without rules of their own.
    Noun(NounChange),
    /// Of purchases.
    Purchase(PurchaseChange),
    /// Of closed periods and tax returns.
    Period(PeriodChange),
    /// Of users and their API keys.
    User(UserChange),
    /// Of the shop and its books as a whole.
    Books(BooksChange),
}

/// A change of the shop and its books as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum BooksChange {
    /// Changes the shop's settings. Another time zone recomputes the local day of every order, refund and
    /// registration.
    ChangeShop(Shop),
    /// Changes the shop's settings, which name this logo by its digest, as do the invoices that are issued from now on.
    ChangeLogo { shop: Shop, logo: Logo },
    /// Changes of several things as one step, all or none: statuses of orders, the archive, and deletions of
    /// orders and purchases.
    Several { title: Text, changes: Vec<Change> },
    /// Undoes the last step, or redoes the last one undone.
    UndoRedo(Direction),
    /// Rebuilds indexes and totals from the rest of the file. Make a copy of the file first.
    Repair,
    /// Imports files, all or nothing, or as a dry run only. Their bytes are passed beside the change.
    Import { files: Vec<ImportFile>, options: ImportOptions },
}

/// A file that an import needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportFile {
    /// The file's name, for messages and the history.
    pub name: String,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub digest: String,
}

impl Changes for BooksChange {
    fn rule(&self) -> Rule<'_> {
        books(match self {
            Self::ChangeShop(_) | Self::ChangeLogo { .. } => label!("change the shop's settings"),
            Self::Several { .. } => label!("change the books"),
            Self::UndoRedo(_) => label!("undo and redo"),
            Self::Repair => label!("repair the shop"),
            Self::Import { .. } => label!("import files"),
        })
    }

    fn title(&self) -> Text {
        match self {
            Self::ChangeShop(_) | Self::ChangeLogo { .. } => text!("Change settings"),
            Self::Several { title, .. } => title.clone(),
            Self::UndoRedo(_) => Text::new(""),
            Self::Repair => text!("Rebuild totals"),
            Self::Import { files, .. } => {
                let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
                let names = names.join(", ");
                let preset = Preset::file_text(&names).map(Cell::Message);
                text!("Import {files}", files = preset.unwrap_or(Cell::Text(names)))
            }
        }
    }

    fn check(&self, sources: &[Source]) -> Result<()> {
        let one_of_several = |change: &Change| change.rules().can_be_one_of_several();
        match self {
            Self::Several { changes, .. } if !changes.iter().all(one_of_several) => Err(Error::Invalid {
                what: text!("A change of several things"),
                problem: text!("only changing the status, archiving and deleting can be done this way"),
            }),
            Self::Import { files, .. } if named(sources)? != *files => Err(Error::Invalid {
                what: text!("The import"),
                problem: text!("its files are not the ones it names"),
            }),
            Self::ChangeLogo { logo, .. } => transfer::logo::pixels(logo).map(drop),
            _ => Ok(()),
        }
    }

    fn brings_rates_into_force(&self) -> bool {
        !matches!(self, Self::UndoRedo(_) | Self::Repair)
    }
}

/// The files of an import, which are read to compute their digests.
fn named(sources: &[Source]) -> Result<Vec<ImportFile>> {
    let file = |source: &Source| {
        Ok(ImportFile { name: source.name().to_owned(), digest: source.digest()?.to_owned() })
    };
    sources.iter().map(file).collect()
}

impl Change {
    /// Undoes the last step.
    pub const UNDO: Self = Self::Books(BooksChange::UndoRedo(Direction::Undo));
    /// Redoes the last step undone.
    pub const REDO: Self = Self::Books(BooksChange::UndoRedo(Direction::Redo));

    /// A new order from a form, or an edit of `was`.
    pub fn save_order(form: OrderForm, was: Option<Order>) -> Self {
        Self::Order(OrderChange::Save(Box::new(OrderEdit { form, was, ..OrderEdit::default() })))
    }

    /// A new plain noun, or an edit of one.
    pub fn save_noun<T: PlainNoun>(value: T, was: Option<T>) -> Self {
        Self::Noun(T::saved(Edit { value, was }))
    }

    /// Archives a plain noun, or takes it out of the archive.
    pub fn archive_noun<T: PlainNoun>(id: T::Id, archived: bool) -> Self {
        Self::Noun(T::put_away(id, archived))
    }

    /// The settings of the shop, with another logo where there is one.
    pub fn settings(mut shop: Shop, logo: Option<Logo>) -> Self {
        let Some(logo) = logo else { return Self::Books(BooksChange::ChangeShop(shop)) };
        logo.digest().clone_into(&mut shop.invoices.logo);
        Self::Books(BooksChange::ChangeLogo { shop, logo })
    }

    /// Changes of several things as one step.
    pub const fn several(title: Text, changes: Vec<Self>) -> Self {
        Self::Books(BooksChange::Several { title, changes })
    }

    /// The import of these files, which are read to compute their digests.
    pub fn import(sources: &[Source], options: &ImportOptions) -> Result<Self> {
        Ok(Self::Books(BooksChange::Import { files: named(sources)?, options: options.clone() }))
    }

    /// The right that it takes. That of a bulk request and of revoking a key is checked later, when the item or the
    /// key's owner is known.
    pub fn right(&self) -> Right<'_> {
        self.rules().rule().0
    }

    /// Refuses an actor who lacks the right.
    pub fn allow(&self, actor: &Actor) -> Result<()> {
        let (right, refusal) = self.rules().rule();
        right.require(actor, refusal)
    }

    /// The title in the history, unless the change sets a more exact one when it is made.
    pub fn title(&self) -> Text {
        self.rules().title()
    }

    /// Refuses a change that is invalid in any shop.
    pub(super) fn check(&self, sources: &[Source]) -> Result<()> {
        self.rules().check(sources)
    }

    /// True if planned versions of tax rates whose day has come take effect with it.
    pub(super) fn brings_rates_into_force(&self) -> bool {
        self.rules().brings_rates_into_force()
    }
}

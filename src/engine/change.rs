//! Every change that can be made to the books of a shop, as a value: the right that it takes, the error of a
//! refusal, and its title in the history. `apply` makes it.

use serde::{Deserialize, Serialize};

use domain::access::key::NewKey;
use domain::access::password::PasswordHash;
use domain::access::{Actor, Capability, Right, Role};
use domain::field::Value;
use domain::ids::{KeyId, ProductId, PurchaseId, RateId, SupplierId};
use domain::order::form::OrderForm;
use domain::order::refund_form::RefundForm;
use domain::order::{Customer, Order, OrderStatus, Product};
use domain::purchase::Purchase;
use domain::purchase::supplier::Supplier;
use domain::rate::versions::{RatePlan, VersionedRate};
use domain::rate::{RateInput, TaxRate};
use domain::returns::{EnteredBox, RateType, SupplyKind};
use domain::shop::settings::Shop;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::{Error, Result};
use store::{ApiKey, Direction, PastStep};
use transfer::Source;

use super::classes::{ClassUses, Replacement};
use super::closed_periods;
use super::import::{ImportOptions, ImportReport};
use super::nouns::Edit;
use super::orders::OrderEdit;
use super::purchases::PurchaseEdit;
use super::rates::changes::RateChange;
use super::rates::versions::{self, PlannedRate};
use super::rates::{BULK_LIMIT, BulkItem, BulkOutcome};

/// A change, complete but for the user and the time: [`Engine::apply`](super::Engine::apply) is a function
/// of the shop file, the change, the user and the time. Random values (a salt, an API key) are drawn before
/// the change is made; ids of new rows are given by the file. The variants' serialized names are a stable
/// format.
///
/// Undo follows from what a change writes to the journal: rates, classes, orders, products, customers,
/// suppliers, purchases, closings of periods, amounts of returns, settings and imports can be undone; users, passwords, API keys and
/// repairs cannot.
///
/// Not changes, and made by operations of their own: the nonces of signed requests, when a key was used
/// last, and replacing the file, by giving up a lost log or by restoring a backup. In a shop on several devices the
/// former are of one device alone, but for the nonce of a request that makes a change, which goes with it; and the latter
/// are refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum Change {
    /// Adds a tax rate.
    CreateRate(RateInput),
    /// Sets the given fields of a tax rate. The id is unparsed text; refused when no rate has it.
    EditRate { id: String, input: RateInput },
    /// Deletes a tax rate with its locations.
    DeleteRate { id: String },
    /// Adds and edits tax rates, each accepted or refused separately; at most [`BULK_LIMIT`].
    BulkRates(Vec<BulkItem>),
    /// Edits made in the table of tax rates, each accepted or refused separately, under one title in the
    /// history.
    ChangeRates { title: String, changes: Vec<RateChange> },

    /// Adds versions to tax rates, all or none: what they charge from a day on.
    PlanRates(Vec<RatePlan>),
    /// Takes out the version of a tax rate that begins on a day; the one before it lasts on.
    RemoveRateVersion { id: RateId, from: Day },

    /// Adds a tax class; its slug is made from its name.
    CreateClass { name: Option<Value> },
    /// Renames a tax class; its slug stays.
    RenameClass { slug: ClassSlug, name: String },
    /// States the type of the rates of a tax class and what is sold in it, for tax returns; `None` leaves it to be
    /// derived.
    SetClassTypes { slug: ClassSlug, rate_type: Option<RateType>, kind: Option<SupplyKind> },
    /// Deletes a tax class, by any spelling of its slug; its rates too when there is no replacement.
    DeleteClass { slug: String, replacement: Option<Replacement> },

    /// Saves an order from its form, as a new one or over an existing one.
    SaveOrder(Box<OrderEdit>),
    /// Writes an order as it is, over the one with its number if there is one.
    PutOrder(Box<Order>),
    /// Adds a copy of an order under a new number.
    DuplicateOrder { number: String },
    /// Sets the status of an order.
    SetOrderStatus { number: String, status: OrderStatus },
    /// Moves an order to the trash.
    DeleteOrder { number: String },
    /// Takes an order out of the trash.
    RestoreOrder { number: String },
    /// Adds a refund to an order.
    RefundOrder { number: String, form: RefundForm },
    /// Deletes a refund by its index, from 0, in the order as it was read.
    DeleteRefund { was: Box<Order>, place: usize },
    /// Divides the refunds of a period that name an amount alone by the rates of their orders.
    DivideRefunds { period: TaxPeriod },

    /// Adds a product (the file gives its id), or overwrites one; `was` is that one as it was read for the
    /// edit.
    SaveProduct { product: Product, was: Option<Product> },
    /// Writes a product as it is, over the one with its id if there is one.
    PutProduct(Product),
    /// Archives a product, or takes it out of the archive.
    ArchiveProduct { id: ProductId, archived: bool },
    /// Adds a customer, or overwrites one; `was` is that one as it was read for the edit.
    SaveCustomer { customer: Customer, was: Option<Customer> },
    /// Archives a customer, or takes them out of the archive.
    ArchiveCustomer { login: String, archived: bool },

    /// Adds a supplier (the file gives its id), or overwrites one; `was` is that one as it was read for the
    /// edit.
    SaveSupplier(Box<Edit<Supplier>>),
    /// Archives a supplier, or takes it out of the archive.
    ArchiveSupplier { id: SupplierId, archived: bool },
    /// Saves a purchase from its form, as a new one or over an existing one, and adds its supplier where that
    /// is new.
    SavePurchase(Box<PurchaseEdit>),
    /// Deletes a purchase.
    DeletePurchase { id: PurchaseId },

    /// Changes of several things as one step, all or none: statuses of orders, the archive, and deletions of
    /// orders and purchases.
    Several { title: String, changes: Vec<Change> },

    /// Closes a period: what is dated in it does not change any more. One that is not over only when `early`.
    ClosePeriod { period: TaxPeriod, early: bool },
    /// Keeps the return that was filed for a closed period: its form, and its figures as they are given. Either may
    /// be empty.
    FilePeriod { period: TaxPeriod, form: String, figures: String },
    /// Reopens what is closed of a period, with the returns filed for it. The reason is kept in the history.
    ReopenPeriod { period: TaxPeriod, reason: String },

    /// Sets the amount of a box of the return of a period, with a reason.
    EnterAmount(EnteredBox),
    /// Removes the amount of a box of the return of a period.
    ClearAmount { period: TaxPeriod, form: String, number: String },

    /// Changes the shop's settings. Another time zone recomputes the local day of every order, refund and
    /// registration.
    ChangeShop(Shop),
    /// Adds a user with a role in the shop.
    AddUser { login: String, role: Role },
    /// Changes the role of a user.
    ChangeRole { login: String, role: Role },
    /// Removes a user.
    RemoveUser { login: String },
    /// Sets a user's password; `None` removes it.
    SetPassword { login: String, hash: Option<PasswordHash> },
    /// Adds an API key.
    AddKey(NewKey),
    /// Revokes an API key.
    RevokeKey { id: KeyId },

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

/// The right, refusal and title of a change, which do not depend on the shop.
struct Rule<'c> {
    right: Right<'c>,
    refusal: Error,
    title: String,
}

impl<'c> Rule<'c> {
    fn new(right: Right<'c>, refusal: Error, title: impl Into<String>) -> Self {
        Self { right, refusal, title: title.into() }
    }

    /// A change that needs `manage_store`.
    fn store(refusal: Error, title: impl Into<String>) -> Self {
        Self::new(Right::Has(Capability::ManageStore), refusal, title)
    }

    /// As [`Self::store`], for a change that the API does not have. `what` completes "may not ..." in the
    /// refusal.
    fn books(what: &'static str, title: impl Into<String>) -> Self {
        Self::store(Error::NotAllowed { what }, title)
    }

    fn administrator(what: &'static str, title: impl Into<String>) -> Self {
        Self::new(Right::Administrator, Error::AdministratorOnly { what }, title)
    }

    fn own(login: &'c str, what: &'static str, title: &str) -> Self {
        Self::new(Right::Own(login), Error::AdministratorOnly { what }, title)
    }
}

impl Change {
    /// A new order from a form, or an edit of `was`.
    pub fn save_order(form: OrderForm, was: Option<Order>) -> Self {
        Self::SaveOrder(Box::new(OrderEdit { form, was, ..OrderEdit::default() }))
    }

    /// The import of these files, which are read to compute their digests.
    pub fn import(sources: &[Source], options: &ImportOptions) -> Result<Self> {
        let file = |source: &Source| {
            Ok(ImportFile { name: source.name().to_owned(), digest: source.digest()?.to_owned() })
        };
        let files = sources.iter().map(file).collect::<Result<_>>()?;
        Ok(Self::Import { files, options: options.clone() })
    }

    fn rule(&self) -> Rule<'_> {
        match self {
            Self::CreateRate(_) => Rule::store(Error::UserCannotCreateTax, "Add tax rate"),
            Self::EditRate { .. } => Rule::store(Error::UserCannotEditTax, "Edit tax rate"),
            Self::DeleteRate { .. } => Rule::store(Error::UserCannotDeleteTax, "Delete tax rate"),
            // Each item is refused by itself, in `rates::bulk`.
            Self::BulkRates(_) => Rule::new(Right::Anyone, Error::UserCannotEditTax, "Change many tax rates"),
            Self::ChangeRates { title, .. } => Rule::store(Error::UserCannotEditTax, title),
            Self::PlanRates(plans) => Rule::store(Error::UserCannotEditTax, versions::title(plans)),
            Self::RemoveRateVersion { .. } => {
                Rule::store(Error::UserCannotEditTax, "Take out a version of a tax rate")
            }
            Self::CreateClass { .. } => Rule::store(Error::UserCannotCreateTaxClass, "Add tax class"),
            Self::RenameClass { .. } | Self::SetClassTypes { .. } => {
                Rule::books("change tax classes", "Change tax class")
            }
            Self::DeleteClass { .. } => Rule::store(Error::UserCannotDeleteTaxClass, "Delete tax class"),
            Self::SaveOrder(_) | Self::PutOrder(_) => Rule::books("change orders", "Save order"),
            Self::DuplicateOrder { .. } => Rule::books("change orders", "Duplicate order"),
            Self::SetOrderStatus { number, status } => {
                Rule::books("change orders", format!("Set order {number} to {}", status.as_str()))
            }
            Self::DeleteOrder { number } => Rule::books("delete orders", format!("Delete order {number}")),
            Self::RestoreOrder { number } => Rule::books("change orders", format!("Restore order {number}")),
            Self::RefundOrder { .. } => Rule::books("refund orders", "Refund"),
            Self::DeleteRefund { .. } => Rule::books("refund orders", "Delete refund"),
            Self::DivideRefunds { .. } => Rule::books("refund orders", "Divide refunds"),
            Self::SaveProduct { .. } | Self::PutProduct(_) => Rule::books("change products", "Save product"),
            Self::ArchiveProduct { .. } => Rule::books("change products", "Archive product"),
            Self::SaveCustomer { .. } => Rule::books("change customers", "Save customer"),
            Self::ArchiveCustomer { .. } => Rule::books("change customers", "Archive customer"),
            Self::SaveSupplier(_) => Rule::books("change suppliers", "Save supplier"),
            Self::ArchiveSupplier { .. } => Rule::books("change suppliers", "Archive supplier"),
            Self::SavePurchase(_) => Rule::books("change purchases", "Save purchase"),
            Self::DeletePurchase { .. } => Rule::books("delete purchases", "Delete purchase"),
            Self::Several { title, .. } => Rule::books("change the books", title),
            Self::ClosePeriod { period, .. } => Rule::books("close periods", of_period("Close", *period)),
            Self::FilePeriod { period, form, .. } => Rule::books("file returns", filing(form, *period)),
            Self::ReopenPeriod { period, .. } => {
                Rule::administrator(closed_periods::REOPEN, of_period("Reopen", *period))
            }
            Self::EnterAmount(EnteredBox { period, form, number, .. }) => {
                Rule::books("enter amounts", of_box("Enter", *period, form, number))
            }
            Self::ClearAmount { period, form, number } => {
                Rule::books("enter amounts", of_box("Clear", *period, form, number))
            }
            Self::ChangeShop(_) => Rule::books("change the shop's settings", "Change settings"),
            Self::AddUser { .. } => Rule::administrator("add users", "Add user"),
            Self::ChangeRole { .. } => Rule::administrator("change roles", "Change role"),
            Self::RemoveUser { .. } => Rule::administrator("remove users", "Remove user"),
            Self::SetPassword { login, .. } => {
                Rule::own(login, "change somebody else's password", "Change password")
            }
            Self::AddKey(key) => Rule::own(&key.login, "make API keys for somebody else", "Add API key"),
            // Refused in `keys::revoke`, which knows whose key it is.
            Self::RevokeKey { .. } => {
                let refusal = Error::AdministratorOnly { what: "revoke somebody else's API keys" };
                Rule::new(Right::Anyone, refusal, "Revoke API key")
            }
            Self::UndoRedo(_) => Rule::books("undo and redo", ""),
            Self::Repair => Rule::books("repair the shop", "Rebuild totals"),
            Self::Import { files, .. } => {
                let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
                Rule::books("import files", format!("Import {}", names.join(", ")))
            }
        }
    }

    /// The right that the change takes. That of a bulk request and of revoking a key is checked later, when
    /// the item or the key's owner is known.
    pub fn right(&self) -> Right<'_> {
        self.rule().right
    }

    /// Refuses an actor who lacks the right.
    pub fn allow(&self, actor: &Actor) -> Result<()> {
        let Rule { right, refusal, .. } = self.rule();
        right.require(actor, refusal)
    }

    /// The title in the history, unless the change sets a more exact one when it is made.
    pub fn title(&self) -> String {
        self.rule().title
    }

    /// Whether planned versions of tax rates whose day has come come into force with it. They do not with what an
    /// undo alone does not take back, since they would stay in force for good where the clock was ahead.
    pub(super) const fn brings_rates_into_force(&self) -> bool {
        !matches!(
            self,
            Self::UndoRedo(_)
                | Self::ClosePeriod { .. }
                | Self::FilePeriod { .. }
                | Self::ReopenPeriod { .. }
                | Self::AddUser { .. }
                | Self::ChangeRole { .. }
                | Self::RemoveUser { .. }
                | Self::SetPassword { .. }
                | Self::AddKey(_)
                | Self::RevokeKey { .. }
                | Self::Repair
        )
    }

    /// Whether it may be a part of [`Change::Several`].
    const fn can_be_one_of_several(&self) -> bool {
        matches!(
            self,
            Self::SetOrderStatus { .. }
                | Self::DeleteOrder { .. }
                | Self::RestoreOrder { .. }
                | Self::ArchiveProduct { .. }
                | Self::ArchiveCustomer { .. }
                | Self::ArchiveSupplier { .. }
                | Self::DeletePurchase { .. }
        )
    }

    /// Refuses a change that is invalid in any shop: too many items, or other files than those it names.
    pub(super) fn check(&self, sources: &[Source]) -> Result<()> {
        match self {
            Self::BulkRates(items) if items.len() > BULK_LIMIT => {
                Err(Error::TaxesRequestTooLarge { count: items.len() })
            }
            Self::Several { changes, .. } if !changes.iter().all(Self::can_be_one_of_several) => {
                Err(Error::Invalid {
                    what: "A change of several things".to_owned(),
                    problem: "only statuses of orders, the archive and deletions can be done so".to_owned(),
                })
            }
            Self::Import { options, .. } if Self::import(sources, options)? != *self => Err(Error::Invalid {
                what: "The import".to_owned(),
                problem: "its files are not the ones that it names".to_owned(),
            }),
            _ => Ok(()),
        }
    }
}

fn of_period(verb: &str, period: TaxPeriod) -> String {
    format!("{verb} {}", period.name())
}

fn of_box(verb: &str, period: TaxPeriod, form: &str, number: &str) -> String {
    format!("{verb} box {number} of {form}, {}", period.name())
}

fn filing(form: &str, period: TaxPeriod) -> String {
    let form = if form.is_empty() { "the return" } else { form };
    format!("File {form} of {}", period.name())
}

/// Defines the enum of outcomes, and for each variant a method that returns its value. Calling the method of
/// another variant is a bug, and returns [`Error::Fault`].
macro_rules! outcomes {
    ($($(#[$doc:meta])* $variant:ident($answer:ty), $name:ident;)*) => {
        /// The outcome of a change; each method returns the value of one variant.
        #[derive(Debug)]
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
                    _ => Err(Error::Fault { problem: concat!("a change did not answer with its ", stringify!($name)).to_owned() }),
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
    /// The counts of what was deleted or moved with a deleted class.
    ClassUses(ClassUses), class_uses;
    /// The order after the change.
    Order(Order), order;
    /// The product after the change.
    Product(Product), product;
    /// The customer after the change.
    Customer(Customer), customer;
    /// The supplier after the change.
    Supplier(Supplier), supplier;
    /// The purchase after the change, or the one that was deleted.
    Purchase(Purchase), purchase;
    /// The id of the new API key.
    KeyId(KeyId), key_id;
    /// The API key that was revoked.
    Key(ApiKey), key;
    /// The step that was undone or redone; `None` when there was none.
    Step(Option<PastStep>), step;
    /// The report of the import.
    Import(ImportReport), import;
}

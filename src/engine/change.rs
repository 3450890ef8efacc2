//! Every change that can be made to the books of a shop, as a value: the right that it takes, the error of a
//! refusal, and its title in the history. `apply` makes it.

use serde::{Deserialize, Serialize};

use domain::access::key::NewKey;
use domain::access::password::PasswordHash;
use domain::access::{Actor, Capability, Right, Role};
use domain::field::Value;
use domain::ids::{KeyId, ProductId, PurchaseId, RateId, SupplierId};
use domain::invoice::Invoice;
use domain::invoice::logo::Logo;
use domain::invoice::numbering::NumberingAnswer;
use domain::label;
use domain::order::form::OrderForm;
use domain::order::refund_form::RefundForm;
use domain::order::{Customer, Order, OrderStatus, Product};
use domain::purchase::Purchase;
use domain::purchase::supplier::Supplier;
use domain::rate::preset::Preset;
use domain::rate::versions::{RatePlan, VersionedRate};
use domain::rate::{RateInput, TaxRate};
use domain::returns::{EnteredBox, RateType, SupplyKind};
use domain::shop::settings::Shop;
use domain::table::Cell;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use domain::{Error, Result};
use store::{ApiKey, Direction, PastStep};
use transfer::Source;
use transfer::tax_forms::title as form_title;

use super::classes::{ClassUses, Replacement};
use super::import::{ImportOptions, ImportReport};
use super::nouns::Edit;
use super::orders::OrderEdit;
use super::purchases::PurchaseEdit;
use super::rates::changes::RateChange;
use super::rates::versions::PlannedRate;
use super::rates::{BULK_LIMIT, BulkItem, BulkOutcome};
use super::{closed_periods, keys};

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
    ChangeRates { title: Text, changes: Vec<RateChange> },

    /// Adds versions to tax rates, all or none: their terms from a day on.
    PlanRates(Vec<RatePlan>),
    /// Takes out the version of a tax rate that begins on a day; the one before it lasts on.
    RemoveRateVersion { id: RateId, from: Day },

    /// Adds a tax class; its slug is made from its name.
    CreateClass { name: Option<Value> },
    /// Renames a tax class; its slug stays.
    RenameClass { slug: ClassSlug, name: String },
    /// States the type of the rates of a tax class and its kind of supply, for tax returns; `None` leaves it
    /// to be derived.
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

    /// Gives orders the invoices and credit notes that they lack. The language is by ISO 639-1, of paper for buyers of whose
    /// country none is known.
    IssueInvoices { orders: Vec<String>, language: String },
    /// Cancels an invoice by a credit note over the rest of it.
    CancelInvoice { number: String },
    /// Saves an order that has an invoice: that is taken back with a credit note, and a new one is issued.
    CorrectOrder { edit: Box<OrderEdit>, language: String },
    /// Sets the day on which an invoice was paid; `None` where it is not.
    SetInvoicePaid { number: String, on: Option<Day> },
    /// Records a person's statement on numbers that are given only with it.
    AnswerNumbering(NumberingAnswer),

    /// Adds a product (the file gives its id), or overwrites one; `was` is that one as it was read for the
    /// edit.
    SaveProduct { product: Product, was: Option<Product> },
    /// Writes a product as it is, over the one with its id if there is one.
    PutProduct(Product),
    /// Gives the orders of a product from a day on, or all of them, its costs of their days, but lines with a cost of their own.
    /// `None` is every product that has a cost.
    TakeCosts { product: Option<ProductId>, first: Option<Day> },
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
    /// Adds a purchase, or overwrites one, and adds its supplier where that
    /// is new.
    SavePurchase(Box<PurchaseEdit>),
    /// Deletes a purchase.
    DeletePurchase { id: PurchaseId },

    /// Changes of several things as one step, all or none: statuses of orders, the archive, and deletions of
    /// orders and purchases.
    Several { title: Text, changes: Vec<Change> },

    /// Closes a period: nothing dated in it changes any more. One that is not over only when `early`.
    ClosePeriod { period: TaxPeriod, early: bool },
    /// Keeps the return that was filed for a closed period: its form, and its figures as they are given. Either may
    /// be empty.
    FilePeriod { period: TaxPeriod, form: String, figures: String },
    /// Reopens the closed parts of a period, with the returns filed for it. The reason is kept in the history.
    ReopenPeriod { period: TaxPeriod, reason: String },

    /// Sets the amount of a box of the return of a period, with a reason.
    EnterAmount(EnteredBox),
    /// Removes the amount of a box of the return of a period.
    ClearAmount { period: TaxPeriod, form: String, number: String },

    /// Changes the shop's settings. Another time zone recomputes the local day of every order, refund and
    /// registration.
    ChangeShop(Shop),
    /// Changes the shop's settings, which name this logo by its digest, as do the invoices that are issued from now on.
    ChangeLogo { shop: Shop, logo: Logo },
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

impl Change {
    /// A new order from a form, or an edit of `was`.
    pub fn save_order(form: OrderForm, was: Option<Order>) -> Self {
        Self::SaveOrder(Box::new(OrderEdit { form, was, ..OrderEdit::default() }))
    }

    /// The settings of the shop, with another logo where there is one.
    pub fn settings(mut shop: Shop, logo: Option<Logo>) -> Self {
        let Some(logo) = logo else { return Self::ChangeShop(shop) };
        logo.digest().clone_into(&mut shop.invoices.logo);
        Self::ChangeLogo { shop, logo }
    }

    /// The import of these files, which are read to compute their digests.
    pub fn import(sources: &[Source], options: &ImportOptions) -> Result<Self> {
        let file = |source: &Source| {
            Ok(ImportFile { name: source.name().to_owned(), digest: source.digest()?.to_owned() })
        };
        let files = sources.iter().map(file).collect::<Result<_>>()?;
        Ok(Self::Import { files, options: options.clone() })
    }

    /// The right that the change takes. That of a bulk request and of revoking a key is checked later, when
    /// the item or the key's owner is known.
    pub fn right(&self) -> Right<'_> {
        self.rule().0
    }

    /// Refuses an actor who lacks the right.
    pub fn allow(&self, actor: &Actor) -> Result<()> {
        let (right, refusal) = self.rule();
        right.require(actor, refusal)
    }

    /// The right that the change takes, and the refusal for users without it; neither depends on the shop.
    fn rule(&self) -> (Right<'_>, Error) {
        let store = |refusal| (Right::Has(Capability::ManageStore), refusal);
        // What the API does not have. `what` completes "may not ..." in the refusal.
        let books = |what| store(Error::NotAllowed { what });
        let administrator = |what| (Right::Administrator, Error::AdministratorOnly { what });
        match self {
            Self::CreateRate(_) => store(Error::UserCannotCreateTax),
            Self::EditRate { .. }
            | Self::ChangeRates { .. }
            | Self::PlanRates(_)
            | Self::RemoveRateVersion { .. } => store(Error::UserCannotEditTax),
            Self::DeleteRate { .. } => store(Error::UserCannotDeleteTax),
            // Each item is refused by itself, in `rates::bulk`.
            Self::BulkRates(_) => (Right::Anyone, Error::UserCannotEditTax),
            Self::CreateClass { .. } => store(Error::UserCannotCreateTaxClass),
            Self::RenameClass { .. } | Self::SetClassTypes { .. } => books(label!("change tax classes")),
            Self::DeleteClass { .. } => store(Error::UserCannotDeleteTaxClass),
            Self::SaveOrder(_)
            | Self::PutOrder(_)
            | Self::DuplicateOrder { .. }
            | Self::SetOrderStatus { .. }
            | Self::RestoreOrder { .. } => books(label!("change orders")),
            Self::DeleteOrder { .. } => books(label!("delete orders")),
            Self::RefundOrder { .. } | Self::DeleteRefund { .. } | Self::DivideRefunds { .. } => {
                books(label!("refund orders"))
            }
            Self::IssueInvoices { .. }
            | Self::CancelInvoice { .. }
            | Self::CorrectOrder { .. }
            | Self::SetInvoicePaid { .. }
            | Self::AnswerNumbering(_) => books(label!("issue invoices")),
            Self::SaveProduct { .. }
            | Self::PutProduct(_)
            | Self::TakeCosts { .. }
            | Self::ArchiveProduct { .. } => books(label!("change products")),
            Self::SaveCustomer { .. } | Self::ArchiveCustomer { .. } => books(label!("change customers")),
            Self::SaveSupplier(_) | Self::ArchiveSupplier { .. } => books(label!("change suppliers")),
            Self::SavePurchase(_) => books(label!("change purchases")),
            Self::DeletePurchase { .. } => books(label!("delete purchases")),
            Self::Several { .. } => books(label!("change the books")),
            Self::ClosePeriod { .. } => books(label!("close periods")),
            Self::FilePeriod { .. } => books(label!("mark returns as filed")),
            Self::ReopenPeriod { .. } => administrator(closed_periods::REOPEN),
            Self::EnterAmount(_) | Self::ClearAmount { .. } => books(label!("enter amounts")),
            Self::ChangeShop(_) | Self::ChangeLogo { .. } => books(label!("change the shop's settings")),
            Self::AddUser { .. } => administrator(label!("add users")),
            Self::ChangeRole { .. } => administrator(label!("change roles")),
            Self::RemoveUser { .. } => administrator(label!("remove users")),
            Self::SetPassword { login, .. } => {
                let what = label!("change somebody else's password");
                (Right::Own(login), Error::AdministratorOnly { what })
            }
            Self::AddKey(NewKey { login, .. }) => {
                let what = label!("make API keys for somebody else");
                (Right::Own(login), Error::AdministratorOnly { what })
            }
            // Refused in `keys::revoke`, which knows whose key it is.
            Self::RevokeKey { .. } => (Right::Anyone, Error::AdministratorOnly { what: keys::REVOKE }),
            Self::UndoRedo(_) => books(label!("undo and redo")),
            Self::Repair => books(label!("repair the shop")),
            Self::Import { .. } => books(label!("import files")),
        }
    }

    /// The title in the history, unless the change sets a more exact one when it is made.
    pub fn title(&self) -> Text {
        match self {
            Self::CreateRate(_) => text!("Add tax rate"),
            Self::EditRate { .. } => text!("Edit tax rate"),
            Self::DeleteRate { .. } => text!("Delete tax rate"),
            Self::BulkRates(_) => text!("Change many tax rates"),
            Self::ChangeRates { title, .. } | Self::Several { title, .. } => title.clone(),
            Self::PlanRates(plans) => text!("Plan changes of {count} tax rates", count = plans.len()),
            Self::RemoveRateVersion { .. } => text!("Take out a version of a tax rate"),
            Self::CreateClass { .. } => text!("Add tax class"),
            Self::RenameClass { .. } | Self::SetClassTypes { .. } => text!("Change tax class"),
            Self::DeleteClass { .. } => text!("Delete tax class"),
            Self::SaveOrder(_) | Self::PutOrder(_) => text!("Save order"),
            Self::DuplicateOrder { .. } => text!("Duplicate order"),
            Self::SetOrderStatus { number, status } => {
                text!("Set order {number} to {status}", number, status = Text::new(status.as_str()))
            }
            Self::DeleteOrder { number } => text!("Delete order {number}", number),
            Self::RestoreOrder { number } => text!("Restore order {number}", number),
            Self::RefundOrder { .. } => text!("Refund"),
            Self::DeleteRefund { .. } => text!("Delete refund"),
            Self::DivideRefunds { .. } => text!("Divide refunds"),
            Self::IssueInvoices { .. } => text!("Issue invoices"),
            Self::CancelInvoice { number } => text!("Cancel invoice {number}", number),
            Self::CorrectOrder { .. } => text!("Correct an order and its invoice"),
            Self::SetInvoicePaid { number, on: Some(on) } => {
                text!("Invoice {number} was paid on {on}", number, on = *on)
            }
            Self::AnswerNumbering(answer) => answer.title(),
            Self::SetInvoicePaid { number, on: None } => text!("Invoice {number} is not paid", number),
            Self::SaveProduct { .. } | Self::PutProduct(_) => text!("Save product"),
            Self::TakeCosts { .. } => text!("Take cost over into orders"),
            Self::ArchiveProduct { .. } => text!("Archive product"),
            Self::SaveCustomer { .. } => text!("Save customer"),
            Self::ArchiveCustomer { .. } => text!("Archive customer"),
            Self::SaveSupplier(_) => text!("Save supplier"),
            Self::ArchiveSupplier { .. } => text!("Archive supplier"),
            Self::SavePurchase(_) => text!("Save purchase"),
            Self::DeletePurchase { .. } => text!("Delete purchase"),
            Self::ClosePeriod { period, .. } => text!("Close {period}", period = *period),
            Self::FilePeriod { period, form, .. } => filing_title(form, *period),
            Self::ReopenPeriod { period, .. } => text!("Reopen {period}", period = *period),
            Self::EnterAmount(EnteredBox { period, form, number, .. }) => {
                box_title(label!("Enter box {number} of {form}, {period}"), number, form, *period)
            }
            Self::ClearAmount { period, form, number } => {
                box_title(label!("Clear box {number} of {form}, {period}"), number, form, *period)
            }
            Self::ChangeShop(_) | Self::ChangeLogo { .. } => text!("Change settings"),
            Self::AddUser { .. } => text!("Add user"),
            Self::ChangeRole { .. } => text!("Change role"),
            Self::RemoveUser { .. } => text!("Remove user"),
            Self::SetPassword { .. } => text!("Change password"),
            Self::AddKey(_) => text!("Add API key"),
            Self::RevokeKey { .. } => text!("Revoke API key"),
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

    /// True if planned versions of tax rates whose day has come take effect with this change. False for
    /// changes that an undo alone cannot take back, since the versions would stay in force for good where the
    /// clock was ahead.
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

    /// True if it may be a part of [`Change::Several`].
    const fn can_be_one_of_several(&self) -> bool {
        matches!(
            self,
            Self::SetOrderStatus { .. }
                | Self::DeleteOrder { .. }
                | Self::RestoreOrder { .. }
                | Self::SaveProduct { .. }
                | Self::ArchiveProduct { .. }
                | Self::ArchiveCustomer { .. }
                | Self::ArchiveSupplier { .. }
                | Self::DeletePurchase { .. }
                | Self::SetInvoicePaid { .. }
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
                    what: text!("A change of several things"),
                    problem: text!("only changing the status, archiving and deleting can be done this way"),
                })
            }
            Self::Import { options, .. } if Self::import(sources, options)? != *self => Err(Error::Invalid {
                what: text!("The import"),
                problem: text!("its files are not the ones it names"),
            }),
            Self::ChangeLogo { logo, .. } => transfer::logo::pixels(logo).map(drop),
            _ => Ok(()),
        }
    }
}

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

fn filing_title(form: &str, period: TaxPeriod) -> Text {
    if form.is_empty() {
        return text!("Mark the return of {period} as filed", period);
    }
    text!("Mark {form} of {period} as filed", form = form_title(form), period)
}

fn box_title(title: &'static str, number: &str, form: &str, period: TaxPeriod) -> Text {
    Text::of(title, [("number", number.into()), ("form", form_title(form).into()), ("period", period.into())])
}

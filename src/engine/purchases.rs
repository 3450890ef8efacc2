//! Purchases: the list, and one purchase at a time.

use super::change::rules::{Changes, Rule, books};
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::closed_periods::check_correction;
use super::{Engine, categories, nouns, require};
use domain::access::{Actor, Capability};
use domain::fielded::Fielded;
use domain::ids::{PurchaseId, SupplierId};
use domain::label;
use domain::noun::Noun;
use domain::purchase::supplier::Supplier;
use domain::purchase::typed::{PurchaseSupplier, TypedPurchase};
use domain::purchase::{Purchase, SupplierPurchase};
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// The filter and page of a request for purchases; the default leaves nothing out but has no rows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurchaseQuery {
    /// Words that the supplier's name, the document number or the note have to have, without regard to case.
    pub text: String,
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
    /// Only purchases of this supplier.
    pub supplier: Option<SupplierId>,
    /// The number of purchases to skip.
    pub offset: usize,
    /// The most purchases to return.
    pub limit: usize,
}

/// A page of purchases.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurchasePage {
    /// The latest first.
    pub purchases: Vec<SupplierPurchase>,
    /// The number of purchases on all pages.
    pub count: usize,
}

/// A purchase as it is saved. Its spelling in JSON is that of the changes that devices share.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PurchaseEdit {
    /// The purchase as it becomes.
    pub form: TypedPurchase,
    /// The purchase as it was read for the edit; `None` for a new one.
    pub was: Option<Purchase>,
}

impl PurchaseEdit {
    /// A purchase that becomes another, or is new.
    pub fn of(becomes: SupplierPurchase, was: Option<SupplierPurchase>) -> Self {
        Self { form: TypedPurchase::of(becomes), was: was.map(|was| was.purchase) }
    }
}

/// A change of a purchase.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum PurchaseChange {
    /// Adds a purchase, or overwrites one, and adds its supplier where that is new.
    #[serde(rename = "save_purchase")]
    Save(Box<PurchaseEdit>),
    /// Deletes a purchase.
    #[serde(rename = "delete_purchase")]
    Delete { id: PurchaseId },
    /// Sets the day on which a purchase was paid; `None` where it is not.
    #[serde(rename = "set_purchase_paid")]
    SetPaid { id: PurchaseId, on: Option<Day> },
    /// Gives a category, by its key or name, to the lines of purchases: to those without one, or over what they have.
    SetCategory { purchases: Vec<PurchaseId>, category: String, over: bool },
}

impl Changes for PurchaseChange {
    fn rule(&self) -> Rule<'_> {
        books(match self {
            Self::Save(_) | Self::SetPaid { .. } | Self::SetCategory { .. } => label!("change purchases"),
            Self::Delete { .. } => label!("delete purchases"),
        })
    }

    fn title(&self) -> Text {
        match self {
            Self::Save(_) => text!("Save purchase"),
            Self::Delete { .. } => text!("Delete purchase"),
            Self::SetPaid { .. } => text!("Payment of a purchase"),
            Self::SetCategory { .. } => text!("Set categories of purchases"),
        }
    }

    fn can_be_one_of_several(&self) -> bool {
        matches!(self, Self::Delete { .. } | Self::SetPaid { .. })
    }
}

impl Engine {
    /// A page of the purchases that a query matches. Needs `view_store_reports`.
    pub fn purchases(&self, actor: &Actor, query: &PurchaseQuery) -> Result<PurchasePage> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see purchases") })?;
        self.store.read(|read| {
            let suppliers = suppliers_by_id(read)?;
            let text = query.text.to_lowercase();
            let words: Vec<&str> = text.split_whitespace().collect();
            let mut page = PurchasePage::default();
            let mut heads = Vec::new();
            read.each_purchase_head(days(query.from, query.to), |purchase| {
                let supplier = suppliers.get(&purchase.supplier);
                let name = supplier.map_or("", |supplier| &supplier.name);
                let is_of = query.supplier.is_none_or(|supplier| supplier == purchase.supplier);
                let texts = std::iter::once(name).chain(purchase.searched());
                if is_of && has_words(&words, texts) {
                    page.count += 1;
                    if page.count > query.offset && heads.len() < query.limit {
                        heads.push(purchase);
                    }
                }
                Ok(())
            })?;
            let row = |head: Purchase| {
                let supplier = suppliers.get(&head.supplier).cloned().unwrap_or_default();
                Ok(SupplierPurchase { supplier, purchase: read.with_lines(head)? })
            };
            page.purchases = heads.into_iter().map(row).collect::<Result<_>>()?;
            Ok(page)
        })
    }

    /// The purchase with this id, and its supplier. Needs `view_store_reports`.
    pub fn purchase(&self, actor: &Actor, id: PurchaseId) -> Result<Option<SupplierPurchase>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see purchases") })?;
        self.store.read(|read| {
            let Some(purchase) = read.purchase(id)? else { return Ok(None) };
            let supplier = read.get(purchase.supplier)?.unwrap_or_default();
            Ok(Some(SupplierPurchase { supplier, purchase }))
        })
    }

    /// The purchases of this document number, with their suppliers. Needs `view_store_reports`.
    pub fn purchases_of_document(&self, actor: &Actor, document: &str) -> Result<Vec<SupplierPurchase>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see purchases") })?;
        self.store.read(|read| {
            let found = read.purchases_numbered(document, usize::MAX)?.into_iter();
            let is_it = |one: &Purchase| one.document.eq_ignore_ascii_case(document);
            let of = |purchase: Purchase| {
                let supplier = read.get(purchase.supplier)?.unwrap_or_default();
                Ok(SupplierPurchase { supplier, purchase })
            };
            found.filter(is_it).map(of).collect()
        })
    }

    /// The bytes of a file that is kept with a purchase. Needs `view_store_reports`.
    pub fn kept_file(&self, actor: &Actor, digest: &str) -> Result<Vec<u8>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see purchases") })?;
        let absent =
            || Error::Invalid { what: text!("The kept file"), problem: text!("it is not in the shop file") };
        self.store.read(|read| read.kept_file(digest)?.ok_or_else(absent))
    }

    /// The supplier with this id, archived or not. Needs `view_store_reports`.
    pub fn supplier(&self, actor: &Actor, id: SupplierId) -> Result<Option<Supplier>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see suppliers") })?;
        self.store.read(|read| Ok(read.get(id)?))
    }
}

/// All suppliers by their ids.
pub(super) fn suppliers_by_id(read: &Read<'_>) -> Result<HashMap<SupplierId, Supplier>> {
    Ok(read.all::<Supplier>()?.into_iter().map(|supplier| (supplier.id, supplier)).collect())
}

/// The first and the last day; of the years 0000 to 9999 where there is no other.
pub(super) fn days(from: Option<Day>, to: Option<Day>) -> (Day, Day) {
    let day = |number: i64| Day::from_number(number).unwrap_or_default();
    (from.unwrap_or_else(|| day(-719_528)), to.unwrap_or_else(|| day(2_932_896)))
}

/// True if each of these words, in lower case, is in one of the texts.
fn has_words<'t>(words: &[&str], texts: impl Iterator<Item = &'t str>) -> bool {
    words.is_empty() || {
        let texts: Vec<String> = texts.map(str::to_lowercase).collect();
        words.iter().all(|word| texts.iter().any(|text| text.contains(word)))
    }
}

/// Saves a purchase: a new one, whose id the file gives, or an edit. A new supplier is added.
/// Returns it; refused with what is wrong with it, when the supplier has another purchase of this
/// document number, or when the purchase is no longer what it was.
pub(super) fn save(write: &Write<'_>, edit: &PurchaseEdit) -> Result<Purchase> {
    let PurchaseEdit { form, was } = edit;
    check_correction(write, form.corrects, was.as_ref().and_then(|was| was.corrects))?;
    let supplier = supplier_of(write, &form.supplier)?;
    let purchase = form.purchase(supplier.id, write.shop()?.currency.decimals())?;
    let document = purchase.document.clone();
    let mut purchase =
        categories::named(write, purchase, was.as_ref())?.map_err(|problem| refused(&document, problem))?;
    if purchase.files != was.as_ref().map_or("", |was| &was.files) {
        let problem = text!("its files are attached by an import, and stay with it");
        return Err(refused(&purchase.document, problem));
    }
    let other = write.purchase_of_document(supplier.id, &purchase.document)?;
    if let Some(other) = other.filter(|other| was.as_ref().is_none_or(|was| was.id != other.id)) {
        let problem = text!(
            "there is one of {supplier} with this number already, of {date}. If this is another one, add something to its number, such as the year",
            supplier = supplier.name,
            date = other.date
        );
        return Err(refused(&purchase.document, problem));
    }
    match was {
        None => {
            purchase.id = write.add_purchase(&purchase)?;
            write.record(JournalChange::purchase(purchase.id, None, Some(&purchase)));
        }
        Some(was) => {
            purchase.id = was.id;
            match write.purchase(was.id)? {
                Some(is) if is == *was => replace(write, was, &purchase)?,
                Some(_) => {
                    let problem =
                        text!("it was changed meanwhile. Nothing was saved: look at what it is now");
                    return Err(refused(&was.document, problem));
                }
                None => {
                    return Err(refused(&was.document, text!("it was deleted meanwhile; add it again")));
                }
            }
        }
    }
    let (document, supplier) = (&purchase.document, supplier.name);
    write.entitle(match was {
        Some(_) => text!("Edit purchase {document} of {supplier}", document, supplier),
        None => text!("Add purchase {document} of {supplier}", document, supplier),
    });
    Ok(purchase)
}

/// Deletes a purchase; refused when none has this id.
pub(super) fn delete(write: &Write<'_>, id: PurchaseId) -> Result<Purchase> {
    let Some(was) = write.purchase(id)? else {
        return Err(refused(&id.to_string(), text!("it is not there any more; look at the list")));
    };
    remove(write, &was)?;
    let supplier = write.get::<Supplier>(was.supplier)?.unwrap_or_default();
    let (document, supplier) = (&was.document, supplier.name);
    write.entitle(text!("Delete purchase {document} of {supplier}", document, supplier));
    Ok(was)
}

/// Sets the day of payment; refused when no purchase has this id.
pub(super) fn set_paid(write: &Write<'_>, id: PurchaseId, on: Option<Day>) -> Result<Purchase> {
    let Some(was) = write.purchase(id)? else {
        return Err(refused(&id.to_string(), text!("it is not there any more; look at the list")));
    };
    let purchase = Purchase { paid_on: on, ..was.clone() };
    replace(write, &was, &purchase)?;
    let (document, supplier) = (&was.document, write.get::<Supplier>(was.supplier)?.unwrap_or_default().name);
    write.entitle(match on {
        Some(on) => text!("Purchase {document} of {supplier} was paid on {on}", document, supplier, on),
        None => text!("Purchase {document} of {supplier} is not paid", document, supplier),
    });
    Ok(purchase)
}

/// Gives a category to the lines of these purchases that have none, or to all. One that is gone is left out.
pub(super) fn set_category(write: &Write<'_>, ids: &[PurchaseId], category: &str, over: bool) -> Result<u64> {
    let known = categories::all(write)?;
    let refused = |problem| Error::Invalid { what: text!("The category"), problem };
    let category = categories::key(&known, category).map_err(refused)?;
    let mut count = 0_u64;
    for id in ids {
        let Some(was) = write.purchase(*id)? else { continue };
        let mut purchase = was.clone();
        for line in purchase.lines.iter_mut().filter(|line| over || line.category.is_empty()) {
            line.category.clone_from(&category);
        }
        if purchase != was {
            count += 1;
            replace(write, &was, &purchase)?;
        }
    }
    let name = known.name(&category);
    write.entitle(match (category.is_empty(), count) {
        (true, _) => text!("Take the category from {count} {count:purchase|purchases}", count),
        (false, _) => text!("Set category {name} of {count} {count:purchase|purchases}", name, count),
    });
    Ok(count)
}

pub(super) fn remove(write: &Write<'_>, was: &Purchase) -> Result<()> {
    write.delete_purchase(was)?;
    write.record(JournalChange::purchase(was.id, Some(was), None));
    Ok(())
}

pub(super) fn replace(write: &Write<'_>, was: &Purchase, purchase: &Purchase) -> Result<()> {
    if purchase != was {
        write.put_purchase(Some(was), purchase)?;
        write.record(JournalChange::purchase(was.id, Some(was), Some(purchase)));
    }
    Ok(())
}

fn refused(document: &str, problem: Text) -> Error {
    Error::Invalid { what: text!("Purchase {document}", document), problem }
}

/// The supplier of a purchase: one of the list, by its id or its name, or a new one, which is added.
fn supplier_of(write: &Write<'_>, supplier: &PurchaseSupplier) -> Result<Supplier> {
    let new = match supplier {
        PurchaseSupplier::Existing(id) => return nouns::existing(write, *id),
        PurchaseSupplier::New(new) => new.checked()?,
    };
    match write.called::<Supplier>(&new.name)? {
        Some(found) => Ok(found),
        None => nouns::add(write, new),
    }
}

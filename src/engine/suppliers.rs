//! Suppliers: the list, one supplier at a time, and suggestions while a name is typed. A supplier that nothing
//! is bought from any more is archived: kept for its purchases, left out of suggestions.

use serde::{Deserialize, Serialize};

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::SupplierId;
use domain::purchase::form::PurchaseSupplier;
use domain::purchase::supplier::Supplier;
use domain::text::suggest::fit;
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// A supplier as it is saved.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupplierEdit {
    /// The new values.
    pub supplier: Supplier,
    /// The supplier as it was read for the edit; `None` for a new one.
    pub was: Option<Supplier>,
}

impl Engine {
    /// The suppliers that match a text (all when it is empty), by how well they match, then by name; archived
    /// ones only when asked for. Needs `manage_store`.
    pub fn suppliers(&self, actor: &Actor, text: &str, archived: bool) -> Result<Vec<Supplier>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see suppliers" })?;
        self.store.read(|read| fitting(read, text, archived))
    }

    /// The suppliers that match a typed text, best first, without archived ones. Needs `manage_store`.
    pub fn supplier_suggestions(&self, actor: &Actor, text: &str, limit: usize) -> Result<Vec<Supplier>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "see suppliers" })?;
        let mut found = self.store.read(|read| fitting(read, text, false))?;
        found.truncate(limit);
        Ok(found)
    }

    /// The supplier with this id, archived or not. Needs `view_store_reports`.
    pub fn supplier(&self, actor: &Actor, id: SupplierId) -> Result<Option<Supplier>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: "see suppliers" })?;
        self.store.read(|read| Ok(read.supplier(id)?))
    }
}

/// Saves a supplier: a new one, whose id the file gives, or an edit. Returns it; refused when another
/// one has its name, or when the supplier is no longer equal to `was`.
pub(super) fn save(write: &Write<'_>, edit: &SupplierEdit) -> Result<Supplier> {
    let (mut supplier, was) = (edit.supplier.checked()?, edit.was.as_ref());
    let other = write.supplier_called(&supplier.name)?;
    if let Some(other) = other.filter(|other| was.is_none_or(|was| was.id != other.id)) {
        let archived = if other.archived { ", in the archive" } else { "" };
        return Err(Error::Invalid {
            what: "The supplier".to_owned(),
            problem: format!("there is one called \"{}\" already{archived}", other.name),
        });
    }
    match was {
        None => supplier.id = add(write, &supplier)?,
        Some(was) => {
            supplier.id = was.id;
            match write.supplier(was.id)? {
                Some(is) if is == *was => replace(write, was, &supplier)?,
                Some(_) => {
                    let problem = "it was changed meanwhile. Nothing was saved: look at what it is now";
                    return Err(refused(&was.name, problem));
                }
                None => return Err(refused(&was.name, "it is gone")),
            }
        }
    }
    let verb = if was.is_some() { "Edit" } else { "Add" };
    write.entitle(format!("{verb} supplier {}", supplier.name));
    Ok(supplier)
}

/// Archives a supplier or takes it out of the archive; refused when none has this id.
pub(super) fn archive(write: &Write<'_>, id: SupplierId, archived: bool) -> Result<Supplier> {
    let was = existing(write, id)?;
    let supplier = Supplier { archived, ..was.clone() };
    replace(write, &was, &supplier)?;
    let verb = if archived { "Archive" } else { "Bring back" };
    write.entitle(format!("{verb} supplier {}", supplier.name));
    Ok(supplier)
}

/// The supplier of a form: one of the list, by its id or its name, or a new one, which is added.
pub(super) fn of_form(write: &Write<'_>, supplier: &PurchaseSupplier) -> Result<Supplier> {
    let new = match supplier {
        PurchaseSupplier::Existing(id) => return existing(write, *id),
        PurchaseSupplier::New(new) => new.checked()?,
    };
    match write.supplier_called(&new.name)? {
        Some(found) => Ok(found),
        None => Ok(Supplier { id: add(write, &new)?, ..new }),
    }
}

fn existing(read: &Read<'_>, id: SupplierId) -> Result<Supplier> {
    read.supplier(id)?.ok_or_else(|| refused(&id.to_string(), "there is none of this id"))
}

fn add(write: &Write<'_>, supplier: &Supplier) -> Result<SupplierId> {
    let id = write.add_supplier(supplier)?;
    write.record(JournalChange::supplier(id, None, Some(supplier)));
    Ok(id)
}

fn replace(write: &Write<'_>, was: &Supplier, supplier: &Supplier) -> Result<()> {
    if supplier != was {
        write.put_supplier(supplier)?;
        write.record(JournalChange::supplier(was.id, Some(was), Some(supplier)));
    }
    Ok(())
}

fn refused(name: &str, problem: &str) -> Error {
    Error::Invalid { what: format!("Supplier \"{name}\""), problem: problem.to_owned() }
}

/// The suppliers that match, best first.
fn fitting(read: &Read<'_>, text: &str, archived: bool) -> Result<Vec<Supplier>> {
    let shown = read.suppliers()?.into_iter().filter(|supplier| archived || !supplier.archived);
    let fit = |supplier: Supplier| {
        let fit = fit(text, &supplier.vat_number, &supplier.name, &[])?;
        Some((Some(fit).filter(|_| !text.trim().is_empty()), supplier))
    };
    let mut found: Vec<_> = shown.filter_map(fit).collect();
    found.sort_by_cached_key(|(fit, supplier)| (*fit, supplier.name.to_lowercase(), supplier.id));
    Ok(found.into_iter().map(|(_, supplier)| supplier).collect())
}

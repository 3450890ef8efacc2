//! The list of suppliers.

use std::cmp::Ordering;

use domain::Result;
use domain::access::Actor;
use domain::ids::SupplierId;
use domain::purchase::supplier::Supplier;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Local};
use engine::{Change, Edit, Engine, Listing, Outcome, SUPPLIER_COLUMNS};

use crate::model::listed::{Place, holds};
use crate::model::{Record, Tab};

impl Record for Supplier {
    type Context = ();
    type Key = SupplierId;
    type Value = Self;
    /// Name, country, VAT number and note.
    type Texts = [String; 4];

    const TAB: Tab = Tab::Suppliers;
    const LISTED: Place<Self> = (|lists| &lists.suppliers, |lists| &mut lists.suppliers);
    const ONE: &'static str = "supplier";
    const MANY: &'static str = "suppliers";
    const SAVED: &'static str = "Supplier saved";
    const ALL: &'static str = "All suppliers, archived ones too.";
    const COLUMNS: &'static [ColumnOf<Self>] = SUPPLIER_COLUMNS;
    const CONTEXT: &'static () = &();

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.suppliers(actor, "", true)
    }

    fn key(&self) -> SupplierId {
        self.id
    }

    fn compare(&self, key: &SupplierId) -> Ordering {
        self.id.cmp(key)
    }

    fn is_archived(&self) -> bool {
        self.archived
    }

    fn holds(&self, text: &str) -> bool {
        holds(&[&self.name, &self.vat_number, &self.country, &self.note], text)
    }

    fn value(&self) -> &Self {
        self
    }

    fn key_of(supplier: &Self) -> SupplierId {
        supplier.id
    }

    fn name_of(supplier: &Self) -> &str {
        &supplier.name
    }

    fn save(supplier: Self, was: Option<Self>, _now: Local) -> Change {
        Change::SaveSupplier(Box::new(Edit { value: supplier, was }))
    }

    fn archive(id: SupplierId, archived: bool) -> Change {
        Change::ArchiveSupplier { id, archived }
    }

    fn changed(outcome: Outcome) -> Result<Self> {
        outcome.supplier()
    }

    fn listing(only: Option<Vec<SupplierId>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Suppliers(only)
    }
}

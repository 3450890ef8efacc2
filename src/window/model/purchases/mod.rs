//! The list of purchases.

pub(super) mod form;
pub(super) mod suppliers;
pub(crate) mod texts;

use std::cmp::Ordering;

use domain::Result;
use domain::access::Actor;
use domain::ids::PurchaseId;
use domain::purchase::SupplierPurchase;
use domain::purchase::form::{PurchaseForm, PurchaseSupplier};
use domain::purchase::supplier::Supplier;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{
    Change, Engine, Listing, Outcome, PURCHASE_LIST_COLUMNS, PurchaseEdit, PurchaseQuery, PurchaseSelection,
};

use crate::model::listed::{Place, Sum, holds};
use crate::model::{ListQuery, PurchaseTexts, Record, Tab};

impl Record for SupplierPurchase {
    type Context = ();
    type Key = PurchaseId;
    type Value = Self;
    type Texts = PurchaseTexts;

    const TAB: Tab = Tab::Purchases;
    const LISTED: Place<Self> = (|lists| &lists.purchases, |lists| &mut lists.purchases);
    const ONE: &'static str = "purchase";
    const MANY: &'static str = "purchases";
    const SAVED: &'static str = "Purchase saved";
    const ALL: &'static str =
        "All purchases, a row for each line, earliest first. As CSV they can be imported again.";
    const COLUMNS: &'static [ColumnOf<Self>] = PURCHASE_LIST_COLUMNS;
    const CONTEXT: &'static () = &();
    const QUERY: ListQuery = ListQuery::by("date").descending();
    const IS_DELETED: bool = true;
    const SUMS: &'static [Sum<Self>] = &[
        ("net", |one| one.purchase.net()),
        ("tax", |one| one.purchase.tax()),
        ("deductible", |one| one.purchase.deductible_tax()),
    ];

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        let all = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
        Ok(engine.purchases(actor, &all)?.purchases)
    }

    fn key(&self) -> PurchaseId {
        self.purchase.id
    }

    fn compare(&self, key: &PurchaseId) -> Ordering {
        self.purchase.id.cmp(key)
    }

    fn is_archived(&self) -> bool {
        false
    }

    fn holds(&self, text: &str) -> bool {
        let Self { supplier, purchase } = self;
        holds(&[&supplier.name, &purchase.document, &purchase.note, &supplier.country], text)
    }

    fn day(&self) -> Option<Day> {
        Some(self.purchase.date)
    }

    fn value(&self) -> &Self {
        self
    }

    fn key_of(one: &Self) -> PurchaseId {
        one.purchase.id
    }

    fn name_of(one: &Self) -> &str {
        &one.purchase.document
    }

    fn save(one: Self, was: Option<Self>, _now: Local) -> Change {
        let is_new = one.supplier.id == Supplier::default().id;
        let supplier = if is_new {
            PurchaseSupplier::New(one.supplier)
        } else {
            PurchaseSupplier::Existing(one.supplier.id)
        };
        let form = PurchaseForm { supplier, ..PurchaseForm::of(&one.purchase) };
        Change::SavePurchase(Box::new(PurchaseEdit { form, was: was.map(|was| was.purchase) }))
    }

    /// Deletes it; undo brings it back.
    fn archive(id: PurchaseId, _is_archived: bool) -> Change {
        Change::DeletePurchase { id }
    }

    fn changed(outcome: Outcome) -> Result<Self> {
        let purchase = outcome.purchase()?;
        Ok(Self { supplier: Supplier { id: purchase.supplier, ..Supplier::default() }, purchase })
    }

    fn listing(only: Option<Vec<PurchaseId>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Purchases(PurchaseSelection { only, of: None })
    }
}

//! What the tabs draw: answers of the engine turned into words and points, once per answer.

mod api_keys;
mod backups;
mod change;
mod classes;
mod drafts;
mod entries;
mod export;
mod grid_layout;
mod hints;
mod history;
mod import;
mod listed;
mod order_actions;
mod order_draft;
mod order_figures;
mod order_form;
mod order_list;
mod orders;
mod period;
mod rate_cells;
mod rates;
mod refund_draft;
mod sales;
mod sellers;
mod shop;
mod shop_form;
mod tab;
mod tax_summary;

pub(crate) use api_keys::{KeyAction, KeyAnswer, KeyRow, NewKey};
pub(crate) use backups::{BackupList, held};
pub(crate) use change::{Change, Rising};
pub(crate) use classes::{ClassEntry, ClassesView};
pub(crate) use drafts::{Drafts, FormDraft};
pub(crate) use entries::{EntriesView, EntryRow, Figure, MOST_ENTRIES, MOST_ORDERS, Term};
pub(crate) use export::{ExportContent, ExportSource, ExportSubject, stem_of};
pub(crate) use grid_layout::GridLayout;
pub(crate) use hints::{HintView, HintsView};
pub(crate) use history::{HistoryRow, HistoryView, StepState};
pub(crate) use import::{FileColumns, ImportRequest, Imported, RememberedColumns, Running};
pub(crate) use listed::{ArchiveFilter, CustomersAction, ListQuery, ListView, ProductsAction, Record};
pub(crate) use order_actions::{Orders, OrdersAction, Saving};
pub(crate) use order_draft::{DraftLine, Form, OrderDraft, OrderKey, Spot, Suggesting, Unsaved};
pub(crate) use order_figures::{PricedView, taxed_at_words};
pub(crate) use order_form::{Mistake, Offered, OpenOrder, Pick, RefundRow, RefundView, Scanned};
pub(crate) use order_list::{HELD, ListRow, OrderColumn, OrderFilter, OrderListView, around};
pub(crate) use orders::{OrderRow, OrdersView, Standing};
pub(crate) use period::{PeriodChoice, Span};
pub(crate) use rate_cells::{
    CellText, Draft, Field, Grid, RateEdits, RowEdit, RowKey, Written, class_of_new, copied, flag_text,
    unsaid, yes_or_no,
};
pub(crate) use rates::{AllRates, RateRow, RatesView, Shown};
pub(crate) use refund_draft::{Extent, RefundDraft};
pub(crate) use sales::{ComparedView, Point, SalesView, Series};
pub(crate) use sellers::{SellerRow, SellersView};
pub(crate) use shop::{
    ClassDetail, Facts, JournalSteps, LockedShop, SignInAttempt, Staff, UserAction, role_name,
};
pub(crate) use shop_form::ShopForm;
pub(crate) use tab::Tab;
pub(crate) use tax_summary::{TaxPoint, TaxRow, TaxView};

use crate::domain::error::Error;
use crate::domain::money::Money;

/// Something that was asked for and not given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) message: String,
    pub(crate) code: &'static str,
    pub(crate) status: u16,
}

impl From<&Error> for Refusal {
    fn from(error: &Error) -> Self {
        Self { message: error.to_string(), code: error.code(), status: error.status() }
    }
}

/// The button that opens a shop without the log that it has lost.
pub(crate) const GO_ON: &str = "Go on without it";

impl Refusal {
    /// Whether a shop is refused that can be gone on with, without the log that it has lost.
    pub(crate) fn is_of_lost_log(&self) -> bool {
        self.code == "tillbook_lost_log"
    }

    /// As it was said before, from where it was kept.
    pub(crate) fn again(message: String, code: &str, status: u16) -> Self {
        let code = CODES.into_iter().find(|one| *one == code).unwrap_or("tillbook_invalid");
        Self { message, code, status }
    }
}

/// The codes that a cell can be refused with.
const CODES: [&str; 7] = [
    "store_api_invalid_tax_data",
    "store_api_invalid_tax_id",
    "store_api_user_cannot_create_tax",
    "store_api_user_cannot_edit_tax",
    "tillbook_busy",
    "tillbook_shop_file",
    "tillbook_storage",
];

/// What is known of something that was asked for. Old figures stay until new ones arrive.
#[derive(Debug)]
pub(crate) struct Loadable<T> {
    pub(crate) value: Option<T>,
    pub(crate) refusal: Option<Refusal>,
    pub(crate) is_waiting: bool,
}

impl<T> Default for Loadable<T> {
    fn default() -> Self {
        Self { value: None, refusal: None, is_waiting: false }
    }
}

impl<T> Loadable<T> {
    /// Takes an answer in.
    pub(crate) fn answered(&mut self, answer: Result<T, Refusal>) {
        self.is_waiting = false;
        match answer {
            Ok(value) => {
                self.value = Some(value);
                self.refusal = None;
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
    }
}

/// An amount as a height in a picture, where exactness ends at a pixel.
pub(crate) fn plotted(amount: Money) -> f64 {
    #[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a picture")]
    let units = amount.ten_thousandths() as f64;
    units / 10_000.0
}

//! View models: what the tabs draw, made once from an answer of the engine. What is only a text of the answer is made
//! where it is drawn. Nothing here reads a shop file or draws.

mod advice;
mod backups;
mod drafts;
mod export;
mod field_texts;
mod found;
mod import;
mod invoices;
mod list_query;
mod new_shop;
mod orders;
mod period;
mod periods;
mod rates;
mod sharing;
mod shop;
mod steps;
pub(crate) mod suggest;
mod tab;

pub(crate) use self::backups::{BackupList, held};
pub(crate) use advice::GO_ON;
pub(crate) use drafts::{Draft, Drafts, FormKey, Texts, follow};
pub(crate) use export::{ExportContent, ExportSource, ExportSubject, stem_of};
pub(crate) use field_texts::{FieldTexts, Mistakes, country_of, place, typed};
pub(crate) use found::{Found, FoundEntry, MOST_FOUND, Target, number_in};
pub(crate) use import::{FileColumns, ImportRequest, Imported, PresetChoice};
pub(crate) use invoices::{InvoiceCount, KeptInvoice, OrderInvoices, PrintedInvoice, electronic};
pub(crate) use list_query::{ArchiveFilter, ListQuery};
pub(crate) use new_shop::{NewShop, NewShopField, ShopToMake};
pub(crate) use orders::OrderBadge;
pub(crate) use orders::actions::{Orders, OrdersAction, Saving};
pub(crate) use orders::draft::{
    DraftCoupon, DraftLine, Form, FormField, OrderDraft, OrderKey, Suggesting, Unsaved,
};
pub(crate) use orders::figures::{PricedView, WarningRemedy, WarningView, place_taxed};
pub(crate) use orders::form::{
    Extent, Mistake, Offered, OpenOrder, Pick, RefundDraft, RefundRow, RefundView,
};
pub(crate) use orders::list::{HELD, ListRow, OrderColumn, OrderFilter, OrderListView, around};
pub(crate) use period::{PeriodChoice, Span};
pub(crate) use periods::{PeriodLine, schedule_with};
pub(crate) use rates::classes::{ClassEntry, ClassesView, derived_rate_type};
pub(crate) use rates::hints::{HintsView, odd_column, repaired_text};
pub(crate) use rates::panel::{PlanForm, TaxTrial, TrialView, VersionsView};
pub(crate) use rates::{
    AllRates, Field, Grid, GridQuery, KeptCell, RateEdits, RatesView, RowKey, SavedRow, cell_text, copied,
    new_rate,
};
pub(crate) use sharing::{DeviceRow, GroupAction, GroupAnswer, Invitation, JoinForm, SharingView};
pub(crate) use shop::{ClassDetail, KeyRow, LockedShop, ShopInfo, SignInAttempt, Staff, permission_name};
pub(crate) use steps::{JournalSteps, NextStep, Place};
pub(crate) use tab::{SHOW_PURCHASES, Tab};

use std::borrow::Cow;
use std::task::Poll;

use crate::format::Formatter;
use ::backups::is_lost;
use domain::error::{Error, Result};
use domain::money::Money;
use worker::Request;

/// An error of the engine or the worker as the window shows it. `code` and `status` are those of the API.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refusal {
    pub(crate) message: String,
    pub(crate) code: Cow<'static, str>,
    pub(crate) status: u16,
    /// True if the shop itself could not be opened, because its file is missing, damaged, no shop, or without its log.
    pub(crate) is_lost: bool,
}

impl Refusal {
    /// An error, its sentence by the preferences.
    pub(crate) fn new(error: &Error, formatter: Formatter) -> Self {
        let changed = match error {
            Error::ChangedMeanwhile { field: "rate", was, now } => {
                let [was, now] = [was, now].map(|percent| formatter.grouped(percent));
                Some(Error::ChangedMeanwhile { field: "rate", was, now })
            }
            _ => None,
        };
        let advice = error.advice().and_then(|advice| advice::sentence(advice, formatter));
        let shown = changed.as_ref().unwrap_or(error);
        let message = shown.advised(advice.as_deref(), &|text| formatter.text(text));
        Self { message, code: error.code().into(), status: error.status(), is_lost: is_lost(error) }
    }

    /// True if the shop's log is missing, so that `GO_ON` can be offered.
    pub(crate) fn is_of_lost_log(&self) -> bool {
        self.code == "tillbook_lost_log"
    }

    /// True for a contradiction with the order's invoice, which a new one can correct.
    pub(crate) fn is_of_invoice(&self) -> bool {
        self.code == "tillbook_invoiced"
    }

    /// A refusal that was kept with an unsaved cell.
    pub(crate) fn again(message: String, code: String, status: u16) -> Self {
        Self { message, code: code.into(), status, is_lost: false }
    }
}

/// An answer of a worker that may still be pending. The previous value is shown until the next one arrives.
#[derive(Debug)]
pub(crate) struct Loadable<T> {
    pub(crate) value: Option<T>,
    pub(crate) refusal: Option<Refusal>,
    request: Option<Request<T>>,
}

impl<T> Default for Loadable<T> {
    fn default() -> Self {
        Self { value: None, refusal: None, request: None }
    }
}

impl<T> Loadable<T> {
    /// Waits for this request in place of an earlier one. Returns the earlier answer if it has arrived
    /// unread, for the caller to drop elsewhere: freeing it may take longer than a frame.
    pub(crate) fn wait_for(&mut self, request: Request<T>) -> Option<Result<T>> {
        self.request.replace(request).and_then(|mut earlier| earlier.take())
    }

    /// Stores the answer once it has arrived, and returns the value that it replaces. An error leaves the
    /// value.
    pub(crate) fn poll(&mut self, formatter: Formatter) -> Poll<Option<T>> {
        let Some(answer) = self.request.as_mut().and_then(Request::take) else { return Poll::Pending };
        self.request = None;
        self.refusal = None;
        match answer {
            Ok(value) => return Poll::Ready(self.value.replace(value)),
            Err(error) => self.refusal = Some(Refusal::new(&error, formatter)),
        }
        Poll::Ready(None)
    }

    /// True while a request is pending.
    pub(crate) const fn is_waiting(&self) -> bool {
        self.request.is_some()
    }

    /// True before the first request.
    pub(crate) const fn is_unknown(&self) -> bool {
        self.value.is_none() && self.refusal.is_none() && self.request.is_none()
    }
}

/// True if a text in lower case is part of one of these.
pub(crate) fn holds<'t>(texts: impl IntoIterator<Item = &'t str>, text: &str) -> bool {
    texts.into_iter().any(|one| one.to_lowercase().contains(text))
}

/// An amount as a height in a chart, where rounding to an `f64` is far below a pixel.
pub(crate) fn plotted(amount: Money) -> f64 {
    #[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a picture")]
    let units = amount.ten_thousandths() as f64;
    units / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use worker::{Wake, spawn_once};

    fn answered(answer: Result<u32>) -> Request<u32> {
        let (told, wait) = std::sync::mpsc::sync_channel(1);
        let wake: Wake = Arc::new(move || told.send(()).unwrap());
        let request = spawn_once("answer", &wake, || answer).unwrap();
        wait.recv().unwrap();
        request
    }

    #[test]
    fn a_value_stays_until_the_next_and_only_the_newest_question_is_answered() {
        let mut loadable = Loadable::default();
        assert!(loadable.is_unknown() && loadable.poll(Formatter::default()).is_pending());
        assert!(loadable.wait_for(answered(Ok(1))).is_none());
        assert!(loadable.is_waiting() && !loadable.is_unknown());
        let late = loadable.wait_for(answered(Ok(2)));
        assert!(matches!(late, Some(Ok(1))), "it was to be freed elsewhere");
        assert_eq!(loadable.poll(Formatter::default()), Poll::Ready(None));
        assert_eq!((loadable.value, loadable.is_waiting()), (Some(2), false));
        assert!(loadable.wait_for(answered(Err(Error::Busy))).is_none());
        assert_eq!(loadable.poll(Formatter::default()), Poll::Ready(None));
        assert_eq!(loadable.value, Some(2), "the figures of before stay");
        assert_eq!(loadable.refusal.as_ref().map(|refusal| &*refusal.code), Some("tillbook_busy"));
        assert!(loadable.wait_for(answered(Ok(3))).is_none());
        assert_eq!(loadable.poll(Formatter::default()), Poll::Ready(Some(2)));
        assert_eq!((loadable.value, loadable.refusal), (Some(3), None));
    }
}

//! An open shop: sends requests to the worker threads and holds the answers that tabs and dialogs draw.
//! Nothing here waits for an answer, and nothing here knows a tab; `app` takes the answers to changes.
//!
//! A new view takes a `Loadable` in `Views` and a method that requests it.

pub(crate) mod drafts;
mod export;
mod file_check;
mod finding;
mod journal;
mod orders;
mod people;
mod rates;
mod reading;
mod sharing;
mod shop;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::task::Poll;

use crate::format::{Amounts, Formatter};
use crate::model::{
    BackupList, ClassDetail, ClassesView, Found, GridQuery, HintsView, JournalSteps, KeptInvoice, KeyRow,
    Loadable, LockedShop, PeriodChoice, PrintedInvoice, RatesView, ShopInfo, Staff, TaxTrial, TrialView,
    VersionsView,
};
use crate::translate;
use backups::Backups;
use domain::access::Actor;
use domain::error::Result;
use domain::noun::Noun;
use domain::purchase::category::Categories;
use domain::purchase::supplier::Supplier;
use domain::tax::class::ClassSlug;
use domain::time::compared::Comparison;
use domain::time::period::Grouping;
use domain::time::{Instant, Local, Zone};
use engine::{Engine, ShopOpener};
use system::Clock;
use worker::{Open, Request, Size, Wake, Watch, Worker};

pub(crate) use export::{books_export, selected};
pub(crate) use file_check::FileCheck;
pub(crate) use finding::Search;
use orders::OrderViews;
pub(crate) use orders::{name_lines, open_order};
pub(crate) use reading::Reading;
use sharing::Sharing;
pub(crate) use sharing::join;

/// The answers that tabs and dialogs draw. They belong to the acting user and are dropped when another signs
/// in.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) classes: Loadable<ClassesView>,
    pub(crate) suppliers: Loadable<Vec<Supplier>>,
    pub(crate) categories: Loadable<Categories>,
    pub(crate) class: Loadable<ClassDetail>,
    pub(crate) rates: Loadable<RatesView>,
    /// Hints at rates that may be wrong.
    pub(crate) hints: Loadable<Arc<HintsView>>,
    /// The versions of tax rates.
    pub(crate) versions: Loadable<Arc<VersionsView>>,
    /// The rates that apply at the address that is tried.
    pub(crate) trial: Loadable<TrialView>,
    steps: Loadable<JournalSteps>,
    pub(crate) staff: Loadable<Vec<Staff>>,
    /// The document that the Invoices tab shows.
    pub(crate) invoice: Loadable<PrintedInvoice>,
    /// What the file says that the Purchases tab shows.
    pub(crate) kept: Loadable<KeptInvoice>,
    /// The API keys that are not revoked.
    pub(crate) keys: Loadable<Vec<KeyRow>>,
    pub(crate) backups: Loadable<BackupList>,
    /// Results for the palette.
    pub(crate) found: Loadable<Found>,
}

/// Takes in the answer to a request if it has come; true while it is still waited for.
type Waiting = Box<dyn Fn(&mut ShopSession) -> bool>;

/// An open shop: its threads, and the answers about it.
pub(crate) struct ShopSession {
    worker: Worker<Engine>,
    /// Requests to the reader thread that are open.
    asked: Vec<Waiting>,
    /// Notices changes of the file.
    watch: Watch,
    /// Asks the writer thread whether another program changed the file.
    counting: Option<Request<i64>>,
    change_counter: Option<i64>,
    pub(crate) wake: Wake,
    opener: ShopOpener,
    /// The device of a shared shop. It ends after `worker`, whose last changes it makes.
    sharing: Option<Sharing>,
    user: Option<String>,
    /// The login of the user who has given their password.
    admitted: Option<String>,
    clock: Clock,
    pub(crate) formatter: Formatter,
    /// Set while a password is needed before anything is shown.
    pub(crate) locked: Option<LockedShop>,
    /// `None` if no backups are made.
    backups: Option<Backups>,
    file_check: Option<Request<FileCheck>>,
    pub(crate) facts: Loadable<ShopInfo>,
    pub(crate) views: Views,
    pub(crate) order_views: OrderViews,
    pub(crate) period: PeriodChoice,
    /// The range that reports are compared with, relative to `period`.
    pub(crate) compare: Option<Comparison>,
    /// The periods of the sales; those of the range when absent.
    pub(crate) grouping: Option<Grouping>,
    /// How often all was to be requested again, and how often that or what depends on tax rates. Rooms that were
    /// loaded before do it when the number differs.
    pub(crate) refreshed: u64,
    pub(crate) taxes_refreshed: u64,
    /// The folder of data, which has the user's own forms.
    data: PathBuf,
    /// The number of the document that is shown.
    looking_at_invoice: Option<String>,
    looking_at_file: Option<String>,
    /// The class whose details are shown.
    class: Option<ClassSlug>,
    /// The filter and sort of the grid of rates.
    pub(crate) shown: GridQuery,
    /// The address that is tried.
    tried: Option<TaxTrial>,
    /// The rates in memory are from before a change.
    is_stale: bool,
    /// The text that `views.found` was requested for.
    finding: Option<String>,
}

impl ShopSession {
    /// Opens a shop file on the worker threads. An error in opening it is the refusal of `facts`.
    pub(crate) fn open(
        path: &Path,
        user: Option<String>,
        clock: Clock,
        formatter: Formatter,
        wake: &Wake,
    ) -> Result<Self> {
        let opener = ShopOpener::new(path);
        let own = opener.clone();
        let open: Open<Engine> = Arc::new(move || own.open());
        let mut session = Self {
            worker: Worker::start(&open, wake, Size::WINDOW)?,
            asked: Vec::new(),
            watch: Watch::start(&open, Engine::change_counter, wake)?,
            counting: None,
            change_counter: None,
            wake: Arc::clone(wake),
            opener,
            sharing: None,
            user,
            admitted: None,
            clock,
            formatter,
            locked: None,
            backups: None,
            file_check: None,
            facts: Loadable::default(),
            views: Views::default(),
            order_views: OrderViews::default(),
            period: PeriodChoice::default(),
            compare: Some(Comparison::PeriodBefore),
            grouping: None,
            refreshed: 0,
            taxes_refreshed: 0,
            data: PathBuf::new(),
            looking_at_invoice: None,
            looking_at_file: None,
            class: None,
            shown: GridQuery::default(),
            tried: None,
            is_stale: false,
            finding: None,
        };
        session.ask_facts();
        Ok(session)
    }

    /// Reads the user's own forms of tax returns from this folder of data.
    pub(crate) fn reading_forms(mut self, data: &Path) -> Self {
        data.clone_into(&mut self.data);
        self
    }

    pub(crate) fn path(&self) -> &Path {
        self.opener.path()
    }

    /// The format of the shop's amounts; `None` until its facts are loaded.
    pub(crate) fn amounts(&self) -> Option<Amounts> {
        self.facts.value.as_ref().map(|facts| Amounts::new(facts.shop.currency, self.formatter))
    }

    /// No request is open.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.asked.is_empty() && self.counting.is_none()
    }

    /// Watches for changes of other programs, while the window is not minimized.
    pub(crate) fn attend(&mut self, is_seen: bool) {
        self.watch.look(is_seen && self.facts.value.is_some());
        if self.watch.take() {
            self.look_for_changes();
        }
    }

    /// The present in the shop's time zone.
    pub(crate) fn now_in(&self, zone: Zone) -> Instant {
        self.clock.now(zone)
    }

    /// Requests everything again if another program has changed the file. The writer thread is asked, since
    /// its change counter leaves out its own changes.
    pub(crate) fn look_for_changes(&mut self) {
        if self.counting.is_none() {
            self.counting = Some(self.worker.write(|engine| engine.change_counter()));
        }
    }

    /// Requests again all views of tabs that were requested before.
    pub(crate) fn refresh(&mut self) {
        self.ask_facts();
        self.refresh_views();
    }

    fn refresh_views(&mut self) {
        self.refreshed += 1;
        self.refresh_taxes();
        if !self.views.suppliers.is_unknown() {
            self.ask_suppliers();
        }
        if !self.views.categories.is_unknown() {
            self.ask_categories();
        }
        self.refresh_orders();
    }

    /// Requests the suppliers of purchases.
    pub(crate) fn show_suppliers(&mut self) {
        if self.views.suppliers.is_unknown() {
            self.ask_suppliers();
        }
    }

    fn ask_suppliers(&mut self) {
        self.ask(
            |session| &mut session.views.suppliers,
            |engine, actor| {
                let mut all: Vec<Supplier> = engine.nouns(actor, "", true)?;
                all.sort_by_key(Noun::id);
                Ok(all)
            },
        );
    }

    /// Requests the categories of purchases.
    pub(crate) fn show_categories(&mut self) {
        if self.views.categories.is_unknown() {
            self.ask_categories();
        }
    }

    fn ask_categories(&mut self) {
        self.ask(|session| &mut session.views.categories, |engine, actor| engine.categories(actor));
    }

    /// Requests the document of a number, unless it is waited for.
    pub(crate) fn look_at_invoice(&mut self, number: String) {
        if self.looking_at_invoice.as_ref() != Some(&number) {
            self.looking_at_invoice = Some(number.clone());
            self.ask(
                |session| &mut session.views.invoice,
                move |engine, actor| PrintedInvoice::read(engine, actor, &number),
            );
        }
    }

    /// Requests what a kept file says, unless it is waited for.
    pub(crate) fn look_at_file(&mut self, digest: String) {
        if self.looking_at_file.as_ref() != Some(&digest) {
            self.looking_at_file = Some(digest.clone());
            self.ask(
                |session| &mut session.views.kept,
                move |engine, actor| KeptInvoice::read(engine, actor, digest),
            );
        }
    }

    /// Takes in the answers that have come.
    pub(crate) fn poll(&mut self) {
        if self.sharing.as_ref().is_some_and(Sharing::take_begun) {
            self.refresh();
        }
        if let Some(counted) = self.counting.as_mut().and_then(Request::take) {
            self.counting = None;
            if let Ok(counter) = counted
                && self.change_counter.replace(counter).is_some_and(|was| was != counter)
            {
                self.refresh();
            }
        }
        for waiting in std::mem::take(&mut self.asked) {
            if waiting(self) {
                self.asked.push(waiting);
            }
        }
    }

    /// Runs a read on the reader thread for the acting user, which writes texts as the window does.
    pub(crate) fn read<A: Send + 'static>(
        &self,
        work: impl FnOnce(&Engine, &Actor) -> Result<A> + Send + 'static,
    ) -> Request<A> {
        let (user, formatter) = (self.user.clone(), self.formatter);
        self.worker.read(move |engine| {
            translate::set(formatter);
            let actor = acting(engine, user.as_deref())?;
            work(engine, &actor)
        })
    }

    /// Runs a change on the writer thread for the acting user, which writes texts as the window does. The answer
    /// also has the time of the change in the shop's time zone.
    pub(crate) fn write<A: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static,
    ) -> Request<(A, Local)> {
        let (user, clock, formatter) = (self.user.clone(), self.clock, self.formatter);
        self.worker.write(move |engine| {
            translate::set(formatter);
            let actor = acting(engine, user.as_deref())?;
            let zone = engine.shop()?.time_zone;
            let now = clock.now(zone);
            Ok((work(engine, &actor, now)?, zone.local(now)))
        })
    }

    /// Requests a view.
    fn ask<T: Send + 'static>(
        &mut self,
        view: fn(&mut Self) -> &mut Loadable<T>,
        work: impl FnOnce(&Engine, &Actor) -> Result<T> + Send + 'static,
    ) {
        self.ask_then(view, work, |session, previous| session.discard(previous));
    }

    /// Requests a view; once the answer has come, `then` gets the value that it replaced.
    fn ask_then<T: Send + 'static>(
        &mut self,
        view: fn(&mut Self) -> &mut Loadable<T>,
        work: impl FnOnce(&Engine, &Actor) -> Result<T> + Send + 'static,
        then: fn(&mut Self, Option<T>),
    ) {
        let request = self.read(work);
        // A view that is waited for already is polled already, and always with the same `then`.
        let is_polled = view(self).is_waiting();
        let late = view(self).wait_for(request).and_then(Result::ok);
        self.discard(late);
        if is_polled {
            return;
        }
        self.asked.push(Box::new(move |session| {
            let formatter = session.formatter;
            if let Poll::Ready(previous) = view(session).poll(formatter) {
                then(session, previous);
            }
            view(session).is_waiting()
        }));
    }

    /// Frees a value on the reader thread, since freeing a long list takes milliseconds.
    pub(crate) fn discard<T: Send + 'static>(&self, value: Option<T>) {
        if let Some(value) = value {
            self.worker.discard(value);
        }
    }
}

/// The acting user: the one of this login, else the owner.
fn acting(engine: &Engine, user: Option<&str>) -> Result<Actor> {
    user.map_or_else(|| engine.owner(), |login| engine.actor(login))
}

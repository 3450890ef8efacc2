//! An open shop: questions go to the threads of the worker, answers become what
//! the tabs draw. Nothing here waits.

mod answer;
mod ask;
pub(in crate::ui) mod drafts;
mod export;
mod import;
mod journal;
mod keeper;
mod keys;
mod lists;
mod orders;
mod people;
mod rates;
pub(crate) mod reports;
mod write;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};

use crate::backups::Backups;
use crate::domain::error::{Error, Result};
use crate::domain::ids::RateId;
use crate::domain::period::Comparison;
use crate::domain::rate::TaxRate;
use crate::domain::report::SellerRank;
use crate::engine::{Engine, ShopOpener};
use crate::system::Clock;
use crate::ui::model::{
    ClassDetail, Facts, JournalSteps, KeyRow, LockedShop, PeriodChoice, RateEdits, Running, Staff, Tab,
};
use crate::worker::{Open, Slot, Ticket, Wake, Watch, Worker};

use super::format::Numbers;
use super::model::{
    BackupList, ClassesView, EntriesView, HintsView, HistoryView, Loadable, OrderKey, OrdersView, RatesView,
    Refusal, SalesView, SellersView, Shown, TaxView,
};

use answer::Answer;
pub(crate) use answer::Outcome;
use import::{columns_came, exported};
pub(crate) use keeper::FileCheck;
pub(crate) use lists::{BookForm, RecordSaved};
use lists::{LIST_SLOTS, Lists, ListsAnswer};
pub(crate) use orders::OrdersOutcome;
use orders::{Books, BooksAnswer, DRAFTS, ORDER_SLOTS, drafts_came};

const FACTS: Slot = Slot(0);
const SALES: Slot = Slot(1);
const SELLERS: Slot = Slot(2);
const CLASSES: Slot = Slot(3);
const RATES: Slot = Slot(4);
const DETAIL: Slot = Slot(5);
const HINTS: Slot = Slot(6);
const TAXES: Slot = Slot(7);
const ORDERS: Slot = Slot(20);
const ENTRIES: Slot = Slot(21);
const STEPS: Slot = Slot(30);
const HISTORY: Slot = Slot(31);
const SIGN_IN: Slot = Slot(32);
const STAFF: Slot = Slot(33);
const EXPORT: Slot = Slot(34);
const COLUMNS: Slot = Slot(35);
const KEYS: Slot = Slot(36);
const BACKUPS: Slot = Slot(60);

/// Slots of questions whose answers are for whoever acts.
const SLOTS: [Slot; 15] = [
    FACTS, SALES, SELLERS, TAXES, CLASSES, RATES, DETAIL, HINTS, ORDERS, ENTRIES, STEPS, HISTORY, STAFF,
    KEYS, BACKUPS,
];

/// An open shop: its threads, and what is known of it.
pub(crate) struct ShopSession {
    worker: Worker<Engine, Result<Answer>>,
    /// Notices what other programs change.
    watch: Watch,
    /// Whether the writer is being asked if it was another program.
    is_looking: bool,
    wake: Wake,
    /// Files that are on their way in.
    import: Option<Running>,
    opener: ShopOpener,
    user: Option<String>,
    /// Who has said their password.
    admitted: Option<String>,
    clock: Clock,
    numbers: Numbers,
    /// Whose password is asked for before anything is shown.
    pub(crate) locked: Option<LockedShop>,
    pub(crate) staff: Loadable<Vec<Staff>>,
    /// The API keys in use.
    pub(crate) keys: Loadable<Vec<KeyRow>>,
    /// Where backups go; nowhere while it is not said.
    backups: Option<Backups>,
    pub(crate) backup_list: Loadable<BackupList>,
    /// What it found, while it is at it.
    keeper: Option<Receiver<FileCheck>>,
    pub(crate) facts: Loadable<Facts>,
    /// Whether they were refused since there is no shop to be read any more.
    pub(crate) is_lost: bool,
    pub(crate) period: PeriodChoice,
    /// What both reports are compared with.
    pub(crate) compare: Option<Comparison>,
    pub(crate) sales: Loadable<SalesView>,
    /// The orders of a period of it.
    pub(crate) orders: Loadable<OrdersView>,
    /// What adds up to a figure of it.
    pub(crate) entries: Loadable<EntriesView>,
    pub(crate) limit: u64,
    pub(crate) rank: SellerRank,
    pub(crate) sellers: Loadable<SellersView>,
    /// What was charged as tax.
    pub(crate) taxes: Loadable<TaxView>,
    pub(crate) classes: Loadable<ClassesView>,
    /// Which rates are shown, and how they are sorted.
    pub(crate) shown: Shown,
    /// What is odd about them.
    pub(crate) hints: Arc<HintsView>,
    pub(crate) rates: Loadable<RatesView>,
    /// Rates as this window wrote them last, which may not be in view yet.
    written: Arc<Mutex<BTreeMap<RateId, TaxRate>>>,
    /// Whether the rates that are held are from before a change.
    is_stale: bool,
    /// The Orders tab's.
    pub(crate) books: Books,
    pub(crate) detail: Loadable<ClassDetail>,
    /// Products and customers.
    pub(crate) lists: Lists,
    pub(crate) steps: JournalSteps,
    pub(crate) history: Loadable<HistoryView>,
    /// How many lines of the history are wanted.
    history_length: i64,
    change_counter: Option<i64>,
    writes: BTreeMap<Ticket, Intent>,
    /// What was saved last, and when, for the status bar.
    pub(crate) saved: Option<String>,
}

/// What a job that writes was about, for when it is refused.
enum Intent {
    Cells(RateEdits),
    Class,
    ClassName,
    Settings,
    /// A form of a product or customer.
    Book(BookForm),
    /// Of a form of the Orders tab.
    Order(OrderKey),
    Refund,
    Staff,
    Keys,
    Import,
    Restore,
    /// Only a look at what others changed.
    Look,
    Other,
}

impl ShopSession {
    /// Opens a shop file on the threads of a worker. Whether that works is seen in `facts`.
    pub(crate) fn open(
        path: &Path,
        user: Option<String>,
        clock: Clock,
        numbers: Numbers,
        wake: &Wake,
    ) -> Result<Self> {
        let opener = ShopOpener::new(path);
        let own = opener.clone();
        let open: Open<Engine> = Arc::new(move || own.open());
        let mut session = Self {
            worker: Worker::start(&open, wake)?,
            watch: Watch::start(&open, Engine::change_counter, wake)?,
            is_looking: false,
            wake: Arc::clone(wake),
            import: None,
            opener,
            user,
            admitted: None,
            clock,
            numbers,
            locked: None,
            staff: Loadable::default(),
            keys: Loadable::default(),
            backups: None,
            backup_list: Loadable::default(),
            keeper: None,
            facts: Loadable::default(),
            is_lost: false,
            period: PeriodChoice::default(),
            compare: Some(Comparison::PeriodBefore),
            sales: Loadable::default(),
            orders: Loadable::default(),
            entries: Loadable::default(),
            limit: crate::domain::report::DEFAULT_LIMIT,
            rank: SellerRank::default(),
            sellers: Loadable::default(),
            taxes: Loadable::default(),
            classes: Loadable::default(),
            shown: Shown::default(),
            hints: Arc::default(),
            rates: Loadable::default(),
            written: Arc::default(),
            is_stale: false,
            books: Books::default(),
            detail: Loadable::default(),
            lists: Lists::default(),
            steps: JournalSteps::default(),
            history: Loadable::default(),
            history_length: 0,
            change_counter: None,
            writes: BTreeMap::new(),
            saved: None,
        };
        session.ask_facts();
        Ok(session)
    }

    /// The shop file.
    pub(crate) fn path(&self) -> &Path {
        self.opener.path()
    }

    /// Whether a change is still on its way to the file.
    pub(crate) fn is_saving(&self) -> bool {
        self.writes.values().any(|intent| !matches!(intent, Intent::Look))
    }

    /// Whether nothing is on its way, in or out.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.worker.is_at_rest()
    }

    /// Whether what was typed into cells is still on its way to the file.
    pub(crate) fn is_saving_cells(&self) -> bool {
        self.writes.values().any(|intent| matches!(intent, Intent::Cells(_)))
    }

    /// Asks for what a tab shows, if that is not known yet.
    pub(crate) fn show(&mut self, tab: Tab) {
        match tab {
            Tab::Sales if is_unknown(&self.sales) => self.ask_sales(),
            Tab::TopSellers if is_unknown(&self.sellers) => self.ask_sellers(),
            Tab::TaxSummary if is_unknown(&self.taxes) => self.ask_taxes(),
            Tab::TaxRates | Tab::TaxClasses => {
                if is_unknown(&self.classes) {
                    self.ask_classes();
                }
                if tab == Tab::TaxRates && is_unknown(&self.rates) {
                    self.ask_rates(false);
                }
            }
            Tab::Products => self.show_products(),
            Tab::Customers => self.show_customers(),
            Tab::Orders => self.show_orders(),
            Tab::History if is_unknown(&self.history) => self.ask_history(),
            _ => {}
        }
    }

    /// Whether the window can be seen, also beside another, and so what others change is to be seen at
    /// once.
    pub(crate) fn attend(&mut self, is_seen: bool) {
        self.watch.look(is_seen && self.facts.value.is_some());
        if self.watch.take() {
            self.look_for_changes();
        }
    }

    /// Asks again for all that is shown or was.
    pub(crate) fn refresh(&mut self) {
        self.ask_facts();
        self.refresh_views();
    }

    fn refresh_views(&mut self) {
        self.ask_reports();
        self.refresh_taxes();
        self.refresh_lists();
        self.refresh_orders();
        self.refresh_journal();
    }

    /// Takes in the answers that have come; says what came of changes.
    pub(crate) fn poll(&mut self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        // Changes first: what they make outdated of the answers beside them is asked again, and is not
        // taken for what is in the file now.
        let (answers, changes): (Vec<_>, Vec<_>) =
            self.worker.poll().into_iter().partition(|delivery| delivery.slot.is_some());
        for delivery in changes.into_iter().chain(answers) {
            if !self.worker.is_newest(&delivery) {
                self.worker.discard(delivery);
                continue;
            }
            let answer = delivery.answer.and_then(|answer| answer);
            match delivery.slot {
                Some(SIGN_IN) => outcomes.push(self.let_in(answer)),
                Some(EXPORT) => outcomes.extend(exported(answer)),
                Some(COLUMNS) => outcomes.push(columns_came(answer)),
                Some(DRAFTS) => outcomes.extend(drafts_came(answer)),
                Some(slot) => self.answered(slot, answer),
                None => outcomes.extend(self.wrote(delivery.ticket, answer)),
            }
        }
        outcomes.extend(self.kept());
        outcomes
    }

    fn answered(&mut self, slot: Slot, answer: Result<Answer>) {
        let answer = match answer {
            Ok(answer) => answer,
            Err(error) => return self.refused(slot, &error),
        };
        match answer {
            Answer::Facts(facts) => self.facts_came(facts),
            Answer::Sales(view) => self.sales.answered(Ok(*view)),
            Answer::Sellers(view) => self.sellers.answered(Ok(*view)),
            Answer::Taxes(view) => self.taxes.answered(Ok(*view)),
            Answer::Orders(view) => self.orders.answered(Ok(view)),
            Answer::Entries(view) => self.entries.answered(Ok(view)),
            Answer::Classes(view) => self.classes.answered(Ok(view)),
            Answer::Rates { view, is_fresh } => {
                // A change since would have asked again, and this answer would not have come.
                self.is_stale &= !is_fresh;
                self.worker.discard(self.rates.value.take());
                self.rates.answered(Ok(view));
                if is_fresh {
                    self.ask_hints();
                }
            }
            Answer::Hints(hints) => self.worker.discard(std::mem::replace(&mut self.hints, hints)),
            Answer::Detail(detail) => self.detail.answered(Ok(detail)),
            Answer::JournalSteps(steps) => self.steps = steps,
            Answer::History(view) => self.history.answered(Ok(view)),
            Answer::LockedShop(locked) => {
                self.facts.is_waiting = false;
                self.locked = Some(locked);
            }
            Answer::Lists(answer) => self.lists.answered(answer),
            Answer::Books(answer) => self.books.answered(answer),
            Answer::Staff(people) => self.staff.answered(Ok(people)),
            Answer::Keys(keys) => self.keys.answered(Ok(keys)),
            Answer::Backups(list) => self.backup_list.answered(Ok(list)),
            Answer::SignedIn(_)
            | Answer::Exported(_)
            | Answer::Columns(_)
            | Answer::Nothing
            | Answer::Changes(_)
            | Answer::Done { .. } => {}
        }
    }

    fn refused(&mut self, slot: Slot, error: &Error) {
        let refusal = Refusal::from(error);
        match slot {
            FACTS => self.facts_refused(error),
            SALES => self.sales.answered(Err(refusal)),
            SELLERS => self.sellers.answered(Err(refusal)),
            TAXES => self.taxes.answered(Err(refusal)),
            ORDERS => self.orders.answered(Err(refusal)),
            ENTRIES => self.entries.answered(Err(refusal)),
            CLASSES => self.classes.answered(Err(refusal)),
            RATES => self.rates.answered(Err(refusal)),
            DETAIL => self.detail.answered(Err(refusal)),
            STEPS => self.steps = JournalSteps::default(),
            STAFF => self.staff.answered(Err(refusal)),
            KEYS => self.keys.answered(Err(refusal)),
            BACKUPS => self.backup_list.answered(Err(refusal)),
            HISTORY => self.history.answered(Err(refusal)),
            slot if LIST_SLOTS.contains(&slot) => self.lists.refused(slot, refusal),
            slot if ORDER_SLOTS.contains(&slot) => self.books.refused(slot, refusal),
            _ => {}
        }
    }
}

/// Whether something was never asked for.
fn is_unknown<T>(known: &Loadable<T>) -> bool {
    known.value.is_none() && known.refusal.is_none() && !known.is_waiting
}

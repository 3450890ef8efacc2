//! An open shop as the window has it: questions go to the threads of the worker, answers become what
//! the tabs draw. Nothing here waits.

mod ask;
mod rates;
mod write;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::domain::class::ClassSlug;
use crate::domain::error::{Error, Result};
use crate::domain::ids::RateId;
use crate::domain::settings::Shop;
use crate::domain::time::Day;
use crate::engine::Engine;
use crate::system::Clock;
use crate::worker::{Open, Slot, Ticket, Wake, Worker};

use super::model::{
    ClassesView, HintsView, Known, RateRow, RatesView, Refusal, SalesView, SellersView, Shown,
};
use super::tabs::Tab;
use super::tabs::period::PeriodChoice;
use super::tabs::rates::RateEdits;

pub(crate) use rates::Written;

/// What is known of the shop itself.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    pub(crate) shop: Shop,
    /// Who acts.
    pub(crate) login: String,
    /// The shop's day when it was asked.
    pub(crate) today: Day,
    /// Another number when somebody has changed the file since.
    pub(crate) change_counter: i64,
}

/// The first rates of a class.
#[derive(Debug, Clone)]
pub(crate) struct ClassDetail {
    pub(crate) slug: ClassSlug,
    pub(crate) rows: Vec<RateRow>,
    pub(crate) total: i64,
}

/// What came of a change that was asked for.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// Cells are saved or refused, each by itself.
    CellsSaved(Written),
    /// Cells were refused as a whole.
    CellsRefused(RateEdits, Refusal),
    /// Rows were added.
    RatesAdded(Vec<RateId>),
    /// Rows stand elsewhere.
    Moved,
    /// A class was added.
    ClassAdded(ClassSlug),
    /// A class could not be added.
    ClassRefused(Refusal),
    /// A row or class is gone.
    Deleted,
    /// Something else was refused.
    Refused(Refusal),
}

/// An answer of the engine.
enum Answer {
    Facts(Facts),
    Sales(Box<SalesView>),
    Sellers(SellersView),
    Classes(ClassesView),
    Rates {
        view: RatesView,
        /// Whether all rates were read for it, rather than filtered anew.
        is_fresh: bool,
    },
    Hints(Arc<HintsView>),
    Detail(ClassDetail),
    Done {
        outcome: Outcome,
        note: String,
    },
}

const FACTS: Slot = Slot(0);
const SALES: Slot = Slot(1);
const SELLERS: Slot = Slot(2);
const CLASSES: Slot = Slot(3);
const RATES: Slot = Slot(4);
const DETAIL: Slot = Slot(5);
const HINTS: Slot = Slot(6);

/// The desk at which a shop is worked on.
pub(crate) struct Desk {
    worker: Worker<Engine, Result<Answer>>,
    path: PathBuf,
    user: Option<String>,
    clock: Clock,
    pub(crate) facts: Known<Facts>,
    pub(crate) period: PeriodChoice,
    pub(crate) sales: Known<SalesView>,
    pub(crate) limit: u64,
    pub(crate) sellers: Known<SellersView>,
    pub(crate) classes: Known<ClassesView>,
    /// Which rates are shown, and how they are sorted.
    pub(crate) shown: Shown,
    /// What is odd about them.
    pub(crate) hints: Arc<HintsView>,
    pub(crate) rates: Known<RatesView>,
    /// Whether the rates that are held are from before a change.
    is_stale: bool,
    pub(crate) detail: Known<ClassDetail>,
    writes: BTreeMap<Ticket, Intent>,
    /// What was saved last, and when, for the status bar.
    pub(crate) saved: Option<String>,
}

/// What a job that writes was about, for when it is refused.
enum Intent {
    Cells(RateEdits),
    Class,
    Other,
}

impl Desk {
    /// Opens a shop file on the threads of a worker. Whether that works is seen in `facts`.
    pub(crate) fn open(path: &Path, user: Option<String>, clock: Clock, wake: &Wake) -> Result<Self> {
        let own = path.to_owned();
        let open: Open<Engine> = Arc::new(move || Engine::open(&own));
        let mut desk = Self {
            worker: Worker::start(&open, wake)?,
            path: path.to_owned(),
            user,
            clock,
            facts: Known::default(),
            period: PeriodChoice::default(),
            sales: Known::default(),
            limit: crate::domain::report::DEFAULT_LIMIT,
            sellers: Known::default(),
            classes: Known::default(),
            shown: Shown::default(),
            hints: Arc::default(),
            rates: Known::default(),
            is_stale: false,
            detail: Known::default(),
            writes: BTreeMap::new(),
            saved: None,
        };
        desk.ask_facts();
        Ok(desk)
    }

    /// The shop file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether a change is still on its way to the file.
    pub(crate) fn is_saving(&self) -> bool {
        !self.writes.is_empty()
    }

    /// Asks for what a tab shows, if that is not known yet.
    pub(crate) fn show(&mut self, tab: Tab) {
        match tab {
            Tab::Sales if is_unknown(&self.sales) => self.ask_sales(),
            Tab::TopSellers if is_unknown(&self.sellers) => self.ask_sellers(),
            Tab::TaxRates | Tab::TaxClasses => {
                if is_unknown(&self.classes) {
                    self.ask_classes();
                }
                if tab == Tab::TaxRates && is_unknown(&self.rates) {
                    self.ask_rates(false);
                }
            }
            _ => {}
        }
    }

    /// Asks again for all that is shown or was.
    pub(crate) fn refresh(&mut self) {
        self.ask_facts();
        self.refresh_views();
    }

    fn refresh_views(&mut self) {
        if !is_unknown(&self.sales) {
            self.ask_sales();
        }
        if !is_unknown(&self.sellers) {
            self.ask_sellers();
        }
        self.refresh_taxes();
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
                continue;
            }
            let answer = delivery.answer.and_then(|answer| answer);
            match delivery.slot {
                Some(slot) => self.answered(slot, answer),
                None => outcomes.extend(self.wrote(delivery.ticket, answer)),
            }
        }
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
            Answer::Sellers(view) => self.sellers.answered(Ok(view)),
            Answer::Classes(view) => self.classes.answered(Ok(view)),
            Answer::Rates { view, is_fresh } => {
                // A change since would have asked again, and this answer would not have come.
                self.is_stale &= !is_fresh;
                self.rates.answered(Ok(view));
                if is_fresh {
                    self.ask_hints();
                }
            }
            Answer::Hints(hints) => self.hints = hints,
            Answer::Detail(detail) => self.detail.answered(Ok(detail)),
            Answer::Done { .. } => {}
        }
    }

    fn refused(&mut self, slot: Slot, error: &Error) {
        let refusal = Refusal::from(error);
        match slot {
            FACTS => self.facts.answered(Err(refusal)),
            SALES => self.sales.answered(Err(refusal)),
            SELLERS => self.sellers.answered(Err(refusal)),
            CLASSES => self.classes.answered(Err(refusal)),
            RATES => self.rates.answered(Err(refusal)),
            DETAIL => self.detail.answered(Err(refusal)),
            _ => {}
        }
    }

    /// What another program changed is asked for, and so are the weeks and months of a new day.
    fn facts_came(&mut self, facts: Facts) {
        let was = self.facts.value.as_ref().map(|facts| (facts.today, facts.change_counter));
        let is_other = was.is_some_and(|was| was != (facts.today, facts.change_counter));
        self.facts.answered(Ok(facts));
        if is_other {
            self.refresh_views();
        }
    }
}

/// Whether something was never asked for.
fn is_unknown<T>(known: &Known<T>) -> bool {
    known.value.is_none() && known.refusal.is_none() && !known.is_waiting
}

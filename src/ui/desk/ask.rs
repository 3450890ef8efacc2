//! The questions. Each is made into what a tab draws on the reader's thread.

use crate::domain::access::Actor;
use crate::domain::class::ClassSlug;
use crate::domain::error::Result;
use crate::engine::{Engine, RateQuery};
use crate::ui::format::{self, Amounts};
use crate::ui::model::{ClassesView, RateRow, SalesView, SellersView};
use crate::ui::tabs::period::PeriodChoice;
use crate::worker::Slot;

use super::{Answer, CLASSES, ClassDetail, DETAIL, Desk, FACTS, Facts, SALES, SELLERS};

/// Rates that the details of a class show.
const DETAIL_ROWS: i64 = 50;

impl Desk {
    /// Another range for both reports.
    pub(crate) fn choose_period(&mut self, period: PeriodChoice) {
        let had_sellers =
            self.sellers.value.is_some() || self.sellers.is_waiting || self.sellers.refusal.is_some();
        self.period = period;
        self.ask_sales();
        if had_sellers {
            self.ask_sellers();
        }
    }

    /// Another number of top sellers.
    pub(crate) fn choose_limit(&mut self, limit: u64) {
        self.limit = limit;
        self.ask_sellers();
    }

    /// The details of a class are in view.
    pub(crate) fn look_at_class(&mut self, slug: &ClassSlug) {
        let query = RateQuery { class: Some(slug.clone()), limit: Some(DETAIL_ROWS), pages_before: 0 };
        let slug = slug.clone();
        self.detail.is_waiting = true;
        self.ask(DETAIL, move |engine, actor| {
            let page = engine.rates(actor, &query)?;
            let rows = page.rates.iter().map(RateRow::new).collect();
            Ok(Answer::Detail(ClassDetail { slug, rows, total: page.total }))
        });
    }

    /// What is known of the shop, and whether it is still what the tabs show. Asked when the window gets
    /// the keyboard, so that a window at rest does nothing.
    pub(crate) fn look_for_changes(&mut self) {
        self.ask_facts();
    }

    pub(super) fn ask_facts(&mut self) {
        let clock = self.clock;
        self.facts.is_waiting = true;
        self.ask(FACTS, move |engine, actor| {
            let shop = engine.shop()?;
            let today = shop.time_zone.local(clock.now(shop.time_zone)).day;
            let change_counter = engine.change_counter()?;
            Ok(Answer::Facts(Facts { shop, login: actor.login().to_owned(), today, change_counter }))
        });
    }

    pub(super) fn ask_sales(&mut self) {
        let (query, clock) = (self.period.query(), self.clock);
        self.sales.is_waiting = true;
        self.ask(SALES, move |engine, actor| {
            let shop = engine.shop()?;
            let report = engine.sales_report(actor, &query, clock.now(shop.time_zone))?;
            let title = format::title(&report.range, query.period.is_some());
            Ok(Answer::Sales(Box::new(SalesView::new(&report, title, Amounts::new(shop.currency))?)))
        });
    }

    pub(super) fn ask_sellers(&mut self) {
        let (query, limit, clock) = (self.period.query(), self.limit, self.clock);
        self.sellers.is_waiting = true;
        self.ask(SELLERS, move |engine, actor| {
            let shop = engine.shop()?;
            let report = engine.top_sellers(actor, &query, limit, clock.now(shop.time_zone))?;
            Ok(Answer::Sellers(SellersView::new(&report, Amounts::new(shop.currency))?))
        });
    }

    pub(super) fn ask_classes(&mut self) {
        self.classes.is_waiting = true;
        self.ask(CLASSES, |engine, actor| {
            let classes = engine.classes(actor)?;
            let counts: Vec<_> = engine.rate_counts(actor)?.into_iter().collect();
            Ok(Answer::Classes(ClassesView::new(classes, &counts)))
        });
    }

    /// After a change of rates or classes: what is in view is asked again.
    pub(super) fn refresh_taxes(&mut self) {
        if self.classes.value.is_some() || self.classes.refusal.is_some() {
            self.ask_classes();
        }
        if self.rates.value.is_some() || self.rates.refusal.is_some() {
            self.is_stale = true;
            self.ask_rates(true);
        }
        if let Some(slug) = self.detail.value.as_ref().map(|detail| detail.slug.clone()) {
            self.look_at_class(&slug);
        }
    }

    pub(super) fn ask(
        &mut self,
        slot: Slot,
        work: impl FnOnce(&Engine, &Actor) -> Result<Answer> + Send + 'static,
    ) {
        let user = self.user.clone();
        self.worker.ask(slot, move |engine| {
            let actor = acting(engine, user.as_deref())?;
            work(engine, &actor)
        });
    }
}

/// Who acts: the user who was named, else the owner.
pub(super) fn acting(engine: &Engine, user: Option<&str>) -> Result<Actor> {
    user.map_or_else(|| engine.owner(), |login| engine.actor(login))
}

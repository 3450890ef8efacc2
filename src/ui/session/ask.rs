//! The questions. Each is made into what a tab draws on the reader's thread.

use crate::backups;
use crate::domain::access::{Actor, Capability, Role};
use crate::domain::class::ClassSlug;
use crate::domain::error::{Error, Result};
use crate::engine::{Engine, RateQuery};
use crate::ui::format;
use crate::ui::model::{ClassDetail, ClassesView, Facts, RateRow, Refusal, role_name};
use crate::worker::Slot;

use super::people;
use super::{Answer, CLASSES, DETAIL, FACTS, Intent, ShopSession};

/// Rates that the details of a class show.
const DETAIL_ROWS: i64 = 50;

impl ShopSession {
    /// The details of a class are in view.
    pub(crate) fn look_at_class(&mut self, slug: &ClassSlug) {
        let query =
            RateQuery { class: Some(slug.as_str().to_owned()), limit: Some(DETAIL_ROWS), pages_before: 0 };
        let slug = slug.clone();
        self.detail.is_waiting = true;
        self.ask(DETAIL, move |engine, actor| {
            let page = engine.rates(actor, &query)?;
            let rows = page.rates.iter().map(RateRow::new).collect();
            let uses = engine.class_uses(actor, &slug)?;
            Ok(Answer::Detail(ClassDetail { slug, rows, total: page.total, uses }))
        });
    }

    /// Whether another program has changed the file; if so all is asked again. It is the writer that is
    /// asked: what it changed itself is no news to it.
    pub(crate) fn look_for_changes(&mut self) {
        if self.is_looking {
            return;
        }
        self.is_looking = true;
        let ticket = self.worker.write(|engine| Ok(Answer::Changes(engine.change_counter()?)));
        self.writes.insert(ticket, Intent::Look);
    }

    /// What the writer said of it.
    pub(super) fn looked(&mut self, answer: &Result<Answer>) {
        self.is_looking = false;
        if let Ok(Answer::Changes(counter)) = answer
            && self.change_counter.replace(*counter).is_some_and(|was| was != *counter)
        {
            self.refresh();
        }
    }

    pub(crate) fn ask_facts(&mut self) {
        let (clock, admitted) = (self.clock, self.admitted.clone());
        self.facts.is_waiting = true;
        self.ask(FACTS, move |engine, actor| {
            let shop = engine.shop()?;
            if let Some(locked) = people::locked(engine, actor.login(), admitted.as_deref(), &shop)? {
                return Ok(Answer::LockedShop(locked));
            }
            let today = shop.time_zone.local(clock.now(shop.time_zone)).day;
            Ok(Answer::Facts(Facts {
                shop,
                login: actor.login().to_owned(),
                role: actor.role().map_or("no user of this shop", role_name),
                may_staff: actor.role() == Some(Role::Administrator),
                may_manage: actor.can(Capability::ManageStore),
                may_report: actor.can(Capability::ViewStoreReports),
                today,
            }))
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

    /// A new day has new weeks and months.
    pub(super) fn facts_came(&mut self, facts: Facts) {
        let was = self.facts.value.as_ref().map(|facts| facts.today);
        let today = facts.today;
        self.facts.answered(Ok(facts));
        if was.is_none() {
            self.look_after();
            self.ask_steps();
            self.look_for_changes();
        }
        if was.is_some_and(|day| day != today) {
            self.refresh_views();
        }
    }

    /// There is nothing to be known of it.
    pub(super) fn facts_refused(&mut self, error: &Error) {
        self.is_lost = backups::is_lost(error);
        self.facts.answered(Err(Refusal::from(error)));
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
        let (user, numbers) = (self.user.clone(), self.numbers);
        self.worker.ask(slot, move |engine| {
            format::write_numbers(numbers);
            let actor = acting(engine, user.as_deref())?;
            work(engine, &actor)
        });
    }
}

/// Who acts: the user who was named, else the owner.
pub(super) fn acting(engine: &Engine, user: Option<&str>) -> Result<Actor> {
    user.map_or_else(|| engine.owner(), |login| engine.actor(login))
}

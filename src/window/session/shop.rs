//! The facts of the shop, and its tax classes.

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use crate::model::{
    ClassDetail, ClassesView, GroupAction, GroupAnswer, Loadable, LockedShop, Refusal, SharingView, ShopInfo,
};
use domain::access::{Actor, Capability, Right, Role};
use domain::error::Result;
use domain::label;
use domain::shop::closed_period::ClosedPeriods;
use domain::tax::class::ClassSlug;
use domain::time::Zone;
use engine::{Engine, RateQuery};

use super::ShopSession;
use super::sharing::{Follower, Sharing};

const DETAIL_ROWS: i64 = 50;

impl ShopSession {
    /// Requests the facts of the shop: its settings, the acting user and the date.
    pub(crate) fn ask_facts(&mut self) {
        let (clock, formatter, admitted) = (self.clock, self.formatter, self.admitted.clone());
        let known = self.facts.value.as_ref().and_then(|facts| facts.logo.clone());
        let work = move |engine: &Engine, actor: &Actor| {
            let shop = engine.shop()?;
            let now = clock.now(shop.time_zone);
            let today = shop.time_zone.local(now).day;
            let (name, login) = (shop.name.clone(), actor.login().to_owned());
            let is_locked = admitted.as_ref() != Some(&login) && engine.has_password(&login)?;
            let read_only = if engine.is_read_only() { why_read_only(engine.path()) } else { "" };
            let may_see_all = actor.can(Capability::ManageStore);
            let may_report = actor.can(Capability::ViewStoreReports);
            let (closed, books_begin) = if may_report {
                (engine.closed_periods(actor)?, engine.first_dated(actor)?)
            } else {
                (ClosedPeriods::default(), None)
            };
            // Without a history that can be read, the shop opens all the same.
            let clock_problem = engine.clock_problem(actor, now).unwrap_or_default();
            let read = || engine.logo(&shop.invoices.logo).unwrap_or_default().map(Arc::new);
            let logo = known.clone().filter(|logo| logo.digest() == shop.invoices.logo).or_else(read);
            Ok(ShopInfo {
                shop,
                logo,
                locked: is_locked.then(|| LockedShop { shop: name, login: login.clone() }),
                login,
                role: actor.role().map_or(label!("no user of this shop"), Role::name),
                may_manage_users: Right::Administrator.is_of(actor),
                may_manage: may_see_all && read_only.is_empty(),
                may_see_all,
                read_only,
                may_report,
                today,
                is_shared: engine.group_place()?.is_some(),
                begun: engine.begun()?,
                closed: Arc::new(closed),
                books_begin,
                clock_problem: clock_problem.map(|problem| Refusal::new(&problem, formatter)),
            })
        };
        self.ask_then(|session| &mut session.facts, work, Self::facts_came);
    }

    /// Requests the facts again while the first steps are shown, which say what is done.
    pub(crate) fn refresh_begun(&mut self) {
        if self.facts.value.as_ref().is_some_and(|facts| !facts.begun.orders) {
            self.ask_facts();
        }
    }

    /// Locks the window if the acting user has to give a password first. On a new day all views are requested
    /// again, since ranges such as this week have changed.
    fn facts_came(&mut self, previous: Option<ShopInfo>) {
        if self.facts.refusal.is_some() {
            return;
        }
        let Some(facts) = &mut self.facts.value else { return };
        if let Some(locked) = facts.locked.take() {
            (self.locked, self.facts.value) = (Some(locked), previous);
            return;
        }
        self.share();
        let Some(facts) = &self.facts.value else { return };
        match previous.map(|previous| previous.today) {
            None => {
                self.check_file();
                self.ask_steps();
                self.look_for_changes();
            }
            Some(day) if day != facts.today => self.refresh_views(),
            Some(_) => {}
        }
    }

    /// Takes part in the group of a shared shop from now on; a thread that cannot be started is tried again with the next facts.
    fn share(&mut self) {
        let shared = self.facts.value.as_ref().filter(|facts| facts.is_shared);
        if let Some(facts) = shared.filter(|_| self.sharing.is_none()) {
            let (opener, zone) = (self.opener.clone(), facts.shop.time_zone);
            let follower = self.follower(zone);
            self.sharing = Sharing::start(opener, None, follower, &self.wake).ok();
        }
    }

    fn follower(&self, zone: Zone) -> Follower {
        Follower::new(self.user.clone(), self.clock, zone, self.formatter)
    }

    /// State of the devices among each other; `None` for a shop that is not shared.
    pub(crate) fn sharing(&self) -> Option<SharingView> {
        let is_shared = self.facts.value.as_ref().is_some_and(|facts| facts.is_shared);
        self.sharing.as_ref().filter(|_| is_shared).map(Sharing::view)
    }

    /// Does something with the group of the shop; [`Self::group_answer`] has the outcome.
    pub(crate) fn change_group(&mut self, action: GroupAction) -> Result<()> {
        if let Some(sharing) = &self.sharing {
            sharing.ask(action);
        } else if let Some(facts) = &self.facts.value {
            let (opener, zone) = (self.opener.clone(), facts.shop.time_zone);
            let follower = self.follower(zone);
            self.sharing = Some(Sharing::start(opener, Some(action), follower, &self.wake)?);
        }
        Ok(())
    }

    /// The outcome of the last change of the group, once.
    pub(crate) fn group_answer(&mut self) -> Option<GroupAnswer> {
        let answer = self.sharing.as_ref()?.take_answer()?;
        let is_shared = self.facts.value.as_ref().is_some_and(|facts| facts.is_shared);
        if answer.is_err() && !is_shared {
            self.sharing = None;
        }
        Some(answer)
    }

    pub(crate) fn show_classes(&mut self) {
        if self.views.classes.is_unknown() {
            self.ask_classes();
        }
    }

    fn ask_classes(&mut self) {
        let (formatter, clock) = (self.formatter, self.clock);
        self.ask(
            |session| &mut session.views.classes,
            move |engine, actor| {
                let classes = engine.shown_classes(actor)?;
                let now = clock.now(engine.shop()?.time_zone);
                let counts: Vec<_> = engine.rate_counts(actor, now)?.into_iter().collect();
                Ok(ClassesView::new(classes, &counts, formatter))
            },
        );
    }

    /// Requests the details of a class, and again after each change.
    pub(crate) fn look_at_class(&mut self, slug: &ClassSlug) {
        self.class = Some(slug.clone());
        let query =
            RateQuery { class: Some(slug.as_str().to_owned()), limit: Some(DETAIL_ROWS), pages_before: 0 };
        let (slug, clock) = (slug.clone(), self.clock);
        self.ask(
            |session| &mut session.views.class,
            move |engine, actor| {
                let page = engine.rates(actor, &query, clock.now(engine.shop()?.time_zone))?;
                let uses = engine.class_uses(actor, &slug)?;
                let derived = engine.derived_rate_types(actor, &slug)?;
                Ok(ClassDetail { slug, rates: page.rates, total: page.total, uses, derived })
            },
        );
    }

    /// Hides the details of a class that is being deleted, and stops filtering the rates by it.
    pub(crate) fn look_away_from_class(&mut self, slug: &ClassSlug) {
        if self.class.as_ref() == Some(slug) {
            (self.class, self.views.class) = (None, Loadable::default());
        }
        if self.shown.filter.class.as_ref() == Some(slug) {
            self.shown.filter.class = None;
        }
    }

    /// Requests loaded rates and classes again after a change of them, and what any change changes.
    pub(crate) fn refresh_taxes(&mut self) {
        self.taxes_refreshed += 1;
        (self.wake)();
        self.ask_steps();
        if !self.views.classes.is_unknown() {
            self.ask_classes();
        }
        if !self.views.rates.is_unknown() {
            self.is_stale = true;
            self.ask_rates(true);
        }
        if let Some(slug) = self.class.clone() {
            self.look_at_class(&slug);
        }
    }
}

/// The reason why a shop file cannot be written to.
fn why_read_only(path: &Path) -> &'static str {
    match OpenOptions::new().append(true).open(path).map_err(|error| error.kind()) {
        Ok(_) => label!("its folder cannot be written to"),
        Err(ErrorKind::ReadOnlyFilesystem) => label!("it is on a medium that cannot be written to"),
        Err(_) => label!("its file cannot be written to"),
    }
}

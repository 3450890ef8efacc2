//! What is asked of the session together with what is done with the answer: changes, and questions whose
//! answer is no view.

use std::collections::VecDeque;

use crate::domain::access::Actor;
use crate::domain::error::Result;
use crate::domain::time::{Instant, Local};
use crate::engine::{Change, Engine, Outcome};
use crate::ui::app::overlay::Overlay;
use crate::ui::format;
use crate::ui::model::Refusal;
use crate::worker::Request;

use super::ShopWindow;

/// What came of a request, for people.
type Answer<A> = std::result::Result<A, Refusal>;

/// What is asked again once a change is in the file.
#[derive(Debug, Clone, Copy)]
pub(super) enum Refresh {
    /// All that is shown or was.
    All,
    /// Rates, classes and the journal.
    Taxes,
}

/// Does what is to be done with an answer, in the window and in what is over it, once that has come; false
/// until then.
type Pending = Box<dyn FnMut(&mut ShopWindow, &mut Option<Overlay>) -> bool>;

/// What is under way, oldest first.
#[derive(Default)]
pub(super) struct Requests {
    reads: VecDeque<Pending>,
    writes: VecDeque<Pending>,
}

impl ShopWindow {
    /// Whether a change is still on its way to the file.
    pub(super) fn is_saving(&self) -> bool {
        !self.requests.writes.is_empty()
    }

    /// Whether nothing is on its way, in or out.
    pub(crate) fn is_at_rest(&self) -> bool {
        !self.is_saving() && self.requests.reads.is_empty() && self.session.is_at_rest()
    }

    /// Takes in what has come.
    pub(crate) fn take_in(&mut self, now: f64, overlay: &mut Option<Overlay>) {
        self.now = now;
        // Changes first: what they make outdated of the answers beside them is asked again, and is not
        // taken for what is in the file now.
        self.poll(|requests| &mut requests.writes, overlay);
        self.poll(|requests| &mut requests.reads, overlay);
        self.session.poll();
        if let Some(seen) = self.session.file_problems() {
            self.checked(seen);
        }
        if self.is_at_rest() {
            self.rates.know_last_step(self.session.last_step());
        }
    }

    /// Answers come in the order in which they were asked for.
    fn poll(&mut self, queue: fn(&mut Requests) -> &mut VecDeque<Pending>, overlay: &mut Option<Overlay>) {
        while let Some(mut pending) = queue(&mut self.requests).pop_front() {
            if !pending(self, overlay) {
                return queue(&mut self.requests).push_front(pending);
            }
        }
    }

    /// Changes the shop; the status bar then says `note`. A refusal is said above the tab.
    pub(super) fn write<A: Send + 'static>(
        &mut self,
        refresh: Refresh,
        note: impl Into<String>,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static,
        then: impl FnOnce(&mut Self, A) + 'static,
    ) {
        self.write_form(refresh, note, work, |window, _, answer| match answer {
            Ok(answer) => then(window, answer),
            Err(refusal) => window.refuse(refusal, None),
        });
    }

    /// As `write`, for a form or dialog that says itself why it was refused.
    pub(super) fn write_form<A: Send + 'static>(
        &mut self,
        refresh: Refresh,
        note: impl Into<String>,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static,
        then: impl FnOnce(&mut Self, &mut Option<Overlay>, Answer<A>) + 'static,
    ) {
        let note = note.into();
        self.send(work, move |window, overlay, answer| match answer {
            Ok((answer, at)) => {
                window.changed(&note, at);
                then(window, overlay, Ok(answer));
                window.refresh(refresh);
            }
            Err(refusal) => then(window, overlay, Err(refusal)),
        });
    }

    /// Changes the shop, where `then` decides what follows. It is also told when that was, on the shop's clock.
    pub(super) fn send<A: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static,
        then: impl FnOnce(&mut Self, &mut Option<Overlay>, Answer<(A, Local)>) + 'static,
    ) {
        let request = self.session.write(work);
        self.requests.writes.push_back(pending(request, then));
    }

    /// Waits for an answer that is no view.
    pub(super) fn wait_for<A: 'static>(
        &mut self,
        request: Request<A>,
        then: impl FnOnce(&mut Self, &mut Option<Overlay>, Answer<A>) + 'static,
    ) {
        self.requests.reads.push_back(pending(request, then));
    }

    /// The shop is another one since: undo would not take back any more what a toast is about.
    pub(super) fn changed(&mut self, note: &str, at: Local) {
        self.toasts.end_undo();
        self.noted(note, at);
    }

    pub(super) fn noted(&mut self, note: &str, at: Local) {
        self.saved = Some(format!("{note} {}", format::clock(at)));
    }

    pub(super) fn refresh(&mut self, refresh: Refresh) {
        match refresh {
            Refresh::All => self.session.refresh(),
            Refresh::Taxes => {
                self.session.refresh_taxes();
                self.session.refresh_journal();
            }
        }
    }
}

/// The work that makes a change; its answer is a method of the outcome.
pub(super) fn making<A: 'static>(
    change: Change,
    answer: fn(Outcome) -> Result<A>,
) -> impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static {
    move |engine, actor, now| answer(engine.apply(&change, actor, now)?)
}

fn pending<A: 'static>(
    mut request: Request<A>,
    then: impl FnOnce(&mut ShopWindow, &mut Option<Overlay>, Answer<A>) + 'static,
) -> Pending {
    let mut then = Some(then);
    Box::new(move |window, overlay| {
        let Some(answer) = request.take() else { return false };
        if let Some(then) = then.take() {
            then(window, overlay, answer.map_err(|error| Refusal::from(&error)));
        }
        true
    })
}

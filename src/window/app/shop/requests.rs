//! Requests to the session, each together with the closure that takes its answer: changes, and reads whose
//! answer is not a view model.

use std::collections::VecDeque;

use crate::app::overlay::{Dialog, Overlay, close, opened};
use crate::dialogs::form::{Form, Step};
use crate::format;
use crate::model::Refusal;
use domain::access::Actor;
use domain::error::Result;
use domain::time::{Instant, Local};
use engine::{Change, Engine, Outcome};
use worker::Request;

use super::ShopWindow;

/// The result of a request; an error is turned into the text that is shown.
type Answer<A> = std::result::Result<A, Refusal>;

/// Requests to repeat once a change is in the file.
#[derive(Debug, Clone, Copy)]
pub(super) enum Refresh {
    /// All views of tabs that were requested before.
    All,
    /// The views of tax rates, tax classes and the journal.
    Taxes,
}

/// Takes the answer of a request once it has come; false until then.
type Pending = Box<dyn FnMut(&mut ShopWindow, &mut Option<Overlay>) -> bool>;

/// Requests without an answer yet, oldest first.
#[derive(Default)]
pub(super) struct Requests {
    reads: VecDeque<Pending>,
    writes: VecDeque<Pending>,
}

impl ShopWindow {
    /// A change is not yet confirmed by the writer thread.
    pub(super) fn is_saving(&self) -> bool {
        !self.requests.writes.is_empty()
    }

    /// No request is open.
    pub(crate) fn is_at_rest(&self) -> bool {
        !self.is_saving()
            && self.requests.reads.is_empty()
            && self.added_order.is_none()
            && self.asked_steps.is_empty()
            && self.changed_at.is_empty()
            && self.session.is_at_rest()
            && self.rooms.all().all(|room| room.is_at_rest(&self.session))
    }

    /// Takes in the answers that have come; `now` is in egui's seconds.
    pub(crate) fn take_in(&mut self, now: f64, overlay: &mut Option<Overlay>) {
        self.now = now;
        // Writes first: they request again the views that they make outdated, whose earlier answers must not
        // be taken for the state of the file.
        self.poll(|requests| &mut requests.writes, overlay);
        self.poll(|requests| &mut requests.reads, overlay);
        self.session.poll();
        self.rooms.for_each(|room| room.take_in(&self.session));
        self.list_added_order();
        self.take_step_asked();
        if let Some(seen) = self.session.file_problems() {
            self.checked(seen);
        }
    }

    /// Takes in answers in the order of their requests.
    fn poll(&mut self, queue: fn(&mut Requests) -> &mut VecDeque<Pending>, overlay: &mut Option<Overlay>) {
        while let Some(mut pending) = queue(&mut self.requests).pop_front() {
            if !pending(self, overlay) {
                return queue(&mut self.requests).push_front(pending);
            }
        }
    }

    /// Changes the shop; the status bar then shows `note`. A refusal is shown in the bar above it.
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

    /// Like `write`, for a form or dialog that shows the refusal itself.
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

    /// Changes the shop; `then` does all that follows. It also gets the time of the change in the shop's time
    /// zone.
    pub(super) fn send<A: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<A> + Send + 'static,
        then: impl FnOnce(&mut Self, &mut Option<Overlay>, Answer<(A, Local)>) + 'static,
    ) {
        let request = self.session.write(work);
        self.requests.writes.push_back(pending(request, then));
    }

    /// Does what a dialog came to; true when it is closed. `then` gets what was answered, and what is typed in the
    /// dialog if that is open still; it returns whether it is closed now. A refusal stands in the dialog, or above the
    /// status bar.
    pub(super) fn take_step<T, A: Send + 'static>(
        &mut self,
        step: Option<Step<A>>,
        refresh: Refresh,
        then: impl FnOnce(&mut Self, Option<&mut T>, A) -> bool + 'static,
    ) -> bool
    where
        Form<T>: Dialog,
    {
        if let Some(Step::Ask(note, work)) = step {
            self.write_form(refresh, note, work, |window, overlay, answer| {
                let form = opened::<Form<T>>(overlay);
                let (answer, draft) = match (form, answer) {
                    (Some(form), answer) => (form.answered(answer), Some(&mut form.draft)),
                    (None, Ok(answer)) => (Some(answer), None),
                    (None, Err(refusal)) => return window.refuse(refusal, None),
                };
                if answer.is_some_and(|answer| then(window, draft, answer)) {
                    close::<Form<T>>(overlay);
                }
            });
            return false;
        }
        step.is_some()
    }

    /// Waits for an answer that is not a view model.
    pub(super) fn wait_for<A: 'static>(
        &mut self,
        request: Request<A>,
        then: impl FnOnce(&mut Self, &mut Option<Overlay>, Answer<A>) + 'static,
    ) {
        self.requests.reads.push_back(pending(request, then));
    }

    /// Notes a change of the shop. A toast with an undo button is removed, since undo would now take back
    /// another step.
    pub(super) fn changed(&mut self, note: &str, at: Local) {
        self.toasts.end_undo();
        self.noted(note, at);
    }

    pub(super) fn noted(&mut self, note: &str, at: Local) {
        self.forget_refusal();
        self.saved = Some(format!("{note} {}", format::clock(at)));
    }

    pub(super) fn refresh(&mut self, refresh: Refresh) {
        self.rooms.orders.price_again();
        match refresh {
            Refresh::All => self.session.refresh(),
            Refresh::Taxes => {
                self.session.refresh_taxes();
                self.session.refresh_begun();
            }
        }
    }
}

/// Work for the writer thread that applies a change; `answer` is the method that takes its result from the
/// outcome.
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
            let formatter = window.session.formatter;
            then(window, overlay, answer.map_err(|error| Refusal::new(&error, formatter)));
        }
        true
    })
}

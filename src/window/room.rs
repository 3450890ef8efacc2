//! A room is a tab with all that only this tab does: it says what it reads, how it draws that and what it exports ([`Room`]),
//! and [`Loaded`] asks for it and keeps the answer. The application walks over all of them as [`AnyRoom`]s.

use std::any::Any;
use std::task::Poll;

use egui::{Rect, Ui};

use crate::model::{ExportSubject, Loadable, Refusal, Tab};
use crate::session::{Reading, ShopSession};
use crate::tabs::Action;
use crate::tabs::calendar::Days;
use domain::error::Result;

/// The open shop as a room sees it.
#[derive(Clone, Copy)]
pub(crate) struct Shop<'s> {
    pub(crate) session: &'s ShopSession,
    pub(crate) days: Days,
}

impl Shop<'_> {
    pub(crate) fn may_manage(self) -> bool {
        self.session.facts.value.as_ref().is_some_and(|facts| facts.may_manage)
    }
}

/// An answer, with the query that it was requested for.
#[derive(Debug)]
pub(crate) struct Answer<Q, V> {
    pub(crate) known: Loadable<V>,
    asked: Option<Q>,
}

impl<Q, V> Default for Answer<Q, V> {
    fn default() -> Self {
        Self { known: Loadable::default(), asked: None }
    }
}

impl<Q: Clone + PartialEq + Send + 'static, V: Send + 'static> Answer<Q, V> {
    /// Requests it, unless this query was the last.
    pub(crate) fn ask(&mut self, session: &ShopSession, query: Q, read: fn(&Q, &Reading<'_>) -> Result<V>) {
        if self.asked.as_ref() != Some(&query) {
            self.asked = Some(query.clone());
            let late = self.known.wait_for(session.read_with(move |from| read(&query, from)));
            session.discard(late.and_then(Result::ok));
        }
    }

    /// Takes it in if it has come; true while it is waited for.
    pub(crate) fn take_in(&mut self, session: &ShopSession) -> bool {
        if let Poll::Ready(previous) = self.known.poll(session.formatter) {
            session.discard(previous);
        }
        self.known.is_waiting()
    }
}

/// A tab: what is chosen in it, and all that only this tab does.
pub(crate) trait Room: Default + 'static {
    /// What is read for it, with the number of the change that it is read after. It is read again when this differs.
    type Query: Clone + PartialEq + Send + 'static;
    /// The answer, with what is computed of it for the screen.
    type View: Send + 'static;
    const TAB: Tab;

    fn query(&self, session: &ShopSession) -> Self::Query;

    /// Runs on the reader thread.
    fn read(query: &Self::Query, from: &Reading<'_>) -> Result<Self::View>;

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<Self::View>, shop: Shop<'_>) -> Option<Action>;

    /// The count of what it shows, for the status bar.
    fn status(_view: &Self::View) -> Option<String> {
        None
    }

    /// What can be exported of it, and the index of what it shows.
    fn exports(&self, view: Option<&Self::View>, session: &ShopSession) -> (Vec<ExportSubject>, usize);

    fn take_keyboard(&mut self) {}

    /// Shows what the palette found, once the next answer is here.
    fn find(&mut self, _text: String) {}

    /// The rectangle of the chart on screen, to cut a picture out of a screenshot.
    fn chart(&self, _view: &Self::View) -> Option<Rect> {
        None
    }

    /// While a picture is taken, nothing is drawn over the chart.
    fn keep_still(&mut self, _is_still: bool) {}

    /// The answer has come.
    fn came(&mut self, _view: &Self::View) {}

    /// Takes in what it requested besides; true while that is waited for.
    fn take_in(&mut self, _session: &ShopSession) -> bool {
        false
    }

    /// Takes the refusal of a change that it asked for, or hands it back to be shown above the status bar.
    fn refused(&mut self, refusal: Refusal) -> Option<Refusal> {
        Some(refusal)
    }
}

pub(crate) struct Loaded<R: Room> {
    room: R,
    answer: Answer<R::Query, R::View>,
    waits_for_more: bool,
}

impl<R: Room> Default for Loaded<R> {
    fn default() -> Self {
        Self { room: R::default(), answer: Answer::default(), waits_for_more: false }
    }
}

/// A room as the application knows it.
pub(crate) trait AnyRoom {
    fn tab(&self) -> Tab;
    /// Requests what it shows, unless that is loaded or requested already.
    fn load(&mut self, session: &ShopSession);
    /// Requests it again if it was requested for something else, and takes in the answers that have come.
    fn take_in(&mut self, session: &ShopSession);
    /// No request is open or due.
    fn is_at_rest(&self, session: &ShopSession) -> bool;
    fn refusal(&self) -> Option<&Refusal>;
    fn refused(&mut self, refusal: Refusal) -> Option<Refusal>;
    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Option<Action>;
    fn status(&self) -> Option<String>;
    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize);
    fn chart(&self) -> Option<Rect>;
    fn keep_still(&mut self, is_still: bool);
    fn take_keyboard(&mut self);
    fn find(&mut self, text: String);
    /// The [`Room`] itself.
    fn inner(&mut self) -> &mut dyn Any;
}

impl<R: Room> Loaded<R> {
    fn is_stale(&self, session: &ShopSession) -> bool {
        self.answer.asked.as_ref().is_some_and(|asked| *asked != self.room.query(session))
    }
}

impl<R: Room> AnyRoom for Loaded<R> {
    fn tab(&self) -> Tab {
        R::TAB
    }

    fn load(&mut self, session: &ShopSession) {
        self.answer.ask(session, self.room.query(session), R::read);
    }

    fn take_in(&mut self, session: &ShopSession) {
        if self.is_stale(session) {
            self.load(session);
        }
        if self.answer.known.is_waiting()
            && !self.answer.take_in(session)
            && let Some(view) = &self.answer.known.value
        {
            self.room.came(view);
        }
        self.waits_for_more = self.room.take_in(session);
    }

    fn is_at_rest(&self, session: &ShopSession) -> bool {
        !self.answer.known.is_waiting() && !self.waits_for_more && !self.is_stale(session)
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.answer.known.refusal.as_ref()
    }

    fn refused(&mut self, refusal: Refusal) -> Option<Refusal> {
        self.room.refused(refusal)
    }

    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Option<Action> {
        self.room.draw(ui, &self.answer.known, shop)
    }

    fn status(&self) -> Option<String> {
        R::status(self.answer.known.value.as_ref()?)
    }

    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        self.room.exports(self.answer.known.value.as_ref(), session)
    }

    fn chart(&self) -> Option<Rect> {
        self.room.chart(self.answer.known.value.as_ref()?)
    }

    fn keep_still(&mut self, is_still: bool) {
        self.room.keep_still(is_still);
    }

    fn take_keyboard(&mut self) {
        self.room.take_keyboard();
    }

    fn find(&mut self, text: String) {
        self.room.find(text);
    }

    fn inner(&mut self) -> &mut dyn Any {
        &mut self.room
    }
}

pub(crate) struct Rooms(pub(crate) Vec<Box<dyn AnyRoom>>);

impl Rooms {
    pub(crate) fn of(&self, tab: Tab) -> Option<&dyn AnyRoom> {
        self.0.iter().find(|room| room.tab() == tab).map(Box::as_ref)
    }

    pub(crate) fn of_mut(&mut self, tab: Tab) -> Option<&mut Box<dyn AnyRoom>> {
        self.0.iter_mut().find(|room| room.tab() == tab)
    }

    pub(crate) fn get<R: Room>(&mut self) -> Option<&mut R> {
        self.of_mut(R::TAB)?.inner().downcast_mut()
    }
}

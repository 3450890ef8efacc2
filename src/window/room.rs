//! A room is a tab with all that only this tab does: it says what it reads, how it draws that and what it exports ([`Room`]),
//! and [`Loaded`] asks for it and keeps the answer. The application walks over all of them as [`AnyRoom`]s.

use std::any::Any;
use std::collections::BTreeMap;
use std::task::Poll;

use egui::{Rect, Ui};

use crate::model::{ExportSubject, Loadable, Refusal, Tab};
use crate::session::{Reading, Search, ShopSession};
use crate::tabs::Action;
use crate::tabs::calendar::Days;
use domain::error::Result;
use domain::noun::NounKind;
use domain::text::Text;

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
    pub(crate) asked: Option<Q>,
}

impl<Q, V> Default for Answer<Q, V> {
    fn default() -> Self {
        Self { known: Loadable::default(), asked: None }
    }
}

impl<Q: Clone + PartialEq + Send + 'static, V: Send + 'static> Answer<Q, V> {
    /// Requests it, unless this query was the last.
    pub(crate) fn ask(
        &mut self,
        session: &ShopSession,
        query: Q,
        read: impl FnOnce(&Q, &Reading<'_>) -> Result<V> + Send + 'static,
    ) {
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

    /// A number of what is typed in it and not saved, such as `3 boxes`.
    fn not_saved(&self) -> Option<Text> {
        None
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

/// A tab as the window treats it, whatever it is of.
pub(crate) trait AnyRoom {
    fn tab(&self) -> Tab;
    /// What its list is of, where that is found by a row id.
    fn noun(&self) -> Option<NounKind> {
        None
    }
    /// Requests what it shows, unless that is loaded or requested already.
    fn load(&mut self, session: &mut ShopSession);
    /// Requests it again if it was requested for something else, and takes in the answers that have come.
    fn take_in(&mut self, _session: &ShopSession) {}
    /// No request is open or due.
    fn is_at_rest(&self, _session: &ShopSession) -> bool {
        true
    }
    /// Why what it shows could not be read.
    fn refusal<'s>(&'s self, session: &'s ShopSession) -> Option<&'s Refusal>;
    /// True if it extends to the edges of the window.
    fn is_edgeless(&self) -> bool {
        false
    }
    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Vec<Action>;
    /// The count of what it shows, for the status bar.
    fn status(&self, session: &ShopSession) -> Option<String>;
    /// What can be exported of it, and the index of what it shows.
    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize);
    fn chart(&self) -> Option<Rect> {
        None
    }
    fn keep_still(&mut self, _is_still: bool) {}
    /// Gives the keyboard to its list, or to the form of a new record that is open.
    fn take_keyboard(&mut self);
    /// Opens the form of a new record.
    fn begin(&mut self, _session: &ShopSession) {}
    /// Opens the record with this row id.
    fn open(&mut self, _row: i64) {}
    /// Shows the records that an import added, by the first and the last of their row ids.
    fn added(&mut self, _rows: (i64, i64)) {}
    /// Filters its list to a text.
    fn find(&mut self, _text: String, _session: &mut ShopSession) {}
    /// Looks whether a row of it holds all of some words, where its list is loaded.
    fn search(&self) -> Option<Search> {
        None
    }

    /// A number of what is typed in it and not saved, such as `3 orders`.
    fn not_saved(&self) -> Option<Text> {
        None
    }
    /// Opens the next of them.
    fn show_not_saved(&mut self) -> Option<Action> {
        self.take_keyboard();
        None
    }
    /// True if they survive closing the program.
    fn is_kept(&self) -> bool {
        true
    }
    /// A number that differs after each change of them.
    fn changes(&self) -> u64 {
        0
    }
    /// Has them persisted, as something else is to be shown.
    fn leave(&mut self, _session: &ShopSession) -> Vec<Action> {
        Vec::new()
    }
    /// The drafts of a list as a text to be kept, with its name, and the way back. A text that cannot be read restores
    /// nothing.
    fn drafts(&self) -> Option<(String, String)> {
        None
    }
    fn restore(&mut self, _drafts: &BTreeMap<String, String>) {}
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

    fn load(&mut self, session: &mut ShopSession) {
        self.answer.ask(session, self.room.query(session), R::read);
    }

    fn take_in(&mut self, session: &ShopSession) {
        if self.is_stale(session) {
            self.answer.ask(session, self.room.query(session), R::read);
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

    fn refusal<'s>(&'s self, _: &'s ShopSession) -> Option<&'s Refusal> {
        self.answer.known.refusal.as_ref()
    }

    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Vec<Action> {
        self.room.draw(ui, &self.answer.known, shop).into_iter().collect()
    }

    fn status(&self, _: &ShopSession) -> Option<String> {
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

    fn find(&mut self, text: String, _: &mut ShopSession) {
        self.room.find(text);
    }

    fn not_saved(&self) -> Option<Text> {
        self.room.not_saved()
    }

    fn is_kept(&self) -> bool {
        false
    }

    fn inner(&mut self) -> &mut dyn Any {
        &mut self.room
    }
}

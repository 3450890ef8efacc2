//! A report tab is a room of its own: it says what it reads, how it draws that and what it exports ([`Report`]), and a
//! [`Room`] asks for it and keeps the answer. The application walks over all of them as [`ReportTab`]s.

use std::task::Poll;

use egui::{Rect, Ui};

use crate::model::{ExportContent, ExportSubject, Loadable, Refusal, Tab, stem_of};
use crate::session::{Reading, ShopSession};
use crate::tabs::calendar::Days;
use crate::tabs::period::Periods;
use crate::tabs::report::Head;
use crate::tabs::{Action, rest};
use crate::translate::tr;
use crate::widgets::loading_line;
use domain::error::Result;
use domain::time::period::ReportRange;
use engine::{ComparedRange, Export, Listing};

/// The open shop as a report tab sees it.
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

/// A report tab: what is chosen in it, and all that only this report does.
pub(crate) trait Report: Default + 'static {
    /// The answer, with what is computed of it for the screen.
    type View: Send + 'static;
    const TAB: Tab;
    /// The widths in points that the controls need beside the title, without and with the date fields.
    const CONTROLS: [f32; 2];

    /// Reads it as it is chosen now, on the reader thread.
    fn read(&self) -> impl FnOnce(&Reading<'_>) -> Result<Self::View> + Send + use<Self>;

    fn range(view: &Self::View) -> &ReportRange;

    /// Draws the controls at the right of the title.
    fn controls(&mut self, ui: &mut Ui, view: Option<&Self::View>, shop: Shop<'_>) -> Option<Action>;

    /// Draws what is below the title.
    fn body(&mut self, ui: &mut Ui, room: Rect, view: &Self::View, shop: Shop<'_>) -> Option<Action>;

    /// The count of what it shows, for the status bar.
    fn status(view: &Self::View) -> String;

    /// The list that it exports, the name of the file without the range, and what is in it in a sentence.
    fn export(&self, view: Option<&Self::View>, of: ComparedRange) -> (Listing, &'static str, String);

    fn take_keyboard(&mut self) {}

    /// Shows what the palette found, once the next answer is here.
    fn find(&mut self, _text: String) {}

    /// The rectangle of the chart on screen, to cut a picture out of a screenshot.
    fn chart(&self, _view: &Self::View) -> Option<Rect> {
        None
    }

    /// While a picture is taken, nothing is drawn over the chart.
    fn keep_still(&mut self, _is_still: bool) {}

    /// An answer has come.
    fn came(&mut self, _view: &Self::View) {}
}

/// A report tab with its answer.
pub(crate) struct Room<R: Report> {
    report: R,
    known: Loadable<R::View>,
    /// `ShopSession::reports_wanted` when it was requested last.
    asked: u64,
}

impl<R: Report> Default for Room<R> {
    fn default() -> Self {
        Self { report: R::default(), known: Loadable::default(), asked: 0 }
    }
}

/// A report tab as the application knows it.
pub(crate) trait ReportTab {
    fn tab(&self) -> Tab;
    /// Requests it, and again what was requested before.
    fn ask(&mut self, session: &ShopSession);
    /// Requests it unless that was done before.
    fn load(&mut self, session: &ShopSession);
    /// Requests it again if it was requested before something changed, and takes in the answer that has come.
    fn take_in(&mut self, session: &ShopSession);
    /// No request is open or due.
    fn is_at_rest(&self, session: &ShopSession) -> bool;
    fn refusal(&self) -> Option<&Refusal>;
    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Option<Action>;
    fn status(&self) -> Option<String>;
    fn export(&self, session: &ShopSession) -> ExportSubject;
    fn chart(&self) -> Option<Rect>;
    fn keep_still(&mut self, is_still: bool);
    fn take_keyboard(&mut self);
    fn find(&mut self, text: String);
}

impl<R: Report> Room<R> {
    fn is_stale(&self, session: &ShopSession) -> bool {
        !self.known.is_unknown() && self.asked != session.reports_wanted
    }
}

impl<R: Report> ReportTab for Room<R> {
    fn tab(&self) -> Tab {
        R::TAB
    }

    fn ask(&mut self, session: &ShopSession) {
        self.asked = session.reports_wanted;
        let late = self.known.wait_for(session.read_report(self.report.read()));
        session.discard(late.and_then(Result::ok));
    }

    fn load(&mut self, session: &ShopSession) {
        if self.known.is_unknown() {
            self.ask(session);
        }
    }

    fn take_in(&mut self, session: &ShopSession) {
        if self.is_stale(session) {
            self.ask(session);
        }
        if let Poll::Ready(previous) = self.known.poll(session.formatter) {
            session.discard(previous);
            if let Some(view) = &self.known.value {
                self.report.came(view);
            }
        }
    }

    fn is_at_rest(&self, session: &ShopSession) -> bool {
        !self.known.is_waiting() && !self.is_stale(session)
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.known.refusal.as_ref()
    }

    fn draw(&mut self, ui: &mut Ui, shop: Shop<'_>) -> Option<Action> {
        let (known, report) = (&self.known, &mut self.report);
        let head = Head { tab: R::TAB, known, range: R::range };
        let periods = Periods { choice: &shop.session.period, days: shop.days };
        let view = known.value.as_ref();
        let asked = head.show(ui, periods, R::CONTROLS, |ui| report.controls(ui, view, shop));
        let room = rest(ui);
        let mut below = None;
        if let Some(view) = head.view(ui, room, &mut below) {
            below = report.body(ui, room, view, shop);
        }
        if known.is_waiting() && view.is_some() {
            loading_line(ui, room);
        }
        asked.or(below)
    }

    fn status(&self) -> Option<String> {
        self.known.value.as_ref().map(R::status)
    }

    fn export(&self, session: &ShopSession) -> ExportSubject {
        let view = self.known.value.as_ref();
        let (listing, stem, about) = self.report.export(view, session.range_wanted());
        ExportSubject {
            name: tr(R::TAB.name()).to_owned(),
            about,
            stem: stem_of(stem, view.map(|view| R::range(view).days())),
            content: ExportContent::Export(Export::Listing(listing)),
        }
    }

    fn chart(&self) -> Option<Rect> {
        self.report.chart(self.known.value.as_ref()?)
    }

    fn keep_still(&mut self, is_still: bool) {
        self.report.keep_still(is_still);
    }

    fn take_keyboard(&mut self) {
        self.report.take_keyboard();
    }

    fn find(&mut self, text: String) {
        self.report.find(text);
    }
}

/// The report tabs of an open shop.
pub(crate) struct Reports(pub(crate) Vec<Box<dyn ReportTab>>);

impl Reports {
    pub(crate) fn of(&self, tab: Tab) -> Option<&dyn ReportTab> {
        self.0.iter().find(|report| report.tab() == tab).map(Box::as_ref)
    }

    pub(crate) fn of_mut(&mut self, tab: Tab) -> Option<&mut Box<dyn ReportTab>> {
        self.0.iter_mut().find(|report| report.tab() == tab)
    }
}

//! A report is a room whose answer is of a range of days: below its title are the choice of the range and its controls
//! ([`Report`]).

pub(crate) mod bars;
pub(crate) mod beside;
pub(crate) mod change;
pub(crate) mod controls;
pub(crate) mod explain;
pub(crate) mod figure;
pub(crate) mod notes;
pub(crate) mod receipt;
pub(crate) mod scale;
pub(crate) mod words;

use egui::{Rect, Ui, UiBuilder};
use egui_material_icons::icons::ICON_ADD;

use crate::command::Command;
use crate::model::{ExportSubject, Loadable, PeriodChoice, Span, stem_of};
use crate::room::{Room, Shop};
use crate::tabs::period::{Periods, is_about_dates, no_range, period_ui};
use crate::tabs::refused::error_ui;
use crate::tabs::{Action, fill_ui, header_of, rest};
use crate::theme::{Icon, space};
use crate::translate::{dates, tr};
use crate::widgets::{Button, Kind, Mood, Notice, card, loading, loading_line, notice, ways_on};
use domain::time::Day;
use domain::time::period::ReportRange;
use engine::Listing;

/// What only this report draws and exports.
pub(crate) trait Report: Room {
    /// The widths in points that the controls need beside the title, without and with the date fields.
    const CONTROLS: [f32; 2];

    fn range(view: &Self::View) -> &ReportRange;

    /// Draws the controls at the right of the title.
    fn controls(&mut self, ui: &mut Ui, view: Option<&Self::View>, shop: Shop<'_>) -> Option<Action>;

    /// Draws what is below the title.
    fn body(&mut self, ui: &mut Ui, room: Rect, view: &Self::View, shop: Shop<'_>) -> Option<Action>;

    /// Draws the title, the range, the controls and the report, or why there is none. If only the dates were refused, the
    /// report before stays.
    fn show(&mut self, ui: &mut Ui, known: &Loadable<Self::View>, shop: Shop<'_>) -> Option<Action> {
        let (view, refused) = (known.value.as_ref(), known.refusal.as_ref());
        let periods = Periods { choice: &shop.session.period, days: shop.days };
        let range = view.map(Self::range);
        let (days, title) =
            (range.map(ReportRange::days), range.map(|one| dates().range(one)).unwrap_or_default());
        let [needed, with_dates] = Self::CONTROLS;
        let needed = if periods.choice.span == Span::Custom { with_dates } else { needed };
        let (mut chosen, mut asked) = (None, None);
        let choose = |ui: &mut Ui| chosen = period_ui(ui, periods, days, &title, refused);
        let right = |ui: &mut Ui| asked = self.controls(ui, view, shop);
        header_of(ui, tr(Self::TAB.name()), needed, choose, right);
        let room = rest(ui);
        let problem = refused.filter(|problem| view.is_none() || !is_about_dates(problem));
        let below = match (problem, view) {
            (Some(problem), _) => {
                card(ui, room);
                let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
                if is_about_dates(problem) {
                    notice(&mut inner, &no_range());
                    None
                } else {
                    let subject = tr(Self::TAB.facts().subject);
                    error_ui(&mut inner, &tr!("The {subject} cannot be shown", subject), problem)
                }
            }
            (None, Some(view)) => self.body(ui, room, view, shop),
            (None, None) => {
                card(ui, room);
                loading(ui, room);
                None
            }
        };
        if known.is_waiting() && view.is_some() {
            loading_line(ui, room);
        }
        chosen.map(Action::Period).or(asked).or(below)
    }

    /// The list that it exports, the name of the file without the range, and what is in it in a sentence.
    fn exported(
        view: Option<&Self::View>,
        (listing, stem, about): (Listing, &str, String),
    ) -> (Vec<ExportSubject>, usize) {
        let stem = stem_of(stem, view.map(|view| Self::range(view).days()));
        let name = tr(Self::TAB.name()).to_owned();
        (vec![ExportSubject { name, ..ExportSubject::list(listing, &about, &stem) }], 0)
    }
}

/// Replacement for a report whose range has no sales.
pub(crate) struct NoSales<'n> {
    pub(crate) icon: Icon,
    pub(crate) heading: &'n str,
    pub(crate) sentence: &'n str,
    /// The last day with sales, if it is outside the range: its period is offered.
    pub(crate) latest: Option<Day>,
    /// True to offer a new order and an import.
    pub(crate) may_import: bool,
}

impl NoSales<'_> {
    pub(crate) fn show(&self, ui: &mut Ui, room: Rect, choice: &PeriodChoice) -> Option<Action> {
        card(ui, room);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
        let latest = self.latest.map(|day| (day, choice.around(day)));
        let sentence = latest
            .as_ref()
            .map(|(day, _)| tr!("The latest sales are from {day}.", day = dates().long_day(*day)));
        let sentence = sentence.as_deref().unwrap_or(self.sentence);
        let (icon, heading, mood) = (self.icon, self.heading, Mood::Inviting);
        notice(&mut inner, &Notice { icon, mood, heading, sentence });
        let Some((_, period)) = latest else { return self.may_import.then(|| fill_ui(&mut inner)).flatten() };
        let (first, last) = period.own_days()?;
        let show = tr!("Show {range}", range = dates().title_of_days(first, last, false));
        let show = Button::new(&show).kind(Kind::Primary);
        let begin = self.may_import.then(|| Button::new(tr!("New order")).icon(ICON_ADD));
        let picked = ways_on(&mut inner, [show].into_iter().chain(begin).collect())?;
        Some(if picked == 0 { Action::Period(period) } else { Action::Run(Command::NewOrder) })
    }
}

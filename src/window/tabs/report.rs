//! The common part of the tabs of reports: the head with the range, and the notice in the place of a report
//! that is not there or has no sales.

use egui::{Rect, Ui, UiBuilder};
use egui_material_icons::icons::ICON_ADD;

use crate::command::Command;
use crate::model::{Loadable, PeriodChoice, Span, Tab};
use crate::theme::{self, FontStyle, Icon, space, text};
use crate::translate::{dates, tr};
use crate::widgets::{Button, Kind, Mood, Notice, Side, card, label_in, line, loading, notice, ways_on};
use domain::time::Day;
use domain::time::period::ReportRange;

use super::compare::{error_ui, fill_ui};
use super::period::{Periods, is_about_dates, no_range, period_ui};
use super::{Action, header_of};

/// What is above a report: its title and its range.
pub(crate) struct Head<'v, V> {
    pub(crate) tab: Tab,
    pub(crate) known: &'v Loadable<V>,
    pub(crate) range: fn(&V) -> &ReportRange,
}

impl<'v, V> Head<'v, V> {
    /// Draws the title, the choice of the range, and the controls at the right. `needed` are the widths in points
    /// that all of them take, without and with the date fields.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        periods: Periods<'_>,
        needed: [f32; 2],
        right: impl FnOnce(&mut Ui) -> Option<Action>,
    ) -> Option<Action> {
        let range = self.known.value.as_ref().map(self.range);
        let (days, range) =
            (range.map(ReportRange::days), range.map(|one| dates().range(one)).unwrap_or_default());
        let [controls, with_dates] = needed;
        let needed = if periods.choice.span == Span::Custom { with_dates } else { controls };
        let refused = self.known.refusal.as_ref();
        let (mut chosen, mut asked) = (None, None);
        let choose = |ui: &mut Ui| chosen = period_ui(ui, periods, days, &range, refused);
        header_of(ui, tr(self.tab.name()), needed, choose, |ui| asked = right(ui));
        chosen.map(Action::Period).or(asked)
    }

    /// The view of the report; without one, draws why. If only the dates were refused, the view before stays.
    pub(crate) fn view(&self, ui: &mut Ui, room: Rect, asked: &mut Option<Action>) -> Option<&'v V> {
        let view = self.known.value.as_ref();
        let problem = self.known.refusal.as_ref();
        if let Some(problem) = problem.filter(|problem| view.is_none() || !is_about_dates(problem)) {
            card(ui, room);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
            if is_about_dates(problem) {
                notice(&mut inner, &no_range());
            } else {
                let heading = tr!("The {subject} cannot be shown", subject = tr(self.tab.facts().subject));
                *asked = error_ui(&mut inner, &heading, problem);
            }
            return None;
        }
        if view.is_none() {
            card(ui, room);
            loading(ui, room);
        }
        view
    }
}

/// Draws the head of a receipt: the range with the sign of the currency, and a caption of this height.
pub(crate) fn receipt_head(ui: &mut Ui, title: &str, sign: &str, (caption, tall): (&str, f32)) {
    let tokens = theme::of(ui);
    ui.add_space(2.0);
    let head = line(ui, 24.0);
    label_in(ui, head, Side::Left, text(title, FontStyle::Heading, tokens.text));
    label_in(ui, head, Side::Right, text(sign, FontStyle::Small, tokens.text2));
    let below = line(ui, tall);
    label_in(ui, below, Side::Left, text(caption, FontStyle::Small, tokens.text2));
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

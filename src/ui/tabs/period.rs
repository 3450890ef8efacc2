//! Which days a report is about: the named periods, or two dates.

use egui::{Key, Label, Ui};

use crate::domain::period::RangeQuery;
use crate::domain::time::{Day, Moment};
use crate::ui::theme::{self, Type, text};
use crate::ui::widgets::{field, segment};

/// One of the engine's periods, or a range of one's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Span {
    /// Today and the six days before.
    Week,
    /// From the first of the month to today.
    Month,
    /// The whole month before.
    LastMonth,
    /// From 1 January to today.
    Year,
    /// From a date to a date.
    Custom,
}

/// The range that the reports are about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PeriodChoice {
    pub(crate) span: Span,
    /// As typed; used by a custom range.
    pub(crate) from: String,
    pub(crate) to: String,
}

impl Default for PeriodChoice {
    fn default() -> Self {
        Self { span: Span::Month, from: String::new(), to: String::new() }
    }
}

impl PeriodChoice {
    /// As the engine is asked.
    pub(crate) fn query(&self) -> RangeQuery {
        match self.span {
            Span::Week => RangeQuery::named("week"),
            Span::Month => RangeQuery::named("month"),
            Span::LastMonth => RangeQuery::named("last_month"),
            Span::Year => RangeQuery::named("year"),
            Span::Custom => RangeQuery {
                period: None,
                date_min: Some(self.from.clone()),
                date_max: Some(self.to.clone()),
            },
        }
    }
}

const SPANS: [(Span, &str); 5] = [
    (Span::Week, "Week"),
    (Span::Month, "Month"),
    (Span::LastMonth, "Last month"),
    (Span::Year, "Year"),
    (Span::Custom, "Custom"),
];

/// The period buttons, and the dates of a custom range; otherwise what days the period has. `shown`
/// are the days on screen, from which a custom range starts.
pub(crate) fn period_ui(
    ui: &mut Ui,
    choice: &mut PeriodChoice,
    shown: Option<(Day, Day)>,
    range: &str,
) -> Option<PeriodChoice> {
    let tokens = theme::of(ui);
    let mut is_changed = false;
    if let Some(span) = segment(ui, "Period", &SPANS, choice.span)
        && span != choice.span
    {
        choice.span = span;
        is_changed = true;
        if let (Span::Custom, Some((first, last))) = (span, shown) {
            choice.from = first.to_string();
            choice.to = last.to_string();
        }
    }
    ui.add_space(4.0);
    if choice.span == Span::Custom {
        is_changed |= date_field(ui, "From", &mut choice.from);
        ui.add(Label::new(text("to", Type::Body, tokens.text2)).selectable(false));
        is_changed |= date_field(ui, "To", &mut choice.to);
    } else {
        ui.add(Label::new(text(range, Type::Body, tokens.text2)).selectable(false));
    }
    is_changed.then(|| choice.clone())
}

/// A date; true when it became another date, or when Enter asks the engine to judge it.
fn date_field(ui: &mut Ui, name: &str, content: &mut String) -> bool {
    let is_date = |content: &str| content.trim().is_empty() || Moment::parse(content).is_some();
    let response = field(ui, name, content, 104.0, !is_date(content))
        .on_hover_text("A date such as 2026-10-31; a time may follow");
    let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    is_entered || (response.changed() && is_date(content))
}

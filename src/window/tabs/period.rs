//! The choice of the range of a report: the named periods, or two dates; and that of days in the header of a list whose
//! rows are dated, which can be any.

use egui::{Area, CornerRadius, Id, Key, Label, Order, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_CALENDAR_TODAY, ICON_KEYBOARD_ARROW_DOWN, ICON_KEYBOARD_ARROW_UP};

use crate::format;
use crate::model::{PeriodChoice, Refusal, Span};
use crate::theme::{self, FontStyle, height, popup_frame, text};
use crate::translate::{dates, tr};
use crate::widgets::{Dropdown, Mood, Notice, choice_entry, choose_all, field, icon_at, segment};
use domain::label;
use domain::text::lenient::date::DateStyle;
use domain::time::{Day, Moment};

use super::calendar::{Days, calendar, calendar_button};

/// The range to be changed, and the shop's day for its calendar.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Periods<'p> {
    pub(crate) choice: &'p PeriodChoice,
    pub(crate) days: Days,
}

const SPANS: [(Span, &str); 7] = [
    (Span::Today, label!("Today")),
    (Span::Yesterday, label!("Yesterday")),
    (Span::Week, label!("Week")),
    (Span::Month, label!("Month")),
    (Span::LastMonth, label!("Last month")),
    (Span::Year, label!("Year")),
    (Span::Custom, label!("Custom")),
];

/// Those of the shop's own year, in a list after the others.
const OWN_SPANS: [(Span, &str); 5] = [
    (Span::Quarter, label!("This quarter")),
    (Span::LastQuarter, label!("Last quarter")),
    (Span::YearToDate, label!("Year to date")),
    (Span::OwnYear, label!("Shop's year")),
    (Span::LastOwnYear, label!("Shop's year before")),
];

/// Draws the period buttons and, after them, the dates of a custom range or else the text `range`.
/// `shown` are the first and the last day of the report on screen, from which a custom range
/// starts. A refusal that is about the dates is shown below the field that caused it.
pub(crate) fn period_ui(
    ui: &mut Ui,
    periods: Periods<'_>,
    shown: Option<(Day, Day)>,
    range: &str,
    refused: Option<&Refusal>,
) -> Option<PeriodChoice> {
    let tokens = theme::of(ui);
    // Dates that are not a range yet are kept between frames, as they were typed.
    let id = Id::unique("own dates");
    let typed: Option<(PeriodChoice, PeriodChoice)> = ui.data(|data| data.get_temp(id));
    let typed = typed.filter(|(of, _)| of == periods.choice);
    let mut choice = typed.map_or_else(|| periods.choice.clone(), |(_, typed)| typed);
    let next = Id::unique("dates next");
    if ui.data_mut(|data| data.remove_temp::<bool>(next)).is_some() {
        ui.data_mut(|data| data.insert_temp(Id::unique("dates"), true));
    }
    let mut is_changed = false;
    let common = segment(ui, tr!("Period"), &SPANS.map(|(span, name)| (span, tr(name))), choice.span);
    let own = own_spans(ui, choice.span);
    if let Some(span) = own.or(common)
        && span != choice.span
    {
        choice.span = span;
        is_changed = true;
        if let (Span::Custom, Some((first, last))) = (span, shown) {
            choice.from = first.to_string();
            choice.to = last.to_string();
        }
        if span == Span::Custom {
            // The date field gets the focus in the next frame, since it may be laid out elsewhere
            // then.
            ui.data_mut(|data| data.insert_temp(next, true));
            ui.ctx().request_repaint();
        }
    }
    ui.add_space(4.0);
    if choice.span == Span::Custom {
        let from = date_field(ui, label!("From"), &mut choice.from, periods.days);
        ui.add(Label::new(text(tr!("to"), FontStyle::Body, tokens.text2)).selectable(false));
        let to = date_field(ui, label!("To"), &mut choice.to, periods.days);
        is_changed |= from.is_changed || to.is_changed;
        is_changed |= calendar_button(ui, &mut choice, periods.days);
        if from.is_refused || to.is_refused {
            let at = if from.is_refused { from.rect } else { to.rect };
            let note = tr!("Write it like 19 Nov 2026, 19.11.2026, yesterday or -7.");
            callout(ui, at, tr!("This is not a date"), note);
        } else if choice.own_days().is_some_and(|(first, last)| last < first) {
            // Such a range is not asked for, so the report keeps its figures.
            is_changed = false;
            let note = tr!("Change either date, or choose both in the calendar.");
            callout(ui, to.rect, tr!("The range ends before it begins"), note);
        } else if let Some(refusal) = refused.filter(|refusal| is_about_dates(refusal)) {
            callout(
                ui,
                from.rect,
                &refusal.message,
                tr!("Change either date, or choose both in the calendar."),
            );
        }
    } else {
        ui.add(Label::new(text(range, FontStyle::Body, tokens.text2)).truncate().selectable(false));
    }
    ui.data_mut(|data| data.insert_temp(id, (periods.choice.clone(), choice.clone())));
    is_changed.then_some(choice)
}

/// Draws the list of the ranges by the shop's own year, which shows the chosen one.
fn own_spans(ui: &mut Ui, span: Span) -> Option<Span> {
    let chosen = OWN_SPANS.into_iter().find(|(one, _)| *one == span);
    let text = chosen.map_or(tr!("More"), |(_, name)| tr(name));
    Dropdown::new(tr!("More periods"), text).show(ui, |ui| {
        let entries = OWN_SPANS.into_iter();
        entries.filter(|(one, name)| choice_entry(ui, tr(name), "", *one == span)).map(|(one, _)| one).last()
    })
}

/// True for a refusal about the dates of the range, which is shown beside them.
pub(crate) fn is_about_dates(refusal: &Refusal) -> bool {
    refusal.code == "store_api_invalid_report_filter"
}

/// The notice in place of a report that no valid dates were given for yet.
pub(crate) fn no_range() -> Notice<'static> {
    Notice {
        icon: ICON_CALENDAR_TODAY,
        mood: Mood::Inviting,
        heading: tr!("These dates do not form a range"),
        sentence: tr!("Change the dates above; the report appears as soon as they are."),
    }
}

/// The state of a date field in this frame.
pub(crate) struct DateField {
    rect: Rect,
    /// True for another date than before, or if Enter confirmed it.
    pub(crate) is_changed: bool,
    /// The text is no date, and was entered or left.
    is_refused: bool,
}

const DATE: f32 = 112.0;

/// The text of a date field, kept between frames.
#[derive(Debug, Clone, Default)]
struct TypedDate {
    /// The date when it was typed; another one replaces the text.
    of: String,
    text: String,
    /// True once it was entered or left as it is.
    is_done: bool,
}

/// The text of a date: `4 Nov 2026`; a date with a time stays as it is.
fn written(content: &str) -> String {
    match Moment::parse(content) {
        Some(Moment::Day(day)) => format::day(day),
        _ => content.to_owned(),
    }
}

/// Draws a field for a date, with stepper arrows. `name` is its label in English. `content` becomes the typed date
/// when the field is left or Enter pressed, and already while a date with a whole year is typed.
pub(crate) fn date_field(ui: &mut Ui, name: &str, content: &mut String, days: Days) -> DateField {
    let id = ui.scope_id().with(("typed date", name));
    let typed: Option<TypedDate> = ui.data(|data| data.get_temp(id));
    let typed = typed.filter(|typed| typed.of == *content);
    let mut typed = typed.unwrap_or_else(|| TypedDate { text: written(content), ..TypedDate::default() });
    let read = |text: &str| match text.trim() {
        "" => Some(String::new()),
        text => DateStyle::typed(days.formatter.dates, days.today).range_end(text),
    };
    let is_odd = read(&typed.text).is_none();
    let response = field(ui, tr(name), &mut typed.text, DATE, is_odd).on_hover_text(tr!(
        "A date such as 31 Oct 2026, 31.10.2026, yesterday or -7. Up and Down step by a day, Page Up and \
         Page Down by a month"
    ));
    if name == "From" && ui.data_mut(|data| data.remove_temp::<bool>(Id::unique("dates"))).is_some() {
        response.request_focus();
        choose_all(ui, response.id, &typed.text);
    }
    if response.gained_focus() && !ui.input(|input| input.pointer.any_click() || input.pointer.any_down()) {
        choose_all(ui, response.id, &typed.text);
    }
    let (found, is_left) = (read(&typed.text), response.lost_focus());
    let is_entered = is_left && ui.input(|input| input.key_pressed(Key::Enter));
    if is_entered {
        response.request_focus();
    }
    typed.is_done = is_left || (typed.is_done && !response.changed());
    let mut is_changed = false;
    if let Some(found) = &found
        && (is_left || (response.changed() && has_year(&typed.text)))
    {
        is_changed = is_entered || found != content;
        content.clone_from(found);
        if is_left {
            typed.text = written(found);
        }
    }
    let frame = Rect::from_min_size(response.rect.min - vec2(8.0, 0.0), vec2(DATE, height::CONTROL));
    let rect = Rect::from_center_size(pos2(frame.center().x, response.rect.center().y), frame.size());
    let clicked = stepper(ui, rect, tr(name));
    let pressed = if response.has_focus() { pressed_step(ui) } else { None };
    let day = found.as_deref().and_then(Moment::parse);
    if let (Some(step), Some(Moment::Day(day))) = (clicked.or(pressed), day) {
        *content = step.of(day).to_string();
        typed.text = written(content);
        is_changed = true;
    }
    let is_refused = found.is_none() && typed.is_done;
    typed.of.clone_from(content);
    ui.data_mut(|data| data.insert_temp(id, typed));
    DateField { rect, is_changed, is_refused }
}

/// True for a text with a year of four digits, so that nothing of its date is missing.
fn has_year(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() == 4)
}

#[derive(Debug, Clone, Copy)]
enum Step {
    DayLater,
    DayEarlier,
    MonthLater,
    MonthEarlier,
}

impl Step {
    fn of(self, day: Day) -> Day {
        match self {
            Self::DayLater => day.plus_days(1),
            Self::DayEarlier => day.minus_days(1),
            Self::MonthLater => day.plus_months(1),
            Self::MonthEarlier => day.minus_months(1),
        }
    }
}

fn pressed_step(ui: &Ui) -> Option<Step> {
    let keys = [
        (Key::ArrowUp, Step::DayLater),
        (Key::ArrowDown, Step::DayEarlier),
        (Key::PageUp, Step::MonthLater),
        (Key::PageDown, Step::MonthEarlier),
    ];
    keys.into_iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key))).map(|(_, step)| step)
}

/// Two arrows for the pointer within the field. The keyboard has keys for the same, so Tab does not
/// stop at them.
fn stepper(ui: &Ui, field: Rect, name: &str) -> Option<Step> {
    let tokens = theme::of(ui);
    let middle = field.right() - 12.0;
    let mut stepped = None;
    // Covers the end of a long text behind the arrows.
    let ground = Rect::from_center_size(pos2(middle, field.center().y), vec2(18.0, field.height() - 4.0));
    ui.painter().rect_filled(ground, CornerRadius::ZERO, tokens.card);
    for (offset, icon, spoken, step) in [
        (-6.0, ICON_KEYBOARD_ARROW_UP, tr!("{field}, a day later", field = name), Step::DayLater),
        (6.0, ICON_KEYBOARD_ARROW_DOWN, tr!("{field}, a day earlier", field = name), Step::DayEarlier),
    ] {
        let room = Rect::from_center_size(pos2(middle, field.center().y + offset), vec2(18.0, 12.0));
        let response = ui.interact(room, ui.scope_id().with(&spoken), Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let ink = if response.hovered() { tokens.accent } else { tokens.text2 };
        icon_at(ui, room.center(), icon, 14.0, ink);
        if response.clicked() {
            stepped = Some(step);
        }
    }
    stepped
}

/// Says below a date field why the dates are not a range.
fn callout(ui: &Ui, field: Rect, message: &str, note: &str) {
    let tokens = theme::of(ui);
    let area = Area::new(ui.scope_id().with("refused dates"))
        .order(Order::Foreground)
        .interactable(false)
        .fixed_pos(field.left_bottom() + vec2(0.0, 6.0));
    area.show(ui.ctx(), |ui| {
        popup_frame(tokens).show(ui, |ui| {
            ui.set_max_width(320.0);
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add(Label::new(text(message, FontStyle::Strong, tokens.negative)).wrap());
            ui.add(Label::new(text(note, FontStyle::Caption, tokens.faint)));
        });
    });
}

const LIST_SPANS: [(Option<Span>, &str); 7] = [
    (None, label!("Any date")),
    (Some(Span::Today), label!("Today")),
    (Some(Span::Yesterday), label!("Yesterday")),
    (Some(Span::Week), label!("Last seven days")),
    (Some(Span::Month), label!("This month")),
    (Some(Span::LastMonth), label!("Last month")),
    (Some(Span::Year), label!("This year")),
];

/// Draws the choice of days: any, a named period, or two dates, whose entry keeps the list open.
/// True when another choice was made; `None` is any day.
pub(crate) fn days_ui(ui: &mut Ui, days: Days, period: &mut Option<PeriodChoice>) -> bool {
    let span = period.as_ref().map(|period| period.span);
    let name = LIST_SPANS.into_iter().find(|(one, _)| *one == span).map(|(_, name)| tr(name));
    let text = name.map_or_else(|| own_words(period.as_ref()), str::to_owned);
    let mut own = None;
    let chosen = Dropdown::new(tr!("Dates"), &text).icon(ICON_CALENDAR_TODAY).width(264.0).show(ui, |ui| {
        let mut chosen = None;
        for (one, name) in LIST_SPANS {
            if choice_entry(ui, tr(name), "", one == span) {
                chosen = Some(one.map(|span| PeriodChoice { span, ..PeriodChoice::default() }));
            }
        }
        own = own_days(ui, period.as_ref(), days);
        chosen
    });
    let chosen = chosen.or(own.map(Some));
    let is_chosen = chosen.is_some();
    if let Some(chosen) = chosen {
        *period = chosen;
    }
    is_chosen
}

/// Draws two date fields with a calendar. What is typed is kept between frames until it is a date.
fn own_days(ui: &mut Ui, period: Option<&PeriodChoice>, days: Days) -> Option<PeriodChoice> {
    let known = period.cloned().filter(|period| period.span == Span::Custom);
    let is_own = known.is_some();
    let known = known.unwrap_or_else(|| PeriodChoice {
        span: Span::Custom,
        from: days.today.first_of_month().to_string(),
        to: days.today.to_string(),
    });
    let id = ui.scope_id().with("own days");
    let typed: Option<(PeriodChoice, PeriodChoice)> = ui.data(|data| data.get_temp(id));
    let mut own = typed.filter(|(of, _)| *of == known).map_or_else(|| known.clone(), |(_, typed)| typed);
    ui.add_space(6.0);
    let is_changed = ui.horizontal(|ui| {
        ui.add_space(8.0);
        let from = date_field(ui, label!("From"), &mut own.from, days);
        let to = date_field(ui, label!("To"), &mut own.to, days);
        from.is_changed || to.is_changed
    });
    ui.add_space(6.0);
    ui.data_mut(|data| data.insert_temp(id, (known, own.clone())));
    let is_picked = calendar(ui, &mut own, is_own, days);
    ui.add_space(4.0);
    (is_picked || is_changed.inner && own.own_days().is_some()).then_some(own)
}

/// Such as `1 Oct – 20 Nov 2026`.
fn own_words(period: Option<&PeriodChoice>) -> String {
    let days = period.and_then(PeriodChoice::own_days);
    days.map_or_else(|| "…".to_owned(), |(first, last)| dates().days(first, last))
}

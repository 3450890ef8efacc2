//! The head of the tab: the form, the division of the year, and what can be done with the return; and the line that says
//! where the period stands.

use egui::{Align, Key, Label, Layout, Sense, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{
    ICON_CALENDAR_TODAY, ICON_CHECK, ICON_DOWNLOAD, ICON_EDIT, ICON_INFO, ICON_LOCK, ICON_LOCK_OPEN,
    ICON_WARNING,
};

use crate::command::Command;
use crate::format::first_upper;
use crate::model::{ShopInfo, Tab};
use crate::room::Shop;
use crate::tabs::{Action, header_of};
use crate::theme::{self, FontStyle, STACKED, space, text};
use crate::translate::{self, dates, tr};
use crate::widgets::{
    Button, Dropdown, Kind, Side, card, chip, choice_entry, field, icon_at, icon_button, label_in, say,
};
use domain::label;
use domain::returns::ExchangeRate;
use domain::shop::closed_period::PeriodState;
use domain::time::tax_period::PeriodSchedule;

use super::Returns;
use super::filing::Filing;
use super::texts::ReturnView;
use super::view::{FormView, ReturnChoice, ReturnsView};

/// The width in points of the head without the names of the form and of the month that periods begin with.
const CONTROLS: f32 = 640.0;
const STATUS: f32 = 40.0;
/// The height of the exchange rate below it.
const EXCHANGE: f32 = 36.0;

/// The choice that shows what is in view.
pub(super) fn choice_of(form: &FormView) -> ReturnChoice {
    ReturnChoice {
        form: Some(form.form.name().to_owned()),
        schedule: Some(form.schedule),
        period: form.period().map(|period| period.period),
    }
}

/// The choice of a form, with its usual periods.
pub(super) fn choosing(form: &str) -> ReturnChoice {
    ReturnChoice { form: Some(form.to_owned()), ..ReturnChoice::default() }
}

pub(super) fn head(
    ui: &mut Ui,
    view: Option<&ReturnsView>,
    facts: Option<&ShopInfo>,
    state: &mut Returns,
) -> Option<Action> {
    let (mut chosen, mut done, mut asks_about) = (None, None, false);
    let shown = view.and_then(|view| view.shown.as_ref());
    let needed = CONTROLS + shown.map_or(0.0, |form| names_width(ui, form));
    let left = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        if let Some(view) = view.filter(|view| view.shown.is_some()) {
            chosen = form_choice(ui, view);
            asks_about = icon_button(ui, ICON_INFO, tr!("About this form"), true).clicked();
        }
        if let Some(form) = shown {
            let schedule = schedule_choice(ui, form).or_else(|| month_choice(ui, form));
            let choose =
                |schedule| ReturnChoice { schedule: Some(schedule), period: None, ..choice_of(form) };
            chosen = chosen.take().or_else(|| schedule.map(choose));
            if ui.content_rect().width() < STACKED {
                chosen = chosen.take().or_else(|| period_choice(ui, form));
            }
        }
    };
    let right = |ui: &mut Ui| done = shown.and_then(|form| actions(ui, form, facts, state));
    header_of(ui, tr(Tab::Returns.name()), needed, left, right);
    state.shows_about |= asks_about;
    state.choice = chosen.unwrap_or_else(|| std::mem::take(&mut state.choice));
    done
}

/// The width of the choices of the form and of the month that periods begin with.
fn names_width(ui: &Ui, form: &FormView) -> f32 {
    let wide = |words: String| {
        let ink = theme::of(ui).text;
        ui.painter().layout_no_wrap(words, FontStyle::Strong.font(), ink).size().x + 46.0
    };
    let months = start_months(form);
    let month = if months.len() < 2 { 0.0 } else { space::S + wide(begin_name(form.schedule)) };
    wide(translate::text(form.form.title())) + month
}

fn form_choice(ui: &mut Ui, view: &ReturnsView) -> Option<ReturnChoice> {
    let chosen = view.shown.as_ref().map(|shown| shown.form.name());
    let title = view
        .shown
        .as_ref()
        .map_or_else(|| tr!("Choose").to_owned(), |shown| translate::text(shown.form.title()));
    Dropdown::new(tr!("Form"), &title).width(380.0).show(ui, |ui| {
        let mut picked = None;
        for form in &view.forms.forms {
            let title = translate::text(form.title());
            if choice_entry(ui, &title, form.official_title(), chosen == Some(form.name())) {
                picked = Some(choosing(form.name()));
            }
        }
        for problem in &view.forms.problems {
            let words = text(tr!("Left out: {problem}", problem), FontStyle::Small, theme::of(ui).negative);
            ui.add(Label::new(words).wrap());
        }
        picked
    })
}

fn schedule_choice(ui: &mut Ui, form: &FormView) -> Option<PeriodSchedule> {
    let lengths = form.form.periods();
    let now = form.schedule.length;
    if lengths.len() < 2 {
        return None;
    }
    Dropdown::new(tr!("Periods"), tr(now.plural())).icon(ICON_CALENDAR_TODAY).show(ui, |ui| {
        let mut picked = None;
        for length in lengths {
            if choice_entry(ui, tr(length.plural()), "", *length == now) {
                let start_month = form.form.start_month().unwrap_or(1);
                picked = Some(PeriodSchedule { length: *length, start_month });
            }
        }
        picked
    })
}

/// The months that periods of the length in view can begin with.
fn start_months(form: &FormView) -> Vec<u32> {
    let length = form.schedule.length;
    let Some(today) = form.periods.first().map(|one| one.period.first_day()) else { return Vec::new() };
    let is_allowed = |start_month: &u32| {
        let period = PeriodSchedule { length, start_month: *start_month }.period_of(today);
        form.form.check_period(period).is_ok()
    };
    (1..=length.months()).filter(is_allowed).collect()
}

fn begin_name(schedule: PeriodSchedule) -> String {
    tr!("from {months}", months = months_of(schedule))
}

/// Chooses the month that periods begin with, where the form lets them begin with any.
fn month_choice(ui: &mut Ui, form: &FormView) -> Option<PeriodSchedule> {
    let months = start_months(form);
    if months.len() < 2 {
        return None;
    }
    Dropdown::new(tr!("Begin with"), &begin_name(form.schedule)).width(190.0).show(ui, |ui| {
        let mut picked = None;
        for start_month in months {
            let schedule = PeriodSchedule { start_month, ..form.schedule };
            if choice_entry(ui, &begin_name(schedule), "", schedule == form.schedule) {
                picked = Some(schedule);
            }
        }
        picked
    })
}

const MONTHS: [(&str, &str); 12] = [
    (label!("January"), label!("Jan")),
    (label!("February"), label!("Feb")),
    (label!("March"), label!("Mar")),
    (label!("April"), label!("Apr")),
    (label!("May"), label!("May")),
    (label!("June"), label!("Jun")),
    (label!("July"), label!("Jul")),
    (label!("August"), label!("Aug")),
    (label!("September"), label!("Sep")),
    (label!("October"), label!("Oct")),
    (label!("November"), label!("Nov")),
    (label!("December"), label!("Dec")),
];

/// The months that periods of this length begin with: `January`, `Feb, May, Aug, Nov`.
fn months_of(schedule: PeriodSchedule) -> String {
    let step = u8::try_from(schedule.length.months()).unwrap_or(12);
    let first = u8::try_from(schedule.start_month).unwrap_or_default();
    let months =
        std::iter::successors(Some(first), |month| Some(month + step)).take_while(|month| *month <= 12);
    let names = months.filter_map(|month| MONTHS.get(usize::from(month).checked_sub(1)?).copied());
    match names.collect::<Vec<_>>().as_slice() {
        &[(one, _)] => tr(one).to_owned(),
        several => several.iter().map(|&(_, short)| tr(short)).collect::<Vec<_>>().join(", "),
    }
}

/// The periods as a list of the head, where there is no room for them beside the form.
fn period_choice(ui: &mut Ui, form: &FormView) -> Option<ReturnChoice> {
    let name = form.period().map(|line| line.period.short_name_in(dates())).unwrap_or_default();
    Dropdown::new(tr!("Period"), &name).width(300.0).show(ui, |ui| {
        let mut picked = None;
        for (at, period) in form.periods.iter().enumerate() {
            if choice_entry(ui, &period.period.short_name_in(dates()), &period.note, at == form.at) {
                picked = Some(ReturnChoice { period: Some(period.period), ..choice_of(form) });
            }
        }
        picked
    })
}

/// Draws the buttons: what comes next for the period, and the export.
fn actions(ui: &mut Ui, form: &FormView, facts: Option<&ShopInfo>, state: &mut Returns) -> Option<Action> {
    ui.spacing_mut().item_spacing.x = space::S;
    let period = form.period()?;
    let found = form.found.as_ref().ok();
    let is_primary = period.is_over;
    let may_manage = facts.is_some_and(|facts| facts.may_manage);
    let may_reopen = facts.is_some_and(|facts| facts.may_manage_users);
    let mut action = None;
    if found.is_some() && Button::new(tr!("Export")).icon(ICON_DOWNLOAD).show(ui).clicked() {
        action = Some(Action::Run(Command::Export));
    }
    let kind = if is_primary { Kind::Primary } else { Kind::Secondary };
    match period.state {
        _ if !may_manage => {}
        PeriodState::Open | PeriodState::PartlyClosed => {
            if of_step(ui, Button::new(tr!("Close the period…")).icon(ICON_LOCK).kind(kind)) {
                action = Some(Action::Run(Command::Periods));
            }
        }
        PeriodState::Closed | PeriodState::Filed => {
            if may_reopen && of_step(ui, Button::new(tr!("Reopen…")).icon(ICON_LOCK_OPEN)) {
                action = Some(Action::Run(Command::Periods));
            }
            let file = Button::new(tr!("Mark as filed…")).icon(ICON_CHECK).kind(Kind::Primary);
            if period.state == PeriodState::Closed && found.is_some() && of_step(ui, file) {
                state.filing = Some(Filing::default());
            }
        }
    }
    action
}

/// Draws the button of a step of a period; true when it is clicked. Each has an id of its own, so that the keyboard does
/// not go from one to another that takes its place.
fn of_step(ui: &mut Ui, button: Button<'_>) -> bool {
    ui.push_id(button.text(), |ui| button.show(ui).clicked()).inner
}

/// Draws the line above the return: where its period stands, and the exchange rate where there is one.
pub(super) fn status(
    ui: &mut Ui,
    (form, found): (&FormView, &ReturnView),
    shop: Shop<'_>,
    state: &mut Returns,
) {
    let tokens = theme::of(ui);
    let has_exchange = form.currencies.is_some();
    let tall = if has_exchange { STATUS + EXCHANGE } else { STATUS };
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
    card(ui, room);
    let line = room.with_max_y(room.top() + STATUS).shrink2(vec2(space::L, 0.0));
    let Some(period) = form.period() else { return };
    let (icon, ink, ground) = match found.found().state {
        PeriodState::Open | PeriodState::PartlyClosed => (ICON_EDIT, tokens.warning, tokens.warning_soft),
        PeriodState::Closed => (ICON_LOCK, tokens.text2, tokens.hover),
        PeriodState::Filed => (ICON_LOCK, tokens.positive, tokens.positive_soft),
    };
    let word = first_upper(tr(found.found().state.as_str()));
    let name = label_in(
        ui,
        line,
        Side::Left,
        text(period.period.short_name_in(dates()), FontStyle::Heading, tokens.text),
    );
    let chip = chip(ui, line.with_min_x(name.rect.right() + space::M), (icon, &word), ink, ground);
    say(ui, chip, "standing", &word);
    let rest = line.with_min_x(chip.right() + space::M);
    let (words, ink) = standing(found, period.is_over);
    let mut words_at = rest;
    if ink {
        icon_at(ui, pos2(rest.left() + 8.0, rest.center().y), ICON_WARNING, 16.0, tokens.warning);
        words_at = rest.with_min_x(rest.left() + 22.0);
    }
    let ink = if ink { tokens.warning } else { tokens.text2 };
    label_in(ui, words_at, Side::Left, text(&words, FontStyle::Body, ink)).on_hover_text(&words);
    if has_exchange {
        let lower = line.with_min_y(line.bottom() - 4.0).with_max_y(room.bottom());
        let layout = Layout::left_to_right(Align::Min);
        let mut below = ui.new_child(UiBuilder::new().max_rect(lower).layout(layout));
        exchange_ui(&mut below, form, shop, state);
    }
    ui.add_space(space::M);
}

/// The state of a return in words, and true for a warning.
fn standing(found: &ReturnView, is_over: bool) -> (String, bool) {
    let of = found.found();
    let record = found.filed().map(|filed| &filed.record).or(of.closing.as_ref());
    let day = record.map(|record| record.at.day).unwrap_or_default();
    let login = record.map(|record| record.login.as_str()).unwrap_or_default();
    match (found.filed(), &of.closing) {
        (Some(_), _) if found.is_kept_unreadable => (
            tr!("{day} by {login}; what was kept cannot be read, so these are today's figures", day, login),
            true,
        ),
        (Some(_), _) if found.differing == 1 => {
            (tr!("{day} by {login}, and stays as it was; today 1 figure is different", day, login), true)
        }
        (Some(_), _) if found.differing > 0 => {
            (tr!("{day} by {login}, and stays as it was; today some figures are different", day, login), true)
        }
        (Some(_), _) => (tr!("{day} by {login}; these are the figures that were filed", day, login), false),
        (None, Some(_)) => (tr!("{day} by {login}; mark it as filed once it is declared", day, login), false),
        (None, None) if of.state == PeriodState::PartlyClosed => {
            (tr!("Some of its months are closed; figures are provisional").to_owned(), false)
        }
        (None, None) if of.state == PeriodState::Closed => {
            (tr!("with months of other periods").to_owned(), false)
        }
        (None, None) if is_over => (tr!("Figures are provisional until it is closed").to_owned(), false),
        (None, None) => {
            (tr!("Figures are provisional: the period lasts until {day}", day = of.period.last_day()), false)
        }
    }
}

/// Draws the exchange rate of the period as a field: `1 EUR = 0.8645 GBP`.
pub(super) fn exchange_ui(ui: &mut Ui, form: &FormView, shop: Shop<'_>, state: &mut Returns) {
    let (Some((own, others)), Some(period)) = (&form.currencies, form.period()) else { return };
    let tokens = theme::of(ui);
    let written = |rate: ExchangeRate| {
        let text = rate.to_text();
        shop.session.formatter.grouped(text.trim_end_matches('0').trim_end_matches('.'))
    };
    let found = form.found.as_ref().ok().and_then(|found| found.found().exchange_rate);
    let saved = found.or(form.exchange_rate).map(written).unwrap_or_default();
    let exchange = state.exchange.take_if(|(of, _)| *of == period.period);
    let (_, typed) = state.exchange.insert(exchange.unwrap_or_else(|| (period.period, saved.clone())));
    ui.spacing_mut().item_spacing.x = space::S;
    ui.add(Label::new(text(format!("1 {own} ="), FontStyle::Body, tokens.text2)).selectable(false));
    if period.state == PeriodState::Filed {
        ui.add(
            Label::new(text(format!("{saved} {others}"), FontStyle::Strong, tokens.text)).selectable(false),
        );
        return;
    }
    let read = ExchangeRate::parse(&typed.replace(',', "."));
    let is_wrong = !typed.trim().is_empty() && read.is_none();
    let response = field(ui, tr!("Exchange rate"), typed, 96.0, is_wrong);
    let is_entered = response.lost_focus() && *typed != saved;
    let words = tr!("{currency} on {day}", currency = others, day = period.period.last_day());
    ui.add(Label::new(text(words, FontStyle::Body, tokens.text2)).selectable(false));
    let is_asked = is_entered || (response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)));
    if let Some(rate) = read.filter(|_| is_asked) {
        state.rates.insert((form.form.name().to_owned(), period.period), rate);
    }
}

//! The tab Returns: the periods of a form at the left, and at the right the form itself with the amounts of a period:
//! what is missing or odd, the boxes, the lines. Each amount opens into what adds up to it.

mod about;
mod boxes;
mod controls;
mod entered;
mod filing;
mod findings;
mod lines;
mod parts;
mod periods;

use egui::{Id, Key, Modifiers, Rect, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_ACCOUNT_BALANCE, ICON_CURRENCY_EXCHANGE, ICON_ERROR};

use crate::format::Formatter;
use crate::model::{
    Draft, Drafts, EnteredText, FigureView, FormView, Loadable, Refusal, ReturnPart, ReturnView,
    ReturnsAction, ReturnsView, ShopInfo,
};
use crate::tabs::refused::refusal;
use crate::theme::{NARROW, STACKED, height, space};
use crate::translate::{self, tr};
use crate::widgets::{Mood, Notice, TableState, card, list_row, loading_line, notice, points};
use domain::places::country_name;
use domain::shop::closed_period::PeriodState;
use domain::time::tax_period::TaxPeriod;

use super::explain::FocusReturn;
use super::{Action, rest};

/// A box of the return of a form for a period: form, period, number.
type BoxKey = (String, TaxPeriod, String);

/// State of the tab between frames.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the tab")]
pub(crate) struct ReturnsState {
    periods: TableState,
    boxes: TableState,
    lines: TableState,
    /// The list of periods gets the keyboard, or the boxes where it is not shown, once the return is there.
    takes_keyboard: bool,
    opened: Opened,
    /// Unsaved input of boxes.
    drafts: Drafts<BoxKey, EnteredText>,
    /// The field that gets the keyboard, by the number of its box.
    editing: Option<(String, EnteredField)>,
    /// The exchange rate as it is typed, and the period that it is of.
    exchange: Option<(TaxPeriod, String)>,
    filing: Option<filing::Filing>,
    /// The dialog about the form is open.
    shows_about: bool,
    shows_all_findings: bool,
    /// Boxes without an amount are left out.
    hides_empty: bool,
    /// The period in view in the last frame.
    seen: Option<(String, TaxPeriod)>,
}

/// The dialog of what adds up to a part: the parts that are opened, the innermost last.
#[derive(Debug, Default)]
struct Opened {
    parts: Vec<ReturnPart>,
    list: TableState,
    /// The list gets the keyboard.
    is_new: bool,
    focus: FocusReturn,
}

/// A field of a box that a person fills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EnteredField {
    Amount,
    Reason,
}

impl ReturnsState {
    /// Takes the answers to what was typed into boxes of a return, by number.
    pub(crate) fn entered(&mut self, form: &str, period: TaxPeriod, answers: Vec<(String, Option<Refusal>)>) {
        for (number, refusal) in answers {
            let key = (form.to_owned(), period, number);
            match refusal {
                None => self.drafts.saved(&key, key.clone()),
                Some(refusal) => self.drafts.refused(&key, refusal),
            }
        }
    }

    /// Opens the dialog that files the return in view.
    pub(crate) fn begin_filing(&mut self) {
        self.filing = Some(filing::Filing::default());
    }

    /// Takes the answer to a filing: a refusal is shown in its dialog.
    pub(crate) fn filed(&mut self, refusal: Option<Refusal>) {
        match (refusal, &mut self.filing) {
            (Some(refusal), Some(filing)) => filing.refused(refusal),
            _ => self.end_filing(),
        }
    }

    /// Gives the keyboard to the list of periods.
    pub(crate) const fn take_keyboard(&mut self) {
        self.takes_keyboard = true;
    }

    /// Closes the dialog that files the return.
    fn end_filing(&mut self) {
        self.filing = None;
        self.take_keyboard();
    }

    fn open(&mut self, part: ReturnPart, asked_at: Id) -> Option<Action> {
        self.opened = Opened { parts: vec![part], is_new: true, ..Opened::default() };
        self.opened.focus.asked_at = Some(asked_at);
        looked_at(part)
    }

    /// Drops what was typed into the boxes of a return.
    fn discard(&mut self, form: &str, period: TaxPeriod) {
        self.drafts.all.retain(|key, _| (key.0.as_str(), key.1) != (form, period));
    }

    /// The refusal of a box of the return in view.
    fn refusal(&self, form: &str, period: TaxPeriod) -> Option<String> {
        let mut of_it = self.drafts.all.iter().filter(|(key, _)| (key.0.as_str(), key.1) == (form, period));
        of_it.find_map(|(_, draft)| draft.refusal.as_ref()).map(|refusal| refusal.message.clone())
    }

    /// The count of boxes, of all returns, that were typed into and are not saved.
    pub(crate) fn unsaved_boxes(&self) -> usize {
        self.drafts.unsaved()
    }

    /// The drafts of the return in view that are not saved.
    fn unsaved(&self, form: &str, period: TaxPeriod) -> Vec<EnteredText> {
        let of_it = self.drafts.all.iter().filter(|(key, draft)| {
            (key.0.as_str(), key.1) == (form, period) && draft.is_changed() && !draft.is_under_way()
        });
        of_it.map(|(_, draft)| draft.now.clone()).collect()
    }
}

/// The request for what is behind a figure, where the part is one.
const fn looked_at(part: ReturnPart) -> Option<Action> {
    match part {
        ReturnPart::Figure(at) => Some(Action::Returns(ReturnsAction::LookAt(at))),
        _ => None,
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Returns<'a> {
    pub(crate) known: &'a Loadable<ReturnsView>,
    pub(crate) figure: &'a Loadable<FigureView>,
    pub(crate) facts: Option<&'a ShopInfo>,
    pub(crate) formatter: Formatter,
}

/// The width of the list of periods, and in a narrow window.
const PERIODS: f32 = 268.0;
const PERIODS_NARROW: f32 = 220.0;

/// Draws the tab.
pub(crate) fn returns_ui(ui: &mut Ui, shown: Returns<'_>, state: &mut ReturnsState) -> Option<Action> {
    let view = shown.known.value.as_ref();
    let asked = controls::head(ui, view, shown.facts, state);
    let room = rest(ui);
    if let Some(problem) = &shown.known.refusal {
        card(ui, room);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
        refusal(&mut inner, tr!("The returns cannot be shown"), problem);
        return asked;
    }
    let Some(view) = view else {
        loading_line(ui, room);
        return asked;
    };
    let action = match &view.shown {
        Some(form) => form_ui(ui, room, (view, form), shown, state),
        None => without_form(ui, room, view),
    };
    if shown.known.is_waiting() {
        loading_line(ui, room);
    }
    asked.or(action)
}

/// Draws the periods and the return, side by side; in a narrow window, the periods are a list of the header.
fn form_ui(
    ui: &mut Ui,
    room: Rect,
    (view, form): (&ReturnsView, &FormView),
    shown: Returns<'_>,
    state: &mut ReturnsState,
) -> Option<Action> {
    let chosen = form.period().map(|period| (form.form.name().to_owned(), period.period));
    if state.seen != chosen {
        state.seen = chosen;
        state.boxes = TableState::default();
        state.lines = TableState::default();
        state.opened = Opened::default();
    }
    let is_stacked = ui.content_rect().width() < STACKED;
    if state.takes_keyboard && ui.memory(|memory| memory.top_modal_layer().is_some()) {
        // Below a dialog nothing gets the keyboard.
        ui.ctx().request_repaint();
    } else if std::mem::take(&mut state.takes_keyboard) {
        let first = if is_stacked { &mut state.boxes } else { &mut state.periods };
        first.take_keyboard();
    }
    if state.shows_about && about::about_ui(ui, &form.form) {
        state.shows_about = false;
        state.take_keyboard();
    }
    let (mut action, mut right) = (None, room);
    if !is_stacked {
        let is_narrow = ui.content_rect().width() < NARROW;
        let wide = if is_narrow { PERIODS_NARROW } else { PERIODS };
        let left = room.with_max_x(room.left() + wide);
        right = room.with_min_x(left.right() + space::L);
        action = periods::periods_card(ui, left, form, state);
    }
    let page = match &form.found {
        Err(_) if form.currencies.is_some() && form.exchange_rate.is_none() => {
            without_exchange_rate(ui, right, form, shown, state)
        }
        Err(problem) => {
            card(ui, right);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(right.shrink(space::L)));
            refusal(&mut inner, tr!("This return cannot be shown"), problem);
            None
        }
        Ok(_) if !view.has_books => without_books(ui, right),
        Ok(found) => {
            let page = return_ui(ui, right, (form, found), shown, state);
            let opened = parts::parts_ui(ui, found, shown, state);
            filing::filing_ui(ui, (form, found), state).or(opened).or(page)
        }
    };
    page.or(action)
}

/// Draws the return from top to bottom: where it stands, what is odd, its boxes and lines.
fn return_ui(
    ui: &mut Ui,
    room: Rect,
    (form, found): (&FormView, &ReturnView),
    shown: Returns<'_>,
    state: &mut ReturnsState,
) -> Option<Action> {
    let mut page = ui.new_child(UiBuilder::new().max_rect(room));
    let ui = &mut page;
    ui.spacing_mut().item_spacing.y = 0.0;
    let exchanged = controls::status(ui, (form, found), shown, state);
    let looked = findings::findings_card(ui, found, shown.formatter, state);
    let rest = ui.available_rect_before_wrap();
    let (left, elsewhere) = rest.split_top_bottom_at_y(rest.bottom() - lines::elsewhere_height(found));
    let may_enter = shown.facts.is_some_and(|facts| facts.may_manage)
        && matches!(found.found().state, PeriodState::Open | PeriodState::PartlyClosed);
    let has_lines = !found.tags().is_empty();
    let upper = if has_lines { boxes::height(found, state).min(left.height() * 0.55) } else { left.height() };
    let upper = left.with_max_y(left.top() + upper);
    let (opened, mut last) = boxes::boxes_card(ui, upper, (form, found), (may_enter, shown.formatter), state);
    let mut action = exchanged.or(looked).or(opened);
    if has_lines {
        let lower = Rect::from_min_max(pos2(left.left(), last.bottom() + space::M), left.max);
        let (opened, sheet) = lines::lines_card(ui, lower, found, state);
        (action, last) = (opened.or(action), sheet);
    }
    if found.excluded().len() > 0 {
        let below = elsewhere.translate(vec2(0.0, last.bottom().min(elsewhere.top()) - elsewhere.top()));
        action = lines::elsewhere_card(ui, below, found, state).or(action);
    }
    let has_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
    let saves = !has_dialog && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::S));
    if saves && may_enter { save(form, state).or(action) } else { action }
}

/// Sends what was typed into the boxes of the return in view.
fn save(form: &FormView, state: &mut ReturnsState) -> Option<Action> {
    let period = form.period()?.period;
    let texts = state.unsaved(form.form.name(), period);
    for text in &texts {
        let key = (form.form.name().to_owned(), period, text.number.clone());
        if let Some(draft) = state.drafts.all.get_mut(&key) {
            Draft::send(draft);
        }
    }
    (!texts.is_empty()).then_some(Action::Returns(ReturnsAction::Enter(texts)))
}

/// Says that the country has no form, what a form is, and offers those that there are.
fn without_form(ui: &mut Ui, room: Rect, view: &ReturnsView) -> Option<Action> {
    card(ui, room);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    let (heading, sentence) = if view.country.is_empty() {
        (tr!("The shop has no country yet").to_owned(), tr!("Write it in the preferences, or choose a form:"))
    } else {
        (
            tr!("There is no form for this country yet: {country}", country = view.country),
            tr!("A form is a file that says what is in each box: one in the folder \"forms\" of the \
                 program's data is listed here. Or choose an existing one:"),
        )
    };
    let icon = ICON_ACCOUNT_BALANCE;
    let room_below = points(view.forms.forms.len(), height::LIST_ROW);
    let upper = (inner.available_height() - room_below).max(150.0);
    let mut above = inner
        .new_child(UiBuilder::new().max_rect(inner.max_rect().with_max_y(inner.max_rect().top() + upper)));
    notice(&mut above, &Notice { icon, mood: Mood::Inviting, heading: &heading, sentence });
    let wide = 420.0_f32.min(room.width() - 2.0 * space::L);
    let list = Rect::from_min_size(
        pos2(room.center().x - wide / 2.0, above.min_rect().bottom() + space::M),
        vec2(wide, room_below),
    );
    let mut below = inner.new_child(UiBuilder::new().max_rect(list));
    below.spacing_mut().item_spacing.y = 0.0;
    let mut chosen = None;
    for form in &view.forms.forms {
        let country = country_name(form.country()).map(tr).unwrap_or_default();
        if list_row(&mut below, &translate::text(&form.full_title()), country, None, false).clicked() {
            chosen = Some(controls::choosing(form.name()));
        }
    }
    chosen
}

fn without_books(ui: &mut Ui, room: Rect) -> Option<Action> {
    card(ui, room);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    notice(
        &mut inner,
        &Notice {
            icon: ICON_ACCOUNT_BALANCE,
            mood: Mood::Inviting,
            heading: tr!("Nothing to declare yet"),
            sentence: tr!("The boxes of the return fill with the first order or purchase."),
        },
    );
    None
}

/// Asks for the exchange rate, without which nothing can be shown.
fn without_exchange_rate(
    ui: &mut Ui,
    room: Rect,
    form: &FormView,
    shown: Returns<'_>,
    state: &mut ReturnsState,
) -> Option<Action> {
    let (own, others) = form.currencies.clone()?;
    card(ui, room);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    let heading = tr!("This return is in {own}, and the shop in {others}", own = &own, others = &others);
    let last = form.period().map(|period| crate::format::day(period.period.last_day())).unwrap_or_default();
    let sentence = tr!(
        "Write how many {others} one {own} was worth on {day}: for the one-stop shop the European \
         Central Bank's rate applies.",
        own,
        others,
        day = last
    );
    let icon = ICON_CURRENCY_EXCHANGE;
    notice(&mut inner, &Notice { icon, mood: Mood::Inviting, heading: &heading, sentence: &sentence });
    inner.add_space(space::M);
    let wide = 300.0;
    inner
        .horizontal(|ui| {
            ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
            controls::exchange_ui(ui, form, shown, state)
        })
        .inner
}

/// Says why something was refused.
fn refused_words(ui: &mut Ui, words: &str) {
    let tokens = crate::theme::of(ui);
    ui.horizontal_top(|ui| {
        crate::theme::icon(ui, ICON_ERROR, 16.0, tokens.negative);
        let text = crate::theme::text(words, crate::theme::FontStyle::Small, tokens.negative);
        ui.add(egui::Label::new(text).wrap());
    });
}

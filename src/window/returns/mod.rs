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
mod texts;
mod view;

use std::sync::Arc;

use egui::{Id, Key, Modifiers, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_ACCOUNT_BALANCE, ICON_CURRENCY_EXCHANGE, ICON_ERROR};

use crate::format::Formatter;
use crate::model::{Draft, Drafts, ExportContent, ExportSubject, Loadable, Refusal, Tab};
use crate::report::explain::FocusReturn;
use crate::room::{Answer, Room, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::refused::refusal;
use crate::tabs::{Action, Edit, rest};
use crate::theme::{NARROW, STACKED, height, space};
use crate::translate::{self, tr};
use crate::widgets::{Mood, Notice, TableState, card, list_row, loading_line, notice, points};
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::label;
use domain::money::Money;
use domain::places::country_name;
use domain::returns::{EnteredBox, Form};
use domain::shop::closed_period::PeriodState;
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, Engine, Export, Listing, PeriodChange, ReturnQuery};

use texts::{EnteredText, ReturnPart, ReturnView};
use view::{ExchangeRates, FigureQuery, FigureView, FormView, ReturnChoice, ReturnsView};

/// A box of the return of a form for a period: form, period, number.
type BoxKey = (String, TaxPeriod, String);

/// The tab, with what is chosen and typed in it.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the tab")]
pub(crate) struct Returns {
    choice: ReturnChoice,
    rates: ExchangeRates,
    periods: TableState,
    boxes: TableState,
    lines: TableState,
    /// The list of periods gets the keyboard, or the boxes where it is not shown, once the return is there.
    takes_keyboard: bool,
    opened: Opened,
    /// What is behind a figure that is opened.
    figure: Answer<FigureQuery, FigureView>,
    /// Unsaved input of boxes.
    drafts: Drafts<BoxKey, EnteredText>,
    /// The field that gets the keyboard, by the number of its box.
    editing: Option<(String, EnteredField)>,
    /// The exchange rate as it is typed, and the period that it is of.
    exchange: Option<(TaxPeriod, String)>,
    filing: Option<filing::Filing>,
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

/// The form of the one-stop shop.
const OSS: &str = "eu-oss";

impl Room for Returns {
    type Query = (u64, ReturnChoice, ExchangeRates);
    type View = ReturnsView;
    const TAB: Tab = Tab::Returns;

    fn query(&self, session: &ShopSession) -> Self::Query {
        (session.taxes_refreshed, self.choice.clone(), self.rates.clone())
    }

    fn read((_, choice, rates): &Self::Query, from: &Reading<'_>) -> Result<ReturnsView> {
        ReturnsView::read(choice, rates, from)
    }

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<ReturnsView>, shop: Shop<'_>) -> Option<Action> {
        let view = known.value.as_ref();
        let asked = controls::head(ui, view, shop.session.facts.value.as_ref(), self);
        let room = rest(ui);
        if let Some(problem) = &known.refusal {
            card(ui, room);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
            refusal(&mut inner, tr!("The returns cannot be shown"), problem);
            return asked;
        }
        let action = view.and_then(|view| {
            if let Some(form) = &view.shown {
                return form_ui(ui, room, (view, form), shop, self);
            }
            without_form(ui, room, view, self);
            None
        });
        if view.is_none() || known.is_waiting() {
            loading_line(ui, room);
        }
        asked.or(action)
    }

    /// The return in view as a file, and the lines of the one-stop shop where it is one.
    fn exports(&self, view: Option<&ReturnsView>, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let shown = view.and_then(|view| view.shown.as_ref());
        let Some((shown, found)) = shown.and_then(|shown| Some((shown, shown.found.as_ref().ok()?))) else {
            return Default::default();
        };
        let formatter = session.formatter;
        let (form, period) = (Form::clone(&shown.form), found.found().period);
        let (name, title) = (form.name().to_owned(), formatter.text(&form.full_title()));
        let query = Box::new(ReturnQuery { form, period, exchange_rate: found.found().exchange_rate });
        let period_name = period.short_name_in(formatter.language.dates());
        let stem = format!("{name}-{}", period.to_string().replace("..", "-to-"));
        let lines = (name == OSS).then(|| {
            let about = text!(
                "{period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).",
                period = &period_name
            );
            ExportSubject {
                name: formatter.language.label(label!("Lines of the one-stop shop")).to_owned(),
                about: formatter.text(&about),
                stem: format!("{stem}-lines"),
                content: ExportContent::Export(Export::OssLines(query.clone())),
            }
        });
        let about = text!("{period}. The pages show each box with its calculation.", period = period_name);
        let listing = Listing::TaxReturn(query);
        let whole =
            ExportSubject { name: title, ..ExportSubject::list(listing, &formatter.text(&about), &stem) };
        let at = lines.iter().len();
        (lines.into_iter().chain([whole]).collect(), at)
    }

    /// Gives the keyboard to the list of periods.
    fn take_keyboard(&mut self) {
        self.takes_keyboard = true;
    }

    fn take_in(&mut self, session: &ShopSession) -> bool {
        self.figure.take_in(session)
    }

    fn not_saved(&self) -> Option<Text> {
        let count = self.drafts.unsaved();
        (count > 0).then(|| text!("{count} {count:box|boxes}", count))
    }
}

impl Returns {
    /// Takes the answers to what was typed into boxes of a return, by number.
    fn entered(&mut self, form: &str, period: TaxPeriod, answers: Vec<(String, Option<Refusal>)>) {
        for (number, refusal) in answers {
            let key = (form.to_owned(), period, number);
            match refusal {
                None => self.drafts.saved(&key, key.clone()),
                Some(refusal) => self.drafts.refused(&key, refusal),
            }
        }
    }

    pub(crate) fn begin_filing(&mut self) {
        self.filing = Some(filing::Filing::default());
    }

    /// The period of the return that was drawn last.
    pub(crate) fn period_in_view(&self) -> Option<TaxPeriod> {
        self.seen.as_ref().map(|(_, period)| *period)
    }

    fn end_filing(&mut self) {
        self.filing = None;
        self.take_keyboard();
    }

    fn open(&mut self, part: ReturnPart, asked_at: Id) {
        self.opened = Opened { parts: vec![part], is_new: true, ..Opened::default() };
        self.opened.focus.asked_at = Some(asked_at);
    }

    /// Drops what was typed into the boxes of a return.
    fn discard(&mut self, form: &str, period: TaxPeriod) {
        self.drafts.all.retain(|key, _| (key.0.as_str(), key.1) != (form, period));
    }

    fn refusal(&self, form: &str, period: TaxPeriod) -> Option<String> {
        let mut of_it = self.drafts.all.iter().filter(|(key, _)| (key.0.as_str(), key.1) == (form, period));
        of_it.find_map(|(_, draft)| draft.refusal.as_ref()).map(|refusal| refusal.message.clone())
    }

    /// Saves what was typed into the boxes of the return in view, each accepted or refused by itself.
    fn save(&mut self, form: &FormView, formatter: Formatter) -> Option<Action> {
        let (form, period) = (Arc::clone(&form.form), form.period()?.period);
        let texts = self.unsaved(form.name(), period);
        for text in &texts {
            let key = (form.name().to_owned(), period, text.number.clone());
            if let Some(draft) = self.drafts.all.get_mut(&key) {
                Draft::send(draft);
            }
        }
        if texts.is_empty() {
            return None;
        }
        let work = move |engine: &mut Engine, actor: &Actor, now| {
            let answers = texts.into_iter().map(|text| {
                let saved = enter(engine, actor, (&form, period), (&text, formatter), now);
                (text.number, saved.err().map(|error| Refusal::new(&error, formatter)))
            });
            let answers: Vec<_> = answers.collect();
            Ok(move |returns: &mut Self| {
                returns.entered(form.name(), period, answers);
                None
            })
        };
        Some(Action::Do(Edit::new(tr!("Amounts saved"), work)))
    }

    fn unsaved(&self, form: &str, period: TaxPeriod) -> Vec<EnteredText> {
        let of_it = self.drafts.all.iter().filter(|(key, draft)| {
            (key.0.as_str(), key.1) == (form, period) && draft.is_changed() && !draft.is_under_way()
        });
        of_it.map(|(_, draft)| draft.now.clone()).collect()
    }
}

/// The width of the list of periods, and in a narrow window.
const PERIODS: f32 = 268.0;
const PERIODS_NARROW: f32 = 220.0;

/// Draws the periods and the return, side by side; in a narrow window, the periods are a list of the header.
fn form_ui(
    ui: &mut Ui,
    room: Rect,
    (view, form): (&ReturnsView, &FormView),
    shop: Shop<'_>,
    state: &mut Returns,
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
    let mut right = room;
    if !is_stacked {
        let is_narrow = ui.content_rect().width() < NARROW;
        let wide = if is_narrow { PERIODS_NARROW } else { PERIODS };
        let left = room.with_max_x(room.left() + wide);
        right = room.with_min_x(left.right() + space::L);
        periods::periods_card(ui, left, form, state);
    }
    match &form.found {
        Err(_) if form.currencies.is_some() && form.exchange_rate.is_none() => {
            without_exchange_rate(ui, right, form, shop, state);
            None
        }
        Err(problem) => {
            card(ui, right);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(right.shrink(space::L)));
            refusal(&mut inner, tr!("This return cannot be shown"), problem);
            None
        }
        Ok(_) if !view.has_books => {
            without_books(ui, right);
            None
        }
        Ok(found) => {
            let page = return_ui(ui, right, (form, found), shop, state);
            let opened = parts::parts_ui(ui, found, shop, state);
            filing::filing_ui(ui, (form, found), state).or(opened).or(page)
        }
    }
}

/// Draws the return from top to bottom: where it stands, what is odd, its boxes and lines.
fn return_ui(
    ui: &mut Ui,
    room: Rect,
    (form, found): (&FormView, &ReturnView),
    shop: Shop<'_>,
    state: &mut Returns,
) -> Option<Action> {
    let mut page = ui.new_child(UiBuilder::new().max_rect(room));
    let ui = &mut page;
    ui.spacing_mut().item_spacing.y = 0.0;
    controls::status(ui, (form, found), shop, state);
    let formatter = shop.session.formatter;
    let looked = findings::findings_card(ui, found, formatter, state);
    let rest = ui.available_rect_before_wrap();
    let (left, elsewhere) = rest.split_top_bottom_at_y(rest.bottom() - lines::elsewhere_height(found));
    let may_enter =
        shop.may_manage() && matches!(found.found().state, PeriodState::Open | PeriodState::PartlyClosed);
    let has_lines = !found.tags().is_empty();
    let upper = if has_lines { boxes::height(found, state).min(left.height() * 0.55) } else { left.height() };
    let upper = left.with_max_y(left.top() + upper);
    let (entered, mut last) = boxes::boxes_card(ui, upper, (form, found), (may_enter, formatter), state);
    if has_lines {
        let lower = Rect::from_min_max(pos2(left.left(), last.bottom() + space::M), left.max);
        last = lines::lines_card(ui, lower, found, state);
    }
    if found.excluded().len() > 0 {
        let below = elsewhere.translate(vec2(0.0, last.bottom().min(elsewhere.top()) - elsewhere.top()));
        lines::elsewhere_card(ui, below, found, state);
    }
    let has_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
    let is_save_pressed = !has_dialog && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::S));
    let saved = (is_save_pressed && may_enter).then(|| state.save(form, formatter)).flatten();
    saved.or(looked).or(entered)
}

/// Saves what was typed into a box; blank texts take its amount back.
fn enter(
    engine: &mut Engine,
    actor: &Actor,
    (form, period): (&Form, TaxPeriod),
    (text, formatter): (&EnteredText, Formatter),
    now: Instant,
) -> Result<()> {
    let number = text.number.clone();
    let change = if text.amount.trim().is_empty() {
        Change::Period(PeriodChange::ClearAmount { period, form: form.name().to_owned(), number })
    } else {
        let amount = formatter.amount(&text.amount).ok_or_else(|| Error::Invalid {
            what: text!("Box {number}", number = &number),
            problem: text!(
                "\"{amount}\" is not an amount. Write it like {example}",
                amount = text.amount.trim(),
                example = Money::from_ten_thousandths(12_500_000)
            ),
        })?;
        Change::Period(PeriodChange::EnterAmount(EnteredBox::of(
            form,
            period,
            &number,
            amount,
            &text.reason,
        )?))
    };
    engine.apply(&change, actor, now).map(drop)
}

/// Says that the country has no form, what a form is, and offers those that there are.
fn without_form(ui: &mut Ui, room: Rect, view: &ReturnsView, state: &mut Returns) {
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
    let list = list.with_max_y(list.bottom().min(inner.max_rect().bottom()));
    let mut below = inner.new_child(UiBuilder::new().max_rect(list));
    ScrollArea::vertical().id_salt("forms").auto_shrink(false).show(&mut below, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for form in &view.forms.forms {
            let country = country_name(form.country()).map(tr).unwrap_or_default();
            if list_row(ui, &translate::text(&form.full_title()), country, None, false).clicked() {
                state.choice = controls::choosing(form.name());
            }
        }
    });
}

fn without_books(ui: &mut Ui, room: Rect) {
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
}

/// Asks for the exchange rate, without which nothing can be shown.
fn without_exchange_rate(ui: &mut Ui, room: Rect, form: &FormView, shop: Shop<'_>, state: &mut Returns) {
    let Some((own, others)) = form.currencies.clone() else { return };
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
    inner.horizontal(|ui| {
        ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
        controls::exchange_ui(ui, form, shop, state);
    });
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

//! The panel beside the grid: an address to try, with the rates that apply there and those that nearly do; or
//! the versions of the chosen rates, and a change of them from a date on.

use egui::{Align, Frame, Key, Label, Layout, Margin, Popup, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};
use egui_material_icons::icons::{ICON_CLOSE, ICON_DELETE, ICON_FILTER_ALT};

use crate::format::Formatter;
use crate::model::{ClassesView, Grid, PlanForm, RatesView, Refusal, TaxTrial, TrialView, VersionsView};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::{self, tr};
use crate::widgets::{
    Button, Dropdown, Kind, Side, choice_entry, elided, entered, field, form_heading, hairline, mistake,
    quiet_icon, say, tick,
};
use domain::ids::RateId;
use domain::pricing::tax_explanation::{AppliedTax, PassedOver};
use domain::rate::TaxRate;
use domain::rate::versions::{VersionState, VersionedRate};

use super::Sheet;
use super::cell::Gutter;

/// The width of the panel, in points.
const WIDTH: f32 = 316.0;
/// Between fields beside each other, in points.
const GAP: f32 = 8.0;
const ROW: f32 = 24.0;
/// The most rates that nearly apply and are listed, and of these the most of other countries.
const MOST: usize = 40;
const MOST_ABROAD: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Panel {
    /// An address to try.
    Trial,
    /// The versions of the chosen rates.
    Versions,
}

/// Input of the panel.
#[derive(Debug, Default)]
pub(crate) struct PanelState {
    pub(super) open: Option<Panel>,
    pub(super) trial: TaxTrial,
    pub(super) plan: PlanForm,
    pub(super) refusal: Option<Refusal>,
    /// The first field gets the keyboard in the next frame.
    pub(super) is_new: bool,
    /// True to show rates that ended more than a year ago.
    shows_long_ended: bool,
    /// The keyboard was in the panel in the last frame.
    has_keyboard: bool,
}

impl PanelState {
    /// Opens a panel; its first field gets the keyboard.
    pub(super) fn open(&mut self, panel: Panel) {
        (self.open, self.is_new, self.refusal) = (Some(panel), true, None);
    }

    /// Opens a panel, or closes it when it is open.
    pub(super) fn switch(&mut self, panel: Panel) {
        if self.open == Some(panel) { self.open = None } else { self.open(panel) }
    }

    /// Takes the answer to a change from a date on.
    pub(super) fn planned(&mut self, refusal: Option<Refusal>) {
        if refusal.is_none() {
            self.plan = PlanForm::default();
        }
        self.refusal = refusal;
    }
}

impl Sheet<'_> {
    /// The mark of a rate that applies, or nearly does, at the address that is tried.
    pub(super) fn mark_of(&self, rate: RateId) -> Option<Gutter> {
        let is_open = self.state.panel.open == Some(Panel::Trial);
        let answer = self.view.trial.value.as_ref().filter(|_| is_open)?;
        if answer.applies.contains(&rate) {
            return Some(Gutter::Applies);
        }
        answer.nearly.contains(&rate).then_some(Gutter::Nearly)
    }

    /// Draws the panel at the right of `room`, and takes its width off it; without an open one it draws
    /// nothing.
    pub(super) fn panel(&mut self, ui: &mut Ui, room: &mut Rect) {
        let Some(open) = self.state.panel.open else { return };
        let (left, rect) = room.split_left_right_at_x(room.right() - WIDTH);
        *room = left;
        let tokens = theme::of(ui);
        ui.painter().rect_filled(rect, 0, tokens.panel);
        let line = egui::Stroke::new(theme::stroke::HAIRLINE, tokens.line);
        ui.painter().vline(rect.left(), rect.y_range(), line);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("rates panel"));
        let chosen = self.state.block().map(|block| self.rates_in(&block.rows)).unwrap_or_default();
        let (view, rates, form) = (self.view, self.rates, &mut self.state.panel);
        Frame::NONE.inner_margin(Margin::symmetric(14, 8)).show(&mut ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            let title = if open == Panel::Trial { super::TRY_ADDRESS } else { super::CHANGE_FROM };
            if heading(ui, tr(title)) {
                form.open = None;
            }
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                // The scroll bar is beside the fields.
                ui.set_max_width(ui.available_width() - GAP);
                self.actions.extend(match open {
                    Panel::Trial => trial_ui(ui, view, form),
                    Panel::Versions => versions_ui(ui, (view, rates), &chosen, form),
                });
            });
            form.is_new = false;
        });
        // Escape has taken the keyboard from its field already.
        let had_keyboard = std::mem::take(&mut self.state.panel.has_keyboard);
        let is_escaped = !Popup::is_any_open(ui.ctx()) && ui.input(|input| input.key_pressed(Key::Escape));
        if is_escaped && (had_keyboard || ui.rect_contains_pointer(rect)) {
            self.state.panel.open = None;
            self.state.take_keyboard();
        }
        let focused = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
        self.state.panel.has_keyboard = focused.is_some_and(|focused| rect.contains(focused.rect.center()));
    }
}

/// Draws the title; true when the panel is closed.
fn heading(ui: &mut Ui, title: &str) -> bool {
    let ink = theme::of(ui).text;
    let row = vec2(ui.available_width(), height::CONTROL);
    let layout = Layout::right_to_left(Align::Center);
    let close = |ui: &mut Ui| {
        let is_closed = quiet_icon(ui, ICON_CLOSE, tr!("Close the panel"), true).clicked();
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text(title, FontStyle::Heading, ink)).selectable(false));
        });
        is_closed
    };
    ui.allocate_ui_with_layout(row, layout, close).inner
}

/// A field of the panel: its accessible name, the caption above it, and its text.
type Named<'a> = (&'static str, &'static str, &'a mut String);

/// Fields beside each other, each with its caption above; the first takes the keyboard.
fn fields<const N: usize>(ui: &mut Ui, named: [Named<'_>; N], takes_keyboard: bool) -> Typed {
    let mut typed = Typed::default();
    let count = f32::from(u8::try_from(N).unwrap_or(1));
    let width = (ui.available_width() - GAP * (count - 1.0)) / count;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (at, (name, label, content)) in named.into_iter().enumerate() {
            ui.vertical(|ui| {
                ui.set_width(width);
                caption(ui, label, width);
                let response = field(ui, name, content, width, false);
                if takes_keyboard && at == 0 {
                    response.request_focus();
                }
                typed.is_changed |= response.changed();
                typed.is_entered |= entered(ui, &response);
            });
        }
    });
    typed
}

/// Input in fields during a frame.
#[derive(Default)]
struct Typed {
    is_changed: bool,
    is_entered: bool,
}

impl Typed {
    fn and(&mut self, other: &Self) {
        self.is_changed |= other.is_changed;
        self.is_entered |= other.is_entered;
    }
}

fn caption(ui: &mut Ui, label: &str, width: f32) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, 16.0), Sense::hover());
    elided(ui, rect, Side::Left, label, FontStyle::Small, theme::of(ui).text2);
}

fn trial_ui(ui: &mut Ui, view: &Grid<'_>, form: &mut PanelState) -> Option<Action> {
    let trial = &mut form.trial;
    let country = (tr!("Country to try"), tr!("Country"), &mut trial.country);
    let mut typed = fields(ui, [country, (tr!("State to try"), tr!("State"), &mut trial.state)], form.is_new);
    let postcode = (tr!("Postcode to try"), tr!("Postcode"), &mut trial.postcode);
    typed.and(&fields(ui, [postcode, (tr!("City to try"), tr!("City"), &mut trial.city)], false));
    let amount = (tr!("Amount to try"), tr!("Amount (100)"), &mut trial.amount);
    let shipping = (tr!("Shipping to try"), tr!("Shipping (0)"), &mut trial.shipping);
    typed.and(&fields(ui, [amount, shipping], false));
    typed.and(&fields(ui, [(tr!("Date to try"), tr!("Date (today)"), &mut trial.on)], false));
    let mut is_changed = form.is_new;
    ui.horizontal(|ui| {
        if let Some(classes) = view.classes {
            is_changed |= class_choice(ui, classes, trial);
        }
        is_changed |= tick(ui, tr!("With tax"), &mut trial.with_tax).clicked() || typed.is_changed;
    });
    ui.add_space(space::S);
    let mut action = None;
    if let Some(refusal) = &view.trial.refusal {
        mistake(ui, &refusal.message);
    } else if let Some(answer) = &view.trial.value {
        action = answer_ui(ui, answer);
    }
    if is_changed { Some(Action::TryAddress(trial.clone())) } else { action }
}

fn class_choice(ui: &mut Ui, classes: &ClassesView, trial: &mut TaxTrial) -> bool {
    let entry = classes.entry(&trial.class);
    let name = entry.map_or_else(|| trial.class.for_people(), |entry| entry.name.clone());
    let chosen = Dropdown::new(tr!("Class to try"), &name).width(190.0).show(ui, |ui| {
        let mut chosen = None;
        for entry in &classes.entries {
            if choice_entry(ui, &entry.name, "", entry.slug == trial.class) {
                chosen = Some(entry.slug.clone());
            }
        }
        chosen
    });
    let is_changed = chosen.is_some();
    trial.class = chosen.unwrap_or_else(|| trial.class.clone());
    is_changed
}

/// The rates that apply with what each comes to, the sums, and the rates that nearly apply.
fn answer_ui(ui: &mut Ui, answer: &TrialView) -> Option<Action> {
    let (tokens, found, amounts) = (theme::of(ui), &answer.found, answer.amounts);
    if found.applied.is_empty() {
        let words = tr!("No rate applies, so no tax is charged.");
        ui.add(Label::new(text(words, FontStyle::Body, tokens.text)).wrap());
    }
    for AppliedTax { rate, fits, tax, shipping_tax } in &found.applied {
        let (fits, priority) = (fits.describe(), rate.priority);
        let why = match (rate.compound, rate.shipping) {
            (false, true) => tr!("{fits}, priority {priority}", fits, priority),
            (false, false) => tr!("{fits}, priority {priority}, not on shipping", fits, priority),
            (true, true) => tr!("{fits}, priority {priority}, on the other taxes too", fits, priority),
            (true, false) => {
                tr!("{fits}, priority {priority}, on the other taxes too, not on shipping", fits, priority)
            }
        };
        // The sum of all taxes fits into an amount.
        let tax = amounts.plain(tax.plus(*shipping_tax).unwrap_or(*tax));
        trial_row(ui, rate, amounts.formatter, (&why, &tax), tokens.text);
    }
    line(ui);
    let sums = [(tr!("Without tax"), found.net), (tr!("Tax"), found.tax), (tr!("With tax"), found.gross)];
    for (name, amount) in sums {
        let amount = amounts.plain(amount);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        elided(ui, rect, Side::Left, name, FontStyle::Body, tokens.text2);
        elided(ui, rect, Side::Right, &amount, FontStyle::Strong, tokens.text);
        say(ui, rect, name, &format!("{name} {amount}"));
    }
    let only = Button::new(tr!("Only the marked rows")).icon(ICON_FILTER_ALT);
    let only = only.enabled(!answer.marked.is_empty()).show(ui);
    let words = tr!("The rates that apply, and those that nearly do");
    let only = only.on_hover_text(words).on_disabled_hover_text(words);
    if !found.passed_over.is_empty() {
        line(ui);
        form_heading(ui, tr!("Not applied"));
    }
    let (here, abroad): (Vec<_>, Vec<_>) =
        found.passed_over.iter().partition(|one| answer.nearly.contains(&one.rate.id));
    for PassedOver { rate, reason } in here.iter().take(MOST).chain(abroad.iter().take(MOST_ABROAD)) {
        trial_row(ui, rate, amounts.formatter, (&translate::text(&reason.describe()), ""), tokens.text2);
    }
    for (all, most, is_abroad) in [(here, MOST, false), (abroad, MOST_ABROAD, true)] {
        let count = all.len().saturating_sub(most);
        if count > 0 {
            let words = if is_abroad {
                tr!("and {count} of other countries", count)
            } else {
                tr!("and {count} more", count)
            };
            let rest = ui.add(Label::new(text(words, FontStyle::Small, tokens.text2)));
            let next = all.iter().skip(most).take(MOST);
            let next: Vec<String> = next.map(|one| titled(&one.rate, amounts.formatter)).collect();
            rest.on_hover_text(next.join("\n"));
        }
    }
    only.clicked().then(|| Action::OnlyRates(Some(answer.marked.clone())))
}

/// A rate, such as `United Kingdom VAT 20 %`.
fn titled(rate: &TaxRate, formatter: Formatter) -> String {
    placed(rate, &formatter.tax(&rate.name, rate.rate))
}

/// A name after the place of a rate.
fn placed(rate: &TaxRate, name: &str) -> String {
    let parts = [translate::country(&rate.country), &rate.state, name];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A rate with why it applies or not, and what it comes to.
fn trial_row(
    ui: &mut Ui,
    rate: &TaxRate,
    formatter: Formatter,
    (why, tax): (&str, &str),
    ink: egui::Color32,
) {
    let tokens = theme::of(ui);
    let name = titled(rate, formatter);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 38.0), Sense::hover());
    let (upper, lower) = rect.split_top_bottom_at_fraction(0.5);
    let wide = elided(ui, upper, Side::Right, tax, FontStyle::Body, ink);
    elided(ui, upper.with_max_x(upper.right() - wide - 8.0), Side::Left, &name, FontStyle::Body, ink);
    elided(ui, lower, Side::Left, why, FontStyle::Small, tokens.text2);
    say(ui, rect, &name, &format!("{name} {tax}: {why}"));
    response.on_hover_text(format!("{name}: {why}"));
}

fn versions_ui(
    ui: &mut Ui,
    (view, rates): (&Grid<'_>, &RatesView),
    chosen: &[RateId],
    form: &mut PanelState,
) -> Option<Action> {
    let (tokens, formatter) = (theme::of(ui), rates.formatter);
    let none = VersionsView::default();
    let versions = view.versions.as_deref().unwrap_or(&none);
    let mut action = None;
    match chosen {
        [] => {
            let sentence = tr!("Choose a rate in the grid, or a block of rows.");
            ui.add(Label::new(text(sentence, FontStyle::Body, tokens.text2)).wrap());
        }
        [id] => {
            let name = rates.rate_of(*id).map(|rate| titled(rate, formatter)).unwrap_or_default();
            ui.add(Label::new(text(name, FontStyle::Strong, tokens.text)).wrap());
            if let Some(rate) = versions.rates.get(id) {
                action = version_rows(ui, rate, formatter);
            }
        }
        many => {
            let words = tr!("{count} rates are chosen; they change together.", count = many.len());
            ui.add(Label::new(text(words, FontStyle::Body, tokens.text)).wrap());
        }
    }
    if !chosen.is_empty() {
        line(ui);
        action = action.or(plan_ui(ui, chosen, form));
    }
    let inactive: Vec<_> = versions.inactive().collect();
    if !inactive.is_empty() {
        line(ui);
        form_heading(ui, tr!("Not in force today"));
    }
    if !versions.long_ended.is_empty() && !form.shows_long_ended {
        let count = versions.long_ended.len();
        let words = tr!("Show {count} that ended more than a year ago", count);
        form.shows_long_ended = Button::new(&words).kind(Kind::Quiet).show(ui).clicked();
    }
    let is_shown =
        |dated: &&&VersionedRate| form.shows_long_ended || !versions.long_ended.contains(&dated.rate.id);
    for dated in inactive.iter().filter(is_shown) {
        let rate = &dated.rate;
        ui.add(Label::new(text(placed(rate, &rate.name), FontStyle::Strong, tokens.text)).wrap());
        if versions.missing.contains(&rate.id) {
            let words = tr!("It has ended, and no rate takes its place.");
            ui.add(Label::new(text(words, FontStyle::Small, tokens.warning)).wrap());
        }
        action = action.or(version_rows(ui, dated, formatter));
    }
    action
}

/// The versions of a rate, each with a button to take it out: `from 1 Jan 2027`, `21 %` or `not in force`.
fn version_rows(ui: &mut Ui, rate: &VersionedRate, formatter: Formatter) -> Option<Action> {
    let tokens = theme::of(ui);
    let mut action = None;
    for version in rate.versions() {
        let when = version.from.map_or_else(|| tr!("at first").to_owned(), |day| tr!("from {day}", day));
        let percent = version.terms.percent().map(|percent| formatter.percent(percent));
        let terms = percent.unwrap_or_else(|| tr!("not in force").to_owned());
        let (terms, ink) = match version.state {
            VersionState::Past => (terms, tokens.text2),
            VersionState::Present => (tr!("{terms} · now", terms), tokens.text),
            VersionState::Planned => (tr!("{terms} · planned", terms), tokens.accent),
        };
        let size = vec2(ui.available_width(), height::CONTROL);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_size(size);
            if let Some(from) = version.from {
                let name = tr!("Remove the version {when}", when = &when);
                if quiet_icon(ui, ICON_DELETE, &name, true).clicked() {
                    action = Some(Action::RemoveRateVersion(rate.rate.id, from));
                }
            }
            let rect = ui.max_rect();
            elided(ui, rect, Side::Left, &when, FontStyle::Body, ink);
            let beside = rect.with_max_x(rect.right() - height::CONTROL - GAP);
            elided(ui, beside, Side::Right, &terms, FontStyle::Body, ink);
            say(ui, rect, &when, &format!("{when} {terms}"));
        });
    }
    action
}

fn plan_ui(ui: &mut Ui, chosen: &[RateId], form: &mut PanelState) -> Option<Action> {
    let plan = &mut form.plan;
    let mut typed = Typed::default();
    if !plan.ends {
        typed = fields(ui, [(tr!("New rate %"), tr!("New rate %"), &mut plan.percent)], form.is_new);
    }
    let from = (tr!("From the day"), tr!("From"), &mut plan.from);
    let until = (tr!("Up to the day"), tr!("Until (optional)"), &mut plan.until);
    typed.and(&fields(ui, [from, until], false));
    if tick(ui, tr!("Not in force from that date on"), &mut plan.ends).clicked() || typed.is_changed {
        form.refusal = None;
    }
    if let Some(refusal) = &form.refusal {
        mistake(ui, &refusal.message);
    }
    let is_filled = !plan.from.trim().is_empty() && (plan.ends || !plan.percent.trim().is_empty());
    let button = Button::new(tr!("Change from this date")).kind(Kind::Primary).enabled(is_filled).show(ui);
    let is_asked = is_filled && (button.clicked() || typed.is_entered);
    is_asked.then(|| Action::PlanRates(chosen.to_vec(), plan.clone()))
}

fn line(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 9.0), Sense::hover());
    hairline(ui, rect, rect.center().y);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_is_opened_and_closed_by_the_same_button() {
        let mut state = PanelState::default();
        for (panel, expected) in [
            (Panel::Trial, Some(Panel::Trial)),
            (Panel::Versions, Some(Panel::Versions)),
            (Panel::Versions, None),
        ] {
            state.switch(panel);
            assert_eq!(state.open, expected);
        }
    }
}

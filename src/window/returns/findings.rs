//! Missing or odd parts of a return, above its boxes.

use egui::{
    CornerRadius, FontSelection, Frame, Label, Margin, Role, ScrollArea, Sense, TextWrapMode, Ui, UiBuilder,
    WidgetInfo, WidgetText, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CHEVRON_RIGHT, ICON_WARNING};

use crate::format::Formatter;
use crate::model::{OrderFilter, Target};
use crate::tabs::{Action, Edit};
use crate::theme::{self, FontStyle, radius, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Kind, Side, card_frame, column_in, focus_ring, framed, icon_at, label_in, line,
};

use domain::access::Actor;
use domain::error::Result;
use domain::places::address::Address;
use domain::places::country_in_sentence;
use domain::returns::{Finding, Subject};
use domain::shop::settings::Shop;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, Engine, OrderChange};

use super::Returns;
use super::texts::{ReturnPart, ReturnView};

/// Number of findings shown at first.
const FIRST: usize = 2;
/// The share of the height that all of them may take.
const MOST: f32 = 0.45;
const HEAD: f32 = 34.0;
/// The least height of one, with the space around its text.
const LEAST: f32 = 26.0;

/// Draws the findings into a card; nothing where there are none.
pub(super) fn findings_card(
    ui: &mut Ui,
    found: &ReturnView,
    formatter: Formatter,
    state: &mut Returns,
) -> Option<Action> {
    let count = found.findings.len();
    if count == 0 {
        return None;
    }
    let mut opened = None;
    let most = (ui.available_height() * MOST).max(LEAST);
    framed(ui, card_frame(ui, 0.0), |ui| {
        head_ui(ui, count, state);
        let area = ScrollArea::vertical().id_salt("findings").auto_shrink([false, true]).max_height(most);
        area.show(ui, |ui| {
            let shown = if state.shows_all_findings { count } else { FIRST.min(count) };
            let margin = Margin { left: 8, right: 8, top: 0, bottom: 6 };
            framed(ui, Frame::NONE.inner_margin(margin), |ui| {
                for finding in found.findings.iter().take(shown) {
                    let of = (finding, found.found().period);
                    opened = finding_row(ui, of, formatter, state).or(opened.take());
                }
            });
        });
    });
    ui.add_space(space::M);
    opened
}

fn head_ui(ui: &mut Ui, count: usize, state: &mut Returns) {
    let tokens = theme::of(ui);
    let head = line(ui, HEAD).shrink2(vec2(space::L, 0.0));
    icon_at(ui, pos2(head.left() + 8.0, head.center().y), ICON_WARNING, 16.0, tokens.warning);
    let words = tr!("{count} {count:thing|things} to look at", count);
    let words_at = head.with_min_x(head.left() + 24.0);
    label_in(ui, words_at, Side::Left, text(words, FontStyle::Head, tokens.text));
    if count > FIRST {
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let mut end = ui.new_child(UiBuilder::new().max_rect(head).layout(layout));
        let words = if state.shows_all_findings {
            tr!("Show fewer").to_owned()
        } else {
            tr!("Show all {count}", count)
        };
        if Button::new(&words).kind(Kind::Quiet).show(&mut end).clicked() {
            state.shows_all_findings = !state.shows_all_findings;
        }
    }
}

/// The sentence of a finding, with what a click on it does.
fn sentence_of(finding: &Finding, formatter: Formatter) -> String {
    let sentence = formatter.text(&finding.sentence);
    match &finding.subject {
        Subject::NoShopCountry(Some(_)) => {
            tr!("{sentence}: choose this if it is, or set its country in the preferences", sentence)
        }
        Subject::NoShopCountry(None) => tr!("{sentence}: set it in the preferences", sentence),
        _ => sentence,
    }
}

/// The part that a finding opens, or the answer it asks for.
enum Opens {
    Figure(usize),
    Do(Box<Action>),
}

fn opens(finding: &Finding, period: TaxPeriod) -> Option<Opens> {
    let action = match &finding.subject {
        Subject::NoShopCountry(Some(country)) => set_country(country.clone()),
        Subject::RefundsByAmount { period, .. } => divide_refunds(*period),
        Subject::OrderVatNumbers => {
            let days = OrderFilter::of_days(period.first_day(), period.last_day());
            let orders = OrderFilter { vat_number_doubts: true, ..days };
            Action::Open(Target::Orders(Box::new(orders)))
        }
        Subject::Figure(at, _) => return Some(Opens::Figure(*at)),
        Subject::NoShopCountry(None) | Subject::Filed(_) | Subject::Other => return None,
    };
    Some(Opens::Do(Box::new(action)))
}

/// Sets the shop's country, by its code.
fn set_country(country: String) -> Action {
    let words = tr!("The shop is in {country}", country = country_in_sentence(&country));
    answer(words, move |engine| {
        let is = engine.shop()?;
        let address = Address { country, ..is.address.clone() };
        Ok(Change::settings(Shop { address, ..is }, None))
    })
}

/// Divides the refunds of a period that name an amount alone by the rates of their orders.
fn divide_refunds(period: TaxPeriod) -> Action {
    let words = tr!("The refunds are divided by the rates of their orders").to_owned();
    answer(words, move |_| Ok(Change::Order(OrderChange::DivideRefunds { period })))
}

fn answer(words: String, change: impl FnOnce(&Engine) -> Result<Change> + Send + 'static) -> Action {
    let note = words.clone();
    Action::Do(Edit::new(note, move |engine: &mut Engine, actor: &Actor, now| {
        let change = change(engine)?;
        engine.apply(&change, actor, now)?;
        Ok(move |_: &mut Returns| Some(Action::SayWithUndo(words)))
    }))
}

fn finding_row(
    ui: &mut Ui,
    (finding, period): (&Finding, TaxPeriod),
    formatter: Formatter,
    state: &mut Returns,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let opens = opens(finding, period);
    let can_open = opens.is_some();
    let sentence = sentence_of(finding, formatter);
    let sense = if can_open { Sense::click() } else { Sense::hover() };
    let words = WidgetText::from(text(&sentence, FontStyle::Body, tokens.text));
    let wide = ui.available_width();
    let words = words.into_galley(ui, Some(TextWrapMode::Wrap), wide - 36.0, FontSelection::Default);
    let size = vec2(wide, (words.size().y + 6.0).max(LEAST));
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let role = if can_open { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &sentence));
    if can_open && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), tokens.hover);
    }
    let inner = rect.shrink2(vec2(space::S, 4.0));
    column_in(ui, inner, |ui| ui.add(Label::new(words).selectable(false)));
    if can_open {
        let at = pos2(rect.right() - 14.0, rect.center().y);
        icon_at(ui, at, ICON_CHEVRON_RIGHT, 16.0, tokens.text2);
    }
    focus_ring(ui, &response);
    if !finding.rest.is_empty() {
        let others: Vec<String> = finding.rest.iter().map(|cell| formatter.argument(cell)).collect();
        response.clone().on_hover_text(others.join(", "));
    }
    match opens.filter(|_| response.clicked())? {
        Opens::Figure(at) => {
            state.open(ReturnPart::Figure(at), response.id);
            None
        }
        Opens::Do(action) => Some(*action),
    }
}

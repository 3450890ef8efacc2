//! The dialog of what adds up to a box or a line: its figures, and of a figure the orders, refunds or purchases. Enter
//! opens one more level, Esc goes back.

use egui::{CornerRadius, Id, Label, Rect, Role, Sense, Stroke, Ui, vec2};
use egui_material_icons::icons::ICON_ARROW_BACK;

use crate::format::{self, Amounts};
use crate::model::Target;
use crate::report::explain::entry_name;
use crate::room::{Answer, Shop};
use crate::tabs::Action;
use crate::tabs::refused::refusal;
use crate::theme::{self, FontStyle, height, radius, stroke, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Column, Foot, Kind, Row, Side, Table, TableState, dialog, label_in, loading_line, points,
};

use domain::money::Money;
use domain::noun::NounKind;
use engine::FigureEntries;

use super::texts::{PartTerm, PartView, ReturnPart, ReturnView};
use super::view::{FigureQuery, FigureView, MOST_BEHIND};
use super::{Opened, Returns};

const WIDTH: f32 = 620.0;
const LIST: f32 = 320.0;
/// Height of everything but the list, in points.
const AROUND: f32 = 280.0;

enum Step {
    Back,
    Into(ReturnPart),
    Do(Box<Action>),
}

pub(super) fn parts_ui(ui: &Ui, found: &ReturnView, shop: Shop<'_>, state: &mut Returns) -> Option<Action> {
    state.opened.focus.give_back(ui);
    let part = *state.opened.parts.last()?;
    let Some(view) = found.part(part) else {
        state.opened.parts.clear();
        return None;
    };
    let (opened, figure) = (&mut state.opened, &mut state.figure);
    let dialog = dialog(ui.ctx(), "part", &view.name, WIDTH, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        part_ui(ui, &view, (part, found), (shop, figure), opened)
    });
    let step = dialog.inner.or(dialog.is_over.then_some(Step::Back))?;
    match step {
        Step::Back => {
            opened.parts.pop();
            opened.is_new = true;
            opened.list = TableState::default();
            if opened.parts.is_empty() {
                opened.focus.after_dialog(ui);
            }
            None
        }
        Step::Into(part) => {
            opened.parts.push(part);
            opened.is_new = true;
            opened.list = TableState::default();
            None
        }
        Step::Do(action) => {
            opened.parts.clear();
            Some(*action)
        }
    }
}

fn next(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0
}

fn part_ui(
    ui: &mut Ui,
    view: &PartView,
    (part, found): (ReturnPart, &ReturnView),
    (shop, figure): (Shop<'_>, &mut Answer<FigureQuery, FigureView>),
    opened: &mut Opened,
) -> Option<Step> {
    let tokens = theme::of(ui);
    let line = next(ui, 22.0);
    label_in(ui, line, Side::Left, text(&view.meaning, FontStyle::Small, tokens.text2))
        .on_hover_text(&view.meaning);
    let mut step = match part {
        ReturnPart::Figure(at) => behind(ui, (at, found), (shop, figure), opened),
        _ => terms(ui, &view.terms, opened),
    };
    if !view.amount.is_empty() {
        total(ui, (view, found), part);
    }
    for note in &view.notes {
        ui.add_space(6.0);
        ui.add(Label::new(text(note, FontStyle::Small, tokens.text2)).wrap());
    }
    let is_deep = opened.parts.len() > 1;
    let pressed = Foot::done().show_with(ui, |ui| {
        if is_deep && Button::new(tr!("Back")).icon(ICON_ARROW_BACK).kind(Kind::Quiet).show(ui).clicked() {
            step = Some(Step::Back);
        }
    });
    if pressed.is_some() {
        opened.parts.truncate(1);
        step = Some(Step::Back);
    }
    step
}

fn total(ui: &mut Ui, (view, found): (&PartView, &ReturnView), part: ReturnPart) {
    let tokens = theme::of(ui);
    let rule = next(ui, 8.0);
    ui.painter().hline(rule.x_range(), rule.center().y, Stroke::new(stroke::SUM, tokens.text));
    let line = next(ui, 34.0);
    ui.painter().rect_filled(line, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
    let inner = line.shrink2(vec2(12.0, 0.0));
    let words = match part {
        ReturnPart::Figure(at) => tr(found.figure_amount(at)),
        ReturnPart::Box(_) => tr!("As the form shows it"),
        ReturnPart::Line(_) | ReturnPart::Excluded(_) => view.meaning.as_str(),
    };
    label_in(ui, inner, Side::Left, text(words, FontStyle::Heading, tokens.text));
    label_in(ui, inner, Side::Right, text(&view.amount, FontStyle::Figure, tokens.text));
}

fn most(ui: &Ui) -> f32 {
    LIST.min((ui.content_rect().height() - AROUND).max(96.0))
}

/// Gives the keyboard to the list of a level that was just opened.
fn take_keyboard(ui: &Ui, is_new: &mut bool, list: Id) {
    if std::mem::take(is_new) {
        ui.memory_mut(|memory| memory.request_focus(list));
    }
}

fn terms(ui: &mut Ui, terms: &[PartTerm], opened: &mut Opened) -> Option<Step> {
    if terms.is_empty() {
        return None;
    }
    let columns = [Column::new("", Side::Left, 0.0), Column::new("", Side::Right, 118.0)];
    let table = Table::new(tr!("What it is made of"), &columns, terms.len(), (0.0, height::LIST_ROW));
    let table = table.remembered_as("What it is made of").clickable();
    let room = next(ui, points(terms.len(), height::LIST_ROW).min(most(ui)));
    let (mut place, at) = (opened.list, opened.list.at);
    let drawn = table.show(ui, room, &mut place, |row| {
        let Some(term) = terms.get(row.at) else { return };
        let tokens = row.tokens;
        row.describe(Role::Row, row.at == at, format_args!("{}: {}", term.words, term.amount));
        row.text(&term.words, FontStyle::Body, tokens.text);
        row.text(&term.amount, FontStyle::Strong, tokens.text);
        row.response.clone().on_hover_text(&term.words);
    });
    opened.list = place;
    take_keyboard(ui, &mut opened.is_new, drawn.response.id);
    drawn.opened.and_then(|at| terms.get(at)).and_then(|term| term.part).map(Step::Into)
}

/// Draws the orders and refunds, or the purchases, of a figure.
fn behind(
    ui: &mut Ui,
    (at, found): (usize, &ReturnView),
    (shop, figure): (Shop<'_>, &mut Answer<FigureQuery, FigureView>),
    opened: &mut Opened,
) -> Option<Step> {
    let (period, session) = (found.found().period, shop.session);
    let sources = found.found().sources.get(at).cloned().unwrap_or_default();
    figure.ask(session, (session.taxes_refreshed, at, period, sources), FigureView::read);
    let known = &figure.known;
    if let Some(problem) = &known.refusal {
        refusal(ui, tr!("What is behind it cannot be shown"), problem);
        return None;
    }
    let is_it = |view: &&FigureView| view.figure == at && view.period == period;
    let Some(view) = known.value.as_ref().filter(is_it) else {
        let room = next(ui, 60.0);
        loading_line(ui, room);
        return None;
    };
    let FigureView { entries, amounts, .. } = view;
    let is_bought = found.is_of_purchases(at);
    let columns = [
        Column::new(if is_bought { tr!("Date") } else { tr!("Time") }, Side::Left, 96.0),
        Column::new(if is_bought { tr!("Purchase") } else { tr!("Order") }, Side::Left, 0.0),
        Column::new(tr!("Net {currency}", currency = amounts.sign()), Side::Right, 110.0),
        Column::new(tr!("Tax {currency}", currency = amounts.sign()), Side::Right, 110.0),
    ];
    let rows: Vec<Behind> = behind_of(entries).take(MOST_BEHIND).collect();
    let table = Table::new(tr!("What is behind it"), &columns, rows.len(), (28.0, height::GRID_ROW));
    let table = table.remembered_as("What is behind it").clickable();
    let room = next(ui, 28.0 + points(rows.len(), height::GRID_ROW).min(most(ui)));
    let (mut place, at) = (opened.list, opened.list.at);
    let drawn = table.show(ui, room, &mut place, |row| {
        if let Some(entry) = rows.get(row.at) {
            behind_row(row, (entry, *amounts), at);
        }
    });
    opened.list = place;
    take_keyboard(ui, &mut opened.is_new, drawn.response.id);
    if entries.sales.len() + entries.purchases.len() > rows.len() {
        let line = next(ui, 24.0);
        let tokens = theme::of(ui);
        let sum = |of: fn(&Behind) -> Money| {
            Money::sum(rows.iter().map(of)).map(|sum| amounts.plain(sum)).unwrap_or_default()
        };
        let (net, tax) = (sum(|one| one.net), sum(|one| one.tax));
        let words = tr!(
            "The latest {count}: net {net}, tax {tax}; older ones make up the rest of the total",
            count = MOST_BEHIND,
            net,
            tax
        );
        label_in(ui, line, Side::Left, text(words, FontStyle::Small, tokens.text2));
    }
    let target = drawn.opened.and_then(|at| rows.get(at)).map(|entry| entry.target.clone())?;
    Some(Step::Do(Box::new(Action::Open(target))))
}

/// An order, a refund or a purchase behind a figure.
struct Behind {
    time: String,
    /// `Order 10012`, `Refund of 10012`, `R-7 of Paper Ltd`.
    name: String,
    net: Money,
    tax: Money,
    target: Target,
}

fn behind_of(entries: &FigureEntries) -> impl Iterator<Item = Behind> {
    let sales = entries.sales.iter().map(|sale| Behind {
        // Earnings count by days.
        time: if sale.at.second == 0 { format::day(sale.at.day) } else { format::moment(sale.at) },
        name: entry_name(sale.kind, &sale.name),
        net: sale.sums.net_taxable().unwrap_or_default(),
        tax: sale.sums.net().unwrap_or_default(),
        target: Target::Order(sale.name.clone()),
    });
    sales.chain(entries.purchases.iter().map(|purchase| Behind {
        time: format::day(purchase.date),
        name: tr!("{document} of {supplier}", document = &purchase.document, supplier = &purchase.supplier),
        net: purchase.sums.net,
        tax: purchase.sums.tax,
        target: Target::Noun(NounKind::Purchase, purchase.id.get()),
    }))
}

fn behind_row(row: &mut Row<'_, '_>, (entry, amounts): (&Behind, Amounts), at: usize) {
    let tokens = row.tokens;
    let [net, tax] = [entry.net, entry.tax].map(|amount| amounts.plain(amount));
    let (time, name) = (&entry.time, &entry.name);
    let spoken = tr!("{time} {name}: net {net}, tax {tax}", time, name, net = &net, tax = &tax);
    row.describe(Role::Row, row.at == at, &spoken);
    row.text(&entry.time, FontStyle::Body, tokens.text2);
    row.text(&entry.name, FontStyle::Body, tokens.text);
    row.text(&net, FontStyle::Body, tokens.text);
    row.text(&tax, FontStyle::Body, tokens.text);
}

//! The header of the Orders tab: the title, the filters and the buttons.

use std::collections::BTreeSet;

use egui::{Key, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_CLOSE, ICON_FILTER_ALT, ICON_UPLOAD};

use crate::model::{OrderBadge, OrderFilter, Orders, OrdersAction, Span, Tab};
use crate::tabs::calendar::Days;
use crate::tabs::header_of;
use crate::tabs::period::days_ui;
use crate::widgets::{Button, Dropdown, choice_entry, search_field, tick};
use domain::order::OrderStatus;
use domain::places;

use super::{Action, Focus, OrdersState};

/// The width in points that the controls need beside the title, and what longer filters add to it.
/// It does not depend on what is typed, so the field for it does not move.
const CONTROLS: f32 = 880.0;
const OWN_DAYS: f32 = 110.0;
const ONLY: f32 = 160.0;
const FIND: f32 = 230.0;
/// The minimal width of that field in a narrow window, and the width of the filters beside it.
const LEAST_FIND: f32 = 120.0;
const BESIDE: f32 = 230.0;
/// The longest name of a product or customer in the filters, in characters.
const LONGEST: usize = 22;

/// The statuses to choose from, in the order in which an order passes through them.
pub(super) const STATUSES: [OrderStatus; 9] = [
    OrderStatus::Draft,
    OrderStatus::Pending,
    OrderStatus::OnHold,
    OrderStatus::Processing,
    OrderStatus::Completed,
    OrderStatus::Refunded,
    OrderStatus::Cancelled,
    OrderStatus::Failed,
    OrderStatus::Trash,
];

/// Draws the header.
pub(super) fn head(ui: &mut Ui, view: &Orders<'_>, state: &mut OrdersState) -> Vec<Action> {
    let (mut filtered, mut asked) = (None, Vec::new());
    let filter = view.filter;
    let has_own_days = filter.period.as_ref().is_some_and(|period| period.span == Span::Custom);
    let is_only = filter.product.is_some()
        || filter.customer.is_some()
        || filter.country.is_some()
        || filter.added.is_some()
        || filter.vat_number_doubts;
    let more = |is_there: bool, room: f32| if is_there { room } else { 0.0 };
    let needed = CONTROLS + more(has_own_days, OWN_DAYS) + more(is_only, ONLY);
    let filters = |ui: &mut Ui| filtered = filters_ui(ui, view, state);
    header_of(ui, Tab::Orders.name(), needed, filters, |ui| {
        if Button::new("New order").icon(ICON_ADD).enabled(view.may_manage).show(ui).clicked() {
            asked.push(Action::Orders(OrdersAction::Begin));
        }
        if Button::new("Import").icon(ICON_UPLOAD).enabled(view.may_manage).show(ui).clicked() {
            asked.push(Action::Import);
        }
    });
    asked.extend(filtered.map(|filter| Action::Orders(OrdersAction::Filter(filter))));
    asked
}

fn filters_ui(ui: &mut Ui, view: &Orders<'_>, state: &mut OrdersState) -> Option<OrderFilter> {
    let filter = view.filter;
    let mut changed = None;
    let wide = FIND.min(ui.available_width() - BESIDE).max(LEAST_FIND);
    let find = search_field(ui, "Number, name or product", "Ctrl+F", &mut state.find, wide);
    if state.focus.take_if(|focus| *focus == Focus::Filter).is_some() {
        find.request_focus();
        crate::widgets::choose_all(ui, find.id, &state.find);
    }
    if find.changed() {
        changed = Some(OrderFilter { text: state.find.trim().to_owned(), ..filter.clone() });
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if find.has_focus() && pressed(Key::ArrowDown) || find.lost_focus() && pressed(Key::Enter) {
        state.focus = Some(Focus::List);
        // If the open order is not in the list, the first one of the list is opened.
        let is_listed = view.list.value.as_ref().is_none_or(|list| state.place(list).is_some());
        if !is_listed {
            state.is_going = Some(state.new_forms().len());
        }
    }
    let (today, formatter) = (view.now.day, view.amounts.formatter);
    let of = Days { today, begins: state.first_day, formatter };
    let mut other = changed.as_ref().unwrap_or(filter).clone();
    let changed = if days_ui(ui, of, &mut other.period) { Some(other) } else { changed };
    let changed = statuses(ui, changed.as_ref().unwrap_or(filter)).or(changed);
    only(ui, changed.as_ref().unwrap_or(filter)).or(changed)
}

/// Draws the choice of statuses; several can be ticked.
fn statuses(ui: &mut Ui, filter: &OrderFilter) -> Option<OrderFilter> {
    let one = filter.statuses.first().map_or("Any status", |status| OrderBadge::of_status(*status).name());
    let text = match filter.statuses.len() {
        0 | 1 => one.to_owned(),
        several => format!("{several} statuses"),
    };
    let mut ticked = None;
    let cleared = Dropdown::new("Status", &text).icon(ICON_FILTER_ALT).width(190.0).show(ui, |ui| {
        let is_cleared = choice_entry(ui, "Any status", "but archived", filter.statuses.is_empty());
        for status in STATUSES {
            let mut is_on = filter.statuses.contains(&status);
            let row = ui.horizontal(|ui| {
                ui.add_space(8.0);
                tick(ui, OrderBadge::of_status(status).name(), &mut is_on).clicked()
            });
            if row.inner {
                let mut statuses: BTreeSet<OrderStatus> = filter.statuses.clone();
                if is_on {
                    statuses.insert(status);
                } else {
                    statuses.remove(&status);
                }
                ticked = Some(statuses);
            }
        }
        is_cleared.then(BTreeSet::new)
    });
    let statuses = cleared.or(ticked)?;
    Some(OrderFilter { statuses, ..filter.clone() })
}

/// A name cut to `LONGEST` characters.
fn shortened(name: &str) -> String {
    let is_long = name.chars().count() > LONGEST;
    let kept: String = name.chars().take(LONGEST).collect();
    if is_long { format!("{}…", kept.trim_end()) } else { kept }
}

/// Draws the product, customer, country or import that another tab filtered by; a click removes that filter.
fn only(ui: &mut Ui, filter: &OrderFilter) -> Option<OrderFilter> {
    let mut changed = None;
    if let Some((_, name)) = &filter.product
        && let hint = format!("Only orders with {name}. A click lists those of every product")
        && Button::new(&shortened(name)).icon(ICON_CLOSE).show(ui).on_hover_text(hint).clicked()
    {
        changed = Some(OrderFilter { product: None, ..filter.clone() });
    }
    if let Some((_, name)) = &filter.customer
        && let hint = format!("Only orders of {name}. A click lists those of every customer")
        && Button::new(&shortened(name)).icon(ICON_CLOSE).show(ui).on_hover_text(hint).clicked()
    {
        changed = Some(OrderFilter { customer: None, ..filter.clone() });
    }
    if let Some(name) = filter.country.and_then(places::country_name)
        && let hint = format!("Only orders shipped to {name}. A click lists those to every country")
        && Button::new(&format!("To {}", shortened(name)))
            .icon(ICON_CLOSE)
            .show(ui)
            .on_hover_text(hint)
            .clicked()
    {
        changed = Some(OrderFilter { country: None, ..filter.clone() });
    }
    if filter.added.is_some()
        && let hint = "Only orders that one import added. A click lists all"
        && Button::new("Imported").icon(ICON_CLOSE).show(ui).on_hover_text(hint).clicked()
    {
        changed = Some(OrderFilter { added: None, ..filter.clone() });
    }
    if filter.vat_number_doubts
        && let hint = "Only orders whose VAT number is missing or cannot be right. A click lists all"
        && Button::new("VAT numbers").icon(ICON_CLOSE).show(ui).on_hover_text(hint).clicked()
    {
        changed = Some(OrderFilter { vat_number_doubts: false, ..filter.clone() });
    }
    changed
}

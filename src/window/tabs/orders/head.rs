//! The filters of the Orders tab.

use std::collections::BTreeSet;

use egui::Ui;
use egui_material_icons::icons::{ICON_CLOSE, ICON_FILTER_ALT};

use crate::model::{OrderBadge, OrderFilter, Orders, Span};
use crate::persistence::FirstDay;
use crate::tabs::calendar::Days;
use crate::tabs::period::days_ui;
use crate::translate::tr;
use crate::widgets::{Button, Dropdown, choice_entry, tick};
use domain::order::OrderStatus;
use domain::places;

/// The width in points that the controls need beside the title, and what longer filters add to it.
/// It does not depend on what is typed, so the field for it does not move.
const CONTROLS: f32 = 890.0;
const OWN_DAYS: f32 = 110.0;
const ONLY: f32 = 160.0;
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

/// The width in points that the controls need beside the title.
pub(super) fn controls(filter: &OrderFilter) -> f32 {
    let has_own_days = filter.period.as_ref().is_some_and(|period| period.span == Span::Custom);
    let more = |is_there: bool, room: f32| if is_there { room } else { 0.0 };
    CONTROLS + more(has_own_days, OWN_DAYS) + more(!only(filter).is_empty(), ONLY)
}

pub(super) fn filters_ui(ui: &mut Ui, view: &Orders<'_>, begins: FirstDay) -> Option<OrderFilter> {
    let mut filter = view.filter.clone();
    let days = Days { today: view.now.day, begins, formatter: view.amounts.formatter };
    let mut is_changed = days_ui(ui, days, &mut filter.period);
    if let Some(statuses) = statuses(ui, &filter.statuses) {
        (filter.statuses, is_changed) = (statuses, true);
    }
    for (name, hint, without) in only(&filter) {
        if Button::new(&name).icon(ICON_CLOSE).show(ui).on_hover_text(hint).clicked() {
            without(&mut filter);
            is_changed = true;
        }
    }
    is_changed.then_some(filter)
}

/// Draws the choice of statuses; several can be ticked.
fn statuses(ui: &mut Ui, chosen: &BTreeSet<OrderStatus>) -> Option<BTreeSet<OrderStatus>> {
    let one = chosen.first().map_or(tr!("Any status"), |status| tr(OrderBadge::of_status(*status).name()));
    let text = match chosen.len() {
        0 | 1 => one.to_owned(),
        several => tr!("{count} {count:status|statuses}", count = several),
    };
    let mut ticked = None;
    let cleared = Dropdown::new(tr!("Status"), &text).icon(ICON_FILTER_ALT).width(190.0).show(ui, |ui| {
        let is_cleared = choice_entry(ui, tr!("Any status"), tr!("all but archived"), chosen.is_empty());
        for status in STATUSES {
            let mut is_on = chosen.contains(&status);
            let row = ui.horizontal(|ui| {
                ui.add_space(8.0);
                tick(ui, tr(OrderBadge::of_status(status).name()), &mut is_on).clicked()
            });
            if row.inner {
                let mut statuses = chosen.clone();
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
    cleared.or(ticked)
}

/// A name cut to `LONGEST` characters.
fn shortened(name: &str) -> String {
    let is_long = name.chars().count() > LONGEST;
    let kept: String = name.chars().take(LONGEST).collect();
    if is_long { format!("{}…", kept.trim_end()) } else { kept }
}

/// The name and the hint of such a filter, and what takes it back.
type Only = (String, String, fn(&mut OrderFilter));

/// The product, customer, country or import that another tab filtered by, each with what a click on it does.
fn only(filter: &OrderFilter) -> Vec<Only> {
    let mut only: Vec<Only> = Vec::new();
    if let Some((_, name)) = &filter.product {
        let hint = tr!("Only orders with {name}. A click lists those of every product", name);
        only.push((shortened(name), hint, |filter| filter.product = None));
    }
    if let Some((_, name)) = &filter.customer {
        let hint = tr!("Only orders of {name}. A click lists those of every customer", name);
        only.push((shortened(name), hint, |filter| filter.customer = None));
    }
    if let Some(name) = filter.country.and_then(places::country_name).map(tr) {
        let hint =
            tr!("Only orders shipped to {country}. A click lists those to every country", country = name);
        only.push((tr!("To {country}", country = shortened(name)), hint, |filter| filter.country = None));
    }
    if filter.added.is_some() {
        let hint = tr!("Only orders that one import added. A click lists all").to_owned();
        only.push((tr!("Imported").to_owned(), hint, |filter| filter.added = None));
    }
    if filter.vat_number_doubts {
        let hint =
            tr!("Only orders whose VAT number is missing or cannot be right. A click lists all").to_owned();
        only.push((tr!("VAT numbers").to_owned(), hint, |filter| filter.vat_number_doubts = false));
    }
    only
}

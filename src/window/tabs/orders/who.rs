//! The upper part of the form: the customer, the date and the address.

use egui::{Key, Label, Rect, Response, Ui};
use egui_material_icons::icons::{ICON_CALENDAR_TODAY, ICON_GROUP, ICON_LOCAL_SHIPPING};

use crate::format::{self, Formatter};
use crate::model::suggest;
use crate::model::{FormField, OrderDraft, Orders, Pick, Suggesting};
use crate::tabs::Action;
use crate::tabs::panel::{Fields, LABEL, label_above};
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::{self, tr};
use crate::widgets::{Button, Entry, Kind, Side, elided, follow, line, parts, row, text_width};
use domain::places::address::Address;
use domain::time::Day;

use super::offers::{self, Taken};
use super::state::{FormState, OrdersState};

/// Draws the upper part of the form.
pub(super) fn who(
    ui: &mut Ui,
    view: &Orders<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_, FormField>,
    state: &mut OrdersState,
    taxed: &str,
) -> Vec<Action> {
    let [customer, date, time] = labelled(ui, [0.0, 138.0, 72.0]);
    let actions = customer_ui(ui, customer, view, draft, fields, state);
    let rect = label_above(ui, date, tr!("Date"));
    let entry = Entry::new(tr!("Date")).icon(ICON_CALENDAR_TODAY);
    let response = fields.noted(ui, rect, FormField::Date, entry, &mut draft.date);
    step_date(ui, &response, &mut draft.date, view.now.day, view.amounts.formatter);
    fields.goes_on(ui, &response, FormField::Adding);
    let rect = label_above(ui, time, tr!("Time"));
    let response = fields.noted(ui, rect, FormField::Time, Entry::new(tr!("Time")), &mut draft.time);
    fields.goes_on(ui, &response, FormField::Adding);
    address_line(ui, draft, fields, &mut state.view, taxed);
    if state.view.is_address_open {
        address_ui(ui, draft, fields, state);
    }
    actions
}

pub(super) fn is_entered(ui: &Ui, response: &Response) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Takes a line of fields of these widths, with labels above them.
fn labelled<const N: usize>(ui: &mut Ui, widths: [f32; N]) -> [Rect; N] {
    parts(line(ui, LABEL + height::CONTROL), space::M, widths)
}

fn customer_ui(
    ui: &mut Ui,
    room: Rect,
    view: &Orders<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_, FormField>,
    state: &mut OrdersState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    let rect = label_above(ui, room, tr!("Customer"));
    let entry = Entry::new(tr!("Customer")).icon(ICON_GROUP).hint(tr!("No customer"));
    let response = fields.noted(ui, rect, FormField::Customer, entry, &mut draft.customer);
    if response.changed() {
        draft.login = None;
    }
    let offered = view.offers.value.as_ref();
    let (asked, typed) = (Suggesting::Customers, draft.customer.as_str());
    let field = offers::Field { asked, rect, response: &response, typed, is_taken_by_tab: false };
    let (taken, actions) = offers::follow(ui, &field, view.offers, &mut state.view);
    let picked = match taken {
        Some(Taken::Pick(pick)) => Some(pick),
        _ => None,
    };
    // A name that equals that of a customer chooses that customer when the field is left.
    let is_left = picked.is_none() && response.lost_focus() && draft.login.is_none();
    let named = offered.filter(|_| is_left).and_then(|offered| offered.named(&draft.customer));
    if let Some(Pick::Customer { login, address, .. }) = named {
        draft.login = Some(login.clone());
        if !written(address).is_empty() {
            draft.address = address.clone();
        }
    }
    match picked {
        Some(Pick::Customer { login, name, address }) => {
            draft.login = Some(login);
            draft.customer = name;
            if !written(&address).is_empty() {
                draft.address = address;
            }
            *fields.focus = Some(FormField::Adding);
        }
        Some(_) => *fields.focus = Some(FormField::Adding),
        None if is_entered(ui, &response) && draft.customer.trim().is_empty() => {
            *fields.focus = Some(FormField::Adding);
        }
        None => {}
    }
    let is_new = draft.login.is_none() && !draft.customer.trim().is_empty() && !response.has_focus();
    if is_new {
        let label = room.with_max_y(rect.top());
        let beside = label.with_min_x(label.left() + text_width(ui, tr!("Customer"), FontStyle::Small) + 8.0);
        elided(ui, beside, Side::Left, tr!("new, is added with the order"), FontStyle::Small, tokens.accent);
    }
    actions
}

/// Changes a date by keys: Up and Down by a day, Page Up and Page Down by a month.
pub(super) fn step_date(
    ui: &Ui,
    response: &Response,
    content: &mut String,
    today: Day,
    formatter: Formatter,
) {
    if !response.has_focus() {
        return;
    }
    let Some(day) = formatter.day(content, today) else { return };
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let stepped = if pressed(Key::ArrowUp) {
        day.plus_days(1)
    } else if pressed(Key::ArrowDown) {
        day.minus_days(1)
    } else if pressed(Key::PageUp) {
        day.plus_months(1)
    } else if pressed(Key::PageDown) {
        day.minus_months(1)
    } else {
        return;
    };
    *content = format::day(stepped);
}

/// Draws the address, or the place by which an order without an address is taxed.
fn address_line(
    ui: &mut Ui,
    draft: &OrderDraft,
    fields: &mut Fields<'_, FormField>,
    state: &mut FormState,
    taxed: &str,
) {
    let tokens = theme::of(ui);
    let written = written(&draft.address);
    let words = match (written.is_empty(), taxed.is_empty()) {
        (false, _) => written,
        (true, false) => taxed.to_owned(),
        (true, true) => tr!("No address").to_owned(),
    };
    let name = if state.is_address_open { tr!("Close address") } else { tr!("Change address") };
    let change = row(ui, height::CONTROL, |ui| {
        theme::icon(ui, ICON_LOCAL_SHIPPING, 16.0, tokens.text2);
        let room = ui.available_width() - 16.0 - Button::new(name).width(ui);
        ui.scope(|ui| {
            ui.set_max_width(room.max(40.0));
            ui.add(Label::new(text(words, FontStyle::Small, tokens.text2)).truncate().selectable(false));
        });
        Button::new(name).kind(Kind::Quiet).enabled(fields.is_enabled).show(ui)
    });
    if change.clicked() {
        state.is_address_open = !state.is_address_open;
        if state.is_address_open {
            *fields.focus = Some(FormField::Country);
        }
    }
}

fn address_ui(
    ui: &mut Ui,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_, FormField>,
    state: &mut OrdersState,
) {
    let [country, region, postcode, city] = labelled(ui, [0.0; 4]);
    ui.add_space(4.0);
    let [street] = labelled(ui, [0.0]);
    ui.add_space(4.0);
    let of = draft.address.country.clone();
    let address = &mut draft.address;
    for (at, name, room, content, next) in [
        (FormField::Country, tr!("Country"), country, &mut address.country, FormField::State),
        (FormField::State, tr!("State"), region, &mut address.state, FormField::Postcode),
        (FormField::Postcode, tr!("Postcode"), postcode, &mut address.postcode, FormField::City),
        (FormField::City, tr!("City"), city, &mut address.city, FormField::Street),
        (FormField::Street, tr!("Street"), street, &mut address.street, FormField::Adding),
    ] {
        let rect = label_above(ui, room, name);
        let response = fields.noted(ui, rect, at, Entry::new(name), content);
        let (field, open) = ((rect, &response), &mut state.page.suggested);
        if at == FormField::Country {
            follow(ui, field, content, suggest::country_names, open);
        } else if at == FormField::State {
            follow(ui, field, content, |typed| suggest::states(&of, typed), open);
        } else if at == FormField::Street && is_entered(ui, &response) {
            state.view.is_address_open = false;
        }
        fields.goes_on(ui, &response, next);
    }
}

/// An address in one line, as in its country: `14 Shore Street, Edinburgh EH6 6QN, United Kingdom`, `Am Wall 1, 20095 Hamburg,
/// Germany`; empty where no part is filled in.
pub(super) fn written(address: &Address) -> String {
    let mut town = [address.postcode.trim(), address.city.trim()];
    if address.has_city_first() || address.country.trim().is_empty() {
        town.reverse();
    }
    let town = town.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    let country = translate::country(address.country.trim());
    let parts = [address.street.trim(), &town, address.state.trim(), country];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

//! The upper part of the form: the customer, the date and the address.

use egui::{Key, Label, Rect, Response, Ui};
use egui_material_icons::icons::{ICON_CALENDAR_TODAY, ICON_GROUP, ICON_LOCAL_SHIPPING};

use crate::format::{self, Formatter};
use crate::model::suggest;
use crate::model::{FormField, OrderDraft, Orders, Pick, Suggesting};
use crate::theme::{self, FontStyle, space, text};
use crate::widgets::{Button, Entry, Kind, Side, elided, follow, line, parts, row};
use domain::time::Day;

use super::Action;
use super::fields::Fields;
use super::offers::{self, Taken};
use super::state::FormState;

const LABEL: f32 = 20.0;
const FIELD: f32 = 28.0;

/// Draws the upper part of the form.
pub(super) fn who(
    ui: &mut Ui,
    view: &Orders<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_>,
    state: &mut FormState,
    taxed: &str,
) -> Vec<Action> {
    let [customer, date, time] = labelled(ui, [0.0, 138.0, 72.0]);
    let actions = customer_ui(ui, customer, view, draft, fields, state);
    let (label, rect) = date;
    head(ui, label, "Date");
    let response =
        fields.show(ui, rect, FormField::Date, Entry::new("Date").icon(ICON_CALENDAR_TODAY), &mut draft.date);
    step_date(ui, &response, &mut draft.date, view.now.day, view.amounts.formatter);
    let is_date_entered = is_entered(ui, &response);
    let (label, rect) = time;
    head(ui, label, "Time");
    let response = fields.show(ui, rect, FormField::Time, Entry::new("Time"), &mut draft.time);
    if is_date_entered || is_entered(ui, &response) {
        *fields.focus = Some(FormField::Adding);
    }
    address_line(ui, draft, fields, state, taxed);
    if state.is_address_open {
        address_ui(ui, draft, fields, state);
    }
    actions
}

pub(super) fn is_entered(ui: &Ui, response: &Response) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Takes a line of fields of these widths; returns the places of each label and of the field below it.
fn labelled<const N: usize>(ui: &mut Ui, widths: [f32; N]) -> [(Rect, Rect); N] {
    let places = parts(line(ui, LABEL + FIELD), space::M, widths);
    places.map(|place| place.split_top_bottom_at_y(place.top() + LABEL))
}

fn head(ui: &Ui, room: Rect, name: &str) -> f32 {
    elided(ui, room, Side::Left, name, FontStyle::Small, theme::of(ui).text2)
}

fn customer_ui(
    ui: &mut Ui,
    (label, rect): (Rect, Rect),
    view: &Orders<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_>,
    state: &mut FormState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    let wide = head(ui, label, "Customer");
    let entry = Entry::new("Customer").icon(ICON_GROUP).hint("No customer");
    let response = fields.show(ui, rect, FormField::Customer, entry, &mut draft.customer);
    if response.changed() {
        draft.login = None;
    }
    let offered = view.offers.value.as_ref();
    let (asked, typed) = (Suggesting::Customers, draft.customer.as_str());
    let field = offers::Field { asked, rect, response: &response, typed, is_taken_by_tab: false };
    let (taken, actions) = offers::follow(ui, &field, view.offers, state);
    let picked = match taken {
        Some(Taken::Pick(pick)) => Some(pick),
        _ => None,
    };
    // A name that equals that of a customer chooses that customer when the field is left.
    let is_left = picked.is_none() && response.lost_focus() && draft.login.is_none();
    let named = offered.filter(|_| is_left).and_then(|offered| offered.named(&draft.customer));
    if let Some(Pick::Customer { login, address, .. }) = named {
        draft.login = Some(login.clone());
        if !address.line().is_empty() {
            draft.address = *address.clone();
        }
    }
    match picked {
        Some(Pick::Customer { login, name, address }) => {
            draft.login = Some(login);
            draft.customer = name;
            if !address.line().is_empty() {
                draft.address = *address;
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
        let beside = label.with_min_x(label.left() + wide + 8.0);
        elided(ui, beside, Side::Left, "new, is added with the order", FontStyle::Small, tokens.accent);
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
fn address_line(ui: &mut Ui, draft: &OrderDraft, fields: &Fields<'_>, state: &mut FormState, taxed: &str) {
    let tokens = theme::of(ui);
    let written = draft.address.line();
    let words = match (written.is_empty(), taxed.is_empty()) {
        (false, _) => written,
        (true, false) => taxed.to_owned(),
        (true, true) => "No address".to_owned(),
    };
    let name = if state.is_address_open { "Close address" } else { "Change address" };
    let change = row(ui, FIELD, |ui| {
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
            state.focus = Some(FormField::Country);
        }
    }
}

fn address_ui(ui: &mut Ui, draft: &mut OrderDraft, fields: &mut Fields<'_>, state: &mut FormState) {
    let [country, region, postcode, city] = labelled(ui, [0.0; 4]);
    ui.add_space(4.0);
    let [street] = labelled(ui, [0.0]);
    ui.add_space(4.0);
    let address = &mut draft.address;
    for (spot, name, (label, rect), content) in [
        (FormField::Country, "Country", country, &mut address.country),
        (FormField::State, "State", region, &mut address.state),
        (FormField::Postcode, "Postcode", postcode, &mut address.postcode),
        (FormField::City, "City", city, &mut address.city),
        (FormField::Street, "Street", street, &mut address.street),
    ] {
        head(ui, label, name);
        let response = fields.show(ui, rect, spot, Entry::new(name), content);
        state.drawn.push((spot, rect, response));
    }
    for (spot, rect, response) in std::mem::take(&mut state.drawn) {
        match spot {
            FormField::Country => {
                let (content, open) = (&mut address.country, &mut state.suggested);
                follow(ui, (rect, &response), content, suggest::countries, open);
            }
            FormField::State => {
                let found = |typed: &str| suggest::states(&address.country, typed);
                follow(ui, (rect, &response), &mut address.state, found, &mut state.suggested);
            }
            _ => {}
        }
        match spot {
            FormField::Street if is_entered(ui, &response) => {
                state.is_address_open = false;
                *fields.focus = Some(FormField::Adding);
            }
            _ if is_entered(ui, &response) => *fields.focus = next_of(spot),
            _ => {}
        }
    }
}

const fn next_of(spot: FormField) -> Option<FormField> {
    match spot {
        FormField::Country => Some(FormField::State),
        FormField::State => Some(FormField::Postcode),
        FormField::Postcode => Some(FormField::City),
        FormField::City => Some(FormField::Street),
        _ => None,
    }
}

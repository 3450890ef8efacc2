//! The Customers tab: who bought, where they live, and what they ordered.

use egui::{Rect, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_GROUP, ICON_RECEIPT_LONG};

use crate::domain::address::Address;
use crate::domain::naming::long_day;
use crate::domain::order::Customer;
use crate::domain::places;
use crate::engine::{CUSTOMER_COLUMNS, CustomerRow};
use crate::ui::format::{self, Amounts};
use crate::ui::model::{CustomersAction, ListQuery, ListView, Loadable, Tab};
use crate::ui::tabs::{Action, header_of};
use crate::ui::widgets::{Button, Column, Marked, card, columns_of, loading_line};

use super::forms::{Form, Of, Texts};
use super::list::{Kind, List, ListAction, Words, list};
use super::page::{EmptyList, page};
use super::panel::{self, Fields, Panel, PanelAction, panel};
use super::{BookState, Focus, suggest, which_ui};

/// Name, e-mail, street, postcode, city, country and state.
const FIELDS: usize = 7;

/// What the tab keeps between frames.
pub(crate) type CustomersState = BookState<String, FIELDS>;

/// What the tab draws.
#[derive(Clone, Copy)]
pub(crate) struct Customers<'a> {
    pub(crate) list: &'a Loadable<ListView<CustomerRow>>,
    pub(crate) picking: &'a ListQuery,
    pub(crate) amounts: Amounts,
}

/// Draws the tab.
pub(crate) fn customers_ui(ui: &mut Ui, shown: Customers<'_>, state: &mut CustomersState) -> Option<Action> {
    state.pressed(ui);
    let asked = head(ui, shown, state);
    let nothing = EmptyList {
        icon: ICON_GROUP,
        heading: "No customers yet",
        sentence: "Add who buys from you, or bring them in with past orders. A till sale needs none.",
        begin: "New customer",
    };
    let lists = |ui: &mut Ui, room, view: &_, state: &mut _| list_side(ui, room, shown, view, state);
    let forms = |ui: &mut Ui, room, view: &_, is_narrow, state: &mut _| {
        form_side(ui, room, shown, view, is_narrow, state)
    };
    page(ui, shown.list, "The customers cannot be shown", &nothing, state, lists, forms).or(asked)
}

/// Room that the controls need beside the title.
const CONTROLS: f32 = 700.0;

fn head(ui: &mut Ui, shown: Customers<'_>, state: &mut CustomersState) -> Option<Action> {
    let (mut picked, mut begins) = (None, false);
    let picking = shown.picking;
    let archived = shown.list.value.as_ref().map_or(0, |view| view.archived);
    let filters = |ui: &mut Ui| {
        if let Some(text) = state.find_ui(ui, "Name, e-mail or place", 220.0) {
            picked = Some(ListQuery { text, ..picking.clone() });
        }
        if let Some(which) = which_ui(ui, picking.which, archived) {
            picked = Some(ListQuery { which, ..picking.clone() });
        }
    };
    header_of(ui, Tab::Customers.name(), CONTROLS, filters, |ui| {
        begins = Button::new("New customer").icon(ICON_ADD).show(ui).on_hover_text("Insert").clicked();
    });
    if begins {
        state.begin();
    }
    picked.map(|picking| Action::Customers(CustomersAction::Pick(picking)))
}

fn list_side(
    ui: &mut Ui,
    room: Rect,
    shown: Customers<'_>,
    view: &ListView<CustomerRow>,
    state: &mut CustomersState,
) -> Option<Action> {
    let layout = [
        ("name", 0.0, 0.0),
        ("email", room.width() * 0.24, 560.0),
        ("city", 112.0, 0.0),
        ("registered", 86.0, 700.0),
        ("orders", 62.0, 0.0),
        ("total", 88.0, 0.0),
    ];
    let words = |line: &CustomerRow, key: &str| {
        let customer = &line.customer;
        let Address { city, country, .. } = &customer.address;
        Some(match key {
            "name" => Words::of(Kind::Strong, customer.called()),
            "email" => Words::of(Kind::Quiet, &customer.email),
            "city" if city.is_empty() => {
                Words::of(Kind::Plain, places::country_name(country).unwrap_or(country))
            }
            "city" => Words { note: country.clone(), ..Words::of(Kind::Plain, city) },
            "registered" => Words::of(Kind::Quiet, format::day(customer.registered_at.day)),
            _ => return None,
        })
    };
    let columns = columns_of(CUSTOMER_COLUMNS, shown.amounts.sign(), &layout);
    let columns = columns.into_iter().map(Column::sortable).collect();
    let (query, amounts) = (shown.picking, shown.amounts);
    let listed = List { name: "customer", view, columns, query, amounts, words: &words };
    Some(Action::Customers(match list(ui, room, &listed, state)? {
        ListAction::Pick(query) => CustomersAction::Pick(query),
        ListAction::PutAway(login) => CustomersAction::Archive(login, true),
    }))
}

/// A customer as their form has them.
fn texts(customer: &Customer) -> Texts<FIELDS> {
    let Address { street, city, state, postcode, country } = customer.address.clone();
    [customer.name.clone(), customer.email.clone(), street, postcode, city, country, state]
}

/// What of a form cannot be taken, by its field; or the customer that it makes of another.
fn read(form: &Texts<FIELDS>, was: &Customer) -> Result<Customer, Vec<(usize, String)>> {
    let [name, email, street, postcode, city, country, state] =
        form.clone().map(|text| text.trim().to_owned());
    let mut mistakes = Vec::new();
    if name.is_empty() && email.is_empty() && was.login.is_empty() {
        mistakes.push((0, "Give them a name or an e-mail address".to_owned()));
    }
    if !email.is_empty() && !email.contains('@') {
        mistakes.push((1, "Write an e-mail address".to_owned()));
    }
    let code = country_of(&country);
    if code.is_none() {
        mistakes.push((5, "Not a country".to_owned()));
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let country = code.unwrap_or_default();
    let state = state.to_uppercase();
    let address = Address { street, city, state, postcode, country };
    Ok(Customer { name, email, address, ..was.clone() })
}

/// The code of a country that was typed by code or name.
fn country_of(typed: &str) -> Option<String> {
    if typed.is_empty() {
        return Some(String::new());
    }
    let code = typed.to_uppercase();
    let named = || places::countries().iter().find(|place| place.name.to_uppercase() == code);
    let is_code = code.len() == 2 && code.chars().all(|letter| letter.is_ascii_uppercase());
    if is_code { Some(code) } else { named().map(|place| place.code.to_owned()) }
}

fn form_side(
    ui: &mut Ui,
    room: Rect,
    shown: Customers<'_>,
    view: &ListView<CustomerRow>,
    is_narrow: bool,
    state: &mut CustomersState,
) -> Option<Action> {
    let Some(key) = state.open.clone() else {
        card(ui, room);
        return None;
    };
    let line = key.one().and_then(|key| view.find(key));
    if line.is_none() && key != Of::New {
        card(ui, room);
        loading_line(ui, room);
        return None;
    }
    let blank = Customer::default();
    let was = line.map_or(&blank, |line| &line.customer);
    let mut form = state.forms.take(&key, texts(was));
    let read_now = read(&form.now, was);
    let mistakes = read_now.as_ref().err().cloned().unwrap_or_default();
    let heading = if key == Of::New { "New customer" } else { was.called() };
    let back = is_narrow.then_some("All customers");
    let about = Panel { heading, is_new: key == Of::New, is_archived: was.archived, back, may_change: true };
    let mut asked = line.filter(|_| std::mem::take(&mut state.wants_orders)).map(orders_of);
    let mut wants_save = std::mem::take(&mut state.wants_save);
    let mut wants_list = false;
    let pressed = panel(ui, room, &about, &mut form, |ui, column, form| {
        let is_tried = form.is_tried || (form.is_changed() && key != Of::New);
        let id = ui.scope_id().with("customer").with(&key);
        let focus = &mut state.focus;
        let mut fields =
            Fields { id, focus, mistakes: &mistakes, is_tried, is_entered: false, is_left: false };
        form_fields(ui, column, form, &mut fields, &mut state.suggested);
        wants_save |= fields.is_entered;
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(line) = line {
            asked = facts(ui, column, line, shown).or(asked.take());
        }
    });
    if wants_list {
        state.focus = Some(Focus::List);
    }
    if wants_save || pressed == Some(PanelAction::Save) {
        asked = save(&mut form, read_now, line.map(|line| &line.customer), state).or(asked);
    }
    match pressed {
        Some(PanelAction::Discard) => {
            form.now.clone_from(&form.base);
            form.refusal = None;
            if key == Of::New {
                (state.open, state.was_shown) = (None, false);
            }
        }
        Some(PanelAction::Back) => state.open = None,
        Some(what @ (PanelAction::PutAway | PanelAction::TakeOut)) => {
            let login = key.one().cloned();
            asked = login.map(|login| {
                Action::Customers(CustomersAction::Archive(login, what == PanelAction::PutAway))
            });
        }
        _ => {}
    }
    state.forms.put(key, form);
    asked
}

fn form_fields(
    ui: &mut Ui,
    column: &mut panel::Column,
    form: &mut Form<FIELDS>,
    fields: &mut Fields<'_>,
    suggested: &mut Option<(usize, Marked)>,
) {
    let [name, email, street, postcode, city, country, state] = &mut form.now;
    let [room] = column.fields([1.0], fields.mistake(ui, 0).is_some());
    fields.show(ui, room, 0, ("Name", "Name of the customer"), false, name);
    let [room] = column.fields([1.0], fields.mistake(ui, 1).is_some());
    fields.show(ui, room, 1, ("E-mail", "E-mail"), false, email);
    let [room] = column.fields([1.0], false);
    fields.show(ui, room, 2, ("Street", "Street"), false, street);
    let [left, right] = column.fields([0.36, 0.64], false);
    fields.show(ui, left, 3, ("Postcode", "Postcode"), false, postcode);
    fields.show(ui, right, 4, ("City", "City"), false, city);
    let [left, right] = column.fields([0.5, 0.5], fields.mistake(ui, 5).is_some());
    let found = suggest::countries(country);
    let label = label_of("Country", places::country_name(&country.to_uppercase()));
    let (rect, response) = fields.show(ui, left, 5, (&label, "Country"), false, country);
    fields.suggest(ui, (rect, &response), 5, country, &found, suggested);
    let found = suggest::states(country, state);
    let label = label_of("State", places::state_name(&country.to_uppercase(), &state.to_uppercase()));
    let (rect, response) = fields.show(ui, right, 6, (&label, "State"), false, state);
    fields.suggest(ui, (rect, &response), 6, state, &found, suggested);
}

/// What a field is called, with what stands for the code in it.
fn label_of(name: &str, meaning: Option<&str>) -> String {
    meaning.map_or_else(|| name.to_owned(), |meaning| format!("{name} · {meaning}"))
}

fn facts(
    ui: &mut Ui,
    column: &mut panel::Column,
    line: &CustomerRow,
    shown: Customers<'_>,
) -> Option<Action> {
    column.gap();
    column.fact(ui, "Registered", &long_day(line.customer.registered_at.day));
    column.fact(ui, "Orders", &format::count(line.orders));
    column.fact(ui, "They come to", &shown.amounts.signed(line.total));
    let way = column.way(ui, ICON_RECEIPT_LONG, "Orders of this customer", "Ctrl+Enter");
    way.clicked().then(|| orders_of(line))
}

fn orders_of(line: &CustomerRow) -> Action {
    let customer = &line.customer;
    Action::OrdersOfCustomer(customer.login.clone(), customer.called().to_owned())
}

/// Sends the form into the books, or says what of it cannot be read.
fn save(
    form: &mut Form<FIELDS>,
    read: Result<Customer, Vec<(usize, String)>>,
    was: Option<&Customer>,
    state: &mut CustomersState,
) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    match read {
        Ok(customer) => {
            form.is_tried = false;
            form.refusal = None;
            form.sent = Some(form.now.clone());
            state.focus = Some(Focus::List);
            Some(Action::Customers(CustomersAction::Save(Box::new((was.cloned(), customer)))))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.focus = mistakes.first().map(|(at, _)| Focus::Field(*at));
            None
        }
    }
}

//! The page of a list tab: its header, and below it the list and the form, or a notice in their
//! place.

use egui::{Id, Rect, Ui, UiBuilder};
use egui_material_icons::icons::{ICON_ADD, ICON_LOCK, ICON_RECEIPT_LONG, ICON_UPLOAD};

use crate::keyboard::{self, Hold};
use crate::model::{ListAction, ListQuery, ListView, Listed, Record};
use crate::tabs::compare::error_ui;
use crate::tabs::{Action, header_of, rest};
use crate::theme::{self, space};
use crate::widgets::{Button, card, loading_line, parts, ways_on};

use super::book::{Book, KeyOf, ValueOf};
use super::forms::{Form, Of};
use super::list::{list, none_yet};
use super::panel::{self, Fields, Panel, PanelAction, panel};
use super::several::several_ui;
use super::{BookState, Focus, which_ui};

/// The width of the page in points below which either the list or the form is shown.
const BOTH: f32 = 760.0;

/// The keys that save, as the button says them.
const SAVE: &str = "Ctrl+S, or Enter in a field";
const SAVE_NEXT: &str = "Ctrl+S; Ctrl+Enter saves and starts the next";

/// Draws the tab.
pub(crate) fn page<B: Book>(
    ui: &mut Ui,
    shown: B,
    listed: &Listed<B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    state.follow(ui.memory(|memory| memory.focused()));
    state.due = state.focus;
    let pressed = state.pressed(ui, shown.may_change());
    let asked = head(ui, shown, listed, state);
    let asked = below(ui, shown, listed, pressed, state).or(asked);
    if state.then_new {
        // What is typed until the form is saved is meant for the next one.
        keyboard::follow(ui.ctx(), Hold::Everything);
    }
    asked
}

fn head<B: Book>(
    ui: &mut Ui,
    shown: B,
    Listed { view, query }: &Listed<B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    let (mut asked, mut begins) = (None, false);
    let archived = view.value.as_ref().map_or(0, |view| view.archived);
    let filters = |ui: &mut Ui| {
        if let Some(text) = state.find_ui(ui, B::FIND, 220.0) {
            asked = Some(pick::<B>(ListQuery { text, ..query.clone() }));
        }
        if !B::Row::IS_DELETED
            && let Some(which) = which_ui(ui, query.which, archived)
        {
            asked = Some(pick::<B>(ListQuery { which, ..query.clone() }));
        }
        asked = shown.filter(ui, query).or(asked.take());
    };
    header_of(ui, B::Row::TAB.name(), B::CONTROLS, filters, |ui| {
        if shown.may_change() {
            begins = Button::new(&begin::<B>()).icon(ICON_ADD).show(ui).on_hover_text("Insert").clicked();
        }
    });
    if begins {
        state.begin();
    }
    if asked.is_some() {
        // The filter may hide selected rows.
        state.selection.clear();
    }
    asked
}

fn below<B: Book>(
    ui: &mut Ui,
    shown: B,
    listed: &Listed<B::Row>,
    pressed: Option<PanelAction>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    let known = &listed.view;
    let room = rest(ui);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    if let Some(problem) = &known.refusal {
        card(ui, room);
        return error_ui(&mut inner, &format!("The {} cannot be shown", B::Row::MANY), problem);
    }
    let Some(view) = &known.value else {
        // The form of a new record does not wait for the list: what is typed at once goes into it.
        let is_new = state.open == Some(Of::New);
        let (left, right) = if is_new { rooms(room, true, B::FORM) } else { (Some(room), None) };
        if let Some(left) = left {
            card(ui, left);
            loading_line(ui, left);
        }
        return right.and_then(|right| form_side(ui, right, shown, (None, left.is_none()), pressed, state));
    };
    if view.is_empty() && state.open.is_none() {
        card(ui, room);
        return nothing_yet(&mut inner, shown, state);
    }
    let is_narrow = rooms(room, true, B::FORM).0.is_none();
    if !is_narrow {
        state.open_first(view, known.is_waiting());
    }
    let (left, right) = rooms(room, state.open.is_some() && !state.selection.is_several(), B::FORM);
    let is_hidden = !known.is_waiting() && state.is_sought_hidden(view);
    let mut asked = is_hidden.then(|| pick::<B>(listed.query.without_filter()));
    if let Some(left) = left {
        asked = list(ui, left, shown, (view, &listed.query), state).or(asked);
        if known.is_waiting() {
            loading_line(ui, left);
        }
    }
    if state.selection.is_several() {
        asked = right.and_then(|right| several_ui(ui, right, shown, view, state)).or(asked);
    } else if let Some(right) = right {
        asked = form_side(ui, right, shown, (Some(view), is_narrow), pressed, state).or(asked);
    }
    asked
}

fn form_side<B: Book>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    (view, is_narrow): (Option<&ListView<B::Row>>, bool),
    pressed: Option<PanelAction>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    let Some(key) = state.open.clone() else {
        card(ui, room);
        return None;
    };
    let row = key.one().and_then(|key| view?.find(key));
    let is_new = key == Of::New;
    if row.is_none() && !is_new {
        card(ui, room);
        loading_line(ui, room);
        return None;
    }
    let blank = ValueOf::<B>::default();
    let was = row.map_or(&blank, Record::value);
    let fresh = state.fresh.clone().filter(|_| is_new).unwrap_or_else(|| shown.texts(was));
    let mut form = state.forms.take(&key, fresh);
    let mistakes = shown.read(&form.now, was).err().unwrap_or_default();
    let closed = row.and_then(|row| shown.closed(row));
    let (back, heading) = (format!("All {}", B::Row::MANY), begin::<B>());
    let about = about::<B>((&heading, back.as_str(), is_narrow), row, closed.is_some());
    let id = ui.scope_id().with(B::Row::ONE).with(&key);
    let (mut wants_save, mut wants_list, mut wants_related) = (false, false, false);
    let clicked = panel(ui, room, &about, &mut form, |ui, form| {
        let is_tried = form.is_tried || (form.is_changed() && !is_new);
        let is_locked = closed.is_some();
        if let Some(words) = &closed {
            let ink = theme::of(ui).text2;
            panel::sentence(ui, (ICON_LOCK, ink), words);
        }
        let fields = Fields::new(id, (&mut state.focus, state.due), &mistakes);
        let mut fields = Fields { is_tried, is_locked, ..fields };
        shown.fields(ui, &mut form.now, &mut fields, &mut state.suggested);
        wants_save = fields.is_entered;
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(row) = row {
            shown.facts(ui, row);
            if !B::RELATED.is_empty() {
                wants_related = panel::way(ui, ICON_RECEIPT_LONG, B::RELATED, "Ctrl+Enter").clicked();
            }
        }
    });
    if wants_list {
        state.focus = Some(Focus::List);
    }
    let action = clicked.or(pressed).or(wants_save.then_some(PanelAction::Save));
    let asked = match action {
        Some(PanelAction::Related) if !B::RELATED.is_empty() => {
            wants_related = true;
            None
        }
        Some(action) => done(action, shown, (&key, row), &mut form, state),
        None => None,
    };
    state.forms.put(key, form);
    focus_at_once(ui, id, state.focus);
    asked.or_else(|| row.filter(|_| wants_related).and_then(B::related))
}

/// Gives the keyboard to the field that is to get it, where it was drawn already: it is then there for what comes in
/// the next frame.
fn focus_at_once(ui: &Ui, form: Id, focus: Option<Focus>) {
    if let Some(Focus::Field(at)) = focus
        && let Some(field) = ui.ctx().read_response(form.with(at))
    {
        field.request_focus();
    }
}

/// What the panel shows around the form of a record, or of a new one.
fn about<'a, B: Book>(
    (new, back, is_narrow): (&'a str, &'a str, bool),
    row: Option<&'a B::Row>,
    is_closed: bool,
) -> Panel<'a> {
    Panel {
        heading: row.map_or(new, |row| B::Row::name_of(row.value())),
        is_new: row.is_none(),
        is_archived: row.is_some_and(Record::is_archived),
        back: is_narrow.then_some(back),
        removal: row.filter(|_| !is_closed).map(|row| match row.is_archived() {
            _ if B::Row::IS_DELETED => panel::DELETE,
            true => panel::RESTORE,
            false => panel::ARCHIVE,
        }),
        keys: if B::RELATED.is_empty() { SAVE_NEXT } else { SAVE },
    }
}

/// Does what was asked for in the form.
fn done<B: Book>(
    action: PanelAction,
    shown: B,
    (key, row): (&Of<KeyOf<B>>, Option<&B::Row>),
    form: &mut Form<B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    match action {
        PanelAction::Save => {
            let saved = save(form, shown, row, state);
            state.focus = saved.as_ref().map(|_| Focus::List).or(state.focus);
            return saved;
        }
        PanelAction::Related if form.is_changed() => {
            let next = shown.next(&form.now);
            let saved = save(form, shown, row, state);
            if saved.is_some() {
                (state.then_new, state.fresh) = (true, next);
            }
            return saved;
        }
        PanelAction::Related if shown.may_change() => state.begin(),
        PanelAction::Related => {}
        PanelAction::Discard => {
            form.discard();
            if *key == Of::New {
                (state.open, state.was_shown) = (None, false);
            }
        }
        PanelAction::Back => state.open = None,
        PanelAction::Archive | PanelAction::Unarchive => {
            let archive = |key| ListAction::Archive(vec![key], action == PanelAction::Archive);
            return key.one().cloned().map(archive).map(B::ACTION);
        }
    }
    None
}

/// Sends the form to be saved as its fields are now, or moves the focus to its first mistake.
fn save<B: Book>(
    form: &mut Form<B::Row>,
    shown: B,
    was: Option<&B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    let blank = ValueOf::<B>::default();
    match shown.read(&form.now, was.map_or(&blank, Record::value)) {
        Ok(value) => {
            form.send();
            Some(B::ACTION(ListAction::Save(Box::new((value, was.map(Record::value).cloned())))))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.focus = mistakes.first().map(|(at, _)| Focus::Field(*at));
            None
        }
    }
}

fn pick<B: Book>(query: ListQuery) -> Action {
    B::ACTION(ListAction::Pick(query))
}

/// The text of what begins a new record: `New product`.
fn begin<B: Book>() -> String {
    format!("New {}", B::Row::ONE)
}

fn nothing_yet<B: Book>(ui: &mut Ui, shown: B, state: &mut BookState<B::Row>) -> Option<Action> {
    none_yet::<B>(ui);
    if !shown.may_change() {
        return None;
    }
    let (begin, import) = (begin::<B>(), Button::new(B::IMPORT).icon(ICON_UPLOAD));
    if ways_on(ui, vec![Button::new(&begin).icon(ICON_ADD), import])? > 0 {
        return Some(Action::Import);
    }
    state.begin();
    None
}

/// The rectangles of the list and the form; only one of them where there is no room for both.
fn rooms(room: Rect, is_open: bool, form: f32) -> (Option<Rect>, Option<Rect>) {
    if room.width() < BOTH {
        return if is_open { (None, Some(room)) } else { (Some(room), None) };
    }
    let [list, form] = parts(room, space::L, [0.0, form]);
    (Some(list), Some(form))
}

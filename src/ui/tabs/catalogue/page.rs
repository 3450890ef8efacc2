//! The page of a list tab: its header, and below it the list and the form, or a notice in their
//! place.

use egui::{Rect, Ui, UiBuilder, pos2};
use egui_material_icons::icons::{ICON_ADD, ICON_RECEIPT_LONG, ICON_UPLOAD};

use crate::ui::model::{ListAction, ListQuery, ListView, Listed, Record};
use crate::ui::tabs::compare::error_ui;
use crate::ui::tabs::{Action, header_of, rest};
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Mood, Notice, card, loading_line, notice, ways_on};

use super::book::{Book, Mistakes, ValueOf};
use super::forms::{Form, Of};
use super::list::list;
use super::panel::{Fields, Panel, PanelAction, panel};
use super::several::several_ui;
use super::{BookState, Focus, which_ui};

/// The width in points of the form, and the width of the page below which either the list or the
/// form is shown.
const FORM: f32 = 348.0;
const BOTH: f32 = 760.0;

/// Draws the tab.
pub(crate) fn page<B: Book>(
    ui: &mut Ui,
    shown: B,
    listed: &Listed<B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    let pressed = state.pressed(ui);
    let asked = head(ui, shown, listed, state);
    below(ui, shown, listed, pressed, state).or(asked)
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
        if let Some(which) = which_ui(ui, query.which, archived) {
            asked = Some(pick::<B>(ListQuery { which, ..query.clone() }));
        }
        asked = shown.filter(ui).or(asked.take());
    };
    header_of(ui, B::Row::TAB.name(), B::CONTROLS, filters, |ui| {
        begins = Button::new(&begin::<B>()).icon(ICON_ADD).show(ui).on_hover_text("Insert").clicked();
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
        card(ui, room);
        loading_line(ui, room);
        return None;
    };
    if view.is_empty() && state.open.is_none() {
        card(ui, room);
        return nothing_yet::<B>(&mut inner, state);
    }
    let is_narrow = rooms(room, true).0.is_none();
    if !is_narrow {
        state.open_first(view, known.is_waiting());
    }
    let (left, right) = rooms(room, state.open.is_some() && !state.selection.is_several());
    let mut asked = None;
    if let Some(left) = left {
        asked = list(ui, left, shown, (view, &listed.query), state);
        if known.is_waiting() {
            loading_line(ui, left);
        }
    }
    if state.selection.is_several() {
        asked = right.and_then(|right| several_ui(ui, right, shown, view, state)).or(asked);
    } else if let Some(right) = right {
        asked = form_side(ui, right, shown, (view, is_narrow), pressed, state).or(asked);
    }
    asked
}

fn form_side<B: Book>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    (view, is_narrow): (&ListView<B::Row>, bool),
    pressed: Option<PanelAction>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    let Some(key) = state.open.clone() else {
        card(ui, room);
        return None;
    };
    let row = key.one().and_then(|key| view.find(key));
    let is_new = key == Of::New;
    if row.is_none() && !is_new {
        card(ui, room);
        loading_line(ui, room);
        return None;
    }
    let blank = ValueOf::<B>::default();
    let was = row.map_or(&blank, Record::value);
    let mut form = state.forms.take(&key, shown.texts(was));
    let read = shown.read(&form.now, was);
    let mistakes = read.as_ref().err().cloned().unwrap_or_default();
    let (back, heading) = (format!("All {}", B::Row::MANY), begin::<B>());
    let about = Panel {
        heading: if is_new { &heading } else { B::Row::name_of(was) },
        is_new,
        is_archived: row.is_some_and(Record::is_archived),
        back: is_narrow.then_some(back.as_str()),
        may_change: true,
    };
    let (mut wants_save, mut wants_list, mut wants_related) = (false, false, false);
    let clicked = panel(ui, room, &about, &mut form, |ui, column, form| {
        let is_tried = form.is_tried || (form.is_changed() && !is_new);
        let id = ui.scope_id().with(B::Row::ONE).with(&key);
        let focus = &mut state.focus;
        let mut fields =
            Fields { id, focus, mistakes: &mistakes, is_tried, is_entered: false, is_left: false };
        shown.fields(ui, column, &mut form.now, &mut fields, &mut state.suggested);
        wants_save = fields.is_entered;
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(row) = row {
            shown.facts(ui, column, row);
            wants_related = column.way(ui, ICON_RECEIPT_LONG, B::RELATED, "Ctrl+Enter").clicked();
        }
    });
    if wants_list {
        state.focus = Some(Focus::List);
    }
    let mut asked = None;
    match clicked.or(pressed).or(wants_save.then_some(PanelAction::Save)) {
        Some(PanelAction::Save) => asked = save::<B>(&mut form, read, row, state),
        Some(PanelAction::Discard) => {
            form.discard();
            if is_new {
                (state.open, state.was_shown) = (None, false);
            }
        }
        Some(PanelAction::Back) => state.open = None,
        Some(what @ (PanelAction::Archive | PanelAction::Unarchive)) => {
            let archive = |key| ListAction::Archive(vec![key], what == PanelAction::Archive);
            asked = key.one().cloned().map(archive).map(B::ACTION);
        }
        Some(PanelAction::Related) => wants_related = true,
        None => {}
    }
    state.forms.put(key, form);
    asked.or(row.filter(|_| wants_related).map(B::related))
}

/// Sends the form to be saved, or moves the focus to its first mistake.
fn save<B: Book>(
    form: &mut Form<B::Row>,
    read: Result<ValueOf<B>, Mistakes>,
    was: Option<&B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    match read {
        Ok(value) => {
            form.send();
            state.focus = Some(Focus::List);
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

fn nothing_yet<B: Book>(ui: &mut Ui, state: &mut BookState<B::Row>) -> Option<Action> {
    let (icon, sentence) = B::EMPTY;
    let heading = format!("No {} yet", B::Row::MANY);
    notice(ui, &Notice { icon, mood: Mood::Inviting, heading: &heading, sentence, code: None });
    let (begin, import) = (begin::<B>(), Button::new("Import orders").icon(ICON_UPLOAD));
    if ways_on(ui, vec![Button::new(&begin).icon(ICON_ADD), import])? > 0 {
        return Some(Action::Import);
    }
    state.begin();
    None
}

/// The rectangles of the list and the form; only one of them where there is no room for both.
fn rooms(room: Rect, is_open: bool) -> (Option<Rect>, Option<Rect>) {
    if room.width() < BOTH {
        return if is_open { (None, Some(room)) } else { (Some(room), None) };
    }
    let left = (room.right() - FORM).round();
    let list = Rect::from_min_max(room.min, pos2(left - space::L, room.bottom()));
    (Some(list), Some(Rect::from_min_max(pos2(left, room.top()), room.max)))
}

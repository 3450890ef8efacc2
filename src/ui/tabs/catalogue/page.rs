//! The page of a list tab: its header, and below it the list and the form, or a notice in their
//! place.

use egui::{Rect, Sense, Ui, UiBuilder, pos2};
use egui_material_icons::icons::{ICON_ADD, ICON_RECEIPT_LONG, ICON_UPLOAD};

use crate::ui::format::Amounts;
use crate::ui::model::{ListQuery, ListView, Loadable, Record};
use crate::ui::tabs::compare::error_ui;
use crate::ui::tabs::{Action, header_of};
use crate::ui::theme::{Icon, space};
use crate::ui::widgets::{Button, Column, Mood, Notice, card, loading_line, notice};

use super::book::{Book, EmptyList, KeyOf, Mistakes};
use super::forms::{Form, Of};
use super::list::{List, ListAction, list};
use super::panel::{Fields, Panel, PanelAction, panel};
use super::several::{actions_ui, several_ui};
use super::{BookState, Focus, which_ui};

/// The width in points of the form, and the width of the page below which either the list or the
/// form is shown.
const FORM: f32 = 348.0;
const BOTH: f32 = 760.0;

/// The list with its query, and how amounts are written.
pub(crate) struct Listed<'a, T> {
    pub(crate) list: &'a Loadable<ListView<T>>,
    pub(crate) query: &'a ListQuery,
    pub(crate) amounts: Amounts,
}

/// Draws the tab.
pub(super) fn page<B: Book<N>, const N: usize>(
    ui: &mut Ui,
    shown: B,
    listed: &Listed<'_, B::Row>,
    state: &mut BookState<KeyOf<B, N>, N>,
) -> Option<Action> {
    let pressed = state.pressed(ui);
    let asked = head(ui, shown, listed, state);
    below(ui, shown, listed, pressed, state).or(asked)
}

fn head<B: Book<N>, const N: usize>(
    ui: &mut Ui,
    shown: B,
    &Listed { query, list, .. }: &Listed<'_, B::Row>,
    state: &mut BookState<KeyOf<B, N>, N>,
) -> Option<Action> {
    let (mut asked, mut begins) = (None, false);
    let archived = list.value.as_ref().map_or(0, |view| view.archived);
    let filters = |ui: &mut Ui| {
        if let Some(text) = state.find_ui(ui, B::FIND, 220.0) {
            asked = Some(B::pick(ListQuery { text, ..query.clone() }));
        }
        if let Some(which) = which_ui(ui, query.which, archived) {
            asked = Some(B::pick(ListQuery { which, ..query.clone() }));
        }
        asked = shown.filter(ui).or(asked.take());
    };
    header_of(ui, B::TAB.name(), B::CONTROLS, filters, |ui| {
        begins = Button::new(B::EMPTY.begin).icon(ICON_ADD).show(ui).on_hover_text("Insert").clicked();
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

fn below<B: Book<N>, const N: usize>(
    ui: &mut Ui,
    shown: B,
    listed: &Listed<'_, B::Row>,
    pressed: Option<PanelAction>,
    state: &mut BookState<KeyOf<B, N>, N>,
) -> Option<Action> {
    let known = listed.list;
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= space::L;
    ui.allocate_rect(room, Sense::hover());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    if let Some(problem) = &known.refusal {
        card(ui, room);
        return error_ui(&mut inner, &format!("The {}s cannot be shown", B::NAME), problem);
    }
    let Some(view) = &known.value else {
        card(ui, room);
        loading_line(ui, room);
        return None;
    };
    if view.is_empty() && state.open.is_none() {
        card(ui, room);
        return nothing_yet(&mut inner, &B::EMPTY, state);
    }
    let is_narrow = rooms(room, true).0.is_none();
    if !is_narrow {
        state.open_first(view, known.is_waiting());
    }
    let (left, right) = rooms(room, state.open.is_some() && !state.selection.is_several());
    let mut asked = None;
    if let Some(left) = left {
        asked = list_side(ui, left, shown, (listed, view), state);
        if known.is_waiting() {
            loading_line(ui, left);
        }
    }
    if state.selection.is_several() {
        asked = right
            .and_then(|right| several_ui::<B, N>(ui, right, (view, listed.amounts.formatter), state))
            .or(asked);
    } else if let Some(right) = right {
        asked = form_side(ui, right, shown, (view, is_narrow), pressed, state).or(asked);
    }
    asked
}

fn list_side<B: Book<N>, const N: usize>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    (&Listed { query, amounts, .. }, view): (&Listed<'_, B::Row>, &ListView<B::Row>),
    state: &mut BookState<KeyOf<B, N>, N>,
) -> Option<Action> {
    let words = |row: &B::Row, key: &str| shown.words(row, key);
    let columns = shown.columns(room.width(), amounts.sign()).into_iter().map(Column::sortable).collect();
    let menu = |ui: &mut Ui, state: &BookState<KeyOf<B, N>, N>| actions_ui::<B, N>(ui, view, state);
    let listed = List { name: B::NAME, view, columns, query, amounts, words: &words };
    Some(match list(ui, room, &listed, menu, state)? {
        ListAction::Pick(query) => B::pick(query),
        ListAction::Archive(keys) => B::archive(keys, true),
        ListAction::Asked(action) => action,
    })
}

fn form_side<B: Book<N>, const N: usize>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    (view, is_narrow): (&ListView<B::Row>, bool),
    pressed: Option<PanelAction>,
    state: &mut BookState<KeyOf<B, N>, N>,
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
    let blank = B::Value::default();
    let was = row.map_or(&blank, B::value);
    let mut form = state.forms.take(&key, shown.texts(was));
    let read = shown.read(&form.now, was);
    let mistakes = read.as_ref().err().cloned().unwrap_or_default();
    let (back, heading) = (format!("All {}s", B::NAME), format!("New {}", B::NAME));
    let about = Panel {
        heading: if is_new { &heading } else { B::name(was) },
        is_new,
        is_archived: row.is_some_and(Record::is_archived),
        back: is_narrow.then_some(back.as_str()),
        may_change: true,
    };
    let (mut wants_save, mut wants_list, mut shows_orders) = (false, false, false);
    let clicked = panel(ui, room, &about, &mut form, |ui, column, form| {
        let is_tried = form.is_tried || (form.is_changed() && !is_new);
        let id = ui.scope_id().with(B::NAME).with(&key);
        let focus = &mut state.focus;
        let mut fields =
            Fields { id, focus, mistakes: &mistakes, is_tried, is_entered: false, is_left: false };
        shown.fields(ui, column, &mut form.now, &mut fields, &mut state.suggested);
        wants_save = fields.is_entered;
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(row) = row {
            shown.facts(ui, column, row);
            let way = format!("Orders {} this {}", B::WITH, B::NAME);
            shows_orders = column.way(ui, ICON_RECEIPT_LONG, &way, "Ctrl+Enter").clicked();
        }
    });
    if wants_list {
        state.focus = Some(Focus::List);
    }
    let mut asked = None;
    match clicked.or(pressed).or(wants_save.then_some(PanelAction::Save)) {
        Some(PanelAction::Save) => asked = save::<B, N>(&mut form, read, row, state),
        Some(PanelAction::Discard) => {
            form.discard();
            if is_new {
                (state.open, state.was_shown) = (None, false);
            }
        }
        Some(PanelAction::Back) => state.open = None,
        Some(what @ (PanelAction::Archive | PanelAction::Unarchive)) => {
            asked = key.one().map(|key| B::archive(vec![key.clone()], what == PanelAction::Archive));
        }
        Some(PanelAction::Orders) => shows_orders = true,
        None => {}
    }
    state.forms.put(key, form);
    asked.or(row.filter(|_| shows_orders).map(B::orders))
}

/// Sends the form to be saved, or moves the focus to its first mistake.
fn save<B: Book<N>, const N: usize>(
    form: &mut Form<N>,
    read: Result<B::Value, Mistakes>,
    was: Option<&B::Row>,
    state: &mut BookState<KeyOf<B, N>, N>,
) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    match read {
        Ok(value) => {
            form.send();
            state.focus = Some(Focus::List);
            Some(B::save(was.map(B::value).cloned(), value))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.focus = mistakes.first().map(|(at, _)| Focus::Field(*at));
            None
        }
    }
}

fn nothing_yet<K: Clone + Ord, const N: usize>(
    ui: &mut Ui,
    nothing: &EmptyList<'_>,
    state: &mut BookState<K, N>,
) -> Option<Action> {
    let &EmptyList { icon, heading, sentence, begin } = nothing;
    notice(ui, &Notice { icon, mood: Mood::Inviting, heading, sentence, code: None });
    ui.add_space(12.0);
    let pressed = buttons(ui, [(begin, ICON_ADD), ("Import orders", ICON_UPLOAD)])?;
    if pressed > 0 {
        return Some(Action::Import);
    }
    state.begin();
    None
}

/// Draws centred buttons in a row; returns the index of the one that was clicked.
fn buttons<const B: usize>(ui: &mut Ui, names: [(&str, Icon); B]) -> Option<usize> {
    let button = |(name, icon)| Button::new(name).icon(icon);
    let wide: f32 = names.iter().map(|one| button(*one).width(ui) + space::S).sum();
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        ui.add_space((ui.available_width() - wide) / 2.0);
        for (at, one) in names.into_iter().enumerate() {
            if button(one).show(ui).clicked() {
                pressed = Some(at);
            }
        }
    });
    pressed
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

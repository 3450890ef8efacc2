//! The form beside a list: its record as it is typed, and what is asked for there.

use egui::{Id, Rect, Ui};
use egui_material_icons::icons::{ICON_ARCHIVE, ICON_DELETE, ICON_LOCK, ICON_RECEIPT_LONG, ICON_UNARCHIVE};

use crate::model::{Draft, FormKey};
use crate::tabs::Action;
use crate::tabs::page_state::Focus;
use crate::tabs::panel::{self, Fields, Panel, PanelAction, Removal, panel};
use crate::theme;
use crate::translate::tr;
use crate::widgets::{card, loading_line};
use domain::label;

use super::edits::{archiving, saving};
use super::noun::{ListedNoun, Shown};
use super::state::ListState;

/// The keys that save, as the button says them.
const SAVE: &str = label!("Ctrl+S, or Enter in a field");
const SAVE_NEXT: &str = label!("Ctrl+S; Ctrl+Enter saves and starts the next");

pub(super) fn form_side<T: ListedNoun>(
    ui: &mut Ui,
    room: Rect,
    shown: Shown<'_, T>,
    is_alone: bool,
    state: &mut ListState<T>,
) -> Option<Action> {
    let Some(key) = state.open.clone() else {
        card(ui, room);
        return None;
    };
    let row = key.one().and_then(|key| shown.view()?.find(key));
    if row.is_none() && !key.is_new() {
        card(ui, room);
        loading_line(ui, room);
        return None;
    }
    let blank = T::Value::default();
    let was = row.map_or(&blank, ListedNoun::value);
    let fresh = state.fresh.clone().filter(|_| key.is_new()).unwrap_or_else(|| T::texts(was, shown));
    let mut form = state.take(&key, fresh);
    let mistakes = T::read(&form.now, was, shown).err().unwrap_or_default();
    let closed = row.and_then(|row| row.closed(shown));
    let about = about::<T>(row, (is_alone, T::REMOVES && T::may_change(shown)), closed.as_deref());
    let id = ui.scope_id().with(T::KIND.one()).with(&key);
    let [mut wants_save, mut wants_list, mut wants_related, mut goes_down] = [false; 4];
    let (mut focus, mut of_facts) = (state.take_field(), None);
    let clicked = panel(ui, room, &about, &mut form, |ui, form| {
        if let Some(words) = &closed {
            let ink = theme::of(ui).text2;
            panel::sentence(ui, (ICON_LOCK, ink), words);
        }
        let mut fields = Fields {
            is_tried: form.is_tried || (form.is_changed() && !key.is_new()),
            is_locked: closed.is_some(),
            is_enabled: T::is_enabled(shown),
            suggested: state.suggested,
            ..Fields::new(id, (&mut focus, state.due), &mistakes)
        };
        T::fields(ui, &mut form.now, &mut fields, shown);
        state.suggested = fields.suggested;
        wants_save = fields.is_entered;
        state.down.take_if(|down| fields.is_left || fields.keyboard.is_some_and(|at| at != *down));
        goes_down = fields.is_entered && state.down.is_some();
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(row) = row {
            of_facts = row.facts(ui, &mut form.now, shown);
            if !T::WORDS.related.is_empty() {
                wants_related =
                    panel::way(ui, ICON_RECEIPT_LONG, tr(T::WORDS.related), tr!("Ctrl+Enter")).clicked();
            }
        }
    });
    state.focus_on(focus);
    state.focus = wants_list.then_some(Focus::List).or(state.focus);
    let action = clicked.or(state.action).or(wants_save.then_some(PanelAction::Save));
    let is_related = action == Some(PanelAction::Related) && !T::WORDS.related.is_empty();
    wants_related |= is_related;
    let action = action.filter(|_| !is_related);
    let asked = action.and_then(|action| done(action, shown, (&key, row), &mut form, state));
    goes_down &= asked.is_some() || !form.is_changed();
    state.put(key, form);
    if goes_down {
        let next = shown.view().and_then(|view| view.row(state.list.at + 1));
        state.go_down(next.map(|row| FormKey::One(row.key().clone())));
    }
    focus_at_once(ui, id, state.focus);
    asked.or(of_facts).or_else(|| row.filter(|_| wants_related)?.related())
}

const DELETE: Removal = (label!("Delete"), ICON_DELETE, PanelAction::Archive);
const ARCHIVE: Removal = (label!("Archive"), ICON_ARCHIVE, PanelAction::Archive);
const RESTORE: Removal = (label!("Restore"), ICON_UNARCHIVE, PanelAction::Unarchive);

/// The button that takes a row out of the list, or back into it.
fn removal<T: ListedNoun>(row: &T) -> Removal {
    match row.is_archived() {
        _ if T::IS_DELETED => DELETE,
        true => RESTORE,
        false => ARCHIVE,
    }
}

/// The surroundings of a record's form. A record without a row is new.
fn about<'a, T: ListedNoun>(
    row: Option<&'a T>,
    (is_alone, may_remove): (bool, bool),
    closed: Option<&str>,
) -> Panel<'a> {
    let (back, new) = (tr(T::WORDS.all), tr(T::WORDS.new));
    Panel {
        heading: row.map_or(new, |row| T::name_of(row.value())),
        is_new: row.is_none(),
        is_archived: row.is_some_and(ListedNoun::is_archived),
        back: is_alone.then_some(back),
        removal: row.filter(|_| may_remove && closed.is_none()).map(removal),
        keys: tr(if T::WORDS.related.is_empty() { SAVE_NEXT } else { SAVE }),
    }
}

/// Gives the keyboard to the field that is to get it, where it was drawn already: it is then there for what comes in
/// the next frame.
fn focus_at_once(ui: &Ui, form: Id, focus: Option<Focus<usize>>) {
    if let Some(Focus::Field(at)) = focus
        && let Some(field) = ui.ctx().read_response(form.with(at))
    {
        field.request_focus();
    }
}

/// Does what was asked for in the form.
fn done<T: ListedNoun>(
    action: PanelAction,
    shown: Shown<'_, T>,
    (key, row): (&FormKey<T::Key>, Option<&T>),
    form: &mut Draft<T::Texts>,
    state: &mut ListState<T>,
) -> Option<Action> {
    match action {
        PanelAction::Save => {
            let saved = save(form, shown, row, state);
            state.focus = saved.as_ref().map(|_| Focus::List).or(state.focus);
            return saved;
        }
        PanelAction::Related if form.is_changed() => {
            let next = T::next(&form.now);
            let saved = save(form, shown, row, state);
            if saved.is_some() {
                (state.then_new, state.fresh) = (true, next);
            }
            return saved;
        }
        PanelAction::Related if T::may_change(shown) => state.begin(),
        PanelAction::Related => {}
        PanelAction::Discard => {
            form.discard();
            if key.is_new() {
                (state.open, state.was_shown) = (None, false);
            }
        }
        PanelAction::Back => state.open = None,
        PanelAction::Archive | PanelAction::Unarchive => {
            let key = key.one().cloned()?;
            return Some(archiving::<T>(vec![key], action == PanelAction::Archive));
        }
    }
    None
}

/// Sends the form to be saved as its fields are now, or moves the focus to its first mistake.
fn save<T: ListedNoun>(
    form: &mut Draft<T::Texts>,
    shown: Shown<'_, T>,
    was: Option<&T>,
    state: &mut ListState<T>,
) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    let blank = T::Value::default();
    match T::read(&form.now, was.map_or(&blank, ListedNoun::value), shown) {
        Ok(value) => {
            form.send();
            Some(saving::<T>(value, was.map(ListedNoun::value).cloned()))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.focus = mistakes.first().map(|(at, _)| Focus::Field(*at));
            None
        }
    }
}

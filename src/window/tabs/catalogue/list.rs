//! The list of such a tab. Only rows in view are drawn; the keyboard reaches all of them.

use egui::{Align2, Key, Modifiers, Rect, Role, Ui, UiBuilder, pos2};
use egui_material_icons::icons::{ICON_EDIT, ICON_SEARCH, ICON_WARNING};

use crate::model::{ListAction, ListQuery, ListView, Record};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, height};
use crate::widgets::{
    Button, Chosen, Column, Mood, Notice, Row, Sorting, Table, TableResponse, card, context_menu,
    ends_selection, notice, ways_on,
};

use super::book::{Book, Kind, StyledText};
use super::forms::Of;
use super::several::actions_ui;
use super::{BookState, Focus};

const HEAD: f32 = 32.0;

/// Draws the list into its card and handles its keys.
pub(super) fn list<B: Book>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    (view, query): (&ListView<B::Row>, &ListQuery),
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    card(ui, room);
    let inside = room.shrink(1.0);
    let columns = shown.columns(room.width(), shown.amounts().sign());
    let columns: Vec<Column> = columns.into_iter().map(Column::sortable).collect();
    let table = Table::new(B::Row::MANY, &columns, view.count(), (HEAD, height::LIST_ROW))
        .sorted(Some(Sorting { by: query.by, is_descending: query.is_descending }))
        .clickable();
    let mut place = state.list;
    let current = place.at;
    let drawn = table.show(ui, inside, &mut place, |row| {
        if let Some(one) = view.row(row.at) {
            draw(row, shown, (&columns, one), state);
        }
    });
    state.list = place;
    let sorted = |Sorting { by, is_descending }| ListQuery { by, is_descending, ..query.clone() };
    let pick = |query| B::ACTION(ListAction::Pick(query));
    let mut asked = drawn.sorted.map(sorted).map(pick);
    if view.count() == 0 {
        let body = inside.with_min_y(inside.top() + HEAD);
        if view.is_empty() {
            none_yet::<B>(&mut ui.new_child(UiBuilder::new().max_rect(body)));
        } else if nothing::<B::Row>(ui, body) {
            state.find.clear();
            asked = Some(pick(query.without_filter()));
        }
        return asked;
    }
    let id = drawn.response.id;
    if state.focus == Some(Focus::List) && state.sought.is_none() {
        state.focus = None;
        ui.memory_mut(|memory| memory.request_focus(id));
        // The current row is that of the open record; if that is not listed, the first row is
        // opened. The list may not yet have a record that was just added.
        let is_listed = state.open.as_ref().and_then(Of::one).is_some_and(|key| view.place(key).is_some());
        if !is_listed && matches!(state.open, Some(Of::One(_))) && state.added.is_none() {
            go_to(view, state, 0);
        }
        state.list.reveal(state.list.at, height::LIST_ROW, inside.height() - HEAD);
    }
    // A record that was just added is shown in the list, once that has it.
    if let Some(place) = state.added.as_ref().and_then(|key| view.place(key)) {
        state.added = None;
        state.list.reveal(place, height::LIST_ROW, inside.height() - HEAD);
    }
    if let Some(at) = drawn.chosen {
        choose(ui, view, (at, current), drawn.menu.is_some(), state);
    }
    let archive = |keys| B::ACTION(ListAction::Archive(keys, true));
    asked = pressed(ui, view, &drawn, state).filter(|_| shown.may_change()).map(archive).or(asked);
    context_menu(ui, id, drawn.menu, |ui| actions_ui(ui, shown, view, state)).or(asked)
}

/// Handles the keys of the list; returns the records to archive.
fn pressed<T: Record>(
    ui: &Ui,
    view: &ListView<T>,
    drawn: &TableResponse,
    state: &mut BookState<T>,
) -> Option<Vec<T::Key>> {
    if drawn.pressed_with(ui, Modifiers::COMMAND, Key::A) {
        state.selection.set(view.keys());
    } else if !state.selection.is_empty() && ends_selection(ui) {
        state.select_none();
    }
    if drawn.pressed(ui, Key::Enter) || drawn.pressed(ui, Key::F2) {
        go_to(view, state, state.list.at.min(view.count() - 1));
        state.focus = Some(Focus::Field(0));
    } else if drawn.pressed(ui, Key::Delete)
        && let Some(one) = view.row(state.list.at)
        && (state.open == Some(Of::One(one.key())) || state.selection.is_several())
    {
        let keys =
            if state.selection.is_several() { state.selection.keys().clone() } else { [one.key()].into() };
        let is_current = |key: &T::Key| view.find(key).is_some_and(|one| !one.is_archived());
        let keys: Vec<T::Key> = keys.into_iter().filter(is_current).collect();
        return (!keys.is_empty()).then_some(keys);
    }
    None
}

/// Opens the record of the chosen row, or with Ctrl or Shift selects it with others. A context menu on a
/// selected row leaves the selection as it is.
fn choose<T: Record>(
    ui: &Ui,
    view: &ListView<T>,
    (at, current): (usize, usize),
    is_menu: bool,
    state: &mut BookState<T>,
) {
    let key_at = |at: usize| view.row(at).map(Record::key);
    if is_menu && key_at(at).is_some_and(|key| state.selection.holds(&key)) {
        return;
    }
    if state.selection.choose(ui, at, current, key_at) == Chosen::Opened || is_menu {
        go_to(view, state, at);
    }
}

/// Says that there are no records yet, and what they are for.
pub(super) fn none_yet<B: Book>(ui: &mut Ui) {
    let (icon, sentence) = B::EMPTY;
    let heading = format!("No {} yet", B::Row::MANY);
    notice(ui, &Notice { icon, mood: Mood::Inviting, heading: &heading, sentence });
}

/// Says that no record matches the filter; true when "Show all" was clicked.
fn nothing<T: Record>(ui: &mut Ui, room: Rect) -> bool {
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    let heading = format!("No {} matches", T::ONE);
    let content = Notice {
        icon: ICON_SEARCH,
        mood: Mood::Inviting,
        heading: &heading,
        sentence: if T::IS_DELETED {
            "Shorten the filter above, or choose other days."
        } else {
            "Shorten the filter above, or show the archived ones too."
        },
    };
    notice(&mut inner, &content);
    ways_on(&mut inner, vec![Button::new("Show all")]).is_some()
}

fn go_to<T: Record>(view: &ListView<T>, state: &mut BookState<T>, at: usize) {
    state.list.at = at;
    if let Some(one) = view.row(at) {
        state.look_at(Of::One(one.key()));
    }
}

fn draw<B: Book>(
    row: &mut Row<'_, '_>,
    shown: B,
    (columns, one): (&[Column], &B::Row),
    state: &BookState<B::Row>,
) {
    let tokens = row.tokens;
    let key = Of::One(one.key());
    let (is_changed, warning) = (state.forms.is_changed(&key), shown.warning(one));
    let words = |column: &Column| {
        let plain = || StyledText::of(Kind::Plain, one.text(column.key, shown.amounts()));
        shown.words(one, column.key).unwrap_or_else(plain)
    };
    let words: Vec<Option<StyledText>> =
        columns.iter().map(|column| column.is_shown(row.rect.width()).then(|| words(column))).collect();
    let texts = words.iter().flatten().flat_map(|words| [words.text.as_str(), &words.note]);
    let marks = [one.is_archived().then_some("archived"), is_changed.then_some("changed and not saved")];
    let marks = marks.into_iter().flatten().chain(warning.as_deref());
    let spoken: Vec<&str> = texts.filter(|text| !text.is_empty()).chain(marks).collect();
    let is_selected = if state.selection.is_empty() {
        state.open.as_ref() == Some(&key)
    } else {
        key.one().is_some_and(|key| state.selection.holds(key))
    };
    row.describe(Role::ListBoxOption, is_selected, &spoken.join(", "));
    for words in words {
        let StyledText { text, note, kind } = words.unwrap_or_default();
        let (kind, ink) = match kind {
            _ if one.is_archived() => (FontStyle::Body, tokens.faint),
            Kind::Plain => (FontStyle::Body, tokens.text),
            Kind::Strong => (FontStyle::Strong, tokens.text),
            Kind::Quiet => (FontStyle::Body, tokens.text2),
            Kind::Odd => (FontStyle::Body, tokens.warning),
        };
        row.noted(&text, &note, kind, ink);
    }
    let mark = match &warning {
        _ if is_changed => Some((ICON_EDIT, tokens.accent)),
        Some(_) => Some((ICON_WARNING, tokens.warning)),
        None => None,
    };
    if let Some((icon, ink)) = mark {
        let place = pos2(row.rect.left() + 8.0, row.rect.center().y);
        let font = theme::icon_font(14.0);
        row.painter.text(place, Align2::CENTER_CENTER, icon.codepoint, font, ink);
    }
    if let Some(warning) = warning {
        row.response.clone().on_hover_text(warning);
    }
}

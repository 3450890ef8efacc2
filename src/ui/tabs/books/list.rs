//! The list: only rows in view are drawn, and the keyboard goes through all.

use egui::{Align2, CornerRadius, Key, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_EDIT, ICON_SEARCH};

use crate::ui::model::{ListView, Record};
use crate::ui::theme::{self, Type, height, space};
use crate::ui::widgets::{
    Button, Column, Mood, Notice, Side, Sorting, card, cells, elided, focus_ring, hairline, long_list,
    notice, page_of, table_head, walked,
};

use super::forms::Of;
use super::{BookState, Focus};

/// What is drawn.
pub(super) struct List<'a, T: Record> {
    pub(super) name: &'a str,
    pub(super) view: &'a ListView<T>,
    pub(super) columns: &'a [Column<'a, T::Column>],
    pub(super) sorting: Sorting<T::Column>,
    /// The words of a row, one for each column.
    pub(super) row: &'a dyn Fn(&T) -> Vec<Words>,
}

/// The words of a cell.
#[derive(Debug, Clone, Default)]
pub(super) struct Words {
    pub(super) text: String,
    /// Beside it, faintly.
    pub(super) note: String,
    pub(super) kind: Kind,
}

/// How a cell is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Kind {
    #[default]
    Plain,
    Strong,
    /// What is less looked for.
    Quiet,
    /// Something is odd about it.
    Odd,
}

impl Words {
    pub(super) fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub(super) fn of(kind: Kind, text: impl Into<String>) -> Self {
        Self { text: text.into(), kind, ..Self::default() }
    }
}

/// What was asked for in the list.
pub(super) enum ListAction<T: Record> {
    Sort(Sorting<T::Column>),
    /// The one the keyboard is at is to be put away.
    PutAway(T::Key),
    /// Nothing is to be filtered any more.
    All,
}

const HEAD: f32 = 32.0;

/// Draws it into its card and follows the keyboard.
pub(super) fn list<T: Record, const N: usize>(
    ui: &mut Ui,
    room: Rect,
    shown: &List<'_, T>,
    state: &mut BookState<T::Key, N>,
) -> Option<ListAction<T>> {
    card(ui, room);
    let view = shown.view;
    let inside = room.shrink(1.0);
    let (head, body) = inside.split_top_bottom_at_y(inside.top() + HEAD);
    let inner = head.shrink2(vec2(space::L, 0.0));
    let mut asked = table_head(ui, inner, shown.columns, shown.sorting).map(ListAction::Sort);
    hairline(ui, head, head.bottom());
    if view.count() == 0 {
        let mut inner = ui.new_child(UiBuilder::new().max_rect(body));
        let heading = format!("No {} is like this", shown.name);
        let content = Notice {
            icon: ICON_SEARCH,
            mood: Mood::Inviting,
            heading: &heading,
            sentence: "Write less into the filter above, or show the archived ones too.",
            code: None,
        };
        notice(&mut inner, &content);
        inner.add_space(12.0);
        let is_clicked = inner.vertical_centered(|ui| Button::new("Show all").show(ui).clicked()).inner;
        if is_clicked {
            state.find.clear();
            asked = Some(ListAction::All);
        }
        return asked;
    }
    let mut scrolled = state.scrolled;
    let mut clicked = None;
    let many = format!("{}s", shown.name);
    let drawn = long_list(ui, body, &many, height::LIST_ROW, view.count(), &mut scrolled, |ui, at, rect| {
        if let Some(one) = view.row(at)
            && row(ui, rect, shown, one, state)
        {
            clicked = Some(at);
        }
    });
    state.scrolled = scrolled;
    let id = drawn.response.id;
    // The key that sent the keyboard here is not the list's.
    let is_sent = state.focus == Some(Focus::List);
    if is_sent {
        state.focus = None;
        ui.memory_mut(|memory| memory.request_focus(id));
        // The keyboard is at the one in the form, or at one that then is.
        let is_listed = state.open.as_ref().and_then(Of::one).is_some_and(|key| view.place(key).is_some());
        if !is_listed && state.open != Some(Of::New) {
            go_to(view, state, 0);
        }
        state.scrolled.reveal(state.at, height::LIST_ROW, body.height());
    }
    if let Some(at) = clicked {
        ui.memory_mut(|memory| memory.request_focus(id));
        go_to(view, state, at);
    } else if drawn.response.has_focus() && !is_sent {
        asked = keys(ui, body, view, state).or(asked);
    }
    // Inside, since what is beside the list is not it.
    focus_ring(ui, &egui::Response { rect: body.shrink(4.0), ..drawn.response });
    asked
}

fn go_to<T: Record, const N: usize>(view: &ListView<T>, state: &mut BookState<T::Key, N>, at: usize) {
    state.at = at;
    if let Some(one) = view.row(at) {
        state.look_at(Of::One(one.key()));
    }
}

fn keys<T: Record, const N: usize>(
    ui: &Ui,
    body: Rect,
    view: &ListView<T>,
    state: &mut BookState<T::Key, N>,
) -> Option<ListAction<T>> {
    let last = view.count().checked_sub(1)?;
    let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.command);
    if pressed(Key::Enter) || pressed(Key::F2) {
        go_to(view, state, state.at.min(last));
        state.focus = Some(Focus::Field(0));
        return None;
    }
    if pressed(Key::Delete) {
        let one = view.row(state.at).filter(|one| state.open == Some(Of::One(one.key())))?;
        if one.is_archived() {
            return None;
        }
        return Some(ListAction::PutAway(one.key()));
    }
    let page = page_of(body.height(), height::LIST_ROW);
    let to = walked(ui, state.at, last, page)?;
    state.scrolled.reveal(to, height::LIST_ROW, body.height());
    go_to(view, state, to);
    None
}

/// Draws a row; true when it was clicked.
fn row<T: Record, const N: usize>(
    ui: &Ui,
    rect: Rect,
    shown: &List<'_, T>,
    one: &T,
    state: &BookState<T::Key, N>,
) -> bool {
    let tokens = theme::of(ui);
    let response = ui.interact(rect, ui.scope_id().with("row"), Sense::CLICK);
    let key = Of::One(one.key());
    let is_open = state.open.as_ref() == Some(&key);
    if is_open || response.hovered() {
        let ground = if is_open { tokens.selection } else { tokens.hover };
        ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
    }
    hairline(ui, rect, rect.bottom() - 0.5);
    let inner = rect.shrink2(vec2(space::L, 0.0));
    let mut spoken = Vec::new();
    let words = (shown.row)(one);
    for ((place, column), words) in cells(inner, shown.columns).into_iter().zip(shown.columns).zip(&words) {
        let (kind, ink) = match words.kind {
            _ if one.is_archived() => (Type::Body, tokens.faint),
            Kind::Plain => (Type::Body, tokens.text),
            Kind::Strong => (Type::Strong, tokens.text),
            Kind::Quiet => (Type::Body, tokens.text2),
            Kind::Odd => (Type::Body, tokens.warning),
        };
        let wide = elided(ui, place, column.side, &words.text, kind, ink);
        if column.side == Side::Left && !words.note.is_empty() {
            let after = Rect::from_min_max(pos2(place.left() + wide + 6.0, place.top()), place.max);
            if after.width() > 18.0 {
                elided(ui, after, Side::Left, &words.note, Type::Body, tokens.faint);
            }
        }
        spoken.extend([&words.text, &words.note].into_iter().filter(|text| !text.is_empty()).cloned());
    }
    if one.is_archived() {
        spoken.push("archived".to_owned());
    }
    if state.forms.is_changed(&key) {
        let place = pos2(rect.left() + 8.0, rect.center().y);
        let font = theme::icon_font(14.0);
        ui.painter().text(place, Align2::CENTER_CENTER, ICON_EDIT.codepoint, font, tokens.accent);
        spoken.push("changed and not saved".to_owned());
    }
    let spoken = spoken.join(", ");
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_open, &spoken));
    response.clicked()
}

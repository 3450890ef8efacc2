//! The page of such a tab: the list beside the form, or what stands in their place.

use egui::{Rect, Sense, Ui, UiBuilder, pos2};
use egui_material_icons::icons::{ICON_ADD, ICON_UPLOAD};

use crate::ui::model::{ListView, Loadable, Record};
use crate::ui::tabs::Action;
use crate::ui::tabs::compare::trouble_ui;
use crate::ui::theme::{Icon, space};
use crate::ui::widgets::{Button, Mood, Notice, card, loading_line, notice};

use super::BookState;

/// How wide the form is, and the room of both below which it takes the place of the list.
const FORM: f32 = 348.0;
const BOTH: f32 = 760.0;

/// What is said of a shop that has none of them.
pub(super) struct EmptyList<'w> {
    pub(super) icon: Icon,
    pub(super) heading: &'w str,
    pub(super) sentence: &'w str,
    /// On the button that begins one.
    pub(super) begin: &'w str,
}

/// Draws it below the head; `lists` and `forms` draw the two sides, `trouble` says what cannot be shown.
pub(super) fn page<T: Record, const N: usize>(
    ui: &mut Ui,
    known: &Loadable<ListView<T>>,
    trouble: &str,
    nothing: &EmptyList<'_>,
    state: &mut BookState<T::Key, N>,
    lists: impl FnOnce(&mut Ui, Rect, &ListView<T>, &mut BookState<T::Key, N>) -> Option<Action>,
    forms: impl FnOnce(&mut Ui, Rect, &ListView<T>, bool, &mut BookState<T::Key, N>) -> Option<Action>,
) -> Option<Action> {
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= space::L;
    ui.allocate_rect(room, Sense::hover());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    if let Some(problem) = &known.refusal {
        card(ui, room);
        return trouble_ui(&mut inner, trouble, problem);
    }
    let Some(view) = &known.value else {
        card(ui, room);
        loading_line(ui, room);
        return None;
    };
    if view.is_empty() && state.open.is_none() {
        card(ui, room);
        return nothing_yet(&mut inner, nothing, state);
    }
    let is_narrow = rooms(room, true).0.is_none();
    if !is_narrow {
        state.open_first(view, known.is_waiting());
    }
    let (left, right) = rooms(room, state.open.is_some());
    let mut asked = None;
    if let Some(left) = left {
        asked = lists(ui, left, view, state);
        if known.is_waiting() {
            loading_line(ui, left);
        }
    }
    if let Some(right) = right {
        asked = forms(ui, right, view, is_narrow, state).or(asked);
    }
    asked
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

/// Buttons beside each other in the middle; answers with the place of the one that was pressed.
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

/// Where the list and the form stand; only one of them where there is no room for both.
fn rooms(room: Rect, is_open: bool) -> (Option<Rect>, Option<Rect>) {
    if room.width() < BOTH {
        return if is_open { (None, Some(room)) } else { (Some(room), None) };
    }
    let left = (room.right() - FORM).round();
    let list = Rect::from_min_max(room.min, pos2(left - space::L, room.bottom()));
    (Some(list), Some(Rect::from_min_max(pos2(left, room.top()), room.max)))
}

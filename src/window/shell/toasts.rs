//! Toasts: what was just done, shown for a few seconds at the lower right, with an undo button, or the
//! buttons for a file that was saved. They are below dialogs, popups and menus, and cover no button of the
//! page.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{
    Area, Context, Frame, Id, LayerId, Layout, Margin, Order, Pos2, Rect, Stroke, Ui, Vec2, WidgetRect, pos2,
    vec2,
};
use egui_material_icons::icons::{
    ICON_CHECK, ICON_CLOSE, ICON_FOLDER_OPEN, ICON_OPEN_IN_NEW, ICON_REDO, ICON_UNDO,
};

use crate::model::Tab;
use crate::theme::{self, FontStyle, Icon, height, radius, stroke};
use crate::translate::tr;
use crate::widgets::{Button, Kind, quiet_icon, text_width};
use domain::label;
use engine::Direction;

/// Duration of a toast, in seconds.
const SHOWN: f64 = 5.0;
/// Duration of a toast with a file, which takes a decision.
const SHOWN_FILE: f64 = 12.0;
/// Duration of the fading, in seconds.
const FADE: f64 = 0.15;
const WIDTH: f32 = 420.0;
/// The largest number at once; older ones are removed.
const MOST: usize = 3;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ToastAction {
    /// Undoes the step that it tells of, or does it again.
    Step(Direction),
    /// Opens a file with the program that the system has for it.
    OpenFile(PathBuf),
    ShowFile(PathBuf),
    Close,
}

impl ToastAction {
    const fn label(&self) -> (&'static str, Icon) {
        match self {
            Self::Step(Direction::Undo) => (label!("Undo"), ICON_UNDO),
            Self::Step(Direction::Redo) => (label!("Redo"), ICON_REDO),
            Self::OpenFile(_) => (label!("Open"), ICON_OPEN_IN_NEW),
            Self::ShowFile(_) => (label!("Show in folder"), ICON_FOLDER_OPEN),
            Self::Close => (label!("Close message"), ICON_CLOSE),
        }
    }
}

#[derive(Debug, Clone)]
struct Toast {
    text: String,
    actions: Vec<ToastAction>,
    /// The direction and number of the steps that it tells of.
    steps: Option<(Direction, usize)>,
    /// Time when it begins to fade, in egui's seconds; set when it is first drawn.
    until: Option<f64>,
    /// The tab on which it was first drawn, with which it goes.
    tab: Option<Tab>,
}

impl Toast {
    fn new(text: String, actions: Vec<ToastAction>) -> Self {
        Self { text, actions, steps: None, until: None, tab: None }
    }

    fn has_step(&self) -> bool {
        self.actions.iter().any(|action| matches!(action, ToastAction::Step(_)))
    }

    fn time(&self) -> f64 {
        let is_of_file = !self.actions.is_empty() && !self.has_step();
        if is_of_file { SHOWN_FILE } else { SHOWN }
    }
}

/// The toasts that are shown, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Toasts {
    list: Vec<Toast>,
    /// The pointer was on them, or a dialog above them, in the last frame.
    were_held: bool,
}

impl Toasts {
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.add(Toast::new(text.into(), Vec::new()));
    }

    pub(crate) fn say_with_undo(&mut self, text: impl Into<String>) {
        self.add(Toast::new(text.into(), vec![ToastAction::Step(Direction::Undo)]));
    }

    /// Shows a toast about a file that was saved, which can be opened, and shown in its folder.
    pub(crate) fn say_of_file(&mut self, text: impl Into<String>, file: &Path) {
        let file = file.to_owned();
        let actions = vec![ToastAction::OpenFile(file.clone()), ToastAction::ShowFile(file)];
        self.add(Toast::new(text.into(), actions));
    }

    /// Shows that a step was undone or redone. It joins the toast of the step before: `3 undone`.
    pub(crate) fn say_step(&mut self, direction: Direction, title: &str) {
        let before = self.list.iter().rev().find_map(|toast| toast.steps);
        let count = before.filter(|(way, _)| *way == direction).map_or(1, |(_, count)| count + 1);
        self.list.retain(|toast| toast.steps.is_none());
        let text = match (direction, count) {
            (Direction::Undo, 1) => tr!("Undone: {title}", title),
            (Direction::Redo, 1) => tr!("Redone: {title}", title),
            (Direction::Undo, _) => tr!("{count} undone, the last: {title}", count, title),
            (Direction::Redo, _) => tr!("{count} redone, the last: {title}", count, title),
        };
        let back = match direction {
            Direction::Undo => Direction::Redo,
            Direction::Redo => Direction::Undo,
        };
        let actions = vec![ToastAction::Step(back)];
        self.add(Toast { steps: Some((direction, count)), ..Toast::new(text, actions) });
    }

    /// Says which step is shown, and that it is taken when it is asked for once more.
    pub(crate) fn say_next_step(&mut self, direction: Direction, title: &str) {
        let text = match direction {
            Direction::Undo => tr!("Not undone yet: {title}. Undo once more to undo it", title),
            Direction::Redo => tr!("Not redone yet: {title}. Redo once more to redo it", title),
        };
        self.add(Toast::new(text, vec![ToastAction::Step(direction)]));
    }

    /// Ends the buttons that undo and redo, since these would now take another step. A toast that has nothing else to say is
    /// removed.
    pub(crate) fn end_undo(&mut self) {
        self.list.retain(|toast| toast.steps.is_some() || !toast.has_step());
        for toast in self.list.iter_mut().filter(|toast| toast.steps.is_some()) {
            toast.actions.clear();
        }
    }

    /// Ends the buttons that redo, where there is nothing to redo.
    pub(crate) fn end_redo(&mut self) {
        for toast in &mut self.list {
            toast.actions.retain(|action| *action != ToastAction::Step(Direction::Redo));
        }
    }

    /// A toast that is said again takes the place of the one before.
    fn add(&mut self, toast: Toast) {
        self.end_undo();
        self.list.retain(|one| one.text != toast.text);
        self.list.push(toast);
        let surplus = self.list.len().saturating_sub(MOST);
        self.list.drain(..surplus);
    }

    /// Draws the toasts above the status bar; returns what was chosen in one.
    pub(crate) fn show(&mut self, ctx: &Context, tab: Tab) -> Option<ToastAction> {
        self.list.retain(|toast| toast.tab.is_none_or(|drawn| drawn == tab));
        for toast in &mut self.list {
            toast.tab = Some(tab);
        }
        if self.list.is_empty() {
            return None;
        }
        let now = ctx.input(|input| input.time);
        let shown = self.area(ctx, now);
        let is_under = ctx.memory(|memory| memory.top_modal_layer().is_some());
        let is_held = is_under || ctx.pointer_hover_pos().is_some_and(|at| shown.1.contains(at));
        // The time of a toast that was held starts again.
        let starts = is_held || std::mem::replace(&mut self.were_held, is_held);
        self.were_held = is_held;
        for toast in &mut self.list {
            let until = now + toast.time();
            toast.until = Some(toast.until.filter(|_| !starts).unwrap_or(until));
        }
        self.list.retain(|toast| toast.until.is_none_or(|until| until - now > -FADE));
        let next = self.list.iter().filter_map(|toast| toast.until).reduce(f64::min);
        if let Some(left) = next.map(|until| until - now).filter(|_| !is_held) {
            // Each frame is drawn while one fades.
            ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
        }
        let (at, action) = shown.0?;
        if at < self.list.len() {
            self.list.remove(at);
        }
        Some(action)
    }

    /// The place in the list of the toast that was clicked, with what was chosen; and where they are.
    fn area(&self, ctx: &Context, now: f64) -> (Option<(usize, ToastAction)>, Rect) {
        let id = Id::unique("toasts");
        let screen = ctx.content_rect();
        let last = ctx.memory(|memory| memory.area_rect(id));
        let size = last.map_or_else(|| vec2(width(ctx) + 18.0, 40.0), |rect| rect.size());
        let top = height::MENU + height::HEADER;
        let left = if screen.width() < theme::NARROW { theme::SIDEBAR_NARROW } else { theme::SIDEBAR_WIDTH };
        let room = Rect::from_min_max(pos2(left + 16.0, top), screen.max - vec2(16.0, height::STATUS + 16.0));
        let layer = egui::LayerId::new(Order::Middle, id);
        // They do not move under the pointer, or a press would miss.
        let held = last.filter(|rect| ctx.pointer_hover_pos().is_some_and(|at| rect.contains(at)));
        let place = match held {
            Some(rect) => rect.min.min(room.max - size),
            None => free_place(ctx, layer, room, size),
        };
        let area = Area::new(id)
            .order(Order::Middle)
            .fixed_pos(place)
            .accessible_name(tr!("Messages"))
            .role(egui::accesskit::Role::Status);
        let shown = area.show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            let mut chosen = None;
            for (at, toast) in self.list.iter().enumerate() {
                ui.scope(|ui| {
                    let left = toast.until.map_or(SHOWN, |until| until - now);
                    if left < 0.0 {
                        ui.set_opacity(opacity(left));
                    }
                    chosen = toast_ui(ui, toast).map(|action| (at, action)).or(chosen.take());
                });
            }
            chosen
        });
        let rect = shown.response.rect;
        if (rect.size() - size).length() > 1.0 {
            // Its place is found anew with the size that it has.
            ctx.request_discard("the toasts have another size");
        }
        (shown.inner, rect)
    }
}

fn width(ctx: &Context) -> f32 {
    WIDTH.min(ctx.content_rect().width() - 100.0)
}

/// The opacity of a toast; `left` is the time until it fades, in seconds, and negative while it does.
fn opacity(left: f64) -> f32 {
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "an opacity")]
    let seen = (1.0 + left / FADE).clamp(0.0, 1.0) as f32;
    seen
}

fn toast_ui(ui: &mut Ui, toast: &Toast) -> Option<ToastAction> {
    let tokens = theme::of(ui);
    let frame = Frame::NONE
        .fill(tokens.raised)
        .stroke(Stroke::new(stroke::HAIRLINE, tokens.line))
        .corner_radius(radius::CARD)
        .shadow(theme::raised_shadow(tokens))
        .inner_margin(Margin { left: 12, right: 6, top: 5, bottom: 5 });
    let mut chosen = None;
    frame.show(ui, |ui| {
        ui.set_width(width(ui.ctx()));
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        let taken: f32 = toast.actions.iter().map(|action| button_of(action).width(ui) + 4.0).sum();
        let room = ui.available_width() - ICON - height::CONTROL - 12.0;
        // The buttons are below a text that would be broken for them.
        let is_below = text_width(ui, &toast.text, FontStyle::Body) > room - taken;
        let mut buttons = |ui: &mut Ui| {
            for action in &toast.actions {
                if button_of(action).show(ui).clicked() {
                    chosen = Some(action.clone());
                }
            }
        };
        let mut is_closed = false;
        ui.horizontal_top(|ui| {
            let line = vec2(ICON, height::CONTROL);
            ui.allocate_ui_with_layout(line, Layout::left_to_right(egui::Align::Center), |ui| {
                theme::icon(ui, ICON_CHECK, ICON, tokens.positive);
            });
            ui.vertical(|ui| {
                ui.add_space((height::CONTROL - FontStyle::Body.line()) / 2.0);
                ui.set_width(if is_below { room } else { room - taken });
                let text = theme::text(&toast.text, FontStyle::Body, tokens.text);
                ui.label(text);
            });
            if !is_below {
                buttons(ui);
            }
            let (name, icon) = ToastAction::Close.label();
            is_closed = quiet_icon(ui, icon, tr(name), true).clicked();
        });
        if is_below && !toast.actions.is_empty() {
            ui.horizontal(|ui| {
                // Their icons are below the text.
                ui.add_space(ICON - 6.0);
                buttons(ui);
            });
        }
        if is_closed {
            chosen = Some(ToastAction::Close);
        }
    });
    chosen
}

/// The size of the icon before the text, in points.
const ICON: f32 = 18.0;

fn button_of(action: &ToastAction) -> Button<'static> {
    let (name, icon) = action.label();
    Button::new(tr(name)).icon(icon).kind(Kind::Quiet)
}

/// A clickable area larger than this, in square points, is no button: a row of a list, a grid, a chart.
const LARGEST: f32 = 12_000.0;
/// The distance between two places that are tried, in points.
const STEP: f32 = 12.0;
/// The cost of covering a button or a field, as a distance from the corner in points; more than any distance.
const BUTTON: f32 = 1_000_000.0;
const FIELD: f32 = 10_000.0;

/// The place of this size within `room` that covers the fewest buttons, and of these the one nearest to the
/// corner at the lower right. `layer` is that of the message itself.
fn free_place(ctx: &Context, layer: LayerId, room: Rect, size: Vec2) -> Pos2 {
    let buttons = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let layers = widgets.layers().filter(|(one, _)| **one != layer && one.order <= Order::Middle);
        let costs = layers.flat_map(|(_, all)| all).filter_map(cost_of);
        costs.filter(|(rect, _)| rect.intersects(room)).collect::<Vec<(Rect, f32)>>()
    });
    freest(&buttons, room, size)
}

/// The rectangle of a widget and the cost of covering it; `None` for one that may be covered, such as a cell
/// of a grid, which does not take the focus by itself.
fn cost_of(widget: &WidgetRect) -> Option<(Rect, f32)> {
    // A disabled one has no place where it is clicked.
    let rect = if widget.enabled { widget.interact_rect } else { widget.rect };
    // One that is disabled now, such as that which saves, is there in a moment.
    let is_small = rect.is_positive() && rect.area() <= LARGEST;
    let cost = if widget.sense.senses_drag() { FIELD } else { BUTTON };
    (is_small && widget.sense.senses_click() && widget.sense.is_focusable()).then_some((rect, cost))
}

fn freest(buttons: &[(Rect, f32)], room: Rect, size: Vec2) -> Pos2 {
    let corner = pos2((room.right() - size.x).max(room.left()), (room.bottom() - size.y).max(room.top()));
    let cost = |place: Pos2| {
        let rect = Rect::from_min_size(place, size).expand(4.0);
        let covered = buttons.iter().filter(|(button, _)| button.intersects(rect));
        let covered = covered.map(|(_, cost)| cost).sum::<f32>();
        // Higher up rather than further left, where the sentence of a bar may be.
        covered + (corner.x - place.x) * 4.0 + corner.y - place.y
    };
    let columns = steps(corner.x - room.left(), STEP * 4.0);
    let rows = steps((corner.y - room.top()) / 2.0, STEP);
    let places = columns.flat_map(|x| rows.clone().map(move |y| corner - vec2(x, y)));
    places.min_by(|one, other| cost(*one).total_cmp(&cost(*other))).unwrap_or(corner)
}

/// The distances 0, `step`, 2 `step` and so on that fit into `length`.
fn steps(length: f32, step: f32) -> impl Iterator<Item = f32> + Clone {
    std::iter::successors(Some(0.0), move |last| Some(last + step)).take_while(move |at| *at <= length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_keeps_clear_of_buttons() {
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(800.0, 600.0));
        let size = vec2(400.0, 40.0);
        let button = |x: f32, y: f32| (Rect::from_min_size(pos2(x, y), vec2(100.0, 28.0)), BUTTON);
        let whole_foot = [0.0, 200.0, 400.0, 600.0].map(|x| button(x, 570.0)).to_vec();
        for (case, buttons, expected) in [
            ("nothing there", vec![], pos2(400.0, 560.0)),
            ("a button at the corner", vec![button(700.0, 570.0)], pos2(400.0, 524.0)),
            ("a button far away", vec![button(100.0, 570.0)], pos2(400.0, 560.0)),
            ("buttons along the foot", whole_foot, pos2(400.0, 524.0)),
        ] {
            let place = freest(&buttons, room, size);
            let rect = Rect::from_min_size(place, size);
            assert!(buttons.iter().all(|(one, _)| !one.intersects(rect)), "{case}: {place}");
            assert!((place - expected).length() <= 2.0 * STEP, "{case}: {place}");
        }
    }
}

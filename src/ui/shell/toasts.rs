//! Toasts: what was just done, shown for a few seconds at the bottom right, with an undo button.

use std::time::Duration;

use egui::{Align, Align2, Area, Context, Frame, Id, Label, Layout, Margin, Order, Stroke, Ui, vec2};
use egui_material_icons::icons::{ICON_CHECK, ICON_CLOSE, ICON_UNDO};

use crate::ui::theme::{self, FontStyle, height, radius, stroke};
use crate::ui::widgets::{Button, Kind, quiet_icon};

/// How long a toast is shown, in seconds.
const SHOWN: f64 = 5.0;
/// How long it takes to fade out, in seconds.
const FADE: f64 = 0.15;
const WIDTH: f32 = 420.0;

#[derive(Debug, Clone)]
struct Toast {
    id: u64,
    text: String,
    /// Undo would take back what it tells.
    can_undo: bool,
    /// When it begins to fade, in egui's seconds; set when it is first drawn.
    until: Option<f64>,
}

/// The toasts that are shown, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Toasts {
    list: Vec<Toast>,
    last: u64,
}

/// The largest number at once; older ones are removed.
const MOST: usize = 3;

impl Toasts {
    /// Shows a toast.
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.add(text.into(), false);
    }

    /// Shows a toast with an undo button.
    pub(crate) fn say_with_undo(&mut self, text: impl Into<String>) {
        self.add(text.into(), true);
    }

    /// Removes the toast with an undo button, since undo would now take back another step.
    pub(crate) fn end_undo(&mut self) {
        self.list.retain(|toast| !toast.can_undo);
    }

    fn add(&mut self, text: String, can_undo: bool) {
        self.end_undo();
        self.last += 1;
        self.list.push(Toast { id: self.last, text, can_undo, until: None });
        let surplus = self.list.len().saturating_sub(MOST);
        self.list.drain(..surplus);
    }

    /// Draws the toasts above the status bar and above the buttons of the page, which are `foot` points high.
    /// True when undo was clicked.
    pub(crate) fn show(&mut self, ctx: &Context, foot: f32) -> bool {
        let now = ctx.input(|input| input.time);
        let mut is_undo = false;
        let mut gone = Vec::new();
        let mut bottom = height::STATUS + foot + 16.0;
        for toast in self.list.iter_mut().rev() {
            let until = *toast.until.get_or_insert(now + SHOWN);
            let left = until - now;
            if left <= -FADE {
                gone.push(toast.id);
                continue;
            }
            let area = Area::new(Id::unique(("toast", toast.id)))
                .order(Order::Foreground)
                .anchor(Align2::RIGHT_BOTTOM, vec2(-16.0, -bottom))
                .accessible_name("Message")
                .role(egui::accesskit::Role::Status)
                .interactable(true);
            let shown = area.show(ctx, |ui| {
                if left < 0.0 {
                    ui.set_opacity(remaining(left));
                }
                toast_ui(ui, toast)
            });
            bottom += shown.response.rect.height() + 8.0;
            let is_held = shown.response.contains_pointer()
                || ctx.pointer_hover_pos().is_some_and(|at| shown.response.rect.contains(at));
            match shown.inner {
                Some(ToastButton::Undo) => {
                    is_undo = true;
                    gone.push(toast.id);
                }
                Some(ToastButton::Close) => gone.push(toast.id),
                // Under the pointer a toast stays; its time starts again when the pointer leaves.
                None if is_held => toast.until = Some(now + SHOWN),
                None if left > 0.0 => ctx.request_repaint_after(Duration::from_secs_f64(left)),
                None => ctx.request_repaint(),
            }
        }
        self.list.retain(|toast| !gone.contains(&toast.id));
        is_undo
    }
}

enum ToastButton {
    Undo,
    Close,
}

/// The opacity of a toast; `left` is the time until it fades, in seconds, and negative while it does.
fn remaining(left: f64) -> f32 {
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "an opacity")]
    let seen = (1.0 + left / FADE).clamp(0.0, 1.0) as f32;
    seen
}

fn toast_ui(ui: &mut Ui, toast: &Toast) -> Option<ToastButton> {
    let tokens = theme::of(ui);
    let frame = Frame::NONE
        .fill(tokens.raised)
        .stroke(Stroke::new(stroke::HAIRLINE, tokens.line))
        .corner_radius(radius::CARD)
        .shadow(theme::raised_shadow(tokens))
        .inner_margin(Margin { left: 12, right: 6, top: 5, bottom: 5 });
    let mut said = None;
    frame.show(ui, |ui| {
        let width = WIDTH.min(ui.ctx().content_rect().width() - 48.0);
        ui.set_width(width);
        ui.horizontal(|ui| {
            ui.add(Label::new(theme::icon(ICON_CHECK, 18.0, tokens.positive)).selectable(false));
            ui.add_space(2.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if quiet_icon(ui, ICON_CLOSE, "Close message", true).clicked() {
                    said = Some(ToastButton::Close);
                }
                if toast.can_undo {
                    let undo = Button::new("Undo").icon(ICON_UNDO).kind(Kind::Quiet).show(ui);
                    if undo.clicked() {
                        said = Some(ToastButton::Undo);
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let text = theme::text(&toast.text, FontStyle::Body, tokens.text);
                    ui.add(Label::new(text).truncate().selectable(false));
                });
            });
        });
    });
    said
}

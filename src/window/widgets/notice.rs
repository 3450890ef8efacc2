//! Notices in the place of figures: nothing there yet, no capability, an error, or still loading. Messages in
//! a bar and below what was typed, and the area for dropped files.

use std::time::Duration;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, CornerRadius, CursorIcon, Frame, Label, Layout, Margin, Panel, Rect, Response, RichText,
    Role, Sense, Shape, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CLOSE, ICON_ERROR, ICON_UPLOAD};

use crate::theme::{self, FontStyle, Icon, radius, space, stroke};
use crate::translate::tr;

use super::{Button, Side, elided, focus_ring, icon_at, icon_button, popup_menu};

/// The widest sentence of a notice, in points.
const SENTENCE: f32 = 480.0;
/// The seconds of waiting after which loading is shown.
const NOTICED: f64 = 0.2;

/// The kind of a notice, which decides its colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    /// There is nothing yet, and the sentence says how to begin.
    Inviting,
    /// The user has not the capability.
    Closed,
    /// Something failed.
    Bad,
}

/// An icon, a heading and a sentence.
pub(crate) struct Notice<'a> {
    pub(crate) icon: Icon,
    pub(crate) mood: Mood,
    pub(crate) heading: &'a str,
    pub(crate) sentence: &'a str,
}

/// Draws a notice in the middle of the available space.
pub(crate) fn notice(ui: &mut Ui, notice: &Notice<'_>) {
    let tokens = theme::of(ui);
    let lift = (ui.available_height() - 150.0).max(24.0) / 2.0;
    ui.add_space(lift);
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let (tile, _) = ui.allocate_exact_size(Vec2::splat(40.0), Sense::hover());
        let (ground, ink) = match notice.mood {
            Mood::Inviting => (tokens.accent_soft, tokens.accent),
            Mood::Closed => (tokens.hover, tokens.text2),
            Mood::Bad => (tokens.negative_soft, tokens.negative),
        };
        ui.painter().rect_filled(tile, CornerRadius::same(radius::CARD), ground);
        icon_at(ui, tile.center(), notice.icon, 20.0, ink);
        ui.add_space(4.0);
        said(ui, theme::text(notice.heading, FontStyle::Heading, tokens.text));
        let width = (ui.available_width() - 2.0 * space::L).clamp(0.0, SENTENCE);
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Center), |ui| {
            said(ui, theme::text(notice.sentence, FontStyle::Body, tokens.text2));
        });
    });
}

/// The buttons below a notice, in a centred row; returns the index of the one clicked.
pub(crate) fn ways_on(ui: &mut Ui, buttons: Vec<Button<'_>>) -> Option<usize> {
    ui.add_space(12.0);
    let gaps = f32::from(u8::try_from(buttons.len().saturating_sub(1)).unwrap_or(u8::MAX)) * space::S;
    let width = buttons.iter().map(|button| button.width(ui)).sum::<f32>() + gaps;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
        ui.spacing_mut().item_spacing.x = space::S;
        let mut pressed = None;
        for (at, button) in buttons.into_iter().enumerate() {
            if button.show(ui).clicked() {
                pressed = Some(at);
            }
        }
        pressed
    })
    .inner
}

/// Grey bars in the place of a chart that is loading.
pub(crate) fn loading(ui: &Ui, rect: Rect) {
    if !has_waited(ui) {
        return;
    }
    let tokens = theme::of(ui);
    paint_line(ui, rect);
    let room = rect.shrink2(vec2(24.0, 40.0));
    let steps = [0.45, 0.72, 0.95, 0.9, 0.6, 0.78, 0.6, 0.4, 0.85, 0.3, 0.7, 0.82, 0.66, 0.9, 0.5, 0.62];
    let step = room.width() / 16.0;
    let mut left = room.left() + step * 0.15;
    for share in steps {
        let bar = Rect::from_min_max(
            pos2(left, room.bottom() - room.height() * share),
            pos2(left + step * 0.7, room.bottom()),
        );
        ui.painter().rect_filled(bar, CornerRadius::ZERO, tokens.hover);
        left += step;
    }
}

/// A thin bar at the top of `rect` while an answer is pending.
pub(crate) fn loading_line(ui: &Ui, rect: Rect) {
    if has_waited(ui) {
        paint_line(ui, rect);
    }
}

/// True if it was called in every pass for `NOTICED` seconds. Most answers arrive sooner, and showing nothing
/// until then avoids flicker.
fn has_waited(ui: &Ui) -> bool {
    let id = egui::Id::unique("waiting");
    let (now, pass) = (ui.input(|input| input.time), ui.ctx().cumulative_pass_nr());
    let (since, last) = ui.data(|data| data.get_temp(id)).unwrap_or((now, pass));
    let since = if pass > last + 1 { now } else { since };
    ui.data_mut(|data| data.insert_temp::<(f64, u64)>(id, (since, pass)));
    let rest = NOTICED - (now - since);
    if rest > 0.0 {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(rest));
    }
    rest <= 0.0
}

fn paint_line(ui: &Ui, rect: Rect) {
    let tokens = theme::of(ui);
    let line = rect.with_max_y(rect.top() + 2.0);
    ui.painter().rect_filled(line, CornerRadius::ZERO, tokens.accent_soft);
    let (part, _) = line.split_left_right_at_fraction(0.38);
    ui.painter().rect_filled(part, CornerRadius::ZERO, tokens.accent);
}

fn said(ui: &mut Ui, text: RichText) -> Response {
    ui.add(Label::new(text).wrap().selectable(false))
}

/// Draws a bar above the status bar: a message, buttons that do something about it, and a last button which
/// closes it. `more` is what the pointer on the message shows. Returns what the button that was clicked stands for.
pub(crate) fn message_bar<T: Copy>(
    ui: &mut Ui,
    id: &'static str,
    (message, more): (&str, &str),
    buttons: &[(&str, T)],
    close: T,
) -> Option<T> {
    let tokens = theme::of(ui);
    let beside = buttons.iter().map(|(text, _)| Button::new(text).width(ui) + ui.spacing().item_spacing.x);
    let room = (ui.available_width() - 72.0 - beside.sum::<f32>()).max(200.0);
    // A long message takes more lines.
    let font = FontStyle::Strong.font();
    let lines = ui.painter().layout(message.to_owned(), font, tokens.negative, room).size().y;
    let frame = Frame::NONE.fill(tokens.negative_soft).inner_margin(Margin::symmetric(16, 4));
    let bar = Panel::bottom(id).exact_size((lines + 12.0).max(36.0)).show_separator_line(false).frame(frame);
    bar.show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut clicked =
                icon_button(ui, ICON_CLOSE, tr!("Close this message"), true).clicked().then_some(close);
            for (text, choice) in buttons {
                clicked = Button::new(text).show(ui).clicked().then_some(*choice).or(clicked);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let said =
                    ui.add(Label::new(theme::text(message, FontStyle::Strong, tokens.negative)).wrap());
                if !more.is_empty() {
                    said.on_hover_text(more);
                }
            });
            clicked
        })
        .inner
    })
    .inner
}

/// Draws the area that invites to drop files on the window, with a button for choosing files instead; returns
/// whether that was clicked. It reads no files itself.
pub(crate) fn drop_area(ui: &mut Ui, heading: &str, words: &str, button: &str) -> bool {
    let tokens = theme::of(ui);
    let (width, button) = (ui.available_width(), Button::new(button));
    let (left, right) = (53.0, width - button.width(ui) - 28.0);
    let mut job = LayoutJob::single_section(
        words.to_owned(),
        TextFormat::simple(FontStyle::Small.font(), tokens.text2),
    );
    job.wrap.max_width = right - left;
    let words = ui.painter().layout_job(job);
    let lines = 18.0 + words.size().y;
    let (rect, _) = ui.allocate_exact_size(vec2(width, (lines + 36.0).max(72.0)), Sense::hover());
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
    ui.painter().extend(Shape::dashed_line(&corners, line, 4.0, 3.0));
    let layout = Layout::right_to_left(Align::Center);
    let mut end = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(vec2(20.0, 0.0))).layout(layout));
    let is_clicked = button.show(&mut end).clicked();
    icon_at(ui, pos2(rect.left() + 30.0, rect.center().y), ICON_UPLOAD, 20.0, tokens.text2);
    let beside = Rect::from_min_size(
        pos2(rect.left() + left, rect.center().y - lines / 2.0),
        vec2(right - left, 18.0),
    );
    elided(ui, beside, Side::Left, heading, FontStyle::Strong, tokens.text);
    ui.painter().galley(beside.left_bottom(), words, tokens.text2);
    is_clicked
}

/// The width of a message that was opened, in points.
const OPENED: f32 = 420.0;

/// Draws a message on at most this many lines. One that does not fit opens to its whole text by a click or Enter, since what to
/// do about it comes last.
pub(crate) fn message(ui: &mut Ui, words: &str, kind: FontStyle, ink: Color32, lines: usize) {
    let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(kind.font(), ink));
    (job.wrap.max_rows, job.wrap.max_width) = (lines, ui.available_width());
    let galley = ui.painter().layout_job(job);
    if !galley.elided {
        ui.add(Label::new(galley).selectable(false));
        return;
    }
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    ui.painter().galley(rect.min, galley, ink);
    focus_ring(ui, &response);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    popup_menu(ui, &response, OPENED, |ui| {
        let inner = Margin::symmetric(8, 4);
        Frame::NONE.inner_margin(inner).show(ui, |ui| {
            ui.add(Label::new(theme::text(words, kind, theme::of(ui).text)).wrap());
        });
        None::<()>
    });
}

/// Says what is wrong with something that was typed.
pub(crate) fn mistake(ui: &mut Ui, words: &str) -> Response {
    let ink = theme::of(ui).negative;
    ui.horizontal_top(|ui| {
        theme::icon(ui, ICON_ERROR, 16.0, ink);
        ui.add(Label::new(theme::text(words, FontStyle::Small, ink)).wrap())
    })
    .inner
}

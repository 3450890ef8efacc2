//! Dialogs, their foot, the rows of forms in them, and the question before something is deleted.

use egui::{
    Context, CornerRadius, Frame, Label, Layout, Margin, Modal, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    Vec2,
};
use egui_material_icons::icons::{ICON_CLOSE, ICON_DELETE, ICON_UNDO};

use crate::theme::{self, FontStyle, radius, stroke};
use crate::translate::tr;

use super::enter::{age, danger_button, default_button, guarded_button, main_button};
use super::{Button, form, icon_at, quiet_icon};

/// A question before something is deleted: `keep` and `destroy` are the texts of the buttons.
pub(crate) struct Question<'a> {
    pub(crate) heading: &'a str,
    pub(crate) sentence: &'a str,
    /// The list that the sentence only counts, which the pointer over it shows; empty where it counts nothing.
    pub(crate) rest: &'a str,
    pub(crate) keep: &'a str,
    /// Empty until it is known what would be.
    pub(crate) destroy: &'a str,
    /// True to say that undo brings it back.
    pub(crate) can_undo: bool,
}

/// The answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice {
    Keep,
    Destroy,
}

/// Asks while `is_open`; true in the frame in which the question is answered by the button that destroys.
pub(crate) fn confirmed(ctx: &Context, salt: &str, question: &Question<'_>, is_open: &mut bool) -> bool {
    let choice = ask_with(ctx, salt, question, |_| {});
    *is_open = choice.is_none();
    choice == Some(Choice::Destroy)
}

/// Shows the question as a modal, with more widgets below the sentence; `None` until it is answered. The
/// button that keeps has the keyboard at first, and Esc keeps.
pub(crate) fn ask_with(
    ctx: &Context,
    salt: &str,
    question: &Question<'_>,
    more: impl FnOnce(&mut Ui),
) -> Option<Choice> {
    let answer = modal(ctx, ("ask", salt)).show(ctx, |ui| body(ui, question, more));
    if answer.inner.is_some() {
        return answer.inner;
    }
    answer.should_close().then_some(Choice::Keep)
}

/// The result of a frame of a dialog.
pub(crate) struct Dialog<R> {
    pub(crate) inner: R,
    /// True if it was closed: with Esc, the close button, or a click outside.
    pub(crate) is_over: bool,
}

impl Dialog<bool> {
    /// True if its contents or the user closed it.
    pub(crate) const fn either(&self) -> bool {
        self.inner || self.is_over
    }
}

/// Scrolls the contents of a dialog that would be higher than the window; `around` is what the dialog takes
/// besides, in points.
pub(crate) fn scrolled<R>(ui: &mut Ui, around: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let most = ui.content_rect().height() - around;
    scrolled_within(ui, most, contents)
}

/// Scrolls contents that would be higher than this, in points.
pub(crate) fn scrolled_within<R>(ui: &mut Ui, most: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().auto_shrink([false, true]).max_height(most).min_scrolled_height(most);
    area.show(ui, |ui| {
        // Leaves room for the focus rings and the scroll bar.
        ui.set_width(ui.available_width() - 10.0);
        Frame::NONE.inner_margin(Margin::symmetric(0, 3)).show(ui, contents).inner
    })
    .inner
}

/// Shows a modal with a heading, a close button, and the contents, at most `width` points wide.
pub(crate) fn dialog<R>(
    ctx: &Context,
    salt: &str,
    heading: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> Dialog<R> {
    let answer = modal(ctx, ("dialog", salt)).show(ctx, |ui| {
        let tokens = theme::of(ui);
        ui.set_width(width.min(ctx.content_rect().width() - 72.0));
        form(ui, |ui| {
            let square = ui.horizontal(|ui| {
                ui.add(Label::new(theme::text(heading, FontStyle::Heading, tokens.text)).selectable(false));
                ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.allocate_exact_size(Vec2::splat(theme::height::CONTROL), Sense::hover()).0
                })
                .inner
            });
            ui.add_space(4.0);
            let drawn = contents(ui);
            // The keyboard comes to it after the contents.
            let mut corner = ui.new_child(UiBuilder::new().max_rect(square.inner));
            (drawn, quiet_icon(&mut corner, ICON_CLOSE, tr!("Close"), true).clicked())
        })
    });
    let is_left = answer.should_close();
    let (inner, is_closed) = answer.inner;
    Dialog { inner, is_over: is_closed || is_left }
}

/// The button pressed at the foot of a dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pressed {
    Main,
    Leave,
}

/// Draws the main button of a dialog and returns true when it is pressed, also by keys.
type Draw = fn(&mut Ui, Button<'_>) -> bool;

/// The buttons at the foot of a dialog, alike in all: the main one at the right and the one that leaves beside
/// it, others at the left edge.
pub(crate) struct Foot<'a> {
    leave: &'a str,
    can_leave: bool,
    main: Option<(Button<'a>, Draw)>,
    destroys: bool,
}

impl<'a> Foot<'a> {
    /// The foot of a dialog that does one thing, which is not done when it is left.
    pub(crate) fn cancel() -> Self {
        Self::leave(tr!("Cancel"))
    }

    /// The foot of a dialog that only shows something: one button, which is the main one.
    pub(crate) fn done() -> Self {
        Self::only(tr!("Done"))
    }

    /// One button, with another name.
    pub(crate) const fn only(name: &'a str) -> Self {
        Self::leave("").main_at_once(Button::new(name))
    }

    /// Renames the button that leaves.
    pub(crate) const fn leave(name: &'a str) -> Self {
        Self { leave: name, can_leave: true, main: None, destroys: false }
    }

    /// Sets if it can be left now; it can where nothing is said.
    pub(crate) const fn free(mut self, can_leave: bool) -> Self {
        self.can_leave = can_leave;
        self
    }

    /// The main button, which Enter in a field presses.
    pub(crate) const fn main(self, button: Button<'a>) -> Self {
        self.with(button, main_button)
    }

    /// The main button of a dialog without fields, which has the keyboard while nothing else does.
    pub(crate) const fn main_at_once(self, button: Button<'a>) -> Self {
        self.with(button, default_button)
    }

    /// The main button of a dialog in which Enter in a field is too easily pressed twice.
    pub(crate) const fn guarded(self, button: Button<'a>) -> Self {
        self.with(button, guarded_button)
    }

    /// The main button of a dialog that destroys something: only a click presses it, and the keyboard starts on
    /// the button that leaves.
    pub(crate) const fn danger(self, button: Button<'a>) -> Self {
        Self { destroys: true, ..self.with(button, danger_button) }
    }

    const fn with(mut self, button: Button<'a>, draw: Draw) -> Self {
        self.main = Some((button, draw));
        self
    }

    pub(crate) fn show(self, ui: &mut Ui) -> Option<Pressed> {
        self.show_with(ui, |_| {})
    }

    /// Draws the buttons, and others at the left edge.
    pub(crate) fn show_with(self, ui: &mut Ui, others: impl FnOnce(&mut Ui)) -> Option<Pressed> {
        ui.add_space(12.0);
        foot_row(ui, |ui| {
            let name = self.main.as_ref().map_or("", |(button, _)| button.text());
            let is_new = self.destroys && age(ui, name) <= 0.0;
            let mut pressed = None;
            match self.main {
                Some((button, draw)) => pressed = draw(ui, button).then_some(Pressed::Main),
                // One that comes later would have the id of the button beside it, and with it the keyboard.
                None => ui.skip_ahead_auto_ids(1),
            }
            if !self.leave.is_empty() {
                let leave = Button::new(self.leave).enabled(self.can_leave).show(ui);
                if leave.clicked() {
                    pressed = Some(Pressed::Leave);
                }
                let is_nowhere = ui.memory(|memory| memory.focused().is_none());
                if self.destroys && (is_new || is_nowhere) {
                    leave.request_focus();
                }
            }
            ui.with_layout(Layout::left_to_right(egui::Align::Center), others);
            pressed
        })
    }
}

/// The buttons at the bottom of a card, from right to left; those of a dialog are a `Foot`.
pub(crate) fn foot_row<R>(ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
    let size = egui::vec2(ui.available_width(), theme::height::CONTROL);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(egui::Align::Center), buttons).inner
}

/// The heading of a part of a form.
pub(crate) fn form_heading(ui: &mut Ui, text: &str) {
    ui.add(Label::new(theme::text(text, FontStyle::Head, theme::of(ui).text2)).selectable(false));
}

/// A sentence of a dialog in small letters.
pub(crate) fn dialog_note(ui: &mut Ui, words: &str) {
    ui.add(Label::new(theme::text(words, FontStyle::Small, theme::of(ui).text2)).wrap());
}

/// A row of a form: its label at the left, `named` points wide, and its widgets at the right.
pub(crate) fn form_row<R>(ui: &mut Ui, name: &str, named: f32, answer: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = theme::of(ui);
    let size = egui::vec2(ui.available_width(), theme::height::CONTROL);
    let across = Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, across, |ui| {
        let label = Label::new(theme::text(name, FontStyle::Head, tokens.text2)).selectable(false);
        ui.allocate_ui_with_layout(egui::vec2(named, size.y), across, |ui| {
            ui.set_min_width(named);
            ui.add(label);
        });
        answer(ui)
    })
    .inner
}

fn modal(ctx: &Context, id: (&str, &str)) -> Modal {
    let tokens = if ctx.global_style().visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
    let frame = Frame::NONE
        .fill(tokens.raised)
        .stroke(Stroke::new(stroke::HAIRLINE, tokens.line))
        .corner_radius(radius::DIALOG)
        .shadow(theme::raised_shadow(tokens))
        .inner_margin(Margin::same(20));
    Modal::new(egui::Id::unique(id)).backdrop_color(tokens.scrim).frame(frame)
}

fn body(ui: &mut Ui, question: &Question<'_>, more: impl FnOnce(&mut Ui)) -> Option<Choice> {
    let tokens = theme::of(ui);
    ui.set_width(400.0);
    ui.horizontal_top(|ui| {
        let (tile, _) = ui.allocate_exact_size(Vec2::splat(32.0), Sense::hover());
        ui.painter().rect_filled(tile, CornerRadius::same(radius::CARD), tokens.negative_soft);
        icon_at(ui, tile.center(), ICON_DELETE, 18.0, tokens.negative);
        ui.add_space(4.0);
        ui.vertical(|ui| {
            ui.add_space(6.0);
            ui.add(Label::new(theme::text(question.heading, FontStyle::Heading, tokens.text)).wrap());
            let words = theme::text(question.sentence, FontStyle::Body, tokens.text2);
            let said = ui.add(Label::new(words).wrap());
            if !question.rest.is_empty() {
                said.on_hover_text(question.rest);
            }
            more(ui);
            if question.can_undo {
                ui.horizontal(|ui| {
                    theme::icon(ui, ICON_UNDO, 16.0, tokens.text2);
                    let words = tr!("You can undo this, also tomorrow.");
                    ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).selectable(false));
                });
            }
        });
    });
    let foot = Foot { destroys: true, ..Foot::leave(question.keep) };
    let foot = match question.destroy {
        "" => foot,
        destroy => foot.danger(Button::new(destroy)),
    };
    foot.show(ui).map(|pressed| match pressed {
        Pressed::Main => Choice::Destroy,
        Pressed::Leave => Choice::Keep,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Event, Key, Modifiers, RawInput};

    #[test]
    fn the_keyboard_stays_on_the_button_that_leaves_when_the_one_that_destroys_comes() {
        let ctx = Context::default();
        theme::install(&ctx);
        let frame = |main: &'static str, is_entered: bool| {
            let key = |pressed| Event::Key {
                key: Key::Enter,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            let events = if is_entered { vec![key(true), key(false)] } else { Vec::new() };
            let mut pressed = None;
            let input = RawInput { events, focused: true, ..RawInput::default() };
            let mut drawn = ctx.run_ui(input, |ui| {
                let foot = Foot { destroys: true, ..Foot::leave("Keep") };
                let foot = if main.is_empty() { foot } else { foot.danger(Button::new(main)) };
                pressed = foot.show(ui);
            });
            drawn.textures_delta.clear();
            pressed
        };
        for _ in 0..3 {
            assert_eq!(frame("", false), None);
        }
        assert_eq!(frame("Delete class", true), Some(Pressed::Leave));
        assert_eq!(frame("Delete class", true), Some(Pressed::Leave));
    }
}

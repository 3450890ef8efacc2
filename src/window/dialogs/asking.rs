//! Two short questions of the window: where a file is, where the desktop has no file dialog, and whether to
//! close while something that was typed is not saved.

use std::path::PathBuf;

use egui::Context;

use crate::theme::{self, FontStyle};
use crate::translate::tr;
use crate::widgets::{Button, Foot, Pressed, dialog, field};

/// Draws the dialog for the path of a file; `what` is what the file is: `shop file`. Once it is closed it
/// returns the path, or no path.
pub(crate) fn open_path_ui(ctx: &Context, typed: &mut String, what: &str) -> Option<Vec<PathBuf>> {
    let shown = dialog(ctx, "open path", tr!("Open"), 480.0, |ui| {
        let words = tr!("This desktop has no file dialog. Enter the path of the file, or drop it onto the \
                 window.");
        ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
        ui.add_space(4.0);
        let name = tr!("Path of the {what}", what);
        field(ui, &name, typed, ui.available_width(), false);
        let typed = typed.trim();
        let pressed = Foot::cancel().main(Button::new(tr!("Open")).enabled(!typed.is_empty())).show(ui)?;
        Some((pressed == Pressed::Main).then(|| PathBuf::from(typed)).into_iter().collect())
    });
    shown.inner.or(shown.is_over.then(Vec::new))
}

/// Draws what is said before the window closes; returns whether to close it, once that is said. `kept` and
/// `lost` say how much is not saved, such as `3 orders, 1 purchase`; each may be empty.
pub(crate) fn quit_ui(ctx: &Context, kept: &str, lost: &str) -> Option<bool> {
    let shown = dialog(ctx, "quit", tr!("Not everything is saved"), 440.0, |ui| {
        let mut say = |words: String| ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
        if !kept.is_empty() {
            say(tr!(
                "Typed and not saved: {kept}. All of it will be there when you open this shop again.",
                kept
            ));
        }
        if !lost.is_empty() {
            say(tr!("Typed into a return and not saved: {lost}. That will be gone.", lost));
        }
        let pressed = Foot::leave(tr!("Stay")).main_at_once(Button::new(tr!("Quit"))).show(ui)?;
        Some(pressed == Pressed::Main)
    });
    shown.inner.or(shown.is_over.then_some(false))
}

//! The overlay: the palette or a dialog. At most one is open at a time.

use std::any::Any;

use egui::Context;

use super::Tillbook;

/// What is open over the page.
pub(crate) type Overlay = Box<dyn Dialog>;

/// A dialog, or the palette.
pub(crate) trait Dialog: Any {
    /// Draws it, and does what is chosen in it. True when it is closed, unless another is open in its place.
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool;
}

/// A dialog of which nobody but itself has to know anything.
impl<F: FnMut(&mut Tillbook, &Context) -> bool + 'static> Dialog for F {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        self(app, ctx)
    }
}

/// The dialog that is open, if it is one of this type.
pub(crate) fn opened<D: Dialog>(overlay: &mut Option<Overlay>) -> Option<&mut D> {
    let dialog: &mut dyn Any = overlay.as_deref_mut()?;
    dialog.downcast_mut()
}

/// Closes the dialog that is open, if it is one of this type; true if it was.
pub(crate) fn close<D: Dialog>(overlay: &mut Option<Overlay>) -> bool {
    let is_open = opened::<D>(overlay).is_some();
    if is_open {
        *overlay = None;
    }
    is_open
}

impl Tillbook {
    /// Opens a dialog.
    pub(super) fn open_dialog(&mut self, dialog: impl Dialog) {
        self.overlay = Some(Box::new(dialog));
    }

    /// Takes note of the widget that had the focus before a tab opened a dialog, at the start of a frame.
    pub(super) fn note_focus(&mut self, ctx: &Context) {
        if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
            self.focused = ctx.memory(|memory| memory.focused());
        } else if self.dialog.is_none() && self.overlay.is_none() {
            self.had_focus = self.focused;
        }
    }

    /// Draws the overlay and does what was chosen in it. When it or the dialog of a tab closes, the focus goes back to
    /// the widget that had it.
    pub(super) fn overlay_ui(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        let was_there = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if self.overlay.is_some() && !was_there {
            self.had_focus = focused;
            // A menu that is open would stay open below the overlay.
            egui::Popup::close_all(ctx);
        }
        let had_overlay = self.overlay.is_some();
        if let Some(mut overlay) = self.overlay.take()
            && !overlay.show(self, ctx)
            && self.overlay.is_none()
        {
            self.overlay = Some(overlay);
        }
        if self.overlay.is_some() || self.had_focus.is_none() {
            return;
        }
        if was_there {
            if had_overlay {
                // A widget of the page cannot get the focus before the next frame.
                ctx.request_repaint();
            }
        } else if let Some(id) = self.had_focus.take()
            && focused.is_none()
        {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }
}

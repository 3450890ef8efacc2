//! Closing the window, or the shop for another one: cells that were typed are saved first, or kept as drafts.

use egui::{Context, ViewportCommand};

use super::Screen;
use super::overlay::{Dialog, Overlay, opened};
use super::shop::ShopWindow;
use crate::Tillbook;
use crate::dialogs::asking::quit_ui;

impl Tillbook {
    /// True when no request is open, so that nothing on screen will change by itself. A running import does
    /// not count.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        let is_at_rest = |shop: &ShopWindow| shop.is_at_rest() || shop.importing().is_some();
        self.shop().is_none_or(is_at_rest) && self.leaving.is_empty() && self.due.is_none()
    }

    /// Closes the shop that was open before, once its cells are saved.
    pub(super) fn let_go_of_behind(&mut self) {
        self.start_behind = None;
        self.leaving.extend(self.behind.take().map(|shop| *shop));
    }

    /// Takes in the answers of shops that are being closed, saves drafts, and closes the window when all
    /// cells are saved.
    pub(super) fn see_to_typed(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let mut leaving = std::mem::take(&mut self.leaving);
        for shop in &mut leaving {
            shop.take_in(now, &mut None);
            shop.keep_drafts(&self.drafts);
        }
        leaving.retain(ShopWindow::is_saving_cells);
        self.leaving = leaving;
        self.keep_typed();
        self.close_well(ctx);
    }

    pub(super) fn keep_typed(&mut self) {
        if let Screen::Shop(shop) = &mut self.screen {
            shop.keep_drafts(&self.drafts);
        }
    }

    /// When the window is asked to close, saves the cell that is being edited and delays closing until the
    /// answer. While anything is not saved, says what becomes of it, unless that was said and the window is asked
    /// again.
    fn close_well(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) {
            self.leave();
            // A cell that is refused at once has no answer to wait for.
            self.keep_typed();
            let is_said = opened::<Quit>(&mut self.overlay).is_some();
            let has_unsaved = self.shop_mut().is_some_and(|shop| !shop.not_saved().is_empty());
            if has_unsaved && !is_said {
                let before = self.overlay.take();
                self.open_dialog(Quit { before });
                return ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            }
            self.is_closing = self.is_saving_cells();
            if self.is_closing {
                ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            }
        } else if self.is_closing && !self.is_saving_cells() {
            self.is_closing = false;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn is_saving_cells(&self) -> bool {
        self.shop().is_some_and(ShopWindow::is_saving_cells)
            || self.leaving.iter().any(ShopWindow::is_saving_cells)
    }
}

/// The question before the window closes, with the overlay that was open before it.
struct Quit {
    before: Option<Overlay>,
}

impl Dialog for Quit {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let not_saved = app.shop().map(ShopWindow::not_saved).unwrap_or_default();
        let counts = |is_kept: bool| {
            let counts = not_saved.iter().filter(|one| one.is_kept == is_kept).map(|one| one.count.as_str());
            counts.collect::<Vec<_>>().join(", ")
        };
        let quits = quit_ui(ctx, &counts(true), &counts(false));
        match quits {
            Some(true) => ctx.send_viewport_cmd(ViewportCommand::Close),
            Some(false) => app.overlay = self.before.take(),
            None => {}
        }
        quits == Some(false)
    }
}

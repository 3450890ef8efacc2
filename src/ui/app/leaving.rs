//! Closing the window, or the shop for another one: cells that were typed are saved first, or kept as drafts.

use egui::{Context, ViewportCommand};

use super::Screen;
use super::shop::ShopWindow;
use crate::ui::Tillbook;

impl Tillbook {
    /// True when no request is open, so that nothing on screen will change by itself. A running import does
    /// not count.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        let is_at_rest = |shop: &ShopWindow| shop.is_at_rest() || shop.importing().is_some();
        self.shop().is_none_or(is_at_rest) && self.leaving.is_empty()
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

    /// Saves the drafts of the open shop.
    pub(super) fn keep_typed(&mut self) {
        if let Screen::Shop(shop) = &mut self.screen {
            shop.keep_drafts(&self.drafts);
        }
    }

    /// When the window is asked to close, saves the cell that is being edited and delays closing until the
    /// answer.
    fn close_well(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) {
            self.leave();
            // A cell that is refused at once has no answer to wait for.
            self.keep_typed();
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

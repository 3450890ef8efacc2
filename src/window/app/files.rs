//! Takes files that were chosen, created or dropped, and runs the import dialog.

use std::path::{Path, PathBuf};

use egui::{Align2, Context, Id, LayerId, Order};

use domain::Result;
use engine::Mode;

use super::overlay::Overlay;
use super::shop::ShopWindow;
use crate::Tillbook;
use crate::dialogs::import::{ImportAction, Importing, importing_ui};
use crate::dialogs::open::{OpenPath, OpenPathAction, open_path_ui};
use crate::file_dialogs::{Making, Purpose};
use crate::model::{Refusal, RememberedColumns};
use crate::theme::{self, FontStyle};

impl Tillbook {
    /// Takes in the outcome of a file dialog or of creating a shop.
    /// A dialog that ended `at_once` without a file was not shown: the path is asked for instead.
    pub(super) fn made(&mut self, purpose: Purpose, answer: Result<Vec<PathBuf>>, at_once: bool) {
        let paths = match answer {
            Ok(paths) if paths.is_empty() => {
                if at_once && self.overlay.is_none() {
                    self.overlay = Some(Overlay::OpenPath(purpose, OpenPath::default()));
                }
                return;
            }
            Ok(paths) => paths,
            Err(error) => {
                let refusal = Refusal::new(&error, self.remembered.formatter());
                return match &mut self.overlay {
                    Some(Overlay::Join(join)) if join.is_working => join.refused(refusal),
                    _ => self.fail(refusal),
                };
            }
        };
        match purpose {
            Purpose::Shop => {
                if let Some(path) = paths.first() {
                    self.overlay.take_if(|overlay| matches!(overlay, Overlay::Join(join) if join.is_working));
                    self.open(path);
                }
            }
            Purpose::Import => self.bring(paths),
            Purpose::Backup => {
                if let (Some(Overlay::Backups(restoring)), Some(path)) = (&mut self.overlay, paths.first()) {
                    restoring.chose(path, &self.wake);
                }
            }
        }
    }

    /// Opens a shop that was dropped onto the window, else begins an import of the files.
    pub(super) fn take_drops(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        let paths: Vec<PathBuf> = dropped.into_iter().map(|file| file.path().to_owned()).collect();
        if let Some(shop) = paths.iter().find(|path| is_shop(path)) {
            self.overlay = None;
            return self.open(shop);
        }
        if !paths.is_empty() {
            self.bring(paths);
        }
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            drop_hint(ctx, self.shop().is_some());
        }
    }

    /// Begins an import into the open shop; without one, the form for a new shop opens and keeps the files.
    fn bring(&mut self, paths: Vec<PathBuf>) {
        if self.situation().has_shop {
            let columns = self.remembered.columns.clone();
            if let Some(shop) = self.shop_mut() {
                let mut importing = Importing::of(paths);
                rehearse(shop, &mut importing, columns);
                self.overlay = Some(Overlay::Import(Box::new(importing)));
            }
        } else if let Some(start) = self.start_screen() {
            start.ask_for_new();
            start.waiting = paths;
        }
    }

    /// Begins the import of files that waited for the new shop.
    pub(super) fn bring_waiting(&mut self) {
        let paths = std::mem::take(&mut self.waiting);
        if !paths.is_empty() {
            self.bring(paths);
        }
    }

    /// Draws the dialog for a path; true when it is closed.
    pub(super) fn path_typed(&mut self, ctx: &Context, purpose: Purpose, open: &mut OpenPath) -> bool {
        let what = if purpose == Purpose::Import { "file to import" } else { "shop file" };
        match open_path_ui(ctx, open, what) {
            None => return false,
            Some(OpenPathAction::Close) => {}
            Some(OpenPathAction::Open(path)) => self.made(purpose, Ok(vec![path]), false),
        }
        true
    }

    /// Draws the import dialog; true when it is closed.
    pub(super) fn importing(&mut self, ctx: &Context, importing: &mut Importing) -> bool {
        let Some(shop) = self.shop_mut() else { return true };
        let session = &shop.session;
        let of = session.facts.value.as_ref().map(|facts| facts.shop.clone());
        let Some((of, amounts)) = of.zip(session.amounts()) else { return false };
        let running = shop.importing().cloned();
        let asked = importing_ui(ctx, importing, (&of, amounts), running.as_deref());
        match asked {
            None => {}
            Some(ImportAction::Close) => return true,
            Some(ImportAction::Choose) => {
                let making = Making::choose_imports(&self.wake);
                self.begin(making);
            }
            Some(ImportAction::Rehearse(_)) => {
                let columns = self.remembered.columns.clone();
                if let Some(shop) = self.shop_mut() {
                    rehearse(shop, importing, columns);
                }
                if let Some(known) = importing.to_remember() {
                    self.remembered.know_columns(known);
                }
            }
            Some(ImportAction::Import(wanted)) => shop.import(wanted, Mode::Import),
            Some(ImportAction::SaveRefused) => {
                if let Some(report) = importing.report() {
                    shop.save_refused(&importing.wanted(), report);
                }
            }
            Some(ImportAction::Stop) => {
                if let Some(running) = running {
                    running.cancel();
                }
            }
        }
        false
    }
}

/// Rehearses an import. For a single file whose columns are not known, these are requested first.
fn rehearse(shop: &mut ShopWindow, importing: &mut Importing, columns: Vec<RememberedColumns>) {
    match importing.unknown_file() {
        Some(path) => shop.ask_columns(path, columns),
        None => shop.import(importing.wanted(), Mode::Rehearse),
    }
}

fn is_shop(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "tillbook")
}

/// Draws over the window what dropping the files would do.
fn drop_hint(ctx: &Context, has_shop: bool) {
    let tokens = if ctx.global_style().visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("drop")));
    let screen = ctx.content_rect();
    painter.rect_filled(screen, 0, tokens.scrim);
    let words = if has_shop { "Drop to open a shop, or to import" } else { "Drop to begin with this file" };
    let galley = painter.layout_no_wrap(words.to_owned(), FontStyle::Title.font(), tokens.text);
    let sign = egui::Rect::from_center_size(screen.center(), galley.size() + egui::vec2(64.0, 40.0));
    painter.rect_filled(sign, theme::radius::DIALOG, tokens.raised);
    let place = Align2::CENTER_CENTER.anchor_size(sign.center(), galley.size()).min;
    painter.galley(place, galley, tokens.text);
}

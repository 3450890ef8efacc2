//! Takes files that were chosen, created or dropped, and runs the import dialog.

use std::path::{Path, PathBuf};

use egui::{Align2, Context, Id, LayerId, Order};

use domain::Result;
use engine::Mode;

use super::overlay::{Dialog, opened};
use super::shop::ShopWindow;
use crate::Tillbook;
use crate::dialogs::asking::open_path_ui;
use crate::dialogs::devices::Join;
use crate::dialogs::form::Form;
use crate::dialogs::import::{ImportAction, Importing, importing_ui};
use crate::dialogs::restore::Restoring;
use crate::file_dialogs::{Making, Purpose};
use crate::model::Refusal;
use crate::theme::{self, FontStyle};
use crate::translate::tr;

impl Tillbook {
    /// Takes in the outcome of a file dialog or of creating a shop.
    /// A dialog that ended `at_once` without a file was not shown: the path is asked for instead.
    pub(super) fn made(&mut self, purpose: Purpose, answer: Result<Vec<PathBuf>>, at_once: bool) {
        let paths = match answer {
            Ok(paths) if paths.is_empty() => {
                if at_once && self.overlay.is_none() {
                    self.ask_path(purpose);
                }
                return;
            }
            Ok(paths) => paths,
            Err(error) => {
                let refusal = Refusal::new(&error, self.remembered.formatter());
                return match opened::<Form<Join>>(&mut self.overlay) {
                    Some(join) if join.is_busy => join.refused(refusal),
                    _ => self.fail(refusal),
                };
            }
        };
        match purpose {
            Purpose::Shop => {
                if let Some(path) = paths.first() {
                    if opened::<Form<Join>>(&mut self.overlay).is_some_and(|join| join.is_busy) {
                        self.overlay = None;
                    }
                    self.open(path);
                }
            }
            Purpose::Import => self.bring(paths),
            Purpose::Attach(id) => self.with_shop(|shop| shop.attach(paths, id)),
            Purpose::Backup => {
                if let (Some(restoring), Some(path)) = (opened::<Restoring>(&mut self.overlay), paths.first())
                {
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
        // A picture is nothing to import, but the receipt of the purchase that is open.
        let receipts = paths.iter().all(|path| is_picture(path));
        match self.shop_mut().and_then(ShopWindow::open_purchase).filter(|_| receipts) {
            _ if paths.is_empty() => {}
            Some(id) => self.with_shop(|shop| shop.attach(paths, id)),
            None => self.bring(paths),
        }
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            drop_hint(ctx, self.shop().is_some());
        }
    }

    /// Begins an import into the open shop; without one, the form for a new shop opens and keeps the files.
    fn bring(&mut self, paths: Vec<PathBuf>) {
        if self.situation().has_shop {
            if let Some(shop) = self.shop_mut() {
                let mut importing = Importing::of(paths);
                rehearse(shop, &mut importing);
                self.open_dialog(importing);
            }
        } else if let Some(start) = self.start_screen() {
            start.ask_for_new();
            start.waiting = paths;
        }
    }

    /// Opens the choice of a preset. A shop without rates sees at once what those of its country would do.
    pub(super) fn offer_presets(&mut self) {
        let mut importing = Importing::of_preset();
        if let Some(shop) = self.shop_mut()
            && let Some(facts) = shop.session.facts.value.as_ref().filter(|facts| !facts.begun.rates)
            && importing.choose_country(&facts.shop.address.country)
        {
            shop.import(importing.wanted(), Mode::Rehearse);
        }
        self.open_dialog(importing);
    }

    /// Begins the import of files that waited for the new shop.
    pub(super) fn bring_waiting(&mut self) {
        let paths = std::mem::take(&mut self.waiting);
        if !paths.is_empty() {
            self.bring(paths);
        }
    }

    fn ask_path(&mut self, purpose: Purpose) {
        let what = match purpose {
            Purpose::Import => tr!("file to import"),
            Purpose::Attach(_) => tr!("file to attach"),
            Purpose::Shop | Purpose::Backup => tr!("shop file"),
        };
        let mut typed = String::new();
        self.open_dialog(move |app: &mut Self, ctx: &Context| {
            let Some(paths) = open_path_ui(ctx, &mut typed, what) else { return false };
            app.made(purpose, Ok(paths), false);
            true
        });
    }
}

impl Dialog for Importing {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let session = &shop.session;
        let of = session.facts.value.as_ref().map(|facts| facts.shop.clone());
        let Some((of, amounts)) = of.zip(session.amounts()) else { return false };
        let running = shop.importing().cloned();
        let asked = importing_ui(ctx, self, (&of, amounts), running.as_deref());
        match asked {
            None => {}
            Some(ImportAction::Close) => return true,
            Some(ImportAction::Choose) => {
                let making = Making::choose(&app.wake, Purpose::Import);
                app.begin(making);
            }
            Some(ImportAction::Rehearse) => {
                if let Some(shop) = app.shop_mut() {
                    rehearse(shop, self);
                }
            }
            Some(ImportAction::Import) => shop.import(self.wanted(), Mode::Import),
            Some(ImportAction::SaveRefused) => {
                if let Some(report) = self.report() {
                    shop.save_refused(&self.wanted(), report);
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
fn rehearse(shop: &mut ShopWindow, importing: &mut Importing) {
    match importing.unknown_file() {
        Some(path) => shop.ask_columns(path),
        None => shop.import(importing.wanted(), Mode::Rehearse),
    }
}

fn is_shop(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "tillbook")
}

fn is_picture(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    ["jpg", "jpeg", "png"].contains(&&*extension)
}

/// Draws over the window what dropping the files would do.
fn drop_hint(ctx: &Context, has_shop: bool) {
    let tokens = if ctx.global_style().visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("drop")));
    let screen = ctx.content_rect();
    painter.rect_filled(screen, 0, tokens.scrim);
    let words =
        if has_shop { tr!("Drop to open a shop, or to import") } else { tr!("Drop to begin with this file") };
    let galley = painter.layout_no_wrap(words.to_owned(), FontStyle::Title.font(), tokens.text);
    let sign = egui::Rect::from_center_size(screen.center(), galley.size() + egui::vec2(64.0, 40.0));
    painter.rect_filled(sign, theme::radius::DIALOG, tokens.raised);
    let place = Align2::CENTER_CENTER.anchor_size(sign.center(), galley.size()).min;
    painter.galley(place, galley, tokens.text);
}

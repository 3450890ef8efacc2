//! The choice of the logo on invoices, in the preferences: the picture with what replaces and removes it.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Ui, Vec2};
use egui_material_icons::icons::ICON_DELETE;

use crate::translate::tr;
use crate::wake_of;
use crate::widgets::{Button, field, icon_button, logo_ui};
use domain::error::Result;
use domain::invoice::logo::Logo;
use transfer::logo::read_file;
use worker::{Request, Wake, spawn_once};

/// The room of the logo, and the width of a path, in points.
const ROOM: Vec2 = Vec2::new(128.0, 56.0);
const PATH: f32 = 200.0;

/// The logo that was chosen, until it is saved.
#[derive(Debug, Default)]
pub(super) struct LogoChoice {
    chosen: Option<Arc<Logo>>,
    /// One that is being chosen or read; `None` where the desktop's dialog is left, or there is none.
    asked: Option<Request<Option<Logo>>>,
    /// The path of one, to be typed once the desktop's dialog was left.
    path: Option<String>,
}

impl LogoChoice {
    /// The chosen one, if the settings name it by this digest.
    pub(super) fn chosen(&self, digest: &str) -> Option<Logo> {
        self.chosen.as_deref().filter(|logo| logo.digest() == digest).cloned()
    }

    /// Draws the logo of the digest in a line of a form, which is the chosen one or `known`; true when the digest was changed.
    /// An error when the picture that was chosen is refused.
    pub(super) fn ui(&mut self, ui: &mut Ui, digest: &mut String, known: Option<&Arc<Logo>>) -> Result<bool> {
        let was = digest.clone();
        self.take_in(digest)?;
        let logo = self.chosen.as_ref().or(known).filter(|logo| logo.digest() == digest);
        if let Some(logo) = logo {
            logo_ui(ui, logo, ROOM);
        }
        let is_free = self.asked.is_none();
        if let Some(path) = &mut self.path {
            field(ui, tr!("Path of a picture"), path, PATH, false);
            if Button::new(tr!("Use it")).enabled(is_free && !path.trim().is_empty()).show(ui).clicked() {
                let path = PathBuf::from(path.trim());
                self.asked =
                    Some(spawn_once("picture", &wake_of(ui.ctx()), move || read_file(&path).map(Some))?);
            }
        } else if Button::new(tr!("Choose picture…")).enabled(is_free).show(ui).clicked() {
            self.asked = Some(choose(&wake_of(ui.ctx()))?);
        }
        if logo.is_some() && icon_button(ui, ICON_DELETE, tr!("Remove the logo"), true).clicked() {
            digest.clear();
        }
        Ok(*digest != was)
    }

    fn take_in(&mut self, digest: &mut String) -> Result<()> {
        let Some(answer) = self.asked.as_mut().and_then(Request::take) else { return Ok(()) };
        self.asked = None;
        match answer? {
            Some(logo) => {
                logo.digest().clone_into(digest);
                (self.chosen, self.path) = (Some(Arc::new(logo)), None);
            }
            None => self.path = Some(String::new()),
        }
        Ok(())
    }
}

/// Asks the desktop for a picture, and reads it.
fn choose(wake: &Wake) -> Result<Request<Option<Logo>>> {
    let (title, kind) = (tr!("Choose picture…"), tr!("Pictures"));
    spawn_once("picture", wake, move || {
        let dialog = rfd::FileDialog::new().set_title(title).add_filter(kind, &["png", "jpg", "jpeg"]);
        dialog.pick_file().map(|path| read_file(&path)).transpose()
    })
}

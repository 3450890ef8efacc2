//! The export dialog: writes a list or report, the books, the chart as a picture, or the shop as an encrypted
//! backup to a file. It asks for subject, format and file, and proposes what is in view; files are written on
//! a thread of their own. The chart is copied from the screen as it is there.

mod panel;
mod write;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};

use egui::{ColorImage, Context, Rect};

use crate::model::{ExportSource, ExportSubject, Refusal};
use crate::translate::tr;
use engine::OutFormat;

use panel::{ExportAction, Panel};

/// The export dialog, at most one, and the choices of the last export.
#[derive(Default)]
pub(crate) struct Export {
    stage: Stage,
    last: Last,
}

/// The choices of the last export, which are proposed for the next.
#[derive(Default)]
struct Last {
    format: Option<OutFormat>,
    folder: Option<PathBuf>,
    size: Option<String>,
}

#[derive(Default)]
enum Stage {
    #[default]
    Idle,
    /// A screenshot of the chart is being taken for the clipboard.
    Picture {
        card: Rect,
        taken: Option<Receiver<Arc<ColorImage>>>,
    },
    Asking(Box<Panel>),
}

impl Export {
    /// Opens the dialog for these subjects; the one at `chosen` is proposed.
    pub(crate) fn ask(
        &mut self,
        origin: ExportSource,
        subjects: Vec<ExportSubject>,
        chosen: usize,
        format: Option<OutFormat>,
    ) {
        if !subjects.is_empty() {
            let format = format.or(self.last.format);
            let last = (self.last.folder.as_deref(), self.last.size.as_deref());
            let panel = Panel::new(origin, subjects, chosen, format, last);
            self.stage = Stage::Asking(Box::new(panel));
        }
    }

    /// Takes a screenshot of the chart at `card` and copies it.
    pub(crate) fn copy(&mut self, card: Rect) {
        self.stage = Stage::Picture { card, taken: None };
    }

    /// The dialog is shown, or is about to be.
    pub(crate) const fn is_open(&self) -> bool {
        !matches!(self.stage, Stage::Idle)
    }

    /// A screenshot is being taken, so that no tooltip may be drawn over the chart.
    pub(crate) const fn is_picturing(&self) -> bool {
        matches!(self.stage, Stage::Picture { .. })
    }

    /// Draws the dialog, after the tab; returns a sentence once a file was written, with its path, or a picture copied.
    pub(crate) fn show(&mut self, ctx: &Context) -> Option<(String, Option<PathBuf>)> {
        match &mut self.stage {
            Stage::Idle => None,
            Stage::Picture { card, taken } => {
                let Some(camera) = taken else {
                    *taken = Some(take(ctx));
                    return None;
                };
                let screen = camera.try_recv().ok()?;
                let picture = cropped(&screen, *card, ctx.pixels_per_point());
                ctx.request_repaint();
                self.stage = Stage::Idle;
                ctx.copy_image(picture);
                Some((tr!("Chart copied").to_owned(), None))
            }
            Stage::Asking(panel) => {
                let asked = panel.show(ctx)?;
                self.last.format = panel.format().or(self.last.format);
                self.last.size = Some(panel.size().to_owned());
                self.stage = Stage::Idle;
                match asked {
                    ExportAction::Cancelled => None,
                    ExportAction::Written { path, said } => {
                        let folder = if path.is_dir() { Some(path.as_path()) } else { path.parent() };
                        self.last.folder = folder.map(std::path::Path::to_owned);
                        Some((said, Some(path)))
                    }
                }
            }
        }
    }
}

/// Requests a screenshot of the next frame, which is drawn without the dialog.
fn take(ctx: &Context) -> Receiver<Arc<ColorImage>> {
    let (sender, taken) = sync_channel(1);
    let waker = ctx.clone();
    ctx.request_screenshot(move |image| {
        // A shop that was closed meanwhile takes no screenshot.
        drop(sender.try_send(image));
        waker.request_repaint();
    });
    ctx.request_repaint();
    taken
}

/// The part of a screenshot at `card`, which is in points; all of it if that is outside the window.
fn cropped(screen: &ColorImage, card: Rect, pixels_per_point: f32) -> ColorImage {
    let [width, height] = screen.size;
    let most = |side: usize| f32::from(u16::try_from(side).unwrap_or(u16::MAX)) / pixels_per_point;
    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(most(width), most(height)));
    let wanted = card.intersect(whole);
    if wanted.is_positive() { screen.region(&wanted, Some(pixels_per_point)) } else { screen.clone() }
}

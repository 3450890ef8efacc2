//! The export dialog: writes a list or report, the books, the chart as a picture, or the shop as an encrypted
//! backup to a file. It asks for subject, format and file, and proposes what is in view; files are written on
//! a thread of their own.

mod panel;
mod write;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};

use egui::{ColorImage, Context, Rect};

use crate::model::{ExportContent, ExportSource, ExportSubject, Refusal};
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
}

#[derive(Default)]
enum Stage {
    #[default]
    Idle,
    /// A screenshot of the chart is being taken: for a file, or for the clipboard where none is named.
    Picture {
        file: Option<(ExportSource, String)>,
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
            let panel = Panel::new(origin, subjects, chosen, format, self.last.folder.as_deref());
            self.stage = Stage::Asking(Box::new(panel));
        }
    }

    /// Takes a screenshot of the chart at `card`, then opens the dialog for its file, or copies it where none is named.
    pub(crate) fn picture(&mut self, file: Option<(ExportSource, String)>, card: Rect) {
        self.stage = Stage::Picture { file, card, taken: None };
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
            Stage::Picture { file, card, taken } => {
                let Some(camera) = taken else {
                    *taken = Some(take(ctx));
                    return None;
                };
                let screen = camera.try_recv().ok()?;
                let picture = cropped(&screen, *card, ctx.pixels_per_point());
                ctx.request_repaint();
                let Some((origin, stem)) = file.take() else {
                    self.stage = Stage::Idle;
                    ctx.copy_image(picture);
                    return Some((tr!("Chart copied").to_owned(), None));
                };
                let folder = self.last.folder.as_deref();
                let panel = Panel::new(origin, vec![chart(stem, Arc::new(picture))], 0, None, folder);
                self.stage = Stage::Asking(Box::new(panel));
                None
            }
            Stage::Asking(panel) => {
                let asked = panel.show(ctx)?;
                self.last.format = panel.format().or(self.last.format);
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

fn chart(stem: String, picture: Arc<ColorImage>) -> ExportSubject {
    let [width, height] = picture.size;
    ExportSubject {
        name: tr!("Chart").to_owned(),
        about: tr!(
            "The chart as it stands, {width} × {height} pixels.",
            width = width.to_string(),
            height = height.to_string()
        ),
        stem,
        content: ExportContent::Picture(picture),
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

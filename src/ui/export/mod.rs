//! What is shown, on its way into a file: a sheet as CSV, or the chart as a picture. The person says
//! where in a small panel, by typing or in the desktop's own dialog; writing is done on a thread.

mod panel;
mod write;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};

use egui::{ColorImage, Context, Rect};

use crate::domain::time::Day;
use crate::transfer::report_csv::Sheet;
use crate::ui::model::Refusal;

use panel::{Asked, Panel};
use write::Job;

/// What is written.
#[derive(Debug, Clone)]
pub(crate) enum Content {
    /// A report.
    Sheet(Arc<Sheet>),
    /// The chart as it stands on screen.
    Picture(Arc<ColorImage>),
}

impl Content {
    const fn extension(&self) -> &'static str {
        match self {
            Self::Sheet(_) => "csv",
            Self::Picture(_) => "png",
        }
    }
}

/// An export under way, at most one.
#[derive(Default)]
pub(crate) struct Export {
    stage: Stage,
}

#[derive(Default)]
enum Stage {
    #[default]
    Idle,
    /// The chart is being taken off the screen.
    Picture { name: String, card: Rect, taken: Option<Receiver<Arc<ColorImage>>> },
    /// The person is asked where to.
    Asking(Box<Panel>),
}

impl Export {
    /// Asks where a report of these days is to go.
    pub(crate) fn sheet(&mut self, report: &str, days: (Day, Day), sheet: Sheet) {
        let panel = Panel::new(&name(report, days), Content::Sheet(Arc::new(sheet)));
        self.stage = Stage::Asking(Box::new(panel));
    }

    /// Takes a picture of this part of the screen, then asks where it is to go.
    pub(crate) fn picture(&mut self, report: &str, days: (Day, Day), card: Rect) {
        self.stage = Stage::Picture { name: name(report, days), card, taken: None };
    }

    /// Whether nothing may float over the picture.
    pub(crate) const fn is_picturing(&self) -> bool {
        matches!(self.stage, Stage::Picture { .. })
    }

    /// Goes on with it, after the tab is drawn; answers with the file that was written.
    pub(crate) fn show(&mut self, ctx: &Context) -> Option<PathBuf> {
        match &mut self.stage {
            Stage::Idle => None,
            Stage::Picture { name, card, taken } => {
                let Some(camera) = taken else {
                    *taken = Some(take(ctx));
                    return None;
                };
                if let Ok(screen) = camera.try_recv() {
                    let picture = Content::Picture(Arc::new(cropped(&screen, *card, ctx.pixels_per_point())));
                    self.stage = Stage::Asking(Box::new(Panel::new(name, picture)));
                    ctx.request_repaint();
                }
                None
            }
            Stage::Asking(panel) => match panel.show(ctx)? {
                Asked::Cancelled => {
                    self.stage = Stage::Idle;
                    None
                }
                Asked::Written(path) => {
                    self.stage = Stage::Idle;
                    Some(path)
                }
            },
        }
    }
}

/// What the file is called: `sales-2026-10-01-to-2026-10-31`.
fn name(report: &str, (first, last): (Day, Day)) -> String {
    format!("{report}-{first}-to-{last}")
}

/// Has the next frame taken; it is drawn without anything over it.
fn take(ctx: &Context) -> Receiver<Arc<ColorImage>> {
    let (sender, taken) = sync_channel(1);
    let waker = ctx.clone();
    ctx.request_screenshot(move |image| {
        // A shop that was closed wants no picture.
        drop(sender.try_send(image));
        waker.request_repaint();
    });
    ctx.request_repaint();
    taken
}

/// The part of the screen that is wanted, as far as there is one.
fn cropped(screen: &ColorImage, card: Rect, pixels_per_point: f32) -> ColorImage {
    let [width, height] = screen.size;
    let most = |side: usize| f32::from(u16::try_from(side).unwrap_or(u16::MAX)) / pixels_per_point;
    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(most(width), most(height)));
    let wanted = card.intersect(whole);
    if wanted.is_positive() { screen.region(&wanted, Some(pixels_per_point)) } else { screen.clone() }
}

/// A path with the extension that fits; one of another kind is kept and added to, so that an export can
/// never take the place of a shop file.
fn with_extension(path: &Path, extension: &str) -> PathBuf {
    let has_it = path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension));
    if has_it {
        return path.to_owned();
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(extension);
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_the_extension_of_what_it_is() {
        for (typed, expected) in [
            ("/a/sales.csv", "/a/sales.csv"),
            ("/a/sales.CSV", "/a/sales.CSV"),
            ("/a/sales", "/a/sales.csv"),
            ("/a/shop.tillbook", "/a/shop.tillbook.csv"),
            ("/a/2026.10", "/a/2026.10.csv"),
        ] {
            assert_eq!(with_extension(Path::new(typed), "csv"), Path::new(expected), "{typed}");
        }
    }
}

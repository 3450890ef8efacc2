//! What goes out into a file: a list or report, the books, the chart as a picture, or all of the shop as an
//! encrypted backup. One dialog asks what, how and where to, and proposes what is in view; writing is done
//! on a thread.

mod panel;
mod passphrase;
mod write;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};

use egui::{ColorImage, Context, Rect};

use crate::domain::decimal::Marks;
use crate::domain::time::Day;
use crate::engine::{self, OutFormat, ShopOpener};
use crate::system::Clock;
use crate::ui::model::Refusal;

use panel::{Asked, Panel};

/// Something that can go out.
#[derive(Debug, Clone)]
pub(crate) struct Subject {
    /// `Top sellers`.
    pub(crate) name: String,
    /// Which part of it, in a sentence.
    pub(crate) about: String,
    /// What the file is called, but for its extension.
    pub(crate) stem: String,
    pub(crate) content: Content,
}

/// What is written.
#[derive(Debug, Clone)]
pub(crate) enum Content {
    /// A list, a report or the books, by the engine.
    Export(engine::Export),
    /// The chart as it stands on screen.
    Picture(Arc<ColorImage>),
    /// The whole shop, opened by a passphrase only.
    Backup,
}

impl Subject {
    /// How it can be written, where there is a choice.
    pub(crate) const fn formats(&self) -> &'static [OutFormat] {
        match &self.content {
            Content::Export(export) => export.formats(),
            Content::Picture(_) | Content::Backup => &[],
        }
    }
}

/// Where it comes from, and who asks.
#[derive(Debug, Clone)]
pub(crate) struct Origin {
    pub(crate) shop: ShopOpener,
    pub(crate) user: Option<String>,
    pub(crate) clock: Clock,
    /// How numbers are written.
    pub(crate) marks: Marks,
}

/// An export under way, at most one.
#[derive(Default)]
pub(crate) struct Export {
    stage: Stage,
    last: Last,
}

/// What was chosen last, for the next time.
#[derive(Default)]
struct Last {
    format: Option<OutFormat>,
    folder: Option<PathBuf>,
}

#[derive(Default)]
enum Stage {
    #[default]
    Idle,
    /// The chart is being taken off the screen.
    Picture { origin: Origin, stem: String, card: Rect, taken: Option<Receiver<Arc<ColorImage>>> },
    /// The person is asked what and where to.
    Asking(Box<Panel>),
}

impl Export {
    /// Asks what of these is to go out, how and where to; the one at `chosen` is proposed.
    pub(crate) fn ask(
        &mut self,
        origin: Origin,
        subjects: Vec<Subject>,
        chosen: usize,
        format: Option<OutFormat>,
    ) {
        if !subjects.is_empty() {
            let format = format.or(self.last.format);
            let panel = Panel::new(origin, subjects, chosen, format, self.last.folder.as_deref());
            self.stage = Stage::Asking(Box::new(panel));
        }
    }

    /// Takes a picture of this part of the screen, then asks where it is to go.
    pub(crate) fn picture(&mut self, origin: Origin, stem: String, card: Rect) {
        self.stage = Stage::Picture { origin, stem, card, taken: None };
    }

    /// Whether nothing may float over the picture.
    pub(crate) const fn is_picturing(&self) -> bool {
        matches!(self.stage, Stage::Picture { .. })
    }

    /// Goes on with it, after the tab is drawn; answers with what was written, in a sentence.
    pub(crate) fn show(&mut self, ctx: &Context) -> Option<String> {
        match &mut self.stage {
            Stage::Idle => None,
            Stage::Picture { origin, stem, card, taken } => {
                let Some(camera) = taken else {
                    *taken = Some(take(ctx));
                    return None;
                };
                if let Ok(screen) = camera.try_recv() {
                    let picture = Arc::new(cropped(&screen, *card, ctx.pixels_per_point()));
                    let subject = chart(std::mem::take(stem), picture);
                    let folder = self.last.folder.as_deref();
                    let panel = Panel::new(origin.clone(), vec![subject], 0, None, folder);
                    self.stage = Stage::Asking(Box::new(panel));
                    ctx.request_repaint();
                }
                None
            }
            Stage::Asking(panel) => {
                let asked = panel.show(ctx)?;
                self.last.format = panel.format().or(self.last.format);
                self.stage = Stage::Idle;
                match asked {
                    Asked::Cancelled => None,
                    Asked::Written { path, said } => {
                        self.last.folder = path.parent().map(std::path::Path::to_owned);
                        Some(said)
                    }
                }
            }
        }
    }
}

fn chart(stem: String, picture: Arc<ColorImage>) -> Subject {
    let [width, height] = picture.size;
    Subject {
        name: "Chart".to_owned(),
        about: format!("The chart as it stands, {width} × {height} pixels."),
        stem,
        content: Content::Picture(picture),
    }
}

/// What the file of a range is called: `sales-2026-10-01-to-2026-10-31`.
pub(crate) fn stem_of(report: &str, days: Option<(Day, Day)>) -> String {
    match days {
        Some((first, last)) => format!("{report}-{first}-to-{last}"),
        None => report.to_owned(),
    }
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

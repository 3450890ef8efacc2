//! The slow parts, each on a thread: the desktop's dialog, and writing.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread::Builder;

use eframe::icon_data::IconDataExt;
use egui::{ColorImage, Context, IconData};

use crate::domain::error::{Error, Result};
use crate::system::write_whole;
use crate::transfer::report_csv;

use super::{Content, Refusal, with_extension};

/// What came of a job.
#[derive(Debug)]
pub(super) enum Done {
    /// The person changed their mind, or there is no dialog.
    Nothing,
    /// There is a file of this name already.
    Exists(PathBuf),
    /// It is written.
    Written(PathBuf),
    /// It is not.
    Refused(Refusal),
}

/// Something on a thread of its own.
#[derive(Debug)]
pub(super) struct Job {
    done: Receiver<Done>,
}

impl Job {
    /// Asks the desktop where to, and writes there. The dialog asks about a file that is there.
    pub(super) fn choose(ctx: &Context, content: Content, path: PathBuf) -> Result<Self> {
        Self::start(ctx, move || {
            let extension = content.extension();
            let kind = if extension == "csv" { "CSV tables" } else { "PNG pictures" };
            let mut dialog = rfd::FileDialog::new().set_title("Export").add_filter(kind, &[extension]);
            if let Some(folder) = path.parent() {
                dialog = dialog.set_directory(folder);
            }
            if let Some(name) = path.file_name() {
                dialog = dialog.set_file_name(name.to_string_lossy());
            }
            match dialog.save_file() {
                Some(chosen) => written(&content, &once(&chosen, extension)),
                None => Done::Nothing,
            }
        })
    }

    /// Writes to a place that was typed.
    pub(super) fn write(ctx: &Context, content: Content, path: &Path, replace: bool) -> Result<Self> {
        let path = with_extension(path, content.extension());
        Self::start(ctx, move || {
            if !replace && path.exists() {
                return Done::Exists(path);
            }
            written(&content, &path)
        })
    }

    /// What came of it; `None` while it is under way.
    pub(super) fn poll(&self) -> Option<Done> {
        match self.done.try_recv() {
            Ok(done) => Some(done),
            Err(TryRecvError::Empty) => None,
            // The thread ended without an answer, which only a fault of a library can do.
            Err(TryRecvError::Disconnected) => Some(Done::Nothing),
        }
    }

    fn start(ctx: &Context, work: impl FnOnce() -> Done + Send + 'static) -> Result<Self> {
        let (sender, done) = sync_channel(1);
        let waker = ctx.clone();
        let run = move || {
            // A window that was closed wants no answer.
            let _closed = sender.send(work());
            drop(sender);
            waker.request_repaint();
        };
        Builder::new()
            .name("export".to_owned())
            .spawn(run)
            .map_err(|cause| Error::storage("Starting a thread", cause))?;
        Ok(Self { done })
    }
}

/// Some dialogs add an extension to a name that has it.
fn once(chosen: &Path, extension: &str) -> PathBuf {
    let twice = format!(".{extension}.{extension}");
    let text = chosen.to_string_lossy();
    match text.strip_suffix(&twice) {
        Some(stem) => PathBuf::from(format!("{stem}.{extension}")),
        None => with_extension(chosen, extension),
    }
}

fn written(content: &Content, path: &Path) -> Done {
    let result = write_whole(path, |out| match content {
        Content::Sheet(sheet) => report_csv::write(out, sheet),
        Content::Picture(image) => {
            let png = png(image)?;
            out.write_all(&png).map_err(|error| Error::storage("Writing the picture", error))
        }
    });
    match result {
        Ok(()) => Done::Written(path.to_owned()),
        Err(error) => Done::Refused(Refusal::from(&error)),
    }
}

fn png(image: &ColorImage) -> Result<Vec<u8>> {
    let side = |size: usize| u32::try_from(size).unwrap_or_default();
    let [width, height] = image.size;
    let rgba = image.pixels.iter().flat_map(|pixel| pixel.to_array()).collect();
    let picture = IconData { rgba, width: side(width), height: side(height) };
    picture
        .to_png_bytes()
        .map_err(|problem| Error::storage("Making the picture", std::io::Error::other(problem)))
}

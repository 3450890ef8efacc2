//! The slow parts of an export, each on a thread of its own: the desktop's file dialog and writing the file.
//! The thread opens the shop file itself, so that it does not delay the window's requests.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::model::{ExportContent, ExportSource};
use crate::translate::tr;
use crate::wake_of;
use backups::write_encrypted;
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::task::Task;
use domain::text;
use domain::time::Instant;
use engine::{Engine, ExportOptions, InvoiceFormat, OutFormat};
use system::{make_folder, refuse_writing_over, write_whole};
use worker::{Request, spawn_once};

/// The outcome of a job.
#[derive(Debug)]
pub(super) enum Done {
    /// The user cancelled it, or the desktop has no file dialog.
    Nothing,
    /// The path was chosen, but a passphrase is missing.
    Chosen(PathBuf),
    /// There is a file at the path already, or a file of the same name in the folder.
    Exists(PathBuf),
    /// The file is written, or all files of a folder, with what it leaves out in sentences.
    Written(PathBuf, Vec<String>),
}

/// Subjects to write, and their format.
pub(super) struct Order {
    pub(super) origin: ExportSource,
    pub(super) content: ExportContent,
    /// The formats that the subject can be written in.
    pub(super) formats: &'static [OutFormat],
    /// `None` for a document or an encrypted backup.
    pub(super) format: Option<OutFormat>,
    pub(super) extension: &'static str,
    /// The passphrase of an encrypted backup; `None` while the two fields do not agree.
    pub(super) passphrase: Option<String>,
}

impl Order {
    /// True for several files, which are written into a folder.
    const fn is_of_folder(&self) -> bool {
        matches!(self.content, ExportContent::Documents(_))
    }

    const fn is_complete(&self) -> bool {
        self.passphrase.is_some() || !matches!(self.content, ExportContent::Backup)
    }
}

/// A job on a thread of its own.
#[derive(Debug)]
pub(super) struct Job {
    done: Request<Done>,
    task: Arc<Task>,
}

impl Job {
    /// Asks the desktop for a path, and writes to it if nothing else is missing. The desktop's dialog asks
    /// before an existing file is replaced.
    pub(super) fn choose(ctx: &Context, mut order: Order, path: PathBuf) -> Result<Self> {
        let title = tr!("Export");
        let kind = tr!("{format} files", format = order.extension.to_uppercase());
        Self::start(ctx, move |task| {
            if order.is_of_folder() {
                let chosen = rfd::FileDialog::new().set_title(title).set_directory(path).pick_folder();
                return chosen.map_or(Ok(Done::Nothing), |folder| written(&order, &folder, false, task));
            }
            let mut dialog = rfd::FileDialog::new().set_title(title).add_filter(kind, &[order.extension]);
            if let Some(folder) = path.parent() {
                dialog = dialog.set_directory(folder);
            }
            if let Some(name) = path.file_name() {
                dialog = dialog.set_file_name(name.to_string_lossy());
            }
            let chosen = dialog.save_file();
            if let Some(format) = chosen.as_deref().and_then(|path| format_of(path, order.formats)) {
                (order.format, order.extension) = (Some(format), format.as_str());
            }
            match chosen {
                Some(chosen) if order.is_complete() => {
                    written(&order, &once(&chosen, order.extension), true, task)
                }
                Some(chosen) => Ok(Done::Chosen(once(&chosen, order.extension))),
                None => Ok(Done::Nothing),
            }
        })
    }

    /// Writes to a path that was typed.
    pub(super) fn write(ctx: &Context, order: Order, path: &Path, replace: bool) -> Result<Self> {
        let is_folder = order.is_of_folder();
        let path = if is_folder { path.to_owned() } else { with_extension(path, order.extension) };
        Self::start(ctx, move |task| {
            if !replace && !is_folder && path.exists() {
                return Ok(Done::Exists(path));
            }
            written(&order, &path, replace, task)
        })
    }

    /// Cancels the job; no part of the file is left.
    pub(super) fn stop(&self) {
        self.task.cancel();
    }

    /// The outcome; `None` while the job is running.
    pub(super) fn poll(&mut self) -> Option<Result<Done>> {
        self.done.take()
    }

    fn start(ctx: &Context, work: impl FnOnce(&Task) -> Result<Done> + Send + 'static) -> Result<Self> {
        let task = Arc::new(Task::default());
        let its = Arc::clone(&task);
        let done = spawn_once("export", &wake_of(ctx), move || match work(&its) {
            // The user cancelled it and needs no message.
            Err(Error::Cancelled) => Ok(Done::Nothing),
            done => done,
        })?;
        Ok(Self { done, task })
    }
}

/// The format of these that the name of a file says.
pub(super) fn format_of(path: &Path, formats: &[OutFormat]) -> Option<OutFormat> {
    OutFormat::of_name(path).filter(|format| formats.contains(format))
}

/// The path with this extension; another extension is kept as a part of the name.
pub(super) fn with_extension(path: &Path, extension: &str) -> PathBuf {
    let has_it = path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension));
    if has_it { path.to_owned() } else { path.with_added_extension(extension) }
}

/// Removes an extension that the desktop's dialog added to a name that has it already.
fn once(chosen: &Path, extension: &str) -> PathBuf {
    let twice = format!(".{extension}.{extension}");
    let text = chosen.to_string_lossy();
    match text.strip_suffix(&twice) {
        Some(stem) => PathBuf::from(format!("{stem}.{extension}")),
        None => with_extension(chosen, extension),
    }
}

fn written(order: &Order, path: &Path, replace: bool, task: &Task) -> Result<Done> {
    let shop = &order.origin.shop;
    if !order.is_of_folder() {
        refuse_writing_over(shop.path(), path)?;
    }
    let mut notes = Vec::new();
    match &order.content {
        ExportContent::Export(what) => notes = exported(order, what, path, task)?,
        ExportContent::Document(document, format) => {
            let mut engine = shop.open()?;
            let (actor, now) = acting(&engine, &order.origin)?;
            let bytes = engine.keep_invoice_file(document, *format, (&actor, now))?;
            write_whole(path, |out| write_bytes(out, &bytes))?;
        }
        ExportContent::Kept(digest, _) => {
            let engine = shop.open()?;
            let bytes = engine.kept_file(&acting(&engine, &order.origin)?.0, digest)?;
            write_whole(path, |out| write_bytes(out, &bytes))?;
        }
        ExportContent::Documents(numbers) => return documents(order, numbers, path, replace, task),
        ExportContent::Backup => {
            let engine = shop.open()?;
            let passphrase = order.passphrase.as_deref().unwrap_or_default();
            write_whole(path, |out| {
                write_encrypted(&engine, passphrase, out)?;
                task.check()
            })?;
        }
    }
    Ok(Done::Written(path.to_owned(), notes))
}

/// Writes the PDF of each of these documents into a folder, which is made where there is none. Files that are there already are
/// written over with `replace` alone.
fn documents(order: &Order, numbers: &[String], folder: &Path, replace: bool, task: &Task) -> Result<Done> {
    let shop = &order.origin.shop;
    let mut engine = shop.open()?;
    let (actor, now) = acting(&engine, &order.origin)?;
    let mut files = Vec::with_capacity(numbers.len());
    for number in numbers {
        let document = engine.invoice(&actor, number)?.document;
        files.push((folder.join(format!("{}.pdf", document.number.file_stem())), document));
    }
    if !replace && files.iter().any(|(path, _)| path.exists()) {
        return Ok(Done::Exists(folder.to_owned()));
    }
    make_folder(folder)
        .map_err(|cause| Error::storage(text!("Making the folder {folder}", folder), cause))?;
    for (path, document) in &files {
        task.check()?;
        refuse_writing_over(shop.path(), path)?;
        let bytes = engine.keep_invoice_file(document, InvoiceFormat::Pdf, (&actor, now))?;
        write_whole(path, |out| write_bytes(out, &bytes))?;
    }
    Ok(Done::Written(folder.to_owned(), Vec::new()))
}

fn write_bytes(out: &mut dyn Write, bytes: &[u8]) -> Result<()> {
    out.write_all(bytes).map_err(|error| Error::storage(text!("Writing the file"), error))
}

/// The acting user of the window, and now.
fn acting(engine: &Engine, origin: &ExportSource) -> Result<(Actor, Instant)> {
    let actor = origin.user.as_deref().map_or_else(|| engine.owner(), |login| engine.actor(login))?;
    Ok((actor, origin.clock.now(engine.shop()?.time_zone)))
}

/// Writes an export for the acting user of the window; returns what it leaves out.
fn exported(order: &Order, what: &engine::Export, path: &Path, task: &Task) -> Result<Vec<String>> {
    let ExportSource { shop, formatter, .. } = &order.origin;
    let engine = shop.open()?;
    let (actor, now) = acting(&engine, &order.origin)?;
    let options =
        ExportOptions { format: order.format.unwrap_or(OutFormat::Csv), now, locale: formatter, task };
    let mut notes = Vec::new();
    write_whole(path, |out| {
        let mut out = BufWriter::new(out);
        notes = engine.export(&actor, what, &options, &mut out)?;
        out.flush().map_err(|error| Error::storage(text!("Writing the file"), error))
    })?;
    Ok(notes.iter().map(|note| formatter.text(note)).collect())
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

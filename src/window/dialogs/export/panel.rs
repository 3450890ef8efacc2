//! The form of the export dialog: subject, format and file.

use std::iter::once;
use std::path::{Path, PathBuf};

use egui::{Context, Label, Ui};

use crate::dialogs::form::refused;
use crate::model::{ExportContent, ExportSource, ExportSubject};
use crate::theme::{self, FontStyle, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Dropdown, Foot, Pressed, choice_entry, dialog, field, form_row, secret_field, segment,
};
use backups::agreed_passphrase;
use domain::text::Text;
use domain::{Error, Result, label};
use engine::{Export, InvoiceFormat, OutFormat, PictureSize};

use super::Refusal;
use super::write::{Done, Job, Order, format_of};

const WIDTH: f32 = 520.0;
const NAMED_SHORT: f32 = 52.0;
/// Left edge of the fields, in points.
const ANSWERS: f32 = 60.0;
/// Width of the list of subjects, in points.
const NAMES: f32 = 220.0;
/// Width of the size of a chart, in points.
const SIZE: f32 = 120.0;

pub(super) struct Panel {
    origin: ExportSource,
    subjects: Vec<ExportSubject>,
    chosen: usize,
    /// The format that was chosen last; kept while a subject without it is chosen.
    wanted: Option<OutFormat>,
    /// The size of a chart, as it is typed.
    size: String,
    path: String,
    /// The proposed path; a path that differs from it was typed and is kept.
    proposed: String,
    /// Set for an encrypted backup.
    passphrase: Option<NewPassphrase>,
    folder: PathBuf,
    /// The path of an existing file, which the next click replaces.
    taken: Option<String>,
    refusal: Option<Refusal>,
    job: Option<Job>,
    has_focus: bool,
}

/// The way in which the dialog was closed.
pub(super) enum ExportAction {
    Cancelled,
    /// The file was written; `said` is the sentence for the toast.
    Written {
        path: PathBuf,
        said: String,
    },
}

impl Panel {
    /// Proposes a subject, this format if the subject has it, and the folder and the size of the last export, else the
    /// user's documents folder.
    pub(super) fn new(
        origin: ExportSource,
        subjects: Vec<ExportSubject>,
        chosen: usize,
        format: Option<OutFormat>,
        (folder, size): (Option<&Path>, Option<&str>),
    ) -> Self {
        let folder = folder.map_or_else(system::documents_folder, Path::to_owned);
        let first = subjects.first().map(|subject| &subject.content);
        let passphrase = matches!(first, Some(ExportContent::Backup)).then(NewPassphrase::default);
        let mut panel = Self {
            origin,
            has_focus: passphrase.is_some(),
            passphrase,
            subjects,
            chosen,
            wanted: format,
            size: size.map_or_else(|| PictureSize::default().name(), str::to_owned),
            path: String::new(),
            proposed: String::new(),
            folder,
            taken: None,
            refusal: None,
            job: None,
        };
        panel.propose();
        panel
    }

    fn subject(&self) -> Option<&ExportSubject> {
        self.subjects.get(self.chosen)
    }

    pub(super) fn size(&self) -> &str {
        &self.size
    }

    /// The format to write; `None` for a document or an encrypted backup.
    pub(super) fn format(&self) -> Option<OutFormat> {
        let formats = self.subject()?.formats();
        self.wanted.filter(|wanted| formats.contains(wanted)).or_else(|| formats.first().copied())
    }

    /// The number of files that are written into a folder; `None` for one file.
    fn several(&self) -> Option<usize> {
        match &self.subject()?.content {
            ExportContent::Documents(numbers) => Some(numbers.len()),
            _ => None,
        }
    }

    fn extension(&self) -> &'static str {
        match self.subject().map(|subject| &subject.content) {
            Some(ExportContent::Backup) => "age",
            Some(ExportContent::Document(_, format)) => format.extension(),
            Some(ExportContent::Kept(_, extension)) => extension,
            Some(ExportContent::Documents(_)) => InvoiceFormat::Pdf.extension(),
            _ => self.format().map_or("", OutFormat::as_str),
        }
    }

    /// Proposes a file name after the subject. A typed path only gets the fitting extension.
    fn propose(&mut self) {
        let Some(subject) = self.subject() else { return };
        let name = format!("{}.{}", subject.stem, self.extension());
        let proposed = if self.several().is_some() { self.folder.clone() } else { self.folder.join(name) };
        let proposed = proposed.display().to_string();
        if self.path == self.proposed {
            self.path.clone_from(&proposed);
        } else {
            let typed = PathBuf::from(self.path.trim());
            let ours = ["csv", "xlsx", "pdf", "json", "png", "svg", "xml"];
            let is_ours = typed.extension().is_some_and(|found| ours.iter().any(|one| found == *one));
            if is_ours {
                self.path = typed.with_extension(self.extension()).display().to_string();
            }
        }
        self.proposed = proposed;
        self.taken = None;
        self.refusal = None;
    }

    /// Draws the dialog; returns its outcome when it is closed.
    pub(super) fn show(&mut self, ctx: &Context) -> Option<ExportAction> {
        if let Some(done) = self.job.as_mut().and_then(Job::poll) {
            self.job = None;
            match done {
                Ok(Done::Nothing) => {}
                Ok(Done::Chosen(path)) => self.path = path.display().to_string(),
                Ok(Done::Exists(path)) => {
                    self.path = path.display().to_string();
                    self.taken = Some(self.path.clone());
                }
                Ok(Done::Written(path, notes)) => {
                    let said = once(self.said(&path)).chain(notes).collect::<Vec<_>>().join(". ");
                    return Some(ExportAction::Written { path, said });
                }
                Err(error) => self.refusal = Some(Refusal::new(&error, self.origin.formatter)),
            }
        }
        let heading = match self.subject()?.content {
            ExportContent::Backup => tr!("Save an encrypted backup"),
            ExportContent::Export(_) => tr!("Export"),
            ExportContent::Document(..) => tr!("Save the document"),
            ExportContent::Kept(..) => tr!("Save the file"),
            ExportContent::Documents(_) => tr!("Save PDFs"),
        };
        let shown = dialog(ctx, "export", heading, WIDTH, |ui| self.body(ui));
        if !shown.either() {
            return None;
        }
        match &self.job {
            // The job ends by itself and returns its outcome.
            Some(job) => {
                job.stop();
                None
            }
            None => Some(ExportAction::Cancelled),
        }
    }

    /// Draws the form; true when it is cancelled.
    fn body(&mut self, ui: &mut Ui) -> bool {
        let tokens = theme::of(ui);
        let is_free = self.job.is_none();
        self.secret(ui);
        if self.format().is_some() {
            ui.add_enabled_ui(is_free, |ui| self.choices(ui));
        } else {
            self.about(ui);
        }
        self.place(ui);
        self.problem(ui);
        let is_taken = self.taken.is_some();
        let is_open = self.passphrase.as_ref().is_none_or(NewPassphrase::is_typed);
        let can_save = is_free && is_open && !self.path.trim().is_empty();
        let foot = Foot::leave(if is_free { tr!("Cancel") } else { tr!("Stop") });
        let name = self.main_name();
        let replace = if self.several().is_some() { tr!("Replace them") } else { tr!("Replace the file") };
        let foot = if is_taken {
            foot.danger(Button::new(replace).enabled(can_save))
        } else {
            foot.main(Button::new(&name).enabled(can_save))
        };
        let pressed = foot.show_with(ui, |ui| {
            if !is_free {
                ui.spinner();
                ui.label(text(tr!("Writing…"), FontStyle::Body, tokens.text2));
            }
        });
        if pressed == Some(Pressed::Main) {
            self.save(ui.ctx(), is_taken);
        }
        pressed == Some(Pressed::Leave)
    }

    /// Says what the main button does: `Export as CSV`.
    fn main_name(&self) -> String {
        if matches!(self.subject().map(|subject| &subject.content), Some(ExportContent::Backup)) {
            return tr!("Save backup").to_owned();
        }
        let content = self.subject().map(|subject| &subject.content);
        if matches!(
            content,
            Some(ExportContent::Document(..) | ExportContent::Documents(_) | ExportContent::Kept(..))
        ) {
            return tr!("Save").to_owned();
        }
        let format = self.format().map_or("", |format| described(format).0);
        tr!("Export as {format}", format)
    }

    fn save(&mut self, ctx: &Context, replace: bool) {
        if let Some(Err(error)) = self.passphrase.as_ref().map(NewPassphrase::agreed) {
            self.refusal = Some(Refusal::new(&error, self.origin.formatter));
            return;
        }
        let path = PathBuf::from(self.path.trim());
        self.begin(ctx, |ctx, order| Job::write(ctx, order, &path, replace));
    }

    fn said(&self, path: &Path) -> String {
        if let Some(count) = self.several() {
            return tr!("{count} {count:PDF|PDFs} saved in {path}", count, path = path.display().to_string());
        }
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        match self.passphrase {
            Some(_) => tr!("Saved encrypted as {name}", name = name.into_owned()),
            None => tr!("Exported to {path}", path = path.display().to_string()),
        }
    }

    /// The fields for the passphrase of an encrypted backup.
    fn secret(&mut self, ui: &mut Ui) {
        let (is_free, is_refused) = (self.job.is_none(), self.is_secret_refused());
        let Some(passphrase) = &mut self.passphrase else { return };
        ui.label(text(tr(WARNING), FontStyle::Body, theme::of(ui).text2));
        ui.add_space(4.0);
        if ui.add_enabled_ui(is_free, |ui| passphrase.show(ui, is_refused)).inner {
            self.refusal = None;
        }
    }

    /// The refusal is about the passphrase, rather than the path.
    fn is_secret_refused(&self) -> bool {
        self.refusal.is_some() && self.passphrase.as_ref().is_some_and(|one| one.agreed().is_err())
    }

    /// A description of the subject, such as its range and filter.
    fn about(&self, ui: &mut Ui) {
        let about = self.subject().map(|subject| subject.about.as_str()).unwrap_or_default();
        if about.is_empty() {
            return;
        }
        ui.label(text(about, FontStyle::Body, theme::of(ui).text2));
        ui.add_space(4.0);
    }

    /// The choice of subject and format.
    fn choices(&mut self, ui: &mut Ui) {
        let name = self.subject().map(|subject| subject.name.clone()).unwrap_or_default();
        let chosen = form_row(ui, tr!("What"), NAMED_SHORT, |ui| {
            Dropdown::new(tr!("What"), &name).width(NAMES).show(ui, |ui| {
                let mut chosen = None;
                for (at, subject) in self.subjects.iter().enumerate() {
                    if choice_entry(ui, &subject.name, "", at == self.chosen) {
                        chosen = Some(at);
                    }
                }
                chosen
            })
        });
        if let Some(chosen) = chosen {
            self.chosen = chosen;
            self.propose();
        }
        ui.horizontal(|ui| {
            ui.add_space(ANSWERS);
            ui.vertical(|ui| self.about(ui));
        });
        let formats = self.subject().map(ExportSubject::formats).unwrap_or_default();
        let Some(format) = self.format() else { return };
        let names: Vec<(OutFormat, &str)> = formats.iter().map(|one| (*one, described(*one).0)).collect();
        let picked = form_row(ui, tr!("Format"), NAMED_SHORT, |ui| {
            let picked = segment(ui, tr!("format"), &names, format);
            let words = text(tr(described(format).1), FontStyle::Small, theme::of(ui).text2);
            ui.add(Label::new(words).truncate());
            picked
        });
        if let Some(picked) = picked.filter(|picked| *picked != format) {
            self.wanted = Some(picked);
            self.propose();
        }
        if matches!(
            self.subject().map(|subject| &subject.content),
            Some(ExportContent::Export(Export::Chart(_)))
        ) {
            self.sizes(ui);
        }
    }

    /// The size of a chart: one of the usual ones, or any that is typed.
    fn sizes(&mut self, ui: &mut Ui) {
        let is_refused = self.is_size_refused();
        let chosen = form_row(ui, tr!("Size"), NAMED_SHORT, |ui| {
            let response = field(ui, tr!("Width and height in pixels"), &mut self.size, SIZE, is_refused);
            self.refusal = self.refusal.take().filter(|_| !response.changed());
            Dropdown::new(tr!("Usual sizes"), tr!("Usual sizes")).show(ui, |ui| {
                let names = PictureSize::USUAL.map(PictureSize::name);
                names.into_iter().find(|name| choice_entry(ui, name, "", *name == self.size))
            })
        });
        if let Some(chosen) = chosen {
            self.size = chosen;
            self.refusal = None;
        }
    }

    /// The refusal is about the size, rather than the path.
    fn is_size_refused(&self) -> bool {
        self.refusal.is_some() && PictureSize::parse(&self.size).is_none()
    }

    fn place(&mut self, ui: &mut Ui) {
        let is_free = self.job.is_none();
        let is_refused = self.taken.is_some()
            || self.refusal.is_some() && !self.is_secret_refused() && !self.is_size_refused();
        let mut is_chosen = false;
        let named = if self.passphrase.is_some() { NAMED } else { NAMED_SHORT };
        let (name, what) = if self.several().is_some() {
            (tr!("Folder"), tr!("Folder to write to"))
        } else {
            (tr!("File"), tr!("File to write"))
        };
        let response = form_row(ui, name, named, |ui| {
            let choose = Button::new(tr!("Choose…")).enabled(is_free);
            let width = ui.available_width() - choose.width(ui) - 8.0;
            let response = field(ui, what, &mut self.path, width, is_refused);
            is_chosen = choose.show(ui).clicked();
            response
        });
        if !self.has_focus {
            response.request_focus();
            self.has_focus = true;
        }
        if response.changed() {
            self.follow_extension(ui.ctx());
            self.taken = None;
            self.refusal = None;
        }
        if is_chosen {
            let path = PathBuf::from(self.path.trim());
            self.begin(ui.ctx(), |ctx, order| Job::choose(ctx, order, path));
        }
    }

    /// Chooses the format whose extension was typed.
    fn follow_extension(&mut self, ctx: &Context) {
        let formats = self.subject().map(ExportSubject::formats).unwrap_or_default();
        if let Some(format) = format_of(Path::new(self.path.trim()), formats) {
            self.wanted = Some(format);
            // The choice of the format was drawn already.
            ctx.request_repaint();
        }
    }

    fn problem(&self, ui: &mut Ui) {
        if let Some(refusal) = &self.refusal {
            refused(ui, refusal);
        } else if self.taken.is_some() && self.several().is_some() {
            let words = tr!("Some of these files are there already. Replace them, or choose another folder.");
            ui.label(text(words, FontStyle::Body, theme::of(ui).negative));
        } else if let Some(taken) = &self.taken {
            let name = Path::new(taken).file_name().unwrap_or_default().to_string_lossy().into_owned();
            let words = tr!("There is a file {name} already. Replace it, or write another name.", name);
            ui.label(text(words, FontStyle::Body, theme::of(ui).negative));
        }
    }

    fn begin(&mut self, ctx: &Context, start: impl FnOnce(&Context, Order) -> Result<Job>) {
        let Some(subject) = self.subject() else { return };
        let mut content = subject.content.clone();
        if let ExportContent::Export(Export::Chart(chart)) = &mut content {
            let Some(size) = PictureSize::parse(&self.size) else {
                let error =
                    Error::Invalid { what: domain::text!("Size"), problem: Text::new(PictureSize::WANTED) };
                self.refusal = Some(Refusal::new(&error, self.origin.formatter));
                return;
            };
            chart.size = size;
        }
        let order = Order {
            origin: self.origin.clone(),
            content,
            formats: subject.formats(),
            format: self.format(),
            extension: self.extension(),
            passphrase: self.passphrase.as_ref().and_then(|one| one.agreed().ok()),
        };
        self.refusal = None;
        match start(ctx, order) {
            Ok(job) => self.job = Some(job),
            Err(error) => self.refusal = Some(Refusal::new(&error, self.origin.formatter)),
        }
    }
}

/// The name of a format, and what it is for.
const fn described(format: OutFormat) -> (&'static str, &'static str) {
    match format {
        OutFormat::Csv => ("CSV", label!("Plain text for any spreadsheet")),
        OutFormat::Xlsx => ("XLSX", label!("A spreadsheet with numbers and dates")),
        OutFormat::Pdf => ("PDF", label!("Pages to print")),
        OutFormat::Png => ("PNG", label!("A picture")),
        OutFormat::Svg => ("SVG", label!("A picture, sharp at any size")),
        OutFormat::Json => ("JSON", label!("To be imported again, into any shop")),
    }
}

/// Width of the labels of an encrypted backup's form, in points.
const NAMED: f32 = 164.0;

const WARNING: &str = label!(
    "Nobody can open this backup without its passphrase, and neither can we: if it is forgotten, what is in the \
     backup is lost. Keep it somewhere else than the backup."
);

/// The passphrase of a new encrypted backup, typed twice since it is not shown.
#[derive(Default)]
struct NewPassphrase {
    first: String,
    again: String,
}

impl NewPassphrase {
    /// Both fields have text.
    const fn is_typed(&self) -> bool {
        !self.first.is_empty() && !self.again.is_empty()
    }

    /// The passphrase; refused if the fields differ or it is too weak.
    fn agreed(&self) -> Result<String> {
        agreed_passphrase(&self.first, &self.again)
    }

    /// Draws the fields; in red if `refused`. True when one was changed.
    fn show(&mut self, ui: &mut Ui, refused: bool) -> bool {
        let mut is_changed = false;
        for (name, content) in
            [(tr!("Passphrase"), &mut self.first), (tr!("Repeat the passphrase"), &mut self.again)]
        {
            form_row(ui, name, NAMED, |ui| {
                is_changed |= secret_field(ui, name, content, ui.available_width(), refused).changed();
            });
        }
        is_changed
    }
}

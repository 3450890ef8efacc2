//! The panel that asks where to.

use std::path::{Path, PathBuf};

use egui::{Align, Context, Key, Label, Layout, Ui};

use crate::system;
use crate::ui::preferences::refused;
use crate::ui::theme::{self, Type, text};
use crate::ui::widgets::{Button, Kind, dialog, field, foot_row};

use super::write::Done;
use super::{Content, Job, Refusal};

const WIDTH: f32 = 480.0;

/// Where to, as it is being said.
pub(super) struct Panel {
    content: Content,
    path: String,
    /// The path that is taken, and whose file may be replaced when it is asked for again.
    taken: Option<String>,
    refusal: Option<Refusal>,
    job: Option<Job>,
    has_focus: bool,
}

/// How it ended.
pub(super) enum Asked {
    Cancelled,
    Written(PathBuf),
}

impl Panel {
    /// Proposes a file of this name among the person's documents.
    pub(super) fn new(name: &str, content: Content) -> Self {
        let file = format!("{name}.{}", content.extension());
        let path = system::documents_folder().join(file).display().to_string();
        Self { content, path, taken: None, refusal: None, job: None, has_focus: false }
    }

    /// Draws it; answers when it is over.
    pub(super) fn show(&mut self, ctx: &Context) -> Option<Asked> {
        if let Some(done) = self.job.as_ref().and_then(Job::poll) {
            self.job = None;
            match done {
                Done::Nothing => {}
                Done::Exists(path) => self.taken = Some(path.display().to_string()),
                Done::Written(path) => return Some(Asked::Written(path)),
                Done::Refused(refusal) => self.refusal = Some(refusal),
            }
        }
        let (heading, sentence) = words(&self.content);
        let shown = dialog(ctx, "export", heading, WIDTH, |ui| self.body(ui, &sentence));
        (self.job.is_none() && shown.either()).then_some(Asked::Cancelled)
    }

    /// True when it is cancelled.
    fn body(&mut self, ui: &mut Ui, sentence: &str) -> bool {
        let tokens = theme::of(ui);
        ui.add(Label::new(text(sentence, Type::Body, tokens.text2)).wrap().selectable(false));
        let is_taken = self.taken.is_some();
        let is_refused = is_taken || self.refusal.is_some();
        let width = ui.available_width();
        let response = field(ui, "Where to", &mut self.path, width, is_refused);
        if !self.has_focus {
            response.request_focus();
            self.has_focus = true;
        }
        if response.changed() {
            self.taken = None;
            self.refusal = None;
        }
        let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        self.problem(ui);
        ui.add_space(8.0);
        let is_free = self.job.is_none();
        let can_save = is_free && !self.path.trim().is_empty();
        let mut is_cancelled = false;
        let mut is_wanted = is_entered && can_save && !is_taken;
        foot_row(ui, |ui| {
            let (name, kind) = if is_taken { ("Replace", Kind::Danger) } else { ("Save", Kind::Primary) };
            is_wanted |= Button::new(name).kind(kind).enabled(can_save).show(ui).clicked();
            is_cancelled = Button::new("Cancel").enabled(is_free).show(ui).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if Button::new("Choose a place…").enabled(is_free).show(ui).clicked() {
                    let path = PathBuf::from(self.path.trim());
                    self.begin(Job::choose(ui.ctx(), self.content.clone(), path));
                }
            });
        });
        if is_wanted {
            let path = PathBuf::from(self.path.trim());
            self.begin(Job::write(ui.ctx(), self.content.clone(), &path, is_taken));
        }
        is_cancelled
    }

    fn problem(&self, ui: &mut Ui) {
        let tokens = theme::of(ui);
        if let Some(refusal) = &self.refusal {
            refused(ui, refusal);
        } else if let Some(taken) = &self.taken {
            let name = Path::new(taken).file_name().unwrap_or_default().to_string_lossy().into_owned();
            let words = format!("There is a file {name} already. Replace it, or write another name.");
            ui.add(Label::new(text(words, Type::Body, tokens.negative)).wrap().selectable(false));
        }
    }

    fn begin(&mut self, job: crate::domain::Result<Job>) {
        self.refusal = None;
        match job {
            Ok(job) => self.job = Some(job),
            Err(error) => self.refusal = Some(Refusal::from(&error)),
        }
    }
}

fn words(content: &Content) -> (&'static str, String) {
    match content {
        Content::Sheet(sheet) => {
            let rows = i64::try_from(sheet.rows.len()).unwrap_or(i64::MAX);
            let rows = crate::ui::format::counted(rows, "row", "rows");
            ("Export as CSV", format!("What is shown, {rows} with the total, for a spreadsheet."))
        }
        Content::Picture(image) => {
            let [width, height] = image.size;
            ("Export the chart as PNG", format!("The chart as it stands, {width} × {height} pixels."))
        }
    }
}

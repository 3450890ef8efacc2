//! The import dialog: choosing files, choosing columns where they are not known, the preview of what the
//! import would do, and the import.

mod column_rows;
mod columns;
mod lines;
mod listing;
mod meaning;
mod outcome;
mod presets;
mod preview;
mod questions;

use std::path::PathBuf;

use egui::{Context, Rect, Sense, Ui, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use domain::advice::Advice;
use domain::label;
use domain::rate::preset::Preset;
use domain::shop::settings::Shop;
use domain::task::{Progress, Task};
use engine::{ImportOptions, ImportReport};
use transfer::Format;

use super::form::refused;
use crate::format::{Amounts, writer};
use crate::model::{FileColumns, ImportRequest, Imported, PresetChoice, Refusal};
use crate::theme::{self, FontStyle};
use crate::translate::tr;
use crate::widgets::{Button, Foot, Pressed, dialog, drop_area, field, form_heading};

use lines::Lines;
use presets::Picker;

/// The progress of finding out which column holds which field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Stage {
    #[default]
    Unasked,
    Asked,
    /// The user chooses the columns.
    Mapping,
    /// The user chooses a preset instead of files.
    Presets,
    Ready,
}

/// Arguments for drawing the columns.
#[derive(Debug, Default)]
struct ShownColumns {
    /// The first column of amounts that is asked about gets the keyboard.
    is_asked: bool,
    /// They changed since the rehearsal under way began.
    is_stale: bool,
    /// The height of what stands below them, in points.
    below: f32,
}

#[derive(Debug, Default)]
pub(crate) struct Importing {
    typed: String,
    /// The name of another shop, as typed.
    shop_name: String,
    wanted: ImportRequest,
    /// The columns of the file; `None` if they were not read, or the format needs no choice of columns.
    columns: Option<FileColumns>,
    stage: Stage,
    /// The choice of a preset, once it was opened.
    picker: Option<Picker>,
    seen: Option<Imported>,
    refusal: Option<Refusal>,
    lines: Lines,
    shown: ShownColumns,
    /// True if the meanings of the columns were remembered from an earlier file.
    is_as_last_time: bool,
    has_focus: bool,
    /// The sentence that names the file of refused rows, or the reason why it could not be written.
    saved: Option<Result<String, Refusal>>,
}

impl Importing {
    pub(crate) fn of(paths: Vec<PathBuf>) -> Self {
        Self { wanted: ImportRequest { paths, ..ImportRequest::default() }, ..Self::default() }
    }

    pub(crate) fn of_preset() -> Self {
        Self { stage: Stage::Presets, ..Self::default() }
    }

    /// Chooses the preset of a country; false if there is none.
    pub(crate) fn choose_country(&mut self, code: &str) -> bool {
        let has_preset = Preset::named(code).is_some();
        if has_preset {
            self.choose_preset(PresetChoice::Named(code.to_owned()));
        }
        has_preset
    }

    fn choose_preset(&mut self, choice: PresetChoice) {
        let only_standard = self.wanted.only_standard;
        self.wanted = ImportRequest { only_standard, ..ImportRequest::of_preset(choice) };
        self.stage = Stage::Ready;
        self.refusal = None;
    }

    /// Takes other files. Answers about the columns of the previous ones are dropped.
    fn choose(&mut self, paths: Vec<PathBuf>) {
        let ImportOptions { date_order, policy, .. } = self.wanted.options;
        let options = ImportOptions { date_order, policy, ..ImportOptions::default() };
        let makes_classes = self.wanted.makes_classes;
        let wanted = ImportRequest { paths, makes_classes, options, ..ImportRequest::default() };
        let typed = std::mem::take(&mut self.typed);
        *self = Self { typed, wanted, has_focus: self.has_focus, ..Self::default() };
    }

    /// A single file whose columns have to be read before the rehearsal; returned once.
    pub(crate) fn unknown_file(&mut self) -> Option<PathBuf> {
        let [path] = self.wanted.paths.as_slice() else { return None };
        if self.stage != Stage::Unasked {
            return None;
        }
        self.stage = Stage::Asked;
        Some(path.clone())
    }

    /// Takes in the columns of the file, with what was said of the last with its headings. False while the user has to
    /// choose columns.
    pub(crate) fn columns_came(&mut self, found: Option<FileColumns>) -> bool {
        self.stage = Stage::Ready;
        let Some(mut found) = found else { return true };
        if let Some(said) = found.said.take() {
            said.say(&mut self.wanted.options);
            self.is_as_last_time = true;
        }
        self.wanted.options.headings.clone_from(&found.table.headings);
        let is_unsaid = found.format.is_none() && self.wanted.options.columns.is_empty();
        if is_unsaid {
            self.stage = Stage::Mapping;
        }
        self.wanted.options.format = found.format.or(self.wanted.options.format).or(Some(Format::OrderCsv));
        self.columns = Some(found);
        !is_unsaid
    }

    /// Takes in the result of the rehearsal.
    pub(crate) fn seen(&mut self, imported: Imported) {
        self.lines.renew(&imported.report, self.wanted.preset.is_some());
        self.seen = Some(imported);
        self.refusal = None;
        self.saved = None;
    }

    /// Takes in the outcome of writing the refused rows.
    pub(crate) fn saved(&mut self, answer: Result<String, Refusal>) {
        self.saved = Some(answer);
    }

    pub(crate) fn report(&self) -> Option<&ImportReport> {
        self.seen.as_ref().map(|seen| &seen.report)
    }

    /// Takes in the refusal of the rehearsal or import.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        // The user cancelled it and needs no message.
        self.refusal = Some(refusal).filter(|refusal| refusal.code != "tillbook_cancelled");
        self.seen = None;
        if self.wanted.preset.is_some() {
            self.stage = Stage::Presets;
        }
        // If a column is missing, the columns are asked for.
        let is_unsaid = self.columns.as_ref().is_some_and(|found| !columns::is_enough(found, &self.wanted));
        let is_open = self.refusal.as_ref().is_some_and(|one| one.code == Advice::LeaveOut.code());
        if (is_unsaid || is_open && self.columns.is_some()) && self.refusal.is_some() {
            self.shown.is_asked |= is_open && self.stage != Stage::Mapping;
            self.stage = Stage::Mapping;
        }
    }

    pub(crate) fn wanted(&self) -> ImportRequest {
        self.wanted.clone()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ImportAction {
    Close,
    /// Opens the desktop's dialog for files.
    Choose,
    /// Runs the import and rolls it back.
    Rehearse,
    Import,
    /// Writes the refused rows to a file beside the imported one.
    SaveRefused,
    /// Cancels what is running.
    Stop,
}

/// The main button before the preview.
const SHOW_PREVIEW: &str = label!("Show a preview");

const WIDTH: f32 = 640.0;
/// Width of the preview, in points, which has a table.
const PREVIEW: f32 = 1016.0;

pub(crate) fn importing_ui(
    ctx: &Context,
    state: &mut Importing,
    (shop, amounts): (&Shop, Amounts),
    running: Option<&Task>,
) -> Option<ImportAction> {
    let is_preset = state.stage == Stage::Presets || state.wanted.preset.is_some();
    let heading = if is_preset {
        tr!("Add tax rates to {shop}", shop = &shop.name)
    } else {
        tr!("Import into {shop}", shop = &shop.name)
    };
    let is_told = !matches!(state.stage, Stage::Asked | Stage::Mapping | Stage::Presets);
    let is_preview = is_told && running.is_none() && state.seen.is_some();
    let is_mapping = state.stage == Stage::Mapping && state.columns.is_some();
    let width = if is_preview || is_mapping { PREVIEW } else { WIDTH };
    let shown = dialog(ctx, "import", &heading, width, |ui| match (running, state.seen.take()) {
        (running, seen) if is_mapping => {
            state.seen = seen;
            columns::mapping(ui, state, amounts, running)
        }
        (Some(running), seen) => {
            state.seen = seen;
            under_way(ui, running.progress())
        }
        (None, seen) if state.stage == Stage::Asked => {
            state.seen = seen;
            under_way(ui, Progress::default()).map(|_stop| ImportAction::Close)
        }
        (None, _) if state.stage == Stage::Presets => presets::presets(ui, state, shop),
        (None, Some(seen)) => {
            let asked = preview::preview(ui, state, &seen.report, amounts);
            // The report is dropped, since it is not about the new files or answers.
            if asked != Some(ImportAction::Rehearse) {
                state.seen = Some(seen);
            }
            asked
        }
        (None, None) => files(ui, state),
    });
    match shown.inner {
        None if shown.is_over && running.is_some() => Some(ImportAction::Stop),
        None if shown.is_over => Some(ImportAction::Close),
        asked => asked,
    }
}

fn files(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let words = tr!(
        "Orders, sales lines, purchases, products or tax rates as CSV or XLSX; orders, refunds, customers, products, \
         taxes or the books of a shop as JSON; also packed with gzip. You see what they would do before anything is changed."
    );
    ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
    ui.add_space(4.0);
    let mut asked = None;
    if drop_area(ui, tr!("Drop files here"), tr!("Or choose them on this computer."), tr!("Choose files")) {
        asked = Some(ImportAction::Choose);
    }
    ui.add_space(8.0);
    form_heading(ui, tr!("Or enter a path"));
    let width = ui.available_width();
    let path = field(ui, tr!("Path of a file to import"), &mut state.typed, width, false);
    if path.changed() {
        state.refusal = None;
    }
    if !state.has_focus {
        path.request_focus();
        state.has_focus = true;
    }
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
        if !state.wanted.paths.is_empty() {
            let mut changed = questions::dates(ui, state);
            changed |= questions::choices(ui, state);
            changed |= questions::policies(ui, state);
            asked = changed.then_some(ImportAction::Rehearse).or(asked);
            if state.columns.is_some() && Button::new(tr(preview::CHANGE_COLUMNS)).show(ui).clicked() {
                state.stage = Stage::Mapping;
            }
        }
    }
    let look = Button::new(tr(SHOW_PREVIEW)).enabled(!state.typed.trim().is_empty());
    match Foot::cancel().main(look).show(ui) {
        Some(Pressed::Main) => {
            state.choose(vec![PathBuf::from(state.typed.trim())]);
            Some(ImportAction::Rehearse)
        }
        Some(Pressed::Leave) => Some(ImportAction::Close),
        None => asked,
    }
}

/// The progress of a running import, from 0 to 1, with a button to cancel it.
fn under_way(ui: &mut Ui, Progress { stage, done, total }: Progress) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    let thousandths = done.saturating_mul(1_000).checked_div(total.unwrap_or_default());
    let thousandths = thousandths.and_then(|part| u16::try_from(part.min(1_000)).ok());
    let part = thousandths.map(|part| f32::from(part) / 1_000.0);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        theme::icon(ui, ICON_UPLOAD, 18.0, tokens.accent);
        ui.label(theme::text(tr(stage.words()), FontStyle::Body, tokens.text));
        if let Some(part) = part {
            ui.label(theme::text(writer().whole_percent(part), FontStyle::Body, tokens.text2));
        }
    });
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    ui.painter().rect_filled(bar, 2, tokens.hover);
    let done = Rect::from_min_size(bar.min, vec2(bar.width() * part.unwrap_or(0.06), bar.height()));
    ui.painter().rect_filled(done, 2, tokens.accent);
    Foot::leave(tr!("Stop")).show(ui).map(|_| ImportAction::Stop)
}

//! The import: which files, what their columns hold where that is not clear, what they would do to the
//! shop, and then that.

mod answers;
mod cards;
mod columns;
mod lines;
mod listing;
mod preview;
mod things;

use std::path::PathBuf;

use egui::{Context, Key, Label, Rect, Sense, Ui, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::domain::settings::Shop;
use crate::engine::ImportReport;
use crate::transfer::Format;

use super::preferences::refused;
use crate::ui::format::Amounts;
use crate::ui::model::{FileColumns, ImportRequest, Imported, Refusal, RememberedColumns, Running};
use crate::ui::theme::{self, Type};
use crate::ui::widgets::{Button, dialog, drop_area, field, foot_row};

use lines::Lines;

/// How far it is known what the columns of a file hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Stage {
    #[default]
    Unasked,
    Asked,
    /// The person says it.
    Mapping,
    Ready,
}

/// What the dialog keeps between frames.
#[derive(Debug, Default)]
pub(crate) struct Importing {
    typed: String,
    /// The name of another shop, while it is typed.
    shop_name: String,
    wanted: ImportRequest,
    /// The columns of the file, once asked; none where there is nothing to say about them.
    columns: Option<FileColumns>,
    stage: Stage,
    /// What the files would do.
    seen: Option<Imported>,
    refusal: Option<Refusal>,
    /// What is read of that.
    lines: Lines,
    has_focus: bool,
    /// Where the refused rows were saved, or why not.
    saved: Option<Result<String, Refusal>>,
}

impl Importing {
    /// With these files.
    pub(crate) fn of(paths: Vec<PathBuf>) -> Self {
        Self { wanted: ImportRequest { paths, ..ImportRequest::default() }, ..Self::default() }
    }

    /// Other files; what was said of the columns of those before is not about these.
    fn choose(&mut self, paths: Vec<PathBuf>) {
        let ImportRequest { makes_classes, date_order, policy, .. } = self.wanted;
        let wanted = ImportRequest { paths, makes_classes, date_order, policy, ..ImportRequest::default() };
        let typed = std::mem::take(&mut self.typed);
        *self = Self { typed, wanted, has_focus: self.has_focus, ..Self::default() };
    }

    /// The file whose columns are to be looked at before anything else.
    pub(crate) fn unknown_file(&mut self) -> Option<PathBuf> {
        let [path] = self.wanted.paths.as_slice() else { return None };
        if self.stage != Stage::Unasked {
            return None;
        }
        self.stage = Stage::Asked;
        Some(path.clone())
    }

    /// The columns of the file are known, and what was said of such columns before. Answers with what is to
    /// be tried; nothing while it is still to be said what they hold.
    pub(crate) fn columns_came(
        &mut self,
        found: Option<FileColumns>,
        known: &[RememberedColumns],
    ) -> Option<ImportRequest> {
        self.stage = Stage::Ready;
        let Some(found) = found else { return Some(self.wanted()) };
        if let Some(known) = known.iter().find(|known| known.is_of(&found)) {
            self.wanted.columns = known.said();
        }
        let is_unsaid = found.format.is_none() && self.wanted.columns.is_empty();
        if is_unsaid {
            self.stage = Stage::Mapping;
        }
        self.wanted.format = found.format.or(Some(Format::OrderCsv));
        self.columns = Some(found);
        (!is_unsaid).then(|| self.wanted())
    }

    /// What was said of the columns, for the next file that has them.
    pub(crate) fn to_remember(&self) -> Option<RememberedColumns> {
        let columns = self.columns.as_ref().filter(|_| !self.wanted.columns.is_empty())?;
        Some(RememberedColumns::of(columns, &self.wanted.columns))
    }

    /// The files were worked through.
    pub(crate) fn seen(&mut self, imported: Imported) {
        self.lines.renew(&imported.report);
        self.seen = Some(imported);
        self.refusal = None;
        self.saved = None;
    }

    /// The refused rows were saved, or not.
    pub(crate) fn saved(&mut self, answer: Result<String, Refusal>) {
        self.saved = Some(answer);
    }

    /// What the files would do, as far as that is known.
    pub(crate) fn report(&self) -> Option<&ImportReport> {
        self.seen.as_ref().map(|seen| &seen.report)
    }

    /// They were not taken.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        // Stopping it is no news to who stopped it.
        self.refusal = Some(refusal).filter(|refusal| refusal.code != "tillbook_cancelled");
        self.seen = None;
        // Which column is missing is said where it can be named.
        let is_unsaid = self.columns.as_ref().is_some_and(|found| !columns::is_enough(found, &self.wanted));
        if is_unsaid && self.refusal.is_some() {
            self.stage = Stage::Mapping;
        }
    }

    /// What is wanted now.
    pub(crate) fn wanted(&self) -> ImportRequest {
        self.wanted.clone()
    }
}

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ImportAction {
    Over,
    /// The desktop's dialog for files.
    Choose,
    /// Work them through and undo it.
    Rehearse(ImportRequest),
    Import(ImportRequest),
    /// Save the refused rows beside their file.
    SaveRefused,
    /// Stop what is under way.
    Stop,
}

const WIDTH: f32 = 640.0;
/// Of the preview, which is a table.
const PREVIEW: f32 = 1016.0;

/// Draws the dialog.
pub(crate) fn importing_ui(
    ctx: &Context,
    state: &mut Importing,
    shop: &Shop,
    running: Option<&Running>,
) -> Option<ImportAction> {
    let heading = format!("Import into {}", shop.name);
    let is_told = !matches!(state.stage, Stage::Asked | Stage::Mapping);
    let is_preview = is_told && running.is_none() && state.seen.is_some();
    let width = if is_preview { PREVIEW } else { WIDTH };
    let shown = dialog(ctx, "import", &heading, width, |ui| match (running, state.seen.take()) {
        (Some(running), seen) => {
            state.seen = seen;
            under_way(ui, running.progress())
        }
        (None, seen) if state.stage == Stage::Asked => {
            state.seen = seen;
            under_way(ui, ("Reading", None)).map(|_stop| ImportAction::Over)
        }
        (None, seen) if state.stage == Stage::Mapping => {
            state.seen = seen;
            columns::mapping(ui, state)
        }
        (None, Some(seen)) => {
            let asked = preview::preview(ui, state, &seen.report, Amounts::new(shop.currency));
            // What other files or another way would do is not known yet.
            if !matches!(asked, Some(ImportAction::Rehearse(_))) {
                state.seen = Some(seen);
            }
            asked
        }
        (None, None) => files(ui, state),
    });
    match shown.inner {
        None if shown.is_over && running.is_some() => Some(ImportAction::Stop),
        None if shown.is_over => Some(ImportAction::Over),
        asked => asked,
    }
}

/// Which files.
fn files(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    let words = "Orders, sales lines or tax rates as CSV; orders, refunds, customers, products, taxes or the \
                 books of a shop as JSON; also packed with gzip. \
                 You see what they would do before anything is changed.";
    ui.add(Label::new(theme::text(words, Type::Body, tokens.text2)).wrap());
    ui.add_space(4.0);
    let mut asked = None;
    if drop_area(ui, "Drop files here", "Or choose them on this computer.", "Choose files") {
        asked = Some(ImportAction::Choose);
    }
    ui.add_space(8.0);
    ui.add(Label::new(theme::text("Or write where the file is", Type::Head, tokens.text2)));
    ui.horizontal(|ui| {
        let look = Button::new("Look").enabled(!state.typed.trim().is_empty());
        let width = ui.available_width() - look.width(ui) - 8.0;
        let path = field(ui, "Path of a file to import", &mut state.typed, width, false);
        if path.changed() {
            state.refusal = None;
        }
        let is_entered = path.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !state.has_focus {
            path.request_focus();
            state.has_focus = true;
        }
        let is_clicked = look.show(ui).clicked();
        let is_typed = !state.typed.trim().is_empty();
        if is_typed && (is_entered || is_clicked) {
            state.choose(vec![PathBuf::from(state.typed.trim())]);
            asked = Some(ImportAction::Rehearse(state.wanted()));
        }
    });
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
        if !state.wanted.paths.is_empty() {
            asked = preview::dates(ui, state).or(asked);
            asked = answers::choices(ui, state).or(asked);
            asked = preview::policies(ui, state).or(asked);
            if state.columns.is_some() && Button::new(preview::CHANGE_COLUMNS).show(ui).clicked() {
                state.stage = Stage::Mapping;
            }
        }
    }
    asked
}

/// How far it is.
fn under_way(ui: &mut Ui, (words, part): (&str, Option<f32>)) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.add(Label::new(theme::icon(ICON_UPLOAD, 18.0, tokens.accent)).selectable(false));
        ui.add(Label::new(theme::text(words, Type::Body, tokens.text)).selectable(false));
        if let Some(part) = part {
            let percent = format!("{:.0}\u{a0}%", part * 100.0);
            ui.add(Label::new(theme::text(percent, Type::Body, tokens.text2)).selectable(false));
        }
    });
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    ui.painter().rect_filled(bar, 2, tokens.hover);
    let done = Rect::from_min_size(bar.min, vec2(bar.width() * part.unwrap_or(0.06), bar.height()));
    ui.painter().rect_filled(done, 2, tokens.accent);
    ui.add_space(12.0);
    let mut asked = None;
    foot_row(ui, |ui| {
        if Button::new("Cancel").show(ui).clicked() {
            asked = Some(ImportAction::Stop);
        }
    });
    asked
}

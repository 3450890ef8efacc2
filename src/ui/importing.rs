//! The import: which files, what they would do to the shop, and then that.

use std::path::PathBuf;

use egui::{Context, Key, Label, Layout, Rect, ScrollArea, Sense, Shape, Stroke, Ui, UiBuilder, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::engine::{ImportReport, Policy};
use crate::transfer::sales_lines::DateOrder;

use super::desk::{Imported, Running, Wanted};
use super::format;
use super::model::Refusal;
use super::preferences::refused;
use super::theme::{self, Type, height, stroke};
use super::widgets::{Button, Kind, Side, dialog, elided, field, foot_row, hairline, segment, tick};

/// What the dialog keeps between frames.
#[derive(Debug, Default)]
pub(crate) struct Importing {
    typed: String,
    wanted: Wanted,
    /// What the files would do.
    seen: Option<Imported>,
    refusal: Option<Refusal>,
    has_focus: bool,
    /// Where the refused rows were saved, or why not.
    saved: Option<Result<String, Refusal>>,
}

impl Importing {
    /// With these files.
    pub(crate) fn of(paths: Vec<PathBuf>) -> Self {
        Self { wanted: Wanted { paths, ..Wanted::default() }, ..Self::default() }
    }

    /// The files were worked through.
    pub(crate) fn seen(&mut self, imported: Imported) {
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
    }

    /// What is wanted now.
    pub(crate) fn wanted(&self) -> Wanted {
        self.wanted.clone()
    }
}

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Asked {
    Over,
    /// The desktop's dialog for files.
    Choose,
    /// Work them through and undo it.
    Rehearse(Wanted),
    Import(Wanted),
    /// Save the refused rows beside their file.
    SaveRefused,
    /// Stop what is under way.
    Stop,
}

const WIDTH: f32 = 640.0;

/// Draws the dialog.
pub(crate) fn importing_ui(
    ctx: &Context,
    state: &mut Importing,
    shop: &str,
    running: Option<&Running>,
) -> Option<Asked> {
    let heading = format!("Import into {shop}");
    let shown = dialog(ctx, "import", &heading, WIDTH, |ui| match (running, state.seen.take()) {
        (Some(running), seen) => {
            state.seen = seen;
            under_way(ui, running)
        }
        (None, Some(seen)) => {
            let asked = preview(ui, state, &seen);
            // What other files or another way would do is not known yet.
            if !matches!(asked, Some(Asked::Rehearse(_))) {
                state.seen = Some(seen);
            }
            asked
        }
        (None, None) => files(ui, state),
    });
    match shown.inner {
        None if shown.is_over && running.is_some() => Some(Asked::Stop),
        None if shown.is_over => Some(Asked::Over),
        asked => asked,
    }
}

/// Which files.
fn files(ui: &mut Ui, state: &mut Importing) -> Option<Asked> {
    let tokens = theme::of(ui);
    let words = "Orders, sales lines or tax rates as CSV; orders, refunds, customers, products, taxes or the \
                 books of a shop as JSON; also packed with gzip. \
                 You see what they would do before anything is changed.";
    ui.add(Label::new(theme::text(words, Type::Body, tokens.text2)).wrap());
    ui.add_space(4.0);
    let mut asked = None;
    if drop_area(ui, "Drop files here", "Or have the desktop ask for them.", "Choose files") {
        asked = Some(Asked::Choose);
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
            state.wanted.paths = vec![PathBuf::from(state.typed.trim())];
            asked = Some(Asked::Rehearse(state.wanted()));
        }
    });
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
        if !state.wanted.paths.is_empty() {
            asked = dates(ui, state).or(asked);
            asked = policies(ui, state).or(asked);
        }
    }
    asked
}

/// A place to drop files at, with a button for the same.
pub(crate) fn drop_area(ui: &mut Ui, heading: &str, words: &str, button: &str) -> bool {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 72.0), Sense::hover());
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let line = Stroke::new(stroke::HAIRLINE, tokens.line_strong);
    ui.painter().extend(Shape::dashed_line(&corners, line, 4.0, 3.0));
    let layout = Layout::right_to_left(egui::Align::Center);
    let mut end = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(vec2(20.0, 0.0))).layout(layout));
    let is_clicked = Button::new(button).show(&mut end).clicked();
    let right = end.min_rect().left() - 8.0;
    let icon = egui::pos2(rect.left() + 30.0, rect.center().y);
    let font = theme::icon_font(20.0);
    ui.painter().text(icon, egui::Align2::CENTER_CENTER, ICON_UPLOAD.codepoint, font, tokens.text2);
    let left = rect.left() + 53.0;
    let row = |top: f32| {
        Rect::from_min_max(egui::pos2(left, rect.top() + top), egui::pos2(right, rect.top() + top + 18.0))
    };
    elided(ui, row(18.0), Side::Left, heading, Type::Strong, tokens.text);
    elided(ui, row(36.0), Side::Left, words, Type::Small, tokens.text2);
    is_clicked
}

/// How far it is.
fn under_way(ui: &mut Ui, running: &Running) -> Option<Asked> {
    let tokens = theme::of(ui);
    let (words, part) = running.progress();
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
            asked = Some(Asked::Stop);
        }
    });
    asked
}

/// What the files would do.
fn preview(ui: &mut Ui, state: &mut Importing, seen: &Imported) -> Option<Asked> {
    let tokens = theme::of(ui);
    let report = &seen.report;
    for (path, format) in state.wanted.paths.iter().zip(&report.formats) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        let words = format!("{name}: {}", format.described());
        ui.add(Label::new(theme::text(words, Type::Strong, tokens.text)).truncate());
    }
    counts(ui, seen);
    let mut asked = None;
    let most = (ui.ctx().content_rect().height() - 420.0).clamp(80.0, 260.0);
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        said(ui, seen);
    });
    ui.add_space(4.0);
    if !report.missing_classes.is_empty() || state.wanted.makes_classes {
        let slugs: Vec<&str> = report.missing_classes.keys().map(|slug| slug.as_str()).collect();
        let words = if slugs.is_empty() {
            "Make the tax classes that are missing".to_owned()
        } else {
            format!("Make the tax classes that are missing: {}", slugs.join(", "))
        };
        if tick(ui, &words, &mut state.wanted.makes_classes).clicked() {
            asked = Some(Asked::Rehearse(state.wanted()));
        }
    }
    if report.formats.iter().any(|format| format.has_free_dates()) {
        asked = dates(ui, state).or(asked);
    }
    asked = policies(ui, state).or(asked);
    match &state.saved {
        Some(Ok(words)) => drop(ui.add(Label::new(theme::text(words, Type::Small, tokens.text2)).wrap())),
        Some(Err(refusal)) => refused(ui, refusal),
        None => {}
    }
    ui.add_space(8.0);
    foot_row(ui, |ui| {
        let can = !report.changed_nothing();
        let go = Button::new("Import").icon(ICON_UPLOAD).kind(Kind::Primary).enabled(can).show(ui);
        if go.clicked() {
            asked = Some(Asked::Import(state.wanted()));
        }
        if Button::new("Cancel").show(ui).clicked() {
            asked = Some(Asked::Over);
        }
        let can_save = state.wanted.paths.len() == 1 && report.refused_count > 0 && state.saved.is_none();
        if can_save && Button::new("Save refused rows").kind(Kind::Quiet).show(ui).clicked() {
            asked = Some(Asked::SaveRefused);
        }
        let words = if can { "Nothing is changed yet." } else { "It would change nothing." };
        ui.add(Label::new(theme::text(words, Type::Small, tokens.text2)).selectable(false));
    });
    asked
}

/// How many of each kind are new, changed, identical, and what else would become of them.
fn counts(ui: &mut Ui, seen: &Imported) {
    let tokens = theme::of(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let all = seen.report.counts.values();
    let (left, removed) = all.fold((0, 0), |(left, removed), counts| {
        (counts.left.saturating_add(left), counts.removed.saturating_add(removed))
    });
    let mut heads = vec!["New", "Changed", "Identical"];
    heads.extend((left > 0).then_some("Left"));
    heads.extend((removed > 0).then_some("Removed"));
    count_row(ui, "", &heads, Type::Head, tokens.text2);
    for (noun, counts) in &seen.report.counts {
        let mut numbers = vec![counts.new, counts.changed, counts.identical];
        numbers.extend((left > 0).then_some(counts.left));
        numbers.extend((removed > 0).then_some(counts.removed));
        let number = |count: &u64| format::count(i64::try_from(*count).unwrap_or(i64::MAX));
        let numbers: Vec<String> = numbers.iter().map(number).collect();
        let parts = numbers.iter().zip(&heads);
        let parts: Vec<String> =
            parts.map(|(number, head)| format!("{number} {}", head.to_lowercase())).collect();
        let cells: Vec<&str> = numbers.iter().map(String::as_str).collect();
        let row = count_row(ui, noun.as_str(), &cells, Type::Body, tokens.text);
        let spoken = format!("{}: {}", noun.as_str(), parts.join(", "));
        row.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Row, true, &spoken));
    }
    ui.add_space(8.0);
}

fn count_row(ui: &mut Ui, name: &str, cells: &[&str], kind: Type, ink: egui::Color32) -> egui::Response {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height::GRID_ROW), Sense::hover());
    if !name.is_empty() {
        hairline(ui, rect, rect.top());
        elided(ui, rect, Side::Left, &format::first_upper(name), kind, ink);
    }
    let mut right = rect.right();
    for cell in cells.iter().rev() {
        let room = Rect::from_min_max(egui::pos2(right - 84.0, rect.top()), egui::pos2(right, rect.bottom()));
        elided(ui, room, Side::Right, cell, kind, ink);
        right -= 88.0;
    }
    response
}

/// The rows that were refused, and what else is to be known.
fn said(ui: &mut Ui, seen: &Imported) {
    let tokens = theme::of(ui);
    let report = &seen.report;
    if report.refused_count > 0 {
        let count = i64::try_from(report.refused_count).unwrap_or(i64::MAX);
        let words = format!("{} refused", format::counted(count, "row", "rows"));
        ui.add(Label::new(theme::text(words, Type::Strong, tokens.negative)));
    }
    for refused in report.refused.iter().take(20) {
        let place = place_word(report, &refused.file);
        let words = format!("{place} {}: {}", refused.refusal.line, refused.refusal.problem);
        ui.add(Label::new(theme::text(words, Type::Small, tokens.text)).wrap());
    }
    for (file, notes) in &report.notes {
        let place = place_word(report, file);
        for note in notes {
            let rows = format::counted(i64::try_from(note.rows).unwrap_or(i64::MAX), "row", "rows");
            let words = format!("{place} {}: {} ({rows})", note.line, note.text);
            ui.add(Label::new(theme::text(words, Type::Small, tokens.text2)).wrap());
        }
    }
    if report.moved_rates > 0 {
        let moved = i64::try_from(report.moved_rates).unwrap_or(i64::MAX);
        let words = format!(
            "{} of those changed only moved, to stand in the order of the file",
            format::count(moved)
        );
        ui.add(Label::new(theme::text(words, Type::Small, tokens.text2)).wrap());
    }
}

/// What the rows of a file are counted by.
fn place_word(report: &ImportReport, file: &str) -> &'static str {
    if report.has_entries(file) { "Entry" } else { "Line" }
}

/// How the files and what the shop has go together.
fn policies(ui: &mut Ui, state: &mut Importing) -> Option<Asked> {
    let tokens = theme::of(ui);
    let choices =
        [(Policy::Add, "Only what is new"), (Policy::Merge, "New and changed"), (Policy::Replace, "Replace")];
    let mut asked = None;
    ui.horizontal(|ui| {
        let words = theme::text("What comes in", Type::Body, tokens.text2);
        ui.add(Label::new(words).selectable(false));
        if let Some(policy) = segment(ui, "What comes in", &choices, state.wanted.policy)
            && policy != state.wanted.policy
        {
            state.wanted.policy = policy;
            asked = Some(Asked::Rehearse(state.wanted()));
        }
    });
    if state.wanted.policy == Policy::Replace {
        let words = "What the shop has of these kinds, and the files do not name, goes.";
        ui.add(Label::new(theme::text(words, Type::Small, tokens.warning)).wrap());
    }
    asked
}

/// Which way round dates such as 1/2/2011 are.
fn dates(ui: &mut Ui, state: &mut Importing) -> Option<Asked> {
    let tokens = theme::of(ui);
    let choices = [
        (None, "As the file suggests"),
        (Some(DateOrder::DayFirst), "Day first"),
        (Some(DateOrder::MonthFirst), "Month first"),
    ];
    let mut asked = None;
    ui.horizontal(|ui| {
        let words = theme::text("Dates such as 1/2/2011", Type::Body, tokens.text2);
        ui.add(Label::new(words).selectable(false));
        if let Some(order) = segment(ui, "Dates", &choices, state.wanted.date_order) {
            state.wanted.date_order = order;
            asked = Some(Asked::Rehearse(state.wanted()));
        }
    });
    asked
}

//! What the files would do: how many of each kind, what was refused and why, and the ways to go on.

use egui::{Color32, Label, Rect, ScrollArea, Sense, Ui, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::engine::{ImportReport, Policy, Refused};
use crate::transfer::sales_lines::DateOrder;
use crate::ui::desk::Imported;
use crate::ui::format;
use crate::ui::preferences::refused;
use crate::ui::theme::{self, Type, height};
use crate::ui::widgets::{Button, Kind, Side, elided, foot_row, hairline, segment, tick};

use super::{Asked, Importing, Stage};

/// What leads to the columns.
pub(super) const CHANGE_COLUMNS: &str = "Change columns";

/// What the files would do.
pub(super) fn preview(ui: &mut Ui, state: &mut Importing, seen: &Imported) -> Option<Asked> {
    let tokens = theme::of(ui);
    let report = &seen.report;
    let mut asked = None;
    for (path, format) in state.wanted.paths.iter().zip(&report.formats) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        let words = format!("{name}: {}", format.described());
        ui.horizontal(|ui| {
            let button = Button::new(CHANGE_COLUMNS).kind(Kind::Quiet);
            let room = if state.columns.is_some() { button.width(ui) + 8.0 } else { 0.0 };
            let place = vec2(ui.available_width() - room, height::CONTROL);
            let layout = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(place, layout, |ui| {
                ui.set_min_width(place.x);
                ui.add(Label::new(theme::text(words, Type::Strong, tokens.text)).truncate());
            });
            if state.columns.is_some() && button.show(ui).clicked() {
                state.stage = Stage::Mapping;
            }
        });
    }
    counts(ui, seen);
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
    let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    let removed = seen.report.counts.values().any(|counts| counts.removed > 0);
    let mut heads = vec!["New", "Changed", "Identical", "Conflicting"];
    heads.extend(removed.then_some("Removed"));
    count_row(ui, "", &heads, Type::Head, tokens.text2);
    for (noun, counts) in &seen.report.counts {
        let mut numbers = vec![counts.new, counts.changed, counts.identical, seen.report.conflicting(*noun)];
        numbers.extend(removed.then_some(counts.removed));
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
    ui.spacing_mut().item_spacing.y = spacing;
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
    let (refused, conflicting) = (report.refused_count, report.conflicts.len());
    rows_ui(ui, report, "refused", refused, tokens.negative, &report.refused);
    let conflicting = u64::try_from(conflicting).unwrap_or(u64::MAX);
    rows_ui(ui, report, "conflicting", conflicting, tokens.warning, &report.conflicts);
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

/// How many rows something is the matter with, and what it is with the first of them.
fn rows_ui(ui: &mut Ui, report: &ImportReport, what: &str, count: u64, ink: Color32, rows: &[Refused]) {
    if count == 0 {
        return;
    }
    let counted = format::counted(i64::try_from(count).unwrap_or(i64::MAX), "row", "rows");
    ui.add(Label::new(theme::text(format!("{counted} {what}"), Type::Strong, ink)));
    for row in rows.iter().take(20) {
        let place = place_word(report, &row.file);
        let words = format!("{place} {}: {}", row.refusal.line, row.refusal.problem);
        ui.add(Label::new(theme::text(words, Type::Small, theme::of(ui).text)).wrap());
    }
}

/// What the rows of a file are counted by.
fn place_word(report: &ImportReport, file: &str) -> &'static str {
    if report.has_entries(file) { "Entry" } else { "Line" }
}

/// How the files and what the shop has go together.
pub(super) fn policies(ui: &mut Ui, state: &mut Importing) -> Option<Asked> {
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
pub(super) fn dates(ui: &mut Ui, state: &mut Importing) -> Option<Asked> {
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

//! The preview of an import: the count of each outcome, the rows, questions about the files, and the buttons.

use egui::{Label, Ui, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::dialogs::form::refused;
use crate::format::{self, Amounts, Formatter};
use crate::model::PresetChoice;
use crate::theme::{self, FontStyle, height};
use crate::translate::{self, tr};
use crate::widgets::{Button, Foot, Kind, Pressed, dialog_note, tick};
use domain::label;
use domain::rate::preset::Preset;
use domain::tax::class::ClassSlug;
use engine::ImportReport;

use super::lines::{cards, lines_ui};
use super::listing::{Fate, signed};
use super::{ImportAction, Importing, Stage, questions};

/// The label of the button that opens the columns.
pub(super) const CHANGE_COLUMNS: &str = label!("Change columns");

pub(super) fn preview(
    ui: &mut Ui,
    state: &mut Importing,
    report: &ImportReport,
    amounts: Amounts,
) -> Option<ImportAction> {
    for (path, format) in state.wanted.paths.iter().zip(&report.formats) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        let change = state.columns.as_ref().map(|_| tr(CHANGE_COLUMNS));
        let mut words = format!("{name}: {}", tr(format.described()));
        if state.is_as_last_time {
            words = format!("{words} · {}", tr!("as last time"));
        }
        if head(ui, words, change) {
            state.stage = Stage::Mapping;
        }
    }
    if let Some(choice) = &state.wanted.preset {
        let words = match choice {
            PresetChoice::Named(name) => Preset::named(name)
                .and_then(|preset| Preset::file_text(&preset.file_name()))
                .map(|text| translate::text(&text))
                .unwrap_or_default(),
            PresetChoice::OfShop => tr!("rates that the shop has, as they are in force today").to_owned(),
        };
        if head(ui, format::first_upper(&words), Some(tr!("Choose another"))) {
            state.stage = Stage::Presets;
        }
    }
    if let Some(pressed) = cards(ui, report, state.lines.only, amounts.formatter) {
        let is_again = state.lines.only == Some(pressed);
        state.lines.choose(Some(pressed).filter(|_| !is_again), report);
    }
    if let Some(sentence) = report.uncounted_sentence(amounts.currency(), amounts.formatter.marks()) {
        ui.label(theme::text(translate::text(&sentence) + ".", FontStyle::Body, theme::of(ui).warning));
    }
    if let Some(what) = report.uncredited.sentence() {
        let words = tr!("{what}. Afterwards, choose “Invoice…” in the menu of such an order.", what);
        ui.label(theme::text(words, FontStyle::Body, theme::of(ui).warning));
    }
    ui.add_space(4.0);
    lines_ui(ui, &mut state.lines, report, amounts);
    let top = ui.cursor().top();
    let asked = ways_on(ui, state, report, amounts.formatter);
    let below = ui.cursor().top() - top;
    if (below - state.lines.below).abs() > 0.5 {
        state.lines.below = below;
        ui.ctx().request_repaint();
    }
    asked
}

/// The name of the import, with a button to change it; true when that is clicked.
fn head(ui: &mut Ui, words: String, button: Option<&str>) -> bool {
    ui.horizontal(|ui| {
        let button = button.map(|words| Button::new(words).kind(Kind::Quiet));
        let room = button.as_ref().map_or(0.0, |button| button.width(ui) + 8.0);
        let place = vec2(ui.available_width() - room, height::CONTROL);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(place, layout, |ui| {
            ui.set_min_width(place.x);
            ui.add(Label::new(theme::text(words, FontStyle::Strong, theme::of(ui).text)).truncate());
        });
        button.is_some_and(|button| button.show(ui).clicked())
    })
    .inner
}

/// Questions about the files, and the buttons below the table.
fn ways_on(
    ui: &mut Ui,
    state: &mut Importing,
    report: &ImportReport,
    formatter: Formatter,
) -> Option<ImportAction> {
    ui.add_space(4.0);
    let mut changed = questions::mending(ui, state, &report.mends, formatter);
    if matches!(state.wanted.preset, Some(PresetChoice::Named(_))) {
        changed |= tick(ui, tr!("Only standard rates"), &mut state.wanted.only_standard).clicked();
    }
    let is_preset = state.wanted.preset.is_some();
    if !is_preset && (!report.missing_classes.is_empty() || state.wanted.makes_classes) {
        let slugs: Vec<String> = report.missing_classes.keys().map(ClassSlug::for_people).collect();
        let words = if slugs.is_empty() {
            tr!("Create the missing tax classes").to_owned()
        } else {
            tr!("Create the missing tax classes: {classes}", classes = slugs.join(", "))
        };
        changed |= tick(ui, &words, &mut state.wanted.makes_classes).clicked();
    }
    if report.formats.iter().any(|format| format.has_free_dates()) {
        changed |= questions::dates(ui, state);
    }
    changed |= questions::choices(ui, state);
    changed |= questions::statuses(ui, state, report);
    // An update adds nothing, so there is no choice.
    if state.wanted.preset != Some(PresetChoice::OfShop) {
        changed |= questions::policies(ui, state);
    }
    match &state.saved {
        Some(Ok(words)) => dialog_note(ui, words),
        Some(Err(refusal)) => refused(ui, refusal),
        None => {}
    }
    let mut asked = changed.then_some(ImportAction::Rehearse);
    let can = !report.changed_nothing();
    let name = main_name(report, formatter);
    let import = Button::new(&name).icon(ICON_UPLOAD).enabled(can);
    let pressed = Foot::cancel().main_at_once(import).show_with(ui, |ui| {
        let words = if can { tr!("Nothing is changed yet.") } else { tr!("It would change nothing.") };
        ui.label(theme::text(words, FontStyle::Small, theme::of(ui).text2));
        let can_save = state.wanted.paths.len() == 1 && report.refused_count > 0 && state.saved.is_none();
        if can_save && Button::new(tr!("Save refused rows")).kind(Kind::Quiet).show(ui).clicked() {
            asked = Some(ImportAction::SaveRefused);
        }
    });
    match pressed {
        Some(Pressed::Main) => Some(ImportAction::Import),
        Some(Pressed::Leave) => Some(ImportAction::Close),
        None => asked,
    }
}

/// Says what the import does: `Import 6 tax rates`, or `Import 6 entries` where they are of several kinds.
pub(super) fn main_name(report: &ImportReport, formatter: Formatter) -> String {
    let taken = report.counts.iter().map(|(noun, counts)| (*noun, counts.new + counts.changed));
    let taken: Vec<_> = taken.filter(|(_, count)| *count > 0).collect();
    let total = signed(taken.iter().map(|(_, count)| count).sum());
    let what = match taken.as_slice() {
        [(noun, _)] => formatter.counted(total, noun.one(), noun.many()),
        _ => tr!("{count} {count:entry|entries}", count = total),
    };
    let removed = signed(Fate::Removed.total(report));
    match (total, removed) {
        (0, 0) => tr!("Import").to_owned(),
        (_, 0) => tr!("Import {what}", what),
        (0, _) => tr!("Delete {count}", count = removed),
        _ => tr!("Import {what}, delete {count}", what, count = removed),
    }
}

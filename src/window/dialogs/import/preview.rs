//! The preview of an import: the count of each outcome, the rows, questions about the files, and the buttons.

use std::collections::BTreeMap;

use egui::{Grid, Label, Ui, vec2};
use egui_material_icons::icons::ICON_UPLOAD;

use crate::dialogs::form::refused;
use crate::format::{self, Amounts, Formatter};
use crate::model::PresetChoice;
use crate::theme::{self, FontStyle, height, space};
use crate::widgets::{Button, Kind, foot_row, main_button, segment, tick};
use domain::percent::Percent;
use domain::rate::hints::Mend;
use domain::rate::preset::Preset;
use domain::tax::class::ClassSlug;
use domain::text::lenient::date::DateOrder;
use engine::{ImportReport, Mendable, Policy};

use super::answers;
use super::cards::cards;
use super::lines::lines_ui;
use super::listing::signed;
use super::{ImportAction, Importing, Stage};

/// The label of the button that opens the columns.
pub(super) const CHANGE_COLUMNS: &str = "Change columns";

/// Draws the preview.
pub(super) fn preview(
    ui: &mut Ui,
    state: &mut Importing,
    report: &ImportReport,
    amounts: Amounts,
) -> Option<ImportAction> {
    let tokens = theme::of(ui);
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
                ui.add(Label::new(theme::text(words, FontStyle::Strong, tokens.text)).truncate());
            });
            if state.columns.is_some() && button.show(ui).clicked() {
                state.stage = Stage::Mapping;
            }
        });
    }
    if state.wanted.preset.is_some() {
        preset_head(ui, state);
    }
    if let Some(pressed) = cards(ui, report, state.lines.only, amounts.formatter) {
        let is_again = state.lines.only == Some(pressed);
        state.lines.choose(Some(pressed).filter(|_| !is_again), report);
    }
    if let Some(sentence) = report.uncounted_sentence(amounts.currency(), amounts.formatter.marks()) {
        ui.add(Label::new(theme::text(format!("{sentence}."), FontStyle::Body, tokens.warning)).wrap());
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

/// The name of the preset, with a button to choose another.
fn preset_head(ui: &mut Ui, state: &mut Importing) {
    let tokens = theme::of(ui);
    ui.horizontal(|ui| {
        let button = Button::new("Choose another").kind(Kind::Quiet);
        let room = vec2(ui.available_width() - button.width(ui) - 8.0, height::CONTROL);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.set_min_width(room.x);
            let words = match &state.wanted.preset {
                Some(PresetChoice::Named(name)) => Preset::named(name).map(|preset| preset.file_name()),
                _ => Some("rates that the shop has, as they are in force today".to_owned()),
            };
            let words = format::first_upper(&words.unwrap_or_default());
            ui.add(Label::new(theme::text(words, FontStyle::Strong, tokens.text)).truncate());
        });
        if button.show(ui).clicked() {
            state.stage = Stage::Presets;
        }
    });
}

/// Questions about the files, and the buttons below the table.
fn ways_on(
    ui: &mut Ui,
    state: &mut Importing,
    report: &ImportReport,
    formatter: Formatter,
) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    let mut asked = None;
    ui.add_space(4.0);
    asked = mending(ui, state, &report.mends, formatter).or(asked);
    let is_preset = state.wanted.preset.is_some();
    let is_named = matches!(state.wanted.preset, Some(PresetChoice::Named(_)));
    if is_named && tick(ui, "Only standard rates", &mut state.wanted.only_standard).clicked() {
        asked = Some(ImportAction::Rehearse(state.wanted()));
    }
    if !is_preset && (!report.missing_classes.is_empty() || state.wanted.makes_classes) {
        let slugs: Vec<String> = report.missing_classes.keys().map(ClassSlug::for_people).collect();
        let words = if slugs.is_empty() {
            "Create the missing tax classes".to_owned()
        } else {
            format!("Create the missing tax classes: {}", slugs.join(", "))
        };
        if tick(ui, &words, &mut state.wanted.makes_classes).clicked() {
            asked = Some(ImportAction::Rehearse(state.wanted()));
        }
    }
    if report.formats.iter().any(|format| format.has_free_dates()) {
        asked = dates(ui, state).or(asked);
    }
    asked = answers::choices(ui, state).or(asked);
    asked = answers::statuses(ui, state, report, formatter).or(asked);
    // An update adds nothing, so there is no choice.
    if state.wanted.preset != Some(PresetChoice::OfShop) {
        asked = policies(ui, state).or(asked);
    }
    match &state.saved {
        Some(Ok(words)) => {
            drop(ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).wrap()));
        }
        Some(Err(refusal)) => refused(ui, refusal),
        None => {}
    }
    ui.add_space(8.0);
    foot_row(ui, |ui| {
        let can = !report.changed_nothing();
        if main_button(ui, Button::new("Import").icon(ICON_UPLOAD).enabled(can)) {
            asked = Some(ImportAction::Import(state.wanted()));
        }
        if Button::new("Cancel").show(ui).clicked() {
            asked = Some(ImportAction::Close);
        }
        let can_save = state.wanted.paths.len() == 1 && report.refused_count > 0 && state.saved.is_none();
        if can_save && Button::new("Save refused rows").kind(Kind::Quiet).show(ui).clicked() {
            asked = Some(ImportAction::SaveRefused);
        }
        let words = if can { "Nothing is changed yet." } else { "It would change nothing." };
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).selectable(false));
    });
    asked
}

/// Asks for each problem whether it is mended in all rates that have it.
fn mending(
    ui: &mut Ui,
    state: &mut Importing,
    mends: &BTreeMap<Mend, Mendable>,
    formatter: Formatter,
) -> Option<ImportAction> {
    if mends.is_empty() {
        return None;
    }
    let tokens = theme::of(ui);
    let mut asked = None;
    Grid::new("mends").spacing(vec2(space::M, 4.0)).show(ui, |ui| {
        for (mend, found) in mends {
            let words = theme::text(mending_words(*mend, found, formatter), FontStyle::Body, tokens.warning);
            ui.add(Label::new(words).selectable(false));
            let all = match found.rates {
                1 => "Correct it".to_owned(),
                count => format!("Correct all {}", formatter.count(signed(count))),
            };
            let choices = [(false, "Keep as written"), (true, all.as_str())];
            let is_chosen = state.wanted.mends.contains(mend);
            if let Some(is_wanted) = segment(ui, mend.problem(), &choices, is_chosen)
                && is_wanted != is_chosen
            {
                state.wanted.mends.retain(|other| other != mend);
                state.wanted.mends.extend(is_wanted.then_some(*mend));
                asked = Some(ImportAction::Rehearse(state.wanted()));
            }
            ui.end_row();
        }
    });
    asked
}

/// The problem, with the first rate as an example: `was → becomes`.
fn mending_words(mend: Mend, found: &Mendable, formatter: Formatter) -> String {
    let shown = |text: &str| match mend {
        Mend::Percents => {
            Percent::parse(text).map_or_else(|_| text.to_owned(), |percent| formatter.percent(percent))
        }
        Mend::Countries | Mend::Zips | Mend::Ranges => text.to_owned(),
    };
    format!("{}: {} → {}", mend.problem(), shown(&found.was), shown(&found.becomes))
}

/// Asks whether what the shop has is kept, merged or replaced.
pub(super) fn policies(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    let choices =
        [(Policy::Add, "Only what is new"), (Policy::Merge, "New and changed"), (Policy::Replace, "Replace")];
    // A preset never takes out the rates of other countries.
    let count = if state.wanted.preset.is_some() { 2 } else { choices.len() };
    let choices = choices.get(..count).unwrap_or(&choices);
    let mut asked = None;
    ui.horizontal(|ui| {
        let words = theme::text("What to import", FontStyle::Body, tokens.text2);
        ui.add(Label::new(words).selectable(false));
        if let Some(policy) = segment(ui, "What to import", choices, state.wanted.policy)
            && policy != state.wanted.policy
        {
            state.wanted.policy = policy;
            asked = Some(ImportAction::Rehearse(state.wanted()));
        }
    });
    if state.wanted.policy == Policy::Replace {
        let words = "What the shop has of these kinds, and the files do not, is deleted.";
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.warning)).wrap());
    }
    asked
}

/// Asks for the order of day and month in dates such as 1/2/2011.
pub(super) fn dates(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    let choices = [
        (None, "As the file suggests"),
        (Some(DateOrder::DayFirst), "Day first"),
        (Some(DateOrder::MonthFirst), "Month first"),
    ];
    let mut asked = None;
    ui.horizontal(|ui| {
        let words = theme::text("Dates such as 1/2/2011", FontStyle::Body, tokens.text2);
        ui.add(Label::new(words).selectable(false));
        if let Some(order) = segment(ui, "Dates", &choices, state.wanted.date_order) {
            state.wanted.date_order = order;
            asked = Some(ImportAction::Rehearse(state.wanted()));
        }
    });
    asked
}

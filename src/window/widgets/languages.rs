//! The choice of the language of the window.

use egui::Ui;

use super::dropdown::{Dropdown, choice_entry};
use crate::translate::tr;
use language::Language;

/// Draws the languages, each with how much of it is translated; returns the one that was chosen.
pub(crate) fn language_choice(ui: &mut Ui, now: Language) -> Option<Language> {
    let name = |language: Language| match language.translated() {
        100 => language.name().to_owned(),
        share => format!("{}, {}", language.name(), tr!("{percent}%", percent = share)),
    };
    Dropdown::new(tr!("Language"), &name(now)).show(ui, |ui| {
        let is_chosen = |language: &Language| choice_entry(ui, &name(*language), "", *language == now);
        Language::ALL.into_iter().find(is_chosen)
    })
}

//! The choice of a preset: the rates of the shop's country, of the European Union, of any other country, or
//! those that the shop has.

use egui::{ScrollArea, Ui};
use egui_material_icons::icons::ICON_CHEVRON_RIGHT;

use crate::dialogs::form::refused;
use crate::model::PresetChoice;
use crate::model::suggest::shown_places;
use crate::theme::{self, FontStyle};
use crate::translate::tr;
use crate::widgets::{Foot, entered, list_row, search_field};
use domain::places::{Place, countries, country_name};
use domain::rate::preset::Preset;
use domain::shop::settings::Shop;
use domain::text::slug::slug;

use super::{ImportAction, Importing};

/// The name of the preset of the European Union.
const UNION: &str = "eu";
/// Height of the list of countries, in points.
const LIST: f32 = 264.0;

/// The countries that have a preset, and what was typed to find one.
#[derive(Debug)]
pub(super) struct Picker {
    typed: String,
    has_focus: bool,
    places: Vec<Place>,
}

impl Default for Picker {
    fn default() -> Self {
        let has_preset = |place: &&Place| Preset::named(place.code).is_some();
        let places = countries().iter().filter(has_preset).copied().collect();
        Self { typed: String::new(), has_focus: false, places }
    }
}

/// Draws the choice; the chosen preset is rehearsed.
pub(super) fn presets(ui: &mut Ui, state: &mut Importing, shop: &Shop) -> Option<ImportAction> {
    let tokens = theme::of(ui);
    let Importing { picker, refusal, .. } = state;
    let picker = picker.get_or_insert_default();
    let words =
        tr!("The rates in force today, with their dates and sources. You see what they would do before \
         anything is changed. They were gathered with care, but are not tax advice.");
    ui.label(theme::text(words, FontStyle::Body, tokens.text2));
    ui.add_space(4.0);
    let mut chosen = None;
    let mut offer = |ui: &mut Ui, name: &str, note: &str, choice: PresetChoice| {
        if list_row(ui, name, note, Some(ICON_CHEVRON_RIGHT), false).clicked() {
            chosen = Some(choice);
        }
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    let home = &shop.address.country;
    if let Some(name) = country_name(home).filter(|_| Preset::named(home).is_some()) {
        offer(ui, tr(name), tr!("The country of the shop"), PresetChoice::Named(home.clone()));
    }
    let union = PresetChoice::Named(UNION.to_owned());
    offer(ui, tr!("All of the European Union"), tr!("For distance sales, with Northern Ireland"), union);
    offer(
        ui,
        tr!("Update the rates of the shop"),
        tr!("Changes percentages, adds none"),
        PresetChoice::OfShop,
    );
    ui.add_space(8.0);
    let is_entered = find(ui, picker);
    ui.add_space(4.0);
    let mut found = shown_places(picker.places.iter().copied(), &picker.typed);
    if picker.typed.trim().is_empty() {
        found.sort_by_cached_key(|place| slug(place.name));
    }
    let most = (ui.ctx().content_rect().height() - 400.0).clamp(96.0, LIST);
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).auto_shrink(false).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        for place in &found {
            offer(ui, place.name, place.code, PresetChoice::Named(place.code.to_owned()));
        }
        if found.is_empty() {
            let words = tr!("There are no rates for this. A table of rates can be imported from a file.");
            ui.label(theme::text(words, FontStyle::Body, tokens.text2));
        }
    });
    if let Some(place) = found.first().filter(|_| is_entered) {
        chosen = Some(PresetChoice::Named(place.code.to_owned()));
    }
    if let Some(refusal) = refusal {
        refused(ui, refusal);
    }
    let is_cancelled = Foot::cancel().show(ui).is_some();
    if let Some(choice) = chosen {
        state.choose_preset(choice);
        return Some(ImportAction::Rehearse);
    }
    is_cancelled.then_some(ImportAction::Close)
}

/// The field that finds a country; true when Enter was pressed in it.
fn find(ui: &mut Ui, picker: &mut Picker) -> bool {
    let width = ui.available_width();
    let field = search_field(ui, tr!("Find a country"), "", &mut picker.typed, width);
    if !picker.has_focus {
        field.request_focus();
        picker.has_focus = true;
    }
    entered(ui, &field) && !picker.typed.trim().is_empty()
}

//! The form for a new shop: the country first, which proposes the rest. An error stands below its field
//! until it is mended.

use std::path::{Path, PathBuf};

use egui::{Align, Key, Layout, Popup, Ui};

use crate::file_dialogs::free_path;
use crate::model::{NewShop, NewShopField, Refusal, SHOW_PURCHASES, suggest};
use crate::persistence::Remembered;
use crate::theme::{self, FontStyle, text};
use crate::translate::tr;
use crate::widgets::{
    self, Button, Foot, Pressed, Question, Suggested, Suggestion, confirmed, dialog_note, field,
    form_heading, language_choice, picker, segment, tick,
};
use domain::places;
use domain::shop::cash_register::{NO_CASH_REGISTER, must_be_certified};
use domain::tax::Prices;
use system::Clock;

use super::StartAction;

const WIDTH: f32 = 440.0;
const GAP: f32 = 8.0;

/// The form as typed, and what it remembers beside that.
pub(super) struct NewShopForm {
    typed: NewShop,
    /// The form before anything was typed.
    fresh: NewShop,
    /// The folder that is proposed for the file.
    folder: PathBuf,
    /// True once it was tried to create the shop, after which each field shows its mistake.
    is_tried: bool,
    /// The path was typed, so it does not follow the name any more.
    is_path_typed: bool,
    /// The field that gets the focus.
    wants: Option<NewShopField>,
    /// The field whose choices are shown.
    suggested: Suggested,
    /// The question whether to drop what was typed is open.
    is_leaving: bool,
}

impl NewShopForm {
    /// The keyboard is at the name, since the system mostly knows the country.
    pub(super) fn new(folder: &Path, clock: Clock) -> Self {
        let (country, zone) = (system::country(), system::time_zone());
        let path = free_path(folder, "").display().to_string();
        let fresh = NewShop::of(country, zone, path, zone.local(clock.now(zone)).day);
        Self {
            typed: fresh.clone(),
            fresh,
            folder: folder.to_owned(),
            is_tried: false,
            is_path_typed: false,
            wants: Some(if country.is_some() { NewShopField::Name } else { NewShopField::Country }),
            suggested: None,
            is_leaving: false,
        }
    }

    /// Draws the form. A refusal of the file is about its path; `waiting` are the files to import once the
    /// shop is created.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        remembered: &mut Remembered,
        refusal: &mut Option<Refusal>,
        waiting: &[PathBuf],
    ) -> Option<StartAction> {
        widgets::form(ui, |ui| self.contents(ui, remembered, refusal, waiting))
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        remembered: &mut Remembered,
        refusal: &mut Option<Refusal>,
        waiting: &[PathBuf],
    ) -> Option<StartAction> {
        let tokens = theme::of(ui);
        let wide = ui.available_width().min(WIDTH);
        let is_list_open = self.suggested.is_some() || Popup::is_any_open(ui.ctx());
        ui.scope(|ui| {
            ui.set_max_width(wide);
            ui.horizontal(|ui| {
                ui.label(text(tr!("Start a new shop"), FontStyle::Title, tokens.text));
                let end = Layout::right_to_left(Align::Center);
                ui.with_layout(end, |ui| self.language_ui(ui, remembered));
            });
        });
        ui.label(text(tr!("You can change everything later."), FontStyle::Body, tokens.text2));
        ui.add_space(12.0);
        self.fields_ui(ui, refusal);
        let name =
            |path: &PathBuf| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let names: Vec<String> = waiting.iter().map(name).collect();
        if !names.is_empty() {
            let words = tr!("Then you see what {files} would bring in.", files = names.join(", "));
            ui.label(text(words, FontStyle::Body, tokens.text2));
        }
        taxes_ui(ui, &mut self.typed);
        let pressed = ui.scope(|ui| {
            ui.set_max_width(wide);
            Foot::cancel().main(Button::new(tr!("Create shop"))).show(ui)
        });
        let pressed = pressed.inner;
        if pressed == Some(Pressed::Leave) || self.is_left(ui, is_list_open, waiting) {
            return Some(StartAction::Back);
        }
        pressed?;
        self.is_tried = true;
        match self.typed.parse() {
            Ok(made) => {
                *refusal = None;
                Some(StartAction::Make(Box::new(made), waiting.to_owned()))
            }
            Err(wrong) => {
                self.wants = wrong.first().map(|(field, _)| *field);
                None
            }
        }
    }

    /// True if Esc leaves the form, which asks first where something was typed. An open list or dialog is
    /// closed by it instead.
    fn is_left(&mut self, ui: &Ui, is_list_open: bool, waiting: &[PathBuf]) -> bool {
        if self.is_leaving {
            let question = Question {
                heading: tr!("Leave the new shop?"),
                sentence: tr!("What you typed here is dropped. No shop has been made yet."),
                rest: "",
                keep: tr!("Stay"),
                destroy: tr!("Leave"),
                can_undo: false,
            };
            return confirmed(ui.ctx(), "leave-new-shop", &question, &mut self.is_leaving);
        }
        let has_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
        let is_escaped = !is_list_open && !has_dialog && ui.input(|input| input.key_pressed(Key::Escape));
        self.is_leaving = is_escaped && (self.typed != self.fresh || !waiting.is_empty());
        is_escaped && !self.is_leaving
    }

    /// The choice of the language, in which the country is written too.
    fn language_ui(&mut self, ui: &mut Ui, remembered: &mut Remembered) {
        if let Some(language) = language_choice(ui, remembered.language()) {
            remembered.set_language(language);
            for form in [&mut self.typed, &mut self.fresh] {
                form.translate(language);
            }
        }
    }

    fn fields_ui(&mut self, ui: &mut Ui, refusal: &mut Option<Refusal>) {
        use NewShopField::{City, Country, Currency, Name, Path, Postcode, State, TimeZone};
        let wide = ui.available_width().min(WIDTH);
        let half = (wide - GAP) / 2.0;
        if self.picked(ui, (Country, tr!("Country"), wide), &suggest::country_names) {
            self.typed.propose();
        }
        if must_be_certified(&places::country_typed(&self.typed.country)) {
            ui.set_max_width(wide);
            dialog_note(ui, tr(NO_CASH_REGISTER));
        }
        if self.entered(ui, (Name, tr!("Name of the shop"), wide), None) && !self.is_path_typed {
            self.typed.path = free_path(&self.folder, &self.typed.name).display().to_string();
        }
        let country = self.typed.country.clone();
        ui.horizontal_top(|ui| {
            self.picked(ui, (Currency, tr!("Currency"), half), &suggest::currencies);
            self.picked(ui, (TimeZone, tr!("Time zone"), half), &|typed| suggest::zones(&country, typed));
        });
        labelled(ui, tr!("Prices are entered"), |ui| {
            let prices = [(Prices::IncludeTax, tr!("With tax")), (Prices::ExcludeTax, tr!("Without tax"))];
            self.typed.prices =
                segment(ui, tr!("Prices"), &prices, self.typed.prices).unwrap_or(self.typed.prices);
        });
        let quarter = (half - GAP) / 2.0;
        ui.horizontal_top(|ui| {
            self.entered(ui, (Postcode, tr!("Postcode"), quarter), None);
            self.entered(ui, (City, tr!("City"), half), None);
            self.picked(ui, (State, tr!("State"), quarter), &|typed| suggest::states(&country, typed));
        });
        dialog_note(ui, tr!("Orders without an address are taxed at this one."));
        let problem = refusal.as_ref().map(|refusal| refusal.message.clone());
        if self.entered(ui, (Path, tr!("Shop file"), wide), problem) {
            (self.is_path_typed, *refusal) = (true, None);
        }
    }

    /// Draws a text field; true when it was changed. The problem is said once it was tried to create the
    /// shop, but for this one.
    fn entered(&mut self, ui: &mut Ui, slot: Slot<'_>, problem: Option<String>) -> bool {
        self.slot_ui(ui, slot, None, problem)
    }

    /// Draws a field with choices; true when it was changed.
    fn picked(&mut self, ui: &mut Ui, slot: Slot<'_>, found: Found<'_>) -> bool {
        self.slot_ui(ui, slot, Some(found), None)
    }

    /// Draws a field below its label, and above the sentence about what is wrong with it.
    fn slot_ui(
        &mut self,
        ui: &mut Ui,
        (of, name, width): Slot<'_>,
        found: Option<Found<'_>>,
        problem: Option<String>,
    ) -> bool {
        let wrong = || self.typed.parse().err()?.into_iter().find(|(field, _)| *field == of);
        let problem = problem.or_else(|| self.is_tried.then(wrong)?.map(|(_, sentence)| sentence));
        labelled(ui, name, |ui| {
            ui.set_max_width(width);
            let (content, is_wrong) = (self.typed.content(of), problem.is_some());
            let (response, is_changed) = if let Some(found) = found {
                let picked = picker(ui, (name, width, is_wrong), content, found, &mut self.suggested);
                (picked.response, picked.is_changed)
            } else {
                let response = field(ui, name, content, width, is_wrong);
                let is_changed = response.changed();
                (response, is_changed)
            };
            if let Some(problem) = problem {
                ui.label(text(problem, FontStyle::Small, theme::of(ui).negative));
            }
            if self.wants.take_if(|wanted| *wanted == of).is_some() {
                response.request_focus();
                response.scroll_to_me(None);
            }
            is_changed
        })
    }
}

/// A field, its label and accessible name, and its width.
type Slot<'a> = (NewShopField, &'a str, f32);
/// The choices that match a text.
type Found<'a> = &'a dyn Fn(&str) -> Vec<Suggestion>;

/// The taxes that the shop begins with, and whether it keeps purchases.
fn taxes_ui(ui: &mut Ui, form: &mut NewShop) {
    if let Some((_, summary)) = form.preset() {
        tick(ui, &tr!("Add the {rates}", rates = summary), &mut form.rates);
    }
    let later = tr!("Without it, they appear with the first supplier or purchase");
    tick(ui, tr(SHOW_PURCHASES), &mut form.purchases).on_hover_text(later);
    ui.add_space(4.0);
    form_heading(ui, tr!("Tax classes to begin with, beside the standard rate"));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        tick(ui, tr!("Reduced rate"), &mut form.reduced);
        tick(ui, tr!("Zero rate"), &mut form.zero);
    });
}

fn labelled<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        form_heading(ui, name);
        contents(ui)
    })
    .inner
}

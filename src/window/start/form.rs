//! The form for a new shop: the country first, which proposes the rest. An error stands below its field
//! until it is mended.

use egui::{Key, Label, Response, Ui};

use crate::file_dialogs::free_path;
use crate::model::{NewShop, NewShopField, suggest};
use crate::theme::{self, FontStyle, text};
use crate::widgets::{
    self, Button, Picked, Question, Suggested, Suggestion, confirmed, field, main_button, picker, segment,
    tick,
};
use domain::places;
use domain::shop::cash_register::{NO_CASH_REGISTER, must_be_certified};
use domain::tax::Prices;

use super::{StartAction, StartScreen};

const WIDTH: f32 = 440.0;
const GAP: f32 = 8.0;
const PRICES: [(Prices, &str); 2] = [(Prices::IncludeTax, "With tax"), (Prices::ExcludeTax, "Without tax")];

/// What the form remembers beside what is typed.
#[derive(Default)]
pub(super) struct FormState {
    /// It was tried to create the shop, after which each field says what is wrong with it.
    pub(super) is_tried: bool,
    /// The path was typed, so it does not follow the name any more.
    pub(super) is_path_typed: bool,
    /// The field that gets the focus.
    pub(super) wants: Option<NewShopField>,
    /// The field whose choices are shown.
    pub(super) suggested: Suggested,
    /// The form before anything was typed.
    pub(super) fresh: Option<NewShop>,
    /// The question whether to drop what was typed is open.
    pub(super) is_leaving: bool,
}

/// A field while it is drawn.
struct Slot<'a> {
    field: NewShopField,
    /// Its label and accessible name.
    name: &'a str,
    width: f32,
}

impl StartScreen {
    pub(super) fn form_ui(&mut self, ui: &mut Ui) -> Option<StartAction> {
        widgets::form(ui, |ui| self.form_of_new_shop(ui))
    }

    fn form_of_new_shop(&mut self, ui: &mut Ui) -> Option<StartAction> {
        let tokens = theme::of(ui);
        ui.add(Label::new(text("Start a new shop", FontStyle::Title, tokens.text)));
        ui.add(Label::new(text("You can change everything later.", FontStyle::Body, tokens.text2)));
        ui.add_space(12.0);
        let is_list_open = self.state.suggested.is_some();
        self.fields_ui(ui);
        self.waiting_ui(ui);
        taxes_ui(ui, self.form.as_mut()?);
        ui.add_space(8.0);
        let (mut is_wanted, mut is_over) = (false, false);
        ui.horizontal(|ui| {
            is_wanted = main_button(ui, Button::new("Create shop"));
            is_over = Button::new("Cancel").show(ui).clicked();
        });
        if is_over || self.is_left(ui, is_list_open) {
            self.form = None;
            self.refusal = None;
            self.has_focus = false;
            self.waiting.clear();
            return Some(StartAction::Back);
        }
        if !is_wanted {
            return None;
        }
        self.state.is_tried = true;
        match self.form.as_ref()?.parse() {
            Ok(made) => {
                self.refusal = None;
                Some(StartAction::Make(Box::new(made), self.waiting.clone()))
            }
            Err(wrong) => {
                self.state.wants = wrong.first().map(|(field, _)| *field);
                None
            }
        }
    }

    /// Whether Esc leaves the form, which asks first where something was typed. An open list or dialog is closed by
    /// it instead.
    fn is_left(&mut self, ui: &Ui, is_list_open: bool) -> bool {
        if self.state.is_leaving {
            let question = Question {
                heading: "Leave the new shop?",
                sentence: "What you typed here is dropped. No shop has been made yet.",
                keep: "Stay",
                destroy: "Leave",
                can_undo: false,
            };
            return confirmed(ui.ctx(), "leave-new-shop", &question, &mut self.state.is_leaving);
        }
        let has_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
        let is_escaped = !is_list_open && !has_dialog && ui.input(|input| input.key_pressed(Key::Escape));
        self.state.is_leaving = is_escaped && (self.form != self.state.fresh || !self.waiting.is_empty());
        is_escaped && !self.state.is_leaving
    }

    /// Draws the fields.
    fn fields_ui(&mut self, ui: &mut Ui) {
        let wide = ui.available_width().min(WIDTH);
        let half = (wide - GAP) / 2.0;
        let slot = |field, name, width| Slot { field, name, width };
        let countries = |typed: &str| suggest::country_names(typed);
        let picked = self.picker_ui(ui, &slot(NewShopField::Country, "Country", wide), countries);
        if let Some(form) = self.form.as_mut().filter(|_| picked.is_changed) {
            form.propose();
        }
        if self.form.as_ref().is_some_and(|form| must_be_certified(&places::country_code(&form.country))) {
            ui.set_max_width(wide);
            ui.add(Label::new(text(NO_CASH_REGISTER, FontStyle::Small, theme::of(ui).text2)).wrap());
        }
        let name = self.field_ui(ui, &slot(NewShopField::Name, "Name of the shop", wide));
        if let Some(form) = self.form.as_mut().filter(|_| name.changed() && !self.state.is_path_typed) {
            form.path = free_path(&self.folder, &form.name).display().to_string();
        }
        let country = self.form.as_ref().map(|form| form.country.clone()).unwrap_or_default();
        ui.horizontal_top(|ui| {
            let currencies = |typed: &str| suggest::currencies(typed);
            let zones = |typed: &str| suggest::zones(&country, typed);
            let currency = slot(NewShopField::Currency, "Currency", half);
            self.picker_ui(ui, &currency, currencies);
            self.picker_ui(ui, &slot(NewShopField::TimeZone, "Time zone", half), zones);
        });
        if let Some(form) = &mut self.form {
            labelled(ui, "Prices are typed", |ui| {
                form.prices = segment(ui, "Prices", &PRICES, form.prices).unwrap_or(form.prices);
            });
        }
        let quarter = (half - GAP) / 2.0;
        ui.horizontal_top(|ui| {
            self.field_ui(ui, &slot(NewShopField::Postcode, "Postcode", quarter));
            self.field_ui(ui, &slot(NewShopField::City, "City", half));
            let states = |typed: &str| suggest::states(&country, typed);
            self.picker_ui(ui, &slot(NewShopField::State, "State", quarter), states);
        });
        let words = "Orders without an address are taxed at this one.";
        ui.add(Label::new(text(words, FontStyle::Small, theme::of(ui).text2)).wrap());
        let path = self.field_ui(ui, &slot(NewShopField::Path, "Shop file", wide));
        self.state.is_path_typed |= path.changed();
    }

    fn field_ui(&mut self, ui: &mut Ui, slot: &Slot<'_>) -> Response {
        self.slot_ui(ui, slot, |ui, content, _, is_wrong| {
            let response = field(ui, slot.name, content, slot.width, is_wrong);
            (response.clone(), response)
        })
    }

    fn picker_ui(&mut self, ui: &mut Ui, slot: &Slot<'_>, found: impl Fn(&str) -> Vec<Suggestion>) -> Picked {
        self.slot_ui(ui, slot, |ui, content, suggested, is_wrong| {
            let picked = picker(ui, (slot.name, slot.width, is_wrong), content, found, suggested);
            let response = picked.response.clone();
            (picked, response)
        })
    }

    /// Draws a field below its label, and above the sentence about what is wrong with it.
    fn slot_ui<R>(
        &mut self,
        ui: &mut Ui,
        slot: &Slot<'_>,
        draw: impl FnOnce(&mut Ui, &mut String, &mut Suggested, bool) -> (R, Response),
    ) -> R {
        let problem = self.problem(slot.field);
        labelled(ui, slot.name, |ui| {
            ui.set_max_width(slot.width);
            let mut none = String::new();
            let content = self.form.as_mut().map_or(&mut none, |form| content_of(form, slot.field));
            let (drawn, response) = draw(ui, content, &mut self.state.suggested, problem.is_some());
            if let Some(problem) = problem {
                let words = text(problem, FontStyle::Small, theme::of(ui).negative);
                ui.add(Label::new(words).wrap().selectable(false));
            }
            let wants = self.state.wants.take_if(|wanted| *wanted == slot.field).is_some();
            if wants {
                response.request_focus();
                response.scroll_to_me(None);
            }
            if slot.field == NewShopField::Path && response.changed() {
                self.refusal = None;
            }
            drawn
        })
    }

    /// What is wrong with a field, once it was tried to create the shop. A refusal of the file is about its
    /// path.
    fn problem(&self, field: NewShopField) -> Option<String> {
        let refusal = self.refusal.as_ref().filter(|_| field == NewShopField::Path);
        if let Some(refusal) = refusal {
            return Some(refusal.message.clone());
        }
        let wrong = self.form.as_ref().filter(|_| self.state.is_tried)?.parse().err()?;
        wrong.into_iter().find(|(of, _)| *of == field).map(|(_, sentence)| sentence)
    }
}

fn content_of(form: &mut NewShop, field: NewShopField) -> &mut String {
    match field {
        NewShopField::Country => &mut form.country,
        NewShopField::Name => &mut form.name,
        NewShopField::Currency => &mut form.currency,
        NewShopField::TimeZone => &mut form.time_zone,
        NewShopField::State => &mut form.state,
        NewShopField::Postcode => &mut form.postcode,
        NewShopField::City => &mut form.city,
        NewShopField::Path => &mut form.path,
    }
}

/// The taxes that the shop begins with.
fn taxes_ui(ui: &mut Ui, form: &mut NewShop) {
    if let Some((_, summary)) = form.preset() {
        tick(ui, &format!("Add the {summary}"), &mut form.rates);
    }
    let words = "Tax classes to begin with, beside the standard rate";
    ui.add_space(4.0);
    ui.add(Label::new(text(words, FontStyle::Head, theme::of(ui).text2)));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        tick(ui, "Reduced rate", &mut form.reduced);
        tick(ui, "Zero rate", &mut form.zero);
    });
}

fn labelled<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = theme::of(ui);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.add(Label::new(text(name, FontStyle::Head, tokens.text2)).selectable(false));
        contents(ui)
    })
    .inner
}

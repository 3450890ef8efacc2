//! The form for a new shop: the country first, which proposes the rest. An error stands below its field
//! until it is mended.

use egui::{Key, Label, Response, Ui};

use crate::domain::tax::Prices;
use crate::ui::file_dialogs::free_path;
use crate::ui::model::{NewShop, NewShopField, suggest};
use crate::ui::theme::{self, FontStyle, text};
use crate::ui::widgets::{Button, Kind, Picked, Suggested, Suggestion, field, picker, segment, tick};

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
        let tokens = theme::of(ui);
        ui.add(Label::new(text("Start a new shop", FontStyle::Title, tokens.text)));
        ui.add(Label::new(text("You can change everything later.", FontStyle::Body, tokens.text2)));
        ui.add_space(12.0);
        let is_list_open = self.state.suggested.is_some();
        let is_entered = self.fields_ui(ui);
        self.waiting_ui(ui);
        let form = self.form.as_mut()?;
        taxes_ui(ui, form);
        ui.add_space(8.0);
        let (mut is_wanted, mut is_over) = (is_entered, false);
        ui.horizontal(|ui| {
            is_wanted |= Button::new("Create shop").kind(Kind::Primary).show(ui).clicked();
            is_over = Button::new("Cancel").show(ui).clicked()
                || !is_list_open && ui.input(|input| input.key_pressed(Key::Escape));
        });
        if is_over {
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
        match form.parse() {
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

    /// Draws the fields; true when Enter was pressed in one.
    fn fields_ui(&mut self, ui: &mut Ui) -> bool {
        let wide = ui.available_width().min(WIDTH);
        let half = (wide - GAP) / 2.0;
        let slot = |field, name, width| Slot { field, name, width };
        let mut is_entered = false;
        let countries = |typed: &str| suggest::country_names(typed);
        let picked = self.picker_ui(ui, &slot(NewShopField::Country, "Country", wide), countries);
        is_entered |= picked.is_entered;
        if let Some(form) = self.form.as_mut().filter(|_| picked.is_changed) {
            form.propose();
        }
        let name = self.field_ui(ui, &slot(NewShopField::Name, "Name of the shop", wide));
        is_entered |= entered(ui, &name);
        if let Some(form) = self.form.as_mut().filter(|_| name.changed() && !self.state.is_path_typed) {
            form.path = free_path(&self.folder, &form.name).display().to_string();
        }
        let country = self.form.as_ref().map(|form| form.country.clone()).unwrap_or_default();
        ui.horizontal_top(|ui| {
            let currencies = |typed: &str| suggest::currencies(typed);
            let zones = |typed: &str| suggest::zones(&country, typed);
            let currency = slot(NewShopField::Currency, "Currency", half);
            is_entered |= self.picker_ui(ui, &currency, currencies).is_entered;
            is_entered |=
                self.picker_ui(ui, &slot(NewShopField::TimeZone, "Time zone", half), zones).is_entered;
        });
        if let Some(form) = &mut self.form {
            labelled(ui, "Prices are typed", |ui| {
                form.prices = segment(ui, "Prices", &PRICES, form.prices).unwrap_or(form.prices);
            });
        }
        let quarter = (half - GAP) / 2.0;
        ui.horizontal_top(|ui| {
            let postcode = self.field_ui(ui, &slot(NewShopField::Postcode, "Postcode", quarter));
            let city = self.field_ui(ui, &slot(NewShopField::City, "City", half));
            let states = |typed: &str| suggest::states(&country, typed);
            let state = self.picker_ui(ui, &slot(NewShopField::State, "State", quarter), states);
            is_entered |= entered(ui, &postcode) || entered(ui, &city) || state.is_entered;
        });
        let words = "What is sold over the counter is taxed at this address.";
        ui.add(Label::new(text(words, FontStyle::Small, theme::of(ui).text2)).wrap());
        let path = self.field_ui(ui, &slot(NewShopField::Path, "Shop file", wide));
        self.state.is_path_typed |= path.changed();
        is_entered | entered(ui, &path)
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
    let words = "Tax classes to begin with, beside the standard rate";
    ui.add_space(4.0);
    ui.add(Label::new(text(words, FontStyle::Head, theme::of(ui).text2)));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        tick(ui, "Reduced rate", &mut form.reduced);
        tick(ui, "Zero rate", &mut form.zero);
    });
}

fn entered(ui: &Ui, response: &Response) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
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

//! The preferences dialog: appearance and number format of the window, and the settings of the shop.

use egui::{Context, Label, Layout, ScrollArea, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_ERROR, ICON_LOCK, ICON_REMOVE};

use domain::shop::settings::Shop;
use domain::tax::Prices;
use domain::tax::rules::{Rounding, ShippingTax, TaxRules};
use domain::text::lenient::date::DateOrder;

use crate::format::{Formatter, Numbers};
use crate::model::{Refusal, ShopForm, suggest};
use crate::persistence::{Appearance, FirstDay, Remembered};
use crate::theme::{self, FontStyle};
use crate::widgets::{
    Button, Suggested, Suggestion, dialog, field, foot_row, form_heading, icon_button, main_button, picker,
    segment,
};

/// The state of the dialog.
#[derive(Debug, Default)]
pub(crate) struct Preferences {
    /// The settings as typed; `None` until they are shown.
    form: Option<ShopForm>,
    /// The settings were sent and have no answer yet.
    is_saving: bool,
    refusal: Option<Refusal>,
    /// The field whose choices are shown.
    suggested: Suggested,
}

impl Preferences {
    /// Takes in the outcome of saving the shop's settings.
    pub(crate) fn answered(&mut self, answer: Result<(), Refusal>) {
        self.is_saving = false;
        match answer {
            Ok(()) => (self.form, self.refusal) = (None, None),
            Err(refusal) => self.refusal = Some(refusal),
        }
    }
}

/// What was chosen in the dialog.
pub(crate) enum PreferencesAction {
    Close,
    Appear(Appearance),
    Zoom(f32),
    /// How numbers are written, and numbers and dates read.
    Formats(Formatter),
    FirstDay(FirstDay),
    Save(ShopForm),
}

const LABEL: f32 = 132.0;
const ZOOMS: [f32; 9] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5];

/// Draws the dialog. `shop` has the open shop, and whether the acting user may change it.
pub(crate) fn preferences_ui(
    ctx: &Context,
    state: &mut Preferences,
    remembered: &Remembered,
    shop: Option<(&Shop, bool)>,
) -> Option<PreferencesAction> {
    let mut wanted = None;
    let shown = dialog(ctx, "preferences", "Preferences", 520.0, |ui| {
        // The buttons and what is said above them stay in sight.
        let below = if shop.is_some_and(|(_, may_change)| may_change) { FOOT } else { 0.0 };
        let most = ctx.content_rect().height() - 150.0 - below;
        ScrollArea::vertical().auto_shrink([false, true]).max_height(most).min_scrolled_height(most).show(
            ui,
            |ui| {
                // Leaves room for the focus rings.
                ui.set_width(ui.available_width() - 4.0);
                wanted = window(ui, ctx, remembered);
                if let Some((shop, may_change)) = shop {
                    shop_ui(ui, state, shop, may_change);
                }
            },
        );
        if let Some((shop, true)) = shop {
            wanted = shop_foot(ui, state, shop).or(wanted.take());
        }
    });
    if shown.is_over { Some(PreferencesAction::Close) } else { wanted }
}

fn window(ui: &mut Ui, ctx: &Context, remembered: &Remembered) -> Option<PreferencesAction> {
    let tokens = theme::of(ui);
    let mut wanted = None;
    form_heading(ui, "The window, on this computer");
    line(ui, "Appearance", |ui| {
        if let Some(appearance) = segment(ui, "Appearance", &Appearance::ALL, remembered.appearance) {
            wanted = Some(PreferencesAction::Appear(appearance));
        }
    });
    line(ui, "Size", |ui| {
        let now = ctx.zoom_factor();
        let smaller = ZOOMS.into_iter().rev().find(|zoom| *zoom < now - 0.01);
        let larger = ZOOMS.into_iter().find(|zoom| *zoom > now + 0.01);
        if icon_button(ui, ICON_REMOVE, "Smaller", smaller.is_some()).clicked() {
            wanted = smaller.map(PreferencesAction::Zoom);
        }
        let percent = format!("{:.0}\u{a0}%", now * 100.0);
        ui.add(Label::new(theme::text(percent, FontStyle::Strong, tokens.text)).selectable(false));
        if icon_button(ui, ICON_ADD, "Larger", larger.is_some()).clicked() {
            wanted = larger.map(PreferencesAction::Zoom);
        }
    });
    let formatter = remembered.formatter();
    line(ui, "Numbers", |ui| {
        if let Some(numbers) = segment(ui, "Numbers", &Numbers::ALL, formatter.numbers) {
            wanted = Some(PreferencesAction::Formats(Formatter { numbers, ..formatter }));
        }
    });
    line(ui, "10/1/2026 is", |ui| {
        let orders = [(DateOrder::DayFirst, "10 January"), (DateOrder::MonthFirst, "1 October")];
        if let Some(dates) = segment(ui, "10/1/2026 is", &orders, formatter.dates) {
            wanted = Some(PreferencesAction::Formats(Formatter { dates, ..formatter }));
        }
    });
    line(ui, "Weeks begin on", |ui| {
        if let Some(day) = segment(ui, "Weeks begin on", &FirstDay::ALL, remembered.first_day) {
            wanted = Some(PreferencesAction::FirstDay(day));
        }
    });
    wanted
}

/// Height of the buttons and of two sentences above them, in points.
const FOOT: f32 = 92.0;

/// Draws the settings of the shop.
fn shop_ui(ui: &mut Ui, state: &mut Preferences, shop: &Shop, may_change: bool) {
    let tokens = theme::of(ui);
    ui.add_space(8.0);
    form_heading(ui, "This shop, for everybody");
    let form = state.form.get_or_insert_with(|| ShopForm::of(shop));
    let mut is_changed = false;
    ui.add_enabled_ui(may_change && !state.is_saving, |ui| {
        let mut text = |ui: &mut Ui, name: &str, content: &mut String, width: f32| {
            is_changed |= field(ui, name, content, width, false).changed();
        };
        line(ui, "Name", |ui| text(ui, "Name", &mut form.name, 320.0));
        let is_picked = places(ui, form, &mut state.suggested);
        line(ui, "Postcode, city", |ui| {
            text(ui, "Postcode", &mut form.postcode, 96.0);
            text(ui, "City", &mut form.city, 216.0);
        });
        let name = "Rates per page (API)";
        line(ui, name, |ui| text(ui, name, &mut form.page_size, 96.0));
        is_changed |= taxes(ui, &mut form.taxes) || is_picked;
    });
    if is_changed {
        state.refusal = None;
    }
    if !may_change {
        ui.horizontal(|ui| {
            theme::icon(ui, ICON_LOCK, 16.0, tokens.text2);
            let words = "Your role may not change the shop’s settings.";
            ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).selectable(false));
        });
    }
}

/// Draws what the changes would do, and the buttons that save or discard them.
fn shop_foot(ui: &mut Ui, state: &mut Preferences, shop: &Shop) -> Option<PreferencesAction> {
    let tokens = theme::of(ui);
    let form = state.form.get_or_insert_with(|| ShopForm::of(shop));
    let is_other = *form != ShopForm::of(shop);
    if form.taxes != shop.taxes {
        let words = "Orders that are in the books keep the taxes they were charged.";
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).wrap());
    }
    if form.time_zone != shop.time_zone.name() {
        let words = "With another time zone every order moves to the day it falls on there.";
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).wrap());
    }
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
    }
    let mut wanted = None;
    ui.add_space(4.0);
    foot_row(ui, |ui| {
        ui.add_space(4.0);
        if main_button(ui, Button::new("Save settings").enabled(is_other && !state.is_saving)) {
            wanted = Some(PreferencesAction::Save(form.clone()));
        }
        if is_other && Button::new("Discard").show(ui).clicked() {
            *form = ShopForm::of(shop);
            state.refusal = None;
        }
    });
    state.is_saving |= wanted.is_some();
    wanted
}

/// The fields that choose from a list; true when one was changed.
fn places(ui: &mut Ui, form: &mut ShopForm, suggested: &mut Suggested) -> bool {
    let mut is_changed = false;
    let country = form.country.clone();
    let mut choose = |name: &str, content: &mut String, width, found: &dyn Fn(&str) -> Vec<Suggestion>| {
        line(ui, name, |ui| {
            is_changed |= picker(ui, (name, width, false), content, found, suggested).is_changed;
        });
    };
    choose("Currency", &mut form.currency, 96.0, &suggest::currencies);
    choose("Time zone", &mut form.time_zone, 220.0, &|typed| suggest::zones(&country, typed));
    choose("Country", &mut form.country, 96.0, &suggest::countries);
    choose("State", &mut form.state, 96.0, &|typed| suggest::states(&country, typed));
    is_changed
}

const PRICES: [(Prices, &str); 2] = [(Prices::ExcludeTax, "Without tax"), (Prices::IncludeTax, "With tax")];
const ROUNDING: [(Rounding, &str); 2] =
    [(Rounding::Line, "On each line"), (Rounding::Subtotal, "On the subtotal")];
const SHIPPING: [(ShippingTax, &str); 2] =
    [(ShippingTax::Standard, "Standard rate"), (ShippingTax::Items, "Class of the items")];

/// The tax rules of the shop; true when they were changed.
fn taxes(ui: &mut Ui, rules: &mut TaxRules) -> bool {
    let was = *rules;
    line(ui, "Prices are typed", |ui| {
        rules.prices = segment(ui, "Prices", &PRICES, rules.prices).unwrap_or(rules.prices);
    });
    line(ui, "Tax is rounded", |ui| {
        rules.rounding = segment(ui, "Rounding", &ROUNDING, rules.rounding).unwrap_or(rules.rounding);
    });
    line(ui, "Shipping is taxed as", |ui| {
        rules.shipping = segment(ui, "Shipping tax", &SHIPPING, rules.shipping).unwrap_or(rules.shipping);
    });
    *rules != was
}

/// Draws a refusal: its message and error code.
pub(crate) fn refused(ui: &mut Ui, refusal: &Refusal) {
    let tokens = theme::of(ui);
    ui.horizontal_top(|ui| {
        theme::icon(ui, ICON_ERROR, 16.0, tokens.negative);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let words = theme::text(&refusal.message, FontStyle::Small, tokens.negative);
            ui.add(Label::new(words).wrap()).on_hover_text(&*refusal.code);
        });
    });
}

fn line(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    let tokens = theme::of(ui);
    ui.horizontal(|ui| {
        let size = egui::vec2(LABEL, theme::height::CONTROL);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(LABEL);
            ui.add(Label::new(theme::text(name, FontStyle::Body, tokens.text)).selectable(false));
        });
        contents(ui);
    });
}

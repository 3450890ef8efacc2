//! The preferences dialog: appearance and number format of the window, and the settings of the shop.

use std::sync::Arc;

use egui::{Align, Context, Layout, ScrollArea, Sense, ThemePreference, Ui, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_LOCK, ICON_REMOVE};

use super::form::{Form, Step, pressed, step_of};
use super::logo::LogoChoice;
use crate::format::{Formatter, Numbers, writer};
use crate::model::{Refusal, SHOW_PURCHASES, follow, suggest};
use crate::persistence::{FirstDay, Remembered};
use crate::theme::{self, FontStyle, height};
use crate::translate::{self, tr};
use crate::widgets::{
    Button, Foot, Side, Suggested, Suggestion, dialog_note, field, form_heading, icon_button, label_in,
    language_choice, picker, segment, tick,
};
use domain::error::{Error, Result};
use domain::invoice::logo::Logo;
use domain::invoice::rules::small_business_words;
use domain::invoice::settings::InvoiceSettings;
use domain::places;
use domain::shop::settings::{Currency, Shop, shop_address, shop_name};
use domain::tax::Prices;
use domain::tax::rules::{Rounding, ShippingTax, TaxRules};
use domain::text;
use domain::text::lenient::date::DateOrder;
use domain::time::{Day, Zone};
use engine::Change;

#[derive(Debug, Default)]
pub(crate) struct Preferences {
    /// The settings as typed, and as the shop had them; `None` until they are shown.
    settings: Option<[Settings; 2]>,
    /// The field whose choices are shown.
    suggested: Suggested,
    /// The settings of invoices are to be scrolled to.
    is_at_invoices: bool,
    /// The orders whose invoices are shown again once they are saved.
    invoiced: Vec<String>,
    logo: LogoChoice,
}

impl Preferences {
    /// Opened where the shop says of itself what stands on invoices.
    pub(crate) fn of_invoices(invoiced: Vec<String>) -> Self {
        Self { is_at_invoices: true, invoiced, ..Self::default() }
    }

    /// Takes in the shop's settings as they are saved, which the window may not know yet; returns the orders whose invoices are
    /// shown next.
    pub(crate) fn saved(&mut self, shop: &Shop) -> Vec<String> {
        let settings = Settings::of(shop);
        (self.settings, self.logo) = (Some([settings.clone(), settings]), LogoChoice::default());
        std::mem::take(&mut self.invoiced)
    }
}

/// The shop's settings as they are typed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Settings {
    name: String,
    currency: String,
    time_zone: String,
    taxes: TaxRules,
    show_purchases: bool,
    country: String,
    state: String,
    postcode: String,
    city: String,
    invoices: InvoiceSettings,
}

impl Settings {
    fn of(shop: &Shop) -> Self {
        Self {
            name: shop.name.clone(),
            currency: shop.currency.code().to_owned(),
            time_zone: shop.time_zone.name().to_owned(),
            taxes: shop.taxes,
            show_purchases: shop.show_purchases,
            country: translate::country(&shop.address.country).to_owned(),
            state: shop.address.state.clone(),
            postcode: shop.address.postcode.clone(),
            city: shop.address.city.clone(),
            invoices: shop.invoices.clone(),
        }
    }

    /// Takes in what others have changed meanwhile: what is as in `base` becomes as in `fresh`.
    fn follow(&mut self, base: &Self, fresh: &Self) {
        let Self {
            name,
            currency,
            time_zone,
            taxes,
            show_purchases,
            country,
            state,
            postcode,
            city,
            invoices,
        } = self;
        follow(name, &base.name, &fresh.name);
        follow(currency, &base.currency, &fresh.currency);
        follow(time_zone, &base.time_zone, &fresh.time_zone);
        follow(&mut taxes.prices, &base.taxes.prices, &fresh.taxes.prices);
        follow(&mut taxes.rounding, &base.taxes.rounding, &fresh.taxes.rounding);
        follow(&mut taxes.shipping, &base.taxes.shipping, &fresh.taxes.shipping);
        follow(show_purchases, &base.show_purchases, &fresh.show_purchases);
        follow(country, &base.country, &fresh.country);
        follow(state, &base.state, &fresh.state);
        follow(postcode, &base.postcode, &fresh.postcode);
        follow(city, &base.city, &fresh.city);
        for ((field, base), (_, fresh)) in base.invoices.each().zip(fresh.invoices.each()) {
            if let Some(text) = invoices.get_mut(field.key).filter(|text| *text == base) {
                fresh.clone_into(text);
            }
        }
    }

    /// The shop with these; what the dialog does not have stays.
    fn read(&self, was: Shop) -> Result<Shop> {
        let invalid = |what, problem| Error::Invalid { what, problem };
        Ok(Shop {
            name: shop_name(&self.name)?,
            currency: Currency::parse(&self.currency).ok_or_else(|| {
                invalid(text!("Currency"), text!("write the three letters of a currency, such as GBP"))
            })?,
            time_zone: Zone::parse(self.time_zone.trim()).ok_or_else(|| {
                invalid(text!("Time zone"), text!("write a zone such as Europe/London or America/New_York"))
            })?,
            taxes: self.taxes,
            show_purchases: self.show_purchases,
            address: shop_address(
                places::country_read(&self.country),
                &self.state,
                &self.postcode,
                &self.city,
            )?,
            invoices: self.invoices.clone(),
            ..was
        })
    }
}

const LABEL: f32 = 132.0;
const ZOOMS: [f32; 9] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5];

/// Facts of the open shop for the dialog.
pub(crate) struct OpenShop {
    pub(crate) shop: Shop,
    pub(crate) logo: Option<Arc<Logo>>,
    pub(crate) may_change: bool,
    /// True for a shop with purchases, suppliers or returns, which are then always shown.
    pub(crate) has_purchases: bool,
}

/// Draws the dialog, and changes what is remembered of the window.
pub(crate) fn preferences_ui(
    ctx: &Context,
    form: &mut Form<Preferences>,
    remembered: &mut Remembered,
    shop: Option<&OpenShop>,
) -> Option<Step<Shop>> {
    let formatter = remembered.formatter();
    step_of(form.show(ctx, ("preferences", tr!("Preferences"), 520.0), |ui, form| {
        // The buttons and what is said above them stay in sight.
        let most = ctx.content_rect().height() - 150.0 - FOOT;
        ScrollArea::vertical().auto_shrink([false, true]).max_height(most).min_scrolled_height(most).show(
            ui,
            |ui| {
                // Leaves room for the focus rings.
                ui.set_width(ui.available_width() - 4.0);
                window(ui, remembered);
                if let Some(open) = shop {
                    shop_ui(ui, form, open, formatter);
                }
            },
        );
        match shop.filter(|open| open.may_change) {
            Some(open) => shop_foot(ui, form, &open.shop),
            None => Foot::done().show(ui).map(|_| Step::Close),
        }
    }))
}

fn window(ui: &mut Ui, remembered: &mut Remembered) {
    form_heading(ui, tr!("The window, on this computer"));
    line(ui, tr!("Language"), |ui| {
        if let Some(language) = language_choice(ui, remembered.language()) {
            remembered.set_language(language);
        }
    });
    let appearances = [
        (ThemePreference::Light, tr!("Light")),
        (ThemePreference::Dark, tr!("Dark")),
        (ThemePreference::System, tr!("Same as the system")),
    ];
    line(ui, tr!("Appearance"), |ui| {
        if let Some(appearance) = segment(ui, tr!("Appearance"), &appearances, remembered.appearance) {
            remembered.appearance = appearance;
            ui.ctx().set_theme(appearance);
        }
    });
    line(ui, tr!("Size"), |ui| {
        let now = ui.ctx().zoom_factor();
        let smaller = ZOOMS.into_iter().rev().find(|zoom| *zoom < now - 0.01);
        let larger = ZOOMS.into_iter().find(|zoom| *zoom > now + 0.01);
        let mut zoom = None;
        if icon_button(ui, ICON_REMOVE, tr!("Smaller"), smaller.is_some()).clicked() {
            zoom = smaller;
        }
        // The buttons stay where they are as the number grows.
        let (room, _) = ui.allocate_exact_size(vec2(PERCENT, height::CONTROL), Sense::hover());
        let words = theme::text(writer().whole_percent(now), FontStyle::Strong, theme::of(ui).text);
        label_in(ui, room, Side::Middle, words);
        if icon_button(ui, ICON_ADD, tr!("Larger"), larger.is_some()).clicked() {
            zoom = larger;
        }
        if let Some(zoom) = zoom {
            ui.ctx().set_zoom_factor(zoom);
        }
    });
    chosen(ui, tr!("Numbers"), &Numbers::ALL, &mut remembered.numbers);
    let orders = [(DateOrder::DayFirst, tr!("10 January")), (DateOrder::MonthFirst, tr!("1 October"))];
    chosen(ui, tr!("10/1/2026 is"), &orders, &mut remembered.dates);
    chosen(
        ui,
        tr!("Weeks begin on"),
        &FirstDay::ALL.map(|(day, name)| (day, tr(name))),
        &mut remembered.first_day,
    );
}

/// A line with a choice.
fn chosen<T: Copy + PartialEq>(ui: &mut Ui, name: &str, choices: &[(T, &str)], value: &mut T) {
    line(ui, name, |ui| *value = segment(ui, name, choices, *value).unwrap_or(*value));
}

/// The width of the size, in points.
const PERCENT: f32 = 48.0;
/// Height of the buttons and of two sentences above them, in points.
const FOOT: f32 = 92.0;

/// Draws the settings of the shop.
fn shop_ui(ui: &mut Ui, form: &mut Form<Preferences>, open: &OpenShop, formatter: Formatter) {
    let tokens = theme::of(ui);
    ui.add_space(8.0);
    form_heading(ui, tr!("This shop, for everybody"));
    let Preferences { settings, suggested, is_at_invoices, logo, .. } = &mut form.draft;
    let fresh = Settings::of(&open.shop);
    let [settings, base] = settings.get_or_insert_with(|| [fresh.clone(), fresh.clone()]);
    settings.follow(base, &fresh);
    *base = fresh;
    let (mut is_changed, mut refused) = (false, None);
    ui.add_enabled_ui(open.may_change && !form.is_busy, |ui| {
        let mut text = |ui: &mut Ui, name: &str, content: &mut String, width: f32| {
            is_changed |= field(ui, name, content, width, false).changed();
        };
        line(ui, tr!("Name"), |ui| text(ui, tr!("Name"), &mut settings.name, 320.0));
        let is_picked = places(ui, settings, suggested);
        line(ui, tr!("Postcode, city"), |ui| {
            text(ui, tr!("Postcode"), &mut settings.postcode, 96.0);
            text(ui, tr!("City"), &mut settings.city, 216.0);
        });
        is_changed |= taxes(ui, &mut settings.taxes) || is_picked;
        is_changed |= purchases(ui, &mut settings.show_purchases, open.has_purchases);
        let country = places::country_typed(&settings.country);
        is_changed |= invoices(ui, &mut settings.invoices, &country, is_at_invoices);
        line(ui, tr!("Logo"), |ui| match logo.ui(ui, &mut settings.invoices.logo, open.logo.as_ref()) {
            Ok(is_other) => is_changed |= is_other,
            Err(error) => refused = Some(Refusal::new(&error, formatter)),
        });
    });
    if is_changed || refused.is_some() {
        form.refusal = refused;
    }
    if !open.may_change {
        ui.horizontal(|ui| {
            theme::icon(ui, ICON_LOCK, 16.0, tokens.text2);
            let words = tr!("Your role may not change the shop’s settings.");
            ui.label(theme::text(words, FontStyle::Small, tokens.text2));
        });
    }
}

/// Draws what the changes would do, and the buttons that save them or leave.
fn shop_foot(ui: &mut Ui, form: &Form<Preferences>, shop: &Shop) -> Option<Step<Shop>> {
    let fresh = Settings::of(shop);
    let [mut typed, base] = form.draft.settings.clone().unwrap_or_else(|| [fresh.clone(), fresh.clone()]);
    let is_other = typed != fresh;
    if typed.taxes != fresh.taxes {
        dialog_note(ui, tr!("Orders that are in the books keep the taxes they were charged."));
    }
    if typed.time_zone != fresh.time_zone {
        dialog_note(ui, tr!("In another time zone, every order is counted on the day it was there."));
    }
    form.refusal_ui(ui);
    // What is of the window takes effect at once.
    let foot = Foot::leave(if is_other { tr!("Cancel") } else { tr!("Done") });
    let save = Button::new(tr!("Save settings")).enabled(is_other && !form.is_busy);
    let logo = form.draft.logo.chosen(&typed.invoices.logo);
    pressed(foot.main(save).show(ui), || {
        Step::ask(tr!("Settings saved"), move |engine, actor, now| {
            let shop = engine.shop()?;
            typed.follow(&base, &Settings::of(&shop));
            engine.apply(&Change::settings(typed.read(shop)?, logo), actor, now)?;
            engine.shop()
        })
    })
}

/// The fields that choose from a list; true when one was changed.
fn places(ui: &mut Ui, settings: &mut Settings, suggested: &mut Suggested) -> bool {
    let mut is_changed = false;
    let country = settings.country.clone();
    let mut choose = |name: &str, content: &mut String, width, found: &dyn Fn(&str) -> Vec<Suggestion>| {
        line(ui, name, |ui| {
            is_changed |= picker(ui, (name, width, false), content, found, suggested).is_changed;
        });
    };
    choose(tr!("Currency"), &mut settings.currency, 96.0, &suggest::currencies);
    choose(tr!("Time zone"), &mut settings.time_zone, 220.0, &|typed| suggest::zones(&country, typed));
    choose(tr!("Country"), &mut settings.country, 220.0, &suggest::country_names);
    choose(tr!("State"), &mut settings.state, 96.0, &|typed| suggest::states(&country, typed));
    is_changed
}

/// The tax rules of the shop; true when they were changed.
fn taxes(ui: &mut Ui, rules: &mut TaxRules) -> bool {
    let was = *rules;
    let prices = [(Prices::ExcludeTax, tr!("Without tax")), (Prices::IncludeTax, tr!("With tax"))];
    let rounding = [(Rounding::Line, tr!("On each line")), (Rounding::Subtotal, tr!("On the subtotal"))];
    let shipping = [(ShippingTax::Standard, tr!("Standard rate")), (ShippingTax::Items, tr!("As the items"))];
    line(ui, tr!("Prices are entered"), |ui| {
        rules.prices = segment(ui, tr!("Prices"), &prices, rules.prices).unwrap_or(rules.prices);
    });
    line(ui, tr!("Tax is rounded"), |ui| {
        rules.rounding = segment(ui, tr!("Rounding"), &rounding, rules.rounding).unwrap_or(rules.rounding);
    });
    line(ui, tr!("Shipping is taxed"), |ui| {
        rules.shipping =
            segment(ui, tr!("Shipping tax"), &shipping, rules.shipping).unwrap_or(rules.shipping);
    });
    *rules != was
}

/// The switch that shows purchases and tax returns; returns true when it was changed. It is on, and cannot be
/// switched off, where there are any.
fn purchases(ui: &mut Ui, show: &mut bool, has_any: bool) -> bool {
    let was = *show;
    line(ui, tr!("Shown"), |ui| {
        if has_any {
            ui.disable();
            tick(ui, tr(SHOW_PURCHASES), &mut true)
                .on_disabled_hover_text(tr!("There are some, so they are shown"));
        } else {
            tick(ui, tr(SHOW_PURCHASES), show);
        }
    });
    *show != was
}

/// The shop's own details for invoices; returns true when they were changed.
fn invoices(ui: &mut Ui, settings: &mut InvoiceSettings, country: &str, is_sought: &mut bool) -> bool {
    let mut is_changed = false;
    ui.add_space(8.0);
    let mut wants_keyboard = std::mem::take(is_sought);
    if wants_keyboard {
        ui.scroll_to_cursor(Some(Align::TOP));
    }
    form_heading(ui, tr!("Invoices"));
    for one in InvoiceSettings::FIELDS.iter().filter(|one| one.key != InvoiceSettings::LOGO) {
        let (name, is_series) = (tr(one.heading), one.key == "series");
        let Some(content) = settings.get_mut(one.key) else { continue };
        if one.key == InvoiceSettings::SMALL_BUSINESS {
            is_changed |= small_business(ui, content, country);
            continue;
        }
        line(ui, name, |ui| {
            let width = if is_series { 96.0 } else { 320.0 };
            let response = field(ui, name, content, width, false);
            is_changed |= response.changed();
            if std::mem::take(&mut wants_keyboard) {
                response.request_focus();
            }
            if is_series {
                // A number has the year of its day.
                let example = Day::parse("2026-01-01").unwrap_or_default();
                let series = InvoiceSettings { series: content.clone(), ..InvoiceSettings::default() }
                    .series_on(example);
                dialog_note(ui, &tr!("as in {number}", number = format!("{series}0001")));
            }
        });
    }
    is_changed
}

/// Exemption as a small business, with its wording on invoices; returns true when it was changed.
fn small_business(ui: &mut Ui, words: &mut String, country: &str) -> bool {
    let (was, of_country) = (words.clone(), small_business_words(country));
    if words.is_empty() && of_country.is_empty() {
        return false;
    }
    line(ui, tr!("Small business"), |ui| {
        let mut is_small = !words.is_empty();
        if tick(ui, tr!("Charges no tax, and says so on invoices"), &mut is_small).clicked() {
            *words = if is_small { of_country.to_owned() } else { String::new() };
        }
    });
    // It is there always, so that a click moves nothing.
    line(ui, tr!("In these words"), |ui| {
        if words.is_empty() {
            ui.disable();
        }
        field(ui, tr!("In these words"), words, 320.0, false);
    });
    *words != was
}

fn line(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    let tokens = theme::of(ui);
    ui.horizontal(|ui| {
        let size = egui::vec2(LABEL, theme::height::CONTROL);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(LABEL);
            ui.label(theme::text(name, FontStyle::Body, tokens.text));
        });
        contents(ui);
    });
}

//! The preferences dialog: appearance and number format of the window, and the settings of the shop.

use std::sync::Arc;

use egui::{Align, Context, Layout, Response, ScrollArea, Sense, ThemePreference, Ui, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_LOCK, ICON_REMOVE};

use super::form::{Form, Step, pressed, step_of};
use super::logo::LogoChoice;
use super::sales_target::{SALES_TARGET, TargetEntry};
use crate::format::{Amounts, Formatter, Numbers, writer};
use crate::model::{FieldTexts, Refusal, SHOW_PURCHASES, Texts, suggest, typed};
use crate::persistence::{FirstDay, Remembered};
use crate::theme::{self, FontStyle, height};
use crate::translate::{dates, tr};
use crate::widgets::{
    Button, Dropdown, Foot, Side, Suggested, Suggestion, choice_entry, dialog_note, field, form_heading,
    icon_button, label_in, language_choice, picker, segment, tick,
};
use domain::error::{Error, Result};
use domain::fielded::{Entry, EntryKind, Field};
use domain::invoice::logo::Logo;
use domain::invoice::rules::small_business_words;
use domain::invoice::settings::InvoiceSettings;
use domain::places;
use domain::places::address::Address;
use domain::shop::settings::{Shop, shop_address, shop_name};
use domain::text::Text;
use domain::text::lenient::date::DateOrder;
use domain::text::lenient::{flag_text, yes_or_no};
use domain::time::Day;
use engine::Change;

#[derive(Debug, Default)]
pub(crate) struct Preferences {
    /// The settings as typed, and as the shop had them; `None` until they are shown.
    settings: Option<[FieldTexts; 2]>,
    /// The field whose choices are shown.
    suggested: Suggested,
    /// Finds the key of the setting that is to have the keyboard.
    sought: Option<fn(&FieldTexts) -> &'static str>,
    target: TargetEntry,
    /// The orders whose invoices are shown again once they are saved.
    invoiced: Vec<String>,
    logo: LogoChoice,
}

impl Preferences {
    /// Opened where the shop says of itself what stands on invoices.
    pub(crate) fn of_invoices(invoiced: Vec<String>) -> Self {
        Self { sought: Some(first_missing), invoiced, ..Self::default() }
    }

    /// Opened at the sales target.
    pub(crate) fn of_target() -> Self {
        Self { sought: Some(|_| SALES_TARGET), ..Self::default() }
    }

    /// Takes in the shop's settings as they are saved, which the window may not know yet; returns the orders whose invoices are
    /// shown next.
    pub(crate) fn saved(&mut self, shop: &Shop) -> Vec<String> {
        let settings = FieldTexts::of(shop);
        (self.settings, self.logo) = (Some([settings.clone(), settings]), LogoChoice::default());
        std::mem::take(&mut self.invoiced)
    }
}

/// The shop with these; what the dialog does not have stays.
fn read(texts: &FieldTexts, mut shop: Shop) -> Result<Shop> {
    for (_, field, _) in typed::<Shop>() {
        if !field.slot(&mut shop).take_text(texts.text(field.key)) {
            let (what, problem) = (Text::new(field.heading), Text::new(field.takes.1));
            return Err(Error::Invalid { what, problem });
        }
    }
    let Address { country, state, postcode, city, .. } = &shop.address;
    let address = shop_address(places::country_read(country), state, postcode, city)?;
    Ok(Shop { name: shop_name(&shop.name)?, address, ..shop })
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
    let Preferences { settings, suggested, sought, target, logo, .. } = &mut form.draft;
    let fresh = FieldTexts::of(&open.shop);
    let [texts, base] = settings.get_or_insert_with(|| [fresh.clone(), fresh.clone()]);
    texts.follow(base, fresh);
    let (before, mut refused) = (texts.clone(), None);
    ui.add_enabled_ui(open.may_change && !form.is_busy, |ui| {
        let is_of_invoices = |field: &Field<Shop>| field.key.starts_with(Shop::OF_INVOICES);
        let sought = sought.take().map(|find| find(texts));
        let is_german = places::country_typed(texts.text("country")) == "DE";
        for (_, field, entry) in typed::<Shop>().filter(|(_, field, _)| is_first(field, is_german)) {
            let response = match field.key {
                "city" => Some(postcode_and_city(ui, texts)),
                "postcode" => None,
                "show_purchases" => {
                    purchases(ui, texts.text_mut(field.key), open.has_purchases);
                    None
                }
                SALES_TARGET => {
                    let amounts = Amounts::new(open.shop.currency, formatter);
                    Some(line(ui, tr(field.heading), |ui| target.ui(ui, texts.text_mut(field.key), amounts)))
                }
                _ => setting(ui, (field, entry), texts, suggested),
            };
            if let Some(response) = response.filter(|_| sought == Some(field.key)) {
                response.request_focus();
                response.scroll_to_me(None);
            }
        }
        ui.add_space(8.0);
        if sought.is_some_and(|key| key.starts_with(Shop::OF_INVOICES)) {
            ui.scroll_to_cursor(Some(Align::TOP));
        }
        form_heading(ui, tr!("Invoices"));
        for (_, field, entry) in typed::<Shop>().filter(|(_, field, _)| is_of_invoices(field)) {
            match field.key {
                "invoice_series" => series(ui, field, texts.text_mut(field.key)),
                Shop::SMALL_BUSINESS => {
                    let country = places::country_typed(texts.text("country"));
                    small_business(ui, texts.text_mut(field.key), &country);
                }
                Shop::LOGO => line(ui, tr(field.heading), |ui| {
                    let chosen = logo.ui(ui, texts.text_mut(field.key), open.logo.as_ref());
                    refused = chosen.err().map(|error| Refusal::new(&error, formatter));
                }),
                _ => {
                    let response = setting(ui, (field, entry), texts, suggested);
                    if let Some(response) = response.filter(|_| sought == Some(field.key)) {
                        response.request_focus();
                    }
                }
            }
        }
    });
    let is_changed = *texts != before;
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

/// True for what stands above what is of invoices; DATEV is of Germany.
fn is_first(field: &Field<Shop>, is_german: bool) -> bool {
    !field.key.starts_with(Shop::OF_INVOICES) && (is_german || !field.key.starts_with(Shop::OF_DATEV))
}

/// Draws what the changes would do, and the buttons that save them or leave.
fn shop_foot(ui: &mut Ui, form: &Form<Preferences>, shop: &Shop) -> Option<Step<Shop>> {
    let fresh = FieldTexts::of(shop);
    let [mut texts, mut base] = form.draft.settings.clone().unwrap_or_else(|| [fresh.clone(), fresh.clone()]);
    let is_other = texts != fresh;
    let is_changed = |key: &str| texts.text(key) != fresh.text(key);
    if ["prices_include_tax", "round_tax", "shipping_tax_class"].into_iter().any(is_changed) {
        dialog_note(ui, tr!("Orders that are in the books keep the taxes they were charged."));
    }
    if is_changed("time_zone") {
        dialog_note(ui, tr!("In another time zone, every order is counted on the day it was there."));
    }
    form.refusal_ui(ui);
    // What is of the window takes effect at once.
    let foot = Foot::leave(if is_other { tr!("Cancel") } else { tr!("Done") });
    let save = Button::new(tr!("Save settings")).enabled(is_other && !form.is_busy);
    let logo = form.draft.logo.chosen(texts.text(Shop::LOGO));
    pressed(foot.main(save).show(ui), || {
        Step::ask(tr!("Settings saved"), move |engine, actor, now| {
            let shop = engine.shop()?;
            texts.follow(&mut base, FieldTexts::of(&shop));
            engine.apply(&Change::settings(read(&texts, shop)?, logo), actor, now)?;
            engine.shop()
        })
    })
}

/// What finds the choices for a text.
type Find<'f> = &'f dyn Fn(&str) -> Vec<Suggestion>;

/// Draws a setting by what is typed there; returns the field of what is typed.
fn setting(
    ui: &mut Ui,
    (one, entry): (&Field<Shop>, Entry),
    texts: &mut FieldTexts,
    suggested: &mut Suggested,
) -> Option<Response> {
    let country = texts.text("country").to_owned();
    let (text, name) = (texts.text_mut(one.key), tr(entry.name));
    line(ui, tr(one.heading), |ui| {
        let (width, found): (f32, Find<'_>) = match entry.kind {
            EntryKind::Currency => (96.0, &suggest::currencies),
            EntryKind::Zone => (220.0, &|typed| suggest::zones(&country, typed)),
            EntryKind::Country | EntryKind::AnyCountry => (220.0, &suggest::country_names),
            EntryKind::State => (96.0, &|typed| suggest::states(&country, typed)),
            EntryKind::Choice(choices) => {
                let now = choices.iter().position(|(word, _)| word == text);
                let names: Vec<(usize, &str)> =
                    choices.iter().map(|(_, name)| tr(name)).enumerate().collect();
                let chosen = segment(ui, name, &names, now.unwrap_or_default());
                if let Some((word, _)) = chosen.and_then(|at| choices.get(at)) {
                    (*word).clone_into(text);
                }
                return None;
            }
            EntryKind::DayOfYear => return Some(day_of_year(ui, name, text)),
            EntryKind::Plain | EntryKind::Email | EntryKind::VatNumber | EntryKind::Own => {
                return Some(field(ui, name, text, 320.0, false));
            }
        };
        Some(picker(ui, (name, width, false), text, found, suggested).response)
    })
}

/// Draws a list of months and a field for the day; returns the field.
fn day_of_year(ui: &mut Ui, name: &str, text: &mut String) -> Response {
    let month = |number: u32| {
        let day = Day::parse(&format!("2023-{number:02}-01")).map(Day::start);
        day.map(|day| dates().format(day, "%B")).unwrap_or_default()
    };
    let (was, typed) = text.split_once('-').unwrap_or(("1", "1"));
    let was = was.parse().unwrap_or(1);
    let mut day = typed.trim_start_matches('0').to_owned();
    let chosen = Dropdown::new(name, &month(was))
        .show(ui, |ui| (1..=12).filter(|one| choice_entry(ui, &month(*one), "", *one == was)).last());
    let response = field(ui, tr!("Day"), &mut day, 48.0, false);
    if chosen.is_some() || response.changed() {
        let number = chosen.unwrap_or(was);
        *text = format!("{number:02}-{}", day.trim());
    }
    response
}

/// Returns the field of the city.
fn postcode_and_city(ui: &mut Ui, texts: &mut FieldTexts) -> Response {
    line(ui, tr!("Postcode, city"), |ui| {
        field(ui, tr!("Postcode"), texts.text_mut("postcode"), 96.0, false);
        field(ui, tr!("City"), texts.text_mut("city"), 216.0, false)
    })
}

/// The key of the first field that every invoice needs and is empty. A city is not saved without its country.
fn first_missing(texts: &FieldTexts) -> &'static str {
    let needed = ["invoice_legal_name", "invoice_street", "country", "city", "invoice_vat_number"];
    needed.into_iter().find(|key| texts.text(key).trim().is_empty()).unwrap_or("invoice_legal_name")
}

/// The switch that shows purchases and tax returns. It is on, and cannot be switched off, where there are any.
fn purchases(ui: &mut Ui, text: &mut String, has_any: bool) {
    line(ui, tr!("Shown"), |ui| {
        let mut is_shown = has_any || yes_or_no(text).unwrap_or_default();
        if has_any {
            ui.disable();
            tick(ui, tr(SHOW_PURCHASES), &mut is_shown)
                .on_disabled_hover_text(tr!("There are some, so they are shown"));
        } else if tick(ui, tr(SHOW_PURCHASES), &mut is_shown).clicked() {
            flag_text(is_shown).clone_into(text);
        }
    });
}

/// The beginning of the numbers of invoices, with one as it will be.
fn series(ui: &mut Ui, one: &Field<Shop>, text: &mut String) {
    line(ui, tr(one.heading), |ui| {
        field(ui, tr(one.heading), text, 96.0, false);
        // A number has the year of its day.
        let example = Day::parse("2026-01-01").unwrap_or_default();
        let series =
            InvoiceSettings { series: text.clone(), ..InvoiceSettings::default() }.series_on(example);
        dialog_note(ui, &tr!("as in {number}", number = format!("{series}0001")));
    });
}

/// Exemption as a small business, with its wording on invoices.
fn small_business(ui: &mut Ui, words: &mut String, country: &str) {
    let of_country = small_business_words(country);
    if words.is_empty() && of_country.is_empty() {
        return;
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
}

fn line<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = theme::of(ui);
    ui.horizontal(|ui| {
        let size = egui::vec2(LABEL, theme::height::CONTROL);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(LABEL);
            ui.label(theme::text(name, FontStyle::Body, tokens.text));
        });
        contents(ui)
    })
    .inner
}

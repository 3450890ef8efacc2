//! The line of the receipt that says why no tax is charged: a choice of the reason and, beside it, the VAT number that
//! it is for, or the reason in words. Most orders never need it, so it is shown for those that go abroad, are of a
//! customer with a VAT number, state a reason, or are asked for it by the command. Where reverse charge fits the
//! customer, a further line says so, and a key takes it.

use egui::{Key, Modifiers, Rect, Ui, vec2};

use crate::model::{FormField, OrderDraft, PricedView};
use crate::tabs::panel::Fields;
use crate::theme::{self, FontStyle};
use crate::translate::tr;
use crate::widgets::{Button, Dropdown, Entry, Kind, Side, choice_entry, elided, line, row_in, say};
use domain::label;
use domain::places::address::Address;
use domain::places::{country_name, country_typed};
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;

use super::state::FormState;
use super::who::is_entered;

/// The height of a line, that of the receipt's.
const ROW: f32 = 30.0;

/// Draws the lines in a shop at `home`, where they are needed.
pub(super) fn exemption_lines(
    ui: &mut Ui,
    home: &Address,
    draft: &mut OrderDraft,
    figures: &PricedView,
    fields: &mut Fields<'_, FormField>,
    state: &mut FormState,
) {
    let (to, home) = (country_typed(&draft.address.country), country_typed(&home.country));
    let is_abroad = to != home && !home.is_empty() && country_name(&to).is_some();
    let is_stated = draft.exemption.is_stated();
    let is_business = !figures.vat_number.is_empty();
    if !(is_stated || is_business || state.is_reason_open || is_abroad) {
        return;
    }
    let choice = line(ui, ROW);
    if is_business && !is_stated {
        let below = line(ui, ROW);
        proposal(ui, below, &mut draft.exemption, figures, fields);
    }
    exemption_line(ui, choice, &mut draft.exemption, figures, fields, state);
}

/// Draws the choice of the reason, and the field beside it.
fn exemption_line(
    ui: &mut Ui,
    line: Rect,
    exemption: &mut TaxExemption,
    figures: &PricedView,
    fields: &mut Fields<'_, FormField>,
    state: &mut FormState,
) {
    let (chosen, beside) = row_in(ui, line.with_min_x(line.left() - 8.0), |ui| {
        let chosen = ui.add_enabled_ui(fields.is_enabled, |ui| {
            let is_due = std::mem::take(&mut state.is_reason_due);
            let choice = Dropdown::new(tr!("Tax"), tr(name(exemption.reason))).width(290.0).focused(is_due);
            choice.show(ui, |ui| {
                let choice = |(reason, name, detail): (UntaxedReason, &'static str, &'static str)| {
                    choice_entry(ui, tr(name), tr(detail), exemption.reason == reason).then_some(reason)
                };
                CHOICES.into_iter().map(choice).fold(None, Option::or)
            })
        });
        (chosen.inner, ui.available_rect_before_wrap())
    });
    if let Some(reason) = chosen {
        state_reason(exemption, reason, figures, fields);
    }
    let beside = beside.with_max_x(line.right() + 8.0).shrink2(vec2(0.0, 1.0));
    let (name, content) = match exemption.reason {
        UntaxedReason::Unstated => return,
        UntaxedReason::Other => (tr!("Reason for no tax"), &mut exemption.words),
        UntaxedReason::ReverseCharge | UntaxedReason::Export => {
            (tr!("VAT number"), &mut exemption.vat_number)
        }
    };
    let wide = elided(ui, beside, Side::Left, name, FontStyle::Body, theme::of(ui).text2);
    let room = beside.with_min_x(beside.left() + wide + 8.0);
    let response = fields.noted(ui, room, FormField::Exemption, Entry::new(name), content);
    if is_entered(ui, &response) {
        *fields.focus = Some(FormField::Text(0));
    }
}

/// Takes a reason with the customer's VAT number; what it still needs gets the keyboard.
fn state_reason(
    exemption: &mut TaxExemption,
    reason: UntaxedReason,
    figures: &PricedView,
    fields: &mut Fields<'_, FormField>,
) {
    exemption.reason = reason;
    if exemption.vat_number.trim().is_empty() {
        exemption.vat_number.clone_from(&figures.vat_number);
    }
    let is_missing = match reason {
        UntaxedReason::ReverseCharge => exemption.vat_number.trim().is_empty(),
        UntaxedReason::Other => exemption.words.trim().is_empty(),
        UntaxedReason::Unstated | UntaxedReason::Export => false,
    };
    if is_missing {
        *fields.focus = Some(FormField::Exemption);
    }
}

/// Draws the customer's VAT number, and the offer of reverse charge where it fits.
fn proposal(
    ui: &mut Ui,
    line: Rect,
    exemption: &mut TaxExemption,
    figures: &PricedView,
    fields: &mut Fields<'_, FormField>,
) {
    let tokens = theme::of(ui);
    let mut words = line;
    if figures.proposes_reverse_charge && fields.is_enabled {
        let button = Button::new(tr!("Reverse charge (Alt+R)")).kind(Kind::Quiet);
        words.max.x -= button.width(ui) + 8.0;
        let room = line.with_min_x(words.right() + 8.0);
        let is_pressed = ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::R));
        if row_in(ui, room, |ui| button.show(ui)).clicked() || is_pressed {
            state_reason(exemption, UntaxedReason::ReverseCharge, figures, fields);
        }
    }
    let sentence = if figures.proposes_reverse_charge {
        tr!("{vat_number} is a business in the EU: no tax?", vat_number = &figures.vat_number)
    } else {
        tr!("The customer’s VAT number is {vat_number}", vat_number = &figures.vat_number)
    };
    elided(ui, words, Side::Left, &sentence, FontStyle::Body, tokens.text2);
    say(ui, words, "vat number", &sentence);
}

/// The reasons with their names and what they mean.
const CHOICES: [(UntaxedReason, &str, &str); 4] = [
    (UntaxedReason::Unstated, label!("Taxed as usual"), ""),
    (UntaxedReason::ReverseCharge, label!("Reverse charge"), label!("the customer owes the tax")),
    (UntaxedReason::Export, label!("Export of goods"), label!("sold abroad")),
    (UntaxedReason::Other, label!("Another reason"), label!("in your own words")),
];

const fn name(reason: UntaxedReason) -> &'static str {
    match reason {
        UntaxedReason::Unstated => label!("Taxed as usual"),
        stated => stated.row_name(),
    }
}

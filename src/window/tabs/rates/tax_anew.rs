//! Taxing the orders of a version anew: what it would change, and the button that does it.

use egui::{Label, Ui};

use crate::model::TaxAnewView;
use crate::tabs::Action;
use crate::theme::{self, FontStyle, space, text};
use crate::widgets::{Button, Kind};
use domain::ids::RateId;
use domain::time::Day;

/// Draws the preview of the version of a rate that begins on a day; without an answer, the button to close it.
pub(super) fn preview(ui: &mut Ui, answer: Option<&TaxAnewView>, rate: RateId, from: Day) -> Option<Action> {
    let tokens = theme::of(ui);
    let mut action = None;
    for sentence in answer.iter().flat_map(|answer| &answer.sentences) {
        ui.add(Label::new(text(sentence, FontStyle::Small, tokens.text)).wrap());
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        if let Some(words) = answer.and_then(|answer| answer.button.as_deref())
            && Button::new(words).kind(Kind::Primary).show(ui).clicked()
        {
            action = Some(Action::TaxAnew(rate, from));
        }
        if Button::new("Leave them").show(ui).clicked() {
            action = Some(Action::PreviewTaxAnew(None));
        }
    });
    action
}

//! The notices of a form that is not saved as it is: the order was changed elsewhere meanwhile, or unusual figures are to
//! be confirmed.

use egui::{Label, Margin, Rect, Ui, pos2};
use egui_material_icons::icons::ICON_WARNING;

use crate::model::{DraftLine, Form, OpenOrder, OrderBadge, OrderDraft, OrderKey, Refusal};
use crate::tabs::panel::PanelAction;
use crate::theme::{self, FontStyle, space};
use crate::translate::{self, dates, tr};
use crate::widgets::{
    Button, Side, elided, foot_row, framed, icon_at, line, message, row_in, say, warning_frame,
};
use domain::label;

use super::{OrdersState, who};

const ROW: f32 = 22.0;

/// Differences between the base of the form and the changed order: the name, the value in the form, and theirs.
fn differences(form: &Form, theirs: &OrderDraft) -> Vec<(&'static str, String, String)> {
    let written = |draft: &OrderDraft| {
        let lines = draft.lines.iter().map(|line| {
            let DraftLine { quantity, name, price, .. } = line;
            tr!("{quantity} × {name} at {price}", quantity, name, price)
        });
        let coupons = draft.coupons.iter().map(|coupon| format!("{} {}", coupon.code, coupon.discount));
        let mut texts = Vec::from([
            (label!("Customer"), draft.customer.clone()),
            (label!("Date"), format!("{} {}", draft.date, draft.time)),
            (label!("Status"), tr(OrderBadge::of_status(draft.standing()).name()).to_owned()),
            (label!("Address"), who::written(&draft.address)),
            (label!("Lines"), lines.collect::<Vec<_>>().join("; ")),
            (label!("Coupon"), coupons.collect::<Vec<_>>().join(", ").trim().to_owned()),
            (label!("Shipping"), format!("{} {}", draft.shipping_method, draft.shipping).trim().to_owned()),
            (label!("Corrects"), draft.corrects.map(|period| period.name_in(dates())).unwrap_or_default()),
            (label!("No tax"), translate::text(&draft.exemption.cleaned().described())),
        ]);
        texts.extend(draft.texts.each().map(|(field, text)| (field.heading, text.to_owned())));
        texts
    };
    let (base, mine, theirs) = (written(&form.base), written(&form.now), written(theirs));
    let all = base.into_iter().zip(mine).zip(theirs);
    all.filter(|(((_, base), _), (_, theirs))| base != theirs)
        .map(|((_, (name, mine)), (_, theirs))| (name, mine, theirs))
        .collect()
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { tr!("nothing") } else { text }
}

/// Draws the notice with both values of each difference, and the choice whose to keep; that changes the form.
pub(super) fn stale(ui: &mut Ui, form: &mut Form, open: &OpenOrder) {
    let tokens = theme::of(ui);
    let frame = warning_frame(ui).inner_margin(Margin::symmetric(11, 7));
    framed(ui, frame, |ui| {
        let indented = |line: Rect| line.with_min_x(line.left() + 24.0);
        let head = line(ui, 20.0);
        icon_at(ui, pos2(head.left() + 8.0, head.center().y), ICON_WARNING, 16.0, tokens.warning);
        let words = tr!("This order was changed elsewhere after you began");
        elided(ui, indented(head), Side::Left, words, FontStyle::Strong, tokens.text);
        say(ui, indented(head), "stale", words);
        ui.add_space(4.0);
        for (name, mine, theirs) in differences(form, &open.draft) {
            let row = indented(line(ui, ROW));
            let words = tr!(
                "{field}: yours {mine}, theirs {theirs}",
                field = tr(name),
                mine = or_nothing(&mine),
                theirs = or_nothing(&theirs),
            );
            row_in(ui, row, |ui| message(ui, &words, FontStyle::Body, tokens.text2, 1));
        }
        ui.add_space(space::M);
        foot_row(ui, |ui| {
            if Button::new(tr!("Use the other version")).show(ui).clicked() {
                *form = Form::clean(open.draft.clone());
            }
            if Button::new(tr!("Keep my version")).show(ui).clicked() {
                form.base = open.draft.clone();
            }
        });
    });
}

/// The height of the notice that an invoice says otherwise, in points.
pub(super) const CORRECTION: f32 = 108.0;

/// True if the form was refused because it contradicts the order's invoice.
pub(super) fn can_correct(form: &Form) -> bool {
    form.refusal.as_ref().is_some_and(Refusal::is_of_invoice)
}

/// Draws that the invoice of the order says otherwise, and the button that takes it back and issues a new one.
pub(super) fn correction(ui: &mut Ui, form: &Form, state: &mut OrdersState) {
    let Some(refusal) = form.refusal.as_ref().filter(|refusal| refusal.is_of_invoice()) else { return };
    let inner = Margin { left: 11, right: 11, top: 7, bottom: 11 };
    let frame = warning_frame(ui).inner_margin(inner).outer_margin(Margin::symmetric(16, 4));
    framed(ui, frame, |ui| {
        let words = theme::text(&refusal.message, FontStyle::Strong, theme::of(ui).text);
        ui.add(Label::new(words).wrap());
        ui.add_space(space::S);
        foot_row(ui, |ui| {
            if Button::new(tr!("Save with a credit note and a new invoice")).show(ui).clicked() {
                state.is_correcting = true;
                state.page.action = Some(PanelAction::Save);
            }
        });
    });
}

/// The doubts about the form as it stands now.
fn asked<'s>(form: &Form, key: &OrderKey, state: &'s OrdersState) -> &'s [String] {
    let doubts = state.doubts.get(key).filter(|(of, _)| *of == form.now);
    doubts.map_or(&[], |(_, words)| words)
}

/// The height of the question in points; 0 if there are no doubts.
pub(super) fn doubts_height(form: &Form, key: &OrderKey, state: &OrdersState) -> f32 {
    match u16::try_from(asked(form, key, state).len()) {
        Ok(0) => 0.0,
        rows => 60.0 + f32::from(rows.unwrap_or(u16::MAX)) * ROW,
    }
}

/// Draws the question, before a form is saved, whether unusual figures are meant. Saving again asks again: only its button
/// answers it, which Enter in a field does not press.
pub(super) fn doubts(ui: &mut Ui, form: &mut Form, key: &OrderKey, state: &mut OrdersState) {
    let words = asked(form, key, state).to_vec();
    if words.is_empty() {
        return;
    }
    let tokens = theme::of(ui);
    let inner = Margin { left: 11, right: 11, top: 7, bottom: 15 };
    let frame = warning_frame(ui).inner_margin(inner).outer_margin(Margin::symmetric(16, 4));
    framed(ui, frame, |ui| {
        for (at, words) in words.iter().enumerate() {
            let row = line(ui, ROW);
            if at == 0 {
                icon_at(ui, pos2(row.left() + 8.0, row.center().y), ICON_WARNING, 16.0, tokens.warning);
            }
            let row = row.with_min_x(row.left() + 24.0);
            let words = tr!("{doubt}: save anyway?", doubt = words);
            row_in(ui, row, |ui| message(ui, &words, FontStyle::Strong, tokens.text, 1));
        }
        foot_row(ui, |ui| {
            if Button::new(tr!("Save anyway")).show(ui).clicked() {
                form.confirmed.extend(words);
                state.page.action = Some(PanelAction::Save);
            }
        });
    });
}

//! The notice that an order was changed elsewhere while its form was edited: both values of each
//! difference, and the choice whose to keep.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::ICON_WARNING;

use crate::model::{Form, OpenOrder, OrderBadge, OrderDraft};
use crate::theme::{self, FontStyle, radius, stroke};
use crate::widgets::{Button, Side, elided, foot_row, say};
use domain::time::tax_period::TaxPeriod;

const ROW: f32 = 22.0;

/// A value that was changed elsewhere, in the form and in the books.
struct Difference {
    name: &'static str,
    mine: String,
    theirs: String,
}

/// What differs between the form and the changed order.
fn differences(form: &Form, theirs: &OrderDraft) -> Vec<Difference> {
    let written = |draft: &OrderDraft| {
        let lines =
            draft.lines.iter().map(|line| format!("{} × {} at {}", line.quantity, line.name, line.price));
        let coupons = draft.coupons.iter().map(|coupon| format!("{} {}", coupon.code, coupon.discount));
        [
            ("Customer", draft.customer.clone()),
            ("Date", format!("{} {}", draft.date, draft.time)),
            ("Status", OrderBadge::of_status(draft.standing()).name().to_owned()),
            ("Address", draft.address.line()),
            ("Lines", lines.collect::<Vec<_>>().join("; ")),
            ("Coupon", coupons.collect::<Vec<_>>().join(", ").trim().to_owned()),
            ("Shipping", format!("{} {}", draft.shipping_method, draft.shipping).trim().to_owned()),
            ("Corrects", draft.corrects.map(TaxPeriod::name).unwrap_or_default()),
            ("No tax", draft.exemption.cleaned().described()),
            ("Note", draft.note.clone()),
        ]
    };
    let (base, mine, theirs) = (written(&form.base), written(&form.now), written(theirs));
    let all = base.into_iter().zip(mine).zip(theirs);
    all.filter(|(((_, base), _), (_, theirs))| base != theirs)
        .map(|((_, (name, mine)), (_, theirs))| Difference { name, mine, theirs })
        .collect()
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}

/// The height of the notice in points.
pub(super) fn height(form: &Form, open: &OpenOrder) -> f32 {
    let rows = u16::try_from(differences(form, &open.draft).len()).unwrap_or(u16::MAX);
    84.0 + f32::from(rows) * ROW
}

/// Draws the notice; a choice changes the form.
pub(super) fn stale(ui: &mut Ui, room: Rect, form: &mut Form, open: &OpenOrder) {
    let tokens = theme::of(ui);
    let line = Stroke::new(stroke::HAIRLINE, tokens.warning);
    ui.painter().rect(room, CornerRadius::same(radius::CARD), tokens.warning_soft, line, StrokeKind::Inside);
    let inner = room.shrink2(vec2(12.0, 8.0));
    let icon = pos2(inner.left() + 8.0, inner.top() + 10.0);
    let font = theme::icon_font(16.0);
    ui.painter().text(icon, egui::Align2::CENTER_CENTER, ICON_WARNING.codepoint, font, tokens.warning);
    let head = Rect::from_min_size(inner.min + vec2(24.0, 0.0), vec2(inner.width() - 24.0, 20.0));
    let words = "This order was changed elsewhere after you began";
    elided(ui, head, Side::Left, words, FontStyle::Strong, tokens.text);
    say(ui, head, "stale", words);
    let mut y = head.bottom() + 4.0;
    for one in differences(form, &open.draft) {
        let row = Rect::from_min_size(pos2(head.left(), y), vec2(head.width(), ROW));
        let words =
            format!("{}: yours {}, theirs {}", one.name, or_nothing(&one.mine), or_nothing(&one.theirs));
        elided(ui, row, Side::Left, &words, FontStyle::Body, tokens.text2);
        say(ui, row, ("differs", one.name), &words);
        y += ROW;
    }
    let below = Rect::from_min_max(pos2(inner.left(), y + 4.0), pos2(inner.right(), y + 36.0));
    let mut buttons = ui.new_child(UiBuilder::new().max_rect(below).id_salt("stale"));
    foot_row(&mut buttons, |ui| {
        if Button::new("Take theirs").show(ui).clicked() {
            *form = Form::clean(open.draft.clone());
        }
        if Button::new("Keep mine").show(ui).clicked() {
            form.base = open.draft.clone();
        }
    });
}

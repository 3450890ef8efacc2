//! The notice that an order was changed elsewhere while its form was edited: both values of each
//! difference, and the choice whose to keep.

use egui::{Margin, Rect, Ui, pos2};
use egui_material_icons::icons::ICON_WARNING;

use crate::model::{Form, OpenOrder, OrderBadge, OrderDraft};
use crate::theme::{self, FontStyle, space};
use crate::widgets::{Button, Side, elided, foot_row, framed, icon_at, line, say, warning_frame};
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

/// Draws the notice; a choice changes the form.
pub(super) fn stale(ui: &mut Ui, form: &mut Form, open: &OpenOrder) {
    let tokens = theme::of(ui);
    let frame = warning_frame(ui).inner_margin(Margin::symmetric(11, 7));
    framed(ui, frame, |ui| {
        let indented = |line: Rect| line.with_min_x(line.left() + 24.0);
        let head = line(ui, 20.0);
        icon_at(ui, pos2(head.left() + 8.0, head.center().y), ICON_WARNING, 16.0, tokens.warning);
        let words = "This order was changed elsewhere after you began";
        elided(ui, indented(head), Side::Left, words, FontStyle::Strong, tokens.text);
        say(ui, indented(head), "stale", words);
        ui.add_space(4.0);
        for one in differences(form, &open.draft) {
            let row = indented(line(ui, ROW));
            let words =
                format!("{}: yours {}, theirs {}", one.name, or_nothing(&one.mine), or_nothing(&one.theirs));
            elided(ui, row, Side::Left, &words, FontStyle::Body, tokens.text2);
            say(ui, row, ("differs", one.name), &words);
        }
        ui.add_space(space::M);
        foot_row(ui, |ui| {
            if Button::new("Take theirs").show(ui).clicked() {
                *form = Form::clean(open.draft.clone());
            }
            if Button::new("Keep mine").show(ui).clicked() {
                form.base = open.draft.clone();
            }
        });
    });
}

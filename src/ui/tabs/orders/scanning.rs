//! Barcode scanning into the form: the code of a product adds a line for it, whichever field of the
//! form has the focus, and the same code again adds one to the quantity of that line. A code that
//! no product has adds a line too, which needs a price before the order can be saved.

use egui::Ui;

use super::state::Scanning;
use crate::domain::quantity::Quantity;
use crate::ui::format::Formatter;
use crate::ui::keyboard::{self, Hold, Scan};
use crate::ui::model::{DraftLine, Form, FormField, OrderDraft, Orders, OrdersAction, Pick};

use super::{Action, OrdersState, offers};

/// From this many digits on, a number typed at the speed of a scanner is a code, not a quantity or
/// price.
const DIGITS: usize = 8;

impl Scanning {
    /// Takes a number of at least `DIGITS` digits in the field for the next line as a code that no
    /// product has: adds the same line as a scan does. False if it is none.
    pub(super) fn entered(&mut self, draft: &mut OrderDraft, formatter: Formatter) -> bool {
        let code = draft.adding.trim().to_owned();
        let is_code = code.len() >= DIGITS && code.chars().all(|c| c.is_ascii_digit());
        if is_code {
            count(draft, None, &code, formatter);
            draft.adding.clear();
            self.unknown = Some(code);
        }
        is_code
    }

    /// The message about the last scan, if no product had its code.
    pub(super) fn words(&self, draft: &OrderDraft) -> Option<String> {
        let code = self.unknown.as_ref()?;
        let line = draft.lines.iter().position(|line| line.code == *code)? + 1;
        Some(format!(
            "No product has the code {code}. Write in line {line} what it is and what it costs, or give the \
             code to a product under Products and scan again"
        ))
    }
}

/// Takes what was scanned since the last frame, and the product that was found for an earlier scan.
pub(super) fn take_in(
    ui: &Ui,
    view: &Orders<'_>,
    form: &mut Form,
    state: &mut OrdersState,
) -> Option<Action> {
    let is_enabled =
        view.may_manage && form.sent.is_none() && state.view.refund.is_none() && !is_archived(form);
    let state = &mut state.view;
    let typed = keyboard::typed(ui.ctx());
    if !view.scanned.is_waiting()
        && let Some((scan, spot)) = state.scanning.looked_up.take()
    {
        let scanned = view.scanned.value.as_ref().filter(|scanned| scanned.code == scan.code);
        let product = scanned.and_then(|scanned| scanned.product.clone());
        let before = state.scanning.before.take().filter(|_| scan.is_begun);
        if product.is_none() && is_text(&scan, spot) {
            keyboard::type_again(ui.ctx(), scan.rest);
        } else {
            form.now = before.unwrap_or_else(|| std::mem::take(&mut form.now));
            state.scanning.unknown = product.is_none().then(|| scan.code.clone());
            count(&mut form.now, product, &scan.code, view.amounts.formatter);
            state.focus = Some(FormField::Adding);
        }
    }
    if typed.is_begun {
        state.scanning.before = Some(form.now.clone());
        state.scanning.unknown = None;
    }
    let scan = typed.scan?;
    let spot = state.focus.or(state.keyboard).filter(|spot| is_enabled && is_code(&scan, *spot));
    let Some(spot) = spot else {
        keyboard::type_again(ui.ctx(), scan.rest);
        return None;
    };
    let code = scan.code.clone();
    state.scanning.looked_up = Some((scan, spot));
    Some(Action::Orders(OrdersAction::LookUp(code)))
}

/// Tells which keys to hold back in the next frame: all while a scan is looked up or the form is
/// being saved, those that act while suggestions are loaded.
pub(super) fn follow(ui: &Ui, is_saving: bool, state: &mut OrdersState) {
    let is_looked_up = std::mem::take(&mut state.view.is_looked_up);
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return;
    }
    let hold = if state.view.scanning.looked_up.is_some() || is_saving {
        Hold::Everything
    } else if is_looked_up {
        Hold::Acting
    } else {
        Hold::Nothing
    };
    keyboard::follow(ui.ctx(), hold);
}

fn is_archived(form: &Form) -> bool {
    form.base.standing() == crate::domain::order::OrderStatus::Trash
}

/// Whether fast input into this field may be the code of a product.
fn is_code(scan: &Scan, spot: FormField) -> bool {
    let is_number = scan.code.chars().all(|c| c.is_ascii_digit());
    match spot {
        FormField::Customer | FormField::Name(_) | FormField::Adding => true,
        FormField::Quantity(_) | FormField::Price(_) | FormField::Shipping | FormField::Discount(_) => {
            !is_number || scan.code.len() >= DIGITS
        }
        _ => false,
    }
}

/// Whether fast input stays in the field as text if no product has it as its code: a name, a short
/// number, or what was pasted.
fn is_text(scan: &Scan, spot: FormField) -> bool {
    let has_letter = scan.code.chars().any(char::is_alphabetic);
    let is_short = scan.code.len() < DIGITS;
    let takes_text = matches!(spot, FormField::Customer | FormField::Name(_) | FormField::Adding);
    scan.is_pasted || takes_text && (has_letter || is_short)
}

/// Adds one to the line of this product, or of this code if there is no product; adds the line if
/// there is none.
fn count(draft: &mut OrderDraft, product: Option<Pick>, code: &str, formatter: Formatter) {
    let id = match &product {
        Some(Pick::Product { id, .. }) => Some(*id),
        _ => None,
    };
    let is_same = |line: &&mut DraftLine| match id {
        Some(_) => line.product == id,
        None => line.product.is_none() && line.code == code,
    };
    let one = Quantity::from_ten_thousandths(10_000);
    let more = |line: &DraftLine| formatter.quantity(&line.quantity)?.plus(one).ok();
    let line = draft.lines.iter_mut().rev().find(is_same);
    if let Some((line, quantity)) = line.and_then(|line| more(line).map(|quantity| (line, quantity))) {
        line.quantity = formatter.grouped(&quantity.to_text());
        return;
    }
    let line = offers::line_of(product.unwrap_or(Pick::Text), code);
    let code = if id.is_none() { code.to_owned() } else { String::new() };
    draft.lines.push(DraftLine { code, ..line });
}

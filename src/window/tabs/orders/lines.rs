//! The line items of an order: each is edited in its place, and the next one is typed below them.

use egui::{Key, Label, Modifiers, Popup, PopupCloseBehavior, Rect, Ui, pos2, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_DELETE, ICON_INVENTORY_2, ICON_MORE_HORIZ};

use crate::format::Formatter;
use crate::model::{ClassesView, DraftLine, FormField, OrderDraft, Orders, PricedView, Suggesting, Target};
use crate::theme::{self, FontStyle, height, popup_frame, text};
use crate::widgets::{Entry, Side, action_entry, card, choice_entry, elided, hairline, label_in, quiet_icon};
use domain::ids::ProductId;
use domain::noun::NounKind;
use domain::quantity::Quantity;
use domain::tax::class::ClassSlug;

use super::Action;
use super::fields::Fields;
use super::offers::{self, Taken};
use super::state::FormState;
use super::who::is_entered;

const HEAD: f32 = 28.0;
/// A line with its note below.
const ROW: f32 = 46.0;
const ADD: f32 = 44.0;

/// What the lines are drawn from.
pub(super) struct Lines<'v> {
    pub(super) view: &'v Orders<'v>,
    pub(super) figures: Option<&'v PricedView>,
    /// The count of lines.
    pub(super) count: usize,
}

/// The height in points of this many lines, with their heading and the field for the next one.
pub(super) fn needed(lines: usize) -> f32 {
    let lines = f32::from(u16::try_from(lines).unwrap_or(u16::MAX));
    HEAD + lines * ROW + ADD
}

struct Columns {
    name: Rect,
    quantity: Rect,
    price: Rect,
    amount: Rect,
    more: Rect,
}

impl Columns {
    fn of(row: Rect) -> Self {
        let between =
            |left: f32, right: f32| Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()));
        let more = between(row.right() - 38.0, row.right() - 10.0);
        let amount = between(more.left() - 86.0, more.left() - 4.0);
        let price = between(amount.left() - 88.0, amount.left() - 4.0);
        let quantity = between(price.left() - 66.0, price.left() - 4.0);
        let name = between(row.left() + 8.0, quantity.left() - 4.0);
        Self { name, quantity, price, amount, more }
    }
}

/// Draws the lines and the field for the next one.
pub(super) fn lines(
    ui: &mut Ui,
    room: Rect,
    with: &Lines<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_>,
    state: &mut FormState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    card(ui, room);
    let (head, body) = room.split_top_bottom_at_y(room.top() + HEAD);
    let at = Columns::of(head);
    let sign = with.view.amounts.sign();
    let inset = vec2(8.0, 0.0);
    elided(ui, at.name.shrink2(inset), Side::Left, "Product", FontStyle::Head, tokens.text2);
    elided(ui, at.quantity.shrink2(inset), Side::Right, "Qty", FontStyle::Head, tokens.text2);
    elided(ui, at.price.shrink2(inset), Side::Right, &format!("Price {sign}"), FontStyle::Head, tokens.text2);
    elided(ui, at.amount, Side::Right, &format!("Amount {sign}"), FontStyle::Head, tokens.text2);
    let (mut removed, mut actions) = (None, Vec::new());
    let mut top = body.top();
    let sight = ui.clip_rect().expand(ROW * 4.0);
    for (place, line) in draft.lines.iter_mut().enumerate() {
        let row = Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), ROW));
        top += ROW;
        hairline(ui, row, row.top());
        let is_wanted = [FormField::Name(place), FormField::Quantity(place), FormField::Price(place)];
        let is_wanted = fields.focus.is_some_and(|focus| is_wanted.contains(&focus));
        if !sight.intersects(row) && !is_wanted {
            continue;
        }
        match line_row(ui, row, place, with, line, fields) {
            Some(LineAction::Out) => removed = Some(place),
            Some(LineAction::Product(id)) => {
                actions.push(Action::Open(Target::Noun(NounKind::Product, id.get())))
            }
            None => {}
        }
    }
    if let Some(place) = removed {
        draft.lines.remove(place);
        *fields.focus = Some(FormField::Adding);
    }
    let add = Rect::from_min_max(pos2(room.left(), top), room.max);
    hairline(ui, add, add.top());
    actions.extend(adding(ui, add.shrink2(vec2(12.0, 8.0)), with, draft, fields, state));
    actions
}

/// An action on a line.
enum LineAction {
    /// Remove the line.
    Out,
    /// Show its product.
    Product(ProductId),
}

/// Draws a line.
fn line_row(
    ui: &mut Ui,
    row: Rect,
    place: usize,
    with: &Lines<'_>,
    line: &mut DraftLine,
    fields: &mut Fields<'_>,
) -> Option<LineAction> {
    let tokens = theme::of(ui);
    let (fields_row, below) = row.split_top_bottom_at_y(row.top() + height::LIST_ROW);
    let at = Columns::of(fields_row);
    let inset = vec2(0.0, 2.0);
    let number = place + 1;
    let name = format!("Product of line {number}");
    let (beside, ink) = match class_words(with.view.classes, &line.class) {
        _ if line.is_new => ("new, is added with the order".to_owned(), tokens.accent),
        class => (class, tokens.faint),
    };
    let named = fields.show(
        ui,
        at.name.shrink2(inset),
        FormField::Name(place),
        Entry::new(&name).plain().hint(&line.called),
        &mut line.name,
    );
    if !beside.is_empty() && !named.has_focus() {
        let wide = text_width(ui, &line.name);
        let rest = Rect::from_min_max(pos2(at.name.left() + wide + 16.0, row.top()), at.name.max);
        if rest.width() > 20.0 {
            elided(ui, rest, Side::Left, &beside, FontStyle::Body, ink);
        }
    }
    let name = format!("Quantity of line {number}");
    let entry = Entry::new(&name).plain().right();
    let quantity =
        fields.show(ui, at.quantity.shrink2(inset), FormField::Quantity(place), entry, &mut line.quantity);
    let name = format!("Price of line {number}");
    let entry = Entry::new(&name).plain().right().hint("–");
    let price = fields.show(ui, at.price.shrink2(inset), FormField::Price(place), entry, &mut line.price);
    if is_entered(ui, &named) {
        *fields.focus = Some(FormField::Quantity(place));
    } else if is_entered(ui, &quantity) {
        let is_priced = !line.price.trim().is_empty();
        *fields.focus = Some(if is_priced { FormField::Adding } else { FormField::Price(place) });
    } else if is_entered(ui, &price) {
        *fields.focus = Some(FormField::Adding);
    } else if offers::is_left_by_tab(ui, &price) {
        // Skips the button of the line, which Shift+Tab reaches: text typed while a button has the
        // focus would be lost.
        *fields.focus = Some(if number < with.count { FormField::Name(number) } else { FormField::Adding });
    }
    let amount = with.figures.and_then(|figures| figures.amounts.get(place)).map_or("", String::as_str);
    label_in(ui, at.amount, Side::Right, text(amount, FontStyle::Strong, tokens.text));
    let parts = with.figures.and_then(|figures| figures.parts.get(place)).map_or("", String::as_str);
    let beneath = Rect::from_min_max(
        pos2(at.name.left() + 8.0, below.top() - 4.0),
        pos2(at.amount.right(), below.bottom() - 2.0),
    );
    label_in(ui, beneath, Side::Right, text(parts, FontStyle::Small, tokens.text2));
    let has_keyboard = [&named, &quantity, &price].into_iter().any(egui::Response::has_focus);
    let is_pressed = has_keyboard && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Delete));
    let picked = more(ui, at.more, number, with.view.classes, line, fields.is_enabled);
    if is_pressed { Some(LineAction::Out) } else { picked }
}

/// Draws the menu of a line: its tax class, its product, and its removal.
fn more(
    ui: &mut Ui,
    room: Rect,
    number: usize,
    classes: Option<&ClassesView>,
    line: &mut DraftLine,
    is_enabled: bool,
) -> Option<LineAction> {
    let tokens = theme::of(ui);
    let square = Rect::from_center_size(room.center(), vec2(28.0, 28.0));
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(square));
    let name = format!("Tax class and more of line {number}");
    let response = quiet_icon(&mut inner, ICON_MORE_HORIZ, &name, is_enabled);
    let frame = popup_frame(tokens).inner_margin(egui::Margin::same(4));
    let popup = Popup::menu(&response).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.frame(frame).gap(4.0).show(|ui| {
        ui.set_width(210.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.add(Label::new(text("Tax class", FontStyle::Head, tokens.text2)).selectable(false));
        });
        for entry in classes.into_iter().flat_map(ClassesView::existing) {
            let is_taken =
                entry.slug.as_str() == line.class || entry.slug.is_standard() && line.class.is_empty();
            if choice_entry(ui, &entry.name, "", is_taken) {
                line.class =
                    if entry.slug.is_standard() { String::new() } else { entry.slug.as_str().to_owned() };
                ui.close();
            }
        }
        let product = line.product.map(ProductId::new);
        let shown = product.filter(|_| action_entry(ui, ICON_INVENTORY_2, "Show the product"));
        let out = action_entry(ui, ICON_DELETE, "Remove the line").then_some(LineAction::Out);
        let action = shown.map(LineAction::Product).or(out);
        if action.is_some() {
            ui.close();
        }
        action
    });
    shown.and_then(|shown| shown.inner)
}

/// The name of a class; empty for the standard class.
fn class_words(classes: Option<&ClassesView>, slug: &str) -> String {
    let Some(classes) = classes.filter(|_| !slug.is_empty()) else { return String::new() };
    let entry = classes.entries.iter().find(|entry| entry.slug.as_str() == slug);
    let known = || ClassSlug::parse(slug).map_or_else(|| slug.to_owned(), |slug| slug.for_people());
    entry.map_or_else(known, |entry| entry.name.clone())
}

fn text_width(ui: &Ui, content: &str) -> f32 {
    let font = FontStyle::Body.font();
    ui.painter().layout_no_wrap(content.to_owned(), font, egui::Color32::PLACEHOLDER).size().x
}

/// Draws the field for the next line, with suggestions. A code with Enter adds one of its product, and the field
/// keeps the keyboard for the next one, from a hand or a scanner.
fn adding(
    ui: &mut Ui,
    rect: Rect,
    with: &Lines<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_>,
    state: &mut FormState,
) -> Vec<Action> {
    let entry = Entry::new("Add a product or any text").icon(ICON_ADD).hint("Add a product or any text");
    let response = fields.show(ui, rect, FormField::Adding, entry, &mut draft.adding);
    let (asked, typed) = (Suggesting::Products, draft.adding.as_str());
    let field = offers::Field { asked, rect, response: &response, typed, is_taken_by_tab: true };
    let (taken, mut actions) = offers::follow(ui, &field, with.view.offers, state);
    let formatter = with.view.amounts.formatter;
    let code = draft.adding.trim().to_owned();
    let next = match taken {
        None if is_entered(ui, &response) && code.is_empty() => {
            // Enter in the empty field ends the lines.
            *fields.focus = Some(FormField::Shipping);
            return actions;
        }
        None => return actions,
        Some(Taken::Unknown) => {
            if !one_more(draft, formatter, |line| line.is_new && line.code == code) {
                *fields.focus = Some(FormField::Adding);
                return actions;
            }
            FormField::Adding
        }
        Some(Taken::Code(product)) => {
            let line = offers::line_of(product, &code);
            if !one_more(draft, formatter, |other| other.product == line.product) {
                draft.lines.push(line);
            }
            FormField::Adding
        }
        Some(Taken::Pick(pick)) => {
            let (place, line) = (draft.lines.len(), offers::line_of(pick, &code));
            // Of a new product that was entered by its code, the name is to be written.
            let next = if line.code.is_empty() { FormField::Quantity(place) } else { FormField::Name(place) };
            draft.lines.push(line);
            next
        }
    };
    *fields.focus = Some(next);
    draft.adding.clear();
    state.is_code_unknown = false;
    actions.clear();
    actions
}

/// Adds one to the quantity of the last line that is such a one; false where none is.
fn one_more(draft: &mut OrderDraft, formatter: Formatter, is_it: impl Fn(&DraftLine) -> bool) -> bool {
    let one = Quantity::from_ten_thousandths(10_000);
    let line = draft.lines.iter_mut().rev().find(|line| is_it(line));
    let more = line.and_then(|line| Some((formatter.quantity(&line.quantity)?.plus(one).ok()?, line)));
    let Some((quantity, line)) = more else { return false };
    line.quantity = formatter.grouped(&quantity.to_text());
    true
}

//! The line items of an order: each is edited in its place, and the next one is typed below them.

use egui::{Key, Label, Rect, Ui, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_DELETE, ICON_INVENTORY_2, ICON_MORE_HORIZ};

use crate::format::Formatter;
use crate::model::{
    ClassesView, DraftLine, FormField, OrderDraft, Orders, Pick, PricedView, Suggesting, Target,
};
use crate::tabs::Action;
use crate::tabs::panel::{self, Fields};
use crate::theme::{self, FontStyle, height, text};
use crate::translate::tr;
use crate::widgets::{
    Entry, Side, action_entry, card_frame, choice_entry, choose_end, elided, field, framed, hairline,
    label_in, line, parts, popup_menu, quiet_icon, removal_entry, row_in, text_width,
};
use domain::ids::ProductId;
use domain::noun::NounKind;
use domain::quantity::Quantity;
use domain::tax::class::ClassSlug;

use super::offers::{self, Taken};
use super::state::FormState;
use super::who::is_entered;

const HEAD: f32 = 28.0;
/// A line with its note below.
const ROW: f32 = 46.0;
/// The field for the next line with its label, and the space above and below them.
const ADD: f32 = panel::LABEL + height::CONTROL + 16.0;

pub(super) struct Lines<'v> {
    pub(super) view: &'v Orders<'v>,
    pub(super) figures: Option<&'v PricedView>,
    /// The count of lines.
    pub(super) count: usize,
}

/// The parts of a line: the product, the quantity, the price, the amount, and the menu.
fn columns(line: Rect) -> [Rect; 5] {
    let inner = line.with_min_x(line.left() + 8.0).with_max_x(line.right() - 10.0);
    parts(inner, 4.0, [0.0, 62.0, 84.0, 82.0, 28.0])
}

/// Draws the lines and the field for the next one.
pub(super) fn lines(
    ui: &mut Ui,
    with: &Lines<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_, FormField>,
    state: &mut FormState,
) -> Vec<Action> {
    let mut actions = Vec::new();
    panel::take_removal_back(ui, fields.id, draft);
    framed(ui, card_frame(ui, 0.0), |ui| {
        heads(ui, with.view.amounts.sign());
        let sight = ui.clip_rect().expand(ROW * 4.0);
        let removed = panel::lines(ui, &mut draft.lines, |ui, place, item| {
            let row = line(ui, ROW);
            hairline(ui, row, row.top());
            let is_wanted = [FormField::Name(place), FormField::Quantity(place), FormField::Price(place)];
            let is_wanted = fields.focus.is_some_and(|focus| is_wanted.contains(&focus));
            if !sight.intersects(row) && !is_wanted {
                return false;
            }
            match line_row(ui, row, place, with, item, fields) {
                Some(LineAction::Out) => return true,
                Some(LineAction::Product(id)) => {
                    actions.push(Action::Open(Target::Noun(NounKind::Product, id.get())));
                }
                None => {}
            }
            false
        });
        if let Some((place, removed)) = removed {
            *fields.focus = Some(FormField::Adding);
            let mut before = draft.clone();
            before.lines.insert(place, removed);
            panel::note_removal(ui, fields.id, before, draft);
        }
        let add = line(ui, ADD);
        hairline(ui, add, add.top());
        actions.extend(adding(ui, add.shrink2(vec2(12.0, 8.0)), with, draft, fields, state));
    });
    actions
}

fn heads(ui: &mut Ui, sign: &str) {
    let [name, quantity, price, amount, _] = columns(line(ui, HEAD));
    let head = |room: Rect, side: Side, words: &str| {
        elided(ui, room, side, words, FontStyle::Head, theme::of(ui).text2);
    };
    let inset = vec2(8.0, 0.0);
    head(name.shrink2(inset), Side::Left, tr!("Product"));
    head(quantity.shrink2(inset), Side::Right, tr!("Qty"));
    head(price.shrink2(inset), Side::Right, &format!("{} {sign}", tr!("Price")));
    head(amount, Side::Right, &format!("{} {sign}", tr!("Amount")));
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
    fields: &mut Fields<'_, FormField>,
) -> Option<LineAction> {
    let tokens = theme::of(ui);
    let (fields_row, below) = row.split_top_bottom_at_y(row.top() + height::LIST_ROW);
    let [product, count, unit, amount, menu] = columns(fields_row);
    let [product, count, unit] = [product, count, unit].map(|room| room.shrink2(vec2(0.0, 2.0)));
    let number = place + 1;
    let name = tr!("Product of line {number}", number);
    let (beside, ink) = match class_words(with.view.classes, &line.class) {
        _ if line.is_new => (tr!("new, is added with the order").to_owned(), tokens.accent),
        class => (class, tokens.faint),
    };
    let entry = Entry::new(&name).plain().hint(&line.called);
    let named = fields.noted(ui, product, FormField::Name(place), entry, &mut line.name);
    if !beside.is_empty() && !named.has_focus() {
        let wide = text_width(ui, &line.name, FontStyle::Body);
        let rest = product.with_min_x(product.left() + wide + 16.0);
        if rest.width() > 20.0 {
            elided(ui, rest, Side::Left, &beside, FontStyle::Body, ink);
        }
    }
    let name = tr!("Quantity of line {number}", number);
    let entry = Entry::new(&name).plain().right();
    let quantity = fields.noted(ui, count, FormField::Quantity(place), entry, &mut line.quantity);
    let name = tr!("Price of line {number}", number);
    let entry = Entry::new(&name).plain().right().hint("–");
    let price = fields.noted(ui, unit, FormField::Price(place), entry, &mut line.price);
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
    let charged = with.figures.and_then(|figures| figures.amounts.get(place)).map_or("", String::as_str);
    label_in(ui, amount, Side::Right, text(charged, FontStyle::Strong, tokens.text));
    let parts = with.figures.and_then(|figures| figures.parts.get(place)).map_or("", String::as_str);
    let beneath = below.with_min_x(product.left() + 8.0).with_max_x(amount.right());
    let beneath = beneath.with_min_y(below.top() - 4.0).with_max_y(below.bottom() - 2.0);
    label_in(ui, beneath, Side::Right, text(parts, FontStyle::Small, tokens.text2));
    let is_pressed = panel::removes(ui, [&named, &quantity, &price]);
    let picked =
        more(ui, menu, number, (with.view.classes, with.view.amounts.formatter), line, fields.is_enabled);
    if is_pressed { Some(LineAction::Out) } else { picked }
}

/// Draws the menu of a line: its tax class, what one costs, its product, and its removal.
fn more(
    ui: &mut Ui,
    room: Rect,
    number: usize,
    (classes, formatter): (Option<&ClassesView>, Formatter),
    line: &mut DraftLine,
    is_enabled: bool,
) -> Option<LineAction> {
    let tokens = theme::of(ui);
    let name = tr!("Tax class and more of line {number}", number);
    let response = row_in(ui, room, |ui| quiet_icon(ui, ICON_MORE_HORIZ, &name, is_enabled));
    popup_menu(ui, &response, 210.0, |ui| {
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.add(Label::new(text(tr!("Tax class"), FontStyle::Head, tokens.text2)).selectable(false));
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
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.add(Label::new(text(tr!("Unit cost"), FontStyle::Head, tokens.text2)).selectable(false));
        });
        let name = tr!("Unit cost of line {number}, if not that of its product", number);
        let is_wrong = !line.cost.trim().is_empty() && formatter.unit_price(&line.cost).is_none();
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            if field(ui, &name, &mut line.cost, 120.0, is_wrong).lost_focus()
                && ui.input(|input| input.key_pressed(Key::Enter))
            {
                ui.close();
            }
        });
        ui.add_space(4.0);
        let product = line.product.map(ProductId::new);
        let shown = product.filter(|_| action_entry(ui, ICON_INVENTORY_2, tr!("Show the product")));
        let out = removal_entry(ui, ICON_DELETE, tr!("Remove the line")).then_some(LineAction::Out);
        shown.map(LineAction::Product).or(out)
    })
}

/// The name of a class; empty for the standard class.
fn class_words(classes: Option<&ClassesView>, slug: &str) -> String {
    let Some(classes) = classes.filter(|_| !slug.is_empty()) else { return String::new() };
    let entry = classes.entries.iter().find(|entry| entry.slug.as_str() == slug);
    let known = || ClassSlug::parse(slug).map_or_else(|| slug.to_owned(), |slug| slug.for_people());
    entry.map_or_else(known, |entry| entry.name.clone())
}

/// Draws the field for the next line, with suggestions. A code with Enter adds one of its product, and the field
/// keeps the keyboard for the next one, from a hand or a scanner.
fn adding(
    ui: &mut Ui,
    room: Rect,
    with: &Lines<'_>,
    draft: &mut OrderDraft,
    fields: &mut Fields<'_, FormField>,
    state: &mut FormState,
) -> Vec<Action> {
    let name = tr!("Add a product or any text");
    let rect = panel::label_above(ui, room, name);
    let entry = Entry::new(name).icon(ICON_ADD);
    // What was entered for the next line and is not decided yet is not typed over.
    let response = fields.noted_with(ui, rect, (FormField::Adding, choose_end), entry, &mut draft.adding);
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
        Some(Taken::Unknown) => {
            if !one_more(draft, formatter, |line| line.is_new && line.code == code) {
                *fields.focus = Some(FormField::Adding);
                return actions;
            }
            FormField::Adding
        }
        Some(Taken::Code(Pick::Line(line))) => {
            if !one_more(draft, formatter, |other| other.product == line.product) {
                draft.lines.push(line);
            }
            FormField::Adding
        }
        Some(Taken::Pick(Pick::Line(line))) => {
            let place = draft.lines.len();
            // Of a new product that was entered by its code, the name is to be written.
            let next = if line.code.is_empty() { FormField::Quantity(place) } else { FormField::Name(place) };
            draft.lines.push(line);
            next
        }
        None | Some(Taken::Code(_) | Taken::Pick(_)) => return actions,
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

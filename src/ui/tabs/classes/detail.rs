//! What a class holds: its first rates, and what can be done with it.

use egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_DELETE, ICON_EDIT, ICON_PERCENT};

use crate::ui::format;
use crate::ui::model::{ClassDetail, ClassEntry, RateRow};
use crate::ui::tabs::Action;
use crate::ui::theme::{self, Type, height, space, text};
use crate::ui::widgets::{Button, Side, card, elided, hairline, label_in};

use super::dialogs::{Deleting, Renaming};
use super::{ClassesState, can_be_changed};

/// Draws it.
pub(super) fn detail_card(
    ui: &mut Ui,
    room: Rect,
    entry: &ClassEntry,
    detail: Option<&ClassDetail>,
    state: &mut ClassesState,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let detail = detail.filter(|detail| detail.slug == entry.slug);
    let rows: &[RateRow] = detail.map_or(&[], |detail| &detail.rows);
    let count = f32::from(u16::try_from(rows.len()).unwrap_or(u16::MAX));
    let more = detail.map_or(0, |detail| detail.total.saturating_sub(i64::try_from(rows.len()).unwrap_or(0)));
    let foot = if more > 0 || rows.is_empty() { 38.0 } else { 0.0 };
    let head = 66.0;
    // Whole rows: one that is cut off would end in a line of its own beside that of the foot.
    let around = head + 28.0 + foot;
    let fitting = ((room.height() - around) / height::GRID_ROW).floor().max(1.0);
    let needed = around + count.min(fitting) * height::GRID_ROW;
    let sheet = Rect::from_min_size(room.min, vec2(room.width(), needed));
    card(ui, sheet);
    let (top, rest) = sheet.split_top_bottom_at_y(sheet.top() + head);
    let action = detail_head(ui, top, entry, detail, state);
    hairline(ui, rest, rest.top());
    let (names, body) = rest.split_top_bottom_at_y(rest.top() + 28.0);
    for ((rect, side), name) in
        detail_columns(names).into_iter().zip(["Country", "Postcode", "Rate %", "Name"])
    {
        elided(ui, rect, side, name, Type::Head, tokens.text2);
    }
    let (body, foot) = body.split_top_bottom_at_y(body.bottom() - foot);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(body));
    inner.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("detail").auto_shrink(false).show_rows(
        &mut inner,
        height::GRID_ROW,
        rows.len(),
        |ui, range| {
            for row in rows.iter().skip(range.start).take(range.len()) {
                rate_row(ui, sheet, row);
            }
        },
    );
    let note = if more > 0 {
        format!("and {} more", format::count(more))
    } else {
        "No rates in this class yet.".to_owned()
    };
    if foot.height() > 0.0 && detail.is_some() {
        hairline(ui, foot, foot.top());
        label_in(ui, foot.shrink2(vec2(space::L, 0.0)), Side::Left, text(note, Type::Body, tokens.text2));
    }
    action
}

fn detail_head(
    ui: &mut Ui,
    room: Rect,
    entry: &ClassEntry,
    detail: Option<&ClassDetail>,
    state: &mut ClassesState,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let mut action = None;
    let inner = room.shrink2(vec2(space::L, 0.0));
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut buttons = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    if can_be_changed(entry) {
        if Button::new("Delete").icon(ICON_DELETE).show(&mut buttons).clicked() {
            state.deleting = Some(Deleting::of(entry));
            // Products and orders may have changed since it was looked at.
            action = Some(Action::LookAtClass(entry.slug.clone()));
        }
        let rename = Button::new("Rename").icon(ICON_EDIT).show(&mut buttons);
        if rename.on_hover_text("F2").clicked() {
            state.renaming = Some(Renaming::of(entry));
        }
    }
    if Button::new("Show in Tax rates").icon(ICON_PERCENT).show(&mut buttons).clicked() {
        action = Some(Action::ShowInRates(entry.slug.clone()));
    }
    let right = buttons.min_rect().left() - space::S;
    let line = |top: f32, height: f32| {
        Rect::from_min_max(pos2(inner.left(), room.top() + top), pos2(right, room.top() + top + height))
    };
    label_in(ui, line(14.0, 20.0), Side::Left, text(&entry.name, Type::Heading, tokens.text));
    let under = if entry.exists {
        let products = detail.map_or(0, |detail| detail.uses.products);
        let used = match products {
            0 => String::new(),
            count => format!(", used by {}", format::counted(count, "product", "products")),
        };
        format!("{} · {}{used}", format::counted(entry.rates, "rate", "rates"), entry.slug)
    } else {
        format!(
            "{}, but no such class: add one named “{}”",
            format::counted(entry.rates, "rate", "rates"),
            entry.slug
        )
    };
    label_in(ui, line(36.0, 18.0), Side::Left, text(under, Type::Body, tokens.text2));
    action
}

fn detail_columns(row: Rect) -> [(Rect, Side); 4] {
    let inner = row.shrink2(vec2(space::L, 0.0));
    let at = |share: f32| inner.left() + inner.width() * share;
    let between =
        |left: f32, right: f32| Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()));
    [
        (between(at(0.0), at(0.32)), Side::Left),
        (between(at(0.34), at(0.55) - 8.0), Side::Left),
        (between(at(0.55), at(0.67)), Side::Right),
        (between(at(0.71), at(1.0)), Side::Left),
    ]
}

fn rate_row(ui: &mut Ui, sheet: Rect, rate: &RateRow) {
    let tokens = theme::of(ui);
    let (row, response) = ui.allocate_exact_size(vec2(sheet.width(), height::GRID_ROW), Sense::hover());
    let said = |text: &str| if text.is_empty() { "any" } else { text }.to_owned();
    let spoken = [said(&rate.country), said(&rate.postcode), rate.rate.clone(), rate.name.clone()].join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
    hairline(ui, row, row.top());
    let [(country, _), (postcode, _), (percent, _), (name, _)] = detail_columns(row);
    let any = |text: &str| {
        if text.is_empty() { ("*".to_owned(), tokens.faint) } else { (text.to_owned(), tokens.text) }
    };
    let (code, ink) = any(&rate.country);
    let width = elided(ui, country, Side::Left, &code, Type::Body, ink);
    let rest = Rect::from_min_max(pos2(country.left() + width.max(16.0) + 8.0, row.top()), country.max);
    elided(ui, rest, Side::Left, rate.country_name, Type::Body, tokens.faint);
    let (code, ink) = any(&rate.postcode);
    elided(ui, postcode, Side::Left, &code, Type::Body, ink);
    elided(ui, percent, Side::Right, &rate.rate, Type::Body, tokens.text);
    elided(ui, name, Side::Left, &rate.name, Type::Body, tokens.text);
}

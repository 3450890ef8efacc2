//! The card of the chosen tax class: its first rates, and the buttons that change it.

use egui::{Rect, Role, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_DELETE, ICON_EDIT, ICON_PERCENT};

use crate::engine::RATE_COLUMNS;
use crate::ui::format::Formatter;
use crate::ui::model::{ClassDetail, ClassEntry, RateRow};
use crate::ui::tabs::Action;
use crate::ui::theme::{self, FontStyle, height, space, text};
use crate::ui::widgets::{Button, Row, Side, Table, card, columns_of, hairline, label_in, points};

use super::dialogs::{Deleting, Renaming};
use super::{ClassesState, can_be_changed};

const TABLE_HEAD: f32 = 28.0;

pub(super) fn detail_card(
    ui: &mut Ui,
    room: Rect,
    entry: &ClassEntry,
    detail: Option<&ClassDetail>,
    state: &mut ClassesState,
    formatter: Formatter,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let detail = detail.filter(|detail| detail.slug == entry.slug);
    let rows: &[RateRow] = detail.map_or(&[], |detail| &detail.rows);
    let more = detail.map_or(0, |detail| detail.total.saturating_sub(i64::try_from(rows.len()).unwrap_or(0)));
    let foot = if more > 0 || rows.is_empty() { 38.0 } else { 0.0 };
    let head = 66.0;
    // Whole rows only: a row that is cut off would end right at the line above the foot.
    let around = head + TABLE_HEAD + foot;
    let fitting = ((room.height() - around) / height::GRID_ROW).floor().max(1.0) * height::GRID_ROW;
    let needed = around + points(rows.len(), height::GRID_ROW).min(fitting);
    let sheet = Rect::from_min_size(room.min, vec2(room.width(), needed));
    card(ui, sheet);
    let (top, rest) = sheet.split_top_bottom_at_y(sheet.top() + head);
    let action = detail_head(ui, top, entry, detail, state, formatter);
    hairline(ui, rest, rest.top());
    let (upper, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot);
    let share = |part: f32| (room.width() - 2.0 * space::L) * part;
    let layout = [
        ("country", share(0.32), 0.0),
        ("postcode", share(0.21) - 8.0, 0.0),
        ("rate", share(0.12), 0.0),
        ("name", 0.0, 0.0),
    ];
    let columns = columns_of(RATE_COLUMNS, "", &layout);
    let table = Table {
        name: "Rates of the class",
        columns: &columns,
        sorting: None,
        head: TABLE_HEAD,
        row: height::GRID_ROW,
        count: rows.len(),
        is_clickable: false,
    };
    table.show_read_only(ui, upper, |row| {
        if let Some(rate) = rows.get(row.at) {
            rate_row(row, rate);
        }
    });
    let note = if more > 0 {
        format!("and {} more", formatter.count(more))
    } else {
        "No rates in this class yet.".to_owned()
    };
    if foot.height() > 0.0 && detail.is_some() {
        hairline(ui, foot, foot.top());
        label_in(
            ui,
            foot.shrink2(vec2(space::L, 0.0)),
            Side::Left,
            text(note, FontStyle::Body, tokens.text2),
        );
    }
    action
}

fn detail_head(
    ui: &mut Ui,
    room: Rect,
    entry: &ClassEntry,
    detail: Option<&ClassDetail>,
    state: &mut ClassesState,
    formatter: Formatter,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let mut action = None;
    let inner = room.shrink2(vec2(space::L, 0.0));
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut buttons = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    if can_be_changed(entry) {
        if Button::new("Delete").icon(ICON_DELETE).show(&mut buttons).clicked() {
            state.deleting = Some(Deleting::of(entry));
            // Loads the counts again, since products and orders may have changed since.
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
    label_in(ui, line(14.0, 20.0), Side::Left, text(&entry.name, FontStyle::Heading, tokens.text));
    let under = if entry.exists {
        let products = detail.map_or(0, |detail| detail.uses.products);
        let used = match products {
            0 => String::new(),
            count => format!(", used by {}", formatter.counted(count, "product", "products")),
        };
        format!("{} · {}{used}", entry.counted, entry.slug)
    } else {
        format!("{}, but no such class: add one named “{}”", entry.counted, entry.slug)
    };
    label_in(ui, line(36.0, 18.0), Side::Left, text(under, FontStyle::Body, tokens.text2));
    action
}

fn rate_row(row: &mut Row<'_>, rate: &RateRow) {
    let tokens = theme::of(row.ui);
    let said = |text: &str| if text.is_empty() { "any" } else { text }.to_owned();
    let spoken = [said(&rate.country), said(&rate.postcode), rate.rate.clone(), rate.name.clone()].join(", ");
    row.describe(Role::Row, false, &spoken);
    for (code, note) in [(&rate.country, rate.country_name), (&rate.postcode, "")] {
        let (code, ink) = if code.is_empty() { ("*", tokens.faint) } else { (code.as_str(), tokens.text) };
        row.noted(code, note, FontStyle::Body, ink);
    }
    row.text(&rate.rate, FontStyle::Body, tokens.text);
    row.text(&rate.name, FontStyle::Body, tokens.text);
}

//! The card of the chosen tax class: its first rates, and the buttons that change it.

use egui::{Label, Rect, Role, Ui, UiBuilder, vec2};
use egui_material_icons::icons::{ICON_DELETE, ICON_EDIT, ICON_PERCENT};

use crate::format::{Formatter, first_upper};
use crate::model::{ClassDetail, ClassEntry, Field, cell_text, derived_rate_type};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Dropdown, Kind, Row, Side, Table, card_in, choice_entry, columns_of, hairline, icon_button,
    label_in, points, row_in, text_width,
};
use domain::label;
use domain::places::country_name;
use domain::rate::TaxRate;
use domain::returns::{RateType, SupplyKind};
use engine::RATE_COLUMNS;

use super::dialogs::Renaming;
use super::{ClassesState, can_be_changed};

const TABLE_HEAD: f32 = 28.0;
const HEAD: f32 = 66.0;
/// The height of the choices of rate type and kind.
const TYPES: f32 = 62.0;

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
    let rows: &[TaxRate] = detail.map_or(&[], |detail| &detail.rates);
    let more = detail.map_or(0, |detail| detail.total.saturating_sub(i64::try_from(rows.len()).unwrap_or(0)));
    let foot = if more > 0 || rows.is_empty() { 38.0 } else { 0.0 };
    let head = if entry.exists { HEAD + TYPES } else { HEAD };
    // Whole rows only: a row that is cut off would end right at the line above the foot.
    let around = head + TABLE_HEAD + foot;
    let fitting = ((room.height() - around) / height::GRID_ROW).floor().max(1.0) * height::GRID_ROW;
    let needed = around + points(rows.len(), height::GRID_ROW).min(fitting);
    let sheet = card_in(ui, room, needed);
    let (top, rest) = sheet.split_top_bottom_at_y(sheet.top() + head);
    let (names, types) = top.split_top_bottom_at_y(top.top() + HEAD);
    let action = detail_head(ui, names, entry, detail, state);
    let types = ui.add_enabled_ui(state.may_change, |ui| types_ui(ui, types, entry, detail)).inner;
    let action = types.or(action);
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
    let table =
        Table::new(label!("Rates of the class"), &columns, rows.len(), (TABLE_HEAD, height::GRID_ROW));
    table.show_read_only(ui, upper, |row| {
        if let Some(rate) = rows.get(row.at) {
            rate_row(row, rate, formatter);
        }
    });
    if foot.height() > 0.0 && detail.is_some() {
        hairline(ui, foot, foot.top());
        if more > 0 {
            let note = tr!("and {count} more", count = more);
            let shown = row_in(ui, foot.shrink2(vec2(space::S, 0.0)), |ui| {
                Button::new(&note)
                    .kind(Kind::Quiet)
                    .show(ui)
                    .on_hover_text(tr!("Show in Tax rates"))
                    .clicked()
            });
            return shown.then(|| Action::ShowInRates(entry.slug.clone())).or(action);
        }
        let note = text(tr!("No rates in this class yet."), FontStyle::Body, tokens.text2);
        label_in(ui, foot.shrink2(vec2(space::L, 0.0)), Side::Left, note);
    }
    action
}

/// Draws the name of the class, what is in it, and the buttons, which stand beside the name alone where they leave too
/// little room.
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
    let under = what_is_in(entry, detail);
    let has_changes = can_be_changed(entry, state);
    let [delete, rename, show] =
        [(tr!("Delete"), ICON_DELETE), (tr!("Rename"), ICON_EDIT), (tr!("Show in Tax rates"), ICON_PERCENT)]
            .map(|(name, icon)| Button::new(name).icon(icon));
    let changes = if has_changes { delete.width(ui) + rename.width(ui) + 2.0 * space::S } else { 0.0 };
    let left = inner.width() - changes - show.width(ui) - space::S;
    let name_width = text_width(ui, &entry.name, FontStyle::Heading);
    let is_beside = name_width.max(text_width(ui, &under, FontStyle::Body)) <= left;
    let row = if is_beside { inner } else { inner.with_max_y(inner.top() + 52.0) };
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut buttons = ui.new_child(UiBuilder::new().max_rect(row).layout(layout));
    if has_changes {
        if delete.show(&mut buttons).clicked() {
            action = Some(state.delete(entry));
        }
        if rename.show(&mut buttons).on_hover_text("F2").clicked() {
            state.renaming = Some(Renaming::of(entry));
        }
    }
    let shown = if name_width <= left {
        show.show(&mut buttons)
    } else {
        icon_button(&mut buttons, ICON_PERCENT, show.text(), true)
    };
    if shown.clicked() {
        action = Some(Action::ShowInRates(entry.slug.clone()));
    }
    let words = inner.shrink2(vec2(0.0, space::M));
    let (upper, lower) = words.split_top_bottom_at_fraction(0.55);
    let right = buttons.min_rect().left() - space::S;
    label_in(ui, upper.with_max_x(right), Side::Left, text(&entry.name, FontStyle::Heading, tokens.text));
    let lower = if is_beside { lower.with_max_x(right) } else { lower };
    label_in(ui, lower, Side::Left, text(under, FontStyle::Body, tokens.text2));
    action
}

/// The number of its rates, its slug, and the number of products that use it.
fn what_is_in(entry: &ClassEntry, detail: Option<&ClassDetail>) -> String {
    if !entry.exists {
        return tr!(
            "{count} {count:rate|rates}, but no such class: add one named “{slug}”",
            count = entry.rates,
            slug = entry.slug.as_str(),
        );
    }
    let used = match detail.map_or(0, |detail| detail.uses.products) {
        0 => String::new(),
        count => format!(", {}", tr!("used by {count} {count:product|products}", count)),
    };
    format!("{} · {}{used}", entry.counted, entry.slug)
}

/// Draws the choices of the rate type and of what is sold, for tax returns. What is not stated shows what it is derived
/// to be.
fn types_ui(ui: &mut Ui, room: Rect, entry: &ClassEntry, detail: Option<&ClassDetail>) -> Option<Action> {
    if !entry.exists {
        return None;
    }
    let derived_type = derived_rate_type(detail.map_or(&[], |detail| &detail.derived));
    let derived_kind = entry.derived_kind();
    let inner = room.shrink2(vec2(space::L, 0.0));
    let (left, right) = inner.split_left_right_at_fraction(0.6);
    let types = RateType::ALL.map(|of| (of, tr(of.name())));
    let rate_type = choice(
        ui,
        left.with_max_x(left.right() - space::S),
        tr!("Rate type"),
        &derived_type,
        entry.rate_type,
        &types,
    );
    let kinds = SupplyKind::SOLD.map(|of| (of, tr(of.name())));
    let kind =
        choice(ui, right.with_min_x(right.left() + space::S), tr!("Kind"), &derived_kind, entry.kind, &kinds);
    match (rate_type, kind) {
        (Some(rate_type), _) => Some(Action::SetClassTypes(entry.slug.clone(), rate_type, entry.kind)),
        (None, Some(kind)) => Some(Action::SetClassTypes(entry.slug.clone(), entry.rate_type, kind)),
        (None, None) => None,
    }
}

/// Draws a labelled list of what can be stated, after what is derived where nothing is. Returns another choice.
#[expect(clippy::option_option, reason = "no choice, or one, which may be that nothing is stated")]
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    room: Rect,
    label: &str,
    derived: &str,
    stated: Option<T>,
    all: &[(T, &str)],
) -> Option<Option<T>> {
    let tokens = theme::of(ui);
    let mut part = ui.new_child(UiBuilder::new().max_rect(room));
    part.spacing_mut().item_spacing.y = 4.0;
    part.add(Label::new(text(label, FontStyle::Small, tokens.text2)).selectable(false));
    let name_of = |of: T| all.iter().find(|(one, _)| *one == of).map(|(_, name)| first_upper(name));
    let shown = stated.and_then(name_of).unwrap_or_else(|| derived.to_owned());
    let chosen =
        Dropdown::new(label, &shown).width(room.width()).within(room.width()).show(&mut part, |ui| {
            let mut chosen = choice_entry(ui, derived, tr!("automatic"), stated.is_none()).then_some(None);
            for (of, name) in all {
                if choice_entry(ui, &first_upper(name), "", stated == Some(*of)) {
                    chosen = Some(Some(*of));
                }
            }
            chosen
        });
    chosen.filter(|chosen| *chosen != stated)
}

fn rate_row(row: &mut Row<'_, '_>, rate: &TaxRate, formatter: Formatter) {
    let tokens = row.tokens;
    let fields = [Field::Country, Field::Postcode, Field::Rate, Field::Name];
    let [country, postcode, percent, name] = fields.map(|field| cell_text(rate, field, formatter));
    let said = |text: &str| if text.is_empty() { tr!("any") } else { text }.to_owned();
    row.describe(
        Role::Row,
        false,
        format_args!("{}, {}, {percent}, {name}", said(&country), said(&postcode)),
    );
    for (code, note) in [(&*country, country_name(&country).map(tr).unwrap_or_default()), (&*postcode, "")] {
        let (code, ink) = if code.is_empty() { ("*", tokens.faint) } else { (code, tokens.text) };
        row.noted(code, (note, ""), FontStyle::Body, ink);
    }
    row.text(&percent, FontStyle::Body, tokens.text);
    row.text(&name, FontStyle::Body, tokens.text);
}

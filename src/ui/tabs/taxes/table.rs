//! The taxes by rate, with their sum under a rule. Enter or a double click tells what adds up to one.

use egui::{CornerRadius, Key, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::ui::model::{TaxRow, TaxView};
use crate::ui::theme::{self, Type, height, space, stroke};
use crate::ui::widgets::{
    Column, Side, card, cells, elided, focus_ring, hairline, label_in, long_list, page_of, walked,
};

use super::TaxesState;

const HEAD: f32 = 32.0;
const FOOT: f32 = 40.0;
const SAID: f32 = 22.0;

/// How high all of it is.
pub(super) fn height(view: &TaxView) -> f32 {
    let rows = f32::from(u16::try_from(view.rows.len()).unwrap_or(u16::MAX));
    HEAD + rows * height::LIST_ROW + foot_height(view) + 4.0
}

/// Of the sum, with what is said of it.
fn foot_height(view: &TaxView) -> f32 {
    if view.not_added.is_some() { FOOT + SAID } else { FOOT }
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Name,
    Percent,
    Taxable,
    Tax,
    Shipping,
    Refunded,
    Net,
    Orders,
}

impl What {
    fn of(self, row: &TaxRow) -> &str {
        match self {
            Self::Name => &row.name,
            Self::Percent => &row.percent,
            Self::Taxable => &row.taxable,
            Self::Tax => &row.tax,
            Self::Shipping => &row.shipping,
            Self::Refunded => &row.refunded,
            Self::Net => &row.net,
            Self::Orders => &row.orders,
        }
    }
}

/// The columns that there is room for, with what each is called.
fn columns(width: f32, sign: &str) -> Vec<(What, String, f32)> {
    let money = |name: &str| format!("{name} {sign}");
    let mut columns = vec![(What::Name, "Rate".to_owned(), 0.0)];
    if width >= 660.0 {
        columns.push((What::Percent, "%".to_owned(), 72.0));
    }
    columns.push((What::Taxable, money("Taxable"), 90.0));
    columns.push((What::Tax, money("Tax"), 84.0));
    // The name of a rate comes first; the receipt has what these come to.
    if width >= 640.0 {
        columns.push((What::Shipping, money("Shipping"), 76.0));
    }
    if width >= 580.0 {
        columns.push((What::Refunded, money("Refunded"), 84.0));
    }
    columns.push((What::Net, money("Net tax"), 88.0));
    if width >= 820.0 {
        columns.push((What::Orders, "Orders".to_owned(), 60.0));
    }
    columns
}

/// Draws the table into its card.
pub(super) fn table_card(ui: &mut Ui, room: Rect, view: &TaxView, state: &mut TaxesState) {
    let tokens = theme::of(ui);
    card(ui, room);
    let (head, rest) = room.split_top_bottom_at_y(room.top() + HEAD);
    let (body, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot_height(view));
    let named = columns(room.width(), view.amounts.sign());
    let columns: Vec<Column<'_, What>> = named
        .iter()
        .map(|(what, name, width)| Column {
            by: Some(*what),
            name,
            side: if *what == What::Name { Side::Left } else { Side::Right },
            width: *width,
        })
        .collect();
    let inner = head.shrink2(vec2(space::L, 0.0));
    for (place, column) in cells(inner, &columns).into_iter().zip(&columns) {
        elided(ui, place, column.side, column.name, Type::Head, tokens.text2);
    }
    hairline(ui, head, head.bottom() - 0.5);
    let mut scrolled = state.scrolled;
    let mut explained = None;
    let mut clicked = None;
    let inside = body.shrink2(vec2(1.0, 0.0));
    let count = view.rows.len();
    let drawn = long_list(ui, inside, "Rates", height::LIST_ROW, count, &mut scrolled, |ui, at, rect| {
        let Some(row) = view.rows.get(at) else { return };
        let response = ui.interact(rect, ui.scope_id().with("rate"), Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Row, true, spoken(row)));
        let is_at = at == state.at;
        if response.hovered() || is_at {
            let ground = if is_at { tokens.selection } else { tokens.hover };
            ui.painter().rect_filled(rect, CornerRadius::ZERO, ground);
        }
        hairline(ui, rect, rect.bottom() - 0.5);
        figures(ui, rect, &columns, row, Type::Body);
        if response.clicked() {
            clicked = Some(at);
        }
        if response.double_clicked() {
            explained = Some(at);
        }
        if row.charge == Some(crate::domain::ids::ChargeId::new(0)) {
            response.on_hover_text(
                "Tax of orders that do not say which rates they were charged, such as those of files",
            );
        }
    });
    state.scrolled = scrolled;
    let id = drawn.response.id;
    if let Some(at) = clicked {
        state.at = at;
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    if drawn.response.has_focus() {
        explained = keys(ui, body, view, state).or(explained);
    }
    if let Some(row) = explained.and_then(|at| view.rows.get(at)) {
        state.explain(row, view, id);
    }
    focus_ring(ui, &egui::Response { rect: body.shrink(4.0), ..drawn.response });
    let (sum, said) = foot.split_top_bottom_at_y(foot.top() + FOOT);
    total(ui, sum, view, &columns, state);
    if let Some(words) = view.not_added {
        let said = said.shrink2(vec2(space::L - 1.0, 0.0)).translate(vec2(0.0, -5.0));
        label_in(ui, said, Side::Left, theme::text(words, Type::Small, tokens.text2));
    }
}

fn keys(ui: &Ui, body: Rect, view: &TaxView, state: &mut TaxesState) -> Option<usize> {
    let last = view.rows.len().checked_sub(1)?;
    let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.command);
    if pressed(Key::Enter) {
        return Some(state.at.min(last));
    }
    if let Some(to) = walked(ui, state.at, last, page_of(body.height(), height::LIST_ROW)) {
        state.at = to;
        state.scrolled.reveal(state.at, height::LIST_ROW, body.height());
    }
    None
}

/// Room for a percentage beside the name.
const NOTE: f32 = 64.0;

fn figures(ui: &Ui, rect: Rect, columns: &[Column<'_, What>], row: &TaxRow, kind: Type) {
    let tokens = theme::of(ui);
    let inner = rect.shrink2(vec2(space::L - 1.0, 0.0));
    let has_percent = columns.iter().any(|column| column.by == Some(What::Percent));
    for (place, column) in cells(inner, columns).into_iter().zip(columns) {
        let Some(what) = column.by else { continue };
        let kind = if matches!(what, What::Net | What::Name) { Type::Strong } else { kind };
        if what != What::Name {
            elided(ui, place, column.side, what.of(row), kind, tokens.text);
            continue;
        }
        // The percentage tells two rates of a name apart, so the name makes room for it.
        let note = match (has_percent, row.is_compound) {
            (false, _) => row.percent.as_str(),
            (true, true) => "compound",
            (true, false) => "",
        };
        let room = if has_percent || note.is_empty() { 0.0 } else { NOTE };
        let name = Rect::from_min_max(place.min, pos2(place.right() - room, place.bottom()));
        let wide = elided(ui, name, column.side, what.of(row), kind, tokens.text);
        let after = Rect::from_min_max(pos2(name.left() + wide + 6.0, place.top()), place.max);
        if after.width() > 24.0 {
            elided(ui, after, Side::Left, note, Type::Body, tokens.faint);
        }
    }
}

fn spoken(row: &TaxRow) -> String {
    let name = [row.name.as_str(), row.percent.as_str()].join(" ");
    format!(
        "{}: taxable {}, tax {}, on shipping {}, refunded {}, net tax {}",
        name.trim(),
        row.taxable,
        row.tax,
        row.shipping,
        row.refunded,
        row.net
    )
}

/// The sum of all rates, which can be asked about too.
fn total(ui: &Ui, foot: Rect, view: &TaxView, columns: &[Column<'_, What>], state: &mut TaxesState) {
    let tokens = theme::of(ui);
    let response = ui.interact(foot.shrink(3.0), ui.scope_id().with("total"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken(&view.total)));
    let line = Stroke::new(stroke::SUM, tokens.text);
    let inner = foot.shrink2(vec2(space::L - 1.0, 0.0));
    ui.painter().hline(inner.x_range(), foot.top() + 1.0, line);
    if response.hovered() {
        ui.painter().rect_filled(foot.shrink(3.0), CornerRadius::same(theme::radius::CONTROL), tokens.hover);
    }
    figures(ui, foot, columns, &view.total, Type::Strong);
    focus_ring(ui, &response);
    if response.clicked() {
        state.explain(&view.total, view, response.id);
    }
}

//! The History tab: the steps of the journal with user and time, latest first. Only the latest step
//! can be undone from here; the earlier ones follow one by one.

use egui::{Rect, Role, Sense, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_CHECK, ICON_DOWNLOAD, ICON_HISTORY, ICON_REDO, ICON_UNDO};

use crate::engine::{Direction, HISTORY_COLUMNS};
use crate::ui::model::{HistoryRow, HistoryView, Loadable, StepState, Tab};
use crate::ui::tabs::refused::refusal;
use crate::ui::theme::{self, FontStyle, Icon, STACKED, height, space};
use crate::ui::widgets::{
    Button, Column, Kind, Mood, Notice, Row, Side, Table, card, columns_of, elided, hairline, loading_line,
    notice, points,
};

use super::{Action, title_row};

/// Draws the tab.
pub(crate) fn history_ui(ui: &mut Ui, known: &Loadable<HistoryView>) -> Option<Action> {
    let may_export = known.value.as_ref().is_some_and(|view| !view.rows.is_empty());
    let mut is_exported = false;
    title_row(ui, Tab::History.name(), |ui| {
        is_exported = may_export && Button::new("Export").icon(ICON_DOWNLOAD).show(ui).clicked();
    });
    if is_exported {
        return Some(Action::Export(None));
    }
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= space::L;
    ui.allocate_rect(room, Sense::hover());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    if let Some(problem) = &known.refusal {
        card(ui, room);
        refusal(&mut inner, "The history cannot be shown", problem);
        return None;
    }
    let Some(view) = &known.value else {
        loading_line(ui, room);
        return None;
    };
    if view.rows.is_empty() {
        card(ui, room);
        let content = Notice {
            icon: ICON_HISTORY,
            mood: Mood::Inviting,
            heading: "Nothing was changed yet",
            sentence: "What anybody changes in this shop is kept here, and can be taken back.",
            code: None,
        };
        notice(&mut inner, &content);
        return None;
    }
    list(ui, room, view)
}

fn list(ui: &mut Ui, room: Rect, view: &HistoryView) -> Option<Action> {
    let foot_height = if view.has_more { 44.0 } else { 0.0 };
    let needed = height::TABLE_HEAD + points(view.rows.len(), height::LIST_ROW) + foot_height;
    let sheet = Rect::from_min_size(room.min, vec2(room.width(), needed.min(room.height())));
    card(ui, sheet);
    let (upper, foot) = sheet.split_top_bottom_at_y(sheet.bottom() - foot_height);
    let (who, state) = if sheet.width() < STACKED - 200.0 { (88.0, 104.0) } else { (152.0, 200.0) };
    let layout = [("when", 112.0, 0.0), ("who", who, 0.0), ("what", 0.0, 0.0), ("state", state, 0.0)];
    let columns = columns_of(HISTORY_COLUMNS, "", &layout);
    let columns: Vec<Column> = columns.into_iter().map(|column| column.gap(8.0)).collect();
    let table = Table {
        name: "Steps",
        columns: &columns,
        sorting: None,
        head: height::TABLE_HEAD,
        row: height::LIST_ROW,
        count: view.rows.len(),
        is_clickable: false,
    };
    let mut action = None;
    table.show_read_only(ui, upper, |row| {
        if let Some(step) = view.rows.get(row.at) {
            action = history_row(row, step).or(action.take());
        }
    });
    if view.has_more {
        hairline(ui, foot, foot.top());
        let inside = foot.shrink2(vec2(space::S, 8.0));
        let mut foot = ui.new_child(UiBuilder::new().max_rect(inside));
        if Button::new("Show more").kind(Kind::Quiet).show(&mut foot).clicked() {
            action = Some(Action::MoreHistory);
        }
    }
    action
}

fn history_row(row: &mut Row<'_>, step: &HistoryRow) -> Option<Action> {
    let tokens = theme::of(row.ui);
    let icon: Icon = match step.standing {
        StepState::Done | StepState::Latest => ICON_CHECK,
        StepState::Undone | StepState::TookBack => ICON_UNDO,
        StepState::DidAgain => ICON_REDO,
    };
    let HistoryRow { when, who, what, about, state, standing } = step;
    row.describe(Role::Row, false, &format!("{when}, {who}, {what}, {state}"));
    row.text(when, FontStyle::Body, tokens.text2);
    row.text(who, FontStyle::Body, tokens.text2);
    let (kind, ink) = match standing {
        StepState::Undone => (FontStyle::Body, tokens.faint),
        _ => (FontStyle::Strong, tokens.text),
    };
    let room = row.peek().map_or(0.0, |room| room.width());
    if row.text(about, kind, ink) > room - 4.0 {
        row.response.clone().on_hover_text(about);
    }
    let room = row.cell()?;
    let place = pos2(room.left() + 8.0, room.center().y);
    let font = theme::icon_font(14.0);
    row.ui.painter().text(place, egui::Align2::CENTER_CENTER, icon.codepoint, font, tokens.text2);
    elided(row.ui, room.with_min_x(room.left() + 22.0), Side::Left, state, FontStyle::Body, tokens.text2);
    if *standing != StepState::Latest {
        return None;
    }
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut end = row.ui.new_child(UiBuilder::new().max_rect(room).layout(layout));
    let undo = Button::new("Undo this").icon(ICON_UNDO).kind(Kind::Quiet).show(&mut end);
    undo.clicked().then_some(Action::UndoRedo(Direction::Undo))
}

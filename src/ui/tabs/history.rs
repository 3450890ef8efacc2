//! The History tab: what was done, by whom and when, latest first. Only the latest step can be taken
//! back from here; the ones before it follow one by one.

use egui::{CornerRadius, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{ICON_CHECK, ICON_DOWNLOAD, ICON_HISTORY, ICON_REDO, ICON_UNDO};

use crate::engine::Direction;
use crate::ui::model::{HistoryRow, HistoryView, Loadable, StepState, Tab};
use crate::ui::tabs::refused::refusal;
use crate::ui::theme::{self, Icon, STACKED, Type, height, space};
use crate::ui::widgets::{Button, Kind, Mood, Notice, Side, card, elided, hairline, loading_line, notice};

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
    let tokens = theme::of(ui);
    let rows = f32::from(u16::try_from(view.rows.len()).unwrap_or(u16::MAX));
    let foot_height = if view.has_more { 44.0 } else { 0.0 };
    let needed = height::TABLE_HEAD + rows * height::LIST_ROW + foot_height;
    let sheet = Rect::from_min_size(room.min, vec2(room.width(), needed.min(room.height())));
    card(ui, sheet);
    let (head, rest) = sheet.split_top_bottom_at_y(sheet.top() + height::TABLE_HEAD);
    let (body, foot) = rest.split_top_bottom_at_y(rest.bottom() - foot_height);
    for (rect, name) in columns(head).into_iter().zip(["When", "Who", "What", "State"]) {
        elided(ui, rect, Side::Left, name, Type::Head, tokens.text2);
    }
    let mut inner = ui.new_child(UiBuilder::new().max_rect(body));
    inner.set_clip_rect(body.intersect(ui.clip_rect()));
    inner.spacing_mut().item_spacing.y = 0.0;
    let mut action = None;
    ScrollArea::vertical().id_salt("history").auto_shrink(false).show_rows(
        &mut inner,
        height::LIST_ROW,
        view.rows.len(),
        |ui, range| {
            for row in view.rows.iter().skip(range.start).take(range.len()) {
                action = history_row(ui, sheet, row).or(action.take());
            }
        },
    );
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

/// When, who, what, and what became of it.
fn columns(row: Rect) -> [Rect; 4] {
    let inner = row.shrink2(vec2(space::L, 0.0));
    let (who, state) = if row.width() < STACKED - 200.0 { (96.0, 104.0) } else { (160.0, 200.0) };
    let (second, last) = (inner.left() + 120.0, inner.right() - state);
    let between =
        |left: f32, right: f32| Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()));
    [
        between(inner.left(), second - 8.0),
        between(second, second + who - 8.0),
        between(second + who, last - 8.0),
        between(last, inner.right()),
    ]
}

fn history_row(ui: &mut Ui, sheet: Rect, row: &HistoryRow) -> Option<Action> {
    let tokens = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(sheet.width(), height::LIST_ROW), Sense::hover());
    let (icon, words): (Icon, &str) = match row.standing {
        StepState::Done | StepState::Latest => (ICON_CHECK, "Done"),
        StepState::Undone => (ICON_UNDO, "Taken back"),
        StepState::TookBack => (ICON_UNDO, "Undo"),
        StepState::DidAgain => (ICON_REDO, "Redo"),
    };
    let spoken = format!("{}, {}, {}, {words}", row.when, row.who, row.what);
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
    if response.hovered() {
        let inside = rect.shrink2(vec2(1.0, 0.0));
        ui.painter().rect_filled(inside, CornerRadius::ZERO, tokens.hover);
    }
    hairline(ui, rect, rect.top());
    let is_quiet = row.standing == StepState::Undone;
    let ink = if is_quiet { tokens.faint } else { tokens.text };
    let [when, who, what, state] = columns(rect);
    elided(ui, when, Side::Left, &row.when, Type::Body, tokens.text2);
    elided(ui, who, Side::Left, &row.who, Type::Body, tokens.text2);
    let about = match row.standing {
        StepState::TookBack => format!("Took back: {}", row.what),
        StepState::DidAgain => format!("Did again: {}", row.what),
        _ => row.what.clone(),
    };
    let wide = elided(ui, what, Side::Left, &about, if is_quiet { Type::Body } else { Type::Strong }, ink);
    if wide > what.width() - 4.0 {
        response.on_hover_text(about);
    }
    let place = pos2(state.left() + 8.0, state.center().y);
    let font = theme::icon_font(14.0);
    ui.painter().text(place, egui::Align2::CENTER_CENTER, icon.codepoint, font, tokens.text2);
    let words_room = Rect::from_min_max(pos2(state.left() + 22.0, state.top()), state.max);
    elided(ui, words_room, Side::Left, words, Type::Body, tokens.text2);
    if row.standing != StepState::Latest {
        return None;
    }
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut end = ui.new_child(UiBuilder::new().max_rect(state).layout(layout));
    let undo = Button::new("Undo this").icon(ICON_UNDO).kind(Kind::Quiet).show(&mut end);
    undo.clicked().then_some(Action::Travel(Direction::Undo))
}

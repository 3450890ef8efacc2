//! Suggestions below a cell while it is typed into: countries, the states of the row's country, and
//! classes, those that fit best first.

use egui::{
    Align2, Area, CornerRadius, Margin, Order, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use super::state::DrawnFrame;
use crate::domain::places::{self, Place};
use crate::ui::model::{ClassesView, Field, Grid};
use crate::ui::tabs::Action;
use crate::ui::theme::{self, Type, popup_frame, radius};
use crate::ui::widgets::{Side, elided, hairline, matched};

use super::RatesState;
use super::edit::suggests;
use super::rows::Rows;

const WIDTH: f32 = 254.0;
const ROW: f32 = 28.0;
/// Most that are shown; who types on finds the others.
const MOST: usize = 60;

/// One of them.
struct Suggestion {
    /// What is put into the cell.
    text: String,
    /// Before the name: a code.
    code: String,
    name: String,
    /// At the right: how many rates a class has.
    note: String,
    /// Whether it is a class that is to be made.
    is_offer: bool,
}

/// Whether there is something to choose from.
pub(super) fn is_open(view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> bool {
    !suggestions(view, rows, state).is_empty()
}

fn suggestions(view: &Grid<'_>, rows: &Rows<'_>, state: &RatesState) -> Vec<Suggestion> {
    let Some(editing) = state.editing.as_ref() else { return Vec::new() };
    let field = editing.place.field;
    if editing.is_closed || !suggests(field) {
        return Vec::new();
    }
    let typed = editing.text.trim();
    let named = |place: Place| Suggestion {
        text: place.code.to_owned(),
        code: place.code.to_owned(),
        name: place.name.to_owned(),
        note: String::new(),
        is_offer: false,
    };
    match field {
        Field::Class => of_classes(view.classes, typed, editing.is_untouched),
        _ if typed.is_empty() || editing.is_untouched => Vec::new(),
        Field::Country => places::suggest(places::countries().iter().copied(), typed)
            .into_iter()
            .take(MOST)
            .map(named)
            .collect(),
        _ => {
            let at = editing.place.row;
            let key = rows.key(state, at);
            let country = state.typed(key, Field::Country).map(str::to_owned);
            let country = country.or_else(|| rows.row(state, at).map(|row| row.country)).unwrap_or_default();
            let country = country.to_uppercase();
            places::suggest(places::states(&country), typed).into_iter().take(MOST).map(named).collect()
        }
    }
}

fn of_classes(classes: Option<&ClassesView>, typed: &str, is_untouched: bool) -> Vec<Suggestion> {
    let Some(classes) = classes else { return Vec::new() };
    let lower = typed.to_lowercase();
    let fits = |name: &str| is_untouched || name.to_lowercase().contains(&lower);
    let mut found: Vec<Suggestion> = classes
        .existing()
        .filter(|entry| fits(&entry.name) || fits(entry.slug.as_str()))
        .map(|entry| Suggestion {
            text: entry.slug.as_str().to_owned(),
            code: String::new(),
            name: entry.name.clone(),
            note: entry.count(),
            is_offer: false,
        })
        .collect();
    found.sort_by_key(|one| !one.name.to_lowercase().starts_with(&lower));
    let is_known = found.iter().any(|one| one.name.to_lowercase() == lower || one.text == lower);
    if !typed.is_empty() && !is_untouched && !is_known {
        found.push(Suggestion {
            text: typed.to_owned(),
            code: String::new(),
            name: format!("Add class “{typed}”"),
            note: String::new(),
            is_offer: true,
        });
    }
    found
}

/// Which one Enter takes. Two letters may be a code that no list has, so only a code that is meant
/// exactly is taken without being gone to; a class is never made so.
fn marked(state: &RatesState, found: &[Suggestion]) -> Option<usize> {
    let editing = state.editing.as_ref()?;
    if let Some(marked) = editing.marked {
        return Some(marked.min(found.len().checked_sub(1)?));
    }
    let first = found.first().filter(|first| !first.is_offer && !editing.is_untouched)?;
    let typed = editing.text.trim();
    let is_meant = match editing.place.field {
        Field::Class => !typed.is_empty(),
        _ => typed.chars().count() > 2 || first.code.eq_ignore_ascii_case(typed),
    };
    is_meant.then_some(0)
}

/// Goes to the next or the one before.
pub(super) fn step(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState, by: isize) -> Vec<Action> {
    let found = suggestions(view, rows, state);
    let to = match marked(state, &found) {
        Some(at) => at.saturating_add_signed(by).min(found.len().saturating_sub(1)),
        None if by > 0 => 0,
        None => found.len().saturating_sub(1),
    };
    if let Some(editing) = state.editing.as_mut() {
        editing.marked = Some(to);
    }
    Vec::new()
}

/// The edit ends: the suggestion that is marked stands for what was typed. A class that is to be made
/// is asked for first.
pub(super) fn settle(view: &Grid<'_>, rows: &Rows<'_>, state: &mut RatesState) -> Vec<Action> {
    let found = suggestions(view, rows, state);
    let chosen = marked(state, &found).and_then(|at| found.into_iter().nth(at));
    let (Some(chosen), Some(editing)) = (chosen, state.editing.as_mut()) else { return Vec::new() };
    let action = chosen.is_offer.then(|| Action::AddClass(chosen.text.clone()));
    editing.text = chosen.text;
    action.into_iter().collect()
}

/// Draws them below the cell; a click takes one.
pub(super) fn popup(
    ui: &Ui,
    frame: &DrawnFrame,
    view: &Grid<'_>,
    rows: &Rows<'_>,
    state: &mut RatesState,
) -> Vec<Action> {
    let found = suggestions(view, rows, state);
    state.popup = None;
    let (Some(cell), false) = (frame.active, found.is_empty()) else { return Vec::new() };
    let marked = marked(state, &found);
    let moved_to = state.editing.as_ref().and_then(|editing| editing.marked);
    let typed = state.editing.as_ref().map(|editing| editing.text.trim().to_owned()).unwrap_or_default();
    let several = state.selected().map(|(_, cells)| cells);
    let tokens = theme::of(ui);
    let left = cell.left().min(ui.content_rect().right() - WIDTH - 16.0);
    // Above the cell where there is no room below it.
    let is_low = cell.bottom() + ROW * 9.5 > ui.content_rect().bottom();
    let (pivot, y) = if is_low {
        (Align2::LEFT_BOTTOM, cell.top() - 3.0)
    } else {
        (Align2::LEFT_TOP, cell.bottom() + 3.0)
    };
    let area = Area::new(ui.scope_id().with("suggestions"))
        .order(Order::Foreground)
        .pivot(pivot)
        .fixed_pos(egui::pos2(left, y));
    let shown = area.constrain_to(ui.content_rect()).show(ui.ctx(), |ui| {
        let mut clicked = None;
        popup_frame(tokens).inner_margin(Margin::same(4)).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 0.0;
            ScrollArea::vertical().max_height(ROW * 8.0).min_scrolled_height(ROW * 8.0).show(ui, |ui| {
                for (at, one) in found.iter().enumerate() {
                    let response = entry(ui, one, marked == Some(at), &typed);
                    if moved_to == Some(at) {
                        response.scroll_to_me(None);
                    }
                    if response.clicked() {
                        clicked = Some(at);
                    }
                }
            });
            if let Some(cells) = several {
                let (room, _) = ui.allocate_exact_size(vec2(WIDTH, ROW), Sense::hover());
                hairline(ui, room, room.top() + 2.0);
                let hint = format!("Ctrl+Enter fills all {cells} selected cells");
                elided(ui, room.shrink2(vec2(8.0, 0.0)), Side::Left, &hint, Type::Small, tokens.faint);
            }
        });
        clicked
    });
    state.popup = Some(shown.response.rect);
    let Some(clicked) = shown.inner else { return Vec::new() };
    if let Some(editing) = state.editing.as_mut() {
        editing.marked = Some(clicked);
    }
    let mut actions = settle(view, rows, state);
    actions.extend(super::edit::commit(rows, state));
    state.wants_focus = true;
    actions
}

fn entry(ui: &mut Ui, one: &Suggestion, is_marked: bool, typed: &str) -> Response {
    let tokens = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, ROW), Sense::CLICK);
    let spoken = if one.code.is_empty() { one.name.clone() } else { format!("{} {}", one.code, one.name) };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_marked, &spoken));
    // The keyboard stays in the cell.
    ui.memory_mut(|memory| memory.ignore_focus(response.id));
    if is_marked || response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), tokens.accent_soft);
    }
    let inner = rect.shrink2(vec2(8.0, 0.0));
    let left = if one.code.is_empty() { 0.0 } else { 34.0 };
    if !one.code.is_empty() {
        elided(ui, inner, Side::Left, &one.code, Type::Strong, tokens.text);
    }
    let mut end = inner.right();
    if is_marked {
        let hint = ui.painter().layout_no_wrap("Enter".to_owned(), Type::Caption.font(), tokens.text2).size();
        let at = egui::pos2(inner.right() - hint.x - 10.0, rect.center().y - hint.y / 2.0 - 1.0);
        end = crate::ui::widgets::key_hint(ui, at, "Enter").left() - 8.0;
    } else if !one.note.is_empty() {
        elided(ui, inner, Side::Right, &one.note, Type::Small, tokens.faint);
        end -= 40.0;
    }
    let room =
        Rect::from_min_max(egui::pos2(inner.left() + left, rect.top()), egui::pos2(end, rect.bottom()));
    let mut job = matched(&one.name, if one.is_offer { "" } else { typed }, tokens.text, tokens.accent);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.width());
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(
        egui::pos2(room.left(), room.center().y - galley.size().y / 2.0),
        galley,
        tokens.text,
    );
    response
}

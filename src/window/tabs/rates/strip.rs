//! The chips of the tax classes above the grid with their counts of rates, which filter the grid,
//! and the chips of hints and refused cells.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{
    Align, Color32, CornerRadius, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_CLOSE, ICON_ERROR, ICON_EVENT, ICON_HISTORY, ICON_WARNING};

use crate::model::{ClassesView, Grid, GridQuery, VersionsView};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, Icon, height, radius, space};
use crate::widgets::{Side, elided, focus_ring, icon_button};
use domain::ids::RateId;
use domain::rate::table::RateFilter;

use super::RatesState;

/// Draws the chips; returns the action of the one that was clicked.
pub(super) fn strip(
    ui: &mut Ui,
    classes: &ClassesView,
    view: &Grid<'_>,
    state: &RatesState,
) -> Option<Action> {
    let shown = view.shown;
    let mut chosen = None;
    let room = vec2(ui.available_width(), height::CONTROL);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        chosen = issue_chips(ui, view, state);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            chosen = class_chips(ui, classes, shown).or(chosen.take());
        });
    });
    chosen
}

/// Takes the rates of a chip.
type Rates = fn(&VersionsView) -> Arc<BTreeSet<RateId>>;

/// Draws the counts of hints, of refused rows, and of rates with versions; a click shows only their rows.
fn issue_chips(ui: &mut Ui, view: &Grid<'_>, state: &RatesState) -> Option<Action> {
    let tokens = theme::of(ui);
    let hints = view.hints.count;
    let refused = state.unsaved_rows().len();
    let mut chosen = None;
    let mut issue = |icon: Icon, name: String, ink, soft, rates: Arc<BTreeSet<RateId>>| {
        let is_chosen = view.shown.only.as_ref() == Some(&rates);
        if issue_chip(ui, icon, &name, (ink, soft), is_chosen) {
            chosen = Some(Action::OnlyRates(Some(rates).filter(|_| !is_chosen)));
        }
    };
    if hints > 0 {
        let name = format!("{hints} {}", if hints == 1 { "hint" } else { "hints" });
        issue(ICON_WARNING, name, tokens.warning, tokens.warning_soft, Arc::clone(&view.hints.rates));
    }
    if refused > 0 {
        let rates = Arc::new(state.refused_rates());
        issue(ICON_ERROR, format!("{refused} refused"), tokens.negative, tokens.negative_soft, rates);
    }
    let dated: [(Icon, &str, Rates); 2] = [
        (ICON_EVENT, "planned", |versions| Arc::clone(&versions.planned)),
        (ICON_HISTORY, "changed before", |versions| Arc::clone(&versions.changed)),
    ];
    for (icon, words, rates) in dated {
        let rates = view.versions.as_deref().map(rates).unwrap_or_default();
        if !rates.is_empty() {
            issue(icon, format!("{} {words}", rates.len()), tokens.accent, tokens.accent_soft, rates);
        }
    }
    if chosen.is_none()
        && view.shown.only.is_some()
        && icon_button(ui, ICON_CLOSE, "Show all rates", true).clicked()
    {
        chosen = Some(Action::OnlyRates(None));
    }
    chosen
}

fn issue_chip(ui: &mut Ui, icon: Icon, name: &str, (ink, soft): (Color32, Color32), is_chosen: bool) -> bool {
    let galley = ui.painter().layout_no_wrap(name.to_owned(), FontStyle::Strong.font(), ink);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 36.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, is_chosen, name));
    let line = Stroke::new(if is_chosen { 1.5 } else { 0.0 }, ink);
    ui.painter().rect(rect, CornerRadius::same(radius::SMALL), soft, line, StrokeKind::Inside);
    let place = pos2(rect.left() + 15.0, rect.center().y);
    let font = theme::icon_font(14.0);
    ui.painter().text(place, egui::Align2::CENTER_CENTER, icon.codepoint, font, ink);
    let at = pos2(rect.left() + 26.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    focus_ring(ui, &response);
    response.on_hover_text("Show only these").clicked()
}

fn class_chips(ui: &mut Ui, classes: &ClassesView, shown: &GridQuery) -> Option<Action> {
    let chosen_class = shown.filter.class.as_ref();
    let only = |class| Action::Rates(RateFilter { class, ..shown.filter.clone() }, shown.sort);
    let mut chosen = None;
    let chips = ui.available_rect_before_wrap();
    ui.allocate_rect(chips, Sense::hover());
    // The scroll bar lies below the chips.
    let room = chips.with_max_y(chips.bottom() + space::S);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    ScrollArea::horizontal().id_salt("strip").auto_shrink(false).show(&mut ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let all = Chip {
                name: "All classes",
                count: classes.formatter.count(classes.rates),
                is_chosen: chosen_class.is_none(),
                exists: true,
            };
            if chip(ui, &all) {
                chosen = Some(only(None));
            }
            for entry in &classes.entries {
                let is_chosen = chosen_class == Some(&entry.slug);
                if chip(
                    ui,
                    &Chip { name: &entry.name, count: entry.count.clone(), is_chosen, exists: entry.exists },
                ) {
                    chosen = Some(only(Some(entry.slug.clone())));
                }
            }
        });
    });
    chosen
}

struct Chip<'a> {
    name: &'a str,
    count: String,
    is_chosen: bool,
    exists: bool,
}

fn chip(ui: &mut Ui, chip: &Chip<'_>) -> bool {
    let tokens = theme::of(ui);
    let width = |text: &str, kind: FontStyle| {
        ui.painter().layout_no_wrap(text.to_owned(), kind.font(), tokens.text).size().x
    };
    let name_width = width(chip.name, FontStyle::Chosen).min(220.0);
    let icon = if chip.exists { 0.0 } else { 20.0 };
    let size = vec2(22.0 + icon + name_width + 6.0 + width(&chip.count, FontStyle::Body), height::CONTROL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = format!("{} {}", chip.name, chip.count);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chip.is_chosen, &name));
    let corner = CornerRadius::same(radius::CONTROL);
    if chip.is_chosen {
        ui.painter().rect_filled(rect, corner, tokens.accent_soft);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, corner, tokens.hover);
    }
    let (kind, ink, number) = match (chip.is_chosen, chip.exists) {
        (true, _) => (FontStyle::Chosen, tokens.accent, tokens.accent),
        (false, true) => (FontStyle::Body, tokens.text2, tokens.faint),
        (false, false) => (FontStyle::Body, tokens.warning, tokens.warning),
    };
    let inner = rect.shrink2(vec2(11.0, 0.0));
    if !chip.exists {
        let place = pos2(inner.left() + 7.0, inner.center().y);
        ui.painter().text(
            place,
            egui::Align2::CENTER_CENTER,
            ICON_WARNING.codepoint,
            theme::icon_font(14.0),
            tokens.warning,
        );
    }
    let left = inner.left() + icon;
    elided(
        ui,
        Rect::from_min_max(pos2(left, rect.top()), pos2(left + name_width, rect.bottom())),
        Side::Left,
        chip.name,
        kind,
        ink,
    );
    elided(ui, inner, Side::Right, &chip.count, FontStyle::Body, number);
    focus_ring(ui, &response);
    let is_clicked = response.clicked();
    if !chip.exists {
        response.on_hover_text(
            "Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.",
        );
    }
    is_clicked
}

//! The classes above the grid, each with how many rates it has; a click shows only those.

use egui::{CornerRadius, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::ICON_WARNING;

use crate::domain::rate_table::RateFilter;
use crate::ui::format;
use crate::ui::model::ClassesView;
use crate::ui::tabs::Action;
use crate::ui::theme::{self, Type, height, radius};
use crate::ui::widgets::{Side, elided, focus_ring};

use super::Grid;

/// Draws the strip. Answers with what was chosen: a class, or all.
pub(super) fn strip(ui: &mut Ui, classes: &ClassesView, view: &Grid<'_>) -> Option<Action> {
    let chosen_class = view.filter.class.as_ref();
    let only = |class| view.with(RateFilter { class, ..view.filter.clone() });
    let mut chosen = None;
    ScrollArea::horizontal().id_salt("strip").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let all = Chip {
                name: "All classes",
                count: format::count(classes.rates),
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
                    &Chip { name: &entry.name, count: entry.count(), is_chosen, exists: entry.exists },
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
    let width = |text: &str, kind: Type| {
        ui.painter().layout_no_wrap(text.to_owned(), kind.font(), tokens.text).size().x
    };
    let name_width = width(chip.name, Type::Chosen).min(220.0);
    let icon = if chip.exists { 0.0 } else { 20.0 };
    let size = vec2(22.0 + icon + name_width + 6.0 + width(&chip.count, Type::Body), height::CONTROL);
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
        (true, _) => (Type::Chosen, tokens.accent, tokens.accent),
        (false, true) => (Type::Body, tokens.text2, tokens.faint),
        (false, false) => (Type::Body, tokens.warning, tokens.warning),
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
    elided(ui, inner, Side::Right, &chip.count, Type::Body, number);
    focus_ring(ui, &response);
    let is_clicked = response.clicked();
    if !chip.exists {
        response.on_hover_text("Rates have this class, but there is none of this slug. Add it in Tax classes, or give the rates another.");
    }
    is_clicked
}

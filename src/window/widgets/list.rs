//! A row of a list in a dialog: a name, a note, and sometimes an icon at the right.

use egui::{CornerRadius, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::theme::{self, FontStyle, Icon, height, radius};

use super::{Side, elided, focus_ring, icon_at};

/// Draws the row, as wide as the layout allows.
pub(crate) fn list_row(ui: &mut Ui, name: &str, note: &str, end: Option<Icon>, is_chosen: bool) -> Response {
    let tokens = theme::of(ui);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height::LIST_ROW), Sense::click());
    let spoken = if note.is_empty() { name.to_owned() } else { format!("{name}, {note}") };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, ui.is_enabled(), is_chosen, &spoken));
    let corner = CornerRadius::same(radius::SMALL);
    if is_chosen {
        ui.painter().rect_filled(rect, corner, tokens.accent_soft);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, corner, tokens.hover);
    }
    let mut inner = rect.shrink2(vec2(8.0, 0.0));
    if let Some(icon) = end {
        icon_at(ui, pos2(inner.right() - 8.0, rect.center().y), icon, 16.0, tokens.text2);
        inner.max.x -= 24.0;
    }
    let ink = if is_chosen { tokens.accent } else { tokens.text };
    let width = elided(ui, inner, Side::Left, name, FontStyle::Strong, ink);
    let beside = inner.with_min_x(inner.left() + width + 8.0);
    if beside.width() > 24.0 {
        elided(ui, beside, Side::Left, note, FontStyle::Small, tokens.text2);
    }
    focus_ring(ui, &response);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}

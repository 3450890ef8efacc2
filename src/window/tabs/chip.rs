//! The status of an order as a chip: an icon and a word, so that it is not told by colour alone.
//! Without room for the word the chip shows the icon only, and the accessible name of the row holds
//! the word.

use egui::{Align2, Color32, CornerRadius, Rect, Ui, pos2, vec2};
use egui_material_icons::icons::{
    ICON_CHECK, ICON_CLOSE, ICON_DELETE, ICON_EDIT, ICON_ERROR, ICON_HISTORY, ICON_NOTE_ADD, ICON_PAUSE,
    ICON_SYNC, ICON_UNDO,
};

use crate::model::OrderBadge;
use crate::theme::{self, FontStyle, Icon, Tokens, radius};

/// Paints the chip at the left of `room`; returns the rectangle it took.
pub(crate) fn chip(ui: &Ui, room: Rect, standing: OrderBadge) -> Rect {
    let tokens = theme::of(ui);
    let (icon, ink, ground) = look(standing, tokens);
    let is_short = room.width() < 60.0;
    let galley = ui.painter().layout_no_wrap(standing.name().to_owned(), FontStyle::Head.font(), ink);
    let wide = if is_short { 26.0 } else { galley.size().x + 31.0 };
    let size = vec2(wide.min(room.width()), 20.0);
    let rect = Rect::from_min_size(pos2(room.left(), room.center().y - 10.0), size);
    ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), ground);
    let middle = pos2(rect.left() + 13.0, rect.center().y);
    ui.painter().text(middle, Align2::CENTER_CENTER, icon.codepoint, theme::icon_font(14.0), ink);
    if !is_short {
        let place = pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(place, galley, ink);
    }
    rect
}

const fn look(standing: OrderBadge, tokens: &Tokens) -> (Icon, Color32, Color32) {
    match standing {
        OrderBadge::Completed => (ICON_CHECK, tokens.positive, tokens.positive_soft),
        OrderBadge::Processing => (ICON_SYNC, tokens.accent, tokens.accent_soft),
        OrderBadge::OnHold => (ICON_PAUSE, tokens.warning, tokens.warning_soft),
        OrderBadge::PartRefunded => (ICON_UNDO, tokens.warning, tokens.warning_soft),
        OrderBadge::Refunded => (ICON_UNDO, tokens.negative, tokens.negative_soft),
        OrderBadge::Failed => (ICON_ERROR, tokens.negative, tokens.negative_soft),
        OrderBadge::Pending => (ICON_HISTORY, tokens.text2, tokens.hover),
        OrderBadge::Cancelled => (ICON_CLOSE, tokens.text2, tokens.hover),
        OrderBadge::Archived => (ICON_DELETE, tokens.text2, tokens.hover),
        OrderBadge::Draft => (ICON_EDIT, tokens.text2, tokens.hover),
        OrderBadge::Unsaved => (ICON_NOTE_ADD, tokens.accent, tokens.accent_soft),
    }
}

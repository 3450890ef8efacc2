//! The status of an order as a chip: an icon and a word, so that it is not told by colour alone.
//! Without room for the word the chip shows the icon only, and the accessible name of the row holds
//! the word.

use egui::{Color32, Rect, Ui};
use egui_material_icons::icons::{
    ICON_CHECK, ICON_CLOSE, ICON_DELETE, ICON_EDIT, ICON_ERROR, ICON_HISTORY, ICON_NOTE_ADD, ICON_PAUSE,
    ICON_SYNC, ICON_UNDO,
};

use crate::model::OrderBadge;
use crate::theme::{self, Icon, Tokens};
use crate::translate::tr;
use crate::widgets;

/// Paints the chip at the left of `room`; returns the rectangle it took.
pub(crate) fn chip(ui: &Ui, room: Rect, standing: OrderBadge) -> Rect {
    let (icon, ink, ground) = look(standing, theme::of(ui));
    widgets::chip(ui, room, (icon, tr(standing.name())), ink, ground)
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

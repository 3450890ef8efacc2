//! What can be done with several orders at once: the context menu of the list, and the card beside it.

use egui::{Label, Rect, Ui};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_CHECK, ICON_CLOSE, ICON_CONTENT_COPY, ICON_DOWNLOAD, ICON_LAYERS, ICON_PICTURE_AS_PDF,
    ICON_UNARCHIVE, ICON_UNDO,
};

use crate::model::{OrderBadge, OrderKey, Orders, OrdersAction, Target};
use crate::theme::{self, FontStyle, Icon, space};
use crate::widgets::{action_entry, card_frame, column_in, framed};
use domain::order::OrderStatus;
use engine::OutFormat;

use super::{Action, OrdersState};

/// The statuses that are offered.
const OFFERED: [OrderStatus; 5] = [
    OrderStatus::Completed,
    OrderStatus::Processing,
    OrderStatus::OnHold,
    OrderStatus::Pending,
    OrderStatus::Cancelled,
];

/// An action on one order or on several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    Refund,
    Duplicate,
    Status(OrderStatus),
    Archive,
    Restore,
    Export(Option<OutFormat>),
}

impl Entry {
    fn action(self, numbers: Vec<String>) -> Option<Action> {
        let first = || numbers.first().cloned();
        Some(Action::Orders(match self {
            Self::Refund => return Some(Action::Open(Target::Refund(first()?))),
            Self::Duplicate => OrdersAction::Duplicate(first()?),
            Self::Status(status) => OrdersAction::SetStatus(numbers, status),
            Self::Archive => OrdersAction::ArchiveAll(numbers),
            Self::Restore => OrdersAction::RestoreAll(numbers),
            Self::Export(format) => OrdersAction::ExportOnly(numbers, format),
        }))
    }
}

/// Draws the actions on the selected orders, or on the open one; returns what was chosen.
pub(super) fn actions_ui(ui: &mut Ui, view: &Orders<'_>, state: &OrdersState) -> Option<Action> {
    let open = match &state.open {
        Some(OrderKey::Number(number)) if state.selection.is_empty() => Some(number),
        _ => None,
    };
    let is_one = open.is_some() || state.selection.keys().len() == 1;
    if open.is_none() && state.selection.is_empty() {
        return None;
    }
    let mut chosen = None;
    let mut entry = |icon: Icon, name: &str, entry: Entry| {
        if action_entry(ui, icon, name) {
            chosen = Some(entry);
        }
    };
    if view.may_manage && is_one {
        entry(ICON_UNDO, "Refund", Entry::Refund);
        entry(ICON_CONTENT_COPY, "Duplicate", Entry::Duplicate);
    }
    if view.may_manage && view.filter.statuses.iter().eq([&OrderStatus::Trash]) {
        entry(ICON_UNARCHIVE, "Restore from the archive", Entry::Restore);
    } else if view.may_manage {
        for status in OFFERED {
            let name = format!("Set to {}", OrderBadge::of_status(status).name().to_lowercase());
            let icon = if status == OrderStatus::Cancelled { ICON_CLOSE } else { ICON_CHECK };
            entry(icon, &name, Entry::Status(status));
        }
        entry(ICON_ARCHIVE, "Archive", Entry::Archive);
    }
    entry(ICON_DOWNLOAD, "Export…", Entry::Export(None));
    entry(ICON_PICTURE_AS_PDF, "Print as PDF…", Entry::Export(Some(OutFormat::Pdf)));
    let numbers = || match open {
        Some(number) => vec![number.clone()],
        None => state.selection.keys().iter().cloned().collect(),
    };
    chosen.and_then(|entry| entry.action(numbers()))
}

/// Draws the card of the selected orders.
pub(super) fn several_ui(
    ui: &mut Ui,
    room: Rect,
    view: &Orders<'_>,
    state: &mut OrdersState,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let count = i64::try_from(state.selection.keys().len()).unwrap_or(i64::MAX);
    let place = room.shrink(space::L);
    let place = place.with_max_x(place.right().min(place.left() + 380.0));
    let heading = format!("{} selected", view.amounts.formatter.counted(count, "order", "orders"));
    let card = card_frame(ui, space::L);
    column_in(ui, place, |ui| {
        let shown = framed(ui, card, |ui| {
            ui.add(Label::new(theme::text(heading, FontStyle::Heading, tokens.text)).selectable(false));
            let words = "What is chosen here is done with all of them, and undone in one step.";
            ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
            ui.add_space(space::S);
            let asked = actions_ui(ui, view, state);
            if action_entry(ui, ICON_LAYERS, "Select none") {
                state.select_none();
            }
            asked
        });
        shown.inner
    })
}

//! What can be done with several orders at once: the context menu of the list, and the card beside it.

use egui::{Label, Rect, Ui, UiBuilder, vec2};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_CHECK, ICON_CLOSE, ICON_CONTENT_COPY, ICON_DOWNLOAD, ICON_LAYERS, ICON_PICTURE_AS_PDF,
    ICON_UNARCHIVE, ICON_UNDO,
};

use crate::domain::order::OrderStatus;
use crate::engine::OutFormat;
use crate::ui::model::{OrderBadge, OrderKey, Orders, OrdersAction};
use crate::ui::theme::{self, FontStyle, Icon, space};
use crate::ui::widgets::{action_entry, card};

use super::{Action, OrdersState};

/// The statuses that are offered.
const OFFERED: [OrderStatus; 5] = [
    OrderStatus::Completed,
    OrderStatus::Processing,
    OrderStatus::OnHold,
    OrderStatus::Pending,
    OrderStatus::Cancelled,
];

impl OrdersState {
    /// The numbers of the selected orders, or else that of the open one.
    fn picked(&self) -> Vec<String> {
        match &self.open {
            _ if !self.selection.is_empty() => self.selection.keys().iter().cloned().collect(),
            Some(OrderKey::Number(number)) => vec![number.clone()],
            _ => Vec::new(),
        }
    }
}

/// Draws the actions on the selected orders, or on the open one; returns what was chosen.
pub(super) fn actions_ui(ui: &mut Ui, view: &Orders<'_>, state: &mut OrdersState) -> Option<Action> {
    let picked = state.picked();
    let first = picked.first()?;
    let mut asked = None;
    let is_one = picked.len() == 1;
    let mut entry = |ui: &mut Ui, icon: Icon, name: &str, action: Action| {
        if action_entry(ui, icon, name) {
            asked = Some(action);
        }
    };
    let filter = view.filter;
    if view.may_manage {
        if is_one {
            let refund = Action::Open(crate::ui::model::Target::Refund(first.clone()));
            entry(ui, ICON_UNDO, "Refund", refund);
            let duplicate = OrdersAction::Duplicate(first.clone());
            entry(ui, ICON_CONTENT_COPY, "Duplicate", Action::Orders(duplicate));
        }
        let is_archive = filter.statuses.iter().eq([&OrderStatus::Trash]);
        if is_archive {
            let restore = OrdersAction::RestoreAll(picked.clone());
            entry(ui, ICON_UNARCHIVE, "Take out of the archive", Action::Orders(restore));
        } else {
            for status in OFFERED {
                let name = format!("Set to {}", OrderBadge::of_status(status).name().to_lowercase());
                let icon = if status == OrderStatus::Cancelled { ICON_CLOSE } else { ICON_CHECK };
                entry(ui, icon, &name, Action::Orders(OrdersAction::SetStatus(picked.clone(), status)));
            }
            let archive = OrdersAction::ArchiveAll(picked.clone());
            entry(ui, ICON_ARCHIVE, "Archive", Action::Orders(archive));
        }
    }
    for (icon, name, format) in
        [(ICON_DOWNLOAD, "Export…", None), (ICON_PICTURE_AS_PDF, "Print as PDF…", Some(OutFormat::Pdf))]
    {
        entry(ui, icon, name, Action::Orders(OrdersAction::ExportOnly(picked.clone(), format)));
    }
    asked
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
    let tall = 10.0 * theme::height::CONTROL + 96.0;
    let sheet = Rect::from_min_size(room.min + vec2(space::L, space::L), vec2(room.width().min(380.0), tall));
    card(ui, sheet.intersect(room));
    let mut inner = ui.new_child(UiBuilder::new().id_salt("several").max_rect(sheet.shrink(space::L)));
    inner.spacing_mut().item_spacing.y = 0.0;
    let heading = format!("{} selected", view.amounts.formatter.counted(count, "order", "orders"));
    inner.add(Label::new(theme::text(heading, FontStyle::Heading, tokens.text)).selectable(false));
    let words = "What is chosen here is done with all of them, and undone in one step.";
    inner.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
    inner.add_space(space::S);
    let asked = actions_ui(&mut inner, view, state);
    if action_entry(&mut inner, ICON_LAYERS, "Select none") {
        state.select_none();
    }
    asked
}

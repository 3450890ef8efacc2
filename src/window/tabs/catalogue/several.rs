//! What can be done with several records at once: the context menu of the list, and the card in the place of
//! the form.

use egui::{Label, Rect, Ui};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_DELETE, ICON_DOWNLOAD, ICON_LAYERS, ICON_PICTURE_AS_PDF, ICON_RECEIPT_LONG,
    ICON_UNARCHIVE,
};

use crate::model::{ListAction, ListView, Record};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, space};
use crate::widgets::{action_entry, card_frame, column_in, framed};
use engine::OutFormat;

use super::BookState;
use super::book::{Book, KeyOf};
use super::forms::Of;

/// Draws the actions on the selected records, or on the open one; returns what was chosen.
pub(super) fn actions_ui<B: Book>(
    ui: &mut Ui,
    shown: B,
    view: &ListView<B::Row>,
    state: &BookState<B::Row>,
) -> Option<Action> {
    let open = state.open.as_ref().and_then(Of::one).filter(|_| state.selection.is_empty());
    let first = view.find(open.or_else(|| state.selection.keys().first())?)?;
    let is_one = state.selection.keys().len() < 2;
    let is_archived = first.is_archived();
    let mut asked = None;
    if is_one && !B::RELATED.is_empty() && action_entry(ui, ICON_RECEIPT_LONG, B::RELATED) {
        asked = B::related(first);
    }
    // In the order of the list, and collected only once an entry was chosen.
    let picked = |holds: &dyn Fn(&B::Row) -> bool| -> Vec<KeyOf<B>> {
        if is_one {
            return vec![first.key()];
        }
        let rows = (0..view.count()).filter_map(|at| view.row(at)).filter(|row| holds(row));
        rows.map(Record::key).filter(|key| state.selection.holds(key)).collect()
    };
    let (icon, name) = if B::Row::IS_DELETED {
        (ICON_DELETE, "Delete")
    } else if is_archived {
        (ICON_UNARCHIVE, "Restore from the archive")
    } else {
        (ICON_ARCHIVE, "Archive")
    };
    if shown.may_change() && action_entry(ui, icon, name) {
        let alike = picked(&|row: &B::Row| row.is_archived() == is_archived);
        asked = Some(B::ACTION(ListAction::Archive(alike, !is_archived)));
    }
    for (icon, name, format) in
        [(ICON_DOWNLOAD, "Export…", None), (ICON_PICTURE_AS_PDF, "Print as PDF…", Some(OutFormat::Pdf))]
    {
        if action_entry(ui, icon, name) {
            asked = Some(B::ACTION(ListAction::ExportOnly(picked(&|_| true), format)));
        }
    }
    asked
}

/// Draws the card of the selected records.
pub(super) fn several_ui<B: Book>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    view: &ListView<B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let count = B::Row::counted(state.selection.keys().len(), shown.amounts().formatter);
    let heading = format!("{count} selected");
    let card = card_frame(ui, space::L);
    column_in(ui, room, |ui| {
        let drawn = framed(ui, card, |ui| {
            ui.add(Label::new(theme::text(heading, FontStyle::Heading, tokens.text)).selectable(false));
            let words = "What is chosen here is done with all of them, and undone in one step.";
            ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
            ui.add_space(space::S);
            let asked = actions_ui(ui, shown, view, state);
            if action_entry(ui, ICON_LAYERS, "Select none") {
                state.select_none();
            }
            asked
        });
        drawn.inner
    })
}

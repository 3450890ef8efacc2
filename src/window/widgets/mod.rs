//! The widgets of the window. Each draws what it is given and returns what the user did; none reads a shop.

mod bidi;
mod button;
mod calendar;
mod column;
mod context_menu;
mod dialog;
mod drop_area;
mod dropdown;
mod enter;
mod entry;
mod field;
mod layout;
mod list;
mod mark;
mod message_bar;
mod notice;
mod offers;
mod paint;
mod picker;
mod receipt;
mod segment;
mod selection;
mod table;
mod table_state;
mod table_tree;

pub(crate) use button::{Button, Kind, icon_button, quiet_icon};
pub(crate) use calendar::Calendar;
pub(crate) use column::{
    Column, ColumnWidths, column_widths, columns_of, drag_width, dragged_width, restore_column_widths,
};
pub(crate) use context_menu::{context_menu, menu_key_pressed};
pub(crate) use dialog::{
    Choice, Question, ask_with, confirmed, dialog, dialog_note, foot_row, form_heading, form_row, scrolled,
    scrolled_within,
};
pub(crate) use drop_area::drop_area;
pub(crate) use dropdown::{Dropdown, action_entry, choice_entry};
pub(crate) use enter::{default_button, entered, form, guarded_button, main_button};
pub(crate) use entry::{Entry, choose_all, choose_end};
pub(crate) use field::{field, search_field, secret_field, tick};
pub(crate) use layout::{
    card_frame, column_in, framed, line, outlined, parts, row, row_in, shares, warning_frame,
};
pub(crate) use list::list_row;
pub(crate) use mark::mark;
pub(crate) use message_bar::message_bar;
pub(crate) use notice::{Mood, Notice, loading, loading_line, notice, ways_on};
pub(crate) use offers::{Marked, Offer, OffersPopup};
pub(crate) use paint::{
    Side, card, card_in, chip, elided, focus_ring, hairline, icon_at, key_hint, label_in, say, text_width,
};
pub(crate) use picker::{Suggested, Suggestion, follow, is_open, picker};
pub(crate) use receipt::{RECEIPT_PADDING, figure_in, figure_line, receipt, sum_rule};
pub(crate) use segment::segment;
pub(crate) use selection::{Chosen, Selection, ends_selection};
pub(crate) use table::{Row, Sorting, Table, TableResponse};
pub(crate) use table_state::{TableState, page_of, points};

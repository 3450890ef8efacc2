//! The widgets of the window. Each draws what it is given and returns what the user did; none reads a shop.

mod bidi;
mod button;
mod calendar;
mod column;
mod dialog;
mod dropdown;
mod enter;
mod field;
mod languages;
mod layout;
mod notice;
mod offers;
mod paint;
mod paper;
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
    with_fields,
};
pub(crate) use dialog::{
    Choice, Foot, Pressed, Question, ask_with, confirmed, dialog, dialog_note, foot_row, form_heading,
    form_row, scrolled, scrolled_within,
};
pub(crate) use dropdown::{
    Dropdown, action_entry, choice_entry, context_menu, keyed_entry, list_row, menu_key_pressed, more_menu,
    popup_menu, removal_entry,
};
pub(crate) use enter::{entered, form, main_button};
pub(crate) use field::{
    Entry, bare_edit, choose_all, choose_end, field, find_field, search_field, secret_field, tick, wants_find,
};
pub(crate) use languages::language_choice;
pub(crate) use layout::{
    card_frame, column_in, framed, line, outlined, parts, row, row_in, shares, warning_frame,
};
pub(crate) use notice::{
    Mood, Notice, drop_area, loading, loading_line, message, message_bar, mistake, notice, ways_on,
};
pub(crate) use offers::{
    Marked, Offer, OffersPopup, Suggested, Suggestion, follow, is_open, offers_above, picker,
};
pub(crate) use paint::{
    Side, card, card_in, chip, elided, focus_ring, hairline, icon_at, key_hint, label_in, mark, say,
    text_width,
};
pub(crate) use paper::{logo_ui, paper_ui};
pub(crate) use receipt::{RECEIPT_PADDING, figure_in, figure_line, file_buttons, receipt, sum_rule};
pub(crate) use segment::segment;
pub(crate) use selection::{Chosen, Selection, ends_selection};
pub(crate) use table::{Row, Sorting, Table, TableResponse};
pub(crate) use table_state::{TableState, page_of, points};

//! The parts that screens are made of. Each takes what it shows and answers with what was done to it;
//! none knows a shop.

mod button;
mod dialog;
mod dropdown;
mod field;
mod list;
mod mark;
mod notice;
mod paint;
mod scroll;
mod segment;

pub(crate) use button::{Button, Kind, icon_button, quiet_icon};
pub(crate) use dialog::{Choice, Question, ask, dialog, foot_row};
pub(crate) use dropdown::{Dropdown, action_entry, choice_entry};
pub(crate) use field::{field, search_field, secret_field, tick};
pub(crate) use list::list_row;
pub(crate) use mark::mark;
pub(crate) use notice::{Mood, Notice, loading, loading_line, notice, refusal};
pub(crate) use paint::{Side, card, elided, focus_ring, hairline, key_hint, label_in, say};
pub(crate) use scroll::scroll_list;
pub(crate) use segment::segment;

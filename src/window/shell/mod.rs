//! The parts around every tab: the menu bar, the sidebar, the status bar, the palette, toasts, and the bar
//! for problems of the file.

mod free_place;
pub(super) mod menu;
mod menu_keys;
pub(super) mod palette;
pub(super) mod sidebar;
pub(super) mod toasts;

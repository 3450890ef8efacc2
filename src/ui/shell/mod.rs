//! What stands around every tab: the menu bar, the sidebar, the status bar, the palette, toasts, and the bar that says
//! what is wrong with the file.

pub(super) mod file_problems;
pub(super) mod menu;
pub(super) mod palette;
pub(super) mod sidebar;
pub(super) mod toasts;

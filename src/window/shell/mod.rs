//! The parts around every tab: the menu bar, the sidebar, the status bar, the palette, toasts, and the bar
//! for problems of the file.

pub(super) mod menu;
pub(super) mod palette;
pub(super) mod sidebar;
pub(super) mod toasts;

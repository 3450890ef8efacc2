//! The size of the window at its start: that of the last run, or the first one's, but never larger than what
//! the screen has left beside a title bar and a panel.
//!
//! The toolkit knows the size of a screen and not its work area. The window manager knows that, so a window
//! that does not fit is maximised.

use winit::dpi::{PhysicalPosition, PhysicalSize};
use winit::window::Window;

/// Height that title bars and the panels of desktops take from a screen, in logical pixels: at most 48 for a
/// panel and 32 for a title bar on common ones.
const TAKEN: f64 = 80.0;

/// Shrinks a window that does not fit its screen; true when it has to be maximised too. eframe remembers the
/// size in points and restores it without the zoom, which is multiplied in here.
pub(super) fn fit(window: &Window, zoom: f32) -> bool {
    let first = || window.available_monitors().next();
    let Some(monitor) = window.current_monitor().or_else(|| window.primary_monitor()).or_else(first) else {
        return false;
    };
    let (given, screen) = (window.inner_size(), monitor.size());
    let zoomed = |side: u32| scaled(side, f64::from(zoom));
    let wanted = PhysicalSize::new(zoomed(given.width), zoomed(given.height));
    let room = room(screen, scaled(1_000, window.scale_factor() * TAKEN / 1_000.0));
    let size = PhysicalSize::new(wanted.width.min(room.width), wanted.height.min(room.height));
    if size != given {
        // The answer only says whether it took effect at once.
        let _ = window.request_inner_size(size);
        // Centred in what is left below a title bar.
        let at = monitor.position();
        let middle = |screen: u32, side: u32| i32::try_from(screen.saturating_sub(side) / 2).unwrap_or(0);
        let (x, y) = (middle(room.width, size.width), middle(room.height, size.height));
        window.set_outer_position(PhysicalPosition::new(at.x + x, at.y + y));
    }
    size != wanted
}

/// The largest inner size on this screen; all of it where so little is left that it would be of no use.
const fn room(screen: PhysicalSize<u32>, taken: u32) -> PhysicalSize<u32> {
    let height = screen.height.saturating_sub(taken);
    PhysicalSize::new(screen.width, if height < screen.height / 2 { screen.height } else { height })
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a positive count of pixels, far below the limit"
)]
fn scaled(side: u32, by: f64) -> u32 {
    (f64::from(side) * by).round() as u32
}

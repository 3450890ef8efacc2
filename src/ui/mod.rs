//! The window: it draws what the engine answered and passes on what the person did. No rule and no
//! SQL is here, and the thread that draws never waits for the shop file.
//!
//! Imports go one way: `app` (the eframe application: the first start, or the open shop and what is over it) knows
//! all others and sends the changes; `shell`, `dialogs` and `tabs` draw; `session` asks the worker's threads and holds
//! the answers, as what `model` makes of them to be drawn; `widgets` and `theme` are below all. `command` is
//! the one list of what can be done from anywhere, `keyboard` has fast keys and scans reach the field they are meant
//! for, and `persistence` is what is kept from one time to the next.
#![expect(clippy::float_arithmetic, reason = "drawing")]

mod app;
mod command;
mod dialogs;
mod file_dialogs;
mod format;
mod keyboard;
mod model;
mod persistence;
mod session;
mod shell;
mod start;
mod tabs;
mod theme;
mod typed;
mod widgets;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use crate::system::{self, Clock};
use crate::worker::Wake;

pub use app::Tillbook;

/// How the window begins.
#[derive(Debug, Clone)]
pub struct Start {
    /// The shop to open; the one of last time when absent.
    pub shop: Option<PathBuf>,
    /// Who acts; the shop's owner when absent.
    pub user: Option<String>,
    /// Where `now` comes from; it decides what today is.
    pub clock: Clock,
    /// Where new shops and the window's own memory go.
    pub data: PathBuf,
}

/// There is no display, or it cannot show a window; the text says why.
#[derive(Debug, thiserror::Error)]
#[error("no window can be shown: {0}")]
pub struct Unavailable(String);

/// The name that desktops know the program by.
const APP_ID: &str = "tillbook";

/// Shows the window until it is closed.
pub fn run(start: Start) -> Result<(), Unavailable> {
    if !system::has_display() {
        return Err(Unavailable("this session has no display".to_owned()));
    }
    let viewport = egui::ViewportBuilder::default()
        .with_title("Tillbook")
        .with_app_id(APP_ID)
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([640.0, 480.0])
        .with_icon(icon());
    // The toolkit would make it readable for all. Where it cannot be made, nothing is remembered.
    let memory = start.data.join("window.ron");
    drop(system::make_private(&memory));
    let options = eframe::NativeOptions {
        viewport,
        centered: true,
        persistence_path: Some(memory),
        event_loop_builder: choose_server(),
        ..eframe::NativeOptions::default()
    };
    // A missing system library is a panic inside the windowing crates; to the caller it is the same.
    let ran = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native("Tillbook", options, Box::new(move |cc| Ok(Box::new(Tillbook::new(cc, start)))))
    }));
    match ran {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(Unavailable(reason(&error.to_string()))),
        Err(_panic) => Err(Unavailable("a library that windows need is missing".to_owned())),
    }
}

/// Has the window draw again.
fn wake_of(ctx: &egui::Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// The windowing crate's own words, without where in its source they come from.
fn reason(error: &str) -> String {
    error.rsplit(": ").next().unwrap_or(error).to_owned()
}

/// A Wayland display that is named but gone would be an error even where X11 is there; the event loop
/// can be made only once, so it is told beforehand.
#[cfg(target_os = "linux")]
fn choose_server() -> Option<eframe::EventLoopBuilderHook> {
    use winit::platform::x11::EventLoopBuilderExtX11;
    let is_set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let socket =
        PathBuf::from(is_set("XDG_RUNTIME_DIR").unwrap_or_default()).join(is_set("WAYLAND_DISPLAY")?);
    let is_gone = !socket.exists() && is_set("WAYLAND_SOCKET").is_none();
    let has_x11 = is_set("DISPLAY").is_some();
    (is_gone && has_x11).then(|| -> eframe::EventLoopBuilderHook {
        Box::new(|builder| {
            builder.with_x11();
        })
    })
}

#[cfg(not(target_os = "linux"))]
fn choose_server() -> Option<eframe::EventLoopBuilderHook> {
    None
}

fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon/tillbook.png")).unwrap_or_default()
}

//! The window: draws what the engine answered and passes on what the user did. It holds no rule and no SQL,
//! and the thread that draws never waits for the shop file.
//!
//! Imports go one way: `app` (the eframe application: the start screen or the open shop, and the overlay)
//! knows all others and sends the changes; `shell`, `dialogs` and `tabs` draw; `session` sends requests to
//! the worker threads and holds the answers as the view models of `model`; `widgets` and `theme` are below
//! all. A folder such as `sellers` is the room of one tab (`room::Room`), with all that only this tab does; rooms do not
//! know each other, and `report` is what those of a range of days share. `lists` has the tabs of nouns with a list and a
//! form, and `room::AnyRoom` is what the window knows of any tab. `translate` writes what is drawn in the language
//! of the window (`tr!`), `command` is the one list of commands, `handbook` has the pages that the
//! command line prints too, `keyboard` delivers fast keys to the field they are meant for, `persistence` is
//! what the window keeps between runs, and `window_size` fits it to the screen.
//!
//! **It never waits for the file**: `session` sends reads to [`worker`], the result becomes a view model (`model`)
//! in a `Loadable`, and a tab draws that and returns the user's actions. `app` depends on all of these, and none of them on
//! it. It sends the changes, each with a function for its result.
//!
//! Recipes:
//!
//! - *A new text:* `tr!` where it is drawn, `label!` in a table and `text!` where no window is at hand; its German in
//!   `assets/languages`, which a test asks for.
//! - *A new tab:* a variant of `model::Tab` with its facts, in `Tab::GROUPS`; a folder with a `Room`, which is a
//!   `report::Report` too where it has a range of days; and its line in `Rooms` (`app/shop/rooms.rs`). What it reads besides
//!   its view is an `Answer`, and a change is an `Edit` that it returns.
//! - *A list of a plain noun:* the same variant, also in `Tab::of`; its words and its layout as a `PlainTab` in a file of
//!   `lists`; and two lines in `lists/mod.rs`.
//! - *Another list with a form:* the same with a `ListedNoun`, which says all of it: keys, columns, changes, exports and
//!   the form. What the palette finds of it is a `Target` (`model/found.rs`).
//! - *A new dialog:* its draft and how it is drawn in `dialogs`, where a `Form` also makes the change that it
//!   asks for; an `impl Dialog` that gives it what it shows (`app/overlay.rs`, or `app/shop/people.rs` for one
//!   of an open shop); and a command, whose row in `MENUS` says its menu, key and words, and when it can be done.
//! - *A new table:* `widgets::Table`, which `egui_extras` lays out. Its columns can be dragged wider, and are remembered by the
//!   name of the table.
#![expect(clippy::float_arithmetic, reason = "drawing")]

mod app;
mod command;
mod dialogs;
mod earnings;
mod file_dialogs;
mod format;
pub mod handbook;
mod history;
mod keyboard;
mod lists;
mod model;
mod persistence;
mod report;
mod returns;
mod room;
mod sales;
mod sellers;
mod session;
mod shell;
mod start;
mod tabs;
mod taxes;
mod theme;
mod translate;
mod typed;
mod widgets;
mod window_size;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use system::{Clock, Locales};
use worker::Wake;

pub use app::Tillbook;

/// Everything that the window needs to start.
#[derive(Debug, Clone)]
pub struct Start {
    /// The shop file to open; the one opened last when absent.
    pub shop: Option<PathBuf>,
    /// Opens the sample shop instead, and creates it the first time.
    pub sample: bool,
    /// Begins a new order once the shop is open.
    pub new_order: bool,
    /// The login of the acting user; the shop's owner when absent.
    pub user: Option<String>,
    /// The source of `now`, and so of today's date.
    pub clock: Clock,
    /// The machine's formats, which are the first choice of the preferences.
    pub locales: Locales,
    /// The folder of new shops and of the window's saved state, `window.ron`.
    pub data: PathBuf,
}

/// There is no display, or it cannot show a window; the text is the reason.
#[derive(Debug, thiserror::Error)]
#[error("no window can be shown: {0}")]
pub struct Unavailable(String);

/// The application id of Wayland and X11 desktops, by which they find the name and icon of the installed program.
const APP_ID: &str = "org.tillbook.Tillbook";

/// Shows the window and returns when it is closed.
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
    // The toolkit would create the file readable for all users. If it cannot be created, nothing is kept.
    let memory = start.data.join("window.ron");
    drop(system::make_private(&memory));
    let options = eframe::NativeOptions {
        viewport,
        centered: true,
        persistence_path: Some(memory),
        event_loop_builder: choose_server(),
        // Letters that the built-in fonts lack are found as for pages.
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    // A missing system library panics inside the windowing crates; the caller gets the same error for both.
    let ran = catch_unwind(AssertUnwindSafe(|| {
        let create = move |cc: &eframe::CreationContext<'_>| {
            theme::add_system_fonts(&cc.egui_ctx);
            Tillbook::new(cc, start)
        };
        eframe::run_native("Tillbook", options, Box::new(|cc| Ok(Box::new(create(cc)))))
    }));
    match ran {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(Unavailable(reason(&error.to_string()))),
        Err(_panic) => Err(Unavailable("a library that windows need is missing".to_owned())),
    }
}

/// Asks the window that has this shop open to come forward, and to begin a new order there. False when there is none, or
/// it does not answer at once.
pub fn bring_forward(data: &Path, shop: &Path, has_new_order: bool) -> bool {
    app::bring_forward(data, shop, has_new_order)
}

/// A `Wake` that requests a repaint, so that the window takes in an answer.
fn wake_of(ctx: &egui::Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// The last part of the windowing crate's message, without the place in its source.
fn reason(error: &str) -> String {
    error.rsplit(": ").next().unwrap_or(error).to_owned()
}

/// Chooses X11 where `WAYLAND_DISPLAY` names a socket that does not exist: winit would fail instead of trying
/// X11, and an event loop can be made only once per process.
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

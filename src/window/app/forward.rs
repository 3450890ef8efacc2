//! One window for a shop: a second start of the program with the shop of an open window brings that window forward.
//!
//! A window listens for such starts by a file in the data folder that is named by the path of its shop. Of several
//! windows of one shop the one used last does.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use egui::{Context, UserAttentionType, ViewportCommand};

use super::Screen;
use crate::Tillbook;
use system::{Answering, LocalListener, LocalStream, file_key, make_folder};
use worker::Wake;

/// The folder of the files, in the data folder.
const FOLDER: &str = "windows";
/// The longest message, and the longest wait for one.
const MOST: usize = 1;
const WAIT: Duration = Duration::from_millis(500);

/// The requests, as they are sent.
const SHOW: u8 = 1;
const NEW_ORDER: u8 = 2;
/// No request.
const NONE: u8 = 0;

/// The time during which a window tries to come forward, in seconds, and the number of tries.
const TRYING: f64 = 1.0;
const AGAIN: Duration = Duration::from_millis(50);

/// Asks the window that has this shop open to come forward, and to begin a new order there. False when there is none, or
/// it does not answer at once.
pub(crate) fn bring_forward(data: &Path, shop: &Path, has_new_order: bool) -> bool {
    let ask = || -> io::Result<()> {
        let mut stream = LocalStream::connect(&file_of(data, shop)?)?;
        stream.send(&[if has_new_order { NEW_ORDER } else { SHOW }])?;
        stream.receive(MOST, WAIT).map(drop)
    };
    ask().is_ok()
}

fn file_of(data: &Path, shop: &Path) -> io::Result<PathBuf> {
    Ok(data.join(FOLDER).join(file_key(shop)?))
}

/// The further starts that this window listens for.
#[derive(Default)]
pub(super) struct Starts {
    listener: Option<LocalListener>,
    asked: Arc<AtomicU8>,
    /// Until when the window tries to come forward, in the time of its frames.
    until: Option<f64>,
    /// The desktop marks the window, which was not let come forward.
    is_marked: bool,
}

impl Starts {
    /// Listens for starts with this shop, unless it does already. Where that is not possible each start has a window of
    /// its own.
    fn listen(&mut self, data: &Path, shop: &Path, wake: &Wake) {
        let Ok(file) = file_of(data, shop) else { return };
        if self.listener.as_ref().is_some_and(|listener| listener.is_at(&file)) {
            return;
        }
        let (asked, wake) = (Arc::clone(&self.asked), Arc::clone(wake));
        let answering: Answering = Arc::new(move |stream| {
            let message = stream.receive(MOST, WAIT);
            let Ok([request @ (SHOW | NEW_ORDER)]) = message.as_deref() else { return };
            asked.fetch_max(*request, Ordering::SeqCst);
            wake();
            // Who asked may be gone.
            drop(stream.send(&[SHOW]));
        });
        drop(make_folder(&data.join(FOLDER)));
        self.listener = LocalListener::open(&file, "starts", answering).ok();
    }
}

impl Tillbook {
    /// Listens for further starts with the open shop.
    pub(super) fn listen_for_starts(&mut self) {
        if let Screen::Shop(shop) = &self.screen {
            self.starts.listen(&self.start.data, shop.session.path(), &self.wake);
        }
    }

    /// Comes forward when another start has asked for it. Asks for the focus again until it has it, since a minimized
    /// window cannot get it before it is shown; where the desktop does not give it, it is to mark the window.
    pub(super) fn come_forward(&mut self, ctx: &Context) {
        let (now, viewport) = ctx.input(|input| (input.time, input.viewport().clone()));
        let starts = &mut self.starts;
        let asked = starts.asked.swap(NONE, Ordering::SeqCst);
        if asked != NONE {
            self.start.new_order |= asked == NEW_ORDER;
            starts.until = Some(now + TRYING);
        }
        let attention = |kind| ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(kind));
        if viewport.focused == Some(true) {
            starts.until = None;
            if std::mem::take(&mut starts.is_marked) {
                attention(UserAttentionType::Reset);
            }
        }
        let Some(until) = starts.until else { return };
        if viewport.minimized == Some(true) {
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
        }
        ctx.send_viewport_cmd(ViewportCommand::Focus);
        if now < until {
            ctx.request_repaint_after(AGAIN);
        } else {
            (starts.until, starts.is_marked) = (None, true);
            attention(UserAttentionType::Informational);
        }
    }
}

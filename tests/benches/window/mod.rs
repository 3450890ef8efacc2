//! The window without a window system: the real application on a bare egui context, given the events
//! that a person's hands would make. A frame's cost is what the processor does for it: the application,
//! layout and tessellation; what a graphics driver does afterwards is not in it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use eframe::App;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect, TouchPhase,
    Vec2, ViewportCommand,
};
use system::Clock;
use window::{Start, Tillbook};

use crate::clock::{Samples, Took, timed};
use crate::shop;

/// A frame of a screen that shows sixty in a second.
const FRAME: f64 = 1.0 / 60.0;

/// The application on its own.
pub struct Window {
    ctx: egui::Context,
    app: Tillbook,
    frame: eframe::Frame,
    time: f64,
    size: Vec2,
    is_asked: Arc<AtomicBool>,
    /// Whether the window has taken the name of its shop.
    is_open: bool,
}

impl Window {
    /// Opens a shop, and waits until what it first shows is there.
    pub fn open(shop: &Path, data: &Path) -> Self {
        let ctx = egui::Context::default();
        let is_asked = Arc::new(AtomicBool::new(true));
        let asked = Arc::clone(&is_asked);
        ctx.set_request_repaint_callback(move |_| asked.store(true, Ordering::Relaxed));
        let start = Start {
            shop: Some(shop.to_owned()),
            sample: false,
            new_order: false,
            user: None,
            clock: Clock::Fixed(shop::local()),
            locales: system::Locales::default(),
            data: data.to_owned(),
        };
        let cc = eframe::CreationContext::_new_kittest(ctx.clone());
        let app = Tillbook::new(&cc, start);
        let mut window = Self {
            ctx,
            app,
            frame: eframe::Frame::_new_kittest(),
            time: 0.0,
            size: Vec2::new(1280.0, 800.0),
            is_asked,
            is_open: false,
        };
        while !window.is_open {
            window.frame(Vec::new());
            std::thread::sleep(Duration::from_millis(4));
        }
        window.settle();
        window
    }

    /// One frame with these events; what it cost.
    pub fn frame(&mut self, events: Vec<Event>) -> Took {
        self.time += FRAME;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        self.is_asked.store(false, Ordering::Relaxed);
        let Self { ctx, app, frame, .. } = self;
        let (mut output, took) = timed(|| {
            let mut output = ctx.run_ui(input, |ui| {
                app.logic(ui, frame);
                app.ui(ui, frame);
            });
            let shapes = std::mem::take(&mut output.shapes);
            std::hint::black_box(ctx.tessellate(shapes, output.pixels_per_point));
            output
        });
        let mut commands = output.viewport_output.values().flat_map(|viewport| &viewport.commands);
        self.is_open |= commands.any(|command| matches!(command, ViewportCommand::Title(_)));
        // There is no screen for the textures.
        output.textures_delta.clear();
        took
    }

    /// Frames until nothing has asked for another for a while.
    pub fn settle(&mut self) {
        let mut quiet = 0;
        for _ in 0..8_000 {
            let was_asked = self.is_asked.load(Ordering::Relaxed);
            if was_asked {
                self.frame(Vec::new());
                quiet = 0;
            }
            quiet += 1;
            // A list of a hundred thousand takes its time to be read.
            if quiet > 1_000 {
                return;
            }
            std::thread::sleep(Duration::from_millis(4));
        }
    }

    /// Presses a key, in two frames.
    pub fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.frame(vec![pressed(modifiers, key, true)]);
        self.frame(vec![pressed(modifiers, key, false), Event::ModifiersChanged(Modifiers::NONE)]);
    }

    /// Clicks at a place.
    pub fn click(&mut self, at: Pos2) {
        self.frame(vec![Event::PointerMoved(at)]);
        for is_down in [true, false] {
            let button = PointerButton::Primary;
            self.frame(vec![Event::PointerButton {
                pos: at,
                button,
                pressed: is_down,
                modifiers: Modifiers::NONE,
            }]);
        }
    }

    /// So many frames, each with the events that `hands` makes for it, and some rest after each.
    pub fn run(
        &mut self,
        frames: usize,
        rest: Duration,
        mut hands: impl FnMut(usize) -> Vec<Event>,
    ) -> Samples {
        let mut samples = Samples::default();
        for at in 0..frames {
            samples.add(self.frame(hands(at)));
            if !rest.is_zero() {
                std::thread::sleep(rest);
            }
        }
        samples
    }
}

/// A key going down or up.
pub fn pressed(modifiers: Modifiers, key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}

/// The wheel, by lines.
pub fn wheel(lines: f32) -> Event {
    Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: Vec2::new(0.0, lines),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    }
}

//! The hand on the mouse, and on the edge of the window.

use egui::{Event, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use super::person::Person;

impl Person {
    /// Whether something answers to clicks.
    pub(crate) fn answers_to_clicks(&self, name: &str) -> bool {
        let node = self.window.get_all_by_label(name).next().unwrap();
        let data = node.accesskit_node().data();
        data.supports_action(egui::accesskit::Action::Click) && !data.is_disabled()
    }

    /// Gives the window another size, in points.
    pub(crate) fn resizes(&mut self, width: f32, height: f32) {
        self.window.set_size(egui::vec2(width, height));
        for _ in 0..3 {
            self.window.step();
        }
    }

    /// Presses the button of the mouse at one place and lets go at another.
    pub(crate) fn drags(&mut self, from: egui::Pos2, to: egui::Pos2) {
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let way = [from, from + (to - from) * 0.5, to];
        self.window.event(Event::PointerMoved(from));
        self.window.step();
        self.window.event(button(from, true));
        self.window.step();
        for place in way {
            self.window.event(Event::PointerMoved(place));
            self.window.step();
        }
        self.window.event(button(to, false));
        self.window.step();
        self.window.step();
    }

    /// Clicks twice at a place.
    pub(crate) fn clicks_twice(&mut self, at: egui::Pos2) {
        self.window.event(Event::PointerMoved(at));
        self.window.step();
        let click = |pressed| {
            let button = egui::PointerButton::Primary;
            Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE }
        };
        // In one step, since steps are too long for a double click.
        self.window.input_mut().events.extend([true, false, true, false].map(click));
        for _ in 0..3 {
            self.window.step();
        }
    }
}

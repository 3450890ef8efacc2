//! Delivers keys in their order. However fast they come and however slow a frame or a look-up is, each key reaches
//! the field that it was meant for, and a shortcut acts on all that was typed before it.
//!
//! egui gives a frame all keys that came since the last one, and moves the focus between frames only: a name,
//! Enter and the next field's text in one frame would end in one field or nowhere, and a form that reads Ctrl+S
//! before its fields are drawn would save what was in them before. So a frame gets either text or one acting key
//! (Enter, Tab, a shortcut), in the order in which they came, and none that a form asks to hold back (`follow`).

use std::collections::VecDeque;

use egui::{Context, Event, Key, Modifiers, Plugin, RawInput, Ui};

/// The keys that are held back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hold {
    #[default]
    Nothing,
    /// Acting keys: the text in the field is being looked up.
    Acting,
    /// All keys.
    Everything,
}

/// Asks for these keys to be held back in the next frame. Called in each frame.
pub(crate) fn follow(ctx: &Context, hold: Hold) {
    ctx.with_plugin(|keyboard: &mut Keyboard| (keyboard.is_followed, keyboard.hold) = (true, hold));
}

/// Takes out the text of letters that were pressed with Alt: they are shortcuts, such as Alt+R, and would be typed into
/// the field that has the keyboard. On macOS such keys type letters of their own.
fn drop_text_with_alt(events: &mut Vec<Event>) {
    let mut is_with_alt = false;
    events.retain(|event| match event {
        Event::Key { pressed: true, modifiers, .. } => {
            is_with_alt = modifiers.alt && !modifiers.ctrl;
            true
        }
        Event::Text(_) => !is_with_alt,
        _ => true,
    });
}

/// Order of the events within a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Text, or a key that edits the text in the field.
    Text,
    /// A key that may move the focus, or use what was typed.
    Acting,
    Pressing,
    /// A key or pointer button that is let go.
    Released,
    /// An event that need not keep its place among keys.
    Other,
}

fn kind(event: &Event) -> Kind {
    match event {
        Event::Key { pressed: false, .. } | Event::PointerButton { pressed: false, .. } => Kind::Released,
        Event::PointerButton { .. } => Kind::Pressing,
        Event::Key { key, modifiers, .. } if acts(*key, *modifiers) => Kind::Acting,
        Event::Key { .. } | Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Copy | Event::Ime(_) => {
            Kind::Text
        }
        _ => Kind::Other,
    }
}

/// The key may move the focus or use what was typed, or is part of a shortcut.
fn acts(key: Key, modifiers: Modifiers) -> bool {
    let is_going = matches!(
        key,
        Key::Enter
            | Key::Tab
            | Key::Escape
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::PageUp
            | Key::PageDown
            | Key::Insert
            | Key::F1
            | Key::F2
            | Key::F5
            | Key::F10
    );
    is_going || modifiers.command || modifiers.ctrl || modifiers.alt
}

/// True for Shift+Tab. Shift may be released in the same frame, so the modifiers are those of the key.
pub(crate) fn goes_back(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.shift)
}

/// The events that a frame has received so far, which decide about the rest.
struct Gate {
    hold: Hold,
    has_text: bool,
    has_acted: bool,
}

impl Gate {
    /// True if the frame gets this event too.
    fn lets(&mut self, event: &Event) -> bool {
        let kind = kind(event);
        let is_free = !self.has_text && !self.has_acted;
        let lets = match kind {
            Kind::Text => !self.has_acted && self.hold != Hold::Everything,
            Kind::Acting => is_free && self.hold == Hold::Nothing,
            Kind::Pressing => is_free,
            Kind::Released | Kind::Other => true,
        };
        self.has_text |= lets && kind == Kind::Text;
        self.has_acted |= lets && matches!(kind, Kind::Acting | Kind::Pressing);
        lets
    }
}

/// The egui plugin that filters keys before each frame.
#[derive(Debug, Default)]
pub(crate) struct Keyboard {
    waiting: VecDeque<Event>,
    hold: Hold,
    is_followed: bool,
    /// Number of frames in which a form gets no acting key, after one that got one. In the first of them egui
    /// still reports the field of before as left, so that a second Enter would act on that one too; in the
    /// second the next field claims its arrow keys, which would move the focus.
    rest: u8,
    /// Shift+Tab was given last: it moves the focus at the end of a frame, so that what is typed over in the next
    /// field is chosen in the frame after it, which gets no keys.
    has_gone_back: bool,
}

/// The frames without an acting key after one with such a key.
const REST: u8 = 2;

impl Keyboard {
    /// Queues an event, except the repetition of a held key that is waiting itself: where a frame takes longer than
    /// the pause between them, they would go on for long after the key was released.
    fn queue(&mut self, event: Event) {
        if kind(&event) != Kind::Acting || self.waiting.back() != Some(&event) {
            self.waiting.push_back(event);
        }
    }

    /// Moves events from the queue to the frame until the gate refuses one.
    fn give(&mut self, gate: &mut Gate, given: &mut Vec<Event>) {
        while let Some(event) = self.waiting.pop_front_if(|event| gate.lets(event)) {
            given.push(event);
        }
    }
}

impl Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "keyboard"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        if !cfg!(target_os = "macos") {
            drop_text_with_alt(&mut input.events);
        }
        let is_followed = std::mem::take(&mut self.is_followed);
        if !is_followed {
            (self.hold, self.rest) = (Hold::Nothing, 0);
        }
        let hold = match (std::mem::take(&mut self.has_gone_back), self.rest) {
            (true, _) => Hold::Everything,
            (false, 0) => self.hold,
            (false, _) => self.hold.max(Hold::Acting),
        };
        let (mut gate, mut given) = (Gate { hold, has_text: false, has_acted: false }, Vec::new());
        for event in std::mem::take(&mut input.events) {
            if kind(&event) == Kind::Other {
                // Movements of the pointer keep their place among its clicks.
                self.give(&mut gate, &mut given);
                given.push(event);
            } else {
                self.queue(event);
            }
        }
        self.give(&mut gate, &mut given);
        self.rest = if is_followed && gate.has_acted { REST } else { self.rest.saturating_sub(1) };
        self.has_gone_back = given.iter().any(goes_back);
        input.events = given;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let hold = if self.is_followed { self.hold } else { Hold::Nothing };
        let mut gate = Gate { hold, has_text: false, has_acted: false };
        if self.waiting.front().is_some_and(|event| gate.lets(event)) {
            ui.ctx().request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_key_does_not_pile_up_behind_a_slow_frame() {
        let key = |pressed| Event::Key {
            key: Key::ArrowDown,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        for (events, expected) in [(vec![true, true, true], 1), (vec![true, false, true, false], 4)] {
            let mut keyboard = Keyboard::default();
            for pressed in events {
                keyboard.queue(key(pressed));
            }
            assert_eq!(keyboard.waiting.len(), expected);
        }
    }

    #[test]
    fn letters_pressed_with_alt_are_not_typed() {
        let key = |modifiers| Event::Key {
            key: Key::R,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        };
        let text = || Event::Text("r".to_owned());
        for (modifiers, expected) in [
            (Modifiers::NONE, 2),
            (Modifiers::SHIFT, 2),
            (Modifiers::ALT, 1),
            // AltGr on Windows.
            (Modifiers::ALT | Modifiers::CTRL, 2),
        ] {
            let mut events = vec![key(modifiers), text()];
            drop_text_with_alt(&mut events);
            assert_eq!(events.len(), expected, "{modifiers:?}");
        }
        let mut events = vec![key(Modifiers::ALT), text(), key(Modifiers::NONE), text()];
        drop_text_with_alt(&mut events);
        assert_eq!(events.len(), 3);
    }
}

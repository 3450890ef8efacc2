//! Delivers keys to a form that looks up what is typed into it. However fast they come and however long a
//! look-up takes, each key reaches the field that it was meant for.
//!
//! egui gives a frame all keys that came since the last one, and moves the focus between frames only: a name,
//! Enter and the next field's text in one frame would end in one field or nowhere. So while a form calls
//! `follow`, a frame gets either text or one acting key (Enter, Tab, a shortcut), in the order in which they
//! came, and no acting key while the form is looking something up.
//!
//! A barcode scanner is a keyboard that types a code and Enter faster than a person can. It is recognised
//! here by the times of the keys; what is done with a scan is decided by the form.

use std::collections::VecDeque;

use egui::{Context, Event, Key, Modifiers, Plugin, RawInput, Ui};

/// The longest pause between two characters of a scan, in seconds.
const PAUSE: f64 = 0.08;
/// The longest average time per character of a scan, and the longest pause before its Enter, in seconds.
const PACE: f64 = 0.03;
const BEFORE_ENTER: f64 = 0.25;
/// The length of a code, in characters.
const SHORTEST: usize = 4;
const LONGEST: usize = 48;

/// The keys that are held back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Hold {
    #[default]
    Nothing,
    /// Acting keys: the text in the field is being looked up.
    Acting,
    /// All keys.
    Everything,
}

/// A code with its Enter, typed faster than by hand, or a code that was pasted.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Scan {
    pub(crate) code: String,
    /// Its first characters were delivered to a field before it was recognised.
    pub(crate) is_begun: bool,
    pub(crate) is_pasted: bool,
    /// The events of it that were not delivered. `type_again` delivers them where the form takes no scan.
    pub(crate) rest: Vec<Event>,
}

/// What a form is told of the keys of a frame.
#[derive(Debug, Default)]
pub(crate) struct Typed {
    /// Text was delivered whose first character followed a pause: it may turn out to be a scan.
    pub(crate) is_begun: bool,
    pub(crate) scan: Option<Scan>,
}

/// The keys of this frame; a second call in the same frame returns nothing.
pub(crate) fn typed(ctx: &Context) -> Typed {
    ctx.with_plugin(|keyboard: &mut Keyboard| std::mem::take(&mut keyboard.typed)).unwrap_or_default()
}

/// Asks for the keys of the next frame to be filtered, with these held back. Called in each frame.
pub(crate) fn follow(ctx: &Context, hold: Hold) {
    ctx.with_plugin(|keyboard: &mut Keyboard| (keyboard.is_followed, keyboard.hold) = (true, hold));
}

/// Delivers events before all that are held back.
pub(crate) fn type_again(ctx: &Context, keys: Vec<Event>) {
    let again = |keyboard: &mut Keyboard| {
        for event in keys.into_iter().rev() {
            keyboard.waiting.push_front(Waiting { what: What::Event(event), run: 0, is_first: false });
        }
    };
    ctx.with_plugin(again);
}

/// Whether a text can be a code: 4 to 48 letters, digits, `-`, `_` or `/`.
fn is_code(text: &str) -> bool {
    (SHORTEST..=LONGEST).contains(&text.chars().count())
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '/'))
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

/// When the keys of a frame came: after `before`, the start of the last frame, and until `now`, the start of
/// this one, in seconds. A slow frame has many.
#[derive(Debug, Clone, Copy, Default)]
struct Came {
    before: f64,
    now: f64,
    /// The count of characters and Enter keys.
    keys: u32,
}

/// Characters that followed each other without a pause; times are in seconds.
#[derive(Debug, Default)]
struct Run {
    id: u64,
    text: String,
    first: f64,
    last: f64,
    /// The longest frame during which its characters came.
    slowest: f64,
}

impl Run {
    /// Adds a character; true when it is the first of a new run.
    fn take(&mut self, text: &str, came: Came) -> bool {
        let (silence, frame) = (came.before - self.last, came.now - self.last.max(came.before));
        let is_fast = frame / f64::from(came.keys.max(1)) <= PAUSE || frame <= self.slowest * 1.5;
        let is_first = self.text.is_empty() || self.last < came.now && !(silence <= PAUSE && is_fast);
        if is_first {
            let (first, last) = (came.now, came.now);
            *self = Self { id: self.id + 1, text: String::new(), first, last, slowest: 0.0 };
        } else {
            self.slowest = self.slowest.max(frame);
        }
        self.text.push_str(text);
        self.last = came.now;
        is_first
    }

    /// The code, if the run and the Enter after it were fast enough for a scanner.
    fn end(&self, came: Came) -> Option<String> {
        let count = u32::try_from(self.text.chars().count()).unwrap_or(u32::MAX);
        let is_fast = came.before - self.last <= BEFORE_ENTER
            && self.last - self.first <= PACE * f64::from(count) + self.slowest;
        (is_fast && is_code(&self.text)).then(|| self.text.clone())
    }

    fn forget(&mut self) {
        self.text.clear();
    }
}

#[derive(Debug)]
struct Waiting {
    what: What,
    /// The id of the run of characters that it belongs to; 0 for none.
    run: u64,
    is_first: bool,
}

#[derive(Debug)]
enum What {
    Event(Event),
    Scan(Scan),
}

/// How an event is ordered among the events of a frame.
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
            | Key::F1
            | Key::F2
            | Key::F5
    );
    is_going || modifiers.command || modifiers.ctrl || modifiers.alt
}

/// What a frame was given so far, which decides what else it gets.
struct Gate {
    hold: Hold,
    has_text: bool,
    has_acted: bool,
}

impl Gate {
    const fn new(hold: Hold) -> Self {
        Self { hold, has_text: false, has_acted: false }
    }

    /// Whether the frame gets this too.
    fn lets(&mut self, waiting: &Waiting) -> bool {
        let kind = match &waiting.what {
            What::Event(event) => kind(event),
            // A form takes a scan for its own field, so it need not wait for the look-up of another.
            What::Scan(_) if self.hold != Hold::Everything => Kind::Pressing,
            What::Scan(_) => return false,
        };
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
    waiting: VecDeque<Waiting>,
    hold: Hold,
    is_followed: bool,
    run: Run,
    typed: Typed,
    /// The start of the last frame, in egui's seconds.
    time: f64,
}

impl Keyboard {
    /// Queues an event. The characters of a scan and its Enter become one entry.
    fn arrive(&mut self, event: Event, came: Came) {
        let mut is_first = false;
        match &event {
            Event::Text(text) => is_first = self.run.take(text, came),
            Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if modifiers.is_none() => {
                if let Some(code) = self.run.end(came) {
                    let scan = self.scanned(code, event);
                    self.waiting.push_back(Waiting { what: What::Scan(scan), run: 0, is_first: false });
                    return;
                }
                self.run.forget();
            }
            Event::Paste(text) if is_code(text.trim()) => {
                self.run.forget();
                let code = text.trim().to_owned();
                let rest = vec![Event::Paste(code.clone())];
                let scan = Scan { code, is_begun: false, is_pasted: true, rest };
                self.waiting.push_back(Waiting { what: What::Scan(scan), run: 0, is_first: false });
                return;
            }
            Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                let edits = matches!(
                    key,
                    Key::Backspace | Key::Delete | Key::Home | Key::End | Key::ArrowLeft | Key::ArrowRight
                );
                if *repeat || edits || acts(*key, *modifiers) {
                    self.run.forget();
                }
            }
            Event::PointerButton { pressed: true, .. } => self.run.forget(),
            _ => {}
        }
        let run = if matches!(event, Event::Text(_)) { self.run.id } else { 0 };
        self.waiting.push_back(Waiting { what: What::Event(event), run, is_first });
    }

    /// Takes the characters of the last run out of the queue and makes a scan of them.
    fn scanned(&mut self, code: String, enter: Event) -> Scan {
        let run = self.run.id;
        self.run.forget();
        let (mine, others): (Vec<Waiting>, Vec<Waiting>) =
            std::mem::take(&mut self.waiting).into_iter().partition(|waiting| waiting.run == run);
        self.waiting = others.into();
        let is_begun = mine.first().is_none_or(|waiting| !waiting.is_first);
        let mut rest: Vec<Event> = mine.into_iter().filter_map(Waiting::event).collect();
        rest.push(enter);
        Scan { code, is_begun, is_pasted: false, rest }
    }

    /// Moves events from the queue to the frame until the gate refuses one.
    fn give(&mut self, gate: &mut Gate, given: &mut Vec<Event>) {
        while let Some(waiting) = self.waiting.pop_front() {
            if !gate.lets(&waiting) {
                self.waiting.push_front(waiting);
                break;
            }
            self.typed.is_begun |= waiting.is_first;
            match waiting.what {
                What::Event(event) => given.push(event),
                What::Scan(scan) => self.typed.scan = Some(scan),
            }
        }
    }
}

impl Waiting {
    fn event(self) -> Option<Event> {
        match self.what {
            What::Event(event) => Some(event),
            What::Scan(_) => None,
        }
    }

    fn events(self) -> Vec<Event> {
        match self.what {
            What::Event(event) => vec![event],
            What::Scan(scan) => scan.rest,
        }
    }
}

impl Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "keyboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.typed = Typed::default();
        if !cfg!(target_os = "macos") {
            drop_text_with_alt(&mut input.events);
        }
        let passed = ctx.input(|before| before.time) + f64::from(input.predicted_dt);
        let now = input.time.unwrap_or(passed);
        let before = std::mem::replace(&mut self.time, now);
        if !std::mem::take(&mut self.is_followed) {
            self.run.forget();
            if !self.waiting.is_empty() {
                let waited = std::mem::take(&mut self.waiting).into_iter().flat_map(Waiting::events);
                input.events = waited.chain(std::mem::take(&mut input.events)).collect();
            }
            return;
        }
        let is_key = |event: &&Event| {
            matches!(event, Event::Text(_) | Event::Key { key: Key::Enter, pressed: true, .. })
        };
        let keys = u32::try_from(input.events.iter().filter(is_key).count()).unwrap_or(u32::MAX);
        let came = Came { before, now, keys };
        let (mut gate, mut given) = (Gate::new(self.hold), Vec::new());
        for event in std::mem::take(&mut input.events) {
            if kind(&event) == Kind::Other {
                // Movements of the pointer keep their place among its clicks.
                self.give(&mut gate, &mut given);
                given.push(event);
            } else {
                self.arrive(event, came);
            }
        }
        self.give(&mut gate, &mut given);
        input.events = given;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let hold = if self.is_followed { self.hold } else { Hold::Nothing };
        if self.waiting.front().is_some_and(|waiting| Gate::new(hold).lets(waiting)) {
            ui.ctx().request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The name of the case, its frames as keys and milliseconds since the frame before, and the expected
    /// code.
    type Case = (&'static str, Vec<(&'static str, f64)>, Option<&'static str>);

    /// The code of the scan in these frames.
    fn scanned(frames: &[(&str, f64)]) -> Option<String> {
        let mut keyboard = Keyboard::default();
        let mut before = 0.0;
        for (keys, pause) in frames {
            let now = before + pause / 1_000.0;
            let count = u32::try_from(keys.len()).unwrap();
            for key in keys.chars() {
                let event = match key {
                    '\n' => Event::Key {
                        key: Key::Enter,
                        physical_key: None,
                        pressed: true,
                        repeat: false,
                        modifiers: Modifiers::NONE,
                    },
                    key => Event::Text(key.to_string()),
                };
                keyboard.arrive(event, Came { before, now, keys: count });
            }
            before = now;
        }
        keyboard.waiting.into_iter().find_map(|waiting| match waiting.what {
            What::Scan(scan) => Some(scan.code),
            What::Event(_) => None,
        })
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

    #[test]
    fn a_scanner_is_told_from_a_hand() {
        let each = |text: &'static str, pause: f64| -> Vec<(&'static str, f64)> {
            text.split_inclusive(|_| true).map(|key| (key, pause)).collect()
        };
        let cases: Vec<Case> = vec![
            ("five milliseconds a key", each("4006381333931\n", 5.0), Some("4006381333931")),
            ("thirty milliseconds a key", each("4006381333931\n", 30.0), Some("4006381333931")),
            ("a hand", each("4006381333931\n", 110.0), None),
            ("a hurried hand", each("12345678\n", 60.0), None),
            ("all at once", vec![("4006381333931\n", 400.0)], Some("4006381333931")),
            (
                "one key, then a slow frame",
                vec![("4", 500.0), ("006381333931\n", 200.0)],
                Some("4006381333931"),
            ),
            (
                "Enter by itself",
                vec![("4", 500.0), ("006381333931", 90.0), ("\n", 90.0)],
                Some("4006381333931"),
            ),
            (
                "slow frames",
                vec![("4", 500.0), ("00638", 120.0), ("13339", 120.0), ("31", 120.0), ("\n", 120.0)],
                Some("4006381333931"),
            ),
            (
                "a digit before",
                vec![("7", 500.0), ("", 20.0), ("", 200.0), ("4", 100.0), ("006381333931\n", 100.0)],
                Some("4006381333931"),
            ),
            (
                "a hand at slow frames",
                vec![("1", 500.0), ("234", 400.0), ("567", 400.0), ("8\n", 400.0)],
                None,
            ),
            (
                "an Enter much later",
                vec![("4006381333931", 5.0), ("", 200.0), ("", 200.0), ("\n", 5.0)],
                None,
            ),
            ("words", each("blue mug\n", 5.0), None),
            ("an amount", each("1234.50\n", 5.0), None),
        ];
        for (what, frames, expected) in cases {
            assert_eq!(scanned(&frames).as_deref(), expected, "{what}");
        }
    }
}

//! What a frame costs the processor, tab by tab, with a big shop:
//! `cargo bench --bench frames -- FILE [part of a name]`. The file is made by the bench `make`; it is
//! copied, since some of the scenes change it.
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a bench fails by panicking")]
#![allow(clippy::print_stdout, reason = "it talks to whoever runs it")]
#![allow(clippy::float_arithmetic, reason = "places and times on a screen")]
#![allow(dead_code, unreachable_pub, reason = "benches share what only some of them need")]

mod clock;
mod shop;
mod window;

use std::path::PathBuf;
use std::time::Duration;

use crate::window::{Window, pressed, wheel};
use clock::Samples;
use egui::{Event, Key, Modifiers, Pos2};
use engine::Engine;

/// Frames of a scene.
const FRAMES: usize = 600;
/// The middle of the page.
const PAGE: Pos2 = Pos2::new(760.0, 520.0);
/// Within the lists of the books.
const LIST: Pos2 = Pos2::new(420.0, 420.0);
/// Between frames of scenes in which the reader answers while somebody types.
const REST: Duration = Duration::from_millis(10);
/// Frames from one key to the next: some seven keys a second.
const KEY: usize = 6;

/// What somebody does, and how its frames are made.
type Scene = (&'static str, fn(&mut Window) -> Samples);

const SCENES: &[Scene] = &[
    ("Sales, at rest", |window| tab(window, Key::Num1)),
    ("Sales, the pointer over the chart", |window| {
        go(window, Key::Num1);
        window.run(FRAMES, Duration::ZERO, |at| vec![Event::PointerMoved(across(at, 400.0))])
    }),
    ("Top sellers, at rest", |window| tab(window, Key::Num2)),
    ("Top sellers, scrolling", |window| {
        go(window, Key::Num2);
        scroll(window)
    }),
    ("Tax summary, at rest", |window| tab(window, Key::Num3)),
    ("Tax summary, the pointer over the chart", |window| {
        go(window, Key::Num3);
        window.run(FRAMES, Duration::ZERO, |at| vec![Event::PointerMoved(across(at, 560.0))])
    }),
    ("Orders, at rest", |window| tab(window, Key::Num4)),
    ("Orders, the wheel", |window| list(window, Key::Num4, || wheel(-3.0))),
    ("Orders, arrows held", |window| list(window, Key::Num4, down)),
    ("Products, at rest", |window| tab(window, Key::Num5)),
    ("Products, the wheel", |window| list(window, Key::Num5, || wheel(-3.0))),
    ("Products, arrows held", |window| list(window, Key::Num5, down)),
    ("Customers, at rest", |window| tab(window, Key::Num6)),
    ("Customers, the wheel", |window| list(window, Key::Num6, || wheel(-3.0))),
    ("Customers, arrows held", |window| list(window, Key::Num6, down)),
    ("Tax rates, at rest", |window| tab(window, Key::Num7)),
    ("Tax rates, the wheel", |window| {
        go(window, Key::Num7);
        scroll(window)
    }),
    ("Tax rates, Page Down held", |window| {
        go(window, Key::Num7);
        window.click(PAGE);
        window.run(FRAMES, Duration::ZERO, |_| vec![pressed(Modifiers::NONE, Key::PageDown, true)])
    }),
    ("Tax rates, arrows held", |window| {
        go(window, Key::Num7);
        window.click(PAGE);
        window.run(FRAMES, Duration::ZERO, |_| vec![pressed(Modifiers::NONE, Key::ArrowDown, true)])
    }),
    ("Tax rates, typing in the filter", filter),
    ("Tax rates, typing in cells", cells),
    ("Tax classes, at rest", |window| tab(window, Key::Num8)),
    ("History, at rest", |window| {
        window.press(Modifiers::COMMAND, Key::H);
        window.settle();
        rest(window)
    }),
    ("History, scrolling", |window| {
        window.press(Modifiers::COMMAND, Key::H);
        window.settle();
        scroll(window)
    }),
    ("The palette, typing", |window| {
        go(window, Key::Num1);
        window.press(Modifiers::COMMAND, Key::K);
        let typed = typing(window, "tax rates of germany");
        window.press(Modifiers::NONE, Key::Escape);
        typed
    }),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let Some(file) = words.first().map(PathBuf::from) else {
        println!("Say which shop file. See tests/benches/README.md");
        return;
    };
    let wanted = words.get(1).map_or("", String::as_str);
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("shop.tillbook");
    std::fs::copy(&file, &own).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut window = Window::open(&own, folder.path());
    for (name, scene) in SCENES.iter().filter(|(name, _)| name.contains(wanted)) {
        let samples = scene(&mut window);
        println!("{name:45} {samples}");
    }
    drop(window);
    let engine = Engine::open(&own).expect("a shop");
    let owner = engine.owner().expect("an owner");
    let steps = engine.history(&owner, 1_000, 0).expect("a history");
    let edits = steps.iter().filter(|step| step.title.to_string().starts_with("Edit")).count();
    println!("Saved meanwhile: {edits} changes of cells");
}

/// A tab by its key, when all of it has come.
fn go(window: &mut Window, key: Key) {
    window.press(Modifiers::COMMAND, key);
    window.settle();
}

fn tab(window: &mut Window, key: Key) -> Samples {
    go(window, key);
    rest(window)
}

fn rest(window: &mut Window) -> Samples {
    window.run(FRAMES, Duration::ZERO, |_| Vec::new())
}

fn scroll(window: &mut Window) -> Samples {
    window.frame(vec![Event::PointerMoved(PAGE)]);
    window.run(FRAMES, Duration::ZERO, |_| vec![wheel(-3.0)])
}

/// One thing done over and over in the list of a tab, while the reader answers.
fn list(window: &mut Window, key: Key, event: fn() -> Event) -> Samples {
    go(window, key);
    window.click(LIST);
    window.settle();
    window.run(FRAMES, REST, |_| vec![event()])
}

fn down() -> Event {
    pressed(Modifiers::NONE, Key::ArrowDown, true)
}

/// The pointer on its way over the page and back.
fn across(at: usize, y: f32) -> Pos2 {
    let x = u16::try_from(at * 7 % 900).expect("small");
    Pos2::new(300.0 + f32::from(x), y)
}

/// Keys as somebody types them, taken back at the end of the text.
fn typing(window: &mut Window, text: &str) -> Samples {
    let letters: Vec<char> = text.chars().collect();
    window.run(FRAMES, REST, |at| {
        if !at.is_multiple_of(KEY) {
            return Vec::new();
        }
        let key = at / KEY % (letters.len() * 2);
        match letters.get(key) {
            Some(letter) => vec![Event::Text(letter.to_string())],
            None => vec![pressed(Modifiers::NONE, Key::Backspace, true)],
        }
    })
}

fn filter(window: &mut Window) -> Samples {
    go(window, Key::Num7);
    window.press(Modifiers::COMMAND, Key::F);
    let typed = typing(window, "maple city 99");
    window.press(Modifiers::COMMAND, Key::A);
    window.press(Modifiers::NONE, Key::Backspace);
    window.press(Modifiers::NONE, Key::Escape);
    window.settle();
    typed
}

/// A rate in cell after cell, each of them saved.
fn cells(window: &mut Window) -> Samples {
    go(window, Key::Num7);
    window.click(PAGE);
    window.settle();
    window.run(FRAMES, REST, |at| match (at % KEY, at / KEY % 5) {
        (0, digit @ 0..=3) => vec![Event::Text(["1", "2", ".", "5"][digit].to_owned())],
        (0, _) => vec![pressed(Modifiers::NONE, Key::Enter, true)],
        _ => Vec::new(),
    })
}

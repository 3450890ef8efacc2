//! The real window: the program itself under a display of its own with a window manager, clicked and
//! typed into from outside, and looked at by what is on the screen.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../left_out/mod.rs"]
mod left_out;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use domain::field::Value;
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::time::{Instant, Zone};
use engine::{Change, Engine, TaxRateChange};

use self::left_out::left_out;

const TOOLS: [&str; 5] = ["Xvfb", "openbox", "xdotool", "import", "xprop"];
/// Where the chapters stand on the spine of a window of 1280 by 800.
const TABS: [(&str, &str); 13] = [
    ("Sales", "112"),
    ("Top sellers", "144"),
    ("Tax summary", "176"),
    ("Earnings", "208"),
    ("Orders", "272"),
    ("Purchases", "304"),
    ("Products", "336"),
    ("Customers", "368"),
    ("Suppliers", "400"),
    ("Categories", "432"),
    ("Tax rates", RATES),
    ("Tax classes", "528"),
    ("Returns", "560"),
];
const RATES: &str = "496";

#[test]
fn the_window_opens_shows_each_tab_takes_keys_and_rests() {
    if let Some(tool) = TOOLS.into_iter().find(|tool| !is_there(tool)) {
        return left_out("the real window", &format!("{tool} is not installed"));
    }
    let folder = tempfile::tempdir().unwrap();
    let shop = folder.path().join("harbour.tillbook");
    stock(&shop);
    let screen = Screen::new();
    let mut window = Window::open(&screen, folder.path(), &shop);

    let mut looks = Vec::new();
    for (tab, y) in TABS {
        window.clicks("80", y);
        let look = window.look(&looks);
        assert!(look.colours > 40, "{tab}: {} colours are an empty window", look.colours);
        looks.push(look.signature);
    }

    // A cell of the grid: what is typed into the window is in the file.
    window.clicks("80", RATES);
    window.look(&looks[..2]);
    window.clicks("300", "210");
    // From the country to the rate: the columns between them are all as they are by default, and hidden.
    window.screen.tool("xdotool", &["key", "Right"]);
    window.screen.tool("xdotool", &["type", "--delay", "30", "17.5"]);
    window.screen.tool("xdotool", &["key", "Return"]);
    assert!(waits(|| rate(&shop) == "17.5000"), "typed 17.5, and the file has {}", rate(&shop));

    // What is still being typed when the window closes is not lost.
    window.screen.tool("xdotool", &["type", "--delay", "30", "8"]);
    sleep(Duration::from_millis(500));

    assert!(window.ticks_of_two_seconds() <= 4, "a window at rest takes the processor");
    window.screen.tool("xdotool", &["key", "ctrl+q"]);
    assert!(
        waits(|| window.program.try_wait().unwrap().is_some_and(|code| code.success())),
        "Ctrl+Q closes it"
    );
}

/// A first start, and one that remembers a larger screen, on screens as small as there are.
#[test]
fn the_window_fits_the_screen() {
    if let Some(tool) = TOOLS.into_iter().find(|tool| !is_there(tool)) {
        return left_out("the real window", &format!("{tool} is not installed"));
    }
    let folder = tempfile::tempdir().unwrap();
    let shop = folder.path().join("harbour.tillbook");
    stock(&shop);
    for (size, is_managed) in [("1366x768", true), ("1366x768", false), ("1024x640", true)] {
        let fresh = tempfile::tempdir().unwrap();
        let screen = Screen::of(size, is_managed);
        Window::begin(&screen, fresh.path(), &shop).assert_fits(&format!("first start on {size}"));
    }
    let large = Screen::of("1920x1080", true);
    let mut window = Window::begin(&large, folder.path(), &shop);
    large.tool("xdotool", &["windowsize", "--sync", &window.id, "1700", "950"]);
    sleep(Duration::from_millis(500));
    large.tool("xdotool", &["windowactivate", "--sync", &window.id, "key", "ctrl+q"]);
    assert!(waits(|| window.program.try_wait().unwrap().is_some()), "Ctrl+Q closes it");
    let small = Screen::of("1366x768", true);
    Window::begin(&small, folder.path(), &shop).assert_fits("remembered from 1920x1080 on 1366x768");
}

/// Each tab, and a rate, over AT-SPI alone: `tests/at_spi.py` is the screen reader.
#[test]
fn a_screen_reader_finds_its_way_to_another_rate() {
    let python = "/usr/bin/python3";
    let has_dbus =
        || Command::new(python).args(["-c", "import dbus"]).output().is_ok_and(|it| it.status.success());
    let is_missing = TOOLS.into_iter().chain(["dbus-run-session"]).any(|tool| !is_there(tool))
        || !Path::new("/usr/libexec/at-spi-bus-launcher").exists()
        || !has_dbus();
    if is_missing {
        return left_out("the screen reader", "dbus, at-spi2-core or python3-dbus is not installed");
    }
    let folder = tempfile::tempdir().unwrap();
    let shop = folder.path().join("harbour.tillbook");
    stock(&shop);
    let screen = Screen::new();
    let output = Command::new("dbus-run-session")
        .args(["--", python, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/at_spi.py")])
        .arg(env!("CARGO_BIN_EXE_tillbook"))
        .arg(&shop)
        .env("DISPLAY", &screen.display)
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    let told =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(output.status.success(), "{told}");
    assert!(waits(|| rate(&shop) == "17.5000"), "the file has {}: {told}", rate(&shop));
}

fn is_there(tool: &str) -> bool {
    Command::new("sh").args(["-c", &format!("command -v {tool}")]).output().unwrap().status.success()
}

/// Tries for some twenty seconds.
fn waits(mut holds: impl FnMut() -> bool) -> bool {
    (0..200).any(|_| {
        let now = holds();
        if !now {
            sleep(Duration::from_millis(100));
        }
        now
    })
}

const NOW: Instant = Instant::from_seconds(1_790_000_000);

fn stock(path: &Path) {
    let now = NOW;
    let shop = Shop::new("Harbour & Thistle", Currency::parse("GBP").unwrap(), Zone::UTC).unwrap();
    // With all tabs.
    let shop = Shop { show_purchases: true, ..shop };
    let mut engine = Engine::create(path, &shop, now).unwrap();
    let owner = engine.owner().unwrap();
    let input =
        RateInput { rate: Some(Value::text("20")), name: Some(Value::text("VAT")), ..RateInput::default() };
    engine.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, now).unwrap();
}

fn rate(path: &Path) -> String {
    let engine = Engine::open(path).unwrap();
    engine.rate(&engine.owner().unwrap(), "1", NOW).unwrap().rate_text()
}

/// A display that nobody sees, with a window manager, without which no window gets the keyboard.
struct Screen {
    display: String,
    server: Child,
    manager: Option<Child>,
}

impl Screen {
    fn new() -> Self {
        Self::of("1400x900", true)
    }

    /// A screen of this size, with a window manager or without.
    fn of(size: &str, is_managed: bool) -> Self {
        let mut server = Command::new("Xvfb")
            // A server that resets when its first client leaves turns the next one away meanwhile.
            .args(["-displayfd", "1", "-noreset", "-screen", "0", &format!("{size}x24"), "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let display = format!(":{}", number.trim());
        let manager = is_managed.then(|| {
            let mut openbox = Command::new("openbox");
            openbox.env("DISPLAY", &display).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
        });
        let screen = Self { display, server, manager };
        let answers = waits(|| !screen.tool("xdotool", &["getdisplaygeometry"]).is_empty());
        assert!(answers, "the display does not answer");
        screen
    }

    fn tool(&self, name: &str, arguments: &[&str]) -> String {
        let output = Command::new(name).args(arguments).env("DISPLAY", &self.display).output().unwrap();
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        for child in self.manager.iter_mut().chain([&mut self.server]) {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }
}

/// The program with its window on that display.
struct Window<'s> {
    screen: &'s Screen,
    program: Child,
    id: String,
}

/// What a screenshot is like.
struct Look {
    colours: usize,
    signature: String,
}

impl<'s> Window<'s> {
    /// Opened at a size that the tests know the places of.
    fn open(screen: &'s Screen, home: &Path, shop: &Path) -> Self {
        let window = Self::begin(screen, home, shop);
        screen.tool("xdotool", &["windowsize", "--sync", &window.id, "1280", "800"]);
        screen.tool("xdotool", &["windowactivate", "--sync", &window.id]);
        window
    }

    fn begin(screen: &'s Screen, home: &Path, shop: &Path) -> Self {
        let program = Command::new(env!("CARGO_BIN_EXE_tillbook"))
            .arg(shop)
            .args(["--now", "2026-11-20T14:32:00"])
            .env("DISPLAY", &screen.display)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .spawn()
            .unwrap();
        let mut window = Self { screen, program, id: String::new() };
        // The title names the shop as soon as it is open.
        let found = waits(|| {
            window.id = screen.tool("xdotool", &["search", "--onlyvisible", "--name", "Harbour & Thistle"]);
            !window.id.is_empty()
        });
        assert!(found, "no window with the shop's name");
        window
    }

    /// Waits until all of it is on the screen, and it stays there.
    fn assert_fits(&self, case: &str) {
        let numbers = |text: String| -> Vec<i32> {
            text.split(|c: char| !c.is_ascii_digit() && c != '-').filter_map(|one| one.parse().ok()).collect()
        };
        let screen = numbers(self.screen.tool("xdotool", &["getdisplaygeometry"]));
        let (wide, high) = (*screen.first().unwrap(), *screen.last().unwrap());
        let place = || {
            let all = self.screen.tool("xdotool", &["getwindowgeometry", "--shell", &self.id]);
            let of = |name: &str| {
                let line = all.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("-1");
                line.parse::<i32>().unwrap()
            };
            [of("X="), of("Y="), of("WIDTH="), of("HEIGHT=")]
        };
        // xdotool counts the height of the title bar twice, which depends on the fonts that are there.
        let title_bar = || {
            let extents = self.screen.tool("xprop", &["-id", &self.id, "_NET_FRAME_EXTENTS"]);
            let top = extents.split(", ").nth(2).and_then(|top| top.parse::<i32>().ok());
            top.unwrap_or_default()
        };
        let fits = |[x, y, width, height]: [i32; 4]| {
            let twice = title_bar();
            x >= 0 && y >= twice && x + width <= wide && y - twice + height <= high
        };
        assert!(waits(|| fits(place())), "{case}: {:?} on {screen:?}", place());
        sleep(Duration::from_secs(1));
        assert!(fits(place()), "{case}: {:?} on {screen:?}", place());
        assert!(place()[2] * 10 >= wide * 9, "{case}: {:?} leaves much of {screen:?}", place());
    }

    fn clicks(&self, x: &str, y: &str) {
        self.screen.tool("xdotool", &["mousemove", "--sync", "--window", &self.id, x, y]);
        sleep(Duration::from_millis(150));
        self.screen.tool("xdotool", &["click", "1"]);
    }

    /// The screen once it is none of those seen before and has come to rest.
    fn look(&self, seen: &[String]) -> Look {
        let shot = || self.screen.tool("import", &["-window", &self.id, "-format", "%k %#", "info:-"]);
        let mut last = shot();
        waits(|| {
            sleep(Duration::from_millis(300));
            let now = shot();
            let is_at_rest = now == last && !seen.iter().any(|one| now.ends_with(one));
            last = now;
            is_at_rest
        });
        let (colours, signature) = last.split_once(' ').unwrap();
        assert!(!seen.iter().any(|one| one == signature), "the click changed nothing");
        Look { colours: colours.parse().unwrap(), signature: signature.to_owned() }
    }

    /// Hundredths of a second that the program took of the processor while nothing happened.
    fn ticks_of_two_seconds(&self) -> u64 {
        let ticks = || -> u64 {
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.program.id())).unwrap();
            let (_, fields) = stat.rsplit_once(')').unwrap();
            fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().unwrap()).sum()
        };
        sleep(Duration::from_secs(1));
        let before = ticks();
        sleep(Duration::from_secs(2));
        ticks() - before
    }
}

impl Drop for Window<'_> {
    fn drop(&mut self) {
        // It has ended by itself when the test passed.
        drop(self.program.kill());
        drop(self.program.wait());
    }
}

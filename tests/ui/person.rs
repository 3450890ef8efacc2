//! Somebody at the window: a shop of their own, hands and eyes.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use domain::access::{self, Actor};
use domain::time::Local;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, SnapshotOptions};
use engine::{Change, Engine, RateQuery, UserChange};
use language::Language;
use system::{Clock, Locales};
use tempfile::TempDir;
use window::{Start, Tillbook};

use super::painter::Painter;
use super::stock::stock;

pub(crate) use super::stock::{NOW, now};

/// How long an answer may take before a test has failed, in steps of two milliseconds: the key of an encrypted backup takes
/// long on a machine that has much else to do.
const PATIENCE: usize = 10_000;

pub(crate) struct Person {
    pub(crate) window: Harness<'static, Tillbook>,
    /// Removed when the last window of it is closed.
    folder: Arc<TempDir>,
}

impl Person {
    /// At a shop with three orders, one of them part refunded, three rates and two classes.
    pub(crate) fn at_a_shop() -> Self {
        let folder = tempfile::tempdir().unwrap();
        stock(&folder.path().join("shop.tillbook"));
        Self::opens(folder, Some("shop.tillbook"), None)
    }

    /// At that shop, acting as a user of it.
    pub(crate) fn acting_as(login: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        stock(&folder.path().join("shop.tillbook"));
        Self::opens(folder, Some("shop.tillbook"), Some(login))
    }

    /// At that shop, after something was done to it.
    pub(crate) fn with_shop(work: impl FnOnce(&mut Engine, &Actor)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.tillbook");
        stock(&path);
        let mut engine = Engine::open(&path).unwrap();
        let owner = engine.owner().unwrap();
        work(&mut engine, &owner);
        drop(engine);
        Self::opens(folder, Some("shop.tillbook"), None)
    }

    /// At that shop, signed in as an accountant of it.
    pub(crate) fn accountant() -> Self {
        Self::accountant_after(|_engine, _owner| ())
    }

    /// As an accountant of that shop, after something was done to it.
    pub(crate) fn accountant_after(work: impl FnOnce(&mut Engine, &Actor)) -> Self {
        let mut person = Self::with_shop(|engine, owner| {
            work(engine, owner);
            let role = access::Role::Accountant;
            engine
                .apply(&Change::User(UserChange::Add { login: "Ann".to_owned(), role }), owner, now())
                .unwrap();
        });
        person.clicks_on(Role::Button, "owner");
        person.clicks("Ann, accountant");
        person.sees_no("Ann, accountant");
        person
    }

    /// With no shop yet.
    pub(crate) fn without_a_shop() -> Self {
        Self::opens(tempfile::tempdir().unwrap(), None, None)
    }

    /// With this shop, or none, in a folder that something was done in.
    pub(crate) fn finds(shop: Option<&str>, work: impl FnOnce(&Path)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        work(folder.path());
        Self::opens(folder, shop, None)
    }

    /// At that shop, with further options of the command line.
    pub(crate) fn starts(options: impl FnOnce(&mut Start)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        stock(&folder.path().join("shop.tillbook"));
        Self::opens_with(folder, Some("shop.tillbook"), None, options)
    }

    /// In this language, which was chosen before, at the shop that is named in the start.
    pub(crate) fn speaking(language: Language, options: impl FnOnce(&mut Start)) -> Self {
        Self::opens_with(tempfile::tempdir().unwrap(), None, Some(language), options)
    }

    fn opens(folder: impl Into<Arc<TempDir>>, shop: Option<&str>, user: Option<&str>) -> Self {
        Self::opens_with(folder, shop, None, |start| start.user = user.map(str::to_owned))
    }

    fn opens_with(
        folder: impl Into<Arc<TempDir>>,
        shop: Option<&str>,
        language: Option<Language>,
        options: impl FnOnce(&mut Start),
    ) -> Self {
        Self::opens_as(folder, shop, (language, false), options)
    }

    /// The window again, with the columns of the tax rates that somebody sees who has chosen none.
    pub(crate) fn reopens_as_at_first(self) -> Self {
        let Self { window, folder } = self;
        drop(window);
        Self::opens_as(folder, Some("shop.tillbook"), (None, true), |_| {})
    }

    fn opens_as(
        folder: impl Into<Arc<TempDir>>,
        shop: Option<&str>,
        (language, hides_columns): (Option<Language>, bool),
        options: impl FnOnce(&mut Start),
    ) -> Self {
        let folder = folder.into();
        let mut start = Start {
            shop: shop.map(|name| folder.path().join(name)),
            sample: false,
            new_order: false,
            user: None,
            clock: Clock::Fixed(Local::parse(NOW).unwrap()),
            locales: Locales::default(),
            data: folder.path().to_owned(),
        };
        options(&mut start);
        let is_plain = start.locales.messages.is_empty() && start.locales.numbers.is_empty();
        let kept = (language.is_some() || is_plain).then_some(Kept { language, hides_columns });
        let window = Harness::builder()
            .with_size([1280.0, 800.0])
            .renderer(Painter::default())
            .with_render_cursor(false)
            .build_eframe(move |cc| {
                // It lives as long as the test, as the window asks for.
                cc.storage = kept.map(|kept| -> &'static dyn eframe::Storage { Box::leak(Box::new(kept)) });
                Tillbook::new(cc, start)
            });
        Self { window, folder }
    }

    /// Closes the window without asking anybody, and opens it again on the same shop.
    pub(crate) fn reopens(self) -> Self {
        self.reopens_after(|| {})
    }

    /// The same, after something was done while it was closed.
    pub(crate) fn reopens_after(self, work: impl FnOnce()) -> Self {
        let Self { window, folder } = self;
        drop(window);
        work();
        Self::opens(folder, Some("shop.tillbook"), None)
    }

    /// Another window of the same person, on the same shop.
    pub(crate) fn opens_another_window(&self) -> Self {
        Self::opens(Arc::clone(&self.folder), Some("shop.tillbook"), None)
    }

    /// Asks the window to close, which it may answer with a question.
    pub(crate) fn asks_to_close(&mut self) {
        self.close_event();
        self.window.step();
        let viewport = self.window.ctx.viewport_id();
        self.window.input_mut().viewports.entry(viewport).or_default().events.clear();
        self.window.step();
    }

    fn close_event(&mut self) {
        let viewport = self.window.ctx.viewport_id();
        let viewport = self.window.input_mut().viewports.entry(viewport).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
    }

    /// Asks the window to close, answers what it says of what is not saved, and waits until it closes.
    pub(crate) fn closes(&mut self) {
        self.close_event();
        let mut is_asked = true;
        for _ in 0..PATIENCE {
            self.window.step();
            let output = &self.window.output().viewport_output;
            let commands: Vec<&egui::ViewportCommand> =
                output.values().flat_map(|viewport| &viewport.commands).collect();
            let holds_on = commands.iter().any(|one| matches!(one, egui::ViewportCommand::CancelClose));
            if commands.iter().any(|one| matches!(one, egui::ViewportCommand::Close)) || is_asked && !holds_on
            {
                return;
            }
            is_asked = false;
            let viewport = self.window.ctx.viewport_id();
            self.window.input_mut().viewports.entry(viewport).or_default().events.clear();
            if let Some(quit) = self.window.query_by_role_and_label(Role::Button, "Quit") {
                quit.click();
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("the window does not close");
    }

    /// The folder of shops.
    pub(crate) fn folder(&self) -> PathBuf {
        self.folder.path().to_owned()
    }

    /// The shop file, opened beside the window.
    pub(crate) fn engine(&self) -> (Engine, Actor) {
        let engine = Engine::open(&self.folder.path().join("shop.tillbook")).unwrap();
        let owner = engine.owner().unwrap();
        (engine, owner)
    }

    /// The rates in the file: country, rate, name, class.
    pub(crate) fn rates(&self) -> Vec<String> {
        let (engine, owner) = self.engine();
        let page =
            engine.rates(&owner, &RateQuery { limit: Some(100), ..RateQuery::default() }, now()).unwrap();
        let line = |rate: domain::rate::TaxRate| {
            format!("{} {} {} {}", rate.country, rate.rate_text(), rate.name, rate.class)
        };
        page.rates.into_iter().map(line).collect()
    }

    /// The postcodes of the rates in the file.
    pub(crate) fn postcodes(&self) -> Vec<String> {
        let (engine, owner) = self.engine();
        let page =
            engine.rates(&owner, &RateQuery { limit: Some(100), ..RateQuery::default() }, now()).unwrap();
        page.rates.into_iter().map(|rate| rate.postcode_text()).collect()
    }

    /// What was done, latest first.
    pub(crate) fn steps(&self) -> Vec<String> {
        let (engine, owner) = self.engine();
        engine.history(&owner, 100, 0).unwrap().into_iter().map(|entry| entry.title.to_string()).collect()
    }

    /// Waits until something of this name is on screen.
    pub(crate) fn sees(&mut self, name: &str) {
        self.waits(name, |person| person.window.query_all_by_label(name).next().is_some());
    }

    /// Waits until something whose name contains this is on screen.
    pub(crate) fn sees_part(&mut self, part: &str) {
        self.waits(part, |person| person.window.query_all_by_label_contains(part).next().is_some());
    }

    /// Waits until nothing of this name is on screen.
    pub(crate) fn sees_no(&mut self, name: &str) {
        self.waits(name, |person| person.window.query_all_by_label(name).next().is_none());
    }

    /// Waits until this holds.
    pub(crate) fn waits(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..PATIENCE {
            self.window.step();
            if holds(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("waited in vain for {what:?}; on screen: {:#?}", self.names());
    }

    /// Waits until nothing on screen will move by itself: what is clicked stays where it was seen.
    pub(crate) fn waits_for_rest(&mut self) {
        self.window.step();
        self.waits("rest", |person| person.window.state().is_at_rest());
        self.window.step();
    }

    /// Everything on screen that has a name.
    pub(crate) fn names(&self) -> Vec<String> {
        let nodes = self.window.root().children_recursive();
        nodes.filter_map(|node| node.accesskit_node().label().or(node.value())).collect()
    }

    /// The names of the rows of all tables on screen.
    pub(crate) fn rows(&self) -> Vec<String> {
        let rows = self.window.query_all_by_role(Role::Row);
        rows.filter_map(|row| row.accesskit_node().label()).collect()
    }

    /// Where something is on screen.
    pub(crate) fn place(&self, name: &str) -> egui::Rect {
        self.window.get_all_by_label(name).next().unwrap().rect()
    }

    /// What has the keyboard, which may share its name with others.
    pub(crate) fn focus(&self) -> Option<egui::accesskit::NodeId> {
        let mut nodes = self.window.root().children_recursive();
        nodes.find(|node| node.is_focused()).map(|node| node.accesskit_node().locate().0)
    }

    /// The name of what has the keyboard: of a table, not of the row that it is at.
    pub(crate) fn focused(&self) -> Option<String> {
        let mut nodes = self.window.root().children_recursive();
        let node = nodes.find(|node| node.is_focused())?.accesskit_node();
        let mut around = std::iter::successors(Some(node), |node| node.parent());
        let table = (node.role() == Role::Row).then(|| around.find(|node| node.role() == Role::Table));
        table.flatten().unwrap_or(node).label()
    }

    /// Clicks what is called so; the first, where there are several.
    pub(crate) fn clicks(&mut self, name: &str) {
        self.sees(name);
        self.waits_for_rest();
        self.window.get_all_by_label(name).next().unwrap().click();
        self.window.step();
        self.window.step();
    }

    /// Clicks a button and closes its dialog before an answer can have come: until then another program writes.
    pub(crate) fn clicks_and_escapes(&mut self, name: &str) {
        self.sees(name);
        self.waits_for_rest();
        let other = rusqlite::Connection::open(self.folder.path().join("shop.tillbook")).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        self.window.get_all_by_label(name).next().unwrap().click();
        self.window.step();
        self.window.key_press(Key::Escape);
        self.window.step();
    }

    /// Clicks a control of this kind and name.
    pub(crate) fn clicks_on(&mut self, role: Role, name: &str) {
        self.sees(name);
        self.waits_for_rest();
        self.window.get_by_role_and_label(role, name).click();
        self.window.step();
        self.window.step();
    }

    /// Clicks the first row of a dialog's list whose name contains this.
    pub(crate) fn chooses(&mut self, part: &str) {
        self.sees_part(part);
        self.waits_for_rest();
        let is_it = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().is_some_and(|label| label.contains(part))
        };
        self.window.get_all_by_role(Role::ListBoxOption).find(is_it).unwrap().click();
        self.window.step();
        self.window.step();
    }

    /// The main button of the dialog that is open: the one at the right of the last button of this name, which leaves it.
    pub(crate) fn main_button(&self, leave: &str) -> Option<egui_kittest::Node<'_>> {
        let left = self.window.get_all_by_role_and_label(Role::Button, leave).last().unwrap().rect();
        let beside = left.expand2(egui::vec2(16.0, 0.0)).with_min_x(left.right());
        self.window.get_all_by_role(Role::Button).find(|button| {
            let begin = button.rect().left_center();
            beside.contains(begin) && !left.contains(begin)
        })
    }

    /// Clicks the main button of a preview.
    pub(crate) fn imports(&mut self) {
        self.sees("Cancel");
        self.waits_for_rest();
        self.main_button("Cancel").unwrap().click();
        self.window.step();
        self.window.step();
    }

    /// Clicks the last of several controls of this kind and name.
    pub(crate) fn clicks_last(&mut self, role: Role, name: &str) {
        self.waits_for_rest();
        self.window.get_all_by_role_and_label(role, name).last().unwrap().click();
        self.window.step();
        self.window.step();
    }

    /// Opens a tab of the sidebar, or by the palette where the sidebar has it not yet.
    pub(crate) fn goes_to(&mut self, tab: &str) {
        self.sees("History");
        self.waits_for_rest();
        if self.window.query_by_role_and_label(Role::Tab, tab).is_some() {
            return self.clicks_on(Role::Tab, tab);
        }
        self.finds_and_runs(tab);
        self.sees(tab);
        assert!(self.is_on(Role::Tab, tab), "{tab}");
    }

    /// Runs the command that the palette finds first for this.
    pub(crate) fn finds_and_runs(&mut self, typed: &str) {
        self.presses_control(Key::K);
        self.types(typed);
        self.waits_for_rest();
        self.presses(Key::Enter);
    }

    /// Whether the control of this kind and name is chosen or ticked.
    pub(crate) fn is_on(&self, role: Role, name: &str) -> bool {
        let node = self.window.get_by_role_and_label(role, name);
        let node = node.accesskit_node();
        node.toggled() == Some(egui::accesskit::Toggled::True) || node.is_selected() == Some(true)
    }

    /// Types into what has the keyboard, a character a frame.
    pub(crate) fn types(&mut self, text: &str) {
        for letter in text.chars() {
            self.window.event(Event::Text(letter.to_string()));
            self.window.step();
        }
    }

    /// Types all of it within one frame, as fast typing on a slow machine arrives.
    pub(crate) fn types_at_once(&mut self, text: &str, then: Key) {
        for letter in text.chars() {
            self.window.event(Event::Text(letter.to_string()));
        }
        self.window.key_press(then);
        self.window.step();
        self.window.step();
    }

    /// Clicks something that takes a picture of the screen, and gives it one of this size.
    pub(crate) fn photographs(&mut self, name: &str, size: [usize; 2]) {
        self.window.get_all_by_label(name).next().unwrap().click();
        for _ in 0..20 {
            self.window.step();
            let output = &self.window.output().viewport_output;
            let mut commands = output.values().flat_map(|viewport| &viewport.commands);
            let camera = commands.find_map(|command| match command {
                egui::ViewportCommand::Screenshot(camera) => Some(camera.clone()),
                _ => None,
            });
            if let Some(camera) = camera {
                self.window.step();
                let image = egui::ColorImage::filled(size, egui::Color32::WHITE);
                return camera.complete(std::sync::Arc::new(image));
            }
        }
        panic!("{name:?} takes no picture");
    }

    /// Presses a key.
    pub(crate) fn presses(&mut self, key: Key) {
        self.window.key_press(key);
        (0..3).for_each(|_| self.window.step());
    }

    /// Presses a key with Ctrl, once what it acts upon is there.
    pub(crate) fn presses_control(&mut self, key: Key) {
        self.waits_for_rest();
        self.window.key_press_modifiers(Modifiers::COMMAND, key);
        self.window.step();
        self.window.step();
    }

    /// Presses a key with others.
    pub(crate) fn presses_with(&mut self, modifiers: Modifiers, key: Key) {
        self.waits_for_rest();
        self.window.key_press_modifiers(modifiers, key);
        self.window.step();
        self.window.step();
    }

    /// Presses a key with Ctrl and Shift.
    pub(crate) fn presses_control_shift(&mut self, key: Key) {
        self.waits_for_rest();
        self.window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, key);
        self.window.step();
        self.window.step();
    }

    /// What comes from the window system when something is copied, cut or pasted.
    pub(crate) fn gets(&mut self, event: Event) {
        self.window.event(event);
        self.window.step();
        self.window.step();
    }

    /// Copies what is selected; answers with it.
    pub(crate) fn copies(&mut self) -> String {
        self.window.event(Event::Copy);
        self.window.step();
        let commands = &self.window.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        text.expect("nothing was copied")
    }

    /// Lets go of a file over the window.
    pub(crate) fn drops(&mut self, path: &str) {
        self.window.input_mut().dropped_files.push(Arc::new(Dropped(PathBuf::from(path))));
        self.window.step();
    }

    /// Compares what is on screen with the picture of this name.
    pub(crate) fn pictures(&mut self, name: &str) {
        self.waits_for_rest();
        self.window.hover_at(egui::Pos2::ZERO);
        for _ in 0..3 {
            self.window.step();
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/pictures");
        self.window.snapshot_options(name, &SnapshotOptions::new().output_path(folder));
    }

    /// What stands in a field.
    pub(crate) fn reads(&self, field: &str) -> String {
        self.window.get_by_role_and_label(Role::TextInput, field).value().unwrap_or_default()
    }

    /// Empties a field whose text is not shown and types into it.
    pub(crate) fn fills_secret(&mut self, field: &str, text: &str) {
        self.clicks_on(Role::PasswordInput, field);
        self.presses_control(Key::A);
        self.types(text);
    }

    /// Empties a field and types into it.
    pub(crate) fn fills(&mut self, field: &str, text: &str) {
        self.clicks_on(Role::TextInput, field);
        self.presses_control(Key::A);
        self.types(text);
    }
}

/// What the window kept when it was closed: the language that was chosen, and that the grid of tax rates shows the columns
/// that no rate uses, as most tests have it.
struct Kept {
    language: Option<Language>,
    hides_columns: bool,
}

impl eframe::Storage for Kept {
    fn get_string(&self, key: &str) -> Option<String> {
        let language =
            self.language.map(|language| format!("language: Some({language:?}), ")).unwrap_or_default();
        (key == "remembered").then(|| format!("({language}all_rate_columns: {})", !self.hides_columns))
    }

    fn set_string(&mut self, _key: &str, _value: String) {}

    fn remove_string(&mut self, _key: &str) {}

    fn flush(&mut self) {}
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

//! The window in other languages. In the pseudo language a text of the program stands in brackets and has accents, so
//! that what went by no translation is seen: every tab, form, menu, command and dialog is opened, and what is painted
//! there and given to screen readers is looked at. Other words are the names and codes of [`names`]. In windows as small
//! as many have, no text is cut, there and in German.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::Duration;

use domain::places::address::Address;
use domain::places::countries;
use domain::shop::settings::{Currency, Shop};
use domain::time::Zone;
use domain::time::tax_period::TaxPeriod;
use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use engine::{Change, Engine, PeriodChange};
use language::Language;
use window::Start;

use super::names::{foreign, names, root, without_all};
use super::painted::{covered, is_cut, painted};
use super::person::{Person, now};
use super::purchases::buy;
use super::stock::stock;

/// Commands that leave the shop, open the dialog of the system, take a step back or change the size.
const NOT_RUN: [&str; 7] = ["Quit", "Open…", "Sample shop", "Undo", "Redo", "Zoom in", "Zoom out"];
/// A button that opens the dialog of the system.
const CHOOSES_FILE: &str = "Choose…";
/// What may say more while the pointer is over it.
const CONTROLS: [Role; 8] = [
    Role::Button,
    Role::CheckBox,
    Role::ColumnHeader,
    Role::ComboBox,
    Role::RadioButton,
    Role::Switch,
    Role::Tab,
    Role::TextInput,
];
/// What tables are made of.
const IN_TABLES: [Role; 3] = [Role::Row, Role::Cell, Role::ColumnHeader];
/// Files of `tests/cases/import` of which something is refused or noted.
const IMPORTED: [&str; 6] = [
    "taxes_bad_rows.csv",
    "lines_bad_rows.csv",
    "orders_first_row.csv",
    "purchases_gross_that_differs.csv",
    "books_small.json",
    "unknown_text.csv",
];

/// A shop that keeps purchases, with something in each list, and with a closed month.
fn full(start: &mut Start) {
    let path = start.data.join("shop.tillbook");
    stock(&path);
    let mut engine = Engine::open(&path).unwrap();
    let owner = engine.owner().unwrap();
    buy(&mut engine, &owner);
    let shop = Shop { address: Address::of_country("GB"), show_purchases: true, ..engine.shop().unwrap() };
    let period = TaxPeriod::parse("2026-10").unwrap();
    for change in [Change::settings(shop, None), Change::Period(PeriodChange::Close { period, early: true })]
    {
        engine.apply(&change, &owner, now()).unwrap();
    }
    start.shop = Some(path);
}

/// One with nothing in it.
fn empty(start: &mut Start) {
    let path = start.data.join("shop.tillbook");
    let (currency, zone) = (Currency::parse("EUR").unwrap(), Zone::parse("Europe/Berlin").unwrap());
    let shop = Shop {
        address: Address::of_country("DE"),
        show_purchases: true,
        ..Shop::new("Kontor", currency, zone).unwrap()
    };
    Engine::create(&path, &shop, now()).unwrap();
    start.shop = Some(path);
}

/// Somebody who goes through the window and takes down what is there.
struct Walk {
    person: Person,
    language: Language,
    /// The texts, each with the place where it was first.
    texts: BTreeMap<String, String>,
    /// Those that were cut.
    cut: BTreeMap<String, String>,
    /// Those that something lies over.
    covered: BTreeMap<String, String>,
    /// What is shown in a place as it was written elsewhere.
    documents: BTreeMap<String, String>,
    /// What was pressed or pointed at, which is not again.
    done: BTreeSet<String>,
}

impl Walk {
    fn begin(language: Language, options: impl FnOnce(&mut Start)) -> Self {
        let (handbook, news) = ("assets/handbook", "assets/packages/org.tillbook.Tillbook.metainfo.xml");
        let licences =
            |path: &Path| path.display().to_string().contains("LICENSE") || path.ends_with("README.md");
        let documents = [
            ("Handbook", text_of(&root().join(handbook), &|_| true)),
            ("What's new", fs::read_to_string(root().join(news)).unwrap()),
            ("About Tillbook", engine::version_details() + &text_of(&root().join("assets"), &licences)),
        ];
        let documents = documents.map(|(name, text)| (language.label(name).to_owned(), text));
        Self {
            person: Person::speaking(language, options),
            language,
            texts: BTreeMap::new(),
            cut: BTreeMap::new(),
            covered: BTreeMap::new(),
            documents: documents.into(),
            done: BTreeSet::new(),
        }
    }

    fn label(&self, english: &'static str) -> &'static str {
        self.language.label(english)
    }

    /// What a label begins with, whatever a name follows in it.
    fn beginning(&self, english: &'static str) -> &'static str {
        self.label(english).trim_end_matches(['⟧', '·', '…', ' ', '\u{a0}'])
    }

    /// Takes down what is there once it stays as it is.
    fn looks(&mut self, place: &str) {
        self.rests(2);
        self.takes_down(place);
    }

    fn takes_down(&mut self, place: &str) {
        // The columns of tables can be dragged, and what is cut in them is whole under the pointer.
        let nodes = self.person.window.root().children_recursive();
        let parts = nodes.filter(|node| IN_TABLES.contains(&node.accesskit_node().role()));
        let parts = parts.filter(|node| node.accesskit_node().bounding_box().is_some());
        let parts: Vec<Rect> = parts.map(|node| node.rect()).collect();
        for text in spoken(&self.person) {
            self.texts.entry(text).or_insert_with(|| place.to_owned());
        }
        // Figures are longer in the pseudo language than in any other.
        for text in covered(&self.person).into_iter().filter(|_| self.language != Language::Pseudo) {
            self.covered.entry(text).or_insert_with(|| place.to_owned());
        }
        for (clip, shape) in painted(&self.person) {
            let text = shape.galley.text();
            self.texts.entry(text.to_owned()).or_insert_with(|| place.to_owned());
            let is_in_table = parts.iter().any(|part| part.contains(shape.visual_bounding_rect().center()));
            if is_cut(shape, clip) && !is_in_table {
                self.cut.entry(text.to_owned()).or_insert_with(|| place.to_owned());
            }
        }
        let screen = self.person.window.ctx.content_rect().expand(1.0);
        let nodes = self.person.window.root().children_recursive();
        for node in nodes.filter(|node| CONTROLS.contains(&node.accesskit_node().role())) {
            let is_in_table = std::iter::successors(node.accesskit_node().parent(), |node| node.parent())
                .any(|node| node.role() == Role::Table);
            if !is_in_table && node.rect().right() > screen.right() {
                let name = node.accesskit_node().label().unwrap_or_default();
                self.cut.entry(name).or_insert_with(|| place.to_owned());
            }
        }
    }

    /// Waits until the names on screen have been the same for so many looks.
    fn rests(&mut self, looks: usize) {
        let (mut same, mut before) = (0, Vec::new());
        for _ in 0..500 {
            self.person.waits_for_rest();
            let names = self.person.names();
            same = if names == before { same + 1 } else { 0 };
            if same == looks {
                break;
            }
            before = names;
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    fn named(&self, role: Role) -> Vec<String> {
        let nodes = self.person.window.query_all_by_role(role);
        nodes.filter_map(|node| node.accesskit_node().label()).filter(|name| !name.is_empty()).collect()
    }

    /// Presses a control, also one that is scrolled out of sight; false if it is not there.
    fn presses(&mut self, role: Role, name: &str) -> bool {
        self.person.waits_for_rest();
        let is_there = self
            .person
            .window
            .query_all_by_role_and_label(role, name)
            .last()
            .map(|node| node.click_accesskit())
            .is_some();
        self.person.window.step();
        self.person.waits_for_rest();
        is_there
    }

    /// Leaves what is open over the page, and a form.
    fn leaves(&mut self) {
        let is_open =
            |walk: &Self| walk.person.window.ctx.memory(|memory| memory.top_modal_layer().is_some());
        for times in 0..8 {
            if times > 2 && !is_open(self) {
                break;
            }
            self.person.presses(Key::Escape);
        }
        if self.named(Role::Tab).is_empty() {
            let cancel = self.label("Cancel");
            self.presses(Role::Button, cancel);
        }
        self.person.waits_for_rest();
    }

    fn goes_to(&mut self, tab: &str) {
        assert!(self.presses(Role::Tab, tab), "{tab} is not in the sidebar");
    }

    /// Goes through the tabs and does this in each.
    fn tabs(&mut self, visit: fn(&mut Self, &str)) {
        self.person.waits("the tabs", |person| person.window.query_all_by_role(Role::Tab).next().is_some());
        let tabs = self.named(Role::Tab);
        assert!(tabs.len() >= 9, "{tabs:?}");
        for tab in tabs {
            self.goes_to(&tab);
            self.looks(&tab);
            visit(self, &tab);
        }
    }

    /// Begins a record in the list of a tab, and saves it too early.
    fn begins_one(&mut self, tab: &str) {
        self.person.presses(Key::Insert);
        self.looks(&format!("{tab}, a new one"));
        self.person.presses_control(Key::S);
        self.looks(&format!("{tab}, a new one that is saved"));
        self.leaves();
        self.goes_to(tab);
    }

    fn opens_first_row(&mut self, tab: &str) {
        let mut rows = self.person.window.query_all_by_role(Role::Row);
        let row = rows.find(|row| row.accesskit_node().label().is_some_and(|name| !name.is_empty()));
        if let Some(row) = row {
            row.click();
        }
        drop(rows);
        self.looks(&format!("{tab}, the first row"));
        self.leaves();
        self.goes_to(tab);
    }

    /// Opens each choice that was not open yet.
    fn opens_choices(&mut self, tab: &str) {
        for name in self.named(Role::ComboBox) {
            if self.done.insert(name.clone()) && self.presses(Role::ComboBox, &name) {
                self.looks(&format!("{tab}, {name}"));
                self.leaves();
                self.goes_to(tab);
            }
        }
    }

    fn points_at_controls(&mut self, tab: &str) {
        let screen = self.person.window.ctx.content_rect();
        let nodes = self.person.window.root().children_recursive();
        let controls: Vec<(String, Pos2)> = nodes
            .filter(|node| CONTROLS.contains(&node.accesskit_node().role()))
            .filter_map(|node| Some((node.accesskit_node().label()?, node.rect().center())))
            .filter(|(_, middle)| screen.contains(*middle))
            .collect();
        for (name, middle) in controls {
            if self.done.insert(format!("the pointer at {name}")) {
                self.person.window.hover_at(middle);
                (0..4).for_each(|_| self.person.window.step());
                self.takes_down(&format!("{tab}, the pointer at {name}"));
            }
        }
        self.person.window.hover_at(Pos2::ZERO);
        self.person.window.step();
    }

    /// Presses each button that leads on and was not pressed yet; `back` leads to where it is again.
    fn leads_on(&mut self, place: &str, back: &dyn Fn(&mut Self)) {
        let chooses = self.beginning(CHOOSES_FILE);
        for name in self.named(Role::Button) {
            let is_one = name.contains('…') && !name.starts_with(chooses);
            if is_one && self.done.insert(name.clone()) && self.presses(Role::Button, &name) {
                self.looks(&format!("{place}, {name}"));
                self.leaves();
                back(self);
            }
        }
    }

    /// Opens the palette with all that can be done here.
    fn lists_commands(&mut self) -> Vec<String> {
        self.person.presses_control(Key::K);
        self.person.types(">");
        self.person.waits_for_rest();
        self.named(Role::ListBoxOption)
    }

    /// Runs each command that was not run yet, and looks at the dialog or form that it opens.
    fn runs_commands(&mut self, tab: &str) {
        let left_out = NOT_RUN.map(|english| self.beginning(english));
        let mut commands = self.lists_commands();
        assert!(commands.len() >= 10, "{commands:?}");
        self.looks("the palette");
        self.leaves();
        commands.retain(|name| !left_out.iter().any(|begin| name.starts_with(begin)));
        for name in commands {
            if !self.done.insert(name.clone()) {
                continue;
            }
            let run = |walk: &mut Self| {
                walk.lists_commands();
                walk.presses(Role::ListBoxOption, &name);
            };
            run(self);
            self.looks(&name);
            self.leads_on(&name, &run);
            self.leaves();
            self.goes_to(tab);
        }
    }

    /// All that a tab has.
    fn does_everything(&mut self, tab: &str) {
        self.begins_one(tab);
        self.opens_first_row(tab);
        self.opens_choices(tab);
        self.leads_on(tab, &|walk| walk.goes_to(tab));
        self.runs_commands(tab);
    }

    /// Opens the menus one after the other, until it is at the first one again.
    fn opens_menus(&mut self) {
        self.person.presses(Key::F10);
        let mut seen = BTreeSet::new();
        while seen.insert(self.person.focused()) {
            self.looks(&format!("the menu of {:?}", self.person.focused()));
            self.person.presses(Key::ArrowRight);
        }
        assert!(seen.len() >= 5, "{seen:?}");
        self.leaves();
    }

    /// Takes a step back and does it again, and opens, saves and imports what is refused.
    fn is_refused(&mut self) {
        let first = self.named(Role::Tab).remove(0);
        self.goes_to(&first);
        for key in [Key::Z, Key::Y] {
            self.person.presses_control(key);
            self.looks("a step back and forward");
        }
        self.person.presses_control(Key::K);
        self.person.types("/no/such/shop.tillbook");
        self.person.presses(Key::Enter);
        self.looks("a shop that is not there");
        let (currency, save) = (self.label("Currency"), self.label("Save settings"));
        self.person.presses_control(Key::Comma);
        self.person.fills(currency, "pounds");
        self.presses(Role::Button, save);
        self.documents.insert("settings that are refused".to_owned(), "pounds tillbook invalid".to_owned());
        self.looks("settings that are refused");
        self.leaves();
        let field = self.label("Path of a file to import");
        for name in IMPORTED {
            let path = root().join("tests/cases/import").join(name);
            let place = format!("the import of {name}");
            self.documents
                .insert(place.clone(), path.display().to_string() + &fs::read_to_string(&path).unwrap());
            self.person.presses_control(Key::I);
            self.person.fills(field, &path.display().to_string());
            self.person.presses(Key::Enter);
            // The file is read by a thread that nothing on screen waits for.
            self.rests(60);
            self.looks(&place);
            self.leaves();
        }
    }

    /// Each text with words that are neither translated nor names, with its place.
    fn untranslated(&self) -> Vec<String> {
        let names = names(&self.person, self.language);
        let found = self.texts.iter().filter_map(|(text, place)| {
            let document = self.documents.get(place).map(String::as_str).unwrap_or_default();
            let written: BTreeSet<&str> = document.split(|letter: char| !letter.is_alphanumeric()).collect();
            let mut words = foreign(text, &names);
            words.retain(|word| !written.contains(word.as_str()));
            (!words.is_empty()).then(|| format!("{place}: {words:?} in {text:?}"))
        });
        let found: BTreeSet<String> = found.collect();
        found.into_iter().collect()
    }

    /// Each text of the program that is cut, with its place. One with a name may be of any length, as may a sentence that
    /// is whole under the pointer.
    fn cut_off(&self) -> Vec<String> {
        let mut names = names(&self.person, self.language);
        names.extend(countries().iter().map(|country| self.language.label(country.name).to_owned()));
        let is_of_program = |text: &str| without_all(text, &names) == text && text.chars().count() < 90;
        let found = self.cut.iter().filter(|(text, _)| is_of_program(text));
        let found: BTreeSet<String> = found.map(|(text, place)| format!("{place}: {text:?}")).collect();
        found.into_iter().collect()
    }
}

/// The text of the files in a folder and below it.
fn text_of(folder: &Path, is_one: &dyn Fn(&Path) -> bool) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = paths.map(|path| match path.is_dir() {
        true => text_of(&path, is_one),
        false if is_one(&path) => fs::read_to_string(&path).unwrap_or_default(),
        false => String::new(),
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// What a screen reader is given.
fn spoken(person: &Person) -> Vec<String> {
    let nodes = person.window.root().children_recursive();
    let texts = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description(), node.placeholder().map(str::to_owned)]
    });
    texts.flatten().collect()
}

#[test]
fn nothing_lies_over_a_text() {
    use Language::{Dutch, English, French, German, Spanish};
    let mut wrong = Vec::new();
    for (language, width, height) in [
        (English, 1366.0, 748.0),
        (German, 1366.0, 748.0),
        (English, 1024.0, 620.0),
        (German, 1024.0, 620.0),
        (French, 1024.0, 620.0),
        (Dutch, 1024.0, 620.0),
        (Spanish, 1024.0, 620.0),
        (German, 960.0, 620.0),
    ] {
        let mut takes_down = |walk: &Walk, place: &str| {
            let found = covered(&walk.person).into_iter();
            wrong.extend(found.map(|text| format!("{language:?}, {width} by {height}, {place}: {text}")));
        };
        let mut walk = Walk::begin(language, |_| {});
        walk.person.window.set_size(vec2(width, height));
        walk.looks("the first start");
        takes_down(&walk, "the first start");
        walk.person.clicks(walk.label("Start a new shop"));
        walk.looks("a new shop");
        takes_down(&walk, "a new shop");
        let mut walk = Walk::begin(language, |start| start.sample = true);
        walk.person.window.set_size(vec2(width, height));
        walk.person.waits("the tabs", |person| person.window.query_all_by_role(Role::Tab).next().is_some());
        for tab in walk.named(Role::Tab) {
            walk.goes_to(&tab);
            walk.looks(&tab);
            takes_down(&walk, &tab);
            walk.person.presses(Key::Insert);
            walk.looks(&tab);
            takes_down(&walk, &format!("{tab}, a new one"));
            walk.leaves();
        }
    }
    assert_none(&wrong);
}

fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "{} texts:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn a_shop_is_in_the_language_of_the_window() {
    let mut walk = Walk::begin(Language::Pseudo, full);
    walk.tabs(|walk, tab| {
        walk.points_at_controls(tab);
        walk.does_everything(tab);
    });
    walk.opens_menus();
    walk.is_refused();
    assert_none(&walk.untranslated());
}

#[test]
fn an_empty_shop_is_in_the_language_of_the_window() {
    let mut walk = Walk::begin(Language::Pseudo, empty);
    walk.tabs(Walk::begins_one);
    assert_none(&walk.untranslated());
}

#[test]
fn the_sample_shop_is_in_the_language_of_the_window() {
    let mut walk = Walk::begin(Language::Pseudo, |start| start.sample = true);
    walk.tabs(Walk::opens_first_row);
    assert_none(&walk.untranslated());
}

#[test]
fn what_a_customer_may_not_see_is_said_in_the_language_of_the_window() {
    let mut walk = Walk::begin(Language::Pseudo, |start| {
        full(start);
        start.user = Some("tam".to_owned());
    });
    walk.tabs(|_, _| {});
    walk.opens_menus();
    assert_none(&walk.untranslated());
}

#[test]
fn the_first_start_is_in_the_language_of_the_window() {
    let mut walk = Walk::begin(Language::Pseudo, |_| {});
    walk.looks("the first start");
    let (join, licences) = (walk.label("Join a shop"), walk.label("Open source licences"));
    let (begin, create) = (walk.label("Start a new shop"), walk.label("Create shop"));
    for (name, place) in [(join, "joining a shop"), (licences, walk.label("About Tillbook"))] {
        walk.person.clicks(name);
        walk.looks(place);
        walk.person.presses(Key::Escape);
    }
    walk.person.clicks(begin);
    walk.looks("a new shop");
    walk.person.clicks(create);
    walk.looks("a new shop without a name");
    assert_none(&walk.untranslated());
}

/// In windows of these sizes, in points.
fn nothing_is_cut(language: Language) {
    let mut cut = Vec::new();
    for (width, height) in [(1366.0, 768.0), (1024.0, 640.0)] {
        let mut walk = Walk::begin(language, full);
        walk.person.window.set_size(vec2(width, height));
        walk.tabs(Walk::does_everything);
        walk.opens_menus();
        let covered = walk.covered.iter().map(|(text, place)| format!("{place}: {text}"));
        let found = walk.cut_off().into_iter().chain(covered);
        cut.extend(found.map(|text| format!("{width} by {height}: {text}")));
    }
    assert_none(&cut);
}

#[test]
fn nothing_is_cut_in_the_pseudo_language() {
    nothing_is_cut(Language::Pseudo);
}

#[test]
fn nothing_is_cut_in_german() {
    nothing_is_cut(Language::German);
}

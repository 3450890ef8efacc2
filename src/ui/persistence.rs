//! What the window remembers from one time to the next. Its place and size are kept by eframe.

use std::path::PathBuf;

use chrono::{Datelike, Weekday};
use egui::ThemePreference;
use serde::{Deserialize, Serialize};

use crate::domain::time::Day;
use crate::ui::model::{GridLayout, RememberedColumns, Tab};

use super::format::Numbers;

/// Under which name it is stored.
const KEY: &str = "remembered";
/// Of how many kinds of files the columns are remembered.
const MOST_COLUMNS: usize = 20;

/// Light, dark, or as the system has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum Appearance {
    /// As the system says.
    #[default]
    System,
    /// Paper.
    Light,
    /// Night.
    Dark,
}

impl Appearance {
    /// As the menu shows them.
    pub(crate) const ALL: [(Self, &str); 3] =
        [(Self::Light, "Light"), (Self::Dark, "Dark"), (Self::System, "As the system")];

    /// As egui wants it.
    pub(crate) const fn preference(self) -> ThemePreference {
        match self {
            Self::System => ThemePreference::System,
            Self::Light => ThemePreference::Light,
            Self::Dark => ThemePreference::Dark,
        }
    }
}

/// The day on which weeks begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum FirstDay {
    /// As in most of the world.
    #[default]
    Monday,
    /// As in America.
    Sunday,
    /// As in the Near East.
    Saturday,
}

impl FirstDay {
    /// As the preferences show them.
    pub(crate) const ALL: [(Self, &str); 3] =
        [(Self::Monday, "Monday"), (Self::Sunday, "Sunday"), (Self::Saturday, "Saturday")];

    /// Whether a week begins on this day.
    pub(crate) fn begins(self, day: Day) -> bool {
        let first = match self {
            Self::Monday => Weekday::Mon,
            Self::Sunday => Weekday::Sun,
            Self::Saturday => Weekday::Sat,
        };
        day.date().weekday() == first
    }
}

/// What is remembered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Remembered {
    /// By name, since tabs come and go.
    open_tab: String,
    pub(crate) appearance: Appearance,
    pub(crate) zoom: f32,
    pub(crate) numbers: Numbers,
    pub(crate) first_day: FirstDay,
    /// How the grid of tax rates was left.
    pub(crate) grid: GridLayout,
    /// What was said of the columns of files, latest first.
    pub(crate) columns: Vec<RememberedColumns>,
    /// Shop files, latest first. Kept by the system, since the command line knows them too.
    #[serde(skip)]
    pub(crate) recent: Vec<PathBuf>,
    /// Others that were opened, and are not there any more.
    #[serde(skip)]
    pub(crate) gone: Vec<PathBuf>,
}

impl Default for Remembered {
    fn default() -> Self {
        Self {
            open_tab: String::new(),
            appearance: Appearance::System,
            zoom: 1.0,
            numbers: Numbers::default(),
            first_day: FirstDay::default(),
            grid: GridLayout::default(),
            columns: Vec::new(),
            recent: Vec::new(),
            gone: Vec::new(),
        }
    }
}

impl Remembered {
    /// What was remembered last time; nothing when that cannot be read.
    pub(crate) fn load(storage: Option<&dyn eframe::Storage>) -> Self {
        let mut remembered: Self =
            storage.and_then(|storage| eframe::get_value(storage, KEY)).unwrap_or_default();
        remembered.zoom = remembered.zoom.clamp(0.5, 3.0);
        remembered
    }

    /// For the next time.
    pub(crate) fn save(&self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, KEY, self);
    }

    /// Keeps what was said of the columns of a file, for the next one with the same headings.
    pub(crate) fn know_columns(&mut self, known: RememberedColumns) {
        self.columns.retain(|one| !one.is_about(&known));
        self.columns.insert(0, known);
        self.columns.truncate(MOST_COLUMNS);
    }

    /// The tab that was open.
    pub(crate) fn tab(&self) -> Tab {
        Tab::all().find(|tab| tab.name() == self.open_tab).unwrap_or(Tab::Sales)
    }

    /// The tab that is open.
    pub(crate) fn set_tab(&mut self, tab: Tab) {
        tab.name().clone_into(&mut self.open_tab);
    }
}

//! State of the window that is kept between runs. eframe keeps its position and size.

use std::path::PathBuf;

use chrono::{Datelike, Weekday};
use egui::ThemePreference;
use serde::{Deserialize, Serialize};

use crate::model::Tab;
use crate::widgets::ColumnWidths;
use domain::label;
use domain::rate::table::{RateColumn, RateSort};
use domain::text::lenient::date::DateOrder;
use domain::time::Day;
use language::Language;
use system::Locales;

use super::format::{Formatter, Numbers};

/// The key in eframe's storage.
const KEY: &str = "remembered";

/// The day on which weeks begin in calendars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum FirstDay {
    /// The default; ISO 8601.
    #[default]
    Monday,
    /// Customary in North America.
    Sunday,
    /// Customary in the Near East.
    Saturday,
}

impl FirstDay {
    /// Each with its label, in the order of the preferences.
    pub(crate) const ALL: [(Self, &str); 3] = [
        (Self::Monday, label!("Monday")),
        (Self::Sunday, label!("Sunday")),
        (Self::Saturday, label!("Saturday")),
    ];

    /// The same as chrono's type.
    pub(crate) const fn weekday(self) -> Weekday {
        match self {
            Self::Monday => Weekday::Mon,
            Self::Sunday => Weekday::Sun,
            Self::Saturday => Weekday::Sat,
        }
    }

    pub(crate) fn begins(self, day: Day) -> bool {
        day.date().weekday() == self.weekday()
    }
}

/// For how many days the keys of a tab are shown below it.
const DAYS_OF_KEYS: i64 = 7;

/// Preferences and state that are kept between runs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Remembered {
    /// The tab by name, so that an unknown one is ignored after an update.
    open_tab: String,
    pub(crate) appearance: ThemePreference,
    pub(crate) zoom: f32,
    /// The chosen language; `None` for that of the machine.
    language: Option<Language>,
    pub(crate) numbers: Numbers,
    /// The order of day and month in a typed date such as `10/1/2026`.
    pub(crate) dates: DateOrder,
    pub(crate) first_day: FirstDay,
    /// The column that the tax rates are sorted by, by its key, and whether the largest is first.
    rates_sort: Option<(String, bool)>,
    /// Columns of the tax rates that no rate uses are shown too.
    pub(crate) all_rate_columns: bool,
    /// The widths of columns that were dragged.
    pub(crate) column_widths: ColumnWidths,
    /// True once the form of an order has said that the program is no cash register.
    pub(crate) is_no_register_told: bool,
    /// True once the dialog of invoices has said that it gives no legal advice.
    pub(crate) is_no_advice_told: bool,
    /// The day on which the window was first used, by its number.
    used_from: Option<i64>,
    /// Shop files, latest first. Kept by `system::Recent`, since the command line reads them too.
    #[serde(skip)]
    pub(crate) recent: Vec<PathBuf>,
    /// Shop files that were opened before and do not exist now.
    #[serde(skip)]
    pub(crate) gone: Vec<PathBuf>,
}

impl Default for Remembered {
    fn default() -> Self {
        Self {
            open_tab: String::new(),
            appearance: ThemePreference::System,
            zoom: 1.0,
            language: None,
            numbers: Numbers::default(),
            dates: DateOrder::default(),
            first_day: FirstDay::default(),
            rates_sort: None,
            all_rate_columns: false,
            column_widths: ColumnWidths::new(),
            is_no_register_told: false,
            is_no_advice_told: false,
            used_from: None,
            recent: Vec::new(),
            gone: Vec::new(),
        }
    }
}

impl Remembered {
    /// Reads the saved state; if that is impossible, the defaults with the formats of these locales.
    pub(crate) fn load(storage: Option<&dyn eframe::Storage>, locales: &Locales) -> Self {
        let saved = storage.and_then(|storage| eframe::get_value(storage, KEY));
        let mut remembered: Self = saved.unwrap_or_else(|| Self {
            numbers: Numbers::of_locale(&locales.numbers),
            dates: DateOrder::of_locale(&locales.dates),
            ..Self::default()
        });
        remembered.language.get_or_insert(Language::first(&locales.messages));
        remembered.zoom = remembered.zoom.clamp(0.5, 3.0);
        remembered
    }

    /// Notes the first day of use.
    pub(crate) fn begins_use(&mut self, today: Day) {
        self.used_from.get_or_insert(today.number());
    }

    /// True while the keys of a tab are still shown below it; later, all are behind F1.
    pub(crate) fn shows_keys(&self, today: Day) -> bool {
        self.used_from.is_none_or(|from| today.number() < from + DAYS_OF_KEYS)
    }

    pub(crate) fn language(&self) -> Language {
        self.language.unwrap_or_default()
    }

    pub(crate) const fn set_language(&mut self, language: Language) {
        self.language = Some(language);
    }

    pub(crate) fn formatter(&self) -> Formatter {
        Formatter { language: self.language(), numbers: self.numbers, dates: self.dates }
    }

    pub(crate) fn save(&self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, KEY, self);
    }

    /// The order of the tax rates; `None` if there is no such column any more.
    pub(crate) fn rates_sort(&self) -> Option<RateSort> {
        let (key, descending) = self.rates_sort.as_ref()?;
        let column = RateColumn::ALL.into_iter().find(|column| column.key() == key)?;
        Some(RateSort { column, descending: *descending })
    }

    pub(crate) fn set_rates_sort(&mut self, sort: Option<RateSort>) {
        if self.rates_sort() != sort {
            self.rates_sort = sort.map(|sort| (sort.column.key().to_owned(), sort.descending));
        }
    }

    pub(crate) fn set_column_widths(&mut self, widths: &ColumnWidths) {
        if self.column_widths != *widths {
            self.column_widths.clone_from(widths);
        }
    }

    /// The tab that was open last; Sales if there is none of that name.
    pub(crate) fn tab(&self) -> Tab {
        Tab::all().find(|tab| tab.name() == self.open_tab).unwrap_or(Tab::Sales)
    }

    pub(crate) fn set_tab(&mut self, tab: Tab) {
        tab.name().clone_into(&mut self.open_tab);
    }
}

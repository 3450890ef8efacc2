//! Tabs as the window treats them.

use egui::Ui;

use crate::model::{ExportSubject, Refusal, Tab};
use crate::room::{AnyRoom, Loaded, Room, Shop};
use crate::tabs::Action;
use domain::noun::NounKind;
use domain::text::Text;

use super::ShopWindow;

/// One tab as the window treats it.
pub(super) struct Page {
    pub(super) tab: Tab,
    /// Makes its room, where it has one.
    pub(super) room: Option<fn() -> Box<dyn AnyRoom>>,
    /// What its list is of, where that is found by a row id.
    pub(super) noun: Option<NounKind>,
    /// Requests what it shows, unless that is loaded or requested already.
    pub(super) load: fn(&mut ShopWindow),
    /// Why what it shows could not be read.
    pub(super) refusal: fn(&ShopWindow) -> Option<&Refusal>,
    pub(super) draw: fn(&mut ShopWindow, &mut Ui) -> Vec<Action>,
    pub(super) is_edgeless: bool,
    /// The count of what it shows, for the status bar.
    pub(super) status: fn(&ShopWindow) -> Option<String>,
    /// Gives the keyboard to its list, or to the form of a new record that is open.
    pub(super) take_keyboard: fn(&mut ShopWindow),
    /// Opens the form of a new record.
    pub(super) begin: fn(&mut ShopWindow),
    /// Opens the record with this row id.
    pub(super) open: fn(&mut ShopWindow, i64),
    /// Shows the records that an import added, by the first and the last of their row ids.
    pub(super) added: fn(&mut ShopWindow, (i64, i64)),
    /// Filters its list to a text.
    pub(super) find: fn(&mut ShopWindow, String),
    /// What can be exported of it, and the index of what it shows.
    pub(super) exports: fn(&ShopWindow) -> (Vec<ExportSubject>, usize),
    /// What is typed in it and not saved.
    pub(super) unsaved: Unsaved,
}

/// Access to the unsaved text of a tab.
pub(super) struct Unsaved {
    /// The key of the drafts of a list: the noun for several records.
    pub(super) key: &'static str,
    /// A number of them, such as `3 orders`.
    pub(super) counted: fn(usize) -> Text,
    pub(super) count: fn(&mut ShopWindow) -> usize,
    /// Opens the next of them.
    pub(super) show: fn(&mut ShopWindow),
    /// True if they survive closing the program.
    pub(super) is_kept: bool,
    /// A number that differs after each change of what `drafts` returns.
    pub(super) changes: fn(&mut ShopWindow) -> u64,
    /// Has them persisted.
    pub(super) leave: fn(&mut ShopWindow),
    /// Drafts of a list as a text to be kept, and the way back. A text that cannot be read restores nothing.
    pub(super) drafts: fn(&mut ShopWindow) -> Option<String>,
    pub(super) restore: fn(&mut ShopWindow, String),
}

impl Unsaved {
    /// Nothing can be typed.
    pub(super) const NONE: Self = Self {
        key: "",
        counted: |_| Text::default(),
        count: |_| 0,
        show: |window| window.take_keyboard(),
        is_kept: true,
        changes: |_| 0,
        leave: |_| {},
        drafts: |_| None,
        restore: |_, _| {},
    };
}

impl Page {
    /// The page of a room.
    pub(super) const fn room<R: Room>() -> Self {
        Self {
            room: Some(|| Box::<Loaded<R>>::default()),
            load: |window| {
                if let Some(room) = window.rooms.of_mut(R::TAB) {
                    room.load(&window.session);
                }
            },
            refusal: |window| window.rooms.of(R::TAB)?.refusal(),
            draw: |window, ui| {
                let shop = Shop { session: &window.session, days: window.days() };
                let room = window.rooms.of_mut(R::TAB);
                room.and_then(|room| room.draw(ui, shop)).into_iter().collect()
            },
            status: |window| window.rooms.of(R::TAB)?.status(),
            take_keyboard: |window| {
                if let Some(room) = window.rooms.of_mut(R::TAB) {
                    room.take_keyboard();
                }
            },
            find: |window, text| {
                if let Some(room) = window.rooms.of_mut(R::TAB) {
                    room.find(text);
                }
            },
            exports: |window| {
                let room = window.rooms.of(R::TAB);
                room.map(|room| room.exports(&window.session)).unwrap_or_default()
            },
            ..Self::of(R::TAB)
        }
    }

    /// A page that does nothing yet.
    pub(super) const fn of(tab: Tab) -> Self {
        Self {
            tab,
            room: None,
            noun: None,
            load: |_| {},
            refusal: |_| None,
            draw: |_, _| Vec::new(),
            is_edgeless: false,
            status: |_| None,
            take_keyboard: |_| {},
            begin: |_| {},
            open: |_, _| {},
            added: |_, _| {},
            find: |_, _| {},
            exports: |_| (Vec::new(), 0),
            unsaved: Unsaved::NONE,
        }
    }
}

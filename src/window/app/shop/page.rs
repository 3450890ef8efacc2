//! Tabs as the window treats them.

use egui::Ui;

use crate::model::{ExportSubject, Refusal, Tab};
use crate::session::ShopSession;
use crate::tabs::Action;
use domain::noun::NounKind;
use domain::text::Text;

use super::ShopWindow;

/// One tab as the window treats it.
pub(super) struct Page {
    pub(super) tab: Tab,
    /// The noun of its list, for lists that find a record by a row id.
    pub(super) noun: Option<NounKind>,
    /// Requests what it shows, unless that is loaded or requested already.
    pub(super) load: fn(&mut ShopSession),
    /// The refusal to read its contents.
    pub(super) refusal: fn(&ShopSession) -> Option<&Refusal>,
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
    /// The subjects that can be exported, and the index of the one in view.
    pub(super) exports: fn(&ShopSession) -> (Vec<ExportSubject>, usize),
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
    /// A page that does nothing yet.
    pub(super) const fn of(tab: Tab) -> Self {
        Self {
            tab,
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

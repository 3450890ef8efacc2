//! The one table of commands, from which the menus, the palette and the shortcuts are made. A menu has what belongs to the
//! window or the shop as a whole; what stands in a tab or in a dialog has its row below, for the palette and its shortcut.

use std::borrow::Cow;
use std::sync::LazyLock;

use egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference, ViewportCommand};

use crate::model::Tab;
use crate::translate::tr;
use domain::label;
use engine::OutFormat;

/// A command of a menu, the palette or a shortcut; its row in [`MENUS`], [`TABS`] or [`UNLISTED`] says all about it
/// but what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    Open,
    NewShop,
    SampleShop,
    /// Opens the part of the connections that joins a shop of other devices.
    Join,
    Preferences,
    /// Opens the preferences at the target of the shop.
    SalesTarget,
    Quit,
    Undo,
    Redo,
    /// Cuts, copies or pastes where the keyboard is.
    Clip(Clip),
    Palette,
    Go(Tab),
    Back,
    Forward,
    /// Requests again what is on screen.
    Refresh,
    Appear(ThemePreference),
    ZoomIn,
    ZoomOut,
    ZoomReset,
    NewOrder,
    /// Asks in the open order why no tax is charged.
    NoTax,
    /// Opens the invoices of the selected orders, or of the open one.
    IssueInvoices,
    /// Chooses files to be kept with the open purchase.
    AttachFiles,
    Import,
    /// Opens the choice of the tax rates of a country.
    Presets,
    /// Opens the panel that changes the chosen tax rates from a date on.
    ChangeRatesFrom,
    /// Opens the panel that says which tax rates apply at an address.
    TryAddress,
    /// Opens the export dialog; the list in view is proposed.
    Export,
    /// Opens the export dialog with a chosen format; JSON exports the books.
    ExportAs(OutFormat),
    CopyChart,
    /// Opens the dialog that closes and reopens periods.
    Periods,
    /// Opens the dialog that files the return in view.
    FileReturn,
    Backups,
    /// Opens the connections, at the first part that the user may see.
    Connections,
    /// Opens the part of the connections that begins to share the shop with other devices.
    Share,
    /// Opens the part of the connections with the devices of a shared shop.
    Devices,
    Users,
    /// Opens the part of the connections with the API keys.
    ApiKeys,
    SwitchUser,
    Handbook,
    Shortcuts,
    WhatsNew,
    About,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Clip {
    Cut,
    Copy,
    Paste,
}

impl Clip {
    /// The request to the window system, which answers it with an event.
    pub(crate) const fn request(self) -> ViewportCommand {
        match self {
            Self::Cut => ViewportCommand::RequestCut,
            Self::Copy => ViewportCommand::RequestCopy,
            Self::Paste => ViewportCommand::RequestPaste,
        }
    }
}

/// The facts that decide which commands are enabled, and how they are labelled.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not depend on one another")]
pub(crate) struct CommandContext {
    /// A shop is open and the acting user has signed in.
    pub(crate) has_shop: bool,
    /// The acting user may change the shop.
    pub(crate) may_manage: bool,
    /// The acting user may export something.
    pub(crate) may_export: bool,
    /// The sales chart is in view.
    pub(crate) has_chart: bool,
    /// Another tab was open before.
    pub(crate) can_go_back: bool,
    /// A tab was gone back from.
    pub(crate) can_go_forward: bool,
    /// The shop is on several devices.
    pub(crate) is_shared: bool,
    /// The acting user may change users and make backups.
    pub(crate) may_manage_users: bool,
    /// The titles of the steps that undo and redo would take.
    pub(crate) undo: Option<String>,
    pub(crate) redo: Option<String>,
    /// The tabs that the sidebar shows, from top to bottom.
    pub(crate) tabs: Vec<Tab>,
}

/// A command as the menus, the palette and the list of shortcuts present it.
pub(crate) struct Row {
    pub(crate) command: Command,
    /// The name that does not depend on the context.
    pub(crate) name: &'static str,
    /// Further words by which the palette finds it.
    pub(crate) keywords: &'static str,
    shortcut: Option<KeyboardShortcut>,
    /// True for a command that acts on an open shop; the menus leave it out when none is open.
    needs_shop: bool,
    is_possible: fn(&CommandContext) -> bool,
}

/// A menu of the menu bar, also a group in the list of shortcuts.
pub(crate) struct Menu {
    pub(crate) name: &'static str,
    pub(crate) sections: &'static [&'static [Row]],
}

impl Menu {
    /// The key that opens it with Alt: the first letter of its name, in the language of the window.
    pub(crate) fn key(&self) -> Option<Key> {
        match tr(self.name).chars().next()?.to_ascii_uppercase() {
            'É' => Some(Key::E),
            letter => Key::from_name(letter.encode_utf8(&mut [0; 4])),
        }
    }
}

/// The commands of the menus by menu and section, in their order.
pub(crate) static MENUS: [Menu; 5] = [
    Menu {
        name: label!("File"),
        sections: &[
            &[
                row(Command::NewShop, label!("New shop…")).key(ctrl(Key::N)),
                row(Command::Open, label!("Open…")).key(ctrl(Key::O)),
                row(Command::SampleShop, label!("Sample shop")),
            ],
            &[row(Command::Preferences, label!("Preferences…"))
                .key(ctrl(Key::Comma))
                .words(label!("settings options theme numbers dates currency zone"))],
            &[row(Command::Quit, label!("Quit")).key(ctrl(Key::Q))],
        ],
    },
    Menu {
        name: label!("Edit"),
        sections: &[
            &[
                row(Command::Undo, label!("Undo")).key(ctrl(Key::Z)).in_shop(|now| now.undo.is_some()),
                row(Command::Redo, label!("Redo")).key(shifted(Key::Z)).in_shop(|now| now.redo.is_some()),
            ],
            &[
                row(Command::Clip(Clip::Cut), label!("Cut")).key(ctrl(Key::X)),
                row(Command::Clip(Clip::Copy), label!("Copy")).key(ctrl(Key::C)),
                row(Command::Clip(Clip::Paste), label!("Paste")).key(ctrl(Key::V)),
                row(Command::CopyChart, label!("Copy the chart as a picture"))
                    .words(label!("clipboard image"))
                    .key(shifted(Key::C))
                    .in_shop(|now| now.has_chart),
            ],
            &[row(Command::Palette, label!("Search or run a command…")).key(ctrl(Key::K))],
        ],
    },
    Menu {
        name: label!("View"),
        sections: &[
            &[
                row(Command::Back, label!("Back")).key(alt(Key::ArrowLeft)).in_shop(|now| now.can_go_back),
                row(Command::Forward, label!("Forward"))
                    .key(alt(Key::ArrowRight))
                    .in_shop(|now| now.can_go_forward),
                row(Command::Refresh, label!("Refresh")).key(plain(Key::F5)).in_shop(|_| true),
            ],
            &[
                row(Command::ZoomIn, label!("Zoom in")).key(ctrl(Key::Plus)),
                row(Command::ZoomOut, label!("Zoom out")).key(ctrl(Key::Minus)),
                row(Command::ZoomReset, label!("Actual size")).key(ctrl(Key::Num0)),
            ],
        ],
    },
    Menu {
        name: label!("Shop"),
        sections: &[
            &[
                row(Command::NewOrder, label!("New order")).key(shifted(Key::N)).in_shop(MANAGED),
                row(Command::Import, label!("Import…"))
                    .key(ctrl(Key::I))
                    .words(label!("add file"))
                    .in_shop(MANAGED),
            ],
            &[
                row(Command::Export, label!("Export…"))
                    .key(ctrl(Key::E))
                    .words(label!("save file"))
                    .in_shop(EXPORTED),
                row(Command::ExportAs(OutFormat::Pdf), label!("Print as PDF…"))
                    .key(ctrl(Key::P))
                    .in_shop(EXPORTED),
            ],
            &[
                row(Command::Periods, label!("Close a period…"))
                    .words(label!("reopen lock month quarter year"))
                    .in_shop(MANAGED),
                row(Command::Backups, label!("Backups…"))
                    .words(label!("restore copy earlier"))
                    .in_shop(|now| now.may_manage_users),
                row(Command::Connections, label!("Connections…"))
                    .words(label!("network computers programs"))
                    .in_shop(|_| true),
            ],
            &[
                row(Command::Users, label!("Users…"))
                    .words(label!("password roles people"))
                    .in_shop(|now| now.may_manage && now.may_manage_users),
                row(Command::SwitchUser, label!("Switch user…"))
                    .words(label!("sign out log in"))
                    .in_shop(|_| true),
            ],
        ],
    },
    Menu {
        name: label!("Help"),
        sections: &[
            &[
                row(Command::Handbook, label!("Handbook")).words(label!("help manual how questions")),
                row(Command::Shortcuts, label!("Keyboard shortcuts"))
                    .key(plain(Key::F1))
                    .words(label!("keys help")),
            ],
            &[
                row(Command::WhatsNew, label!("What's new")).words(label!("changes releases")),
                row(Command::About, label!("About Tillbook")).words(label!("version licences")),
            ],
        ],
    },
];

/// The tabs, in the order of the sidebar. Those that it shows are numbered from top to bottom by [`NUMBERS`], but
/// for the ones that would take the numbers of tabs that are opened more often.
pub(crate) static TABS: LazyLock<Vec<Row>> = LazyLock::new(|| Tab::all().map(tab).collect());

/// The keys of the tabs that the sidebar shows, with Ctrl.
const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Commands of a tab or a dialog that are in no menu, so that only the palette has them. None has a shortcut.
static UNLISTED: [Row; 20] = [
    row(Command::NoTax, label!("No tax on the order…"))
        .words(label!("reverse charge export exempt vat number"))
        .in_shop(MANAGED),
    row(Command::IssueInvoices, label!("Issue invoices of the selected orders…"))
        .words(label!("bill invoice credit note"))
        .in_shop(MANAGED),
    row(Command::AttachFiles, label!("Attach a file to the purchase…"))
        .words(label!("receipt scan photo invoice"))
        .in_shop(MANAGED),
    row(Command::Presets, label!("Add rates of a country…")).words(label!("vat gst update")).in_shop(MANAGED),
    row(Command::ChangeRatesFrom, label!("Change rates from a date…")).in_shop(MANAGED),
    row(Command::TryAddress, label!("Try an address")).in_shop(MANAGED),
    row(Command::ExportAs(OutFormat::Csv), label!("Export as CSV…")).in_shop(EXPORTED),
    row(Command::ExportAs(OutFormat::Xlsx), label!("Export as XLSX…"))
        .words(label!("excel spreadsheet"))
        .in_shop(EXPORTED),
    row(Command::ExportAs(OutFormat::Png), label!("Export the chart as PNG…")).in_shop(|now| now.has_chart),
    row(Command::ExportAs(OutFormat::Svg), label!("Export the chart as SVG…")).in_shop(|now| now.has_chart),
    row(Command::ExportAs(OutFormat::Json), label!("Export the books…"))
        .words(label!("json"))
        .in_shop(MANAGED),
    row(Command::FileReturn, label!("Mark a return as filed…"))
        .words(label!("vat tax declare"))
        .in_shop(MANAGED),
    row(Command::Share, label!("Share with other devices…"))
        .words(label!("network sync several computers"))
        .in_shop(|now| now.may_manage && now.may_manage_users && !now.is_shared),
    row(Command::Devices, label!("Devices…"))
        .words(label!("share invite join code network sync computers"))
        .in_shop(|now| now.may_manage_users && now.is_shared),
    row(Command::ApiKeys, label!("API keys…")).in_shop(|_| true),
    row(Command::Join, label!("Join a shop…")).words(label!("share code network sync devices computers")),
    row(Command::SalesTarget, label!("Set a sales target…"))
        .words(label!("goal pace budget plan"))
        .in_shop(MANAGED),
    row(Command::Appear(ThemePreference::Light), label!("Light")).words(label!("theme mode")),
    row(Command::Appear(ThemePreference::Dark), label!("Dark")).words(label!("theme mode night")),
    row(Command::Appear(ThemePreference::System), label!("Same as the system")).words(label!("theme mode")),
];

const MANAGED: fn(&CommandContext) -> bool = |now| now.may_manage;
const EXPORTED: fn(&CommandContext) -> bool = |now| now.may_export;

/// Second shortcuts of commands.
const ALIASES: [(KeyboardShortcut, Command); 2] = [
    (ctrl(Key::Y), Command::Redo),
    // The plus key without Shift.
    (ctrl(Key::Equals), Command::ZoomIn),
];

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn shifted(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// The row of a command that can always be done.
const fn row(command: Command, name: &'static str) -> Row {
    Row { command, name, keywords: "", shortcut: None, needs_shop: false, is_possible: |_| true }
}

fn tab(tab: Tab) -> Row {
    let row = row(Command::Go(tab), tab.name()).in_shop(|_| true);
    match tab {
        Tab::Returns => row.words(label!(
            "vat gst sales tax declaration filing income self-employment sa103 schedule t2125 eür year"
        )),
        Tab::History => row.key(ctrl(Key::H)),
        _ => row,
    }
}

impl Row {
    const fn key(mut self, shortcut: KeyboardShortcut) -> Self {
        self.shortcut = Some(shortcut);
        self
    }

    const fn words(mut self, keywords: &'static str) -> Self {
        self.keywords = keywords;
        self
    }

    /// Limits it to an open shop, and to the time when this holds there.
    const fn in_shop(mut self, is_possible: fn(&CommandContext) -> bool) -> Self {
        (self.needs_shop, self.is_possible) = (true, is_possible);
        self
    }

    /// True if the menus have it.
    pub(crate) const fn is_shown(&self, now: &CommandContext) -> bool {
        now.has_shop || !self.needs_shop
    }

    pub(crate) fn is_enabled(&self, now: &CommandContext) -> bool {
        (self.is_possible)(now) && self.is_shown(now)
    }

    /// The name in this context: undo and redo name their step.
    pub(crate) fn label(&self, now: &CommandContext) -> Cow<'static, str> {
        match (self.command, &now.undo, &now.redo) {
            (Command::Undo, Some(step), _) => Cow::Owned(tr!("Undo: {step}", step)),
            (Command::Redo, _, Some(step)) => Cow::Owned(tr!("Redo: {step}", step)),
            _ => Cow::Borrowed(tr(self.name)),
        }
    }

    /// The shortcut where the sidebar shows these tabs.
    fn shortcut(&self, tabs: &[Tab]) -> Option<KeyboardShortcut> {
        let Command::Go(tab) = self.command else { return self.shortcut };
        let numbered = tabs.iter().filter(|one| one.is_numbered()).zip(NUMBERS).find(|(one, _)| **one == tab);
        self.shortcut.or_else(|| numbered.map(|(_, key)| ctrl(key)))
    }

    /// The shortcut as text, such as `Ctrl+K`, where the sidebar shows these tabs; empty where there is none.
    pub(crate) fn keys(&self, ctx: &Context, tabs: &[Tab]) -> String {
        let written = self.shortcut(tabs).map(|shortcut| ctx.format_shortcut(&shortcut)).unwrap_or_default();
        let key = |name: &str| {
            match name {
                "Ctrl" => tr!("Ctrl"),
                "Shift" => tr!("Shift"),
                "⏴" | "Left" => tr!("Left"),
                "⏵" | "Right" => tr!("Right"),
                "Plus" => tr!("Plus"),
                "Minus" => tr!("Minus"),
                "Comma" => ",",
                // The letter of the key, `Alt`, `F1`.
                other => return other.to_owned(),
            }
            .to_owned()
        };
        written.split('+').map(key).collect::<Vec<_>>().join("+")
    }
}

impl Menu {
    pub(crate) fn rows(&self) -> impl Iterator<Item = &'static Row> {
        self.sections.iter().copied().flatten()
    }
}

/// The rows of all commands: those of the menus, the tabs, and the others.
pub(crate) fn rows() -> impl Iterator<Item = &'static Row> {
    MENUS.iter().flat_map(Menu::rows).chain(TABS.iter()).chain(&UNLISTED)
}

impl Command {
    /// The row of a command. One that has none gets the first row, which a test excludes for tabs.
    pub(crate) fn row(self) -> &'static Row {
        const FIRST: &Row = &row(Command::NewShop, label!("New shop…"));
        rows().find(|row| row.command == self).unwrap_or(FIRST)
    }

    /// The command whose shortcut was pressed. While a dialog is open, only quit and zoom are taken; while a
    /// text field has the focus, undo and redo are left to that field. `tabs` are those that the sidebar shows.
    pub(crate) fn pressed(ctx: &Context, tabs: &[Tab]) -> Option<Self> {
        let is_asked = ctx.memory(|memory| memory.top_modal_layer().is_some());
        let is_typing = ctx.text_edit_focused();
        let is_heard = |command: &Self| match command {
            Self::Quit | Self::ZoomIn | Self::ZoomOut | Self::ZoomReset => true,
            Self::Undo | Self::Redo => !is_asked && !is_typing,
            // The window system makes events of their keys.
            Self::Clip(_) => false,
            _ => !is_asked,
        };
        let mut keys: Vec<(KeyboardShortcut, Self)> = ALIASES
            .into_iter()
            .chain(rows().filter_map(|row| Some((row.shortcut(tabs)?, row.command))))
            .filter(|(_, command)| is_heard(command))
            .collect();
        // Shortcuts with Shift first: `consume_shortcut` ignores a Shift that it was not asked for.
        keys.sort_by_key(|(shortcut, _)| !shortcut.modifiers.shift);
        let is_pressed = |(shortcut, _): &(KeyboardShortcut, Self)| {
            ctx.input_mut(|input| input.consume_shortcut(shortcut))
        };
        keys.into_iter().find(is_pressed).map(|(_, command)| command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tabs_that_the_sidebar_shows_are_numbered() {
        let shown = [Tab::Sales, Tab::Orders, Tab::Invoices, Tab::Purchases];
        let number = |tab: Tab| Command::Go(tab).row().shortcut(&shown).map(|keys| keys.logical_key);
        assert_eq!(
            [Tab::Sales, Tab::Invoices, Tab::Purchases, Tab::Products, Tab::History].map(number),
            [Some(Key::Num1), Some(Key::Num3), Some(Key::Num4), None, Some(Key::H)]
        );
    }

    #[test]
    fn menus_are_short_and_no_command_has_two_rows() {
        let counts: Vec<_> = MENUS.iter().map(|menu| (menu.name, menu.rows().count())).collect();
        let all: usize = counts.iter().map(|(_, count)| count).sum();
        assert!(all <= 40 && counts.iter().all(|(_, count)| *count <= 12), "{all}: {counts:?}");
        let is_alone = |row: &Row| rows().filter(|other| other.command == row.command).count() == 1;
        assert!(rows().all(is_alone));
        // The list of shortcuts has no heading for these.
        assert!(UNLISTED.iter().all(|row| row.shortcut.is_none()));
    }
}

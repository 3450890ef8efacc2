//! The one list of commands, from which the menus, the palette and the shortcuts are made.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers, ViewportCommand};

use super::persistence::Appearance;
use crate::model::Tab;
use engine::OutFormat;

/// A command of a menu, the palette or a shortcut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    /// Chooses a shop file and opens it.
    Open,
    /// Opens the form for a new shop.
    NewShop,
    /// Opens the sample shop.
    SampleShop,
    /// Opens the settings of the window and of the shop.
    Preferences,
    /// Closes the window.
    Quit,
    /// Undoes the last step of the history.
    Undo,
    /// Redoes the step that was undone last.
    Redo,
    /// Cuts, copies or pastes where the keyboard is.
    Clip(Clip),
    /// Opens the palette.
    Palette,
    /// Opens a tab.
    Go(Tab),
    /// Goes back to the tab that was open before, and forward again.
    Back,
    Forward,
    /// Requests again what is on screen.
    Refresh,
    /// Sets the appearance: light, dark or the system's.
    Appear(Appearance),
    /// Enlarges text and widgets.
    ZoomIn,
    /// Shrinks text and widgets.
    ZoomOut,
    /// Sets the zoom to 100 %.
    ZoomReset,
    /// Opens a form for a new order.
    NewOrder,
    /// Asks in the open order why no tax is charged.
    NoTax,
    /// Opens the import dialog.
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
    /// Exports the sales chart as PNG.
    ExportChart,
    /// Opens the dialog that closes and reopens periods.
    Periods,
    /// Opens the dialog that files the return in view.
    FileReturn,
    /// Opens the dialog of users.
    Users,
    ApiKeys,
    /// Opens the form that joins a shop of other devices.
    Join,
    /// Opens the form that begins to share the shop with other devices.
    Share,
    /// Opens the dialog of the devices of a shared shop.
    Devices,
    /// Opens the dialog that makes and restores backups.
    Backups,
    /// Opens the dialog that switches users.
    SwitchUser,
    /// Opens the handbook.
    Handbook,
    /// Opens the list of shortcuts.
    Shortcuts,
    /// Shows what each release brought.
    WhatsNew,
    /// Shows version and licences.
    About,
}

/// What is done with the clipboard.
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

/// A menu of the menu bar, also a group in the list of shortcuts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Menu {
    File,
    Edit,
    View,
    Shop,
    Help,
}

impl Menu {
    /// Its heading in the menu bar.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::File => "File",
            Self::Edit => "Edit",
            Self::View => "View",
            Self::Shop => "Shop",
            Self::Help => "Help",
        }
    }

    /// The key that opens it with Alt: its first letter.
    pub(crate) const fn key(self) -> Key {
        match self {
            Self::File => Key::F,
            Self::Edit => Key::E,
            Self::View => Key::V,
            Self::Shop => Key::S,
            Self::Help => Key::H,
        }
    }
}

/// Every command by menu and section, in the order of the menus.
pub(crate) const MENUS: [(Menu, &[&[Command]]); 5] = [
    (
        Menu::File,
        &[
            &[Command::NewShop, Command::Open, Command::Join, Command::SampleShop],
            &[Command::Preferences],
            &[Command::Quit],
        ],
    ),
    (
        Menu::Edit,
        &[
            &[Command::Undo, Command::Redo],
            &[Command::Clip(Clip::Cut), Command::Clip(Clip::Copy), Command::Clip(Clip::Paste)],
            &[Command::Palette],
        ],
    ),
    (
        Menu::View,
        &[
            &[
                Command::Go(Tab::Sales),
                Command::Go(Tab::TopSellers),
                Command::Go(Tab::TaxSummary),
                Command::Go(Tab::Orders),
                Command::Go(Tab::Purchases),
                Command::Go(Tab::Products),
                Command::Go(Tab::Customers),
                Command::Go(Tab::Suppliers),
                Command::Go(Tab::TaxRates),
                Command::Go(Tab::TaxClasses),
                Command::Go(Tab::Returns),
                Command::Go(Tab::History),
            ],
            &[Command::Back, Command::Forward, Command::Refresh],
            &[
                Command::Appear(Appearance::Light),
                Command::Appear(Appearance::Dark),
                Command::Appear(Appearance::System),
            ],
            &[Command::ZoomIn, Command::ZoomOut, Command::ZoomReset],
        ],
    ),
    (
        Menu::Shop,
        &[
            &[Command::NewOrder, Command::NoTax],
            &[Command::Import],
            &[Command::Presets, Command::ChangeRatesFrom, Command::TryAddress],
            &[
                Command::Export,
                Command::ExportAs(OutFormat::Csv),
                Command::ExportAs(OutFormat::Xlsx),
                Command::ExportAs(OutFormat::Pdf),
                Command::ExportChart,
                Command::ExportAs(OutFormat::Json),
            ],
            &[Command::Periods, Command::FileReturn],
            &[Command::Backups, Command::Share, Command::Devices],
            &[Command::Users, Command::ApiKeys, Command::SwitchUser],
        ],
    ),
    (Menu::Help, &[&[Command::Handbook, Command::Shortcuts], &[Command::WhatsNew, Command::About]]),
];

/// The keys that open a tab with Ctrl, in the order of [`Tab::NUMBERED`].
const NUMBERS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Second shortcuts of commands.
const ALIASES: [(KeyboardShortcut, Command); 2] = [
    (KeyboardShortcut::new(Modifiers::COMMAND, Key::Y), Command::Redo),
    // The plus key without Shift.
    (KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals), Command::ZoomIn),
];

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
    pub(crate) appearance: Appearance,
}

impl Command {
    /// All commands, in the order of the menus.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        MENUS.into_iter().flat_map(|(_, sections)| sections.iter().copied().flatten().copied())
    }

    /// The name that does not depend on the context.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Open => "Open…",
            Self::NewShop => "New shop…",
            Self::SampleShop => "Sample shop",
            Self::Preferences => "Preferences…",
            Self::Quit => "Quit",
            Self::Undo => "Undo",
            Self::Redo => "Redo",
            Self::Clip(Clip::Cut) => "Cut",
            Self::Clip(Clip::Copy) => "Copy",
            Self::Clip(Clip::Paste) => "Paste",
            Self::Palette => "Find or do anything…",
            Self::Go(tab) => tab.name(),
            Self::Back => "Back",
            Self::Forward => "Forward",
            Self::Refresh => "Refresh",
            Self::Appear(Appearance::Light) => "Light",
            Self::Appear(Appearance::Dark) => "Dark",
            Self::Appear(Appearance::System) => "As the system",
            Self::ZoomIn => "Zoom in",
            Self::ZoomOut => "Zoom out",
            Self::ZoomReset => "Actual size",
            Self::NewOrder => "New order",
            Self::NoTax => "No tax on the order…",
            Self::Import => "Import…",
            Self::Presets => "Add rates of a country…",
            Self::ChangeRatesFrom => "Change rates from a date…",
            Self::TryAddress => "Try an address",
            Self::Export => "Export…",
            Self::ExportAs(OutFormat::Csv) => "Export as CSV…",
            Self::ExportAs(OutFormat::Xlsx) => "Export as XLSX…",
            Self::ExportAs(OutFormat::Pdf) => "Print as PDF…",
            Self::ExportAs(OutFormat::Json) => "Export the books…",
            Self::ExportChart => "Export the chart as PNG…",
            Self::Periods => "Close a period…",
            Self::FileReturn => "File a return…",
            Self::Backups => "Backups…",
            Self::Users => "Users…",
            Self::ApiKeys => "API keys…",
            Self::Share => "Share with other devices…",
            Self::Join => "Join a shop…",
            Self::Devices => "Devices…",
            Self::SwitchUser => "Switch user…",
            Self::Handbook => "Handbook",
            Self::Shortcuts => "Keyboard shortcuts",
            Self::WhatsNew => "What's new",
            Self::About => "About Tillbook",
        }
    }

    /// Further words by which the palette finds it.
    pub(crate) const fn keywords(self) -> &'static str {
        match self {
            Self::Preferences => "settings options theme numbers dates currency zone",
            Self::Appear(_) => "theme",
            Self::Presets => "vat gst update",
            Self::NoTax => "reverse charge export exempt vat number",
            Self::Import => "add file",
            Self::Export => "save file",
            Self::ExportAs(OutFormat::Xlsx) => "excel spreadsheet",
            Self::ExportAs(OutFormat::Json) => "json",
            Self::Periods => "reopen lock month quarter year",
            Self::FileReturn => "vat tax declare",
            Self::Backups => "restore copy earlier",
            Self::Users => "password roles people",
            Self::Share => "network sync several computers",
            Self::Devices => "share invite join code network sync computers",
            Self::Join => "share code network sync devices computers",
            Self::SwitchUser => "sign out log in",
            Self::Handbook => "help manual how questions",
            Self::Shortcuts => "keys help",
            Self::WhatsNew => "changes releases",
            Self::About => "version licences",
            _ => "",
        }
    }

    /// The name in this context: undo and redo name their step.
    pub(crate) fn label(self, now: &CommandContext) -> Cow<'static, str> {
        let step = match self {
            Self::Undo => &now.undo,
            Self::Redo => &now.redo,
            _ => &None,
        };
        step.as_ref().map_or(Cow::Borrowed(self.name()), |step| {
            // The titles of imports list what was left out, which is too long for a menu.
            let import = step.split_once(": ").filter(|_| step.starts_with("Import "));
            let short = import.map_or(step.as_str(), |(short, _)| short);
            Cow::Owned(format!("{} {}", self.name(), lower_first(short)))
        })
    }

    pub(crate) fn shortcut(self) -> Option<KeyboardShortcut> {
        match self {
            Self::Open => Some(ctrl(Key::O)),
            Self::NewShop => Some(ctrl(Key::N)),
            Self::Preferences => Some(ctrl(Key::Comma)),
            Self::Quit => Some(ctrl(Key::Q)),
            Self::Undo => Some(ctrl(Key::Z)),
            Self::Redo => Some(KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z)),
            Self::Clip(Clip::Cut) => Some(ctrl(Key::X)),
            Self::Clip(Clip::Copy) => Some(ctrl(Key::C)),
            Self::Clip(Clip::Paste) => Some(ctrl(Key::V)),
            Self::Palette => Some(ctrl(Key::K)),
            Self::Go(Tab::History) => Some(ctrl(Key::H)),
            Self::Go(tab) => {
                let numbered = Tab::NUMBERED.into_iter().zip(NUMBERS).find(|(one, _)| *one == tab);
                numbered.map(|(_, key)| ctrl(key))
            }
            Self::Back => Some(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowLeft)),
            Self::Forward => Some(KeyboardShortcut::new(Modifiers::ALT, Key::ArrowRight)),
            Self::Refresh => Some(KeyboardShortcut::new(Modifiers::NONE, Key::F5)),
            Self::ZoomIn => Some(ctrl(Key::Plus)),
            Self::ZoomOut => Some(ctrl(Key::Minus)),
            Self::ZoomReset => Some(ctrl(Key::Num0)),
            Self::NewOrder => Some(KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N)),
            Self::Import => Some(ctrl(Key::I)),
            Self::Shortcuts => Some(KeyboardShortcut::new(Modifiers::NONE, Key::F1)),
            Self::Export => Some(ctrl(Key::E)),
            Self::ExportAs(OutFormat::Pdf) => Some(ctrl(Key::P)),
            Self::SampleShop
            | Self::NoTax
            | Self::Presets
            | Self::ChangeRatesFrom
            | Self::TryAddress
            | Self::Appear(_)
            | Self::ExportAs(_)
            | Self::ExportChart
            | Self::Periods
            | Self::FileReturn
            | Self::Backups
            | Self::Users
            | Self::ApiKeys
            | Self::Share
            | Self::Join
            | Self::Devices
            | Self::SwitchUser
            | Self::Handbook
            | Self::WhatsNew
            | Self::About => None,
        }
    }

    /// The shortcut as text, such as `Ctrl+K`; empty where there is none.
    pub(crate) fn keys(self, ctx: &Context) -> String {
        let written = self.shortcut().map(|shortcut| ctx.format_shortcut(&shortcut)).unwrap_or_default();
        written.replace("Comma", ",").replace('⏴', "Left").replace('⏵', "Right")
    }

    /// Whether it acts on an open shop; such commands are left out of the menus when none is open.
    pub(crate) const fn needs_shop(self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::Go(_)
                | Self::Back
                | Self::Forward
                | Self::Refresh
                | Self::NewOrder
                | Self::NoTax
                | Self::Import
                | Self::Presets
                | Self::ChangeRatesFrom
                | Self::TryAddress
                | Self::Export
                | Self::ExportAs(_)
                | Self::ExportChart
                | Self::Periods
                | Self::FileReturn
                | Self::Backups
                | Self::Users
                | Self::ApiKeys
                | Self::Share
                | Self::Devices
                | Self::SwitchUser
        )
    }

    pub(crate) fn is_enabled(self, now: &CommandContext) -> bool {
        let is_possible = match self {
            Self::Undo => now.undo.is_some(),
            Self::Redo => now.redo.is_some(),
            Self::NewOrder
            | Self::NoTax
            | Self::Import
            | Self::Presets
            | Self::ChangeRatesFrom
            | Self::TryAddress
            | Self::Periods
            | Self::FileReturn
            | Self::ExportAs(OutFormat::Json) => now.may_manage,
            Self::Export | Self::ExportAs(_) => now.may_export,
            Self::ExportChart => now.has_chart,
            Self::Back => now.can_go_back,
            Self::Forward => now.can_go_forward,
            Self::Backups | Self::Users => now.may_manage_users,
            Self::Share => now.may_manage_users && !now.is_shared,
            Self::Devices => now.may_manage_users && now.is_shared,
            _ => true,
        };
        is_possible && (now.has_shop || !self.needs_shop())
    }

    /// The state of a command that is one of several choices; `None` for other commands.
    pub(crate) fn is_chosen(self, now: &CommandContext) -> Option<bool> {
        match self {
            Self::Appear(appearance) => Some(appearance == now.appearance),
            _ => None,
        }
    }

    /// The command whose shortcut was pressed. While a dialog is open, only quit and zoom are taken; while a
    /// text field has the focus, undo and redo are left to that field.
    pub(crate) fn pressed(ctx: &Context) -> Option<Self> {
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
            .chain(Self::all().filter_map(|command| Some((command.shortcut()?, command))))
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

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// `Delete tax class` becomes `delete tax class`, to stand within a sentence.
fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tab_is_in_the_menus_once_and_in_the_order_of_the_sidebar() {
        let listed: Vec<Tab> = Command::all()
            .filter_map(|command| match command {
                Command::Go(tab) => Some(tab),
                _ => None,
            })
            .collect();
        assert_eq!(listed, Tab::all().collect::<Vec<_>>());
        let has_none = |tab: &Tab| Command::Go(*tab).shortcut().is_none();
        assert_eq!(listed.into_iter().filter(has_none).collect::<Vec<_>>(), [Tab::Suppliers, Tab::Returns]);
    }
}

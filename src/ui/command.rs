//! The one list of what can be done from anywhere: it makes the menus and the shortcuts.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::tabs::Tab;

/// Something that can be done from a menu or by a shortcut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    /// Choose a shop file.
    Open,
    /// The form for a new shop.
    NewShop,
    /// The shop to try things in.
    SampleShop,
    /// Away.
    Quit,
    /// A chapter of the window.
    Go(Tab),
    /// Ask the shop file again.
    Refresh,
    /// Everything larger.
    ZoomIn,
    /// Everything smaller.
    ZoomOut,
    /// The size it comes in.
    ZoomReset,
}

impl Command {
    /// All of them, in the order of their menus.
    pub(crate) const ALL: [Self; 12] = [
        Self::NewShop,
        Self::Open,
        Self::SampleShop,
        Self::Quit,
        Self::Go(Tab::Sales),
        Self::Go(Tab::TopSellers),
        Self::Go(Tab::TaxRates),
        Self::Go(Tab::TaxClasses),
        Self::Refresh,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::ZoomReset,
    ];

    /// As the menu calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Open => "Open…",
            Self::NewShop => "New shop…",
            Self::SampleShop => "Sample shop",
            Self::Quit => "Quit",
            Self::Go(tab) => tab.name(),
            Self::Refresh => "Refresh",
            Self::ZoomIn => "Zoom in",
            Self::ZoomOut => "Zoom out",
            Self::ZoomReset => "Actual size",
        }
    }

    /// Its shortcut.
    pub(crate) const fn shortcut(self) -> Option<KeyboardShortcut> {
        match self {
            Self::Open => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::O)),
            Self::NewShop => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::N)),
            Self::SampleShop => None,
            Self::Quit => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Q)),
            Self::Go(Tab::Sales) => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Num1)),
            Self::Go(Tab::TopSellers) => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Num2)),
            Self::Go(Tab::TaxRates) => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Num3)),
            Self::Go(Tab::TaxClasses) => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Num4)),
            Self::Refresh => Some(KeyboardShortcut::new(Modifiers::NONE, Key::F5)),
            Self::ZoomIn => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Plus)),
            Self::ZoomOut => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Minus)),
            Self::ZoomReset => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Num0)),
        }
    }

    /// The shortcut as it is written beside the name.
    pub(crate) fn keys(self, ctx: &Context) -> String {
        self.shortcut().map(|shortcut| ctx.format_shortcut(&shortcut)).unwrap_or_default()
    }

    /// Whether it needs an open shop.
    pub(crate) const fn needs_shop(self) -> bool {
        matches!(self, Self::Go(_) | Self::Refresh)
    }

    /// The command whose shortcut was pressed.
    pub(crate) fn pressed(ctx: &Context) -> Option<Self> {
        let plus_without_shift = KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals);
        if ctx.input_mut(|input| input.consume_shortcut(&plus_without_shift)) {
            return Some(Self::ZoomIn);
        }
        let is_pressed = |command: &Self| {
            command.shortcut().is_some_and(|keys| ctx.input_mut(|input| input.consume_shortcut(&keys)))
        };
        Self::ALL.into_iter().find(is_pressed)
    }
}

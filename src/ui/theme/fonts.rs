//! Type: the three weights of IBM Plex Sans, what they fall back to, and the sizes that are used.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, RichText, TextStyle};

use crate::transfer::typefaces;

/// A glyph of the icon font.
pub(crate) type Icon = egui_material_icons::MaterialIcon;

/// The styles of text; each has one size, line and weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Type {
    /// 24, first start only.
    Display,
    /// 20, the title of a tab.
    Title,
    /// 18, the one figure that a card is about.
    Figure,
    /// 15, titles of cards and dialogs.
    Heading,
    /// 13, all text and cells.
    Body,
    /// 13, buttons and numbers that matter.
    Strong,
    /// 13 semibold, names of chosen things.
    Chosen,
    /// 12, status bar and hints.
    Small,
    /// 12 medium, heads of tables.
    Head,
    /// 11, axes, key hints, codes.
    Caption,
}

impl Type {
    /// The font in its size and weight.
    pub(crate) fn font(self) -> FontId {
        let (size, family) = match self {
            Self::Display => (24.0, &*SEMIBOLD),
            Self::Title => (20.0, &*SEMIBOLD),
            Self::Figure => (18.0, &*SEMIBOLD),
            Self::Heading => (15.0, &*SEMIBOLD),
            Self::Body => (13.0, &FontFamily::Proportional),
            Self::Strong => (13.0, &*MEDIUM),
            Self::Chosen => (13.0, &*SEMIBOLD),
            Self::Small => (12.0, &FontFamily::Proportional),
            Self::Head => (12.0, &*MEDIUM),
            Self::Caption => (11.0, &*MEDIUM),
        };
        FontId::new(size, family.clone())
    }

    /// From one line to the next.
    pub(crate) const fn line(self) -> f32 {
        match self {
            Self::Display => 32.0,
            Self::Title => 28.0,
            Self::Figure => 24.0,
            Self::Heading => 20.0,
            Self::Body | Self::Strong | Self::Chosen => 18.0,
            Self::Small | Self::Head | Self::Caption => 16.0,
        }
    }
}

/// Text in a style and colour.
pub(crate) fn text(content: impl Into<String>, kind: Type, color: Color32) -> RichText {
    RichText::new(content).font(kind.font()).line_height(Some(kind.line())).color(color)
}

/// An icon of a size, in points.
pub(crate) fn icon(icon: Icon, size: f32, color: Color32) -> RichText {
    RichText::new(icon.codepoint).font(icon_font(size)).color(color)
}

/// The icon font in a size, in points.
pub(crate) fn icon_font(size: f32) -> FontId {
    FontId::new(size, ICONS.clone())
}

/// What egui's own widgets use when nothing else is said.
pub(super) fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (TextStyle::Small, Type::Small.font()),
        (TextStyle::Body, Type::Body.font()),
        (TextStyle::Button, Type::Strong.font()),
        (TextStyle::Heading, Type::Heading.font()),
        (TextStyle::Monospace, Type::Body.font()),
    ]
    .into()
}

/// The fonts that travel with the program. What they lack comes from the system.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, data: FontData| {
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    };
    add("plex", FontData::from_static(typefaces::REGULAR));
    add("plex-medium", FontData::from_static(typefaces::MEDIUM));
    add("plex-semibold", FontData::from_static(typefaces::SEMIBOLD));
    add("dejavu", FontData::from_static(typefaces::DEJAVU));
    let mut icons = egui_material_icons::font_insert().data;
    // The crate lowers them for its own default font; beside Plex they sit right as they are.
    icons.tweak.y_offset_factor = 0.0;
    add("icons", icons);
    let families = [
        (FontFamily::Proportional, "plex"),
        (FontFamily::Monospace, "plex"),
        (MEDIUM.clone(), "plex-medium"),
        (SEMIBOLD.clone(), "plex-semibold"),
    ];
    for (family, first) in families {
        let order = [first, "dejavu", "icons"].map(str::to_owned);
        fonts.families.insert(family, order.to_vec());
    }
    fonts.families.insert(ICONS.clone(), vec!["icons".to_owned()]);
    fonts
}

static MEDIUM: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("ui-medium".into()));
static SEMIBOLD: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("ui-semibold".into()));
static ICONS: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("icons".into()));

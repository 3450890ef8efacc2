//! Typography: the three weights of IBM Plex Sans, their fallbacks, and the text styles.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use egui::epaint::text::{FallbackRequest, FontInsert, FontPriority, InsertFontFamily};
use egui::{
    Align2, Color32, Context, FontData, FontDefinitions, FontFamily, FontId, RichText, TextStyle, Ui, vec2,
};

use system::SystemFont;
use transfer::pdf::Weight;
use transfer::typefaces;

/// The icons that the window uses; the crate's own file has four thousand, a megabyte that nobody would see.
static SYMBOLS: &[u8] = include_bytes!("../../../assets/fonts/MaterialSymbols.ttf");

/// A glyph of the icon font.
pub(crate) type Icon = egui_material_icons::MaterialIcon;

/// The text styles; each has one font size in points, line height and weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FontStyle {
    /// 24 semibold: the start screen only.
    Display,
    /// 20 semibold: the title of a tab.
    Title,
    /// 18 semibold: the main figure of a card.
    Figure,
    /// 15 semibold: titles of cards and dialogs.
    Heading,
    /// 13 regular: running text and cells.
    Body,
    /// 13 medium: buttons and emphasised numbers.
    Strong,
    /// 13 semibold: names of selected items.
    Chosen,
    /// 12 regular: status bar and hints.
    Small,
    /// 12 medium: headings of tables.
    Head,
    /// 11 medium: axes, key hints, codes.
    Caption,
}

impl FontStyle {
    /// The font of this size and weight.
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

    /// The line height, in points.
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

pub(crate) fn text(content: impl Into<String>, kind: FontStyle, color: Color32) -> RichText {
    RichText::new(content).font(kind.font()).line_height(Some(kind.line())).color(color)
}

/// Draws an icon beside a text; `size` is in points. Screen readers skip it, since the text says what it means.
pub(crate) fn icon(ui: &mut Ui, icon: Icon, size: f32, color: Color32) {
    let (_, room) = ui.allocate_space(vec2(size, size));
    ui.painter().text(room.center(), Align2::CENTER_CENTER, icon.codepoint, icon_font(size), color);
}

/// The icon font; `size` is in points.
pub(crate) fn icon_font(size: f32) -> FontId {
    FontId::new(size, ICONS.clone())
}

/// The styles of egui's own widgets.
pub(super) fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (TextStyle::Small, FontStyle::Small.font()),
        (TextStyle::Body, FontStyle::Body.font()),
        (TextStyle::Button, FontStyle::Strong.font()),
        (TextStyle::Heading, FontStyle::Heading.font()),
        (TextStyle::Monospace, FontStyle::Body.font()),
    ]
    .into()
}

/// The font of a printed text of this size in points.
pub(crate) fn printed_font(size: f32, weight: Weight) -> FontId {
    let family = match weight {
        Weight::Regular => &FontFamily::Proportional,
        Weight::Medium => &*MEDIUM,
        Weight::SemiBold => &*SEMIBOLD,
    };
    FontId::new(size, family.clone())
}

/// The fonts that are built into the program, in the order of their fallback.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, data: FontData| {
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    };
    add("plex", FontData::from_static(typefaces::REGULAR));
    add("plex-medium", FontData::from_static(typefaces::MEDIUM));
    add("plex-semibold", FontData::from_static(typefaces::SEMIBOLD));
    add("dejavu", FontData::from_static(typefaces::DEJAVU));
    add("emoji", FontData::from_static(typefaces::EMOJI));
    add("icons", FontData::from_static(SYMBOLS));
    let families = [
        (FontFamily::Proportional, "plex"),
        (FontFamily::Monospace, "plex"),
        (MEDIUM.clone(), "plex-medium"),
        (SEMIBOLD.clone(), "plex-semibold"),
    ];
    for (family, first) in families {
        let order = [first, "dejavu", "icons", "emoji"].map(str::to_owned);
        fonts.families.insert(family, order.to_vec());
    }
    fonts.families.insert(ICONS.clone(), vec!["icons".to_owned()]);
    fonts
}

/// Draws letters that the built-in fonts lack in fonts of the system, as pages do.
pub(crate) fn add_system_fonts(ctx: &Context) {
    ctx.add_font_provider(Arc::new(|request: &FallbackRequest<'_>| {
        let letter = request.cluster.chars().next()?;
        let SystemFont { data, index } = system::font_with(letter, &|_, _| true)?;
        let family = InsertFontFamily { family: request.family.clone(), priority: FontPriority::Lowest };
        Some(FontInsert {
            name: format!("system {data:p} {index}"),
            data: FontData { index, ..FontData::from_static(data) },
            families: vec![family],
        })
    }));
}

static MEDIUM: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("ui-medium".into()));
static SEMIBOLD: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("ui-semibold".into()));
static ICONS: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("icons".into()));

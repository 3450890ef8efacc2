//! Every colour, size, radius and spacing of the window, light and dark. Nothing outside this folder names a
//! colour or a font; a token is chosen by its purpose.

pub(crate) mod fonts;
mod style;

use egui::Color32;

pub(crate) use fonts::{FontStyle, Icon, add_system_fonts, icon, icon_font, printed_font, text};
pub(crate) use style::{install, popup_frame, raised_shadow};

/// The colour of paper, in both appearances.
pub(crate) const PAPER: Color32 = Color32::WHITE;

/// A color of a printed page: red, green and blue.
#[expect(clippy::disallowed_methods, reason = "what is printed has the colors of the PDF")]
pub(crate) const fn printed([red, green, blue]: [u8; 3]) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// The colours of one appearance, named by their purpose.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tokens {
    pub(crate) bg: Color32,
    pub(crate) panel: Color32,
    pub(crate) card: Color32,
    pub(crate) raised: Color32,
    pub(crate) hover: Color32,
    pub(crate) line: Color32,
    pub(crate) line_strong: Color32,
    pub(crate) text: Color32,
    pub(crate) text2: Color32,
    pub(crate) faint: Color32,
    pub(crate) accent: Color32,
    pub(crate) on_accent: Color32,
    pub(crate) accent_soft: Color32,
    pub(crate) selection: Color32,
    pub(crate) positive: Color32,
    pub(crate) positive_soft: Color32,
    pub(crate) negative: Color32,
    pub(crate) negative_soft: Color32,
    pub(crate) on_negative: Color32,
    pub(crate) warning: Color32,
    pub(crate) warning_soft: Color32,
    pub(crate) sidebar: Color32,
    pub(crate) sidebar_active: Color32,
    pub(crate) sidebar_text: Color32,
    pub(crate) sidebar_faint: Color32,
    pub(crate) mark: Color32,
    pub(crate) scrim: Color32,
    pub(crate) shadow: Color32,
    pub(crate) series: [Color32; 6],
}

/// The light appearance; colours are sRGB.
pub(crate) const LIGHT: Tokens = Tokens {
    bg: rgb(0xF3_F5F3),
    panel: rgb(0xFA_FBFA),
    card: rgb(0xFF_FFFF),
    raised: rgb(0xFF_FFFF),
    hover: rgb(0xED_F1EF),
    line: rgb(0xE0_E5E2),
    line_strong: rgb(0x7A_8682),
    text: rgb(0x15_211F),
    text2: rgb(0x4A_5855),
    faint: rgb(0x5F_6C68),
    accent: rgb(0x0B_6970),
    on_accent: rgb(0xFF_FFFF),
    accent_soft: rgb(0xDC_EEEE),
    selection: rgb(0xE1_F0F0),
    positive: rgb(0x2B_7331),
    positive_soft: rgb(0xE2_F1E1),
    negative: rgb(0xB3_261E),
    negative_soft: rgb(0xFB_E6E3),
    on_negative: rgb(0xFF_FFFF),
    warning: rgb(0x8A_5A00),
    warning_soft: rgb(0xFB_F0D3),
    sidebar: rgb(0x12_302F),
    sidebar_active: rgb(0x23_504F),
    sidebar_text: rgb(0xE6_F0EE),
    sidebar_faint: rgb(0x9D_B5B1),
    mark: rgb(0x7F_E0DF),
    scrim: see_through(0x10_201E, 38),
    shadow: see_through(0x10_2321, 16),
    series: [rgb(0x0B_7A80), rgb(0xA8_5A12), rgb(0x5B_34BE), rgb(0x6E_1238), rgb(0x81_9E39), rgb(0x4E_90FE)],
};

/// The dark appearance; colours are sRGB.
pub(crate) const DARK: Tokens = Tokens {
    bg: rgb(0x10_1716),
    panel: rgb(0x15_1D1C),
    card: rgb(0x1A_2423),
    raised: rgb(0x22_302E),
    hover: rgb(0x22_302E),
    line: rgb(0x2B_3836),
    line_strong: rgb(0x6E_7D7A),
    text: rgb(0xE7_EEEC),
    text2: rgb(0xA9_B7B4),
    faint: rgb(0x94_A39E),
    accent: rgb(0x4F_C3C4),
    on_accent: rgb(0x06_211F),
    accent_soft: rgb(0x17_3B3C),
    selection: rgb(0x1B_3839),
    positive: rgb(0x7C_C77F),
    positive_soft: rgb(0x1D_3521),
    negative: rgb(0xFF_8A7E),
    negative_soft: rgb(0x43_221F),
    on_negative: rgb(0x2A_0704),
    warning: rgb(0xE8_B54A),
    warning_soft: rgb(0x3A_2F14),
    sidebar: rgb(0x0B_1F1F),
    sidebar_active: rgb(0x1A_4041),
    sidebar_text: rgb(0xE6_F0EE),
    sidebar_faint: rgb(0x8F_A8A4),
    mark: rgb(0x7F_E0DF),
    scrim: see_through(0x04_0A0A, 60),
    shadow: see_through(0x00_0000, 50),
    series: [rgb(0x35_B0B4), rgb(0xFF_B054), rgb(0xC9_B4FF), rgb(0xD9_4584), rgb(0x8E_8A2C), rgb(0x4A_78D2)],
};

/// The tokens of the current appearance.
pub(crate) fn of(ui: &egui::Ui) -> &'static Tokens {
    if ui.visuals().dark_mode { &DARK } else { &LIGHT }
}

/// Distances, in points.
pub(crate) mod space {
    pub(crate) const S: f32 = 8.0;
    pub(crate) const M: f32 = 12.0;
    pub(crate) const L: f32 = 16.0;
    pub(crate) const PAGE_LEFT: i8 = 20;
    pub(crate) const PAGE_RIGHT: i8 = 16;
}

/// Heights, in points.
pub(crate) mod height {
    pub(crate) const MENU: f32 = 36.0;
    pub(crate) const HEADER: f32 = 56.0;
    pub(crate) const STATUS: f32 = 26.0;
    pub(crate) const CONTROL: f32 = 28.0;
    pub(crate) const GRID_ROW: f32 = 28.0;
    pub(crate) const LIST_ROW: f32 = 32.0;
    pub(crate) const CLASS_ROW: f32 = 44.0;
    pub(crate) const SELLER_ROW: f32 = 44.0;
    pub(crate) const TABLE_HEAD: f32 = 36.0;
    pub(crate) const GRID_HEAD: f32 = 30.0;
}

/// Corner radii, in points.
pub(crate) mod radius {
    pub(crate) const SMALL: u8 = 4;
    pub(crate) const CONTROL: u8 = 6;
    pub(crate) const CARD: u8 = 8;
    pub(crate) const DIALOG: u8 = 10;
}

/// Stroke widths, in points.
pub(crate) mod stroke {
    pub(crate) const HAIRLINE: f32 = 1.0;
    pub(crate) const SUM: f32 = 1.5;
    pub(crate) const FOCUS: f32 = 2.0;
}

/// Width of the window in points below which the sidebar shows only icons.
pub(crate) const NARROW: f32 = 1180.0;
/// Width of the window in points below which header controls wrap and cards stack.
pub(crate) const STACKED: f32 = 900.0;
/// Width of the sidebar with names, in points.
pub(crate) const SIDEBAR_WIDTH: f32 = 176.0;
/// Width of the sidebar with icons only, in points.
pub(crate) const SIDEBAR_NARROW: f32 = 52.0;
/// Width of the sidebar of the start screen, in points.
pub(crate) const SIDEBAR_START: f32 = 400.0;

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    #[expect(clippy::disallowed_methods, reason = "this is the file where colours live")]
    Color32::from_rgb(red, green, blue)
}

/// A translucent colour; `percent` is its opacity.
const fn see_through(hex: u32, percent: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    let alpha = part(255, percent);
    #[expect(clippy::disallowed_methods, reason = "this is the file where colours live")]
    Color32::from_rgba_premultiplied(part(red, percent), part(green, percent), part(blue, percent), alpha)
}

/// A percentage of a channel, rounded down.
const fn part(channel: u8, percent: u32) -> u8 {
    #[expect(
        clippy::as_conversions,
        clippy::cast_possible_truncation,
        reason = "at most 255, and `try_from` is not const"
    )]
    let part = (channel as u32 * percent / 100) as u8;
    part
}

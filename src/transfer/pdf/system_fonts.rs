//! Which fonts of the system can be embedded, and what they are called.

use skrifa::instance::{LocationRef, Size};
use skrifa::raw::{FontRef, TableProvider};
use skrifa::string::StringId;
use skrifa::{GlyphId, MetadataProvider};
use subsetter::GlyphRemapper;

/// The bits of `fsType` for the least that a font may be used for, and for a font that may not be embedded at all.
const USES: u16 = 0xF;
const RESTRICTED: u16 = 0x2;
/// Those of a font that may be embedded only whole, or only as pictures.
const NOT_IN_PARTS: u16 = 0x300;

/// The glyph of a letter; `None` where the font lacks it.
pub(super) fn glyph_of(font: &FontRef<'_>, letter: char) -> Option<GlyphId> {
    font.charmap().map(letter).filter(|glyph| *glyph != GlyphId::NOTDEF)
}

/// Whether a letter of a font can be drawn in a PDF: it has an outline that can be taken out, and its makers allow that.
pub(super) fn can_embed(data: &[u8], index: u32, letter: char) -> bool {
    let Ok(font) = FontRef::from_index(data, index) else { return false };
    let Some(glyph) = glyph_of(&font, letter) else { return false };
    let is_allowed = font
        .os2()
        .is_ok_and(|style| style.fs_type() & USES != RESTRICTED && style.fs_type() & NOT_IN_PARTS == 0);
    let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    let is_seen = metrics.bounds(glyph).is_some_and(|bounds| bounds.x_min < bounds.x_max);
    let mut part = GlyphRemapper::new();
    part.remap(u16::try_from(glyph.to_u32()).unwrap_or_default());
    is_allowed
        && (is_seen || letter.is_whitespace())
        && font.head().is_ok()
        && font.hhea().is_ok()
        && subsetter::subset(data, index, &part).is_ok()
}

/// The PostScript name of a font, where it has one that PDF can say.
pub(super) fn post_script_name(font: &FontRef<'_>) -> Option<String> {
    let name: String =
        font.localized_strings(StringId::POSTSCRIPT_NAME).english_or_first()?.chars().collect();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    (!name.is_empty() && name.chars().all(is_plain)).then_some(name)
}

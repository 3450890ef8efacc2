//! Fonts embedded in a PDF: the glyphs that the pages use, their widths, and the text of each, so that pages
//! can be searched and copied from.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Write as _;
use std::rc::Rc;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Name, Pdf, Rect, Ref, Str, TextStr};
use skrifa::raw::{FontRef, ReadError, TableProvider};
use skrifa::{GlyphId, Tag};
use subsetter::GlyphRemapper;

use super::shape::{Font, Glyph, Run, Typeface, Typefaces, of_whole, points};
use domain::text;
use domain::{Error, Result};

const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The stem width of a font, which PDF requires and viewers ignore for embedded fonts.
const STEM: f32 = 80.0;

/// The used part of a font.
struct EmbeddedFont {
    typeface: Rc<Typeface>,
    /// The font's units per em.
    units: i32,
    /// The ids of the used glyphs in the embedded font.
    glyphs: GlyphRemapper,
    /// Widths by those ids, in the font's units.
    widths: Vec<i32>,
    /// The text of a glyph on its own.
    texts: BTreeMap<u16, String>,
}

impl EmbeddedFont {
    fn new(faces: &Typefaces, run: &Run) -> Self {
        let mut new = Self {
            typeface: faces.typeface(run.face),
            units: run.units.max(1),
            glyphs: GlyphRemapper::new(),
            widths: Vec::new(),
            texts: BTreeMap::new(),
        };
        // Glyph 0 of every font stands for missing characters.
        new.number(0);
        new
    }

    /// The id of a glyph in the embedded font, and its width.
    fn number(&mut self, id: u16) -> (u16, i32) {
        let number = self.glyphs.remap(id);
        if self.widths.len() <= usize::from(number) {
            let width = self.typeface.font.hmtx().ok().and_then(|table| table.advance(GlyphId::from(id)));
            self.widths.push(width.map_or(0, i32::from));
        }
        (number, self.widths.get(usize::from(number)).copied().unwrap_or_default())
    }

    /// Whether these glyphs give their text by themselves, without an `ActualText`.
    fn tells(&mut self, glyphs: &[Glyph], text: &str) -> bool {
        let [glyph] = glyphs else { return false };
        let (number, _) = self.number(glyph.id);
        self.texts.entry(number).or_insert_with(|| text.to_owned()) == text
    }

    /// Units of the font in thousandths of an em, rounded to a tenth.
    fn thousandths(&self, units: i32) -> f32 {
        of_whole(units.saturating_mul(10_000) / self.units, 10)
    }

    /// Shows a glyph after the last one.
    fn show(&mut self, content: &mut Content, size: i32, glyph: &Glyph) {
        let (number, width) = self.number(glyph.id);
        let (right, up) = glyph.offset;
        if up != 0 {
            content.set_rise(points(up.saturating_mul(size) / self.units));
        }
        {
            let mut positioned = content.show_positioned();
            let mut items = positioned.items();
            // PDF subtracts an adjustment, so a positive one moves left.
            if right != 0 {
                items.adjust(self.thousandths(-right));
            }
            items.show(Str(&number.to_be_bytes()));
            let back = right + width - glyph.advance;
            if back != 0 {
                items.adjust(self.thousandths(back));
            }
        }
        if up != 0 {
            content.set_rise(0.0);
        }
    }

    fn write(&self, pdf: &mut Pdf, next: &mut impl FnMut() -> Ref) -> Result<Ref> {
        let (font, cid, descriptor, file, texts) = (next(), next(), next(), next(), next());
        let base = format!("TILLBK+{}", self.typeface.name);
        let base = Name(base.as_bytes());
        let subset = subsetter::subset(self.typeface.data, self.typeface.index, &self.glyphs);
        let subset = subset.map_err(unmade)?;
        // Outlines of PostScript are embedded without the tables around them.
        let post_script = FontRef::new(&subset).ok().and_then(|font| font.table_data(Tag::new(b"CFF ")));
        pdf.type0_font(font)
            .base_font(base)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(texts);
        let mut widths = pdf.cid_font(cid);
        let kind = if post_script.is_some() { CidFontType::Type0 } else { CidFontType::Type2 };
        widths.subtype(kind).base_font(base).system_info(IDENTITY).font_descriptor(descriptor);
        if post_script.is_none() {
            widths.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        widths.default_width(0.0);
        widths.widths().consecutive(0, self.widths.iter().map(|width| self.thousandths(*width)));
        drop(widths);
        self.describe(pdf, descriptor, base, (file, post_script.is_some())).map_err(unmade)?;
        let packed = compressed(post_script.map_or(&subset, |outlines| outlines.as_bytes()))?;
        let mut stream = pdf.stream(file, &packed);
        stream.filter(Filter::FlateDecode);
        if post_script.is_some() {
            stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        } else {
            stream.pair(Name(b"Length1"), i32::try_from(subset.len()).unwrap_or(i32::MAX));
        }
        drop(stream);
        let mut map = UnicodeCmap::new(Name(b"TillbookText"), IDENTITY);
        for (number, text) in &self.texts {
            map.pair_with_multiple(*number, text.chars());
        }
        pdf.stream(texts, &compressed(&map.finish())?).filter(Filter::FlateDecode);
        Ok(font)
    }

    fn describe(
        &self,
        pdf: &mut Pdf,
        id: Ref,
        name: Name<'_>,
        (file, is_post_script): (Ref, bool),
    ) -> std::result::Result<(), ReadError> {
        let font = &self.typeface.font;
        let (head, lines, style) = (font.head()?, font.hhea()?, font.os2()?);
        let em = |units: i16| self.thousandths(units.into());
        let ascent = lines.ascender().to_i16();
        let mut descriptor = pdf.font_descriptor(id);
        descriptor
            .name(name)
            .flags(FontFlags::NON_SYMBOLIC)
            .bbox(Rect::new(em(head.x_min()), em(head.y_min()), em(head.x_max()), em(head.y_max())))
            .italic_angle(0.0)
            .ascent(em(ascent))
            .descent(em(lines.descender().to_i16()))
            .cap_height(em(style.s_cap_height().unwrap_or(ascent)))
            .stem_v(STEM);
        if is_post_script {
            descriptor.font_file3(file);
        } else {
            descriptor.font_file2(file);
        }
        Ok(())
    }
}

/// The fonts that the pages use.
pub(super) struct EmbeddedFonts<'f> {
    faces: &'f Typefaces,
    used: BTreeMap<Font, EmbeddedFont>,
}

impl<'f> EmbeddedFonts<'f> {
    pub(super) const fn new(faces: &'f Typefaces) -> Self {
        Self { faces, used: BTreeMap::new() }
    }

    /// Shows a run at this position, in points from the lower left corner.
    pub(super) fn show(&mut self, content: &mut Content, (x, y): (f32, f32), size: i32, run: &Run) {
        let font = self.used.entry(run.face).or_insert_with(|| EmbeddedFont::new(self.faces, run));
        content.begin_text().set_font(Name(run.face.name().as_bytes()), points(size)).next_line(x, y);
        for letters in run.glyphs.chunk_by(|one, next| one.range == next.range) {
            let text = letters.first().and_then(|glyph| run.text.get(glyph.range.clone()));
            let text = text.unwrap_or_default();
            // Several glyphs for one text, none with a text of its own, get an `ActualText`.
            let is_told = font.tells(letters, text);
            if !is_told {
                let mut span = content.begin_marked_content_with_properties(Name(b"Span"));
                span.properties().actual_text(TextStr(text));
            }
            for glyph in letters {
                font.show(content, size, glyph);
            }
            if !is_told {
                content.end_marked_content();
            }
        }
        content.end_text();
    }

    /// Writes the fonts; returns the name and reference of each.
    pub(super) fn write(
        &self,
        pdf: &mut Pdf,
        next: &mut impl FnMut() -> Ref,
    ) -> Result<Vec<(Cow<'static, str>, Ref)>> {
        self.used.iter().map(|(face, font)| Ok((face.name(), font.write(pdf, next)?))).collect()
    }
}

/// The error of a failed layout, which only a broken built-in font can cause.
fn unmade(problem: impl Display) -> Error {
    Error::storage(text!("Making the pages"), std::io::Error::other(problem.to_string()))
}

pub(super) fn compressed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).map_err(unmade)?;
    encoder.finish().map_err(unmade)
}

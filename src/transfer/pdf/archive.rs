//! What makes a PDF one for archives (PDF/A-3b, ISO 19005-3) with the electronic invoice inside (Factur-X, ZUGFeRD): the file,
//! the metadata, the color space, an id. No clock and no chance: the same pages and file give the same bytes.

use pdf_writer::types::{AssociationKind, OutputIntentSubtype};
use pdf_writer::writers::Catalog;
use pdf_writer::{Date, Filter, Name, Pdf, Ref, Str, TextStr};
use quick_xml::escape::escape;
use sha2::{Digest, Sha256};

use super::fonts::compressed;
use domain::Result;

/// The metadata, with places for what differs.
const METADATA: &str = include_str!("factur_x.xmp");
/// The name that Factur-X asks for.
const FILE_NAME: &str = "factur-x.xml";

/// What is said of a document, in its properties and the metadata alike.
pub(super) struct Properties<'a> {
    pub(super) title: &'a str,
    pub(super) author: &'a str,
    pub(super) creator: &'a str,
    /// When it was made, as XMP has it: `2026-01-31T00:00:00`.
    pub(super) made: String,
    pub(super) date: Date,
}

/// The objects of an archive that its catalog names.
pub(super) struct Archive {
    metadata: Ref,
    profile: Ref,
    file: Ref,
}

impl Archive {
    /// Writes the invoice and what describes it.
    pub(super) fn write(
        pdf: &mut Pdf,
        next: &mut impl FnMut() -> Ref,
        properties: &Properties<'_>,
        xml: &[u8],
    ) -> Result<Self> {
        let new = Self { metadata: next(), profile: next(), file: next() };
        let stream = next();
        let size = i32::try_from(xml.len()).unwrap_or(i32::MAX);
        let packed = compressed(xml)?;
        let mut embedded = pdf.embedded_file(stream, &packed);
        embedded.filter(Filter::FlateDecode);
        embedded.subtype(Name(b"text/xml"));
        embedded.params().size(size).modification_date(properties.date);
        drop(embedded);
        let mut file = pdf.file_spec(new.file);
        file.path(Str(FILE_NAME.as_bytes())).unic_file(TextStr(FILE_NAME));
        file.description(TextStr("Factur-X")).association_kind(AssociationKind::Alternative);
        file.embedded_file_with_unicode(stream);
        drop(file);
        let profile = srgb();
        pdf.icc_profile(new.profile, &profile).n(3);
        let metadata = [
            ("{title}", properties.title),
            ("{author}", properties.author),
            ("{creator}", properties.creator),
            ("{date}", properties.made.as_str()),
        ];
        let metadata = metadata.into_iter().fold(METADATA.to_owned(), |text, (place, value)| {
            let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
            // A brace of a value begins no other place.
            let value = escape(value).replace('{', "&#123;");
            text.replace(place, &value)
        });
        pdf.metadata(new.metadata, metadata.as_bytes());
        let mut digest = Sha256::new();
        for part in [metadata.as_bytes(), xml] {
            digest.update(part);
        }
        let id = digest.finalize().iter().copied().take(16).collect::<Vec<u8>>();
        pdf.set_file_id((id.clone(), id));
        Ok(new)
    }

    /// Names the objects in the catalog.
    pub(super) fn name(&self, catalog: &mut Catalog<'_>) {
        catalog.metadata(self.metadata);
        catalog.insert(Name(b"AF")).array().item(self.file);
        catalog.names().embedded_files().names().insert(Str(FILE_NAME.as_bytes()), self.file);
        let mut intents = catalog.output_intents();
        let mut intent = intents.push();
        intent.subtype(OutputIntentSubtype::PDFA).dest_output_profile(self.profile);
        intent.output_condition_identifier(TextStr("sRGB")).info(TextStr("sRGB IEC61966-2.1"));
    }
}

/// The color space sRGB as an ICC profile of version 4.2 (ICC.1:2004-10). All its parts are words of four bytes; numbers are
/// in 1/65,536.
fn srgb() -> Vec<u8> {
    const WHITE: [u32; 3] = [0xF6D6, 0x1_0000, 0xD32D];
    let four = |name: &[u8; 4]| u32::from_be_bytes(*name);
    // Two characters of UTF-16 a word.
    let text = |text: [u32; 2]| vec![four(b"mluc"), 0, 1, 12, four(b"enUS"), 8, 28, text[0], text[1]];
    let xyz = |point: [u32; 3]| [vec![four(b"XYZ "), 0], point.to_vec()].concat();
    // From the white of daylight at 6,500 K to that of the profile, by Bradford.
    let adaptation = [0x1_0C42, 0x5DE, 0xFFFF_F325, 0x793, 0xFD90, 0xFFFF_FBA1, 0xFFFF_FDA2, 0x3DC, 0xC06E];
    // The curve of IEC 61966-2-1: its exponent 2.4, and where it is straight.
    let curve = vec![four(b"para"), 0, 0x3_0000, 0x2_6666, 0xF2A7, 0xD59, 0x13D0, 0xA5B];
    let parts = [
        (b"desc", text([0x73_0052, 0x47_0042])),
        (b"cprt", text([0x46_0072, 0x65_0065])),
        (b"wtpt", xyz(WHITE)),
        (b"chad", [vec![four(b"sf32"), 0], adaptation.to_vec()].concat()),
        (b"rXYZ", xyz([0x6FA0, 0x38F5, 0x390])),
        (b"gXYZ", xyz([0x6297, 0xB787, 0x18D9])),
        (b"bXYZ", xyz([0x249F, 0xF84, 0xB6C4])),
        (b"rTRC", curve.clone()),
        (b"gTRC", curve.clone()),
        (b"bTRC", curve),
    ];
    let size = |words: usize| u32::try_from(words * 4).unwrap_or_default();
    let mut table = vec![size(parts.len()) / 4];
    let mut values = Vec::new();
    let start = 32 + 1 + 3 * parts.len();
    for (name, value) in &parts {
        table.extend([four(name), size(start + values.len()), size(value.len())]);
        values.extend(value);
    }
    let kind = [0x420_0000, four(b"mntr"), four(b"RGB "), four(b"XYZ ")];
    // The day of the standard, and nothing of a maker or device.
    let head = [0x7EA_0001, 0x1_0000, 0, four(b"acsp"), 0, 0, 0, 0, 0, 0, 0];
    let words =
        [size(start + values.len()), 0].into_iter().chain(kind).chain(head).chain(WHITE).chain([0; 12]);
    words.chain(table).chain(values).flat_map(u32::to_be_bytes).collect()
}

#[cfg(test)]
mod tests {
    use super::super::page_layout::{Color, PageLayout, Side, TextStyle};
    use super::super::shape::{Font, Typefaces};
    use crate::invoice_xml::tests::document;
    use crate::invoice_xml::{InvoiceSyntax, invoice_xml};
    use domain::locale::English;
    use domain::time::Day;

    #[test]
    fn invoice_pages_are_an_archive_with_the_file_inside() {
        let xml = invoice_xml(&document(), InvoiceSyntax::FacturX).unwrap();
        let made = || {
            let mut paper = PageLayout::new(Typefaces::load().unwrap(), (11_900, 16_840));
            paper.add_page();
            let style = TextStyle::new(12, Font::Regular, Color::Black);
            paper.text((1_000, 1_000), Side::Left, style, "Rechnung 請求書 🎁");
            let day = Day::parse("2026-01-31").unwrap();
            paper.finish_with("A <B> & {author}", "Müller", &English, day.start(), Some(&xml)).unwrap()
        };
        let pdf = made();
        assert!(pdf == made());
        let text = String::from_utf8_lossy(&pdf);
        for part in [
            "/AF [",
            "/AFRelationship /Alternative",
            "/ID [",
            "<pdfaid:part>3",
            "A &lt;B&gt; &amp; &#123;author}<",
        ] {
            assert!(text.contains(part), "{part}");
        }
    }
}

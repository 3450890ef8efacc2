//! Pages with lines, boxes and texts, and their conversion to PDF. Positions are whole twentieths of a
//! point; only the conversion makes floats of them.

use chrono::{Datelike, Timelike};
use pdf_writer::types::{LineJoinStyle, Predictor};
use pdf_writer::{Content, Date, Filter, Name, Pdf, Rect, Ref, TextStr};

use super::archive::{Archive, Properties};
use super::fonts::{EmbeddedFonts, compressed};
pub(super) use super::shape::POINT;
use super::shape::{Font, Run, Typefaces, of_whole, points};
use crate::logo::compressed_pixels;
use domain::Result;
use domain::invoice::logo::Logo;
use domain::locale::Locale;
use domain::time::Local;

/// The name of the picture on the pages.
const LOGO: Name<'static> = Name(b"L");

/// The colors, which differ in grey too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Color {
    /// Text and figures.
    Black,
    /// Labels.
    Soft,
    /// Hairlines.
    Line,
    /// Bars, and the rule under the title.
    Accent,
    /// Negative amounts.
    Negative,
    /// The inside of negative bars.
    NegativeSoft,
    /// The paper.
    White,
    /// That of one line of several.
    Of(u8, u8, u8),
}

impl Color {
    /// Red, green and blue.
    pub(super) const fn bytes(self) -> [u8; 3] {
        match self {
            Self::Black => [0x15, 0x21, 0x1F],
            Self::Soft => [0x4A, 0x58, 0x55],
            Self::Line => [0xC3, 0xCB, 0xC8],
            Self::Accent => [0x0B, 0x69, 0x70],
            Self::Negative => [0xB3, 0x26, 0x1E],
            Self::NegativeSoft => [0xF6, 0xDC, 0xD9],
            Self::White => [0xFF; 3],
            Self::Of(red, green, blue) => [red, green, blue],
        }
    }

    /// Red, green and blue, from 0 to 1.
    fn color(self) -> [f32; 3] {
        self.bytes().map(|part| of_whole(part.into(), 0xFF))
    }
}

/// The alignment of a text at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// The text begins there.
    Left,
    /// The text ends there.
    Right,
    /// The text is centred there.
    Middle,
}

/// The font, its size and the color of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TextStyle {
    pub(super) size: i32,
    pub(super) font: Font,
    pub(super) color: Color,
}

impl TextStyle {
    /// A look with a size in points.
    pub(super) const fn new(points: i32, font: Font, color: Color) -> Self {
        Self { size: points * POINT, font, color }
    }
}

/// An element of a page. Positions are from the upper left corner; that of a text is on its baseline.
pub(super) enum Element {
    /// `x` is its left end, whichever side it is set by.
    Text {
        x: i32,
        y: i32,
        side: Side,
        style: TextStyle,
        runs: Vec<Run>,
    },
    Box {
        at: (i32, i32),
        size: (i32, i32),
        fill: Color,
        line: Option<Color>,
    },
    Line {
        points: Vec<(i32, i32)>,
        width: i32,
        color: Color,
        is_dashed: bool,
    },
    Picture {
        at: (i32, i32),
        size: (i32, i32),
    },
}

/// A page with what is on it, to draw it elsewhere than in a PDF. Measures are in points, positions from the upper left
/// corner, colors red, green and blue.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PaperPage {
    /// The width and height.
    pub size: (f32, f32),
    /// The texts.
    pub texts: Vec<PaperText>,
    /// The filled boxes, which are below the lines and texts.
    pub boxes: Vec<PaperBox>,
    /// The lines.
    pub lines: Vec<PaperLine>,
    /// The pictures, which nothing else is on.
    pub pictures: Vec<PaperPicture>,
}

/// A picture without transparency.
#[derive(Debug, Clone, PartialEq)]
pub struct PaperPicture {
    /// Its upper left corner.
    pub at: (f32, f32),
    /// Its width and height.
    pub size: (f32, f32),
    /// The picture itself.
    pub logo: Logo,
}

/// A text in one line.
#[derive(Debug, Clone, PartialEq)]
pub struct PaperText {
    /// Its left end on the baseline.
    pub at: (f32, f32),
    /// The width that it has in the PDF.
    pub width: f32,
    /// The size of the font.
    pub size: f32,
    /// The weight of the font.
    pub weight: Weight,
    /// Its color.
    pub color: [u8; 3],
    /// The text.
    pub text: String,
}

/// A weight of IBM Plex Sans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// 400.
    Regular,
    /// 500.
    Medium,
    /// 600.
    SemiBold,
}

impl From<Font> for Weight {
    fn from(font: Font) -> Self {
        match font {
            Font::Regular | Font::Fallback | Font::Emoji | Font::System(_) => Self::Regular,
            Font::Medium => Self::Medium,
            Font::SemiBold => Self::SemiBold,
        }
    }
}

/// A filled box.
#[derive(Debug, Clone, PartialEq)]
pub struct PaperBox {
    /// Its upper left corner.
    pub at: (f32, f32),
    /// Its width and height.
    pub size: (f32, f32),
    /// Its color.
    pub color: [u8; 3],
}

/// A line through points.
#[derive(Debug, Clone, PartialEq)]
pub struct PaperLine {
    /// The points.
    pub through: Vec<(f32, f32)>,
    /// How thick it is.
    pub width: f32,
    /// Its color.
    pub color: [u8; 3],
}

/// The pages of a document.
pub(super) struct PageLayout {
    pub(super) faces: Typefaces,
    /// The picture of the elements that are one.
    logo: Option<Logo>,
    size: (i32, i32),
    pub(super) pages: Vec<Vec<Element>>,
}

impl PageLayout {
    /// Without pages. The size is in twentieths of a point.
    pub(super) const fn new(faces: Typefaces, size: (i32, i32)) -> Self {
        Self { faces, logo: None, size, pages: Vec::new() }
    }

    /// The width and height, in twentieths of a point.
    pub(super) const fn size(&self) -> (i32, i32) {
        self.size
    }

    /// Adds a page, to which later elements go.
    pub(super) fn add_page(&mut self) {
        self.pages.push(Vec::new());
    }

    fn put(&mut self, mark: Element) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }

    /// Adds a text on its baseline; returns its width.
    pub(super) fn text(&mut self, (x, y): (i32, i32), side: Side, style: TextStyle, text: &str) -> i32 {
        let runs = self.faces.shape(style.font, text);
        let width = runs.iter().map(|run| run.width(style.size)).sum::<i32>();
        let x = match side {
            Side::Left => x,
            Side::Right => x - width,
            Side::Middle => x - width / 2,
        };
        self.put(Element::Text { x, y, side, style, runs });
        width
    }

    /// Adds a box; `at` is its upper left corner.
    pub(super) fn area(&mut self, at: (i32, i32), size: (i32, i32), fill: Color, line: Option<Color>) {
        self.put(Element::Box { at, size, fill, line });
    }

    /// Adds a horizontal line.
    pub(super) fn rule(&mut self, (left, right): (i32, i32), y: i32, width: i32, color: Color) {
        self.line(vec![(left, y), (right, y)], width, color);
    }

    /// Adds a line through points.
    pub(super) fn line(&mut self, points: Vec<(i32, i32)>, width: i32, color: Color) {
        self.put(Element::Line { points, width, color, is_dashed: false });
    }

    /// Adds a dashed line through points.
    pub(super) fn dashes(&mut self, points: Vec<(i32, i32)>, width: i32, color: Color) {
        self.put(Element::Line { points, width, color, is_dashed: true });
    }

    /// Adds the picture, the same on all pages; `at` is its upper left corner.
    pub(super) fn picture(&mut self, at: (i32, i32), size: (i32, i32), logo: &Logo) {
        self.logo = Some(logo.clone());
        self.put(Element::Picture { at, size });
    }

    /// Calls `place` for each page, with its number and the count of pages, after all were added.
    pub(super) fn on_each(&mut self, mut place: impl FnMut(&mut Self, usize, usize)) {
        let count = self.pages.len();
        let mut done = Vec::with_capacity(count);
        for (at, page) in std::mem::take(&mut self.pages).into_iter().enumerate() {
            self.pages.push(page);
            place(self, at + 1, count);
            done.append(&mut self.pages);
        }
        self.pages = done;
    }

    /// The pages as another program draws them.
    pub(super) fn into_paper(self) -> Vec<PaperPage> {
        let place = |(x, y): (i32, i32)| (points(x), points(y));
        let size = place(self.size);
        let page = |elements: Vec<Element>| {
            let mut page = PaperPage { size, ..PaperPage::default() };
            for element in elements {
                match element {
                    Element::Text { x, y, style, runs, .. } => page.texts.push(PaperText {
                        at: place((x, y)),
                        width: points(runs.iter().map(|run| run.width(style.size)).sum()),
                        size: points(style.size),
                        weight: style.font.into(),
                        color: style.color.bytes(),
                        text: runs.into_iter().map(|run| run.text).collect(),
                    }),
                    Element::Box { at, size, fill, line: _ } => {
                        let (at, size) = (place(at), place(size));
                        page.boxes.push(PaperBox { at, size, color: fill.bytes() });
                    }
                    Element::Line { points: through, width, color, is_dashed: _ } => {
                        let through = through.into_iter().map(place).collect();
                        page.lines.push(PaperLine { through, width: points(width), color: color.bytes() });
                    }
                    Element::Picture { at, size } => {
                        let (at, size) = (place(at), place(size));
                        let picture = self.logo.clone().map(|logo| PaperPicture { at, size, logo });
                        page.pictures.extend(picture);
                    }
                }
            }
            page
        };
        self.pages.into_iter().map(page).collect()
    }

    /// The bytes of the PDF.
    pub(super) fn finish(self, title: &str, shop: &str, locale: &dyn Locale, now: Local) -> Result<Vec<u8>> {
        self.finish_with(title, shop, locale, now, None)
    }

    /// The bytes of the PDF; with an electronic invoice inside it is one for archives.
    pub(super) fn finish_with(
        self,
        title: &str,
        shop: &str,
        locale: &dyn Locale,
        now: Local,
        xml: Option<&[u8]>,
    ) -> Result<Vec<u8>> {
        let mut last = 0;
        let mut next = || {
            last += 1;
            Ref::new(last)
        };
        let (catalog, tree, info) = (next(), next(), next());
        let mut pdf = Pdf::new();
        self.write_pages(&mut pdf, tree, &mut next)?;
        let made = now.date_time().format("%Y-%m-%dT%H:%M:%S").to_string();
        let properties = Properties { title, author: shop, creator: "Tillbook", made, date: date(now) };
        let archive = xml.map(|xml| Archive::write(&mut pdf, &mut next, &properties, xml)).transpose()?;
        let mut root = pdf.catalog(catalog);
        root.pages(tree).lang(TextStr(locale.code()));
        if let Some(archive) = archive {
            archive.name(&mut root);
        }
        drop(root);
        pdf.document_info(info)
            .title(TextStr(title))
            .author(TextStr(shop))
            .creator(TextStr(properties.creator))
            .creation_date(properties.date);
        Ok(pdf.finish())
    }

    /// Writes the pages with their fonts, below the root of all pages.
    fn write_pages(&self, pdf: &mut Pdf, tree: Ref, next: &mut impl FnMut() -> Ref) -> Result<()> {
        let mut fonts = EmbeddedFonts::new(&self.faces);
        let mut pages = Vec::with_capacity(self.pages.len());
        for page in &self.pages {
            let mut sheet = Sheet { content: Content::new(), fonts: &mut fonts, height: self.size.1 };
            for mark in page {
                sheet.draw(mark);
            }
            let (id, content) = (next(), next());
            pdf.stream(content, &compressed(&sheet.content.finish())?).filter(Filter::FlateDecode);
            pages.push((id, content));
        }
        let fonts = fonts.write(pdf, next)?;
        let logo = self.logo.as_ref().map(|logo| write_picture(pdf, next(), logo));
        let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
        pdf.pages(tree).kids(pages.iter().map(|(id, _)| *id)).count(count);
        for (id, content) in pages {
            let mut page = pdf.page(id);
            page.parent(tree).contents(content);
            page.media_box(Rect::new(0.0, 0.0, points(self.size.0), points(self.size.1)));
            let mut resources = page.resources();
            let mut named = resources.fonts();
            for (name, font) in &fonts {
                named.pair(Name(name.as_bytes()), *font);
            }
            drop(named);
            if let Some(logo) = logo {
                resources.x_objects().pair(LOGO, logo);
            }
        }
        Ok(())
    }
}

/// Writes a picture as it is kept. Its colors are those of the pages, and nothing shines through it, as archives ask for.
fn write_picture(pdf: &mut Pdf, id: Ref, logo: &Logo) -> Ref {
    let [width, height] = logo.pixels().map(|side| i32::try_from(side).unwrap_or_default());
    let pixels = compressed_pixels(logo);
    let mut picture = pdf.image_xobject(id, &pixels);
    picture.width(width).height(height).bits_per_component(8).filter(Filter::FlateDecode);
    picture.color_space().device_rgb();
    let mut filters = picture.decode_parms();
    filters.predictor(Predictor::PngOptimum).colors(3).bits_per_component(8).columns(width);
    id
}

fn date(now: Local) -> Date {
    let at = now.date_time();
    let small = |number: u32| u8::try_from(number).unwrap_or_default();
    Date::new(u16::try_from(at.year()).unwrap_or_default())
        .month(small(at.month()))
        .day(small(at.day()))
        .hour(small(at.hour()))
        .minute(small(at.minute()))
        .second(small(at.second()))
}

/// A page being drawn. PDF's origin is the lower left corner.
struct Sheet<'p, 'f> {
    content: Content,
    fonts: &'p mut EmbeddedFonts<'f>,
    height: i32,
}

impl Sheet<'_, '_> {
    fn draw(&mut self, mark: &Element) {
        match mark {
            Element::Text { x, y, style, runs, .. } => {
                self.fill(style.color);
                let (mut left, base) = (*x, self.up(*y));
                for run in runs {
                    self.fonts.show(&mut self.content, (points(left), base), style.size, run);
                    left += run.width(style.size);
                }
            }
            Element::Box { at, size, fill, line } => {
                self.fill(*fill);
                if let Some(color) = line {
                    self.stroke(*color, POINT / 2, false);
                }
                let lower = self.up(at.1 + size.1);
                let content = self.content.rect(points(at.0), lower, points(size.0), points(size.1));
                if line.is_some() {
                    content.fill_nonzero_and_stroke()
                } else {
                    content.fill_nonzero()
                };
            }
            Element::Line { points: through, width, color, is_dashed } => {
                self.stroke(*color, *width, *is_dashed);
                // A straight line has no corner, and the pages of invoices stay what they were.
                if through.len() > 2 {
                    self.content.set_line_join(LineJoinStyle::RoundJoin);
                }
                for (at, (x, y)) in through.iter().enumerate() {
                    let (x, y) = (points(*x), self.up(*y));
                    if at == 0 {
                        self.content.move_to(x, y)
                    } else {
                        self.content.line_to(x, y)
                    };
                }
                self.content.stroke();
            }
            Element::Picture { at, size } => {
                let (width, height) = (points(size.0), points(size.1));
                let place = [width, 0.0, 0.0, height, points(at.0), self.up(at.1 + size.1)];
                self.content.save_state().transform(place).x_object(LOGO).restore_state();
            }
        }
    }

    fn up(&self, y: i32) -> f32 {
        points(self.height - y)
    }

    fn fill(&mut self, color: Color) {
        let [red, green, blue] = color.color();
        self.content.set_fill_rgb(red, green, blue);
    }

    fn stroke(&mut self, color: Color, width: i32, is_dashed: bool) {
        let [red, green, blue] = color.color();
        let dashes = [points(3 * POINT), points(2 * POINT)];
        let dashes = dashes.into_iter().filter(|_| is_dashed);
        self.content
            .set_stroke_rgb(red, green, blue)
            .set_line_width(points(width))
            .set_dash_pattern(dashes, 0.0);
    }
}

//! A page as a picture: as SVG, whose texts are texts, or as PNG of any size.

use domain::{Error, Result, label, text};
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};
use quick_xml::escape::escape;
use skrifa::MetadataProvider;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use vello_cpu::color::AlphaColor;
use vello_cpu::kurbo::{Affine, BezPath, Cap, Rect, Stroke};
use vello_cpu::{Pixmap, RenderContext, Resources};

use super::page_layout::{Color, Element, PageLayout, Side};
use super::shape::{Font, POINT, Run};

/// The size of a picture, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureSize {
    width: u16,
    height: u16,
}

impl PictureSize {
    /// Half of and a whole screen of the usual kind, one of the finest, and a square.
    pub const USUAL: [Self; 4] =
        [Self::new(1_600, 900), Self::new(1_920, 1_080), Self::new(3_840, 2_160), Self::new(1_200, 1_200)];

    const fn new(width: u16, height: u16) -> Self {
        Self { width, height }
    }

    /// What [`Self::parse`] takes, in words.
    pub const WANTED: &str = label!(
        "write a size in pixels such as 1600x900, each side from 400 to 8000 and neither more than three times the other"
    );

    /// Reads `1600x900` or `1600 × 900`; `None` for what is too small or too narrow to read, or too large to make.
    pub fn parse(text: &str) -> Option<Self> {
        let (width, height) = text.split_once(['x', 'X', '×', '*'])?;
        let side = |text: &str| text.trim().parse().ok().filter(|side| (400..=8_000).contains(side));
        let (width, height): (u16, u16) = (side(width)?, side(height)?);
        (width.max(height) <= width.min(height) * 3).then_some(Self::new(width, height))
    }

    /// As it is typed: `1600x900`.
    pub fn name(self) -> String {
        format!("{}x{}", self.width, self.height)
    }

    /// The size of the page that the picture shows, in twentieths of a point: at least 480 × 360 points, so that texts take the
    /// same part of a large picture as of a small one, but no less than a pixel a point.
    pub(super) fn page(self) -> (i32, i32) {
        let (width, height) = (i32::from(self.width), i32::from(self.height));
        let scale = (width * 3).min(height * 4).max(480 * 3);
        let page = |side: i32| side * POINT * 480 * 3 / scale;
        (page(width), page(height))
    }
}

impl Default for PictureSize {
    fn default() -> Self {
        Self::new(1_600, 900)
    }
}

impl PageLayout {
    /// The first page as SVG.
    pub(super) fn svg(&self, size: PictureSize, title: &str, language: &str) -> Vec<u8> {
        let (width, height) = self.size();
        let PictureSize { width: across, height: down } = size;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}\" height=\"{down}\" \
             viewBox=\"0 0 {width} {height}\" xml:lang=\"{language}\" stroke-linejoin=\"round\" \
             font-family=\"IBM Plex Sans, Segoe UI, Helvetica Neue, Arial, sans-serif\">\n<title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n",
            escaped(title)
        );
        for element in self.pages.iter().take(1).flatten() {
            svg.push_str(&svg_of(element));
        }
        svg.push_str("</svg>\n");
        svg.into_bytes()
    }

    /// The first page as PNG.
    pub(super) fn png(&self, size: PictureSize) -> Result<Vec<u8>> {
        let PictureSize { width, height } = size;
        let mut canvas = RenderContext::new(width, height);
        canvas.set_paint(paint(Color::White));
        canvas.fill_rect(&Rect::new(0.0, 0.0, width.into(), height.into()));
        let scale = Affine::scale_non_uniform(
            share(width.into(), self.size().0),
            share(height.into(), self.size().1),
        );
        canvas.set_transform(scale);
        for element in self.pages.iter().take(1).flatten() {
            self.paint(&mut canvas, scale, element);
        }
        canvas.flush();
        let mut pixels = Pixmap::new(width, height);
        canvas.render(&mut pixels, &mut Resources::new());
        let mut png = Vec::new();
        PngEncoder::new(&mut png)
            .write_image(pixels.data_as_u8_slice(), width.into(), height.into(), ExtendedColorType::Rgba8)
            .map_err(|error| Error::storage(text!("Making the picture"), error))?;
        Ok(png)
    }

    fn paint(&self, canvas: &mut RenderContext, scale: Affine, element: &Element) {
        match element {
            Element::Text { x, y, style, runs, .. } => {
                canvas.set_paint(paint(style.color));
                let mut left = *x;
                for run in runs {
                    canvas.set_transform(scale * Affine::translate((f64::from(left), f64::from(*y))));
                    canvas.fill_path(&self.outline(run, style.size));
                    left += run.width(style.size);
                }
                canvas.set_transform(scale);
            }
            Element::Box { at, size, fill, line } => {
                let [left, top] = [at.0, at.1].map(f64::from);
                let [right, bottom] = [at.0 + size.0, at.1 + size.1].map(f64::from);
                let rect = Rect::new(left, top, right, bottom);
                canvas.set_paint(paint(*fill));
                canvas.fill_rect(&rect);
                if let Some(color) = line {
                    canvas.set_paint(paint(*color));
                    canvas.set_stroke(Stroke::new(f64::from(POINT / 2)));
                    canvas.stroke_rect(&rect);
                }
            }
            Element::Line { points, width, color, is_dashed } => {
                let mut path = BezPath::new();
                for (at, (x, y)) in points.iter().enumerate() {
                    let to = (f64::from(*x), f64::from(*y));
                    if at == 0 { path.move_to(to) } else { path.line_to(to) }
                }
                let stroke = Stroke::new(f64::from(*width)).with_caps(Cap::Butt);
                let dashes = [3 * POINT, 2 * POINT].map(f64::from);
                canvas.set_stroke(if *is_dashed { stroke.with_dashes(0.0, dashes) } else { stroke });
                canvas.set_paint(paint(*color));
                canvas.stroke_path(&path);
            }
            // A chart has none.
            Element::Picture { .. } => {}
        }
    }

    /// The outlines of a run that begins at the origin.
    fn outline(&self, run: &Run, size: i32) -> BezPath {
        let outlines = self.faces.typeface(run.face).font.outline_glyphs();
        let (mut pen, mut x) = (Pen::default(), 0);
        for glyph in &run.glyphs {
            pen.origin = (x + glyph.offset.0, glyph.offset.1);
            if let Some(outline) = outlines.get(glyph.id.into()) {
                let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
                // A glyph that is broken is left out, as by other programs.
                drop(outline.draw(settings, &mut pen));
            }
            x += glyph.advance;
        }
        Affine::scale_non_uniform(share(size, run.units), share(-size, run.units)) * pen.path
    }
}

/// Draws glyphs beside each other.
#[derive(Default)]
struct Pen {
    path: BezPath,
    origin: (i32, i32),
}

impl Pen {
    #[expect(clippy::float_arithmetic, reason = "outlines are in fractions; nothing is computed with them")]
    fn at(&self, x: f32, y: f32) -> (f64, f64) {
        (f64::from(self.origin.0) + f64::from(x), f64::from(self.origin.1) + f64::from(y))
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.at(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.at(x, y));
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.path.quad_to(self.at(cx0, cy0), self.at(x, y));
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.path.curve_to(self.at(cx0, cy0), self.at(cx1, cy1), self.at(x, y));
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}

/// An element in SVG.
fn svg_of(element: &Element) -> String {
    match element {
        Element::Text { x, y, style, runs, side } => {
            let width: i32 = runs.iter().map(|run| run.width(style.size)).sum();
            // A font of another width keeps the side that the text is set by.
            let (x, anchor) = match side {
                Side::Left => (*x, "start"),
                Side::Middle => (x + width / 2, "middle"),
                Side::Right => (x + width, "end"),
            };
            let weight = match style.font {
                Font::SemiBold => 600,
                Font::Medium => 500,
                _ => 400,
            };
            let text: String = runs.iter().map(|run| run.text.as_str()).collect();
            let (size, fill, text) = (style.size, hex(style.color), escaped(&text));
            format!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\" fill=\"{fill}\" \
                 text-anchor=\"{anchor}\">{text}</text>\n"
            )
        }
        Element::Box { at: (x, y), size: (width, height), fill, line } => {
            let line = line.map(|color| format!(" stroke=\"{}\" stroke-width=\"{}\"", hex(color), POINT / 2));
            let (fill, line) = (hex(*fill), line.unwrap_or_default());
            format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"{line}/>\n"
            )
        }
        Element::Line { points, width, color, is_dashed } => {
            let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
            let dashes = format!(" stroke-dasharray=\"{} {}\"", 3 * POINT, 2 * POINT);
            let (points, color, dashes) =
                (points.join(" "), hex(*color), if *is_dashed { &*dashes } else { "" });
            format!(
                "<polyline points=\"{points}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"{dashes}/>\n"
            )
        }
        Element::Picture { .. } => String::new(),
    }
}

/// A text in XML, without what XML cannot hold.
fn escaped(text: &str) -> String {
    let text: String =
        text.chars().filter(|one| !one.is_control() && !matches!(one, '\u{fffe}' | '\u{ffff}')).collect();
    escape(&text).into_owned()
}

fn hex(color: Color) -> String {
    let [red, green, blue] = color.bytes();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

const fn paint(color: Color) -> AlphaColor<vello_cpu::color::Srgb> {
    let [red, green, blue] = color.bytes();
    AlphaColor::from_rgb8(red, green, blue)
}

#[expect(clippy::float_arithmetic, reason = "a place in a picture; nothing is computed with it")]
fn share(part: i32, whole: i32) -> f64 {
    f64::from(part) / f64::from(whole.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_sides_that_can_be_read_and_made() {
        for (text, name, page) in [
            ("1600x900", "1600x900", (12_800, 7_200)),
            (" 3840 × 2160 ", "3840x2160", (12_800, 7_200)),
            ("1200*1200", "1200x1200", (9_600, 9_600)),
            ("400X400", "400x400", (8_000, 8_000)),
            ("1200x400", "1200x400", (21_600, 7_200)),
            ("400x1200", "400x1200", (8_000, 24_000)),
        ] {
            let size = PictureSize::parse(text).unwrap();
            assert_eq!((&*size.name(), size.page()), (name, page), "{text}");
        }
        for text in [
            "",
            "abc",
            "0x0",
            "1600",
            "1600x",
            "1600x900x2",
            "-600x900",
            "399x900",
            "401x1204",
            "100000x100000",
        ] {
            assert_eq!(PictureSize::parse(text), None, "{text}");
        }
    }
}

//! Pages of paper: where lines, boxes and texts stand on them, and those made into PDF. A page is laid out
//! in twentieths of a point, whole numbers all the way; only here do they become what PDF measures in.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};

use chrono::{Datelike, Timelike};

use super::shape::{Run, Typefaces, Weight};
use crate::domain::time::Local;
use crate::domain::{Error, Result};

/// Twentieths of a point in a point.
pub(super) const POINT: i32 = 20;

/// What is printed with. Told apart in grey too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    /// Text and figures.
    Black,
    /// Labels.
    Soft,
    /// Hairlines.
    Line,
    /// Bars, and the rule under the title.
    Accent,
    /// What is below zero.
    Negative,
    /// Within bars of what is below zero.
    NegativeSoft,
}

impl Ink {
    fn color(self) -> rgb::Color {
        let (red, green, blue) = match self {
            Self::Black => (0x15, 0x21, 0x1F),
            Self::Soft => (0x4A, 0x58, 0x55),
            Self::Line => (0xC3, 0xCB, 0xC8),
            Self::Accent => (0x0B, 0x69, 0x70),
            Self::Negative => (0xB3, 0x26, 0x1E),
            Self::NegativeSoft => (0xF6, 0xDC, 0xD9),
        };
        rgb::Color::new(red, green, blue)
    }
}

/// On which side of its place a text stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// It begins there.
    Left,
    /// It ends there.
    Right,
    /// Its middle is there.
    Middle,
}

/// How a text looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) size: i32,
    pub(super) weight: Weight,
    pub(super) ink: Ink,
}

impl Look {
    /// In so many points.
    pub(super) const fn new(points: i32, weight: Weight, ink: Ink) -> Self {
        Self { size: points * POINT, weight, ink }
    }
}

/// Something on a page. Places are from the upper left corner; a text stands on its base line.
enum Mark {
    Text { x: i32, y: i32, look: Look, runs: Vec<Run> },
    Box { at: (i32, i32), size: (i32, i32), fill: Option<Ink>, line: Option<Ink> },
    Line { points: Vec<(i32, i32)>, width: i32, ink: Ink, is_dashed: bool },
}

/// Pages as they are laid out.
pub(super) struct PageLayout {
    pub(super) faces: Typefaces,
    size: (i32, i32),
    pages: Vec<Vec<Mark>>,
}

impl PageLayout {
    /// Without a page yet. Its size is in twentieths of a point.
    pub(super) const fn new(faces: Typefaces, size: (i32, i32)) -> Self {
        Self { faces, size, pages: Vec::new() }
    }

    /// Its width and height.
    pub(super) const fn size(&self) -> (i32, i32) {
        self.size
    }

    /// A new page, on which everything stands from now on.
    pub(super) fn add_page(&mut self) {
        self.pages.push(Vec::new());
    }

    fn put(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.push(mark);
        }
    }

    /// A text on its base line; answers how wide it is.
    pub(super) fn text(&mut self, (x, y): (i32, i32), side: Side, look: Look, text: &str) -> i32 {
        let runs = self.faces.shape(look.weight, text);
        let width = runs.iter().map(|run| run.width(look.size)).sum::<i32>();
        let x = match side {
            Side::Left => x,
            Side::Right => x - width,
            Side::Middle => x - width / 2,
        };
        self.put(Mark::Text { x, y, look, runs });
        width
    }

    /// A box by its upper left corner.
    pub(super) fn area(&mut self, at: (i32, i32), size: (i32, i32), fill: Option<Ink>, line: Option<Ink>) {
        self.put(Mark::Box { at, size, fill, line });
    }

    /// A level line.
    pub(super) fn rule(&mut self, (left, right): (i32, i32), y: i32, width: i32, ink: Ink) {
        self.put(Mark::Line { points: vec![(left, y), (right, y)], width, ink, is_dashed: false });
    }

    /// A dashed line through points.
    pub(super) fn dashes(&mut self, points: Vec<(i32, i32)>, width: i32, ink: Ink) {
        self.put(Mark::Line { points, width, ink, is_dashed: true });
    }

    /// On each page, once it is known how many there are: `place` puts what stands there by its number.
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

    /// As PDF.
    pub(super) fn finish(self, title: &str, shop: &str, now: Local) -> Result<Vec<u8>> {
        let unmade = |problem: String| Error::storage("Making the pages", std::io::Error::other(problem));
        let mut document = Document::new();
        document.set_metadata(about(title, shop, now));
        for page in &self.pages {
            let size = PageSettings::from_wh(points(self.size.0), points(self.size.1));
            let mut sheet = document.start_page_with(size.ok_or_else(|| unmade("no size".to_owned()))?);
            let mut surface = sheet.surface();
            for mark in page {
                draw(&mut surface, mark);
            }
            surface.finish();
            sheet.finish();
        }
        document.finish().map_err(|error| unmade(format!("{error:?}")))
    }
}

fn about(title: &str, shop: &str, now: Local) -> Metadata {
    let at = now.date_time();
    let small = |number: u32| u8::try_from(number).unwrap_or_default();
    let made = DateTime::new(u16::try_from(at.year()).unwrap_or_default())
        .month(small(at.month()))
        .day(small(at.day()))
        .hour(small(at.hour()))
        .minute(small(at.minute()))
        .second(small(at.second()));
    Metadata::new()
        .title(title.to_owned())
        .authors(vec![shop.to_owned()])
        .creator("Tillbook".to_owned())
        .language("en".to_owned())
        .creation_date(made)
}

fn draw(surface: &mut Surface<'_>, mark: &Mark) {
    match mark {
        Mark::Text { x, y, look, runs } => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(look.ink)));
            let mut left = *x;
            for run in runs {
                let start = Point::from_xy(points(left), points(*y));
                surface.draw_glyphs(
                    start,
                    &glyphs(run),
                    run.font.clone(),
                    &run.text,
                    points(look.size),
                    false,
                );
                left += run.width(look.size);
            }
        }
        Mark::Box { at, size, fill: inside, line } => {
            surface.set_fill(inside.map(fill));
            surface.set_stroke(line.map(|ink| stroke(ink, POINT / 2, false)));
            let rect = Rect::from_xywh(points(at.0), points(at.1), points(size.0), points(size.1));
            let mut path = PathBuilder::new();
            if let Some(rect) = rect {
                path.push_rect(rect);
            }
            path.finish().iter().for_each(|path| surface.draw_path(path));
        }
        Mark::Line { points: through, width, ink, is_dashed } => {
            surface.set_fill(None);
            surface.set_stroke(Some(stroke(*ink, *width, *is_dashed)));
            let mut path = PathBuilder::new();
            for (at, (x, y)) in through.iter().enumerate() {
                if at == 0 {
                    path.move_to(points(*x), points(*y));
                } else {
                    path.line_to(points(*x), points(*y));
                }
            }
            path.finish().iter().for_each(|path| surface.draw_path(path));
        }
    }
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: ink.color().into(), opacity: NormalizedF32::ONE, ..Fill::default() }
}

fn stroke(ink: Ink, width: i32, is_dashed: bool) -> Stroke {
    let dash =
        is_dashed.then(|| StrokeDash { array: vec![points(3 * POINT), points(2 * POINT)], offset: 0.0 });
    Stroke { paint: ink.color().into(), width: points(width), dash, ..Stroke::default() }
}

fn glyphs(run: &Run) -> Vec<KrillaGlyph> {
    let em = |units: i32| of_whole(units, run.units);
    let glyph = |glyph: &super::shape::Glyph| {
        let (x, y) = glyph.offset;
        let id = GlyphId::new(glyph.id);
        KrillaGlyph::new(id, em(glyph.advance), em(x), em(y), 0.0, glyph.range.clone(), None)
    };
    run.glyphs.iter().map(glyph).collect()
}

/// Twentieths of a point in points.
fn points(twentieths: i32) -> f32 {
    of_whole(twentieths, POINT)
}

#[expect(clippy::float_arithmetic, reason = "PDF measures in fractions; nothing is computed with them")]
fn of_whole(part: i32, whole: i32) -> f32 {
    let small = |number: i32| f32::from(i16::try_from(number).unwrap_or(i16::MAX));
    small(part) / small(whole.max(1))
}

//! A table on pages: columns as wide as their contents, headings repeated on each page, long texts in
//! several lines.

use super::page_frame::{MARGIN, PageFrame, bottom};
use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::shape::{Font, Typefaces};
use domain::locale::Locale;
use domain::table::{Cell, Kind, Table};

/// A4 portrait, in twentieths of a point.
pub(super) const PORTRAIT: (i32, i32) = (11_906, 16_838);
/// A4 landscape, in twentieths of a point.
pub(super) const LANDSCAPE: (i32, i32) = (16_838, 11_906);

/// The gap between columns.
const GAP: i32 = 9 * POINT;
/// The least width of a text column.
const NARROW: i32 = 56 * POINT;
/// The width up to which a text is not broken.
const WIDE: i32 = 230 * POINT;
/// The most lines of a heading.
const HEAD_LINES: usize = 3;
/// The most lines of a cell.
const MOST_LINES: usize = 4;

/// A table with the widths of its columns.
pub(super) struct Grid {
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
    totals: Option<Vec<String>>,
    /// The font size, in twentieths of a point.
    size: i32,
    is_tight: bool,
}

struct Column {
    head: String,
    kind: Kind,
    left: i32,
    width: i32,
}

impl Column {
    /// The position of a column's texts, and their alignment.
    const fn place(&self) -> (i32, Side) {
        if self.kind.is_number() { (self.left + self.width, Side::Right) } else { (self.left, Side::Left) }
    }
}

impl Grid {
    /// A table for paper of this size.
    pub(super) fn new(faces: &Typefaces, table: &Table, locale: &dyn Locale, paper: (i32, i32)) -> Self {
        let head = &table.head;
        let write = |row: &Vec<Cell>| -> Vec<String> {
            let cells = head.columns.iter().zip(row);
            cells.map(|(column, cell)| head.written(column.kind, cell, locale)).collect()
        };
        let rows: Vec<Vec<String>> = table.rows.iter().map(write).collect();
        let totals = table.totals.as_ref().map(write);
        let columns = head.columns.iter().map(|column| Column {
            head: column.name.clone(),
            kind: column.kind,
            left: 0,
            width: 0,
        });
        let mut grid = Self { columns: columns.collect(), rows, totals, size: 0, is_tight: false };
        for points in [8, 7, 6] {
            grid.size = points * POINT;
            if grid.fit(faces, paper.0 - 2 * MARGIN) {
                break;
            }
            grid.is_tight = true;
        }
        grid
    }

    /// Whether wider paper would suit it better.
    pub(super) const fn is_tight(&self) -> bool {
        self.is_tight
    }

    /// Divides the width among the columns; false when figures do not fit.
    fn fit(&mut self, faces: &Typefaces, room: i32) -> bool {
        let wanted: Vec<i32> = (0..self.columns.len()).map(|at| self.natural(faces, at)).collect();
        let gaps = GAP * i32::try_from(self.columns.len().saturating_sub(1)).unwrap_or_default();
        let mut left_over = room - gaps - wanted.iter().sum::<i32>();
        let texts: Vec<bool> = self.columns.iter().map(|column| column.kind.is_text()).collect();
        let mut widths = wanted.clone();
        if left_over < 0 {
            // Texts can be broken, figures cannot.
            let spare = |(width, is_text): (&i32, &bool)| if *is_text { (width - NARROW).max(0) } else { 0 };
            let spares: Vec<i32> = wanted.iter().zip(&texts).map(spare).collect();
            let all: i32 = spares.iter().sum();
            let taken = all.min(-left_over);
            for (width, spare) in widths.iter_mut().zip(spares) {
                *width -= share_of(taken, spare, all.max(1));
            }
            left_over += taken;
        } else {
            let most =
                wanted.iter().zip(&texts).filter(|(_, is_text)| **is_text).map(|(width, _)| *width).max();
            let widest =
                wanted.iter().zip(&texts).position(|(width, is_text)| *is_text && Some(*width) == most);
            if let Some(width) = widest.and_then(|at| widths.get_mut(at)) {
                *width += left_over;
            } else {
                let each = left_over / i32::try_from(widths.len()).unwrap_or(1).max(1);
                for width in &mut widths {
                    *width += each;
                }
            }
        }
        let mut left = MARGIN;
        for (column, width) in self.columns.iter_mut().zip(widths) {
            column.left = left;
            column.width = width;
            left += width + GAP;
        }
        left_over >= 0
    }

    /// The width of a column's contents and heading.
    fn natural(&self, faces: &Typefaces, at: usize) -> i32 {
        let width = |font, text: &str| faces.width(font, self.size, text);
        let cells = self.rows.iter().filter_map(|row| row.get(at));
        let cells = cells.map(|text| width(Font::Regular, text)).max().unwrap_or_default();
        let total = self.totals.as_ref().and_then(|row| row.get(at));
        let total = total.map(|text| width(Font::SemiBold, text)).unwrap_or_default();
        let Some(column) = self.columns.get(at) else { return 0 };
        let most = if column.kind.is_text() { WIDE } else { i32::MAX };
        cells.max(total).min(most).max(self.head_width(faces, &column.head))
    }

    /// The width of a heading's longest word, or more, so that it has few lines.
    fn head_width(&self, faces: &Typefaces, head: &str) -> i32 {
        let width = |text: &str| faces.width(Font::Medium, self.size, text);
        let mut room = head.split(' ').map(width).max().unwrap_or_default();
        let lines = |room| faces.lines(Font::Medium, self.size, head, room, usize::MAX).len();
        while lines(room) > HEAD_LINES && room < NARROW * 2 {
            room += 4 * POINT;
        }
        room
    }

    /// Draws the table, on as many pages as it needs.
    pub(super) fn draw(&self, paper: &mut PageLayout, letter: &PageFrame<'_>, top: i32) {
        let mut y = self.heads(paper, top);
        let plain = TextStyle { size: self.size, font: Font::Regular, color: Color::Black };
        for row in &self.rows {
            let lines = self.lines(paper, row, plain);
            let height = self.height(&lines);
            if y + height > bottom(paper) {
                let top = letter.go_on(paper);
                y = self.heads(paper, top);
            }
            self.row(paper, y, &lines, plain);
            y += height;
            paper.rule(self.edges(), y, POINT / 3, Color::Line);
        }
        let Some(totals) = &self.totals else { return };
        let bold = TextStyle { font: Font::SemiBold, ..plain };
        let lines = self.lines(paper, totals, bold);
        if y + self.height(&lines) > bottom(paper) {
            let top = letter.go_on(paper);
            y = self.heads(paper, top);
        }
        paper.rule(self.edges(), y, POINT * 3 / 2, Color::Black);
        self.row(paper, y + POINT, &lines, bold);
    }

    fn edges(&self) -> (i32, i32) {
        let right = self.columns.last().map_or(MARGIN, |column| column.left + column.width);
        (MARGIN, right)
    }

    /// Draws the headings on one baseline; returns the position of the first row.
    fn heads(&self, paper: &mut PageLayout, top: i32) -> i32 {
        let style = TextStyle { size: self.size, font: Font::Medium, color: Color::Soft };
        let lines: Vec<Vec<String>> = self
            .columns
            .iter()
            .map(|column| paper.faces.lines(style.font, style.size, &column.head, column.width, MOST_LINES))
            .collect();
        let most = lines.iter().map(Vec::len).max().unwrap_or(1);
        let base = top + self.line() * i32::try_from(most).unwrap_or(1);
        for (column, lines) in self.columns.iter().zip(&lines) {
            let lowest = i32::try_from(lines.len()).unwrap_or(1);
            for (number, line) in (1..).zip(lines) {
                let (x, side) = column.place();
                paper.text((x, base - (lowest - number) * self.line()), side, style, line);
            }
        }
        let y = base + self.size / 2;
        paper.rule(self.edges(), y, POINT, Color::Black);
        y
    }

    fn lines(&self, paper: &PageLayout, row: &[String], style: TextStyle) -> Vec<Vec<String>> {
        let cells = self.columns.iter().zip(row);
        cells
            .map(|(column, text)| match column.kind {
                kind if kind.is_text() => {
                    paper.faces.lines(style.font, style.size, text, column.width, MOST_LINES)
                }
                _ => vec![text.clone()],
            })
            .collect()
    }

    /// The distance between lines.
    const fn line(&self) -> i32 {
        self.size * 13 / 10
    }

    fn height(&self, lines: &[Vec<String>]) -> i32 {
        let most = lines.iter().map(Vec::len).max().unwrap_or(1);
        self.line() * i32::try_from(most).unwrap_or(1) + self.size * 3 / 10
    }

    fn row(&self, paper: &mut PageLayout, top: i32, lines: &[Vec<String>], style: TextStyle) {
        for (column, lines) in self.columns.iter().zip(lines) {
            for (number, line) in (1..).zip(lines) {
                let (x, side) = column.place();
                paper.text((x, top + number * self.line() - self.size / 10), side, style, line);
            }
        }
    }
}

/// `amount` times `part` by `whole`.
fn share_of(amount: i32, part: i32, whole: i32) -> i32 {
    let share = i64::from(amount) * i64::from(part) / i64::from(whole);
    i32::try_from(share).unwrap_or_default()
}

//! Headers and footers of pages: the shop and the title, the time of printing, the page number.

use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::shape::Font;
use domain::locale::Locale;
use domain::text;
use domain::time::Local;

/// The left and right margin.
pub(super) const MARGIN: i32 = 42 * POINT;
/// The top of the contents on pages after the first.
const TOP: i32 = 62 * POINT;
/// The bottom margin.
const FOOT: i32 = 50 * POINT;

/// The most lines of a note.
const MOST_LINES: usize = 4;

const SHOP: TextStyle = TextStyle::new(10, Font::Medium, Color::Soft);
const TITLE: TextStyle = TextStyle::new(21, Font::SemiBold, Color::Black);
const ABOUT: TextStyle = TextStyle::new(10, Font::Regular, Color::Soft);
const SMALL: TextStyle = TextStyle::new(8, Font::Regular, Color::Soft);

/// The texts of the page headers.
pub(super) struct PageFrame<'l> {
    pub(super) shop: &'l str,
    pub(super) title: &'l str,
    pub(super) about: &'l str,
    /// Sentences below it, on the first page.
    pub(super) notes: &'l [String],
}

impl PageFrame<'_> {
    /// The title of the document.
    pub(super) fn name(&self) -> String {
        if self.about.is_empty() {
            format!("{} – {}", self.shop, self.title)
        } else {
            format!("{} – {}, {}", self.shop, self.title, self.about)
        }
    }

    /// Adds the first page with its title; returns the top of its contents.
    pub(super) fn begin(&self, paper: &mut PageLayout) -> i32 {
        paper.add_page();
        let (left, right) = edges(paper);
        paper.text((left, 52 * POINT), Side::Left, SHOP, self.shop);
        paper.text((left, 78 * POINT), Side::Left, TITLE, self.title);
        let lines = paper.faces.lines(ABOUT.font, ABOUT.size, self.about, right - left, 3);
        let mut y = 78 * POINT;
        for line in lines.iter().filter(|line| !line.is_empty()) {
            y += 16 * POINT;
            paper.text((left, y), Side::Left, ABOUT, line);
        }
        for note in self.notes {
            y += 4 * POINT;
            for line in paper.faces.lines(SMALL.font, SMALL.size, note, right - left, MOST_LINES) {
                y += 12 * POINT;
                paper.text((left, y), Side::Left, SMALL, &line);
            }
        }
        y += 12 * POINT;
        paper.rule((left, right), y, POINT * 3 / 2, Color::Accent);
        y + 14 * POINT
    }

    /// Adds another page; returns the top of its contents.
    pub(super) fn go_on(&self, paper: &mut PageLayout) -> i32 {
        paper.add_page();
        let (left, right) = edges(paper);
        let y = 46 * POINT;
        let room = right - left;
        let about = [self.title, self.about].map(str::trim);
        let about: Vec<&str> = about.into_iter().filter(|part| !part.is_empty()).collect();
        let width = paper.text((left, y), Side::Left, SMALL, self.shop);
        let words = about.join(", ");
        let lines = paper.faces.lines(SMALL.font, SMALL.size, &words, room - width - 20 * POINT, 1);
        for line in &lines {
            paper.text((right, y), Side::Right, SMALL, line);
        }
        paper.rule((left, right), y + 6 * POINT, POINT / 2, Color::Line);
        TOP
    }

    /// Draws the footer of each page.
    pub(super) fn finish(paper: &mut PageLayout, locale: &dyn Locale, now: Local) {
        let now = locale.dates().format(now, "%-d %b %Y %H:%M");
        let printed = locale.text(&text!("Printed {at}", at = now));
        paper.on_each(|paper, number, count| {
            let (left, right) = edges(paper);
            let y = paper.size().1 - 34 * POINT;
            paper.rule((left, right), y - 11 * POINT, POINT / 2, Color::Line);
            paper.text((left, y), Side::Left, SMALL, &printed);
            let page = locale.text(&text!("Page {number} of {count}", number, count));
            paper.text((right, y), Side::Right, SMALL, &page);
        });
    }
}

/// The left and right edge of the contents.
pub(super) const fn edges(paper: &PageLayout) -> (i32, i32) {
    (MARGIN, paper.size().0 - MARGIN)
}

/// The lower edge of the contents.
pub(super) const fn bottom(paper: &PageLayout) -> i32 {
    paper.size().1 - FOOT
}

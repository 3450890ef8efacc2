//! An invoice or a credit note on A4, by layout 1, the only one so far. What it says is decided by
//! [`domain::invoice::paper`]; here is where it stands: the buyer in the window of DIN 5008 form B, particulars at its
//! right, the table, the totals, what the law and the seller add, and the seller's data at the foot of each page.
//!
//! It knows no clock and no settings: the same document, logo and fonts give the same bytes, which [`tests`] hold. Another look is
//! another layout, beside this one.

mod table;
#[cfg(test)]
mod tests;

use domain::invoice::Invoice;
use domain::invoice::logo::Logo;
use domain::invoice::words::{PaperWords, Word};
use domain::text::Text;
use domain::{Error, Result};

use super::grid::PORTRAIT;
use super::page_layout::{Color, POINT, PageLayout, PaperPage, Side, TextStyle};
use super::shape::{Font, Typefaces};
use crate::invoice_xml::{InvoiceSyntax, invoice_xml};

/// The left and right edge of the contents.
const LEFT: i32 = mm(25);
const RIGHT: i32 = PORTRAIT.0 - mm(20);
/// The left edge of the particulars.
const ASIDE: i32 = mm(118);
/// The top of the window, of the address in it, and the width of its texts.
const WINDOW: i32 = mm(45);
const ADDRESS: i32 = mm(62);
const ADDRESS_WIDTH: i32 = mm(78);
/// The baseline of the title below a window.
const TITLE: i32 = mm(104);
/// The top of the contents on pages after the first.
const TOP: i32 = mm(32);
/// The distance between lines of the foot, and between its columns.
const FOOT_LINE: i32 = 10 * POINT;
const FOOT_GAP: i32 = mm(6);
/// The baseline of the lowest line of the foot, from the lower edge.
const FOOT: i32 = mm(12);

/// The most room of a logo, and of a pixel of it: 96 of them are an inch.
const LOGO: (i32, i32) = (mm(60), mm(19));
const PIXEL: i32 = 15;

const SHOP: TextStyle = TextStyle::new(16, Font::SemiBold, Color::Black);
const HEADING: TextStyle = TextStyle::new(17, Font::SemiBold, Color::Black);
const BODY: TextStyle = TextStyle::new(9, Font::Regular, Color::Black);
const LABEL: TextStyle = TextStyle::new(9, Font::Regular, Color::Soft);
const STRONG: TextStyle = TextStyle::new(10, Font::Medium, Color::Black);
const LETTER: TextStyle = TextStyle::new(10, Font::Regular, Color::Black);
const SMALL: TextStyle = TextStyle::new(7, Font::Regular, Color::Soft);

/// Millimetres.
const fn mm(count: i32) -> i32 {
    count * 56_693 / 1_000
}

/// The distance between lines of a style.
const fn leading(style: TextStyle) -> i32 {
    style.size * 27 / 20
}

/// The PDF of a document, with the logo that it names. Refused where [`unprintable`] says why.
pub fn invoice(document: &Invoice, logo: Option<&Logo>) -> Result<Vec<u8>> {
    let (title, words) = (document.title(), document.words());
    let day = document.issued_on.start();
    whole(document, logo)?.finish(&title, document.seller_name(), &words, day)
}

/// The same pages as a PDF for archives, with the electronic invoice inside (Factur-X, ZUGFeRD). Refused where one of both is.
pub fn factur_x(document: &Invoice, logo: Option<&Logo>) -> Result<Vec<u8>> {
    let (title, words) = (document.title(), document.words());
    let xml = invoice_xml(document, InvoiceSyntax::FacturX)?;
    let day = document.issued_on.start();
    whole(document, logo)?.finish_with(&title, document.seller_name(), &words, day, Some(&xml))
}

/// The same pages, to show them.
pub fn invoice_pages(document: &Invoice, logo: Option<&Logo>) -> Result<Vec<PaperPage>> {
    Ok(drawn(document, logo, Typefaces::load()?).into_paper())
}

/// Why a document cannot be printed: it has letters that no font has, built in or of the system. `None` where it can be.
pub fn unprintable(document: &Invoice) -> Result<Option<Text>> {
    Ok(drawn(document, None, Typefaces::load()?).faces.lacking())
}

/// The pages, with every letter on them.
fn whole(document: &Invoice, logo: Option<&Logo>) -> Result<PageLayout> {
    let paper = drawn(document, logo, Typefaces::load()?);
    match paper.faces.lacking() {
        Some(problem) => Err(Error::Invalid { what: document.called(), problem }),
        None => Ok(paper),
    }
}

fn drawn(document: &Invoice, logo: Option<&Logo>, faces: Typefaces) -> PageLayout {
    let paper = PageLayout::new(faces, PORTRAIT);
    let mut drawing =
        Drawing { document, logo, words: document.words(), paper, y: 0, bottom: 0, foot: Vec::new() };
    drawing.foot = drawing.foot_columns();
    let lines = drawing.foot.iter().map(Vec::len).max().unwrap_or_default();
    let foot = FOOT_LINE * i32::try_from(lines).unwrap_or_default();
    // A third of the page is left for the contents, however much the foot has to say.
    drawing.bottom = (PORTRAIT.1 - FOOT - foot - mm(11)).max(PORTRAIT.1 / 2);
    drawing.first_page();
    drawing.lines_and_totals();
    drawing.notes();
    drawing.feet();
    drawing.paper
}

/// A document being drawn.
struct Drawing<'d> {
    document: &'d Invoice,
    logo: Option<&'d Logo>,
    words: PaperWords,
    paper: PageLayout,
    /// The lower edge of what was drawn last.
    y: i32,
    /// The lower edge of the contents.
    bottom: i32,
    /// The columns of the foot.
    foot: Vec<Vec<String>>,
}

impl Drawing<'_> {
    /// A text in lines from the upper edge `y` on; returns its lower edge. It stays on its page.
    fn block(&mut self, (x, y): (i32, i32), side: Side, style: TextStyle, lines: &[String]) -> i32 {
        let mut y = y;
        for line in lines {
            self.paper.text((x, y + style.size), side, style, line);
            y += leading(style);
        }
        y
    }

    fn wrapped(&self, style: TextStyle, text: &str, width: i32) -> Vec<String> {
        self.paper.faces.all_lines(style.font, style.size, text, width)
    }

    /// Goes to another page unless there is room of this height.
    fn need(&mut self, height: i32) {
        if self.y + height > self.bottom && self.y > TOP {
            self.next_page();
        }
    }

    fn first_page(&mut self) {
        self.paper.add_page();
        let shop = self.document.seller.shop.trim();
        let width = RIGHT - LEFT - self.logo();
        let shop = self.paper.faces.lines(SHOP.font, SHOP.size, shop, width, 2);
        let height = leading(SHOP) * i32::try_from(shop.len()).unwrap_or_default();
        self.block((LEFT, mm(30) - height), Side::Left, SHOP, &shop);
        self.paper.rule((LEFT, RIGHT), mm(32), POINT, Color::Accent);
        let end = if self.document.buyer.is_some() { self.window() } else { self.sender() };
        let top = if self.document.buyer.is_some() { ADDRESS } else { WINDOW };
        let end = self.particulars(top + POINT).max(end);
        let least = if self.document.buyer.is_some() { TITLE } else { 0 };
        let top = (end + mm(12)).max(least - HEADING.size);
        let title = self.wrapped(HEADING, &self.document.title(), RIGHT - LEFT);
        self.y = self.block((LEFT, top), Side::Left, HEADING, &title);
        if let Some(text) = self.document.corrected() {
            let lines = self.wrapped(LETTER, &text, RIGHT - LEFT);
            self.y = self.block((LEFT, self.y), Side::Left, LETTER, &lines);
        }
        self.y += mm(5);
    }

    /// Draws the logo at the right above the rule; returns the width that it takes of the shop's name.
    fn logo(&mut self) -> i32 {
        let Some(logo) = self.logo else { return 0 };
        let [width, height] = logo.pixels().map(|side| i32::try_from(side).unwrap_or(i32::MAX));
        // The largest size in the room that there is, in which a pixel is no larger than it takes to be sharp.
        let (most, tall) = ((width * PIXEL).min(LOGO.0), (height * PIXEL).min(LOGO.1));
        let size = if most * height <= tall * width {
            (most, (most * height / width).max(1))
        } else {
            ((tall * width / height).max(1), tall)
        };
        self.paper.picture((RIGHT - size.0, mm(29) - size.1), size, logo);
        size.0 + mm(6)
    }

    /// Draws the buyer's address below the line of the sender, and marks where a letter is folded for such a window.
    fn window(&mut self) -> i32 {
        let sender = self.document.seller_lines(true).join(" · ");
        let sender = self.paper.faces.lines(SMALL.font, SMALL.size, &sender, ADDRESS_WIDTH, 1);
        self.block((LEFT, ADDRESS - mm(4)), Side::Left, SMALL, &sender);
        if ["DE", "AT"].contains(&self.document.seller_country().as_str()) {
            for fold in [105, 210] {
                self.paper.rule((mm(4), mm(8)), mm(fold), POINT / 3, Color::Line);
            }
        }
        self.address(ADDRESS, &self.document.buyer_lines(), LETTER)
    }

    /// Draws the seller where a buyer would be: small invoices name the seller alone.
    fn sender(&mut self) -> i32 {
        let mut lines = self.document.seller_lines(false);
        lines.extend(self.document.seller_numbers().into_iter().take(1));
        self.address(WINDOW, &lines, STRONG)
    }

    fn address(&mut self, top: i32, lines: &[String], first: TextStyle) -> i32 {
        let mut y = top;
        for (at, line) in lines.iter().enumerate() {
            let style = if at == 0 { first } else { LETTER };
            let lines = self.wrapped(style, line, ADDRESS_WIDTH);
            y = self.block((LEFT, y), Side::Left, style, &lines);
        }
        y
    }

    fn particulars(&mut self, top: i32) -> i32 {
        let mut y = top;
        for (name, value) in self.document.particulars() {
            let name_width = self.paper.faces.width(LABEL.font, LABEL.size, &name);
            let value_width = self.paper.faces.width(BODY.font, BODY.size, &value);
            let name = self.wrapped(LABEL, &name, RIGHT - ASIDE);
            let below = self.block((ASIDE, y), Side::Left, LABEL, &name);
            if name_width + value_width + mm(4) > RIGHT - ASIDE {
                y = below;
            }
            let value = self.wrapped(BODY, &value, RIGHT - ASIDE);
            y = self.block((RIGHT, y), Side::Right, BODY, &value) + POINT;
        }
        y
    }

    fn next_page(&mut self) {
        self.paper.add_page();
        let style = TextStyle { size: 8 * POINT, ..SMALL };
        let y = mm(20);
        for (x, side, text) in [
            (LEFT, Side::Left, self.document.seller.shop.trim().to_owned()),
            (RIGHT, Side::Right, self.document.title()),
        ] {
            let half = (RIGHT - LEFT) / 2 - mm(3);
            for line in self.paper.faces.lines(style.font, style.size, &text, half, 1) {
                self.paper.text((x, y), side, style, &line);
            }
        }
        self.paper.rule((LEFT, RIGHT), y + mm(3), POINT / 2, Color::Line);
        self.y = TOP;
    }

    /// Draws what the law asks for, and how it is paid.
    fn notes(&mut self) {
        self.y += mm(8);
        for note in self.document.notes() {
            self.paragraph((LEFT, RIGHT), BODY, &note, "");
            self.y += mm(2);
        }
        let label_width = mm(42);
        for (name, value) in self.document.payment() {
            self.paragraph((LEFT + label_width, RIGHT), BODY, &value, name);
            self.y += mm(1);
        }
        if let Some(text) = self.document.late_payment() {
            self.y += mm(1);
            self.paragraph((LEFT, RIGHT), TextStyle { size: 8 * POINT, ..SMALL }, text, "");
        }
    }

    /// Draws a text that may go on over pages, with a label at the left of its first line.
    fn paragraph(&mut self, (left, right): (i32, i32), style: TextStyle, text: &str, label: &str) {
        for (at, line) in self.wrapped(style, text, right - left).iter().enumerate() {
            self.need(leading(style));
            if at == 0 && !label.is_empty() {
                self.paper.text((LEFT, self.y + style.size), Side::Left, LABEL, label);
            }
            self.y = self.block((left, self.y), Side::Left, style, std::slice::from_ref(line));
        }
    }

    /// The seller's name and address, numbers, and ways to be reached, in lines of a third of the width.
    fn foot_columns(&self) -> Vec<Vec<String>> {
        let (document, settings) = (self.document, &self.document.seller.settings);
        let mut address = document.seller_lines(true);
        // City and country stand on one line, so that there are three.
        if let Some(place) = address.get(2..).map(|place| place.join(", ")).filter(|_| address.len() > 3) {
            address.truncate(2);
            address.push(place);
        }
        let reached = [&settings.email, &settings.phone].map(|text| text.trim().to_owned());
        let width = (RIGHT - LEFT - 2 * FOOT_GAP) / 3;
        let columns = [address, document.seller_numbers(), reached.to_vec()];
        let wrap = |column: Vec<String>| -> Vec<String> {
            column.iter().flat_map(|text| self.wrapped(SMALL, text, width)).collect()
        };
        columns.map(wrap).into_iter().filter(|column| !column.is_empty()).collect()
    }

    /// Draws the foot of each page.
    fn feet(&mut self) {
        let (columns, words) = (std::mem::take(&mut self.foot), self.words);
        let most = columns.iter().map(Vec::len).max().unwrap_or_default();
        let top = PORTRAIT.1 - FOOT - FOOT_LINE * i32::try_from(most).unwrap_or_default();
        let step = (RIGHT - LEFT - 2 * FOOT_GAP) / 3 + FOOT_GAP;
        self.paper.on_each(|paper, number, count| {
            if count > 1 {
                let page = words.filled(Word::Page, &[&number.to_string(), &count.to_string()]);
                paper.text((RIGHT, top - mm(4)), Side::Right, SMALL, &page);
            }
            paper.rule((LEFT, RIGHT), top - mm(2), POINT / 2, Color::Line);
            for (place, column) in (0..).zip(&columns) {
                for (at, line) in (1..).zip(column) {
                    paper.text((LEFT + place * step, top + at * FOOT_LINE), Side::Left, SMALL, line);
                }
            }
        });
    }
}

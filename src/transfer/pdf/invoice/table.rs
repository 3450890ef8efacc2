//! The lines of an invoice and their totals. Names are broken, never cut; the head is repeated on each page; totals are
//! never on a page without a line.

use super::{BODY, Drawing, LABEL, LEFT, RIGHT, leading, mm};
use crate::pdf::page_layout::{Color, POINT, Side, TextStyle};
use crate::pdf::shape::{Font, Typefaces};
use domain::invoice::InvoiceLine;
use domain::invoice::words::Word;
use domain::money::Money;
use domain::quantity::Quantity;

/// The gap between columns.
const GAP: i32 = mm(5);
/// The least width of names, for which the font gets smaller.
const NARROW: i32 = mm(45);
/// The width of the totals.
const TOTALS: i32 = mm(88);

const GRAND: TextStyle = TextStyle::new(11, Font::SemiBold, Color::Black);

/// A column of figures.
struct Column {
    head: &'static str,
    figures: Vec<String>,
    /// Its right edge.
    right: i32,
}

/// The columns beside the names.
struct Columns {
    of_figures: Vec<Column>,
    /// The right edge of the names.
    names: i32,
    size: i32,
}

/// A row of the totals.
struct Sum {
    name: Vec<String>,
    figure: String,
    style: TextStyle,
    label: TextStyle,
}

impl Drawing<'_> {
    pub(super) fn lines_and_totals(&mut self) {
        let (columns, sums) = (self.columns(), self.sums());
        let totals_height = mm(2) + sums.iter().map(Sum::height).sum::<i32>();
        let body = TextStyle { size: columns.size, ..BODY };
        let names: Vec<Vec<String>> = self
            .document
            .lines
            .iter()
            .map(|line| self.wrapped(body, line.name.trim(), columns.names - LEFT))
            .collect();
        self.head(&columns);
        for (at, name) in names.iter().enumerate() {
            let height = row_height(name.len(), body);
            let is_last = at + 1 == names.len();
            let with_totals = if is_last { totals_height } else { 0 };
            if self.y + height + with_totals > self.bottom {
                self.next_page();
                self.head(&columns);
            }
            self.row(&columns, at, name, body);
        }
        self.need(totals_height);
        self.totals(&sums);
    }

    /// The columns with their places, in the largest font that leaves room for the names.
    fn columns(&self) -> Columns {
        let words = self.words;
        let column = |head: Word, figure: &dyn Fn(&InvoiceLine) -> String| Column {
            head: words.word(head),
            figures: self.document.lines.iter().map(figure).collect(),
            right: 0,
        };
        let currency = self.document.currency;
        let mut all = vec![
            column(Word::Quantity, &|line| match line.quantity {
                Quantity::ZERO => String::new(),
                quantity => words.quantity(quantity),
            }),
            column(Word::UnitPrice, &|line| {
                words.unit_price(line.net, line.quantity, currency).unwrap_or_default()
            }),
        ];
        if self.document.has_taxes_of_lines() {
            let percent = |line: &InvoiceLine| {
                let tax = line.tax.and_then(|at| self.document.taxes.get(at));
                tax.and_then(|tax| tax.percent)
                    .map_or_else(|| "–".to_owned(), |percent| words.percent(percent))
            };
            all.push(Column { head: self.document.tax_word(), ..column(Word::Tax, &percent) });
        }
        all.push(column(Word::NetAmount, &|line| words.amount(line.net, currency)));
        let mut columns = Columns { of_figures: all, names: 0, size: 0 };
        for points in [9, 8, 7, 6] {
            columns.place(&self.paper.faces, points * POINT);
            if columns.names - LEFT >= NARROW {
                break;
            }
        }
        columns
    }

    fn head(&mut self, columns: &Columns) {
        let style = TextStyle { size: columns.size - POINT, font: Font::Medium, color: Color::Soft };
        let base = self.y + columns.size;
        self.paper.text((LEFT, base), Side::Left, style, self.words.word(Word::Description));
        for column in &columns.of_figures {
            self.paper.text((column.right, base), Side::Right, style, column.head);
        }
        self.y = base + mm(2);
        self.paper.rule((LEFT, RIGHT), self.y, POINT * 3 / 4, Color::Black);
    }

    fn row(&mut self, columns: &Columns, at: usize, name: &[String], style: TextStyle) {
        self.y += pad(style);
        let base = self.y + style.size;
        for column in &columns.of_figures {
            let figure = column.figures.get(at).map(String::as_str).unwrap_or_default();
            self.paper.text((column.right, base), Side::Right, style, figure);
        }
        for line in name {
            // Only a name that is longer than a page gets here.
            if self.y + leading(style) > self.bottom {
                self.next_page();
                self.head(columns);
                self.y += pad(style);
            }
            self.y = self.block((LEFT, self.y), Side::Left, style, std::slice::from_ref(line));
        }
        if name.is_empty() {
            self.y += leading(style);
        }
        self.y += pad(style);
        self.paper.rule((LEFT, RIGHT), self.y, POINT / 3, Color::Line);
    }

    /// The net amount and each tax, then the total; the total alone where there are no taxes.
    fn sums(&self) -> Vec<Sum> {
        let (document, words) = (self.document, self.words);
        let amount = |amount: Money| words.amount(amount, document.currency);
        let mut rows: Vec<(String, String, TextStyle)> = Vec::new();
        if !document.taxes.is_empty() {
            rows.push((words.word(Word::NetTotal).to_owned(), amount(document.net), BODY));
        }
        for tax in &document.taxes {
            rows.push((document.tax_text(tax), amount(tax.tax), BODY));
        }
        let total = words.with_currency(document.gross, document.currency);
        rows.push((document.total_word().to_owned(), total, GRAND));
        if let Some(discount) = document.discount_text() {
            rows.push((discount, String::new(), LABEL));
        }
        let sum = |(name, figure, style): (String, String, TextStyle)| {
            let width = self.paper.faces.width(style.font, style.size, &figure);
            let label = if style == BODY { LABEL } else { style };
            let name = self.wrapped(label, &name, (TOTALS - width - GAP).max(mm(25)));
            Sum { name, figure, style, label }
        };
        rows.into_iter().map(sum).collect()
    }

    fn totals(&mut self, sums: &[Sum]) {
        self.y += mm(2);
        for sum in sums {
            let left = RIGHT - TOTALS;
            let mut top = self.y + POINT;
            if sum.style == GRAND {
                self.paper.rule((left, RIGHT), self.y + mm(1), POINT, Color::Black);
                top = self.y + mm(3);
            }
            self.paper.text((RIGHT, top + sum.style.size), Side::Right, sum.style, &sum.figure);
            self.block((left, top), Side::Left, sum.label, &sum.name);
            self.y += sum.height();
        }
    }
}

impl Sum {
    fn height(&self) -> i32 {
        let lines = i32::try_from(self.name.len()).unwrap_or_default();
        leading(self.label) * lines.max(1) + if self.style == GRAND { mm(4) } else { 2 * POINT }
    }
}

impl Columns {
    /// Divides the width in a font of this size.
    fn place(&mut self, faces: &Typefaces, size: i32) {
        self.size = size;
        let mut right = RIGHT;
        for column in self.of_figures.iter_mut().rev() {
            let figures = column.figures.iter().map(|figure| faces.width(Font::Regular, size, figure));
            let head = faces.width(Font::Medium, size - POINT, column.head);
            column.right = right;
            right -= figures.max().unwrap_or_default().max(head) + GAP;
        }
        self.names = right.max(LEFT + mm(10));
    }
}

/// The space above and below a row.
const fn pad(style: TextStyle) -> i32 {
    style.size / 3
}

fn row_height(lines: usize, style: TextStyle) -> i32 {
    leading(style) * i32::try_from(lines).unwrap_or_default().max(1) + 2 * pad(style)
}

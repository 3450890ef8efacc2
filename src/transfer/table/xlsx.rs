//! A table as an XLSX workbook with typed numbers and dates. Rows are streamed to a temporary file until the
//! workbook is assembled, so that a list of any length needs little memory.
//!
//! The same table at the same time gives the same bytes.

use chrono::Datelike;
use rust_xlsxwriter::{
    Chart, ChartAxisLabelPosition, ChartFont, ChartFormat, ChartLegendPosition, ChartLine, ChartLineDashType,
    ChartSolidFill, DocProperties, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError,
};

use domain::locale::Locale;
use domain::table::{Cell, ChartOfTable, Column, Head, Kind};
use domain::text;
use domain::time::Local;
use domain::{Error, Result};

/// The most characters of a sheet's name.
const MOST_OF_NAME: usize = 31;
/// The most rows of a sheet, with the header.
const MOST_ROWS: u32 = 1_048_576;
/// The most characters of a cell.
const MOST_LETTERS: usize = 32_767;
/// The largest whole number that a spreadsheet keeps exactly (2^53); a larger one is written as text.
const LARGEST: u64 = 9_007_199_254_740_992;
/// The years of dates in spreadsheets.
const YEARS: std::ops::RangeInclusive<i32> = 1900..=9999;
/// Excel's code for paper of 210 by 297 mm.
const A4: u8 = 9;
/// The sum of column widths, in characters, that fits in portrait.
const UPRIGHT: u32 = 96;
/// The colors of a chart, which are those on paper.
const BARS: u32 = 0x0B_6970;
const OTHER_BARS: u32 = 0xB3_261E;
const LINE: u32 = 0x15_211F;

/// A workbook being written.
pub(super) struct WorkbookWriter<'w> {
    workbook: Workbook,
    head: Head,
    locale: &'w dyn Locale,
    formats: Vec<Formats>,
    sheets: usize,
    /// The next row of the current sheet.
    row: u32,
    /// True once the current sheet is complete and has its filter.
    is_filtered: bool,
}

/// The formats of a column's cells.
struct Formats {
    cell: Format,
    /// In the row of totals.
    total: Format,
}

impl<'w> WorkbookWriter<'w> {
    /// Makes the workbook with a first sheet and its headings.
    pub(super) fn begin(head: &Head, now: Local, locale: &'w dyn Locale) -> Result<Self> {
        let mut workbook = Workbook::new();
        let about = DocProperties::new()
            .set_title(format!("{} – {}", head.shop, head.title))
            .set_subject(&head.about)
            .set_author("Tillbook")
            .set_creation_datetime(&now.date_time());
        workbook.set_properties(&about);
        let formats = head.columns.iter().map(|column| formats(column.kind, head)).collect();
        let head = head.clone();
        let mut book = Self { workbook, head, locale, formats, sheets: 0, row: 0, is_filtered: false };
        book.add_sheet().map_err(unmade)?;
        Ok(book)
    }

    /// Writes a row, on a new sheet when the current one is full.
    pub(super) fn row(&mut self, cells: &[Cell]) -> Result<()> {
        self.write(cells, |formats| &formats.cell).map_err(unmade)
    }

    /// The row of totals, which is outside the filter.
    pub(super) fn totals(&mut self, cells: &[Cell]) -> Result<()> {
        self.end_rows().and_then(|()| self.write(cells, |formats| &formats.total)).map_err(unmade)
    }

    /// The bytes of the workbook.
    pub(super) fn finish(mut self) -> Result<Vec<u8>> {
        let rows = self.end_rows().and_then(|()| self.add_notes());
        let chart = rows.and_then(|()| self.head.chart.map_or(Ok(()), |chart| self.add_chart(chart)));
        chart.and_then(|()| self.workbook.save_to_buffer()).map_err(unmade)
    }

    /// Writes the notes below the rows, a row apart.
    fn add_notes(&mut self) -> Made {
        let sheet = self.workbook.worksheet_from_index(self.sheets.saturating_sub(1))?;
        for (row, note) in (self.row.saturating_add(1)..MOST_ROWS).zip(&self.head.notes) {
            sheet.write_string(row, 0, note)?;
        }
        Ok(())
    }

    /// Adds a sheet with the chart of the rows, so that the sheet of the table holds nothing but the table.
    fn add_chart(&mut self, of: ChartOfTable) -> Made {
        let last = u32::try_from(of.rows).unwrap_or(MOST_ROWS);
        if last == 0 || last >= MOST_ROWS {
            return Ok(());
        }
        let chart = drawn(&self.head, of, last);
        let sheet = self.workbook.add_worksheet();
        sheet.set_name(self.locale.text(&text!("Chart")))?.set_screen_gridlines(false);
        sheet.set_paper_size(A4).set_landscape().set_print_fit_to_pages(1, 1);
        sheet.insert_chart(0, 0, &chart).map(drop)
    }

    fn write(&mut self, cells: &[Cell], which: impl Fn(&Formats) -> &Format) -> Made {
        if self.row >= MOST_ROWS {
            self.end_rows()?;
            self.add_sheet()?;
        }
        let sheet = self.workbook.worksheet_from_index(self.sheets.saturating_sub(1))?;
        for (((at, column), formats), cell) in (0_u16..).zip(&self.head.columns).zip(&self.formats).zip(cells)
        {
            let place = (self.row, at);
            put(sheet, place, (&self.head, self.locale), column.kind, cell, which(formats))?;
        }
        self.row = self.row.saturating_add(1);
        Ok(())
    }

    fn add_sheet(&mut self) -> Made {
        self.sheets = self.sheets.saturating_add(1);
        // What a chart is of is kept, so that its figures stand in it too for programs that do not read them from the sheet.
        let sheet = match self.head.chart {
            Some(_) => self.workbook.add_worksheet(),
            None => self.workbook.add_worksheet_with_constant_memory()?,
        };
        sheet.set_name(sheet_name(&self.head.title, self.sheets))?;
        begin_sheet(sheet, &self.head, &self.formats, self.locale)?;
        self.row = 1;
        self.is_filtered = false;
        Ok(())
    }

    /// Adds the filter to the rows of the sheet; once for each sheet.
    fn end_rows(&mut self) -> Made {
        let last_column = self.head.columns.len().saturating_sub(1);
        let last_row = self.row.saturating_sub(1);
        if !std::mem::replace(&mut self.is_filtered, true) && last_row > 0 {
            let sheet = self.workbook.worksheet_from_index(self.sheets.saturating_sub(1))?;
            sheet.autofilter(0, 0, last_row, u16::try_from(last_column).unwrap_or(u16::MAX))?;
        }
        Ok(())
    }
}

type Made = std::result::Result<(), XlsxError>;

/// The chart of the rows up to this one, which are those of the first sheet, or across of the columns up to it.
fn drawn(head: &Head, of: ChartOfTable, last: u32) -> Chart {
    let name = sheet_name(&head.title, 1);
    let column = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
    let row = |at: usize| u32::try_from(at).unwrap_or(MOST_ROWS);
    let of_row = |at: usize| (name.as_str(), row(at), 1, row(at), column(of.rows));
    let of_column = |at: usize| (name.as_str(), 1, column(at), last, column(at));
    let range = |at: usize| if of.is_across { of_row(at) } else { of_column(at) };
    let named = |at: usize| {
        let (row, column) = if of.is_across { (row(at), 0) } else { (0, column(at)) };
        (name.as_str(), row, column)
    };
    let series = |chart: &mut Chart, at: usize, line: &mut ChartFormat| {
        let series = chart.add_series().set_categories(range(of.labels)).set_values(range(at));
        series.set_name(named(at)).set_gap(60).set_format(line);
    };
    let mut chart = if of.is_lying { Chart::new_bar() } else { Chart::new_column() };
    for (at, color) in [(Some(of.bars), BARS), (of.other_bars, OTHER_BARS)] {
        let mut fill = ChartFormat::new();
        fill.set_solid_fill(ChartSolidFill::new().set_color(color));
        if let Some(at) = at {
            series(&mut chart, at, &mut fill);
        }
    }
    if let Some(at) = of.line {
        let mut line = ChartLine::new();
        line.set_color(LINE).set_width(1.5).set_dash_type(ChartLineDashType::Dash);
        let mut other = Chart::new_line();
        series(&mut other, at, ChartFormat::new().set_line(&line));
        chart.combine(&other);
    }
    chart.title().set_name(&head.about).set_font(ChartFont::new().set_size(14));
    chart.set_alt_text(format!("{} – {}, {}", head.shop, head.title, head.about));
    chart.legend().set_position(ChartLegendPosition::Bottom);
    let titled = |at: usize| head.columns.get(at).map(|one| (&one.name, number_format(one.kind, head)));
    let (labels, bars) = if of.is_across { (0, 1) } else { (of.labels, of.bars) };
    if let (Some((labels, dates)), Some((amounts, money))) = (titled(labels), titled(bars)) {
        // Lying bars have their names at the y axis.
        let axis = if of.is_lying { chart.y_axis() } else { chart.x_axis() };
        axis.set_name(labels).set_num_format(dates);
        // On an axis of dates, which spreadsheets make of them by themselves, all hours are in the place of their day.
        axis.set_label_position(ChartAxisLabelPosition::Low).set_text_axis(true);
        if of.is_lying {
            // The first row is the topmost bar.
            axis.set_reverse();
        }
        let axis = if of.is_lying { chart.x_axis() } else { chart.y_axis() };
        axis.set_name(amounts).set_num_format(money);
    }
    let height = if of.is_lying { last.saturating_mul(24).saturating_add(160) } else { 0 };
    chart.set_width(1_120).set_height(height.max(560));
    chart
}

/// Writes the headings, which stay visible and are printed on each page, and sets the column widths.
fn begin_sheet(sheet: &mut Worksheet, head: &Head, formats: &[Formats], locale: &dyn Locale) -> Made {
    for ((at, column), formats) in (0_u16..).zip(&head.columns).zip(formats) {
        sheet.set_column_width(at, column_width(column))?;
        sheet.set_column_format(at, &formats.cell)?;
    }
    let bold = Format::new().set_bold().set_border_bottom(FormatBorder::Thin).set_text_wrap();
    let bold = bold.set_align(FormatAlign::VerticalCenter);
    for (at, column) in (0_u16..).zip(&head.columns) {
        let side = if column.kind.is_number() { FormatAlign::Right } else { FormatAlign::Left };
        sheet.write_string_with_format(0, at, cut(&column.name), &bold.clone().set_align(side))?;
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.set_repeat_rows(0, 0)?;
    sheet.set_paper_size(A4).set_print_fit_to_pages(1, 0);
    if head.columns.iter().map(|column| u32::from(column.width)).sum::<u32>() > UPRIGHT {
        sheet.set_landscape();
    }
    // An ampersand begins a code in headers of pages.
    let safe = |text: &str| text.replace('&', "&&");
    sheet.set_header(format!("&L{}&C{}&R{}", safe(&head.shop), safe(&head.title), safe(&head.about)));
    let page = text!("Page {number} of {count}", number = "&P", count = "&N");
    sheet.set_footer(format!("&R{}", locale.text(&page)));
    Ok(())
}

/// The width for the cells, and for the longest word of the heading beside the filter's button.
fn column_width(column: &Column) -> u16 {
    let word = column.name.split(' ').map(|word| word.chars().count()).max().unwrap_or_default();
    column.width.max(u16::try_from(word).unwrap_or(u16::MAX).saturating_add(3)).min(80)
}

fn put(
    sheet: &mut Worksheet,
    (row, column): (u32, u16),
    (head, locale): (&Head, &dyn Locale),
    kind: Kind,
    cell: &Cell,
    format: &Format,
) -> Made {
    match cell {
        Cell::Empty => sheet.write_blank(row, column, format)?,
        Cell::Day(day) if YEARS.contains(&day.date().year()) => {
            sheet.write_datetime_with_format(row, column, day.date(), format)?
        }
        Cell::Moment(at) if YEARS.contains(&at.day.date().year()) => {
            sheet.write_datetime_with_format(row, column, at.date_time(), format)?
        }
        Cell::Money(_) | Cell::Price(_) | Cell::Percent(_) | Cell::Quantity(_) | Cell::Whole(_) => {
            let text = head.plain(kind, cell);
            // Spreadsheets hold binary floats: this is the nearest one to the decimal, as when the figure is
            // typed in. It is never computed with.
            match text.parse::<f64>() {
                Ok(number) if is_held(cell) => sheet.write_number_with_format(row, column, number, format)?,
                _ => sheet.write_string_with_format(row, column, text, format)?,
            }
        }
        Cell::Text(text) => sheet.write_string_with_format(row, column, cut(text), format)?,
        Cell::Joined(_) | Cell::Message(_) | Cell::Period(_) => {
            sheet.write_string_with_format(row, column, cut(&head.written(kind, cell, locale)), format)?
        }
        Cell::Day(_) | Cell::Moment(_) | Cell::Class(_) => {
            sheet.write_string_with_format(row, column, head.plain(kind, cell), format)?
        }
    };
    Ok(())
}

/// The name of a sheet: at most 31 characters, and none that a sheet's name must not have.
fn sheet_name(title: &str, number: usize) -> String {
    let end = if number == 1 { String::new() } else { format!(" {number}") };
    let allowed = |c: char| if matches!(c, '[' | ']' | ':' | '*' | '?' | '/' | '\\') { ' ' } else { c };
    let most = MOST_OF_NAME.saturating_sub(end.len());
    let name: String = title.chars().map(allowed).take(most).collect();
    name.trim_matches(|c: char| c == '\'' || c.is_whitespace()).to_owned() + &end
}

/// True if a spreadsheet keeps the number exactly.
fn is_held(cell: &Cell) -> bool {
    match cell {
        Cell::Whole(number) => number.unsigned_abs() <= LARGEST,
        _ => true,
    }
}

/// A text cut to the most characters of a cell.
fn cut(text: &str) -> String {
    text.chars().take(MOST_LETTERS).collect()
}

/// Figures with the shop's decimals, right-aligned; the row of totals is bold under a line.
fn formats(kind: Kind, head: &Head) -> Formats {
    let side = if kind.is_number() { FormatAlign::Right } else { FormatAlign::Left };
    let cell = Format::new().set_num_format(number_format(kind, head)).set_align(side);
    Formats { total: cell.clone().set_bold().set_border_top(FormatBorder::Thin), cell }
}

/// How a spreadsheet writes the numbers of a column.
fn number_format(kind: Kind, head: &Head) -> String {
    let decimals = |places: u32| {
        let places = usize::try_from(places).unwrap_or_default();
        if places == 0 { String::new() } else { format!(".{}", "0".repeat(places)) }
    };
    match kind {
        Kind::Text | Kind::Country => "@".to_owned(),
        Kind::Key => "0".to_owned(),
        Kind::Whole => "#,##0".to_owned(),
        Kind::Money => format!("#,##0{}", decimals(head.currency.decimals())),
        // Without decimals, a point would stand alone behind a whole price.
        Kind::Price if head.currency.decimals() == 0 => "General".to_owned(),
        Kind::Price => format!("#,##0{}######", decimals(head.currency.decimals())),
        Kind::Percent(places) => format!("0{}", decimals(places)),
        Kind::Quantity => "General".to_owned(),
        Kind::Day => "yyyy-mm-dd".to_owned(),
        Kind::Month => "yyyy-mm".to_owned(),
        Kind::Moment => "yyyy-mm-dd hh:mm".to_owned(),
    }
}

fn unmade(cause: XlsxError) -> Error {
    Error::storage(text!("Making the spreadsheet"), cause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_has_a_name_that_it_may_have() {
        let long = "Goods and services tax/harmonized sales tax return";
        for (title, number, expected) in [
            ("Sales", 1, "Sales"),
            ("Sales", 12, "Sales 12"),
            (long, 1, "Goods and services tax harmoniz"),
            (long, 2, "Goods and services tax harmon 2"),
            ("'Box [1]: what?'", 1, "Box  1   what"),
        ] {
            let name = sheet_name(title, number);
            assert_eq!(name, expected);
            Worksheet::new().set_name(&name).unwrap();
        }
    }
}

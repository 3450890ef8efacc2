//! Exports of a shop's data. Each is written from one state of the file, row by row, so that a large shop
//! needs little memory; only a PDF is made as a whole.

use std::io::Write;
use std::path::Path;

use super::lists::{ComparedRange, Listing, class_name};
use super::purchases::suppliers_by_id;
use super::returns::ReturnQuery;
use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::ids::RateId;
use domain::label;
use domain::locale::{English, Locale};
use domain::order::Product;
use domain::purchase::kept::KeptBytes;
use domain::report::Series;
use domain::report::earnings::EarningsOptions;
use domain::shop::basis::Basis;
use domain::table::{Cell, Head, Receiver};
use domain::task::Task;
use domain::text;
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Local};
use domain::{Error, Result, each_plain_noun};
use transfer::books_json::{BooksWriter, Entry};
use transfer::pdf::{ChartFormat, PictureSize, SalesPages, TablePages};
use transfer::table::{TableFormat, TableWriter};
use transfer::{return_json, tax_csv, tax_return};

/// The format of an exported file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutFormat {
    /// Comma-separated values.
    Csv,
    /// A spreadsheet with typed numbers and dates.
    Xlsx,
    /// Pages to print.
    Pdf,
    /// Tillbook's own JSON, which can be imported again without loss.
    Json,
    /// A picture of pixels.
    Png,
    /// A picture of shapes and texts.
    Svg,
}

impl OutFormat {
    /// The file extension, which is also the command line's word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
            Self::Pdf => "pdf",
            Self::Json => "json",
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }

    /// The format that the extension of a file name says, in any case; `None` for another extension, and for none.
    pub fn of_name(path: &Path) -> Option<Self> {
        let extension = path.extension()?;
        let all = [Self::Csv, Self::Xlsx, Self::Pdf, Self::Json, Self::Png, Self::Svg];
        all.into_iter().find(|format| extension.eq_ignore_ascii_case(format.as_str()))
    }
}

/// The data to export.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Export {
    /// The whole of the books. Needs `manage_store`.
    Books,
    /// A list or report.
    Listing(Listing),
    /// The chart of the sales.
    Chart(Box<SalesChart>),
    /// The bookings of a range for DATEV, by the basis or by the shop's own.
    Datev(RangeQuery, Option<Basis>),
    /// The lines of a return of the EU one-stop shop, in the short form that is in use.
    OssLines(Box<ReturnQuery>),
}

/// The chart of the sales of a range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesChart {
    /// The range, what it is compared with, and its periods.
    pub of: ComparedRange,
    /// The series, in the order in which they were chosen.
    pub shown: Vec<Series>,
    /// The size, and for what has no pixels the shape.
    pub size: PictureSize,
}

impl Export {
    /// The formats that it can be written in, the default one first.
    pub const fn formats(&self) -> &'static [OutFormat] {
        match self {
            Self::Books => &[OutFormat::Json],
            Self::OssLines(_) | Self::Datev(..) => &[OutFormat::Csv],
            Self::Chart(_) => &[OutFormat::Png, OutFormat::Svg, OutFormat::Pdf],
            Self::Listing(Listing::TaxReturn(_)) => {
                &[OutFormat::Csv, OutFormat::Xlsx, OutFormat::Pdf, OutFormat::Json]
            }
            Self::Listing(_) => &[OutFormat::Csv, OutFormat::Xlsx, OutFormat::Pdf],
        }
    }
}

/// The format of an export, and the facts on which its text depends.
pub struct ExportOptions<'o> {
    /// One of [`Export::formats`].
    pub format: OutFormat,
    /// The time of the export, which some formats contain.
    pub now: Instant,
    /// The language and format of pages, and of reports as spreadsheets. CSV, and lists as spreadsheets, are
    /// English, so that they can come in again.
    pub locale: &'o dyn Locale,
    /// Cancelled, the export ends between two rows.
    pub task: &'o Task,
}

impl Engine {
    /// Writes an export; returns in sentences what it leaves out or changes and no place in it says. Refused when its data have
    /// no such format.
    pub fn export(
        &self,
        actor: &Actor,
        what: &Export,
        options: &ExportOptions<'_>,
        out: &mut dyn Write,
    ) -> Result<Vec<Text>> {
        if let (Export::Datev(query, basis), OutFormat::Csv) = (what, options.format) {
            return self.export_datev(actor, (query, *basis), options.now, out);
        }
        self.write_export(actor, what, options, out)?;
        match (what, options.format) {
            (Export::Listing(Listing::Earnings(range, of)), OutFormat::Csv) => {
                Ok(self.earnings(actor, &range.query, *of, options.now)?.notes())
            }
            (Export::Listing(Listing::TaxReturn(of)), OutFormat::Csv) => {
                let found = self.tax_return(actor, &of.form, of.period, of.exchange_rate)?.found;
                Ok(found.findings.into_iter().map(|finding| finding.sentence).collect())
            }
            (Export::Listing(Listing::Bookings(query, basis)), OutFormat::Csv) => {
                let of = EarningsOptions { basis: *basis, ..EarningsOptions::default() };
                Ok(self.earnings(actor, query, of, options.now)?.doubts())
            }
            _ => Ok(Vec::new()),
        }
    }

    fn write_export(
        &self,
        actor: &Actor,
        what: &Export,
        options: &ExportOptions<'_>,
        out: &mut dyn Write,
    ) -> Result<()> {
        match (what, options.format) {
            (Export::Books, OutFormat::Json) => self.write_books(actor, options.task, out),
            // The format of tax rates that can be imported again.
            (Export::Listing(Listing::TaxRates(only)), OutFormat::Csv) => {
                self.write_taxes(actor, only.as_deref(), options.now, out)
            }
            // The formats that other programs take.
            (Export::Listing(Listing::TaxReturn(of)), OutFormat::Csv) => self.write_return(actor, of, out),
            (Export::Listing(Listing::TaxReturn(of)), OutFormat::Json) => {
                let found = self.tax_return(actor, &of.form, of.period, of.exchange_rate)?;
                write_pages(return_json::write(&of.form, &found)?.as_bytes(), out)
            }
            (Export::Listing(listing), OutFormat::Csv) => {
                self.write_table(actor, listing, TableFormat::Csv, options, out)
            }
            (Export::Listing(listing), OutFormat::Xlsx) => {
                self.write_table(actor, listing, TableFormat::Xlsx, options, out)
            }
            (Export::Listing(Listing::Sales(of)), OutFormat::Pdf) => {
                self.print_sales(actor, of, options, out)
            }
            (Export::Listing(listing), OutFormat::Pdf) => self.print_table(actor, listing, options, out),
            (Export::OssLines(of), OutFormat::Csv) => self.export_oss_lines(actor, of, out),
            (Export::Chart(chart), OutFormat::Png) => {
                self.draw_chart(actor, chart, ChartFormat::Png, options, out)
            }
            (Export::Chart(chart), OutFormat::Svg) => {
                self.draw_chart(actor, chart, ChartFormat::Svg, options, out)
            }
            (Export::Chart(chart), OutFormat::Pdf) => {
                self.draw_chart(actor, chart, ChartFormat::Pdf, options, out)
            }
            (what, format) => {
                let formats: Vec<&str> = what.formats().iter().map(|format| format.as_str()).collect();
                let problem = text!(
                    "it cannot be written as {format}, only as {formats}",
                    format = format.as_str(),
                    formats = formats.join(", ")
                );
                Err(Error::Invalid { what: text!("Export"), problem })
            }
        }
    }

    fn write_table(
        &self,
        actor: &Actor,
        listing: &Listing,
        format: TableFormat,
        options: &ExportOptions<'_>,
        out: &mut dyn Write,
    ) -> Result<()> {
        let locale: &dyn Locale = match format {
            TableFormat::Xlsx if listing.is_report() => options.locale,
            TableFormat::Xlsx | TableFormat::Csv => &English,
        };
        let now = self.shop()?.time_zone.local(options.now);
        let writer = TableWriter::new(out, format, now, locale);
        let mut guarded = Guarded { to: writer, task: options.task };
        self.list(actor, listing, options.now, locale, &mut guarded)?;
        guarded.to.finish()
    }

    fn print_table(
        &self,
        actor: &Actor,
        listing: &Listing,
        options: &ExportOptions<'_>,
        out: &mut dyn Write,
    ) -> Result<()> {
        let mut guarded = Guarded { to: TablePages::default(), task: options.task };
        self.list(actor, listing, options.now, options.locale, &mut guarded)?;
        let now = self.shop()?.time_zone.local(options.now);
        write_pages(&guarded.to.make(options.locale, now)?, out)
    }

    fn print_sales(
        &self,
        actor: &Actor,
        of: &ComparedRange,
        options: &ExportOptions<'_>,
        out: &mut dyn Write,
    ) -> Result<()> {
        self.with_sales(actor, (of, &Series::IN_CHART), options, |pages, now| {
            write_pages(&pages.make(now)?, out)
        })
    }

    fn draw_chart(
        &self,
        actor: &Actor,
        chart: &SalesChart,
        format: ChartFormat,
        options: &ExportOptions<'_>,
        out: &mut dyn Write,
    ) -> Result<()> {
        self.with_sales(actor, (&chart.of, &chart.shown), options, |pages, now| {
            write_pages(&pages.chart(format, chart.size, now)?, out)
        })
    }

    fn with_sales(
        &self,
        actor: &Actor,
        (of, shown): (&ComparedRange, &[Series]),
        options: &ExportOptions<'_>,
        write: impl FnOnce(&SalesPages<'_>, Local) -> Result<()>,
    ) -> Result<()> {
        let sales = self.analysed_sales(actor, of, options.now)?;
        let (shop, locale) = (self.shop()?, options.locale);
        let title = locale.dates().title(&sales.report.range, of.query.period.is_some());
        let notes = self.day_notes(actor, sales.report.range.days())?;
        let pages = SalesPages { shop: &shop, title: &title, sales: &sales, notes: &notes, shown, locale };
        write(&pages, shop.time_zone.local(options.now))
    }

    /// Writes the whole of the books as JSON. Needs `manage_store`.
    pub fn export_books(&self, actor: &Actor, mut out: impl Write) -> Result<()> {
        self.write_books(actor, &Task::default(), &mut out)
    }

    /// Writes all tax rates in force at `now` as CSV, in list order. Needs `view_store_reports`.
    pub fn export_taxes(&self, actor: &Actor, now: Instant, mut out: impl Write) -> Result<()> {
        self.write_taxes(actor, None, now, &mut out)
    }

    fn write_books(&self, actor: &Actor, task: &Task, out: &mut dyn Write) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("export the books") })?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let mut former_currencies = Vec::new();
            read.each_invoice(|issued| {
                let currency = issued.document.currency;
                if currency != shop.currency && !former_currencies.contains(&currency) {
                    former_currencies.push(currency);
                }
                Ok(())
            })?;
            let mut writer = BooksWriter::begin(out, &shop, &former_currencies)?;
            let mut write = |entry: Entry| {
                task.check()?;
                writer.write(&entry)
            };
            read.each(|product: Product| write(Entry::Product(product)))?;
            read.each_customer(|customer| write(Entry::Customer(customer)))?;
            read.each_order(|order| write(Entry::Order(order)))?;
            read.each_credit_note(|note| write(Entry::CreditNote(note)))?;
            let standard = read.standard_class()?;
            let is_stated = standard.rate_type.is_some() || standard.kind.is_some();
            let classes = is_stated.then_some(standard).into_iter().chain(read.classes()?);
            classes.into_iter().try_for_each(|class| write(Entry::TaxClass(class)))?;
            let suppliers = suppliers_by_id(read)?;
            each_plain_noun!(T => for noun in read.all::<T>()? {
                task.check()?;
                writer.write_noun(&noun)?;
            });
            let mut write = |entry: Entry| {
                task.check()?;
                writer.write(&entry)
            };
            read.each_purchase(|purchase| {
                let supplier = suppliers.get(&purchase.supplier).map(|supplier| supplier.name.clone());
                write(Entry::Purchase { supplier: supplier.unwrap_or_default(), purchase })
            })?;
            read.each_kept_file(|bytes| write(Entry::KeptFile(KeptBytes(bytes))))?;
            read.entered_amounts()?.into_iter().try_for_each(|one| write(Entry::EnteredAmount(one)))?;
            let periods = read.closed_periods()?;
            periods.records().iter().try_for_each(|record| write(Entry::Period(record.clone())))?;
            read.logos()?.into_iter().try_for_each(|logo| write(Entry::Logo(logo)))?;
            read.numbers_elsewhere()?
                .into_iter()
                .try_for_each(|range| write(Entry::NumbersElsewhere(range)))?;
            read.each_invoice(|issued| Ok(write(Entry::Invoice(issued))?))?;
            writer.finish().map(drop)
        })
    }

    /// Writes the boxes of a return, or its lines where the form is made of these.
    fn write_return(&self, actor: &Actor, of: &ReturnQuery, out: &mut dyn Write) -> Result<()> {
        let found = self.tax_return(actor, &of.form, of.period, of.exchange_rate)?;
        let declared = found.declared(&of.form);
        if of.form.lines().is_some() {
            tax_return::write_lines(&of.form, &declared, out)
        } else {
            tax_return::write_boxes(&of.form, &declared, out)
        }
    }

    fn write_taxes(
        &self,
        actor: &Actor,
        only: Option<&[RateId]>,
        now: Instant,
        out: &mut dyn Write,
    ) -> Result<()> {
        let (rates, classes) = self.rates_to_export(actor, only, now)?;
        tax_csv::write(out, rates.iter().map(|rate| (rate, class_name(&rate.class, &classes))))
    }
}

fn write_pages(pages: &[u8], out: &mut dyn Write) -> Result<()> {
    out.write_all(pages).map_err(|error| Error::storage(text!("Writing the file"), error))
}

/// Passes rows on until the export is cancelled.
struct Guarded<'s, R> {
    to: R,
    task: &'s Task,
}

impl<R: Receiver> Receiver for Guarded<'_, R> {
    fn head(&mut self, head: &Head) -> Result<()> {
        self.to.head(head)
    }

    fn row(&mut self, cells: Vec<Cell>) -> Result<()> {
        self.task.check()?;
        self.to.row(cells)
    }

    fn totals(&mut self, cells: Vec<Cell>) -> Result<()> {
        self.to.totals(cells)
    }
}

//! `tillbook export`: writes a shop's data to a file or to standard output. A file gets its name only once it
//! is complete.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};

use super::options::earnings::EarningsArgs;
use super::options::orders::OrderArgs;
use super::options::range::{PeriodLength, RangeArgs};
use super::text::{note, print_json};
use super::{Cli, Common, parsed, print, settle_output};
use domain::locale::English;
use domain::noun::{Noun, NounKind};
use domain::report::{Analysis, DEFAULT_LIMIT, Division, MovingAverage, SellerRank, Series};
use domain::task::Task;
use domain::text::Text;
use domain::time::compared::Comparison;
use domain::time::period::RangeQuery;
use domain::{Error, Result, each_plain_noun};
use engine::{
    ComparedRange, Engine, Export, ExportOptions, HistoryQuery, Listing, OutFormat, PictureSize,
    ProductSelection, PurchaseSelection, SalesChart,
};

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// The shop file.
    shop: PathBuf,
    /// What to export.
    what: What,
    /// The format, where the name of the file does not say it: json for books; csv (the default), xlsx or pdf for
    /// everything else, and for sales also png or svg, which are of the chart alone.
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[command(flatten)]
    range: RangeArgs,
    #[command(flatten)]
    orders: OrderArgs,
    /// Compare sales, top sellers and earnings with the period before, or with the year before.
    #[arg(long, value_name = "RANGE")]
    compare: Option<ComparedWith>,
    /// The periods of the sales; days when not given, months of a range of more than four months.
    #[arg(long, value_enum, value_name = "PERIOD")]
    by: Option<PeriodLength>,
    #[command(flatten)]
    earnings: EarningsArgs,
    /// Add columns that divide the net sales, or in earnings rows, by source or tax class.
    #[arg(long, value_enum, value_name = "WHAT")]
    divide: Option<DividedBy>,
    /// Add a moving average of the net sales by day.
    #[arg(long, value_enum, value_name = "DAYS")]
    average: Option<AverageOf>,
    /// Add the figures of the sales up, from the first period on.
    #[arg(long)]
    cumulated: bool,
    /// The number of top sellers.
    #[arg(long)]
    limit: Option<u64>,
    /// The size of the chart in pixels, 1600x900 when not given; as svg it decides the shape.
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parsed(PictureSize::parse, PictureSize::WANTED))]
    size: Option<PictureSize>,
    /// The file to write, as the format that its name ends with; standard output when not given.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace an existing file that --output names: a plain file, but no shop, link, pipe or device.
    #[arg(long, requires = "output")]
    force: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ExportKind {
    /// Products, customers, orders, refunds, suppliers and purchases, which can be imported again.
    Books,
    /// Tax rates; as CSV they can be imported again.
    Taxes,
    /// Tax classes with their counts of rates.
    Classes,
    /// Orders of a range or all, or as the list is filtered and sorted.
    Orders,
    /// Line items of orders, of a range or all: prices as typed, with the computed amounts.
    OrderItems,
    /// Refunds and credit notes, of a range or all.
    Refunds,
    /// Products, with what was sold of them in a range or in all time; as CSV or XLSX they can be imported again.
    Products,
    /// Customers, with what they ordered.
    Customers,
    /// Invoices and credit notes.
    Invoices,
    /// Purchases of a range or all, a row for each line; as CSV they can be imported again.
    Purchases,
    /// The sales report of a range.
    Sales,
    /// Net sales of a range by weekday and hour.
    WeekOfSales,
    /// The top sellers of a range.
    TopSellers,
    /// The taxes of a range by rate.
    TaxSummary,
    /// What a range earned: income and expenses by month, quarter or year.
    Earnings,
    /// The journal for an accountant: each order, refund and purchase of a range as rows that sum to zero.
    Journal,
    /// The journal of a range in the format of DATEV (EXTF), for accountants in Germany.
    Datev,
    /// All changes, with user and time.
    History,
}

/// What can be exported: what has a word of its own, and the plain nouns by their sections in the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Kind(ExportKind),
    Nouns { kind: NounKind, section: &'static str },
}

impl ValueEnum for What {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<What>> = LazyLock::new(|| {
            let nouns = each_plain_noun!(T => What::Nouns { kind: T::KIND, section: T::TABLE });
            ExportKind::value_variants().iter().copied().map(What::Kind).chain(nouns).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Kind(kind) => kind.to_possible_value(),
            Self::Nouns { kind, section } => {
                Some(PossibleValue::new(section.replace('_', "-")).help(kind.heading()))
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Csv,
    Json,
    Xlsx,
    Pdf,
    Png,
    Svg,
}

impl Format {
    const fn out(self) -> OutFormat {
        match self {
            Self::Csv => OutFormat::Csv,
            Self::Json => OutFormat::Json,
            Self::Xlsx => OutFormat::Xlsx,
            Self::Pdf => OutFormat::Pdf,
            Self::Png => OutFormat::Png,
            Self::Svg => OutFormat::Svg,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
#[expect(clippy::enum_variant_names, reason = "the words of the option")]
enum ComparedWith {
    /// The period of the same length just before.
    PeriodBefore,
    /// The same dates a year earlier.
    YearBefore,
    /// The whole weeks before that are as long, so that a Saturday stands beside a Saturday.
    WeeksBefore,
    /// The same weekdays a year earlier, 52 weeks before.
    WeekdaysOfYearBefore,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum DividedBy {
    /// The country that orders were sent to.
    Country,
    /// The system that orders came from.
    Source,
    /// The tax class of the items.
    TaxClass,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum AverageOf {
    /// Seven days.
    #[value(name = "7")]
    Week,
    /// 28 days.
    #[value(name = "28")]
    FourWeeks,
}

impl DividedBy {
    const fn division(self) -> Division {
        match self {
            Self::Country => Division::Country,
            Self::Source => Division::Source,
            Self::TaxClass => Division::TaxClass,
        }
    }
}

impl ExportArgs {
    /// The export, of this range where it has one. A picture of sales is of their chart.
    fn export(&self, query: &RangeQuery, format: Option<OutFormat>) -> Export {
        let range = || self.range.is_given().then(|| query.clone());
        let with = self.compare.map(|with| match with {
            ComparedWith::PeriodBefore => Comparison::PeriodBefore,
            ComparedWith::YearBefore => Comparison::YearBefore,
            ComparedWith::WeeksBefore => Comparison::WeeksBefore,
            ComparedWith::WeekdaysOfYearBefore => Comparison::WeekdaysOfYearBefore,
        });
        let grouping = self.by.and_then(PeriodLength::grouping);
        let analysis = Analysis {
            divided: self.divide.map(DividedBy::division),
            average: self.average.map(|average| match average {
                AverageOf::Week => MovingAverage::Week,
                AverageOf::FourWeeks => MovingAverage::FourWeeks,
            }),
            is_cumulated: self.cumulated,
            has_events: false,
        };
        let of = || ComparedRange { query: query.clone(), with, grouping, analysis };
        let kind = match self.what {
            What::Kind(kind) => kind,
            What::Nouns { kind, .. } => return Export::Listing(Listing::Nouns(kind, None)),
        };
        Export::Listing(match kind {
            ExportKind::Books => return Export::Books,
            ExportKind::Taxes => Listing::TaxRates(None),
            ExportKind::Classes => Listing::TaxClasses,
            ExportKind::Orders => self.orders.listing(range()),
            ExportKind::OrderItems => Listing::OrderItems(range()),
            ExportKind::Refunds => Listing::Refunds(range()),
            ExportKind::Products => Listing::Products(ProductSelection { only: None, sold_in: range() }),
            ExportKind::Customers => Listing::Customers(None),
            ExportKind::Invoices => Listing::Invoices(None),
            ExportKind::Purchases => Listing::Purchases(PurchaseSelection { only: None, of: range() }),
            ExportKind::Sales if matches!(format, Some(OutFormat::Png | OutFormat::Svg)) => {
                let (of, shown) = (of(), Series::IN_CHART.to_vec());
                return Export::Chart(Box::new(SalesChart {
                    of,
                    shown,
                    size: self.size.unwrap_or_default(),
                }));
            }
            ExportKind::Sales => Listing::Sales(of()),
            ExportKind::WeekOfSales => Listing::WeekOfSales(query.clone()),
            ExportKind::TopSellers => Listing::TopSellers {
                of: of(),
                rank: SellerRank::Quantity,
                limit: self.limit.unwrap_or(DEFAULT_LIMIT),
            },
            ExportKind::TaxSummary => Listing::TaxSummary(query.clone()),
            ExportKind::Earnings => {
                let divided = self.divide.map(DividedBy::division);
                Listing::Earnings(of(), self.earnings.options(self.by, divided))
            }
            ExportKind::Journal => Listing::Bookings(query.clone(), self.earnings.options(None, None).basis),
            ExportKind::Datev => {
                return Export::Datev(query.clone(), self.earnings.options(None, None).basis);
            }
            ExportKind::History => Listing::History(HistoryQuery::default()),
        })
    }

    /// True for what was earned, which has no hours.
    fn counts_by_days(&self) -> bool {
        let kinds = [ExportKind::Earnings, ExportKind::Journal, ExportKind::Datev];
        kinds.iter().any(|kind| self.what == What::Kind(*kind))
    }

    /// The first option that does not apply to this export, in a sentence.
    fn problem(&self, export: &Export, format: OutFormat) -> Option<String> {
        let name = self.what.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let formats = export.formats();
        let is = |kinds: &[ExportKind]| kinds.iter().any(|kind| self.what == What::Kind(*kind));
        let is_report = is(&[ExportKind::Sales, ExportKind::TopSellers]);
        let has_range = is_report
            || is(&[
                ExportKind::WeekOfSales,
                ExportKind::TaxSummary,
                ExportKind::Earnings,
                ExportKind::Journal,
                ExportKind::Datev,
                ExportKind::Orders,
                ExportKind::OrderItems,
                ExportKind::Refunds,
                ExportKind::Products,
                ExportKind::Purchases,
            ]);
        if !formats.contains(&format) {
            let pictures = if is(&[ExportKind::Sales]) { &[OutFormat::Png, OutFormat::Svg][..] } else { &[] };
            let known: Vec<&str> = formats.iter().chain(pictures).map(|format| format.as_str()).collect();
            return Some(format!(
                "{name} cannot be written as {}, only as {}",
                format.as_str(),
                known.join(", ")
            ));
        }
        let problem = if self.range.is_given() && !has_range {
            "has no range: leave out --period, --from and --to"
        } else if self.orders.is_given() && !is(&[ExportKind::Orders]) {
            "has no orders to choose from: leave out --status, --find, --product, --customer and --sort"
        } else if self.compare.is_some() && !is_report && !is(&[ExportKind::Earnings]) {
            "is compared with nothing: leave out --compare"
        } else if self.by.is_some() && !is(&[ExportKind::Sales, ExportKind::Earnings]) {
            "has no periods: leave out --by"
        } else if self.by.is_some_and(|by| by.grouping().is_none()) && is(&[ExportKind::Sales]) {
            "has no quarters and years: choose hour, day or month for --by"
        } else if self.by.is_some_and(|by| !by.is_of_earnings()) && is(&[ExportKind::Earnings]) {
            "has no hours and days: choose month, quarter or year for --by"
        } else if self.divide == Some(DividedBy::Country) && is(&[ExportKind::Earnings]) {
            "is not divided by country: choose source or tax-class"
        } else if self.earnings.has_cost() && !is(&[ExportKind::Earnings]) {
            "has no cost of goods: leave out --cost"
        } else if self.earnings.is_given() && !self.counts_by_days() {
            "has no basis and no cost of goods: leave out --basis and --cost"
        } else if self.divide.is_some()
            && is(&[ExportKind::Earnings])
            && !self.cumulated
            && self.average.is_none()
        {
            return None;
        } else if (self.divide.is_some() || self.average.is_some() || self.cumulated)
            && !is(&[ExportKind::Sales])
        {
            "is not about periods: leave out --divide, --average and --cumulated"
        } else if self.limit.is_some() && !is(&[ExportKind::TopSellers]) {
            "is written whole: leave out --limit"
        } else if self.size.is_some() && !matches!(export, Export::Chart(_)) {
            "is no picture: leave out --size, or choose png or svg for the chart of sales"
        } else {
            return None;
        };
        Some(format!("{name} {problem}"))
    }
}

/// The format of a file: what its name says, else what is given. Wrong usage where they contradict each other.
pub(super) fn format_of(given: Option<OutFormat>, output: Option<&Path>) -> Option<OutFormat> {
    let named = output.and_then(OutFormat::of_name);
    if let (Some(given), Some(named), Some(path)) = (given, named, output)
        && given != named
    {
        let (path, given) = (path.display(), given.as_str());
        let problem = format!(
            "{path} is the name of a file of {}, which --format contradicts: end it with .{given}, or leave out --format",
            named.as_str()
        );
        Cli::command().error(ErrorKind::ArgumentConflict, problem).exit();
    }
    named.or(given)
}

pub(super) fn run(args: &ExportArgs, common: &Common) -> Result<()> {
    // Wrong usage is told before the shop is opened.
    let format = format_of(args.format.map(Format::out), args.output.as_deref());
    let export = args.export(&RangeQuery::default(), format);
    let format = format.or_else(|| export.formats().first().copied()).unwrap_or(OutFormat::Csv);
    if let Some(problem) = args.problem(&export, format) {
        Cli::command().error(ErrorKind::ArgumentConflict, problem).exit();
    }
    let engine = Engine::open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let today = engine.shop()?.time_zone.local(now).day;
    let query = if args.counts_by_days() { args.range.days(today)? } else { args.range.query(today)? };
    let export = args.export(&query, Some(format));
    let options = ExportOptions { format, now, locale: &English, task: &Task::default() };
    let mut notes = Vec::new();
    settle(args, format, |out| {
        notes = engine.export(&actor, &export, &options, &mut BufWriter::new(out))?;
        Ok(())
    })?;
    notes.iter().for_each(note);
    Ok(())
}

/// Writes to the file that is given, or to standard output.
fn settle(
    args: &ExportArgs,
    format: OutFormat,
    write: impl FnOnce(&mut dyn Write) -> Result<()>,
) -> Result<()> {
    match &args.output {
        None if io::stdout().is_terminal() => {
            let problem = Text::new("it is not text for a terminal; --output FILE writes it to a file");
            let mut bytes = Vec::new();
            match format {
                OutFormat::Xlsx | OutFormat::Pdf | OutFormat::Png => {
                    return Err(Error::Invalid { what: Text::new(format.as_str()), problem });
                }
                OutFormat::Csv | OutFormat::Json | OutFormat::Svg => write(&mut bytes)?,
            }
            let text = String::from_utf8_lossy(&bytes);
            if format == OutFormat::Json { print_json(&text) } else { print(&text) }
        }
        None => write(&mut io::stdout().lock()),
        Some(path) => settle_output(&args.shop, path, args.force)?.write(write),
    }
}

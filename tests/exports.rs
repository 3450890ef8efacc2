//! Lists and reports as files: what another program reads in a spreadsheet is what stands in the CSV, cell
//! by cell, and the same moment gives the same bytes.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod shops;

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use tillbook::domain::period::{Comparison, RangeQuery};
use tillbook::domain::report::SellerRank;
use tillbook::domain::time::Instant;
use tillbook::engine::{Engine, Export, ExportOptions, Listing, OutFormat, RangeWanted, sample};

/// 20 November 2010, while the sample shop's sales go on.
const NOW: Instant = Instant::from_seconds(1_290_254_400);

struct Sample {
    _folder: tempfile::TempDir,
    engine: Engine,
}

fn sample_shop() -> Sample {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sample.tillbook");
    sample::create(&path, NOW).unwrap();
    Sample { _folder: folder, engine: Engine::open(&path).unwrap() }
}

impl Sample {
    fn written(&self, export: &Export, format: OutFormat) -> Vec<u8> {
        let mut out = Vec::new();
        let options = ExportOptions { format, now: NOW, is_stopped: &|| false };
        self.engine.export(&self.engine.owner().unwrap(), export, &options, &mut out).unwrap();
        out
    }
}

/// Every list there is.
fn listings() -> Vec<Listing> {
    let of = |query: RangeQuery, with| RangeWanted { query, with };
    let year = || RangeQuery::named("year");
    vec![
        Listing::Sales(of(RangeQuery::named("month"), Some(Comparison::PeriodBefore))),
        Listing::Sales(of(RangeQuery::named("last_month"), Some(Comparison::YearBefore))),
        Listing::Sales(of(year(), None)),
        Listing::TopSellers {
            of: of(year(), Some(Comparison::PeriodBefore)),
            rank: SellerRank::NetSales,
            limit: 50,
        },
        Listing::TaxRates(None),
        Listing::TaxClasses,
        Listing::History,
        Listing::Orders(None),
        Listing::Orders(Some(RangeQuery::named("month"))),
        Listing::Refunds(None),
        Listing::Products,
        Listing::Customers,
    ]
}

/// A cell of a spreadsheet as CSV would write it, beside what CSV has there.
fn as_csv(cell: &Data, csv: &str) -> String {
    match cell {
        Data::Empty => String::new(),
        Data::String(text) => text.clone(),
        Data::Float(number) => {
            let places = csv.split_once('.').map_or(0, |(_, fraction)| fraction.len());
            format!("{number:.places$}")
        }
        Data::DateTime(at) => {
            let at = at.as_datetime().unwrap();
            let pattern = match csv.len() {
                7 => "%Y-%m",
                10 => "%Y-%m-%d",
                _ => "%Y-%m-%d %H:%M:%S",
            };
            at.format(pattern).to_string()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_spreadsheet_holds_what_the_csv_holds() {
    let shop = sample_shop();
    for listing in listings() {
        let export = Export::Listing(listing.clone());
        let csv = shop.written(&export, OutFormat::Csv);
        let text = String::from_utf8(csv).unwrap();
        let mut lines = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
        let lines: Vec<csv::StringRecord> = lines.records().collect::<Result<_, _>>().unwrap();
        let mut book: Xlsx<_> = Xlsx::new(Cursor::new(shop.written(&export, OutFormat::Xlsx))).unwrap();
        assert_eq!(book.sheet_names(), [listing.title()], "{listing:?}");
        let sheet = book.worksheet_range(listing.title()).unwrap();
        assert_eq!(sheet.rows().count(), lines.len(), "{listing:?}");
        assert!(lines.len() > 1, "{listing:?}: nothing is in it");
        for (number, (row, line)) in (1..).zip(sheet.rows().zip(&lines)) {
            assert_eq!(row.len(), line.len(), "{listing:?}, row {number}");
            for (cell, csv) in row.iter().zip(line) {
                assert_eq!(as_csv(cell, csv), csv, "{listing:?}, row {number}: {line:?}");
            }
        }
    }
}

//! Lists and reports as files: what another program reads in a spreadsheet is what stands in the CSV, cell
//! by cell, and the same moment gives the same bytes.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod shops;

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use tillbook::domain::decimal::{self, Marks};
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
        let options = ExportOptions { format, now: NOW, marks: Marks::default(), is_stopped: &|| false };
        self.engine.export(&self.engine.owner().unwrap(), export, &options, &mut out).unwrap();
        out
    }
}

/// Whether a list is printed in little time, unoptimised.
fn is_short(listing: &Listing) -> bool {
    !matches!(listing, Listing::Orders(_) | Listing::Refunds(_) | Listing::Products | Listing::Customers)
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

#[test]
fn the_same_moment_gives_the_same_bytes() {
    let shop = sample_shop();
    for listing in listings() {
        let export = Export::Listing(listing.clone());
        for format in export.formats().iter().filter(|one| **one != OutFormat::Pdf || is_short(&listing)) {
            let (one, other) = (shop.written(&export, *format), shop.written(&export, *format));
            assert!(one == other, "{listing:?} as {}", format.as_str());
        }
    }
}

/// What stands on the pages, without the spaces that part words and figures.
fn pages(pdf: &[u8]) -> Vec<String> {
    let document = lopdf::Document::load_mem(pdf).unwrap();
    let numbers = document.get_pages();
    let text = |number: u32| document.extract_text(&[number]).unwrap();
    numbers.into_keys().map(|number| text(number).split_whitespace().collect()).collect()
}

#[test]
fn the_printed_sales_hold_the_receipt_and_each_period_under_repeated_heads() {
    let shop = sample_shop();
    let query = RangeQuery {
        period: None,
        date_min: Some("2010-08-01".to_owned()),
        date_max: Some("2010-11-19".to_owned()),
    };
    let of = RangeWanted { query: query.clone(), with: Some(Comparison::YearBefore) };
    let pdf = shop.written(&Export::Listing(Listing::Sales(of)), OutFormat::Pdf);
    let pages = pages(&pdf);
    assert_eq!(pages.len(), 3);
    let report = shop.engine.sales_report(&shop.engine.owner().unwrap(), &query, NOW).unwrap();
    let grouped = |number: i64| decimal::grouped(&number.to_string(), Marks::default());
    let figure = |amount: tillbook::domain::money::Money| amount.to_grouped_text(2).replace('-', "−");
    for expected in [
        "Harbour&Thistle".to_owned(),
        "Sales,1Aug–19Nov2010".to_owned(),
        "comparedwith1Aug–19Nov2009".to_owned(),
        format!("Ordertotals{}", figure(report.sums.order_totals)),
        format!("Netsales{}", figure(report.net_sales)),
        "Page1of3".to_owned(),
    ] {
        assert!(pages[0].contains(&expected), "{expected} in {}", pages[0]);
    }
    let all = pages.concat();
    for period in &report.periods {
        let day = period.period.first.date().format("%a%-d%b%Y").to_string();
        assert_eq!(all.matches(&day).count(), 1, "{day}");
    }
    for page in &pages {
        assert!(page.contains("DayOrdersItemsGrosssales"), "{page}");
    }
    assert!(
        pages[2].contains(&format!(
            "Total{}{}",
            grouped(report.sums.orders),
            grouped(report.sums.items.rounded())
        )),
        "{}",
        pages[2]
    );
}

#[test]
fn texts_of_any_kind_are_texts_everywhere() {
    use tillbook::domain::ids::ProductId;
    use tillbook::domain::order::Product;

    let mut shop = shops::TestShop::new();
    let names = ["=1+2", "+49 30", "-5", "@SUM(A1)", "\tx", "Tea & <b>towel</b>", "שלום ünïcode 茶"];
    for (id, name) in (1..).zip(names) {
        let product = Product { id: ProductId::new(id), name: name.to_owned(), ..Product::default() };
        shop.engine.put_product(&shop.owner, &product, NOW).unwrap();
    }
    let written = |format| {
        let mut out = Vec::new();
        let options = ExportOptions { format, now: NOW, marks: Marks::default(), is_stopped: &|| false };
        let products = Export::Listing(Listing::Products);
        shop.engine.export(&shop.owner, &products, &options, &mut out).unwrap();
        out
    };
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(written(OutFormat::Xlsx))).unwrap();
    let sheet = book.worksheet_range("Products").unwrap();
    let found: Vec<String> = sheet.rows().skip(1).map(|row| row[2].to_string()).collect();
    assert_eq!(found, names);
    let csv = String::from_utf8(written(OutFormat::Csv)).unwrap();
    let shielded = names.iter().zip(csv.lines().skip(1)).filter(|(_, line)| line.contains(",'")).count();
    assert_eq!(shielded, 5, "{csv}");
    let text = pages(&written(OutFormat::Pdf)).concat();
    for expected in ["=1+2", "Tea&<b>towel</b>", "ünïcode"] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
}

#[test]
fn who_may_not_see_a_list_may_not_export_it_and_a_stopped_export_says_so() {
    let shop = sample_shop();
    let owner = shop.engine.owner().unwrap();
    let nobody = shop.engine.actor("nobody").unwrap();
    let mut exports: Vec<Export> = listings().into_iter().map(Export::Listing).collect();
    exports.push(Export::Books);
    for export in exports {
        for format in export.formats() {
            let mut out = Vec::new();
            let mut write = |actor, is_stopped: &dyn Fn() -> bool| {
                let options =
                    ExportOptions { format: *format, now: NOW, marks: Marks::default(), is_stopped };
                shop.engine.export(actor, &export, &options, &mut out)
            };
            let refused = write(&nobody, &|| false).unwrap_err();
            assert_eq!(refused.status(), 401, "{export:?} as {}", format.as_str());
            // Tax rates as CSV and the printed sales are made at once.
            let stopped = write(&owner, &|| true);
            let is_at_once = matches!(
                (&export, format),
                (Export::Listing(Listing::TaxRates(_)), OutFormat::Csv)
                    | (Export::Listing(Listing::Sales(_)), OutFormat::Pdf)
            );
            assert_eq!(stopped.is_ok(), is_at_once, "{export:?} as {}", format.as_str());
        }
    }
}

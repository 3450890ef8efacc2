//! Lists and reports as files: what another program reads in a spreadsheet is what stands in the CSV, cell
//! by cell, and the same moment gives the same bytes.

use std::io::Cursor;

use calamine::{Data, Reader, Xlsx};
use domain::access::Actor;
use domain::decimal::{self, Marks};
use domain::field::Value;
use domain::ids::ProductId;
use domain::locale::{English, Locale};
use domain::money::Money;
use domain::order::query::{OrderQuery, OrderSort};
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{OrderStatus, Product};
use domain::rate::RateInput;
use domain::report::SellerRank;
use domain::table::{Column, Head, Kind, Table};
use domain::task::Task;
use domain::text::Text;
use domain::time::Instant;
use domain::time::compared::Comparison;
use domain::time::naming::DateWords;
use domain::time::period::{Grouping, RangeQuery};
use engine::{
    Change, ComparedRange, Engine, Export, ExportOptions, HistoryQuery, Listing, OrderChange, OrderSelection,
    OutFormat, ProductChange, ProductSelection, TaxRateChange, sample,
};
use language::Language;

use crate::shops;

/// 20 November 2010, while the sample shop's sales go on.
pub(super) const NOW: Instant = Instant::from_seconds(1_290_254_400);

pub(super) struct Sample {
    _folder: tempfile::TempDir,
    pub(super) engine: Engine,
}

pub(super) fn sample_shop() -> Sample {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sample.tillbook");
    sample::create(&path, NOW).unwrap();
    Sample { _folder: folder, engine: Engine::open(&path).unwrap() }
}

/// German with its number format, as the window has it.
#[derive(Debug)]
pub(super) struct German;

impl Locale for German {
    fn code(&self) -> &'static str {
        Language::German.code()
    }

    fn marks(&self) -> Marks {
        Marks { thousands: '.', decimals: ',' }
    }

    fn dates(&self) -> &'static DateWords {
        Language::German.dates()
    }

    fn text(&self, text: &Text) -> String {
        Language::German.text(text, &|cell| cell.to_string())
    }
}

impl Sample {
    pub(super) fn written(&self, export: &Export, format: OutFormat) -> Vec<u8> {
        self.written_in(export, format, &English)
    }

    pub(super) fn written_in(&self, export: &Export, format: OutFormat, locale: &dyn Locale) -> Vec<u8> {
        let mut out = Vec::new();
        let options = ExportOptions { format, now: NOW, locale, task: &Task::default() };
        self.engine.export(&self.engine.owner().unwrap(), export, &options, &mut out).unwrap();
        out
    }
}

/// Whether a list is printed in little time, unoptimised.
fn is_short(listing: &Listing) -> bool {
    matches!(
        listing,
        Listing::Sales(_)
            | Listing::TopSellers { .. }
            | Listing::TaxSummary(_)
            | Listing::TaxRates(_)
            | Listing::TaxClasses
            | Listing::History(_)
            | Listing::OrdersShown(_)
    )
}

/// Every list there is.
fn listings() -> Vec<Listing> {
    let of = |query: RangeQuery, with| ComparedRange::new(query, with);
    let year = || RangeQuery::named("year");
    vec![
        Listing::Sales(of(RangeQuery::named("month"), Some(Comparison::PeriodBefore))),
        Listing::Sales(ComparedRange {
            grouping: Some(Grouping::Week(chrono::Weekday::Mon)),
            ..of(RangeQuery::named("yesterday"), Some(Comparison::PeriodBefore))
        }),
        Listing::Sales(ComparedRange {
            grouping: Some(Grouping::Hour),
            ..of(RangeQuery::named("today"), Some(Comparison::PeriodBefore))
        }),
        Listing::Sales(of(RangeQuery::named("last_month"), Some(Comparison::YearBefore))),
        Listing::Sales(of(year(), None)),
        Listing::TopSellers {
            of: of(year(), Some(Comparison::PeriodBefore)),
            rank: SellerRank::NetSales,
            limit: 50,
        },
        Listing::TaxRates(None),
        Listing::TaxClasses,
        Listing::History(HistoryQuery::default()),
        Listing::Orders(None),
        Listing::Orders(Some(RangeQuery::named("month"))),
        Listing::OrderItems(None),
        Listing::Refunds(None),
        Listing::OrdersShown(Box::new(OrderSelection {
            of: Some(RangeQuery::named("week")),
            query: OrderQuery { text: "bag".to_owned(), ..OrderQuery::default() },
        })),
        Listing::Products(ProductSelection::default()),
        Listing::Products(ProductSelection {
            only: Some([3, 1, 2].map(ProductId::new).to_vec()),
            sold_in: Some(RangeQuery::named("month")),
        }),
        Listing::Customers(None),
        Listing::TaxSummary(year()),
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
        let has_chart = matches!(listing, Listing::Sales(_) | Listing::TopSellers { .. });
        let sheets = [listing.title(), "Chart"];
        assert_eq!(book.sheet_names(), sheets[..=usize::from(has_chart)], "{listing:?}");
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
pub(super) fn pages(pdf: &[u8]) -> Vec<String> {
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
    let of = ComparedRange::new(query.clone(), Some(Comparison::YearBefore));
    let pdf = shop.written(&Export::Listing(Listing::Sales(of)), OutFormat::Pdf);
    let pages = pages(&pdf);
    assert_eq!(pages.len(), 3);
    let report = shop.engine.sales_report(&shop.engine.owner().unwrap(), &query, NOW).unwrap();
    let grouped = |number: i64| decimal::grouped(&number.to_string(), Marks::default());
    let figure = |amount: domain::money::Money| amount.to_grouped_text(2).replace('-', "−");
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
        let day = period.period.start.day.date().format("%a%-d%b%Y").to_string();
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
fn the_printed_sales_of_a_day_hold_its_hours() {
    let shop = sample_shop();
    let of = ComparedRange {
        grouping: Some(Grouping::Hour),
        ..ComparedRange::new(RangeQuery::named("yesterday"), Some(Comparison::PeriodBefore))
    };
    let pages = pages(&shop.written(&Export::Listing(Listing::Sales(of)), OutFormat::Pdf));
    for expected in [
        "Sales,19Nov2010",
        "comparedwith18Nov2010",
        "Londontime",
        "Netsalesbyhour,GBP",
        "Averageperhour",
        "vs18Nov",
        "HourfromOrdersItemsGrosssales",
    ] {
        assert!(pages[0].contains(expected), "{expected} in {}", pages[0]);
    }
    let all = pages.concat();
    for hour in 0..24 {
        let hour = format!("19Nov2010{hour:02}:00");
        assert_eq!(all.matches(&hour).count(), 1, "{hour} in {all}");
    }
}

/// Pages and reports as spreadsheets are in the language of who reads them. What can come in again, and all CSV, stays as
/// it is.
#[test]
fn what_people_read_is_in_their_language() {
    let shop = sample_shop();
    let query = RangeQuery {
        period: None,
        date_min: Some("2010-08-01".to_owned()),
        date_max: Some("2010-11-19".to_owned()),
    };
    let of = ComparedRange::new(query, Some(Comparison::YearBefore));
    let sales = Export::Listing(Listing::Sales(of.clone()));
    let pdf = shop.written_in(&sales, OutFormat::Pdf, &German);
    let language = pdf.windows(b"/Lang (de)".len()).any(|bytes| bytes == b"/Lang (de)");
    assert!(language, "a screen reader is not told the language");
    let pages = pages(&pdf);
    for expected in [
        "Umsatz,1.Aug.–19.Nov.2010",
        "verglichenmit1.Aug.–19.Nov.2009",
        "ZeitinLondon",
        "UmsatznettonachTag,GBP",
        "BeträgeinGBP",
        "ØproTag",
        "Bestellwerte",
        "TagBestellungenArtikelUmsatzbrutto",
        "So1.Aug.2010",
        "Gedruckt20.Nov.201012:00",
        "Seite1von",
    ] {
        assert!(pages[0].contains(expected), "{expected} in {}", pages[0]);
    }
    assert!(pages.last().unwrap().contains("Summe"), "{pages:?}");
    let sellers = Listing::TopSellers { of, rank: SellerRank::NetSales, limit: 3 };
    let (orders, classes) = (Listing::Orders(Some(RangeQuery::named("today"))), Listing::TaxClasses);
    for (listing, sheet, first) in [
        (Listing::Sales(ComparedRange::new(RangeQuery::named("week"), None)), "Umsatz", "Tag"),
        (sellers, "Bestseller", "Rang"),
        (Listing::TaxSummary(RangeQuery::named("month")), "Steuerübersicht", "Land"),
        (orders, "Orders", "Order"),
        (classes, "Tax classes", "Tax class"),
    ] {
        let export = Export::Listing(listing);
        let mut book: Xlsx<_> =
            Xlsx::new(Cursor::new(shop.written_in(&export, OutFormat::Xlsx, &German))).unwrap();
        assert_eq!(book.sheet_names().first().map(String::as_str), Some(sheet));
        let range = book.worksheet_range(sheet).unwrap();
        assert_eq!(range.get((0, 0)).unwrap().to_string(), first, "{export:?}");
        let csv = shop.written_in(&export, OutFormat::Csv, &German);
        assert!(csv == shop.written(&export, OutFormat::Csv), "{export:?}");
    }
}

#[test]
fn no_change_is_given_against_a_time_before_the_books() {
    let shop = sample_shop();
    let query = RangeQuery {
        period: None,
        date_min: Some("2010-10-01".to_owned()),
        date_max: Some("2010-11-19".to_owned()),
    };
    for (with, has_change) in [(Comparison::YearBefore, false), (Comparison::PeriodBefore, true)] {
        let of = ComparedRange::new(query.clone(), Some(with));
        let sales = Export::Listing(Listing::Sales(of.clone()));
        let changes: Vec<String> = cells(&shop.written(&sales, OutFormat::Csv))
            .iter()
            .filter_map(|row| row.last().cloned())
            .collect();
        assert_eq!(changes.iter().any(|change| !change.is_empty()), has_change, "{with:?}: {changes:?}");
        let first = pages(&shop.written(&sales, OutFormat::Pdf)).swap_remove(0);
        assert_eq!(!first.contains("(nochange,sincethebooksbegin"), has_change, "{with:?}: {first}");
    }
}

/// The cells of a CSV file, without its head.
pub(super) fn cells(csv: &[u8]) -> Vec<Vec<String>> {
    let text = String::from_utf8(csv.to_vec()).unwrap();
    let mut reader = csv::ReaderBuilder::new().from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

/// What goes out of the list of orders is what its pages show, all of them, in their order.
#[test]
fn orders_go_out_as_they_are_filtered_and_sorted() {
    let shop = sample_shop();
    let owner = shop.engine.owner().unwrap();
    let customer =
        shop.engine.customer_list(&owner).unwrap().into_iter().max_by_key(|row| row.orders).unwrap();
    let of_customer = OrderQuery { customer: Some(customer.customer.login), ..OrderQuery::default() };
    let mut counts = Vec::new();
    for query in [
        OrderQuery::default(),
        OrderQuery { sort: OrderSort::Largest, ..OrderQuery::default() },
        OrderQuery { sort: OrderSort::NumberUp, text: "bag".to_owned(), ..OrderQuery::default() },
        OrderQuery {
            statuses: vec![OrderStatus::Completed],
            sort: OrderSort::Oldest,
            ..OrderQuery::default()
        },
        OrderQuery { product: Some(ProductId::new(1)), ..OrderQuery::default() },
        of_customer,
    ] {
        for of in [None, Some(RangeQuery::named("month"))] {
            let wanted = OrderSelection { of, query: query.clone() };
            let mut expected = Vec::new();
            let page = |skip| {
                let query = OrderQuery { skip, limit: 240, ..query.clone() };
                let wanted = OrderSelection { query, ..wanted.clone() };
                shop.engine.orders_wanted(&owner, &wanted, NOW).unwrap()
            };
            let count = usize::try_from(page(0).count).unwrap();
            while expected.len() < count {
                let orders = page(expected.len()).orders;
                expected.extend(orders.into_iter().map(|order| order.number));
            }
            let listing = Export::Listing(Listing::OrdersShown(Box::new(wanted.clone())));
            let rows = cells(&shop.written(&listing, OutFormat::Csv));
            let found: Vec<String> = rows.into_iter().map(|row| row[0].clone()).collect();
            assert!(found == expected, "{wanted:?}: {} of {count}", found.len());
            counts.push(count);
        }
    }
    assert!(counts.iter().all(|count| *count > 0) && counts[0] > 1_000, "{counts:?}");
}

/// Products and customers go out in the order they are asked for, with what was sold of them and what they
/// ordered; the rest stays.
#[test]
fn products_and_customers_go_out_as_they_are_chosen() {
    let shop = sample_shop();
    let owner = shop.engine.owner().unwrap();
    let sold_in = Some(RangeQuery::named("month"));
    let all = shop.engine.product_list(&owner, sold_in.as_ref(), NOW).unwrap();
    let only: Vec<_> = all.iter().rev().step_by(7).map(|row| row.product.id).collect();
    let listing = Listing::Products(ProductSelection { only: Some(only.clone()), sold_in });
    let written = shop.written(&Export::Listing(listing), OutFormat::Csv);
    let head = "Product id,SKU,Name,Price (GBP),Tax class,Status,Cost (GBP),Sold,Net sales (GBP)";
    assert!(String::from_utf8_lossy(&written).lines().next().unwrap().ends_with(head));
    let rows = cells(&written);
    assert_eq!(rows.len(), only.len());
    for (row, id) in rows.iter().zip(only) {
        let product = all.iter().find(|row| row.product.id == id).unwrap();
        let expected = [id.to_string(), product.sold.quantity.to_text(), product.sold.net_sales.to_text(2)];
        assert_eq!([&row[0], &row[7], &row[8]], [&expected[0], &expected[1], &expected[2]]);
    }
    let everyone = shop.engine.customer_list(&owner).unwrap();
    let only: Vec<String> = everyone.iter().rev().step_by(5).map(|row| row.customer.login.clone()).collect();
    let listing = Listing::Customers(Some(only.clone()));
    let rows = cells(&shop.written(&Export::Listing(listing), OutFormat::Csv));
    assert_eq!(rows.len(), only.len());
    for (row, login) in rows.iter().zip(only) {
        let found = everyone.iter().find(|row| row.customer.login == login).unwrap();
        assert_eq!(
            (&row[0], &row[10], &row[11]),
            (&login, &found.orders.to_string(), &found.total.to_text(2))
        );
    }
}

/// Charges both taxes on the lines of the second order, whose amounts would count twice.
fn stack(engine: &mut Engine, owner: &Actor, now: Instant) {
    let mut both = engine.order(owner, "2").unwrap().unwrap();
    both.taxes[1].taxable = Money::parse("37").unwrap();
    engine.apply(&Change::Order(OrderChange::Put(Box::new(both))), owner, now).unwrap();
}

/// The tax summary goes out as it is shown: each rate and their sum, in all formats.
#[test]
fn the_tax_summary_goes_out_as_it_is_shown() {
    let mut shop = shops::stocked::stocked();
    let owner = shop.owner.clone();
    let now = domain::time::Zone::UTC.instant(shops::stocked::at("2025-03-20T10:00:00"));
    shop.engine.apply(&Change::save_order(shops::stocked::form(), None), &owner, now).unwrap();
    shop.engine.apply(&Change::save_order(shops::stocked::form(), None), &owner, now).unwrap();
    let what = RefundWhat::Lines(vec![(0, shops::stocked::quantity("1"))]);
    let refund = RefundForm {
        at: shops::stocked::at("2025-03-12"),
        what,
        shipping: false,
        reason: "Chipped".to_owned(),
        corrects: None,
    };
    let refund = Change::Order(OrderChange::Refund { number: "1".to_owned(), form: refund });
    shop.engine.apply(&refund, &owner, now).unwrap();
    let query = RangeQuery::named("month");
    let summary = shop.engine.tax_summary(&owner, &query, now).unwrap();
    assert!(summary.reconciles);
    let written = |engine: &Engine, format| {
        let mut out = Vec::new();
        let options = ExportOptions { format, now, locale: &English, task: &Task::default() };
        let export = Export::Listing(Listing::TaxSummary(query.clone()));
        engine.export(&owner, &export, &options, &mut out).unwrap();
        out
    };
    let total = ["Total", "", "", "", "64.00", "9.20", "2.00", "-2.00", "9.20", "2"];
    assert_eq!(cells(&written(&shop.engine, OutFormat::Csv)).last().unwrap(), &total);
    assert!(pages(&written(&shop.engine, OutFormat::Pdf)).concat().contains("Total64.009.202.00−2.009.202"));
    stack(&mut shop.engine, &owner, now);
    let second = RateInput { priority: Some(Value::text("2")), ..RateInput::default() };
    let second = Change::TaxRate(TaxRateChange::Edit { id: "2".to_owned(), input: second });
    shop.engine.apply(&second, &owner, now).unwrap();
    let written = |format| written(&shop.engine, format);
    let rows = cells(&written(OutFormat::Csv));
    // 2 mugs of 10 and shipping of 5 at 20 %, 3 towels of 4 at 5 %, twice; a mug came back.
    let expected = [
        ["GB", "", "VAT", "20.0000", "40.00", "8.00", "2.00", "-2.00", "8.00", "2"],
        ["GB", "", "VAT reduced", "5.0000", "49.00", "1.20", "0.00", "0.00", "1.20", "2"],
        [
            "Total; net amounts are not added, taxes can stack",
            "",
            "",
            "",
            "–",
            "9.20",
            "2.00",
            "-2.00",
            "9.20",
            "2",
        ],
    ];
    assert_eq!(rows, expected);
    assert_eq!(summary.sales_report_tax, Money::parse("9.20").unwrap());
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(written(OutFormat::Xlsx))).unwrap();
    let sheet = book.worksheet_range("Tax summary").unwrap();
    for (row, line) in sheet.rows().skip(1).zip(&rows) {
        let found: Vec<String> = row.iter().zip(line).map(|(cell, csv)| as_csv(cell, csv)).collect();
        assert_eq!(&found, line);
    }
    let text = pages(&written(OutFormat::Pdf)).concat();
    for line in [
        "VAT2040.008.002.00−2.008.002",
        "–9.202.00−2.009.202",
        "netamountsarenotadded,taxescanstack–9.202.00",
        "Netamountsarenotaddedup",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
}

/// A workbook shows `####` in place of a time for which its column has no room.
#[test]
fn a_time_has_room_in_each_list() {
    let shop = sample_shop();
    let (owner, currency) = (shop.engine.owner().unwrap(), shop.engine.shop().unwrap().currency);
    for listing in listings() {
        let [shop_name, title, about] = [const { String::new() }; 3];
        let mut table = Table::new(Head {
            shop: shop_name,
            title,
            about,
            currency,
            columns: Vec::new(),
            notes: Vec::new(),
            chart: None,
        });
        shop.engine.list(&owner, &listing, NOW, &English, &mut table).unwrap();
        let narrow = |column: &&Column| column.kind == Kind::Moment && column.width < 17;
        assert_eq!(table.head.columns.iter().find(narrow), None, "{listing:?}");
    }
}

#[test]
fn texts_of_any_kind_are_texts_everywhere() {
    let mut shop = shops::TestShop::new();
    let names = ["=1+2", "+49 30", "-5", "@SUM(A1)", "\tx", "Tea & <b>towel</b>", "שלום ünïcode 茶"];
    for (id, name) in (1..).zip(names) {
        let product = Product { id: ProductId::new(id), name: name.to_owned(), ..Product::default() };
        shop.engine.apply(&Change::Product(ProductChange::Put(product.clone())), &shop.owner, NOW).unwrap();
    }
    let written = |format| {
        let mut out = Vec::new();
        let options = ExportOptions { format, now: NOW, locale: &English, task: &Task::default() };
        let products = Export::Listing(Listing::Products(ProductSelection::default()));
        shop.engine.export(&shop.owner, &products, &options, &mut out).unwrap();
        out
    };
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(written(OutFormat::Xlsx))).unwrap();
    let sheet = book.worksheet_range("Products").unwrap();
    let found: Vec<String> = sheet.rows().skip(1).map(|row| row[2].to_string()).collect();
    assert_eq!(found, names);
    let csv = String::from_utf8(written(OutFormat::Csv)).unwrap();
    let shielded = names
        .iter()
        .zip(csv.lines().skip(1))
        .filter(|(_, line)| [",'", ",\"'"].iter().any(|start| line.contains(start)))
        .count();
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
            let mut write = |actor, task: &Task| {
                let options = ExportOptions { format: *format, now: NOW, locale: &English, task };
                shop.engine.export(actor, &export, &options, &mut out)
            };
            let refused = write(&nobody, &Task::default()).unwrap_err();
            assert_eq!(refused.status(), 401, "{export:?} as {}", format.as_str());
            // Tax rates as CSV and the printed sales are made at once.
            let task = Task::default();
            task.cancel();
            let stopped = write(&owner, &task);
            let is_at_once = matches!(
                (&export, format),
                (Export::Listing(Listing::TaxRates(_)), OutFormat::Csv)
                    | (Export::Listing(Listing::Sales(_)), OutFormat::Pdf)
            );
            assert_eq!(stopped.is_ok(), is_at_once, "{export:?} as {}", format.as_str());
        }
    }
}

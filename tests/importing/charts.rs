//! Charts that go out: of the rows of a spreadsheet, and by themselves as pictures or a page.

use std::io::Cursor;

use domain::locale::English;
use domain::report::earnings::EarningsOptions;
use domain::report::{Analysis, Division, MovingAverage, SellerRank, Series};
use domain::task::Task;
use domain::time::compared::Comparison;
use domain::time::period::RangeQuery;
use engine::{ComparedRange, Export, ExportOptions, Listing, OutFormat, PictureSize, SalesChart};

use super::exports::{German, NOW, cells, pages, sample_shop};

/// A part of a workbook.
fn part(book: &[u8], name: &str) -> String {
    let mut parts = zip::ZipArchive::new(Cursor::new(book)).unwrap();
    std::io::read_to_string(parts.by_name(name).unwrap()).unwrap()
}

/// Divided by country, with a moving average.
fn analysis() -> Analysis {
    let (divided, average) = (Some(Division::Country), Some(MovingAverage::Week));
    Analysis { divided, average, ..Analysis::default() }
}

#[test]
fn a_spreadsheet_of_a_report_has_a_chart_of_its_rows() {
    let shop = sample_shop();
    let of = |query, with| ComparedRange::new(RangeQuery::named(query), with);
    let beside = Some(Comparison::PeriodBefore);
    let sellers = |with| Listing::TopSellers { of: of("year", with), rank: SellerRank::NetSales, limit: 3 };
    for (listing, expected) in [
        (
            Listing::Sales(of("week", beside)),
            "Sales!$H$1 Sales!$A$2:$A$8 Sales!$H$2:$H$8 Sales!$L$1 Sales!$A$2:$A$8 Sales!$L$2:$L$8",
        ),
        (
            Listing::Sales(ComparedRange { analysis: analysis(), ..of("week", beside) }),
            "Sales!$H$1 Sales!$A$2:$A$8 Sales!$H$2:$H$8 Sales!$L$1 Sales!$A$2:$A$8 Sales!$L$2:$L$8",
        ),
        (Listing::Sales(of("year", None)), "Sales!$H$1 Sales!$A$2:$A$12 Sales!$H$2:$H$12"),
        (sellers(beside), "'Top sellers'!$E$1 'Top sellers'!$B$2:$B$4 'Top sellers'!$E$2:$E$4"),
        (sellers(None), "'Top sellers'!$D$1 'Top sellers'!$B$2:$B$4 'Top sellers'!$D$2:$D$4"),
    ] {
        let export = Export::Listing(listing.clone());
        let book = shop.written(&export, OutFormat::Xlsx);
        let chart = part(&book, "xl/charts/chart1.xml");
        let inside = |text: &str| -> Vec<String> {
            let (from, to) = (format!("<{text}>"), format!("</{text}>"));
            let parts = chart.split(&from).skip(1).map(|rest| rest.split(&to).next().unwrap().to_owned());
            parts.collect()
        };
        assert_eq!(inside("c:f").join(" "), expected, "{listing:?}");
        assert!(!chart.contains("<c:auto "), "{listing:?}: hours would be in the place of their day");
        let names = chart.split_once("<c:catAx>").unwrap().1.split("</c:catAx>").next().unwrap();
        let name = if expected.contains("Top") { "Product" } else { "<a:t>" };
        assert!(names.contains(name) && !names.contains("Net sales"), "{listing:?}: {names}");
        // Programs that draw what stands in the chart, and not the sheet, find all of it there.
        let rows = cells(&shop.written(&export, OutFormat::Csv));
        let bars = usize::from(expected.as_bytes()[expected.find('$').unwrap() + 1] - b'A');
        let rows = rows.iter().filter(|row| !["", "Total"].contains(&row[0].as_str()));
        let figures = rows.map(|row| row[bars].parse::<f64>().unwrap().to_string());
        let found = inside("c:v");
        for figure in figures {
            assert!(found.contains(&figure), "{listing:?}: {figure} is not in {found:?}");
        }
        assert!(inside("a:t").iter().any(|text| text == "Net sales (GBP)"), "{listing:?}");
    }
}

/// The periods of earnings are columns: income and expenses are bars, and what is left is a line.
#[test]
fn a_spreadsheet_of_earnings_has_a_chart_of_its_sums() {
    let shop = sample_shop();
    let of = ComparedRange::new(RangeQuery::named("year"), Some(Comparison::YearBefore));
    let export = Export::Listing(Listing::Earnings(of, EarningsOptions::default()));
    let book = shop.written(&export, OutFormat::Xlsx);
    let chart = part(&book, "xl/charts/chart1.xml");
    let cells: Vec<&str> =
        chart.split("<c:f>").skip(1).map(|rest| rest.split("</c:f>").next().unwrap()).collect();
    let months = "Earnings!$B$1:$L$1";
    let expected = ["5", "10", "11"]
        .map(|row| [format!("Earnings!$A${row}"), months.to_owned(), format!("Earnings!$B${row}:$L${row}")]);
    assert_eq!(cells, expected.concat());
    let named =
        ["Income", "Expenses", "What is left"].map(|name| chart.contains(&format!("<c:v>{name}</c:v>")));
    assert_eq!(named, [true; 3]);
}

/// A chart of these series by itself.
fn chart(of: ComparedRange, shown: &[Series], size: &str) -> Export {
    let size = PictureSize::parse(size).unwrap();
    Export::Chart(Box::new(SalesChart { of, shown: shown.to_vec(), size }))
}

#[test]
fn a_chart_is_written_as_it_is_shown_in_the_size_that_is_asked() {
    let shop = sample_shop();
    let of = |query, with| ComparedRange::new(RangeQuery::named(query), with);
    let beside = Some(Comparison::WeeksBefore);
    let shown = [Series::Refunds, Series::Gross, Series::Tax, Series::Net, Series::Items, Series::Orders];
    let all = chart(of("last_month", beside), &shown, "1600x900");
    let svg = String::from_utf8(shop.written_in(&all, OutFormat::Svg, &German)).unwrap();
    let mut reader = quick_xml::Reader::from_str(&svg);
    let mut texts = Vec::new();
    loop {
        match reader.read_event().unwrap() {
            quick_xml::events::Event::Text(text) => texts.push(text.xml10_content().into_owned()),
            quick_xml::events::Event::Eof => break,
            _ => {}
        }
    }
    for expected in [
        "Umsatz, Oktober 2010",
        "Umsatz netto nach Tag, GBP",
        "31.",
        "Umsatz brutto",
        "Artikel, eigene Skala",
        "Bestellungen, rechte Skala",
        "Umsatz netto, 27. Aug. – 26. Sep. 2010",
    ] {
        assert!(texts.iter().any(|text| text.trim() == expected), "{expected} in {texts:?}");
    }
    assert!(svg.contains("width=\"1600\" height=\"900\"") && svg.contains("xml:lang=\"de\""), "{svg}");
    // A bar for each day with sales, and a line for each other series: what is white below it, itself, and its markers.
    let bars = svg.matches("fill=\"#0b6970\"").count();
    assert!((25..=32).contains(&bars), "{bars} bars");
    assert_eq!(svg.matches("stroke=\"#5b34be\"").count(), 31 + 1 + 2, "gross sales");
    let divided = ComparedRange { analysis: analysis(), ..of("last_month", beside) };
    let divided = chart(divided, &Series::IN_CHART, "1600x900");
    let svg = String::from_utf8(shop.written(&divided, OutFormat::Svg)).unwrap();
    for name in ["United Kingdom", "Others", "Mean of 7 days", "Net sales, 27 Aug – 26 Sep 2010"] {
        assert!(svg.contains(&format!(">{name}<")), "{name} in {svg}");
    }
    assert!(!svg.contains(">Net sales<") && !svg.contains(">Refunds<"), "{svg}");
    let orders = chart(of("month", None), &[Series::Orders], "1600x900");
    let svg = String::from_utf8(shop.written(&orders, OutFormat::Svg)).unwrap();
    assert!(svg.contains(">Orders by day<") && svg.contains(">Orders<") && !svg.contains("GBP<"), "{svg}");
    for (size, sides) in [("1600x900", [1_600, 900]), ("400 × 1200", [400, 1_200])] {
        let png = shop.written(&chart(of("last_month", beside), &shown, size), OutFormat::Png);
        let picture = image::load_from_memory(&png).unwrap().into_rgba8();
        assert_eq!([picture.width(), picture.height()], sides);
        assert_eq!(picture.get_pixel(0, 0).0, [0xFF; 4]);
        let bars = picture.pixels().filter(|pixel| pixel.0 == [0x0B, 0x69, 0x70, 0xFF]).count();
        assert!(bars > 1_000, "{bars} pixels of bars");
    }
    let pdf = shop.written(&all, OutFormat::Pdf);
    let pages = pages(&pdf);
    assert!(pages.len() == 1 && pages[0].contains("Orders,rightscale"), "{pages:?}");
    let options =
        ExportOptions { format: OutFormat::Csv, now: NOW, locale: &English, task: &Task::default() };
    let refused = shop.engine.export(&shop.engine.owner().unwrap(), &all, &options, &mut Vec::new());
    let told = "Export: it cannot be written as csv, only as png, svg, pdf";
    assert_eq!(refused.unwrap_err().to_string(), told);
}

//! Files that are no plain text: workbooks, whose table is read as if it were CSV, and what can only be said of
//! the others.

use std::io::{Cursor, Write as _};

use domain::Error;
use engine::ImportOptions;
use rust_xlsxwriter::{ExcelDateTime, Format, Formula, Workbook, Worksheet};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::shops::{TestShop, told};

const HEADINGS: [&str; 6] = ["Order Number", "Order Date", "Item Name", "Quantity", "Price", "Order Total"];

/// A sheet of orders of one item each: number, date, price.
fn orders(sheet: &mut Worksheet, first_row: u32, rows: &[(u32, &str, f64)]) {
    for (column, heading) in (0_u16..).zip(HEADINGS) {
        sheet.write(first_row, column, heading).unwrap();
    }
    let date = Format::new().set_num_format("yyyy-mm-dd hh:mm");
    for (row, (number, at, price)) in (first_row + 1..).zip(rows) {
        sheet.write(row, 0, *number).unwrap();
        sheet.write_with_format(row, 1, ExcelDateTime::parse_from_str(at).unwrap(), &date).unwrap();
        sheet.write(row, 2, "Blue Mug").unwrap();
        sheet.write(row, 3, 1).unwrap();
        sheet.write(row, 4, *price).unwrap();
        sheet.write(row, 5, *price).unwrap();
    }
}

fn imported(name: &str, bytes: &[u8]) -> (TestShop, Result<String, Error>) {
    let mut shop = TestShop::new();
    let report = shop.import(name, bytes, &ImportOptions::default());
    if report.is_ok() {
        let again = shop.import(name, bytes, &ImportOptions::default()).unwrap();
        assert!(again.changed_nothing(), "{name} again: {}", told(&again));
    }
    (shop, report.map(|report| told(&report)))
}

#[test]
fn a_workbook_is_read_to_the_cent_and_to_the_second() {
    let mut book = Workbook::new();
    book.add_worksheet().set_name("Notes").unwrap().write(0, 0, "Made for the accountant").unwrap();
    let sheet = book.add_worksheet().set_name("Orders").unwrap();
    sheet.write(0, 0, "Orders of March").unwrap();
    orders(sheet, 2, &[(1, "2024-03-01T09:25:00", 19.990_000_000_000_002), (2, "2024-03-02", 0.1 + 0.2)]);
    sheet.write(4, 2, "Tea, \"loose\"\nof spring").unwrap();
    orders(book.add_worksheet().set_name("Old").unwrap(), 0, &[(9, "2023-03-01", 5.0)]);
    let (shop, told) = imported("march.xlsx", &book.save_to_buffer().unwrap());
    let told = told.unwrap();
    for part in [
        "orders: 2 new",
        "only the sheet Orders is read, and not Notes, Old",
        "line 3: what stands above the headings is not read",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let books = shop.books();
    for part in [
        "\"total\": \"19.99\"",
        "\"total\": \"0.30\"",
        "\"placed_at\": \"2024-03-01T09:25:00\"",
        "\"placed_at\": \"2024-03-02T00:00:00\"",
        "Tea, \\\"loose\\\" of spring",
    ] {
        assert!(books.contains(part), "{part}: {books}");
    }
}

/// A number that is a code is what the sheet shows of it.
#[test]
fn codes_of_a_workbook_keep_their_leading_zeros() {
    for (format, number, code) in [
        ("00000", 123.0, "00123"),
        ("0000", 12345.0, "12345"),
        ("00\\-00", 7.0, "00-07"),
        ("000\"-\"000", 1_234_567.0, "1234-567"),
        ("00000", -5.0, "-5"),
        ("00000", 1.5, "1.5"),
        ("0", 123.0, "123"),
        ("0.00", 123.0, "123"),
        ("0-0", 12.0, "12"),
        ("General", 123.0, "123"),
    ] {
        let mut book = Workbook::new();
        let sheet = book.add_worksheet();
        for (column, heading) in (0_u16..).zip(["SKU", "Name", "Price"]) {
            sheet.write(0, column, heading).unwrap();
        }
        let format_of_codes = Format::new().set_num_format(format);
        sheet.write_with_format(1, 0, number, &format_of_codes).unwrap();
        sheet.write(1, 1, "Blue Mug").unwrap();
        sheet.write_with_format(1, 2, 12, &Format::new().set_num_format("000")).unwrap();
        let (shop, told) = imported("codes.xlsx", &book.save_to_buffer().unwrap());
        let (books, told) = (shop.books(), told.unwrap());
        assert!(books.contains(&format!("\"sku\": \"{code}\"")), "{format}: {told} {books}");
        assert!(books.contains("\"price\": \"12.00\""), "{format}: {told} {books}");
    }
}

/// Order numbers and postcodes too.
#[test]
fn numbers_and_postcodes_of_a_workbook_keep_their_leading_zeros() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    orders(sheet, 0, &[(42, "2024-03-01T09:25:00", 19.5)]);
    let zeros = Format::new().set_num_format("00000");
    sheet.write_with_format(1, 0, 42, &zeros).unwrap();
    for (column, text) in [(6, "Shipping Postcode"), (7, "Shipping Country")] {
        sheet.write(0, column, text).unwrap();
    }
    sheet.write(1, 7, "DE").unwrap();
    sheet.write_with_format(1, 6, 1067, &zeros).unwrap();
    sheet.write_with_format(1, 3, 1, &Format::new().set_num_format("00")).unwrap();
    let (shop, told) = imported("orders.xlsx", &book.save_to_buffer().unwrap());
    let (books, told) = (shop.books(), told.unwrap());
    for part in ["\"number\": \"00042\"", "\"postcode\": \"01067\"", "\"quantity\": \"1\""] {
        assert!(books.contains(part), "{part}: {told} {books}");
    }
}

#[test]
fn rates_of_a_workbook_may_be_shown_as_percentages() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    let headings = [
        "Country code",
        "State code",
        "Postcode / ZIP",
        "City",
        "Rate %",
        "Tax name",
        "Priority",
        "Compound",
        "Shipping",
        "Tax class",
    ];
    for (column, heading) in (0_u16..).zip(headings) {
        sheet.write(0, column, heading).unwrap();
    }
    let percent = Format::new().set_num_format("0.0%");
    for (row, (country, rate)) in (1_u32..).zip([("DE", 0.19), ("FR", 0.055)]) {
        sheet.write(row, 0, country).unwrap();
        sheet.write_with_format(row, 4, rate, &percent).unwrap();
        sheet.write(row, 5, "VAT").unwrap();
        sheet.write(row, 6, 1).unwrap();
        sheet.write(row, 7, false).unwrap();
        sheet.write(row, 8, true).unwrap();
    }
    let (shop, told) = imported("rates.xlsx", &book.save_to_buffer().unwrap());
    let taxes = shop.taxes();
    assert!(
        taxes.contains("DE,,,,19.0000,VAT,1,0,1,") && taxes.contains("FR,,,,5.5000,"),
        "{taxes} {told:?}"
    );
}

/// The shop counts in dollars.
#[test]
fn the_currency_of_a_format_is_that_of_its_numbers() {
    for (format, price, expected) in [
        ("[$€-407]#,##0.00", 5.0, Err("its amounts are in €")),
        ("#,##0.00\\ \"€\"", 5.0, Err("its amounts are in €")),
        ("[$EUR] #,##0.00", 5.0, Err("its amounts are in EUR")),
        ("\"$\"#,##0.00", 5.0, Ok("\"total\": \"5.00\"")),
        ("[$$-409]#,##0.00", 1234.5, Ok("\"total\": \"1234.50\"")),
        ("#,##0.00", 5.0, Ok("\"total\": \"5.00\"")),
        // A number of a cell has a point before its fraction, whatever the sheet shows.
        ("0.000", 1.234, Ok("\"total\": \"1.234\"")),
        ("\"$\"0.000", 1.234, Ok("\"total\": \"1.234\"")),
    ] {
        let mut book = Workbook::new();
        let sheet = book.add_worksheet();
        orders(sheet, 0, &[(1, "2024-03-01", price)]);
        for column in [4, 5] {
            sheet.write_with_format(1, column, price, &Format::new().set_num_format(format)).unwrap();
        }
        let (shop, told) = imported("march.xlsx", &book.save_to_buffer().unwrap());
        let told = told.unwrap();
        match expected {
            Ok(part) => assert!(shop.books().contains(part), "{format}: {told} {}", shop.books()),
            Err(part) => {
                assert!(told.contains(part), "{format}: {told}");
                assert!(!shop.books().contains("placed_at"), "{format}: {told}");
            }
        }
    }
}

/// A column is read by its heading wherever it stands, also in the last one that a sheet can have.
#[test]
fn a_column_at_the_edge_of_the_sheet_is_read() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for (row, line) in (0_u32..).zip([
        "Order Number,Order Date,Item Name,Quantity,Price,Shipping,Order Total",
        "1,2024-03-01,Blue Mug,1,5.00,1.50,6.50",
        "2,2024-03-02,Blue Mug,1,7.00,1.50,8.50",
    ]) {
        for (column, cell) in [0, 1, 2, 3, 4, 9_000, 16_383].into_iter().zip(line.split(',')) {
            sheet.write(row, column, cell).unwrap();
        }
    }
    let (shop, told) = imported("march.xlsx", &book.save_to_buffer().unwrap());
    let (told, books) = (told.unwrap(), shop.books());
    for part in ["\"total\": \"6.50\"", "\"total\": \"8.50\"", "\"shipping\": \"1.50\""] {
        assert!(books.contains(part), "{part}: {told} {books}");
    }
}

/// An archive of files that hold `contents`.
fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, contents) in files {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(contents).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn what_is_no_table_is_said_in_one_sentence() {
    let mut without_result = Workbook::new();
    let sheet = without_result.add_worksheet();
    orders(sheet, 0, &[(1, "2024-03-01", 5.0)]);
    sheet.write(1, 5, Formula::new("=D2*E2")).unwrap();
    let formula = without_result.save_to_buffer().unwrap();
    let mut words = Workbook::new();
    words.add_worksheet().write(0, 0, "Dear accountant").unwrap();
    let words = words.save_to_buffer().unwrap();
    let mut cut = formula.clone();
    cut.truncate(cut.len() / 2);
    let zeros = vec![0; 100 << 20];
    let bomb = archive(&[("xl/workbook.xml", b"<workbook/>"), ("xl/sharedStrings.xml", &zeros)]);
    assert!(bomb.len() < 1 << 20, "it is no bomb");
    for (name, bytes, expected) in [
        ("letter.pdf", b"%PDF-1.7\n%\xe2".to_vec(), "it is a PDF"),
        (
            "old.xls",
            [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].repeat(80),
            "it is an old binary spreadsheet",
        ),
        ("page.xls", b"<html><body><table><tr><td>Order</td></tr></table>".to_vec(), "it is a web page"),
        ("files.zip", archive(&[("a.csv", b"a,b"), ("b.csv", b"a,b")]), "it is a zip archive with 2 files"),
        ("a.numbers", archive(&[("Index/Document.iwa", b"x")]), "it is a Numbers document"),
        ("a.ods", archive(&[("content.xml", b"<x/>")]), "it is an OpenDocument file"),
        ("words.xlsx", words, "it is a workbook without a table"),
        ("cut.xlsx", cut, "it is a workbook that cannot be read"),
        ("bomb.xlsx", bomb, "it is too large for a workbook"),
        (
            "none.xlsx",
            archive(&[("xl/workbook.xml", b"<workbook/>")]),
            "it is a workbook that cannot be read",
        ),
        ("formula.xlsx", formula, "row 2 of the sheet Sheet1 has a formula whose result is not in the file"),
        ("empty.csv", Vec::new(), "it is empty"),
        (
            "dump.json",
            br#"{"orders":[{"id":1,"financial_status":"paid","total_price":"10.00","line_items":[]}]}"#
                .to_vec(),
            "it is JSON of Shopify's interface for programs",
        ),
    ] {
        let (shop, told) = imported(name, &bytes);
        let said = told.map_or_else(|error| error.to_string(), |told| panic!("{name} was taken: {told}"));
        assert!(said.starts_with(&format!("Nothing was imported from {name}: {expected}")), "{said}");
        assert!(!shop.books().contains("placed_at"), "{name}");
    }
}

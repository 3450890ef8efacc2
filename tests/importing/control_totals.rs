//! Control totals: the parts of each column come to what a plain sum of its cells does.

use std::fs;

use domain::money::Money;
use engine::{ImportOptions, Mode};
use transfer::order_rows::Field;

use crate::shops::{TestShop, cases};

/// Each file of orders, purchases or lines in the cases whose numbers are written plainly, so that the sums here need not know how to read them.
#[test]
fn the_parts_of_each_column_come_to_a_plain_sum_of_its_cells() {
    let mut sums = 0;
    for folder in ["rows", "written", "import"] {
        let folder = cases().with_file_name(folder);
        let mut paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "csv"));
        for path in paths {
            let bytes = fs::read(&path).unwrap();
            let options = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
            let name = path.file_name().unwrap().to_str().unwrap();
            let Ok(report) = TestShop::new().import_exactly(name, &bytes, &options) else { continue };
            // What cannot be read of a refused line is in no sum.
            if report.lines.is_some_and(|lines| lines.refused > 0) {
                continue;
            }
            for total in report.totals.iter().flat_map(|(_, totals)| totals) {
                // What is added up with the quantity is no sum of cells.
                if total.field == Field::ItemPrice.as_str() {
                    continue;
                }
                if let Some(sum) = plain_sum(&bytes, &total.heading) {
                    assert_eq!(total.in_file().ten_thousandths(), sum, "{name}: {}", total.heading);
                    sums += 1;
                }
            }
        }
    }
    assert!(sums > 150, "only {sums} columns");
}

/// The sum of a column in ten-thousandths; `None` where a cell is no plain number, or the heading is not on the first line
/// alone.
fn plain_sum(bytes: &[u8], heading: &str) -> Option<i64> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(bytes);
    let headings = reader.headers().ok()?.clone();
    let mut found = headings.iter().enumerate().filter(|(_, one)| one.trim() == heading);
    let (at, _) = found.next()?;
    if found.next().is_some() {
        return None;
    }
    let mut sum = 0;
    for row in reader.records() {
        let row = row.ok()?;
        let cell = row.get(at).unwrap_or_default();
        if cell.is_empty() {
            continue;
        }
        sum += Money::parse(cell)?.ten_thousandths();
    }
    Some(sum)
}

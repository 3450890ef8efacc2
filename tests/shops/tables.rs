//! A table written in the ways in which programs and spreadsheets write one.

use std::io::Write as _;

pub(crate) fn packed(text: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

fn utf16(text: &str) -> Vec<u8> {
    [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

/// Rows that a spreadsheet did not divide and saved as one cell each.
fn one_cell(rows: &[Vec<String>], delimiter: char) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().quote_style(csv::QuoteStyle::Always).from_writer(Vec::new());
    for row in rows {
        let mut inner = csv::WriterBuilder::new();
        let mut inner = inner.delimiter(u8::try_from(delimiter).unwrap()).from_writer(Vec::new());
        inner.write_record(row).unwrap();
        let line = String::from_utf8(inner.into_inner().unwrap()).unwrap();
        writer.write_record([line.trim_end_matches('\n')]).unwrap();
    }
    writer.into_inner().unwrap()
}

/// The rows as a workbook, plain numbers as numbers.
fn workbook(rows: &[Vec<String>]) -> Vec<u8> {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in (0_u32..).zip(rows) {
        for (column, cell) in (0_u16..).zip(cells) {
            let number: Option<f64> = cell.parse().ok().filter(|number: &f64| number.to_string() == *cell);
            match number {
                Some(number) => sheet.write(row, column, number).unwrap(),
                None => sheet.write(row, column, cell).unwrap(),
            };
        }
    }
    book.save_to_buffer().unwrap()
}

/// A CSV with other delimiters, headings, line ends and encodings.
pub(crate) fn clothes(text: &str, has_headings: bool) -> Vec<(&'static str, Vec<u8>)> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let rows: Vec<Vec<String>> =
        reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect();
    let write = |rows: &[Vec<String>], build: &dyn Fn(&mut csv::WriterBuilder)| {
        let mut builder = csv::WriterBuilder::new();
        builder.flexible(true);
        build(&mut builder);
        let mut writer = builder.from_writer(Vec::new());
        for row in rows {
            writer.write_record(row).unwrap();
        }
        writer.into_inner().unwrap()
    };
    let as_is = |_: &mut csv::WriterBuilder| {};
    let plain = String::from_utf8(write(&rows, &as_is)).unwrap();
    let semicolons = write(&rows, &|builder| _ = builder.delimiter(b';'));
    let mut all = vec![
        ("with a byte order mark", format!("\u{feff}{plain}").into_bytes()),
        ("with the line ends of Windows", plain.replace('\n', "\r\n").into_bytes()),
        ("with the line ends of old Macs", plain.replace('\n', "\r").into_bytes()),
        ("without a last line end", plain.trim_end().as_bytes().to_vec()),
        ("with blank lines around", format!("\n{plain}\n\n").into_bytes()),
        ("with semicolons", semicolons.clone()),
        ("with a line that names the delimiter", [b"sep=;\r\n".to_vec(), semicolons].concat()),
        ("with tabs", write(&rows, &|builder| _ = builder.delimiter(b'\t'))),
        ("with bars", write(&rows, &|builder| _ = builder.delimiter(b'|'))),
        ("with every cell quoted", write(&rows, &|builder| _ = builder.quote_style(csv::QuoteStyle::Always))),
        ("packed", packed(plain.as_bytes())),
        ("in UTF-16", utf16(&plain)),
        ("as a workbook", workbook(&rows)),
        ("with each row as one quoted cell", one_cell(&rows, ',')),
        ("with each row as one quoted cell of semicolons", one_cell(&rows, ';')),
    ];
    if has_headings {
        let headed = |change: &dyn Fn(&str) -> String| {
            let mut rows = rows.clone();
            let first = rows.first_mut().unwrap();
            *first = first.iter().map(|heading| change(heading)).collect();
            write(&rows, &as_is)
        };
        let turned: Vec<Vec<String>> = rows.iter().map(|row| row.iter().rev().cloned().collect()).collect();
        let wide: Vec<Vec<String>> = rows
            .iter()
            .enumerate()
            .map(|(at, row)| {
                let extra = if at == 0 { ["Unheard of", "Also new"] } else { ["7", "x"] };
                [&[extra[0].to_owned()], row.as_slice(), &[extra[1].to_owned()]].concat()
            })
            .collect();
        all.push(("with loud headings", headed(&str::to_uppercase)));
        all.push(("with spaced headings", headed(&|heading| format!(" {} ", heading.replace('_', " ")))));
        all.push(("with its columns turned round", write(&turned, &as_is)));
        all.push(("with more columns", write(&wide, &as_is)));
    }
    all
}

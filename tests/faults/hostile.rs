//! Files that are damaged or mean harm: bits flipped and ends cut off all over a shop file, pipes and
//! links in its place, files to import that are endless lines, packed bombs, deep or not text. Each is
//! answered by a clear error in bounded time and memory, never by a panic. `TILLBOOK_LONG=1` damages
//! thousands of files; otherwise a few hundred.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use domain::time::period::RangeQuery;
use engine::{BooksChange, Change, Engine, RateQuery, TaxRateChange};
use flate2::Compression;
use flate2::write::GzEncoder;
use tempfile::TempDir;

/// What a program may take of memory for a file it refuses, in kilobytes of address space.
const MEMORY: u64 = 1_500_000;

/// A shop with books and rates in it.
fn shop() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shop.tillbook");
    let books = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/golden/books.json");
    for words in [vec!["new".into(), path.clone()], vec!["import".into(), path.clone(), books]] {
        assert!(program(folder.path()).args(&words).output().unwrap().status.success());
    }
    let line =
        r#"{"method":"POST","path":"/taxes","body":{"tax":{"name":"VAT","rate":"20","postcode":"1;2;3"}}}"#;
    let mut api = program(folder.path())
        .arg("api")
        .arg(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    api.stdin.take().unwrap().write_all(format!("{line}\n").repeat(80).as_bytes()).unwrap();
    assert!(api.wait().unwrap().success());
    (folder, path)
}

fn program(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tillbook"));
    command.env("XDG_DATA_HOME", home.join("data")).current_dir(home).stdin(Stdio::null());
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// A number that looks random and is the same each time.
fn scattered(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635;
    for shift in [30, 27, 31] {
        x = (x ^ (x >> shift)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    x
}

/// Opens a file and does a bit of everything with it. True when something was refused or found wrong.
fn is_noticed(path: &Path) -> bool {
    let Ok(mut engine) = Engine::open(path) else { return true };
    let owner = engine.owner();
    let Ok(owner) = owner else { return true };
    let now = domain::time::Instant::from_seconds(1_743_434_430);
    let mut refused = false;
    refused |=
        engine.rates(&owner, &RateQuery { limit: Some(i64::MAX), ..RateQuery::default() }, now).is_err();
    refused |= engine.sales_report(&owner, &RangeQuery::named("year"), now).is_err();
    refused |= engine.top_sellers(&owner, &RangeQuery::named("year"), 12, now).is_err();
    refused |= engine.history(&owner, 50, 0).is_err();
    refused |= engine.export_books(&owner, std::io::sink()).is_err();
    refused |=
        engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "3".to_owned() }), &owner, now).is_err();
    refused |=
        engine.apply(&Change::Books(BooksChange::UndoRedo(engine::Direction::Undo)), &owner, now).is_err();
    refused | engine.check().map_or(true, |problems| !problems.is_empty())
}

#[test]
fn a_damaged_file_is_an_error_and_never_a_panic() {
    let rounds = if std::env::var_os("TILLBOOK_LONG").is_some() { 6_000 } else { 240 };
    let (folder, path) = shop();
    let whole = fs::read(&path).unwrap();
    let size = u64::try_from(whole.len()).unwrap();
    let copy = folder.path().join("damaged.tillbook");
    let (mut noticed, mut slowest) = (0, Duration::ZERO);
    for round in 0..rounds {
        for suffix in ["", "-wal", "-shm"] {
            drop(fs::remove_file(format!("{}{suffix}", copy.display())));
        }
        let mut bytes = whole.clone();
        let place = |nth: u64| usize::try_from(scattered(round * 64 + nth) % size).unwrap();
        match round % 4 {
            // One bit; a few; a stretch of zeros or noise; the end cut off.
            0 => *bytes.get_mut(place(0)).unwrap() ^= 1 << (round / 4 % 8),
            1 => (0..12).for_each(|nth| *bytes.get_mut(place(nth)).unwrap() ^= 0x55),
            2 => {
                let noise = if round % 8 == 2 { 0 } else { 0xa7 };
                bytes.iter_mut().skip(place(0)).take(place(1) % 5_000).for_each(|byte| *byte = noise);
            }
            _ => bytes.truncate(place(0)),
        }
        fs::write(&copy, &bytes).unwrap();
        let begun = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| is_noticed(&copy)));
        slowest = slowest.max(begun.elapsed());
        noticed += u32::from(outcome.unwrap_or_else(|_| unreachable!("round {round} panicked")));
    }
    println!("{rounds} damaged files, {noticed} noticed, slowest {slowest:?}");
    assert!(u64::from(noticed) > rounds / 3, "only {noticed} of {rounds} were noticed");
}

#[test]
fn what_stands_in_the_place_of_a_shop_is_refused_or_followed() {
    let (folder, path) = shop();
    let at = |name: &str| folder.path().join(name);
    assert!(Command::new("mkfifo").arg(at("fifo")).status().unwrap().success());
    symlink("loop-b", at("loop-a")).unwrap();
    symlink("loop-a", at("loop-b")).unwrap();
    symlink("nowhere", at("dangling")).unwrap();
    symlink(&path, at("link")).unwrap();
    symlink("/dev/zero", at("zero")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o400)).unwrap();
    for (name, code, problem) in [
        ("fifo", 1, "it is not a regular file"),
        ("loop-a", 1, "Opening"),
        ("dangling", 1, "no shop file"),
        ("zero", 1, "it is not a regular file"),
        ("link", 0, "nothing wrong"),
    ] {
        let output = limited(folder.path(), &["check", name], Duration::from_secs(20));
        let said = said(&output);
        assert_eq!(output.status.code(), Some(code), "{name}: {said}");
        assert!(said.contains(problem), "{name}: {said}");
    }
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Runs the program with little memory, and not for ever.
fn limited(home: &Path, words: &[&str], most: Duration) -> Output {
    let line = format!("ulimit -v {MEMORY}; exec timeout {} \"$0\" \"$@\"", most.as_secs());
    let mut command = Command::new("bash");
    command.args(["-c", &line, env!("CARGO_BIN_EXE_tillbook")]).args(words);
    command.env("XDG_DATA_HOME", home.join("data")).current_dir(home).stdin(Stdio::null());
    command.output().unwrap()
}

const HEAD: &str =
    "Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class\n";

/// Makes a file of a name by writing it.
fn make(path: PathBuf, write: impl FnOnce(&mut dyn Write)) {
    let mut out = std::io::BufWriter::new(fs::File::create(path).unwrap());
    write(&mut out);
    out.flush().unwrap();
}

fn endless(byte: u8, length: u64) -> impl Read {
    std::io::repeat(byte).take(length)
}

/// A workbook whose parts are so many bytes of nothing.
fn zip_bomb(path: &Path, length: u64) {
    let mut bomb = zip::ZipWriter::new(fs::File::create(path).unwrap());
    for part in ["xl/workbook.xml", "xl/worksheets/sheet1.xml"] {
        bomb.start_file(part, zip::write::SimpleFileOptions::default().large_file(true)).unwrap();
        std::io::copy(&mut endless(b' ', length), &mut bomb).unwrap();
    }
    bomb.finish().unwrap();
}

#[test]
fn files_that_mean_harm_are_refused_in_bounded_time_and_memory() {
    let (folder, path) = shop();
    let before = Engine::open(&path).unwrap().contents().unwrap();
    let at = |name: &str| folder.path().join(name);
    // In a short run lines and bombs are a sixteenth as big.
    let smaller = if std::env::var_os("TILLBOOK_LONG").is_some() { 0 } else { 4 };
    let line = (100 << 20) >> smaller;
    make(at("one-line.csv"), |out| drop(std::io::copy(&mut endless(b'a', line), out)));
    make(at("one-field.csv"), |out| {
        out.write_all(HEAD.as_bytes()).unwrap();
        out.write_all(b"\"").unwrap();
        std::io::copy(&mut endless(b'a', line), out).unwrap();
    });
    // Ten gigabytes of nothing, which take no room on the disk.
    let mut sparse = fs::File::create(at("sparse.csv")).unwrap();
    sparse.write_all(HEAD.as_bytes()).unwrap();
    sparse.seek(SeekFrom::Start((10 << 30) >> smaller)).unwrap();
    sparse.write_all(b"\n").unwrap();
    for (name, head) in
        [("bomb.csv.gz", HEAD), ("bomb.json.gz", "{\"format\":\"tillbook-books\",\"version\":1,\"x\":\"")]
    {
        make(at(name), |out| {
            let mut packed = GzEncoder::new(out, Compression::fast());
            packed.write_all(head.as_bytes()).unwrap();
            std::io::copy(&mut endless(b'a', (1 << 30) >> smaller), &mut packed).unwrap();
            packed.finish().unwrap();
        });
    }
    make(at("deep.json"), |out| drop(std::io::copy(&mut endless(b'[', 5 << 20), out)));
    make(at("deep-books.json"), |out| {
        out.write_all(b"{\"format\":\"tillbook-books\",\"version\":1,\"shop\":").unwrap();
        std::io::copy(&mut endless(b'[', 5 << 20), out).unwrap();
    });
    make(at("not-text.csv"), |out| {
        out.write_all(HEAD.as_bytes()).unwrap();
        out.write_all(b"F\xff,\xfe\x00,,,20,\xc3\x28,1,0,1,\n").unwrap();
    });
    make(at("zeros.csv"), |out| drop(std::io::copy(&mut endless(0, 1 << 20), out)));
    make(at("quote.csv"), |out| out.write_all(format!("{HEAD}FR,\"\"\"\"\"\",,\"").as_bytes()).unwrap());
    zip_bomb(&at("bomb.xlsx"), (2 << 30) >> smaller);
    symlink("/dev/zero", at("zero")).unwrap();
    for name in [
        "one-line.csv",
        "one-field.csv",
        "sparse.csv",
        "bomb.csv.gz",
        "bomb.json.gz",
        "bomb.xlsx",
        "deep.json",
        "deep-books.json",
        "not-text.csv",
        "zeros.csv",
        "quote.csv",
        ".",
    ] {
        let begun = Instant::now();
        // A gigabyte of JSON takes a minute when nothing is optimised, and several on a busy machine.
        let words = ["import", "shop.tillbook", name, "--dry-run"];
        let output = limited(folder.path(), &words, Duration::from_mins(5));
        let said = said(&output);
        let shown: String = said.chars().take(300).collect();
        println!("{name}: {:?}, {:.1?}: {shown}", output.status.code(), begun.elapsed());
        assert!(matches!(output.status.code(), Some(0 | 1)), "{name}: {:?} {shown}", output.status);
        assert!(!said.contains("panicked"), "{name}: {shown}");
        assert!(output.status.success() || said.contains("tillbook: "), "{name}: {shown}");
    }
    assert_eq!(Engine::open(&path).unwrap().contents().unwrap(), before);
    assert_eq!(Engine::open(&path).unwrap().check().unwrap(), Vec::<String>::new());
}

/// A packed file that begins with this, has one byte so often, and ends.
fn packed(path: PathBuf, head: &str, byte: u8, length: u64, tail: &str) {
    make(path, |out| {
        let mut packed = GzEncoder::new(out, Compression::fast());
        packed.write_all(head.as_bytes()).unwrap();
        std::io::copy(&mut endless(byte, length), &mut packed).unwrap();
        packed.write_all(tail.as_bytes()).unwrap();
        packed.finish().unwrap();
    });
}

/// One order of 440 MB, whose rows have to be held together.
fn endless_order(path: PathBuf) {
    make(path, |out| {
        let mut packed = GzEncoder::new(out, Compression::fast());
        let headings = "order_number,order_date,status,item_name,quantity,item_total,order_total,note\n";
        packed.write_all(headings.as_bytes()).unwrap();
        let note = "n".repeat(500_000);
        for row in 0..900 {
            writeln!(packed, "1,2025-01-01,completed,Mug {row},1,1.00,9,{note}").unwrap();
        }
        packed.finish().unwrap();
    });
}

#[test]
fn what_a_memory_cannot_hold_is_refused_while_it_is_read() {
    let (folder, path) = shop();
    let before = Engine::open(&path).unwrap().contents().unwrap();
    let at = |name: &str| folder.path().join(name);
    let is_long = std::env::var_os("TILLBOOK_LONG").is_some();
    let length = if is_long { 2_200 << 20 } else { 24 << 20 };
    let books = "{\"format\":\"tillbook-books\",\"version\":1,";
    for (name, head, byte, tail) in [
        ("name", "\"products\":[{\"id\":1,\"name\":\"", b'a', "\"}]}"),
        ("number", "\"orders\":[{\"number\":\"1\",\"total\":1", b'0', "}]}"),
        ("key", "\"", b'a', "\":1}"),
        ("shop", "\"shop\":{\"name\":\"", b'a', "\"}}"),
        ("levels", "\"x\":", b'[', ""),
        ("blank", "\"shop\":", b' ', "{}}"),
    ] {
        packed(at(&format!("books-{name}.json.gz")), &format!("{books}{head}"), byte, length, tail);
    }
    packed(
        at("rest.json.gz"),
        "[{\"id\":1,\"total\":\"1\",\"billing\":{},\"number\":\"",
        b'1',
        length,
        "\"}]",
    );
    packed(at("cells.csv.gz"), HEAD, b',', length, "\n");
    packed(at("lines.csv.gz"), HEAD, b'a', length, "\n");
    if is_long {
        endless_order(at("order.csv.gz"));
    }
    for (name, problem) in [
        ("books-name.json.gz", "larger than 16 MB"),
        ("books-number.json.gz", "larger than 16 MB"),
        ("books-key.json.gz", "larger than 16 MB"),
        ("books-shop.json.gz", "larger than 16 MB"),
        ("books-levels.json.gz", "larger than 16 MB"),
        ("books-blank.json.gz", "larger than 16 MB"),
        ("rest.json.gz", "larger than 16 MB"),
        ("cells.csv.gz", "a line is too long"),
        ("lines.csv.gz", "a line is too long"),
        ("order.csv.gz", "too far apart"),
        ("/dev/zero", "it is a device"),
        ("/dev/urandom", "it is a device"),
        ("/dev/tty", "it is a device"),
    ] {
        if !is_long && name == "order.csv.gz" {
            continue;
        }
        let formats = if name.ends_with("csv.gz") && !name.starts_with("order") { "taxes" } else { "auto" };
        let words = ["import", "shop.tillbook", name, "--dry-run", "--format", formats];
        let begun = Instant::now();
        let output = limited(folder.path(), &words, Duration::from_mins(5));
        let said = said(&output);
        println!("{name}: {:.1?}: {said}", begun.elapsed());
        assert_eq!(output.status.code(), Some(1), "{name}: {said}");
        assert!(said.contains(problem), "{name}: {said}");
    }
    for (text, problem) in [("cat /dev/zero", "more than 256 MB"), ("echo nothing", "not recognised")] {
        let line = format!("ulimit -v {MEMORY}; {text} | timeout 300 \"$0\" import shop.tillbook /dev/stdin");
        let mut command = Command::new("bash");
        command.args(["-c", &line, env!("CARGO_BIN_EXE_tillbook")]).current_dir(folder.path());
        let output = command.env("XDG_DATA_HOME", at("data")).stdin(Stdio::null()).output().unwrap();
        assert!(said(&output).contains(problem), "{text}: {}", said(&output));
    }
    assert_eq!(Engine::open(&path).unwrap().contents().unwrap(), before);
}

/// A workbook with these headings, so many of these rows, and in each a word in the last column that a sheet can have.
fn far_cells(path: &Path, headings: &str, row: &str, rows: usize) {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (at, line) in (0_u32..).zip(std::iter::once(headings).chain(std::iter::repeat_n(row, rows))) {
        for (column, cell) in (0_u16..).zip(line.split(',')) {
            sheet.write(at, column, cell).unwrap();
        }
        if at > 0 {
            sheet.write(at, 16_383, "?").unwrap();
        }
    }
    sheet.write(1_048_575, 16_383, "?").unwrap();
    book.save(path).unwrap();
}

/// A workbook costs what is in it, wherever that stands: few cells at the edge of a sheet do not make a table of it that is
/// as wide. A row with a cell that has no heading is refused, as in any table.
#[test]
fn cells_at_the_edge_of_a_sheet_cost_what_they_hold() {
    let (folder, path) = shop();
    let before = Engine::open(&path).unwrap().contents().unwrap();
    for (format, headings, row) in [
        ("purchases", "Date,Supplier,Document,Net,Tax,Rate", "2026-07-01,Mills,1,10,2,20"),
        (
            "orders-csv",
            "Order Number,Order Date,Item Name,Quantity,Price,Order Total",
            "1,2026-07-01,Mug,1,5,5",
        ),
        (
            "sales-lines",
            "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice",
            "1,A,Mug,1,2026-07-01,5",
        ),
        ("products", "Code,Name,Price", "M-1,Mug,5"),
        ("taxes", HEAD.trim_end(), "DE,,,,19,MwSt,1,0,1,"),
    ] {
        far_cells(&folder.path().join("far.xlsx"), headings, row, 8_000);
        let words = ["import", "shop.tillbook", "far.xlsx", "--dry-run", "--format", format];
        let begun = Instant::now();
        let output = limited(folder.path(), &words, Duration::from_mins(5));
        let said = said(&output);
        let shown: String = said.chars().take(300).collect();
        println!("{format}: {:.1?}: {shown}", begun.elapsed());
        assert!(matches!(output.status.code(), Some(0 | 1)), "{format}: {:?} {shown}", output.status);
        assert!(said.contains("257 cells"), "{format}: {shown}");
    }
    assert_eq!(Engine::open(&path).unwrap().contents().unwrap(), before);
}

/// A workbook of a row of headings and one cell, which is named so.
fn one_cell(path: &Path, cell: &str) {
    let mut book = zip::ZipWriter::new(fs::File::create(path).unwrap());
    let headings = [("A1", "Country code"), ("B1", "State code"), ("C1", "Rate %")]
        .map(|(at, heading)| format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{heading}</t></is></c>"))
        .concat();
    let row: String = cell.chars().filter(char::is_ascii_digit).collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let package = "http://schemas.openxmlformats.org/package/2006/relationships";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    for (name, part) in [
        (
            "_rels/.rels",
            format!(
                "<Relationships xmlns=\"{package}\"><Relationship Id=\"r1\" Type=\"{office}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml",
            format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            format!(
                "<Relationships xmlns=\"{package}\"><Relationship Id=\"r1\" Type=\"{office}/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/worksheets/sheet1.xml",
            format!(
                "<worksheet xmlns=\"{main}\"><sheetData><row r=\"1\">{headings}</row><row r=\"{row}\"><c r=\"{cell}\"><v>5</v></c></row></sheetData></worksheet>"
            ),
        ),
    ] {
        book.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        book.write_all(part.as_bytes()).unwrap();
    }
    book.finish().unwrap();
}

/// A picture of so many pixels each way, all of them black.
fn black(path: &Path, side: u32) {
    image::DynamicImage::new_luma8(side, side).save_with_format(path, image::ImageFormat::Png).unwrap();
}

/// What a file of a few kilobytes says of its size is judged before that much is taken of the memory.
#[test]
fn a_size_that_a_small_file_says_is_judged_before_it_is_taken() {
    let (folder, path) = shop();
    let at = |name: &str| folder.path().join(name);
    let beyond = "a sheet has at most 1048576 rows and 16384 columns";
    let cells = [
        ("A4294967295", beyond),
        ("A2000000", beyond),
        ("A1048577", beyond),
        ("XFE2", beyond),
        // The last row is read, and has a country alone.
        ("A1048576", "line 1048576"),
    ];
    let cells = cells.map(|(cell, problem)| {
        let name = format!("{cell}.xlsx");
        one_cell(&at(&name), cell);
        (["import", "--dry-run", "--format=taxes", "shop.tillbook"].as_slice(), name, problem)
    });
    black(&at("large.png"), 8_000);
    black(&at("as-large-as-may-be.png"), 4_096);
    assert!(Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    let pictures = [
        ("large.png", "it has 8000 x 8000 pixels; save it with at most 4000 each way"),
        ("as-large-as-may-be.png", "invoice logo"),
        ("pipe", "The picture: it is not a regular file"),
        ("/dev/zero", "The picture: it is not a regular file"),
        (".", "The picture: it is not a regular file"),
    ];
    let pictures = pictures.map(|(name, problem)| {
        (["settings", "shop.tillbook", "--logo"].as_slice(), name.to_owned(), problem)
    });
    for (words, name, problem) in cells.into_iter().chain(pictures) {
        let output = limited(folder.path(), &[words, &[name.as_str()]].concat(), Duration::from_mins(2));
        let said = said(&output);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{name}: {:?} {said}", output.status);
        assert!(said.contains(problem), "{name}: {said}");
    }
    assert_eq!(Engine::open(&path).unwrap().check().unwrap(), Vec::<String>::new());
}

/// The program run by somebody who owns nothing; `None` where nobody else can be.
fn as_nobody(home: &Path, words: &[&str]) -> Option<Output> {
    let mut command = Command::new("setpriv");
    command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups", env!("CARGO_BIN_EXE_tillbook")]);
    command.args(words).current_dir(home).env("XDG_DATA_HOME", home.join("data")).stdin(Stdio::null());
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    let output = command.output().ok()?;
    (!said(&output).starts_with("setpriv: ")).then_some(output)
}

#[test]
fn a_shop_that_may_only_be_read_can_be_looked_at() {
    let (folder, path) = shop();
    let home = folder.path().join("read only? 100%");
    fs::create_dir(&home).unwrap();
    fs::copy(&path, home.join("shop.tillbook")).unwrap();
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(folder.path(), 0o755);
    mode(&home.join("shop.tillbook"), 0o444);
    mode(&home, 0o555);
    let Some(checked) = as_nobody(&home, &["check", "shop.tillbook"]) else {
        println!("skipped: the program cannot be run as another user here (setpriv)");
        return;
    };
    assert!(checked.status.success() && said(&checked).contains("nothing wrong"), "{}", said(&checked));
    let before = fs::read(home.join("shop.tillbook")).unwrap();
    for (words, code, shown) in [
        (vec!["report", "shop.tillbook", "sales", "--period", "year"], 0, "Order totals"),
        (vec!["export", "shop.tillbook", "books"], 0, "tillbook-books"),
        (vec!["export", "shop.tillbook", "taxes"], 0, "VAT"),
        (vec!["settings", "shop.tillbook"], 0, "currency"),
        (vec!["user", "list", "shop.tillbook"], 0, "owner"),
        (vec!["shop.tillbook"], 0, "Tax rates 80"),
        (vec!["settings", "shop.tillbook", "--name", "Other"], 1, "may only be read"),
        (vec!["user", "add", "shop.tillbook", "ann", "--role", "accountant"], 1, "may only be read"),
        (vec!["undo", "shop.tillbook"], 1, "may only be read"),
    ] {
        let output = as_nobody(&home, &words).unwrap();
        assert_eq!(output.status.code(), Some(code), "{words:?}: {}", said(&output));
        assert!(said(&output).contains(shown), "{words:?}: {}", said(&output));
    }
    // What is only in the log would be left out without a word.
    mode(&home, 0o755);
    fs::write(home.join("shop.tillbook-wal"), [0; 32]).unwrap();
    mode(&home.join("shop.tillbook-wal"), 0o444);
    mode(&home, 0o555);
    let output = as_nobody(&home, &["check", "shop.tillbook"]).unwrap();
    assert!(output.status.code() == Some(1) && said(&output).contains("-wal"), "{}", said(&output));
    mode(&home, 0o755);
    assert_eq!(fs::read(home.join("shop.tillbook")).unwrap(), before);
}

//! Numbers of invoices where a copy of the shop takes the place of another one, where its log is lost, and where the clock was
//! wrong: none is given twice, and what is not known is asked.

use std::fs;
use std::path::Path;

use backups::{BackupFile, Backups, Reason};
use domain::Result;
use domain::access::Actor;
use domain::invoice::numbering::NumberingAnswer;
use domain::order::OrderStatus;
use domain::order::form::{FormLine, OrderForm};
use domain::task::Task;
use domain::time::{Instant, Zone};
use engine::{Change, Engine, ImportOptions, InvoiceChange};
use system::Clock;
use tempfile::TempDir;
use transfer::Source;

use crate::crash::{self, NOW};

const DAY: i64 = 86_400;

struct Shop {
    folder: TempDir,
    engine: Engine,
    owner: Actor,
}

impl Shop {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        crash::prepare("invoices", folder.path());
        let engine = Engine::open(&folder.path().join("shop.tillbook")).unwrap();
        let owner = engine.owner().unwrap();
        Self { folder, engine, owner }
    }

    fn path(&self) -> &Path {
        self.engine.path()
    }

    fn backups(&self) -> Backups {
        Backups::of(self.folder.path(), self.path())
    }

    /// Invoices a new order so many days later; the number, or the code of the refusal.
    fn invoices(&mut self, days: i64) -> String {
        issued(&mut self.engine, days).unwrap_or_else(|error| error.code().to_owned())
    }

    fn answers(&mut self, answer: NumberingAnswer) {
        self.engine
            .apply(&Change::Invoice(InvoiceChange::AnswerNumbering(answer)), &self.owner, NOW)
            .unwrap();
    }

    fn elsewhere(&self) -> Vec<String> {
        let all = self.engine.numbers_elsewhere().unwrap();
        all.iter().map(|range| range.name().to_string()).collect()
    }

    fn is_whole(&self) {
        assert_eq!(self.engine.check().unwrap(), Vec::<String>::new());
    }
}

fn issued(engine: &mut Engine, days: i64) -> Result<String> {
    let owner = engine.owner().unwrap();
    let now = Instant::from_seconds(NOW.seconds() + days * DAY);
    let form = OrderForm {
        placed_at: Zone::UTC.local(NOW),
        status: OrderStatus::Completed,
        lines: vec![FormLine { name: "Mug".to_owned(), ..FormLine::default() }],
        ..OrderForm::default()
    };
    let order = engine.apply(&Change::save_order(form, None), &owner, now)?.order()?;
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec![order.number], language: "en".to_owned() });
    Ok(engine.apply(&change, &owner, now)?.invoices()?[0].number.to_string())
}

fn books(engine: &Engine) -> Vec<u8> {
    let mut out = Vec::new();
    engine.export_books(&engine.owner().unwrap(), &mut out).unwrap();
    out
}

#[test]
fn a_restore_names_the_numbers_that_it_takes_away_and_goes_on_after_them() {
    let mut shop = Shop::new();
    assert_eq!(shop.invoices(0), "2025-0001");
    let from = BackupFile::plain(&shop.backups().make(&shop.engine, Reason::Asked, NOW).unwrap());
    assert_eq!([shop.invoices(0), shop.invoices(1)], ["2025-0002", "2025-0003"]);
    let (backups, owner) = (shop.backups(), shop.owner.clone());
    let refused = backups.restore(&mut shop.engine, &owner, (&from, ""), NOW).unwrap_err();
    assert_eq!(refused.code(), "tillbook_restore_reopens");
    assert!(refused.to_string().contains("2025-0002 to 2025-0003"), "{refused}");
    let restored = backups.restore(&mut shop.engine, &owner, (&from, "A wrong import"), NOW).unwrap();
    assert_eq!(shop.elsewhere(), ["2025-0002 to 2025-0003"]);
    shop.is_whole();
    assert_eq!(shop.invoices(0), "tillbook_invoice_series", "the last number is of tomorrow");
    assert_eq!(shop.invoices(1), "2025-0004");
    shop.is_whole();

    // The books say so too, and come in again.
    let exported = books(&shop.engine);
    let path = shop.folder.path().join("other.tillbook");
    let mut other = Engine::create(&path, &shop.engine.shop().unwrap(), NOW).unwrap();
    let source = Source::of_bytes("books.json", &*exported);
    other.import(&owner, &[source], &ImportOptions::default(), NOW, &Task::default()).unwrap();
    assert!(books(&other) == exported);
    assert_eq!(other.check().unwrap(), Vec::<String>::new());
    assert_eq!(issued(&mut other, 1).unwrap(), "2025-0005");

    // What was replaced is put back, with what it has: all but the number since.
    let kept = BackupFile::plain(&restored.kept.unwrap());
    let refused = backups.restore(&mut shop.engine, &owner, (&kept, ""), NOW).unwrap_err();
    assert!(refused.to_string().contains("since: 2025-0004."), "{refused}");
    backups.restore(&mut shop.engine, &owner, (&kept, "Not that one"), NOW).unwrap();
    assert_eq!(shop.elsewhere(), ["2025-0004"]);
    assert_eq!(shop.invoices(1), "2025-0005");
    shop.is_whole();
}

#[test]
fn a_restore_in_the_place_of_what_cannot_be_read_waits_for_a_person() {
    let mut shop = Shop::new();
    let before = BackupFile::plain(&shop.backups().make(&shop.engine, Reason::Asked, NOW).unwrap());
    assert_eq!(shop.invoices(0), "2025-0001");
    let later = Instant::from_seconds(NOW.seconds() + 1);
    let after = BackupFile::plain(&shop.backups().make(&shop.engine, Reason::Asked, later).unwrap());
    let (path, backups) = (shop.path().to_owned(), shop.backups());
    drop(shop.engine);
    let restored = |from: &BackupFile| {
        fs::remove_file(&path).unwrap();
        backups.restore_over((from, ""), None, Clock::System).unwrap();
        Engine::open(&path).unwrap()
    };
    shop.engine = restored(&before);
    assert_eq!(shop.invoices(0), "2025-0001", "a shop without invoices is not asked");
    drop(shop.engine);
    shop.engine = restored(&after);
    assert_eq!(shop.invoices(0), "tillbook_invoice_held");
    shop.answers(NumberingAnswer::GoesOn);
    assert_eq!(shop.invoices(0), "2025-0002");
    shop.is_whole();
}

#[test]
fn a_shop_that_has_lost_its_log_knows_its_numbers_or_asks() {
    for (has_log, takes_log, expected) in
        [(false, None, "tillbook_invoice_held"), (true, Some(false), "2025-0003"), (true, None, "2025-0003")]
    {
        let mut shop = Shop::new();
        assert_eq!(shop.invoices(0), "2025-0001");
        let path = shop.path().to_owned();
        shop.engine.close().unwrap();
        let older = fs::read(&path).unwrap();
        shop.engine = Engine::open(&path).unwrap();
        assert_eq!(shop.invoices(0), "2025-0002");
        let log = path.with_extension("tillbook-wal");
        let (marked, wal) = (fs::read(&path).unwrap(), fs::read(&log).unwrap());
        shop.engine.close().unwrap();
        // With the log in which the second number is, beside the file of before its session; or without a log.
        fs::write(&path, if has_log { &older } else { &marked }).unwrap();
        if has_log {
            fs::write(&log, wal).unwrap();
        }
        shop.engine = backups::settle_log(&path, takes_log, None, Clock::System).unwrap().engine;
        assert_eq!(shop.invoices(0), expected, "{has_log} {takes_log:?}");
        let elsewhere = if takes_log == Some(false) { vec!["2025-0002"] } else { Vec::new() };
        assert_eq!(shop.elsewhere(), elsewhere);
        shop.is_whole();
    }
}

#[test]
fn a_clock_that_is_ahead_is_asked_about_and_does_not_block_numbers() {
    let mut shop = Shop::new();
    assert_eq!(shop.invoices(0), "2025-0001");
    assert_eq!(shop.invoices(31), "2025-0002");
    let ahead = 31 + 200;
    assert_eq!(shop.invoices(ahead), "tillbook_invoice_today");
    shop.answers(NumberingAnswer::Today(
        Zone::UTC.local(Instant::from_seconds(NOW.seconds() + ahead * DAY)).day,
    ));
    assert_eq!(shop.invoices(ahead), "2025-0003");
    // The clock was ahead.
    assert_eq!(shop.invoices(32), "tillbook_invoice_series");
    let (series, reason) = ("B{year}-".to_owned(), "The clock was ahead".to_owned());
    shop.answers(NumberingAnswer::OtherSeries { series, reason });
    let title = shop.engine.history(&shop.owner, 1, 0).unwrap().remove(0).title.to_string();
    assert!(title.contains("B{year}-") && title.ends_with(": The clock was ahead"), "{title}");
    assert_eq!([shop.invoices(32), shop.invoices(33)], ["B2025-0001", "B2025-0002"]);
    shop.is_whole();
}

//! Electronic invoices that come in: the files of `cases/e_invoices`, what a shop makes of each, and what it keeps of them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use domain::purchase::{Purchase, PurchaseTreatment};
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::{Instant, Zone};
use domain::{Error, Result};
use engine::{Change, ImportOptions, ImportReport, Mode, PurchaseChange, PurchaseEdit, PurchaseQuery};
use store::Direction;
use transfer::Source;
use transfer::answers::{FaultyInvoice, OtherBuyer};
use transfer::e_invoice;

use crate::shops::{TestShop, cases};

/// 20 November 2026.
const NOW: Instant = Instant::from_seconds(1_795_168_800);

fn folder() -> PathBuf {
    cases().join("../e_invoices")
}

/// The invoices of the cases, by name.
fn files() -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let is_one = |path: &PathBuf| path.extension().is_some_and(|end| end == "xml" || end == "pdf");
    let mut all: Vec<PathBuf> = entries.filter(is_one).collect();
    all.sort();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    all.iter().map(|path| (name(path), fs::read(path).unwrap())).collect()
}

fn file(name: &str) -> (String, Vec<u8>) {
    (name.to_owned(), fs::read(folder().join(name)).unwrap())
}

fn german() -> TestShop {
    let mut shop =
        Shop::new("Laden Beispiel", Currency::parse("EUR").unwrap(), Zone::parse("Europe/Berlin").unwrap())
            .unwrap();
    "DE".clone_into(&mut shop.address.country);
    "DE111111125".clone_into(&mut shop.invoices.vat_number);
    TestShop::of(&shop, &[])
}

fn import(shop: &mut TestShop, files: &[(String, Vec<u8>)], options: &ImportOptions) -> Result<ImportReport> {
    let sources: Vec<Source> =
        files.iter().map(|(name, bytes)| Source::of_bytes(name.clone(), bytes.clone())).collect();
    shop.engine.import(&shop.owner, &sources, options, NOW, &Task::default())
}

/// Takes what would be asked about.
fn taking() -> ImportOptions {
    let mut options = ImportOptions::default();
    options.answers.buyer = Some(OtherBuyer::Take);
    options.answers.faulty = Some(FaultyInvoice::Take);
    options
}

fn purchases(shop: &TestShop) -> Vec<Purchase> {
    let all = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
    let found = shop.engine.purchases(&shop.owner, &all).unwrap().purchases;
    found.into_iter().map(|one| one.purchase).collect()
}

/// What a shop makes of a file: its supplier, the purchase, and what is said of it.
fn outcome(name: &str, bytes: &[u8]) -> String {
    let mut shop = german();
    let one = [(name.to_owned(), bytes.to_vec())];
    let mut text = String::new();
    let report = match import(&mut shop, &one, &ImportOptions::default()) {
        Err(error) if error.advice().is_some() => {
            writeln!(text, "asked: {error}").unwrap();
            import(&mut shop, &one, &taking()).unwrap()
        }
        Err(error) => return format!("refused: {error}\n"),
        Ok(report) => report,
    };
    for refused in &report.refused {
        writeln!(text, "left out: {}", refused.refusal.problem).unwrap();
    }
    for one in shop
        .engine
        .purchases(&shop.owner, &PurchaseQuery { limit: 9, ..PurchaseQuery::default() })
        .unwrap()
        .purchases
    {
        let (supplier, purchase) = (one.supplier, one.purchase);
        writeln!(
            text,
            "{} {} {} {}",
            supplier.name, supplier.country, supplier.vat_number, supplier.register
        )
        .unwrap();
        let Purchase { date, document, due_on, supplied_on, order, .. } = &purchase;
        writeln!(text, "{document} of {date}, due {due_on}, supplied {supplied_on}, order {order}").unwrap();
        for line in &purchase.lines {
            let [net, tax] = [line.net, line.tax].map(|amount| amount.to_text(2));
            let (rate, kind, treatment) =
                (line.rate.unwrap().to_short_text(), line.kind.as_str(), line.treatment.as_str());
            let share = line.deductible.to_short_text();
            writeln!(text, "  {net} + {tax}, {rate}%, {kind}, {treatment}, {share}% deductible").unwrap();
        }
        let kept = purchase.kept().next().unwrap();
        assert_eq!(shop.engine.kept_file(&shop.owner, kept.digest).unwrap(), bytes, "{name}");
        assert_eq!(kept.name, name);
    }
    for note in report.notes.iter().flat_map(|(_, notes)| notes) {
        writeln!(text, "note: {}", note.sentence()).unwrap();
    }
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    text
}

#[test]
fn each_file_becomes_a_purchase_or_is_refused_with_a_reason() {
    let mut all = String::new();
    for (name, bytes) in files() {
        writeln!(all, "== {name}\n{}", outcome(&name, &bytes)).unwrap();
    }
    let golden = folder().join("outcomes.txt");
    if std::env::var_os("UPDATE_CASES").is_some() {
        fs::write(&golden, &all).unwrap();
    }
    assert_eq!(all, fs::read_to_string(&golden).unwrap());
}

/// Both syntaxes of a case are one purchase.
#[test]
fn both_syntaxes_say_the_same() {
    let pairs = files();
    let pairs: Vec<_> =
        pairs.iter().filter_map(|(name, ubl)| Some((name.strip_suffix(".ubl.xml")?, ubl))).collect();
    let mut count = 0;
    for (name, ubl) in pairs {
        let Ok(cii) = fs::read(folder().join(format!("{name}.cii.xml"))) else { continue };
        let [mut ubl, mut cii] = [ubl.as_slice(), &cii].map(|bytes| e_invoice::read(bytes).unwrap());
        for one in [&mut ubl, &mut cii] {
            (one.syntax, one.profile, one.reference) = ("", String::new(), String::new());
            (one.due_on, one.totals.lines) = (None, None);
            one.lines.iter_mut().for_each(|line| line.tax.clear());
        }
        assert_eq!(ubl, cii, "{name}");
        count += 1;
    }
    assert!(count > 10, "{count}");
}

/// A reader in another language finds the same categories, rates and amounts.
#[test]
fn another_reader_agrees_on_the_amounts_by_rate() {
    let readable: Vec<_> = files().into_iter().filter(|(_, bytes)| e_invoice::read(bytes).is_ok()).collect();
    let readable: Vec<_> = readable.into_iter().filter(|(name, _)| !name.starts_with("latin")).collect();
    let paths = readable.iter().map(|(name, _)| folder().join(name));
    let Ok(told) = Command::new("python3").arg(folder().join("bg23.py")).args(paths).output() else { return };
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let mut ours = String::new();
    for (name, bytes) in &readable {
        let invoice = e_invoice::read(bytes).unwrap();
        for tax in &invoice.taxes {
            let signed = |amount: domain::money::Money| {
                let text = amount.to_text(2);
                if invoice.is_credit() && amount != domain::money::Money::ZERO {
                    format!("-{text}")
                } else {
                    text
                }
            };
            let (code, rate) = (tax.category.code(), tax.rate.to_text());
            writeln!(ours, "{name} {code} {rate} {} {}", signed(tax.net), signed(tax.tax)).unwrap();
        }
    }
    assert_eq!(ours, String::from_utf8(told.stdout).unwrap());
}

#[test]
fn twenty_come_at_once_and_a_wrong_one_keeps_none_from_it() {
    let mut shop = german();
    let all: Vec<_> = files().into_iter().filter(|(name, _)| name.ends_with(".ubl.xml")).collect();
    let before = shop.books();
    let rehearsed = import(&mut shop, &all, &ImportOptions { mode: Mode::Rehearse, ..taking() }).unwrap();
    assert!(shop.books() == before);
    let report = import(&mut shop, &all, &taking()).unwrap();
    assert_eq!(report.counts, rehearsed.counts);
    assert!(report.refused_count >= 3, "{}", report.refused_count);
    let count = purchases(&shop).len();
    assert!(count >= 20, "{count}");
    // The suppliers of several are one.
    let suppliers = report.counts[&domain::noun::NounKind::Supplier].new;
    assert!(suppliers < u64::try_from(count).unwrap() / 2, "{suppliers} of {count}");

    // The same files again change nothing, nor do the same invoices in another file, and both are said.
    let books = shop.books();
    let again = import(&mut shop, &all, &taking()).unwrap();
    assert!(again.changed_nothing());
    let other = import(&mut shop, &[file("two_rates.cii.xml")], &taking()).unwrap();
    assert!(other.changed_nothing());
    let said = other.notes[0].1.iter().next().unwrap().sentence().to_string();
    assert!(said.contains("purchase R-2 of this supplier is in the books already"), "{said}");
    assert!(shop.books() == books);

    // One step takes all of it back, and they can come again.
    shop.apply(&Change::Books(engine::BooksChange::UndoRedo(Direction::Undo)));
    assert!(purchases(&shop).is_empty());
    import(&mut shop, &all, &taking()).unwrap();
    assert!(shop.books() == books);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());

    // The books carry the files.
    let mut copy = german();
    copy.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(copy.books() == books);
    let kept = |shop: &TestShop, one: &Purchase| {
        one.kept().map(|file| shop.engine.kept_file(&shop.owner, file.digest).unwrap()).collect::<Vec<_>>()
    };
    for one in purchases(&shop) {
        assert_eq!(kept(&copy, &one), kept(&shop, &one));
    }
    let without = books.replace("\"kept_files\"", "\"other\"");
    let error = german().import("books.json", without.as_bytes(), &ImportOptions::default()).unwrap_err();
    assert!(error.to_string().contains("is neither in it nor in the shop"), "{error}");
}

/// A purchase that was typed gets the file of the same amounts; of others it is refused with both.
#[test]
fn a_typed_purchase_gets_its_file() {
    let mut shop = german();
    import(&mut shop, &[file("two_rates.ubl.xml")], &taking()).unwrap();
    let typed = Purchase {
        files: String::new(),
        id: domain::ids::PurchaseId::default(),
        ..purchases(&shop).remove(0)
    };
    shop.apply(&Change::Books(engine::BooksChange::UndoRedo(Direction::Undo)));
    let supplier = domain::purchase::supplier::Supplier {
        name: "MUSTER PAPIER GMBH".to_owned(),
        country: "DE".to_owned(),
        ..Default::default()
    };
    let one = domain::purchase::SupplierPurchase { supplier, purchase: typed };
    shop.apply(&Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(one, None)))));
    let report = import(&mut shop, &[file("factur_x.pdf"), file("two_rates.ubl.xml")], &taking()).unwrap();
    assert_eq!(report.refused_count, 0);
    let all = purchases(&shop);
    let found = all.iter().find(|one| one.document == "R-2").unwrap();
    assert_eq!((all.len(), found.file_names()), (2, "two_rates.ubl.xml".to_owned()));

    // Its file stays with it, whatever is saved.
    let mut edit = PurchaseEdit::of(
        shop.engine.purchase(&shop.owner, found.id).unwrap().unwrap(),
        shop.engine.purchase(&shop.owner, found.id).unwrap(),
    );
    edit.form.files.clear();
    let error = shop.try_change(&Change::Purchase(PurchaseChange::Save(Box::new(edit)))).unwrap_err();
    assert!(error.to_string().contains("stay with it"), "{error}");

    let wrong = String::from_utf8(file("two_rates.ubl.xml").1).unwrap();
    let wrong = wrong.replace("200.00", "300.00").replace("250.00", "350.00").replace("38.00", "57.00");
    let wrong = wrong.replace("41.50", "60.50").replace("291.50", "410.50");
    let report = import(&mut shop, &[("wrong.xml".to_owned(), wrong.into_bytes())], &taking()).unwrap();
    let said = report.refused[0].refusal.problem.to_string();
    assert!(said.contains("in the books with 291.50, and here it is 410.50"), "{said}");
}

/// A shop that charges no tax, since it is small, deducts none.
#[test]
fn a_small_business_deducts_nothing_of_an_invoice() {
    let mut shop = german();
    let mut small = shop.engine.shop().unwrap();
    "§ 19 UStG".clone_into(&mut small.invoices.small_business);
    shop.apply(&Change::settings(small, None));
    import(&mut shop, &[file("two_rates.ubl.xml")], &taking()).unwrap();
    let purchase = purchases(&shop).remove(0);
    assert_eq!(purchase.deductible_tax().unwrap(), domain::money::Money::ZERO);
    assert_eq!(purchase.tax().unwrap(), domain::money::Money::parse("41.50").unwrap());
}

/// The same total with another tax is said, with both.
#[test]
fn another_tax_of_a_document_that_is_there_is_said() {
    let mut shop = german();
    import(&mut shop, &[file("two_rates.ubl.xml")], &taking()).unwrap();
    let id = purchases(&shop)[0].id;
    let was = shop.engine.purchase(&shop.owner, id).unwrap().unwrap();
    let money = |text: &str| domain::money::Money::parse(text).unwrap();
    let mut becomes = was.clone();
    becomes.purchase.lines.truncate(1);
    let line = &mut becomes.purchase.lines[0];
    (line.net, line.tax) = (money("244.96"), money("46.54"));
    shop.apply(&Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(becomes, Some(was))))));
    let report = import(&mut shop, &[file("two_rates.cii.xml")], &taking()).unwrap();
    let said = report.notes[0].1.iter().next().unwrap().sentence().to_string();
    assert!(said.contains("with a tax of 46.54, and here that is 41.50. It stays as it is"), "{said}");
    assert!(report.changed_nothing());
}

#[test]
fn any_receipt_is_attached_and_stays() {
    let mut shop = german();
    import(&mut shop, &[file("zero.ubl.xml")], &taking()).unwrap();
    let id = purchases(&shop)[0].id;
    let attach = ImportOptions { attach: Some(id), ..ImportOptions::default() };
    let scan = ("scan.JPG".to_owned(), b"\xff\xd8\xff\xe0 a photograph".to_vec());
    assert!(!import(&mut shop, std::slice::from_ref(&scan), &attach).unwrap().changed_nothing());
    assert!(import(&mut shop, std::slice::from_ref(&scan), &attach).unwrap().changed_nothing());
    let purchase = purchases(&shop).remove(0);
    assert_eq!(purchase.file_names(), "zero.ubl.xml, scan.JPG");
    let digest = purchase.kept().last().unwrap().digest.to_owned();
    assert_eq!(shop.engine.kept_file(&shop.owner, &digest).unwrap(), scan.1);

    for (name, bytes, problem) in [
        ("table.csv", b"a,b".to_vec(), "no PDF, JPEG, PNG or XML"),
        ("large.pdf", [b"%PDF-".to_vec(), vec![0; 10 << 20]].concat(), "more than 10 MB"),
    ] {
        let error = import(&mut shop, &[(name.to_owned(), bytes)], &attach).unwrap_err();
        assert!(error.to_string().contains(problem), "{error}");
    }
    // Altered bytes and a lost file are found.
    let path = shop.engine.path().to_owned();
    for (sql, problem) in [
        ("UPDATE kept_files SET bytes = x'00'", "is not as it was written"),
        ("DELETE FROM kept_files", "is missing"),
    ] {
        rusqlite::Connection::open(&path).unwrap().execute(sql, []).unwrap();
        let problems = shop.engine.check().unwrap();
        assert!(problems.iter().any(|one| one.contains(problem)), "{problems:?}");
    }
}

/// What the shop owes, and what is deducted, is as the last time with the same supplier.
#[test]
fn the_last_purchase_says_what_the_invoice_does_not() {
    let mut shop = german();
    import(&mut shop, &[file("reverse_charge.ubl.xml")], &taking()).unwrap();
    let was = shop.engine.purchase(&shop.owner, purchases(&shop)[0].id).unwrap().unwrap();
    let mut becomes = was.clone();
    becomes.purchase.lines[0].kind = domain::purchase::PurchaseKind::Services;
    becomes.purchase.lines[0].deductible = domain::percent::Percent::parse("50").unwrap();
    shop.apply(&Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(becomes, Some(was))))));
    let next = String::from_utf8(file("reverse_charge.ubl.xml").1).unwrap().replace("R-5", "R-55");
    import(&mut shop, &[("next.xml".to_owned(), next.into_bytes())], &taking()).unwrap();
    let all = purchases(&shop);
    let line = &all.iter().find(|one| one.document == "R-55").unwrap().lines[0];
    assert_eq!(line.kind, domain::purchase::PurchaseKind::Services);
    assert_eq!(line.treatment, PurchaseTreatment::ReverseCharge);
    assert_eq!((line.deductible.to_short_text(), line.tax.to_text(2)), ("50".to_owned(), "15.20".to_owned()));
}

#[test]
fn what_is_asked_is_answered_once_for_all_files() {
    let mut shop = german();
    let both = [file("other_buyer.ubl.xml"), file("zero.ubl.xml"), file("wrong_category.ubl.xml")];
    let code = |error: &Error| error.code().to_owned();
    let error = import(&mut shop, &both, &ImportOptions::default()).unwrap_err();
    assert_eq!(code(&error), "tillbook_import_buyer", "{error}");
    let mut options = ImportOptions::default();
    options.answers.buyer = Some(OtherBuyer::Refuse);
    let error = import(&mut shop, &both, &options).unwrap_err();
    assert_eq!(code(&error), "tillbook_import_faulty", "{error}");
    options.answers.faulty = Some(FaultyInvoice::Refuse);
    let report = import(&mut shop, &both, &options).unwrap();
    assert_eq!((report.refused_count, purchases(&shop).len()), (2, 1));
}

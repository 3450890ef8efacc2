//! The bytes of documents, which are made once and kept, and files of shops of before they were.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use domain::invoice::Invoice;
use domain::order::Customer;
use engine::{Change, CustomerChange, Engine, ImportOptions, InvoiceChange, InvoiceFormat};
use flate2::read::GzDecoder;
use rusqlite::Connection;

use super::invoices_paid::{german, import, issued, rest};
use crate::shops::{NOW, TestShop};

/// The formats of which bytes are kept, with these.
fn kept(path: &Path) -> Vec<(String, Vec<u8>)> {
    let conn = Connection::open(path).unwrap();
    let mut all = conn.prepare("SELECT format, bytes FROM invoice_files ORDER BY number, format").unwrap();
    let rows = all.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.collect::<rusqlite::Result<_>>().unwrap()
}

fn formats(path: &Path) -> Vec<String> {
    kept(path).into_iter().map(|(format, _)| format).collect()
}

fn sold() -> (TestShop, Invoice) {
    let mut shop = german();
    import(&mut shop, "orders.json", &rest("Firma GmbH", None));
    let document = issued(&mut shop);
    (shop, document)
}

#[test]
fn the_bytes_of_a_document_are_made_once() {
    let (mut shop, document) = sold();
    let path = shop.engine.path().to_owned();
    let both = kept(&path);
    assert_eq!(formats(&path), ["pdf", "xrechnung"]);
    for ((_, bytes), format) in both.iter().zip([InvoiceFormat::Pdf, InvoiceFormat::XRechnung]) {
        assert_eq!(&shop.engine.invoice_file(&document, format).unwrap(), bytes);
    }
    let owner = shop.owner.clone();
    let made = shop.engine.keep_invoice_file(&document, InvoiceFormat::FacturX, (&owner, NOW)).unwrap();
    assert_eq!(formats(&path), ["factur-x", "pdf", "xrechnung"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());

    // What a later program or another font would make of it is not looked at.
    Connection::open(&path).unwrap().execute("UPDATE invoice_files SET bytes = x'25'", []).unwrap();
    for format in InvoiceFormat::ALL {
        assert_eq!(shop.engine.invoice_file(&document, format).unwrap(), [0x25]);
        assert_eq!(shop.engine.keep_invoice_file(&document, format, (&owner, NOW)).unwrap(), [0x25]);
    }
    let problems = shop.engine.check().unwrap();
    let altered = "The file of invoice 2023-0001 is not as it was written";
    assert_eq!(problems.iter().filter(|problem| problem.starts_with(altered)).count(), 3, "{problems:?}");

    // One that is shown has no bytes of another one, whose number it would have got.
    let shown = Invoice { order: "2".to_owned(), ..document.clone() };
    let drawn = shop.engine.invoice_file(&shown, InvoiceFormat::FacturX).unwrap();
    assert!(drawn.starts_with(b"%PDF") && made.starts_with(b"%PDF"));
}

/// A credit note of a refund has its bytes too, and so has one that takes back an invoice.
#[test]
fn every_document_that_is_numbered_has_its_bytes() {
    let (mut shop, document) = sold();
    shop.apply(&Change::Invoice(InvoiceChange::Cancel { number: document.number.to_string() }));
    issued(&mut shop);
    assert_eq!(formats(shop.engine.path()), ["pdf", "xrechnung"].repeat(3));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// Books carry what documents say, and another shop makes the bytes when it first writes them.
#[test]
fn books_bring_documents_whose_bytes_are_made_there() {
    let (shop, document) = sold();
    let mut other = TestShop::new();
    other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    let path = other.engine.path().to_owned();
    assert_eq!(formats(&path), Vec::<String>::new());
    let owner = other.owner.clone();
    let document = other.engine.invoice(&owner, &document.number.to_string()).unwrap().document;
    let made = other.engine.keep_invoice_file(&document, InvoiceFormat::Pdf, (&owner, NOW)).unwrap();
    assert_eq!(kept(&path), [("pdf".to_owned(), made)]);
    assert_eq!(other.engine.check().unwrap(), Vec::<String>::new());
}

/// A shop file of the version before these, as that program wrote it.
fn earlier(folder: &Path) -> PathBuf {
    let path = folder.join("shop.tillbook");
    let packed = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/shop_104.tillbook.gz");
    let mut packed = GzDecoder::new(File::open(packed).unwrap());
    io::copy(&mut packed, &mut File::create(&path).unwrap()).unwrap();
    path
}

#[test]
fn a_file_of_the_version_before_is_brought_along() {
    let folder = tempfile::tempdir().unwrap();
    let path = earlier(folder.path());
    let mut engine = Engine::open(&path).unwrap();
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    assert!(fs::exists(folder.path().join("shop.v104.tillbook")).unwrap());
    let owner = engine.owner().unwrap();
    let was = engine.customer(&owner, "amt").unwrap().unwrap();
    assert_eq!((was.vat_number.as_str(), was.buyer_reference.as_str()), ("DE136695976", ""));
    let customer = Customer { buyer_reference: "04011000-1234512345-06".to_owned(), ..was.clone() };
    engine
        .apply(
            &Change::Customer(CustomerChange::Save { customer: customer.clone(), was: Some(was) }),
            &owner,
            NOW,
        )
        .unwrap();
    assert_eq!(engine.customer(&owner, "amt").unwrap().as_ref(), Some(&customer));
    let document = engine.invoice(&owner, "2026-0001").unwrap().document;
    engine.keep_invoice_file(&document, InvoiceFormat::Pdf, (&owner, NOW)).unwrap();
    assert_eq!(formats(&path), ["pdf"]);
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

/// What another program had changed before is told after.
#[test]
fn what_was_altered_before_is_told_after() {
    let folder = tempfile::tempdir().unwrap();
    let path = earlier(folder.path());
    Connection::open(&path)
        .unwrap()
        .execute("UPDATE users SET city = 'Bonn' WHERE login = 'amt'", [])
        .unwrap();
    let problems = Engine::open(&path).unwrap().check().unwrap();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].contains("amt is not as it was written"), "{problems:?}");
}

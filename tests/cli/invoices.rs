//! `tillbook invoice`: what cannot be written is not numbered.

use std::fs;
use std::path::Path;

use crate::commands::run;

/// A German shop with two orders of a customer; the books as a program would write them.
const BOOKS: &str = r#"{"format": "tillbook-books", "version": 1,
 "shop": {"name": "Teehaus", "currency": "EUR", "time_zone": "Europe/Berlin", "country": "DE", "city": "Berlin",
  "postcode": "10119", "invoices": {"legal_name": "Tee GmbH", "street": "Torstr. 1", "tax_number": "37/123/45678"}},
 "products": [{"id": 1, "sku": "T", "name": "Tee"}],
 "customers": [{"login": "eva", "name": "Eva", "email": "eva@example.org", "registered_at": "2026-01-01T00:00:00",
  "street": "Weg 5", "city": "Ort", "postcode": "50667", "country": "DE"}],
 "orders": [ORDERS]}"#;

const ORDER: &str = r#"{"number": "NUMBER", "placed_at": "2026-01-02T10:00:00", "status": "completed", "total": "11.90",
 "tax": "1.90", "shipping": "0", "shipping_tax": "0", "discount": "0", "customer": "eva", "country": "DE",
 "items": [{"product_id": 1, "name": "Tee", "quantity": "1", "total": "10.00", "tax": "1.90"}], "coupons": [],
 "taxes": [{"name": "MwSt.", "percent": "19", "taxable": "10.00", "tax": "1.90", "shipping_tax": "0"}], "refunds": []}"#;

fn shop(home: &Path) {
    let orders = ["1", "2"].map(|number| ORDER.replace("NUMBER", number)).join(",");
    fs::write(home.join("books.json"), BOOKS.replace("ORDERS", &orders)).unwrap();
    assert_eq!(run(home, &["new", "s.tillbook", "--currency", "EUR", "--time-zone", "Europe/Berlin"]).0, 0);
    let (code, _, err) = run(home, &["import", "s.tillbook", "books.json"]);
    assert_eq!(code, 0, "{err}");
}

#[test]
fn what_cannot_be_written_is_not_numbered() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home);
    for format in ["xrechnung", "facturx"] {
        let (code, out, err) = run(home, &["invoice", "s.tillbook", "1", "--format", format]);
        if format == "xrechnung" {
            let needed = "Order 1: For XRechnung, the shop lacks Email, Phone: write it in Preferences";
            assert!(code == 1 && out.is_empty() && err.contains(needed), "{err}");
            assert_eq!(run(home, &["invoices", "s.tillbook"]).1, "");
            run(home, &["settings", "s.tillbook", "--email", "tee@example.org", "--phone", "+49 30 123"]);
        } else {
            assert_eq!((code, out.as_str()), (0, "2026-0001\n"), "{err}");
        }
    }
    fs::write(home.join("2026-0002.xml"), "mine").unwrap();
    let (code, _, err) = run(home, &["invoice", "s.tillbook", "1", "2", "--format", "xrechnung"]);
    assert!(code == 1 && err.contains("2026-0002.xml"), "{err}");
    let (code, _, err) =
        run(home, &["invoice", "s.tillbook", "1", "2", "--format", "pdf", "--output", "one.pdf"]);
    assert!(code == 1 && err.contains("there are several documents"), "{err}");
    assert_eq!(run(home, &["invoices", "s.tillbook"]).1.lines().count(), 1);
    let (code, out, err) =
        run(home, &["invoice", "s.tillbook", "1", "2", "--format", "xrechnung", "--force"]);
    assert_eq!((code, out.as_str()), (0, "2026-0001\n2026-0002\n"), "{err}");
    assert!(fs::read_to_string(home.join("2026-0002.xml")).unwrap().contains("CrossIndustryInvoice"));
}

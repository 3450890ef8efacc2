//! Invoices: numbered without a gap, frozen, and adding up to what was charged.

use domain::invoice::{Invoice, InvoiceKind};
use domain::money::Money;
use domain::order::form::{FormLine, OrderForm};
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Order, OrderStatus};
use domain::places::address::Address;
use domain::shop::settings::{Currency, Shop};
use domain::tax::Prices;
use domain::tax::exemption::TaxExemption;
use domain::tax::rules::Rounding;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::{Instant, Zone};
use engine::{Change, ImportOptions, InvoiceChange, InvoiceFormat, OrderChange, OrderEdit};

use crate::shops::stocked::{at, form, invoicing, last_title, line, money, name_anna, quantity, stocked};
use crate::shops::{NOW, TestShop};

fn issue(shop: &mut TestShop, order: &str) -> Vec<Invoice> {
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec![order.to_owned()], language: "en".to_owned() });
    shop.apply(&change).invoices().unwrap()
}

fn save(shop: &mut TestShop, form: OrderForm, was: Option<Order>) -> Order {
    shop.apply(&Change::save_order(form, was)).order().unwrap()
}

fn refund(shop: &mut TestShop, what: RefundWhat) -> domain::Result<engine::Outcome> {
    let form = RefundForm {
        at: at("2025-03-12T09:00:00"),
        what,
        shipping: false,
        reason: String::new(),
        corrects: None,
    };
    shop.try_change(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form }))
}

/// Number, net, tax and gross of each document, the earliest first.
fn listed(shop: &TestShop) -> Vec<String> {
    let all = shop.engine.invoices(&shop.owner).unwrap();
    let told = all.iter().rev().map(|one| {
        let amounts = [one.net, one.tax, one.gross].map(|amount| amount.to_text(2)).join(" ");
        format!("{} {} {amounts}", one.number, one.kind.as_str())
    });
    told.collect()
}

/// What the figures of any document have to be.
fn adds_up(document: &Invoice) {
    let sum = |amounts: Vec<Money>| Money::sum(amounts).unwrap();
    assert_eq!(sum(document.lines.iter().map(|line| line.net).collect()), document.net, "{document:?}");
    assert_eq!(sum(document.taxes.iter().map(|tax| tax.tax).collect()), document.tax, "{document:?}");
    assert_eq!(document.net.plus(document.tax).unwrap(), document.gross, "{document:?}");
    for amount in document.lines.iter().map(|line| line.net).chain(document.taxes.iter().map(|tax| tax.tax)) {
        assert_eq!(
            amount.ten_thousandths() % document.currency.smallest().ten_thousandths(),
            0,
            "{document:?}"
        );
    }
    if document.has_taxes_of_lines() {
        for (at, tax) in document.taxes.iter().enumerate() {
            let lines = document.lines.iter().filter(|line| line.tax == Some(at)).map(|line| line.net);
            assert_eq!(sum(lines.collect()), tax.taxable, "{document:?}");
        }
    }
}

fn refusal(shop: &mut TestShop, change: &Change) -> String {
    shop.try_change(change).unwrap_err().to_string()
}

#[test]
fn an_invoice_is_numbered_once_and_an_order_keeps_what_it_says() {
    let mut shop = invoicing();
    let order = save(&mut shop, form(), None);
    assert_eq!(issue(&mut shop, "1").len(), 1);
    assert_eq!(last_title(&shop), "Issue invoice 2023-0001");
    assert!(issue(&mut shop, "1").is_empty(), "it has one");
    assert_eq!(listed(&shop), ["2023-0001 invoice 37.00 5.60 42.60"]);
    let document = shop.engine.invoice(&shop.owner, "2023-0001").unwrap().document;
    adds_up(&document);
    assert!(document.has_taxes_of_lines(), "{document:?}");

    // What the invoice does not say may change; the rest is corrected, with a credit note and a new invoice.
    let noted = OrderForm { status: OrderStatus::Processing, ..OrderForm::of(&order) };
    let order = save(&mut shop, noted, Some(order));
    let mut other = OrderForm::of(&order);
    other.lines[0].quantity = quantity("3");
    let refused = refusal(&mut shop, &Change::save_order(other.clone(), Some(order.clone())));
    assert!(refused.contains("no longer agrees with its invoice 2023-0001"), "{refused}");
    let cancelled =
        Change::Order(OrderChange::SetStatus { number: "1".to_owned(), status: OrderStatus::Cancelled });
    assert!(refusal(&mut shop, &cancelled).contains("cancel that with a credit note"));
    let edit = Box::new(OrderEdit { form: other, was: Some(order), ..OrderEdit::default() });
    shop.apply(&Change::Invoice(InvoiceChange::CorrectOrder { edit, language: "en".to_owned() }));
    assert_eq!(last_title(&shop), "Correct order 1 and its invoice: 2023-0003");
    let expected = [
        "2023-0001 invoice 37.00 5.60 42.60",
        "2023-0002 credit-note 37.00 5.60 42.60",
        "2023-0003 invoice 47.00 7.60 54.60",
    ];
    assert_eq!(listed(&shop), expected);
    assert_eq!(shop.engine.invoice(&shop.owner, "2023-0001").unwrap().document, document, "it is frozen");

    // The books bring all of it into another shop; a second time, nothing changes, and a gap is refused.
    let books = shop.books();
    let mut other = TestShop::new();
    other.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!((listed(&other), other.books()), (listed(&shop), books.clone()));
    other.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(other.engine.check().unwrap(), Vec::<String>::new());
    let gap = books.replace("\"sequence\": 3", "\"sequence\": 4");
    let refused = TestShop::new().import("books.json", gap.as_bytes(), &ImportOptions::default());
    assert!(refused.unwrap_err().to_string().contains("numbers have no gap"));
    let altered = books.replacen("Mugs Ltd", "Cups Ltd", 2);
    let refused = other.import("books.json", altered.as_bytes(), &ImportOptions::default());
    assert!(refused.unwrap_err().to_string().contains("another one of this number"));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn a_document_keeps_the_logo_that_it_was_issued_with() {
    let mut shop = invoicing();
    save(&mut shop, form(), None);
    let mut order = 1;
    let mut issued = |shop: &mut TestShop| {
        let made = issue(shop, &order.to_string()).remove(0);
        order += 1;
        save(shop, form(), None);
        let pdf = shop.engine.invoice_file(&made, InvoiceFormat::Pdf).unwrap();
        let has_picture = pdf.windows(14).any(|part| part == b"/Subtype/Image" || part == b"/Subtype /Imag");
        (made, pdf, has_picture)
    };
    let plain = issued(&mut shop);
    let settings = shop.engine.shop().unwrap();
    let picture = include_bytes!("../cases/invoices/logo.png");
    let logo = transfer::logo::read(&picture[..]).unwrap();
    shop.apply(&Change::settings(settings.clone(), Some(logo.clone())));
    assert_eq!(last_title(&shop), "Change settings");
    let with_logo = issued(&mut shop);
    shop.apply(&Change::settings(settings.clone(), None));
    let again = issued(&mut shop);
    assert_eq!([&plain, &with_logo, &again].map(|(.., has_picture)| *has_picture), [false, true, false]);
    assert_eq!(with_logo.0.seller.settings.logo, logo.digest());
    for (document, pdf, _) in [&plain, &with_logo, &again] {
        assert!(shop.engine.invoice_file(document, InvoiceFormat::Pdf).unwrap() == *pdf, "it is frozen");
    }

    // Neither the settings nor a file can name one that is nowhere; the books bring what is named.
    let mut unknown = settings;
    "0".repeat(64).clone_into(&mut unknown.invoices.logo);
    assert!(refusal(&mut shop, &Change::settings(unknown, None)).contains("is not in the shop file"));
    let mut other = TestShop::new();
    other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(other.books(), shop.books());
    assert!(other.engine.invoice_file(&with_logo.0, InvoiceFormat::Pdf).unwrap() == with_logo.1);
    let without = shop.books().replace("\"logos\"", "\"other\"");
    let refused = TestShop::new().import("books.json", without.as_bytes(), &ImportOptions::default());
    assert!(refused.unwrap_err().to_string().contains("is not in the shop file"));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn a_refund_of_an_invoiced_order_makes_a_credit_note() {
    let mut shop = invoicing();
    save(&mut shop, form(), None);
    refund(&mut shop, RefundWhat::Lines(vec![(0, quantity("1"))])).unwrap();
    // One that was given before the invoice gets its credit note with it, and an undo takes back what is left of both.
    assert_eq!(issue(&mut shop, "1").len(), 2);
    shop.apply(&Change::UNDO);
    assert_eq!(
        last_title(&shop),
        "Issue 2 invoices and credit notes, 2023-0001 to 2023-0002: cancelled by credit note 2023-0003"
    );
    assert_eq!(listed(&shop)[2], "2023-0003 credit-note 27.00 3.60 30.60");
    let issued = issue(&mut shop, "1");
    assert_eq!(
        issued.iter().map(|one| one.kind).collect::<Vec<_>>(),
        [InvoiceKind::Invoice, InvoiceKind::CreditNote]
    );
    refund(&mut shop, RefundWhat::Amount(money("4.20"))).unwrap();
    refund(&mut shop, RefundWhat::Whole).unwrap();
    let all = shop.engine.invoices(&shop.owner).unwrap();
    for row in &all {
        adds_up(&shop.engine.invoice(&shop.owner, &row.number).unwrap().document);
    }
    let credits = all.iter().filter(|row| row.kind == InvoiceKind::CreditNote);
    assert!(credits.clone().all(|row| row.corrects.is_some()));
    let of_last = credits.filter(|row| row.corrects.as_deref() == Some("2023-0004"));
    assert_eq!(Money::sum(of_last.map(|row| row.gross)).unwrap(), money("42.60"));
    // The refund stays, as its credit note does.
    let was = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    let refused =
        refusal(&mut shop, &Change::Order(OrderChange::DeleteRefund { was: Box::new(was), place: 0 }));
    assert!(refused.contains("belongs to a refund that this would change"), "{refused}");
    let taken_back =
        refusal(&mut shop, &Change::Invoice(InvoiceChange::Cancel { number: "2023-0004".to_owned() }));
    assert!(taken_back.contains("have cancelled all of it"), "{taken_back}");
}

#[test]
fn an_import_says_which_refunds_lack_a_credit_note() {
    let mut shop = invoicing();
    save(&mut shop, form(), None);
    let books = shop.books();
    issue(&mut shop, "1");
    let mut other = TestShop::new();
    other.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap();
    refund(&mut other, RefundWhat::Amount(money("4.20"))).unwrap();
    let report = shop.import("books.json", other.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!((report.uncredited.count, report.uncredited.orders), (1, vec!["1".to_owned()]));
    let preview = shop.engine.invoice_preview(&shop.owner, "1", "en", NOW).unwrap();
    assert_eq!(preview.next.iter().map(|one| one.kind).collect::<Vec<_>>(), [InvoiceKind::CreditNote]);
    assert_eq!(issue(&mut shop, "1"), preview.next, "what was shown");
    let report = shop.import("books.json", other.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!(report.uncredited.sentence(), None);
}

#[test]
fn an_undo_makes_a_credit_note_and_says_so() {
    let mut shop = invoicing();
    save(&mut shop, form(), None);
    issue(&mut shop, "1");
    shop.apply(&Change::UNDO);
    assert_eq!(last_title(&shop), "Issue invoice 2023-0001: cancelled by credit note 2023-0002");
    assert_eq!(listed(&shop)[1], "2023-0002 credit-note 37.00 5.60 42.60");
    // The order can be invoiced again, and numbers go on.
    assert_eq!(issue(&mut shop, "1")[0].number.to_string(), "2023-0003");
    // Neither a redo nor the undo of what came before takes a number away.
    assert_eq!(shop.apply(&Change::REDO).step().unwrap(), None);
    shop.apply(&Change::Invoice(InvoiceChange::SetPaid {
        number: "2023-0003".to_owned(),
        on: Some(at("2023-11-20T00:00:00").day),
    }));
    shop.apply(&Change::UNDO);
    assert_eq!(shop.engine.invoice(&shop.owner, "2023-0003").unwrap().paid_on, None);
    shop.apply(&Change::UNDO);
    let refused = refusal(&mut shop, &Change::UNDO);
    assert!(refused.contains("it stays"), "{refused}");
    assert_eq!(listed(&shop).len(), 4);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A refund is credited once, wherever the clock of the shop hangs, and an undo takes back nothing else in its place.
#[test]
fn a_credited_refund_stays_so_in_another_time_zone_and_its_step_is_not_skipped() {
    let mut shop = invoicing();
    save(&mut shop, form(), None);
    issue(&mut shop, "1");
    refund(&mut shop, RefundWhat::Lines(vec![(0, quantity("1"))])).unwrap();
    let was = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { time_zone: Zone::parse("Asia/Tokyo").unwrap(), ..was }, None));
    assert!(issue(&mut shop, "1").is_empty());
    assert_eq!(listed(&shop).len(), 2);
    shop.apply(&Change::UNDO);
    let before = shop.books();
    let refused = refusal(&mut shop, &Change::UNDO);
    assert!(refused.contains("it has a number, so it stays"), "{refused}");
    assert_eq!(shop.books(), before);
    // Amounts that were made another currency are no credit for an invoice in the first.
    let was = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { currency: Currency::USD, ..was }, None));
    let refused = refund(&mut shop, RefundWhat::Whole).unwrap_err().to_string();
    assert!(refused.contains("its invoice is in GBP"), "{refused}");
    let preview = shop.engine.invoice_preview(&shop.owner, "1", "en", NOW).unwrap();
    assert!(preview.notice.unwrap().to_string().contains("the currency of the United Kingdom"));
}

/// Lines without a product have no name in a refund; shipping alone can be without tax.
#[test]
fn what_is_not_known_of_a_line_is_not_guessed() {
    let mut shop = invoicing();
    let text = |name: &str, class: &str| FormLine { product: None, ..line(1, name, "1", "10", class) };
    save(&mut shop, OrderForm { lines: vec![text("Wrap", ""), text("Card", "reduced")], ..form() }, None);
    issue(&mut shop, "1");
    refund(&mut shop, RefundWhat::Lines(vec![(1, quantity("1"))])).unwrap();
    let credit = shop.engine.invoice(&shop.owner, "2023-0002").unwrap().document;
    let names: Vec<&str> = credit.lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Refund"]);
    adds_up(&credit);
    let file = br#"{"format": "tillbook-books", "version": 1, "orders": [{"number": "S", "status": "completed",
        "placed_at": "2025-03-10T10:00:00", "total": "17.00", "tax": "2.00", "shipping": "5.00", "country": "GB",
        "items": [{"name": "Mug", "quantity": "1", "total": "10.00", "tax": "2.00"}], "taxes":
        [{"name": "VAT", "percent": "20", "taxable": "10.00", "tax": "2.00", "shipping_tax": "0"}]}]}"#;
    shop.import("s.json", file, &ImportOptions::default()).unwrap();
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["S".to_owned()], language: "en".to_owned() });
    let refused = refusal(&mut shop, &change);
    assert!(refused.contains("No tax is charged on 5.00: add a rate that applies to it"), "{refused}");
    // Books whose documents do not add up are refused.
    let wrong = shop.books().replacen("\"gross\": \"", "\"gross\": \"9", 1);
    let refused = TestShop::new().import("books.json", wrong.as_bytes(), &ImportOptions::default());
    assert!(refused.unwrap_err().to_string().contains("do not add up"));
}

#[test]
fn letters_that_no_font_has_are_missing() {
    let mut shop = invoicing();
    save(&mut shop, OrderForm { lines: vec![line(1, "Mug \u{378}", "1", "10", "")], ..form() }, None);
    let preview = shop.engine.invoice_preview(&shop.owner, "1", "en", NOW).unwrap();
    let missing: Vec<String> = preview.missing.iter().map(|one| one.what.to_string()).collect();
    assert!(missing.len() == 1 && missing[0].contains("\u{378} (U+0378): install"), "{missing:?}");
}

#[test]
fn what_the_law_asks_for_is_named_and_nothing_is_numbered_without_it() {
    let mut shop = stocked();
    save(&mut shop, form(), None);
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "en".to_owned() });
    let was = shop.engine.shop().unwrap();
    for (country, expected) in [
        ("", "The shop's legal name is missing"),
        ("DE", "The shop's legal name is missing"),
        ("ES", "issued through Veri*factu"),
        ("IT", "issued through SdI"),
        ("PL", "issued through KSeF"),
        ("PT", "issued through ATCUD"),
    ] {
        let address = Address { city: "Town".to_owned(), ..Address::of_country(country) };
        let now = shop.engine.shop().unwrap();
        shop.apply(&Change::settings(Shop { address, ..now.clone() }, None));
        let refused = refusal(&mut shop, &change);
        assert!(refused.contains(expected), "{country}: {refused}");
    }
    shop.apply(&Change::settings(was, None));
    assert!(listed(&shop).is_empty());
    let mut shop = invoicing();
    let big = OrderForm { lines: vec![line(1, "Blue Mug", "30", "10", "")], ..form() };
    save(&mut shop, big, None);
    assert!(refusal(&mut shop, &change).contains("The buyer's name is missing"));
    let untaxed = OrderForm { exemption: TaxExemption::of(UntaxedReason::ReverseCharge), ..form() };
    save(&mut shop, OrderForm { number: None, ..untaxed }, None);
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["2".to_owned()], language: "en".to_owned() });
    assert!(refusal(&mut shop, &change).contains("The buyer's name is missing"));
    assert!(listed(&shop).is_empty());
    // The clock may not go back behind the last number.
    save(&mut shop, OrderForm { number: None, ..form() }, None);
    issue(&mut shop, "3");
    let change =
        Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "en".to_owned() });
    let before = Instant::from_seconds(NOW.seconds() - 200_000);
    let refused = shop.engine.apply(&change, &shop.owner, before).unwrap_err().to_string();
    assert!(refused.contains("numbers follow the dates"), "{refused}");
}

/// Numbers that look random, and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// An order of any lines in two classes, with or without tax in its prices, or without tax for a reason.
fn any_form(at: u64, numbers: &mut Numbers) -> OrderForm {
    let mut lines = Vec::new();
    for _ in 0..=numbers.below(6) {
        let class = if numbers.below(3) == 0 { "reduced" } else { "" };
        let price = format!("{}.{:02}", numbers.below(60), numbers.below(100));
        let count = ["1", "3", "0", "0.75", "12"][usize::try_from(numbers.below(5)).unwrap()];
        lines.push(line(1 + i64::try_from(numbers.below(2)).unwrap(), "Thing", count, &price, class));
    }
    let reasons = [
        UntaxedReason::Unstated,
        UntaxedReason::Unstated,
        UntaxedReason::Unstated,
        UntaxedReason::ReverseCharge,
        UntaxedReason::Export,
        UntaxedReason::Other,
    ];
    let reason = reasons[usize::try_from(numbers.below(6)).unwrap()];
    let words = if reason == UntaxedReason::Other { "Museum" } else { "" };
    OrderForm {
        number: Some(format!("A{at}")),
        lines,
        shipping: money(["0", "4.95", "5"][usize::try_from(numbers.below(3)).unwrap()]),
        prices: Prices::including(numbers.below(2) == 0),
        exemption: TaxExemption { words: words.to_owned(), ..TaxExemption::of(reason) },
        ..form()
    }
}

fn any_refund(numbers: &mut Numbers) -> RefundForm {
    let what = match numbers.below(3) {
        0 => RefundWhat::Whole,
        1 => RefundWhat::Amount(money("0.37")),
        _ => RefundWhat::Lines(vec![(0, quantity("1"))]),
    };
    RefundForm {
        at: crate::shops::stocked::at("2025-03-12T09:00:00"),
        what,
        shipping: numbers.below(2) == 0,
        reason: String::new(),
        corrects: None,
    }
}

/// Rates, fees, coupons, prices with tax, refunds and reasons for no tax, by both ways to round.
#[test]
fn documents_of_any_order_add_up_and_have_numbers_without_a_gap() {
    let mut shop = invoicing();
    name_anna(&mut shop);
    let (mut numbers, mut by_lines, mut all) = (Numbers(3), 0, 0);
    for at in 0..500_u64 {
        if at % 100 == 50 {
            let was = shop.engine.shop().unwrap();
            let rounding =
                if was.taxes.rounding == Rounding::Line { Rounding::Subtotal } else { Rounding::Line };
            let taxes = domain::tax::rules::TaxRules { rounding, ..was.taxes };
            shop.apply(&Change::settings(Shop { taxes, ..was }, None));
        }
        let order = save(&mut shop, any_form(at, &mut numbers), None);
        if order.total == Money::ZERO {
            continue;
        }
        if numbers.below(3) == 0 {
            let form = any_refund(&mut numbers);
            drop(shop.try_change(&Change::Order(OrderChange::Refund { number: order.number.clone(), form })));
        }
        for document in issue(&mut shop, &order.number) {
            adds_up(&document);
            if document.kind == InvoiceKind::Invoice {
                let off = document.gross.minus(order.total).unwrap().ten_thousandths();
                assert!(
                    off.abs() <= 50,
                    "{} for {}",
                    document.gross.to_exact_text(),
                    order.total.to_exact_text()
                );
            }
            all += 1;
            by_lines += usize::from(document.has_taxes_of_lines());
        }
    }
    assert_eq!(by_lines, all, "electronic invoices need the tax of each line");
    let list = shop.engine.invoices(&shop.owner).unwrap();
    let expected: Vec<String> = (1..=all).rev().map(|number| format!("2023-{number:04}")).collect();
    assert_eq!(list.into_iter().map(|one| one.number).collect::<Vec<_>>(), expected);
    let mut other = TestShop::new();
    other.import("books.json", shop.books().as_bytes(), &ImportOptions::default()).unwrap();
    assert!(other.books() == shop.books(), "what was issued can be brought");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

//! Files of other systems that come in one after the other: what a refund's date is when its file comes
//! before or after the order's, what add, merge and replace leave in the shop, and that undo leaves
//! nothing.

use std::fs;

use domain::advice::Advice;
use domain::noun::NounKind;
use domain::task::Task;
use engine::{Change, Direction, ImportOptions, ImportReport, Policy};
use transfer::answers::{Answers, OrderAgain, ShopOfFiles};
use transfer::{Format, Source};

use crate::shops::{NOW, TestShop, cases, told};

/// An order of 63.00 that names a refund of 21.00 without its date.
const ORDER: &str = r#"[{"id": 560, "number": "560", "status": "completed", "currency": "USD",
  "date_created": "2024-01-05T12:00:00", "date_completed": "2024-01-06T12:00:00", "total": "63.00",
  "customer_id": 3, "billing": {"email": "bob@example.com"},
  "line_items": [{"name": "Hoodie", "product_id": 16, "quantity": 3, "sku": "HOOD", "total": "63.00"}],
  "refunds": [{"id": 1172, "reason": "", "total": "-21.00"}]}]"#;
/// That refund, with its date.
const REFUND: &str = r#"[{"id": 1172, "parent_id": 560, "date_created": "2024-02-10T09:00:00",
  "amount": "21.00", "reason": "",
  "line_items": [{"name": "Hoodie", "product_id": 16, "quantity": -1, "sku": "HOOD", "total": "-21.00"}]}]"#;

fn import(shop: &mut TestShop, text: &str, policy: Policy) -> ImportReport {
    shop.import("a", text.as_bytes(), &ImportOptions { policy, ..ImportOptions::default() }).unwrap()
}

/// The dates of all refunds and credit notes.
fn refund_dates(shop: &TestShop) -> Vec<String> {
    let books = shop.books();
    let dates = books.lines().filter_map(|line| line.split_once("\"refunded_at\": \""));
    dates.map(|(_, rest)| rest[..10].to_owned()).collect()
}

#[test]
fn a_list_of_orders_leaves_the_items_that_are_known() {
    let items =
        "Order Number,Order Date,Item Name,Quantity,Price,Order Total\n1,2024-03-01,Mug,2,10.00,20.00\n";
    let list = |total| format!("Order Number,Order Date,Order Total\n1,2024-03-01,{total}\n");
    for (name, total, expected) in [("the same total", "20.00", "Mug"), ("another", "25.00", "Not divided")] {
        let mut shop = TestShop::new();
        import(&mut shop, items, Policy::Merge);
        let again = Some(OrderAgain::Replace);
        if expected != "Mug" {
            let asked = shop.import("b", list(total).as_bytes(), &ImportOptions::default()).unwrap_err();
            assert_eq!(asked.advice(), Some(Advice::OrderAgain), "{asked}");
        }
        let answers = Answers { again, ..Answers::default() };
        let options = ImportOptions { answers, ..ImportOptions::default() };
        let report = shop.import("b", list(total).as_bytes(), &options).unwrap();
        assert_eq!(report.changed_nothing(), expected == "Mug", "{name}: {}", told(&report));
        let books = shop.books();
        let is_item = |line: &str| line.contains(&format!("\"name\": \"{expected}\""));
        // The product stays in either case.
        let items = books.split_once("\"items\"").map_or("", |(_, items)| items);
        assert!(items.lines().any(is_item), "{name}: {books}");
    }
}

#[test]
fn refunds_find_their_orders_whichever_comes_first() {
    for (name, files) in [
        ("the order first", vec![ORDER, REFUND]),
        ("the refund first", vec![REFUND, ORDER]),
        ("the order again", vec![ORDER, REFUND, ORDER]),
        ("the refund again", vec![REFUND, ORDER, REFUND, ORDER]),
    ] {
        let mut shop = TestShop::new();
        let before = shop.books();
        for file in &files {
            import(&mut shop, file, Policy::Merge);
        }
        assert_eq!(refund_dates(&shop), ["2024-02-10"], "{name}");
        for file in &files {
            let again = import(&mut shop, file, Policy::Merge);
            assert!(again.changed_nothing(), "{name}: {}", told(&again));
        }
        while shop.engine.next_step(&shop.owner, Direction::Undo).unwrap().is_some() {
            shop.apply(&Change::UNDO);
        }
        assert_eq!(shop.books(), before, "{name}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn a_refund_of_what_is_another_product_now_is_not_paid_back_twice() {
    let mut shop = TestShop::new();
    for file in [ORDER, REFUND, &REFUND.replace("16", "99").replace("HOOD", "CAP")] {
        import(&mut shop, file, Policy::Merge);
    }
    assert_eq!(refund_dates(&shop), ["2024-02-10"]);
}

#[test]
fn a_refund_is_not_of_an_order_that_only_has_the_number_of_its_orders_key() {
    let other = ORDER
        .replace("\"id\": 560", "\"id\": 999")
        .replace("[{\"id\": 1172, \"reason\": \"\", \"total\": \"-21.00\"}]", "[]");
    let both = format!("{other}{REFUND}");
    let mut shop = TestShop::new();
    for _ in 0..2 {
        import(&mut shop, &both, Policy::Merge);
        assert!(shop.books().contains("\"number\": \"refund 1172\""), "{}", shop.books());
    }
    let report = import(&mut shop, &both, Policy::Merge);
    assert!(report.changed_nothing(), "{}", told(&report));
}

#[test]
fn what_a_file_only_names_stays_when_the_file_takes_the_place_of_all() {
    let file = r#"{"products": [{"id": 16, "name": "Hoodie", "sku": "HOOD"}],
      "orders": [{"id": 7, "number": "7", "status": "completed", "currency": "USD", "total": "5.00",
      "date_created": "2024-01-05T12:00:00", "line_items": [{"name": "Mug", "quantity": 1, "total": "5.00"}]}]}"#;
    let mut shop = TestShop::new();
    import(&mut shop, file, Policy::Replace);
    let once = shop.books();
    assert!(once.contains("Mug"), "{once}");
    import(&mut shop, file, Policy::Replace);
    assert_eq!(shop.books(), once);
}

#[test]
fn an_order_without_its_refunds_file_says_which_date_it_took() {
    let mut shop = TestShop::new();
    let report = import(&mut shop, ORDER, Policy::Merge);
    assert_eq!(refund_dates(&shop), ["2024-01-06"]);
    assert!(told(&report).contains("without a date of their own"), "{}", told(&report));
    let sources =
        [Source::of_bytes("orders", ORDER.as_bytes()), Source::of_bytes("refunds", REFUND.as_bytes())];
    let mut shop = TestShop::new();
    let report =
        shop.engine.import(&shop.owner, &sources, &ImportOptions::default(), NOW, &Task::default()).unwrap();
    assert_eq!(refund_dates(&shop), ["2024-02-10"]);
    assert!(!told(&report).contains("without a date of their own"), "{}", told(&report));
}

#[test]
fn files_are_added_merged_or_take_the_place_of_what_is_there() {
    let row =
        |number: &str, total: &str| format!("{number},2024-01-0{number},completed,{total},Mug,1,{total}\n");
    let file = |rows: &[(&str, &str)]| {
        let rows: String = rows.iter().map(|(number, total)| row(number, total)).collect();
        format!("order_number,order_date,status,order_total,item_name,quantity,item_total\n{rows}")
    };
    let first = file(&[("1", "10.00"), ("2", "20.00")]);
    let second = file(&[("2", "25.00"), ("3", "30.00")]);
    for (policy, counts, totals) in [
        (Policy::Add, (1, 0, 1, 0), "10.00 20.00 30.00"),
        (Policy::Merge, (1, 1, 0, 0), "10.00 25.00 30.00"),
        (Policy::Replace, (1, 1, 0, 1), "25.00 30.00"),
    ] {
        let mut shop = TestShop::new();
        import(&mut shop, &first, Policy::Merge);
        let before = shop.books();
        let report = import(&mut shop, &second, policy);
        let found = report.counts[&NounKind::Order];
        assert_eq!((found.new, found.changed, found.left, found.removed), counts, "{policy:?}");
        let books = shop.books();
        // Totals of orders stand two spaces in, those of items deeper.
        let found: Vec<&str> = books
            .lines()
            .filter_map(|line| line.strip_prefix("   \"total\": \"")?.split('"').next())
            .collect();
        assert_eq!(found.join(" "), totals, "{policy:?}");
        shop.apply(&Change::UNDO);
        assert_eq!(shop.books(), before, "{policy:?} undone");
    }
}

#[test]
fn everything_that_a_file_does_not_name_goes_and_comes_back() {
    let many = r#"[{"id": 1, "name": "Mug", "sku": "M"}, {"id": 2, "name": "Sock", "sku": "S"},
      {"id": 5, "email": "a@example.com", "username": "a", "date_created": "2024-01-01T00:00:00"},
      {"id": 6, "email": "b@example.com", "username": "b", "date_created": "2024-01-01T00:00:00"},
      {"slug": "gear", "name": "Gear"}, {"slug": "books", "name": "Books"},
      {"country": "US", "rate": "5", "name": "A", "priority": 1, "class": "standard"},
      {"country": "CA", "rate": "6", "name": "B", "priority": 1, "class": "standard"}]"#;
    let few = r#"[{"id": 1, "name": "Mug", "sku": "M"}, {"slug": "gear", "name": "Gear"},
      {"id": 5, "email": "a@example.com", "username": "a", "date_created": "2024-01-01T00:00:00"},
      {"country": "US", "rate": "5", "name": "A", "priority": 1, "class": "standard"}]"#;
    let mut shop = TestShop::new();
    import(&mut shop, many, Policy::Merge);
    let before = (shop.books(), shop.taxes());
    let report = import(&mut shop, few, Policy::Replace);
    for noun in [NounKind::Product, NounKind::Customer, NounKind::TaxClass, NounKind::TaxRate] {
        let found = report.counts[&noun];
        assert_eq!((found.new, found.changed, found.identical, found.removed), (0, 0, 1, 1), "{noun:?}");
    }
    let after = (shop.books(), shop.taxes());
    shop.apply(&Change::UNDO);
    assert_eq!((shop.books(), shop.taxes()), before);
    shop.apply(&Change::REDO);
    assert_eq!((shop.books(), shop.taxes()), after);
}

#[test]
fn nothing_goes_for_a_file_that_was_not_read_whole() {
    let mut shop = TestShop::new();
    import(&mut shop, ORDER, Policy::Merge);
    let before = shop.books();
    let euros = ORDER.replace("560", "561").replace("USD", "EUR");
    let options = ImportOptions { policy: Policy::Replace, ..ImportOptions::default() };
    let error = shop.import("a", euros.as_bytes(), &options).unwrap_err().to_string();
    assert!(error.contains("in EUR"), "{error}");
    assert_eq!(shop.books(), before);
}

#[test]
fn columns_can_be_said_by_hand() {
    let text = "Ref,When it was,Sum paid,Thing,How many\n7,2024-02-01,12.00,Mug,2\n";
    let columns = |said: &[(&str, &str)]| {
        let columns = said.iter().map(|(field, heading)| ((*field).to_owned(), (*heading).to_owned()));
        ImportOptions {
            format: Some(Format::OrderCsv),
            columns: columns.collect(),
            ..ImportOptions::default()
        }
    };
    let all = [
        ("number", "Ref"),
        ("date", "When it was"),
        ("total", "sum paid"),
        ("item", "Thing"),
        ("quantity", "How many"),
    ];
    for (said, expected) in [
        (&all[..], Ok("12.00")),
        (&all[..2], Err("holds the total of an order")),
        (&all[1..], Err("holds the number of an order; the headings are")),
        (&[("colour", "Ref")], Err("a column cannot hold \"colour\"")),
        (
            &[("number", "Reference")],
            Err("no column has the heading \"Reference\". The headings are Ref, When"),
        ),
    ] {
        let mut shop = TestShop::new();
        match (shop.import("a.csv", text.as_bytes(), &columns(said)), expected) {
            (Ok(report), Ok(total)) => {
                assert_eq!(report.counts[&NounKind::Order].new, 1, "{}", told(&report));
                assert!(shop.books().contains(&format!("\"total\": \"{total}\"")), "{}", shop.books());
            }
            (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{error}"),
            (found, _) => panic!("{said:?}: {found:?}"),
        }
    }
}

#[test]
fn refused_orders_can_be_saved_mended_and_imported() {
    for (name, wrong, right) in [
        ("rest_orders.json", "\"a lot\"", "\"31.20\""),
        ("shopify_orders.csv", ",ten,", ",10.00,"),
        ("orders_first_row.csv", ",some,", ",3,"),
    ] {
        let bytes = fs::read(cases().join(name)).unwrap();
        let source = Source::of_bytes(name, bytes.clone());
        let mut shop = TestShop::new();
        let options = ImportOptions::default();
        let report = shop.import(name, &bytes, &options).unwrap();
        let mut out = Vec::new();
        let settings = shop.engine.shop().unwrap();
        report.write_refused(&source, report.formats[0], &options, &settings, &mut out).unwrap();
        let saved = String::from_utf8(out).unwrap();
        assert!(saved.contains(wrong), "{name}: {saved}");
        // One of them has the number of another order, and is to take its place.
        let answers = Answers { shop: ShopOfFiles::Same, ..Answers::default() };
        let options = ImportOptions { answers, ..ImportOptions::default() };
        let mended = shop.import("mended", saved.replacen(wrong, right, 1).as_bytes(), &options).unwrap();
        let found = mended.counts[&NounKind::Order];
        assert_eq!(found.new, 1, "{name}: {}", told(&mended));
        assert!(mended.refused_count < report.refused_count, "{name}: {}", told(&mended));
    }
}

/// An order of a shop with a host, or without: `host id number day total`, and the id of a product of its own.
fn order_of(text: &str) -> String {
    let mut parts = text.split(' ');
    let [host, id, number, day, total] = [(); 5].map(|()| parts.next().unwrap());
    let links =
        format!("\"_links\": {{\"self\": [{{\"href\": \"https://{host}/wp-json/wc/v3/orders/{id}\"}}]}},");
    let links = if host == "-" { "" } else { links.as_str() };
    let id = if id == "-" { String::new() } else { format!("\"id\": {id},") };
    format!(
        r#"[{{{id} "number": "{number}", {links} "status": "completed", "currency": "USD", "total": "{total}",
        "date_created": "2024-01-{day}T12:00:00", "customer_id": 5,
        "line_items": [{{"name": "{host} thing", "product_id": 16, "quantity": 1, "total": "{total}"}}]}}]"#
    )
}

#[test]
fn orders_of_two_shops_are_asked_about_and_can_stand_beside_each_other() {
    for (first, second, is_asked) in [
        ("a.example 7 7 01 10", "b.example 7 7 02 20", true),
        ("a.example 7 7 01 10", "www.a.example 7 7 09 20", false),
        ("- 501 7 01 10", "- 502 7 01 10", true),
        ("- 7 7 01 10", "- 7 7 09 20", true),
        ("- 7 7 01 10", "- 7 7 01 20", false),
        ("- - 7 01 10", "- - 7 09 20", true),
        ("- - 7 01 10", "- - 7 09 10", false),
    ] {
        let (first, second) = (order_of(first), order_of(second));
        let mut shop = TestShop::new();
        import(&mut shop, &first, Policy::Merge);
        let before = shop.books();
        let with = |shop: ShopOfFiles| ImportOptions {
            answers: Answers { shop, ..Answers::default() },
            ..ImportOptions::default()
        };
        let unsaid = shop.import("b.json", second.as_bytes(), &ImportOptions::default());
        if !is_asked {
            assert_eq!(unsaid.unwrap().counts[&NounKind::Order].changed, 1, "{second}");
            continue;
        }
        let error = unsaid.unwrap_err();
        assert_eq!(error.code(), "tillbook_import_shop", "{error}");
        assert_eq!(error.advice(), Some(Advice::Shop));
        assert_eq!(shop.books(), before, "{second}");
        for _ in 0..2 {
            let report =
                shop.import("b.json", second.as_bytes(), &with(ShopOfFiles::of_name("Fair"))).unwrap();
            assert!(report.counts[&NounKind::Order].changed == 0, "{}", told(&report));
        }
        let books = shop.books();
        assert!(books.contains("\"number\": \"7\"") && books.contains("\"number\": \"Fair 7\""), "{books}");
        // What their keys mean is another thing in each shop, and so is who.
        let things = books.matches("\"product_id\": 16").count();
        assert!(things == 1 || first.contains("- thing"), "{books}");
        assert!(books.contains("\"login\": \"Fair customer-5\""), "{books}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
        let report = shop.import("b.json", second.as_bytes(), &with(ShopOfFiles::Same)).unwrap();
        assert_eq!(report.counts[&NounKind::Order].changed, 1, "{}", told(&report));
    }
}

#[test]
fn lines_and_tables_of_another_shop_are_asked_about_too() {
    let lines = |day: u32, price: u32| {
        format!(
            "Invoice,StockCode,Description,Quantity,InvoiceDate,Price\n7,MUG,Mug,1,2024-01-{day:02} 10:00,{price}\n"
        )
    };
    let table = |day: u32, total: u32| {
        format!(
            "order_number,order_date,status,order_total,item_name,quantity,item_total\n7,2024-01-{day:02},completed,{total},Mug,1,{total}\n"
        )
    };
    let shopify = |id: u32| {
        format!(
            "Name,Created at,Financial Status,Total,Lineitem name,Lineitem quantity,Lineitem price,Id\n#7,2024-01-01 10:00:00 +0000,paid,10,Mug,1,10,{id}\n"
        )
    };
    for (first, second) in
        [(lines(1, 10), lines(9, 20)), (table(1, 10), table(9, 20)), (shopify(5001), shopify(5002))]
    {
        let mut shop = TestShop::new();
        import(&mut shop, &first, Policy::Merge);
        let again = import(&mut shop, &first, Policy::Merge);
        assert!(again.changed_nothing(), "{}", told(&again));
        let error = shop.import("b.csv", second.as_bytes(), &ImportOptions::default()).unwrap_err();
        assert_eq!(error.code(), "tillbook_import_shop", "{error}");
        let answers = Answers { shop: ShopOfFiles::of_name("Fair"), ..Answers::default() };
        let options = ImportOptions { answers, ..ImportOptions::default() };
        let report = shop.import("b.csv", second.as_bytes(), &options).unwrap();
        assert_eq!(report.counts[&NounKind::Order].new, 1, "{}", told(&report));
        let again = shop.import("b.csv", second.as_bytes(), &options).unwrap();
        assert!(again.changed_nothing(), "{}", told(&again));
    }
}

#[test]
fn a_refund_is_known_by_its_key() {
    let two = ORDER.replace(
        "{\"id\": 1172, \"reason\": \"\", \"total\": \"-21.00\"}",
        "{\"id\": 1172, \"reason\": \"\", \"total\": \"-21.00\"}, {\"id\": 1173, \"reason\": \"\", \"total\": \"-21.00\"}",
    );
    // It says another amount than the order does.
    let fuller = REFUND.replace("\"amount\": \"21.00\"", "\"amount\": \"23.10\"").replace("-21.00", "-23.10");
    for (name, files, expected) in [
        ("a summary and all of it", vec![ORDER, REFUND, ORDER], "1172 21.00"),
        ("another amount", vec![ORDER, &fuller], "1172 23.10"),
        ("another amount, and again", vec![ORDER, &fuller, &fuller], "1172 23.10"),
        ("two of one amount", vec![&two, REFUND, &two], "1172 21.00, 1173 21.00"),
        ("all of it first", vec![REFUND, &two, REFUND], "1172 21.00, 1173 21.00"),
        ("an order before its refunds have keys", vec![&two, &two], "1172 21.00, 1173 21.00"),
    ] {
        let mut shop = TestShop::new();
        for file in files {
            import(&mut shop, file, Policy::Merge);
        }
        let order = shop.engine.order(&shop.owner, "560").unwrap().unwrap();
        let found = order
            .refunds
            .iter()
            .map(|refund| format!("{} {}", refund.key.unwrap_or_default(), refund.amount.to_exact_text()));
        assert_eq!(found.collect::<Vec<_>>().join(", "), expected, "{name}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn a_refund_finds_the_order_of_its_key_whatever_that_orders_number_is() {
    let numbered = ORDER.replace("\"number\": \"560\"", "\"number\": \"W-12\"");
    let mut shop = TestShop::new();
    import(&mut shop, &numbered, Policy::Merge);
    import(&mut shop, REFUND, Policy::Merge);
    assert_eq!(refund_dates(&shop), ["2024-02-10"]);
    let again = import(&mut shop, REFUND, Policy::Merge);
    assert!(again.changed_nothing(), "{}", told(&again));
}

#[test]
fn what_the_older_api_answers_comes_in() {
    let customer = r#"{"id": 3, "created_at": "2014-12-01T08:00:00Z", "email": "ann@example.com", "username": "ann",
        "first_name": "Ann", "last_name": "Lee", "role": "customer", "billing_address": {"country": "GB"}}"#;
    let refund = r#"{"id": 728, "created_at": "2015-02-19T10:00:00Z", "amount": "5.00", "reason": "", "line_items": []}"#;
    let product = r#"{"id": 7, "title": "Mug", "sku": "MUG", "price": "5.00", "regular_price": "5.00", "status": "publish"}"#;
    let tax = r#"{"id": 1, "country": "GB", "state": "", "postcode": "", "city": "", "rate": "20.0000", "name": "VAT",
        "priority": 1, "compound": false, "shipping": true, "order": 0, "class": "standard"}"#;
    let class = r#"{"slug": "reduced-rate", "name": "Reduced Rate"}"#;
    for (one, many, entry, expected) in [
        ("customer", "customers", customer, "customers: 1 new"),
        ("order_refund", "order_refunds", refund, "credit notes: 1 new"),
        ("product", "products", product, "products: 1 new"),
        ("tax", "taxes", tax, "tax rates: 1 new"),
        ("tax_class", "tax_classes", class, "tax classes: 1 new"),
    ] {
        for text in [format!("{{\"{one}\": {entry}}}"), format!("{{\"{many}\": [{entry}]}}")] {
            let mut shop = TestShop::new();
            let report = import(&mut shop, &text, Policy::Merge);
            let said = told(&report);
            assert!(said.contains(expected) && !said.contains("refused"), "{one}: {said}");
            assert!(one != "customer" || shop.books().contains("2014-12-01T08:00:00"), "{}", shop.books());
            assert!(import(&mut shop, &text, Policy::Merge).changed_nothing(), "{one} again");
        }
    }
}

/// A tax that is computed of a rate has the decimals of the shop's currency, whatever the file says of that.
#[test]
fn a_tax_of_a_rate_is_in_whole_yen() {
    let mut shop = crate::shops::sold::shop("JP", "JPY", "JP,,,,10.0000,VAT,1,0,1,\n");
    let file = "Invoice No,Date,Product,Quantity,Unit price,VAT %\n1,2023-03-13,Mug,1,999,10\nC2,2023-03-20,Mug,-1,999,10\n";
    shop.import("a.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    let order = shop.engine.order(&shop.owner, "1").unwrap().unwrap();
    assert_eq!(
        (order.total.to_exact_text().as_str(), order.tax.to_exact_text().as_str()),
        ("999.00", "91.00")
    );
}

//! Tables of orders and of sales lines whose amounts can be meant in more than one way: they are added up as the
//! file proves, or asked about; and files that only look like something that is read.

use std::fs;

use domain::Error;
use domain::noun::NounKind;
use domain::order::OrderStatus;
use engine::ImportOptions;
use transfer::Format;
use transfer::answers::Choice;
use transfer::order_rows::LEFT_OUT;

use crate::shops::{TestShop, brief, cases, told};

/// The answer of this word.
fn choice<T: Choice>(word: &str) -> T {
    T::ALL.iter().copied().find(|answer| answer.word() == word).unwrap()
}

/// What somebody says of a file, a word each: `discounts=percent`, `prices=line`, `map=quantity:1`,
/// `status=Disputed:on-hold`, `format=sales-lines`.
fn options(words: &str) -> ImportOptions {
    let mut options = ImportOptions::default();
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap();
        let pair = value.split_once(':');
        match name {
            "discounts" => options.answers.discounts = Some(choice(value)),
            "prices" => options.answers.prices = Some(choice(value)),
            "decimals" => options.answers.decimals = Some(choice(value)),
            "repeated" => options.answers.repeated = Some(choice(value)),
            "years" => options.answers.years = Some(choice(value)),
            "orders" => options.answers.orders = Some(choice(value)),
            "unrefunded" => options.answers.unrefunded = Some(choice(value)),
            "unexplained" => options.answers.unexplained = Some(choice(value)),
            "dates" => options.date_order = Some(choice(value)),
            "map" => {
                options.columns.push(pair.map(|(one, other)| (one.to_owned(), other.to_owned())).unwrap());
            }
            "leave-out" => options.columns.push((LEFT_OUT.to_owned(), value.to_owned())),
            "status" => {
                let (word, status) = pair.unwrap();
                options.answers.statuses.say(word, OrderStatus::parse(status));
            }
            "format" => options.format = Format::ALL.iter().copied().find(|format| format.as_str() == value),
            other => panic!("{other}"),
        }
    }
    options
}

/// Each table of `tests/cases/rows`, with what was said of it in `name.options`: what comes of it, or what is
/// asked, is in `name.txt`. `UPDATE_CASES=1` writes those anew.
#[test]
fn rows_are_added_up_as_they_say_or_asked_about() {
    let folder = cases().with_file_name("rows");
    let mut paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "csv"));
    paths.sort();
    assert!(paths.len() > 30, "only {} files", paths.len());
    let mut wrong = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap();
        let options = options(&fs::read_to_string(path.with_extension("options")).unwrap_or_default());
        let bytes = fs::read(&path).unwrap();
        let mut shop = TestShop::new();
        let found = match shop.import_exactly(name, &bytes, &options) {
            Ok(report) => {
                let again = shop.import_exactly(name, &bytes, &options).unwrap();
                assert!(again.changed_nothing(), "{name} again: {}", told(&again));
                shop.reconciles(name);
                assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
                let unknown: Vec<String> = report
                    .unknown_statuses()
                    .iter()
                    .map(|(word, orders)| format!("unknown status: \"{word}\", {orders} orders\n"))
                    .collect();
                format!("{}{}\n{}\n", told(&report), unknown.concat(), brief(&shop).join("\n"))
            }
            Err(error) => format!("{}: {error}\n", error.code()),
        };
        let expected = path.with_extension("txt");
        if std::env::var_os("UPDATE_CASES").is_some() {
            fs::write(&expected, &found).unwrap();
        }
        let expected = fs::read_to_string(&expected).unwrap_or_default();
        if found != expected {
            wrong.push(format!("{name}:\n{found}\ninstead of\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Files, with the kind of thing that they hold; none for what only looks like one.
const LOOKALIKES: &[(&str, Option<NounKind>)] = &[
    (
        r#"[{"slug":"pending","name":"Pending payment","total":3},{"slug":"completed","name":"Completed","total":9}]"#,
        None,
    ),
    (r#"[{"slug":"simple","name":"Simple product","total":"12"}]"#, None),
    (r#"[{"slug":"mugs","name":"Mugs","count":4,"description":""}]"#, None),
    (
        r#"[{"slug":"sales","name":"Sales","_links":{"self":[{"href":"https://x.example/wp-json/wc/v3/reports/sales"}]}}]"#,
        None,
    ),
    (
        r#"[{"slug":"toys","name":"Toys","_links":{"collection":[{"href":"https://x.example/wp-json/wc/v3/taxes/classes"}]}}]"#,
        Some(NounKind::TaxClass),
    ),
    (
        r#"[{"slug":"standard","name":"Standard rate"},{"slug":"toys","name":"Toys"}]"#,
        Some(NounKind::TaxClass),
    ),
    (r#"[{"country":"US","currency":"USD","rate":1.08}]"#, None),
    (r#"[{"country":"US","rate":"4.90","cost":"4.90","class":"parcel"}]"#, None),
    (
        r#"[{"id":1,"country":"US","rate":"4.0000","name":"Tax","priority":1,"compound":false}]"#,
        Some(NounKind::TaxRate),
    ),
    (r#"[{"id":"re_1","object":"refund","amount":1000,"reason":null,"charge":"ch_1"}]"#, None),
    (r#"[{"id":1,"order_id":7,"kind":"sale","gateway":"card","amount":"20.00"}]"#, None),
    (r#"[{"first_name":"Ann","email":"ann@example.com","amount":20,"date":"2024-05-01"}]"#, None),
    (
        r#"[{"id":1,"email":"ann@example.com","username":"ann","date_created":"2024-05-01T00:00:00","total_spent":"9"}]"#,
        Some(NounKind::Customer),
    ),
    (r#"[{"id":5,"name":"Mug","sku":"MUG","price":10,"quantity":2,"total":"20.00","product_id":9}]"#, None),
    (
        r#"[{"id":5,"name":"Mug","sku":"MUG","price":"10","regular_price":"10","total_sales":7}]"#,
        Some(NounKind::Product),
    ),
    (
        r#"[{"id":1,"number":"1","status":"active","total":"9.00","billing":{},"billing_period":"month","line_items":[]}]"#,
        None,
    ),
    ("country,product,qty,sku,price\nDE,Mug,2,A,12.50\n", None),
    ("State,ZipCode,TaxRegionName,EstimatedCombinedRate,StateRate\nCA,90001,Los Angeles,9.5,7.25\n", None),
    ("Country,State,ZIP,City,Revenue,Name,Orders,A,B,C\nUS,CA,90001,LA,912.50,x,3,1,0,\n", None),
    ("Country code,State code,Postcode / ZIP,City,Rate %\nUS,CA,90001,LA,9.5\n", Some(NounKind::TaxRate)),
    ("product,month,net revenue,tax\nMug,2024-05,120.00,22.80\n", None),
];

/// What only looks like something that is read is refused, whole, and what it really is comes in.
#[test]
fn what_only_looks_like_it_is_refused() {
    for (text, expected) in LOOKALIKES {
        let mut shop = TestShop::new();
        let before = (shop.books(), shop.taxes());
        match (shop.import("file", text.as_bytes(), &ImportOptions::default()), expected) {
            (Ok(report), Some(noun)) => {
                assert!(report.counts.contains_key(noun), "{text}: {}", told(&report));
                assert_eq!(report.refused_count, 0, "{text}: {}", told(&report));
            }
            (Err(Error::Import { problem, .. } | Error::Unclear { problem, .. }), None) => {
                let problem = problem.to_string();
                assert!(
                    problem.contains("it is JSON, but neither") || problem.contains("not recognised"),
                    "{text}: {problem}"
                );
                assert_eq!((shop.books(), shop.taxes()), before, "{text}");
            }
            (found, _) => panic!("{text}: {found:?}"),
        }
    }
}

#[test]
fn words_for_a_status_are_said_of_answers_too() {
    let file = r#"[{"id": 7, "number": "7", "status": "disputed", "currency": "USD", "total": "5.00",
      "date_created": "2024-01-05T12:00:00", "line_items": [{"name": "Mug", "quantity": 1, "total": "5.00"}]}]"#;
    let mut shop = TestShop::new();
    let mut options = ImportOptions::default();
    let report = shop.import("a.json", file.as_bytes(), &options).unwrap();
    assert_eq!(report.unknown_statuses().get("disputed"), Some(&1), "{}", told(&report));
    assert_eq!(report.refused_count, 1);
    options.answers.statuses.say("Disputed", Some(OrderStatus::OnHold));
    let report = shop.import("a.json", file.as_bytes(), &options).unwrap();
    assert_eq!(report.refused_count, 0, "{}", told(&report));
    assert!(brief(&shop).concat().starts_with("7 on-hold "), "{:?}", brief(&shop));
}

/// What stands beside lines is the discount of the order too, whether the order's own has it in it or not.
#[test]
fn discounts_of_lines_are_in_those_of_their_orders() {
    let bytes = fs::read(cases().with_file_name("written/shopify_line_discounts.csv")).unwrap();
    let mut shop = TestShop::new();
    shop.import("a.csv", &bytes, &ImportOptions::default()).unwrap();
    let books: serde_json::Value = serde_json::from_str(&shop.books()).unwrap();
    let discounts: Vec<&str> =
        books["orders"].as_array().unwrap().iter().map(|order| order["discount"].as_str().unwrap()).collect();
    assert_eq!(discounts, ["5.00", "5.00", "8.00", "8.00", "5.00"]);
}

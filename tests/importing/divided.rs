//! Files that were divided inside an order: the second part does not take the place of the first unasked.

use domain::advice::Advice;
use domain::noun::NounKind;
use domain::task::Task;
use engine::{ImportOptions, Policy};
use transfer::Source;
use transfer::answers::{Answers, OrderAgain};

use crate::shops::{NOW, TestShop, brief, told};

const TOTALS: &str = "order_number,order_date,status,item_name,quantity,item_total,order_total";
const NO_TOTALS: &str = "order_number,order_date,status,item_name,quantity,item_total,shipping";
const LINES: &str = "invoice,sku,qty,date,price";
const SHOPIFY: &str = "Name,Created at,Financial Status,Total,Subtotal,Shipping,Taxes,Tax 1 Name,Tax 1 Value,Lineitem name,\
                       Lineitem quantity,Lineitem price";

/// Two parts of an order, with the headings of both; what is in the books when the lines are added, and when they are
/// replaced. Empty where they cannot be added.
const DIVIDED: &[(&str, &str, &str, &str, &str, &str)] = &[
    (
        "the total of the order on each row",
        TOTALS,
        "1,2024-05-01,completed,Mug,1,10.00,30.00\n",
        "1,2024-05-01,completed,Tea,2,20.00,30.00\n",
        "1 completed 2024-05-01T00:00:00 30.00 tax 0.00 0.00 shipping 0.00; Mug 1 10.00; Tea 2 20.00",
        "1 completed 2024-05-01T00:00:00 30.00 tax 0.00 0.00 shipping 0.00; Tea 2 20.00; Not divided 0 10.00",
    ),
    (
        "of three parts",
        TOTALS,
        "1,2024-05-01,completed,Mug,1,10.00,60.00\n",
        "1,2024-05-01,completed,Tea,2,20.00,60.00\n",
        "1 completed 2024-05-01T00:00:00 60.00 tax 0.00 0.00 shipping 0.00; Mug 1 10.00; Tea 2 20.00; Not divided 0 30.00",
        "1 completed 2024-05-01T00:00:00 60.00 tax 0.00 0.00 shipping 0.00; Tea 2 20.00; Not divided 0 40.00",
    ),
    (
        "lines beyond the total",
        TOTALS,
        "1,2024-05-01,completed,Mug,1,10.00,25.00\n",
        "1,2024-05-01,completed,Tea,2,20.00,25.00\n",
        "",
        "1 completed 2024-05-01T00:00:00 25.00 tax 0.00 0.00 shipping 0.00; Tea 2 20.00; Not divided 0 5.00",
    ),
    (
        "without a total",
        NO_TOTALS,
        "1,2024-05-01,completed,Mug,1,10.00,\n1,2024-05-01,completed,Mug,2,18.00,\n",
        "1,2024-05-01,completed,Tea,2,20.00,4.00\n",
        "1 completed 2024-05-01T00:00:00 52.00 tax 0.00 0.00 shipping 4.00; Mug 1 10.00; Mug 2 18.00; Tea 2 20.00",
        "1 completed 2024-05-01T00:00:00 24.00 tax 0.00 0.00 shipping 4.00; Tea 2 20.00",
    ),
    (
        "shipping of each or of both",
        NO_TOTALS,
        "1,2024-05-01,completed,Mug,1,10.00,4.00\n",
        "1,2024-05-01,completed,Tea,2,20.00,4.00\n",
        "",
        "1 completed 2024-05-01T00:00:00 24.00 tax 0.00 0.00 shipping 4.00; Tea 2 20.00",
    ),
    (
        "a line that is in both",
        NO_TOTALS,
        "1,2024-05-01,completed,Mug,1,10.00,\n1,2024-05-01,completed,Cup,1,9.00,\n",
        "1,2024-05-01,completed,Cup,1,9.00,\n1,2024-05-01,completed,Tea,2,20.00,\n",
        "",
        "1 completed 2024-05-01T00:00:00 29.00 tax 0.00 0.00 shipping 0.00; Cup 1 9.00; Tea 2 20.00",
    ),
    (
        "sales lines",
        LINES,
        "7,a,1,2024-05-01,2\n",
        "7,b,1,2024-05-01,3\n",
        "7 completed 2024-05-01T00:00:00 5.00 tax 0.00 0.00 shipping 0.00;  1 2.00;  1 3.00",
        "7 completed 2024-05-01T00:00:00 3.00 tax 0.00 0.00 shipping 0.00;  1 3.00",
    ),
    (
        "a cancellation",
        LINES,
        "C7,a,-1,2024-05-01,2\n",
        "C7,b,-1,2024-05-01,3\n",
        "note C7 back 2024-05-01T00:00:00 5.00, 1 2.00, 1 3.00",
        "note C7 back 2024-05-01T00:00:00 3.00, 1 3.00",
    ),
    (
        "values of the order on its first row",
        SHOPIFY,
        "#1,2024-05-01 10:00:00 +0000,paid,36.90,30.00,3.00,3.90,VAT 13%,3.90,Mug,1,10.00\n",
        "#1,2024-05-01 10:00:00 +0000,,,,,,,,Tea,2,10.00\n",
        "#1 completed 2024-05-01T10:00:00 36.90 tax 3.90 0.00 shipping 3.00; Mug 1 10.00; Tea 2 20.00",
        "#1 completed 2024-05-01T10:00:00 20.00 tax 0.00 0.00 shipping 0.00; Tea 2 20.00",
    ),
];

fn said(again: Option<OrderAgain>) -> ImportOptions {
    ImportOptions { answers: Answers { again, ..Answers::default() }, ..ImportOptions::default() }
}

#[test]
fn the_second_part_of_an_order_is_asked_about() {
    for (name, head, first, second, added, replaced) in DIVIDED {
        let file = |rows: &str| format!("{head}\n{rows}").into_bytes();
        let (first, second) = (file(first), file(second));
        for (again, expected) in [
            (None, None),
            (Some(OrderAgain::Leave), None),
            (Some(OrderAgain::Add), Some(*added)),
            (Some(OrderAgain::Replace), Some(*replaced)),
        ] {
            let name = format!("{name}, {again:?}");
            let mut shop = TestShop::new();
            shop.import("a.csv", &first, &ImportOptions::default()).unwrap();
            let before = brief(&shop);
            let found = shop.import("b.csv", &second, &said(again));
            match (&found, again, expected) {
                (Err(error), None, _) => {
                    assert_eq!(error.code(), "tillbook_import_order_again", "{name}: {error}");
                    assert_eq!(error.advice(), Some(Advice::OrderAgain));
                    assert!(
                        error.to_string().contains(" in the books, and the file has 1 line")
                            || name.contains("both"),
                        "{error}"
                    );
                    assert_eq!(brief(&shop), before, "{name}");
                    continue;
                }
                (Ok(report), Some(OrderAgain::Leave), _) => {
                    let left: u64 = report.counts.values().map(|counts| counts.left).sum();
                    assert_eq!(left, 1, "{name}: {}", told(report));
                    assert_eq!(brief(&shop), before, "{name}");
                }
                (Ok(report), Some(OrderAgain::Add), Some("")) => {
                    assert!(told(report).contains("cannot be added"), "{name}: {}", told(report));
                    assert_eq!(brief(&shop), before, "{name}");
                }
                (Ok(_), _, Some(expected)) => assert_eq!(brief(&shop), [expected], "{name}"),
                _ => panic!("{name}: {found:?}"),
            }
            let report = shop.import("b.csv", &second, &said(again)).unwrap();
            assert!(report.changed_nothing(), "{name} again: {}", told(&report));
            assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");

            let mut together = TestShop::new();
            let files = [Source::of_bytes("a.csv", first.clone()), Source::of_bytes("b.csv", second.clone())];
            together.engine.import(&together.owner, &files, &said(again), NOW, &Task::default()).unwrap();
            assert_eq!(brief(&together), brief(&shop), "{name} in one import");
        }
    }
}

/// What loses no line is not asked about: the same lines with other amounts, more lines, and an import that only adds.
#[test]
fn nothing_is_asked_where_no_line_would_be_lost() {
    let file = |rows: &str| format!("{TOTALS}\n{rows}").into_bytes();
    let first = file("1,2024-05-01,completed,Mug,1,10.00,10.00\n");
    let fewer = "1,2024-05-01,completed,Tea,1,20.00,20.00\n";
    let more = "1,2024-05-01,completed,Mug,1,10.00,30.00\n1,2024-05-01,completed,Tea,1,20.00,30.00\n";
    for (name, second, policy, changed) in [
        ("another amount", "1,2024-05-01,completed,Mug,1,12.00,12.00\n", Policy::Merge, 1),
        ("another status", "1,2024-05-01,refunded,Mug,1,10.00,10.00\n", Policy::Merge, 1),
        ("one more line", more, Policy::Merge, 1),
        ("only what is new", fewer, Policy::Add, 0),
    ] {
        let mut shop = TestShop::new();
        shop.import("a.csv", &first, &ImportOptions::default()).unwrap();
        let options = ImportOptions { policy, ..ImportOptions::default() };
        let report = shop.import("b.csv", &file(second), &options).unwrap();
        assert_eq!(report.counts[&NounKind::Order].changed, changed, "{name}: {}", told(&report));
    }
}

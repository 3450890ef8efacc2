//! The sales target on the command line.

use std::fs;

use super::commands::{run, with_shop};

#[test]
fn the_target_is_set_and_the_pace_printed() {
    let (folder, path) = with_shop();
    let (home, shop) = (folder.path(), path.to_str().unwrap());
    let orders = "order number,date,status,item name,quantity,item total,order total\n\
        1,2024-03-01,completed,Mug,1,25,25\n2,2024-03-31,completed,Mug,1,75,75\n3,2025-03-03,completed,Mug,1,10,10\n";
    fs::write(home.join("orders.csv"), orders).unwrap();
    assert_eq!(run(home, &["import", shop, "orders.csv"]).0, 0);
    let report = ["report", shop, "sales", "--period", "month", "--now", "2025-03-31T10:00:00"];
    let table = ["export", shop, "sales", "--from", "2025-03-01", "--to", "2025-03-02"];
    let before = [run(home, &report).1, run(home, &[&report[..], &["--json"]].concat()).1];
    assert!(!before[0].contains("pace") && !run(home, &table).1.contains("Target"), "{}", before[0]);
    for target in ["0 month", "5 week", "40000", "forty month"] {
        let (code, _, err) = run(home, &["settings", shop, "--sales-target", target]);
        assert!(code == 2 && err.contains("write an amount above 0 and what it is of"), "{target}: {err}");
    }
    let (_, out, _) = run(home, &["settings", shop, "--sales-target", "62 month"]);
    assert!(out.contains("sales target\t62 month\n"), "{out}");
    let text = run(home, &report).1;
    let expected = "\nOn pace for 40 of 62
  Target of March 2025                                                    62.00
  62.00 a month, evenly over its days
  Net sales 1–30 Mar 2025, without today                                  10.00
  1–30 Mar 2024: 25.00 of 100.00                                          25.0%
  Pace: 10.00 × 100.00 ÷ 25.00                                            40.00
";
    assert_eq!(text.strip_prefix(&before[0]), Some(expected), "{text}");
    assert_eq!(run(home, &[&report[..], &["--json"]].concat()).1, before[1], "the API's own");
    let csv = run(home, &table).1;
    let ends = ["Target (GBP)", "2.00", "2.00", "4.00"];
    assert!(csv.lines().zip(ends).all(|(line, end)| line.ends_with(&format!(",{end}"))), "{csv}");
    let books = run(home, &["export", shop, "books"]).1;
    assert!(books.contains("\"sales_target\": \"62 month\""), "{books}");
    run(home, &["settings", shop, "--sales-target", ""]);
    assert_eq!(run(home, &report).1, before[0]);
}

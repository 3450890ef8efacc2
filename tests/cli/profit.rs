//! What sales cost on the command line.

use std::fs;

use serde_json::Value;

use super::commands::{run, with_shop};

#[test]
fn the_profit_is_printed_beside_the_sales() {
    let (folder, path) = with_shop();
    let (home, shop) = (folder.path(), path.to_str().unwrap());
    fs::write(home.join("costs.csv"), "code,name,cost,from\nM-1,Mug,4.00,\nM-1,Mug,4.50,2025-04-01\n")
        .unwrap();
    let orders = "order number,date,status,sku,item name,quantity,item total,order total\n\
        1,2025-03-03,completed,M-1,Mug,2,20,25\n1,2025-03-03,completed,,Wrap,1,5,25\n2,2025-04-03,completed,M-1,Mug,1,10,10\n";
    fs::write(home.join("orders.csv"), orders).unwrap();
    assert_eq!(run(home, &["import", shop, "costs.csv"]).0, 0);
    assert_eq!(run(home, &["import", shop, "orders.csv"]).0, 0);
    let report = ["report", shop, "sales", "--from", "2025-03-01", "--to", "2025-04-30"];
    let json = |words: &[&str]| -> Value { serde_json::from_str(&run(home, words).1).unwrap() };
    let found = json(&[&report[..], &["--profit", "--json"]].concat());
    let keys = ["net_sales", "total_cost", "total_profit", "sales_with_cost"];
    assert_eq!(keys.map(|key| found["sales"][key].as_str().unwrap()), ["35.00", "12.50", "17.50", "30.00"]);
    assert!(json(&[&report[..], &["--json"]].concat())["sales"].get("total_cost").is_none(), "the API's own");
    let text = run(home, &[&report[..], &["--profit"]].concat()).1;
    assert!(text.contains("Gross profit             17.50"), "{text}");
    let (code, _, err) = run(home, &["report", shop, "top-sellers", "--profit"]);
    assert!(code != 0 && err.contains("only sales have a profit"), "{err}");
    let products = run(home, &["export", shop, "products"]).1;
    assert!(products.contains("4.00; 4.50 from 2025-04-01"), "{products}");
}

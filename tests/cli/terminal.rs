//! What a terminal would obey in names, paths and files is written out.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use super::commands::{run, tillbook, with_shop};

/// Whether a terminal would obey something of a text.
fn is_obeyed(text: &str) -> bool {
    let turns =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t') || turns(c))
}

/// Puts what a terminal obeys into the names of the shop and of files, and into all that is in them; answers the names
/// of the shop, of books and of rates.
fn obeyed_files(home: &Path, evil: &str, json: &str) -> [String; 3] {
    let books = format!(
        r#"{{"format": "tillbook-books", "version": 1,
         "products": [{{"id": 1, "name": "Mug{json}\\ntillbook: all is well", "sku": "{json}"}}],
         "customers": [{{"login": "ann{json}", "name": "Ann{json}", "email": "", "registered_at": "2025-03-03"}}],
         "orders": [{{"number": "7{json}", "placed_at": "2025-03-03T10:00:00", "status": "completed",
           "customer": "ann{json}", "total": "19.00", "tax": "3.03", "shipping_method": "{json}",
           "items": [{{"product_id": 1, "name": "Mug{json}", "quantity": "1", "total": "15.97"}}],
           "taxes": [{{"name": "VAT{json}", "percent": "19", "taxable": "15.97", "tax": "3.03"}}]}}]}}"#
    );
    let file = format!("books{evil}.json");
    fs::write(home.join(&file), books.replace("\\\\n", "\\n")).unwrap();
    let rates = "Country,State,Postcode,City,Rate,Name,Priority,Compound,Shipping,Class\n";
    let bad = format!("rates{evil}.csv");
    fs::write(
        home.join(&bad),
        format!("{rates}D{evil},,,,19,VAT,1,0,1,cl{evil}\nDE,,,,1{evil},VAT,1,0,1,\n"),
    )
    .unwrap();
    let orders = format!(
        "order_number,order_date,status,item_name,quantity,item_total,order_total\n1,2025-03-03,s{evil},Mug,1,1,1\n"
    );
    fs::write(home.join("orders.csv"), orders).unwrap();
    let shop = format!("shop{evil}.tillbook");
    fs::rename(home.join("shop.tillbook"), home.join(&shop)).unwrap();
    [shop, file, bad]
}

#[test]
fn nothing_that_a_terminal_obeys_is_printed() {
    let (folder, _) = with_shop();
    let home = folder.path();
    let evil = "\u{1b}]0;x\u{7}\u{9b}2J\r\u{202e}\u{8}";
    let json = "\\u001b]0;x\\u0007\\u009b2J\\r\\u202e\\u0008";
    let [shop, file, bad] = obeyed_files(home, evil, json);
    let (file, bad, shop) = (file.as_str(), bad.as_str(), shop.as_str());
    let year = ["--from", "2025-01-01", "--to", "2025-12-31"];
    let mut said = String::new();
    for words in [
        vec!["import", shop, file],
        vec!["import", shop, bad],
        vec!["import", shop, "orders.csv"],
        vec!["import", shop, "orders.csv", "--map", evil],
        vec!["import", shop, evil],
        [["report", shop, "sales"].as_slice(), &year].concat(),
        [["report", shop, "top-sellers"].as_slice(), &year].concat(),
        [["report", shop, "tax-summary"].as_slice(), &year].concat(),
        [["report", shop, "top-sellers", "--json"].as_slice(), &year].concat(),
        [["report", shop, "tax-summary", "--json"].as_slice(), &year].concat(),
        vec!["check", shop],
        vec!["check", evil],
        vec!["new", shop],
        vec!["user", "list", shop],
        vec!["user", "add", shop, evil, "--role", "accountant"],
        vec!["user", "remove", shop, evil],
        vec!["key", "add", shop, "--label", evil],
        vec!["key", "list", shop],
        vec!["settings", shop, "--name", evil],
        vec!["settings", shop, "--country", evil],
        vec!["backup", shop],
        vec!["backups", shop],
        vec!["restore", shop, evil],
        vec!["undo", shop],
        vec!["redo", shop],
        vec!["export", shop, evil],
        vec![shop],
        vec![evil],
        vec!["--now", evil],
    ] {
        let (_, out, err) = run(home, &words);
        assert!(!is_obeyed(&out) && !is_obeyed(&err), "{words:?}: {out:?} {err:?}");
        assert!(!out.lines().any(|line| line.starts_with("tillbook: all is well")), "{words:?}: {out}");
        said += &(out + &err);
    }
    assert!(said.contains("\\u{1b}]0;x\\u{7}") && said.contains("\\u001b]0;x\\u0007"), "{said}");
    let line = format!(
        r#"{{"method":"POST","path":"/taxes","body":{{"tax":{{"name":"{json}","rate":"{json}"}}}}}}"#
    );
    let mut api =
        tillbook(home).args(["api", shop]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    writeln!(api.stdin.take().unwrap(), "{line}").unwrap();
    let out = String::from_utf8(api.wait_with_output().unwrap().stdout).unwrap();
    assert!(!is_obeyed(&out) && out.contains("\\u001b"), "{out:?}");
}

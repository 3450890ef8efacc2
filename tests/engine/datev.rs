//! The journal for DATEV: its accounts and keys, what it refuses by name, and that its gross amounts are those of the journal.

use domain::field::Value;
use domain::locale::English;
use domain::money::Money;
use domain::shop::basis::Basis;
use domain::shop::datev::{AccountChart, DatevSettings};
use domain::shop::settings::Shop;
use domain::task::Task;
use domain::time::Day;
use domain::time::period::RangeQuery;
use engine::{Change, Export, ExportOptions, OutFormat, TaxClassChange};
use serde_json::{Value as Json, json};

use super::invoices_paid::german;
use crate::shops::sold::{bring, money, order, purchase};
use crate::shops::{NOW, TestShop};

fn shop(chart: AccountChart) -> TestShop {
    let mut shop = german();
    let was = shop.engine.shop().unwrap();
    let datev = DatevSettings { adviser: "29098".to_owned(), client: "55003".to_owned(), chart: Some(chart) };
    shop.apply(&Change::settings(Shop { datev, ..was }, None));
    shop
}

fn line(net: &str, tax: &str, category: &str, treatment: &str, share: &str) -> Json {
    json!({ "net": net, "tax": tax, "rate": "19", "category": category, "treatment": treatment, "deductible": share })
}

fn fill(shop: &mut TestShop) {
    let at = "2023-08-05T10:00:00";
    let mut refunded = order("1", at, "DE", "100.00", Some((1, "USt.", "19", "19.00")));
    refunded["refunds"] = json!([{ "refunded_at": "2023-08-07T10:00:00", "amount": "11.90", "tax": "1.90",
        "shipping": "0.00", "shipping_tax": "0.00", "items": [] }]);
    let orders = [refunded, order("A_2", at, "AT", "50.00", Some((1, "USt.", "20", "10.00")))];
    let purchases = [
        purchase("2023-08-08", "Mills", "R/1", &line("200.00", "38.00", "goods", "domestic", "100")),
        purchase("2023-08-09", "Cloud", "C-1", &line("10.00", "1.90", "office", "reverse-charge", "100")),
        purchase("2023-08-10", "Mills", "R/2", &line("40.00", "7.60", "car", "domestic", "50")),
        purchase("2023-08-11", "Mills", "R/3", &line("40.00", "7.60", "advertising", "import", "100")),
        purchase("2023-08-12", "Nowhere", "R/4", &line("5.00", "0.95", "wages", "domestic", "0")),
    ];
    bring(shop, &orders, &purchases);
}

fn days(first: &str, last: &str) -> RangeQuery {
    RangeQuery::days(Day::parse(first).unwrap(), Day::parse(last).unwrap())
}

fn export(shop: &TestShop, query: RangeQuery, basis: Basis) -> Result<Vec<u8>, String> {
    let task = Task::default();
    let options = ExportOptions { format: OutFormat::Csv, now: NOW, locale: &English, task: &task };
    let mut out = Vec::new();
    let done = shop.engine.export(&shop.owner, &Export::Datev(query, Some(basis)), &options, &mut out);
    done.map(|_| out).map_err(|error| error.to_string())
}

/// The first cells of each booking.
fn booked(bytes: &[u8]) -> Vec<String> {
    let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let cells = |line: &str| {
        let cells: Vec<&str> = line.split(';').collect();
        let [amount, side, _, _, _, _, account, contra, key, day, document, ..] = cells[..] else {
            panic!("{line}")
        };
        let abroad = [cells[39], cells[40]].concat();
        format!("{amount} {side} {account} {contra} {key} {day} {document} {abroad}")
            .replace('"', "")
            .trim()
            .to_owned()
    };
    text.split_terminator("\r\n").skip(2).map(cells).collect()
}

/// Goods from abroad whose tax stands on the paper of customs, and that paper.
#[test]
fn a_booking_of_nothing_is_left_out() {
    let mut shop = shop(AccountChart::Skr03);
    let without_rate = |net, tax| {
        let mut line = line(net, tax, "goods", "import", "100");
        line["rate"] = Json::Null;
        line["code"] = json!("customs");
        line
    };
    let purchases = [
        purchase("2023-08-08", "Mills", "R/1", &without_rate("40.00", "0.00")),
        purchase("2023-08-09", "Nowhere", "Z/1", &without_rate("0.00", "7.60")),
    ];
    bring(&mut shop, &[], &purchases);
    let bytes = export(&shop, days("2023-01-01", "2023-12-31"), Basis::Dated).unwrap();
    let amounts: Vec<String> =
        booked(&bytes).iter().filter_map(|row| row.split(' ').next().map(str::to_owned)).collect();
    assert_eq!(amounts, ["40,00", "7,60"]);
}

#[test]
fn sales_and_purchases_have_accounts_and_keys() {
    for (chart, expected) in [
        (
            AccountChart::Skr03,
            [
                "119,00 S 1410 8400  0508 1",
                "60,00 S 1410 8320 240 0508 A2 AT20",
                "11,90 H 1410 8400  0708 1",
                "238,00 H 1610 3200 9 0808 R/1",
                "10,00 H 1610 4930 94 0908 C-1",
                "23,80 H 1610 4500 9 1008 R/2",
                "23,80 H 1610 4500  1008 R/2",
                "40,00 H 1610 4600  1108 R/3",
                "7,60 H 1610 1588  1108 R/3",
                "5,95 H 1610 4100  1208 R/4",
            ],
        ),
        (
            AccountChart::Skr04,
            [
                "119,00 S 1210 4400  0508 1",
                "60,00 S 1210 4320 240 0508 A2 AT20",
                "11,90 H 1210 4400  0708 1",
                "238,00 H 3310 5200 9 0808 R/1",
                "10,00 H 3310 6815 94 0908 C-1",
                "23,80 H 3310 6500 9 1008 R/2",
                "23,80 H 3310 6500  1008 R/2",
                "40,00 H 3310 6600  1108 R/3",
                "7,60 H 3310 1433  1108 R/3",
                "5,95 H 3310 6000  1208 R/4",
            ],
        ),
    ] {
        let mut shop = shop(chart);
        fill(&mut shop);
        let august = || days("2023-08-01", "2023-08-31");
        let bytes = export(&shop, august(), Basis::Dated).unwrap();
        assert_eq!(booked(&bytes), expected);
        assert_eq!(export(&shop, august(), Basis::Dated).unwrap(), bytes);
        let head = String::from_utf8_lossy(&bytes[..170]).into_owned();
        assert!(head.starts_with("\"EXTF\";700;21;\"Buchungsstapel\";13;2023"), "{head}");
        assert!(head.contains(";29098;55003;20230101;4;20230801;20230831;"), "{head}");
        // What customers paid is what the sales report has as gross.
        let sales = shop.engine.sales_report(&shop.owner, &august(), NOW).unwrap().total_sales;
        let sold = booked(&bytes).into_iter().take(3).map(|row| {
            let amount = money(&row.split(' ').next().unwrap().replace(',', "."));
            if row.contains(" H ") { Money::ZERO.minus(amount).unwrap() } else { amount }
        });
        assert_eq!(Money::sum(sold).unwrap(), sales);
        // By the day of payment it is money in transit; of the purchases none was paid.
        let paid = booked(&export(&shop, august(), Basis::Paid).unwrap());
        assert_eq!(paid.len(), 3);
        let transit = if chart == AccountChart::Skr03 { " 1360 " } else { " 1460 " };
        assert!(paid.iter().all(|row| row.contains(transit)), "{paid:?}");
    }
}

#[test]
fn what_has_no_account_is_refused_by_name() {
    let mut shop = shop(AccountChart::Skr03);
    fill(&mut shop);
    let orders = [
        order("7", "2023-09-05T10:00:00", "DE", "100.00", Some((1, "USt.", "16", "16.00"))),
        order("8", "2023-09-05T10:00:00", "DE", "30.00", None),
    ];
    let purchases = [purchase("2023-09-08", "Mills", "R/9", &line("1.00", "0.19", "", "domestic", "100"))];
    bring(&mut shop, &orders, &purchases);
    let september = || days("2023-09-01", "2023-09-30");
    let refused = export(&shop, september(), Basis::Dated).unwrap_err();
    for part in [
        "3 bookings have no account, and nothing was written",
        "order 7: 116.00 at USt.",
        "order 8: 30.00 without tax",
        "purchase R/9 of Mills: it has no category",
    ] {
        assert!(refused.contains(part), "{refused}");
    }
    let refused = export(&shop, days("2022-12-01", "2023-01-31"), Basis::Dated).unwrap_err();
    assert!(refused.contains("one fiscal year"), "{refused}");
    let was = shop.engine.shop().unwrap();
    shop.apply(&Change::settings(Shop { datev: DatevSettings::default(), ..was }, None));
    let refused = export(&shop, september(), Basis::Dated).unwrap_err();
    assert!(refused.contains("the adviser number is missing, a number from 1001 to 9999999"), "{refused}");
}

/// Goods and services without tax are on accounts of their own; an order with both is refused, since its tax does not divide it.
#[test]
fn sales_abroad_are_booked_by_what_was_sold() {
    let mut shop = shop(AccountChart::Skr03);
    // Its name alone says what it is of.
    shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Services")) }));
    let sold = |number: &str, country: &str, reason: &str, classes: &[&str]| {
        let mut sold = order(number, "2023-10-05T10:00:00", country, "70.00", None);
        let net = if classes.len() == 2 { "35.00" } else { "70.00" };
        let item = |class: &&str| json!({ "product_id": null, "name": "It", "quantity": "1", "total": net, "tax": "0.00", "class": class });
        sold["items"] = classes.iter().map(item).collect();
        sold["untaxed_reason"] = json!(reason);
        if reason == "reverse-charge" {
            sold["vat_number"] = json!("ATU12345675");
        }
        sold
    };
    let orders = [
        sold("1", "AT", "reverse-charge", &[""]),
        sold("2", "AT", "reverse-charge", &["services"]),
        sold("3", "CH", "export", &[""]),
        sold("4", "CH", "export", &["services"]),
    ];
    bring(&mut shop, &orders, &[]);
    let october = || days("2023-10-01", "2023-10-31");
    let bytes = export(&shop, october(), Basis::Dated).unwrap();
    let accounts: Vec<String> =
        booked(&bytes).iter().map(|row| row.split(' ').nth(3).unwrap().to_owned()).collect();
    assert_eq!(accounts, ["8125", "8336", "8120", "8338"]);
    bring(&mut shop, &[sold("5", "AT", "reverse-charge", &["", "services"])], &[]);
    let refused = export(&shop, october(), Basis::Dated).unwrap_err();
    assert!(refused.contains("order 5: 70.00"), "{refused}");
}

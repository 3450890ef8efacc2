//! Earnings: by day, by category and in all they are what adding up every order, refund and purchase of the books comes to, by the
//! day of each and by that of its payment, whatever was edited, refunded and undone; and what the sales report and the tax
//! summary say.

use std::collections::BTreeMap;

use domain::locale::English;
use domain::money::Money;
use domain::report::Division;
use domain::report::earnings::{CostOfGoods, Earnings, EarningsGrouping, EarningsKey, EarningsOptions};
use domain::returns::{FigureProblem, NotTaken, Side, Subject, TaxFigure};
use domain::shop::basis::Basis;
use domain::task::Task;
use domain::time::Day;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use engine::{
    Change, ComparedRange, Export, ExportOptions, ImportOptions, InvoiceChange, Listing, OutFormat,
    PurchaseChange,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value as Json, json};
use transfer::tax_forms;

use super::invoices_paid::german;
use crate::shops::sold::{bring, money, order, purchase};
use crate::shops::{NOW, TestShop, how_many};

/// A day from 1 January 2023 on.
fn day(at: u64) -> Day {
    Day::parse("2023-01-01").unwrap().plus_days(at)
}

fn amount(json: &Json) -> Money {
    json.as_str().map_or(Money::ZERO, money)
}

/// Cents as they are written.
fn cents(cents: i64) -> String {
    Money::from_ten_thousandths(cents * 100).to_exact_text()
}

/// What counts on a day, by the word of its row; days without one under `None`.
type Scan = BTreeMap<(Option<Day>, String), Money>;

/// Adds up the books.
fn scan(books: &Json, is_paid: bool) -> Scan {
    let mut found = Scan::new();
    let mut add = |day: Option<Day>, row: &str, amount: Money| {
        let sum = found.entry((day, row.to_owned())).or_default();
        *sum = sum.plus(amount).unwrap();
    };
    let of_day = |json: &Json| json.as_str().and_then(|text| Day::parse(text.get(..10)?));
    for order in books["orders"].as_array().unwrap() {
        if !["processing", "on-hold", "completed", "refunded"].contains(&order["status"].as_str().unwrap()) {
            continue;
        }
        let invoices = books["invoices"].as_array().into_iter().flatten();
        let invoice = invoices
            .rev()
            .find(|one| one["document"]["order"] == order["number"] && one["document"]["corrects"].is_null());
        let placed = of_day(&order["placed_at"]);
        let paid = match (invoice, of_day(&order["paid_on"])) {
            (Some(invoice), stated) => of_day(&invoice["paid_on"]).or(stated),
            (None, stated) => stated.or(placed),
        };
        let net = |one: &Json, total: &str| {
            let taxes = amount(&one["tax"]).plus(amount(&one["shipping_tax"])).unwrap();
            amount(&one[total]).minus(taxes).unwrap().minus(amount(&one["shipping"])).unwrap()
        };
        let counted = if is_paid { paid } else { placed };
        add(counted, "sold", net(order, "total"));
        add(counted, "shipping", amount(&order["shipping"]));
        for refund in order["refunds"].as_array().unwrap() {
            let at = of_day(&refund["refunded_at"]);
            let counted = if is_paid { paid.and_then(|paid| at.map(|at| at.max(paid))) } else { at };
            let all = net(refund, "amount").plus(amount(&refund["shipping"])).unwrap();
            add(counted, "refunded", Money::ZERO.minus(all).unwrap());
        }
    }
    for purchase in books["purchases"].as_array().into_iter().flatten() {
        let counted = of_day(&purchase[if is_paid { "paid_on" } else { "date" }]);
        for line in purchase["lines"].as_array().unwrap() {
            let (net, tax) = (amount(&line["net"]), amount(&line["tax"]));
            let is_half = line["deductible"] == "50.0000";
            let lost = if is_half {
                Money::from_ten_thousandths((tax.ten_thousandths() + 1) / 2)
            } else {
                Money::ZERO
            };
            let lost = if line["deductible"] == "0.0000" { tax } else { lost };
            let category = line["category"].as_str().unwrap_or_default();
            let row =
                if category == "goods" { "cost-of-goods".to_owned() } else { format!("expense:{category}") };
            add(counted, &row, net.plus(lost).unwrap());
        }
    }
    found.retain(|_, sum| *sum != Money::ZERO);
    found
}

fn earnings(shop: &TestShop, days: (u64, u64), options: EarningsOptions) -> Earnings {
    let query = RangeQuery::days(day(days.0), day(days.1));
    shop.engine.earnings(&shop.owner, &query, options, NOW).unwrap()
}

fn by(basis: Basis) -> EarningsOptions {
    EarningsOptions { basis: Some(basis), ..EarningsOptions::default() }
}

/// Each day's rows, those of the whole range, and what they are made of, against the scan.
fn agrees(shop: &TestShop) {
    let books: Json = serde_json::from_str(&shop.books()).unwrap();
    for basis in [Basis::Dated, Basis::Paid] {
        let scanned = scan(&books, basis == Basis::Paid);
        let mut found = Scan::new();
        for at in 0..90 {
            let one = earnings(shop, (at, at), by(basis));
            found.extend(one.rows.iter().map(|row| ((Some(day(at)), row.key.word()), row.total)));
        }
        let dated: Scan = scanned
            .iter()
            .filter(|((day, _), _)| day.is_some())
            .map(|(key, sum)| (key.clone(), *sum))
            .collect();
        assert_eq!(found, dated, "{basis:?}");
        let all = earnings(shop, (0, 89), by(basis));
        for row in &all.rows {
            let of = dated.iter().filter(|((_, word), _)| *word == row.key.word());
            assert_eq!(Money::sum(of.map(|(_, sum)| *sum)).unwrap(), row.total, "{:?}", row.key);
            assert_eq!(Money::sum(row.periods.iter().copied()).unwrap(), row.total);
            let entries =
                shop.engine.earnings_entries(&shop.owner, &row.key, all.options, (day(0), day(89))).unwrap();
            assert_eq!(Money::sum(entries.iter().map(|(_, amount)| *amount)).unwrap(), row.total);
        }
        let undated = |is_sold: bool| {
            let of = scanned.iter().filter(|((day, word), _)| {
                day.is_none() && is_sold == ["sold", "shipping", "refunded"].contains(&word.as_str())
            });
            Money::sum(of.map(|(_, sum)| *sum)).unwrap()
        };
        assert_eq!((all.undated_sales.amount, all.undated_purchases.amount), (undated(true), undated(false)));
        booked(shop, &all, &books);
        filled_in(shop, &all);
        for divided in [Division::Source, Division::TaxClass] {
            let parts = earnings(shop, (0, 89), EarningsOptions { divided: Some(divided), ..by(basis) });
            let sold = parts.rows.iter().filter(|row| matches!(row.key, EarningsKey::Sold(_)));
            let sold = Money::sum(sold.map(|row| row.total)).unwrap();
            assert_eq!(sold, all.of(&EarningsKey::Sold(String::new())));
            assert_eq!(parts.sums, all.sums);
        }
    }
    let (query, all) = (RangeQuery::days(day(0), day(89)), earnings(shop, (0, 89), by(Basis::Dated)));
    let sales = shop.engine.sales_report(&shop.owner, &query, NOW).unwrap();
    let taxes = shop.engine.tax_summary(&shop.owner, &query, NOW).unwrap();
    assert_eq!(all.total().income, sales.net_sales.plus(sales.total_shipping).unwrap());
    assert_eq!(all.total().income, sales.total_sales.minus(taxes.sales_report_tax).unwrap());
}

/// The CSV of an export.
fn csv(shop: &TestShop, listing: Listing) -> String {
    let task = Task::default();
    let options = ExportOptions { format: OutFormat::Csv, now: NOW, locale: &English, task: &task };
    let mut out = Vec::new();
    shop.engine.export(&shop.owner, &Export::Listing(listing), &options, &mut out).unwrap();
    String::from_utf8(out).unwrap().trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// The rows of each document in the journal sum to zero, their net amounts are the earnings by row, and their taxes those that
/// the books have.
fn booked(shop: &TestShop, all: &Earnings, books: &Json) {
    let written = csv(shop, Listing::Bookings(RangeQuery::days(day(0), day(89)), Some(all.basis)));
    let mut documents: BTreeMap<String, Money> = BTreeMap::new();
    let (mut accounts, mut taxes) = (BTreeMap::new(), BTreeMap::<String, Money>::new());
    for row in written.lines().skip(1) {
        let cells: Vec<&str> = row.split(',').collect();
        let [_, kind, id, _, _, account, _, net, _, tax, gross, ..] = cells[..] else { panic!("{row}") };
        let add = |sum: &mut Money, text: &str| *sum = sum.plus(money(text)).unwrap();
        add(documents.entry(format!("{kind} {id}")).or_default(), gross);
        add(accounts.entry(account.to_owned()).or_default(), net);
        add(taxes.entry(account.to_owned()).or_default(), tax);
    }
    for (document, sum) in documents {
        assert_eq!(sum, Money::ZERO, "{document}\n{written}");
    }
    for row in &all.rows {
        let amount = if row.key.is_income() { Money::ZERO.minus(row.total).unwrap() } else { row.total };
        assert_eq!(accounts.remove(&row.key.word()), Some(amount), "{}", row.key.word());
    }
    accounts.retain(|_, sum| *sum != Money::ZERO);
    assert_eq!(accounts, BTreeMap::new());
    if all.basis == Basis::Dated {
        let query = RangeQuery::days(day(0), day(89));
        let sold = shop.engine.tax_summary(&shop.owner, &query, NOW).unwrap().sales_report_tax;
        assert_eq!(taxes.get("tax").copied().unwrap_or_default(), Money::ZERO.minus(sold).unwrap());
        let lines = books["purchases"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|one| one["lines"].as_array().unwrap());
        let owed =
            lines.filter(|line| line["treatment"] == "reverse-charge").map(|line| amount(&line["tax"]));
        let owed = Money::sum(owed).unwrap();
        assert_eq!(taxes.get("tax-owed").copied().unwrap_or_default(), Money::ZERO.minus(owed).unwrap());
    }
}

/// The yearly form has what was earned: its figures add up to the earnings, each opens into its sum, and its boxes, what it
/// names as declared elsewhere and what is in none are all of it.
fn filled_in(shop: &TestShop, all: &Earnings) {
    let text = include_str!("../../assets/forms/de-euer.json");
    let text = text.replace("\"basis\": \"paid\"", &format!("\"basis\": \"{}\"", all.basis.as_str()));
    let form = tax_forms::read("de-euer.json", text.as_bytes()).unwrap();
    let year = TaxPeriod::parse("2023").unwrap();
    if shop.engine.shop().unwrap().currency != form.currency() {
        // An undo took the country and the currency of the shop.
        return;
    }
    let of = shop.engine.tax_return(&shop.owner, &form, year, None).unwrap();
    let sum = |figures: &mut dyn Iterator<Item = &TaxFigure>| {
        Money::sum(figures.map(|figure| figure.earnings().unwrap())).unwrap()
    };
    let side = |side: Side| sum(&mut of.figures.iter().filter(|figure| figure.side == side));
    assert_eq!((side(Side::Sale), side(Side::Purchase)), (all.total().income, all.total().expenses));
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let found = shop.engine.explain_figure(&shop.owner, sources, year, usize::MAX).unwrap();
        let sales = found.sales.iter().map(|one| (one.sums.net_taxable().unwrap(), one.sums.net().unwrap()));
        let bought = found.purchases.iter().map(|one| (one.sums.net, one.sums.tax));
        let (net, tax): (Vec<_>, Vec<_>) = sales.chain(bought).unzip();
        assert_eq!((Money::sum(net).unwrap(), Money::sum(tax).unwrap()), (figure.net, figure.tax));
    }
    let shown = |number: &str| of.found.box_of(number).unwrap().amount.shown;
    let boxes = |numbers: &[&str]| Money::sum(numbers.iter().map(|number| shown(number))).unwrap();
    assert_eq!(boxes(&["111", "112", "103"]), all.total().income);
    let is_left = |figure: &&TaxFigure| {
        let earned = figure.earned.unwrap();
        figure.side == Side::Purchase && (earned.category.is_none() || earned.is_above_limit)
    };
    let left = sum(&mut of.figures.iter().filter(is_left));
    let deducted = shown("199").minus(shown("185")).unwrap();
    assert_eq!(deducted.plus(left).unwrap(), all.total().expenses);
    assert_eq!(shown("219"), shown("159").minus(shown("199")).unwrap());
    // What is not in it is said, with its amount.
    let told = of.found.findings.iter().filter(|one| match one.subject {
        Subject::Figure(at, FigureProblem::NotTaken(NotTaken::NoCategory)) => {
            of.figures[at].earned.unwrap().category.is_none()
        }
        _ => false,
    });
    let elsewhere = of.found.excluded.iter().flat_map(|one| &one.figures).count();
    assert_eq!(told.count() + elsewhere, of.figures.iter().filter(is_left).count());
    let said: Vec<String> = of.found.findings.iter().map(|one| one.sentence.to_string()).collect();
    let undated = (all.undated_sales.count > 0, all.undated_purchases.count > 0);
    let count = said.iter().filter(|sentence| sentence.contains("without a day of payment")).count();
    assert_eq!(count, usize::from(undated.0) + usize::from(undated.1), "{said:?}");
}

#[derive(Debug, Clone)]
struct Sale {
    number: u8,
    at: u64,
    status: &'static str,
    net: i64,
    shipping: i64,
    paid: Option<u64>,
    /// Days after the order, and net amounts.
    refunds: Vec<(u64, i64)>,
}

impl Sale {
    fn json(&self) -> Json {
        let at = |day: Day| format!("{day}T12:00:00");
        let tax = (self.net * 19 + 50) / 100;
        let shipping_tax = (self.shipping * 19 + 50) / 100;
        let (net, amount) = (cents(self.net), cents(tax));
        let number = self.number.to_string();
        let mut json = order(&number, &at(day(self.at)), "DE", &net, Some((1, "USt", "19", &amount)));
        json["status"] = json!(self.status);
        json["shipping"] = json!(cents(self.shipping));
        json["shipping_tax"] = json!(cents(shipping_tax));
        json["taxes"][0]["shipping_tax"] = json!(cents(shipping_tax));
        json["taxes"][0]["taxable"] = json!(cents(self.net + self.shipping));
        json["total"] = json!(cents(self.net + tax + self.shipping + shipping_tax));
        json["paid_on"] = json!(self.paid.map(|paid| day(paid).to_string()));
        let refund = |(after, net): &(u64, i64)| {
            let tax = (net * 19 + 50) / 100;
            json!({ "refunded_at": at(day(self.at + after)), "amount": cents(net + tax), "tax": cents(tax),
                "shipping": "0.00", "shipping_tax": "0.00", "items": [] })
        };
        json["refunds"] = self.refunds.iter().map(refund).collect();
        json
    }
}

fn sale() -> impl Strategy<Value = Sale> {
    let refunds = vec((0_u64..9, 0_i64..3_000), 0..3);
    let status = select(vec!["completed", "completed", "processing", "pending", "cancelled"]);
    let terms = (status, 10_000_i64..90_000, select(vec![0_i64, 490]));
    (1_u8..7, 0_u64..80, terms, proptest::option::of(0_u64..90), refunds).prop_map(
        |(number, at, (status, net, shipping), paid, refunds)| Sale {
            number,
            at,
            status,
            net,
            shipping,
            paid,
            refunds,
        },
    )
}

fn bought() -> impl Strategy<Value = Json> {
    let terms = (
        select(vec!["", "goods", "rent", "equipment", "stalls"]),
        select(vec!["100", "50", "0"]),
        select(vec!["domestic", "reverse-charge", "import"]),
    );
    (1_u8..7, 0_u64..90, 2_i64..900, terms, proptest::option::of(0_u64..90)).prop_map(
        |(number, at, net, (category, share, treatment), paid)| {
            // Taxes of whole cents that can be halved.
            let line = json!({ "net": cents(net * 1_000), "tax": cents(net * 190), "rate": "19",
                "category": category, "deductible": share, "treatment": treatment });
            let mut json = purchase(&day(at).to_string(), "Mills", &number.to_string(), &line);
            json["paid_on"] = json!(paid.map(|paid| day(paid).to_string()));
            json
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: how_many(6), ..ProptestConfig::default() })]

    #[test]
    fn earnings_are_what_the_books_add_up_to(
        sales in vec(sale(), 0..8),
        bought in vec(bought(), 0..8),
        invoiced in vec((1_u8..7, proptest::option::of(0_u64..90)), 0..4),
        category in select(vec!["rent", "travel", ""]),
        undone in 0_usize..4,
    ) {
        let mut shop = german();
        let own = json!({ "format": "tillbook-books", "version": 1, "shop": { "name": "Shop", "currency": "EUR",
            "time_zone": "UTC" }, "products": [], "customers": [], "orders": [],
            "expense_categories": [{ "name": "Stalls", "below": "fees" }] });
        shop.import("books.json", own.to_string().as_bytes(), &ImportOptions::default()).unwrap();
        for sale in &sales {
            bring(&mut shop, &[sale.json()], &[]);
        }
        for one in &bought {
            bring(&mut shop, &[], std::slice::from_ref(one));
        }
        agrees(&shop);
        for (number, paid) in &invoiced {
            let orders = vec![number.to_string()];
            let issue = Change::Invoice(InvoiceChange::Issue { orders, language: "de".to_owned() });
            if let Ok(outcome) = shop.try_change(&issue)
                && let Ok(documents) = outcome.invoices()
            {
                for document in documents.iter().filter(|one| one.corrects.is_none()) {
                    let number = document.number.to_string();
                    let _ = shop.try_change(&Change::Invoice(InvoiceChange::SetPaid { number, on: paid.map(day) }));
                }
            }
        }
        let purchases = (1..9).map(domain::ids::PurchaseId::new).collect();
        let set = PurchaseChange::SetCategory { purchases, category: category.to_owned(), over: false };
        let _ = shop.try_change(&Change::Purchase(set));
        agrees(&shop);
        for _ in 0..undone {
            let _ = shop.try_change(&Change::UNDO);
        }
        agrees(&shop);
    }
}

/// The basis, the cost of goods and the periods, and the CSV.
#[test]
fn earnings_are_exported_by_month_and_quarter() {
    let mut shop = german();
    let refunds = vec![(20, 1_000)];
    let sale = |number, at, paid| Sale {
        number,
        at,
        status: "completed",
        net: 10_000,
        shipping: 500,
        paid,
        refunds: vec![],
    };
    let orders = [sale(1, 0, Some(40)), Sale { refunds, ..sale(2, 10, None) }].map(|one| one.json());
    let line = |category: &str| json!({ "net": "30.00", "tax": "5.70", "rate": "19", "category": category });
    let mut purchases = [
        purchase("2023-01-03", "Mills", "A", &line("goods")),
        purchase("2023-02-03", "Mills", "B", &line("")),
    ];
    purchases[0]["paid_on"] = json!("2023-03-01");
    bring(&mut shop, &orders, &purchases);
    let query = RangeQuery::days(day(0), day(89));
    let journal = csv(&shop, Listing::Bookings(query.clone(), Some(Basis::Dated)));
    let csv = |options: EarningsOptions| {
        csv(&shop, Listing::Earnings(ComparedRange::new(query.clone(), None), options))
    };
    assert_eq!(
        journal.lines().take(6).collect::<Vec<_>>(),
        [
            "Date,Kind,Id,Document,Text,Account,Contra account,Net (EUR),Rate,Tax (EUR),Gross (EUR)",
            "2023-01-01,order,1,1,,sold,customers,-100.00,,0.00,-100.00",
            "2023-01-01,order,1,1,,shipping,customers,-5.00,,0.00,-5.00",
            "2023-01-01,order,1,1,,tax,customers,0.00,19.0000,-19.95,-19.95",
            "2023-01-01,order,1,1,,customers,sold,0.00,,0.00,124.95",
            "2023-01-03,purchase,1,A,Mills,cost-of-goods,suppliers,30.00,,0.00,30.00",
        ]
    );
    assert_eq!(
        csv(by(Basis::Dated)),
        "Income and expenses,Jan 2023 (EUR),Feb 2023 (EUR),Mar 2023 (EUR),Total (EUR)\n\
         Sold,200.00,0.00,0.00,200.00\n\
         Shipping,10.00,0.00,0.00,10.00\n\
         Refunds,-10.00,0.00,0.00,-10.00\n\
         Income,200.00,0.00,0.00,200.00\n\
         \"Goods for sale, as bought\",30.00,0.00,0.00,30.00\n\
         Without a category,0.00,30.00,0.00,30.00\n\
         Expenses,30.00,30.00,0.00,60.00\n\
         What is left,170.00,-30.00,0.00,140.00\n"
    );
    let paid =
        csv(EarningsOptions { by: EarningsGrouping::Quarter, cost: CostOfGoods::Sold, ..by(Basis::Paid) });
    assert_eq!(
        paid,
        "Income and expenses,Jan – Mar 2023 (EUR),Total (EUR)\nSold,200.00,200.00\nShipping,10.00,10.00\nRefunds,-10.00,-10.00\n\
         Income,200.00,200.00\nExpenses,0.00,0.00\nWhat is left,200.00,200.00\n"
    );
    // The country proposes the day of payment.
    let found = earnings(&shop, (0, 89), EarningsOptions::default());
    assert_eq!((found.basis, found.undated_purchases.count), (Basis::Paid, 1));
    assert_eq!(found.notes().len(), 1);
    let sold = earnings(&shop, (0, 89), EarningsOptions { cost: CostOfGoods::Sold, ..by(Basis::Dated) });
    assert_eq!(sold.without_cost, money("190"));
}

/// A shop that charges no tax since it is small deducts none, which is pointed out where a purchase does.
#[test]
fn tax_that_a_small_business_deducts_is_pointed_out() {
    let mut shop = german();
    let is = shop.engine.shop().unwrap();
    let mut small = is.clone();
    "§ 19 UStG".clone_into(&mut small.invoices.small_business);
    shop.apply(&Change::settings(small, None));
    let line = |share: &str| json!({ "net": "100.00", "tax": "19.00", "rate": "19", "category": "rent", "deductible": share });
    let purchases = [
        purchase("2023-01-03", "Mills", "A", &line("100")),
        purchase("2023-01-04", "Mills", "B", &line("0")),
    ];
    bring(&mut shop, &[], &purchases);
    let found = earnings(&shop, (0, 89), by(Basis::Dated));
    assert_eq!(found.total().expenses, money("219"));
    let said: Vec<String> = found.notes().iter().map(ToString::to_string).collect();
    let expected = "1 line of a purchase deducts tax, and the shop charges none: 19.00 would be an expense";
    assert_eq!(said, [expected]);
}

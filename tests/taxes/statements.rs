//! What orders alone tell a return: services among what no tax was charged on, refunds apart from sales, and the businesses
//! that were sold to and bought from, by VAT number. Boxes and lines are what a plain scan of the same books comes to, and
//! each figure opens into what adds up to it.

use std::collections::BTreeMap;

use domain::money::Money;
use domain::places::address::Address;
use domain::returns::lines::LineTag;
use domain::returns::{FigureProblem, Finding, Form, PeriodReturn, ReturnLine, Side, Subject, SupplyKind};
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::ClassSlug;
use domain::time::tax_period::TaxPeriod;
use engine::{Change, ImportOptions, TaxClassChange};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value as Json, json};
use transfer::tax_forms;

use crate::shops::{TestShop, how_many};
use crate::taxes::returns::{boxes, expected, form, found, sentences};

/// Lists all businesses, and leaves out none.
const LISTING: &str = r#"{
    "name": "listing", "title": "All businesses", "country": "DE", "currency": "EUR", "periods": ["month", "two-months"],
    "as_of": "2026-11-30", "sources": [],
    "lines": {
        "words": "Businesses", "where": [{}], "by": ["vat-number", "name", "partner", "side", "kind"],
        "columns": [
            {"name": "net", "words": "Net", "sum": [{"of": "net", "where": {"refund": false}}]},
            {"name": "back", "words": "Refunded", "sum": [{"of": "net", "where": {"refund": true}, "negative": true}]},
            {"name": "tax", "words": "Tax", "sum": [{"of": "tax"}]}
        ]
    },
    "boxes": [
        {"number": "1", "words": "Sold to businesses",
            "sum": [{"of": "net", "where": {"side": "sale", "vat_number": true, "refund": false}}]},
        {"number": "2", "words": "All net", "formula": "total(net)"}
    ]
}"#;
const NUMBERS: [&str; 3] = ["", "ATU10223006", "FR83404833048"];

/// An order of goods and services, in cents.
#[derive(Debug, Clone)]
struct Sale {
    month: u32,
    country: &'static str,
    goods: i64,
    services: i64,
    shipping: i64,
    /// It has 19 % tax in place of reverse charge.
    is_taxed: bool,
    /// The number that the tax was left out for, and that of the invoice.
    numbers: (&'static str, &'static str),
    /// The month, and whether goods, services, or half of the total without its items were paid back.
    refund: Option<(u32, Part)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Goods,
    Services,
    Half,
}

#[derive(Debug, Clone)]
struct Bought {
    month: u32,
    supplier: usize,
    net: i64,
    is_service: bool,
}

/// VAT number, partner, side and kind.
type Key = (String, String, Side, SupplyKind);

impl Sale {
    fn number(&self) -> &'static str {
        let (exempt, invoice) = self.numbers;
        if exempt.is_empty() || self.is_taxed { invoice } else { exempt }
    }

    fn net(&self) -> i64 {
        self.goods + self.services + self.shipping
    }

    /// What it is of: its goods with the shipping, and its services. With tax, all is of the rate's class.
    fn parts(&self) -> (i64, i64) {
        match (self.is_taxed, self.goods, self.services) {
            (true, ..) | (_, _, 0) => (self.net(), 0),
            (_, 0, _) => (0, self.net()),
            _ => (self.goods + self.shipping, self.services),
        }
    }

    fn refunded(&self, part: Part) -> (i64, i64) {
        let amount = self.amount(part);
        match (self.parts(), part) {
            ((0, _), _) => (0, amount),
            ((_, 0), _) | (_, Part::Goods | Part::Half) => (amount, 0),
            (_, Part::Services) => (0, amount),
        }
    }

    fn amount(&self, part: Part) -> i64 {
        match part {
            Part::Goods => self.goods,
            Part::Services => self.services,
            Part::Half => self.net() / 2,
        }
    }

    fn json(&self, at: usize, home: &str) -> Json {
        let tax = |net: i64| if self.is_taxed { net * 19 / 100 } else { 0 };
        let taxes = |net: i64| {
            let line = json!({ "rate_id": 1, "name": "MwSt", "percent": "19", "taxable": cents(net),
                "tax": cents(tax(net)), "shipping_tax": "0" });
            if self.is_taxed { json!([line]) } else { json!([]) }
        };
        let items: Vec<Json> = [(1, self.goods, ""), (2, self.services, "tickets")]
            .into_iter()
            .filter(|(_, net, _)| *net != 0)
            .map(|(product, net, class)| {
                json!({ "product_id": product, "name": "Thing", "quantity": "1", "total": cents(net),
                    "tax": cents(if self.is_taxed { tax(self.net()) * net / (self.goods + self.services) } else { 0 }),
                    "class": class })
            })
            .collect();
        let items_tax: i64 = items.iter().map(|item| to_cents(item["tax"].as_str().unwrap())).sum();
        let refund = |(month, part): (u32, Part)| {
            let net = self.amount(part);
            let items = match part {
                Part::Half => json!([]),
                part => json!([{ "product_id": if part == Part::Goods { 1 } else { 2 }, "quantity": "1",
                    "total": cents(net) }]),
            };
            json!({ "refunded_at": format!("2026-{month:02}-20T10:00:00"), "amount": cents(net + tax(net)),
                "tax": cents(tax(net)), "shipping": "0", "shipping_tax": "0", "items": items, "taxes": taxes(net) })
        };
        let all_tax = tax(self.net());
        let mut order = json!({
            "number": at.to_string(), "placed_at": format!("2026-{:02}-10T10:00:00", self.month), "status": "completed",
            "total": cents(self.net() + all_tax), "tax": cents(items_tax), "shipping": cents(self.shipping),
            "shipping_tax": cents(all_tax - items_tax), "discount": "0", "customer": null, "country": if self.is_taxed { home } else { self.country },
            "items": items, "coupons": [], "taxes": taxes(self.net()),
            "refunds": self.refund.filter(|(_, part)| self.amount(*part) > 0).map(refund).into_iter().collect::<Vec<_>>(),
            "company": "Firm", "buyer_vat_number": self.numbers.1,
        });
        if let Some(line) = order["taxes"].get_mut(0) {
            line["tax"] = json!(cents(items_tax));
            line["shipping_tax"] = json!(cents(all_tax - items_tax));
        }
        if !self.is_taxed {
            order["untaxed_reason"] = json!("reverse-charge");
            order["vat_number"] = json!(self.numbers.0);
        }
        order
    }
}

fn cents(amount: i64) -> String {
    Money::from_ten_thousandths(amount * 100).to_text(2)
}

fn to_cents(text: &str) -> i64 {
    Money::parse(text).unwrap().ten_thousandths() / 100
}

fn german(sales: &[Sale], bought: &[Bought]) -> TestShop {
    shop_of("DE", sales, bought)
}

/// A shop of a country whose class of tickets is of services.
fn shop_of(home: &str, sales: &[Sale], bought: &[Bought]) -> TestShop {
    let mut shop = TestShop::new();
    let is = shop.engine.shop().unwrap();
    let address = Address::of_country(home.to_owned());
    shop.apply(&Change::settings(Shop { currency: Currency::parse("EUR").unwrap(), address, ..is }, None));
    shop.import("rates.csv", b"DE,,,,19.0000,MwSt,1,0,1,\n", &ImportOptions::default()).unwrap();
    shop.apply(&Change::TaxClass(TaxClassChange::Create {
        name: Some(domain::field::Value::text("Tickets")),
    }));
    let slug = ClassSlug::parse("tickets").unwrap();
    let kind = Some(SupplyKind::Services);
    shop.apply(&Change::TaxClass(TaxClassChange::SetTypes { slug, rate_type: None, kind }));
    let is = shop.engine.shop().unwrap();
    let orders: Vec<Json> = sales.iter().enumerate().map(|(at, sale)| sale.json(at, home)).collect();
    let purchase = |(at, bought): (usize, &Bought)| {
        let (kind, treatment) =
            if bought.is_service { ("services", "reverse-charge") } else { ("goods", "eu-acquisition") };
        json!({ "date": format!("2026-{:02}-15", bought.month), "supplier": format!("Supplier {}", bought.supplier),
            "document": at.to_string(), "lines": [
                { "net": cents(bought.net + 300), "tax": cents((bought.net + 300) * 19 / 100), "rate": "19", "kind": kind, "treatment": treatment },
                { "net": "-3.00", "tax": "-0.57", "rate": "19", "kind": kind, "treatment": treatment },
            ] })
    };
    let suppliers = NUMBERS.iter().enumerate();
    let supplier = |(at, number): (usize, &&str)| json!({ "name": format!("Supplier {at}"), "country": if at == 1 { "AT" } else { "FR" }, "vat_number": number });
    let books = json!({
        "format": "tillbook-books", "version": 1,
        "shop": { "name": is.name, "currency": is.currency, "time_zone": is.time_zone },
        "products": [{ "id": 1, "name": "Mug", "sku": "" }, { "id": 2, "name": "Ticket", "sku": "" }],
        "customers": [], "orders": orders, "suppliers": suppliers.map(supplier).collect::<Vec<_>>(),
        "purchases": bought.iter().enumerate().map(purchase).collect::<Vec<_>>(),
    });
    shop.import("books.json", books.to_string().as_bytes(), &ImportOptions::default()).unwrap();
    shop
}

fn listing() -> Form {
    tax_forms::read("listing.json", LISTING.as_bytes()).unwrap()
}

fn key(line: &ReturnLine) -> Key {
    let text = |tag| line.key.text(tag);
    (text(LineTag::VatNumber), text(LineTag::Partner), line.key.side.unwrap(), line.key.kind.unwrap())
}

/// What the lines should be: net, refunded and tax.
fn scanned(sales: &[Sale], bought: &[Bought], months: [u32; 2]) -> BTreeMap<Key, [i64; 3]> {
    let mut lines: BTreeMap<Key, [i64; 3]> = BTreeMap::new();
    let mut add = |key: Key, at: usize, net: i64, tax: i64| {
        let line = lines.entry(key).or_default();
        line[at] += net;
        line[2] += tax;
    };
    for sale in sales {
        let key = |kind| (sale.number().to_owned(), sale.country.to_owned(), Side::Sale, kind);
        let tax = |net: i64| if sale.is_taxed { net * 19 / 100 } else { 0 };
        if months.contains(&sale.month) {
            let (goods, services) = sale.parts();
            add(key(SupplyKind::Goods), 0, goods, tax(goods));
            add(key(SupplyKind::Services), 0, services, 0);
        }
        if let Some((_, part)) = sale.refund.filter(|(month, _)| months.contains(month)) {
            let (goods, services) = sale.refunded(part);
            add(key(SupplyKind::Goods), 1, goods, -tax(goods));
            add(key(SupplyKind::Services), 1, services, 0);
        }
    }
    for one in bought.iter().filter(|one| months.contains(&one.month)) {
        let country = if one.supplier == 1 { "AT" } else { "FR" };
        let kind = if one.is_service { SupplyKind::Services } else { SupplyKind::Goods };
        let key = (NUMBERS[one.supplier].to_owned(), country.to_owned(), Side::Purchase, kind);
        add(key, usize::from(one.net < 0), one.net.abs(), one.net * 19 / 100);
    }
    lines.retain(|_, amounts| *amounts != [0; 3]);
    lines
}

/// Each figure is the sum of what it opens into.
fn opens(shop: &TestShop, of: &PeriodReturn) -> Result<(), TestCaseError> {
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let behind = shop.engine.explain_figure(&shop.owner, sources, of.period, usize::MAX).unwrap();
        let nets = behind.sales.iter().map(|entry| entry.sums.net_taxable().unwrap());
        let nets = nets.chain(behind.purchases.iter().map(|purchase| purchase.sums.net));
        prop_assert_eq!(Money::sum(nets).unwrap(), figure.net, "{}", figure.described());
        let taxes = behind.sales.iter().map(|entry| entry.sums.net().unwrap());
        let taxes = taxes.chain(behind.purchases.iter().map(|purchase| purchase.sums.tax));
        prop_assert_eq!(Money::sum(taxes).unwrap(), figure.tax, "{}", figure.described());
    }
    Ok(())
}

fn sale() -> impl Strategy<Value = Sale> {
    let numbers = (select(NUMBERS.to_vec()), select(NUMBERS.to_vec()));
    let refund = proptest::option::of((1_u32..5, select(vec![Part::Goods, Part::Services, Part::Half])));
    let amounts = (select(vec![0_i64, 10_000, 25_000]), select(vec![0_i64, 4_000]), select(vec![0_i64, 600]));
    (1_u32..5, select(vec!["AT", "FR", "DE"]), amounts, any::<bool>(), numbers, refund).prop_map(
        |(month, country, (goods, services, shipping), is_taxed, numbers, refund)| Sale {
            month,
            country: if is_taxed { "DE" } else { country },
            goods: if goods + services == 0 { 5_000 } else { goods },
            services,
            shipping,
            is_taxed,
            numbers,
            refund: refund.map(|(back, part)| (back.max(month), part)),
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(how_many(24)))]
    #[test]
    fn businesses_are_listed_as_a_plain_scan_lists_them(
        sales in vec(sale(), 0..12),
        bought in vec(bought(), 0..6),
    ) {
        let shop = german(&sales, &bought);
        for (written, months) in [("2026-01..2026-02", [1, 2]), ("2026-03..2026-04", [3, 4])] {
            let period = TaxPeriod::parse(written).unwrap();
            let of = shop.engine.tax_return(&shop.owner, &listing(), period, None).unwrap();
            let of_line = |line: &ReturnLine| -> [i64; 3] {
                std::array::from_fn(|at| line.amounts[at].shown.ten_thousandths() / 100)
            };
            let found: BTreeMap<Key, [i64; 3]> =
                of.found.lines.iter().map(|line| (key(line), of_line(line))).collect();
            prop_assert_eq!(&found, &scanned(&sales, &bought, months), "{}", written);
            let sold = found.iter().filter(|((number, _, side, _), _)| !number.is_empty() && *side == Side::Sale);
            let sold: i64 = sold.map(|(_, amounts)| amounts[0]).sum();
            prop_assert_eq!(of.found.box_of("1").unwrap().amount.shown.to_text(2), cents(sold));
            opens(&shop, &of)?;
            // The return of the country has the same services, and opens too.
            let return_of = shop.engine.tax_return(&shop.owner, &form("de-ustva"), TaxPeriod::month_of(period.first_day()), None);
            let return_of = return_of.unwrap();
            let month = scanned(&sales, &[], [months[0], months[0]]);
            let services = month.iter().filter(|((_, partner, _, kind), _)| *kind == SupplyKind::Services && partner != "DE");
            let services: i64 = services.map(|(_, [net, back, _])| net - back).sum();
            prop_assert_eq!(return_of.found.box_of("21").unwrap().amount.exact.to_text(2), cents(services));
            opens(&shop, &return_of)?;
        }
    }
}

fn bought() -> impl Strategy<Value = Bought> {
    let nets = select(vec![-20_000_i64, 7_000, 90_000]);
    (1_u32..5, 0_usize..3, nets, any::<bool>()).prop_map(|(month, supplier, net, is_service)| Bought {
        month,
        supplier,
        net,
        is_service,
    })
}

/// The country of a return, the return, its statement, and the boxes of both that are one amount: those after a dash are
/// subtracted.
type Statement = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);
const STATEMENTS: [Statement; 8] = [
    ("DE", "de-ustva", "de-zm", &[("41", "L"), ("21", "S")]),
    ("AT", "at-u30", "at-zm", &[("017", "017")]),
    ("BE", "be-vat", "be-ic", &[("44 46 -48", "L S")]),
    ("ES", "es-303", "es-349", &[("59", "E S"), ("10 -14R", "A I")]),
    ("FR", "fr-ca3", "fr-etat", &[("F2", "F2"), ("F2", "sold -back")]),
    ("IE", "ie-vat3", "ie-vies", &[("ES1", "ES1"), ("E1", "G")]),
    ("NL", "nl-btw", "nl-icp", &[("3b", "3b"), ("3b", "L D")]),
    ("FR", "fr-ca3", "fr-des", &[]),
];

/// The sum of some boxes, exact, in cents; those that a form does not have are nothing.
fn sum_of(of: &PeriodReturn, numbers: &str) -> i64 {
    let amount = |number: &str| {
        let found = of.found.box_of(number.trim_start_matches('-'));
        let exact = found.map(|one| one.amount.exact.ten_thousandths() / 100).unwrap_or_default();
        if number.starts_with('-') { -exact } else { exact }
    };
    numbers.split(' ').map(amount).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(how_many(3)))]
    /// A statement comes to the boxes of its return, and its lines to its boxes; nothing in either is in no box.
    #[test]
    fn statements_come_to_the_boxes_of_their_returns(
        sales in vec(sale(), 0..10),
        bought in vec(bought(), 0..5),
    ) {
        for (home, of_return, statement, pairs) in STATEMENTS {
            let shop = shop_of(home, &sales, &bought);
            let month = TaxPeriod::parse("2026-03").unwrap();
            let (of, list) = [of_return, statement]
                .map(|name| shop.engine.tax_return(&shop.owner, &form(name), month, None).unwrap())
                .into();
            for (ours, theirs) in pairs {
                prop_assert_eq!(sum_of(&of, ours), sum_of(&list, theirs), "{} {}", statement, theirs);
            }
            let lines = Money::sum(list.found.lines.iter().map(|line| line.amounts[0].exact)).unwrap();
            let listed = match statement {
                "es-349" => "E S A I",
                "de-zm" | "be-ic" => "L S",
                "at-zm" => "017 S",
                "fr-etat" => "F2",
                "fr-des" => "S",
                "ie-vies" => "G ES1",
                _ => "3b",
            };
            prop_assert_eq!(lines.ten_thousandths() / 100, sum_of(&list, listed), "{}", statement);
            opens(&shop, &of)?;
            opens(&shop, &list)?;
            let is_left = |finding: &&Finding| {
                matches!(finding.subject, Subject::Figure(_, FigureProblem::NotTaken(_)))
            };
            let left: Vec<&Finding> = list.found.findings.iter().filter(is_left).collect();
            prop_assert!(left.is_empty(), "{}: {:?}", statement, left);
        }
    }
}

/// Services without tax stand in the box of services; the part of an order that is goods does not.
#[test]
fn services_that_are_sold_without_tax_have_their_box() {
    let sale = |goods: i64, services: i64, refund| Sale {
        month: 7,
        country: "AT",
        goods,
        services,
        shipping: 500,
        is_taxed: false,
        numbers: ("ATU10223006", ""),
        refund,
    };
    let sales = [sale(0, 10_000, None), sale(20_000, 3_000, Some((8, Part::Services))), sale(7_000, 0, None)];
    let shop = german(&sales, &[]);
    let of = found(&shop, "de-ustva", "2026-Q3");
    // 205.00 and 75.00 of goods; 105.00 of services, of which 30.00 more came and went.
    assert_eq!(boxes(&form("de-ustva"), &of), expected(&[("41", "280"), ("21", "105")]));
    assert_eq!(sentences(&of), [""; 0]);
}

/// A form leaves small lines out, and says what they come to.
#[test]
fn small_lines_are_told_beside() {
    let least = LISTING.replace(
        "\"columns\"",
        "\"least\": {\"above\": \"250\", \"words\": \"Businesses of up to 250.00\"}, \"columns\"",
    );
    let form = tax_forms::read("listing.json", least.as_bytes()).unwrap();
    let sale = |goods: i64, number: &'static str| Sale {
        month: 7,
        country: "DE",
        goods,
        services: 0,
        shipping: 0,
        is_taxed: true,
        numbers: ("", number),
        refund: None,
    };
    let shop = german(&[sale(25_000, NUMBERS[1]), sale(25_001, NUMBERS[2]), sale(100, NUMBERS[1])], &[]);
    let period = TaxPeriod::parse("2026-07").unwrap();
    let of = shop.engine.tax_return(&shop.owner, &form, period, None).unwrap();
    assert_eq!(of.found.lines.len(), 2, "{:?}", of.found.lines);
    let shop = german(&[sale(25_000, NUMBERS[1]), sale(25_001, NUMBERS[2])], &[]);
    let of = shop.engine.tax_return(&shop.owner, &form, period, None).unwrap();
    assert_eq!(of.found.lines.iter().map(key).map(|key| key.0).collect::<Vec<_>>(), [NUMBERS[2]]);
    let left: Vec<_> =
        of.found.excluded.iter().map(|one| (one.words.to_string(), one.net.to_text(2))).collect();
    assert_eq!(left, [("Businesses of up to 250.00".to_owned(), "250.00".to_owned())]);
    assert_eq!(sentences(&of), [""; 0]);
}

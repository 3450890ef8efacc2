//! Products that come in as a list: which product a row is about, and what of it the row changes.

use domain::field::Value;
use domain::ids::ProductId;
use domain::locale::English;
use domain::noun::NounKind;
use domain::order::Product;
use domain::order::cost::Costs;
use domain::places::address::Address;
use domain::shop::settings::Shop;
use domain::task::Task;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::unit_price::UnitPrice;
use engine::{
    Change, Export, ExportOptions, ImportOptions, Listing, MissingClasses, Mode, OutFormat, Policy,
    ProductChange, ProductSelection, TaxClassChange,
};
use transfer::{Format, Source};

use crate::shops::{NOW, TestShop, told};

/// A product of `code|name|price|class|archived|cost`, of which the last ones may be left out.
fn product(line: &str) -> Product {
    let mut parts = line.split('|').chain(std::iter::repeat(""));
    let mut part = || parts.next().unwrap();
    Product {
        id: ProductId::new(0),
        sku: part().to_owned(),
        name: part().to_owned(),
        price: UnitPrice::parse(part()),
        class: ClassSlug::parse(part()).unwrap(),
        deleted: part() == "archived",
        costs: Costs::parse(part()).unwrap(),
    }
}

fn shop_with(lines: &[&str]) -> TestShop {
    let mut shop = TestShop::new();
    shop.apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Reduced rate")) }));
    for (id, line) in (1..).zip(lines) {
        shop.apply(&Change::Product(ProductChange::Put(Product { id: ProductId::new(id), ..product(line) })));
    }
    shop
}

/// The products of a shop by id, as [`product`] reads them.
fn products(shop: &TestShop) -> Vec<String> {
    let rows = shop.engine.product_list(&shop.owner, None, NOW).unwrap();
    let line = |one: Product| {
        let price = one.price.map(UnitPrice::to_exact_text).unwrap_or_default();
        let class = if one.class.is_standard() { "" } else { one.class.as_str() };
        let archived = if one.deleted { "archived" } else { "" };
        let line = format!("{}|{}|{price}|{class}|{archived}", one.sku, one.name);
        line.trim_end_matches('|').to_owned()
    };
    rows.into_iter().map(|row| line(row.product)).collect()
}

fn exported(shop: &TestShop, format: OutFormat) -> Vec<u8> {
    let export = Export::Listing(Listing::Products(ProductSelection::default()));
    let task = Task::default();
    let options = ExportOptions { format, now: NOW, locale: &English, task: &task };
    let mut out = Vec::new();
    shop.engine.export(&shop.owner, &export, &options, &mut out).unwrap();
    out
}

const SHOP: &[&str] =
    &["M-1|Mug|5.00", "|Card|1.00", "T-1|Towel|6.00|reduced-rate", "|Bag", "OLD|Vase|9.00||archived"];

/// A file, the counts of new, changed, identical and refused rows, and the products then that are not as in [`SHOP`].
#[test]
fn a_row_is_about_the_product_with_its_code_or_its_name() {
    for (name, file, counts, expected) in [
        ("by code", "code,name,price\nM-1,Big mug,7", [0, 1, 0, 0], &["M-1|Big mug|7.00"][..]),
        ("no code, by name", "code,name,price\n,card,1.50", [0, 1, 0, 0], &["|card|1.50"]),
        ("no code, another has one", "code,name,price\n,Mug,7", [1, 0, 0, 0], &["|Mug|7.00"]),
        ("a code, another has none", "code,name,price\nC-1,Card,2", [1, 0, 0, 0], &["C-1|Card|2.00"]),
        ("no codes at all", "name,price\nMUG,7\nCard,1", [0, 1, 1, 0], &["M-1|MUG|7.00"]),
        ("codes and prices only", "sku,price\nM-1,7\nX,8", [0, 1, 0, 1], &["M-1|Mug|7.00"]),
        ("no classes", "code,name,price\nT-1,Towel,7", [0, 1, 0, 0], &["T-1|Towel|7.00|reduced-rate"]),
        ("a blank class", "code,name,class\nT-1,Towel,", [0, 1, 0, 0], &["T-1|Towel|6.00"]),
        ("a blank price", "code,name,price\nM-1,Mug,", [0, 0, 1, 0], &[]),
        (
            "a class by name",
            "code,name,class\nM-1,Mug,Reduced Rate",
            [0, 1, 0, 0],
            &["M-1|Mug|5.00|reduced-rate"],
        ),
        ("an unknown class", "code,name,class\nM-1,Mug,Toys\nT-1,Towel,reduced-rate", [0, 0, 1, 1], &[]),
        ("an archived one", "code,name,price\nOLD,Vase,8", [0, 1, 0, 0], &["OLD|Vase|8.00||archived"]),
        ("back on sale", "code,name,state\nOLD,Vase,on sale", [0, 1, 0, 0], &["OLD|Vase|9.00"]),
        ("twice in the file", "code,name,price\nN,New,1\nN,New,2", [1, 0, 0, 1], &["N|New|1.00"]),
        ("twice, in the shop", "code,name,price\nM-1,Mug,5\nM-1,Mug,6", [0, 0, 1, 1], &[]),
    ] {
        let mut shop = shop_with(SHOP);
        let before = products(&shop);
        let report = shop.import("products.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
        let of = report.counts.get(&NounKind::Product).copied().unwrap_or_default();
        assert_eq!(
            [of.new, of.changed, of.identical, report.refused_count],
            counts.map(|count: u64| count),
            "{name}: {}",
            told(&report)
        );
        let mut news = products(&shop);
        news.retain(|line| !before.contains(line));
        assert_eq!(news, expected, "{name}");
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new(), "{name}");
        if !report.changed_nothing() {
            shop.apply(&Change::UNDO).step().unwrap().unwrap();
        }
        assert_eq!(products(&shop), before, "{name}: one step takes it back");
    }
}

#[test]
fn a_list_that_was_exported_changes_nothing() {
    let twins = ["|Twin|1.00", "|Twin|2.00", "|Twin|2.00", "=1+1|=2+2|3.00", "S|Screw|0.00244913"];
    let mut shop = shop_with(&[SHOP, &twins, &["OLD|Vase, new|9.50"]].concat());
    shop.engine.check().unwrap();
    for (name, format) in [("products.csv", OutFormat::Csv), ("products.xlsx", OutFormat::Xlsx)] {
        let file = exported(&shop, format);
        let before = shop.books();
        let report = shop.import(name, &file, &ImportOptions::default()).unwrap();
        assert!(report.changed_nothing() && report.refused_count == 0, "{name}: {}", told(&report));
        assert_eq!(report.counts[&NounKind::Product].identical, 11, "{name}");
        assert!(report.notes.is_empty(), "{name}: {}", told(&report));
        assert_eq!(shop.books(), before, "{name}");
        let mut other = shop_with(&[]);
        other.import(name, &file, &ImportOptions::default()).unwrap();
        // Two of one name without a code are one product there, and the other rows are refused.
        let all = products(&shop);
        let known: Vec<_> = products(&other);
        assert!(known.iter().all(|line| all.contains(line)) && known.len() == 9, "{name}: {known:?}");
    }
}

#[test]
fn missing_classes_are_made_where_that_was_chosen() {
    let file = "code,name,price,class\nT-1,Toy,5,Toys\nT-2,Ball,6,toys";
    let mut shop = shop_with(&[]);
    let report = shop.import("p.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    assert_eq!((report.refused_count, report.missing_classes.len()), (2, 1), "{}", told(&report));
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    let report = shop.import("p.csv", file.as_bytes(), &options).unwrap();
    assert_eq!(report.counts[&NounKind::TaxClass].new, 1, "{}", told(&report));
    assert_eq!(products(&shop), ["T-1|Toy|5.00|toys", "T-2|Ball|6.00|toys"]);
}

#[test]
fn a_list_adds_or_replaces_and_a_rehearsal_does_neither() {
    let file = b"code,name,price\nM-1,Mug,7\nN-1,New,2";
    let with = |policy| ImportOptions { policy, ..ImportOptions::default() };
    for (name, options, expected) in [
        (
            "a rehearsal",
            ImportOptions { mode: Mode::Rehearse, ..with(Policy::Merge) },
            "M-1|Mug|5.00 |Card|1.00",
        ),
        ("what is new", with(Policy::Add), "M-1|Mug|5.00 |Card|1.00 N-1|New|2.00"),
        ("all", with(Policy::Replace), "M-1|Mug|7.00 |Card|1.00||archived N-1|New|2.00"),
    ] {
        let mut shop = shop_with(&SHOP[..2]);
        shop.import("p.csv", file, &options).unwrap();
        assert_eq!(products(&shop).join(" "), expected, "{name}");
    }
}

#[test]
fn refused_rows_come_out_as_they_were() {
    let file = b"name;sku;price;weight\nMug;M-1;5,00;1\nTowel;T-1;much;2\n";
    let mut shop = TestShop::new();
    let options = ImportOptions::default();
    let source = Source::of_bytes("p.csv", file.as_slice());
    let report = shop.import("p.csv", file, &options).unwrap();
    let mut out = Vec::new();
    let settings = shop.engine.shop().unwrap();
    report.write_refused(&source, Format::Products, &options, &settings, &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(
        out.contains("name,sku,price,weight,Line,Problem\n")
            && out.contains("\nTowel,T-1,much,2,3,\"price: "),
        "{out}"
    );
    assert!(
        told(&report).contains("note: 1 rows from line 1: column weight is not read"),
        "{}",
        told(&report)
    );
}

/// A file in a German shop that keeps prices without tax or with it, the products then, and what is told.
#[test]
fn prices_are_kept_as_the_shop_has_them() {
    for (keeps, file, expected, words) in [
        (
            "no",
            "code;name;Preis brutto;class\nA;Cup;11,90;\nB;Book;1,07;Reduced rate",
            "A|Cup|10.00 B|Book|1.00|reduced-rate",
            "include tax",
        ),
        ("no", "code;name;PVP\nA;Cup;9,99\nB;Pin;0,000119", "A|Cup|8.395 B|Pin|0.0001", "include tax"),
        ("no", "code;name;prix TTC;class\nA;Cup;11,90;Toys\nB;Book;11,90;", "B|Book|10.00", "Toys"),
        (
            "no",
            "code;name;price incl tax;price excl tax\nA;Cup;11.90;10.00",
            "A|Cup|10.00",
            "column price excl tax",
        ),
        ("no", "code;name;Nettopreis\nA;Cup;10,00", "A|Cup|10.00", ""),
        ("no", "code;name;Preis\nA;Cup;10,00", "A|Cup|10.00", ""),
        ("yes", "code;name;prijs incl btw\nA;Cup;10,00", "A|Cup|10.00", ""),
        ("yes", "code;name;Preis netto\nA;Cup;10,00\nB;Free;0", "A|Cup|11.90 B|Free|0.00", "without tax"),
        ("yes", "code;name;gross price;net price\nA;Cup;11.90;10.00", "A|Cup|11.90", "net price is not read"),
        ("none", "code;name;gross price\nA;Cup;11.90\nB;Free;", "B|Free", "add the rate"),
        ("no", "code;name;price;EK-Preis brutto\nA;Cup;1;1", "", "costs with tax"),
    ] {
        let mut shop = shop_with(&[]);
        let is = shop.engine.shop().unwrap();
        let mut rules = is.taxes;
        rules.prices = Prices::including(keeps == "yes");
        let address = Address::of_country("DE");
        shop.apply(&Change::settings(Shop { taxes: rules, address, ..is }, None));
        if keeps != "none" {
            let rates = b"C,S,P,C,R,N,P,C,S,C\nDE,,,,19,VAT,1,0,1,\nDE,,,,7,VAT,1,0,1,reduced-rate\n";
            shop.import("rates.csv", rates, &ImportOptions::default()).unwrap();
        }
        let cost = file.contains("EK-Preis").then(|| ("cost".to_owned(), "EK-Preis brutto".to_owned()));
        let options = ImportOptions { columns: cost.into_iter().collect(), ..ImportOptions::default() };
        let file = format!("{file}\n");
        let said = match shop.import("p.csv", file.as_bytes(), &options) {
            Ok(report) => {
                let again = shop.import("p.csv", file.as_bytes(), &options).unwrap();
                assert!(again.changed_nothing(), "{file}: {}", told(&again));
                told(&report)
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(products(&shop).join(" "), expected, "{file}: {said}");
        assert!(said.contains(words), "{file}: {said}");
        assert!(!words.is_empty() || !said.contains("note:"), "{file}: {said}");
    }
}

/// Tables that are none of products, though they have a name and a price.
#[test]
fn tables_of_sales_are_no_products() {
    for headings in ["Name,Price,Quantity", "Item,Price,Date", "code,name,price,supplier", "Name,Email,Total"]
    {
        let file = format!("{headings}\na,b,c,d\n");
        let source = Source::of_bytes("x.csv", file.into_bytes());
        assert_ne!(transfer::recognise(&source).ok(), Some(Format::Products), "{headings}");
    }
    for headings in
        ["name;price", "SKU\tName", "ID,Type,SKU,Name,Published,Tax status,Tax class,Regular price"]
    {
        let source = Source::of_bytes("x.csv", format!("{headings}\n").into_bytes());
        assert_eq!(transfer::recognise(&source).ok(), Some(Format::Products), "{headings}");
    }
}

/// A file, what is said of its columns, and the product with the code M-1 then, or a part of what is refused.
#[test]
fn columns_are_named_by_hand() {
    let unknown = "Ref;Was;Tarif\nM-1;Big mug;7,50\n";
    let named = [("code", "Ref"), ("name", "was"), ("price", "Tarif")];
    for (name, file, said, expected) in [
        ("not known", unknown, &named[..], Ok("M-1|Big mug|7.50")),
        ("some of them", unknown, &named[..2], Ok("M-1|Big mug|5.00")),
        ("another one", "code,name,price,Neu\nM-1,Mug,5.00,6.00\n", &[("price", "Neu")], Ok("M-1|Mug|6.00")),
        ("none", "code,name,price\nM-1,Big mug,9\n", &[("price", "")], Ok("M-1|Big mug|5.00")),
        (
            "neither name nor code",
            unknown,
            &[("price", "Tarif")],
            Err("no heading says which column holds the name or the code; the headings are Ref, Was, Tarif"),
        ),
        (
            "no such field",
            unknown,
            &[("quantity", "Ref")],
            Err("\"quantity\" is not a column of products; these are: name, code, price, class, state"),
        ),
        (
            "no such column",
            unknown,
            &[("code", "Nr")],
            Err("no column has the heading \"Nr\". The headings are Ref, Was, Tarif"),
        ),
        (
            "another currency",
            "Ref;Tarif (EUR)\nM-1;7,50\n",
            &[("code", "Ref"), ("price", "Tarif (EUR)")],
            Err("EUR"),
        ),
    ] {
        let mut shop = shop_with(SHOP);
        let columns = said.iter().map(|(field, heading)| ((*field).to_owned(), (*heading).to_owned()));
        let format = Some(Format::Products);
        let options = ImportOptions { format, columns: columns.collect(), ..ImportOptions::default() };
        match (shop.import("products.csv", file.as_bytes(), &options), expected) {
            (Ok(report), Ok(expected)) => {
                assert_eq!(report.refused_count, 0, "{name}: {}", told(&report));
                assert_eq!(products(&shop)[0], expected, "{name}");
            }
            (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{name}: {error}"),
            (found, _) => panic!("{name}: {found:?}"),
        }
    }
}

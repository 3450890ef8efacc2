//! Tax classes of which something is: named before they go, another in their place, another name.

use domain::access::Actor;
use domain::field::Value;
use domain::ids::ProductId;
use domain::order::{Item, Order, OrderStatus, Product};
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::returns::{RateType, SupplyKind};
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::ClassSlug;
use domain::time::{Instant, Local, Zone};
use engine::{
    BooksChange, Change, Direction, Engine, OrderChange, ProductChange, RatesOfReplaced, Replacement,
    TaxClassChange, TaxRateChange,
};

const NOW: Instant = Instant::from_seconds(1_743_434_430);

fn slug(text: &str) -> ClassSlug {
    ClassSlug::parse(text).unwrap()
}

/// A shop with classes "Food" and "Books": each has a rate; five products and three lines are food, a line
/// and a product are books.
fn shop() -> (tempfile::TempDir, Engine, Actor) {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::new("Classes", Currency::USD, Zone::UTC).unwrap();
    let mut engine = Engine::create(&folder.path().join("shop.tillbook"), &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    for (name, rate) in [("Food", "7"), ("Books", "5")] {
        engine
            .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text(name)) }), &owner, NOW)
            .unwrap();
        let input = RateInput {
            country: Some(Value::text("DE")),
            rate: Some(Value::text(rate)),
            class: Some(Value::text(name)),
            ..RateInput::default()
        };
        engine.apply(&Change::TaxRate(TaxRateChange::Create(input.clone())), &owner, NOW).unwrap();
    }
    for (id, class) in [(1, "food"), (2, "food"), (3, "food"), (4, "food"), (5, "food"), (6, "books")] {
        let product = Product {
            id: ProductId::new(id),
            name: format!("Product {id}"),
            sku: id.to_string(),
            class: slug(class),
            ..Product::default()
        };
        engine.apply(&Change::Product(ProductChange::Put(product.clone())), &owner, NOW).unwrap();
    }
    for (number, classes) in [("1", &["food", "standard", "food"][..]), ("2", &["books", "food"])] {
        let items = classes.iter().map(|class| Item {
            product: Some(ProductId::new(1)),
            quantity: Quantity::parse("1").unwrap(),
            class: slug(class),
            ..Item::default()
        });
        let order = Order {
            number: number.to_owned(),
            placed_at: Local::parse("2025-03-25T10:00:00").unwrap(),
            status: OrderStatus::Completed,
            items: items.collect(),
            ..Order::default()
        };
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), &owner, NOW).unwrap();
    }
    (folder, engine, owner)
}

/// The classes of rates, products and lines, and the classes that there are.
fn all(engine: &Engine, owner: &Actor) -> [Vec<String>; 4] {
    let rates = engine.rate_table(owner, NOW).unwrap();
    let rates = rates.rates().iter().map(|rate| rate.class.to_string()).collect();
    let products = (1..=6).map(|id| engine.product(owner, ProductId::new(id)).unwrap().unwrap());
    let products = products.map(|product| product.class.to_string()).collect();
    let orders = ["1", "2"].map(|number| engine.order(owner, number).unwrap().unwrap());
    let lines = orders.iter().flat_map(|order| order.items.iter().map(|item| item.class.to_string()));
    let classes = engine.classes(owner).unwrap();
    [rates, products, lines.collect(), classes.into_iter().map(|class| class.name).collect()]
}

#[test]
fn what_uses_a_class_is_counted_and_its_products_named() {
    let (_folder, engine, owner) = shop();
    let uses = engine.class_uses(&owner, &slug("food")).unwrap();
    assert_eq!((uses.rates, uses.products, uses.lines, uses.has_more_lines), (1, 5, 3, false));
    assert_eq!(uses.names, (1..=5).map(|id| format!("Product {id}")).collect::<Vec<_>>());
    let uses = engine.class_uses(&owner, &slug("nothing")).unwrap();
    assert_eq!((uses.rates, uses.products, uses.lines), (0, 0, 0));
}

#[test]
fn another_class_takes_the_place_of_one_that_goes_and_undo_is_one_step() {
    for (by, rates, expected) in [
        ("standard", RatesOfReplaced::Deleted, &["books"][..]),
        ("standard", RatesOfReplaced::Moved, &["standard", "books"]),
        ("books", RatesOfReplaced::Deleted, &["books"]),
        ("books", RatesOfReplaced::Moved, &["books", "books"]),
    ] {
        let (_folder, mut engine, owner) = shop();
        let before = all(&engine, &owner);
        let replacement = Replacement { by: slug(by), rates };
        let done = engine
            .apply(
                &Change::TaxClass(TaxClassChange::Delete {
                    slug: slug("food").as_str().to_owned(),
                    replacement: Some(replacement.clone()),
                }),
                &owner,
                NOW,
            )
            .unwrap()
            .class_uses()
            .unwrap();
        assert_eq!((done.rates, done.products, done.lines), (1, 5, 3));
        let after = all(&engine, &owner);
        assert_eq!(after[0], expected, "{by} {rates:?}");
        assert_eq!(after[1], [by, by, by, by, by, "books"]);
        assert_eq!(after[2], [by, "standard", by, "books", by]);
        assert_eq!(after[3], ["Standard rate", "Books"]);
        let problems = engine.check().unwrap();
        assert!(problems.is_empty(), "{problems:?}");
        for (direction, is) in
            [(Direction::Undo, &before), (Direction::Redo, &after), (Direction::Undo, &before)]
        {
            let step = engine
                .apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, NOW)
                .unwrap()
                .step()
                .unwrap()
                .unwrap();
            assert!(step.title.to_string().starts_with("Replace tax class Food by "), "{}", step.title);
            assert_eq!(all(&engine, &owner), *is, "{by} {rates:?} {direction:?}");
        }
    }
}

#[test]
fn only_a_class_that_is_there_takes_the_place_of_another() {
    let (_folder, mut engine, owner) = shop();
    let before = all(&engine, &owner);
    for (of, by) in [("food", "food"), ("food", "nothing"), ("nothing", "books"), ("standard", "books")] {
        let replacement = Replacement { by: slug(by), rates: RatesOfReplaced::Moved };
        let refused = engine.apply(
            &Change::TaxClass(TaxClassChange::Delete {
                slug: slug(of).as_str().to_owned(),
                replacement: Some(replacement.clone()),
            }),
            &owner,
            NOW,
        );
        assert!(refused.is_err(), "{of} by {by}");
        assert_eq!(all(&engine, &owner), before, "{of} by {by}");
    }
}

#[test]
fn a_class_is_renamed_and_keeps_its_slug_and_place() {
    let (_folder, mut engine, owner) = shop();
    let class = engine
        .apply(
            &Change::TaxClass(TaxClassChange::Rename {
                slug: slug("food"),
                name: " Groceries  & more ".to_owned(),
            }),
            &owner,
            NOW,
        )
        .unwrap()
        .class()
        .unwrap();
    assert_eq!((class.slug.as_str(), class.name.as_str()), ("food", "Groceries & more"));
    let names = |engine: &Engine| all(engine, &owner)[3].clone();
    assert_eq!(names(&engine), ["Standard rate", "Groceries & more", "Books"]);
    let step = engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap().unwrap();
    assert_eq!(step.title.to_string(), "Rename tax class Food to Groceries & more");
    assert_eq!(names(&engine), ["Standard rate", "Food", "Books"]);
    engine.apply(&Change::REDO, &owner, NOW).unwrap();
    assert_eq!(names(&engine), ["Standard rate", "Groceries & more", "Books"]);
}

#[test]
fn no_two_classes_go_by_one_name() {
    let (_folder, mut engine, owner) = shop();
    for (of, name) in [
        ("food", "BOOKS"),
        ("food", "Standard"),
        ("food", "standard rate"),
        ("food", "!!!"),
        ("nothing", "Toys"),
        ("standard", "Toys"),
    ] {
        assert!(
            engine
                .apply(
                    &Change::TaxClass(TaxClassChange::Rename { slug: slug(of), name: name.to_owned() }),
                    &owner,
                    NOW
                )
                .is_err(),
            "{of} to {name}"
        );
    }
    engine
        .apply(
            &Change::TaxClass(TaxClassChange::Rename { slug: slug("food"), name: "Toys".to_owned() }),
            &owner,
            NOW,
        )
        .unwrap();
    // Its slug would be free, but a file that names Toys would mean either.
    assert!(
        engine
            .apply(&Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("toys")) }), &owner, NOW)
            .is_err()
    );
    engine
        .apply(
            &Change::TaxClass(TaxClassChange::Rename { slug: slug("food"), name: "Food".to_owned() }),
            &owner,
            NOW,
        )
        .unwrap();
    assert_eq!(all(&engine, &owner)[3], ["Standard rate", "Food", "Books"]);
}

/// What is stated of the classes: `standard goods`, `-` for nothing.
fn stated(engine: &Engine, owner: &Actor) -> Vec<String> {
    let classes = engine.classes(owner).unwrap();
    let of = classes.iter().map(|class| {
        let rate_type = class.rate_type.map_or("-", RateType::as_str);
        format!("{} {rate_type} {}", class.slug, class.kind.map_or("-", SupplyKind::name))
    });
    of.collect()
}

#[test]
fn what_a_return_needs_is_stated_of_classes_and_taken_back() {
    let (_folder, mut engine, owner) = shop();
    let state = |slug_text: &str, rate_type, kind| {
        Change::TaxClass(TaxClassChange::SetTypes { slug: slug(slug_text), rate_type, kind })
    };
    let before = ["standard - -", "food - -", "books - -"];
    assert_eq!(stated(&engine, &owner), before);
    assert_eq!(engine.derived_rate_types(&owner, &slug("food")).unwrap(), [RateType::Reduced]);
    for (change, standard, food) in [
        (state("food", Some(RateType::Zero), None), "- -", "zero -"),
        (state("standard", None, Some(SupplyKind::Services)), "- services", "zero -"),
        (state("food", Some(RateType::Exempt), Some(SupplyKind::Goods)), "- services", "exempt goods"),
        (
            Change::TaxClass(TaxClassChange::Rename { slug: slug("food"), name: "Meals".to_owned() }),
            "- services",
            "exempt goods",
        ),
        (state("food", None, None), "- services", "- -"),
        // What is deleted and brought back has it too.
        (state("food", Some(RateType::Reduced), None), "- services", "reduced -"),
    ] {
        engine.apply(&change, &owner, NOW).unwrap();
        let expected = [format!("standard {standard}"), format!("food {food}"), "books - -".to_owned()];
        assert_eq!(stated(&engine, &owner), expected, "{change:?}");
        assert_eq!(engine.check().unwrap(), Vec::<String>::new(), "{change:?}");
    }
    let all = stated(&engine, &owner);
    let delete = Change::TaxClass(TaxClassChange::Delete { slug: "food".to_owned(), replacement: None });
    engine.apply(&delete, &owner, NOW).unwrap();
    engine.apply(&Change::UNDO, &owner, NOW).unwrap();
    assert_eq!(stated(&engine, &owner), all);
    for _ in 0..6 {
        engine.apply(&Change::UNDO, &owner, NOW).unwrap();
        assert_eq!(engine.check().unwrap(), Vec::<String>::new());
    }
    assert_eq!(stated(&engine, &owner), before);
    engine.apply(&Change::REDO, &owner, NOW).unwrap();
    assert_eq!(stated(&engine, &owner)[1], "food zero -");
}

#[test]
fn what_cannot_be_stated_of_a_class_is_refused() {
    let (_folder, mut engine, owner) = shop();
    for (of, kind, expected) in [
        ("food", SupplyKind::Investment, "investment is a kind of purchases"),
        ("wine", SupplyKind::Goods, "it is not there any more"),
    ] {
        let change =
            Change::TaxClass(TaxClassChange::SetTypes { slug: slug(of), rate_type: None, kind: Some(kind) });
        let refusal = engine.apply(&change, &owner, NOW).unwrap_err().to_string();
        assert!(refusal.contains(expected), "{refusal}");
    }
}

//! Codes, names and amounts at the order form, from hands and scanners of any speed and with slow answers: which
//! line every key ends in. The times of the keys are egui's, set here for each frame.

use domain::access::Actor;
use domain::ids::ProductId;
use domain::order::Product;
use domain::unit_price::UnitPrice;
use egui::{Event, Key, Modifiers};
use engine::{Change, Engine, ProductChange};

use super::person::{Person, now};

const MUG: &str = "4006381333931";
const TOWEL: &str = "TT-2048-XL";

/// Two products to find among so many that looking one up takes longer than a frame.
fn many(engine: &mut Engine, owner: &Actor) {
    let mut put = |id: i64, name: &str, sku: &str, price: &str| {
        let product = Product {
            id: ProductId::new(id),
            name: name.to_owned(),
            sku: sku.to_owned(),
            price: UnitPrice::parse(price),
            ..Product::default()
        };
        engine.apply(&Change::Product(ProductChange::Put(product.clone())), owner, now()).unwrap();
    };
    put(1, "Blue Mug", MUG, "12.50");
    put(2, "Tea towel", TOWEL, "6.00");
    for id in 10..400 {
        put(id, &format!("Candle {id}"), &format!("C{id}"), "3.00");
    }
}

/// What a hand or a scanner does, and how.
#[derive(Debug, Clone, Copy)]
enum Does {
    /// These keys, so many milliseconds apart, each in a frame of its own; `\n` is Enter, `\t` Tab, `↓` and `↑` are
    /// the arrow keys.
    Types(&'static str, f64),
    /// These keys so fast that one slow frame takes them all.
    Bursts(&'static str),
    Pastes(&'static str),
    /// Nothing, until all answers have come.
    Waits,
}
use Does::{Bursts, Pastes, Types, Waits};

/// The events of a key on a keyboard.
fn events(key: char) -> Vec<Event> {
    let press = |key, pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    match key {
        '\n' => vec![press(Key::Enter, true), press(Key::Enter, false)],
        '\t' => vec![press(Key::Tab, true), press(Key::Tab, false)],
        '↓' => vec![press(Key::ArrowDown, true), press(Key::ArrowDown, false)],
        '↑' => vec![press(Key::ArrowUp, true), press(Key::ArrowUp, false)],
        other => vec![Event::Text(other.to_string())],
    }
}

impl Person {
    /// A frame in which these events have come, so many milliseconds after the one before.
    #[expect(clippy::float_arithmetic, reason = "a clock of frames")]
    fn frame(&mut self, events: Vec<Event>, milliseconds: f64) {
        let time = self.window.ctx.input(|input| input.time) + milliseconds / 1000.0;
        self.window.input_mut().time = Some(time);
        self.window.input_mut().events.extend(events);
        self.window.step();
        self.window.input_mut().time = None;
    }

    fn does(&mut self, all: &[Does]) {
        for one in all {
            match *one {
                Types(keys, gap) => keys.chars().for_each(|key| self.frame(events(key), gap)),
                Bursts(keys) => self.frame(keys.chars().flat_map(events).collect(), 120.0),
                Pastes(text) => self.frame(vec![Event::Paste(text.to_owned())], 300.0),
                Waits => self.waits_for_rest(),
            }
        }
        // What was held back is given out a frame at a time.
        for _ in 0..4 {
            self.waits_for_rest();
            (0..10).for_each(|_| self.frame(Vec::new(), 100.0));
        }
    }

    /// The lines of the form: quantity, name and price, and what stands in the fields beside them.
    fn form(&self) -> String {
        let names = self.names();
        let is_there = |name: &str| names.iter().any(|one| one == name);
        let line = |at: usize| {
            let name = format!("Product of line {at}");
            is_there(&name).then(|| {
                let quantity = self.reads(&format!("Quantity of line {at}"));
                let price = self.reads(&format!("Price of line {at}"));
                format!("{quantity} {} {price}", self.reads(&name))
            })
        };
        let mut all: Vec<String> = (1..).map_while(line).collect();
        for field in ["Customer", "Add a product or any text", "Coupon", "Discount", "Shipping"] {
            if !self.reads(field).is_empty() {
                all.push(format!("{field}: {}", self.reads(field)));
            }
        }
        all.join("; ")
    }
}

fn at_a_new_order() -> Person {
    let mut person = Person::with_shop(many);
    person.goes_to("Orders");
    person.sees("Total £40.00");
    person.presses_control_shift(Key::N);
    person.sees("New order, No customer, not saved");
    person.waits_for_rest();
    person
}

/// What is done at a new order, where the customer has the keyboard, and what stands in its form then.
const CASES: &[(&str, &[Does], &str)] = &[
    ("a code and Enter adds one", &[Types("\n4006381333931\n", 5.0)], "1 Blue Mug 12.50"),
    (
        "the same code again adds one more, another adds a line",
        &[Types("\n4006381333931\n4006381333931\nTT-2048-XL\n", 5.0)],
        "2 Blue Mug 12.50; 1 Tea towel 6.00",
    ),
    (
        "the same by hand",
        &[Types("\n4006381333931\n4006381333931\nTT-2048-XL\n", 150.0)],
        "2 Blue Mug 12.50; 1 Tea towel 6.00",
    ),
    (
        "the same in one frame",
        &[Bursts("\n4006381333931\nTT-2048-XL\n4006381333931\n4006381333931\n")],
        "3 Blue Mug 12.50; 1 Tea towel 6.00",
    ),
    ("a scanner that ends with Tab", &[Types("\n4006381333931\t4006381333931\t", 5.0)], "2 Blue Mug 12.50"),
    (
        "a code that no product has is no quantity and no price, whatever comes after it",
        &[Types("\n22423\n4006381333931\nTT-2048-XL\n", 5.0)],
        "Add a product or any text: 224234006381333931TT-2048-XL",
    ),
    (
        "such a code where Enter comes twice",
        &[Bursts("\n22423\n\n4006381333931\n\n")],
        "Add a product or any text: 224234006381333931",
    ),
    ("such a code with Tab", &[Types("\n22423\t\t", 5.0)], "Add a product or any text: 22423"),
    (
        "a part of a code is none",
        &[Types("\n400638133393\n", 5.0)],
        "Add a product or any text: 400638133393",
    ),
    (
        "a code is no customer",
        &[Types("4006381333931\n4006381333931\n", 5.0)],
        "Customer: 40063813339314006381333931",
    ),
    ("a part of a name in digits is none", &[Types("\n399\n", 5.0)], "Add a product or any text: 399"),
    (
        "digits at any speed are a quantity where a quantity has the keyboard",
        &[Types("\nblue\n", 200.0), Waits, Types("12345678\n", 5.0)],
        "12345678 Blue Mug 12.50",
    ),
    (
        "names at fifteen milliseconds a key, with Enter",
        &[Types("\nblue mug\n3\ntea towel\n12\nGift wrap↑\n1\n2.50\n", 15.0)],
        "3 Blue Mug 12.50; 12 Tea towel 6.00; 1 Gift wrap 2.50",
    ),
    (
        "names at fifteen milliseconds a key, with Tab",
        &[Types("\nblue mug\t3\t9.90\ttea towel\t12\t5\tGiftwrapping↑\t", 15.0)],
        "3 Blue Mug 9.90; 12 Tea towel 5; 1 Giftwrapping ",
    ),
    (
        "all of that in one frame",
        &[Bursts("\nblue mug\n3\ntea towel\n12\nGift wrap↑\n1\n2.50\n")],
        "3 Blue Mug 12.50; 12 Tea towel 6.00; 1 Gift wrap 2.50",
    ),
    (
        "Enter after a text line goes on to its price",
        &[Types("\nGift wrap↑\n\n2.50\n", 80.0)],
        "1 Gift wrap 2.50",
    ),
    ("the same in one frame", &[Bursts("\nGift wrap↑\n\n2.50\n")], "1 Gift wrap 2.50"),
    (
        "the same while answers are waited for",
        &[Bursts("\nGift wrap"), Types("↑\n\n2.50\n\n4.90\n", 1.0)],
        "1 Gift wrap 2.50; Shipping: 4.90",
    ),
    ("Enter, Enter ends the lines", &[Bursts("\n\n4.90\n")], "Shipping: 4.90"),
    ("a new product", &[Types("\nGift wrap\n↓\n2\n2.50\n", 80.0)], "2 Gift wrap 2.50"),
    (
        "a new product by its code is counted by it",
        &[Types("\n5012345678900\n↓\nSoap\n1\n3.20\n5012345678900\n", 30.0)],
        "2 Soap 3.20",
    ),
    (
        "a customer and a product by name",
        &[Types("Annabelle\n", 5.0), Waits, Types("blue mug\n", 20.0)],
        "1 Blue Mug 12.50; Customer: Annabelle",
    ),
    (
        "a code is pasted, with its line's end",
        &[Types("\n", 200.0), Pastes("4006381333931\n"), Waits, Types("\n", 9.0)],
        "1 Blue Mug 12.50",
    ),
    ("a quantity is pasted", &[Types("\nblue\n", 200.0), Waits, Pastes("24")], "24 Blue Mug 12.50"),
];

#[test]
fn every_key_lands_where_it_belongs() {
    let mut wrong = Vec::new();
    for (what, does, expected) in CASES {
        let mut person = at_a_new_order();
        person.does(does);
        if person.form() != *expected {
            wrong.push(format!("{what}: {}, and not {expected}", person.form()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_code_for_a_quantity_is_asked_about_before_it_is_saved() {
    let mut person = at_a_new_order();
    person.does(&[Types("\nblue\n", 200.0), Waits, Types("400638133393", 150.0)]);
    person.presses_control(Key::S);
    person.sees("Quantity 400,638,133,393 of Blue Mug: save anyway?");
    // Saving again is no answer, and neither is Enter.
    person.presses_control(Key::S);
    person.sees("Quantity 400,638,133,393 of Blue Mug: save anyway?");
    person.does(&[Types("\nTT-2048-XL\n", 5.0)]);
    assert_eq!(person.form(), "400638133393 Blue Mug 12.50; 1 Tea towel 6.00");
    person.sees_no("Save anyway");
    person.presses_control(Key::S);
    person.sees("Save anyway");
    assert!(person.engine().0.order(&person.engine().1, "4").unwrap().is_none());
    person.fills("Quantity of line 1", "4");
    person.presses_control(Key::S);
    person.sees("Order 4");
}

#[test]
fn who_means_it_is_asked_once() {
    let mut person = at_a_new_order();
    person.does(&[Types("\nblue\n", 200.0), Waits, Types("25000", 150.0)]);
    person.presses_control(Key::S);
    person.sees("Quantity 25,000 of Blue Mug: save anyway?");
    person.clicks("Save anyway");
    person.sees("Order 4");
    // The same figure in an edit of the order is not asked about again; another is.
    person.fills("Time", "12:15");
    person.presses_control(Key::S);
    person.sees_no("Changed, not saved yet");
    person.fills("Price of line 1", "40063813");
    person.presses_control(Key::S);
    person.sees("40,063,813.00 for one Blue Mug, which costs 12.50: save anyway?");
}

#[test]
fn a_code_that_no_product_has_is_asked_about_and_becomes_a_product_with_the_order() {
    let mut person = at_a_new_order();
    person.does(&[Types("\n5012345678900\n", 5.0)]);
    person.sees("No product has this code: new product, or as text");
    assert_eq!(person.focused().as_deref(), Some("Add a product or any text"));
    // What is not decided is not left out of the order in silence.
    person.presses_control(Key::S);
    person.waits("the form and its foot", |person| {
        let words = "No product has this code: new product, or as text";
        person.names().iter().filter(|name| *name == words).count() == 3
    });
    person.does(&[Types("\n", 5.0)]);
    person.clicks("New product “5012345678900”, added with the order");
    person.does(&[Types("Lavender soap\n2\n3.20\n", 80.0)]);
    person.sees("Total £6.40");
    person.presses_control(Key::S);
    person.sees("Order 4");
    let (engine, owner) = person.engine();
    let product = |engine: &Engine| {
        let found = engine.product_suggestions(&owner, "5012345678900", 9).unwrap();
        found.into_iter().map(|one| (one.id, one.name, one.sku, one.price)).next()
    };
    let (id, name, code, price) = product(&engine).unwrap();
    assert_eq!(
        (name.as_str(), code.as_str(), price),
        ("Lavender soap", "5012345678900", UnitPrice::parse("3.20"))
    );
    assert_eq!(engine.order(&owner, "4").unwrap().unwrap().items[0].product, Some(id));
    assert_eq!(person.steps().first().map(String::as_str), Some("Add order 4"));
    // It is sold like any other from now on, and went into the shop with the order, as one step.
    person.presses_control_shift(Key::N);
    person.sees("New order, No customer, not saved");
    person.does(&[Types("\n5012345678900\n", 5.0)]);
    assert_eq!(person.form(), "1 Lavender soap 3.20");
    person.clicks_on(egui::accesskit::Role::Button, "Discard");
    person.presses_control(Key::Z);
    person.waits("the product to be gone", |person| product(&person.engine().0).is_none());
    person.sees_no("Order 4");
}

/// What is typed while an order is on its way into the books waits for the next form.
#[test]
fn one_order_after_the_other_in_one_frame() {
    let mut person = at_a_new_order();
    let save = Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    let order = || {
        let keys = "\n4006381333931\nTT-2048-XL\n4006381333931\n".chars().flat_map(events);
        keys.chain([save.clone()])
    };
    // All of it in one frame.
    person.frame((0..5).flat_map(|_| order()).collect(), 50.0);
    for _ in 0..10 {
        person.does(&[]);
    }
    let (engine, owner) = person.engine();
    for number in ["4", "5", "6", "7", "8"] {
        let order = engine.order(&owner, number).unwrap().unwrap();
        assert_eq!(order.total.to_text(2), "31.00", "order {number}");
        assert_eq!(order.items.len(), 2, "order {number}");
    }
}

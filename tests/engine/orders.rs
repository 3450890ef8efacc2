//! Books kept by hand: orders entered, edited, called off, deleted and taken out again; every step taken
//! back and done again.

use domain::Error;
use domain::access::{Actor, Role};
use domain::field::Value;
use domain::ids::ProductId;
use domain::money::Money;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::{FormLine, OrderForm};
use domain::order::query::OrderQuery;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Coupon, Customer, Item, Order, OrderStatus, OrderTexts, Product, Refund, RefundItem};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::places::country_typed;
use domain::pricing::PricedOrder;
use domain::pricing::tax_place::TaxPlace;
use domain::rate::RateInput;
use domain::shop::settings::Shop;
use domain::tax::Prices;
use domain::tax::jurisdiction::Jurisdiction;
use engine::{
    BooksChange, Change, CustomerChange, ImportOptions, OrderChange, OrderEdit, OrderSelection,
    TaxRateChange, UserChange,
};

use crate::shops::stocked::{at, form, last_title, line, money, quantity, stocked};
use crate::shops::{self, NOW};

#[test]
fn an_order_is_entered_and_edited() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let order = shop.apply(&Change::save_order(form(), None)).order().unwrap();
    assert_eq!((order.number.as_str(), last_title(&shop).as_str()), ("1", "Add order 1"));
    // 20 + 12 and taxes of 4 and 0.60, shipping 5 and its 1.
    let amounts = [order.tax, order.shipping_tax, order.total].map(Money::to_exact_text);
    assert_eq!(amounts, ["4.60", "1.00", "42.60"]);
    let taxes: Vec<String> = order
        .taxes
        .iter()
        .map(|line| {
            format!(
                "{:?} {} {} {}",
                line.rate.unwrap(),
                line.name,
                line.percent.unwrap().to_text(),
                line.tax.to_exact_text()
            )
        })
        .collect();
    assert_eq!(taxes, ["RateId(1) VAT 20.0000 4.00", "RateId(2) VAT reduced 5.0000 0.60"]);
    assert_eq!(shop.engine.order(&owner, "1").unwrap().as_ref(), Some(&order));

    // Deleting a rate leaves what it charged.
    shop.engine.apply(&Change::TaxRate(TaxRateChange::Delete { id: "2".to_owned() }), &owner, NOW).unwrap();
    assert_eq!(shop.engine.order(&owner, "1").unwrap().as_ref(), Some(&order));

    // An edit that costs the same keeps its amounts, though the rate is gone; one that does not is priced anew.
    let mut edit = OrderForm::of(&order);
    edit.status = OrderStatus::Processing;
    edit.address.street = "1 High Street".to_owned();
    let second = shop.apply(&Change::save_order(edit.clone(), Some(order.clone()))).order().unwrap();
    assert_eq!((second.total, &second.taxes), (order.total, &order.taxes));
    assert_eq!(second.status, OrderStatus::Processing);
    let mut edit = OrderForm::of(&second);
    edit.lines[0].quantity = quantity("1");
    edit.coupons.push(FormCoupon { code: "two".to_owned(), discount: Discount::Amount(money("2.20")) });
    let third = shop.apply(&Change::save_order(edit.clone(), Some(second.clone()))).order().unwrap();
    assert_eq!(last_title(&shop), "Edit order 1");
    assert_eq!([third.discount, third.tax, third.total].map(Money::to_exact_text), ["2.20", "1.80", "27.60"]);

    // Who edits what is no longer so is told.
    let stale =
        shop.engine.apply(&Change::save_order(edit.clone(), Some(second.clone())), &owner, NOW).unwrap_err();
    let Error::StaleOrder { number } = stale else { panic!("{stale}") };
    assert_eq!(number, "1");
    assert_eq!(shop.engine.order(&owner, "1").unwrap().as_ref(), Some(&third));
    let mut renumbered = OrderForm::of(&third);
    renumbered.number = Some("9".to_owned());
    assert!(
        shop.engine.apply(&Change::save_order(renumbered.clone(), Some(third.clone())), &owner, NOW).is_err()
    );

    // Back and forth.
    for expected in [Some(&second), Some(&order)] {
        shop.apply(&Change::UNDO);
        assert_eq!(shop.engine.order(&owner, "1").unwrap().as_ref(), expected);
    }
    for _ in 0..2 {
        shop.apply(&Change::REDO);
    }
    assert_eq!(shop.engine.order(&owner, "1").unwrap(), Some(third));
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn an_order_from_a_file_keeps_what_the_form_does_not_show() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let foreign = Order {
        number: "77".to_owned(),
        placed_at: at("2025-03-01T10:00:00"),
        status: OrderStatus::Completed,
        total: money("33.33"),
        tax: money("5.551"),
        discount: money("1"),
        items: vec![Item {
            name: "Odd".to_owned(),
            quantity: quantity("3"),
            total: money("27.779"),
            tax: money("5.551"),
            ..Item::default()
        }],
        refunds: vec![Refund { refunded_at: at("2025-03-02"), amount: money("1"), ..Refund::default() }],
        ..Order::default()
    };
    shop.apply(&Change::Order(OrderChange::Put(Box::new(foreign.clone()))));
    let mut edit = OrderForm::of(&foreign);
    edit.customer = Some("anna".to_owned());
    let priced = shop.engine.price_order(&owner, &edit, Some(&foreign)).unwrap();
    assert_eq!((priced.total, priced.tax), (foreign.total, foreign.tax));
    let saved = shop.apply(&Change::save_order(edit.clone(), Some(foreign.clone()))).order().unwrap();
    assert_eq!(saved, Order { customer: Some("anna".to_owned()), ..foreign });
}

#[test]
fn numbers_count_on_and_are_never_used_twice() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let mut first = form();
    first.number = Some("#1009".to_owned());
    shop.apply(&Change::save_order(first.clone(), None));
    assert!(shop.engine.apply(&Change::save_order(first.clone(), None), &owner, NOW).is_err());
    let second = shop.apply(&Change::save_order(form(), None)).order().unwrap();
    assert_eq!(second.number, "#1010");
    let copy =
        shop.apply(&Change::Order(OrderChange::Duplicate { number: "#1009".to_owned() })).order().unwrap();
    assert_eq!((copy.number.as_str(), copy.status), ("#1011", OrderStatus::Completed));
    assert_eq!((copy.items, copy.total), (second.items, second.total));
    shop.apply(&Change::Order(OrderChange::Delete { number: "#1011".to_owned() }));
    let third = shop.apply(&Change::save_order(form(), None)).order().unwrap();
    assert_eq!(third.number, "#1012");
}

#[test]
fn a_deleted_order_is_hidden_and_comes_back_as_it_stood() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    shop.apply(&Change::save_order(form(), None));
    shop.apply(&Change::Order(OrderChange::SetStatus {
        number: "1".to_owned(),
        status: OrderStatus::OnHold,
    }));
    assert_eq!(last_title(&shop), "Set order 1 to on-hold");
    shop.apply(&Change::Order(OrderChange::Delete { number: "1".to_owned() }));
    assert!(
        shop.engine
            .apply(&Change::Order(OrderChange::Delete { number: "1".to_owned() }), &owner, NOW)
            .is_err()
    );
    let query = OrderQuery { limit: 10, ..OrderQuery::default() };
    assert_eq!(shop.engine.orders(&owner, &query).unwrap().count, 0);
    let trash = OrderQuery { statuses: vec![OrderStatus::Trash], ..query.clone() };
    assert_eq!(shop.engine.orders(&owner, &trash).unwrap().count, 1);
    assert_eq!(
        shop.apply(&Change::Order(OrderChange::Restore { number: "1".to_owned() })).order().unwrap().status,
        OrderStatus::OnHold
    );
    assert!(
        shop.engine
            .apply(&Change::Order(OrderChange::Restore { number: "1".to_owned() }), &owner, NOW)
            .is_err()
    );
    assert_eq!(shop.engine.orders(&owner, &query).unwrap().total, money("42.60"));
}

#[test]
fn only_who_manages_the_store_keeps_its_books() {
    let mut shop = stocked();
    shop.apply(&Change::User(UserChange::Add { login: "books".to_owned(), role: Role::Accountant }));
    shop.apply(&Change::save_order(form(), None));
    for (actor, may_look) in [(shop.engine.actor("books").unwrap(), true), (Actor::nobody("x"), false)] {
        let is_refused = |done: Result<(), Error>| matches!(done, Err(Error::NotAllowed { .. }));
        let engine = &mut shop.engine;
        assert_eq!(is_refused(engine.orders(&actor, &OrderQuery::default()).map(drop)), !may_look);
        assert!(is_refused(engine.price_order(&actor, &form(), None).map(drop)));
        assert!(is_refused(engine.apply(&Change::save_order(form(), None), &actor, NOW).map(drop)));
    }
}

#[test]
fn prices_with_tax_follow_the_settings_of_the_shop() {
    let mut shop = stocked();
    let mut settings = shop.engine.shop().unwrap();
    settings.taxes.prices = Prices::IncludeTax;
    shop.apply(&Change::settings(settings.clone(), None));
    assert_eq!(shop.engine.shop().unwrap(), settings);
    let with = OrderForm { prices: settings.taxes.prices, ..form() };
    let order = shop.apply(&Change::save_order(with.clone(), None)).order().unwrap();
    assert_eq!([order.tax, order.total].map(Money::to_exact_text), ["3.90", "37.00"]);
    for _ in 0..2 {
        shop.apply(&Change::UNDO);
    }
    assert_eq!(shop.engine.shop().unwrap().taxes.prices, Prices::ExcludeTax);
}

fn saving(form: &OrderForm, new_customer: Option<&str>, draft: &str) -> Change {
    let (new_customer, draft) = (new_customer.map(str::to_owned), draft.to_owned());
    Change::Order(OrderChange::Save(Box::new(OrderEdit {
        form: form.clone(),
        new_customer,
        draft,
        ..OrderEdit::default()
    })))
}

/// Somebody new comes into the books with their order, and goes with it.
#[test]
fn an_order_of_a_new_customer_is_one_step() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let everyone = |shop: &shops::TestShop| -> Vec<String> {
        let rows = shop.engine.customer_list(&shop.owner).unwrap();
        rows.iter().map(|row| format!("{} {}", row.customer.login, row.orders)).collect()
    };
    let placed = OrderForm { customer: None, ..form() };
    let order = shop.apply(&saving(&placed, Some("Ben  Hill"), "")).order().unwrap();
    assert_eq!((order.customer.as_deref(), last_title(&shop).as_str()), (Some("Ben Hill"), "Add order 1"));
    assert_eq!(everyone(&shop), ["anna 0", "Ben Hill 1"]);
    let ben = shop.engine.customer(&owner, "Ben Hill").unwrap().unwrap();
    assert_eq!(ben.address, placed.address);
    shop.apply(&Change::UNDO);
    assert_eq!((shop.engine.order_count(&owner).unwrap(), everyone(&shop)), (0, vec!["anna 0".to_owned()]));
    shop.apply(&Change::REDO);
    assert_eq!(everyone(&shop), ["anna 0", "Ben Hill 1"]);
    // Whoever is there already is the one, and what is refused adds nobody.
    shop.apply(&saving(&placed, Some("Ben Hill"), ""));
    assert_eq!(everyone(&shop), ["anna 0", "Ben Hill 2"]);
    let taken = OrderForm { number: Some("1".to_owned()), ..placed.clone() };
    assert!(shop.engine.apply(&saving(&taken, Some("Cy"), ""), &owner, NOW).is_err());
    assert!(shop.engine.apply(&saving(&placed, Some("owner"), ""), &owner, NOW).is_err());
    assert_eq!(everyone(&shop), ["anna 0", "Ben Hill 2"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// New products come into the books with their order, once each, and go with it.
#[test]
fn an_order_of_new_products_is_one_step() {
    let mut shop = stocked();
    let known = shop.engine.product_list(&shop.owner, None, NOW).unwrap().len();
    let products = |shop: &shops::TestShop| -> Vec<String> {
        let rows = shop.engine.product_list(&shop.owner, None, NOW).unwrap();
        let line = |row: &engine::ProductRow| format!("{} {}", row.product.name, row.product.sku);
        rows[known..].iter().map(line).collect()
    };
    let text = |name: &str| FormLine { product: None, ..line(1, name, "1", "2.50", "") };
    let new =
        |name: &str, sku: &str| Product { name: name.to_owned(), sku: sku.to_owned(), ..Product::default() };
    let lines = vec![text("Gift wrap"), text("Card"), text("Gift wrap"), text("Soap")];
    let edit = OrderEdit {
        form: OrderForm { lines, ..form() },
        new_products: vec![(0, new("Gift wrap", "")), (2, new("Gift wrap", "")), (3, new("Soap", "501"))],
        ..OrderEdit::default()
    };
    let saving = Change::Order(OrderChange::Save(Box::new(edit)));
    let order = shop.apply(&saving).order().unwrap();
    let has: Vec<bool> = order.items.iter().map(|item| item.product.is_some()).collect();
    assert_eq!((has, order.items[0].product), (vec![true, false, true, true], order.items[2].product));
    assert_eq!(products(&shop), ["Gift wrap ", "Soap 501"]);
    assert_eq!(last_title(&shop), "Add order 1");
    shop.apply(&Change::UNDO);
    assert_eq!(products(&shop), Vec::<String>::new());
    shop.apply(&saving);
    shop.apply(&saving);
    assert_eq!(products(&shop), ["Gift wrap ", "Soap 501"], "those that are there are not added again");
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A sale without an address keeps where it was taxed when the shop moves, also where it is edited.
#[test]
fn a_sale_at_the_shop_keeps_its_place() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let moves = |shop: &mut shops::TestShop, country: &str| {
        let settings = Shop { address: Address::of_country(country), ..shop.engine.shop().unwrap() };
        shop.apply(&Change::settings(settings, None));
    };
    moves(&mut shop, "GB");
    let sale = OrderForm {
        customer: None,
        address: Address::default(),
        lines: vec![line(1, "Blue Mug", "2", "12", "")],
        shipping: Money::ZERO,
        coupons: Vec::new(),
        ..form()
    };
    let was = shop.apply(&Change::save_order(sale, None)).order().unwrap();
    assert_eq!(was.tax.to_exact_text(), "4.80");
    moves(&mut shop, "FR");
    let place = |shop: &shops::TestShop| {
        let (place, at) = shop.engine.explain_order(&owner, &was.number).unwrap().charged_at;
        (place, at.country)
    };
    assert_eq!(place(&shop), (TaxPlace::Shop, "GB".to_owned()));
    let mut edit = OrderForm::of(&was);
    edit.lines[0].quantity = quantity("3");
    let shown = shop.engine.price_order(&owner, &edit, None).unwrap();
    assert_eq!((shown.place, shown.taxed_at.country.as_str()), (TaxPlace::Shop, "GB"));
    let now = shop.apply(&Change::save_order(edit, Some(was.clone()))).order().unwrap();
    assert_eq!((now.tax, now.tax.to_exact_text().as_str()), (shown.tax, "7.20"));
    assert_eq!(place(&shop), (TaxPlace::Shop, "GB".to_owned()));
    assert_eq!(shop.engine.explain_order(&owner, &was.number).unwrap().by_rates.tax, now.tax);
    // Its own address is another matter.
    let sent = OrderForm { address: Address::of_country("FR"), ..OrderForm::of(&now) };
    assert_eq!(shop.engine.price_order(&owner, &sent, None).unwrap().tax, Money::ZERO);
}

/// An order without an address is taxed where its customer lives, else where the shop is; and where rates exist
/// that do not fit, pricing says so.
#[test]
fn orders_without_an_address_are_taxed_at_the_shop() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let lives = Customer {
        login: "fr".to_owned(),
        address: Address::of_country("Frankreich"),
        ..Customer::default()
    };
    shop.apply(&Change::Customer(CustomerChange::Save { customer: lives.clone(), was: None }));
    let warned = |order: &PricedOrder| {
        let warnings = order.warnings.iter().map(|warning| warning.sentence().to_string());
        warnings.collect::<Vec<_>>().join("; ")
    };
    let at_home = || OrderForm { customer: None, address: Address::default(), ..form() };
    for (home, customer, address, expected) in [
        ("", None, "", (TaxPlace::Nowhere, "0.00", "neither this order nor the shop has an address")),
        ("GB", None, "", (TaxPlace::Shop, "4.80", "")),
        ("GB", Some("fr"), "", (TaxPlace::Customer, "0.00", "no rate fits an order to France")),
        ("GB", None, "FR", (TaxPlace::Order, "0.00", "no rate fits an order to France")),
        ("GB", None, "United Kingdom", (TaxPlace::Order, "4.80", "")),
        ("GB", None, "Vereinigtes Königreich", (TaxPlace::Order, "4.80", "")),
        ("FR", None, "FR", (TaxPlace::Order, "0.00", "this shop has no tax rates of France")),
    ] {
        let settings = Shop { address: Address::of_country(home), ..shop.engine.shop().unwrap() };
        shop.apply(&Change::settings(settings.clone(), None));
        let form = OrderForm {
            customer: customer.map(str::to_owned),
            address: Address::of_country(address),
            lines: vec![line(1, "Blue Mug", "2", "12", "")],
            shipping: Money::ZERO,
            coupons: Vec::new(),
            ..at_home()
        };
        let priced = shop.engine.price_order(&owner, &form, None).unwrap();
        let (place, tax, warning) = expected;
        assert_eq!((priced.place, priced.tax.to_exact_text().as_str()), (place, tax), "{home} {address}");
        let warned = warned(&priced);
        assert!(
            warned.contains(warning) && warned.is_empty() == warning.is_empty(),
            "{home} {address}: {warned}"
        );
        let order = shop.apply(&Change::save_order(form.clone(), None)).order().unwrap();
        assert_eq!(order.tax, priced.tax);
        assert_eq!(
            Jurisdiction::new(&order.address.country, "").country(),
            country_typed(address),
            "{address}"
        );
    }
    let nowhere = OrderForm { lines: vec![line(1, "Mug", "1", "5", "gone")], ..form() };
    let priced = shop.engine.price_order(&owner, &nowhere, None).unwrap();
    assert!(
        warned(&priced).contains("class Gone") || warned(&priced).contains("class gone"),
        "{}",
        warned(&priced)
    );
    let abroad =
        RateInput { country: Some(Value::text("FR")), rate: Some(Value::text("20")), ..RateInput::default() };
    shop.apply(&Change::TaxRate(TaxRateChange::Create(abroad.clone())));
    let settings = Shop { address: Address::of_country("GB"), ..shop.engine.shop().unwrap() };
    shop.apply(&Change::settings(settings.clone(), None));
    let both = OrderForm { address: Address::of_country("FR"), ..form() };
    let priced = shop.engine.price_order(&owner, &both, None).unwrap();
    let expected = "No tax is charged on lines of the class Reduced: no rate of it fits an order to France";
    assert_eq!((warned(&priced).as_str(), priced.tax.to_exact_text().as_str()), (expected, "4.00"));
    let no_country = Address { city: "Leeds".to_owned(), ..Address::default() };
    let priced =
        shop.engine.price_order(&owner, &OrderForm { address: no_country, ..at_home() }, None).unwrap();
    assert!(warned(&priced).contains("names no country"), "{}", warned(&priced));
}

/// A discount in percent is an amount once it is saved; a note and the reason of a refund are found by a search.
#[test]
fn a_percentage_a_note_and_a_reason_come_into_the_books() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let tenth =
        FormCoupon { code: "ten".to_owned(), discount: Discount::Percent(Percent::parse("10").unwrap()) };
    let note = "Call the neighbour first".to_owned();
    let typed = OrderForm {
        coupons: vec![tenth],
        texts: OrderTexts { note: note.clone(), ..OrderTexts::default() },
        ..form()
    };
    let order = shop.apply(&Change::save_order(typed.clone(), None)).order().unwrap();
    assert_eq!(order.coupons, [Coupon { code: "ten".to_owned(), discount: money("3.20") }]);
    assert_eq!((order.discount, order.texts.note.as_str()), (money("3.20"), note.as_str()));
    let other = shop.apply(&Change::save_order(form(), None)).order().unwrap();
    let lines = RefundWhat::Lines(vec![(0, quantity("1"))]);
    let reason = "Chipped glaze".to_owned();
    let refund = RefundForm { at: at("2025-03-12"), what: lines, shipping: false, reason, corrects: None };
    shop.apply(&Change::Order(OrderChange::Refund { number: other.number.clone(), form: refund.clone() }));
    assert_eq!(last_title(&shop), "Refund 12.00 of order 2: Chipped glaze");
    let found = |shop: &shops::TestShop, text: &str| -> Vec<String> {
        let query = OrderQuery { text: text.to_owned(), limit: 10, ..OrderQuery::default() };
        let page = shop.engine.orders_wanted(&owner, &OrderSelection { of: None, query }, NOW).unwrap();
        page.orders.into_iter().map(|order| order.number).collect()
    };
    assert_eq!(found(&shop, "NEIGHBOUR"), ["1"]);
    assert_eq!(found(&shop, "glaze"), ["2"]);
    // An edit of the note alone keeps the amounts, and undo brings the words back.
    let edit = OrderForm { texts: OrderTexts::default(), ..OrderForm::of(&order) };
    let bare = shop.apply(&Change::save_order(edit.clone(), Some(order.clone()))).order().unwrap();
    assert_eq!(bare, Order { texts: OrderTexts::default(), ..order.clone() });
    assert!(found(&shop, "neighbour").is_empty());
    shop.apply(&Change::UNDO);
    assert_eq!(shop.engine.order(&owner, "1").unwrap(), Some(order.clone()));
    assert_eq!(found(&shop, "neighbour"), ["1"]);
    let like = OrderForm::like(&order, at("2025-04-01T10:15:42"));
    assert_eq!((like.texts.note.as_str(), like.placed_at), ("", at("2025-04-01T10:15:00")));
    // A file of the shop from before the note leaves it.
    let books = shop.books().replace(",\n   \"note\": \"Call the neighbour first\"", "");
    assert!(!books.contains("neighbour"), "{books}");
    assert!(
        shop.import("books.json", books.as_bytes(), &ImportOptions::default()).unwrap().changed_nothing()
    );
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What was typed of a saved order is what its lines show, with the discount beside it.
#[test]
fn what_was_typed_is_what_is_shown() {
    let mut shop = stocked();
    let lines = vec![line(1, "Blue Mug", "1", "1234.50", ""), line(2, "Tea Towel", "1", "24.90", "reduced")];
    let coupons = vec![FormCoupon { code: "five".to_owned(), discount: Discount::Amount(money("5")) }];
    for prices in [Prices::IncludeTax, Prices::ExcludeTax] {
        let typed = OrderForm {
            lines: lines.clone(),
            coupons: coupons.clone(),
            prices,
            shipping: money("4.90"),
            ..form()
        };
        let order = shop.apply(&Change::save_order(typed.clone(), None)).order().unwrap();
        let kept = PricedOrder::kept(&order, 2).unwrap();
        let amounts: Vec<String> = kept.lines.iter().map(|line| line.amount.to_exact_text()).collect();
        assert_eq!(amounts, ["1234.50", "24.90"]);
        assert_eq!(Money::sum(kept.lines.iter().map(|line| line.discount)).unwrap(), money("5"));
        let again = OrderForm::of(&order);
        assert_eq!(
            (again.lines, again.shipping, again.coupons),
            (typed.lines, typed.shipping, typed.coupons)
        );
        let shipped = order.shipping.plus(order.shipping_tax).unwrap();
        let expected = if prices.include_tax() { "4.90" } else { "5.88" };
        assert_eq!(shipped.to_exact_text(), expected);
    }
}

/// Another window, or the same one after a crash, saves the draft that is in the books already.
#[test]
fn a_draft_comes_into_the_books_once() {
    let folder = tempfile::tempdir().unwrap();
    let zone = domain::time::Zone::UTC;
    let currency = domain::shop::settings::Currency::parse("EUR").unwrap();
    let shop = domain::shop::settings::Shop::new("Corner", currency, zone).unwrap();
    let now = domain::time::Instant::from_seconds(1_790_000_000);
    let path = folder.path().join("shop.tillbook");
    let mut engine = engine::Engine::create(&path, &shop, now).unwrap();
    let owner = engine.owner().unwrap();
    let line = domain::order::form::FormLine {
        name: "Gift wrap".to_owned(),
        quantity: domain::quantity::Quantity::parse("1").unwrap(),
        ..Default::default()
    };
    let form = domain::order::form::OrderForm { lines: vec![line], ..Default::default() };
    let saved = engine.apply(&saving(&form, None, "d1"), &owner, now).unwrap().order().unwrap();
    let mut other = engine::Engine::open(&path).unwrap();
    let again = other.apply(&saving(&form, Some("Isla"), "d1"), &owner, now).unwrap_err();
    assert_eq!((again.code(), again.status()), ("tillbook_stale", 409));
    assert!(again.to_string().contains("saved already, as order 1"), "{again}");
    assert_eq!(other.order_count(&owner).unwrap(), 1);
    assert_eq!(other.order_of_draft(&owner, "d1").unwrap(), Some(saved));
    // Undone, the order is in no books, and its draft may come into them.
    engine
        .apply(&Change::Books(BooksChange::UndoRedo(engine::Direction::Undo)), &owner, now)
        .unwrap()
        .step()
        .unwrap();
    assert_eq!(engine.order_of_draft(&owner, "d1").unwrap(), None);
    engine.apply(&saving(&form, None, "d1"), &owner, now).unwrap();
    engine.apply(&saving(&form, None, "d2"), &owner, now).unwrap();
    engine.apply(&saving(&form, None, ""), &owner, now).unwrap();
    engine.apply(&saving(&form, None, ""), &owner, now).unwrap();
    assert_eq!(engine.order_count(&owner).unwrap(), 4);
}

#[test]
fn records_are_found_while_their_name_or_number_is_typed() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    for number in ["1", "10", "12", "100", "A-1", "2"] {
        shop.apply(&Change::Order(OrderChange::Put(Box::new(Order {
            number: number.to_owned(),
            ..Order::default()
        }))));
    }
    for (text, expected) in
        [("1", &["1", "100", "12"][..]), ("10", &["10", "100"]), ("a-", &["A-1"]), ("7", &[]), ("", &[])]
    {
        let found = shop.engine.orders_numbered(&owner, text, 3).unwrap();
        let numbers: Vec<&str> = found.iter().map(|order| order.number.as_str()).collect();
        assert_eq!(numbers, expected, "{text}");
    }
    let named =
        |name: &str| Customer { name: name.to_owned(), login: "ada".to_owned(), ..Customer::default() };
    let was = shop
        .apply(&Change::Customer(CustomerChange::Save { customer: named("Ada Blue"), was: None }))
        .customer()
        .unwrap();
    let found_names = |shop: &shops::TestShop, text: &str| -> Vec<String> {
        let found = shop.engine.find(&shop.owner, text, 3).unwrap().customers;
        found.into_iter().map(|(_, row)| row.customer.name).collect()
    };
    assert_eq!((found_names(&shop, "blu"), found_names(&shop, "red")), (vec!["Ada Blue".to_owned()], vec![]));
    // What is held in memory follows each change.
    let order = Order { number: "3".to_owned(), customer: Some("ada".to_owned()), ..Order::default() };
    shop.apply(&Change::Order(OrderChange::Put(Box::new(order))));
    shop.apply(&Change::Customer(CustomerChange::Save { customer: named("Ada Red"), was: Some(was) }));
    assert_eq!((found_names(&shop, "blu"), found_names(&shop, "red")), (vec![], vec!["Ada Red".to_owned()]));
    let found = shop.engine.find(&shop.owner, "ada", 3).unwrap();
    assert_eq!(found.ordered.iter().map(|order| order.number.as_str()).collect::<Vec<_>>(), ["3"]);
    let orders =
        OrderQuery { numbers: vec!["2".to_owned(), "A-1".to_owned()], limit: 9, ..OrderQuery::default() };
    assert_eq!(shop.engine.orders(&shop.owner, &orders).unwrap().count, 2);
}

/// An order whose product or customer was undone away while it was typed is refused with their name.
#[test]
fn what_is_no_longer_in_the_shop_is_refused_by_its_name() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let order = shop.apply(&Change::save_order(form(), None)).order().unwrap();
    let mut lines = form().lines;
    lines[0].product = Some(ProductId::new(77));
    let nobody = Some("nobody".to_owned());
    for (form, was, expected) in [
        (OrderForm { lines: lines.clone(), ..form() }, None, "the product \"Blue Mug\" is no longer"),
        (OrderForm { customer: nobody.clone(), ..form() }, None, "the customer \"nobody\" is no longer"),
        (OrderForm { lines, ..OrderForm::of(&order) }, Some(&order), "the product \"Blue Mug\" is no longer"),
        (OrderForm { customer: nobody, ..OrderForm::of(&order) }, Some(&order), "the customer \"nobody\""),
    ] {
        let books = shop.books();
        let change = Change::save_order(form, was.cloned());
        let error = shop.engine.apply(&change, &owner, NOW).unwrap_err();
        assert!(error.status() < 500 && error.to_string().contains(expected), "{error}");
        assert_eq!(shop.books(), books);
    }
}

/// A refund can name a product whose adding was undone, too: it is refused as what a person can mend, and not as a fault
/// of the file.
#[test]
fn a_refund_of_a_product_that_is_gone_is_refused() {
    let mut shop = stocked();
    let back = RefundItem { product: Some(ProductId::new(77)), ..RefundItem::default() };
    let refund = Refund { refunded_at: at("2025-03-02T10:00:00"), items: vec![back], ..Refund::default() };
    let order = Order { number: "1".to_owned(), refunds: vec![refund], ..Order::default() };
    let error = shop.try_change(&Change::Order(OrderChange::Put(Box::new(order)))).unwrap_err();
    let expected = "Order 1: the product 77 of a refund is no longer in the shop; choose another one";
    assert_eq!((error.status(), error.to_string().as_str()), (400, expected));
}

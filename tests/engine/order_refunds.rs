//! Refunds entered by hand: what comes back of which tax, never more than is left, and taking them back.

use domain::money::Money;
use domain::order::form::OrderForm;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{OrderStatus, Refund};
use engine::{Change, OrderChange};

use crate::shops::NOW;
use crate::shops::stocked::{at, form, last_title, money, quantity, stocked};

fn refund(what: RefundWhat, shipping: bool) -> RefundForm {
    RefundForm { at: at("2025-03-12T09:00:00"), what, shipping, reason: String::new(), corrects: None }
}

/// What comes back: amount, tax, shipping, shipping tax; then by rate.
fn told(refund: &Refund) -> String {
    let parts = [Some(refund.amount), refund.tax, refund.shipping, refund.shipping_tax];
    let parts: Vec<String> = parts.into_iter().map(|part| part.unwrap().to_exact_text()).collect();
    let taxes = refund.taxes.iter().map(|line| {
        let amounts = [line.taxable, line.tax, line.shipping_tax].map(Money::to_exact_text);
        format!("{} {}", line.percent.map(|percent| percent.to_text()).unwrap_or_default(), amounts.join(","))
    });
    format!("{} | {}", parts.join(" "), taxes.collect::<Vec<_>>().join("; "))
}

#[test]
fn refunds_take_the_taxes_of_the_order() {
    let lines = |lines: &[(usize, &str)]| {
        RefundWhat::Lines(lines.iter().map(|(at, count)| (*at, quantity(count))).collect())
    };
    for (form, expected) in [
        (
            refund(RefundWhat::Whole, false),
            "42.60 4.60 5.00 1.00 | 20.0000 25.00,4.00,1.00; 5.0000 12.00,0.60,0.00",
        ),
        (refund(lines(&[(0, "1")]), false), "12.00 2.00 0.00 0.00 | 20.0000 10.00,2.00,0.00"),
        (
            refund(lines(&[(1, "1")]), true),
            "10.20 0.20 5.00 1.00 | 5.0000 4.00,0.20,0.00; 20.0000 5.00,0.00,1.00",
        ),
        (
            refund(lines(&[(0, "2"), (1, "3")]), false),
            "36.60 4.60 0.00 0.00 | 20.0000 20.00,4.00,0.00; 5.0000 12.00,0.60,0.00",
        ),
        (
            refund(RefundWhat::Amount(money("18.30")), false),
            "18.30 2.30 0.00 0.00 | 20.0000 10.00,2.00,0.00; 5.0000 6.00,0.30,0.00",
        ),
        (
            refund(RefundWhat::Amount(money("21.30")), true),
            "21.30 2.30 2.50 0.50 | 20.0000 12.50,2.00,0.50; 5.0000 6.00,0.30,0.00",
        ),
    ] {
        let mut shop = stocked();
        let owner = shop.owner.clone();
        shop.apply(&Change::save_order(self::form(), None));
        let previewed = shop.engine.price_refund(&owner, "1", &form).unwrap();
        let order = shop
            .apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form: form.clone() }))
            .order()
            .unwrap();
        assert_eq!(order.refunds, [previewed]);
        assert_eq!(told(&order.refunds[0]), expected, "{form:?}");
        let is_whole = form.what == RefundWhat::Whole;
        assert_eq!(order.status == OrderStatus::Refunded, is_whole);
        assert_eq!(
            last_title(&shop),
            format!("Refund {} of order 1", order.refunds[0].amount.to_exact_text())
        );
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());

        let whole = shop
            .apply(&Change::Order(OrderChange::DeleteRefund { was: Box::new(order.clone()), place: 0 }))
            .order()
            .unwrap();
        assert_eq!((whole.refunds.len(), whole.status), (0, OrderStatus::Completed));
        assert!(
            shop.engine
                .apply(
                    &Change::Order(OrderChange::DeleteRefund { was: Box::new(order.clone()), place: 0 }),
                    &owner,
                    NOW
                )
                .is_err()
        );
        shop.apply(&Change::UNDO);
        shop.apply(&Change::UNDO);
        assert_eq!(shop.engine.order(&owner, "1").unwrap(), Some(whole));
    }
}

#[test]
fn a_refund_never_takes_more_than_is_left() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let taking_back = |form| Change::Order(OrderChange::Refund { number: "1".to_owned(), form });
    shop.apply(&Change::save_order(form(), None));
    let one = RefundWhat::Lines(vec![(0, quantity("1"))]);
    shop.apply(&taking_back(refund(one.clone(), false)));
    for (form, problem) in [
        (refund(RefundWhat::Amount(money("30.61")), true), "30.61 is more than the 30.60"),
        (refund(RefundWhat::Amount(money("24.61")), false), "24.61 is more than the 24.60"),
        (refund(RefundWhat::Amount(Money::ZERO), false), "there is nothing in it"),
        (refund(RefundWhat::Lines(vec![(0, quantity("2"))]), false), "only 1 of a line are left"),
        (refund(RefundWhat::Lines(vec![(0, quantity("3"))]), false), "the line has only 2"),
        (refund(RefundWhat::Lines(vec![(7, quantity("1"))]), false), "it has no such line"),
        (
            RefundForm {
                at: at("2025-03-01"),
                what: one.clone(),
                shipping: false,
                reason: String::new(),
                corrects: None,
            },
            "a refund cannot be before",
        ),
    ] {
        let error = shop.engine.apply(&taking_back(form.clone()), &owner, NOW).unwrap_err().to_string();
        assert!(error.starts_with(&format!("The refund of order 1: {problem}")), "{error}");
    }
    shop.apply(&taking_back(refund(one, false)));
    let rest = shop.apply(&taking_back(refund(RefundWhat::Whole, false))).order().unwrap();
    assert_eq!(
        told(&rest.refunds[2]),
        "18.60 0.60 5.00 1.00 | 20.0000 5.00,0.00,1.00; 5.0000 12.00,0.60,0.00"
    );
    assert_eq!(rest.status, OrderStatus::Refunded);
    assert!(shop.engine.apply(&taking_back(refund(RefundWhat::Whole, false)), &owner, NOW).is_err());
    shop.apply(&Change::Order(OrderChange::SetStatus {
        number: "1".to_owned(),
        status: OrderStatus::Pending,
    }));
    let error = shop.engine.apply(&taking_back(refund(RefundWhat::Whole, false)), &owner, NOW).unwrap_err();
    assert!(error.to_string().contains("it is pending"), "{error}");
}

/// What names an amount alone, as files do, is divided before more comes back by hand: the rest has the rest of each tax.
#[test]
fn a_refund_by_amount_is_divided_before_the_rest_comes_back() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let mut order = shop.apply(&Change::save_order(form(), None)).order().unwrap();
    let amount = money("21.30");
    order.refunds.push(Refund { amount, refunded_at: at("2025-03-11T09:00:00"), ..Refund::default() });
    shop.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))));
    let form = refund(RefundWhat::Whole, true);
    let previewed = shop.engine.price_refund(&owner, "1", &form).unwrap();
    let refunded =
        shop.apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form })).order().unwrap();
    assert_eq!(refunded.refunds[1], previewed);
    let half = "21.30 2.30 2.50 0.50 | 20.0000 12.50,2.00,0.50; 5.0000 6.00,0.30,0.00";
    assert_eq!(refunded.refunds.iter().map(told).collect::<Vec<_>>(), [half, half]);
    shop.apply(&Change::UNDO);
    assert_eq!(shop.engine.order(&owner, "1").unwrap(), Some(order));
}

/// Where a rate was charged on all of an order, all that comes back is what it is taken back on, to the
/// cent: 20 of 24 that are 20 % tax hold 16.67 of goods, whatever the tax was rounded to.
#[test]
fn what_a_rate_is_taken_back_on_is_all_that_comes_back() {
    for (shipping, amount, with, expected) in [
        ("0", "20.00", false, "20.00 3.33 0.00 0.00 | 20.0000 16.67,3.33,0.00"),
        ("5", "20.00", false, "20.00 3.33 0.00 0.00 | 20.0000 16.67,3.33,0.00"),
        ("5", "10.00", true, "10.00 1.33 1.67 0.33 | 20.0000 8.34,1.33,0.33"),
    ] {
        let mut shop = stocked();
        let lines = vec![form().lines.swap_remove(0)];
        let placed = OrderForm { lines, shipping: money(shipping), ..form() };
        shop.apply(&Change::save_order(placed.clone(), None));
        let back = refund(RefundWhat::Amount(money(amount)), with);
        let order = shop
            .apply(&Change::Order(OrderChange::Refund { number: "1".to_owned(), form: back.clone() }))
            .order()
            .unwrap();
        assert_eq!(told(&order.refunds[0]), expected);
    }
}

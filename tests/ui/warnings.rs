//! What was pointed out before a record was saved stays with it: a mark in its list, and the sentence in its form.

use domain::money::Money;
use domain::order::{Customer, Order, OrderStatus};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseLine, SupplierPurchase};
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::Day;
use engine::{Change, CustomerChange, OrderChange, PurchaseChange, PurchaseEdit};

use super::person::{Person, now};
use super::stock::order;

const WRONG: &str = "The check digits of the VAT number \"ATU12345676\" are wrong: a digit is mistyped or stands in another's place";
const NO_RATE: &str = "No tax is charged: no rate fits an order to France";

fn untaxed(number: &str, country: &str, exemption: TaxExemption) -> Order {
    let mut order = order(number, "2026-11-06T10:00:00", 1, "1", "50.00");
    (order.tax, order.total) = (Money::ZERO, Money::parse("54.00").unwrap());
    for item in &mut order.items {
        item.tax = Money::ZERO;
    }
    Order { address: Address::of_country(country), exemption, ..order }
}

#[test]
fn a_saved_order_keeps_what_was_pointed_out() {
    let by = |number: &str| TaxExemption {
        vat_number: number.to_owned(),
        ..TaxExemption::of(UntaxedReason::ReverseCharge)
    };
    let mut person = Person::with_shop(|engine, owner| {
        for order in [
            untaxed("7", "AT", by("ATU12345676")),
            untaxed("8", "FR", TaxExemption::default()),
            untaxed("9", "AT", by("ATU12345675")),
            Order { status: OrderStatus::Cancelled, ..untaxed("10", "FR", TaxExemption::default()) },
        ] {
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
        }
    });
    person.goes_to("Orders");
    for (number, country, status, warning) in [
        ("7", "Austria", "Completed", WRONG),
        ("8", "France", "Completed", NO_RATE),
        ("9", "Austria", "Completed", ""),
        ("10", "France", "Cancelled", ""),
    ] {
        let warned = if warning.is_empty() { String::new() } else { format!(". {warning}") };
        person
            .clicks(&format!("6 Nov 10:00, order {number}, No customer {country}, {status}, 54.00{warned}"));
        person.sees(&format!("Order {number}"));
        person.waits_for_rest();
        for sentence in [WRONG, NO_RATE] {
            let is_said = person.names().iter().any(|name| name == sentence);
            assert_eq!(is_said, sentence == warning, "order {number}: {sentence}");
        }
    }
}

#[test]
fn other_records_with_a_wrong_vat_number_are_marked_in_their_lists() {
    let mut person = Person::with_shop(|engine, owner| {
        let tam = engine.customer(owner, "tam").unwrap().unwrap();
        let (address, vat_number) = (Address::of_country("AT"), "ATU12345676".to_owned());
        let customer = Customer { address, vat_number: vat_number.clone(), ..tam.clone() };
        engine
            .apply(&Change::Customer(CustomerChange::Save { customer, was: Some(tam) }), owner, now())
            .unwrap();
        let supplier = Supplier {
            name: "Bauer".to_owned(),
            country: "AT".to_owned(),
            vat_number,
            ..Supplier::default()
        };
        let purchase = Purchase {
            date: Day::parse("2026-11-02").unwrap(),
            document: "A-1".to_owned(),
            lines: vec![PurchaseLine {
                net: Money::parse("50").unwrap(),
                tax: Money::parse("10").unwrap(),
                rate: Percent::parse("20").ok(),
                ..PurchaseLine::default()
            }],
            ..Purchase::default()
        };
        let edit = PurchaseEdit::of(SupplierPurchase { supplier, purchase }, None);
        engine.apply(&Change::Purchase(PurchaseChange::Save(Box::new(edit))), owner, now()).unwrap();
    });
    for (tab, begins) in
        [("Customers", "tam, "), ("Suppliers", "Bauer, "), ("Purchases", "2 Nov 2026, Bauer, ")]
    {
        person.goes_to(tab);
        person.waits(tab, |person| {
            person.names().iter().any(|name| name.starts_with(begins) && name.ends_with(WRONG))
        });
        // The form of the first record is open.
        person.sees(WRONG);
    }
}

//! A device as a process of its own, which does what its parent writes to it, a line each, and answers with lines.

use std::io::{BufRead, stdin};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use domain::Error;
use domain::field::Value;
use domain::order::OrderStatus;
use domain::order::form::{FormLine, OrderForm};
use domain::quantity::Quantity;
use domain::rate::RateInput;
use domain::time::{Instant, Zone};
use domain::unit_price::UnitPrice;
use engine::{Change, Engine, InvoiceChange, OrderEdit, ShopOpener, TaxRateChange};
use share::net::JoinCode;
use share::{LogSync, Node, NodeOptions, Standing};
use system::Clock;

pub(crate) const NOW: Instant = Instant::from_seconds(1_743_434_430);
/// The threads that make changes.
const WRITERS: usize = 4;

/// The device's side: not a test of its own.
#[test]
fn node_until_killed() {
    let Ok(shop) = std::env::var("PROOF_SHOP") else { return };
    let shop = Path::new(&shop);
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let log = if variable("TILLBOOK_PROOF_LATE").is_empty() { LogSync::Immediate } else { LogSync::Late };
    let listen = Some(variable("PROOF_LISTEN").parse().unwrap());
    // A device learns from the others that its files were put back.
    let options = NodeOptions { log, record: None, ..NodeOptions::new(listen, Clock::System) };
    let (name, address) = (variable("PROOF_NAME"), variable("PROOF_ADDRESS"));
    let node = match variable("PROOF_BEGINS").as_str() {
        "share" => {
            let owner = Engine::open(shop).unwrap().owner().unwrap();
            Node::share(shop, &owner, &name, &address, &options)
        }
        "" => Node::start(shop, &options),
        code => Node::join(&JoinCode::parse(code).unwrap(), shop, &name, &address, &options),
    };
    let node = match node {
        Ok(node) => Arc::new(node),
        Err(Error::NotFollowing { problem }) => return stopped(&problem.to_string()),
        Err(error) => panic!("{error}"),
    };
    let opener = ShopOpener::new(shop);
    opener.sequencer().set(Some(node.sequencer()));
    println!("\nready");

    let (sender, receiver) = channel::<String>();
    let receiver = Arc::new(Mutex::new(receiver));
    for _ in 0..WRITERS {
        let (opener, receiver) = (opener.clone(), Arc::clone(&receiver));
        thread::spawn(move || write(&opener, &receiver));
    }
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        match line.split_once(' ').unwrap_or((&line, "")) {
            ("change", serial) => sender.send(serial.to_owned()).unwrap(),
            ("promote", name) => println!("\npromoted {:?}", node.promote(name)),
            ("remove", name) => println!("\nremoved {:?}", node.remove(name)),
            ("stopped", _) => {
                let standing = node.status().map(|status| status.standing);
                let why =
                    if let Ok(Standing::Stopped(why)) = standing { why.to_string() } else { String::new() };
                println!("\nstopped {why}");
            }
            ("invite", address) => {
                println!("\ncode {}", node.invite(vec![address.to_owned()]).unwrap().text().unwrap());
            }
            ("standing", _) => {
                let is_in_step = node.status().is_ok_and(|status| status.standing == Standing::InStep);
                println!("\nstanding {is_in_step}");
            }
            ("leads", _) => {
                let leads = node.status().is_ok_and(|status| {
                    status.devices.iter().any(|device| device.is_here && device.is_leader)
                });
                println!("\nleads {leads}");
            }
            _ => break,
        }
    }
}

/// Answers for a device that knew at its start that it was put back.
fn stopped(problem: &str) {
    println!("\nready");
    for line in stdin().lock().lines() {
        match line.unwrap().as_str() {
            "stopped" => println!("\nstopped {problem}"),
            "standing" => println!("\nstanding false"),
            "leads" => println!("\nleads false"),
            _ => {}
        }
    }
}

fn write(opener: &ShopOpener, serials: &Mutex<Receiver<String>>) {
    let mut engine = opener.open().unwrap();
    let owner = engine.owner().unwrap();
    loop {
        let serial = serials.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(serial) = serial else { return };
        // Whatever is not acknowledged may have been made or not.
        match engine.apply(&change(&serial), &owner, NOW) {
            Ok(_) => println!("\ndone {serial}"),
            Err(error) => println!("\nrefused {serial} {error}"),
        }
    }
}

/// A tax rate of this name; each third is an order of this number with its invoice.
fn change(serial: &str) -> Change {
    let is_order =
        serial.rsplit(' ').next().and_then(|at| at.parse::<u64>().ok()).is_some_and(|at| at % 3 == 0);
    if !is_order {
        return Change::TaxRate(TaxRateChange::Create(RateInput {
            name: Some(Value::text(serial)),
            ..RateInput::default()
        }));
    }
    let line = FormLine {
        name: "Mug".to_owned(),
        quantity: Quantity::parse("1").unwrap(),
        price: UnitPrice::parse("9.50").unwrap(),
        ..FormLine::default()
    };
    let (number, status) = (Some(serial.to_owned()), OrderStatus::Completed);
    let form = OrderForm {
        number,
        status,
        placed_at: Zone::UTC.local(NOW),
        lines: vec![line],
        ..OrderForm::default()
    };
    let edit = Box::new(OrderEdit { form, ..OrderEdit::default() });
    Change::Invoice(InvoiceChange::CorrectOrder { edit, language: "en".to_owned() })
}

//! A shop on two devices, with a window on each: what one types comes to the other, and nothing is lost when a
//! device is cut off.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};

use egui::Key;
use egui::accesskit::Role;
use engine::Engine;
use share::net::JoinCode;
use share::{Node, NodeOptions};
use system::Clock;

use super::painted::{covered, cut};
use super::person::Person;
use super::stock::stock;
use super::two_windows::types_an_order;

/// Options to listen at a free port, and that address.
fn options() -> (NodeOptions, String) {
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let options = NodeOptions::new(Some(address), Clock::System);
    (options, address.to_string())
}

/// Shares the shop of this folder, and lets one on the shop floor join, whose file is returned. Neither runs.
fn share(folder: &Path) -> PathBuf {
    let (shop, shop_floor) = (folder.join("shop.tillbook"), folder.join("shop-floor.tillbook"));
    share_with(&shop, &shop_floor);
    shop_floor
}

/// Makes these files those of the office and of the shop floor.
fn share_with(shop: &Path, shop_floor: &Path) {
    stock(shop);
    let (options_of_office, address) = options();
    let owner = Engine::open(shop).unwrap().owner().unwrap();
    let office = Node::share(shop, &owner, "office", &address, &options_of_office).unwrap();
    let code = office.invite_here().unwrap();
    let (other_options, address) = options();
    drop(Node::join(&code, shop_floor, "shop-floor", &address, &other_options).unwrap());
}

#[test]
fn what_is_typed_on_one_device_is_on_the_other_and_stays_typed_while_it_is_cut_off() {
    let mut file = None;
    let mut office = Person::finds(Some("shop.tillbook"), |folder| file = Some(share(folder)));
    let file = file.unwrap();
    let mut shop_floor = Person::finds(file.to_str(), |_folder| {});
    office.sees("2 devices, up to date");
    shop_floor.sees("2 devices, up to date");
    shop_floor.goes_to("Orders");
    types_an_order(&mut office, "Gift wrap");
    office.presses_control(Key::S);
    office.sees("Order 4");
    shop_floor.sees_part(", order 4, ");
    types_an_order(&mut shop_floor, "Ribbon");
    shop_floor.presses_control(Key::S);
    shop_floor.sees("Order 5");
    office.sees_part(", order 5, ");

    types_an_order(&mut shop_floor, "Paper");
    let mut office = office.reopens_after(|| shop_floor.sees_part("Offline since"));
    office.sees("2 devices, up to date");
    shop_floor.sees("2 devices, up to date");
    shop_floor.presses_control(Key::S);
    shop_floor.sees("Order 6");
    drop(office);
    types_an_order(&mut shop_floor, "Card");
    shop_floor.presses_control(Key::S);
    shop_floor.sees_part("This device is cut off from the others");
    shop_floor.sees("New order, No customer, not saved, 7.50");
}

#[test]
fn the_state_of_the_devices_lies_over_nothing_in_a_narrow_window() {
    let mut office = Person::finds(Some("shop.tillbook"), |folder| drop(share(folder)));
    office.sees("2 devices, up to date");
    office.resizes(760.0, 640.0);
    office.finds_and_runs("New purchase");
    office.sees("Document number");
    office.fills("Document number", "R-1");
    office.sees("1 purchase not saved");
    assert!(covered(&office).is_empty(), "{:?}", covered(&office));
    assert!(!cut(&office).contains(&"2 devices, up to date"));
}

#[test]
fn a_window_beside_another_one_saves_through_it_and_takes_its_place() {
    let mut first = Person::finds(Some("shop.tillbook"), |folder| drop(share(folder)));
    let mut second = first.opens_another_window();
    // The device may just be starting.
    types_an_order(&mut second, "Gift wrap");
    second.presses_control(Key::S);
    second.sees("Order 4");
    first.sees("2 devices, up to date");
    second.sees("2 devices, up to date");
    first.goes_to("Orders");
    first.sees_part(", order 4, ");
    types_an_order(&mut second, "Ribbon");
    drop(first);
    second.presses_control(Key::S);
    second.sees("Order 5");
    second.sees("2 devices, up to date");
}

#[test]
fn a_shop_is_shared_in_the_window_and_others_are_invited_and_vote() {
    let mut person = Person::at_a_shop();
    let (other_options, other_address) = options();
    let (_, address) = options();
    person.sees("Net sales 70.00");
    person.clicks("Shop");
    person.clicks("Connections…");
    person.sees("Share with other devices");
    person.sees("What was done until now cannot be undone while the shop is shared.");
    person.fills("Address and port of this device", "office");
    person.clicks("Share this shop");
    person.sees_part("write a host and a port");
    person.fills("Address and port of this device", &address);
    person.clicks("Share this shop");
    person.sees_part("1 device, up to date");
    person.sees_part(&format!("office, this device, {address}, leads"));
    person.clicks("Invite a device");
    person.sees("Join code as a QR picture");
    let code = person.names().into_iter().find_map(|name| JoinCode::parse(&name).ok()).unwrap();
    person.clicks("Copy code");
    person.sees("Copied.");
    person.clicks("Done");

    let shop_floor = person.folder().join("shop-floor.tillbook");
    let shop_floor = Node::join(&code, &shop_floor, "shop-floor", &other_address, &other_options).unwrap();
    person.sees_part("2 devices, up to date");
    person.sees_part(&format!("shop-floor, {other_address}, follows"));
    for (button, part) in [("Let vote", "votes"), ("Only follow", "follows")] {
        let row = person.names().into_iter().find(|name| name.starts_with("shop-floor, ")).unwrap();
        person.clicks_on(Role::ListBoxOption, &row);
        person.clicks(button);
        person.sees_part(&format!("shop-floor, {other_address}, {part}"));
    }
    drop(shop_floor);
    let row = person.names().into_iter().find(|name| name.starts_with("office, ")).unwrap();
    person.clicks_on(Role::ListBoxOption, &row);
    let (_, moved) = options();
    person.fills("Address and port of this device", "office");
    person.clicks("Change address");
    person.sees_part("write a host and a port");
    person.fills("Address and port of this device", &moved);
    person.clicks("Change address");
    person.sees_part(&format!("office, this device, {moved}, leads"));
    person.waits("the new port", |_| TcpStream::connect(&moved).is_ok());
    let row = person.names().into_iter().find(|name| name.starts_with("shop-floor, ")).unwrap();
    person.clicks_on(Role::ListBoxOption, &row);
    person.clicks("Remove device");
    person.sees("Remove shop-floor?");
    person.clicks("Remove device");
    person.sees_part("1 device, up to date");
    person.presses(Key::Escape);
    types_an_order(&mut person, "Gift wrap");
    person.presses_control(Key::S);
    person.sees("Order 4");
}

#[test]
fn a_shop_is_joined_in_a_window_that_has_none() {
    let mut office = Person::finds(Some("shop.tillbook"), |folder| drop(share(folder)));
    office.sees("2 devices, up to date");
    office.clicks("Shop");
    office.clicks("Connections…");
    office.clicks("Invite a device");
    office.waits("the code", |person| person.names().iter().any(|name| JoinCode::parse(name).is_ok()));
    let code = office.names().into_iter().find(|name| JoinCode::parse(name).is_ok()).unwrap();
    let mut laptop = Person::without_a_shop();
    laptop.presses_control(Key::K);
    laptop.types("Join a shop");
    laptop.waits_for_rest();
    laptop.presses(Key::Enter);
    laptop.fills("Join code", "ABCD");
    laptop.fills("Name of this device", "laptop");
    laptop.fills("Address and port of this device", &options().1);
    laptop.clicks("Join this shop");
    laptop.sees_part("there is a typing error in it");
    laptop.fills("Join code", &code);
    laptop.clicks("Join this shop");
    laptop.sees("3 devices, up to date");
    types_an_order(&mut laptop, "Ribbon");
    laptop.presses_control(Key::S);
    laptop.sees("Order 4");
}

/// A change of one kind: what is typed on which tab, how it is saved, what of it stays, and the title of its step.
struct Kind {
    tab: &'static str,
    types: fn(&mut Person),
    saves: fn(&mut Person),
    stays: fn(&Person) -> bool,
    title: &'static str,
}

fn saves(person: &mut Person) {
    person.presses_control(Key::S);
}

fn types_a_rate(person: &mut Person) {
    let name = person.names().into_iter().find(|name| name.starts_with("Rate % of row 1: ")).unwrap();
    person.clicks(&name);
    person.types("21");
    person.presses(Key::Enter);
}

const KINDS: &[Kind] = &[
    Kind {
        tab: "Products",
        types: |person| {
            person.presses(Key::Insert);
            person.types("Soap");
        },
        saves,
        stays: |person| person.reads("Name of the product") == "Soap",
        title: "Add product Soap",
    },
    Kind {
        tab: "Customers",
        types: |person| {
            person.presses(Key::Insert);
            person.types("Maja Brandt");
        },
        saves,
        stays: |person| person.reads("Name of the customer") == "Maja Brandt",
        title: "Add customer Maja Brandt",
    },
    Kind {
        tab: "Purchases",
        types: |person| {
            person.presses(Key::Insert);
            for text in ["", "Bauer", "germ", "R-9", "200", "20"] {
                person.types(text);
                person.presses(Key::Enter);
            }
        },
        saves,
        stays: |person| person.reads("Document number") == "R-9",
        title: "Add purchase R-9 of Bauer",
    },
    Kind {
        tab: "Tax rates",
        types: types_a_rate,
        // It is saved when it is left; why not is said at the cell.
        saves: |person| person.presses(Key::ArrowUp),
        stays: |person| person.names().iter().any(|name| name == "Rate % of row 1: 21"),
        title: "Edit tax rate",
    },
];

/// Each kind of change is refused in words while the device is cut off, stays as it was typed, and is saved when the
/// others are back.
#[test]
fn changes_of_all_kinds_wait_until_the_device_is_no_longer_cut_off() {
    const CUT_OFF: &str = "This device is cut off from the others";
    let place = tempfile::tempdir().unwrap();
    let office = place.path().join("office.tillbook");
    let mut person =
        Person::finds(Some("shop.tillbook"), |folder| share_with(&office, &folder.join("shop.tillbook")));
    let start = || Node::start(&office, &NodeOptions::kept(&office, Clock::System).unwrap()).unwrap();
    let node = start();
    person.sees("2 devices, up to date");
    person.goes_to("Products");
    person.waits_for_rest();
    person.presses(Key::Insert);
    person.types("Ribbon");
    saves(&mut person);
    person.sees("Ribbon, Standard rate, 0, 0.00");
    drop(node);
    let before = person.steps();
    person.presses_control(Key::Z);
    person.sees_part(CUT_OFF);
    for kind in KINDS {
        person.goes_to(kind.tab);
        person.waits_for_rest();
        (kind.types)(&mut person);
        (kind.saves)(&mut person);
        person.sees_part(CUT_OFF);
        person.waits_for_rest();
        assert!((kind.stays)(&person), "{}: {:#?}", kind.tab, person.names());
    }
    person.clicks("File");
    person.clicks("Preferences…");
    person.fills("Name", "Harbour");
    person.clicks("Save settings");
    person.sees_part(CUT_OFF);
    assert_eq!(person.reads("Name"), "Harbour");
    assert_eq!(person.steps(), before);

    let _node = start();
    person.sees("2 devices, up to date");
    person.clicks("Save settings");
    person.waits("the settings", |person| person.steps().len() > before.len());
    person.presses(Key::Escape);
    for kind in KINDS.iter().rev() {
        person.goes_to(kind.tab);
        person.waits_for_rest();
        if kind.tab == "Tax rates" {
            types_a_rate(&mut person);
        }
        (kind.saves)(&mut person);
        person.waits(kind.title, |person| person.steps()[0].starts_with(kind.title));
    }
    let count = person.steps().len();
    person.presses(Key::Escape);
    person.presses_control(Key::Z);
    person.waits("undo", |person| person.steps().len() > count);
}

//! A shop that can only be read says so from the start, and offers nothing that would be refused.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};

use super::person::Person;
use super::stock::stock;

/// Names the shop to whoever runs the test again as somebody who owns nothing.
const SHOP: &str = "TILLBOOK_TEST_PROTECTED_SHOP";

#[test]
#[expect(clippy::print_stdout, reason = "says that it is skipped")]
fn a_shop_that_can_only_be_read_is_shown_as_such_from_the_start() {
    if let Some(shop) = std::env::var_os(SHOP) {
        return looks_at(&PathBuf::from(shop));
    }
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join("home");
    fs::create_dir(&home).unwrap();
    let shop = home.join("shop.tillbook");
    stock(&shop);
    let mode = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    mode(folder.path(), 0o755);
    mode(&shop, 0o444);
    mode(&home, 0o555);
    let mut again = Command::new("setpriv");
    again.args(["--reuid", "65534", "--regid", "65534", "--clear-groups"]);
    again.arg(std::env::current_exe().unwrap()).arg("--exact").arg("--nocapture");
    again.arg("protected::a_shop_that_can_only_be_read_is_shown_as_such_from_the_start");
    let Ok(output) = again.env(SHOP, &shop).env("HOME", folder.path()).output() else {
        return println!("skipped: the test cannot be run as another user here (setpriv)");
    };
    mode(&home, 0o755);
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if said.starts_with("setpriv: ") {
        return println!("skipped: the test cannot be run as another user here (setpriv)");
    }
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

fn looks_at(shop: &Path) {
    let mut person = Person::starts(|start| start.shop = Some(shop.to_owned()));
    person.sees("Net sales 70.00");
    let words = "This shop can only be read: its file cannot be written to. Copy it to a folder of yours and open the copy to change it";
    for (tab, no_button, field) in [
        ("Orders", "New order", "Quantity of line 1"),
        ("Products", "New product", "Name of the product"),
        ("Customers", "New customer", ""),
        ("Suppliers", "New supplier", ""),
        ("Purchases", "New purchase", ""),
        ("Tax rates", "New tax rate", ""),
        ("Tax classes", "New tax class", ""),
    ] {
        person.goes_to(tab);
        person.sees(words);
        person.waits_for_rest();
        for button in [no_button, "Import", "Archive", "Add class", "Rename", "Refund"] {
            let is_there = person.window.query_all_by_role_and_label(Role::Button, button).next().is_some();
            assert!(!is_there, "{tab} has {button}");
        }
        if !field.is_empty() {
            person.sees(field);
            let node = person.window.get_by_role_and_label(Role::TextInput, field);
            assert!(node.accesskit_node().is_disabled(), "{field}");
        }
        // Keys do nothing either.
        person.presses(Key::Insert);
        person.presses(Key::Delete);
        person.presses_control(Key::Z);
    }
    person.presses_control(Key::K);
    person.types("New");
    person.waits_for_rest();
    assert!(!person.names().iter().any(|name| name == "New product" || name == "New order"));
}

//! Every operation of the engine against every role and nobody: who may, and that the others are refused
//! with a 401. The list of operations is held against the source, so that a new one cannot be forgotten.
//! Routes of the API are in `routes.rs`.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking and says what it tried"
)]

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use tillbook::domain::access::{Actor, Role};
use tillbook::domain::class::ClassSlug;
use tillbook::domain::decimal::Marks;
use tillbook::domain::field::Value;
use tillbook::domain::ids::ProductId;
use tillbook::domain::order::Product;
use tillbook::domain::period::{Comparison, RangeQuery};
use tillbook::domain::rate::RateInput;
use tillbook::domain::report::{SellerRank, TopSellers};
use tillbook::domain::settings::{Currency, Shop};
use tillbook::domain::time::{Instant, Local, Zone};
use tillbook::domain::{Error, Result};
use tillbook::engine::{
    BulkItem, BulkOutcome, Direction, Engine, Export, ExportOptions, ImportOptions, Listing, OutFormat,
    ProductsWanted, RateQuery, RatesOfReplaced, Replacement,
};
use tillbook::transfer::Source;

const NOW: Instant = Instant::from_seconds(1_743_434_430);

/// Who may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Administrators,
    Managers,
    /// Those who may see reports.
    Readers,
    /// Everybody who is somebody.
    Users,
}

impl Who {
    fn has(self, actor: &Actor) -> bool {
        let Some(role) = actor.role() else { return false };
        match self {
            Self::Administrators => role == Role::Administrator,
            Self::Managers => matches!(role, Role::Administrator | Role::ShopManager),
            Self::Readers => role != Role::Customer,
            Self::Users => true,
        }
    }
}

type Operation = fn(&mut Engine, &Actor) -> Result<()>;

/// Operations that ask nobody who they are: what whoever holds the file can find out, and those that say
/// who somebody is.
const OPEN_TO_ALL: &[&str] = &[
    "open",
    "close",
    "without_log",
    "create",
    "path",
    "change_counter",
    "check",
    "examine",
    "backup",
    "copy_unchecked",
    "contents",
    "peek",
    "copy_of",
    "refuse_while_open",
    "owner",
    "actor",
    "shop",
    "has_password",
    "sign_in",
    "known_key",
    "is_use_to_be_noted",
    "admitted_by",
    "is_nonce_used",
    "enter_nonces",
    "forget_nonces",
];
/// Operations that ask, and are only steps of another one in the table.
const STEPS: &[&str] = &["follow", "replace_with"];

fn range(engine: &Engine) -> tillbook::domain::report::SalesReport {
    engine.sales_report(&engine.owner().unwrap(), &RangeQuery::named("month"), NOW).unwrap()
}

fn sellers(engine: &Engine) -> TopSellers {
    engine.top_sellers(&engine.owner().unwrap(), &RangeQuery::named("month"), 3, NOW).unwrap()
}

fn noon() -> Local {
    Zone::UTC.local(NOW)
}

#[rustfmt::skip]
const OPERATIONS: &[(&str, Who, Operation)] = &[
    ("sales_report", Who::Readers, |e, a| e.sales_report(a, &RangeQuery::named("month"), NOW).map(drop)),
    ("compared_sales", Who::Readers, |e, a| { let range = range(e).range; e.compared_sales(a, &range, Comparison::PeriodBefore).map(drop) }),
    ("entries_between", Who::Readers, |e, a| e.entries_between(a, &[], (noon(), noon()), 1).map(drop)),
    ("top_sellers", Who::Readers, |e, a| e.top_sellers(a, &RangeQuery::named("month"), 3, NOW).map(drop)),
    ("ranked_sellers", Who::Readers, |e, a| e.ranked_sellers(a, &RangeQuery::named("month"), SellerRank::Quantity, 3, NOW).map(drop)),
    ("compared_sellers", Who::Readers, |e, a| { let of = sellers(e); e.compared_sellers(a, &of, Comparison::YearBefore).map(drop) }),
    ("seller_trends", Who::Readers, |e, a| { let of = sellers(e); e.seller_trends(a, &of).map(drop) }),
    ("orders_between", Who::Readers, |e, a| e.orders_between(a, noon(), noon(), 1).map(drop)),
    ("rates", Who::Managers, |e, a| e.rates(a, &RateQuery::default()).map(drop)),
    ("rate_table", Who::Managers, |e, a| e.rate_table(a).map(drop)),
    ("rate", Who::Managers, |e, a| e.rate(a, "1").map(drop)),
    ("rate_count", Who::Managers, |e, a| e.rate_count(a, None).map(drop)),
    ("rate_counts", Who::Managers, |e, a| e.rate_counts(a).map(drop)),
    ("create_rate", Who::Managers, |e, a| e.create_rate(a, &RateInput::default(), NOW).map(drop)),
    ("edit_rate", Who::Managers, |e, a| e.edit_rate(a, "1", &RateInput::default(), NOW).map(drop)),
    ("delete_rate", Who::Managers, |e, a| e.delete_rate(a, "1", NOW)),
    ("bulk_rates", Who::Managers, bulk),
    ("change_rates", Who::Managers, |e, a| e.change_rates(a, "Change", &[], NOW).map(drop)),
    ("classes", Who::Managers, |e, a| e.classes(a).map(drop)),
    ("class_count", Who::Managers, |e, a| e.class_count(a).map(drop)),
    ("create_class", Who::Managers, |e, a| e.create_class(a, Some(&Value::text("New")), NOW).map(drop)),
    ("class_uses", Who::Managers, |e, a| e.class_uses(a, &ClassSlug::wanted("new")).map(drop)),
    ("rename_class", Who::Managers, |e, a| e.rename_class(a, &ClassSlug::wanted("new"), "Newer", NOW).map(drop)),
    ("replace_class", Who::Managers, replace_class),
    ("delete_class", Who::Managers, |e, a| e.delete_class(a, "new", NOW).map(drop)),
    ("order", Who::Managers, |e, a| e.order(a, "1").map(drop)),
    ("order_count", Who::Managers, |e, a| e.order_count(a).map(drop)),
    ("put_order", Who::Managers, put_order),
    ("delete_order", Who::Managers, |e, a| e.delete_order(a, "1", NOW)),
    ("put_product", Who::Managers, |e, a| e.put_product(a, &product(), NOW)),
    ("next_step", Who::Managers, |e, a| e.next_step(a, Direction::Undo).map(drop)),
    ("travel", Who::Managers, |e, a| e.travel(a, Direction::Undo, NOW).map(drop)),
    ("history", Who::Managers, |e, a| e.history(a, 1, 0).map(drop)),
    ("change_shop", Who::Managers, |e, a| { let shop = e.shop()?; e.change_shop(a, &shop, NOW) }),
    ("export_books", Who::Managers, |e, a| e.export_books(a, std::io::sink())),
    ("export_taxes", Who::Managers, |e, a| e.export_taxes(a, std::io::sink())),
    ("import", Who::Managers, import),
    ("repair", Who::Managers, |e, a| e.repair(a, NOW).map(drop)),
    ("add_user", Who::Administrators, |e, a| e.add_user(a, a.login(), Role::Customer, NOW)),
    ("change_role", Who::Administrators, |e, a| e.change_role(a, "nobody", Role::Customer, NOW)),
    ("remove_user", Who::Administrators, |e, a| e.remove_user(a, "nobody", NOW)),
    ("set_password", Who::Administrators, |e, a| e.set_password(a, "somebody else", None, NOW)),
    ("staff", Who::Administrators, |e, a| e.staff(a).map(drop)),
    ("keys", Who::Users, |e, a| e.keys(a).map(drop)),
    ("export", Who::Managers, export),
    ("list", Who::Managers, list),
];

fn product() -> Product {
    let class = ClassSlug::standard();
    Product {
        id: ProductId::new(7),
        name: "Mug".to_owned(),
        sku: String::new(),
        deleted: false,
        price: None,
        class,
    }
}

/// Of a class that there is not, since the next of the table deletes it.
fn replace_class(engine: &mut Engine, actor: &Actor) -> Result<()> {
    let replacement = Replacement { by: ClassSlug::standard(), rates: RatesOfReplaced::Deleted };
    match engine.replace_class(actor, &ClassSlug::wanted("none such"), &replacement, NOW) {
        Err(Error::CannotDeleteTaxClass { .. }) => Ok(()),
        other => other.map(drop),
    }
}

/// The order there is, as it is.
fn put_order(engine: &mut Engine, actor: &Actor) -> Result<()> {
    let order = engine.order(&engine.owner()?, "110")?.unwrap();
    engine.put_order(actor, &order, NOW)
}

/// Bulk requests answer item by item.
fn bulk(engine: &mut Engine, actor: &Actor) -> Result<()> {
    let item = BulkItem::Create(RateInput::default());
    match engine.bulk_rates(actor, vec![item], NOW)?.pop() {
        Some(BulkOutcome::Failed { error, .. }) => Err(error),
        _ => Ok(()),
    }
}

fn import(engine: &mut Engine, actor: &Actor) -> Result<()> {
    let source = Source::of_bytes("books.json", BOOKS.as_bytes());
    let options = ImportOptions::default();
    engine.import(actor, &[source], &options, NOW, &mut |_| ControlFlow::Continue(())).map(drop)
}

fn options(is_stopped: &dyn Fn() -> bool, format: OutFormat) -> ExportOptions<'_> {
    ExportOptions { format, now: NOW, is_stopped, marks: Marks::default() }
}

fn export(engine: &mut Engine, actor: &Actor) -> Result<()> {
    engine.export(actor, &Export::Books, &options(&|| false, OutFormat::Json), &mut std::io::sink())
}

/// Each list by itself, refused as soon as one of those that take the role of a manager is.
fn list(engine: &mut Engine, actor: &Actor) -> Result<()> {
    let all = [
        Listing::TaxRates(None),
        Listing::TaxClasses,
        Listing::History,
        Listing::Orders(None),
        Listing::OrderItems(None),
        Listing::Refunds(None),
        Listing::OrdersShown(Box::default()),
        Listing::Products(ProductsWanted::default()),
        Listing::Customers(None),
    ];
    let mut done = all.iter().map(|listing| {
        let what = Export::Listing(listing.clone());
        engine.export(actor, &what, &options(&|| false, OutFormat::Csv), &mut std::io::sink())
    });
    let refused = done.by_ref().filter(Result::is_err).count();
    if refused == 0 {
        Ok(())
    } else if refused == all.len() {
        Err(Error::UserCannotReadTax)
    } else {
        Err(Error::Busy)
    }
}

const BOOKS: &str = include_str!("cases/golden/books.json");

fn shop() -> (tempfile::TempDir, Engine) {
    let folder = tempfile::tempdir().unwrap();
    let shop = Shop::new("Roles", Currency::USD, Zone::UTC).unwrap();
    let mut engine = Engine::create(&folder.path().join("shop.tillbook"), &shop, NOW).unwrap();
    let owner = engine.owner().unwrap();
    import(&mut engine, &owner).unwrap();
    for role in Role::ALL {
        engine.add_user(&owner, role.as_str(), role, NOW).unwrap();
    }
    engine.create_rate(&owner, &RateInput::default(), NOW).unwrap();
    (folder, engine)
}

/// Whether somebody was told that their role may not.
fn is_refusal(error: &Error) -> bool {
    error.code().contains("user_cannot") || error.code() == "store_api_not_allowed"
}

#[test]
fn every_operation_asks_every_role() {
    let (_folder, mut engine) = shop();
    let mut checked = 0;
    for (name, who, operation) in OPERATIONS {
        for role in [
            Some(Role::Customer),
            Some(Role::Accountant),
            None,
            Some(Role::ShopManager),
            Some(Role::Administrator),
        ] {
            let actor =
                role.map_or_else(|| Actor::nobody("ghost"), |role| engine.actor(role.as_str()).unwrap());
            let before = engine.contents().unwrap();
            let done = operation(&mut engine, &actor);
            let is_refused = done.as_ref().is_err_and(is_refusal);
            let may = who.has(&actor);
            assert_eq!(
                is_refused,
                !may,
                "{name} by {}: {:?}",
                actor.login(),
                done.err().map(|error| error.to_string())
            );
            if !may {
                assert_eq!(
                    engine.contents().unwrap(),
                    before,
                    "{name} by {} changed something",
                    actor.login()
                );
            }
            checked += 1;
        }
    }
    assert_eq!(checked, OPERATIONS.len() * 5);
    println!("{checked} pairs of an operation and a role");
}

/// What somebody may not do depends on nothing that they send, however long it is.
#[test]
fn who_may_not_is_refused_before_anything_is_read() {
    let (_folder, mut engine) = shop();
    let customer = engine.actor("customer").unwrap();
    let signs = "<".repeat(64 << 20);
    let query = RateQuery { class: Some(signs.clone()), ..RateQuery::default() };
    assert!(is_refusal(&engine.rates(&customer, &query).unwrap_err()));
    assert!(is_refusal(&engine.rate_count(&customer, Some(&signs)).unwrap_err()));
    let input = RateInput { class: Some(Value::text(signs.clone())), ..RateInput::default() };
    assert!(is_refusal(&engine.create_rate(&customer, &input, NOW).unwrap_err()));
    assert!(is_refusal(&engine.delete_class(&customer, &signs, NOW).unwrap_err()));
    let owner = engine.owner().unwrap();
    assert_eq!(engine.rates(&owner, &query).unwrap().total, 0, "no class is called that");
}

#[test]
fn every_operation_of_the_engine_is_in_the_table() {
    let (mut found, mut asking) = (BTreeSet::new(), BTreeSet::new());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine");
    let mut folders = vec![folder.clone()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let (mut is_engine, mut of) = (false, String::new());
            for line in text.lines() {
                if line.starts_with("impl") {
                    is_engine = line.starts_with("impl Engine ");
                }
                if let Some(rest) = line.strip_prefix("    pub fn ").filter(|_| is_engine) {
                    of = rest.split(['(', '<']).next().unwrap().to_owned();
                    found.insert(of.clone());
                }
                if line.contains("require") {
                    asking.insert(of.clone());
                }
            }
        }
    }
    let known: BTreeSet<String> = OPERATIONS
        .iter()
        .map(|(name, ..)| *name)
        .chain(OPEN_TO_ALL.iter().chain(STEPS).copied())
        .map(str::to_owned)
        .collect();
    // Operations that are not called here at least name what they require.
    let forgotten: Vec<_> = found.difference(&known).filter(|name| !asking.contains(*name)).collect();
    assert!(forgotten.is_empty(), "say in tests/capabilities.rs who may: {forgotten:?}");
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(gone.is_empty(), "no longer there: {gone:?}");
}

#[test]
fn the_journal_says_who() {
    let (_folder, mut engine) = shop();
    let manager = engine.actor("shop-manager").unwrap();
    engine.create_rate(&manager, &RateInput::default(), NOW).unwrap();
    assert_eq!(engine.history(&manager, 1, 0).unwrap().first().unwrap().login, "shop-manager");
    engine.travel(&engine.owner().unwrap(), Direction::Undo, NOW).unwrap();
    assert_eq!(engine.history(&manager, 1, 0).unwrap().first().unwrap().login, "owner");
}

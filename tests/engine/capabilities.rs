//! Every question and every change against every role and nobody: who may, and that the others are refused
//! with a 401. The list of questions is held against the source, so that a new one cannot be forgotten; changes
//! are those of `cases/changes.jsonl`. Routes of the API are in `routes.rs`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use domain::access::{Actor, Role};
use domain::field::Value;
use domain::ids::{PurchaseId, RateId, SupplierId};
use domain::locale::English;
use domain::noun::NounKind;
use domain::purchase::supplier::Supplier;
use domain::rate::RateInput;
use domain::report::earnings::EarningsOptions;
use domain::report::{SellerRank, TopSellers};
use domain::returns::Form;
use domain::task::Task;
use domain::tax::class::ClassSlug;
use domain::time::compared::Comparison;
use domain::time::period::RangeQuery;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Local, Zone};
use domain::{Error, Result};
use engine::{
    BulkOutcome, Change, ComparedRange, Direction, Engine, Export, ExportOptions, HistoryQuery, Listing,
    OutFormat, Outcome, ProductSelection, PurchaseQuery, PurchaseSelection, RateQuery, ReturnQuery,
    TaxClassChange, TaxRateChange, UserChange,
};
use transfer::tax_forms::shipped;

use crate::shops::{NOW, TestShop, changes, name_of, rates_csv};

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

type Operation = fn(&Engine, &Actor) -> Result<()>;

/// Operations that ask nobody who they are: what whoever holds the file can find out, and those that say
/// who somebody is.
const OPEN_TO_ALL: &[&str] = &[
    "is_read_only",
    "open",
    "close",
    "without_log",
    "states_of_log",
    "numbers_elsewhere",
    "leave",
    "open_whole",
    "refuse_damaged",
    "create",
    "create_with",
    "path",
    "change_counter",
    "check",
    "examine",
    "backup",
    "copy_unchecked",
    // Of a backup that is restored, which only administrators may.
    "hold_series",
    "contents",
    "begun",
    "peek",
    // Of a shop on several devices: what its node does. Who made a change is looked up when it is applied.
    "apply_entry",
    "together",
    "begin_joining",
    "begin_sharing",
    "end_sharing",
    // Asked for where it ends.
    "leave_sharing",
    "enter",
    "group_place",
    "install_copy",
    "is_applied",
    "peek_group",
    "share_by",
    "copy_of",
    "refuse_while_open",
    "owner",
    "actor",
    "shop",
    // Of a document that was read already, or of the settings.
    "logo",
    "invoice_file",
    "keep_invoice_file",
    "invoice_pages",
    "has_password",
    "sign_in",
    "stored_key",
    "is_use_to_be_noted",
    "admitted_by",
    "is_nonce_used",
    "enter_nonces",
    "forget_nonces",
    // What may be done by it is asked of each change.
    "apply",
    "apply_with",
    "import",
    "save_typed_rates",
];
/// Operations that ask, and are only steps of another one in the table.
const STEPS: &[&str] = &["follow", "import_preset", "replace_with"];

fn sellers(engine: &Engine) -> TopSellers {
    engine.top_sellers(&engine.owner().unwrap(), &RangeQuery::named("month"), 3, NOW).unwrap()
}

/// What is asked for is not there, which only who may see it is told.
fn missing<T>(asked: Result<T>) -> Result<()> {
    match asked {
        Err(error) if error.status() == 404 || matches!(error, Error::Invalid { .. }) => Ok(()),
        other => other.map(drop),
    }
}

fn form() -> Form {
    shipped().unwrap().remove(0)
}

fn noon() -> Local {
    Zone::UTC.local(NOW)
}

#[rustfmt::skip]
const OPERATIONS: &[(&str, Who, Operation)] = &[
    ("sales_report", Who::Readers, |e, a| e.sales_report(a, &RangeQuery::named("month"), NOW).map(drop)),
    ("sales_by", Who::Readers, |e, a| e.sales_by(a, &RangeQuery::named("month"), None, NOW).map(drop)),
    ("compared_earnings", Who::Readers, |e, a| { let query = RangeQuery::named("month"); e.compared_earnings(a, &ComparedRange::new(query, None), EarningsOptions::default(), NOW).map(drop) }),
    ("analysed_sales", Who::Readers, |e, a| { let query = RangeQuery::named("month"); e.analysed_sales(a, &ComparedRange::new(query, None), NOW).map(drop) }),
    ("week_of_sales", Who::Readers, |e, a| e.week_of_sales(a, &RangeQuery::named("month"), NOW).map(drop)),
    ("day_events", Who::Readers, |e, a| e.day_events(a, (domain::time::Day::parse("2026-01-01").unwrap(), domain::time::Day::parse("2026-01-31").unwrap())).map(drop)),
    ("closed_periods", Who::Readers, |e, a| e.closed_periods(a).map(drop)),
    ("tax_forms", Who::Readers, |e, a| e.tax_forms(a, Vec::new()).map(drop)),
    ("tax_return", Who::Readers, |e, a| missing(e.tax_return(a, &form(), TaxPeriod::month_of(noon().day), None))),
    ("export_oss_lines", Who::Readers, |e, a| {
        let (form, period) = (form(), TaxPeriod::month_of(noon().day));
        missing(e.export_oss_lines(a, &ReturnQuery { form, period, exchange_rate: None }, &mut Vec::new()))
    }),
    ("filing", Who::Readers, |e, a| missing(e.filing(a, &form(), TaxPeriod::month_of(noon().day), None))),
    ("explain_figure", Who::Readers, |e, a| e.explain_figure(a, &[], TaxPeriod::month_of(noon().day), 1).map(drop)),
    ("books_begin", Who::Readers, |e, a| e.books_begin(a).map(drop)),
    ("entries_between", Who::Readers, |e, a| e.entries_between(a, (&[], true), (noon(), noon()), 1).map(drop)),
    ("top_sellers", Who::Readers, |e, a| e.top_sellers(a, &RangeQuery::named("month"), 3, NOW).map(drop)),
    ("ranked_sellers", Who::Readers, |e, a| e.ranked_sellers(a, &RangeQuery::named("month"), SellerRank::Quantity, 3, NOW).map(drop)),
    ("compared_sellers", Who::Readers, |e, a| { let of = sellers(e); e.compared_sellers(a, &of, Comparison::YearBefore, NOW).map(drop) }),
    ("seller_trends", Who::Readers, |e, a| { let of = sellers(e); e.seller_trends(a, &of).map(drop) }),
    ("orders_between", Who::Readers, |e, a| e.orders_between(a, noon(), noon(), 1).map(drop)),
    ("other_costs", Who::Managers, |e, a| e.other_costs(a, None, None).map(drop)),
    ("rates", Who::Managers, |e, a| e.rates(a, &RateQuery::default(), NOW).map(drop)),
    ("rate_table", Who::Readers, |e, a| e.rate_table(a, NOW).map(drop)),
    ("rate", Who::Managers, |e, a| e.rate(a, "1", NOW).map(drop)),
    ("versioned_rate", Who::Readers, |e, a| e.versioned_rate(a, RateId::new(1), NOW).map(drop)),
    ("rates_with_versions", Who::Readers, |e, a| e.rates_with_versions(a, NOW).map(drop)),
    ("explain_order", Who::Readers, |e, a| missing(e.explain_order(a, "none"))),
    ("rate_count", Who::Managers, |e, a| e.rate_count(a, None, NOW).map(drop)),
    ("rate_counts", Who::Readers, |e, a| e.rate_counts(a, NOW).map(drop)),
    ("classes", Who::Managers, |e, a| e.classes(a).map(drop)),
    ("shown_classes", Who::Readers, |e, a| e.shown_classes(a).map(drop)),
    ("said_of_file", Who::Managers, |e, a| e.said_of_file(a, &[]).map(drop)),
    ("class_count", Who::Managers, |e, a| e.class_count(a).map(drop)),
    ("class_uses", Who::Managers, |e, a| e.class_uses(a, &ClassSlug::wanted("new")).map(drop)),
    ("order", Who::Readers, |e, a| e.order(a, "1").map(drop)),
    ("order_count", Who::Readers, |e, a| e.order_count(a).map(drop)),
    ("nouns", Who::Managers, |e, a| e.nouns::<Supplier>(a, "", true).map(drop)),
    ("supplier", Who::Readers, |e, a| e.supplier(a, SupplierId::new(1)).map(drop)),
    ("purchases", Who::Readers, |e, a| e.purchases(a, &PurchaseQuery::default()).map(drop)),
    ("purchase", Who::Readers, |e, a| e.purchase(a, PurchaseId::new(1)).map(drop)),
    ("next_step", Who::Managers, |e, a| e.next_step(a, Direction::Undo).map(drop)),
    ("history", Who::Readers, |e, a| e.history(a, 1, 0).map(drop)),
    ("clock_problem", Who::Readers, |e, a| e.clock_problem(a, NOW).map(drop)),
    ("export_books", Who::Managers, |e, a| e.export_books(a, std::io::sink())),
    ("export_taxes", Who::Readers, |e, a| e.export_taxes(a, NOW, std::io::sink())),
    ("staff", Who::Administrators, |e, a| e.staff(a).map(drop)),
    ("keys", Who::Users, |e, a| e.keys(a).map(drop)),
    ("export", Who::Managers, export),
    ("list", Who::Managers, list),
    ("list", Who::Readers, list_behind_reports),
];

fn options(task: &Task, format: OutFormat) -> ExportOptions<'_> {
    ExportOptions { format, now: NOW, task, locale: &English }
}

fn export(engine: &Engine, actor: &Actor) -> Result<()> {
    let task = Task::default();
    let options = options(&task, OutFormat::Json);
    engine.export(actor, &Export::Books, &options, &mut std::io::sink()).map(drop)
}

/// What is behind the figures of the reports.
fn list_behind_reports(engine: &Engine, actor: &Actor) -> Result<()> {
    let all = [
        Listing::TaxRates(None),
        Listing::History(HistoryQuery::default()),
        Listing::Orders(None),
        Listing::OrderItems(None),
        Listing::Refunds(None),
        Listing::OrdersShown(Box::default()),
        Listing::Purchases(PurchaseSelection::default()),
    ];
    list_all(engine, actor, &all)
}

fn list(engine: &Engine, actor: &Actor) -> Result<()> {
    let all = [
        Listing::TaxClasses,
        Listing::Products(ProductSelection::default()),
        Listing::Customers(None),
        Listing::Nouns(NounKind::Supplier, None),
    ];
    list_all(engine, actor, &all)
}

/// Each list by itself, refused as soon as one of them is.
fn list_all(engine: &Engine, actor: &Actor, all: &[Listing]) -> Result<()> {
    let mut done = all.iter().map(|listing| {
        let what = Export::Listing(listing.clone());
        let task = Task::default();
        let options = options(&task, OutFormat::Csv);
        engine.export(actor, &what, &options, &mut std::io::sink()).map(drop)
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

fn shop() -> TestShop {
    let mut shop = TestShop::new();
    for role in Role::ALL {
        shop.apply(&Change::User(UserChange::Add { login: role.as_str().to_owned(), role }));
    }
    shop
}

/// Those who are somebody by their role, and nobody.
fn actors(engine: &Engine) -> Vec<Actor> {
    let users = Role::ALL.map(|role| engine.actor(role.as_str()).unwrap());
    users.into_iter().chain([Actor::nobody("ghost")]).collect()
}

/// Whether somebody was told that their role may not.
fn is_refusal(error: &Error) -> bool {
    error.code().contains("user_cannot") || error.code() == "store_api_not_allowed"
}

#[test]
fn every_question_asks_every_role() {
    let mut shop = shop();
    shop.apply(&Change::TaxRate(TaxRateChange::Create(RateInput::default())));
    let engine = &shop.engine;
    for (name, who, operation) in OPERATIONS {
        for actor in actors(engine) {
            let done = operation(engine, &actor);
            let is_refused = done.as_ref().is_err_and(is_refusal);
            let told = done.err().map(|error| error.to_string());
            assert_eq!(is_refused, !who.has(&actor), "{name} by {}: {told:?}", actor.login());
        }
    }
}

/// Who may make a change, by the name that it has in JSON. The keys and the password are somebody else's.
fn who_may(name: &str) -> Who {
    match name {
        "add_user" | "change_role" | "remove_user" | "set_password" | "add_key" | "revoke_key"
        | "reopen_period" => Who::Administrators,
        _ => Who::Managers,
    }
}

/// Each change is tried by whoever may not before it is made.
#[test]
fn every_change_asks_every_role() {
    let mut shop = shop();
    for change in changes() {
        let (name, sources) = (name_of(&change), [rates_csv()]);
        for actor in actors(&shop.engine) {
            if who_may(&name).has(&actor) {
                assert!(change.allow(&actor).is_ok(), "{name} by {}", actor.login());
                continue;
            }
            let before = shop.engine.contents().unwrap();
            let done = shop.engine.apply_with(&change, &sources, &Task::default(), &actor, NOW);
            let is_refused = match &done {
                Ok(Outcome::Bulk(items)) => {
                    let error = |item: &BulkOutcome| match item {
                        BulkOutcome::Failed { error, .. } => is_refusal(error) || error.status() == 400,
                        _ => false,
                    };
                    items.iter().all(error)
                }
                done => done.as_ref().is_err_and(is_refusal),
            };
            assert!(is_refused, "{name} by {}: {done:?}", actor.login());
            // It says whom to ask: an administrator to do it, or to give the role in which it can be done.
            if let Err(error) = &done {
                let is_only = matches!(who_may(&name), Who::Administrators);
                let said = error.to_string();
                assert_eq!(said.starts_with("Only an administrator may"), is_only, "{name}: {said}");
            }
            assert_eq!(shop.engine.contents().unwrap(), before, "{name} by {}", actor.login());
        }
        let done = shop.try_change(&change);
        done.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// What somebody may not do depends on nothing that they send, however long it is.
#[test]
fn who_may_not_is_refused_before_anything_is_read() {
    let mut shop = shop();
    let engine = &mut shop.engine;
    let customer = engine.actor("customer").unwrap();
    let signs = "<".repeat(64 << 20);
    let query = RateQuery { class: Some(signs.clone()), ..RateQuery::default() };
    assert!(is_refusal(&engine.rates(&customer, &query, NOW).unwrap_err()));
    assert!(is_refusal(&engine.rate_count(&customer, Some(&signs), NOW).unwrap_err()));
    let deleted = Change::TaxClass(TaxClassChange::Delete { slug: signs.clone(), replacement: None });
    let input = RateInput { class: Some(Value::text(signs.clone())), ..RateInput::default() };
    assert!(is_refusal(
        &engine.apply(&Change::TaxRate(TaxRateChange::Create(input)), &customer, NOW).unwrap_err()
    ));
    assert!(is_refusal(&engine.apply(&deleted, &customer, NOW).unwrap_err()));
    let owner = engine.owner().unwrap();
    assert_eq!(engine.rates(&owner, &query, NOW).unwrap().total, 0, "no class is called that");
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
    assert!(forgotten.is_empty(), "say in tests/engine/capabilities.rs who may: {forgotten:?}");
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(gone.is_empty(), "no longer there: {gone:?}");
}

#[test]
fn the_journal_says_who() {
    let mut shop = shop();
    let manager = shop.engine.actor("shop-manager").unwrap();
    shop.engine.apply(&Change::TaxRate(TaxRateChange::Create(RateInput::default())), &manager, NOW).unwrap();
    let login = |shop: &TestShop| shop.engine.history(&manager, 1, 0).unwrap().remove(0).login;
    assert_eq!(login(&shop), "shop-manager");
    shop.apply(&Change::UNDO);
    assert_eq!(login(&shop), "owner");
}

//! Versions of tax rates in a shop: planned, brought into force on their day, undone; and the taxes of orders
//! by their date.

use domain::field::Value;
use domain::ids::RateId;
use domain::order::Order;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::OrderForm;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::rate::preset::Preset;
use domain::rate::versions::{RatePlan, Terms, VersionPlan, VersionState, VersionedRate};
use domain::rate::{RateInput, TaxRate};
use domain::task::Task;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::time::{Day, Instant};
use engine::{
    BooksChange, Change, Direction, Engine, ImportOptions, MissingClasses, Mode, OrderChange, RateQuery,
    TaxClassChange, TaxRateChange,
};
use server::api::{self, Line};
use transfer::Source;

use crate::shops::stocked::{at, form, money, stocked};
use crate::shops::{NOW, TestShop};

/// The day of `NOW`.
const TODAY: &str = "2023-11-14";

fn day(text: &str) -> Day {
    at(text).day
}

pub(crate) fn noon(text: &str) -> Instant {
    Instant::from_seconds(day(text).number() * 86_400 + 43_200)
}

/// A plan such as `21 2027-01-01`, `16 2020-07-01 2020-12-31`, or `- 2024-01-01` for an end.
pub(crate) fn plan(id: i64, text: &str) -> Change {
    let words: Vec<&str> = text.split(' ').collect();
    let terms = Percent::parse(words[0]).map_or(Terms::NOT_IN_FORCE, Terms::charging);
    let until = words.get(2).map(|until| day(until));
    let version = VersionPlan { terms, from: day(words[1]), until };
    Change::TaxRate(TaxRateChange::Plan(vec![RatePlan { id: RateId::new(id), version }]))
}

/// A change that has nothing to do with rates.
pub(crate) fn renaming(name: &str) -> Change {
    Change::TaxClass(TaxClassChange::Rename {
        slug: ClassSlug::parse("reduced").unwrap(),
        name: name.to_owned(),
    })
}

pub(crate) fn versions(shop: &TestShop, id: i64) -> Vec<String> {
    shown(&shop.engine.versioned_rate(&shop.owner, RateId::new(id), NOW).unwrap())
}

fn shown(rate: &VersionedRate) -> Vec<String> {
    let one = |version: domain::rate::versions::Version| {
        let from = version.from.map_or_else(|| "ever".to_owned(), |day| day.to_string());
        let mark = match version.state {
            VersionState::Past => "",
            VersionState::Present => "*",
            VersionState::Planned => "+",
        };
        format!("{mark}{from} {}", version.terms.describe())
    };
    rate.versions().into_iter().map(one).collect()
}

fn titles(shop: &TestShop, count: i64) -> Vec<String> {
    let history = shop.engine.history(&shop.owner, count, 0).unwrap();
    history.into_iter().map(|entry| entry.title.to_string()).collect()
}

fn taxes(order: &Order) -> Vec<String> {
    order
        .taxes
        .iter()
        .map(|line| format!("{} {}", line.percent.unwrap().to_text(), line.tax.to_exact_text()))
        .collect()
}

pub(crate) fn listed(engine: &Engine) -> Vec<String> {
    let owner = engine.owner().unwrap();
    let rates = engine.rates(&owner, &RateQuery::default(), NOW).unwrap().rates;
    rates.iter().map(|rate| format!("{} {}", rate.id, rate.rate_text())).collect()
}

/// The first change after midnight brings the version into force, once, whichever program makes it; undone with
/// that change, it is planned again.
#[test]
fn a_planned_version_comes_into_force_on_its_day() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    shop.apply(&plan(1, "21 2023-11-15"));
    assert_eq!(titles(&shop, 1), ["Tax rate GB VAT: 21% from 2023-11-15"]);
    assert_eq!(versions(&shop, 1), ["*ever 20%", "+2023-11-15 21%"]);
    assert_eq!(listed(&shop.engine), ["1 20.0000", "2 5.0000"]);
    let mut other = Engine::open(shop.engine.path()).unwrap();

    // Before midnight, a change of either program leaves it planned.
    other.apply(&renaming("Lower"), &owner, noon(TODAY)).unwrap();
    assert_eq!(listed(&other), ["1 20.0000", "2 5.0000"]);
    // After midnight, the first one that changes anything brings it into force.
    other.apply(&renaming("Low"), &owner, noon("2023-11-15")).unwrap();
    shop.engine.apply(&renaming("Lowest"), &owner, noon("2023-11-15")).unwrap();
    assert_eq!(
        titles(&shop, 3),
        [
            "Rename tax class Low to Lowest",
            "Rename tax class Lower to Low; Tax rate GB VAT: 21% comes into force as planned",
            "Rename tax class Reduced to Lower",
        ]
    );
    assert_eq!(listed(&shop.engine), ["1 21.0000", "2 5.0000"]);
    assert_eq!(versions(&shop, 1), ["ever 20%", "*2023-11-15 21%"]);

    let mut step = |direction| {
        let step = shop
            .engine
            .apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, noon("2023-11-16"))
            .unwrap();
        (step.step().unwrap().map(|step| step.title.to_string()), versions(&shop, 1))
    };
    // What is shown is of the day before, on which it is planned.
    step(Direction::Undo);
    let (undone, planned) = step(Direction::Undo);
    assert_eq!(
        undone.as_deref(),
        Some("Rename tax class Lower to Low; Tax rate GB VAT: 21% comes into force as planned")
    );
    assert_eq!(planned, ["*ever 20%", "+2023-11-15 21%"]);
    assert_eq!(step(Direction::Redo).1, ["ever 20%", "*2023-11-15 21%"]);
    step(Direction::Undo);
    step(Direction::Undo);
    let (undone, without) = step(Direction::Undo);
    assert_eq!(undone.as_deref(), Some("Tax rate GB VAT: 21% from 2023-11-15"));
    assert_eq!(without, ["*ever 20%"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    assert_eq!(other.check().unwrap(), Vec::<String>::new());
}

/// On the day of a version, undo and redo take what was done last, and leave the version planned.
#[test]
fn an_undo_on_the_day_takes_back_what_was_done_last() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let on_the_day = noon("2023-11-15");
    shop.apply(&plan(1, "21 2023-11-15"));
    shop.apply(&Change::TaxRate(TaxRateChange::Delete { id: "2".to_owned() }));
    for direction in [Direction::Undo, Direction::Redo] {
        let step =
            shop.engine.apply(&Change::Books(BooksChange::UndoRedo(direction)), &owner, on_the_day).unwrap();
        assert_eq!(
            step.step().unwrap().unwrap().title.to_string(),
            "Delete tax rate: 5%, GB VAT reduced",
            "{direction:?}"
        );
        assert_eq!(versions(&shop, 1), ["*ever 20%", "+2023-11-15 21%"], "{direction:?}");
    }
    // The next change brings it into force.
    shop.engine
        .apply(
            &Change::TaxClass(TaxClassChange::Create { name: Some(Value::text("Food")) }),
            &owner,
            on_the_day,
        )
        .unwrap();
    assert_eq!(versions(&shop, 1), ["ever 20%", "*2023-11-15 21%"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What is due comes into force together with the change before which it does: refused, neither is made.
#[test]
fn a_refused_change_brings_nothing_into_force() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    let on_the_day = noon("2023-11-15");
    shop.apply(&plan(1, "21 2023-11-15"));
    let steps = titles(&shop, 100);
    // The index of rates is read within the order that is refused, and is right for the next one.
    let order = |number: &str| OrderForm {
        number: Some(number.to_owned()),
        placed_at: at("2023-11-15T10:00:00"),
        ..form()
    };
    let mut save =
        |number: &str| shop.engine.apply(&Change::save_order(order(number), None), &owner, on_the_day);
    assert!(save("").is_err());
    assert_eq!(titles(&shop, 100), steps);
    assert_eq!(versions(&shop, 1), ["*ever 20%", "+2023-11-15 21%"]);
    let file =
        b"Country,State,Postcode,City,Rate %,Name,Priority,Compound,Shipping,Class\nGB,,,,21,VAT,1,0,1,\n";
    let preview = ImportOptions { mode: Mode::Rehearse, ..ImportOptions::default() };
    let sources = [Source::of_bytes("rates.csv", &file[..])];
    let report = shop.engine.import(&owner, &sources, &preview, on_the_day, &Task::default()).unwrap();
    assert!(report.changed_nothing(), "the file has what is in force on the day: {:?}", report.counts);
    assert_eq!(titles(&shop, 100), steps);
    shop.engine
        .apply(
            &Change::TaxRate(TaxRateChange::Edit {
                id: "1".to_owned(),
                input: RateInput { rate: Some(Value::text("22")), ..RateInput::default() },
            }),
            &owner,
            on_the_day,
        )
        .unwrap();
    let mut save =
        |number: &str| shop.engine.apply(&Change::save_order(order(number), None), &owner, on_the_day);
    let saved = save("9").unwrap().order().unwrap();
    assert_eq!(taxes(&saved)[0], "22.0000 4.40");
    assert_eq!(
        titles(&shop, 3),
        [
            "Add order 9",
            "Edit tax rate: 21%, GB VAT; Tax rate GB VAT: 21% comes into force as planned",
            "Tax rate GB VAT: 21% from 2023-11-15",
        ]
    );
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// What is asked for after midnight, before anything is changed, has the rates of the new day, and writes
/// nothing.
#[test]
fn what_is_read_is_of_its_day() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    shop.apply(&plan(2, "- 2023-11-01"));
    for (id, text) in [(1, "21 2023-11-15"), (2, "6 2023-11-15"), (1, "- 2023-11-16")] {
        shop.apply(&plan(id, text));
    }
    let steps = titles(&shop, 100);
    let days = [TODAY, "2023-11-15", "2023-11-16"].map(noon);
    let before = days.map(|now| read_on(&mut shop, now));
    assert_eq!(titles(&shop, 100), steps);
    for (at, expected) in [(2, ["20.0000", "21.0000", "404"]), (3, ["404", "6.0000", "6.0000"])] {
        for (answers, expected) in before.iter().zip(expected) {
            assert!(answers[at].contains(expected), "{expected}: {}", answers[at]);
        }
    }
    for (now, expected) in days.into_iter().zip(before) {
        // It has that name already.
        shop.engine.apply(&renaming("Reduced"), &owner, now).unwrap();
        assert_eq!(read_on(&mut shop, now), expected);
    }
}

/// What the API answers about rates, the file of them, and their number by class.
fn read_on(shop: &mut TestShop, now: Instant) -> Vec<String> {
    const PATHS: [&str; 6] = [
        "/taxes",
        "/taxes?class=reduced",
        "/taxes/1",
        "/taxes/2",
        "/taxes/count",
        "/taxes/count?class=standard",
    ];
    let owner = shop.owner.clone();
    let mut answer = |path: &str| {
        let line = Line::parse(&format!(r#"{{"method":"GET","path":"{path}"}}"#)).unwrap();
        api::to_line(&api::handle(&mut shop.engine, &owner, &line.request, now))
    };
    let mut answers: Vec<String> = PATHS.map(&mut answer).into();
    let mut file = Vec::new();
    shop.engine.export_taxes(&owner, now, &mut file).unwrap();
    answers.push(String::from_utf8(file).unwrap());
    answers.push(format!("{:?}", shop.engine.rate_counts(&owner, now).unwrap()));
    answers
}

/// A rate that ends is in the list no more, and keeps its id, its class and what it charged before.
#[test]
fn a_rate_goes_out_of_force_and_comes_back() {
    let mut shop = stocked();
    shop.apply(&plan(2, "- 2023-11-01"));
    assert_eq!(listed(&shop.engine), ["1 20.0000"]);
    let request = |path: &str| format!(r#"{{"method":"GET","path":"{path}"}}"#);
    let mut status = |path: &str| {
        let line = Line::parse(&request(path)).unwrap();
        api::handle(&mut shop.engine, &shop.owner, &line.request, NOW).status
    };
    assert_eq!([status("/taxes/2"), status("/taxes/1")], [404, 200]);
    assert_eq!(versions(&shop, 2), ["ever 5%", "*2023-11-01 not in force"]);
    shop.apply(&plan(2, "6 2023-11-10"));
    assert_eq!(listed(&shop.engine), ["1 20.0000", "2 6.0000"]);
    assert_eq!(versions(&shop, 2), ["ever 5%", "2023-11-01 not in force", "*2023-11-10 6%"]);
    shop.apply(&Change::UNDO);
    assert_eq!(listed(&shop.engine), ["1 20.0000"]);

    // Its class takes it along, and brings it back.
    shop.apply(&Change::TaxClass(TaxClassChange::Delete { slug: "reduced".to_owned(), replacement: None }));
    assert!(shop.engine.versioned_rate(&shop.owner, RateId::new(2), NOW).is_err());
    shop.apply(&Change::UNDO);
    assert_eq!(versions(&shop, 2), ["ever 5%", "*2023-11-01 not in force"]);
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

#[test]
fn an_order_is_taxed_by_the_rates_of_its_date() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    shop.apply(&plan(1, "16 2020-07-01 2020-12-31"));
    shop.apply(&plan(1, "21 2027-01-01"));
    shop.apply(&plan(2, "- 2023-01-01"));
    for (placed, expected) in [
        ("2020-06-30T23:59:59", &["20.0000 4.00", "5.0000 0.60"][..]),
        ("2020-07-01T00:00:00", &["16.0000 3.20", "5.0000 0.60"]),
        ("2020-12-31T23:59:59", &["16.0000 3.20", "5.0000 0.60"]),
        ("2021-01-01T00:00:00", &["20.0000 4.00", "5.0000 0.60"]),
        ("2023-01-01T10:00:00", &["20.0000 4.00"]),
        ("2027-01-01T00:00:00", &["21.0000 4.20"]),
    ] {
        let form = OrderForm { placed_at: at(placed), ..form() };
        let order = shop.apply(&Change::save_order(form, None)).order().unwrap();
        assert_eq!(taxes(&order), expected, "{placed}");
    }

    // Another time of the same rates keeps what was charged, another date is taxed by its rates.
    let was = shop.engine.order(&owner, "1").unwrap().unwrap();
    for (placed, expected) in
        [("2020-06-01T00:00:00", "20.0000 4.00"), ("2020-08-01T00:00:00", "16.0000 3.20")]
    {
        let edit = OrderForm { placed_at: at(placed), ..OrderForm::of(&was) };
        assert_eq!(taxes(&priced(&shop, &edit, &was)), [expected, "5.0000 0.60"], "{placed}");
        let order = shop.apply(&Change::save_order(edit, Some(was.clone()))).order().unwrap();
        assert_eq!(taxes(&order)[0], expected, "{placed}");
        shop.apply(&Change::UNDO);
    }

    // A past version that changes tells how many orders it concerns, and changes none.
    let Change::TaxRate(TaxRateChange::Plan(plans)) = plan(1, "15 2020-07-01") else { return };
    let planned = shop.apply(&Change::TaxRate(TaxRateChange::Plan(plans))).planned().unwrap();
    assert_eq!(planned[0].orders, 2);
    let second = shop.engine.order(&owner, "2").unwrap().unwrap();
    assert_eq!(taxes(&second)[0], "16.0000 3.20");
}

/// An order of each kind that was charged 20 % in a window in which 16 % were due.
fn charged_in_the_window(prices: Prices) -> TestShop {
    let mut shop = stocked();
    let coupons = vec![FormCoupon {
        code: "TEN".to_owned(),
        discount: Discount::Percent(Percent::parse("10").unwrap()),
    }];
    for (number, placed) in [
        ("a", "2020-06-30"),
        ("b", "2020-07-01"),
        ("c", "2020-12-31"),
        ("d", "2021-01-01"),
        ("e", "2020-08-01"),
    ] {
        let form = OrderForm {
            number: Some(number.to_owned()),
            placed_at: day(placed).start(),
            prices,
            coupons: coupons.clone(),
            ..form()
        };
        shop.apply(&Change::save_order(form, None));
    }
    let (what, reason) = (RefundWhat::Amount(money("1")), String::new());
    let refund = RefundForm { at: at("2020-08-02T00:00:00"), what, shipping: false, reason, corrects: None };
    shop.apply(&Change::Order(OrderChange::Refund { number: "e".to_owned(), form: refund }));
    shop.apply(&plan(1, "16 2020-07-01 2020-12-31"));
    shop
}

/// The explanation of an order has the rates of its date, and says when it was charged otherwise.
#[test]
fn an_order_is_explained_by_the_rates_of_its_date() {
    let mut shop = charged_in_the_window(Prices::IncludeTax);
    let owner = shop.owner.clone();
    let mut settings = shop.engine.shop().unwrap();
    settings.address = Address::of_country("GB");
    shop.apply(&Change::settings(settings, None));
    let form = OrderForm {
        number: Some("f".to_owned()),
        address: Address::default(),
        customer: None,
        placed_at: at("2020-07-05T00:00:00"),
        ..form()
    };
    shop.apply(&Change::save_order(form, None));
    for (number, expected, difference) in [
        ("a", ["standard 1 20.0000", "reduced 2 5.0000"], "0.00"),
        ("b", ["standard 1 16.0000", "reduced 2 5.0000"], "0.66"),
        ("f", ["standard 1 16.0000", "reduced 2 5.0000"], "0.00"),
    ] {
        let found = shop.engine.explain_order(&owner, number).unwrap();
        let classes = found.classes.iter().map(|(question, answer)| {
            let applied = answer
                .applied
                .iter()
                .map(|one| format!("{} {} {}", question.class.as_str(), one.rate.id, one.rate.rate_text()));
            applied.collect::<Vec<_>>().join(", ")
        });
        assert_eq!(classes.collect::<Vec<_>>(), expected, "{number}");
        let (charged, by_rates) = found.taxes().unwrap();
        assert_eq!(charged.minus(by_rates).unwrap().to_text(2), difference, "{number}");
        assert_eq!(found.by_rates.total, found.order.total, "the price with tax stays");
    }
    let missing = shop.engine.explain_order(&owner, "none").unwrap_err();
    assert_eq!(missing.to_string(), "Order none: there is none of this number; look at the list");
}

/// The order of a form that prices it as it would be saved.
fn priced(shop: &TestShop, form: &OrderForm, was: &Order) -> Order {
    let priced = shop.engine.price_order(&shop.owner, form, Some(was)).unwrap();
    Order { taxes: priced.taxes, ..was.clone() }
}

#[test]
fn what_cannot_be_planned_changes_nothing() {
    let mut shop = stocked();
    shop.apply(&Change::TaxRate(TaxRateChange::Delete { id: "2".to_owned() }));
    let steps = shop.engine.history(&shop.owner, 100, 0).unwrap().len();
    for (change, expected) in [
        (
            plan(2, "6 2027-01-01"),
            "There is no tax rate with the id 2. It may have been deleted: look at the list of rates.",
        ),
        (plan(1, "20 2027-01-01"), "Tax rate 1 (\"VAT\"): it is 20% on 2027-01-01 already"),
        (
            plan(1, "21 2027-01-01 2026-12-31"),
            "Tax rate 1 (\"VAT\"): a change from 2027-01-01 that ends on 2026-12-31 would end before it begins",
        ),
        (
            Change::TaxRate(TaxRateChange::RemoveVersion { id: RateId::new(1), from: day("2027-01-01") }),
            "Tax rate 1 (\"VAT\"): no version of it begins on 2027-01-01",
        ),
    ] {
        let error = shop.try_change(&change).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
    assert_eq!(shop.engine.history(&shop.owner, 100, 0).unwrap().len(), steps);
    // Many at once are planned all or none.
    let (Change::TaxRate(TaxRateChange::Plan(mut plans)), Change::TaxRate(TaxRateChange::Plan(more))) =
        (plan(1, "21 2027-01-01"), plan(2, "6 2027-01-01"))
    else {
        return;
    };
    plans.extend(more);
    assert!(shop.try_change(&Change::TaxRate(TaxRateChange::Plan(plans))).is_err());
    assert_eq!(versions(&shop, 1), ["*ever 20%"]);
}

/// A correction of the percentage is one of the version in force.
#[test]
fn an_edit_corrects_the_present_version() {
    let mut shop = stocked();
    shop.apply(&plan(1, "16 2020-07-01 2020-12-31"));
    shop.apply(&plan(1, "21 2027-01-01"));
    let body = r#"{"method":"PUT","path":"/taxes/1","body":{"tax":{"rate":"19"}}}"#;
    let line = Line::parse(body).unwrap();
    assert_eq!(api::handle(&mut shop.engine, &shop.owner, &line.request, NOW).status, 200);
    let rate = shop.engine.versioned_rate(&shop.owner, RateId::new(1), NOW).unwrap();
    assert_eq!(shown(&rate), ["ever 20%", "2020-07-01 16%", "*2021-01-01 19%", "+2027-01-01 21%"]);
    assert_eq!(rate.versions()[2].state, VersionState::Present);
    // A copy of the file has the versions too.
    let copy = shop.engine.path().with_file_name("copy.tillbook");
    shop.engine.backup(&copy).unwrap();
    let copy = Engine::open(&copy).unwrap();
    assert_eq!(copy.versioned_rate(&shop.owner, RateId::new(1), NOW).unwrap(), rate);
}

/// The history of Germany in a file, with the reduced rate, a rate that begins next year, and one that ends.
#[test]
fn versions_come_in_from_a_file() {
    let mut shop = stocked();
    let head = "Country,State,Postcode,City,Rate %,Name,Priority,Compound,Shipping,Class,From\n";
    let rows = "DE,,,,19,USt,1,0,1,,2007-01-01
DE,,,,7,USt,1,0,1,reduced,
DE,,,,16,USt,1,0,1,,2020-07-01
DE,,,,19,USt,1,0,1,,2021-01-01
DE,,,,5,USt,1,0,1,reduced,2020-07-01
DE,,,,7,USt,1,0,1,reduced,2021-01-01
GB,,,,21,VAT,1,0,1,,2027-01-01
GB,,,,,VAT reduced,1,0,1,reduced,2023-11-14
FR,,,,20,TVA,1,0,1,,2024-01-01
IT,,,,22,IVA,1,0,1,,1.10.2013
IT,,,,21,IVA,1,0,1,,2021-01-01
IT,,,,22,IVA,1,0,1,,2021-01-01
PT,,,,,IVA,1,0,1,,2021-01-01
";
    let file = format!("{head}{rows}");
    let report = shop.import("rates.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    let refused: Vec<String> =
        report.refused.iter().map(|one| format!("{}: {}", one.refusal.line, one.refusal.problem)).collect();
    assert_eq!(
        refused,
        [
            "11: from: \"1.10.2013\" is not a date. Write one such as 2027-01-01",
            "13: line 12 has a version of the same rate from 2021-01-01",
            "14: it says when a rate ends that the shop does not have",
        ]
    );
    assert_eq!(versions(&shop, 1), ["*ever 20%", "+2027-01-01 21%"]);
    assert_eq!(versions(&shop, 2), ["ever 5%", "*2023-11-14 not in force"]);
    assert_eq!(
        versions(&shop, 3),
        ["ever not in force", "2007-01-01 19%", "2020-07-01 16%", "*2021-01-01 19%"]
    );
    assert_eq!(versions(&shop, 4), ["ever 7%", "2020-07-01 5%", "*2021-01-01 7%"]);
    assert_eq!(versions(&shop, 5), ["*ever not in force", "+2024-01-01 20%"]);
    assert_eq!(listed(&shop.engine), ["1 20.0000", "3 19.0000", "4 7.0000", "6 21.0000"]);

    // The same file again changes nothing; undone, all is as before.
    let again = shop.import("rates.csv", file.as_bytes(), &ImportOptions::default()).unwrap();
    assert!(again.changed_nothing(), "{:?}", again.counts);
    shop.apply(&Change::UNDO);
    assert_eq!(listed(&shop.engine), ["1 20.0000", "2 5.0000"]);
    assert_eq!(versions(&shop, 1), ["*ever 20%"]);
    assert!(shop.engine.versioned_rate(&shop.owner, RateId::new(5), NOW).is_err());
    assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
}

/// Rates that come with the program bring the days on which they changed, by which an order is taxed.
#[test]
fn a_preset_brings_its_history() {
    for (country, cases) in [
        ("DE", &[("2020-06-30", "19"), ("2020-07-01", "16"), ("2020-12-31", "16"), ("2021-01-01", "19")][..]),
        ("EE", &[("2023-12-31", "20"), ("2024-01-01", "22"), ("2025-06-30", "22"), ("2025-07-01", "24")]),
        ("SK", &[("2024-12-31", "20"), ("2025-01-01", "23")]),
        ("RO", &[("2016-12-31", "20"), ("2025-07-31", "19"), ("2025-08-01", "21")]),
        ("FI", &[("2024-08-31", "24"), ("2024-09-01", "25.5")]),
    ] {
        let mut shop = TestShop::new();
        let preset = Preset::named(country).unwrap();
        let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
        shop.import(preset.file_name().as_str(), preset.text().as_bytes(), &options).unwrap();
        for (on, expected) in cases {
            let at = Address::of_country(country);
            let class = ClassSlug::standard();
            let found = shop.engine.applicable_rates(&shop.owner, &class, &at, day(on)).unwrap();
            let found: Vec<String> = found.iter().map(TaxRate::short_rate_text).collect();
            assert_eq!(found, [*expected], "{country} {on}");
        }
        assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn rates_that_changed_closings_and_imports_are_told_on_their_days() {
    let mut shop = stocked();
    let owner = shop.owner.clone();
    shop.apply(&plan(1, "21 2023-11-15"));
    let period = domain::time::tax_period::TaxPeriod::parse("2022-10").unwrap();
    shop.apply(&Change::Period(engine::PeriodChange::Close { period, early: false }));
    shop.import(
        "more.csv",
        b"country,state,postcode,city,rate,name,priority,compound,shipping,class\nDE,,,,19,MwSt,1,0,1,\n",
        &engine::ImportOptions::default(),
    )
    .unwrap();
    let events = |shop: &TestShop| -> Vec<String> {
        let days = ("2023-11-01", "2024-12-31");
        let days = (domain::time::Day::parse(days.0).unwrap(), domain::time::Day::parse(days.1).unwrap());
        let events = shop.engine.day_events(&owner, days).unwrap();
        events.iter().map(|(day, title)| format!("{day} {title}")).collect()
    };
    let mut expected =
        vec!["2023-11-14 Close October 2022", "2023-11-14 Import more.csv", "2023-11-15 VAT changed"];
    assert_eq!(events(&shop), expected);
    shop.apply(&Change::UNDO);
    expected.retain(|event| !event.contains("Import"));
    assert_eq!(events(&shop), expected);
}

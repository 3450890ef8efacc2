//! Devices of a group in this process, each with its file, its log and its network: begun, joined, typed at, ended.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use domain::Result;
use domain::field::Value;
use domain::invoice::numbering::NumberingAnswer;
use domain::order::OrderStatus;
use domain::order::form::{FormLine, OrderForm};
use domain::rate::RateInput;
use domain::shop::settings::{Currency, Shop};
use domain::task::Task;
use domain::time::Zone;
use engine::{
    Change, Engine, ImportOptions, InvoiceChange, Outcome, RateQuery, SequencerSlot, TaxRateChange, VERSION,
};
use share::net::{JoinCode, Limits};
use share::{GroupStatus, LocalDevice, LogSync, Node, NodeOptions, RULES, ShareFolder, Standing};
use system::{Clock, LocalStream};
use tempfile::TempDir;

use crate::shops::line::{Cables, Line};
use crate::shops::ports::free_address;
use crate::shops::{NOW, rates_csv};

/// How much later everything comes on a line to another continent, one way.
const FAR: Duration = Duration::from_millis(150);

pub(super) fn options() -> NodeOptions {
    NodeOptions {
        listen: Some(free_address()),
        log: LogSync::Immediate,
        rules: RULES,
        clock: Clock::System,
        record: None,
        limits: Limits::default(),
    }
}

pub(super) fn rate(name: &str) -> Change {
    let text = |text: &str| Some(Value::text(text));
    Change::TaxRate(TaxRateChange::Create(RateInput {
        rate: text("19"),
        name: text(name),
        ..RateInput::default()
    }))
}

/// A device with a window's engine.
pub(super) struct Open {
    pub(super) _folder: TempDir,
    pub(super) shop: PathBuf,
    pub(super) options: NodeOptions,
    /// Where the others reach it.
    pub(super) address: String,
    pub(super) node: Option<Node>,
    pub(super) engine: Engine,
}

impl Open {
    /// Opens what `begin` makes of a path, a host and port, and options. The others are so far away.
    pub(super) fn begin(
        delay: Duration,
        begin: impl FnOnce(&Path, &str, &NodeOptions) -> Result<Node>,
    ) -> Result<Self> {
        let folder = tempfile::tempdir().unwrap();
        let (shop, options) = (folder.path().join("shop.tillbook"), options());
        let listen = options.listen.unwrap();
        let line = || Line::start(listen, delay, Cables::default()).address;
        let address = if delay.is_zero() { listen } else { line() }.to_string();
        let node = begin(&shop, &address, &options)?;
        let engine = engine_of(&shop, &node);
        Ok(Self { _folder: folder, shop, options, address, node: Some(node), engine })
    }

    pub(super) fn first() -> Self {
        Self::first_at(Duration::ZERO)
    }

    pub(super) fn first_at(delay: Duration) -> Self {
        Self::begin(delay, |shop, address, options| {
            let new = Shop::new("Test", Currency::USD, Zone::UTC).unwrap();
            let mut engine = Engine::create(shop, &new, NOW).unwrap();
            let owner = engine.owner().unwrap();
            engine.apply(&rate("Before it was shared"), &owner, NOW).unwrap();
            Node::share(shop, &owner, "office", address, options)
        })
        .unwrap()
    }

    pub(super) fn joined(code: &JoinCode, name: &str) -> Result<Self> {
        Self::joined_at(Duration::ZERO, code, name)
    }

    pub(super) fn joined_at(delay: Duration, code: &JoinCode, name: &str) -> Result<Self> {
        Self::begin(delay, |shop, address, options| Node::join(code, shop, name, address, options))
    }

    pub(super) fn invite(&self) -> JoinCode {
        self.node().invite(vec![self.address.clone()]).unwrap()
    }

    pub(super) fn node(&self) -> &Node {
        self.node.as_ref().unwrap()
    }

    pub(super) fn status(&self) -> GroupStatus {
        self.node().status().unwrap()
    }

    pub(super) fn add(&mut self, name: &str) -> Result<Outcome> {
        let owner = self.engine.owner().unwrap();
        self.engine.apply(&rate(name), &owner, NOW)
    }

    /// Ends the node, and begins it again.
    pub(super) fn restart(&mut self) {
        self.node = None;
        let node = Node::start(&self.shop, &self.options).unwrap();
        self.engine = engine_of(&self.shop, &node);
        self.node = Some(node);
    }

    pub(super) fn books(&self) -> String {
        let (mut out, owner) = (Vec::new(), self.engine.owner().unwrap());
        self.engine.export_books(&owner, &mut out).unwrap();
        self.engine.export_taxes(&owner, NOW, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }
}

pub(super) fn engine_of(shop: &Path, node: &Node) -> Engine {
    let slot = SequencerSlot::default();
    slot.set(Some(node.sequencer()));
    let mut engine = Engine::open(shop).unwrap();
    engine.share_by(slot);
    engine
}

#[expect(clippy::disallowed_methods, reason = "how long is waited")]
pub(super) fn soon(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what}");
        sleep(Duration::from_millis(20));
    }
}

/// All devices have all changes, and so the same books.
pub(super) fn in_step(devices: &[&Open]) {
    for device in devices {
        let all = || device.books() == devices[0].books() && device.status().standing == Standing::InStep;
        soon("the books of all are the same", all);
    }
}

#[test]
fn three_devices_share_a_shop() {
    let mut office = Open::first();
    let code = office.invite();
    let mut shop_floor = Open::joined(&code, "shop-floor").unwrap();
    assert!(Open::joined(&code, "again").is_err(), "a code is good for one device");
    let mut laptop = Open::joined(&shop_floor.invite(), "laptop").unwrap();
    assert!(laptop.books().contains("Before it was shared"));

    for (device, name) in [(&mut office, "A"), (&mut shop_floor, "B"), (&mut laptop, "C")] {
        assert_eq!(device.add(name).unwrap().rate().unwrap().name, name);
    }
    let owner = shop_floor.engine.owner().unwrap();
    shop_floor
        .engine
        .import(&owner, &[rates_csv()], &ImportOptions::default(), NOW, &Task::default())
        .unwrap();
    in_step(&[&office, &shop_floor, &laptop]);

    let parts = |status: GroupStatus| -> Vec<_> {
        status.devices.into_iter().map(|device| (device.name, device.is_voter, device.is_leader)).collect()
    };
    let part = |name: &str, votes, leads| (name.to_owned(), votes, leads);
    let expected =
        [part("laptop", false, false), part("office", true, true), part("shop-floor", false, false)];
    assert_eq!(parts(laptop.status()), expected);

    // The one that votes is gone: the others can be looked at, and say so when something is to be saved.
    office.node = None;
    soon("it is cut off", || shop_floor.status().standing == Standing::CutOff);
    let error = shop_floor.add("Not saved").unwrap_err();
    assert_eq!(error.code(), "tillbook_cut_off", "{error}");
    assert!(shop_floor.books().contains("Before it was shared"));
    office.restart();
    soon("it is back", || shop_floor.status().standing == Standing::InStep);
    shop_floor.add("Saved").unwrap();

    // With three that vote, any one may go.
    for name in ["shop-floor", "laptop"] {
        office.node().promote(name).unwrap();
    }
    in_step(&[&office, &shop_floor, &laptop]);
    office.node = None;
    shop_floor.add("While the office is closed").unwrap();
    laptop.add("And this").unwrap();
    in_step(&[&shop_floor, &laptop]);
    office.restart();
    in_step(&[&shop_floor, &laptop, &office]);

    shop_floor.node().remove("laptop").unwrap();
    assert_eq!(shop_floor.status().devices.len(), 2);
    // One that led until then knows it, another one only that nobody lets it in.
    let is_out = |standing| matches!(standing, Standing::CutOff | Standing::Stopped(_));
    soon("who was removed is let in no more", || is_out(laptop.status().standing));
    assert!(laptop.add("From outside").is_err());
    office.add("By those that are left").unwrap();
    in_step(&[&office, &shop_floor]);
    let error = office.node().promote("nobody").unwrap_err().to_string();
    assert!(error.contains("there is no \"nobody\""), "{error}");
}

/// A device with a newer program goes on by the rules of the group, which all get at once when the last can apply them;
/// one with an older program is told that it must be updated.
#[test]
fn the_rules_are_raised_when_all_devices_can_apply_them() {
    let mut office = Open::first();
    let mut shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    let code = office.invite();
    office.options.rules = RULES + 1;
    office.restart();
    soon("it leads again", || office.status().standing == Standing::InStep);
    office.add("By the newer program").unwrap();
    shop_floor.add("By the older one").unwrap();
    // Longer than the leader takes to look.
    sleep(Duration::from_secs(5));
    assert_eq!((office.node().rules(), shop_floor.node().rules()), (RULES, RULES));
    let waits = "The devices follow the rules of an older Tillbook until \"shop-floor\" is updated.";
    assert_eq!(office.status().waiting().unwrap().to_string(), waits);
    assert_eq!(shop_floor.status().waiting().unwrap().to_string(), waits, "the older one says it too");

    shop_floor.options.rules = RULES + 1;
    shop_floor.restart();
    soon("both have the newer rules", || {
        [&office, &shop_floor].iter().all(|one| one.node().rules() == RULES + 1)
    });
    assert_eq!([&office, &shop_floor].map(|one| one.status().waiting()), [None, None]);
    office.add("By the newer rules").unwrap();
    shop_floor.add("By these too").unwrap();
    in_step(&[&office, &shop_floor]);

    let error = Open::joined(&code, "laptop").err().unwrap().to_string();
    assert!(error.contains("update Tillbook"), "{error}");
    shop_floor.node = None;
    shop_floor.options.rules = RULES;
    let error = Node::start(&shop_floor.shop, &shop_floor.options).err().unwrap().to_string();
    assert!(error.contains("update Tillbook"), "{error}");
    shop_floor.options.rules = RULES + 1;
    shop_floor.restart();
    in_step(&[&office, &shop_floor]);
}

/// Changes that come at once are put into one entry.
#[test]
fn changes_that_come_at_once_are_few_entries() {
    const CLIENTS: usize = 8;
    const EACH: usize = 25;
    let office = Open::first();
    let shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    let position = || Engine::peek_group(&office.shop).unwrap().unwrap().position.unwrap();
    let before = position();
    std::thread::scope(|threads| {
        for client in 0..CLIENTS {
            let device = [&office, &shop_floor][client % 2];
            let mut engine = engine_of(&device.shop, device.node());
            threads.spawn(move || {
                let owner = engine.owner().unwrap();
                for number in 0..EACH {
                    let name = format!("{client} {number}");
                    let made = engine.apply(&rate(&name), &owner, NOW).unwrap().rate().unwrap();
                    assert_eq!(made.name, name, "each has the answer of its own");
                }
            });
        }
    });
    let (entries, changes) = (position() - before, i64::try_from(CLIENTS * EACH).unwrap());
    assert!(entries < changes, "{entries} entries of {changes} changes");
    in_step(&[&office, &shop_floor]);
    assert_eq!(office.books().matches("19.0000").count(), CLIENTS * EACH + 1);
    let engine = &office.engine;
    assert_eq!(engine.check().unwrap(), Vec::<String>::new());
}

/// The leader, which does not ask the others while its own program is the older one, is named by them.
#[test]
fn a_leader_with_an_older_program_is_named() {
    let office = Open::first();
    let mut shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    shop_floor.options.rules = RULES + 1;
    shop_floor.restart();
    in_step(&[&office, &shop_floor]);
    let waits = "The devices follow the rules of an older Tillbook until \"office\" is updated.";
    assert_eq!(shop_floor.status().waiting().unwrap().to_string(), waits);
}

/// A device that the shop does not come to is none of the group, and the next one may have its name.
#[test]
fn a_join_that_fails_leaves_its_name_free() {
    let office = Open::first();
    let place = tempfile::tempdir().unwrap();
    let shop = place.path().join("shop.tillbook");
    let limits = Limits { copy: Duration::ZERO, ..Limits::default() };
    let error = Node::join(&office.invite(), &shop, "shop-floor", "", &NodeOptions { limits, ..options() });
    let error = error.err().unwrap().to_string();
    assert!(error.contains("the copy of the shop has not come"), "{error}");
    assert_eq!(entries(place.path()), <Vec<PathBuf>>::new());
    let names = || office.status().devices.into_iter().map(|device| device.name).collect::<Vec<_>>();
    soon("its name is free", || names() == ["office"]);
    let shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    assert_eq!(names(), ["office", "shop-floor"]);
    in_step(&[&office, &shop_floor]);
}

/// Each answer takes longer than the leader waits before it asks again.
#[test]
fn devices_on_slow_lines_save() {
    let mut office = Open::first_at(FAR);
    let mut shop_floor = Open::joined_at(FAR, &office.invite(), "shop-floor").unwrap();
    let laptop = Open::joined_at(FAR, &office.invite(), "laptop").unwrap();
    for name in ["shop-floor", "laptop"] {
        office.node().promote(name).unwrap();
    }
    for number in 0..3 {
        office.add(&format!("Office {number}")).unwrap();
        shop_floor.add(&format!("Shop floor {number}")).unwrap();
    }
    in_step(&[&office, &shop_floor, &laptop]);
}

/// A shop file and a log that are not of each other are not put together.
#[test]
fn an_older_copy_of_the_file_is_not_taken_for_the_shop() {
    let mut office = Open::first();
    let older = office.shop.with_file_name("older.tillbook");
    office.engine.backup(&older).unwrap();
    office.add("A").unwrap();
    office.node = None;
    let log = ShareFolder::path_of(&office.shop).join("log.sqlite");
    let aside = log.with_file_name("aside");
    std::fs::rename(&log, &aside).unwrap();
    let error = Node::start(&office.shop, &office.options).err().unwrap().to_string();
    assert!(error.contains("do not belong together"), "{error}");
}

/// A shop is one of its own again, with all it had, and can be shared anew.
#[test]
fn sharing_ends() {
    let mut office = Open::first();
    office.add("Shared").unwrap();
    let (before, owner) = (office.books(), office.engine.owner().unwrap());
    assert!(Node::end(&office.shop, &owner, Clock::System).is_err(), "refused while a program is the device");
    office.node = None;
    Node::end(&office.shop, &owner, Clock::System).unwrap();
    assert!(Node::end(&office.shop, &owner, Clock::System).is_err(), "it is not shared any more");
    office.engine = Engine::open(&office.shop).unwrap();
    assert_eq!(office.books(), before);
    // The others may go on with the numbers of invoices, so here a person says whether this device does.
    let numbering =
        |office: &Open| office.engine.invoice_preview(&owner, "1", "en", NOW).unwrap_err().code().to_owned();
    let form = OrderForm {
        status: OrderStatus::Completed,
        lines: vec![FormLine { name: "Mug".to_owned(), ..FormLine::default() }],
        ..OrderForm::default()
    };
    office.engine.apply(&Change::save_order(form, None), &owner, NOW).unwrap();
    assert_eq!(numbering(&office), "tillbook_invoice_held");
    office
        .engine
        .apply(&Change::Invoice(InvoiceChange::AnswerNumbering(NumberingAnswer::GoesOn)), &owner, NOW)
        .unwrap();
    office.engine.invoice_preview(&owner, "1", "en", NOW).unwrap();
    office.add("Alone").unwrap();
    let address = office.options.listen.unwrap().to_string();
    let node = Node::share(&office.shop, &owner, "office", &address, &office.options).unwrap();
    office.engine = engine_of(&office.shop, &node);
    office.node = Some(node);
    office.add("Shared again").unwrap();
    assert_eq!(office.engine.check().unwrap(), Vec::<String>::new());
}

/// A program of this machine, such as a window.
struct Program {
    device: LocalDevice,
    engine: Engine,
}

impl Program {
    fn of(shop: &Path) -> Self {
        let device = LocalDevice::begin(shop, None, Clock::System).unwrap();
        let slot = SequencerSlot::default();
        slot.set(Some(device.sequencer()));
        let mut engine = Engine::open(shop).unwrap();
        engine.share_by(slot);
        Self { device, engine }
    }

    fn apply(&mut self, change: &Change) -> Result<Outcome> {
        let owner = self.engine.owner().unwrap();
        self.engine.apply(change, &owner, NOW)
    }

    fn names(&self) -> Vec<String> {
        let owner = self.engine.owner().unwrap();
        let rates = self.engine.rates(&owner, &RateQuery::default(), NOW).unwrap().rates;
        rates.into_iter().map(|rate| rate.name).collect()
    }
}

#[test]
fn the_programs_of_a_machine_change_the_shop_through_the_one_that_is_the_device() {
    let mut office = Open::first();
    office.node = None;
    let mut first = Program::of(&office.shop);
    first.apply(&rate("While it starts")).unwrap();
    let mut second = Program::of(&office.shop);
    let made = second.apply(&rate("By the second")).unwrap().rate().unwrap();
    assert_eq!(made.name, "By the second");
    let missing = Change::TaxRate(TaxRateChange::Delete { id: "999".to_owned() });
    let error = second.apply(&missing).unwrap_err();
    let alone = first.apply(&missing).unwrap_err();
    assert_eq!((error.code(), error.to_string()), (alone.code(), alone.to_string()));
    second.apply(&Change::TaxRate(TaxRateChange::Delete { id: made.id.to_string() })).unwrap();
    second.apply(&Change::UNDO).unwrap();
    let owner = second.engine.owner().unwrap();
    let report = second
        .engine
        .import(&owner, &[rates_csv()], &ImportOptions::default(), NOW, &Task::default())
        .unwrap();
    assert_eq!((report.counts.len(), report.refused_count), (1, 0));
    first.apply(&rate("By the first")).unwrap();
    let expected = ["Before it was shared", "While it starts", "By the second", "USt", "IVA", "By the first"];
    for program in [&first, &second] {
        let mut names = program.names();
        names.sort_by_key(|name| expected.iter().position(|one| one == name));
        assert_eq!(names, expected);
        let status = || program.device.status().unwrap().unwrap();
        soon("it is in step", || status().standing == Standing::InStep);
        assert_eq!(status().devices.len(), 1);
    }
    let owner = first.engine.owner().unwrap();
    let code = second.device.invite(&owner).unwrap();
    let shop_floor = Open::joined(&code, "shop-floor").unwrap();
    second.device.promote(&owner, "shop-floor").unwrap();
    let error = first.device.promote(&owner, "nobody").unwrap_err().to_string();
    assert_eq!(second.device.promote(&owner, "nobody").unwrap_err().to_string(), error);
    second.device.demote(&owner, "shop-floor").unwrap();
    drop(shop_floor);

    // The first ends: the second takes its place, and what it saves meanwhile waits for that.
    drop(first);
    second.apply(&rate("After the first")).unwrap();
    assert!(second.device.status().unwrap().unwrap().devices.iter().any(|device| device.is_leader));
    let third = Program::of(&office.shop);
    soon("it sees the second", || third.device.status().unwrap().is_some());
    assert_eq!(second.engine.check().unwrap(), Vec::<String>::new());
}

/// What a program does at its turn, if not what it should: the device applies the entry in its place.
#[derive(Debug, Clone, Copy)]
enum Fails {
    Dies,
    SaysNothing,
    SaysNothingAndHoldsTheFile,
    DoesNotApply,
}

#[test]
fn a_change_is_made_once_whatever_becomes_of_the_program_that_made_it() {
    let mut office = Open::first();
    office.node = None;
    let mut window = Program::of(&office.shop);
    window.apply(&rate("A")).unwrap();
    let cases = [Fails::Dies, Fails::SaysNothing, Fails::SaysNothingAndHoldsTheFile, Fails::DoesNotApply];
    for (number, fails) in cases.into_iter().enumerate() {
        let name = format!("{fails:?}");
        let submission = serde_json::json!({
            "id": format!("{number:032x}"), "login": "owner", "now": NOW, "files": [],
            "change": serde_json::to_string(&rate(&name)).unwrap(),
        });
        let request = serde_json::json!({ "version": VERSION, "request": { "Submit": submission } });
        let channel = ShareFolder::path_of(&office.shop).join("channel");
        let mut stream = LocalStream::connect(&channel).unwrap();
        stream.send(request.to_string().as_bytes()).unwrap();
        let turn = stream.receive(1 << 20, Duration::from_secs(10)).unwrap();
        assert!(turn.starts_with(b"{\"Turn\""), "{}", String::from_utf8_lossy(&turn));
        assert!(!window.names().contains(&name), "it is not made before its turn");
        let other = rusqlite::Connection::open(&office.shop).unwrap();
        match fails {
            Fails::Dies => drop(stream),
            Fails::SaysNothing => {}
            Fails::SaysNothingAndHoldsTheFile => {
                other.execute_batch("BEGIN IMMEDIATE").unwrap();
                sleep(Duration::from_secs(5));
                other.execute_batch("ROLLBACK").unwrap();
            }
            Fails::DoesNotApply => stream.send(b"\"Ended\"").unwrap(),
        }
        soon("the device applies it", || window.names().contains(&name));
        window.apply(&rate("After it")).unwrap();
        let count = window.names().iter().filter(|one| **one == name).count();
        assert_eq!(count, 1, "{name}");
    }
    assert_eq!(window.engine.check().unwrap(), Vec::<String>::new());

    let other = serde_json::json!({ "version": "0.0.1", "request": "Status" });
    let mut stream = LocalStream::connect(&ShareFolder::path_of(&office.shop).join("channel")).unwrap();
    stream.send(other.to_string().as_bytes()).unwrap();
    let refused = String::from_utf8(stream.receive(1 << 20, Duration::from_secs(10)).unwrap()).unwrap();
    assert!(refused.contains("close the older one"), "{refused}");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn what_fails_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let shop = folder.path().join("shop.tillbook");
    let engine = Engine::create(&shop, &Shop::new("Test", Currency::USD, Zone::UTC).unwrap(), NOW).unwrap();
    let owner = engine.owner().unwrap();
    drop(engine);
    let before = entries(folder.path());
    let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let taken = (NodeOptions { listen: taken.local_addr().ok(), ..options() }, taken);
    let address = taken.0.listen.unwrap().to_string();
    let error = Node::share(&shop, &owner, "office", &address, &taken.0).err().unwrap().to_string();
    assert!(error.contains(&format!("Listening on {address}")), "{error}");
    assert_eq!(entries(folder.path()), before);
    assert!(Engine::open(&shop).unwrap().group_place().unwrap().is_none());

    // What a program that was killed has left is no hindrance.
    std::fs::create_dir_all(ShareFolder::path_of(&shop).join("log")).unwrap();
    std::fs::write(ShareFolder::path_of(&shop).join("members.json"), "{").unwrap();
    let options_of_office = options();
    let address = options_of_office.listen.unwrap().to_string();
    let office = Node::share(&shop, &owner, "office", &address, &options_of_office).unwrap();
    let error = Node::share(&shop, &owner, "office", &address, &options_of_office).err().unwrap().to_string();
    assert!(error.contains("on several devices already"), "{error}");
    soon("it leads", || office.status().unwrap().standing == Standing::InStep);

    let code = office.invite_here().unwrap();
    let place = tempfile::tempdir().unwrap();
    let shop_floor = place.path().join("shop-floor.tillbook");
    let join =
        |code: &JoinCode, options: &NodeOptions| Node::join(code, &shop_floor, "shop-floor", "", options);
    assert!(join(&code, &taken.0).is_err(), "the port is taken");
    assert_eq!(entries(place.path()), <Vec<PathBuf>>::new());
    assert_eq!(office.status().unwrap().devices.len(), 1);
    let mut wrong = code.clone();
    wrong.addresses = vec![taken.0.listen.unwrap().to_string()];
    drop(taken);
    assert!(join(&wrong, &options()).is_err(), "nobody is there");
    assert_eq!(entries(place.path()), <Vec<PathBuf>>::new());
    drop(join(&code, &options()).unwrap());
    // It may have ended before its list began behind the copy.
    drop(Node::start(&shop_floor, &options()).unwrap());
    let error = join(&code, &options()).err().unwrap().to_string();
    assert!(error.contains("earlier shop of this name"), "{error}");
    assert!(shop_floor.is_file() && office.status().unwrap().devices.len() == 2);
}

#[test]
fn a_device_that_has_another_address_is_found_there() {
    let mut office = Open::first();
    let mut shop_floor = Open::joined(&office.invite(), "shop-floor").unwrap();
    shop_floor.node = None;
    let mut window = Program::of(&shop_floor.shop);
    window.apply(&rate("At the old address")).unwrap();
    let owner = window.engine.owner().unwrap();
    let [taken, port] = [office.options.listen.unwrap(), options().listen.unwrap()];
    for (address, listen, says) in
        [("not an address", None, "this is not an address"), ("127.0.0.1:1", Some(taken), "Listening on")]
    {
        let error = window.device.move_to(&owner, address, listen).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
    // By another program, as the command is.
    Program::of(&shop_floor.shop).device.move_to(&owner, &port.to_string(), Some(port)).unwrap();
    soon("it listens there", || std::net::TcpStream::connect(port).is_ok());
    let found = |status: GroupStatus| status.devices.iter().any(|one| one.address == port.to_string());
    assert!(found(office.status()));
    office.restart();
    office.add("From the office").unwrap();
    soon("it follows", || window.names().iter().any(|name| name == "From the office"));
    window.apply(&rate("At the new address")).unwrap();
    assert!(found(window.device.status().unwrap().unwrap()));
}

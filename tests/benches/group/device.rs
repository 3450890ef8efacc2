//! A device's side: it does what the bench writes to it, a line each, and answers with a line each.

use std::fs::File;
use std::io::{BufRead, stdin};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle, sleep};
use std::time::Duration;

use domain::field::Value;
use domain::order::query::OrderQuery;
use domain::rate::RateInput;
use domain::task::Task;
use engine::{Change, Engine, ImportOptions, MissingClasses, ShopOpener, TaxRateChange};
use share::net::JoinCode;
use share::{Node, NodeOptions, Standing};
use system::Clock;
use transfer::Source;

use crate::calls::Caller;
use crate::clock::{Samples, Took, timed};
use crate::shop::now;

/// The first argument of a process that is a device.
pub const WORD: &str = "device";
/// The rates that a client changes in turn; no other client changes them.
const RATES_OF_CLIENT: usize = 100;
/// How often each list and report is read.
const READS: usize = 500;

/// Is a device until it is told to end.
pub fn run(words: &[String]) {
    let [shop, name, listen, address, begins] = words else { panic!("a device is started by the bench") };
    let shop = Path::new(shop);
    let options = NodeOptions::new(Some(listen.parse().expect("an address")), Clock::System);
    let node = match begins.as_str() {
        "alone" => None,
        "share" => {
            let owner = Engine::open(shop).and_then(|engine| engine.owner()).expect("an owner");
            Some(Node::share(shop, &owner, name, address, &options))
        }
        "" => Some(Node::start(shop, &options)),
        code => Some(Node::join(&JoinCode::parse(code).expect("a code"), shop, name, address, &options)),
    };
    let node = node.map(|node| node.expect("a device"));
    let opener = ShopOpener::new(shop);
    opener.sequencer().set(node.as_ref().map(Node::sequencer));
    println!("ready");
    let mut paced: Option<Paced> = None;
    for line in stdin().lock().lines() {
        let line = line.expect("a line");
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words[at].parse::<usize>().expect("a number");
        match words[0] {
            "edits" => println!("{}", edits(&opener, number(1), number(2), number(3))),
            "pace" => paced = Some(Paced::start(&opener, number(1), number(2))),
            "rest" => println!("{}", paced.take().map(Paced::end).unwrap_or_default().words()),
            "reads" => println!("{}", reads(&opener)),
            "import" => println!("{}", import(&opener, Path::new(words[1]))),
            "orders" => println!("{}", orders(&opener)),
            "end" => break,
            _ => println!("{}", of_group(node.as_ref().expect("it is in a group"), &words)),
        }
    }
}

fn of_group(node: &Node, words: &[&str]) -> String {
    let status = || node.status().expect("a status");
    match words {
        ["invite", address] => {
            node.invite(vec![(*address).to_owned()]).and_then(|code| code.text()).expect("a code")
        }
        ["promote", name] => format!("{:?}", node.promote(name)),
        ["standing"] => (status().standing == Standing::InStep).to_string(),
        ["leads"] => status().devices.iter().any(|device| device.is_here && device.is_leader).to_string(),
        other => panic!("{other:?} cannot be asked"),
    }
}

/// A client: an engine of its own, and rates of its own to change.
struct Client {
    engine: Engine,
    first: usize,
    made: usize,
}

impl Client {
    fn new(opener: &ShopOpener, number: usize) -> Self {
        Self { engine: opener.open().expect("the shop"), first: number * RATES_OF_CLIENT + 1, made: 0 }
    }

    /// Changes a rate; an error only where a leader has just died.
    fn edit(&mut self) -> Took {
        let owner = self.engine.owner().expect("an owner");
        let id = (self.first + self.made % RATES_OF_CLIENT).to_string();
        self.made += 1;
        // Another name than it has, whatever was done before.
        let name =
            Value::text(format!("VAT {} {}", Clock::System.now(crate::shop::zone()).seconds(), self.made));
        let change = Change::TaxRate(TaxRateChange::Edit {
            id,
            input: RateInput { name: Some(name), ..RateInput::default() },
        });
        timed(|| self.engine.apply(&change, &owner, now()).expect("it is made")).1
    }
}

/// So many edits by each of some clients at once; the first has this number.
fn edits(opener: &ShopOpener, first: usize, clients: usize, each: usize) -> String {
    let start = |number| {
        let mut client = Client::new(opener, number);
        thread::spawn(move || (0..each).map(|_| client.edit()).collect::<Vec<Took>>())
    };
    let running: Vec<JoinHandle<Vec<Took>>> = (first..first + clients).map(start).collect();
    let mut samples = Samples::default();
    for client in running {
        client.join().expect("it has ended").into_iter().for_each(|took| samples.add(took));
    }
    samples.words()
}

/// A client that edits now and then, until it is ended.
struct Paced {
    is_over: Arc<AtomicBool>,
    client: JoinHandle<Samples>,
}

impl Paced {
    fn start(opener: &ShopOpener, number: usize, pause: usize) -> Self {
        let pause = Duration::from_millis(u64::try_from(pause).expect("small"));
        let (mut client, is_over) = (Client::new(opener, number), Arc::new(AtomicBool::new(false)));
        let over = Arc::clone(&is_over);
        let client = thread::spawn(move || {
            let mut samples = Samples::default();
            while !over.load(Ordering::Relaxed) {
                samples.add(client.edit());
                sleep(pause);
            }
            samples
        });
        Self { is_over, client }
    }

    fn end(self) -> Samples {
        self.is_over.store(true, Ordering::Relaxed);
        self.client.join().expect("it has ended")
    }
}

/// The report of a year, and a hundred orders of the list, as the window asks for them.
fn reads(opener: &ShopOpener) -> String {
    let caller = Caller::new(opener.open().expect("the shop"));
    let query = OrderQuery { limit: 100, ..OrderQuery::default() };
    let (mut report, mut list) = (Samples::default(), Samples::default());
    for _ in 0..READS {
        report.add(timed(|| caller.sales()).1);
        list.add(timed(|| caller.engine.orders(&caller.owner, &query).expect("orders")).1);
    }
    format!("{};{}", report.words(), list.words())
}

/// Imports a file of sales lines.
fn import(opener: &ShopOpener, file: &Path) -> String {
    let mut engine = opener.open().expect("the shop");
    let owner = engine.owner().expect("an owner");
    let (path, size) = (file.to_owned(), file.metadata().expect("a file").len());
    let source = Source::new("lines.csv", Some(size), move || Ok(Box::new(File::open(&path)?)));
    let options = ImportOptions { classes: MissingClasses::Create, ..ImportOptions::default() };
    let (report, took) = timed(|| engine.import(&owner, &[source], &options, now(), &Task::default()));
    format!("{:?} {:?}", took.wall, report.map(|report| report.refused_count))
}

/// The number of orders, and whether the file is whole.
fn orders(opener: &ShopOpener) -> String {
    let engine = opener.open().expect("the shop");
    let owner = engine.owner().expect("an owner");
    let page = engine.orders(&owner, &OrderQuery { limit: 1, ..OrderQuery::default() }).expect("orders");
    let faults = engine.check().expect("a check").len();
    format!("{} orders, {faults} faults", page.count)
}

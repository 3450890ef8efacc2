//! A shop to fuzz in, and what an import of anything must leave behind.

use std::cell::RefCell;
use std::fs;

use tempfile::TempDir;
use domain::shop::settings::{Currency, Shop};
use domain::time::Zone;
use domain::task::Task;
use engine::{Change, Direction, Engine, ImportOptions, MissingClasses, Mode};
use transfer::{Format, Source};

use crate::NOW;

/// After so many inputs a new shop is made, so that its journal does not grow for ever.
const INPUTS_OF_A_SHOP: u32 = 500;
/// Where temporary files cost no disk.
const MEMORY: &str = "/dev/shm";

/// A shop file that is gone with it.
pub(crate) struct Fresh {
    pub(crate) engine: Engine,
    _folder: TempDir,
}

impl Fresh {
    /// A copy of one that is made once: copying is faster.
    pub(crate) fn new() -> Self {
        let folder = TEMPLATE.with(|template| {
            let folder = empty_folder();
            // Not `fs::copy`, which the fuzzer's alarm interrupts.
            let empty = fs::read(template.path().join(SHOP_FILE)).unwrap();
            fs::write(folder.path().join(SHOP_FILE), empty).unwrap();
            folder
        });
        Self { engine: Engine::open(&folder.path().join(SHOP_FILE)).unwrap(), _folder: folder }
    }
}

const SHOP_FILE: &str = "shop.tillbook";

fn empty_folder() -> TempDir {
    tempfile::tempdir_in(MEMORY).or_else(|_| tempfile::tempdir()).unwrap()
}

fn template() -> TempDir {
    let folder = empty_folder();
    let shop = Shop::new("Fuzzed", Currency::USD, Zone::UTC).unwrap();
    drop(Engine::create(&folder.path().join(SHOP_FILE), &shop, NOW).unwrap());
    folder
}

thread_local! {
    static TEMPLATE: TempDir = template();
    static SHOP: RefCell<Option<(Fresh, u32)>> = const { RefCell::new(None) };
}

/// The books as they are written out.
pub(crate) fn held(engine: &Engine) -> Vec<u8> {
    let mut books = Vec::new();
    engine.export_books(&engine.owner().unwrap(), &mut books).unwrap();
    books
}

/// Imports these bytes as a file of this format. A refused file changes nothing; a rehearsal says what
/// the import does; what came in is sound, adds nothing when it comes again, and goes when it is undone.
pub fn import(format: Format, bytes: &[u8]) {
    SHOP.with_borrow_mut(|slot| {
        let (shop, used) = slot.get_or_insert_with(|| (Fresh::new(), 0));
        *used += 1;
        check_import(&mut shop.engine, format, bytes);
        if *used >= INPUTS_OF_A_SHOP {
            assert_eq!(shop.engine.check().unwrap(), Vec::<String>::new());
            *slot = None;
        }
    });
}

fn check_import(engine: &mut Engine, format: Format, bytes: &[u8]) {
    let owner = engine.owner().unwrap();
    let run = |engine: &mut Engine, mode| {
        let source = Source::of_bytes("fuzzed", bytes);
        let classes = MissingClasses::Create;
        let options = ImportOptions { format: Some(format), mode, classes, ..ImportOptions::default() };
        engine.import(&owner, &[source], &options, NOW, &Task::default())
    };
    let before = held(engine);
    let rehearsed = run(engine, Mode::Rehearse);
    assert!(held(engine) == before, "a rehearsal changed something");
    let done = run(engine, Mode::Import);
    let (Ok(rehearsed), Ok(done)) = (&rehearsed, &done) else {
        assert_eq!(rehearsed.is_ok(), done.is_ok(), "{rehearsed:?} but {done:?}");
        assert!(held(engine) == before, "a refused file changed something");
        return;
    };
    assert_eq!(
        format!("{:?}", rehearsed.counts),
        format!("{:?}", done.counts),
        "the rehearsal said otherwise"
    );
    let after = held(engine);
    if after == before {
        return;
    }
    // Plain sales lines have no numbers of their own to be known again by, and a row that was refused may
    // have a place when the others are there.
    if format != Format::SalesLines && done.refused.is_empty() {
        drop(run(engine, Mode::Import));
        assert!(held(engine) == after, "a second import changed something");
    }
    while held(engine) != before {
        let undone = engine.apply(&Change::UNDO, &owner, NOW).unwrap().step().unwrap();
        assert!(undone.is_some(), "undone, and something is left");
    }
}

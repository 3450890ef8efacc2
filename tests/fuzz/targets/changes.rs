//! Changes of every kind, one after the other.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tillbook_fuzz::change::{MadeUp, make_all};

fuzz_target!(|changes: Vec<MadeUp>| make_all(&changes));

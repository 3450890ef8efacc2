//! Files of the format `Format::Products`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use transfer::Format;

fuzz_target!(|bytes: &[u8]| tillbook_fuzz::import(Format::Products, bytes));

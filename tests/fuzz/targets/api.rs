//! Requests, one after the other, against a model of the rules.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tillbook_fuzz::model::answers;
use tillbook_fuzz::request::Request;

fuzz_target!(|requests: Vec<Request>| answers(&requests));

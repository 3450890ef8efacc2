//! Dates, times and zones of any text, and of the files that have dates in their own order.
#![no_main]

use libfuzzer_sys::fuzz_target;
use domain::time::{Local, Moment, Zone};

fuzz_target!(|text: &str| {
    if let Some(local) = Local::parse(text) {
        assert_eq!(Local::parse(&local.to_string()), Some(local));
    }
    let _moment = Moment::parse(text);
    let (name, text) = text.split_once('\n').unwrap_or(("Europe/London", text));
    if let (Some(zone), Some(local)) = (Zone::parse(name), Local::parse(text)) {
        // A local time that a clock shows is the local time of its instant.
        let at = zone.instant(local);
        let shown = zone.local(at);
        assert_eq!(zone.local(zone.instant(shown)), shown);
    }
});

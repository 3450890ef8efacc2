//! Costs with their days, of any text.
#![no_main]

use domain::order::cost::Costs;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Some(costs) = Costs::parse(text) {
        assert!(!costs.is_negative(), "{costs}");
        assert_eq!(Costs::parse(&costs.to_string()), Some(costs));
    }
});

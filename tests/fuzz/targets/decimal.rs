//! Money, percentages and quantities: what is read is written and read as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use domain::decimal;
use domain::money::Money;
use domain::percent::Percent;
use domain::quantity::Quantity;

fuzz_target!(|text: &str| {
    if let Ok(value) = decimal::parse(text) {
        assert_eq!(decimal::parse(&decimal::to_text(value, 4)), Ok(value));
        assert_eq!(decimal::parse(&decimal::to_short_text(value, 2)), Ok(value));
        for places in 0..4 {
            // A round to the nearest may leave the range; then it stays.
            let rounded = i128::from(decimal::round(value, places));
            let step = 10_i128.pow(4 - places);
            assert!((rounded - i128::from(value)).abs() * 2 <= step || rounded == i128::from(value));
        }
    }
    if let Some(money) = Money::parse(text) {
        assert_eq!(Money::parse(&money.to_exact_text()), Some(money));
        drop(money.to_grouped_text(2));
    }
    if let Some(quantity) = Quantity::parse(text) {
        assert_eq!(Quantity::parse(&quantity.to_text()), Some(quantity));
    }
    if let Ok(percent) = Percent::parse(text) {
        assert_eq!(Percent::parse(&percent.to_text()).ok(), Some(percent));
    }
});

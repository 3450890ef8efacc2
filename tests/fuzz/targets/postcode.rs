//! Codes of rates and postcodes of addresses: a code, a postcode and a country, a line each.
#![no_main]

use libfuzzer_sys::fuzz_target;
use domain::field::Value;
use domain::ids::RateId;
use domain::places::address::Address;
use domain::places::postcode;
use domain::rate::RateInput;
use domain::rate::index::RateIndex;
use domain::rate::versions::VersionedRate;
use domain::tax::class::ClassSlug;
use domain::time::Day;

fuzz_target!(|text: &str| {
    let mut lines = text.splitn(3, '\n');
    let mut next = || lines.next().unwrap_or_default().to_owned();
    let (codes, typed, country) = (next(), next(), next());

    let written = postcode::format(&country, &typed);
    assert_eq!(postcode::format(&country, &written), written, "written as it is written");

    // The index finds what a look at every code finds.
    let input = RateInput {
        rate: Some(Value::text("20")),
        postcode: Some(Value::text(codes)),
        ..RateInput::default()
    };
    let Ok(rate) = input.create(RateId::new(1)) else { return };
    let expected =
        rate.postcodes.is_empty() || rate.postcodes.iter().any(|code| postcode::matches(code, &typed));
    let address = Address { postcode: typed, ..Address::default() };
    let found = !RateIndex::new(vec![VersionedRate::undated(rate)])
        .applicable(&ClassSlug::standard(), &address, Day::default())
        .is_empty();
    assert_eq!(found, expected);
});

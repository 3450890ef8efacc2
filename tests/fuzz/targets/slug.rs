//! Slugs of any text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use domain::tax::class::ClassSlug;
use domain::text::slug::slug;

fuzz_target!(|text: &str| {
    let once = slug(text);
    assert_eq!(slug(&once), once, "a slug's slug is itself");
    assert!(
        once.len() <= 200 && !once.starts_with('-') && !once.ends_with('-') && !once.contains("--"),
        "{once}"
    );
    let may_stand = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'_' | b'%');
    assert!(once.bytes().all(may_stand), "{once}");
    if let Some(class) = ClassSlug::parse(text) {
        assert_eq!(ClassSlug::parse(class.as_str()), Some(class));
    }
});

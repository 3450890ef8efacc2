//! The text of an entry of a file: its details, and its differences from that in the shop.

use crate::format::Amounts;
use domain::noun::Described;

/// What tells it from others beside its name.
pub(super) fn summary(one: &Described, amounts: Amounts) -> String {
    let parts = one.preview.iter().map(|(cell, word)| format!("{} {word}", amounts.told(cell)));
    let parts = parts.map(|part| part.trim_end().to_owned()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// The differences between that in the shop and that in the file.
pub(super) fn differences(was: &Described, is: &Described, amounts: Amounts) -> String {
    let shown = |text: String| if text.is_empty() { "none".to_owned() } else { text };
    let found = Described::differences(Some(was), Some(is)).into_iter().map(|one| {
        let (was, became) = (shown(amounts.told(&one.was)), shown(amounts.told(&one.became)));
        format!("{} {was} → {became}", within(&one.heading))
    });
    let found = found.collect::<Vec<_>>().join(" · ");
    if found.is_empty() { "in what is not listed here".to_owned() } else { found }
}

/// A heading within a sentence: `total`, but `VAT number`.
fn within(heading: &str) -> String {
    let is_word = heading.chars().nth(1).is_none_or(char::is_lowercase);
    if is_word { heading.to_lowercase() } else { heading.to_owned() }
}

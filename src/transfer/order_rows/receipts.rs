//! The words of receipts in five languages, by `assets/importing/receipts.tsv`: what is a sale, what a refund, and what a row of sums
//! has in place of a number.

use std::collections::BTreeMap;
use std::sync::LazyLock;

const WORDS: &str = include_str!("../../../assets/importing/receipts.tsv");

/// The meaning of each word.
static MEANINGS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let rows = WORDS.lines().skip(1).filter_map(|line| line.split_once('\t'));
    rows.flat_map(|(meaning, words)| words.split("; ").map(move |word| (word, meaning))).collect()
});

fn means(word: &str, meaning: &str) -> bool {
    MEANINGS.get(word.trim().to_lowercase().as_str()) == Some(&meaning)
}

/// True if the kind of a receipt is a refund.
pub(super) fn is_refund(kind: &str) -> bool {
    means(kind, "refund")
}

/// True for the kind of a receipt: of a sale or of a refund.
pub(super) fn is_kind(text: &str) -> bool {
    means(text, "sale") || is_refund(text)
}

/// True for a text that stands in place of a number in a row of sums.
pub(super) fn is_total(text: &str) -> bool {
    means(text, "total")
}

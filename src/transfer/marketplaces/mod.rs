//! Exports of marketplaces, tills and plugins whose columns are public and say things in their own way. Each is
//! known by its headings and written anew as rows of items, which are read as all order exports are.
//!
//! What such a file has of money and what is not read of it is said in a note.

mod amazon;
mod etsy;
mod square;
mod webtoffee;

use super::csv_text::plain_heading;
use super::order_rows::Dialect;

const EXPORTS: [&Dialect; 7] = [
    &webtoffee::ORDERS,
    &amazon::ALL_ORDERS,
    &amazon::ORDER_REPORT,
    &etsy::ITEMS,
    &etsy::ORDERS,
    &square::ITEMS,
    &square::TRANSACTIONS,
];

/// The export that has these headings.
pub(super) fn of(headings: &[String]) -> Option<&'static Dialect> {
    let plain: Vec<String> = headings.iter().map(|heading| plain_heading(heading)).collect();
    let has = |name: &&str| plain.iter().any(|heading| heading == name);
    EXPORTS.into_iter().find(|export| export.headings.iter().all(has))
}

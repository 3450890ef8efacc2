//! Exports of marketplaces, cash registers and plugins with well-known columns. Each is recognised by its headings,
//! and converted to rows of items in the common form of order exports.
//!
//! Amounts in such a file that are not read are named in a note.

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

/// The known export with these headings.
pub(super) fn of(headings: &[String]) -> Option<&'static Dialect> {
    let plain: Vec<String> = headings.iter().map(|heading| plain_heading(heading)).collect();
    let has = |name: &&str| plain.iter().any(|heading| heading == name);
    EXPORTS.into_iter().find(|export| export.headings.iter().all(has))
}

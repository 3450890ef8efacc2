//! What the views of several reports say of their sums and periods.

use crate::translate::{dates, tr};
use domain::money::Money;
use domain::report::{Series, Sums};
use domain::time::Day;
use domain::time::period::{Grouping, ReportRange};

/// The words for the periods of a report: `Day`, `by day`, `Average per day`.
pub(crate) struct GroupingWords {
    pub(crate) name: &'static str,
    pub(crate) by: &'static str,
    pub(crate) average: &'static str,
}

pub(crate) fn grouping_words(grouping: Grouping) -> GroupingWords {
    let name = match grouping {
        Grouping::Hour => tr!("Hour"),
        Grouping::Day => tr!("Day"),
        Grouping::Week(_) => tr!("Week"),
        Grouping::Month => tr!("Month"),
    };
    let (by, average) = grouping.words();
    GroupingWords { name, by: tr(by), average: tr(average) }
}

/// A figure of sums that were checked; refunds are negative.
pub(crate) fn amount(series: Series, sums: &Sums) -> Money {
    series.amount(sums).unwrap_or_default()
}

/// Whether these have no orders, refunds or registrations.
pub(crate) fn is_empty(sums: &Sums) -> bool {
    sums.orders == 0 && sums.refunds == Money::ZERO && sums.customers == 0
}

/// Why a range cannot be compared with; empty where it can. `lacks_before` is the first day of the books, where
/// they begin too late.
pub(crate) fn lacks(range: &ReportRange, is_empty: bool, lacks_before: Option<Day>) -> String {
    match lacks_before {
        _ if is_empty => tr!("No sales to compare: {range}", range = dates().short_title(range)),
        Some(day) => tr!("The books begin {day}: no comparison", day),
        None => String::new(),
    }
}

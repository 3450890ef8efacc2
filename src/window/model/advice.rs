//! What to do about an error in the window: the control.

use domain::advice::Advice;

/// The text of the button that opens a shop whose log is missing.
pub(crate) const GO_ON: &str = "Go on without it";

/// The sentence; `None` where the control is beside the error and says it itself.
pub(super) fn sentence(advice: Advice<'_>) -> Option<String> {
    Some(match advice {
        Advice::Discounts
        | Advice::Prices
        | Advice::Decimals
        | Advice::Repeated
        | Advice::Years
        | Advice::Shop
        | Advice::OrderAgain
        | Advice::DateOrder => "Choose below.".to_owned(),
        Advice::Orders => "Choose below, or the column that holds it.".to_owned(),
        Advice::Column(_) => "Choose the column that holds it.".to_owned(),
        Advice::ColumnOrNone(_) => "Choose the column that holds it, or None.".to_owned(),
        Advice::Quantity => "Choose its column, or that each row is one.".to_owned(),
        Advice::Merge => "Correct them, or choose “New and changed”.".to_owned(),
        Advice::CloseEarly => "Wait, or close it early.".to_owned(),
        Advice::Reopen(_) => "To reopen it: Shop > Close a period.".to_owned(),
        Advice::Repair => "Open the shop again, and choose Repair.".to_owned(),
        Advice::WithoutLog => format!("To go on without it, choose “{GO_ON}”."),
        Advice::ListKeys => "Shop > Connections lists them.".to_owned(),
        Advice::Format | Advice::ExchangeRate | Advice::Listen | Advice::Reason => return None,
    })
}

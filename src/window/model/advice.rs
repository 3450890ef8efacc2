//! Remedies for errors in the window: its controls.

use crate::format::Formatter;
use domain::advice::Advice;
use domain::label;
use domain::text;
use domain::text::Text;

/// The text of the button that opens a shop whose log is missing.
pub(crate) const GO_ON: &str = label!("Go on as it is");

/// The sentence; `None` where the control is beside the error and says it itself.
pub(super) fn sentence(advice: Advice, formatter: Formatter) -> Option<String> {
    let sentence = match advice {
        Advice::Discounts
        | Advice::Prices
        | Advice::Decimals
        | Advice::Repeated
        | Advice::Years
        | Advice::Shop
        | Advice::OrderAgain
        | Advice::InvoicedOrder
        | Advice::Unexplained
        | Advice::Unrefunded
        | Advice::Buyer
        | Advice::Faulty
        | Advice::DateOrder => text!("Choose below."),
        Advice::Orders => text!("Choose a value below, or the column that holds it."),
        Advice::Column(_) => text!("Choose the column that holds it."),
        Advice::LeaveOut => text!("Choose what they hold, or leave them out."),
        Advice::Quantity => text!("Choose its column, or say that each row is one piece."),
        Advice::Merge => text!("Correct them, or choose “New and changed”."),
        Advice::CloseEarly => text!("Wait, or close it early."),
        Advice::Reopen(_) => text!("To reopen it: Shop > Close a period."),
        Advice::Repair => text!("Open the shop again, and choose Repair."),
        Advice::WithoutLog => {
            text!(
                "To go on with what is there, choose “{button}”: the more complete copy is used, and the file and its log are kept.",
                button = Text::new(GO_ON)
            )
        }
        Advice::ListKeys => text!("Shop > Connections lists them."),
        Advice::Today => text!("If the clock is wrong, set it right first."),
        Advice::HeldSeries => text!(
            "Take another series, or go on with it if no other copy does: at the invoice of an order, or in the preferences."
        ),
        Advice::OtherSeries => {
            text!(
                "If the clock is wrong now, set it right; if it was ahead then, go on in another series: at the invoice of an order, or in the preferences."
            )
        }
        Advice::Format | Advice::ExchangeRate | Advice::Listen | Advice::Reason => return None,
    };
    Some(formatter.text(&sentence))
}

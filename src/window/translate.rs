//! The language that the window is drawn in. Like the theme it is the same for all that is drawn in a frame, so that the
//! widgets need not be given it.

use crate::format::writer;
use domain::places::country_name;
use domain::text::Text;

pub(crate) use crate::format::{dates, language, set};

/// A text without arguments, which a table has as a `label!`.
pub(crate) fn tr(english: &str) -> &str {
    writer().language.label(english)
}

/// A text, its arguments by the formats of the preferences. Where the currency is to be seen, the argument is the amount as
/// [`crate::format::Amounts`] writes it.
pub(crate) fn text(text: &Text) -> String {
    writer().text(text)
}

/// The name of a country by its code; any other text as it is.
pub(crate) fn country(code: &str) -> &str {
    country_name(code.trim()).map_or(code, tr)
}

/// Translates a text for drawing: `tr!("Save order")`, a `&'static str`, or with arguments a `String`:
/// `tr!("{count} {count:rate|rates}", count = shown)`. For the thread of the window; texts made elsewhere
/// stay a [`Text`](domain::text::Text).
macro_rules! translated {
    ($english:literal $(,)?) => {
        $crate::translate::tr($english)
    };
    ($english:literal, $($arguments:tt)+) => {
        $crate::translate::text(&domain::text!($english, $($arguments)+))
    };
}
pub(crate) use translated as tr;

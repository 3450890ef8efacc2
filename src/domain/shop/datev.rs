//! What a shop says of itself in files for DATEV, the program of most German accountants.

use serde::{Deserialize, Serialize};

use crate::spelling::{as_text, as_word, is_default, words};

words! {
    /// A chart of accounts.
    AccountChart;
    /// By processes.
    Skr03 "skr03",
    /// By the statement.
    Skr04 "skr04",
}

as_text!(AccountChart, "a chart of accounts: skr03 or skr04", |chart| chart.as_str(), Self::parse);
as_word!(Option<AccountChart>, |chart| chart.map(AccountChart::as_str).unwrap_or_default(), |text| if text
    .is_empty()
{
    Some(None)
} else {
    AccountChart::parse(&text.to_lowercase()).map(Some)
});

/// The numbers that the accountant gives, and the chart.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DatevSettings {
    /// The number of the adviser (Beraternummer), from 1001 to 9999999.
    #[serde(default, skip_serializing_if = "is_default")]
    pub adviser: String,
    /// The number of the client (Mandantennummer), from 1 to 99999.
    #[serde(default, skip_serializing_if = "is_default")]
    pub client: String,
    /// The chart; SKR03 where it is not said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chart: Option<AccountChart>,
}

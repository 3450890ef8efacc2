//! The closed periods as JSON for the command line; no route answers it.

use serde_json::{Value as Json, json};

use domain::shop::closed_period::{PeriodRecord, PeriodRow};

/// The periods as indented JSON: `period` as the command line reads it (null for open months), `from`, `to`,
/// `status`, who closed it and when, and the returns that were filed.
pub fn periods_json(rows: &[PeriodRow]) -> String {
    let filed = |record: &PeriodRecord| {
        json!({
            "period": record.period.to_string(),
            "form": record.form,
            "at": record.at.to_string(),
            "by": record.login,
        })
    };
    let row = |row: &PeriodRow| {
        let closing = row.closing.as_ref();
        json!({
            "period": closing.map(|record| record.period.to_string()),
            "from": row.from.to_string(),
            "to": row.to.to_string(),
            "status": row.state.as_str(),
            "closed_at": closing.map(|record| record.at.to_string()),
            "closed_by": closing.map(|record| record.login.as_str()),
            "filed": row.filed.iter().map(filed).collect::<Vec<Json>>(),
        })
    };
    format!("{:#}\n", Json::Array(rows.iter().map(row).collect()))
}

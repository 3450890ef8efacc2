//! The devices of a shop as JSON, for the command line.

use serde_json::{Value, json};

/// `[{"name","address","voter","leader","behind"}]`; `behind` is null where it is not known.
pub fn devices_json<'d>(
    devices: impl Iterator<Item = (&'d str, &'d str, bool, bool, Option<u64>)>,
) -> String {
    let device = |(name, address, voter, leader, behind)| json!({ "name": name, "address": address, "voter": voter, "leader": leader, "behind": behind });
    format!("{:#}\n", devices.map(device).collect::<Value>())
}

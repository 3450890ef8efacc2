//! The devices of a shop as JSON, for the command line.

use serde_json::{Value, json};

/// `[{"name","address","voter","leader","behind","stopped"}]`; `behind` is null where it is not known, and `stopped` for a
/// device that follows.
pub fn devices_json<'d>(
    devices: impl Iterator<Item = (&'d str, &'d str, bool, bool, Option<u64>, Option<&'d str>)>,
) -> String {
    let device = |(name, address, voter, leader, behind, stopped)| json!({ "name": name, "address": address, "voter": voter, "leader": leader, "behind": behind, "stopped": stopped });
    format!("{:#}\n", devices.map(device).collect::<Value>())
}

//! The state of a group, as its devices are listed.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use domain::text;
use domain::text::Text;

/// A device as the list of devices shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceStatus {
    /// The name that its users gave it.
    pub name: String,
    /// Host and port; empty for a device that only calls others.
    pub address: String,
    /// It votes; the others follow.
    pub is_voter: bool,
    /// It leads.
    pub is_leader: bool,
    /// It is the device that shows the list.
    pub is_here: bool,
    /// The changes that it does not have yet; `None` where that is not known here.
    pub behind: Option<u64>,
    /// The reason why it follows no further; `None` while it does, as far as is known here.
    pub stopped: Option<Text>,
}

/// The standing of this device among the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// It has all changes, or is about to.
    InStep,
    /// It does not have so many changes yet.
    Behind(u64),
    /// It reaches no leader, or leads and reaches no majority: nothing can be saved.
    CutOff,
    /// It follows no further, for this reason.
    Stopped(Text),
}

/// The devices of a group, by name, and how this one stands to them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupStatus {
    /// All devices.
    pub devices: Vec<DeviceStatus>,
    /// This device.
    pub standing: Standing,
    /// The names of the devices that newer rules wait for, which this one or the leader can apply already.
    pub waits_for: BTreeSet<String>,
}

impl GroupStatus {
    /// The devices as indented JSON: `[{"name","address","voter","leader","behind","stopped"}]`; `behind` is null where it is
    /// not known, and `stopped` for a device that follows.
    pub fn to_json(&self) -> String {
        let device = |one: &DeviceStatus| {
            let DeviceStatus { name, address, is_voter, is_leader, behind, stopped, .. } = one;
            json!({
                "name": name, "address": address, "voter": is_voter, "leader": is_leader,
                "behind": behind, "stopped": stopped.as_ref().map(Text::to_string),
            })
        };
        format!("{:#}\n", self.devices.iter().map(device).collect::<Value>())
    }

    /// The message that newer rules wait for an update of other devices; `None` where none do.
    pub fn waiting(&self) -> Option<Text> {
        let names: Vec<String> = self.waits_for.iter().map(|name| format!("\"{name}\"")).collect();
        let (devices, names) = (names.len(), names.join(", "));
        (devices > 0).then(|| {
            text!(
                "The devices follow the rules of an older Tillbook until {names} {devices:is|are} \
                 updated.",
                names,
                devices
            )
        })
    }
}

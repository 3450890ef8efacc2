//! The state of the devices of a shared shop, for the status bar and the dialog of devices, and the requests
//! of that dialog.

use std::path::PathBuf;

use super::Refusal;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct SharingView {
    /// `3 devices, up to date`.
    pub(crate) words: String,
    /// Further details, when no device is known.
    pub(crate) details: String,
    /// A message that newer rules wait for an update of other devices; empty if none do.
    pub(crate) waiting: String,
    pub(crate) devices: Vec<DeviceRow>,
    /// The reason why this device takes part no more, as a sentence; empty for one that does.
    pub(crate) stopped: String,
    /// Changes can be saved.
    pub(crate) can_save: bool,
    /// The name of this device, where it was put back from an older copy and can only join anew; empty where it is not known.
    pub(crate) put_back: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DeviceRow {
    pub(crate) name: String,
    /// `this device, 192.168.1.10:8790, follows, 12 changes behind`.
    pub(crate) note: String,
    pub(crate) is_voter: bool,
    pub(crate) is_here: bool,
    /// Host and port; empty for a device that only calls others.
    pub(crate) address: String,
}

/// An action of the dialog of devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum GroupAction {
    /// Begins to share the shop.
    Share {
        name: String,
        address: String,
    },
    Invite,
    Promote(String),
    Demote(String),
    Remove(String),
    /// Says where the others reach this device from now on.
    Move(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Invitation {
    pub(crate) code: String,
    /// The modules of its QR picture, true where dark.
    pub(crate) rows: Vec<Vec<bool>>,
}

/// The outcome of an action: a join code where one was asked for.
pub(crate) type GroupAnswer = Result<Option<Invitation>, Refusal>;

/// Input of the dialog that joins a shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct JoinForm {
    pub(crate) code: String,
    /// The name of this device.
    pub(crate) name: String,
    /// The address at which others reach it; empty for a device that only calls others.
    pub(crate) address: String,
    /// The new shop file.
    pub(crate) path: PathBuf,
    /// The shop whose device joins anew.
    pub(crate) instead_of: Option<PathBuf>,
}

//! One shop on several devices: one list of changes, which consensus puts in the same order on all of them.
//!
//! Each device has a whole shop file, reads from it as if it were alone, and applies the same changes in the same
//! order through [`Engine`](engine::Engine); no rows are merged. A change is acknowledged when a majority
//! of the devices that vote has it on disk.
//!
//! A [`Node`] is what the program that has the shop open is for the others. Its engines propose changes by a
//! [`Proposer`]; the list is kept in a [`Log`], and the [`StateMachine`] applies it to the shop file. What goes between
//! devices is in [`net`]. One program of a machine is the node; the others go through it by a [`LocalDevice`].
//!
//! **Invariant:** what decides the outcome of a change is in its [`Proposal`] and in the shop file, and in nothing
//! else, so that the files of all devices stay equal.
//!
//! A device proposes a change to the group ([`engine::Sequencer`]), the group puts all changes in one order, and each device
//! applies them to its own file ([`engine::Engine::apply_entry`]). **A change and what says that it was made are written in
//! one transaction** (its id, the nonce of a signed request, and with the last change of an entry its place), so none is
//! applied twice or left out, and what is not of the list does not write to a shared shop. The list of members, which consensus keeps, names the certificates
//! that may connect ([`net`]); **who is not on it can ask for nothing but to join**, by the secret of a join code.

mod folder;
mod local;
mod log;
pub mod net;
mod node;
mod proposals;
mod rules;
mod state_machine;
mod status;
mod types;
mod waiters;

pub use engine::LogSync;
pub use folder::ShareFolder;
pub use local::LocalDevice;
pub use log::{Log, LogReader};
pub use node::{Node, NodeOptions, require_device_manager};
pub use proposals::{MOST_CHANGE, Proposer, Submit};
pub use rules::{RULES, Rules};
pub use state_machine::{ImportFiles, StateMachine, device_name};
pub use status::{DeviceStatus, GroupStatus, Standing};
pub use types::{Applied, Device, DeviceId, Proposal, SnapshotFile, Stopped, Types};

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex. What a thread has left that panicked meanwhile is taken as it is.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

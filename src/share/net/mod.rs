//! The network of a shop on several devices: who may connect, how devices join, and what they say to each other.
//!
//! A device proves itself by a certificate of its own, and the list of members, which consensus keeps, names the
//! certificates that may connect: there is no authority. Both sides of each connection are checked so, by TLS 1.3.
//! A device that is not on the list can ask one thing: to join, by the secret of a join code.
//!
//! [`Network`] is what a device has of all this: [`Channels`] carry the requests of consensus over it, and it answers
//! those of other devices with the consensus that it is given. Messages are JSON in frames of bounded size; what
//! waits has a limit each ([`Limits`]). A [`Submitter`] makes calls that wait of it, for the threads of the engine.

mod confirmed;
mod connection;
mod dispatch;
mod exchange;
mod files;
mod hello;
mod identity;
mod invitations;
mod join_code;
mod joining;
mod leader;
mod limits;
mod listener;
mod message;
mod network;
mod peers;
mod proposal_queue;
mod raft_network;
mod roster;
mod tls;
mod wire;

pub use hello::PUT_BACK;
pub use identity::{Digest, Identity, device_of};
pub use invitations::{CodeRefused, GOOD_FOR};
pub use join_code::{JoinCode, QrModules, Secret, ShortDigest, check_address};
pub use joining::{Joining, join, leave};
pub use leader::Submitter;
pub(super) use leader::is_deserted;
pub use limits::Limits;
pub use message::{CallError, Refusal, Status, StoppedAt};
pub use network::{Network, Options};
pub use raft_network::{Channel, Channels};
pub use roster::Members;

//! Limits on the data that devices take of each other, and on the time they wait.

use std::time::Duration;

/// The limits of the network between devices.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The most bytes of a request of a member.
    pub request: usize,
    /// The most bytes of a request of a device that is no member.
    pub request_of_stranger: usize,
    /// The most bytes of an answer.
    pub answer: usize,
    /// The bytes of a piece of a file.
    pub piece: usize,
    /// The most pieces that are on their way at once. With their size, what a transfer puts before a sign of life.
    pub pieces_at_once: usize,
    /// The most bytes of a file for an import.
    pub file: u64,
    /// The most requests of one connection that are answered at once.
    pub requests_at_once: usize,
    /// The most connections of one member.
    pub per_member: usize,
    /// The most connections of devices that are not yet known to be members.
    pub strangers: usize,
    /// The longest life of a connection of a device that is no member.
    pub stranger: Duration,
    /// The longest time to connect.
    pub connect: Duration,
    /// The longest time for the handshake of TLS.
    pub handshake: Duration,
    /// The longest time for the rest of a message that has begun, to come or to be taken.
    pub message: Duration,
    /// A sign of life is sent after so long without a message.
    pub ping: Duration,
    /// A connection is closed after so long without one.
    pub silence: Duration,
    /// The longest time for an answer.
    pub call: Duration,
    /// The longest time for the answer to a change, which other devices have to have on disk.
    pub change: Duration,
    /// The longest time in which nothing of a snapshot is fetched, or in which the receiver takes it over.
    pub stall: Duration,
    /// The interval at which a device without a leader looks for one.
    pub search: Duration,
    /// The longest time until the copy of the shop has come to a new device, or was made on the first.
    pub copy: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            request: 16 << 20,
            request_of_stranger: 4 << 10,
            answer: 1 << 20,
            piece: 64 << 10,
            pieces_at_once: 4,
            file: 4 << 30,
            requests_at_once: 256,
            per_member: 4,
            strangers: 64,
            stranger: Duration::from_secs(30),
            connect: Duration::from_secs(3),
            handshake: Duration::from_secs(5),
            message: Duration::from_secs(20),
            ping: Duration::from_secs(5),
            silence: Duration::from_secs(15),
            call: Duration::from_secs(10),
            change: Duration::from_secs(30),
            stall: Duration::from_mins(2),
            search: Duration::from_secs(2),
            copy: Duration::from_mins(30),
        }
    }
}

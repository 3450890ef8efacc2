//! Ports of this machine that are free until a device listens on them.

#![allow(
    dead_code,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "a test fails by panicking, and uses what it needs"
)]

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicU16, Ordering};

/// A free address of the loopback. Its port is below those that systems give to connections and to who asks for any, so
/// that neither takes it before a device listens there; each process of the tests begins elsewhere.
pub fn free_address() -> SocketAddr {
    const FIRST: u16 = 12_000;
    const EACH: u16 = 200;
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let begin = FIRST + u16::try_from(std::process::id() % 90).unwrap() * EACH;
    loop {
        let port = begin + NEXT.fetch_add(1, Ordering::Relaxed) % EACH;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
}

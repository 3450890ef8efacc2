//! A line to an address on which everything takes a while, as to another town.

#![allow(
    clippy::expect_used,
    clippy::disallowed_methods,
    clippy::indexing_slicing,
    unreachable_pub,
    reason = "a test fails by panicking; how long something is on its way"
)]

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// An address that leads to another one, each way this much later, for as long as the program runs.
pub(crate) fn slow_line(to: SocketAddr, delay: Duration) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        for near in listener.incoming().map_while(Result::ok) {
            let Ok(far) = TcpStream::connect(to) else { continue };
            for stream in [&near, &far] {
                stream.set_nodelay(true).expect("an open stream");
            }
            let other_way = (far.try_clone().expect("a stream"), near.try_clone().expect("a stream"));
            carry(near, far, delay);
            carry(other_way.0, other_way.1, delay);
        }
    });
    address
}

fn carry(mut from: TcpStream, mut to: TcpStream, delay: Duration) {
    let (sender, receiver) = channel::<(Instant, Vec<u8>)>();
    thread::spawn(move || {
        let mut bytes = vec![0; 64 << 10];
        loop {
            match from.read(&mut bytes) {
                Ok(0) => return,
                Ok(count) if sender.send((Instant::now() + delay, bytes[..count].to_vec())).is_ok() => {}
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                _ => return,
            }
        }
    });
    thread::spawn(move || {
        for (due, bytes) in receiver {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if to.write_all(&bytes).is_err() {
                break;
            }
        }
        // The other side may have closed it already.
        drop(to.shutdown(Shutdown::Both));
    });
}

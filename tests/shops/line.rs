//! Lines between devices on the loopback: slow ones, as to another town, ones that are cut, and ones whose cable is pulled.

#![allow(
    dead_code,
    clippy::expect_used,
    clippy::disallowed_methods,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "a test fails by panicking, and uses what it needs; how long something is on its way"
)]

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How often it is looked whether a cable is plugged in again.
const LOOK: Duration = Duration::from_millis(5);

/// The cables of processes, which are known by their id: whether each is pulled.
#[derive(Clone, Default)]
pub struct Cables(Arc<Mutex<BTreeMap<u32, bool>>>);

impl Cables {
    /// Pulls or plugs in the cable of a process. It has to be known before it connects to anyone.
    pub fn pull(&self, process: u32, is_pulled: bool) {
        self.0.lock().unwrap().insert(process, is_pulled);
    }

    /// The process that has this port of the loopback, by what Linux says of sockets and files.
    fn process_at(&self, port: u16) -> Option<u32> {
        let table = fs::read_to_string("/proc/net/tcp").ok()?;
        let fields = table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let port = format!(":{port:04X}");
        let inode = fields.skip(1).find(|fields| fields[1].ends_with(&port))?[9].to_owned();
        let socket = format!("socket:[{inode}]");
        let has = |process: &u32| {
            let files = fs::read_dir(format!("/proc/{process}/fd")).into_iter().flatten().flatten();
            files.filter_map(|file| fs::read_link(file.path()).ok()).any(|file| file.as_os_str() == &*socket)
        };
        let processes: Vec<u32> = self.0.lock().unwrap().keys().copied().collect();
        processes.into_iter().find(has)
    }

    /// Waits while the cable of one of these processes is pulled: nothing comes through, and nothing is closed.
    fn wait_for(&self, processes: &[u32]) {
        let is_pulled = || {
            let pulled = self.0.lock().unwrap();
            processes.iter().any(|process| pulled.get(process) == Some(&true))
        };
        while is_pulled() {
            thread::sleep(LOOK);
        }
    }
}

/// What others reach a device by, for as long as the program runs.
pub struct Line {
    pub address: SocketAddr,
    /// The open connections; `None` while the line is cut.
    open: Arc<Mutex<Option<Vec<TcpStream>>>>,
}

impl Line {
    /// A line to this address, on which everything comes so much later, each way.
    pub fn start(to: SocketAddr, delay: Duration, cables: Cables) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let open = Arc::new(Mutex::new(Some(Vec::new())));
        let streams = Arc::clone(&open);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let mut streams = streams.lock().unwrap();
                let Some(streams) = &mut *streams else { continue };
                let Ok(far) = TcpStream::connect(to) else { continue };
                let ends = [near.peer_addr(), Ok(to)].map(|end| end.expect("an open stream").port());
                let ends: Vec<u32> = ends.iter().filter_map(|port| cables.process_at(*port)).collect();
                for stream in [&near, &far] {
                    stream.set_nodelay(true).expect("an open stream");
                    streams.push(stream.try_clone().expect("a stream"));
                }
                let other_way = (far.try_clone().expect("a stream"), near.try_clone().expect("a stream"));
                carry(near, far, delay, (cables.clone(), ends.clone()));
                carry(other_way.0, other_way.1, delay, (cables.clone(), ends));
            }
        });
        Self { address, open }
    }

    /// Closes all connections and takes no further ones, or takes them again.
    pub fn cut(&self, is_cut: bool) {
        let next = if is_cut { None } else { Some(Vec::new()) };
        let mut open = self.open.lock().unwrap();
        if open.is_none() == is_cut {
            return;
        }
        for stream in std::mem::replace(&mut *open, next).into_iter().flatten() {
            // It may be closed already.
            drop(stream.shutdown(Shutdown::Both));
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, delay: Duration, (cables, ends): (Cables, Vec<u32>)) {
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
            cables.wait_for(&ends);
            if to.write_all(&bytes).is_err() {
                break;
            }
        }
        cables.wait_for(&ends);
        // The other side may have closed it already.
        drop(to.shutdown(Shutdown::Both));
    });
}

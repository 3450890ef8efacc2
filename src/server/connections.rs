//! Limits the connections, in all and per address. Where none is free, the connection whose client has been waited for
//! longest, for a request or for the body of one, is closed: of the same address, or else of the address with most
//! connections. So neither idle connections nor slow bodies keep a client out.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

/// All open connections.
pub(super) struct Connections {
    taken: Mutex<Taken>,
    most: usize,
    per_address: usize,
    left: Notify,
}

#[derive(Default)]
struct Taken {
    /// The connections by number, in the order of their acceptance.
    connections: BTreeMap<u64, Entry>,
    /// Counts accepted connections, and times at which a client began to be waited for.
    count: u64,
}

struct Entry {
    address: IpAddr,
    /// The count at which the client began to be waited for; `None` while a request is answered.
    waiting_since: Option<u64>,
    is_sending: Arc<AtomicBool>,
    given_up: Arc<Notify>,
}

/// An open connection; dropping it frees its place.
pub(super) struct Connection {
    connections: Arc<Connections>,
    number: u64,
    is_sending: Arc<AtomicBool>,
    given_up: Arc<Notify>,
}

/// A request that is being answered; dropping it makes the connection idle.
pub(super) struct Busy {
    connections: Arc<Connections>,
    number: u64,
}

/// A request whose body is not there yet; dropping it goes on with the answer.
pub(super) struct Receiving<'b>(&'b Busy);

impl Connections {
    pub(super) fn new(most: usize, per_address: usize) -> Self {
        Self { taken: Mutex::default(), most, per_address, left: Notify::new() }
    }

    /// Registers a connection from this address; `None` when the limit is reached and no client is waited for.
    pub(super) fn take(self: &Arc<Self>, address: IpAddr) -> Option<Connection> {
        let address = whose(address);
        let mut taken = self.lock();
        let same = taken.connections.values().filter(|entry| entry.address == address).count();
        if same >= self.per_address {
            taken.give_up(Some(address))?;
        } else if taken.connections.len() >= self.most {
            taken.give_up(None)?;
        }
        let number = taken.next();
        let (is_sending, given_up) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let entry = Entry {
            address,
            waiting_since: Some(number),
            is_sending: Arc::clone(&is_sending),
            given_up: Arc::clone(&given_up),
        };
        taken.connections.insert(number, entry);
        Some(Connection { connections: Arc::clone(self), number, is_sending, given_up })
    }

    /// Waits until there are no connections.
    pub(super) async fn emptied(&self) {
        loop {
            let left = self.left.notified();
            if self.lock().connections.is_empty() {
                return;
            }
            left.await;
        }
    }

    /// Notes that the client of a connection is waited for from now on, or that it is not.
    fn set_waiting(&self, number: u64, is_waiting: bool) {
        let mut taken = self.lock();
        let now = taken.next();
        if let Some(entry) = taken.connections.get_mut(&number) {
            entry.waiting_since = is_waiting.then_some(now);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    /// Closes the connection whose client has been waited for longest, of this address or else of the address with most of
    /// them; `None` when none is waited for.
    fn give_up(&mut self, address: Option<IpAddr>) -> Option<()> {
        let mut of_address: BTreeMap<IpAddr, usize> = BTreeMap::new();
        for entry in self.connections.values() {
            *of_address.entry(entry.address).or_default() += 1;
        }
        let count = |entry: &Entry| of_address.get(&entry.address).copied().unwrap_or_default();
        let waiting = self.connections.iter().filter_map(|(number, entry)| {
            let since = entry.waiting_since.filter(|_| !entry.is_sending.load(Ordering::Relaxed))?;
            let is_asked = address.is_none_or(|address| address == entry.address);
            is_asked.then(|| (std::cmp::Reverse(count(entry)), since, *number))
        });
        let (_, _, number) = waiting.min()?;
        self.connections.remove(&number)?.given_up.notify_one();
        Some(())
    }
}

impl Connection {
    /// The flag to set while the client does not read the data sent to it.
    pub(super) fn is_sending(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.is_sending)
    }

    /// Waits until the connection is to be closed for another.
    pub(super) async fn given_up(&self) {
        self.given_up.notified().await;
    }

    /// Marks the connection as busy while the returned value lives.
    pub(super) fn busy(&self) -> Busy {
        self.connections.set_waiting(self.number, false);
        Busy { connections: Arc::clone(&self.connections), number: self.number }
    }
}

impl Busy {
    /// Marks the connection as one whose client is waited for while the returned value lives.
    pub(super) fn receiving(&self) -> Receiving<'_> {
        self.connections.set_waiting(self.number, true);
        Receiving(self)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.connections.set_waiting(self.number, true);
    }
}

impl Drop for Receiving<'_> {
    fn drop(&mut self) {
        self.0.connections.set_waiting(self.0.number, false);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.connections.lock().connections.remove(&self.number);
        self.connections.left.notify_waiters();
    }
}

/// The address that limits apply to: of IPv6 the /64 network, since one client has all addresses of it.
fn whose(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() & !u128::from(u64::MAX)).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn is_held(place: &Connection) -> bool {
        place.connections.lock().connections.contains_key(&place.number)
    }

    #[test]
    fn a_slow_body_gives_way_and_one_that_came_keeps_its_place() {
        let connections = Arc::new(Connections::new(10, 3));
        let held: Vec<_> = (0..3).map(|_| connections.take(ip(1)).unwrap()).collect();
        let busy: Vec<_> = held.iter().map(Connection::busy).collect();
        assert!(connections.take(ip(1)).is_none(), "one was taken that is in use");
        let (_slow, came) = (busy[1].receiving(), busy[0].receiving());
        let _slower = busy[2].receiving();
        drop(came);
        let newcomer = connections.take(ip(1)).unwrap();
        assert_eq!(held.iter().map(is_held).collect::<Vec<_>>(), [true, false, true]);
        let _answered = newcomer.busy();
        drop(connections.take(ip(1)).unwrap());
        assert_eq!(held.iter().map(is_held).collect::<Vec<_>>(), [true, false, false]);
        assert!(is_held(&newcomer));
    }

    #[test]
    fn the_oldest_idle_one_of_the_same_address_gives_way() {
        let connections = Arc::new(Connections::new(10, 3));
        let other = connections.take(ip(2)).unwrap();
        let held: Vec<_> = (0..3).map(|_| connections.take(ip(1)).unwrap()).collect();
        let busy = held[0].busy();
        // The second becomes idle after a request, so the third is idle for longer.
        drop(held[1].busy());
        held[2].is_sending().store(true, Ordering::Relaxed);
        let fourth = connections.take(ip(1)).unwrap();
        assert_eq!(held.iter().map(is_held).collect::<Vec<_>>(), [true, false, true]);
        held[2].is_sending().store(false, Ordering::Relaxed);
        drop(connections.take(ip(1)).unwrap());
        assert_eq!(held.iter().map(is_held).collect::<Vec<_>>(), [true, false, false]);
        let all_busy = [fourth.busy(), connections.take(ip(1)).unwrap().busy()];
        assert!(is_held(&other) && is_held(&fourth));
        drop((busy, all_busy));
    }

    #[test]
    fn the_address_with_most_gives_way_to_another() {
        let connections = Arc::new(Connections::new(4, 3));
        let one = connections.take(ip(1)).unwrap();
        let many: Vec<_> = (0..3).map(|_| connections.take(ip(2)).unwrap()).collect();
        let newcomer = connections.take(ip(3)).unwrap();
        assert_eq!(many.iter().map(is_held).collect::<Vec<_>>(), [false, true, true]);
        assert!(is_held(&one) && is_held(&newcomer));
        let busy: Vec<_> = [&one, &newcomer, &many[1], &many[2]].map(Connection::busy).into();
        assert!(connections.take(ip(4)).is_none(), "one was taken that is in use");
        drop(busy);
    }

    #[test]
    fn an_address_of_six_is_that_of_its_network() {
        let [one, same, other, mapped] =
            ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1", "::ffff:192.0.2.1"]
                .map(|text| text.parse().unwrap());
        assert_eq!(whose(one), whose(same));
        assert_ne!(whose(one), whose(other));
        assert_eq!(whose(mapped), ip(1));
    }
}

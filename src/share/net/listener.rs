//! Lets other devices in. Connections of devices that are not known to be members are few and short: beyond their
//! number, the oldest from the address with most of them gives way, so that a flood keeps no member out.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::time::{sleep, timeout};
use tokio_rustls::{TlsAcceptor, TlsStream};

use super::connection::{Connection, Dispatch, Runner};
use super::limits::Limits;
use super::peers::Peers;
use super::roster::Roster;
use super::tls::certificate_of;
use crate::lock;

/// The pause after a failed `accept`, such as without free file descriptors.
const REST: Duration = Duration::from_millis(100);

/// Everything that is needed to let devices in.
pub(super) struct Entrance {
    pub(super) acceptor: TlsAcceptor,
    pub(super) roster: Arc<Roster>,
    pub(super) peers: Arc<Peers>,
    pub(super) dispatch: Arc<dyn Dispatch>,
    pub(super) limits: Limits,
}

/// Connections of devices that are not known to be members, by number in the order of their acceptance.
#[derive(Default)]
struct Strangers {
    count: u64,
    connections: BTreeMap<u64, Stranger>,
}

struct Stranger {
    address: IpAddr,
    /// True if it has a certificate and its key, so that it may have a join code. It stays while others can go.
    has_shaken_hands: bool,
    given_up: Arc<Notify>,
}

impl Strangers {
    /// Registers a connection. Returns its number, and the notification that it is to give way.
    fn add(&mut self, address: IpAddr, most: usize) -> (u64, Arc<Notify>) {
        while self.connections.len() >= most.max(1) {
            let mut of_address: BTreeMap<IpAddr, usize> = BTreeMap::new();
            for stranger in self.connections.values() {
                *of_address.entry(stranger.address).or_default() += 1;
            }
            let rank = |(number, stranger): (&u64, &Stranger)| {
                let count = of_address.get(&stranger.address).copied().unwrap_or_default();
                (stranger.has_shaken_hands, std::cmp::Reverse(count), *number)
            };
            let Some((_, _, number)) = self.connections.iter().map(rank).min() else { break };
            if let Some(stranger) = self.connections.remove(&number) {
                stranger.given_up.notify_one();
            }
        }
        self.count += 1;
        let given_up = Arc::new(Notify::new());
        let stranger = Stranger { address, has_shaken_hands: false, given_up: Arc::clone(&given_up) };
        self.connections.insert(self.count, stranger);
        (self.count, given_up)
    }
}

/// The place of a connection among the strangers; dropping it frees it.
struct Place {
    strangers: Arc<Mutex<Strangers>>,
    number: u64,
}

impl Place {
    fn has_shaken_hands(&self) {
        if let Some(stranger) = lock(&self.strangers).connections.get_mut(&self.number) {
            stranger.has_shaken_hands = true;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.strangers).connections.remove(&self.number);
    }
}

/// Accepts connections until the network is closed.
pub(super) async fn listen(entrance: Entrance, listener: TcpListener, mut closed: watch::Receiver<bool>) {
    let entrance = Arc::new(entrance);
    let strangers = Arc::<Mutex<Strangers>>::default();
    loop {
        let accepted = tokio::select! {
            _closed = closed.wait_for(|is_closed| *is_closed) => return,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, address)) = accepted else {
            sleep(REST).await;
            continue;
        };
        let (number, given_up) = {
            let mut strangers = lock(&strangers);
            strangers.add(address.ip().to_canonical(), entrance.limits.strangers)
        };
        let place = Place { strangers: Arc::clone(&strangers), number };
        let (entrance, mut closed) = (Arc::clone(&entrance), closed.clone());
        drop(tokio::spawn(async move {
            let admitted = tokio::select! {
                _closed = closed.wait_for(|is_closed| *is_closed) => None,
                () = given_up.notified() => None,
                admitted = admit(&entrance, stream, &place) => admitted,
            };
            drop(place);
            if let Some(runner) = admitted {
                let peers = Arc::clone(&entrance.peers);
                tokio::select! {
                    _closed = closed.wait_for(|is_closed| *is_closed) => {}
                    () = peers.run(runner, Arc::clone(&entrance.dispatch), None) => {}
                }
            }
        }));
    }
}

/// Makes the handshake. Returns the connection of a member; that of another device is run here, for a short time.
async fn admit(
    entrance: &Entrance,
    stream: TcpStream,
    place: &Place,
) -> Option<Runner<TlsStream<TcpStream>>> {
    let limits = entrance.limits;
    // Messages are written whole.
    drop(stream.set_nodelay(true));
    let handshake = timeout(limits.handshake, entrance.acceptor.accept(stream));
    let stream = TlsStream::from(handshake.await.ok()?.ok()?);
    let peer = certificate_of(&stream)?;
    let runner = Connection::over(stream, peer, limits);
    if entrance.roster.member(&peer).is_some() {
        return Some(runner);
    }
    place.has_shaken_hands();
    drop(timeout(limits.stranger, runner.run(Some(Arc::clone(&entrance.dispatch)))).await);
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_of_the_address_with_most_gives_way() {
        let mut strangers = Strangers::default();
        for (address, expected) in
            [(1, &[1][..]), (2, &[1, 2]), (2, &[1, 2, 3]), (3, &[1, 3, 4]), (3, &[3, 4, 5]), (4, &[3, 5, 6])]
        {
            strangers.add(IpAddr::from([192, 0, 2, address]), 3);
            assert_eq!(strangers.connections.keys().copied().collect::<Vec<_>>(), expected, "{address}");
        }
        // 3, 5 and 6 are of three addresses.
        strangers.connections.get_mut(&3).unwrap().has_shaken_hands = true;
        strangers.add(IpAddr::from([192, 0, 2, 5]), 3);
        assert_eq!(strangers.connections.keys().copied().collect::<Vec<_>>(), [3, 6, 7]);
    }
}

//! A signed request counts once on all devices of a shop together, each of which serves it.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::thread;

use engine::Engine;
use share::{LocalDevice, Node, NodeOptions};
use system::Clock;

use super::once::{RATE, Sent, assert_used, rates};
use super::shop::{How, Served, new_shop};
use super::signing::now;

/// A program on a device: a server, which is dropped before the device that it saves by.
struct Program {
    served: Served,
    _device: LocalDevice,
}

impl Program {
    fn start(shop: &Path) -> Self {
        let device = LocalDevice::begin(shop, None, Clock::System).unwrap();
        let served = Served::on_device(shop, How::default(), Some(device.sequencer()));
        Self { served, _device: device }
    }
}

/// Options to listen at a free port, and that address.
fn options() -> (NodeOptions, String) {
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, free));
    (NodeOptions::new(Some(listen), Clock::System), listen.to_string())
}

/// A shop on three devices, of which none runs.
fn share(folder: &Path) -> [PathBuf; 3] {
    let [office, shop_floor, laptop] = ["office", "shop-floor", "laptop"].map(|name| folder.join(name));
    new_shop(&office);
    let (own, address) = options();
    let owner = Engine::open(&office).unwrap().owner().unwrap();
    let node = Node::share(&office, &owner, "office", &address, &own).unwrap();
    for (shop, name) in [(&shop_floor, "shop-floor"), (&laptop, "laptop")] {
        let (own, address) = options();
        drop(Node::join(&node.invite_here().unwrap(), shop, name, &address, &own).unwrap());
    }
    [office, shop_floor, laptop]
}

/// A server on each device, and on the first one another, which saves through the program that is the device.
fn serve(shops: &[PathBuf; 3]) -> [Program; 4] {
    let [office, shop_floor, laptop] = shops;
    let first = Program::start(office);
    // It has begun to be the device when it has answered.
    let begun =
        Sent::signed("DELETE", "/api/taxes/77", None, now(), &format!("begun {}", first.served.address));
    assert_eq!(begun.to(&first.served).0, 401);
    [first, Program::start(office), Program::start(shop_floor), Program::start(laptop)]
}

/// A request that makes changes counts once, also one that is refused for itself, sent one after the other and at once, and
/// after all devices were started anew. One that only reads counts once on each device.
#[test]
fn a_request_counts_once_on_all_devices_together() {
    let folder = tempfile::tempdir().unwrap();
    let shops = share(folder.path());
    let programs = serve(&shops);
    let cases = [
        ("POST", "/api/taxes", RATE, 201),
        ("POST", "/api/taxes/bulk", r#"{"taxes":[{"name":"a"},{"name":"b"}]}"#, 201),
        ("POST", "/api/taxes/classes", r#"{"tax_class":{}}"#, 400),
    ];
    let mut all = Vec::new();
    for (first, _) in programs.iter().enumerate() {
        for (number, (method, path, body, status)) in cases.into_iter().enumerate() {
            let request = Sent::signed(method, path, Some(body), now(), &format!("{first} {number}"));
            let (answered, text) = request.to(&programs[first].served);
            assert_eq!(answered, status, "{first} {number}: {text}");
            for (other, program) in programs.iter().enumerate() {
                assert_used(request.to(&program.served), &format!("{path} sent to {first}, then to {other}"));
            }
            all.push(request);
        }
    }
    for round in 0..5 {
        let request = Sent::signed("POST", "/api/taxes", Some(RATE), now(), &format!("at once {round}"));
        let answers: Vec<(u16, String)> = thread::scope(|scope| {
            let sent: Vec<_> =
                programs.iter().map(|program| scope.spawn(|| request.to(&program.served))).collect();
            sent.into_iter().map(|sent| sent.join().unwrap()).collect()
        });
        let (made, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(status, _)| *status == 201);
        assert_eq!(made.len(), 1, "round {round}: {made:?} {refused:?}");
        for answer in refused {
            assert_used(answer, "at once");
        }
        all.push(request);
    }
    let made = rates(&shops[0]);
    assert_eq!(made, 4 * 3 + 5);
    let read = Sent::signed("GET", "/api/taxes", None, now(), "read");
    for program in [&programs[0], &programs[2], &programs[3]] {
        assert_eq!(read.to(&program.served).0, 200, "once on each device");
        assert_used(read.to(&program.served), "read again");
    }
    drop(programs);

    for program in serve(&shops) {
        for request in &all {
            assert_used(request.to(&program.served), "after a restart");
        }
    }
    assert_eq!(rates(&shops[0]), made);
}

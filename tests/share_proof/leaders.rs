//! A leader that is gone, whichever way: what its followers save goes through the next one, soon and once.

use std::thread;
use std::time::{Duration, Instant as Moment};

use crate::devices::Trouble;
use crate::dice::Dice;
use crate::{COUNT, begin, prove};

/// Another leader is there within two seconds; a connection that carries nothing is closed after 15.
const SOON: Duration = Duration::from_secs(8);
/// The changes that each follower sends before and after the leader is gone: more than it makes at once.
const CHANGES: usize = 8;

#[test]
fn followers_save_by_the_next_leader() {
    let (folder, mut devices) = begin("leaders");
    let dice = &mut Dice(1);
    for trouble in [Trouble::Kill, Trouble::Freeze, Trouble::Unplug] {
        devices.in_step();
        let leader = devices.leader();
        let send = |devices: &mut crate::devices::Devices| {
            for at in (0..CHANGES).flat_map(|_| (0..COUNT).filter(|at| *at != leader)) {
                devices.send(at);
            }
        };
        send(&mut devices);
        devices.befall(leader, trouble, SOON, dice);
        send(&mut devices);
        let gone = Moment::now();
        while devices.open() > 0 {
            assert!(gone.elapsed() < SOON, "{trouble:?}: {} changes are not saved", devices.open());
            thread::sleep(Duration::from_millis(10));
        }
        println!("{trouble:?}: all is saved after {:?}", gone.elapsed());
        devices.heal(true);
    }
    prove(&folder, devices);
}

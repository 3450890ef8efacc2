//! What sharing costs: three devices on the loopback, each a process of its own.
//! `cargo bench --bench sharing -- [SHOP.tillbook] [--only PART] [--lines LINES.csv]`; without a file, in a shop of
//! 100,000 orders that is made first. With sales lines, they are imported by a device that follows.
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a bench fails by panicking")]
#![allow(clippy::print_stdout, reason = "it talks to whoever runs it")]
#![allow(clippy::disallowed_methods, reason = "its threads need no names")]
#![allow(dead_code, unreachable_pub, reason = "benches share what only some of them need")]

mod calls;
mod clock;
mod group;
mod shop;

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use clock::{Samples, milliseconds, timed};
use group::{Device, Group, Leaves, carried, device};
use shop::Size;

/// Edits one after the other.
const EDITS: usize = 2_000;
/// Clients at once, half of them at a follower, and the edits of each.
const CLIENTS: usize = 8;
const EDITS_OF_CLIENT: usize = 1_000;
/// The changes that are made while a device is off.
const MISSED: usize = 10_000;
/// How often a leader leaves in each way, and again while others edit.
const ROUNDS: usize = 30;
/// How long it is looked at what devices do when nobody does anything.
const IDLE: Duration = Duration::from_secs(30);
/// The devices of the largest group, and the clients at its leader.
const MANY: usize = 9;
/// The voters that are far from each other, how far, and the edits of each.
const FAR: usize = 5;
const DELAY: Duration = Duration::from_millis(50);
const EDITS_FROM_AFAR: usize = 100;
/// The pause between the edits that go on meanwhile, in milliseconds.
const PACE: usize = 20;

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if words.first().is_some_and(|word| word == device::WORD) {
        device::run(&words[1..]);
        return;
    }
    let mut option = |name: &str| {
        let at = words.iter().position(|word| word == name)?;
        words.drain(at..at + 2).nth(1)
    };
    let (only, lines) = (option("--only").unwrap_or_default(), option("--lines").map(PathBuf::from));
    let folder = tempfile::tempdir().expect("a folder");
    let shop = words.first().map_or_else(|| folder.path().join("made.tillbook"), PathBuf::from);
    if words.is_empty() {
        drop(shop::make(&shop, Size { orders: 100_000, ..Size::default() }, |_| ()));
    }
    let mut parts: Vec<(&str, Part)> = vec![
        ("edits", edits),
        ("clients", clients),
        ("reads", reads),
        ("catching up", catching_up),
        ("idle", idle),
        ("newcomer", newcomer),
        ("leaders", leaders),
        ("many devices", many),
        ("far devices", far),
    ];
    if lines.is_some() {
        parts = vec![("import", import)];
    }
    let place = Place { folder: folder.path(), shop: &shop, lines: lines.as_deref() };
    let mut group = Group::start(folder.path(), &shop, 3, None);
    for (_, part) in parts.into_iter().filter(|(name, _)| name.contains(&*only)) {
        part(&mut group, &place);
        group.settle();
    }
    for device in &mut group.devices {
        device.end();
    }
}

/// Where things are.
struct Place<'p> {
    folder: &'p Path,
    shop: &'p Path,
    lines: Option<&'p Path>,
}

type Part = fn(&mut Group, &Place<'_>);

fn say(name: &str, what: impl std::fmt::Display) {
    println!("{name:44} {what}");
}

/// p50, p99 and the longest, on the wall.
fn walls(samples: &Samples) -> String {
    let [half, most, all] = [500, 990, 1_000].map(|part| milliseconds(samples.wall(part)));
    format!("p50 {half:>7} p99 {most:>7} most {all:>7} ms | {} times", samples.count())
}

/// One edit after the other, by the leader, by a follower, and by a program alone.
fn edits(group: &mut Group, place: &Place<'_>) {
    let mut alone = Device::alone(place.folder, place.shop);
    alone.tell(&format!("edits 0 1 {EDITS}"));
    say("one edit, alone", walls(&alone.samples()));
    alone.end();
    let (leader, follower) = group.leader();
    for (name, number) in [("one edit, by the leader", leader), ("one edit, by a follower", follower)] {
        let before = (group.processors(), carried());
        group.devices[number].tell(&format!("edits 0 1 {EDITS}"));
        say(name, walls(&group.devices[number].samples()));
        group.settle();
        let times = u32::try_from(EDITS).expect("small");
        let used =
            |number: usize| milliseconds(group.processors()[number].saturating_sub(before.0[number]) / times);
        let (bytes, packets) = carried();
        let each = |now: u64, then: u64| (now - then) / u64::from(times);
        say(
            "  each: processor of leader, follower; network",
            format!(
                "{} ms, {} ms; {} bytes, {} packets on the loopback",
                used(leader),
                used(follower),
                each(bytes, before.1.0),
                each(packets, before.1.1)
            ),
        );
    }
}

/// Edits by clients at once, half of them at the leader and half at a follower.
fn clients(group: &mut Group, _: &Place<'_>) {
    let (leader, follower) = group.leader();
    let half = CLIENTS / 2;
    let before = group.processors();
    let (samples, took) = timed(|| {
        group.devices[leader].tell(&format!("edits 0 {half} {EDITS_OF_CLIENT}"));
        group.devices[follower].tell(&format!("edits {half} {half} {EDITS_OF_CLIENT}"));
        [group.devices[leader].samples(), group.devices[follower].samples()]
    });
    let count = u128::try_from(samples.iter().map(Samples::count).sum::<usize>()).expect("a number");
    let a_second = count * 1_000_000 / took.wall.as_micros();
    say(&format!("edits by {CLIENTS} clients"), format!("{a_second} a second"));
    say("  at the leader", walls(&samples[0]));
    say("  at a follower", walls(&samples[1]));
    group.settle();
    for (number, (now, then)) in group.processors().into_iter().zip(before).enumerate() {
        let each = milliseconds(now.saturating_sub(then) / u32::try_from(count).expect("small"));
        let part = if number == leader { "leader" } else { "follower" };
        say(&format!("  processor of a {part}, each edit"), format!("{each} ms"));
    }
}

/// A report and a list: alone, shared, and shared while another device edits.
fn reads(group: &mut Group, place: &Place<'_>) {
    let mut alone = Device::alone(place.folder, place.shop);
    let (leader, follower) = group.leader();
    let tell = |name: &str, line: String| {
        for (what, words) in ["report", "list"].into_iter().zip(line.split(';')) {
            say(&format!("{what}, {name}"), Samples::parse(words));
        }
    };
    tell("alone", alone.ask("reads"));
    tell("shared, the leader", group.devices[leader].ask("reads"));
    tell("shared, a follower", group.devices[follower].ask("reads"));
    tell("alone again", alone.ask("reads"));
    alone.tell(&format!("pace 0 {PACE}"));
    tell("alone, while it edits", alone.ask("reads"));
    say("  its edits", walls(&Samples::parse(&alone.ask("rest"))));
    group.devices[leader].tell(&format!("pace 0 {PACE}"));
    tell("a follower, while the leader edits", group.devices[follower].ask("reads"));
    tell("the leader, while it edits", group.devices[leader].ask("reads"));
    say("  its edits", walls(&Samples::parse(&group.devices[leader].ask("rest"))));
    alone.end();
}

/// A device that was off.
fn catching_up(group: &mut Group, _: &Place<'_>) {
    for missed in [1_000, MISSED] {
        let (leader, follower) = group.leader();
        group.devices[follower].end();
        group.devices[leader].tell(&format!("edits 0 {CLIENTS} {}", missed / CLIENTS));
        group.devices[leader].hear();
        let ((), took) = timed(|| {
            group.devices[follower].launch("");
            while group.devices[follower].ask("standing") != "true" {
                sleep(Duration::from_millis(5));
            }
        });
        say(&format!("catching up {missed} changes"), format!("{} ms", milliseconds(took.wall)));
    }
}

/// What devices use while nobody does anything.
fn idle(group: &mut Group, _: &Place<'_>) {
    sleep(Duration::from_secs(3));
    let before = (group.processors(), carried());
    sleep(IDLE);
    let (after, (bytes, packets)) = (group.processors(), carried());
    let seconds = IDLE.as_secs();
    for (number, (now, then)) in after.iter().zip(before.0).enumerate() {
        let (memory, most) = group.devices[number].memory();
        let thousandths = now.saturating_sub(then).as_millis() * 100 / u128::from(seconds);
        let percent = format!("{}.{:03}", thousandths / 1_000, thousandths % 1_000);
        say(
            &format!("device {number}, idle"),
            format!("{percent} % of a processor; {memory} MB, at most {most}"),
        );
    }
    let each = |now: u64, then: u64| (now - then) / seconds;
    say(
        "  on the loopback",
        format!("{} bytes, {} packets a second", each(bytes, before.1.0), each(packets, before.1.1)),
    );
}

/// A device that joins, while others edit.
fn newcomer(group: &mut Group, place: &Place<'_>) {
    let (leader, follower) = group.leader();
    group.devices[leader].tell(&format!("pace 0 {PACE}"));
    group.devices[follower].tell(&format!("pace 1 {PACE}"));
    sleep(Duration::from_secs(3));
    let calm = [leader, follower].map(|number| Samples::parse(&group.devices[number].ask("rest")));
    group.devices[leader].tell(&format!("pace 0 {PACE}"));
    group.devices[follower].tell(&format!("pace 1 {PACE}"));
    let number = group.add(place.folder);
    let ((), came) = timed(|| group.join(number));
    let ((), took) = timed(|| {
        while group.devices[number].ask("standing") != "true" {
            sleep(Duration::from_millis(5));
        }
    });
    say(
        "a new device: its copy, then all changes",
        format!("{} ms, {} ms", milliseconds(came.wall), milliseconds(took.wall)),
    );
    for (name, at, before) in [("the leader", leader, &calm[0]), ("a follower", follower, &calm[1])] {
        say(&format!("  edits of {name} before it"), walls(before));
        say("  meanwhile", walls(&Samples::parse(&group.devices[at].ask("rest"))));
    }
    let memory: Vec<String> = group.devices.iter().map(|device| format!("{:?}", device.memory())).collect();
    say("  memory and most, MB", memory.join(" "));
    group.devices[number].end();
}

/// From when a leader is gone to an edit by one that followed it: while nothing else was on its way, and while both
/// others edit.
fn leaders(_: &mut Group, place: &Place<'_>) {
    let mut group = Group::start(&place.folder.join("leaders"), place.shop, 3, Some(Duration::ZERO));
    for leaves in [Leaves::Dies, Leaves::Freezes, Leaves::IsUnplugged] {
        let (mut calm, mut busy) = (Samples::default(), Samples::default());
        for round in 0..2 * ROUNDS {
            group.settle();
            let (leader, follower) = group.leader();
            let other = 3 - leader - follower;
            let is_busy = round % 2 == 1;
            if is_busy {
                group.devices[follower].tell(&format!("pace 0 {PACE}"));
                group.devices[other].tell(&format!("pace 1 {PACE}"));
                sleep(Duration::from_millis(500));
            }
            let (_, took) = timed(|| {
                group.devices[leader].leave(leaves);
                group.devices[follower].tell("edits 2 1 1");
                group.devices[follower].hear()
            });
            if is_busy {
                for number in [follower, other] {
                    drop(group.devices[number].ask("rest"));
                }
            }
            group.devices[leader].come_back(leaves);
            if is_busy { &mut busy } else { &mut calm }.add(took);
        }
        say(&format!("{leaves:?}: a new leader, to the first edit"), walls(&calm));
        say("  while both others edit", walls(&busy));
    }
}

/// What each further device costs the leader.
fn many(group: &mut Group, place: &Place<'_>) {
    for count in [group.devices.len(), MANY] {
        while group.devices.len() < count {
            let number = group.add(place.folder);
            group.join(number);
        }
        group.settle();
        let (leader, follower) = group.leader();
        let before = (group.processors(), carried());
        let each = u32::try_from(CLIENTS * EDITS_OF_CLIENT).expect("small");
        group.devices[leader].tell(&format!("edits 0 {CLIENTS} {EDITS_OF_CLIENT}"));
        let samples = group.devices[leader].samples();
        group.settle();
        let used =
            |number: usize| milliseconds(group.processors()[number].saturating_sub(before.0[number]) / each);
        let (bytes, packets) = carried();
        let on_line = format!(
            "{} bytes, {} packets on the loopback",
            (bytes - before.1.0) / u64::from(each),
            (packets - before.1.1) / u64::from(each)
        );
        say(&format!("{count} devices, {CLIENTS} clients at the leader"), walls(&samples));
        say(
            "  each: processor of leader, a follower; network",
            format!("{} ms, {} ms; {on_line}", used(leader), used(follower)),
        );
    }
    for device in group.devices.iter_mut().skip(3) {
        device.end();
    }
}

/// Devices in different towns.
fn far(_: &mut Group, place: &Place<'_>) {
    let folder = place.folder.join("far");
    let mut group = Group::start(&folder, place.shop, FAR, Some(DELAY));
    let (leader, follower) = group.leader();
    for (name, number) in [("the leader", leader), ("a follower", follower)] {
        group.devices[number].tell(&format!("edits 0 1 {EDITS_FROM_AFAR}"));
        let samples = group.devices[number].samples();
        say(&format!("{FAR} devices {} ms apart, one edit by {name}", DELAY.as_millis()), walls(&samples));
    }
    let (samples, took) = timed(|| {
        group.devices[follower].tell(&format!("edits 0 {CLIENTS} {EDITS_FROM_AFAR}"));
        group.devices[follower].samples()
    });
    let a_second = u128::try_from(samples.count()).expect("small") * 1_000_000 / took.wall.as_micros();
    say(&format!("  {CLIENTS} clients at a follower: {a_second} a second"), walls(&samples));
    group.settle();
}

/// Sales lines come in by a device that follows, while the leader and the other one edit.
fn import(group: &mut Group, place: &Place<'_>) {
    let file = place.lines.expect("a file").display().to_string();
    let (leader, follower) = group.leader();
    let other = 3 - leader - follower;
    for number in [leader, other] {
        group.devices[number].tell(&format!("pace {number} {PACE}"));
    }
    let (imported, took) = timed(|| group.devices[follower].ask(&format!("import {file}")));
    say("an import by a follower, acknowledged", format!("{} ms; {imported}", milliseconds(took.wall)));
    let ((), rest) = timed(|| group.settle());
    say("  on all devices after that", format!("{} ms", milliseconds(rest.wall)));
    for (name, number) in [("the leader", leader), ("the third device", other)] {
        say(
            &format!("  edits of {name} meanwhile"),
            walls(&Samples::parse(&group.devices[number].ask("rest"))),
        );
    }
    say("  leads after it as before", group.leader().0 == leader);
    for device in &mut group.devices {
        let (now, most) = device.memory();
        say("  a device", format!("{}; memory {now} MB, at most {most}", device.ask("orders")));
    }
}

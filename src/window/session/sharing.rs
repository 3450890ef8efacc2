//! The part that the window has in the group of a shared shop for as long as the shop is open: as the device of this
//! machine, or through the program that is. A thread of its own looks at the group once a second, and wakes the window
//! only when there is something else to say.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::format::{self, Formatter};
use crate::model::{DeviceRow, GroupAction, GroupAnswer, Invitation, JoinForm, Refusal, SharingView};
use domain::access::Actor;
use domain::error::{Error, Result};
use domain::text::Text;
use domain::time::Zone;
use domain::{label, text};
use engine::{SequencerSlot, ShopOpener};
use share::net::JoinCode;
use share::{DeviceStatus, GroupStatus, LocalDevice, Node, NodeOptions, ShareFolder, Standing, device_name};
use system::Clock;
use worker::{Request, Wake, spawn_once};

use super::acting;

const REST: Duration = Duration::from_secs(1);
/// After so many looks without a leader the device is cut off; an election takes less.
const FIRST_LOOKS: u32 = 5;

/// The most actions that wait; the dialog asks for one at a time.
const MOST_WAITING: usize = 4;

const LOOKING: &str = label!("Looking for the other devices");

pub(super) struct Sharing {
    state: Arc<Mutex<State>>,
    /// The thread and the device end when it is dropped.
    actions: SyncSender<GroupAction>,
    _thread: Request<()>,
}

#[derive(Default)]
struct State {
    view: SharingView,
    /// The device has begun, and the session does not know it yet.
    has_begun: bool,
    answer: Option<GroupAnswer>,
}

impl Sharing {
    /// Begins to take part, or does `first`, which makes this the first device. An error only when the system cannot
    /// create a thread.
    pub(super) fn start(
        opener: ShopOpener,
        first: Option<GroupAction>,
        follower: Follower,
        wake: &Wake,
    ) -> Result<Self> {
        let view = looking(follower.formatter);
        let state = Arc::new(Mutex::new(State { view, ..State::default() }));
        let (actions, asked) = sync_channel(MOST_WAITING);
        let told = Telling { state: Arc::clone(&state), wake: Arc::clone(wake) };
        let device = if first.is_some() {
            None
        } else {
            let device = Device::begin(opener.path(), None, follower.clock)?;
            // What is saved from now on waits until it has started.
            device.fill(opener.sequencer());
            Some(device)
        };
        let thread = spawn_once("sharing", wake, move || {
            let device = device.or_else(|| share(&opener, &first?, &follower, &told));
            if let Some(device) = device {
                follow(&device, &opener, follower, &told, &asked);
            }
            opener.sequencer().set(None);
            Ok(())
        })?;
        Ok(Self { state, actions, _thread: thread })
    }

    pub(super) fn view(&self) -> SharingView {
        lock(&self.state).view.clone()
    }

    /// Does something with the group; [`Self::take_answer`] has the outcome. Nothing is done once the thread has ended.
    pub(super) fn ask(&self, action: GroupAction) {
        drop(self.actions.try_send(action));
    }

    pub(super) fn take_answer(&self) -> Option<GroupAnswer> {
        lock(&self.state).answer.take()
    }

    /// True once, after the device has begun: whose steps undo takes back is known only then.
    pub(super) fn take_begun(&self) -> bool {
        std::mem::take(&mut lock(&self.state).has_begun)
    }
}

/// Fetches the shop of other devices to a new file. Takes as long as the file needs to come.
pub(crate) fn join(form: &JoinForm, clock: Clock) -> Result<()> {
    let address = form.address.trim();
    let options = match address {
        "" => NodeOptions::new(None, clock),
        address => options_at(address, clock)?,
    };
    let code = JoinCode::parse(&form.code)?;
    let name = form.name.trim();
    let joined = match &form.instead_of {
        Some(old) => Node::join_anew(&code, old, &form.path, (name, address), &options),
        None => Node::join(&code, &form.path, name, address, &options),
    };
    joined.map(drop)
}

/// The channel by which the thread reports news.
struct Telling {
    state: Arc<Mutex<State>>,
    wake: Wake,
}

impl Telling {
    fn tell(&self, view: SharingView) {
        let mut state = lock(&self.state);
        if state.view != view {
            state.view = view;
            drop(state);
            (self.wake)();
        }
    }

    fn answer(&self, answer: GroupAnswer) {
        lock(&self.state).answer = Some(answer);
        (self.wake)();
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Begins to share the shop, and tells how that went.
fn share(opener: &ShopOpener, action: &GroupAction, follower: &Follower, told: &Telling) -> Option<Device> {
    let shared = follower.actor(opener);
    match shared.and_then(|actor| Device::share(opener.path(), &actor, action, follower.clock)) {
        Ok(device) => {
            device.fill(opener.sequencer());
            lock(&told.state).has_begun = true;
            told.answer(Ok(None));
            Some(device)
        }
        Err(error) => {
            told.answer(Err(Refusal::new(&error, follower.formatter)));
            None
        }
    }
}

/// Looks at the group, and does what is asked, until the shop is closed.
fn follow(
    device: &Device,
    opener: &ShopOpener,
    mut follower: Follower,
    told: &Telling,
    asked: &Receiver<GroupAction>,
) {
    loop {
        told.tell(device.view(&mut follower));
        match asked.recv_timeout(REST) {
            Ok(action) => {
                let done = follower.actor(opener).and_then(|actor| device.act(&actor, action));
                told.answer(done.map_err(|error| Refusal::new(&error, follower.formatter)));
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// The view before the state of the devices is known.
fn looking(formatter: Formatter) -> SharingView {
    SharingView { words: formatter.language.label(LOOKING).to_owned(), ..SharingView::default() }
}

/// The view of a window without a part in the group, by the reason.
fn refused(error: &Error, formatter: Formatter) -> SharingView {
    let problem = match error {
        Error::Busy => {
            let words = formatter.text(&text!("Shared by another program: read-only"));
            let details = formatter.text(&text!(
                "Another program on this computer has this shared shop open, and does not answer. Change it there, \
                 or close it there to save here."
            ));
            return SharingView { words, details, ..SharingView::default() };
        }
        Error::NotFollowing { problem } => problem.clone(),
        error => error.text(),
    };
    stopped(&problem, formatter)
}

fn stopped(problem: &Text, formatter: Formatter) -> SharingView {
    let stopped = Error::NotFollowing { problem: problem.clone() };
    SharingView {
        words: formatter.text(&text!("Stopped")),
        stopped: formatter.text(&stopped.text()),
        ..SharingView::default()
    }
}

/// Everything that the thread needs to report the state of the device, and to act on the group.
pub(super) struct Follower {
    /// The acting user, or the owner.
    user: Option<String>,
    clock: Clock,
    zone: Zone,
    formatter: Formatter,
    /// The looks before the first leader, at most [`FIRST_LOOKS`].
    looks: u32,
    /// Since when it is cut off: `14:02`.
    since: Option<String>,
    /// The name of this device, once it was put back.
    name: Option<String>,
}

impl Follower {
    pub(super) fn new(user: Option<String>, clock: Clock, zone: Zone, formatter: Formatter) -> Self {
        Self { user, clock, zone, formatter, looks: 0, since: None, name: None }
    }

    fn actor(&self, opener: &ShopOpener) -> Result<Actor> {
        acting(&opener.open()?, self.user.as_deref())
    }
}

/// The device of this machine, or the way to the program that is.
struct Device {
    device: LocalDevice,
    shop: PathBuf,
}

impl Device {
    /// Begins to take part, and does not wait.
    fn begin(shop: &Path, node: Option<Node>, clock: Clock) -> Result<Self> {
        Ok(Self { device: LocalDevice::begin(shop, node, clock)?, shop: shop.to_owned() })
    }

    /// Begins to share the shop.
    fn share(shop: &Path, actor: &Actor, action: &GroupAction, clock: Clock) -> Result<Self> {
        let GroupAction::Share { name, address } = action else { return Self::begin(shop, None, clock) };
        let options = options_at(address, clock)?;
        let node = Node::share(shop, actor, name, address, &options)?;
        Self::begin(shop, Some(node), clock)
    }

    fn act(&self, actor: &Actor, action: GroupAction) -> Result<Option<Invitation>> {
        let device = &self.device;
        match action {
            GroupAction::Share { .. } => Ok(()),
            GroupAction::Invite => return self.invite(actor).map(Some),
            GroupAction::Promote(name) => device.promote(actor, &name),
            GroupAction::Demote(name) => device.demote(actor, &name),
            GroupAction::Remove(name) => device.remove(actor, &name),
            GroupAction::Move(address) => self.move_to(actor, &address),
        }
        .map(|()| None)
    }

    /// Tells the others the new address of this device, and listens at its port, unless that of the old one was led
    /// here from another.
    fn move_to(&self, actor: &Actor, address: &str) -> Result<()> {
        let port = port_of(address)?;
        let status = self.device.status()?.ok_or(Error::Busy)?;
        let was = status.devices.iter().find(|device| device.is_here);
        let was = was.and_then(|device| port_of(&device.address).ok());
        let listen = ShareFolder::listen_of(&self.shop)?;
        let moved = match listen {
            None => Some(everywhere(port)),
            Some(listen) if Some(listen.port()) == was && listen.port() != port => {
                Some(SocketAddr::new(listen.ip(), port))
            }
            Some(_) => None,
        };
        self.device.move_to(actor, address, moved)
    }

    fn invite(&self, actor: &Actor) -> Result<Invitation> {
        let code = self.device.invite(actor)?;
        let picture = code.picture()?;
        let rows = picture.dark.chunks(picture.side.max(1)).map(<[bool]>::to_vec).collect();
        Ok(Invitation { code: code.text()?, rows })
    }

    /// Lets engines make their changes by this.
    fn fill(&self, slot: &SequencerSlot) {
        slot.set(Some(self.device.sequencer()));
    }

    fn view(&self, follower: &mut Follower) -> SharingView {
        let view = match self.device.status() {
            Ok(Some(status)) => follower.view(&status),
            Ok(None) => looking(follower.formatter),
            Err(error) => refused(&error, follower.formatter),
        };
        let name = || device_name(&self.shop).unwrap_or_default();
        let put_back =
            ShareFolder::was_put_back(&self.shop).then(|| follower.name.get_or_insert_with(name).clone());
        SharingView { put_back, ..view }
    }
}

/// The options of a device that others reach at this host and port.
fn options_at(address: &str, clock: Clock) -> Result<NodeOptions> {
    Ok(NodeOptions::new(Some(everywhere(port_of(address)?)), clock))
}

fn port_of(address: &str) -> Result<u16> {
    let port = address.rsplit_once(':').and_then(|(_, port)| port.parse().ok());
    port.filter(|port| *port > 0).ok_or_else(|| Error::Invalid {
        what: text!("Address"),
        problem: text!("write a host and a port, such as 192.168.1.10:8790"),
    })
}

fn everywhere(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::UNSPECIFIED, port))
}

impl Follower {
    fn view(&mut self, status: &GroupStatus) -> SharingView {
        let is_cut_off = status.standing == Standing::CutOff;
        self.looks = if is_cut_off { FIRST_LOOKS.min(self.looks + 1) } else { FIRST_LOOKS };
        let is_looking = is_cut_off && self.looks < FIRST_LOOKS;
        if !is_cut_off || is_looking {
            self.since = None;
        }
        let devices = status.devices.iter().map(|device| row(device, self.formatter)).collect();
        let words = match &status.standing {
            Standing::InStep => {
                text!("{count} {count:device|devices}, up to date", count = status.devices.len())
            }
            Standing::Behind(changes) => {
                text!("Following, {count} {count:change|changes} behind", count = counted(*changes))
            }
            Standing::CutOff if is_looking => Text::new(LOOKING),
            Standing::CutOff => {
                let now = || format::clock(self.zone.local(self.clock.now(self.zone)));
                text!("Offline since {time}: read-only", time = &*self.since.get_or_insert_with(now))
            }
            Standing::Stopped(problem) => return SharingView { devices, ..stopped(problem, self.formatter) },
        };
        let can_save = matches!(status.standing, Standing::InStep | Standing::Behind(_));
        let waiting = status.waiting().map(|text| self.formatter.text(&text)).unwrap_or_default();
        SharingView {
            words: self.formatter.text(&words),
            waiting,
            devices,
            can_save,
            ..SharingView::default()
        }
    }
}

fn row(device: &DeviceStatus, formatter: Formatter) -> DeviceRow {
    let part = match (device.is_leader, device.is_voter) {
        (true, _) => label!("leads"),
        (false, true) => label!("votes"),
        (false, false) => label!("follows"),
    };
    let label = |english| formatter.language.label(english);
    let lacks = device.behind.filter(|changes| *changes > 0).map(|changes| {
        formatter.text(&text!("{count} {count:change|changes} behind", count = counted(changes)))
    });
    let here = device.is_here.then(|| label(label!("this device"))).into_iter();
    let address = (!device.address.is_empty()).then_some(&*device.address);
    let stopped = device.stopped.as_ref();
    let stopped = stopped.map(|reason| formatter.text(&text!("stopped: {reason}", reason)));
    let words = here.chain(address).chain([label(part)]).chain(lacks.as_deref()).chain(stopped.as_deref());
    let words: Vec<&str> = words.collect();
    DeviceRow {
        name: device.name.clone(),
        note: words.join(", "),
        is_voter: device.is_voter,
        is_here: device.is_here,
        address: device.address.clone(),
    }
}

fn counted(changes: u64) -> i64 {
    i64::try_from(changes).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::time::Local;

    fn device(name: &str, is_leader: bool, behind: Option<u64>) -> DeviceStatus {
        let (is_here, is_voter) = (name == "shop-floor", is_leader);
        DeviceStatus {
            name: name.to_owned(),
            address: String::new(),
            is_voter,
            is_leader,
            is_here,
            behind,
            stopped: None,
        }
    }

    #[test]
    fn each_standing_has_its_words() {
        let clock = Clock::Fixed(Local::parse("2026-11-20T14:02:00").unwrap());
        let mut follower = Follower::new(None, clock, Zone::UTC, Formatter::default());
        let devices = vec![device("office", true, Some(0)), device("shop-floor", false, Some(12))];
        let mut said = |standing| {
            let waits_for = ["laptop", "shop-floor"].map(str::to_owned).into();
            let view = follower.view(&GroupStatus { devices: devices.clone(), standing, waits_for });
            let waits = "The devices follow the rules of an older Tillbook until \"laptop\", \"shop-floor\" are updated.";
            assert!(view.waiting == waits || !view.stopped.is_empty());
            let notes: Vec<&str> = view.devices.iter().map(|device| &*device.note).collect();
            assert_eq!(notes, ["leads", "this device, follows, 12 changes behind"]);
            (view.words, view.can_save)
        };
        assert_eq!(said(Standing::CutOff), (LOOKING.to_owned(), false), "at first");
        for (standing, words, can_save) in [
            (Standing::InStep, "2 devices, up to date", true),
            (Standing::Behind(1), "Following, 1 change behind", true),
            (Standing::Behind(12), "Following, 12 changes behind", true),
            (Standing::CutOff, "Offline since 14:02: read-only", false),
            (Standing::Stopped(Text::written("the disk is full")), "Stopped", false),
        ] {
            assert_eq!(said(standing), (words.to_owned(), can_save));
        }
    }
}

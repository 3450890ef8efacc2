//! `tillbook share`, `join` and `devices`: a shop on several devices.
//!
//! `devices` asks the program that is the device of this machine, such as the window; where none is, it is the device
//! itself for as long as it runs.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::{Args, Subcommand};

use super::text::{line, print_json};
use super::{Common, Opened, print, refused};
use domain::access::Actor;
use domain::text::Text;
use domain::{Error, Result};
use engine::{Engine, SequencerSlot};
use share::net::JoinCode;
use share::{
    DeviceStatus, GroupStatus, LocalDevice, Node, NodeOptions, ShareFolder, Standing, device_name,
    require_device_manager,
};
use system::warn;

/// Number of looks for a leader, and the pause between them: an election takes a second and a half.
const LOOKS: u32 = 30;
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

#[derive(Debug, Args)]
pub(super) struct ShareArgs {
    /// The shop file.
    shop: PathBuf,
    /// The name of this device.
    #[arg(long, value_name = "NAME", default_value = "office")]
    name: String,
    /// Where this device listens for the others.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8790")]
    listen: SocketAddr,
    /// Where the others reach it: its address in your network when not given.
    #[arg(long, value_name = "HOST:PORT")]
    address: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct JoinArgs {
    /// The code that `tillbook share` or `tillbook devices SHOP invite` printed on another device.
    code: String,
    /// The shop file to make.
    shop: PathBuf,
    /// The shop file of a device that was put back from an older copy, and joins anew. It stays as it is.
    #[arg(long, value_name = "OLD")]
    instead_of: Option<PathBuf>,
    /// The name of this device: that of the old one where it joins anew, else "shop-floor", when not given.
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Where this device listens for the others, which a device that votes must; it only calls them when not given.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Where the others reach it: its address in your network when not given.
    #[arg(long, value_name = "HOST:PORT", requires = "listen")]
    address: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct DevicesArgs {
    /// The shop file.
    shop: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    verb: Option<DevicesVerb>,
}

#[derive(Debug, Subcommand)]
enum DevicesVerb {
    /// Print a new join code, good for one device and an hour.
    Invite,
    /// Let a device vote: a change is saved when most of those that vote have it.
    Promote {
        /// The name of the device.
        name: String,
    },
    /// Let a device follow only.
    Demote {
        /// The name of the device.
        name: String,
    },
    /// Remove a device, which can then no longer connect.
    Remove {
        /// The name of the device.
        name: String,
    },
    /// Say where the others reach this device from now on, whose address or port has changed.
    Address {
        /// A host and a port.
        #[arg(value_name = "HOST:PORT")]
        address: String,
        /// Where this device listens from now on, if that changes too.
        #[arg(long, value_name = "ADDRESS:PORT")]
        listen: Option<SocketAddr>,
    },
    /// Make the shop here one of its own again, also when this device cannot be started. Remove it on another one too.
    End,
}

pub(super) fn share(args: &ShareArgs, common: &Common) -> Result<()> {
    let options = NodeOptions::new(Some(args.listen), common.clock());
    let address = reached_at(args.address.as_deref(), args.listen)?;
    let node = Node::share(&args.shop, &acting(&args.shop, common)?, &args.name, &address, &options)?;
    let shop = args.shop.display();
    print(&format!(
        "{shop} is on this device, \"{}\", which others reach at {address} while its window or `tillbook serve {shop}` \
         is open.\nOn another machine, within an hour: tillbook join CODE {}\n",
        args.name,
        args.shop.file_name().unwrap_or_default().display()
    ))?;
    print_code(&node.invite_here()?)
}

pub(super) fn join(args: &JoinArgs, common: &Common) -> Result<()> {
    let code = JoinCode::parse(&args.code)?;
    let options = NodeOptions::new(args.listen, common.clock());
    let address = args.listen.map(|listen| reached_at(args.address.as_deref(), listen)).transpose()?;
    let address = address.unwrap_or_default();
    let old = args.instead_of.as_deref();
    let name = args.name.clone().or_else(|| device_name(old?)).unwrap_or_else(|| "shop-floor".to_owned());
    drop(match old {
        Some(old) => Node::join_anew(&code, old, &args.shop, (&name, &address), &options)?,
        None => Node::join(&code, &args.shop, &name, &address, &options)?,
    });
    let shop = args.shop.display();
    print(&format!("{shop} is on this device, \"{name}\", too. Open it as any shop: `tillbook {shop}`.\n"))
}

pub(super) fn run(args: &DevicesArgs, common: &Common) -> Result<()> {
    let actor = &acting(&args.shop, common)?;
    require_device_manager(actor)?;
    let device =
        || LocalDevice::open(&args.shop, common.clock()).map_err(|error| not_here(error, &args.shop));
    match &args.verb {
        None => {
            let status = settled(&device()?)?;
            if args.json {
                return print_json(&status.to_json());
            }
            print(&listed(&status.devices))?;
            status.waiting().map_or(Ok(()), |words| print(&format!("{words}\n")))
        }
        Some(DevicesVerb::Invite) => print_code(&device()?.invite(actor)?),
        Some(DevicesVerb::Promote { name }) => {
            device()?.promote(actor, name)?;
            print(&format!("\"{name}\" votes.\n"))
        }
        Some(DevicesVerb::Demote { name }) => {
            device()?.demote(actor, name)?;
            print(&format!("\"{name}\" follows and does not vote.\n"))
        }
        Some(DevicesVerb::Remove { name }) => {
            device()?.remove(actor, name)?;
            print(&format!(
                "\"{name}\" is removed. It keeps the shop as it had it, and gets no more of it.\n"
            ))
        }
        Some(DevicesVerb::Address { address, listen }) => {
            device()?.move_to(actor, address, *listen)?;
            print(&format!("The others reach this device at {address}.\n"))
        }
        Some(DevicesVerb::End) => {
            Node::end(&args.shop, actor, common.clock()).map_err(still_open)?;
            print(&format!("{} is a shop of its own.\n", args.shop.display()))
        }
    }
}

/// The acting user of a shop.
fn acting(shop: &Path, common: &Common) -> Result<Actor> {
    common.actor(&Engine::open(shop)?)
}

/// The state of the devices, once this one has heard of a leader or has looked for one in vain.
fn settled(device: &LocalDevice) -> Result<GroupStatus> {
    let mut last = Err(no_answer(Error::Busy));
    for _ in 0..LOOKS {
        if let Some(status) = device.status()? {
            if status.standing != Standing::CutOff {
                return Ok(status);
            }
            last = Ok(status);
        }
        thread::sleep(BETWEEN_LOOKS);
    }
    last
}

/// The error where this program cannot be the device of a shop, with the verb by which one that was put back joins anew.
fn not_here(error: Error, shop: &Path) -> Error {
    match error {
        Error::NotFollowing { problem } if ShareFolder::was_put_back(shop) => Error::NotFollowing {
            problem: Text::written(format!(
                "{problem}, or by `tillbook join CODE NEW --instead-of {}`",
                shop.display()
            )),
        },
        error => no_answer(error),
    }
}

/// The error where another program here holds the device, and does not answer.
fn no_answer(error: Error) -> Error {
    this_device(error, "another program here has the shop open and does not answer; close it first")
}

/// The error where another program here holds the device, whose sharing is to end.
fn still_open(error: Error) -> Error {
    this_device(
        error,
        "another program here has the shop open and is the device of this machine; close it first",
    )
}

fn this_device(error: Error, problem: &str) -> Error {
    match error {
        Error::Busy => refused("This device", problem),
        error => error,
    }
}

/// The engine of a shop with the device of this machine, where the shop is on several. The shop of a device that was stopped is
/// read, with a warning, and a change of it is refused.
pub(super) fn open(mut engine: Engine, common: &Common) -> Result<Opened> {
    if engine.group_place()?.is_none() {
        return Ok(Opened { engine, device: None });
    }
    let device = LocalDevice::begin(engine.path(), None, common.clock())?;
    match device.settled() {
        Err(stopped @ Error::NotFollowing { .. }) => warn(&not_here(stopped, engine.path())),
        settled => settled.map_err(no_answer)?,
    }
    let slot = SequencerSlot::default();
    slot.set(Some(device.sequencer()));
    engine.share_by(slot);
    Ok(Opened { engine, device: Some(device) })
}

/// Prints a code, the last word of what is printed.
fn print_code(code: &JoinCode) -> Result<()> {
    print(&format!("{}\n", code.text()?))
}

/// The address by which others reach a device that listens at an address.
fn reached_at(given: Option<&str>, listen: SocketAddr) -> Result<String> {
    if let Some(given) = given {
        return Ok(given.to_owned());
    }
    if !listen.ip().is_unspecified() {
        return Ok(listen.to_string());
    }
    let address = system::address_in_network().ok_or_else(|| {
        refused("This device", "its address in your network is not known; name it by --address")
    })?;
    Ok(SocketAddr::new(address, listen.port()).to_string())
}

/// The devices, a line each.
fn listed(devices: &[DeviceStatus]) -> String {
    let width = devices.iter().map(|device| device.name.chars().count()).max().unwrap_or_default();
    let mut text = String::new();
    for device in devices {
        let part = if device.is_voter { "votes" } else { "follows" };
        let behind = match device.behind {
            None => "not heard of".to_owned(),
            Some(0) => "in step".to_owned(),
            Some(1) => "1 change behind".to_owned(),
            Some(changes) => format!("{changes} changes behind"),
        };
        let leads = if device.is_leader { ", leads" } else { "" };
        let here = if device.is_here { ", this one" } else { "" };
        let at = if device.address.is_empty() { String::new() } else { format!(" at {}", device.address) };
        let stopped = device.stopped.as_ref().map_or_else(String::new, |why| format!(", stopped ({why})"));
        line(&mut text, format_args!("{:width$}  {part}{leads}{here}, {behind}{at}{stopped}", device.name));
    }
    text
}

//! Facts that only the machine knows: the time, the time zone, the currency, and the user's folders.
//! Interfaces ask for them here and pass them on; the lower layers read none of it, but for the fonts that pages need. And
//! the way in which all files are made.
//!
//! A file is created under a random name, and flushed to the disk before it gets its own name ([`Draft`]).

mod files;
mod fonts;
mod forms;
mod local_channel;
mod opening;
mod recent;

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

pub use files::{
    Draft, FileId, Input, file_key, invoices_in, is_same_file, leftover_logs, logs_of, look_at_input,
    make_folder, make_private, open_lock, refuse_importing_itself, refuse_writing_over, remove_drafts_beside,
    sync_folder_of, try_writing, write_new, write_whole,
};
pub use fonts::{SystemFont, font_with};
pub use forms::{form_files, form_files_of};
pub use local_channel::{Answering, LocalListener, LocalStream};
pub use opening::{open_file, show_in_folder};
pub use recent::Recent;

use domain::access::key::{KeyPair, Seed};
use domain::access::password::Salt;
use domain::shop::country_defaults::{country_of, defaults_of};
use domain::shop::settings::Currency;
use domain::time::{Instant, Local, Zone};
use domain::{Error, Result, text};

/// The source of `now`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// Always this time, in the shop's zone.
    Fixed(Local),
}

impl Clock {
    /// The present instant, for a shop in this zone.
    pub fn now(self, zone: Zone) -> Instant {
        match self {
            Self::System => system_now(),
            Self::Fixed(local) => zone.instant(local),
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the one place where the clock is read")]
fn system_now() -> Instant {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Instant::from_seconds(i64::try_from(since.as_secs()).unwrap_or_default())
}

/// Prints an error on standard error, where no caller is left to return it to.
pub fn warn(error: &Error) {
    // A failure of standard error itself cannot be reported.
    drop(writeln!(std::io::stderr(), "tillbook: {error}"));
}

/// Random bytes, such as those for the hash of a password. An error when the system has none.
pub fn random<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Error::storage(text!("Asking the system for random numbers"), error))?;
    Ok(bytes)
}

/// Random bytes for the hash of a password. An error when the system has none.
pub fn salt() -> Result<Salt> {
    random()
}

/// A new API key with its secret. An error when the system has no random bytes.
pub fn key_pair() -> Result<KeyPair> {
    let seed: Seed = random()?;
    Ok(KeyPair::new(&seed))
}

/// A random id of 32 hexadecimal digits, for a draft that is not yet in a shop. An error when the system has
/// no random bytes.
pub fn draft_id() -> Result<String> {
    Ok(format!("{:032x}", u128::from_be_bytes(random()?)))
}

/// The machine's time zone; UTC when it is unknown.
pub fn time_zone() -> Zone {
    iana_time_zone::get_timezone().ok().and_then(|name| Zone::parse(&name)).unwrap_or(Zone::UTC)
}

/// The machine's locale for a category such as `LC_TIME`: by the environment, or else, on Windows and macOS, by the
/// settings of the user.
fn locale(category: &str) -> Option<String> {
    ["LC_ALL", category, "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .or_else(sys_locale::get_locale)
}

/// The machine's locales, such as `de_AT.UTF-8` or `de-AT`; empty where it names none.
#[derive(Debug, Clone, Default)]
pub struct Locales {
    /// The locale for numbers.
    pub numbers: String,
    /// The locale for dates.
    pub dates: String,
    /// The locale for texts.
    pub messages: String,
}

/// The machine's locales for numbers, dates and texts.
pub fn locales() -> Locales {
    let of = |category| locale(category).unwrap_or_default();
    Locales { numbers: of("LC_NUMERIC"), dates: of("LC_TIME"), messages: of("LC_MESSAGES") }
}

/// The code of the country that the machine is in, by its locale and its time zone.
pub fn country() -> Option<&'static str> {
    country_of(locale("LC_MONETARY").as_deref().and_then(territory), time_zone())
}

/// The currency of that country; US dollars when it is not known.
pub fn currency() -> Currency {
    let defaults = country().and_then(|country| defaults_of(country, time_zone()));
    defaults.map_or(Currency::USD, |defaults| defaults.currency)
}

/// The country of a locale such as `de_AT.UTF-8` or `zh-Hans-CN`: Austria, China.
fn territory(locale: &str) -> Option<&str> {
    let name = locale.split(['.', '@']).next()?;
    let is_code = |part: &&str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_uppercase());
    name.split(['_', '-']).skip(1).find(is_code)
}

/// The program's data folder of this user; the working folder when the system has none.
pub fn data_folder() -> PathBuf {
    directories::ProjectDirs::from("", "", "tillbook")
        .map_or_else(PathBuf::new, |dirs| dirs.data_dir().to_owned())
}

/// The licences of all libraries that the program is made of, which packages have beside it; `None` where it was
/// built from source.
pub fn library_licences() -> Option<String> {
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    let places = [folder.join("copyright.txt"), folder.join("../share/doc/tillbook/copyright")];
    places.into_iter().find_map(|place| std::fs::read_to_string(place).ok())
}

/// The user's documents folder; otherwise the home folder, otherwise the working folder.
pub fn documents_folder() -> PathBuf {
    directories::UserDirs::new()
        .map_or_else(PathBuf::new, |dirs| dirs.document_dir().unwrap_or_else(|| dirs.home_dir()).to_owned())
}

/// The address of this machine by which it reaches others, and they it; `None` without a network. Nothing is sent.
pub fn address_in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that belongs to nobody (RFC 5737).
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The first port from this one on that no program of this machine listens on; this one when none is found soon.
pub fn free_port(first: u16) -> u16 {
    let is_free = |port: &u16| TcpListener::bind((Ipv4Addr::UNSPECIFIED, *port)).is_ok();
    (first..=first.saturating_add(20)).find(is_free).unwrap_or(first)
}

/// True if a window can be opened. On Linux, a display has to be named in the environment; on Windows and macOS always.
pub fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos"))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_country() {
        for (locale, expected) in [
            ("de_AT.UTF-8", Some("AT")),
            ("en_GB", Some("GB")),
            ("ja_JP.eucJP", Some("JP")),
            // As Windows and macOS write them.
            ("de-AT", Some("AT")),
            ("zh-Hans-CN", Some("CN")),
            ("es-419", None),
            ("de", None),
            ("C.UTF-8", None),
            ("POSIX", None),
        ] {
            assert_eq!(territory(locale), expected, "{locale}");
        }
    }
}

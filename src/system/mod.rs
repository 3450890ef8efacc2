//! What only the machine knows: the clock, its time zone and currency, and the user's folders. Interfaces
//! ask here and pass the answers down; nothing below reads any of it. And the one way in which files are
//! made, for all.

mod files;
mod recent;

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

pub use files::{
    Draft, FileId, Input, is_same_file, leftover_logs, logs_of, look_at_input, make_folder, make_private,
    open_lock, refuse_importing_itself, refuse_writing_over, remove_drafts_beside, sync_folder_of, write_new,
    write_whole,
};
pub use recent::Recent;

use crate::domain::key::{KeyPair, Seed};
use crate::domain::password::Salt;
use crate::domain::settings::Currency;
use crate::domain::time::{Instant, Local, Zone};
use crate::domain::{Error, Result};

/// Where `now` comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// Always this moment on the shop's clock.
    Fixed(Local),
}

impl Clock {
    /// The instant it is, for a shop in this zone.
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

/// Tells whoever started the program what nobody waits to hear any more.
pub fn warn(error: &Error) {
    // Nothing is left to be told when standard error itself fails.
    drop(writeln!(std::io::stderr(), "tillbook: {error}"));
}

/// Random bytes for a password's hash. Refused when the machine has none to give.
pub fn salt() -> Result<Salt> {
    let mut salt = Salt::default();
    getrandom::fill(&mut salt)
        .map_err(|error| Error::storage("Asking the system for random numbers", error))?;
    Ok(salt)
}

/// A new pair of an API key and its secret. Refused when the machine has no random bytes to give.
pub fn key_pair() -> Result<KeyPair> {
    let mut seed: Seed = [0; 40];
    getrandom::fill(&mut seed)
        .map_err(|error| Error::storage("Asking the system for random numbers", error))?;
    Ok(KeyPair::new(&seed))
}

/// A name that nothing else has, for something that is kept before it is in a shop. Refused when the machine
/// has no random bytes to give.
pub fn draft_id() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)
        .map_err(|error| Error::storage("Asking the system for random numbers", error))?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// The machine's time zone; UTC when it is not known.
pub fn time_zone() -> Zone {
    iana_time_zone::get_timezone().ok().and_then(|name| Zone::parse(&name)).unwrap_or(Zone::UTC)
}

/// The locale that the machine keeps for amounts.
fn locale() -> Option<String> {
    ["LC_ALL", "LC_MONETARY", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

/// The code of the country that the machine's locale names.
pub fn country() -> Option<String> {
    let locale = locale()?;
    let (_, territory) = locale.split_once('_')?;
    territory
        .get(..2)
        .map(str::to_ascii_uppercase)
        .filter(|code| code.bytes().all(|byte| byte.is_ascii_uppercase()))
}

/// The currency of the country that the machine's locale names; US dollars when it names none.
pub fn currency() -> Currency {
    locale().as_deref().and_then(currency_of_locale).unwrap_or(Currency::USD)
}

/// `de_AT.UTF-8` names Austria, whose currency is the euro.
fn currency_of_locale(locale: &str) -> Option<Currency> {
    let (_, territory) = locale.split_once('_')?;
    let code = match territory.get(..2)? {
        "AT" | "BE" | "BG" | "CY" | "DE" | "EE" | "ES" | "FI" | "FR" | "GR" | "HR" | "IE" | "IT" | "LT"
        | "LU" | "LV" | "MT" | "NL" | "PT" | "SI" | "SK" => "EUR",
        "AU" => "AUD",
        "BR" => "BRL",
        "CA" => "CAD",
        "CH" | "LI" => "CHF",
        "CN" => "CNY",
        "CZ" => "CZK",
        "DK" => "DKK",
        "GB" => "GBP",
        "HU" => "HUF",
        "IN" => "INR",
        "JP" => "JPY",
        "KR" => "KRW",
        "MX" => "MXN",
        "NO" => "NOK",
        "NZ" => "NZD",
        "PL" => "PLN",
        "RO" => "RON",
        "RU" => "RUB",
        "SE" => "SEK",
        "TR" => "TRY",
        "UA" => "UAH",
        "US" => "USD",
        "ZA" => "ZAR",
        _ => return None,
    };
    Currency::parse(code)
}

/// The folder of this user's shops; the current one when the machine names none.
pub fn data_folder() -> PathBuf {
    directories::ProjectDirs::from("", "", "tillbook")
        .map_or_else(PathBuf::new, |dirs| dirs.data_dir().to_owned())
}

/// Where this user keeps documents; the home folder when the machine names none, else the current one.
pub fn documents_folder() -> PathBuf {
    directories::UserDirs::new()
        .map_or_else(PathBuf::new, |dirs| dirs.document_dir().unwrap_or_else(|| dirs.home_dir()).to_owned())
}

/// Whether a window could be opened: a display is named. Always said yes to where windows are not the
/// business of a display server.
pub fn has_display() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos"))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_currency() {
        for (locale, expected) in [
            ("de_AT.UTF-8", Some("EUR")),
            ("en_GB", Some("GBP")),
            ("ja_JP.eucJP", Some("JPY")),
            ("C.UTF-8", None),
            ("POSIX", None),
        ] {
            let found = currency_of_locale(locale);
            assert_eq!(found.as_ref().map(Currency::code), expected, "{locale}");
        }
    }
}

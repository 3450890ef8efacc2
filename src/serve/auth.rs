//! Who asks: reads what a request shows of an API key, and judges it. Secrets that are sent as they are
//! are taken over TLS and on the machine itself; signed requests anywhere, each once.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::nonces::{Nonces, WINDOW};
use super::oauth::{Pairs, Signed, Target};
use crate::domain::key::Permission;
use crate::domain::{Error, Result};
use crate::engine::{Engine, KnownKey};

/// What a request shows.
#[derive(Debug, Clone)]
pub(super) enum Shown {
    /// Nothing.
    Nothing,
    /// The key and its secret.
    Pair(String, String),
    /// A signature.
    Signed(Box<Signed>),
}

/// Names of a query that are credentials and no part of what is asked.
pub(super) fn is_credential(name: &str) -> bool {
    name.starts_with("oauth_") || matches!(name, "consumer_key" | "consumer_secret")
}

/// Reads what is shown. `is_private`: nobody on the way can read along. Refused when it cannot be read,
/// or may not be shown here.
pub(super) fn shown(
    target: &Target<'_>,
    query: &Pairs,
    header: Option<&str>,
    is_private: bool,
) -> Result<Shown> {
    let (scheme, rest) = header.map(|header| header.split_once(' ').unwrap_or((header, ""))).unzip();
    let is = |name: &str| scheme.is_some_and(|scheme: &str| scheme.eq_ignore_ascii_case(name));
    let in_query = |name: &str| query.iter().rev().find(|(known, _)| known == name).map(|(_, text)| text);
    if is("OAuth") || in_query("oauth_consumer_key").is_some() || in_query("oauth_signature").is_some() {
        let header = rest.filter(|_| is("OAuth"));
        let signed = Signed::read(target, query, header)
            .map_err(|problem| refused(format!("The OAuth signature cannot be checked: {problem}.")))?;
        return Ok(Shown::Signed(Box::new(signed)));
    }
    let pair = if is("Basic") {
        Some(
            basic(rest.unwrap_or_default())
                .ok_or_else(|| refused("The Basic credentials cannot be read."))?,
        )
    } else if scheme.is_some() {
        return Err(refused("These credentials are of an unknown kind. Use Basic, or OAuth 1.0a."));
    } else {
        match (in_query("consumer_key"), in_query("consumer_secret")) {
            (None, None) => None,
            (key, secret) => Some((key.cloned().unwrap_or_default(), secret.cloned().unwrap_or_default())),
        }
    };
    match pair {
        None => Ok(Shown::Nothing),
        Some(_) if !is_private => Err(refused(
            "A secret is not taken over plain HTTP. Sign the request by OAuth 1.0a, or serve over TLS.",
        )),
        Some((key, secret)) => Ok(Shown::Pair(key, secret)),
    }
}

fn basic(encoded: &str) -> Option<(String, String)> {
    let text = String::from_utf8(STANDARD.decode(encoded.trim()).ok()?).ok()?;
    let (key, secret) = text.split_once(':')?;
    Some((key.to_owned(), secret.to_owned()))
}

/// Judges what is shown: the key in whose user's name the request is made. `now` is the machine's time
/// in seconds. Refused when it is no key of the shop, or one that may not write where that is wanted.
pub(super) fn admit(
    engine: &Engine,
    shown: &Shown,
    is_write: bool,
    nonces: &Nonces,
    now: i64,
) -> Result<KnownKey> {
    let unknown = || refused("These credentials are not those of an API key of this shop.");
    let known = match shown {
        Shown::Nothing => return Err(refused("Send the key and secret of an API key of this shop.")),
        Shown::Pair(key, secret) => {
            engine.known_key(key)?.filter(|known| known.proof.is_of(secret)).ok_or_else(unknown)?
        }
        Shown::Signed(signed) => {
            let known = engine.known_key(&signed.key)?.ok_or_else(unknown)?;
            if !signed.is_by(&known.proof) {
                return Err(refused("The OAuth signature is not that of this request and key."));
            }
            if !nonces.is_in_time(signed.timestamp, now) {
                return Err(refused(format!(
                    "The OAuth timestamp is not within {} minutes of the server's clock, or older than the server.",
                    WINDOW / 60
                )));
            }
            if !nonces.enter(&signed.key, signed.timestamp, &signed.nonce, now) {
                return Err(refused("This signed request came before: its OAuth nonce is used."));
            }
            known
        }
    };
    if is_write && known.permission == Permission::Read {
        return Err(refused("This API key may only read. Use one that may write."));
    }
    Ok(known)
}

fn refused(problem: impl Into<String>) -> Error {
    Error::Authentication { problem: problem.into() }
}

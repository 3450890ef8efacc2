//! Authentication: reads the credentials of a request and checks them. A secret itself is accepted over TLS
//! and from this machine only; signed requests are accepted anywhere, each once.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::oauth::{Pairs, Signed, Target};
use domain::access::key::{Permission, SIGNATURE_WINDOW};
use domain::text::Text;
use domain::{Error, Result, text};
use engine::{Credential, Engine, StoredKey};

/// The credentials of a request.
#[derive(Debug, Clone)]
pub(super) enum Credentials {
    /// No credentials.
    Nothing,
    /// The key and its secret.
    Pair(String, String),
    /// An OAuth signature.
    Signed(Box<Signed>),
}

/// True for a query parameter that is a credential and not one of the route.
pub(super) fn is_credential(name: &str) -> bool {
    name.starts_with("oauth_") || matches!(name, "consumer_key" | "consumer_secret")
}

/// True for a request that is signed, by its query or its `Authorization` header.
pub(super) fn is_signed(query: &Pairs, header: Option<&str>) -> bool {
    let is_oauth =
        |header: &str| header.split(' ').next().is_some_and(|scheme| scheme.eq_ignore_ascii_case("OAuth"));
    header.is_some_and(is_oauth)
        || query.iter().any(|(name, _)| name == "oauth_consumer_key" || name == "oauth_signature")
}

/// Reads the credentials. `form` is the form-encoded body, whose pairs are signed as those of the query are;
/// `is_private` is true where nobody can read the connection. Refused when they are malformed, or a secret
/// comes over a connection that is not private.
pub(super) fn shown(
    target: &Target<'_>,
    query: &Pairs,
    form: &Pairs,
    header: Option<&str>,
    is_private: bool,
) -> Result<Credentials> {
    let (scheme, rest) = header.map(|header| header.split_once(' ').unwrap_or((header, ""))).unzip();
    let is = |name: &str| scheme.is_some_and(|scheme: &str| scheme.eq_ignore_ascii_case(name));
    let in_query = |name: &str| query.iter().rev().find(|(known, _)| known == name).map(|(_, text)| text);
    if is_signed(query, header) {
        let header = rest.filter(|_| is("OAuth"));
        let signed = Signed::read(target, query, form, header).map_err(|problem| {
            refused(text!("The OAuth signature cannot be checked: {problem}.", problem))
        })?;
        return Ok(Credentials::Signed(Box::new(signed)));
    }
    let pair = if is("Basic") {
        Some(
            basic(rest.unwrap_or_default())
                .ok_or_else(|| refused(text!("The Basic credentials cannot be read.")))?,
        )
    } else if scheme.is_some() {
        return Err(refused(text!("These credentials are of an unknown kind. Use Basic, or OAuth 1.0a.")));
    } else {
        match (in_query("consumer_key"), in_query("consumer_secret")) {
            (None, None) => None,
            (key, secret) => Some((key.cloned().unwrap_or_default(), secret.cloned().unwrap_or_default())),
        }
    };
    match pair {
        None => Ok(Credentials::Nothing),
        Some(_) if !is_private => Err(refused(text!(
            "A secret is not accepted over plain HTTP. Sign the request by OAuth 1.0a, or serve over TLS."
        ))),
        Some((key, secret)) => Ok(Credentials::Pair(key, secret)),
    }
}

fn basic(encoded: &str) -> Option<(String, String)> {
    let text = String::from_utf8(STANDARD.decode(encoded.trim()).ok()?).ok()?;
    let (key, secret) = text.split_once(':')?;
    Some((key.to_owned(), secret.to_owned()))
}

/// Refuses a signed request of an unknown key or with a wrong timestamp, before its form, which the signature
/// covers, is read.
pub(super) fn is_of_shop(engine: &Engine, shown: &Credentials, now: i64) -> Result<()> {
    match shown {
        Credentials::Signed(signed) => match engine.stored_key(&signed.key)? {
            Some(known) => judge_time(signed, &known, now),
            None => Err(unknown()),
        },
        Credentials::Nothing | Credentials::Pair(..) => Ok(()),
    }
}

/// Authenticates a request by a key of the shop. `body` is `None` as long as it is not read; `now` is the
/// machine's time in seconds since 1970. Refused when the key is unknown, or when it may not write and the
/// request does. A repeated nonce is only certain to be refused when the nonce is stored, in `Write::hold`.
pub(super) fn authenticate(
    engine: &Engine,
    shown: &Credentials,
    is_write: bool,
    body: Option<&[u8]>,
    now: i64,
) -> Result<Credential> {
    let credential = match shown {
        Credentials::Nothing => {
            return Err(refused(text!("Send the key and secret of an API key of this shop.")));
        }
        Credentials::Pair(key, secret) => {
            let known = engine.stored_key(key)?.filter(|known| known.proof.is_of(secret));
            Credential { key: known.ok_or_else(unknown)?, nonce: None }
        }
        Credentials::Signed(signed) => {
            let known = engine.stored_key(&signed.key)?.ok_or_else(unknown)?;
            judge_signature(signed, &known, body, now)?;
            if engine.is_nonce_used(&known, signed.nonce)? {
                return Err(refused(text!("This signed request came before: its OAuth nonce is used.")));
            }
            Credential { key: known, nonce: Some(signed.nonce) }
        }
    };
    if is_write && credential.key.permission == Permission::Read {
        return Err(refused(text!("This API key may only read. Use one that may write.")));
    }
    Ok(credential)
}

fn judge_signature(signed: &Signed, known: &StoredKey, body: Option<&[u8]>, now: i64) -> Result<()> {
    if !signed.is_by(&known.proof) {
        return Err(refused(text!("The OAuth signature is not that of this request and key.")));
    }
    if body.is_some_and(|body| !signed.is_of_body(body)) {
        return Err(refused(text!("The body is not the one that oauth_body_hash was made of.")));
    }
    judge_time(signed, known, now)
}

fn judge_time(signed: &Signed, known: &StoredKey, now: i64) -> Result<()> {
    if !signed.nonce.is_in_time(now) {
        return Err(refused(text!(
            "The OAuth timestamp is not within {minutes} minutes of the server's clock.",
            minutes = SIGNATURE_WINDOW / 60
        )));
    }
    if signed.nonce.timestamp < known.signed_from {
        return Err(refused(text!(
            "The OAuth timestamp is before those that the shop remembers of this key. Where a clock was wrong and is right now, make a new key."
        )));
    }
    Ok(())
}

fn unknown() -> Error {
    refused(text!("These credentials are not those of an API key of this shop."))
}

const fn refused(problem: Text) -> Error {
    Error::Authentication { problem }
}

//! Requests signed by OAuth 1.0a, by the book.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::time::Zone;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use system::Clock;

use super::shop::pair;

/// The machine's clock, as clients that sign have one.
pub(crate) fn now() -> i64 {
    Clock::System.now(Zone::UTC).seconds()
}

/// HMAC by the book (RFC 2104), beside the program's own that goes on from stored states.
fn hmac<H: sha2::Digest>(key: &[u8], message: &[u8]) -> String {
    let mut block = [0_u8; 64];
    block.iter_mut().zip(key).for_each(|(place, byte)| *place = *byte);
    let inner = H::new_with_prefix(block.map(|b| b ^ 0x36)).chain_update(message).finalize();
    STANDARD.encode(H::new_with_prefix(block.map(|b| b ^ 0x5c)).chain_update(inner).finalize())
}

const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

fn encode(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string()
}

/// A request signed as RFC 5849 has it.
pub(crate) struct Signing<'s> {
    pub(crate) of: u8,
    pub(crate) method: &'s str,
    pub(crate) address: String,
    pub(crate) query: Vec<(&'s str, &'s str)>,
    pub(crate) timestamp: i64,
    pub(crate) nonce: &'s str,
    pub(crate) hash: &'s str,
}

impl Signing<'_> {
    fn parameters(&self) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> =
            self.query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let oauth = [
            ("oauth_consumer_key", pair(self.of).key().to_owned()),
            ("oauth_nonce", self.nonce.to_owned()),
            ("oauth_signature_method", self.hash.to_owned()),
            ("oauth_timestamp", self.timestamp.to_string()),
        ];
        all.extend(oauth.map(|(name, value)| (name.to_owned(), value)));
        all
    }

    fn signature(&self) -> String {
        let mut encoded: Vec<String> =
            self.parameters().iter().map(|(name, value)| encode(name) + "=" + &encode(value)).collect();
        encoded.sort();
        let text = format!("{}&{}&{}", self.method, encode(&self.address), encode(&encoded.join("&")));
        let key = format!("{}&", pair(self.of).secret());
        match self.hash {
            "HMAC-SHA1" => hmac::<sha1::Sha1>(key.as_bytes(), text.as_bytes()),
            _ => hmac::<sha2::Sha256>(key.as_bytes(), text.as_bytes()),
        }
    }

    /// All of it as a query.
    pub(crate) fn query(&self) -> String {
        let mut all = self.parameters();
        all.push(("oauth_signature".to_owned(), self.signature()));
        let all: Vec<String> = all.iter().map(|(name, value)| encode(name) + "=" + &encode(value)).collect();
        all.join("&")
    }

    /// The credentials as a header.
    pub(crate) fn header(&self) -> String {
        let oauth = self.parameters().into_iter().filter(|(name, _)| name.starts_with("oauth_"));
        let all = oauth.chain([("oauth_signature".to_owned(), self.signature())]);
        let all: Vec<String> = all.map(|(name, value)| format!("{name}=\"{}\"", encode(&value))).collect();
        format!("OAuth realm=\"shop\", {}", all.join(", "))
    }
}

//! OAuth 1.0a without a token (RFC 5849): reads the credentials of a request and builds the base strings that
//! its signature may be of. Clients differ in these: the RFC sorts encoded pairs and keeps repeated names;
//! clients for shop systems sort by the part of a name before `[`, keep the last of a repeated name and do
//! not encode `/`. Each form contains the whole request, so a signature of any of them is accepted.

use std::collections::BTreeSet;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use sha1::Sha1;
use sha2::{Digest, Sha256};

use domain::access::key::{Nonce, Proof, SignatureMethod};
use domain::text;
use domain::text::Text;

/// All but the unreserved characters (RFC 3986).
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
const RESERVED_BUT_SLASH: &AsciiSet = &RESERVED.remove(b'/');

/// One of the two encodings.
type Encode = fn(&str) -> String;

fn encode(text: &str) -> String {
    utf8_percent_encode(text, RESERVED).to_string()
}

fn encode_but_slash(text: &str) -> String {
    utf8_percent_encode(text, RESERVED_BUT_SLASH).to_string()
}

/// Names and values, decoded, in the order of the request.
pub(super) type Pairs = Vec<(String, String)>;

/// The request line and host, with the credentials in place.
#[derive(Debug, Clone)]
pub(super) struct Target<'r> {
    pub(super) method: &'r str,
    /// `http` or `https`.
    pub(super) scheme: &'r str,
    /// Host and port as the client gives them.
    pub(super) authority: &'r str,
    /// As received, percent-encoded.
    pub(super) path: &'r str,
}

/// The OAuth credentials of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Signed {
    pub(super) key: String,
    pub(super) method: SignatureMethod,
    pub(super) nonce: Nonce,
    /// The hash of the body, from clients that sign it.
    body_hash: Option<String>,
    signature: Vec<u8>,
    /// The base strings that may have been signed.
    texts: BTreeSet<String>,
}

impl Signed {
    /// Reads the credentials from the query, a form or an `Authorization` header, whose parameters are all
    /// signed. The error names what is missing.
    pub(super) fn read(
        target: &Target<'_>,
        query: &Pairs,
        form: &Pairs,
        header: Option<&str>,
    ) -> Result<Self, Text> {
        let mut pairs = query.clone();
        pairs.extend(form.iter().cloned());
        pairs.extend(header.map(header_pairs).unwrap_or_default());
        let find = |name: &str| {
            let found = pairs.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.clone());
            found.filter(|value| !value.is_empty()).ok_or_else(|| text!("{name} is missing", name))
        };
        let method = find("oauth_signature_method")?;
        let method = SignatureMethod::parse(&method)
            .ok_or_else(|| text!("\"{method}\" is not a method: use HMAC-SHA256 or HMAC-SHA1", method))?;
        let timestamp = find("oauth_timestamp")?;
        let timestamp = timestamp.parse().ok().filter(|_| timestamp.bytes().all(|b| b.is_ascii_digit()));
        let timestamp = timestamp.ok_or_else(|| text!("oauth_timestamp is not a number of seconds"))?;
        let signature = find("oauth_signature")?.replace(' ', "+");
        Ok(Self {
            key: find("oauth_consumer_key")?,
            method,
            nonce: Nonce::of(timestamp, &find("oauth_nonce")?),
            body_hash: find("oauth_body_hash").ok(),
            signature: STANDARD
                .decode(signature)
                .map_err(|_no_base64| text!("oauth_signature is not base64"))?,
            texts: base_strings(target, &pairs),
        })
    }

    /// Verifies the hash of the body (OAuth Request Body Hash); true where the client signs none.
    pub(super) fn is_of_body(&self, body: &[u8]) -> bool {
        let hash = match self.method {
            SignatureMethod::HmacSha1 => STANDARD.encode(Sha1::digest(body)),
            SignatureMethod::HmacSha256 => STANDARD.encode(Sha256::digest(body)),
        };
        self.body_hash.as_ref().is_none_or(|signed| signed.replace(' ', "+") == hash)
    }

    /// Verifies the signature of the request.
    pub(super) fn is_by(&self, proof: &Proof) -> bool {
        self.texts.iter().any(|text| proof.has_signed(self.method, text.as_bytes(), &self.signature))
    }
}

/// The parameters of an `Authorization: OAuth` header, without the realm.
fn header_pairs(header: &str) -> Pairs {
    let decode = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let pair = |part: &str| {
        let (name, value) = part.trim().split_once('=')?;
        Some((decode(name.trim()), decode(value.trim().trim_matches('"'))))
    };
    header.split(',').filter_map(pair).filter(|(name, _)| !name.eq_ignore_ascii_case("realm")).collect()
}

/// All base strings that a client may have signed for this request.
fn base_strings(target: &Target<'_>, pairs: &Pairs) -> BTreeSet<String> {
    let signed: Pairs = pairs.iter().filter(|(name, _)| name != "oauth_signature").cloned().collect();
    let last = last_of_each(&signed);
    let mut parameters = BTreeSet::new();
    let ways: [Encode; 2] = [encode, encode_but_slash];
    for encode in ways {
        parameters.insert(joined(sorted(&signed, encode)));
        parameters.insert(joined(sorted(&last, encode)));
        parameters.insert(joined(grouped(&last, encode)));
    }
    let method = target.method.to_uppercase();
    let mut texts = BTreeSet::new();
    for address in addresses(target) {
        for parameters in &parameters {
            texts.insert(format!("{method}&{}&{}", encode(&address), escape(parameters)));
        }
    }
    texts
}

/// Encodes parameters a second time: of their characters, only `%`, `=` and `&` still have to be, and `/`
/// stays as it is.
fn escape(parameters: &str) -> String {
    parameters.replace('%', "%25").replace('=', "%3D").replace('&', "%26")
}

/// Removes repeated names: the last value at the place of the first.
fn last_of_each(pairs: &Pairs) -> Pairs {
    let mut kept: Pairs = Vec::new();
    for (name, value) in pairs {
        match kept.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => known.clone_from(value),
            None => kept.push((name.clone(), value.clone())),
        }
    }
    kept
}

/// Encoded and then sorted, as in the RFC.
fn sorted(pairs: &Pairs, encode: Encode) -> Pairs {
    let mut encoded: Pairs = pairs.iter().map(|(name, value)| (encode(name), encode(value))).collect();
    encoded.sort();
    encoded
}

/// Sorted by the part of the name before `[`, entries of one name in their order; decoded a second time
/// before they are encoded, as those clients do.
fn grouped(pairs: &Pairs, encode: Encode) -> Pairs {
    let mut kept = pairs.clone();
    kept.sort_by(|(one, _), (other, _)| before_bracket(one).cmp(before_bracket(other)));
    let again = |text: &str| encode(&percent_decode_str(text).decode_utf8_lossy());
    kept.iter().map(|(name, value)| (again(name), again(value))).collect()
}

fn before_bracket(name: &str) -> &str {
    name.split_once('[').map_or(name, |(before, _)| before)
}

fn joined(pairs: Pairs) -> String {
    let pairs: Vec<String> = pairs.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    pairs.join("&")
}

/// The URLs without their query: with and without the default port, with the path as received, decoded, and
/// with escapes in lower case, which some clients sign and then send in upper case.
fn addresses(target: &Target<'_>) -> BTreeSet<String> {
    let usual = if target.scheme == "https" { ":443" } else { ":80" };
    let authority = target.authority.to_lowercase();
    let bare = authority.strip_suffix(usual).unwrap_or(&authority);
    let has_port = bare.rsplit_once(':').is_some_and(|(_, port)| !port.ends_with(']'));
    let full = if has_port { bare.to_owned() } else { format!("{bare}{usual}") };
    let decoded = percent_decode_str(target.path).decode_utf8_lossy().into_owned();
    let lower = lower_escapes(target.path);
    let mut addresses = BTreeSet::new();
    for authority in [bare, full.as_str()] {
        for path in [target.path, decoded.as_str(), lower.as_str()] {
            addresses.insert(format!("{}://{authority}{path}", target.scheme));
        }
    }
    addresses
}

fn lower_escapes(path: &str) -> String {
    let mut pieces = path.split('%');
    let mut lower = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (escape, rest) = piece.split_at_checked(2).unwrap_or((piece, ""));
        lower.push('%');
        lower.push_str(&escape.to_lowercase());
        lower.push_str(rest);
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api;

    const TARGET: Target<'_> =
        Target { method: "get", scheme: "http", authority: "Shop.example:80", path: "/wc-api/v3/taxes" };

    #[test]
    fn the_text_of_the_rfc_is_among_those() {
        // RFC 5849, 3.4.1.1, without its token.
        let target = Target { method: "POST", scheme: "http", authority: "example.com", path: "/request" };
        let query = api::pairs("b5=%3D%253D&a3=a&c%40=&a2=r%20b");
        let header = "realm=\"Example\", oauth_consumer_key=\"9djdj82h48djs9d2\", \
            oauth_signature_method=\"HMAC-SHA1\", oauth_timestamp=\"137131201\", \
            oauth_nonce=\"7d8f3e4a\", oauth_signature=\"bYT5CMsGcbgUdFHObYMEfcx6bsw%3D\"";
        let signed = Signed::read(&target, &query, &api::pairs("c2&a3=2+q"), Some(header)).unwrap();
        assert_eq!(signed.nonce, Nonce::of(137_131_201, "7d8f3e4a"));
        let expected = "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D\
            %26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a\
            %26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201";
        assert!(signed.texts.contains(expected), "{:#?}", signed.texts);
    }

    /// The base strings of the two clients for `filter[limit]=5&filter[date_min]=a/b&class=x y&page=2`, one
    /// of which sends each parameter twice.
    #[test]
    fn the_texts_of_clients_for_shops_are_among_those() {
        const BEGIN: &str = "GET&http%3A%2F%2Fshop.example%2Fwc-api%2Fv3%2Ftaxes&";
        const OAUTH: &str = "oauth_consumer_key%3Dck%26oauth_nonce%3Dn%26oauth_signature_method%3DHMAC-SHA256%26oauth_timestamp%3D7";
        let filters = "filter%5Blimit%5D=5&filter%5Bdate_min%5D=a%2Fb&class=x+y&page=2";
        let oauth = "oauth_consumer_key=ck&oauth_timestamp=7&oauth_nonce=n&oauth_signature_method=HMAC-SHA256&oauth_signature=AA%3D%3D";
        for (query, parameters) in [
            (
                format!("{filters}&{oauth}&{filters}"),
                "class%3Dx%2520y%26filter%255Blimit%255D%3D5%26filter%255Bdate_min%255D%3Da/b%26OAUTH%26page%3D2",
            ),
            (
                format!("{filters}&{oauth}"),
                "class%3Dx%2520y%26filter%255Bdate_min%255D%3Da%252Fb%26filter%255Blimit%255D%3D5%26OAUTH%26page%3D2",
            ),
        ] {
            let signed = Signed::read(&TARGET, &api::pairs(&query), &Vec::new(), None).unwrap();
            let expected = BEGIN.to_owned() + &parameters.replace("OAUTH", OAUTH);
            assert!(signed.texts.contains(&expected), "{expected}\n{:#?}", signed.texts);
        }
    }

    #[test]
    fn a_body_is_the_one_that_was_signed() {
        let whole = "oauth_consumer_key=ck&oauth_timestamp=7&oauth_nonce=n&oauth_signature_method=METHOD&oauth_signature=AA%3D%3D";
        let body = b"Hello World!";
        for (method, hash, expected) in [
            ("HMAC-SHA1", "Lve95gjOVATpfV8EL5X4nxwjKHE=", true),
            ("HMAC-SHA256", "f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=", true),
            ("HMAC-SHA256", "Lve95gjOVATpfV8EL5X4nxwjKHE=", false),
            ("HMAC-SHA256", "", true),
        ] {
            let mut query = api::pairs(&whole.replace("METHOD", method));
            query.push(("oauth_body_hash".to_owned(), hash.to_owned()));
            let signed = Signed::read(&TARGET, &query, &Vec::new(), None).unwrap();
            assert_eq!(signed.is_of_body(body), expected, "{method} {hash}");
            assert_eq!(signed.is_of_body(b"Hello World?"), hash.is_empty(), "{method} {hash}");
        }
    }

    #[test]
    fn what_is_missing_is_said() {
        let whole = "oauth_consumer_key=ck&oauth_timestamp=7&oauth_nonce=n&oauth_signature_method=HMAC-SHA256&oauth_signature=AA%3D%3D";
        assert!(Signed::read(&TARGET, &api::pairs(whole), &Vec::new(), None).is_ok());
        for (from, to, expected) in [
            ("oauth_consumer_key=ck&", "", "oauth_consumer_key is missing"),
            ("oauth_nonce=n", "oauth_nonce=", "oauth_nonce is missing"),
            ("SHA256", "MD5", "\"HMAC-MD5\" is not a method"),
            ("timestamp=7", "timestamp=-7", "oauth_timestamp is not a number of seconds"),
            ("timestamp=7", "timestamp=99999999999999999999", "oauth_timestamp is not a number of seconds"),
            ("AA%3D%3D", "!!", "oauth_signature is not base64"),
        ] {
            let query = api::pairs(&whole.replace(from, to));
            let error = Signed::read(&TARGET, &query, &Vec::new(), None).unwrap_err();
            assert!(error.to_string().contains(expected), "{error}");
        }
    }

    #[test]
    fn an_address_has_the_port_of_its_scheme_or_not() {
        for (scheme, authority, path, expected) in [
            ("http", "a.b", "/x", &["http://a.b/x", "http://a.b:80/x"][..]),
            ("https", "A.b:443", "/x", &["https://a.b/x", "https://a.b:443/x"]),
            ("http", "[::1]", "/x", &["http://[::1]/x", "http://[::1]:80/x"]),
            (
                "http",
                "a:8787",
                "/A%C3%A9",
                &["http://a:8787/A%C3%A9", "http://a:8787/A%c3%a9", "http://a:8787/Aé"],
            ),
        ] {
            let target = Target { method: "GET", scheme, authority, path };
            let expected: BTreeSet<String> = expected.iter().map(|&text| text.to_owned()).collect();
            assert_eq!(addresses(&target), expected, "{authority}");
        }
    }
}

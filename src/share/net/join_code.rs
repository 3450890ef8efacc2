//! The code by which a device joins, as one word to type, to paste or to photograph: where the inviting device is,
//! the digest of its certificate, and a secret that is good for one use.
//!
//! The digest is shortened to 128 bits, to be typed: who wants to pass for the inviting device has to find another
//! certificate with these very bits. So the secret goes to nobody else.

use std::fmt;
use std::net::{IpAddr, SocketAddr};

use serde::{Deserialize, Serialize};

use super::identity::{Digest, bytes_of_hex};
use domain::text::Text;
use domain::{Error, Result, text};

/// The digits of Crockford's base 32: without I, L, O and U, which are taken for others.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The version of a code's contents.
const VERSION: u8 = 1;
/// The digits between two hyphens.
const GROUP: usize = 4;
/// The most addresses of a device in a code.
const MOST_ADDRESSES: usize = 4;
/// First bytes of addresses: a number of four bytes, of sixteen, or a name.
const V4: u8 = 4;
const V6: u8 = 6;
const NAME: u8 = 0;

/// The secret of a join code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Secret([u8; 16]);

impl Secret {
    /// A secret of these random bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The part of it that is kept.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        format!("{:032x}", u128::from_be_bytes(secret.0))
    }
}

impl TryFrom<String> for Secret {
    type Error = &'static str;

    fn try_from(text: String) -> std::result::Result<Self, Self::Error> {
        bytes_of_hex(&text).map(Self).ok_or("a secret has 32 hexadecimal digits")
    }
}

/// The first 128 bits of the digest of a certificate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShortDigest([u8; 16]);

impl ShortDigest {
    /// True if a digest begins with these bytes.
    pub fn is_of(&self, digest: &Digest) -> bool {
        digest.bytes().starts_with(&self.0)
    }
}

impl From<&Digest> for ShortDigest {
    fn from(digest: &Digest) -> Self {
        Self(digest.bytes().first_chunk().copied().unwrap_or_default())
    }
}

/// The contents of a join code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinCode {
    /// Addresses at which the inviting device listens: host and port, the likeliest first.
    pub addresses: Vec<String>,
    /// Digest of the inviting device's certificate.
    pub inviter: ShortDigest,
    /// The secret.
    pub secret: Secret,
}

/// A picture of a code, as rows of modules from the top left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrModules {
    /// The modules of a row, without the quiet zone, which is four wide.
    pub side: usize,
    /// True for each dark square.
    pub dark: Vec<bool>,
}

/// Refuses a text that is not host and port.
pub fn check_address(address: &str) -> Result<()> {
    address_bytes(address).map(drop).ok_or_else(|| no_address(address))
}

fn no_address(address: &str) -> Error {
    Error::Invalid {
        what: Text::written(address),
        problem: text!("this is not an address; write a host and a port, such as 192.168.1.10:8790"),
    }
}

impl JoinCode {
    /// The code as text. Refused for no or too many addresses, and for one that is not host and port.
    pub fn text(&self) -> Result<String> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.inviter.0);
        bytes.extend(self.secret.0);
        if self.addresses.is_empty() || self.addresses.len() > MOST_ADDRESSES {
            let problem = text!("a join code has 1 to {most} of them", most = MOST_ADDRESSES);
            return Err(Error::Invalid { what: text!("The addresses of this device"), problem });
        }
        for address in &self.addresses {
            bytes.extend(address_bytes(address).ok_or_else(|| no_address(address))?);
        }
        bytes.extend(crc32fast::hash(&bytes).to_be_bytes());
        let mut text = String::new();
        for (at, digit) in digits_of(&bytes).into_iter().enumerate() {
            if at > 0 && at % GROUP == 0 {
                text.push('-');
            }
            text.push(digit);
        }
        Ok(text)
    }

    /// Reads a code as it was typed or pasted: in any case, with or without hyphens and blanks.
    pub fn parse(text: &str) -> Result<Self> {
        let refused = |problem: Text| Error::Invalid { what: text!("The join code"), problem };
        let typing = || {
            refused(text!(
                "there is a typing error in it, or a part is missing. Compare it with what the other device shows"
            ))
        };
        let mut values = Vec::new();
        for character in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            values.push(value_of(character).ok_or_else(|| {
                refused(text!(
                    "\"{character}\" is not in such a code, which has only letters and digits",
                    character = character.to_string()
                ))
            })?);
        }
        if values.is_empty() {
            return Err(refused(text!("it is empty. Copy all of what the other device shows")));
        }
        let bytes = bytes_of(&values).ok_or_else(typing)?;
        let (said, check) = bytes.split_last_chunk::<4>().ok_or_else(typing)?;
        if crc32fast::hash(said) != u32::from_be_bytes(*check) {
            return Err(typing());
        }
        let (version, said) = said.split_first().ok_or_else(typing)?;
        if *version != VERSION {
            return Err(refused(text!("it is from another version of Tillbook. Update both devices")));
        }
        let (inviter, said) = said.split_first_chunk::<16>().ok_or_else(typing)?;
        let (secret, mut said) = said.split_first_chunk::<16>().ok_or_else(typing)?;
        let mut addresses = Vec::new();
        while !said.is_empty() {
            let (address, rest) = read_address(said).ok_or_else(typing)?;
            addresses.push(address);
            said = rest;
        }
        if addresses.is_empty() {
            return Err(typing());
        }
        Ok(Self { addresses, inviter: ShortDigest(*inviter), secret: Secret(*secret) })
    }

    /// The code as a QR picture.
    pub fn picture(&self) -> Result<QrModules> {
        let drawing = |error| Error::storage(text!("Drawing the code"), error);
        let code = qrcode::QrCode::new(self.text()?).map_err(drawing)?;
        let dark = code.to_colors().iter().map(|color| *color == qrcode::Color::Dark).collect();
        Ok(QrModules { side: code.width(), dark })
    }
}

/// Five bits for each digit, from the first bit on; the last digit is filled up with zeros.
fn digits_of(bytes: &[u8]) -> Vec<char> {
    let (mut bits, mut count, mut digits) = (0_u32, 0, Vec::new());
    let mut push = |bits: u32| {
        let at = usize::try_from(bits & 31).unwrap_or_default();
        digits.extend(DIGITS.get(at).copied().map(char::from));
    };
    for byte in bytes {
        bits = (bits << 8 | u32::from(*byte)) & 0xFFF;
        count += 8;
        while count >= 5 {
            count -= 5;
            push(bits >> count);
        }
    }
    if count > 0 {
        push(bits << (5 - count));
    }
    digits
}

/// The bytes of these digits; `None` when no bytes give that many, or such last bits.
fn bytes_of(values: &[u8]) -> Option<Vec<u8>> {
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for value in values {
        bits = (bits << 5 | u32::from(*value)) & 0xFFF;
        count += 5;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xFF).ok()?);
        }
    }
    let rest = bits & ((1 << count) - 1);
    (count < 5 && rest == 0).then_some(bytes)
}

/// The value of a digit, also of one that is taken for another.
fn value_of(character: char) -> Option<u8> {
    let digit = match character.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    DIGITS.iter().position(|one| char::from(*one) == digit).and_then(|at| u8::try_from(at).ok())
}

fn address_bytes(address: &str) -> Option<Vec<u8>> {
    if let Ok(numbers) = address.parse::<SocketAddr>() {
        let (begin, ip) = match numbers.ip() {
            IpAddr::V4(ip) => (V4, ip.octets().to_vec()),
            IpAddr::V6(ip) => (V6, ip.octets().to_vec()),
        };
        return Some([&[begin][..], &ip, &numbers.port().to_be_bytes()].concat());
    }
    let (name, port) = address.rsplit_once(':')?;
    let is_in_names = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    if name.is_empty() || name.len() > 253 || !name.bytes().all(is_in_names) {
        return None;
    }
    let length = u8::try_from(name.len()).ok()?;
    let port: u16 = port.parse().ok()?;
    Some([&[NAME, length][..], name.as_bytes(), &port.to_be_bytes()].concat())
}

fn read_address(bytes: &[u8]) -> Option<(String, &[u8])> {
    let (begin, rest) = bytes.split_first()?;
    let ip: IpAddr;
    let rest = match *begin {
        V4 => {
            let (octets, rest) = rest.split_first_chunk::<4>()?;
            ip = (*octets).into();
            rest
        }
        V6 => {
            let (octets, rest) = rest.split_first_chunk::<16>()?;
            ip = (*octets).into();
            rest
        }
        NAME => {
            let (length, rest) = rest.split_first()?;
            let (name, rest) = rest.split_at_checked(usize::from(*length))?;
            let (port, rest) = rest.split_first_chunk::<2>()?;
            let name = str::from_utf8(name).ok()?;
            return Some((format!("{name}:{}", u16::from_be_bytes(*port)), rest));
        }
        _ => return None,
    };
    let (port, rest) = rest.split_first_chunk::<2>()?;
    Some((SocketAddr::new(ip, u16::from_be_bytes(*port)).to_string(), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(addresses: &[&str]) -> JoinCode {
        JoinCode {
            addresses: addresses.iter().map(|address| (*address).to_owned()).collect(),
            inviter: ShortDigest::from(&Digest::of(b"certificate")),
            secret: Secret::new([0xA5; 16]),
        }
    }

    #[test]
    fn a_code_is_read_as_it_is_written() {
        for addresses in [
            &["192.168.1.10:8790"][..],
            &["[2001:db8::1]:8790"],
            &["office.local:1"],
            &["192.168.1.10:8790", "[2001:db8::1]:8790", "office.example.org:65535", "10.0.0.1:1"],
        ] {
            let code = code(addresses);
            let text = code.text().unwrap();
            assert_eq!(JoinCode::parse(&text).unwrap(), code, "{text}");
            let typed = text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            assert_eq!(JoinCode::parse(&format!(" {typed}\n")).unwrap(), code, "{typed}");
        }
        assert_eq!(code(&["192.168.1.10:8790"]).text().unwrap().len(), 71 + 17);
    }

    #[test]
    fn each_wrong_digit_and_each_missing_one_is_noticed() {
        let text = code(&["192.168.1.10:8790"]).text().unwrap();
        let digits: Vec<char> = text.chars().filter(|c| *c != '-').collect();
        for at in 0..digits.len() {
            for wrong in DIGITS.iter().copied().map(char::from).filter(|digit| *digit != digits[at]) {
                let mut digits = digits.clone();
                digits[at] = wrong;
                assert!(JoinCode::parse(&digits.iter().collect::<String>()).is_err(), "{at} {wrong}");
            }
            let mut fewer = digits.clone();
            fewer.remove(at);
            assert!(JoinCode::parse(&fewer.iter().collect::<String>()).is_err(), "{at}");
            if at > 0 && digits[at] != digits[at - 1] {
                let mut swapped = digits.clone();
                swapped.swap(at, at - 1);
                assert!(JoinCode::parse(&swapped.iter().collect::<String>()).is_err(), "{at}");
            }
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let other_version = {
            let mut bytes = vec![2];
            bytes.extend(crc32fast::hash(&bytes).to_be_bytes());
            digits_of(&bytes).into_iter().collect::<String>()
        };
        for (text, expected) in [
            ("", "it is empty"),
            (" - \n", "it is empty"),
            ("ABCÉ", "\"É\" is not in such a code"),
            ("U000", "\"U\" is not in such a code"),
            ("A", "a typing error"),
            ("0000-0000", "a typing error"),
            (&other_version, "another version"),
        ] {
            let said = JoinCode::parse(text).unwrap_err().to_string();
            assert!(said.contains(expected), "{text}: {said}");
        }
        for address in ["", "host", ":1", "a b:1", "host:65536", "host:", "é:1", "1.2.3.4"] {
            assert!(code(&[address]).text().is_err(), "{address}");
        }
        assert!(code(&[]).text().is_err());
        assert!(code(&["a:1"; 5]).text().is_err());
    }

    #[test]
    fn a_picture_has_its_corners() {
        let picture = code(&["192.168.1.10:8790"]).picture().unwrap();
        assert_eq!(picture.dark.len(), picture.side * picture.side);
        let corner = |x: usize, y: usize| picture.dark[y * picture.side + x];
        let last = picture.side - 1;
        assert!(corner(0, 0) && corner(last, 0) && corner(0, last) && !corner(1, 1));
    }

    #[test]
    fn a_secret_is_not_printed() {
        assert_eq!(format!("{:?}", Secret::new([7; 16])), "Secret");
    }
}

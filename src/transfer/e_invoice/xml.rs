//! XML of a stranger as a tree. There are no document types and no entities but the five of XML itself, so nothing is fetched and
//! nothing grows; depth and number of elements are limited.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::FieldResult;
use domain::text;

/// The most levels of elements.
const MOST_LEVELS: usize = 64;
/// The most elements of a file.
const MOST_ELEMENTS: usize = 300_000;

/// An element with its text. Names are without their prefix: what a file calls its namespaces does not count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Element {
    pub(super) name: String,
    /// The attributes without those that name spaces.
    attributes: Vec<(String, String)>,
    text: String,
    children: Vec<Element>,
}

impl Element {
    /// The elements at a path of names, such as `Party/PartyName`.
    pub(super) fn all<'e>(&'e self, path: &str) -> Vec<&'e Self> {
        path.split('/').fold(vec![self], |found, name| {
            found.iter().flat_map(|one| one.children.iter().filter(|child| child.name == name)).collect()
        })
    }

    /// The first element at a path.
    pub(super) fn at<'e>(&'e self, path: &str) -> Option<&'e Self> {
        self.all(path).into_iter().next()
    }

    /// The text of the first element at a path that has one; empty where none has.
    pub(super) fn text_at(&self, path: &str) -> String {
        let texts = self.all(path).into_iter().map(|one| one.text.trim().to_owned());
        texts.into_iter().find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// Its own text.
    pub(super) fn text(&self) -> &str {
        self.text.trim()
    }

    /// An attribute; empty without it.
    pub(super) fn attribute(&self, name: &str) -> &str {
        self.attributes.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
    }
}

/// The text of a file: by its byte order mark, by the zeros of UTF-16, by what it says of itself, else UTF-8. `None` for bytes that
/// are none of it.
pub(super) fn decoded(bytes: &[u8]) -> Option<String> {
    let encoding = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding,
        None if bytes.starts_with(b"<\0") => UTF_16LE,
        None if bytes.starts_with(b"\0<") => UTF_16BE,
        None => declared(bytes).unwrap_or(UTF_8),
    };
    let (text, _, is_damaged) = encoding.decode(bytes);
    (!is_damaged).then(|| text.into_owned())
}

/// The encoding that the first line names.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let line = bytes.get(..bytes.len().min(200))?.split(|byte| *byte == b'>').next()?;
    let line = std::str::from_utf8(line).ok()?;
    let rest = line.strip_prefix("<?xml")?.split_once("encoding")?.1;
    let quoted = rest.split(['"', '\'']).nth(1)?;
    // A text that could be read so far is none of UTF-16.
    Encoding::for_label(quoted.as_bytes()).filter(|encoding| ![UTF_16LE, UTF_16BE].contains(encoding))
}

/// The name of the first element, without its prefix, and the space of that; `None` for what is no XML.
pub(super) fn root_of(text: &str) -> Option<(String, String)> {
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}').trim_start());
    // What stands before it: a declaration, comments, a document type.
    for _ in 0..100 {
        match reader.read_event().ok()? {
            Event::Start(start) | Event::Empty(start) => {
                let prefix = start.name().prefix().map(|prefix| prefix.as_ref().to_owned());
                let key = prefix.map_or_else(|| "xmlns".to_owned(), |prefix| format!("xmlns:{prefix}"));
                let space = start.attributes().flatten().find(|one| one.key.as_ref() == key);
                let space = space.map(|one| one.value.into_owned()).unwrap_or_default();
                return Some((start.local_name().as_ref().to_owned(), space));
            }
            Event::Eof => return None,
            _ => {}
        }
    }
    None
}

/// The tree of a file.
pub(super) fn tree(text: &str) -> FieldResult<Element> {
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}').trim_start());
    let (mut open, mut count) = (Vec::<Element>::new(), 0);
    let mut root = None;
    loop {
        let event = reader.read_event().map_err(|error| {
            text!(
                "its XML is damaged near byte {place} ({problem}). Ask the sender for the file again",
                place = reader.error_position().to_string(),
                problem = error.to_string()
            )
        })?;
        let ended = match event {
            Event::Start(start) => {
                count += 1;
                if open.len() >= MOST_LEVELS || count > MOST_ELEMENTS {
                    return Err(text!("it has more elements than an invoice has; it was not read"));
                }
                open.push(element(&start)?);
                None
            }
            Event::Empty(start) => {
                count += 1;
                Some(element(&start)?)
            }
            Event::End(_) => open.pop(),
            Event::Text(part) => {
                said(&mut open, &part.xml10_content());
                None
            }
            Event::CData(part) => {
                said(&mut open, &part.xml10_content());
                None
            }
            Event::GeneralRef(name) => {
                let letter = name.resolve_char_ref().ok().flatten().or(match name.as_ref() {
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    "amp" => Some('&'),
                    "quot" => Some('"'),
                    "apos" => Some('\''),
                    _ => None,
                });
                let Some(letter) = letter else { return Err(foreign()) };
                said(&mut open, letter.encode_utf8(&mut [0; 4]));
                None
            }
            Event::DocType(_) => return Err(foreign()),
            Event::Eof if open.is_empty() => break,
            Event::Eof => {
                return Err(text!(
                    "it ends too early, as if it had been cut off. Ask the sender for the file again"
                ));
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => None,
        };
        let Some(ended) = ended else { continue };
        match open.last_mut() {
            Some(parent) => parent.children.push(ended),
            None => root = root.or(Some(ended)),
        }
    }
    root.ok_or_else(|| text!("it is XML, but no electronic invoice"))
}

fn said(open: &mut [Element], part: &str) {
    if let Some(element) = open.last_mut() {
        element.text.push_str(part);
    }
}

fn foreign() -> domain::text::Text {
    text!(
        "it defines a document type or entities of its own, which no invoice needs and which are not read. Ask the sender for a file without"
    )
}

fn element(start: &BytesStart<'_>) -> FieldResult<Element> {
    let mut attributes = Vec::new();
    for attribute in start.attributes().flatten() {
        let key = attribute.key.local_name().as_ref().to_owned();
        if !attribute.key.as_ref().starts_with("xmlns") {
            let value = attribute.normalized_value(quick_xml::XmlVersion::Implicit1_0);
            attributes.push((key, value.map_err(|_unknown| foreign())?.into_owned()));
        }
    }
    let name = start.local_name().as_ref().to_owned();
    Ok(Element { name, attributes, ..Element::default() })
}

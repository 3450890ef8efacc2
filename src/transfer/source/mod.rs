//! A file to read: its name for messages, its size for progress, and a way to open it, more than once when a
//! format needs a look ahead. Files packed with gzip are unpacked as they are read, in a small fixed buffer.
//! The text of a workbook is its first table as CSV. Binary files are refused.
//!
//! It knows no paths: the caller gives a function that opens the file.

mod file_kind;
mod utf16;
mod workbook;

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use sha2::{Digest, Sha256};

use super::{FieldResult, Notes};
use domain::access::key::hex;
use domain::advice::Advice;
use domain::task::Task;
use domain::text::Text;
use domain::text::lenient::date::{DateOrder, DateOrderDetector};
use domain::text::lenient::number::{DecimalMark, DecimalsDetector, NumberStyle};
use domain::{Error, Result, label, text};
use utf16::Utf16;
use workbook::Sheet;

/// The size of read buffers, in bytes.
const BUFFER: usize = 64 * 1024;

/// The bytes at the beginning of a file from which its format is detected.
const LOOK_AHEAD: u64 = 64 * 1024;

/// The most bytes of a file, packed and unpacked: more than fifty million sales lines. A packed file of a
/// few megabytes can be without end when unpacked.
const MOST: u64 = 4 << 30;

/// The note on lines above the headings.
pub(super) const ABOVE: Text = Text::new(label!("what stands above the headings is not read"));

/// Opens the file at its beginning.
type Opener = Box<dyn Fn() -> io::Result<Box<dyn Read>> + Send + Sync>;

/// A file to import. `Send` and `Sync`, so that another thread can read it.
pub struct Source {
    name: String,
    size: Option<u64>,
    open: Opener,
    read: Arc<AtomicU64>,
    /// The job that reads it.
    task: Arc<Task>,
    /// The table of a workbook, read once; or the reason why there is none.
    sheet: OnceLock<FieldResult<Sheet>>,
    /// The first part of the text, from which the format is detected.
    head: OnceLock<Arc<[u8]>>,
    notes: Mutex<Notes>,
    digest: OnceLock<String>,
}

impl Source {
    /// A file of this name, with its size in bytes when known; `open` opens it at its beginning.
    pub fn new(
        name: impl Into<String>,
        size: Option<u64>,
        open: impl Fn() -> io::Result<Box<dyn Read>> + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.into(),
            size,
            open: Box::new(open),
            read: Arc::default(),
            task: Arc::default(),
            sheet: OnceLock::new(),
            head: OnceLock::new(),
            notes: Mutex::default(),
            digest: OnceLock::new(),
        }
    }

    /// A file in memory.
    pub fn of_bytes(name: impl Into<String>, bytes: impl Into<Arc<[u8]>>) -> Self {
        let bytes: Arc<[u8]> = bytes.into();
        let size = u64::try_from(bytes.len()).ok();
        Self::new(name, size, move || Ok(Box::new(io::Cursor::new(Arc::clone(&bytes)))))
    }

    /// Lets reading fail from when this job is cancelled: a file is read several times before its first row is imported.
    pub fn stop_with(&mut self, task: &Arc<Task>) {
        self.task = Arc::clone(task);
    }

    /// True once reading was stopped.
    pub fn is_stopped(&self) -> bool {
        self.task.is_cancelled()
    }

    /// The file's name, for messages.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The size in bytes on disk, packed or not, when known.
    pub const fn size(&self) -> Option<u64> {
        self.size
    }

    /// The SHA-256 of the bytes on disk, in hexadecimal digits; computed once. Refused when the file is larger
    /// than is read.
    pub fn digest(&self) -> Result<&str> {
        if let Some(digest) = self.digest.get() {
            return Ok(digest);
        }
        // Before minutes are spent on a file that is refused anyway.
        if self.size.is_some_and(|size| size > MOST) {
            return Err(self.unreadable(&too_large()));
        }
        let (mut hash, mut buffer) = (Sha256::new(), vec![0; BUFFER]);
        let inner = (self.open)().map_err(|error| self.unreadable(&error))?;
        let mut raw = AtMost { inner, left: MOST };
        loop {
            match raw.read(&mut buffer) {
                Ok(0) => break,
                Ok(count) => hash.update(buffer.get(..count).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(self.unreadable(&error)),
            }
        }
        Ok(self.digest.get_or_init(|| hex(&hash.finalize())))
    }

    /// The bytes, as on disk, that the last opened reader has read.
    pub fn bytes_read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }

    /// The bytes on disk, from the beginning. Refused when the file cannot be opened.
    pub fn bytes(&self) -> Result<Box<dyn Read>> {
        let inner = (self.open)().map_err(|error| self.unreadable(&error))?;
        Ok(Box::new(AtMost { inner, left: MOST }))
    }

    /// The text from its beginning: unpacked, without a byte order mark, and in UTF-8 where it is UTF-16.
    /// Refused when the file cannot be opened.
    pub fn text(&self) -> Result<Box<dyn BufRead>> {
        self.read.store(0, Ordering::Relaxed);
        self.text_counted(Arc::clone(&self.read))
    }

    /// As `text`, for a look ahead: `bytes_read` does not count it.
    pub fn text_aside(&self) -> Result<Box<dyn BufRead>> {
        self.text_counted(Arc::default())
    }

    fn text_counted(&self, count: Arc<AtomicU64>) -> Result<Box<dyn BufRead>> {
        let raw = (self.open)().map_err(|error| self.unreadable(&error))?;
        let task = Arc::clone(&self.task);
        let counted = Counted { inner: AtMost { inner: raw, left: MOST }, count, task };
        let mut packed = BufReader::with_capacity(BUFFER, counted);
        let is_gzip = self.begins(&mut packed)?.starts_with(&[0x1f, 0x8b]);
        let mut text: Box<dyn BufRead> = if is_gzip {
            let unpacked = AtMost { inner: flate2::bufread::MultiGzDecoder::new(packed), left: MOST };
            Box::new(BufReader::with_capacity(BUFFER, unpacked))
        } else {
            Box::new(packed)
        };
        let start = self.begins(&mut text)?;
        if start.starts_with(file_kind::ZIP) {
            return self.sheet_text(text);
        }
        if let Some(sentence) = file_kind::refusal(start) {
            return Err(self.refuse(Text::new(sentence)));
        }
        if utf16::is_utf32(start) {
            return Err(self.refuse(text!("it is UTF-32. Save it as UTF-8, and import that file")));
        }
        if let Some((encoding, mark)) = utf16::encoding_of(start) {
            text.consume(mark);
            text = Box::new(BufReader::with_capacity(BUFFER, Utf16::new(text, encoding)));
        }
        Ok(Box::new(Unmarked::new(text)))
    }

    /// The first part of the text, read once, since each format and delimiter is tried on it.
    fn head(&self) -> Result<&Arc<[u8]>> {
        if let Some(head) = self.head.get() {
            return Ok(head);
        }
        let mut bytes = Vec::new();
        let read = self.text()?.take(LOOK_AHEAD).read_to_end(&mut bytes);
        read.map_err(|error| self.unreadable(&error))?;
        Ok(self.head.get_or_init(|| bytes.into()))
    }

    /// The first part of the text; bytes that are not UTF-8 are replaced.
    pub(super) fn beginning(&self) -> Result<Cow<'_, str>> {
        Ok(String::from_utf8_lossy(self.head()?))
    }

    /// The first part of the text, whose last line may be cut off.
    pub(super) fn first_part(&self) -> Result<Box<dyn BufRead>> {
        Ok(Box::new(io::Cursor::new(Arc::clone(self.head()?))))
    }

    /// As `text`, for a look at the first rows; from memory when the first part is the whole file.
    pub(super) fn first_rows(&self) -> Result<Box<dyn BufRead>> {
        let head = self.head()?;
        let is_whole = u64::try_from(head.len()).is_ok_and(|size| size < LOOK_AHEAD);
        if is_whole { Ok(Box::new(io::Cursor::new(Arc::clone(head)))) } else { self.text() }
    }

    /// The text of a workbook's table.
    fn sheet_text(&self, packed: impl Read) -> Result<Box<dyn BufRead>> {
        let sheet = self.sheet.get_or_init(|| workbook::read(packed));
        let sheet = sheet.as_ref().map_err(|problem| self.refuse(problem.clone()))?;
        if !sheet.others.is_empty() {
            let (name, others) = (&sheet.name, sheet.others.join(", "));
            self.note(
                1,
                text!("of the workbook only the sheet {name} is read, and not {others}", name, others),
            );
        }
        if let Some(line) = sheet.headings_below {
            self.note(line, ABOVE);
        }
        if let Some(line) = sheet.cut_number {
            self.note(
                line,
                text!(
                    "a spreadsheet keeps 15 digits of a number: check whether longer numbers and codes \
                     are whole"
                ),
            );
        }
        Ok(Box::new(io::Cursor::new(Arc::clone(&sheet.text))))
    }

    /// Adds a note on the file as a whole, once however often the file is read.
    pub(super) fn note(&self, line: u64, text: Text) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if notes.iter().all(|note| note.text != text) {
            notes.add(line, text);
        }
    }

    /// Notes that the file has headings and no rows.
    pub fn note_no_rows(&self) {
        self.note(1, text!("it has headings and no rows below them: there is nothing to import"));
    }

    /// The notes on the file as a whole, so far.
    pub fn notes(&self) -> Notes {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The error that refuses the whole file.
    pub fn refuse(&self, problem: Text) -> Error {
        Error::Import { place: self.place(), problem }
    }

    /// The error that refuses the whole file because of one line.
    pub fn refuse_line(&self, line: u64, problem: Text) -> Error {
        Error::Import { place: self.line(line), problem }
    }

    /// The file's name, with the sheet's when the workbook has several.
    fn place(&self) -> Text {
        match self.sheet.get() {
            Some(Ok(sheet)) if !sheet.others.is_empty() => {
                text!("{file}, sheet {sheet}", file = &self.name, sheet = &sheet.name)
            }
            _ => Text::written(&self.name),
        }
    }

    fn line(&self, line: u64) -> Text {
        text!("{file}, line {line}", file = self.place(), line)
    }

    /// The error for a file about which the user has to say something first; `line` is an example.
    pub fn ask(&self, line: impl Into<Option<u64>>, about: Advice, problem: Text) -> Error {
        let place = line.into().map_or_else(|| self.place(), |line| self.line(line));
        Error::Unclear { place, problem, about }
    }

    /// The order of day and month in the dates of the file: by the user's answer, otherwise as they show;
    /// asked about where that is unclear. `None` when no date depends on it.
    pub(super) fn date_order(
        &self,
        dates: DateOrderDetector,
        said: Option<DateOrder>,
    ) -> Result<Option<DateOrder>> {
        if said.is_some() {
            return Ok(said);
        }
        dates.judge().map_err(|(line, problem)| self.ask(line, Advice::DateOrder, problem))
    }

    /// The style of the file's numbers: by the user's answer, otherwise as they show. An error with the
    /// question where that is unclear.
    pub(super) fn number_style(
        &self,
        decimals: DecimalsDetector,
        said: Option<DecimalMark>,
    ) -> Result<NumberStyle> {
        decimals.judge(said).map_err(|(line, problem)| self.ask(line, Advice::Decimals, problem))
    }

    /// The error of a failed read.
    pub fn unreadable(&self, error: &io::Error) -> Error {
        let problem = match error.kind() {
            io::ErrorKind::NotFound => text!("there is no such file. Check how its name is written"),
            io::ErrorKind::IsADirectory => text!("it is a folder. Choose a file in it"),
            io::ErrorKind::PermissionDenied => {
                text!("it may not be read. Ask its owner for the permission")
            }
            io::ErrorKind::UnexpectedEof => {
                text!("it ends too early, as if it had been cut off. Export it again")
            }
            io::ErrorKind::Other => told(error),
            _ => text!(
                "it cannot be read ({problem}). Copy it to this computer and import the copy",
                problem = error.to_string()
            ),
        };
        self.refuse(problem)
    }

    /// The bytes at the reader's position, without consuming them.
    fn begins<'r>(&self, reader: &'r mut impl BufRead) -> Result<&'r [u8]> {
        reader.fill_buf().map_err(|error| self.unreadable(&error))
    }
}

/// The message about a failed read: of a reader of this program its own text, of another that of its library.
pub(super) fn told(error: &io::Error) -> Text {
    let own = error.get_ref().and_then(|error| error.downcast_ref::<Text>());
    own.cloned().unwrap_or_else(|| Text::written(error.to_string()))
}

/// The byte order mark, in UTF-8.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// Drops byte order marks where lines begin, outside quotes. Files that were put together from several have them in the
/// middle, where one would become part of an order's number.
struct Unmarked {
    inner: Box<dyn BufRead>,
    /// The text to hand on, from `at`.
    ready: Vec<u8>,
    at: usize,
    /// The bytes of a mark that were read, and are handed on when it is none.
    held: usize,
    /// The last byte before those.
    last: u8,
    is_quoted: bool,
}

impl Unmarked {
    fn new(inner: Box<dyn BufRead>) -> Self {
        Self { inner, ready: Vec::new(), at: 0, held: 0, last: b'\n', is_quoted: false }
    }

    /// Replaces `ready` by the next part of the text; empty at the end.
    fn refill(&mut self) -> io::Result<()> {
        let Self { inner, ready, at, held, last, is_quoted } = self;
        ready.clear();
        *at = 0;
        while ready.is_empty() {
            let bytes = inner.fill_buf()?;
            if bytes.is_empty() {
                ready.extend(MARK.iter().take(std::mem::take(held)));
                return Ok(());
            }
            let taken = bytes.len();
            let mut rest = bytes;
            while let Some((first, tail)) = rest.split_first() {
                let begins_line = !*is_quoted && matches!(*last, b'\n' | b'\r');
                if (*held > 0 || begins_line) && MARK.get(*held) == Some(first) {
                    (*held, rest) = ((*held + 1) % MARK.len(), tail);
                    continue;
                }
                for byte in MARK.iter().take(std::mem::take(held)) {
                    ready.push(*byte);
                    *last = *byte;
                }
                // What a mark would begin with is looked at again.
                let end = tail.iter().position(|byte| *byte == MARK[0]).map_or(rest.len(), |next| next + 1);
                let (plain, others) = rest.split_at(end);
                ready.extend(plain);
                *is_quoted = plain.iter().fold(*is_quoted, |is_quoted, byte| is_quoted ^ (*byte == b'"'));
                (*last, rest) = (plain.last().copied().unwrap_or(*last), others);
            }
            inner.consume(taken);
        }
        Ok(())
    }
}

impl Read for Unmarked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let taken = self.fill_buf()?.read(buffer)?;
        self.consume(taken);
        Ok(taken)
    }
}

impl BufRead for Unmarked {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at >= self.ready.len() {
            self.refill()?;
        }
        Ok(self.ready.get(self.at..).unwrap_or_default())
    }

    fn consume(&mut self, taken: usize) {
        self.at = self.at.saturating_add(taken);
    }
}

/// Counts the bytes read, for progress, and fails once it is stopped.
struct Counted {
    inner: AtMost<Box<dyn Read>>,
    count: Arc<AtomicU64>,
    task: Arc<Task>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.task.is_cancelled() {
            return Err(io::Error::other(text!("reading was stopped")));
        }
        let taken = self.inner.read(buffer)?;
        self.count.fetch_add(u64::try_from(taken).unwrap_or_default(), Ordering::Relaxed);
        Ok(taken)
    }
}

/// Fails when more bytes are read than a file may have.
struct AtMost<R> {
    inner: R,
    left: u64,
}

impl<R: Read> Read for AtMost<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let taken = self.inner.read(buffer)?;
        let size = u64::try_from(taken).unwrap_or(u64::MAX);
        self.left = self.left.checked_sub(size).ok_or_else(too_large)?;
        Ok(taken)
    }
}

fn too_large() -> io::Error {
    io::Error::other(text!(
        "there are more than 4 GB, which is more than is read: divide it into several files"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn packed(text: &[u8]) -> Vec<u8> {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(text).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn a_file_that_is_too_large_is_not_hashed() {
        let open = || -> io::Result<Box<dyn Read>> { panic!("it was opened") };
        let error = Source::new("a.csv", Some(MOST + 1), open).digest().unwrap_err().to_string();
        assert!(error.contains("more than 4 GB"), "{error}");
    }

    fn read(bytes: Vec<u8>) -> std::result::Result<String, String> {
        let source = Source::of_bytes("a.csv", bytes);
        let mut text = String::new();
        source
            .text()
            .map_err(|error| error.to_string())?
            .read_to_string(&mut text)
            .map_err(|error| source.unreadable(&error).to_string())?;
        Ok(text)
    }

    #[test]
    fn bytes_become_text() {
        let twice = [packed(b"a,"), packed(b"b")].concat();
        let mut cut = packed(b"some text that is long enough to be cut");
        cut.truncate(cut.len() - 12);
        for (name, bytes, expected) in [
            ("plain", b"a,b".to_vec(), Ok("a,b")),
            ("empty", Vec::new(), Ok("")),
            ("marked", b"\xef\xbb\xbfa,b".to_vec(), Ok("a,b")),
            ("marked twice", b"\xef\xbb\xbf\xef\xbb\xbfa".to_vec(), Ok("a")),
            ("marked within", b"a\r\n\xef\xbb\xbfb\nc".to_vec(), Ok("a\r\nb\nc")),
            ("marked within quotes", b"\"a\n\xef\xbb\xbfb\"".to_vec(), Ok("\"a\n\u{feff}b\"")),
            ("marked within a line", b"a\xef\xbb\xbfb".to_vec(), Ok("a\u{feff}b")),
            ("almost marked", b"\xef\xbbx\n\xef\xbf\xbd\n\xef".to_vec(), Err("UTF-8")),
            ("beginning as a mark does", "\u{fefd}\n\u{fefd}".as_bytes().to_vec(), Ok("\u{fefd}\n\u{fefd}")),
            ("packed", packed(b"\xef\xbb\xbfa,b"), Ok("a,b")),
            ("packed in two members", twice, Ok("a,b")),
            ("cut", cut, Err("it ends too early")),
            ("UTF-16", b"\xff\xfea\0,\0b\0".to_vec(), Ok("a,b")),
            ("UTF-16 packed", packed(b"\xfe\xff\0a\0,\0b"), Ok("a,b")),
        ] {
            match (read(bytes), expected) {
                (Ok(text), Ok(expected)) => assert_eq!(text, expected, "{name}"),
                (Err(problem), Err(part)) => assert!(problem.contains(part), "{name}: {problem}"),
                (found, expected) => panic!("{name}: {found:?} instead of {expected:?}"),
            }
        }
    }
}

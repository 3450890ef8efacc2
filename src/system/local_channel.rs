//! A channel between programs of one user on one machine: a port of the loopback address, which one of them listens
//! on, and a file that only this user can read. The file has the port and two secrets, by which each side proves
//! that it has read the file: so no other user of the machine can connect, or answer in place of the program that
//! listens.
//!
//! What is sent are messages of bounded size; what they mean is the callers' affair.

use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, sleep};
use std::time::Duration;

use super::{draft_id, write_whole};
use domain::{Error, Result, text};

/// The longest wait for the proof of the other side, and to be connected.
const GREETING: Duration = Duration::from_millis(500);
/// The longest time for the rest of a message that has begun, to come or to be taken.
const MESSAGE: Duration = Duration::from_secs(5);
/// The most connections at once.
const MOST: usize = 64;
/// The length of a secret.
const SECRET: usize = 32;
/// Number of checks, and the pauses between them, until the requests in work are answered when a listener ends.
const LOOKS: u32 = 100;
const PAUSE: Duration = Duration::from_millis(50);

/// A connection to another program of this user.
#[derive(Debug)]
pub struct LocalStream {
    stream: TcpStream,
    /// The listener that answers it; none where this program connected.
    listener: Option<Arc<Shared>>,
}

impl LocalStream {
    /// Connects to the program that listens by this file. An error soon when none does any more.
    pub fn connect(file: &Path) -> io::Result<Self> {
        let text = fs::read_to_string(file)?;
        let mut words = text.split_whitespace();
        let (Some(port), Some(own), Some(theirs)) = (words.next(), words.next(), words.next()) else {
            return Err(ErrorKind::InvalidData.into());
        };
        let port = port.parse().map_err(|_no_port| ErrorKind::InvalidData)?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut stream = TcpStream::connect_timeout(&address, GREETING)?;
        stream.set_nodelay(true)?;
        prepare(&stream)?;
        stream.write_all(own.as_bytes())?;
        check(&mut stream, theirs)?;
        Ok(Self { stream, listener: None })
    }

    /// Sends a message.
    pub fn send(&mut self, message: &[u8]) -> io::Result<()> {
        let length = u32::try_from(message.len()).map_err(io::Error::other)?;
        self.stream.set_write_timeout(Some(MESSAGE))?;
        self.stream.write_all(&[&length.to_be_bytes(), message].concat())
    }

    /// Waits for a message of at most so many bytes. An error when none begins in time; memory is taken only for what
    /// has come.
    pub fn receive(&mut self, most: usize, to_begin: Duration) -> io::Result<Vec<u8>> {
        let mut head = [0; 4];
        self.stream.set_read_timeout(Some(to_begin))?;
        self.stream.read_exact(&mut head)?;
        let length = u32::from_be_bytes(head);
        let size = usize::try_from(length).unwrap_or(usize::MAX);
        if size > most {
            return Err(ErrorKind::FileTooLarge.into());
        }
        self.stream.set_read_timeout(Some(MESSAGE))?;
        let mut message = Vec::new();
        (&mut self.stream).take(length.into()).read_to_end(&mut message)?;
        if message.len() < size { Err(ErrorKind::UnexpectedEof.into()) } else { Ok(message) }
    }

    /// Waits until the other side closes the connection, or [`Self::close`] is called.
    pub fn wait_for_end(&mut self) {
        drop(self.stream.set_read_timeout(None));
        if let Some(shared) = &self.listener {
            shared.idle.fetch_add(1, Ordering::SeqCst);
        }
        // Nothing is sent to who waits for the end, and an error is one too.
        while matches!(self.stream.read(&mut [0; 64]), Ok(1..)) {}
        if let Some(shared) = &self.listener {
            shared.idle.fetch_sub(1, Ordering::SeqCst);
        }
    }

    /// Closes the connection, also for those who wait for it by a copy of this value.
    pub fn close(&self) {
        // One that is closed already is no problem.
        drop(self.stream.shutdown(Shutdown::Both));
    }

    /// The same connection for another thread.
    pub fn try_clone(&self) -> io::Result<Self> {
        self.stream.try_clone().map(|stream| Self { stream, listener: None })
    }
}

fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(GREETING))?;
    stream.set_write_timeout(Some(GREETING))
}

/// Reads a secret, and compares it in constant time.
fn check(stream: &mut TcpStream, secret: &str) -> io::Result<()> {
    let mut read = [0; SECRET];
    stream.read_exact(&mut read)?;
    let differs = read.iter().zip(secret.as_bytes()).fold(0, |differs, (one, other)| differs | (one ^ other));
    if secret.len() == SECRET && differs == 0 { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
}

/// Answers the connections of a listener, each on a thread of its own. It ends by itself.
pub type Answering = Arc<dyn Fn(&mut LocalStream) + Send + Sync>;

/// A listener for the other programs of this user, until it is dropped.
#[derive(Debug)]
pub struct LocalListener {
    file: PathBuf,
    text: String,
    address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    is_closed: AtomicBool,
    /// The connections that are answered, and a number for the next.
    streams: Mutex<(Vec<(usize, LocalStream)>, usize)>,
    /// Number of connections that only wait for the end.
    idle: AtomicUsize,
}

impl LocalListener {
    /// Listens, and writes this file, over that of an earlier program.
    pub fn open(file: &Path, name: &str, answering: Answering) -> Result<Self> {
        let failed = |error| Error::storage(text!("Listening for other programs of this machine"), error);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let secrets = [draft_id()?, draft_id()?];
        let text = format!("{} {} {}\n", address.port(), secrets[0], secrets[1]);
        let shared = Arc::new(Shared::default());
        let (listening, thread) = (Arc::clone(&shared), name.to_owned());
        let work = move || listen(&listener, &secrets, &listening, &thread, &answering);
        Builder::new().name(name.to_owned()).spawn(work).map_err(failed)?;
        let open = Self { file: file.to_owned(), text, address, shared };
        write_whole(file, |out| out.write_all(open.text.as_bytes()).map_err(failed))?;
        Ok(open)
    }

    /// True if readers of this file find this listener.
    pub fn is_at(&self, file: &Path) -> bool {
        self.file == file && fs::read_to_string(file).is_ok_and(|text| text == self.text)
    }
}

impl Drop for LocalListener {
    /// Takes no more connections, waits a while for the answers that are being made, and closes what is left.
    fn drop(&mut self) {
        self.shared.is_closed.store(true, Ordering::SeqCst);
        if self.is_at(&self.file) {
            // One that stays leads nowhere.
            drop(fs::remove_file(&self.file));
        }
        // The thread waits for a connection, and looks then.
        drop(TcpStream::connect_timeout(&self.address, GREETING));
        let mut looks = 0..LOOKS;
        while self.shared.is_at_work() && looks.next().is_some() {
            sleep(PAUSE);
        }
        self.shared.lock().0.iter().for_each(|(_, stream)| stream.close());
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, (Vec<(usize, LocalStream)>, usize)> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_at_work(&self) -> bool {
        self.lock().0.len() > self.idle.load(Ordering::SeqCst)
    }

    /// Notes a connection; `None` for one too many.
    fn enter(&self, stream: &LocalStream) -> Option<usize> {
        let copy = stream.try_clone().ok()?;
        let mut streams = self.lock();
        let number = streams.1;
        (streams.0.len() < MOST).then(|| {
            streams.1 += 1;
            streams.0.push((number, copy));
            number
        })
    }

    fn leave(&self, number: usize) {
        self.lock().0.retain(|(other, _)| *other != number);
    }
}

fn listen(
    listener: &TcpListener,
    secrets: &[String; 2],
    shared: &Arc<Shared>,
    name: &str,
    answering: &Answering,
) {
    loop {
        let accepted = listener.accept();
        if shared.is_closed.load(Ordering::SeqCst) {
            return;
        }
        let Ok((stream, _)) = accepted else {
            // Too many open files, for a while.
            sleep(PAUSE);
            continue;
        };
        let mut stream = LocalStream { stream, listener: Some(Arc::clone(shared)) };
        let Some(number) = shared.enter(&stream) else { continue };
        let (secrets, leaving, answering) = (secrets.clone(), Arc::clone(shared), Arc::clone(answering));
        let work = move || {
            if greet(&mut stream, &secrets).is_ok() {
                answering(&mut stream);
            }
            // The copy that the listener has is closed by it.
            stream.close();
            leaving.leave(number);
        };
        if Builder::new().name(name.to_owned()).spawn(work).is_err() {
            shared.leave(number);
        }
    }
}

fn greet(stream: &mut LocalStream, [theirs, own]: &[String; 2]) -> io::Result<()> {
    let stream = &mut stream.stream;
    stream.set_nodelay(true)?;
    prepare(stream)?;
    check(stream, theirs)?;
    stream.write_all(own.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A listener that sends back what it gets, of at most eight bytes.
    fn echo(file: &Path) -> LocalListener {
        let answering: Answering = Arc::new(|stream| {
            while let Ok(message) = stream.receive(8, Duration::from_secs(5)) {
                stream.send(&message).unwrap();
            }
        });
        LocalListener::open(file, "echo", answering).unwrap()
    }

    #[test]
    fn what_is_sent_comes_back_until_the_listener_ends() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("channel");
        assert_eq!(LocalStream::connect(&file).unwrap_err().kind(), ErrorKind::NotFound);
        let listener = echo(&file);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        let wait = Duration::from_secs(5);
        let mut stream = LocalStream::connect(&file).unwrap();
        for message in [&b"one"[..], b"", b"eight by"] {
            stream.send(message).unwrap();
            assert_eq!(stream.receive(8, wait).unwrap(), message);
        }
        stream.send(b"nine byte").unwrap();
        assert!(stream.receive(8, wait).is_err(), "the connection is closed");
        let stale = fs::read(&file).unwrap();
        drop(listener);
        assert!(!file.exists());
        fs::write(&file, stale).unwrap();
        assert!(LocalStream::connect(&file).is_err(), "the program of this file is gone");
    }

    #[test]
    fn who_has_not_read_the_file_is_not_answered_and_not_taken_for_the_program() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("channel");
        let _listener = echo(&file);
        let text = fs::read_to_string(&file).unwrap();
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = "0".repeat(SECRET);
        for text in [
            format!("{} {wrong} {}", words[0], words[2]),
            format!("{} {} {wrong}", words[0], words[1]),
            format!("{} {} {}", words[0], words[1], &words[2][1..]),
            format!("none {} {}", words[1], words[2]),
            format!("{} {}", words[0], words[1]),
            String::new(),
        ] {
            let other = folder.path().join("other");
            fs::write(&other, &text).unwrap();
            assert!(LocalStream::connect(&other).is_err(), "{text}");
        }
        assert!(LocalStream::connect(&file).is_ok());
    }

    #[test]
    fn an_answer_in_work_is_finished_and_who_waits_is_told_of_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("channel");
        let answering: Answering = Arc::new(|stream| {
            if stream.receive(8, GREETING).unwrap() == b"wait" {
                return stream.wait_for_end();
            }
            sleep(Duration::from_millis(300));
            stream.send(b"done").unwrap();
        });
        let listener = LocalListener::open(&file, "slow", answering).unwrap();
        let [mut waiting, mut working] = [(); 2].map(|()| LocalStream::connect(&file).unwrap());
        waiting.send(b"wait").unwrap();
        working.send(b"work").unwrap();
        sleep(Duration::from_millis(100));
        drop(listener);
        assert_eq!(working.receive(8, GREETING).unwrap(), b"done");
        waiting.wait_for_end();
    }
}

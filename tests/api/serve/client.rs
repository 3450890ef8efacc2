//! A client of HTTP/1.1 as small as can be, on one connection that stays open.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::Value;

/// The header of a body of JSON.
pub(crate) const JSON: &str = "Content-Type: application/json\r\n";

/// For how long something is waited.
#[expect(clippy::disallowed_methods, reason = "measures the server")]
pub(crate) fn clock() -> Instant {
    Instant::now()
}

/// What came back.
#[derive(Debug, Clone)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In lower case.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The code of its first error, or empty.
    pub(crate) fn code(&self) -> String {
        let json: Value = serde_json::from_str(&self.text).unwrap_or_default();
        json.pointer("/errors/0/code").and_then(Value::as_str).unwrap_or_default().to_owned()
    }
}

/// A connection.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    host: String,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        Self { stream: BufReader::new(stream), host: address.to_string() }
    }

    /// From another address of this machine than `127.0.0.1`, such as `127.0.0.2`.
    pub(crate) fn from(source: [u8; 4], address: SocketAddr) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
        let connected = runtime.block_on(async {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.bind(SocketAddr::from((source, 0))).unwrap();
            socket.connect(address).await.unwrap().into_std().unwrap()
        });
        connected.set_nonblocking(false).unwrap();
        connected.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        Self { stream: BufReader::new(connected), host: address.to_string() }
    }

    /// Sends a request that may find the connection ended; `None` then.
    pub(crate) fn try_get(&mut self, path: &str) -> Option<Answer> {
        self.write(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).ok()?;
        self.read(false)
    }

    /// Sends bytes as they are.
    pub(crate) fn write(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.stream.get_mut().write_all(bytes)
    }

    /// Sends a request: `GET /path`, headers of its own, and maybe a body, of JSON unless they say otherwise.
    pub(crate) fn send(&mut self, line: &str, headers: &[(&str, &str)], body: Option<&str>) -> Answer {
        let mut text = format!("{line} HTTP/1.1\r\nHost: {}\r\n", self.host);
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        if body.is_some() && headers.iter().all(|(name, _)| *name != "Content-Type") {
            text += JSON;
        }
        if let Some(body) = body {
            write!(text, "Content-Length: {}\r\n", body.len()).unwrap();
        }
        text += "\r\n";
        text += body.unwrap_or_default();
        self.write(text.as_bytes()).unwrap();
        self.read(line.starts_with("HEAD")).unwrap_or_else(|| panic!("{line}: no answer"))
    }

    /// Reads an answer; `None` when the connection ended instead.
    pub(crate) fn read(&mut self, is_head: bool) -> Option<Answer> {
        let mut line = String::new();
        self.stream.read_line(&mut line).ok().filter(|read| *read > 0)?;
        let status = line.split(' ').nth(1).unwrap().parse().unwrap();
        let mut headers = Vec::new();
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).ok()?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            headers.push((name.to_lowercase(), value.to_owned()));
        }
        let mut answer = Answer { status, headers, text: String::new() };
        let length: usize = answer.header("content-length").map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; if is_head { 0 } else { length }];
        self.stream.read_exact(&mut body).ok()?;
        answer.text = String::from_utf8(body).unwrap();
        Some(answer)
    }

    /// Whether the server ends the connection; waits for it.
    pub(crate) fn is_ended(&mut self) -> bool {
        let mut rest = Vec::new();
        let read = self.stream.read_to_end(&mut rest);
        let timed_out = |error: &std::io::Error| {
            matches!(error.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut)
        };
        read.as_ref().err().is_none_or(|error| !timed_out(error))
    }
}

//! Messages on a connection: length, kind, the number of the request that an answer is to, and the message itself.

use std::io::{self, ErrorKind};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::time::timeout;

/// Length (4 bytes), kind (1) and number (8), the first byte first.
const HEAD: usize = 13;

/// The kind of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing: a sign of life.
    Ping,
    /// A request, as JSON.
    Request,
    /// An answer, as JSON.
    Answer,
    /// An answer that is a piece of a file.
    Piece,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Ping, Self::Request, Self::Answer, Self::Piece];

    fn byte(self) -> u8 {
        let at = Self::ALL.iter().position(|kind| *kind == self);
        at.and_then(|at| u8::try_from(at).ok()).unwrap_or_default()
    }
}

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) kind: Kind,
    pub(super) number: u64,
    pub(super) payload: Vec<u8>,
}

impl Frame {
    pub(super) const PING: Self = Self { kind: Kind::Ping, number: 0, payload: Vec::new() };
}

/// Reads a message. An error when none begins within the first time, when its rest does not come within the second,
/// and when it is larger than `most` says for its kind; memory is taken only for what has come.
pub(super) async fn read(
    stream: &mut (impl AsyncRead + Unpin),
    (to_begin, to_end): (Duration, Duration),
    most: impl Fn(Kind) -> usize,
) -> io::Result<Frame> {
    let mut head = [0; HEAD];
    timeout(to_begin, stream.read_exact(&mut head)).await??;
    let [l0, l1, l2, l3, kind, number @ ..] = head;
    let length = u32::from_be_bytes([l0, l1, l2, l3]);
    let kind = Kind::ALL.get(usize::from(kind)).copied().ok_or(ErrorKind::InvalidData)?;
    let size = usize::try_from(length).unwrap_or(usize::MAX);
    if size > most(kind) {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let mut payload = Vec::new();
    timeout(to_end, stream.take(length.into()).read_to_end(&mut payload)).await??;
    if payload.len() < size {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    Ok(Frame { kind, number: u64::from_be_bytes(number), payload })
}

/// Writes a message. An error when it is not taken in time.
pub(super) async fn write(
    stream: &mut (impl AsyncWrite + Unpin),
    to_end: Duration,
    frame: &Frame,
) -> io::Result<()> {
    let length = u32::try_from(frame.payload.len()).map_err(io::Error::other)?;
    // In one piece, which is encrypted and sent as one.
    let kind = [frame.kind.byte()];
    let message = [&length.to_be_bytes()[..], &kind, &frame.number.to_be_bytes(), &frame.payload].concat();
    let writing = async {
        stream.write_all(&message).await?;
        stream.flush().await
    };
    timeout(to_end, writing).await?
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_millis(50));

    fn run<T>(work: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap().block_on(work)
    }

    async fn read_all(bytes: &[u8]) -> Vec<Result<Frame, ErrorKind>> {
        let (mut near, mut far) = tokio::io::duplex(1 << 10);
        near.write_all(bytes).await.unwrap();
        let mut frames = Vec::new();
        loop {
            let most = |kind| if kind == Kind::Request { 8 } else { 2 };
            let frame = read(&mut far, TIMES, most).await.map_err(|error| error.kind());
            let is_last = frame.is_err();
            frames.push(frame);
            if is_last {
                return frames;
            }
        }
    }

    #[test]
    fn messages_come_as_they_are_sent() {
        run(async {
            let (mut near, mut far) = tokio::io::duplex(1 << 10);
            let frames = [
                Frame::PING,
                Frame { kind: Kind::Request, number: u64::MAX, payload: b"{}".to_vec() },
                Frame { kind: Kind::Piece, number: 7, payload: vec![0; 100] },
            ];
            for frame in &frames {
                write(&mut near, TIMES.1, frame).await.unwrap();
            }
            for frame in &frames {
                assert_eq!(&read(&mut far, TIMES, |_| 100).await.unwrap(), frame);
            }
        });
    }

    #[test]
    fn what_is_no_message_is_refused() {
        for (name, bytes, expected) in [
            ("too large for a request", &b"\0\0\0\x09\x01\0\0\0\0\0\0\0\0"[..], ErrorKind::FileTooLarge),
            ("too large for an answer", b"\0\0\0\x03\x02\0\0\0\0\0\0\0\0", ErrorKind::FileTooLarge),
            ("the largest length", b"\xff\xff\xff\xff\x01\0\0\0\0\0\0\0\0", ErrorKind::FileTooLarge),
            ("of no kind", b"\0\0\0\0\x04\0\0\0\0\0\0\0\0", ErrorKind::InvalidData),
            ("an incomplete head", b"\0\0\0\0\x01\0\0", ErrorKind::TimedOut),
            ("an incomplete rest", b"\0\0\0\x08\x01\0\0\0\0\0\0\0\0abc", ErrorKind::TimedOut),
        ] {
            let frames = run(read_all(bytes));
            assert_eq!(frames, [Err(expected)], "{name}");
        }
    }

    #[test]
    fn who_takes_nothing_is_given_up() {
        run(async {
            let (mut near, _far) = tokio::io::duplex(16);
            let frame = Frame { kind: Kind::Piece, number: 7, payload: vec![0; 100] };
            let written = write(&mut near, TIMES.1, &frame).await;
            assert_eq!(written.unwrap_err().kind(), ErrorKind::TimedOut);
        });
    }
}

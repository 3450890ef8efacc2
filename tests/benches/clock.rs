//! How long things take: samples, and what half and all but a hundredth of them stay below. Time on the
//! wall, and the processor's time for the thread, which does not grow when the machine has other work.

use std::fmt;
use std::time::{Duration, Instant};

/// What something took.
#[derive(Debug, Clone, Copy, Default)]
pub struct Took {
    pub wall: Duration,
    pub processor: Duration,
}

/// What something took, time and again.
#[derive(Debug, Clone, Default)]
pub struct Samples(Vec<Took>);

impl Samples {
    pub fn add(&mut self, took: Took) {
        self.0.push(took);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time on the wall that this many in a thousand stay below.
    pub fn wall(&self, in_a_thousand: usize) -> Duration {
        self.quantile(in_a_thousand, |took| took.wall)
    }

    /// All samples as one line, for another process: microseconds on the wall and of the processor.
    pub fn words(&self) -> String {
        let words =
            self.0.iter().map(|took| format!("{}/{}", took.wall.as_micros(), took.processor.as_micros()));
        words.collect::<Vec<_>>().join(" ")
    }

    /// The samples of such a line.
    pub fn parse(line: &str) -> Self {
        let micros = |text: &str| Duration::from_micros(text.parse().expect("a number"));
        let took = |word: &str| {
            let (wall, processor) = word.split_once('/').expect("two numbers");
            Took { wall: micros(wall), processor: micros(processor) }
        };
        Self(line.split_whitespace().map(took).collect())
    }

    /// The time that this many in a thousand stay below.
    fn quantile(&self, in_a_thousand: usize, of: fn(&Took) -> Duration) -> Duration {
        let mut sorted: Vec<Duration> = self.0.iter().map(of).collect();
        sorted.sort_unstable();
        let at = (sorted.len() * in_a_thousand).div_ceil(1_000).max(1) - 1;
        sorted.get(at).copied().unwrap_or_default()
    }
}

impl fmt::Display for Samples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = |of| [500, 990, 1_000].map(|part| milliseconds(self.quantile(part, of)));
        let [half, most, all] = parts(|took| took.processor);
        write!(f, "processor p50 {half:>8} p99 {most:>8} most {all:>8} ms")?;
        let [half, most, _] = parts(|took| took.wall);
        write!(f, " | wall p50 {half:>8} p99 {most:>8} ms | {} times", self.0.len())
    }
}

/// Milliseconds with three places.
pub fn milliseconds(took: Duration) -> String {
    let micros = took.as_micros();
    format!("{}.{:03}", micros / 1_000, micros % 1_000)
}

/// Runs something and says how long it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Took) {
    #[expect(clippy::disallowed_methods, reason = "what a bench is for")]
    let start = (Instant::now(), processor());
    let done = work();
    (done, Took { processor: processor().saturating_sub(start.1), wall: start.0.elapsed() })
}

/// How long a processor has worked for this thread.
fn processor() -> Duration {
    cpu_time::ThreadTime::now().as_duration()
}

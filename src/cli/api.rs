//! `tillbook api`: answers API requests, JSON Lines on standard input, one line for each in order, flushed.

use std::io::{self, BufRead, Write};

use super::text::shown_json;
use super::{Common, ShopArgs};
use domain::access::Actor;
use domain::text::Text;
use domain::{Error, Result};
use engine::Engine;
use server::api::{self, Line, Response};

/// The longest line that is read, in bytes; a longer one is refused without being kept in memory.
const LONGEST_LINE: u64 = 64 << 20;

pub(super) fn run(args: &ShopArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let zone = engine.shop()?.time_zone;
    let default = common.actor(&engine)?;
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let failed = |error| Error::storage(Text::new("Reading requests and writing answers"), error);
    while let Some(line) = next_line(&mut input).map_err(failed)? {
        let response = match line.and_then(|line| Line::parse(&line)) {
            Err(error) => Response::error(&error),
            Ok(line) => {
                let now = common.clock().now(zone);
                match actor(&engine, &default, line.user.as_deref()) {
                    Ok(actor) => api::handle(&mut engine, &actor, &line.request, now),
                    Err(error) => Response::error(&error),
                }
            }
        };
        writeln!(output, "{}", shown_json(&api::to_line(&response)))
            .and_then(|()| output.flush())
            .map_err(failed)?;
    }
    Ok(())
}

fn actor(engine: &Engine, default: &Actor, login: Option<&str>) -> Result<Actor> {
    login.map_or_else(|| Ok(default.clone()), |login| engine.actor(login))
}

/// The next line that is not blank; `None` at the end. A line that is too long or not UTF-8 is skipped and
/// refused.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String>>> {
    loop {
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        let refused = |problem| Some(Err(Error::InvalidRequest { problem: Text::new(problem) }));
        if !bytes.ends_with(b"\n") && u64::try_from(read).is_ok_and(|read| read == LONGEST_LINE) {
            input.skip_until(b'\n')?;
            return Ok(refused("it is longer than 64 MiB"));
        }
        if bytes.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        return Ok(String::from_utf8(bytes)
            .map_or_else(|_not_text| refused("it is not UTF-8"), |line| Some(Ok(line))));
    }
}

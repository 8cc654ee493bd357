//! The native side of `cargo xtask bench --peers`: each line of standard input is a piece of work, each line of output what it took,
//! as `NODES SECONDS`, of the processor's time where the system tells it. One process for all, so that neither side pays for a start.
//!
//! ```text
//! games                  answers the ids of the shipped games
//! perft GAME DEPTH       ours, counting at the leaves
//! search GAME NODES      ours, from the array
//! peer DEPTH             chess by cozy-chess, counting at the leaves
//! ```

mod peer;

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use menagerie::api::{Session, search_nodes};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::variant::shipped;

fn main() -> Result<(), String> {
    let mut session = Session::default();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let answer = answer(&mut session, &words)?;
        let mut out = std::io::stdout().lock();
        writeln!(out, "{answer}")
            .and_then(|()| out.flush())
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn answer(session: &mut Session, words: &[&str]) -> Result<String, String> {
    match words {
        ["games"] => {
            let ids: Vec<&str> = shipped().iter().map(|&(id, _)| id).collect();
            Ok(ids.join(" "))
        }
        ["perft", game, depth] => {
            let mut position = start(session, game)?;
            let depth = number(depth)?;
            Ok(timed(|| perft(&mut position, depth)))
        }
        ["search", game, nodes] => {
            let position = start(session, game)?;
            let nodes = number(nodes)?;
            let begin = Begin::now();
            let searched =
                search_nodes(&position, nodes.into()).map_err(|why| format!("{why:?}"))?;
            Ok(begin.told(searched))
        }
        ["peer", depth] => {
            let depth = number(depth)?;
            Ok(timed(|| peer::perft(depth)))
        }
        _ => Err(format!("unknown work `{}`", words.join(" "))),
    }
}

fn start(session: &mut Session, game: &str) -> Result<Position, String> {
    let variant = session.variant(game).map_err(|why| format!("{why:?}"))?;
    Ok(Position::start(variant))
}

fn number(word: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("`{word}` is no number"))
}

fn timed(work: impl FnOnce() -> u64) -> String {
    let begin = Begin::now();
    begin.told(work())
}

/// When a piece of work was begun.
struct Begin {
    wall: Instant,
    spent: Option<Duration>,
}

impl Begin {
    fn now() -> Begin {
        let wall = Instant::now();
        let spent = processor_time();
        Begin { wall, spent }
    }

    fn told(&self, nodes: u64) -> String {
        let spent = processor_time().zip(self.spent);
        let spent = spent.map_or(self.wall.elapsed(), |(now, then)| now - then);
        format!("{nodes} {}", spent.as_secs_f64())
    }
}

/// What this thread has had of the processor; Linux alone tells.
fn processor_time() -> Option<Duration> {
    // The account is made up when the scheduler looks in: every few milliseconds, or when asked to.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

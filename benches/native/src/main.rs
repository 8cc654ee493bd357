//! The native side of `cargo xtask bench --peers`. Each line of standard input is a task; each line of output is its
//! result as `NODES SECONDS`, in processor time where the system provides it. One process runs all tasks, so that
//! start-up time doesn't count.
//!
//! ```text
//! games                  prints the ids of the shipped games
//! perft GAME DEPTH       ours, counting at the leaves
//! search GAME NODES      ours, from the array
//! peer DEPTH             chess by cozy-chess, counting at the leaves
//! ```

mod peer;

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use menagerie::api::{BenchPerftRequest, BenchSearchRequest, EngineError, Entropy, Session};
use menagerie::variant::shipped;

fn main() -> Result<(), String> {
    let mut session = Session::new(Entropy::new(|_| {}));
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
            let game = game.to_string();
            let depth = number(depth)?;
            timed(|| session.bench_perft(BenchPerftRequest { game, depth }))
        }
        ["search", game, nodes] => {
            let game = game.to_string();
            let nodes = number(nodes)?;
            timed(|| session.bench_search(BenchSearchRequest { game, nodes }))
        }
        ["peer", depth] => {
            let depth = number(depth)?;
            timed(|| Ok(peer::perft(depth) as f64))
        }
        _ => Err(format!("unknown work `{}`", words.join(" "))),
    }
}

fn number(word: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("`{word}` is no number"))
}

/// The nodes and seconds of a task.
fn timed(work: impl FnOnce() -> Result<f64, EngineError>) -> Result<String, String> {
    let (wall, start) = (Instant::now(), processor_time());
    let nodes = work().map_err(|error| format!("{error:?}"))?;
    let spent = processor_time().zip(start);
    let spent = spent.map_or(wall.elapsed(), |(now, start)| now - start);
    Ok(format!("{nodes} {}", spent.as_secs_f64()))
}

/// The processor time of this thread; only on Linux.
fn processor_time() -> Option<Duration> {
    // The kernel updates the statistics every few milliseconds and when a thread yields.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

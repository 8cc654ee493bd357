//! `menagerie match`: two engines against each other, ours or any that speaks UCI, until so many games are played or a
//! sequential test is decided. The referee is our own core.

mod adjudication;
mod child;
mod chosen;
mod contest;
mod elo;
mod openings;
mod own_player;
mod pgn;
mod player;
mod process;
mod referee;
mod spec;
mod sprt;
mod tally;
mod told;

use super::arguments::Arguments;
use chosen::Chosen;
use contest::Contest;

/// Plays a match as the words say, and prints its result as one line.
pub(super) fn run_match(arguments: Arguments) -> Result<(), String> {
    let chosen = Chosen::read(arguments)?;
    let contest = Contest::new(chosen)?;
    let tally = contest.play()?;
    println!("{}", contest.result(&tally));
    Ok(())
}

//! `menagerie match`: plays two engines, ours or any UCI engine, against each other until all games are finished or a
//! sequential test decides. Our rules are the referee.

mod adjudication;
mod arguments;
mod child;
mod contest;
mod contestant;
mod elo;
mod listener;
mod openings;
mod own_engine;
mod pgn;
mod process;
mod referee;
mod reply;
mod score;
mod spec;
mod sprt;
mod tally;

pub(crate) use arguments::MatchArgs;

use contest::Contest;

impl MatchArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let contest = Contest::new(self)?;
        let tally = contest.play()?;
        println!("{}", contest.result(&tally));
        Ok(())
    }
}

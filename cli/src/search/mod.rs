//! `menagerie search`: prints the best action as JSON, once or for games read from standard input.

mod answer;
mod listening;

use std::time::{Duration, Instant};

use clap::{ArgGroup, Args};

use crate::budget::Budget;
use crate::game::{GameArgs, PositionArgs};
use crate::searcher::search_position;
use listening::listen;

#[derive(Args)]
#[command(group = ArgGroup::new("limit").required(true))]
pub(crate) struct SearchArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    /// Search this many plies deep
    #[arg(long, value_name = "PLIES", group = "limit")]
    depth: Option<u64>,
    /// Search this many nodes
    #[arg(long, value_name = "N", group = "limit")]
    nodes: Option<u64>,
    /// Search this many milliseconds
    #[arg(long, value_name = "MS", group = "limit")]
    time: Option<u64>,
    /// Read games from standard input, line by line, as one player sees them: `new`, `sees POSITION`, `played ACTION`,
    /// and `go depth N`, `go nodes N` or `go time MS`
    #[arg(long, group = "limit", conflicts_with = "position")]
    listen: bool,
}

impl SearchArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let Some(budget) = self.budget() else {
            return listen(&variant);
        };
        let position = self.position.parse(&variant)?;
        let begin = Instant::now();
        let result = search_position(&position, budget)?;
        println!("{}", answer::text(&result, &variant, begin.elapsed())?);
        Ok(())
    }

    /// The only limit that is given; none with `--listen`.
    fn budget(&self) -> Option<Budget> {
        let time = |ms| Budget::time(Duration::from_millis(ms));
        let depth = self.depth.map(Budget::depth);
        let nodes = self.nodes.map(Budget::nodes);
        depth.or(nodes).or(self.time.map(time))
    }
}

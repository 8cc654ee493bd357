//! `menagerie perft`: counts the sequences of legal actions. The last line is always the total alone.

use clap::{Args, value_parser};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::{perft, rules};

use crate::game::{GameArgs, PositionArgs};
use crate::progress;

/// Each action of the sequences needs memory; no count gets that far.
const MAX_DEPTH: i64 = 1_000;

#[derive(Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Length of the sequences, in actions
    #[arg(value_parser = value_parser!(u32).range(..=MAX_DEPTH))]
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// Also print the count of each first action
    #[arg(long)]
    divide: bool,
}

impl PerftArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let mut position = self.position.parse(&variant)?;
        refuse_undecided(&mut position, self.depth)?;
        if self.depth == 0 {
            println!("{}", perft::perft(&mut position, self.depth));
            return Ok(());
        }
        let counts = count_each(&mut position, self.depth);
        if self.divide {
            let line =
                |(action, nodes): &(Action, u64)| format!("{}: {nodes}", action.text(&variant));
            let mut lines: Vec<String> = counts.iter().map(line).collect();
            lines.sort();
            println!("{}", lines.join("\n"));
        }
        let total: u64 = counts.iter().map(|(_, nodes)| nodes).sum();
        println!("{total}");
        Ok(())
    }
}

fn count_each(position: &mut Position, depth: u32) -> Vec<(Action, u64)> {
    let moves = rules::legal_actions(position).len();
    let progress = progress::counter("first moves", moves as u64);
    perft::divide(position, depth, |done| progress.set_position(done as u64))
}

/// Refuses to count past an action whose outcome depends on an unknown secret.
fn refuse_undecided(position: &mut Position, depth: u32) -> Result<(), String> {
    let Some((action, stake)) = perft::undecided(position, depth) else {
        return Ok(());
    };
    let variant = position.variant();
    let player = &variant.players[stake.owner.index()].name.text;
    let (text, field) = (action.text(variant), stake.field.text());
    Err(format!(
        "unknown-secret: the result of `{text}` depends on `{field}` of {player}, which the position doesn't give"
    ))
}

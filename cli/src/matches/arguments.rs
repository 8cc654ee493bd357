//! The arguments of `menagerie match`.

use std::sync::Arc;

use clap::Args;
use menagerie::variant::Variant;

use super::adjudication::Threshold;
use super::spec::Spec;
use super::sprt::Sprt;
use crate::game::OptionArgs;

/// Limits that no reasonable match exceeds.
const MAX_GAMES: u64 = 10_000_000;
const MAX_THREADS: u64 = 256;

const SPECS: &str = "\
SPEC is a list with commas:
  our engine: nodes=N, depth=N, movetime=MS, tc=SECONDS+INCREMENT, level=level-1..level-20, level=1..8,
    noise=CP, oversight=PERMILLE, hash=MB, network=FILE or network=none, or random
  a UCI engine: cmd=COMMAND, with limits as above or go=WORDS, option.NAME=VALUE, timeout=MS
  another build of this command, asked by `search --listen`: search=COMMAND, with one limit, timeout=MS
  any engine: name=NAME";

#[derive(Args)]
#[command(after_help = SPECS)]
pub(crate) struct MatchArgs {
    /// Id of a shipped game for two contestants, or path of a variant file
    #[arg(long)]
    pub(super) game: String,
    #[command(flatten)]
    options: OptionArgs,
    /// The first engine
    #[arg(long, value_name = "SPEC", value_parser = |text: &str| Spec::read(text, "A"))]
    pub(super) engine_a: Spec,
    /// The second engine
    #[arg(long, value_name = "SPEC", value_parser = |text: &str| Spec::read(text, "B"))]
    pub(super) engine_b: Spec,
    /// Number of games; each opening is played twice, with colours reversed
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// File of openings, one per line: a position text, moves, or both with `moves` between them; default: random moves
    #[arg(long, value_name = "FILE")]
    pub(super) openings: Option<String>,
    /// Seed of random openings and choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
    /// A game of this many plies is drawn
    #[arg(long, value_name = "MAX", default_value_t = 600)]
    pub(super) plies: usize,
    /// Stop when a sequential test decides between two differences in Elo
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(super) sprt: Option<Sprt>,
    /// An engine resigns after this many consecutive moves with a score below minus CP
    #[arg(long, value_name = "CP,MOVES")]
    pub(super) resign: Option<Threshold>,
    /// A game is drawn after this many consecutive moves with both scores within CP
    #[arg(long, value_name = "CP,MOVES")]
    pub(super) draw: Option<Threshold>,
    /// Write the games to this file
    #[arg(long, value_name = "FILE")]
    pub(super) pgn: Option<String>,
    /// Play this many games at once
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: u64,
}

impl MatchArgs {
    /// Loads the game, if both engines can play it.
    pub(super) fn load(&self) -> Result<Arc<Variant>, String> {
        let variant = self.options.load(&self.game)?;
        let players = variant.players.len();
        if players != 2 {
            let game = &self.game;
            return Err(format!(
                "--game: `{game}` has {players} seats, allowed games for two"
            ));
        }
        let uci = [&self.engine_a, &self.engine_b]
            .into_iter()
            .any(Spec::is_process);
        if variant.alphabet.has_secrets() && uci {
            return Err(format!(
                "--game: `{}` has secrets, which UCI has no words for; allowed engines without `cmd=`",
                variant.id
            ));
        }
        if variant.options_hash != 0 && uci {
            return Err(
                "--option: UCI engines have no such options, allowed without `cmd=`".to_string(),
            );
        }
        Ok(variant)
    }

    /// The number of games, always even.
    pub(super) fn games(&self) -> u64 {
        self.games.min(MAX_GAMES).div_ceil(2) * 2
    }

    pub(super) fn threads(&self) -> u64 {
        let wanted = self.concurrency.clamp(1, MAX_THREADS);
        wanted.min(self.games() / 2)
    }
}

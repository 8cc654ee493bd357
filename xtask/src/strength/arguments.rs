//! The arguments of `cargo xtask strength`.

use crate::command::Result;

const USAGE: &str = "\
usage: cargo xtask strength [fairy|v1|levels…] [--games N] [--movetime MS] [--game GAME] [--keep] [--again]
                            [--nodes N | --their-time MS]

  fairy    our Wasm against Fairy-Stockfish in Wasm, limited to N nodes or MS per move
  v1       the engine against the tag v1 at equal time, every game for two
  levels   the ladder: each level up to 14 against the next lower one, continued where it stopped
  --keep   uses dist/ without building it
  --again  plays the ladder anew";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Fairy,
    V1,
    Levels,
}

/// The limit of Fairy-Stockfish for each move.
#[derive(Clone, Copy)]
pub enum Bound {
    Nodes(u64),
    /// Milliseconds.
    Time(u64),
}

impl Bound {
    pub fn words(self) -> String {
        match self {
            Bound::Nodes(nodes) => format!("{nodes} nodes"),
            Bound::Time(time) => format!("{time} ms"),
        }
    }

    /// The setting of `menagerie match`.
    pub fn setting(self) -> String {
        match self {
            Bound::Nodes(nodes) => format!("nodes={nodes}"),
            Bound::Time(time) => format!("movetime={time}"),
        }
    }
}

pub struct Arguments {
    pub what: Vec<What>,
    /// Games of each match, if not the default.
    pub games: Option<u64>,
    /// Milliseconds per move, if not the default.
    pub movetime: Option<u64>,
    /// The limit of Fairy-Stockfish, if not the default node counts.
    pub bound: Option<Bound>,
    /// The only game to play.
    pub game: Option<String>,
    pub keep: bool,
    /// Plays the ladder of a game again instead of continuing it.
    pub again: bool,
}

impl Arguments {
    pub fn read(words: &[&str]) -> Result<Arguments> {
        let mut arguments = Arguments {
            what: Vec::new(),
            games: None,
            movetime: None,
            bound: None,
            game: None,
            keep: false,
            again: false,
        };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let mut value = || words.next().copied().ok_or(USAGE);
            match word {
                "fairy" => arguments.what.push(What::Fairy),
                "v1" => arguments.what.push(What::V1),
                "levels" => arguments.what.push(What::Levels),
                "--games" => arguments.games = Some(number(value()?)?),
                "--movetime" => arguments.movetime = Some(number(value()?)?),
                "--nodes" => arguments.bound = Some(Bound::Nodes(number(value()?)?)),
                "--their-time" => arguments.bound = Some(Bound::Time(number(value()?)?)),
                "--game" => arguments.game = Some(value()?.to_owned()),
                "--keep" => arguments.keep = true,
                "--again" => arguments.again = true,
                _ => return Err(USAGE.to_owned()),
            }
        }
        if arguments.what.is_empty() {
            arguments.what = vec![What::Fairy, What::V1, What::Levels];
        }
        Ok(arguments)
    }

    pub fn wants(&self, game: &str) -> bool {
        self.game.as_deref().is_none_or(|only| only == game)
    }
}

fn number(text: &str) -> Result<u64> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| USAGE.to_owned())
}

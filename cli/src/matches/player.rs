//! An engine at the board, whatever it is.

use std::time::Duration;

use super::super::chance::Chance;
use super::own_player::OwnPlayer;
use super::process::Process;
use super::spec::{Kind, Spec};
use super::told::Told;
use menagerie::moves::Action;
use menagerie::record::Game;
use menagerie::rules;
use menagerie::search::Score;
use menagerie::variant::Variant;

/// A score at which mates are put for adjudication, in centipawns.
const MATE_CENTIPAWNS: i32 = 30_000;

/// One engine, for game after game.
pub(super) enum Player {
    Random(Chance),
    Own(OwnPlayer),
    Process(Process),
    Told(Told),
}

/// What an engine plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) action: Action,
    /// What it thinks of its game, in centipawns.
    pub(super) score: Option<i32>,
}

/// Why an engine loses without having been beaten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Forfeit {
    /// It played something that the rules don't know.
    Illegal(String),
    /// It ended, or doesn't speak.
    Silent(String),
}

/// What is left on both clocks, in the seats' order; a seat without one has nothing.
pub(super) type Clocks = [Option<Duration>; 2];

impl Player {
    /// Starts it, as far as it needs to be. An error means that the match can't be played.
    pub(super) fn start(spec: &Spec, game: &str, variant: &Variant) -> Result<Player, String> {
        Ok(match &spec.kind {
            Kind::Random => Player::Random(Chance(0)),
            Kind::Own { options, hash_mb } => Player::Own(OwnPlayer::new(*options, *hash_mb)),
            Kind::Process(command) => Player::Process(Process::start(command, game)?),
            Kind::Told(command) => Player::Told(Told::start(command, game, variant)?),
        })
    }

    /// A new game begins; the seed is for those who play by chance.
    pub(super) fn begin(&mut self, variant: &Variant, seed: u64) -> Result<(), Forfeit> {
        match self {
            Player::Random(chance) => *chance = Chance(seed),
            Player::Own(own) => own.begin(variant, seed),
            Player::Process(process) => process.begin()?,
            Player::Told(told) => told.begin(variant)?,
        }
        Ok(())
    }

    /// What it plays.
    pub(super) fn reply(
        &mut self,
        spec: &Spec,
        game: &Game,
        table: &Table,
    ) -> Result<Reply, Forfeit> {
        match self {
            Player::Random(chance) => {
                let action = chance.pick(&rules::legal_actions(game.position()));
                Ok(Reply {
                    action,
                    score: None,
                })
            }
            Player::Own(own) => own.reply(spec.budget(table.clocks[table.turn]), game),
            Player::Process(process) => process.reply(spec, game, table),
            Player::Told(told) => told.reply(spec, game),
        }
    }
}

/// What lies beside the board.
pub(super) struct Table {
    /// The seat to act.
    pub(super) turn: usize,
    pub(super) clocks: Clocks,
    pub(super) increments: [Duration; 2],
}

impl Forfeit {
    pub(super) fn text(&self) -> String {
        match self {
            Forfeit::Illegal(word) => format!("illegal move `{word}`"),
            Forfeit::Silent(why) => why.clone(),
        }
    }
}

/// A score as one number.
pub(super) fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score,
        Score::MateInPlies(plies) if plies > 0 => MATE_CENTIPAWNS,
        Score::MateInPlies(_) => -MATE_CENTIPAWNS,
    }
}

/// The score that an `info` line tells, if it does.
pub(super) fn told_score(line: &str) -> Option<i32> {
    let (_, score) = line.split_once(" score ")?;
    score_of(score)
}

/// A score such as `cp -31` or `mate 3`, with whatever follows it.
pub(super) fn score_of(text: &str) -> Option<i32> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    let number: i32 = words.next()?.parse().ok()?;
    match kind {
        "cp" => Some(number),
        "mate" if number > 0 => Some(MATE_CENTIPAWNS),
        "mate" => Some(-MATE_CENTIPAWNS),
        _ => None,
    }
}

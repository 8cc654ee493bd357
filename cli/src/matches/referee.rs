//! Plays one game. Our rules are the referee.

use std::time::{Duration, Instant};

use menagerie::piece::Player;
use menagerie::record::{Game, Stop};

use super::adjudication::Threshold;
use super::contestant::Contestant;
use super::openings::Opening;
use super::reply::{Clocks, Forfeit, Reply};
use super::spec::Spec;

/// How late an answer may be, because of pipes and a busy machine.
const TOLERANCE: Duration = Duration::from_millis(50);

/// The rules of all games of a match.
pub(super) struct Terms {
    pub(super) specs: [Spec; 2],
    pub(super) max_plies: usize,
    pub(super) resign: Option<Threshold>,
    pub(super) draw: Option<Threshold>,
}

/// A finished game. Engines are numbered as on the command line.
pub(super) struct FinishedGame {
    pub(super) game: Game,
    pub(super) winner: Option<usize>,
    pub(super) why: String,
    /// The engine that forfeited.
    pub(super) forfeited: Option<usize>,
    /// How often each engine exceeded its time.
    pub(super) overruns: [u32; 2],
}

struct Match<'a> {
    terms: &'a Terms,
    contestants: &'a mut [Contestant; 2],
    /// The engine of each player.
    players: [usize; 2],
    game: Game,
    /// The remaining time of each player that has a clock.
    clocks: [Option<Duration>; 2],
    /// Each player's score after each of its moves.
    scores: [Vec<Option<i32>>; 2],
    overruns: [u32; 2],
}

/// Plays a game. `players` gives the engine of each player.
pub(super) fn play(
    terms: &Terms,
    contestants: &mut [Contestant; 2],
    players: [usize; 2],
    opening: &Opening,
    seed: u64,
) -> FinishedGame {
    let mut game = Game::from_position(opening.start.clone());
    opening.actions.iter().for_each(|&action| game.play(action));
    let clock = |player: usize| terms.specs[players[player]].clock.map(|clock| clock.left);
    let played = Match {
        terms,
        contestants,
        players,
        game,
        clocks: [clock(0), clock(1)],
        scores: [Vec::new(), Vec::new()],
        overruns: [0; 2],
    };
    for (player, engine) in players.into_iter().enumerate() {
        let variant = opening.start.variant();
        if let Err(forfeit) = played.contestants[engine].begin(variant, seed ^ player as u64) {
            return played.forfeit(player, &forfeit);
        }
    }
    played.play_on()
}

impl Match<'_> {
    fn play_on(mut self) -> FinishedGame {
        loop {
            self.game.claim_draw();
            if let Some(outcome) = self.game.outcome() {
                return self.end(outcome.reason.code().to_string());
            }
            if let Some(ended) = self.adjudicated() {
                return self.end(ended);
            }
            let turn = self.game.position().turn();
            match self.ask(turn.index()) {
                Ok(None) => {}
                Ok(Some(late)) => {
                    self.game.stop(Stop::OutOfTime(turn));
                    return self.end(late);
                }
                Err(forfeit) => return self.forfeit(turn.index(), &forfeit),
            }
        }
    }

    /// Asks a player for a move. Returns a text if its time ran out.
    fn ask(&mut self, turn: usize) -> Result<Option<String>, Forfeit> {
        let engine = self.players[turn];
        let spec = &self.terms.specs[engine];
        let increment = |player: usize| {
            let clock = self.terms.specs[self.players[player]].clock;
            clock.map_or(Duration::ZERO, |clock| clock.increment)
        };
        let clocks = Clocks {
            turn,
            left: self.clocks,
            increments: [increment(0), increment(1)],
        };
        let begin = Instant::now();
        let reply = self.contestants[engine].reply(spec, &self.game, &clocks);
        let spent = begin.elapsed();
        if spec.movetime.is_some_and(|time| spent > time + TOLERANCE) {
            self.overruns[engine] += 1;
        }
        // An answer after the time has run out doesn't count, however good it is.
        if let Some(left) = &mut self.clocks[turn] {
            if spent > *left + TOLERANCE {
                self.overruns[engine] += 1;
                return Ok(Some("time".to_string()));
            }
            *left = left.saturating_sub(spent) + clocks.increments[turn];
        }
        let Reply { action, score } = reply?;
        self.scores[turn].push(score);
        self.game.play(action);
        Ok(None)
    }

    /// Ends a decided game; returns the reason.
    fn adjudicated(&mut self) -> Option<String> {
        if self.game.ply() >= self.terms.max_plies {
            return Some(format!("drawn after {} plies", self.terms.max_plies));
        }
        let scores = &self.scores;
        if self
            .terms
            .draw
            .is_some_and(|draw| scores.iter().all(|scores| draw.is_even(scores)))
        {
            return Some("draw adjudicated".to_string());
        }
        let resign = self.terms.resign?;
        let lost = (0..2).find(|&player| resign.is_lost(&scores[player]))?;
        self.game.stop(Stop::Resigned(Player::new(lost)?));
        Some("win adjudicated".to_string())
    }

    fn forfeit(mut self, player: usize, forfeit: &Forfeit) -> FinishedGame {
        if let Some(player) = Player::new(player) {
            self.game.stop(Stop::Resigned(player));
        }
        let engine = self.players[player];
        let name = &self.terms.specs[engine].name;
        let why = format!("{name} forfeits: {}", forfeit.text());
        FinishedGame {
            winner: Some(1 - engine),
            forfeited: Some(engine),
            ..self.end(why)
        }
    }

    fn end(self, why: String) -> FinishedGame {
        let winner = self.game.outcome().and_then(|outcome| outcome.winner());
        FinishedGame {
            winner: winner.map(|player| self.players[player.index() % 2]),
            game: self.game,
            why,
            forfeited: None,
            overruns: self.overruns,
        }
    }
}

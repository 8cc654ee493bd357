//! A game told again with what everybody knows now: what has come to light stands where it was chosen, everything else
//! that is secret is unknown.

use super::Game;
use crate::geometry::Square;
use crate::moves::{Action, Secrecy};
use crate::piece::{ByPlayer, Player};
use crate::position::Position;
use crate::rules::{self, Reveal, RevealKind};
use crate::setup::{FieldName, FieldValue, Setup};

impl Game {
    /// The game as everybody knows it now. What is shown or written of it can tell no secret.
    pub fn as_known(&self) -> Game {
        let mut retelling = Retelling::of(self);
        let mut ply = 0;
        self.replay(|before, action, after| {
            retelling.note_origin(before, action, ply);
            for reveal in rules::reveals(before, action, after) {
                retelling.tell(before, reveal);
            }
            ply += 1;
        });
        let Retelling { start, line, .. } = retelling;
        // A start of which less is known is a start still.
        let start = Position::from_checked_setup(self.variant().clone(), &start);
        let mut known = Game::from_position(start);
        known.line = line;
        known.go_to(self.ply());
        known.stopped = self.stopped;
        known.remarks.clone_from(&self.remarks);
        known.commitments.clone_from(&self.commitments);
        for commitment in &mut known.commitments {
            commitment.opening = None;
        }
        known
    }
}

/// The game as it is told, and where its secrets were chosen.
struct Retelling<'g> {
    game: &'g Game,
    start: Setup,
    line: Vec<Action>,
    /// The action by which each player hid its crown or split its monarch.
    hidings: ByPlayer<Option<usize>>,
    splits: ByPlayer<Option<usize>>,
    /// Each player's drops of pieces that may be mined.
    drops: ByPlayer<Vec<(usize, Square)>>,
}

impl<'g> Retelling<'g> {
    fn of(game: &'g Game) -> Retelling<'g> {
        let variant = game.variant();
        let line = game.line().iter();
        Retelling {
            game,
            start: start_without_secrets(game),
            line: line.map(|action| action.public(variant)).collect(),
            hidings: ByPlayer::default(),
            splits: ByPlayer::default(),
            drops: ByPlayer::default(),
        }
    }

    fn note_origin(&mut self, before: &Position, action: Action, ply: usize) {
        let player = before.turn();
        match action {
            Action::Hide { .. } => self.hidings[player] = Some(ply),
            Action::Split { .. } => self.splits[player] = Some(ply),
            Action::Drop { kind, to, .. } if before.variant().rules.may_be_mined(kind) => {
                self.drops[player].push((ply, to));
            }
            _ => {}
        }
    }

    fn tell(&mut self, before: &Position, reveal: Reveal) {
        let player = reveal.player;
        match reveal.what {
            RevealKind::CrownCaptured | RevealKind::NoCrown => {
                let crown = before.variant().rules.crown.as_ref();
                let is_monarch = |crown: &crate::variant::Crown| {
                    reveal
                        .kind
                        .is_some_and(|kind| crown.monarchs.contains(&kind))
                };
                match crown.is_some_and(is_monarch) {
                    true => self.tell_start(FieldName::Crown, player),
                    false => self.tell_action(self.splits[player], FieldName::Half, player),
                }
            }
            RevealKind::CrownFound | RevealKind::OwnCrown => {
                self.tell_action(self.hidings[player], FieldName::Hidden, player);
            }
            RevealKind::Mine => {
                self.tell_start(FieldName::Mine, player);
                for &(ply, _) in &self.drops[player] {
                    self.line[ply] = self.game.line()[ply];
                }
            }
            RevealKind::NoMine => self.tell_plain(player, reveal.square),
        }
    }

    /// Tells what was chosen by an action, or before the game.
    fn tell_action(&mut self, ply: Option<usize>, field: FieldName, player: Player) {
        match ply {
            Some(ply) => self.line[ply] = self.game.line()[ply],
            None => self.tell_start(field, player),
        }
    }

    fn tell_start(&mut self, field: FieldName, player: Player) {
        let value = self.game.start().field(field, player);
        self.start.fields.set(field, player, value);
    }

    /// Tells that the piece dropped last on a square was not mined.
    fn tell_plain(&mut self, player: Player, square: Option<Square>) {
        let drops = self.drops[player].iter().rev();
        let Some(&(ply, _)) = { drops }.find(|&&(_, to)| Some(to) == square) else {
            return;
        };
        if let Action::Drop { mined, .. } = &mut self.line[ply] {
            *mined = Secrecy::No;
        }
    }
}

/// What the array itself says is known to all, and everything where the game is over from the start.
fn start_without_secrets(game: &Game) -> Setup {
    let mut start = game.start().setup();
    if game.start().lost().is_some() {
        return start;
    }
    let values = start.fields;
    for (field, player, value) in values.iter() {
        let in_array = game.variant().array.fields.get(field, player) == value;
        if values.keeps_secret(field, player) && !in_array {
            start.fields.set(field, player, FieldValue::Unknown);
        }
    }
    start
}

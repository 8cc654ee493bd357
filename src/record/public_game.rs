//! A game with public knowledge only: revealed secrets are filled in where they were chosen, all others are unknown.

use super::Game;
use super::commitment::{Choice, Moment};
use crate::geometry::Square;
use crate::moves::{Action, Secrecy};
use crate::piece::{ByPlayer, Player};
use crate::position::Position;
use crate::rules::{self, Reveal, RevealKind};
use crate::setup::{FieldName, FieldValue, Setup};

impl Game {
    /// The game with public knowledge only. Nothing derived from it can reveal a secret.
    pub fn as_public(&self) -> Game {
        let mut public = PublicGame::of(self);
        let mut ply = 0;
        self.replay(|before, action, after| {
            public.note_origin(before, action, ply);
            for reveal in rules::reveals(before, action, after) {
                public.reveal(before, reveal);
            }
            ply += 1;
        });
        for choice in &self.exposed {
            public.expose(choice);
        }
        let PublicGame { start, line, .. } = public;
        // Replacing values with unknowns keeps a legal start legal.
        let start = Position::from_valid_setup(self.variant().clone(), &start);
        let mut game = Game::from_position(start);
        game.line = line;
        game.go_to(self.ply());
        game.stopped = self.stopped;
        game.comments.clone_from(&self.comments);
        game.commitments.clone_from(&self.commitments);
        game.exposed.clone_from(&self.exposed);
        game.searched.clone_from(&self.searched);
        for commitment in &mut game.commitments {
            if !self.exposed.contains(&commitment.choice) {
                commitment.opening = None;
            }
        }
        game
    }
}

/// The public game under construction, and where its secrets were chosen.
struct PublicGame<'g> {
    game: &'g Game,
    start: Setup,
    line: Vec<Action>,
    /// The ply at which each player hid its crown.
    hidings: ByPlayer<Option<usize>>,
    /// The ply at which each player split its monarch.
    splits: ByPlayer<Option<usize>>,
    /// Each player's drops of pieces that may be mined.
    drops: ByPlayer<Vec<(usize, Square)>>,
}

impl<'g> PublicGame<'g> {
    fn of(game: &'g Game) -> PublicGame<'g> {
        let variant = game.variant();
        let line = game.line().iter();
        PublicGame {
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

    fn reveal(&mut self, before: &Position, reveal: Reveal) {
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
                    true => self.reveal_start(FieldName::Crown, player),
                    false => self.reveal_action(self.splits[player], FieldName::Half, player),
                }
            }
            RevealKind::CrownFound | RevealKind::OwnCrown => {
                self.reveal_action(self.hidings[player], FieldName::Hidden, player);
            }
            RevealKind::Mine => {
                self.reveal_start(FieldName::Mine, player);
                for &(ply, _) in &self.drops[player] {
                    self.line[ply] = self.game.line()[ply];
                }
            }
            RevealKind::NoMine => self.reveal_unmined(player, reveal.square),
        }
    }

    fn expose(&mut self, choice: &Choice) {
        match choice.moment {
            Moment::Before => self.reveal_start(choice.field, choice.player),
            Moment::Action(ply) => self.line[ply] = self.game.line()[ply],
        }
    }

    /// Reveals a choice made by an action, or before the game.
    fn reveal_action(&mut self, ply: Option<usize>, field: FieldName, player: Player) {
        match ply {
            Some(ply) => self.line[ply] = self.game.line()[ply],
            None => self.reveal_start(field, player),
        }
    }

    fn reveal_start(&mut self, field: FieldName, player: Player) {
        let value = self.game.start().field(field, player);
        self.start.fields.set(field, player, value);
    }

    /// Reveals that the piece last dropped on a square was not mined.
    fn reveal_unmined(&mut self, player: Player, square: Option<Square>) {
        let drops = self.drops[player].iter().rev();
        let Some(&(ply, _)) = { drops }.find(|&&(_, to)| Some(to) == square) else {
            return;
        };
        if let Action::Drop { mined, .. } = &mut self.line[ply] {
            *mined = Secrecy::No;
        }
    }
}

/// Values that are fixed by the array are public. If the game is over at its start, all values are.
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

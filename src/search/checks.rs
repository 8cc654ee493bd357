//! Tells whether a move gives check without making it, because most pruned moves need not be made. While it is unknown
//! which of two pieces carries the crown, there is no check, but an attack on either counts the same.

use super::searcher::Searcher;
use crate::moves::Action;
use crate::piece::{Piece, Player};

impl Searcher {
    /// Whether an action of the top node is never pruned: it may give check, or it reaches a goal.
    pub(super) fn is_forcing(&mut self, action: Action) -> bool {
        self.reaches_goal(action) || self.may_give_check(action)
    }

    /// Whether an action of the top node may give check or attack a possible royal piece. Exact for ordinary moves that
    /// reveal nothing; `true` for all others.
    pub(super) fn may_give_check(&mut self, action: Action) -> bool {
        let Action::Move { from, to } = action else {
            return self.may_check_from_hand(action);
        };
        let position = &self.position;
        let reveals = || {
            self.has_secrets
                && (position.at(to).is_some() || !position.revealable_secrets(action).is_empty())
        };
        let Some(piece) = position.at(from).filter(|_| !reveals()) else {
            return true;
        };
        let Some(enemy) = position.first_opponent(piece.owner()) else {
            return true;
        };
        if position.variant().rules.royalty.is_some() {
            return true;
        }
        let Some(royal) = position.royal(enemy) else {
            return self.attacks_possible_royal(action);
        };
        let end = position.variant().landing(to).unwrap_or(to);
        let attackers = position.checking_pieces(enemy);
        let discovery_squares = &mut self.stack[self.height - 1].discovery_squares;
        let discovery_squares =
            discovery_squares.get_or_insert_with(|| position.sensitive_squares(royal, attackers));
        let may_discover = [from, to, end]
            .iter()
            .any(|&square| discovery_squares.contains(square));
        may_discover && position.would_discover_attack(piece, (from, to, end), royal, attackers)
            || position.would_attack(piece, from, end, royal)
    }

    /// Whether an action of a piece in hand may give check; `true` for all other actions. With a piece that enters, an
    /// attack that it blocks counts, too.
    fn may_check_from_hand(&mut self, action: Action) -> bool {
        let Action::Gate { from, to, kind } = action else {
            return self.may_check_by_drop(action);
        };
        let position = &self.position;
        let player = position.turn();
        let royal = { position.first_opponent(player) }.and_then(|enemy| position.royal(enemy));
        let piece = Piece::new(kind, player);
        royal.is_none_or(|royal| position.would_attack(piece, from, from, royal))
            || self.may_give_check(Action::Move { from, to })
    }

    /// Whether a drop or a wall may give check; `true` for all other actions. Exact where captured pieces come into a hand; elsewhere
    /// there are so few drops that none is pruned.
    fn may_check_by_drop(&self, action: Action) -> bool {
        if let Action::Wall { .. } = action {
            // Only a hopper could give check over it.
            return self.position.variant().lines.may_hop();
        }
        let (Action::Drop { kind, to, .. }, false) = (action, self.has_secrets) else {
            return true;
        };
        let position = &self.position;
        let (variant, player) = (position.variant(), position.turn());
        let royal = { position.first_opponent(player) }.and_then(|enemy| position.royal(enemy));
        let Some(royal) = royal.filter(|_| variant.rules.captures_fill_hands()) else {
            return true;
        };
        let piece = Piece::new(kind, player);
        position.would_attack(piece, to, to, royal)
            || position.would_discover_attack(piece, (to, to, to), royal, variant.pieces_of[player])
    }

    /// Whether the moved piece attacks a possible royal piece of the enemy from its new square.
    pub(super) fn attacks_possible_royal(&self, action: Action) -> bool {
        let (Action::Move { from, to }, true) = (action, self.has_secrets) else {
            return false;
        };
        let position = &self.position;
        let Some(piece) = position.at(from) else {
            return false;
        };
        let end = position.variant().landing(to).unwrap_or(to);
        let Some(enemy) = position.first_opponent(piece.owner()) else {
            return false;
        };
        for suspect in position.possible_royals(enemy) {
            if position.would_attack(piece, from, end, suspect) {
                return true;
            }
        }
        false
    }

    pub(super) fn is_possible_royal_attacked(&self, player: Player) -> bool {
        let position = &self.position;
        let mut possible_royals = position.possible_royals(player);
        let is_attacked = |suspect| position.is_attacked(suspect, position.checking_pieces(player));
        self.has_secrets && possible_royals.any(is_attacked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Square;
    use crate::position::Position;
    use crate::rules::{self, View};
    use crate::search::tests::{samples, variants};
    use crate::search::{Limits, Memory, Options};
    use crate::variant::Variant;
    use std::sync::Arc;

    fn has_checks(variant: &Arc<Variant>) -> bool {
        let start = Position::start(variant.clone());
        let royal = variant
            .players()
            .any(|player| !start.royals(player).is_empty());
        let exact = !variant.rules.no_checks && variant.rules.royalty.is_none();
        (royal || variant.alphabet.has_secrets()) && exact
    }

    /// Compares predictions with positions after moves. Returns the number of checks and of other moves.
    fn compare_predictions(variant: &Arc<Variant>) -> [u32; 2] {
        let has_secrets = variant.alphabet.has_secrets();
        let (mut checks, mut others) = (0, 0);
        for truth in samples(variant, 150) {
            let view = View::of(&truth, Some(truth.turn()));
            let mut position = view.public_position().expect("a public position");
            let memory = Memory::new(variant, 4);
            let limits = Limits::depth(1);
            let searcher = Searcher::new(&view, &[], limits, Options::default(), memory);
            let mut searcher = searcher.expect("an open game");
            searcher.height = 1;
            for action in rules::legal_actions(&position) {
                let Action::Move { .. } = action else {
                    continue;
                };
                let predicted = searcher.may_give_check(action);
                position.make(action);
                let given = position.in_check(position.turn());
                position.unmake();
                let sure = predicted == given || has_secrets && predicted;
                assert!(sure, "{} {}", position.text(), action.text(variant));
                checks += given as u32;
                others += !predicted as u32;
            }
        }
        [checks, others]
    }

    #[test]
    fn check_prediction_agrees_with_making_the_move() {
        for variant in variants() {
            if variant.players.len() != 2 || !has_checks(&variant) {
                continue;
            }
            let [checks, others] = compare_predictions(&variant);
            let enough = match variant.alphabet.has_secrets() {
                true => 1,
                false => 10,
            };
            assert!(
                checks >= enough && others > 500,
                "{} {checks} {others}",
                variant.id
            );
        }
    }

    #[test]
    fn walls_left_behind_give_no_discovered_check() {
        let text = crate::variant::shipped_text("chess").expect("a shipped game");
        let walls = "[walls]\nplaced = \"left-behind\"\n\n[ending]";
        let text = text.replacen("[ending]", walls, 1);
        let variant = Variant::load("file.toml", &text).expect("a valid file");
        let [checks, others] = compare_predictions(&Arc::new(variant));
        assert!(checks >= 10 && others > 500, "{checks} {others}");
    }

    #[test]
    fn screens_of_grasshoppers_give_discovered_checks() {
        let text = crate::variant::shipped_text("chess").expect("a shipped game");
        let text = text.replacen("moves = \"N\"", "moves = \"gQ\"", 1);
        let variant = Variant::load("file.toml", &text).expect("a valid file");
        assert!(variant.lands_behind);
        let [checks, others] = compare_predictions(&Arc::new(variant));
        assert!(checks >= 10 && others > 500, "{checks} {others}");
    }

    #[test]
    fn attack_prediction_agrees_with_making_the_move() {
        for variant in variants() {
            if variant.players.len() != 2 || variant.rules.crown.is_none() {
                continue;
            }
            let mut counts = [0; 2];
            for truth in samples(&variant, 150) {
                let view = View::of(&truth, Some(truth.turn()));
                let memory = Memory::new(&variant, 4);
                let limits = Limits::depth(1);
                let searcher = Searcher::new(&view, &[], limits, Options::default(), memory);
                let mut searcher = searcher.expect("an open game");
                for action in rules::legal_actions(&searcher.position) {
                    if let Action::Move { to, .. } = action
                        && searcher.position.at(to).is_none()
                        && searcher.position.revealable_secrets(action).is_empty()
                    {
                        counts[usize::from(attacks_possible_royal(&mut searcher, action, to))] += 1;
                    }
                }
            }
            let [others, pressing] = counts;
            assert!(pressing >= 10 && others > 500, "{} {counts:?}", variant.id);
        }
    }

    /// Compares the prediction for a move to an empty square with the position after it.
    fn attacks_possible_royal(searcher: &mut Searcher, action: Action, to: Square) -> bool {
        let predicted = searcher.attacks_possible_royal(action);
        let mover = searcher.position.turn();
        searcher.position.make(action);
        let position = &searcher.position;
        let enemy = position.turn();
        let enemies = position.checking_pieces(enemy);
        let is_attacked = |suspect| position.attackers(suspect, enemies).contains(to);
        let seen = enemy != mover && position.possible_royals(enemy).any(is_attacked);
        assert_eq!(predicted, seen, "{}", position.text());
        assert!(!predicted || searcher.is_possible_royal_attacked(enemy));
        searcher.position.unmake();
        predicted
    }
}

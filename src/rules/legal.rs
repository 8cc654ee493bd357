//! Legal actions: the possible ones that leave no royal of the mover attacked.
//!
//! Only a move that touches a cell on a line of attack can expose a royal, so that all others are legal without a
//! trial. The slow definition (make the action, look whether any enemy captures the royal) stands in
//! `tests/properties.rs` beside this one.

use super::crossing::Crossing;
use crate::geometry::{Square, SquareSet};
use crate::movegen;
use crate::movement::LineKind;
use crate::moves::Action;
use crate::piece::{Piece, PieceSet, Player};
use crate::position::{Danger, Position};
use crate::sorting::sort_by_key;
use crate::variant::Goal;

/// What protects the royal of the seat to act, worked out once for a position.
pub struct Guard<'p> {
    position: &'p Position,
    player: Player,
    royal: Option<Square>,
    enemies: PieceSet,
    danger: Danger,
    /// Men that have moved go on to another board.
    passes_over: bool,
}

impl<'p> Guard<'p> {
    /// Looks along the lines of attack to the royal of the seat to act.
    pub fn new(position: &'p Position) -> Guard<'p> {
        let player = position.turn();
        let royal = position.royal(player);
        let enemies = position.enemies(player);
        let safe = Danger {
            attacked: false,
            sensitive: SquareSet::EMPTY,
        };
        let danger = royal.map_or(safe, |royal| position.danger_to(royal, enemies));
        Guard {
            position,
            player,
            royal,
            enemies,
            danger,
            passes_over: position.variant().rules.passes_over,
        }
    }

    /// Whether the royal of the seat to act is attacked.
    pub fn in_check(&self) -> bool {
        self.danger.attacked
    }

    /// Whether a possible action leaves the mover's royal safe.
    #[inline]
    pub fn allows(&self, action: Action) -> bool {
        let Some(royal) = self.royal else { return true };
        if self.passes_over {
            return self.allows_crossing(royal, action);
        }
        match action {
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::Promote { from, to, .. } => {
                if from == royal {
                    self.royal_may_stand_on(from, to)
                } else if self.danger.sensitive.contains(from) || self.danger.sensitive.contains(to)
                {
                    self.is_safe_after(royal, &[from], to, self.position.at(from))
                } else {
                    !self.danger.attacked
                }
            }
            Action::EnPassant { from, to, taken } => {
                self.is_safe_after(royal, &[from, taken], to, self.position.at(from))
            }
            Action::Castle(index) => self.allows_castling(royal, index as usize),
            Action::Drop { kind, to, .. } => {
                let man = Some(Piece::new(kind, self.player));
                self.is_safe_after(royal, &[], to, man) || self.may_be_covered_after(action)
            }
            Action::TwoSteps { from, via, to } => {
                let emptied = [from, via.unwrap_or(from)];
                let man = to.and(self.position.at(from));
                self.is_safe_after(royal, &emptied, to.unwrap_or(from), man)
            }
            Action::Done => !self.danger.attacked,
            // Neither ends the turn, and what may still be done is seen then.
            Action::Hide { .. } | Action::Split { .. } => true,
            Action::Pass | Action::Claim { .. } => true,
        }
    }

    /// As [`Guard::allows`] where men go on to another board: nothing may attack the royal before the man passes,
    /// if it moved on the royal's board, nor after.
    fn allows_crossing(&self, royal: Square, action: Action) -> bool {
        let position = self.position;
        if let Action::Castle(index) = action {
            return self.allows_castling(royal, index as usize)
                && Crossing::of_castling(position, index as usize)
                    .is_none_or(|crossing| !crossing.is_attacked_after(royal, self.enemies));
        }
        let (Some(from), Some(to)) = action.cells(position.variant()) else {
            return true;
        };
        let Some(crossing) = Crossing::of_move(position, from, to) else {
            return true;
        };
        // One man coming and one going can't expose the royal but on a sensitive cell; with a capture two go.
        let sensitive = self.danger.sensitive;
        let touches = from == royal
            || position.at(to).is_some()
            || sensitive.contains(from)
            || sensitive.contains(to)
            || crossing.lands().any(|lands| sensitive.contains(lands));
        if !touches {
            return !self.danger.attacked;
        }
        !crossing.is_attacked_before(royal, self.enemies)
            && !crossing.is_attacked_after(royal, self.enemies)
    }

    /// Whether a royal that has moved to `to` may go on from there, if it has to.
    fn royal_may_cross(&self, from: Square, to: Square) -> bool {
        !self.passes_over
            || !movegen::landing_is_taken(self.position, to)
                && Crossing::of_move(self.position, from, to)
                    .is_none_or(|crossing| !crossing.is_attacked_after(from, self.enemies))
    }

    /// Whether the royal would be safe on `to`, judged with its own cell empty.
    fn royal_may_stand_on(&self, from: Square, to: Square) -> bool {
        let position = self.position;
        let royal = position.at(from);
        !position.is_attacked_on(to, self.enemies, |square| {
            if square == to {
                royal
            } else if square == from {
                None
            } else {
                position.at(square)
            }
        })
    }

    fn is_safe_after(
        &self,
        royal: Square,
        emptied: &[Square],
        filled: Square,
        man: Option<Piece>,
    ) -> bool {
        !self.position.is_attacked_on(royal, self.enemies, |square| {
            if square == filled {
                man
            } else if emptied.contains(&square) {
                None
            } else {
                self.position.at(square)
            }
        })
    }

    fn allows_castling(&self, royal: Square, index: usize) -> bool {
        let position = self.position;
        let castling = &position.variant().rules.castlings[index];
        let attacked = |square| {
            position.is_attacked_on(square, self.enemies, |other| {
                if other == castling.from {
                    None
                } else {
                    position.at(other)
                }
            })
        };
        if royal == castling.from && castling.safe.iter().any(attacked) {
            return false;
        }
        let (long, partner) = (
            position.at(castling.from),
            position.at(castling.partner_from),
        );
        let stands = if royal == castling.from {
            castling.to
        } else {
            royal
        };
        !position.is_attacked_on(stands, self.enemies, |square| match square {
            _ if square == castling.to => long,
            _ if square == castling.partner_to => partner,
            _ if square == castling.from || square == castling.partner_from => None,
            _ => position.at(square),
        })
    }

    /// A turn of several drops may answer a check with a later one.
    fn may_be_covered_after(&self, drop: Action) -> bool {
        let mut ahead = self.position.clone();
        ahead.make(drop);
        can_be_covered(&mut ahead, self.player)
    }

    /// Removes what isn't legal from the possible moves of the royal that lie in `actions` from `first` on,
    /// and adds those along guarded lines.
    fn add_royal_moves(&self, royal: Square, piece: Piece, actions: &mut Vec<Action>) {
        let position = self.position;
        let lines = &position.variant().lines;
        let first = actions.len();
        if !lines.of(piece, royal).iter().any(|line| line.guarded) {
            movegen::add_moves_of(position, royal, piece, actions);
            return self.keep_legal(actions, first);
        }
        for line in lines.of(piece, royal) {
            let cells = lines.cells(line);
            let may_pass = |&&to: &&Square| self.royal_may_stand_on(royal, to);
            let empty = |cell: &&Square| position.at(**cell).is_none();
            let reach = cells.len().min(cells.iter().take_while(empty).count() + 1);
            let open = if line.guarded {
                cells[..reach].iter().take_while(may_pass).count()
            } else {
                reach
            };
            movegen::for_each_end(position, self.player, line, |to| {
                if cells[..open].contains(&to)
                    && (line.guarded || self.royal_may_stand_on(royal, to))
                    && self.royal_may_cross(royal, to)
                {
                    actions.push(Action::Move { from: royal, to });
                }
            });
        }
        debug_assert!(
            lines
                .of(piece, royal)
                .iter()
                .all(|line| line.kind == LineKind::Slide)
        );
    }

    /// As [`Guard::add_royal_moves`], captures alone.
    fn add_royal_captures(&self, royal: Square, piece: Piece, actions: &mut Vec<Action>) {
        let position = self.position;
        let lines = &position.variant().lines;
        let capturing = lines.of(piece, royal).iter().filter(|line| line.captures);
        for line in capturing {
            let cells = lines.cells(line);
            movegen::for_each_capture(position, self.player, line, |to| {
                let passed = cells.iter().take_while(|&&cell| line.guarded && cell != to);
                let safe = |&cell: &Square| self.royal_may_stand_on(royal, cell);
                if safe(&to) && passed.into_iter().all(safe) && self.royal_may_cross(royal, to) {
                    actions.push(Action::Move { from: royal, to });
                }
            });
        }
    }

    fn keep_legal(&self, actions: &mut Vec<Action>, first: usize) {
        let mut kept = first;
        for index in first..actions.len() {
            if self.allows(actions[index]) {
                actions[kept] = actions[index];
                kept += 1;
            }
        }
        actions.truncate(kept);
    }
}

/// Whether the drops left to a seat in its turn can close the lines of attack to its royal.
fn can_be_covered(position: &mut Position, player: Player) -> bool {
    if position.turn() != player {
        return false;
    }
    let sensitive = Guard::new(position).danger.sensitive;
    let mut drops = Vec::new();
    movegen::add_drops(position, &mut drops);
    drops.retain(|drop| matches!(drop, Action::Drop { to, .. } if sensitive.contains(*to)));
    drops.into_iter().any(|drop| {
        position.make(drop);
        let covered = !position.in_check(player) || can_be_covered(position, player);
        position.unmake();
        covered
    })
}

/// Every legal action of the seat to act, in no particular order. Draws by repetition or move count are not
/// looked at; nothing is legal where the seat to act is out of the game or the game is won.
pub fn legal_actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_actions_into(position, &mut actions);
    actions
}

/// As [`legal_actions`], into a list that is cleared first.
pub fn legal_actions_into(position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    if position.winner().is_some() {
        return;
    }
    add_claims(position, actions);
    if !actions.is_empty() {
        return;
    }
    let guard = Guard::new(position);
    if position.counter_of_drops() == 0 {
        add_moves(position, &guard, actions);
    } else if guard.allows(Action::Done) {
        actions.push(Action::Done);
    }
    if !position.variant().rules.drops.is_empty() {
        let first = actions.len();
        movegen::add_drops(position, actions);
        guard.keep_legal(actions, first);
    }
    if position.variant().rules.crown.is_some() {
        movegen::add_hidings(position, actions);
        movegen::add_splits(position, actions);
    }
    if actions.is_empty() && may_pass(position) {
        actions.push(Action::Pass);
    }
}

fn add_moves(position: &Position, guard: &Guard, actions: &mut Vec<Action>) {
    for from in position.men(position.turn()) {
        let Some(piece) = position.at(from) else {
            continue;
        };
        if guard.royal == Some(from) {
            guard.add_royal_moves(from, piece, actions);
        } else {
            let first = actions.len();
            movegen::add_moves_of(position, from, piece, actions);
            guard.keep_legal(actions, first);
        }
    }
    let first = actions.len();
    movegen::add_castlings(position, actions);
    guard.keep_legal(actions, first);
}

/// The legal captures and promotions among [`legal_actions_into`], without those of reserves: what must be looked
/// at before a position can be judged.
pub fn legal_captures_into(position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    if position.winner().is_some() {
        return;
    }
    add_claims(position, actions);
    if !actions.is_empty() || position.counter_of_drops() > 0 {
        return;
    }
    let guard = Guard::new(position);
    for from in position.men(position.turn()) {
        let Some(piece) = position.at(from) else {
            continue;
        };
        let first = actions.len();
        if guard.royal == Some(from) {
            guard.add_royal_captures(from, piece, actions);
        } else {
            movegen::add_captures_of(position, from, piece, actions);
            guard.keep_legal(actions, first);
        }
    }
}

/// Whether claims are the goal and a turn has just begun.
#[inline]
fn may_claim(position: &Position) -> bool {
    position.variant().rules.goal == Goal::Claim
        && position.counter_of_drops() == 0
        && position.winner().is_none()
}

/// The royals that the seat to act, which may claim, attacks, with their seats.
fn claimable(position: &Position) -> impl Iterator<Item = (Player, Square)> + '_ {
    let player = position.turn();
    let own = position.variant().men_of[player];
    let others = position.living().filter(move |&other| other != player);
    others.filter_map(move |victim| {
        let royal = position.royal(victim)?;
        position.is_attacked(royal, own).then_some((victim, royal))
    })
}

/// Whether the seat to act must claim a checkmate before anything else. No draw comes before that.
pub fn must_claim(position: &Position) -> bool {
    may_claim(position) && claimable(position).next().is_some()
}

/// Where a checkmate must be claimed nothing else is legal.
fn add_claims(position: &Position, actions: &mut Vec<Action>) {
    if !may_claim(position) {
        return;
    }
    let own = position.variant().men_of[position.turn()];
    for (victim, royal) in claimable(position) {
        let mut attacks = position.attacks_on(royal, own, |square| position.at(square));
        sort_by_key(&mut attacks, |attack| attack.from);
        attacks.dedup_by_key(|attack| attack.from);
        actions.extend(attacks.iter().map(|attack| Action::Claim {
            attacker: attack.from,
            victim,
        }));
    }
}

fn may_pass(position: &Position) -> bool {
    let rules = &position.variant().rules;
    let more_than_two = position.living().take(3).count() > 2;
    rules.passes && (more_than_two || position.in_check(position.turn()))
}

/// Whether the seat to act has anything legal to do.
pub fn has_legal_action(position: &Position) -> bool {
    !legal_actions(position).is_empty()
}

/// Whether an action is legal in a position; any action may be asked about.
pub fn is_legal(position: &Position, action: Action) -> bool {
    legal_actions(position).contains(&action)
}

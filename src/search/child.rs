//! Going down: from an action that is to be tried to a score that is known at once, or to a node of its own.

use super::history::PreviousMoves;
use super::node::{CurrentMove, Node, Stage};
use super::ordering::{self, PieceTo};
use super::pruning;
use super::reductions::child_window;
use super::score::{self, INFINITE, MAX_PLIES};
use super::search_window::{SearchKind, SearchWindow};
use super::searcher::Searcher;
use super::transposition_table::Entry;
use crate::moves::Action;
use crate::piece::{Piece, PieceType, Player};
use crate::rules;

/// A player with fewer pieces besides royals and promoting ones may soon have none that it would like to move.
const NULL_MOVE_MIN_PIECES: u32 = 2;

/// A position about to be searched, its action made.
pub(super) struct Child {
    window: SearchWindow,
    in_check: bool,
    horizon: usize,
    previous: PreviousMoves,
    after_null: bool,
    /// What the table knows of it.
    entry: Option<Entry>,
}

impl Searcher {
    /// Makes an action. Its score, if it is settled at once; else a node has been opened, or the action skipped.
    pub(super) fn enter(&mut self, current: CurrentMove, bounds: (i32, i32)) -> Option<i32> {
        if let SearchKind::Singular { singular_beta } = current.search_kind {
            self.search_singular(current, singular_beta);
            return None;
        }
        let mut child = self.make(current, bounds)?;
        let leaf_score = self.leaf_score(&mut child);
        if leaf_score.is_some() {
            return leaf_score;
        }
        self.push_child(child)
    }

    /// `None` if the action turns out not to be worth a look; it is then taken back.
    fn make(&mut self, mut current: CurrentMove, bounds: (i32, i32)) -> Option<Child> {
        let gives_no_check = |action| current.prunable && !self.may_give_check(action);
        if current.action.is_some_and(gives_no_check) {
            return None;
        }
        let reduced = matches!(current.search_kind, SearchKind::Reduced { .. });
        let attacks_possible_royal =
            |action| (current.prunable || reduced) && self.attacks_possible_royal(action);
        let attacks_possible_royal = current.action.is_some_and(attacks_possible_royal);
        let mover = self.position.turn();
        let last = current
            .action
            .and_then(|action| ordering::piece_to(&self.position, action));
        match (current.action, &self.stack[self.height - 1].chance_node) {
            (Some(action), Some(chance_node)) => {
                let assumed = chance_node.assumed(current.outcome);
                self.position.make_assuming(action, assumed);
            }
            (Some(action), None) => self.position.make(action),
            (None, _) => self.position.make_null(),
        }
        self.nodes += 1;
        let turn = self.position.turn();
        current.same_player = turn == mover;
        let in_check = self.position.in_check(turn);
        let forcing = in_check || attacks_possible_royal;
        if current.prunable && !forcing {
            self.position.unmake();
            return None;
        }
        self.hashes.push(self.position.repetition_hash());
        if forcing && reduced {
            current.search_kind = SearchKind::ZeroWindow;
        }
        // If the child is settled at once there is no line behind it.
        self.stack[self.height].line.clear();
        Some(self.child_of(current, bounds, in_check, last))
    }

    /// Notes the trial and says what is asked of the position that it has led to.
    fn child_of(
        &mut self,
        current: CurrentMove,
        bounds: (i32, i32),
        in_check: bool,
        last: Option<PieceTo>,
    ) -> Child {
        let after_null = current.action.is_none();
        let irreversible = after_null || self.position.clock_plies() == 0;
        let here = self.hashes.len() - 1;
        let extension = self.extension(&current);
        let node = self.top();
        node.current = Some(current);
        let window = child_window(node, &current, bounds, extension);
        Child {
            window,
            in_check,
            horizon: if irreversible { here } else { node.horizon },
            previous: [last, node.previous[0]],
            after_null,
            entry: None,
        }
    }

    /// Plies by which an action is looked at deeper: where it is the only good one. A check alone is no reason: with pieces that
    /// reach far there are too many of them.
    fn extension(&mut self, current: &CurrentMove) -> i32 {
        if !self.options.selective || self.height >= 2 * self.iteration_plies() {
            return 0;
        }
        let node = self.top();
        let is_hash_move = current.action.is_some() && current.action == node.hash_move;
        if is_hash_move { node.extension } else { 0 }
    }

    /// The score of a position that needs no node of its own. What the table knows of it is noted.
    fn leaf_score(&mut self, child: &mut Child) -> Option<i32> {
        let ply = self.height;
        let SearchWindow { depth, alpha, beta } = child.window;
        if self.is_decided() {
            return Some(self.score_without_actions(ply));
        }
        if self.is_drawn(child.horizon) {
            return Some(0);
        }
        if ply >= MAX_PLIES {
            return Some(self.evaluation());
        }
        if depth <= 0 {
            return Some(self.quiescence(alpha, beta, ply, child.in_check));
        }
        child.entry = self.memory.table.probe(self.key()).copied();
        let entry = child.entry.as_ref()?;
        self.table_cutoff(entry, &child.window, ply)
    }

    /// Nothing is taken from the table where a score is wanted (the line would be cut short) or where the draw by
    /// move count is near (the table doesn't know of it).
    pub(super) fn table_cutoff(
        &self,
        entry: &Entry,
        window: &SearchWindow,
        ply: usize,
    ) -> Option<i32> {
        if window.is_pv() {
            return None;
        }
        let deep_enough = if self.options.selective {
            entry.depth() >= window.depth
        } else {
            entry.depth() == window.depth
        };
        let score = score::from_table(entry.score(), ply);
        if !deep_enough || !entry.allows_cutoff(score, window.alpha, window.beta) {
            return None;
        }
        let limit = rules::move_count_limit(&self.position);
        let near = |plies: u16| self.position.clock_plies() + 10 >= plies;
        (!limit.is_some_and(near)).then_some(score)
    }

    /// What a position is worth at first sight, before and after looking into the table.
    pub(super) fn static_evaluations(&mut self, entry: Option<&Entry>, ply: usize) -> (i32, i32) {
        let static_eval = entry.and_then(Entry::static_eval);
        let static_eval = static_eval.unwrap_or_else(|| self.evaluation());
        let Some(entry) = entry.filter(|_| self.options.selective) else {
            return (static_eval, static_eval);
        };
        let score = score::from_table(entry.score(), ply);
        // What was found by searching is better than what was judged, where it says anything.
        let better =
            !score::is_mate(score) && entry.allows_cutoff(score, static_eval + 1, static_eval);
        (static_eval, if better { score } else { static_eval })
    }

    /// Opens a node, unless the game is over here or the position good enough as it is.
    fn push_child(&mut self, child: Child) -> Option<i32> {
        let ply = self.height;
        let Child {
            mut window,
            in_check,
            horizon,
            previous,
            after_null,
            entry,
        } = child;
        let (static_eval, evaluation) = if in_check {
            (-INFINITE, -INFINITE)
        } else {
            self.static_evaluations(entry.as_ref(), ply)
        };
        let parent = &self.stack[ply - 1];
        let improving = !in_check && static_eval > parent.previous_static_eval;
        let previous_static_eval = parent.static_eval;
        let selective = self.options.selective;
        let possible_royal_attacked =
            selective && self.is_possible_royal_attacked(self.position.turn());
        let may_prune = selective
            && !possible_royal_attacked
            && !window.is_pv()
            && !in_check
            && !score::is_mate(window.beta);
        let reverse_futile = pruning::allows_reverse_futility(&window, evaluation, improving);
        if may_prune && reverse_futile && !self.enemies_are_bare() {
            return Some(evaluation);
        }
        let hash_move = entry.and_then(|entry| entry.action);
        if hash_move.is_none() && selective && window.depth >= 4 {
            // Without an idea what to try first the search is better repeated from a shallower one (internal
            // iterative reduction: Schröder).
            window.depth -= 1;
        }
        let may_try_null_move = may_prune
            && !after_null
            && evaluation >= window.beta
            && self.null_move_is_sound(&window);
        self.height += 1;
        let node = &mut self.stack[ply];
        node.begin(window, in_check, horizon, previous);
        node.hash_move = hash_move;
        node.possible_royal_attacked = possible_royal_attacked;
        node.static_eval = static_eval;
        node.previous_static_eval = previous_static_eval;
        node.evaluation = evaluation;
        node.improving = improving;
        node.may_try_null_move = may_try_null_move;
        if selective && window.depth >= pruning::SINGULAR_MIN_DEPTH {
            node.singular_beta = entry.and_then(|entry| singular_beta_of(&entry, node, ply));
        }
        None
    }

    /// Whether only lone royals are left to fight the player to act: whoever is far ahead there must still mate.
    fn enemies_are_bare(&self) -> bool {
        let turn = self.position.turn();
        let mut enemies = self.position.living().filter(|&player| player != turn);
        enemies.all(|enemy| self.position.pieces(enemy).len() == 1)
    }

    /// Where a player has little but its royal and promoting pieces (having to move is then often a burden: zugzwang), pieces are dropped, or crowns are worn in secret, doing nothing
    /// proves nothing.
    fn null_move_is_sound(&self, window: &SearchWindow) -> bool {
        let rules = &self.position.variant().rules;
        window.depth >= 2
            && rules.crown.is_none()
            && rules.drops.is_empty()
            && self.has_pieces(self.position.turn(), NULL_MOVE_MIN_PIECES)
    }

    /// Whether a player has at least so many pieces besides royals and promoting ones.
    fn has_pieces(&self, player: Player, least: u32) -> bool {
        let variant = self.position.variant();
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        let pieces = kinds.filter(|kind| {
            !variant.kinds[kind.index()].royal && variant.rules.promotions[kind.index()].is_none()
        });
        let counts = pieces.map(|kind| self.position.count(Piece::new(kind, player)) as u32);
        counts.sum::<u32>() >= least
    }

    /// Searches the topmost node's position once more without its known action, to see whether anything else comes near
    /// (singular extensions: Anantharaman, Campbell, Hsu, 1988; by the table, as Stockfish does).
    fn search_singular(&mut self, mut current: CurrentMove, singular_beta: i32) {
        current.same_player = true;
        let ply = self.height;
        let (nodes, deeper) = self.stack.split_at_mut(ply);
        let (Some(node), Some(other)) = (nodes.last_mut(), deeper.first_mut()) else {
            return;
        };
        node.current = Some(current);
        let window = SearchWindow {
            depth: (node.window.depth - 1) / 2,
            alpha: singular_beta - 1,
            beta: singular_beta,
        };
        other.begin(window, node.in_check, node.horizon, node.previous);
        other.possible_royal_attacked = node.possible_royal_attacked;
        other.excluded = node.hash_move;
        other.stage = Stage::Unlisted;
        other.static_eval = node.static_eval;
        other.previous_static_eval = node.previous_static_eval;
        other.evaluation = node.evaluation;
        other.improving = node.improving;
        self.height += 1;
    }

    /// Puts the root on the stack; `self.actions` are its actions.
    pub(super) fn push_root(
        &mut self,
        window: SearchWindow,
        in_check: bool,
        hash_move: Option<Action>,
    ) {
        let static_eval = if in_check {
            -INFINITE
        } else {
            self.evaluation()
        };
        self.height = 1;
        let node = &mut self.stack[0];
        node.begin(window, in_check, 0, [None; 2]);
        (node.static_eval, node.evaluation) = (static_eval, static_eval);
        self.rank_for_root();
        ordering::put_first(&mut self.stack[0].list, hash_move);
    }
}

/// The score below which all others must stay for the known action to be taken for the only good one; `None` if that can't be
/// told.
fn singular_beta_of(entry: &Entry, node: &Node, ply: usize) -> Option<i32> {
    let score = score::from_table(entry.score(), ply);
    let reliable = entry.is_at_least() && entry.depth() >= node.window.depth - 3;
    let fits_stack = ply + 2 < MAX_PLIES;
    let fit = node.hash_move.is_some() && reliable && fits_stack && !score::is_mate(score);
    fit.then(|| score - pruning::singular_margin(node.window.depth))
}

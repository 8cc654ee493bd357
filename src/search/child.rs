//! Makes a move and scores the child node at once, or pushes it onto the stack.

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
use crate::variant::Drops;

/// With fewer pieces (royal and promoting ones not counted), zugzwang is likely.
const NULL_MOVE_MIN_PIECES: u32 = 2;

/// A child node before it is pushed; its move has been made.
pub(super) struct Child {
    window: SearchWindow,
    in_check: bool,
    horizon: usize,
    previous: PreviousMoves,
    after_null: bool,
    entry: Option<Entry>,
}

impl Searcher {
    /// Makes a move. Returns its score if no node is needed; otherwise pushes a node or prunes the move.
    pub(super) fn enter_within(&mut self, current: CurrentMove, bounds: (i32, i32)) -> Option<i32> {
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

    /// Makes a move. Returns `None` and takes it back if it is pruned.
    fn make(&mut self, mut current: CurrentMove, bounds: (i32, i32)) -> Option<Child> {
        let is_quiet = |action| current.prunable && !self.is_forcing(action);
        if current.action.is_some_and(is_quiet) {
            return None;
        }
        let reduced = matches!(current.search_kind, SearchKind::Reduced { .. });
        let attacks_possible_royal =
            |action| (current.prunable || reduced) && self.attacks_possible_royal(action);
        let attacks_possible_royal = current.action.is_some_and(attacks_possible_royal);
        let reaches_goal = current
            .action
            .is_some_and(|action| self.reaches_goal(action));
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
        let forcing = in_check || attacks_possible_royal || reaches_goal;
        if current.prunable && !forcing {
            self.position.unmake();
            return None;
        }
        self.hashes.push(self.position.repetition_hash());
        if forcing && reduced {
            current.search_kind = SearchKind::ZeroWindow;
        }
        // A child that is scored at once has no line.
        self.stack[self.height].line.clear();
        Some(self.child_of(current, bounds, in_check, last))
    }

    fn child_of(
        &mut self,
        current: CurrentMove,
        bounds: (i32, i32),
        in_check: bool,
        last: Option<PieceTo>,
    ) -> Child {
        let after_null = current.action.is_none();
        let captures_return = self.position.variant().rules.captures_fill_hands();
        let irreversible = after_null || self.position.clock_plies() == 0 && !captures_return;
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

    /// The extension of a move in plies: only singular moves are extended. Checks are not, because far-reaching pieces
    /// give too many.
    fn extension(&mut self, current: &CurrentMove) -> i32 {
        if !self.options.selective || self.height >= 2 * self.iteration_plies() {
            return 0;
        }
        let node = self.top();
        let is_hash_move = current.action.is_some() && current.action == node.hash_move;
        if is_hash_move { node.extension } else { 0 }
    }

    /// The score of a position that needs no node of its own. Also looks up its table entry.
    fn leaf_score(&mut self, child: &mut Child) -> Option<i32> {
        let ply = self.height;
        self.highest = self.highest.max(ply);
        let SearchWindow { depth, alpha, beta } = child.window;
        if let Some(score) = self.ended_score(ply) {
            return Some(score);
        }
        if let Some(score) = self.repetition_score(child.horizon, ply) {
            return Some(score);
        }
        if self.wins_by_castling() {
            return Some(score::won(ply + 1));
        }
        if ply >= MAX_PLIES {
            return Some(self.evaluation());
        }
        // Elsewhere the winning move belongs in the line.
        if !child.window.is_pv() && self.wins_by_goal_next() {
            return Some(score::won(ply + 1));
        }
        if depth <= 0 {
            return Some(self.quiescence(alpha, beta, ply, child.in_check));
        }
        child.entry = self.memory.table.probe(self.key()).copied();
        let entry = child.entry.as_ref()?;
        self.table_cutoff(entry, &child.window, ply)
    }

    /// The score of the table entry, if it allows a cutoff. Not in PV nodes, where it would cut the line short, and not
    /// near a draw by move count or counting, which the table does not know.
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
        let counted_out = |(plies, limit)| plies + 10 >= limit;
        let near = limit.is_some_and(near) || self.position.counting().is_some_and(counted_out);
        (!near).then_some(score)
    }

    /// The static evaluation, before and after the correction by the table entry.
    pub(super) fn static_evaluations(&mut self, entry: Option<&Entry>, ply: usize) -> (i32, i32) {
        let static_eval = entry.and_then(Entry::static_eval);
        let static_eval = static_eval.unwrap_or_else(|| self.evaluation());
        let Some(entry) = entry.filter(|_| self.options.selective) else {
            return (static_eval, static_eval);
        };
        let score = score::from_table(entry.score(), ply);
        // The score of an earlier search is better than the static evaluation if its bound points the right way.
        let better =
            !score::is_mate(score) && entry.allows_cutoff(score, static_eval + 1, static_eval);
        (static_eval, if better { score } else { static_eval })
    }

    /// Pushes a node, unless its score is known by reverse futility pruning.
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
        let hash_move = entry.and_then(|entry| entry.action());
        if hash_move.is_none() && selective && window.depth >= 4 {
            // Internal iterative reduction (Schröder): without a hash move a shallower search is better.
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

    /// Whether the enemies have only their royal pieces. A winning player must then still mate.
    fn enemies_are_bare(&self) -> bool {
        let turn = self.position.turn();
        let mut enemies = self.position.living().filter(|&player| player != turn);
        enemies.all(|enemy| self.position.pieces(enemy).len() == 1)
    }

    /// Whether a null move proves anything: not in likely zugzwang, with compulsory captures, a wall to place, a turn of
    /// drops, or secret crowns. Where captured pieces return there is hardly any zugzwang.
    fn null_move_is_sound(&self, window: &SearchWindow) -> bool {
        let rules = &self.position.variant().rules;
        window.depth >= 2
            && rules.crown.is_none()
            && !self.position.awaits_wall()
            && !rules.must_capture
            && !rules::pass_would_end(&self.position)
            && match rules.drops.iter().all(Drops::only_enter) {
                true => self.has_pieces(self.position.turn(), NULL_MOVE_MIN_PIECES),
                false => rules.captures_fill_hands(),
            }
    }

    /// Whether a player has at least this many pieces, royal and promoting ones not counted.
    fn has_pieces(&self, player: Player, least: u32) -> bool {
        let variant = self.position.variant();
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        let pieces =
            kinds.filter(|kind| !variant.is_the_royal(*kind) && !variant.rules.promotes(*kind));
        let counts = pieces.map(|kind| self.position.count(Piece::new(kind, player)) as u32);
        counts.sum::<u32>() >= least
    }

    /// Searches the top node again without its hash move (singular extension: Anantharaman, Campbell, Hsu, 1988; based
    /// on the table as in Stockfish).
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

/// The score below which all other moves must stay for the hash move to be singular; `None` if the table does not tell.
fn singular_beta_of(entry: &Entry, node: &Node, ply: usize) -> Option<i32> {
    let score = score::from_table(entry.score(), ply);
    let reliable = entry.is_at_least() && entry.depth() >= node.window.depth - 3;
    let fits_stack = ply + 2 < MAX_PLIES;
    let fit = node.hash_move.is_some() && reliable && fits_stack && !score::is_mate(score);
    fit.then(|| score - pruning::singular_margin(node.window.depth))
}

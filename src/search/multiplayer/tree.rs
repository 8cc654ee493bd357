//! The tree search as a loop over a stack of nodes, so it can pause after any node.
//!
//! Under [`OpponentModel::Paranoid`] and [`OpponentModel::BestReply`]: principal variation search of the root against
//! all others, with scores for the root. Under [`OpponentModel::MaxN`]: each player maximizes its own share, with
//! shallow pruning (Korf, *Multi-Player Alpha-Beta Pruning*, 1991).

use super::max_n::WHOLE;
use super::node::{CurrentMove, Node, SearchKind};
use super::player_scores::PlayerScores;
use super::searcher::MultiplayerSearcher;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::rules;
use crate::search::limits::Limits;
use crate::search::opponent_model::OpponentModel;
use crate::search::ordering;
use crate::search::score::{self, INFINITE, MAX_PLIES};
use crate::search::search_result::SearchResult;
use crate::search::search_window::SearchWindow;
use crate::search::transposition_table::{Bound, Entry};
use crate::search::tree_search::TreeSearch;

impl TreeSearch for MultiplayerSearcher {
    type Move = CurrentMove;
    type Score = PlayerScores;

    fn height(&self) -> usize {
        self.height
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn result(&mut self) -> &mut SearchResult {
        &mut self.result
    }

    fn begin_iteration(&mut self) {
        rules::legal_actions_into(&self.position, &mut self.actions);
        if let Some(only) = self.only {
            self.actions.retain(|&action| action == only);
        }
        let known = self.result.best.filter(|_| self.plies > 1);
        self.push(SearchWindow::full(self.plies), known);
    }

    fn end_iteration(&mut self, scores: PlayerScores) {
        self.result.depth = self.plies as usize;
        let raw = scores[self.root];
        self.result.score = self.reported_score(raw);
        let decided = score::is_mate(raw) && self.options.model != OpponentModel::MaxN;
        let deepest = i32::from(self.limits.depth_plies).min(MAX_PLIES as i32 / 2);
        self.result.done |= self.plies >= deepest || decided && raw > 0;
        self.plies += 1;
    }

    fn next_move(&mut self) -> Option<CurrentMove> {
        if let Some(current) = self.top().re_search.take() {
            return Some(current);
        }
        if self.is_cut() {
            return None;
        }
        let node = self.top();
        let tried = node.next;
        let ranked = ordering::next_best_of_many(&mut node.list, tried)?;
        node.next += 1;
        let search_kind = self.search_kind(ranked.rank, tried);
        Some(CurrentMove {
            action: ranked.action,
            search_kind,
            made: 0,
        })
    }

    fn enter(&mut self, mut current: CurrentMove) -> Option<PlayerScores> {
        let no_royal_attacked = self.top().no_royal_attacked;
        let (made, no_royal_attacked) =
            self.make_with_forced_moves(current.action, no_royal_attacked);
        current.made = made;
        let window = self.child_window(&current);
        let node = self.top();
        node.current = Some(current);
        // A child that is scored at once has no line.
        self.stack[self.height].line.clear();
        let leaf_score = self.leaf_score(&window, no_royal_attacked);
        if leaf_score.is_some() {
            return leaf_score;
        }
        self.push_child(window, no_royal_attacked)
    }

    fn receive(&mut self, scores: PlayerScores) {
        let Some(current) = self.top().current.take() else {
            return;
        };
        self.unmake(current.made);
        let better = self.is_better(&scores);
        let window = self.top().window;
        let inside = scores[self.root] > window.alpha && scores[self.root] < window.beta;
        match current.search_kind {
            SearchKind::Reduced { .. } if better => {
                self.search_again(current, SearchKind::ZeroWindow)
            }
            SearchKind::ZeroWindow if better && inside => {
                self.search_again(current, SearchKind::FullWindow)
            }
            _ => self.record_scores(current.action, scores),
        }
    }

    fn leave(&mut self) -> PlayerScores {
        let ply = self.height - 1;
        let node = &self.stack[ply];
        let own = node.player == self.root;
        let none = MultiplayerSearcher::root_score(if own { -INFINITE } else { INFINITE });
        let best = node.best.unwrap_or(none);
        // The score of a single action isn't that of the position.
        let complete = self.only.is_none() || self.height > 1;
        if !self.is_max_n() && complete {
            let score = best[self.root];
            let (alpha, beta) = node.original_bounds;
            let bound = Bound::of(score, alpha, beta);
            let kept = score::to_table(score, ply);
            let depth = node.window.depth;
            let entry = Entry::new(self.table_key(), node.best_action, kept, depth, bound);
            self.memory.table.store(entry);
        }
        self.height -= 1;
        best
    }
}

impl MultiplayerSearcher {
    fn top(&mut self) -> &mut Node {
        &mut self.stack[self.height - 1]
    }

    fn is_max_n(&self) -> bool {
        self.options.model == OpponentModel::MaxN
    }

    /// Scores of which only the root's entry counts.
    pub(super) fn root_score(score: i32) -> PlayerScores {
        ByPlayer::from_fn(|_| score)
    }

    /// Whether no further move of this node can matter.
    fn is_cut(&self) -> bool {
        let node = &self.stack[self.height - 1];
        if !self.is_max_n() {
            return node.window.alpha >= node.window.beta;
        }
        let Some(before) = self.height.checked_sub(2).map(|at| &self.stack[at]) else {
            return false;
        };
        if before.player == node.player {
            return false;
        }
        let (sure, wanted) = (node.best_for(node.player), before.best_for(before.player));
        sure.zip(wanted)
            .is_some_and(|(sure, wanted)| sure > WHOLE - wanted)
    }

    fn search_kind(&self, rank: i32, tried: usize) -> SearchKind {
        let node = &self.stack[self.height - 1];
        if tried == 0 || self.is_max_n() {
            return SearchKind::FullWindow;
        }
        let quiet = ordering::is_unremarkable(rank) || rank < 0;
        match quiet && node.no_royal_attacked && self.options.selective {
            // Four players have too many moves for full depth: quiet moves are first searched by quiescence only.
            true => SearchKind::Reduced {
                reduction: node.window.depth,
            },
            false => SearchKind::ZeroWindow,
        }
    }

    fn child_window(&self, current: &CurrentMove) -> SearchWindow {
        let node = &self.stack[self.height - 1];
        let SearchWindow { depth, alpha, beta } = node.window;
        let (alpha, beta) = match (current.search_kind, node.player == self.root) {
            (SearchKind::FullWindow, _) => (alpha, beta),
            (_, true) => (alpha, alpha + 1),
            (_, false) => (beta - 1, beta),
        };
        let cost = i32::from(!matches!(current.action, Action::Claim { .. }));
        let shorter = match current.search_kind {
            SearchKind::Reduced { reduction } => reduction,
            _ => 0,
        };
        let extends = i32::from(self.extends(node, depth));
        SearchWindow {
            depth: depth - cost - shorter + extends,
            alpha,
            beta,
        }
    }

    /// Whether to search one ply deeper: after a check by the root at the horizon, and after the root is put in check.
    fn extends(&self, node: &Node, depth: i32) -> bool {
        if !self.options.selective || self.is_max_n() || self.height >= 2 * self.plies as usize + 2
        {
            return false;
        }
        let root_acted = node.player == self.root;
        let position = &self.position;
        if root_acted && depth == 1 {
            let own = position.variant().pieces_of[self.root];
            let mut royals = self.others().filter_map(|other| position.royal(other));
            return royals.any(|royal| position.is_attacked(royal, own));
        }
        !root_acted && position.turn() == self.root && position.in_check(self.root)
    }

    fn leaf_score(
        &mut self,
        window: &SearchWindow,
        no_royal_attacked: bool,
    ) -> Option<PlayerScores> {
        let ply = self.height;
        let outcome = self.endings.outcome_before_actions(&self.position);
        if self.is_over() || outcome.is_some() {
            return Some(self.end_for_all(ply));
        }
        if self.is_repeated() {
            return Some(self.draw());
        }
        if ply >= MAX_PLIES {
            return Some(self.evaluate_for_model());
        }
        if self.is_max_n() {
            return (window.depth <= 0).then(|| self.quiescence_shares(ply));
        }
        if let Some(score) = self.table_cutoff(window, ply) {
            return Some(MultiplayerSearcher::root_score(score));
        }
        (window.depth <= 0).then(|| {
            MultiplayerSearcher::root_score(self.quiescence(
                window.alpha,
                window.beta,
                ply,
                no_royal_attacked,
            ))
        })
    }

    /// Only repetitions of the game's positions count. For one within the search, all players would have to cooperate.
    fn is_repeated(&self) -> bool {
        let Some(rule) = self.position.variant().rules.ending.repetition else {
            return false;
        };
        let now = self.position.repetition_hash();
        let before = self.past.iter().filter(|&&hash| hash == now).count();
        before + 1 >= usize::from(rule.times)
    }

    fn table_cutoff(&self, window: &SearchWindow, ply: usize) -> Option<i32> {
        if window.is_pv() || window.depth <= 0 {
            return None;
        }
        let entry = self.memory.table.probe(self.table_key())?;
        let deep_enough = match self.options.selective {
            true => entry.depth() >= window.depth,
            false => entry.depth() == window.depth,
        };
        let score = score::from_table(entry.score(), ply);
        (deep_enough && entry.allows_cutoff(score, window.alpha, window.beta)).then_some(score)
    }

    fn table_key(&self) -> u64 {
        self.position.hash() ^ self.key
    }

    fn push_child(
        &mut self,
        window: SearchWindow,
        no_royal_attacked: bool,
    ) -> Option<PlayerScores> {
        let known = self.memory.table.probe(self.table_key());
        let known = known.and_then(Entry::action);
        let no_royal_attacked = no_royal_attacked || self.no_royal_is_attacked();
        if !self.list_actions(no_royal_attacked) {
            return Some(self.end_for_all(self.height));
        }
        self.push_listed(window, known, no_royal_attacked);
        None
    }

    pub(super) fn push(&mut self, window: SearchWindow, known: Option<Action>) {
        let no_royal_attacked = self.no_royal_is_attacked();
        self.push_listed(window, known, no_royal_attacked);
    }

    fn push_listed(
        &mut self,
        window: SearchWindow,
        known: Option<Action>,
        no_royal_attacked: bool,
    ) {
        if no_royal_attacked {
            self.oversight.overlook(&self.position, &mut self.actions);
        }
        let ply = self.height;
        let checked = match no_royal_attacked {
            true => ByPlayer::default(),
            false => self.checked(),
        };
        self.height += 1;
        let mut node = std::mem::replace(&mut self.stack[ply], Node::empty());
        node.begin(window, self.position.turn(), no_royal_attacked);
        let actions = self.actions.iter();
        node.list
            .extend(actions.map(|&action| self.rank(action, ply, &checked)));
        ordering::put_first(&mut node.list, known);
        self.stack[ply] = node;
    }

    fn search_again(&mut self, current: CurrentMove, search_kind: SearchKind) {
        self.top().re_search = Some(CurrentMove {
            search_kind,
            ..current
        });
    }

    fn is_better(&self, scores: &PlayerScores) -> bool {
        let node = &self.stack[self.height - 1];
        if self.is_max_n() {
            let preference = |scores: &PlayerScores| self.preference(scores, node.player);
            return node
                .best
                .is_none_or(|best| preference(scores) > preference(&best));
        }
        match node.player == self.root {
            true => scores[self.root] > node.window.alpha,
            false => scores[self.root] < node.window.beta,
        }
    }

    /// A sort key for [`OpponentModel::MaxN`]. A player's own score counts first. Among equal ones, a low score for the
    /// root is preferred, since the root should not hope for favours. The rest makes the order total.
    pub(super) fn preference(
        &self,
        scores: &PlayerScores,
        player: Player,
    ) -> (i32, i32, [i32; Player::LIMIT]) {
        (scores[player], -scores[self.root], scores.0)
    }

    fn record_scores(&mut self, action: Action, scores: PlayerScores) {
        let (root, better, max_n) = (self.root, self.is_better(&scores), self.is_max_n());
        let node = self.top();
        let own = node.player == root;
        let nearer = |best: PlayerScores| match own {
            true => scores[root] > best[root],
            false => scores[root] < best[root],
        };
        if better || !max_n && node.best.is_none_or(nearer) {
            node.best = Some(scores);
        }
        if !better {
            return;
        }
        node.best_action = Some(action);
        match own {
            _ if max_n => {}
            true => node.window.alpha = scores[root],
            false => node.window.beta = scores[root],
        }
        self.update_pv(action);
        if self.height == 1 {
            self.report_best(&scores);
        }
        if !max_n && self.is_cut() {
            self.update_history(action);
        }
    }

    /// Updates the principal variation. Below the root, best-reply lines skip players and cannot be played.
    fn update_pv(&mut self, action: Action) {
        let playable = self.options.model != OpponentModel::BestReply || self.height == 1;
        let (nodes, deeper) = self.stack.split_at_mut(self.height);
        let Some(node) = nodes.last_mut() else { return };
        node.line.clear();
        node.line.push(action);
        if playable {
            node.line.extend_from_slice(&deeper[0].line);
        }
    }

    fn report_best(&mut self, scores: &PlayerScores) {
        self.result.line.clone_from(&self.stack[0].line);
        if self.options.model == OpponentModel::BestReply {
            self.result.line.truncate(1);
        }
        self.result.best = self.result.line.first().copied();
        self.result.score = self.reported_score(scores[self.root]);
        if self.is_max_n() {
            let share = |player| f64::from(scores[player]) / f64::from(WHOLE);
            self.result.shares = Some(ByPlayer::from_fn(share));
        }
    }

    fn update_history(&mut self, action: Action) {
        if ordering::is_tactical(&self.position, action) {
            return;
        }
        let ply = self.height - 1;
        let node = &self.stack[ply];
        let tried = node.list[..node.next].iter().map(|ranked| ranked.action);
        let depth = node.window.depth;
        self.order.update(&self.position, action, tried, depth, ply);
    }
}

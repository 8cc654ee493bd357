//! Pruning changes no score; `tests/search/multiplayer.rs` tests the search as a whole.

use std::sync::Arc;

use super::player_scores::PlayerScores;
use super::searcher::MultiplayerSearcher;
use crate::moves::Action;
use crate::piece::ByPlayer;
use crate::position::Position;
use crate::rules::View;
use crate::search::score::INFINITE;
use crate::search::{Limits, Memory, OpponentModel, Options};
use crate::variant::{Variant, shipped};

/// Positions with few pieces: nearby Kings, checks, possible claims, hanging pieces.
const FEW_PIECES: [&str; 5] = [
    "8/8/8/8/8/8/8/rK,6,yK|8/8/3,gN,4/8/2,rR,5/8/8/8|8/8/8/4,yR,3/8/8/8/8|bK,3,bR,2,gK/8/8/8/8/8/8/8 r - - 0 9",
    "8/8/8/8/8/2,gN,5/rPN,7/rK,5,yR,1|8/8/8/8/8/8/8/7,yK|8/8/8/8/3,rB,4/8/8/8|bK,6,gK/8/8/8/8/8/8/8 r - - 0 9",
    "8/8/8/8/8/8/8/1,rR,5,yK|rK,7/8/8/8/8/8/8/8|8/8/8/8/3,bN,4/8/8/8|bK,6,gK/8/8/8/8/8/8/8 r - - 0 9",
    "8/8/8/8/8/8/1,bPN,6/rK,6,yR|8/8/8/8/8/8/8/7,yK|8/8/8/3,rN,4/8/8/8/8|bK,6,gK/8/8/8/8/8/8/8 y - - 0 9",
    "8/8/8/8/8/8/8/rE,5,rDU,1|8/8/8/8/8/8/8/8|8/8/8/8/3,bN,4/8/7,gR/8|bK,6,gK/8/8/8/8/8/8/8 b - - 0 9",
];

fn positions() -> Vec<Position> {
    let (id, text) = shipped()
        .iter()
        .find(|(id, _)| *id == "armies-of-faith-4")
        .expect("a shipped variant");
    let variant = Arc::new(Variant::load(id, text).expect("a valid variant"));
    let position = |text: &&str| Position::parse(variant.clone(), text).expect(text);
    FEW_PIECES.iter().map(position).collect()
}

fn searcher(
    position: &Position,
    model: OpponentModel,
    depth: u16,
    entries: usize,
) -> MultiplayerSearcher {
    let view = View::of(position, Some(position.turn()));
    let public = view.public_position().expect("a running game");
    let memory = Memory::new(position.variant(), entries);
    let options = Options {
        selective: false,
        model,
        ..Options::default()
    };
    MultiplayerSearcher::new(public, &[], Limits::depth(depth), options, memory)
        .expect("an open game")
}

fn full_width_scores(searcher: &mut MultiplayerSearcher, depth: u16, ply: usize) -> PlayerScores {
    if searcher.is_over() {
        return searcher.end_for_all(ply);
    }
    if depth == 0 {
        return match searcher.options.model {
            OpponentModel::MaxN => searcher.quiescence_shares(ply),
            _ => MultiplayerSearcher::root_score(
                searcher.quiescence(-INFINITE, INFINITE, ply, false),
            ),
        };
    }
    let no_royal_attacked = searcher.no_royal_is_attacked();
    if !searcher.list_actions(no_royal_attacked) {
        return searcher.end_for_all(ply);
    }
    let (player, root) = (searcher.position.turn(), searcher.root);
    let mut best: Option<PlayerScores> = None;
    for action in searcher.actions.clone() {
        let cost = u16::from(!matches!(action, Action::Claim { .. }));
        let (made, _) = searcher.make_with_forced_moves(action, no_royal_attacked);
        let scores = full_width_scores(searcher, depth - cost, ply + 1);
        searcher.unmake(made);
        let likes = |scores: &PlayerScores| match searcher.options.model {
            OpponentModel::MaxN => searcher.preference(scores, player),
            _ if player == root => (scores[root], 0, ByPlayer::default().0),
            _ => (-scores[root], 0, ByPlayer::default().0),
        };
        if best.is_none_or(|best| likes(&scores) > likes(&best)) {
            best = Some(scores);
        }
    }
    best.expect("a legal action")
}

#[test]
fn without_selectivity_scores_equal_full_width_search() {
    for position in positions() {
        for model in OpponentModel::ALL {
            for depth in 1..=2 {
                let root = position.turn();
                let expected =
                    full_width_scores(&mut searcher(&position, model, depth, 4), depth, 0)[root];
                for entries in [4, 1 << 14] {
                    let mut search = searcher(&position, model, depth, entries);
                    search.slice(u64::MAX);
                    // A single legal action is not searched.
                    let Some(best) = search.stack[0].best else {
                        assert_eq!(search.result.line.len(), 1);
                        continue;
                    };
                    let name = model.name();
                    assert_eq!(best[root], expected, "{} {name} {depth}", position.text());
                }
            }
        }
    }
}

#[test]
fn the_search_restores_the_position() {
    for position in positions() {
        for model in OpponentModel::ALL {
            let mut search = searcher(&position, model, 2, 4);
            search.slice(u64::MAX);
            assert_eq!(search.position.text(), position.text());
            assert_eq!(search.position.hash(), position.hash());
        }
    }
}

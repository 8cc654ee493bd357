//! Tests that need access to internals; `tests/search/two_players.rs` tests the search as a whole.

use std::sync::Arc;

use super::score::INFINITE;
use super::search_window::SearchWindow;
use super::win_probability::{self, WeightedScore};
use super::{Belief, Limits, Memory, Options, Searcher};
use crate::moves::Action;
use crate::position::{Position, RevealableSecret};
use crate::rules::{self, View};
use crate::setup::{FieldName, FieldValue};
use crate::variant::{Variant, shipped};

const PLAIN: Options = Options {
    selective: false,
    noise_centipawns: 0,
    oversight_permille: 0,
    seed: 0,
    choice_seed: 0,
    openness: super::Openness::Never,
    model: super::OpponentModel::BestReply,
};

fn searcher(position: &Position, depth: u16, entries: usize) -> Searcher {
    let view = View::of(position, Some(position.turn()));
    let memory = Memory::new(position.variant(), entries);
    Searcher::new(&view, &[], Limits::depth(depth), PLAIN, memory).expect("an open game")
}

/// The score of a full-width search with quiescence.
fn full_width_score(searcher: &mut Searcher, depth: u16, ply: usize) -> i32 {
    let decided = rules::decided(&searcher.position);
    if decided.is_some() {
        return searcher.score_of(decided, ply);
    }
    searcher.list_actions();
    let actions = searcher.actions.clone();
    let in_check = searcher.position.in_check(searcher.position.turn());
    if ply > 0 {
        let score = searcher.ended_score(ply);
        if let Some(score) = score.or_else(|| searcher.repetition_score(0, ply)) {
            return score;
        }
    }
    if depth == 0 {
        return searcher.quiescence(-INFINITE, INFINITE, ply, in_check);
    }
    let mut best = if actions.is_empty() {
        searcher.score_without_actions(ply)
    } else {
        -INFINITE
    };
    for action in actions {
        let mover = searcher.position.turn();
        let outcomes = outcomes(&searcher.position, &searcher.belief, action);
        let scores = outcomes.into_iter().map(|(probability, assumed)| {
            searcher.position.make_assuming(action, &assumed);
            searcher.hashes.push(searcher.position.hash());
            let score = full_width_score(searcher, depth - 1, ply + 1);
            let same_player = searcher.position.turn() == mover;
            searcher.hashes.pop();
            searcher.position.unmake();
            let score = if same_player { score } else { -score };
            WeightedScore { probability, score }
        });
        best = best.max(win_probability::expected_score(
            scores.collect::<Vec<_>>().into_iter(),
        ));
    }
    best
}

/// All outcomes of an action with their probabilities.
fn outcomes(
    position: &Position,
    belief: &Belief,
    action: Action,
) -> Vec<(f64, Vec<RevealableSecret>)> {
    let mut outcomes = Vec::new();
    let mut rest = 1.0;
    let mut gone: Vec<(RevealableSecret, f64)> = Vec::new();
    for stake in position.revealable_secrets(action) {
        let same = gone
            .iter()
            .filter(|(other, _)| other.field == stake.field && other.owner == stake.owner);
        let before: f64 = same.map(|(_, share)| share).sum();
        let share = belief.effective_probability(position, &stake);
        let here = if before < 1.0 {
            rest * share / (1.0 - before)
        } else {
            0.0
        };
        gone.push((stake, share));
        rest -= here;
        for (part, assumed) in with_own_crown(position, belief, action, stake) {
            if here * part > 0.0 {
                outcomes.push((here * part, assumed));
            }
        }
    }
    if rest > 1e-9 {
        outcomes.insert(0, (rest, Vec::new()));
    }
    outcomes
}

/// A monarch taken by a mine may have carried the crown.
fn with_own_crown(
    position: &Position,
    belief: &Belief,
    action: Action,
    stake: RevealableSecret,
) -> Vec<(f64, Vec<RevealableSecret>)> {
    let (from, _) = action.squares(position.variant());
    let crown = position.variant().rules.crown.as_ref();
    let piece = from.and_then(|from| position.at(from));
    let (Some(piece), Some(crown), FieldName::Mine) = (piece, crown, stake.field) else {
        return vec![(1.0, vec![stake])];
    };
    let owner = position.turn();
    let own = RevealableSecret {
        field: FieldName::Crown,
        owner,
        value: FieldValue::Piece(piece.kind()),
    };
    let monarch = crown.monarchs.contains(&piece.kind());
    if !monarch || position.field(FieldName::Crown, owner) != FieldValue::Unknown {
        return vec![(1.0, vec![stake])];
    }
    let share = belief.effective_probability(position, &own);
    vec![(share, vec![stake, own]), (1.0 - share, vec![stake])]
}

pub(super) fn samples(variant: &Arc<Variant>, wanted: usize) -> Vec<Position> {
    let mut samples = Vec::new();
    let mut seed = 1u64;
    while samples.len() < wanted {
        let mut position = Position::start(variant.clone());
        for ply in 0..120 {
            let actions = rules::legal_actions(&position);
            if rules::outcome(&position, 1).is_some() {
                break;
            }
            if ply % 17 == 16 {
                samples.push(position.clone());
            }
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            position.make(actions[(seed >> 33) as usize % actions.len()]);
        }
    }
    samples
}

pub(super) fn variants() -> Vec<Arc<Variant>> {
    let load =
        |&(id, text): &(&str, &str)| Arc::new(Variant::load(id, text).expect("a shipped variant"));
    shipped().iter().map(load).collect()
}

/// Positions with few pieces from self-play, small enough for a full-width search of three plies.
const FEW_PIECES: [(&str, &str); 16] = [
    ("crown", "8/8/3k4/1P1q4/8/2n1K3/p5QP/8 w - - 0 60"),
    ("crown", "8/8/3k4/3q4/8/1r2K3/3Q4/2R5 b - - 0 60 crown=K,?"),
    (
        "crown-2",
        "4k3/2s5/3ns3/3s4/3R4/3K4/4Q3/8 w - - 0 40 mine=-,?",
    ),
    (
        "crown-2",
        "4k3/8/4K3/8/4s3/3QsR2/4s3/8 w - - 0 40 crown=?,- mine=-,?",
    ),
    ("crown-3", "4k3/8/3n4/8/3R4/8/3KQ3/8 w - - 0 40 hidden=-,?"),
    ("crown-3", "4k3/8/3n4/8/3R4/8/3K4/8 w - - 0 40"),
    ("crown-4", "8/4ox2/8/3n4/3R4/8/3KQ3/8 w - - 0 40 half=-,?"),
    ("crown-4", "8/8/4k3/3n4/3R4/8/3KQ3/8 b - - 0 40 half=-,now"),
    ("chess", "8/P5R1/8/3P4/2p1B2k/2P5/3P4/2K5 w - - 1 73"),
    ("chess", "3r4/b4k2/7r/1p6/4p3/2K3p1/8/3q4 b - - 1 83"),
    ("chess", "8/8/3k4/1Pp5/8/2n1K3/p6P/8 w - c6 0 60"),
    (
        "caissa-britannia",
        "10/1P2k5/3p1q4/10/2U3d3/10/5p4/2Q2l4/10/4R5 w - - 5 66",
    ),
    (
        "caissa-britannia",
        "9q/3R6/5B4/Q9/2P7/10/10/10/10/10 w - - 33 110",
    ),
    (
        "caissa-britannia",
        "10/10/6QUq1/10/10/PKP4pp1/1P5P1P/10/10/10 w - - 0 107",
    ),
    (
        "grand-cavalier",
        "5v4/9e/2v4QV1/10/2N3N3/7E2/1V8/3n6/10/10 w - - 3 81",
    ),
    (
        "grand-cavalier",
        "10/3c6/6e3/6v3/10/3m1qV3/10/E1v7/10/6C3 b - - 5 65",
    ),
];

fn few_pieces() -> impl Iterator<Item = Position> {
    let variants = variants();
    FEW_PIECES.iter().map(move |(game, text)| {
        let variant = variants.iter().find(|variant| variant.id == *game);
        let variant = variant.expect("a shipped variant").clone();
        Position::parse(variant, text).expect("a possible position")
    })
}

#[test]
fn without_selectivity_scores_equal_full_width_search() {
    for position in few_pieces() {
        for depth in 1..=3 {
            let expected = full_width_score(&mut searcher(&position, depth, 4), depth, 0);
            for entries in [4, 1 << 14] {
                let result = searcher(&position, depth, entries).finish();
                let expected = super::Score::from_raw(expected);
                assert_eq!(
                    result.score,
                    expected,
                    "{} {depth} {entries}",
                    position.text()
                );
            }
        }
    }
}

#[test]
fn the_transposition_table_changes_no_score() {
    let two_players = |variant: &Arc<Variant>| variant.players.len() == 2;
    for variant in variants().into_iter().filter(two_players) {
        for position in samples(&variant, 3) {
            let [without, with] =
                [4, 1 << 16].map(|entries| searcher(&position, 3, entries).finish());
            assert_eq!(without.score, with.score, "{}", position.text());
        }
    }
}

#[test]
fn generated_captures_are_the_tactical_legal_actions() {
    for variant in variants() {
        for position in samples(&variant, 60) {
            let mut expected = rules::legal_actions(&position);
            // A piece that enters with a capture can wait for the main search.
            expected.retain(|&action| {
                super::ordering::is_tactical(&position, action) && action.enters().is_none()
            });
            let mut found = Vec::new();
            rules::legal_captures_into(&position, &mut found);
            let texts = |list: &[crate::moves::Action]| {
                let mut texts: Vec<String> =
                    list.iter().map(|action| action.text(&variant)).collect();
                texts.sort();
                texts
            };
            assert_eq!(texts(&found), texts(&expected), "{}", position.text());
        }
    }
}

/// All actions picked at a position, with a hash move or an excluded move.
fn picked(position: &Position, known: Option<Action>, excluded: Option<Action>) -> Vec<Action> {
    let mut searcher = searcher(position, 1, 4);
    searcher.height = 1;
    let node = searcher.top();
    node.begin(SearchWindow::full(1), false, 0, [None; 2]);
    (node.hash_move, node.excluded) = (known, excluded);
    std::iter::from_fn(|| Some(searcher.pick()?.action)).collect()
}

#[test]
fn every_action_is_picked_once() {
    let two_players = |variant: &Arc<Variant>| variant.players.len() == 2;
    let texts = |list: &[Action], variant: &Variant| {
        let mut texts: Vec<String> = list.iter().map(|action| action.text(variant)).collect();
        texts.sort();
        texts
    };
    for variant in variants().into_iter().filter(two_players) {
        for position in samples(&variant, 4) {
            let mut searcher = searcher(&position, 1, 4);
            searcher.list_actions();
            let all = searcher.actions.clone();
            assert_eq!(
                texts(&picked(&position, None, None), &variant),
                texts(&all, &variant)
            );
            for &one in all.iter().step_by(5) {
                let known = picked(&position, Some(one), None);
                assert_eq!(known[0], one);
                assert_eq!(texts(&known, &variant), texts(&all, &variant));
                let others = picked(&position, None, Some(one));
                assert!(!others.contains(&one) && others.len() + 1 == all.len());
            }
        }
    }
}

#[test]
fn quiescence_agrees_with_its_table_entries() {
    let open = |variant: &Arc<Variant>| variant.players.len() == 2;
    for variant in variants().into_iter().filter(open) {
        for position in samples(&variant, 10) {
            let mut searcher = searcher(&position, 1, 1 << 14);
            searcher.options.selective = true;
            let in_check = searcher.position.in_check(searcher.position.turn());
            let mut ask = |alpha, beta| {
                let score = searcher.quiescence(alpha, beta, 1, in_check);
                (score, searcher.nodes)
            };
            let (score, before) = ask(-INFINITE, INFINITE);
            let (low, after_low) = ask(score - 1, score);
            let (high, after_high) = ask(score, score + 1);
            assert!(low >= score && high <= score, "{}", position.text());
            assert_eq!(
                (after_low, after_high),
                (before, before),
                "{}",
                position.text()
            );
        }
    }
}

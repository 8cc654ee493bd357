//! The search of several players plays by the rules, sees what others may do to it before its next turn, and uses what it
//! may claim.

mod support;

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View};
use menagerie::search::{AnySearcher, Limits, Memory, OpponentModel, Options, Score, SearchResult};
use support::{Chance, position, variant};

const FOUR_PLAYERS: [&str; 2] = ["armies-of-faith-4", "heathen-europe-4"];

/// A check by the Knight (on uh2 or sf2) smothers Yellow's King: nobody can take it.
const SMOTHERED: &str = "8/8/8/8/8/5,rN,2/6,yCM,yCM/6,yCM,yK|8/8/8/8/8/8/7,yCM/rK,5,yCM,yCM|8/8/8/8/8/8/8/8|bK,2,bN,3,gK/8/8/8/8/8/8/8 r - - 0 9";

/// Red's King may take on sb1; but then Yellow's Knight opens the rank for Green's Rook, which acts before Red does.
const HALF_OPEN: &str = "8/8/8/8/8/8/8/rK,bCD,2,yN,2,gR|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|3,bK,3,gK/8/8/8/8/8/8/6,yK,1 r - - 0 9";

/// Green's Knight threatens to smother Red's King from ua2. A Camel hangs on we4.
const THREATENED: &str = "8/8/8/8/8/2,gN,5/rCM,rCM,6/rK,rCM,6|8/8/8/8/8/8/rCM,7/rCM,rCM,6|8/8/8/8/8/8/8/8|3,bK,3,gK/8/8/rR,3,yCM,3/8/8/8/6,yK,1 r - - 0 9";

fn searcher(position: &Position, limits: Limits, model: OpponentModel) -> AnySearcher {
    let view = View::of(position, Some(position.turn()));
    let memory = Memory::new(position.variant(), 1 << 14);
    let options = Options {
        model,
        ..Options::default()
    };
    AnySearcher::new(&view, &[], limits, options, memory).expect("an open game")
}

fn think(position: &Position, limits: Limits, model: OpponentModel) -> SearchResult {
    searcher(position, limits, model).finish()
}

fn best(position: &Position, limits: Limits, model: OpponentModel) -> String {
    let best = think(position, limits, model).best.expect("an action");
    best.text(position.variant())
}

fn armies(text: &str) -> Position {
    position("armies-of-faith-4", text)
}

/// Enough for the model to see what the others do before the player acts again.
fn a_round(model: OpponentModel) -> Limits {
    match model {
        OpponentModel::BestReply => Limits::depth(2),
        _ => Limits::depth(4),
    }
}

/// Whether any actions of the others bring a player out of the game before it acts again.
fn may_be_claimed(position: &mut Position, player: Player) -> bool {
    if !position.lives(player) {
        return true;
    }
    if position.turn() == player || position.winner().is_some() {
        return false;
    }
    rules::legal_actions(position).into_iter().any(|action| {
        position.make(action);
        let claimed = may_be_claimed(position, player);
        position.unmake();
        claimed
    })
}

/// Whether one of the others can leave a player without a legal move in check, the rest doing nothing.
fn may_be_mated(position: &mut Position, player: Player) -> bool {
    let first = position.turn();
    let others: Vec<Player> = position.living().filter(|&other| other != player).collect();
    let mut mated = false;
    for other in others {
        let mut passes = 0;
        while position.turn() != other {
            position.make_null();
            passes += 1;
        }
        for action in rules::legal_actions(position) {
            position.make(action);
            let mut passes = 0;
            while position.turn() != player {
                position.make_null();
                passes += 1;
            }
            mated |= rules::legal_actions(position) == [Action::Pass];
            (0..=passes).for_each(|_| position.unmake());
        }
        (0..passes).for_each(|_| position.unmake());
    }
    assert_eq!(position.turn(), first);
    mated
}

#[test]
fn everybody_plays_legal_actions_to_the_end_of_a_round() {
    for game in FOUR_PLAYERS {
        for model in OpponentModel::ALL {
            let mut position = Position::start(variant(game));
            for _ in 0..8 {
                let result = think(&position, Limits::nodes(300), model);
                let best = result.best.expect("an action");
                assert!(rules::is_legal(&position, best));
                let mut along = position.clone();
                for action in result.line {
                    assert!(rules::is_legal(&along, action), "{}", model.name());
                    along.make(action);
                }
                position.make(best);
            }
        }
    }
}

#[test]
fn the_size_of_the_slices_changes_nothing() {
    for text in [SMOTHERED, HALF_OPEN, THREATENED] {
        let position = armies(text);
        for model in OpponentModel::ALL {
            let at_once = think(&position, Limits::nodes(4_000), model);
            for slice in [1, 77] {
                let mut searcher = searcher(&position, Limits::nodes(4_000), model);
                let mut result = searcher.slice(slice);
                while !result.done {
                    result = searcher.slice(slice);
                }
                assert_eq!(result, at_once, "{}", model.name());
            }
        }
    }
}

#[test]
fn an_unanswerable_check_is_given() {
    let position = armies(SMOTHERED);
    for model in [OpponentModel::BestReply, OpponentModel::Paranoid] {
        let result = think(&position, a_round(model), model);
        let mut after = position.clone();
        after.make(result.best.expect("an action"));
        assert!(after.in_check(after.turn()), "{}", model.name());
        assert_eq!(rules::legal_actions(&after), [Action::Pass]);
    }
}

#[test]
fn the_claim_that_wins_at_once_is_chosen() {
    let text = "8/8/8/8/8/8/8/rE,4,rDU,1,yK|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/7,rR|3,bK,4/8/8/8/8/8/8/8 r - - 0 9";
    for model in OpponentModel::ALL {
        let found = best(&armies(text), Limits::nodes(2_000), model);
        assert_eq!(found, "sf1#y", "{}", model.name());
    }
}

#[test]
fn the_king_takes_nothing_that_opens_a_line_for_the_next_but_one() {
    let position = armies(HALF_OPEN);
    for model in [OpponentModel::BestReply, OpponentModel::Paranoid] {
        let result = think(&position, a_round(model), model);
        let mut after = position.clone();
        let capture = rules::action_from_text(&position, "sa1sb1").expect("a legal capture");
        after.make(capture);
        assert!(may_be_claimed(&mut after, position.turn()));
        let mut after = position.clone();
        after.make(result.best.expect("an action"));
        assert!(!may_be_claimed(&mut after, position.turn()));
    }
}

#[test]
fn no_king_is_left_where_a_later_player_mates() {
    let position = armies(THREATENED);
    for model in [OpponentModel::BestReply, OpponentModel::Paranoid] {
        let result = think(&position, a_round(model), model);
        let mut after = position.clone();
        let capture = rules::action_from_text(&position, "wa4we4").expect("a legal capture");
        after.make(capture);
        assert!(may_be_mated(&mut after, position.turn()));
        let mut after = position.clone();
        after.make(result.best.expect("an action"));
        assert!(
            !may_be_mated(&mut after, position.turn()),
            "{}",
            model.name()
        );
    }
}

#[test]
fn the_last_enemy_is_mated_by_what_is_left() {
    let text = "8/8/8/8/8/8/8/rE,2,rDU,3,rR|8/8/8/8/3,yK,4/8/8/8|8/8/8/8/8/8/8/1,rCV,rMT,5|8/8/8/8/8/8/8/rR,7 r - - 0 9";
    let mut game = Game::from_position(armies(text));
    while game.outcome().is_none() {
        let position = game.position();
        let view = View::of(position, Some(position.turn()));
        let memory = Memory::new(position.variant(), 1 << 14);
        let limits = Limits::nodes(4_000);
        let searcher = AnySearcher::new(&view, game.past(), limits, Options::default(), memory);
        let best = searcher.expect("an open game").finish().best;
        game.play(best.expect("something to play"));
    }
    let outcome = game.outcome().expect("over");
    assert_eq!(
        outcome.winner(),
        Some(Player::FIRST),
        "{:?}",
        outcome.reason
    );
    assert!(game.ply() < 120, "{} plies", game.ply());
}

/// Random pieces, the computer red: a game is won long before a count of moves ends it.
#[test]
fn random_movers_are_beaten() {
    for game in FOUR_PLAYERS {
        let mut position = Position::start(variant(game));
        let mut chance = Chance(11);
        let mut plies = 0;
        while rules::outcome(&position, 1).is_none() {
            let action = match position.turn() {
                Player::FIRST => {
                    think(&position, Limits::nodes(800), OpponentModel::default()).best
                }
                _ => Some(chance.pick(&rules::legal_actions(&position))),
            };
            position.make(action.expect("something to play"));
            plies += 1;
            assert!(plies < 900, "{game}: {}", position.text());
        }
        let outcome = rules::outcome(&position, 1).expect("over");
        assert_eq!(outcome.winner(), Some(Player::FIRST), "{game}");
    }
}

/// Two are left. The Rook on zb4 can deliver the checkmate that Yellow must wait for, just when 100 rounds are full.
const LAST_ROUND: &str = "7,yK/rR,7/8/8/8/8/8/8|rR,7/rR,7/8/8/8/8/8/8|8/8/8/8/8/8/8/8|1,rR,6/8/8/8/8/8/8/rK,7 r - - 198 60";

#[test]
fn a_checkmate_that_is_due_when_the_rounds_are_full_is_seen() {
    let position = armies(LAST_ROUND);
    let result = think(&position, Limits::depth(4), OpponentModel::default());
    let best = result.best.expect("an action");
    assert_eq!(best.text(position.variant()), "zb4zb1");
    assert_eq!(result.score, Score::MateInPlies(3));
}

#[test]
fn capturing_the_last_piece_beside_the_emperors_draws() {
    let position = armies(
        "8/8/8/8/8/8/8/rE,yR,6|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|7,yE/8/8/8/8/8/8/8 r - - 0 60",
    );
    let result = think(&position, Limits::depth(3), OpponentModel::default());
    assert_eq!(result.score, Score::Centipawns(0));
}

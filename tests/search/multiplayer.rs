//! The multiplayer search plays legal moves, foresees a round of opponents' moves and uses claims.

use crate::support::{Chance, position, variant};
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View};
use menagerie::search::{AnySearcher, Limits, Memory, OpponentModel, Options, Score, SearchResult};

const FOUR_PLAYERS: [&str; 2] = ["armies-of-faith-4", "heathen-europe-4"];

/// A Knight check on uh2 or sf2 smothers Yellow's King.
const SMOTHERED: &str = "8/8/8/8/8/5,rN,2/6,yCM,yCM/6,yCM,yK|8/8/8/8/8/8/7,yCM/rK,5,yCM,yCM|8/8/8/8/8/8/8/8|bK,2,bN,3,gK/8/8/8/8/8/8/8 r - - 0 9";

/// Red's King may capture on sb1, but then Yellow's Knight opens the rank for Green's Rook before Red's next turn.
const HALF_OPEN: &str = "8/8/8/8/8/8/8/rK,bCD,2,yN,2,gR|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|3,bK,3,gK/8/8/8/8/8/8/6,yK,1 r - - 0 9";

/// Green's Knight threatens a smothered mate on ua2. A Camel hangs on we4.
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

fn search(position: &Position, limits: Limits, model: OpponentModel) -> SearchResult {
    searcher(position, limits, model).finish()
}

fn best(position: &Position, limits: Limits, model: OpponentModel) -> String {
    let best = search(position, limits, model).best.expect("an action");
    best.text(position.variant())
}

fn armies(text: &str) -> Position {
    position("armies-of-faith-4", text)
}

/// The depth at which the model sees a round of opponents' moves.
fn one_round(model: OpponentModel) -> Limits {
    match model {
        OpponentModel::BestReply => Limits::depth(2),
        _ => Limits::depth(4),
    }
}

/// Whether the others can eliminate a player before its next turn.
fn may_be_claimed(position: &mut Position, player: Player) -> bool {
    if !position.is_alive(player) {
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

/// Whether one of the others can mate a player while the rest pass.
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
fn all_models_play_legal_actions() {
    for game in FOUR_PLAYERS {
        for model in OpponentModel::ALL {
            let mut position = Position::start(variant(game));
            for _ in 0..8 {
                let result = search(&position, Limits::nodes(300), model);
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
fn slice_size_does_not_change_the_result() {
    for text in [SMOTHERED, HALF_OPEN, THREATENED] {
        let position = armies(text);
        for model in OpponentModel::ALL {
            let at_once = search(&position, Limits::nodes(4_000), model);
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
fn gives_checkmate() {
    let position = armies(SMOTHERED);
    for model in [OpponentModel::BestReply, OpponentModel::Paranoid] {
        let result = search(&position, one_round(model), model);
        let mut after = position.clone();
        after.make(result.best.expect("an action"));
        assert!(after.in_check(after.turn()), "{}", model.name());
        assert_eq!(rules::legal_actions(&after), [Action::Pass]);
    }
}

#[test]
fn prefers_the_claim_that_wins_at_once() {
    let text = "8/8/8/8/8/8/8/rE,4,rDU,1,yK|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/7,rR|3,bK,4/8/8/8/8/8/8/8 r - - 0 9";
    for model in OpponentModel::ALL {
        let found = best(&armies(text), Limits::nodes(2_000), model);
        assert_eq!(found, "sf1#y", "{}", model.name());
    }
}

#[test]
fn sees_a_line_opened_for_a_later_player() {
    let position = armies(HALF_OPEN);
    for model in [OpponentModel::BestReply, OpponentModel::Paranoid] {
        let result = search(&position, one_round(model), model);
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
fn prevents_mate_by_a_later_player() {
    let position = armies(THREATENED);
    for model in [OpponentModel::BestReply, OpponentModel::Paranoid] {
        let result = search(&position, one_round(model), model);
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
fn mates_the_last_enemy() {
    let text = "8/8/8/8/8/8/8/rE,2,rDU,3,rR|8/8/8/8/3,yK,4/8/8/8|8/8/8/8/8/8/8/1,rCV,rMT,5|8/8/8/8/8/8/8/rR,7 r - - 0 9";
    let mut game = Game::from_position(armies(text));
    while game.outcome().is_none() {
        let position = game.position();
        let view = View::of(position, Some(position.turn()));
        let memory = Memory::new(position.variant(), 1 << 14);
        let limits = Limits::nodes(4_000);
        let searcher = AnySearcher::new(&view, game.past(), limits, Options::default(), memory);
        let best = searcher.expect("an open game").finish().best;
        game.play(best.expect("a best action"));
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

/// Red is the engine, the others move at random. The engine must win long before a draw by move count.
#[test]
fn beats_random_players() {
    for game in FOUR_PLAYERS {
        let mut position = Position::start(variant(game));
        let mut chance = Chance(11);
        let mut plies = 0;
        while rules::outcome(&position, 1).is_none() {
            let action = match position.turn() {
                Player::FIRST => {
                    search(&position, Limits::nodes(800), OpponentModel::default()).best
                }
                _ => Some(chance.pick(&rules::legal_actions(&position))),
            };
            position.make(action.expect("a best action"));
            plies += 1;
            assert!(plies < 900, "{game}: {}", position.text());
        }
        let outcome = rules::outcome(&position, 1).expect("over");
        assert_eq!(outcome.winner(), Some(Player::FIRST), "{game}");
    }
}

/// Two players are left. The Rook on zb4 can mate on the last move of 100 rounds.
const LAST_ROUND: &str = "7,yK/rR,7/8/8/8/8/8/8|rR,7/rR,7/8/8/8/8/8/8|8/8/8/8/8/8/8/8|1,rR,6/8/8/8/8/8/8/rK,7 r - - 198 60";

#[test]
fn sees_a_mate_on_the_last_move_before_the_move_count_draw() {
    let position = armies(LAST_ROUND);
    let result = search(&position, Limits::depth(4), OpponentModel::default());
    let best = result.best.expect("an action");
    assert_eq!(best.text(position.variant()), "zb4zb1");
    assert_eq!(result.score, Score::MateInPlies(3));
}

#[test]
fn capturing_the_last_piece_draws() {
    let position = armies(
        "8/8/8/8/8/8/8/rE,yR,6|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|7,yE/8/8/8/8/8/8/8 r - - 0 60",
    );
    let result = search(&position, Limits::depth(3), OpponentModel::default());
    assert_eq!(result.score, Score::Centipawns(0));
}

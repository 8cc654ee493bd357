//! Goals other than checkmate, squares to reach and checks to give: random games against a slow twin without the goal, and
//! positions made by hand.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{Chance, random_play, tries};
use menagerie::geometry::Square;
use menagerie::moves::Action;
use menagerie::piece::{Piece, Player};
use menagerie::position::Position;
use menagerie::rules::{self, Reason, View};
use menagerie::search::{Limits, Memory, Options, Searcher};
use menagerie::setup::{FieldName, FieldValue};
use menagerie::variant::{Variant, shipped_text};

const ARRAY: &str = "rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1";

/// A small game with these lines after `[ending]`.
fn game(array: &str, ending: &str) -> Arc<Variant> {
    let piece = |code: &str, moves: &str| {
        format!(
            "[[piece]]\ncode = {code:?}\nname = {code:?}\nicon = \"king\"\nmoves = {moves:?}\nrules = \"-\"\nroyal = {}\n",
            code == "K"
        )
    };
    let pieces = [("K", "K"), ("R", "R"), ("N", "N"), ("P", "fmWfcF")];
    let pieces: String = pieces.map(|(code, moves)| piece(code, moves)).concat();
    let file = format!(
        "format = 1\nid = \"goals\"\nname = \"Goals\"\nauthor = \"this project\"\nyear = 2026\nsource = \"tests/games/goals.rs\"\n\
         summary = \"Goals.\"\narray = {array:?}\n[board]\nfiles = 5\nranks = 6\nshades = [{{ name = \"light\", colour = \
         \"#EEEEEE\" }}, {{ name = \"dark\", colour = \"#888888\" }}]\npattern = [\"light dark\", \"dark light\"]\n{pieces}\
         [ending]\ngoal = \"checkmate\"\n{ending}\n",
    );
    Arc::new(Variant::load("goals.toml", &file).unwrap_or_else(|error| panic!("{error}\n{file}")))
}

fn at(variant: &Arc<Variant>, text: &str) -> Position {
    Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(position: &mut Position, text: &str) {
    let variant = position.variant().clone();
    let mut actions = rules::legal_actions(position).into_iter();
    let action = actions.find(|action| action.text(&variant) == text);
    position.make(action.unwrap_or_else(|| panic!("{text} in {}", position.text())));
}

/// The winner and the reason, if the game is over.
fn end(position: &Position) -> Option<(Option<usize>, Reason)> {
    let outcome = rules::outcome(position, 1)?;
    Some((outcome.winner().map(Player::index), outcome.reason))
}

const WHITE_WINS: Option<(Option<usize>, Reason)> = Some((Some(0), Reason::Region));
const BLACK_WINS: Option<(Option<usize>, Reason)> = Some((Some(1), Reason::Region));

/// A random region and the same in the test's own words.
#[derive(Debug)]
struct Twin {
    squares: [BTreeSet<String>; 2],
    pieces: String,
    count: usize,
    or_full: bool,
    safe: bool,
    wins: &'static str,
}

impl Twin {
    fn random(chance: &mut Chance) -> Twin {
        let count = 1 + chance.below(3);
        let mut squares = || {
            let files = ["a", "b", "c", "d", "e"];
            let wanted = count + 1 + chance.below(7);
            let mut squares = BTreeSet::new();
            while squares.len() < wanted {
                squares.insert(format!("{}{}", chance.pick(&files), 2 + chance.below(4)));
            }
            squares
        };
        // White starts on the ranks 1 and 2, Black on 5 and 6.
        let mut squares = [squares(), squares()];
        squares[0].retain(|name| !name.ends_with('2'));
        squares[1].retain(|name| !name.ends_with('5'));
        let count = count.min(squares[0].len()).min(squares[1].len()).max(1);
        Twin {
            squares,
            pieces: chance.pick(&["K", "KN", "KRNP", "P"]).to_string(),
            count,
            or_full: chance.below(4) == 0,
            safe: chance.below(3) == 0,
            wins: chance.pick(&["at-once", "at-once", "after-a-reply", "unless-reached-back"]),
        }
    }

    fn file(&self) -> String {
        let list = |items: Vec<String>| {
            let items: Vec<String> = items.iter().map(|item| format!("{item:?}")).collect();
            format!("[{}]", items.join(", "))
        };
        let squares = |player: usize| list(self.squares[player].iter().cloned().collect());
        format!(
            "[ending.region]\nsquares = {{ w = {}, b = {} }}\npieces = {}\ncount = {}\nor-full = {}\nsafe = {}\nwins = {:?}",
            squares(0),
            squares(1),
            list(self.pieces.chars().map(String::from).collect()),
            self.count,
            self.or_full,
            self.safe,
            self.wins
        )
    }

    /// Whether a player has reached its squares. `free` is the position in the game without the goal.
    fn has_reached(&self, free: &Position, player: usize) -> bool {
        let board = free.variant().geometry();
        let region = || {
            board
                .squares()
                .filter(|&at| self.squares[player].contains(board.name(at)))
        };
        let is_own = |at: &Square| {
            free.at(*at).is_some_and(|piece| {
                let code = &free.variant().kinds[piece.kind().index()].code;
                piece.owner().index() == player && self.pieces.contains(code.as_str())
            })
        };
        let there = region().filter(is_own).count();
        there >= self.count || self.or_full && there > 0 && region().all(|at| free.at(at).is_some())
    }

    /// Whether the player has enough pieces there, also after any capture.
    fn is_safe(&self, free: &Position, player: usize) -> bool {
        let owner = Player::new(player).expect("a player");
        let board = free.variant().geometry();
        let counts = |at: &Square| {
            let code = |piece: Piece| &free.variant().kinds[piece.kind().index()].code;
            let own = free.at(*at).filter(|piece| piece.owner() == owner);
            self.squares[player].contains(board.name(*at))
                && own.is_some_and(|piece| self.pieces.contains(code(piece).as_str()))
        };
        let there: Vec<Square> = board.squares().filter(counts).collect();
        let captured = |at: &Square| match free.turn() == owner {
            true => free.is_attacked(*at, free.enemies(owner)),
            false => { rules::legal_actions(free) }
                .iter()
                .any(|action| action.squares(free.variant()).1 == Some(*at)),
        };
        let enough = there.len() >= self.count;
        there.len() > self.count || enough && !there.iter().any(captured)
    }

    fn outcome(&self, free: &Position) -> Option<(Option<usize>, Reason)> {
        let turn = free.turn().index();
        let waiting = 1 - turn;
        let win = |player| Some((Some(player), Reason::Region));
        let draw = Some((None, Reason::Region));
        let [mine, theirs] = [turn, waiting].map(|player| self.has_reached(free, player));
        let [safe, they_are_safe] = [turn, waiting].map(|player| self.is_safe(free, player));
        match (self.wins, self.safe) {
            ("at-once", false) if theirs => win(waiting),
            ("at-once", true) if mine && safe && theirs && they_are_safe => draw,
            ("at-once", true) if mine && safe => win(turn),
            ("at-once", true) if theirs && they_are_safe => win(waiting),
            ("after-a-reply", _) if mine => win(turn),
            ("after-a-reply", true) if theirs && they_are_safe => win(waiting),
            ("unless-reached-back", _) if mine && theirs && turn == 0 => draw,
            ("unless-reached-back", _) if mine => win(turn),
            ("unless-reached-back", _) if theirs && !self.reaches_back(free) => win(waiting),
            _ => None,
        }
    }

    /// Whether the second player is to move and reaches its squares with the King.
    fn reaches_back(&self, free: &Position) -> bool {
        let turn = free.turn();
        let reaches = |action: &Action| {
            let (from, to) = action.squares(free.variant());
            let name = to.map(|to| free.variant().geometry().name(to));
            let ends_there = name.is_some_and(|name| self.squares[turn.index()].contains(name));
            from == free.royal(turn) && ends_there
        };
        let reaches = rules::legal_actions(free).iter().any(reaches);
        turn.index() == 1 && !free.in_check(turn) && reaches
    }
}

/// Compares a position with the twin's: legal actions, end, text and hash.
fn compare(position: &Position, free: &Position, expected: Option<(Option<usize>, Reason)>) {
    let text = position.text();
    let by_goal = rules::decided(position);
    let by_goal = by_goal.map(|outcome| (outcome.winner().map(Player::index), outcome.reason));
    assert_eq!(by_goal, expected, "{text}");
    let list = |position: &Position| {
        let actions = rules::legal_actions(position);
        let actions = actions.iter().map(|action| format!("{action:?}"));
        actions.collect::<BTreeSet<String>>()
    };
    match expected {
        None => assert_eq!(list(position), list(free), "{text}"),
        Some(_) => {
            assert!(list(position).is_empty(), "{text}");
            assert_eq!(end(position), expected, "{text}");
        }
    }
    assert_eq!(position.hash(), position.recomputed_hash(), "{text}");
    assert_eq!(at(position.variant(), &text).text(), text);
}

#[test]
fn random_games_end_when_the_squares_are_reached() {
    let free = game(ARRAY, "");
    let (mut ends, mut open) = ([0; 3], 0);
    for seed in 0..500 {
        let mut chance = Chance(seed);
        let twin = Twin::random(&mut chance);
        let variant = game(ARRAY, &twin.file());
        let mut last = None;
        random_play(
            &Position::start(variant.clone()),
            &mut chance,
            200,
            |position, action| {
                position.make(action);
                let bare = at(&free, &position.text());
                let expected = twin.outcome(&bare);
                compare(position, &bare, expected);
                last = expected;
                position.unmake();
            },
        );
        let kind = ["at-once", "after-a-reply", "unless-reached-back"];
        let kind = kind
            .iter()
            .position(|kind| *kind == twin.wins)
            .expect("a kind");
        ends[kind] += usize::from(last.is_some());
        open += usize::from(last.is_none());
    }
    assert!(ends.iter().all(|&count| count > 30), "{ends:?}");
    assert!(open > 30, "{open}");
}

#[test]
fn random_games_end_with_the_last_check() {
    let free = game(ARRAY, "");
    let mut ends = 0;
    for seed in 0..200 {
        let mut chance = Chance(seed);
        let limit = 1 + chance.below(5);
        let variant = game(ARRAY, &format!("checks = {limit}"));
        let start = Position::start(variant.clone());
        let mut given = [0; 2];
        random_play(&start, &mut chance, 200, |position, action| {
            let before = (position.text(), position.hash());
            let mover = position.turn();
            position.make(action);
            let text = position.text();
            let bare: Vec<&str> = text.split(' ').filter(|word| !word.contains('+')).collect();
            let bare = at(&free, &bare.join(" "));
            given[mover.index()] += usize::from(bare.in_check(bare.turn()));
            let won = given.iter().position(|&given| given == limit);
            compare(
                position,
                &bare,
                won.map(|player| (Some(player), Reason::Checks)),
            );
            ends += usize::from(won.is_some());
            for player in variant.players() {
                let counted = position.checks_given(player);
                assert_eq!(usize::from(counted), given[player.index()], "{text}");
            }
            position.unmake();
            assert_eq!((position.text(), position.hash()), before);
        });
    }
    assert!(ends > 60, "{ends}");
}

#[test]
fn a_check_counts_once_and_the_last_one_wins_before_mate_and_stalemate() {
    let variant = game(ARRAY, "checks = 3");
    let mut position = at(&variant, "k4/5/5/N4/5/R1K2 w - - 0 1 checks=1,2");
    play(&mut position, "a3c4");
    // A double check.
    assert_eq!(position.text(), "k4/5/2N2/5/5/R1K2 b - - 1+1 1 1");
    assert_eq!(end(&position), None);
    let mut mate = at(&variant, "k4/5/1K3/5/5/4R w - - 0 1 checks=2,-");
    play(&mut mate, "e1e6");
    assert_eq!(end(&mate), Some((Some(0), Reason::Checks)));
    for (text, code) in [
        ("checks=4,-", "impossible-checks"),
        ("checks=0,1", "field-value"),
    ] {
        let error = Position::parse(
            variant.clone(),
            &format!("k4/5/1K3/5/5/4R w - - 0 1 {text}"),
        );
        let error = error.expect_err("a fault").to_string();
        assert!(error.starts_with(code), "{error}");
    }
    let setup = position.setup();
    let black = Player::new(1).expect("Black");
    assert_eq!(
        setup.fields.get(FieldName::Checks, black),
        FieldValue::Number(2)
    );
}

#[test]
fn reaching_wins_at_once_or_after_a_reply() {
    let variant = |wins: &str| {
        game(
            ARRAY,
            &format!(
                "[ending.region]\nsquares = [\"a6\", \"e6\"]\npieces = [\"K\"]\nwins = {wins:?}"
            ),
        )
    };
    let at_once = variant("at-once");
    let mut position = at(&at_once, "5/k3K/5/5/5/5 w - - 0 1");
    play(&mut position, "e5e6");
    assert_eq!(end(&position), WHITE_WINS);

    let reply = variant("after-a-reply");
    let mut position = at(&reply, "5/k3K/5/5/5/5 w - - 0 1");
    play(&mut position, "e5e6");
    assert_eq!(end(&position), None);
    let mut late = position.clone();
    play(&mut late, "a5a4");
    assert_eq!(end(&late), WHITE_WINS);
    play(&mut position, "a5a6");
    // White was there first.
    assert_eq!(end(&position), WHITE_WINS);
    let mut second = at(&reply, "5/k3K/5/5/5/5 b - - 0 1");
    play(&mut second, "a5a6");
    play(&mut second, "e5e6");
    assert_eq!(end(&second), BLACK_WINS);

    let back = variant("unless-reached-back");
    let mut far = at(&back, "5/4K/k4/5/5/5 w - - 0 1");
    play(&mut far, "e5e6");
    assert_eq!(end(&far), WHITE_WINS);
    let mut near = at(&back, "5/k3K/5/5/5/5 w - - 0 1");
    play(&mut near, "e5e6");
    assert_eq!(end(&near), None);
    play(&mut near, "a5a6");
    assert_eq!(end(&near), Some((None, Reason::Region)));
    let mut second = at(&back, "5/k3K/5/5/5/5 b - - 0 1");
    play(&mut second, "a5a6");
    assert_eq!(end(&second), BLACK_WINS);
}

#[test]
fn pieces_count_only_where_the_opponent_cannot_capture() {
    let ending = "[ending.region]\nsquares = [\"c3\", \"c4\"]\npieces = [\"N\"]\nsafe = true";
    let variant = game(ARRAY, ending);
    // The Rook on c6 can capture on c4, unless it is pinned.
    for (text, expected) in [
        ("2r2/4k/5/5/1N3/K4 w - - 0 1", None),
        ("R1r1k/5/5/5/1N3/K4 w - - 0 1", WHITE_WINS),
    ] {
        let mut position = at(&variant, text);
        play(&mut position, "b2c4");
        assert_eq!(end(&position), expected, "{text}");
    }
}

#[test]
fn a_full_region_needs_only_one_piece() {
    let ending =
        "[ending.region]\nsquares = [\"c3\", \"c4\"]\ncount = 2\npieces = [\"N\"]\nor-full = true";
    let variant = game(ARRAY, ending);
    for (text, expected) in [
        ("4k/5/5/5/1N3/K4 w - - 0 1", None),
        ("4k/5/5/2p2/1N3/K4 w - - 0 1", WHITE_WINS),
    ] {
        let mut position = at(&variant, text);
        play(&mut position, "b2c4");
        assert_eq!(end(&position), expected, "{text}");
    }
}

/// Chess with another ending.
fn chess(ending: &str) -> Arc<Variant> {
    let text = shipped_text("chess").expect("chess");
    let (rules, _) = text.split_once("[ending]").expect("an ending");
    let text = format!("{rules}[ending]\ngoal = \"checkmate\"\nrepetition = 3\n{ending}\n");
    Arc::new(Variant::load("chess.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// Plays a game of the computer against random moves and returns the winner and the reason.
fn against_random(variant: &Arc<Variant>, computer: Player, seed: u64) -> (Option<Player>, Reason) {
    let mut chance = Chance(seed);
    let mut position = Position::start(variant.clone());
    let mut past = Vec::new();
    for _ in 0..400 {
        if let Some(outcome) = rules::outcome(&position, 1) {
            return (outcome.winner(), outcome.reason);
        }
        let action = match position.turn() == computer {
            true => {
                let view = View::of(&position, Some(computer));
                let memory = Memory::new(variant, 4);
                let limits = Limits::nodes(5_000);
                let search = Searcher::new(&view, &past, limits, Options::default(), memory);
                let found = search.expect("an open game").finish();
                found.best.expect("an action")
            }
            false => chance.pick(&rules::legal_actions(&position)),
        };
        past.push(rules::repetition_hash(&position));
        position.make(action);
    }
    (None, Reason::MoveCount)
}

#[test]
fn the_computer_beats_random_moves_by_the_goal() {
    let centre = r#"squares = ["d4", "e4", "d5", "e5"]"#;
    let hill = format!("[ending.region]\n{centre}\npieces = [\"K\"]");
    let knights = format!("[ending.region]\n{centre}\npieces = [\"N\"]\ncount = 2");
    let race = r#"region = { squares = { w = ["*8"], b = ["*1"] }, pieces = ["K"], wins = "unless-reached-back" }"#;
    let pawns = r#"region = { squares = { w = ["*6"], b = ["*3"] }, pieces = ["P"] }"#;
    let mut by_goal = 0;
    for (ending, goal) in [
        (hill.as_str(), Reason::Region),
        (knights.as_str(), Reason::Region),
        (race, Reason::Region),
        (pawns, Reason::Region),
        ("checks = 3", Reason::Checks),
    ] {
        let variant = chess(ending);
        for seed in 0..tries(4, 10) {
            let computer = Player::new(seed as usize % 2).expect("a player");
            let (winner, reason) = against_random(&variant, computer, seed);
            assert_eq!(winner, Some(computer), "{ending}: {reason:?}");
            by_goal += usize::from(reason == goal);
        }
    }
    // Against random moves a mate is often nearer.
    assert!(by_goal >= 10, "{by_goal}");
}

//! Chess on boards with holes and joined edges against a twin that knows only which squares exist and where a step leads.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::support::{Chance, random_play, tries};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

/// File and rank, from 0.
type At = (i8, i8);

/// Which squares exist, and where a step leads.
#[derive(Clone, Default)]
struct Shape {
    files: i8,
    ranks: i8,
    holes: BTreeSet<At>,
    around_files: bool,
    around_ranks: bool,
}

impl Shape {
    fn step(&self, (file, rank): At, (right, up): At) -> Option<At> {
        let along = |to: i8, side: i8, around: bool| if around { to.rem_euclid(side) } else { to };
        let to = (
            along(file + right, self.files, self.around_files),
            along(rank + up, self.ranks, self.around_ranks),
        );
        self.exists(to).then_some(to)
    }

    fn exists(&self, at: At) -> bool {
        self.is_in_box(at) && !self.holes.contains(&at)
    }

    fn is_in_box(&self, (file, rank): At) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    fn squares(&self) -> impl Iterator<Item = At> + '_ {
        let all = (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank)));
        all.filter(|&at| self.exists(at))
    }

    /// Whether no square of the file lies farther on.
    fn is_last(&self, (file, rank): At, up: i8) -> bool {
        let mut ahead = (1..self.ranks).map(|steps| (file, rank + steps * up));
        !ahead.any(|at| self.exists(at))
    }

    fn text(&self, pieces: &BTreeMap<At, char>) -> String {
        let rank = |rank: i8| -> String {
            let mut text = String::new();
            let mut empty = 0;
            for file in 0..self.files {
                let at = (file, rank);
                let letter = match self.exists(at) {
                    true => pieces.get(&at).copied(),
                    false => Some('*'),
                };
                if letter.is_some() && empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                match letter {
                    Some(letter) => text.push(letter),
                    None => empty += 1,
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text
        };
        let ranks: Vec<String> = (0..self.ranks).rev().map(rank).collect();
        ranks.join("/")
    }
}

/// A position of the twin. There is no castling.
#[derive(Clone)]
struct Twin {
    shape: Arc<Shape>,
    /// Where Pawns may take two steps.
    homes: Arc<BTreeSet<(At, bool)>>,
    pieces: BTreeMap<At, char>,
    white: bool,
    /// The square that a Pawn passed, and where it is now.
    passed: Option<(At, At)>,
}

const AROUND: [At; 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

impl Twin {
    fn start(shape: Shape, pieces: BTreeMap<At, char>) -> Twin {
        let pawns = { pieces.iter() }.filter(|(_, piece)| piece.eq_ignore_ascii_case(&'p'));
        Twin {
            homes: Arc::new(
                pawns
                    .map(|(&at, pawn)| (at, pawn.is_ascii_uppercase()))
                    .collect(),
            ),
            shape: Arc::new(shape),
            pieces,
            white: true,
            passed: None,
        }
    }

    fn owner(&self, at: At) -> Option<bool> {
        self.pieces.get(&at).map(char::is_ascii_uppercase)
    }

    /// The moves of the pieces of a player, whether or not they leave the King attacked.
    fn moves(&self, white: bool) -> BTreeSet<(At, At)> {
        let mut moves = BTreeSet::new();
        for (&from, piece) in &self.pieces {
            if piece.is_ascii_uppercase() != white {
                continue;
            }
            let mut add =
                |to: At| moves.extend((self.owner(to) != Some(white)).then_some((from, to)));
            let steps = |odd: usize| AROUND.into_iter().skip(odd).step_by(2);
            match piece.to_ascii_lowercase() {
                'k' => AROUND
                    .iter()
                    .filter_map(|&step| self.shape.step(from, step))
                    .for_each(add),
                'n' => {
                    let leaps = [1, -1, 2, -2].into_iter().flat_map(|right: i8| {
                        [3 - right.abs(), right.abs() - 3].map(|up| (right, up))
                    });
                    leaps
                        .filter_map(|leap| self.shape.step(from, leap))
                        .for_each(add);
                }
                'r' => steps(0).for_each(|step| self.ride(from, step, &mut add)),
                'b' => steps(1).for_each(|step| self.ride(from, step, &mut add)),
                'q' => AROUND
                    .into_iter()
                    .for_each(|step| self.ride(from, step, &mut add)),
                _ => self.pawn_moves(from, white, &mut add),
            }
        }
        moves
    }

    fn ride(&self, from: At, step: At, add: &mut impl FnMut(At)) {
        let mut at = from;
        while let Some(next) = self.shape.step(at, step).filter(|&next| next != from) {
            add(next);
            if self.pieces.contains_key(&next) {
                return;
            }
            at = next;
        }
    }

    fn pawn_moves(&self, from: At, white: bool, add: &mut impl FnMut(At)) {
        let up = if white { 1 } else { -1 };
        let free = |at: &At| !self.pieces.contains_key(at);
        let one = self.shape.step(from, (0, up)).filter(free);
        one.into_iter().for_each(&mut *add);
        let two = one
            .and_then(|one| self.shape.step(one, (0, up)))
            .filter(free);
        two.filter(|_| self.homes.contains(&(from, white)))
            .into_iter()
            .for_each(&mut *add);
        for right in [-1, 1] {
            let to = self.shape.step(from, (right, up));
            let captures = |to: &At| match self.owner(*to) {
                Some(owner) => owner != white,
                None => self
                    .passed
                    .is_some_and(|(passed, pawn)| passed == *to && self.owner(pawn) != Some(white)),
            };
            to.filter(captures).into_iter().for_each(&mut *add);
        }
    }

    fn is_attacked(&self, king: char) -> bool {
        let at = self.pieces.iter().find(|(_, piece)| **piece == king);
        let at = at.map(|(&at, _)| at);
        let moves = self.moves(king.is_ascii_lowercase());
        moves.iter().any(|&(_, to)| Some(to) == at)
    }

    fn after(&self, (from, to): (At, At), promoted: Option<char>) -> Twin {
        let mut next = self.clone();
        let piece = next.pieces.remove(&from).expect("a piece");
        let is_pawn = piece.eq_ignore_ascii_case(&'p');
        if let Some((passed, pawn)) = self.passed.filter(|_| is_pawn) {
            let diagonal = from.0 != to.0;
            if passed == to && diagonal && !self.pieces.contains_key(&to) {
                next.pieces.remove(&pawn);
            }
        }
        next.pieces.insert(to, promoted.unwrap_or(piece));
        let one = self.shape.step(from, (0, if self.white { 1 } else { -1 }));
        let is_quiet_step = from.0 == to.0 && one != Some(to);
        let passes = is_pawn && is_quiet_step && promoted.is_none();
        next.passed = one.filter(|_| passes).map(|one| (one, to));
        next.white = !self.white;
        next
    }

    /// The legal moves with their texts.
    fn legal(&self) -> BTreeMap<String, Twin> {
        let mut legal = BTreeMap::new();
        let name = |(file, rank): At| format!("{}{}", (b'a' + file as u8) as char, rank + 1);
        let (king, up) = if self.white { ('K', 1) } else { ('k', -1) };
        for (from, to) in self.moves(self.white) {
            let piece = self.pieces[&from];
            let text = name(from) + &name(to);
            let promotes = piece.eq_ignore_ascii_case(&'p') && self.shape.is_last(to, up);
            let choices: Vec<Option<char>> = match promotes {
                true => "QRBN".chars().map(Some).collect(),
                false => vec![None],
            };
            for choice in choices {
                let letter = choice.map(|letter| match self.white {
                    true => letter,
                    false => letter.to_ascii_lowercase(),
                });
                let after = self.after((from, to), letter);
                if !after.is_attacked(king) {
                    let promotion = choice.map_or(String::new(), |letter| format!("={letter}"));
                    legal.insert(format!("{text}{promotion}"), after);
                }
            }
        }
        legal
    }

    fn perft(&self, depth: u32) -> u64 {
        let legal = self.legal();
        match depth {
            1 => legal.len() as u64,
            _ => legal.values().map(|next| next.perft(depth - 1)).sum(),
        }
    }

    /// The same game as a variant file.
    fn variant(&self) -> Result<Arc<Variant>, String> {
        let chess = shipped_text("chess").expect("a shipped game");
        let (before, _) = chess.split_once("[[castling]]").expect("castling");
        let array = self.shape.text(&self.pieces) + " w - - 0 1";
        let Shape { files, ranks, .. } = *self.shape;
        let wrap = match (self.shape.around_files, self.shape.around_ranks) {
            (false, false) => "",
            (true, false) => "wrap = \"files\"\n",
            (false, true) => "wrap = \"ranks\"\n",
            (true, true) => "wrap = \"both\"\n",
        };
        let sides = format!("files = {files}\nranks = {ranks}\n{wrap}");
        let text = before
            .replace(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                &array,
            )
            .replace("files = 8\nranks = 8\n", &sides)
            .replace("featured = true\n", "");
        let text = format!("{text}[ending]\ngoal = \"checkmate\"\nstalemate = \"draw\"\n");
        let variant = Variant::load("shape.toml", &text).map_err(|error| error.to_string())?;
        assert_eq!(variant.geometry().len(), self.shape.squares().count());
        Ok(Arc::new(variant))
    }
}

/// A shape and the pieces on it, drawn with the highest rank first: `*` for a hole, `.` for an empty square.
fn drawn(text: &str, around_files: bool, around_ranks: bool) -> Twin {
    let rows: Vec<&str> = text.split_whitespace().collect();
    let mut shape = Shape {
        files: rows[0].len() as i8,
        ranks: rows.len() as i8,
        holes: BTreeSet::new(),
        around_files,
        around_ranks,
    };
    let mut pieces = BTreeMap::new();
    for (rank, row) in (0..).zip(rows.iter().rev()) {
        for (file, letter) in (0..).zip(row.chars()) {
            match letter {
                '*' => drop(shape.holes.insert((file, rank))),
                '.' => {}
                letter => drop(pieces.insert((file, rank), letter)),
            }
        }
    }
    Twin::start(shape, pieces)
}

/// Compares the legal moves at every step of a random game.
fn compare(twin: &Twin, plies: usize, chance: &mut Chance) -> usize {
    let game = twin.variant().unwrap_or_else(|error| panic!("{error}"));
    let (mut twin, mut compared) = (twin.clone(), 0);
    random_play(
        &Position::start(game.clone()),
        chance,
        plies,
        |position, action| {
            let legal = twin.legal();
            let found: BTreeSet<String> = rules::legal_actions(position)
                .iter()
                .map(|action| action.text(&game))
                .collect();
            let expected: BTreeSet<String> = legal.keys().cloned().collect();
            let text = position.text();
            assert_eq!(found, expected, "{text}");
            assert_eq!(
                text.split(' ').next(),
                Some(&*twin.shape.text(&twin.pieces))
            );
            let king = if twin.white { 'K' } else { 'k' };
            assert_eq!(
                position.in_check(position.turn()),
                twin.is_attacked(king),
                "{text}"
            );
            let read = Position::parse(game.clone(), &text);
            assert!(
                read.is_ok_and(|read| read.hash() == position.hash()),
                "{text}"
            );
            compared += found.len();
            twin = legal[&action.text(&game)].clone();
        },
    );
    compared
}

const CHESS: &str = "rnbqkbnr pppppppp ........ ........ ........ ........ PPPPPPPP RNBQKBNR";

/// Two armies of chess on a cross with corners of 3×3.
const CROSS: &str = "
    ***rnbqkbnr***
    ***pppppppp***
    ***........***
    ..............
    ..............
    ..............
    ..............
    ..............
    ..............
    ..............
    ..............
    ***........***
    ***PPPPPPPP***
    ***RNBQKBNR***";

/// A ring with a gap in the middle, over which Knights leap.
const RING: &str = "
    *rnbqkn*
    pppppppp
    ........
    ...**...
    ...**...
    ........
    PPPPPPPP
    *RNBQKN*";

/// Rooks and Bishops of a torus attack at once, so that Pawns stand on both sides.
const TORUS: &str = "
    pppppppp
    rnbqkbnr
    pppppppp
    ........
    ........
    ........
    ........
    PPPPPPPP
    RNBQKBNR
    PPPPPPPP";

#[test]
fn perft_of_other_shapes_agrees_with_the_twin() {
    let cases = [
        (CHESS, [false, false], 3),
        (CHESS, [true, false], 3),
        (CROSS, [false, false], 3),
        (CROSS, [true, false], 2),
        (RING, [false, false], 3),
        (RING, [true, false], 3),
        (TORUS, [true, true], 2),
        (TORUS, [false, true], 3),
    ];
    for (text, [files, ranks], depth) in cases {
        let twin = drawn(text, files, ranks);
        let game = twin.variant().unwrap_or_else(|error| panic!("{error}"));
        let found = perft(&mut Position::start(game), depth);
        assert_eq!(found, twin.perft(depth), "{text} {files} {ranks}");
    }
}

#[test]
fn random_games_on_other_shapes_agree_with_the_twin() {
    let mut chance = Chance(61);
    let mut compared = 0;
    for text in [CHESS, CROSS, RING, TORUS] {
        for around in 0..4 {
            if text == TORUS || around < 2 {
                let twin = drawn(text, around % 2 > 0, around > 1);
                compared += compare(&twin, 60, &mut chance);
            }
        }
    }
    assert!(compared > 8_000, "{compared}");
}

/// A board of random shape with random pieces. It may be in pieces, or in check.
fn random(chance: &mut Chance) -> Twin {
    let mut shape = Shape {
        files: 4 + chance.below(6) as i8,
        ranks: 4 + chance.below(6) as i8,
        around_files: chance.below(2) > 0,
        around_ranks: chance.below(3) == 0,
        ..Shape::default()
    };
    let holes = chance.below(4);
    let all: Vec<At> = shape.squares().collect();
    shape.holes = all
        .into_iter()
        .filter(|_| chance.below(14) < holes)
        .collect();
    let mut free: Vec<At> = shape.squares().collect();
    let mut pieces = BTreeMap::new();
    for letter in "KkQqRrBbNnPPppPp".chars() {
        if free.len() > 8 {
            let at = free.swap_remove(chance.below(free.len()));
            let up = if letter.is_ascii_uppercase() { 1 } else { -1 };
            if !letter.eq_ignore_ascii_case(&'p') || !shape.is_last(at, up) {
                pieces.insert(at, letter);
            }
        }
    }
    Twin::start(shape, pieces)
}

#[test]
fn random_shapes_agree_with_the_twin() {
    let mut chance = Chance(1961);
    let (mut shapes, mut compared) = (0, 0);
    for _ in 0..tries(1_000, 10_000) {
        let twin = random(&mut chance);
        if twin.variant().is_ok() && !twin.is_attacked('k') {
            shapes += 1;
            compared += compare(&twin, 25, &mut chance);
        }
    }
    assert!(
        shapes > 60 && compared > 20_000,
        "{shapes} shapes, {compared} moves"
    );
}

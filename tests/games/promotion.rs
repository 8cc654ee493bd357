//! Several promotions of a piece, of royal pieces too, against their definition on random play of random tables.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{Chance, random_play};
use menagerie::moves::Action;
use menagerie::piece::{Piece, PieceType};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

const PIECES: [(&str, &str); 6] = [
    ("K", "K"),
    ("C", "KN"),
    ("P", "fmWfceF"),
    ("R", "R"),
    ("N", "N"),
    ("B", "B"),
];
const ROYALS: [&str; 2] = ["K", "C"];
const ARRAY: &str = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w - - 0 1";

/// A table of a promotion, with squares by player.
struct Table {
    pieces: Vec<&'static str>,
    may: [Vec<String>; 2],
    must: [Vec<String>; 2],
    on_leaving: bool,
    on_capture: bool,
    always: Vec<&'static str>,
    captured: Vec<&'static str>,
    limit: Option<usize>,
}

impl Table {
    fn random(chance: &mut Chance) -> Table {
        let of_royals = chance.below(3) == 0;
        let some = |all: &[&'static str], chance: &mut Chance| {
            let mut found: Vec<_> = { all.iter().copied() }
                .filter(|_| chance.below(2) == 0)
                .collect();
            if found.is_empty() {
                found.push(all[0]);
            }
            found
        };
        let (pieces, targets): (&[_], &[_]) = match of_royals {
            true => (&ROYALS, &ROYALS),
            false => (&["P", "N", "B"], &["R", "N", "B", "P"]),
        };
        let captured = match !of_royals && chance.below(3) == 0 {
            true => vec!["R"],
            false => Vec::new(),
        };
        let mut always = some(targets, chance);
        always.retain(|code| !captured.contains(code));
        let limited = chance.below(2) == 0;
        Table {
            pieces: some(pieces, chance),
            may: [0, 1].map(|_| squares(chance)),
            // Nothing of the array may have to promote.
            must: [3, 1].map(|first| zone(first, chance)),
            on_leaving: chance.below(3) == 0,
            on_capture: chance.below(3) == 0,
            limit: limited.then(|| 1 + chance.below(3)),
            always,
            captured,
        }
    }

    fn text(&self) -> String {
        let zone =
            |[white, black]: &[Vec<String>; 2]| format!("{{ w = {white:?}, b = {black:?} }}");
        let limit = self.limit.map(|limit| format!("limit = {limit}\n"));
        format!(
            "[[promotion]]\npieces = {:?}\nmay-on = {}\nmust-on = {}\non-leaving = {}\non-capture = {}\nalways = {:?}\n{}captured = {:?}\n",
            self.pieces,
            zone(&self.may),
            zone(&self.must),
            self.on_leaving,
            self.on_capture,
            self.always,
            limit.unwrap_or_default(),
            self.captured
        )
    }

    /// Whether a list has a square, or the square that a move leaves if that counts.
    fn covers(&self, list: &[String], from: &str, to: &str) -> bool {
        let has = |square: &str| list.iter().any(|pattern| fits(pattern, square));
        has(to) || self.on_leaving && has(from)
    }
}

fn fits(pattern: &str, square: &str) -> bool {
    let mut letters = pattern.chars().zip(square.chars());
    letters.all(|(wanted, letter)| wanted == '*' || wanted == letter)
}

/// A rank or a square of one, from the first rank to the sixth after it, or nothing.
fn zone(first: usize, chance: &mut Chance) -> Vec<String> {
    let rank = first + chance.below(6);
    let file = (b'a' + chance.below(8) as u8) as char;
    match chance.below(4) {
        0 => Vec::new(),
        1 => vec![format!("{file}{rank}")],
        _ => vec![format!("*{rank}")],
    }
}

/// A rank, a file, a square or nothing.
fn squares(chance: &mut Chance) -> Vec<String> {
    let file = |chance: &mut Chance| (b'a' + chance.below(8) as u8) as char;
    match chance.below(5) {
        0 => Vec::new(),
        1 => vec![format!("{}*", file(chance))],
        2 => vec![format!("{}{}", file(chance), 1 + chance.below(8))],
        _ => vec![format!("*{}", 1 + chance.below(8))],
    }
}

fn load(tables: &[Table]) -> Arc<Variant> {
    let mut file = format!(
        "format = 1\nid = \"promotion\"\nname = \"Promotion\"\nauthor = \"this project\"\nyear = 2026\n\
         source = \"tests/games/promotion.rs\"\nsummary = \"Promotion.\"\narray = {ARRAY:?}\n\
         [board]\nfiles = 8\nranks = 8\n\
         shades = [{{ name = \"light\", colour = \"#EEEEEE\" }}, {{ name = \"dark\", colour = \"#888888\" }}]\n\
         pattern = [\"light dark\", \"dark light\"]\n"
    );
    for (code, moves) in PIECES {
        let royal = ROYALS.contains(&code);
        file += &format!(
            "[[piece]]\ncode = {code:?}\nname = {code:?}\nicon = \"king\"\nmoves = {moves:?}\nrules = \"-\"\nroyal = {royal}\n"
        );
    }
    for table in tables {
        file += &table.text();
    }
    file += "[ending]\ngoal = \"checkmate\"\n";
    let loaded = Variant::load("promotion.toml", &file);
    Arc::new(loaded.unwrap_or_else(|error| panic!("{error}\n{file}")))
}

/// The moves by the tables, given those of the game without promotions.
fn by_tables(tables: &[Table], position: &Position, plain: &Arc<Variant>) -> BTreeSet<String> {
    let position = Position::parse(plain.clone(), &position.text()).expect("valid");
    let player = position.turn();
    let count = |code: &str| {
        let kind = PIECES.iter().position(|(known, _)| *known == code);
        let kind = kind.and_then(PieceType::new).expect("a piece type");
        usize::from(position.count(Piece::new(kind, player)))
    };
    let mut found = BTreeSet::new();
    for action in rules::legal_actions(&position) {
        let Action::Move { from, to } = action else {
            found.insert(action.text(plain));
            continue;
        };
        let code = PIECES[position.at(from).expect("a piece").kind().index()].0;
        let captures = position.at(to).is_some();
        let [from, to] = [from, to].map(|square| plain.geometry().name(square));
        let mut must = false;
        for table in tables.iter().filter(|table| table.pieces.contains(&code)) {
            let [may_promote, must_promote] = [&table.may, &table.must]
                .map(|lists| table.covers(&lists[player.index()], from, to));
            if !may_promote && !must_promote || table.on_capture && !captures {
                continue;
            }
            must |= must_promote;
            let below = |code: &str| table.limit.is_none_or(|limit| count(code) < limit);
            let always = table.always.iter().filter(|code| below(code));
            let captured = table.captured.iter().filter(|code| count(code) < 2);
            for into in always.chain(captured) {
                found.insert(format!("{from}{to}={into}"));
            }
        }
        if !must {
            found.insert(format!("{from}{to}"));
        }
    }
    found
}

#[test]
fn promotions_follow_their_tables() {
    let [mut promotions, mut royal, mut several] = [0; 3];
    let plain = load(&[]);
    for seed in 0..150 {
        let mut chance = Chance(seed);
        let number = 1 + chance.below(4);
        let tables: Vec<Table> = (0..number).map(|_| Table::random(&mut chance)).collect();
        let start = Position::start(load(&tables));
        random_play(&start, &mut chance, 80, |position, action| {
            let variant = position.variant();
            let legal = rules::legal_actions(position);
            let found: BTreeSet<String> = legal.iter().map(|action| action.text(variant)).collect();
            // No action is listed twice.
            assert_eq!(found.len(), legal.len(), "{}", position.text());
            let expected = by_tables(&tables, position, &plain);
            let file = || tables.iter().map(Table::text).collect::<String>();
            assert_eq!(found, expected, "{}\n{}", position.text(), file());
            assert_eq!(rules::count_legal_actions(position), legal.len() as u64);
            let mut captures = Vec::new();
            rules::legal_captures_into(position, &mut captures);
            let tactical = |action: &&Action| {
                rules::captures(position, action) || matches!(action, Action::Promote { .. })
            };
            assert_eq!(captures.len(), legal.iter().filter(tactical).count());
            let mut after = position.clone();
            after.make(action);
            assert_eq!(after.hash(), after.recomputed_hash());
            assert_eq!(after.royals(position.turn()).len(), 1, "{}", after.text());
            let into = action.promotes_to();
            promotions += usize::from(into.is_some());
            royal += usize::from(into.is_some_and(|kind| variant.kinds[kind.index()].royal));
            several += usize::from(tables.len() > 1 && into.is_some());
        });
    }
    let counts = [promotions, royal, several];
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

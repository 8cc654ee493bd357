//! Regions of piece types and promotions: the fast generator against the same game without regions, whose moves are
//! filtered.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use crate::support::{Chance, random_play};
use menagerie::geometry::{Square, SquareSet};
use menagerie::movegen;
use menagerie::moves::Action;
use menagerie::piece::{Piece, PieceType, Player};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

/// Codes and moves: leapers, riders, hoppers, lame leapers and a chain, with and without a promotion.
const PIECES: [(&str, &str); 10] = [
    ("K", "KkR"),
    ("P", "fmWfceFifmnD"),
    ("R", "R"),
    ("N", "N"),
    ("C", "mRcpR"),
    ("E", "nAF"),
    ("G", "[F?fsR]"),
    ("L", "NN"),
    ("D", "B2W"),
    ("S", "FfW"),
];

const ARRAY: &str = "rsekcgnl/pppppppp/8/8/8/8/PPPPPPPP/RSEKCGNL[DDdd] w - - 0 1";

/// The index of the piece that promotes when it arrives in its zone or leaves it.
const S: usize = 9;

/// The squares of one player's pieces of a type.
type Region = BTreeSet<String>;

/// A random region for each player, which contains the squares of the array.
fn regions(chance: &mut Chance, code: &str) -> [Region; 2] {
    [0, 1].map(|player| {
        let mut region = Region::new();
        let generous = 2 + chance.below(7);
        for (row, squares) in ARRAY.split('[').next().unwrap_or("").split('/').enumerate() {
            for file in 0..8 {
                let stands = squares.chars().nth(file).is_some_and(|there| {
                    let owner = usize::from(there.is_ascii_lowercase());
                    owner == player && there.to_ascii_uppercase().to_string() == code
                });
                if stands || chance.below(8) < generous {
                    let letter = (b'a' + file as u8) as char;
                    region.insert(format!("{letter}{}", 8 - row));
                }
            }
        }
        region
    })
}

fn table([white, black]: &[Region; 2]) -> String {
    let list = |region: &Region| {
        let names: Vec<String> = region.iter().map(|name| format!("{name:?}")).collect();
        format!("[{}]", names.join(", "))
    };
    format!("{{ w = {}, b = {} }}", list(white), list(black))
}

struct Twins {
    limited: Arc<Variant>,
    /// Without regions; initial moves start everywhere.
    free: Arc<Variant>,
    stays_on: Vec<[Region; 2]>,
    starts_on: [Region; 2],
    drops_on: [Region; 2],
    /// Where `S` may promote and where it must, when it arrives or leaves.
    may_on: [Region; 2],
    must_on: [Region; 2],
}

impl Twins {
    fn random(chance: &mut Chance) -> Twins {
        let stays_on: Vec<_> = { PIECES.iter() }
            .map(|(code, _)| regions(chance, code))
            .collect();
        let [starts_on, drops_on] = ["P", "-"].map(|code| regions(chance, code));
        let mut zone = || {
            regions(chance, "-").map(|mut region| {
                region.retain(|name| !["b1", "b8"].contains(&name.as_str()) && chance.below(3) > 0);
                region
            })
        };
        let [may_on, must_on] = [zone(), zone()];
        let files = 'a'..='h';
        let all: Region = files
            .flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}")))
            .collect();
        let everywhere = [all.clone(), all];
        let nowhere = vec![everywhere.clone(); PIECES.len()];
        Twins {
            limited: load(
                &stays_on,
                [&starts_on, &drops_on],
                &format!("may-on = {}\nmust-on = {}", table(&may_on), table(&must_on)),
            ),
            free: load(
                &nowhere,
                [&everywhere, &everywhere],
                &format!("may-on = {}", table(&everywhere)),
            ),
            stays_on,
            starts_on,
            drops_on,
            may_on,
            must_on,
        }
    }

    fn name(&self, square: Square) -> &str {
        self.free.geometry().name(square)
    }

    fn allows(&self, kind: PieceType, owner: Player, to: Square) -> bool {
        self.stays_on[kind.index()][owner.index()].contains(self.name(to))
    }

    /// The legal actions, found by filtering those of the game without regions.
    fn legal(&self, free: &Position) -> BTreeSet<String> {
        let mut position = free.clone();
        let mut actions = Vec::new();
        for from in position.pieces(position.turn()).iter() {
            let piece = position.at(from).expect("a piece");
            movegen::add_moves_of(&position, from, piece, &mut actions);
        }
        movegen::add_drops(&position, &mut actions);
        actions.retain(|&action| self.is_within(&position, action));
        actions.retain(|&action| {
            let player = position.turn();
            position.make(action);
            let safe = !self.is_attacked(&position, player);
            position.unmake();
            safe
        });
        actions
            .into_iter()
            .map(|action| format!("{action:?}"))
            .collect()
    }

    /// Whether an action ends, and starts, where the regions allow it.
    fn is_within(&self, position: &Position, action: Action) -> bool {
        let player = position.turn();
        let kind_at = |from| position.at(from).map(Piece::kind).expect("a piece");
        match action {
            Action::Drop { kind, to, .. } => {
                let dropped = self.drops_on[player.index()].contains(self.name(to));
                dropped && self.allows(kind, player, to)
            }
            Action::Promote { from, to, into } => {
                let zones = [&self.may_on[player.index()], &self.must_on[player.index()]];
                let in_zone = |square| zones.iter().any(|zone| zone.contains(self.name(square)));
                self.allows(kind_at(from), player, to)
                    && self.allows(into, player, to)
                    && self.may_start(position, from, to)
                    && (kind_at(from).index() != S || in_zone(from) || in_zone(to))
            }
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::EnPassant { from, to, .. } => {
                let must = |square| self.must_on[player.index()].contains(self.name(square));
                self.allows(kind_at(from), player, to)
                    && self.may_start(position, from, to)
                    && (kind_at(from).index() != S || !(must(from) || must(to)))
            }
            other => panic!("{other:?}"),
        }
    }

    /// A Pawn steps two ranks only from its region.
    fn may_start(&self, position: &Position, from: Square, to: Square) -> bool {
        let (file, rank) = (from.index() % 8, from.index() / 8);
        let steps = (to.index() / 8).abs_diff(rank);
        let is_double = position.at(from).map(|piece| piece.kind().index()) == Some(1)
            && steps == 2
            && to.index() % 8 == file;
        !is_double || self.starts_on[position.turn().index()].contains(self.name(from))
    }

    /// Whether an enemy piece attacks a player's royal piece. Regions don't limit the King's view of the other King.
    fn is_attacked(&self, position: &Position, player: Player) -> bool {
        let royal = position.royal(player).expect("a King");
        let occupant = |square: Square| position.at(square);
        let enemies = position.enemies(player);
        self.free.geometry().squares().any(|from| {
            let Some(piece) = position.at(from).filter(|&piece| enemies.contains(piece)) else {
                return false;
            };
            let ways = |faces| {
                let lines = &self.free.lines;
                lines
                    .captures_on((piece, from), (royal, faces), &occupant, SquareSet::EMPTY)
                    .len()
            };
            let captures = ways(false) > 0 && self.allows(piece.kind(), piece.owner(), royal);
            captures || ways(true) > ways(false)
        })
    }
}

fn load(
    stays_on: &[[Region; 2]],
    [starts_on, drops_on]: [&[Region; 2]; 2],
    zone: &str,
) -> Arc<Variant> {
    let mut file = format!(
        "format = 1\nid = \"regions\"\nname = \"Regions\"\nauthor = \"this project\"\nyear = 2026\n\
         source = \"tests/games/regions.rs\"\nsummary = \"Regions.\"\narray = {ARRAY:?}\n[board]\nfiles = 8\n\
         ranks = 8\nshades = [{{ name = \"light\", colour = \"#EEEEEE\" }}, {{ name = \"dark\", colour = \
         \"#888888\" }}]\npattern = [\"light dark\", \"dark light\"]\n",
    );
    for ((code, moves), region) in PIECES.iter().zip(stays_on) {
        let _ = write!(
            file,
            "[[piece]]\ncode = {code:?}\nname = {code:?}\nicon = \"king\"\nmoves = {moves:?}\nrules = \"-\"\n\
             royal = {}\nstays-on = {}\n",
            *code == "K",
            table(region)
        );
        if moves.contains('i') {
            let _ = writeln!(file, "starts-on = {}", table(starts_on));
        }
    }
    let _ = write!(
        file,
        "[[promotion]]\npieces = [\"P\"]\nalways = [\"R\", \"G\", \"D\"]\n[[promotion]]\n\
         pieces = [\"S\"]\n{zone}\non-leaving = true\nalways = [\"R\"]\n[[drops]]\npieces = [\"D\"]\n\
         on = {}\n[ending]\ngoal = \"checkmate\"\n",
        table(drops_on)
    );
    Arc::new(Variant::load("regions.toml", &file).unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn regions_bind_moves_promotions_drops_and_first_steps() {
    let [mut promotions, mut drops, mut steps, mut checks] = [0; 4];
    for seed in 0..60 {
        let mut chance = Chance(seed);
        let twins = Twins::random(&mut chance);
        let start = Position::start(twins.limited.clone());
        // Played along, because without regions the waiting player may be in check.
        let mut free = Position::start(twins.free.clone());
        random_play(&start, &mut chance, 120, |position, action| {
            let legal = rules::legal_actions(position);
            let found: BTreeSet<String> = { legal.iter() }
                .map(|action| format!("{action:?}"))
                .collect();
            assert_eq!(found.len(), legal.len(), "{}", position.text());
            assert_eq!(found, twins.legal(&free), "{}", position.text());
            promotions += usize::from(matches!(action, Action::Promote { .. }));
            drops += usize::from(matches!(action, Action::Drop { .. }));
            steps += usize::from(matches!(action, Action::DoubleStep { .. }));
            let attacked = twins.is_attacked(&free, position.turn());
            assert_eq!(
                position.in_check(position.turn()),
                attacked,
                "{}",
                position.text()
            );
            checks += usize::from(attacked);
            free.make(action);
        });
    }
    let counts = [promotions, drops, steps, checks];
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

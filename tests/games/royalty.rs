//! Any number of royal pieces, compulsory captures and forbidden checks: the fast generator against their definition on
//! random play of random rules.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{Chance, random_play};
use menagerie::geometry::{Square, SquareSet};
use menagerie::movegen;
use menagerie::moves::Action;
use menagerie::piece::{Piece, Player};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

const PIECES: [(&str, &str); 7] = [
    ("K", "K"),
    ("P", "fmWfceFifmnD"),
    ("R", "R"),
    ("N", "N"),
    ("C", "mRcpR"),
    ("B", "B"),
    ("M", "K"),
];

const ARRAY: &str = "rnbkmbcr/pppppppp/8/8/8/8/PPPPPPPP/RNBKMBCR w - - 0 1";
/// Bare enough for random play to attack both Kings at once.
const TWO_KINGS: &str = "r2kk2r/8/2b2n2/8/8/2B2N2/8/R2KK2R w - - 0 1";

/// The rules that a file says.
struct Twin {
    array: &'static str,
    variant: Arc<Variant>,
    /// By type: its pieces are royal while their player has at most this many.
    up_to: Vec<usize>,
    shared_check: bool,
    must_capture: bool,
    no_checks: bool,
    no_flight: bool,
}

impl Twin {
    fn random(chance: &mut Chance) -> Twin {
        let mut up_to: Vec<usize> = PIECES.iter().map(|_| 0).collect();
        up_to[0] = 99;
        for kind in [2, 3, 5, 6] {
            up_to[kind] = [0, 0, 0, 1, 2, 99][chance.below(6)];
        }
        let limited = up_to.iter().any(|&limit| (1..99).contains(&limit));
        let mut twin = Twin {
            variant: Arc::new(
                Variant::load(
                    "chess.toml",
                    menagerie::variant::shipped_text("chess").expect("shipped"),
                )
                .expect("valid"),
            ),
            array: ARRAY,
            shared_check: limited && chance.below(3) == 0,
            must_capture: chance.below(4) == 0,
            no_checks: chance.below(6) == 0,
            no_flight: chance.below(5) == 0,
            up_to,
        };
        // Without a King a player may have no royal piece for a while.
        if limited && chance.below(2) == 0 {
            twin.up_to[0] = chance.below(2);
        }
        if chance.below(3) == 0 {
            twin.up_to = vec![1, 0, 0, 0, 0, 0, 0];
            (twin.array, twin.shared_check) = (TWO_KINGS, true);
        }
        let text = twin.text();
        let loaded = Variant::load("royalty.toml", &text);
        twin.variant = Arc::new(loaded.unwrap_or_else(|error| panic!("{error}\n{text}")));
        twin
    }

    fn text(&self) -> String {
        let mut file = format!(
            "format = 1\nid = \"royalty\"\nname = \"Royalty\"\nauthor = \"this project\"\nyear = 2026\n\
             source = \"tests/games/royalty.rs\"\nsummary = \"Royalty.\"\n\
             array = {:?}\nmust-capture = {}\nno-checks = {}\nno-flight = {}\n[board]\nfiles = 8\nranks = 8\n\
             shades = [{{ name = \"light\", colour = \"#EEEEEE\" }}, {{ name = \"dark\", colour = \"#888888\" }}]\n\
             pattern = [\"light dark\", \"dark light\"]\n",
            self.array, self.must_capture, self.no_checks, self.no_flight
        );
        for ((code, moves), &up_to) in PIECES.iter().zip(&self.up_to) {
            file += &format!(
                "[[piece]]\ncode = {code:?}\nname = {code:?}\nicon = \"king\"\nmoves = {moves:?}\nrules = \"-\"\nroyal = {}\n",
                up_to > 0
            );
            if (1..99).contains(&up_to) {
                file += &format!("royal-up-to = {up_to}\n");
            }
        }
        let may_multiply = self.up_to.iter().filter(|&&limit| limit > 0).count() > 1;
        let choices = match may_multiply {
            true => "[\"R\", \"N\", \"M\"]",
            false => "[\"R\", \"N\"]",
        };
        file += &format!(
            "[[promotion]]\npieces = [\"P\"]\nalways = {choices}\n[ending]\ngoal = \"checkmate\"\nshared-check = {}\n",
            self.shared_check
        );
        file
    }

    fn legal(&self, position: &Position) -> BTreeSet<String> {
        let mut ahead = position.clone();
        let mut actions = Vec::new();
        for from in position.pieces(position.turn()).iter() {
            let piece = position.at(from).expect("a piece");
            movegen::add_moves_of(position, from, piece, &mut actions);
        }
        let player = position.turn();
        actions.retain(|&action| {
            ahead.make(action);
            let safe = !self.is_in_check(&ahead, player);
            let gives_check = self.is_in_check(&ahead, ahead.turn());
            ahead.unmake();
            let fled = self.no_flight && self.flees(position, action);
            safe && !(self.no_checks && gives_check) && !fled
        });
        let before = count(position);
        let captures: Vec<Action> = { actions.iter().copied() }
            .filter(|&action| {
                ahead.make(action);
                let fewer = count(&ahead) < before;
                ahead.unmake();
                fewer
            })
            .collect();
        if self.must_capture && !captures.is_empty() {
            actions = captures;
        }
        actions.iter().map(|action| format!("{action:?}")).collect()
    }

    /// Whether a royal piece moves while another piece than the captured one attacks a royal piece.
    fn flees(&self, position: &Position, action: Action) -> bool {
        let player = position.turn();
        let (from, to) = action.squares(position.variant());
        let attackers = |royal: Square| {
            let squares = position.variant().geometry().squares();
            squares.filter(move |&from| attacks(position, from, royal, player))
        };
        let royals: Vec<Square> = self.royals(position, player);
        from.is_some_and(|from| royals.contains(&from)) && { royals.iter() }
            .flat_map(|&royal| attackers(royal))
            .any(|attacker| Some(attacker) != to)
    }

    fn royals(&self, position: &Position, player: Player) -> Vec<Square> {
        let own = || position.pieces(player).iter();
        let limit = |piece: Piece| self.up_to[piece.kind().index()];
        let alike = |piece: Piece| own().filter(|&at| position.at(at) == Some(piece)).count();
        let is_royal = |at: &Square| {
            position
                .at(*at)
                .is_some_and(|piece| limit(piece) >= alike(piece))
        };
        own().filter(is_royal).collect()
    }

    fn is_in_check(&self, position: &Position, player: Player) -> bool {
        let own = || position.pieces(player).iter();
        let limit = |square| {
            position
                .at(square)
                .map_or(0, |piece: Piece| self.up_to[piece.kind().index()])
        };
        let mut candidates = own().filter(|&square| limit(square) > 0).peekable();
        let mut royals = self.royals(position, player).into_iter();
        royals.any(|square| is_attacked(position, square, player))
            || self.shared_check
                && candidates.peek().is_some()
                && candidates.all(|square| is_attacked(position, square, player))
    }
}

fn count(position: &Position) -> usize {
    { position.variant().players() }
        .map(|player| position.pieces(player).len())
        .sum()
}

fn is_attacked(position: &Position, target: Square, player: Player) -> bool {
    let mut squares = position.variant().geometry().squares();
    squares.any(|from| attacks(position, from, target, player))
}

/// Whether an enemy of the player on `from` could capture on `target`.
fn attacks(position: &Position, from: Square, target: Square, player: Player) -> bool {
    let occupant = |square: Square| position.at(square);
    let enemies = position.enemies(player);
    let piece = position.at(from).filter(|&piece| enemies.contains(piece));
    piece.is_some_and(|piece| {
        let lines = &position.variant().lines;
        !lines
            .captures_on((piece, from), (target, true), &occupant, SquareSet::EMPTY)
            .is_empty()
    })
}

#[test]
fn royal_pieces_captures_and_checks_follow_their_definition() {
    let [mut checks, mut shared, mut promotions, mut forced] = [0; 4];
    for seed in 0..200 {
        let mut chance = Chance(seed);
        let twin = Twin::random(&mut chance);
        let start = Position::start(twin.variant.clone());
        random_play(&start, &mut chance, 120, |position, action| {
            let legal = rules::legal_actions(position);
            let found: BTreeSet<String> =
                legal.iter().map(|action| format!("{action:?}")).collect();
            assert_eq!(found.len(), legal.len(), "{}", position.text());
            assert_eq!(
                found,
                twin.legal(position),
                "{}\n{}",
                position.text(),
                twin.text()
            );
            let player = position.turn();
            let in_check = twin.is_in_check(position, player);
            assert_eq!(position.in_check(player), in_check, "{}", position.text());
            assert_eq!(position.hash(), position.recomputed_hash());
            let mut captures = Vec::new();
            rules::legal_captures_into(position, &mut captures);
            let tactical = |action: &Action| {
                rules::captures(position, action) || matches!(action, Action::Promote { .. })
            };
            assert_eq!(
                captures.len(),
                legal.iter().filter(|action| tactical(action)).count(),
                "{}\n{}\n{captures:?}\n{legal:?}",
                position.text(),
                twin.text()
            );
            checks += usize::from(in_check);
            shared += usize::from(in_check && position.royals(player).is_empty());
            promotions += usize::from(matches!(action, Action::Promote { .. }));
            forced += usize::from(twin.must_capture && rules::captures(position, &action));
        });
    }
    let counts = [checks, shared, promotions, forced];
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}

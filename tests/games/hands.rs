//! Hands under random rules: the fast generator of drops against a slow definition, and what captures bring into a hand.

use std::fmt::Write;
use std::sync::Arc;

use crate::support::{Chance, random_play, tries};
use menagerie::geometry::Square;
use menagerie::moves::Action;
use menagerie::piece::{Piece, PieceType};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

/// The limits of one table of drops, as they are written.
#[derive(Clone, Default)]
struct Limits {
    compulsory: bool,
    captures: Option<&'static str>,
    /// Captured Silver Generals come into the hand as the group's only type.
    also_silver: bool,
    forms: bool,
    /// The group's only type is dropped promoted.
    promoted: bool,
    per_file: usize,
    with_forms: bool,
    different_colours: bool,
    no_check: bool,
    no_mate: bool,
}

impl Limits {
    fn random(chance: &mut Chance, is_only_type: bool) -> Limits {
        let per_file = chance.below(3);
        let captures = chance.pick(&[Some("captor"), Some("captor"), Some("owner"), None]);
        let promoted = is_only_type && chance.below(3) == 0;
        Limits {
            compulsory: chance.below(4) == 0,
            captures,
            also_silver: is_only_type && captures.is_some() && chance.below(2) == 0,
            forms: !promoted && chance.below(2) == 0,
            promoted,
            per_file,
            with_forms: per_file > 0 && chance.below(2) == 0,
            different_colours: chance.below(4) == 0,
            no_check: chance.below(4) == 0,
            no_mate: chance.below(2) == 0,
        }
    }

    fn keys(&self) -> String {
        let mut keys = String::new();
        if let Some(captures) = self.captures {
            let _ = writeln!(keys, "captures = \"{captures}\"");
        }
        if self.also_silver {
            keys += "also-captures = [\"S\"]\n";
        }
        if self.promoted {
            keys += "dropped-as = \"+P\"\n";
        }
        let _ = writeln!(keys, "compulsory = {}", self.compulsory);
        let _ = writeln!(keys, "forms = {}", self.forms);
        let _ = writeln!(keys, "per-file = {}", self.per_file);
        if self.with_forms {
            keys += "per-file-with-forms = true\n";
        }
        let _ = writeln!(keys, "different-colours = {}", self.different_colours);
        let _ = writeln!(keys, "check = {}", !self.no_check);
        let _ = writeln!(keys, "mate = {}", !self.no_mate);
        keys
    }
}

/// A small game with other limits for the heavy pieces and for the others.
fn game(groups: &[(&str, Limits); 2]) -> Arc<Variant> {
    let text = shipped_text("minishogi").expect("a shipped game");
    let text = text
        .replace(
            "shades = [{ name = \"wood\", colour = \"#E8C98F\" }]\npattern = [\"wood\"]",
            "shades = [{ name = \"light\", colour = \"#EEEEEE\" }, { name = \"dark\", colour = \"#888888\" }]\nformula = \"(file + rank) % 2\"",
        )
        .replace("KGSBR[]", "KGSBR[PPpp]");
    let (before, _) = text.split_once("[[drops]]").expect("drops");
    let (_, ending) = text.split_once("[ending]").expect("an ending");
    let mut text = before.to_string();
    for (pieces, limits) in groups {
        let _ = writeln!(text, "[[drops]]\npieces = [{pieces}]\n{}", limits.keys());
    }
    let text = format!("{text}[ending]{ending}");
    Arc::new(Variant::load("hands.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// The drops of the player to move, by the rules as they are written.
fn expected(position: &mut Position, groups: &[(&str, Limits); 2]) -> Vec<String> {
    let variant = position.variant().clone();
    let code = |kind: PieceType| variant.kinds[kind.index()].code.clone();
    let player = position.turn();
    let held: Vec<PieceType> = position
        .reserve_kinds(player)
        .map(|(kind, _)| kind)
        .collect();
    let (mut expected, mut compulsory) = (Vec::new(), Vec::new());
    for &base in &held {
        let limits = limits_of(&variant, groups, base);
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        let is_form = |kind: &PieceType| variant.kinds[kind.index()].form_of == Some(base);
        let forms = kinds.filter(|kind| match limits.promoted {
            true => is_form(kind),
            false => *kind == base || limits.forms && is_form(kind),
        });
        for kind in forms {
            for to in position.empty_squares().collect::<Vec<_>>() {
                if may_drop(position, limits, kind, to) && leaves_room(position, groups, kind, to) {
                    let drop = format!("{}@{}", code(kind), variant.geometry().name(to));
                    if limits.compulsory {
                        compulsory.push(drop);
                    } else {
                        expected.push(drop);
                    }
                }
            }
        }
    }
    if !compulsory.is_empty() {
        expected = compulsory;
    }
    expected.sort();
    expected
}

fn limits_of<'g>(
    variant: &Variant,
    groups: &'g [(&str, Limits); 2],
    held: PieceType,
) -> &'g Limits {
    let quoted = format!("\"{}\"", variant.kinds[held.index()].code);
    let group = groups.iter().find(|(pieces, _)| pieces.contains(&quoted));
    &group.expect("a group of each piece in hand").1
}

/// Whether the other pieces in hand can still be spread over both colours after a drop.
fn leaves_room(
    position: &Position,
    groups: &[(&str, Limits); 2],
    kind: PieceType,
    to: Square,
) -> bool {
    let player = position.turn();
    let others = position.reserve_kinds(player).map(|(other, _)| other);
    let variant = position.variant();
    let mut spread = others
        .filter(|&other| other != kind && limits_of(variant, groups, other).different_colours);
    spread.all(|other| {
        let half = position.on_board_and_in_hand(Piece::new(other, player)) / 2;
        let fits = |square: Square| match position.at(square) {
            Some(piece) => piece == Piece::new(other, player),
            None => square != to,
        };
        [0, 1].iter().all(|&colour| {
            let squares = variant.geometry().squares();
            let places =
                squares.filter(|&square| parity(position, square) == colour && fits(square));
            // A drop elsewhere takes nothing away, even if there is too little.
            parity(position, to) != colour || places.count() >= half
        })
    })
}

/// The colour of a square.
fn parity(position: &Position, square: Square) -> u32 {
    let name = position.variant().geometry().name(square);
    name.bytes().map(u32::from).sum::<u32>() % 2
}

fn may_drop(position: &mut Position, limits: &Limits, kind: PieceType, to: Square) -> bool {
    let variant = position.variant().clone();
    let player = position.turn();
    let name = |square: Square| variant.geometry().name(square).as_bytes();
    let own: Vec<(Square, PieceType)> = { position.pieces(player).iter() }
        .filter_map(|square| Some((square, position.at(square)?.kind())))
        .collect();
    let same_base = |other| base_of(&variant, other) == base_of(&variant, kind);
    let counts = |other: PieceType| other == kind || limits.with_forms && same_base(other);
    let on_file = own
        .iter()
        .filter(|(square, other)| counts(*other) && name(*square)[0] == name(to)[0])
        .count();
    if limits.per_file > 0 && on_file >= limits.per_file {
        return false;
    }
    let same_colour = |(square, other): &&(Square, PieceType)| {
        *other == kind && parity(position, *square) == parity(position, to)
    };
    let there = own.iter().filter(same_colour).count();
    let all = position.on_board_and_in_hand(Piece::new(kind, player));
    if limits.different_colours && there >= all.div_ceil(2) {
        return false;
    }
    position.make(Action::Drop {
        kind,
        to,
        mined: menagerie::moves::Secrecy::No,
    });
    let safe = !position.in_check(player);
    let checks = position.in_check(position.turn());
    let mates = checks && rules::legal_actions(position).is_empty();
    position.unmake();
    safe && !(checks && limits.no_check) && !(mates && limits.no_mate)
}

/// All pieces of a type and its forms, on the board and in both hands.
fn count(position: &Position, base: PieceType) -> usize {
    let variant = position.variant();
    let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
    let kinds =
        kinds.filter(|kind| *kind == base || variant.kinds[kind.index()].form_of == Some(base));
    let pieces = kinds.flat_map(|kind| variant.players().map(move |owner| Piece::new(kind, owner)));
    pieces
        .map(|piece| position.on_board_and_in_hand(piece))
        .sum()
}

/// The other group of pieces, with the Silver General unless that comes into the hand as a Pawn.
fn heavy_pieces(pawns: &Limits, chance: &mut Chance) -> (&'static str, Limits) {
    let pieces = match pawns.also_silver {
        true => "\"R\", \"B\", \"G\"",
        false => "\"R\", \"B\", \"G\", \"S\"",
    };
    (pieces, Limits::random(chance, false))
}

/// The type that an action captures.
fn captured(position: &Position, action: Action) -> Option<PieceType> {
    let (_, to) = action.squares(position.variant());
    let is_capture = rules::captures(position, &action);
    Some(position.at(to.filter(|_| is_capture)?)?.kind())
}

fn base_of(variant: &Variant, kind: PieceType) -> PieceType {
    variant.kinds[kind.index()].form_of.unwrap_or(kind)
}

#[test]
fn drops_under_random_rules_agree_with_a_slow_definition() {
    let mut drops = 0;
    for seed in 0..tries(40, 400) {
        let mut chance = Chance(seed);
        let pawns = Limits::random(&mut chance, true);
        let groups = [heavy_pieces(&pawns, &mut chance), ("\"P\"", pawns)];
        let game = game(&groups);
        let start = Position::start(game.clone());
        let bases = (0..game.kinds.len()).filter_map(PieceType::new);
        let bases: Vec<PieceType> = bases
            .filter(|kind| game.kinds[kind.index()].form_of.is_none())
            .collect();
        random_play(&start, &mut chance, 60, |position, action| {
            let legal = rules::legal_actions(position);
            let drop = |action: &&Action| matches!(action, Action::Drop { .. });
            let mut found: Vec<String> = legal
                .iter()
                .filter(drop)
                .map(|action| action.text(&game))
                .collect();
            found.sort();
            let slow = expected(position, &groups);
            assert_eq!(found, slow, "seed {seed}: {}", position.text());
            drops += found.len();
            let before: Vec<usize> = bases.iter().map(|&base| count(position, base)).collect();
            let captured = captured(position, action);
            let held = captured.map(|kind| game.rules.in_hand(kind));
            let returns = captured.and_then(|kind| game.rules.held[kind.index()]?.captures);
            position.make(action);
            assert_eq!(position.hash(), position.recomputed_hash());
            for (&base, before) in bases.iter().zip(before) {
                let lost = usize::from(captured.is_some_and(|kind| base_of(&game, kind) == base));
                let back = usize::from(returns.is_some() && held == Some(base));
                let now = count(position, base);
                assert_eq!(now, before - lost + back, "{}", position.text());
            }
            position.unmake();
        });
    }
    assert!(drops > 20_000, "{drops} drops were compared");
}

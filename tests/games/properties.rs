//! Properties of every position of every variant, tested with seeded random play.

use crate::support::{
    Chance, all_variants, crown_editions, random_play, starts, test_variant, tries,
};
use menagerie::geometry::Square;
use menagerie::movegen;
use menagerie::movement::LineKind;
use menagerie::moves::{Action, Secrecy};
use menagerie::piece::{Piece, PieceType};
use menagerie::position::Position;
use menagerie::record::{Game, Notation, Stop};
use menagerie::rules::{self, View};
use menagerie::setup::{FieldName, FieldValue, Setup};

fn games() -> u64 {
    tries(6, 24)
}

const PLIES: usize = 160;

fn for_random_positions(mut check: impl FnMut(&mut Position, Action)) {
    for variant in all_variants() {
        let starts = starts(&variant);
        for seed in 0..games() {
            let start = &starts[seed as usize % starts.len()];
            random_play(start, &mut Chance(seed), PLIES, &mut check);
        }
    }
}

#[test]
fn random_games_of_four_contain_every_special_action() {
    let [
        mut claims,
        mut wins,
        mut passes,
        mut promotions,
        mut in_passing,
    ] = [0; 5];
    for_random_positions(|position, action| {
        if position.variant().players.len() < 4 {
            return;
        }
        match action {
            Action::Claim { .. } => {
                claims += 1;
                position.make(action);
                wins += usize::from(position.winner().is_some());
                position.unmake();
            }
            Action::Pass => passes += 1,
            Action::Promote { .. } => promotions += 1,
            Action::EnPassant { .. } => in_passing += 1,
            _ => {}
        }
    });
    let counts = [claims, wins, passes, promotions, in_passing];
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn undo_restores_everything() {
    for_random_positions(|position, action| {
        let before = format!("{:?}", position.setup());
        let (text, hash) = (position.text(), position.hash());
        let royals: Vec<_> = position
            .variant()
            .players()
            .map(|p| position.royal(p))
            .collect();
        position.make(action);
        position.unmake();
        assert_eq!(format!("{:?}", position.setup()), before);
        assert_eq!((position.text(), position.hash()), (text, hash));
        let after: Vec<_> = position
            .variant()
            .players()
            .map(|p| position.royal(p))
            .collect();
        assert_eq!(after, royals);
    });
}

/// Games ended by resignation, on time or by agreement, without a secret in the last action.
fn stopped_games() -> Vec<Game> {
    let mut games = Vec::new();
    for variant in all_variants() {
        for stop in [Stop::Resigned, Stop::OutOfTime, |_| Stop::Agreed] {
            let mut game = Game::new(variant.clone());
            let start = game.start().clone();
            random_play(&start, &mut Chance(5), 9, |_, action| game.play(action));
            let player = game.position().turn();
            game.stop(stop(player));
            let last = game.line().iter().rev().take(2);
            let public = last
                .into_iter()
                .all(|action| action.public(&variant) == *action);
            games.extend(Some(game).filter(|game| public && game.stopped().is_some()));
        }
    }
    games
}

#[test]
fn playing_the_recorded_moves_keeps_the_result_and_another_action_drops_it() {
    let games = stopped_games();
    assert!(games.len() >= 10, "{}", games.len());
    for mut game in games {
        let (stopped, line) = (game.stopped(), game.line().to_vec());
        let last = line.len() - 1;
        game.go_to(last - 1);
        game.play(line[last - 1]);
        assert_eq!((game.stopped(), game.line()), (None, &line[..]));
        game.play(line[last]);
        assert_eq!((game.stopped(), game.line()), (stopped, &line[..]));
        game.go_to(last);
        let actions = rules::legal_actions(game.position());
        let other = actions.into_iter().find(|action| *action != line[last]);
        game.play(other.expect("a choice"));
        assert_eq!(game.stopped(), None);
        assert_eq!((game.ply(), game.line().len()), (line.len(), line.len()));
    }
}

#[test]
fn the_incremental_hash_equals_the_recomputed_one() {
    for_random_positions(|position, action| {
        assert_eq!(
            position.hash(),
            position.recomputed_hash(),
            "{}",
            position.text()
        );
        position.make(action);
        assert_eq!(
            position.hash(),
            position.recomputed_hash(),
            "{}",
            position.text()
        );
        position.unmake();
    });
}

/// The text of a position can be read, and means the same position.
fn assert_text_is_read_back(position: &Position) {
    let text = position.text();
    let alphabet = &position.variant().alphabet;
    let setup = Setup::parse(&text, alphabet).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(setup.text(alphabet), text);
    let again = Position::new(position.variant().clone(), &setup)
        .unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    assert_eq!(again.hash(), position.hash(), "{text}");
    let texts = |position: &Position| {
        let actions = rules::legal_actions(position);
        let mut texts: Vec<_> = actions.iter().map(|a| a.text(position.variant())).collect();
        texts.sort();
        texts
    };
    assert_eq!(texts(&again), texts(position), "{text}");
    // The text doesn't say in which order players have lost.
    let end = |position: &Position| {
        let outcome = rules::outcome_ignoring_repetition(position)?;
        Some((outcome.winner(), outcome.reason))
    };
    assert_eq!(end(&again), end(position), "{text}");
}

#[test]
fn position_text_round_trips() {
    for_random_positions(|position, _| assert_text_is_read_back(position));
}

#[test]
fn the_text_of_a_finished_game_can_be_read() {
    let editions = crown_editions().into_iter().map(|(edition, _)| edition);
    let mut finished = 0;
    for variant in editions.chain(all_variants()) {
        for (seed, start) in starts(&variant).iter().enumerate() {
            let mut last = start.clone();
            random_play(
                start,
                &mut Chance(seed as u64),
                PLIES,
                |position, action| {
                    last = position.clone();
                    last.make(action);
                },
            );
            assert_text_is_read_back(&last);
            finished += usize::from(rules::outcome_ignoring_repetition(&last).is_some());
        }
    }
    assert!(finished > 20, "{finished}");
}

#[test]
fn move_text_names_exactly_one_legal_action() {
    for_random_positions(|position, _| {
        for action in rules::legal_actions(position) {
            let text = action.text(position.variant());
            assert_eq!(
                rules::action_from_record(position, &text),
                Ok(action),
                "{}",
                position.text()
            );
        }
    });
}

/// Whether an enemy could capture the royal piece of the player that has just moved.
fn royal_piece_can_be_captured(after: &Position, owner: menagerie::piece::Player) -> bool {
    let Some(royal) = after.royal(owner) else {
        return false;
    };
    let enemies = after.variant().players().filter(|&player| player != owner);
    enemies
        .flat_map(|enemy| after.pieces(enemy).iter())
        .any(|from| can_move_to(after, from, royal) || looks_at(after, from, royal))
}

/// Whether a piece attacks royal pieces along an open line to a square.
fn looks_at(position: &Position, from: Square, to: Square) -> bool {
    let lines = &position.variant().lines;
    let piece = position.at(from).expect("a piece");
    let mut looking = lines.of(piece, from).iter();
    looking.any(|line| {
        let squares = lines.squares(line);
        let at = squares.iter().position(|&square| square == to);
        line.kind == LineKind::FacesRoyal
            && at.is_some_and(|at| {
                squares[..at]
                    .iter()
                    .all(|&square| position.is_empty(square))
            })
    })
}

fn can_move_to(position: &Position, from: Square, to: Square) -> bool {
    let Some(piece) = position.at(from) else {
        return false;
    };
    let mut found = false;
    for line in position.variant().lines.of(piece, from) {
        movegen::for_each_destination(position, piece.owner(), line, |end| found |= end == to);
    }
    found
}

/// The slow definition: the royal piece must be safe on every square it crosses, with its own square empty.
fn royal_path_is_safe(position: &Position, from: Square, to: Square) -> bool {
    let way = movegen::route(position, from, to);
    way.through.iter().all(|&square| {
        let mut setup = position.setup();
        setup.squares[square.index()] = setup.squares[from.index()].take();
        let mover = position.turn();
        let occupant = |square: Square| setup.at(square);
        let stands = occupant(square).map(Piece::owner) == Some(mover);
        assert!(stands, "the royal piece was placed on the square");
        !any_enemy_attacks(position, &setup, square)
    })
}

/// Looks for attacks along forward lines instead of attack tables, on a board given as a setup.
fn any_enemy_attacks(position: &Position, setup: &Setup, target: Square) -> bool {
    let lines = &position.variant().lines;
    let owner = position.turn();
    let royals = position.variant().royals;
    let faced = setup.at(target).is_some_and(|piece| royals.contains(piece));
    position.variant().geometry().squares().any(|from| {
        let Some(piece) = setup.at(from).filter(|piece| piece.owner() != owner) else {
            return false;
        };
        lines
            .of(piece, from)
            .iter()
            .filter(|line| line.captures || faced && line.kind == LineKind::FacesRoyal)
            .any(|line| {
                let squares = lines.squares(line);
                let Some(at) = squares.iter().position(|&square| square == target) else {
                    return false;
                };
                let passed = squares[..at].iter();
                let between: Vec<Piece> = passed.filter_map(|&square| setup.at(square)).collect();
                let hops = line.kind == LineKind::Hop;
                at >= line.first_stop as usize
                    && between.len() == usize::from(hops)
                    && between
                        .iter()
                        .all(|piece| !position.variant().unhoppable.contains(*piece))
            })
    })
}

#[test]
fn legal_actions_are_the_pseudo_legal_ones_that_pass_the_slow_test() {
    let mut positions = 0;
    for_random_positions(|position, _| {
        positions += 1;
        check_against_slow_definition(position);
    });
    assert!(positions > 2000, "only {positions} positions were tried");
}

fn check_against_slow_definition(position: &mut Position) {
    let restrictions = &position.variant().rules;
    // `tests/games/royalty.rs` and `tests/games/capture_effects.rs` have the definitions of these.
    let others = restrictions.must_capture
        || restrictions.no_checks
        || restrictions.capture_effects.is_some();
    if others || rules::decided(position).is_some() {
        return;
    }
    let legal = rules::legal_actions(position);
    let special = |action: &Action| {
        matches!(
            action,
            Action::Claim { .. }
                | Action::Pass
                | Action::Drop { .. }
                | Action::Done
                | Action::Hide { .. }
                | Action::Split { .. }
                | Action::Wall { .. }
        )
    };
    if position.awaits_wall() {
        return;
    }
    if legal
        .iter()
        .any(|action| matches!(action, Action::Claim { .. }))
        || position.counter(FieldName::Drops) > 0
    {
        return;
    }
    let must_drop = |action: &Action| match *action {
        Action::Drop { kind, .. } => {
            let drops = position.variant().rules.drops_of(kind);
            drops.is_some_and(|drops| drops.compulsory)
        }
        _ => false,
    };
    if legal.iter().any(must_drop) {
        assert!(legal.iter().all(must_drop), "{}", position.text());
        return;
    }
    // For check, a mined stone counts as a plain one, so that legality never depends on a secret.
    let position = &mut without_secrets(position);
    let mover = position.turn();
    let mut possible = Vec::new();
    for from in position.pieces(mover) {
        let piece = position.at(from).expect("a piece");
        movegen::add_moves_of(position, from, piece, &mut possible);
    }
    movegen::add_castlings(position, position.occupied(), &mut possible);
    movegen::add_promoting_moves(position, &mut possible);
    let mut survivors: Vec<Action> = Vec::new();
    possible.retain(|&action| survives(position, action));
    let mut gatings = Vec::new();
    movegen::add_gatings(position, &possible, &mut gatings);
    for action in possible.into_iter().chain(gatings) {
        if survives(position, action) {
            survivors.push(action);
        }
    }
    if faces(position) {
        survivors.retain(|&action| {
            let mut after = position.clone();
            after.make(action);
            !faces(&after)
        });
    }
    let is_promotion = |action: &Action| action.promotes_to().is_some();
    let may_decline = position.variant().rules.promotes_by_own_move;
    if may_decline && !position.in_check(mover) && survivors.iter().all(is_promotion) {
        // Nobody has to promote by a move of its own.
        survivors.clear();
    }
    let text = |action: &Action| action.text(position.variant());
    let mut expected: Vec<String> = survivors.iter().map(text).collect();
    let mut found: Vec<String> = legal.iter().filter(|a| !special(a)).map(text).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{}", position.text());
}

/// Whether the royal pieces of a game where they may not are on a file with nothing between.
fn faces(position: &Position) -> bool {
    let variant = position.variant();
    let royals: Vec<Square> = variant
        .players()
        .filter_map(|it| position.royal(it))
        .collect();
    let &[one, other] = &royals[..] else {
        return false;
    };
    let at = |square| variant.geometry().coordinates(square);
    let [low, high] = [
        at(one).rank.min(at(other).rank),
        at(one).rank.max(at(other).rank),
    ];
    let mut between = variant.geometry().squares().filter(|&square| {
        at(square).file == at(one).file && (low + 1..high).contains(&at(square).rank)
    });
    variant.rules.ending.facing_draws
        && at(one).file == at(other).file
        && between.all(|square| position.at(square).is_none())
}

/// How often each special action of games with a crown was legal in random play.
#[derive(Default, Debug)]
struct SpecialActions {
    hides: usize,
    splits: usize,
    troopers: usize,
    stones: usize,
    mines: usize,
    ends_of_drops: usize,
    in_check: usize,
}

#[test]
fn special_actions_follow_the_rules_of_crown() {
    let mut special = SpecialActions::default();
    for (variant, _) in crate::support::crown_editions() {
        let starts = starts(&variant);
        for seed in 0..24 {
            let start = &starts[1 + seed as usize % (starts.len() - 1)];
            random_play(start, &mut Chance(seed), PLIES, |position, _| {
                check_against_slow_definition(position);
                check_special_actions(position, &mut special);
            });
        }
    }
    let SpecialActions { hides, splits, .. } = special;
    let drops = [special.troopers, special.stones, special.mines];
    let counts = [
        &[hides, splits][..],
        &drops,
        &[special.ends_of_drops, special.in_check],
    ]
    .concat();
    assert!(counts.iter().all(|&count| count > 20), "{special:?}");
}

/// Compares with the rules of `crown.md`, written here independently for the pieces of that game.
fn check_special_actions(position: &mut Position, special: &mut SpecialActions) {
    let mover = position.turn();
    let legal: Vec<Action> = rules::legal_actions(position);
    let is_safe = |position: &mut Position| !royal_piece_can_be_captured(position, mover);
    let dropped = position.counter(FieldName::Drops);
    let variant = position.variant().clone();
    let letter = |kind: PieceType| variant.kinds[kind.index()].code.as_str();
    let held = |wanted: &str| {
        let mut held = position.reserve_kinds(mover);
        held.find(|&(kind, _)| letter(kind) == wanted)
    };
    let (stones, trooper) = (held("S"), held("T"));
    let empty: Vec<Square> = position.empty_squares().collect();
    let mut expected = Vec::new();
    let royal = position.royal(mover).filter(|_| dropped == 0);
    if let Some(royal) = royal {
        if position.variant().id == "crown-3" {
            expected.extend(empty.iter().map(|&to| Action::Hide { to: Some(to) }));
        }
        if position.field(FieldName::Half, mover) == FieldValue::Now {
            expected.extend(splits(position, royal));
        }
    }
    special.hides += expected.iter().any(|a| matches!(a, Action::Hide { .. })) as usize;
    special.splits += expected.iter().any(|a| matches!(a, Action::Split { .. })) as usize;
    let mut drops = Vec::new();
    if let Some((kind, _)) = trooper.filter(|_| dropped == 0) {
        special.troopers += 1;
        drops.extend(empty.iter().map(|&to| Action::Drop {
            kind,
            to,
            mined: Secrecy::No,
        }));
    }
    if let Some((kind, count)) = stones.filter(|_| dropped < 3) {
        let mined: &[Secrecy] = match position.field(FieldName::Mine, mover) {
            FieldValue::Reserve if count == 1 => &[Secrecy::Yes],
            FieldValue::Reserve => &[Secrecy::No, Secrecy::Yes],
            _ => &[Secrecy::No],
        };
        special.stones += 1;
        special.mines += (mined.len() == 2) as usize;
        let drop = |to| {
            mined
                .iter()
                .map(move |&mined| Action::Drop { kind, to, mined })
        };
        drops.extend(empty.iter().flat_map(|&to| drop(to)));
    }
    if is_safe(position) {
        // One more stone or piece never opens a line to a royal piece.
        expected.extend(drops);
        expected.extend((dropped > 0).then_some(Action::Done));
        special.ends_of_drops += (dropped > 0) as usize;
    } else {
        special.in_check += 1;
        let turn_goes_on = stones.is_some_and(|(_, count)| count > 1 && dropped < 2);
        for drop in drops {
            position.make(drop);
            let safe = is_safe(position);
            position.unmake();
            // Later stones of the same turn may still block the line.
            let undecided = !safe && turn_goes_on;
            if safe || undecided && legal.contains(&drop) {
                expected.push(drop);
            }
        }
    }
    let moves = |action: &&Action| {
        matches!(
            action,
            Action::Drop { .. }
                | Action::Done
                | Action::Hide { .. }
                | Action::Split { .. }
                | Action::Pass
        )
    };
    let text = |action: &Action| action.text(position.variant());
    let mut expected: Vec<String> = expected.iter().map(text).collect();
    let mut found: Vec<String> = legal.iter().filter(moves).map(text).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{}", position.text());
    if dropped > 0 {
        assert_eq!(found.len(), legal.len(), "{}", position.text());
    }
}

/// Either half on each empty adjacent square, crowned or not.
fn splits(position: &Position, from: Square) -> Vec<Action> {
    let board = position.variant().geometry();
    let kinds = (0..position.variant().kinds.len()).filter_map(PieceType::new);
    let letter = |kind: &PieceType| position.variant().kinds[kind.index()].code.as_str();
    let halves: Vec<PieceType> = kinds
        .filter(|kind| "OXWEUD".contains(letter(kind)))
        .collect();
    assert_eq!(halves.len(), 2);
    let touches = |to: &Square| *to != from && board.touch(from, *to);
    let mut splits = Vec::new();
    for to in position.empty_squares().filter(touches) {
        for &half in &halves {
            for crowned in [Secrecy::No, Secrecy::Yes] {
                splits.push(Action::Split {
                    from,
                    to,
                    half,
                    crowned,
                });
            }
        }
    }
    splits
}

#[test]
fn legality_never_depends_on_the_opponents_secrets() {
    for_random_positions(|position, _| {
        let mover = position.turn();
        let mut setup = position.setup();
        for (field, owner, _) in position.fields().iter() {
            if owner != mover && position.fields().keeps_secret(field, owner) {
                setup.fields.set(field, owner, FieldValue::Unknown);
            }
        }
        let seen =
            Position::new(position.variant().clone(), &setup).expect("as the viewer sees it");
        let texts = |position: &Position| {
            let actions = rules::legal_actions(position).into_iter();
            let mut texts: Vec<String> = actions.map(|a| a.text(position.variant())).collect();
            texts.sort();
            texts
        };
        assert_eq!(texts(&seen), texts(position), "{}", position.text());
    });
}

fn without_secrets(position: &Position) -> Position {
    let mut setup = position.setup();
    for (field, owner, _) in position.fields().iter() {
        if position.fields().keeps_secret(field, owner) {
            setup.fields.set(field, owner, FieldValue::Unknown);
        }
    }
    Position::new(position.variant().clone(), &setup).expect("still a position")
}

fn survives(position: &mut Position, action: Action) -> bool {
    let mover = position.turn();
    let (from, to) = action.squares(position.variant());
    let stops_at_attacked = from.is_some_and(|from| {
        let piece = position.at(from).expect("a piece");
        position
            .variant()
            .lines
            .of(piece, from)
            .iter()
            .any(|line| line.stops_at_attacked)
    });
    if let (true, Some(from), Some(to)) = (stops_at_attacked, from, to)
        && !royal_path_is_safe(position, from, to)
    {
        return false;
    }
    if let Action::Castle(index) = action {
        let castling = position.variant().rules.castlings[index as usize].clone();
        let attacked = |square: Square| {
            let mut setup = position.setup();
            setup.squares[square.index()] = setup.squares[castling.from.index()].take();
            any_enemy_attacks(position, &setup, square)
        };
        let royal_castles = position.royal(mover) == Some(castling.from);
        if royal_castles && castling.safe.iter().any(attacked) {
            return false;
        }
    }
    if !survives_before_transfer(position, action) {
        return false;
    }
    position.make(action);
    let safe = !royal_piece_can_be_captured(position, mover);
    position.unmake();
    safe
}

/// The slow definition for moves that end on the other board: a royal piece on the board of the move must also be safe
/// before the transfer.
fn survives_before_transfer(position: &Position, action: Action) -> bool {
    let variant = position.variant();
    let (Some(from), Some(to)) = action.squares(variant) else {
        return true;
    };
    let board = variant.geometry();
    let royal = position.royal(position.turn());
    let Some(royal) = royal.filter(|_| variant.rules.passes_over) else {
        return true;
    };
    if !board.same_layer(royal, from) {
        return true;
    }
    let mut setup = position.setup();
    setup.squares[to.index()] = setup.squares[from.index()].take();
    if let Action::Castle(index) = action {
        let castling = &variant.rules.castlings[index as usize];
        let partner = setup.squares[castling.partner_from.index()].take();
        setup.squares[castling.partner_to.index()] = partner;
    }
    let stands = if royal == from { to } else { royal };
    !any_enemy_attacks(position, &setup, stands)
}

#[test]
fn attack_queries_with_shared_occupancy_agree_with_single_ones() {
    let (mut attacked, mut checks) = (0, 0);
    for_random_positions(|position, _| {
        let living = position.living();
        let checked = living.filter(|&player| position.in_check(player)).count();
        assert_eq!(
            position.is_anyone_in_check(),
            checked > 0,
            "{}",
            position.text()
        );
        checks += checked;
        for player in position.variant().players() {
            let pieces = position.variant().pieces_of[player];
            let occupancy = position.occupancy(pieces);
            for square in position.variant().geometry().squares() {
                let alone = position.is_attacked(square, pieces);
                assert_eq!(
                    position.is_attacked_given(square, &occupancy),
                    alone,
                    "{}",
                    position.text()
                );
                attacked += alone as usize;
            }
        }
    });
    assert!(attacked > 1000 && checks > 10, "{attacked} {checks}");
}

#[test]
fn attackers_agree_with_lines() {
    let (mut found, mut asked) = (0, 0);
    let mut compare = |position: &mut Position, _: Action| {
        let variant = position.variant().clone();
        // A different eighth of the squares each time, because walking along lines is slow.
        asked += 1;
        let text = position.text();
        for square in variant.geometry().squares().skip(asked % 8).step_by(8) {
            for player in variant.players() {
                let pieces = variant.pieces_of[player];
                let mut attackers = position.attackers(square, pieces);
                let attacked = !attackers.is_empty();
                assert_eq!(position.is_attacked(square, pieces), attacked);
                let is_royal = |piece| variant.royals.contains(piece);
                if !position.at(square).is_some_and(is_royal) {
                    // They count as attackers of a royal piece.
                    for from in attackers.iter() {
                        let piece = position.at(from).expect("an attacker");
                        if variant.lines.attacks_only_royals(piece, from, square) {
                            attackers.remove(from);
                        }
                    }
                }
                let ways = position.attacks_on(square, pieces, &|square| position.at(square));
                let walked = ways.iter().map(|attack| attack.from).collect();
                let case = (&text, variant.geometry().name(square));
                assert_eq!(attackers, walked, "{case:?}");
                found += attackers.len();
            }
        }
    };
    for_random_positions(&mut compare);
    let lancers = Position::start(test_variant("lancers.toml"));
    for seed in 0..games() {
        random_play(&lancers, &mut Chance(seed), PLIES, &mut compare);
    }
    assert!(found > 10_000, "{found}");
}

#[test]
fn no_square_is_ever_occupied_on_both_boards() {
    for_random_positions(|position, _| {
        let variant = position.variant();
        for square in position.variant().geometry().squares() {
            let other = variant.landing(square);
            let both = other.is_some_and(|other| position.at(other).is_some());
            assert!(
                !(both && position.at(square).is_some()),
                "{}",
                position.text()
            );
        }
    });
}

#[test]
fn reported_landing_squares_are_occupied_and_their_counterparts_empty() {
    for_random_positions(|position, _| {
        if !position.variant().rules.passes_over {
            return;
        }
        for piece_obstacles in rules::obstacles(position) {
            for (to, landing) in piece_obstacles.occupied_landings {
                assert!(position.at(landing).is_some());
                assert!(position.at(to).is_none(), "{}", position.text());
            }
        }
    });
}

#[test]
fn records_round_trip() {
    for variant in all_variants() {
        for seed in 0..games() {
            let mut game = Game::new(variant.clone());
            random_play(
                &Position::start(variant.clone()),
                &mut Chance(seed),
                PLIES,
                |_, action| {
                    if game.outcome().is_none() {
                        game.play(action);
                    }
                },
            );
            let text = game.to_text(&[]);
            let loaded =
                Game::from_text(&text, |id, _| (id == variant.id).then(|| variant.clone()))
                    .unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(loaded.game.line(), game.line());
            assert_eq!(loaded.game.position().hash(), game.position().hash());
            assert_eq!(loaded.game.to_text(&[]), text);
            let short = game.to_text_in(Notation::Short, &[]);
            let from_short =
                Game::from_text(&short, |id, _| (id == variant.id).then(|| variant.clone()))
                    .unwrap_or_else(|error| panic!("{error}\n{short}"));
            assert_eq!(from_short.game.line(), game.line(), "{short}");
            assert!(!loaded.other_edition);
        }
    }
}

/// Obstacles are reported exactly where check forbids a square within a piece's reach. Castling is not part of the
/// reach.
fn check_obstacles(
    position: &Position,
    obstacles: &[rules::Obstacles],
    (from, to): (Square, Square),
    refusal: Option<rules::Refusal>,
) {
    let piece_obstacles = obstacles
        .iter()
        .find(|piece_obstacles| piece_obstacles.from == from);
    let mut reported = piece_obstacles
        .map_or(&[][..], |piece_obstacles| &piece_obstacles.forbidden)
        .iter();
    let reported = reported.find(|(square, ..)| *square == to);
    let reported = reported.map(|(_, refusal, _)| *refusal);
    let by_check = |refusal: &rules::Refusal| {
        let code = refusal.code();
        code.contains("-check") && code != "gives-check" || code == "leaves-royal-attacked"
    };
    let castlings = &position.variant().rules.castlings;
    let castles = castlings
        .iter()
        .any(|c| c.from == from && [c.pointed_target(), c.to].contains(&to));
    let expected = refusal.filter(by_check);
    let fits = reported == expected || castles && reported.is_none();
    assert!(fits, "{reported:?} {expected:?} {}", position.text());
}

#[test]
fn a_move_is_refused_exactly_where_it_is_illegal() {
    for variant in all_variants() {
        let start = Position::start(variant);
        random_play(&start, &mut Chance(7), 40, |position, _| {
            let legal = rules::legal_actions(position);
            let claims = matches!(legal.first(), Some(Action::Claim { .. }));
            let pointed = legal
                .iter()
                .map(|action| action.pointed_squares(position.variant()));
            let pointed: Vec<_> = pointed.collect();
            let obstacles = rules::obstacles(position);
            for from in position.pieces(position.turn()) {
                for to in position.variant().geometry().squares() {
                    let squares = (Some(from), Some(to));
                    let is_legal = pointed.contains(&squares);
                    let refusal = rules::refusal(position, from, to);
                    assert_eq!(refusal.is_none(), is_legal, "{}", position.text());
                    assert!(!claims || refusal == Some(rules::Refusal::ClaimFirst));
                    check_obstacles(position, &obstacles, (from, to), refusal);
                }
            }
        });
    }
}

#[test]
fn a_view_of_an_open_game_has_its_sole_position() {
    for_random_positions(|position, _| {
        if position
            .variant()
            .alphabet
            .fields
            .iter()
            .any(|field| field.is_secret())
        {
            return;
        }
        for player in position.variant().players() {
            let view = View::of(position, Some(player));
            assert_eq!(view.hash(), position.hash());
            let again = view.sole_position().expect("nothing is hidden");
            assert_eq!(again.hash(), position.hash(), "{}", position.text());
        }
    });
}

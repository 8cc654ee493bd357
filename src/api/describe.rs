//! From the core's shapes to messages.

use super::messages::*;
use crate::geometry::{Shape, Square};
use crate::movegen::{self, Way};
use crate::moves::Action;
use crate::piece::Kind;
use crate::position::{Attack, Position};
use crate::record::Game;
use crate::rules::{self, Outcome, Refusal, View};
use crate::setup::Setup;
use crate::variant::Variant;

pub(super) fn game_info(variant: &Variant) -> GameInfo {
    GameInfo {
        id: variant.id.clone(),
        name: variant.name.text.clone(),
        author: variant.author.clone(),
        year: variant.year,
        source: variant.source.clone(),
        summary: variant.summary.clone(),
        notes: variant.notes.clone(),
        board: board_info(variant),
        seats: variant
            .seats
            .iter()
            .map(|seat| SeatMessage {
                letter: seat.letter,
                name: seat.name.text.clone(),
                colour: seat.colour.clone(),
            })
            .collect(),
        kinds: variant
            .kinds
            .iter()
            .map(|kind| KindMessage {
                code: kind.code.clone(),
                name: kind.name.text.clone(),
                icon: kind.icon.clone(),
                notation: kind.notation.clone(),
                royal: kind.royal,
                rules: kind.description.clone(),
            })
            .collect(),
        array: men(variant, &variant.array),
        variant_hash: format!("{:016x}", variant.hash),
    }
}

fn board_info(variant: &Variant) -> BoardInfo {
    let board = variant.geometry();
    let cell = |square: Square| {
        let at = board.coordinates(square);
        CellInfo {
            name: board.name(square).to_string(),
            file: at.file,
            rank: at.rank,
            layer: at.layer,
            shade: variant.shading.by_cell[square.index()],
        }
    };
    let shades = variant.shading.shades.iter();
    BoardInfo {
        shape: match board.shape() {
            Shape::Plane => "plane",
            Shape::TwoBoards => "two-boards",
            Shape::Levels => "levels",
        },
        files: board.files(),
        ranks: board.ranks(),
        layers: board.layers(),
        cells: board.squares().map(cell).collect(),
        shades: shades
            .map(|s| ShadeInfo {
                name: s.name.clone(),
                colour: s.colour.clone(),
            })
            .collect(),
    }
}

pub(super) fn men(variant: &Variant, setup: &Setup) -> Vec<Man> {
    let squares = variant.geometry().squares();
    let man = |square: Square| {
        let piece = setup.at(square)?;
        Some(Man {
            cell: square.index(),
            kind: piece.kind().index(),
            seat: piece.owner().index(),
        })
    };
    squares.filter_map(man).collect()
}

/// Everything the viewer may be shown. `game` gives the record; what of it is secret is left to [`View`].
pub(super) fn view_message(game: &Game, view: &View) -> ViewMessage {
    let position = game.position();
    let variant = game.variant();
    let outcome = game.outcome();
    let actions = if outcome.is_some() {
        &[]
    } else {
        view.actions()
    };
    ViewMessage {
        position: view.text(),
        men: men(variant, view.setup()),
        reserves: reserves(variant, view.setup()),
        turn: position.turn().index(),
        actions: actions
            .iter()
            .map(|&action| action_info(position, action))
            .collect(),
        checks: checks(position),
        outcome: outcome.map(|outcome| outcome_info(variant, &outcome)),
        played: played(game, view),
        ply: game.ply(),
        clock_plies: position.clock_plies(),
        clock_limit_plies: rules::move_count_limit(position).unwrap_or(0),
    }
}

fn reserves(variant: &Variant, setup: &Setup) -> Vec<Vec<u8>> {
    if variant.rules.drops.is_empty() {
        return variant.players().map(|_| Vec::new()).collect();
    }
    variant
        .players()
        .map(|player| setup.reserves[player][..variant.kinds.len()].to_vec())
        .collect()
}

fn action_info(position: &Position, action: Action) -> ActionInfo {
    let variant = position.variant();
    let (from, to) = action.cells(variant);
    let path = match (from, to) {
        (Some(from), Some(to)) => path_message(&movegen::way(position, from, to)),
        _ => PathMessage::default(),
    };
    ActionInfo {
        text: action.text(variant),
        from: from.map(Square::index),
        to: to.map(Square::index),
        lands: action.landing(variant).map(Square::index),
        captures: captures(position, action),
        promotion: action.promotes_to().map(Kind::index),
        castles: matches!(action, Action::Castle(_)),
        path,
    }
}

fn captures(position: &Position, action: Action) -> Vec<usize> {
    match action {
        Action::EnPassant { taken, .. } => vec![taken.index()],
        Action::Move { to, .. } | Action::Promote { to, .. } if position.at(to).is_some() => {
            vec![to.index()]
        }
        Action::Claim { victim, .. } => position.men(victim).iter().map(Square::index).collect(),
        _ => Vec::new(),
    }
}

pub(super) fn path_message(way: &Way) -> PathMessage {
    PathMessage {
        through: way.through.iter().map(|square| square.index()).collect(),
        screens: way.screen.iter().map(|square| square.index()).collect(),
        leaps: way.leaps,
    }
}

fn checks(position: &Position) -> Vec<CheckLine> {
    let line = |royal: Square, attack: Attack| CheckLine {
        from: attack.from.index(),
        to: royal.index(),
        path: PathMessage {
            through: attack.through.iter().map(|square| square.index()).collect(),
            screens: attack.screen.iter().map(|square| square.index()).collect(),
            leaps: movegen::way(position, attack.from, royal).leaps,
        },
    };
    let attacks = |player| {
        let royal = position.royal(player)?;
        Some((
            royal,
            position.attacks_on(royal, position.enemies(player), |s| position.at(s)),
        ))
    };
    let attacked = position.living().filter_map(attacks);
    attacked
        .flat_map(|(royal, attacks)| attacks.into_iter().map(move |a| line(royal, a)))
        .collect()
}

fn outcome_info(variant: &Variant, outcome: &Outcome) -> OutcomeInfo {
    OutcomeInfo {
        reason: outcome.reason.code(),
        places: variant
            .players()
            .map(|player| outcome.places[player])
            .collect(),
        winner: outcome.winner().map(|player| player.index()),
    }
}

fn played(game: &Game, view: &View) -> Vec<PlayedAction> {
    let mut played = Vec::with_capacity(game.line().len());
    game.replay(|before, action, after| {
        let (from, to) = action.cells(before.variant());
        played.push(PlayedAction {
            text: view.action_text(action, before.turn()),
            seat: before.turn().index(),
            number: before.number(),
            from: from.map(Square::index),
            to: to.map(Square::index),
            lands: action.landing(before.variant()).map(Square::index),
            captures: captures(before, action),
            kind: actor(before, action).map_or(0, Kind::index),
            check: after.in_check(after.turn()),
        });
    });
    played
}

/// The type that an action moves or drops; `None` of one without a man.
fn actor(before: &Position, action: Action) -> Option<Kind> {
    match action {
        Action::Drop { kind, .. } => Some(kind),
        action => Some(before.at(action.cells(before.variant()).0?)?.kind()),
    }
}

/// Why a man may not go somewhere: `cell` is its target, `kind` its type, `royal` its side's royal type, `at` the
/// cell of the obstacle, the attacked cell on the way or the landing cell that is taken, `by` and `byCell` the attacker.
pub(super) fn reason(
    position: &Position,
    from: Square,
    to: Square,
    refusal: Refusal,
) -> ReasonMessage {
    ReasonMessage {
        code: refusal.code(),
        args: refusal_arguments(position, from, to, refusal),
    }
}

pub(super) fn refusal_arguments(
    position: &Position,
    from: Square,
    to: Square,
    refusal: Refusal,
) -> Arguments {
    let name =
        |square: Square| Argument::Text(position.variant().geometry().name(square).to_string());
    let kind = |square: Square| Some(Argument::Kind(position.at(square)?.kind().index()));
    let royal = position.royal(position.turn()).and_then(kind);
    let obstacle = match refusal {
        Refusal::Blocked { by } => Some(by),
        refusal => refusal.at(),
    };
    let mut args = Arguments::from([(
        "cell",
        name(if refusal == Refusal::EmptyCell {
            from
        } else {
            to
        }),
    )]);
    args.extend(obstacle.map(|square| ("at", name(square))));
    args.extend(refusal.by().map(|square| ("byCell", name(square))));
    let kinds = [
        ("kind", kind(from)),
        ("royal", royal),
        ("by", refusal.by().and_then(kind)),
    ];
    args.extend(
        kinds
            .into_iter()
            .filter_map(|(key, value)| Some((key, value?))),
    );
    if refusal == Refusal::OwnMan {
        args.extend(kind(to).map(|kind| ("kind", kind)));
    }
    args
}

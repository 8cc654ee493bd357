//! Refusals as messages.

use crate::api::messages::{Argument, Arguments, ReasonMessage};
use crate::geometry::Square;
use crate::position::Position;
use crate::rules::Refusal;

/// Why a piece may not move somewhere. Arguments: `square` is the target, `kind` the piece's type, `royal` the type of
/// its side's royal piece, `at` the obstacle, the attacked square on the way or the occupied landing square, `by` and
/// `bySquare` the attacker.
pub fn reason(position: &Position, from: Square, to: Square, refusal: Refusal) -> ReasonMessage {
    ReasonMessage {
        code: refusal.into(),
        args: refusal_arguments(position, from, to, refusal),
    }
}

pub fn refusal_arguments(
    position: &Position,
    from: Square,
    to: Square,
    refusal: Refusal,
) -> Arguments {
    let name =
        |square: Square| Argument::Text(position.variant().geometry().name(square).to_string());
    let kind = |square: Square| Some(Argument::PieceType(position.at(square)?.kind().index()));
    let mut royals = position.royals(position.turn()).iter();
    let royal = royals.next().and_then(kind);
    let obstacle = match refusal {
        Refusal::Blocked { by } | Refusal::Unhoppable { by } => Some(by),
        refusal => refusal.at(),
    };
    let mut args = Arguments::from_iter([(
        "square",
        name(if refusal == Refusal::EmptySquare {
            from
        } else {
            to
        }),
    )]);
    args.extend(obstacle.map(|square| ("at", name(square))));
    args.extend(refusal.by().map(|square| ("bySquare", name(square))));
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
    if refusal == Refusal::OwnPiece {
        args.extend(kind(to).map(|kind| ("kind", kind)));
    }
    args
}

//! Why something is refused.

use crate::api::messages::{Argument, Arguments, ReasonMessage};
use crate::geometry::Square;
use crate::position::Position;
use crate::rules::Refusal;

/// Why a man may not go somewhere: `cell` is its target, `kind` its type, `royal` its side's royal type, `at` the
/// cell of the obstacle, the attacked cell on the way or the landing cell that is taken, `by` and `byCell` the attacker.
pub fn reason(position: &Position, from: Square, to: Square, refusal: Refusal) -> ReasonMessage {
    ReasonMessage {
        code: refusal.code(),
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
    let kind = |square: Square| Some(Argument::Kind(position.at(square)?.kind().index()));
    let royal = position.royal(position.turn()).and_then(kind);
    let obstacle = match refusal {
        Refusal::Blocked { by } => Some(by),
        refusal => refusal.at(),
    };
    let mut args = Arguments::from_iter([(
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

//! Which pieces may be captured by which.

use super::restrictions::MUST_CAPTURE;
use crate::piece::{Piece, PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Nothing, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static OWN: Key = key(
    "own",
    Form::Pieces,
    Nothing("none"),
    r#"["P", "N"]"#,
    "Pieces that their own player may capture, too; no royal ones, and not with `must-capture`.",
);
pub(super) static FORBIDDEN: Key = key(
    "forbidden",
    Form::Tables(&SECTION),
    Nothing("none"),
    r#"[{ by = ["C"], of = ["C"] }]"#,
    "Captures that are illegal. Such an attack on a royal piece is no check.",
);
static SECTION: Section = Section {
    title: "forbidden",
    known_by: None,
    about: "The entries of `capture.forbidden`. Captures of royal pieces are forbidden to a piece for all royal types or for none.",
    keys: &[&BY, &OF],
};
static BY: Key = key(
    "by",
    Form::Pieces,
    Nothing("all pieces"),
    r#"["C"]"#,
    "The pieces that may not capture.",
);
static OF: Key = key(
    "of",
    Form::Pieces,
    Required,
    r#"["C"]"#,
    "The pieces that they may not capture.",
);

/// Which pieces may be captured by which.
#[derive(Clone, Debug)]
pub struct CaptureLimits {
    /// Pieces that their own player may capture.
    pub own: PieceSet,
    /// By the captor's type, the pieces that it may not capture.
    forbidden: Vec<PieceSet>,
    /// Pieces that may capture no royal piece.
    pub harmless: PieceSet,
}

impl CaptureLimits {
    /// Whether a piece may capture another one that it attacks.
    pub fn allow(&self, captor: Piece, victim: Piece) -> bool {
        !self.forbidden[captor.kind().index()].contains(victim)
    }

    /// Whether some captures are illegal.
    pub fn forbid_captures(&self) -> bool {
        self.forbidden.iter().any(|victims| !victims.is_empty())
    }
}

pub(super) fn read(file: &Node, node: &Node, table: &Table, faults: &mut Faults) -> CaptureLimits {
    let royals: PieceSet = table.pieces_of(royals(table)).collect();
    let own = table.listed(node, &OWN);
    if let Some(written) = node.get(&OWN) {
        if !own.and(royals).is_empty() {
            faults.wrong(written, "not with royal pieces");
        }
        if file.flag_of(&MUST_CAPTURE) {
            faults.wrong(written, "not with `must-capture`");
        }
    }
    let forbidden = forbidden(node, table);
    let mut harmless = Vec::new();
    for (kind, victims) in (0..).map_while(PieceType::new).zip(&forbidden) {
        let safe = victims.and(royals);
        match safe.is_empty() {
            false if safe == royals => harmless.push(kind),
            false => {
                let code = table.code(kind);
                let message = format!("`{code}` may capture some royal pieces only");
                faults.wrong(node.get(&FORBIDDEN).unwrap_or(node), message);
            }
            true => {}
        }
    }
    CaptureLimits {
        own,
        forbidden,
        harmless: table.pieces_of(harmless).collect(),
    }
}

fn royals(table: &Table) -> impl Iterator<Item = PieceType> {
    let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
    kinds.filter(|kind| table.kinds[kind.index()].royal)
}

/// By the captor's type, the pieces that it may not capture.
fn forbidden(node: &Node, table: &Table) -> Vec<PieceSet> {
    let mut forbidden = vec![PieceSet::EMPTY; table.kinds.len()];
    for entry in node.items_of(&FORBIDDEN) {
        let victims = table.listed(entry, &OF);
        let captors = match entry.get(&BY) {
            Some(_) => entry.kinds_of(&BY, table.kinds),
            None => (0..table.kinds.len()).filter_map(PieceType::new).collect(),
        };
        for captor in captors {
            let all = &mut forbidden[captor.index()];
            *all = all.or(victims);
        }
    }
    forbidden
}

//! The effects of a claim of checkmate.

use super::goal::{self, Goal};
use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::lookup;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// The effects of a claim other than removing an army.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// What the claimer's royal piece becomes.
    pub royal: Option<PieceType>,
    /// What a checkmating piece becomes: its type before and after. Other types stay.
    pub promotes: Vec<(PieceType, PieceType)>,
    /// A claim by one of these pieces (its type before the claim) wins at once.
    pub wins: PieceSet,
}

impl Claims {
    /// What a checkmating piece of this type becomes.
    pub fn promoted(&self, kind: PieceType) -> Option<PieceType> {
        let mut pairs = self.promotes.iter();
        pairs.find_map(|&(before, after)| (before == kind).then_some(after))
    }
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Claims {
    let Some(node) = ending.get(&keys::CLAIMS) else {
        return Claims::default();
    };
    if goal::read(ending) != Goal::Claim {
        faults.wrong(node, "allowed with `goal = \"claim\"`");
    }
    Claims {
        royal: claimers_royal(node, table, faults),
        promotes: promoted_by_claims(node, table, faults),
        wins: table.listed(node, &keys::CLAIM_WINS),
    }
}

fn claimers_royal(claims: &Node, table: &Table, faults: &mut Faults) -> Option<PieceType> {
    let kind = claims.kind_of(&keys::CLAIM_ROYAL, table.kinds)?;
    if let Some(node) = claims.get(&keys::CLAIM_ROYAL)
        && !table.kinds[kind.index()].royal
    {
        faults.wrong(node, "allowed: a royal piece");
    }
    Some(kind)
}

/// Reads pairs of codes: `R DU`.
fn promoted_by_claims(
    claims: &Node,
    table: &Table,
    faults: &mut Faults,
) -> Vec<(PieceType, PieceType)> {
    let mut promotes: Vec<(PieceType, PieceType)> = Vec::new();
    for node in claims.items_of(&keys::CLAIM_PROMOTES) {
        let Some(text) = node.text() else { continue };
        match promoted_by_claim(text, table) {
            Ok((before, _)) if promotes.iter().any(|&(known, _)| known == before) => {
                faults.wrong(node, "this piece is listed already");
            }
            Ok(pair) => promotes.push(pair),
            Err(message) => faults.wrong(node, message),
        }
    }
    promotes
}

fn promoted_by_claim(text: &str, table: &Table) -> Result<(PieceType, PieceType), String> {
    let Some((before, after)) = text.split_once(' ') else {
        return Err("allowed: a piece's code, a space, the code of what it becomes".to_string());
    };
    let kind = |code: &str| match lookup::kind_with_code(code, table.kinds) {
        Some(kind) => match table.office(kind) {
            None => Ok(kind),
            Some(office) => Err(format!("`{code}` is a {office}; allowed: other pieces")),
        },
        None => Err(lookup::no_such_piece(code, table.kinds)),
    };
    Ok((kind(before)?, kind(after)?))
}

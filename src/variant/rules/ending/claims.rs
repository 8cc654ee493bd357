//! The effects of a claim of checkmate.

use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Nothing;
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::lookup;
use crate::variant::rules::goal::{self, Goal};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static CLAIM: Key = key(
    "claim",
    Form::Table(&SECTION),
    Nothing("a claim changes none of the claimer's pieces"),
    r#"{ royal = "E", promotes = ["R DU"], wins = ["E", "DU"] }"#,
    "Further effects of a claim, where `goal = \"claim\"`.",
);
static SECTION: Section = Section {
    title: "claim",
    known_by: None,
    about: "The entries of `ending.claim`. The piece that delivers checkmate is one that attacks the claimed royal piece.",
    keys: &[&ROYAL, &PROMOTES, &WINS],
};
static ROYAL: Key = key(
    "royal",
    Form::Piece,
    Nothing("stays what it is"),
    r#""E""#,
    "What the claimer's royal piece becomes; also royal. There is no other way to get this piece or any other royal piece that isn't in the array.",
);
static PROMOTES: Key = key(
    "promotes",
    Form::Texts,
    Nothing("nothing is promoted"),
    r#"["R DU", "P US"]"#,
    "Promotions of the piece that delivers checkmate: its code, a space, the code of what it becomes. Pieces that aren't listed don't change.",
);
static WINS: Key = key(
    "wins",
    Form::Pieces,
    Nothing("none; the last player left wins"),
    r#"["E", "DU"]"#,
    "A claim delivered by one of these pieces (before it is promoted by that claim) wins the game at once.",
);

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
    let Some(node) = ending.get(&CLAIM) else {
        return Claims::default();
    };
    if goal::read(ending) != Goal::Claim {
        faults.wrong(node, "allowed with `goal = \"claim\"`");
    }
    Claims {
        royal: claimers_royal(node, table, faults),
        promotes: promoted_by_claims(node, table, faults),
        wins: table.listed(node, &WINS),
    }
}

fn claimers_royal(claims: &Node, table: &Table, faults: &mut Faults) -> Option<PieceType> {
    let kind = claims.kind_of(&ROYAL, table.kinds)?;
    if let Some(node) = claims.get(&ROYAL)
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
    for node in claims.items_of(&PROMOTES) {
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

/// Whether the claims of some pieces win at once.
pub(super) fn may_win(ending: &Node) -> bool {
    let claims = ending.get(&CLAIM);
    claims.is_some_and(|claims| claims.get(&WINS).is_some())
}

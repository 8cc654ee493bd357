//! Draws by insufficient material.

use crate::piece::PieceType;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Nothing;
use crate::variant::key::{Form, Key, key};
use crate::variant::lookup;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static MATERIAL: Key = key(
    "material",
    Form::Texts,
    Nothing("no draw by material"),
    r#"["K - K", "K N - K", "K B* - K B* on one shade"]"#,
    "Draws by insufficient material: the pieces of one side, `-`, those of the other (either player may have either). `B*` is any number, including none; `on one shade` requires that all of these are on one colour. Two players only.",
);

/// A draw by insufficient material: each side has exactly the pieces of its list. For two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Material {
    /// The pieces of both sides; either player may have either list.
    pub sides: [MaterialSide; 2],
    /// All repeated pieces of both sides must be on squares of one shade.
    pub one_shade: bool,
}

/// The pieces of one side in a [`Material`] draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MaterialSide {
    /// The exact number of each type.
    pub exact: Vec<(PieceType, u8)>,
    /// A type with any number of pieces, including none.
    pub any: Option<PieceType>,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Vec<Material> {
    if let Some(list) = ending.get(&MATERIAL).filter(|_| table.players.len() != 2) {
        faults.wrong(list, "draws by material need exactly two seats");
        return Vec::new();
    }
    let nodes = ending.items_of(&MATERIAL).iter();
    let draws = nodes.filter_map(|node| {
        let draw = material_draw(node.text()?, table);
        draw.map_err(|message| faults.wrong(node, message)).ok()
    });
    draws.collect()
}

/// The suffix of a [`material_draw`] whose repeated pieces must all be on one shade.
const ONE_SHADE: &str = " on one shade";

/// Parses a draw by material: `K B* - K B* on one shade`.
fn material_draw(text: &str, table: &Table) -> Result<Material, String> {
    let (pieces, one_shade) = match text.strip_suffix(ONE_SHADE) {
        Some(pieces) => (pieces, true),
        None => (text, false),
    };
    let (one, other) = pieces
        .split_once('-')
        .ok_or("allowed: the pieces of one side, `-`, those of the other")?;
    let sides = [material_side(one, table)?, material_side(other, table)?];
    if one_shade && sides.iter().all(|side| side.any.is_none()) {
        return Err("`on one shade` needs pieces with `*`; there are none".to_string());
    }
    Ok(Material { sides, one_shade })
}

fn material_side(text: &str, table: &Table) -> Result<MaterialSide, String> {
    let mut side = MaterialSide::default();
    for word in text.split_whitespace() {
        let code = word.strip_suffix('*');
        let kind = lookup::kind_with_code(code.unwrap_or(word), table.kinds)
            .ok_or_else(|| lookup::no_such_piece(word, table.kinds))?;
        if code.is_some() {
            if side.any.replace(kind).is_some() {
                return Err("only one piece of a side may have `*`".to_string());
            }
            continue;
        }
        match side.exact.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => side.exact.push((kind, 1)),
        }
    }
    match side.exact.is_empty() {
        true => Err("each side needs a piece without `*`".to_string()),
        false => Ok(side),
    }
}

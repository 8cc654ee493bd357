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
    "Draws by insufficient material: the pieces of one side, `-`, those of the other (either player may have either). `B*` is any number, including none; `on one shade` requires that all of these are on one colour, `on opposite shades` that those of one side are on one colour and those of the other side on another. Two players only.",
);

/// A draw by insufficient material: each side has exactly the pieces of its list. For two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Material {
    /// The pieces of both sides; either player may have either list.
    pub sides: [MaterialSide; 2],
    /// Where the repeated pieces of both sides must be.
    pub shades: Shades,
}

/// On which shades the repeated pieces of a [`Material`] draw must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shades {
    /// On any.
    Any,
    /// All on one.
    One,
    /// Those of either side on one, which is not the other side's.
    Opposite,
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

/// The suffixes of a [`material_draw`] that say where its repeated pieces must be.
const SUFFIXES: [(&str, Shades); 2] = [
    (" on one shade", Shades::One),
    (" on opposite shades", Shades::Opposite),
];

/// Parses a draw by material: `K B* - K B* on one shade`.
fn material_draw(text: &str, table: &Table) -> Result<Material, String> {
    let mut suffixes = SUFFIXES.into_iter();
    let (pieces, shades) = suffixes
        .find_map(|(suffix, shades)| Some((text.strip_suffix(suffix)?, shades)))
        .unwrap_or((text, Shades::Any));
    let (one, other) = pieces
        .split_once('-')
        .ok_or("allowed: the pieces of one side, `-`, those of the other")?;
    let sides = [material_side(one, table)?, material_side(other, table)?];
    let repeats = |side: &MaterialSide| side.any.is_some();
    match shades {
        Shades::One if !sides.iter().any(repeats) => {
            Err("`on one shade` needs pieces with `*`; there are none".to_string())
        }
        Shades::Opposite if !sides.iter().all(repeats) => {
            Err("`on opposite shades` needs a piece with `*` on either side".to_string())
        }
        _ => Ok(Material { sides, shades }),
    }
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
    let has_royals = table.kinds.iter().any(|kind| kind.royal);
    match side.exact.is_empty() && (has_royals || side.any.is_none()) {
        true => Err("each side needs a piece without `*`".to_string()),
        false => Ok(side),
    }
}

//! What captures do besides removing the captured piece.

use super::capture_limits::{self, CaptureLimits, FORBIDDEN, OWN};
use super::drops::{DROPS, GATES};
use super::promotion::{ON_CAPTURE, PROMOTION};
use super::royalty::rules_of_one_royal;
use super::two_steps::TWO_STEPS;
use crate::geometry::{Geometry, Offset, Square, SquareSet};
use crate::movement::{Mode, Movement, Path};
use crate::piece::{Piece, PieceSet, PieceType};
use crate::variant::PieceTypeInfo;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Nothing, Text};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::rules::ending::Extinction;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static CAPTURE: Key = key(
    "capture",
    Form::Table(&SECTION),
    Nothing("a capture only removes the captured piece"),
    "",
    "Further effects of captures, and captures that are illegal.",
);
static SECTION: Section = Section {
    title: "[capture]",
    known_by: None,
    about: "What captures do besides removing the captured piece. A player may not remove their own royal piece. A capture that removes the enemy's last royal piece is legal even in check. An attack that would remove a royal piece of the attacker is no check. `extinction` must list the royal pieces. Two players only.",
    keys: &[&BLAST, &SPARES, &CAPTOR, &IMMUNE, &OWN, &FORBIDDEN],
};
static BLAST: Key = key(
    "blast",
    Form::Text,
    Nothing("no blast"),
    r#""K""#,
    "The squares around the captor that a blast clears of the pieces of both players: those that a piece with these moves (XBetza) could leap to.",
);
static SPARES: Key = key(
    "spares",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "Pieces that a blast leaves on the board.",
);
static CAPTOR: Key = key(
    "captor",
    Form::OneOf(&[STAYS, LEAVES, WALL, RETURNS, BECOMES_VICTIM]),
    Text(STAYS),
    r#""leaves""#,
    "`leaves`: the captor leaves the board, too. `wall`: it becomes a wall, which no piece enters or passes. `returns`: it captures without moving (“rifle”), so it doesn't promote. `becomes-victim`: it becomes a piece of the captured type, unless it promotes or one of the two is royal.",
);
static IMMUNE: Key = key(
    "immune",
    Form::Pieces,
    Nothing("none"),
    r#"["K"]"#,
    "Pieces that no effect of a capture removes or changes, also as captor. Of a captor that promotes, what it was counts.",
);
const STAYS: &str = "stays";
const LEAVES: &str = "leaves";
const WALL: &str = "wall";
const RETURNS: &str = "returns";
const BECOMES_VICTIM: &str = "becomes-victim";

/// What a capture does besides removing the captured piece, and which captures are legal.
#[derive(Clone, Debug)]
pub struct CaptureEffects {
    /// By the captor's square, those that the blast reaches; all empty without a blast.
    blast: Vec<SquareSet>,
    /// Pieces that stay there.
    spared: PieceSet,
    /// What becomes of a captor that isn't immune.
    captor: Captor,
    /// Pieces that no effect removes or changes.
    immune: PieceSet,
    /// Which pieces may be captured by which.
    pub limits: CaptureLimits,
}

/// What becomes of a piece that has captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captor {
    /// It arrives on the target, as usual.
    Stays,
    /// It leaves the board.
    Leaves,
    /// It becomes a wall.
    Wall,
    /// It stays where it came from.
    Returns,
    /// It becomes a piece of its victim's type, unless one of the two is royal.
    BecomesVictim,
}

impl CaptureEffects {
    /// The squares around the captor that the blast reaches.
    pub fn blast(&self, captor: Square) -> SquareSet {
        self.blast[captor.index()]
    }

    /// What becomes of a piece that captures.
    pub fn captor(&self, piece: Piece) -> Captor {
        match self.immune.contains(piece) {
            true => Captor::Stays,
            false => self.captor,
        }
    }

    /// Whether captors may become any other piece.
    pub fn captors_change(&self) -> bool {
        self.captor == Captor::BecomesVictim
    }

    /// Whether a piece stays on the board within a blast.
    pub fn is_spared(&self, piece: Piece) -> bool {
        self.spared.contains(piece)
    }
}

pub(super) fn read(
    file: &Node,
    ending: &Node,
    extinction: Option<&Extinction>,
    table: &Table,
    faults: &mut Faults,
) -> Option<CaptureEffects> {
    let node = file.get(&CAPTURE)?;
    // With royal pieces they are reported already.
    if !table.has_several_royals {
        for other in rules_of_one_royal(file, ending) {
            faults.wrong(other, "not with `[capture]`");
        }
    }
    let immune = table.listed(node, &IMMUNE);
    validate(node, table, faults);
    if removes_more(node) {
        validate_ends(node, extinction, immune, table, faults);
    }
    if captor(node) == Captor::Returns {
        validate_returns(file, node, faults);
    }
    Some(CaptureEffects {
        blast: blast(node, table.board, faults),
        spared: table.listed(node, &SPARES).or(immune),
        captor: captor(node),
        immune,
        limits: capture_limits::read(file, node, table, faults),
    })
}

fn captor(node: &Node) -> Captor {
    match node.text_of(&CAPTOR) {
        Some(LEAVES) => Captor::Leaves,
        Some(WALL) => Captor::Wall,
        Some(RETURNS) => Captor::Returns,
        Some(BECOMES_VICTIM) => Captor::BecomesVictim,
        _ => Captor::Stays,
    }
}

/// Whether a capture may remove more than the captured piece.
fn removes_more(node: &Node) -> bool {
    node.get(&BLAST).is_some() || matches!(captor(node), Captor::Leaves | Captor::Wall)
}

/// Whether royal pieces need the rules of several: whether a capture leaves one attacked is found out by making it.
pub(in crate::variant) fn needs_trials(file: &Node, kinds: &[PieceTypeInfo]) -> bool {
    file.get(&CAPTURE).is_some() && kinds.iter().any(|kind| kind.royal)
}

/// Whether captors become walls.
pub(super) fn may_leave_walls(file: &Node) -> bool {
    { file.get(&CAPTURE) }.is_some_and(|node| captor(node) == Captor::Wall)
}

/// Reports contradictions with other rules.
fn validate(node: &Node, table: &Table, faults: &mut Faults) {
    if table.players.len() != 2 {
        faults.wrong(node, "effects of captures need exactly two seats");
    }
    if let Some(written) = node.get(&SPARES)
        && node.get(&BLAST).is_none()
    {
        faults.wrong(written, "only with `blast`");
    }
    for piece in table.piece_nodes {
        if let Some(written) = piece.get(&TWO_STEPS).filter(|_| piece.flag_of(&TWO_STEPS)) {
            faults.wrong(written, "not with `[capture]`");
        }
    }
}

/// Reports what captors that don't move exclude.
fn validate_returns(file: &Node, node: &Node, faults: &mut Faults) {
    let drops = file.items_of(&DROPS).iter();
    let gates = drops.filter_map(|drops| drops.get(&GATES));
    let promotions = file.items_of(&PROMOTION).iter();
    let on_capture = promotions.filter(|node| node.flag_of(&ON_CAPTURE));
    for written in { node.get(&BLAST).into_iter() }
        .chain(gates)
        .chain(on_capture)
    {
        faults.wrong(written, "not with `captor = \"returns\"`");
    }
}

/// Reports royal pieces that a capture may remove although nothing ends the game then.
fn validate_ends(
    node: &Node,
    extinction: Option<&Extinction>,
    immune: PieceSet,
    table: &Table,
    faults: &mut Faults,
) {
    let ends = |kind: &PieceType| extinction.is_some_and(|rule| rule.pieces.contains(kind));
    let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
    let mut royals = kinds.filter(|kind| table.kinds[kind.index()].royal);
    let may_go = |kind: &PieceType| {
        table
            .pieces_of([*kind])
            .any(|piece| !immune.contains(piece))
    };
    if let Some(royal) = royals.find(|kind| may_go(kind) && !ends(kind)) {
        let code = table.code(royal);
        let message = format!("a capture may remove `{code}`: `ending.extinction` must list it");
        faults.wrong(node, message);
    }
}

/// The squares that a blast reaches from each square.
fn blast(node: &Node, board: &Geometry, faults: &mut Faults) -> Vec<SquareSet> {
    let leaps = node.get(&BLAST).map_or(Ok(Vec::new()), |written| {
        leaps(written.text().unwrap_or_default()).map_err(|message| (written, message))
    });
    let leaps = leaps.unwrap_or_else(|(written, message)| {
        faults.wrong(written, message);
        Vec::new()
    });
    let reached = |from: Square| {
        let squares = leaps.iter().filter_map(|&leap| board.step(from, leap));
        squares.collect()
    };
    board.squares().map(reached).collect()
}

/// The leaps of a movement that has nothing else.
fn leaps(moves: &str) -> Result<Vec<Offset>, String> {
    let movement = Movement::parse(moves).map_err(|error| error.to_string())?;
    let plain = Mode {
        quiet: true,
        captures: true,
        ..Mode::default()
    };
    let is_leap =
        |path: &Path| path.lead.is_empty() && path.max_steps == Some(1) && path.mode == plain;
    match movement.paths.iter().all(is_leap) {
        true => Ok(movement.paths.iter().map(Path::first_end).collect()),
        false => Err("allowed: leaps without modifiers but directions, such as `K`".to_string()),
    }
}

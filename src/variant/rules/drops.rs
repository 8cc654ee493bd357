//! Drops of pieces in hand.

use super::Promotion;
use super::crown::CROWN;
use crate::geometry::SquareSet;
use crate::piece::{ByPlayer, PieceType};
use crate::variant::PieceTypeInfo;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Number, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::lookup;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static DROPS: Key = key(
    "drops",
    Form::Tables(&SECTION),
    Nothing("no drops"),
    "",
    "Pieces in hand.",
);
static SECTION: Section = Section {
    title: "[[drops]]",
    known_by: None,
    about: "Pieces in hand, which may be dropped on empty squares; a turn of drops keeps to the pieces of one table. The pieces that each player starts with are in brackets in the array.",
    keys: &[
        &PIECES,
        &ON,
        &GATES,
        &COMPULSORY,
        &CAPTURES,
        &ALSO_CAPTURES,
        &FORMS,
        &DROPPED_AS,
        &PER_FILE,
        &FILE_FORMS,
        &SHADES,
        &CHECK,
        &MATE,
        &PER_TURN,
        &MINED,
        &AFTER_LOSS,
    ],
};
static PIECES: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["S"]"#,
    "The pieces that may be in hand, each in one table only, and royal pieces only with `compulsory`. A drop doesn't promote.",
);
static ON: Key = key(
    "on",
    Form::Squares,
    Nothing("all; with `gates` none"),
    r#"{ w = ["*1"], b = ["*8"] }"#,
    "Squares where these pieces may be dropped. A list is for every player; players who are not in a table may use all squares.",
);
pub(super) static GATES: Key = key(
    "gates",
    Form::Squares,
    Nothing("they are only dropped"),
    r#"{ w = ["*1"], b = ["*8"] }"#,
    "Squares on which one of these pieces may enter in the same turn in which the player's piece there makes its first move (“gating”), also by castling: then on the square of either piece. In the array each has a piece of the player, which doesn't promote. Each is a right in position text: the letter of its file, which `K` and `Q` imply for the pieces that castle. They have `on` only if they may be dropped, too.",
);
pub(super) static COMPULSORY: Key = key(
    "compulsory",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player must drop these pieces, as long as that is legal, before anything else: the game begins with setting them up.",
);
static CAPTURES: Key = key(
    "captures",
    Form::OneOf(&["captor", "owner"]),
    Nothing("captured pieces leave the game"),
    r#""captor""#,
    "Who gets captured pieces of these types in hand: the player who captures them or their owner. A captured form (`form-of`) that no table lists goes to the hand as the piece that it was before.",
);
static ALSO_CAPTURES: Key = key(
    "also-captures",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R"]"#,
    "Other pieces that go to the hand as the only one of `pieces` when `captures` says so.",
);
pub(super) static FORMS: Key = key(
    "forms",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a piece may be dropped as any of its forms (`form-of`), too.",
);
static DROPPED_AS: Key = key(
    "dropped-as",
    Form::Piece,
    Nothing("the piece in hand"),
    r#""M""#,
    "The form (`form-of`) that the only one of `pieces` has on the board after a drop, for example a Pawn without a double step.",
);
pub(super) static PER_FILE: Key = key(
    "per-file",
    Form::Number(0, 99),
    Number(0),
    "1",
    "The most pieces of a type that a player may have on a file after a drop; 0 for any number.",
);
pub(super) static FILE_FORMS: Key = key(
    "per-file-with-forms",
    Form::Flag,
    Flag(false),
    "true",
    "Whether `per-file` counts all forms of the piece (`form-of`), too.",
);
pub(super) static SHADES: Key = key(
    "different-colours",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player's pieces of a type must be spread over the colours of the squares as evenly as possible. A drop of another piece may not occupy a square that they need.",
);
pub(super) static CHECK: Key = key(
    "check",
    Form::Flag,
    Flag(true),
    "false",
    "Whether a drop may give check.",
);
pub(super) static MATE: Key = key(
    "mate",
    Form::Flag,
    Flag(true),
    "false",
    "Whether a drop may give checkmate. With `mate = false` it may still give check.",
);
pub(super) static PER_TURN: Key = key(
    "per-turn",
    Form::Number(1, 255),
    Number(1),
    "3",
    "The most drops in one turn. With more than one the turn goes on after a drop, until the action `done`, and the position text has a field `drops`. One table may have more than one.",
);
pub(super) static AFTER_LOSS: Key = key(
    "after-loss",
    Form::Number(0, 99),
    Number(0),
    "3",
    "How many of each of these pieces a player gets after losing a monarch without the crown; needs `[crown]`.",
);
pub(super) static MINED: Key = key(
    "mined",
    Form::Piece,
    Nothing("no mine"),
    r#""S""#,
    "One piece of this type is secretly mined: a piece that captures it leaves the board too. Only its owner knows which one is mined; the position text has a field `mine`. One table may have a mine.",
);

/// A group of pieces that may be dropped on empty squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// The types. The array's text gives in brackets what each player starts with.
    pub kinds: Vec<PieceType>,
    /// While a drop of them is legal, nothing else is.
    pub compulsory: bool,
    /// Who gets captured pieces of these types, if anybody.
    pub captures: Option<Recipient>,
    /// Types that never are in hand themselves: captured ones go there as the group's only type.
    pub also_captures: Vec<PieceType>,
    /// A piece may be dropped as any of its forms, too.
    pub forms: bool,
    /// The form in which a piece of the group's only type is dropped, if it changes.
    pub dropped_as: Option<PieceType>,
    /// The most pieces of a type that a player may have on a file after a drop; 0 for any number.
    pub per_file: u8,
    /// Whether that counts all forms of the piece, too.
    pub per_file_with_forms: bool,
    /// A player's pieces of a type are spread over the colours of the squares.
    pub different_shades: bool,
    /// A drop may give check.
    pub may_check: bool,
    /// A drop may give checkmate.
    pub may_mate: bool,
    /// The squares where each player may drop them; `None` for all.
    pub on: ByPlayer<Option<SquareSet>>,
    /// The squares where they may enter with the first move of the piece there, by player; `None` if they never do.
    pub gates: Option<ByPlayer<SquareSet>>,
    /// The maximum number of drops in one turn. If it is more than one, the turn continues after a drop until the
    /// action `done`.
    pub per_turn: u8,
    /// How many of each type a player receives when it loses the monarch without the crown.
    pub after_loss: u8,
    /// One piece of this type is secretly mined: the drop decides which, and only the owner knows. Capturing it removes
    /// the capturer too. The field `mine` holds its square.
    pub mined: Option<PieceType>,
}

/// Who gets a captured piece in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipient {
    /// The player who captures it.
    Captor,
    /// The player who loses it.
    Owner,
}

impl Drops {
    /// Whether the pieces are never dropped, but only enter.
    pub fn only_enter(&self) -> bool {
        self.gates.is_some() && self.on.0.iter().all(|on| *on == Some(SquareSet::EMPTY))
    }

    /// Whether some checks or checkmates are forbidden.
    pub fn restrict_checks(&self) -> bool {
        !self.may_check || !self.may_mate
    }
}

/// A type in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The type in hand.
    pub kind: PieceType,
    /// Who gets a captured one, if anybody.
    pub captures: Option<Recipient>,
}

/// What each type is in hand; `None` if it is never there.
pub(super) fn held(drops: &[Drops], kinds: &[PieceTypeInfo]) -> [Option<Held>; PieceType::LIMIT] {
    let listed = |kind: PieceType| {
        let in_hand = |group: &Drops| match group.also_captures.contains(&kind) {
            true => group.kinds.first().copied(),
            false => group.kinds.contains(&kind).then_some(kind),
        };
        let with_captures = |group: &Drops| Some((in_hand(group)?, group.captures));
        let (kind, captures) = drops.iter().find_map(with_captures)?;
        Some(Held { kind, captures })
    };
    std::array::from_fn(|index| {
        let kind = PieceType::new(index)?;
        let base = kinds.get(index)?.form_of;
        listed(kind).or_else(|| listed(base?))
    })
}

pub(super) fn read(
    file: &Node,
    table: &Table,
    promotions: &[Vec<Promotion>],
    faults: &mut Faults,
) -> Vec<Drops> {
    let mut groups: Vec<Drops> = Vec::new();
    for node in file.items_of(&DROPS) {
        validate_dropped(node, table, &groups, faults);
        let Some(group) = group(node, table, faults) else {
            continue;
        };
        validate_group(file, node, &group, &groups, faults);
        validate_changes(node, &group, table, faults);
        validate_mine(node, &group, promotions, &groups, faults);
        groups.push(group);
    }
    validate_also_captured(&groups, file, table, faults);
    groups
}

/// Every type that may be in hand, in file order.
pub(in crate::variant) fn in_order(file: &Node, kinds: &[PieceTypeInfo]) -> Vec<PieceType> {
    let groups = file.items_of(&DROPS).iter();
    groups
        .flat_map(|group| group.kinds_of(&PIECES, kinds))
        .collect()
}

fn group(node: &Node, table: &Table, faults: &mut Faults) -> Option<Drops> {
    let on = squares::by_player(node, &ON, table.board, table.players, faults);
    let gates = node.get(&GATES).map(|_| {
        let squares = squares::by_player(node, &GATES, table.board, table.players, faults);
        ByPlayer(squares.0.map(Option::unwrap_or_default))
    });
    Some(Drops {
        on: match gates.is_some() && node.get(&ON).is_none() {
            true => ByPlayer::from_fn(|_| Some(SquareSet::EMPTY)),
            false => on,
        },
        gates,
        kinds: node.kinds_of(&PIECES, table.kinds),
        compulsory: node.flag_of(&COMPULSORY),
        captures: node.text_of(&CAPTURES).map(|text| match text {
            "owner" => Recipient::Owner,
            _ => Recipient::Captor,
        }),
        also_captures: node.kinds_of(&ALSO_CAPTURES, table.kinds),
        forms: node.flag_of(&FORMS),
        dropped_as: node.kind_of(&DROPPED_AS, table.kinds),
        per_file: node.number_of(&PER_FILE)?,
        per_file_with_forms: node.flag_of(&FILE_FORMS),
        different_shades: node.flag_of(&SHADES),
        may_check: node.flag_of(&CHECK),
        may_mate: node.flag_of(&MATE),
        per_turn: node.number_of(&PER_TURN)?,
        mined: node.kind_of(&MINED, table.kinds),
        after_loss: node.number_of(&AFTER_LOSS)?,
    })
}

/// Reports pieces that may not be dropped, or belong to another group.
fn validate_dropped(node: &Node, table: &Table, groups: &[Drops], faults: &mut Faults) {
    let list = node.get(&PIECES);
    if let Some(list) = list.filter(|list| list.is_list() && list.items().is_empty()) {
        faults.wrong(list, "allowed: at least one piece");
    }
    let mut listed: Vec<PieceType> = Vec::new();
    for written in node.items_of(&PIECES) {
        let Some(kind) = lookup::kind(written, table.kinds) else {
            continue;
        };
        if listed.contains(&kind) {
            faults.wrong(written, "this piece is listed already");
        } else if groups.iter().any(|group| group.kinds.contains(&kind)) {
            faults.wrong(written, "this piece is in another table of drops already");
        } else if let Some(office) = table
            .office(kind)
            .filter(|_| !may_be_set_up(node, table, kind))
        {
            faults.wrong(written, format!("a {office} can't be dropped"));
        }
        listed.push(kind);
    }
}

/// Whether a type is a royal piece that the game begins with in hand.
fn may_be_set_up(node: &Node, table: &Table, kind: PieceType) -> bool {
    node.flag_of(&COMPULSORY) && table.kinds[kind.index()].royal && !table.has_several_royals
}

/// Reports inconsistencies with the rest of the file or with earlier groups.
fn validate_group(file: &Node, node: &Node, group: &Drops, groups: &[Drops], faults: &mut Faults) {
    if group.after_loss > 0 && file.get(&CROWN).is_none() {
        let written = node.get(&AFTER_LOSS).unwrap_or(node);
        faults.wrong(written, "only a `[crown]` can be lost");
    }
    if let Some(written) = node.get(&FILE_FORMS)
        && group.per_file == 0
    {
        faults.wrong(written, "only with `per-file`");
    }
    let several = |group: &Drops| group.per_turn > 1;
    if let Some(written) = node.get(&PER_TURN)
        && several(group)
        && groups.iter().any(several)
    {
        faults.wrong(
            written,
            "only one table of drops may have several in a turn",
        );
    }
}

/// Reports captures as another type and drops as another form that contradict other keys.
fn validate_changes(node: &Node, group: &Drops, table: &Table, faults: &mut Faults) {
    for key in [&ALSO_CAPTURES, &DROPPED_AS] {
        if let Some(written) = node.get(key)
            && group.kinds.len() != 1
        {
            faults.wrong(written, "only where `pieces` lists one piece");
        }
    }
    if let Some(written) = node.get(&ALSO_CAPTURES)
        && group.captures.is_none()
    {
        faults.wrong(written, "only with `captures`");
    }
    if let (Some(written), Some(form)) = (node.get(&DROPPED_AS), group.dropped_as) {
        if table.kinds[form.index()].form_of != group.kinds.first().copied() {
            faults.wrong(written, "allowed: a form of the one piece in `pieces`");
        }
        if group.forms {
            faults.wrong(written, "not with `forms`");
        }
    }
}

/// Reports other captured pieces that may be in hand themselves, are royal, or are listed twice.
fn validate_also_captured(groups: &[Drops], file: &Node, table: &Table, faults: &mut Faults) {
    let mut listed: Vec<PieceType> = Vec::new();
    let nodes = file.items_of(&DROPS).iter();
    for written in nodes.flat_map(|node| node.items_of(&ALSO_CAPTURES)) {
        let Some(kind) = lookup::kind(written, table.kinds) else {
            continue;
        };
        if groups.iter().any(|group| group.kinds.contains(&kind)) {
            faults.wrong(written, "this piece may be in hand itself");
        } else if listed.contains(&kind) {
            faults.wrong(written, "this piece is listed already");
        } else if let Some(office) = table.office(kind) {
            faults.wrong(written, format!("a {office} can't be in hand"));
        }
        listed.push(kind);
    }
}

/// Reports a mine that isn't one of the group, that promotes, or that isn't the only one.
fn validate_mine(
    node: &Node,
    group: &Drops,
    promotions: &[Vec<Promotion>],
    groups: &[Drops],
    faults: &mut Faults,
) {
    let (Some(mined), Some(written)) = (group.mined, node.get(&MINED)) else {
        return;
    };
    if !group.kinds.contains(&mined) {
        faults.wrong(written, "allowed: one of `pieces`");
    }
    if !promotions[mined.index()].is_empty() {
        faults.wrong(written, "a piece that promotes can't be mined");
    }
    if groups.iter().any(|group| group.mined.is_some()) {
        faults.wrong(written, "only one table of drops may have a mine");
    }
}

/// Whether some group may be dropped several times in a turn.
pub(super) fn may_be_several(file: &Node) -> bool {
    let mut groups = file.items_of(&DROPS).iter();
    groups.any(|group| several(group).is_some())
}

/// The key by which a group may be dropped several times in a turn, if it may.
pub(super) fn several(group: &Node) -> Option<&Node> {
    let several = group.number_of::<u8>(&PER_TURN) > Some(1);
    group.get(&PER_TURN).filter(|_| several)
}

/// The first key that names a mined piece.
pub(super) fn mine(file: &Node) -> Option<&Node> {
    let mut groups = file.items_of(&DROPS).iter();
    groups.find_map(|group| group.get(&MINED))
}

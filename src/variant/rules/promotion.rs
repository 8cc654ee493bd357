//! The promotions of a variant file, with their zones.

use crate::geometry::{Geometry, Offset, Orientation, Square, SquareSet};
use crate::piece::{ByPlayer, PieceType, Player};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Required, Text};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::lookup;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static MAY_PROMOTE_ON: Key = key(
    "may-promote-on",
    Form::Texts,
    Nothing("none"),
    r#"["zg*", "yh*"]"#,
    "Squares where promotion is optional for its pieces, if a promotion has `zone = \"seat\"`. Squares by name; `*` stands for any letter or number.",
);
pub(in crate::variant) static MUST_PROMOTE_ON: Key = key(
    "must-promote-on",
    Form::Texts,
    Nothing("none"),
    r#"["zh*"]"#,
    "Squares where its pieces must promote, if a promotion has `zone = \"seat\"`; written as in `may-promote-on`.",
);
pub(in crate::variant) static PROMOTION: Key = key(
    "promotion",
    Form::Tables(&SECTION),
    Nothing("no piece promotes"),
    "",
    "Promotions.",
);
static SECTION: Section = Section {
    title: "[[promotion]]",
    known_by: None,
    about: "A piece that reaches its zone must promote, except where `may-on` or a player's `may-promote-on` makes it optional. If there is nothing to promote to, it may not enter squares where it must promote. A piece may have several tables: what it may become on a square is then what all tables for that square offer, and it must promote if one of them says so. A royal piece may promote to royal pieces only; what it becomes is royal at once.",
    keys: &[
        &PIECES,
        &ZONE,
        &MAY_ON,
        &MUST_ON,
        &ON_LEAVING,
        &ON_CAPTURE,
        &OWN_MOVE,
        &ONLY_ONE_ANYWHERE,
        &MAY_ATTACK,
        &ALWAYS,
        &LIMIT,
        &CAPTURED,
        &IN_ARRAY,
        &REVERTS,
    ],
};
pub(in crate::variant) static PIECES: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["P"]"#,
    "The pieces that promote.",
);
static ZONE: Key = key(
    "zone",
    Form::OneOf(&["last rank", SEAT]),
    Text("last rank"),
    r#""last rank""#,
    "The promotion zone. `last rank`: the far end of the board, as the piece's own player sees it. `seat`: the squares of its player's `may-promote-on` and `must-promote-on`.",
);
/// A value of [`ZONE`].
const SEAT: &str = "seat";
static MAY_ON: Key = key(
    "may-on",
    Form::Squares,
    Nothing("none"),
    r#"{ w = ["*7", "*8"], b = ["*2", "*3"] }"#,
    "Squares where promotion is optional, instead of `zone`.",
);
static MUST_ON: Key = key(
    "must-on",
    Form::Squares,
    Nothing("none"),
    r#"{ w = ["*9"], b = ["*1"] }"#,
    "Squares where the pieces must promote, instead of `zone`.",
);
static ON_LEAVING: Key = key(
    "on-leaving",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a move that starts in the zone promotes like one that ends there.",
);
pub(super) static ON_CAPTURE: Key = key(
    "on-capture",
    Form::Flag,
    Flag(false),
    "true",
    "Whether only captures promote.",
);
static OWN_MOVE: Key = key(
    "own-move",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a promotion is a move of its own: a piece that stands on one of these squares promotes there, or on an empty square to which it goes as what it becomes. Its other moves don't promote. As nobody has to promote, a player who is not in check and could do nothing else is stalemated.",
);
static ONLY_ONE_ANYWHERE: Key = key(
    "only-one-anywhere",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player's only piece of its type may promote on every square; needs `own-move`.",
);
static MAY_ATTACK: Key = key(
    "attack",
    Form::Flag,
    Flag(true),
    "false",
    "Whether the promoted piece may attack a piece at once, and the promotion give check; needs `own-move`.",
);
pub(in crate::variant) static ALWAYS: Key = key(
    "always",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R", "B", "N"]"#,
    "Pieces it may always promote to. If there is nothing it may promote to, as with an empty list alone, it can't enter squares where it must promote.",
);
static LIMIT: Key = key(
    "limit",
    Form::Number(1, 99),
    Nothing("no limit"),
    "1",
    "How many of each piece in `always` its side may have on the board: while there are as many, nothing promotes to that piece. Pieces with other limits need another table.",
);
pub(in crate::variant) static CAPTURED: Key = key(
    "captured",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R"]"#,
    "Pieces it may promote to while its side has fewer of them on the board than in the array, pieces in hand included.",
);
pub(in crate::variant) static IN_ARRAY: Key = key(
    "in-array",
    Form::Pieces,
    Nothing("none"),
    r#"["R", "CM"]"#,
    "Pieces it may promote to if its side has one in the array.",
);

static REVERTS: Key = key(
    "reverts",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a captured piece goes to the hand as what it was before it promoted: the first of `pieces`. Promoted pieces are then written with `~`: `Q~`.",
);

/// Stands behind the code of a piece that is promoted where captures revert that, as in Fairy-Stockfish and lichess.
pub(in crate::variant) const PROMOTED: char = '~';

/// Whether captures revert a promotion.
pub(in crate::variant) fn reverts(promotion: &Node) -> bool {
    promotion.flag_of(&REVERTS)
}

/// The promotion of a piece type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The squares where it may or must promote, by player.
    pub zone: ByPlayer<SquareSet>,
    /// Those squares of the zone where it must promote, by player.
    pub compulsory: ByPlayer<SquareSet>,
    /// Whether moves that start in these squares count like moves that end there.
    pub on_leaving: bool,
    /// Only captures promote.
    pub on_capture: bool,
    /// Promotions are moves of their own. Then the zone is empty.
    pub own_move: Option<OwnMove>,
    /// The choices in file order. If none is available, the piece may not enter a square where it must promote.
    pub choices: Vec<PromotionChoice>,
}

impl Promotion {
    /// The squares where a player's pieces may promote when they arrive there, and when they leave them.
    pub fn zones(&self, owner: Player) -> [SquareSet; 2] {
        let zone = self.zone[owner];
        match self.on_leaving {
            true => [zone, zone],
            false => [zone, SquareSet::EMPTY],
        }
    }

    /// The squares to which a player's pieces go in order to promote.
    pub fn goal(&self, owner: Player) -> SquareSet {
        let own_move = self.own_move.as_ref();
        own_move.map_or(self.zone[owner], |own_move| own_move.from[owner])
    }

    /// The squares where a piece that starts on `from` may or must promote.
    #[inline]
    pub fn zone_from(&self, owner: Player, from: Square) -> SquareSet {
        self.widened(self.zone[owner], from)
    }

    /// The squares where a piece that starts on `from` must promote.
    #[inline]
    pub fn compulsory_from(&self, owner: Player, from: Square) -> SquareSet {
        self.widened(self.compulsory[owner], from)
    }

    fn widened(&self, squares: SquareSet, from: Square) -> SquareSet {
        match self.on_leaving && squares.contains(from) {
            true => SquareSet::ALL,
            false => squares,
        }
    }
}

/// When a piece may promote by a move of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnMove {
    /// The squares where it starts, by player.
    pub from: ByPlayer<SquareSet>,
    /// A player's only piece of its type may start on every square.
    pub only_one_anywhere: bool,
    /// The promoted piece may attack others at once, and the promotion may give check.
    pub may_attack: bool,
}

/// One choice of a promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// What it becomes.
    pub kind: PieceType,
    /// The condition of the choice.
    pub condition: Condition,
}

/// When a promotion choice is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// While its side has fewer of them on the board than in the array.
    Captured,
    /// If its side has any in the array.
    InArray,
    /// While its side has fewer than `limit` of them on the board, together with those that count as `alike`: the same
    /// piece with or without the mark of promoted ones.
    Below {
        /// How many there may be.
        limit: u8,
        /// The type that counts, too.
        alike: Option<PieceType>,
    },
}

pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> Vec<Vec<Promotion>> {
    let mut promotions = vec![Vec::new(); table.kinds.len()];
    let players = zones_of_players(file, table, faults);
    for node in file.items_of(&PROMOTION) {
        let zone = node.get(&ZONE);
        let zones = match (own_zones(node, table, faults), zone) {
            (Some(own), zone) => {
                if let Some(zone) = zone {
                    let message = "allowed: either `zone`, or `may-on` and `must-on`";
                    faults.wrong(zone, message);
                }
                own
            }
            (None, Some(zone)) if by_player(node) => {
                if players.are_empty() {
                    faults.wrong(zone, "no seat has `may-promote-on` or `must-promote-on`");
                }
                players.clone()
            }
            _ => last_ranks(table),
        };
        let own_move = own_move(node, &zones, faults);
        let zones = match own_move {
            Some(_) => Zones::default(),
            None => zones,
        };
        let promotion = Promotion {
            zone: zones.zone,
            compulsory: zones.compulsory,
            on_leaving: node.flag_of(&ON_LEAVING),
            on_capture: node.flag_of(&ON_CAPTURE),
            own_move,
            choices: choices(node, table, faults),
        };
        for written in node.items_of(&PIECES) {
            let Some(kind) = lookup::kind(written, table.kinds) else {
                continue;
            };
            let others = &mut promotions[kind.index()];
            validate(written, kind, (&promotion, others), table, faults);
            others.push(promotion.clone());
        }
    }
    promotions
}

/// Reports a piece that can't promote like this, given its other promotions.
fn validate(
    written: &Node,
    kind: PieceType,
    (promotion, others): (&Promotion, &[Promotion]),
    table: &Table,
    faults: &mut Faults,
) {
    let is_own_move = |promotion: &Promotion| promotion.own_move.is_some();
    if others.contains(promotion) {
        faults.wrong(written, "this piece has the same promotion already");
    } else if !others.is_empty() && (is_own_move(promotion) || others.iter().any(is_own_move)) {
        faults.wrong(
            written,
            "this piece has another promotion; allowed with `own-move`: just one",
        );
    }
    let is_royal = |kind: PieceType| table.kinds[kind.index()].royal;
    match table.office(kind) {
        Some(_) if is_royal(kind) && is_own_move(promotion) => {
            faults.wrong(written, "a royal piece can't promote by `own-move`");
        }
        Some(_) if is_royal(kind) => {
            let mut choices = promotion.choices.iter();
            if !choices.all(|choice| is_royal(choice.kind)) {
                faults.wrong(written, "a royal piece can only become a royal piece");
            }
        }
        Some(office) => faults.wrong(written, format!("a {office} can't promote")),
        None => {}
    }
}

/// The squares where pieces may or must promote, and those where they must, by player.
#[derive(Clone, Default)]
struct Zones {
    zone: ByPlayer<SquareSet>,
    compulsory: ByPlayer<SquareSet>,
}

impl Zones {
    fn are_empty(&self) -> bool {
        self.zone.0.iter().all(|squares| squares.is_empty())
    }
}

/// The squares that a promotion lists itself.
fn own_zones(node: &Node, table: &Table, faults: &mut Faults) -> Option<Zones> {
    let keys = [&MAY_ON, &MUST_ON];
    keys.iter().find_map(|key| node.get(key))?;
    let [may, must] = keys.map(|key| {
        let listed = squares::by_player(node, key, table.board, table.players, faults);
        ByPlayer::from_fn(|player| listed[player].unwrap_or(SquareSet::EMPTY))
    });
    Some(Zones {
        zone: ByPlayer::from_fn(|player| may[player].or(must[player])),
        compulsory: must,
    })
}

/// How a piece promotes by a move of its own, if it does.
fn own_move(node: &Node, zones: &Zones, faults: &mut Faults) -> Option<OwnMove> {
    let is_set = node.flag_of(&OWN_MOVE);
    let (others, message): (&[&Key], _) = match is_set {
        true => (&[&MUST_ON, &ON_LEAVING, &ON_CAPTURE], "not with `own-move`"),
        false => (&[&ONLY_ONE_ANYWHERE, &MAY_ATTACK], "only with `own-move`"),
    };
    for written in others.iter().filter_map(|key| node.get(key)) {
        faults.wrong(written, message);
    }
    is_set.then(|| OwnMove {
        from: zones.zone,
        only_one_anywhere: node.flag_of(&ONLY_ONE_ANYWHERE),
        may_attack: node.flag_of(&MAY_ATTACK),
    })
}

fn by_player(promotion: &Node) -> bool {
    promotion.text_of(&ZONE) == Some(SEAT)
}

fn zones_of_players(file: &Node, table: &Table, faults: &mut Faults) -> Zones {
    let wanted = file.items_of(&PROMOTION).iter().any(by_player);
    let mut zones = Zones::default();
    for (player, node) in table.players().zip(table.player_nodes()) {
        let may = squares::listed(node, &MAY_PROMOTE_ON, table.board, faults);
        let must = squares::listed(node, &MUST_PROMOTE_ON, table.board, faults);
        zones.zone[player] = may.iter().chain(must.iter()).collect();
        zones.compulsory[player] = must;
        let keys = [&MAY_PROMOTE_ON, &MUST_PROMOTE_ON];
        for node in keys.into_iter().filter_map(|key| node.get(key)) {
            if !wanted {
                faults.wrong(node, "no promotion has `zone = \"seat\"`");
            }
        }
    }
    zones
}

/// The last square of each file, by player.
fn last_ranks(table: &Table) -> Zones {
    let mut zone = ByPlayer::default();
    for player in table.players() {
        zone[player] = last_rank(table.board, table.players[player.index()].orientation);
    }
    Zones {
        zone,
        compulsory: zone,
    }
}

fn last_rank(board: &Geometry, orientation: Orientation) -> SquareSet {
    let forward = orientation.turn(Offset::plane(0, 1));
    let squares = board.squares();
    squares
        .filter(|&square| board.is_last(square, forward))
        .collect()
}

fn choices(node: &Node, table: &Table, faults: &mut Faults) -> Vec<PromotionChoice> {
    let mut choices: Vec<PromotionChoice> = Vec::new();
    let is_royal = |kind: PieceType| table.kinds[kind.index()].royal;
    let mut pieces = node.kinds_of(&PIECES, table.kinds).into_iter();
    let all_are_royal = pieces.all(is_royal);
    let may_arise = |kind: PieceType| table.may_multiply(kind) || all_are_royal && is_royal(kind);
    for key in [&ALWAYS, &CAPTURED, &IN_ARRAY] {
        for (kind, written) in listed(node, key, table) {
            let needs_one = [CAPTURED.name, IN_ARRAY.name].contains(&key.name);
            if choices.iter().any(|choice| choice.kind == kind) {
                faults.wrong(written, "this piece is listed already");
            } else if let Some(office) = table.office(kind).filter(|_| !may_arise(kind)) {
                let message = match is_royal(kind) {
                    true => "only a royal piece can become a royal piece".to_string(),
                    false => format!("nothing can become a {office}"),
                };
                faults.wrong(written, message);
            } else if needs_one && table.lacks(kind) {
                faults.wrong(written, "the array has none");
            }
            let condition = condition(node, key, kind, table);
            choices.push(PromotionChoice { kind, condition });
        }
    }
    validate_lists(node, faults);
    choices
}

/// The condition of a choice that a key lists.
fn condition(node: &Node, key: &Key, kind: PieceType, table: &Table) -> Condition {
    match (key.name, node.number_of(&LIMIT)) {
        (name, _) if name == CAPTURED.name => Condition::Captured,
        (name, _) if name == IN_ARRAY.name => Condition::InArray,
        (_, None) => Condition::Always,
        (_, Some(limit)) => Condition::Below {
            limit,
            alike: alike(kind, table),
        },
    }
}

/// Reports a promotion without choices, and a limit of none.
fn validate_lists(node: &Node, faults: &mut Faults) {
    if let Some(limit) = node.get(&LIMIT).filter(|_| node.get(&ALWAYS).is_none()) {
        faults.wrong(limit, "only with `always`");
    }
    let lists = [&ALWAYS, &CAPTURED, &IN_ARRAY];
    if lists.into_iter().all(|key| node.get(key).is_none()) {
        let message = "missing; allowed: pieces in `always`, `captured` or `in-array`";
        faults.missing(node, ALWAYS.name, message);
    }
}

/// The same piece with or without the mark of promoted ones.
fn alike(kind: PieceType, table: &Table) -> Option<PieceType> {
    let code = table.code(kind);
    let other = match code.strip_suffix(PROMOTED) {
        Some(bare) => bare.to_string(),
        None => format!("{code}{PROMOTED}"),
    };
    let mut codes = table.kinds.iter().map(|kind| &*kind.code);
    codes
        .position(|code| code == other)
        .and_then(PieceType::new)
}

fn listed<'n>(
    node: &'n Node,
    key: &Key,
    table: &Table,
) -> impl Iterator<Item = (PieceType, &'n Node)> {
    let kinds = table.kinds;
    let items = node.items_of(key).iter();
    items.filter_map(move |written| Some((lookup::kind(written, kinds)?, written)))
}

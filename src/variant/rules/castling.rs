//! Castling: a royal piece and its partner move in one action.

use super::castling_path::{CastlingPath, DROPPED_ON, ENDS, SIDE, STEPS};
use super::castling_right::CastlingRight;
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceType, Player};
use crate::setup::CastlingPartner;
use crate::variant::PlayerInfo;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static CASTLING: Key = key(
    "castling",
    Form::Tables(&SECTION),
    Nothing("no castling"),
    "",
    "Castling moves.",
);
static SECTION: Section = Section {
    title: "[[castling]]",
    known_by: None,
    about: "A castling move that each of two players may make once: a piece makes a long step along its rank towards an unmoved partner, which lands on the last square it crossed. Every square that either crosses must be empty. Entries with the same letter and pieces are several ways to use one right.",
    keys: &[
        &LETTER,
        &PARTNER_LETTER,
        &PLAYER,
        &PIECE,
        &PARTNER,
        &SIDE,
        &STEPS,
        &ENDS,
        &DROPPED_ON,
        &ONTO_PARTNER,
        &SAFE,
        &DECIDES,
        &CLOSES_SIDE,
    ],
};
static LETTER: Key = key(
    "letter",
    Form::CastlingLetter,
    Required,
    r#""K""#,
    "The letter of the right in position text; lower case for the second player. Castlings with the same letter need the same pieces.",
);
static PARTNER_LETTER: Key = key(
    "partner-letter",
    Form::CastlingLetter,
    Nothing("`letter` stands for the castling"),
    r#""H""#,
    "With it, letters stand for unmoved pieces: `letter` for the piece that makes the long step, this one for its partner. A letter stays while its piece is unmoved, whatever happens to the other. Letters are in alphabetical order. Either all castlings have this key or none.",
);
static PLAYER: Key = key(
    "player",
    Form::PlayerLetter,
    Nothing("both players castle so"),
    r#""w""#,
    "The letter of the only player who may castle so.",
);
static PIECE: Key = key(
    "piece",
    Form::Piece,
    Required,
    r#""K""#,
    "The piece that makes the long step. Each player who may castle so has one in the array.",
);
static PARTNER: Key = key(
    "partner",
    Form::Piece,
    Required,
    r#""R""#,
    "The piece it steps towards: its own nearest one on that side in the array.",
);
static ONTO_PARTNER: Key = key(
    "onto-partner",
    Form::Flag,
    Flag(false),
    "true",
    "Whether players castle by moving the piece onto its partner: then a castling differs from every other move wherever the two end. Where no other move leads to the piece's target, they may also move it there. The text is the squares of both, `e1h1`.",
);
static SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(true),
    "true",
    "Whether it may not start on, cross or land on an attacked square.",
);
static DECIDES: Key = key(
    "decides",
    Form::Flag,
    Flag(false),
    "false",
    "Whether this castling wins at once. Then a player who loses the last right to such a castling in another way loses.",
);
static CLOSES_SIDE: Key = key(
    "closes-side",
    Form::Flag,
    Flag(false),
    "false",
    "Whether the opponent may no longer castle towards the same `side` afterwards.",
);

/// One player's castling, with its squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The player.
    pub owner: Player,
    /// The required rights: bit `n` is the variant's `n`th right.
    pub needs: u32,
    /// The type of the piece that castles.
    pub kind: PieceType,
    /// The type of the partner.
    pub partner: PieceType,
    /// The start square of the castling piece.
    pub from: Square,
    /// Its target square.
    pub to: Square,
    /// The start square of the partner.
    pub partner_from: Square,
    /// Its target square.
    pub partner_to: Square,
    /// Squares that must be empty: those that either piece crosses or reaches, without the two start squares.
    pub empty: SquareSet,
    /// If the castling piece is royal, squares that may not be attacked: its start, its path and its target. Empty if
    /// attacks don't matter.
    pub safe: SquareSet,
    /// Whether its pieces are dropped on their squares.
    pub dropped: bool,
    /// Whether a player castles by moving the piece onto its partner.
    pub onto_partner: bool,
    /// Whether it is written `O-O`, not `O-O-O`.
    pub short: bool,
    /// The opponent's rights that it takes away: bit `n` is the variant's `n`th right.
    pub closes: u32,
    /// Whether it wins at once.
    pub decides: bool,
}

impl Castling {
    /// The piece that castles.
    pub fn piece(&self) -> Piece {
        Piece::new(self.kind, self.owner)
    }

    /// The piece or its partner, if that castles from a square.
    pub fn starts_on(&self, square: Square) -> Option<Piece> {
        match square {
            _ if square == self.from => Some(self.piece()),
            _ if square == self.partner_from => Some(Piece::new(self.partner, self.owner)),
            _ => None,
        }
    }

    /// The square to which a player moves the castling piece.
    pub fn pointed_target(&self) -> Square {
        match self.onto_partner {
            true => self.partner_from,
            false => self.to,
        }
    }
}

/// The maximum number of rights; a [`Setup`](crate::setup::Setup) has a bit for each.
const MAX_RIGHTS: usize = 16;

/// The letters of all rights: the first player's in capitals, then the second's in small letters. Letters of unmoved
/// pieces are sorted; letters of castlings are in file order.
pub(in crate::variant) fn letters(
    file: &Node,
    players: &[PlayerInfo],
    faults: &mut Faults,
) -> Vec<char> {
    let nodes = file.items_of(&CASTLING);
    let by_pieces = nodes.iter().any(|node| node.get(&PARTNER_LETTER).is_some());
    let mut letters = [Vec::new(), Vec::new()];
    for node in nodes {
        let partner = letter_of(node, &PARTNER_LETTER);
        if by_pieces != partner.is_some() {
            let message = "either every castling has a `partner-letter` or none";
            faults.wrong(node, message);
        }
        validate_player(node, players, faults);
        let own = letter_of(node, &LETTER).unwrap_or('?');
        for player in castling_players(node, players) {
            letters[player.index()].extend([own].into_iter().chain(partner));
        }
    }
    let letters = letters.map(|letters| without_repetition(letters, by_pieces));
    let most = letters.iter().map(Vec::len).max().unwrap_or_default();
    if let Some(list) = file.get(&CASTLING).filter(|_| most * 2 > MAX_RIGHTS) {
        faults.wrong(
            list,
            format!("too many; allowed: {} letters", MAX_RIGHTS / 2),
        );
        return Vec::new();
    }
    let [first, second] = letters;
    let small = second.into_iter().map(|letter| letter.to_ascii_lowercase());
    first.into_iter().chain(small).collect()
}

fn without_repetition(mut letters: Vec<char>, sorted: bool) -> Vec<char> {
    if sorted {
        letters.sort();
    }
    let mut kept = Vec::new();
    for letter in letters {
        if !kept.contains(&letter) {
            kept.push(letter);
        }
    }
    kept
}

/// The players who may castle so: one, or both.
fn castling_players(node: &Node, players: &[PlayerInfo]) -> Vec<Player> {
    let letter = letter_of(node, &PLAYER);
    let is_meant = |info: &PlayerInfo| letter.is_none_or(|letter| letter == info.letter);
    let numbered = Player::first(2).zip(players);
    numbered
        .filter(|(_, info)| is_meant(info))
        .map(|(player, _)| player)
        .collect()
}

fn letter_of(node: &Node, key: &Key) -> Option<char> {
    node.text_of(key)?.chars().next()
}

/// By right: the partner that castles with it, if that is a right for one castling only.
pub(in crate::variant) fn partners(
    rights: &[CastlingRight],
    castlings: &[Castling],
) -> Vec<Option<CastlingPartner>> {
    let castling = |bit: usize| {
        let mut castlings = castlings.iter();
        castlings.find(|castling| castling.needs == 1 << bit)
    };
    let partner = |castling: &Castling| CastlingPartner {
        piece: Piece::new(castling.partner, castling.owner),
        from: castling.from,
        home: castling.partner_from,
    };
    let rights = 0..rights.len();
    rights.map(|bit| castling(bit).map(partner)).collect()
}

/// Builds the rights, in the order of their letters, and the castlings of both players.
pub(super) fn read(
    file: &Node,
    table: &Table,
    letters: &[char],
    faults: &mut Faults,
) -> (Vec<CastlingRight>, Vec<Castling>) {
    let nodes = file.items_of(&CASTLING);
    if let Some(list) = file.get(&CASTLING).filter(|_| table.players.len() != 2) {
        faults.wrong(list, "castling needs exactly two seats");
        return (Vec::new(), Vec::new());
    }
    let [first, second] = [0, 1].map(Player::new);
    let owner = |letter: char| match letter.is_ascii_uppercase() {
        true => first,
        false => second,
    };
    let rights = letters.iter().filter_map(|&letter| {
        Some(CastlingRight {
            letter,
            owner: owner(letter)?,
            squares: SquareSet::EMPTY,
            gate: false,
            decides: false,
        })
    });
    let mut rights: Vec<CastlingRight> = rights.collect();
    let mut castlings: Vec<(&Node, Castling)> = Vec::new();
    for owner in table.players() {
        for node in nodes {
            if !castling_players(node, table.players).contains(&owner) {
                continue;
            }
            match lay_out(node, table, owner, &mut rights) {
                Some(Ok(castling)) => castlings.push((node, castling)),
                Some(Err(message)) => faults.wrong(node, message),
                None => {}
            }
        }
    }
    sign(&mut castlings);
    close_sides(&mut castlings, faults);
    let castlings = castlings.into_iter().map(|(_, castling)| castling);
    (rights, castlings.collect())
}

/// Reports castlings of a player who doesn't exist.
fn validate_player(node: &Node, players: &[PlayerInfo], faults: &mut Faults) {
    if let Some(written) = node.get(&PLAYER)
        && castling_players(node, players).is_empty()
    {
        let letters = players.iter().map(|info| info.letter.to_string());
        let letters = letters.collect::<Vec<_>>().join(", ");
        faults.wrong(written, format!("no such seat; allowed: {letters}"));
    }
}

/// Builds a player's castling and adds the squares of its pieces to their rights. `None` if a value is missing, which
/// is reported elsewhere.
fn lay_out(
    node: &Node,
    table: &Table,
    owner: Player,
    rights: &mut [CastlingRight],
) -> Option<Result<Castling, String>> {
    let kind = node.kind_of(&PIECE, table.kinds)?;
    let partner = node.kind_of(&PARTNER, table.kinds)?;
    let pieces = [kind, partner].map(|kind| Piece::new(kind, owner));
    let mirrored = node.get(&PLAYER).is_none() && owner != Player::FIRST;
    let path = match CastlingPath::find(node, table, pieces, mirrored)? {
        Ok(path) => path,
        Err(message) => return Some(Err(message)),
    };
    let needs = match claim_rights(node, table, owner, &path, rights)? {
        Ok(needs) => needs,
        Err(message) => return Some(Err(message)),
    };
    let safe = node.flag_of(&SAFE);
    Some(Ok(Castling {
        owner,
        needs,
        kind,
        partner,
        from: path.from,
        to: path.to,
        partner_from: path.partner_from,
        partner_to: path.partner_to,
        empty: path.empty,
        safe: if safe { path.crossed } else { SquareSet::EMPTY },
        dropped: node.get(&DROPPED_ON).is_some(),
        onto_partner: node.flag_of(&ONTO_PARTNER),
        short: false,
        closes: 0,
        decides: node.flag_of(&DECIDES),
    }))
}

/// Adds the squares of a castling's pieces to their rights. Returns the rights as a set of bits.
fn claim_rights(
    node: &Node,
    table: &Table,
    owner: Player,
    path: &CastlingPath,
    rights: &mut [CastlingRight],
) -> Option<Result<u32, String>> {
    let letter = letter_of(node, &LETTER)?;
    let partner_letter = letter_of(node, &PARTNER_LETTER);
    let by_pieces = partner_letter.is_some();
    let mut needs = 0;
    let ends = SquareSet::from_iter([path.from, path.partner_from]);
    for (letter, square) in [
        (letter, path.from),
        (partner_letter.unwrap_or(letter), path.partner_from),
    ] {
        let Some(bit) = bit_of(rights, letter, owner) else {
            continue;
        };
        let stands_for_it = |right: &&CastlingRight| {
            right.letter != rights[bit].letter && right.squares.contains(square)
        };
        if let Some(other) = rights.iter().find(stands_for_it).filter(|_| by_pieces) {
            let (name, other) = (table.board.name(square), other.letter.to_ascii_uppercase());
            let message = format!("the piece on {name} has two letters, `{other}` and `{letter}`");
            return Some(Err(message));
        }
        rights[bit].squares.insert(square);
        rights[bit].decides |= node.flag_of(&DECIDES);
        needs |= 1 << bit;
        if by_pieces && rights[bit].squares.len() > 1 {
            return Some(Err(format!("`{letter}` stands for two pieces")));
        }
        if !by_pieces && !rights[bit].squares.without(ends).is_empty() {
            let message = format!("there is a castling `{letter}` of other pieces already");
            return Some(Err(message));
        }
    }
    Some(Ok(needs))
}

/// The index of a player's right; the letter is the first player's.
fn bit_of(rights: &[CastlingRight], letter: char, owner: Player) -> Option<usize> {
    let fits =
        |right: &CastlingRight| right.owner == owner && right.letter.to_ascii_uppercase() == letter;
    rights.iter().position(fits)
}

/// Decides which castlings are written `O-O`: with `ends` those to the right, others if no partner of the piece is nearer.
fn sign(castlings: &mut [(&Node, Castling)]) {
    let known: Vec<Castling> = castlings.iter().map(|(_, it)| it.clone()).collect();
    for (node, castling) in castlings {
        let is_nearer = |other: &Castling| {
            (other.from, other.owner) == (castling.from, castling.owner)
                && other.empty.len() < castling.empty.len()
        };
        castling.short = match node.get(&ENDS) {
            Some(_) => is_to_the_right(node),
            None => !known.iter().any(is_nearer),
        };
    }
}

fn is_to_the_right(node: &Node) -> bool {
    node.text_of(&SIDE) == Some("right")
}

/// Finds the rights that each castling takes from the opponent.
fn close_sides(castlings: &mut [(&Node, Castling)], faults: &mut Faults) {
    let known = castlings.to_vec();
    for (node, castling) in castlings {
        if !node.flag_of(&CLOSES_SIDE) {
            continue;
        }
        if node.get(&PARTNER_LETTER).is_some() {
            faults.wrong(node, "`closes-side` is not allowed with `partner-letter`");
        }
        let right = is_to_the_right(node);
        let opposite = known.iter().filter(|(node, other)| {
            other.owner != castling.owner && is_to_the_right(node) == right
        });
        castling.closes = opposite.fold(0, |all, (_, other)| all | other.needs);
    }
}

/// Whether some castling decides the game.
pub(super) fn may_win(file: &Node) -> bool {
    let mut castlings = file.items_of(&CASTLING).iter();
    castlings.any(|castling| castling.flag_of(&DECIDES))
}

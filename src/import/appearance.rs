//! Names and icons of imported pieces. Most sources give only a letter and a movement.

/// Movement, name, German name and icon.
type KnownPiece = (&'static str, &'static str, &'static str, &'static str);

/// Pieces with a generally accepted name.
const KNOWN: [KnownPiece; 24] = [
    ("K", "King", "König", "king"),
    ("Q", "Queen", "Dame", "queen"),
    ("R", "Rook", "Turm", "rook"),
    ("B", "Bishop", "Läufer", "bishop"),
    ("N", "Knight", "Springer", "knight"),
    ("P", "Pawn", "Bauer", "pawn"),
    ("BN", "Archbishop", "Erzbischof", "paladin"),
    ("RN", "Chancellor", "Kanzler", "marshall"),
    ("QN", "Amazon", "Amazone", "monarch"),
    ("KN", "Centaur", "Zentaur", "cavalcade"),
    ("NN", "Nightrider", "Nachtreiter", "nightrider"),
    ("C", "Camel", "Kamel", "cafila"),
    ("Z", "Zebra", "Zebra", "harpy"),
    ("F", "Ferz", "Fers", "governor"),
    ("W", "Wazir", "Wesir", "moderator"),
    ("A", "Alfil", "Alfil", "courier"),
    ("D", "Dabbaba", "Dabbaba", "stone"),
    ("FA", "Elephant", "Elefant", "caliph"),
    ("mRcpR", "Cannon", "Kanone", "cannon"),
    ("mBcpB", "Vao", "Vao", "leprechaun"),
    ("FfW", "Silver General", "Silbergeneral", "consort"),
    ("WfF", "Gold General", "Goldgeneral", "generalissimo"),
    ("RF", "Dragon King", "Drachenkönig", "dragon"),
    ("BW", "Dragon Horse", "Drachenpferd", "sleipnir"),
];

/// Icons for other pieces, in this order.
const SPARE: [&str; 27] = [
    "prince",
    "jester",
    "lion",
    "unicorn",
    "emperor",
    "elf",
    "gorgon",
    "gryphon",
    "primate",
    "pope",
    "cavalier",
    "metropolitan",
    "usurper",
    "anglican-bishop",
    "cardinal",
    "harpy",
    "caliph",
    "courier",
    "governor",
    "moderator",
    "consort",
    "dragon",
    "sleipnir",
    "cafila",
    "leprechaun",
    "cavalcade",
    "monarch",
];

/// The usual name of a piece with these moves.
pub(super) fn name_by_moves(moves: &str) -> Option<&'static str> {
    let known = KNOWN.iter().find(|known| known.0 == moves);
    known.map(|known| known.1)
}

/// The German name of a piece with this English name.
pub(super) fn german(name: &str) -> Option<&'static str> {
    let known = KNOWN
        .iter()
        .find(|known| known.1.eq_ignore_ascii_case(name));
    known.map(|known| known.2)
}

/// An icon for a piece: by name, by moves, or an unused one.
pub(super) fn icon(name: &str, moves: &str, royal: bool, taken: &[&str]) -> &'static str {
    let by_name = KNOWN
        .iter()
        .find(|known| known.1.eq_ignore_ascii_case(name));
    let by_moves = || KNOWN.iter().find(|known| known.0 == moves);
    let is_free = |icon: &&str| !taken.contains(icon);
    let known = by_name.or_else(by_moves).map(|known| known.3);
    let royal = royal.then_some("king");
    let spare = || SPARE.into_iter().find(is_free);
    let wanted = royal.or(known.filter(is_free)).or_else(spare);
    wanted.unwrap_or("stone")
}

//! The built-in piece types, and the keys that name a piece type.

/// Key, movement and name of every type that needs no description, in the order in which a section's keys are read.
pub(super) const TYPES: [(&str, &str, &str); 44] = [
    (PAWN, "fmWfceF", "Pawn"),
    ("knight", "N", "Knight"),
    ("bishop", "B", "Bishop"),
    ("rook", "R", "Rook"),
    ("queen", "Q", "Queen"),
    ("fers", "F", "Ferz"),
    ("alfil", "A", "Alfil"),
    ("fersAlfil", "FA", "Elephant"),
    ("silver", "FfW", "Silver General"),
    ("aiwok", "RNF", "Ai-Wok"),
    ("bers", "RF", "Dragon King"),
    ("archbishop", "BN", "Archbishop"),
    ("chancellor", "RN", "Chancellor"),
    ("amazon", "QN", "Amazon"),
    ("knibis", "mNcB", "Knibis"),
    ("biskni", "mBcN", "Biskni"),
    ("kniroo", "mNcR", "Kniroo"),
    ("rookni", "mRcN", "Rookni"),
    ("shogiPawn", "fW", "Shogi Pawn"),
    ("lance", "fR", "Lance"),
    ("shogiKnight", "fN", "Shogi Knight"),
    ("gold", "WfF", "Gold General"),
    ("dragonHorse", "BW", "Dragon Horse"),
    ("clobber", "cW", "Clobber"),
    ("breakthrough", "fmWfF", "Breakthrough"),
    ("immobile", "", "Immobile"),
    ("cannon", "mRcpR", "Cannon"),
    ("janggiCannon", "pR", "Janggi Cannon"),
    ("soldier", "fsW", "Soldier"),
    ("horse", "nN", "Horse"),
    ("elephant", "nA", "Elephant"),
    ("janggiElephant", "[W-fsF-fF]", "Janggi Elephant"),
    ("banner", "RcpRnN", "Banner"),
    ("wazir", "W", "Wazir"),
    ("commoner", "K", "Commoner"),
    ("centaur", "KN", "Centaur"),
    ("hawk", "ADGH", "Hawk"),
    ("musketeerElephant", "FWDA", "Elephant"),
    ("unicorn", "NC", "Unicorn"),
    ("musketeerCannon", "FWDsN", "Cannon"),
    ("spider", "B2ND", "Spider"),
    ("leopard", "F2N", "Leopard"),
    ("fortress", "B3vND", "Fortress"),
    (KING, "K", "King"),
];

/// The type that makes double steps by itself.
pub(super) const PAWN: &str = "pawn";
/// The type that is royal.
pub(super) const KING: &str = "king";
/// What begins the keys of types that are described.
pub(super) const CUSTOM: &str = "customPiece";

/// Whether a key is a type of piece.
pub(super) fn is_type(key: &str) -> bool {
    order(key).is_some()
}

/// The place of a type in the order in which types are read: described ones come before the last.
pub(super) fn order(key: &str) -> Option<usize> {
    let last = TYPES.len() - 1;
    let known = TYPES.iter().position(|(name, ..)| *name == key);
    let custom = || {
        let number: usize = key.strip_prefix(CUSTOM)?.parse().ok()?;
        (1..=99).contains(&number).then_some(last + number)
    };
    match known {
        Some(place) if place == last => Some(usize::MAX),
        known => known.or_else(custom),
    }
}

//! Builtin piece types, and keys that name a piece type.

/// Key, movement and name of every builtin type, in the order in which keys are read.
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

/// The type with a builtin double step.
pub(super) const PAWN: &str = "pawn";
pub(super) const KING: &str = "king";
/// The prefix of keys that define custom types.
pub(super) const CUSTOM: &str = "customPiece";

pub(super) fn is_type(key: &str) -> bool {
    order(key).is_some()
}

/// The order in which types are read: custom types come just before the last builtin one.
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

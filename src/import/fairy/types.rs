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
    (NO_DROP_MATE, "fW", "Shogi Pawn"),
    ("lance", "fR", "Lance"),
    ("shogiKnight", "fN", "Shogi Knight"),
    ("gold", "WfF", "Gold General"),
    ("dragonHorse", "BW", "Dragon Horse"),
    ("clobber", "cW", "Clobber"),
    ("breakthrough", "fmWfF", "Breakthrough"),
    ("immobile", "", "Immobile"),
    ("cannon", "mRcpR", "Cannon"),
    (UNHOPPABLE, "pR", "Janggi Cannon"),
    (SOLDIER, "fsW", "Soldier"),
    ("horse", "nN", "Horse"),
    ("elephant", "nA", "Elephant"),
    ("janggiElephant", "nZ", "Janggi Elephant"),
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

/// The type that moves sideways only from some rank on.
pub(super) const SOLDIER: &str = "soldier";
/// The type that nothing hops over.
pub(super) const UNHOPPABLE: &str = "janggiCannon";
/// The value of `materialCounting` that counts [`TYPE_POINTS`].
pub(super) const BY_TYPE: &str = "janggi";
/// The points of Janggi by piece type (Korea Janggi Association).
pub(super) const TYPE_POINTS: [(&str, u32); 6] = [
    ("rook", 13),
    (UNHOPPABLE, 7),
    ("horse", 5),
    ("janggiElephant", 3),
    ("wazir", 3),
    (SOLDIER, 2),
];
/// The type with a builtin double step.
pub(super) const PAWN: &str = "pawn";
/// The type whose drops may not give mate.
pub(super) const NO_DROP_MATE: &str = "shogiPawn";
pub(super) const KING: &str = "king";
/// The prefix of keys that define custom types.
pub(super) const CUSTOM: &str = "customPiece";

pub(super) fn is_type(key: &str) -> bool {
    order(key).is_some()
}

/// The key of the squares that a player's pieces of a type may enter.
pub(super) fn region_key(key: &str, player: usize) -> String {
    let player = ["White", "Black"][player];
    let (first, rest) = key.split_at(1);
    format!("mobilityRegion{player}{}{rest}", first.to_ascii_uppercase())
}

/// Whether it is the key of the squares that pieces of some type may enter.
pub(super) fn is_region(key: &str) -> bool {
    let region = key.strip_prefix("mobilityRegion");
    let kind = region.and_then(|rest| {
        rest.strip_prefix("White")
            .or_else(|| rest.strip_prefix("Black"))
    });
    kind.is_some_and(|kind| {
        let first = kind.chars().next().map(|first| first.to_ascii_lowercase());
        is_type(
            &first
                .into_iter()
                .chain(kind.chars().skip(1))
                .collect::<String>(),
        )
    })
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

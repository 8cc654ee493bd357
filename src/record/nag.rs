//! Numeric annotation glyphs (NAGs) of PGN, and the signs that people write for them.

/// The number of a sign: `$14`.
pub type Nag = u16;

/// The six that annotate a move, in the order of their numbers from 1.
pub(super) const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// Further signs; the first is shown, and all usual fonts have it. Numbers and signs are those of PGN, Lichess, ChessBase and Scid.
const SIGNS: [(Nag, &[&str]); 25] = [
    (3, &["‼"]),
    (4, &["⁇"]),
    (5, &["⁉"]),
    (6, &["⁈"]),
    (7, &["□", "▢"]),
    (10, &["=", "=="]),
    (13, &["∞", "~", "inf"]),
    (14, &["+/=", "⩲", "+=", "±="]),
    (15, &["=/+", "⩱", "=+"]),
    (16, &["±", "+/-", "+/−"]),
    (17, &["∓", "-/+", "−/+"]),
    (18, &["+-", "+−", "+–", "+--"]),
    (19, &["-+", "−+", "–+", "--+"]),
    (22, &["⊙", "⨀"]),
    (32, &["↻", "⟳"]),
    (36, &["↑"]),
    (40, &["→"]),
    (44, &["=∞", "=/∞", "©", "⯹"]),
    (132, &["⇆", "⇄"]),
    (138, &["⊕", "⨁"]),
    (140, &["∆", "Δ"]),
    (142, &["⌓"]),
    (145, &["RR"]),
    (146, &["N"]),
    (220, &["D"]),
];

/// The sign of a number, or `$` and the number.
pub fn nag_text(nag: Nag) -> String {
    let glyph = GLYPHS.get(usize::from(nag).wrapping_sub(1)).copied();
    let sign = || {
        let mut signs = SIGNS.iter();
        signs
            .find(|(known, _)| *known == nag)
            .map(|(_, signs)| signs[0])
    };
    glyph
        .or_else(sign)
        .map_or_else(|| format!("${nag}"), str::to_string)
}

/// The number of a word that is a sign or `$` and a number.
pub(super) fn nag_of(word: &str) -> Option<Nag> {
    match word.strip_prefix('$') {
        Some(digits) => digits.parse().ok(),
        None => { signs() }
            .find(|(_, sign)| *sign == word)
            .map(|(nag, _)| nag),
    }
}

/// Splits the signs off the end of a move, in their order; those of check may follow them: `Nf3!+`. Letters belong to
/// the move.
pub(super) fn split_nags(word: &str) -> (&str, Vec<Nag>) {
    let mut bare = word;
    let mut nags = Vec::new();
    loop {
        let unchecked = bare.trim_end_matches(['+', '#']);
        if let Some((nag, rest)) = split_last(bare) {
            nags.insert(0, nag);
            bare = rest;
        } else if unchecked.len() < bare.len() && unchecked.ends_with(['!', '?']) {
            bare = unchecked;
        } else {
            return (bare, nags);
        }
    }
}

/// Splits the longest sign off the end.
fn split_last(word: &str) -> Option<(Nag, &str)> {
    let is_letter = |sign: &str| sign.starts_with(|c: char| c.is_ascii_alphabetic());
    let fitting = signs().filter_map(|(nag, sign)| Some((nag, word.strip_suffix(sign)?, sign)));
    let usable = fitting.filter(|(_, rest, sign)| !rest.is_empty() && !is_letter(sign));
    let (nag, rest, _) = usable.max_by_key(|(_, _, sign)| sign.len())?;
    Some((nag, rest))
}

fn signs() -> impl Iterator<Item = (Nag, &'static str)> {
    let glyphs = (1..).zip(GLYPHS);
    let further = SIGNS.iter();
    glyphs.chain(further.flat_map(|(nag, signs)| signs.iter().map(|sign| (*nag, *sign))))
}

//! The directions of K and Q. In diagrams these are atoms with eight directions: a single letter is the orthogonal
//! one, and a vertical and a horizontal letter together are a diagonal, so `fK` has one move and `flQ` one line. In our
//! notation both letters apply to the orthogonal and to the diagonal part. `fhK` are the three forward moves. `hrN` and
//! `hlN` are the four right-handed and left-handed moves.
//!
//! Source: H. G. Muller's parsers in the diagrams' script and in XBoard (`MovesFromString` in `moves.c`).

const DIRECTIONS: &str = "fblrvsh";

const RIGHT_HANDED: &str = "rfbrlbfl";
const LEFT_HANDED: &str = "lfblrbfr";

/// The letters of each kind of direction, as written.
#[derive(Default)]
struct Directions {
    orthogonal: String,
    diagonal: String,
}

/// A part of a movement in our notation: the part itself, or its orthogonal and diagonal half.
pub(super) fn in_our_notation(part: &str) -> Vec<String> {
    let atom = part.find(|letter: char| !letter.is_ascii_lowercase());
    let (modifiers, rest) = part.split_at(atom.unwrap_or(part.len()));
    let Some((atom, range)) = rest.split_at_checked(1) else {
        return vec![part.to_string()];
    };
    // Directions of further legs are relative to the leg before, and have the same meaning in our notation.
    let (first, legs) = match modifiers.split_once('a') {
        Some((first, _)) => modifiers.split_at(first.len()),
        None => (modifiers, ""),
    };
    let (letters, marks): (String, String) = first
        .chars()
        .partition(|&letter| DIRECTIONS.contains(letter));
    let [orthogonal, diagonal] = match atom {
        "K" => ["W", "F"],
        "Q" => ["R", "B"],
        _ => {
            return vec![
                part.replacen("hr", RIGHT_HANDED, 1)
                    .replacen("hl", LEFT_HANDED, 1),
            ];
        }
    };
    if letters.is_empty() {
        return vec![part.to_string()];
    }
    let directions = Directions::read(&letters);
    let halves = [
        (directions.orthogonal, orthogonal),
        (directions.diagonal, diagonal),
    ];
    let halves = halves.iter().filter(|(letters, _)| !letters.is_empty());
    halves
        .map(|(letters, atom)| format!("{marks}{letters}{legs}{atom}{range}"))
        .collect()
}

impl Directions {
    fn read(letters: &str) -> Directions {
        let mut directions = Directions::default();
        let mut rest = letters.chars().peekable();
        while let Some(letter) = rest.next() {
            match rest.next_if(|&next| makes_pair(letter, next)) {
                Some('h') => {
                    directions.orthogonal.push(letter);
                    let across = if "fb".contains(letter) { 's' } else { 'v' };
                    directions.diagonal.extend([letter, across]);
                }
                Some(next) => directions.diagonal.extend([letter, next]),
                None => directions.orthogonal.push(letter),
            }
        }
        directions
    }
}

/// Whether a letter belongs to the next one. In `ffl` the first `f` is alone.
fn makes_pair(letter: char, next: char) -> bool {
    match letter {
        'f' | 'b' => "lrsh".contains(next),
        'l' | 'r' => "fbvh".contains(next),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::in_our_notation;

    #[test]
    fn single_letters_are_orthogonal_and_pairs_diagonal() {
        for (written, ours) in [
            ("K", "K"),
            ("cK", "cK"),
            ("fK", "fW"),
            ("mfK", "mfW"),
            ("vK", "vW"),
            ("sQ", "sR"),
            ("flQ", "flB"),
            ("lfQ3", "lfB3"),
            ("fsK", "fsF"),
            ("ffsK", "fWfsF"),
            ("fbK", "fbW"),
            ("fblQ", "fRblB"),
            ("lvK", "lvF"),
            ("fR", "fR"),
            ("fsF", "fsF"),
            ("KK", "KK"),
            ("[F?fsR]", "[F?fsR]"),
            ("fmafsK", "mfafsW"),
            ("fhK", "fWfsF"),
            ("lhQ2", "lR2lvB2"),
            ("mhrN", "mrfbrlbflN"),
            ("hlC", "lfblrbfrC"),
            ("fhN", "fhN"),
            ("f", "f"),
            ("fé", "fé"),
        ] {
            assert_eq!(in_our_notation(written).concat(), ours, "{written}");
        }
    }
}

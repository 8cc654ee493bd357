//! The directions of a movement as diagrams mean them, in our notation. There K and Q are atoms with eight directions: a
//! single letter is the orthogonal one, and a vertical and a horizontal letter together are a diagonal, so `fK` has one
//! move and `flQ` one line. In our notation both letters apply to the orthogonal and to the diagonal part.
//!
//! Source: H. G. Muller's own parsers, `BetzaParse` in the diagrams' script and `MovesFromString` in XBoard's `moves.c`.

const DIRECTIONS: &str = "fblrvsh";

/// The four right-handed and left-handed moves of an oblique atom, `hr` and `hl` in diagrams.
const RIGHT_HANDED: &str = "rfbrlbfl";
const LEFT_HANDED: &str = "lfblrbfr";

/// The directions of a further leg that has none: all but straight back.
const ALL_BUT_BACK: Compass = Compass(0b1110_1111);

/// A set of compass points: a bit each, clockwise from forward.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Compass(u8);

const POINTS: [&str; 8] = ["f", "fr", "r", "br", "b", "bl", "l", "fl"];

/// A part of a movement in our notation: the part itself, or its orthogonal and diagonal half.
pub(super) fn in_our_notation(part: &str) -> Vec<String> {
    let atom = part.find(|letter: char| !letter.is_ascii_lowercase());
    let (modifiers, rest) = part.split_at(atom.unwrap_or(part.len()));
    let Some((atom, range)) = rest.split_at_checked(1) else {
        return vec![part.to_string()];
    };
    let mut legs = modifiers.split('a');
    let first = legs.next().unwrap_or_default();
    let further: String = legs.map(further_leg).collect();
    let halves = match atom {
        "N" | "C" | "L" | "Z" | "J" => {
            let first = first.replacen("hr", RIGHT_HANDED, 1);
            vec![(first.replacen("hl", LEFT_HANDED, 1), atom)]
        }
        "K" => halves(first, ["W", "F"], atom),
        "Q" => halves(first, ["R", "B"], atom),
        "F" | "B" | "A" | "G" if first.contains('h') => halves(first, ["", atom], atom),
        _ => vec![(first.to_string(), atom)],
    };
    let halves = halves.into_iter();
    halves
        .map(|(first, atom)| format!("{first}{further}{atom}{range}"))
        .collect()
}

/// The directions of a leg after the first one are relative to the leg before, and mostly have the same meaning in our
/// notation.
fn further_leg(modifiers: &str) -> String {
    let (letters, marks) = split(modifiers);
    match letters.is_empty() {
        true => format!("a{marks}{}", ALL_BUT_BACK.relative()),
        false if letters.contains('h') => format!("a{marks}{}", Compass::read(&letters).relative()),
        false => format!("a{modifiers}"),
    }
}

/// The modifiers and atom of the orthogonal and of the diagonal half, if any, or of the whole without directions.
fn halves<'a>(modifiers: &str, atoms: [&'a str; 2], whole: &'a str) -> Vec<(String, &'a str)> {
    let (letters, marks) = split(modifiers);
    if letters.is_empty() {
        return vec![(marks, whole)];
    }
    let compass = Compass::read(&letters);
    let halves = atoms
        .into_iter()
        .zip([compass.orthogonal(), compass.diagonal()]);
    let halves = halves.filter(|(atom, points)| !(atom.is_empty() || points.is_empty()));
    halves
        .map(|(atom, points)| (format!("{marks}{points}"), atom))
        .collect()
}

/// The direction letters, and the other modifiers.
fn split(modifiers: &str) -> (String, String) {
    let is_direction = |&letter: &char| DIRECTIONS.contains(letter);
    modifiers.chars().partition(is_direction)
}

impl Compass {
    /// The points on a letter's side, and those in its very direction.
    fn of(letter: char) -> [Compass; 2] {
        let [wide, narrow] = match letter {
            'f' => [0b1000_0011, 0b0000_0001],
            'b' => [0b0011_1000, 0b0001_0000],
            'v' => [0b1011_1011, 0b0001_0001],
            'l' => [0b1110_0000, 0b0100_0000],
            'r' => [0b0000_1110, 0b0000_0100],
            's' => [0b1110_1110, 0b0100_0100],
            _ => [0, 0],
        };
        [Compass(wide), Compass(narrow)]
    }

    /// The points that direction letters mean. Two letters that meet are a pair: with `h` the first one's side, twice the
    /// same direction just that one, otherwise what is on both sides.
    fn read(letters: &str) -> Compass {
        let mut points = 0;
        let mut rest = letters.chars().peekable();
        while let Some(letter) = rest.next() {
            let [Compass(wide), Compass(narrow)] = Compass::of(letter);
            let meets = |next: &char| *next == 'h' || Compass::of(*next)[0].0 & wide != 0;
            points |= match rest.next_if(meets) {
                Some('h') => wide,
                Some(next) if Compass::of(next)[0].0 & narrow == 0 => wide & Compass::of(next)[0].0,
                _ => narrow,
            };
        }
        Compass(points)
    }

    fn points(self) -> impl Iterator<Item = &'static str> {
        let bits = (0..).zip(POINTS);
        bits.filter(move |(bit, _)| self.0 >> bit & 1 == 1)
            .map(|(_, point)| point)
    }

    /// The orthogonal points as directions of W or R.
    fn orthogonal(self) -> String {
        self.points().filter(|point| point.len() == 1).collect()
    }

    /// The diagonal points as directions of F or B.
    fn diagonal(self) -> String {
        match self.0 & 0b1010_1010 {
            0b1000_0010 => "f".to_string(),
            0b0010_1000 => "b".to_string(),
            0b1010_0000 => "l".to_string(),
            0b0000_1010 => "r".to_string(),
            _ => self.points().filter(|point| point.len() == 2).collect(),
        }
    }

    /// The points as directions of a further leg, where a single letter is doubled to stand alone.
    fn relative(self) -> String {
        let doubled = |point: &str| point.repeat(3 - point.len());
        self.points().map(doubled).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::in_our_notation;
    use crate::movement::Movement;

    #[test]
    fn single_letters_are_orthogonal_and_pairs_diagonal() {
        for (written, ours) in [
            ("K", "K"),
            ("cK", "cK"),
            ("fK", "fW"),
            ("mfK", "mfW"),
            ("vK", "fbW"),
            ("sQ", "rlR"),
            ("flQ", "flB"),
            ("lfQ3", "flB3"),
            ("fsK", "fF"),
            ("sfK", "fF"),
            ("ffK", "fW"),
            ("ffsK", "frlW"),
            ("fbK", "fbW"),
            ("fblQ", "fRblB"),
            ("lvK", "lF"),
            ("vsK", "frbrblflF"),
            ("fhK", "fWfF"),
            ("lhQ2", "lR2lB2"),
            ("fR", "fR"),
            ("fsF", "fsF"),
            ("bhF2", "bF2"),
            ("mhrN", "mrfbrlbflN"),
            ("hlC", "lfblrbfrC"),
            ("fhN", "fhN"),
            ("KK", "KK"),
            ("[F?fsR]", "[F?fsR]"),
            ("fmafsK", "mfafsW"),
            ("mafhW", "maflfrffW"),
            ("f", "f"),
            ("fé", "fé"),
        ] {
            let found = in_our_notation(written).concat();
            let [found_moves, moves] = [&*found, ours].map(Movement::parse);
            assert!(found == ours || found_moves == moves, "{written}: {found}");
        }
    }

    #[test]
    fn a_further_leg_without_directions_goes_everywhere_but_back() {
        let [found] = &in_our_notation("maW")[..] else {
            panic!("one part");
        };
        let found = Movement::parse(found).expect("a movement");
        let ends = found.paths.iter().map(|path| path.first_end());
        assert_eq!(ends.count(), 4 * 7);
    }
}

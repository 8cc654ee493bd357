//! Fairy-Stockfish's dialect of Betza's notation, in ours. It differs: directions apply to `K` and `Q` as to their
//! orthogonal part only, `h` has eight meanings, `n` before a slider has no effect, `W3` slides, `pW` hops to the edge, an
//! initial move never captures, and unknown letters are ignored.

use crate::import::notation::NO_MOVE;
use crate::movement::Movement;

/// One atom with its modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// The text as written.
    pub(super) written: String,
    pub(super) initial: bool,
    quiet: bool,
    captures: bool,
    /// Also captures en passant.
    pub(super) en_passant: bool,
    way: Way,
    /// The steps of each atom, right and forward: `K` has two atoms.
    atoms: Vec<(Atom, Vec<Step>)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Leap,
    LameLeap,
    /// At most this number of steps; 0 is any number.
    Ride(u8),
    /// Over exactly one piece, in at most this number of steps; 0 is any number.
    Hop(u8),
    /// To the square just behind the first piece.
    HopToNext,
}

/// Right and forward.
type Step = (i8, i8);

/// A capital letter with the sizes of its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Atom {
    letter: char,
    long: i8,
    short: i8,
}

const ATOMS: [Atom; 9] = [
    atom('W', 1, 0),
    atom('F', 1, 1),
    atom('D', 2, 0),
    atom('N', 2, 1),
    atom('A', 2, 2),
    atom('H', 3, 0),
    atom('C', 3, 1),
    atom('Z', 3, 2),
    atom('G', 3, 3),
];

const fn atom(letter: char, long: i8, short: i8) -> Atom {
    Atom {
        letter,
        long,
        short,
    }
}

/// The atoms of a capital letter, and whether it rides.
fn atoms(letter: char) -> Option<(Vec<Atom>, bool)> {
    let named = |names: &[char]| {
        let known = names
            .iter()
            .filter_map(|name| ATOMS.iter().find(|atom| atom.letter == *name));
        known.copied().collect::<Vec<Atom>>()
    };
    let found = match letter {
        'R' => (named(&['W']), true),
        'B' => (named(&['F']), true),
        'Q' => (named(&['W', 'F']), true),
        'K' => (named(&['W', 'F']), false),
        'L' => (named(&['C']), false),
        'J' => (named(&['Z']), false),
        _ => (named(&[letter]), false),
    };
    (!found.0.is_empty()).then_some(found)
}

/// Whether a part in our notation is an initial move.
pub(super) fn is_initial(part: &str) -> bool {
    let mut modifiers = part.chars().take_while(char::is_ascii_lowercase);
    modifiers.any(|letter| letter == 'i')
}

/// Reads a movement. The second value has the letters that mean nothing there.
pub(super) fn read(text: &str) -> (Vec<Part>, String) {
    let (mut parts, mut ignored) = (Vec::new(), String::new());
    let mut begin = 0;
    let mut modifiers = String::new();
    let mut letters = text.char_indices().peekable();
    while let Some((_, letter)) = letters.next() {
        let Some((atoms, rides)) = atoms(letter) else {
            match letter {
                letter if "mcpgnie".contains(letter) || DIRECTIONS.contains(letter) => {
                    modifiers.push(letter);
                }
                other => ignored.push(other),
            }
            continue;
        };
        let next = letters.peek().map(|&(_, next)| next);
        let limit = next.and_then(|next| next.to_digit(10));
        let doubled = next == Some(letter);
        if limit.is_some() || doubled {
            letters.next();
        }
        let end = letters.peek().map_or(text.len(), |&(at, _)| at);
        let limit = (rides || limit.is_some() || doubled).then_some(limit.unwrap_or(0) as u8);
        let written = text[begin..end].trim();
        parts.push(Part::new(written, &modifiers, &atoms, limit));
        modifiers.clear();
        begin = end;
    }
    ignored.push_str(&modifiers);
    (parts, ignored)
}

const VERTICAL: &str = "fbvh";
const HORIZONTAL: &str = "rlsh";
const DIRECTIONS: &str = "fbvhrls";

impl Part {
    fn new(written: &str, modifiers: &str, atoms: &[Atom], limit: Option<u8>) -> Part {
        let has = |letter| modifiers.contains(letter);
        let initial = has('i');
        let unsaid = !has('m') && !has('c');
        let directions = directions(modifiers);
        let way = match limit {
            Some(1) if has('p') => Way::HopToNext,
            Some(limit @ 2..) if has('p') || has('g') => Way::Hop(limit),
            _ if has('g') => Way::HopToNext,
            _ if has('p') => Way::Hop(0),
            Some(limit) => Way::Ride(limit),
            None if has('n') => Way::LameLeap,
            None => Way::Leap,
        };
        let steps = |atom: &Atom| (*atom, atom.steps(&directions, atoms.len() == 1));
        Part {
            written: written.to_string(),
            initial,
            quiet: has('m') || unsaid,
            captures: (has('c') || unsaid) && !initial,
            en_passant: has('e'),
            way,
            atoms: atoms.iter().map(steps).collect(),
        }
    }

    /// Whether it may capture in a single step, so that it could capture en passant.
    pub(super) fn captures_at_once(&self) -> bool {
        self.captures && self.way == Way::Leap
    }

    /// Whether it captures, but not in a single step.
    pub(super) fn captures_from_afar(&self) -> bool {
        self.captures && self.way != Way::Leap
    }

    /// Whether it is an initial move over other squares that is not a lame leap.
    pub(super) fn passes_oddly(&self) -> bool {
        let adjacent = self.atoms.iter().all(|(atom, _)| atom.long == 1);
        self.initial && self.way != Way::LameLeap && !(adjacent && self.way == Way::Leap)
    }

    /// The part in our notation: as written if that means the same here.
    ///
    /// # Errors
    ///
    /// Why our notation can't say it.
    pub(super) fn text(&self) -> Result<String, String> {
        let converted = self.converted()?;
        let meant = match Movement::parse(&converted) {
            Ok(meant) => meant,
            Err(error) => return Err(error.message),
        };
        match Movement::parse(&self.written) {
            Ok(movement) if movement == meant && self.written != NO_MOVE => {
                Ok(self.written.clone())
            }
            _ => Ok(converted),
        }
    }

    /// The part in our letters, whether or not the text as written means the same.
    fn converted(&self) -> Result<String, String> {
        let mut modifiers = String::new();
        for (letter, is_said) in [
            ('i', self.initial),
            ('m', self.quiet && !self.captures),
            ('c', self.captures && !self.quiet),
            ('e', self.en_passant && self.captures),
        ] {
            modifiers.extend(is_said.then_some(letter));
        }
        if self.en_passant && self.captures && self.quiet {
            modifiers.insert_str(0, "mc");
        }
        let mut text = String::new();
        for (atom, steps) in &self.atoms {
            let directions = match steps.len() == atom.all().len() {
                true => String::new(),
                false => steps.iter().map(|&step| atom.letters(step)).collect(),
            };
            if !steps.is_empty() {
                text.push_str(&self.of_atom(*atom, &modifiers, &directions)?);
            }
        }
        let whole = match text.as_str() {
            "WF" => "K".to_string(),
            "RB" => "Q".to_string(),
            "" => NO_MOVE.to_string(),
            _ => text,
        };
        Ok(whole)
    }

    fn of_atom(&self, atom: Atom, modifiers: &str, directions: &str) -> Result<String, String> {
        let Atom { letter, .. } = atom;
        let adjacent = atom.long == 1;
        let rides = |limit: u8| match (limit, letter) {
            (0, 'W') => "R".to_string(),
            (0, 'F') => "B".to_string(),
            (0, letter) => format!("{letter}{letter}"),
            (limit, letter) => format!("{letter}{limit}"),
        };
        let rider = |limit: u8| match adjacent || letter == 'N' {
            true => Ok(rides(limit)),
            false => Err(format!(
                "`{letter}` is no rider there; W, F, N, R, B and Q are"
            )),
        };
        Ok(match self.way {
            Way::Leap => format!("{modifiers}{directions}{letter}"),
            Way::Ride(limit) => format!("{modifiers}{directions}{}", rider(limit)?),
            Way::Hop(limit) if adjacent => format!("{modifiers}p{directions}{}", rides(limit)),
            Way::HopToNext if adjacent => format!("{modifiers}g{directions}{}", rides(0)),
            Way::Hop(_) | Way::HopToNext => {
                return Err(format!("`{letter}` can't hop there; W, F, R, B and Q can"));
            }
            Way::LameLeap => match letter {
                'N' | 'A' | 'D' => format!("{modifiers}n{directions}{letter}"),
                'Z' if directions.is_empty() => format!("{modifiers}[W-fsF-fF]"),
                _ => {
                    return Err(format!("`{letter}` can't be lame there; N, A, D and Z can"));
                }
            },
        })
    }
}

/// The directions of some modifiers, two letters each.
fn directions(modifiers: &str) -> Vec<[char; 2]> {
    let letters: Vec<char> = modifiers.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        at += 1;
        if !DIRECTIONS.contains(letter) {
            continue;
        }
        let joins = |next: &char| {
            *next == letter
                || (VERTICAL.contains(letter) && HORIZONTAL.contains(*next))
                || (HORIZONTAL.contains(letter) && VERTICAL.contains(*next))
        };
        match letters.get(at).copied().filter(joins) {
            Some(next) => {
                at += 1;
                found.push([letter, next]);
            }
            None => found.push([letter, letter]),
        }
    }
    found
}

/// From the long and the short size of an atom.
type MakeStep = fn(i8, i8) -> Step;

/// Pairs of letters with the steps that they choose.
const CHOICES: [(&str, MakeStep); 8] = [
    ("ff vv rf rv fh rh hr", |long, short| (short, long)),
    ("bb vv lb lv bh lh hr", |long, short| (-short, -long)),
    ("rr ss br bs bh rh hr", |long, short| (long, -short)),
    ("ll ss fl fs fh lh hr", |long, short| (-long, short)),
    ("rr ss fr fs fh rh hl", |long, short| (long, short)),
    ("ll ss bl bs bh lh hl", |long, short| (-long, -short)),
    ("bb vv rb rv bh rh hl", |long, short| (short, -long)),
    ("ff vv lf lv fh lh hl", |long, short| (-short, long)),
];

impl Atom {
    fn all(self) -> Vec<Step> {
        self.steps(&[], true)
    }

    /// The steps that the directions choose; all without any. `alone` says that the capital has no other atom.
    fn steps(self, directions: &[[char; 2]], alone: bool) -> Vec<Step> {
        let split = alone && self.short == 0;
        let mut pairs = Vec::new();
        for &[one, two] in directions {
            match split && one != two {
                true => pairs.extend([[one, one], [two, two]]),
                false => pairs.push([one, two]),
            }
        }
        let mut steps = Vec::new();
        for (names, step) in CHOICES {
            let wanted = |pair: &[char; 2]| names.split(' ').any(|name| name.chars().eq(*pair));
            let step = step(self.long, self.short);
            if (pairs.is_empty() || pairs.iter().any(wanted)) && !steps.contains(&step) {
                steps.push(step);
            }
        }
        steps
    }

    /// Our letters for just this step.
    fn letters(self, (right, forward): Step) -> String {
        let vertical = if forward > 0 { 'f' } else { 'b' };
        let horizontal = if right > 0 { 'r' } else { 'l' };
        match (right, forward) {
            (0, _) => vertical.to_string(),
            (_, 0) => horizontal.to_string(),
            // The second letter is the longer direction.
            _ if right.abs() < forward.abs() => format!("{horizontal}{vertical}"),
            _ => format!("{vertical}{horizontal}"),
        }
    }
}

//! Tuned weights as text: a line for the board and array, a line for each term, and for each piece type a line for its
//! movement, followed by its terms. Weights apply only to the same board and array, and a piece type with a changed
//! movement keeps its initial weights.

use super::square_classes::SquareClasses;
use super::weights::{Term, Weights};
use crate::shipped::tuned;
use crate::variant::Variant;

const HEAD: &str = "weights 1 for";

impl Weights {
    pub(super) fn shipped(variant: &Variant, square_classes: &SquareClasses) -> Option<Weights> {
        let mut texts = tuned().iter();
        texts.find_map(|(_, text)| Weights::parse(text, variant, square_classes))
    }

    /// `None` if the text is malformed or belongs to another variant. Piece types that have changed keep their initial
    /// weights.
    pub(super) fn parse(
        text: &str,
        variant: &Variant,
        square_classes: &SquareClasses,
    ) -> Option<Weights> {
        let mut lines = text.lines();
        if lines.next()? != head(variant) {
            return None;
        }
        let mut weights = Weights::prior(variant, square_classes);
        let mut kind = Some(0);
        for line in lines {
            if line.starts_with("piece ") {
                kind = (0..variant.kinds.len()).find(|&kind| *line == piece(variant, kind));
                continue;
            }
            let (term, numbers) = term_line(line)?;
            if let Some(kind) = kind
                && !weights.set(term, kind, &numbers)
            {
                return None;
            }
        }
        Some(weights)
    }

    pub(super) fn text(&self, variant: &Variant) -> String {
        let line = |term: Term, kind: usize| {
            let numbers = self.of(term, kind).iter();
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            format!("{} {}\n", term.name(), numbers.join(" "))
        };
        let mut text = head(variant) + "\n";
        text.extend(Term::COMMON.map(|term| line(term, 0)));
        for kind in 0..variant.kinds.len() {
            text += &(piece(variant, kind) + "\n");
            text.extend(Term::PER_PIECE_TYPE.map(|term| line(term, kind)));
        }
        text
    }
}

fn term_line(line: &str) -> Option<(Term, Vec<i32>)> {
    let mut words = line.split(' ');
    let name = words.next()?;
    let mut terms = Term::COMMON.iter().chain(&Term::PER_PIECE_TYPE);
    let term = terms.find(|term| term.name() == name)?;
    let numbers = words.map(|word| Some(i32::from(word.parse::<i16>().ok()?)));
    Some((*term, numbers.collect::<Option<_>>()?))
}

fn head(variant: &Variant) -> String {
    let board = variant.geometry();
    let (shape, array) = (board.shape(), variant.array.text(&variant.alphabet));
    let (files, ranks, layers) = (board.files(), board.ranks(), board.layers());
    let wraps = board.wraps();
    let around = |name: &str, joined: bool| {
        if joined {
            format!(" around {name}")
        } else {
            String::new()
        }
    };
    let around = around("files", wraps.files) + &around("ranks", wraps.ranks);
    format!("{HEAD} {shape:?} {files} {ranks} {layers}{around} {array}")
}

fn piece(variant: &Variant, kind: usize) -> String {
    let info = &variant.kinds[kind];
    let royal = if info.royal { " royal" } else { "" };
    format!("piece {} {}{royal}", info.code, info.notation)
}

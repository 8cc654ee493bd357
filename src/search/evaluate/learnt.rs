//! Tuned weights as text: a head line for the board and array, a line for each topic, and for each piece type its movement and
//! topics. Weights are bound to board, array and movements, so a piece type that changes falls back to its prior values.

use super::fold::Fold;
use super::weights::{Topic, Weights};
use crate::shipped::tuned;
use crate::variant::Variant;

/// The beginning of the first line, with the format's number.
const HEAD: &str = "learnt 1 for";

impl Weights {
    /// The tuned weights of the variant that come with the program, if there are any.
    pub(super) fn shipped(variant: &Variant, fold: &Fold) -> Option<Weights> {
        let mut texts = tuned().iter();
        texts.find_map(|(_, text)| Weights::read(text, variant, fold))
    }

    /// `None` if the text is of another game or malformed. Piece types that have changed keep their prior values.
    pub(super) fn read(text: &str, variant: &Variant, fold: &Fold) -> Option<Weights> {
        let mut lines = text.lines();
        if lines.next()? != head(variant) {
            return None;
        }
        let mut weights = Weights::prior(variant, fold);
        let mut kind = Some(0);
        for line in lines {
            if line.starts_with("man ") {
                kind = (0..variant.kinds.len()).find(|&kind| *line == piece(variant, kind));
                continue;
            }
            let (topic, numbers) = topic_line(line)?;
            if let Some(kind) = kind
                && !weights.set(topic, kind, &numbers)
            {
                return None;
            }
        }
        Some(weights)
    }

    /// The reverse of [`Weights::read`].
    pub(super) fn text(&self, variant: &Variant) -> String {
        let line = |topic: Topic, kind: usize| {
            let numbers = self.of(topic, kind).iter();
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            format!("{} {}\n", topic.name(), numbers.join(" "))
        };
        let mut text = head(variant) + "\n";
        text.extend(Topic::COMMON.map(|topic| line(topic, 0)));
        for kind in 0..variant.kinds.len() {
            text += &(piece(variant, kind) + "\n");
            text.extend(Topic::OF_KIND.map(|topic| line(topic, kind)));
        }
        text
    }
}

/// A topic's name and its numbers.
fn topic_line(line: &str) -> Option<(Topic, Vec<i32>)> {
    let mut words = line.split(' ');
    let name = words.next()?;
    let mut topics = Topic::COMMON.iter().chain(&Topic::OF_KIND);
    let topic = topics.find(|topic| topic.name() == name)?;
    let numbers = words.map(|word| Some(i32::from(word.parse::<i16>().ok()?)));
    Some((*topic, numbers.collect::<Option<_>>()?))
}

/// The board and the array.
fn head(variant: &Variant) -> String {
    let board = variant.geometry();
    let (shape, array) = (board.shape(), variant.array.text(&variant.alphabet));
    let (files, ranks, layers) = (board.files(), board.ranks(), board.layers());
    format!("{HEAD} {shape:?} {files} {ranks} {layers} {array}")
}

/// A type of piece and how it moves.
fn piece(variant: &Variant, kind: usize) -> String {
    let info = &variant.kinds[kind];
    let royal = if info.royal { " royal" } else { "" };
    format!("man {} {}{royal}", info.code, info.notation)
}

//! What has been learnt of a game, as text: one line for what it is of, one for each topic, and for each type of man one
//! that says how it moves, then its topics.
//!
//! It is bound to the board, to the array and to each type's movement, not to a file: whoever changes any of them has the
//! variant's own values for what was changed.

use super::fold::Fold;
use super::weights::{Topic, Weights};
use crate::packing;
use crate::squeezing::unsqueezed;
use crate::variant::Variant;

/// A text as its lines: words, and numbers behind the first of them.
type Lines = Vec<(String, Vec<i16>)>;

/// The first line's beginning, with the format's number.
const HEAD: &str = "learnt 1 for";

impl Weights {
    /// What has been learnt of the variant, if anything.
    pub(super) fn shipped(variant: &Variant, fold: &Fold) -> Option<Weights> {
        shipped()
            .iter()
            .find_map(|lines| Weights::of_lines(lines, variant, fold))
    }

    /// `None` if the text is of another game or makes no sense. Types of men that have changed keep their prior values.
    pub(super) fn read(text: &str, variant: &Variant, fold: &Fold) -> Option<Weights> {
        Weights::of_lines(&packing::numbered_lines(text), variant, fold)
    }

    pub(super) fn of_lines(lines: &Lines, variant: &Variant, fold: &Fold) -> Option<Weights> {
        let ((first, _), lines) = lines.split_first()?;
        if *first != head(variant) {
            return None;
        }
        let mut weights = Weights::prior(variant, fold);
        let mut kind = Some(0);
        for (word, numbers) in lines {
            if word.starts_with("man ") {
                kind = (0..variant.kinds.len()).find(|&kind| *word == man(variant, kind));
                continue;
            }
            let mut topics = Topic::COMMON.iter().chain(&Topic::OF_KIND);
            let topic = *topics.find(|topic| topic.name() == word)?;
            let numbers: Vec<i32> = numbers.iter().map(|&number| number.into()).collect();
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
            text += &(man(variant, kind) + "\n");
            text.extend(Topic::OF_KIND.map(|topic| line(topic, kind)));
        }
        text
    }
}

/// Every text in `variants/learnt/`.
pub(super) fn shipped() -> Vec<Lines> {
    let squeezed = include_bytes!(concat!(env!("OUT_DIR"), "/learnt"));
    packing::unpacked_whole(&unsqueezed(squeezed))
}

/// The board and the array.
fn head(variant: &Variant) -> String {
    let board = variant.geometry();
    let (shape, array) = (board.shape(), variant.array.text(&variant.alphabet));
    let (files, ranks, layers) = (board.files(), board.ranks(), board.layers());
    format!("{HEAD} {shape:?} {files} {ranks} {layers} {array}")
}

/// A type of man and how it moves.
fn man(variant: &Variant, kind: usize) -> String {
    let info = &variant.kinds[kind];
    let royal = if info.royal { " royal" } else { "" };
    format!("man {} {}{royal}", info.code, info.notation)
}

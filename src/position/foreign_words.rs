//! The words of a position text of another program, in which some may be missing.

use crate::setup::{Alphabet, FieldName};

/// The fields of a text. Those that are missing are `None`.
pub(super) struct ForeignWords<'t> {
    placement: &'t str,
    pub(super) turn: Option<&'t str>,
    pub(super) castling: Option<&'t str>,
    en_passant: Option<&'t str>,
    /// Checks, draw clock and move number.
    counts: Vec<&'t str>,
    /// Fields with a `=`.
    named: Vec<&'t str>,
    /// Operations of EPD, except the counters: `bm Nf3;`.
    pub(super) operations: Vec<&'t str>,
    /// Everything from the turn to the counters, as found.
    pub(super) found: String,
    /// Whether any field is missing; both counters may be.
    pub(super) lacks_fields: bool,
}

impl<'t> ForeignWords<'t> {
    pub(super) fn of(text: &'t str, alphabet: &Alphabet) -> ForeignWords<'t> {
        let (text, operations) = split_operations(text);
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let named = words.iter().position(|word| word.contains('='));
        let (plain, named) = words.split_at(named.unwrap_or(words.len()));
        let found = plain.iter().skip(1).copied().collect::<Vec<_>>().join(" ");
        let mut plain = plain.iter().copied().peekable();
        let placement = plain.next().unwrap_or_default();
        let turn = plain.next();
        let castling = plain.next_if(|word| !is_count(word));
        let counted = alphabet.has(FieldName::CountLimit) && castling.is_some();
        let en_passant = plain.next_if(|word| !is_count(word) || counted);
        let mut words = ForeignWords {
            placement,
            turn,
            castling,
            en_passant,
            counts: plain.collect(),
            named: named.to_vec(),
            operations: Vec::new(),
            found,
            lacks_fields: en_passant.is_none(),
        };
        words.read_operations(operations);
        words.complete_counters();
        words
    }

    /// Takes the counters of EPD, `hmvc` and `fmvn`, and keeps the other operations.
    fn read_operations(&mut self, operations: &'t str) {
        let mut counters = [None, None];
        for operation in operations.split_inclusive(';').map(str::trim) {
            let value = operation.trim_end_matches(';').split_once(' ');
            match value {
                Some(("hmvc", plies)) => counters[0] = Some(plies.trim()),
                Some(("fmvn", number)) => counters[1] = Some(number.trim()),
                _ if operation.is_empty() => {}
                _ => self.operations.push(operation),
            }
        }
        if counters != [None, None] && self.counters().count() == 0 {
            let [plies, number] = counters;
            self.counts
                .extend([plies.unwrap_or("0"), number.unwrap_or("1")]);
        }
    }

    fn counters(&self) -> impl Iterator<Item = usize> {
        let words = self.counts.iter().enumerate();
        let counters = words.filter(|(_, word)| !word.contains('+'));
        counters.map(|(at, _)| at)
    }

    /// A draw clock alone is followed by the number of the first move.
    fn complete_counters(&mut self) {
        let counters: Vec<usize> = self.counters().collect();
        if let [clock] = counters[..] {
            self.counts.insert(clock + 1, "1");
            self.lacks_fields = true;
        }
    }

    /// The text with other castling rights, and with the usual values of missing fields.
    pub(super) fn with_castling(&self, castling: &str, alphabet: &Alphabet) -> String {
        let first = alphabet.players.first().map(char::to_string);
        let castling = if castling.is_empty() { "-" } else { castling };
        let turn = self.turn.unwrap_or(first.as_deref().unwrap_or_default());
        let fields = [
            self.placement,
            turn,
            castling,
            self.en_passant.unwrap_or("-"),
        ];
        let words = fields.iter().chain(&self.counts).chain(&self.named);
        words.copied().collect::<Vec<_>>().join(" ")
    }
}

/// Whether a word belongs to the checks and counters.
fn is_count(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit() || letter == '+')
}

/// The fields and the operations behind them. An operation begins with a letter, where only numbers and `name=value` are
/// allowed.
fn split_operations(text: &str) -> (&str, &str) {
    let is_operation = |word: &str| {
        word.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !word.contains('=')
    };
    let mut fields = 0;
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let found = word.trim();
        if fields >= 4 && is_operation(found) {
            break;
        }
        fields += usize::from(!found.is_empty());
        at += word.len();
    }
    let (fields, operations) = text.split_at(at);
    (fields.trim_end().trim_end_matches(';'), operations)
}

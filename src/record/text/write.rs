//! Writing a record.

use super::commitments;
use super::{FORMAT, Game, Header, Notation, header, is_foreign, result_text};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::record::short_notation::{self, MATE, is_checkmate};
use crate::variant::Variant;

impl Game {
    /// The game as text. `headers` are added unless the record writes them itself or they couldn't be read back.
    pub fn to_text(&self, headers: &[Header]) -> String {
        self.to_text_in(Notation::Full, headers)
    }

    /// Like [`Game::to_text`], in the given notation. Both can be read back.
    pub fn to_text_in(&self, notation: Notation, headers: &[Header]) -> String {
        let (mut lines, result) = self.head(headers);
        lines.push(self.movetext(notation, &result));
        lines.join("\n") + "\n"
    }

    /// The header lines with an empty line at the end, and the result.
    pub(in crate::record) fn head(&self, headers: &[Header]) -> (Vec<String>, String) {
        let variant = self.variant();
        let mut lines = vec![
            header::line("Format", &FORMAT.to_string()),
            header::line("Game", &variant.id),
            header::line("VariantHash", &format!("{:016x}", variant.identity.rules)),
        ];
        lines.extend(chosen_options(variant));
        if self.start().setup() != Position::start(variant.clone()).setup() {
            lines.push(header::line("Position", &self.start().text()));
        }
        lines.extend(commitments::lines(self));
        lines.extend(
            headers
                .iter()
                .filter(|header| is_foreign(header, variant))
                .map(|h| header::line(&h.name, &h.value)),
        );
        let outcome = self.final_outcome();
        let result = result_text(variant, outcome);
        lines.push(header::line("Result", &result));
        lines.extend(outcome.map(|outcome| header::line("Reason", outcome.reason.code())));
        lines.push(String::new());
        (lines, result)
    }

    fn movetext(&self, notation: Notation, result: &str) -> String {
        let mut words = self.comments_at(0);
        let mut number = None;
        let mut ply = 0;
        self.replay(|before, action, after| {
            if number != Some(before.number()) {
                number = Some(before.number());
                let dots = if before.turn() == Player::FIRST {
                    "."
                } else {
                    "..."
                };
                words.push(format!("{}{dots}", before.number()));
            }
            words.extend(notation.words(before, action, after));
            ply += 1;
            words.extend(self.comments_at(ply));
        });
        words.push(result.to_string());
        wrap(&words)
    }

    fn comments_at(&self, ply: usize) -> Vec<String> {
        let here = self.comments.iter().filter(|&&(at, _)| at == ply);
        here.map(|(_, comment)| format!("{{{comment}}}")).collect()
    }
}

impl Notation {
    fn words(self, before: &Position, action: Action, after: &Position) -> Vec<String> {
        match self {
            Notation::Full => vec![action.text(before.variant())],
            Notation::Short => {
                let mut words = vec![short_notation::text(before, action)];
                if is_checkmate(after) {
                    words.push(MATE.to_string());
                }
                words
            }
        }
    }
}

/// A header for each option that differs from its default.
pub(in crate::record) fn chosen_options(variant: &Variant) -> impl Iterator<Item = String> {
    let pairs = variant.options.iter().zip(&variant.options_chosen);
    let differing = pairs.filter(|(option, (_, value))| option.default != *value);
    differing.map(|(_, (name, value))| header::line("Option", &format!("{name}={value}")))
}

/// Joins words into lines of at most 80 characters.
pub(in crate::record) fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text
}

//! Writing a record.

use super::{FORMAT, Game, Header, OWN_HEADERS, header, result_text};
use crate::piece::Player;
use crate::variant::Variant;

impl Game {
    /// The game as text. `headers` are the users' own; those that the record writes itself are left out, and those
    /// that could not be read back.
    pub fn to_text(&self, headers: &[Header]) -> String {
        let variant = self.variant();
        let mut lines = vec![
            header::line("Format", &FORMAT.to_string()),
            header::line("Game", &variant.id),
            header::line("VariantHash", &format!("{:016x}", variant.hash)),
        ];
        lines.extend(chosen_options(variant));
        if self.start().setup() != variant.array {
            lines.push(header::line("Position", &self.start().text()));
        }
        let foreign = |header: &&Header| {
            header.is_well_named() && !OWN_HEADERS.contains(&header.name.as_str())
        };
        lines.extend(
            headers
                .iter()
                .filter(foreign)
                .map(|h| header::line(&h.name, &h.value)),
        );
        let mut at_end = self.clone();
        at_end.go_to(self.line().len());
        let outcome = at_end.outcome();
        let result = result_text(variant, outcome);
        lines.push(header::line("Result", &result));
        lines.extend(outcome.map(|outcome| header::line("Reason", outcome.reason.code())));
        lines.push(String::new());
        lines.push(self.movetext(&result));
        lines.join("\n") + "\n"
    }

    fn movetext(&self, result: &str) -> String {
        let mut words = self.remarks_at(0);
        let mut number = None;
        let mut ply = 0;
        self.replay(|before, action, _| {
            if number != Some(before.number()) {
                number = Some(before.number());
                let dots = if before.turn() == Player::FIRST {
                    "."
                } else {
                    "..."
                };
                words.push(format!("{}{dots}", before.number()));
            }
            words.push(action.text(before.variant()));
            ply += 1;
            words.extend(self.remarks_at(ply));
        });
        words.push(result.to_string());
        wrap(&words)
    }

    fn remarks_at(&self, ply: usize) -> Vec<String> {
        let here = self.remarks.iter().filter(|&&(at, _)| at == ply);
        here.map(|(_, remark)| format!("{{{remark}}}")).collect()
    }
}

/// A line for each option that was not left at its default.
fn chosen_options(variant: &Variant) -> impl Iterator<Item = String> {
    let pairs = variant.options.iter().zip(&variant.options_chosen);
    let differing = pairs.filter(|(option, (_, value))| option.default != *value);
    differing.map(|(_, (name, value))| header::line("Option", &format!("{name}={value}")))
}

/// Joins words to lines of at most 80 characters.
fn wrap(words: &[String]) -> String {
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

//! The computer in a game with secrets. An opponent may take back and try again as often as it likes, also in copies of the
//! game. So the computer's moves depend neither on chance nor on time nor on earlier searches, but on the game's own
//! entropy and on what everyone has seen.

use crate::moves::Action;
use crate::record::{Game, Salt, hex, sha256};
use crate::search::Openness;

/// What the computer keeps of a game with secrets. It is sealed with the game and never reaches the page.
#[derive(Debug)]
pub(super) struct ComputerMemory {
    /// Random, constant during the game.
    entropy: String,
    /// The computer's moves so far, those taken back included.
    answers: Vec<Answer>,
}

#[derive(Debug)]
struct Answer {
    /// The number of actions before it.
    ply: usize,
    /// A hash of these actions, as everyone saw them.
    line: u64,
    /// Public move text.
    action: String,
}

impl ComputerMemory {
    pub(super) fn new(entropy: &Salt) -> ComputerMemory {
        ComputerMemory {
            entropy: hex::encode(entropy),
            answers: Vec::new(),
        }
    }

    /// For a game of an edition that kept no entropy. Salts, which are random, are part of its record.
    pub(super) fn of_record(record: &str) -> ComputerMemory {
        ComputerMemory {
            entropy: hex::encode(&sha256(record)),
            answers: Vec::new(),
        }
    }

    /// A line with the entropy, then one with ply, hash and action for each answer. Its length is no secret.
    pub(super) fn text(&self) -> String {
        let answer = |Answer { ply, line, action }: &Answer| format!("{ply} {line} {action}");
        let answers = self.answers.iter().map(answer);
        let lines: Vec<String> = [self.entropy.clone()].into_iter().chain(answers).collect();
        lines.join("\n")
    }

    pub(super) fn from_text(text: &str) -> Option<ComputerMemory> {
        let mut lines = text.split('\n');
        let entropy = lines.next()?.to_string();
        let answers = lines.map(|line| {
            let mut words = line.splitn(3, ' ').map(str::to_string);
            Some(Answer {
                ply: words.next()?.parse().ok()?,
                line: words.next()?.parse().ok()?,
                action: words.next()?,
            })
        });
        Some(ComputerMemory {
            entropy,
            answers: answers.collect::<Option<Vec<Answer>>>()?,
        })
    }

    /// The seed of a search of the current position.
    pub(super) fn seed(&self, game: &Game) -> u64 {
        number_of(&format!("{} {}", self.entropy, line_hash(game)))
    }

    /// The public text of the move that the computer has played here before.
    pub(super) fn earlier_answer(&self, game: &Game) -> Option<&str> {
        let line = line_hash(game);
        let mut answers = self.answers.iter();
        let found = answers.find(|answer| answer.line == line)?;
        Some(&found.action)
    }

    /// Whether the computer may act as its secret says. After a take-back it doesn't: an opponent that tries several moves
    /// would see several answers that depend on the secret.
    pub(super) fn openness(&self, game: &Game) -> Openness {
        let ply = game.ply();
        let mut answers = self.answers.iter();
        match answers.any(|answer| answer.ply >= ply) {
            true => Openness::Never,
            false => Openness::Late,
        }
    }

    /// Notes that the computer plays a move here.
    pub(super) fn note_answer(&mut self, game: &Game, action: Action) {
        if self.earlier_answer(game).is_none() {
            self.answers.push(Answer {
                ply: game.ply(),
                line: line_hash(game),
                action: action.public_text(game.variant()),
            });
        }
    }
}

/// A hash of the actions so far, as everyone saw them.
fn line_hash(game: &Game) -> u64 {
    let line = &game.line()[..game.ply()];
    let texts = line.iter().map(|action| action.public_text(game.variant()));
    let texts: Vec<String> = texts.collect();
    number_of(&texts.join(" "))
}

/// The beginning of a text's hash.
fn number_of(text: &str) -> u64 {
    let hash = sha256(text);
    let bytes = hash.first_chunk().expect("a hash has 32 bytes");
    u64::from_be_bytes(*bytes)
}

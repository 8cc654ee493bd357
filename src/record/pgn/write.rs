//! Writing PGN in the export format of its standard, with the tags and commands of lichess, chess.com and PyChess.

use crate::geometry::Geometry;
use crate::moves::Action;
use crate::position::Position;
use crate::record::annotation::Annotation;
use crate::record::game::Game;
use crate::record::san::San;
use crate::record::study::{self, Study};
use crate::record::text::{self, Header, header_line as tag};
use crate::record::tree::{NodeId, Tree};
use crate::record::tree_words::{Format, movetext};
use crate::rules::Reason;
use crate::variant::Variant;

/// The tags that every game has, in this order, with what is written if they aren't known.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Tags and headers of records that say what the game itself does.
const OWN_TAGS: [&str; 11] = [
    "Variant",
    "SetUp",
    "FEN",
    "Termination",
    "Result",
    "Format",
    "Game",
    "VariantHash",
    "Option",
    "Position",
    "Reason",
];

/// What lichess calls the game that readers assume without the tag `Variant`.
const ASSUMED: &str = "Standard";

codes! {
    /// Why a game can't be written as PGN.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum PgnRefusal {
        /// PGN has no place for secrets and commitments.
        Secrets = "pgn-secrets",
        /// PGN knows White and Black alone.
        Players = "pgn-players",
    }
}

impl PgnRefusal {
    fn validate(variant: &Variant) -> Result<(), PgnRefusal> {
        if variant.alphabet.has_secrets() {
            return Err(PgnRefusal::Secrets);
        }
        match variant.players.len() {
            2 => Ok(()),
            _ => Err(PgnRefusal::Players),
        }
    }
}

impl Game {
    /// The game as PGN. `headers` are added except those that say what the game itself does; `clocks` is the time left
    /// after each action, in milliseconds, where it is known.
    ///
    /// # Errors
    ///
    /// What PGN can't say.
    pub fn to_pgn(&self, headers: &[Header], clocks: &[Option<u64>]) -> Result<String, PgnRefusal> {
        PgnRefusal::validate(self.variant())?;
        let (tree, _) = study::tree_of(self);
        Ok(write(self, &tree, clocks, headers))
    }
}

impl Study {
    /// The study with all its lines as PGN; `headers` as in [`Game::to_pgn`].
    ///
    /// # Errors
    ///
    /// What PGN can't say.
    pub fn to_pgn(&self, headers: &[Header]) -> Result<String, PgnRefusal> {
        PgnRefusal::validate(self.game().variant())?;
        Ok(write(&self.main_game(), self.tree(), &[], headers))
    }
}

/// Writes the lines of a tree under the tags of the game that is its main line.
fn write(game: &Game, tree: &Tree, clocks: &[Option<u64>], headers: &[Header]) -> String {
    let outcome = game.final_outcome();
    let result = text::result_text(game.variant(), outcome);
    let mut lines: Vec<String> = ROSTER
        .iter()
        .map(|&(name, unknown)| tag(name, value_of(headers, name).unwrap_or(unknown)))
        .collect();
    lines.push(tag("Result", &result));
    lines.extend(position_tags(game));
    let reason = outcome.map(|outcome| outcome.reason);
    lines.push(tag("Termination", termination(reason)));
    let further = headers.iter().filter(|header| is_further(header));
    lines.extend(further.map(|header| tag(&header.name, &header.value)));
    lines.push(String::new());
    let words = PgnWords {
        board: game.variant().geometry(),
        tree,
        clocks,
    };
    lines.push(movetext(&words, game.start(), tree, &result));
    lines.join("\n") + "\n"
}

fn value_of<'h>(headers: &'h [Header], name: &str) -> Option<&'h str> {
    let header = headers.iter().find(|header| header.name == name)?;
    let value = header.value.trim();
    (!value.is_empty()).then_some(value)
}

/// Whether a header is a tag besides those that each game writes itself.
fn is_further(header: &Header) -> bool {
    let name = header.name.as_str();
    let in_roster = ROSTER.iter().any(|&(known, _)| known == name);
    header.is_well_named() && !in_roster && !OWN_TAGS.contains(&name)
}

/// The tags that say from which position of which game the moves are played.
fn position_tags(game: &Game) -> Vec<String> {
    let variant = game.variant();
    let mut lines = Vec::new();
    if !variant.is_called(ASSUMED) {
        lines.push(tag("Variant", variant.pgn_name()));
    }
    lines.extend(text::chosen_options(variant));
    // Other programs don't know the numbers of shuffled arrays.
    let is_shuffled = variant.shuffle.is_some();
    if is_shuffled || game.start().setup() != Position::start(variant.clone()).setup() {
        lines.push(tag("SetUp", "1"));
        lines.push(tag("FEN", &game.start().text()));
    }
    lines
}

/// The values of the standard.
fn termination(reason: Option<Reason>) -> &'static str {
    match reason {
        None => "unterminated",
        Some(Reason::Time) => "time forfeit",
        Some(Reason::Abandoned) => "abandoned",
        Some(Reason::Adjudication) => "adjudication",
        Some(_) => "normal",
    }
}

/// A null move, as ChessBase, Scid and the two readers of the tests write it.
const NULL_MOVE: &str = "--";

/// How PGN writes the moves of a tree.
struct PgnWords<'t> {
    board: &'t Geometry,
    tree: &'t Tree,
    /// After each action of a game, whose nodes are numbered along its line.
    clocks: &'t [Option<u64>],
}

impl Format for PgnWords<'_> {
    const NUMBER_AFTER_COMMENT: bool = true;

    fn move_text(&self, before: &Position, action: Action, after: &Position) -> String {
        match action {
            Action::Pass => NULL_MOVE.to_string(),
            action => San::new(before).text(action, after),
        }
    }

    fn signed(&self, node: NodeId, move_text: String) -> Vec<String> {
        let mut words = vec![move_text];
        if let Some(said) = self.tree.annotation(node) {
            words.extend(Annotation::glyph_number(said.glyph));
            words.extend(said.nag_words());
        }
        words
    }

    fn comments_before(&self, node: NodeId) -> Vec<String> {
        let said = self.tree.annotation(node);
        braced(said.map_or(Vec::new(), Annotation::pgn_comment_before))
    }

    fn comments(&self, node: NodeId) -> Vec<String> {
        let clock = node
            .checked_sub(1)
            .and_then(|index| *self.clocks.get(index)?);
        let annotation = self.tree.annotation(node);
        let is_unknown = annotation.is_none_or(|said| said.clock.is_empty());
        let clock = clock.filter(|_| is_unknown).map(clock_tag);
        let mut parts: Vec<String> = clock.into_iter().collect();
        parts.extend(annotation.map_or(Vec::new(), |said| said.pgn_comment(self.board)));
        braced(parts)
    }
}

/// Everything in one pair of braces. Long comments continue on the next line, but no line may begin like an escape or a
/// tag.
fn braced(parts: Vec<String>) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    if parts.is_empty() {
        return words;
    }
    for word in format!("{{{}}}", parts.join(" ")).split(' ') {
        match words.last_mut() {
            Some(last) if is_misleading(word) || is_open_tag(last) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_string()),
        }
    }
    words
}

/// Whether a line that begins with the word looks like an escape or a tag.
fn is_misleading(word: &str) -> bool {
    word.starts_with('%') || word.starts_with('[') && !word.starts_with("[%")
}

/// Whether the words end with the first part of a command: `[%cal`.
fn is_open_tag(words: &str) -> bool {
    let last = words.rsplit(' ').next().unwrap_or_default();
    last.trim_start_matches('{').starts_with("[%") && !last.contains(']')
}

/// `[%clk 0:04:59.5]`, with tenths where they aren't zero, as on chess.com.
fn clock_tag(ms: u64) -> String {
    let (seconds, tenths) = (ms / 1000, ms % 1000 / 100);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let tenths = match tenths {
        0 => String::new(),
        tenths => format!(".{tenths}"),
    };
    format!("[%clk {hours}:{minutes:02}:{:02}{tenths}]", seconds % 60)
}

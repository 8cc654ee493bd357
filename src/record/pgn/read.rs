//! Reading a PGN game. What can't be read is a fault beside everything before it.

use std::sync::Arc;

use super::extent::Extent;
use crate::position::{Position, TextRemark};
use crate::record::game::{Game, Stop};
use crate::record::movetext::{Dialect, MovetextReader, result_named};
use crate::record::record_error::{Place, RecordError, RecordErrorKind};
use crate::record::text::{self, Header, Transcript};
use crate::variant::{Variant, shipped};

/// The name of the game without the tag `Variant`.
pub const STANDARD: &str = "Standard";

/// The tags that are read here, and written anew for each format.
const OWN_TAGS: [&str; 4] = ["Variant", "FEN", "SetUp", "Result"];

/// Looks up a variant by name and options.
pub(in crate::record) type Find<'f> = &'f dyn Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>;

/// Reads the first game of a text.
pub(in crate::record) fn read(
    text: &str,
    dialect: Dialect<'_>,
    find: Find<'_>,
) -> Result<Transcript, RecordError> {
    let extent = Extent::next(text, 0).ok_or_else(|| no_game(text))?;
    let text = &text[..extent.end];
    text::validate_length(&text[extent.start..])?;
    let (start, remarks) = start(text, &extent, variant(text, &extent, find)?)?;
    let replayed = MovetextReader::new(text, extent.body, dialect, start).replay();
    let mut fault = extent.faulty_tag.map(|at| faulty_tag(text, at));
    let is_broken = replayed.fault.is_some() && replayed.result.is_none();
    fault = fault.or(replayed.fault);
    let mut game = replayed.game;
    if extent.tags.is_empty() && game.line().is_empty() {
        return Err(fault.map_or_else(|| no_game(text), |fault| without_game(text, fault)));
    }
    if !is_broken {
        let contradiction = apply_result(&mut game, text, &extent, replayed.result);
        fault = fault.or(contradiction);
    }
    let tags = extent.tags.into_iter().map(|(_, tag)| tag);
    let variant = game.variant().clone();
    let kept =
        |tag: &Header| text::is_foreign(tag, &variant) && !OWN_TAGS.contains(&tag.name.as_str());
    Ok(Transcript {
        game,
        tree: replayed.tree,
        end: replayed.end,
        annotations: replayed.annotations,
        headers: tags.filter(kept).collect(),
        other_edition: false,
        fault,
        remarks,
    })
}

fn no_game(text: &str) -> RecordError {
    let found = text.trim();
    RecordError::new(RecordErrorKind::Format, 1, found, "[Format \"1\"]")
}

/// The error of a text that has neither a tag nor a legal move.
fn without_game(text: &str, fault: RecordError) -> RecordError {
    match text.trim_start().starts_with("1.") {
        true => fault,
        false => no_game(text),
    }
}

fn faulty_tag(text: &str, at: usize) -> RecordError {
    let line = text[at..].lines().next().unwrap_or_default();
    let place = Place::of(text, &text[at..]);
    RecordError::at(RecordErrorKind::Header, place, line, "[Name \"value\"]")
}

/// The variant that the tags name. Moves without tags belong to the current game, if there is one.
fn variant(text: &str, extent: &Extent, find: Find<'_>) -> Result<Arc<Variant>, RecordError> {
    if extent.tags.is_empty()
        && let Some(current) = find("", &[])
    {
        return Ok(current);
    }
    let (at, name) = extent.tag("Variant").unwrap_or((extent.start, STANDARD));
    let options = extent.tags.iter().filter(|(_, tag)| tag.name == "Option");
    let options: Vec<(&str, &str)> = options
        .filter_map(|(_, tag)| tag.value.split_once('='))
        .collect();
    find(name, &options).ok_or_else(|| {
        let ids: Vec<&str> = shipped().iter().map(|(id, _)| *id).collect();
        let place = Place::of(text, &text[at..]);
        RecordError::at(RecordErrorKind::UnknownVariant, place, name, ids.join(", "))
    })
}

fn start(
    text: &str,
    extent: &Extent,
    variant: Arc<Variant>,
) -> Result<(Position, Vec<TextRemark>), RecordError> {
    let Some((at, fen)) = extent.tag("FEN") else {
        return Ok((Position::start(variant), Vec::new()));
    };
    Position::parse_leniently(&variant, fen).map_err(|error| {
        let place = Place::of(text, &text[at..]);
        RecordError::at(RecordErrorKind::Position, place, fen, error.to_string())
    })
}

/// Ends the game as the result says, unless the moves have ended it. Returns a contradiction.
fn apply_result(
    game: &mut Game,
    text: &str,
    extent: &Extent,
    behind_moves: Option<(Place, &str)>,
) -> Option<RecordError> {
    let tag = extent.tag("Result").and_then(|(at, value)| {
        let result = result_named(value.trim())?;
        Some((Place::of(text, &text[at..]), result))
    });
    let decided = |(_, result): &(Place, &str)| *result != "*";
    let (behind_moves, tag) = (behind_moves.filter(decided), tag.filter(decided));
    let (place, result) = behind_moves.or(tag)?;
    let contradicts =
        |allowed: String| RecordError::at(RecordErrorKind::Result, place, result, allowed);
    if let Some((_, tag)) = tag.filter(|(_, tag)| *tag != result) {
        return Some(contradicts(format!("{tag}, as the header says")));
    }
    let termination = extent.tag("Termination").map_or("", |(_, value)| value);
    let mut stops = stops(game, &termination.to_lowercase()).into_iter();
    if let Some(stopped) = stops.find_map(|stop| text::stopped(game, stop, result)) {
        *game = stopped;
    }
    match text::result_text(game.variant(), game.outcome()) {
        shown if shown == result => None,
        shown => Some(contradicts(format!("{shown}, as the moves show"))),
    }
}

/// Terminations by something other than a player's decision, as the PGN standard and Cute Chess write them.
const ADJUDICATIONS: [&str; 7] = [
    "adjudicat",
    "infraction",
    "illegal",
    "stalled",
    "disconnect",
    "death",
    "emergency",
];

/// What may have stopped a game, the likeliest first.
fn stops(game: &Game, termination: &str) -> Vec<Stop> {
    let players = || game.variant().players();
    let says = |words: &[&str]| words.iter().any(|word| termination.contains(word));
    let mut stops: Vec<Stop> = if says(&ADJUDICATIONS) {
        Vec::new()
    } else if says(&["time"]) {
        players().map(Stop::OutOfTime).collect()
    } else if says(&["abandon"]) {
        players().map(Stop::Abandoned).collect()
    } else {
        let claims = game.claimable_draw().map(Stop::Claimed).into_iter();
        let resignations = players().map(Stop::Resigned);
        claims.chain([Stop::Agreed]).chain(resignations).collect()
    };
    let winners = players().map(Some).chain([None]);
    stops.extend(winners.map(Stop::Adjudicated));
    stops
}

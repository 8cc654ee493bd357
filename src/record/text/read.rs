//! Reading and replaying a record.

use std::sync::Arc;

use super::commitments;
use super::header::{Header, Headers};
use super::movetext::{AnnotationPart, MovetextReader};
use super::{
    FORMAT, Game, Loaded, MAX_NODES, MAX_TEXT_BYTES, OWN_HEADERS, RecordError, result_text,
};
use crate::piece::Player;
use crate::position::Position;
use crate::record::game::Stop;
use crate::record::tree::{NodeId, Tree};
use crate::rules::Reason;
use crate::variant::Variant;

impl Game {
    /// Reads a record and replays it to its end. `find` looks up the variant by a game's id and its options as pairs of
    /// name and value. The id `""` stands for moves without any header.
    ///
    /// # Errors
    ///
    /// The first fault, with its line.
    pub fn from_text(
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<Loaded, RecordError> {
        let read = read(text, MAX_NODES, find)?;
        let mut game = read.game;
        game.comments = comments_of(&read.tree, read.end, read.annotations);
        Ok(Loaded {
            game,
            headers: read.headers,
            other_edition: read.other_edition,
        })
    }
}

/// The main line of a record, and everything else in it.
pub(in crate::record) struct Read {
    /// The main line, at its end, without comments.
    pub(in crate::record) game: Game,
    pub(in crate::record) tree: Tree,
    /// The last node of the main line.
    end: NodeId,
    pub(in crate::record) annotations: Vec<(NodeId, AnnotationPart)>,
    pub(in crate::record) headers: Vec<Header>,
    pub(in crate::record) other_edition: bool,
}

/// Reads a record with its variations, of at most `max_nodes` nodes.
pub(in crate::record) fn read(
    text: &str,
    max_nodes: usize,
    find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
) -> Result<Read, RecordError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > MAX_TEXT_BYTES {
        let found = format!("{} bytes", text.len());
        return Err(RecordError::new(
            "record-header",
            1,
            &found,
            "at most 1 MiB",
        ));
    }
    let (headers, body) = Headers::split(text)?;
    let variant = match starts_with_moves(text).then(|| find("", &[])).flatten() {
        Some(variant) => variant,
        None => {
            check_format(&headers)?;
            find_variant(&headers, find)?
        }
    };
    let start = start(&headers, variant)?;
    let replayed = MovetextReader::new(text, body, max_nodes, start).replay()?;
    let mut game = replayed.game;
    apply_result(&mut game, &headers, replayed.result)?;
    commitments::read(&headers, &mut game)?;
    let identity = &game.variant().identity;
    let fits = |hash| u64::from_str_radix(hash, 16).is_ok_and(|hash| identity.fits(hash));
    let other_edition = headers
        .get("VariantHash")
        .is_some_and(|(_, hash)| !fits(hash));
    Ok(Read {
        game,
        tree: replayed.tree,
        end: replayed.end,
        annotations: replayed.annotations,
        headers: headers.without(&OWN_HEADERS),
        other_edition,
    })
}

/// The comments of the main line, by the number of actions before them.
fn comments_of(
    tree: &Tree,
    end: NodeId,
    annotations: Vec<(NodeId, AnnotationPart)>,
) -> Vec<(usize, String)> {
    let mut plies = vec![None; tree.len()];
    let path = [Tree::ROOT].into_iter().chain(tree.path(end));
    for (ply, node) in path.enumerate() {
        plies[node] = Some(ply);
    }
    let comments = annotations.into_iter().filter_map(|(node, part)| {
        let ply = plies[node]?;
        match part {
            AnnotationPart::Comment(comment) => Some((ply, comment)),
            AnnotationPart::Glyph(_) | AnnotationPart::Number(_) => None,
        }
    });
    comments.collect()
}

/// Whether a text has no headers.
fn starts_with_moves(text: &str) -> bool {
    text.trim_start().starts_with("1.")
}

fn check_format(headers: &Headers) -> Result<(), RecordError> {
    let (line, found) = headers.get("Format").unwrap_or((1, ""));
    if found == FORMAT.to_string() {
        return Ok(());
    }
    let allowed = format!("[Format \"{FORMAT}\"]");
    Err(RecordError::new("record-format", line, found, allowed))
}

fn find_variant(
    headers: &Headers,
    find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
) -> Result<Arc<Variant>, RecordError> {
    let mut options = Vec::new();
    for (line, option) in headers.all("Option") {
        let fault = || RecordError::new("record-header", line, option, "[Option \"name=value\"]");
        options.push(option.split_once('=').ok_or_else(fault)?);
    }
    let (line, id) = headers.get("Game").unwrap_or((1, ""));
    let unknown = || {
        let allowed = "the id of a known game, with options that it offers";
        RecordError::new("record-unknown-game", line, id, allowed)
    };
    find(id, &options).ok_or_else(unknown)
}

fn start(headers: &Headers, variant: Arc<Variant>) -> Result<Position, RecordError> {
    let Some((line, text)) = headers.get("Position") else {
        return Ok(Position::start(variant));
    };
    let fault = |error: crate::position::PositionError| {
        RecordError::new("record-position", line, text, error.to_string())
    };
    Position::parse(variant, text).map_err(fault)
}

/// Checks the result against the moves. One that they don't show needs a stop.
fn apply_result(
    game: &mut Game,
    headers: &Headers,
    behind_moves: Option<(usize, &str)>,
) -> Result<(), RecordError> {
    let written = headers.get("Result");
    let Some((line, found)) = behind_moves.or(written) else {
        return Ok(());
    };
    let fault = |allowed: String| Err(RecordError::new("record-result", line, found, allowed));
    if let Some((_, header)) = written.filter(|&(_, header)| header != found) {
        return fault(format!("{header}, as the header says"));
    }
    let reason = headers.get("Reason").map_or("", |(_, reason)| reason);
    let mut stops = stops(game.variant(), reason).into_iter();
    if let Some(stopped) = stops.find_map(|stop| stopped(game, stop, found)) {
        *game = stopped;
    }
    match result_text(game.variant(), game.outcome()) {
        shown if shown == found => Ok(()),
        shown => fault(format!("{shown}, as the moves show")),
    }
}

/// What may have stopped a game for a reason.
fn stops(variant: &Variant, reason: &str) -> Vec<Stop> {
    let by_player = |stop: fn(Player) -> Stop| variant.players().map(stop).collect();
    match reason {
        _ if reason == Reason::Time.code() => by_player(Stop::OutOfTime),
        _ if reason == Reason::Abandoned.code() => by_player(Stop::Abandoned),
        _ if reason == Reason::Agreement.code() => vec![Stop::Agreed],
        _ if reason == Reason::Adjudication.code() => {
            let winners = variant.players().map(Some).chain([None]);
            winners.map(Stop::Adjudicated).collect()
        }
        _ => by_player(Stop::Resigned),
    }
}

/// The game stopped so, if that gives the result.
fn stopped(game: &Game, stop: Stop, result: &str) -> Option<Game> {
    let mut stopped = game.clone();
    stopped.stop(stop);
    let fits =
        stopped.stopped().is_some() && result_text(game.variant(), stopped.outcome()) == result;
    fits.then_some(stopped)
}

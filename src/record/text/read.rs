//! Reading and replaying a record.

use std::sync::Arc;

use super::commitments;
use super::header::Headers;
use super::transcript::Transcript;
use super::{FORMAT, Game, MAX_TEXT_BYTES, is_foreign, result_text};
use crate::piece::Player;
use crate::position::Position;
use crate::record::game::Stop;
use crate::record::movetext::{Dialect, MovetextReader};
use crate::record::record_error::{RecordError, RecordErrorKind};
use crate::rules::Reason;
use crate::variant::Variant;

/// Whether a text is a record of ours, in this format or another one.
pub(in crate::record) fn is_own(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim);
    let mut headers = lines.by_ref().skip_while(|line| line.is_empty());
    let mut headers = headers.by_ref().take_while(|line| line.starts_with('['));
    headers.any(|line| OWN_STARTS.iter().any(|start| line.starts_with(start)))
}

/// What only our own records have among their first lines.
const OWN_STARTS: [&str; 2] = ["[Format ", "[VariantHash "];

/// Reads a record with its variations.
pub(in crate::record) fn read(
    text: &str,
    dialect: Dialect<'_>,
    find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
) -> Result<Transcript, RecordError> {
    validate_length(text)?;
    let (headers, body) = Headers::split(text)?;
    validate_format(&headers)?;
    let variant = find_variant(&headers, find)?;
    let start = start(&headers, variant)?;
    let replayed = MovetextReader::new(text, body, dialect, start).replay();
    if let Some(fault) = replayed.fault {
        return Err(fault);
    }
    let mut game = replayed.game;
    let behind_moves = replayed.result.map(|(place, result)| (place.line, result));
    apply_result(&mut game, &headers, behind_moves)?;
    commitments::read(&headers, &mut game)?;
    let identity = &game.variant().identity;
    let fits = |hash| u64::from_str_radix(hash, 16).is_ok_and(|hash| identity.fits(hash));
    let other_edition = headers
        .get("VariantHash")
        .is_some_and(|(_, hash)| !fits(hash));
    let variant = game.variant().clone();
    let foreign = headers.into_all();
    let foreign = foreign.filter(|header| is_foreign(header, &variant));
    Ok(Transcript {
        game,
        tree: replayed.tree,
        end: replayed.end,
        annotations: replayed.annotations,
        headers: foreign.collect(),
        other_edition,
        fault: None,
        remarks: Vec::new(),
    })
}

pub(in crate::record) fn validate_length(text: &str) -> Result<(), RecordError> {
    let found = format!("{} bytes", text.len());
    let fault = || RecordError::new(RecordErrorKind::Header, 1, &found, "at most 1 MiB");
    (text.len() <= MAX_TEXT_BYTES)
        .then_some(())
        .ok_or_else(fault)
}

fn validate_format(headers: &Headers) -> Result<(), RecordError> {
    let (line, found) = headers.get("Format").unwrap_or((1, ""));
    if found == FORMAT.to_string() {
        return Ok(());
    }
    let allowed = format!("[Format \"{FORMAT}\"]");
    Err(RecordError::new(
        RecordErrorKind::Format,
        line,
        found,
        allowed,
    ))
}

fn find_variant(
    headers: &Headers,
    find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
) -> Result<Arc<Variant>, RecordError> {
    let mut options = Vec::new();
    for (line, option) in headers.all("Option") {
        let fault = || {
            RecordError::new(
                RecordErrorKind::Header,
                line,
                option,
                "[Option \"name=value\"]",
            )
        };
        options.push(option.split_once('=').ok_or_else(fault)?);
    }
    let (line, id) = headers.get("Game").unwrap_or((1, ""));
    let unknown = || {
        let allowed = "the id of a known game, with options that it offers";
        RecordError::new(RecordErrorKind::UnknownGame, line, id, allowed)
    };
    find(id, &options).ok_or_else(unknown)
}

fn start(headers: &Headers, variant: Arc<Variant>) -> Result<Position, RecordError> {
    let Some((line, text)) = headers.get("Position") else {
        return Ok(Position::start(variant));
    };
    let fault = |error: crate::position::PositionError| {
        RecordError::new(RecordErrorKind::Position, line, text, error.to_string())
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
    let fault = |allowed: String| {
        Err(RecordError::new(
            RecordErrorKind::Result,
            line,
            found,
            allowed,
        ))
    };
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
        _ if reason == Reason::Repetition.code() => vec![Stop::Claimed(Reason::Repetition)],
        _ if reason == Reason::MoveCount.code() => vec![Stop::Claimed(Reason::MoveCount)],
        _ => by_player(Stop::Resigned),
    }
}

/// The game stopped so, if that gives the result.
pub(in crate::record) fn stopped(game: &Game, stop: Stop, result: &str) -> Option<Game> {
    let mut stopped = game.clone();
    stopped.stop(stop);
    let fits =
        stopped.stopped().is_some() && result_text(game.variant(), stopped.outcome()) == result;
    fits.then_some(stopped)
}

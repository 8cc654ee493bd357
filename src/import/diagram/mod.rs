//! H. G. Muller's Interactive Diagrams, described at <https://www.chessvariants.com/page/MSinteractive-diagrams>:
//! settings such as `files=10`, then a line for each piece type, `name:ID:moves:picture:squares`, either alone or in a
//! page's `<div class="idiagram">`.

mod castling;
mod directions;
mod hands;
mod ids;
mod keys;
mod moves;
mod page;
mod pieces;
mod promotion;
mod royalty;
mod settings;
mod shuffle;
mod wrap;

use super::draft::{self, Draft};
use super::imported::{Imported, MAX_GAME_BYTES, MAX_GAMES, finish, too_large};
use super::loss::{LossKind, Losses};
use super::move_count::DraftMoveCount;
use hands::Hands;
use page::Diagram;
use settings::{Settings, Written};

/// Imports every diagram of a text; `None` if there is none.
pub(super) fn import(text: &str) -> Option<Vec<Imported>> {
    let diagrams = match page::diagrams(text) {
        Ok(diagrams) => diagrams,
        Err((line, found)) => {
            return Some(vec![too_large(LossKind::Games, line, found, MAX_GAMES)]);
        }
    };
    let found: Vec<Imported> = diagrams.iter().map(imported).collect();
    (!found.is_empty()).then_some(found)
}

pub(super) fn is_in(text: &str) -> bool {
    page::diagrams(text).map_or(true, |found| !found.is_empty())
}

fn imported(diagram: &Diagram) -> Imported {
    let mut losses = Losses::default();
    let bytes = diagram.lines.iter().map(|(_, text)| text.len()).sum();
    let draft = if bytes > MAX_GAME_BYTES {
        losses.exceed(
            LossKind::LongGame,
            diagram.line,
            &diagram.name,
            bytes,
            MAX_GAME_BYTES,
        );
        None
    } else {
        draft_of(diagram, &mut losses)
    };
    finish(diagram.line, diagram.name.clone(), draft, losses)
}

fn draft_of(diagram: &Diagram, losses: &mut Losses) -> Option<Draft> {
    let Written {
        settings,
        pieces,
        holes,
    } = settings::read(diagram, losses);
    settings.report_unsupported(losses);
    let size = ["files", "ranks"].map(|key| settings.size(key, losses));
    let [Some(files), Some(ranks)] = size else {
        return None;
    };
    let key = ["files", "ranks"][usize::from(ranks > files)];
    if draft::is_too_large([files, ranks], settings.line(key), key, losses) {
        return None;
    }
    let mut draft = Draft::empty(&diagram.name, files, ranks);
    shade(&mut draft, &settings);
    draft.wraps_files = wrap::is_cylinder(&pieces, files, losses);
    let royals = royalty::royals(&pieces, &settings, losses);
    let castlings = pieces::import(&mut draft, &pieces, &royals, &settings, losses);
    pieces::cut_holes(&mut draft, &holes, &pieces, &settings, losses);
    let are_stock = promotion::needs_captured_pieces(&settings, losses);
    let hands = Hands::read(are_stock, &settings, losses);
    hands.place(&mut draft, &pieces, losses);
    promotion::import(&mut draft, &pieces, &hands, &settings, losses);
    hands.import_drops(&mut draft, &settings, losses);
    royalty::import(&mut draft, &settings, losses);
    castling::import(&mut draft, &castlings, losses);
    shuffle::import(&mut draft, &pieces, &settings, losses);
    assume_ending(&mut draft, &settings, diagram.line, losses);
    draft
        .prune_and_validate(diagram.line, losses)
        .then_some(draft)
}

/// The colours of the squares, if written as `#rrggbb`.
fn shade(draft: &mut Draft, settings: &Settings) {
    for (shade, key) in draft.shades.iter_mut().zip(["lightShade", "darkShade"]) {
        let is_colour = |value: &&str| {
            let digits = value.strip_prefix('#').unwrap_or_default();
            digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
        };
        if let Some(colour) = settings.value(key).filter(is_colour) {
            *shade = colour.to_string();
        }
    }
}

/// Assumes the endings that a diagram doesn't have.
fn assume_ending(draft: &mut Draft, settings: &Settings, line: u32, losses: &mut Losses) {
    draft.repetition = Some(3);
    let promoting = draft.promotions.iter();
    let promoting = promoting.flat_map(|promotion| promotion.pieces.iter().copied());
    let moves_of = |kind: usize| draft.kinds[kind].moves.as_str();
    draft.move_count = Some(DraftMoveCount {
        reset_by_drop: !draft.drops.is_empty() && !draft.captures_fill_hands(),
        ..DraftMoveCount::new(100, promoting.collect(), moves_of)
    });
    let mut assumed = "repetition = 3, plies = 100".to_string();
    match stalemate(settings, losses) {
        Some(stalemate) => draft.stalemate = stalemate,
        None => assumed.insert_str(0, "stalemate = draw, "),
    }
    losses.add(LossKind::Assumed, line, "ending", &assumed);
}

/// The result for a stalemated player, where the diagram's is that of the opponent: H. G. Muller calls `stalemate=win`
/// the setting for games where the player to move loses without a safe move.
fn stalemate(settings: &Settings, losses: &mut Losses) -> Option<&'static str> {
    let written = settings.value("stalemate")?;
    match written {
        "draw" => Some("draw"),
        "win" => Some("loss"),
        "loss" => Some("win"),
        _ => {
            let line = settings.line("stalemate");
            losses.refuse(
                LossKind::Value,
                line,
                "stalemate",
                written,
                "win, loss, draw",
            );
            None
        }
    }
}

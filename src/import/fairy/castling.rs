//! The castlings of a section.

use super::array::Fields;
use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::draft::{BLACK, Draft, DraftCastling, DraftPiece, WHITE};
use crate::import::loss::{LossKind, Losses};

/// Imports the castlings that are possible at the start.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    fields: &Fields,
    settings: &Settings,
    losses: &mut Losses,
) {
    if !settings.flag("castling", true, losses) {
        return;
    }
    let line = settings.line("startFen");
    for letter in fields.castling.chars().filter(|letter| *letter != '-') {
        if !"KQkq".contains(letter) && !fields.castling.bytes().all(|byte| byte.is_ascii_digit()) {
            losses.refuse(
                LossKind::Castling,
                line,
                "startFen",
                &letter.to_string(),
                "KQkq",
            );
        }
    }
    let castling = pieces.listed("castlingKingPiece", &[KING], settings, losses);
    let rook = match settings.value("castlingRookPiece") {
        Some(_) => "castlingRookPiece",
        None => "castlingRookPieces",
    };
    let partners = pieces.listed(rook, &["rook"], settings, losses);
    for right in [true, false] {
        let letters = if right { ['K', 'k'] } else { ['Q', 'q'] };
        let players = letters.map(|letter| fields.castling.contains(letter));
        if players == [false, false] {
            continue;
        }
        let found = lay_out(draft, &castling, &partners, right, settings, losses);
        match found.filter(|(_, fits)| (0..2).all(|player| !players[player] || fits[player])) {
            Some((castling, [true, true])) => {
                draft.castlings.push(DraftCastling {
                    players,
                    ..castling
                });
            }
            _ => {
                let found: String = letters
                    .into_iter()
                    .filter(|letter| fields.castling.contains(*letter))
                    .collect();
                losses.add(LossKind::Castling, line, "startFen", &found);
            }
        }
    }
}

/// The castling on one side, and whether it fits the start of each player.
fn lay_out(
    draft: &Draft,
    pieces: &[usize],
    partners: &[usize],
    right: bool,
    settings: &Settings,
    losses: &mut Losses,
) -> Option<(DraftCastling, [bool; 2])> {
    let (key, default) = match right {
        true => ("castlingKingsideFile", 6),
        false => ("castlingQueensideFile", 2),
    };
    let target = settings.coordinate(key, default, losses)?;
    let rank = settings.coordinate("castlingRank", 0, losses)?;
    let castlings = [WHITE, BLACK].map(|player| {
        let rank = match player {
            WHITE => rank,
            _ => draft.ranks.checked_sub(rank + 1)?,
        };
        castling_of(draft, pieces, partners, player, rank, right, target)
    });
    let first = castlings.iter().flatten().next()?.clone();
    let fits = castlings.map(|castling| castling.as_ref() == Some(&first));
    Some((first, fits))
}

/// One player's castling on its rank.
fn castling_of(
    draft: &Draft,
    pieces: &[usize],
    partners: &[usize],
    player: usize,
    rank: usize,
    right: bool,
    target: usize,
) -> Option<DraftCastling> {
    let kind_at = |file: usize| match draft.squares[draft.square(file, rank)?] {
        Some(DraftPiece {
            kind,
            player: owner,
        }) if owner == player => Some(kind),
        _ => None,
    };
    let is_one_of =
        |file: usize, kinds: &[usize]| kind_at(file).is_some_and(|kind| kinds.contains(&kind));
    let mut homes = (0..draft.files).filter(|&file| is_one_of(file, pieces));
    let home = homes.next().filter(|_| homes.next().is_none())?;
    let piece = kind_at(home)?;
    // The source takes the partner nearest to the edge, ours the one nearest to the piece: they must be the same.
    let mut between: Vec<usize> = match right {
        true => (home + 1..draft.files).collect(),
        false => (0..home).rev().collect(),
    };
    between.retain(|&file| is_one_of(file, partners));
    let [partner_file] = between[..] else {
        return None;
    };
    let steps = match right {
        true => target.checked_sub(home)?,
        false => home.checked_sub(target)?,
    };
    let room = partner_file.abs_diff(home);
    (steps > 0 && steps < room && draft.squares_of(piece, player).len() == 1).then(|| {
        DraftCastling {
            piece,
            partner: kind_at(partner_file).unwrap_or_default(),
            right,
            steps,
            players: [false; 2],
        }
    })
}

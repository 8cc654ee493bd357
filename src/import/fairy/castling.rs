//! The castlings of a section.

use super::array::Fields;
use super::hands;
use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::castling::{CastlingWay, DraftCastling};
use crate::import::draft::{BLACK, Draft, DraftPiece, WHITE};
use crate::import::loss::{LossKind, Losses};

/// The suffixes of keys for one player.
const COLOURS: [&str; 2] = ["White", "Black"];

/// The letters of the rights of both players on the right and on the left.
const LETTERS: [[char; 2]; 2] = [['K', 'k'], ['Q', 'q']];

/// Imports the castlings that are possible at the start.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    fields: &Fields,
    settings: &Settings,
    losses: &mut Losses,
) {
    let deciding = settings.value("castlingWins").unwrap_or("-").to_string();
    if !settings.flag("castling", true, losses) {
        return report_deciding(&deciding, &[], settings, losses);
    }
    let onto_partner = settings.flag("chess960", false, losses);
    let closes_side = settings.flag("oppositeCastling", false, losses);
    let line = settings.line("startFen");
    for (right, letters) in [true, false].into_iter().zip(LETTERS) {
        let of = [WHITE, BLACK].map(|player| {
            let home = Home::of(draft, pieces, player, settings, losses);
            // There a file's letter is a gate.
            let named = !hands::may_enter(settings, losses)
                && home
                    .as_ref()
                    .is_some_and(|home| home.partner_is_named(draft, fields, right));
            if !named && !fields.castling.contains(letters[player]) {
                return None;
            }
            let found = home.and_then(|home| home.castling(draft, right, settings, losses));
            if found.is_none() {
                let found = letters[player].to_string();
                losses.add(LossKind::Castling, line, "startFen", &found);
            }
            Some(DraftCastling {
                onto_partner,
                decides: deciding.contains(letters[player]),
                closes_side,
                ..found?
            })
        });
        let found = DraftCastling::merged(of);
        draft.castlings.extend(found);
    }
    if settings.flag(DROPPED, false, losses) {
        import_dropped(draft, pieces, settings, losses);
    }
    report_deciding(&deciding, &draft.castlings, settings, losses);
}

const DROPPED: &str = "castlingDroppedPiece";

/// Imports castlings of pieces that are dropped first.
fn import_dropped(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let mut listed = |key: &str, default: &str| pieces.listed(key, &[default], settings, losses);
    let kings = listed("castlingKingPiece", KING);
    let partners = listed("castlingRookPiece", "rook");
    let only = |kinds: &[usize]| kinds.iter().copied().find(|_| kinds.len() == 1);
    let is_set_up = |kind: &usize| {
        [WHITE, BLACK].into_iter().all(|player| {
            let piece = DraftPiece {
                kind: *kind,
                player,
            };
            draft.reserve.contains(&piece) && draft.squares_of(*kind, player).is_empty()
        })
    };
    let of_side = |right: bool, losses: &mut Losses| {
        let file = settings.coordinate("castlingKingFile", 4, losses)?;
        let rank = settings.coordinate("castlingRank", 0, losses)?;
        let partner_file = if right { draft.files - 1 } else { 0 };
        Some(DraftCastling {
            piece: only(&kings).filter(is_set_up)?,
            partner: only(&partners).filter(is_set_up)?,
            right,
            way: way(draft, rank, [file, partner_file], right, settings, losses)?,
            dropped_on: Some([draft.square(file, rank)?, draft.square(partner_file, rank)?]),
            players: [false; 2],
            only: None,
            onto_partner: settings.flag("chess960", false, losses),
            decides: false,
            closes_side: settings.flag("oppositeCastling", false, losses),
        })
    };
    match [true, false].map(|right| of_side(right, losses)) {
        [Some(right), Some(left)] => draft.castlings.extend([right, left]),
        _ => losses.add(LossKind::Rule, settings.line(DROPPED), DROPPED, "true"),
    }
}

/// Reports castlings that decide the game but are impossible from the start.
fn report_deciding(
    letters: &str,
    castlings: &[DraftCastling],
    settings: &Settings,
    losses: &mut Losses,
) {
    let is_known = |letter: char| {
        let mut players = castlings.iter().flat_map(|castling| {
            let sides = LETTERS[usize::from(!castling.right)];
            [WHITE, BLACK]
                .into_iter()
                .filter(|&player| castling.only.is_none_or(|only| only == player))
                .map(move |player| sides[player])
        });
        players.any(|known| known == letter)
    };
    let unknown = letters.chars().filter(|letter| !"-".contains(*letter));
    for letter in unknown.filter(|&letter| !is_known(letter)) {
        let line = settings.line("castlingWins");
        losses.add(LossKind::Rule, line, "castlingWins", &letter.to_string());
    }
}

/// Where a player's castling piece starts, and what may be its partner.
struct Home {
    player: usize,
    rank: usize,
    file: usize,
    piece: usize,
    partners: Vec<usize>,
}

impl Home {
    fn of(
        draft: &Draft,
        pieces: &FairyPieces,
        player: usize,
        settings: &Settings,
        losses: &mut Losses,
    ) -> Option<Home> {
        let listed = |keys: &[&str], default: &str, losses: &mut Losses| {
            let own = keys.iter().map(|key| format!("{key}{}", COLOURS[player]));
            let mut all = own.chain(keys.iter().map(|key| key.to_string()));
            let key = all.find(|key| settings.value(key).is_some());
            pieces.listed(&key.unwrap_or_default(), &[default], settings, losses)
        };
        let kings = listed(&["castlingKingPiece"], KING, losses);
        let partners = listed(&["castlingRookPiece", "castlingRookPieces"], "rook", losses);
        let rank = settings.coordinate("castlingRank", 0, losses)?;
        let rank = match player {
            WHITE => rank,
            _ => draft.ranks.checked_sub(rank + 1)?,
        };
        let at = |file| kind_at(draft, player, file, rank);
        let is_king = |file: &usize| at(*file).is_some_and(|kind| kings.contains(&kind));
        let mut homes = (0..draft.files).filter(is_king);
        let file = homes.next().filter(|_| homes.next().is_none())?;
        let piece = at(file)?;
        (draft.squares_of(piece, player).len() == 1).then_some(Home {
            player,
            rank,
            file,
            piece,
            partners,
        })
    }

    /// Whether the position text names the file of a partner on one side, as Shredder's does: `HAha`.
    fn partner_is_named(&self, draft: &Draft, fields: &Fields, right: bool) -> bool {
        let own = fields.castling.chars().filter(|letter| match self.player {
            WHITE => letter.is_ascii_uppercase(),
            _ => letter.is_ascii_lowercase(),
        });
        let mut files = own.map(|letter| usize::from(letter.to_ascii_lowercase() as u8 - b'a'));
        files.any(|file| {
            (file > self.file) == right
                && file != self.file
                && kind_at(draft, self.player, file, self.rank)
                    .is_some_and(|kind| self.partners.contains(&kind))
        })
    }

    /// The castling on one side, whose partner is next to the piece's target.
    fn castling(
        &self,
        draft: &Draft,
        right: bool,
        settings: &Settings,
        losses: &mut Losses,
    ) -> Option<DraftCastling> {
        // The source takes the partner nearest to the edge, ours the one nearest to the piece: they must be the same.
        let beyond = match right {
            true => self.file + 1..draft.files,
            false => 0..self.file,
        };
        let at = |file| kind_at(draft, self.player, file, self.rank);
        let is_partner = |file: &usize| at(*file).is_some_and(|it| self.partners.contains(&it));
        let mut found = beyond.filter(is_partner);
        let partner_file = found.next().filter(|_| found.next().is_none())?;
        let own_rank = match self.player {
            WHITE => self.rank,
            _ => draft.ranks - 1 - self.rank,
        };
        let files = [self.file, partner_file];
        let way = way(draft, own_rank, files, right, settings, losses)?;
        Some(DraftCastling {
            piece: self.piece,
            partner: at(partner_file)?,
            right,
            way,
            dropped_on: None,
            players: [true; 2],
            only: None,
            onto_partner: false,
            decides: false,
            closes_side: false,
        })
    }
}

/// How two pieces castle from these files of a rank, which is seen from the player's side.
pub(super) fn way(
    draft: &Draft,
    rank: usize,
    [file, partner_file]: [usize; 2],
    right: bool,
    settings: &Settings,
    losses: &mut Losses,
) -> Option<CastlingWay> {
    let (key, default) = match right {
        true => ("castlingKingsideFile", 6),
        false => ("castlingQueensideFile", 2),
    };
    let to = settings.coordinate(key, default, losses)?;
    let partner_to = if right { to.checked_sub(1)? } else { to + 1 };
    let steps = match right {
        true => to.checked_sub(file),
        false => file.checked_sub(to),
    };
    let room = partner_file.abs_diff(file);
    Some(match steps.filter(|steps| (1..room).contains(steps)) {
        Some(steps) => CastlingWay::Steps(steps),
        None => CastlingWay::Ends([draft.square(to, rank)?, draft.square(partner_to, rank)?]),
    })
}

/// The type of a player's piece there.
fn kind_at(draft: &Draft, player: usize, file: usize, rank: usize) -> Option<usize> {
    let piece = draft.squares[draft.square(file, rank)?];
    let DraftPiece {
        kind,
        player: owner,
    } = piece?;
    (owner == player).then_some(kind)
}

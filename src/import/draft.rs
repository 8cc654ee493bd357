//! An imported game in the terms of our variant files.

use super::capture::DraftCapture;
use super::castling::DraftCastling;
use super::chase::DraftChase;
use super::drops::DraftDrops;
use super::loss::{LossKind, Losses};
use super::move_count::DraftMoveCount;
use super::notation::{self, NO_MOVE};
use super::promotion::DraftPromotion;
use super::shuffle::DraftShuffle;
use super::walls::DraftWalls;
use crate::movement::{Movement, Path};

/// Indices of the two players.
pub(super) const WHITE: usize = 0;
pub(super) const BLACK: usize = 1;

/// A piece on the board or in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DraftPiece {
    /// Index of its type.
    pub(super) kind: usize,
    pub(super) player: usize,
}

/// A piece type.
#[derive(Clone, Debug)]
pub(super) struct DraftPieceType {
    /// A capital letter, that of a promoted piece with `+` before it.
    pub(super) code: String,
    pub(super) name: String,
    /// In our notation.
    pub(super) moves: String,
    pub(super) royal: bool,
    /// The type that it was before it promoted, where that matters.
    pub(super) form_of: Option<usize>,
    /// It is royal while its player has at most this many; `None` if always.
    pub(super) royal_up_to: Option<u32>,
    /// The squares where it may end a move, by player; `None` for all.
    pub(super) stays_on: [Option<Vec<usize>>; 2],
    /// The squares where its initial moves start, by player; `None` for its squares in the array.
    pub(super) starts_on: [Option<Vec<usize>>; 2],
    /// The squares that its initial lame leaps open to en passant, by player; `None` for all.
    pub(super) en_passant_on: [Option<Vec<usize>>; 2],
    /// Its moves along the marked lines.
    pub(super) line_moves: Option<&'static str>,
    /// Whether other pieces may hop over it and capture it by hopping.
    pub(super) hoppable: bool,
    /// The points of a piece, where points decide draws.
    pub(super) points: u32,
}

/// Squares that win when a player's pieces reach them.
#[derive(Clone, Debug)]
pub(super) struct DraftRegion {
    /// The squares of each player; `None` if it can't win this way.
    pub(super) squares: [Option<Vec<usize>>; 2],
    /// The types that count; `None` for all.
    pub(super) pieces: Option<Vec<usize>>,
    pub(super) count: u32,
    pub(super) or_full: bool,
    pub(super) safe: bool,
    pub(super) wins: &'static str,
}

/// The end of the game by the loss of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftExtinction {
    /// The types that count, each by itself; `None` for all pieces together.
    pub(super) pieces: Option<Vec<usize>>,
    pub(super) left: u32,
    pub(super) opponent_left: u32,
    pub(super) result: &'static str,
}

/// A draw by counting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftCounting {
    pub(super) pawns: Vec<usize>,
    pub(super) moves: Option<u8>,
    pub(super) at_most: Option<u8>,
    /// The pieces that the opponent of a lone royal piece has, and the moves.
    pub(super) lone: Vec<(Vec<usize>, u8)>,
    pub(super) from_pieces: bool,
}

/// Everything imported so far.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) id: String,
    pub(super) name: String,
    /// The name by which the other program knows it, if it differs from the id.
    pub(super) known_as: Option<String>,
    pub(super) source: String,
    pub(super) summary: String,
    pub(super) files: usize,
    pub(super) ranks: usize,
    /// Colours of light and dark squares, as `#RRGGBB`.
    pub(super) shades: [String; 2],
    /// Rank by rank from White's side.
    pub(super) squares: Vec<Option<DraftPiece>>,
    /// The squares with a wall, or outside the board.
    pub(super) walls: Vec<usize>,
    /// Whether the first and the last file are neighbours.
    pub(super) wraps_files: bool,
    pub(super) reserve: Vec<DraftPiece>,
    /// The squares whose pieces count as promoted where promotions revert.
    pub(super) reverting: Vec<usize>,
    pub(super) drops: Vec<DraftDrops>,
    /// The gates that are open at the start, by player.
    pub(super) gates: [Vec<usize>; 2],
    /// The player to move.
    pub(super) turn: usize,
    pub(super) kinds: Vec<DraftPieceType>,
    /// The squares of the marked lines.
    pub(super) marked_lines: Vec<usize>,
    pub(super) promotions: Vec<DraftPromotion>,
    pub(super) castlings: Vec<DraftCastling>,
    /// How the array is shuffled; `None` if it isn't.
    pub(super) shuffle: Option<DraftShuffle>,
    pub(super) capture: Option<DraftCapture>,
    pub(super) places_walls: Option<DraftWalls>,
    pub(super) must_capture: bool,
    pub(super) no_checks: bool,
    pub(super) no_flight: bool,
    pub(super) checkmate: &'static str,
    pub(super) shared_check: bool,
    pub(super) extinction: Option<DraftExtinction>,
    pub(super) stalemate: &'static str,
    pub(super) stalemate_by_count: bool,
    pub(super) bare_king: Option<&'static str>,
    /// Whether two Kings alone are a draw.
    pub(super) kings_draw: bool,
    pub(super) region: Option<DraftRegion>,
    /// The number of checks that wins, and those that each player has given.
    pub(super) checks: Option<(u32, [u32; 2])>,
    pub(super) repetition: Option<u32>,
    pub(super) repetition_result: &'static str,
    pub(super) perpetual_check_loses: bool,
    pub(super) perpetual_chase: Option<DraftChase>,
    pub(super) back_and_forth_loses: bool,
    pub(super) move_count: Option<DraftMoveCount>,
    pub(super) counting: Option<DraftCounting>,
    /// When each player may pass; `None` if never.
    pub(super) passes: [Option<&'static str>; 2],
    pub(super) facing_draws: bool,
    /// The points that each player has besides those of its pieces; `None` if draws are draws.
    pub(super) points: Option<[&'static str; 2]>,
}

/// The largest board of a variant file, in each direction and in squares.
pub(super) const MAX_SIDE: usize = 26;
const MAX_SQUARES: usize = 256;

/// Whether a board whose sides are at most [`MAX_SIDE`] has too many squares, which is reported.
pub(super) fn is_too_large(
    [files, ranks]: [usize; 2],
    line: u32,
    key: &str,
    losses: &mut Losses,
) -> bool {
    let too_large = files * ranks > MAX_SQUARES;
    if too_large {
        let found = format!("{files}×{ranks}");
        let allowed = format!("at most {MAX_SQUARES} squares");
        losses.refuse(LossKind::Value, line, key, &found, allowed);
    }
    too_large
}

impl Draft {
    /// A game without pieces on a board.
    pub(super) fn empty(name: &str, files: usize, ranks: usize) -> Draft {
        Draft {
            id: id_of(name),
            name: name.to_string(),
            known_as: None,
            source: String::new(),
            summary: String::new(),
            files,
            ranks,
            shades: ["#F0D9B5", "#B58863"].map(str::to_string),
            squares: vec![None; files * ranks],
            walls: Vec::new(),
            wraps_files: false,
            reserve: Vec::new(),
            reverting: Vec::new(),
            drops: Vec::new(),
            gates: Default::default(),
            turn: WHITE,
            kinds: Vec::new(),
            marked_lines: Vec::new(),
            promotions: Vec::new(),
            castlings: Vec::new(),
            shuffle: None,
            capture: None,
            places_walls: None,
            must_capture: false,
            no_checks: false,
            no_flight: false,
            checkmate: "loss",
            shared_check: false,
            extinction: None,
            stalemate: "draw",
            stalemate_by_count: false,
            bare_king: None,
            kings_draw: false,
            region: None,
            checks: None,
            repetition: None,
            repetition_result: "draw",
            perpetual_check_loses: false,
            perpetual_chase: None,
            back_and_forth_loses: false,
            move_count: None,
            counting: None,
            passes: [None, None],
            facing_draws: false,
            points: None,
        }
    }

    /// The square of a file and a rank, both from 0.
    pub(super) fn square(&self, file: usize, rank: usize) -> Option<usize> {
        (file < self.files && rank < self.ranks).then_some(rank * self.files + file)
    }

    /// The rank from 0, counted from the player's own side.
    pub(super) fn own_rank(&self, player: usize, square: usize) -> usize {
        let rank = square / self.files;
        if player == WHITE {
            rank
        } else {
            self.ranks - 1 - rank
        }
    }

    /// The squares of the rank farthest from a player.
    pub(super) fn last_rank(&self, player: usize) -> Vec<usize> {
        let last = self.ranks - 1;
        let squares = 0..self.squares.len();
        squares
            .filter(|&square| self.own_rank(player, square) == last)
            .collect()
    }

    /// The squares of such pieces.
    pub(super) fn squares_of(&self, kind: usize, player: usize) -> Vec<usize> {
        let piece = Some(DraftPiece { kind, player });
        let squares = 0..self.squares.len();
        squares
            .filter(|&square| self.squares[square] == piece)
            .collect()
    }

    /// Whether pieces of a type may be dropped.
    pub(super) fn may_drop(&self, kind: usize) -> bool {
        self.drops.iter().any(|drops| drops.pieces.contains(&kind))
    }

    /// Whether captured pieces come into a hand.
    pub(super) fn captures_fill_hands(&self) -> bool {
        self.drops.iter().any(|drops| drops.captures.is_some())
    }

    /// Removes unused types. Reports too many types, or one player without a royal piece.
    pub(super) fn prune_and_validate(&mut self, line: u32, losses: &mut Losses) -> bool {
        self.remove_unused();
        if self.kinds.len() > 26 {
            let found = self.kinds.len().to_string();
            losses.refuse(LossKind::Pieces, line, "", &found, "26");
            return false;
        }
        self.drop_idle_limits();
        self.drop_triple_steps(line, losses);
        let royals = [WHITE, BLACK].map(|player| self.royals(player));
        let missing = royals.iter().position(|&count| count == 0);
        let needed = self.kinds.iter().any(|kind| kind.royal) && !self.may_lose_otherwise();
        if let Some(player) = missing.filter(|_| needed) {
            let at = ["White", "Black"][player];
            losses.refuse(LossKind::Royal, line, at, "0", "1");
            return false;
        }
        true
    }

    /// Whether a player without a royal piece can lose.
    fn may_lose_otherwise(&self) -> bool {
        self.extinction.is_some() || self.region.is_some()
    }

    /// Whether this type is royal, and no player may have more than one royal piece.
    pub(super) fn is_the_royal(&self, kind: usize) -> bool {
        let limited = self.kinds.iter().any(|kind| kind.royal_up_to.is_some());
        let several = [WHITE, BLACK].iter().any(|&player| self.royals(player) > 1);
        self.kinds[kind].royal && !limited && !several
    }

    /// The number of a player's pieces of royal types.
    pub(super) fn royals(&self, player: usize) -> usize {
        let pieces = self.squares.iter().flatten().chain(&self.reserve);
        let royals = pieces.filter(|piece| self.kinds[piece.kind].royal);
        royals.filter(|piece| piece.player == player).count()
    }

    /// Removes initial moves over more than two squares in games with en passant, where only two could be captured on.
    fn drop_triple_steps(&mut self, line: u32, losses: &mut Losses) {
        let has = |moves: &str, test: fn(&Path) -> bool| {
            Movement::parse(moves).is_ok_and(|movement| movement.paths.iter().any(test))
        };
        let mut kinds = self.kinds.iter();
        if !kinds.any(|kind| has(&kind.moves, |path| path.mode.en_passant)) {
            return;
        }
        for kind in &mut self.kinds {
            let parts = notation::parts(&kind.moves).into_iter();
            let (lost, kept): (Vec<&str>, Vec<&str>) =
                parts.partition(|part| has(part, Path::passes_beyond_en_passant));
            for part in &lost {
                let why = "opens more than two squares to en passant";
                losses.refuse(LossKind::Notation, line, &kind.name, part, why);
            }
            if !lost.is_empty() {
                kind.moves = match kept.is_empty() {
                    true => NO_MOVE.to_string(),
                    false => kept.concat(),
                };
            }
        }
    }

    /// Removes limits of royal types that no player can exceed.
    fn drop_idle_limits(&mut self) {
        for kind in 0..self.kinds.len() {
            let Some(limit) = self.kinds[kind].royal_up_to else {
                continue;
            };
            let offers = |it: &&DraftPromotion| it.choices().any(|choice| choice == kind);
            let mut makers = { self.promotions.iter().filter(offers) }.flat_map(|it| &it.pieces);
            // A royal piece that becomes another is still one.
            let arises = makers.any(|&maker| !self.kinds[maker].royal);
            let at_start = [WHITE, BLACK].map(|player| self.royals(player));
            let most = match arises || self.may_drop(kind) {
                true => self.squares.len(),
                false => at_start[WHITE].max(at_start[BLACK]),
            };
            if most <= limit as usize {
                self.kinds[kind].royal_up_to = None;
            }
        }
    }

    /// Whether a promotion has just the last rank as its zone.
    pub(super) fn is_on_last_rank(&self, promotion: &DraftPromotion) -> bool {
        [WHITE, BLACK].into_iter().all(|player| {
            promotion.may[player].is_empty() && promotion.must[player] == self.last_rank(player)
        })
    }

    /// The types that may ever be on the board or in hand.
    fn used_kinds(&self) -> Vec<usize> {
        let pieces = self.squares.iter().flatten().chain(&self.reserve);
        let mut used: Vec<usize> = pieces.map(|piece| piece.kind).collect();
        // What arises from a promotion may promote again, or be in hand what it was before.
        loop {
            let known = used.len();
            for kind in 0..self.kinds.len() {
                let before = self.kinds[kind].form_of.filter(|_| used.contains(&kind));
                used.extend(before.filter(|before| !used.contains(before)));
            }
            for promotion in &self.promotions {
                if promotion.pieces.iter().any(|kind| used.contains(kind)) {
                    let new = promotion.choices().filter(|kind| !used.contains(kind));
                    let new: Vec<usize> = new.collect();
                    used.extend(new);
                }
            }
            if used.len() == known {
                return used;
            }
        }
    }

    fn remove_unused(&mut self) {
        let used = self.used_kinds();
        for promotion in &mut self.promotions {
            promotion.pieces.retain(|kind| used.contains(kind));
        }
        self.promotions
            .retain(|promotion| !promotion.pieces.is_empty());
        let kept: Vec<usize> = (0..self.kinds.len())
            .filter(|kind| used.contains(kind))
            .collect();
        let place = |kind: &usize| kept.iter().position(|old| old == kind);
        let moved = |kinds: &mut Vec<usize>| {
            *kinds = kinds.iter().filter_map(place).collect();
        };
        for promotion in &mut self.promotions {
            moved(&mut promotion.pieces);
            moved(&mut promotion.always);
            moved(&mut promotion.captured);
            moved(&mut promotion.in_array);
        }
        for drops in &mut self.drops {
            moved(&mut drops.pieces);
        }
        self.drops.retain(|drops| !drops.pieces.is_empty());
        if let Some(capture) = &mut self.capture {
            moved(&mut capture.spares);
            moved(&mut capture.immune);
        }
        for kind in &mut self.kinds {
            kind.form_of = kind.form_of.as_ref().and_then(place);
        }
        if let Some(shuffle) = &mut self.shuffle {
            shuffle.groups.iter_mut().for_each(moved);
            moved(&mut shuffle.apart);
        }
        self.renumber_ending(&moved);
        let pieces = self.squares.iter_mut().flatten().chain(&mut self.reserve);
        for piece in pieces {
            piece.kind = place(&piece.kind).unwrap_or(0);
        }
        self.castlings.retain_mut(|castling| {
            let pieces = place(&castling.piece).zip(place(&castling.partner));
            (castling.piece, castling.partner) = pieces.unwrap_or_default();
            pieces.is_some()
        });
        let mut index = 0;
        self.kinds.retain(|_| {
            index += 1;
            kept.contains(&(index - 1))
        });
    }

    /// Renumbers the types that the ending names.
    fn renumber_ending(&mut self, moved: &dyn Fn(&mut Vec<usize>)) {
        if let Some(chase) = &mut self.perpetual_chase {
            chase.groups.iter_mut().for_each(moved);
            chase.groups.retain(|group| !group.is_empty());
            moved(&mut chase.exempt);
        }
        self.perpetual_chase
            .take_if(|chase| chase.groups.is_empty());
        if let Some(count) = &mut self.move_count {
            moved(&mut count.reset_by);
        }
        if let Some(counting) = &mut self.counting {
            moved(&mut counting.pawns);
            counting.lone.retain_mut(|(kinds, _)| {
                let number = kinds.len();
                moved(kinds);
                kinds.len() == number
            });
        }
        let extinction = self.extinction.as_mut();
        if let Some(pieces) = extinction.and_then(|rule| rule.pieces.as_mut()) {
            moved(pieces);
        }
        let region = self.region.as_mut();
        if let Some(pieces) = region.and_then(|region| region.pieces.as_mut()) {
            moved(pieces);
            // No player can have such a piece.
            if pieces.is_empty() {
                self.region = None;
            }
        }
    }
}

/// Converts a name to an id: small letters, digits and `-`.
fn id_of(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars() {
        match letter.to_ascii_lowercase() {
            letter @ ('a'..='z' | '0'..='9') => id.push(letter),
            _ if id.is_empty() || id.ends_with('-') => {}
            _ => id.push('-'),
        }
    }
    let id = id.trim_end_matches('-');
    match id {
        "" => "imported".to_string(),
        id => id.chars().take(40).collect(),
    }
}

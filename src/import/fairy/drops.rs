//! The drops of a section.

use super::hands;
use super::pieces::FairyPieces;
use super::regions;
use super::settings::Settings;
use super::types::{KING, NO_DROP_MATE, PAWN};
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::drops::DraftDrops;
use crate::import::loss::{LossKind, Losses};

const NO_DOUBLED: &str = "dropNoDoubled";
const OPPOSITE: &str = "dropOppositeColoredBishop";

/// Imports which pieces may be dropped where.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    if hands::may_be_promoted(settings, losses) && settings.flag("dropLoop", false, losses) {
        losses.add(
            LossKind::Rule,
            settings.line("dropLoop"),
            "dropLoop",
            "true",
        );
    }
    let rules = Rules::of(draft, pieces, settings, losses);
    for kind in 0..pieces.list.len() {
        if !hands::in_hand(draft, kind, settings, losses) {
            continue;
        }
        let drops = rules.of_type(draft, kind, losses);
        drops.add_to(&mut draft.drops);
    }
}

/// What the keys say.
struct Rules<'a> {
    pieces: &'a FairyPieces,
    settings: &'a Settings,
    captures: bool,
    may_drop: bool,
    as_promoted: bool,
    region: [Option<Vec<usize>>; 2],
    promotion_zones: [Vec<usize>; 2],
    /// Whether Pawns may be dropped in the promotion zone, and on the first rank.
    pawns_anywhere: [bool; 2],
    rooks_on_first_rank: bool,
    stuck_is_illegal: bool,
    /// The types of which only some may be on a file, and how many.
    not_doubled: (Vec<usize>, u32),
    bishops_apart: bool,
    no_check: bool,
    no_pawn_mate: bool,
}

impl Rules<'_> {
    fn of<'a>(
        draft: &Draft,
        pieces: &'a FairyPieces,
        settings: &'a Settings,
        losses: &mut Losses,
    ) -> Rules<'a> {
        let zones =
            [WHITE, BLACK].map(|player| regions::of_promotion(player, draft, settings, losses));
        let most = settings.number("dropNoDoubledCount", 1, losses);
        Rules {
            pieces,
            settings,
            captures: hands::captures_fill_hands(settings, losses),
            may_drop: settings.flag("pieceDrops", false, losses),
            as_promoted: hands::may_be_promoted(settings, losses),
            region: regions::of_drops(draft, settings, losses),
            promotion_zones: zones,
            pawns_anywhere: ["promotionZonePawnDrops", "firstRankPawnDrops"]
                .map(|key| settings.flag(key, false, losses)),
            rooks_on_first_rank: settings.flag("sittuyinRookDrop", false, losses),
            stuck_is_illegal: settings.flag("immobilityIllegal", false, losses),
            not_doubled: (pieces.listed(NO_DOUBLED, &[], settings, losses), most),
            bishops_apart: settings.flag(OPPOSITE, false, losses),
            // Fairy-Stockfish gives no check to pieces that are royal by extinction.
            no_check: !settings.flag("dropChecks", true, losses) && pieces.with_key(KING).is_some(),
            no_pawn_mate: settings.flag("shogiPawnDropMateIllegal", false, losses),
        }
    }

    fn of_type(&self, draft: &Draft, kind: usize, losses: &mut Losses) -> DraftDrops {
        let key = self.pieces.list[kind].key.as_str();
        let (limited, most) = &self.not_doubled;
        let is_limited = limited.contains(&kind);
        if is_limited && limited.len() > 1 {
            self.report(
                NO_DOUBLED,
                "promoted pieces of this type count there, too",
                losses,
            );
        }
        let different_colours = self.bishops_apart && key == "bishop";
        let on = [WHITE, BLACK].map(|player| match is_limited && *most == 0 {
            true => Some(Vec::new()),
            false => self.squares(draft, kind, player),
        });
        let gates = [WHITE, BLACK].map(|player| {
            let gates = draft.gates[player].iter().copied();
            let region = on[player].as_ref();
            let open = gates.filter(|gate| region.is_none_or(|region| region.contains(gate)));
            open.collect::<Vec<usize>>()
        });
        let drops = DraftDrops {
            pieces: vec![kind],
            on: match self.may_drop {
                true => on,
                false => [Some(Vec::new()), Some(Vec::new())],
            },
            gates,
            compulsory: hands::must_be_dropped(self.pieces, kind, self.settings, losses),
            captures: self.captures.then_some("captor"),
            forms: self.as_promoted && self.pieces.form_of(kind).is_some(),
            per_file: if is_limited { *most } else { 0 },
            different_colours,
            no_check: self.no_check,
            no_mate: self.no_pawn_mate && key == NO_DROP_MATE,
        };
        self.without_limited_gates(drops, losses)
    }

    /// Limits of drops don't apply to our gates.
    fn without_limited_gates(&self, drops: DraftDrops, losses: &mut Losses) -> DraftDrops {
        let DraftDrops {
            forms,
            per_file,
            different_colours,
            no_check,
            no_mate,
            compulsory,
            ..
        } = drops;
        let is_limited =
            compulsory || forms || per_file > 0 || different_colours || no_check || no_mate;
        if !is_limited || drops.gates.iter().all(Vec::is_empty) {
            return drops;
        }
        self.report(
            "seirawanGating",
            "the drops of some pieces are limited",
            losses,
        );
        DraftDrops {
            gates: Default::default(),
            ..drops
        }
    }

    /// The squares where a player may drop a type; `None` if it may be dropped wherever it may stay.
    fn squares(&self, draft: &Draft, kind: usize, player: usize) -> Option<Vec<usize>> {
        let key = self.pieces.list[kind].key.as_str();
        let [in_zone, on_first_rank] = self.pawns_anywhere;
        let moves = &draft.kinds[kind].moves;
        let may_drop = |square: &usize| {
            let is_first = draft.own_rank(player, *square) == 0;
            let fits = match key {
                PAWN => {
                    (in_zone || !self.promotion_zones[player].contains(square))
                        && (on_first_rank || !is_first)
                }
                "rook" => is_first || !self.rooks_on_first_rank,
                _ => true,
            };
            let region = self.region[player].as_ref();
            fits && region.is_none_or(|region| region.contains(square))
                && !(self.stuck_is_illegal && draft.is_stuck(moves, player, *square))
        };
        let stays = draft.kinds[kind].stays_on[player].as_ref();
        let all =
            (0..draft.squares.len()).filter(|square| stays.is_none_or(|on| on.contains(square)));
        let all: Vec<usize> = all.collect();
        let found: Vec<usize> = all.iter().copied().filter(may_drop).collect();
        (found.len() < all.len()).then_some(found)
    }

    /// Reports a key whose rule is only partly ours.
    fn report(&self, key: &str, why: &str, losses: &mut Losses) {
        let found = self.settings.value(key).unwrap_or_default();
        losses.refuse(LossKind::Rule, self.settings.line(key), key, found, why);
    }
}

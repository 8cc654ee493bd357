//! Why games end: the reasons, and one ordered table of the rules that end a game. The first that applies counts.

use super::situation::{Ended, Situation};
use super::{
    back_and_forth, bare, counts, extinction, facing, goals, material, no_action, passes,
    repetition, winning_material, won,
};
use crate::piece::Player;
use crate::position::{CrownLoss, Position};
use crate::variant::{Ending, Endings, Goal, RepetitionResult, Rules, Variant, Verdict};

codes! {
    /// Why a game is over, with a stable code.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Reason {
        /// The royal piece is attacked and no action helps.
        Checkmate = "checkmate",
        /// The player to move has no legal action.
        Stalemate = "stalemate",
        /// Insufficient material.
        Material = "material",
        /// Too many plies without an irreversible action.
        MoveCount = "move-count",
        /// Too many moves since little material is left.
        Counting = "counting",
        /// The same position occurred too often.
        Repetition = "repetition",
        /// A player gave check with every move while a position was repeated.
        PerpetualCheck = "perpetual-check",
        /// A player chased the same piece with every move while a position was repeated.
        PerpetualChase = "perpetual-chase",
        /// Only one player is left.
        LastAlive = "last-alive",
        /// A claim won at once, with other players still alive.
        ClaimWins = "claim-wins",
        /// Castling won at once.
        Castled = "castled",
        /// A player lost the last right to a castling that would win.
        CastlingLost = "castling-lost",
        /// One player, or every player, has only the royal piece left.
        Bare = "bare",
        /// A full round of passes.
        Passes = "passes",
        /// A player resigned.
        Resignation = "resignation",
        /// A player ran out of time.
        Time = "time",
        /// A player could not go on. The secrets stay hidden.
        Abandoned = "abandoned",
        /// The players agreed on a draw.
        Agreement = "agreement",
        /// The result of another program's record, which neither the moves nor a player's decision explain.
        Adjudication = "adjudication",
        /// A piece wearing the crown was captured.
        CrownCaptured = "crown-captured",
        /// An enemy landed where the crown was hidden.
        CrownFound = "crown-found",
        /// An own piece landed where the crown was hidden.
        OwnCrown = "own-crown",
        /// The crown is hidden, but the army is lost.
        ArmyLost = "army-lost",
        /// A player has lost all pieces, or those of a type.
        Extinction = "extinction",
        /// The royal piece can't move because it is surrounded by stones and own pieces only.
        WalledIn = "walled-in",
        /// Pieces on the squares that win, of one player or of both.
        Region = "region",
        /// The number of checks that wins.
        Checks = "checks",
        /// The royal pieces face each other, and the player to move has passed.
        Facing = "facing",
        /// A player has moved a piece back and forth.
        BackAndForth = "back-and-forth",
    }
}

/// A way in which a game ends, with all that its users must know of it.
#[derive(Debug)]
pub(super) struct Row {
    /// The variant says whether it has this ending.
    pub(super) ending: Ending,
    pub(super) reason: Reason,
    /// How the game has ended, if it has.
    pub(super) test: fn(&Situation) -> Option<Ended>,
    pub(super) quiescence: Quiescence,
    /// Whether a player may still win by it. If no ending lets a player win, an opponent who runs out of time draws.
    pub(super) may_win: fn(&Position, Player) -> bool,
    /// Whether endgame tables may be made for games with this ending. They ask it in every position. They don't know
    /// earlier moves, nor wins by a player without a legal action.
    pub(super) in_tablebases: fn(&Rules) -> bool,
}

/// When an ending is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// If the position has a winner.
    Won,
    /// In every position, before the legal actions are known. After it nothing is legal.
    Always,
    /// If there is no legal action.
    WithoutActions,
    /// If there is a legal action, and no checkmate that must be claimed.
    WithActions,
    /// As [`When::WithActions`], if the position was repeated as often as the rules demand.
    Repeated,
}

/// How a quiescence search, which searches only captures, treats an ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Quiescence {
    /// It doesn't ask: a draw that a capture may follow.
    Ignores,
    /// It asks.
    Asks,
    /// It asks, and prunes no capture, since any of them may end the game.
    KeepsCaptures,
}

/// The table. Its order is the order in which endings are asked.
const TABLE: [(When, &[Row]); 5] = [
    (
        When::Won,
        &[
            won(Reason::CrownCaptured, |it| {
                won::by_loss(it, CrownLoss::CrownCaptured)
            }),
            won(Reason::CrownFound, |it| {
                won::by_loss(it, CrownLoss::CrownFound)
            }),
            won(Reason::OwnCrown, |it| won::by_loss(it, CrownLoss::OwnCrown)),
            won(Reason::ArmyLost, |it| won::by_loss(it, CrownLoss::ArmyLost)),
            won(Reason::CastlingLost, won::by_lost_castling),
            won(Reason::Castled, won::by_castling),
            won(Reason::ClaimWins, won::by_claim),
            won(Reason::LastAlive, won::as_the_last),
        ],
    ),
    (
        When::Always,
        &[
            Row {
                ending: Ending::Extinction,
                reason: Reason::Extinction,
                test: extinction::test,
                quiescence: Quiescence::KeepsCaptures,
                may_win: extinction::may_win,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::Region,
                reason: Reason::Region,
                test: goals::region_reached,
                quiescence: Quiescence::Asks,
                may_win: |_, _| true,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::Checks,
                reason: Reason::Checks,
                test: goals::checks_given,
                quiescence: Quiescence::Asks,
                // Royal pieces give no check.
                may_win: |position, player| !winning_material::is_lone_royal(position, player),
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::TwoPasses,
                reason: Reason::Passes,
                test: passes::both_passed,
                quiescence: Quiescence::Asks,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::Facing,
                reason: Reason::Facing,
                test: facing::not_parted,
                quiescence: Quiescence::Asks,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
        ],
    ),
    (
        When::WithoutActions,
        &[
            Row {
                ending: Ending::Checkmate,
                reason: Reason::Checkmate,
                test: no_action::checkmate,
                quiescence: Quiescence::Asks,
                may_win: |position, player| match position.variant().rules.ending.checkmate {
                    Verdict::Loss => winning_material::may_mate(position, player),
                    Verdict::Draw | Verdict::Win => true,
                },
                in_tablebases: |rules| rules.ending.checkmate == Verdict::Loss,
            },
            Row {
                ending: Ending::WalledIn,
                reason: Reason::WalledIn,
                test: no_action::walled_in,
                quiescence: Quiescence::Asks,
                may_win: |_, _| false,
                in_tablebases: |_| true,
            },
            Row {
                ending: Ending::Stalemate,
                reason: Reason::Stalemate,
                test: no_action::stalemate,
                quiescence: Quiescence::Asks,
                may_win: no_action::may_win_by_stalemate,
                in_tablebases: |rules| {
                    rules.ending.stalemate != Verdict::Win && !rules.ending.stalemate_by_count
                },
            },
        ],
    ),
    (
        When::WithActions,
        &[
            Row {
                ending: Ending::BareKing,
                reason: Reason::Bare,
                test: bare::king_loses,
                quiescence: Quiescence::Asks,
                may_win: |position, player| !winning_material::is_lone_royal(position, player),
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::Material,
                reason: Reason::Material,
                test: material::is_insufficient,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| true,
            },
            Row {
                ending: Ending::BareRoyals,
                reason: Reason::Bare,
                test: bare::all_are_bare,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| true,
            },
            Row {
                ending: Ending::MoveCount,
                reason: Reason::MoveCount,
                test: counts::too_many_moves,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| true,
            },
            Row {
                ending: Ending::Counting,
                reason: Reason::Counting,
                test: counts::counted_out,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::BackAndForth,
                reason: Reason::BackAndForth,
                test: back_and_forth::test,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::RoundOfPasses,
                reason: Reason::Passes,
                test: passes::all_passed,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
        ],
    ),
    (
        When::Repeated,
        &[
            Row {
                ending: Ending::PerpetualCheck,
                reason: Reason::PerpetualCheck,
                test: repetition::perpetual_check,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::PerpetualChase,
                reason: Reason::PerpetualChase,
                test: repetition::perpetual_chase,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |_| false,
            },
            Row {
                ending: Ending::Repetition,
                reason: Reason::Repetition,
                test: repetition::repeated,
                quiescence: Quiescence::Ignores,
                may_win: |_, _| false,
                in_tablebases: |rules| {
                    let rule = rules.ending.repetition;
                    rule.is_none_or(|rule| rule.result == RepetitionResult::Draw)
                },
            },
        ],
    ),
];

/// A reason why an action has won.
const fn won(reason: Reason, test: fn(&Situation) -> Option<Ended>) -> Row {
    Row {
        ending: Ending::Won,
        reason,
        test,
        quiescence: Quiescence::Asks,
        may_win: |position, player| {
            let rules = &position.variant().rules;
            rules.ending.goal == Goal::Claim
                || rules.castling_decides() && !winning_material::is_lone_royal(position, player)
        },
        in_tablebases: |rules| rules.ending.goal == Goal::Checkmate && !rules.castling_decides(),
    }
}

/// The endings that are asked in every position.
pub(super) const ALWAYS: Endings = endings_of(TABLE[When::Always as usize].1);

const fn endings_of(rows: &[Row]) -> Endings {
    let mut endings = Endings::NONE;
    let mut row = 0;
    while row < rows.len() {
        endings = endings.with(rows[row].ending);
        row += 1;
    }
    endings
}

/// Every ending has a row, and the parts of the table are in the order of [`When`].
const _: () = {
    let mut with_rows = Endings::NONE;
    let mut part = 0;
    while part < TABLE.len() {
        assert!(TABLE[part].0 as usize == part);
        with_rows = with_rows.or(endings_of(TABLE[part].1));
        part += 1;
    }
    let mut ending = 0;
    while ending < Ending::ALL.len() {
        assert!(
            with_rows.contains(Ending::ALL[ending]),
            "an ending has no row in the table"
        );
        ending += 1;
    }
};

/// The rows of a variant's endings that are asked at one time.
#[inline]
pub(super) fn rows(variant: &Variant, when: When) -> impl Iterator<Item = &'static Row> + use<> {
    let endings = variant.endings;
    let (_, rows) = TABLE[when as usize];
    rows.iter().filter(move |row| endings.contains(row.ending))
}

/// All rows of a variant's endings.
pub(super) fn all_rows(variant: &Variant) -> impl Iterator<Item = &'static Row> + use<> {
    let endings = variant.endings;
    let rows = TABLE.iter().flat_map(|(_, rows)| rows.iter());
    rows.filter(move |row| endings.contains(row.ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reasons that no rule gives.
    const FROM_PLAYERS: [Reason; 5] = [
        Reason::Resignation,
        Reason::Time,
        Reason::Abandoned,
        Reason::Agreement,
        Reason::Adjudication,
    ];

    #[test]
    fn every_reason_has_a_row_or_comes_from_players() {
        let rows = TABLE.iter().flat_map(|(_, rows)| rows.iter());
        let in_table = rows.map(|row| row.reason);
        let known = in_table.chain(FROM_PLAYERS).map(|reason| reason.code());
        let known: Vec<&str> = known.collect();
        for code in Reason::CODES {
            assert!(known.contains(code), "no ending has the reason `{code}`");
        }
    }
}
